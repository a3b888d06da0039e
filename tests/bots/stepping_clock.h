// A clock that advances by one millisecond at each look. It gives tests of bots their time.
#pragma once

namespace orrery {

inline double stepping_clock_ms = 0;
inline double stepping_clock() { return stepping_clock_ms += 1; }

}  // namespace orrery
