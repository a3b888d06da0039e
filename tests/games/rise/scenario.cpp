// Reads the scenario form of scenario.h.
#include "games/rise/scenario.h"
#include "core/legal.h"

#include <algorithm>
#include <sstream>
#include <vector>

namespace orrery::rise {

namespace {

using Words = std::vector<std::string>;

Words split(const std::string& text, char by) {
    Words words;
    std::string word;
    std::istringstream in(text);
    while (std::getline(in, word, by))
        if (!word.empty()) words.push_back(word);
    return words;
}

std::string join(const Words& words, std::size_t from, const char* by) {
    std::string text;
    for (std::size_t i = from; i < words.size(); ++i) text += (i == from ? "" : by) + words[i];
    return text;
}

struct Failure {
    std::string text;
};

Card card_of(const std::string& id) {
    const Card card = find_card(id);
    if (card == kNoCard) throw Failure{"no card " + id};
    return card;
}

Seat seat_of(const std::string& token) { return seat_at(token.at(1) - '1'); }
bool is_seat(const std::string& token) {
    return token.size() == 2 && token[0] == 'p' && token[1] >= '1' && token[1] <= '4';
}
Colour colour_named(char letter) { return static_cast<Colour>(std::string("kbrw").find(letter)); }

Sector read_sector(const std::string& text) {
    const auto site = Rise::parse("site " + text.substr(0, text.find('=')));
    if (!site) throw Failure{site.fault().message};
    Sector sector;
    sector.site = site->site;
    std::size_t i = text.find('=') + 1;
    sector.natural = static_cast<std::uint8_t>(std::stoi(text.substr(i)));
    const std::size_t plus = text.find('+');
    if (plus != std::string::npos) sector.gems = std::stoi(text.substr(plus + 1));
    for (const char letter : text.substr(text.find('[') + 1, text.find(']') - text.find('[') - 1))
        sector.stack.push(colour_named(letter));
    return sector;
}

std::string write_sector(const Sector& sector) {
    std::string text = site_token(sector.site) + "=" + std::to_string(sector.natural);
    if (sector.gems > 0) text += "+" + std::to_string(sector.gems);
    text += "[";
    for (int i = 0; i < sector.stack.size(); ++i) text += "kbrw"[index(sector.stack[i])];
    return text + "]";
}

template <class Cards>
std::string write_cards(const Cards& cards, const char* by) {
    std::string text;
    for (const Card card : cards) text += (text.empty() ? "" : by) + std::string(face(card).id);
    return text.empty() ? "-" : text;
}

class Table {
   public:
    Position position;

    Table() {
        position.bank = {9, 9, 0, 0};
        position.pool.fill(6);
    }

    void line(const std::string& text) {
        const Words words = split(text, ' ');
        if (words.empty() || words[0][0] == '#') return;
        if (words[0] == ">") return begin(), play(join(words, 1, " "));
        if (words[0] == "?") return begin(), legal(words);
        if (words[0] == "!") return begin(), refused(words);
        if (words[0] == "=") return begin(), facts(words);
        if (words[0] == "luck") {
            script_.clear();
            for (std::size_t i = 1; i < words.size(); ++i)
                script_.push_back(static_cast<std::uint32_t>(std::stoul(words[i])));
            return;
        }
        set(words);
    }

    // Fills in what was not mentioned and lets the turn start.
    void begin() {
        Position& p = position;
        if (begun_) return;
        begun_ = true;
        CardSet placed;
        const auto add = [&](const CardList& list) {
            for (const Card card : list) placed.add(card);
        };
        add(p.deck), add(p.market);
        for (std::size_t i = 0; i < kSeats; ++i) placed.add(p.hand[i]), add(p.pile[i]);
        for (int i = 0; i < kCards; ++i) {
            if (placed.has(card_at(i))) continue;
            if (deck_only_)
                p.pile[kSeats - 1].push_back(card_at(i));  // set aside, in nobody's pile
            else
                p.deck.push_back(card_at(i));
        }
        if (p.galaxy.sectors.empty()) p.galaxy.add(site_at(0, 0), 0);
        while (!tiles_only_ && p.tiles.size() + p.galaxy.sectors.size() < kTiles) p.tiles.push_back({1, {}});
        for (const Sector& sector : p.galaxy.sectors)
            for (const Colour colour : kAllColours) p.pool_of(colour) -= sector.stack.count(colour);
        for (int i = 0; i < p.seats; ++i)
            for (const Colour colour : kAllColours) p.pool_of(colour) -= p.dead_of(seat_at(i), colour);
        for (const Card card : p.market) p.known_of(card) = kPublic;
        for (int i = 0; i < p.seats; ++i)
            for (const Card card : p.pile_of(seat_at(i))) p.known_of(card) = kPublic;
        if (p.over) return;
        Frame turn;
        turn.you = p.active;
        p.frames.push_back(turn);
        Chance chance = luck();
        run(p, chance);
    }

