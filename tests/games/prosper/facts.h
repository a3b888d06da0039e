// The facts of a position of Prosper in scenarios (scenarios/runner.h):
//     p1 a1=9 a2=6     ships on planets of p1; told of a planet of another seat a1=p2:5, of a free one a1=-
//     = free a4        these planets are nobody's
//     phase draft pass 5 turn p2 round 1 first p1 left 3 dominant p1 calm 0       any of them
//     reserve p1 0 p2 4     score p1 8 p2 8
// Facts that are not mentioned: p1 has the first turn of round 1 with 3 movements left, and nobody owns anything.
#pragma once

#include <catch_amalgamated.hpp>

#include "games/prosper/prosper.h"
#include "scenarios/runner.h"

namespace orrery::prosper {

class Facts final : public scenarios::FactsOf<Prosper> {
   public:
    void clear() override;
    void set(const scenarios::Words& words) override;
    void complete(Chance& chance) override;
    scenarios::Words tell(const scenarios::Words& wanted) const override;
};

// Checks a scenario as it is written. A failure names the line and shows the actual facts.
inline void holds(std::string_view text) { CHECK(scenarios::run<Facts>(text) == ""); }

inline Position started(int seats, const std::vector<OptionText>& texts, int revision = Prosper::info().revision) {
    const auto options = Prosper::read_options(seats, texts, revision);
    REQUIRE(options);
    Chance chance(1);
    return Prosper::start({seats, revision, *options}, chance);
}

}  // namespace orrery::prosper
