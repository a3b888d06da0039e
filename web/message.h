// One JSON message of the page, read with caution: a member that is absent or of another type reads as empty, 0 or
// false.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <rapidjson/document.h>

namespace orrery::web {

class Message {
   public:
    explicit Message(std::string_view json);

    std::string text(const char* name) const;
    std::optional<std::string> text_or_null(const char* name) const;
    std::int64_t number(const char* name) const;
    bool flag(const char* name, bool fallback = false) const;
    std::map<std::string, std::string> texts(const char* name) const;  // an object of texts
    std::map<std::string, std::string> texts() const;                  // the whole message as an object of texts
    std::vector<std::string> list(const char* name) const;             // an array of texts
    Message inside(const char* name) const;                            // an object in it, as its own message

   private:
    Message() { json_.SetObject(); }
    const rapidjson::Value* member(const char* name) const;

    rapidjson::Document json_;
};

}  // namespace orrery::web
