// Short words, printed and read: tiles, cards, symbols, orders.
#include "games/kardashev/words.h"

#include <vector>

#include "core/words.h"
#include "generated/kardashev/say.h"

namespace orrery::kardashev {

namespace {

constexpr std::array<std::string_view, 4> kSymbols{"f", "m", "e", "w"};

}  // namespace

std::string_view symbol_token(Symbol symbol) { return symbol == kNoSymbol ? "-" : kSymbols[slot(symbol)]; }

std::string type_name(Symbol symbol) { return say::type(symbol_token(symbol)); }

std::optional<Symbol> read_symbol(std::string_view text) {
    for (const Symbol symbol : kAllSymbols)
        if (kSymbols[slot(symbol)] == text) return symbol;
    return {};
}

std::string token(Tile tile) {
    if (tile == kVoid) return "void";
    if (tile == kDead) return "dead";
    std::string text;
    for (const Symbol symbol : kAllSymbols)
        if (tile.symbols().has(symbol)) text += symbol_token(symbol);
    return text.empty() ? "-" : text;
}

std::optional<Tile> read_tile(std::string_view text) {
    if (text == "void") return kVoid;
    if (text == "dead") return kDead;
    if (text == "-") return kNoTile;
    Symbols symbols;
    for (const char letter : text) {
        const auto symbol = read_symbol({&letter, 1});
        if (!symbol) return {};
        symbols.add(*symbol);
    }
    const Tile tile = planet(symbols);
    return token(tile) == text ? std::optional(tile) : std::nullopt;
}

Symbol Cards::scarcest(Symbols among) const {
    Symbol best = kNoSymbol;
    for (const Symbol type : kAllTypes)
        if (among.has(type) && (best == kNoSymbol || of(type) < of(best))) best = type;
    return best;
}

Symbol Cards::plentiful() const {
    Symbol best = Symbol::f;
    for (const Symbol type : kAllTypes)
        if (of(type) > of(best)) best = type;
    return best;
}

bool comes_before(const Cards& a, const Cards& b) {
    if (a.total() != b.total()) return a.total() < b.total();
    if (a.of(Symbol::f) != b.of(Symbol::f)) return a.of(Symbol::f) > b.of(Symbol::f);
    return a.of(Symbol::m) > b.of(Symbol::m);
}

std::string token(const Cards& cards) {
    std::string text;
    for (const Symbol type : kAllTypes)
        text.append(static_cast<std::size_t>(std::max(0, cards.of(type))), symbol_token(type)[0]);
    return text.empty() ? "none" : text;
}

std::optional<Cards> read_cards(std::string_view text) {
    constexpr std::size_t kMostRead = 2000;
    Cards cards;
    if (text == "none") return cards;
    if (text.empty() || text.size() > kMostRead) return {};
    for (const char letter : text) {
        const auto type = read_symbol({&letter, 1});
        if (!type || *type == Symbol::w) return {};
        cards.add(*type);
    }
    return cards;
}

std::string cards_text(const Cards& cards) {
    std::vector<std::string> parts;
    for (const Symbol type : kAllTypes)
        if (cards.of(type) > 0) parts.push_back(say::cards_of_type(cards.of(type), symbol_token(type)));
    return parts.empty() ? say::nothing() : listed(parts);
}

std::string symbols_text(Symbols symbols, std::string_view last) {
    std::vector<std::string> names;
    for (const Symbol symbol : kAllSymbols)
        if (symbols.has(symbol)) names.push_back(type_name(symbol));
    return listed(names, last);
}

std::string_view token(Order order) {
    constexpr std::array<std::string_view, 4> kNames{"hold", "ask", "yield", "-"};
    return kNames[static_cast<std::size_t>(order)];
}

}  // namespace orrery::kardashev
