### number: $least, $most, $minutes, $n, $planets, $lanes, $ships, $natives, $secrets, $level, $seat
### number: $players, $blue, $white, $value, $natural, $gems, $rank
### lane (Prosper) = ruta
### void hex = vacío
### site (Ozymandias) = sitio; gap = corte

## Pages

rules-of = Reglas de { $game }
contents = Índice
play-in-browser = Jugar en el navegador
read-rules = Leer las reglas
about = Acerca de Orrery
made-of = De qué está hecha esta página, y sus licencias
# ($tagline, $facts)
game-described = { $tagline } Un juego de mesa en el navegador: { $facts }, contra bots o por enlace.
ways-to-play = { front-tagline } { front-facts }.
table = Tabla { $n }

## Pictures for previews

picture-of = Un tablero de { $game } en plena partida
front-title = Juegos de mesa entre las estrellas
front-tagline = Juega contra bots, con amigos a tu lado o con quien quieras por enlace.
front-facts = Sin cuenta, sin instalar nada

## All drawings: what they tell those who cannot see them

seat = { $seat ->
        [0] Naranja
        [1] Celeste
        [2] Verde
        [3] Amarillo
        [4] Bermejo
       *[other] Púrpura
    }
then = Después: { $picture }
none = ninguno
fleet-goes = Una flota recorre { $places }.

## Drawings of Prosper or Perish

# ($planets, $lanes)
map-of = Mapa con { $planets } planetas y { $lanes } rutas.
# ($planet, $size, $natives)
planet-free = { $planet } es { $size ->
        [small] pequeño
        [medium] mediano
       *[large] grande
    } y está libre, { $natives ->
        [0] sin nativos
        [one] con 1 nativo
       *[other] con { $natives } nativos
    }.
# ($planet, $size, $who, $ships)
planet-held = { $planet } es { $size ->
        [small] pequeño
        [medium] mediano
       *[large] grande
    }; { $who } tiene allí { $ships ->
        [one] 1 nave
       *[other] { $ships } naves
    }.
# ($from, $to)
lane = { $from } a { $to }
lanes-are = Rutas: { $list }.
# ($ships, $from, $to)
ships-move = { $ships ->
        [one] 1 nave se mueve
       *[other] { $ships } naves se mueven
    } de { $from } a { $to }.

## Drawings and cards of Rise

kind-action = Acción
kind-won = Al ganarla
kind-harvested = Al cosecharla
kind-start = Al inicio de tu turno
kind-end = Al final de tu turno
kind-inactive = Al desactivarse
kind-preserved = Tras un rescate
kind-active = Si está activa
colour = { $colour ->
        [black] negro
        [blue] azul
        [red] rojo
       *[white] blanco
    }
# ($disk, $below)
disk-over = { $disk } sobre { $below }
no-disks = vacío
# ($site, $value, $disks)
sector-of = Sector { $site }: valor { $value }; { $disks }.
# ($site, $value, $natural, $gems, $disks)
sector-with-gems = Sector { $site }: valor { $value }, { $natural } de base y { $gems } en gemas; { $disks }.
unexplored-are = Sin explorar: { $sites }.
can-be-chosen = Se puede elegir: { $sites }.
# ($one, $other)
both = { $one } y { $other }

## Drawings of Kardashev

symbol = { $type ->
        [food] comida
        [matter] materia
        [energy] energía
       *[military] militar
    }
empty-space = espacio vacío
destroyed-planet = un planeta destruido
unexplored-space = sin explorar
planet-with = un planeta con { $symbols }
# ($who, $level)
colony-of = colonia de { $who }, nivel { $level }
# ($who, $level)
fleet-of = flota de { $who }, nivel { $level }
# ($space, $there)
space-of = { $space }: { $there }.
# ($from, $to)
fleet-supports = La flota de { $from } apoya el ataque a { $to }.
# ($players, $blue, $white, $homes)
board-for = Para { $players } personas: { $blue } casillas azules y { $white } blancas. Mundos de origen: { $homes }.
# ($who, $inner, $outer)
home-of = { $who } en { $inner } y { $outer }
level = Nivel { $level }
two-alike = 2 iguales
or = o
level-has = Nivel { $level }: { $technologies }.
# ($technology, $needed)
needs = { $technology } requiere { $needed }.
# ($one, $other)
either = { $one } o { $other }
# ($one, $other)
not-both = { $one } o { $other }, no ambas.

## Drawings and cards of Ozymandias

face-down = boca abajo
# Of a tile: "una loseta dorada".
suit = { $suit ->
        [gold] dorada
        [red] roja
       *[blue] azul
    }
# ($suit, $rank, $timing)
card-is = { $suit ->
        [gold] Dorada
        [red] Roja
       *[blue] Azul
    } { $rank } · { $timing }
# ($site, $name, $suit, $colonies, $hazards)
tile-on-site = Sitio { $site }: { $name }, { $suit }, colonias { $colonies }, peligros { $hazards }.
tile-face-down = Sitio { $site }: una loseta boca abajo.
# ($point, $owners)
disks-on = Discos en { $point }, de abajo arriba: { $owners }.
# ($who, $point)
fleet-on = Flota de { $who } en { $point }.
# ($who, $point, $strength)
fleet-with-strength = Flota de { $who } en { $point }, fuerza { $strength }.
price-to = A { $point }: { $secrets ->
        [one] 1 secreto
       *[other] { $secrets } secretos
    }.
# ($slot, $kind)
slot-has = { $slot } { $kind ->
        [colony] colonia
        [hazard] peligro
       *[intersection] cruce
    }
# ($name, $id, $slots)
tile-is = { $name }, { $id }: { $slots }
# ($name, $id, $slots, $gaps)
tile-with-gaps = { $name }, { $id }: { $slots }, cortes { $gaps }

## Drawings and tables of Settlers of the Cosmos

tile = Loseta
stone = Gema
what-it-does = Qué hace
planets-are = Planetas: { $sites }.
voids-are = Vacíos: { $sites }.
minerals-are = Minerales: { $sites }.
gas-is = Gas: { $sites }.
# ($who, $ships, $site)
stack-on = { $who }: { $ships } en { $site }.
arrow-over = Una flecha sobre { $sites }.
