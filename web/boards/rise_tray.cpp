#include "web/boards/rise_tray.h"

#include <algorithm>

#include "web/boards/geometry.h"
#include "web/names.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {
using namespace orrery::rise;
using rise_plan::Offer;

// CSS px
constexpr float kPadding = 10, kGap = 6, kWidest = 460, kButton = 44, kButtonLeast = 96;
constexpr float kCard = 104, kSmallCard = 66;           // heights
constexpr float kSliderCover = 128, kWordsCover = 108;  // of a phone's sheet with a slider, or with long words, in it
constexpr ImVec2 kLarge{260, 360};

// Fills a tray from top to bottom at the origin, then moves it to its place.
class Tray {
   public:
    Tray(Table& table, const Theme& theme, float width) : table_(table), theme_(theme), first_(table.spots.size()) {
        Spot ground;
        ground.kind = SpotKind::ground;
        table.spots.push_back(ground);
        width_ = width - 2 * theme.px(kPadding);
    }

    void words(std::string_view text, bool bold = false) {
        if (text.empty()) return;
        ImFont* font = bold ? theme_.bold : theme_.small;
        const float room = width_ - left_, line = measure(font, text).x;
        const float x = left_ > 0 || line > room ? left_ : (width_ - line) / 2;
        const float height = measure(font, text, room).y;
        Spot spot;
        spot.kind = SpotKind::words, spot.label = text, spot.chosen = bold;
        spot.min = {x, y_}, spot.max = {std::max(width_, x + line + 1), y_ + height};
        if (line > room) spot.max.x = width_;
        table_.spots.push_back(std::move(spot));
        y_ += height + theme_.px(kGap);
    }
    // Things at the left, words beside them until end_of_row().
    void row(std::vector<Spot> spots, ImVec2 size) {
        const float gap = theme_.px(kGap);
        foot_ = y_ + size.y + gap;
        for (Spot& spot : spots) {
            spot.min = {left_, y_}, spot.max = spot.min + size;
            left_ += size.x + gap;
            table_.spots.push_back(std::move(spot));
        }
        left_ += gap;
    }
    void end_of_row() { y_ = std::max(y_, foot_), left_ = foot_ = 0; }
    // In rows, each in the middle.
    void things(std::vector<Spot> spots, ImVec2 size) {
        const float gap = theme_.px(kGap);
        const auto fitting = static_cast<std::size_t>(std::max(1.0f, (width_ + gap) / (size.x + gap)));
        for (std::size_t from = 0; from < spots.size(); from += fitting) {
            const std::size_t n = std::min(fitting, spots.size() - from);
            float x = (width_ - real(n) * (size.x + gap) + gap) / 2;
            for (std::size_t i = from; i < from + n; ++i, x += size.x + gap) {
                spots[i].min = {x, y_}, spots[i].max = ImVec2{x, y_} + size;
                table_.spots.push_back(std::move(spots[i]));
            }
            y_ += size.y + gap;
        }
    }
    void buttons(std::vector<Spot> spots) {
        if (spots.empty()) return;
        const float gap = theme_.px(kGap);
        float widest = theme_.px(kButtonLeast);
        for (const Spot& spot : spots)
            widest = std::max({widest, measure(theme_.text, spot.label).x + theme_.px(24),
                               measure(theme_.small, spot.note).x + theme_.px(16)});
        const float share = (width_ + gap) / real(spots.size()) - gap;
        things(std::move(spots), {share >= theme_.px(kButtonLeast) ? std::min(widest, share) : std::min(widest, width_),
                                  theme_.px(kButton)});
    }
    bool empty() const { return table_.spots.size() == first_ + 1; }
    float height() const { return y_ + theme_.px(2 * kPadding - kGap); }
    void drop() { table_.spots.resize(first_); }
    // The middle of its lower edge.
    void put(ImVec2 foot) {
        const float padding = theme_.px(kPadding);
        const ImVec2 corner{foot.x - width_ / 2, foot.y - height() + padding};
        for (std::size_t i = first_; i < table_.spots.size(); ++i)
            table_.spots[i].min = table_.spots[i].min + corner, table_.spots[i].max = table_.spots[i].max + corner;
        Spot& ground = table_.spots[first_];
        ground.min = corner - ImVec2{padding, padding};
        ground.max = {corner.x + width_ + padding, foot.y};
    }

   private:
    Table& table_;
    const Theme& theme_;
    std::size_t first_;
    float width_, y_ = 0;
    float left_ = 0, foot_ = 0;  // of the row being laid
};

