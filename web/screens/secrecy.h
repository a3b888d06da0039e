// How secret choices travel in a game by link. Whoever invites chooses, and sees how many messages each way costs.
// Everybody at the table is told. Used by set-up, lobby, welcome and the table.
#pragma once

#include <string>
#include <string_view>

#include "record/data/record.h"

namespace orrery::web {

// How many messages a whole match by link takes, with the invitation: medians of `orrery lengths`.
struct Messages {
    int sealed = 0;     // 0: not measured
    int scrambled = 0;  // among friends

    bool are_many_more() const { return sealed - scrambled >= 50; }  // sealed
    bool differ() const { return sealed != scrambled; }  // equal numbers mean that the game has no secret choices
};
Messages messages_of(std::string_view game, int seats);

// "Sealed: nobody can peek. About 172 messages."
std::string secrecy_words(Protocol protocol, const Messages& messages);
// What everybody at the table should know about its secrets; empty: it has none.
std::string secrecy_told(const Record& record);
// Warnings for somebody who sits down, and at the table: bots that this device cannot check, older rules. Empty: none.
std::string cautions_told(const Record& record);

}  // namespace orrery::web
