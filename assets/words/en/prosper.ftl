### Prosper or Perish: ships settle planets, and attack along lanes. A planet has a short name, such as a4.
### $who acts or is asked, $other owns the planet that is spoken of, $reader reads. $n ships are sent or chosen, $stay of them
### stay, $lost are lost; $reserve are left in the draft. $garrison ships defend a planet, with a $strength of one more.
### person: $who, $other, $reader
### number: $n, $stay, $lost, $now, $left, $reserve, $room, $strength, $garrison, $natives, $limit, $least, $most, $seats
### number: $production, $total, $round, $calm

## Pieces of messages

# What is said of ships comes from other messages: "1 ship", "5 ships".
ships = { $n ->
        [one] 1 ship
       *[other] { $n } ships
    }
# After "the last": "ship", "5 ships".
last-ships = { $n ->
        [one] ship
       *[other] { ships }
    }
movements = { $n ->
        [one] 1 movement
       *[other] { $n } movements
    }
# $reserve ships are left of the reserve.
reserve = { $reserve ->
        [one] 1 ship
       *[other] { $reserve } ships
    }
# A planet can take $room ships more.
room = { $room ->
        [one] 1 ship
       *[other] { $room } ships
    }
natives = { $natives ->
        [0] no natives
       *[other] { $natives } natives
    }
# So many ships are still on the planet.
stay = { $stay ->
        [one] { $stay } stays
       *[other] { $stay } stay
    }
# All ships that were sent.
all-lost = { $n ->
        [one] it is lost
       *[other] all { $n } are lost
    }
# Of a planet.
size = { $size ->
        [small] small
        [medium] medium
       *[large] large
    }
for-defending = ({ $garrison } + 1 for defending)
# ($who, $reader) How it can still be broken that $who wins, said to $reader, or to nobody: to somebody who watches.
unless-stopped = { $reader ->
        [nobody] unless stopped
       *[other] { $who ->
            [you] unless stopped
           *[other] unless you stop them
        }
    }

## What is asked

game-is-over = The game is over.
# In a turn; $n movements are left.
asks-movement = { $who ->
        [you] Move ships or end your turn
       *[other] { $who }: move ships or end the turn
    } ({ movements } left)
asks-settling = { $who ->
        [you] Settle a planet
       *[other] { $who }: settle a planet
    } ({ ships } left)
# The ships are the rest of the reserve. They can't settle anything more.
asks-adding = { $who ->
        [you] Add your last { last-ships } to your planets
       *[other] { $who }: add the last { last-ships } to their planets
    }

## What a move did

# ($who, $planet, $size, $n, $stay, $lost) Some ships are lost to the natives of medium and large planets.
settles = { $who ->
        [you] You settle
       *[other] { $who } settles
    } { $planet } ({ size }) with { ships }{ $lost ->
        [0] {""}
       *[other] : { stay }, { $lost } lost to the natives
    }.
# ($who, $n, $planet, $now) Ships of the reserve.
adds = { $who ->
        [you] You add
       *[other] { $who } adds
    } { ships } to { $planet } (now { $now }).
no-room = { $who ->
        [you] You have no room for { ships } of your reserve
       *[other] { $who } has no room for { ships } of their reserve
    }: { $n ->
        [one] it is lost
       *[other] they are lost
    }.
# ($who, $n, $from, $to) Between two planets of one owner.
moves = { $who ->
        [you] You move
       *[other] { $who } moves
    } { ships } from { $from } to { $to }.
# ($who, $to, $from, $n) A free planet without natives.
takes = { $who ->
        [you] You take
       *[other] { $who } takes
    } { $to } from { $from } with { ships }.
# ($who, $to, $from, $n, $other, $strength, $garrison) The beginning of what an attack did. If the planet is nobody's, as
# many natives defend it as $strength says.
attacks = { $who ->
        [you] You attack
       *[other] { $who } attacks
    } { $to } from { $from }, { ships } against { $other ->
        [you] your { $strength } { for-defending }
        [nobody] { $strength } natives
       *[other] { $other }'s { $strength } { for-defending }
    }
# ($who, $to, $from, $n, $other, $strength, $garrison, $stay)
conquers = { attacks }, and { $who ->
        [you] take
       *[other] takes
    } it: { stay }.
# ($who, $to, $from, $n, $other, $strength, $garrison) Both sides lost all.
empties = { attacks }: nobody is left and { $to } is free.
# ($who, $to, $from, $n, $other, $strength, $garrison, $stay)
fails = { attacks }: { all-lost }{ $other ->
        [you] , you keep { $stay }
        [nobody] {""}
       *[other] , { $other } keeps { $stay }
    }.
