// Who listens while a move is carried out: nobody; a list, which gets the events; or a function, which is also handed
// the position as it stands at each event. The function is called, never kept. core/game.h says when an event is told.
#pragma once

#include <concepts>
#include <memory>
#include <type_traits>
#include <vector>

namespace orrery {

template <class Position, class Event>
class Listener {
   public:
    Listener() = default;
    Listener(std::vector<Event>* events) : heard_(events), hear_(events == nullptr ? nullptr : &list) {}
    template <class F>
        requires(!std::same_as<std::remove_cvref_t<F>, Listener> &&
                 std::is_invocable_v<F&, const Event&, const Position&>)
    Listener(F&& function)
        : heard_(const_cast<void*>(static_cast<const void*>(std::addressof(function)))),
          hear_([](void* heard, const Event& event, const Position& position) {
              (*static_cast<std::remove_reference_t<F>*>(heard))(event, position);
          }) {}

    bool is_there() const { return hear_ != nullptr; }
    void hear(const Event& event, const Position& position) const {
        if (hear_ != nullptr) hear_(heard_, event, position);
    }

   private:
    static void list(void* heard, const Event& event, const Position&) {
        static_cast<std::vector<Event>*>(heard)->push_back(event);
    }

    void* heard_ = nullptr;
    void (*hear_)(void* heard, const Event& event, const Position& position) = nullptr;
};

}  // namespace orrery
