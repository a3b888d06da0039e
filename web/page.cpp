#include "web/page.h"

#include "core/json.h"
#include "record/data/record.h"
#include "web/bridge.h"
#include "web/keys.h"
#include "web/qr.h"

namespace orrery::web::page {
namespace {

// Writes a message: begins with its type, and sends it at the end.
class Out {
   public:
    explicit Out(std::string_view type) { json_.object().field("type", type); }
    ~Out() { send(json_.end().text()); }
    Out(const Out&) = delete;
    Out& operator=(const Out&) = delete;

    template <class T>
    Out& field(std::string_view name, const T& value) {
        json_.field(name, value);
        return *this;
    }
    JsonOut& json() { return json_; }

   private:
    JsonOut json_;
};

}  // namespace

void say(std::string_view text) { Out("say").field("text", text); }

void notice(std::string_view text, std::string_view kind) { Out("notice").field("text", text).field("kind", kind); }

void notice_refusal(std::string_view game, const Refusal& refusal) {
    Out out("notice");
    out.field("text", refusal.reason).field("kind", "warning");
    if (!refusal.ruling.empty()) out.json().key("rules").object().field("game", game).field("at", refusal.ruling).end();
}

void rules(std::string_view game, std::string_view at) {
    if (!game.empty()) Out("rules").field("game", game).field("at", at);
}

void keys() {
    Out out("keys");
    out.json().key("groups").array();
    for (const KeyGroup& group : key_groups()) {
        out.json().object().field("title", group.title()).key("keys").array();
        for (const KeyHelp& help : group.keys)
            out.json().object().field("keys", help.keys).field("does", help.does()).end();
        out.json().end().end();
    }
    out.json().end();
}

void tone(std::string_view name) { Out("tone").field("name", name); }

void settings(const Settings& settings) {
    Out out("settings");
    out.field("text_size", static_cast<double>(settings.text_size));
    out.field("still", settings.reduced_motion).field("sound", settings.sound);
}

void language(std::string_view id) { Out("language").field("id", id); }

void depth(std::size_t layers) { Out("depth").field("layers", static_cast<int>(layers)); }

void link(std::string_view fragment, std::string_view sentence) {
    Out out("link");
    if (fragment.empty())
        out.json().key("fragment").null().key("sentence").null();
    else
        out.field("fragment", fragment).field("sentence", sentence);
}

void address(std::string_view fragment) { Out("address").field("fragment", fragment); }

void show_link(std::string_view text, std::string_view fragment) {
    Out("show-link").field("text", text).field("fragment", fragment);
}

void copy(std::string_view text, std::string_view told) {
    Out out("copy");
    out.field("text", text);
    if (!told.empty()) out.field("told", told);
}
void share(std::string_view text) { Out("share").field("text", text); }
void send_on(std::string_view text, std::string_view told) {
    Out out("send-on");
    out.field("text", text);
    if (!told.empty()) out.field("told", told);
}

void qr(std::string_view address) {
    const QrCode code = qr_code(address);
    Out("qr").field("size", code.size).field("path", code.path);
}

void show_seat(const SeatCopy& copy) {
    Out out("show-seat");
    out.field("text", copy.text).field("about", copy.about);
    out.field("fragment", copy.fragment).field("file", copy.file);
}

void store(std::string_view key, const std::optional<std::string>& text) {
    Out out(text ? "store" : "forget");
    out.field("key", key);
    if (text) out.field("value", *text);
}

void save_file(std::string_view name, std::string_view text) {
    Out("save-file").field("name", name).field("text", text);
}

void open_file() { Out("open-file"); }
void want_file(std::string_view name) { Out("want-file").field("name", name); }
void want_game(const GameInfo& game) { Out("want-game").field("game", game.id).field("title", game.title); }

void ask_text(std::string_view id, std::string_view label, std::string_view value, int max, std::string_view help) {
    Out out("ask-text");
    out.field("id", id).field("label", label).field("value", value).field("max", max).field("help", help);
}

void mail(const Mailed& match) {
    Out out("mail");
    out.field("number", match.number).field("address", match.address).field("lock", match.lock);
    out.field("slot", match.slot).field("letter", match.letter);
    if (!match.info.empty()) out.field("info", match.info);
    if (!match.summary.empty()) out.field("summary", match.summary);
    if (match.notify.empty()) return;
    out.json().key("notify").object();
    for (const auto& [address, text] : match.notify) out.json().field(address, text);
    out.json().end();
}
void mail_stop(std::string_view number) { Out("mail-stop").field("number", number); }
void mail_here(std::string_view number, std::string_view text) {
    Out("mail-here").field("number", number).field("text", text);
}
void mail_turns(int count, std::string_view text) { Out("mail-turns").field("count", count).field("text", text); }
void mail_more() { Out("mail-more"); }
void ask_to_notify() { Out("ask-to-notify"); }

void think(const Think& question) {
    Out out("think");
    out.field("job", question.job).field("link", question.link).field("seat", index(question.seat));
    out.field("level", question.level).field("seed", hex16(question.seed));
}

void check_bot(std::string_view job, std::string_view link, std::size_t ply) {
    Out("check-bot").field("job", job).field("link", link).field("ply", static_cast<int>(ply));
}

void idea(std::string_view job, std::string_view link, std::size_t ply) {
    Out("idea").field("job", job).field("link", link).field("ply", static_cast<int>(ply));
}

void survey(std::string_view job, std::string_view link) { Out("survey").field("job", job).field("link", link); }

void stop_thinking(std::string_view job, bool answers) { Out("stop-thinking").field("job", job).field("now", answers); }

}  // namespace orrery::web::page
