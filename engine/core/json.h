// JSON out, in words of the rules references: a thin hand on rapidjson's Writer that reads as it writes. Texts come out as
// UTF-8 whatever came in.
//     json.object().field("round", 3).key("planets").array(); ... json.end().end();
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include "core/quoted.h"

namespace orrery {

class JsonOut {
   public:
    JsonOut& object() { return open(true); }
    JsonOut& array() { return open(false); }
    // Closes the innermost open object or array.
    JsonOut& end() {
        const bool is_object = open_.back();
        open_.pop_back();
        is_object ? writer_.EndObject() : writer_.EndArray();
        return *this;
    }
    JsonOut& key(std::string_view name) { return put(name); }
    JsonOut& value(std::string_view text) { return put(text); }
    JsonOut& value(const char* text) { return value(std::string_view(text)); }
    JsonOut& value(const std::string& text) { return value(std::string_view(text)); }
    JsonOut& value(bool truth) { return (writer_.Bool(truth), *this); }
    JsonOut& value(int number) { return (writer_.Int(number), *this); }
    JsonOut& value(unsigned number) { return (writer_.Uint(number), *this); }
    JsonOut& value(std::int64_t number) { return (writer_.Int64(number), *this); }
    JsonOut& value(std::uint64_t number) { return (writer_.Uint64(number), *this); }
    JsonOut& value(double number) { return (writer_.Double(number), *this); }
    JsonOut& null() { return (writer_.Null(), *this); }
    // `text` is JSON already and is put in as it is.
    JsonOut& raw(std::string_view text) {
        writer_.RawValue(text.data(), text.size(), rapidjson::kObjectType);
        return *this;
    }
    template <class T>
    JsonOut& field(std::string_view name, const T& v) {
        return key(name).value(v);
    }
    template <class List>
    JsonOut& values(std::string_view name, const List& list) {
        key(name).array();
        for (const auto& item : list) value(item);
        return end();
    }

    std::string text() const { return {buffer_.GetString(), buffer_.GetSize()}; }

   private:
    JsonOut& put(std::string_view text) {  // a text, or a member's name
        if (!is_well_formed(text)) return put(well_formed(text));
        writer_.String(text.data(), static_cast<rapidjson::SizeType>(text.size()));
        return *this;
    }
    JsonOut& open(bool is_object) {
        open_.push_back(is_object);
        is_object ? writer_.StartObject() : writer_.StartArray();
        return *this;
    }

    rapidjson::StringBuffer buffer_;
    rapidjson::Writer<rapidjson::StringBuffer> writer_{buffer_};
    std::vector<bool> open_;
};

}  // namespace orrery
