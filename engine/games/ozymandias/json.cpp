// Positions and views as JSON, in the words of the rules reference. A position's is complete; a view's lacks what its viewer
// does not know.
#include <vector>

#include "games/ozymandias/ozymandias.h"

namespace orrery::ozymandias {

namespace {

std::vector<std::string_view> tokens(CardSet cards) {
    std::vector<std::string_view> all;
    for (const Card card : cards) all.push_back(id_of(card));
    return all;
}
std::vector<std::string> tokens(SeatSet seats) {
    std::vector<std::string> all;
    for (int k = 0; k < kSeats; ++k)
        if (seats.has(seat_at(k))) all.push_back(seat_token(seat_at(k)));
    return all;
}
std::string point_token(const Open& p, Spot spot) { return spot == kNoSpot ? "-" : token(p.galaxy.point(spot)); }

void save_player(JsonOut& json, const Open& p, Seat seat) {
    const Player& player = p.player(seat);
    json(nvp("player", seat), nvp("wealth", player.wealth()), nvp("population", player.population()));
    json(nvp("secrets", player.secrets()), nvp("hand", tokens(player.hand)), nvp("hand size", player.hand_size));
    json(nvp("pool", player.pool), nvp("boxes", player.boxes), nvp("bought", player.bought));
    json(nvp("fleets", player.fleets));
}

void save_fleet(JsonOut& json, const Open& p, Fleet fleet) {
    const FleetState& state = p.fleet(fleet);
    json(nvp("fleet", token(fleet)), nvp("leader", id_of(state.leader)), nvp("revealed", state.is_revealed));
    json(nvp("where", token(state.where)), nvp("point", point_token(p, state.spot)), nvp("site", token(state.site)));
    json(nvp("strength", state.strength), nvp("ready", state.is_ready), nvp("disk", state.has_disk));
    json(nvp("plowshares", tokens(state.under)), nvp("plowshare count", state.under_count));
    json(nvp("used this age", state.has_used), nvp("fought this age", state.has_fought));
}

void save_frame(JsonOut& json, const Open& p, const Frame& f) {
    json(nvp("task", token(f.task)), nvp("stage", f.stage), nvp("seat", f.seat), nvp("fleet", token(f.fleet)));
    json(nvp("acting", static_cast<int>(f.acting)), nvp("acted", f.has_acted), nvp("ordered", f.has_ordered));
    json(nvp("recovered", f.has_recovered), nvp("low", f.is_low), nvp("point", point_token(p, f.spot)));
    json(nvp("site", token(f.site)), nvp("number", f.number), nvp("owed", f.owed));
}

void save_war(JsonOut& json, const War& war) {
    json(nvp("attacker", token(war.attacker)), nvp("defender", token(war.defender)), nvp("holder", token(war.holder)));
    json(nvp("winner", token(war.winner)), nvp("score", war.score), nvp("dead", war.dead));
    json(nvp("moved", token(war.moved)), nvp("mover", war.mover));
}

}  // namespace

void Open::save(JsonOut& json) const {
    const std::size_t n = static_cast<std::size_t>(seats);
    json(CEREAL_NVP(age), nvp("ages", options.ages), nvp("tie", static_cast<int>(options.tie)), CEREAL_NVP(over));
    json.key("galaxy").object();
    galaxy.save(json);
    json.end();
    json.objects("disks", disks.size(), [&](std::size_t i) {
        json(nvp("point", point_token(*this, disks[i].spot)), nvp("owner", disks[i].owner));
    });
    json.objects("players", n, [&](std::size_t k) { save_player(json, *this, seat_at(static_cast<int>(k))); });
    std::vector<Fleet> planned;
    for (int k = 0; k < seats; ++k) each_fleet(*this, seat_at(k), [&](Fleet fleet) { planned.push_back(fleet); });
    json.objects("fleets", planned.size(), [&](std::size_t i) { save_fleet(json, *this, planned[i]); });
    json(nvp("discard", tokens(discard)), nvp("deck size", deck_size), nvp("stack size", stack_size));
    json(nvp("obelisk", obelisk), nvp("first", first), nvp("passed", passed), nvp("active", active));
    json(CEREAL_NVP(turn), nvp("owing", tokens(owing)), nvp("turned", token(turned)));
    json.key("war").object();
    save_war(json, war);
    json.end();
    json.key("question").object();
    json(nvp("node", token(question.node)), nvp("seat", question.seat), nvp("fleet", token(question.fleet)));
    json.end();
    json.objects("pending", frames.size(), [&](std::size_t i) { save_frame(json, *this, frames[i]); });
    const Result result = result_of(*this);
    json.objects(over ? "result" : "standing", n, [&](std::size_t k) {
        json(nvp("player", seat_at(static_cast<int>(k))), nvp("rank", result.rank[k]), nvp("score", result.score[k]));
    });
    if (over) json(nvp("cause", result.cause));
}

void Position::save(JsonOut& json) const {
    Open::save(json);
    json(nvp("deck", each_of(deck, [](Card card) { return id_of(card); })));
    json(nvp("stack", each_of(stack, [](Tile tile) { return token(tile); })));
    json(nvp("face down", each_of(face_down, [](Tile tile) { return token(tile); })));
    json.objects("sealed", static_cast<std::size_t>(seats), [&](std::size_t k) {
        json(nvp("given", sealed[k].is_given), nvp("leader", id_of(sealed[k].leader)), nvp("draft", sealed[k].draft));
        json(nvp("under", each_of(sealed[k].under, [](CardSet cards) { return tokens(cards); })));
    });
}

void View::save(JsonOut& json) const {
    json(sparse("viewer", viewer, kSpectator), nvp("ready", tokens(ready)));
    json(nvp("sealed", Ozymandias::print(sealed)));
    open.save(json);
}

}  // namespace orrery::ozymandias