abandoned = { $planet } is abandoned{ $natives ->
        [0] {""}
       *[other] ; its { $natives } natives are back
    }.
eliminated = { $who ->
        [you] You have no planet left and are out of the game.
       *[other] { $who } has no planet left and is out of the game.
    }
ends-turn = { $who ->
        [you] You end your turn.
       *[other] { $who } ends their turn.
    }
# Movements are left, but none is possible.
stuck = { CAPITAL($who) } can't move any more.
skipped = { $who ->
        [you] You can't move and are skipped.
       *[other] { $who } can't move and is skipped.
    }
no-longer-dominant = { $who ->
        [you] You are no longer dominant.
       *[other] { $who } is no longer dominant.
    }
# ($who, $production, $total) The beginning of the next two messages.
is-dominant = { $who ->
        [you] You are dominant
       *[other] { $who } is dominant
    } with production { $production } of { $total }
# ($who, $production, $total) The match is over.
dominant-at-end = { is-dominant }.
# ($who, $production, $total, $round, $reader)
dominant = { is-dominant } and { $who ->
        [you] win
       *[other] wins
    } at the end of round { $round } { unless-stopped }.
round-begins = { $round ->
        [1] The draft is over. Round 1 begins with { $who }.
       *[other] Round { $round } begins with { $who }.
    }
# $list: who builds how many ships, see builds.
round-ends = Round { $round } ends: { $list }.
# In the list of round-ends.
builds = { $who ->
        [you] you build { $n }
       *[other] { $who } builds { $n }
    }
# $list: everybody's score, see score and score-with-points.
scores = Scores: { $list }.
score = { $who } { $now }
# ($who, $now, $n) $n points of this round are in the score.
score-with-points = { $who } { $now } (+{ $n })

## How a match ended

# The beginning of how a match ended. $n winners: $who alone, or those of the $list, "Anna and Ben".
winners = { $n ->
        [1] { $who ->
            [you] You win
           *[other] { $who } wins
        }
       *[other] { CAPITAL($list) } share the win
    }
by-eradication = { winners } by eradication: nobody else is left.
by-domination = { winners } by domination, two rounds in a row.
# ($n, $who, $list, $round)
after-last-round = { winners } after round { $round }, the last.
# ($n, $who, $list, $calm) In calm rounds no planet changes its owner.
after-calm-rounds = { winners } after { $calm } calm rounds.

## What a choice means, before it is made

# The first word of a move.
choose-settling = Settle a free planet with ships of your reserve. Half as many as its natives are lost.
choose-adding = Add the rest of your reserve to your own planets. Nothing is lost.
choose-movement = Move ships within your realm, or attack a planet next door.
# ($planet, $size, $other, $n, $limit, $natives, $production) A planet before it is chosen; $n ships are there.
figures = { $planet }: { size }, { $other ->
        [you] yours, { ships-there }
        [nobody] free, { natives }, would build { $production }
       *[other] { $other }'s, { ships-there }
    }
# ($n, $limit, $production) In figures.
ships-there = { $n } of { $limit } ships, builds { $production }
# ($least, $most) How many ships can be chosen.
range = { $least } to { $most }
# ($figures, $range, $lost) $figures and $range are the messages of these names; $range can also be a number.
choose-planet-to-settle = { $figures }; { $range ->
        [1] 1 ship settles it
       *[more] { $range } ships settle it
    }{ $lost ->
        [0] {""}
       *[other] , { $lost } of them lost
    }.
choose-planet-to-add = { $figures }; room for { room }.
# ($figures, $room, $range)
choose-planet-to-reach = { $figures }; room for { room }, you can send { $range }.
# ($figures, $n, $strength, $garrison, $range) $garrison is 0 if the planet is free.
choose-planet-to-attack = { $figures }; { $n ->
        [one] 1 takes it
       *[other] { $n } take it
    }, { $garrison ->
        [0] you can send { $range }
       *[other] { $strength } empty it, you can send { $range }
    }.
# ($n, $reserve) $n ships of the reserve were chosen.
of-reserve = { $n } of { reserve }
# ($n, $reserve, $stay, $planet, $lost)
will-settle = { of-reserve }: { stay } at { $planet }{ $lost ->
        [0] {""}
       *[other] , { $lost } lost to the natives
    }.
# ($n, $reserve, $planet, $now)
will-add = { of-reserve }: { $planet } will have { $now }.
will-end = { $who ->
        [you] End your turn with { movements } unused.
       *[other] End the turn with { movements } unused.
    }
keeps = { $who ->
        [you] you keep
       *[other] { $who } keeps
    }
# What is left at the planet from which ships are sent.
left-behind = { $left ->
        [0] nothing at { $from }
       *[other] { $left } at { $from }
    }
