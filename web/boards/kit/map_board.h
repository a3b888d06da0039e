// The board of a game with a map: plates of the seats around it, and a tray for the question. This file has what all of
// them share: the order in which a frame is laid, handled and painted, which things are open, and the keys and presses
// that mean the same in every game. BoardOf<Parts> names a game's types and functions; the game writes read, hang and
// heed.
#pragma once

#include <algorithm>
#include <any>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/words.h"
#include "web/boards/board.h"
#include "web/boards/kit/choices.h"
#include "web/boards/kit/film.h"
#include "web/boards/kit/held.h"
#include "web/boards/kit/scene.h"
#include "web/boards/kit/sky.h"
#include "web/boards/kit/spot_input.h"
#include "web/boards/kit/tell.h"
#include "web/boards/kit/tray.h"

namespace orrery::web::kit {

// The least height that a tray leaves to the map: a third of a phone, of which the board has four fifths.
inline float least_map(const BoardFrame& frame) { return (frame.max.y - frame.min.y) * 0.42f; }
// Whether a tray of that height leaves a phone's map at least half as high as wide.
inline bool keeps_map(const Scene& scene, float tray) {
    return scene.frame.format != Format::portrait || scene.room.height() - tray >= scene.room.width() / 2;
}

// Puts a question's tray into the dock (`docks`) or above the foot of the map, or tells its words beside the board if it
// has nothing else. Returns the height that it takes from the map.
float put_question(Scene& scene, Tray& tray, bool docks);

class MapBoard : public Board {
   public:
    bool shows_seats() const override { return true; }
    void fit() override { camera().fit(); }
    bool key(ImGuiKey key) override;

   protected:
    virtual Camera& camera() = 0;
    static bool asks(const BoardFrame& frame) {
        return frame.interactive && frame.film == nullptr && frame.entries != nullptr;
    }
    // Begins a frame. `waits`: the viewer plays and will be asked again, so the map keeps its place. `is_other`: the
    // choice differs from that of the frame before.
    Scene begin(const BoardFrame& frame, const Brush& brush, bool waits, bool is_other);
    // Takes room for a tray of that height from the map. 0: there is no tray now. If `waits`, the last height stays
    // until the viewer is asked again.
    void keep_foot(Scene& scene, float height, bool waits);
    // If a tray of that height leaves a phone's map too little room, folds the plates, and the next time leaves the hand
    // out. Returns true if everything must be laid again.
    bool gives_way(Scene& scene, float height);
    bool close_all();  // true: something was open
    // True: the press means the same in every game. A press on a plate opens the seat's things or closes them. A press
    // on nothing closes what is open, or takes the last step back.
    bool hears(const SpotPress& press, const BoardFrame& frame, BoardAnswer& answer);

    SpotInput input_;
    Spots spots_;
    Region room_;
    bool is_free_ = true;          // nothing is chosen
    std::string picked_;           // the mark of a thing whose ways are shown, or that was picked up
    Seat looked_at_ = kSpectator;  // the seat whose things are open
    int page_ = 0;

   private:
    float foot_ = 0, sheet_ = 0;             // heights of the last tray and sheet
    bool folds_ = false, is_tight_ = false;  // what has given way to the last tray
};

// Parts: the types View, Move, Map, Scene and Moment; the functions cut and paint_film of its film, figures and advise
// of its plan; its resources. The namespace of its Scene has lay_around, lay_question, lay_player and paint_track.
template <class Parts>
class BoardOf : public MapBoard {
   public:
    using View = typename Parts::View;
    using Move = typename Parts::Move;
    using Scene = typename Parts::Scene;

    BoardAnswer draw(const BoardFrame& frame, const Theme& theme, Marks& marks) override;
    Advice advice(const std::any& view, const std::any& begun, Range range) override {
        const auto* move = begun_in<Move>(begun);
        return move != nullptr ? Parts::advise(held<View>(view), *move, range) : Advice{};
    }
    std::vector<SeatFigures> figures(const std::any& view) override { return Parts::figures(held<View>(view)); }
    SignPainter sign_of(std::string_view word) override {
        for (const Resource<View>& one : Parts::resources())
            if (is_among(word, one.words)) return one.sign;
        return nullptr;
    }
    double film_ms(const Film& film) override { return Parts::cut().length_ms(film); }
    std::optional<Story> story(const Film& film) override {
        return story_of(Parts::cut(), shot_of(Parts::cut(), film));
    }

