// libFuzzer: a device that has some games reads files of games: arbitrary bytes, a known bundle with some bytes
// changed, and one with forged games, unrequested settings and secrets of seats.
#include <map>
#include <optional>

#include "fuzz/support.h"
#include "record/device/store.h"
#include "record/replay/tags.h"

namespace {

using namespace orrery;
using fuzz::require;
using fuzz::require_none;

constexpr std::size_t kMaxInput = 600;

using Settings = std::map<std::string, std::string>;

Journals as_games(const std::vector<Journal>& journals) {
    Journals games;
    for (const Journal& journal : journals) games[hex16(journal.record.number)] = journal;
    return games;
}

// Checks that nothing came in that acts for its owner.
void try_store(const Bundle& bundle, const Journal& here, const SeatKeys& keys) {
    Store store([](const std::string&, const std::optional<std::string>&) {});
    store.save(here);
    store.set_setting("standing/rise/bid-black", "ask");
    const Settings settings = store.settings();
    for (const Bundle::Entry& entry : bundle.games) {
        if (!entry.journal) continue;
        Journal incoming = *entry.journal;
        fuzz::warm(incoming, keys);
        std::optional<Journal> before;
        if (const Journal* known = store.game(number_of(incoming))) before = *known;
        const SeatKeys mine = before ? before->keys : SeatKeys{};
        const auto arrival = store.take_in(incoming);
        require(store.settings() == settings, "no setting comes in with a file");
        const Journal* now = store.game(number_of(incoming));
        require(arrival || (now ? before && *now == *before : !before), "what does not hold changes nothing");
        if (!now || !now->record.is_bound()) continue;
        for (std::size_t i = 0; i < kMaxSeats; ++i)
            require(!now->keys[i] || (mine[i] && *mine[i] == *now->keys[i]), "no secret comes in with a file unasked");
        const auto own = store.take_in_own(incoming);
        now = store.game(number_of(incoming));
        for (std::size_t i = 0; own && i < now->record.seats.size(); ++i) {
            const Seat seat = seat_at(static_cast<int>(i));
            if (!now->keys[i] || (mine[i] && *mine[i] == *now->keys[i]) || in_lobby(now->record)) continue;
            require(is_signed(now->record, seat, *now->keys[i]), "a seat comes in where it said what the game is");
        }
    }
}

void try_bundle(std::string_view text, const Journal& here, const SeatKeys& keys) {
    const auto bundle = read_bundle(text);
    if (!bundle) return require(!bundle.fault().code.empty() && !bundle.fault().message.empty(), "a fault has words");
    require(bundle->is_own || bundle->settings.empty(), "a file for anybody has no settings");
    try_store(*bundle, here, keys);
    Journals kept = as_games({here});
    Tally tally;
    for (const Bundle::Entry& entry : bundle->games) {
        if (!entry.journal) {
            tally.skip(entry.label);
            continue;
        }
        const bool is_bound = entry.journal->record.is_bound();
        const Journal incoming = is_bound ? for_others(*entry.journal) : *entry.journal;
        const std::string number = hex16(incoming.record.number);
        const auto known = kept.find(number);
        tally.add(entry.label, arrive(known == kept.end() ? nullptr : &known->second, nullptr, incoming));
        Journal there = known == kept.end() ? Journal{} : known->second;
        fuzz::take_in(there, incoming, "a game of a file");
        if (!there.record.game.empty()) kept[number] = there;
    }
    require(!tally.words().empty(), "there is a word for it");
    for (const BundleFor reader : {BundleFor::owner, BundleFor::anybody}) {
        const auto back = read_bundle(bundle_json(kept, {}, bundle->settings, reader));
        require(back && back->games.size() == kept.size(), "what was read in goes out again");
        require(back->is_own == (reader == BundleFor::owner), "a file says whom it is for");
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

Settings some_settings(fuzz::Choices& choices) {
    Settings settings;
    const std::string names[] = {"name",       "text-size", "standing/rise/bid-black", "standing/rise/award",
                                 "level/rise", "shelf"};
    const std::string values[] = {"3", "answered", "ask", "huge", "master", "You"};
    for (std::uint32_t count = choices.below(4); count > 0; --count)
        settings[names[choices.below(std::size(names))]] = values[choices.below(std::size(values))];
    return settings;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Choices choices(data, std::min(size, kMaxInput));
    const std::uint32_t way = choices.below(4);
    const fuzz::Match& match = fuzz::some_match(choices);
    const fuzz::Moment& moment = match.moments[choices.below(static_cast<std::uint32_t>(match.moments.size()))];
    const std::uint32_t place = choices.below(static_cast<std::uint32_t>(moment.size()));
    const Journal& here = moment[place];
    if (way == 0) return try_bundle(choices.rest(), here, match.keys), 0;
    std::vector<Journal> sent;
    std::vector<const Record*> known;
    for (const Record& record : match.sent) known.push_back(&record);
    const Seat victim = here.keys[place] ? seat_at(static_cast<int>(place)) : kSpectator;
    for (std::uint32_t games = 1 + choices.below(2); games > 0; --games) {
        sent.push_back(post::came(way == 1 ? *known[choices.below(static_cast<std::uint32_t>(known.size()))]
                                           : fuzz::forged(match, choices, known, victim)));
        const std::uint32_t secret = choices.below(kMaxSeats * 2);  // of anybody
        if (secret < kMaxSeats) sent.back().keys[secret] = match.keys[secret];
    }
    // Several states of one game, as a file may have them: among the games and among the other lines.
    const std::string text = bundle_json(as_games({sent.front()}), as_games({sent.back()}), some_settings(choices),
                                         choices.below(4) == 0 ? BundleFor::anybody : BundleFor::owner);
    try_bundle(way == 1 ? changed(text, choices) : text, here, match.keys);
    return 0;
}
