### What Settlers of the Cosmos says. Names and texts of cards, races, tiles and stones are in
### engine/games/cosmos/catalogue.json; sites are written as d5.
###
### person: $who, $other
### number: $n, $wanted, $most, $against, $needed, $extras, $left, $dropped, $lost, $plus, $now, $instead
### number: $offence, $defence, $graveyard, $colonies, $rank, $last
###
### site = casilla
### hex = hexágono
### centre = centro
### corner = esquina
### void = vacío
### rim = borde
### open, closed (of a site) = abierta, cerrada
### empty (of a site, a planet) = libre
### resource spot = yacimiento
### mineral, gas = mineral, gas (1 mineral, 1 de gas)
### stack = escuadra
### main stack = escuadra principal
### graveyard = cementerio
### race = raza (its name has no article)
### power = poder
### graft = injerto
### hidden, to reveal = oculta, revelar
### open (of a race) = a la vista
### to move (ships) = mover, movimiento
### extra move = movimiento extra
### victory move = movimiento de victoria
### invasion, to invade = invasión, invadir (a stack: atacar)
### offence, defence (sides) = ataque, defensa
### side = bando
### main players = quien invade y quien defiende; as main player = como protagonista
### invade card = carta de invasión
### to ally = unirse a un bando; allies = aliados
### to stay out = no intervenir
### to call support = pedir apoyo
### accord = acuerdo
### offer, trade = oferta, comercio
### to set aside = apartar
### to purge = expulsar
### to cling = aferrarse
### to slip away = escabullirse
### to burn = sacrificar
### to strike back, bitterness = contraatacar, rencor
### company, to act as a friend = compañía, actuar por amistad
### to join (after an invasion) = desembarcar
### level = nivel
### stone = gema
### to discard = descartar
### Attack (a card) = Asalto; Defend (a kind of card) = Maniobra; more names are in cosmos-cards.ftl

## Names and figures, alone or in the sentences below

ships = { $n ->
        [one] 1 nave
       *[other] { $n } naves
    }
cards = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
actions = { $n ->
        [one] 1 acción
       *[other] { $n } acciones
    }
extra-moves = { $n ->
        [one] 1 movimiento extra
       *[other] { $n } movimientos extra
    }
minerals = { $n ->
        [one] 1 mineral
       *[other] { $n } minerales
    }
gas = { $n } de gas
no-goods = nada
side = { $side ->
        [offence] ataque
       *[defence] defensa
    }
part = { $part ->
        [main] escuadra principal
        [support] apoyo
        [allies] aliados
        [card] carta
        [wall] muro
        [mode] modo
        [tiles] losetas
        [tribute] tributo
        [trove] tesoro
        [stones] gemas
        [grafts] injertos
        [bitter] rencor
       *[burn] naves sacrificadas
    } { $n }
no-parts = nada
bare-hand = sin carta
bare-hand-text = Un Asalto de 0: no queda ninguna carta de invasión en el mazo ni en los descartes.
attack-text = Suma { $n } contra otro Asalto y vence a toda Maniobra.
reinforcement-text = Suma { $n } cuando se han revelado dos Asaltos, si así pasas a ir por delante.
cards-of-kind = { $n ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
       *[other] ocho
    } cartas de { $card }
ships-on = { ships } en { $site }
so-many-on = { $n } en { $site }
who-so-many = { $who } { $n }
# ($site, $kind, $goods, $stone)
site-kind = { $site } ({ $kind ->
        [planet] planeta
        [void] centro vacío
       *[corner] esquina
    }{ $goods ->
        [mineral] {" "}con mineral
        [gas] {" "}con gas
       *[none] {""}
    }{ $stone ->
        [none] {""}
       *[other] , gema { $stone }
    })
ships-of = { $who ->
        [you] { $n ->
                [one] tu nave
               *[other] tus { $n } naves
            }
       *[other] { ships } de { $who }
    }
# ($place, $stacks)
place-with-stacks = { $place }: { $stacks }
place-empty = { $place }, libre

## What is asked
## A question to the reader begins with a capital; to others it follows the name: "{p2}: choose the race you keep".
## What begins with "¿" has its capital here, because none is put behind that sign.

asks-race = elige con qué raza jugar
asks-planet = elige un planeta y llena el espacio a su alrededor
asks-second-planet = elige otro planeta y llena el espacio a su alrededor
asks-return = ¿Adónde regresan las naves?
asks-doubling = ¿Qué escuadra se duplica?
asks-growth = ¿Dónde añadir una nave?
asks-mode = ¿Lanza o escudo?
way-buy = compra
way-trade = comercia
way-purge = expulsa
asks-supply = { $ways }, o sigue
asks-reveal = revela { $who ->
        [you] tu
       *[other] su
    } raza, o sigue
# ($n, $extras)
asks-action = mueve naves o invade ({ $n ->
        [one] queda 1 acción
       *[other] quedan { $n } acciones
    }{ $extras ->
        [0] {""}
        [one] {" "}y 1 movimiento extra
       *[other] {" "}y { $extras } movimientos extra
    })
# ($who, $other, $site)
asks-ally = ¿Tomar partido? { $other ->
        [you] { $who } te invade
       *[other] { $who ->
                [you] Invades
               *[other] { $who } invade
            } a { $other }
    } en { $site }
asks-support = ¿Pedir apoyo para { $site }?
asks-card = elige una carta contra { $other ->
        [you] ti
       *[other] { $other }
    }
asks-face = ¿Cuál de las dos cartas cuenta?
asks-turncoat = ¿Cambiar de bando?
asks-copy = ¿Copiar la otra carta ({ $n })?
asks-burn = ¿Sacrificar hasta 4 naves, +2 por cada una?
# ($n, $against)
asks-reinforce = ¿Jugar Refuerzos? Van { $n } contra { $against }
asks-company = ¿Actuar por amistad?
asks-retreat = ¿Adónde se retira la escuadra principal?
asks-slip = ¿Escabullirse con la escuadra principal?
asks-spite = ¿Contraatacar?
asks-cling = ¿Aferrarse a la escuadra principal ganadora?
asks-graft = ¿Dar una nave a cambio de un poder?
asks-tile = ¿Qué loseta sube?
asks-shed = ¿Descartar cartas para robar otras tantas?
asks-join = ¿Desembarcar en { $site } con 1 o 2 naves?
asks-victory = ¿Hacer un movimiento de victoria?
asks-anything = elige
asked = { $who ->
        [you] { CAPITAL($what) }
       *[other] { $who }: { $what }
    }

