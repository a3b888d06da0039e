// The options of section 8 as people write them.

#include "core/quoted.h"
#include "core/words.h"
#include "games/rise/rise.h"

namespace orrery::rise {

namespace {

constexpr int kFewestRounds = 10;
constexpr int kMostRounds = 100;

Fault bad(const OptionText& text, const std::string& accepted) {
    return {"option/value",
            "Option " + in_quotes(text.key) + " cannot be " + in_quotes(text.value) + "; it can be " + accepted + "."};
}

}  // namespace

std::vector<OptionSpec> Rise::option_specs(int seats) {
    return {
        {"setup",
         "Setup",
         "",
         "standard",
         {{"standard", "Three cards and 9 gems"},
          {"empty-hand", "No cards and 18 gems: the first action is an auction"}}},
        {"market", "Market", "", "3", {{"3", "Three cards"}, {"4", "Four cards"}}},
        {"banks",
         "Banks",
         "",
         "open",
         {{"open", "Everybody sees all banks"}, {"closed", "Only the own bank is shown"}}},
        {"memory",
         "Memory",
         "",
         "shown",
         {{"shown", "Cards that were seen stay marked"}, {"hidden", "Remember them yourself"}}},
        {"start", "Who starts", "", "random", {{"random", "Drawn by lot", true}, {"seat", "The first seat"}}},
        {"rounds",
         "Round limit",
         "A number from 10 to 100.",
         std::to_string(default_rounds(seats)),
         {{"20", "20 rounds"}, {"30", "30 rounds"}, {"40", "40 rounds"}, {"60", "60 rounds"}, {"100", "100 rounds"}}},
        {"disks",
         "Disks of each colour",
         "",
         "6",
         {{"6", "6: the full game"}, {"5", "5: about 55 turns"}, {"4", "4: about 43 turns"}}},
    };
}

Expected<Options> Rise::read_options(int seats, std::vector<OptionText> texts) {
    Options options;
    for (const OptionText& text : texts) {
        const std::string& value = text.value;
        if (text.key == "setup") {
            if (value != "standard" && value != "empty-hand") return bad(text, "\"standard\" or \"empty-hand\"");
            options.empty_hand = value == "empty-hand";
        } else if (text.key == "market") {
            if (value != "3" && value != "4") return bad(text, "3 or 4");
            options.market = value == "4" ? 4 : 3;
        } else if (text.key == "banks") {
            if (value != "open" && value != "closed") return bad(text, "\"open\" or \"closed\"");
            options.closed_banks = value == "closed";
        } else if (text.key == "memory") {
            if (value != "shown" && value != "hidden") return bad(text, "\"shown\" or \"hidden\"");
            options.hidden_memory = value == "hidden";
        } else if (text.key == "start") {
            if (value != "random" && value != "seat") return bad(text, "\"random\" or \"seat\"");
            options.seat_start = value == "seat";
        } else if (text.key == "rounds") {
            const auto rounds = whole_number(value, kFewestRounds, kMostRounds);
            if (!rounds) return bad(text, "a number from 10 to 100");
            options.rounds = static_cast<std::uint8_t>(*rounds == default_rounds(seats) ? 0 : *rounds);
        } else if (text.key == "disks") {
            const auto disks = whole_number(value, 4, 6);
            if (!disks) return bad(text, "4, 5 or 6");
            options.disks = static_cast<std::uint8_t>(*disks);
        } else {
            return Fault{"option/key", "Rise has no option " + in_quotes(text.key) +
                                           "; it has setup, market, banks, memory, start, rounds and disks."};
        }
    }
    return options;
}

std::vector<OptionText> Rise::write_options(int seats, const Options& options) {
    std::vector<OptionText> texts;
    if (options.empty_hand) texts.push_back({"setup", "empty-hand"});
    if (options.market != 3) texts.push_back({"market", std::to_string(options.market)});
    if (options.closed_banks) texts.push_back({"banks", "closed"});
    if (options.hidden_memory) texts.push_back({"memory", "hidden"});
    if (options.seat_start) texts.push_back({"start", "seat"});
    if (options.rounds != 0 && options.rounds != default_rounds(seats))
        texts.push_back({"rounds", std::to_string(options.rounds)});
    if (options.disks != 6) texts.push_back({"disks", std::to_string(options.disks)});
    return texts;
}

}  // namespace orrery::rise
