// Commands that play whole matches with bots: trace, arena.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
#include <memory>
#include <optional>

#include "bots/players.h"
#include "cli/answers.h"
#include "cli/arguments.h"
#include "cli/commands.h"
#include "core/quoted.h"
#include "core/words.h"
#include "games_typed.h"
#include "record/data/seat_names.h"
#include "record/link/link.h"
#include "record/replay/replay.h"

namespace orrery::cli {
namespace {

double clock_ms() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double, std::milli>(now).count();
}

// "adept", "adept-raider", or figures that no level has (Rung): "search:300", or "search:300:20" with 20 slips.
struct Bot {
    std::string text;
    std::string level;
    std::optional<Rung> rung{};
};
constexpr std::string_view kSearch = "search";

constexpr std::uint32_t kMostPlayouts = 100'000'000;

Expected<Bot> read_bot(std::string_view game, const std::string& text) {
    const std::size_t colon = std::min(text.find(':'), text.size());
    Bot bot{text, text.substr(0, colon)};
    if (bot.level == kSearch && colon < text.size()) {
        const std::size_t second = std::min(text.find(':', colon + 1), text.size());
        const auto playouts = whole_number(text.substr(colon + 1, second - colon - 1), 0, kMostPlayouts);
        const auto slips = second == text.size() ? 0 : whole_number(text.substr(second + 1), 0, 100);
        if (playouts && slips) {
            bot.level = "master";  // as records name it
            bot.rung = Rung{static_cast<std::uint32_t>(*playouts), static_cast<std::uint8_t>(*slips)};
            return bot;
        }
    }
    if (!bot_named(game, text))
        return Fault{"usage/bot", "There is no bot " + in_quotes(text) + "; there is " + bot_names(game) + ", or " +
                                      in_quotes("search:300:20") + " of so many playouts and slips in 100 decisions."};
    return bot;
}

// The arguments that trace and arena have in common.
struct Plan {
    std::string game;
    int seats = 2;
    std::uint64_t seed = 1;
    std::vector<OptionText> options;
    std::vector<Bot> bots;
    Budget budget;
};

Expected<Plan> read_plan(const Arguments& arguments, std::string_view bots) {
    if (!arguments.words().empty()) return usage(in_quotes(arguments.words().front()) + " is too much here.");
    if (!arguments.has("game") || !arguments.has("seats")) return usage("--game and --seats are needed.");
    Plan plan;
    plan.game = arguments.text("game");
    const auto seats = arguments.seats();
    if (!seats) return seats.fault();
    plan.seats = *seats;
    const auto seed = arguments.number("seed", 1, 0, ~std::uint64_t{0});
    if (!seed) return seed.fault();
    plan.seed = *seed;
    const auto options = arguments.game_options();
    if (!options) return options.fault();
    plan.options = *options;
    for (const std::string& text : arguments.list(bots)) {
        auto bot = read_bot(plan.game, text);
        if (!bot) return bot.fault();
        plan.bots.push_back(std::move(*bot));
    }
    if (plan.bots.size() > static_cast<std::size_t>(plan.seats)) return usage("There are more bots than seats.");
    const auto playouts = arguments.number("playouts", 0, 1, kMostPlayouts);
    if (!playouts) return playouts.fault();
    const auto time = arguments.number("time", 0, 1, 600'000);
    if (!time) return time.fault();
    plan.budget = {static_cast<std::uint32_t>(*playouts), static_cast<std::uint32_t>(*time),
                   *time ? clock_ms : nullptr};
    return plan;
}

Expected<Record> record_of(const Plan& plan, std::uint64_t seed) {
    return new_record(plan.game, plan.seats, plan.options, number_of_seed(seed), seed);
}

void seat_bot(Record& record, int seat, std::string_view bot) {
    if (const auto holder = bot_named(record.game, bot)) record.seats[static_cast<std::size_t>(seat)] = *holder;
}

// One thought. It can be repeated from the match's seed and the ply.
Path think(const Bot& bot, const Budget& budget, const Match& match, const Record& record) {
    std::uint64_t state = record.seed ^ (record.moves.size() * 0x9E3779B97F4A7C15u);
    const std::uint64_t seed = splitmix64(state);
    const auto player = bot.rung ? make_player(*bot.rung, budget, seed) : make_player(bot.level, budget, seed);
    return player->choose(match);
}

void play(Match& match, Record& record, const Path& path) {
    record.moves.push_back(match.move_text(path));
    Chance chance = luck_of(record, record.moves.size());
    match.play(path, chance);
}

// ---- Arena

// How often a bot does something, and the number in it: ships, gems.
struct Acts {
    std::uint64_t count = 0;
    std::uint64_t numbered = 0;
    std::uint64_t sum = 0;
};

struct Score {
    Bot bot;
    int wins = 0;
    int draws = 0;
    int losses = 0;
    double ms = 0;
    std::uint64_t moves = 0;
    std::map<std::string, Acts> acts{};  // by the first word of the moves
    std::vector<std::uint64_t> liked{};  // by the game's characters: moves that each of them likes
};

void count_act(Score& score, const std::string& move) {
    Acts& acts = score.acts[move.substr(0, move.find(' '))];
    ++acts.count;
    const auto number = whole_number(move.substr(move.rfind(' ') + 1), 0, kMostPlayouts);
    if (!number) return;
    ++acts.numbered;
    acts.sum += *number;
}

// The style of a bot: how many of its moves each character of the game likes.
void count_liked(Score& score, const Match& match, const Path& path) {
    visit_game(match.info().id, [&](auto type) {
        using G = typename decltype(type)::Game;
        if constexpr (HasCharacters<G>) {
            score.liked.resize(G::Insight::kCharacters.size());
            const auto move = G::parse(match.move_text(path));
            for (std::size_t k = 0; k < score.liked.size(); ++k)
                if (G::Insight::liking(typed<G>(match)->position(), *move, static_cast<int>(k) + 1) > 0)
                    ++score.liked[k];
        }
    });
}

// A bot may hold several seats. It wins if all winners are its own, and draws if some are.
void count_result(const Result& result, const std::vector<std::size_t>& holder, std::vector<Score>& scores) {
    std::vector<int> won(scores.size(), 0);
    int winners = 0;
    for (std::size_t k = 0; k < holder.size(); ++k) {
        if (result.rank[k] != 1) continue;
        ++winners;
        ++won[holder[k]];
    }
    for (std::size_t b = 0; b < scores.size(); ++b)
        ++(won[b] == 0 ? scores[b].losses : won[b] == winners ? scores[b].wins : scores[b].draws);
}

void write_score(JsonOut& json, std::string_view game, const Score& score) {
    const double n = score.wins + score.draws + score.losses;
    const double p = n > 0 ? (score.wins + score.draws / 2.0) / n : 0;
    constexpr double z = 1.96;  // Wilson's interval
    const double middle = n > 0 ? (p + z * z / (2 * n)) / (1 + z * z / n) : 0;
    const double half = n > 0 ? z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n)) : 0;
    json.object().field("bot", score.bot.text).field("wins", score.wins).field("draws", score.draws);
    json.field("losses", score.losses).key("interval95").array().value(middle - half).value(middle + half).end();
    json.field("ms_per_move", score.moves > 0 ? score.ms / static_cast<double>(score.moves) : 0.0);
    json.key("acts_per_match").object();
    for (const auto& [word, acts] : score.acts) {
        json.key(word).object().field("count", static_cast<double>(acts.count) / n);
        if (acts.numbered > 0) json.field("mean", static_cast<double>(acts.sum) / static_cast<double>(acts.numbered));
        json.end();
    }
    json.end().key("liked_per_match").object();
    for (std::size_t k = 0; k < score.liked.size(); ++k)
        json.field(characters(game)[k].id, static_cast<double>(score.liked[k]) / n);
    json.end().end();
}

