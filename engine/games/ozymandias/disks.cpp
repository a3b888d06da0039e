// Disks: conquering and placing (6.5), from the pool or, if it is empty, from elsewhere (R21); stacks that collapse
// (R43).
#include "games/ozymandias/play.h"
#include "games/ozymandias/targets.h"

namespace orrery::ozymandias {

namespace {

void take_disk_off(Play& play, Seat seat, const Move& from) {
    Position& p = play.position;
    if (from.fleet != kNoFleet) {
        p.fleet(from.fleet).has_disk = false;
    } else {
        const Disk wanted{p.galaxy.spot(from.point), seat};
        std::size_t highest = p.disks.size();
        while (!(p.disks[--highest] == wanted)) {
        }
        p.disks.erase_at(highest);
    }
    play.tell({.kind = Event::take_disk, .seat = seat, .fleet = from.fleet, .point = from.point});
}

void put_at_bottom(Open& p, const Disk& disk) {
    std::size_t lowest = 0;
    while (lowest < p.disks.size() && p.disks[lowest].spot != disk.spot) ++lowest;
    p.disks.insert_at(lowest, disk);
}

void put_disk(Play& play, const Frame& f) {
    Position& p = play.position;
    if (f.spot == kNoSpot) {
        p.fleet(f.fleet).has_disk = true;
        return play.tell({.kind = Event::card_disk, .seat = f.seat, .fleet = f.fleet});
    }
    const Disk disk{f.spot, f.seat};
    f.is_low ? put_at_bottom(p, disk) : p.disks.push_back(disk);
    if (!f.is_low && p.conquests_count_twice()) p.renewed.add(f.spot);
    play.tell({.kind = f.is_low ? Event::low_disk : Event::disk, .seat = f.seat, .point = p.galaxy.point(f.spot)});
    draw(play, f.seat);
}

}  // namespace

void conquer(Play& play, Seat seat, Spot colony, bool is_low) {
    Frame& f = play.push(Task::disk, seat);
    f.spot = colony;
    f.is_low = is_low;
}

void place_on_card(Play& play, Fleet fleet) { play.push(Task::disk, owner_of(fleet), fleet); }

void on_disk(Play& play, Frame& f) {
    Player& player = play.position.player(f.seat);
    if (f.stage == kAnswered)
        take_disk_off(play, f.seat, play.answer);
    else if (player.pool > 0)
        --player.pool;
    else
        return play.ask(Node::source, then(f, kAnswered).seat);
    finish(f);
    put_disk(play, f);
}

void collapse(Play& play, Point colony) {
    Position& p = play.position;
    const Spot spot = p.galaxy.spot(colony);
    std::size_t top = p.disks.size();
    while (p.disks[--top].spot != spot) {
    }
    const Disk disk = p.disks[top];
    p.disks.erase_at(top);
    put_at_bottom(p, disk);
    play.tell({.kind = Event::collapse, .point = colony});
}

}  // namespace orrery::ozymandias
