// libFuzzer: files of games, read by a device that has some of them: the form as it comes, a known bundle with places of it
// changed, and one whose games somebody has changed.
#include <map>

#include "fuzz/support.h"

namespace {

using namespace orrery;
using fuzz::require;
using fuzz::require_none;

constexpr std::size_t kMaxInput = 600;

Journals as_games(const std::vector<Journal>& journals) {
    Journals games;
    for (const Journal& journal : journals) games[hex16(journal.record.number)] = journal;
    return games;
}

void try_bundle(std::string_view text, Journals store, const SeatKeys& keys) {
    const auto bundle = read_bundle(text);
    if (!bundle) return require(!bundle.fault().code.empty() && !bundle.fault().message.empty(), "a fault has words");
    Tally tally;
    for (const Bundle::Entry& entry : bundle->games) {
        if (!entry.journal) {
            tally.skip(entry.label, "which cannot be read");
            continue;
        }
        Journal incoming = *entry.journal;
        fuzz::warm(incoming, keys);
        const std::string number = hex16(incoming.record.number);
        const auto known = store.find(number);
        tally.add(entry.label, arrive(known == store.end() ? nullptr : &known->second, nullptr, incoming));
        Journal here = known == store.end() ? Journal{} : known->second;
        const bool had_keys = incoming.keys != SeatKeys{};  // then it is this device's own file, and may say anything
        if (!had_keys)
            fuzz::take_in(here, incoming, "a game of a file");
        else if (!post::take_in(here, incoming).broken.empty() && !here.record.game.empty())
            require_none(post::breaks_store(here), "a game of an own file");
        if (!here.record.game.empty()) store[number] = here;
    }
    require(!tally.words().empty(), "there is a word for it");
    for (const BundleFor reader : {BundleFor::owner, BundleFor::anybody}) {
        const auto back = read_bundle(bundle_json(store, {}, bundle->settings, reader));
        require(back && back->games.size() == store.size(), "what was read in goes out again");
        for (const Bundle::Entry& entry : back->games) {
            require(entry.journal.has_value(), "what was read in goes out again");
            require(
                reader == BundleFor::owner || !entry.journal->record.is_bound() || entry.journal->keys == SeatKeys{},
                "no key goes out to anybody");
        }
    }
}

std::string changed(std::string text, fuzz::Choices& choices) {
    while (!choices.are_over() && !text.empty()) {
        const std::size_t at = choices.below(static_cast<std::uint32_t>(std::min<std::size_t>(text.size(), 1u << 16)));
        const auto with = static_cast<char>(choices.below(256));
        if (with == 0)
            text.erase(at, 1 + choices.below(16));
        else
            text[at] = with;
    }
    return text;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Choices choices(data, std::min(size, kMaxInput));
    const std::uint32_t way = choices.below(4);
    const fuzz::Match& match = fuzz::some_match(choices);
    const fuzz::Moment& moment = match.moments[choices.below(static_cast<std::uint32_t>(match.moments.size()))];
    const std::uint32_t place = choices.below(static_cast<std::uint32_t>(moment.size()));
    const Journal& here = moment[place];
    const Journals store = as_games({here});
    if (way == 0) return try_bundle(choices.rest(), store, match.keys), 0;
    std::vector<Journal> sent;
    std::vector<const Record*> known;
    for (const Record& record : match.sent) known.push_back(&record);
    const Seat victim = here.keys[place] ? seat_at(static_cast<int>(place)) : kSpectator;
    for (std::uint32_t games = 1 + choices.below(2); games > 0; --games)
        sent.push_back(post::came(way == 1 ? *known[choices.below(static_cast<std::uint32_t>(known.size()))]
                                           : fuzz::forged(match, choices, known, victim)));
    // Several states of one game as a file may have them: as games and as other lines.
    const std::string text = bundle_json(as_games({sent.front()}), as_games({sent.back()}), {}, BundleFor::anybody);
    try_bundle(way == 1 ? changed(text, choices) : text, store, match.keys);
    return 0;
}
