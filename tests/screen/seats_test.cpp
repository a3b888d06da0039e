// The seats beside the board. What must be noticed about a seat is whole on its card, in every window. It is red only
// if it is a threat to the reader.
#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include <catch_amalgamated.hpp>

#include "record/link/link.h"
#include "record/replay/replay.h"
#include "screen/device.h"
#include "web/theme.h"

namespace orrery::screen {
namespace {

constexpr Window kWindows[] = {{1440, 900, 1, false}, {390, 844, 1, true}, {360, 640, 1, true}, {844, 390, 1, true}};

// Matches of Prosper in which the first seat becomes dominant. After `own` moves the seat itself is asked, after
// `other` moves another seat.
struct Match {
    std::string_view link;
    std::size_t own, other;
};
constexpr Match kMatches[] = {
    {"1pro1I322e2cGZllpYGcJvJyM2ntKIJhw3UPJJmJT49Hy6wykJli8nRzh6Y7FqbgJ7UgROV8bx1fvtzs", 42, 39},
    {"1pro1UVyyHvjUizcQnDS1r8k8xAdrh4YUEHsVwC7WL8UtP2QVLv6AqoySlj2za32mRIMv0CZ4bzRRuZkeam1ZAGuE2h0", 57, 54},
    {"1pro2a3MWvcSLpslsAwMkOCiFsQhwAFFnsYNhDYNkQ2SCSFb7E9Tx8zDkoZZvMkipShBbnkqBgFWSRmPvUcfRap9dJ7sjJgLjdC0LayvUUMGL4PIZ"
     "OrmH8spfsFBUQS0pvqeys2bIBEcJWbR8xHsp63RhnHhva88",
     101, 95},
    {"1pro2bX9jumwj9mwdb3AV4jity7QJ82fGApCXYkXVfuimHQg9NUx5CjDc6nxTz1Y2HzkBOhb2zPsdoNyMbneY4GF8vNoZujaMiahhB0NhZsF23wHV"
     "TXiAQ4NBlq2us5jXOdTpU7Z52mjAK3xwtRhKR1uVtySf1vdi",
     110, 104},
    {"1pro2YFJuEfOpKrGpSsNmsDYuaUv5FzP3E0a9zUGyfHkrdPzWAXk8erXhWPvANttZGksYFcsaYQayhWCgcXaSsIaeWflqTB0tPDL1AuDJBD3mDJQu"
     "gMn365GMNvMKkXEYQ1qDZOlRar5jLj94D3JBlxCpubaYX",
     97, 100}};

std::size_t letters_in(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char letter) { return letter != ' '; }));
}

std::optional<web::Mark> card_of(const Device& device, const std::string& name) {
    for (const web::Mark& mark : device.marks())
        if (mark.name == name) return mark;
    return {};
}

struct Seen {               // letters on a card
    std::size_t drawn = 0;  // of the words to be noticed
    std::size_t outside = 0, cut = 0;
};

// What the asked seat sees after that many moves, on its card of the first seat.
void look(const Window& window, const Match& match, std::size_t ply, std::string_view flag, ImU32 colour) {
    auto opened = open_link(match.link);
    REQUIRE(opened);
    Record& record = opened->record;
    record.moves.resize(ply);
    const Seat asked = (*replay(record))->decision().seat;
    for (std::size_t i = 0; i < record.seats.size(); ++i)
        record.seats[i] = seat_at(static_cast<int>(i)) == asked ? SeatHolder{SeatKind::person, 0, {}}
                                                                : SeatHolder{SeatKind::bot, 0, {}};
    CAPTURE(window.name(), record.seats.size(), ply);
    SeatSet here;
    here.add(asked);
    Device device(window);
    device.sit_down(record, here);
    REQUIRE(device.state().number("ply") == static_cast<std::int64_t>(ply));
    if (window.width < window.height) device.act("sheet");
    device.frames(3);
    Seen best;
    for (int scrolled = 0; scrolled < 40; ++scrolled) {  // scrolls until the card is seen
        const auto card = card_of(device, "seat:p1");
        REQUIRE(card);
        Seen seen;
        for (const Letter& letter : device.letters()) {
            const float middle = (letter.min.y + letter.max.y) / 2;
            const bool is_beside = letter.panel.find("side") != std::string::npos ||
                                   letter.panel.find("sheet-content") != std::string::npos;
            if (!is_beside || middle < card->min.y || middle > card->max.y) continue;
            seen.outside += letter.min.x < card->min.x || letter.max.x > card->max.x || letter.min.y < card->min.y ||
                            letter.max.y > card->max.y;
            seen.cut += letter.is_cut;
            seen.drawn += letter.colour == colour;
        }
        if (seen.drawn > best.drawn || (seen.drawn == best.drawn && seen.cut < best.cut)) best = seen;
        if (best.drawn == letters_in(flag) && best.cut == 0) break;
        device.wheel({window.width - 60, window.height / 2}, -0.5f);
    }
    CHECK(best.outside == 0);
    CHECK(best.cut == 0);
    CHECK(best.drawn == letters_in(flag));
}

TEST_CASE("a seat that is about to win is whole on its card, and is red only to the others", "[screen][seats]") {
    const ImU32 good = web::mix(web::ink::kVerdigris, web::ink::kIvory, 0.35f);
    const ImU32 bad = web::mix(web::ink::kEmber, web::ink::kIvory, 0.35f);
    for (const Window& window : kWindows)
        for (const Match& match : kMatches) {
            look(window, match, match.own, "You win at the end of this round unless you're stopped", good);
            look(window, match, match.other, "Wins at the end of this round unless stopped", bad);
        }
}

}  // namespace
}  // namespace orrery::screen
