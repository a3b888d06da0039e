### Kardashev: what is asked, what moves did, what choices mean, the text table, refusals, options, answers in advance.
### person: $who, $other
### number: $n, $most, $price, $left, $level, $lost, $attack, $defence, $colony, $fleet, $rest, $help
### number: $against, $energy, $second, $seats, $last, $rank, $points, $tiles, $blue, $least, $more, $base
### number: $research, $either, $all, $theirs

## Names and lists: they stand in sentences

# Cards and symbols. $type: its letter in moves.
type = { $type ->
        [f] food
        [m] matter
        [e] energy
        [w] military
       *[none] nothing
    }
# ($n, $type) A part of a list of cards: "2 food".
cards-of-type = { $n } { type }
# Instead of an empty list of cards.
nothing = nothing
# ($tile, $symbols) $tile: "void", "dead", or else a planet, whose $symbols are a list: "food and military".
tile = { $tile ->
        [void] an empty tile
        [dead] a destroyed planet
       *[planet] a planet with { $symbols }
    }
# ($tile, $symbols) The same at the beginning of a sentence.
tile-first = { $tile ->
        [void] An empty tile
        [dead] A destroyed planet
       *[planet] A planet with { $symbols }
    }

# Costs.

two-alike = 2 cards of one type
food-or-matter = 1 food or 1 matter
any-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
# Behind other cards in a list: "1 food and 3 of any type".
of-any-type = { $n } of any type

## What is asked: of the reader, or of somebody else. A full stop is added where the question stands by itself.

asks-role = { $who ->
        [you] Choose
       *[other] { $who }: choose
    } a role
# Each player bids cards, at most $most, for turn order and tiles.
asks-bid = { $who ->
        [you] Bid
       *[other] { $who }: bid
    } { $most ->
        [0] 0 for turn order and tile (no cards to bid)
        [one] up to 1 card for turn order and tile
       *[other] up to { $most } cards for turn order and tile
    }
asks-position = { $who ->
        [you] Choose
       *[other] { $who }: choose
    } a position in the turn order
asks-first-ally = { $who ->
        [you] Which
       *[other] { $who }: which
    } ally goes first?
asks-tile = { $who ->
        [you] Take
       *[other] { $who }: take
    } a tile for { $price ->
        [0] free
        [one] 1 card
       *[other] { $price } cards
    }
# Two allies share the price of their position and tiles.
asks-part-of-price = { $who ->
        [you] How much of the price do you pay?
       *[other] { $who }: how much of the price do they pay?
    }
asks-payment = { $who ->
        [you] Pay
       *[other] { $who }: pay
    } { $cost }
# ($who, $tile, $symbols)
asks-place = { $who ->
        [you] Place
       *[other] { $who }: place
    } { tile }
asks-gain = { $who ->
        [you] Choose
       *[other] { $who }: choose
    } a card to gain
# $left: actions that are left in this turn.
asks-action = { $who ->
        [you] { $left ->
            [0] Borrow an action, or end
           *[other] Take an action ({ $left } left) or end
        }
       *[other] { $who }: { $left ->
            [0] borrow an action, or end
           *[other] take an action ({ $left } left) or end
        }
    }
# What the colony on $hex yields in a harvest.
asks-yield = { $who ->
        [you] Choose
       *[other] { $who }: choose
    } { $n ->
        [one] 1 card
       *[other] { $n } cards
    } from { $hex }
# With the technology Timeshares, a fleet next to colonies of others gathers what one of them yields.
asks-share = { $who ->
        [you] Which
       *[other] { $who }: which
    } colony does the fleet on { $hex } draw on?
asks-support = { $who ->
        [you] Which
       *[other] { $who }: which
    } fleets support the attack on { $hex }?
asks-defence = { $who ->
        [you] Defend
       *[other] { $who }: defend
    } { $hex }? It needs { $n ->
        [one] 1 more level
       *[other] { $n } more levels
    }
# With the technology Raider Drone, from the defender.
asks-raid = { $who ->
        [you] Take
       *[other] { $who }: take
    } all cards of which type?
# ($who, $other) $other: the ally.
asks-gift = { $who ->
        [you] Give
       *[other] { $who }: give
    } up to 3 cards to { $other }
# Nothing in particular.
asks-choice = { $who ->
        [you] Choose
       *[other] { $who }: choose
    }
game-over = The game is over.

## What a move did

# Somebody's secret bid is in.
chose-secretly = { $who } has made a secret choice.
bids = { $who ->
        [you] You bid
       *[other] { $who } bids
    } { $n }.
