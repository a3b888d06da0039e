// Plays the matches of the signature. Laws and playthroughs say what a match must be; this only says that it is the same.
#include "cli/signature.h"

#include "core/hash.h"
#include "games_typed.h"
#include "record/replay/replay.h"

namespace orrery::cli {
namespace {

constexpr int kSignatureMatches = 2;

// Hashes every view of every position of one match.
std::uint64_t sign_match(std::uint64_t hash, std::string_view game, int seats, std::uint64_t seed) {
    Record record = *new_record(game, seats, {}, number_of_seed(seed), seed);
    auto match = std::move(*start_of(record));
    Chance choice(seed);
    while (true) {
        for (int k = -1; k < seats; ++k) hash = match->view_fingerprint(seat_at(k), hash);
        if (match->decision().over) return hash;
        const Path path = any_path(*match, choice);
        record.moves.push_back(match->move_text(path));
        hash = hash_text(record.moves.back(), hash);
        Chance luck = luck_of(record, record.moves.size());
        match->play(path, luck);
    }
}

}  // namespace

std::uint64_t signature() {
    std::uint64_t hash = hash_text("orrery");
    for_each_game([&](auto type) {
        const GameInfo info = decltype(type)::Game::info();
        for (int seats = info.min_seats; seats <= info.max_seats; ++seats)
            for (std::uint64_t seed = 1; seed <= kSignatureMatches; ++seed)
                hash = sign_match(hash, info.id, seats, seed);
    });
    return hash;
}

}  // namespace orrery::cli
