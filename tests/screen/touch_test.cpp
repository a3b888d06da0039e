// Laws of all boards, over whole matches on a phone. Everything that can be chosen is on the board, large enough for a
// finger and covered by nothing. A finger that is inexact within its 44 px chooses what it meant.
#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "core/chance.h"
#include "laws/support.h"
#include "screen/device.h"
#include "web/boards/board.h"

namespace orrery::screen {
namespace {

constexpr float kTarget = 44;  // CSS px
constexpr float kSure = 0.9f;  // share of it; farther out is between two things
constexpr int kRest = 25;      // frames for which a button that has just appeared can't be pressed
constexpr int kMostTaps = 4000, kFilmTaps = 400, kSampleTaps = 100;

Record seated(const laws::Variant& variant, std::uint64_t seed, SeatSet& here) {
    Record record = laws::Course{variant, seed, 0}.record();
    for (std::size_t i = 1; i < record.seats.size(); ++i) record.seats[i] = {SeatKind::bot, 0, {}};
    record.seats[0] = {SeatKind::person, 0, "Ada"};
    here.add(seat_at(0));
    return record;
}

bool is_choice(const web::Mark& mark) { return !mark.chooses.empty() || mark.opens; }
// The table's own buttons appear and disappear with what is chosen. The other marks are the board's.
bool is_button(const web::Mark& mark) { return mark.name.starts_with("button:"); }

const web::Mark* find(const std::vector<web::Mark>& marks, std::string_view name) {
    const auto found =
        std::find_if(marks.begin(), marks.end(), [name](const web::Mark& mark) { return mark.name == name; });
    return found == marks.end() ? nullptr : &*found;
}

// The place that a finger aims at: the middle, or of a partly covered card the visible part.
ImVec2 aim(const web::Mark& mark, const std::vector<web::Mark>& marks) {
    const ImVec2 middle{(mark.min.x + mark.max.x) / 2, (mark.min.y + mark.max.y) / 2};
    const bool is_seen = std::none_of(marks.begin(), marks.end(), [&](const web::Mark& other) {
        return &other > &mark && is_choice(other) && other.min.x > mark.min.x && other.min.x < middle.x + kTarget / 2 &&
               other.max.x > middle.x && other.min.y < middle.y + kTarget / 2 && other.max.y > middle.y - kTarget / 2;
    });
    const bool is_fanned = mark.name.starts_with("card:") && !is_seen;
    return is_fanned ? ImVec2{mark.min.x + kTarget / 2, middle.y} : middle;
}

// A place near `at`, anywhere within a finger's target and on the glass.
ImVec2 trembling(ImVec2 at, const Window& window, Chance& chance) {
    const float angle = static_cast<float>(chance.below(628)) / 100;
    const float away = std::sqrt(static_cast<float>(chance.below(1001)) / 1000) * kTarget / 2 * kSure;
    return {std::clamp(at.x + std::cos(angle) * away, 1.0f, window.width - 1.0f),
            std::clamp(at.y + std::sin(angle) * away, 1.0f, window.height - 1.0f)};
}

struct Walk {
    Device& device;
    const Window& window;
    laws::Course course;
    Chance chance;
    std::string nearer{};  // what the finger meant when the map zoomed in
    int chosen = 0;

    void hold(bool holds, std::string_view law, const std::string& detail) {
        if (!holds) laws::hold(false, law, course, window.name() + ": " + detail + "\n" + device.picture());
    }

    // Everything that is offered in words can be pressed: on the board, after a press that shows its ways, or as the
    // table's button. A list is put together from its things. A long choice has pages.
    void hold_offers(const std::vector<web::Mark>& marks) {
        const bool opens = find(marks, "more") || std::any_of(marks.begin(), marks.end(), [](const web::Mark& mark) {
                               return mark.opens && !mark.aside;
                           });
        for (const auto& [tokens, label] : device.offered()) {
            const bool is_list = tokens.find(',') != tokens.npos;
            const std::size_t number = tokens.rfind('=');  // presses on the thing go through the numbers
            const std::string begin = is_list                 ? tokens.substr(0, tokens.find(' ') + 1)
                                      : number != tokens.npos ? tokens.substr(0, number + 1)
                                                              : tokens + ' ';
            const bool is_there = std::any_of(marks.begin(), marks.end(), [&, &tokens = tokens](const web::Mark& mark) {
                return mark.chooses == tokens || mark.chooses.starts_with(begin);
            });
            hold(is_there || opens, "what can be chosen is on the board", tokens);
        }
    }

    void hold_places(const std::vector<web::Mark>& marks) {
        for (const web::Mark& mark : marks) {
            const bool is_in =
                mark.min.x > -1 && mark.min.y > -1 && mark.max.x < window.width + 1 && mark.max.y < window.height + 1;
            if (is_choice(mark)) hold(is_in, "what can be chosen is in the window", mark.name);
            if (is_button(mark))
                hold(mark.max.y - mark.min.y >= kTarget - 1 || mark.name == "button:sheet",
                     "a button is high enough for a finger", mark.name);
        }
    }

