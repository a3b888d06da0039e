// The signature: one hash of everything that can be seen in fixed matches of random moves. If it differs between two
// machines or two builds, the rules differ. tests/cli/signature_test.cpp holds its value.
#pragma once

#include <cstdint>

namespace orrery::cli {

// Covers every game, hidden ones too, with every number of seats and default options.
std::uint64_t signature();

}  // namespace orrery::cli
