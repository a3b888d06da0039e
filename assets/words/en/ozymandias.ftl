### What Ozymandias says.
### person: $who, $other, $winner
### number: $n, $fleet, $target, $victor, $boxes, $most, $lost, $left, $price, $have, $strength, $against, $more, $room
### number: $next, $age, $last, $rank, $charges, $tiles
###
### $fleet is the number of a fleet of $who: 1 to 4. $target is one of $other.
### $card is the name of a card, and $cards a list of names; "none": there is none, or the reader doesn't know it.
### $suit is gold, red or blue. In resources these are wealth, population and secrets.
### $point, $port and $site are places as moves write them: 0a, 0a11, 12. $name is a fleet as moves write it: p1f2.

## Things

nothing = nothing
secrets = { $n ->
        [one] 1 secret
       *[other] { $n } secrets
    }
cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
disks = { $n ->
        [one] 1 disk
       *[other] { $n } disks
    }
charges = { $charges ->
        [one] 1 charge
       *[other] { $charges } charges
    }
suit = { $suit ->
        [gold] gold
        [red] red
       *[other] blue
    }
resource = { $suit ->
        [gold] { $n } wealth
        [red] { $n } population
       *[other] { $n ->
                [one] 1 secret
               *[other] { $n } secrets
            }
    }

# ($tile, $suit) The name of a tile, and its suit.
tile = { $tile } ({ suit })

# ($who, $fleet) The beginning of a sentence.
fleet-begins = { $who ->
        [you] Your
       *[other] { $who }'s
    } fleet { $fleet }

# ($other, $target)
target-of = { $other ->
        [you] your
       *[other] { $other }'s
    } fleet { $target }

# ($timing, $does) When a leader's text works ("Order", "Action"), and the text.
leader-text = { $timing }: { $does }

## What is asked of the reader, or of somebody else

ask = { $who ->
        [you] Choose
       *[other] { $who }: choose
    }
game-over = The game is over.

ask-buy = { $who ->
        [you] Buy
       *[other] { $who }: buy
    } a card for { secrets }, or stop
ask-plan = { $who ->
        [you] Choose
       *[other] { $who }: choose
    } a leader, and cards to put under your fleets
ask-turn = { $who ->
        [you] Activate
       *[other] { $who }: activate
    } a fleet, or pass
ask-turn-or-recover = { $who ->
        [you] Activate
       *[other] { $who }: activate
    } a fleet, recover for { $n } wealth, or pass
# Desert Legend is turned up.
ask-legend = { $who ->
        [you] Discard
       *[other] { $who }: discard
    } a card for three resources?
# Alien Remnant is turned up.
ask-alien = { $who ->
        [you] Turn
       *[other] { $who }: turn
    } up the top tile, and land on it?
# ($who, $tile, $suit)
ask-site = { $who ->
        [you] Choose
       *[other] { $who }: choose
    } a site for { tile }
ask-warp = { $who ->
        [you] Where
       *[other] { $who }: where
    } should fleet { $fleet } warp in?
# ($who, $tile, $suit)
ask-land = { $who ->
        [you] Turn
       *[other] { $who }: turn
    } { tile }, and choose a point to land on
ask-action = { $who ->
        [you] What
       *[other] { $who }: what
    } should fleet { $fleet } do?
# The fleet has taken its action.
ask-order = { $who ->
        [you] Fleet
       *[other] { $who }: fleet
    } { $fleet }: use an order, or finish
# The leader of an enemy's fleet, Pin, allows nothing else.
ask-pinned = { $who ->
        [you] Fleet
       *[other] { $who }: fleet
    } { $fleet } is pinned: attack, or finish
ask-bonus = { $who ->
        [you] Choose
       *[other] { $who }: choose
    } a fleet for a bonus action, or finish
# The player places a disk, and has none off the map.
ask-source = { $who ->
        [you] No
       *[other] { $who }: no
    } disks left: take one from where?
# The Wall
ask-wall = { $who ->
        [you] Pay
       *[other] { $who }: pay
    } 1 secret to stop the attack?
# ($who, $n, $fleet)
ask-draft = { $who ->
        [you] Draft
       *[other] { $who }: draft
    } up to { $n } population into fleet { $fleet }
# $n is how far the score of the fleet with the initiative is behind.
ask-war = { $who ->
        [you] Play
       *[other] { $who }: play
    } a sword, or yield { $n ->
        [0] for a tie
       *[other] ({ $n } behind)
    }
# The Gravekeeper
ask-grave = { $who ->
        [you] Discard
       *[other] { $who }: discard
    } a red card for { $n } population?
