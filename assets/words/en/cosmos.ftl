### What Settlers of the Cosmos says. Names and texts of cards, races, tiles and stones are in
### engine/games/cosmos/catalogue.json; sites are written as d5.
###
### person: $who, $other
### number: $n, $wanted, $most, $against, $needed, $extras, $left, $dropped, $lost, $plus, $now, $instead
### number: $offence, $defence, $graveyard, $colonies, $rank, $last

## Names and figures, alone or in the sentences below

ships = { $n ->
        [one] 1 ship
       *[other] { $n } ships
    }
cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
actions = { $n ->
        [one] 1 action
       *[other] { $n } actions
    }
extra-moves = { $n ->
        [one] 1 extra move
       *[other] { $n } extra moves
    }
# Also what somebody has of what is asked for: "no minerals".
minerals = { $n ->
        [0] no minerals
        [one] 1 mineral
       *[other] { $n } minerals
    }
gas = { $n ->
        [0] no gas
       *[other] { $n } gas
    }
# Nothing is given or asked for: "You offer Ben nothing for 2 gas."
no-goods = nothing
# A side of an invasion: $side is "offence" or "defence".
side = { $side ->
        [offence] offence
       *[defence] defence
    }
# A part of a side's total: "4 main stack + 2 support + 3 card".
part = { $n } { $part ->
        [main] main stack
        [support] support
        [allies] allies
        [card] card
        [wall] wall
        [mode] mode
        [tiles] tiles
        [tribute] tribute
        [trove] trove
        [stones] stones
        [grafts] grafts
        [bitter] bitterness
       *[burn] burnt ships
    }
# A total without any part.
no-parts = nothing
# A player without an invade card plays this.
bare-hand = a bare hand
bare-hand-text = An Attack of 0: no invade card is left in the deck or the discard pile.
# $n is the card's value.
attack-text = Adds { $n } against another Attack, and beats every Defend card.
reinforcement-text = Adds { $n } after two Attacks are turned over, if that puts you ahead.
# Several cards of a kind among others: "two Negotiates".
cards-of-kind = { $n ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
       *[other] eight
    } { $card ->
        [Quash] Quashes
       *[other] { $card }s
    }
# In a list: "4 ships on d5, 2 on c4 and 1 on e5".
ships-on = { ships } on { $site }
# context: site
so-many-on = { $n } on { $site }
# In a list of players and what each of them adds or has: "{p3} 4".
who-so-many = { $who } { $n }
# ($site, $kind, $goods, $stone) $kind is "planet", "void" (a centre without a planet) or "corner"; $goods is "mineral",
# "gas" or "none"; $stone is the name of the stone that lies there, or "none".
site-kind = { $site }, a { $kind ->
        [planet] planet
        [void] void centre
       *[corner] corner
    }{ $goods ->
        [mineral] {" "}with a mineral
        [gas] {" "}with gas
       *[none] {""}
    }{ $stone ->
        [none] {""}
       *[other] , with the { $stone } stone
    }
# In the list of $stacks of the next message.
ships-of = { $who ->
        [you] your
       *[other] { $who }'s
    } { ships }
# ($place, $stacks) $place is "d5, a planet".
place-with-stacks = { $place }: { $stacks }
place-empty = { $place }, empty

## What is asked
## A question to the reader begins with a capital; to others it follows the name: "{p2}: choose the race you keep".

asks-race = choose the race you keep
asks-planet = choose a planet, and fill the space around it
asks-second-planet = choose your second planet, and the space around it
# On the rim, for a player who has lost all ships on the board.
asks-return = choose where your ships return
asks-doubling = which stack should double?
asks-growth = where should a ship be added?
asks-mode = lance or shield?
# In the list of $ways of asks-supply.
way-buy = buy
way-trade = trade
way-purge = purge
asks-supply = { $ways }, or go on
# There is nothing else to do.
asks-reveal = reveal { $who ->
        [you] your race
       *[other] the race
    }, or go on
# ($n, $extras)
asks-action = move or invade: { actions }{ $extras ->
        [0] {""}
        [one] {" "}and 1 extra move
       *[other] {" "}and { $extras } extra moves
    } left
# ($who, $other, $site)
asks-ally = take sides? { $who ->
        [you] you invade
       *[other] { $who } invades
    } { $other } on { $site }
asks-support = call support to { $site }?
# $other is the other main player.
asks-card = choose a card against { $other }
asks-face = which of the two cards counts?
asks-turncoat = change sides?
asks-copy = copy the other card ({ $n })?
asks-burn = burn up to 4 ships, +2 each?
# ($n, $against)
asks-reinforce = play Reinforcements? You have { $n } against { $against }
asks-company = act as a friend?
asks-retreat = where should the main stack withdraw?
asks-slip = slip away with the main stack?
asks-spite = strike back?
asks-cling = cling to the winner's main stack?
asks-graft = give a ship for a power?
asks-tile = which tile goes up?
asks-shed = discard cards to draw as many?
asks-join = join on { $site } with 1 or 2 ships?
asks-victory = make a victory move?
asks-anything = choose
# $what: what is asked, such as one of the messages above. Everybody else reads whom it is asked.
asked = { $who ->
        [you] { CAPITAL($what) }
       *[other] { $who }: { $what }
    }

## What a move did

# A secret answer, for those who may not know it.
made-secret-choice = { $who ->
        [you] You have
       *[other] { $who } has
    } made a secret choice.
you-keep = You keep { $race }.
you-keep-openly = You keep { $race }, openly.
you-choose = You choose { $cards }.
you-choose-and-reveal = You choose { $cards }, and reveal your race.
is-ready-to-act = { $who ->
        [you] You are
       *[other] { $who } is
    } ready to act.
