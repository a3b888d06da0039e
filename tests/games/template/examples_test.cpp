// The worked examples of the rules.
#include <catch_amalgamated.hpp>

#include "games/template/facts.h"

TEST_CASE("the worked examples of the rules hold", "[template][examples]") {
    CHECK(orrery::scenarios::check_file<orrery::example::Facts>("games/template/examples.scn") == 5);
}