# Pyrrhus
ask-pyrrhus = { $who ->
        [you] Pay
       *[other] { $who }: pay
    } 3 secrets to move the winner instead?
# ($who, $other, $target, $n) The winner says where the loser goes. $n: what it may cost.
ask-retreat = { $who ->
        [you] Where
       *[other] { $who }: where
    } should { target-of } go ({ $n } left over)?
ask-claim = { $who ->
        [you] Claim
       *[other] { $who }: claim
    } the colony?
# The Watcher
ask-watcher = { $who ->
        [you] Pay
       *[other] { $who }: pay
    } 1 secret to draw a card?
# The Network
ask-network = { $who ->
        [you] Discard
       *[other] { $who }: discard
    } two cards to draw two?

## What a move did: the move itself

buys-no-more = { $who ->
        [you] You buy
       *[other] { $who } buys
    } no more cards.
your-draft = You choose to draft { $n }.
chooses-in-secret = { $who } has made a secret choice.
chooses-site = { $who ->
        [you] You choose
       *[other] { $who } chooses
    } site { $site }.
uses = { $who ->
        [you] You use
       *[other] { $who } uses
    } { $card }.
leaves-colony = { $who ->
        [you] You leave
       *[other] { $who } leaves
    } the colony as it is.
lets-attack-come = { $who ->
        [you] You let
       *[other] { $who } lets
    } the attack come.
accepts-retreat = { $who ->
        [you] You accept
       *[other] { $who } accepts
    } the retreat.
declines = { $who ->
        [you] You decline
       *[other] { $who } declines
    }.
gives-up-bonus = { $who ->
        [you] You give
       *[other] { $who } gives
    } up the bonus actions left.
# ($who, $fleet)
is-done-with = { $who ->
        [you] You are
       *[other] { $who } is
    } done with fleet { $fleet }.

## What a move did: events

age-begins = Age { $n } begins.
shuffles = The discard pile is shuffled into a new deck ({ cards }).
draws = { $who ->
        [you] You draw
       *[other] { $who } draws
    } { cards }.
new-in-hand = New in your hand: { $cards }.
# ($who, $n, $most) $n: how many in this age.
buys-card = { $who ->
        [you] You buy
       *[other] { $who } buys
    } a card ({ $n } of { $most } this age).
plans = { $who ->
        [you] You have
       *[other] { $who } has
    } made a plan.
# ($who, $fleet, $card)
gets-fleet = { $who ->
        [you] You get
       *[other] { $who } gets
    } { $card ->
        [none] fleet { $fleet } with a hidden leader
       *[other] fleet { $fleet }, led by { $card }
    }.
# $list: of cards-under and more-under.
puts = { $who ->
        [you] You put
       *[other] { $who } puts
    } { $list }.
# ($cards, $n, $fleet) In a list: "You put Pin under fleet 1 and The General under fleet 3." Others see how many cards.
cards-under = { $cards ->
        [none] { cards }
       *[other] { $cards }
    } under fleet { $fleet }
# ($n, $fleet) Behind another one of this kind: "{p1} puts 2 cards under fleet 1 and 1 under fleet 2."
more-under = { $n } under fleet { $fleet }
# ($who, $n, $boxes) Of $boxes boxes, the $n-th is used.
recovers = { $who ->
        [you] You recover
       *[other] { $who } recovers
    } (box { $n } of { $boxes }): all { $who ->
        [you] your
       *[other] their
    } fleets are ready.
activates = { $who ->
        [you] You activate
       *[other] { $who } activates
    } fleet { $fleet }.
is-led-by = { fleet-begins } is led by { $card }.
pays = { $who ->
        [you] You pay
       *[other] { $who } pays
    } { $resources }.
# ($who, $resources, $card) $card is the leader who brings them.
gains = { $who ->
        [you] You gain
       *[other] { $who } gains
    } { $card ->
        [none] { $resources }
       *[other] { $resources }, thanks to { $card }
    }.
# ($who, $card, $n, $suit)
discards-for = { $who ->
        [you] You discard
       *[other] { $who } discards
    } { $card } for { resource }.
discards = { $who ->
        [you] You discard
       *[other] { $who } discards
    } { $card }.
# ($who, $card, $other)
gives = { $who ->
        [you] You give
       *[other] { $who } gives
    } { $card } to { $other }.
# ($who, $card, $n, $suit)
harvests = { $who ->
        [you] You harvest
       *[other] { $who } harvests
    } { $card } for { resource }.
