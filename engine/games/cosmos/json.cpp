// Positions and views as JSON, in the words of the rules reference. The JSON is complete: another program could
// continue the match from it.
#include "games/cosmos/cosmos.h"

namespace orrery::cosmos {

namespace {

std::vector<std::string> tokens(SiteSet sites) {
    std::vector<std::string> all;
    for (const Site site : sites) all.push_back(token(site));
    return all;
}
template <class T>
std::vector<std::string_view> ids(SetOf<T> some) {
    std::vector<std::string_view> all;
    for (const T one : some) all.push_back(id_of(one));
    return all;
}
std::vector<std::string_view> ids(const Open& p, const Cards& cards) {
    std::vector<std::string_view> all;
    for (int k = 0; k < kKinds; ++k)
        all.insert(all.end(), static_cast<std::size_t>(cards.of(p.kind(k))), id_of(p.kind(k)));
    return all;
}
std::string_view side_id(Side side) { return side == Side::none ? "-" : side == Side::offence ? "offence" : "defence"; }

void save_player(JsonOut& json, const Open& p, Seat seat) {
    const Player& player = p.player(seat);
    json(nvp("player", seat));
    json.key("ships").object();
    for (const Site site : player.sites) json.field(token(site), player.at(site));
    json.end();
    json(nvp("graveyard", player.graveyard), nvp("hand", ids(p, player.hand)), nvp("hand size", player.hand_size));
    json(nvp("minerals", player.minerals), nvp("gas", player.gas), nvp("offers made", player.offers_made));
    json.objects("offers", kOffers, [&](std::size_t k) {
        const Offer& offer = player.offers[k];
        json(nvp("to", offer.to), nvp("give", goods_token(offer.give)), nvp("ask", goods_token(offer.ask)));
    });
    json(nvp("dealt", ids(player.dealt)), nvp("race", id_of(player.race)), nvp("hidden", player.is_hidden));
    json(nvp("mode", id_of(player.mode)), nvp("tiles", player.tiles), nvp("stones", ids(player.stones)));
    json(nvp("grafts", ids(player.grafts)), nvp("bitter", player.bitter));
}

void save_half(JsonOut& json, const Half& half, const TwoCards& down) {
    json(nvp("main", half.main), nvp("site", token(half.site)), nvp("support", tokens(half.support)));
    json(nvp("chosen", half.chosen), nvp("card", id_of(half.card)), nvp("first face down", id_of(down[0])));
    json(nvp("second face down", id_of(down[1])), nvp("value", half.value), nvp("burnt", half.burnt));
    json(nvp("total", half.total), nvp("lost ships", half.lost), nvp("winner", half.is_winner));
    json(nvp("stands", half.stands), nvp("lost", half.is_lost), nvp("may enter", half.may_enter));
}

void save_invasion(JsonOut& json, const Open& p) {
    const Invasion& war = p.invasion;
    json.objects("sides", 2, [&](std::size_t k) { save_half(json, war.halves[k], p.down[k]); });
    json.objects("allies", static_cast<std::size_t>(p.seats), [&](std::size_t k) {
        json(nvp("player", seat_at(static_cast<int>(k))), nvp("side", side_id(war.sides[k])));
        json(nvp("sites", tokens(war.allied[k])), nvp("company", war.company.has(seat_at(static_cast<int>(k)))));
    });
    json(nvp("decisive", war.is_decisive), nvp("quashed", war.is_quashed));
}

}  // namespace

void Open::save(JsonOut& json) const {
    const std::size_t n = static_cast<std::size_t>(seats);
    json(CEREAL_NVP(round), nvp("cap", options.cap), nvp("five", static_cast<int>(options.five)));
    json(nvp("opening", static_cast<int>(options.opening)), nvp("fleet", options.fleet()));
    json(nvp("races", static_cast<int>(options.races)), nvp("trade", static_cast<int>(options.trade)));
    json(unhashed("revision", revision), unhashed("first seat begins", options.seat_first != 0));
    json(CEREAL_NVP(over), nvp("winners", tokens(winners)), nvp("planets", tokens(planets)));
    json(nvp("mineral spots", tokens(minerals)), nvp("gas spots", tokens(gases)));
    json(nvp("stones", each_of(stones, [](Site site) { return token(site); })));
    json.objects("players", n, [&](std::size_t k) { save_player(json, *this, seat_at(static_cast<int>(k))); });
    json.objects("clung", clung.size(), [&](std::size_t k) {
        json(nvp("owner", clung[k].owner), nvp("host", clung[k].host), nvp("site", token(clung[k].site)));
    });
    json(nvp("discard", ids(*this, discard)), nvp("deck size", deck_size), nvp("active", active), CEREAL_NVP(turn));
    json(CEREAL_NVP(actions), nvp("extra moves", extras), nvp("walked", has_walked), nvp("strode", has_stridden));
    json.key("invasion").object();
    save_invasion(json, *this);
    json.end();
    json(nvp("owing", tokens(owing)));
    json.key("question").object();
    json(nvp("node", token(question.node)), nvp("seat", question.seat));
    json.end();
    json.objects("pending", frames.size(), [&](std::size_t k) {
        json(nvp("task", token(frames[k].task)), nvp("stage", frames[k].stage), nvp("seat", frames[k].seat));
        json(nvp("number", frames[k].number));
    });
    const Result result = result_of(*this);
    json.objects(over ? "result" : "standing", n, [&](std::size_t k) {
        json(nvp("player", seat_at(static_cast<int>(k))), nvp("rank", result.rank[k]), nvp("score", result.score[k]));
    });
    if (over) json(nvp("cause", result.cause));
}

void Position::save(JsonOut& json) const {
    Open::save(json);
    json(nvp("deck", each_of(deck, [](Card card) { return id_of(card); })));
    json.objects("sealed", static_cast<std::size_t>(seats), [&](std::size_t k) {
        json(nvp("given", sealed[k].is_given), nvp("flag", sealed[k].is_yes), nvp("race", id_of(sealed[k].race)));
        json(nvp("card", id_of(sealed[k].card)), nvp("other", id_of(sealed[k].other)));
    });
}

void View::save(JsonOut& json) const {
    json(sparse("viewer", viewer, kSpectator), nvp("ready", tokens(ready)));
    json(nvp("sealed", Cosmos::print(sealed)));
    open.save(json);
}

}  // namespace orrery::cosmos
