// What a view may hold is on a list: tests/views/<game>.txt names each key of its JSON. "all" before a key says that everybody
// sees the same there, "some" that it depends on who looks. A new member of a view is a new key, so it reaches nobody before
// somebody has put it on the list. Of a key of any name, such as a site, the list says "*".
// ORRERY_BLESS=1 writes the list of a game that has none. A list that exists is changed by hand.
#include <cstdlib>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <type_traits>

#include <rapidjson/document.h>

#include "files.h"
#include "laws/support.h"

namespace orrery::laws {
namespace {

constexpr std::uint64_t kEvery = 64;  // one ply in so many is looked at

struct KeyList {
    std::map<std::string, bool> is_same_for_all;

    bool has(const std::string& key) const { return is_same_for_all.contains(key); }
    // The key of the list that a member `name` within `key` is.
    std::string within(const std::string& key, std::string_view name) const {
        const std::string start = key.empty() ? "" : key + ".";
        const std::string any = start + "*";
        const std::string own = start + std::string(name);
        return !has(own) && has(any) ? any : own;
    }
};

std::filesystem::path list_path(std::string_view game) {
    return source_path("tests/views") / (std::string(game) + ".txt");
}

KeyList read_list(std::string_view game) {
    KeyList list;
    std::ifstream file(list_path(game));
    for (std::string who, key; file >> who && std::getline(file >> std::ws, key);) {
        INFO(list_path(game) << ": " << who << " " << key);
        REQUIRE((who == "all" || who == "some"));
        REQUIRE(list.is_same_for_all.emplace(key, who == "all").second);
    }
    return list;
}

// A view's JSON by its keys: all values of a key one after the other.
using Values = std::map<std::string, std::string>;

void gather(const rapidjson::Value& value, const std::string& key, const KeyList& list, Values& values) {
    std::string& text = values[key];
    if (value.IsObject()) {
        text += '{';
        for (const auto& member : value.GetObject()) {
            const std::string_view name(member.name.GetString(), member.name.GetStringLength());
            text.append(name) += ' ';
            gather(member.value, list.within(key, name), list, values);
        }
    } else if (value.IsArray()) {
        text += '[';
        text += std::to_string(value.Size());
        for (const auto& item : value.GetArray()) gather(item, key, list, values);
    } else if (value.IsString()) {
        text += '"';
        text.append(value.GetString(), value.GetStringLength());
    } else if (value.IsNull() || value.IsBool()) {
        text += value.IsNull() ? '0' : value.GetBool() ? 'y' : 'n';
    } else {
        text += ' ';
        text += value.IsInt64() ? std::to_string(value.GetInt64()) : std::to_string(value.GetDouble());
    }
}

Values values_of(const std::string& json, const KeyList& list) {
    rapidjson::Document document;
    document.Parse(json.data(), json.size());
    if (!document.IsObject()) FAIL("no JSON: " << json);
    Values values;
    for (const auto& member : std::as_const(document).GetObject())
        gather(member.value, list.within("", member.name.GetString()), list, values);
    return values;
}

const std::string* find(const Values& values, const std::string& key) {
    const auto found = values.find(key);
    return found == values.end() ? nullptr : &found->second;
}
bool is_same(const Values& one, const Values& other, const std::string& key) {
    const std::string *a = find(one, key), *b = find(other, key);
    return a == nullptr ? b == nullptr : b != nullptr && *a == *b;
}

// visit(what a seat sees, what a spectator sees, course), at some plies of a game's courses.
template <Game G, class Visit>
void each_view(const KeyList& list, Visit&& visit) {
    for (const Course& start : courses(G::info().id))
        walk<G>(start, [&](const auto& position, const auto&, const Course& course) {
            if (course.ply % kEvery != start.seed % kEvery) return;
            const Values all = values_of(json_of(G::view(position, kSpectator)), list);
            visit(all, all, course);
            for (int k = 0; k < course.variant.seats; ++k)
                visit(values_of(json_of(G::view(position, seat_at(k))), list), all, course);
        });
}

template <Game G>
void write_list() {
    KeyList found;
    each_view<G>({}, [&](const Values& seen, const Values& all, const Course&) {
        for (const Values& values : {seen, all})
            for (const auto& [key, text] : values) {
                bool& same = found.is_same_for_all.emplace(key, true).first->second;
                same = same && is_same(seen, all, key);
            }
    });
    std::filesystem::create_directories(list_path(G::info().id).parent_path());
    std::ofstream file(list_path(G::info().id));
    for (const auto& [key, same] : found.is_same_for_all) file << (same ? "all " : "some ") << key << "\n";
}

TEST_CASE("a view has only keys on the game's list, and says the same to all where the list says so",
          "[laws][secrecy][playthroughs]") {
    for_each_game([](auto type) {
        using G = typename decltype(type)::Game;
        const std::string_view game = G::info().id;
        if (!std::filesystem::exists(list_path(game)) && std::getenv("ORRERY_BLESS") != nullptr) write_list<G>();
        const KeyList list = read_list(game);
        INFO(list_path(game) << ": scripts/dev bless writes the list of a new game");
        REQUIRE_FALSE(list.is_same_for_all.empty());
        std::set<std::string> unused, same_so_far;
        for (const auto& [key, same] : list.is_same_for_all) {
            unused.insert(key);
            if (!same) same_so_far.insert(key);
        }
        each_view<G>(list, [&](const Values& seen, const Values& all, const Course& course) {
            for (const auto& [key, text] : seen) {
                if (!list.has(key)) hold(false, "a key of a view is on the game's list", course, key);
                unused.erase(key);
            }
            for (const auto& [key, same] : list.is_same_for_all) {
                if (same && !is_same(seen, all, key)) hold(false, "everybody sees the same of it", course, key);
                if (!same && !is_same(seen, all, key)) same_so_far.erase(key);
            }
        });
        if (is_sample_run() || seeds().size() < 100) return;  // too few matches
        const auto listed = [](const std::set<std::string>& keys) {
            std::string text;
            for (const std::string& key : keys) text += (text.empty() ? "" : ", ") + key;
            return text;
        };
        INFO(list_path(game));
        CHECK(listed(unused) == "");       // on the list and in no view
        CHECK(listed(same_so_far) == "");  // "some", and all see the same
    });
}

// Where a view holds a part of the position as it is, can a position be put there in one go? Then that part hides nothing.
TEST_CASE("what a view takes whole from a position hides nothing", "[laws][secrecy]") {
    for_each_course([](auto type, const Course& start) {
        using G = typename decltype(type)::Game;
        if constexpr (requires(typename G::View view) { view.open; })
            if constexpr (std::is_assignable_v<decltype(G::View::open)&, const typename G::Position&>)
                walk<G>(start, [&](const auto& position, const auto&, const Course& course) {
                    if (course.ply % kEvery != start.seed % kEvery) return;
                    for (int k = -1; k < course.variant.seats; ++k) {
                        const auto view = G::view(position, seat_at(k));
                        auto whole = view.open;
                        whole = position;
                        hold(whole == view.open, "a position is cut down to what everybody sees", course);
                    }
                });
    });
}

// A member that JSON does not name would be on no list. json_law_test.cpp says the same of positions.
TEST_CASE("unequal views have unequal JSON", "[laws][secrecy][json]") {
    for_each_course([](auto type, const Course& start) {
        using G = typename decltype(type)::Game;
        Chance chance(start.seed + 9);
        walk<G>(
            start, [](const auto&, const auto&, const Course&) {},
            [&](const auto& before, const auto&, const auto& after, const Course& course) {
                if (course.ply % kEvery != start.seed % kEvery) return;
                for (int k = -1; k < course.variant.seats; ++k) {
                    const auto world = G::resample(after, seat_at(k), chance);
                    for (const auto& [one, other] : {std::pair(&world, &after), std::pair(&before, &after)}) {
                        const auto view = G::view(*one, seat_at(k));
                        const auto again = G::view(*other, seat_at(k));
                        hold(view == again || json_of(view) != json_of(again), "unequal views have unequal JSON",
                             course);
                    }
                }
            });
    });
}

}  // namespace
}  // namespace orrery::laws
