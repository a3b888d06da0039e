// Which function belongs to which card and trigger. Some cards have none, because the common procedures check for them:
// Stasis Pods, Permaculture, Wreckage and Dead Tree in PRESERVE, Xin Shield in LEGAL PLACES, Zele and the doubling of
// Ancient Secrets in HARVEST, the gems of Black Stars and Crusade at the end of a turn.
#include "games/rise/effects.h"

namespace orrery::rise {

namespace {

struct EffectRow {
    Card card;
    Effect act = nullptr;
    Effect won = nullptr;
    Effect harvested = nullptr;
    Effect start = nullptr;
    Effect inactive = nullptr;
};

constexpr std::array<EffectRow, kCards> kEffectRows{{
    {.card = Card::stasis_pods},
    {.card = Card::vote_of_confidence, .won = effects::vote_of_confidence_won},
    {.card = Card::beta_theory, .harvested = effects::beta_theory_harvested},
    {.card = Card::black_stars, .inactive = effects::black_stars_inactive},
    {.card = Card::the_one_true_path, .start = effects::the_one_true_path_start},
    {.card = Card::dark_ages, .act = effects::dark_ages},
    {.card = Card::remembrance, .act = effects::remembrance},
    {.card = Card::spycraft, .act = effects::spycraft},
    {.card = Card::drakons_escape, .act = effects::drakons_escape},
    {.card = Card::the_altemian_purge, .act = effects::the_altemian_purge},
    {.card = Card::the_awakening, .act = effects::the_awakening},
    {.card = Card::from_the_dark, .act = effects::from_the_dark},
    {.card = Card::eldritch_theft, .act = effects::eldritch_theft},

    {.card = Card::permaculture},
    {.card = Card::xin_shield_formula},
    {.card = Card::zele_research_labs},
    {.card = Card::sustainable_farming, .start = effects::sustainable_farming_start},
    {.card = Card::banii_ritual, .harvested = effects::banii_ritual_harvested},
    {.card = Card::galactic_union, .won = effects::galactic_union_won},
    {.card = Card::ruins_of_loni_city, .act = effects::ruins_of_loni_city},
    {.card = Card::the_living_ocean, .act = effects::the_living_ocean},
    {.card = Card::the_new_economy, .act = effects::the_new_economy},
    {.card = Card::quiet_prosperity, .act = effects::quiet_prosperity},
    {.card = Card::treaty_of_cheng_huang, .act = effects::treaty_of_cheng_huang},
    {.card = Card::garthu_spaceport, .act = effects::garthu_spaceport},
    {.card = Card::jordani_current, .act = effects::jordani_current},

    {.card = Card::wreckage_of_the_xyri},
    {.card = Card::the_titan_blockade, .start = effects::the_titan_blockade_start},
    {.card = Card::crusade_of_the_sun, .inactive = effects::crusade_of_the_sun_inactive},
    {.card = Card::fall_of_gethi_eferi, .harvested = effects::fall_of_gethi_eferi_harvested},
    {.card = Card::thani_tribes, .won = effects::thani_tribes_won},
    {.card = Card::berserkers_of_grotl, .act = effects::berserkers_of_grotl},
    {.card = Card::cyris_treachery, .act = effects::cyris_treachery},
    {.card = Card::treasure_vaults, .act = effects::treasure_vaults},
    {.card = Card::rites_of_memory, .act = effects::rites_of_memory},
    {.card = Card::fires_at_night, .act = effects::fires_at_night},
    {.card = Card::wormhole_deception, .act = effects::wormhole_deception},
    {.card = Card::march_of_ashes, .act = effects::march_of_ashes},
    {.card = Card::the_ru_shou_dam, .act = effects::the_ru_shou_dam},

    {.card = Card::dead_tree_distraction},
    {.card = Card::thorweds_gambit, .start = effects::thorweds_gambit_start},
    {.card = Card::library_of_dithia, .start = effects::library_of_dithia_start},
    {.card = Card::cocoon, .harvested = effects::cocoon_harvested},
    {.card = Card::ancient_secrets, .won = effects::ancient_secrets_won},
    {.card = Card::nyri_artifacts, .act = effects::nyri_artifacts},
    {.card = Card::open_palm_uprising, .act = effects::open_palm_uprising},
    {.card = Card::civil_reprogramming, .act = effects::civil_reprogramming, .won = effects::civil_reprogramming_won},
    {.card = Card::the_catharsis_simulation, .act = effects::the_catharsis_simulation},
    {.card = Card::cheras_tithe, .act = effects::cheras_tithe},
    {.card = Card::abdication_of_the_six_popes, .act = effects::abdication_of_the_six_popes},
    {.card = Card::monoculture, .act = effects::monoculture},
    {.card = Card::genesis_device, .act = effects::genesis_device},
}};

constexpr bool in_catalogue_order() {
    for (int i = 0; i < kCards; ++i)
        if (kEffectRows[static_cast<std::size_t>(i)].card != card_at(i)) return false;
    return true;
}
static_assert(in_catalogue_order());

}  // namespace

Effect effect_of(Card card, Step step) {
    const EffectRow& row = kEffectRows[static_cast<std::size_t>(card)];
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
