### What the board of Settlers of the Cosmos says: on buttons and cards, beside the map, in the films of moves. Sites are
### written as d5. Names of players, cards, races, tiles and stones are texts, and so is $goods: "2 minerals and 1 gas".
###
### number: $n, $minerals, $gas, $hand, $last, $plus, $offence, $defence, $others, $weight

## Figures, alone or in the sentences below

ships = { $n ->
        [one] 1 ship
       *[other] { $n } ships
    }
colonies = { $n ->
        [one] 1 colony
       *[other] { $n } colonies
    }
cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }

## What is asked next

# A question about what the player is about to do, behind the words for what is chosen so far.

which-race = Which race?
which-planet = Which planet?
which-mode = Which mode?
which-tile = Which tile?
which-offer = Which offer?
which-card = Which card?
which-cards = Which cards?
which-site = Which site?
which-stack = Which stack?
which-stacks = Which stacks?
which-stacks-join = Which stacks join?
how-many-ships = How many ships?
# For an offer.
to-whom = To whom?
# What is given, and what is asked for it.
what-for-what = What for what?
# Where a ship is bought.
buy-where = Where?
# Where a second ship is bought for the same mineral.
buy-second-where = And the second ship?
on-which-side = On which side?
invade-with-which-stack = With which stack?
invade-whom = Against whom?
# A walk of two steps: its first step, its second one, and the ships left between them.
walk-over-which-site = Over which site?
walk-on-to-which-site = On to which site?
walk-how-many-stay = How many stay there?
walk-how-many-go-on = How many go on?

## What a button says

accept = Accept
decline = Decline
offer-trade = Offer a trade
purge = Purge
show-race = Reveal your race
# Goes on to the actions of the turn.
ready = Go on
move = Move
walk = Walk
# A button for a move that needs no more than its word. $verb: that word, as moves are written.
# $verb: return, double, brood, support, burn, retreat, reinforce, graft, join, victory, play, tile, shed, ally
# context: Cosmos
other-way = { CAPITAL($verb) }
stride = Stride
leap = Leap
invade = Invade
end-turn = End the turn
# The card of the other side.
copy = Copy it
slip-away = Slip away
act-as-friend = Act as a friend
cling = Cling
strike-back = Strike back
change-sides = Change sides
# In the invasion of others.
stay-out = Stay out
no-support = No support
# No ships move after an invasion.
stay = Stay
burn-none = Burn none
# No Reinforcements.
play-none = Play none
# No card is discarded.
keep-all = Keep all
# No ship is added to a stack.
add-none = Add none
# No stack doubles.
double-none = Double none
# No tile goes up.
raise-none = Raise none
no = No
# ($verb, $site) $verb is how the ships go; only where they come from is chosen.
go-from = { $verb ->
        [invade] Invade
        [walk] Walk
        [stride] Stride
        [leap] Leap
        [join] Join
        [victory] Victory
       *[move] Move
    } from { $site }
# ($from, $to, $n) $n is 0 if the number is not chosen yet.
from-to = { $from } to { $to }{ $n ->
        [0] {""}
        [one] : 1 ship
       *[other] : { $n } ships
    }
# ($from, $over, $to, $n) $n is 0 if the number is not chosen yet.
from-over-to = { $from } to { $over }, { $to }{ $n ->
        [0] {""}
        [one] : 1 ship
       *[other] : { $n } ships
    }
# ($race, $how) $how is "open", "hidden", or "always" for a race that is open in any case.
keep-race = Keep { $race }{ $how ->
        [open] {" "}open
        [hidden] {" "}hidden
       *[always] {""}
    }
mode-lance = Lance
mode-shield = Shield
# ($card, $other) Cards that are discarded.
two-cards = { $card }, { $other }
# context: button
buy-card = Buy a card
buy-ship = Buy a ship
buy-two-ships = Buy 2 ships
# Where ships are bought.
buy-on = On { $site }
# ($site, $other)
buy-on-both = On { $site } and { $other }
accept-from = Accept from { $who }
decline-from = Decline { $who }
# ($sites, $who) Stacks that join the side of $who: "e4,f4: Anna".
stacks-for = { $sites }: { $who }
# ($who, $site)
invade-on = Invade { $who } on { $site }
# Ships that stay on the way of a walk.
leave-on = Leave { $n } on { $site }
# The main stack, after an invasion.
move-in = Move in { ships }
move-in-all = Move in all { ships }
# Beside the slider for a number.
least = Least
most = All

## A button's note: its price, or what it brings

costs-gas = 1 gas
costs-mineral = 1 mineral
# ($goods, $price) An offer, as its maker gives it.
goods-for = { $goods } for { $price }
lance-note = +3 as invader
shield-note = +3 as defender
# A player whose side one could take.
invades = invades
defends = defends

## The line above the map

setting-up = Setting up
# ($n, $last)
round-of = Round { $n } of { $last }
phase-supply = Supply
phase-actions = Actions
phase-invasion = Invasion
# Also in a film: a peaceful end of an invasion.
actions-left = { $n ->
        [0] No action left
        [one] 1 action left
       *[other] { $n } actions left
    }