harvests = { $who ->
        [you] You harvest
       *[other] { $who } harvests
    }.
# The same with what it brings.
harvests-cards = { $who ->
        [you] You harvest
       *[other] { $who } harvests
    } { $cards }.
colonizes = { $who ->
        [you] You colonize
       *[other] { $who } colonizes
    } { $hex }.
# ($who, $from, $to)
sends-fleet = { $who ->
        [you] You send
       *[other] { $who } sends
    } the fleet on { $from } against { $to }.
sends-probe = { $who ->
        [you] You send
       *[other] { $who } sends
    } out a probe.
destroys-planet = { $who ->
        [you] You destroy
       *[other] { $who } destroys
    } the planet on { $hex }.
rebuilds-planet = { $who ->
        [you] You rebuild
       *[other] { $who } rebuilds
    } the planet on { $hex }.
terraforms = { $who ->
        [you] You terraform
       *[other] { $who } terraforms
    } { $hex }.
# A technology that others have.
erases = { $who ->
        [you] You erase
       *[other] { $who } erases
    } { $tech }.
# ($from, $to) Timeshares: the fleet on $from gathers what the colony on $to yields.
draws-on = The fleet on { $from } draws on the colony on { $to }.
# No fleet supports an attack or a defence.
sends-no-help = { $who ->
        [you] You send
       *[other] { $who } sends
    } no help.
# $hexes: a list of spaces with fleets.
supports-attack = { $who ->
        [you] You support
       *[other] { $who } supports
    } the attack from { $hexes }.
supports-defence = { $who ->
        [you] You support
       *[other] { $who } supports
    } the defence from { $hexes }.
# To the ally, at the end of a turn.
gives-nothing = { $who ->
        [you] You give
       *[other] { $who } gives
    } nothing.
ends-turn = { $who ->
        [you] You end your
       *[other] { $who } ends their
    } turn.

# Actions whose price is paid next.

researches = { $who ->
        [you] You research
       *[other] { $who } researches
    } { $tech }.
raises-colony = { $who ->
        [you] You raise
       *[other] { $who } raises
    } the colony on { $hex }.
builds-fleet = { $who ->
        [you] You build
       *[other] { $who } builds
    } a fleet on { $hex }.
raises-fleet = { $who ->
        [you] You raise
       *[other] { $who } raises
    } the fleet on { $hex }.
# Allies choose one position in the turn order for both.
chooses-position = { $who ->
        [you] You choose
       *[other] { $who } chooses
    } position { $n } for the pair.

# What followed.

gets-role = { $who ->
        [you] You are
       *[other] { $who } is
    } the { $role }.
round-begins = Round { $n } begins.
# ($who, $tile, $symbols) A tile from the bag.
draws = { $who ->
        [you] You draw
       *[other] { $who } draws
    } { tile }.
# ($who, $hex, $tile, $symbols)
explores = { $who ->
        [you] You explore { $hex } and draw
       *[other] { $who } explores { $hex } and draws
    } { tile }.
# Dice decide between equal bids.
rolls = Tie: { $who ->
        [you] you roll
       *[other] { $who } rolls
    } { $n }.
# ($who, $n, $other, $theirs) The figures of both dice.
both-roll = Tie: { $who ->
        [you] you roll
       *[other] { $who } rolls
    } { $n }, { $other } { $theirs }.
# ($who, $other) Who has won the tie.
picks-before = { $who ->
        [you] You pick
       *[other] { $who } picks
    } before { $other }.
# $list: "you 3, {p2} 4 and {p3} 1".
many-roll = Dice for ties: { $list }.
# Bids that are opened together. $list: "you 3 and {p2} 4".
bids-open = Bids: { $list }.
# A part of such a list.
figure = { $who } { $n }
takes-position = { $who ->
        [you] You take
       *[other] { $who } takes
    } position { $n }.
takes-no-tile = { $who ->
        [you] You take
       *[other] { $who } takes
    } no tile.
# ($who, $tile, $symbols)
takes-tile = { $who ->
        [you] You take
       *[other] { $who } takes
    } { tile }.
pays-part = { $who ->
        [you] You pay
       *[other] { $who } pays
    } { $n ->
        [one] 1 card
       *[other] { $n } cards
    } of the price.
# $cards: a list of cards, here and below.
pays = { $who ->
        [you] You pay
       *[other] { $who } pays
    } { $cards }.
