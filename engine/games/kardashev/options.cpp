// The options of section 8.1, and presets. Menus, parsing, printing and links all use these lists.
#include "games/kardashev/kardashev.h"

namespace orrery::kardashev {

namespace {

// ---- Roles: drafted, drawn, or given as fixed:explorer,warlord

constexpr std::string_view kFixed = "fixed:";

std::string accepted_roles(int seats) {
    return "it is draft, random, or fixed: and " + std::to_string(seats) +
           " different roles with commas between, such as fixed:" +
           std::string(seats == 2 ? "explorer,warlord" : "explorer,warlord,pioneer") + ".";
}

std::optional<std::string> read_roles(int seats, std::string_view text, Options& options) {
    options.fixed.fill(kNoRole);
    if (text == "draft") return options.roles = Roles::draft, std::nullopt;
    if (text == "random") return options.roles = Roles::random, std::nullopt;
    if (!text.starts_with(kFixed)) return accepted_roles(seats);
    text.remove_prefix(kFixed.size());
    PerSeat<Role> fixed{kNoRole, kNoRole, kNoRole, kNoRole, kNoRole, kNoRole};
    for (int seat = 0; seat < seats; ++seat) {
        const std::size_t comma = text.find(',');
        const Role role = find_role(text.substr(0, comma));
        const bool is_last = seat == seats - 1;
        if (role == kNoRole || std::find(fixed.begin(), fixed.end(), role) != fixed.end() ||
            is_last != (comma == std::string_view::npos))
            return accepted_roles(seats);
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

void offer_roles(int seats, OptionSpec& spec) {
    spec.hint = "Or give each seat its role: " + accepted_roles(seats).substr(std::string_view("it is ").size());
}

// ---- Allies: pairs of opposite seats

bool has_pairs(int seats) { return seats == 4 || seats == 6; }

std::optional<std::string> read_allies(int seats, std::string_view text, Options& options) {
    if (text != "off" && (text != "on" || !has_pairs(seats)))
        return has_pairs(seats) ? "it is off or on." : "with " + std::to_string(seats) + " players it is off.";
    options.allies = text == "on";
    return {};
}

void offer_allies(int seats, OptionSpec& spec) {
    spec.menu = {{"off", "Everyone for themselves"}};
    if (has_pairs(seats)) spec.menu.push_back({"on", "Pairs: opposite seats are allies"});
}

constexpr Option<Options> kDeclared[] = {
    {.key = "roles",
     .title = "Roles",
     .member = kept_in<&Options::roles>(),
     .form = {.values = 3, .read = read_roles, .write = write_roles, .code = code_roles},
     .choices = {{"draft", "Choose in turn, last seat first"}, {"random", "Dealt at random"}},
     .offer = offer_roles},
    {.key = "allies",
     .title = "Allies",
     .member = kept_in<&Options::allies>(),
     .form = {.values = 2,
              .read = read_allies,
              .write = [](int, const Options& options) { return std::string(options.allies ? "on" : "off"); }},
     .offer = offer_allies},
    {.key = "cap",
     .title = "Rounds at most",
     .note = "Any number from 8 to 30. Most games end sooner.",
     .member = kept_in<&Options::cap>(),
     .numbers = between<8, 30>,
     .choices = {{"10", "10 rounds"}, {"15", "15 rounds"}, {"20", "20 rounds"}}},
    {.key = "left",
     .title = "Length",
     .note = "The last round comes when somebody has this few colony pieces left.",
     .member = kept_in<&Options::is_short>(),
     .choices = {{"3", "Normal: fewer than 3 pieces left"}, {"6", "Short: fewer than 6 pieces left"}}},
    {.key = "picks",
     .title = "Turn order and tiles",
     .note = "With plans you say along with your bid what you want most. By link that saves messages.",
     .member = kept_in<&Options::plans>(),
     .choices = {{"ask", "Choose one after the other"}, {"plan", "Plan them with your bid"}}},
    {.key = "defence",
     .title = "Defence",
     .note = "With orders nobody is asked during someone else's turn. By link that saves messages.",
     .member = kept_in<&Options::orders>(),
     .choices = {{"ask", "Ask whoever is attacked"}, {"orders", "Follow standing orders"}}},
};

constexpr DeclaredPreset kPresets[] = {
    {kFirstGame, "First game", "Roles are dealt, and the end comes sooner.", {{"roles", "random"}, {"left", "6"}}},
    {kStandard, "Standard", "You choose your roles in turn."},
    {"short", "Short", "The end comes a round or two sooner.", {{"left", "6"}}},
    {kLinkGame,
     "By link",
     "Few messages: you plan turn order and tiles with your bid, standing orders defend you, and roles are dealt.",
     {{"roles", "random"}, {"picks", "plan"}, {"defence", "orders"}}},
    {"allies", "Allies", "Opposite seats play together.", {{"allies", "on"}}, has_pairs},
};

}  // namespace

OptionList<Options> Kardashev::declared() { return {.options = kDeclared, .presets = kPresets}; }

std::vector<OptionText> texts_of(int seats, const Options& options, int revision) {
    return Kardashev::write_options(seats, options, revision);
}

}  // namespace orrery::kardashev