## What a move did

made-secret-choice = { $who ->
        [you] Has elegido
       *[other] { $who } ha elegido
    } en secreto.
you-keep = Te quedas con la raza { $race }.
you-keep-openly = Te quedas con la raza { $race }, a la vista.
you-choose = Eliges { $cards }.
you-choose-and-reveal = Eliges { $cards } y revelas tu raza.
is-ready-to-act = { $who ->
        [you] Pasas a tus
       *[other] { $who } pasa a sus
    } acciones.
ends-turn = { $who ->
        [you] Terminas tu
       *[other] { $who } termina su
    } turno.

## What a move did: the question that follows tells everybody that the player has the power, or the cards

can-reinforce = { $who ->
        [you] Tus Refuerzos
       *[other] Los Refuerzos de { $who }
    } bastan para darle la vuelta al combate.
can-turncoat = { $who ->
        [you] Puedes
       *[other] { $who } puede
    } cambiar de bando, como solo puede Dos Caras.
can-copy = { $who ->
        [you] Puedes
       *[other] { $who } puede
    } copiar la carta, como solo puede Copista.
can-burn = { $who ->
        [you] Puedes
       *[other] { $who } puede
    } sacrificar naves, como solo puede Carnaza.
can-keep-company = { $who ->
        [you] Puedes
       *[other] { $who } puede
    } actuar por amistad, como solo puede Amigo.
can-slip = { $who ->
        [you] Puedes escabullirte
       *[other] { $who } puede escabullirse
    }, como solo puede Danzante.
can-spite = { $who ->
        [you] Puedes
       *[other] { $who } puede
    } contraatacar, como solo puede Despecho.
can-cling = { $who ->
        [you] Puedes aferrarte
       *[other] { $who } puede aferrarse
    } al bando ganador, como solo puede Parásito.
can-graft = { $who ->
        [you] Puedes
       *[other] { $who } puede
    } tomar un poder, como solo puede Gestalt.
can-raise = { $who ->
        [you] Puedes
       *[other] { $who } puede
    } subir una loseta, como solo puede Dominó.

## What a move did: the answer was no

keeps-side = { $who ->
        [you] No cambias
       *[other] { $who } no cambia
    } de bando.
declines-to-copy = { $who ->
        [you] No copias
       *[other] { $who } no copia
    } la carta.
declines-to-slip = { $who ->
        [you] No te escabulles
       *[other] { $who } no se escabulle
    }.
declines-company = { $who ->
        [you] No actúas
       *[other] { $who } no actúa
    } por amistad.
declines-to-cling = { $who ->
        [you] No te aferras
       *[other] { $who } no se aferra
    }.
declines-spite = { $who ->
        [you] No contraatacas
       *[other] { $who } no contraataca
    }.
burns-none = { $who ->
        [you] No sacrificas
       *[other] { $who } no sacrifica
    } ninguna nave.
plays-no-reinforcements = { $who ->
        [you] No juegas
       *[other] { $who } no juega
    } Refuerzos.
takes-no-power = { $who ->
        [you] No tomas
       *[other] { $who } no toma
    } ningún poder.
raises-no-tile = { $who ->
        [you] No subes
       *[other] { $who } no sube
    } ninguna loseta.
discards-nothing = { $who ->
        [you] No descartas
       *[other] { $who } no descarta
    } nada.
joins-nobody = { $who ->
        [you] No desembarcas
       *[other] { $who } no desembarca
    }.
adds-none = { $who ->
        [you] No añades
       *[other] { $who } no añade
    } ninguna nave.

## What a move did: what happened

puts-ships = { $who ->
        [you] Pones
       *[other] { $who } pone
    } { $stacks }.
loses-ships = { $who ->
        [you] Pierdes
       *[other] { $who } pierde
    } { $stacks }.
has-extra-moves = { $who ->
        [you] Tienes
       *[other] { $who } tiene
    } { extra-moves }.
reveals-race = { $who ->
        [you] Revelas tu
       *[other] { $who } revela su
    } raza: { $race }.
takes-stone = { $who ->
        [you] Tomas
       *[other] { $who } toma
    } la gema { $stone }.
# ($who, $stone, $site)
takes-stone-on = { $who ->
        [you] Tomas
       *[other] { $who } toma
    } la gema { $stone } en { $site }.
# ($stone, $site)
stone-lies-on = La gema { $stone } está en { $site }.
begins-with-more = { $who ->
        [you] Empiezas
       *[other] { $who } empieza
    } con { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    } más, porque { $who ->
        [you] tu
       *[other] su
    } puesto juega tarde.
race-brings = Al revelarse, { $race } trae { cards }.
round-begins = Empieza la ronda { $n }.
offer-lapses = { $who ->
        [you] Tu oferta { $offer }
       *[other] La oferta { $offer } de { $who }
    } caduca.
returns-to = { $who ->
        [you] Regresas
       *[other] { $who } regresa
    } a { $site } con { ships }.
misses-turn = { $who ->
        [you] Pierdes tu
       *[other] { $who } pierde su
    } turno: no hay ninguna casilla libre.
adds-ships = { $who ->
        [you] Añades
       *[other] { $who } añade
    } { ships } en { $site }.
mode-is = { $who ->
        [you] Tu modo
       *[other] El modo de { $who }
    } es { $mode ->
        [lance] lanza
       *[shield] escudo
    }.
gets-goods = { $who ->
        [you] Recibes
       *[other] { $who } recibe
    } { $goods }.
# ($who, $goods, $other, $price)
gets-from = { $who ->
        [you] Recibes
       *[other] { $who } recibe
    } { $goods } de { $other ->
        [you] ti
       *[other] { $other }
    } por { $price }.
