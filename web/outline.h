// A screen in words: headings, text, tables and every control are nodes. There are two renderers. `message` makes the
// message from which the page makes HTML (the text table), so that keyboard and screen readers can do whatever the
// canvas can. widgets/leaf.h draws the screens that are read like a page. A screen with its own drawing (home, the
// table) writes its outline beside it.
#pragma once

#include <cstdint>
#include <list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/sheet.h"
#include "web/choice.h"

namespace orrery {
struct Journal;
class JsonOut;
}  // namespace orrery

namespace orrery::web {

class Pictures;
struct RatingChart;

// What a person does: a name and arguments. App::act carries it out. Commands: web/README.md.
struct Command {
    std::string name;
    std::vector<std::pair<std::string, std::string>> args;

    std::string arg(std::string_view key) const;  // empty if absent
    bool operator==(const Command&) const = default;
};

// With one argument: with("take-seat", "seat", "2").
Command with(const char* name, const char* key, const std::string& value);

// ---- How a node looks on the canvas; the message does not contain this

enum class Tone : std::uint8_t { plain, strong, quiet, danger };  // of text: bold, small; of a button: quiet is a link
enum class Only : std::uint8_t { both, canvas, words };           // where a node is shown
enum class Row : std::uint8_t {
    alone,   // on its own row
    beside,  // shares a row with the next control if there is room
    tight,   // shares a row with the next control if the screen would be too low otherwise
};

struct NodeLook {
    Tone tone = Tone::plain;
    Only only = Only::both;
    Row row = Row::alone;
    bool toggles = false;  // a select: all its choices are shown, "button:<id>:<value>"
    bool leads = false;    // a select of a seat: its label stands in the shape's place
    // A select: the seat whose shape is drawn. A list: the seat of the first item; the next seats follow.
    std::int8_t seat = -1;
    std::int8_t item = -1;     // a button: stands at the end of that item of the list in its part
    std::string_view shown{};  // a shorter label for the canvas
};
inline constexpr NodeLook kPlain{}, kAsLink{.tone = Tone::quiet};

struct OutlineButton {
    bool primary = false;
    bool disabled = false;
    int pressed = -1;         // 0, 1: state of a toggle; -1: not a toggle
    std::string_view from{};  // id of the number node whose value joins the arguments
    NodeLook look{};
};
inline constexpr OutlineButton kPlainButton{};

// Where the following nodes stand on a leaf. On a low leaf, reading is on the left and pressing on the right; on others
// one is below the other. The foot stays visible at the bottom.
enum class Part : std::uint8_t { whole, left, right, foot };

struct LeafLook {
    float width = 640;          // CSS px, at most
    std::uint64_t sky = 1;      // seed of the sky behind it
    bool is_spread = false;     // left and right stand side by side wherever there is room
    Command close{"home", {}};  // what Escape does
};

class Outline {
   public:
    explicit Outline(std::string_view screen, std::string_view title, LeafLook leaf = {});

    // Ids must be unique within the screen, and must not change while the thing is there: the page keeps the focus by
    // id.
    void heading(int level, std::string_view text, const NodeLook& look = kPlain);
    void text(std::string_view id, std::string_view text, const NodeLook& look = kPlain);
    void list(std::string_view id, const std::vector<std::string>& items, const NodeLook& look = kPlain);
    void table(std::string_view id, const SheetTable& table);
    using Button = OutlineButton;
    void button(std::string_view id, std::string_view label, const Command& command,
                const Button& button = kPlainButton);
    void select(std::string_view id, std::string_view label, std::string_view value, const std::vector<Choice>& options,
                const Command& command, std::string_view arg, const NodeLook& look = kPlain);
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
    void picture(float least, float most, Pictures& pictures, const Journal& journal);  // CSS px; canvas only
    void chart(const RatingChart& chart);                                               // the same
    void part(Part part) { part_ = part; }                                              // for the following nodes

    // told: tables, numbers, fields and logs, which only the text table has and draws itself; as JSON
    enum class Kind : std::uint8_t { heading, text, list, button, select, group, close, told, picture, chart };
    struct Node {
        Kind kind;
        Part part;
        NodeLook look;
        std::string id, label;  // label: the words of a heading or a text
        std::string brief;      // its label on the canvas, if that differs
        std::string value, arg;
        int level = 0;
        bool primary = false, disabled = false;
        int pressed = -1;
        Command command;
        std::vector<std::string> items;
        std::vector<Choice> options;
        Pictures* pictures = nullptr;
        const Journal* journal = nullptr;
        const RatingChart* chart = nullptr;
        float least = 0, most = 0;

        Node(Kind kind, Part part, std::string_view id, std::string_view label, const NodeLook& look);
        ~Node();
        const std::string& shown() const { return brief.empty() ? label : brief; }
    };
    const std::list<Node>& nodes() const { return nodes_; }
    const LeafLook& leaf() const { return leaf_; }
    const std::string& screen() const { return screen_; }

    std::string message() const;  // the whole `outline` message

   private:
    Node& add(Kind kind, std::string_view id, std::string_view label, const NodeLook& look = kPlain);
    void tell(JsonOut& json);  // adds an object that is still open

    std::string screen_, title_;
    LeafLook leaf_;
    Part part_ = Part::whole;
    std::list<Node> nodes_;  // flat: the nodes of a group stand between `group` and `close`
};

}  // namespace orrery::web
