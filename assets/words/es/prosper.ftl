### draft = colonización
### pass of the draft = pasada
### settle = colonizar
### commit = destinar
### movement = movimiento
### reserve = reserva
### realm = reino
### free = libre
### take (a planet) = tomar
### empty (a planet) = vaciar
### abandoned = abandonado
### subdued = sometidos
### dominant = domina
### domination = dominación
### eradication = erradicación
### production = producción
### builds = construye
### lane = ruta
### next door = vecino
### map = mapa
### limit = límite
### calm round = ronda tranquila
### handicap = hándicap
### species = especie
### home planet = planeta natal
###
### person: $who, $other, $reader
### number: $n, $stay, $lost, $now, $left, $reserve, $room, $strength, $garrison, $natives, $limit, $least, $most, $seats
### number: $production, $total, $round, $calm

## Pieces of messages

ships = { $n ->
        [one] 1 nave
       *[other] { $n } naves
    }
last-ships = { $n ->
        [one] tu última nave
       *[other] tus últimas { $n } naves
    }
movements = { $n ->
        [one] 1 movimiento
       *[other] { $n } movimientos
    }
reserve = { $reserve ->
        [one] 1 nave
       *[other] { $reserve } naves
    }
room = { $room ->
        [one] 1 nave
       *[other] { $room } naves
    }
natives = { $natives ->
        [0] sin nativos
       *[other] { $natives } nativos
    }
stay = { $stay ->
        [one] se queda 1
       *[other] se quedan { $stay }
    }
all-lost = { $n ->
        [one] se pierde
       *[other] se pierden las { $n }
    }
size = { $size ->
        [small] pequeño
        [medium] mediano
       *[large] grande
    }
for-defending = ({ $garrison } + 1 por defender)
# ($who, $reader)
unless-stopped = { $reader ->
        [nobody] si nadie lo impide
       *[other] { $who ->
            [you] si nadie lo impide
           *[other] si no lo impides
        }
    }

## What is asked

game-is-over = La partida ha terminado.
asks-movement = { $who ->
        [you] Mueve naves o termina tu turno
       *[other] { $who }: mover naves o terminar el turno
    } ({ $n ->
        [one] queda 1 movimiento
       *[other] quedan { $n } movimientos
    })
asks-settling = { $who ->
        [you] Coloniza un planeta
       *[other] { $who }: colonizar un planeta
    } ({ $n ->
        [one] queda 1 nave
       *[other] quedan { $n } naves
    })
asks-adding = { $who ->
        [you] Añade { last-ships } a tus planetas
       *[other] { $who }: añadir { $n ->
            [one] la última nave
           *[other] las últimas { $n } naves
        } a sus planetas
    }

## What a move did

# ($who, $planet, $size, $n, $stay, $lost)
settles = { $who ->
        [you] Colonizas
       *[other] { $who } coloniza
    } { $planet } ({ size }) con { ships }{ $lost ->
        [0] {""}
        [one] : { stay }, 1 se pierde ante los nativos
       *[other] : { stay }, { $lost } se pierden ante los nativos
    }.
# ($who, $n, $planet, $now)
adds = { $who ->
        [you] Añades
       *[other] { $who } añade
    } { ships } a { $planet } (ahora { $now }).
no-room = { $who ->
        [you] No tienes
       *[other] { $who } no tiene
    } sitio para { ships } de la reserva: { $n ->
        [one] se pierde
       *[other] se pierden
    }.
# ($who, $n, $from, $to)
moves = { $who ->
        [you] Mueves
       *[other] { $who } mueve
    } { $n ->
        [one] 1 nave
       *[other] { $n } naves
    } de { $from } a { $to }.
# ($who, $to, $from, $n)
takes = { $who ->
        [you] Tomas
       *[other] { $who } toma
    } { $to } desde { $from } con { ships }.
