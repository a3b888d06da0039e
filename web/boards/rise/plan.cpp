#include "web/boards/rise/plan.h"

#include <algorithm>

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
    if (seat == kSpectator) return "the bank";
    if (seat == view.viewer) return "you";
    const auto i = static_cast<std::size_t>(index(seat));
    return i < frame.names.size() ? frame.names[i] : std::string(seat_colour_name(seat));
}

std::string consequence(const View& view, const Move& move, bool brief) {
    const Colour colour = colour_of(move.card);
    const int left = view.pool[static_cast<std::size_t>(index(colour))];
    switch (move.verb) {
        case Verb::expand: {
            const SiteSet places = view.places_for(colour);
            if (left == 0 || places.empty()) return "Nothing to place";
            int best = -1;
            bool unknown = false;
            places.each([&](Site site) {
                if (view.galaxy.explored(site))
                    best = std::max(best, view.galaxy.at(site).value());
                else
                    unknown = true;
            });
            if (best < 0) return "Explore";
            return "Earn up to " + std::to_string(best) + (unknown ? ", or explore" : "");
        }
        case Verb::harvest: {
            const int worth = view.worth(move.card) * (move.card == Card::ancient_secrets ? 2 : 1);
            const Need need = need_of(view, bit(colour));
            if (need.sectors == 0) return gems(worth);
            const std::string price = brief ? std::to_string(need.gems()) : gems(need.gems());
            const std::string save = need.gems() == 1 ? " saves " : " save ";
            return gems(worth) + " (" + price + save + (brief ? "all)" : "every sector)");
        }
        case Verb::event: return "Do what it says";
        default: return "";
    }
}

std::vector<std::string> bid_lines(const View& view, const BoardFrame& frame, int bid, bool brief) {
    std::vector<std::string> lines;
    if (view.viewer == kSpectator) return lines;
    const int left = view.of(view.viewer).bank - bid;
    if (const Pending* asked = innermost(view, "preserve")) {
        const Need need = need_of(view, asked->colours);
        std::string all = gems(need.gems()) + (need.gems() == 1 ? " saves " : " save ") +
                          (need.sectors == 1 ? "the sector" : "all " + std::to_string(need.sectors));
        if (need.bonus > 0) all += "; Permaculture adds " + std::to_string(need.bonus);
        lines.push_back(all);
        lines.push_back("Your bid alone saves " + std::to_string(need.kept_by(bid)) + " of " +
                        std::to_string(need.sectors) + " and leaves you " + gems(left));
        return lines;
    }
    const Pending* asked = innermost(view, "auction");
    if (asked == nullptr) return lines;
    const Seat winner = view.viewer, payee = receiver_of(asked->other, winner, view.active);
    lines.push_back("If you win: pay " + name_of(frame, view, payee) + " " + std::to_string(bid) + ", keep " +
                    gems(left) + (asked->cards.size() == 1 ? ", gain a card now worth " : ", gain cards now worth ") +
                    std::to_string(lot_worth(view, asked->cards)));
    for (int i = 0; i < view.seats; ++i)
        if (seat_at(i) != winner && receiver_of(asked->other, seat_at(i), view.active) == winner) {
            lines.push_back("If someone else wins, they pay you");
            return lines;
        }
    if (!brief) lines.push_back("If you lose, you pay nothing");
    return lines;
}

Advice advise(const View& view, Range range) {
    Advice advice;
    const auto amount = [&](std::string label, int number) {
        if (number > range.low && number <= range.high) advice.amounts.push_back({std::move(label), number});
    };
    advice.is_told = true;  // the tray shows it
    advice.amounts.push_back({"Nothing", range.low});
    if (const Pending* asked = innermost(view, "preserve")) {
        const Need need = need_of(view, asked->colours);
        const int rest = std::max(0, need.gems() - need.bonus);
        amount("One", std::max(0, need.price - need.bonus));
        amount("My share", (rest + view.seats - 1) / view.seats);
        amount("Save all", rest);
    } else if (const Pending* lot = innermost(view, "auction")) {
        const int worth = lot_worth(view, lot->cards);
        amount("Half", worth / 2);
        amount("Its value", worth);
        amount("All", range.high);
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
        const std::string bank = seat.bank >= 0 ? std::to_string(seat.bank) : "?";
        figure.brief = bank + (seat.bank == 1 ? " gem" : " gems");
        const auto dot = [&](const std::string& text) { figure.text += " \xC2\xB7 " + text; };
        figure.text = figure.brief;
        dot(count_of(seat.hand_size, "card"));
        if (view.over())
            dot("score " + std::to_string(view.result.score[static_cast<std::size_t>(i)]));
        else if (!seat.pile.empty())
            dot("active " + std::string(card_name(seat.active_card())));
        figure.course = seat.known_score;
        figure.bar = static_cast<float>(seat.known_score) / static_cast<float>(most);
        all.push_back(figure);
    }
    return all;
}

}  // namespace orrery::web::rise_plan
