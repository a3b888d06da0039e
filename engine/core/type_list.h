// A list of types, to be gone through at compile time: games, boards.
#pragma once

namespace orrery {

template <class... Types>
struct TypeList {};

}  // namespace orrery
