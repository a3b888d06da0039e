// A list of types (games, boards) for loops at compile time.
#pragma once

namespace orrery {

template <class... Types>
struct TypeList {};

}  // namespace orrery
