#include "web/settings.h"

#include <algorithm>
#include <array>
#include <string>

#include "generated/web/say.h"

namespace orrery::web {
namespace {

constexpr double kAsSystem = -1;

constexpr std::array kSizes{SettingChoice{"small", say::small, 0.875}, SettingChoice{"normal", say::normal, 1},
                            SettingChoice{"large", say::large, 1.25}, SettingChoice{"huge", say::huge, 1.5}};
constexpr std::array kSpeeds{SettingChoice{"slow", say::slow, 2}, SettingChoice{"normal", say::normal, 1},
                             SettingChoice{"fast", say::fast, 0.5}, SettingChoice{"off", say::off, 0}};
constexpr std::array kMotions{SettingChoice{"system", say::automatic, kAsSystem},
                              SettingChoice{"always", say::always, 1}, SettingChoice{"never", say::never, 0}};
constexpr std::array kSounds{SettingChoice{"off", say::off, 0}, SettingChoice{"on", say::on, 1}};

enum Which { kTextSize, kSpeed, kMotion, kSound };  // in the order of the list
constexpr std::array kSpecs{SettingSpec{"text-size", say::text_size, {}, kSizes, "normal"},
                            SettingSpec{"speed", say::animation_speed, {}, kSpeeds, "normal"},
                            SettingSpec{"motion", say::reduce_motion, say::reduce_motion_help, kMotions, "system"},
                            SettingSpec{"sound", say::sound, {}, kSounds, "off"}};

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
