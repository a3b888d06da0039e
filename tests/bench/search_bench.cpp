#include "bench/search_bench.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

#include "bots/players.h"
#include "core/hash.h"
#include "games.h"
#include "record/data/record.h"
#include "record/link/link.h"
#include "record/replay/replay.h"

namespace orrery {
namespace {

constexpr int kPlayoutsOfSignature = 400;
constexpr std::uint32_t kPliesBetween = 9;
constexpr std::uint32_t kMiddle = 3 * kPliesBetween;  // from this ply on a match counts as begun
constexpr std::uint64_t kSeeds = 4;                   // a master decides with seeds 1..kSeeds, again and again
constexpr std::uint32_t kWorthThought = 60;  // playouts after which a decision is one: forced ones end after the first

double clock_ms() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double, std::milli>(now).count();
}

// How long a master thinks to decide with each seed, and in how many playouts, which are the same on every machine.
struct Decided {
    std::uint64_t playouts = 0;
    double milliseconds = 0;
};

Decided decide(const Match& match) {
    Decided all;
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
        const auto thinking = make_player("master", {}, seed)->think(match);
        const double begun = clock_ms();
        while (!thinking->step({})) continue;
        all.milliseconds += clock_ms() - begun;
        all.playouts += thinking->playouts();
    }
    return all;
}

// The best of some rounds, because other work of the machine can only slow one down. What the page's module needs to
// decide the same goes along (tests/bench/page_module.mjs).
void measure_place(JsonOut& json, const std::string& place, const Match& match, const Record& record,
                   double budget_ms) {
    Decided best = decide(match);
    for (double passed = best.milliseconds; passed < budget_ms;) {
        const Decided again = decide(match);
        passed += again.milliseconds;
        if (again.milliseconds < best.milliseconds) best = again;
    }
    json.field(place + "_playouts_per_second", static_cast<double>(best.playouts) * 1000 / best.milliseconds);
    json.key(place).object().field("playouts", best.playouts).field("seeds", kSeeds);
    json.field("seat", index(match.decision().seat)).field("link", *encode_link(record)).end();
}

bool is_worth_thought(const Match& match) {
    const auto thinking = make_player("master", counted(kWorthThought), 1)->think(match);
    while (!thinking->step({})) continue;
    return thinking->playouts() >= kWorthThought;
}

void measure_match(JsonOut& json, const GameInfo& info, int seats, double budget_ms) {
    Record record = *new_record(info.id, seats, {}, number_of_seed(1), 1);
    auto match = std::move(*start_of(record));
    const auto searcher = make_player("master", counted(kPlayoutsOfSignature), 1);
    const auto novice = make_player("novice", {}, 1);
    json.key(std::string(info.id) + "-" + std::to_string(seats)).object();
    std::uint64_t hash = hash_text(info.id);
    std::string place = "opening";  // measured next; "": nothing
    for (std::uint32_t ply = 1; !match->decision().over; ++ply) {
        if (!place.empty() && (place == "opening" || ply >= kMiddle) && is_worth_thought(*match)) {
            measure_place(json, place, *match, record, budget_ms);
            place = place == "opening" ? "middle" : "";
        }
        const Path choice = searcher->choose(*match);
        hash = hash_text(match->move_text(choice), hash);
        const Path played = ply % kPliesBetween == 0 ? choice : novice->choose(*match);
        record.moves.push_back(match->move_text(played));
        Chance luck = luck_of(record, ply);
        match->play(played, luck);
    }
    json.field("signature", hex16(hash)).end();
}

}  // namespace

void measure_search(JsonOut& json, double budget_ms) {
    json.key("search").object();
    for (const GameInfo& info : games())
        for (const int seats : {info.min_seats, info.max_seats}) measure_match(json, info, seats, budget_ms);
    json.end();
}

}  // namespace orrery
