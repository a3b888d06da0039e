#include "web/boards/cosmos/trade.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "generated/cosmos-board/say.h"
#include "web/boards/cosmos/signs.h"
#include "web/boards/cosmos/tray.h"
#include "web/boards/kit/signs.h"
#include "web/widgets/text.h"

namespace orrery::web::cosmos_board {
namespace {
using namespace orrery::cosmos;
using cosmos_plan::Draft;

constexpr float kGap = 6;         // CSS px
constexpr float kSeatNamed = 76;  // CSS px: a narrower button of a seat has only its sign

// One of the four numbers of a trade.
struct Figure {
    std::string_view id;
    Goods Draft::*side;
    std::int8_t Goods::*kind;
    bool is_given() const { return side == &Draft::give; }
    bool is_gas() const { return kind == &Goods::gas; }
};
constexpr std::array<Figure, 4> kFigures{{{"give-m", &Draft::give, &Goods::minerals},
                                          {"give-g", &Draft::give, &Goods::gas},
                                          {"ask-m", &Draft::ask, &Goods::minerals},
                                          {"ask-g", &Draft::ask, &Goods::gas}}};

int most_of(const Scene& scene, const Figure& figure) {
    const Player& own = scene.view.of(scene.open().question.seat);
    return figure.is_given() ? std::min<int>(kMostOffered, figure.is_gas() ? own.gas : own.minerals) : kMostOffered;
}

// "Less" is a button of its own; "more" shows the number, too.
kit::Spot step_spot(const Scene& scene, std::size_t place, int by) {
    const Figure& figure = kFigures[place];
    kit::Spot spot;
    spot.mark = std::string(kTradeMark) + ":" + std::string(figure.id) + (by > 0 ? "+" : "-");
    const int now = scene.draft.*figure.side.*figure.kind, then = now + by;
    spot.opens = then >= 0 && then <= most_of(scene, figure);
    spot.chosen = by > 0 && now > 0;
    spot.paint = [&scene, place, by](const kit::Spot& own, const kit::Brush& brush) {
        const Figure& it = kFigures[place];
        kit::button_ground(own, brush);
        const ImVec2 centre = own.centre(), step{brush.px(17), 0};
        const ImU32 ink = own.opens ? ink::kIvory : kit::quiet(0.5f);
        if (by < 0) return text_centred(brush.list, brush.theme.text, centre, ink, "\u2212");
        const int number = scene.draft.*it.side.*it.kind;
        text_centred(brush.list, brush.theme.bold, centre, number > 0 ? ink::kIvory : ink, std::to_string(number));
        text_centred(brush.list, brush.theme.text, centre + step, ink, "+");
        it.is_gas() ? gas_sign(brush, centre - step, brush.px(7)) : mineral_sign(brush, centre - step, brush.px(7));
    };
    return spot;
}
std::string why_not(const Scene& scene, const Draft& draft) {
    const auto offer = cosmos_plan::offer_in(draft);
    return offer && scene.frame.why_not ? scene.frame.why_not(*offer) : std::string();
}

kit::Spot side_spot(bool gives) {
    kit::Spot spot;
    spot.paint = [gives](const kit::Spot& own, const kit::Brush& brush) {
        text_centred(brush.list, brush.theme.small, own.centre(), kit::quiet(0.9f),
                     gives ? cosmos_says::you_give() : cosmos_says::you_ask());
    };
    return spot;
}

// The other seats to choose from: buttons of the tray, or the plates themselves if they have made room for it.
void lay_partners(kit::Tray& tray, const Scene& scene, float width) {
    const Open& p = scene.open();
    if (p.seats == 2) return;
    const auto mark_of = [](Seat seat) { return std::string(kTradeMark) + ":" + seat_token(seat); };
    for (kit::Spot& spot : scene.spots.all())
        for (int k = 0; scene.folds && k < p.seats; ++k)
            if (spot.mark == "seat:" + seat_token(seat_at(k)) && seat_at(k) != p.question.seat) {
                spot.mark = mark_of(seat_at(k));
                spot.aside = false, spot.chosen = scene.draft.to == seat_at(k);
            }
    if (scene.folds) return;
    const float gap = scene.px(kGap);
    const float seat_width = std::min(scene.px(92), (width + gap) / real(p.seats - 1) - gap - 0.5f);
    const bool has_names = seat_width >= scene.px(kSeatNamed);
    std::vector<kit::Spot> seats;
    for (int k = 0; k < p.seats; ++k) {
        const Seat seat = seat_at(k);
        if (seat == p.question.seat) continue;
        kit::Spot spot = kit::button_spot({.label = has_names ? cosmos_plan::name_of(scene.frame, seat) : std::string(),
                                           .note = {},
                                           .mark = mark_of(seat),
                                           .chosen = scene.draft.to == seat,
                                           .seat = seat},
                                          {});
        spot.opens = true;
        seats.push_back(std::move(spot));
    }
    tray.things(std::move(seats), {seat_width, scene.px(kit::kButtonHeight)});
}
}  // namespace

std::optional<cosmos_plan::Step> offer_of(const Scene& scene, const Draft& draft) {
    return why_not(scene, draft).empty() ? cosmos_plan::offer_in(draft) : std::nullopt;
}

void change_draft(const Scene& scene, std::string_view mark, Draft& draft) {
    mark.remove_prefix(kTradeMark.size() + 1);
    if (const auto seat = read_seat(mark)) {
        draft.to = *seat;
        return;
    }
    for (const Figure& figure : kFigures) {
        if (!mark.starts_with(figure.id)) continue;
        const int then = draft.*figure.side.*figure.kind + (mark.back() == '+' ? 1 : -1);
        draft.*figure.side.*figure.kind = static_cast<std::int8_t>(std::clamp(then, 0, most_of(scene, figure)));
    }
}

void lay_trade(kit::Tray& tray, const Scene& scene, float width) {
    const float button = scene.px(kit::kButtonHeight), gap = scene.px(kGap);
    const std::string why = why_not(scene, scene.draft);
    tray.words(!why.empty()                   ? why
               : scene.draft.to != kSpectator ? cosmos_says::offer_to(cosmos_plan::name_of(scene.frame, scene.draft.to))
               : scene.folds                  ? cosmos_says::to_whom_tap_seat()
                                              : cosmos_says::to_whom());
    lay_partners(tray, scene, width);
    for (const bool gives : {true, false}) {
        std::vector<kit::Spot> cells{side_spot(gives)};
        for (std::size_t i = 0; i < kFigures.size(); ++i)
            if (kFigures[i].is_given() == gives)
                for (const int by : {-1, 1}) cells.push_back(step_spot(scene, i, by));
        tray.things(std::move(cells), {std::min(scene.px(68), (width + gap) / 5 - gap - 0.5f), button});
    }
    if (scene.frame.begun.has_value()) return;  // the table has the buttons to go back and to confirm
    kit::Spot back = kit::button_spot({.label = cosmos_says::back(), .note = {}, .mark = std::string(kTradeBack)}, {});
    back.opens = true;
    std::vector<kit::Spot> end;
    end.push_back(std::move(back));
    tray.things(std::move(end), {std::min(scene.px(120), width), button});
}

}  // namespace orrery::web::cosmos_board
