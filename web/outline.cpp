#include "web/outline.h"

namespace orrery::web {

std::string Command::arg(std::string_view key) const {
    for (const auto& [own, value] : args)
        if (own == key) return value;
    return {};
}

Outline::Outline(std::string_view screen, std::string_view title) : json_(std::make_unique<JsonOut>()) {
    json_->object().field("type", "outline").field("screen", screen).field("title", title).key("nodes").array();
}

JsonOut& Outline::node(std::string_view id, std::string_view kind) {
    return json_->object().field("id", id).field("kind", kind);
}

void Outline::write(const Command& command) {
    json_->field("command", command.name).key("args").object();
    for (const auto& [key, value] : command.args) json_->field(key, value);
    json_->end();
}

void Outline::heading(int level, std::string_view text) {
    node("heading:" + std::to_string(level) + ":" + std::string(text), "heading").field("level", level);
    json_->field("text", text).end();
}

void Outline::text(std::string_view id, std::string_view text) { node(id, "text").field("text", text).end(); }

void Outline::list(std::string_view id, const std::vector<std::string>& items) {
    node(id, "list").values("items", items).end();
}

void Outline::table(std::string_view id, const SheetTable& table) {
    node(id, "table").field("caption", table.caption).values("columns", table.columns).key("rows").array();
    for (const auto& row : table.rows) {
        json_->array();
        for (const auto& cell : row) json_->value(cell);
        json_->end();
    }
    json_->end().end();
}

void Outline::button(std::string_view id, std::string_view label, const Command& command, Button button) {
    node(id, "button").field("label", label);
    write(command);
    if (button.primary) json_->field("primary", true);
    if (button.disabled) json_->field("disabled", true);
    if (button.pressed >= 0) json_->field("pressed", button.pressed == 1);
    if (!button.from.empty()) json_->field("from", button.from);
    json_->end();
}

void Outline::select(std::string_view id, std::string_view label, std::string_view value,
                     const std::vector<Choice>& options, const Command& command, std::string_view arg) {
    node(id, "select").field("label", label).field("value", value).key("options").array();
    for (const Choice& option : options)
        json_->object().field("value", option.value).field("label", option.label).end();
    json_->end();
    write(command);
    json_->field("arg", arg).end();
}

void Outline::number(std::string_view id, std::string_view label, std::int32_t low, std::int32_t high,
                     std::int32_t value, const Command& command, std::string_view arg) {
    node(id, "number").field("label", label).field("low", low).field("high", high).field("value", value);
    write(command);
    json_->field("arg", arg).end();
}

void Outline::field(std::string_view id, std::string_view label, std::string_view value, const Command& command,
                    std::string_view arg) {
    node(id, "field").field("label", label).field("value", value);
    write(command);
    json_->field("arg", arg).end();
}

void Outline::open_group(std::string_view id, std::string_view label) {
    node(id, "group").field("label", label).key("nodes").array();
}

void Outline::close_group() { json_->end().end(); }

void Outline::log(std::string_view id, const std::vector<LogItem>& items) {
    node(id, "log").key("items").array();
    for (const LogItem& item : items) {
        json_->object().field("text", item.text);
        if (!item.command.name.empty()) write(item.command);
        json_->end();
    }
    json_->end().end();
}

std::string Outline::message() { return json_->end().end().text(); }

}  // namespace orrery::web
