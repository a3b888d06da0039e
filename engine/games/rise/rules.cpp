// The start of a match (section 4), and the engine that resolves the stack of frames until somebody must decide.
#include "games/rise/effects.h"

namespace orrery::rise {

namespace {

constexpr std::array<int, 5> kTilesOfValue{2, 8, 6, 4, 2};  // (R2)

void call(Play& play, Frame& f) {
    switch (f.step) {
        case Step::mulligan: return on_mulligan(play, f);
        case Step::turn: return on_turn(play, f);
        case Step::expand: return on_expand(play, f);
        case Step::event: return on_event(play, f);
        case Step::execute_set: return on_execute_set(play, f);
        case Step::auction: return on_auction(play, f);
        case Step::preserve: return on_preserve(play, f);
        case Step::harvest: return on_harvest(play, f);
        case Step::won_all:
        case Step::harvested_all: return on_triggers(play, f);
        case Step::discard: return on_discard(play, f);
        case Step::execute:
        case Step::won:
        case Step::harvested:
        case Step::start:
        case Step::inactive: return effect_of(f.card, f.step)(play, f);
    }
}

}  // namespace

// A question with only one answer is answered by itself. From revision 2 on, this happens only if everybody can see
// that there is one (R59).
bool Play::find_only(Move& only) const {
    const int answers = count_answers(position, only);
    assert(answers > 0 && "effects ask only when there is something to name");
    return answers == 1 && !(position.has_public_flow() && count_depends_on_secrets(position));
}

void Play::resume(Frame& frame) {
    call(*this, frame);
    answer = {};
}

std::string_view step_name(Step step) {
    constexpr std::array<std::string_view, kSteps> kNames{"mulligan",
                                                          "turn",
                                                          "expand",
                                                          "event",
                                                          "execute",
                                                          "execute set",
                                                          "auction",
                                                          "preserve",
                                                          "harvest",
                                                          "when won: order",
                                                          "when harvested: order",
                                                          "when won",
                                                          "when harvested",
                                                          "start of turn",
                                                          "when inactive",
                                                          "discard"};
    return kNames[static_cast<std::size_t>(step)];
}

Position start(const Setup<Options>& setup, Chance& chance) {
    Position p;
    p.seats = static_cast<std::uint8_t>(setup.seats);
    p.revision = static_cast<std::uint8_t>(setup.revision);
    p.options = setup.options;
    p.rounds =
        setup.options.rounds != 0 ? setup.options.rounds : static_cast<std::uint8_t>(default_rounds(setup.seats));

    FixedList<int, kTiles> naturals;
    for (std::size_t value = 0; value < kTilesOfValue.size(); ++value)
        for (int i = 0; i < kTilesOfValue[value]; ++i) naturals.push_back(static_cast<int>(value));
    chance.shuffle(naturals);
    p.galaxy.add(site_at(0, 0), naturals[0]);
    for (std::size_t i = 1; i < naturals.size(); ++i) p.tiles.push_back({static_cast<std::uint8_t>(naturals[i]), {}});

    for (int i = 0; i < kCards; ++i) p.deck.push_back(card_at(i));
    Play play{p, chance, {}};
    shuffle_deck(play);
    refill_market(play);
    for (int i = 0; i < p.seats; ++i) {
        p.bank[static_cast<std::size_t>(i)] = p.options.empty_hand ? 18 : 9;
        for (int n = p.options.empty_hand ? 0 : 3; n > 0; --n) {
            const Card card = draw_top(play);
            p.table.drop(card);
            p.hand[static_cast<std::size_t>(i)].add(card);
        }
    }
    p.pool.fill(p.options.disks);
    push(play, p.options.empty_hand ? Step::turn : Step::mulligan, Seat{0});
    resolve(play);
    return p;
}

void run(Position& position, Chance& chance) {
    Play play{position, chance, {}};
    resolve(play);
}

void apply(Position& position, const Move& move, Chance& chance, const Listener& listener) {
    Play play{position, chance, {}, listener};
    play.accept(move);
    play.resume(position.frames.back());
    resolve(play);
}

}  // namespace orrery::rise
