### The board of Prosper or Perish: facts of planets, figures beside them, amounts of ships, figures of seats.
###
### $planet is the name of a planet, as a4. $n ships are sent or stand somewhere, $lost of them are lost and $stay of them stay.
###
### person: $who
### number: $n, $lost, $stay, $production, $room, $limit, $planets, $reserve, $score

## Pieces of messages

ships = { $n ->
        [one] 1 ship
       *[other] { $n } ships
    }

## Facts of a planet, each alone in a line

# ($planet, $size)
planet = { $planet }, { $size ->
        [small] small
        [medium] medium
       *[large] large
    }
# $n are natives. Of other planets the name of the owner stands here.
free-planet = { $n ->
        [0] Free, without natives
       *[other] Free, held by { $n } natives
    }
# context: planet
yours = Yours
settling-costs = Settling it costs { ships }
# ($n, $lost, $stay) The fewest ships that take it, and what becomes of them.
takes-it = { $n ->
        [one] 1 ship takes it
       *[other] { $n } ships take it
    }: { $lost ->
        [0] {""}
       *[other] { $lost } lost,{" "}
    }{ $stay ->
        [one] 1 stays
       *[other] { $stay } stay
    }
# ($production, $room) A free planet, if it had an owner.
would-build = Would build { $production } a round, with room for { $room }
# ($n, $limit)
ships-of = { $n } of at most { $limit } ships
builds = Builds { $production } after this round
# ($production, $room)
builds-less = Builds { $production } a round, but has room for { $room }
taken-now = A neighbour can take it now
# After it has gathered ships
taken-later = A neighbour could take it

## Beside planets, before a move is made; there is little room

# So many ships would take the planet, and they are there
takes = Takes { $n }
# They are not there
needs = Needs { $n }
# On the planet that ships would leave
left-behind = { $n ->
        [0] Abandoned
        [one] 1 stays
       *[other] { $n } stay
    }
# On the planet that ships would go to. Nobody is left there
emptied = Emptied
natives-hold = Natives hold it
# So many ships would be there
there = { $n } there
# So many ships of its owner would be left
are-left = { $n } left

## Amounts of ships, on buttons beside a slider

least = Least
most = Most
half = Half
all = All
all-but-one = All but 1
enough-to-take = Takes it
enough-to-empty = Empties it
# As many as there is room for
fill = Fill

## Seats

# What the chart of a match counts, and the title of the moment when all planets build
production = Production
production-of = Production { $production }
# A seat without planets, in a line of figures and alone
out = out
perished = Perished
perished-with-score = { perished } · score { $score }
# ($production, $n, $planets)
figures = { production-of } · { ships } · { $planets ->
        [one] 1 planet
       *[other] { $planets } planets
    }
# ($production, $n, $planets, $score)
figures-with-score = { figures } · score { $score }
# ($production, $n, $planets, $reserve) In the draft; $reserve ships are still to be settled.
figures-in-draft = { figures } · { $reserve } in reserve
# Behind the name of a seat: "Anna wins at the end …"
wins-soon = wins at the end of this round unless stopped
you-win-soon = you win at the end of this round unless you're stopped

## Titles of moments, across the board

# $n is the round.
round = Round { $n }
is-out = { $who ->
        [you] You are out
       *[other] { $who } is out
    }
is-dominant = { $who ->
        [you] You are dominant
       *[other] { $who } is dominant
    }
is-not-dominant = { $who ->
        [you] You are no longer dominant
       *[other] { $who } is no longer dominant
    }
