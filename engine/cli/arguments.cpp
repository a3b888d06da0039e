#include "cli/arguments.h"

#include <algorithm>
#include <charconv>

#include "core/quoted.h"
#include "games.h"

namespace orrery::cli {

namespace {

const std::vector<std::string_view> kLists = {"option", "players", "bot", "bots"};  // may be given several times

bool is_among(const std::string& name, const std::vector<std::string_view>& names) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

Expected<Arguments> Arguments::read(const std::vector<std::string>& typed, const std::vector<std::string_view>& known,
                                    const std::vector<std::string_view>& flags) {
    Arguments arguments;
    for (std::size_t i = 0; i < typed.size(); ++i) {
        if (!typed[i].starts_with("--")) {
            arguments.words_.push_back(typed[i]);
            continue;
        }
        const std::size_t equals = typed[i].find('=');
        const std::string name = typed[i].substr(2, equals == std::string::npos ? equals : equals - 2);
        const bool is_flag = is_among(name, flags);
        if (!is_flag && !is_among(name, known)) {
            std::string names;
            for (const auto* list : {&known, &flags})
                for (const std::string_view one : *list) names += (names.empty() ? "--" : ", --") + std::string(one);
            return Fault{"usage/option", "There is no option " + in_quotes("--" + name) + " here; there is " +
                                             (names.empty() ? "none" : names) + "."};
        }
        if (is_flag && equals != std::string::npos)
            return Fault{"usage/option", "Option --" + name + " takes no value."};
        if (!is_flag && arguments.has(name) && !is_among(name, kLists))
            return Fault{"usage/option", "Option --" + name + " is given twice."};
        if (is_flag) {
            arguments.options_[name];
        } else if (equals != std::string::npos) {
            arguments.options_[name].push_back(typed[i].substr(equals + 1));
        } else if (i + 1 < typed.size()) {
            arguments.options_[name].push_back(typed[++i]);
        } else {
            return Fault{"usage/option", "Option --" + name + " needs a value."};
        }
    }
    return arguments;
}

std::vector<std::string> Arguments::texts(std::string_view name) const {
    const auto found = options_.find(std::string(name));
    return found == options_.end() ? std::vector<std::string>{} : found->second;
}

std::string Arguments::text(std::string_view name) const {
    const std::vector<std::string> all = texts(name);
    return all.empty() ? std::string() : all.back();
}

std::vector<std::string> Arguments::list(std::string_view name) const {
    std::vector<std::string> items;
    for (const std::string& text : texts(name)) {
        std::size_t start = 0;
        while (start <= text.size()) {
            const std::size_t comma = std::min(text.find(',', start), text.size());
            items.push_back(text.substr(start, comma - start));
            start = comma + 1;
        }
    }
    return items;
}

Expected<std::uint64_t> Arguments::number(std::string_view name, std::uint64_t fallback, std::uint64_t low,
                                          std::uint64_t high) const {
    if (!has(name)) return fallback;
    const std::string digits = text(name);
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error == std::errc() && end == digits.data() + digits.size() && !digits.empty() && number >= low &&
        number <= high)
        return number;
    return Fault{"usage/number", "--" + std::string(name) + " is a whole number from " + std::to_string(low) + " to " +
                                     std::to_string(high) + ", not " + in_quotes(digits) + "."};
}

Expected<int> Arguments::seats() const {
    const std::string game = text("game");
    const GameInfo* info = find_game(game);
    if (info == nullptr) return unknown_game(game);
    const auto least = static_cast<std::uint64_t>(info->min_seats), most = static_cast<std::uint64_t>(info->max_seats);
    const auto seats = number("seats", least, least, most);
    if (!seats) return seats.fault();
    return static_cast<int>(*seats);
}

Expected<std::vector<OptionText>> Arguments::game_options() const {
    std::vector<OptionText> options, given;
    for (const std::string& text : texts("option")) {
        const std::size_t equals = text.find('=');
        if (equals == std::string::npos || equals == 0)
            return Fault{"usage/option", "--option is written key=value, not " + in_quotes(text) + "."};
        const std::string key = text.substr(0, equals);
        for (const OptionText& option : given)
            if (option.key == key) return Fault{"usage/option", "Option " + in_quotes(key) + " is given twice."};
        given.push_back({key, text.substr(equals + 1)});
    }
    if (has("preset")) {
        const auto count = seats();
        if (!count) return count.fault();
        auto preset = preset_options(text("game"), *count, text("preset"));
        if (!preset) return preset.fault();
        for (OptionText& option : *preset)
            if (std::none_of(given.begin(), given.end(), [&](const OptionText& own) { return own.key == option.key; }))
                options.push_back(std::move(option));
    }
    options.insert(options.end(), given.begin(), given.end());
    return options;
}

}  // namespace orrery::cli
