#include "games/prosper/scenario.h"

#include <sstream>
#include <stdexcept>
#include <vector>

#include "core/legal.h"
#include "games/prosper/prosper.h"
#include "games/prosper/words.h"

namespace orrery::prosper {
namespace {

// A line that does not hold; caught in run_scenario, which adds the line.
struct Broken : std::runtime_error {
    using std::runtime_error::runtime_error;
};
void demand(bool holds, const std::string& otherwise) {
    if (!holds) throw Broken(otherwise);
}

using Words = std::vector<std::string>;

Words words_of(std::string_view line, char separator) {
    Words words;
    std::istringstream in{std::string(line)};
    for (std::string word; std::getline(in, word, separator);)
        if (!word.empty()) words.push_back(word);
    return words;
}

struct KeyValue {
    std::string key, value;
};
KeyValue key_value(const std::string& word) {
    const std::size_t sign = word.find('=');
    demand(sign != std::string::npos, word + " is no key=value");
    return {word.substr(0, sign), word.substr(sign + 1)};
}

Seat seat_of(const std::string& text) {
    if (text == "-") return kSpectator;
    demand(text.size() == 2 && text[0] == 'p' && text[1] >= '1' && text[1] <= '6', text + " is no seat");
    return seat_at(text[1] - '1');
}
std::string seat_text(Seat seat) { return seat == kSpectator ? "-" : seat_token(seat); }
PlanetId planet_of(const std::string& text) {
    const auto planet = planet_named(text);
    demand(planet.has_value(), text + " is no planet");
    return *planet;
}

template <class List>
std::string listed(const List& list, int seats) {
    std::string text;
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i)
        text += (i == 0 ? "" : ",") + std::to_string(list[i]);
    return text;
}

class Runner {
   public:
    void line(const std::string& text);

   private:
    void map(const std::string& id);
    void restart();
    void at(const Words& words);
    void own(const Words& words);
    void complete();
    void play(const std::string& decision);
    void refuse(const std::string& decision, const std::string& ruling);
    void see(const KeyValue& wanted) const;
    std::string seen(const std::string& key) const;
    std::string range(const std::string& text) const;
    std::string step(const std::string& source) const;
    std::string count() const;
    bool is_listed(const Move& move) const;
    std::vector<Entry<Move>> legal() const {
        std::vector<Entry<Move>> entries;
        Prosper::legal(p_, entries);
        return entries;
    }

    std::vector<OptionText> texts_;
    Setup<Options> setup_;
    Position p_;
    bool is_being_set_ = false;
    Chance chance_{0};
};

void Runner::line(const std::string& text) {
    const std::size_t sign = text.find(" = ");
    const std::string left = text.substr(0, sign);
    const std::string right = sign == std::string::npos ? "" : text.substr(sign + 3);
    const Words words = words_of(left, ' ');
    const std::string rest = left.size() > words[0].size() ? left.substr(words[0].size() + 1) : "";
    const bool sets = words[0] == "map" || words[0] == "opts" || words[0] == "at" || words[0] == "own";
    if (!sets && is_being_set_) complete();

    const auto compare = [&](const std::string& is) { demand(is == right, "it is " + is); };
    if (words[0] == "map")
        map(rest);
    else if (words[0] == "opts") {
        for (std::size_t i = 1; i < words.size(); ++i)
            texts_.push_back({key_value(words[i]).key, key_value(words[i]).value});
        restart();
    } else if (words[0] == "at")
        at(words);
    else if (words[0] == "own")
        own(words);
    else if (words[0] == "do")
        play(rest);
    else if (words[0] == "no")
        refuse(rest, right);
    else if (words[0] == "range")
        compare(range(rest));
    else if (words[0] == "step1")
        compare(step(""));
    else if (words[0] == "step2")
        compare(step(rest));
    else if (words[0] == "count")
        compare(count());
    else if (words[0] == "see") {
        for (std::size_t i = 1; i < words.size(); ++i) see(key_value(words[i]));
    } else
        demand(false, "unknown line");
}

// ---- Setting up

void Runner::map(const std::string& id) {
    for (int seats = 2; seats <= kMaxSeats; ++seats) {
        if (!Prosper::read_options(seats, {{"map", id}})) continue;
        setup_.seats = seats;
        texts_ = {{"map", id}, {"bonus", listed(std::array<int, kMaxSeats>{}, seats)}};
        return restart();
    }
    demand(false, "there is no such map");
}

void Runner::restart() {
    const auto options = Prosper::read_options(setup_.seats, texts_);
    demand(static_cast<bool>(options), options ? "" : options.fault().message);
    setup_.options = *options;
    p_ = Prosper::start(setup_, chance_);
}

void Runner::at(const Words& words) {
    demand(words.size() > 1 && (words[1] == "draft" || words[1] == "move"), "it is at draft or at move");
    const Position fresh = p_;
    p_ = Position{};
    p_.seats = fresh.seats;
    p_.options = fresh.options;
    p_.board = fresh.board;
    p_.phase = words[1] == "draft" ? Phase::draft : Phase::move;
    p_.pass = 0;
    is_being_set_ = true;
    for (std::size_t i = 2; i < words.size(); ++i) {
        const KeyValue word = key_value(words[i]);
        const auto number = [&] { return static_cast<std::uint8_t>(std::stoi(word.value)); };
        if (word.key == "turn")
            p_.turn = seat_of(word.value);
        else if (word.key == "first")
            p_.first = seat_of(word.value);
        else if (word.key == "dom")
            p_.dominant = seat_of(word.value);
        else if (word.key == "pass")
            p_.pass = number();
        else if (word.key == "round")
            p_.round = number();
        else if (word.key == "left")
            p_.left = number();
        else if (word.key == "calm")
            p_.calm = number();
        else if (word.key == "reserve" || word.key == "score") {
            const Words values = words_of(word.value, ',');
            demand(static_cast<int>(values.size()) == p_.seats, "one number a seat");
            for (std::size_t seat = 0; seat < values.size(); ++seat) {
                if (word.key == "reserve")
                    p_.reserve[seat] = static_cast<std::uint8_t>(std::stoi(values[seat]));
                else
                    p_.score[seat] = static_cast<std::uint16_t>(std::stoi(values[seat]));
            }
        } else
            demand(false, "unknown key " + word.key);
    }
}

void Runner::own(const Words& words) {
    const Seat seat = seat_of(words.at(1));
    for (std::size_t i = 2; i < words.size(); ++i) {
        const KeyValue word = key_value(words[i]);
        const PlanetId planet = planet_of(word.key);
        p_.owned[static_cast<std::size_t>(seat)] |= only(planet);
        p_.ships[index(planet)] = static_cast<std::uint8_t>(std::stoi(word.value));
    }
}

void Runner::complete() {
    is_being_set_ = false;
    if (p_.phase == Phase::move)
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(p_.seats); ++seat)
            if (p_.owned[seat] == 0) p_.fallen[seat] = 1;
    demand(Prosper::is_sound(p_), "the position above is not sound");
}

