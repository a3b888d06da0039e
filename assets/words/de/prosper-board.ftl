### perished = untergegangen
### all but one = alle außer 1
### fill = auffüllen
###
### person: $who
### number: $n, $lost, $stay, $production, $room, $limit, $planets, $reserve, $score

## Pieces of messages

ships = { $n ->
        [one] 1 Schiff
       *[other] { $n } Schiffe
    }

## Facts of a planet, each alone in a line

# ($planet, $size)
planet = { $planet }, { $size ->
        [small] klein
        [medium] mittel
       *[large] groß
    }
free-planet = { $n ->
        [0] Frei, ohne Einheimische
       *[other] Frei, mit { $n } Einheimischen
    }
yours = Deiner
settling-costs = Besiedeln kostet { ships }
# ($n, $lost, $stay)
takes-it = { $n ->
        [one] 1 Schiff erobert ihn
       *[other] { $n } Schiffe erobern ihn
    }: { $lost ->
        [0] {""}
       *[other] { $lost } verloren,{" "}
    }{ $stay ->
        [one] 1 bleibt
       *[other] { $stay } bleiben
    }
# ($production, $room)
would-build = Würde { $production } pro Runde bauen, Platz für { $room }
# ($n, $limit)
ships-of = { $n } von höchstens { $limit } Schiffen
builds = Baut nach dieser Runde { $production }
# ($production, $room)
builds-less = Baut { $production } pro Runde, hat aber nur Platz für { $room }
taken-now = Kann jetzt von nebenan erobert werden
taken-later = Könnte von nebenan erobert werden

## Beside planets, before a move is made; there is little room

takes = { $n ->
        [one] 1 reicht
       *[other] { $n } reichen
    }
needs = Braucht { $n }
left-behind = { $n ->
        [0] Aufgegeben
        [one] 1 bleibt
       *[other] { $n } bleiben
    }
emptied = Wird frei
natives-hold = Bleibt frei
there = { $n } dort
are-left = { $n } übrig

## Amounts of ships, on buttons beside a slider

least = Minimum
most = Maximum
half = Hälfte
all = Alle
all-but-one = Alle außer 1
enough-to-take = Erobert ihn
enough-to-empty = Macht frei
fill = Auffüllen

## Seats

production = Produktion
production-of = Produktion { $production }
out = raus
perished = Untergegangen
perished-with-score = { perished } · { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }
# ($production, $n, $planets)
figures = { production-of } · { ships } · { $planets ->
        [one] 1 Planet
       *[other] { $planets } Planeten
    }
# ($production, $n, $planets, $score)
figures-with-score = { figures } · { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }
# ($production, $n, $planets, $reserve)
figures-in-draft = { figures } · { $reserve } in Reserve
wins-soon = gewinnt am Ende dieser Runde, wenn es niemand verhindert
you-win-soon = du gewinnst am Ende dieser Runde, wenn es niemand verhindert

## Titles of moments, across the board

round = Runde { $n }
is-out = { $who ->
        [you] Du bist ausgeschieden
       *[other] { $who } ist ausgeschieden
    }
is-dominant = { $who ->
        [you] Du dominierst
       *[other] { $who } dominiert
    }
is-not-dominant = { $who ->
        [you] Du dominierst nicht mehr
       *[other] { $who } dominiert nicht mehr
    }
