// How secret choices travel in a game by link: whoever invites chooses, with the messages that it costs in sight, and
// everybody at the table is told. Used by set-up, lobby, welcome and the table.
#pragma once

#include <string>
#include <string_view>

#include "record/record.h"

namespace orrery::web {

// Messages that a whole match by link takes, the invitation among them: medians of `orrery lengths`.
struct Messages {
    int sealed = 0;     // 0: nobody has measured it
    int scrambled = 0;  // among friends

    bool differ() const { return sealed != scrambled; }  // else the game has no secret choices
};
Messages messages_of(std::string_view game, int seats);

// "Sealed: nobody can peek. About 172 messages."
std::string secrecy_words(Protocol protocol, const Messages& messages);
// What everybody at the table should know of its secrets; empty: it has none.
std::string secrecy_told(const Record& record);
// What somebody should know before sitting down, and at the table: bots that this device cannot check, older rules. Empty:
// nothing.
std::string cautions_told(const Record& record);

}  // namespace orrery::web
