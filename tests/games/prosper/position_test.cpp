// What holds in every position of random matches: views and JSON are complete, and the quick questions of position.h
// agree with the legal moves.
#include <catch_amalgamated.hpp>

#include <cmath>

#include <rapidjson/document.h>

#include "games/prosper/prosper.h"
#include "games/prosper/words.h"

using namespace orrery;
using namespace orrery::prosper;

namespace {

// Calls `look` at every position of a random match.
template <class Look>
void play(int seats, const std::vector<OptionText>& texts, std::uint64_t seed, Look look) {
    const auto options = Prosper::read_options(seats, texts);
    REQUIRE(options);
    Chance chance(seed);
    Position p = Prosper::start({seats, 1, *options}, chance);
    std::vector<Entry<Move>> entries;
    for (Prosper::legal(p, entries); !entries.empty(); Prosper::legal(p, entries)) {
        look(p, entries);
        const Entry<Move>& entry = entries[chance.below(static_cast<std::uint32_t>(entries.size()))];
        const int number = entry.low + static_cast<int>(chance.below(entry.width()));
        Prosper::apply(p, entry.ranged() ? Prosper::with_number(entry.move, number) : entry.move, chance);
    }
    look(p, entries);
    CHECK(p.phase == Phase::over);
}

Seat seat_in(const rapidjson::Value& json) {
    return json.GetString()[0] == '-' ? kSpectator : seat_at(json.GetString()[1] - '1');
}

template <class Word, std::size_t N>
Word word_in(const rapidjson::Value& json, const std::array<Word, N>& words) {
    for (const Word candidate : words)
        if (word(candidate) == json.GetString()) return candidate;
    FAIL("unknown word " << json.GetString());
    return words[0];
}

// The position that another program could build from the JSON alone.
Position position_from(const std::string& text) {
    rapidjson::Document json;
    json.Parse(text.c_str());
    REQUIRE_FALSE(json.HasParseError());
    const int seats = json["players"].GetInt();
    std::vector<OptionText> texts;
    for (const char* key : {"map", "start", "end", "rounds", "settle", "bonus"}) {
        const rapidjson::Value& option = json["options"][key];
        std::string value;
        if (option.IsString()) value = option.GetString();
        if (option.IsInt()) value = std::to_string(option.GetInt());
        if (option.IsArray())
            for (const auto& number : option.GetArray())
                value += (value.empty() ? "" : ",") + std::to_string(number.GetInt());
        texts.push_back({key, value});
    }
    auto options = Prosper::read_options(seats, texts);
    REQUIRE(options);
    Options plain = *options;
    plain.own_bonus = false, plain.bonus = {};
    if (options->bonus == bonus_of(seats, plain, 1)) *options = plain;  // the map's own bonus
    Chance chance(0);
    Position p = Prosper::start({seats, 1, *options}, chance);
    p.owned = {};
    p.ships = {};
    for (const auto& planet : json["planets"].GetArray()) {
        const PlanetId id = *planet_named(planet["id"].GetString());
        p.ships[index(id)] = static_cast<std::uint8_t>(planet["ships"].GetInt());
        if (const Seat owner = seat_in(planet["owner"]); owner != kSpectator)
            p.owned[static_cast<std::size_t>(owner)] |= only(id);
    }
    p.phase = word_in(json["phase"], std::array{Phase::draft, Phase::move, Phase::over});
    p.ending = word_in(json["over"],
                       std::array{Ending::none, Ending::eradication, Ending::domination, Ending::rounds, Ending::calm});
    p.turn = seat_in(json["turn"]);
    p.first = json["round"].GetInt() == 0 ? Seat{} : seat_in(json["first"]);
    p.dominant = seat_in(json["dom"]);
    p.pass = static_cast<std::uint8_t>(json["pass"].GetInt());
    p.round = static_cast<std::uint8_t>(json["round"].GetInt());
    p.left = static_cast<std::uint8_t>(json["left"].GetInt());
    p.calm = static_cast<std::uint8_t>(json["calm"].GetInt());
    p.changed = json["changed"].GetBool();
    for (rapidjson::SizeType i = 0; i < static_cast<rapidjson::SizeType>(seats); ++i) {
        p.reserve[i] = static_cast<std::uint8_t>(json["reserve"][i].GetInt());
        p.score[i] = static_cast<std::uint16_t>(json["score"][i].GetInt());
        p.fallen[i] = static_cast<std::uint8_t>(json["eliminated"][i].GetInt());
    }
    p.winners = {};
    for (const auto& winner : json["win"].GetArray()) p.winners.add(seat_in(winner));
    return p;
}

struct Played {
    int seats;
    std::vector<OptionText> texts;
};
const std::vector<Played> kMatches{{2, {}},
                                   {2, {{"map", "narrows"}, {"end", "eradication"}}},
                                   {3, {{"map", "rnd-3-5"}, {"settle", "half"}}},
                                   {3, {{"map", "triskele"}, {"start", "homes"}}},
                                   {4, {{"end", "rounds"}, {"rounds", "4"}, {"bonus", "0,0,10,3"}}},
                                   {5, {}},
                                   {6, {}}};

}  // namespace

TEST_CASE("a view and its JSON hold the whole position", "[prosper][position]") {
    for (const Played& match : kMatches)
        play(match.seats, match.texts, 11, [](const Position& p, const auto&) {
            REQUIRE(position_behind(Prosper::view(p, seat_at(1))) == p);
            REQUIRE(position_from(json_of(p)) == p);
        });
}

TEST_CASE("the quick questions agree with the legal moves", "[prosper][position]") {
    for (const Played& match : kMatches)
        for (std::uint64_t seed = 0; seed < 5; ++seed)
            play(match.seats, match.texts, seed, [](const Position& p, const std::vector<Entry<Move>>& entries) {
                REQUIRE(Prosper::is_sound(p));
                if (p.phase != Phase::move) return;
                REQUIRE(entries.back().move.verb == Verb::end);
                REQUIRE(entries.size() >= 2);  // R27
                std::size_t pairs = 0;
                for (const PlanetId source : each(p.board.planets))
                    for (const PlanetId target : each(p.board.planets)) {
                        const int most = most_movable(p, source, target);
                        if (most == 0) continue;
                        REQUIRE(entries[pairs].move == Move{Verb::move, source, target, 1});
                        REQUIRE(entries[pairs].high == most);
                        ++pairs;
                    }
                REQUIRE(pairs + 1 == entries.size());
            });
}

TEST_CASE("default options cost one bit", "[prosper][options]") {
    const auto bits = [](int seats, const std::vector<OptionText>& texts) {
        Options options = *Prosper::read_options(seats, texts);
        double count = 0;
        Prosper::code_options(seats, options, [&count](std::uint64_t value, std::uint64_t base) {
            count += std::log2(static_cast<double>(base));
            return value;
        });
        return count;
    };
    CHECK(bits(2, {}) == 1);
    CHECK(bits(2, {{"map", "narrows"}}) < 13);
    CHECK(bits(2, {{"map", "rnd-2-1"}}) < 45);
}
