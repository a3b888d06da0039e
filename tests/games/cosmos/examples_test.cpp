// All worked examples of the rules reference. An example with several cases is several scenarios.
#include <catch_amalgamated.hpp>

#include "games/cosmos/facts.h"

TEST_CASE("the worked examples of the rules reference hold", "[cosmos][examples]") {
    CHECK(orrery::scenarios::check_file<orrery::cosmos::Facts>("games/cosmos/examples.scn") == 80);
}
