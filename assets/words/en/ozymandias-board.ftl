### What the board of Ozymandias says.
### person: $who
### number: $n, $fleet, $strength, $against, $most, $last, $rank, $price, $worth, $cards
###
### Most of it stands where there is little room: on small buttons, below cards, over the map. $name is a player,
### $leader and $card are names of cards, and $names is a list of names. $suit is gold, red or blue; in resources these
### are wealth, population and secrets.
### $point, $port and $site are places as moves write them: 0a, 0a11, 12.

## Things

points = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
colonies = { $n ->
        [one] 1 colony
       *[other] { $n } colonies
    }
# What a score counts.
score = { $unit ->
        [points] { points }
       *[other] { colonies }
    }
plowshares = { $n ->
        [one] 1 plowshare
       *[other] { $n } plowshares
    }
resource = { $suit ->
        [gold] Wealth
        [red] Population
       *[other] Secrets
    }
# A fleet whose leader is hidden. Other fleets are called by their leaders.
fleet-name = Fleet { $fleet }
# A price in secrets, below a sword of the hand, over the end of a way, or on a button.
price = { $n ->
        [0] free
        [one] 1 secret
       *[other] { $n } secrets
    }

## Buttons

# $verb is the first word of a move, as moves are written.
verb = { $verb ->
        [buy] Buy a card
        [stop] Stop buying
        [recover] Recover
        [pass] Pass
        [conquer] Conquer
        [harvest] Harvest
        [delegate] Delegate
        [emergency] Emergency
        [yield] Yield
        [hold] Let it stay
        [claim] Claim
        [decline] Don’t claim
        [skip] Don’t use
        [end] Done
        [sword] Sword
        [activate] Activate
       *[other] { CAPITAL($verb) }
    }
# ($point, $suit) Where a fleet attacks from, and the suit of that sector.
attack-from = From { $point }, { $suit ->
        [gold] gold
        [red] red
       *[other] blue
    }
# How a tile is laid: turned by $n degrees.
rotation = { $n ->
        [0] As it lies
       *[other] { $n }°
    }

## Below the words of a button: what it brings, or what it costs

takes-colony = take the colony
# Below "Yield": the war ends so.
yields-for = { $n ->
        [0] a tie
       *[other] lose by { $n }
    }
# Of the reader's choice.
one-resource = +1 resource
# Below another resource than the harvested card's own.
secret-plans = { $n ->
        [one] 1 secret
       *[other] { $n } secrets
    }
# ($use, $cost) Below the name of a leader whose text can be used. $cost: "1 wealth and 1 secret", or none.
ability = { $use ->
        [order] order
        [action] action
       *[other] use it
    }{ $cost ->
        [none] {""}
       *[other] : { $cost }
    }

## Numbers to draft, on small buttons

nothing = Nothing
least = Least
most = Most

## The line above the map

# The phases of an age, in order.
phase-buy = Buy
phase-plan = Plan
phase-act = Act
# ($n, $last)
age-of = Age { $n } of { $last }
# The age of the match.
the-last-age = the last age
tiles-left = { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    } left
cards-in-deck = { $n ->
        [one] 1 card
       *[other] { $n } cards
    } in the deck
discarded = { $n } discarded

## Seats

