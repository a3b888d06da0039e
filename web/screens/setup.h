// The page of one game: play at once against bots, or set seats and options and start.
#pragma once

#include <memory>
#include <string>

#include "record/data/record.h"
#include "web/screens/screen.h"

namespace orrery::web {

std::unique_ptr<Screen> make_setup_screen(App& app, const std::string& game);
// With the options and seats of a match that was played. `here`: the seats at this device.
std::unique_ptr<Screen> make_setup_screen(App& app, const Record& record, SeatSet here);

}  // namespace orrery::web