// The share of all wins that went to each seat. A shared win counts in parts.
void write_seat_shares(JsonOut& json, const std::vector<double>& wins) {
    double sum = 0;
    for (const double won : wins) sum += won;
    json.array();
    for (const double won : wins) json.value(sum > 0 ? won / sum : 0.0);
    json.end();
}

// The lengths of the matches' links. median: half are no longer; p95: 95 percent are no longer.
void write_lengths(JsonOut& json, std::vector<std::size_t> lengths) {
    std::sort(lengths.begin(), lengths.end());
    const auto at = [&](std::size_t percent) {
        return static_cast<std::uint64_t>(lengths[(lengths.size() - 1) * percent / 100]);
    };
    json.object().field("median", at(50)).field("p95", at(95)).field("longest", at(100)).end();
}

}  // namespace

int trace_match(const Typed& typed) {
    const auto arguments =
        Arguments::read(typed, {"game", "seats", "seed", "bot", "preset", "option", "playouts", "time"});
    if (!arguments) return refuse(arguments.fault());
    auto plan = read_plan(*arguments, "bot");
    if (!plan) return refuse(plan.fault());
    if (plan->bots.empty()) plan->bots.push_back({"random", "random"});
    auto record = record_of(*plan, plan->seed);
    if (!record) return refuse(record.fault());
    for (int k = 0; k < plan->seats; ++k)
        seat_bot(*record, k, plan->bots[static_cast<std::size_t>(k) % plan->bots.size()].level);
    auto match = start_of(*record);
    if (!match) return refuse(match.fault());
    for (Decision decision = (*match)->decision(); !decision.over; decision = (*match)->decision()) {
        const Bot& bot = plan->bots[static_cast<std::size_t>(index(decision.seat)) % plan->bots.size()];
        const Path path = think(bot, plan->budget, **match, *record);
        JsonOut json;
        json.object().field("ply", static_cast<std::uint64_t>(record->moves.size() + 1));
        json.field("seat", seat_token(decision.seat)).key("decision");
        write_decision(json, decision);
        json.key("legal");
        write_legal(json, **match);
        json.field("move", (*match)->move_text(path)).key("position").raw((*match)->position_json()).end();
        answer(json);
        if (record->moves.size() >= kMaxMoves) return refuse({"trace/endless", "This match does not end."});
        play(**match, *record, path);
    }
    const auto code = encode_link(*record);
    if (!code) return refuse(code.fault());
    JsonOut json;
    json.object().key("result");
    write_result(json, **match);
    json.field("link", *code).end();
    return answer(json);
}