# ($who, $card, $other)
steals = { $who ->
        [you] You take
       *[other] { $who } takes
    } { $card ->
        [none] a card
       *[other] { $card }
    } from { $other ->
        [you] your
       *[other] { $other }'s
    } hand.
# ($who, $fleet, $n, $strength, $card) $strength: what it has now.
gains-strength = { fleet-begins } gains { $n } strength (now { $strength }){ $card ->
        [none] {""}
       *[other] , thanks to { $card }
    }.
# ($who, $fleet, $n, $strength, $card)
loses-strength = { fleet-begins } loses { $n } strength (now { $strength }){ $card ->
        [none] {""}
       *[other] , thanks to { $card }
    }.
warps-in = { fleet-begins } warps in at { $point }.
# ($tile, $suit)
is-turned-up = { tile } is turned up.
# ($who, $fleet, $site, $point)
lands = { fleet-begins } lays the tile on site { $site } and lands on { $point }.
goes-to = { fleet-begins } goes to { $point }.
# ($who, $fleet, $port, $site)
explores = { fleet-begins } leaves the galaxy over { $port }, to explore site { $site }.
goes-home = { fleet-begins } returns to its leader card.
leaves-galaxy = { fleet-begins } leaves the galaxy over { $port }.
goes-home-without-tile = No tile is left, so it returns to its leader card.
is-lifted = { fleet-begins } is lifted from the map.
# ($who, $fleet, $other, $target)
swaps = { fleet-begins } swaps places with { target-of }.
# ($who, $fleet, $target)
delegates = { fleet-begins } lets fleet { $target } act.
takes-bonus = { fleet-begins } takes a bonus action.
takes-disk = { $who ->
        [you] You take your
       *[other] { $who } takes their
    } disk from { $point }.
takes-disk-from-leader = { $who ->
        [you] You take your
       *[other] { $who } takes their
    } disk from fleet { $fleet }'s leader card.
conquers = { $who ->
        [you] You conquer
       *[other] { $who } conquers
    } { $point }.
puts-low-disk = { $who ->
        [you] You put
       *[other] { $who } puts
    } a disk at the bottom of { $point }.
puts-disk-on-leader = { $who ->
        [you] You put
       *[other] { $who } puts
    } a disk on fleet { $fleet }'s leader card, which counts as a colony.
collapses = The top disk of { $point } goes to the bottom.
is-colony-now = { $point } is a colony now.
# ($who, $fleet, $other, $target)
attacks = { fleet-begins } attacks { target-of }.
wall-holds = The Wall holds: there is no war.
# ($who, $n, $fleet)
drafts = { $who ->
        [you] You draft
       *[other] { $who } drafts
    } { $n ->
        [0] nothing
       *[other] { $n }
    } into fleet { $fleet }.
has-initiative = { $who ->
        [you] You have
       *[other] { $who } has
    } the initiative, { $n ->
        [0] with the scores level
       *[other] { $n } behind
    }.
plays-sword = { $who ->
        [you] You play
       *[other] { $who } plays
    } { $card } as a sword: +{ $n }.
hires = { $who ->
        [you] You hire
       *[other] { $who } hires
    } mercenaries: +{ $n }.
bribes = { $who ->
        [you] You end
       *[other] { $who } ends
    } the war with a bribe.
frightens = { $who ->
        [you] You end the war with fear and win
       *[other] { $who } ends the war with fear and wins
    } by { $n }.
yields = { $who ->
        [you] You yield
       *[other] { $who } yields
    }.
is-tie = The war is a tie: no strength is lost, and nobody has to retreat.
# ($who, $fleet, $n, $other, $target, $lost)
wins = { fleet-begins } wins by { $n } against { target-of }{ $lost ->
        [0] {""}
       *[other] , which loses { $lost } strength
    }.
# ($who, $fleet, $other, $target) Pyrrhus
moves-winner = { fleet-begins } stays; { target-of } has to move instead.
is-stuck = { fleet-begins } has no way to go, and stays.
# ($who, $other, $target)
lets-stay = { $who ->
        [you] You let
       *[other] { $who } lets
    } { target-of } stay.
is-exhausted = { fleet-begins } is exhausted.
passes = { $who ->
        [you] You pass
       *[other] { $who } passes
    }.
takes-obelisk = { $who ->
        [you] You take
       *[other] { $who } takes
    } the obelisk.
# ($who, $cards, $n)
takes-back = { $who ->
        [you] You take
       *[other] { $who } takes
    } { $cards ->
        [none] { cards }
       *[other] { $cards }
    } back into { $who ->
        [you] your
       *[other] their
    } hand.

## What a choice means: things