# ($who, $to, $from, $n, $other, $strength, $garrison)
attacks = { $who ->
        [you] Atacas
       *[other] { $who } ataca
    } { $to } desde { $from }, { ships } contra { $other ->
        [you] tus { $strength } { for-defending }
        [nobody] { $strength } nativos
       *[other] las { $strength } de { $other } { for-defending }
    }
# ($who, $to, $from, $n, $other, $strength, $garrison, $stay)
conquers = { attacks }, y lo { $who ->
        [you] tomas
       *[other] toma
    }: { stay }.
# ($who, $to, $from, $n, $other, $strength, $garrison)
empties = { attacks }: no queda nadie y { $to } pasa a estar libre.
# ($who, $to, $from, $n, $other, $strength, $garrison, $stay)
fails = { attacks }: { all-lost }{ $other ->
        [you] , conservas { $stay }
        [nobody] {""}
       *[other] , { $other } conserva { $stay }
    }.
abandoned = { $planet } queda abandonado{ $natives ->
        [0] {""}
       *[other] ; sus { $natives } nativos han vuelto
    }.
eliminated = { $who ->
        [you] Ya no tienes ningún planeta y quedas
       *[other] { $who } ya no tiene ningún planeta y queda
    } fuera de la partida.
ends-turn = { $who ->
        [you] Terminas tu
       *[other] { $who } termina su
    } turno.
stuck = { $who ->
        [you] Ya no puedes
       *[other] { $who } ya no puede
    } mover nada.
skipped = { $who ->
        [you] No puedes mover nada y pierdes tu
       *[other] { $who } no puede mover nada y pierde su
    } turno.
no-longer-dominant = { $who ->
        [you] Ya no dominas.
       *[other] { $who } ya no domina.
    }
# ($who, $production, $total)
is-dominant = { $who ->
        [you] Dominas
       *[other] { $who } domina
    } con una producción de { $production } sobre { $total }
# ($who, $production, $total)
dominant-at-end = { is-dominant }.
# ($who, $production, $total, $round, $reader)
dominant = { is-dominant } y { $who ->
        [you] ganas
       *[other] gana
    } al final de la ronda { $round } { unless-stopped }.
round-begins = { $round ->
        [1] La colonización ha terminado. La ronda 1
       *[other] La ronda { $round }
    } empieza { $who ->
        [you] contigo
       *[other] con { $who }
    }.
round-ends = Termina la ronda { $round }: { $list }.
builds = { $who ->
        [you] construyes { $n }
       *[other] { $who } construye { $n }
    }
scores = Puntuaciones: { $list }.
score = { $who } { $now }
# ($who, $now, $n)
score-with-points = { $who } { $now } (+{ $n })

## How a match ended

winners = { $n ->
        [1] { $who ->
            [you] Ganas
           *[other] { $who } gana
        }
       *[other] Victoria compartida entre { $list }
    }
by-eradication = { winners } por erradicación: no queda nadie más.
by-domination = { winners } por dominación, dos rondas seguidas.
# ($n, $who, $list, $round)
after-last-round = { winners } tras la ronda { $round }, la última.
# ($n, $who, $list, $calm)
after-calm-rounds = { winners } tras { $calm } rondas tranquilas.

## What a choice means, before it is made

choose-settling = Coloniza un planeta libre con naves de tu reserva. Por cada dos nativos se pierde una nave.
choose-adding = Añade el resto de tu reserva a tus propios planetas. No se pierde nada.
choose-movement = Mueve naves dentro de tu reino, o ataca un planeta vecino.
# ($planet, $size, $other, $n, $limit, $natives, $production)
figures = { $planet }: { size }, { $other ->
        [you] tuyo, { ships-there }
        [nobody] libre, { natives }, construiría { $production }
       *[other] de { $other }, { ships-there }
    }
