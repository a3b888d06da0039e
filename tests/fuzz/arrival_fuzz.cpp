// libFuzzer: somebody changes a state of a game by link on its way; it arrives at a device that knows another state of
// the game.
#include "fuzz/support.h"
#include "record/link/link.h"

namespace {

using namespace orrery;

constexpr std::size_t kMaxInput = 40;

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Choices choices(data, std::min(size, kMaxInput));
    const fuzz::Match& match = fuzz::some_match(choices);
    const fuzz::Moment& moment = match.moments[choices.below(static_cast<std::uint32_t>(match.moments.size()))];
    const std::uint32_t place = choices.below(static_cast<std::uint32_t>(moment.size()));
    const bool is_link = choices.below(2) == 0;  // otherwise a file
    Journal here = moment[place];
    std::vector<const Record*> known;
    for (const Record& record : match.sent) known.push_back(&record);
    const Seat victim = here.keys[place] ? seat_at(static_cast<int>(place)) : kSpectator;
    Journal incoming = post::came(fuzz::forged(match, choices, known, victim));
    if (is_link) {
        const auto link = encode_link(incoming.record);
        const auto opened = link ? open_link(*link) : Expected<OpenedLink>(link.fault());
        if (!opened) return 0;
        incoming = post::came(opened->record);
    } else {
        const auto read = read_journal(journal_json(incoming));
        if (!read) return 0;
        incoming = *read;
    }
    fuzz::take_in(here, incoming, is_link ? "a link" : "a file");
    return 0;
}