# ($card, $suit, $n, $timing, $does)
card-means = { $card }, { suit } { $n }. { leader-text }
# A leader's text by itself, while it is used.
leader-does = { $does }
fleet-not-in-play = { fleet-begins } isn't in play.
# ($who, $fleet, $card, $where, $point, $site, $n, $state)
fleet-means = { fleet-begins }, led by { $card ->
        [none] a hidden leader
       *[other] { $card }
    }, { $where ->
        [map] on { $point }
        [exploring] exploring site { $site }
       *[other] on its leader card
    }, strength { $n }, { $state ->
        [ready] ready
       *[other] exhausted
    }.
no-tile-at = { $point }: no tile lies there face-up.
# ($point, $suit, $kind, $n, $who, $other, $target, $strength) $who controls the point with $n disks, and there may be
# a fleet of $other.
point-means = { $point }: { suit } { $kind ->
        [colony] colony
        [hazard] hazard
       *[other] intersection
    }{ $n ->
        [0] {""}
       *[other] , controlled by { $who } ({ disks })
    }{ $target ->
        [0] {""}
       *[other] , { target-of } of strength { $strength }
    }.
rotation-means = The tile, turned clockwise by { $n } degrees.
suit-means = { $suit ->
        [gold] Wealth
        [red] Population
       *[other] Secrets
    }.
hand-means = { $who ->
        [you] You have
       *[other] { $who } has
    } { cards }.
no-seat-here = { $who ->
        [you] You have
       *[other] { $who } has
    } no seat here.

## What a choice means: prices and results

costs-secrets = { $n ->
        [0] Free
       *[other] Costs { secrets }
    }.
costs-wealth = Costs { $n } wealth.
out-of-reach = Out of reach.
draws-a-card = You draw a card.
stops-buying = You buy no more cards this age.
# ($n, $against, $suit, $theirs) Two fleets before a war.
forces = Strength { $n } against { $against }; your swords are { suit }, theirs { $theirs ->
        [gold] gold
        [red] red
       *[other] blue
    }.
waits-on-site = The fleet waits on a face-down tile on site { $site }.
no-tile-left = No tile is left, so the fleet returns to its leader card.
# What "explore" is while no tile is left.
leaves-without-tile = Leave the galaxy. No tile is left, so the fleet returns to its leader card.
must-be-on-colony = The fleet must be on a colony.
conquest-costs = Costs { $n } population (1, and 1 for each disk there).
conquest-brings = Your disk goes on top, and you draw a card.
counts-two = The colony then counts 2.
# ($n, $suit, $price) $price: secrets, for another resource than the card's own.
you-gain = You gain { resource }{ $price ->
        [0] {""}
        [one] {" "}for 1 secret (secret plans)
       *[other] {" "}for { $price } secrets (secret plans)
    }.
# ($n, $price)
sword-adds = Adds { $n } for { $price ->
        [0] free
        [one] 1 secret
       *[other] { $price } secrets
    }.
mercenaries-add = Adds { $n } for { $n } wealth.
still-behind = You are still { $n } behind.
# $n: how far the others are then behind.
puts-others-behind = That { $n ->
        [0] makes it level, and the initiative is theirs
       *[other] puts them { $n } behind, with the initiative
    }.
ends-as-tie = The war ends as a tie: no strength is lost, and nobody has to retreat.
# ($n, $lost, $left)
loses-war = You lose by { $n }: { $lost } strength lost{ $left ->
        [0] {""}
       *[other] , and { $left } left over to move your fleet away
    }.
retreat-leaves = The fleet leaves the galaxy and is exhausted.
# ($n, $left)
retreat-takes = Takes { $n } of the { $left } left over.
# ($card, $does)
leads-new-fleet-with = { $card } leads your new fleet: { $does }
leads-new-fleet = { $card } leads your new fleet.
# ($fleet, $cards, $n)
lies-under = Under fleet { $fleet }: { $cards ->
        [none] { cards }
       *[other] { $cards }
    }.
fleets-get-ready = All your fleets become ready.
pass-means = You take no more turns this age. Cards under your leaders return to your hand.
site-means = Site { $site }.
# ($site, $tile, $suit)
site-means-for = Site { $site }, for { tile }.
# ($tile, $suit, $n)
tile-turned = { tile }, turned by { $n }°.
draft-means = The fleet gains { $n } strength for as much population.
# ($card, $n, $suit)
emergency-means = You discard { $card } and gain { resource }.
hold-means = It stays where it is, and nobody advances.
claim-means = Your disk goes on top for free, and you draw a card.
decline-means = The colony stays as it is.
# $node is what was asked: The Wall, Pyrrhus, Alien Remnant; or one of the other leaders.
skip-means = { $node ->
        [wall] The attack goes on, and you keep your secret.
        [pyrrhus] Your fleet is moved away.
        [alien] Your fleet warps in instead.
       *[other] You keep your cards and secrets.
    }
