#include "web/boards/rise/plan.h"

#include <algorithm>

#include "generated/rise-board/say.h"
#include "record/data/seat_names.h"

namespace orrery::web::rise_plan {
bool is_asked_main(const View& view) { return view.asks == Verb::expand; }

const Pending* innermost(const View& view, std::string_view step) {
    return !view.pending.empty() && view.pending.back().step == step ? &view.pending.back() : nullptr;
}

Need need_of(const View& view, unsigned colours) {
    Need need;
    need.price = view.price_per_sector();
    if (view.is_active(Card::stasis_pods)) return need;
    for (const Colour colour : kAllColours)
        if ((colours & bit(colour)) != 0) need.sectors += view.sectors[static_cast<std::size_t>(colour)];
    if (const Pending* asked = innermost(view, "preserve")) need.bonus = asked->amount;
    return need;
}

int lot_worth(const View& view, CardSet lot) {
    int worth = 0;
    for (const Card card : lot) worth += view.worth(card);
    return worth;
}

std::string name_of(const BoardFrame& frame, const View& view, Seat seat) {
    if (seat == view.viewer) return rise_says::you();
    const auto i = static_cast<std::size_t>(index(seat));
    return i < frame.names.size() ? frame.names[i] : seat_colour_name(seat);
}

std::string consequence(const View& view, const Move& move, bool brief) {
    const Colour colour = colour_of(move.card);
    const int left = view.pool[static_cast<std::size_t>(index(colour))];
    switch (move.verb) {
        case Verb::expand: {
            const SiteSet places = view.places_for(colour);
            if (left == 0 || places.empty()) return rise_says::nothing_to_place();
            int best = -1;
            bool unknown = false;
            places.each([&](Site site) {
                if (view.galaxy.explored(site))
                    best = std::max(best, view.galaxy.at(site).value());
                else
                    unknown = true;
            });
            if (best < 0) return rise_says::explore();
            return unknown ? rise_says::earn_or_explore(best) : rise_says::earn_up_to(best);
        }
        case Verb::harvest: {
            const int worth = view.worth(move.card) * (move.card == Card::ancient_secrets ? 2 : 1);
            const Need need = need_of(view, bit(colour));
            if (need.sectors == 0) return rise_says::gems(worth);
            return brief ? rise_says::harvest_and_price_short(worth, need.gems())
                         : rise_says::harvest_and_price(worth, need.gems());
        }
        case Verb::event: return rise_says::do_what_it_says();
        default: return "";
    }
}

std::vector<std::string> bid_lines(const View& view, const BoardFrame& frame, int bid, bool brief) {
    std::vector<std::string> lines;
    if (view.viewer == kSpectator) return lines;
    const int left = view.of(view.viewer).bank - bid;
    if (const Pending* asked = innermost(view, "preserve")) {
        const Need need = need_of(view, asked->colours);
        lines.push_back(rise_says::price_of_all(need.gems(), need.sectors, std::max(0, need.bonus)));
        lines.push_back(rise_says::bid_alone(need.kept_by(bid), need.sectors, left));
        return lines;
    }
    const Pending* asked = innermost(view, "auction");
    if (asked == nullptr) return lines;
    const Seat winner = view.viewer, payee = receiver_of(asked->other, winner, view.active);
    const std::string paid = payee == kSpectator ? rise_says::the_bank() : name_of(frame, view, payee);
    lines.push_back(rise_says::if_you_win(paid, bid, left, asked->cards.size(), lot_worth(view, asked->cards)));
    for (int i = 0; i < view.seats; ++i)
        if (seat_at(i) != winner && receiver_of(asked->other, seat_at(i), view.active) == winner) {
            lines.push_back(rise_says::if_other_wins());
            return lines;
        }
    if (!brief) lines.push_back(rise_says::if_you_lose());
    return lines;
}

Advice advise(const View& view, Range range) {
    Advice advice;
    const auto amount = [&](const Wording& label, int number) {
        if (number > range.low && number <= range.high) advice.amounts.push_back({label(), number});
    };
    advice.is_told = true;  // the tray shows it
    advice.amounts.push_back({rise_says::nothing(), range.low});
    if (const Pending* asked = innermost(view, "preserve")) {
        const Need need = need_of(view, asked->colours);
        const int rest = std::max(0, need.gems() - need.bonus);
        amount(rise_says::one, std::max(0, need.price - need.bonus));
        amount(rise_says::my_share, (rest + view.seats - 1) / view.seats);
        amount(rise_says::save_all, rest);
    } else if (const Pending* lot = innermost(view, "auction")) {
        const int worth = lot_worth(view, lot->cards);
        amount(rise_says::half, worth / 2);
        amount(rise_says::its_value, worth);
        amount(rise_says::all, range.high);
    }
    return advice;
}

std::vector<SeatFigures> figures(const View& view) {
    std::vector<SeatFigures> all;
    int most = 1;
    for (int i = 0; i < view.seats; ++i) most = std::max(most, view.of(seat_at(i)).known_score);
    for (int i = 0; i < view.seats; ++i) {
        const SeatView& seat = view.of(seat_at(i));
        SeatFigures figure;
        figure.brief = seat.bank >= 0 ? rise_says::gems(seat.bank) : rise_says::unknown_gems();
        if (view.over())
            figure.text = rise_says::figures_with_score(figure.brief, seat.hand_size,
                                                        view.result.score[static_cast<std::size_t>(i)]);
        else if (!seat.pile.empty())
            figure.text = rise_says::figures_with_active(figure.brief, seat.hand_size, card_name(seat.active_card()));
        else
            figure.text = rise_says::figures(figure.brief, seat.hand_size);
        figure.course = seat.known_score;
        figure.bar = static_cast<float>(seat.known_score) / static_cast<float>(most);
        all.push_back(figure);
    }
    return all;
}

}  // namespace orrery::web::rise_plan
