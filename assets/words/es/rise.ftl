### expand = expandir, expansión
### colour = el negro (un imperio), un disco negro, una carta negra
### event = evento
### auction, put up for auction = subasta, subastar; bid = puja, pujar 3
### win an auction = ganar la subasta
### harvest = cosecha, cosechar
### preserve, save = salvar; preservation = rescate
### gem = gema
### disk = disco
### dead disk = disco muerto
### stack of disks = torre
### sector = sector
### place on the map = casilla
### unexplored = sin explorar
### pool = reserva
### pile, of a player = pila
### active card = carta activa
### market = mercado
### bank = banca
### lot = lote
### bury = enterrar, poner debajo del mazo
### recover = recuperar
### gain = obtener; earn = cobrar
### discard = descartar
### turn up, reveal = revelar
### take effect = surtir efecto; execute = resolver
### swap, mulligan = cambiar, cambio inicial
### natural value = valor base
### break a tie = desempatar
### pick up (the pile) = recoger
###
### person: $who, $other
### number: $n, $rounds, $rank, $value, $natural, $gems, $bank, $bid, $highest, $lowest, $price, $gift
### number: $sectors, $disks, $places, $unexplored, $revealed, $deck, $tiles

## Things in sentences

# Una carta negra.
colour-f = { $colour ->
        [black] negra
        [blue] azul
        [red] roja
       *[white] blanca
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
count-cards = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
count-sectors = { $n ->
        [one] 1 sector
       *[other] { $n } sectores
    }
# Behind "a".
bank-or-player = { $other ->
        [nobody] la banca
        [you] ti
       *[other] { $other }
    }
count-disks = { $n ->
        [one] 1 disco
       *[other] { $n } discos
    }
some-card = una carta
articles = El La Los Las

## What is asked

# ($who, $question)
question = { $who ->
        [you] { CAPITAL($question) }
       *[other] { $who }: { $question }
    }
# ($who, $card, $question)
question-of-card = { $who ->
        [you] { $card }: { $question }
       *[other] { $who }: { $card }: { $question }
    }

ask-swap = { $who ->
        [you] cambia las cartas que no quieras (solo una vez)
       *[other] cambia cartas (solo una vez)
    }
ask-action = expande, juega un evento, subasta o cosecha
ask-place = coloca un disco { colour }
ask-bid = puja por { $cards }
ask-bid-to-save = puja para salvar los sectores del { colour }
ask-bid-to-save-all = puja para salvar todos los sectores
ask-winner = desempata
ask-save = { $who ->
        [you] elige qué sector salvas
       *[other] elige qué sector se salva
    }
ask-invest = pon las gemas sobrantes en un sector
ask-recover = { $who ->
        [you] recupera una carta de tu pila
       *[other] recupera una carta de su pila
    }
ask-bury = entierra una carta del mercado
ask-gain = obtén una carta del mercado
ask-colour = elige un color
ask-dead = elige un disco muerto
ask-sector = elige un sector
ask-stack = elige la torre que se mueve
ask-where-to = elige adónde va la torre
ask-card = elige una carta
ask-player = elige a una persona
ask-next = elige qué surte efecto ahora
ask-keep = quédate con una carta
ask-give = { $other ->
        [you] darte una carta
       *[other] da una carta a { $other }
    }
ask-put-back = devuelve una, primero la de arriba
ask-discard = descarta una carta, la de arriba al final

game-over = La partida ha terminado.

## What a move did

chooses-in-secret = { $who } ha elegido en secreto.
keeps-hand = { $who ->
        [you] Conservas tu mano.
       *[other] { $who } conserva su mano.
    }
swaps-these = Cartas que cambias: { $cards }.
swaps = { $who ->
        [you] Cambias
       *[other] { $who } cambia
    } { count-cards }.
has-bid = { $who } ha pujado.
bids-this = Pujas { gems }.
puts-this-back = Devuelves { $card }.
puts-this-tile-back = Devuelves una loseta de valor { $n }.
puts-card-back = { $who } devuelve una carta al mazo.
puts-tile-back = { $who } devuelve una loseta.
recovers = { $who ->
        [you] Recuperas
       *[other] { $who } recupera
    } { $card }.
buries = { $who ->
        [you] Entierras
       *[other] { $who } entierra
    } { $card }.
gains-card = { $who ->
        [you] Obtienes
       *[other] { $who } obtiene
    } { $card }.
picks-up = { $who ->
        [you] Recoges tu pila.
       *[other] { $who } recoge su pila.
    }
# ($who, $card, $colour)
expands = { $who ->
        [you] Expandes
       *[other] { $who } expande
    } el { colour } con { $card }.
plays = { $who ->
        [you] Juegas
       *[other] { $who } juega
    } { $card }.
puts-up = { $who ->
        [you] Subastas
       *[other] { $who } subasta
    } { $card }.
harvests-card = { $who ->
        [you] Cosechas
       *[other] { $who } cosecha
    } { $card }.
harvests-card-for = { $who ->
        [you] Cosechas
       *[other] { $who } cosecha
    } { $card } por { gems }.
passes = { $who ->
        [you] Pasas.
       *[other] { $who } pasa.
    }
# ($who, $colour, $site)
places = { $who ->
        [you] Colocas
       *[other] { $who } coloca
    } un disco { colour } en { $site }.
takes-tie = { $who ->
        [you] Desempatas a tu favor.
       *[other] { $who } desempata a su favor.
    }
# ($who, $other)
breaks-tie = { $who ->
        [you] Desempatas
       *[other] { $who } desempata
    } a { $other ->
        [you] tu favor
       *[other] favor de { $other }
    }.
saves = { $who ->
        [you] Salvas
       *[other] { $who } salva
    } { $site }.
invests = { $who ->
        [you] Pones
       *[other] { $who } pone
    } las gemas sobrantes en { $site }.
invests-this = { $who ->
        [you] Pones
       *[other] { $who } pone
    } { $n ->
        [one] la gema sobrante
       *[other] las { $n } gemas sobrantes
    } en { $site }.
chooses-colour = { $who ->
        [you] Eliges
       *[other] { $who } elige
    } el { colour }.
chooses-dead = { $who ->
        [you] Eliges
       *[other] { $who } elige
    } un disco muerto { colour }.
chooses-sector = { $who ->
        [you] Eliges
       *[other] { $who } elige
    } { $site }.
chooses-card = { $who ->
        [you] Eliges
       *[other] { $who } elige
    } { $card }.
# ($who, $other)
chooses-player = { $who ->
        [you] Eliges a { $other }.
       *[other] { $other ->
            [you] { $who } te elige.
           *[other] { $who } elige a { $other }.
        }
    }
chooses-oneself = { $who ->
        [you] Te eliges.
       *[other] { $who } se elige.
    }
moves-stack = { $who ->
        [you] Mueves
       *[other] { $who } mueve
    } la torre a { $site }.
discards = { $who ->
        [you] Descartas
       *[other] { $who } descarta
    } { $card }.
is-done = { $who ->
        [you] Has terminado.
       *[other] { $who } ha terminado.
    }

turn = Ronda { $n }: { $who ->
        [you] te toca
       *[other] le toca a { $who }
    }.
has-to-pass = { $who ->
        [you] No puedes hacer nada y pasas.
       *[other] { $who } no puede hacer nada y pasa.
    }
takes-effect-for = { CAPITAL($card) } surte efecto para { $who ->
        [you] ti
       *[other] { $who }
    }.
turns-up = { $who ->
        [you] Revelas
       *[other] { $who } revela
    } { $card }.
turns-up-and-uses = { $who ->
        [you] Revelas { $card } y aplicas su acción.
       *[other] { $who } revela { $card } y aplica su acción.
    }
takes-effect = { $who ->
        [you] Tu carta { $card }
       *[other] La carta { $card } de { $who }
    } surte efecto.
tile-turned-up = Aparece una loseta de valor { $n } en { $site }.
# ($colour, $site)
disk-goes-on = Un disco { colour } va a { $site }.
earns-from = { $who ->
        [you] Cobras
       *[other] { $who } cobra
    } { gems } por { $site }.
harvests-from = { $who ->
        [you] Cosechas
       *[other] { $who } cosecha
    } { gems } con el { colour }.
gains = { $who ->
        [you] Obtienes
       *[other] { $who } obtiene
    } { gems }.
# ($who, $n, $other)
pays = { $who ->
        [you] Pagas { gems } a { bank-or-player }.
       *[other] { $other ->
            [you] { $who } te paga { gems }.
           *[other] { $who } paga { gems } a { bank-or-player }.
        }
    }
# ($payments, $other)
all-pay = { CAPITAL($payments) }{ $other ->
        [you] : todo para ti
       *[other] {" "}a { bank-or-player }
    }.
pays-first = { $who ->
        [you] pagas
       *[other] { $who } paga
    } { gems }
each-amount = { $who } { $n }
sector-gains = { $site } recibe { gems }.
sector-loses = { $site } pierde { gems }.
card-holds = { $card } tiene ahora { gems }.
# ($colour, $site, $who)
destroyed = Se destruye el disco { colour } de { $site }; { $who ->
        [you] te lo quedas
       *[other] se lo queda { $who }
    }.
# ($colour, $sites, $who)
all-destroyed = Se destruyen los discos { colours } de { $sites }; { $who ->
        [you] te los quedas
       *[other] se los queda { $who }
    }.
destroyed-from-pool = Se destruye un disco { colour } de la reserva; { $who ->
        [you] te lo quedas
       *[other] se lo queda { $who }
    }.
returned-to-pool = { $who ->
        [you] Devuelves
       *[other] { $who } devuelve
    } un disco muerto { colour } a la reserva.
stack-leaves = La torre de { count-disks } sale de { $site }.
stack-lands = Llega a { $site }.
disks-rise = Cada disco { colour } sube a lo alto de su torre.
is-up-for-auction = { CAPITAL($card) } sale a subasta.
theirs-is-up-for-auction = { $who ->
        [you] Tu carta { $card }
       *[other] La carta { $card } de { $who }
    } sale a subasta.
bids = { $who ->
        [you] Pujas
       *[other] { $who } puja
    } { $n }.
all-bids = Pujas: { $bids }.
wins = { $who ->
        [you] Ganas
       *[other] { $who } gana
    } con una puja de { $n }.
sectors-saved = { $n ->
        [one] Se salva 1 sector.
       *[other] Se salvan { $n } sectores.
    }
sectors-not-saved = { $n ->
        [one] 1 sector no se salva.
       *[other] { $n } sectores no se salvan.
    }
nothing-to-save = Cápsulas de estasis: no hay nada que salvar.
permaculture = { $who ->
        [you] Tu carta Permacultura
       *[other] La carta Permacultura de { $who }
    } entierra una loseta de valor { $n } y suma { $n } a las pujas.
becomes-active = { $card } es ahora { $who ->
        [you] tu carta activa
       *[other] la carta activa de { $who }
    }.
goes-to-hand = { CAPITAL($card) } va a { $who ->
        [you] tu mano
       *[other] la mano de { $who }
    }.
all-go-to-hand = { CAPITAL($cards) } van a { $who ->
        [you] tu mano
       *[other] la mano de { $who }
    }.
keeps = { $who ->
        [you] Te quedas
       *[other] { $who } se queda
    } con { $card }.
# ($who, $card, $other)
gives = { $who ->
        [you] Das { $card } a { $other ->
            [you] ti
           *[other] { $other }
        }.
       *[other] { $other ->
            [you] { $who } te da { $card }.
           *[other] { $who } da { $card } a { $other }.
        }
    }
is-buried = { CAPITAL($card) } va debajo del mazo.
all-are-buried = { CAPITAL($cards) } van debajo del mazo.
many-are-buried = { count-cards } { $n ->
        [one] va
       *[other] van
    } debajo del mazo.
comes-to-market = { CAPITAL($card) } llega al mercado.
all-come-to-market = { CAPITAL($cards) } llegan al mercado.
swaps-with-market = { $who ->
        [you] Cambias tu mano por el mercado.
       *[other] { $who } cambia su mano por el mercado.
    }
shows-empty-hand = { $who ->
        [you] Enseñas una mano vacía.
       *[other] { $who } enseña una mano vacía.
    }
shows-hand = { $who ->
        [you] Enseñas tu mano
       *[other] { $who } enseña su mano
    }: { $cards }.
looks-at-cards = { $who ->
        [you] Miras
       *[other] { $who } mira
    } { count-cards } del mazo.
looks-at-tiles = { $who ->
        [you] Miras
       *[other] { $who } mira
    } { $n ->
        [one] la loseta de arriba
       *[other] las { $n } losetas de arriba
    }.
deck-shuffled = Se baraja el mazo.
deck-empty = El mazo está vacío: no se revela nada.
cards-turned-up = { $n ->
        [one] Se revela 1 carta
       *[other] Se revelan { $n } cartas
    }: { $cards }.

## What a choice means

# ($colour, $value, $sectors, $disks)
colour-now = El { colour } vale { $value } en { $sectors ->
        [one] 1 sector
       *[other] { $sectors } sectores
    }; { $disks ->
        [0] no quedan discos
        [one] queda 1 disco
       *[other] quedan { $disks } discos
    } en la reserva.
# ($card, $colour)
expand-with = { $card }: coloca un disco { colour }.
no-disk-left = No queda ningún disco: no colocas ni cobras nada.
no-place-left = No hay dónde ponerlo: no colocas ni cobras nada.
count-places = { $places ->
        [one] 1 casilla
       *[other] { $places } casillas
    }
# ($places, $n, $unexplored)
places-earning = { count-places }, hasta { gems } por cobrar{ $unexplored ->
        [0] {""}
       *[other] ; { $unexplored } sin explorar
    }.
# ($places, $unexplored)
places-unexplored = { count-places }; { $unexplored } sin explorar.

harvest-now = { $card }: cobra { gems } ahora.
nobody-bids = No hay nada que salvar, así que nadie puja.
# ($n, $sectors)
gems-save = { $n ->
        [one] 1 gema salva
       *[other] { $n } gemas salvan
    } { $sectors ->
        [1] el único sector
        [2] los dos sectores
       *[other] los { $sectors } sectores
    }
# ($n, $sectors)
price = { gems-save }.
# ($n, $sectors)
price-less-top = { gems-save }; Permacultura descuenta la loseta de arriba.
# ($n, $sectors, $value)
price-less-tile = { gems-save }; Permacultura descuenta la loseta de arriba ({ $value }).
# ($n, $sectors, $gift)
price-with-gift = { gems-save }; Permacultura da { $gift }.
costs-in-any-case = Te cuesta { $n }, ganes o pierdas.

# ($card, $colour, $n)
auctioned = { $card }, carta { colour-f }, vale { gems } ahora.
worth-now = Vale { gems } ahora.
you-are-paid = Si ganas, pagas a { bank-or-player }. Si gana otra persona, te paga a ti.
# ($who, $other)
seller-is-paid = Si ganas, pagas a { $who }. Si gana { $who }, { $other ->
        [you] te paga a ti
       *[other] paga a { bank-or-player }
    }.
# ($who, $other)
seller-is-paid-by-winner = Quien gane paga a { $who }. Si gana { $who }, paga a { bank-or-player }.
winning-leaves = Si ganas, te { $n ->
        [one] queda
       *[other] quedan
    } { gems }; perder no cuesta nada.

# ($site, $colour)
cannot-take-disk = { $site } no admite un disco { colour }.
unexplored = { $site }, sin explorar: una loseta de 0 a 4{ and-top-card }.
# ($site, $value, $revealed)
unexplored-with-tile = { $site }, sin explorar: una loseta de valor { $value }{ and-top-card }.
and-top-card = { $revealed ->
        [0] {""}
       *[other] , y la carta de arriba
    }
# ($site, $value, $natural, $gems, $stack)
sector = { $site }, valor { $value }{ $gems ->
        [0] {""}
        [one] {" "}({ $natural } + 1 gema)
       *[other] {" "}({ $natural } + { $gems } gemas)
    }, { $stack }
# ($sector, $n)
sector-earning = { $sector }; cobras { gems }.
no-stack-there = vacío
# ($colour, $below)
stack-of = { colour } sobre { $below }
colour = { $colour ->
        [black] negro
        [blue] azul
        [red] rojo
       *[white] blanco
    }

# ($card, $colour, $kinds, $n, $effect)
card-now = { $card } ({ colour-f }, { $kinds }), vale { gems } ahora. { $effect }
no-such-seat = Ese puesto no existe.
# ($player, $n, $active)
player-now = { $player }: { count-cards } en mano, { $active }.
# ($player, $n, $active, $bank)
player-with-bank = { $player }: { count-cards } en mano, { $active }, { $bank ->
        [one] 1 gema
       *[other] { $bank } gemas
    }.
active = carta activa { $card }
no-active = sin carta activa
tile-of-value = Una loseta de valor { $n }.
keep-all = Conserva todas tus cartas.
swap-these = Cartas que cambias: { $cards }.
take-pile-of = { $n ->
        [one] 1 carta va
       *[other] { $n } cartas van
    } a tu mano y luego juegas tu turno.

explain-swap = Cambia las cartas que quieras por otras nuevas, solo una vez.
explain-pickup = Recoge toda tu pila en tu mano y luego juega tu turno.
explain-expand = Coloca un disco del color de una carta y cobra lo que vale su sector.
explain-event = Juega una carta por su acción.
explain-auction = Subasta una carta del mercado o cualquier carta activa. Las pujas son secretas.
explain-harvest = Cobra lo que vale el color de una carta. Luego las pujas deciden cuáles de sus sectores se salvan.
explain-save = Un sector que se salva conserva su disco superior. Los demás lo pierden.
explain-invest = Las gemas sobrantes van a uno de los sectores salvados.
explain-award = Tú eliges cuál de las pujas más altas gana.
explain-done = Eso es todo.

## The text table

when = ronda { $n }
end-by-pool = La reserva está vacía.
end-by-rounds = Se ha jugado la última ronda.
over-by-pool = La partida ha terminado: la reserva está vacía.
over-by-rounds = La partida ha terminado: se ha jugado la última ronda.
# ($rank, $who, $n)
ranked = { $rank }. { CAPITAL($who) } con { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }.
# ($n, $rounds, $who)
round-and-turn = Ronda { $n } de { $rounds }, { $who ->
        [you] te toca
       *[other] le toca a { $who }
    }.
is-ready = { $who ->
        [you] Ya has respondido.
       *[other] { $who } ya ha respondido.
    }
# ($n, $deck, $tiles)
supplies = { count-disks } en la reserva, { $deck ->
        [one] 1 carta
       *[other] { $deck } cartas
    } en el mazo, { $tiles ->
        [one] 1 loseta
       *[other] { $tiles } losetas
    } por explorar.
known-tiles = Losetas conocidas: { $known }.
# ($value, $n)
known-tile = { $value } (n.º { $n })
still-to-give = Por dar: { $cards }.
revealed = Cartas reveladas: { $cards }.
discarded-so-far = Descartes hasta ahora: { $cards }.

table-colours = Colores
table-galaxy = Galaxia
table-market = Mercado
table-players = Personas
table-hand = Tu mano
table-deck = Lo que sabes del mazo
table-pending = Por resolver, lo último primero
column-card = Carta
column-colour = Color
column-worth = Vale
column-kind = Tipo
column-effect = Efecto
column-value = Valor
column-sectors = Sectores
column-pool = En reserva
column-sector = Sector
column-natural = Base
column-gems = Gemas
column-disks = Discos, de arriba abajo
column-player = Quién
column-hand = Cartas en mano
column-known = Conocidas
column-active = Carta activa
column-pile = Pila, de arriba abajo
column-dead = Discos muertos
column-in-sight = Puntos a la vista
column-cards = Cartas
column-score = Puntuación
column-place = Lugar
column-step = Paso
column-by = De

unknown = Desconocida
none = Nada
no-disks = Vacío
bank-closed = Oculta
active-with-gems = { $card } con { gems }
# ($n, $colour)
dead-disks = { $n } { $n ->
        [one] { colour }
       *[other] { colours }
    }
# ($n, $deck)
place-in-deck = { $n } de { $deck }
colour-alone = { $colour ->
        [black] Negro
        [blue] Azul
        [red] Rojo
       *[white] Blanco
    }
step-swap = cambio inicial
step-turn = turno
step-expand = expansión
step-event = evento
step-execute = resolución
step-execute-set = resolución múltiple
step-auction = subasta
step-preserve = rescate
step-harvest = cosecha
step-order-won = al ganarlas: orden
step-order-harvested = al cosecharlas: orden
step-won = al ganarla
step-harvested = al cosecharla
step-start = inicio de turno
step-inactive = al desactivarse
step-discard = descarte

## Answers in advance

always-ask = Preguntarme siempre
answer-for-me = Responder por mí
when-auctioned = Cuando se subasta el { colour }
standing-bid = Pujas esa cantidad, o todo lo que tengas si es menos.
bid = Pujar { $n }
tie = Cuando debes desempatar
tie-answer = Ganas tú si estás en el empate; si no, la siguiente persona en el orden de turno.
saving = Qué sectores se salvan
saving-answer = En el orden habitual. Las gemas sobrantes van al sector más rico del color del que más tienes.
won-card = Cuando surte efecto una carta que has ganado
won-card-answer = Ayuda al sector más rico del color del que más tienes, o va a tu propia pila.
dead-tree = Señuelo del árbol seco
dead-tree-answer = Recuperas la carta más reciente que puedas.
out-of-turn = Estrellas negras y Cruzada, fuera de tu turno
out-of-turn-answer = Van adonde más valen para ti.
discarding = Cuando debes descartar cartas
discarding-answer = Primero el negro; luego el azul, el rojo y el blanco.
not-held = Cuando se subasta un color que no tienes
not-held-answer = Pujas 0.

## Refusals

possible = Posible: { $moves }.
possible-and-more = Posible: { $moves } y { $n } más.

quoted = «{ $verb }»
question-is = Ahora se espera { $asked }.
# ($asked, $verb)
question-is-not = Ahora se espera { $asked }, no «{ $verb }».
has-to-answer = Ahora se espera { $asked }, y debes responder.
has-to-bid = Debes pujar; lo mínimo es «bid 0».
keep-by-swapping-none = Para conservar tu mano, no cambies ninguna: «mulligan -».
name-card = Di una carta.
name-card-after = Di una carta después de «{ $verb }».
name-colour = Di un color.
unknown-words = No hay ningún verbo, carta ni color que se llame así.

actions = Elige pickup, expand, event, auction o harvest
choose-action = { actions }.
choose-action-not = { actions }, no «{ $verb }».
cannot-pass = { actions }. No puedes pasar mientras una de ellas sea posible.
hand-not-empty = Tienes { count-cards } en la mano; solo puedes recoger tu pila con la mano vacía.
pile-empty = Tu pila está vacía.
not-in-hand = { $card } no está en tu mano.
no-action = { $card } no tiene acción.
not-for-auction = { $card } no está en el mercado ni es una carta activa.

# ($bank, $bid)
bank-holds = Tu banca tiene { $bank ->
        [one] 1 gema
       *[other] { $bank } gemas
    }, no { $bid }
# ($bank, $bid, $cards)
bid-less-for = { bank-holds }; puja de 0 a { $bank } por { $cards }.
# ($bank, $bid, $price, $sectors, $gift)
bid-less-to-save = { bank-holds }; todas las pujas juntas deben llegar a { $price } para salvar { $sectors ->
        [one] el único sector
       *[other] los { $sectors } sectores
    }{ $gift ->
        [0] {""}
       *[other] ; Permacultura da { $gift }
    }, y cada cual paga su puja.

no-tile = { $site } no tiene loseta.
no-tile-near = { $site } no tiene loseta ni está junto a una.
no-tile-left = { $site } no tiene loseta y no quedan más por explorar.
# ($site, $colour)
has-to-start-anew = { $site } está ocupado; el { colour } no controla nada, así que empieza en un sector vacío o sin explorar.
shielded = { $site } está ocupado y la carta Escudo Xin está activa.
# ($site, $colour)
not-next-to-another = { $site } no está junto a otro sector que controle el { colour }.
# ($site, $n, $colour)
not-next-to-own = { $site } no está junto { $n ->
        [one] al único sector que controla
       *[other] a ninguno de los { $n } sectores que controla
    } el { colour }.
# ($site, $from)
not-next-to = { $site } no está junto a { $from }.
not-empty = { $site } no está vacío: tiene { count-disks }.
not-one-disk = { $site } tiene { count-disks }, no exactamente uno.
is-empty = { $site } está vacío.
is-chosen = Ya se ha elegido { $site }.
is-red = { $site } lo controla el rojo.
# ($site, $value, $lowest)
not-lowest = { $site } tiene valor { $value }; el más bajo es { $lowest }.
no-stack = { $site } no tiene torre que mover.
stack-stays = Junto a { $site } no hay ningún sector al que pueda ir su torre.
# ($site, $card)
not-for-card = { $site } no es un sector para { $card }.
not-at-stake = { $site } no está en juego: no lo controla ninguno de los colores que hay que salvar.
is-saved = { $site } ya se ha salvado.
higher-first = { $site } tiene valor { $value }. Salva primero los valores más altos.

seats = Los puestos de esta partida van de p1 a { $seat }.
# ($player, $bid, $highest)
bids-less = { $player } ha pujado { $bid }; la puja más alta es { $highest }.
is-oneself = Eres tú. Elige a otra persona.
no-cards = { $player } no tiene cartas en la mano.
no-active-card = { $player } no tiene carta activa.
# ($card, $player)
active-takes-effect = { $card } de { $player } ya está surtiendo efecto.
# ($card, $player)
active-has-no-action = { $card } de { $player } no tiene acción.

no-dead-disk = No tienes ningún disco muerto { colour }.
pool-lacks = En la reserva no queda ningún disco { colour }.
no-place-for = No hay casilla para un disco { colour }.

swap-own = { $card } no está en tu mano. Cambia cartas tuyas.
swap-only-own = Solo puedes cambiar cartas de tu propia mano.
not-in-pile = { $card } no está en tu pila.
in-no-pile = { $card } no está en ninguna pila.
not-in-market = { $card } no está en el mercado.
# ($card, $colour)
not-of-colour = { $card } no es una carta { colour-f }.
no-saved-colour = No se ha salvado el color de { $card }.
is-in-lot = { $card } ya está en el lote.
not-waiting = { $card } no está entre las que aún deben surtir efecto.
not-drawn = { $card } no está entre las cartas que has robado y aún tienes.
cannot-name = Ahora no se puede elegir { $card }.
put-tiles = Devuelve las losetas por su valor, por ejemplo «put 3».
put-cards = Devuelve las cartas por su nombre, por ejemplo «put banii-ritual».
not-looked-at = { $card } no está entre las que miras, o ya la has devuelto.
tile-not-looked-at = Una loseta de valor { $n } no está entre las que miras, o ya la has devuelto.

## How moves are written, behind "comes"

written-card = una carta, por ejemplo banii-ritual
written-cards = una lista de cartas separadas por comas, o -
written-colour = un color: k, b, r o w
written-player = un puesto, por ejemplo p1
written-site = una casilla, por ejemplo 2,-1, a 22 como máximo de 0,0
written-gems = un número de 0 a 9999
written-card-or-tile = una carta, o el valor de una loseta de 0 a 4

## Options and presets

setup = Preparación
setup-standard = Tres cartas y 9 gemas
setup-empty-hand = Sin cartas, 18 gemas: se empieza con una subasta
market = Mercado
three-cards = Tres cartas
four-cards = Cuatro cartas
banks = Bancas
banks-open = Todo el mundo ve todas las bancas
banks-closed = Solo ves la tuya
memory = Memoria
memory-shown = Las cartas vistas quedan marcadas
memory-hidden = Recuérdalas tú
who-starts = Quién empieza
starts-at-random = Al azar
starts-first-seat = El primer puesto
round-limit = Límite de rondas
round-limit-note = Cualquier número de 10 a 100.
rounds-20 = 20 rondas
rounds-30 = 30 rondas
rounds-40 = 40 rondas
rounds-60 = 60 rondas
rounds-100 = 100 rondas
disks-of-each = Discos por color
disks-6 = 6: la partida completa
disks-5 = 5: unos 55 turnos
disks-4 = 4: unos 43 turnos
first-game = Primera partida
first-game-note = 4 discos por color: unos dos tercios de la partida completa.
standard = Estándar
standard-note = La partida completa: unos 64 turnos.
short-game = Corta
short-game-note = 5 discos por color: unos 55 turnos.
tournament = Torneo
tournament-note = Solo ves tu propia banca, y las cartas las recuerdas tú.

## What a good move is for, as the task in "Find the move"

aim-destroy = Destruye un disco que molesta
aim-change = Cambia el valor de los colores
aim-let-die = Deja morir discos
aim-harvest = Cosecha en el momento justo
aim-trigger = Haz que una carta surta efecto
aim-exchange = Cambia tu mano
aim-expand = Expande un color y cobra por ello
aim-auction = Subasta la carta adecuada
aim-give = Da una carta
aim-raise = Haz subir los discos adecuados
aim-gain = Obtén gemas
aim-use = Usa una de tus cartas
aim-put-disk = Pon un disco en el sector adecuado
aim-action = Elige tu acción
aim-place = Encuentra el sector para este disco
aim-sector = Elige el sector
aim-colour = Elige el color
aim-disk = Elige el disco
aim-card = Elige la carta
aim-tie = Desempata

## Characters of bots: what each does, behind its name and a colon, without a full stop

named-banker = banquero
named-collector = coleccionista
named-pioneer = pionero
banker = cosecha gemas, puja bajo y mantiene llena su banca
collector = subasta cartas y puja alto por ellas
pioneer = expande siempre que puede, sobre todo hacia sectores nuevos

## The table of scores at the end

scores = Puntuaciones
part-gems = gemas
part-cards = cartas
part-dead = discos muertos