ends-turn = { $who ->
        [you] You end your turn
       *[other] { $who } ends their turn
    }.

## What a move did: the question that follows tells everybody that the player has the power, or the cards

can-reinforce = { $who ->
        [you] You hold
       *[other] { $who } holds
    } enough Reinforcements to turn it.
can-turncoat = { CAPITAL($who) } can change sides, as only Two-Faced can.
can-copy = { CAPITAL($who) } can copy the card, as only Copyist can.
can-burn = { CAPITAL($who) } can burn ships, as only Fodder can.
can-keep-company = { CAPITAL($who) } can act as a friend, as only Friend can.
can-slip = { CAPITAL($who) } can slip away, as only Dancer can.
can-spite = { CAPITAL($who) } can strike back, as only Spite can.
can-cling = { CAPITAL($who) } can cling to the winner, as only Parasite can.
can-graft = { CAPITAL($who) } can take a power, as only Gestalt can.
can-raise = { CAPITAL($who) } can raise a tile, as only Domino can.

## What a move did: the answer was no

keeps-side = { $who ->
        [you] You keep your side
       *[other] { $who } keeps their side
    }.
declines-to-copy = { $who ->
        [you] You decline
       *[other] { $who } declines
    } to copy.
declines-to-slip = { $who ->
        [you] You decline
       *[other] { $who } declines
    } to slip away.
declines-company = { $who ->
        [you] You decline
       *[other] { $who } declines
    } to act as a friend.
declines-to-cling = { $who ->
        [you] You decline
       *[other] { $who } declines
    } to cling.
declines-spite = { $who ->
        [you] You decline
       *[other] { $who } declines
    } to strike back.
burns-none = { $who ->
        [you] You burn
       *[other] { $who } burns
    } no ships.
plays-no-reinforcements = { $who ->
        [you] You play
       *[other] { $who } plays
    } no Reinforcements.
takes-no-power = { $who ->
        [you] You take
       *[other] { $who } takes
    } no power.
raises-no-tile = { $who ->
        [you] You raise
       *[other] { $who } raises
    } no tile.
discards-nothing = { $who ->
        [you] You discard
       *[other] { $who } discards
    } nothing.
joins-nobody = { $who ->
        [you] You join
       *[other] { $who } joins
    } nobody.
adds-none = { $who ->
        [you] You add
       *[other] { $who } adds
    } no ships.

## What a move did: what happened

# At the start; $stacks is a list of ships-on and so-many-on: "4 ships on d5 and 2 on c4".
puts-ships = { $who ->
        [you] You put
       *[other] { $who } puts
    } { $stacks }.
# $stacks is a list of ships-on and so-many-on: "4 ships on d5 and 2 on c4".
loses-ships = { $who ->
        [you] You lose
       *[other] { $who } loses
    } { $stacks }.
has-extra-moves = { $who ->
        [you] You have
       *[other] { $who } has
    } { extra-moves }.
reveals-race = { $who ->
        [you] You reveal your race
       *[other] { $who } reveals their race
    }: { $race }.
takes-stone = { $who ->
        [you] You take
       *[other] { $who } takes
    } the { $stone } stone.
# ($who, $stone, $site)
takes-stone-on = { $who ->
        [you] You take
       *[other] { $who } takes
    } the { $stone } stone on { $site }.
# ($stone, $site)
stone-lies-on = The { $stone } stone lies on { $site }.
begins-with-more = { $who ->
        [you] You begin
       *[other] { $who } begins
    } with { $n ->
        [one] 1 more card
       *[other] { $n } more cards
    } for { $who ->
        [you] your
       *[other] their
    } late seat.
# Whoever reveals a weaker race draws cards. Said before it is revealed, and when it is.
race-brings = When revealed, { $race } brings { cards }.
round-begins = Round { $n } begins.
offer-lapses = { $who ->
        [you] Your
       *[other] { $who }'s
    } offer { $offer } lapses.
# All ships on the board were lost.
returns-to = { $who ->
        [you] You return
       *[other] { $who } returns
    } to { $site } with { ships }.
misses-turn = { $who ->
        [you] You miss your
       *[other] { $who } misses their
    } turn: no site is empty.
adds-ships = { $who ->
        [you] You add
       *[other] { $who } adds
    } { ships } to { $site }.
mode-is = { $who ->
        [you] Your
       *[other] { $who }'s
    } mode is { $mode ->
        [lance] lance
       *[shield] shield
    }.
gets-goods = { $who ->
        [you] You get
       *[other] { $who } gets
    } { $goods }.
# ($who, $goods, $other, $price) An offer is accepted.
gets-from = { $who ->
        [you] You get
       *[other] { $who } gets
    } { $goods } from { $other } for { $price }.
# ($who, $other)
declines-offer = { $who ->
        [you] You decline
       *[other] { $who } declines
    } { $other ->
        [you] your
       *[other] { $other }'s
    } offer.
# ($who, $other, $goods, $price)
offers = { $who ->
        [you] You offer
       *[other] { $who } offers
    } { $other } { $goods } for { $price }.
buys-ship = { $who ->
        [you] You buy
       *[other] { $who } buys
    } a ship on { $site } for 1 mineral.
buys-two-ships = { $who ->
        [you] You buy
       *[other] { $who } buys
    } 2 ships on { $site } for 1 mineral.
# ($who, $site, $to)
buys-ship-each = { $who ->
        [you] You buy
       *[other] { $who } buys
    } ships on { $site } and { $to } for 1 mineral.
