// Commands about one match in a link: games, new, show, play, check.
#include <algorithm>
#include <optional>
#include <random>

#include "cli/answers.h"
#include "cli/arguments.h"
#include "cli/commands.h"
#include "core/quoted.h"
#include "record/data/seat_names.h"
#include "record/play/seating.h"
#include "record/play/table.h"
#include "record/replay/replay.h"

namespace orrery::cli {
namespace {

void write_specs(JsonOut& json, std::string_view game, int seats) {
    json.object().field("seats", seats).key("list").array();
    for (const OptionSpec& spec : option_specs(game, seats)) {
        json.object().field("key", spec.key).field("title", spec.title).field("hint", spec.hint);
        json.field("default", spec.fallback).key("values").array();
        for (const OptionValue& value : spec.menu)
            json.object()
                .field("value", value.value)
                .field("label", value.label)
                .field("draws_seats", value.draws_seats)
                .end();
        json.end().end();
    }
    json.end().key("presets").array();
    for (const Preset& preset : presets(game, seats)) {
        json.object().field("id", preset.id).field("title", preset.title).field("note", preset.note);
        json.key("options").object();
        for (const auto& [key, value] : preset.options) json.field(key, value);
        json.end().end();
    }
    json.end().end();
}

void write_setup(JsonOut& json, const Record& record) {
    json.field("game", record.game).field("revision", record.revision);
    json.field("seats", static_cast<int>(record.seats.size())).key("options").object();
    for (const auto& [key, value] : record.options) json.field(key, value);
    json.end().field("number", hex16(record.number)).field("seed", record.seed);
}

// `p2` or `2`, which must be a seat of the match; or `spectator`.
Expected<Seat> read_seat(std::string_view text, int seats) {
    if (text == "spectator") return kSpectator;
    for (int k = 0; k < seats; ++k)
        if (text == seat_token(seat_at(k)) || text == std::to_string(k + 1)) return seat_at(k);
    return Fault{"usage/seat",
                 "--as is p1 to p" + std::to_string(seats) + ", spectator or all, not " + in_quotes(text) + "."};
}

// `Ann` is a person, `bot:adept` and `bot:adept-raider` are bots.
Expected<SeatHolder> read_player(std::string_view game, const std::string& text) {
    constexpr std::string_view kBot = "bot:";
    if (text.empty()) return Fault{"usage/name", "A player is a name or bot:LEVEL, not nothing."};
    if (!text.starts_with(kBot)) {
        if (const Verdict refused = name_refusal(text)) return Fault{"usage/name", refused->reason};
        return SeatHolder{SeatKind::person, 0, clean_name(text)};
    }
    if (const auto bot = bot_named(game, text.substr(kBot.size()))) return *bot;
    return Fault{"usage/bot",
                 "There is no bot " + in_quotes(text.substr(kBot.size())) + "; there is " + bot_names(game) + "."};
}

// Seats the players in order, unless the options draw the seats by lot. Seats without a player stay open.
std::optional<Fault> seat_players(Record& record, const std::vector<std::string>& players) {
    if (players.size() > record.seats.size()) return usage("There are more players than seats.");
    for (std::size_t i = 0; i < players.size(); ++i) {
        const Expected<SeatHolder> holder = read_player(record.game, players[i]);
        if (!holder) return holder.fault();
        record.seats[i] = *holder;
    }
    seat_by_lot(record, SeatSet{});
    return {};
}

void write_players(JsonOut& json, const Record& record) {
    json.key("players").object();
    for (std::size_t i = 0; i < record.seats.size(); ++i) {
        const SeatHolder& holder = record.seats[i];
        if (holder.kind != SeatKind::open)
            json.field(seat_token(seat_at(static_cast<int>(i))),
                       holder.kind == SeatKind::bot ? "bot:" + bot_id(record.game, holder) : holder.name);
    }
    json.end();
}

Expected<OpenedLink> read_link(const Arguments& arguments, std::string_view command) {
    if (arguments.words().empty()) return usage("orrery " + std::string(command) + " needs a link.");
    return open_link(arguments.words().front());
}

// Is it a running game by link? Its seats belong to other people, and so does what only they may know.
bool keeps_secrets(const OpenedLink& link) {
    return link.record.is_bound() && link.match && !link.match->decision().over;
}

// In a game by link a person's seat is played only on the device with its secret.
bool is_elsewhere(const Record& record, Seat seat) {
    return record.is_bound() && seat != kSpectator &&
           record.seats[static_cast<std::size_t>(index(seat))].kind == SeatKind::person;
}

// Gives the answers that a table gives by itself before the answer `next`.
void give_only_answers(Table& table, std::string_view next) {
    for (std::string only = only_answer(table.now()); !only.empty() && only != next; only = only_answer(table.now()))
        if (table.waits_for() != kSpectator || is_elsewhere(table.record(), table.asked()) || table.play(only)) return;
}

}  // namespace

int list_games(const Typed& typed) {
    const auto arguments = Arguments::read(typed, {});
    if (!arguments) return refuse(arguments.fault());
    if (!arguments->words().empty()) return refuse(usage("orrery games takes no words."));
    for (const GameInfo& info : games()) {
        JsonOut json;
        json.object().field("id", info.id).field("title", info.title).field("tagline", info.tagline);
        json.key("seats").array().value(info.min_seats).value(info.max_seats).end();
        json.field("revision", info.revision).field("minutes", info.minutes).field("credit", info.credit);
        json.key("characters").array();
        for (const Character& one : characters(info.id))
            json.object().field("id", one.id).field("words", one.words.text()).end();
        json.end().key("options").array();
        for (int seats = info.min_seats; seats <= info.max_seats; ++seats) write_specs(json, info.id, seats);
        json.end().end();
        answer(json);
    }
    return kDone;
}

int new_link(const Typed& typed) {
    const auto arguments = Arguments::read(typed, {"game", "seats", "seed", "preset", "option", "players"});
    if (!arguments) return refuse(arguments.fault());
    if (!arguments->words().empty())
        return refuse(usage(in_quotes(arguments->words().front()) + " is too much; write --game G --seats N."));
    if (!arguments->has("game") || !arguments->has("seats"))
        return refuse(usage("A new match needs --game and --seats."));
    const auto seats = arguments->seats();
    if (!seats) return refuse(seats.fault());
    std::random_device device;
    const std::uint64_t drawn = (std::uint64_t{device()} << 32) | device();
    const auto seed = arguments->number("seed", drawn, 0, ~std::uint64_t{0});
    if (!seed) return refuse(seed.fault());
    const auto options = arguments->game_options();
    if (!options) return refuse(options.fault());
    auto record = new_record(arguments->text("game"), *seats, *options, number_of_seed(*seed), *seed);
    if (!record) return refuse(record.fault());
    if (const auto fault = seat_players(*record, arguments->list("players"))) return refuse(*fault);
    const auto code = encode_link(*record);
    if (!code) return refuse(code.fault());
    JsonOut json;
    json.object().field("link", *code);
    write_setup(json, *record);
    write_players(json, *record);
    json.end();
    return answer(json);
}

int show_link(const Typed& typed) {
    const auto arguments = Arguments::read(typed, {"as", "ply", "after"}, {"peek"});
    if (!arguments) return refuse(arguments.fault());
    const auto link = read_link(*arguments, "show");
    if (!link) return refuse(link.fault());
    if (arguments->words().size() > 1) return refuse(usage("orrery show takes one link; put it in quotes."));
    const std::size_t plies = link->record.moves.size();
    const auto ply = arguments->number("ply", link->moment.value_or(plies), 0, plies);
    if (!ply) return refuse(ply.fault());
    const auto match = replay(link->record, static_cast<std::size_t>(*ply));
    if (!match) return refuse(match.fault());

    // Without `--as`, the asked seat looks; in a running game by link a spectator. Only `--as all` sees everything.
    const Decision decision = (*match)->decision();
    const bool has_secrets = keeps_secrets(*link), sees_all = arguments->text("as") == "all";
    Seat viewer = decision.over || (has_secrets && !sees_all) ? kSpectator : decision.seat;
    if (arguments->has("as") && !sees_all) {
        const auto seat = read_seat(arguments->text("as"), (*match)->seats());
        if (!seat) return refuse(seat.fault());
        viewer = *seat;
    }
    const bool peeks = has_secrets && (sees_all || viewer != kSpectator);
    if (peeks && !arguments->has("peek"))
        return refuse({"refused/peek", "This is a running game by link; --as " +
                                           (sees_all ? "all" : seat_token(viewer)) + " would show what only " +
                                           (sees_all ? "each seat" : "that seat") +
                                           " may know. Add --peek if you mean to look into the cards."});
    JsonOut json;
    json.object();
    write_setup(json, link->record);
    json.field("ply", *ply).field("plies", static_cast<std::uint64_t>(plies));
    if (!link->record.is_bound()) {  // of a game by link the values of a moment are gone
        Record then = link->record;
        then.moves.resize(static_cast<std::size_t>(*ply));
        json.field("link", *encode_link(then));
    }
    json.field("as", sees_all ? "all" : viewer == kSpectator ? "spectator" : seat_token(viewer));
    if (peeks) json.field("peek", true);
    json.key("decision");
    write_decision(json, decision);
    json.field("question", plain((*match)->question(viewer)));
    if (decision.over) {
        json.key("result");
        write_result(json, **match);
    }
    if (sees_all)
        json.key("position").raw((*match)->position_json());
    else
        json.key("view").raw((*match)->view_json(viewer));
    // A seat's legal moves tell what it has, so only the asked seat gets them. Others who owe an answer have lists of
    // their own.
    if (!decision.over && (sees_all || decision.seat == viewer)) {
        json.key("legal");
        write_legal(json, **match, arguments->text("after"));
    }
    json.key("sheet");
    write_sheet(json, (*match)->sheet(viewer));
    json.end();
    return answer(json);
}

int play_moves(const Typed& typed) {
    const auto arguments = Arguments::read(typed, {});
    if (!arguments) return refuse(arguments.fault());
    auto link = read_link(*arguments, "play");
    if (!link) return refuse(link.fault());
    if (arguments->words().size() < 2)
        return refuse(usage("orrery play needs at least one move after the link, in quotes."));
    const std::size_t first = link->record.moves.size();
    if (link->moment && *link->moment != first)
        return refuse({"usage/moment", "This link shows the moment after move " + std::to_string(*link->moment) +
                                           " of " + std::to_string(first) +
                                           ", and a match goes on after its last move. Leave out " +
                                           in_quotes("." + std::to_string(*link->moment)) + " to play on there."});
    auto table = Table::open(std::move(link->record), SeatSet{}, first);
    if (!table) return refuse(table.fault());
    for (std::size_t i = 1; i < arguments->words().size(); ++i) {
        const std::string& move = arguments->words()[i];
        give_only_answers(*table, move);
        // Checked first, because the reason why the rules refuse a move can tell what its seat has.
        if (const Seat seat = table->asked(); table->waits_for() == kSpectator && is_elsewhere(table->record(), seat))
            return refuse({"refused/secret", "Only the device with the secret of " + seat_token(seat) +
                                                 " can answer for it. The link is as it was."});
        const Verdict verdict = table->play(move);
        if (!verdict) continue;
        return refuse({"refused/" + verdict->ruling, in_quotes(move) + " is refused (" + verdict->ruling +
                                                         "): " + verdict->reason + " The link is as it was."});
    }
    give_only_answers(*table, "");
    const auto code = table->link();
    if (!code) return refuse(code.fault());
    JsonOut json;
    json.object().field("link", *code).field("ply", static_cast<std::uint64_t>(table->ply()));
    json.key("decision");
    write_decision(json, table->now().decision());
    if (table->now().decision().over) {
        json.key("result");
        write_result(json, table->now());
    }
    json.key("log").array();
    for (const LogLine& line : table->log(kSpectator, first, table->ply()))
        for (const Sentence& sentence : line.sentences) json.value(plain(sentence.text));
    json.end().end();
    return answer(json);
}

int check_link(const Typed& typed) {
    const auto arguments = Arguments::read(typed, {});
    if (!arguments) return refuse(arguments.fault());
    const auto link = read_link(*arguments, "check");
    if (!link) return refuse(link.fault());
    if (arguments->words().size() > 1) return refuse(usage("orrery check takes one link; put it in quotes."));
    const auto match = replay(link->record);
    if (!match) return refuse(match.fault());
    const auto size = measure_link(link->record);
    if (!size) return refuse(size.fault());
    const bool agrees = (*match)->fingerprint() == link->match->fingerprint();
    if (!agrees || !(*match)->is_sound())
        return refuse({"check/unsound", "This link leads to a position that cannot be. Please report it."});

    const double moves = static_cast<double>(link->record.moves.size());
    const double bits = size->payload_bytes * 8;
    JsonOut json;
    json.object().field("ok", true);
    write_setup(json, link->record);
    json.field("moves", static_cast<std::uint64_t>(link->record.moves.size()));
    if (link->moment) json.field("moment", static_cast<std::uint64_t>(*link->moment));
    json.field("characters", static_cast<std::uint64_t>(size->characters));
    json.field("payload_bytes", size->payload_bytes).field("entropy_bytes", size->entropy_bits / 8);
    json.field("budget_bytes", size->budget_bytes())
        .field("within_budget", size->payload_bytes <= size->budget_bytes());
    json.field("bits_per_move", moves > 0 ? bits / moves : 0.0);
    json.field("entropy_bits_per_move", moves > 0 ? size->entropy_bits / moves : 0.0);
    json.field("bits_over_entropy", bits - size->entropy_bits);
    json.field("fingerprint", hex16(link->match->fingerprint()));
    json.key("decision");
    write_decision(json, link->match->decision());
    if (link->match->decision().over) {
        json.key("result");
        write_result(json, *link->match);
    }
    json.end();
    return answer(json);
}

}  // namespace orrery::cli