# ($who, $other)
declines-offer = { $who ->
        [you] Rechazas
       *[other] { $who } rechaza
    } { $other ->
        [you] tu oferta
       *[other] la oferta de { $other }
    }.
# ($who, $other, $goods, $price)
offers = { $other ->
        [you] { $who } te ofrece { $goods }
       *[other] { $who ->
                [you] Ofreces
               *[other] { $who } ofrece
            } { $goods } a { $other }
    } por { $price }.
buys-ship = { $who ->
        [you] Compras
       *[other] { $who } compra
    } una nave en { $site } por 1 mineral.
buys-two-ships = { $who ->
        [you] Compras
       *[other] { $who } compra
    } 2 naves en { $site } por 1 mineral.
# ($who, $site, $to)
buys-ship-each = { $who ->
        [you] Compras
       *[other] { $who } compra
    } una nave en { $site } y otra en { $to } por 1 mineral.
draws-cards = { $who ->
        [you] Robas
       *[other] { $who } roba
    } { cards }.
new-in-hand = Nuevo en tu mano: { $cards }.
buys-card = { $who ->
        [you] Compras
       *[other] { $who } compra
    } una carta por 1 de gas.
# ($who, $other, $site)
purges = { $who ->
        [you] Expulsas
       *[other] { $who } expulsa
    } { $other ->
        [you] tu nave
       *[other] la nave de { $other }
    } de { $who ->
        [you] tu
       *[other] su
    } escuadra en { $site }.
shuffled = Los descartes se barajan y forman un nuevo mazo ({ cards }).
# ($who, $n, $from, $to)
moves = { $who ->
        [you] Mueves
       *[other] { $who } mueve
    } { ships } de { $from } a { $to }.
drops = { $who ->
        [you] Dejas
       *[other] { $who } deja
    } { ships } en { $site } de paso.
# ($who, $n, $from, $to, $over)
strides = { $who ->
        [you] Mueves
       *[other] { $who } mueve
    } { ships } de { $from } a { $to }, por encima de { $over }.
# ($who, $n, $from, $to)
leaps = { $who ->
        [you] Saltas
       *[other] { $who } salta
    } con { ships } de { $from } a { $to }. La gema Salto se ha gastado.
# ($who, $other, $to, $from)
invades = { $other ->
        [you] { $who } te invade
       *[other] { $who ->
                [you] Invades
               *[other] { $who } invade
            } a { $other }
    } en { $to } desde { $from }.
# ($who, $other, $to, $from, $sites)
invades-with-support = { $other ->
        [you] { $who } te invade
       *[other] { $who ->
                [you] Invades
               *[other] { $who } invade
            } a { $other }
    } en { $to } desde { $from }, con apoyo de { $sites }.
stays-out = { $who ->
        [you] No intervienes
       *[other] { $who } no interviene
    }.
# ($who, $side, $sites)
joins-side = { $who ->
        [you] Te unes
       *[other] { $who } se une
    } { $side ->
        [offence] al ataque
       *[defence] a la defensa
    } con { $sites }.
calls-support = { $who ->
        [you] Pides
       *[other] { $who } pide
    } apoyo a { $sites }.
calls-no-support = { $who ->
        [you] No pides
       *[other] { $who } no pide
    } apoyo.
holds-no-invade-card = { $who ->
        [you] No tienes
       *[other] { $who } no tiene
    } ninguna carta de invasión.
discards-hand = { $who ->
        [you] No tienes ninguna carta de invasión y descartas
       *[other] { $who } no tiene ninguna carta de invasión y descarta
    } { $cards }.
plays = { $who ->
        [you] Juegas
       *[other] { $who } juega
    } { $card }.
has-played-two = { $who ->
        [you] Has
       *[other] { $who } ha
    } jugado dos cartas.
changes-sides = { $who ->
        [you] Cambias de bando y te unes
       *[other] { $who } cambia de bando y se une
    } { $side ->
        [offence] al ataque
       *[defence] a la defensa
    }.
card-now-counts = { $who ->
        [you] Tu carta
       *[other] La carta de { $who }
    } vale ahora { $n }.
# ($who, $n, $site, $plus)
burns = { $who ->
        [you] Sacrificas
       *[other] { $who } sacrifica
    } { ships } en { $site }: +{ $plus }.
# ($side, $n, $parts)
side-total = { $side ->
        [offence] Ataque
       *[defence] Defensa
    } { $n }: { $parts }.
# ($who, $cards, $side, $n)
plays-reinforcements = { $who ->
        [you] Juegas
       *[other] { $who } juega
    } { $cards }: { $side ->
        [offence] el ataque
       *[defence] la defensa
    } sube a { $n }.
both-win = Ganan ambos bandos.
side-wins = Gana { $side ->
        [offence] el ataque
       *[defence] la defensa
    }.
# ($who, $n, $from, $to)
withdraws = { $who ->
        [you] Retiras
       *[other] { $who } retira
    } { ships } de { $from } a { $to }.
slips-away = { $who ->
        [you] Tu escuadra principal
       *[other] La escuadra principal de { $who }
    } se escabulle.
has-nowhere-to-go = { $who ->
        [you] Tu escuadra principal
       *[other] La escuadra principal de { $who }
    } en { $site } no tiene adónde ir.
loses-none-as-friend = { $who ->
        [you] Por amistad, no pierdes
       *[other] Por amistad, { $who } no pierde
    } ninguna nave.
# ($who, $other)
keeps-company = { $other ->
        [you] { $who } te hace compañía
       *[other] { $who ->
                [you] Haces
               *[other] { $who } hace
            } compañía a { $other }
    }.
# ($who, $cards, $other)
takes-cards = { $who ->
        [you] Tomas
       *[other] { $who } toma
    } { $cards } de { $other ->
        [you] tu mano
       *[other] la mano de { $other }
    }.
# ($who, $n, $other)
takes-random-cards = { $who ->
        [you] Tomas
       *[other] { $who } toma
    } { cards } al azar de { $other ->
        [you] tu mano
       *[other] la mano de { $other }
    }.
are-discarded = A los descartes: { $cards }.
discards = { $who ->
        [you] Descartas
       *[other] { $who } descarta
    } { $cards }.
