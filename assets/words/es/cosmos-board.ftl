### More terms are at the head of cosmos.ftl
### supply (the step) = suministro
### walk, stride, leap = caminar, zancada, salto
### face down = boca abajo
###
### number: $n, $minerals, $gas, $hand, $last, $plus, $offence, $defence, $others, $weight

## Figures, alone or in the sentences below

ships = { $n ->
        [one] 1 nave
       *[other] { $n } naves
    }
colonies = { $n ->
        [one] 1 colonia
       *[other] { $n } colonias
    }
cards = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }

## What is asked next

which-race = ¿Qué raza?
which-planet = ¿Qué planeta?
which-mode = ¿Qué modo?
which-tile = ¿Qué loseta?
which-offer = ¿Qué oferta?
which-card = ¿Qué carta?
which-cards = ¿Qué cartas?
which-site = ¿Qué casilla?
which-stack = ¿Qué escuadra?
which-stacks = ¿Qué escuadras?
which-stacks-join = ¿Qué escuadras participan?
how-many-ships = ¿Cuántas naves?
to-whom = ¿A quién?
what-for-what = ¿Qué a cambio de qué?
buy-where = ¿Dónde?
buy-second-where = ¿Y la segunda nave?
on-which-side = ¿En qué bando?
invade-with-which-stack = ¿Con qué escuadra?
invade-whom = ¿Contra quién?
walk-over-which-site = ¿Por qué casilla?
walk-on-to-which-site = ¿Y luego a qué casilla?
walk-how-many-stay = ¿Cuántas se quedan ahí?
walk-how-many-go-on = ¿Cuántas siguen?

## What a button says

accept = Aceptar
decline = Rechazar
offer-trade = Ofrecer un trato
purge = Expulsar
show-race = Revelar tu raza
ready = Seguir
move = Mover
walk = Caminar
other-way = { $verb ->
        [return] Regresar
        [double] Duplicar
        [brood] Añadir nave
        [support] Apoyar
        [burn] Sacrificar
        [retreat] Retirarse
        [reinforce] Reforzar
        [graft] Injertar
        [join] Desembarcar
        [victory] Tras la victoria
        [play] Jugar
        [tile] Loseta
        [shed] Renovar mano
        [ally] Unirse
       *[other] { CAPITAL($verb) }
    }
stride = Zancada
leap = Saltar
invade = Invadir
end-turn = Terminar turno
copy = Copiarla
slip-away = Escabullirse
act-as-friend = Actuar por amistad
cling = Aferrarse
strike-back = Contraatacar
change-sides = Cambiar de bando
stay-out = No intervenir
no-support = Sin apoyo
stay = Quedarse
burn-none = No sacrificar
play-none = No jugar
keep-all = Conservar todo
add-none = No añadir
double-none = No duplicar
raise-none = Ninguna
no = No
# ($verb, $site)
go-from = { $verb ->
        [invade] Invadir
        [walk] Caminar
        [stride] Zancada
        [leap] Saltar
        [join] Desembarcar
        [victory] Victoria
       *[move] Mover
    } desde { $site }
# ($from, $to, $n)
from-to = { $from } a { $to }{ $n ->
        [0] {""}
        [one] : 1 nave
       *[other] : { $n } naves
    }
# ($from, $over, $to, $n)
from-over-to = { $from } a { $over }, { $to }{ $n ->
        [0] {""}
        [one] : 1 nave
       *[other] : { $n } naves
    }
# ($race, $how)
keep-race = Elegir { $race }{ $how ->
        [open] {" "}a la vista
        [hidden] {" "}en secreto
       *[always] {""}
    }
mode-lance = Lanza
mode-shield = Escudo
# ($card, $other)
two-cards = { $card }, { $other }
buy-card = Comprar una carta
buy-ship = Comprar una nave
buy-two-ships = Comprar 2 naves
buy-on = En { $site }
# ($site, $other)
buy-on-both = En { $site } y { $other }
accept-from = Aceptar la de { $who }
decline-from = Rechazar la de { $who }
# ($sites, $who)
stacks-for = { $sites }: { $who }
# ($who, $site)
invade-on = Invadir a { $who } en { $site }
leave-on = Dejar { $n } en { $site }
move-in = Entrar con { ships }
move-in-all = Entrar con { $n ->
        [one] 1 nave
       *[other] las { $n } naves
    }
least = Mínimo
most = Todo

## A button's note: its price, or what it brings

costs-gas = 1 de gas
costs-mineral = 1 mineral
# ($goods, $price)
goods-for = { $goods } por { $price }
lance-note = +3 al invadir
shield-note = +3 al defender
invades = invade
defends = defiende

## The line above the map

setting-up = Preparación
# ($n, $last)
round-of = Ronda { $n } de { $last }
phase-supply = Suministro
phase-actions = Acciones
phase-invasion = Invasión
actions-left = { $n ->
        [0] Sin acciones
        [one] Queda 1 acción
       *[other] Quedan { $n } acciones
    }
