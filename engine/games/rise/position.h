// The position of Rise, private to the rules and their tests: zones, public memory, and the stack of what is still to
// be resolved. The innermost frame is the last. Each frame waits at a stage until those above it are gone.
// A question is data (Question), asked by the top frame. The engine counts its answers. If there is exactly one, the
// engine answers by itself (R59). So most waiting positions have a question with at least two answers.
// Rulebook: assets/rulebooks/rise.md.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/chance.h"
#include "core/flow.h"
#include "core/game.h"
#include "core/list.h"
#include "core/listener.h"
#include "games/rise/cards.h"
#include "games/rise/event.h"
#include "games/rise/galaxy.h"
#include "games/rise/words.h"

namespace orrery::rise {

// What a frame carries out. The brackets say what its members mean.
enum class Step : std::uint8_t {
    mulligan,       // step 7 of the setup
    turn,           // 5.1 [you: the active player]
    expand,         // 6.2 [card, site: where the disk went]
    event,          // 6.3 [card]
    execute,        // 6.10, the action of [card]
    execute_set,    // 6.10, several market cards [set: those not done yet]
    auction,        // 6.11 [set: lot, other: seller, extra]
    preserve,       // 6.12 [amount: colours as bits, extra: bonus, then how many to pick, mask: saved sectors]
    harvest,        // 6.13 [set: cards]
    won_all,        // the W triggers of a lot [set: those not done yet, amount: the winning bid]
    harvested_all,  // the H triggers of a harvest [set: those not done yet]
    won,            // one trigger of [card]
    harvested,
    start,
    inactive,  // [amount: the gems that were on it]
    discard    // a block from hand to pile [colour: of which colour; kNoColour: all cards]
};
inline constexpr int kSteps = 16;
std::string_view step_name(Step step);

struct Frame {
    Step step = Step::turn;
    Stage stage = kBegin;
    Card card = kNoCard;
    Seat you = kSpectator;
    Seat other = kSpectator;
    Colour colour = kNoColour;
    Site site{};
    std::int32_t amount = 0;
    std::int32_t extra = 0;
    CardSet set{};
    std::uint64_t mask = 0;  // sectors, as indices in the galaxy

    bool operator==(const Frame&) const = default;
    void save(JsonOut& json, const Galaxy& galaxy) const {
        json(nvp("step", step_name(step)), CEREAL_NVP(stage), sparse("card", card, kNoCard), CEREAL_NVP(you));
        json(sparse("other", other, kSpectator), sparse("color", colour, kNoColour));
        if (step == Step::expand || step == Step::execute) json(CEREAL_NVP(site));
        json(CEREAL_NVP(amount), CEREAL_NVP(extra), sparse("cards", set));
        if (mask != 0) json(nvp("sites", galaxy.sites_of(mask)));
    }
};
// The deepest nest. Seven cards start executions or auctions, each at most once in a nest, and each with up to four
// frames.
inline constexpr std::size_t kFrames = 32;

// The current question to `seat`. `among` holds what may be named: cards, sectors, colours or seats as bits. Some
// answers follow from secret or growing zones and are worked out when listed instead: mulligan, main, place, to, give,
// put, discard.
struct Question {
    Verb verb = Verb::none;
    Seat seat = kSpectator;
    bool or_done = false;
    Colour colour = kNoColour;  // place
    Site from{};                // to
    std::uint64_t among = 0;

    bool operator==(const Question&) const = default;
    void save(JsonOut& json, const std::vector<Entry<Move>>& answers) const {
        json(nvp("verb", verb == Verb::expand ? "main" : verb_token(verb)), CEREAL_NVP(seat), nvp("done", or_done));
        json(sparse("color", colour, kNoColour));
        if (verb == Verb::to) json(CEREAL_NVP(from));
        json(nvp("answers", each_of(answers, [](const Entry<Move>& entry) {
                     return print(entry.move) + (entry.ranged() ? ".." + std::to_string(entry.high) : "");
                 })));
    }
};

// Who knows where something hidden lies: some seats; or everybody, including spectators, because it was seen face up.
inline constexpr SeatSet kPublic{0xFF};
inline std::vector<std::string> knowers(SeatSet seats) {  // for JSON
    return seats == kPublic ? std::vector<std::string>{"everybody"} : tokens(seats);
}

// A tile of the stack of tiles, and who knows that it lies there.
struct Tile {
    std::uint8_t natural = 0;
    SeatSet known;