Spot button(std::string label, const Offer& offer, const Offer& chosen, std::string mark, std::string note = {}) {
    Spot spot;
    spot.kind = SpotKind::button;
    spot.label = std::move(label), spot.note = std::move(note);
    spot.tokens = offer.tokens, spot.mark = std::move(mark);
    spot.chosen = offer.tokens == chosen.tokens;
    return spot;
}

float tray_width(const Table& table, const Theme& theme) {
    return std::min(table.map_max.x - table.map_min.x, theme.px(kWidest));
}
ImVec2 foot_of(const Table& table) { return {(table.map_min.x + table.map_max.x) / 2, table.map_max.y}; }

Spot thing(Card card, const Offer* offer, const Offer& chosen) {
    Spot spot = card_spot(card, {}, {});
    if (offer != nullptr) {
        spot.tokens = offer->tokens;
        spot.chosen = chosen.verb == offer->verb && chosen.card == card;
    }
    return spot;
}

// Where the sheet of a phone begins that lies over the board's lower end.
float sheet_top(const Table& table, const TrayAsk& ask) {
    const bool slider = !ask.offers.empty() && ask.offers[0].ranged;
    if (table.wide) return ask.frame.max.y;
    return ask.frame.max.y - ask.theme.px(slider ? kSliderCover : kWordsCover);
}

// ---- The parts of a question's tray

void lay_mulligan(Tray& tray, const TrayAsk& ask) {
    const bool begun = ask.chosen.verb == Verb::mulligan;
    const int count = ask.chosen.cards.size();
    tray.words(!begun      ? "Press the cards you would put back, or keep them."
               : count > 0 ? std::to_string(count) + " to put back. Press more, or confirm."
                           : "You keep them. Confirm, or press a card.");
    Offer keep;
    keep.tokens = rise_plan::mulligan({});
    tray.buttons({button("Keep them all", keep, ask.chosen, "keep")});
}

void lay_lot(Tray& tray, const TrayAsk& ask, const Pending& lot) {
    std::vector<Spot> cards;
    for (const Card card : lot.cards) cards.push_back(thing(card, nullptr, ask.chosen));
    const float height = ask.theme.px(ask.frame.max.y - ask.frame.min.y > ask.theme.px(520) ? kCard : kSmallCard);
    const ImVec2 size{height / kCardRatio, height};
    if (ask.view.asks != Verb::bid) return tray.things(std::move(cards), size);
    tray.row(std::move(cards), size);
    if (lot.other != kSpectator) tray.words("Seller: " + rise_plan::name_of(ask.frame, ask.view, lot.other));
}

std::string waiting_words(const TrayAsk& ask) {
    std::string in, out;
    for (int i = 0; i < ask.view.seats; ++i) {
        std::string& list = ask.view.of(seat_at(i)).answered ? in : out;
        list += (list.empty() ? "" : ", ") + rise_plan::name_of(ask.frame, ask.view, seat_at(i));
    }
    return (in.empty() ? "" : "Bids in: " + in + ". ") + (out.empty() ? "" : "Still to bid: " + out + ".");
}

void lay_bids(Tray& tray, const TrayAsk& ask) {
    const View& view = ask.view;
    if (const Pending* lot = rise_plan::innermost(view, "auction")) lay_lot(tray, ask, *lot);
    if (view.asks != Verb::bid) return tray.end_of_row();
    const SeatView* own = view.viewer == kSpectator ? nullptr : &view.of(view.viewer);
    if (!ask.offers.empty() && ask.chosen.verb != Verb::bid) {
        tray.end_of_row();
        return tray.buttons({button("Bid", ask.offers[0], ask.chosen, "act:bid")});
    }
    if (!ask.offers.empty()) {
        for (const std::string& line : rise_plan::bid_lines(view, ask.frame, std::max(0, ask.chosen.number)))
            tray.words(line);
    } else if (own != nullptr && own->sealed >= 0) {
        tray.words("Your sealed bid: " + std::to_string(own->sealed));
    }
    tray.words(waiting_words(ask));
    tray.end_of_row();
}

void lay_people(Tray& tray, const TrayAsk& ask) {
    std::vector<Spot> people;
    for (const Offer& offer : ask.offers) {
        if (offer.player == kSpectator) continue;
        const SeatView& seat = ask.view.of(offer.player);
        const std::int32_t bid = ask.view.bids[static_cast<std::size_t>(index(offer.player))];
        Spot spot = button(
            rise_plan::name_of(ask.frame, ask.view, offer.player), offer, ask.chosen,
            "tray:" + seat_token(offer.player),
            bid >= 0 ? "bid " + std::to_string(bid)
                     : std::to_string(seat.hand_size) + " in hand, " + std::to_string(seat.pile.size()) + " in pile");
        spot.seat = offer.player;
        people.push_back(std::move(spot));
    }
    tray.buttons(std::move(people));
}

