// The keys under which the page's storage keeps things, and the messages that store and forget them. For App alone.
#pragma once

#include <string>
#include <string_view>

#include "core/json.h"
#include "record/journal.h"
#include "web/bridge.h"

namespace orrery::web {

inline constexpr std::string_view kGameKey = "orrery/game/";
inline constexpr std::string_view kLineKey = "orrery/line/";
inline constexpr std::string_view kSeatKey = "orrery/seat/";
inline constexpr std::string_view kSettingsKey = "orrery/settings";

inline std::string key_of(std::string_view prefix, std::string_view name) {
    return std::string(prefix) + std::string(name);
}
inline std::string number_of(const Journal& journal) { return hex16(journal.record.number); }

inline void send_store(std::string_view key, std::string_view value) {
    JsonOut json;
    send(json.object().field("type", "store").field("key", key).field("value", value).end().text());
}
inline void send_forget(std::string_view key) {
    JsonOut json;
    send(json.object().field("type", "forget").field("key", key).end().text());
}

}  // namespace orrery::web
