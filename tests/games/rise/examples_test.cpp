// All worked examples of the rules reference.
#include <catch_amalgamated.hpp>

#include "games/rise/facts.h"

TEST_CASE("the worked examples of the rules reference hold", "[rise][examples]") {
    CHECK(orrery::scenarios::check_file<orrery::rise::Facts>("games/rise/examples.scn") == 38);
}
