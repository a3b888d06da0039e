#include "web/boards/kardashev/plan.h"

#include <algorithm>
#include <charconv>

#include "core/words.h"
#include "record/seat_names.h"
#include "record/steps.h"

namespace orrery::web::kardashev_plan {
namespace {

constexpr int kTriggered = kPieces + 1;  // levels on the board that leave fewer pieces than `left`

std::string number(int n) { return std::to_string(n); }

// "2 food" as a price in few letters: "1f 1m", "2 any".
std::string brief(const Cost& cost) {
    if (cost.choice == Cost::Choice::two_alike) return "2 alike";
    if (cost.choice == Cost::Choice::food_or_matter) return "1f or 1m";
    std::string text;
    for (const Symbol type : kAllTypes)
        if (cost.named.of(type) > 0)
            text += (text.empty() ? "" : " ") + number(cost.named.of(type)) + std::string(symbol_token(type));
    if (cost.any > 0) text += (text.empty() ? "" : " ") + number(cost.any) + " any";
    return text.empty() ? "free" : text;
}

struct VerbWords {
    std::string_view token, label;
};
constexpr VerbWords kVerbs[] = {{"colonize", "Colonize"},     {"upgrade-colony", "Colony +1"},
                                {"build-fleet", "New fleet"}, {"upgrade-fleet", "Fleet +1"},
                                {"harvest", "Harvest"},       {"move", "Move"},
                                {"research", "Research"},     {"compile", "Compile"},
                                {"terraform", "Terraform"},   {"accrete", "Rebuild"},
                                {"antimatter", "Destroy"},    {"swap", "Swap tiles"},
                                {"probe", "Probe"},           {"erase", "Erase"},
                                {"clone", "Clone"},           {"borrow", "Borrow"},
                                {"order", "Orders"}};

Verb verb_of(std::string_view token) {
    for (int i = 0; i < static_cast<int>(Verb::none); ++i)
        if (verb_token(static_cast<Verb>(i)) == token) return static_cast<Verb>(i);
    return Verb::none;
}

int level_of(const Open& p, const Pick& pick) { return pick.level > 0 ? pick.level : p.board.fleet(pick.hex); }

}  // namespace

// ---- Reading choices

Pick read(std::string_view text) {
    Pick pick;
    pick.tokens = text;
    const std::vector<std::string_view> tokens = tokens_of(text);
    if (tokens.empty()) return pick;
    pick.verb = tokens[0];
    if (tokens.size() < 2) return pick;
    pick.tech = find_tech(tokens[1]);
    std::size_t next = 1;
    if (const auto hex = read_hex(tokens[1].substr(0, 2))) {
        pick.hex = *hex, next = 2;
        if (tokens[1].size() == 4 && tokens[1][2] == ':') pick.level = tokens[1][3] - '0';
        if (tokens.size() > 2)
            if (const auto to = read_hex(tokens[2])) pick.to = *to, next = 3;
        if (tokens.size() > 4 && tokens[3] == "via") pick.via = read_hex(tokens[4]).value_or(kNoHex), next = 5;
    }
    if (next < tokens.size()) pick.rest = text.substr(static_cast<std::size_t>(tokens[next].data() - text.data()));
    return pick;
}

std::vector<std::string> next_steps(const BoardFrame& frame) {
    std::vector<std::string> steps;
    for (const LegalLine& line : frame.legal) steps.push_back(line.text);
    return steps;
}

std::string verb_label(std::string_view verb) {
    for (const VerbWords& words : kVerbs)
        if (words.token == verb) return std::string(words.label);
    return capitalized(verb);
}

std::string verb_note(const View& view, std::string_view verb) {
    const Open& p = view.open;
    const Seat seat = p.active;
    if (verb == "colonize") return brief(colonize_cost(p, seat));
    if (verb == "upgrade-colony") return brief(kColonyCost);
    if (verb == "build-fleet" || verb == "upgrade-fleet") return brief(fleet_cost(1));
    if (verb == "compile") return "+1 card";
    if (verb == "harvest") {
        const Yield yield = next_harvest(view, seat);
        const int all = yield.sure.total() + yield.choices;
        return all > 0 ? "+" + count_of(all, "card") : std::string();
    }
    return {};
}

std::string verb_refusal(const View& view, std::string_view verb) {
    const Open& p = view.open;
    const Verb wanted = verb_of(verb);
    if (can_act(p, wanted)) return {};
    if (!has_slot_for(p, wanted)) return "No action of this kind is left in this turn.";
    const Seat seat = p.active;
    switch (wanted) {
        case Verb::colonize:
            if (p.colony_supply(seat) == 0) return "No colony piece is left.";
            if (open_planets(p, seat).empty()) return "No planet lies beside a colony or under a fleet of yours.";
            return "It costs " + cost_text(colonize_cost(p, seat)) + ".";
        case Verb::upgrade_colony:
            return p.colony_supply(seat) == 0 ? "No colony piece is left." : "It costs " + cost_text(kColonyCost) + ".";
        case Verb::build_fleet:
        case Verb::upgrade_fleet:
            if (p.fleet_supply(seat) == 0) return "No fleet piece is left.";
            if (shipyards(p, seat).empty()) return "Fleets need a colony on a planet with a shield.";
            return "It costs " + cost_text(fleet_cost(1)) + " for each level.";
        case Verb::harvest: return "Nothing of yours yields a card now.";
        case Verb::move:
            return p.board.fleets[slot(seat)].empty() ? "You have no fleet."
                                                      : "No fleet can go anywhere with your energy.";
        case Verb::research: return "You can't pay for any technology that is open to you.";
        default: return "There is nothing that it could be done to.";
    }
}

// ---- What can be done at a space

std::vector<Way> ways_at(const View& view, Hex hex) {
    const Open& p = view.open;
    std::vector<Way> ways;
    if (p.question.node != Node::act || !view.is_own()) return ways;
    const Seat seat = p.active;
    const auto add = [&](Verb verb, HexSet targets, const std::string& note) {
        if (!targets.has(hex) || !can_act(p, verb)) return;
        const std::string token_of(verb_token(verb));
        ways.push_back({token_of + " " + token(hex), verb_label(token_of), note});
    };
    if (p.board.fleets[slot(seat)].has(hex) && can_act(p, Verb::move)) {
        const int all = p.board.fleet(hex);
        const bool splits = p.has(seat, Tech::autonomous_construction);
        for (int level = splits ? 1 : all; level <= all; ++level)
            if (!destinations(p, seat, hex, level, reach(p, seat, hex, level)).empty())
                ways.push_back({"move " + token(hex) + (level == all ? "" : ":" + number(level)),
                                splits ? "Move level " + number(level) : "Move this fleet",
                                {}});
    }
    add(Verb::colonize, colonize_targets(p, seat), brief(colonize_cost(p, seat)));
    add(Verb::upgrade_colony, upgrade_targets(p, seat), brief(kColonyCost));
    add(Verb::build_fleet, build_targets(p, seat), brief(fleet_cost(1)));
    add(Verb::upgrade_fleet, upgrade_fleet_targets(p, seat), brief(fleet_cost(1)));
    add(Verb::terraform, terraform_targets(p, seat), "1 card");
    add(Verb::accrete, accrete_targets(p, seat), "1 card");
    add(Verb::antimatter, antimatter_targets(p, seat), {});
    return ways;
}

// ---- Moves and battles

Journey journey(const View& view, const Pick& pick) {
    const Open& p = view.open;
    const Seat seat = p.active;
    const int level = level_of(p, pick);
    const Reach found = reach(p, seat, pick.hex, level);
    Journey j;
    j.is_attack = is_attack(p, seat, pick.to);
    j.explores = p.board.unexplored().has(pick.to);
    j.approach = pick.via != kNoHex ? pick.via
                 : j.is_attack      ? default_approach(p, seat, pick.hex, level, pick.to, found)
                                    : kNoHex;
    j.distance = j.approach != kNoHex ? found.distance(pick.to, j.approach) : found.distance(pick.to);
    j.energy = move_cost(p, seat, level, j.distance);
    if (!j.is_attack) return j;
    j.attack = level;
    const Attackers attackers{pick.hex, level};
    j.help = levels_of(p, supporters(p, seat, pick.to, attackers), attackers);
    j.defender = defender_of(p, pick.to);
    j.defence = defence_of(p, pick.to);
    j.against = levels_of(p, supporters(p, j.defender, pick.to), attackers);
    j.retreats = j.approach != kNoHex && can_retreat(p, seat, pick.hex, level, j.approach, level);
    return j;
}

std::vector<Hex> way_of(const View& view, const Pick& pick) {
    const Open& p = view.open;
    const Journey j = journey(view, pick);
    const Reach found = reach(p, p.active, pick.hex, level_of(p, pick));
    std::vector<Hex> way{pick.to};
    int left = j.distance - 1;
    if (j.approach != kNoHex && left >= 0) way.push_back(j.approach), --left;
    while (left >= 0 && way.back() != pick.hex) {
        const HexSet before = left == 0 ? HexSet::of(pick.hex) : found.at[static_cast<std::size_t>(left)];
        const HexSet beside = before & neighbours(way.back());
        if (beside.empty()) break;
        way.push_back(beside.first()), --left;
    }
    if (way.back() != pick.hex) way.push_back(pick.hex);
    std::reverse(way.begin(), way.end());
    return way;
}

Battle battle_of(const View& view, HexSet helping) {
    const Open& p = view.open;
    Battle battle;
    const Attackers attackers = attackers_of(p);
    if (attackers.from == kNoHex) return battle;
    const Hex target = p.question.hex;
    battle.defence = defence_of(p, target);
    if (p.question.node == Node::support) {
        battle.attack = attackers.levels + levels_of(p, helping, attackers);
        battle.against = levels_of(p, supporters(p, defender_of(p, target), target), attackers);
    } else {
        battle.attack = battle.defence + p.question.number;
        battle.defence += levels_of(p, helping, attackers);
    }
    return battle;
}

HexSet usual_help(const View& view, std::span<const LegalLine> legal) {
    const Open& p = view.open;
    if (p.question.node == Node::defend)
        if (const HexSet set = holding_set(p, p.question); !set.empty()) return set;
    for (const LegalLine& line : legal) {
        const std::size_t blank = line.text.find(' ');
        const HexSet set = read_hexes(std::string_view(line.text).substr(blank + 1)).value_or(HexSet{});
        const Battle battle = battle_of(view, set);
        if (p.question.node == Node::support ? battle.attack > battle.defence + battle.against
                                             : battle.defence >= battle.attack)
            return set;
    }
    return {};
}

// ---- Cards

Yield next_harvest(const View& view, Seat seat) {
    const Open& p = view.open;
    Yield yield;
    const auto add = [&](Hex hex, int n, bool each) {
        const Symbols types = p.board.types(hex);
        if (types.size() > 1 && !each) {
            yield.choices += n;
            return;
        }
        for (const Symbol type : kAllTypes)
            if (types.has(type)) yield.sure.add(type, n);
    };
    for (const Hex hex : producing_colonies(p, seat)) add(hex, p.board.colony(hex), p.has(seat, Tech::arcology));
    for (const Hex hex : gathering_fleets(p, seat))
        add(hex, p.has(seat, Tech::expanded_cargohold) ? p.board.fleet(hex) : 1, false);
    return yield;
}

std::string yield_text(const Yield& yield) {
    std::string text = yield.sure.empty() ? std::string() : cards_text(yield.sure);
    if (yield.choices > 0) text += (text.empty() ? "" : ", ") + number(yield.choices) + " of your choice";
    return text.empty() ? "nothing" : text;
}

// ---- Bids with plans

std::optional<BidPlan> read_bid(std::string_view text) {
    const std::vector<std::string_view> tokens = tokens_of(text);
    if (tokens.size() < 5 || tokens[0] != "bid") return {};
    BidPlan bid;
    std::from_chars(tokens[1].data(), tokens[1].data() + tokens[1].size(), bid.cards);
    const auto each = [](std::string_view list, auto&& add) {
        while (!list.empty()) {
            const std::size_t comma = list.find(',');
            add(list.substr(0, comma));
            list = comma == std::string_view::npos ? std::string_view{} : list.substr(comma + 1);
        }
    };
    const auto seat = [](std::string_view part) { return part == "none" ? kSpectator : seat_at(part[1] - '1'); };
    each(tokens[3], [&](std::string_view part) { bid.plan.slots.push_back(static_cast<std::int8_t>(part[0] - '0')); });
    if (tokens.size() < 6) return {};
    each(tokens[5], [&](std::string_view part) { bid.plan.tiles.push_back(seat(part)); });
    if (tokens.size() > 7) bid.plan.first = seat(tokens[7]);
    return bid;
}

std::string bid_tokens(const BidPlan& bid) {
    std::string text = "bid " + number(bid.cards);
    for (std::size_t i = 0; i < bid.plan.slots.size(); ++i)
        text += (i == 0 ? " slots " : ",") + number(bid.plan.slots[i]);
    for (std::size_t i = 0; i < bid.plan.tiles.size(); ++i)
        text += (i == 0 ? " tiles " : ",") +
                (bid.plan.tiles[i] == kSpectator ? std::string("none") : seat_token(bid.plan.tiles[i]));
    if (bid.plan.first != kSpectator) text += " first " + seat_token(bid.plan.first);
    return text;
}

std::string usual_answer(const BoardFrame& frame, const View& view, const std::optional<BidPlan>& last) {
    const Open& p = view.open;
    const Question& q = p.question;
    if (frame.legal.empty()) return {};
    switch (q.node) {
        case Node::pay: return frame.legal.front().text;
        case Node::yield:
            return "yield " + token(q.hex) + " " + token(usual_yield(p.player(q.seat).hand, q.types, q.number));
        case Node::support:
        case Node::defend:
            return std::string(q.node == Node::support ? "support " : "defend ") + token(usual_help(view, frame.legal));
        case Node::bid:
        case Node::late_bid: {
            if (!p.options.plans) return {};
            BidPlan bid{p.player(q.seat).last_bid, usual_plan(p, q.seat)};
            if (last && last->plan.slots.size() == bid.plan.slots.size()) bid.plan.slots = last->plan.slots;
            bid.cards = std::min(bid.cards, most_bid(p, q.seat));
            return bid_tokens(bid);
        }
        default: return {};
    }
}

// ---- What the table asks

Advice advise(const LegalLine& line) {
    Advice advice;
    if (line.text == "bid") {
        advice.start = std::min(1, line.high);
        advice.amounts = {{"Nothing", 0}, {"All", line.high}};
    } else if (line.text == "split") {
        advice.start = line.high;
    } else {
        advice.start = line.high;  // the highest fleet
    }
    return advice;
}

std::vector<SeatFigures> figures(const View& view) {
    const Open& p = view.open;
    std::vector<SeatFigures> all;
    for (int k = 0; k < p.seats; ++k) {
        const Seat seat = seat_at(k);
        const Player& player = p.player(seat);
        const Score score = score_of(p, seat);
        SeatFigures figure;
        figure.out = !p.is_alive(seat);
        const std::string points = number(score.total());
        figure.brief = figure.out ? "out" : points + (p.seats > 3 ? "" : " points");
        figure.text = (player.role == kNoRole ? std::string() : std::string(face(player.role).name) + " \xC2\xB7 ") +
                      count_of(score.total(), "point") + " \xC2\xB7 " + cards_text(player.hand);
        figure.course = score.total();
        const int levels = p.board.colony_levels_of(seat);
        figure.bar = static_cast<float>(levels) / kPieces;
        figure.mark = static_cast<float>(kTriggered - p.options.left()) / kPieces;
        if (!figure.out && p.final_round == 0 && p.colony_supply(seat) == p.options.left())
            figure.flag = "one colony level from the last round";
        all.push_back(figure);
    }
    return all;
}

std::string name_of(const BoardFrame& frame, Seat seat) {
    const auto i = static_cast<std::size_t>(index(seat));
    return seat != kSpectator && i < frame.names.size() ? frame.names[i] : seat_name(seat);
}

std::string info_text(const View& view, bool brief) {
    const Open& p = view.open;
    const int blue = (p.board.unexplored() & p.board.blue()).size();
    constexpr int kWhiteOpens = 3;
    std::string text = "Round " + number(p.round) + " of " +
                       (p.final_round == 0 && p.eliminated.empty() ? "at most " : "") + number(p.last_round());
    if (p.is_known_last_round()) text = "Round " + number(p.round) + ", the last";
    text += " \xC2\xB7 bag " + number(p.bag_size);
    if (blue > kWhiteOpens)
        text += brief ? " \xC2\xB7 white in " + number(blue - kWhiteOpens)
                      : " \xC2\xB7 " + count_of(blue - kWhiteOpens, "blue space") + " more until white opens";
    else
        text += brief ? " \xC2\xB7 white open" : " \xC2\xB7 white spaces are open";
    return text;
}

}  // namespace orrery::web::kardashev_plan