discards-number = { $who ->
        [you] Descartas
       *[other] { $who } descarta
    } { cards }.
bitterness-grows = { $who ->
        [you] Tu rencor
       *[other] El rencor de { $who }
    } es ahora de +{ $n }.
strikes-back = { $who ->
        [you] Contraatacas
       *[other] { $who } contraataca
    }: el bando ganador pierde { ships }.
# ($who, $other, $site)
clings = { $who ->
        [you] Una de tus naves
       *[other] Una nave de { $who }
    } se aferra a { $other ->
        [you] tu escuadra
       *[other] la escuadra de { $other }
    } en { $site }.
clung-ship-is-gone = { $who ->
        [you] Tu nave aferrada
       *[other] La nave aferrada de { $who }
    } en { $site } ya no está.
# ($who, $site, $race)
takes-power = { $who ->
        [you] Das una nave de { $site } y tomas
       *[other] { $who } da una nave de { $site } y toma
    } un poder de la raza { $race }.
loses-power = { $who ->
        [you] Pierdes
       *[other] { $who } pierde
    } el poder de la raza { $race }.
# ($who, $tile, $n, $text)
raises-tile = { $who ->
        [you] Subes
       *[other] { $who } sube
    } { $tile } al nivel { $n }: { $text }.
# ($who, $n, $from, $to)
joins-with = { $who ->
        [you] Desembarcas
       *[other] { $who } desembarca
    } con { ships } de { $from } en { $to }.
accord = Quien invade y quien defiende llegan a un acuerdo.
# ($who, $n, $from, $to)
makes-victory-move = { $who ->
        [you] Tu movimiento de victoria
       *[other] Movimiento de victoria de { $who }
    }: { ships } de { $from } a { $to }.
makes-no-victory-move = { $who ->
        [you] No haces
       *[other] { $who } no hace
    } ningún movimiento de victoria.
invasion-failed = La invasión ha fracasado: termina { $who ->
        [you] tu turno
       *[other] el turno de { $who }
    }.
invasion-over = La invasión ha terminado: { $who ->
        [you] { $n ->
                [0] no te quedan acciones
                [one] te queda 1 acción
               *[other] te quedan { $n } acciones
            }
       *[other] { $n ->
                [0] a { $who } no le quedan acciones
                [one] a { $who } le queda 1 acción
               *[other] a { $who } le quedan { $n } acciones
            }
    }.
game-over = La partida ha terminado.

five-colonies = { $n ->
        [one] { $who ->
                [you] tienes
               *[other] { $who } tiene
            } cinco colonias
       *[other] victoria compartida con cinco colonias ({ $names })
    }.
last-round = era la última ronda.

## What a choice means
## While a move is chosen, for the beginning that is chosen so far.

# ($card, $text)
card-means = { CAPITAL($card) }. { $text }
# ($race, $motto, $text, $graft)
race-means = { $race }: { $motto }. { $text } { $graft }
# ($who, $n, $graveyard, $colonies)
player-has = { $who ->
        [you] Tienes
       *[other] { $who } tiene
    } { cards }, { $graveyard ->
        [one] 1 nave
       *[other] { $graveyard } naves
    } en el cementerio y { $colonies ->
        [0] ninguna colonia
        [one] 1 colonia
       *[other] { $colonies } colonias
    }.
race-is-revealed = Tu raza se revela.
race-stays-hidden = Tu raza sigue oculta.
everybody-sees-it = Lo ve todo el mundo.
lance-means = +3 cuando invades, hasta tu próximo turno.
shield-means = +3 cuando defiendes, hasta tu próximo turno.
will-have-colonies = Tendrás { $n ->
        [one] 1 colonia
       *[other] { $n } colonias
    }.
# ($n, $to, $left, $from)
ships-to = { ships } a { $to }; { $left ->
        [0] ninguna se queda
        [one] 1 se queda
       *[other] { $left } se quedan
    } en { $from }.
# ($dropped, $over, $n, $to, $left, $from)
walk-means = { $dropped ->
        [one] 1 nave
       *[other] { $dropped } naves
    } en { $over }, { ships } en { $to }; { $left ->
        [0] ninguna se queda
        [one] 1 se queda
       *[other] { $left } se quedan
    } en { $from }.
# ($n, $against)
before-cards = Antes de las cartas: { $n } contra { $against } (la defensa gana los empates).
can-add = { $who ->
        [you] Puedes
       *[other] { $who } puede
    } sumar { $n }
# ($offence, $defence)
sums = ataque { $offence }, defensa { $defence }
# ($offence, $defence)
sums-before-cards = Antes de las cartas: { sums }.
you-stay-out = No intervienes y conservas tus naves.
choose-stacks = Elige las escuadras que se unen { $side ->
        [offence] al ataque
       *[defence] a la defensa
    }.
adds = Suma { $n }.
friend-loses-none = Por amistad, no pierdes ninguna nave.
lost-with-side = Pierdes tus naves si pierde { $side ->
        [offence] el ataque
       *[defence] la defensa
    }.
fights-alone = Tu escuadra principal combate sin apoyo.
lost-if-you-lose = { $n ->
        [one] Esta escuadra se pierde
       *[other] Estas escuadras se pierden
    } si no ganas.
with-support = Con apoyo: elige cuáles de tus escuadras participan.
no-such-offer = Esa oferta no existe.
# ($goods, $price)
you-get-for = Recibes { $goods } por { $price }.
gets-back = { $who ->
        [you] Recuperas
       *[other] { $who } recupera
    } { $goods }.
offer-means = Ofrece mineral o gas y pide otros a cambio. La otra persona responde en su propio turno.
you-set-aside = Apartas { $goods }.
# ($goods, $price)
you-set-aside-for = Apartas { $goods } y pides { $price }.
choose-price = Elige qué pides a cambio.
card-costs = Cuesta 1 de gas (tienes { $n }). Robas una carta.
ships-cost = Cuesta 1 mineral (tienes { $n }).
choose-site-of-ships = Elige adónde van las naves.
new-ship-on = Una nave en { $site }.
two-new-ships-on = 2 naves en { $site }.
# ($site, $to)
new-ship-each = Una nave en { $site } y otra en { $to }.
# ($n, $most)
places-ships = Naves colocadas: { $n } de { $most }.
ships-come-back = { $n ->
        [one] 1 nave vuelve
       *[other] { $n } naves vuelven
    } de tu cementerio a { $place }.
