// `orrery lengths`: how long links get in whole matches between novices, one person per seat. Three kinds: at one
// device, or as every link before protocols/seats.md (open); bound to secrets (bound); bound with nothing sealed
// (among friends). Characters are those of the code at the end, when it is longest.
#include <algorithm>
#include <bit>
#include <optional>

#include "bots/players.h"
#include "cli/answers.h"
#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/hand_overs.h"
#include "cli/measure.h"
#include "record/link/link.h"
#include "record/play/invitation.h"
#include "record/replay/luck.h"
#include "record/replay/replay.h"
#include "record/replay/secret_round.h"
#include "record/replay/tags.h"

namespace orrery::cli {
namespace {

struct Course {
    Record record;
    HandOvers in_turn{false}, in_chat{true};
};

Path choose(const Match& match, std::uint64_t seed, std::size_t ply) {
    std::uint64_t state = seed ^ (ply * 0x9E3779B97F4A7C15u);
    return make_player("novice", {}, splitmix64(state))->choose(match);
}

Course play_open(const Board& board, std::uint64_t seed) {
    Course course{*new_record(board.game, board.seats, board.options, number_of_seed(seed), seed)};
    Record& record = course.record;
    for (SeatHolder& holder : record.seats) holder.kind = SeatKind::person;
    const auto match = std::move(*start_of(record));
    while (!match->decision().over && record.moves.size() < kMaxMoves) {
        course.in_turn.to(match->decision().seat);
        const Path path = choose(*match, seed, record.moves.size());
        record.moves.push_back(match->move_text(path));
        Chance chance = luck_of(record, record.moves.size());
        match->play(path, chance);
    }
    return course;
}

Course play_bound(const Board& board, std::uint64_t seed, Protocol protocol) {
    Course course{*new_record(board.game, board.seats, board.options, number_of_seed(seed), 0)};
    for (SeatHolder& holder : course.record.seats) holder.kind = SeatKind::person;
    std::uint64_t count = 0;
    Journal journal = invite(
        course.record, SeatSet{(1 << kMaxSeats) - 1},
        [&] { return fresh_key("orrery lengths", seed * kMaxSeats + count++); }, protocol);
    begin(journal);
    Record& record = course.record = journal.record;
    const auto tally = [&](auto&& what) { what(course.in_turn), what(course.in_chat); };
    tally([&](HandOvers& hand_overs) { hand_overs.invite(board.seats); });

    auto match = std::move(*start_of(record));
    Luck luck(record, journal.keys);
    SeatSet round;  // seats with a choice in the running round of secret answers
    bool is_round = false;
    while (!match->decision().over && record.moves.size() < kMaxMoves) {
        Decision asked = match->decision();
        asked.secret = asked.secret && seals(record);  // otherwise it is a move like any other
        if (!asked.secret && !luck.is_forced(*match)) tally([&](HandOvers& hand_overs) { hand_overs.to(asked.seat); });
        if (asked.secret && !is_round)
            for (const RoundMember& member : round_of(record, *match))
                if (member.chooses) round.add(member.seat);
        is_round = asked.secret;
        const Path path = choose(*match, seed, record.moves.size());
        record.moves.push_back(match->move_text(path));
        const Luck before = luck;
        luck.play(match, path);
        const Decision next = match->decision();
        const bool waited = !next.over && next.seat != asked.seat && luck.opened(next.seat) != before.opened(next.seat);
        if (waited) tally([&](HandOvers& hand_overs) { hand_overs.to(next.seat); });
        if (asked.secret && std::popcount(asked.owing.bits) == 1) {
            if (!round.empty())
                tally([&](HandOvers& hand_overs) { hand_overs.round(round, next.over ? kSpectator : next.seat); });
            round = {}, is_round = false;
        }
    }
    for (std::size_t i = 0; i < record.binding->proofs.size(); ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        sign(record, seat, *journal.keys[i], luck.opened(seat), luck.covered(seat));
    }
    return course;
}

// median: half of the figures are no larger; p95: 95 percent are no larger.
void write_spread(JsonOut& json, std::string_view name, std::vector<std::uint64_t> figures) {
    std::sort(figures.begin(), figures.end());
    const auto at = [&](std::size_t percent) { return figures[(figures.size() - 1) * percent / 100]; };
    json.key(name).object().field("median", at(50)).field("p95", at(95)).field("longest", at(100)).end();
}

template <class Play>
std::optional<Fault> write_kind(JsonOut& json, std::string_view kind, std::uint64_t games, bool is_bound, Play&& play) {
    std::vector<std::uint64_t> characters, in_turn, in_chat;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        const Course course = play(seed);
        const auto code = encode_link(course.record);
        if (!code) return code.fault();
        characters.push_back(code->size());
        in_turn.push_back(static_cast<std::uint64_t>(course.in_turn.hand_overs()));
        in_chat.push_back(static_cast<std::uint64_t>(course.in_chat.hand_overs()));
    }
    json.key(kind).object();
    write_spread(json, "characters", std::move(characters));
    write_spread(json, "hand_overs", std::move(in_turn));
    if (is_bound) write_spread(json, "in_group_chat", std::move(in_chat));
    json.end();
    return {};
}

// All boards, or the one that seats, preset and options describe.
Expected<std::vector<Board>> boards_of(const Arguments& arguments) {
    const std::string game = arguments.text("game");
    if (!game.empty() && find_game(game) == nullptr) return unknown_game(game);
    if (!arguments.has("seats") && !arguments.has("preset") && !arguments.has("option"))
        return boards(game, arguments.has("quick"));
    if (game.empty() || !arguments.has("seats")) return usage("--preset and --option need --game and --seats.");
    const auto seats = arguments.seats();
    if (!seats) return seats.fault();
    const auto options = arguments.game_options();
    if (!options) return options.fault();
    if (const auto record = new_record(game, *seats, *options, 1, 1); !record) return record.fault();
    return std::vector<Board>{{game, *seats, *options}};
}

}  // namespace

int measure_lengths(const Typed& typed) {
    const auto arguments = Arguments::read(typed, {"game", "games", "quick", "seats", "preset", "option"});
    if (!arguments) return refuse(arguments.fault());
    const auto games = arguments->number("games", 40, 1, 100'000);
    if (!games) return refuse(games.fault());
    const auto measured = boards_of(*arguments);
    if (!measured) return refuse(measured.fault());
    for (const Board& board : *measured) {
        JsonOut json;
        json.object().field("board", board.name());
        auto fault = write_kind(json, "open", *games, false, [&](auto seed) { return play_open(board, seed); });
        const auto bound = [&](const char* kind, Protocol protocol) {
            if (!fault)
                fault =
                    write_kind(json, kind, *games, true, [&](auto seed) { return play_bound(board, seed, protocol); });
        };
        bound("bound", Protocol::sealed);
        bound("among_friends", Protocol::friends);
        if (fault) return refuse(*fault);
        json.end();
        answer(json);
    }
    return kDone;
}

}  // namespace orrery::cli