# ($who, $cards, $other)
pays-to = { $who ->
        [you] You pay
       *[other] { $who } pays
    } { $cards } to { $other }.
# Parts of a price that two allies pay together.
bank-gets = The bank gets { $cards }.
gets = { $who ->
        [you] You get
       *[other] { $who } gets
    } { $cards }.
# ($who, $other, $cards) Taken in a raid or as a tax.
has-to-give = { $who ->
        [you] You have
       *[other] { $who } has
    } to give { $other } { $cards }.
turn-begins = { $who ->
        [you] Your
       *[other] { $who }'s
    } turn begins.
# An eliminated player, whose turn is left out.
has-no-turn = { $who ->
        [you] You are out and have
       *[other] { $who } is out and has
    } no turn.
# ($tile, $symbols) No space is left where it may be placed.
no-room = There is no room for { tile }; it leaves the game.
# ($who, $tile, $symbols, $hex)
places = { $who ->
        [you] You place
       *[other] { $who } places
    } { tile } on { $hex }.
gains = { $who ->
        [you] You gain
       *[other] { $who } gains
    } { $cards }.
colony-has-level = { $who ->
        [you] Your
       *[other] { $who }'s
    } colony on { $hex } is now level { $level }.
fleet-has-level = { $who ->
        [you] Your
       *[other] { $who }'s
    } fleet on { $hex } is now level { $level }.
loses-colony = { $who ->
        [you] You lose
       *[other] { $who } loses
    } the colony on { $hex }.
fleet-is-destroyed = { $who ->
        [you] Your
       *[other] { $who }'s
    } fleet on { $hex } is destroyed.
# ($who, $to, $lost) After a failed attack. $lost: levels.
fleet-retreats = { $who ->
        [you] Your
       *[other] { $who }'s
    } fleet retreats to { $to }{ loss }.
# ($who, $level, $from, $to, $lost)
fleet-moves = { $who ->
        [you] You move
       *[other] { $who } moves
    } a fleet of level { $level } from { $from } to { $to }{ loss }.
loss = { $lost ->
        [0] { "" }
        [one] ; it has lost 1 level
       *[other] ; it has lost { $lost } levels
    }
# ($hex, $who, $attack, $other, $defence) Strengths of both sides.
battle = Battle on { $hex }: { $who ->
        [you] your
       *[other] { $who }'s
    } { $attack } against { $other ->
        [you] your
       *[other] { $other }'s
    } { $defence }.
attack-succeeds = The attack succeeds.
attack-fails = The attack fails.
loses-tech = { $who ->
        [you] You lose
       *[other] { $who } loses
    } { $tech }.
# A mark for the technology Cloning: it gives the effect of a technology.
clone-is-off = { $who ->
        [you] Your
       *[other] { $who }'s
    } cloning mark is taken off.
clones = { $who ->
        [you] You clone
       *[other] { $who } clones
    } { $tech }.
# ($hex, $tile, $symbols)
tile-is-now = { $hex } is now { tile }.
# ($who, $from, $to)
swaps = { $who ->
        [you] You swap
       *[other] { $who } swaps
    } the tiles on { $from } and { $to }.
# With the technology Time Dilation.
borrows = { $who ->
        [you] You borrow an action from your
       *[other] { $who } borrows an action from their
    } next turn.
saves = { $who ->
        [you] You save an action for your
       *[other] { $who } saves an action for their
    } next turn.
# Standing orders, followed when a colony of the same player is attacked.
fleets-will-help = { $who ->
        [you] Your
       *[other] { $who }'s
    } fleets will help each other to hold.
fleets-will-not-help = { $who ->
        [you] Your
       *[other] { $who }'s
    } fleets will not help each other.
wants-to-be-asked = { $who ->
        [you] You want
       *[other] { $who } wants
    } to be asked when attacked.
# ($who, $other, $cards)
gives = { $who ->
        [you] You give
       *[other] { $who } gives
    } { $other } { $cards }.
is-eliminated = { $who ->
        [you] You are
       *[other] { $who } is
    } eliminated.
round-is-last = Round { $n } is the last.

## What a choice means: shown while it is chosen

# ($hex, $zone) The board has a blue zone and, around it, a white one.
space-unexplored = { $hex }: unexplored, in the { $zone ->
        [blue] blue
       *[white] white
    } zone.
