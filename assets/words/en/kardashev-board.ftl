### Kardashev on its board: what can be done, what it costs and leads to, plates of the seats, technologies, bids.
### person: $who
### number: $n, $price, $most, $level, $left, $points, $colonies, $fleets, $technologies, $attack, $defence, $need
### number: $more, $energy, $last

# $name, $names: players, as they are called. $cards and $cost are "2 food and 1 energy", $hex is "e5". Most of these stand
# in narrow places: on buttons, on plates, over the map.

## Figures that stand in several places

points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
round = Round { $n }
# ($attack, $defence) Levels that fight.
strengths = { $attack } against { $defence }
# A player who is no longer in the game, instead of points.
out = out
# Instead of a price.
no-price = free

## The price of an action, in few words

# $type: "food".
cards-of-type = { $n ->
        [one] { $type }
       *[other] { $n } { $type }
    }
# Behind other cards and a plus sign: "2 energy + 1 any".
of-any-type = { $n } any
two-of-a-type = 2 of a type
food-or-matter = food or matter
one-card = 1 card
# What an action brings.
brings-cards = +{ $n ->
        [one] 1 card
       *[other] { $n } cards
    }

## Actions: names on buttons

colonize = Colonize
raise-colony = Colony +1
new-fleet = New fleet
raise-fleet = Fleet +1
harvest = Harvest
move = Move
research = Research
compile = Compile
terraform = Terraform
rebuild = Rebuild
# A planet.
destroy = Destroy
swap-tiles = Swap tiles
send-probe = Probe
# A technology, for everybody.
erase = Erase
clone = Clone
borrow = Borrow
give-orders = Orders

# Where a space can be used in several ways.

move-fleet = Move this fleet
# Some levels of a fleet, which move alone.
move-levels = Move level { $level }

## Why an action can't be chosen

no-action-left = You have no action of this kind left this turn.
no-colony-pieces = You have no colony pieces left.
no-free-planet = No free planet is next to your colonies or under your fleets.
costs = It costs { $cost }.
no-fleet-pieces = You have no fleet pieces left.
no-shipyard = You need a colony on a planet with the military symbol.
costs-each-level = It costs { $cost } for each level.
nothing-yields = Nothing of yours would yield any cards now.
no-fleet = You have no fleet.
no-energy = You don't have the energy to move any fleet.
no-technology = You can't pay for any technology that is open to you.
nothing-to-use-on = There is nothing to use it on.

## How many actions are left

no-actions = No actions left
any-action = Any base action, or research
base-only = Base actions only
research-only = Research actions only

## What comes next, behind the words for what is chosen so far

# context: action
where = Where?
# Somebody's fleet moves.
where-to = Where to?
which-fleet = Which fleet?
which-technology = Which technology?
how-many-cards = How many cards?
up-or-destroyed = Face up or destroyed?
which-order = What should they do?
which-card = Which card?
which-level = Of which level?
which-tile = Which tile?
with-which-tile = With which tile?
which-symbol = Which symbol?

## Cards

# The player's next harvest. Colonies with several types leave the choice: "2 food, 1 of your choice".
cards-of-choice = { $n } of your choice
# ($cards, $n)
cards-and-choice = { $cards }, { $n } of your choice
harvest-brings = Brings { $cards }
# A way to pay or to give: no cards at all.
no-cards = Nothing
pay-cost = Pay { $cost }. The first way leaves you the best mix.
ally-pays-rest = Your ally pays the rest. Neither of you can pay more than they bid.
symbol = { CAPITAL($type) }

## Fleets and battles

level = Level { $level }
level-price = { $level } matter, { $level } energy
# ($hex, $level)
fleet-level = { $hex }, level { $level }
# ($ours, $theirs) A battle: "2+1 v 3", each side's levels and those that can help.
fight = { $ours } v { $theirs }
# The price of a move.
way-price = { $energy ->
        [0] free
       *[other] { $energy } energy
    }
# ($ours, $theirs, $energy)
fight-and-price = { fight }, { way-price }
fleet-is-lost = If it fails, the fleet is lost: it can’t retreat to { $hex }.
# ($attack, $defence)
cannot-succeed = It can’t succeed: { strengths } at best.
explores = You draw a tile for it. Face up, your fleet stands on it. Face down, your fleet is lost and you take 1 card.

# While a player chooses who helps: what comes of it.

# ($attack, $defence)
you-win = { strengths }: you win
# ($attack, $defence, $need, $more) The defender wins if they add $need levels, and could add $more.
you-win-unless = { strengths }: you win unless they add { $need } (they could add { $more })
# ($attack, $defence)
you-lose = { strengths }: you lose
# ($attack, $defence) The defender's side.
you-hold = { strengths }: you hold
# ($attack, $defence)
you-lose-colony = { strengths }: you lose the colony
tap-helpers = Tap glowing fleets of yours to help. Price: { $cost }.
tap-colony = Tap a glowing colony.

# Orders: what fleets do when others are attacked.

order-hold = Hold
order-hold-note = for energy only
order-ask = Ask me
order-yield = Never help

## Tiles

