// What the first tokens of a move mean now: names, figures and certain results, worked out from a view.
#include <numeric>

#include "games/cosmos/cosmos.h"
#include "games/cosmos/phrases.h"
#include "games/cosmos/targets.h"

namespace orrery::cosmos {

namespace {

// ---- Things

// "d5, a planet with a mineral"
std::string kind_text(const Open& p, Site site) {
    const Stone stone = stone_on(p, site);
    return say::site_kind(token(site), kind_of(p, site), goods_on(p, site),
                          stone == Stone::none ? "none" : name_of(stone));
}

// The same with all stacks there: "d5, a planet: your 4 ships and {p2}'s 2 ships".
std::string place_text(const View& view, Site site) {
    std::vector<std::string> stacks;
    for (int k = 0; k < view.open.seats; ++k)
        if (const int there = view.of(seat_at(k)).at(site); there > 0)
            stacks.push_back(say::ships_of(Person{seat_at(k), view.viewer}, there));
    const std::string place = kind_text(view.open, site);
    return stacks.empty() ? say::place_empty(place) : say::place_with_stacks(place, listed(stacks));
}
std::string site_text(const View& view, Site site) { return closed(place_text(view, site)); }

// Where the reader's own ships go: with the stacks only if there are own ones.
std::string arrival_text(const View& view, Site site) {
    return view.of(view.open.question.seat).at(site) > 0 ? place_text(view, site) : kind_text(view.open, site);
}

std::string card_text(Card card) { return say::card_means(name_of(card), text_of(card)); }
std::string race_text(const Open& p, Race race) {
    return joined({say::race_means(name_of(race), motto_of(race), text_of(race), graft_of(race)), gift_text(p, race)});
}

std::string player_text(const View& view, Seat seat) {
    const Player& player = view.of(seat);
    return say::player_has(Person{seat, view.viewer}, player.hand_size, player.graveyard,
                           colonies_of(view.open, seat).size());
}

// The sentence added to a choice that reveals a hidden race.
std::string revealed_text(const View& view) {
    const Player& own = view.of(view.open.question.seat);
    return own.is_hidden ? joined({say::race_is_revealed(), gift_text(view.open, own.race)}) : "";
}

// ---- Moves

int sum_of(const std::array<std::int8_t, 7>& counts) { return std::accumulate(counts.begin(), counts.end(), 0); }

// Moves ships of the asked player. It changes only what colonies_of() reads.
void shift(Open& then, Site from, Site to, int count) {
    const Seat seat = then.question.seat;
    then.set_ships(seat, from, then.player(seat).at(from) - count);
    then.set_ships(seat, to, then.player(seat).at(to) + count);
}

// How many colonies the asked player would have, if the number changes.
std::string colonies_text(const Open& now, const Open& then) {
    const int after = colonies_of(then, then.question.seat).size();
    return after == colonies_of(now, now.question.seat).size() ? "" : say::will_have_colonies(after);
}

std::string moved_text(const View& view, const Move& m, Site to) {
    if (m.number < 0) return site_text(view, to);
    const int left = view.of(view.open.question.seat).at(m.from) - m.number;
    Open then = view.open;
    shift(then, m.from, to, m.number);
    return joined({say::ships_to(m.number, token(to), left, token(m.from)), colonies_text(view.open, then)});
}

std::string walk_text(const View& view, const Move& m) {
    if (m.number < 0 || m.dropped < 0) return {};
    const int left = view.of(view.open.question.seat).at(m.from) - m.dropped - m.number;
    Open then = view.open;
    shift(then, m.from, m.to, m.dropped);
    shift(then, m.from, m.then, m.number);
    return joined({say::walk_means(m.dropped, token(m.to), m.number, token(m.then), left, token(m.from)),
                   colonies_text(view.open, then), revealed_text(view)});
}

int total_of(const Open& p, Side side) { return parts_of(p, side).total(); }

// What both sides add before cards, and what others could still add.
std::string invade_text(const View& view, const Move& m) {
    const Open& p = view.open;
    const Seat seat = p.question.seat;
    if (m.seat == kSpectator || index(m.seat) >= p.seats) return site_text(view, m.to == kNoSite ? m.from : m.to);
    Open then = p;
    then.invasion = {};
    Half &offence = then.invasion.half(Side::offence), &defence = then.invasion.half(Side::defence);
    offence.main = seat, offence.site = m.from, offence.support = m.sites;
    defence.main = m.seat, defence.site = m.to;
    std::vector<std::string> others;
    for (int k = 0; k < p.seats; ++k) {
        const Person who{seat_at(k), view.viewer};
        const SiteSet near = eligible(then, who.seat);
        if (who.seat == seat || near.empty()) continue;
        const int more = strength_of(p, who.seat, near);
        others.push_back(others.empty() ? say::can_add(who, more) : say::who_so_many(who, more));
    }
    return joined(
        {say::before_cards(total_of(then, Side::offence), total_of(then, Side::defence)), closed(listed(others))});
}

// What both sides add before cards, if the asked seat commits these stacks to `side`; "" if nobody invades.
std::string sides_text(const View& view, Side side, SiteSet sites) {
    Open then = view.open;
    const Seat seat = then.question.seat;
    Invasion& war = then.invasion;
    if (!war.is_fought()) return {};
    if (war.is_main(seat)) {
        war.half(side).support = sites;
    } else {
        war.sides[slot(seat)] = side;
        war.allied[slot(seat)] = sites;
    }
    return say::sums_before_cards(total_of(then, Side::offence), total_of(then, Side::defence));
}

std::string ally_text(const View& view, const Move& m) {
    if (m.side == Side::none) return say::you_stay_out();
    if (m.sites.empty()) return say::choose_stacks(token(m.side));
    const Seat seat = view.open.question.seat;
    const bool is_friend = view.of(seat).has_power(Race::friendly);
    return joined({say::adds(strength_of(view.open, seat, m.sites)), sides_text(view, m.side, m.sites),
                   is_friend ? say::friend_loses_none() : say::lost_with_side(token(m.side))});
}

std::string support_text(const View& view, const Move& m) {
    const Seat seat = view.open.question.seat;
    const Side side = view.open.invasion.side_of(seat);
    if (side == Side::none) return {};
    const std::string sums = sides_text(view, side, m.sites);
    if (m.sites.empty()) return joined({say::fights_alone(), sums});
    return joined({say::adds(strength_of(view.open, seat, m.sites)), sums, say::lost_if_you_lose(m.sites.size())});
}

std::string offer_text(const View& view, OfferId id, bool is_taken) {
    if (id.maker == kSpectator || index(id.maker) >= view.open.seats || !view.open.offer(id).is_open())
        return say::no_such_offer();
    const Offer& offer = view.open.offer(id);
    return is_taken ? say::you_get_for(goods_text(offer.give), goods_text(offer.ask))
                    : say::gets_back(Person{id.maker, view.viewer}, goods_text(offer.give));
}

std::string deal_text(const Move& m) {
    if (m.give.minerals < 0) return say::offer_means();
    if (m.ask.minerals < 0) return say::you_set_aside(goods_text(m.give));
    return say::you_set_aside_for(goods_text(m.give), goods_text(m.ask));
}

std::string buy_text(const View& view, const Move& m) {
    const Player& player = view.of(view.open.question.seat);
    if (m.is_yes) return say::card_costs(player.gas);
    const std::string price = say::ships_cost(player.minerals), site = token(m.from);
    if (m.from == kNoSite) return joined({price, say::choose_site_of_ships()});
    if (m.to == kNoSite) return joined({price, say::new_ship_on(site)});
    return joined({price, m.to == m.from ? say::two_new_ships_on(site) : say::new_ship_each(site, token(m.to))});
}

std::string settle_text(const View& view, const Move& m) {
    if (m.counts[0] == kUnsaid) return site_text(view, m.from);
    const Open& p = view.open;
    const Seat seat = p.question.seat;
    const int kept_back = p.player(seat).sites.empty() ? 1 : 0;  // 6.2: for the second planet
    return say::places_ships(sum_of(m.counts), left_to_place(p, seat) + kept_back);
}

std::string growth_text(const View& view, const Move& m) {
    if (m.from == kNoSite) return say::grows_none();
    const Seat seat = view.open.question.seat;
    const int count = growth_at(view.open, seat, m.from, m.verb == Verb::twice);
    return say::grows(count, token(m.from), view.of(seat).at(m.from) + count);
}

std::string purge_text(const View& view, Site site) {
    const Seat seat = view.open.question.seat;
    const int there = view.of(seat).at(site), lost = lost_by_purge(view.open, seat, site);
    const Clung* clung = clung_on(view.open, seat, site);
    if (clung == nullptr) return site_text(view, site);
    const Person other{clung->owner, view.viewer};
    return there > lost ? say::purge_costs_some(lost, there, token(site), other)
                        : say::purge_costs_all(there, token(site), other);
}

std::string play_text(const View& view, const Move& m) {
    const std::string name = name_of(m.card);
    if (m.other == kNoCard) return joined({card_text(m.card), m.is_yes ? revealed_text(view) : ""});
    return joined({m.card == m.other ? say::one_of_two_counts(name) : say::choose_which_counts(name, name_of(m.other)),
                   revealed_text(view)});
}

std::string face_text(const View& view, Card card) {
    const Side side = view.open.invasion.side_of(view.open.question.seat);
    if (side == Side::none) return card_text(card);
    const TwoCards& down = view.open.down_of(side);
    const Card back = down[down[0] == card ? 1 : 0];
    return joined({card_text(card), back == kNoCard ? "" : say::returns_to_hand(name_of(back))});
}

std::string burn_text(const View& view, const Move& m) {
    const int sum = sum_of(m.counts);
    if (sum == 0) return say::you_burn_none();
    Open then = view.open;
    const Seat seat = then.question.seat;
    Invasion& war = then.invasion;
    if (!war.is_fought() || !war.is_main(seat)) return say::burning(sum, 2 * sum);
    Half& half = war.half(war.side_of(seat));
    half.burnt = static_cast<std::int8_t>(half.burnt + sum);
    std::size_t place = 0;
    for (const Site site : m.sites) then.set_ships(seat, site, then.player(seat).at(site) - m.counts[place++]);
    return joined({say::burning_with_sums(sum, 2 * sum, total_of(then, Side::offence), total_of(then, Side::defence)),
                   revealed_text(view)});
}

std::string graft_text(const View& view, Site site) {
    const Invasion& war = view.open.invasion;
    const Side side = war.side_of(view.open.question.seat);
    if (site == kNoSite) return say::you_take_no_power();
    if (side == Side::none) return {};
    const Person beaten{war.half(other(side)).main, view.viewer};
    const Player& loser = view.of(beaten.seat);
    if (loser.is_hidden) return joined({say::graft_of_hidden(beaten, token(site)), revealed_text(view)});
    return joined({say::graft_means(token(site), name_of(loser.race), graft_of(loser.race)), revealed_text(view)});
}

std::string tile_text(const View& view, DomTile tile) {
    if (tile == DomTile::none) return say::no_tile_goes_up();
    const int level = view.of(view.open.question.seat).level(tile) + 1;
    return joined({say::tile_goes_up(name_of(tile), level, text_of(tile)), revealed_text(view)});
}

std::string shed_text(const Move& m) {
    if (m.card == kNoCard) return say::you_keep_cards();
    if (m.other == kNoCard) return say::you_discard_one(name_of(m.card));
    Cards cards;
    cards.add(m.card), cards.add(m.other);
    return say::you_discard_two(names_of(cards));
}

std::string join_text(const View& view, const Move& m) {
    if (m.from == kNoSite) return say::your_ships_stay();
    if (m.number < 0) return site_text(view, m.from);
    return moved_text(view, m, view.open.invasion.half(Side::defence).site);
}

std::string end_text(const Open& p) {
    std::vector<std::string> unused;
    if (p.actions > 0) unused.push_back(say::actions(p.actions));
    if (p.extras > 0) unused.push_back(say::extra_moves(p.extras));
    return unused.empty() ? say::end_means() : say::end_with_unused(listed(unused));
}

std::string reinforce_text(const View& view, const Move& m) {
    int sum = 0;
    for (int k = 0; k < kKinds - kInvadeKinds; ++k)
        sum += m.counts[static_cast<std::size_t>(k)] * value_of(card_at(kInvadeKinds + k));
    if (sum == 0) return say::no_reinforcements();
    const Invasion& war = view.open.invasion;
    const Side side = war.side_of(view.open.question.seat);
    if (side == Side::none) return {};
    return say::n_against(war.half(side).total + sum, war.half(other(side)).total);
}

// ---- Yes or no

std::string turncoat_text(const View& view, bool is_yes) {
    Open then = view.open;
    Side& side = then.invasion.sides[slot(then.question.seat)];
    if (is_yes) side = other(side);
    const int offence = total_of(then, Side::offence), defence = total_of(then, Side::defence);
    return is_yes ? say::stacks_change_sides(token(side), offence, defence)
                  : say::stacks_keep_side(token(side), offence, defence);
}

std::string slip_text(const View& view, const Half& half, const Move& m) {
    if (!m.is_yes) return say::main_stack_is_lost(view.of(half.main).at(half.site));
    return m.from == kNoSite ? say::main_stack_stays(token(half.site))
                             : say::main_stack_moves(arrival_text(view, m.from));
}

std::string company_text(const View& view, const Half& half, bool is_yes) {
    if (!half.is_winner) return is_yes ? say::ships_not_lost_with_side() : say::ships_lost_with_side();
    return is_yes ? say::both_draw(Person{half.main, view.viewer}) : say::nobody_draws();
}

std::string spite_text(const View& view, const Half& loser) {
    const int count = revenge_of(loser);
    return view.of(loser.main).bitter < kMostBitter ? say::winner_loses_and_bitter(count) : say::winner_loses(count);
}

std::string answer_text(const View& view, const Move& m, const Half& own, const Half& others) {
    switch (m.verb) {
        case Verb::turncoat: return turncoat_text(view, m.is_yes);
        case Verb::copy:
            return m.is_yes ? say::your_card_counts_instead(others.value, own.value)
                            : say::your_card_still_counts(own.value);
        case Verb::slip: return slip_text(view, own, m);
        case Verb::company: return company_text(view, own, m.is_yes);
        case Verb::cling:
            return m.is_yes ? say::lost_ship_clings(Person{others.main, view.viewer}, token(others.site))
                            : say::no_ship_clings();
        default: return m.is_yes ? spite_text(view, own) : say::winner_loses_nothing();
    }
}

// For a hidden race: yes reveals it, no keeps it hidden.
std::string yes_text(const View& view, const Move& m) {
    const Invasion& war = view.open.invasion;
    const Seat seat = view.open.question.seat;
    const Side side = war.is_fought() ? war.side_of(seat) : Side::none;
    if (side == Side::none) return {};
    const bool stays_hidden = view.of(seat).is_hidden && !m.is_yes;
    return joined({answer_text(view, m, war.half(side), war.half(other(side))),
                   stays_hidden ? say::race_stays_hidden() : revealed_text(view)});
}

std::string keep_text(const View& view, const Move& m) {
    const bool is_open = m.is_yes || kAlwaysOpen.has(m.race) || view.open.options.races == Races::open;
    return joined({race_text(view.open, m.race), is_open ? say::everybody_sees_it() : ""});
}

std::string meaning(const View& view, const Move& m) {
    const Open& p = view.open;
    switch (m.verb) {
        case Verb::keep: return keep_text(view, m);
        case Verb::settle: return settle_text(view, m);
        case Verb::reveal: return gift_text(p, view.of(p.question.seat).race);
        case Verb::mode: return m.mode == Mode::lance ? say::lance_means() : say::shield_means();
        case Verb::accept:
        case Verb::decline: return offer_text(view, m.offer, m.verb == Verb::accept);
        case Verb::offer: return deal_text(m);
        case Verb::buy: return buy_text(view, m);
        case Verb::victory:
            if (m.from == kNoSite) return say::no_victory_move();
            [[fallthrough]];
        case Verb::move:
        case Verb::leap: return m.to == kNoSite ? site_text(view, m.from) : moved_text(view, m, m.to);
        case Verb::stride:
            return m.to == kNoSite ? site_text(view, m.from) : moved_text(view, m, m.then == kNoSite ? m.to : m.then);
        case Verb::walk: return walk_text(view, m);
        case Verb::invade: return invade_text(view, m);
        case Verb::ally: return ally_text(view, m);
        case Verb::support: return support_text(view, m);
        case Verb::play: return play_text(view, m);
        case Verb::face: return face_text(view, m.card);
        case Verb::burn: return burn_text(view, m);
        case Verb::reinforce: return reinforce_text(view, m);
        case Verb::tile: return tile_text(view, m.tile);
        case Verb::shed: return shed_text(m);
        case Verb::twice:
        case Verb::brood: return growth_text(view, m);
        case Verb::graft: return graft_text(view, m.from);
        case Verb::join: return join_text(view, m);
        case Verb::exile: return say::ships_come_back(returning(p, p.question.seat), arrival_text(view, m.from));
        case Verb::purge: return purge_text(view, m.from);
        case Verb::ready:
            return joined({say::go_on_to_actions(), has_offer(p, p.question.seat) ? say::offers_are_declined() : ""});
        case Verb::end: return end_text(p);
        case Verb::retreat: return say::main_stack_moves(arrival_text(view, m.from));
        case Verb::turncoat:
        case Verb::copy:
        case Verb::slip:
        case Verb::company:
        case Verb::cling:
        case Verb::spite: return yes_text(view, m);
        default: return {};
    }
}

// The last thing of the beginning of a move.
std::string thing_text(const View& view, std::string_view text) {
    if (const Card card = find_card(text); card != kNoCard) return card_text(card);
    if (const Race race = find_race(text); race != kNoRace) return race_text(view.open, race);
    if (const auto offer = read_offer(text)) return offer_text(view, *offer, true);
    if (const auto seat = read_seat(text); seat && index(*seat) < view.open.seats) return player_text(view, *seat);
    // "d5=" and "e4,f4" end with a site, too.
    const std::size_t sign = text.find('='), comma = text.rfind(',', sign);
    const std::size_t start = comma == std::string_view::npos ? 0 : comma + 1;
    const std::size_t end = sign == std::string_view::npos ? text.size() : sign;
    if (const auto site = read_site(text.substr(start, end - start))) return site_text(view, *site);
    return {};
}

// A beginning that does not end with a thing, and is not the start of a printed move: "offer p2 2m for", "invade d5 e5
// p2 with".
std::string begun_text(const View& view, const std::vector<std::string_view>& tokens) {
    const std::string_view verb = tokens[0], last = tokens.back();
    if (verb == "offer" && tokens.size() >= 3) {
        Expected<Move> whole = Cosmos::parse("offer p1 " + word(tokens[2]) + " for 1m");
        if (!whole) return {};
        whole->ask = {};
        return joined({deal_text(*whole), last == "for" ? say::choose_price() : ""});
    }
    if (verb == "ally") {
        Move move = Move::of(Verb::ally);
        move.side = last == "off" ? Side::offence : Side::defence;
        return ally_text(view, move);
    }
    if (verb == "invade" && last == "with") return say::with_support();
    if (verb == "walk" && tokens.size() == 5)
        if (const auto left = whole_number(last, 0, kCap))
            return closed(say::ships_on(static_cast<int>(*left), tokens[2]));
    return {};
}

}  // namespace

std::string Cosmos::explain(const View& view, std::string_view text) {
    const auto tokens = tokens_of(text);
    if (tokens.empty()) return closed(question(view));
    if (text == "buy ship" && view.is_own()) return buy_text(view, Move::of(Verb::buy));
    const Expected<Move> parsed = parse(text);
    if (parsed && view.open.question.seat != kSpectator)
        if (std::string said = meaning(view, *parsed); !said.empty()) return said;
    std::string said = tokens.size() == 1 ? "" : thing_text(view, tokens.back());
    if (said.empty()) said = begun_text(view, tokens);
    if (said.empty()) said = say::verb_means(tokens[0]);
    return said.empty() ? closed(question(view)) : said;
}

}  // namespace orrery::cosmos
