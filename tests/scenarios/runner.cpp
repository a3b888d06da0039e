#include "scenarios/runner.h"

#include <algorithm>
#include <any>
#include <cstdint>
#include <sstream>

#include <catch_amalgamated.hpp>

#include "core/words.h"
#include "files.h"

namespace orrery::scenarios {
namespace {

constexpr std::string_view kMarks = ">+-?\"=";

// Runs one scenario, statement by statement. Only asked, legal, refused, play and tell use the Match.
class Runner {
   public:
    explicit Runner(Facts& facts) : facts_(facts), seats_(facts.info().min_seats) {}

    void read(const Words& words) {
        const std::string& mark = words[0];
        const Words rest = from(words, 1);
        if (mark == "seats") return read_seats(rest);
        if (mark == "luck") return read_luck(rest);
        if (mark == "start") return start(rest);
        const bool sets = mark.size() != 1 || kMarks.find(mark) == std::string_view::npos;
        for (const std::string& word : words)
            if ((sets || mark == "=") && is_seat(word) && slot(word) >= static_cast<std::size_t>(seats_))
                fail("there is no " + word);
        if (!match_) begin();
        if (sets) {
            is_being_set_ = true;
            return facts_.set(words);
        }
        settle();
        if (mark == "=") return hold(rest);
        // "p2" or "p2:" in front names the seat that hears, or that is asked.
        const bool named = !rest.empty() && is_seat(rest[0].substr(0, rest[0].find(':')));
        const Seat seat = named ? scenarios::seat(rest[0].substr(0, 2)) : kSpectator;
        const Words moves = from(rest, named ? 1 : 0);
        if (mark == "\"") return hear(seat, join(moves, " "));
        if (mark == ">") give_only_answers(join(moves, " "));
        if (named && (match_->decision().over || match_->decision().seat != seat)) fail("it is " + asked());
        if (mark == ">") play(join(moves, " "));
        if (mark == "+") demand_legal(join(moves, " "));
        if (mark == "-") refuse(moves);
        if (mark == "?") list(moves);
    }

    void end() {
        if (!match_) begin();
        settle();
    }

   private:
    // ---- The beginning

    void read_seats(const Words& words) {
        if (match_) fail("seats and options come first");
        seats_ = number(words.at(0));
        if (seats_ < facts_.info().min_seats || seats_ > facts_.info().max_seats) fail("the game is not for so many");
        for (const std::string& word : from(words, 1)) {
            const std::size_t sign = word.find('=');
            if (sign == std::string::npos) fail("an option is written key=value, not " + word);
            options_.push_back({word.substr(0, sign), word.substr(sign + 1)});
        }
    }

    void read_luck(const Words& words) {
        for (const std::string& word : words) luck_.push_back(static_cast<std::uint32_t>(number(word)));
    }

    void start(const Words& words) {
        if (match_) fail("it has begun");
        if (!words.empty()) seed_ = static_cast<std::uint64_t>(number(words[0]));
        open(chance(0));
        luck_.clear();
    }

    void begin() {
        open(Chance::of_ply(seed_, 0));
        facts_.clear();
        is_being_set_ = true;
    }

    void open(Chance luck) {
        match_ = facts_.start(seats_, options_, luck);
        facts_.load(*match_);
        is_sound_ = match_->is_sound();
    }

    void settle() {
        if (!is_being_set_) return;
        is_being_set_ = false;
        Chance luck(seed_);
        facts_.complete(luck);
        facts_.store(*match_);
        is_sound_ = match_->is_sound();
    }

    Chance chance(std::uint32_t ply) const {
        Chance usual = Chance::of_ply(seed_, ply);
        return luck_.empty() ? usual : Chance::scripted(luck_, usual.bits());
    }

    // ---- Moves

    std::string asked() const { return join(tell({"asked"}), " "); }

    void demand_legal(const std::string& move) const {
        if (const Verdict no = match_->refusal(move)) fail(no->ruling + ": " + no->reason + " (" + asked() + ")");
    }

    // Silently plays what the table answers by itself.
    void give_only_answers(const std::string& next) {
        for (std::string only = only_answer(*match_); !only.empty() && only != next; only = only_answer(*match_))
            play(only);
    }

