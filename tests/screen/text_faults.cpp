#include "screen/text_faults.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string_view>

namespace orrery::screen {
namespace {

constexpr float kCell = 24;      // CSS px: letters are compared with those of their own and the next cells
constexpr float kShared = 0.3f;  // of the smaller letter: less is only a tail beside an edge
constexpr float kSlack = 1.5f;   // CSS px
constexpr int kDark = 150;       // of 765: such letters are the dark edges of others
constexpr int kSeen = 90;        // of 255: fainter letters are fading
constexpr std::array kScrolls{"side", "sheet-content", "page", "read_", "setup", "games", "puzzles", "coach-"};

// As many letters as stand before and behind this one in its line, as they were drawn.
std::string around(const std::vector<Letter>& letters, std::size_t at) {
    constexpr std::size_t kMost = 24;
    const auto goes_on = [&](std::size_t left, std::size_t right) {
        return std::abs(letters[left].max.y - letters[right].max.y) < 14 &&
               letters[right].min.x > letters[left].min.x && letters[right].min.x - letters[left].max.x < 12;
    };
    std::size_t begin = at, end = at + 1;
    while (begin > 0 && at - begin < kMost && goes_on(begin - 1, begin)) --begin;
    while (end < letters.size() && end - at < kMost && goes_on(end - 1, end)) ++end;
    std::string words;
    for (std::size_t i = begin; i < end; ++i) {
        if (i > begin && letters[i].min.x - letters[i - 1].max.x > 2.5f) words += ' ';
        words += letters[i].code < 128 ? static_cast<char>(letters[i].code) : '#';
    }
    return "\"" + words + "\"";
}

bool is_faint(const Letter& letter) {
    const auto part = [&](int shift) { return static_cast<int>(letter.colour >> shift & 255); };
    return part(IM_COL32_A_SHIFT) < kSeen ||
           part(IM_COL32_R_SHIFT) + part(IM_COL32_G_SHIFT) + part(IM_COL32_B_SHIFT) < kDark;
}

float side(ImVec2 a, ImVec2 b, ImVec2 p) { return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x); }

bool is_covered(ImVec2 at, std::size_t after, std::size_t before, const std::vector<Cover>& covers) {
    return std::any_of(covers.begin(), covers.end(), [&](const Cover& cover) {
        if (cover.order <= after || cover.order >= before) return false;
        if (at.x < cover.min.x || at.y < cover.min.y || at.x > cover.max.x || at.y > cover.max.y) return false;
        const float one = side(cover.a, cover.b, at), two = side(cover.b, cover.c, at),
                    three = side(cover.c, cover.a, at);
        return (one >= 0 && two >= 0 && three >= 0) || (one <= 0 && two <= 0 && three <= 0);
    });
}

}  // namespace

std::vector<std::string> text_faults(const Window& window, const std::vector<Letter>& letters,
                                     const std::vector<Cover>& covers) {
    constexpr std::size_t kLast = static_cast<std::size_t>(-1);
    std::vector<std::string> faults;
    const auto tell = [&](std::string_view what, std::size_t i) {
        const Letter& one = letters[i];
        faults.push_back(std::string(what) + " " + around(letters, i) + " on " + one.panel + " at " +
                         std::to_string(std::lround(one.min.x)) + "," + std::to_string(std::lround(one.min.y)));
    };
    std::map<std::pair<int, int>, std::vector<std::size_t>> cells;
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const Letter& one = letters[i];
        const ImVec2 middle{(one.min.x + one.max.x) / 2, (one.min.y + one.max.y) / 2};
        const bool is_gone = one.max.x < one.seen_min.x || one.max.y < one.seen_min.y || one.min.x > one.seen_max.x ||
                             one.min.y > one.seen_max.y;
        if (is_gone || one.code <= U' ' || is_faint(one) || is_covered(middle, one.order, kLast, covers)) continue;
        const bool is_wide_cut = one.min.x < one.seen_min.x - kSlack || one.max.x > one.seen_max.x + kSlack;
        const bool is_high_cut = one.min.y < one.seen_min.y - kSlack || one.max.y > one.seen_max.y + kSlack;
        const bool scrolls = std::any_of(kScrolls.begin(), kScrolls.end(), [&](std::string_view name) {
            return one.panel.find(name) != std::string::npos;
        });
        if (is_wide_cut || (is_high_cut && !scrolls)) tell("cut", i);
        if (one.min.x < -kSlack || one.max.x > window.width + kSlack) tell("outside", i);
        const auto cell = std::pair(static_cast<int>(middle.x / kCell), static_cast<int>(middle.y / kCell));
        for (int x = cell.first - 1; x <= cell.first + 1; ++x)
            for (int y = cell.second - 1; y <= cell.second + 1; ++y) {
                const auto found = cells.find({x, y});
                if (found == cells.end()) continue;
                for (const std::size_t k : found->second) {
                    const Letter& other = letters[k];
                    if (i - k == 1 && std::abs(one.max.y - other.max.y) < other.max.y - other.min.y)
                        continue;  // its neighbour in a word
                    const ImVec2 low{std::max({one.min.x, other.min.x, one.seen_min.x, other.seen_min.x}),
                                     std::max({one.min.y, other.min.y, one.seen_min.y, other.seen_min.y})};
                    const ImVec2 high{std::min({one.max.x, other.max.x, one.seen_max.x, other.seen_max.x}),
                                      std::min({one.max.y, other.max.y, one.seen_max.y, other.seen_max.y})};
                    if (high.x <= low.x || high.y <= low.y) continue;
                    const auto area = [](ImVec2 min, ImVec2 max) { return (max.x - min.x) * (max.y - min.y); };
                    if (area(low, high) < kShared * std::min(area(one.min, one.max), area(other.min, other.max)))
                        continue;
                    if (is_covered({(low.x + high.x) / 2, (low.y + high.y) / 2}, other.order, one.order, covers))
                        continue;
                    tell("over " + around(letters, k) + ":", i);
                }
            }
        cells[cell].push_back(i);
    }
    return faults;
}

std::string cut_words(const std::vector<Letter>& letters) {
    std::string words;
    for (std::size_t end = 0; end < letters.size(); ++end) {
        if (letters[end].code != U'…') continue;
        std::size_t begin = end;
        while (begin > 0 && letters[begin - 1].min.x < letters[begin].min.x) --begin;
        if (begin == end) continue;
        for (std::size_t i = begin; i < end; ++i)
            words += letters[i].code < 128 ? static_cast<char>(letters[i].code) : '#';
        words += "... on " + letters[end].panel + "; ";
    }
    return words;
}

}  // namespace orrery::screen