# ($n, $to, $who, $now, $left, $from)
will-move = { ships } to { $to }: { keeps } { $now } there, { left-behind }.
# ($n, $strength, $garrison) The beginning of what an attack will do. If $garrison is 0, natives defend.
against = { ships } against { $garrison ->
        [0] { $strength } natives
       *[other] { $strength } { for-defending }
    }
# ($n, $strength, $garrison, $who, $stay, $left, $from)
will-conquer = { against }: { keeps } { $stay } there, { left-behind }.
# ($n, $strength, $garrison, $to, $who, $left, $from)
will-empty = { against }: nobody is left and { $to } is free; { keeps } { left-behind }.
# ($n, $strength, $garrison, $stay, $who, $left, $from)
will-fail = { against }: { all-lost }, { $garrison ->
        [0] the natives stay
       *[other] { stay } there
    }; { keeps } { left-behind }.
# After will-fail.
hopeless-against-natives = Hopeless: it takes { $n }.
hopeless = Hopeless: the defender loses nothing.
will-abandon = { $planet } is abandoned{ $natives ->
        [0] {""}
       *[other] ; its { $natives } natives come back
    }.
# ($other, $n, $from, $to)
threat = { $other }'s { ships } at { $from } could take { $to }.

## The text table

# "since pass 2 of the draft"
when-draft = pass { $n } of the draft
# "since round 3"
when-round = round { $round }
map = Map: { $map }.
draft-pass = Draft, pass { $n }.
# ($round, $limit)
round-of = Round { $round } of { $limit }.
# ($round, $limit) The match is hardly ever so long.
round-of-at-most = Round { $round } of at most { $limit }.
# Of a round, after round-of.
goes-first = { $who ->
        [you] You go first.
       *[other] { $who } goes first.
    }
# ($n, $calm) $n rounds were calm, $calm end the match.
calm-rounds = Calm rounds in a row: { $n } of { $calm }.
# ($least, $most)
scored-rounds = Production is scored in rounds { $least } to { $most }.
# ($production, $total, $who) $who is dominant. The beginning of the next two messages.
domination = Domination needs production { $production } of { $total }, two rounds in a row; { $who ->
        [you] you are there
        [nobody] nobody is there yet
       *[other] { $who } is there
    }
# ($production, $total, $who)
domination-now = { domination }.
# ($production, $total, $who, $reader)
domination-soon = { domination } and { $who ->
        [you] win
       *[other] wins
    } at the end of this round { unless-stopped }.

# Caption of a table
seats = Seats
# Caption of a table
planets = Planets
# Columns
column-seat = Seat
column-production = Production
column-ships = Ships
column-planets = Planets
column-score = Score
column-reserve = Reserve
column-state = State
column-planet = Planet
column-size = Size
column-owner = Owner
column-limit = Limit
column-natives = Natives
# Of a planet, in ships a round
column-builds = Builds
# The planets next to it
column-lanes = Lanes to
# In the column State
state-out = Out
state-to-move = To move
state-to-move-dominant = To move, dominant
state-dominant = Dominant
state-won = Won
# In the column Size
planet-size = { $size ->
        [small] Small
        [medium] Medium
       *[large] Large
    }
# In the column Owner
free-planet = Free
# In the column Natives, of a planet that somebody owns
subdued = Subdued

## Refusals: to the one whose turn it is, as "you"

# What is wrong with a planet that isn't yours.
belongs = { $other ->
        [nobody] is free
       *[other] belongs to { $other }
    }
# The last of a list of planets.
more = { $n } more
# ($planet, $map)
no-such-planet = There is no planet { $planet } on { $map }.
says-too-much = That move says more than it needs to.
no-pass-in-draft = You can't pass in the draft.
no-movement-in-draft = Movements begin when the draft is over.
can-still-settle = Your { ships } can still settle a planet. Only ships that can't are added to your planets.
can-settle-no-more = Your { ships } can't settle anything more. Add them to your own planets.
draft-is-over = The draft is over: this is round { $round }.
settled-already = { $planet } is yours already. Each turn of the draft settles a new planet.
# ($planet, $other)
not-free-to-settle = { $planet } { belongs }. Choose a free planet.
# ($planet, $natives, $least) The beginning of the next three messages.
needs-ships = { $planet } has { natives } and takes at least { $least ->
        [one] 1 ship
       *[other] { $least } ships
    }
