### Kardashev on its board: what can be done, what it costs and leads to, plates of the seats, technologies, bids.
### person: $who
### number: $n, $price, $most, $level, $left, $points, $colonies, $fleets, $technologies, $attack, $defence, $need
### number: $more, $energy, $last
### Terms are those of kardashev.ftl; here also:
### Compile = Sintetizar
### Rebuild (Acreción, Accretion Device) = Reconstruir
### to tap = tocar; glowing = iluminada
### blockade, under blockade = bloqueo, bajo bloqueo

## Figures that stand in several places

points = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
round = Ronda { $n }
# ($attack, $defence)
strengths = { $attack } contra { $defence }
out = fuera
no-price = gratis

## The price of an action, in few words

cards-of-type = { $n ->
        [one] { $type }
       *[other] { $n } de { $type }
    }
of-any-type = { $n } a elegir
two-of-a-type = 2 del mismo tipo
food-or-matter = comida o materia
one-card = 1 carta
brings-cards = +{ $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }

## Actions: names on buttons

colonize = Colonizar
raise-colony = Colonia +1
new-fleet = Nueva flota
raise-fleet = Flota +1
harvest = Cosechar
move = Mover
research = Investigar
compile = Sintetizar
terraform = Terraformar
rebuild = Reconstruir
destroy = Destruir
swap-tiles = Intercambiar
send-probe = Sonda
erase = Borrar
clone = Clonar
borrow = Adelantar
give-orders = Órdenes

move-fleet = Mover esta flota
move-levels = { $level ->
        [one] Mover 1 nivel
       *[other] Mover { $level } niveles
    }

## Why an action can't be chosen

no-action-left = No te queda ninguna acción de esta clase este turno.
no-colony-pieces = No te quedan fichas de colonia.
no-free-planet = No hay ningún planeta libre junto a tus colonias ni bajo tus flotas.
costs = Cuesta { $cost }.
no-fleet-pieces = No te quedan fichas de flota.
no-shipyard = Necesitas una colonia en un planeta con el símbolo militar.
costs-each-level = Cuesta { $cost } por nivel.
nothing-yields = Nada tuyo produciría cartas ahora.
no-fleet = No tienes ninguna flota.
no-energy = No tienes energía para mover ninguna flota.
no-technology = No puedes pagar ninguna de las tecnologías a tu alcance.
nothing-to-use-on = No hay nada en que usarlo.

## How many actions are left

no-actions = Sin acciones
any-action = Acción básica o investigación
base-only = Solo acciones básicas
research-only = Solo investigación

## What comes next, behind the words for what is chosen so far

where = ¿Dónde?
where-to = ¿Adónde?
which-fleet = ¿Qué flota?
which-technology = ¿Qué tecnología?
how-many-cards = ¿Cuántas cartas?
up-or-destroyed = ¿Boca arriba o destruido?
which-order = ¿Qué deben hacer?
which-card = ¿Qué carta?
which-level = ¿De qué nivel?
which-tile = ¿Qué loseta?
with-which-tile = ¿Con qué loseta?
which-symbol = ¿Qué símbolo?

## Cards

cards-of-choice = { $n } a tu elección
# ($cards, $n)
cards-and-choice = { $cards }, { $n } a tu elección
harvest-brings = Da { $cards }
no-cards = Nada
pay-cost = Paga { $cost }. La primera opción te deja la mejor mezcla.
ally-pays-rest = Tu pareja paga el resto. Nadie paga más de lo que pujó.
symbol = { CAPITAL($type) }

## Fleets and battles

level = Nivel { $level }
level-price = { $level } de materia, { $level } de energía
# ($hex, $level)
fleet-level = { $hex }, nivel { $level }
# ($ours, $theirs)
fight = { $ours } vs { $theirs }
way-price = { $energy ->
        [0] gratis
       *[other] { $energy } de energía
    }
# ($ours, $theirs, $energy)
fight-and-price = { fight }, { way-price }
fleet-is-lost = Si fracasa, la flota se pierde: no puede retirarse a { $hex }.
# ($attack, $defence)
cannot-succeed = No puede tener éxito: { strengths } en el mejor caso.
explores = Robas una loseta. Boca arriba, tu flota se queda en ella. Boca abajo, tu flota se pierde y tomas 1 carta.

# ($attack, $defence)
you-win = { strengths }: ganas
# ($attack, $defence, $need, $more)
you-win-unless = { strengths }: ganas si la defensa no añade { $need } (puede añadir { $more })
# ($attack, $defence)
you-lose = { strengths }: pierdes
# ($attack, $defence)
you-hold = { strengths }: resistes
# ($attack, $defence)
you-lose-colony = { strengths }: pierdes la colonia
tap-helpers = Toca tus flotas iluminadas para que ayuden. Precio: { $cost }.
tap-colony = Toca una colonia iluminada.

order-hold = Resistir
order-hold-note = solo con energía
order-ask = Preguntarme
order-yield = No ayudar

## Tiles