draws-cards = { $who ->
        [you] You draw
       *[other] { $who } draws
    } { cards }.
# To whoever has drawn these cards.
new-in-hand = New in your hand: { $cards }.
buys-card = { $who ->
        [you] You buy
       *[other] { $who } buys
    } a card for 1 gas.
# ($who, $other, $site)
purges = { $who ->
        [you] You purge
       *[other] { $who } purges
    } { $other ->
        [you] your
       *[other] { $other }'s
    } ship from { $who ->
        [you] your
       *[other] their
    } stack on { $site }.
shuffled = The discard pile is shuffled into a new deck ({ cards }).
# ($who, $n, $from, $to)
moves = { $who ->
        [you] You move
       *[other] { $who } moves
    } { ships } from { $from } to { $to }.
# On the way of a walk of two steps.
drops = { $who ->
        [you] You drop
       *[other] { $who } drops
    } { ships } on { $site }.
# ($who, $n, $from, $to, $over)
strides = { $who ->
        [you] You move
       *[other] { $who } moves
    } { ships } from { $from } to { $to }, over { $over }.
# ($who, $n, $from, $to)
leaps = { $who ->
        [you] You leap
       *[other] { $who } leaps
    } with { ships } from { $from } to { $to }. The Reach stone is spent.
# ($who, $other, $to, $from)
invades = { $who ->
        [you] You invade
       *[other] { $who } invades
    } { $other } on { $to } from { $from }.
# ($who, $other, $to, $from, $sites)
invades-with-support = { $who ->
        [you] You invade
       *[other] { $who } invades
    } { $other } on { $to } from { $from }, with support from { $sites }.
stays-out = { $who ->
        [you] You stay
       *[other] { $who } stays
    } out of it.
# ($who, $side, $sites)
joins-side = { $who ->
        [you] You join
       *[other] { $who } joins
    } the { side } with { $sites }.
calls-support = { $who ->
        [you] You call
       *[other] { $who } calls
    } support from { $sites }.
calls-no-support = { $who ->
        [you] You call
       *[other] { $who } calls
    } no support.
holds-no-invade-card = { $who ->
        [you] You hold
       *[other] { $who } holds
    } no invade card.
discards-hand = { $who ->
        [you] You hold no invade card, and discard
       *[other] { $who } holds no invade card, and discards
    } { $cards }.
plays = { $who ->
        [you] You play
       *[other] { $who } plays
    } { $card }.
has-played-two = { $who ->
        [you] You have
       *[other] { $who } has
    } played two cards.
changes-sides = { $who ->
        [you] You change
       *[other] { $who } changes
    } sides, to the { side }.
card-now-counts = { $who ->
        [you] Your
       *[other] { $who }'s
    } card now counts { $n }.
# ($who, $n, $site, $plus) $plus is what that adds to the side's total.
burns = { $who ->
        [you] You burn
       *[other] { $who } burns
    } { ships } on { $site }: +{ $plus }.
# ($side, $n, $parts) $parts is a list of messages "part".
side-total = { $side ->
        [offence] Offence
       *[defence] Defence
    } { $n }: { $parts }.
# ($who, $cards, $side, $n) $n is the side's new total.
plays-reinforcements = { $who ->
        [you] You play
       *[other] { $who } plays
    } { $cards }: the { side } has { $n }.
both-win = Both sides win.
side-wins = The { side } wins.
# ($who, $n, $from, $to)
withdraws = { $who ->
        [you] You withdraw
       *[other] { $who } withdraws
    } { ships } from { $from } to { $to }.
slips-away = { $who ->
        [you] Your
       *[other] { $who }'s
    } main stack slips away.
has-nowhere-to-go = { $who ->
        [you] Your
       *[other] { $who }'s
    } main stack on { $site } has nowhere to go.
loses-none-as-friend = { $who ->
        [you] You lose
       *[other] { $who } loses
    } no ships, as a friend.
# ($who, $other)
keeps-company = { $who ->
        [you] You keep
       *[other] { $who } keeps
    } { $other } company.
# ($who, $cards, $other)
takes-cards = { $who ->
        [you] You take
       *[other] { $who } takes
    } { $cards } from { $other }.
# ($who, $n, $other) To those who may not see the cards.
takes-random-cards = { $who ->
        [you] You take
       *[other] { $who } takes
    } { $n ->
        [one] 1 random card
       *[other] { $n } random cards
    } from { $other }.
# The cards that both main players had played; $n is their number.
are-discarded = { CAPITAL($cards) } { $n ->
        [one] is
       *[other] are
    } discarded.
discards = { $who ->
        [you] You discard
       *[other] { $who } discards
    } { $cards }.
# To those who may not see the cards.
discards-number = { $who ->
        [you] You discard
       *[other] { $who } discards
    } { cards }.
bitterness-grows = { $who ->
        [you] Your
       *[other] { $who }'s
    } bitterness is now +{ $n }.
strikes-back = { $who ->
        [you] You strike
       *[other] { $who } strikes
    } back: the winning side loses { ships }.
# ($who, $other, $site)
clings = One of { $who ->
        [you] your
       *[other] { $who }'s
    } ships clings to { $other ->
        [you] your
       *[other] { $other }'s
    } stack on { $site }.
clung-ship-is-gone = { $who ->
        [you] Your
       *[other] { $who }'s
    } ship that clung on { $site } is gone.
# ($who, $site, $race)
takes-power = { $who ->
        [you] You give
       *[other] { $who } gives
    } a ship on { $site } and { $who ->
        [you] take
       *[other] takes
    } a power of { $race }.
