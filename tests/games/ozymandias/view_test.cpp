// A view of Ozymandias is filled by name (view.cpp): nothing that is hidden comes into it, and nothing that lies open is
// forgotten. The position's JSON says what there is.
#include <string>
#include <type_traits>
#include <vector>

#include <rapidjson/document.h>
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>
#include <catch_amalgamated.hpp>

#include "core/legal.h"
#include "games/ozymandias/facts.h"

namespace orrery::ozymandias {
namespace {

static_assert(!std::is_assignable_v<Seen&, const Position&> && !std::is_assignable_v<Seen&, const Open&>);
static_assert(!std::is_constructible_v<Seen, const Position&> && !std::is_constructible_v<Seen, const Open&>);

rapidjson::Document read(const std::string& text) {
    rapidjson::Document json;
    json.Parse(text.c_str());
    REQUIRE_FALSE(json.HasParseError());
    return json;
}

std::string written(const rapidjson::Value& value) {
    rapidjson::StringBuffer buffer;
    rapidjson::Writer<rapidjson::StringBuffer> writer(buffer);
    value.Accept(writer);
    return buffer.GetString();
}

// What the viewer is to see of a position, made of the position's JSON by deleting what section 5 hides.
std::string open_part(const Position& p, Seat viewer) {
    rapidjson::Document json = read(json_of(p));
    for (const char* name : {"deck", "stack", "face down", "sealed"}) REQUIRE(json.EraseMember(name));
    for (rapidjson::Value& player : json["players"].GetArray())
        if (player["player"].GetString() != seat_token(viewer)) player["hand"].Clear();
    for (rapidjson::Value& fleet : json["fleets"].GetArray()) {
        if (owner_of(read_fleet(fleet["fleet"].GetString()).value()) == viewer) continue;
        fleet["plowshares"].Clear();
        if (!fleet["revealed"].GetBool()) fleet["leader"].SetString("-");
    }
    return written(json);
}

std::string shown_part(const View& view) {
    rapidjson::Document json = read(json_of(view));
    for (const char* name : {"viewer", "ready", "sealed"}) json.EraseMember(name);
    return written(json);
}

Move any_move(const Position& p, Chance& chance) {
    std::vector<Entry<Move>> entries;
    Ozymandias::legal(p, entries);
    for (;;) {
        const auto& entry = entries[chance.below(static_cast<std::uint32_t>(entries.size()))];
        const Move move = entry.ranged() ? Ozymandias::with_number(
                                               entry.move, entry.low + static_cast<int>(chance.below(entry.width())))
                                         : entry.move;
        if (!entry.more) return move;
        Ozymandias::further(p, move, entries);
    }
}

TEST_CASE("a view has all that lies open and nothing else", "[ozymandias][view]") {
    int hidden_leaders = 0;
    int wars = 0;
    int turned = 0;
    int sealed = 0;
    for (const int seats : {2, 4, 6}) {
        Chance chance(static_cast<std::uint64_t>(seats) + 40);
        Position p = Ozymandias::start({.seats = seats, .revision = Ozymandias::info().revision}, chance);
        while (!p.over) {
            for (int k = -1; k < seats; ++k) {
                const View view = Ozymandias::view(p, seat_at(k));
                REQUIRE(shown_part(view) == open_part(p, seat_at(k)));
                REQUIRE(view.open.options == p.options);
            }
            each_fleet(p, seat_at(0), [&](Fleet fleet) { hidden_leaders += p.fleet(fleet).is_revealed ? 0 : 1; });
            wars += p.war.is_fought() ? 1 : 0;
            turned += p.turned != kNoTile ? 1 : 0;
            sealed += p.sealed[0].is_given ? 1 : 0;
            Ozymandias::apply(p, any_move(p, chance), chance);
        }
    }
    CAPTURE(hidden_leaders, wars, turned, sealed);
    CHECK((hidden_leaders > 0 && wars > 0 && turned > 0 && sealed > 0));
}

}  // namespace
}  // namespace orrery::ozymandias
