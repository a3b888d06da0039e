// A screen in words: headings, text, tables and every control as a node. Screens fill one beside their drawing; the
// page makes real HTML of it (the text table), so whatever the canvas can do can be done by keyboard and screen reader.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/json.h"
#include "core/sheet.h"

namespace orrery::web {

// What a person does: a name and arguments. App::act carries it out. See web/README.md.
struct Command {
    std::string name;
    std::vector<std::pair<std::string, std::string>> args;

    std::string arg(std::string_view key) const;  // empty if absent
    bool operator==(const Command&) const = default;
};

struct Choice {
    std::string value;
    std::string label;
};

struct OutlineButton {
    bool primary = false;
    bool disabled = false;
    int pressed = -1;         // 0, 1: a toggle's state; -1: not a toggle
    std::string_view from{};  // id of the number node whose value joins the arguments
};

class Outline {
   public:
    explicit Outline(std::string_view screen, std::string_view title);

    // Ids must be unique within the screen and stay the same while the thing stays: the page keeps focus by id.
    void heading(int level, std::string_view text);
    void text(std::string_view id, std::string_view text);
    void list(std::string_view id, const std::vector<std::string>& items);
    void table(std::string_view id, const SheetTable& table);
    using Button = OutlineButton;
    void button(std::string_view id, std::string_view label, const Command& command, Button button = {});
    void select(std::string_view id, std::string_view label, std::string_view value, const std::vector<Choice>& options,
                const Command& command, std::string_view arg);
    void number(std::string_view id, std::string_view label, std::int32_t low, std::int32_t high, std::int32_t value,
                const Command& command, std::string_view arg);
    void field(std::string_view id, std::string_view label, std::string_view value, const Command& command,
               std::string_view arg);
    void open_group(std::string_view id, std::string_view label);
    void close_group();
    struct LogItem {
        std::string text;
        Command command;
    };
    void log(std::string_view id, const std::vector<LogItem>& items);

    std::string message();  // the whole `outline` message; call once, last

   private:
    JsonOut& node(std::string_view id, std::string_view kind);
    void write(const Command& command);

    std::unique_ptr<JsonOut> json_;  // behind a pointer so that screens can return an Outline
};

}  // namespace orrery::web