loses-power = { $who ->
        [you] You lose
       *[other] { $who } loses
    } the power of { $race }.
# ($who, $tile, $n, $text) $text is what the tile does.
raises-tile = { $who ->
        [you] You raise
       *[other] { $who } raises
    } { $tile } to level { $n }: { $text }.
# ($who, $n, $from, $to)
joins-with = { $who ->
        [you] You join
       *[other] { $who } joins
    } with { ships } from { $from } to { $to }.
accord = The main players reach an accord.
# ($who, $n, $from, $to)
makes-victory-move = { $who ->
        [you] You move
       *[other] { $who } moves
    } { ships } from { $from } to { $to }, as a victory move.
makes-no-victory-move = { $who ->
        [you] You make
       *[other] { $who } makes
    } no victory move.
invasion-failed = The invasion failed, and { $who ->
        [you] your
       *[other] { $who }'s
    } turn is over.
invasion-over = The invasion is over: { $who ->
        [you] you have
       *[other] { $who } has
    } { $n ->
        [0] no action
        [one] 1 action
       *[other] { $n } actions
    } left.
game-over = The game is over.

# Why the match ended, also behind "The game is over:". $n is how many have won; if it is one, that is $who, else $names
# are all.
five-colonies = { $n ->
        [one] { $who ->
                [you] you have
               *[other] { $who } has
            }
       *[other] { $names } have
    } five colonies.
last-round = that was the last round.

## What a choice means
## While a move is chosen, for the beginning that is chosen so far.

# ($card, $text) $text is what the card does.
card-means = { CAPITAL($card) }. { $text }
# ($race, $motto, $text, $graft) $graft is what a Gestalt takes from it: "Graft: copying cards."
race-means = { $race }: { $motto }. { $text } { $graft }
# ($who, $n, $graveyard, $colonies)
player-has = { $who ->
        [you] You have
       *[other] { $who } has
    } { cards }, { $graveyard ->
        [one] 1 ship
       *[other] { $graveyard } ships
    } in the graveyard, and { $colonies ->
        [one] 1 colony
       *[other] { $colonies } colonies
    }.
race-is-revealed = Your race is revealed.
race-stays-hidden = Your race stays hidden.
everybody-sees-it = Everybody sees it.
lance-means = +3 when you invade, until your next turn.
shield-means = +3 when you defend, until your next turn.
will-have-colonies = You'll have { $n ->
        [one] 1 colony
       *[other] { $n } colonies
    }.
# ($n, $to, $left, $from) $left is how many ships stay on $from.
ships-to = { ships } to { $to }; { $left ->
        [0] none stay
        [one] 1 stays
       *[other] { $left } stay
    } on { $from }.
# ($dropped, $over, $n, $to, $left, $from) $dropped ships go to $over, $n to $to, and $left stay on $from.
walk-means = { $dropped ->
        [one] 1 ship
       *[other] { $dropped } ships
    } on { $over }, { ships } on { $to }; { $left ->
        [0] none stay
        [one] 1 stays
       *[other] { $left } stay
    } on { $from }.
# ($n, $against) Totals of both sides, before any card.
before-cards = Before cards: { $n } against { $against } (the defence wins ties).
# The first in a list; the others are messages who-so-many: "{p3} can add 4 and {p4} 2."
can-add = { CAPITAL($who) } can add { $n }
# ($offence, $defence) Totals of both sides.
sums = offence { $offence }, defence { $defence }
# ($offence, $defence)
sums-before-cards = Before cards: { sums }.
you-stay-out = You stay out of it, and keep your ships.
choose-stacks = Choose the stacks that join the { side }.
adds = Adds { $n }.
friend-loses-none = As a friend you lose no ships.
lost-with-side = Your ships are lost if the { side } loses.
fights-alone = Your main stack fights without support.
# $n is the number of stacks.
lost-if-you-lose = { $n ->
        [one] This stack is
       *[other] These stacks are
    } lost if you lose.
with-support = With support: choose your stacks that join in.
no-such-offer = There is no such offer.
# ($goods, $price)
you-get-for = You get { $goods } for { $price }.
gets-back = { $who ->
        [you] You get
       *[other] { $who } gets
    } { $goods } back.
offer-means = Offer minerals or gas for others. The other player answers on their own turn.
you-set-aside = You set aside { $goods }.
# ($goods, $price)
you-set-aside-for = You set aside { $goods } and ask for { $price }.
choose-price = Choose what you ask for.
# $n is how much gas you have.
card-costs = Costs 1 gas (you have { $n }). You draw a card.
# $n is how many minerals you have.
ships-cost = Costs 1 mineral (you have { $n }).
choose-site-of-ships = Choose where the ships go.
new-ship-on = A ship on { $site }.
two-new-ships-on = 2 ships on { $site }.
# ($site, $to)
new-ship-each = A ship each on { $site } and { $to }.
# ($n, $most) You have $most ships to place.
places-ships = Places { $n } of your { $most ->
        [one] 1 ship
       *[other] { $most } ships
    }.
# $place is "d5, a planet".
ships-come-back = { $n ->
        [one] 1 ship comes
       *[other] { $n } ships come
    } from your graveyard to { $place }.
# ($n, $site, $now)
grows = Adds { ships } to { $site } (now { $now }).
grows-none = No ships are added.
# ($lost, $n, $site, $other) $lost of $n ships.
purge-costs-some = You lose { $lost } of your { ships } on { $site }, and { $other ->
        [you] your ship
       *[other] the ship of { $other }
    } is gone.