# ($hex, $tile, $symbols, $who, $colony, $other, $fleet)
# A tile with the colony of $who and the fleet of $other, and their levels; 0: none.
space = { $hex }: { $tile ->
        [void] empty space
        [dead] a destroyed planet
       *[planet] a planet with { $symbols }
    }{ $colony ->
        [0] { "" }
       *[other] , { $who ->
            [you] your
           *[other] { $who }'s
        } colony of level { $colony }
    }{ $fleet ->
        [0] { "" }
       *[other] , { $other ->
            [you] your
           *[other] { $other }'s
        } fleet of level { $fleet }
    }.
costs = Costs { $cost }.
# ($tech, $level, $effect) $effect: what it does, as sentences.
tech = { $tech }, level { $level }. { $effect }
# The action of a technology, by itself.
tech-does = { $effect }
# A technology that the new one excludes.
tech-is-lost = { $tech } is lost in exchange.
# Whoever has it loses it. $cost: its price.
nobody-loses = Nobody has it.
loses-it = { $who ->
        [you] You lose it and get
       *[other] { $who } loses it and gets
    } its price back: { $cost }.
# ($names, $cost) Several players.
lose-it = { CAPITAL($names) } lose it and get its price back: { $cost }.
clone-means = You have its effect while the mark is there. It costs nothing, and excludes nothing.
clone-ends = You no longer have the effect of { $tech }.
# ($cards, $hand)
you-gain = You gain { $cards }. You then have { $hand }.
# ($n, $type, $other)
you-raid = You take all { $n } { type } from { $other }.
you-give-nothing = You give nothing.
# ($cards, $other, $hand) $hand: what is left.
you-give = You give { $cards } to { $other } and keep { $hand }.
# ($n, $other, $rest) $other: the ally.
you-pay-part = You pay { $n ->
        [one] 1 card
       *[other] { $n } cards
    }, and { $other } pays { $rest }.
# ($who, $other) Two allies.
takes-earlier = { $who ->
        [you] You take
       *[other] { $who } takes
    } the earlier of the two turns, and { $other ->
        [you] you take
       *[other] { $other } takes
    } the later.
# ($defence, $attack) Strengths, here and below.
defence-holds = You defend with { $defence } against { $attack }: the attack fails.
# ($defence, $attack)
defence-falls = You defend with { $defence } against { $attack }, which isn't enough.
# ($attack, $defence)
attack-would-fail = You attack with { $attack } against { $defence }, which fails.
# ($attack, $defence)
attack-would-succeed = You attack with { $attack } against { $defence }, which succeeds.
# ($attack, $defence, $other)
attack-can-be-held = You attack with { $attack } against { $defence }. { $other ->
        [you] You
       *[other] { $other }
    } can hold with support.
share-brings = You gain { $n ->
        [one] 1 card
       *[other] { $n } cards
    } of { $types }.
# ($other, $attack, $help, $defence, $against) Strengths, with the support that both sides could get.
attack-on = Attack on { $other }: { $attack }{ $help ->
        [0] { "" }
       *[other] { " " }(+{ $help } if all support)
    } against { $defence }{ $against ->
        [0] { "" }
       *[other] { " " }(+{ $against } if all support)
    }.
fleet-of-level = Fleet of level { $level } on { $hex }.
out-of-reach = { $hex } is out of reach.
# ($n, $energy) How far a fleet flies, and what that costs.
flight = { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }, { $energy } energy.
# The attack.
would-retreat = If it fails, the fleet retreats to { $via }.
would-be-destroyed = If it fails, the fleet is destroyed: it can't retreat to { $via }.
would-explore = Unexplored: you draw a tile and place it there.
bid-costs = You pay the next lower bid: { $n ->
        [one] 1 card
       *[other] { $n } cards
    } at most.
plan-serves = You get the first turn and tile on your lists that are still free.
# ($n, $second) Two allies choose both at once.
positions-of-pair = Positions { $n } and { $second } for the two of you.
# ($n, $seats) A position in the turn order.
position-first = Position { $n } of { $seats }: you act first.
# ($n, $seats)
position-last = Position { $n } of { $seats }: you act last.
# ($n, $seats)
position = Position { $n } of { $seats }.
you-take-no-tile = You take no tile.
no-such-seat = There is no such seat.
tile-is-taken = That tile is taken.
# ($tile, $symbols, $who)
tile-drawn-by = { tile-first }, drawn by { $who }.
# A bid with a plan: positions and tiles that are wanted.
plan-positions = Your plan: the positions you want, best first.
plan-tiles = Your plan: the tiles you want, best first.
plan-first-ally = Your plan: which of you two goes earlier.

# Actions.

