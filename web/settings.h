// A person's settings on this device. The store keeps them as texts, read into one struct that App holds. The command
// `set {key, value}` changes one of them at once, here and in other tabs. screens/settings.cpp draws the list.
#pragma once

#include <span>
#include <string_view>

#include "core/message.h"
#include "record/device/store.h"
#include "web/environment.h"

namespace orrery::web {

struct Settings {
    float text_size = 1;       // factor for the theme's sizes
    double motion_factor = 1;  // factor for the length of every film; 0: no films
    bool sound = false;
    bool reduced_motion = false;  // fades instead of movement
    bool operator==(const Settings&) const = default;
};

Settings read_settings(const Store& store, const Environment& environment);

struct SettingChoice {
    std::string_view value;
    Wording label;
    double number = 0;  // its value in Settings
};
struct SettingSpec {
    std::string_view key;
    Wording title, help;  // help may be empty
    std::span<const SettingChoice> choices;
    std::string_view fallback;
};
std::span<const SettingSpec> setting_specs();

const SettingChoice& chosen(const Store& store, const SettingSpec& spec);
void set_setting(Store& store, std::string_view key, std::string_view value);  // ignores values that are not offered

}  // namespace orrery::web