int hold_arena(const Typed& typed) {
    const auto arguments =
        Arguments::read(typed, {"game", "seats", "seed", "bots", "games", "preset", "option", "playouts", "time"});
    if (!arguments) return refuse(arguments.fault());
    auto plan = read_plan(*arguments, "bots");
    if (!plan) return refuse(plan.fault());
    if (plan->bots.empty())
        return refuse(usage("--bots needs names, divided by commas: " + bot_names(plan->game) + "."));
    const auto games = arguments->number("games", 10, 1, 1'000'000);
    if (!games) return refuse(games.fault());
    std::vector<Score> scores;
    for (const Bot& bot : plan->bots) scores.push_back({bot});
    std::vector<std::size_t> lengths;
    std::vector<double> wins_by_seat(static_cast<std::size_t>(plan->seats));

    for (std::uint64_t game = 0; game < *games; ++game) {
        auto record = record_of(*plan, plan->seed + game);
        if (!record) return refuse(record.fault());
        std::vector<std::size_t> holder;  // bots move on by one seat per game
        for (int k = 0; k < plan->seats; ++k) {
            holder.push_back((static_cast<std::size_t>(k) + game) % scores.size());
            seat_bot(*record, k, scores[holder.back()].bot.level);
        }
        auto match = start_of(*record);
        if (!match) return refuse(match.fault());
        while (!(*match)->decision().over) {
            Score& score = scores[holder[static_cast<std::size_t>(index((*match)->decision().seat))]];
            const double begun = clock_ms();
            const Path path = think(score.bot, plan->budget, **match, *record);
            score.ms += clock_ms() - begun;
            ++score.moves;
            count_liked(score, **match, path);
            if (record->moves.size() >= kMaxMoves) return refuse({"arena/endless", "This match does not end."});
            play(**match, *record, path);
            count_act(score, record->moves.back());
        }
        const Result result = (*match)->result();
        count_result(result, holder, scores);
        for (std::size_t k = 0; k < wins_by_seat.size(); ++k)
            if (result.rank[k] == 1)
                wins_by_seat[k] += 1.0 / static_cast<double>(std::count(result.rank.begin(), result.rank.end(), 1));
        const auto code = encode_link(*record);
        if (!code) return refuse(code.fault());
        JsonOut json;
        json.object().field("game", game + 1).field("moves", static_cast<std::uint64_t>(record->moves.size()));
        json.key("result");
        write_result(json, **match);
        json.field("characters", static_cast<std::uint64_t>(code->size())).field("link", *code).end();
        answer(json);
        lengths.push_back(code->size());
    }
    JsonOut json;
    json.object().key("bots").array();
    for (const Score& score : scores) write_score(json, plan->game, score);
    json.end().key("seats");
    write_seat_shares(json, wins_by_seat);
    json.key("characters");
    write_lengths(json, std::move(lengths));
    json.end();
    return answer(json);
}

}  // namespace orrery::cli
