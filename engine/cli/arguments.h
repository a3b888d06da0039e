// What was typed: words, `--name value` pairs and bare `--name` flags, checked against what a command knows. Every complaint is a Fault that
// main.cpp prints as one line on standard error; nothing is carried out before all arguments hold. An option that holds one
// value is given once.
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
    // `known`: the options this command takes, each with a value; `flags`: those without. Fault: "usage/option".
    static Expected<Arguments> read(const std::vector<std::string>& typed, const std::vector<std::string_view>& known,
                                    const std::vector<std::string_view>& flags = {});

    const std::vector<std::string>& words() const { return words_; }
    bool has(std::string_view name) const { return options_.count(std::string(name)) > 0; }
    std::string text(std::string_view name) const;  // of an option that holds one value; empty: none
    std::vector<std::string> texts(std::string_view name) const;
    std::vector<std::string> list(std::string_view name) const;  // texts, also divided by commas; may be empty ones

    // A whole number; `fallback` if not given. Fault: "usage/number", with the bounds.
    Expected<std::uint64_t> number(std::string_view name, std::uint64_t fallback, std::uint64_t low,
                                   std::uint64_t high) const;
    // --seats, as many as --game is for. Fault: "game/unknown", "usage/number".
    Expected<int> seats() const;
    // Those of --preset, and --option key=value, each once, which goes before. Fault: "usage/option", "option/preset", those of
    // seats().
    Expected<std::vector<OptionText>> game_options() const;

   private:
    std::vector<std::string> words_;
    std::map<std::string, std::vector<std::string>> options_;
};

inline Fault usage(std::string message) { return {"usage", std::move(message)}; }

}  // namespace orrery::cli