purge-costs-all = You lose { $n ->
        [one] your ship
       *[other] your { $n } ships
    } on { $site }, and { $other ->
        [you] your ship
       *[other] the ship of { $other }
    } is gone.
one-of-two-counts = One { $card } counts. The other returns to your hand.
# ($card, $second)
choose-which-counts = When cards are turned over, you choose whether { $card } or { $second } counts. The other returns to your hand.
returns-to-hand = { $card } returns to your hand.
you-burn-none = You burn no ships.
# ($n, $plus) $plus is what that adds to the side's total.
burning = You lose { ships } for +{ $plus }.
# ($n, $plus, $offence, $defence)
burning-with-sums = You lose { ships } for +{ $plus }: { sums } before Reinforcements.
graft-of-hidden = { $other ->
        [you] Your
       *[other] { $other }'s
    } race is revealed. If it has a power to take, you take it for 1 ship from { $site }.
# ($site, $race, $graft) $graft is what the race card says: "Graft: copying cards."
graft-means = 1 ship from { $site } goes on your race card, and you take a power of { $race }. { $graft }
you-take-no-power = You take no power.
no-tile-goes-up = No tile goes up, and your race stays hidden.
# ($tile, $n, $text) $text is what the tile does.
tile-goes-up = { $tile } goes up to level { $n }: { $text }.
you-keep-cards = You keep your cards.
you-discard-one = You discard { $card } and draw a card.
you-discard-two = You discard { $cards } and draw 2 cards.
your-ships-stay = Your ships stay where they are.
go-on-to-actions = Go on to your actions.
offers-are-declined = Offers to you are declined.
end-means = Ends your turn.
# $unused is "1 action", "2 extra moves", or both.
end-with-unused = Ends your turn with { $unused } unused.
no-reinforcements = You keep your cards, and your side loses.
# ($n, $against)
n-against = { $n } against { $against }.
# ($side, $offence, $defence)
stacks-change-sides = Your stacks join the { side }: { sums } before Reinforcements.
# ($side, $offence, $defence)
stacks-keep-side = Your stacks stay with the { side }: { sums } before Reinforcements.
your-card-still-counts = Your card still counts { $n }.
# ($n, $instead)
your-card-counts-instead = Your card counts { $n } instead of { $instead }.
main-stack-is-lost = Your main stack is lost: { ships }.
main-stack-stays = Your main stack stays on { $site }.
# $place is "d5, a planet".
main-stack-moves = Your main stack moves to { $place }.
both-draw = You and { $who } draw a card each.
nobody-draws = Nobody draws a card.
ships-not-lost-with-side = Your ships aren't lost with your side.
ships-lost-with-side = Your ships are lost with your side.
lost-ship-clings = 1 of your lost ships clings to { $other ->
        [you] your
       *[other] { $other }'s
    } stack on { $site }.
no-ship-clings = No ship clings to the winner.
# What Spite does when its invasion is lost.
winner-loses = The winning side loses { ships }.
winner-loses-and-bitter = { $n ->
        [0] 1 of your lost ships goes on your race card.
       *[other] The winning side loses { ships }, and 1 of your lost ships goes on your race card.
    }
winner-loses-nothing = The winning side loses nothing.
no-victory-move = No victory move.
# The first word of a move, before anything else is chosen.
verb-means = { $verb ->
        [keep] Keep one race, in secret or openly.
        [settle] Put ships on an empty planet, and on the corners of its hex.
        [return] Up to 4 ships come from your graveyard to an empty site on the rim.
        [mode] Lance is +3 when invading, shield +3 when defending, until your next turn.
        [double] Choose a stack to double.
        [brood] Choose a stack that gets 1 ship.
        [accept] Take an offer to you: pay what it asks, and get what it gives.
        [decline] Refuse an offer to you. Its goods go back.
        [offer] Offer minerals or gas for others. The other player answers on their own turn.
        [buy] Pay 1 mineral for one or two ships, or 1 gas for a card.
        [purge] Lose up to 2 ships of a stack to get rid of the ship that clings to it.
        [reveal] Your race is shown, and acts from now on.
        [move] Move ships to the next site.
        [walk] Move two steps: drop ships on the first site, and take others on to the second.
        [stride] Move over one site to the site behind it.
        [leap] Move to any open site, once.
        [invade] Your whole stack against one next to it, or on its site.
        [ally] Join a side with whole stacks, or stay out.
        [support] Call stacks of yours near the invaded site to help, each of them whole.
        [play] Choose your card in secret.
        [face] Choose which card counts. The other returns to your hand.
        [turncoat] Change sides with all your stacks, or stay.
        [copy] Your card takes the value of the other card.
        [slip] Your main stack isn't lost with your side.
        [company] As a friend you lose no ships, or draw a card with the winner.
        [cling] One of your lost ships clings to the winner's main stack.
        [spite] The winning side loses half as many ships as you did.
        [burn] Lose up to 4 ships that don't fight: +2 each.
        [reinforce] Play Reinforcements that put you ahead.
        [retreat] Choose where your main stack goes.
        [graft] A ship of a stack that fought goes on your race card, and you take a power of the loser.
        [tile] Raise a tile by one level.
        [shed] Discard cards and draw as many.
        [join] Move 1 or 2 ships onto the planet that was invaded.
        [victory] Make one normal move with any stack.
       *[none] {""}
    }

## The text table

