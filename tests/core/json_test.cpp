// JSON output: a struct is written with the names it lists, in that order.
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <catch_amalgamated.hpp>

#include "core/json.h"
#include "core/list.h"
#include "core/types.h"

namespace orrery {
namespace {

enum class Suit : std::uint8_t { hearts, none };
std::optional<std::string_view> token(Suit suit) {
    return suit == Suit::none ? std::nullopt : std::optional<std::string_view>("hearts");
}

struct Inner {
    std::int8_t small = -3;
    std::string name;

    template <class Archive>
    void serialize(Archive& archive) {
        archive(CEREAL_NVP(small), sparse("its name", name));
    }
};

struct Outer {
    std::vector<Inner> list{{}, {4, "four"}};
    std::array<Suit, 2> suits{Suit::hearts, Suit::none};
    std::vector<std::pair<std::string, int>> named{{"a", 1}, {"b c", 2}};
    FixedList<std::uint8_t, 3> few;
    std::optional<Inner> held;
    Seat seat = kSpectator;
    double half = 0.5;
    bool truth = true;

    void save(JsonOut& json) const {
        json(CEREAL_NVP(list), nvp("the suits", suits), CEREAL_NVP(named), CEREAL_NVP(few), CEREAL_NVP(held));
        json(CEREAL_NVP(seat), sparse("left out", seat, kSpectator), CEREAL_NVP(half), CEREAL_NVP(truth));
        json(nvp("hidden", known(-1)), nvp("known", known(0)));
        json.objects("counted", 2, [&](std::size_t i) { json(nvp("i", static_cast<int>(i))); });
    }
};

TEST_CASE("a struct is written by the names it lists", "[core][json]") {
    CHECK(json_of(Outer{}) == R"({"list":[{"small":-3},{"small":4,"its name":"four"}],"the suits":["hearts",null],)"
                              R"("named":{"a":1,"b c":2},"few":[],"held":null,"seat":null,"half":0.5,"truth":true,)"
                              R"("hidden":null,"known":0,"counted":[{"i":0},{"i":1}]})");
    CHECK(json_of(seat_at(2)) == "\"p3\"");
    CHECK(json_of(std::vector<std::string>{"\xFF"}) == "[\"\xEF\xBF\xBD\"]");
}

}  // namespace
}  // namespace orrery
