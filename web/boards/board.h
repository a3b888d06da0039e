// What a board is to the table screen: it is handed a View and the legal list of its game, draws, and says what the player has
// chosen: an Entry of the game's own Move, which is whole or has more to come. It changes nothing.
// A game's board is web/boards/<game>/board.h, class <Game>Board; a game without one is played with the stepper alone.
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
#include "web/layout.h"
#include "web/marks.h"
#include "web/theme.h"

namespace orrery::web {

inline constexpr double kMotion = 280;  // ms, of one change

// A change being shown as motion: from one view to the next by a move; `progress` 0..1. The log's sentences are made of
// the same events, in the same order.
struct Film {
    const std::any* before = nullptr;
    const std::any* after = nullptr;
    const std::any* events = nullptr;  // a vector of the game's own Event, for the eyes that the views are for
    const std::any* views = nullptr;   // a vector of its own View, one an event: as it stands after it
    float progress = 0;
    bool fade_only = false;  // prefers-reduced-motion
};

// Where a film stands, for the words and figures beside the board.
struct Story {
    std::any view;             // the game's own View: what has happened is in it, what is on its way is not
    std::size_t happened = 0;  // so many of the film's events have, or are on their way
    std::string title{};       // of a moment of its own: "Round 4", "{p2} is out"; empty: none
    float share = 0;           // of that moment, 0..1
    bool warns = false;        // the title is a threat
    bool captures = false;     // somebody takes what was somebody's
};

struct BoardFrame {
    const std::any* view = nullptr;  // the game's own View, for the seat at the screen
    // In the game's own types (kit/choices.h): what can be chosen next, a vector of Entry of its Move (nullptr: the viewer is not
    // asked); its Move as far as it is chosen (empty: nothing is); the entry that is chosen, but for its number; and whether
    // that makes a whole move.
    const std::any* entries = nullptr;
    std::any begun{};
    std::optional<std::size_t> place{};
    bool is_whole = false;
    std::uint64_t question = 0;    // changes with what can be chosen
    const Film* film = nullptr;    // null: nothing moves
    ImVec2 min, max;               // where to draw, device pixels
    float covered = 0;             // of that at the bottom, by a sheet at its most, so that a drawing stays in place
    float sheet = 0;               // of that at the bottom, by the sheet as it stands now
    float hint = 0;                // of that, by a hint that stands until the next answer: hands lie above it
    Format format = Format::wide;  // of the screen around it
    float number_height = 0;       // of a number's slider; above 0: a tray may give it room (BoardAnswer)
    ImVec2 dock_min{0, 0}, dock_max{0, 0};   // beside the board, a place for a tray; empty: it lies on the board
    std::span<const std::string> names;      // of the seats
    std::span<const std::string> holders{};  // who sits there: "You", "Bot, adept"; empty: not told
    std::uint64_t sky = 0;                   // seed of the star field and of the planets' faces
    bool interactive = true;                 // false: nothing glows
    bool taps_commit = false;                // a press that leaves nothing to choose makes the move
    std::function<std::string(const std::any& entry)> why_not{};  // a sentence; empty: it is legal
    std::function<std::string(const std::any& entry)> text_of{};  // for names of marks
    std::string choice_mark(const std::any& entry) const { return "choice:" + (text_of ? text_of(entry) : ""); }
    bool picture = false;  // a still among other things: nothing to press, the heart of the position alone
};

struct BoardAnswer {
    std::optional<std::any> choice;             // an Entry of the game's own Move; empty: everything is undone
    bool commit = false;                        // the move is whole (with `choice`, if that is given): answer it
    bool back = false;                          // a step back
    ImVec2 number_min{0, 0}, number_max{0, 0};  // room for the number's slider; empty: it stands elsewhere
    bool docked = false;                        // something of the board stands in the dock
    bool animating = false;                     // wants another frame soon
    bool reads = false;                         // a finger may hold cards to read them
    std::optional<std::string> look_up;         // the rulebook is wanted, at this anchor ("R17", "card:cocoon")
};

struct Range {  // of the number of a ranged move
    std::int32_t low = 0, high = 0;
};

// Help with the number of a ranged move: where to start, and amounts worth a button.
struct Advice {
    struct Amount {
        std::string label;  // "just take"
        std::int32_t number = 0;
    };
    std::int32_t start = 0;  // 0: the low end
    std::vector<Amount> amounts;
    bool is_told = false;  // the board tells itself what a number brings; words for it cost a phone the room
};

// How a seat stands, for the seat bar: a line of figures and a share of something worth a bar.
struct SeatFigures {
    std::string text;   // "P 34, 51 ships, 7 planets"
    std::string brief;  // "P 34": the figure that matters most
    float bar = 0;      // 0..1
    float mark = 0;     // 0..1, where the bar decides something; 0: nowhere
    std::string flag;   // what must be noticed, as it follows the seat's name: "wins at the ..."; or empty. Of the
                        // reader a sentence of its own: "you win at the ..."
    std::int32_t course = 0;  // the figure that the course of a match is drawn of, Board::course()
    bool out = false;         // no longer in the match
};

class Board {
   public:
    virtual ~Board() = default;
    virtual BoardAnswer draw(const BoardFrame& frame, const Theme& theme, Marks& marks) = 0;
    virtual bool shows_seats() const { return false; }  // all of them with their figures: then nobody else does
    virtual void fit() = 0;                             // show everything (key 0, double-click on the ground)
    // Arrows walk what can be chosen, Enter takes it, + and - zoom; the answer comes with the next draw. True: it was for it.
    virtual bool key(ImGuiKey key) { return (void)key, false; }

    // `begun` here and below: the game's own Move, as far as it is chosen; empty: nothing is.
    virtual Advice advice(const std::any& view, const std::any& begun, Range range) {
        return (void)view, (void)begun, (void)range, Advice{};
    }
    virtual std::vector<SeatFigures> figures(const std::any& view) { return (void)view, std::vector<SeatFigures>{}; }
    // Says itself what is chosen, so that a phone's sheet needs no words for it; if nothing is: what others threaten.
    virtual bool tells(const std::any& begun) { return (void)begun, false; }
    // The question after the words for what is chosen so far.
    virtual std::string_view what_next(const std::any& begun) { return (void)begun, "Where to?"; }
    virtual std::string_view course() { return "Score"; }  // what SeatFigures::course counts
    // What is told of a moment of a film; std::nullopt: the move as a whole, as soon as it begins.
    virtual std::optional<Story> story(const Film& film) { return (void)film, std::nullopt; }
    // How long the motion lasts, ms; a move with much in its train takes longer.
    virtual double film_ms(const Film& film) { return (void)film, kMotion; }
};

std::unique_ptr<Board> make_board(std::string_view game);  // nullptr: this game has none
// A match that was played, and after how many of its moves a look is worth it (assets/previews): a game's picture.
struct Shown {
    std::string_view game, link;
    std::size_t ply = 0;
};
const Shown* shown_match(std::string_view game);  // nullptr: none, or the game's part is not here
// Where counts begin, as the game's board advises.
std::function<std::int32_t(const std::any& view, const std::any& begun, const LegalLine& line)> board_start(
    std::string_view game);

}  // namespace orrery::web