nobody-can-win = nadie puede ganar en esta ronda
cards-in-deck = { cards } en el mazo
number-discarded = { $n } en los descartes

## How the seats stand

colonies-of-seats = Colonias
# ($n, $minerals, $gas, $hand)
seat-figures = { colonies } · { $minerals ->
        [one] 1 mineral
       *[other] { $minerals } minerales
    }, { $gas } de gas · { $hand ->
        [one] 1 carta
       *[other] { $hand } cartas
    }
has-five = tiene cinco colonias
can-have-five = puede tener cinco colonias el próximo turno
one-short-of-five = tiene cuatro de cinco

## Cards and races

attack = Asalto
reinforcement = Refuerzo
defend = Maniobra
playing-card = Una carta de juego
face-down = Boca abajo
hidden-race = Una raza oculta
hidden-race-text = Antes de revelarse, solo la conoce quien juega con ella

## In the films of moves, beside a player's figures

holds-reinforcements = Tiene Refuerzos
must-be = Tiene que ser { $race }
keeps-their-side = Sigue en su bando
no-reinforcements = Sin Refuerzos
burns-none = No sacrifica
takes-no-power = No toma ningún poder
raises-no-tile = No sube losetas
discards-nothing = No descarta nada
joins-nobody = No desembarca
adds-none = No añade naves
declines = Rechaza
more-cards = { $n ->
        [one] 1 carta más
       *[other] { $n } cartas más
    }
no-site-is-empty = Ninguna casilla libre
extra-moves = { $n ->
        [one] 1 movimiento extra
       *[other] { $n } movimientos extra
    }
places-ships = Coloca naves
their-turn = Su turno
offer-lapses = La oferta caduca
discard-is-shuffled = Los descartes se barajan
draws-new-hand = Roba una mano nueva
has-chosen = Ha elegido
has-chosen-two = Dos cartas
changes-sides = Cambia de bando
copies = Copia { $n }
slips-away = Se escabulle
nowhere-to-go = Sin adónde ir
in-good-company = En buena compañía
strikes-back = Contraataca
takes-power = Toma un poder
loses-power = Pierde un poder
an-accord = Un acuerdo
stays-out = No interviene
joins-invader = Se une al ataque
joins-defender = Se une a la defensa
calls-no-support = No pide apoyo
calls-support = Pide apoyo
# ($n, $plus)
burns = Sacrifica { $n }: +{ $plus }
purges = Expulsa
clings = Se aferra
clung-is-gone = Perdida

## In the films of moves, large

both-sides-win = Ganan ambos bandos
invasion-succeeds = La invasión triunfa
defence-holds = La defensa resiste
round-begins = Ronda { $n }
last-round-is-over = La última ronda ha terminado
five-colonies = Cinco colonias
the-end = Fin

## What a player has

mode-is = Modo: { $mode ->
        [lance] lanza
       *[shield] escudo
    }
tile-with-level = { $tile } { $n }
bitterness = Rencor: +{ $n }
has-offers = { $who }, ofertas
tiles = Losetas: { $tiles }
stones = Gemas: { $stones }
powers-taken-from = Poderes tomados de { $races }
race-face-down = { $race }, boca abajo
a-race-face-down = Raza boca abajo
their-race-is-face-down = Su raza está boca abajo
colonies-of-five = { colonies } de cinco
# ($goods, $n)
holds = Tiene { $goods }, y { cards }
each-turn = Cada turno: { $goods }
in-graveyard = { ships } en el cementerio
# ($goods, $who, $price)
offers = Ofrece { $goods } a { $who } por { $price }
press-for-more = Toca para ver más
# ($race, $text)
race-with-text = { $race }: { $text }
# ($race, $text)
race-face-down-with-text = { $race }, boca abajo: { $text }
close = Cerrar

## What a site of the map tells

gives-mineral = Da 1 mineral a quien la ocupa, al empezar su turno
gives-gas = Da 1 de gas a quien la ocupa, al empezar su turno
# ($stone, $text)
stone-lies-here = Gema { $stone }: { $text }
# ($n, $weight)
your-ships = { $n ->
        [one] Tu nave
       *[other] Tus { $n } naves
    }{ $weight ->
        [1] {""}
       *[other] { $n ->
                [one] {", "}que cuenta { $weight }
               *[other] {", "}cada una cuenta { $weight }
            }
    }
# ($who, $n, $weight)
ships-of = { ships } de { $who }{ $weight ->
        [1] {""}
       *[other] { $n ->
                [one] {", "}que cuenta { $weight }
               *[other] {", "}cada una cuenta { $weight }
            }
    }
