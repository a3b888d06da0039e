// What follows an invasion: the after-effects of a decisive one (6.14), victory moves (6.15), and the end of the
// invasion.
#include <algorithm>

#include "games/cosmos/play.h"

namespace orrery::cosmos {

namespace {

void discard_played(Play& play) {
    Position& p = play.position;
    Event event{.kind = Event::spent};
    for (const Half& half : p.invasion.halves)
        if (half.card != Card::bare) p.discard.add(half.card), event.cards.add(half.card);
    if (event.cards.size() > 0) play.tell(event);
}

// 6.14 (a)
void draw_in_company(Play& play, Side winner) {
    Position& p = play.position;
    const Invasion& war = p.invasion;
    for (int k = 1; k < p.seats; ++k) {
        const Seat seat = p.after(war.offence(), k);
        if (war.sides[slot(seat)] != winner || !war.company.has(seat)) continue;
        play.tell({.kind = Event::company, .seat = seat, .other = war.half(winner).main});
        draw(play, seat);
        draw(play, war.half(winner).main);
    }
}

// ---- Spite

void embitter(Play& play, Seat seat) {
    Player& player = play.position.player(seat);
    if (player.bitter >= kMostBitter || player.graveyard == 0) return;
    --player.graveyard, ++player.bitter;
    play.tell({.kind = Event::bitter, .seat = seat, .number = player.bitter});
}

// R41
void revenge(Play& play, Side loser) {
    Position& p = play.position;
    Invasion& war = p.invasion;
    int left = revenge_of(war.half(loser));
    if (left == 0) return;
    play.tell({.kind = Event::revenge, .seat = war.half(loser).main, .number = wide(left)});
    const auto hit = [&](Seat seat, Site site) {
        const int ships = std::min(left, p.player(seat).at(site));
        lose_ships(play, seat, site, ships);
        left -= ships;
    };
    Half& winner = war.half(other(loser));
    if (winner.stands) {
        winner.stands = left < p.player(winner.main).at(winner.site);
        hit(winner.main, winner.site);
    }
    for (const Site site : winner.support) hit(winner.main, site);
    for (int k = 1; k < p.seats; ++k) {
        const Seat seat = p.after(winner.main, k);
        if (war.is_main(seat) || war.sides[slot(seat)] != other(loser)) continue;
        for (const Site site : war.allied[slot(seat)]) hit(seat, site);
    }
}

void take_spite(Play& play, Side loser) {
    const Seat seat = play.position.invasion.half(loser).main;
    if (play.position.player(seat).is(Race::spite)) embitter(play, seat);
    revenge(play, loser);
}

// ---- Parasite

bool can_cling(const Open& p, Side loser) {
    const Half& half = p.invasion.half(loser);
    const Half& winner = p.invasion.half(other(loser));
    return half.lost >= 2 && winner.stands && clung_on(p, winner.main, winner.site) == nullptr &&
           clung_of(p, half.main) < kMostClung && p.player(half.main).graveyard > 0;
}

void cling(Play& play, Side loser) {  // R43
    Position& p = play.position;
    const Half& winner = p.invasion.half(other(loser));
    const Seat seat = p.invasion.half(loser).main;
    --p.player(seat).graveyard;
    p.clung.push_back({seat, winner.main, winner.site});
    play.tell({.kind = Event::cling, .seat = seat, .other = winner.main, .site = winner.site});
}

// ---- Gestalt

bool can_graft(const Open& p, Side winner) {  // R44
    const Player& own = p.player(p.invasion.half(winner).main);
    const Player& loser = p.player(p.invasion.half(other(winner)).main);
    if (own.race != Race::gestalt || own.grafts.size() >= kMostGrafts) return false;
    if (fighting(p, p.invasion.half(winner).main).empty()) return false;
    return loser.is_hidden || (kGrafts.has(loser.race) && !own.grafts.has(loser.race));
}

void graft(Play& play, Side winner) {
    Position& p = play.position;
    const Site site = play.answer.from;
    if (site == kNoSite) return;
    const Seat seat = p.invasion.half(winner).main, beaten = p.invasion.half(other(winner)).main;
    Player& own = p.player(seat);
    reveal(play, seat);
    reveal(play, beaten);
    const Race race = p.player(beaten).race;
    if (!kGrafts.has(race)) return;
    p.set_ships(seat, site, own.at(site) - 1);
    Half& half = p.invasion.half(winner);
    half.stands = half.stands && own.at(half.site) > 0;
    own.grafts.add(race);
    play.tell({.kind = Event::graft, .seat = seat, .other = beaten, .race = race, .site = site});
    drop_all_clung(play, seat, site);
    if (race != Race::binary) return;
    own.mode = winner == Side::offence ? Mode::lance : Mode::shield;
    play.tell({.kind = Event::sets_mode, .seat = seat, .mode = own.mode});
}

void ungraft(Play& play, Side loser) {
    Position& p = play.position;
    const Seat seat = p.invasion.half(loser).main;
    Player& own = p.player(seat);
    const Race race = p.player(p.invasion.half(other(loser)).main).race;
    if (!own.grafts.has(race)) return;
    own.grafts.drop(race);
    ++own.graveyard;
    if (race == Race::binary) own.mode = Mode::none;
    play.tell({.kind = Event::ungraft, .seat = seat, .race = race});
    for (std::size_t k = p.clung.size(); race == Race::parasite && k-- > 0;)
        if (p.clung[k].owner == seat) drop_clung(play, k);
}

// ---- Domino

void raise(Play& play, Seat seat) {
    const DomTile tile = play.answer.tile;
    if (tile == DomTile::none) return;
    reveal(play, seat);
    Player& player = play.position.player(seat);
    ++player.tiles[slot(tile)];
    play.tell({.kind = Event::raised, .seat = seat, .tile = tile, .number = wide(player.level(tile))});
}

void shed(Play& play, Seat seat) {
    Cards cards;
    for (const Card card : {play.answer.card, play.answer.other})
        if (card != kNoCard) cards.add(card);
    const int count = cards.size();
    if (count == 0) return;
    discard(play, seat, cards);
    play.tell({.kind = Event::discard, .seat = seat, .cards = cards, .number = wide(count)});
    draw(play, seat, count);
}

// ---- Friend

void join(Play& play, Seat seat) {
    const Move move = play.answer;
    if (move.from == kNoSite) return;
    Invasion& war = play.position.invasion;
    const Site to = war.half(Side::defence).site;
    war.half(Side::offence).may_enter = true;
    move_ships(play, {.kind = Event::join, .seat = seat, .site = move.from, .to = to, .number = move.number});
}

void accord(Play& play) {  // R14
    Invasion& war = play.position.invasion;
    for (Half& half : war.halves) half.may_enter = true;
    play.tell({.kind = Event::accord});
    for (const Half& half : war.halves) draw(play, half.main);
}

// False: that side has no victory move.
bool begin_victory(Play& play, Side side) {
    const Half& half = play.position.invasion.half(side);
    if (!half.is_winner) return false;
    play.push(Task::victory, half.main, play.position.player(half.main).is(Race::dancer) ? 2 : 1);
    return true;
}

}  // namespace

void on_aftermath(Play& play, Frame& f) {
    Position& p = play.position;
    Invasion& war = p.invasion;
    const Side loser = war.half(Side::offence).is_winner ? Side::defence : Side::offence;
    const Side winner = other(loser);
    const Seat beaten = war.half(loser).main, victor = war.half(winner).main;
    switch (f.stage) {
        case kAfterwards: {
            discard_played(play);
            if (!war.is_decisive) {
                then(f, war.is_quashed ? kResolved : kVictory);
                return;
            }
            draw_in_company(play, winner);
            then(f, kCling);
            const Player& own = p.player(beaten);
            if (war.half(loser).lost == 0) return;
            if (own.is_hidden_as(Race::spite)) return play.ask_hidden(Node::spite, (then(f, kSpited), beaten));
            if (own.has_power(Race::spite)) take_spite(play, loser);
            return;
        }
        case kSpited:
            if (play.answer.is_yes) {
                reveal(play, beaten);
                take_spite(play, loser);
            }
            [[fallthrough]];
        case kCling:
            then(f, kGraft);
            if (!can_cling(p, loser)) return;
            if (p.player(beaten).is_hidden_as(Race::parasite))
                return play.ask_hidden(Node::cling, (then(f, kClung), beaten));
            if (p.player(beaten).has_power(Race::parasite)) cling(play, loser);
            return;
        case kClung:
            if (play.answer.is_yes) {
                reveal(play, beaten);
                cling(play, loser);
            }
            [[fallthrough]];
        case kGraft:
            if (can_graft(p, winner)) return play.ask_of_race(Node::graft, (then(f, kGrafted), victor));
            [[fallthrough]];
        case kGrafted:
            if (f.stage == kGrafted) graft(play, winner);
            ungraft(play, loser);
            [[fallthrough]];
        case kTile:
            if (winner == Side::offence && p.player(victor).race == Race::domino && !raisable(p.player(victor)).empty())
                return play.ask_of_race(Node::tile, (then(f, kTiled), victor));
            [[fallthrough]];
        case kTiled: {
            if (f.stage == kTiled) raise(play, victor);
            if (const int spoils = p.player(victor).level(DomTile::spoils); winner == Side::offence && spoils > 0)
                draw(play, victor, spoils);
            const Player& own = p.player(beaten);
            if (loser == Side::offence && own.level(DomTile::shed) > 0 && own.hand_size > 0)
                return play.ask(Node::shed, (then(f, kShedded), beaten));
            [[fallthrough]];
        }
        case kShedded:
            if (f.stage == kShedded) shed(play, beaten);
            then(f, kVictory);
            for (int k = 0; k < p.seats && winner == Side::offence; ++k)
                if (can_join(p, seat_at(k))) return play.ask(Node::join, (then(f, kJoined), seat_at(k)));
            return;
        case kJoined:
            join(play, play.asked);
            then(f, kVictory);
            return;
        case kVictory:
            if (war.half(Side::offence).card == Card::neg && war.half(Side::defence).card == Card::neg) accord(play);
            then(f, kOtherVictory);
            begin_victory(play, Side::offence);
            return;
        case kOtherVictory:
            then(f, kResolved);
            begin_victory(play, Side::defence);
            return;
        default: return;
    }
}

void on_invasion(Play& play, Frame& f) {
    if (f.stage <= kFaced) return on_declaration(play, f);
    if (f.stage <= kDecided) return on_attacks(play, f);
    if (f.stage <= kSabotage) return on_losses(play, f);
    if (f.stage < kResolved) return on_aftermath(play, f);
    Position& p = play.position;
    const Invasion war = std::exchange(p.invasion, {});
    const bool offence = war.half(Side::offence).is_winner, defence = war.half(Side::defence).is_winner;
    if (!offence) p.actions = p.extras = 0;  // R51
    play.tell({.kind = Event::peace,
               .seat = war.offence(),
               .other = war.defence(),
               .side = offence && defence ? Side::none
                       : offence          ? Side::offence
                                          : Side::defence,
               .number = wide(p.actions + p.extras)});
    finish(f);
    check_five(play);
}

}  // namespace orrery::cosmos