# ($n, $site, $now)
grows = Añade { ships } en { $site } (ahora { $now }).
grows-none = No se añade ninguna nave.
# ($lost, $n, $site, $other)
purge-costs-some = Pierdes { $lost } de tus { ships } en { $site } y te libras de { $other ->
        [you] tu nave aferrada
       *[other] la nave de { $other }
    }.
purge-costs-all = Pierdes { $n ->
        [one] tu nave
       *[other] tus { $n } naves
    } en { $site } y te libras de { $other ->
        [you] tu nave aferrada
       *[other] la nave de { $other }
    }.
one-of-two-counts = Solo cuenta una de tus cartas de { $card }. La otra vuelve a tu mano.
# ($card, $second)
choose-which-counts = Cuando se revelen las cartas, eliges cuál cuenta: { $card } o { $second }. La otra vuelve a tu mano.
returns-to-hand = { $card } vuelve a tu mano.
you-burn-none = No sacrificas ninguna nave.
# ($n, $plus)
burning = Sacrificas { ships } por +{ $plus }.
# ($n, $plus, $offence, $defence)
burning-with-sums = Sacrificas { ships } por +{ $plus }: { sums } antes de los Refuerzos.
graft-of-hidden = Se revela { $other ->
        [you] tu raza
       *[other] la raza de { $other }
    }. Si tiene un poder que tomar, lo tomas por 1 nave de { $site }.
# ($site, $race, $graft)
graft-means = 1 nave de { $site } va a tu carta de raza, y tomas un poder de la raza { $race }. { $graft }
you-take-no-power = No tomas ningún poder.
no-tile-goes-up = No sube ninguna loseta, y tu raza sigue oculta.
# ($tile, $n, $text)
tile-goes-up = { $tile } sube al nivel { $n }: { $text }.
you-keep-cards = Conservas tus cartas.
you-discard-one = Descartas { $card } y robas una carta.
you-discard-two = Descartas { $cards } y robas 2 cartas.
your-ships-stay = Tus naves se quedan donde están.
go-on-to-actions = Pasa a tus acciones.
offers-are-declined = Las ofertas que te han hecho quedan rechazadas.
end-means = Termina tu turno.
end-with-unused = Termina tu turno sin usar { $unused }.
no-reinforcements = Conservas tus cartas, y tu bando pierde.
# ($n, $against)
n-against = { $n } contra { $against }.
# ($side, $offence, $defence)
stacks-change-sides = Tus escuadras se unen { $side ->
        [offence] al ataque
       *[defence] a la defensa
    }: { sums } antes de los Refuerzos.
# ($side, $offence, $defence)
stacks-keep-side = Tus escuadras siguen en { $side ->
        [offence] el ataque
       *[defence] la defensa
    }: { sums } antes de los Refuerzos.
your-card-still-counts = Tu carta sigue valiendo { $n }.
# ($n, $instead)
your-card-counts-instead = Tu carta vale { $n } en vez de { $instead }.
main-stack-is-lost = Pierdes tu escuadra principal: { ships }.
main-stack-stays = Tu escuadra principal se queda en { $site }.
main-stack-moves = Tu escuadra principal va a { $place }.
both-draw = Robas una carta, y { $who } también.
nobody-draws = Nadie roba cartas.
ships-not-lost-with-side = Tus naves no se pierden con tu bando.
ships-lost-with-side = Tus naves se pierden con tu bando.
lost-ship-clings = 1 de tus naves perdidas se aferra a { $other ->
        [you] tu escuadra
       *[other] la escuadra de { $other }
    } en { $site }.
no-ship-clings = Ninguna nave se aferra.
winner-loses = El bando ganador pierde { ships }.
winner-loses-and-bitter = { $n ->
        [0] 1 de tus naves perdidas va a tu carta de raza.
       *[other] El bando ganador pierde { ships }, y 1 de tus naves perdidas va a tu carta de raza.
    }
winner-loses-nothing = El bando ganador no pierde nada.
no-victory-move = Sin movimiento de victoria.
verb-means = { $verb ->
        [keep] Quédate con una raza, en secreto o a la vista.
        [settle] Coloca naves en un planeta libre y en las esquinas de su hexágono.
        [return] Hasta 4 naves vuelven de tu cementerio a una casilla libre del borde.
        [mode] La lanza da +3 al invadir y el escudo +3 al defender, hasta tu próximo turno.
        [double] Elige la escuadra que se duplica.
        [brood] Elige la escuadra que recibe 1 nave.
        [accept] Acepta una oferta: paga lo que pide y recibe lo que da.
        [decline] Rechaza una oferta. Lo que daba se devuelve.
        [offer] Ofrece mineral o gas y pide otros a cambio. La otra persona responde en su propio turno.
        [buy] Paga 1 mineral por una o dos naves, o 1 de gas por una carta.
        [purge] Pierde hasta 2 naves de una escuadra para librarte de la nave que se aferra a ella.
        [reveal] Tu raza se revela y actúa desde ahora.
        [move] Mueve naves a una casilla vecina.
        [walk] Da dos pasos: deja naves en la primera casilla y lleva otras a la segunda.
        [stride] Pasa por encima de una casilla hasta la de detrás.
        [leap] Ve a cualquier casilla abierta, una sola vez.
        [invade] Toda tu escuadra ataca a otra, vecina o en la misma casilla.
        [ally] Únete a un bando con escuadras enteras, o no intervengas.
        [support] Pide ayuda a escuadras tuyas cerca de la casilla invadida, cada una entera.
        [play] Elige tu carta en secreto.
        [face] Elige qué carta cuenta. La otra vuelve a tu mano.
        [turncoat] Cambia de bando con todas tus escuadras, o quédate.
        [copy] Tu carta toma el valor de la otra carta.
        [slip] Tu escuadra principal no se pierde con tu bando.
        [company] Por amistad no pierdes naves, o robas una carta junto con el bando ganador.
        [cling] Una de tus naves perdidas se aferra a la escuadra principal ganadora.
        [spite] El bando ganador pierde la mitad de naves que tú.
        [burn] Sacrifica hasta 4 naves que no combaten: +2 por cada una.
        [reinforce] Juega Refuerzos que te pongan por delante.
        [retreat] Elige adónde va tu escuadra principal.
        [graft] Una nave de una escuadra que ha combatido va a tu carta de raza, y tomas un poder del bando perdedor.
        [tile] Sube una loseta un nivel.
        [shed] Descarta cartas y roba otras tantas.
        [join] Mueve 1 o 2 naves al planeta invadido.
        [victory] Haz un movimiento normal con cualquier escuadra.
       *[none] {""}
    }

