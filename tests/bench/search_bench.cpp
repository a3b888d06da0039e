#include "bench/search_bench.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

#include "bots/players.h"
#include "core/hash.h"
#include "games.h"
#include "record/data/record.h"

namespace orrery {
namespace {

constexpr int kPlayoutsOfSignature = 400;
constexpr std::uint32_t kPliesBetween = 9;

double clock_ms() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double, std::milli>(now).count();
}

double playouts_per_second(const Match& match, double budget_ms) {
    const Budget budget{.playouts = 1u << 24, .milliseconds = 600'000, .clock = clock_ms};
    const auto thinking = make_player("master", budget, 1)->think(match);
    thinking->step(counted(200));
    const std::uint32_t before = thinking->playouts();
    const double begun = clock_ms();
    double passed = 0;
    while (passed < budget_ms && !thinking->step(counted(200))) passed = clock_ms() - begun;
    return passed > 0 ? (thinking->playouts() - before) * 1000.0 / passed : 0;
}

void measure_match(JsonOut& json, const GameInfo& info, int seats, double budget_ms) {
    auto match = std::move(*start_match(info.id, seats, info.revision, {}, Chance::of_ply(1, 0)));
    const auto searcher = make_player("master", counted(kPlayoutsOfSignature), 1);
    const auto novice = make_player("novice", {}, 1);
    json.key(std::string(info.id) + "-" + std::to_string(seats)).object();
    json.field("opening_playouts_per_second", playouts_per_second(*match, budget_ms));
    std::uint64_t hash = hash_text(info.id);
    bool is_measured = false;
    for (std::uint32_t ply = 1; !match->decision().over; ++ply) {
        const Path choice = searcher->choose(*match);
        hash = hash_text(match->move_text(choice), hash);
        if (ply >= 3 * kPliesBetween && !is_measured) {
            json.field("middle_playouts_per_second", playouts_per_second(*match, budget_ms));
            is_measured = true;
        }
        Chance luck = Chance::of_ply(1, ply);
        match->play(ply % kPliesBetween == 0 ? choice : novice->choose(*match), luck);
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
