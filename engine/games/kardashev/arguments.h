// How the arguments of moves are read and printed (section 11). Only verbs.cpp includes this.
// Rulebook: assets/rulebooks/kardashev.md, section 11.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/notation.h"
#include "core/quoted.h"
#include "core/words.h"
#include "games/kardashev/catalogue.h"
#include "games/kardashev/hexes.h"
#include "games/kardashev/words.h"
#include "generated/kardashev/say.h"

namespace orrery::kardashev::arguments {

// ---- One argument each

inline std::string as_text(std::string_view text) { return std::string(text); }

inline bool read_a_number(std::string_view text, Move& move) {
    const auto number = whole_number(text, 0, 99);
    move.number = static_cast<std::int16_t>(number.value_or(0));
    return number.has_value();
}
inline std::string print_number(const Move& move) { return move.number < 0 ? "" : std::to_string(move.number); }

inline bool read_to(std::string_view text, Hex& hex) {
    const auto read = read_hex(text);
    hex = read.value_or(kNoHex);
    return read.has_value();
}
inline std::string print_hex(Hex hex) { return hex == kNoHex ? "" : token(hex); }

inline std::optional<Seat> read_seat(std::string_view text) {
    if (text.size() != 2 || text[0] != 'p' || text[1] < '1' || text[1] > '6') return {};
    return seat_at(text[1] - '1');
}

template <bool kWithMilitary>
bool read_a_symbol(std::string_view text, Move& move) {
    const auto symbol = read_symbol(text);
    if (!symbol || (*symbol == Symbol::w && !kWithMilitary)) return false;
    return move.symbol = *symbol, true;
}
inline std::string print_symbol(const Move& move) {
    return move.symbol == kNoSymbol ? "" : as_text(symbol_token(move.symbol));
}

inline constexpr Argument<Move> kNumber{say::a_number, read_a_number, print_number};
inline constexpr Argument<Move> kHex{say::a_space,
                                     [](std::string_view text, Move& move) { return read_to(text, move.hex); },
                                     [](const Move& move) { return print_hex(move.hex); }};
inline constexpr Argument<Move> kOther{say::a_space,
                                       [](std::string_view text, Move& move) { return read_to(text, move.to); },
                                       [](const Move& move) { return print_hex(move.to); }};
inline constexpr Argument<Move> kType{say::resource_letter, read_a_symbol<false>, print_symbol};
inline constexpr Argument<Move> kSymbol{say::symbol_letter, read_a_symbol<true>, print_symbol};
inline constexpr Argument<Move> kRole{
    say::a_role, [](std::string_view text, Move& move) { return (move.role = find_role(text)) != kNoRole; },
    [](const Move& move) { return move.role == kNoRole ? "" : as_text(face(move.role).id); }};
inline constexpr Argument<Move> kTech{
    say::a_technology, [](std::string_view text, Move& move) { return (move.tech = find_tech(text)) != kNoTech; },
    [](const Move& move) { return move.tech == kNoTech ? "" : as_text(face(move.tech).id); }};
inline constexpr Argument<Move> kDrawer{
    say::player_or_none,
    [](std::string_view text, Move& move) {
        const auto seat = read_seat(text);
        move.seat = seat.value_or(kSpectator);
        return seat.has_value() || text == "none";
    },
    [](const Move& move) { return move.seat == kSpectator ? std::string("none") : seat_token(move.seat); }};
inline constexpr Argument<Move> kSeat{say::a_player,
                                      [](std::string_view text, Move& move) {
                                          const auto seat = read_seat(text);
                                          move.seat = seat.value_or(kSpectator);
                                          return seat.has_value();
                                      },
                                      [](const Move& move) { return seat_token(move.seat); }};

template <bool kMayBeNone>
bool read_a_hand(std::string_view text, Move& move) {
    const auto cards = read_cards(text);
    if (!cards || (cards->empty() && !kMayBeNone)) return false;
    return move.cards = *cards, true;
}
inline std::string print_cards(const Move& move) { return token(move.cards); }
inline constexpr Argument<Move> kCards{say::some_cards, read_a_hand<false>, print_cards};
inline constexpr Argument<Move> kGift{say::cards_or_none, read_a_hand<true>, print_cards};

inline constexpr Argument<Move> kFleets{say::spaces_or_none,
                                        [](std::string_view text, Move& move) {
                                            const auto hexes = read_hexes(text);
                                            move.hexes = hexes.value_or(HexSet{});
                                            return hexes.has_value();
                                        },
                                        [](const Move& move) { return token(move.hexes); }};
inline constexpr Argument<Move> kSide{
    say::up_or_down,
    [](std::string_view text, Move& move) {
        move.side = text == "up" ? Side::up : text == "down" ? Side::down : Side::none;
        return move.side != Side::none;
    },
    [](const Move& move) {
        return std::string(move.side == Side::none ? "" : move.side == Side::up ? "up" : "down");
    }};
inline constexpr Argument<Move> kOrder{
    say::an_order,
    [](std::string_view text, Move& move) {
        for (const Order order : {Order::hold, Order::ask, Order::yield})
            if (token(order) == text) move.order = order;
        return move.order != Order::none;
    },
    [](const Move& move) { return move.order == Order::none ? "" : as_text(token(move.order)); }};

// ---- Fleets: e8, or e8:1 if only some levels move; then the destination, with the approach if it is needed

inline constexpr Argument<Move> kFleet{say::space_or_levels,
                                       [](std::string_view text, Move& move) {
                                           const std::size_t colon = text.find(':');
                                           if (!read_to(text.substr(0, colon), move.hex)) return false;
                                           if (colon == std::string_view::npos) return true;
                                           const auto level = whole_number(text.substr(colon + 1), 1, kHighestLevel);
                                           move.level = static_cast<std::int16_t>(level.value_or(0));
                                           return level.has_value();
                                       },
                                       [](const Move& move) {
                                           return print_hex(move.hex) +
                                                  (move.level > 0 ? ":" + std::to_string(move.level) : std::string());
                                       }};
inline constexpr Argument<Move> kTarget{
    say::space_or_approach,
    [](std::string_view text, Move& move) {
        const auto tokens = tokens_of(text);
        if (tokens.empty() || !read_to(tokens[0], move.to)) return false;
        if (tokens.size() == 1) return true;
        return tokens.size() == 3 && tokens[1] == "via" && read_to(tokens[2], move.via);
    },
    [](const Move& move) {
        return print_hex(move.to) + (move.via == kNoHex ? std::string() : " via " + token(move.via));
    }};

// ---- Bids: 3, or 3 slots 2,1 tiles p2,none first p1 (8.1)

template <class List, class Item>
inline bool add_new(List& list, Item item) {
    if (list.size() == list.capacity() || std::find(list.begin(), list.end(), item) != list.end()) return false;
    list.push_back(item);
    return true;
}

inline bool read_slots(std::string_view text, Plan& plan) {
    return read_list(text, [&plan](std::string_view part) {
        const auto slot = whole_number(part, 1, kSeats);
        return slot && add_new(plan.slots, static_cast<std::int8_t>(*slot));
    });
}
inline bool read_tiles(std::string_view text, Plan& plan) {
    return read_list(text, [&plan](std::string_view part) {
        const auto seat = read_seat(part);
        return (seat || part == "none") && add_new(plan.tiles, seat.value_or(kSpectator));
    });
}
inline bool read_first(std::string_view text, Plan& plan) {
    const auto first = read_seat(text);
    plan.first = first.value_or(kSpectator);
    return first.has_value();
}

inline bool read_bid(std::string_view text, Move& move) {
    const auto tokens = tokens_of(text);
    const auto names = [&tokens](std::size_t place, std::string_view word) {
        return tokens.size() > place + 1 && tokens[place] == word;
    };
    if (tokens.empty() || !read_a_number(tokens[0], move)) return false;
    if (tokens.size() == 1) return true;
    if (!names(1, "slots") || !read_slots(tokens[2], move.plan)) return false;
    if (!names(3, "tiles") || !read_tiles(tokens[4], move.plan)) return false;
    if (tokens.size() == 5) return true;
    return names(5, "first") && read_first(tokens[6], move.plan) && tokens.size() == 7;
}

inline std::string print_bid(const Move& move) {
    std::string text = print_number(move);
    const Plan& plan = move.plan;
    for (std::size_t i = 0; i < plan.slots.size(); ++i)
        text += (i == 0 ? " slots " : ",") + std::to_string(plan.slots[i]);
    for (std::size_t i = 0; i < plan.tiles.size(); ++i)
        text += (i == 0 ? " tiles " : ",") +
                (plan.tiles[i] == kSpectator ? std::string("none") : seat_token(plan.tiles[i]));
    if (plan.first != kSpectator) text += " first " + seat_token(plan.first);
    return text;
}
inline constexpr Argument<Move> kBid{say::bid_or_plan, read_bid, print_bid};

}  // namespace orrery::kardashev::arguments