# The title of a chart of the scores, move by move.
course = Colonies
# ($n, $unit, $resources, $cards)
standing = { score } · { $resources } · { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
# The price of the next box of the recovery track: all boxes are used.
no-price = none
name-passed = { $name }, passed
# Where the name has no room.
passed = passed
# ($leader, $strength, $most, $where, $point, $site) $leader: or "Fleet 2".
fleet-stands = { $leader }: { $strength } of { $most }, { $where ->
        [map] at { $point }
        [exploring] exploring site { $site }
       *[other] on its card
    }
controls-colonies = Controls { colonies }
holds = Holds { $resources } and { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
# context: line
disks-left = { $n ->
        [one] 1 disk
       *[other] { $n } disks
    } left
# ($n, $price) $price: in wealth; 0: all are used.
boxes-used = { $n } of 8 recovery boxes used{ $price ->
        [0] {""}
       *[other] ; the next costs { $price } wealth
    }
has-obelisk = Has the obelisk
has-passed = Has passed in this age
press-for-fleets = Press to see the fleets
# A title.
fleets-of = { $name }: fleets
no-fleets-yet = None yet: the first are planned in this age.
close = Close

## Cards

hidden-leader = A hidden leader
revealed-later = Turned up when its fleet is first activated
# ($suit, $rank)
card-kind = { $suit ->
        [gold] Gold
        [red] Red
       *[other] Blue
    }, rank { $rank }

## Fleets

# ($where, $point, $site) On a small plate.
brief-place = { $where ->
        [map] { $point }
        [exploring] site { $site }
       *[other] card
    }
# ($where, $point, $site) The same, of a fleet that is exhausted.
brief-place-spent = { brief-place } · spent
# ($name, $fleet) A title.
fleet-of = { $name }, fleet { $fleet }
# ($leader, $suit, $rank, $seen)
led-by = { $leader }, { $suit ->
        [gold] gold
        [red] red
       *[other] blue
    } { $rank }{ $seen ->
        [hidden] , hidden from the others
       *[other] {""}
    }
# ($timing, $does) When the text of a leader works ("Order", "Action"), and the text.
leader-text = { $timing }: { $does }
leader-is-hidden = Its leader is hidden
# ($where, $point, $site, $state)
fleet-is = { $where ->
        [map] At { $point }
        [exploring] Exploring site { $site }
       *[other] On its card
    }, { $state ->
        [ready] ready
       *[other] exhausted
    }
# ($strength, $most)
strength-of = Strength { $strength } of at most { $most }
disk-on-leader = A disk on its leader card counts as a colony
plowshares-are = Plowshares: { $names }

## The map

# ($who, $name, $fleet, $leader, $strength, $state) Of another player.
fleet-here = { $who ->
        [you] Your
       *[other] { $name }’s
    } fleet { $fleet }{ $leader ->
        [none] {""}
       *[other] , { $leader }
    }: strength { $strength }, { $state ->
        [ready] ready
       *[other] exhausted
    }
nobody-controls = Nobody controls it
# ($who, $name) A colony.
controls = { $who ->
        [you] { $name } control it
       *[other] { $name } controls it
    }
disks-from-top = Disks, from the top: { $names }
counts-twice = Counts twice
conquest-costs = Conquering it costs { $n } population
# ($point, $kind) A title.
point-title = { $point }: { $kind ->
        [colony] colony
        [hazard] hazard
        [turned] of the tile that is turned up
       *[other] intersection
    }
# ($tile, $suit)
sector = { $tile }, a { $suit ->
        [gold] gold
        [red] red
       *[other] blue
    } sector
terraformed = Terraformed
flying-on-costs = Stopping here, or flying over it, costs a charge
port-title = Port { $port }
no-tile-behind = No tile lies behind it yet
explorer-takes = A fleet that explores here takes one of { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    } with it
no-tiles-left = No tiles are left: a fleet that leaves here returns to its card
site-title = Site { $site }
site-is-closed = A tile lies here face-down: closed until its fleet lands
site-is-empty = No tile lies here yet

## What is to be done

discard-for-resource = Discard a card for 1 resource of your choice.
which-plowshare = Which plowshare, for what, and who gets the card?
which-fleet-acts = Which fleet acts in its place?
tap-site = Tap a glowing site for the tile.
tap-point-to-warp = Tap a glowing point to warp in there.
turn-tile = Turn the tile, then tap a point on it.
tap-point-to-land = Tap the point to land on.
which-bonus = Which fleet takes a bonus action?
take-disk-from = You have no disks left: tap a colony or fleet of yours to take one from.
put-disk-on-it = Your fleet stands on a colony. Put a disk on it?
# The winner of a war says where the loser goes. $n: what it may cost.
tap-retreat = Tap a glowing point for the loser to go to. Budget: { $n }.
# Behind what is chosen of a move so far: what is to be chosen next.
which-card = Which card?
for-which-resource = For which resource?
who-gets-it = Who gets it?
which-one = Which one?
where-to = Where to?
attack-from-where = Attack from where? Swords of that sector’s suit count.
pinned = Pinned: it can only attack.

## Plans

who-leads = Who leads your new fleet?
swords-and-plowshares = In your hand a card is a sword, for wars. Under a fleet it is a plowshare, to harvest.
plan-title = { $card } leads. Cards under a fleet can be harvested.
tap-card-then-fleet = Tap a card, then the fleet it goes under.
tap-fleet = Tap the fleet it goes under.
# A button: another card is to lead. The second word stands below the first.
other-leader = Other
other-leader-note = leader
your-new-fleet = Your new fleet
leads-it = { $card } leads it
# Below the card that leads the new fleet.
leads = leads
# Below a card that goes under that fleet.
under-fleet = fleet { $fleet }
# A button for a whole plan. One of the next two stands below.
card-leads = { $card } leads
keep-swords = keep { $n ->
        [one] 1 sword
       *[other] { $n } swords
    }
plowshares-under-it = { plowshares } under it

## Wars

# ($leader, $strength, $side, $other, $against) $leader, $other: or "Fleet 2". The first fleet is the reader's.
draft-title = { $leader }, strength { $strength }, { $side ->
        [attacker] attacks
       *[other] is attacked by
    } { $other }, strength { $against }
draft-adds = Each population you draft adds 1 strength.
can-add = { $name } can add { $n ->
        [0] none
       *[other] up to { $n }
    }.
# The reader's score.
behind = { $n ->
        [0] The scores are level: yield, and it's a tie.
       *[other] You are { $n } behind.
    }
# ($n, $worth)
can-still-add = { $n ->
        [0] You can add no sword.
        [one] You can still add 1 sword worth { $worth }.
       *[other] You can still add { $n } swords worth { $worth }.
    }
has-cards = { $name } has { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
# Those of the sector that the fleet stands in.
swords-are-free = { $suit ->
        [gold] Gold
        [red] Red
       *[other] Blue
    } swords are free.
swamp-costs = Against The Swamp every sword costs secrets.
# Below a sword that the reader can't pay for.
needs = needs { $n ->
        [one] 1 secret
       *[other] { $n } secrets
    }
# The same on a narrow card, before the sign of secrets.
needs-secrets = needs
# Below a sword that is counted twice.
twice-for = twice: { $n } secrets
# The same on a narrow card, before the sign of secrets.
twice = twice:

## The film of a move

# Titles over the whole board.
age-begins = Age { $n }
the-end = The end

# What somebody does. It stands over the player's plate, behind the player's sign; or over the map, if nobody did it.
recovers = Recovers
passes = Passes
takes-obelisk = Takes the obelisk
yields = Yields
a-tie = A tie
bribe-ends-war = A bribe ends the war
fear-ends-war = Fear ends the war
mercenaries = Mercenaries: +{ $n }
discard-is-shuffled = The discard pile is shuffled
buys-card = Buys a card

# Over a fleet.
strength-now = Strength { $strength }
wall-holds = The Wall holds
drafts = Drafts { $n }
wins-by = Wins by { $n }
stays = Stays

## Words that stand for a sign

# All words that can stand behind a number, with blanks between them: the log shows a sign in place of such a word.
wealth-words = wealth
population-words = population
secrets-words = secret secrets
