// What the first tokens of a move mean now: names, figures and certain results, worked out from a view.
#include "games/cosmos/cosmos.h"
#include "games/cosmos/phrases.h"
#include "games/cosmos/targets.h"

namespace orrery::cosmos {

namespace {

// ---- Things

// "d5, a planet with a mineral"
std::string kind_text(const Open& p, Site site) {
    std::string text = token(site) + ", a ";
    text += !is_centre(site) ? "corner" : p.planets.has(site) ? "planet" : "void centre";
    if (p.minerals.has(site)) text += " with a mineral";
    if (p.gases.has(site)) text += " with gas";
    for (int k = 0; k < kStones; ++k)
        if (p.stones[static_cast<std::size_t>(k)] == site)
            text += ", with the " + word(name_of(static_cast<Stone>(k))) + " stone";
    return text;
}

// "d5, a planet: your 4 ships and Sky's 2 ships."
std::string site_text(const View& view, Site site) {
    const Open& p = view.open;
    std::vector<std::string> stacks;
    for (int k = 0; k < p.seats; ++k)
        if (const int there = p.player(seat_at(k)).at(site); there > 0)
            stacks.push_back(Person{seat_at(k), view.viewer}.whose(ships(there)));
    return kind_text(p, site) + (stacks.empty() ? ", empty." : ": " + listed(stacks) + ".");
}

// Where the reader's own ships go: "f4, a corner.", "g5, a corner: your 2 ships."
std::string arrival_text(const View& view, Site site) {
    return view.of(view.open.question.seat).at(site) > 0 ? site_text(view, site) : kind_text(view.open, site) + ".";
}

std::string card_text(Card card) { return capitalized(name_of(card)) + ". " + text_of(card); }
std::string race_text(Race race) {
    return word(name_of(race)) + ": " + word(motto_of(race)) + ". " + word(text_of(race)) + " " + word(graft_of(race));
}

std::string player_text(const View& view, Seat seat) {
    const Player& player = view.of(seat);
    return Person{seat, view.viewer}.opens("has") + " " + count_of(player.hand_size, "card") + ", " +
           ships(player.graveyard) + " in the graveyard, and " + colonies(colonies_of(view.open, seat).size()) + ".";
}

// The sentence added to a choice that reveals a hidden race.
std::string revealed_text(const View& view) {
    return view.of(view.open.question.seat).is_hidden ? " Your race is revealed." : "";
}

// ---- Moves

std::string stay_text(int left) {
    return left == 0 ? word("none stay") : number(left) + (left == 1 ? " stays" : " stay");
}

// Moves ships of the asked player. It changes only what colonies_of() reads.
void shift(Open& then, Site from, Site to, int count) {
    const Seat seat = then.question.seat;
    then.set_ships(seat, from, then.player(seat).at(from) - count);
    then.set_ships(seat, to, then.player(seat).at(to) + count);
}

// How many colonies the asked player would have, if the number changes: " You'll have 2 colonies."
std::string colonies_text(const Open& now, const Open& then) {
    const int after = colonies_of(then, then.question.seat).size();
    return after == colonies_of(now, now.question.seat).size() ? "" : " You'll have " + colonies(after) + ".";
}

std::string moved_text(const View& view, const Move& m, Site to) {
    if (m.number < 0) return site_text(view, to);
    const int left = view.of(view.open.question.seat).at(m.from) - m.number;
    Open then = view.open;
    shift(then, m.from, to, m.number);
    return ships(m.number) + " to " + token(to) + "; " + stay_text(left) + " on " + token(m.from) + "." +
           colonies_text(view.open, then);
}

std::string walk_text(const View& view, const Move& m) {
    if (m.number < 0 || m.dropped < 0) return {};
    const int left = view.of(view.open.question.seat).at(m.from) - m.dropped - m.number;
    Open then = view.open;
    shift(then, m.from, m.to, m.dropped);
    shift(then, m.from, m.then, m.number);
    return ships(m.dropped) + " on " + token(m.to) + ", " + ships(m.number) + " on " + token(m.then) + "; " +
           stay_text(left) + " on " + token(m.from) + "." + colonies_text(view.open, then) + revealed_text(view);
}

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
    const std::string text = "Before cards: " + number(parts_of(then, Side::offence).total()) + " against " +
                             number(parts_of(then, Side::defence).total()) + " (the defence wins ties).";
    std::vector<std::string> others;
    for (int k = 0; k < p.seats; ++k) {
        const Seat other = seat_at(k);
        const SiteSet near = eligible(then, other);
        if (other == seat || near.empty()) continue;
        const Person who{other, view.viewer};
        others.push_back((others.empty() ? who.opens("can") + " add " : who.object() + " ") +
                         number(strength_of(p, other, near)));
    }
    return others.empty() ? text : text + " " + listed(others) + ".";
}

// "offence 9, defence 3"
std::string sums_text(const Open& p) {
    return "offence " + number(parts_of(p, Side::offence).total()) + ", defence " +
           number(parts_of(p, Side::defence).total());
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
    return " Before cards: " + sums_text(then) + ".";
}

std::string ally_text(const View& view, const Move& m) {
    if (m.side == Side::none) return "You stay out of it, and keep your ships.";
    if (m.sites.empty()) return "Choose the stacks that join the " + word(name_of(m.side)) + ".";
    const Seat seat = view.open.question.seat;
    return "Adds " + number(strength_of(view.open, seat, m.sites)) + "." + sides_text(view, m.side, m.sites) +
           (view.of(seat).has_power(Race::friendly)
                ? " As a friend you lose no ships."
                : " Your ships are lost if the " + word(name_of(m.side)) + " loses.");
}

std::string support_text(const View& view, const Move& m) {
    const Seat seat = view.open.question.seat;
    const Side side = view.open.invasion.side_of(seat);
    if (side == Side::none) return {};
    const std::string sums = sides_text(view, side, m.sites);
    if (m.sites.empty()) return "Your main stack fights without support." + sums;
    return "Adds " + number(strength_of(view.open, seat, m.sites)) + "." + sums +
           (m.sites.size() == 1 ? " This stack is lost if you lose." : " These stacks are lost if you lose.");
}

std::string offer_text(const View& view, OfferId id) {
    if (id.maker == kSpectator || index(id.maker) >= view.open.seats || !view.open.offer(id).is_open())
        return "There is no such offer.";
    const Offer& offer = view.open.offer(id);
    return "You get " + goods_text(offer.give) + " for " + goods_text(offer.ask) + ".";
}

std::string declined_text(const View& view, OfferId id) {
    if (id.maker == kSpectator || index(id.maker) >= view.open.seats || !view.open.offer(id).is_open())
        return "There is no such offer.";
    return Person{id.maker, view.viewer}.opens("gets") + " " + goods_text(view.open.offer(id).give) + " back.";
}

std::string deal_text(const Move& m) {
    if (m.give.minerals < 0) return "Offer minerals or gas for others. The other player answers on their own turn.";
    if (m.ask.minerals < 0) return "You set aside " + goods_text(m.give) + ".";
    return "You set aside " + goods_text(m.give) + " and ask for " + goods_text(m.ask) + ".";
}

std::string buy_text(const View& view, const Move& m) {
    const Player& player = view.of(view.open.question.seat);
    if (m.is_yes) return "Costs 1 gas (you have " + number(player.gas) + "). You draw a card.";
    const std::string price = "Costs 1 mineral (you have " + number(player.minerals) + "). ";
    if (m.from == kNoSite) return price + "Choose where the ships go.";
    return price +
           (m.to == kNoSite  ? "A ship on " + token(m.from)
            : m.to == m.from ? "2 ships on " + token(m.from)
                             : "A ship each on " + token(m.from) + " and " + token(m.to)) +
           ".";
}

std::string settle_text(const View& view, const Move& m) {
    if (m.counts[0] == kUnsaid) return site_text(view, m.from);
    int sum = 0;
    for (const std::int8_t one : m.counts) sum += one;
    const Open& p = view.open;
    const Seat seat = p.question.seat;
    const int kept_back = p.player(seat).sites.empty() ? 1 : 0;  // 6.2: for the second planet
    return "Places " + number(sum) + " of your " + ships(left_to_place(p, seat) + kept_back) + ".";
}

std::string exile_text(const View& view, Site site) {
    const int count = returning(view.open, view.open.question.seat);
    return ships(count) + (count == 1 ? " comes" : " come") + " from your graveyard to " + arrival_text(view, site);
}

std::string growth_text(const View& view, const Move& m) {
    if (m.from == kNoSite) return "No ships are added.";
    const Seat seat = view.open.question.seat;
    const int count = growth_at(view.open, seat, m.from, m.verb == Verb::twice);
    return "Adds " + ships(count) + " to " + token(m.from) + " (now " + number(view.of(seat).at(m.from) + count) + ").";
}

std::string purge_text(const View& view, Site site) {
    const Seat seat = view.open.question.seat;
    const int there = view.of(seat).at(site), lost = lost_by_purge(view.open, seat, site);
    const Clung* clung = clung_on(view.open, seat, site);
    if (clung == nullptr) return site_text(view, site);
    const std::string own = there > lost ? number(lost) + " of your " + ships(there)
                            : there == 1 ? word("your ship")
                                         : "your " + ships(there);
    return "You lose " + own + " on " + token(site) + ", and the ship of " +
           Person{clung->owner, view.viewer}.object() + " is gone.";
}

std::string play_text(const View& view, const Move& m) {
    if (m.other == kNoCard) return card_text(m.card) + (m.is_yes ? revealed_text(view) : "");
    if (m.card == m.other)
        return "One " + name_of(m.card) + " counts. The other returns to your hand." + revealed_text(view);
    return "When cards are turned over, you choose whether " + name_of(m.card) + " or " + name_of(m.other) +
           " counts. The other returns to your hand." + revealed_text(view);
}

std::string face_text(const View& view, Card card) {
    const Invasion& war = view.open.invasion;
    const Side side = war.side_of(view.open.question.seat);
    if (side == Side::none) return card_text(card);
    const TwoCards& down = view.open.down_of(side);
    const Card back = down[down[0] == card ? 1 : 0];
    return card_text(card) + (back == kNoCard ? "" : " " + name_of(back) + " returns to your hand.");
}

std::string burn_text(const View& view, const Move& m) {
    const Invasion& war = view.open.invasion;
    int sum = 0;
    for (const std::int8_t one : m.counts) sum += one;
    if (sum == 0) return "You burn no ships.";
    Open then = view.open;
    const Seat seat = then.question.seat;
    const std::string text = "You lose " + ships(sum) + " for +" + number(2 * sum);
    if (!war.is_fought() || !war.is_main(seat)) return text + ".";
    Half& half = then.invasion.half(war.side_of(seat));
    half.burnt = static_cast<std::int8_t>(half.burnt + sum);
    std::size_t place = 0;
    for (const Site site : m.sites) then.set_ships(seat, site, then.player(seat).at(site) - m.counts[place++]);
    return text + ": " + sums_text(then) + " before Reinforcements." + revealed_text(view);
}

std::string graft_text(const View& view, Site site) {
    const Invasion& war = view.open.invasion;
    const Side side = war.side_of(view.open.question.seat);
    if (side == Side::none) return {};
    const Seat beaten = war.half(other(side)).main;
    const Race race = view.of(beaten).race;
    if (view.of(beaten).is_hidden)
        return capitalized(Person{beaten, view.viewer}.whose("race")) +
               " is revealed. If it has a power to take, you take it for 1 ship from " + token(site) + "." +
               revealed_text(view);
    return "1 ship from " + token(site) + " goes on your race card, and you take a power of " + word(name_of(race)) +
           ". " + word(graft_of(race)) + revealed_text(view);
}

std::string tile_text(const View& view, DomTile tile) {
    if (tile == DomTile::none) return "No tile goes up, and your race stays hidden.";
    return word(name_of(tile)) + " goes up to level " + number(view.of(view.open.question.seat).level(tile) + 1) +
           ": " + word(text_of(tile)) + "." + revealed_text(view);
}

std::string shed_text(const Move& m) {
    if (m.card == kNoCard) return "You keep your cards.";
    if (m.other == kNoCard) return "You discard " + name_of(m.card) + " and draw a card.";
    Cards cards;
    cards.add(m.card), cards.add(m.other);
    return "You discard " + names_of(cards) + " and draw 2 cards.";
}

std::string join_text(const View& view, const Move& m) {
    if (m.from == kNoSite) return "Your ships stay where they are.";
    if (m.number < 0) return site_text(view, m.from);
    return moved_text(view, m, view.open.invasion.half(Side::defence).site);
}

std::string ready_text(const View& view) {
    return word("Go on to your actions.") +
           (has_offer(view.open, view.open.question.seat) ? " Offers to you are declined." : "");
}

std::string end_text(const Open& p) {
    std::string left = p.actions > 0 ? count_of(p.actions, "action") : "";
    if (p.extras > 0) left += (left.empty() ? "" : " and ") + count_of(p.extras, "extra move");
    return left.empty() ? "Ends your turn." : "Ends your turn with " + left + " unused.";
}

std::string reinforce_text(const View& view, const Move& m) {
    int sum = 0;
    for (int k = 0; k < kKinds - kInvadeKinds; ++k)
        sum += m.counts[static_cast<std::size_t>(k)] * value_of(card_at(kInvadeKinds + k));
    if (sum == 0) return "You keep your cards, and your side loses.";
    const Side side = view.open.invasion.side_of(view.open.question.seat);
    if (side == Side::none) return {};
    return number(view.open.invasion.half(side).total + sum) + " against " +
           number(view.open.invasion.half(other(side)).total) + ".";
}

// ---- Yes or no

std::string turncoat_text(const View& view, bool is_yes) {
    Open then = view.open;
    Side& side = then.invasion.sides[slot(then.question.seat)];
    if (is_yes) side = other(side);
    return (is_yes ? "Your stacks join the " : "Your stacks stay with the ") + word(name_of(side)) + ": " +
           sums_text(then) + " before Reinforcements.";
}

std::string copy_text(const Invasion& war, Side side, bool is_yes) {
    const std::string own = number(war.half(side).value);
    if (!is_yes) return "Your card still counts " + own + ".";
    return "Your card counts " + number(war.half(other(side)).value) + " instead of " + own + ".";
}

std::string slip_text(const View& view, Side side, const Move& m) {
    const Half& half = view.open.invasion.half(side);
    if (!m.is_yes) return "Your main stack is lost: " + ships(view.of(half.main).at(half.site)) + ".";
    if (m.from == kNoSite) return "Your main stack stays on " + token(half.site) + ".";
    return "Your main stack moves to " + arrival_text(view, m.from);
}

std::string company_text(const View& view, const Half& half, bool is_yes) {
    const std::string who = Person{half.main, view.viewer}.object();
    if (half.is_winner) return is_yes ? "You and " + who + " draw a card each." : "Nobody draws a card.";
    return is_yes ? "Your ships aren't lost with your side." : "Your ships are lost with your side.";
}

std::string cling_text(const View& view, const Half& winner, bool is_yes) {
    if (!is_yes) return "No ship clings to the winner.";
    return "1 of your lost ships clings to " + Person{winner.main, view.viewer}.whose("stack") + " on " +
           token(winner.site) + ".";
}

std::string spite_text(const View& view, const Half& loser, bool is_yes) {
    if (!is_yes) return "The winning side loses nothing.";
    const int count = revenge_of(loser);
    const bool is_bitter = view.of(loser.main).bitter < kMostBitter;
    std::string text = count > 0 ? "the winning side loses " + ships(count) : "";
    if (is_bitter) text += word(text.empty() ? "" : ", and ") + "1 of your lost ships goes on your race card";
    return capitalized(text) + ".";
}

// For a hidden race: yes reveals it, no keeps it hidden.
std::string yes_text(const View& view, const Move& m) {
    const Invasion& war = view.open.invasion;
    const Seat seat = view.open.question.seat;
    const Side side = war.is_fought() ? war.side_of(seat) : Side::none;
    if (side == Side::none) return {};
    const Half &own = war.half(side), &others = war.half(other(side));
    std::string text;
    switch (m.verb) {
        case Verb::turncoat: text = turncoat_text(view, m.is_yes); break;
        case Verb::copy: text = copy_text(war, side, m.is_yes); break;
        case Verb::slip: text = slip_text(view, side, m); break;
        case Verb::company: text = company_text(view, own, m.is_yes); break;
        case Verb::cling: text = cling_text(view, others, m.is_yes); break;
        default: text = spite_text(view, own, m.is_yes);
    }
    if (!view.of(seat).is_hidden) return text;
    return text + (m.is_yes ? " Your race is revealed." : " Your race stays hidden.");
}

// A verb alone, without what follows it.
struct VerbText {
    std::string_view word;
    std::string_view text;
};
constexpr VerbText kVerbTexts[] = {
    {"keep", "Keep one race, in secret or openly."},
    {"settle", "Put ships on an empty planet, and on the corners of its hex."},
    {"return", "Up to 4 ships come from your graveyard to an empty site on the rim."},
    {"mode", "Lance is +3 when invading, shield +3 when defending, until your next turn."},
    {"double", "Choose a stack to double."},
    {"brood", "Choose a stack that gets 1 ship."},
    {"accept", "Take an offer to you: pay what it asks, and get what it gives."},
    {"decline", "Refuse an offer to you. Its goods go back."},
    {"offer", "Offer minerals or gas for others. The other player answers on their own turn."},
    {"buy", "Pay 1 mineral for one or two ships, or 1 gas for a card."},
    {"purge", "Lose up to 2 ships of a stack to get rid of the ship that clings to it."},
    {"reveal", "Your race is shown, and acts from now on."},
    {"move", "Move ships to the next site."},
    {"walk", "Move two steps: drop ships on the first site, and take others on to the second."},
    {"stride", "Move over one site to the site behind it."},
    {"leap", "Move to any open site, once."},
    {"invade", "Your whole stack against one next to it, or on its site."},
    {"ally", "Join a side with whole stacks, or stay out."},
    {"support", "Call stacks of yours near the invaded site to help, each of them whole."},
    {"play", "Choose your card in secret."},
    {"face", "Choose which card counts. The other returns to your hand."},
    {"turncoat", "Change sides with all your stacks, or stay."},
    {"copy", "Your card takes the value of the other card."},
    {"slip", "Your main stack isn't lost with your side."},
    {"company", "As a friend you lose no ships, or draw a card with the winner."},
    {"cling", "One of your lost ships clings to the winner's main stack."},
    {"spite", "The winning side loses half as many ships as you did."},
    {"burn", "Lose up to 4 ships that don't fight: +2 each."},
    {"reinforce", "Play Reinforcements that put you ahead."},
    {"retreat", "Choose where your main stack goes."},
    {"graft", "A ship of a stack that fought goes on your race card, and you take a power of the loser."},
    {"tile", "Raise a tile by one level."},
    {"shed", "Discard cards and draw as many."},
    {"join", "Move 1 or 2 ships onto the planet that was invaded."},
    {"victory", "Make one normal move with any stack."},
};
std::string verb_text(std::string_view word) {
    for (const VerbText& one : kVerbTexts)
        if (one.word == word) return std::string(one.text);
    return {};
}

std::string keep_text(const View& view, const Move& m) {
    const bool is_open = m.is_yes || kAlwaysOpen.has(m.race) || view.open.options.races == Races::open;
    return race_text(m.race) + (is_open ? " Everybody sees it." : "");
}

std::string meaning(const View& view, const Move& m) {
    switch (m.verb) {
        case Verb::keep: return keep_text(view, m);
        case Verb::settle: return settle_text(view, m);
        case Verb::mode:
            return m.mode == Mode::lance ? "+3 when you invade, until your next turn."
                                         : "+3 when you defend, until your next turn.";
        case Verb::accept: return offer_text(view, m.offer);
        case Verb::decline: return declined_text(view, m.offer);
        case Verb::offer: return deal_text(m);
        case Verb::buy: return buy_text(view, m);
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
        case Verb::victory:
            if (m.from == kNoSite) return "No victory move.";
            return m.to == kNoSite ? site_text(view, m.from) : moved_text(view, m, m.to);
        case Verb::twice:
        case Verb::brood: return growth_text(view, m);
        case Verb::graft: return m.from == kNoSite ? "You take no power." : graft_text(view, m.from);
        case Verb::join: return join_text(view, m);
        case Verb::exile: return exile_text(view, m.from);
        case Verb::purge: return purge_text(view, m.from);
        case Verb::ready: return ready_text(view);
        case Verb::end: return end_text(view.open);
        case Verb::retreat: return "Your main stack moves to " + arrival_text(view, m.from);
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
    if (const Race race = find_race(text); race != kNoRace) return race_text(race);
    if (const auto offer = read_offer(text)) return offer_text(view, *offer);
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
        return deal_text(*whole) + (last == "for" ? " Choose what you ask for." : "");
    }
    if (verb == "ally") {
        Move move = Move::of(Verb::ally);
        move.side = last == "off" ? Side::offence : Side::defence;
        return ally_text(view, move);
    }
    if (verb == "invade" && last == "with") return "With support: choose your stacks that join in.";
    if (verb == "walk" && tokens.size() == 5)
        if (const auto left = whole_number(last, 0, kCap))
            return ships(static_cast<int>(*left)) + " on " + word(tokens[2]) + ".";
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
    if (said.empty()) said = verb_text(tokens[0]);
    return said.empty() ? closed(question(view)) : said;
}

}  // namespace orrery::cosmos
