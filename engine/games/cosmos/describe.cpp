// What a move did, as sentences for one seat. An invasion is told with its totals and their parts.
#include "games/cosmos/cosmos.h"
#include "games/cosmos/phrases.h"

namespace orrery::cosmos {

std::string parts_text(const Parts& parts) {
    struct Part {
        std::int16_t Parts::*value;
        const char* name;  // empty: only the figure is told
    };
    static constexpr Part kParts[] = {
        {&Parts::main, "main stack"},  {&Parts::support, "support"}, {&Parts::allies, "allies"},
        {&Parts::card, "card"},        {&Parts::wall, "wall"},       {&Parts::mode, "mode"},
        {&Parts::tiles, "tiles"},      {&Parts::tribute, "tribute"}, {&Parts::trove, "trove"},
        {&Parts::stones, "stones"},    {&Parts::grafts, "grafts"},   {&Parts::bitter, "bitterness"},
        {&Parts::burn, "burnt ships"},
    };
    std::string text;
    for (const Part& part : kParts) {
        const int value = parts.*part.value;
        if (value != 0) text += (text.empty() ? "" : " + ") + number(value) + " " + part.name;
    }
    return text.empty() ? "nothing" : text;
}

namespace {

// The move itself, if no event tells it: secret answers, and the end of a turn.
std::string act(const View& before, const Move& move) {
    const Person who{before.decision.seat, before.viewer};
    switch (move.verb) {
        case Verb::keep:
            if (!who.is_reader()) return who.opens("has") + " made a secret choice.";
            return "You keep " + word(name_of(move.race)) + (move.is_yes ? ", openly." : ".");
        case Verb::play:
            if (!who.is_reader()) return "";  // told as an event
            return "You choose " + name_of(move.card) +
                   (move.other != kNoCard ? " and " + name_of(move.other) : std::string()) +
                   (move.is_yes ? ", and reveal " + who.own("race") + "." : ".");
        case Verb::ready: return who.opens("is") + " ready to act.";
        case Verb::end: return who.opens("ends") + " " + who.own("turn") + ".";
        default: return "";
    }
}

// The question itself shows that the asked seat has this power (6.17).
std::string asked_text(Node node, const Person& who) {
    const auto only = [&](const char* what, const char* race) {
        return who.opens("can") + " " + what + ", as only " + race + " can.";
    };
    switch (node) {
        case Node::reinforce: return who.opens("holds") + " enough Reinforcements to turn it.";
        case Node::turncoat: return only("change sides", "Two-Faced");
        case Node::copy: return only("copy the card", "Copyist");
        case Node::burn: return only("burn ships", "Fodder");
        case Node::company: return only("act as a friend", "Friend");
        case Node::slip: return only("slip away", "Dancer");
        case Node::spite: return only("strike back", "Spite");
        case Node::cling: return only("cling to the winner", "Parasite");
        case Node::graft: return only("take a power", "Gestalt");
        case Node::tile: return only("raise a tile", "Domino");
        default: return "";
    }
}

std::string declined_text(Node node, const Person& who) {
    switch (node) {
        case Node::turncoat: return who.opens("keeps") + " " + who.own("side") + ".";
        case Node::copy: return who.opens("declines") + " to copy.";
        case Node::slip: return who.opens("declines") + " to slip away.";
        case Node::company: return who.opens("declines") + " to act as a friend.";
        case Node::cling: return who.opens("declines") + " to cling.";
        case Node::spite: return who.opens("declines") + " to strike back.";
        case Node::burn: return who.opens("burns") + " no ships.";
        case Node::reinforce: return who.opens("plays") + " no Reinforcements.";
        case Node::graft: return who.opens("takes") + " no power.";
        case Node::tile: return who.opens("raises") + " no tile.";
        case Node::shed: return who.opens("discards") + " nothing.";
        case Node::join: return who.opens("joins") + " nobody.";
        case Node::grow: return who.opens("adds") + " no ships.";
        default: return "";
    }
}

// What the invader has left of its turn after the invasion.
std::string peace_text(const Event& e, const Person& who) {
    if (e.side == Side::defence) return "The invasion failed, and " + who.whose("turn") + " is over.";
    return "The invasion is over: " + who.does("has") + " " +
           (e.number == 0 ? "no action" : count_of(e.number, "action")) + " left.";
}

std::string with_sites(SiteSet sites, const std::string& before) {
    return sites.empty() ? std::string() : before + names_of(sites);
}

std::string moved(const Event& e, const Person& who, const char* verb) {
    return who.opens(verb) + " " + ships(e.number) + " from " + token(e.site) + " to " + token(e.to);
}

std::string taken_text(const Event& e, const Person& who, const Person& other) {
    const std::string cards = e.cards.size() > 0 ? names_of(e.cards) : count_of(e.number, "random card");
    return who.opens("takes") + " " + cards + " from " + other.object() + ".";
}

std::string ally_text(const Event& e, const Person& who) {
    if (e.side == Side::none) return who.opens("stays") + " out of it.";
    return who.opens("joins") + " the " + word(name_of(e.side)) + " with " + names_of(e.sites) + ".";
}

std::string outcome_text(Side side) {
    if (side == Side::none) return "Both sides win.";
    return "The " + word(name_of(side)) + " wins.";
}

std::string won_text(const Event& e, Seat reader) {
    std::vector<std::string> names;
    Person who{};
    for (int k = 0; k < kSeats; ++k)
        if (e.seats.has(seat_at(k))) names.push_back((who = Person{seat_at(k), reader}).object());
    const std::string has = names.size() == 1 ? who.verb("has") : "have";
    return capitalized(listed(names)) + " " + has + " five colonies.";
}

std::string sentence(const Event& e, Seat reader) {
    const Person who{e.seat, reader}, other{e.other, reader};
    const std::string n = number(e.number), cards = count_of(e.number, "card");
    switch (e.kind) {
        case Event::none:
        case Event::turn: break;  // it shows who is asked
        case Event::kept:
        case Event::mustered: return "";
        case Event::asked: return asked_text(e.node, who);
        case Event::declined: return declined_text(e.node, who);
        case Event::extra: return who.opens("has") + " " + count_of(e.number, "extra move") + ".";
        case Event::reveal: return who.opens("reveals") + " " + who.own("race") + ": " + word(name_of(e.race)) + ".";
        case Event::takes_stone:
            return who.opens("takes") + " the " + word(name_of(e.stone)) + " stone" +
                   (e.site == kNoSite ? "." : " on " + token(e.site) + ".");
        case Event::laid: return "The " + word(name_of(e.stone)) + " stone lies on " + token(e.site) + ".";
        case Event::settle: break;  // settled_text
        case Event::late:
            return who.opens("begins") + " with " + count_of(e.number, "more card") + " for " + who.own("late seat") +
                   ".";
        case Event::round: return "Round " + n + " begins.";
        case Event::lapse: return capitalized(who.whose("offer")) + " " + token(e.offer) + " lapses.";
        case Event::exile: return who.opens("returns") + " to " + token(e.site) + " with " + ships(e.number) + ".";
        case Event::skip: return who.opens("misses") + " " + who.own("turn") + ": no site is empty.";
        case Event::grow: return who.opens("adds") + " " + ships(e.number) + " to " + token(e.site) + ".";
        case Event::sets_mode: return capitalized(who.whose("mode")) + " is " + word(id_of(e.mode)) + ".";
        case Event::income: return who.opens("gets") + " " + goods_text(e.goods) + ".";
        case Event::accept:
            return who.opens("gets") + " " + goods_text(e.goods) + " from " + other.object() + " for " +
                   goods_text(e.other_goods) + ".";
        case Event::decline: return who.opens("declines") + " " + other.whose("offer") + ".";
        case Event::offered:
            return who.opens("offers") + " " + other.object() + " " + goods_text(e.goods) + " for " +
                   goods_text(e.other_goods) + ".";
        case Event::buy_ships:
            return who.opens("buys") + " " +
                   (e.to == kNoSite  ? "a ship on " + token(e.site)
                    : e.to == e.site ? "2 ships on " + token(e.site)
                                     : "ships on " + token(e.site) + " and " + token(e.to)) +
                   " for 1 mineral.";
        case Event::draw: return who.opens("draws") + " " + cards + ".";
        case Event::drawn: return e.cards.size() == 0 ? "" : "New in your hand: " + names_of(e.cards) + ".";
        case Event::buy_card: return who.opens("buys") + " a card for 1 gas.";
        case Event::purge:
            return who.opens("purges") + " " + other.whose("ship") + " from " + who.own("stack") + " on " +
                   token(e.site) + ".";
        case Event::shuffle: return "The discard pile is shuffled into a new deck (" + cards + ").";
        case Event::move: return moved(e, who, "moves") + ".";
        case Event::walk: return who.opens("drops") + " " + ships(e.number) + " on " + token(e.to) + ".";
        case Event::stride: return moved(e, who, "moves") + ", over " + token(e.via) + ".";
        case Event::leap: return moved(e, who, "leaps with") + ". The Reach stone is spent.";
        case Event::invade:
            return who.opens("invades") + " " + other.object() + " on " + token(e.to) + " from " + token(e.site) +
                   with_sites(e.sites, ", with support from ") + ".";
        case Event::ally: return ally_text(e, who);
        case Event::support:
            return e.sites.empty() ? who.opens("calls") + " no support."
                                   : who.opens("calls") + " support from " + names_of(e.sites) + ".";
        case Event::refill:
            return who.opens("holds") + " no invade card" +
                   (e.number == 0 ? "." : ", and " + who.verb("discards") + " " + names_of(e.cards) + ".");
        case Event::chosen: return who.opens("has") + " made a secret choice.";
        case Event::turned: return who.opens("plays") + " " + name_of(e.card) + ".";
        case Event::two: return who.opens("has") + " played two cards.";
        case Event::turncoat: return who.opens("changes") + " sides, to the " + word(name_of(e.side)) + ".";
        case Event::copy: return capitalized(who.whose("card")) + " now counts " + n + ".";
        case Event::burn:
            return who.opens("burns") + " " + ships(e.number) + " on " + token(e.site) + ": +" + number(2 * e.number) +
                   ".";
        case Event::total: return capitalized(name_of(e.side)) + " " + n + ": " + parts_text(e.parts) + ".";
        case Event::reinforce:
            return who.opens("plays") + " " + names_of(e.cards) + ": the " + word(name_of(e.side)) + " has " + n + ".";
        case Event::outcome: return outcome_text(e.side);
        case Event::lost: return who.opens("loses") + " " + ships(e.number) + " on " + token(e.site) + ".";
        case Event::withdraw: return moved(e, who, "withdraws") + ".";
        case Event::slip: return capitalized(who.whose("main stack")) + " slips away.";
        case Event::stuck: return capitalized(who.whose("main stack")) + " on " + token(e.site) + " has nowhere to go.";
        case Event::company:
            return e.other == kSpectator ? who.opens("loses") + " no ships, as a friend."
                                         : who.opens("keeps") + " " + other.object() + " company.";
        case Event::taken: return taken_text(e, who, other);
        case Event::spent:
            return capitalized(names_of(e.cards)) + (e.cards.size() == 1 ? " is" : " are") + " discarded.";
        case Event::discard:
            return who.opens("discards") + " " + (e.cards.size() > 0 ? names_of(e.cards) : cards) + ".";
        case Event::bitter: return capitalized(who.whose("bitterness")) + " is now +" + n + ".";
        case Event::revenge: return who.opens("strikes") + " back: the winning side loses " + ships(e.number) + ".";
        case Event::cling:
            return "One of " + who.whose("ships") + " clings to " + other.whose("stack") + " on " + token(e.site) + ".";
        case Event::unclung: return capitalized(who.whose("ship")) + " that clung on " + token(e.site) + " is gone.";
        case Event::graft:
            return who.opens("gives") + " a ship on " + token(e.site) + " and " + who.verb("takes") + " a power of " +
                   word(name_of(e.race)) + ".";
        case Event::ungraft: return who.opens("loses") + " the power of " + word(name_of(e.race)) + ".";
        case Event::raised:
            return who.opens("raises") + " " + word(name_of(e.tile)) + " to level " + n + ": " + word(text_of(e.tile)) +
                   ".";
        case Event::join: return moved(e, who, "joins with") + ".";
        case Event::accord: return "The main players reach an accord.";
        case Event::victory:
            if (e.to == kNoSite) return who.opens("makes") + " no victory move.";
            return moved(e, who, "moves") + ", as a victory move.";
        case Event::peace: return peace_text(e, who);
        case Event::won: return won_text(e, reader);
        case Event::cap: return "That was the last round.";
        case Event::over: return "The game is over.";
    }
    return "";
}

// All ships that a player places at once: "You put 4 ships on d5, 2 on c4 and 1 on e5."
std::string settled_text(std::span<const Event> events, Seat reader) {
    std::vector<std::string> places;
    Person who{};
    for (const Event& e : events) {
        if (e.kind != Event::settle) continue;
        who = {e.seat, reader};
        places.push_back((places.empty() ? ships(e.number) : number(e.number)) + " on " + token(e.site));
    }
    return places.empty() ? std::string() : who.opens("puts") + " " + listed(places) + ".";
}

// All stacks that a player loses in a row: "You lose 4 ships on e5 and 2 on f5."
std::string lost_text(std::span<const Event> losses, Seat reader) {
    std::vector<std::string> places;
    for (const Event& e : losses)
        places.push_back((places.empty() ? ships(e.number) : number(e.number)) + " on " + token(e.site));
    return Person{losses[0].seat, reader}.opens("loses") + " " + listed(places) + ".";
}

// Some events are told only to the seat they belong to: its drawn cards, its choices, its questions. That there was no
// victory move is told only if somebody chose so.
bool is_said(const Event& e, const View& before, const Move& move) {
    if (e.kind == Event::draw || e.kind == Event::chosen || e.kind == Event::asked) return e.seat == before.viewer;
    const bool is_chosen = move.verb == Verb::victory && e.seat == before.decision.seat;
    return e.kind == Event::victory && e.to == kNoSite && !is_chosen;
}

// A loss that the sentence about burnt ships tells.
bool is_burnt(std::span<const Event> events, std::size_t i) {
    return i > 0 && events[i].kind == Event::lost && events[i - 1].kind == Event::burn &&
           events[i - 1].site == events[i].site;
}

Sentence::Tells told_by(Event::Kind kind) {
    switch (kind) {
        case Event::income:
        case Event::draw:
        case Event::drawn: return Sentence::Tells::yield;
        case Event::chosen: return Sentence::Tells::secret;
        default: return Sentence::Tells::deed;
    }
}

}  // namespace

std::vector<Sentence> Cosmos::describe(const View& before, const Move& move, std::span<const Event> events,
                                       const View&) {
    std::vector<Sentence> sentences;
    for (std::string first : {act(before, move), settled_text(events, before.viewer)})
        if (!first.empty()) sentences.push_back(act_sentence(before, std::move(first), move.verb == Verb::end));
    std::size_t run = 1;
    for (std::size_t i = 0; i < events.size(); i += run) {
        const Event& e = events[i];
        run = 1;
        if (is_said(e, before, move) || is_burnt(events, i)) continue;
        if (e.kind == Event::lost)
            while (i + run < events.size() && events[i + run].kind == Event::lost && events[i + run].seat == e.seat)
                ++run;
        std::string text = run > 1 ? lost_text(events.subspan(i, run), before.viewer) : sentence(e, before.viewer);
        if (!text.empty()) sentences.push_back({std::move(text), e.seat, told_by(e.kind)});
    }
    return sentences;
}

}  // namespace orrery::cosmos
