// The facts of a position of Nim in scenarios (scenarios/runner.h):
//     heap 21   p1 token 4
// Facts that can only be told: p1 bid 2 (-1: none yet) shown yes, and pile a 2 b 5. Facts that are not mentioned are as
// at the start of the match.
#pragma once

#include "games/template/template.h"
#include "scenarios/runner.h"

namespace orrery::example {

class Facts final : public scenarios::FactsOf<Nim> {
   public:
    void set(const scenarios::Words& words) override {
        const bool of_seat = scenarios::is_seat(words[0]);
        scenarios::set_pairs(words, of_seat ? 1 : 0, [&](const std::string& name, const std::string& value) {
            if (of_seat && name == "token")
                position.token[scenarios::slot(words[0])] = scenarios::number(value);
            else if (name == "heap")
                position.heap = scenarios::number(value);
            else
                scenarios::fail("no fact " + name);
        });
    }

    scenarios::Words tell(const scenarios::Words& wanted) const override {
        const bool of_seat = scenarios::is_seat(wanted[0]);
        if (wanted[0] == "pile")
            return scenarios::tell_pairs(wanted, 1, [&](const std::string& name) {
                if (name != "a" && name != "b" && name != "c") scenarios::fail("no pile " + name);
                return std::to_string(position.pile[static_cast<std::size_t>(name[0] - 'a')]);
            });
        return scenarios::tell_pairs(wanted, of_seat ? 1 : 0, [&](const std::string& name) -> std::string {
            if (of_seat && name == "token") return std::to_string(position.token[scenarios::slot(wanted[0])]);
            if (of_seat && name == "bid") return std::to_string(position.bid[scenarios::slot(wanted[0])]);
            if (of_seat && name == "shown") return position.shown[scenarios::slot(wanted[0])] ? "yes" : "no";
            if (name != "heap") scenarios::fail("no fact " + name);
            return std::to_string(position.heap);
        });
    }
};

}  // namespace orrery::example
