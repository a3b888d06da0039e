// libFuzzer: any text that somebody pastes or types, with or without a link or a seat's secret; and names of people.
#include "fuzz/support.h"
#include "record/data/names.h"
#include "record/link/link.h"
#include "record/link/link_text.h"
#include "record/link/seat_key.h"

namespace {

using namespace orrery;
using fuzz::require;

constexpr std::size_t kMaxInput = 300;

void try_text(std::string_view text) {
    const auto code = find_code(text, [](std::string_view mark) { return game_of_mark(mark) != nullptr; });
    if (!code) return require(!code.fault().code.empty() && !code.fault().message.empty(), "a fault has words");
    require(code->size() >= kHeadSize + kCheckSize, "a code is whole");
    require(*find_code(*code, [](std::string_view mark) { return game_of_mark(mark) != nullptr; }) == *code,
            "a code is found in itself");
    require(is_seat_key(text) == (code->front() == kSeatFormat), "a seat's secret is known by its format");
    if (const auto seat = read_seat_key(text))
        require(*read_seat_key(write_seat_key(*seat)) == *seat, "a secret stays");
    if (const auto link = open_link(text)) require(open_link(link->code)->record == link->record, "a link stays");
}

void try_names(std::string_view text) {
    std::vector<std::string> names;
    while (names.size() < 6) {
        const std::size_t end = text.find('\n');
        const std::string_view typed = text.substr(0, end);
        const std::string name = clean_name(typed);
        require(name.size() <= kMaxNameBytes && clean_name(name) == name, "a clean name stays");
        const Verdict refused = name_refusal(typed);
        require(!refused || !refused->reason.empty(), "a refusal has words");
        require(name.empty() || look_alike(name, name), "a name looks like itself");
        names.push_back(name);
        if (end == std::string_view::npos) break;
        text.remove_prefix(end + 1);
    }
    const std::vector<std::string> colours{"Sky", "Rose", "Leaf", "Sand", "Plum", "Coal"};
    const auto told = told_apart(names, {colours.begin(), colours.begin() + static_cast<std::ptrdiff_t>(names.size())});
    require(told.size() == names.size(), "every seat is called something");
    for (std::size_t i = 0; i < told.size(); ++i) {
        require(!told[i].empty(), "every seat is called something");
        for (std::size_t k = 0; k < i; ++k) require(told[i] != told[k], "no two seats are called the same");
    }
    for (const std::string& name : names)
        require(look_alike(name, names.front()) == look_alike(names.front(), name), "looking alike goes both ways");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Choices choices(data, std::min(size, kMaxInput));
    choices.below(2) == 0 ? try_text(choices.rest()) : try_names(choices.rest());
    return 0;
}