end-bonus-means = Gives up any bonus actions left.
end-means = This fleet does nothing more.

# What a kind of move is, before it is said what with. $verb is its first word, as moves are written.
verb-means = { $verb ->
        [plan] One card leads your new fleet; others may go under your fleets.
        [activate] Use a fleet: it arrives if it's off the map, then acts, and is exhausted.
        [site] Choose an empty site next to a tile.
        [warp] Place the fleet on any point without a fleet that isn't an enemy's colony.
        [land] Turn the tile, then choose a point on it.
        [move] Slide along lines and stop on a point. Turns, colonies and hazards cost secrets.
        [attack] Start a war with an enemy fleet. Name the point you attack from, then theirs.
        [explore] Leave the galaxy, onto a face-down tile.
        [harvest] Turn a card under this fleet into resources, then give it to an opponent.
        [delegate] Another fleet of yours takes this action.
        [bonus] One more action, for a fleet that has a bonus.
        [from] Take your highest disk out of a stack, or the disk off a leader card.
        [draft] Turn population into strength of your fleet.
        [sword] Play a card to add its rank. It must match the sector your fleet is in, or you pay secret plans.
        [use] Use the text of this fleet's leader.
        [emergency] Discard a card for 1 resource of your choice.
        [retreat] Move the losing fleet along a route, or out of the galaxy.
       *[other] {""}
    }

## The text table: sentences

# In "since age 2".
in-age = age { $n }
everybody-has-passed = Everybody has passed in the last age.
# Said behind the sentence above, if the first two have equal scores.
level-by-passing = Equal scores: whoever passed earlier is ahead.
level-by-resources = Equal scores: whoever has more resources is ahead.
over-everybody-has-passed = The game is over: everybody has passed in the last age.
# ($rank, $who, $n) The score at the end.
stands-with-points = { $rank }. { CAPITAL($who) } with { $n ->
        [one] 1 point
       *[other] { $n } points
    }.
# ($rank, $who, $n)
stands-with-colonies = { $rank }. { CAPITAL($who) } with { $n ->
        [one] 1 colony
       *[other] { $n } colonies
    }.
# ($age, $last, $who) Nobody: all plan at once.
whose-turn = Age { $age } of { $last }{ $who ->
        [nobody] {""}
        [you] , your turn
       *[other] , { $who }'s turn
    }.
last-age-counts-twice = Colonies that are conquered in the last age count twice.
# ($who, $fleet, $other, $target, $winner, $victor, $n)
war-is-won = { fleet-begins } attacks { target-of }; { $winner ->
        [you] your
       *[other] { $winner }'s
    } fleet { $victor } has won by { $n }.
# ($who, $fleet, $other, $target, $winner, $n)
war-stands = { fleet-begins } attacks { target-of }; { $winner ->
        [you] you have
       *[other] { $winner } has
    } the initiative at { $n }.
is-ready = { $who ->
        [you] You are
       *[other] { $who } is
    } ready.
has-passed = { $who ->
        [you] You have
       *[other] { $who } has
    } passed.
has-obelisk = { $who ->
        [you] You have
       *[other] { $who } has
    } the obelisk.
# ($tiles, $n)
supply = { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } and { cards } left.
discard-is-empty = The discard pile is empty.
discarded = Discarded: { $cards }.
reserved-sites = { $n ->
        [one] Site { $sites } is
       *[other] Sites { $sites } are
    } reserved for exploring fleets.

## The text table: titles

table-players = Players
table-fleets = Fleets
table-colonies = Colonies
table-sectors = Sectors
table-hand = Your hand
column-player = Player
column-score = Score
column-colonies = Colonies
column-wealth = Wealth
column-population = Population
column-secrets = Secrets
column-cards = Cards
column-disks-left = Disks left
column-boxes = Boxes used
column-fleet = Fleet
column-owner = Owner
column-leader = Leader
# context: where
column-place = Place
column-strength = Strength
column-state = State
column-under = Cards under it
column-disk = Disk
column-colony = Colony
column-suit = Suit
column-controlled = Controlled by
column-disks = Disks, from the bottom
column-site = Site
column-tile = Tile
column-rotation = Rotation
column-hazards = Hazards
column-card = Card
column-rank = Rank
column-text = Leader text
column-on-map = Colonies on the map
column-count-twice = Those that count twice
column-leader-cards = Leader cards with a disk