   private:
    std::vector<std::uint32_t> script_;
    bool begun_ = false;
    bool deck_only_ = false;
    bool tiles_only_ = false;

    Chance luck() const { return Chance::scripted(script_, 1); }

    void set(const Words& words) {
        Position& p = position;
        const std::string& key = words[0];
        const auto cards = [&](CardList& list, bool& only) {
            for (std::size_t i = 1; i < words.size(); ++i)
                if (words[i] == "only")
                    only = true;
                else
                    list.push_back(card_of(words[i]));
        };
        bool ignored = false;
        if (key == "map") {
            for (std::size_t i = 1; i < words.size(); ++i) {
                const Sector sector = read_sector(words[i]);
                p.galaxy.add(sector.site, 0);
                p.galaxy.at(sector.site) = sector;
            }
        } else if (key == "market")
            cards(p.market, ignored);
        else if (key == "deck")
            cards(p.deck, deck_only_);
        else if (key == "tiles") {
            for (std::size_t i = 1; i < words.size(); ++i)
                if (words[i] == "only")
                    tiles_only_ = true;
                else
                    p.tiles.push_back({static_cast<std::uint8_t>(std::stoi(words[i])), {}});
        } else if (key == "seats") {
            p.seats = static_cast<std::uint8_t>(std::stoi(words.at(1)));
            for (std::size_t i = 0; i < p.seats; ++i) p.bank[i] = 9;
            p.rounds = static_cast<std::uint8_t>(default_rounds(p.seats));
        } else if (key == "option") {
            const std::size_t equal = words.at(1).find('=');
            const auto options = Rise::read_options(p.seats, {{words[1].substr(0, equal), words[1].substr(equal + 1)}});
            if (!options) throw Failure{options.fault().message};
            p.options = *options;
            p.pool.fill(p.options.disks);
            if (p.options.rounds != 0) p.rounds = p.options.rounds;
        } else if (key == "turn")
            p.active = seat_of(words.at(1));
        else if (key == "round")
            p.round = static_cast<std::uint8_t>(std::stoi(words.at(1)));
        else if (key == "over")
            p.over = true, p.active = seat_of(words.at(1));
        else if (is_seat(key))
            set_seat(seat_of(key), words);
        else
            throw Failure{"no such line"};
    }

    void set_seat(Seat seat, const Words& words) {
        Position& p = position;
        for (std::size_t i = 1; i + 1 < words.size(); i += 2) {
            const std::string& value = words[i + 1];
            if (words[i] == "bank")
                p.bank_of(seat) = std::stoi(value);
            else if (words[i] == "hand")
                for (const std::string& id : split(value, ',')) p.hand_of(seat).add(card_of(id));
            else if (words[i] == "pile") {
                for (const std::string& entry : split(value, ',')) {
                    const std::size_t gems = entry.find("(g");
                    const Card card = card_of(entry.substr(0, gems));
                    p.pile_of(seat).push_back(card);
                    if (gems != std::string::npos) p.gems_of(card) = std::stoi(entry.substr(gems + 2));
                }
            } else if (words[i] == "dead")
                for (const char letter : value) ++p.dead_of(seat, colour_named(letter));
            else
                throw Failure{"no such zone: " + words[i]};
        }
    }

    std::string asked() const {
        const Decision decision = decision_of(position);
        if (decision.over) return "nobody";
        return seat_token(decision.seat) + " " + std::string(decision.node);
    }

    void play(const std::string& text) {
        const Seat seat = seat_of(text.substr(0, 2));
        if (position.over || decision_of(position).seat != seat) throw Failure{"asked is " + asked()};
        const auto move = Rise::parse(text.substr(4));
        if (!move) throw Failure{move.fault().message};
        if (const Verdict verdict = refusal<Rise>(position, *move))
            throw Failure{verdict->ruling + " " + verdict->reason + " (asked is " + asked() + ")"};
        Chance chance = luck();
        apply(position, *move, chance);
        script_.clear();
    }

    Words lines() const {
        std::vector<Entry<Move>> entries;
        list_answers(position, entries);
        Words found;
        for (const auto& entry : entries)
            found.push_back(Rise::print(entry.move) + (entry.ranged() ? ".." + std::to_string(entry.high) : ""));
        return found;
    }

    void legal(const Words& words) {
        Words wanted;
        for (std::size_t i = 2; i < words.size(); ++i)
            wanted.push_back(words[i] == "done" ? "done" : words[1] + " " + words[i]);
        if (lines() != wanted) throw Failure{"legal is: " + join(lines(), 0, "; ") + " (asked is " + asked() + ")"};
    }

