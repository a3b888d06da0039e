// The law of lists in moves (e4,f4; 2m+1g; d5=4 c4=2). In whatever order their parts are written, they mean the listed
// move. Only if the order says something, as with places of numbers, may they mean another move. A part that is there
// twice is refused by name.
#include <algorithm>
#include <cctype>

#include "laws/support.h"

namespace orrery::laws {
namespace {

struct List {
    std::string before;  // the text up to the first part
    std::vector<std::string> parts;
    char sign = ',';  // between parts
    std::string after;

    std::string text() const {
        std::string text = before;
        for (std::size_t i = 0; i < parts.size(); ++i) text += (i == 0 ? "" : std::string(1, sign)) + parts[i];
        return text + after;
    }
};

bool is_number(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char sign) { return sign == '-' || (sign >= '0' && sign <= '9'); });
}

std::vector<std::string> parted(std::string_view text, char sign) {
    std::vector<std::string> parts{""};
    for (const char one : text)
        if (one == sign)
            parts.emplace_back();
        else
            parts.back() += one;
    return parts;
}

// All lists of a move. Numbers between commas are places.
std::vector<List> lists_in(const std::string& text) {
    std::vector<List> lists;
    const std::vector<std::string> tokens = parted(text, ' ');
    List pairs{"", {}, ' ', ""};  // tokens about one thing each: c4=2 e5=1, p1f1:pin p1f2:armada
    std::size_t at = 0;
    for (const std::string& token : tokens) {
        const std::size_t colon = token.find(':'), start = colon == std::string::npos ? 0 : colon + 1;
        for (const char sign : {',', '+'}) {
            List list{text.substr(0, at + start), parted(token.substr(start), sign), sign,
                      text.substr(at + token.size())};
            if (list.parts.size() > 1 && !is_number(list.parts[0])) lists.push_back(std::move(list));
        }
        if (token.find_first_of("=:") != std::string::npos && token.find(',') == std::string::npos) {
            if (pairs.parts.empty()) pairs.before = text.substr(0, at);
            pairs.parts.push_back(token);
            pairs.after = text.substr(at + token.size());
        }
        at += token.size() + 1;
    }
    if (pairs.parts.size() > 1 && pairs.text() == text) lists.push_back(std::move(pairs));
    return lists;
}

// Splits "re2" into "re" and "2", as "Reinforcement 2" is "reinforcement" and "2".
std::vector<std::string> pieces_of(std::string_view text) {
    std::vector<std::string> pieces;
    int kind = 0, before = 0;
    for (const char sign : text) {
        const unsigned char one = static_cast<unsigned char>(sign);
        kind = std::isalpha(one) ? 1 : std::isdigit(one) ? 2 : 0;
        if (kind != 0 && kind != before) pieces.emplace_back();
        if (kind != 0) pieces.back() += static_cast<char>(std::tolower(one));
        before = kind;
    }
    return pieces;
}

bool names(std::string_view sentence, std::string_view part) {
    const auto said = pieces_of(sentence), wanted = pieces_of(part.substr(0, part.find_first_of("=:")));
    return std::search(said.begin(), said.end(), wanted.begin(), wanted.end(),
                       [](const std::string& word, const std::string& piece) { return word.starts_with(piece); }) !=
           said.end();
}

TEST_CASE("parts of a list are read in any order, and a part that is there twice is refused by name",
          "[laws][play][lists]") {
    std::size_t lists = 0;
    for_each_course([&lists](auto type, const Course& start) {
        using G = typename decltype(type)::Game;
        Chance chance(start.seed + 25);
        walk<G>(start, [&](const auto& position, const auto& entries, const Course& course) {
            for (int i = 0; i < 3 && !entries.empty(); ++i) {
                auto steps = entries;
                const std::string text = G::print(any_move<G>(position, steps, chance));
                for (List list : lists_in(text)) {
                    std::rotate(list.parts.begin(), list.parts.begin() + 1, list.parts.end());
                    const std::string other = list.text();
                    const auto read = G::parse(other);
                    const auto path = read ? path_of<G>(position, *read, entries) : std::nullopt;
                    hold(path.has_value(), "a list is read in any order", course, other);
                    std::size_t step = 0;
                    const std::string recorded = G::print(
                        choose_move<G>(position, entries, steps, [&](const auto&) { return (*path)[step++]; }));
                    hold(recorded == text || recorded == other, "a list is recorded as it is listed", course, other);
                    ++lists;
                    if (recorded == other) continue;  // the order says something, or parts are alike

                    list.parts.push_back(list.parts.front());
                    const std::string twice = list.text();
                    const auto doubled = G::parse(twice);
                    if (doubled && path_of<G>(position, *doubled, entries)) continue;  // so many are possible
                    const std::string said = doubled ? G::why_not(position, *doubled).reason : doubled.fault().message;
                    const std::string& part = list.parts.back();  // for "6g" it is the kind
                    hold(names(said, list.sign == '+' ? part.substr(part.size() - 1) : part) &&
                             said.find(twice) == std::string::npos,
                         "a part that stands there twice is told by name", course, twice + ": " + said);
                }
            }
        });
    });
    CHECK(lists > 100);
}

}  // namespace
}  // namespace orrery::laws
