// Laws of legal lists and of the steps of moves. Every move has one path. Every beginning that is listed can be
// completed. Text and numbers agree. A sealed answer fits what everybody can tell about it.
#include <algorithm>
#include <map>
#include <set>

#include "core/words.h"
#include "laws/support.h"
#include "record/play/steps.h"

namespace orrery::laws {
namespace {

constexpr std::size_t kMostSaid = 40;    // choices of one step
constexpr std::size_t kMostSeen = 1000;  // whole moves of one list, and of all lists of a course but the last

// Goes through everything that a position lists. `is_whole(move, path)` is called for every legal move.
template <Game G, class Whole>
class Steps {
   public:
    using Move = typename G::Move;
    using Entries = std::vector<Entry<Move>>;

    Steps(const typename G::Position& position, const Course& course, Whole is_whole)
        : position_(position), course_(course), is_whole_(is_whole) {}

    // Returns how many whole moves have been seen.
    std::size_t look_through(const Entries& entries) { return look(entries), seen_; }

   private:
    void look(const Entries& entries, const std::string& begun = {}) {
        hold(!entries.empty(), "every beginning that is offered can be completed", course_, begun);
        hold(path_.size() < kMostSteps, "every path ends", course_, begun);
        hold(places_in(entries) <= std::uint64_t{1} << 32, "a step has a place for each digit of a link", course_,
             begun);
        std::vector<std::string> lines;
        std::uint64_t place = 0;
        for (const auto& entry : entries) {
            hold(entry.low <= entry.high, "a range has a low and a high end", course_, begun);
            if (entry.ranged())
                hold(G::number_of(entry.move) == entry.low && G::with_number(entry.move, entry.low) == entry.move,
                     "a ranged entry carries its lowest number", course_, G::print(entry.move));
            const LegalLine line = legal_line<G>(entry);
            lines.push_back(line.text);
            for (std::uint32_t i = 0; i < entry.width(); ++i, ++place) {
                if (seen_ >= kMostSeen) return;
                const Move move = move_in<G>(entry, i);
                const std::string text = G::print(move);
                hold(text == (entry.ranged() ? line.with(entry.low + static_cast<std::int32_t>(i)) : line.text),
                     "a number ends the text of its entry", course_, text);
                hold(begins_with(text, begun), "a longer beginning begins like the shorter one", course_, text);
                const auto read = G::begun(text);
                hold(read && *read == move, "a text says all of its move, or of the beginning of one", course_, text);
                path_.push_back(place);
                if (entry.more)
                    go_on(move, text, entries, place);
                else
                    end(move, text, entries, place);
                path_.pop_back();
            }
        }
        std::sort(lines.begin(), lines.end());
        hold(std::adjacent_find(lines.begin(), lines.end()) == lines.end(), "lines are unique", course_, begun);
    }
    void go_on(const Move& prefix, const std::string& text, const Entries& entries, std::uint64_t place) {
        if constexpr (HasSteps<G>) {
            prefixes_.push_back({prefix, &entries, place});
            Entries next;
            G::further(position_, prefix, next);
            look(next, text);
            prefixes_.pop_back();
        } else {
            hold(false, "only a game with steps offers beginnings", course_, text);
        }
    }
    void end(const Move& move, const std::string& text, const Entries& entries, std::uint64_t place) {
        ++seen_;
        const auto parsed = G::parse(text);
        hold(parsed && *parsed == move, "print and parse agree", course_, text);
        hold(place_of<G>(move, entries) == static_cast<std::int64_t>(place), "a move has one number", course_, text);
        for (const auto& [prefix, offered, at] : prefixes_)
            hold(place_of<G>(move, *offered) == static_cast<std::int64_t>(at), "one beginning leads to a move", course_,
                 text);
        is_whole_(move, path_);
    }

