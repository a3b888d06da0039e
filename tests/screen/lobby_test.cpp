// An invitation that somebody opens: what it says before a seat is taken, and that nobody takes a seat that is less
// safe.
#include <algorithm>
#include <string>
#include <vector>

#include <catch_amalgamated.hpp>

#include "record/link/link.h"
#include "record/play/invitation.h"
#include "record/replay/replay.h"
#include "screen/device.h"

namespace orrery::screen {
namespace {

std::string invitation(Protocol protocol, std::uint8_t bots, const std::string& host_name = "Otto") {
    Record record = *new_record("rise", 3, {}, 0x10BB, 0);
    record.seats[0] = {SeatKind::person, 0, host_name};
    record.seats[2] = {SeatKind::bot, 2, ""};
    Journal host = invite(
        record, SeatSet{1}, [] { return fresh_key("an invitation of a test", 1); }, protocol);
    Binding& binding = *host.record.binding;
    binding.bot_revision = bots;
    if (protocol == Protocol::values) binding.bot_revision = 0, binding.proofs[0].tag = 0;
    return *encode_link(host.record);
}

constexpr int kReady = 24;  // frames after which a button can be pressed that stands where home had another one

bool can_sit_down(const Device& device) {
    const auto marks = device.marks();
    return std::any_of(marks.begin(), marks.end(), [](const web::Mark& mark) { return mark.name == "button:take:2"; });
}

TEST_CASE("an invitation of an older kind says so when it is opened, and offers no seat", "[screen][lobby]") {
    for (const Protocol protocol : {Protocol::values, Protocol::tags, Protocol::scrambled, Protocol::sealed}) {
        Device device({390, 844});
        device.act("open-link", "text", invitation(protocol, kBotRevision));
        device.frames(kReady);
        const bool is_new = protocol == Protocol::sealed;
        INFO("protocol " << static_cast<int>(protocol));
        CHECK(can_sit_down(device) == is_new);
        CHECK((device.told("next").find("older version of Orrery") != std::string::npos) == !is_new);
        device.act("take-seat", "seat", "2");
        device.frames(3);
        CHECK(device.told("hint").find("locked to this device") == std::string::npos);
    }
}

// The file of titles lacks these letters; the text's has them.
TEST_CASE("a title with a name has letters of one font", "[screen][lobby][letters]") {
    for (const Window& window : {Window{390, 844}, Window{1280, 800, 1, false}, Window{844, 390}}) {
        CAPTURE(window.name());
        Device device(window);
        device.act("open-link", "text", invitation(Protocol::sealed, kBotRevision, "Zo\u00eb \u0141uk"));
        device.frames(3);
        const auto file = [](const ImFont* font) { return font->ConfigData->FontDataSize; };
        const ImFont* const text = ImGui::GetIO().Fonts->Fonts[0];
        int large = 0;
        for (const Letter& letter : device.letters()) {
            if (letter.code != U'\u0141') continue;
            CHECK(file(letter.font) == file(text));
            large += letter.max.y - letter.min.y > 15;  // CSS px
        }
        CHECK(large > 0);
    }
}

TEST_CASE("no device calls choices sealed in a game that is bound by values", "[screen][lobby]") {
    for (const Protocol protocol : {Protocol::values, Protocol::sealed}) {
        Device device({390, 844});
        device.act("open-link", "text", invitation(protocol, kBotRevision));
        device.frames(3);
        const bool is_sealed = device.words().find("nobody can peek") != std::string::npos;
        CHECK(is_sealed == (protocol == Protocol::sealed));
    }
}

TEST_CASE("an opened invitation tells of bots that nobody here can check", "[screen][lobby]") {
    for (const int bots : {0, kBotRevision - 1, int{kBotRevision}, kBotRevision + 1, int{kMaxBotRevision}}) {
        Device device({390, 844});
        device.act("open-link", "text", invitation(Protocol::sealed, static_cast<std::uint8_t>(bots)));
        device.frames(3);
        INFO("bots of revision " << bots);
        CHECK((device.told("cautions").find("can't check what they play") != std::string::npos) ==
              (bots != kBotRevision));
    }
}

}  // namespace
}  // namespace orrery::screen
