// The options of section 8.1, and presets. Menus, parsing, printing and links all use these lists.
#include "games/kardashev/kardashev.h"
#include "generated/kardashev/say.h"

namespace orrery::kardashev {

namespace {

// ---- Roles: drafted, drawn, or given as fixed:explorer,warlord

constexpr std::string_view kFixed = "fixed:";

std::optional<std::string> read_roles(int seats, std::string_view text, Options& options) {
    options.fixed.fill(kNoRole);
    if (text == "draft") return options.roles = Roles::draft, std::nullopt;
    if (text == "random") return options.roles = Roles::random, std::nullopt;
    if (!text.starts_with(kFixed)) return say::roles_accepted(seats);
    text.remove_prefix(kFixed.size());
    PerSeat<Role> fixed{kNoRole, kNoRole, kNoRole, kNoRole, kNoRole, kNoRole};
    for (int seat = 0; seat < seats; ++seat) {
        const std::size_t comma = text.find(',');
        const Role role = find_role(text.substr(0, comma));
        const bool is_last = seat == seats - 1;
        if (role == kNoRole || std::find(fixed.begin(), fixed.end(), role) != fixed.end() ||
            is_last != (comma == std::string_view::npos))
            return say::roles_accepted(seats);
        fixed[static_cast<std::size_t>(seat)] = role;
        if (!is_last) text.remove_prefix(comma + 1);
    }
    options.roles = Roles::fixed;
    options.fixed = fixed;
    return {};
}

std::string write_roles(int seats, const Options& options) {
    if (options.roles == Roles::draft) return "draft";
    if (options.roles == Roles::random) return "random";
    std::string text(kFixed);
    for (int seat = 0; seat < seats; ++seat) {
        const Role role = options.fixed[static_cast<std::size_t>(seat)];
        text += (seat == 0 ? "" : ",") + std::string(role == kNoRole ? "none" : face(role).id);
    }
    return text;
}

void code_roles(Options& options, DigitCoder code) {
    if (options.roles != Roles::fixed) return;
    for (Role& role : options.fixed) role = static_cast<Role>(code(static_cast<std::uint64_t>(role), kRoles + 1));
}

void offer_roles(int seats, OptionSpec& spec) { spec.hint = say::roles_hint(seats); }

// ---- Allies: pairs of opposite seats

bool has_pairs(int seats) { return seats == 4 || seats == 6; }

std::optional<std::string> read_allies(int seats, std::string_view text, Options& options) {
    if (text != "off" && (text != "on" || !has_pairs(seats)))
        return has_pairs(seats) ? say::off_or_on() : say::off_for_players(seats);
    options.allies = text == "on";
    return {};
}

void offer_allies(int seats, OptionSpec& spec) {
    spec.menu = {{"off", say::allies_off()}};
    if (has_pairs(seats)) spec.menu.push_back({"on", say::allies_on()});
}

constexpr Option<Options> kDeclared[] = {
    {.key = "roles",
     .title = say::roles,
     .member = kept_in<&Options::roles>(),
     .form = {.values = 3, .read = read_roles, .write = write_roles, .code = code_roles},
     .choices = {{"draft", say::roles_in_turn}, {"random", say::roles_at_random}},
     .offer = offer_roles},
    {.key = "allies",
     .title = say::allies,
     .member = kept_in<&Options::allies>(),
     .form = {.values = 2,
              .read = read_allies,
              .write = [](int, const Options& options) { return std::string(options.allies ? "on" : "off"); }},
     .offer = offer_allies},
    {.key = "cap",
     .title = say::most_rounds,
     .note = say::from_8_to_30,
     .member = kept_in<&Options::cap>(),
     .numbers = between<8, 30>,
     .choices = {{"10", say::ten_rounds}, {"15", say::fifteen_rounds}, {"20", say::twenty_rounds}}},
    {.key = "left",
     .title = say::length,
     .note = say::length_note,
     .member = kept_in<&Options::is_short>(),
     .choices = {{"3", say::length_normal}, {"6", say::length_short}}},
    {.key = "picks",
     .title = say::picks,
     .note = say::picks_note,
     .member = kept_in<&Options::plans>(),
     .choices = {{"ask", say::picks_one_by_one}, {"plan", say::picks_planned}}},
    {.key = "defence",
     .title = say::defence,
     .note = say::defence_note,
     .member = kept_in<&Options::orders>(),
     .choices = {{"ask", say::defence_asked}, {"orders", say::defence_by_orders}}},
};

constexpr DeclaredPreset kPresets[] = {
    {kFirstGame, say::first_game, say::first_game_note, {{"roles", "random"}, {"left", "6"}}},
    {kStandard, say::standard, say::standard_note},
    {"short", say::short_game, say::short_game_note, {{"left", "6"}}},
    {kLinkGame, say::by_link, say::by_link_note, {{"roles", "random"}, {"picks", "plan"}, {"defence", "orders"}}},
    {"allies", say::allies, say::allies_note, {{"allies", "on"}}, has_pairs},
};

}  // namespace

OptionList<Options> Kardashev::declared() { return {.options = kDeclared, .presets = kPresets}; }

std::vector<OptionText> texts_of(int seats, const Options& options, int revision) {
    return Kardashev::write_options(seats, options, revision);
}

}  // namespace orrery::kardashev
