// Why research and the actions that technologies bring are refused (6.12 to 6.14, 9.1 to 9.3).
#include <string>
#include <vector>

#include "core/words.h"
#include "games/kardashev/refusals.h"

namespace orrery::kardashev {

namespace {

Refusal research_refusal(const Open& p, const Move& m) {
    const Seat seat = p.active;
    const Player& player = p.player(seat);
    if (!techs_of(player.role).has(m.tech))
        return no("6.12", name(m.tech) + " isn't a technology of the " + std::string(face(player.role).name) + ".");
    if (player.researched.has(m.tech)) return no("6.12", "You have " + name(m.tech) + " already.");
    if (!unlocked(p, seat).has(m.tech)) {
        std::vector<std::string> wanted;
        for (const Tech tech : needs(player.role, m.tech)) wanted.push_back(name(tech));
        return no("R5", name(m.tech) + " needs " + listed(wanted, "or") + ".");
    }
    return no("6.12", cannot_pay(p, seat, face(m.tech).cost));
}

Refusal lacks(Tech tech) { return no("6.14", "For that you need " + name(tech) + "."); }

Refusal terraform_refusal(const Open& p, const Move& m) {
    const Seat seat = p.active;
    const bool accretes = m.verb == Verb::accrete;
    const Tech tech = accretes ? Tech::accretion_device : Tech::terraform;
    if (!p.has(seat, tech)) return lacks(tech);
    if (accretes && !p.board.dead.has(m.hex))
        return no("9.1", what_lies_on(p, m.hex) + " It has to be a destroyed planet.");
    if (accretes && !around(p.board.colonies[slot(seat)]).has(m.hex))
        return no("9.1", token(m.hex) + " isn't next to a colony of yours.");
    if (!accretes && !p.board.colonies[slot(seat)].has(m.hex))
        return no("9.1", "You have no colony on " + token(m.hex) + ".");
    if (!accretes && p.board.symbols(m.hex).has(m.symbol))
        return no("R36", token(m.hex) + " has " + std::string(type_name(m.symbol)) + " already.");
    return no("R36", cannot_pay(p, seat, symbol_cost(m.symbol)));
}

Refusal antimatter_refusal(const Open& p, const Move& m) {
    if (!p.has(p.active, Tech::antimatter)) return lacks(Tech::antimatter);
    if (!p.board.planets.has(m.hex)) return no("9.1", what_lies_on(p, m.hex) + " It has to be a planet.");
    if (p.board.colony(m.hex) > 0) return no("9.1", "There is a colony on " + token(m.hex) + ".");
    return no("9.1", token(m.hex) + " isn't next to a colony of yours.");
}

Refusal swap_refusal(const Open& p, const Move& m) {
    if (!p.has(p.active, Tech::spacetime_manipulator)) return lacks(Tech::spacetime_manipulator);
    for (const Hex hex : {m.hex, m.to})
        if (!p.board.explored().has(hex)) return no("R37", token(hex) + " is unexplored.");
    if (p.board.tile(m.hex) == p.board.tile(m.to)) return no("R37", "The two tiles are the same.");
    for (const auto& [hex, other] : {std::pair(m.hex, m.to), std::pair(m.to, m.hex)}) {
        if (p.board.colony(hex) > 0 && !p.board.planets.has(other))
            return no("R37", "The colony on " + token(hex) + " would be left without a planet.");
        if (p.board.fleet(hex) > 0 && p.board.dead.has(other))
            return no("R37", "The fleet on " + token(hex) + " would be on a destroyed planet.");
    }
    return no("R37", "These two can't be exchanged.");
}

Refusal erase_refusal(const Open& p, const Move& m) {
    if (!p.has(p.active, Tech::memory_eraser)) return lacks(Tech::memory_eraser);
    if (p.is_known_last_round()) return no("R34", "This is the last round; nothing can be erased any more.");
    if (p.turn.has_erased) return no("R34", "You have erased a technology in this turn already.");
    return no("9.3", "Nobody has researched " + name(m.tech) + ".");
}

Refusal clone_refusal(const Open& p, const Move& m) {
    const Player& player = p.player(p.active);
    if (!p.has(p.active, Tech::cloning)) return lacks(Tech::cloning);
    if (!techs_of(player.role).has(m.tech)) return no("9.3", name(m.tech) + " isn't a technology of your role.");
    if (player.researched.has(m.tech)) return no("9.3", "You have researched " + name(m.tech) + " yourself.");
    return no("9.3", m.tech == Tech::cloning ? "Cloning can't be its own mark."
                                             : "The mark is on " + name(m.tech) + " already.");
}

Refusal borrow_refusal(const Open& p) {
    if (!p.has(p.active, Tech::time_dilation)) return lacks(Tech::time_dilation);
    if (p.turn.has_borrowed) return no("R39", "You have borrowed an action in this turn already.");
    if (p.is_known_last_round()) return no("R39", "This is the last round; there is no turn to borrow from.");
    return no("R39", "You've used " + number(p.turn.used()) + " of your " + number(2 + p.turn.additional) +
                         " actions. Use them first.");
}

}  // namespace

Refusal technology_refusal(const Open& p, const Move& m) {
    switch (m.verb) {
        case Verb::research: return research_refusal(p, m);
        case Verb::terraform:
        case Verb::accrete: return terraform_refusal(p, m);
        case Verb::antimatter: return antimatter_refusal(p, m);
        case Verb::swap: return swap_refusal(p, m);
        case Verb::probe:
            if (!p.has(p.active, Tech::space_probe)) return lacks(Tech::space_probe);
            return no("9.3", p.bag_size == 0 ? "The bag is empty." : "No space is unexplored.");
        case Verb::erase: return erase_refusal(p, m);
        case Verb::clone: return clone_refusal(p, m);
        case Verb::borrow: return borrow_refusal(p);
        default: return no("11.2", "That can't be done now.");
    }
}

}  // namespace orrery::kardashev
