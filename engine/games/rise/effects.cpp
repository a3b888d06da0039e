// Which function belongs to which card and trigger. Cards whose text is looked up by the common procedures have none:
// Stasis Pods, Permaculture, Wreckage and Dead Tree in PRESERVE, Xin Shield in LEGAL PLACES, Zele and the doubling of
// Ancient Secrets in HARVEST, the gems of Black Stars and Crusade at the end of a turn.
#include "games/rise/effects.h"

namespace orrery::rise {

namespace {

struct Row {
    Card card;
    Effect act = nullptr;
    Effect won = nullptr;
    Effect harvested = nullptr;
    Effect start = nullptr;
    Effect inactive = nullptr;
};
using enum Card;

constexpr std::array<Row, kCards> kRows{{
    {.card = stasis_pods},
    {.card = vote_of_confidence, .won = effects::vote_of_confidence_won},
    {.card = beta_theory, .harvested = effects::beta_theory_harvested},
    {.card = black_stars, .inactive = effects::black_stars_inactive},
    {.card = the_one_true_path, .start = effects::the_one_true_path_start},
    {.card = dark_ages, .act = effects::dark_ages},
    {.card = remembrance, .act = effects::remembrance},
    {.card = spycraft, .act = effects::spycraft},
    {.card = drakons_escape, .act = effects::drakons_escape},
    {.card = the_altemian_purge, .act = effects::the_altemian_purge},
    {.card = the_awakening, .act = effects::the_awakening},
    {.card = from_the_dark, .act = effects::from_the_dark},
    {.card = eldritch_theft, .act = effects::eldritch_theft},

    {.card = permaculture},
    {.card = xin_shield_formula},
    {.card = zele_research_labs},
    {.card = sustainable_farming, .start = effects::sustainable_farming_start},
    {.card = banii_ritual, .harvested = effects::banii_ritual_harvested},
    {.card = galactic_union, .won = effects::galactic_union_won},
    {.card = ruins_of_loni_city, .act = effects::ruins_of_loni_city},
    {.card = the_living_ocean, .act = effects::the_living_ocean},
    {.card = the_new_economy, .act = effects::the_new_economy},
    {.card = quiet_prosperity, .act = effects::quiet_prosperity},
    {.card = treaty_of_cheng_huang, .act = effects::treaty_of_cheng_huang},
    {.card = garthu_spaceport, .act = effects::garthu_spaceport},
    {.card = jordani_current, .act = effects::jordani_current},

    {.card = wreckage_of_the_xyri},
    {.card = the_titan_blockade, .start = effects::the_titan_blockade_start},
    {.card = crusade_of_the_sun, .inactive = effects::crusade_of_the_sun_inactive},
    {.card = fall_of_gethi_eferi, .harvested = effects::fall_of_gethi_eferi_harvested},
    {.card = thani_tribes, .won = effects::thani_tribes_won},
    {.card = berserkers_of_grotl, .act = effects::berserkers_of_grotl},
    {.card = cyris_treachery, .act = effects::cyris_treachery},
    {.card = treasure_vaults, .act = effects::treasure_vaults},
    {.card = rites_of_memory, .act = effects::rites_of_memory},
    {.card = fires_at_night, .act = effects::fires_at_night},
    {.card = wormhole_deception, .act = effects::wormhole_deception},
    {.card = march_of_ashes, .act = effects::march_of_ashes},
    {.card = the_ru_shou_dam, .act = effects::the_ru_shou_dam},

    {.card = dead_tree_distraction},
    {.card = thorweds_gambit, .start = effects::thorweds_gambit_start},
    {.card = library_of_dithia, .start = effects::library_of_dithia_start},
    {.card = cocoon, .harvested = effects::cocoon_harvested},
    {.card = ancient_secrets, .won = effects::ancient_secrets_won},
    {.card = nyri_artifacts, .act = effects::nyri_artifacts},
    {.card = open_palm_uprising, .act = effects::open_palm_uprising},
    {.card = civil_reprogramming, .act = effects::civil_reprogramming, .won = effects::civil_reprogramming_won},
    {.card = the_catharsis_simulation, .act = effects::the_catharsis_simulation},
    {.card = cheras_tithe, .act = effects::cheras_tithe},
    {.card = abdication_of_the_six_popes, .act = effects::abdication_of_the_six_popes},
    {.card = monoculture, .act = effects::monoculture},
    {.card = genesis_device, .act = effects::genesis_device},
}};

constexpr bool in_catalogue_order() {
    for (int i = 0; i < kCards; ++i)
        if (kRows[static_cast<std::size_t>(i)].card != card_at(i)) return false;
    return true;
}
static_assert(in_catalogue_order());

}  // namespace

Effect effect_of(Card card, Step step) {
    const Row& row = kRows[static_cast<std::size_t>(card)];
    switch (step) {
        case Step::execute: return row.act;
        case Step::won: return row.won;
        case Step::harvested: return row.harvested;
        case Step::start: return row.start;
        case Step::inactive: return row.inactive;
        default: return nullptr;
    }
}

}  // namespace orrery::rise
