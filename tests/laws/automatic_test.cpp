// Laws of automatic answers. They are legal, follow from what their seat sees, and are given only if the seat has asked
// for them. Nobody else hears that they were automatic.
#include <algorithm>
#include <set>

#include "laws/support.h"
#include "moves.h"
#include "record/play/table.h"

namespace orrery::laws {
namespace {

TEST_CASE("automatic answers have keys and words of their own, and can be left out", "[laws][automatic]") {
    for_each_game([](auto type) {
        std::set<std::string> keys;
        for (const OptionSpec& spec : automatic_specs(decltype(type)::Game::info().id)) {
            CHECK(keys.insert(spec.key).second);
            CHECK_FALSE((spec.title.empty() || spec.hint.empty()));
            const auto offers = [&spec](std::string_view value) {
                return std::count_if(spec.menu.begin(), spec.menu.end(),
                                     [value](const OptionValue& one) { return one.value == value; });
            };
            CHECK((offers(kAsk) == 1 && offers(spec.fallback) == 1));
        }
    });
}

AutomaticAnswers any_answers(std::string_view game, Chance& chance) {
    AutomaticAnswers answers;
    for (const OptionSpec& spec : automatic_specs(game)) {
        const auto place = chance.below(static_cast<std::uint32_t>(spec.menu.size()));
        answers.values.push_back({spec.key, spec.menu[place].value});
    }
    return answers;
}

TEST_CASE("an automatic answer is legal and comes from its seat's view", "[laws][automatic]") {
    std::set<std::string> offering, answered;
    for_each_course([&](auto type, const Course& start) {
        using G = typename decltype(type)::Game;
        if constexpr (HasAutomaticAnswers<G>) {
            offering.insert(start.variant.game);
            const auto options = *G::read_options(start.variant.seats, start.variant.options);
            Chance setup(start.seed);
            TypedMatch<G> match({start.variant.seats, start.variant.revision, options}, setup);
            Chance chance(start.seed + 9);
            walk<G>(start, [&](const auto& position, const auto& entries, const Course& course) {
                match.set_position(position);
                hold(!match.automatic_answer({}), "nothing is answered that nobody asked for", course);
                const AutomaticAnswers answers = any_answers(course.variant.game, chance);
                const auto answer = match.automatic_answer(answers);
                if (!answer) return;
                answered.insert(course.variant.game);
                hold(!entries.empty(), "nothing is answered after the end", course, *answer);
                hold(!match.refusal(*answer), "an automatic answer is legal", course, *answer);
                const auto world = match.resample(G::decision(position).seat, chance);
                hold(world->automatic_answer(answers) == answer, "it comes from what the seat sees", course, *answer);
            });
        }
    });
    CHECK(answered == offering);
}

constexpr std::size_t kEnough = 150;  // moves per match

// Plays the same moves twice, once with the answers in advance marked as such.
TEST_CASE("nobody else is told that something was answered in advance", "[laws][automatic]") {
    for (const GameInfo& game : games()) {
        if (automatic_specs(game.id).empty()) continue;
        int given = 0;
        for (const Course& course : courses(game.id)) {
            if (!course.variant.is_default || course.seed != seeds().front()) continue;
            const Record start = course.record();
            SeatSet here;
            for (int k = 0; k < course.variant.seats; ++k) here.add(seat_at(k));
            Table marked = std::move(*Table::open(start, here)), plain = std::move(*Table::open(start, here));
            Chance choice(course.seed + 3);
            const AutomaticAnswers answers = any_answers(game.id, choice);
            while (!plain.now().decision().over && plain.ply() < kEnough) {
                const auto answer = marked.now().automatic_answer(answers);
                const std::string move = answer ? *answer : any_move(plain.now(), choice);
                REQUIRE_FALSE(marked.play(move, answer.has_value()));
                REQUIRE_FALSE(plain.play(move));
                given += answer ? 1 : 0;
            }
            hold(*marked.link() == *plain.link(), "no link tells what was answered in advance", course);
            for (int k = -1; k < course.variant.seats; ++k) {
                const auto told = marked.log(seat_at(k)), other = plain.log(seat_at(k));
                const bool is_same =
                    std::equal(told.begin(), told.end(), other.begin(), other.end(),
                               [](const LogLine& a, const LogLine& b) { return a.sentences == b.sentences; });
                hold(is_same, "no sentence tells it", course);
            }
            Journal kept = marked.journal(0);
            kept.automatic.clear();
            hold(kept == plain.journal(0), "a stored game tells only which moves", course);
        }
        CHECK(given > 0);
    }
}

}  // namespace
}  // namespace orrery::laws