nobody-can-win = nobody can win in this round
cards-in-deck = { cards } in the deck
number-discarded = { $n } discarded

## How the seats stand

# The curve of the match.
colonies-of-seats = Colonies
# ($n, $minerals, $gas, $hand)
seat-figures = { colonies } · { $minerals ->
        [one] 1 mineral
       *[other] { $minerals } minerals
    }, { $gas } gas · { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    }
# Behind the name of a player, without a full stop.
has-five = has five colonies
can-have-five = can have five colonies next turn
one-short-of-five = is one short of five

## Cards and races

# The name of an Attack on a narrow card, which has its value in a corner; also a kind of card.
# context: card
attack = Attack
reinforcement = Reinforcement
# A kind of card.
defend = Defend
playing-card = A playing card
face-down = Face down
hidden-race = A hidden race
hidden-race-text = Nobody but its player knows it before it is revealed

## In the films of moves, beside a player's figures

# Short: a film shows each of them for about a second. The player isn't named, as the words stand beside the player's name.

# What a question to the player gives away.
holds-reinforcements = Holds Reinforcements
must-be = Must be { $race }
# The answer was no.
keeps-their-side = Keeps their side
no-reinforcements = No Reinforcements
burns-none = Burns none
takes-no-power = Takes no power
raises-no-tile = Raises no tile
discards-nothing = Discards nothing
joins-nobody = Joins nobody
adds-none = Adds none
# Also an offer.
declines = Declines
# Cards of a late seat, at the start.
more-cards = { $n ->
        [one] 1 more card
       *[other] { $n } more cards
    }
# A turn is missed.
no-site-is-empty = No site is empty
extra-moves = { $n ->
        [one] 1 extra move
       *[other] { $n } extra moves
    }
# At the start.
places-ships = Places ships
# A turn begins.
their-turn = Their turn
offer-lapses = The offer lapses
discard-is-shuffled = The discard pile is shuffled
draws-new-hand = Draws a new hand
# A card, face down.
has-chosen = Has chosen
# Two cards, face down.
has-chosen-two = Two cards
changes-sides = Changes sides
# $n is the value of the copied card.
copies = Copies { $n }
slips-away = Slips away
nowhere-to-go = Nowhere to go
in-good-company = In good company
strikes-back = Strikes back
takes-power = Takes a power
loses-power = Loses a power
# Both sides of an invasion have played Negotiate.
an-accord = An accord
stays-out = Stays out
joins-invader = Joins the invader
joins-defender = Joins the defender
calls-no-support = Calls no support
calls-support = Calls support
# ($n, $plus) $n ships are burnt, which adds $plus.
burns = Burns { $n }: +{ $plus }
# A ship that clung.
purges = Purges
clings = Clings
# A ship that clung is gone.
clung-is-gone = Gone

## In the films of moves, large

both-sides-win = Both sides win
invasion-succeeds = The invasion succeeds
defence-holds = The defence holds
round-begins = Round { $n }
last-round-is-over = The last round is over
# Somebody has them.
five-colonies = Five colonies
the-end = The end

## What a player has

# Also in a film.
mode-is = Mode: { $mode ->
        [lance] lance
       *[shield] shield
    }
# Also in a film. $n is the level.
tile-with-level = { $tile } { $n }
# Also in a film.
bitterness = Bitterness: +{ $n }
# Also on a small plate, if there is room: $who has made an offer that is open.
has-offers = { $who }, offers
tiles = Tiles: { $tiles }
stones = Stones: { $stones }
# Gestalt has them from these races.
powers-taken-from = Powers taken from { $races }
race-face-down = { $race }, face down
a-race-face-down = Race face down
their-race-is-face-down = Their race is face down
colonies-of-five = { colonies } of five
# ($goods, $n)
holds = Holds { $goods }, and { cards }
each-turn = Each turn: { $goods }
in-graveyard = { ships } in the graveyard
# ($goods, $who, $price)
offers = Offers { $goods } to { $who } for { $price }
press-for-more = Press to see more
# ($race, $text) What a race does; also in the question which race is kept.
race-with-text = { $race }: { $text }
# ($race, $text)
race-face-down-with-text = { $race }, face down: { $text }
# A button: no longer shows what a player has.
close = Close

## What a site of the map tells

gives-mineral = Gives 1 mineral at the start of its holder’s turn
gives-gas = Gives 1 gas at the start of its holder’s turn
# ($stone, $text)
stone-lies-here = Stone of { $stone }: { $text }
# ($n, $weight) $weight is how much each of the ships counts in an invasion.
your-ships = Your { ships }{ $weight ->
        [1] {""}
       *[other] , each counts { $weight }
    }
# ($who, $n, $weight) $weight is how much each of the ships counts in an invasion.
ships-of = { $who }’s { ships }{ $weight ->
        [1] {""}
       *[other] , each counts { $weight }
    }