to-colonize = Found a colony of level 1.
to-raise-colony = Raise a colony by 1 level.
to-build-fleet = Build a fleet. Each level costs { $cost }.
to-raise-fleet = Raise a fleet by 1 level.
to-move = Move a fleet, for energy: just to fly, to explore or to attack.
to-research = Research a technology of your role.
to-compile = Take 1 card of your choice.
to-order = What your fleets do when you're attacked. You can change it once a turn, for free.
to-bid = You pay the next lower bid.
to-split = What you pay of the price. Your ally pays the rest.
to-approach = Choose the space it attacks from.
to-harvest = Each of your colonies yields as many cards as it has levels.
to-borrow = One more action now, one less on your next turn.
to-end = Ends your turn. Any actions left are lost.
# ($role, $effect, $cards) $effect: what it can do, as sentences.
role-starts-with = { $role }. { $effect } Starts with { $cards }.
# A payment; what is left in the hand.
leaves-you = Leaves you { $cards }.
leaves-rest = Leaves you the rest.
place-down = A destroyed planet for good, and you gain 1 card of your choice.
# ($tile, $symbols, $hex)
place-up = { tile-first }, face up on { $hex }.
fleet-to-build = A fleet of level { $level } on { $hex }.
# ($type, $cost) A symbol that a planet gets.
symbol-costs = { $type ->
        [f] Food
        [m] Matter
        [e] Energy
       *[w] Military
    }. Costs { $cost }.
# Standing orders.
order-hold = Your fleets help whenever that saves the colony, for as little energy as it takes.
order-yield = Your fleets never help.
order-ask = You're asked whenever help would save the colony.

## The text table

# "Since round 3".
when = round { $n }
# ($n, $last) Nobody's turn.
round-of = Round { $n } of at most { $last }.
# ($n, $last, $who)
turn-of-round = Round { $n } of at most { $last }, { $who ->
        [you] your
       *[other] { $who }'s
    } turn.
this-round-is-last = This is the last round.
is-ready = { $who ->
        [you] You are
       *[other] { $who } is
    } ready.
# $reason: one of the next five.
over-because = The game is over: { $reason }
was-eliminated = { $who ->
        [you] you were
       *[other] { $who } was
    } eliminated.
were-eliminated = { $names } were eliminated.
has-few-pieces = { $who ->
        [you] you have
       *[other] { $who } has
    } fewer than { $left } colony pieces left.
have-few-pieces = { $names } have fewer than { $left } colony pieces left.
last-round-played = the last round has been played.
# ($rank, $names, $points)
standing = { $rank }. { CAPITAL($names) } with { points }.
# ($rank, $names, $points, $scores) Allies. $points: their sum; $scores: "6 and 4".
standing-of-allies = { $rank }. { CAPITAL($names) } with { points } ({ $scores }).
points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# ($tiles, $blue) Tiles in the bag, and unexplored spaces of the blue zone. The white zone opens later.
white-is-open = { bag-and-blue }, and white ones are open.
# ($tiles, $blue)
white-is-closed = { bag-and-blue }; white ones open when 3 are left.
# ($tiles, $blue)
bag-and-blue = { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } in the bag. { $blue ->
        [one] 1 blue space is
       *[other] { $blue } blue spaces are
    } unexplored

# Headings of tables and columns, and what stands in a cell instead of a number or a name.

players = Players
player = Player
role = Role
food = Food
matter = Matter
energy = Energy
colony-pieces-left = Colony pieces left
fleet-pieces-left = Fleet pieces left
points-now = Points
not-chosen = Not chosen
colonies = Colonies
fleets = Fleets
technologies = Technologies
score = Score
explored-spaces = Explored spaces
space-name = Space
tile-title = Tile
colony = Colony
fleet = Fleet
none = None
# ($tile, $symbols)
tile-name = { $tile ->
        [void] Empty space
        [dead] Destroyed planet
       *[planet] { CAPITAL($symbols) }
    }
# A colony or a fleet in the list of spaces.
piece = { $who }, level { $level }
researched = Researched
cloned = Cloned
this-round = This round
bid = Bid
# context: order
turn = Turn
tile-drawn = Tile drawn
tile-held = Tile held
bid-is-closed = Not open yet
you-can-research = You can research
technology = Technology
level = Level
cost = Cost
effect = Effect

## Refusals: why a move can't be made. The reader is whoever tries it.

