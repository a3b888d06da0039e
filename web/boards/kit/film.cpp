#include "web/boards/kit/film.h"

#include <algorithm>

namespace orrery::web::kit {
namespace {
constexpr double kBeat = 250, kMost = 2500;  // ms, of a weight of 1, of a whole film

int weight_of(std::span<const Beat> beats) {
    int sum = 0;
    for (const Beat& beat : beats) sum += beat.weight;
    return sum;
}
}  // namespace

Moment moment_in(std::span<const Beat> beats, float progress) {
    float passed = progress * static_cast<float>(std::max(1, weight_of(beats)));
    for (std::size_t i = 0; i < beats.size(); ++i) {
        const auto weight = static_cast<float>(beats[i].weight);
        if (passed < weight) return {i, passed / weight};
        passed -= weight;
    }
    return {beats.size(), 1};
}

Stretch stretch_in(std::span<const Beat> beats, float progress) {
    const Moment now = moment_in(beats, progress);
    if (beats.empty()) return {0, 0, now.share};
    const Beat& beat = beats[std::min(now.beat, beats.size() - 1)];
    const std::size_t end = beat.first + beat.count;
    return {now.beat < beats.size() ? beat.first : end, end, now.share};
}

double length_ms(std::span<const Beat> beats, double least) {
    return std::clamp(weight_of(beats) * kBeat, least, kMost);
}

}  // namespace orrery::web::kit
