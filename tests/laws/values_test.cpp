// Laws of plain values. Options come back unchanged from text and digits, and what a game says about itself fits what
// the parts above expect.
#include <algorithm>
#include <set>

#include "laws/support.h"
#include "record/link/mixed_radix.h"
#include "record/replay/replay.h"

namespace orrery::laws {
namespace {

TEST_CASE("options go through text and link digits unchanged", "[laws][values]") {
    for_each_game([](auto type) {
        using G = typename decltype(type)::Game;
        for (const Variant& variant : variants(G::info().id)) {
            const Course course{variant, 1, 0};
            const auto options = G::read_options(variant.seats, variant.options);
            hold(static_cast<bool>(options), "what menus offer is accepted", course,
                 options ? "" : options.fault().message);
            const std::vector<OptionText> texts = G::write_options(variant.seats, *options);
            if (variant.is_default) hold(texts.empty(), "defaults need no words", course);
            const auto again = G::read_options(variant.seats, texts);
            hold(again && *again == *options, "options go through text unchanged", course);
            DigitsOut out;
            typename G::Options packed = *options, unpacked{};
            G::code_options(variant.seats, packed,
                            [&](auto value, auto base) { return out.digit(value, base), value; });
            const std::string digits = out.base62();
            DigitsIn in(digits);
            G::code_options(variant.seats, unpacked, [&](auto, auto base) { return in.digit(base); });
            hold(in.at_end() && packed == *options && unpacked == *options, "options go through link digits unchanged",
                 course);
        }
    });
}

TEST_CASE("forged option digits give options that can be written down or refused, and nothing else", "[laws][values]") {
    for_each_game([](auto type) {
        using G = typename decltype(type)::Game;
        Chance chance(3);
        for (int seats = G::info().min_seats; seats <= G::info().max_seats; ++seats)
            for (int i = 0; i < 500; ++i) {
                std::string digits;
                for (int k = 0; k < 24; ++k) digits += digit62(chance.below(62));
                DigitsIn in(digits);
                typename G::Options forged{};
                G::code_options(seats, forged, [&](auto, auto base) { return in.digit(base); });
                const auto texts = G::write_options(seats, forged);
                const auto match = start_match(G::info().id, seats, G::info().revision, texts, Chance(1));
                if (match) REQUIRE((*match)->is_sound());
            }
    });
}

TEST_CASE("games describe themselves", "[laws][values]") {
    std::set<std::string> marks;
    for_each_game([&](auto type) {
        using G = typename decltype(type)::Game;
        const GameInfo info = G::info();
        CAPTURE(info.id);
        CHECK(info.id.size() >= 3);
        CHECK(marks.insert(std::string(info.id.substr(0, 3))).second);  // links begin with these letters
        for (const char c : info.id) CHECK(((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')));
        CHECK(info.min_seats >= 1);
        CHECK(info.min_seats <= info.max_seats);
        CHECK(info.max_seats <= kMaxSeats);
        CHECK(info.revision >= 1);
        CHECK_FALSE(info.title.empty());
        CHECK_FALSE(info.tagline.empty());
        CHECK_FALSE(info.credit.empty());
        for (int seats = info.min_seats; seats <= info.max_seats; ++seats) {
            for (const OptionSpec& spec : G::option_specs(seats)) {
                CAPTURE(spec.key);
                CHECK_FALSE(spec.title.empty());
                CHECK(G::read_options(seats, {{spec.key, spec.fallback}}));
                const auto bad = G::read_options(seats, {{spec.key, "no such value"}});
                REQUIRE_FALSE(bad);
                CHECK(bad.fault().code.starts_with("option/"));
                CHECK(bad.fault().message.find(spec.key) != std::string::npos);
            }
            CHECK_FALSE(G::read_options(seats, {{"no-such-option", "1"}}));
            for (int revision = 1; revision < info.revision; ++revision) {
                const std::vector<OptionSpec> old = G::option_specs(seats, revision);
                for (const OptionSpec& spec : G::option_specs(seats))
                    CHECK(static_cast<bool>(G::read_options(seats, {{spec.key, spec.fallback}}, revision)) ==
                          std::any_of(old.begin(), old.end(), [&](const auto& has) { return has.key == spec.key; }));
            }
        }
        CHECK_FALSE(start_match(info.id, info.max_seats + 1, 1, {}, Chance(1)));
        CHECK_FALSE(start_match(info.id, info.min_seats, info.revision + 1, {}, Chance(1)));
    });
    CHECK_FALSE(start_match("no-such-game", 2, 1, {}, Chance(1)));
}

TEST_CASE("presets are valid, and name only what they set", "[laws][values]") {
    for_each_game([](auto type) {
        using G = typename decltype(type)::Game;
        const GameInfo info = G::info();
        for (int seats = info.min_seats; seats <= info.max_seats; ++seats) {
            std::set<std::string> ids, titles;
            for (const Preset& preset : G::presets(seats)) {
                INFO(info.id << " for " << seats << ": " << preset.id);
                CHECK(ids.insert(preset.id).second);
                CHECK(titles.insert(preset.title).second);
                CHECK(preset.note.ends_with('.'));
                CHECK(new_record(info.id, seats, preset.options, 1, 1));
                CHECK(without_idle(info.id, seats, preset.options) == preset.options);
                CHECK(preset.options.empty() == (preset.id == kStandard));
                CHECK(*preset_options(info.id, seats, preset.id) == preset.options);
            }
            CHECK(ids.contains(std::string(kFirstGame)));
            CHECK(ids.contains(std::string(kStandard)));
        }
    });
    CHECK(preset_options("nim", 2, "endless").fault() ==
          Fault{"option/preset",
                "There is no preset \"endless\" for 2 players; there are first-game, standard and long."});
}

}  // namespace
}  // namespace orrery::laws
