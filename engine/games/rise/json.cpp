// Positions and views as JSON, in the words of the rules reference. A position's is complete; a view's has null for
// what its viewer does not know.
#include "games/rise/rise.h"

namespace orrery::rise {

namespace {

std::string id(Card card) { return std::string(face(card).id); }

template <class Cards>
void write_cards(JsonOut& json, std::string_view key, const Cards& cards) {
    json.key(key).array();
    for (const Card card : cards) {
        if (card == kNoCard)
            json.null();
        else
            json.value(id(card));
    }
    json.end();
}

template <class Numbers>
void write_by_colour(JsonOut& json, std::string_view key, const Numbers& numbers) {
    json.key(key).object();
    for (const Colour colour : kAllColours)
        json.field(colour_token(colour), static_cast<int>(numbers[static_cast<std::size_t>(colour)]));
    json.end();
}

void write_map(JsonOut& json, const Galaxy& galaxy) {
    json.key("map").array();
    for (const Sector& sector : galaxy.sectors) {
        std::string stack;
        for (int i = 0; i < sector.stack.size(); ++i) stack += colour_token(sector.stack[i]);
        json.object().field("site", site_token(sector.site)).field("natural", static_cast<int>(sector.natural));
        json.field("gems", static_cast<int>(sector.gems)).field("stack", stack).end();
    }
    json.end();
}

void write_seat(JsonOut& json, std::string_view key, Seat seat) {
    json.key(key);
    if (seat == kSpectator)
        json.null();
    else
        json.value(seat_token(seat));
}

void write_options(JsonOut& json, int seats, const Options& options) {
    json.key("options").object();
    for (const OptionText& text : Rise::write_options(seats, options)) json.field(text.key, text.value);
    json.end();
}

void write_seats(JsonOut& json, std::string_view key, SeatSet seats) {
    json.key(key).array();
    if (seats == kPublic) {
        json.value("everybody").end();
        return;
    }
    for (int i = 0; i < kSeats; ++i)
        if (seats.has(seat_at(i))) json.value(seat_token(seat_at(i)));
    json.end();
}

void write_gems_on(JsonOut& json, const std::array<std::int32_t, 2>& gems) {
    json.key("gems on cards").object();
    json.field(id(Card::black_stars), static_cast<int>(gems[0]))
        .field(id(Card::crusade_of_the_sun), static_cast<int>(gems[1]))
        .end();
}

void write_sites(JsonOut& json, std::string_view key, const Galaxy& galaxy, std::uint64_t mask) {
    json.key(key).array();
    for (; mask != 0; mask &= mask - 1)
        json.value(site_token(galaxy.sectors[static_cast<std::size_t>(std::countr_zero(mask))].site));
    json.end();
}

void write_frame(JsonOut& json, const Position& p, const Frame& f) {
    json.object().field("step", step_name(f.step)).field("stage", static_cast<int>(f.stage));
    if (f.card != kNoCard) json.field("card", id(f.card));
    write_seat(json, "you", f.you);
    if (f.other != kSpectator) write_seat(json, "other", f.other);
    if (f.colour != kNoColour) json.field("color", colour_token(f.colour));
    if (f.step == Step::expand || f.step == Step::execute) json.field("site", site_token(f.site));
    json.field("amount", static_cast<int>(f.amount)).field("extra", static_cast<int>(f.extra));
    if (!f.set.empty()) write_cards(json, "cards", f.set);
    if (f.mask != 0) write_sites(json, "sites", p.galaxy, f.mask);
    json.end();
}

void write_question(JsonOut& json, const Position& p) {
    const Question& q = p.question;
    json.key("question");
    if (q.verb == Verb::none) {
        json.null();
        return;
    }
    json.object().field("verb", q.verb == Verb::expand ? std::string_view("main") : verb_token(q.verb));
    write_seat(json, "seat", q.seat);
    json.field("done", q.or_done);
    if (q.colour != kNoColour) json.field("color", colour_token(q.colour));
    if (q.verb == Verb::to) json.field("from", site_token(q.from));
    json.key("answers").array();
    std::vector<Entry<Move>> entries;
    list_answers(p, entries);
    for (const Entry<Move>& entry : entries)
        json.value(Rise::print(entry.move) + (entry.ranged() ? ".." + std::to_string(entry.high) : ""));
    json.end().end();
}

void write_result(JsonOut& json, const Result& result, int seats, bool over) {
    json.key(over ? "result" : "standing").array();
    for (int i = 0; i < seats; ++i)
        json.object()
            .field("player", seat_token(seat_at(i)))
            .field("rank", static_cast<int>(result.rank[static_cast<std::size_t>(i)]))
            .field("score", static_cast<int>(result.score[static_cast<std::size_t>(i)]))
            .end();
    json.end();
    if (over) json.field("cause", result.cause);
}

}  // namespace

void Rise::write_position(const Position& p, JsonOut& json) {
    json.object()
        .field("game", "rise")
        .field("revision", static_cast<int>(p.revision))
        .field("players", static_cast<int>(p.seats));
    rise::write_options(json, p.seats, p.options);
    json.field("round", static_cast<int>(p.round)).field("rounds", static_cast<int>(p.rounds)).field("over", p.over);
    write_seat(json, "active player", p.active);
    write_map(json, p.galaxy);
    json.key("tile stack").array();
    for (const Tile& tile : p.tiles) json.value(static_cast<int>(tile.natural));
    json.end();
    write_by_colour(json, "pool", p.pool);
    write_cards(json, "deck", p.deck);
    write_cards(json, "market", p.market);
    write_cards(json, "table", p.table);
    write_cards(json, "revealed", p.revealed);
    write_cards(json, "block", p.block);
    write_gems_on(json, p.gems_on);
    json.key("seats").array();
    for (int i = 0; i < p.seats; ++i) {
        const std::size_t n = static_cast<std::size_t>(i);
        json.object().field("player", seat_token(seat_at(i))).field("bank", static_cast<int>(p.bank[n]));
        write_cards(json, "hand", p.hand[n]);
        write_cards(json, "pile", p.pile[n]);
        write_by_colour(json, "dead disks", p.dead[n]);
        json.key("secret answer");
        if (p.sealed[n] < 0)
            json.null();
        else
            json.value(static_cast<int>(p.sealed[n]));
        json.end();
    }
    json.end();
    json.key("known cards").object();
    for (int i = 0; i < kCards; ++i)
        if (const SeatSet who = p.known[static_cast<std::size_t>(i)]; !who.empty())
            write_seats(json, face(card_at(i)).id, who);
    json.end();
    json.key("known tiles").array();
    for (const Tile& tile : p.tiles) {
        json.object();
        write_seats(json, "known", tile.known);
        json.end();
    }
    json.end();
    json.key("pending").array();
    for (const Frame& frame : p.frames) write_frame(json, p, frame);
    json.end();
    write_question(json, p);
    write_result(json, result_of(p), p.seats, p.over);
    json.end();
}

void Rise::write_view(const View& v, JsonOut& json) {
    json.object().field("game", "rise");
    write_seat(json, "viewer", v.viewer);
    json.field("players", static_cast<int>(v.seats));
    rise::write_options(json, v.seats, v.options);
    json.field("round", static_cast<int>(v.round)).field("rounds", static_cast<int>(v.rounds)).field("over", v.over());
    write_seat(json, "active player", v.active);
    json.field("asks", v.over() ? std::string_view() : v.decision.node);
    write_seat(json, "asked", v.over() ? kSpectator : v.decision.seat);
    write_seats(json, "owing", v.decision.owing);
    json.field("secret", v.decision.secret);
    if (v.places != kNoColour) json.field("places", colour_token(v.places));
    write_map(json, v.galaxy);
    json.key("tile stack").array();
    for (const std::int8_t tile : v.tiles) {
        if (tile < 0)
            json.null();
        else
            json.value(static_cast<int>(tile));
    }
    json.end();
    write_by_colour(json, "pool", v.pool);
    write_by_colour(json, "value", v.value);
    write_by_colour(json, "sectors", v.sectors);
    write_cards(json, "deck", v.deck);
    write_cards(json, "market", v.market);
    json.field("looking at", static_cast<int>(v.looking_at));
    write_cards(json, "drawn", v.drawn);
    write_cards(json, "revealed", v.revealed);
    write_cards(json, "block", v.block);
    write_gems_on(json, v.gems_on);
    json.key("seats").array();
    for (int i = 0; i < v.seats; ++i) {
        const SeatView& seat = v.of(seat_at(i));
        json.object().field("player", seat_token(seat_at(i))).key("bank");
        if (seat.bank < 0)
            json.null();
        else
            json.value(static_cast<int>(seat.bank));
        json.field("hand size", static_cast<int>(seat.hand_size));
        write_cards(json, "hand", seat.hand);
        write_cards(json, "shown", seat.shown);
        write_cards(json, "pile", seat.pile);
        write_by_colour(json, "dead disks", seat.dead);
        json.field("answered", seat.answered).key("secret answer");
        if (seat.sealed < 0)
            json.null();
        else
            json.value(static_cast<int>(seat.sealed));
        json.field("known score", static_cast<int>(seat.known_score)).end();
    }
    json.end();
    json.key("pending").array();
    for (const Pending& pending : v.pending) {
        json.object().field("step", pending.step);
        if (pending.card != kNoCard) json.field("card", id(pending.card));
        write_seat(json, "you", pending.you);
        if (pending.other != kSpectator) write_seat(json, "other", pending.other);
        if (pending.colour != kNoColour) json.field("color", colour_token(pending.colour));
        if (pending.colours != 0) json.field("colors", pending.colours);
        write_cards(json, "cards", pending.cards);
        json.field("amount", static_cast<int>(pending.amount)).end();
    }
    json.end();
    write_result(json, v.result, v.seats, v.over());
    json.end();
}

}  // namespace orrery::rise
