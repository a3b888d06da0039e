// Works out the geometry while it is compiled: sites as a spiral, arms between points, the turned faces of all tiles.
// Then come look-ups and the notation of points, ports and tiles.
#include "games/ozymandias/sectors.h"

#include <charconv>

#include "generated/ozymandias/catalogue.h"

namespace orrery::ozymandias {
namespace {

// ---- Sites

constexpr std::array<Axial, kSides> kTowards{{{0, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}}};  // by side

constexpr int magnitude(int n) { return n < 0 ? -n : n; }
constexpr int ring_of(Axial at) { return (magnitude(at.q) + magnitude(at.r) + magnitude(at.q + at.r)) / 2; }
constexpr int before_ring(int ring) { return 3 * ring * (ring - 1); }  // the highest site inside it

// Each ring is six straight walks. The first goes from (0, ring) towards side 4.
consteval std::array<Axial, kSites> spiral() {
    std::array<Axial, kSites> sites{};
    std::size_t next = 1;
    for (int ring = 1; next < sites.size(); ++ring) {
        Axial at{0, ring};
        for (int walk = 0; walk < kSides; ++walk)
            for (int step = 0; step < ring; ++step) {
                sites[next++] = at;
                at = at + kTowards[static_cast<std::size_t>((walk + 2) % kSides)];
            }
    }
    return sites;
}
constexpr std::array<Axial, kSites> kSpiral = spiral();

// ---- Arms

constexpr std::array<std::array<Arm, kHeadings>, kSlots> arms() {
    std::array<std::array<Arm, kHeadings>, kSlots> all{};
    for (std::size_t slot = 0; slot < kSlots; ++slot)
        for (std::size_t heading = 0; heading < kHeadings; ++heading) {
            const std::string_view text = kArmTexts[slot][heading];
            if (text.empty()) continue;
            Arm& arm = all[slot][heading];
            arm.slot = static_cast<std::int8_t>(text.back() - 'a');
            int hour = 0;
            for (const char digit : text.substr(0, text.size() - 1)) hour = hour * 10 + (digit - '0');
            if (hour > 0) arm.side = static_cast<Side>(hour / 2 % kSides);
        }
    return all;
}
constexpr std::array<std::array<Arm, kHeadings>, kSlots> kArms = arms();

// ---- Tiles (9.6)

constexpr int turned(int slot, int rotation) { return (slot + 3 * rotation) % kSlots; }

constexpr Face face(const Printed& printed, int rotation) {
    Face face{};
    for (int slot = 0; slot < kSlots; ++slot) {
        const Slots bit = static_cast<Slots>(1 << turned(slot, rotation));
        const char kind = printed.slots[static_cast<std::size_t>(slot)];
        if (kind == 'c') face.colonies = static_cast<Slots>(face.colonies | bit);
        if (kind == 'h') face.hazards = static_cast<Slots>(face.hazards | bit);
    }
    for (int slot = 0; slot < kSlots; ++slot)
        for (int heading = 0; heading < kHeadings; ++heading) {
            const Arm arm = kArms[static_cast<std::size_t>(slot)][static_cast<std::size_t>(heading)];
            bool is_open = arm.slot >= 0;
            for (std::size_t at = 0; arm.side == kNoSide && at + 3 <= printed.gaps.size(); at += 5) {
                const int one = turned(printed.gaps[at] - 'a', rotation);
                const int other = turned(printed.gaps[at + 2] - 'a', rotation);
                is_open = is_open && !(slot == one && arm.slot == other) && !(slot == other && arm.slot == one);
            }
            if (is_open) face.arms |= std::uint64_t{1} << (slot * kHeadings + heading);
        }
    return face;
}

constexpr std::array<Face, kTiles * kRotations> faces() {
    std::array<Face, kTiles * kRotations> all{};
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = face(kPrinted[i / kRotations], static_cast<int>(i % kRotations));
    return all;
}
constexpr std::array<Face, kTiles* kRotations> kTileFaces = faces();

constexpr std::array<std::string_view, kSuits> kSuitTokens{"gold", "red", "blue"};

// Cuts off the number at the beginning of the text. It must have the form in which numbers are printed.
std::optional<int> take_number(std::string_view& text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const std::size_t length = static_cast<std::size_t>(end - text.data());
    if (error != std::errc{} || text[0] == '-' || (text[0] == '0' && length > 1)) return {};
    text.remove_prefix(length);
    return number;
}

}  // namespace

// ---- Sites

Axial axial_of(Site site) { return kSpiral[static_cast<std::size_t>(site)]; }

Site site_at(Axial at) {
    const int ring = ring_of(at);
    if (ring == 0) return Site{0};
    if (before_ring(ring + 1) >= kSites) return kNoSite;
    // The walk on which the site lies. Each walk begins at a corner; along it, this coordinate counts the steps.
    int walk = 0, step = 0;
    if (at.q + at.r == ring && at.q < ring)
        walk = 0, step = at.q;
    else if (at.q == ring && at.r > -ring)
        walk = 1, step = -at.r;
    else if (at.r == -ring && at.q > 0)
        walk = 2, step = ring - at.q;
    else if (at.q + at.r == -ring && at.q > -ring)
        walk = 3, step = -at.q;
    else if (at.q == -ring && at.r < ring)
        walk = 4, step = at.r;
    else
        walk = 5, step = ring + at.q;
    return static_cast<Site>(before_ring(ring) + 1 + walk * ring + step);
}

Site neighbour(Site site, Side side) { return site_at(axial_of(site) + kTowards[static_cast<std::size_t>(side)]); }

Arm arm_of(int slot, Heading heading) {
    return kArms[static_cast<std::size_t>(slot)][static_cast<std::size_t>(heading)];
}

Site site_behind(Port port) { return neighbour(site_of(port.point), arm_of(slot_of(port.point), port.heading).side); }

// ---- Tiles

std::string_view name_of(Tile tile) { return kPrinted[static_cast<std::size_t>(tile)].name; }

const Face& face_of(Tile tile, int rotation) {
    return kTileFaces[static_cast<std::size_t>(static_cast<int>(tile) * kRotations + rotation)];
}

// ---- Notation

std::string token(Site site) { return site == kNoSite ? "-" : std::to_string(static_cast<int>(site)); }

std::string token(Point point) {
    if (point == kNoPoint) return "-";
    return token(site_of(point)) + static_cast<char>('a' + slot_of(point));
}

std::string token(Port port) {
    return port == kNoPort ? "-" : token(port.point) + std::to_string(hour_of(port.heading));
}

std::string token(Tile tile) {
    if (tile == kNoTile) return "-";
    return std::string(token(suit_of(tile))) + "-" + std::to_string(number_of(tile));
}

std::string rotation_token(int rotation) { return "r" + std::to_string(rotation); }

std::string_view token(Suit suit) { return kSuitTokens[static_cast<std::size_t>(suit)]; }

std::optional<Site> read_site(std::string_view text) {
    const auto number = take_number(text);
    if (!number || *number >= kSites || !text.empty()) return {};
    return static_cast<Site>(*number);
}

std::optional<Point> read_point(std::string_view text) {
    if (text.empty() || text.back() < 'a' || text.back() >= 'a' + kSlots) return {};
    const auto site = read_site(text.substr(0, text.size() - 1));
    if (!site) return {};
    return point_at(*site, text.back() - 'a');
}

std::optional<Port> read_port(std::string_view text) {
    const std::size_t end = text.find_first_of("abcdefghi");
    if (end == std::string_view::npos) return {};
    const auto point = read_point(text.substr(0, end + 1));
    for (const PortPlace& place : kPortPlaces)
        if (point && place.slot == slot_of(*point) && text.substr(end + 1) == std::to_string(hour_of(place.heading)))
            return Port{*point, place.heading};
    return {};
}

std::optional<Tile> read_tile(std::string_view text) {
    for (int i = 0; i < kTiles; ++i)
        if (text == token(static_cast<Tile>(i))) return static_cast<Tile>(i);
    return {};
}

std::optional<int> read_rotation(std::string_view text) {
    for (int rotation = 0; rotation < kRotations; ++rotation)
        if (text == rotation_token(rotation)) return rotation;
    return {};
}

std::optional<Suit> read_suit(std::string_view text) {
    for (const Suit suit : kAllSuits)
        if (text == token(suit)) return suit;
    return {};
}

}  // namespace orrery::ozymandias
