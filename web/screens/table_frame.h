// One drawn frame of the table screen: where its parts stand, and what comes of it.
#pragma once

#include <any>
#include <optional>

#include "web/boards/facts.h"
#include "web/layout.h"
#include "web/outline.h"
#include "web/theme.h"

namespace orrery::web {

class App;

struct TableFrame {
    App& app;
    const Theme& theme;
    ImVec2 min, max;  // the screen
    ImVec2 board_min{}, board_max{};
    Format format = Format::wide;
    ImVec2 side_min{}, side_max{};  // panel or column at the right; portrait: none
    ImVec2 dock_min{}, dock_max{};  // on a low screen: the part of the column that a board may use
    bool docked = false;            // the board uses it
    bool number_on_board = false;   // the slider is in a tray of the board
    std::optional<Facts> facts{};   // of what somebody points at on the board
    std::string told{};             // the board's words about the question
    std::string pointed{};          // the sentence of the log that somebody points at
    bool has_card = false;          // a card lies over the board, with all buttons
    bool sheet_open = false;        // portrait: the bottom sheet is at its upper stop

    bool animating = false;  // another frame must follow
    // Set while drawing, for the end of the frame, where only the first of them that is there is carried out.
    std::optional<Command> wish{};
    std::optional<std::any> choice{};  // the board's, as in BoardAnswer
    bool is_answer = false;            // the choice is the whole move: it is made
    std::optional<std::any> usual{};   // as in BoardAnswer

    bool narrow() const { return format == Format::portrait; }
};

}  // namespace orrery::web