table-players = Players
table-stacks = Stacks
table-hexes = Hexes
table-hand = Your hand
column-player = Player
column-colonies = Colonies
column-minerals = Minerals
column-gas = Gas
column-cards = Cards
column-ships-on-board = Ships on the board
column-graveyard = Graveyard
column-race = Race
# context: space
column-site = Site
column-kind = Kind
column-ships = Ships
column-centre = Centre
column-stone = Stone
column-card = Card
column-copies = Copies
column-what-it-does = What it does
column-spots = Resource spots
# Minerals and gas together.
column-counters = Counters
race-unknown = Hidden
# context: race
race-none = None
# context: race
race-known-but-hidden = { $race } (hidden)
# context: stone
stone-none = None
# ($kind, $goods) As site-kind, in a table.
kind-of-site = { $kind ->
        [planet] Planet
        [void] Void
       *[corner] Corner
    }{ $goods ->
        [mineral] , mineral
        [gas] , gas
       *[none] {""}
    }
# $stack is the number of ships, which this may follow twice.
stack-with-clung = { $stack }, and a ship of { $other } that clings to them
# ($rank, $who, $colonies)
standing = { $rank }. { CAPITAL($who) } with { $colonies ->
        [one] 1 colony
       *[other] { $colonies } colonies
    }.
tiles-of = { $who ->
        [you] Your
       *[other] { $who }'s
    } tiles: { $tiles }.
# In the list of $tiles: its level.
tile-with-level = { $tile } { $n }
stones-of = { $who ->
        [you] Your
       *[other] { $who }'s
    } stones: { $stones }.
grafts-of = { $who ->
        [you] Your
       *[other] { $who }'s
    } grafts: { $races }.
bitterness-of = { $who ->
        [you] Your
       *[other] { $who }'s
    } bitterness: +{ $n }.
# ($offer, $who, $goods, $other, $price)
open-offer = Offer { $offer }: { $who ->
        [you] you give
       *[other] { $who } gives
    } { $goods } to { $other } for { $price }.
# ($side, $who, $site, $n) A side of the invasion; its main stack, to which the next four messages add.
side-with-main-stack = { $side ->
        [offence] Offence
       *[defence] Defence
    }: { $who } on { $site } with { ships }
# ($half, $sites)
side-with-support = { $half }, support on { $sites }
# ($half, $who, $sites)
side-with-ally = { $half }, { $who } on { $sites }
# ($half, $card)
side-with-card = { $half }, { $card }
side-with-total = { $half }, { $n } in all
# $more is a list of messages who-so-many.
more-cards-at-start = More cards at the start: { $more }.
# $who is the player whose turn it is.
setting-up = Setting up{ $who ->
        [you] , your turn
        [nobody] {""}
       *[other] , { $who }'s turn
    }.
# ($n, $last, $who)
round-of = Round { $n } of { $last }{ $who ->
        [you] , your turn
        [nobody] {""}
       *[other] , { $who }'s turn
    }.
is-ready = { $who ->
        [you] You are
       *[other] { $who } is
    } ready.
# ($race, $text)
your-race = Your race: { $race }. { $text }
# ($race, $text)
your-hidden-race = Your race: { $race }, hidden. { $text }
you-were-dealt = You were dealt { $races }.
# As in "since round 3".
when-set-up = set-up
when-round = round { $n }
# $why is the message five-colonies or last-round.
over-because = The game is over: { $why }
deck-has = { cards } left in the deck.
discard-is-empty = The discard pile is empty.
discarded = Discarded: { $cards }.

## Refusals
## To the player who is asked and has chosen something that isn't allowed.

# ($right, $given) What the question allows, and the given word of the notation: "move".
now-choose = Now choose "{ $right }", not "{ $given }".
now-supply = Now choose a purchase, an offer or "ready", not "{ $given }".
now-act = Now choose a move, an invasion or "end", not "{ $given }".
no-answer = That isn't an answer to what is asked.
is-always-open = { $race } is always open. Leave out "open".
is-open-in-this-game = { $race } is always open in this game. Leave out "open".
# ($race, $races)
not-dealt = You weren't dealt { $race }. You can keep { $races }.
has-no-planet = { $site } has no planet.
choose-empty-planet = Choose an empty planet.
choose-empty-site = Choose an empty site.
# ($n, $who, $names, $site) $n is how many players have ships there; if it is one, that is $who, else $names are all.
occupied = { $n ->
        [one] { $who ->
                [you] You have
               *[other] { $who } has
            }
       *[other] { CAPITAL($names) } have
    } ships on { $site }.
# ($site, $names, $n) $n is how many players have ships there.
is-closed = { $site } is closed: { $names } { $n ->
        [one] has
       *[other] have
    } ships there.
# ($most, $wanted)
planet-takes = 1 to { $most } ships go on the planet, not { $wanted }.
# ($n, $wanted)
can-place-first = You can place { ships } now, and keep 1 back, not { $wanted }.
# ($n, $wanted)
can-place = You can place { ships }, not { $wanted }.
# ($site, $example)
not-on-rim = { $site } isn't on the rim. Choose an empty site of the rim, such as { $example }.
doubles-in-first-turn = In your first turn a stack doubles.
doubles-in-first-turn-only = A stack doubles in your first turn only.
you-have-no-stack-on = You have no stack on { $site }.
stack-is-full = Your stack on { $site } is full: { ships }.
# ($site, $n, $wanted)
has-room-for-more = { $site } has room for { $n } more, not for { $wanted }.
# ($site, $n, $wanted)
has-room-for = { $site } has room for { ships }, not for { $wanted }.
no-offer = There is no offer { $offer }.
offer-is-for = Offer { $offer } is for { $other }.
# ($goods, $owned) $owned is what you have of these goods: "no minerals and 2 gas".
offer-asks-for = It asks for { $goods }, and you have { $owned }.
no-trade = This game is played without trade.
offer-goes-to-another = An offer goes to another player.
offer-names-at-most = An offer names up to { $most } of each kind.
two-offers-made = You have made two offers this turn, and can't make more.
# ($goods, $owned)
cannot-set-aside = You can't set aside { $goods }: you have { $owned }.
no-gas-for-card = A card costs 1 gas, and you have none.
# ($n, $most) $n is at least $most.
too-many-cards = You hold { $n } cards. With { $most } or more you can't buy any.
no-card-is-left = No card is left in the deck or the discard pile.
no-mineral-for-ships = Ships cost 1 mineral, and you have none.
# ($n, $wanted)
graveyard-has = Your graveyard has { ships }, not { $wanted }.
one-ship-for-ascended = A mineral buys Ascended one ship.
cannot-buy-these-ships = These ships can't be bought.
nothing-clings = No ship clings to your stack on { $site }.
no-hidden-race = You have no hidden race to reveal.