# ($cost, $hand)
cannot-pay = That costs { $cost }. You have { $hand }; 4 cards of one type can stand in for 1 you lack.
off-board = { $hex } isn't on this board.
no-colony = You have no colony on { $hex }.
no-fleet = You have no fleet on { $hex }.
no-colony-piece = You have 0 colony pieces left.
fleet-pieces = You have { $n ->
        [one] 1 fleet piece
       *[other] { $n } fleet pieces
    } left.
unexplored = { $hex } is unexplored.
not-now = You can't do that now.
# $verb: the word that moves begin with.
now-act = Now choose an action, or "end", not "{ $verb }".
# ($wanted, $verb)
now-answer = Now choose "{ $wanted }", not "{ $verb }".

# Roles, bids and picks.

role-is-taken = { $other } is already the { $role }.
no-such-role = There is no such role.
name-an-ally = Name yourself or your ally: { $names }.
# ($least, $most, $n)
part-of-price = You can pay { $least } to { $most } of the price, not { $n }. Neither of you can pay more than they bid.
bid-without-plan = In this game the bid goes without a plan: "bid { $n }".
plan-is-missing = Add a plan to your bid: the positions and the tiles, in the order in which you want them.
plan-names = Name each position from 1 to { $n } once, and each of these tiles once: { $drawers }.
plan-without-first = Say with "first" which of you two has the earlier turn.
first-is-for-allies = "first" is for allies only.
bid-over-limit = A bid is 6 at most, not { $n }.
# ($most, $n)
bid-over-hand = You hold { $most ->
        [one] 1 card
       *[other] { $most } cards
    }; you can't bid { $n }.
# ($most, $n)
no-such-position = The positions are 1 to { $most }, not { $n }.
position-is-taken = Position { $n } is taken by { $other }.
# $names: players, "{p1} or {p2}".
must-take-tile = There are enough tiles for all who still pick, so you have to take one: the one that { $names } drew.
no-such-player = There is no player { $name }.
tile-is-gone = No tile that { $other } drew is left. You can take the one that { $names } drew.
# ($cards, $cost, $ways, $more) $cards, $ways: as they are written in moves. $more: ways that are not named.
does-not-pay = { $cards } doesn't pay { $cost }. You can pay { $ways }{ $more ->
        [0] { "" }
       *[other] , among others
    }.

# Placing a tile.

has-tile = { $hex } already has a tile.
only-place = This tile can only go on { $hex }.
white-opens-later = { $hex } is white, and { $n } blue spaces are unexplored. White opens when 3 or fewer are.
empty-tile-is-up = An empty tile is the same on both sides: "place { $hex } up".
# ($types, $type)
cannot-gain = You can gain 1 card of { $types }, not of { type }.

# Colonies and fleets.

# ($hex, $tile)
lies-there = { $hex } is { $tile ->
        [none] unexplored
        [void] empty space
        [dead] a destroyed planet
       *[planet] a planet
    }.
# ($hex, $tile)
only-planets = { lies-there } Only planets can be colonized.
# ($hex, $tile)
only-destroyed = { lies-there } It has to be a destroyed planet.
# ($hex, $tile)
only-undestroyed = { lies-there } It has to be a planet.
has-colony = { $hex } already has a colony.
enemy-fleet = An enemy fleet is on { $hex }.
too-far-to-colonize = { $hex } isn't next to a colony of yours, and no fleet of yours is there.
colony-is-highest = Your colony on { $hex } has level 3, the highest.
fleet-is-highest = Your fleet on { $hex } has level 3, the highest.
no-military = { $hex } has no military symbol.
ally-fleet = Your ally's fleet is on { $hex }.
# ($hex, $most, $n)
fleet-too-high = A fleet built on { $hex } has level { $most } at most, like the colony, not { $n }.
# ($level, $n)
fleet-too-low = Your fleet there has level { $level }; a new one has to be higher than that, not { $n }.

# Harvests and gifts.

nothing-to-harvest = None of your colonies and fleets would yield anything now.
# ($hex, $wrong)
yields-now = It is { $hex } that yields now, not { $wrong }.
# ($hex, $n, $types, $cards)
yields = { $hex } yields { $n ->
        [one] 1 card
       *[other] { $n } cards
    } of { $types }, not { $cards }.
# ($hex, $hexes)
can-draw-on = Your fleet on { $hex } can draw on { $hexes }.
can-give = You can give up to 3 of your own cards. You have { $hand }.

# Moves of fleets and battles. $from and $to: as in the move that the quotation marks hold.