# ($stack, $other) $stack is one of the last two messages; a ship of $other clings to it.
clung-to = { $stack }; { $other } clings to them
nobody-is-here = Nobody is here
# ($site, $offence, $defence, $others) What both sides can bring, and what third players could add to a side.
invaded-from = Invaded from { $site }, before cards: { $offence } against { $defence }{ $others ->
        [0] {""}
       *[other] , and others could add { $others }
    }
# ($site, $kind) $kind is "planet", "void" (the middle of a hex without a planet), "rim" or "between".
site-kind = { $site }: { $kind ->
        [planet] a planet
        [void] the middle of a void
        [rim] on the rim
       *[between] between hexes
    }

## What lies beside the map

discard-has = Discarded: { cards }
# $values is a list of numbers: "Attacks 2, 5 and 5".
attacks = Attacks { $values }
reinforcements = Reinforcements { $values }
# Several cards of a kind in a list: "2 × Retreat".
copies-of-card = { $n } × { $card }
left-in-deck = { cards } left in the deck
# ($who, $goods) An open offer, and the line below it.
offer-title = { $who } offers { $goods }
# ($who, $price)
offer-terms = to { $who }, for { $price }

## Who can win, in the line above the map

# When somebody who has five colonies wins: "turn" and "round" are for a narrow map.
when-five-win = { $when ->
        [turn] next turn
        [turn-begins] as the next turn begins
        [round] after round 1
       *[round-ends] as round 1 ends
    }
you-hold-five = You hold five colonies: you win { when-five-win }
# ($who, $when)
holds-five = { $who } holds five colonies and wins { when-five-win }
# $when is "this" or "next".
which-turn = { $when ->
        [this] this turn
       *[next] next turn
    }
you-can-by-moves = You can have five colonies { which-turn } just by moving
# ($who, $when)
can-by-moves = { $who } can have five colonies { which-turn } just by moving
you-could-by-wins = You could have five colonies { which-turn } by winning an invasion
# ($who, $when)
could-by-wins = { $who } could have five colonies { which-turn } by winning an invasion
# The same for a narrow map.
you-can-by-moves-briefly = Moving can give you five colonies { which-turn }
# ($who, $when)
can-by-moves-briefly = Moving can give { $who } five colonies { which-turn }
you-could-by-wins-briefly = Invading could give you five colonies { which-turn }
# ($who, $when)
could-by-wins-briefly = Invading could give { $who } five colonies { which-turn }

## The two sides of an invasion

# Below a player's name.
wins = Wins
loses = Loses
invades-from = Invades from { $site }
defends-site = Defends { $site }
# ($parts, $n) $parts is "4 main stack + 2 support + 3 card"; Reinforcements add $n.
parts-and-reinforcements = { $parts } + { $n } Reinforcements
# ($offence, $defence, $others) What both sides can bring; what third players could add to a side.
sums-before-cards = Before cards: { $offence } against up to { $defence }{ $others ->
        [0] {""}
       *[other] ; others could add { $others }
    }.

## The question on the board

# A press: with a finger or a mouse. Stacks and sites that can be chosen glow.

ships-left = { ships } left. Tap a site for more or fewer.
tap-stacks-to-call = Tap glowing stacks of yours to call them.
# Support in an invasion.
all-are-called = All your stacks that can support are called. Tap one to leave it out.
tap-stacks-to-change = Tap stacks of yours to call them or leave them out.
walk-where-next = Where next? Tap a glowing site.
walk-how-many-stay-on = How many stay on { $site }?
tap-own-stack = Tap a stack of yours.
tap-site-to-act = Tap a glowing site to move or invade.
tap-site = Tap a glowing site.
tap-stack = Tap a glowing stack.
tap-stacks-that-join = Tap the glowing stacks that join.
tap-stack-to-burn = Tap a stack to burn its ships.
tap-site-for-main-stack = Tap a glowing site for your main stack.
tap-stack-for-graft = Tap the stack that gives a ship.
tap-stack-then-goal = Tap a glowing stack, then its destination.
# ($who, $cards) A hand that Sight shows.
holds-cards = { $who } holds { $cards }.
second-card = And a second card?
# ($card, $text) What a card does.
card-with-text = { CAPITAL($card) }: { $text }
attack-with-text = Attack: Adds its number against another Attack, and beats every Defend card.
# A button: as many ships as fit, on the planet and all sites around it.
fill-all = Fill all with { $n }
# A button: $n ships of those on the site are burnt.
burn-some = { $n } of { $site }
# A button: opens the next group.
trade = Trade

## An offer that is being made

offer-to = To { $who }
to-whom-tap-seat = To whom? Tap a seat above.
# Before minerals and gas, in the two rows of a trade.
you-give = You give
you-ask = You ask
# A button: makes no offer.
back = Back

## Words that stand for a sign

# All words that can stand behind a number, with blanks between them: the log shows a sign in place of such a word.
mineral-words = mineral minerals
gas-words = gas
