// The facts of a position of Rise in scenarios (scenarios/runner.h), in the form of the rules reference's 11.3:
//     map 0,0=2+1[kb] 1,0=0[]     sectors: natural + gems [stack bottom to top]
//     market cocoon thani-tribes   deck spycraft cocoon   tiles 4 1     (`only` first: and no others)
//     p1 bank 9 hand cocoon,spycraft pile dark-ages,black-stars(g3) dead br
//     turn p2   round 60   over p2 (after a turn of p2)
// Facts that can only be told: deck (or tiles) top a b, bottom a b, size 3; p1 active cocoon; pool w 5; value b 10;
// gems black-stars 2.
// Facts that are not mentioned: 9 gems, turn of p1, the other cards below those of the deck, tiles of value 1.
#pragma once

#include "games/rise/rise.h"
#include "scenarios/runner.h"

namespace orrery::rise {

class Facts final : public scenarios::FactsOf<Rise> {
   public:
    void clear() override;
    void set(const scenarios::Words& words) override;
    void complete(Chance& chance) override;
    scenarios::Words tell(const scenarios::Words& wanted) const override;

   private:
    bool deck_only_ = false;
    bool tiles_only_ = false;
};

inline std::string scenario(std::string_view text) { return scenarios::run<Facts>(text); }
inline Position position_after(std::string_view text) { return scenarios::position_after<Facts>(text); }

}  // namespace orrery::rise
