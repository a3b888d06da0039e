// A move as motion: its events one after the other, some of them together. A board says which events make a beat and
// how long each beat is compared with others. This file gives the film's length and what happens at a moment of it.
#pragma once

#include <any>
#include <cstddef>
#include <span>
#include <vector>

#include "web/boards/board.h"

namespace orrery::web::kit {

// Events that happen at the same time: `count` events from `first` on.
struct Beat {
    std::size_t first = 0, count = 1;
    int weight = 1;  // its length compared with others; 0: no time at all
};

// A moment of a film: all beats before `beat` have happened, and `share` of that one. After the last: beats.size().
struct Moment {
    std::size_t beat = 0;
    float share = 0;
};
Moment moment_in(std::span<const Beat> beats, float progress);

// The same in events, since every event is in a beat: all before `first` have happened, those before `last` are going
// on.
struct Stretch {
    std::size_t first = 0, last = 0;
    float share = 0;
};
Stretch stretch_in(std::span<const Beat> beats, float progress);

// A film of a game at a moment: the view after what has happened, and the events that are going on.
template <class View, class Event>
struct Shot {
    View view;
    std::span<const Event> events;
    std::size_t first = 0, last = 0;  // of the events that are going on
    float share = 0;                  // of these events, 0..1
    bool is_over() const { return first == last; }
    std::span<const Event> now() const { return events.subspan(first, last - first); }
};

template <class Event>
std::span<const Event> events_of(const Film& film) {
    return std::any_cast<const std::vector<Event>&>(*film.events);
}

// `beats_of(events)` makes the beats; `carry_out(open, event)` has an event happen. An event for which `is_at_once` holds
// is applied as soon as it is told: the round that begins is the round that every figure names.
template <class View, class Event, class Beats, class CarryOut, class AtOnce>
Shot<View, Event> shot_of(const Film& film, Beats&& beats_of, CarryOut&& carry_out, AtOnce&& is_at_once) {
    Shot<View, Event> shot{std::any_cast<const View&>(*film.before), events_of<Event>(film)};
    const Stretch now = stretch_in(beats_of(shot.events), film.progress);
    for (const Event& event : shot.events.first(now.first)) carry_out(shot.view.open, event);
    shot.first = now.first, shot.last = now.last, shot.share = now.share;
    for (const Event& event : shot.now())
        if (is_at_once(event)) carry_out(shot.view.open, event);
    return shot;
}

double length_ms(std::span<const Beat> beats, double least);

constexpr float eased(float share) { return share * share * (3 - 2 * share); }

}  // namespace orrery::web::kit
