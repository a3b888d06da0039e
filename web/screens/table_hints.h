// The hints of a first match, one at each answer. Settings keep how many were read.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace orrery::web {

class App;

// The setting: has the player seen how to hold a card to read it?
inline constexpr std::string_view kKnowsReading = "knows-reading";

class TableHints {
   public:
    void find(const App& app);                         // the next one
    void forget(App& app);                             // it was read
    static bool waits(App& app);                       // a notice is shown, and a phone has no room for both
    std::string_view words() const { return words_; }  // until the next answer; empty: none

   private:
    std::string words_;
    std::size_t known_ = 0;  // how many were read
};

}  // namespace orrery::web