    struct Begun {
        Move move;
        const Entries* offered;
        std::uint64_t place;
    };
    const typename G::Position& position_;
    const Course& course_;
    Whole is_whole_;
    Path path_;
    std::vector<Begun> prefixes_;
    std::size_t seen_ = 0;
};

// Some moments of every course, different ones in each: going through all steps of a long list takes time.
bool is_now(const Course& start, const Course& course) { return course.ply % 16 == start.seed % 16; }

// Calls `law(position, entries, course)` at these moments until it has seen enough moves. `law` returns how many it
// saw.
template <Game G, class Law>
void now_and_then(const Course& start, Law&& law) {
    std::size_t seen = 0;
    walk<G>(start, [&](const auto& position, const auto& entries, const Course& course) {
        if (!entries.empty() && seen < kMostSeen && is_now(start, course)) seen += law(position, entries, course);
    });
}

TEST_CASE("every beginning can be completed, and every move has one path and one text", "[laws][play][steps]") {
    for_each_course([](auto type, const Course& start) {
        using G = typename decltype(type)::Game;
        now_and_then<G>(start, [](const auto& position, const auto& entries, const Course& course) {
            const auto nothing = [](const auto&, const Path&) {};
            return Steps<G, decltype(nothing)>(position, course, nothing).look_through(entries);
        });
    });
}

// Does somebody reach this move who chooses step by step, as the text table offers it?
bool is_offered(const Match& match, std::string_view text) {
    Choosing now = choose_in(match, "");
    for (std::string before = "?"; now.tokens != before;) {
        before = now.tokens;
        if (now.steps.line && now.steps.line->ranged() && begins_with(text, now.steps.line->text))
            now = choose_in(match, text);
        if (now.steps.move == text) return true;
        std::string_view longest;
        for (const std::string& next : now.steps.next)
            if (begins_with(text, next) && next.size() > longest.size()) longest = next;
        if (!longest.empty()) now = choose_in(match, std::string(longest));
    }
    return false;
}

TEST_CASE("a match finds the path of every text, and the text of every path", "[laws][play][steps]") {
    for_each_course([](auto type, const Course& start) {
        using G = typename decltype(type)::Game;
        const auto options = *G::read_options(start.variant.seats, start.variant.options);
        Chance setup(start.seed);
        TypedMatch<G> match({start.variant.seats, start.variant.revision, options}, setup);
        now_and_then<G>(start, [&](const auto& position, const auto& entries, const Course& course) {
            match.set_position(position);
            std::map<std::pair<std::string, std::size_t>, std::size_t> seen;  // by verb and number of steps
            const auto look = [&](const typename G::Move& move, const Path& path) {
                const std::string text = G::print(move);
                const std::size_t alike = seen[{text.substr(0, text.find(' ')), path.size()}]++;
                if (alike >= 3 && alike % 67 != course.seed % 67) return;  // rare ones always
                const auto found = match.move_path(text);
                hold(found && *found == path && !match.refusal(text), "a text has its path", course, text);
                hold(match.is_legal(path) && match.move_text(path) == text, "a path has its text", course, text);
                hold(is_offered(match, text), "a choice in words leads to every legal move", course, text);
                Path prefix = path;
                prefix.pop_back();
                hold(match.prefix_of(text) == prefix, "a text goes on from its last beginning", course, text);
                const auto lines = match.legal(prefix);
                hold(std::any_of(lines.begin(), lines.end(),
                                 [&](const LegalLine& line) {
                                     return line.ranged() ? begins_with(text, line.text) : line.text == text;
                                 }),
                     "the last step is listed after its beginning", course, text);
                Path beyond = path;
                beyond.push_back(0);
                hold(!match.is_legal(beyond) && !match.is_legal({}), "a path ends with its move", course, text);
            };
            return Steps<G, decltype(look)>(position, course, look).look_through(entries);
        });
    });
}

// Is this said about the text because it is no move? Then it tells how moves are written, not what a choice means.
bool tells_notation(const Match& match, const std::string& tokens, const std::string& said) {
    constexpr std::string_view kForms[] = {"A move begins with ", "No move begins like that", "Write ",
                                           "Put one space "};
    const Verdict refused = match.refusal(tokens);
    return (refused && refused->ruling == kNotation && said == refused->reason) ||
           (said.starts_with("After \"") && said.find("\" comes ") != std::string::npos) ||
           std::any_of(std::begin(kForms), std::end(kForms), [&](auto form) { return said.starts_with(form); });
}

// Checks what the text table says at every step of a random way: about all that can be chosen next, and all that is
// chosen.
TEST_CASE("no choice is described by how moves are written, or in the words of another choice",
          "[laws][play][steps][text]") {
    for_each_course([](auto type, const Course& start) {
        using G = typename decltype(type)::Game;
        const auto options = *G::read_options(start.variant.seats, start.variant.options);
        Chance setup(start.seed), chance(start.seed + 17);
        TypedMatch<G> match({start.variant.seats, start.variant.revision, options}, setup);
        walk<G>(start, [&](const auto& position, const auto& entries, const Course& course) {
            if (entries.empty() || course.ply % 4 != start.seed % 4) return;
            match.set_position(position);
            const Seat reader = G::decision(position).seat;
            const auto look = [&](const std::string& tokens) {
                const std::string said = match.explain(reader, tokens);
                hold(!said.empty(), "every choice is explained", course, tokens);
                hold(!tells_notation(match, tokens, said), "what is said of a choice is never how moves are written",
                     course, tokens + ": " + said);
            };
            Choosing now = choose_in(match, "");
            for (std::size_t depth = 0; !now.steps.next.empty() && depth < kMostSteps; ++depth) {
                const auto& next = now.steps.next;
                const std::size_t first = chance.below(static_cast<std::uint32_t>(next.size()));
                for (std::size_t i = 0; i < std::min(next.size(), kMostSaid); ++i)
                    look(next[(first + i) % next.size()]);
                if (next.size() <= kMostSaid) {
                    const std::vector<std::string> labels = labels_of(match, reader, next);
                    hold(std::set<std::string>(labels.begin(), labels.end()).size() == next.size(),
                         "no two choices are called the same", course, now.tokens);
                }
                now = choose_in(match, std::string(next[first]));
                look(now.tokens);
            }
        });
    });
}

// In how many random walks one is expected to take this path.
template <Game G>
std::uint64_t rarity_of(const typename G::Position& position, std::vector<Entry<typename G::Move>> entries,
                        const Path& path) {
    std::uint64_t walks = 1;
    for (const std::uint64_t place : path) {
        const auto [entry, number] = entry_at(place, entries);
        walks *= places_in(entries);
        const typename G::Move prefix = move_in<G>(entry, number);
        if constexpr (HasSteps<G>)
            if (entry.more) G::further(position, prefix, entries);
    }
    return walks;
}

TEST_CASE("random walks through the steps reach every legal move, and nothing else", "[laws][play][steps]") {
    for_each_course([](auto type, const Course& start) {
        using G = typename decltype(type)::Game;
        if constexpr (HasSteps<G>) {
            now_and_then<G>(start, [](const auto& position, const auto& entries, const Course& course) {
                constexpr std::uint64_t kRarest = 120;  // lists with rarer moves are left out
                constexpr std::uint64_t kWalks = 20;    // times the rarity of the rarest move
                std::set<std::string> listed, reached;
                std::uint64_t rarest = 0;
                const auto look = [&](const auto& move, const Path& path) {
                    listed.insert(G::print(move));
                    rarest = std::max(rarest, rarity_of<G>(position, entries, path));
                };
                const std::size_t seen = Steps<G, decltype(look)>(position, course, look).look_through(entries);
                if (rarest > kRarest) return seen;
                Chance chance(course.seed);
                std::vector<Entry<typename G::Move>> later;
                for (std::uint64_t i = 0; i < kWalks * rarest; ++i) {
                    const auto move = choose_move<G>(position, entries, later, [&chance](const auto& step) {
                        return chance.below(static_cast<std::uint32_t>(places_in(step)));
                    });
                    if (reached.insert(G::print(move)).second)
                        hold(!refusal<G>(position, move), "what the steps lead to is legal", course, G::print(move));
                }
                hold(reached == listed, "walks by luck reach every legal move, and nothing else", course);
                return seen;
            });
        }
    });
}

TEST_CASE("a sealed answer has room for every answer, and its size is no secret", "[laws][secrecy][steps]") {
    for_each_course([](auto type, const Course& start) {
        using G = typename decltype(type)::Game;
        if constexpr (HasSealedSteps<G>) {
            Chance chance(start.seed + 12);
            walk<G>(start, [&](const auto& position, const auto& entries, const Course& course) {
                if (!G::decision(position).secret) return;
                const std::vector<std::uint64_t> bases = G::sealed_bases(position);
                const auto fits = [&](const typename G::Move& move, const Path& path) {
                    const bool has_room = path.size() <= bases.size() &&
                                          std::equal(path.begin(), path.end(), bases.begin(), std::less<>{});
                    hold(has_room, "a sealed answer has room for every answer", course, G::print(move));
                };
                if (is_now(start, course)) Steps<G, decltype(fits)>(position, course, fits).look_through(entries);
                hold(G::sealed_bases(G::resample(position, kSpectator, chance)) == bases,
                     "how much room a sealed answer has is no secret", course);
            });
        }
    });
}

}  // namespace
}  // namespace orrery::laws