   protected:
    Camera& camera() override { return map_.camera(); }
    virtual Scene read(kit::Scene&& begun, const View& view) = 0;  // also works out what can be chosen
    // Makes things on map and tray into choices. `answer` may get the usual one, which is chosen without a press.
    virtual void hang(const Scene& scene, BoardAnswer& answer) = 0;
    virtual void heed(const SpotPress& press, const Scene& scene, BoardAnswer& answer) = 0;
    // Lays what is over the map. `rests`: nothing moves, so the question may be shown.
    virtual void lay_over(Scene& scene, bool rests) {
        if (rests && looked_at_ != kSpectator) return lay_player(scene);
        keep_foot(scene, rests ? lay_asked(scene) : 0, waits(scene.view));
    }
    // Lays the question's tray, and makes room for it; returns its height.
    float lay_asked(Scene& scene) {
        float height = lay_question(scene);
        while (gives_way(scene, height)) lay_around(scene), height = lay_question(scene);
        return height;
    }
    // Paints what stays visible of the last film until the viewer is asked again.
    virtual void paint_rest(const Scene& scene) { (void)scene; }
    // Paints what the move has brought and cost each seat so far. Marks "change:p1".
    static void paint_changes(const Scene& scene, const View& before, const View& now, Marks& marks) {
        for (std::size_t i = 0; i < scene.plates.size(); ++i) {
            const Seat seat = seat_at(static_cast<int>(i));
            std::vector<Change> changes;
            for (const Resource<View>& one : Parts::resources())
                if (const int more = one.held(now, seat) - one.held(before, seat); more != 0)
                    changes.push_back({one.sign, more});
            if (changes.empty()) continue;
            const Region at = kit::paint_changes(scene.brush, scene.plates[i].at, scene.room, changes);
            marks.add("change:" + seat_token(seat), at.min, at.max);
        }
    }
    static bool waits(const View& view) { return view.viewer != kSpectator && !view.open.over; }

    typename Parts::Map map_;
    std::optional<Move> begun_;  // the move as far as it is chosen, while the viewer is asked
};

template <class Parts>
BoardAnswer BoardOf<Parts>::draw(const BoardFrame& frame, const Theme& theme, Marks& marks) {
    BoardAnswer answer;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_sky(list, frame.min, frame.max, frame.sky, theme);
    const View& given = held<View>(*frame.view);
    if (frame.picture) {
        map_.frame(given, {frame.min, frame.max}, theme, frame.sky);
        map_.paint({list, theme}, given);
        return answer;
    }
    std::optional<typename Parts::Moment> moment;
    if (frame.film != nullptr) moment = shot_of(Parts::cut(), *frame.film);
    const View& view = moment ? moment->view : given;
    const auto* begun = asks(frame) ? begun_in<Move>(frame.begun) : nullptr;
    const bool is_other = begun != nullptr ? !begun_ || !(*begun_ == *begun) : begun_.has_value();
    begun_ = begun != nullptr ? std::optional(*begun) : std::nullopt;
    Scene scene = read(begin(frame, {list, theme}, waits(view), is_other), view);

    lay_around(scene);
    lay_over(scene, !moment);
    answer.told = std::move(scene.told);
    answer.docked = scene.has_dock() && scene.above.size() > 0 && looked_at_ == kSpectator;
    room_ = scene.room;
    map_.frame(view, room_, theme, frame.sky);
    const std::size_t first = spots_.size();
    map_.add_spots(scene);
    spots_.lie_on_map(first, room_);
    spots_.append(std::move(scene.above));
    if (scene.asks) hang(scene, answer);
    if (const auto room = number_in(spots_)) answer.number_min = room->min, answer.number_max = room->max;
    if (const auto press = input_.listen(spots_, map_.camera(), room_, frame, theme, answer))
        if (!hears(*press, frame, answer)) heed(*press, scene, answer);

    list.PushClipRect(frame.min, frame.max, true);
    paint_track(scene);
    list.PushClipRect(room_.min, room_.max, true);
    map_.paint(scene.brush, view);
    map_.paint_choice(scene);
    list.PopClipRect();
    list.PopClipRect();
    spots_.paint(list, theme, input_.over(), input_.focus());
    if (!frame.pointed.empty()) spots_.light_named({list, theme}, marks, frame.pointed);
    if (moment) {
        Parts::paint_film(scene, *moment, frame.film->fade_only);
        paint_changes(scene, held<View>(*frame.film->before), *moment->next, marks);
    } else {
        paint_rest(scene);
        tell(scene.brush, spots_, input_.asked(), frame, scene.board(), answer);
    }
    spots_.name(marks, frame);
    marks.add("region:map", room_.min, room_.max);
    if (scene.hand.height() > 0) marks.add("region:hand", scene.hand.min, scene.hand.max);
    return answer;
}

}  // namespace orrery::web::kit