std::string_view title_of(Verb verb) {
    switch (verb) {
        case Verb::recover: return "Your pile";
        case Verb::give: return "Drawn from the deck";
        case Verb::put: return "Put back, the top one first";
        case Verb::next: return "Which comes next?";
        default: return "";
    }
}

// Cards and tiles that can be named but do not lie on the table.
void lay_things(Tray& tray, const Table& table, const TrayAsk& ask) {
    std::vector<Spot> cards, tiles, words;
    for (const Offer& offer : ask.offers) {
        if (offer.card != kNoCard) {
            if (table.find(offer.card) == nullptr) cards.push_back(thing(offer.card, &offer, ask.chosen));
        } else if (offer.verb == Verb::put) {
            Spot spot = button("", offer, ask.chosen, "tray:" + std::to_string(offer.number));
            spot.kind = SpotKind::tile, spot.number = offer.number;
            tiles.push_back(std::move(spot));
        } else if (offer.verb == Verb::done) {
            words.push_back(button("Done", offer, ask.chosen, "done"));
        } else if (offer.verb == Verb::pickup) {
            const std::size_t count = ask.view.of(ask.view.viewer).pile.size();
            words.push_back(button("Pick up your pile", offer, ask.chosen, "pickup",
                                   count_of(static_cast<std::int64_t>(count), "card")));
        } else if (const bool on_table = offer.colour != kNoColour || offer.player != kSpectator || offer.ranged ||
                                         (offer.site && table.marked("hex:" + site_token(*offer.site)) != nullptr);
                   !on_table) {
            words.push_back(button(offer.tokens, offer, ask.chosen, "tray:" + offer.tokens));
        }
    }
    const float height =
        ask.theme.px(cards.size() <= 4 && tray_width(table, ask.theme) > ask.theme.px(400) ? kCard : kSmallCard);
    if (!cards.empty() || !tiles.empty()) tray.words(title_of(ask.offers[0].verb));
    tray.things(std::move(cards), {height / kCardRatio, height});
    tray.things(std::move(tiles), {ask.theme.px(52), ask.theme.px(52)});
    tray.buttons(std::move(words));
}
}  // namespace

void lay_question(Table& table, const TrayAsk& ask) {
    const View& view = ask.view;
    if (view.over()) return;
    const bool asked = !ask.offers.empty();
    Tray tray(table, ask.theme, tray_width(table, ask.theme));
    if (asked && view.asks == Verb::mulligan) {
        lay_mulligan(tray, ask);
    } else {
        lay_bids(tray, ask);
        if (!view.revealed.empty() || !view.block.empty()) {
            std::vector<Spot> shown;
            for (const Card card : view.revealed) shown.push_back(thing(card, nullptr, ask.chosen));
            for (const Card card : view.block) shown.push_back(thing(card, nullptr, ask.chosen));
            tray.words(view.revealed.empty() ? "Discarded so far, the lowest first" : "Revealed");
            const float height = ask.theme.px(kSmallCard);
            tray.things(std::move(shown), {height / kCardRatio, height});
        }
        if (asked) lay_things(tray, table, ask), lay_people(tray, ask);
    }
    if (tray.empty()) return tray.drop();
    ImVec2 foot = foot_of(table);
    if (asked && ask.offers[0].ranged) foot.y = std::min(foot.y, sheet_top(table, ask));
    tray.put({foot.x, std::max(foot.y, ask.frame.min.y + tray.height())});
}

void lay_ways(Table& table, const TrayAsk& ask, Card card) {
    std::vector<Spot> ways;
    for (const Offer& offer : ask.offers) {
        if (offer.card != card) continue;
        std::string verb(verb_token(offer.verb));
        const std::string mark = "act:" + verb;
        verb[0] = static_cast<char>(verb[0] - 'a' + 'A');
        ways.push_back(button(std::move(verb), offer, ask.chosen, mark, rise_plan::consequence(ask.view, offer)));
    }
    const Spot* at = table.find(card);
    if (ways.empty() || at == nullptr) return;
    const float middle = at->centre().x;
    const Theme& theme = ask.theme;
    const float width = std::min(table.map_max.x - table.map_min.x, theme.px(kWidest));
    Tray tray(table, theme, width);
    tray.words(card_name(card), true);
    tray.words(face(card).text);
    tray.buttons(std::move(ways));
    tray.put({std::clamp(middle, table.map_min.x + width / 2,
                         std::max(table.map_min.x + width / 2, table.map_max.x - width / 2)),
              table.map_max.y});
}