## The text table: cells

suit-cell = { $suit ->
        [gold] Gold
        [red] Red
       *[other] Blue
    }
leader-cell = { $card ->
        [none] Hidden
       *[other] { $card }
    }
# Its owner sees it.
hidden-leader-cell = { $card } (hidden)
# ($where, $point, $site)
place-cell = { $where ->
        [map] { $point }
        [exploring] Exploring site { $site }
       *[other] On its leader card
    }
# ($n, $most)
strength-cell = { $n } of { $most }
state-cell = { $state ->
        [ready] Ready
       *[other] Exhausted
    }
yes = Yes
no = No
# No disks, no points.
none = None
# The top disk of a colony. $name: a player.
disk-counts-twice = { $name } (counts twice)
controlled-by-nobody = Nobody

## Refusals

# ($node, $verb) What is asked now, and the answer that doesn't fit: words of moves as they are written.
choose-now = Now choose { $node ->
        [buy] "buy" or "stop"
        [turn] "activate", "recover" or "pass"
        [action] an action, an order or "end"
        [bonus] "bonus" or "end"
        [source] "from"
        [war] "sword", "use" or "yield"
        [retreat] "retreat" or "hold"
        [claim] "claim" or "decline"
        [legend] "use" or "skip"
        [alien] "use" or "skip"
        [wall] "use" or "skip"
        [grave] "use" or "skip"
        [pyrrhus] "use" or "skip"
        [watcher] "use" or "skip"
        [network] "use" or "skip"
       *[other] "{ $node }"
    }, not "{ $verb }".
hand-is-empty = Your hand is empty; you can't use { $card }.
not-in-hand = You don't hold { $card }.
you-hold = You hold { $cards }.
you-have = You have { $resources }.
you-have-that-many = You have { $n }.
no-card-left = No card is left to draw.
# ($n, $have)
next-card-costs = The next card costs { secrets }, and you have { $have }.
# ($fleet, $next)
no-fleet-yet = You have no fleet { $fleet }; your new fleet is fleet { $next }.
cards-go-under = Cards go under your own fleets, such as { $name }.

not-your-fleet = { $name } isn't your fleet.
no-such-fleet = You have { $n ->
        [one] 1 fleet
       *[other] { $n } fleets
    }; there is no { $name }.
fleet-is-exhausted = Fleet { $fleet } is exhausted.
no-point-to-warp = No point is open for fleet { $fleet } to warp in.
has-recovered = You have recovered this turn.
boxes-are-used = All 8 boxes are used this age.
# ($n, $have)
recovery-costs = Recovering costs { $n } wealth, and you have { $have }.
none-is-exhausted = None of your fleets is exhausted.

site-has-tile = Site { $site } has a tile.
site-is-reserved = Site { $site } is reserved.
site-is-far = Site { $site } isn't next to a tile.
no-tile-lies-at = No tile lies face-up at { $point }.
fleet-stands-there = A fleet stands on { $point }.
# ($point, $name) $name: a player.
is-controlled-by = { $point } is controlled by { $name }.
# ($site, $point)
lands-on-its-tile = The fleet lands on its own tile, at site { $site }, not on { $point }.
isnt-on-map = Fleet { $fleet } isn't on the map.
has-no-bonus = Fleet { $fleet } has no bonus action to take.
no-disk-on-leader = No disk lies on the leader card of fleet { $fleet }.
no-disk-there = You have no disk on { $point }.

double-agent-drafts-nothing = Population is never drafted into the fleet of Double Agent.
# ($have, $n)
few-people = You have { $have } population; you can't draft { $n }.
# ($fleet, $room, $strength, $most, $n)
little-room = Fleet { $fleet } has room for { $room } more strength ({ $strength } of { $most }), not for { $n }.
only-weapons-research = Only the fleet of Weapons Research counts a sword twice.
# ($more, $n, $have)
twice-costs = To count it twice costs { $more ->
        [one] 1 secret
       *[other] { $more } secrets
    } more: { secrets }, and you have { $have }.
# ($n, $have)
swamp-costs = Against The Swamp every sword needs secret plans: { secrets }, and you have { $have }.
# ($card, $suit, $sector, $n, $have)
sword-costs = { $card } is { suit } and your fleet stands in a { $sector ->
        [gold] gold
        [red] red
       *[other] blue
    } sector: secret plans cost { secrets }, and you have { $have }.
stands-on = The fleet stands on { $point }.
can-hold = It can stay: "hold".
no-route = No free route leads to { $point }.
# ($point, $n, $left)
retreat-costs = { $point } costs { $n }, and { $left } is left over.

