// Wars (6.7), in the order of the rulebook: The Wall, gains before the draft, drafts, the duel of cards, the result and
// its effects, retreat, advance and claim.
#include "games/ozymandias/play.h"
#include "games/ozymandias/targets.h"

namespace orrery::ozymandias {

namespace {

enum WarStage : Stage {
    kWall,
    kWallAnswered,
    kStart,
    kDraft,
    kSealed,
    kFirstDrafted,
    kSecondDrafted,
    kInitiative,
    kFight,
    kFought,
    kGains,
    kGrave,
    kRetreat,
    kPyrrhus,
    kWays,
    kRetreated,
    kClaimed,
    kEnd
};

// ---- Before the duel

// 6.7.1
void start_war(Play& play, War& war) {
    for (const Fleet fleet : {war.attacker, war.defender}) {
        FleetState& state = play.position.fleet(fleet);
        if (state.is_led_by(Card::red_fury) && !state.has_fought) change_strength(play, fleet, 1, state.leader);
        if (state.is_led_by(Card::battle_cry)) change_strength(play, fleet, 1, state.leader);
        state.has_fought = true;
    }
}

void draft(Play& play, Fleet fleet, int count) {
    play.tell(
        {.kind = Event::draft, .seat = owner_of(fleet), .fleet = fleet, .number = static_cast<std::int16_t>(count)});
    pay(play, owner_of(fleet), Suit::red, count);
    change_strength(play, fleet, count);
}

// The fleet whose leader lets it draft second; kNoFleet: both draft in secret.
Fleet second_to_draft(const Open& p) {
    for (const Fleet fleet : {p.war.attacker, p.war.defender})
        if (p.fleet(fleet).is_led_by(Card::strategic_reinforcements)) return fleet;
    return kNoFleet;
}

// True: somebody is asked.
bool ask_openly(Play& play, Frame& f, Fleet fleet, Stage answered) {
    then(f, answered);
    f.fleet = fleet;
    if (most_draft(play.position, fleet) == 0) return false;
    play.ask(Node::draft, owner_of(fleet), fleet);
    return true;
}

// R59: all who owe a draft are asked at once; the attacker's seat comes first.
bool ask_secretly(Play& play, Frame& f) {
    Position& p = play.position;
    for (const Fleet fleet : {p.war.attacker, p.war.defender})
        if (p.owing.has(owner_of(fleet))) {
            f.fleet = fleet;
            play.ask(Node::draft, owner_of(fleet), fleet);
            return true;
        }
    return false;
}

void keep_sealed(Play& play, Frame& f) {
    Position& p = play.position;
    const Seat seat = owner_of(f.fleet);
    p.sealed[slot(seat)] = {.is_given = true, .draft = static_cast<std::int8_t>(play.answer.number)};
    p.owing.drop(seat);
    play.tell({.kind = Event::planned, .seat = seat});
}

void open_drafts(Play& play) {
    Position& p = play.position;
    for (const Fleet fleet : {p.war.attacker, p.war.defender})
        if (const Sealed& sealed = p.sealed[slot(owner_of(fleet))]; sealed.is_given) draft(play, fleet, sealed.draft);
    p.sealed = {};
}

// ---- The duel

void hold_initiative(Play& play, Fleet holder, int score) {
    War& war = play.position.war;
    war.holder = holder;
    war.score = static_cast<std::int16_t>(score);
    play.tell({.kind = Event::initiative, .fleet = holder, .number = war.score});
}

// 6.7.3
void find_initiative(Play& play) {
    const Position& p = play.position;
    const int more = p.fleet(p.war.attacker).strength - p.fleet(p.war.defender).strength;
    hold_initiative(play, more > 0 ? p.war.defender : p.war.attacker, more > 0 ? -more : more);
}

// R28
void raise_score(Play& play, int rank) {
    War& war = play.position.war;
    war.score = static_cast<std::int16_t>(war.score + rank);
    if (war.score >= 0) hold_initiative(play, war.other(war.holder), -war.score);
}

void play_sword(Play& play, const Move& move) {
    Position& p = play.position;
    const Seat seat = owner_of(p.war.holder);
    const int rank = rank_of(move.card), price = sword_price(p, move.card);
    const int counted = move.is_double ? 2 * rank : rank;
    drop_card(play, seat, move.card);
    p.discard.add(move.card);
    play.tell({.kind = Event::sword,
               .seat = seat,
               .fleet = p.war.holder,
               .card = move.card,
               .number = static_cast<std::int16_t>(counted)});
    pay(play, seat, Suit::blue, price + (move.is_double ? rank : 0));
    raise_score(play, counted);
}

void decide(War& war, Fleet winner, int score) {
    war.winner = winner;
    war.score = static_cast<std::int16_t>(score);
}

// Carries out the answer of the fleet with the initiative. The war goes on, or goes to kGains with a winner, or to kEnd
// without one.
void fight(Play& play, Frame& f) {
    Position& p = play.position;
    War& war = p.war;
    const Seat seat = owner_of(war.holder);
    const Move& move = play.answer;
    then(f, kFight);
    switch (move.verb) {
        case Verb::emergency: return burn(play, seat, move);
        case Verb::sword: return play_sword(play, move);
        case Verb::use: break;
        default:
            play.tell({.kind = Event::yield, .seat = seat});
            if (war.score == 0) {
                play.tell({.kind = Event::tie});
                return void(then(f, kEnd));
            }
            decide(war, war.other(war.holder), -war.score);
            return void(then(f, kGains));
    }
    switch (move.card) {
        case Card::the_mercenary:
            play.tell({.kind = Event::mercenary, .seat = seat, .number = move.number});
            pay(play, seat, Suit::gold, move.number);
            return raise_score(play, move.number);
        case Card::the_bribe:
            play.tell({.kind = Event::bribe, .seat = seat});
            pay(play, seat, Suit::gold, -war.score);
            play.tell({.kind = Event::tie});
            return void(then(f, kEnd));
        default:  // R47
            play.tell({.kind = Event::fear,
                       .seat = seat,
                       .card = move.paid,
                       .number = static_cast<std::int16_t>(rank_of(move.paid))});
            pay(play, seat, ability_of(Card::the_fear)->price);
            discard(play, seat, move.paid);
            decide(war, war.holder, rank_of(move.paid));
            return void(then(f, kGains));
    }
}

// ---- The result

// 6.7.5
void bury(Play& play) {
    Position& p = play.position;
    War& war = p.war;
    const Fleet loser = war.other(war.winner);
    war.dead = static_cast<std::int8_t>(std::min<int>(p.fleet(loser).strength, war.score));
    play.tell({.kind = Event::won,
               .fleet = war.winner,
               .target = loser,
               .number = war.score,
               .amount = static_cast<std::int16_t>(war.dead)});
    change_strength(play, loser, -war.dead);
}

// 6.7.6 without The Gravekeeper, in this order.
void share_gains(Play& play) {
    Position& p = play.position;
    const War& war = p.war;
    const Fleet loser = war.other(war.winner);
    const auto is_led = [&](Fleet fleet, Card leader) { return p.fleet(fleet).is_led_by(leader); };
    if (is_led(loser, Card::hard_knocks)) gain(play, owner_of(loser), Suit::blue, war.dead, Card::hard_knocks);
    if (is_led(loser, Card::the_vampire) && p.fleet(war.winner).strength > 0) {
        change_strength(play, war.winner, -1, Card::the_vampire);
        gain(play, owner_of(loser), Suit::red, 1, Card::the_vampire);
    }
    if (is_led(war.winner, Card::hearts_and_minds))
        gain(play, owner_of(war.winner), Suit::red, war.score, Card::hearts_and_minds);
    for (const Fleet fleet : {war.winner, loser})
        if (is_led(fleet, Card::the_valkyrie))
            gain(play, owner_of(fleet), Suit::red, (war.score + 1) / 2, Card::the_valkyrie);
}

Fleet gravekeeper_of(const Open& p) {
    for (const Fleet fleet : {p.war.attacker, p.war.defender})
        if (p.fleet(fleet).is_led_by(Card::the_gravekeeper)) return fleet;
    return kNoFleet;
}

// ---- Retreat, advance, claim

bool has_way(const Open& p) {
    Reach found;
    retreat_of(p, found);
    bool has = false;
    each_stop(p.galaxy, found, [&](Point, int) { has = true; });
    each_exit(p.galaxy, found, [&](Port, int) { has = true; });
    return has;
}

// R36
void move_away(Play& play, const Move& move) {
    Position& p = play.position;
    const Fleet fleet = p.war.moved;
    if (move.heading == kNoHeading) return put_on_map(play, fleet, move.point, Event::move);
    leave_galaxy(play, fleet, {move.point, move.heading});
    if (!p.fleet(fleet).is_ready) return;
    p.fleet(fleet).is_ready = false;
    play.tell({.kind = Event::exhaust, .fleet = fleet});
}

// R33, R58
void advance(Play& play, Spot target) {
    Position& p = play.position;
    const War& war = p.war;
    if (war.winner != war.attacker || war.mover != owner_of(war.attacker)) return;
    put_on_map(play, war.attacker, p.galaxy.point(target), Event::move);
}

}  // namespace

void begin_war(Play& play, Fleet attacker, Fleet defender) {
    play.position.war = {.attacker = attacker, .defender = defender};
    play.tell({.kind = Event::attack, .fleet = attacker, .target = defender});
    play.push(Task::war, owner_of(attacker));
}

void on_war(Play& play, Frame& f) {
    Position& p = play.position;
    War& war = p.war;
    const bool uses = play.answer.verb == Verb::use;
    switch (f.stage) {
        case kWall:
            if (!p.fleet(war.defender).is_led_by(Card::the_wall) || !can_use(p, war.defender))
                return void(then(f, kStart));
            then(f, kWallAnswered);
            return play.ask(Node::wall, owner_of(war.defender), war.defender);
        case kWallAnswered:
            if (!uses) return void(then(f, kStart));
            play.tell({.kind = Event::wall, .fleet = war.defender});
            pay(play, owner_of(war.defender), ability_of(Card::the_wall)->price);
            return void(then(f, kEnd));
        case kStart: start_war(play, war); return void(then(f, kDraft));

        case kDraft: {
            const Fleet second = second_to_draft(p);
            if (second != kNoFleet) return void(ask_openly(play, f, war.other(second), kFirstDrafted));
            for (const Fleet fleet : {war.attacker, war.defender})
                if (most_draft(p, fleet) > 0) p.owing.add(owner_of(fleet));
            then(f, kSealed);
            if (!ask_secretly(play, f)) then(f, kInitiative);
            return;
        }
        case kSealed:
            keep_sealed(play, f);
            if (ask_secretly(play, f)) return;
            open_drafts(play);
            return void(then(f, kInitiative));
        case kFirstDrafted:
            if (play.answer.verb == Verb::draft) draft(play, f.fleet, play.answer.number);
            return void(ask_openly(play, f, war.other(f.fleet), kSecondDrafted));
        case kSecondDrafted:
            if (play.answer.verb == Verb::draft) draft(play, f.fleet, play.answer.number);
            return void(then(f, kInitiative));

        case kInitiative: find_initiative(play); return void(then(f, kFight));
        case kFight: then(f, kFought); return play.ask(Node::war, owner_of(war.holder), war.holder);
        case kFought: return fight(play, f);

        case kGains: {
            bury(play);
            share_gains(play);
            then(f, kRetreat);
            const Fleet keeper = gravekeeper_of(p);
            if (war.dead == 0 || keeper == kNoFleet || !can_use(p, keeper)) return;
            f.fleet = keeper;
            then(f, kGrave);
            return play.ask(Node::grave, owner_of(keeper), keeper);
        }
        case kGrave:
            if (uses) {
                discard(play, owner_of(f.fleet), play.answer.paid);
                gain(play, owner_of(f.fleet), Suit::red, war.dead, Card::the_gravekeeper);
            }
            return void(then(f, kRetreat));

        case kRetreat: {
            if (war.left_over() <= 0) return void(then(f, kEnd));
            war.moved = war.other(war.winner);
            war.mover = owner_of(war.winner);
            then(f, kWays);
            if (!p.fleet(war.moved).is_led_by(Card::pyrrhus) || !can_use(p, war.moved)) return;
            then(f, kPyrrhus);
            return play.ask(Node::pyrrhus, owner_of(war.moved), war.moved);
        }
        case kPyrrhus:
            then(f, kWays);
            if (!uses) return;
            play.tell({.kind = Event::pyrrhus, .fleet = war.moved, .target = war.winner});
            pay(play, owner_of(war.moved), ability_of(Card::pyrrhus)->price);
            war.mover = owner_of(war.moved);
            war.moved = war.winner;
            return;
        case kWays:
            if (has_way(p)) return play.ask(Node::retreat, (then(f, kRetreated), war.mover), war.moved);
            play.tell({.kind = Event::stuck, .fleet = war.moved});
            return void(then(f, kEnd));
        case kRetreated:
            then(f, kEnd);
            if (play.answer.verb == Verb::hold)
                return play.tell({.kind = Event::stay, .seat = war.mover, .fleet = war.moved});
            f.spot = p.fleet(war.moved).spot;
            move_away(play, play.answer);
            advance(play, f.spot);
            if (!p.galaxy.is_colony(f.spot)) return;
            then(f, kClaimed);
            return play.ask(Node::claim, war.mover, war.moved);
        case kClaimed:
            then(f, kEnd);
            if (play.answer.verb == Verb::claim) conquer(play, war.mover, f.spot);
            return;
        default: war = {}; finish(f);
    }
}

}  // namespace orrery::ozymandias
