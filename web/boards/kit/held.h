// What a board is handed as std::any, in the types of its game: views, events, entries, moves. Only this file of web/
// knows how such a handle is opened. choices.h and film.h say what is in which handle.
#pragma once

#include <any>

namespace orrery::web::kit {

template <class T>
const T& held(const std::any& handle) {  // which must hold a T
    return std::any_cast<const T&>(handle);
}
template <class T>
const T* held_if(const std::any& handle) {  // nullptr: the handle is empty or holds something else
    return std::any_cast<T>(&handle);
}

}  // namespace orrery::web::kit