## The text table

table-players = Personas
table-stacks = Escuadras
table-hexes = Hexágonos
table-hand = Tu mano
column-player = Quién
column-colonies = Colonias
column-minerals = Minerales
column-gas = Gas
column-cards = Cartas
column-ships-on-board = Naves en juego
column-graveyard = Cementerio
column-race = Raza
column-site = Casilla
column-kind = Tipo
column-ships = Naves
column-centre = Centro
column-stone = Gema
column-card = Carta
column-copies = Copias
column-what-it-does = Qué hace
column-spots = Yacimientos
column-counters = Mineral y gas
race-unknown = Oculta
race-none = Ninguna
race-known-but-hidden = { $race } (oculta)
stone-none = Ninguna
# ($kind, $goods)
kind-of-site = { $kind ->
        [planet] Planeta
        [void] Vacío
       *[corner] Esquina
    }{ $goods ->
        [mineral] , mineral
        [gas] , gas
       *[none] {""}
    }
stack-with-clung = { $stack }, y una nave aferrada de { $other }
# ($rank, $who, $colonies)
standing = { $rank }. { CAPITAL($who) } con { $colonies ->
        [one] 1 colonia
       *[other] { $colonies } colonias
    }.
tiles-of = { $who ->
        [you] Tus losetas
       *[other] Losetas de { $who }
    }: { $tiles }.
tile-with-level = { $tile } { $n }
stones-of = { $who ->
        [you] Tus gemas
       *[other] Gemas de { $who }
    }: { $stones }.
grafts-of = { $who ->
        [you] Tus injertos
       *[other] Injertos de { $who }
    }: { $races }.
bitterness-of = { $who ->
        [you] Tu rencor
       *[other] Rencor de { $who }
    }: +{ $n }.
# ($offer, $who, $goods, $other, $price)
open-offer = Oferta { $offer }: { $other ->
        [you] { $who } te da { $goods }
       *[other] { $who ->
                [you] das
               *[other] { $who } da
            } { $goods } a { $other }
    } por { $price }.
# ($side, $who, $site, $n)
side-with-main-stack = { $side ->
        [offence] Ataque
       *[defence] Defensa
    }: { $who } en { $site } { $n ->
        [0] sin naves
        [one] con 1 nave
       *[other] con { $n } naves
    }
# ($half, $sites)
side-with-support = { $half }, apoyo en { $sites }
# ($half, $who, $sites)
side-with-ally = { $half }, { $who } en { $sites }
# ($half, $card)
side-with-card = { $half }, { $card }
side-with-total = { $half }, { $n } en total
more-cards-at-start = Más cartas al inicio: { $more }.
setting-up = Preparación{ $who ->
        [you] , te toca
        [nobody] {""}
       *[other] , le toca a { $who }
    }.
# ($n, $last, $who)
round-of = Ronda { $n } de { $last }{ $who ->
        [you] , te toca
        [nobody] {""}
       *[other] , le toca a { $who }
    }.
is-ready = { $who ->
        [you] Ya has terminado
       *[other] { $who } ya ha terminado
    }.
# ($race, $text)
your-race = Tu raza: { $race }. { $text }
# ($race, $text)
your-hidden-race = Tu raza: { $race }, oculta. { $text }
you-were-dealt = Puedes elegir entre { $races }.
when-set-up = preparación
when-round = ronda { $n }
over-because = La partida ha terminado: { $why }
deck-has = { $n ->
        [one] Queda 1 carta
       *[other] Quedan { $n } cartas
    } en el mazo.
discard-is-empty = No hay descartes.
discarded = Descartado: { $cards }.

## Refusals
## To the player who is asked and has chosen something that isn't allowed.

# ($right, $given)
now-choose = Elige ahora «{ $right }», no «{ $given }».
now-supply = Elige ahora una compra, una oferta o «ready», no «{ $given }».
now-act = Elige ahora un movimiento, una invasión o «end», no «{ $given }».
no-answer = Eso no responde a la pregunta.
is-always-open = La raza { $race } está siempre a la vista. Quita «open».
is-open-in-this-game = En esta partida, la raza { $race } está siempre a la vista. Quita «open».
# ($race, $races)
not-dealt = La raza { $race } no está entre las tuyas. Puedes quedarte con { $races }.
has-no-planet = En { $site } no hay ningún planeta.
choose-empty-planet = Elige un planeta libre.
choose-empty-site = Elige una casilla libre.
# ($n, $who, $names, $site)
occupied = { $n ->
        [one] { $who ->
                [you] Tienes naves en { $site }
               *[other] { $who } tiene naves en { $site }
            }
       *[other] En { $site } ya hay naves ({ $names })
    }.
# ($site, $names)
is-closed = { $site } está cerrada: hay naves de { $names }.
# ($most, $wanted)
planet-takes = En el planeta se ponen de 1 a { $most } naves, no { $wanted }.
# ($n, $wanted)
can-place-first = Puedes colocar { ships } ahora y guardar 1, no { $wanted }.
# ($n, $wanted)
can-place = Puedes colocar { ships }, no { $wanted }.
# ($site, $example)
not-on-rim = { $site } no está en el borde. Elige una casilla libre del borde, por ejemplo { $example }.
doubles-in-first-turn = En tu primer turno se duplica una escuadra.
doubles-in-first-turn-only = Una escuadra solo se duplica en tu primer turno.
you-have-no-stack-on = No tienes ninguna escuadra en { $site }.
stack-is-full = Tu escuadra en { $site } está completa: { ships }.
# ($site, $n, $wanted)
has-room-for-more = En { $site } { $n ->
        [one] cabe 1 más
       *[other] caben { $n } más
    }, no { $wanted }.
