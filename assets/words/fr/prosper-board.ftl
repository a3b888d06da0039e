### perished = a péri
### all but one = tout sauf 1
### fill = remplir
###
### person: $who
### number: $n, $lost, $stay, $production, $room, $limit, $planets, $reserve, $score

## Pieces of messages

ships = { $n ->
        [one] { $n } vaisseau
       *[other] { $n } vaisseaux
    }

## Facts of a planet, each alone in a line

# ($planet, $size)
planet = { $planet }, { $size ->
        [small] petite
        [medium] moyenne
       *[large] grande
    }
free-planet = { $n ->
        [0] Libre, sans indigènes
       *[other] Libre, tenue par { $n } indigènes
    }
yours = La tienne
settling-costs = La coloniser coûte { ships }
# ($n, $lost, $stay)
takes-it = { $n ->
        [one] { $n } vaisseau la prend
       *[other] { $n } vaisseaux la prennent
    } : { $lost ->
        [0] {""}
        [one] { $lost } perdu,{" "}
       *[other] { $lost } perdus,{" "}
    }{ $stay ->
        [one] { $stay } reste
       *[other] { $stay } restent
    }
# ($production, $room)
would-build = Construirait { $production } par manche, place pour { $room }
# ($n, $limit)
ships-of = { $n } { $n ->
        [one] vaisseau
       *[other] vaisseaux
    } sur { $limit } au plus
builds = Construit { $production } après cette manche
# ($production, $room)
builds-less = Construit { $production } par manche, mais n’a de place que pour { $room }
taken-now = Peut être prise d’à côté dès maintenant
taken-later = Pourrait être prise d’à côté

## Beside planets, before a move is made; there is little room

takes = { $n ->
        [one] { $n } suffit
       *[other] { $n } suffisent
    }
needs = Exige { $n }
left-behind = { $n ->
        [0] Abandonnée
        [one] { $n } reste
       *[other] { $n } restent
    }
emptied = Vidée
natives-hold = Reste libre
there = { $n } sur place
are-left = { $n ->
        [one] { $n } reste
       *[other] { $n } restent
    }

## Amounts of ships, on buttons beside a slider

least = Minimum
most = Maximum
half = Moitié
all = Tout
all-but-one = Tout sauf 1
enough-to-take = La prend
enough-to-empty = La vide
fill = Remplir

## Seats

production = Production
production-of = Production { $production }
out = hors jeu
perished = A péri
perished-with-score = { perished } · score { $score }
# ($production, $n, $planets)
figures = { production-of } · { ships } · { $planets ->
        [one] { $planets } planète
       *[other] { $planets } planètes
    }
# ($production, $n, $planets, $score)
figures-with-score = { figures } · score { $score }
# ($production, $n, $planets, $reserve)
figures-in-draft = { figures } · { $reserve } en réserve
wins-soon = gagne à la fin de cette manche si personne ne l’empêche
you-win-soon = tu gagnes à la fin de cette manche si personne ne l’empêche

## Titles of moments, across the board

round = Manche { $n }
is-out = { $who ->
        [you] Te voilà hors jeu
       *[other] { $who } est hors jeu
    }
is-dominant = { $who ->
        [you] Tu domines
       *[other] { $who } domine
    }
is-not-dominant = { $who ->
        [you] Tu ne domines plus
       *[other] { $who } ne domine plus
    }