    void play(const std::string& move) {
        demand_legal(move);
        before_ = match_->clone();
        last_move_ = move;
        Chance luck = chance(++ply_);
        match_->play(*match_->move_path(move), luck, &events_);
        luck_.clear();
        facts_.load(*match_);
        if (is_sound_ && !match_->is_sound()) fail("the position is not sound afterwards");
    }

    void refuse(const Words& words) const {
        const auto sign = std::find(words.begin(), words.end(), "=");
        const Words why(sign == words.end() ? sign : sign + 1, words.end());
        const Verdict no = match_->refusal(join(Words(words.begin(), sign), " "));
        if (!no) fail("it is legal (" + asked() + ")");
        // A text that is no move is refused as such only if the scenario says so: a typing error must not pass.
        const std::string ruling = !why.empty() ? why[0] : no->ruling == kNotation ? "" : no->ruling;
        if (no->ruling != ruling || no->reason.find(join(from(why, 1), " ")) == std::string::npos)
            fail(no->ruling + ": " + no->reason);
    }

    void list(const Words& words) const {
        std::size_t colon = 0;  // the word that ends with a colon
        while (colon < words.size() && words[colon].back() != ':') ++colon;
        const bool whole = colon == words.size();
        Words front = whole ? Words{} : Words(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(colon + 1));
        if (!whole) front.back().pop_back();
        if (!whole && front.back().empty()) front.pop_back();

        Words found, last;
        for (const LegalLine& entry : match_->legal(match_->prefix_of(join(front, " ")))) {
            const Words line = split(entry.print(), ' ');
            const auto differs = std::mismatch(line.begin(), line.end(), last.begin(), last.end()).first;
            if (whole) found.insert(found.end(), differs, line.end());
            last = line;
            if (whole || line.size() < front.size() || !std::equal(front.begin(), front.end(), line.begin())) continue;
            const std::string next = line.size() == front.size() ? "." : line[front.size()];
            if (found.empty() || found.back() != next) found.push_back(next);
        }
        if (found != from(words, whole ? 0 : colon + 1)) fail("listed is " + join(found, " ") + " (" + asked() + ")");
    }

    // The number of legal moves with this beginning.
    std::uint64_t count(const Path& prefix) const {
        std::uint64_t moves = 0, place = 0;
        for (const LegalLine& line : match_->legal(prefix))
            for (std::int32_t number = line.low; number <= line.high; ++number) {
                Path longer = prefix;
                longer.push_back(place++);
                moves += line.more ? count(longer) : 1;
            }
        return moves;
    }

    void hear(Seat viewer, const std::string& sentence) const {
        if (!before_) fail("no move was made yet");
        const Words heard = texts(before_->describe(viewer, last_move_, events_, *match_));
        if (std::find(heard.begin(), heard.end(), sentence) == heard.end()) fail("heard is " + join(heard, " | "));
    }

    // ---- Facts

    void hold(const Words& wanted) const {
        if (wanted.empty()) fail("a fact is missing");
        const std::string is = join(tell(wanted), " ");
        if (is != join(wanted, " ")) fail("it is " + is);
    }

    Words tell(const Words& wanted) const {
        const std::string& name = wanted[0];
        const Decision decision = match_->decision();
        const Result result = match_->result();
        if (name == "asked" && decision.over) return {name, "nobody"};
        if (name == "asked") return {name, seat_token(decision.seat), std::string(decision.node)};
        if (name == "count") return {name, std::to_string(count({}))};
        if (name == "over") return {name, decision.over ? std::string(result.cause) : "-"};
        if (name == "win") {
            Words winners;
            for (int k = 0; k < seats_; ++k)
                if (decision.over && result.rank[static_cast<std::size_t>(k)] == 1)
                    winners.push_back(seat_token(seat_at(k)));
            return {name, winners.empty() ? "-" : join(winners, ",")};
        }
        if (name != "score" && name != "rank") return facts_.tell(wanted);
        return tell_pairs(wanted, 1, [&](const std::string& who) {
            return std::to_string(name == "score" ? result.score[slot(who)] : result.rank[slot(who)]);
        });
    }

