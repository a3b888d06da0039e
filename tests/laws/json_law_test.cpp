// The JSON of a position is complete: unequal positions have unequal JSON. So is that of a view, for each seat and for
// spectators. Two laws look for a member that a `save` forgets. The first compares all positions and views of many
// matches, with those after other choices and those of other worlds. The second puts single members of one position into another, so it also finds what rarely differs alone, such as an option.
#include <algorithm>
#include <cstddef>
#include <cstring>
#include <map>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/hash.h"
#include "laws/support.h"

namespace orrery::laws {
namespace {

// ---- All positions and views with each other

// Positions or views of one game by their JSON. Each new one is so compared with all others.
template <class T>
class ByJson {
   public:
    explicit ByJson(std::string_view law) : law_(law) {}
    void add(const T& one, const Course& course) {
        const std::string json = json_of(one);
        const auto [place, is_new] = by_json_.try_emplace(hash_text(json), one);
        hold(is_new || place->second == one || json_of(place->second) != json, law_, course, json);
    }
    std::uint64_t pairs() const {
        const std::uint64_t count = by_json_.size();
        return count < 2 ? 0 : count * (count - 1) / 2;
    }

   private:
    std::string_view law_;
    std::unordered_map<std::uint64_t, T> by_json_;
};

constexpr std::uint64_t kOften = 64;      // one ply in so many is looked at
constexpr std::uint64_t kNeighbours = 4;  // positions after other choices there

// Are there enough matches to say what is never told, and to ask for numbers of pairs?
bool is_whole_run() { return !is_sample_run() && seeds().size() >= 100; }

TEST_CASE("unequal positions and views have unequal JSON", "[laws][json]") {
    for_each_game([](auto type) {
        using G = typename decltype(type)::Game;
        ByJson<typename G::Position> told("unequal positions have unequal JSON");
        ByJson<typename G::View> seen("unequal views have unequal JSON");
        std::uint64_t near = 0;  // pairs of one ply
        for (const Course& start : courses(G::info().id)) {
            Chance chance(start.seed + 9);
            walk<G>(
                start, [](const auto&, const auto&, const Course&) {},
                [&](const auto& before, const auto&, const auto& after, const Course& course) {
                    if (course.ply % kOften != start.seed % kOften) return;
                    std::vector<typename G::Position> others{before, after};
                    std::vector<Entry<typename G::Move>> entries;
                    for (std::uint64_t k = 0; k < kNeighbours; ++k) {
                        G::legal(before, entries);
                        others.push_back(before);
                        Chance luck = Chance::of_ply(course.seed + k / 2, static_cast<std::uint32_t>(course.ply));
                        G::apply(others.back(), any_move<G>(before, entries, chance), luck);
                    }
                    for (int k = -1; k < course.variant.seats; ++k)
                        others.push_back(G::resample(after, seat_at(k), chance));
                    for (const auto& other : others) {
                        told.add(other, course);
                        for (int k = -1; k < course.variant.seats; ++k) seen.add(G::view(other, seat_at(k)), course);
                    }
                    near += others.size() * (others.size() - 1) / 2;
                });
        }
        INFO(G::info().id << ": " << told.pairs() << " pairs, " << near << " of them of one ply; " << seen.pairs()
                          << " pairs of views");
        CHECK(near > (is_whole_run() ? 10'000u : 0u));
        CHECK(told.pairs() > (is_whole_run() ? 1'000'000u : 0u));
        CHECK(seen.pairs() > (is_whole_run() ? 1'000'000u : 0u));
    });
}

// ---- Members of one position in another

// A part of a position's bytes: a number, or several small ones side by side.
struct MemberBytes {
    std::size_t from = 0;
    std::size_t count = 1;
};

// The byte at `place`. If the two positions differ there in the sign of a wider number, then that number: half of it would
// be a value that no position has.
template <class Position>
MemberBytes member_at(const Position& position, const Position& donor, std::size_t place) {
    const auto* own = reinterpret_cast<const unsigned char*>(&position);
    const auto* other = reinterpret_cast<const unsigned char*>(&donor);
    MemberBytes member{place, 1};
    for (std::size_t width = 2; width <= 8; width *= 2) {
        const std::size_t from = place - place % width, last = from + width - 1;
        if (last >= sizeof(Position)) break;
        if (own[last] != other[last] && (own[last] == 0xFF || other[last] == 0xFF)) member = {from, width};
    }
    return member;
}

template <class Position>
Position with_member_of(const Position& position, const Position& donor, const MemberBytes& member) {
    static_assert(std::is_trivially_copyable_v<Position>);
    Position changed = position;
    std::memcpy(reinterpret_cast<unsigned char*>(&changed) + member.from,
                reinterpret_cast<const unsigned char*>(&donor) + member.from, member.count);
    return changed;
}

// The bytes of a position that JSON tells, and those that made a sound position differ and JSON did not tell it. A member
// need not be told always: items behind the end of a list are not.
struct ToldMembers {
    std::vector<bool> are_told;
    std::vector<std::string> missed_in;  // the first course

    explicit ToldMembers(std::size_t size) : are_told(size), missed_in(size) {}
    void tell(const MemberBytes& member) {
        std::fill_n(are_told.begin() + static_cast<std::ptrdiff_t>(member.from), member.count, true);
    }
    std::size_t told() const { return static_cast<std::size_t>(std::count(are_told.begin(), are_told.end(), true)); }
    std::string forgotten() const {
        std::string text;
        for (std::size_t place = 0; place < are_told.size(); ++place)
            if (!missed_in[place].empty() && !are_told[place])
                text += "byte " + std::to_string(place) + " in " + missed_in[place] + "\n";
        return text;
    }
};

// Gives positions single members of others with as many seats. Most are not sound then, which builds with asserts would
// complain about, so only whole runs do this. What differs, operator== says; so padding is no member.
// What is kept twice is no member either: if one of the two changes, the position is not sound. A failure names bytes;
// `gdb -batch -ex "ptype /o orrery::rise::Position" build/native/orrery_tests` says which members these are.
TEST_CASE("JSON of a position tells every member", "[laws][json]") {
    if (!is_whole_run()) return;
    for_each_game([](auto type) {
        using G = typename decltype(type)::Game;
        using Position = typename G::Position;
        ToldMembers members(sizeof(Position));
        std::uint64_t pairs = 0;
        std::map<int, std::vector<Position>> donors;  // by number of seats, from all courses so far
        for (const Course& start : courses(G::info().id)) {
            std::vector<Position>& others = donors[start.variant.seats];
            const std::size_t first = others.size();
            walk<G>(start, [&](const Position& position, const auto&, const Course& course) {
                if (course.ply % kOften == start.seed % kOften) others.push_back(position);
            });
            Chance chance(start.seed + 11);
            for (std::size_t i = first; i < others.size(); ++i) {
                const Position& donor = others[chance.below(static_cast<std::uint32_t>(others.size()))];
                const std::string json = json_of(others[i]);
                for (std::size_t place = 0; place < sizeof(Position); ++place) {
                    if (members.are_told[place]) continue;
                    const MemberBytes member = member_at(others[i], donor, place);
                    const Position changed = with_member_of(others[i], donor, member);
                    if (changed == others[i]) continue;
                    ++pairs;
                    if (json_of(changed) != json) {
                        members.tell(member);
                    } else if (members.missed_in[place].empty() && G::is_sound(changed)) {
                        members.missed_in[place] = start.name();
                    }
                }
            }
        }
        INFO(G::info().id << ": " << pairs << " pairs told " << members.told() << " bytes of " << sizeof(Position));
        CHECK(members.told() * 4 > sizeof(Position));  // the rest is free room, for more players for instance
        CHECK(members.forgotten() == "");
    });
}

}  // namespace
}  // namespace orrery::laws