empty-tile = Loseta vacía
planet-with = Planeta ({ $symbols })
tap-space = { $tile }. Toca una casilla iluminada para colocar la loseta.
face-up = Boca arriba
face-down = Destruido
face-down-note = toma 1 carta
no-tile = Sin loseta
no-tile-drawer = Nada
no-tile-price = El precio va a la banca.
yours = Tuya
drawn-by = La robó { $name }
own-tile-price = La robaste tú: el precio va a la banca.
tile-price = Quien la robó recibe el precio.

## Bids and turns

pick-price = { $price ->
        [0] Elegir no te cuesta nada.
        [one] Pagas 1 carta: a quien robó la loseta, o a la banca si fuiste tú.
       *[other] Pagas { $price } cartas: a quien robó la loseta, o a la banca si fuiste tú.
    }
limits = { $limits }.
your-limit = Puedes pujar hasta { $most }
# ($name, $most)
limit-of = { $name } hasta { $most }
first-turn = 1, el primero
last-turn = { $n }, el último
turns-taken = Tomados: { $list }
# ($list, $name, $n)
and-turn-of = { $list }, { turn-of }
# ($name, $n)
turn-of = { $n } { $name }
how-bids-work = Quien más puja elige antes turno y loseta, y paga la siguiente puja más baja.
plan-bid = Tu puja, en cartas
plan-turns = Turnos que quieres, primero el mejor. Toca uno para adelantarlo, o arrástralo.
plan-tiles = Losetas que quieres, primero la mejor
plan-first = ¿Quién de la pareja va antes y recibe la primera loseta?
bid-nothing = Nada
bid-all = Todo

## Spaces of the map

# ($hex, $tile)
space = { $hex }: { $tile ->
        [none] sin explorar
        [void] espacio vacío
        [dead] planeta destruido
       *[planet] planeta
    }
blue-zone = Zona azul: las losetas van antes aquí
white-zone = Zona blanca: se abre cuando queden 3 casillas azules
nobody-enters = Nadie puede entrar ni pasar
fleets-may-rest = Las flotas pueden pasar y quedarse aquí
yields = Produce { $types }: una carta por cada nivel de su colonia
is-shipyard = Su colonia puede construir flotas
your-colony = Tu colonia, nivel { $level }
# ($name, $level)
colony-of = Colonia de { $name }, nivel { $level }
your-fleet = Tu flota, nivel { $level }
# ($name, $level)
fleet-of = Flota de { $name }, nivel { $level }
is-blockaded = Bajo bloqueo: no produce nada
defends-with = Defiende con { $n }, más las flotas vecinas que ayuden

## Roles and technologies

taken-by = Lo tiene { $name }
starts-with = Empieza con { $cards }
# ($tech, $text)
what-it-does = { $tech }: { $text }
your-technologies = Tus tecnologías: { $role }
# ($name, $role)
technologies-of = Tecnologías de { $name }: { $role }
keep-one = De dos unidas por «o» solo conservas una.
one-or-other = o
erase-which = ¿Qué tecnología borras, para todo el mundo?
cloned = clonada
close = Cerrar
# ($tech, $level)
tech-level = { $tech }, nivel { $level }
# ($cost, $points)
costs-and-worth = Cuesta { $cost }, vale { points }
also-researched = También investigada por { $names }
needs = Requiere { $techs }
will-lose = Perderás { $techs }
excludes = Excluye { $techs }

## Plates of the seats

turn = turno { $n }
bid = puja { $n }
for-colonies = { $n } por colonias
for-fleets = { $n } por flotas
for-technologies = { $n } por tecnologías
allied-with = En pareja con { $name }
# ($name, $role)
name-and-role = { $name }, { $role }
# ($points, $colonies, $fleets, $technologies)
score = { points }: colonias { $colonies }, flotas { $fleets }, tecnologías { $technologies }
holds = Tiene { $cards }
would-harvest = Cosecharía { $cards }
# ($n, $left)
colony-pieces = En reserva: { $n ->
        [one] 1 ficha de colonia
       *[other] { $n } fichas de colonia
    }; la última ronda llega con menos de { $left }
fleet-pieces = En reserva: { $n ->
        [one] 1 ficha de flota
       *[other] { $n } fichas de flota
    }
press-for-technologies = Pulsa para ver las tecnologías
# ($points, $cards)
figures = { points } · { $cards }
# ($role, $points, $cards)
figures-and-role = { $role } · { figures }
brief-points = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
can-end = puede traer la última ronda

## The line above the map

# ($n, $last)
round-of = Ronda { $n } de { $last }
# ($n, $last)
round-of-at-most = Ronda { $n } de { $last } como máximo
last-round = la última ronda
phase-draw = Robar
phase-bid = Pujar
phase-pick = Elegir
phase-place = Colocar
phase-act = Actuar
blue-spaces-left = { $n ->
        [one] 1 casilla azul
       *[other] { $n } casillas azules
    } hasta abrir las blancas
white-is-open = casillas blancas abiertas
tiles-in-bag = { $n ->
        [one] 1 loseta
       *[other] { $n } losetas
    } en la bolsa

## What is shown of a move

is-last-round = Esta es la última ronda
round-is-last = La ronda { $n } es la última
is-out = { $who ->
        [you] Quedas
       *[other] { $who } queda
    } fuera
the-end = Fin
attack-succeeds = El ataque tiene éxito
attack-fails = El ataque fracasa
is-lost = Se pierde { $tech }
