// The worked examples of the rules reference, all of them; those with several cases are several scenarios.
#include <catch_amalgamated.hpp>

#include "games/cosmos/facts.h"

TEST_CASE("the worked examples of the rules reference hold", "[cosmos][examples]") {
    CHECK(orrery::scenarios::check_file<orrery::cosmos::Facts>("games/cosmos/examples.scn") == 80);
}
