// All worked examples of the rules reference.
#include <catch_amalgamated.hpp>

#include "games/ozymandias/facts.h"

TEST_CASE("the worked examples of the rules reference hold", "[ozymandias][examples]") {
    CHECK(orrery::scenarios::check_file<orrery::ozymandias::Facts>("games/ozymandias/examples.scn") == 38);
}
