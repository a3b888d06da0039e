#include "web/boards/kit/spots.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>

#include "core/words.h"
#include "generated/kit/say.h"
#include "web/boards/board.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/hexes.h"
#include "web/boards/kit/signs.h"

namespace orrery::web::kit {
namespace {
constexpr float kTarget = 44, kStray = 6, kReading = 28;  // CSS px
constexpr float kBand = 0.18f;                            // of a card's height: its title

// A sentence in small letters with lines between its words: "Sky plays Dark Ages." becomes "-sky-plays-dark-ages-".
// Apostrophes vanish.
std::string as_ids(std::string_view sentence) {
    constexpr std::string_view kApostrophe = "\u2019";
    std::string ids = "-";
    for (std::size_t i = 0; i < sentence.size(); ++i) {
        const auto letter = static_cast<unsigned char>(sentence[i]);
        if (letter == '\'') continue;
        if (sentence.substr(i).starts_with(kApostrophe))
            i += kApostrophe.size() - 1;
        else if (std::isalnum(letter) != 0)
            ids += static_cast<char>(std::tolower(letter));
        else if (ids.back() != '-')
            ids += '-';
    }
    return ids.back() == '-' ? ids : ids + '-';
}
}  // namespace

bool Region::holds(ImVec2 point) const {
    return point.x >= min.x && point.y >= min.y && point.x < max.x && point.y < max.y;
}

Region Region::target(float size) const {
    const ImVec2 more{std::max(0.0f, size - width()) / 2, std::max(0.0f, size - height()) / 2};
    return {min - more, max + more};
}

float Spot::distance_to(ImVec2 point) const {
    switch (shape) {
        case Shape::disc: return std::max(0.0f, distance(point, centre()) - radius());
        case Shape::hex: return std::max(0.0f, distance(point, centre()) - radius() * kRoot3 / 2);
        case Shape::box: break;
    }
    return length(
        {std::max({min.x - point.x, 0.0f, point.x - max.x}), std::max({min.y - point.y, 0.0f, point.y - max.y})});
}

std::optional<Region> Spot::reading(const Theme& theme) const {
    if (!reads || !can() || !theme.touch) return {};
    const float size = theme.px(kReading), top = min.y + height() * kBand;
    const ImVec2 corner{max.x - size, top + size};
    const float finger = theme.px(kTarget) / 2;
    if (corner.x < centre().x || corner.y > centre().y || distance(corner, centre()) < finger) return {};
    return Region{{corner.x, top}, {max.x, corner.y}};
}

const Spot* Spots::find(std::string_view mark) const {
    for (const Spot& spot : spots_)
        if (!mark.empty() && spot.mark == mark) return &spot;
    return nullptr;
}

void Spots::append(Spots&& above) {
    for (Spot& spot : above.spots_) spots_.push_back(std::move(spot));
    above.spots_.clear();
}

void Spots::lie_on_map(std::size_t first, const Region& room) {
    for (Spot& spot : all().subspan(first)) {
        spot.on_map = true;
        if (!room.holds(spot.centre())) spot.mark.clear();
    }
}

void Spots::give_way(const Theme& theme) {
    if (!theme.touch) return;
    const float reach = theme.px(kTarget) / 2;
    for (Spot& spot : spots_) {
        if (!spot.on_map || spot.can()) continue;
        const bool is_near = std::any_of(spots_.begin(), spots_.end(), [&](const Spot& choice) {
            return choice.can() && choice.on_map && distance(choice.centre(), spot.centre()) < reach + spot.width() / 2;
        });
        if (is_near) spot.mark.clear();
    }
}

void Spots::hang(std::span<const PlacedChoice> choices) {
    for (Spot& spot : spots_) {
        if (spot.mark.empty() || spot.can()) continue;
        int ways = 0;
        for (const PlacedChoice& choice : choices) {
            if (choice.mark != spot.mark) continue;
            spot.choice = choice.choice;
            spot.chosen = spot.chosen || choice.chosen;
            ++ways;
        }
        if (ways > 1) spot.choice.reset(), spot.opens = true;
    }
}

const Spot* Spots::at(ImVec2 point, const Theme& theme, bool finger) const {
    const Spot* found = nullptr;
    for (std::size_t i = spots_.size(); i-- > 0;) {
        const Spot& spot = spots_[i];
        if ((spot.mark.empty() && !spot.covers) || spot.distance_to(point) > 0) continue;
        if (spot.covers) return found != nullptr ? found : &spot;
        if (spot.can() && !spot.aside) return &spot;
        if (found == nullptr) found = &spot;
    }
    if (found != nullptr) return found;
    float least = 0;
    for (const Spot& spot : spots_) {
        if (spot.mark.empty()) continue;
        const float away = finger ? distance(point, spot.centre()) : spot.distance_to(point);
        const bool is_near = finger ? spot.target(theme.px(kTarget)).holds(point) : away < theme.px(kStray);
        if (!is_near || (found != nullptr && found->can() && !spot.can())) continue;
        if (found == nullptr || away < least || (spot.can() && !found->can())) least = away, found = &spot;
    }
    return found;
}

void Spots::paint(ImDrawList& list, const Theme& theme, std::string_view over, std::string_view focus) const {
    for (const Spot& spot : spots_) {
        if (!spot.paint) continue;
        const bool focused = !spot.mark.empty() && spot.mark == focus;
        const bool pointed = !spot.mark.empty() && spot.mark == over;
        spot.paint(spot, {list, theme, focused || pointed, focused});
        if (const auto at = spot.reading(theme)) reading_sign({list, theme}, at->centre());
    }
}

void Spots::light_named(const Brush& brush, Marks& marks, std::string_view sentence) const {
    const std::string ids = as_ids(sentence);
    for (const Spot& spot : spots_) {
        if (spot.name.empty() || ids.find(as_ids(spot.name)) == std::string::npos) continue;
        brush.list.AddRect(spot.min, spot.max, ink::kBrass, brush.px(6), 0, brush.px(3));
        marks.add("named:" + spot.mark, spot.min, spot.max);
    }
    constexpr std::string_view kMarks = ".,;:!?";
    const auto next_word = [&] {
        const std::string_view word = sentence.substr(0, sentence.find(' '));
        sentence.remove_prefix(std::min(word.size() + 1, sentence.size()));
        return word.substr(0, word.find_last_not_of(kMarks) + 1);
    };
    const auto named = [this](std::string_view word) {
        return std::find_if(spots_.begin(), spots_.end(), [word](const Spot& spot) {
            const std::string_view mark = spot.mark;
            return spot.on_map && !word.empty() && mark.substr(mark.find(':') + 1) == word;
        });
    };
    auto before = spots_.end();  // the place two words before
    std::string_view joint;      // the word between
    while (!sentence.empty()) {
        const std::string_view word = next_word();
        const auto spot = named(word);
        if (spot == spots_.end()) {
            if (!joint.empty()) before = spots_.end();
            joint = word;
            continue;
        }
        glow(brush, spot->centre(), spot->radius());
        brush.list.AddCircle(spot->centre(), spot->radius(), ink::kBrass, 0, brush.px(3));
        marks.add("named:" + spot->mark, spot->min, spot->max);
        if (before != spots_.end() && (is_among(joint, kit_says::words_to) || is_among(joint, kit_says::words_from))) {
            std::array<ImVec2, 2> way{before->centre(), spot->centre()};
            if (is_among(joint, kit_says::words_from)) std::swap(way[0], way[1]);
            arrow(brush, way, ink::kBrass);
        }
        before = spot, joint = {};
    }
}

void Spots::name(Marks& marks, const BoardFrame& frame) const {
    for (const Spot& spot : spots_) {
        if (spot.covers) marks.add("region:tray", spot.min, spot.max);
        if (spot.mark.empty()) continue;
        const bool is_named = spot.is_choice() && !spot.aside && frame.text_of;
        marks.add({spot.mark, spot.min, spot.max, is_named ? frame.text_of(spot.choice) : std::string(), spot.opens,
                   spot.aside, spot.chosen});
    }
}

}  // namespace orrery::web::kit
