#include "record/data/seat_names.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "core/language.h"
#include "generated/record/say.h"
#include "record/data/names.h"

namespace orrery {

std::string seat_colour_name(Seat seat) {
    constexpr std::array<Wording, kMaxSeats> kColours{say::orange, say::sky,       say::green,
                                                      say::yellow, say::vermilion, say::purple};
    return seat == kSpectator ? say::nobody() : kColours[static_cast<std::size_t>(index(seat)) % kColours.size()]();
}

std::vector<std::string> seat_names(const Record& record) {
    std::vector<std::string> names, colours;
    for (std::size_t i = 0; i < record.seats.size(); ++i) {
        names.push_back(record.seats[i].name);
        colours.push_back(seat_colour_name(seat_at(static_cast<int>(i))));
    }
    return told_apart(names, colours);
}

std::string with_names(std::string_view sentence, const std::vector<std::string>& names) {
    std::string out;
    for (std::size_t i = 0; i < sentence.size(); ++i) {
        const bool is_seat =
            sentence[i] == '{' && i + 3 < sentence.size() && sentence[i + 1] == 'p' && sentence[i + 3] == '}';
        const std::size_t seat = is_seat ? static_cast<std::size_t>(sentence[i + 2] - '1') : names.size();
        if (seat < names.size()) {
            join(out, names[seat]);
            i += 3;
        } else {
            out += sentence[i];
        }
    }
    return out;
}

std::string bot_id(std::string_view game, const SeatHolder& holder) {
    const std::size_t level = std::min<std::size_t>(holder.level, std::size(kBotLevels) - 1);
    const Character* character = find_character(game, holder.character);
    return std::string(kBotLevels[level]) + (character != nullptr ? "-" + std::string(character->id) : "");
}

std::optional<SeatHolder> bot_named(std::string_view game, std::string_view id) {
    const std::size_t then = std::min(id.find('-'), id.size());
    const auto level = std::find(std::begin(kBotLevels), std::end(kBotLevels), id.substr(0, then));
    if (level == std::end(kBotLevels)) return {};
    SeatHolder bot{SeatKind::bot, static_cast<std::uint8_t>(level - std::begin(kBotLevels)), {}};
    if (then == id.size()) return bot;
    bot.character = static_cast<std::uint8_t>(character_number(game, id.substr(then + 1)));
    return bot.character == kNoCharacter ? std::nullopt : std::optional(bot);
}

std::string holder_words(std::string_view game, const SeatHolder& holder) {
    if (holder.kind == SeatKind::open) return say::free();
    if (holder.kind == SeatKind::person)
        return holder.name.empty()    ? say::a_person()
               : is_word(holder.name) ? say::a_person_called(called(holder.name))
                                      : called(holder.name);
    const std::string_view level = kBotLevels[std::min<std::size_t>(holder.level, std::size(kBotLevels) - 1)];
    const Character* character = find_character(game, holder.character);
    return character == nullptr ? say::a_bot(level) : say::a_bot_of_character(level, character->name);
}

}  // namespace orrery