## Refusals: moves and invasions

# ($site, $from)
is-not-next-to = { $site } isn't next to { $from }.
# ($from, $sites)
you-reach = From { $from } you reach { $sites }.
already-there = The ships stand on { $site } already.
move-at-least-one = Move at least 1 ship.
# ($n, $site, $wanted)
you-have-ships-on = You have { ships } on { $site }, not { $wanted }.
clung-stack-moves-whole = A ship clings to your stack on { $site }, so all { $n } of its ships move together.
both-stacks-are-clung-to = Ships cling to both stacks, so they can't join.
main-stack-is-no-support = Your stack on { $site } is the main stack.
stacks-that-can-join = Your stacks that can join: { $sites }.
only-mason-walks = Only Mason can walk two steps.
has-walked = You have walked once this turn already.
clung-stack-cannot-walk = A ship clings to your stack on { $site }: it can't walk.
walk-takes-three = A walk takes 3 ships or more, and { $site } has { $n }.
no-stride-stone = You don't have the Stride stone.
has-stridden = You have used the Stride stone this turn already.
no-reach-stone = You don't have the Reach stone.
way-ends-where-it-begins = The way can't end on { $site }, where it begins.
# ($from, $over, $to, $n)
walk-leaves-ships = At least 1 ship stays on { $from }, 1 on { $over } and 1 on { $to }; you have { ships }.
only-extra-moves = Only extra moves are left: you can't invade.
not-yourself = You can't invade yourself.
# $player is a seat that nobody has: "p5".
no-such-player = There is no { $player }.
has-no-stack-on = { $other } has no stack on { $site }.

## Refusals: answers in an invasion

hand-is-empty = Your hand is empty.
card-held-only = You hold { $card } only { $n ->
        [one] once
       *[other] { $n } times
    }.
# ($card, $cards)
card-not-held = You don't hold { $card }. You hold { $cards }.
bare-hand-only-without-card = You can play a bare hand only if no invade card is left at all.
is-no-invade-card = { $card } is no invade card.
only-two-faced-plays-two = Only Two-Faced plays two cards.
# ($cards, $card)
you-chose-others = You chose { $cards }, not { $card }.
stack-fights = Your stack on { $site } fights: it can't be burnt.
# ($site, $n, $wanted)
site-has = { $site } has { ships }, not { $wanted }.
burn-at-most = You burn up to 4 ships, not { $wanted }.
# ($n, $against, $needed, $wanted) $n: the side's total with the chosen cards, which add $wanted. $needed would do.
reinforcements-not-enough = That makes { $n } against { $against }; you need { $needed } more, not { $wanted }.
name-a-site-or-no = Name the site where your main stack goes, or "no".
name-a-site = Name the site where your main stack goes.
invading-stack-stays = An invading main stack stays where it is: "yes" or "no".
revealed-slips-away = Your race is revealed: your main stack slips away.
# ($site, $sites)
no-stack-that-fought = No stack of yours that fought stands on { $site }. A ship can come from { $sites }.
revealed-raises-tile = Your race is revealed: a tile goes up.
tile-at-level-two = { $tile } has level 2 already.
tiles-first-at-level-one = { $tile } gets to level 2 only when all tiles have level 1.
shed-one = Your tile Shed has level 1: you discard one card.
# ($site, $to, $sites)
cannot-join-from = { $site } has no stack of yours that fought and can move to { $to }. You can join from { $sites }.
join-with-one-or-two = From { $site } you can join with 1 or 2 ships, not with { $wanted }.
# ($site, $n, $wanted)
join-with = From { $site } you can join with { ships }, not with { $wanted }.

## Options and presets

# The titles of options, and sentences below them: notes. A label stands in the menu of its option.

five-colonies-win = Five colonies win
five-colonies-win-note = Holding them until your next turn makes a longer game, for five or six players who want more than a skirmish.
# When five colonies win.
win-at-once = At once
win-if-held = If you still hold them when your next turn begins
first-turn = The first player's first turn
one-action = One action
two-actions = Two actions
rounds-at-most = Rounds at most
rounds-at-most-note = Any number from 8 to 30.
ships-per-player = Ships per player
races = Races
races-secret = Secret until used
races-open = Open from the start
# No races.
# context: option
races-none = None
trade = Offers between players
trade-allowed = Allowed
# No offers.
# context: option
trade-none = None
who-starts = Who starts
starts-at-random = Drawn at random
starts-first-seat = The first seat
cards-at-start = Cards at the start
more-for-last-seats = More for the last seats
# Seven cards for each player.
seven-each = Seven each
# The note of cards-at-start. $more is a list of numbers, one for each of these seats.
late-seats-begin-with-more = Whoever sits late wins less often. So the last seats begin with { $more } cards more, if five colonies win at once.
gifts = Cards for weaker races
# The note of gifts. $races is a list of race-so-many.
gifts-to = Whoever reveals one of these races draws cards: { $races }.
race-so-many = { $race } { $n }
gifts-given = Drawn when one is revealed
gifts-none = No cards

