// Short words, printed and read: cards, races, stones, tiles, goods, offers, nodes.
#include "games/cosmos/words.h"

#include <vector>

#include "core/words.h"
#include "games/cosmos/open.h"
#include "generated/cosmos/catalogue.h"
#include "generated/cosmos/say.h"

namespace orrery::cosmos {

namespace {

constexpr std::string_view kBare = "bare";  // the catalogue has no card for the bare hand
constexpr std::array<std::string_view, 3> kModeIds{"-", "lance", "shield"};

// -1: none of them matches
template <class Faces>
int find(const Faces& faces, std::string_view id) {
    for (std::size_t i = 0; i < faces.size(); ++i)
        if (faces[i].id == id) return static_cast<int>(i);
    return -1;
}
template <class Faces>
std::string_view id_at(const Faces& faces, int place) {
    return place < 0 ? std::string_view("-") : faces[static_cast<std::size_t>(place)].id;
}

}  // namespace

std::string_view id_of(Card card) { return card == Card::bare ? kBare : id_at(kCardFaces, static_cast<int>(card)); }
std::string_view id_of(Race race) { return id_at(kRaceFaces, static_cast<int>(race)); }
std::string_view id_of(Mode mode) { return kModeIds[static_cast<std::size_t>(mode)]; }
std::string_view id_of(Stone stone) { return id_at(kStoneFaces, static_cast<int>(stone)); }
std::string_view id_of(DomTile tile) { return id_at(kTileFaces, static_cast<int>(tile)); }
Card find_card(std::string_view id) { return id == kBare ? Card::bare : static_cast<Card>(find(kCardFaces, id)); }
Race find_race(std::string_view id) { return static_cast<Race>(find(kRaceFaces, id)); }
Mode find_mode(std::string_view id) {
    if (id == kModeIds[1]) return Mode::lance;
    return id == kModeIds[2] ? Mode::shield : Mode::none;
}
Stone find_stone(std::string_view id) { return static_cast<Stone>(find(kStoneFaces, id)); }
DomTile find_tile(std::string_view id) { return static_cast<DomTile>(find(kTileFaces, id)); }

std::optional<Seat> read_seat(std::string_view text) {
    if (text.size() != 2 || text[0] != 'p' || text[1] < '1' || text[1] > '6') return {};
    return seat_at(text[1] - '1');
}

std::string token(Goods goods) {
    std::string text;
    if (goods.minerals > 0) text = std::to_string(goods.minerals) + "m";
    if (goods.gas > 0) text += (text.empty() ? "" : "+") + std::to_string(goods.gas) + "g";
    return text;
}

std::string goods_text(Goods goods) {
    std::vector<std::string> parts;
    if (goods.minerals > 0) parts.push_back(say::minerals(goods.minerals));
    if (goods.gas > 0) parts.push_back(say::gas(goods.gas));
    return parts.empty() ? say::no_goods() : listed(parts);
}

std::string token(OfferId id) { return "o" + std::to_string(index(id.maker) + 1) + (id.number == 0 ? "a" : "b"); }

std::optional<OfferId> read_offer(std::string_view text) {
    if (text.size() != 3 || text[0] != 'o' || text[1] < '1' || text[1] > '6' || text[2] < 'a' || text[2] > 'b')
        return {};
    return OfferId{seat_at(text[1] - '1'), static_cast<std::int8_t>(text[2] - 'a')};
}

std::string_view token(Node node) {
    constexpr std::array<std::string_view, 26> kNames{
        "none",    "keep",  "settle", "return",   "grow", "mode", "supply",    "action",  "ally",
        "support", "cards", "face",   "turncoat", "copy", "burn", "reinforce", "company", "retreat",
        "slip",    "spite", "cling",  "graft",    "tile", "shed", "join",      "victory"};
    return kNames[static_cast<std::size_t>(node)];
}

Race race_asked_by(Node node) {
    switch (node) {
        case Node::turncoat: return Race::two_faced;
        case Node::copy: return Race::copyist;
        case Node::burn: return Race::fodder;
        case Node::company: return Race::friendly;
        case Node::slip: return Race::dancer;
        case Node::spite: return Race::spite;
        case Node::cling: return Race::parasite;
        case Node::graft: return Race::gestalt;
        case Node::tile: return Race::domino;
        default: return kNoRace;
    }
}

std::string_view token(Task task) {
    constexpr std::array<std::string_view, 5> kNames{"match", "turn", "wake", "invasion", "victory"};
    return kNames[static_cast<std::size_t>(task)];
}

}  // namespace orrery::cosmos
