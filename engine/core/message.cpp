#include "core/message.h"

#include <algorithm>

#include "core/language.h"

namespace orrery {
namespace {

enum Mark : char { place = 1, capital, forms, key, end_form, end_forms };

std::string text_of(const Filling& value) {
    if (value.kind == Filling::Kind::number) return std::to_string(value.number);
    if (value.kind == Filling::Kind::text) return std::string(value.text.view());
    return value.person->object();
}

// Does a form with this key go with the value?
bool fits(std::string_view key, const Filling& value) {
    if (key.empty()) return true;
    if (value.kind == Filling::Kind::text) return key == value.text.view();
    if (value.kind == Filling::Kind::person)
        return key == "you" ? value.person->is_reader() : key == "nobody" && value.person->seat == kSpectator;
    return key == std::to_string(value.number) || (key[0] > '9' && key[0] == form_of(value.number));
}

constexpr int kDeepest = 16;  // forms in forms; no message has more than three

// Reads a pattern once from its beginning to its end. A pattern that breaks off, names a value that is not there or has
// forms deeper than kDeepest gives less text.
class Filler {
   public:
    Filler(std::string_view pattern, std::span<const Filling> values) : rest_(pattern), values_(values) {}

    // Adds what follows, up to the end of the form or of the message, to `out` if it is to be said.
    void read(bool is_said, std::string& out) {
        while (!rest_.empty() && rest_[0] != Mark::end_form) {
            const char sign = take();
            const bool is_mark = sign >= Mark::place && sign <= Mark::end_forms;
            if (!is_mark && is_said) out += sign;
            if (!is_mark) continue;
            const auto index = static_cast<std::size_t>(take() - 'a');
            const Filling value = index < values_.size() ? values_[index] : Filling(0);
            if (index >= values_.size()) is_said = false;
            if (sign == Mark::forms)
                read_forms(value, is_said, out);
            else if (is_said)
                join(out, sign == Mark::place ? text_of(value) : capitalized(text_of(value)));
        }
    }

   private:
    char take() {
        if (rest_.empty()) return 0;
        const char sign = rest_[0];
        rest_.remove_prefix(1);
        return sign;
    }

    void read_forms(const Filling& value, bool is_said, std::string& out) {
        if (++depth_ > kDeepest) rest_ = {};
        for (bool is_found = false; !rest_.empty() && rest_[0] != Mark::end_forms; take()) {
            const std::string_view key = rest_.substr(0, rest_.find(Mark::key));
            rest_.remove_prefix(std::min(key.size() + 1, rest_.size()));
            const bool is_this = !is_found && fits(key, value);
            is_found |= is_this;
            read(is_said && is_this, out);
        }
        take();
        --depth_;
    }

    std::string_view rest_;
    std::span<const Filling> values_;
    int depth_ = 0;  // of the forms that are open
};

}  // namespace

std::string_view TextRef::view() const {
    const std::uintptr_t type = where_ & kWording;
    const auto* const text = reinterpret_cast<const void*>(where_ - type);
    if (type == kView) return *static_cast<const std::string_view*>(text);
    if (type == kWording) return *static_cast<const Wording*>(text);
    if (type == kChars) return *static_cast<const char* const*>(text);
    return *static_cast<const std::string*>(text);
}

std::string filled(const char* english, std::span<const Filling> values) {
    std::string out;
    Filler(translated(english), values).read(true, out);
    return out;
}

}  // namespace orrery
