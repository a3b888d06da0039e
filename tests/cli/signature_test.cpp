// The signature is the same on every machine and in every build: natively and as WebAssembly. Whoever changes a rule of the
// newest revision, a view or its JSON, or adds a game, writes the new value here, and says in the commit why it is
// another.
#include "cli/signature.h"

#include <string_view>

#include <catch_amalgamated.hpp>

#include "record/data/record.h"

namespace orrery {
namespace {

constexpr std::string_view kSignature = "d375b86cbf9fa5ea";

TEST_CASE("fixed matches of all games look as they always did", "[cli][signature][figures]") {
    CHECK(hex16(cli::signature()) == kSignature);
}

}  // namespace
}  // namespace orrery
