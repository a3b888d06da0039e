### What the board of Ozymandias says.
### person: $who
### number: $n, $fleet, $strength, $against, $most, $last, $rank, $price, $worth, $cards
###
### plowshare = arado
### emergency = emergencia
### spent = agotada
### Other terms as in ozymandias.ftl.

## Things

points = { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }
colonies = { $n ->
        [one] 1 colonia
       *[other] { $n } colonias
    }
score = { $unit ->
        [points] { points }
       *[other] { colonies }
    }
plowshares = { $n ->
        [one] 1 arado
       *[other] { $n } arados
    }
resource = { $suit ->
        [gold] Riqueza
        [red] Población
       *[other] Secretos
    }
fleet-name = Flota { $fleet }
price = { $n ->
        [0] gratis
        [one] 1 secreto
       *[other] { $n } secretos
    }

## Buttons

verb = { $verb ->
        [buy] Comprar carta
        [stop] No comprar más
        [recover] Reagrupar
        [pass] Pasar
        [conquer] Conquistar
        [harvest] Cosechar
        [delegate] Delegar
        [emergency] Emergencia
        [yield] Ceder
        [hold] Dejarla ahí
        [claim] Reclamar
        [decline] No reclamar
        [skip] No usar
        [end] Terminar
        [sword] Espada
        [activate] Activar
       *[other] { CAPITAL($verb) }
    }
# ($point, $suit)
attack-from = Desde { $point }, { $suit ->
        [gold] dorado
        [red] rojo
       *[other] azul
    }
rotation = { $n ->
        [0] Tal como está
       *[other] { $n }°
    }

## Below the words of a button: what it brings, or what it costs

takes-colony = tomar la colonia
yields-for = { $n ->
        [0] empate
       *[other] perder por { $n }
    }
one-resource = +1 recurso
secret-plans = { $n ->
        [one] 1 secreto
       *[other] { $n } secretos
    }
# ($use, $cost)
ability = { $use ->
        [order] orden
        [action] acción
       *[other] usar
    }{ $cost ->
        [none] {""}
       *[other] : { $cost }
    }

## Numbers to draft, on small buttons

nothing = Nada
least = Mínimo
most = Máximo

## The line above the map

phase-buy = Comprar
phase-plan = Planear
phase-act = Actuar
# ($n, $last)
age-of = Era { $n } de { $last }
the-last-age = la última era
tiles-left = { $n ->
        [one] queda 1 loseta
       *[other] quedan { $n } losetas
    }
cards-in-deck = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    } en el mazo
discarded = { $n } en los descartes

## Seats

