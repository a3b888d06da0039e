// A reference to a function that is called only while its caller runs, like std::function_ref of C++26. Nothing is
// copied.
#pragma once

#include <concepts>
#include <memory>
#include <type_traits>
#include <utility>

namespace orrery {

template <class Signature>
class FunctionRef;

template <class Result, class... Arguments>
class FunctionRef<Result(Arguments...)> {
   public:
    template <class F>
        requires(!std::same_as<std::remove_cvref_t<F>, FunctionRef> && std::is_invocable_r_v<Result, F&, Arguments...>)
    FunctionRef(F&& function)
        : function_(const_cast<void*>(static_cast<const void*>(std::addressof(function)))),
          call_([](void* held, Arguments... arguments) -> Result {
              return (*static_cast<std::remove_reference_t<F>*>(held))(std::forward<Arguments>(arguments)...);
          }) {}

    Result operator()(Arguments... arguments) const { return call_(function_, std::forward<Arguments>(arguments)...); }

   private:
    void* function_;
    Result (*call_)(void*, Arguments...);
};

}  // namespace orrery
