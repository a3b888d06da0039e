### person: $who
### number: $n, $least, $most, $left, $prize
### heap = montón
### pile = pila
### side piles = pilas laterales
### stone = piedra
### stake = apuesta
### token = ficha
### shift = mover
### contest = disputar
### let it be = dejarlo estar
### revision of the rules = revisión de las reglas

## What is asked

bid-first = { $who ->
        [you] Puja de 0 a 3 por el primer turno
       *[other] { $who }: puja de 0 a 3 por el primer turno
    }
let-or-contest = { $who ->
        [you] Déjalo estar, o disputa la pila vaciada
       *[other] { $who }: dejarlo estar, o disputar la pila vaciada
    }
take-stones = { $who ->
        [you] Toma piedras{ $more ->
            [shift-or-show] , mueve algunas o muestra tu ficha
            [shift] {" "}o mueve algunas
            [show] {" "}o muestra tu ficha
           *[nothing] { "" }
        }
       *[other] { $who }: tomar piedras{ $more ->
            [shift-or-show] , mover algunas o mostrar su ficha
            [shift] {" "}o mover algunas
            [show] {" "}o mostrar su ficha
           *[nothing] { "" }
        }
    }
game-over = La partida ha terminado.

## What a move did

bids-in-secret = { $who ->
        [you] Pujas
       *[other] { $who } puja
    } en secreto.
bids = { $who ->
        [you] Pujas
       *[other] { $who } puja
    } { $n }.
bids-on = { $who ->
        [you] Pujas
       *[other] { $who } puja
    } { $n } sobre { $pile }.
bid-is = { $who ->
        [you] Tu puja
       *[other] La puja de { $who }
    } es { $n }.
bid-is-on = { $who ->
        [you] Tu puja
       *[other] La puja de { $who }
    } es { $n } sobre { $pile }.
goes-first = { $who ->
        [you] Empiezas.
       *[other] Empieza { $who }.
    }
pile-gains = { CAPITAL($pile) } gana { $n ->
        [one] 1 piedra
       *[other] { $n } piedras
    }.
# ($who, $n, $left)
takes = { $who ->
        [you] Tomas
       *[other] { $who } toma
    } { $n ->
        [one] 1 piedra
       *[other] { $n } piedras
    }; { $left ->
        [0] no queda ninguna
        [one] queda 1
       *[other] quedan { $left }
    }.
# ($who, $n, $from, $to)
shifts = { $who ->
        [you] Mueves
       *[other] { $who } mueve
    } { $n ->
        [one] 1 piedra
       *[other] { $n } piedras
    } desde { $from } hasta { $to }.
shows = { $who ->
        [you] Muestras la ficha { $n } y pasas.
       *[other] { $who } muestra la ficha { $n } y pasa.
    }
lets = { $who ->
        [you] Lo dejas estar.
       *[other] { $who } lo deja estar.
    }
contests = { $who ->
        [you] La disputas
       *[other] { $who } la disputa
    } por un punto; nadie se lleva la pila.
gets-points = { $who ->
        [you] Ganas
       *[other] { $who } gana
    } { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } por la pila.

## What a choice means

bid-means = secreta hasta que estén todas las pujas; la pagas en puntos (R2, R3)
stake-means = una puja que añade sus piedras a una pila si gana (R8)
shift-means = mueve piedras de una pila lateral, una vez por partida (R9)
show-means = pasas; todos conocen entonces tu ficha (R5)
let-means = la pila cuenta
contest-means = cuesta un punto; la pila no cuenta (R10)
on-the-heap = { $n ->
        [one] 1 piedra
       *[other] { $n } piedras
    } en el montón
on-the-pile = { $n ->
        [one] 1 piedra
       *[other] { $n } piedras
    } en ella
empties-pile = la vacía: 3 puntos, si nadie la disputa (R10)
leaves-some = deja algunas en ella
costs-in-points = cuesta { $text } en puntos
costs = cuesta { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }
only-on-heap = solo hay { $n ->
        [one] 1 piedra
       *[other] { $n } piedras
    } en el montón (R4)
last-stone = la última piedra: { $prize ->
        [one] 1 punto
       *[other] { $prize } puntos
    }
leaves = deja { $n ->
        [one] 1 piedra
       *[other] { $n } piedras
    }

## The text table

# Never behind "a" or "de".
the-heap = el montón
pile-named = la pila { $pile }
# ($n, $most)
heap-holds = El montón tiene { $n ->
        [one] 1 piedra
       *[other] { $n } piedras
    }; como mucho { $most } por turno.
took-last = { $who ->
        [you] Tomaste
       *[other] { $who } tomó
    } la última piedra.
pile-with = { $pile } { $n ->
        [one] 1 piedra
       *[other] { $n } piedras
    }
piles-hold = En las pilas laterales: { $piles }.
seats = Puestos
seat = Puesto
bid = Puja
token = Ficha
shown = Mostrada
piles = Pilas
staked-on = { $n } sobre { $pile }
secret = Secreta
none-yet = Aún no
hidden = Oculta
yes = Sí
no = No

## Refusals

bid-is-from-to = Una puja va de 0 a 3, no { $n }.
no-stakes-then = Esta partida empezó con la revisión 1, que no tiene apuestas.
stake-is-from-to = Una apuesta sobre una pila va de 1 a 3, no { $n }.
stake-on-pile = Una apuesta va sobre una pila, no sobre el montón.
# ($most, $left, $n)
take-from-to = Puedes tomar de 1 a { $most } de las { $left } piedras, no { $n }.
no-piles-then = Esta partida empezó con la revisión 1, que no tiene pilas.
shifted-already = Ya has movido piedras, y solo se puede una vez.
shift-from-pile = Las piedras se mueven desde una pila, no desde el montón.
# ($left, $n)
stones-to-shift = Esa pila tiene { $left ->
        [one] 1 piedra
       *[other] { $left } piedras
    } para mover, no { $n }.
shift-to-other = Las piedras van a otra pila o al montón.
shown-already = Tu ficha ya está a la vista.
last-is-taken = La última piedra ya está tomada; la partida ha terminado.
bid-before = Primero puja por el primer turno.
bids-are-in = Las pujas ya están hechas.
pile-was-emptied = Se vació una pila. Di antes «let» o «contest».
no-pile-emptied = En este turno no se vació ninguna pila.
no-such-move = Esa jugada no existe.

## How moves are written, behind "comes"

a-number = un número
number-of-stones = un número de piedras
pile-letter = una pila: a, b o c
pile-or-heap = una pila, o heap

## Options and presets

stones-at-start = Piedras al inicio
from-1-to-60 = De 1 a 60
few = Pocas
usual = Normal
many = Muchas
most-in-turn = Máximo de piedras por turno
from-2-to-9 = De 2 a 9
three = Tres
five = Cinco
points-for-last = Puntos por la última piedra
from-0-to-20 = De 0 a 20
ten = Diez
first-game = Primera partida
few-stones = Pocas piedras: termina pronto.
standard = Estándar
as-most-play = Como se suele jugar.
long-game = Larga
many-stones = Muchas piedras, y más por turno.

## Answers in advance

always-ask = Preguntarme siempre
your-bid = Tu puja
same-every-match = La misma en cada partida.
so-many-stones = { $n ->
        [one] 1 piedra
       *[other] { $n } piedras
    }
when-emptied = Cuando alguien vacía una pila
contesting-costs = Disputarla te cuesta un punto.
let-it-be = Dejarlo estar
contest-it = Disputarla