empty-tile = Empty tile
planet-with = Planet with { $symbols }
# $tile: one of the two before.
tap-space = { $tile }. Tap a glowing space for it.
face-up = Face up
face-down = Destroyed
face-down-note = take 1 card
no-tile = No tile
# context: tile
# Below that tile.
no-tile-drawer = None
no-tile-price = The price goes to the bank.
# context: tile
# Below a tile that the reader has drawn.
yours = Yours
drawn-by = Drawn by { $name }
own-tile-price = You drew it: the price goes to the bank.
tile-price = Whoever takes it pays them the price.

## Bids and turns

pick-price = { $price ->
        [0] The pick costs you nothing.
        [one] You pay 1 card: to whoever drew the tile, or to the bank for your own.
       *[other] You pay { $price } cards: to whoever drew the tile, or to the bank for your own.
    }
# "You can bid up to 3, Ben up to 4 and Cleo up to 5.": a list of what each can bid.
limits = { $limits }.
your-limit = You can bid up to { $most }
# ($name, $most)
limit-of = { $name } up to { $most }
first-turn = 1, first
last-turn = { $n }, last
# "Taken: 1 Anna, 3 Ben"
turns-taken = Taken: { $list }
# ($list, $name, $n) One more in that list.
and-turn-of = { $list }, { turn-of }
# ($name, $n)
turn-of = { $n } { $name }
how-bids-work = The highest bidder picks a turn and a tile first, and pays the next lower bid.
plan-bid = Your bid, in cards
plan-turns = Turns you want, best first. Tap one to move it forward, or drag it.
plan-tiles = Tiles you want, best first
plan-first = Which of you goes first, and gets the first tile?
bid-nothing = Nothing
bid-all = All

## Spaces of the map

# ($hex, $tile)
space = { $hex }: { $tile ->
        [none] unexplored
        [void] empty space
        [dead] destroyed planet
       *[planet] planet
    }
blue-zone = Blue zone: tiles are placed here first
white-zone = White zone: opens when 3 blue spaces are left
nobody-enters = Nobody can enter or pass it
fleets-may-rest = Fleets may pass and rest here
# $types: "food or matter".
yields = Yields { $types }: a card for each level of its colony
is-shipyard = Its colony may build fleets
your-colony = Your colony, level { $level }
# ($name, $level)
colony-of = { $name }’s colony, level { $level }
your-fleet = Your fleet, level { $level }
# ($name, $level)
fleet-of = { $name }’s fleet, level { $level }
is-blockaded = Under blockade: it yields nothing
defends-with = Defends with { $n }, plus the fleets next to it that help

## Roles and technologies

taken-by = Taken by { $name }
starts-with = Starts with { $cards }
# ($tech, $text) A technology and what it does.
what-it-does = { $tech }: { $text }
your-technologies = Your technologies: { $role }
# ($name, $role)
technologies-of = { $name }’s technologies: { $role }
# Technologies that exclude each other are joined by this word: the message one-or-other.
keep-one = You keep only one of two joined by “or”.
one-or-other = or
erase-which = Erase which technology, for everybody?
# A technology of somebody else that the player uses like an own one; on its card.
cloned = cloned
close = Close
# ($tech, $level)
tech-level = { $tech }, level { $level }
# ($cost, $points)
costs-and-worth = Costs { $cost }, worth { points }
also-researched = Also researched by { $names }
# $techs: a list with "or".
needs = Needs { $techs }
# $techs: a list with "and", here and below.
will-lose = You will lose { $techs }
excludes = Excludes { $techs }

## Plates of the seats

# A seat's place in the turn order, or before that its bid.
turn = turn { $n }
bid = bid { $n }
for-colonies = { $n } for colonies
for-fleets = { $n } for fleets
for-technologies = { $n } for technologies
allied-with = Allied with { $name }
# ($name, $role)
name-and-role = { $name }, { $role }
# ($points, $colonies, $fleets, $technologies)
score = { points }: colonies { $colonies }, fleets { $fleets }, technologies { $technologies }
holds = Holds { $cards }
would-harvest = Would harvest { $cards }
# ($n, $left)
colony-pieces = { $n ->
        [one] 1 colony piece
       *[other] { $n } colony pieces
    } left; the last round comes with fewer than { $left }
fleet-pieces = { $n ->
        [one] 1 fleet piece
       *[other] { $n } fleet pieces
    } left
press-for-technologies = Press to see the technologies
# ($points, $cards) The line of a seat.
figures = { points } · { $cards }
# ($role, $points, $cards)
figures-and-role = { $role } · { figures }
brief-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# Behind a player's name.
can-end = can bring on the last round

## The line above the map

# ($n, $last)
round-of = Round { $n } of { $last }
# ($n, $last)
round-of-at-most = Round { $n } of at most { $last }
last-round = the last round
phase-draw = Draw
# context: phase
phase-bid = Bid
phase-pick = Pick
# context: phase
phase-place = Place
phase-act = Act
blue-spaces-left = { $n ->
        [one] 1 blue space
       *[other] { $n } blue spaces
    } until white opens
white-is-open = white spaces are open
tiles-in-bag = { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    } in the bag

## What is shown of a move

is-last-round = This round is the last
round-is-last = Round { $n } is the last
is-out = { $who ->
        [you] You are
       *[other] { $who } is
    } out
the-end = The end
attack-succeeds = The attack succeeds
attack-fails = The attack fails
is-lost = { $tech } is lost
