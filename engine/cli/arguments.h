// What was typed: words, `--name value` pairs and bare `--name` flags, checked against what a command knows. Every
// complaint is a Fault, which main.cpp prints as one line on standard error. Nothing is done before all arguments are
// valid. An option that holds one value may be given only once.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/types.h"
#include "core/verdict.h"

namespace orrery::cli {

class Arguments {
   public:
    // `known`: the options that this command takes, each with a value. `flags`: those without a value. Fault:
    // "usage/option".
    static Expected<Arguments> read(const std::vector<std::string>& typed, const std::vector<std::string_view>& known,
                                    const std::vector<std::string_view>& flags = {});

    const std::vector<std::string>& words() const { return words_; }
    bool has(std::string_view name) const { return options_.count(std::string(name)) > 0; }
    std::string text(std::string_view name) const;  // of an option that holds one value; empty: not given
    std::vector<std::string> texts(std::string_view name) const;
    std::vector<std::string> list(std::string_view name) const;  // texts, split at commas; some may be empty

    // A whole number; `fallback` if not given. Its Fault, "usage/number", names the bounds.
    Expected<std::uint64_t> number(std::string_view name, std::uint64_t fallback, std::uint64_t low,
                                   std::uint64_t high) const;
    // The number of --seats; it must suit --game. Faults: "game/unknown", "usage/number".
    Expected<int> seats() const;
    // The options that --preset sets, and those given by --option key=value, each at most once, which go before.
    // Faults: "usage/option", "option/preset", those of seats().
    Expected<std::vector<OptionText>> game_options() const;

   private:
    std::vector<std::string> words_;
    std::map<std::string, std::vector<std::string>> options_;
};

inline Fault usage(std::string message) { return {"usage", std::move(message)}; }

}  // namespace orrery::cli
