#include "web/settings.h"

#include <algorithm>
#include <array>
#include <string>

namespace orrery::web {
namespace {

constexpr double kAsSystem = -1;

constexpr std::array kSizes{SettingChoice{"small", "Small", 0.875}, SettingChoice{"normal", "Normal", 1},
                            SettingChoice{"large", "Large", 1.25}, SettingChoice{"huge", "Huge", 1.5}};
constexpr std::array kSpeeds{SettingChoice{"slow", "Slow", 2}, SettingChoice{"normal", "Normal", 1},
                             SettingChoice{"fast", "Fast", 0.5}, SettingChoice{"off", "Off", 0}};
constexpr std::array kMotions{SettingChoice{"system", "Automatic", kAsSystem}, SettingChoice{"always", "Always", 1},
                              SettingChoice{"never", "Never", 0}};
constexpr std::array kSounds{SettingChoice{"off", "Off", 0}, SettingChoice{"on", "On", 1}};

enum Which { kTextSize, kSpeed, kMotion, kSound };  // in the order of the list
constexpr std::array kSpecs{
    SettingSpec{"text-size", "Text size", "", kSizes, "normal"},
    SettingSpec{"speed", "Animation speed", "", kSpeeds, "normal"},
    SettingSpec{"motion", "Reduce motion", "Things fade instead of moving. Automatic follows your device.", kMotions,
                "system"},
    SettingSpec{"sound", "Sound", "", kSounds, "off"}};

const SettingChoice* choice_of(const SettingSpec& spec, std::string_view value) {
    const auto found = std::find_if(spec.choices.begin(), spec.choices.end(),
                                    [value](const SettingChoice& choice) { return choice.value == value; });
    return found == spec.choices.end() ? nullptr : &*found;
}

}  // namespace

std::span<const SettingSpec> setting_specs() { return kSpecs; }

// A stored value may come from another version.
const SettingChoice& chosen(const Store& store, const SettingSpec& spec) {
    const SettingChoice* choice = choice_of(spec, store.setting(spec.key, spec.fallback));
    return choice ? *choice : *choice_of(spec, spec.fallback);
}

void set_setting(Store& store, std::string_view key, std::string_view value) {
    for (const SettingSpec& spec : kSpecs)
        if (spec.key == key && choice_of(spec, value)) store.set_setting(key, value);
}

Settings read_settings(const Store& store, const Environment& environment) {
    std::array<double, kSpecs.size()> numbers;
    for (std::size_t i = 0; i < kSpecs.size(); ++i) numbers[i] = chosen(store, kSpecs[i]).number;
    const double motion = numbers[kMotion];
    return {.text_size = static_cast<float>(numbers[kTextSize]),
            .motion_factor = numbers[kSpeed],
            .sound = numbers[kSound] > 0,
            .reduced_motion = motion == kAsSystem ? environment.reduced_motion : motion > 0};
}

}  // namespace orrery::web
