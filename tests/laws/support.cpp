#include "laws/support.h"

#include <algorithm>
#include <cstdlib>

#include "moves.h"
#include "record/by_luck.h"
#include "record/device/bundle.h"
#include "record/play/invitation.h"
#include "record/play/table.h"
#include "record/replay/replay.h"
#include "record/replay/tags.h"

namespace orrery::laws {
namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr bool kHasSanitizers = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
constexpr bool kHasSanitizers = true;
#else
constexpr bool kHasSanitizers = false;
#endif
#else
constexpr bool kHasSanitizers = false;
#endif

#if defined(__EMSCRIPTEN__)
constexpr bool kIsSlowBuild = true;
#else
constexpr bool kIsSlowBuild = kHasSanitizers;
#endif

constexpr std::uint64_t kSeeds = 150, kSampleSeeds = 2;
constexpr std::uint64_t kMixtures = 3;  // mixtures of several options, for each seat count
constexpr std::uint64_t kSparse = 20;   // with other options a variant gets one seed in so many

std::uint64_t environment(const char* name, std::uint64_t fallback) {
    const char* text = std::getenv(name);
    return text != nullptr && *text != '\0' ? std::strtoull(text, nullptr, 10) : fallback;
}

}  // namespace

bool has_sanitizers() { return kHasSanitizers; }
bool is_sample_run() { return kIsSlowBuild || environment("ORRERY_SAMPLE", 0) != 0; }

std::vector<std::uint64_t> seeds() {
    const std::uint64_t one = environment("ORRERY_SEED", 0);
    if (one != 0) return {one};
    std::vector<std::uint64_t> all;
    for (std::uint64_t seed = 1; seed <= environment("ORRERY_SEEDS", is_sample_run() ? kSampleSeeds : kSeeds); ++seed)
        all.push_back(seed);
    return all;
}

std::vector<Variant> variants(std::string_view game) {
    std::vector<Variant> all;
    const GameInfo& info = *find_game(game);
    for (int seats = info.min_seats; seats <= info.max_seats; ++seats) {
        all.push_back({std::string(game), seats, {}, true, info.revision});
        const std::vector<OptionSpec> specs = option_specs(game, seats);
        for (const OptionSpec& spec : specs)
            for (const OptionValue& value : spec.menu)
                if (value.value != spec.fallback)
                    all.push_back({std::string(game), seats, {{spec.key, value.value}}, false, info.revision});
        for (std::uint64_t mixture = 1; mixture <= kMixtures; ++mixture) {
            Chance chance(mixture);
            Variant variant{std::string(game), seats, {}, false, info.revision};
            for (const OptionSpec& spec : specs)
                if (!spec.menu.empty())
                    variant.options.push_back(
                        {spec.key, spec.menu[chance.below(static_cast<std::uint32_t>(spec.menu.size()))].value});
            if (start_match(game, seats, info.revision, variant.options, Chance(1))) all.push_back(variant);
        }
        for (int revision = 1; revision < info.revision; ++revision)
            all.push_back({std::string(game), seats, {}, false, revision});
    }
    return all;
}

std::string Course::name() const {
    std::string text =
        "ORRERY_SEED=" + std::to_string(seed) + " " + variant.game + " --seats " + std::to_string(variant.seats);
    for (const auto& [key, value] : variant.options) text += " --option " + key + "=" + value;
    if (variant.revision != find_game(variant.game)->revision) text += " revision " + std::to_string(variant.revision);
    return text + " ply " + std::to_string(ply);
}

Record Course::record() const {
    Record record = *new_record(variant.game, variant.seats, variant.options, number_of_seed(seed), seed);
    record.revision = variant.revision;
    return record;
}

std::vector<Course> courses(std::string_view game) {
    std::vector<Course> all;
    std::uint64_t turn = 0;
    const std::vector<std::uint64_t> every = seeds();
    for (const Variant& variant : variants(game)) {
        ++turn;
        for (const std::uint64_t seed : every)
            if (variant.is_default || every.size() == 1 || (seed + turn) % kSparse == 0)
                all.push_back({variant, seed, 0});
    }
    return all;
}

Record played(std::string_view game, int seats, std::uint64_t seed, std::size_t moves) {
    Record record = *new_record(game, seats, {}, number_of_seed(seed), seed);
    play_by_luck(record, seed, moves);
    return record;
}

