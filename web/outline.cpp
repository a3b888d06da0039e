// Builds nodes, one function per kind, and prints them as the message for the page. It draws nothing: widgets/leaf.h
// does.
#include "web/outline.h"

#include "core/json.h"

namespace orrery::web {
namespace {

using Kind = Outline::Kind;

constexpr std::string_view kKinds[] = {"heading", "text", "list", "button", "select", "group"};

void put(JsonOut& json, std::string_view name, std::string_view text) { json.field(name, text); }

void begin(JsonOut& json, std::string_view id, std::string_view kind) {
    json.object();
    put(json, "id", id);
    put(json, "kind", kind);
}

void put(JsonOut& json, const Command& command) {
    put(json, "command", command.name);
    json.key("args").object();
    for (const auto& [key, value] : command.args) put(json, key, value);
    json.end();
}

void put_options(JsonOut& json, const std::vector<Choice>& options) {
    json.key("options").array();
    for (const Choice& option : options) {
        json.object();
        put(json, "value", option.value);
        put(json, "label", option.label);
        json.end();
    }
    json.end();
}

void put_flag(JsonOut& json, std::string_view name, bool is_on) { json.field(name, is_on); }

// A group stays open for its nodes, which follow.
void put(JsonOut& json, const Outline::Node& node) {
    const Kind kind = node.kind;
    if (kind == Kind::close) return (void)json.end().end();
    if (kind == Kind::told) return (void)json.raw(node.value);
    begin(json, node.id, kKinds[static_cast<std::size_t>(kind)]);
    if (kind == Kind::heading) json.field("level", node.level);
    if (kind == Kind::list)
        json.values("items", node.items);
    else
        put(json, kind == Kind::heading || kind == Kind::text ? "text" : "label", node.label);
    if (kind == Kind::group) return (void)json.key("nodes").array();
    if (kind == Kind::select) {
        put(json, "value", node.value);
        put_options(json, node.options);
    }
    if (kind == Kind::select || kind == Kind::button) put(json, node.command);
    if (node.primary) put_flag(json, "primary", true);
    if (node.disabled) put_flag(json, "disabled", true);
    if (node.pressed >= 0) put_flag(json, "pressed", node.pressed == 1);
    if (!node.arg.empty()) put(json, kind == Kind::button ? "from" : "arg", node.arg);
    json.end();
}

}  // namespace

std::string Command::arg(std::string_view key) const {
    for (const auto& [own, value] : args)
        if (own == key) return value;
    return {};
}

Command with(const char* name, const char* key, const std::string& value) { return {name, {{key, value}}}; }

Outline::Node::Node(Kind own, Part where, std::string_view name, std::string_view words, const NodeLook& own_look)
    : kind(own), part(where), look(own_look), id(name), label(words), brief(look.shown) {
    look.shown = {};
}

Outline::Node::~Node() = default;

Outline::Outline(std::string_view screen, std::string_view title, LeafLook leaf)
    : screen_(screen), title_(title), leaf_(std::move(leaf)) {}

Outline::Node& Outline::add(Kind kind, std::string_view id, std::string_view label, const NodeLook& look) {
    return nodes_.emplace_back(kind, part_, id, label, look);
}

// ---- Nodes

void Outline::heading(int level, std::string_view text, const NodeLook& look) {
    add(Kind::heading, "heading:" + std::to_string(level) + ":" + std::string(text), text, look).level = level;
}

void Outline::text(std::string_view id, std::string_view text, const NodeLook& look) {
    add(Kind::text, id, text, look);
}

void Outline::list(std::string_view id, const std::vector<std::string>& items, const NodeLook& look) {
    add(Kind::list, id, {}, look).items = items;
}

void Outline::button(std::string_view id, std::string_view label, const Command& command, const Button& button) {
    Node& node = add(Kind::button, id, label, button.look);
    node.command = command;
    node.primary = button.primary, node.disabled = button.disabled, node.pressed = button.pressed;
    node.arg = button.from;
}

void Outline::select(std::string_view id, std::string_view label, std::string_view value,
                     const std::vector<Choice>& options, const Command& command, std::string_view arg,
                     const NodeLook& look) {
    Node& node = add(Kind::select, id, label, look);
    node.value = value, node.options = options, node.command = command, node.arg = arg;
}

void Outline::open_group(std::string_view id, std::string_view label) { add(Kind::group, id, label); }

void Outline::close_group() { add(Kind::close, {}, {}); }

void Outline::picture(float least, float most, Pictures& pictures, const Journal& journal) {
    Node& node = add(Kind::picture, {}, {}, {.only = Only::canvas});
    node.least = least, node.most = most, node.pictures = &pictures, node.journal = &journal;
}

void Outline::chart(const RatingChart& chart) { add(Kind::chart, {}, {}, {.only = Only::canvas}).chart = &chart; }

// ---- Nodes that only the text table has

void Outline::tell(JsonOut& json) { add(Kind::told, {}, {}).value = json.end().text(); }

void Outline::table(std::string_view id, const SheetTable& table) {
    JsonOut json;
    begin(json, id, "table");
    put(json, "caption", table.caption);
    json.values("columns", table.columns).key("rows").array();
    for (const auto& row : table.rows) {
        json.array();
        for (const auto& cell : row) json.value(cell);
        json.end();
    }
    tell(json.end());
}

void Outline::number(std::string_view id, std::string_view label, std::int32_t low, std::int32_t high,
                     std::int32_t value, const Command& command, std::string_view arg) {
    JsonOut json;
    begin(json, id, "number");
    put(json, "label", label);
    json.field("low", low).field("high", high).field("value", value);
    put(json, command);
    put(json, "arg", arg);
    tell(json);
}

void Outline::field(std::string_view id, std::string_view label, std::string_view value, const Command& command,
                    std::string_view arg) {
    JsonOut json;
    begin(json, id, "field");
    put(json, "label", label);
    put(json, "value", value);
    put(json, command);
    put(json, "arg", arg);
    tell(json);
}

void Outline::log(std::string_view id, const std::vector<LogItem>& items) {
    JsonOut json;
    begin(json, id, "log");
    json.key("items").array();
    for (const LogItem& item : items) {
        json.object();
        put(json, "text", item.text);
        if (!item.command.name.empty()) put(json, item.command);
        json.end();
    }
    tell(json.end());
}

std::string Outline::message() const {
    JsonOut json;
    json.object();
    put(json, "type", "outline");
    put(json, "screen", screen_);
    put(json, "title", title_);
    json.key("nodes").array();
    for (const Node& node : nodes_)
        if (node.look.only != Only::canvas) put(json, node);
    return json.end().end().text();
}

}  // namespace orrery::web
