// A table of move counts (tests/move_counts.txt). From a position on: how many moves are legal, how many lines of two
// moves, of three. A change of a rule that lists one move more or fewer changes a count, even where no match of the
// corpus goes. A row is "game seats revision seed plies: counts"; its position comes after so many random moves of the
// seed. ORRERY_BLESS=1 adds rows for games and numbers of seats that have none; an existing row is never changed.
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>

#include "files.h"
#include "laws/support.h"

namespace orrery::laws {
namespace {

constexpr std::uint64_t kMostLines = 200'000;  // a row ends before the first count above it
constexpr std::uint64_t kMostSampled = 500;    // a sample run leaves out counts above it
constexpr std::size_t kLongestLine = 4;

struct CountedPosition {
    std::string game;
    int seats = 2, revision = 1;
    std::uint64_t seed = 0;
    std::uint32_t plies = 0;

    std::string text() const {
        std::ostringstream text;
        text << game << ' ' << seats << ' ' << revision << ' ' << seed << ' ' << plies;
        return text.str();
    }
};

// All legal moves, in order: the last step that has another place takes it, and later ones begin anew.
std::vector<Path> all_moves(const Match& match) {
    std::vector<Path> moves;
    std::vector<std::uint64_t> places, counts;
    do {
        std::size_t step = 0;
        counts.clear();
        moves.push_back(match.walk([&](std::uint64_t count) {
            if (step == places.size()) places.push_back(0);
            counts.push_back(count);
            return places[step++];
        }));
        places.resize(step);
        while (!places.empty() && places.back() + 1 == counts[places.size() - 1]) places.pop_back();
        if (!places.empty()) ++places.back();
    } while (!places.empty());
    return moves;
}

// The number of lines of `moves` moves from a position after `plies`. A match that is over has none. Above `most` it is
// not the whole number.
std::uint64_t count_lines(const Match& match, const CountedPosition& at, std::size_t moves, std::uint64_t most) {
    if (match.decision().over) return 0;
    const std::vector<Path> paths = all_moves(match);
    if (moves == 1) return paths.size();
    std::uint64_t lines = 0;
    for (const Path& path : paths) {
        if (lines > most) break;
        const auto next = match.clone();
        CountedPosition after = at;
        Chance luck = Chance::of_ply(at.seed, ++after.plies);
        next->play(path, luck);
        lines += count_lines(*next, after, moves - 1, most - lines);
    }
    return lines;
}

std::unique_ptr<Match> match_at(const CountedPosition& at) {
    auto match = std::move(*start_match(at.game, at.seats, at.revision, {}, Chance::of_ply(at.seed, 0)));
    Chance choice(at.seed * 13 + 1);
    for (std::uint32_t ply = 1; ply <= at.plies; ++ply) {
        if (match->decision().over) FAIL("the match is over before ply " << at.plies << " | " << at.text());
        Chance luck = Chance::of_ply(at.seed, ply);
        match->play(any_path(*match, choice), luck);
    }
    return match;
}

std::map<std::string, std::vector<std::uint64_t>> rows_of(const std::filesystem::path& path) {
    std::map<std::string, std::vector<std::uint64_t>> rows;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        std::istringstream counts(line.substr(line.find(':') + 1));
        std::vector<std::uint64_t>& row = rows[line.substr(0, line.find(':'))];
        for (std::uint64_t count = 0; counts >> count;) row.push_back(count);
    }
    return rows;
}

// The length of the match of random moves with this seed.
std::uint32_t length_of(CountedPosition at) {
    at.plies = 0;
    const auto match = match_at(at);
    Chance choice(at.seed * 13 + 1);
    std::uint32_t ply = 0;
    for (; !match->decision().over; ++ply) {
        Chance luck = Chance::of_ply(at.seed, ply + 1);
        match->play(any_path(*match, choice), luck);
    }
    return ply;
}

// Positions at the start, after a quarter, a half and nine tenths of a match, for the fewest and the most seats.
std::vector<CountedPosition> positions_to_count(const GameInfo& game) {
    std::vector<CountedPosition> positions;
    for (const int seats : {game.min_seats, game.max_seats}) {
        CountedPosition at{std::string(game.id), seats, game.revision, static_cast<std::uint64_t>(seats), 0};
        const std::uint32_t length = length_of(at);
        for (const std::uint32_t tenths : {0u, 2u, 5u, 9u}) {
            at.plies = length * tenths / 10;
            positions.push_back(at);
        }
    }
    return positions;
}

TEST_CASE("as many moves and lines are legal as in the table of move counts", "[laws][counts]") {
    const auto path = source_path("tests/move_counts.txt");
    const auto rows = rows_of(path);
    const bool blesses = std::getenv("ORRERY_BLESS") != nullptr;
    for_each_game([&](auto type) {
        const GameInfo game = decltype(type)::Game::info();
        const std::string id(game.id);
        const bool has_rows = rows.lower_bound(id + " ") != rows.lower_bound(id + "!");
        if (!has_rows && !blesses) FAIL("tests/move_counts.txt has no row of " << game.id);
        if (has_rows) return;
        std::ofstream file(path, std::ios::app);
        for (const CountedPosition& at : positions_to_count(game)) {
            const auto match = match_at(at);
            file << at.text() << ':';
            for (std::size_t moves = 1; moves <= kLongestLine; ++moves) {
                const std::uint64_t lines = count_lines(*match, at, moves, kMostLines);
                if (lines > kMostLines) break;
                file << ' ' << lines;
            }
            file << '\n';
        }
    });
    for (const auto& [text, counts] : rows) {
        std::istringstream words(text);
        CountedPosition at;
        words >> at.game >> at.seats >> at.revision >> at.seed >> at.plies;
        const auto match = match_at(at);
        for (std::size_t moves = 1; moves <= counts.size(); ++moves) {
            if (is_sample_run() && counts[moves - 1] > kMostSampled) break;
            INFO(text << ": lines of " << moves << " moves");
            CHECK(count_lines(*match, at, moves, counts[moves - 1]) == counts[moves - 1]);
        }
    }
}

}  // namespace
}  // namespace orrery::laws
