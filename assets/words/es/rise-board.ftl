### $name: never behind a preposition when it is the reader.
###
### number: $n, $rounds, $left, $price, $worth, $sectors, $bonus, $bid, $score, $pile

## Pieces of messages

colour = { $colour ->
        [black] negro
        [blue] azul
        [red] rojo
       *[white] blanco
    }
# Dos discos negros.
colours = { $colour ->
        [black] negros
        [blue] azules
        [red] rojos
       *[white] blancos
    }
gems = { $n ->
        [one] 1 gema
       *[other] { $n } gemas
    }
unknown-gems = ? gemas
count-cards = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
count-disks = { $n ->
        [one] 1 disco
       *[other] { $n } discos
    }
count-sectors = { $n ->
        [one] 1 sector
       *[other] { $n } sectores
    }
gems-left = { $left ->
        [one] 1 gema
       *[other] { $left } gemas
    }
gems-worth = { $worth ->
        [one] 1 gema
       *[other] { $worth } gemas
    }
you = tú
you-alone = Tú

## Cards

kind-action = Acción
kind-won = Al ganarla
kind-harvested = Al cosecharla
kind-turn-start = Inicio de turno
kind-turn-end = Fin de turno
kind-inactive = Al desactivarse
kind-after-preservation = Tras el rescate
kind-active = Si está activa
worth = Vale { $n }
known-to-all = Conocida

## Things on the table

market = Mercado
cards = Cartas
no-cards = sin cartas
pile-of = { $n ->
        [0] sin pila
       *[other] pila de { $n }
    }
disks-left = { $n ->
        [one] queda 1 disco
       *[other] quedan { $n } discos
    }
# ($n, $rounds)
round-of = Ronda { $n } de { $rounds }
deck-of = mazo { $n }
tiles-of = losetas { $n }

## Facts, each alone in a line

colour-alone = { $colour ->
        [black] Negro
        [blue] Azul
        [red] Rojo
       *[white] Blanco
    }
# ($n, $worth)
its-sectors = { $n ->
        [one] Su único sector vale
       *[other] Sus { $n } sectores valen
    } { $worth }
disks-to-place = { $n ->
        [one] Queda 1 disco
       *[other] Quedan { $n } discos
    } por colocar
you-have-cards = Tienes { count-cards } de ese color
closed-bank-alone = Banca oculta
cards-in-hand = { count-cards } en mano
pile-with-active = Pila de { $n }, activa: { $card }
dead-disks = Discos muertos: { $disks }
# ($n, $colour)
colour-count = { $n } { $n ->
        [one] { colour }
       *[other] { colours }
    }
deck = Mazo
cards-left = { $n ->
        [one] Queda 1 carta
       *[other] Quedan { $n } cartas
    }
tiles = Losetas
tiles-left = { $n ->
        [one] Queda 1 loseta
       *[other] Quedan { $n } losetas
    } por explorar
sector-at = Sector { $site }
unexplored = Sin explorar: una loseta de 0 a 4

## What a card can be used for: buttons, with what is certain about each in small letters below

expand = Expandir
other-way = { $verb ->
        [recover] Recuperar
        [bury] Enterrar
        [gain] Obtener
        [card] Carta
        [next] Siguiente
        [give] Dar
        [discard] Descartar
        [pass] Pasar
       *[other] { CAPITAL($verb) }
    }
event = Evento
auction = Subastar
harvest = Cosechar
nothing-to-place = Nada que colocar
explore = Explorar
explores = explorar
earn-up-to = Cobra hasta { $n }
earn-or-explore = { earn-up-to }, o explora
do-what-it-says = Haz lo que dice
# ($worth, $price)
harvest-and-price = { gems-worth } ({ $price ->
        [one] 1 gema salva
       *[other] { $price } gemas salvan
    } todos los sectores)
# ($worth, $price)
harvest-and-price-short = { gems-worth } ({ $price ->
        [one] 1 salva
       *[other] { $price } salvan
    } todo)

## Questions

