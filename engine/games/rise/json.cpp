// Positions and views as JSON, in the words of the rules reference. Small structs list their members where they are
// declared. The JSON of a position is complete. The JSON of a view has null for what its viewer does not know.
#include <bit>

#include "games/rise/rise.h"

namespace orrery::rise {

namespace {

std::vector<std::string> seats_in(SeatSet seats) {
    if (seats == kPublic) return {"everybody"};
    return tokens(seats);
}

std::vector<Site> sites_in(const Galaxy& galaxy, std::uint64_t mask) {
    std::vector<Site> sites;
    for (; mask != 0; mask &= mask - 1)
        sites.push_back(galaxy.sectors[static_cast<std::size_t>(std::countr_zero(mask))].site);
    return sites;
}

auto gems_by_card(const std::array<std::int32_t, 2>& gems) {
    return std::array{std::pair(*token(Card::black_stars), gems[0]),
                      std::pair(*token(Card::crusade_of_the_sun), gems[1])};
}

auto knowers(const Position& p) {
    std::vector<std::pair<std::string_view, std::vector<std::string>>> knowers;
    for (const Card card : CardSet{(std::uint64_t{1} << kCards) - 1})
        if (!p.known_of(card).empty()) knowers.emplace_back(*token(card), seats_in(p.known_of(card)));
    return knowers;
}

void save_frame(JsonOut& json, const Position& p, const Frame& f) {
    json(nvp("step", step_name(f.step)), nvp("stage", f.stage), sparse("card", f.card, kNoCard), nvp("you", f.you));
    json(sparse("other", f.other, kSpectator), sparse("color", f.colour, kNoColour));
    if (f.step == Step::expand || f.step == Step::execute) json(nvp("site", f.site));
    json(nvp("amount", f.amount), nvp("extra", f.extra), sparse("cards", f.set));
    if (f.mask != 0) json(nvp("sites", sites_in(p.galaxy, f.mask)));
}

struct Asked {
    const Position& position;

    void save(JsonOut& json) const {
        const Question& q = position.question;
        json(nvp("verb", q.verb == Verb::expand ? "main" : verb_token(q.verb)), nvp("seat", q.seat));
        json(nvp("done", q.or_done), sparse("color", q.colour, kNoColour));
        if (q.verb == Verb::to) json(nvp("from", q.from));
        std::vector<Entry<Move>> entries;
        list_answers(position, entries);
        json(nvp("answers", each_of(entries, [](const Entry<Move>& entry) {
                     return Rise::print(entry.move) + (entry.ranged() ? ".." + std::to_string(entry.high) : "");
                 })));
    }
};

void save_result(JsonOut& json, const Result& result, int seats, bool over) {
    json.objects(over ? "result" : "standing", static_cast<std::size_t>(seats), [&](std::size_t i) {
        json(nvp("player", seat_at(static_cast<int>(i))), nvp("rank", result.rank[i]), nvp("score", result.score[i]));
    });
    if (over) json(nvp("cause", result.cause));
}

}  // namespace

std::string_view token(Colour colour) { return colour_token(colour); }
std::string token(Site site) { return site_token(site); }
std::optional<std::string_view> token(Card card) {
    return card == kNoCard ? std::nullopt : std::optional(face(card).id);
}
std::string token(const Stack& stack) {
    std::string text;
    for (int i = 0; i < stack.size(); ++i) text += colour_token(stack[i]);
    return text;
}

std::array<std::pair<std::string_view, std::int32_t>, kColours> by_colour(
    const std::array<std::int32_t, kColours>& numbers) {
    std::array<std::pair<std::string_view, std::int32_t>, kColours> named;
    for (const Colour colour : kAllColours) {
        const auto i = static_cast<std::size_t>(colour);
        named[i] = {colour_token(colour), numbers[i]};
    }
    return named;
}

void Position::save(JsonOut& json) const {
    json(nvp("game", "rise"), CEREAL_NVP(revision), nvp("players", seats));
    json(nvp("options", Rise::write_options(seats, options, revision)));
    json(CEREAL_NVP(round), CEREAL_NVP(rounds), CEREAL_NVP(over), nvp("active player", active));
    json(nvp("map", galaxy.sectors), nvp("tile stack", each_of(tiles, [](const Tile& tile) { return tile.natural; })));
    json(nvp("pool", by_colour(pool)), CEREAL_NVP(deck), CEREAL_NVP(market), CEREAL_NVP(table));
    json(CEREAL_NVP(revealed), CEREAL_NVP(block), nvp("gems on cards", gems_by_card(gems_on)));
    json.objects("seats", seats, [&](std::size_t i) {
        json(nvp("player", seat_at(static_cast<int>(i))), nvp("bank", bank[i]), nvp("hand", hand[i]));
        json(nvp("pile", pile[i]), nvp("dead disks", by_colour(dead[i])),
             nvp("secret answer", orrery::known(sealed[i])));
    });
    json(nvp("known cards", knowers(*this)));
    json.objects("known tiles", tiles.size(), [&](std::size_t i) { json(nvp("known", seats_in(tiles[i].known))); });
    json.objects("pending", frames.size(), [&](std::size_t i) { save_frame(json, *this, frames[i]); });
    json(nvp("question", question.verb == Verb::none ? std::nullopt : std::optional(Asked{*this})));
    save_result(json, result_of(*this), seats, over);
}

void View::save(JsonOut& json) const {
    json(nvp("game", "rise"), CEREAL_NVP(viewer), nvp("players", seats));
    json(nvp("options", Rise::write_options(seats, options)));
    json(CEREAL_NVP(round), CEREAL_NVP(rounds), nvp("over", over()), nvp("active player", active));
    json(nvp("asks", over() ? std::string_view() : decision.node));
    json(nvp("asked", over() ? kSpectator : decision.seat), nvp("owing", seats_in(decision.owing)));
    json(nvp("secret", decision.secret), sparse("places", places, kNoColour));
    json(nvp("map", galaxy.sectors), nvp("tile stack", each_of(tiles, known)), nvp("pool", by_colour(pool)));
    json(nvp("value", by_colour(value)), nvp("sectors", by_colour(sectors)), CEREAL_NVP(deck), CEREAL_NVP(market));
    json(nvp("looking at", looking_at), CEREAL_NVP(drawn), CEREAL_NVP(revealed), CEREAL_NVP(block));
    json(nvp("gems on cards", gems_by_card(gems_on)));
    json.objects("seats", static_cast<std::size_t>(seats),
                 [&](std::size_t i) { seat[i].save(json, seat_at(static_cast<int>(i))); });
    json(CEREAL_NVP(pending));
    save_result(json, result, seats, over());
}

}  // namespace orrery::rise
