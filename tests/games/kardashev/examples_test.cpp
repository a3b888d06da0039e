// All worked examples of the rules reference.
#include <catch_amalgamated.hpp>

#include "games/kardashev/facts.h"

TEST_CASE("the worked examples of the rules reference hold", "[kardashev][examples]") {
    CHECK(orrery::scenarios::check_file<orrery::kardashev::Facts>("games/kardashev/examples.scn") == 68);
}