# ($site, $n, $wanted)
has-room-for = En { $site } { $n ->
        [one] cabe 1 nave
       *[other] caben { $n } naves
    }, no { $wanted }.
no-offer = No existe la oferta { $offer }.
offer-is-for = La oferta { $offer } es para { $other ->
        [you] ti
       *[other] { $other }
    }.
# ($goods, $owned)
offer-asks-for = Pide { $goods }, y tienes { $owned }.
no-trade = En esta partida no se comercia.
offer-goes-to-another = Una oferta se hace a otra persona.
offer-names-at-most = Una oferta lleva como mucho { $most } de cada tipo.
two-offers-made = Ya has hecho dos ofertas en este turno, no puedes hacer más.
# ($goods, $owned)
cannot-set-aside = No puedes apartar { $goods }: tienes { $owned }.
no-gas-for-card = Una carta cuesta 1 de gas, y no tienes.
# ($n, $most)
too-many-cards = Tienes { $n } cartas. Con { $most } o más no puedes comprar ninguna.
no-card-is-left = No quedan cartas en el mazo ni en los descartes.
no-mineral-for-ships = Las naves cuestan 1 mineral, y no tienes.
# ($n, $wanted)
graveyard-has = En tu cementerio hay { ships }, no { $wanted }.
one-ship-for-ascended = Etéreo compra una sola nave por mineral.
cannot-buy-these-ships = Esas naves no se pueden comprar.
nothing-clings = Ninguna nave se aferra a tu escuadra en { $site }.
no-hidden-race = No tienes ninguna raza oculta que revelar.

## Refusals: moves and invasions

# ($site, $from)
is-not-next-to = { $site } no está junto a { $from }.
# ($from, $sites)
you-reach = Desde { $from } llegas a { $sites }.
already-there = Las naves ya están en { $site }.
move-at-least-one = Mueve al menos 1 nave.
# ($n, $site, $wanted)
you-have-ships-on = Tienes { ships } en { $site }, no { $wanted }.
clung-stack-moves-whole = Una nave se aferra a tu escuadra en { $site }, así que se mueve entera ({ ships }).
both-stacks-are-clung-to = Hay naves aferradas a las dos escuadras, así que no pueden juntarse.
main-stack-is-no-support = Tu escuadra en { $site } es la principal.
stacks-that-can-join = Escuadras tuyas que pueden participar: { $sites }.
only-mason-walks = Solo Albañil puede dar dos pasos.
has-walked = Ya has caminado una vez en este turno.
clung-stack-cannot-walk = Una nave se aferra a tu escuadra en { $site }: no puede dar dos pasos.
walk-takes-three = Para caminar hacen falta 3 naves o más, y en { $site } hay { $n }.
no-stride-stone = No tienes la gema Zancada.
has-stridden = Ya has usado la gema Zancada en este turno.
no-reach-stone = No tienes la gema Salto.
way-ends-where-it-begins = El camino no puede acabar en { $site }, donde empieza.
# ($from, $over, $to, $n)
walk-leaves-ships = Debe quedar al menos 1 nave en { $from }, 1 en { $over } y 1 en { $to }; tienes { ships }.
only-extra-moves = Solo te quedan movimientos extra: no puedes invadir.
not-yourself = No puedes invadir tus propias escuadras.
no-such-player = No existe el puesto { $player }.
has-no-stack-on = { $other ->
        [you] No tienes
       *[other] { $other } no tiene
    } ninguna escuadra en { $site }.

## Refusals: answers in an invasion

hand-is-empty = No tienes cartas en la mano.
card-held-only = Solo tienes { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    } de { $card }.
# ($card, $cards)
card-not-held = No tienes { $card }. Tienes { $cards }.
bare-hand-only-without-card = Solo puedes jugar sin carta si ya no queda ninguna carta de invasión.
is-no-invade-card = { $card } no es una carta de invasión.
only-two-faced-plays-two = Solo Dos Caras juega dos cartas.
# ($cards, $card)
you-chose-others = Has elegido { $cards }, no { $card }.
stack-fights = Tu escuadra en { $site } combate: no puedes sacrificarla.
# ($site, $n, $wanted)
site-has = En { $site } hay { ships }, no { $wanted }.
burn-at-most = Puedes sacrificar como mucho 4 naves, no { $wanted }.
# ($n, $against, $needed, $wanted)
reinforcements-not-enough = Con eso son { $n } contra { $against }; hace falta sumar { $needed }, no { $wanted }.
name-a-site-or-no = Indica la casilla a la que va tu escuadra principal, o «no».
name-a-site = Indica la casilla a la que va tu escuadra principal.
invading-stack-stays = Una escuadra principal que invade se queda donde está: «yes» o «no».
revealed-slips-away = Tu raza está a la vista: tu escuadra principal se escabulle.
# ($site, $sites)
no-stack-that-fought = En { $site } no tienes ninguna escuadra que haya combatido. La nave puede venir de { $sites }.
revealed-raises-tile = Tu raza está a la vista: sube una loseta.
tile-at-level-two = { $tile } ya tiene nivel 2.
tiles-first-at-level-one = { $tile } no sube al nivel 2 hasta que todas las losetas tengan nivel 1.
shed-one = Tu loseta Criba tiene nivel 1: descartas una carta.
# ($site, $to, $sites)
cannot-join-from = En { $site } no tienes ninguna escuadra que haya combatido y pueda ir a { $to }. Puedes desembarcar desde { $sites }.
join-with-one-or-two = Desde { $site } puedes desembarcar con 1 o 2 naves, no con { $wanted }.
# ($site, $n, $wanted)
join-with = Desde { $site } puedes desembarcar con { ships }, no con { $wanted }.

## Options and presets