stands-there-already = The fleet stands on { $point } already.
line-is-closed = Site { $site } is reserved: the line is closed.
tile-lies-behind = A tile lies behind { $port }.
# ($point, $n, $charges, $have)
route-costs = { $point } costs { secrets } ({ charges }), and you have { $have }.
no-enemy-there = No enemy fleet stands on { $point }.
pinned-to = The fleet is pinned, and can only attack { $name }.
pinned-by = The fleet is pinned by { $name }, and can only attack it.
approach-is-taken = A fleet stands on { $point }; the approach is the last point without one.
# ($to, $from) The fleet attacks from the point $from.
no-route-to-attack = No free route leads to { $to } by way of { $from }.
# ($to, $from, $n, $charges, $have)
attack-costs = { $to } by way of { $from } costs { secrets } ({ charges }), and you have { $have }.
isnt-colony = { $point } isn't a colony.
# ($point, $n)
conquering-costs = To conquer { $point } costs { $n } population (1, and 1 for each disk).
isnt-under-fleet = { $card } isn't under this fleet.
# ($card, $suit, $n, $have)
harvest-costs = { $card } is { suit }: secret plans cost { secrets }, and you have { $have }.
name-receiver = Name an opponent who gets the card.
only-the-general = Only The General, in its own activation, lets another fleet act.
name-own-fleet = Name another fleet of yours.
has-acted = This fleet has taken its action.
is-off-map = This fleet is off the map; it has no further action.

# ($leader, $wanted, $card, $suit) $wanted: a suit.
leader-takes = { $leader } takes a { $wanted ->
        [gold] gold
        [red] red
       *[other] blue
    } card; { $card } is { suit }.
nobody-has-card = No opponent has a card.
# $name: a player.
has-no-card = { $name } has no card.
fleet-is-full = The fleet has strength { $n }, all that it can hold.
needs-open-point = { $card } needs an intersection or hazard.
needs-disk = { $card } needs a colony with a disk under the fleet.
needs-colony = { $card } needs a colony under the fleet.
has-disk-already = A disk lies on { $card } already.
# ($n, $have)
bribe-costs = The bribe costs { $n } wealth, and you have { $have }.
nothing-to-bribe-for = The scores are level: there is nothing to bribe for.
isnt-usable-now = { $card } can't be used now.
isnt-in-sector = { $point } isn't in the sector of fleet { $fleet }.
few-disks = { $point } has { disks }; two are needed.
works-by-itself = { $card } works by itself.
doesnt-lead = { $card } doesn't lead fleet { $fleet }.
# ($card, $timing)
comes-later = { $card } is asked for when its time comes ({ $timing }).
orders-are-own = Orders are for a fleet's own activation.
is-used-in-activation = { $card } has been used in this activation.
is-used-in-age = { $card } has been used in this age.
# ($card, $resources)
leader-costs = { $card } costs { $resources }.
no-strength-left = The fleet has no strength to sacrifice.
name-opponent = Name an opponent.
name-fleet-on-map = Name another fleet that is on the map.
pay-some-wealth = You have { $n } wealth, and pay 1 of it at least.

## Refusals: what a text lacks

write-delegate = The General lets another fleet act: write "delegate" and that fleet.
nothing-to-use = { $card } works by itself: there is nothing to use.
# $leader is a card as moves write it: the-wall.
nothing-after-use = Nothing comes after "use { $leader }".
# ($leader, $wanted)
name-after-use = After "use { $leader }" name { $wanted }.
two-cards = two cards
three-suits = three suits

## Options and presets

# The titles of options, and sentences below them: notes. A label stands in the menu of its option.

ages = Ages
four-ages = Four ages
three-ages = Three ages: a short game
tiles-at-start = Tiles at the start
tiles-at-start-note = With four or five players two are fairest, with six three.
# Tiles at the start.
one = One
two = Two
three = Three
who-starts = Who starts
starts-at-random = At random
starts-player = Player { $n }
# Behind the name of the option and what is wrong. $name is a player as options write it: p4.
starts-accepts = it is random or a player from p1 to { $name }.
tie = If scores are equal
tie-by-passing = Whoever passed earlier is ahead
tie-by-resources = Whoever has more resources is ahead
last-age = The last age
last-age-note = If its conquests count twice, a match for two stays open to the end.
last-age-once = Its conquests count like others
last-age-twice = Its conquests count twice

# Presets: a name on a button, and a note.