    bool operator==(const Tile&) const = default;
};

using CardList = FixedList<Card, kCards>;
template <class T>
using PerSeat = std::array<T, kSeats>;

inline constexpr int kPublicFlow = 2;  // the first rules revision in which who is asked depends on nothing hidden (R59)

struct Position;
void list_answers(const Position& position, std::vector<Entry<Move>>& entries);  // answers.cpp
Result result_of(const Position& position);                                      // scoring.cpp

struct Position {
    // The match
    std::uint8_t seats = 2;
    std::uint8_t revision = 1;
    Options options{};
    std::uint8_t rounds = 60;  // the limit
    std::uint8_t round = 1;
    Seat active{0};
    bool over = false;

    // Zones (section 3)
    Galaxy galaxy;
    FixedList<Tile, kTiles> tiles;  // top first
    std::array<std::int32_t, kColours> pool{};
    PerSeat<std::array<std::int32_t, kColours>> dead{};  // by owner
    PerSeat<std::int32_t> bank{};
    CardList deck;    // top first
    CardList market;  // left to right
    PerSeat<CardSet> hand{};
    PerSeat<CardList> pile{};  // bottom to top
    CardSet table;
    CardList revealed;                      // The Catharsis Simulation: cards on the table, in the order revealed
    CardList block;                         // cards that are discarded together: on the table, first named first
    std::array<std::int32_t, 2> gems_on{};  // Black Stars, Crusade of the Sun

    // Who knows where each card of the deck and of the hands is.
    std::array<SeatSet, kCards> known{};

    // The question, the secret answers, and what is still to be resolved
    Question question{};
    PerSeat<std::int32_t> sealed{-1, -1, -1, -1};  // bids; mulligans as bits over the hand; -1: none
    FixedList<Frame, kFrames> frames;

    bool operator==(const Position&) const = default;
    void save(JsonOut& json) const {
        json(nvp("game", "rise"), CEREAL_NVP(revision), nvp("players", seats));
        json(nvp("options", texts_of(seats, options, revision)), CEREAL_NVP(round), CEREAL_NVP(rounds));
        json(CEREAL_NVP(over), nvp("active player", active), nvp("map", galaxy.sectors));
        json(nvp("tile stack", each_of(tiles, [](const Tile& tile) { return tile.natural; })));
        json(nvp("pool", by_colour(pool)), CEREAL_NVP(deck), CEREAL_NVP(market), CEREAL_NVP(table));
        json(CEREAL_NVP(revealed), CEREAL_NVP(block), nvp("gems on cards", by_card(gems_on)));
        json.objects("seats", seats, [&](std::size_t i) {
            json(nvp("player", seat_at(static_cast<int>(i))), nvp("bank", bank[i]), nvp("hand", hand[i]));
            json(nvp("pile", pile[i]), nvp("dead disks", by_colour(dead[i])));
            json(nvp("secret answer", orrery::known(sealed[i])));
        });
        json.key("known cards").object();
        for (const Card card : CardSet{(std::uint64_t{1} << kCards) - 1})
            if (!known_of(card).empty()) json.values(face(card).id, knowers(known_of(card)));
        json.end();
        json.objects("known tiles", tiles.size(), [&](std::size_t i) { json(nvp("known", knowers(tiles[i].known))); });
        json.objects("pending", frames.size(), [&](std::size_t i) { frames[i].save(json, galaxy); });
        if (json.key("question"); question.verb == Verb::none) {
            json.null();
        } else {
            std::vector<Entry<Move>> answers;
            list_answers(*this, answers);
            question.save(json.object(), answers);
            json.end();
        }
        save_result(json, result_of(*this), seats, over);
    }

