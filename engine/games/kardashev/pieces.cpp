// Changes of tiles, colonies, fleets and technologies. Each change tells the listener.
#include "games/kardashev/play.h"

namespace orrery::kardashev {

void set_colony(Play& play, Hex hex, Seat owner, int level) {
    Board& board = play.position.board;
    if (level == 0) owner = board.colony_owner(hex);
    board.set_colony(hex, owner, level);
    play.tell({.kind = level > 0 ? Event::colony : Event::no_colony,
               .seat = owner,
               .hex = hex,
               .number = static_cast<std::int16_t>(level)});
}

void set_fleet(Play& play, Hex hex, Seat owner, int level) {
    Board& board = play.position.board;
    if (level == 0) owner = board.fleet_owner(hex);
    board.set_fleet(hex, owner, level);
    play.tell({.kind = level > 0 ? Event::fleet : Event::no_fleet,
               .seat = owner,
               .hex = hex,
               .number = static_cast<std::int16_t>(level)});
}

void set_symbols(Play& play, Hex hex, Tile tile) {
    play.position.board.set_tile(hex, tile);
    play.tell({.kind = Event::symbols, .hex = hex, .tile = tile});
}

// 6.12
void research(Play& play, Seat seat, Tech tech) {
    Player& player = play.position.player(seat);
    player.researched.add(tech);
    play.tell({.kind = Event::research, .seat = seat, .tech = tech});
    if (player.mirrored == tech) {
        player.mirrored = kNoTech;
        play.tell({.kind = Event::clone, .seat = seat});
    }
    for (const Tech lost : negates(player.role, tech) & player.researched) forget(play, seat, lost);
}

// R49
void forget(Play& play, Seat seat, Tech tech) {
    Player& player = play.position.player(seat);
    player.researched.drop(tech);
    play.tell({.kind = Event::forget, .seat = seat, .tech = tech});
    if (tech == Tech::cloning && player.mirrored != kNoTech) {
        player.mirrored = kNoTech;
        play.tell({.kind = Event::clone, .seat = seat});
    }
}

void draw_tile(Play& play, Seat seat, Hex hex, Tile& drawn) {
    Position& p = play.position;
    drawn = p.bag.pop_back();
    --p.bag_size;
    play.tell({.kind = Event::draw, .seat = seat, .hex = hex, .tile = drawn});
}

}  // namespace orrery::kardashev