# ($n, $limit, $production)
ships-there = { $n } de { $limit } naves, construye { $production }
# ($least, $most)
range = de { $least } a { $most }
# ($figures, $range, $lost)
choose-planet-to-settle = { $figures }; { $range ->
        [1] 1 nave lo coloniza
       *[more] { $range } naves lo colonizan
    }{ $lost ->
        [0] {""}
        [one] , 1 de ellas se pierde
       *[other] , { $lost } de ellas se pierden
    }.
choose-planet-to-add = { $figures }; sitio para { room }.
# ($figures, $room, $range)
choose-planet-to-reach = { $figures }; sitio para { room }, puedes enviar { $range }.
# ($figures, $n, $strength, $garrison, $range)
choose-planet-to-attack = { $figures }; { $n ->
        [one] 1 lo toma
       *[other] { $n } lo toman
    }, { $garrison ->
        [0] puedes enviar { $range }
       *[other] { $strength } lo vacían, puedes enviar { $range }
    }.
# ($n, $reserve)
of-reserve = { $n } de { reserve }
# ($n, $reserve, $stay, $planet, $lost)
will-settle = { of-reserve }: { stay } en { $planet }{ $lost ->
        [0] {""}
        [one] , 1 se pierde ante los nativos
       *[other] , { $lost } se pierden ante los nativos
    }.
# ($n, $reserve, $planet, $now)
will-add = { of-reserve }: { $planet } tendrá { $now }.
will-end = { $who ->
        [you] Termina tu turno
       *[other] Terminar el turno
    } con { movements } sin usar.
keeps = { $who ->
        [you] tendrás
       *[other] { $who } tendrá
    }
left-behind = { $left ->
        [0] { $from } se queda sin naves
       *[other] { $from } conserva { $left }
    }
# ($n, $to, $who, $now, $left, $from)
will-move = { ships } a { $to }: { keeps } { $now } allí, { left-behind }.
# ($n, $strength, $garrison)
against = { ships } contra { $garrison ->
        [0] { $strength } nativos
       *[other] { $strength } { for-defending }
    }
# ($n, $strength, $garrison, $who, $stay, $left, $from)
will-conquer = { against }: { keeps } { $stay } allí, { left-behind }.
# ($n, $strength, $garrison, $to, $left, $from)
will-empty = { against }: no queda nadie y { $to } pasa a estar libre; { left-behind }.
# ($n, $strength, $garrison, $stay, $left, $from)
will-fail = { against }: { all-lost }, { $garrison ->
        [0] los nativos siguen allí
       *[other] allí { stay }
    }; { left-behind }.
hopeless-against-natives = Sin esperanza: hacen falta { $n }.
hopeless = Sin esperanza: la defensa no pierde nada.
will-abandon = { $planet } queda abandonado{ $natives ->
        [0] {""}
       *[other] ; vuelven sus { $natives } nativos
    }.
# ($n, $from, $other, $to)
threat = Con { ships } en { $from }, { $other } podría tomar { $to }.

## The text table

when-draft = pasada { $n } de la colonización
when-round = ronda { $round }
map = Mapa: { $map }.
draft-pass = Colonización, pasada { $n }.
# ($round, $limit)
round-of = Ronda { $round } de { $limit }.
# ($round, $limit)
round-of-at-most = Ronda { $round } de { $limit } como máximo.
goes-first = { $who ->
        [you] Empiezas.
       *[other] Empieza { $who }.
    }
# ($n, $calm)
calm-rounds = Rondas tranquilas seguidas: { $n } de { $calm }.
# ($least, $most)
scored-rounds = La producción puntúa en las rondas { $least } a { $most }.
# ($production, $total, $who)
domination = La dominación exige una producción de { $production } sobre { $total }, dos rondas seguidas; { $who ->
        [you] ya la tienes
        [nobody] aún nadie la tiene
       *[other] { $who } ya la tiene
    }
# ($production, $total, $who)
domination-now = { domination }.
# ($production, $total, $who, $reader)
domination-soon = { domination } y { $who ->
        [you] ganas
       *[other] gana
    } al final de esta ronda { unless-stopped }.