    Facts& facts_;
    int seats_;
    std::vector<OptionText> options_;
    std::uint64_t seed_ = 1;
    std::uint32_t ply_ = 0;
    std::vector<std::uint32_t> luck_;
    std::unique_ptr<Match> match_;
    std::unique_ptr<Match> before_;  // the last move
    std::any events_;                // of the last move
    std::string last_move_;
    bool is_being_set_ = false;
    bool is_sound_ = false;  // a position that is set may be impossible in play; a possible one stays possible
};

// Splits a line into statements, without its comment.
Words statements(std::string line) {
    line = " " + line + " ";
    line = line.substr(0, line.find(" #"));
    Words found{""};
    for (const std::string& word : split(line, ' '))
        if (word == ";")
            found.emplace_back();
        else
            found.back() += (found.back().empty() ? "" : " ") + word;
    return found;
}

}  // namespace

std::string run(std::string_view text, Facts& facts, int first_line) {
    Runner runner(facts);
    std::istringstream lines{std::string(text)};
    std::string line, statement;
    int at = first_line;
    const auto broken = [&](const std::string& why) { return std::to_string(at) + ": " + statement + ": " + why; };
    try {
        for (; std::getline(lines, line); ++at)
            for (const std::string& next : statements(line))
                if (!next.empty()) runner.read(split(statement = next, ' '));
        statement = "the end";
        runner.end();
    } catch (const Failure& failure) {
        return broken(failure.text);
    } catch (const std::out_of_range&) {
        return broken("a word is missing");
    }
    return "";
}

int check_file(const std::string& file, const std::function<std::unique_ptr<Facts>()>& make) {
    std::istringstream in(source_text("tests/" + file));
    std::string line, name, text;
    int count = 0, at = 1, first = 1;
    const auto check = [&] {
        if (count == 0) return;  // text before the first scenario is comment
        INFO(name);
        const std::string broken = run(text, *make(), first);
        CHECK((broken.empty() ? "" : "tests/" + file + ":" + broken) == "");
    };
    for (; std::getline(in, line); ++at) {
        if (line.rfind("== ", 0) != 0) {
            text += line + "\n";
            continue;
        }
        check();
        ++count;
        name = line.substr(3);
        text.clear();
        first = at + 1;
    }
    check();
    return count;
}

// ---- Words for all games

void fail(const std::string& text) { throw Failure{text}; }

Words split(std::string_view text, char by) {
    Words words;
    std::istringstream in{std::string(text)};
    for (std::string word; std::getline(in, word, by);)
        if (!word.empty()) words.push_back(word);
    return words;
}

std::string join(const Words& words, std::string_view by) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) text.append(i == 0 ? "" : by).append(words[i]);
    return text;
}

Words from(const Words& words, std::size_t place) {
    return {words.begin() + static_cast<std::ptrdiff_t>(std::min(place, words.size())), words.end()};
}

int number(const std::string& word) {
    const auto found = whole_number(word, 0, 1'000'000'000);
    if (!found) fail(word + " is no number");
    return static_cast<int>(*found);
}

bool is_seat(std::string_view word) {
    return word.size() == 2 && word[0] == 'p' && word[1] >= '1' && word[1] < '1' + kMaxSeats;
}

std::size_t slot(const std::string& word) {
    if (!is_seat(word)) fail(word + " is no seat");
    return static_cast<std::size_t>(word[1] - '1');
}

Seat seat(const std::string& word) { return word == "-" ? kSpectator : seat_at(static_cast<int>(slot(word))); }
std::string seat_text(Seat seat) { return seat == kSpectator ? "-" : seat_token(seat); }

Words tell_end(const Words& wanted, const Words& pile) {
    const std::string& which = wanted.at(1);
    if (which == "size") return {wanted[0], which, std::to_string(pile.size())};
    if (which != "top" && which != "bottom") fail("no fact " + wanted[0] + " " + which);
    const std::size_t some = std::min(pile.size(), wanted.size() - 2);
    const std::size_t first = which == "top" ? 0 : pile.size() - some;
    Words words{wanted[0], which};
    for (std::size_t i = first; i < first + some; ++i) words.push_back(pile[i]);
    return words;
}

}  // namespace orrery::scenarios