five-colonies-win = Cinco colonias ganan
five-colonies-win-note = Tener que conservarlas hasta el próximo turno alarga la partida: para cinco o seis personas que quieran algo más que una escaramuza.
win-at-once = Al instante
win-if-held = Si aún las tienes cuando empieza tu próximo turno
first-turn = El primer turno de la partida
one-action = Una acción
two-actions = Dos acciones
rounds-at-most = Rondas como máximo
rounds-at-most-note = Un número de 8 a 30.
ships-per-player = Naves por persona
races = Razas
races-secret = Secretas hasta usarlas
races-open = A la vista desde el inicio
races-none = Ninguna
trade = Ofertas entre quienes juegan
trade-allowed = Permitidas
trade-none = Ninguna
who-starts = Quién empieza
starts-at-random = Al azar
starts-first-seat = El primer puesto
cards-at-start = Cartas al inicio
more-for-last-seats = Más para los últimos puestos
seven-each = Siete por puesto
late-seats-begin-with-more = Quien juega tarde gana menos a menudo. Por eso los últimos puestos empiezan con { $more } cartas más, si cinco colonias ganan al instante.
gifts = Cartas para las razas más débiles
gifts-to = Quien revele una de estas razas roba cartas: { $races }.
race-so-many = { $race } { $n }
gifts-given = Al revelarlas
gifts-none = Sin cartas

first-game = Primera partida
first-game-note = Todas las razas están a la vista y nadie comercia.
standard = Estándar
standard-note = Razas secretas, y cinco planetas ganan al instante.
even-races = Razas parejas
even-races-note = Razas secretas, y las más débiles traen cartas.
long-game = Partida larga
long-game-note = Debes tener aún cinco planetas cuando empieza tu próximo turno.
long-game-note-for-many = Debes tener aún cinco planetas cuando empieza tu próximo turno. Si no, con tantas personas la partida suele acabar en dos rondas.
by-link = Por enlace
by-link-note = Sin ofertas, así que menos mensajes.

## How moves are written, behind "comes"

ships-number = un número de naves
a-site = una casilla como d5
site-or-none = una casilla como d5, o none
sites-or-none = casillas como e4,f4, o none
yes-no-or-site = yes, no o una casilla como e6
yes-or-no = yes o no
a-race = una raza como mason, y luego open o nada
ships-to-settle = naves en un planeta y sus esquinas: d5=4 c4=2
a-mode = lance o shield
an-offer = una oferta como o2a
a-player = un puesto como p2
a-deal = lo que se da y lo que se pide: 2m for 1g
a-purchase = card, o ship y una o dos casillas: ship d5,e5
player-and-support = un puesto como p2, y luego nada o with y casillas: p2 with e4,f4
side-and-sites = none, u off o def y casillas: off e4,f4
card-to-play = una carta como at6, y luego nada, reveal o una segunda carta
a-card = una carta como at6
ships-to-burn = las naves que se pierden: a1=2,b1=1, o none
reinforcements-or-none = cartas como re2,re3, o none
cards-to-shed = una carta como at1, dos, o none
tile-or-none = una loseta como strike, o none
site-and-ships = una casilla y un número de naves: g4 2, o none
two-sites-and-ships = dos casillas y un número de naves: e5 f5 3, o none

## Find the move

aim-victory-move = Haz el movimiento de victoria correcto
aim-take-planet = Toma un planeta de un rival
aim-found = Funda una colonia
aim-spot = Ocupa un yacimiento
aim-near = Ponte junto a un planeta libre
aim-invade = Invade el planeta correcto
aim-invade-stack = Ataca la escuadra correcta
aim-prepare = Prepara una invasión
aim-leap = Ve adonde nadie te espera
aim-spread = Dispersa tus naves
aim-go-far = Ve lejos
aim-move = Mueve las naves correctas
aim-buy-ships = Compra las naves correctas
aim-buy-card = Compra una carta
aim-offer = Haz la oferta correcta
aim-answer-offer = Responde a una oferta
aim-join-side = Únete al bando correcto
aim-invaded = Responde bien a esta invasión
aim-add-card = Añade la carta correcta
aim-withdraw = Retírate al planeta correcto
aim-bring-together = Reúne naves
aim-discard = Despréndete de las cartas correctas
aim-mode = Elige el modo correcto
aim-action = Elige tu acción
aim-supply = Usa tus recursos
aim-settle = Coloniza el planeta correcto

## Characters of bots

named-raider = saqueador
named-builder = constructor
named-trader = comerciante
likes-attacks = ataca siempre que puede y se une a los ataques de los demás
likes-settling = coloniza planetas libres, construye naves y rara vez ataca
likes-trade = ocupa yacimientos, compra cartas y hace ofertas

## Answers in advance

ask-me = Preguntarme
taking-sides = Tomar partido
taking-sides-note = Cuando se combate junto a tus escuadras. Por enlace, no intervenir ahorra uno de cada siete mensajes con cuatro personas, y uno de cada cuatro con seis.
stay-out = No intervenir
support-in-defence = Apoyo en defensa
when-invaded = Cuando te invaden.
every-stack = Todas las escuadras posibles
no-stack = Ninguna
playing-reinforcements = Refuerzos
when-behind = Cuando vas por detrás y podrías ganar con ellos.
never-reinforce = Nunca
cheapest-reinforcements = Los menores que te pongan por delante
victory-in-defence = Movimientos de victoria en defensa
when-you-may-move = Cuando te han invadido y puedes mover.
no-move-then = Ninguno
move-onto-vacated = Escuadra principal al planeta que deja quien invade

copying = Copiar una carta
as-copyist = Con la raza Copista oculta.
keeping-company = Compañía
as-friend = Con la raza Amigo oculta.
clinging = Aferrarse
as-parasite = Con la raza Parásito oculta.
striking-back = Contraataque y rencor
as-spite = Con la raza Despecho oculta.
slipping-away = Escabullirse
as-dancer = Con la raza Danzante oculta, cuando invades.
always-yes = Siempre

## The table of scores at the end

scores = Puntuaciones
tie-break-colonies = { $n ->
        [one] 1 colonia
       *[other] { $n } colonias
    }
tie-break-spots = { $n ->
        [one] 1 yacimiento
       *[other] { $n } yacimientos
    }
tie-break-counters = { $n } de mineral y gas
tie-break-cards = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