Record played_by_link(std::string_view game, int seats, std::uint64_t seed, std::size_t moves, Protocol protocol,
                      std::uint8_t character) {
    Record record = *new_record(game, seats, {}, number_of_seed(seed), 0);
    for (std::size_t i = 0; i < record.seats.size(); ++i)
        record.seats[i].kind = i < 2 ? SeatKind::person : SeatKind::bot;
    for (std::size_t i = 2; i < record.seats.size(); ++i) record.seats[i].character = character;
    if (moves == 0) record.seats[1].kind = SeatKind::open;
    std::uint64_t count = 0;
    Journal journal = invite(
        record, SeatSet{3}, [&] { return fresh_key("the laws' own", seed * 2 + count++); }, protocol);
    if (!begin(journal)) return journal.record;
    record = journal.record;
    auto match = std::move(*start_of(record));
    Luck luck(record, journal.keys);
    Chance choice(seed);
    while (record.moves.size() + 1 < moves && !match->decision().over) {
        const Path path = any_path(*match, choice);
        record.moves.push_back(match->move_text(path));
        luck.play(match, path);
    }
    for (const Seat seat : {seat_at(0), seat_at(1)})
        sign(record, seat, *journal.keys[static_cast<std::size_t>(index(seat))], luck.opened(seat), luck.covered(seat));
    const Decision asked = match->decision();
    if (asked.over || index(asked.seat) > 1) return record;
    SeatKeys own;
    own[static_cast<std::size_t>(index(asked.seat))] = journal.keys[static_cast<std::size_t>(index(asked.seat))];
    Table table = std::move(*Table::open(record, SeatSet{}, kMaxMoves, own));
    table.play(any_move(table.now(), choice));
    table.commit();
    return table.record();
}

Record vouched_by_link(std::string_view game, int seats, std::uint64_t seed, std::size_t moves) {
    Journal known;
    known.record = played_by_link(game, seats, seed, moves);
    for (std::size_t i = 0; i < 2; ++i) known.keys[i] = fresh_key("the laws' own", seed * 2 + i);
    settle_keys(known);
    for (std::size_t i = 0; i < 2; ++i) {
        Journal incoming;
        incoming.record = known.record;
        incoming.committed = static_cast<std::uint32_t>(known.record.moves.size());
        incoming.record.binding->proofs[i].tag ^= 1;
        const auto arrival = arrive(&known, nullptr, incoming);
        if (arrival && arrival->game) known.record = arrival->game->record;
    }
    return known.record;
}

Record left_by_link(std::string_view game, int seats, std::uint64_t seed, std::size_t moves) {
    std::uint64_t count = 0;
    Journal journal;
    journal.record = played_by_link(game, seats, seed, moves);
    for (std::size_t i = 0; i < 2; ++i) journal.keys[i] = fresh_key("the laws' own", seed * 2 + count++);
    settle_keys(journal);
    stand_in(journal, seat_at(1), 1);
    return journal.record;
}

std::vector<std::string> tokens_of(std::string_view text) {
    std::vector<std::string> tokens{""};
    for (const char c : text)
        if (c == ' ')
            tokens.emplace_back();
        else
            tokens.back() += c;
    return tokens;
}

std::string mutate(const std::string& text, const std::vector<std::string>& vocabulary, Chance& chance) {
    std::vector<std::string> tokens = tokens_of(text);
    const auto pick = [&](std::size_t size) { return chance.below(static_cast<std::uint32_t>(size)); };
    std::string& token = tokens[pick(tokens.size())];
    const bool is_number = std::all_of(token.begin(), token.end(), [](char c) { return c >= '0' && c <= '9'; });
    switch (pick(8)) {
        case 0: tokens.pop_back(); break;
        case 1: tokens.push_back(vocabulary[pick(vocabulary.size())]); break;
        case 2:
            if (tokens.size() > 2) std::swap(tokens[1], tokens[2]);
            break;
        case 3:
        case 4:
            if (is_number && token.size() < 6) {
                token = std::to_string(std::max(0, std::stoi(token) + static_cast<int>(pick(5)) - 2));
                break;
            }
            [[fallthrough]];
        default: token = vocabulary[pick(vocabulary.size())];
    }
    std::string mutated;
    for (const std::string& one : tokens) mutated += (mutated.empty() ? "" : " ") + one;
    return mutated;
}

}  // namespace orrery::laws
