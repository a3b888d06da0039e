// A function and the values that it needs, for the many spots of a frame. It holds only what can be copied byte by byte
// (references, numbers, handles), so each use adds only one function to the module.
#pragma once

#include <cstddef>
#include <new>
#include <type_traits>
#include <utility>

namespace orrery::web::kit {

template <class Signature>
class Closure;

template <class Result, class... Args>
class Closure<Result(Args...)> {
   public:
    Closure() = default;
    template <class F>
        requires(std::is_trivially_copyable_v<F>&& std::is_trivially_destructible_v<F> && !std::is_same_v<F, Closure>)
    Closure(F function) {  // implicit, so that a lambda can be given
        static_assert(sizeof(F) <= kRoom && alignof(F) <= alignof(void*));
        ::new (static_cast<void*>(held_)) F(function);
        call_ = [](const unsigned char* held, Args... args) -> Result {
            return (*std::launder(reinterpret_cast<const F*>(held)))(std::forward<Args>(args)...);
        };
    }

    explicit operator bool() const { return call_ != nullptr; }
    Result operator()(Args... args) const { return call_(held_, std::forward<Args>(args)...); }

   private:
    static constexpr std::size_t kRoom = 6 * sizeof(void*);

    alignas(void*) unsigned char held_[kRoom]{};
    Result (*call_)(const unsigned char* held, Args... args) = nullptr;
};

}  // namespace orrery::web::kit