seats = Puestos
planets = Planetas
column-seat = Puesto
column-production = Producción
column-ships = Naves
column-planets = Planetas
column-score = Puntuación
column-reserve = Reserva
column-state = Estado
column-planet = Planeta
column-size = Tamaño
column-owner = De quién
column-limit = Límite
column-natives = Nativos
column-builds = Construye
column-lanes = Rutas a
state-out = Fuera
state-to-move = Le toca
state-to-move-dominant = Le toca, domina
state-dominant = Domina
state-won = Ha ganado
planet-size = { $size ->
        [small] Pequeño
        [medium] Mediano
       *[large] Grande
    }
free-planet = Libre
subdued = Sometidos

## Refusals: to the one whose turn it is, as "you"

belongs = { $other ->
        [nobody] está libre
       *[other] es de { $other }
    }
more = { $n } más
# ($planet, $map)
no-such-planet = No hay ningún planeta { $planet } en el mapa «{ $map }».
says-too-much = Esa jugada dice más de lo necesario.
no-pass-in-draft = No puedes pasar durante la colonización.
no-movement-in-draft = Los movimientos empiezan cuando termina la colonización.
can-still-settle = { $n ->
        [one] Tu nave aún puede
       *[other] Tus { $n } naves aún pueden
    } colonizar un planeta. A tus planetas solo se añaden las que ya no pueden.
can-settle-no-more = { $n ->
        [one] Tu nave ya no puede colonizar nada. Añádela
       *[other] Tus { $n } naves ya no pueden colonizar nada. Añádelas
    } a tus propios planetas.
draft-is-over = La colonización ha terminado: esta es la ronda { $round }.
settled-already = { $planet } ya es tuyo. Cada turno de la colonización toma un planeta nuevo.
# ($planet, $other)
not-free-to-settle = { $planet } { belongs }. Elige un planeta libre.
# ($planet, $natives, $least)
needs-ships = { $planet } { $natives ->
        [0] no tiene nativos
       *[other] tiene { $natives } nativos
    } y exige al menos { $least ->
        [one] 1 nave
       *[other] { $least } naves
    }
# ($planet, $natives, $least, $n)
too-few = { needs-ships }, no { $n }.
# ($planet, $natives, $least, $n, $reserve)
too-few-and-too-few-left = { needs-ships }, no { $n }; te { $reserve ->
        [one] queda 1
       *[other] quedan { $reserve }
    }.
# ($planet, $natives, $least, $n, $reserve)
too-few-left = { needs-ships }; te { $reserve ->
        [one] queda 1
       *[other] quedan { $reserve }
    }, no { $n }.
# ($reserve, $n)
more-than-reserve = Te { $reserve ->
        [one] queda 1 nave
       *[other] quedan { $reserve } naves
    }, no { $n }.
# ($planet, $limit, $most, $n)
too-many-to-settle = En { $planet } caben como mucho { $limit } naves, así que pueden colonizarlo { $most } como mucho, no { $n }.
# ($planet, $other)
not-yours-to-add = { $planet } { belongs }. Añade tus naves a planetas tuyos.
# ($planet, $room, $n)
no-room-there = { $planet } tiene sitio para { room }, no { $n }.
add-one = Añade al menos 1 nave, no { $n }.
# ($from, $other)
not-yours-to-move = { $from } { belongs }. Mueve naves de planetas tuyos.
moves-nowhere = Envía las naves a un planeta que no sea { $from }.
# ($from, $to, $list)
no-way = Ningún camino por tus propios planetas lleva de { $from } a { $to }. Desde { $from } { $list ->
        [none] tus naves no llegan a ningún otro planeta tuyo
       *[other] tus naves llegan a { $list }
    }.
# ($to, $other, $from, $list)
not-next-door = { $to } { belongs } y no es vecino de { $from }. Desde { $from } { $list ->
        [none] no puedes atacar nada
       *[other] puedes atacar { $list }
    }.
