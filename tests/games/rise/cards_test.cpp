// Each black and blue card's effect and the edge cases of section 9, as data. Red and white: cards_late_test.cpp.
#include <catch_amalgamated.hpp>

#include "games/rise/card_case.h"

using namespace orrery;
using namespace orrery::rise;

namespace {

using enum Card;

constexpr CardCase kBlackAndBlue[] = {
    {stasis_pods, "the Dam does nothing, Dead Tree and Permaculture stay quiet", R"(
        seats 3
        map 0,0=1[k]
        tiles 4 1
        market cocoon spycraft dark-ages
        p1 hand the-ru-shou-dam pile stasis-pods
        p2 pile dead-tree-distraction
        p3 pile permaculture
        > p1: event the-ru-shou-dam
        = map 0,0=1[k]
        = tiles top 4 1
        = p2 pile dead-tree-distraction
        = asked p2 main)"},
    {stasis_pods, "judged when the preservation starts: covered by the card that is played afterwards", R"(
        map 0,0=2[k]
        market cocoon spycraft dark-ages
        p1 hand dark-ages,from-the-dark dead k pile stasis-pods
        > p1: event from-the-dark
        = p1 bank 11 active from-the-dark
        = map 0,0=2[k])"},
    {vote_of_confidence, "gems equal to the bid, the bid is paid as usual", R"(
        map 0,0=1[k] 1,0=2[]
        market vote-of-confidence cocoon
        > p1: auction vote-of-confidence
        > p1: bid 3
        > p2: bid 1
        ? site 0,0 1,0
        > p1: site 1,0
        = map 1,0=2+3[]
        = p1 bank 6)"},
    {vote_of_confidence, "bid 0: no question", R"(
        map 0,0=1[k] 1,0=2[]
        market vote-of-confidence cocoon spycraft
        p1 bank 0
        p2 bank 0
        > p1: auction vote-of-confidence
        > p1: award p2
        = asked p2 main)"},
    {beta_theory, "one market card, after the preservation", R"(
        map 0,0=1[k]
        market cocoon spycraft
        p1 hand beta-theory
        > p1: harvest beta-theory
        > p1: bid 1
        > p2: bid 0
        ? gain cocoon spycraft
        > p1: gain spycraft
        = p1 hand spycraft
        = deck bottom beta-theory)"},
    {beta_theory, "empty market: nothing", R"(
        map 0,0=1[]
        deck only
        p1 hand beta-theory,cocoon
        > p1: harvest beta-theory
        = p1 hand cocoon)"},
    {black_stars, "its first gem at the end of the turn in which it was discarded", R"(
        map 0,0=1[w]
        p1 hand black-stars,cocoon
        > p1: expand black-stars
        > p1: place 1,0
        = gems black-stars 1)"},
    {black_stars, "covered by the owner: all gems to one sector", R"(
        map 0,0=1[w] 1,0=1[]
        p1 hand berserkers-of-grotl pile black-stars(g4)
        > p1: event berserkers-of-grotl
        > p1: site 1,0
        = map 1,0=1+4[]
        = gems black-stars 0)"},
    {black_stars, "no gems, no trigger", R"(
        market cocoon spycraft dark-ages
        p1 hand berserkers-of-grotl pile black-stars
        > p1: event berserkers-of-grotl
        = asked p2 main)"},
    {the_one_true_path, "this one included; what lies below becomes active", R"(
        market spycraft
        p1 pile dark-ages,the-one-true-path
        ? recover dark-ages the-one-true-path
        > p1: recover the-one-true-path
        = p1 hand the-one-true-path pile dark-ages)"},
    {the_one_true_path, "alone in the pile it returns itself", R"(
        market spycraft
        p1 pile the-one-true-path
        = p1 hand the-one-true-path pile -
        - pickup = R7)"},
    {dark_ages, "one block in the chosen order, then itself on top", R"(
        market spycraft
        p1 hand dark-ages,cocoon,permaculture
        > p1: event dark-ages
        ? discard permaculture cocoon
        > p1: discard cocoon
        = p1 pile cocoon,permaculture,dark-ages hand -)"},
    {dark_ages, "empty hand: nothing", R"(
        market spycraft
        p1 hand dark-ages
        > p1: event dark-ages
        = p1 pile dark-ages)"},
    {dark_ages, "explored: the card used to expand is on the table", R"(
        map 0,0=1[w]
        market spycraft remembrance monoculture
        deck dark-ages
        p1 hand cocoon,permaculture,xin-shield-formula
        > p1: expand cocoon
        > p1: place 1,0
        > p1: discard xin-shield-formula
        = p1 pile xin-shield-formula,permaculture,cocoon
        = deck top dark-ages)"},
    {remembrance, "the bottom card of the deck, without seller", R"(
        market spycraft
        deck only cocoon dark-ages permaculture
        p1 hand remembrance
        > p1: event remembrance
        > p1: bid 1
        > p2: bid 3
        = p2 hand permaculture bank 6
        = p1 bank 12)"},
    {remembrance, "deck empty: nothing", R"(
        market spycraft
        deck only
        p1 hand remembrance
        > p1: event remembrance
        = p1 active remembrance
        = asked p2 main)"},
    {remembrance, "as the only deck card it auctions itself", R"(
        map 0,0=1[w]
        market spycraft cocoon dark-ages
        deck only remembrance
        p1 hand genesis-device
        > p1: expand genesis-device
        > p1: place 1,0
        > p1: bid 2
        > p2: bid 0
        = p1 hand remembrance bank 8
        = deck size 0)"},
    {spycraft, "you are you", R"(
        seats 3
        map 0,0=1+3[] 1,0=1[w]
        market cocoon
        p1 hand spycraft
        p2 pile ruins-of-loni-city
        p3 pile eldritch-theft
        > p1: event spycraft
        ? player p2 p3
        > p1: player p2
        = p1 bank 10
        = p2 bank 9 active ruins-of-loni-city)"},
    {drakons_escape, "an unexplored target draws a tile, no income, no reveal", R"(
        map 0,0=1[w]
        tiles 3
        deck eldritch-theft
        p1 hand drakons-escape
        > p1: event drakons-escape
        ? to 0,-1 1,-1 -1,0 1,0 -1,1 0,1
        > p1: to 1,-1
        = map 0,0=1[] 1,-1=3[w]
        = p1 bank 9 dead -)"},
    {drakons_escape, "sources without a target are not offered", R"(
        map 0,0=1[w] 1,0=1[k] 2,0=0[]
        tiles only
        p1 hand drakons-escape
        p2 pile xin-shield-formula
        > p1: event drakons-escape
        = map 2,0=0[k] 1,0=1[])"},
    {drakons_escape, "no stack: nothing", R"(
        map 0,0=1[]
        market cocoon spycraft dark-ages
        p1 hand drakons-escape
        > p1: event drakons-escape
        = asked p2 main)"},
    {the_altemian_purge, "a full harvest of a market card; an opponent's Zele gets it", R"(
        map 0,0=2[w]
        market ancient-secrets spycraft
        p1 hand the-altemian-purge
        p2 pile zele-research-labs
        > p1: event the-altemian-purge
        > p1: card ancient-secrets
        = p1 bank 13
        > p1: bid 1
        > p2: bid 0
        = p2 hand ancient-secrets
        = p1 active the-altemian-purge)"},
    {the_altemian_purge, "executed in the market it may choose itself", R"(
        map 0,0=2[b]
        market the-altemian-purge sustainable-farming
        p1 hand banii-ritual
        p2 pile stasis-pods
        > p1: harvest banii-ritual
        ? card the-altemian-purge sustainable-farming
        > p1: card the-altemian-purge
        = deck bottom the-altemian-purge banii-ritual)"},
    {the_awakening, "no empty sector: nothing", R"(
        map 0,0=2[b]
        market cocoon spycraft dark-ages
        p1 hand the-awakening
        > p1: event the-awakening
        = asked p2 main)"},
    {the_awakening, "empty pool: only the gem", R"(
        map 0,0=1[wwwwww] 1,0=1[] 2,0=1[]
        market cocoon
        p1 hand the-awakening
        p2 dead kkkkkkbbbbbbrrrrrr
        > p1: event the-awakening
        ? site 1,0 2,0
        > p1: site 2,0
        = map 2,0=1+1[]
        = over pool)"},
    {from_the_dark, "no dead disk: nothing", R"(
        map 0,0=2[b]
        market cocoon spycraft dark-ages
        p1 hand from-the-dark
        > p1: event from-the-dark
        = p1 bank 9
        = asked p2 main)"},
    {eldritch_theft, "one disk of the pool dies", R"(
        market cocoon
        p1 hand eldritch-theft
        > p1: event eldritch-theft
        ? color k b r w
        > p1: color w
        = pool w 5
        = p1 dead w)"},
    {eldritch_theft, "empty pool: nothing, and the match ends", R"(
        map 0,0=1[wwwwww]
        market cocoon
        p1 hand eldritch-theft
        p2 dead kkkkkkbbbbbbrrrrrr
        > p1: event eldritch-theft
        = p1 dead -
        = over pool)"},
    {permaculture, "any player's harvest, without paying; a surplus by the bonus is invested", R"(
        map 0,0=1[b]
        tiles 4 0
        p1 hand garthu-spaceport
        p2 pile permaculture
        > p1: harvest garthu-spaceport
        > p1: bid 0
        > p2: bid 0
        = map 0,0=1+3[b]
        = p2 bank 9)"},
    {permaculture, "no tile: no bonus", R"(
        map 0,0=1[b]
        tiles only
        p1 hand garthu-spaceport pile permaculture
        > p1: harvest garthu-spaceport
        > p1: bid 0
        > p2: bid 0
        = map 0,0=1[])"},
    {xin_shield_formula, "Open-Palm Uprising only reorders and is free", R"(
        map 0,0=1[wk]
        market cocoon
        p1 hand open-palm-uprising pile xin-shield-formula
        > p1: event open-palm-uprising
        > p1: color w
        = map 0,0=1[kw])"},
    {zele_research_labs, "the owner's own harvests are buried", R"(
        p1 hand dark-ages pile zele-research-labs
        > p1: harvest dark-ages
        = p1 hand -
        = deck bottom dark-ages)"},
    {zele_research_labs, "all cards of Chera's Tithe", R"(
        market spycraft
        p1 hand cheras-tithe,dark-ages,remembrance
        p2 pile zele-research-labs
        > p1: event cheras-tithe
        > p1: color k
        = p2 hand dark-ages,remembrance
        = p1 active cheras-tithe)"},
    {sustainable_farming, "two gems at the start of the own turn", R"(
        market cocoon spycraft
        p1 pile sustainable-farming
        = p1 bank 11)"},
    {banii_ritual, "every market card with an action; they stay", R"(
        map 0,0=1[k] 1,0=1[]
        market the-living-ocean sustainable-farming berserkers-of-grotl
        p1 hand banii-ritual dead r
        > p1: harvest banii-ritual
        ? next the-living-ocean berserkers-of-grotl
        > p1: next berserkers-of-grotl
        = p1 bank 10
        = map 1,0=1+5[]
        = market the-living-ocean sustainable-farming berserkers-of-grotl)"},
    {galactic_union, "one gem per occupied sector, after the payment", R"(
        map 0,0=1[k] 1,0=1[] 2,0=1[rb]
        market galactic-union spycraft
        > p1: auction galactic-union
        > p1: bid 0
        > p2: bid 9
        = p2 bank 2
        = p1 bank 18)"},
    {ruins_of_loni_city, "one gem of every empty sector that holds some", R"(
        map 0,0=1+2[] 1,0=1+1[] 2,0=1[] 3,0=1+4[k]
        p1 hand ruins-of-loni-city
        > p1: event ruins-of-loni-city
        = map 0,0=1+1[] 1,0=1[] 3,0=1+4[k]
        = p1 bank 11)"},
    {the_living_ocean, "five gems on an empty sector", R"(
        map 0,0=1[] 1,0=2[] 2,0=0[k]
        p1 hand the-living-ocean
        > p1: event the-living-ocean
        ? site 0,0 1,0
        > p1: site 1,0
        = map 1,0=2+5[])"},
    {the_new_economy, "one market card: a lot of one; four gems to the winner", R"(
        market dark-ages
        p1 hand the-new-economy
        > p1: event the-new-economy
        > p1: bid 0
        > p2: bid 1
        = p2 bank 12 hand dark-ages
        = p1 bank 10)"},
    {the_new_economy, "empty market: nothing", R"(
        deck only
        p1 hand the-new-economy,cocoon
        p2 hand dark-ages
        > p1: event the-new-economy
        = p1 active the-new-economy bank 9)"},
    {the_new_economy, "executed in the market it may be part of its own lot", R"(
        map 0,0=1[k]
        market the-new-economy dark-ages
        p1 hand banii-ritual
        > p1: harvest banii-ritual
        > p1: next the-new-economy
        > p1: card dark-ages
        > p1: bid 2
        > p2: bid 0
        = p1 hand dark-ages,the-new-economy bank 11)"},
    {quiet_prosperity, "exactly one disk, each sector at most once, up to three times", R"(
        map 0,0=1[k] 1,0=1[kk] 2,0=1[w] 3,0=1[b] 4,0=1[r]
        p1 hand quiet-prosperity
        > p1: event quiet-prosperity
        ? site 0,0 2,0 3,0 4,0 done
        > p1: site 0,0
        ? site 2,0 3,0 4,0 done
        > p1: site 2,0
        > p1: site 4,0
        = p1 bank 6
        = map 0,0=1+1[k] 2,0=1+1[w] 3,0=1[b] 4,0=1+1[r])"},
    {quiet_prosperity, "stops by itself at bank 0", R"(
        map 0,0=1[k] 2,0=1[w]
        market cocoon spycraft dark-ages
        p1 bank 1 hand quiet-prosperity
        > p1: event quiet-prosperity
        > p1: site 0,0
        = asked p2 main)"},
    {treaty_of_cheng_huang, "a card per player in turn order, starting with you", R"(
        seats 3
        turn p2
        market spycraft
        deck cocoon dark-ages permaculture
        p2 hand treaty-of-cheng-huang
        > p2: event treaty-of-cheng-huang
        ? give dark-ages permaculture cocoon
        > p2: give permaculture
        > p2: give cocoon
        = p2 hand permaculture
        = p3 hand cocoon
        = p1 hand dark-ages)"},
    {garthu_spaceport, "the first named is on top", R"(
        map 0,0=1[k]
        tiles 3 0 2 4
        p1 hand garthu-spaceport
        > p1: event garthu-spaceport
        ? put 0 2 3
        > p1: put 2
        ? put 0 3
        > p1: put 3
        = tiles top 2 3 0 4)"},
    {garthu_spaceport, "equal values are one option, few tiles are enough", R"(
        map 0,0=1[k]
        market cocoon spycraft dark-ages
        tiles only 1 1
        p1 hand garthu-spaceport
        > p1: event garthu-spaceport
        ? put 1
        > p2: auction cocoon
        = tiles top 1 1)"},
    {jordani_current, "a new random order; explored it is shuffled in", R"(
        map 0,0=1[w]
        market spycraft dark-ages remembrance
        deck only jordani-current cocoon permaculture
        p1 hand genesis-device
        > p1: expand genesis-device
        luck 0 0
        > p1: place 1,0
        = deck top cocoon permaculture jordani-current)"},
};

}  // namespace

TEST_CASE("black and blue cards do what they say", "[rise][cards]") { check_cases(kBlackAndBlue); }

TEST_CASE("every black and blue card has a case", "[rise][cards]") { CHECK(cards_of(kBlackAndBlue).size() == 26); }