# ($planet, $natives, $least, $n) $n ships were chosen.
too-few = { needs-ships }, not { $n }.
# ($planet, $natives, $least, $n, $reserve)
too-few-and-too-few-left = { needs-ships }, not { $n }; you have { $reserve } left.
# ($planet, $natives, $least, $n, $reserve)
too-few-left = { needs-ships }; you have { $reserve } left, not { $n }.
# ($reserve, $n)
more-than-reserve = You have { reserve } left, not { $n }.
# ($planet, $limit, $most, $n)
too-many-to-settle = { $planet } holds at most { $limit } ships, so at most { $most } can settle it, not { $n }.
# ($planet, $other)
not-yours-to-add = { $planet } { belongs }. Add your ships to planets of your own.
# ($planet, $room, $n) Also for movements.
no-room-there = { $planet } has room for { room }, not { $n }.
add-one = Add at least 1 ship, not { $n }.
# ($from, $other)
not-yours-to-move = { $from } { belongs }. Move ships from planets of your own.
moves-nowhere = Send the ships to another planet than { $from }.
# ($from, $to, $list) $list: planets, or "none".
no-way = No way through your own planets leads from { $from } to { $to }. From { $from } your ships reach { $list ->
        [none] no other planet of yours
       *[other] { $list }
    }.
# ($to, $other, $from, $list) $list: planets, or "none".
not-next-door = { $to } { belongs } and isn't next to { $from }. From { $from } you can attack { $list ->
        [none] nothing
       *[other] { $list }
    }.
# ($to, $limit, $most, $n)
too-many-to-attack = { $to } holds at most { $limit } ships, so at most { $most } can attack it, not { $n }.
move-one = Move at least 1 ship, not { $n }.
# ($from, $garrison, $n)
more-than-there = { $from } has { $garrison ->
        [one] 1 ship
       *[other] { $garrison } ships
    }, not { $n }.
# ($from, $n, $strength, $to)
last-planet = { $from } is your last planet. { $n ->
        [one] Its 1 ship
       *[other] All its { $n } ships
    } would be lost against { $strength } at { $to }, and that isn't allowed.
# After last-planet.
send-fewer = Send at most { $most }.

## Options and presets

# Titles of options, and below each what can be chosen
map-option = Map
map-note = Type any number for a random fair map; the same number always gives the same map.
start = Start
start-by-draft = Take turns settling planets
start-at-homes = Quick start: a home planet each
end = End
end-note = The last species alive always wins.
end-by-domination = Domination, or highest score at the end
end-by-score = Highest score at the end
end-by-eradication = Eradication only (long)
length = Length
settling = Ships needed to settle
settling-full = Natives + 1
settling-half = Half the natives + 1
handicap = Handicap
# Presets, and what each is
first-game = First game
first-game-note = Fewer rounds, and with two players a small map.
standard = Standard
standard-note = Settle planets in turn, then win by domination or by score.
short-game = Short
short-game-note = Fewer rounds, so fewer messages in games by link.
long-game = Long
long-game-note = More rounds.
quick-start = Quick start
quick-start-note = Everyone begins with a home planet, and the game is shorter. Seats are less even.

random-map = Random map { $seed }
# The end of: Option map can't be "x": ... $list: names of maps.
accepted-maps = maps for { $seats } players are { $list }, and rnd-{ $seats }-<seed> with a seed from 0 to 4294967295.
short-length = Short, { $n } rounds
normal-length = Normal, { $n } rounds
long-length = Long, { $n } rounds
# ($seats, $most, $n) Of the option Length; $n is twice the number of seats.
length-hint =
    Any number from { $seats } to { $most }; below { $n }, multiples of { $seats } are fairest. No effect if only
    eradication ends the game.
# ($seats, $most, $word) The end of: Option bonus can't be "x": ...
accepted-bonus = it is { $seats } numbers from 0 to { $most } with commas between, one a seat, or { $word }.
# ($most, $example) Of the option Handicap; $example is such as 0,0.
bonus-hint = Extra ships for each seat in order, 0 to { $most } each, such as { $example }.
bonus-of-map = The map's own
no-bonus = { $n } ships each

## What a good move is for, as the task in "Find the move"

aim-dominate = Become dominant
aim-break = End a rival's domination
aim-stop = Know when to stop
aim-movements = Use your movements well
aim-settle = Settle the right planet
aim-add = Put your ships where they count
aim-gather = Gather ships
aim-gather-attack = Gather ships for an attack
aim-take-free = Take a free planet
aim-take = Take a planet from a rival
# The planet is free then.
aim-empty = Drive a rival from a planet
aim-weaken = Weaken a planet

## How moves are written, behind "comes"

some-planet = a planet, a1 to f9 or z1
some-ships = a number of ships, at most 255

## Characters of bots: what each does, behind its name and a colon, without a full stop

raider = takes planets from others before it settles free ones
settler = settles free planets before it attacks
guard = gathers its ships at its borders, and attacks late
# Their names, as in "Sky is an adept raider"
named-raider = raider
named-settler = settler
named-guard = guard
