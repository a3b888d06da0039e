// Nim in words: options, notation both ways, sentences for people, tables, JSON. Everything a person reads is made
// from a View, so it can say nothing that the viewer may not know.
#include <limits>

#include "core/quoted.h"
#include "core/words.h"
#include "games/template/template.h"

namespace orrery::example {
namespace {

std::string text(std::int64_t number) { return std::to_string(number); }

const SeatView& of(const View& view, Seat seat) { return view.seat[static_cast<std::size_t>(index(seat))]; }

constexpr std::string_view phase_name(Phase phase) {
    return phase == Phase::bid ? "bid" : phase == Phase::turn ? "turn" : "over";
}

}  // namespace

// ---- Options

std::vector<OptionSpec> Nim::option_specs(int) {
    return {{"stones", "Stones at the start", "1 to 60", "21", {{"11", "few"}, {"21", "usual"}, {"40", "many"}}},
            {"most", "Most stones in a turn", "2 to 9", "3", {{"3", "three"}, {"5", "five"}}}};
}

Expected<Options> Nim::read_options(int, const std::vector<OptionText>& texts) {
    Options options;
    for (const auto& [key, value] : texts) {
        const std::int64_t number = whole_number(value).value_or(0);
        if (key == "stones" && number >= 1 && number <= 60) {
            options.stones = static_cast<std::int32_t>(number);
        } else if (key == "most" && number >= 2 && number <= 9) {
            options.most = static_cast<std::int32_t>(number);
        } else if (key == "stones" || key == "most") {
            return Fault{"option/value", "Option " + key + " is a number " + (key == "most" ? "2 to 9" : "1 to 60") +
                                             ", not " + in_quotes(value) + "."};
        } else {
            return Fault{"option/unknown", "Nim has no option " + in_quotes(key) + "; it has stones and most."};
        }
    }
    return options;
}

std::vector<OptionText> Nim::write_options(int, const Options& options) {
    std::vector<OptionText> texts;
    const Options usual;
    if (options.stones != usual.stones) texts.push_back({"stones", text(options.stones)});
    if (options.most != usual.most) texts.push_back({"most", text(options.most)});
    return texts;
}

// ---- Notation

std::string Nim::print(const Move& move) {
    switch (move.verb) {
        case Verb::bid: return "bid " + text(move.number);
        case Verb::take: return "take " + text(move.number);
        case Verb::show: break;
    }
    return "show";
}

Expected<Move> Nim::parse(std::string_view line) {
    if (line == "show") return Move{Verb::show, 0};
    const bool is_bid = line.starts_with("bid ");
    if (!is_bid && !line.starts_with("take "))
        return Fault{"move/text", "A move is bid <number>, take <number> or show."};
    const std::string_view digits = line.substr(line.find(' ') + 1);
    const auto number = whole_number(digits, 0, std::numeric_limits<std::int32_t>::max());
    if (!number) return Fault{"move/text", in_quotes(digits) + " is not a number."};
    return Move{is_bid ? Verb::bid : Verb::take, static_cast<std::int32_t>(*number)};
}

// ---- Sentences

std::string Nim::question(const View& view) {
    if (view.phase == Phase::over) return "The match is over.";
    if (view.phase == Phase::bid) return seat_name(view.turn) + ": bid 0 to 3 for the first turn";
    return seat_name(view.turn) + ": take stones" + (of(view, view.turn).has_shown ? "" : ", or show your token");
}

// A sealed bid is told to its owner only; when the last one is in, all are told to everybody.
std::vector<std::string> Nim::describe(const View&, const Move& move, std::span<const Event> events,
                                       const View& after) {
    std::vector<std::string> sentences;
    for (const Event& event : events) {
        const std::string who = seat_name(event.seat);
        switch (event.kind) {
            case Event::Kind::bid:
                sentences.push_back(who + (event.number < 0 ? " bids, sealed." : " bids " + text(event.number) + "."));
                break;
            case Event::Kind::opened: sentences.push_back(who + " has bid " + text(event.number) + "."); break;
            case Event::Kind::take:
                sentences.push_back(who + " takes " + count_of(move.number, "stone") + "; " +
                                    (event.number > 0 ? text(event.number) : "none") + " left.");
                break;
            case Event::Kind::show:
                sentences.push_back(who + " shows token " + text(event.number) + " and passes.");
                break;
        }
    }
    if (move.verb == Verb::bid && after.phase == Phase::turn)
        sentences.push_back(seat_name(after.turn) + " has the first turn.");
    return sentences;
}

std::string Nim::explain(const View& view, std::string_view tokens) {
    if (tokens == "bid") return "sealed until all bids are in; you pay it in points (R2, R3)";
    if (tokens == "take") return count_of(view.heap, "stone") + " on the heap";
    if (tokens == "show") return "passes; your token is then known to all (R5)";
    const Expected<Move> move = parse(tokens);
    if (!move) return {};
    if (move->verb == Verb::bid) return "costs " + count_of(move->number, "point");
    const std::int32_t left = view.heap - move->number;
    if (left < 0) return "only " + count_of(view.heap, "stone") + " on the heap (R4)";
    return left == 0 ? "the last stone: 10 points" : "leaves " + count_of(left, "stone");
}

Sheet Nim::sheet(const View& view) {
    Sheet sheet;
    sheet.facts.push_back("The heap holds " + count_of(view.heap, "stone") + "; at most " + text(view.options.most) +
                          " a turn.");
    if (view.last != kSpectator) sheet.facts.push_back(seat_name(view.last) + " took the last stone.");
    SheetTable table{"Seats", {"Seat", "Bid", "Token", "Shown"}, {}};
    for (int k = 0; k < view.seats; ++k) {
        const SeatView& seat = of(view, seat_at(k));
        table.rows.push_back({seat_name(seat_at(k)),
                              seat.bid >= 0  ? text(seat.bid)
                              : seat.has_bid ? "sealed"
                                             : "none yet",
                              seat.token > 0 ? text(seat.token) : "hidden", seat.has_shown ? "yes" : "no"});
    }
    sheet.tables.push_back(table);
    return sheet;
}

// ---- JSON

void Nim::write_position(const Position& position, JsonOut& json) {
    json.object().field("phase", phase_name(position.phase)).field("heap", position.heap);
    json.field("most", position.options.most);
    if (position.turn != kSpectator) json.field("turn", seat_token(position.turn));
    if (position.last != kSpectator) json.field("last", seat_token(position.last));
    json.key("seats").array();
    for (std::size_t k = 0; k < static_cast<std::size_t>(position.seats); ++k) {
        json.object().field("token", position.token[k]).field("shown", position.shown[k]);
        if (position.bid[k] >= 0) json.field("bid", position.bid[k]);
        json.end();
    }
    json.end().end();
}

void Nim::write_view(const View& view, JsonOut& json) {
    json.object().field("phase", phase_name(view.phase)).field("heap", view.heap).field("most", view.options.most);
    if (view.viewer != kSpectator) json.field("viewer", seat_token(view.viewer));
    if (view.turn != kSpectator) json.field("turn", seat_token(view.turn));
    if (view.last != kSpectator) json.field("last", seat_token(view.last));
    json.key("seats").array();
    for (int k = 0; k < view.seats; ++k) {
        const SeatView& seat = of(view, seat_at(k));
        json.object();
        if (seat.token > 0) json.field("token", seat.token);
        if (seat.bid >= 0) json.field("bid", seat.bid);
        json.field("has_bid", seat.has_bid).field("shown", seat.has_shown).end();
    }
    json.end().end();
}

}  // namespace orrery::example
