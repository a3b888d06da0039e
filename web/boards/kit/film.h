// A move as motion: its events one after the other, some of them together. A board says how its film is cut: how long
// each event takes compared with others, and what is told about it. This file works out how long the whole film is and
// what is going on at a moment, and draws what the films of all games show: flights, rings and captions. The rules
// supply what is on the board at a moment: the view after each event (Film::views).
#pragma once

#include <any>
#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "web/boards/board.h"
#include "web/boards/kit/held.h"
#include "web/boards/kit/spots.h"

namespace orrery::web::kit {

// ---- Time

// Events that happen at the same time: `count` of them from `first` on.
struct Beat {
    std::size_t first = 0, count = 1;
    int weight = 1;  // its length compared with others; 0: no time at all
};

// The state of a film, as places in its events. Every event is in a beat. Events before `first` have happened. Events
// from `first` to before `last` are going on, and `share` of their time has passed. After the last beat both are the
// number of events.
struct Stretch {
    std::size_t first = 0, last = 0;
    float share = 0;
};
Stretch stretch_in(std::span<const Beat> beats, float progress);

double length_ms(std::span<const Beat> beats, double least);

constexpr float eased(float share) { return share * share * (3 - 2 * share); }

// A table of how long kinds of events take.
template <class Kind>
struct Weight {
    Kind kind;
    int weight;
};
template <class Kind, std::size_t N>
constexpr int weight_in(const std::array<Weight<Kind>, N>& table, Kind kind, int otherwise = 1) {
    for (const Weight<Kind>& one : table)
        if (one.kind == kind) return one.weight;
    return otherwise;
}
inline constexpr int kTitleWeight = 4;  // of a moment with a title

// ---- A game's film

template <class Event>
std::span<const Event> events_of(const Film& film) {
    return held<std::vector<Event>>(*film.events);
}

// How a game's film is cut.
template <class View, class Event>
struct Cut {
    int (*weight)(const View& before, const Event& event);       // compared with others; 0: no time at all
    bool (*is_together)(const Event& one, const Event& next);    // do neighbours happen at the same time?
    std::string (*title)(const View& view, const Event& event);  // of an event with a title; empty: it has none
    bool (*warns)(const View& view, const Event& event);         // is that title a threat?
    bool (*captures)(const Event& event);                        // does somebody take what belonged to somebody else?
    bool (*begins)(const Event& event);  // does a round begin? Then the board shows it while it is still being told
    double least = 240;                  // ms; enough time for a zoomed map to show everything again

    std::vector<Beat> beats(const Film& film) const {
        const View& before = held<View>(*film.before);
        const std::span<const Event> events = events_of<Event>(film);
        std::vector<Beat> beats;
        for (std::size_t i = 0; i < events.size(); ++i)
            if (i > 0 && is_together(events[i - 1], events[i]))
                ++beats.back().count;
            else
                beats.push_back({i, 1, weight(before, events[i])});
        return beats;
    }
    double length_ms(const Film& film) const { return kit::length_ms(beats(film), least); }
};

// A film of a game at a moment: what has happened is in the view, and some events are going on.
template <class View, class Event>
struct Shot {
    View view;
    const View* next = nullptr;  // the view after what is going on
    std::span<const Event> events;
    std::size_t first = 0, last = 0;  // of the events that are going on
    float share = 0;                  // of these events, 0..1
    bool is_over() const { return first == last; }
    std::span<const Event> now() const { return events.subspan(first, last - first); }
};

template <class View, class Event>
Shot<View, Event> shot_of(const Cut<View, Event>& cut, const Film& film) {
    const auto& views = held<std::vector<View>>(*film.views);
    const auto after = [&](std::size_t count) { return count > 0 ? &views[count - 1] : &held<View>(*film.before); };
    const Stretch now = stretch_in(cut.beats(film), film.progress);
    const std::span<const Event> events = events_of<Event>(film);
    const bool begins = now.first < events.size() && cut.begins(events[now.first]);
    return {*after(begins ? now.last : now.first), after(now.last), events, now.first, now.last, now.share};
}

template <class View, class Event>
Story story_of(const Cut<View, Event>& cut, const Shot<View, Event>& shot) {
    Story story{shot.view, shot.last};
    if (shot.is_over()) return story;
    const Event& now = shot.events[shot.first];
    story.title = cut.title(shot.view, now), story.share = shot.share;
    story.warns = cut.warns(shot.view, now);
    story.captures = cut.captures(now);
    return story;
}

// ---- Drawing what is going on

struct FilmPen {
    const Brush& brush;
    Region bounds;  // captions stay within it

    void ring(ImVec2 at, float radius, ImU32 colour, float share) const;  // fades as it passes
    // A few ships along a path, one behind the other.
    void ships(std::span<const ImVec2> path, float size, ImU32 colour, float share) const;
    // Words over a place, with a seat's mark if there is one.
    void caption(ImVec2 at, std::string_view text, ImU32 colour, Seat seat = kSpectator) const;
};
// A resource of a game: the words that stand for it behind a number, its sign, and how much of it a seat holds.
template <class View>
struct Resource {
    Wording words;
    SignPainter sign;
    int (*held)(const View& view, Seat seat);
};
struct Change {
    SignPainter sign;
    int more = 0;  // below 0: a loss
};
// Paints beside a seat's plate what the seat has gained and lost so far in a move: "+2" and "-1" with their signs.
// Returns the painted place.
Region paint_changes(const Brush& brush, const Region& plate, const Region& room, std::span<const Change> changes);
// The place of something that moves, such as a card; `half` is half its size.
Region on_way(ImVec2 from, ImVec2 to, ImVec2 half, float share);

}  // namespace orrery::web::kit