# ($from, $level, $to)
moves-whole = Your fleet on { $from } has level { $level } and moves as a whole: "move { $from } { $to }".
# ($from, $level, $to, $tech)
split-needs-tech = { moves-whole } To split it you need { $tech }.
# ($from, $level, $to)
moves-in-part = Your fleet on { $from } has level { $level }. { $level ->
        [2] 1
       *[other] 1 or 2
    } of its levels can move alone, all of them without a number: "move { $from } { $to }".
is-there-already = Your fleet is on { $hex } already.
no-fleet-on-destroyed = { $hex } is a destroyed planet; no fleet can go there.
holds-one-fleet = There is a fleet on { $hex }, and a tile holds one.
nothing-to-explore = The bag is empty, so there is nothing to explore.
# ($from, $to)
no-way = No way of 8 tiles or fewer leads from { $from } to { $to }.
is-away = { $hex } is { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    } away.
# ($from, $to)
no-approach = Only an attack is written with an approach, the tile it comes from. Write "move { $from } { $to }".
# ($to, $hexes, $via)
wrong-approach = You can attack { $to } by way of { $hexes }, not of { $via }.
# ($from, $hex, $hexes)
cannot-help = { $from } has no fleet that can help at { $hex }. Those on { $hexes } can.
# ($type, $types)
cannot-raid = They hold no { type }. You can take all their { $types }.

# Research, and the actions of technologies.

needs-tech = For that you need { $tech }.
# ($tech, $role)
not-of-role = { $tech } isn't a technology of the { $role }.
has-tech = You have { $tech } already.
# ($tech, $techs)
tech-needs = { $tech } needs { $techs }.
no-such-symbol = There is no such symbol.
# ($hex, $type)
has-symbol = { $hex } has { type } already.
not-next-to-colony = { $hex } isn't next to a colony of yours.
colony-there = There is a colony on { $hex }.
bag-is-empty = The bag is empty.
all-is-explored = No space is unexplored.
too-late-to-erase = This is the last round: nothing can be erased now.
has-erased = You have already erased a technology this turn.
nobody-has = Nobody has researched { $tech }.
not-of-your-role = { $tech } isn't a technology of your role.
has-it-yourself = You have researched { $tech } yourself.
# The mark of the technology Cloning can't lie on Cloning itself.
own-mark = Cloning can't clone itself.
mark-is-there = The mark is on { $tech } already.
same-tiles = The two tiles are the same.
colony-would-float = The colony on { $hex } would be left without a planet.
fleet-would-be-stuck = The fleet on { $hex } would be on a destroyed planet.
cannot-swap = These two can't be exchanged.

# Actions of a turn, and orders.

# ($base, $research, $either, $all) Base actions, research actions, and actions of either kind that were used.
actions-used = You have used { $base ->
        [one] 1 base action
       *[other] { $base } base actions
    }, { $research ->
        [one] 1 research action
       *[other] { $research } research actions
    } and { $either } of either kind, of { $all } in all
# ($base, $research, $either, $all)
no-action-left = { actions-used }.
# ($base, $research, $either, $all)
only-research-left = { actions-used }; what is left is for research.
# ($base, $research, $either, $all)
only-base-left = { actions-used }; what is left is a base action.
has-borrowed = You have already borrowed an action this turn.
nothing-to-borrow = This is the last round: there is no turn to borrow from.
# ($n, $all)
use-actions-first = You've used { $n } of your { $all } actions. Use them first.
no-orders = In this game whoever is attacked is asked; there are no orders.
has-ordered = You have already changed your order this turn.
same-order = Your order is "{ $order }" already.

## Options and presets

# The titles of options, and sentences below them: notes. A label stands in the menu of its option.

roles = Roles
roles-in-turn = Choose in turn, last seat first
roles-at-random = Dealt at random
most-rounds = Rounds at most
from-8-to-30 = Any number from 8 to 30. Most games end sooner.
ten-rounds = 10 rounds
fifteen-rounds = 15 rounds
twenty-rounds = 20 rounds
length = Length
length-note = The last round comes when somebody has this few colony pieces left.
length-normal = Normal: fewer than 3 pieces left
length-short = Short: fewer than 6 pieces left
# Whether players choose their places in the order and their tiles in turn, or write them down with their bids.
picks = Turn order and tiles
picks-note = With plans you say along with your bid what you want most. By link that saves messages.
picks-one-by-one = Choose one after the other
picks-planned = Plan them with your bid
# Whether somebody who is attacked is asked for fleets and cards.
defence = Defence
defence-note = With orders nobody is asked during someone else's turn. By link that saves messages.
defence-asked = Ask whoever is attacked
defence-by-orders = Follow standing orders
# The title of an option, and the name of a preset.
allies = Allies
# What an option takes: it follows "Option roles can't be ...: ".
roles-accepted = it is { roles-form }
# Below the menu of roles.
roles-hint = Or give each seat its role: { roles-form }
# $n: players.
roles-form = draft, random, or fixed: and { $n } different roles with commas between, such as fixed:{ $n ->
        [2] explorer,warlord
       *[other] explorer,warlord,pioneer
    }.
