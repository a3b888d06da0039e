// Notation both ways (section 11): every move as one line.
#include <algorithm>

#include "core/notation.h"
#include "core/words.h"
#include "games/cosmos/cosmos.h"
#include "generated/cosmos/say.h"

namespace orrery::cosmos {

namespace {

constexpr std::string_view kNone = "none";

// ---- One thing each

bool read_a_site(std::string_view text, Site& site) {
    const auto read = read_site(text);
    site = read.value_or(kNoSite);
    return read.has_value();
}
std::string print_site(Site site) { return site == kNoSite ? "" : token(site); }

template <Site Move::*kMember>
constexpr Argument<Move> kSiteIn{say::a_site,
                                 [](std::string_view text, Move& move) { return read_a_site(text, move.*kMember); },
                                 [](const Move& move) { return print_site(move.*kMember); }};
constexpr Argument<Move> kFrom = kSiteIn<&Move::from>;
constexpr Argument<Move> kTo = kSiteIn<&Move::to>;
constexpr Argument<Move> kThen = kSiteIn<&Move::then>;
constexpr Argument<Move> kSiteOrNone{
    say::site_or_none, [](std::string_view text, Move& move) { return text == kNone || read_a_site(text, move.from); },
    [](const Move& move) { return move.from == kNoSite ? std::string(kNone) : token(move.from); }};

bool read_count(std::string_view text, std::int8_t& number) {
    const auto read = whole_number(text, 0, 99);
    number = static_cast<std::int8_t>(read.value_or(0));
    return read.has_value();
}
template <std::int8_t Move::*kMember>
constexpr Argument<Move> kNumberIn{
    say::ships_number, [](std::string_view text, Move& move) { return read_count(text, move.*kMember); },
    [](const Move& move) { return move.*kMember < 0 ? "" : std::to_string(move.*kMember); }};
constexpr Argument<Move> kNumber = kNumberIn<&Move::number>;
constexpr Argument<Move> kDropped = kNumberIn<&Move::dropped>;

constexpr Argument<Move> kYesOrNo{say::yes_or_no,
                                  [](std::string_view text, Move& move) {
                                      move.is_yes = text == "yes";
                                      return move.is_yes || text == "no";
                                  },
                                  [](const Move& move) { return std::string(move.is_yes ? "yes" : "no"); }};
constexpr Argument<Move> kSlip{
    say::yes_no_or_site,
    [](std::string_view text, Move& move) {
        if (kYesOrNo.read(text, move)) return true;
        return move.is_yes = read_a_site(text, move.from);
    },
    [](const Move& move) { return move.from != kNoSite ? token(move.from) : kYesOrNo.print(move); }};

// ---- Lists

bool read_sites(std::string_view text, SiteSet& sites) {
    return read_list(text, [&](std::string_view part) {
        const auto site = read_site(part);
        if (!site || sites.has(*site)) return false;
        sites.add(*site);
        return true;
    });
}
constexpr Argument<Move> kSitesOrNone{
    say::sites_or_none, [](std::string_view text, Move& move) { return text == kNone || read_sites(text, move.sites); },
    [](const Move& move) { return move.sites.empty() ? std::string(kNone) : sites_text(move.sites); }};

// "d5=4": a site and ships on it.
bool read_share(std::string_view text, Site& site, std::int8_t& number) {
    const std::size_t sign = text.find('=');
    return sign != std::string_view::npos && read_a_site(text.substr(0, sign), site) &&
           read_count(text.substr(sign + 1), number) && number <= 32;
}
std::string print_share(Site site, int number) { return token(site) + "=" + std::to_string(number); }

std::string print_cards(const std::array<std::int8_t, 7>& counts) {
    std::string text;
    for (int k = 0; k < kKinds - kInvadeKinds; ++k)
        for (int i = 0; i < counts[static_cast<std::size_t>(k)]; ++i)
            text += (text.empty() ? "" : ",") + std::string(id_of(card_at(kInvadeKinds + k)));
    return text.empty() ? std::string(kNone) : text;
}

// ---- What single verbs take

constexpr Argument<Move> kKept{
    say::a_race,
    [](std::string_view text, Move& move) {
        const auto tokens = tokens_of(text);
        move.is_yes = tokens.size() == 2 && tokens[1] == "open";
        if (tokens.size() != (move.is_yes ? 2u : 1u)) return false;
        return (move.race = find_race(tokens[0])) != kNoRace;
    },
    [](const Move& move) { return std::string(id_of(move.race)) + (move.is_yes ? " open" : ""); }};

// The planet is the only centre in the list. A share without a number names only the planet.
bool read_settling(std::string_view text, Move& move) {
    std::array<std::int8_t, kSites> there{};
    bool is_read = true;
    for (const std::string_view token : tokens_of(text)) {
        Site site = kNoSite;
        std::int8_t number = 0;
        is_read = read_share(token, site, number);
        if (site != kNoSite && is_centre(site)) {
            if (move.from != kNoSite) return false;
            move.from = site, move.counts[0] = is_read ? number : kUnsaid;
        } else if (is_read) {
            if (number < 1 || there[slot(site)] > 0) return false;
            there[slot(site)] = number;
        }
        if (!is_read) break;
    }
    if (move.from == kNoSite) return false;
    std::size_t place = 0;
    for (const Site corner : next_to(move.from)) std::swap(move.counts[++place], there[slot(corner)]);
    return is_read && std::all_of(there.begin(), there.end(), [](int number) { return number == 0; });
}
std::string print_settling(const Move& move) {
    if (move.from == kNoSite) return "";
    if (move.counts[0] == kUnsaid) return token(move.from) + "=";
    std::string text = print_share(move.from, move.counts[0]);
    std::size_t place = 0;
    for (const Site corner : next_to(move.from))
        if (const int ships = move.counts[++place]; ships > 0) text += " " + print_share(corner, ships);
    return text;
}
constexpr Argument<Move> kSettling{say::ships_to_settle, read_settling, print_settling};

constexpr Argument<Move> kMode{
    say::a_mode, [](std::string_view text, Move& move) { return (move.mode = find_mode(text)) != Mode::none; },
    [](const Move& move) { return std::string(id_of(move.mode)); }};
constexpr Argument<Move> kOffer{
    say::an_offer,
    [](std::string_view text, Move& move) {
        const auto id = read_offer(text);
        move.offer = id.value_or(OfferId{});
        return id.has_value();
    },
    [](const Move& move) { return move.offer.maker == kSpectator ? "" : token(move.offer); }};
constexpr Argument<Move> kPlayer{say::a_player,
                                 [](std::string_view text, Move& move) {
                                     const auto seat = read_seat(text);
                                     move.seat = seat.value_or(kSpectator);
                                     return seat.has_value();
                                 },
                                 [](const Move& move) { return move.seat == kSpectator ? "" : seat_token(move.seat); }};

// "2m+1g", "1g+2m", "1g": at least one counter, each kind once.
bool read_goods(std::string_view text, Goods& goods) {
    goods = {0, 0};
    const auto part = [&goods](std::string_view some) {
        if (some.size() < 2) return false;
        std::int8_t& number = some.back() == 'm' ? goods.minerals : goods.gas;
        const bool is_kind = some.back() == 'm' || some.back() == 'g';
        return is_kind && number == 0 && read_count(some.substr(0, some.size() - 1), number) && number > 0;
    };
    const std::size_t plus = text.find('+');
    return part(text.substr(0, plus)) && (plus == std::string_view::npos || part(text.substr(plus + 1)));
}
constexpr Argument<Move> kDeal{say::a_deal,
                               [](std::string_view text, Move& move) {
                                   const auto tokens = tokens_of(text);
                                   if (tokens.empty() || !read_goods(tokens[0], move.give)) return false;
                                   return tokens.size() == 3 && tokens[1] == "for" && read_goods(tokens[2], move.ask);
                               },
                               [](const Move& move) {
                                   const std::string ask = token(move.ask);
                                   return token(move.give) + (ask.empty() ? "" : " for " + ask);
                               }};

constexpr Argument<Move> kBought{say::a_purchase,
                                 [](std::string_view text, Move& move) {
                                     move.is_yes = text == "card";
                                     if (move.is_yes) return true;
                                     if (!text.starts_with("ship ")) return false;
                                     text.remove_prefix(5);
                                     const std::size_t comma = text.find(',');
                                     if (!read_a_site(text.substr(0, comma), move.from)) return false;
                                     if (comma == std::string_view::npos) return true;
                                     if (!read_a_site(text.substr(comma + 1), move.to)) return false;
                                     if (move.to < move.from) std::swap(move.from, move.to);  // in either order
                                     return true;
                                 },
                                 [](const Move& move) {
                                     if (move.is_yes) return std::string("card");
                                     std::string text = "ship";
                                     if (move.from != kNoSite) text += " " + token(move.from);
                                     if (move.to != kNoSite) text += "," + token(move.to);
                                     return text;
                                 }};

constexpr Argument<Move> kAttacked{
    say::player_and_support,
    [](std::string_view text, Move& move) {
        const auto tokens = tokens_of(text);
        if (tokens.empty() || !kPlayer.read(tokens[0], move)) return false;
        return tokens.size() == 1 || (tokens.size() == 3 && tokens[1] == "with" && read_sites(tokens[2], move.sites));
    },
    [](const Move& move) {
        return kPlayer.print(move) + (move.sites.empty() ? "" : " with " + sites_text(move.sites));
    }};
constexpr Argument<Move> kAllied{
    say::side_and_sites,
    [](std::string_view text, Move& move) {
        const auto tokens = tokens_of(text);
        if (tokens.empty()) return false;
        move.side = tokens[0] == "off" ? Side::offence : tokens[0] == "def" ? Side::defence : Side::none;
        if (move.side == Side::none) return text == kNone;
        return tokens.size() == 2 && read_sites(tokens[1], move.sites);
    },
    [](const Move& move) {
        if (move.side == Side::none) return std::string(kNone);
        std::string text = move.side == Side::offence ? "off" : "def";
        return text += move.sites.empty() ? "" : " " + sites_text(move.sites);
    }};

bool read_card(std::string_view text, Card& card) { return (card = find_card(text)) != kNoCard; }
constexpr Argument<Move> kPlayed{say::card_to_play,
                                 [](std::string_view text, Move& move) {
                                     const auto tokens = tokens_of(text);
                                     if (tokens.empty() || tokens.size() > 2 || !read_card(tokens[0], move.card))
                                         return false;
                                     if (tokens.size() == 1) return true;
                                     if (tokens[1] == "reveal") return move.is_yes = true;
                                     return read_card(tokens[1], move.other);
                                 },
                                 [](const Move& move) {
                                     std::string text(id_of(move.card));
                                     if (move.other != kNoCard) text += " " + std::string(id_of(move.other));
                                     return text += move.is_yes ? " reveal" : "";
                                 }};
constexpr Argument<Move> kFace{say::a_card,
                               [](std::string_view text, Move& move) { return read_card(text, move.card); },
                               [](const Move& move) { return std::string(id_of(move.card)); }};

bool read_burning(std::string_view text, Move& move) {
    if (text == kNone) return true;
    return read_list(text, [&move](std::string_view part) {
        Site site = kNoSite;
        std::int8_t number = 0;
        if (move.sites.size() == 4 || !read_share(part, site, number) || number < 1 || move.sites.has(site))
            return false;
        std::size_t place = 0;  // counts have the order of their sites
        for (const Site before : move.sites) place += before < site ? 1 : 0;
        for (auto last = static_cast<std::size_t>(move.sites.size()); last > place; --last)
            move.counts[last] = move.counts[last - 1];
        move.sites.add(site);
        move.counts[place] = number;
        return true;
    });
}
std::string print_burning(const Move& move) {
    std::string text;
    std::size_t place = 0;
    for (const Site site : move.sites) text += (text.empty() ? "" : ",") + print_share(site, move.counts[place++]);
    return text.empty() ? std::string(kNone) : text;
}
constexpr Argument<Move> kBurnt{say::ships_to_burn, read_burning, print_burning};

constexpr Argument<Move> kReinforcements{say::reinforcements_or_none,
                                         [](std::string_view text, Move& move) {
                                             if (text == kNone) return true;
                                             return read_list(text, [&move](std::string_view part) {
                                                 Card card = kNoCard;
                                                 if (!read_card(part, card) || !is_reinforcement(card)) return false;
                                                 return ++move.counts[slot(card) - kInvadeKinds] <= kCards;
                                             });
                                         },
                                         [](const Move& move) { return print_cards(move.counts); }, nullptr, true};
constexpr Argument<Move> kShed{say::cards_to_shed,
                               [](std::string_view text, Move& move) {
                                   if (text == kNone) return true;
                                   const std::size_t comma = text.find(',');
                                   if (!read_card(text.substr(0, comma), move.card)) return false;
                                   if (comma == std::string_view::npos) return true;
                                   return read_card(text.substr(comma + 1), move.other);
                               },
                               [](const Move& move) {
                                   if (move.card == kNoCard) return std::string(kNone);
                                   std::string text(id_of(move.card));
                                   return text += move.other == kNoCard ? "" : "," + std::string(id_of(move.other));
                               }};
constexpr Argument<Move> kTile{
    say::tile_or_none,
    [](std::string_view text, Move& move) { return text == kNone || (move.tile = find_tile(text)) != DomTile::none; },
    [](const Move& move) { return std::string(move.tile == DomTile::none ? kNone : id_of(move.tile)); }};

// Nothing, or sites followed by the number.
template <bool kHasTo>
bool read_going(std::string_view text, Move& move) {
    if (text == kNone) return true;
    const auto tokens = tokens_of(text);
    if (tokens.empty() || !read_a_site(tokens[0], move.from)) return false;
    if (kHasTo && (tokens.size() < 2 || !read_a_site(tokens[1], move.to))) return false;
    return tokens.size() == (kHasTo ? 3u : 2u) && read_count(tokens.back(), move.number);
}
std::string print_going(const Move& move) {
    if (move.from == kNoSite) return std::string(kNone);
    std::string text = token(move.from);
    if (move.to != kNoSite) text += " " + token(move.to);
    return text += move.number < 0 ? "" : " " + std::to_string(move.number);
}
constexpr Argument<Move> kJoining{say::site_and_ships, read_going<false>, print_going};
constexpr Argument<Move> kVictory{say::two_sites_and_ships, read_going<true>, print_going};

// ---- Beginnings of lists: their things come in the order of the sites

bool is_list_begun(SiteSet begun, SiteSet whole) {
    const Site last = begun.last();
    for (const Site site : whole)
        if (site <= last && !begun.has(site)) return false;
    return (begun - whole).empty();
}
bool is_settling_begun(const std::array<std::int8_t, 7>& begun, const std::array<std::int8_t, 7>& whole) {
    if (begun[0] == kUnsaid) return true;
    std::size_t said = begun.size();
    while (said > 1 && begun[said - 1] == 0) --said;
    return std::equal(begun.begin(), begun.begin() + static_cast<std::ptrdiff_t>(said), whole.begin());
}
bool is_burning_begun(const Move& begun, const Move& whole) {
    const auto said = static_cast<std::ptrdiff_t>(begun.sites.size());
    return is_list_begun(begun.sites, whole.sites) &&
           std::equal(begun.counts.begin(), begun.counts.begin() + said, whole.counts.begin());
}

constexpr Form<Move> kForms[] = {{Verb::keep, "keep", {&kKept}},
                                 {Verb::settle, "settle", {&kSettling}},
                                 {Verb::exile, "return", {&kFrom}},
                                 {Verb::mode, "mode", {&kMode}},
                                 {Verb::twice, "double", {&kSiteOrNone}},
                                 {Verb::brood, "brood", {&kSiteOrNone}},
                                 {Verb::accept, "accept", {&kOffer}},
                                 {Verb::decline, "decline", {&kOffer}},
                                 {Verb::offer, "offer", {&kPlayer, &kDeal}},
                                 {Verb::buy, "buy", {&kBought}},
                                 {Verb::purge, "purge", {&kFrom}},
                                 {Verb::reveal, "reveal"},
                                 {Verb::ready, "ready"},
                                 {Verb::move, "move", {&kFrom, &kTo, &kNumber}},
                                 {Verb::walk, "walk", {&kFrom, &kTo, &kThen, &kDropped, &kNumber}},
                                 {Verb::stride, "stride", {&kFrom, &kTo, &kThen, &kNumber}},
                                 {Verb::leap, "leap", {&kFrom, &kTo, &kNumber}},
                                 {Verb::invade, "invade", {&kFrom, &kTo, &kAttacked}},
                                 {Verb::end, "end"},
                                 {Verb::ally, "ally", {&kAllied}},
                                 {Verb::support, "support", {&kSitesOrNone}},
                                 {Verb::play, "play", {&kPlayed}},
                                 {Verb::face, "face", {&kFace}},
                                 {Verb::turncoat, "turncoat", {&kYesOrNo}},
                                 {Verb::copy, "copy", {&kYesOrNo}},
                                 {Verb::slip, "slip", {&kSlip}},
                                 {Verb::company, "company", {&kYesOrNo}},
                                 {Verb::cling, "cling", {&kYesOrNo}},
                                 {Verb::spite, "spite", {&kYesOrNo}},
                                 {Verb::burn, "burn", {&kBurnt}},
                                 {Verb::reinforce, "reinforce", {&kReinforcements}},
                                 {Verb::retreat, "retreat", {&kFrom}},
                                 {Verb::graft, "graft", {&kSiteOrNone}},
                                 {Verb::tile, "tile", {&kTile}},
                                 {Verb::shed, "shed", {&kShed}},
                                 {Verb::join, "join", {&kJoining}},
                                 {Verb::victory, "victory", {&kVictory}}};
constexpr Notation<Move> kMoves{kForms, {"move d5 e5 2", "invade e5 f5 p2"}};

}  // namespace

std::string_view token(Verb verb) {
    const Form<Move>* form = kMoves.form(verb);
    return form == nullptr ? std::string_view("none") : form->word;
}

std::string print(const Move& move) { return kMoves.print(move); }
Expected<Move> Cosmos::parse(std::string_view text) { return kMoves.parse(text); }
std::optional<Move> Cosmos::begun(std::string_view text) { return kMoves.begun(text); }

// What is not chosen yet may become anything. A list may still grow at its end.
bool leads_to(const Move& prefix, const Move& move) {
    const auto fits = [](auto begun, auto whole, auto open) { return begun == open || begun == whole; };
    if (prefix.verb != move.verb || !fits(prefix.from, move.from, kNoSite)) return false;
    if (prefix.verb == Verb::settle) return is_settling_begun(prefix.counts, move.counts);
    if (prefix.verb == Verb::burn) return is_burning_begun(prefix, move);
    if (prefix.verb == Verb::buy && prefix.is_yes != move.is_yes) return false;
    return is_list_begun(prefix.sites, move.sites) && fits(prefix.to, move.to, kNoSite) &&
           fits(prefix.then, move.then, kNoSite) && fits(prefix.dropped, move.dropped, std::int8_t{-1}) &&
           fits(prefix.number, move.number, std::int8_t{-1}) && fits(prefix.card, move.card, kNoCard) &&
           fits(prefix.other, move.other, kNoCard) && fits(prefix.seat, move.seat, kSpectator) &&
           fits(prefix.offer, move.offer, OfferId{}) && fits(prefix.give, move.give, Goods{}) &&
           fits(prefix.ask, move.ask, Goods{}) && fits(prefix.side, move.side, Side::none);
}

}  // namespace orrery::cosmos
