// Writes JSON in the words of the rules references. It is a thin layer over rapidjson's Writer that reads like what it
// writes. The output is UTF-8, whatever the input.
//     json.object().field("round", 3).key("planets").array(); ... json.end().end();
// It is also an archive like those of cereal: json(value) writes a struct by the names in its save or serialize, a list
// as an array, a list of pairs as an object, an enum or id as the `token` declared beside its type, nullopt as null.
//     void save(JsonOut& json) const { json(CEREAL_NVP(round), nvp("tile stack", tiles), sparse("winner", winner, kNobody)); }
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include "core/archive.h"
#include "core/quoted.h"

namespace orrery {

template <class T>
concept HasToken = requires(const T& value) {
    token(value);
};

class JsonOut;
template <class T>
concept HasSave = requires(const T& item, JsonOut& json) {
    item.save(json);
};

// Which fields are written: all, or those that fingerprints hash (`unhashed` in core/archive.h).
enum class Fields : std::uint8_t { all, hashed };

class JsonOut {
   public:
    using is_loading = std::false_type;

    explicit JsonOut(Fields fields = Fields::all) : fields_(fields) {}

    template <class... T>
    JsonOut& operator()(const T&... values) {
        (write(values), ...);
        return *this;
    }
    // Writes the fields of a struct into the object that is open.
    template <class T>
    JsonOut& fields(const T& item) {
        if constexpr (HasSave<T>)
            item.save(*this);
        else
            const_cast<T&>(item).serialize(*this);  // serialize changes nothing when it writes
        return *this;
    }
    // Does the field exist? The caller knows it; JsonIn, which has the same function, looks into its text.
    bool has(const char*, bool is_there) const { return is_there; }
    // Writes a list of objects; `each` lists the fields of one.
    template <class T, class Each>
    void list(const char* name, const std::vector<T>& items, std::size_t, Each each) {
        objects(name, items.size(), [&](std::size_t i) { each(const_cast<T&>(items[i])); });
    }
    // Writes `count` objects as an array; fill(i) writes the fields of one.
    template <class Fill>
    JsonOut& objects(std::string_view name, std::size_t count, Fill fill) {
        key(name).array();
        for (std::size_t i = 0; i < count; ++i) object(), fill(i), end();
        return end();
    }

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
    // Writes `text`, which is JSON already, unchanged.
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
    template <class T>
    void write(const cereal::NameValuePair<T>& pair) {
        key(pair.name), write(pair.value);
    }
    template <class T>
    void write(const Sparse<T>& field) {
        if (field.value != field.usual) key(field.name), write(field.value);
    }
    template <class T>
    void write(const Newer<T>& field) {
        key(field.name), write(field.value);
    }
    template <class T>
    void write(const Unhashed<T>& field) {
        if (fields_ == Fields::all) key(field.name), write(field.value);
    }
    template <class T>
    void write(const Bounded<T>& bounded) {
        value(static_cast<std::int64_t>(bounded.value));
    }
    template <class T>
    void write(const AtMost<T>& held) {
        write(held.list);
    }
    template <class T>
    void write(const AsText<T>& held) {
        value(held.write(held.value));
    }
    template <class T>
    void write(const Worded<T>& held) {
        value(held.words[static_cast<std::size_t>(held.place)]);
    }
    void write(const Numbered& numbered) { value(index(numbered.seat) + 1); }
    template <class T>
    void write(const std::optional<T>& held) {
        held ? write(*held) : void(null());
    }
    template <class T>
    void write(const T& item) {
        if constexpr (std::is_arithmetic_v<T> || std::is_convertible_v<const T&, std::string_view>)
            value(item);
        else if constexpr (HasToken<T>)
            write(token(item));
        else if constexpr (requires { item.begin(), item.end(); })
            write_list(item);
        else
            write_struct(item);
    }
    template <class List>
    void write_list(const List& list) {
        using Item = std::decay_t<decltype(*list.begin())>;
        if constexpr (std::is_same_v<Item, OptionText> || requires(const Item& item) { item.first, item.second; }) {
            object();
            for (const auto& [name, held] : list) key(name), write(held);
        } else {
            array();
            for (const auto& item : list) write(item);
        }
        end();
    }
    template <class T>
    void write_struct(const T& item) {
        object().fields(item).end();
    }

    JsonOut& put(std::string_view text) {  // a value, or the name of a member
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
    Fields fields_;
};

template <class T>
std::string json_of(const T& value, Fields fields = Fields::all) {
    return JsonOut(fields)(value).text();
}

// A list with of(item) for each item.
template <class List, class Of>
auto each_of(const List& list, Of of) {
    std::vector<std::decay_t<decltype(of(*list.begin()))>> made;
    made.reserve(list.size());
    for (const auto& item : list) made.push_back(of(item));
    return made;
}

// The members "result" and "cause" of a match that is over; before that, "standing".
inline void save_result(JsonOut& json, const Result& result, int seats, bool is_over) {
    json.objects(is_over ? "result" : "standing", static_cast<std::size_t>(seats), [&](std::size_t k) {
        json(nvp("player", seat_at(static_cast<int>(k))), nvp("rank", result.rank[k]), nvp("score", result.score[k]));
    });
    if (is_over) json(nvp("cause", result.cause));
}

// A number that is -1 if it is not known.
inline std::optional<std::int64_t> known(std::int64_t number) {
    return number < 0 ? std::nullopt : std::optional(number);
}

}  // namespace orrery
