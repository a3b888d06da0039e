// Positions and views as JSON, in the words of the rules reference. The JSON of a position is complete. The JSON of a
// view lacks what its viewer does not know.
#include <vector>

#include "games/kardashev/kardashev.h"

namespace orrery::kardashev {

namespace {

std::optional<std::string_view> tech_token(Tech tech) {
    return tech == kNoTech ? std::nullopt : std::optional(face(tech).id);
}
std::optional<std::string_view> role_token(Role role) {
    return role == kNoRole ? std::nullopt : std::optional(face(role).id);
}
std::vector<std::string_view> tokens(TechSet techs) {
    std::vector<std::string_view> all;
    for (const Tech tech : techs) all.push_back(face(tech).id);
    return all;
}
std::vector<std::string> tokens(HexSet hexes) {
    std::vector<std::string> all;
    for (const Hex hex : hexes) all.push_back(token(hex));
    return all;
}

struct Held {
    const Cards& cards;
    void save(JsonOut& json) const {
        json(nvp("f", cards.count[0]), nvp("m", cards.count[1]), nvp("e", cards.count[2]));
    }
};

void save_bid(JsonOut& json, const Bid& bid, bool has_plan) {
    Move move = Move::of(Verb::bid);
    move.number = bid.cards;
    if (has_plan) move.plan = bid.plan;
    json(nvp("bid", bid.cards < 0 ? std::string("-") : Kardashev::print(move)));
}

void save_board(JsonOut& json, const Board& board) {
    const HexSet explored = board.explored();
    std::vector<Hex> hexes;
    for (const Hex hex : explored) hexes.push_back(hex);
    json(nvp("board radius", board.radius));
    json.objects("board", hexes.size(), [&](std::size_t i) {
        const Hex hex = hexes[i];
        json(nvp("hex", token(hex)), nvp("tile", token(board.tile(hex))));
        if (board.colony(hex) > 0)
            json(nvp("colony", seat_token(board.colony_owner(hex))), nvp("colony level", board.colony(hex)));
        if (board.fleet(hex) > 0)
            json(nvp("fleet", seat_token(board.fleet_owner(hex))), nvp("fleet level", board.fleet(hex)));
    });
}

void save_player(JsonOut& json, const Open& p, Seat seat) {
    const Player& player = p.player(seat);
    json(nvp("player", seat), nvp("role", role_token(player.role)), nvp("resources", Held{player.hand}));
    json(nvp("technologies", tokens(player.researched)), nvp("mirrored", tech_token(player.mirrored)));
    json(nvp("ledger", player.ledger), nvp("drawn", token(player.drawn)), nvp("held", token(player.held)));
    if (p.options.orders) json(nvp("order", token(player.order)));
    save_bid(json, p.bids[slot(seat)], p.options.plans);
    json(unhashed("last bid", player.last_bid));
    json(nvp("colony supply", p.colony_supply(seat)), nvp("fleet supply", p.fleet_supply(seat)));
}

void save_turn(JsonOut& json, const Turn& turn) {
    json(nvp("base", turn.base), nvp("research", turn.research), nvp("flex", turn.flex));
    json(nvp("additional", turn.additional), nvp("borrowed", turn.has_borrowed), nvp("erased", turn.has_erased));
    json(nvp("ordered", turn.has_ordered), nvp("salvaged", turn.has_salvaged), nvp("raided", turn.has_raided));
    json(nvp("disrupted", turn.has_disrupted));
}

void save_cost(JsonOut& json, const Cost& cost) {
    json(nvp("named", Held{cost.named}), nvp("any", cost.any), nvp("choice", static_cast<int>(cost.choice)));
}

void save_question(JsonOut& json, const Question& q) {
    json(nvp("node", token(q.node)), nvp("seat", q.seat), nvp("hex", token(q.hex)), nvp("among", tokens(q.among)));
    json(nvp("types", q.types.bits), nvp("number", q.number), nvp("least", q.least), nvp("most", q.most));
    json(nvp("tile", token(q.tile)));
    save_cost(json, q.cost);
}

void save_frame(JsonOut& json, const Frame& f) {
    json(nvp("step", token(f.step)), nvp("stage", f.stage), nvp("seat", f.seat), nvp("other", f.other));
    json(nvp("verb", verb_token(f.verb)), nvp("symbol", symbol_token(f.symbol)), nvp("technology", tech_token(f.tech)));
    json(nvp("tile", token(f.tile)), nvp("hex", token(f.hex)), nvp("to", token(f.to)), nvp("via", token(f.via)));
    json(nvp("level", f.level), nvp("number", f.number), nvp("amount", f.amount), nvp("among", tokens(f.among)));
    json(nvp("taken", each_of(f.taken, [](Seat seat) { return seat; })));
    save_cost(json, f.cost);
}

}  // namespace

void Open::save(JsonOut& json) const {
    const std::size_t n = static_cast<std::size_t>(seats);
    json(CEREAL_NVP(round), nvp("final round", final_round), nvp("cap", options.cap), nvp("left", options.left()));
    json(nvp("allies", options.allies), nvp("plans", options.plans), nvp("orders", options.orders), CEREAL_NVP(over));
    json(unhashed("revision", revision), unhashed("options", Kardashev::write_options(seats, options, revision)));
    json(nvp("eliminated", tokens(eliminated)), nvp("bag size", bag_size));
    save_board(json, board);
    json.objects("players", n, [&](std::size_t k) { save_player(json, *this, seat_at(static_cast<int>(k))); });
    json(nvp("rank", rank), nvp("order", order), nvp("active", active), CEREAL_NVP(position));
    json.key("turn").object();
    save_turn(json, turn);
    json.end();
    json(nvp("produced", each_of(produced, [](HexSet hexes) { return tokens(hexes); })), nvp("shared", tokens(shared)));
    json.key("question").object();
    save_question(json, question);
    json.end();
    json.objects("pending", frames.size(), [&](std::size_t i) { save_frame(json, frames[i]); });
    const Result result = result_of(*this);
    json.objects(over ? "result" : "standing", n, [&](std::size_t k) {
        json(nvp("player", seat_at(static_cast<int>(k))), nvp("rank", result.rank[k]), nvp("score", result.score[k]));
    });
    if (over) json(nvp("cause", result.cause));
}

void Position::save(JsonOut& json) const {
    Open::save(json);
    json(nvp("bag", each_of(bag, [](Tile tile) { return token(tile); })));
    json.objects("sealed bids", static_cast<std::size_t>(seats),
                 [&](std::size_t k) { save_bid(json, sealed[k], options.plans); });
}

void View::save(JsonOut& json) const {
    json(sparse("viewer", viewer, kSpectator), nvp("ready", tokens(ready)));
    save_bid(json, sealed, open.options.plans);
    open.save(json);
}

}  // namespace orrery::kardashev
