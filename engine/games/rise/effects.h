// The effect of each card: one function for its action and one for each of its triggers (section 9). The table from
// cards to functions is in effects.cpp; the functions are in effects_*.cpp, one file per colour.
// Rulebook: assets/rulebooks/rise.md, sections 6.6 and 9.
#pragma once

#include "games/rise/play.h"

namespace orrery::rise {

// The function that a frame of `step` (execute, won, harvested, start, inactive) calls; nullptr: the card has none.
Effect effect_of(Card card, Step step);

namespace effects {
// Black (9.1)
void vote_of_confidence_won(Play& play, Frame& f);
void beta_theory_harvested(Play& play, Frame& f);
void black_stars_inactive(Play& play, Frame& f);
void the_one_true_path_start(Play& play, Frame& f);
void dark_ages(Play& play, Frame& f);
void remembrance(Play& play, Frame& f);
void spycraft(Play& play, Frame& f);
void drakons_escape(Play& play, Frame& f);
void the_altemian_purge(Play& play, Frame& f);
void the_awakening(Play& play, Frame& f);
void from_the_dark(Play& play, Frame& f);
void eldritch_theft(Play& play, Frame& f);
// Blue (9.2)
void sustainable_farming_start(Play& play, Frame& f);
void banii_ritual_harvested(Play& play, Frame& f);
void galactic_union_won(Play& play, Frame& f);
void ruins_of_loni_city(Play& play, Frame& f);
void the_living_ocean(Play& play, Frame& f);
void the_new_economy(Play& play, Frame& f);
void quiet_prosperity(Play& play, Frame& f);
void treaty_of_cheng_huang(Play& play, Frame& f);
void garthu_spaceport(Play& play, Frame& f);
void jordani_current(Play& play, Frame& f);
// Red (9.3)
void the_titan_blockade_start(Play& play, Frame& f);
void crusade_of_the_sun_inactive(Play& play, Frame& f);
void fall_of_gethi_eferi_harvested(Play& play, Frame& f);
void thani_tribes_won(Play& play, Frame& f);
void berserkers_of_grotl(Play& play, Frame& f);
void cyris_treachery(Play& play, Frame& f);
void treasure_vaults(Play& play, Frame& f);
void rites_of_memory(Play& play, Frame& f);
void fires_at_night(Play& play, Frame& f);
void wormhole_deception(Play& play, Frame& f);
void march_of_ashes(Play& play, Frame& f);
void the_ru_shou_dam(Play& play, Frame& f);
// White (9.4)
void thorweds_gambit_start(Play& play, Frame& f);
void library_of_dithia_start(Play& play, Frame& f);
void cocoon_harvested(Play& play, Frame& f);
void ancient_secrets_won(Play& play, Frame& f);
void nyri_artifacts(Play& play, Frame& f);
void open_palm_uprising(Play& play, Frame& f);
void civil_reprogramming(Play& play, Frame& f);
void civil_reprogramming_won(Play& play, Frame& f);
void the_catharsis_simulation(Play& play, Frame& f);
void cheras_tithe(Play& play, Frame& f);
void abdication_of_the_six_popes(Play& play, Frame& f);
void monoculture(Play& play, Frame& f);
void genesis_device(Play& play, Frame& f);
}  // namespace effects

}  // namespace orrery::rise
