// Bots' characters in records: links and JSON carry them, matches without them travel as they always did, and what is
// damaged or unknown is refused by a sentence.
#include <functional>
#include <string>

#include <catch_amalgamated.hpp>

#include "laws/support.h"
#include "record/data/seat_names.h"
#include "record/device/bundle.h"
#include "record/link/link.h"
#include "record/link/link_text.h"
#include "record/link/mixed_radix.h"
#include "record/play/journal.h"
#include "record/replay/replay.h"

namespace orrery {
namespace {

constexpr std::uint8_t kAdept = 2;  // index into kBotLevels

Record with_bot(std::string_view game, std::uint8_t character) {
    Record record = laws::played(game, 3, 5, 12);
    record.seats[0] = {SeatKind::person, 0, "Ann"};
    record.seats[1] = {SeatKind::bot, kAdept, {}, character};
    record.seats[2] = {SeatKind::bot, kAdept, {}};
    return record;
}

TEST_CASE("links and JSON carry each character of each game", "[record][link][characters]") {
    for (const GameInfo& game : games()) {
        const auto all = characters(game.id);
        if (all.empty()) continue;
        for (std::uint8_t character = 0; character <= all.size(); ++character) {
            CAPTURE(game.id, int{character});
            const Record record = with_bot(game.id, character);
            const std::string code = *encode_link(record);
            CHECK(code.front() == (character == kNoCharacter ? kLinkFormat : kCharactersFormat));
            CHECK(open_link(code)->record == record);
            CHECK(open_code(code)->record == record);
            CHECK(*read_record(record_json(record)) == record);
            const std::string id = bot_id(game.id, record.seats[1]);
            CHECK(id == (character == kNoCharacter ? "adept" : "adept-" + std::string(all[character - 1u].id)));
            CHECK(*bot_named(game.id, id) == record.seats[1]);
            CHECK(holder_words(game.id, record.seats[1]) ==
                  (character == kNoCharacter ? "Bot, adept" : "Bot, adept " + all[character - 1u].name()));
        }
    }
}

TEST_CASE("games by link carry characters under every protocol that new games have", "[record][link][characters]") {
    for (const GameInfo& game : games())
        for (const Protocol protocol : {Protocol::sealed, Protocol::friends})
            for (const std::size_t moves : {0u, 9u}) {
                if (characters(game.id).empty()) continue;
                CAPTURE(game.id, static_cast<int>(protocol), moves);
                const Record record = laws::played_by_link(game.id, 3, 4, moves, protocol, 2);
                const std::string code = *encode_link(record);
                CHECK(code.front() == kCharactersFormat);
                const auto opened = open_link("Your turn: https://example.org/#" + code + ".");
                REQUIRE(opened);
                CHECK(opened->record == record);
                CHECK(*read_record(record_json(record)) == record);
            }
}

TEST_CASE("a character that was held before a seat changed hands travels too", "[record][link][characters]") {
    Record record = laws::played_by_link("rise", 3, 4, 9, Protocol::sealed, 1);
    record.seats[2].character = kNoCharacter;
    CHECK_FALSE(has_characters(record));
    record.binding->changes.push_back({3, seat_at(2), {SeatKind::bot, kAdept, {}, 3}, seat_at(2)});
    CHECK(has_characters(record));
    CHECK(characters_hold(record));
    record.binding->changes.back().before.character = 4;
    CHECK_FALSE(characters_hold(record));
}

TEST_CASE("JSON of a match with characters is of a format that older programs refuse", "[record][characters]") {
    const std::string plain = record_json(with_bot("rise", kNoCharacter)), raider = record_json(with_bot("rise", 1));
    CHECK(plain.find("orrery-record/1") != std::string::npos);
    CHECK(plain.find("character") == std::string::npos);
    CHECK(raider.find("orrery-record/2") != std::string::npos);
    for (const char* wrong : {"4", "255", "-1", "\"raider\""}) {
        std::string damaged = raider;
        const std::string field = "\"character\":1";
        damaged.replace(damaged.find(field), field.size(), "\"character\":" + std::string(wrong));
        const auto read = read_record(damaged);
        REQUIRE_FALSE(read);
        CHECK(read.fault().code == "record/form");
        CHECK(read.fault().message.find("character") != std::string::npos);
    }
    std::string newer = raider;
    newer.replace(newer.find("record/2"), 8, "record/3");
    CHECK(read_record(newer).fault().code == "record/format");
}

TEST_CASE("damaged links with characters are refused by a sentence", "[record][link][characters]") {
    const std::string code = *encode_link(with_bot("prosper", 2));
    for (std::size_t at = 0; at < code.size(); ++at) {
        std::string damaged = code;
        damaged[at] = damaged[at] == 'x' ? 'y' : 'x';
        const auto opened = open_link(damaged);
        REQUIRE_FALSE(opened);
        CHECK_FALSE(opened.fault().message.empty());
    }
    CHECK(open_link(code.substr(0, code.size() - 9)).fault().code == "link/cut");

    // Whole links with digits that this program never writes: a match of Nim or Rise with one bot.
    const auto refusal = [](std::string_view game, std::uint64_t kind, std::uint64_t character) {
        const Record record = *new_record(game, 2, {}, number_of_seed(1), 1);
        DigitsOut out;
        out.digit(kind, 8);
        out.digit(static_cast<std::uint64_t>(record.revision) - 1, 64), out.digit(1, kMaxSeats);
        visit_game(game, [&](auto type) {
            using G = typename decltype(type)::Game;
            const auto write = [&out](std::uint64_t value, std::uint64_t base) {
                return out.digit(value, base), value;
            };
            auto options = *G::read_options(2, record.options, record.revision);
            G::code_options(2, options, write, record.revision);
        });
        out.digit(0, 2), out.digit(1, 3);                                                  // no names; a person
        out.digit(2, 3), out.digit(kAdept, 8), out.digit(character, kMostCharacters + 1);  // a bot
        out.digit(0, 4), out.digit(1, kMaxBase), out.digit(0, kMaxMoves + 1);              // seed 1, no moves
        const auto opened = open_link(seal_code(kCharactersFormat, game.substr(0, kMarkSize), out.base62()));
        return opened ? std::string() : opened.fault().message;
    };
    const std::string begins = "This link arrived whole, but it holds a game that can't be: ";
    CHECK(refusal("rise", 0, 1).empty());
    CHECK(refusal("rise", 0, 0).starts_with(begins + "none of its bots has a character."));
    CHECK(refusal("rise", 0, 4).starts_with(begins + "one of its bots is of an unknown character."));
    CHECK(refusal("nim", 0, 1).starts_with(begins + "one of its bots is of an unknown character."));
    CHECK(refusal("rise", 6, 1).starts_with(begins + "its seats are bound in an unknown way."));
}

TEST_CASE("saved games and files of games keep a character in a form that older programs refuse",
          "[record][bundle][characters]") {
    Journal journal;
    journal.record = with_bot("cosmos", 3);
    CHECK(read_journal(journal_json(journal))->record == journal.record);
    const std::string file = bundle_json(journal);
    CHECK(file.find("orrery-record/2") != std::string::npos);
    CHECK(file.find("orrery-record/1") == std::string::npos);
    const auto read = read_bundle(file);
    REQUIRE(read);
    CHECK(read->games.front().journal->record.seats == journal.record.seats);
}

TEST_CASE("a game that comes back with another character of a bot does not change the one that is kept",
          "[record][bundle][characters]") {
    Journal known;
    known.record = with_bot("cosmos", 1);
    known.here = 1;
    for (const std::uint8_t character : {std::uint8_t{0}, std::uint8_t{2}}) {
        Journal other = known;
        other.record.seats[1].character = character;
        const auto arrival = arrive(&known, nullptr, other);
        REQUIRE(arrival);
        CAPTURE(int{character});
        CHECK(arrival->standing == Standing::same);
        CHECK_FALSE(arrival->game);
        CHECK_FALSE(arrival->line);
    }
}

TEST_CASE("a record with an unknown character has no link", "[record][link][characters]") {
    for (const auto character : {std::uint8_t{4}, std::uint8_t{8}, std::uint8_t{255}}) {
        const auto code = encode_link(with_bot("cosmos", character));
        REQUIRE_FALSE(code);
        CHECK(code.fault().message.find("unknown character") != std::string::npos);
    }
    CHECK_FALSE(bot_named("cosmos", "adept-banker"));
    CHECK_FALSE(bot_named("nim", "adept-raider"));
    CHECK_FALSE(bot_named("cosmos", "adept-"));
    CHECK_FALSE(bot_named("cosmos", "raider"));
}

}  // namespace
}  // namespace orrery