// ---- Moves

bool Runner::is_listed(const Move& move) const {
    for (const Entry<Move>& entry : legal()) {
        const int number = Prosper::number_of(move);
        if (entry.low <= number && number <= entry.high && Prosper::with_number(entry.move, number) == move)
            return true;
    }
    return false;
}

void Runner::play(const std::string& decision) {
    const auto move = Prosper::parse(decision);
    demand(static_cast<bool>(move), move ? "" : move.fault().message);
    const Verdict verdict = refusal<Prosper>(p_, *move);
    demand(!verdict, verdict ? verdict->ruling + ": " + verdict->reason : "");
    demand(is_listed(*move), "not refused, but not listed either");
    Prosper::apply(p_, *move, chance_);
    demand(Prosper::is_sound(p_), "the position is not sound afterwards");
}

void Runner::refuse(const std::string& decision, const std::string& ruling) {
    const auto move = Prosper::parse(decision);
    if (!move) return demand(ruling.empty(), move.fault().message);
    const Verdict verdict = refusal<Prosper>(p_, *move);
    demand(verdict.has_value(), "it is not refused");
    demand(!is_listed(*move), "it is refused, but listed");
    demand(ruling.empty() || verdict->ruling == ruling, verdict->ruling + ": " + verdict->reason);
}

std::string Runner::range(const std::string& text) const {
    for (const Entry<Move>& entry : legal()) {
        const std::string printed = Prosper::print(entry.move);
        if (printed.substr(0, printed.rfind(' ')) == text)
            return std::to_string(entry.low) + "-" + std::to_string(entry.high);
    }
    return "none";
}

// Step 1 without a source; else step 2 of that source.
std::string Runner::step(const std::string& source) const {
    Words answers;
    for (const Entry<Move>& entry : legal()) {
        std::string answer = planet_name(entry.move.target);
        if (entry.move.verb == Verb::end)
            answer = "end";
        else if (entry.move.verb == Verb::move && source.empty())
            answer = planet_name(entry.move.source);
        if (!source.empty() && (entry.move.verb != Verb::move || planet_name(entry.move.source) != source)) continue;
        if (answers.empty() || answers.back() != answer) answers.push_back(answer);
    }
    std::string text;
    for (const std::string& answer : answers) text += (text.empty() ? "" : " ") + answer;
    return text;
}

std::string Runner::count() const {
    std::uint32_t sum = 0;
    for (const Entry<Move>& entry : legal()) sum += entry.width();
    return std::to_string(sum);
}

// ---- What is seen

std::string Runner::seen(const std::string& key) const {
    if (key == "turn") return seat_text(p_.turn);
    if (key == "first") return seat_text(p_.first);
    if (key == "dom") return seat_text(p_.dominant);
    if (key == "left") return std::to_string(p_.left);
    if (key == "round") return std::to_string(p_.round);
    if (key == "pass") return std::to_string(p_.pass);
    if (key == "calm") return std::to_string(p_.calm);
    if (key == "phase") return std::string(word(p_.phase));
    if (key == "reserve") return listed(p_.reserve, p_.seats);
    if (key == "score") return listed(p_.score, p_.seats);
    if (key == "over") return std::string(word(p_.ending));
    if (key == "win") {
        std::string text;
        for (int seat = 0; seat < p_.seats; ++seat)
            if (p_.winners.has(seat_at(seat))) text += (text.empty() ? "" : "+") + seat_token(seat_at(seat));
        return text.empty() ? "-" : text;
    }
    const PlanetId planet = planet_of(key);
    const Seat owner = owner_of(p_, planet);
    return owner == kSpectator ? "-" : seat_token(owner) + ":" + std::to_string(ships_on(p_, planet));
}

void Runner::see(const KeyValue& wanted) const {
    demand(seen(wanted.key) == wanted.value, wanted.key + " is " + seen(wanted.key));
}

}  // namespace

std::string run_scenario(std::string_view text) {
    Runner runner;
    std::istringstream lines{std::string(text)};
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        line = line.substr(0, line.find('#'));
        const std::size_t begin = line.find_first_not_of(' ');
        if (begin == std::string::npos) continue;
        line = line.substr(begin, line.find_last_not_of(' ') - begin + 1);
        try {
            runner.line(line);
        } catch (const std::exception& broken) {
            return "line " + std::to_string(number) + ", " + line + ": " + broken.what();
        }
    }
    return "";
}

}  // namespace orrery::prosper