# ($to, $limit, $most, $n)
too-many-to-attack = En { $to } caben como mucho { $limit } naves, así que pueden atacarlo { $most } como mucho, no { $n }.
move-one = Mueve al menos 1 nave, no { $n }.
# ($from, $garrison, $n)
more-than-there = En { $from } hay { $garrison ->
        [one] 1 nave
       *[other] { $garrison } naves
    }, no { $n }.
# ($from, $n, $strength, $to)
last-planet = { $from } es tu último planeta. { $n ->
        [one] Su nave se perdería
       *[other] Sus { $n } naves se perderían
    } contra { $strength } en { $to }, y eso no está permitido.
send-fewer = Envía como mucho { $most }.

## Options and presets

map-option = Mapa
map-note = Escribe cualquier número para un mapa aleatorio justo; el mismo número da siempre el mismo mapa.
start = Inicio
start-by-draft = Colonizar planetas por turnos
start-at-homes = Inicio rápido: un planeta natal por puesto
end = Final
end-note = La última especie viva siempre gana.
end-by-domination = Dominación, o mayor puntuación al final
end-by-score = Mayor puntuación al final
end-by-eradication = Solo erradicación (larga)
length = Duración
settling = Naves para colonizar
settling-full = Nativos + 1
settling-half = Mitad de los nativos + 1
handicap = Hándicap
first-game = Primera partida
first-game-note = Menos rondas y, con dos personas, un mapa pequeño.
standard = Estándar
standard-note = Colonizar planetas por turnos, y luego ganar por dominación o por puntuación.
short-game = Corta
short-game-note = Menos rondas, y así menos mensajes en partidas por enlace.
long-game = Larga
long-game-note = Más rondas.
quick-start = Inicio rápido
quick-start-note = Cada cual empieza con un planeta natal, y la partida es más corta. Los puestos están menos igualados.

random-map = Mapa aleatorio { $seed }
# ($seats, $list)
accepted-maps = los mapas para { $seats } personas son { $list }, y rnd-{ $seats }-<número> con un número del 0 al 4294967295.
short-length = Corta, { $n } rondas
normal-length = Normal, { $n } rondas
long-length = Larga, { $n } rondas
# ($seats, $most, $n)
length-hint =
    Cualquier número del { $seats } al { $most }; por debajo de { $n }, los más justos son los múltiplos de { $seats }. Sin
    efecto si solo la erradicación termina la partida.
# ($seats, $most, $word)
accepted-bonus = son { $seats } números del 0 al { $most } separados por comas, uno por puesto, o { $word }.
# ($most, $example)
bonus-hint = Naves de más, puesto por puesto y en orden, de 0 a { $most } cada uno, por ejemplo { $example }.
bonus-of-map = El del mapa
no-bonus = { $n } naves por puesto

## What a good move is for, as the task in "Find the move"

aim-dominate = Consigue la dominación
aim-break = Acaba con la dominación de un rival
aim-stop = Sabe cuándo parar
aim-movements = Usa bien tus movimientos
aim-settle = Coloniza el planeta correcto
aim-add = Pon tus naves donde cuentan
aim-gather = Reúne naves
aim-gather-attack = Reúne naves para un ataque
aim-take-free = Toma un planeta libre
aim-take = Toma un planeta de un rival
aim-empty = Echa a un rival de un planeta
aim-weaken = Debilita un planeta

## How moves are written, behind "comes"

some-planet = un planeta, de a1 a f9 o z1
some-ships = un número de naves, 255 como máximo

## Characters of bots: what each does, behind its name and a colon, without a full stop

named-raider = saqueador
named-settler = colono
named-guard = guardián
raider = toma planetas de otros antes de colonizar los libres
settler = coloniza planetas libres antes de atacar
guard = reúne sus naves en sus fronteras y ataca tarde