    void refused(const Words& words) {
        const std::string ruling = words.back();
        const auto move = Rise::parse(join({words.begin() + 1, words.end() - 1}, 0, " "));
        if (!move) throw Failure{move.fault().message};
        const Verdict verdict = refusal<Rise>(position, *move);
        if (!verdict) throw Failure{"it is legal"};
        if (verdict->ruling != ruling) throw Failure{verdict->ruling + " " + verdict->reason};
    }

    static void same(const std::string& found, const std::string& wanted) {
        if (found != wanted) throw Failure{"there is: " + found};
    }

    void facts(const Words& words) {
        const Position& p = position;
        const std::string& key = words.at(1);
        if (is_seat(key)) return seat_facts(seat_of(key), words);
        if (key == "map") {
            for (std::size_t i = 2; i < words.size(); ++i) {
                const Sector wanted = read_sector(words[i]);
                if (!p.galaxy.explored(wanted.site)) throw Failure{"not explored: " + words[i]};
                same(write_sector(p.galaxy.at(wanted.site)), words[i]);
            }
        } else if (key == "market")
            same(write_cards(p.market, " "), join(words, 2, " "));
        else if (key == "deck" || key == "tiles")
            ends(words, key == "deck");
        else if (key == "pool")
            same(std::to_string(p.pool_of(colour_named(words.at(2)[0]))), words.at(3));
        else if (key == "value")
            same(std::to_string(p.galaxy.value_of(colour_named(words.at(2)[0]))), words.at(3));
        else if (key == "gems")
            same(std::to_string(p.gems_of(card_of(words.at(2)))), words.at(3));
        else if (key == "asked")
            same(asked(), join(words, 2, " "));
        else if (key == "over")
            same(p.over ? std::string(result_of(p).cause) : "not over", words.at(2));
        else if (key == "score")
            same(std::to_string(result_of(p).score[static_cast<std::size_t>(seat_of(words.at(2)))]), words.at(3));
        else if (key == "rank")
            same(std::to_string(result_of(p).rank[static_cast<std::size_t>(seat_of(words.at(2)))]), words.at(3));
        else if (key == "round")
            same(std::to_string(p.round), words.at(2));
        else
            throw Failure{"no such fact"};
    }

    // deck top a b, deck bottom a b, deck size 3; tiles likewise
    void ends(const Words& words, bool deck) const {
        Words all;
        if (deck)
            for (const Card card : position.deck) all.emplace_back(face(card).id);
        else
            for (const Tile& tile : position.tiles) all.push_back(std::to_string(tile.natural));
        if (words.at(2) == "size") return same(std::to_string(all.size()), words.at(3));
        const std::size_t n = std::min(all.size(), words.size() - 3);
        const auto cut = static_cast<std::ptrdiff_t>(n);
        const Words part =
            words[2] == "top" ? Words(all.begin(), all.begin() + cut) : Words(all.end() - cut, all.end());
        same(join(part, 0, " "), join(words, 3, " "));
    }

    void seat_facts(Seat seat, const Words& words) const {
        const Position& p = position;
        for (std::size_t i = 2; i + 1 < words.size(); i += 2) {
            const std::string& key = words[i];
            std::string found;
            if (key == "bank")
                found = std::to_string(p.bank_of(seat));
            else if (key == "hand")
                found = write_cards(p.hand_of(seat), ",");
            else if (key == "pile")
                found = write_cards(p.pile_of(seat), ",");
            else if (key == "active")
                found = p.pile_of(seat).empty() ? "-" : std::string(face(p.active_card(seat)).id);
            else if (key == "dead") {
                for (const Colour colour : kAllColours)
                    found += std::string(static_cast<std::size_t>(p.dead_of(seat, colour)), "kbrw"[index(colour)]);
                if (found.empty()) found = "-";
            } else
                throw Failure{"no such zone: " + key};
            same(key + " " + found, key + " " + words[i + 1]);
        }
    }
};

std::string read(std::string_view text, Table& table) {
    std::istringstream in{std::string(text)};
    std::string line;
    while (std::getline(in, line)) {
        line.erase(0, line.find_first_not_of(' '));
        try {
            table.line(line);
        } catch (const Failure& failure) {
            return "\"" + line + "\": " + failure.text;
        }
    }
    table.begin();
    return "";
}

}  // namespace

std::string scenario(std::string_view text) {
    Table table;
    return read(text, table);
}

Position position_after(std::string_view text) {
    Table table;
    read(text, table);
    return table.position;
}

}  // namespace orrery::rise
