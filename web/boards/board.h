// What a board is to the table screen. It gets a View and the legal list of its game, and draws. It returns what the
// player has chosen: an Entry of the game's own Move, either whole or with more to come. A board changes no table.
// A game's board is class <Game>Board in web/boards/<game>/board.h. A game without a board is played with the stepper
// alone.
#pragma once

#include <any>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <imgui.h>

#include "games.h"
#include "web/boards/facts.h"
#include "web/layout.h"
#include "web/marks.h"
#include "web/theme.h"

namespace orrery::web {

namespace kit {
struct Brush;
}

inline constexpr double kMotion = 280;  // ms, for one change

// A change from one view to the next by a move, shown as motion; `progress` 0..1. The log's sentences are made from the
// same events, in the same order.
struct Film {
    const std::any* before = nullptr;
    const std::any* after = nullptr;
    const std::any* events = nullptr;  // a vector of the game's own Event, as the viewer may know them
    const std::any* views = nullptr;   // a vector of its own View, one per event: the view after that event
    float progress = 0;
    bool fade_only = false;  // prefers-reduced-motion
};

// The state of a film, for the words and figures beside the board.
struct Story {
    std::any view;             // the game's own View: it has what has happened, and not what is going on
    std::size_t happened = 0;  // number of the film's events that have happened or are going on
    std::string title{};       // of a moment with a title: "Round 4", "{p2} is out"; empty: no such moment
    float share = 0;           // how much of that moment has passed, 0..1
    bool warns = false;        // the title is a threat
    bool captures = false;     // somebody takes what belonged to somebody else
};

struct BoardFrame {
    const std::any* view = nullptr;  // the game's own View, for the seat at the screen
    // The choice, in the game's own types (kit/choices.h). What can be chosen next: a vector of Entry of its Move.
    // nullptr: the viewer is not asked.
    const std::any* entries = nullptr;
    std::any begun{};                    // its Move as far as it is chosen; empty: nothing is chosen
    std::optional<std::size_t> place{};  // the index of the chosen entry, without its number
    bool is_whole = false;               // the chosen entry makes a whole move
    std::uint64_t question = 0;          // changes whenever what can be chosen changes
    const Film* film = nullptr;          // null: nothing moves
    ImVec2 min, max;                     // where to draw, device pixels
    float covered = 0;  // height at the bottom that a sheet covers at its largest, so that a drawing keeps its place
    float sheet = 0;    // height at the bottom that the sheet covers now
    Format format = Format::wide;  // of the screen around it
    float number_height = 0;       // height of the slider for a number; above 0: a tray may give it room (BoardAnswer)
    ImVec2 dock_min{0, 0}, dock_max{0, 0};   // a place for a tray beside the board; empty: the tray lies on the board
    std::span<const std::string> names;      // of the seats
    std::span<const std::string> holders{};  // who sits there: "You", "Bot, adept"; empty: not given
    std::uint64_t sky = 0;                   // seed of the star field and of the planets' faces
    bool interactive = true;                 // false: nothing glows
    bool tells = true;                       // facts can be told: the code that does it is here
    bool tells_beside = false;               // facts and mere words stand beside the board (BoardAnswer), not on it
    bool taps_commit = false;                // a press that leaves nothing else to choose makes the move
    std::function<std::string(const std::any& entry)> why_not{};  // a sentence; empty: it is legal
    std::function<std::string(const std::any& entry)> text_of{};  // for names of marks
    std::string choice_mark(const std::any& entry) const { return "choice:" + (text_of ? text_of(entry) : ""); }
    std::string_view pointed{};  // a sentence that somebody points at: the places that it names are marked
    bool picture = false;  // a small picture among other things: nothing can be pressed, only the main part is drawn
};

// "You", or the name of the seat.
inline std::string name_of(const BoardFrame& frame, Seat seat) {
    return seat != kSpectator && slot(seat) < frame.names.size() ? frame.names[slot(seat)] : seat_name(seat);
}

struct BoardAnswer {
    std::optional<std::any> choice;             // an Entry of the game's own Move; an empty any: undo everything
    std::optional<std::any> usual;              // an Entry to begin with, that nobody has pressed
    bool commit = false;                        // the move is whole (with `choice`, if it is set): make it
    bool back = false;                          // a step back
    ImVec2 number_min{0, 0}, number_max{0, 0};  // room for the slider of a number; empty: the table has it elsewhere
    bool docked = false;                        // something of the board stands in the dock
    bool animating = false;                     // needs another frame soon
    bool reads = false;                         // a finger can hold cards to read them
    ImVec2 facts_min{0, 0}, facts_max{0, 0};    // where facts stand on the board; empty: nowhere
    // If the frame tells beside the board: facts of what somebody points at, and words about the question.
    std::optional<Facts> facts;
    std::string told;
    std::optional<std::string> look_up;  // open the rulebook at this anchor ("R17", "card:cocoon")
};

struct Range {  // of the number of a ranged move
    std::int32_t low = 0, high = 0;
};

// Help with the number of a ranged move: the number to start with, and numbers worth a button.
struct Advice {
    struct Amount {
        std::string label;  // "just take"
        std::int32_t number = 0;
    };
    std::int32_t start = 0;  // 0: the low end
    std::vector<Amount> amounts;
    bool is_told = false;  // the board itself shows what a number brings, so a phone needs no words for it
};

// How a seat stands, for the seat bar: a line of figures and a share that is drawn as a bar.
struct SeatFigures {
    std::string text;         // "P 34, 51 ships, 7 planets"
    std::string brief;        // "P 34": the figure that matters most
    float bar = 0;            // 0..1
    float mark = 0;           // 0..1: where the bar decides something; 0: nowhere
    std::string flag;         // what must be noticed, as it follows the seat's name: "wins at the ..."; or empty.
                              // For the reader's own seat it is a sentence: "you win at the ..."
    std::int32_t course = 0;  // the figure in the chart of the match, named by Board::course()
    bool out = false;         // no longer in the match
};

// Paints the sign of a resource around `centre`; `radius` in device pixels.
using SignPainter = void (*)(const kit::Brush& brush, ImVec2 centre, float radius);

class Board {
   public:
    virtual ~Board() = default;
    virtual BoardAnswer draw(const BoardFrame& frame, const Theme& theme, Marks& marks) = 0;
    virtual bool shows_seats() const { return false; }  // it shows all seats with their figures; the screen does not
    virtual bool keeps_clear() const { return false; }  // it leaves the lowest BoardFrame::covered free at all times
    virtual void fit() = 0;                             // show everything (key 0, double-click on the ground)
    // Arrows move among what can be chosen, Enter takes it, + and - zoom. The answer comes with the next draw. True:
    // the key was for the board.
    virtual bool key(ImGuiKey key) { return (void)key, false; }

