// JSON in, for records and journals: small questions to a rapidjson document whose content nobody vouches for.
// Parsing is iterative, so nesting cannot exhaust the stack, and the text's length is limited first.
#pragma once

#include <cstdint>
#include <string_view>

#include <rapidjson/document.h>

#include "record/journal.h"

namespace orrery {

inline bool parse_json(std::string_view text, rapidjson::Document& json, std::size_t most = kMaxJsonBytes) {
    if (text.size() > most) return false;
    json.Parse<rapidjson::kParseIterativeFlag | rapidjson::kParseValidateEncodingFlag>(text.data(), text.size());
    return !json.HasParseError() && json.IsObject();
}

// nullptr: `json` is no object or has no such member.
inline const rapidjson::Value* json_member(const rapidjson::Value& json, const char* name) {
    if (!json.IsObject()) return nullptr;
    const auto found = json.FindMember(name);
    return found == json.MemberEnd() ? nullptr : &found->value;
}

// Empty: not a text.
inline std::string_view as_text(const rapidjson::Value& json) {
    return json.IsString() ? std::string_view(json.GetString(), json.GetStringLength()) : std::string_view();
}
inline std::string_view json_text(const rapidjson::Value& json, const char* name) {
    const auto* member = json_member(json, name);
    return member ? as_text(*member) : std::string_view();
}

// `fallback`: not there, no whole number, or out of bounds.
inline std::int64_t json_number(const rapidjson::Value& json, const char* name, std::int64_t fallback, std::int64_t low,
                                std::int64_t high) {
    const auto* member = json_member(json, name);
    if (!member || !member->IsInt64()) return fallback;
    const std::int64_t number = member->GetInt64();
    return number < low || number > high ? fallback : number;
}
inline bool json_truth(const rapidjson::Value& json, const char* name) {
    const auto* member = json_member(json, name);
    return member && member->IsTrue();
}

// The record, the journal within a larger document (record.cpp, journal.cpp).
Expected<Record> read_record(const rapidjson::Value& json);
Expected<Journal> read_journal(const rapidjson::Value& json);

}  // namespace orrery
