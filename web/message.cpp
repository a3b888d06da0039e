#include "web/message.h"

namespace orrery::web {
namespace {

std::map<std::string, std::string> texts_of(const rapidjson::Value& object) {
    std::map<std::string, std::string> texts;
    if (!object.IsObject()) return texts;
    for (const auto& [name, value] : object.GetObject())
        if (value.IsString())
            texts.emplace(std::string(name.GetString(), name.GetStringLength()),
                          std::string(value.GetString(), value.GetStringLength()));
    return texts;
}

}  // namespace

Message::Message(std::string_view json) {
    json_.Parse<rapidjson::kParseIterativeFlag>(json.data(), json.size());
    if (json_.HasParseError() || !json_.IsObject()) json_.SetObject();
}

const rapidjson::Value* Message::member(const char* name) const {
    const auto found = json_.FindMember(name);
    return found == json_.MemberEnd() ? nullptr : &found->value;
}

std::optional<std::string> Message::text_or_null(const char* name) const {
    const rapidjson::Value* value = member(name);
    if (!value || !value->IsString()) return std::nullopt;
    return std::string(value->GetString(), value->GetStringLength());
}

std::string Message::text(const char* name) const { return text_or_null(name).value_or(std::string{}); }

std::int64_t Message::number(const char* name) const {
    const rapidjson::Value* value = member(name);
    if (!value || !value->IsNumber()) return 0;
    return value->IsInt64() ? value->GetInt64() : static_cast<std::int64_t>(value->GetDouble());
}

bool Message::flag(const char* name, bool fallback) const {
    const rapidjson::Value* value = member(name);
    return value && value->IsBool() ? value->GetBool() : fallback;
}

std::map<std::string, std::string> Message::texts(const char* name) const {
    const rapidjson::Value* value = member(name);
    return value ? texts_of(*value) : std::map<std::string, std::string>{};
}

std::map<std::string, std::string> Message::texts() const { return texts_of(json_); }

std::vector<std::string> Message::list(const char* name) const {
    std::vector<std::string> texts;
    const rapidjson::Value* value = member(name);
    if (!value || !value->IsArray()) return texts;
    for (const auto& one : value->GetArray())
        if (one.IsString()) texts.emplace_back(one.GetString(), one.GetStringLength());
    return texts;
}

Message Message::inside(const char* name) const {
    Message inner;
    if (const rapidjson::Value* value = member(name); value && value->IsObject())
        inner.json_.CopyFrom(*value, inner.json_.GetAllocator());
    return inner;
}

}  // namespace orrery::web