    // `begun` here and below: the game's own Move as far as it is chosen; empty: nothing is chosen.
    virtual Advice advice(const std::any& view, const std::any& begun, Range range) {
        return (void)view, (void)begun, (void)range, Advice{};
    }
    virtual std::vector<SeatFigures> figures(const std::any& view) { return (void)view, std::vector<SeatFigures>{}; }
    // Does the board itself say what is chosen or, if nothing is chosen, what others threaten? Then a phone's sheet
    // needs no words for it.
    virtual bool tells(const std::any& begun) { return (void)begun, false; }
    // The question that follows the words for what is chosen so far.
    virtual std::string what_next(const std::any& begun);
    // The sign of a resource, by its word as the log writes it: "food". nullptr: that word has no sign.
    virtual SignPainter sign_of(std::string_view word) { return (void)word, nullptr; }
    virtual std::string course();  // what SeatFigures::course counts
    // What is told about the moment of a film; std::nullopt: the move as a whole is told as soon as it begins.
    virtual std::optional<Story> story(const Film& film) { return (void)film, std::nullopt; }
    // How long the motion lasts, ms. A move with many consequences takes longer.
    virtual double film_ms(const Film& film) { return (void)film, kMotion; }
};

std::unique_ptr<Board> make_board(std::string_view game);  // nullptr: this game has no board
// The number that a slider starts with, as the game's board advises.
std::function<std::int32_t(const std::any& view, const Pick& pick)> board_start(std::string_view game);

}  // namespace orrery::web
