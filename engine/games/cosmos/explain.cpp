// What the first tokens of a move mean at this moment: names, figures and certain results, worked out from a view.
#include "games/cosmos/cosmos.h"
#include "games/cosmos/phrases.h"
#include "games/cosmos/targets.h"

namespace orrery::cosmos {

namespace {

// ---- Things

std::string owner_text(const Person& who) { return who.is_reader() ? "yours" : who.object(); }

// "d5, a planet: 4 ships of yours and 2 ships of Sky."
std::string site_text(const View& view, Site site) {
    const Open& p = view.open;
    std::string text = token(site) + ", a ";
    text += !is_centre(site) ? "corner" : p.planets.has(site) ? "planet" : "void centre";
    if (p.minerals.has(site)) text += " with a mineral";
    if (p.gases.has(site)) text += " with gas";
    for (int k = 0; k < kStones; ++k)
        if (p.stones[static_cast<std::size_t>(k)] == site)
            text += ", with the " + word(name_of(static_cast<Stone>(k))) + " stone";
    std::vector<std::string> stacks;
    for (int k = 0; k < p.seats; ++k)
        if (const int there = p.player(seat_at(k)).at(site); there > 0)
            stacks.push_back(ships(there) + " of " + owner_text({seat_at(k), view.viewer}));
    return text + (stacks.empty() ? ", empty." : ": " + listed(stacks) + ".");
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

// ---- Moves

std::string moved_text(const View& view, const Move& m, Site to) {
    if (m.number < 0) return site_text(view, to);
    const int left = view.of(view.open.question.seat).at(m.from) - m.number;
    return ships(m.number) + " to " + token(to) + "; " + (left == 0 ? word("none stays") : number(left) + " stay") +
           " on " + token(m.from) + ".";
}

// What both sides bring in ships, and who else could come.
std::string invade_text(const View& view, const Move& m) {
    const Open& p = view.open;
    const Seat seat = p.question.seat;
    if (m.seat == kSpectator || index(m.seat) >= p.seats) return site_text(view, m.to == kNoSite ? m.from : m.to);
    SiteSet mine = m.sites;
    mine.add(m.from);
    std::string text = "Before cards " + number(strength_of(p, seat, mine)) + " against " +
                       number(strength_of(p, m.seat, SiteSet::of(m.to))) + ". A tie goes to the defence.";
    const SiteSet near = next_to(m.to) | SiteSet::of(m.to);
    std::vector<std::string> others;
    for (int k = 0; k < p.seats; ++k) {
        const Seat other = seat_at(k);
        if (other == seat) continue;
        SiteSet eligible = p.player(other).sites & near;
        if (other == m.seat) eligible.drop(m.to);
        if (!eligible.empty())
            others.push_back(number(strength_of(p, other, eligible)) + " of " + owner_text({other, view.viewer}));
    }
    return others.empty() ? text : text + " Could join: " + listed(others) + ".";
}

// What both sides bring before cards, if the asked seat commits these stacks to `side`.
std::string sides_text(const View& view, Side side, SiteSet sites) {
    Open then = view.open;
    const Seat seat = then.question.seat;
    Invasion& war = then.invasion;
    if (war.is_main(seat)) {
        war.half(side).support = sites;
    } else {
        war.sides[slot(seat)] = side;
        war.allied[slot(seat)] = sites;
    }
    return "Before cards " + number(parts_of(then, Side::offence).total()) + " against " +
           number(parts_of(then, Side::defence).total()) + ". ";
}

std::string ally_text(const View& view, const Move& m) {
    if (m.side == Side::none) return "You stay out of it, and keep your ships.";
    if (m.sites.empty()) return "Choose the stacks that join the " + word(name_of(m.side)) + ".";
    return "Brings " + number(strength_of(view.open, view.open.question.seat, m.sites)) + " to the " +
           word(name_of(m.side)) + ". " + sides_text(view, m.side, m.sites) + "Your ships are lost if that side is.";
}

std::string support_text(const View& view, const Move& m) {
    const Side side = view.open.invasion.side_of(view.open.question.seat);
    if (side == Side::none) return {};
    const std::string sides = sides_text(view, side, m.sites);
    if (m.sites.empty()) return "Your main stack fights without support. " + sides.substr(0, sides.size() - 1);
    return "Adds " + number(strength_of(view.open, view.open.question.seat, m.sites)) + ". " + sides +
           "These stacks are lost if your side is.";
}

std::string offer_text(const View& view, OfferId id) {
    if (id.maker == kSpectator || index(id.maker) >= view.open.seats || !view.open.offer(id).is_open())
        return "There is no such offer.";
    const Offer& offer = view.open.offer(id);
    return "You get " + goods_text(offer.give) + " for " + goods_text(offer.ask) + ".";
}

std::string deal_text(const Move& m) {
    if (m.give.minerals < 0) return "Offer minerals and gas for others. It's answered in that player's own turn.";
    if (m.ask.minerals < 0) return "You set aside " + goods_text(m.give) + ".";
    return "You set aside " + goods_text(m.give) + " for " + goods_text(m.ask) + ".";
}

std::string buy_text(const View& view, const Move& m) {
    const Player& player = view.of(view.open.question.seat);
    if (m.is_yes) return "Costs 1 gas of your " + number(player.gas) + ". You draw a card.";
    if (m.from == kNoSite) return "Costs 1 mineral of your " + number(player.minerals) + ". Choose where the ships go.";
    return "Costs 1 mineral of your " + number(player.minerals) + ". " +
           (m.to == kNoSite  ? "A ship on " + token(m.from)
            : m.to == m.from ? "2 ships on " + token(m.from)
                             : "A ship each on " + token(m.from) + " and " + token(m.to)) +
           ".";
}

std::string settle_text(const View& view, const Move& m) {
    if (m.counts[0] == kUnsaid) return site_text(view, m.from);
    int sum = 0;
    for (const std::int8_t one : m.counts) sum += one;
    return "Places " + ships(sum) + " of your " + number(view.of(view.open.question.seat).graveyard) + ".";
}

std::string burn_text(const Move& m) {
    int sum = 0;
    for (const std::int8_t one : m.counts) sum += one;
    return sum == 0 ? "You burn nothing." : "Loses " + ships(sum) + " for +" + number(2 * sum) + ".";
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

std::string yes_text(Verb verb, bool is_yes) {
    struct Both {
        Verb verb;
        const char* yes;
        const char* no;
    };
    static constexpr Both kBoth[] = {
        {Verb::turncoat, "Your stacks change to the other side.", "You stay on your side."},
        {Verb::copy, "Your card takes the higher value.", "Your card keeps its value."},
        {Verb::slip, "Your main stack isn't lost.", "Your main stack is lost with your side."},
        {Verb::company, "Your ships aren't lost; if your side wins, you both draw a card.", "Your race stays hidden."},
        {Verb::cling, "One of your lost ships clings to the winner's main stack.", "Your race stays hidden."},
        {Verb::spite, "The winning side loses half as many ships as you did, and a ship goes on your race card.",
         "Your race stays hidden."},
    };
    for (const Both& one : kBoth)
        if (one.verb == verb) return is_yes ? one.yes : one.no;
    return {};
}

// A verb alone, whatever follows.
struct VerbText {
    std::string_view word;
    std::string_view text;
};
constexpr VerbText kVerbTexts[] = {
    {"keep", "Keep one race, in secret or openly."},
    {"settle", "Ships on an empty planet, and on the corners of its hex."},
    {"return", "Up to four ships come back on an empty site of the rim."},
    {"mode", "Lance is +3 when invading, shield +3 when defending, until your next turn."},
    {"double", "A stack of yours gets as many ships as it has."},
    {"brood", "A stack of yours gets 1 ship."},
    {"accept", "You pay what is asked, and get what was set aside."},
    {"decline", "The goods go back to whoever offered them."},
    {"offer", "Offer minerals and gas for others. It's answered in that player's own turn."},
    {"buy", "1 mineral for one or two ships, 1 gas for a card."},
    {"purge", "Lose two ships of that stack to be rid of the clung ship."},
    {"reveal", "Your race is shown, and acts from now on."},
    {"ready", "Go on to your actions. Offers to you are declined."},
    {"move", "Move ships to the next site."},
    {"walk", "Two steps: leave ships on the first site, take others on."},
    {"stride", "Move over one site to the next but one."},
    {"leap", "Move to any open site, once."},
    {"invade", "Your whole stack against one next to it, or on its site."},
    {"end", "Your turn is over."},
    {"ally", "Join a side with whole stacks, or stay out."},
    {"support", "Whole stacks of yours near the invaded site."},
    {"play", "Choose your card in secret."},
    {"face", "This card counts; the other one returns to your hand."},
    {"burn", "Lose up to four ships that don't fight: +2 each."},
    {"reinforce", "Play Reinforcements that put you ahead."},
    {"retreat", "Your main stack withdraws there."},
    {"graft", "A ship of that stack goes on your race card, and you get the loser's power."},
    {"tile", "Raise a tile by one level."},
    {"shed", "Discard cards and draw as many."},
    {"join", "Move 1 or 2 ships onto the planet that was invaded."},
    {"victory", "One normal move with any stack."},
};
std::string verb_text(std::string_view word) {
    for (const VerbText& one : kVerbTexts)
        if (one.word == word) return std::string(one.text);
    return {};
}

std::string nothing_text(Verb verb) {
    switch (verb) {
        case Verb::graft:
        case Verb::tile: return "Nothing changes, and your race stays as it is.";
        case Verb::shed: return "You keep your cards.";
        case Verb::join: return "Your ships stay where they are.";
        case Verb::victory: return "No victory move.";
        default: return "No ships are added.";
    }
}

std::string meaning(const View& view, const Move& m) {
    switch (m.verb) {
        case Verb::keep: return race_text(m.race);
        case Verb::settle: return settle_text(view, m);
        case Verb::mode: return m.mode == Mode::lance ? "+3 when you invade." : "+3 when you defend.";
        case Verb::accept:
        case Verb::decline: return m.verb == Verb::accept ? offer_text(view, m.offer) : verb_text("decline");
        case Verb::offer: return deal_text(m);
        case Verb::buy: return buy_text(view, m);
        case Verb::move:
        case Verb::leap: return m.to == kNoSite ? site_text(view, m.from) : moved_text(view, m, m.to);
        case Verb::stride:
            return m.to == kNoSite ? site_text(view, m.from) : moved_text(view, m, m.then == kNoSite ? m.to : m.then);
        case Verb::walk:
            if (m.number < 0 || m.dropped < 0) return {};
            return ships(m.dropped) + " on " + token(m.to) + ", " + ships(m.number) + " on " + token(m.then) + ".";
        case Verb::invade: return invade_text(view, m);
        case Verb::ally: return ally_text(view, m);
        case Verb::support: return support_text(view, m);
        case Verb::play:
            if (m.other != kNoCard) return name_of(m.card) + " or " + name_of(m.other) + ".";
            return card_text(m.card) + (m.is_yes ? " Your race is revealed with it." : "");
        case Verb::face: return card_text(m.card);
        case Verb::slip:
            return m.from == kNoSite ? yes_text(m.verb, m.is_yes)
                                     : "Your main stack moves to " + site_text(view, m.from);
        case Verb::burn: return burn_text(m);
        case Verb::reinforce: return reinforce_text(view, m);
        case Verb::tile:
            if (m.tile == DomTile::none) return nothing_text(m.verb);
            return word(name_of(m.tile)) + ": " + word(text_of(m.tile)) + ".";
        case Verb::shed:
            if (m.card == kNoCard) return nothing_text(m.verb);
            return "You discard " + name_of(m.card) + (m.other == kNoCard ? "" : " and " + name_of(m.other)) +
                   ", and draw as many.";
        case Verb::victory:
            if (m.from == kNoSite) return nothing_text(m.verb);
            return m.to == kNoSite ? site_text(view, m.from) : moved_text(view, m, m.to);
        case Verb::twice:
        case Verb::brood:
        case Verb::graft:
        case Verb::join: return m.from == kNoSite ? nothing_text(m.verb) : site_text(view, m.from);
        case Verb::exile:
        case Verb::purge:
        case Verb::retreat: return site_text(view, m.from);
        case Verb::turncoat:
        case Verb::copy:
        case Verb::company:
        case Verb::cling:
        case Verb::spite: return yes_text(m.verb, m.is_yes);
        default: return {};
    }
}

// The last thing of a beginning.
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

// A beginning that ends with no thing, and that no whole move is written as: "offer p2 2m for", "invade d5 e5 p2 with".
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