first-game = First game
# Of the time that four ages take.
first-game-note = Three ages: about three quarters of the time.
standard = Standard
standard-note = Four ages from a single tile.
even-start = Even start
even-start-note = More tiles on the table, so that nobody is late to the first colonies.
open-end = Open end
open-end-note = What is conquered in the last age counts twice, so that whoever is behind can still win.
# A match by links: players send each other a link after each move.
by-link = By link
by-link-note = Three ages, so fewer messages.

## How moves are written, behind "comes"

# What a move needs next, without a full stop: "After "activate" comes a fleet such as p1f2, not "x".". Whatever moves are
# written with stays as it is in all languages: p1f2, 0a, r0, gold, the-wall, double, nothing.

a-number = a number
a-card = a card such as the-wall
another-card = another card
card-or-double = a card such as the-wall, then double or nothing
a-suit = gold, red or blue
a-player = a player such as p2
a-fleet = a fleet such as p1f2
a-point = a point such as 0a
a-port = a port such as 0a11
point-or-port = a point such as 0a, or a port such as 0a11
point-or-fleet = a point such as 0a, or a fleet such as p1f2
a-site = a site such as 12
a-rotation = r0, r1 or r2
a-leader = a leader such as gossip, and what its text names
a-plan = a leader, then fleets with the cards that go under them: gossip p1f1:pin,pilgrims

## Find the move

# The task of a puzzle: what its best move does. Without a full stop.

aim-win = Win this war
aim-attack = Start the right war
aim-found = Found a colony
aim-tower = Bring a tower down
aim-low-disk = Put a disk where it lasts
aim-disk = Put a disk where it counts
aim-move-disk = Move the right disk
aim-steal = Take a card from a rival
aim-harvest = Harvest the right card
aim-delegate = Let another fleet act
aim-explore = Explore in the right direction
aim-home = Bring a fleet back to its card
aim-warp = Bring a fleet into the galaxy
aim-land = Lay the tile the right way
aim-land-there = Land on a new tile
aim-move = Send a fleet to the right place
aim-buy = Buy as many cards as you need
aim-activate = Choose the fleet that acts
aim-gain = Gain what you need
aim-recover = Make your fleets ready again
aim-pass = Know when to pass
aim-action = Choose your action
aim-turn = Choose what this turn is for
aim-war = Fight this war well
aim-draft = Draft the right number
aim-retreat = Send the beaten fleet to the right place

## Characters of bots

# What a bot likes, behind its name and a colon, without a full stop: "Explorer: explores before it conquers".

likes-wars = attacks fleets, and drafts and draws swords to win its wars
likes-exploring = explores before it conquers
likes-harvests = lays cards under its fleets and harvests them
# Their names, as in "Sky is an adept warlord"
named-warlord = warlord
named-explorer = explorer
named-merchant = merchant

## Answers in advance

# In a menu of small decisions: a title, when it counts or what it does, and what can be chosen.

always-ask = Always ask me
draft-into = Draft into your fleet { $fleet }
draft-note = That much population, or as much as there is and fits.
draft-choice = Draft { $n }
war-title = In a war
war-note = A cheap sword is the one with the fewest secrets, then the lowest rank, that brings your score to 0.
war-yield = Yield at once
war-cheapest = Play a cheap sword that is enough, else yield

# Questions with one answer in advance. The title is the name of a card, where no other is here.

# Title: The Wall.
when-attacked = When a fleet led by it is attacked.
pays-for-peace = Pay while you can: no war
# Title: Pyrrhus.
when-retreating = When a fleet led by it has to retreat.
# Pyrrhus and The Watcher.
never-pay = Never pay
# Title: The Gravekeeper.
after-wars = After its wars.
never-discard = Never discard
# Title: The Watcher.
when-passing = When you pass.
# Title: The Network.
at-end-of-age = At the end of an age.
# The Network and Desert Legend.
keep-cards = Keep your cards
# Titles: Desert Legend and Alien Remnant, cards that are turned up.
when-turned-up = When it's turned up.
# Alien Remnant: a fleet warps in, and no tile is turned up.
warp-instead = Warp in instead
colony-to-claim = A colony you may claim
when-leaving = When you moved a fleet out of it.
always-claim = Always claim it
which-disk = Which disk you take
when-pool-is-empty = When you place one and your pool is empty.
usual-disk = One that controls nothing, else from your tallest stack
buying-cards = Buying cards
at-start-of-age = At the start of an age.
never-buy = Never buy

## The table of scores at the end

scores = Scores
# What a score is made of, as in "score 49: colonies on the map 16, those that count twice 33"
part-on-map = colonies on the map
part-count-twice = those that count twice
part-leader-cards = leader cards with a disk
