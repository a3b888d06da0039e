// The measurements behind `orrery bench` and tests/bench.
#include "cli/measure.h"

#include <algorithm>
#include <chrono>

#include "games_typed.h"
#include "record/link/link.h"
#include "record/replay/replay.h"

namespace orrery::cli {
namespace {

// Runs `step`, which returns how many things it did, in some short spells. Returns the things per second of the best
// spell, because other work of the machine can only slow a spell down.
template <class Step>
double rate(double budget_ms, const Step& step) {
    constexpr int kSpells = 5;
    double best = 0;
    for (int spell = 0; spell < kSpells; ++spell) {
        const double begun = clock_ns();
        double done = 0;
        double now = begun;
        do {
            done += static_cast<double>(step());
            now = clock_ns();
        } while (now - begun < budget_ms * 1e6 / kSpells);
        best = std::max(best, done * 1e9 / (now - begun));
    }
    return best;
}

template <Game G>
struct Workload {
    using Entries = std::vector<Entry<typename G::Move>>;

    Setup<typename G::Options> setup;
    std::vector<typename G::Position> positions{};  // of one random match, where something is asked
    std::vector<typename G::Move> moves{};          // made in those positions
    Record record{};

    // A move for which all places of a step are equally likely.
    static typename G::Move uniform_move(const typename G::Position& position, const Entries& entries, Entries& scratch,
                                         Chance& chance) {
        return choose_move<G>(position, entries, scratch, [&chance](const Entries& step) {
            return chance.below(static_cast<std::uint32_t>(places_in(step)));
        });
    }

    // Plays one match of such moves; returns how many there were.
    std::uint32_t playout(std::uint64_t seed, Entries& entries, Entries& scratch) const {
        Chance chance(seed);
        typename G::Position position = G::start(setup, chance);
        std::uint32_t plies = 0;
        for (G::legal(position, entries); !entries.empty(); G::legal(position, entries), ++plies)
            G::apply(position, uniform_move(position, entries, scratch, chance), chance);
        return plies;
    }

    void prepare(const Board& board) {
        record = *new_record(board.game, board.seats, board.options, number_of_seed(1), 1);
        Chance chance = luck_of(record, 0);
        typename G::Position position = G::start(setup, chance);
        Chance choice(7);
        Entries entries, scratch;
        for (G::legal(position, entries); !entries.empty(); G::legal(position, entries)) {
            positions.push_back(position);
            moves.push_back(uniform_move(position, entries, scratch, choice));
            record.moves.push_back(G::print(moves.back()));
            Chance luck = luck_of(record, record.moves.size());
            G::apply(position, moves.back(), luck);
        }
    }
};

template <Game G>
void measure_game(JsonOut& json, const Board& board, double budget_ms) {
    Workload<G> work{{board.seats, G::info().revision, *G::read_options(board.seats, board.options)}};
    work.prepare(board);
    typename Workload<G>::Entries entries, scratch;
    std::uint64_t seed = 0;
    std::uint64_t sink = 0;  // keeps the compiler from removing the work
    std::uint64_t playouts = 0;
    const double plies = rate(budget_ms * 3, [&] { return (++playouts, work.playout(++seed, entries, scratch)); });
    double decisions = 0;
    for (std::uint64_t k = 1; k <= 16; ++k) decisions += work.playout(k, entries, scratch);
    json.field("decisions_per_second", plies).field("playouts_per_second", plies / (decisions / 16));

    const double count = static_cast<double>(work.positions.size());
    json.field("position_bytes", static_cast<std::uint64_t>(sizeof(typename G::Position)));
    json.field("legal_ns", 1e9 / rate(budget_ms, [&] {
                               for (const auto& position : work.positions) G::legal(position, entries);
                               sink += entries.size();
                               return count;
                           }));
    json.field("copy_ns", 1e9 / rate(budget_ms, [&] {
                              for (const auto& position : work.positions) {
                                  const typename G::Position copy = position;
                                  sink += copy == position ? 1 : 0;
                              }
                              return count;
                          }));
    json.field("apply_ns", 1e9 / rate(budget_ms, [&] {
                               for (std::size_t k = 0; k < work.positions.size(); ++k) {
                                   typename G::Position copy = work.positions[k];
                                   Chance chance(k);
                                   G::apply(copy, work.moves[k], chance);
                                   sink += G::decision(copy).over ? 1 : 0;
                               }
                               return count;
                           }));
    json.field("view_ns", 1e9 / rate(budget_ms, [&] {
                              for (const auto& position : work.positions)
                                  sink += G::view(position, seat_at(0)) == G::view(position, kSpectator) ? 1 : 0;
                              return count;
                          }) / 2);
    json.field("replay_us", 1e6 / rate(budget_ms, [&] { return (sink += replay(work.record) ? 1 : 0, 1); }));
    const Expected<std::string> code = encode_link(work.record);
    json.field("encode_us", 1e6 / rate(budget_ms, [&] { return (sink += encode_link(work.record)->size(), 1); }));
    json.field("open_us", 1e6 / rate(budget_ms, [&] { return (sink += open_link(*code)->record.moves.size(), 1); }));
    json.field("moves", static_cast<std::uint64_t>(work.moves.size()));
    json.field("link_characters", static_cast<std::uint64_t>(code->size()));
    if (sink == 0) json.field("idle", true);
}

}  // namespace

double clock_ns() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double, std::nano>(now).count();
}

std::string Board::name() const {
    std::string name = game + "-" + std::to_string(seats);
    for (const OptionText& option : options) name += "-" + option.value;
    return name;
}

std::vector<Board> boards(std::string_view game, bool quick) {
    std::vector<Board> all;
    for (const GameInfo& info : games()) {
        if (!game.empty() && game != info.id) continue;
        for (int seats = info.min_seats; seats <= info.max_seats; ++seats) {
            const std::vector<OptionSpec> specs = option_specs(info.id, seats);
            if (specs.empty() || quick) {
                all.push_back({std::string(info.id), seats, {}});
                continue;
            }
            for (const OptionValue& value : specs.front().menu)
                all.push_back({std::string(info.id), seats, {{specs.front().key, value.value}}});
        }
    }
    return all;
}

void measure_board(JsonOut& json, const Board& board, double budget_ms) {
    visit_game(board.game, [&](auto type) { measure_game<typename decltype(type)::Game>(json, board, budget_ms); });
}

}  // namespace orrery::cli
