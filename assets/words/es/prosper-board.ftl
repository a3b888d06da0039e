### perished = pereció
### all but one = todo menos 1
### fill = llenar
###
### person: $who
### number: $n, $lost, $stay, $production, $room, $limit, $planets, $reserve, $score

## Pieces of messages

ships = { $n ->
        [one] 1 nave
       *[other] { $n } naves
    }

## Facts of a planet, each alone in a line

# ($planet, $size)
planet = { $planet }, { $size ->
        [small] pequeño
        [medium] mediano
       *[large] grande
    }
free-planet = { $n ->
        [0] Libre, sin nativos
       *[other] Libre, con { $n } nativos
    }
yours = Tuyo
settling-costs = Colonizarlo cuesta { ships }
# ($n, $lost, $stay)
takes-it = { $n ->
        [one] 1 nave lo toma
       *[other] { $n } naves lo toman
    }: { $lost ->
        [0] {""}
        [one] se pierde 1,{" "}
       *[other] se pierden { $lost },{" "}
    }{ $stay ->
        [one] se queda 1
       *[other] se quedan { $stay }
    }
# ($production, $room)
would-build = Construiría { $production } por ronda, con sitio para { $room }
# ($n, $limit)
ships-of = { $n } de { $limit } naves como máximo
builds = Construye { $production } tras esta ronda
# ($production, $room)
builds-less = Construye { $production } por ronda, pero tiene sitio para { $room }
taken-now = Un vecino puede tomarlo ya
taken-later = Un vecino podría tomarlo

## Beside planets, before a move is made; there is little room

takes = { $n ->
        [one] Lo toma 1
       *[other] Lo toman { $n }
    }
needs = Requiere { $n }
left-behind = { $n ->
        [0] Abandonado
        [one] Se queda 1
       *[other] Se quedan { $n }
    }
emptied = Vaciado
natives-hold = Sigue libre
there = { $n } allí
are-left = { $n ->
        [one] Queda 1
       *[other] Quedan { $n }
    }

## Amounts of ships, on buttons beside a slider

least = Mínimo
most = Máximo
half = Mitad
all = Todo
all-but-one = Todo menos 1
enough-to-take = Tomarlo
enough-to-empty = Vaciarlo
fill = Llenar

## Seats

production = Producción
production-of = Producción { $production }
out = fuera
perished = Pereció
perished-with-score = { perished } · puntuación { $score }
# ($production, $n, $planets)
figures = { production-of } · { ships } · { $planets ->
        [one] 1 planeta
       *[other] { $planets } planetas
    }
# ($production, $n, $planets, $score)
figures-with-score = { figures } · puntuación { $score }
# ($production, $n, $planets, $reserve)
figures-in-draft = { figures } · { $reserve } en reserva
wins-soon = gana al final de esta ronda si nadie lo impide
you-win-soon = ganas al final de esta ronda si nadie lo impide

## Titles of moments, across the board

round = Ronda { $n }
is-out = { $who ->
        [you] Quedas
       *[other] { $who } queda
    } fuera
is-dominant = { $who ->
        [you] Dominas
       *[other] { $who } domina
    }
is-not-dominant = { $who ->
        [you] Ya no dominas
       *[other] { $who } ya no domina
    }