# ($stack, $other)
clung-to = { $stack }; con una nave aferrada de { $other }
nobody-is-here = Aquí no hay nadie
# ($site, $offence, $defence, $others)
invaded-from = Invasión desde { $site }, antes de las cartas: { $offence } contra { $defence }{ $others ->
        [0] {""}
       *[other] , y otros podrían sumar { $others }
    }
# ($site, $kind)
site-kind = { $site }: { $kind ->
        [planet] un planeta
        [void] el centro de un vacío
        [rim] en el borde
       *[between] entre hexágonos
    }

## What lies beside the map

discard-has = Descartado: { cards }
attacks = Asaltos { $values }
reinforcements = Refuerzos { $values }
# ($n, $card)
copies-of-card = { $n } × { $card }
left-in-deck = { $n ->
        [one] Queda 1 carta
       *[other] Quedan { $n } cartas
    } en el mazo
# ($who, $goods)
offer-title = { $who } ofrece { $goods }
# ($who, $price)
offer-terms = a { $who }, por { $price }

## Who can win, in the line above the map

when-five-win = { $when ->
        [turn] en su próximo turno
        [turn-begins] al empezar su próximo turno
        [round] tras la ronda 1
       *[round-ends] al acabar la ronda 1
    }
you-hold-five = Tienes cinco colonias: ganas { $when ->
        [turn] en tu próximo turno
        [turn-begins] al empezar tu próximo turno
        [round] tras la ronda 1
       *[round-ends] al acabar la ronda 1
    }
# ($who, $when)
holds-five = { $who } tiene cinco colonias y gana { when-five-win }
which-turn = { $when ->
        [this] este turno
       *[next] el próximo turno
    }
you-can-by-moves = Puedes tener cinco colonias { which-turn } solo con mover
# ($who, $when)
can-by-moves = { $who } puede tener cinco colonias { which-turn } solo con mover
you-could-by-wins = Podrías tener cinco colonias { which-turn } si ganas una invasión
# ($who, $when)
could-by-wins = { $who } podría tener cinco colonias { which-turn } si gana una invasión
you-can-by-moves-briefly = Si mueves, tienes cinco colonias { which-turn }
# ($who, $when)
can-by-moves-briefly = Si mueve, { $who } tiene cinco colonias { which-turn }
you-could-by-wins-briefly = Si invades, tendrías cinco colonias { which-turn }
# ($who, $when)
could-by-wins-briefly = Si invade, { $who } tendría cinco colonias { which-turn }

## The two sides of an invasion

wins = Gana
loses = Pierde
invades-from = Desde { $site }
defends-site = Defiende { $site }
# ($parts, $n)
parts-and-reinforcements = { $parts } + Refuerzos { $n }
# ($offence, $defence, $others)
sums-before-cards = Antes de las cartas: { $offence } contra { $defence } como mucho{ $others ->
        [0] {""}
       *[other] ; otros podrían sumar { $others }
    }.

## The question on the board

ships-left = { $n ->
        [one] Queda 1 nave
       *[other] Quedan { $n } naves
    }. Toca una casilla para poner más o menos.
tap-stacks-to-call = Toca tus escuadras iluminadas para pedir su apoyo.
all-are-called = Apoyan todas las escuadras tuyas que pueden. Toca una para dejarla fuera.
tap-stacks-to-change = Toca tus escuadras para pedir su apoyo o dejarlas fuera.
walk-where-next = ¿Y luego? Toca una casilla iluminada.
walk-how-many-stay-on = ¿Cuántas se quedan en { $site }?
tap-own-stack = Toca una de tus escuadras.
tap-site-to-act = Toca una casilla iluminada para mover o invadir.
tap-site = Toca una casilla iluminada.
tap-stack = Toca una escuadra iluminada.
tap-stacks-that-join = Toca las escuadras iluminadas que participan.
tap-stack-to-burn = Toca una escuadra para sacrificar sus naves.
tap-site-for-main-stack = Toca una casilla iluminada para tu escuadra principal.
tap-stack-for-graft = Toca la escuadra que da una nave.
tap-stack-then-goal = Toca una escuadra iluminada y luego su destino.
# ($who, $cards)
holds-cards = { $who } tiene { $cards }.
second-card = ¿Y una segunda carta?
# ($card, $text)
card-with-text = { CAPITAL($card) }: { $text }
attack-with-text = Asalto: suma su valor contra otro Asalto y vence a toda Maniobra.
fill-all = Poner { $n } en cada una
# ($n, $site)
burn-some = { $n } de { $site }
trade = Comercio

## An offer that is being made

offer-to = A { $who }
to-whom-tap-seat = ¿A quién? Toca un puesto arriba.
you-give = Das
you-ask = Pides
back = Volver

## Words that stand for a sign

mineral-words = mineral minerales
# "2 de gas": a no-break space joins the two words, here and wherever a number stands before them.
gas-words = gas de gas
