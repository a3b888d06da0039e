#include "games/prosper/facts.h"

#include <utility>

#include "games/prosper/words.h"

namespace orrery::prosper {
namespace {

using namespace scenarios;

constexpr std::pair<std::string_view, std::uint8_t Position::*> kNumbers[] = {
    {"pass", &Position::pass}, {"round", &Position::round}, {"left", &Position::left}, {"calm", &Position::calm}};
constexpr std::pair<std::string_view, Seat Position::*> kSeats[] = {
    {"turn", &Position::turn}, {"first", &Position::first}, {"dominant", &Position::dominant}};

PlanetId planet(const std::string& word) {
    const auto found = planet_named(word.substr(0, word.find('=')));
    if (!found) fail(word + " is no planet");
    return *found;
}

void set_state(Position& p, const std::string& name, const std::string& value) {
    for (const auto& [known, member] : kNumbers)
        if (name == known) p.*member = static_cast<std::uint8_t>(number(value));
    for (const auto& [known, member] : kSeats)
        if (name == known) p.*member = seat(value);
    if (name == "phase" && value == word(Phase::draft)) p.phase = Phase::draft, p.round = 0, p.left = 0;
}

std::string state(const Position& p, const std::string& name) {
    for (const auto& [known, member] : kNumbers)
        if (name == known) return std::to_string(p.*member);
    for (const auto& [known, member] : kSeats)
        if (name == known) return seat_text(p.*member);
    if (name != "phase") fail("no fact " + name);
    return std::string(word(p.phase));
}

}  // namespace

void Facts::clear() {
    Position plain;
    plain.seats = position.seats;
    plain.options = position.options;
    plain.board = position.board;
    plain.bonus = position.bonus;
    plain.phase = Phase::move;
    plain.pass = 0;
    plain.round = 1;
    plain.left = kMovements;
    position = plain;
}

void Facts::set(const Words& words) {
    Position& p = position;
    const bool of_seat = is_seat(words[0]);
    for (std::size_t i = 1; of_seat && i < words.size(); ++i) {
        const PlanetId where = planet(words[i]);
        p.owned[slot(words[0])] |= only(where);
        p.ships[index(where)] = static_cast<std::uint8_t>(number(words[i].substr(words[i].find('=') + 1)));
    }
    if (of_seat) return;
    if (words[0] == "reserve" || words[0] == "score")
        return set_pairs(words, 1, [&](const std::string& who, const std::string& value) {
            if (words[0] == "reserve") p.reserve[slot(who)] = static_cast<std::uint8_t>(number(value));
            if (words[0] == "score") p.score[slot(who)] = static_cast<std::uint16_t>(number(value));
        });
    set_pairs(words, 0, [&](const std::string& name, const std::string& value) {
        set_state(p, name, value);
        if (state(p, name) != value) fail(name + " cannot be " + value);
    });
}

// A seat without planets is eliminated once turns are played.
void Facts::complete(Chance&) {
    for (std::size_t k = 0; k < static_cast<std::size_t>(position.seats); ++k)
        position.fallen[k] = position.phase == Phase::move && position.owned[k] == 0;
    if (!Prosper::is_sound(position)) fail("the position above is not sound");
}

Words Facts::tell(const Words& wanted) const {
    const Position& p = position;
    Words words{wanted[0]};
    if (is_seat(wanted[0])) {
        for (std::size_t i = 1; i < wanted.size(); ++i) {
            const PlanetId where = planet(wanted[i]);
            const Seat owner = owner_of(p, where);
            const std::string ships = std::to_string(ships_on(p, where));
            words.push_back(planet_name(where) + "=" +
                            (owner == kSpectator        ? "-"
                             : owner == seat(wanted[0]) ? ships
                                                        : seat_token(owner) + ":" + ships));
        }
        return words;
    }
    if (wanted[0] == "free") {
        for (std::size_t i = 1; i < wanted.size(); ++i)
            if (is_free(p, planet(wanted[i]))) words.push_back(wanted[i]);
        return words;
    }
    if (wanted[0] == "reserve")
        return tell_pairs(wanted, 1, [&](const std::string& who) { return std::to_string(p.reserve[slot(who)]); });
    return tell_pairs(wanted, 0, [&](const std::string& name) { return state(p, name); });
}

}  // namespace orrery::prosper