    bool has_public_flow() const { return revision >= kPublicFlow; }
    SeatSet everybody() const { return SeatSet{static_cast<std::uint8_t>((1 << seats) - 1)}; }
    Seat after(Seat seat) const { return seat_at((orrery::index(seat) + 1) % seats); }
    Card active_card(Seat seat) const { return pile_of(seat).empty() ? kNoCard : pile_of(seat).back(); }
    Seat owner_of_active(Card card) const;  // kSpectator: it is not active
    bool is_active(Card card) const { return owner_of_active(card) != kSpectator; }

    CardList& pile_of(Seat seat) { return pile[static_cast<std::size_t>(seat)]; }
    const CardList& pile_of(Seat seat) const { return pile[static_cast<std::size_t>(seat)]; }
    CardSet& hand_of(Seat seat) { return hand[static_cast<std::size_t>(seat)]; }
    const CardSet& hand_of(Seat seat) const { return hand[static_cast<std::size_t>(seat)]; }
    std::int32_t& bank_of(Seat seat) { return bank[static_cast<std::size_t>(seat)]; }
    std::int32_t bank_of(Seat seat) const { return bank[static_cast<std::size_t>(seat)]; }
    std::int32_t& pool_of(Colour colour) { return pool[static_cast<std::size_t>(colour)]; }
    std::int32_t pool_of(Colour colour) const { return pool[static_cast<std::size_t>(colour)]; }
    std::int32_t& dead_of(Seat seat, Colour colour) {
        return dead[static_cast<std::size_t>(seat)][static_cast<std::size_t>(colour)];
    }
    std::int32_t dead_of(Seat seat, Colour colour) const {
        return dead[static_cast<std::size_t>(seat)][static_cast<std::size_t>(colour)];
    }
    SeatSet& known_of(Card card) { return known[static_cast<std::size_t>(card)]; }
    SeatSet known_of(Card card) const { return known[static_cast<std::size_t>(card)]; }
    std::int32_t& gems_of(Card card) { return gems_on[card == Card::black_stars ? 0 : 1]; }
    std::int32_t gems_of(Card card) const {
        return card == Card::black_stars ? gems_on[0] : card == Card::crusade_of_the_sun ? gems_on[1] : 0;
    }
    int pool_size() const { return pool[0] + pool[1] + pool[2] + pool[3]; }
    bool in_progress(Card card) const;  // whether an execution of it is on the stack (R29)
    // How many cards on top of the deck, or how many tiles, the seat is looking at; 0: none.
    int looked_at(Step step, Card card, Seat viewer) const;
};
using Listener = orrery::Listener<Position, Event>;

// ---- The rules, by file
// rules.cpp
void apply(Position& position, const Move& move, Chance& chance, const Listener& listener = {});
Position start(const Setup<Options>& setup, Chance& chance);     // rules.cpp
void run(Position& position, Chance& chance);                    // rules.cpp: to the next question
bool is_sound(const Position& position);                         // invariants.cpp
int count_answers(const Position& position, Move& first);        // answers.cpp
Move answer_at(const Position& position, std::uint32_t number);  // answers.cpp: number < count_answers
Refusal why_not(const Position& position, const Move& move);     // why_not.cpp
Decision decision_of(const Position& position);                  // answers.cpp
SeatSet bids_owed(const Position& position);                     // answers.cpp: bids and mulligans
SeatSet owing(const Position& position);                         // answers.cpp: who is asked
bool count_depends_on_secrets(const Position& position);  // answers.cpp: does the number of answers depend on secrets?
int score_of(const Position& position, Seat seat);        // scoring.cpp

}  // namespace orrery::rise
