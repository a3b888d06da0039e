// libFuzzer: messages of the page, and values that another tab may have stored: a journal that is compared with the one
// known here.
#include "fuzz/support.h"
#include "web/message.h"

namespace {

using namespace orrery;
using fuzz::require;

constexpr std::size_t kMaxInput = 400;

void try_message(const web::Message& message, int depth = 0) {
    for (const char* name : {"key", "value", "type", "name", "a", ""}) {
        const auto text = message.text_or_null(name);
        require(message.text(name) == text.value_or(""), "what is no text is none");
        message.number(name);
        message.flag(name);
        require(!message.flag(name) || message.flag(name, true), "a flag is one or not");
        require(message.texts(name) == message.inside(name).texts(), "what is inside is the same");
    }
    for (const auto& [name, value] : message.texts())
        require(message.text(name.c_str()) == value || name.find('\0') != std::string::npos,
                "a text is found by its name");
    if (depth < 2) try_message(message.inside("value"), depth + 1);
}

// What a tab does when another one stores a value. Both sides must agree on how it stands to the known journal.
void try_stored(const Journal& known, const std::string& value) {
    const auto theirs = read_journal(value);
    if (!theirs) return;
    const Standing there = compare(known.record, theirs->record).standing;
    const Standing back = compare(theirs->record, known.record).standing;
    const auto parts = [](Standing one) {
        return one == Standing::fork || one == Standing::foreign || one == Standing::forged;
    };
    require(parts(there) == parts(back), "both tabs see that lines part");
    require((there == Standing::unrelated) == (back == Standing::unrelated), "both tabs see another game");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Choices choices(data, std::min(size, kMaxInput));
    if (choices.below(2) == 0) {
        const web::Message message(choices.rest());
        try_message(message);
        return 0;
    }
    const fuzz::Match& match = fuzz::some_match(choices);
    const fuzz::Moment& moment = match.moments[choices.below(static_cast<std::uint32_t>(match.moments.size()))];
    const Journal& here = moment[choices.below(static_cast<std::uint32_t>(moment.size()))];
    std::vector<const Record*> known;
    for (const Record& record : match.sent) known.push_back(&record);
    JsonOut json;
    const Journal theirs = post::came(fuzz::forged(match, choices, known, kSpectator));
    json.object().field("key", "orrery/game/" + hex16(theirs.record.number)).field("value", journal_json(theirs)).end();
    const web::Message message(json.text());
    require(message.text("value") == journal_json(theirs), "a text comes as it was");
    try_stored(here, message.text("value"));
    return 0;
}
