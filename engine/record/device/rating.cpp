#include "record/device/rating.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace orrery {
namespace {

// ---- Glicko-2, with the paper's names

constexpr double kScale = 173.7178;     // points per unit of the paper's inner scale
constexpr double kTau = 0.5;            // how fast a volatility may change
constexpr double kClose = 0.000001;     // when the search for a volatility ends
constexpr double kMostDeviation = 350;  // nobody is less sure than a beginner
constexpr double kPi = 3.14159265358979323846;

double g(double phi) { return 1 / std::sqrt(1 + 3 * phi * phi / (kPi * kPi)); }

// Step 5: the new volatility, where f is 0.
double volatility_after(double sigma, double phi, double v, double delta) {
    const double a = std::log(sigma * sigma);
    const auto f = [&](double x) {
        const double e = std::exp(x), sum = phi * phi + v + e;
        return e * (delta * delta - sum) / (2 * sum * sum) - (x - a) / (kTau * kTau);
    };
    double low = a, high = 0;
    if (delta * delta > phi * phi + v) {
        high = std::log(delta * delta - phi * phi - v);
    } else {
        high = a - kTau;
        while (f(high) < 0) high -= kTau;
    }
    double at_low = f(low), at_high = f(high);
    while (std::abs(high - low) > kClose) {
        const double next = low + (low - high) * at_low / (at_high - at_low), at_next = f(next);
        if (at_next * at_high <= 0)
            low = high, at_low = at_high;
        else
            at_low /= 2;
        high = next, at_high = at_next;
    }
    return std::exp(low / 2);
}

// ---- Levels

// Points above the level below, and how sure that is (one standard error), in games for two: 400 lg(wins / losses) of
// the matches that engine/README.md lists under Levels.
struct Step {
    double up, error;
};
struct Levels {
    std::string_view game;
    std::array<Step, 4> steps;  // apprentice, journeyman, adept, master
};
constexpr Levels kLevels[] = {
    {"prosper", {{{249, 15}, {229, 14}, {263, 23}, {213, 24}}}},
    {"rise", {{{232, 16}, {246, 17}, {210, 21}, {226, 19}}}},
    {"kardashev", {{{170, 23}, {197, 23}, {147, 38}, {134, 48}}}},
    {"ozymandias", {{{232, 17}, {203, 14}, {241, 24}, {273, 24}}}},
    {"cosmos", {{{212, 17}, {157, 17}, {118, 15}, {103, 15}}}},
};
constexpr std::array<int, 6> kRungs{-1, 0, 3, 4, 1, 2};  // of kBotLevels, novice first; a random bot was not measured

}  // namespace

Rating rated(const Rating& before, std::span<const Meeting> period) {
    const double mu = (before.value - kNoviceRating) / kScale, phi = before.deviation / kScale;
    double told = 0, sum = 0;  // 1 / v, and the sum in delta
    for (const Meeting& meeting : period) {
        const double weight = g(meeting.deviation / kScale);
        const double expected = 1 / (1 + std::exp(-weight * (mu - (meeting.value - kNoviceRating) / kScale)));
        told += meeting.weight * weight * weight * expected * (1 - expected);
        sum += meeting.weight * weight * (meeting.score - expected);
    }
    Rating after = before;
    if (told > 0) after.volatility = volatility_after(before.volatility, phi, 1 / told, sum / told);
    const double wide = phi * phi + after.volatility * after.volatility;
    const double narrow = 1 / (1 / wide + told);
    after.value = before.value + kScale * narrow * sum;
    after.deviation = std::min(kMostDeviation, kScale * std::sqrt(narrow));
    return after;
}

std::optional<Rating> level_rating(std::string_view game, std::uint8_t level) {
    const auto* const found =
        std::find_if(std::begin(kLevels), std::end(kLevels), [game](const Levels& one) { return one.game == game; });
    if (found == std::end(kLevels) || level >= kRungs.size() || kRungs[level] < 0) return {};
    Rating rating{.value = kNoviceRating, .deviation = 0, .volatility = 0};
    for (int rung = 0; rung < kRungs[level]; ++rung) {
        const Step& step = found->steps[static_cast<std::size_t>(rung)];
        rating.value += step.up;
        rating.deviation += step.error * step.error;
    }
    rating.deviation = std::sqrt(rating.deviation);
    return rating;
}

}  // namespace orrery
