// Laws of games by link, for every game. Whatever somebody does to links on their way, no device takes a move of its
// own seats that they did not make, and what it keeps can be opened again. Fuzzing checks the same with more inputs
// (tests/fuzz).
#include "laws/support.h"
#include "record/forger.h"
#include "record/invariants.h"
#include "record/link/link.h"
#include "record/support.h"

namespace orrery::laws {
namespace {

constexpr std::size_t kMoves = 10;  // per match
constexpr int kForgeries = 12;      // tried at every moment

std::string all_broken(const Journal& device) {
    const std::string broken = post::breaks_store(device);
    return broken.empty() ? post::breaks_words(device) : broken;
}

// Plays a match between devices. At every moment forged links arrive at copies of the devices.
void play_among_forgers(const Course& start, Protocol protocol, int& arrived) {
    Course course = start;
    Chance choice(course.seed * 13 + 5);
    const post::Below below = [&choice](std::uint32_t bound) { return choice.below(bound); };
    const int people = 2, bots = static_cast<int>(choice.below(2)) * (course.variant.seats > 2 ? 1 : 0);
    auto devices = post::begun(course.variant.game, people, bots, number_of_seed(course.seed), {}, protocol);
    std::vector<Record> sent;
    for (std::size_t moves = 1; moves <= kMoves; ++moves) {
        post::play(devices, course.seed + moves, moves, choice.below(2) == 0);
        std::vector<const Record*> known;
        for (const post::Device& device : devices) sent.push_back(device.sent());
        for (const Record& record : sent) known.push_back(&record);
        course.ply = devices[0].journal.record.moves.size();
        for (const post::Device& device : devices) {
            const std::string broken = all_broken(device.journal);
            hold(broken.empty(), "what a device keeps opens again, and is what its seats said", course, broken);
        }
        for (int i = 0; i < kForgeries; ++i) {
            const std::size_t at = choice.below(static_cast<std::uint32_t>(devices.size()));
            SeatKeys own;
            if (choice.below(2) == 0) own[1 - at] = devices[1 - at].journal.keys[1 - at];
            Record forged = *known[choice.below(static_cast<std::uint32_t>(known.size()))];
            for (std::uint32_t ways = 1 + choice.below(3); ways > 0; --ways) post::forge(forged, known, own, below);
            const auto code = encode_link(forged);
            const auto link = code ? open_link(*code) : Expected<OpenedLink>(code.fault());
            if (!link) continue;
            ++arrived;
            Journal here = devices[at].journal;
            const auto taken = post::take_in(here, post::came(link->record));
            const std::string broken = taken.broken.empty() ? post::breaks_words(here) : taken.broken;
            hold(broken.empty(), "whatever arrives, a device keeps its seats' own moves", course,
                 broken + ": " + *code + " at " + journal_json(devices[at].journal));
        }
    }
}

TEST_CASE("whatever arrives, no seat moves without its secret, and what is kept can be opened again",
          "[laws][record][attacks]") {
    constexpr std::uint64_t kMatches = 16;
    int arrived = 0;
    for_each_game([&](auto type) {
        using G = typename decltype(type)::Game;
        for (const std::uint64_t seed : seeds())
            if (seed <= (is_sample_run() ? 1 : kMatches) || seeds().size() == 1)
                for (const Protocol protocol : post::kProtocols)
                    play_among_forgers({{std::string(G::info().id), G::info().max_seats, {}, true}, seed}, protocol,
                                       arrived);
    });
    CHECK((arrived > 50 || seeds().size() == 1));
}

}  // namespace
}  // namespace orrery::laws