    // One tap on something that can be chosen.
    void press(const std::vector<web::Mark>& marks) {
        std::vector<const web::Mark*> open;
        for (const web::Mark& mark : marks)
            if (is_choice(mark)) open.push_back(&mark);
        const web::Message before = device.state();
        if (open.empty() || (nearer.empty() && chance.below(4) == 0)) return confirm(before);
        const web::Mark* again = nearer.empty() ? nullptr : find(marks, nearer);
        const web::Mark meant = again ? *again : *open[chance.below(static_cast<std::uint32_t>(open.size()))];
        const ImVec2 at = trembling(aim(meant, marks), window, chance);
        const web::Mark* sheet = find(marks, "button:sheet");
        hold(!sheet || at.y < sheet->min.y, "no sheet lies over what can be chosen", meant.name);
        device.tap(at);
        const web::Message now = device.state();
        const std::string is = now.text("chosen"), was = before.text("chosen");
        const bool is_made = now.number("ply") > before.number("ply");
        const std::string made = device.move_at(static_cast<std::size_t>(before.number("ply")));
        const bool is_taken_back = was.starts_with(meant.chooses) && is != was;
        if (again || (is == was && !is_made)) device.frames(kRest);  // nobody can aim at a moving map
        const std::vector<web::Mark> after = device.marks();
        const web::Mark* there = again && !meant.opens ? nullptr : find(after, meant.name);
        const bool came_nearer =
            there && is == was && !is_made && there->max.x - there->min.x > meant.max.x - meant.min.x + 1;
        nearer = came_nearer ? meant.name : "";
        if (came_nearer || meant.opens) return;
        const bool did =
            is_made ? made.starts_with(meant.chooses) : is_taken_back || (is.starts_with(meant.chooses) && is != was);
        hold(did, "a finger chooses what it meant",
             meant.name + " at " + std::to_string(at.x) + "," + std::to_string(at.y) + " would choose " +
                 meant.chooses + "; now \"" + (is_made ? made : is) + "\", before \"" + was + "\"");
        ++chosen;
        if (is_made) device.settle();
    }

    // Presses what ends a move or a turn, or what leads on if there is nothing to choose.
    void confirm(const web::Message& before) {
        const std::string mode = before.text("mode");
        if (mode == "hand-over") return device.act("pass-device");
        device.frames(kRest);
        const std::vector<web::Mark> marks = device.marks();
        for (const std::string_view name : {"button:confirm", "button:end-turn"})
            if (const web::Mark* mark = find(marks, name)) {
                device.tap(aim(*mark, marks));
                return device.settle();
            }
    }

    void run() {
        const int most = laws::is_sample_run() ? kSampleTaps : window.moves ? kFilmTaps : kMostTaps;
        for (int taps = 0; taps < most; ++taps) {
            const web::Message state = device.state();
            course.ply = static_cast<std::size_t>(state.number("ply"));
            if (state.flag("over")) return;
            const std::vector<web::Mark> marks = device.marks();
            if (const web::Mark* close = find(marks, "close")) {  // a card is shown for reading
                device.tap(aim(*close, marks));
                continue;
            }
            if (state.text("mode") == "choose" && !state.flag("busy")) {
                if (nearer.empty()) hold_offers(marks), hold_places(marks);
            }
            press(marks);
        }
        hold(most < kMostTaps, "a match comes to its end", "");
    }
};

// A match with the fewest seats and one with the most, and with ORRERY_SEEDS one per number of seats. With sanitizers,
// which take ten times as long, only the beginning of one match with the fewest.
void walk(const Window& window) {
    for (const GameInfo& game : games()) {
        if (!web::make_board(game.id)) continue;  // played with the stepper alone
        for (const laws::Course& course : laws::courses(game.id)) {
            const laws::Variant& variant = course.variant;
            const bool is_whole_run = std::getenv("ORRERY_SEED") || std::getenv("ORRERY_SEEDS");
            const bool is_fewest = variant.seats == game.min_seats, is_most = variant.seats == game.max_seats;
            if (!variant.is_default || (!is_whole_run && course.seed != laws::seeds().front())) continue;
            if (!is_fewest && (laws::is_sample_run() || !(is_most || is_whole_run))) continue;
            SeatSet here;
            const Record record = seated(variant, course.seed, here);
            Device device(window);
            device.sit_down(record, here);
            Walk walk{device, window, course, Chance(course.seed)};
            walk.run();
            CHECK(walk.chosen > 0);
        }
    }
}

}  // namespace

TEST_CASE("a finger on a small phone chooses what it means", "[screen][touch]") { walk({360, 640, 1, true}); }
TEST_CASE("a finger on a phone in landscape chooses what it means", "[screen][touch]") { walk({844, 390, 1, true}); }
TEST_CASE("a finger goes on playing while films run", "[screen][film]") { walk({390, 844, 1, true, true}); }

}  // namespace orrery::screen