# Presets: a name on a button, and a note.

first-game = First game
first-game-note = All races lie open, and nobody trades.
standard = Standard
standard-note = Secret races, and five planets win at once.
even-races = Even races
even-races-note = Secret races, and the weaker ones bring cards.
long-game = Long game
long-game-note = You must still have five planets when your next turn begins.
# With five or six players.
long-game-note-for-many = You must still have five planets when your next turn begins. Otherwise so many players are often done within two rounds.
# A match by links: players send each other a link after each move.
by-link = By link
by-link-note = Without offers, so fewer messages.

## How moves are written, behind "comes"

# What a move needs next, without a full stop: "After "move" comes a site such as d5, not "x".". Whatever moves are
# written with stays as it is in all languages: d5, p2, at6, mason, open, none, lance, yes, card, 2m for 1g, with, reveal.

ships-number = a number of ships
a-site = a site such as d5
site-or-none = a site such as d5, or none
sites-or-none = sites such as e4,f4, or none
yes-no-or-site = yes, no or a site such as e6
yes-or-no = yes or no
a-race = a race such as mason, then open or nothing
ships-to-settle = ships on a planet and its corners: d5=4 c4=2
a-mode = lance or shield
an-offer = an offer such as o2a
a-player = a player such as p2
a-deal = what is given and what is asked: 2m for 1g
a-purchase = card, or ship and one site or two: ship d5,e5
player-and-support = a player such as p2, then nothing or with and sites: p2 with e4,f4
side-and-sites = none, or off or def and sites: off e4,f4
card-to-play = a card such as at6, then nothing, reveal or a second card
a-card = a card such as at6
ships-to-burn = ships that are lost: a1=2,b1=1, or none
reinforcements-or-none = cards such as re2,re3, or none
cards-to-shed = a card such as at1, two, or none
tile-or-none = a tile such as strike, or none
site-and-ships = a site and a number of ships: g4 2, or none
two-sites-and-ships = two sites and a number of ships: e5 f5 3, or none

## Find the move

# The task of a puzzle: what its best move does. Without a full stop.

aim-victory-move = Make the right victory move
aim-take-planet = Take a planet from a rival
aim-found = Found a colony
aim-spot = Occupy a resource spot
aim-near = Get next to a free planet
aim-invade = Invade the right planet
aim-invade-stack = Invade the right stack
aim-prepare = Get ready to invade
aim-leap = Go where nobody expects you
aim-spread = Spread your ships
aim-go-far = Go far
aim-move = Move the right ships
aim-buy-ships = Buy the right ships
aim-buy-card = Buy a card
aim-offer = Make the right offer
aim-answer-offer = Answer an offer
aim-join-side = Join the right side
aim-invaded = Answer this invasion well
aim-add-card = Add the right card
aim-withdraw = Withdraw to the right planet
aim-bring-together = Bring ships together
aim-discard = Part with the right cards
aim-mode = Choose the right mode
aim-action = Choose your action
aim-supply = Use your goods
aim-settle = Settle the right planet

## Characters of bots

# What a bot likes, behind its name and a colon, without a full stop: "Raider: attacks whenever it can".

likes-attacks = attacks whenever it can, and joins the attacks of others
likes-settling = settles empty planets and builds ships, and seldom attacks
likes-trade = holds resource spots, buys cards, and makes offers
# Their names, as in "Sky is an adept raider"
named-raider = raider
named-builder = builder
named-trader = trader

## Answers in advance

# In a menu of small decisions: a title, when it counts, and what can be chosen.

ask-me = Ask me
taking-sides = Taking sides
# Matches by links: the messages saved are those that players send each other.
taking-sides-note = When others fight next to your stacks. By link, staying out saves one message in seven with four players, and one in four with six.
stay-out = Stay out
support-in-defence = Support in defence
when-invaded = When you are invaded.
# Who supports the defence.
every-stack = Every stack that can
# No stack.
# context: option
no-stack = None
# A title: the cards of this kind.
playing-reinforcements = Reinforcements
when-behind = When you are behind and could win with them.
never-reinforce = Never
# The cheapest Reinforcements.
cheapest-reinforcements = The cheapest that put you ahead
# Moves after an invasion, for whoever won it.
victory-in-defence = Victory moves in defence
when-you-may-move = When you were invaded and may move.
# No move.
# context: move
no-move-then = None
move-onto-vacated = Main stack onto the planet that the invader has left

# Powers of races, each with one answer in advance.

copying = Copying a card
as-copyist = As a hidden Copyist.
keeping-company = Company
as-friend = As a hidden Friend.
clinging = Clinging
as-parasite = As a hidden Parasite.
striking-back = Retribution and bitterness
as-spite = As a hidden Spite.
slipping-away = Slipping away
as-dancer = As a hidden Dancer who invades.
always-yes = Always

## The table of scores at the end

scores = Scores
# The figures of a player at the end: the first decides, the others break ties
tie-break-colonies = { $n ->
        [one] 1 colony
       *[other] { $n } colonies
    }
tie-break-spots = { $n ->
        [one] 1 resource spot
       *[other] { $n } resource spots
    }
tie-break-counters = { $n ->
        [one] 1 counter
       *[other] { $n } counters
    }
tie-break-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
