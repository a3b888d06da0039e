// Reads JSON that may come from anywhere: small questions to a rapidjson document, and JsonIn, which reads the fields
// that a struct lists. The length of the text is limited first, and parsing is iterative, so nesting cannot exhaust the
// stack.
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <rapidjson/document.h>

#include "core/archive.h"
#include "core/quoted.h"
#include "core/words.h"
#include "generated/record/say.h"

namespace orrery {

inline constexpr std::size_t kMaxJsonBytes = 1u << 18;

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

// Empty if it is not a text.
inline std::string_view as_text(const rapidjson::Value& json) {
    return json.IsString() ? std::string_view(json.GetString(), json.GetStringLength()) : std::string_view();
}
inline std::string_view json_text(const rapidjson::Value& json, const char* name) {
    const auto* member = json_member(json, name);
    return member ? as_text(*member) : std::string_view();
}

// `fallback` if it is missing, not a whole number, or out of bounds.
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

// Reads a struct by its own list of fields, as JsonOut writes it (core/archive.h says what such a list may say).
// refusal() tells the first field that is wrong. The struct must then not be used, but its values are within their
// bounds.
//     JsonIn in(json); record.serialize(in); if (!in.refusal().empty()) return bad_record(in.refusal());
class JsonIn {
   public:
    using is_loading = std::true_type;

    explicit JsonIn(const rapidjson::Value& json) : here_(&json) {}

    template <class... T>
    JsonIn& operator()(T&&... fields) {
        (field(fields), ...);
        return *this;
    }
    bool has(const char* name, bool) const { return json_member(*here_, name) != nullptr; }
    template <class T, class Each>
    void list(const char* name, std::vector<T>& items, std::size_t most, Each each) {
        const auto* member = wanted(name);
        if (!member || !is_list(*member, most)) return;
        items.assign(member->Size(), T{});
        for (rapidjson::SizeType i = 0; i < member->Size(); ++i) within((*member)[i], [&] { each(items[i]); });
    }

    // The field that was read last is wrong; `say` makes the sentence of its name.
    template <class Say>
    void refuse(const Say& say) {
        if (refusal_.empty()) refusal_ = say(name_);
    }
    const std::string& refusal() const { return refusal_; }  // empty: nothing is wrong so far

   private:
    const rapidjson::Value* wanted(const char* name) {
        name_ = name;
        const auto* member = json_member(*here_, name);
        if (!member) refuse(say::field_missing);
        return member;
    }
    template <class T>
    void field(const cereal::NameValuePair<T>& pair) {
        if (const auto* member = wanted(pair.name)) read(*member, pair.value);
    }
    template <class T>
    void field(const Sparse<T>& sparse) {
        sparse.value = sparse.usual;
        if (has(sparse.name, true)) read(*wanted(sparse.name), sparse.value);
    }
    template <class T>
    void field(const Newer<T>& newer) {
        if (has(newer.name, true)) read(*wanted(newer.name), newer.value);
    }

    void read(const rapidjson::Value& json, bool& truth) {
        if (!json.IsBool()) return refuse(say::field_no_truth);
        truth = json.GetBool();
    }
    void read(const rapidjson::Value& json, std::string& text) {
        if (!json.IsString()) return refuse(say::field_no_text);
        text = as_text(json);
    }
    template <class T>
        requires std::is_integral_v<T>
    void read(const rapidjson::Value& json, T& number) {
        if (json.IsUint64() && json.GetUint64() <= std::uint64_t{std::numeric_limits<T>::max()})
            number = static_cast<T>(json.GetUint64());
        else
            read(json, bounded(number, std::numeric_limits<T>::min(), most_of<T>()));
    }
    template <class T>
    void read(const rapidjson::Value& json, const Bounded<T>& held) {
        if (!json.IsInt64()) return refuse(say::field_no_number);
        if (json.GetInt64() < held.low || json.GetInt64() > held.high)
            return refuse([&](std::string_view field) {
                return say::field_from_to(field, std::to_string(held.low), std::to_string(held.high),
                                          std::to_string(json.GetInt64()));
            });
        held.value = static_cast<T>(json.GetInt64());
    }
    void read(const rapidjson::Value& json, const Numbered& held) {
        int number = 1;
        read(json, bounded(number, held.least, kMaxSeats));
        held.seat = seat_at(number - 1);
    }
    template <class T>
    void read(const rapidjson::Value& json, const AsText<T>& held) {
        if (!json.IsString()) return refuse(say::field_no_text);
        if (!held.read(as_text(json), held.value))
            refuse([&](std::string_view field) { return say::field_cannot_be(field, in_quotes(as_text(json))); });
    }
    template <class T>
    void read(const rapidjson::Value& json, const Worded<T>& held) {
        std::vector<std::string> words;
        for (std::size_t i = 0; i < held.words.size(); ++i) {
            if (json.IsString() && held.words[i] == as_text(json)) return void(held.place = static_cast<T>(i));
            words.emplace_back(held.words[i]);
        }
        refuse([&](std::string_view field) {
            return say::field_is_one_of(field, listed(words, "or"), in_quotes(as_text(json)));
        });
    }
    template <class T>
    void read(const rapidjson::Value& json, const AtMost<T>& held) {
        if (is_list(json, held.most)) read(json, held.list);
    }
    template <class T>
    void read(const rapidjson::Value& json, std::vector<T>& list) {
        if (!is_list(json, kMaxJsonBytes)) return;
        list.assign(json.Size(), T{});
        for (rapidjson::SizeType i = 0; i < json.Size(); ++i) read(json[i], list[i]);
    }
    void read(const rapidjson::Value& json, std::vector<OptionText>& options) {
        if (!json.IsObject()) return refuse(say::field_no_object);
        options.clear();
        for (const auto& [name, value] : json.GetObject())
            read(value, options.emplace_back(OptionText{std::string(as_text(name)), {}}).value);
    }
    template <class T>
        requires requires(T& item, JsonIn& in) { item.serialize(in); }
    void read(const rapidjson::Value& json, T& item) {
        within(json, [&] { item.serialize(*this); });
    }

    template <class T>
    static constexpr std::int64_t most_of() {
        return sizeof(T) < 8 ? static_cast<std::int64_t>(std::numeric_limits<T>::max())
                             : std::numeric_limits<std::int64_t>::max();
    }
    bool is_list(const rapidjson::Value& json, std::size_t most) {
        if (!json.IsArray()) return refuse(say::field_no_list), false;
        if (json.Size() > most)
            return refuse([most](std::string_view field) { return say::field_longer(field, static_cast<int>(most)); }),
                   false;
        return true;
    }
    template <class Read>
    void within(const rapidjson::Value& json, Read read_it) {
        if (!json.IsObject()) return refuse(say::field_no_object);
        const auto* const outside = std::exchange(here_, &json);
        const char* const name = name_;
        read_it();
        here_ = outside, name_ = name;
    }

    const rapidjson::Value* here_;
    const char* name_ = "";
    std::string refusal_;
};

}  // namespace orrery
