// All worked examples of the rules reference, in its own words.
#include <catch_amalgamated.hpp>

#include "games/prosper/facts.h"

TEST_CASE("the worked examples of the rules reference hold", "[prosper][examples]") {
    CHECK(orrery::scenarios::check_file<orrery::prosper::Facts>("games/prosper/examples.scn") == 31);
}