off-or-on = it is off or on.
off-for-players = with { $n } players it is off.
allies-off = Everyone for themselves
allies-on = Pairs: opposite seats are allies

# Presets: a name on a button, and a note.

first-game = First game
first-game-note = Roles are dealt, and the end comes sooner.
standard = Standard
standard-note = You choose your roles in turn.
short-game = Short
short-game-note = The end comes a round or two sooner.
# A match by links: players send each other a link after each move.
by-link = By link
by-link-note = Few messages: you plan turn order and tiles with your bid, standing orders defend you, and roles are dealt.
allies-note = Opposite seats play together.

## How moves are written, behind "comes"

# What a move needs next, without a full stop: "After "colonize" comes a space such as e5, not "x".". Whatever moves are
# written with stays as it is in all languages: e5, ffm, warlord, none, via, slots, tiles.

a-number = a number
a-space = a space such as e5
resource-letter = f, m or e
symbol-letter = f, m, e or w
a-role = a role such as warlord
a-technology = a technology such as boosters
a-player = a player such as p2
player-or-none = a player such as p2, or none
some-cards = cards such as ffm
cards-or-none = cards such as ffm, or none
spaces-or-none = spaces such as e6,f7, or none
up-or-down = up or down
an-order = hold, ask or yield
# e5:1: one level of the fleet on e5.
space-or-levels = a space such as e5, or e5:1
# e5 via d5: over d5, to attack e5 from there.
space-or-approach = a space such as e5, or e5 via d5
bid-or-plan = a number of cards, then the plan if there is one: 3 slots 2,1 tiles p1,p2

## Find the move

# The task of a puzzle: what its best move does. Without a full stop.

aim-win = Win a battle
aim-attack = Attack at the right moment
aim-battle = Fight this battle well
# A colony goes from the board.
aim-give-up = Give something up
aim-exchange = Exchange two tiles
aim-clone = Copy the right technology
aim-technology = Get the right technology
aim-rob = Rob a rival of a technology
aim-colony = Settle or build up a colony
aim-move = Send a fleet to the right place
aim-fleet = Build or strengthen a fleet
aim-place = Place your tile
aim-place-colony = Place your tile for a colony
aim-symbols = Change what a tile bears
aim-gain = Take the right cards
aim-cards-for-technology = Take cards for a technology
aim-cards-for-colony = Take cards for a colony
aim-cards-for-fleet = Take cards for a fleet
aim-pay = Pay with the right cards
aim-prepare = Prepare your next turn
aim-action = Choose your action
aim-position = Choose your place in the order
aim-tile = Choose a tile

## Characters of bots

# What a bot likes, behind its name and a colon, without a full stop: "Admiral: builds large fleets, and attacks with them".

likes-fleets = builds large fleets, and attacks with them
likes-colonies = explores, and founds colonies before anything else
likes-technologies = researches whenever it can pay for it
# Their names, as in "Sky is an adept admiral"
named-admiral = admiral
named-settler = settler
named-scholar = scholar

## Answers in advance

# Standing answers: a title, what it does, and what can be chosen.

answer-ask = Always ask me
answer-usual = Answer for me
auto-bids = Bids
auto-bids-note = You bid this much, or all you have if that's less. Same as last time begins with 1. A plan wants the tile with the most symbols and the last turn.
auto-bid-as-before = Same as last time
auto-bid = Bid { $n }
auto-pay = Which cards you pay
auto-pay-note = Those that leave you the best mix.
auto-yield = What your planets yield
auto-yield-note = Whatever you hold fewest of.
auto-share = Timeshares
auto-share-note = Each fleet draws on the highest colony.
auto-defend = When you're attacked
auto-defend-note = Hold: as few fleets help as it takes, paid with energy only.
auto-defend-hold = Hold if I can
auto-defend-yield = Never pay for help

## The table of scores at the end

scores = Scores
# What a score is made of, as in "score 49: colonies 16, fleets 33"
part-colonies = colonies
part-fleets = fleets
part-technologies = technologies