namespace {
void lay_seat(Tray& tray, const TrayAsk& ask, Seat seat, float height) {
    const SeatView& of = ask.view.of(seat);
    std::string text = capitalized(rise_plan::name_of(ask.frame, ask.view, seat));
    text += ": " + (of.bank >= 0 ? gems(of.bank) : std::string("closed bank")) + ", " + std::to_string(of.hand_size) +
            " in hand";
    std::string dead;
    for (const Colour colour : kAllColours)
        if (const std::int32_t n = of.dead[static_cast<std::size_t>(index(colour))]; n > 0)
            dead += (dead.empty() ? "" : ", ") + std::to_string(n) + " " + std::string(colour_name(colour));
    if (!dead.empty()) text += ", dead disks: " + dead;
    tray.words(text);
    std::vector<Spot> cards;
    for (std::size_t i = of.pile.size(); i-- > 0;) cards.push_back(thing(of.pile[i], nullptr, ask.chosen));
    if (seat != ask.view.viewer)
        for (const Card card : of.hand) {
            cards.push_back(thing(card, nullptr, ask.chosen));
            cards.back().marked = true;
        }
    tray.things(std::move(cards), {height / kCardRatio, height});
}
}  // namespace

void lay_everything(Table& table, const TrayAsk& ask) {
    const View& view = ask.view;
    const float width = table.map_max.x - table.map_min.x;
    const ImVec2 foot{foot_of(table).x, std::min(table.map_max.y, sheet_top(table, ask))};
    const float room = foot.y - (table.wide ? table.map_min.y : ask.frame.min.y + ask.theme.px(kButton));
    for (float height = kCard;; height *= 0.85f) {
        Tray tray(table, ask.theme, width);
        for (int i = 0; i < view.seats; ++i) lay_seat(tray, ask, seat_at(i), ask.theme.px(height));
        std::vector<Spot> known;
        for (const Card card : view.deck)
            if (card != kNoCard) known.push_back(thing(card, nullptr, ask.chosen));
        std::string text = info_words(view, false);
        if (!known.empty())
            text += view.deck[0] != kNoCard ? ". Known of the deck, top first:" : ". Known at the bottom:";
        tray.words(text);
        tray.things(std::move(known), {ask.theme.px(height) / kCardRatio, ask.theme.px(height)});
        Offer none;
        none.tokens.clear();
        std::vector<Spot> close{button("Close", none, ask.chosen, "close")};
        close[0].chosen = false;
        tray.buttons(std::move(close));
        if (tray.height() <= room || height < 30) return tray.put(foot);
        tray.drop();
    }
}

void lay_large(Table& table, const TrayAsk& ask, Card card, bool pinned, ImVec2 min, ImVec2 max) {
    const Theme& theme = ask.theme;
    if (pinned) max.y = std::min(max.y, sheet_top(table, ask));
    const Spot* from = table.find(card);
    const float scale = std::min(1.0f, (max.y - min.y - theme.px(pinned ? 64 : 12)) / theme.px(kLarge.y));
    const ImVec2 size = ImVec2{theme.px(kLarge.x), theme.px(kLarge.y)} * scale;
    const float below = pinned ? theme.px(kButton + kGap) : 0;
    ImVec2 at = towards(min, max, 0.5f) - ImVec2{size.x / 2, (size.y + below) / 2};
    if (table.wide && from != nullptr) {
        const float gap = theme.px(12);
        at.x = from->max.x + gap + size.x < max.x ? from->max.x + gap : from->min.x - gap - size.x;
        at.y = std::clamp(from->centre().y - size.y / 2, min.y + theme.px(6), max.y - size.y - below - theme.px(6));
    }
    if (pinned) {
        Spot shade;
        shade.kind = SpotKind::shade, shade.min = min, shade.max = ask.frame.max;
        table.spots.push_back(std::move(shade));
    }
    Spot large = card_spot(card, at, size);
    large.kind = SpotKind::large, large.mark.clear();
    table.spots.push_back(std::move(large));
    if (!pinned) return;
    Spot rules;
    rules.kind = SpotKind::button, rules.label = "Rules", rules.mark = "rules", rules.card = card;
    rules.min = {at.x, at.y + size.y + theme.px(kGap)}, rules.max = rules.min + ImVec2{size.x, theme.px(kButton)};
    table.spots.push_back(std::move(rules));
}

}  // namespace orrery::web