course = Colonias
# ($n, $unit, $resources, $cards)
standing = { score } · { $resources } · { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
no-price = nada
name-passed = { $name } ha pasado
passed = ha pasado
# ($leader, $strength, $most, $where, $point, $site)
fleet-stands = { $leader }: { $strength } de { $most }, { $where ->
        [map] en { $point }
        [exploring] explorando el sitio { $site }
       *[other] en su carta
    }
controls-colonies = Controla { colonies }
holds = Tiene { $resources } y { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
disks-left = { $n ->
        [one] Queda 1 disco
       *[other] Quedan { $n } discos
    }
# ($n, $price)
boxes-used = { $n } de 8 casillas para reagrupar usadas{ $price ->
        [0] {""}
       *[other] ; la próxima cuesta { $price } de riqueza
    }
has-obelisk = Tiene el obelisco
has-passed = Ha pasado en esta era
press-for-fleets = Pulsa para ver las flotas
fleets-of = { $name }: flotas
no-fleets-yet = Aún ninguna: las primeras se planean en esta era.
close = Cerrar

## Cards

hidden-leader = Un líder oculto
revealed-later = Se revela la primera vez que se activa su flota
# ($suit, $rank)
card-kind = { $suit ->
        [gold] Dorada
        [red] Roja
       *[other] Azul
    }, rango { $rank }

## Fleets

# ($where, $point, $site)
brief-place = { $where ->
        [map] { $point }
        [exploring] sitio { $site }
       *[other] carta
    }
# ($where, $point, $site)
brief-place-spent = { brief-place } · agotada
# ($name, $fleet)
fleet-of = { $name }, flota { $fleet }
# ($leader, $suit, $rank, $seen)
led-by = { $leader }, { $suit ->
        [gold] dorado
        [red] rojo
       *[other] azul
    } { $rank }{ $seen ->
        [hidden] , nadie más lo ve
       *[other] {""}
    }
# ($timing, $does)
leader-text = { $timing }: { $does }
leader-is-hidden = Su líder está oculto
# ($where, $point, $site, $state)
fleet-is = { $where ->
        [map] En { $point }
        [exploring] Explorando el sitio { $site }
       *[other] En su carta
    }, { $state ->
        [ready] lista
       *[other] agotada
    }
# ($strength, $most)
strength-of = Fuerza { $strength } de { $most } como máximo
disk-on-leader = Un disco en su carta de líder cuenta como colonia
plowshares-are = Arados: { $names }

## The map

# ($who, $name, $fleet, $leader, $strength, $state)
fleet-here = { $who ->
        [you] Tu flota { $fleet }
       *[other] La flota { $fleet } de { $name }
    }{ $leader ->
        [none] {""}
       *[other] , { $leader }
    }: fuerza { $strength }, { $state ->
        [ready] lista
       *[other] agotada
    }
nobody-controls = Nadie la controla
# ($who, $name)
controls = { $who ->
        [you] La controlas tú
       *[other] La controla { $name }
    }
disks-from-top = Discos, de arriba abajo: { $names }
counts-twice = Cuenta doble
conquest-costs = Conquistarla cuesta { $n } de población
# ($point, $kind)
point-title = { $point }: { $kind ->
        [colony] colonia
        [hazard] peligro
        [turned] de la loseta revelada
       *[other] cruce
    }
# ($tile, $suit)
sector = { $tile }, un sector { $suit ->
        [gold] dorado
        [red] rojo
       *[other] azul
    }
terraformed = Terraformado
flying-on-costs = Parar aquí o pasar por encima cuesta un peaje
port-title = Puerta { $port }
no-tile-behind = Aún no hay ninguna loseta detrás
explorer-takes = Una flota que explora por aquí se lleva { $n ->
        [one] la última loseta
       *[other] una de { $n } losetas
    }
no-tiles-left = No quedan losetas: una flota que sale por aquí vuelve a su carta
site-title = Sitio { $site }
site-is-closed = Aquí hay una loseta boca abajo: cerrado hasta que aterrice su flota
site-is-empty = Aquí aún no hay ninguna loseta

## What is to be done

discard-for-resource = Descarta una carta por 1 recurso a tu elección.
which-plowshare = ¿Qué arado, por qué recurso, y quién recibe la carta?
which-fleet-acts = ¿Qué flota actúa en su lugar?
tap-site = Toca un sitio iluminado para la loseta.
tap-point-to-warp = Toca un punto iluminado para saltar a él.
turn-tile = Gira la loseta y toca un punto en ella.
tap-point-to-land = Toca el punto donde aterrizar.
which-bonus = ¿Qué flota hace una acción extra?
take-disk-from = No te quedan discos: toca una colonia o flota tuya para tomar uno.
put-disk-on-it = Tu flota está en una colonia. ¿Poner un disco en ella?
tap-retreat = Toca un punto iluminado adonde enviar a la flota perdedora. Presupuesto: { $n }.
which-card = ¿Qué carta?
for-which-resource = ¿Por qué recurso?
who-gets-it = ¿Quién la recibe?
which-one = ¿Cuál?
where-to = ¿Adónde?
attack-from-where = ¿Desde dónde atacar? Cuentan las espadas del color de ese sector.
pinned = Atrapada: solo puede atacar.

## Plans

who-leads = ¿Quién lidera tu nueva flota?
swords-and-plowshares = En tu mano, una carta es una espada, para la guerra. Bajo una flota es un arado, para la cosecha.
plan-title = Lidera { $card }. Las cartas bajo una flota se pueden cosechar.
tap-card-then-fleet = Toca una carta, y luego la flota bajo la que va.
tap-fleet = Toca la flota bajo la que va.
other-leader = Otro
other-leader-note = líder
your-new-fleet = Tu nueva flota
leads-it = { $card } la lidera
leads = lidera
under-fleet = flota { $fleet }
card-leads = Con { $card }
keep-swords = conservar { $n ->
        [one] 1 espada
       *[other] { $n } espadas
    }
plowshares-under-it = { plowshares } debajo

## Wars

# ($leader, $strength, $side, $other, $against)
draft-title = { $leader }, fuerza { $strength }, { $side ->
        [attacker] ataca a
       *[other] recibe el ataque de
    } { $other }, fuerza { $against }
draft-adds = Por cada 1 de población que reclutes, +1 de fuerza.
can-add = { $name } { $n ->
        [0] no puede añadir nada
       *[other] puede añadir hasta { $n }
    }.
behind = { $n ->
        [0] Puntuaciones igualadas: si cedes, hay empate.
       *[other] Vas { $n } por detrás.
    }
# ($n, $worth)
can-still-add = { $n ->
        [0] No puedes añadir ninguna espada.
        [one] Aún puedes añadir 1 espada que vale { $worth }.
       *[other] Aún puedes añadir { $n } espadas que valen { $worth }.
    }
has-cards = { $name } tiene { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }.
swords-are-free = Las espadas { $suit ->
        [gold] doradas
        [red] rojas
       *[other] azules
    } son gratis.
swamp-costs = Contra la Ciénaga, toda espada cuesta secretos.
needs = pide { $n ->
        [one] 1 secreto
       *[other] { $n } secretos
    }
needs-secrets = pide
twice-for = doble: { $n ->
        [one] 1 secreto
       *[other] { $n } secretos
    }
twice = doble:

## The film of a move

age-begins = Era { $n }
the-end = Fin

recovers = Reagrupa
passes = Pasa
takes-obelisk = Toma el obelisco
yields = Cede
a-tie = Empate
bribe-ends-war = Un soborno pone fin a la guerra
fear-ends-war = El terror pone fin a la guerra
mercenaries = Mercenarios: +{ $n }
discard-is-shuffled = Los descartes se barajan
buys-card = Compra una carta

strength-now = Fuerza { $strength }
wall-holds = La Muralla resiste
drafts = Recluta { $n }
wins-by = Gana por { $n }
stays = Se queda

## Words that stand for a sign

# "2 de riqueza": a no-break space joins the two words, here and wherever a number stands before them.
wealth-words = riqueza de riqueza
population-words = población de población
secrets-words = secreto secretos