tap-to-swap = Toca las cartas que cambias, o consérvalas todas.
to-swap = { $n } por cambiar. Toca más, o confirma.
keeping-all = Las conservas todas. Confirma, o toca una carta.
keep-all = Conservar todas
your-pile = Tu pila
drawn-from-deck = Robadas del mazo
put-back = Devolver, de arriba abajo
which-next = ¿Cuál viene ahora?
done = Hecho
pick-up = Recoger tu pila
revealed = Cartas reveladas
discarded-so-far = Descartes hasta ahora, de abajo arriba
has-bid = puja { $n }
# ($n, $pile)
hand-and-pile = { $n } en mano, { $pile } en pila

## Bids

bid = Pujar
your-sealed-bid = Tu puja secreta: { $n }
seller = Vende: { $name }
all-have-bid = Solo faltas tú
still-to-bid = Aún sin pujar: { $names }
bids-in = Han pujado: { $names }.
bids-missing = Aún sin pujar: { $names }.
# ($price, $n, $bonus)
price-of-all = { $price ->
        [one] 1 gema salva
       *[other] { $price } gemas salvan
    } { $n ->
        [one] el sector
       *[other] los { $n } sectores
    }{ $bonus ->
        [0] {""}
       *[other] ; Permacultura suma { $bonus }
    }
# ($n, $sectors, $left)
bid-alone = Tu puja sola salva { $n } de { $sectors } y te deja { gems-left }
# ($name, $bid, $left, $n, $worth)
if-you-win = Si ganas, pagas { $bid } a { $name }, conservas { gems-left } y obtienes { $n ->
        [one] una carta que vale
       *[other] cartas que valen
    } ahora { $worth }
# Behind "a".
the-bank = la banca
if-other-wins = Si gana otra persona, te paga a ti
if-you-lose = Si pierdes, no pagas nada
nothing = Nada
one = Uno
my-share = Mi parte
save-all = Salvar todo
half = Mitad
its-value = Su valor
all = Todo

## Everybody's cards

# ($name, $bank, $n)
seat = { CAPITAL($name) }: { $bank }, { $n } en mano
# ($name, $bank, $n, $disks)
seat-with-dead-disks = { seat }, discos muertos: { $disks }
closed-bank = banca oculta
# ($round, $facts)
state = { $round }, { $facts }
known-top = Lo que sabes del mazo, de arriba abajo:
known-bottom = Lo que sabes del fondo del mazo:
close = Cerrar
rules = Reglas

## Figures of a seat, in a line

# ($bank, $n)
figures = { $bank } · { count-cards }
# ($bank, $n, $score)
figures-with-score = { figures } · { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }
# ($bank, $n, $card)
figures-with-active = { figures } · activa: { $card }

## What happens: a title across the board, captions below the map

round = Ronda { $n }
the-end = Fin
nothing-to-do = Nada que hacer
disks-rise = Cada disco { colour } sube
sectors-saved = { $n ->
        [one] Se salva 1 sector
       *[other] Se salvan { $n } sectores
    }
sectors-lost = { $n ->
        [one] Se pierde 1 sector
       *[other] Se pierden { $n } sectores
    }
nothing-to-save = Cápsulas de estasis: no hay nada que salvar
permaculture-adds = Permacultura suma { $n }
exchange = La mano y el mercado se intercambian
you-show-hand = Enseñas tu mano
shows-hand = { $name } enseña su mano
shuffled = Se baraja el mazo
cards-turned-up = { $n ->
        [one] Se revela 1 carta
       *[other] Se revelan { $n } cartas
    }
hand-kept = Mano conservada: { $name }
# ($n, $name)
replaced = Cambia { $n }: { $name }
look-at-top = Una mirada a { $n ->
        [one] la de arriba
       *[other] las { $n } de arriba
    }
# ($n, $name)
won-with = Gana con { $n }: { $name }
takes-effect = Surte efecto: { $card }
turned-up = Se revela: { $card }

## Words that stand for a sign

gem-words = gema gemas
stems = subast enterr entierr destru descart rob intercambi cambi resuelv resol obt gema cosech muev muév mover pag coloc coloq pon salv rescat recuper devuelv devolv revel baraj
