// A clock that goes on by one millisecond whenever it is looked at: what takes time in tests of bots.
#pragma once

namespace orrery {

inline double stepping_clock_ms = 0;
inline double stepping_clock() { return stepping_clock_ms += 1; }

}  // namespace orrery
