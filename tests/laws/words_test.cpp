// The law of words: all that people read of a game comes from its file in assets/words. A made-up language puts each
// message between brackets; what a game says is then between brackets, too.
#include "core/language.h"
#include "files.h"
#include "laws/support.h"

namespace orrery::laws {
namespace {

constexpr std::string_view kOpens = "\xe2\x9f\xa6", kCloses = "\xe2\x9f\xa7";

struct MadeUp {
    MadeUp() {
        for (const std::string& words : words_in("made-up")) REQUIRE(speak(words));
    }
    ~MadeUp() { speak_english(); }
    MadeUp(const MadeUp&) = delete;
    MadeUp& operator=(const MadeUp&) = delete;
};

// The letters that are not between brackets, without the names of seats.
std::string outside(std::string_view text) {
    std::string letters;
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::string_view rest = text.substr(i);
        if (rest.starts_with(kOpens)) ++depth;
        if (rest.starts_with(kCloses)) --depth;
        const bool is_seat = rest.size() >= 4 && rest[0] == '{' && rest[1] == 'p' && rest[3] == '}';
        if (is_seat) i += 3;
        const bool is_letter = (rest[0] >= 'a' && rest[0] <= 'z') || (rest[0] >= 'A' && rest[0] <= 'Z');
        if (depth == 0 && !is_seat && is_letter) letters += rest[0];
    }
    return letters;
}

TEST_CASE("a made-up language shows what no file of words says", "[words]") {
    const std::string told = std::string(kOpens) + "Yöü bîd 3" + std::string(kCloses);
    CHECK(outside(told + " 17, {p2}").empty());
    CHECK(outside("{p2}: " + told + " ship") == "ship");
    CHECK(outside(std::string(kOpens) + told + " more" + std::string(kCloses)).empty());
}

constexpr std::uint64_t kSeldom = 8;  // one match in so many is looked at; the others say the same

TEST_CASE("all that a game says comes from its file of words", "[laws][words]") {
    const MadeUp language;
    std::size_t looked = 0;
    for_each_course([&](auto type, const Course& start) {
        if (start.seed % kSeldom != 1) return;
        using G = typename decltype(type)::Game;
        const auto is_of_file = [&](const Course& course, std::string_view what, const std::string& text) {
            ++looked;
            hold(outside(text).empty(), "a sentence comes from a file of words", course,
                 std::string(what) + ": " + text);
        };
        Chance chance(start.seed);
        const auto look = [&](const auto& position, const auto& entries, const Course& course) {
            const auto viewer = seat_at(static_cast<int>(course.ply) % (course.variant.seats + 1) - 1);
            const auto view = G::view(position, viewer);
            is_of_file(course, "question", G::question(view));
            const Sheet sheet = G::sheet(view);
            is_of_file(course, "end", sheet.end);
            is_of_file(course, "when", sheet.when);
            for (const std::string& fact : sheet.facts) is_of_file(course, "fact", fact);
            for (const SheetTable& table : sheet.tables) {
                is_of_file(course, "caption", table.caption);
                for (const std::string& column : table.columns) is_of_file(course, "column", column);
                for (const std::string& part : table.parts) is_of_file(course, "part of a score", part);
                for (const auto& figures : table.tie_breaks)
                    for (const std::string& figure : figures) is_of_file(course, "tie-break", figure);
            }
            if (entries.empty()) return;
            auto steps = entries;
            const auto move = any_move<G>(position, steps, chance);
            const std::string text = G::print(move);
            for (std::size_t end = text.find(' '); end != std::string::npos; end = text.find(' ', end + 1))
                is_of_file(course, "explain " + text.substr(0, end), G::explain(view, text.substr(0, end)));
            is_of_file(course, "explain " + text, G::explain(view, text));
            const auto other = G::parse(mutate(text, tokens_of(text), chance));
            if (!other)
                is_of_file(course, "parse", other.fault().message);
            else if (const Verdict refused = refusal<G>(position, *other))
                is_of_file(course, "refusal of " + G::print(*other), refused->reason);
        };
        const auto made = [&](const auto& before, const auto& move, const auto& after, const Course& course) {
            const auto viewer = seat_at(static_cast<int>(course.ply) % (course.variant.seats + 1) - 1);
            auto again = before;
            std::vector<typename G::Event> events;
            Chance luck = Chance::of_ply(course.seed, static_cast<std::uint32_t>(course.ply));
            G::apply(again, move, luck, &events);
            for (const Sentence& one :
                 G::describe(G::view(before, viewer), move, masked<G>(events, viewer), G::view(after, viewer)))
                is_of_file(course, "describe " + G::print(move), one.text);
            if constexpr (HasAims<G>) {
                const Seat asked = G::decision(before).seat;
                if (asked != kSpectator)
                    is_of_file(course, "aim of " + G::print(move),
                               G::aim(G::view(before, asked), masked<G>(events, asked)));
            }
        };
        walk<G>(start, look, made);
    });
    CHECK(looked > 1000);
}

TEST_CASE("all that a game offers comes from its file of words", "[laws][words]") {
    const MadeUp language;
    for_each_game([](auto type) {
        using G = typename decltype(type)::Game;
        const GameInfo info = G::info();
        const auto is_of_file = [&](std::string_view key, const std::string& text) {
            CAPTURE(info.id, key, text);
            CHECK(outside(text).empty());
        };
        const auto are_of_file = [&](const std::vector<OptionSpec>& specs) {
            for (const OptionSpec& spec : specs) {
                is_of_file(spec.key, spec.title);
                is_of_file(spec.key, spec.hint);
                for (const OptionValue& value : spec.menu) is_of_file(spec.key, value.label);
            }
        };
        for (int seats = info.min_seats; seats <= info.max_seats; ++seats) {
            are_of_file(G::option_specs(seats, kNewestRevision));
            for (const Preset& preset : G::presets(seats)) {
                is_of_file(preset.id, preset.title);
                is_of_file(preset.id, preset.note);
            }
        }
        if constexpr (HasAutomaticAnswers<G>) are_of_file(G::automatic_specs());
        if constexpr (HasCharacters<G>)
            for (const Character& one : G::Insight::kCharacters)
                is_of_file(one.id, one.name()), is_of_file(one.id, one.words());
    });
}

}  // namespace
}  // namespace orrery::laws
