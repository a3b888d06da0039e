### Kardashev: what is asked, what moves did, what choices mean, the text table, refusals, options, answers in advance.
### person: $who, $other
### number: $n, $most, $price, $left, $level, $lost, $attack, $defence, $colony, $fleet, $rest, $help
### number: $against, $energy, $second, $seats, $last, $rank, $points, $tiles, $blue, $least, $more, $base
### number: $research, $either, $all, $theirs
### food = comida, matter = materia, energy = energía: behind a figure with "de" (2 de comida)
### military = militar (el símbolo militar)
### type (of cards) = tipo; kind (of action) = clase
### any (of any type) = a elegir
### space, hex, tile of distance = casilla (en e5)
### empty space = espacio vacío
### level = nivel
### piece = ficha (ficha de colonia, ficha de flota)
### bag = bolsa
### role = rol
### turn order = orden de turno
### position = posición
### allies = alianza; the pair, and an ally = pareja (tu pareja); an ally's = aliado, aliada (flota aliada, colonia aliada)
### colonize = colonizar
### raise, upgrade: a colony = ampliar, a fleet = reforzar
### harvest = cosechar, cosecha
### yield = producir, producción; bring = dar
### gain = obtener; get = recibir
### explore = explorar; unexplored = sin explorar
### base action = acción básica
### research = investigar, investigación
### technology = tecnología
### need = requerir; exclude, negate = excluir
### draw on (Multipropiedad, Timeshares) = aprovechar
### clone = clonar; mark = marca
### erase = borrar
### borrow = adelantar (una acción de tu próximo turno); save = guardar
### plan = plan
### order (standing order) = orden, órdenes permanentes
### approach = aproximación
### succeed, fail = tener éxito, fracasar; hold = resistir
### face up = boca arriba; face down = boca abajo
### eliminated = fuera de la partida (quedar fuera), eliminación

## Names and lists: they stand in sentences

type = { $type ->
        [f] comida
        [m] materia
        [e] energía
        [w] militar
       *[none] nada
    }
# ($n, $type)
cards-of-type = { $n } de { type }
nothing = nada
# ($tile, $symbols)
tile = { $tile ->
        [void] una loseta vacía
        [dead] un planeta destruido
       *[planet] un planeta ({ $symbols })
    }
# ($tile, $symbols)
tile-first = { $tile ->
        [void] Una loseta vacía
        [dead] Un planeta destruido
       *[planet] Un planeta ({ $symbols })
    }

two-alike = 2 cartas del mismo tipo
food-or-matter = 1 de comida o 1 de materia
any-cards = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
of-any-type = { $n } a elegir

## What is asked: of the reader, or of somebody else. A full stop is added where the question stands by itself.

asks-role = { $who ->
        [you] Elige
       *[other] { $who } elige
    } un rol
asks-bid = { $who ->
        [you] Puja
       *[other] { $who } puja
    } { $most ->
        [0] 0 por el orden de turno y la loseta (sin cartas que pujar)
        [one] hasta 1 carta por el orden de turno y la loseta
       *[other] hasta { $most } cartas por el orden de turno y la loseta
    }
asks-position = { $who ->
        [you] Elige
       *[other] { $who } elige
    } una posición en el orden de turno
asks-first-ally = { $who ->
        [you] ¿Quién de la pareja va antes?
       *[other] { $who } elige quién de la pareja va antes
    }
asks-tile = { $who ->
        [you] Toma
       *[other] { $who } toma
    } una loseta { $price ->
        [0] gratis
        [one] por 1 carta
       *[other] por { $price } cartas
    }
asks-part-of-price = { $who ->
        [you] ¿Qué parte del precio pagas?
       *[other] { $who } elige qué parte del precio paga
    }
asks-payment = { $who ->
        [you] Paga
       *[other] { $who } paga
    } { $cost }
# ($who, $tile, $symbols)
asks-place = { $who ->
        [you] Coloca
       *[other] { $who } coloca
    } { tile }
asks-gain = { $who ->
        [you] Elige qué carta obtienes
       *[other] { $who } elige qué carta obtiene
    }
asks-action = { $who ->
        [you] { $left ->
            [0] Adelanta una acción o termina tu turno
            [one] Elige una acción (te queda 1) o termina tu turno
           *[other] Elige una acción (te quedan { $left }) o termina tu turno
        }
       *[other] { $left ->
            [0] { $who } adelanta una acción o termina su turno
            [one] { $who } elige una acción (le queda 1) o termina su turno
           *[other] { $who } elige una acción (le quedan { $left }) o termina su turno
        }
    }
asks-yield = { $who ->
        [you] Elige
       *[other] { $who } elige
    } { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    } de { $hex }
asks-share = { $who ->
        [you] ¿Qué colonia aprovecha la flota en { $hex }?
       *[other] { $who } elige qué colonia aprovecha la flota en { $hex }
    }
asks-support = { $who ->
        [you] ¿Qué flotas apoyan el ataque a { $hex }?
       *[other] { $who } elige qué flotas apoyan el ataque a { $hex }
    }
asks-defence = { $who ->
        [you] ¿Defiendes { $hex }?
       *[other] { $who } puede defender { $hex }.
    } { $n ->
        [one] Falta 1 nivel
       *[other] Faltan { $n } niveles
    }
asks-raid = { $who ->
        [you] ¿De qué tipo tomas todas las cartas?
       *[other] { $who } toma todas las cartas de un tipo
    }
# ($who, $other)
asks-gift = { $who ->
        [you] Da hasta 3 cartas a { $other }
       *[other] { $other ->
            [you] { $who } puede darte hasta 3 cartas
           *[other] { $who } puede dar hasta 3 cartas a { $other }
        }
    }
asks-choice = { $who ->
        [you] Elige
       *[other] { $who } elige
    }
game-over = La partida ha terminado.

## What a move did

chose-secretly = { $who } ha elegido en secreto.
bids = { $who ->
        [you] Pujas
       *[other] { $who } puja
    } { $n }.
harvests = { $who ->
        [you] Cosechas
       *[other] { $who } cosecha
    }.
harvests-cards = { $who ->
        [you] Cosechas
       *[other] { $who } cosecha
    } { $cards }.
colonizes = { $who ->
        [you] Colonizas
       *[other] { $who } coloniza
    } { $hex }.
# ($who, $from, $to)
sends-fleet = { $who ->
        [you] Envías
       *[other] { $who } envía
    } la flota de { $from } contra { $to }.
sends-probe = { $who ->
        [you] Envías
       *[other] { $who } envía
    } una sonda.
destroys-planet = { $who ->
        [you] Destruyes
       *[other] { $who } destruye
    } el planeta en { $hex }.
rebuilds-planet = { $who ->
        [you] Reconstruyes
       *[other] { $who } reconstruye
    } el planeta en { $hex }.
terraforms = { $who ->
        [you] Terraformas
       *[other] { $who } terraforma
    } { $hex }.
erases = { $who ->
        [you] Borras
       *[other] { $who } borra
    } { $tech }.
# ($from, $to)
draws-on = La flota en { $from } aprovecha la colonia en { $to }.
sends-no-help = { $who ->
        [you] No envías
       *[other] { $who } no envía
    } ayuda.
supports-attack = { $who ->
        [you] Apoyas
       *[other] { $who } apoya
    } el ataque desde { $hexes }.
supports-defence = { $who ->
        [you] Apoyas
       *[other] { $who } apoya
    } la defensa desde { $hexes }.
gives-nothing = { $who ->
        [you] No das
       *[other] { $who } no da
    } nada.
ends-turn = { $who ->
        [you] Terminas tu
       *[other] { $who } termina su
    } turno.

researches = { $who ->
        [you] Investigas
       *[other] { $who } investiga
    } { $tech }.
raises-colony = { $who ->
        [you] Amplías
       *[other] { $who } amplía
    } la colonia en { $hex }.
builds-fleet = { $who ->
        [you] Construyes
       *[other] { $who } construye
    } una flota en { $hex }.
raises-fleet = { $who ->
        [you] Refuerzas
       *[other] { $who } refuerza
    } la flota en { $hex }.
chooses-position = { $who ->
        [you] Eliges
       *[other] { $who } elige
    } la posición { $n } para la pareja.

gets-role = { $who ->
        [you] Tienes
       *[other] { $who } tiene
    } el rol de { $role }.
round-begins = Empieza la ronda { $n }.
# ($who, $tile, $symbols)
draws = { $who ->
        [you] Robas
       *[other] { $who } roba
    } { tile }.
# ($who, $hex, $tile, $symbols)
explores = { $who ->
        [you] Exploras { $hex } y robas
       *[other] { $who } explora { $hex } y roba
    } { tile }.
rolls = Empate: { $who ->
        [you] sacas
       *[other] { $who } saca
    } { $n }.
# ($who, $n, $other, $theirs)
both-roll = Empate: { $who ->
        [you] sacas
       *[other] { $who } saca
    } { $n } y { $other } { $theirs }.
# ($who, $other)
picks-before = { $who ->
        [you] Eliges
       *[other] { $who } elige
    } antes que { $other }.
many-roll = Dados para desempatar: { $list }.
bids-open = Pujas: { $list }.
figure = { $who } { $n }
takes-position = { $who ->
        [you] Tomas
       *[other] { $who } toma
    } la posición { $n }.
takes-no-tile = { $who ->
        [you] No tomas
       *[other] { $who } no toma
    } ninguna loseta.
# ($who, $tile, $symbols)
takes-tile = { $who ->
        [you] Tomas
       *[other] { $who } toma
    } { tile }.
pays-part = { $who ->
        [you] Pagas
       *[other] { $who } paga
    } { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    } del precio.
pays = { $who ->
        [you] Pagas
       *[other] { $who } paga
    } { $cards }.
# ($who, $cards, $other)
pays-to = { $other ->
        [you] { $who } te paga { $cards }
       *[other] { $who ->
            [you] Pagas
           *[other] { $who } paga
        } { $cards } a { $other }
    }.
bank-gets = La banca recibe { $cards }.
gets = { $who ->
        [you] Recibes
       *[other] { $who } recibe
    } { $cards }.
# ($who, $other, $cards)
has-to-give = { $who ->
        [you] Tienes
       *[other] { $who } tiene
    } que { $other ->
        [you] darte { $cards }
       *[other] dar { $cards } a { $other }
    }.
turn-begins = { $who ->
        [you] Empieza tu turno
       *[other] Empieza el turno de { $who }
    }.
has-no-turn = { $who ->
        [you] Estás fuera de la partida y no juegas
       *[other] { $who } está fuera de la partida y no juega
    }.
# ($tile, $symbols)
no-room = No hay sitio para { tile }; la loseta sale del juego.
# ($who, $tile, $symbols, $hex)
places = { $who ->
        [you] Colocas
       *[other] { $who } coloca
    } { tile } en { $hex }.
gains = { $who ->
        [you] Obtienes
       *[other] { $who } obtiene
    } { $cards }.
colony-has-level = { $who ->
        [you] Tu colonia en { $hex }
       *[other] La colonia de { $who } en { $hex }
    } sube al nivel { $level }.
fleet-has-level = { $who ->
        [you] Tu flota en { $hex }
       *[other] La flota de { $who } en { $hex }
    } sube al nivel { $level }.
loses-colony = { $who ->
        [you] Pierdes
       *[other] { $who } pierde
    } la colonia en { $hex }.
fleet-is-destroyed = { $who ->
        [you] Tu flota en { $hex }
       *[other] La flota de { $who } en { $hex }
    } queda destruida.
# ($who, $to, $lost)
fleet-retreats = { $who ->
        [you] Tu flota
       *[other] La flota de { $who }
    } se retira a { $to }{ loss }.
# ($who, $level, $from, $to, $lost)
fleet-moves = { $who ->
        [you] Mueves
       *[other] { $who } mueve
    } una flota de nivel { $level } de { $from } a { $to }{ loss }.
loss = { $lost ->
        [0] { "" }
        [one] ; pierde 1 nivel
       *[other] ; pierde { $lost } niveles
    }
# ($hex, $who, $attack, $other, $defence)
battle = Batalla en { $hex }: { $who ->
        [you] atacas
       *[other] { $who } ataca
    } con { $attack }, { $other ->
        [you] defiendes
       *[other] { $other } defiende
    } con { $defence }.
attack-succeeds = El ataque tiene éxito.
attack-fails = El ataque fracasa.
loses-tech = { $who ->
        [you] Pierdes
       *[other] { $who } pierde
    } { $tech }.
clone-is-off = Se retira { $who ->
        [you] tu marca de clonación
       *[other] la marca de clonación de { $who }
    }.
clones = { $who ->
        [you] Clonas
       *[other] { $who } clona
    } { $tech }.
# ($hex, $tile, $symbols)
tile-is-now = { $hex } es ahora { tile }.
# ($who, $from, $to)
swaps = { $who ->
        [you] Intercambias
       *[other] { $who } intercambia
    } las losetas de { $from } y { $to }.
borrows = { $who ->
        [you] Adelantas una acción de tu
       *[other] { $who } adelanta una acción de su
    } próximo turno.
saves = { $who ->
        [you] Guardas una acción para tu
       *[other] { $who } guarda una acción para su
    } próximo turno.
fleets-will-help = { $who ->
        [you] Tus flotas
       *[other] Las flotas de { $who }
    } se ayudarán a resistir.
fleets-will-not-help = { $who ->
        [you] Tus flotas
       *[other] Las flotas de { $who }
    } no se ayudarán.
wants-to-be-asked = { $who ->
        [you] Quieres que te pregunten
       *[other] { $who } quiere que le pregunten
    } en caso de ataque.
# ($who, $other, $cards)
gives = { $other ->
        [you] { $who } te da { $cards }
       *[other] { $who ->
            [you] Das
           *[other] { $who } da
        } { $cards } a { $other }
    }.
is-eliminated = { $who ->
        [you] Quedas
       *[other] { $who } queda
    } fuera de la partida.
round-is-last = La ronda { $n } es la última.

## What a choice means: shown while it is chosen

# ($hex, $zone)
space-unexplored = { $hex }: sin explorar, en la zona { $zone ->
        [blue] azul
       *[white] blanca
    }.
# ($hex, $tile, $symbols, $who, $colony, $other, $fleet)
space = { $hex }: { $tile ->
        [void] espacio vacío
        [dead] un planeta destruido
       *[planet] un planeta ({ $symbols })
    }{ $colony ->
        [0] { "" }
       *[other] , { $who ->
            [you] tu colonia de nivel { $colony }
           *[other] colonia de { $who }, nivel { $colony }
        }
    }{ $fleet ->
        [0] { "" }
       *[other] , { $other ->
            [you] tu flota de nivel { $fleet }
           *[other] flota de { $other }, nivel { $fleet }
        }
    }.
costs = Cuesta { $cost }.
# ($tech, $level, $effect)
tech = { $tech }, nivel { $level }. { $effect }
tech-does = { $effect }
tech-is-lost = A cambio pierdes { $tech }.
nobody-loses = Nadie la tiene.
loses-it = { $who ->
        [you] Pierdes esa tecnología y recuperas
       *[other] { $who } pierde esa tecnología y recupera
    } su precio: { $cost }.
# ($names, $cost)
lose-it = Pierden esa tecnología y recuperan su precio ({ $cost }): { $names }.
clone-means = Tienes su efecto mientras la marca esté ahí. No cuesta nada ni excluye nada.
clone-ends = Ya no tienes el efecto de { $tech }.
# ($cards, $hand)
you-gain = Obtienes { $cards }. Después tienes { $hand }.
# ($n, $type, $other)
you-raid = Tomas de { $other } { $n ->
        [one] su única carta de { type }.
       *[other] sus { $n } cartas de { type }.
    }
you-give-nothing = No das nada.
# ($cards, $other, $hand)
you-give = Das { $cards } a { $other } y te quedas con { $hand }.
# ($n, $other, $rest)
you-pay-part = Pagas { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }, y { $other } paga { $rest }.
# ($who, $other)
takes-earlier = { $who ->
        [you] Tomas
       *[other] { $who } toma
    } el primero de los dos turnos, y { $other } el segundo.
# ($defence, $attack)
defence-holds = Defiendes con { $defence } contra { $attack }: el ataque fracasa.
# ($defence, $attack)
defence-falls = Defiendes con { $defence } contra { $attack }: no basta.
# ($attack, $defence)
attack-would-fail = Atacas con { $attack } contra { $defence }: el ataque fracasa.
# ($attack, $defence)
attack-would-succeed = Atacas con { $attack } contra { $defence }: el ataque tiene éxito.
# ($attack, $defence, $other)
attack-can-be-held = Atacas con { $attack } contra { $defence }. { $other ->
        [you] Puedes
       *[other] { $other } puede
    } resistir con apoyo.
share-brings = Obtienes { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    } de { $types }.
# ($other, $attack, $help, $defence, $against)
attack-on = Ataque a { $other ->
        [you] ti
       *[other] { $other }
    }: { $attack }{ $help ->
        [0] { "" }
       *[other] { " " }(+{ $help } con todo el apoyo)
    } contra { $defence }{ $against ->
        [0] { "" }
       *[other] { " " }(+{ $against } con todo el apoyo)
    }.
fleet-of-level = Flota de nivel { $level } en { $hex }.
out-of-reach = { $hex } está fuera de alcance.
# ($n, $energy)
flight = { $n ->
        [one] 1 casilla
       *[other] { $n } casillas
    }, { $energy } de energía.
would-retreat = Si fracasa, la flota se retira a { $via }.
would-be-destroyed = Si fracasa, la flota queda destruida: no puede retirarse a { $via }.
would-explore = Sin explorar: robas una loseta y la colocas ahí.
bid-costs = Pagas la siguiente puja más baja: { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    } como máximo.
plan-serves = Recibes el primer turno y la primera loseta de tus listas que sigan libres.
# ($n, $second)
positions-of-pair = Posiciones { $n } y { $second } para la pareja.
# ($n, $seats)
position-first = Posición { $n } de { $seats }: tú empiezas.
# ($n, $seats)
position-last = Posición { $n } de { $seats }: actúas al final.
# ($n, $seats)
position = Posición { $n } de { $seats }.
you-take-no-tile = No tomas ninguna loseta.
no-such-seat = Ese puesto no existe.
tile-is-taken = Esa loseta ya está tomada.
# ($tile, $symbols, $who)
tile-drawn-by = { tile-first }. { $who ->
        [you] La robaste tú
       *[other] La robó { $who }
    }.
plan-positions = Tu plan: las posiciones que quieres, primero la mejor.
plan-tiles = Tu plan: las losetas que quieres, primero la mejor.
plan-first-ally = Tu plan: quién de la pareja va antes.

to-colonize = Funda una colonia de nivel 1.
to-raise-colony = Amplía una colonia en 1 nivel.
to-build-fleet = Construye una flota. Cada nivel cuesta { $cost }.
to-raise-fleet = Refuerza una flota en 1 nivel.
to-move = Mueve una flota a cambio de energía: para volar sin más, explorar o atacar.
to-research = Investiga una tecnología de tu rol.
to-compile = Toma 1 carta a tu elección.
to-order = Qué hacen tus flotas cuando te atacan. Puedes cambiarlo una vez por turno, gratis.
to-bid = Pagas la siguiente puja más baja.
to-split = Lo que pagas del precio. Tu pareja paga el resto.
to-approach = Elige la casilla desde la que ataca.
to-harvest = Cada una de tus colonias produce tantas cartas como niveles tiene.
to-borrow = Una acción más ahora, una menos en tu próximo turno.
to-end = Termina tu turno. Las acciones que te queden se pierden.
# ($role, $effect, $cards)
role-starts-with = { $role }. { $effect } Empieza con { $cards }.
leaves-you = Te deja { $cards }.
leaves-rest = Te deja el resto.
place-down = Un planeta destruido para siempre; obtienes 1 carta a tu elección.
# ($tile, $symbols, $hex)
place-up = { tile-first }, boca arriba en { $hex }.
fleet-to-build = Una flota de nivel { $level } en { $hex }.
# ($type, $cost)
symbol-costs = { $type ->
        [f] Comida
        [m] Materia
        [e] Energía
       *[w] Militar
    }. Cuesta { $cost }.
order-hold = Tus flotas ayudan siempre que eso salve la colonia, con la menor energía posible.
order-yield = Tus flotas no ayudan nunca.
order-ask = Se te pregunta siempre que la ayuda salvaría la colonia.

## The text table

when = ronda { $n }
# ($n, $last)
round-of = Ronda { $n } de { $last } como máximo.
# ($n, $last, $who)
turn-of-round = Ronda { $n } de { $last } como máximo, { $who ->
        [you] te toca
       *[other] le toca a { $who }
    }.
this-round-is-last = Esta es la última ronda.
is-ready = { $who ->
        [you] Ya has terminado
       *[other] { $who } ya ha terminado
    }.
over-because = La partida ha terminado: { $reason }
was-eliminated = { $who ->
        [you] no te quedan
       *[other] a { $who } no le quedan
    } colonias ni flotas.
were-eliminated = no quedan colonias ni flotas ({ $names }).
has-few-pieces = { $who ->
        [you] te quedan
       *[other] a { $who } le quedan
    } menos de { $left } fichas de colonia.
have-few-pieces = quedan menos de { $left } fichas de colonia ({ $names }).
last-round-played = se ha jugado la última ronda.
# ($rank, $names, $points)
standing = { $rank }. { CAPITAL($names) } con { points }.
# ($rank, $names, $points, $scores)
standing-of-allies = { $rank }. { CAPITAL($names) } con { points } ({ $scores }).
points = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
# ($tiles, $blue)
white-is-open = { bag-and-blue }, y las blancas están abiertas.
# ($tiles, $blue)
white-is-closed = { bag-and-blue }; las blancas se abren cuando queden 3.
# ($tiles, $blue)
bag-and-blue = { $tiles ->
        [one] 1 loseta
       *[other] { $tiles } losetas
    } en la bolsa. { $blue ->
        [one] 1 casilla azul
       *[other] { $blue } casillas azules
    } sin explorar

players = Personas
player = Quién
role = Rol
food = Comida
matter = Materia
energy = Energía
colony-pieces-left = Colonias en reserva
fleet-pieces-left = Flotas en reserva
points-now = Puntos
not-chosen = Sin elegir
colonies = Colonias
fleets = Flotas
technologies = Tecnologías
score = Puntuación
explored-spaces = Casillas exploradas
space-name = Casilla
tile-title = Loseta
colony = Colonia
fleet = Flota
none = Nada
# ($tile, $symbols)
tile-name = { $tile ->
        [void] Espacio vacío
        [dead] Planeta destruido
       *[planet] { CAPITAL($symbols) }
    }
piece = { $who }, nivel { $level }
researched = Investigadas
cloned = Clonada
this-round = Esta ronda
bid = Puja
turn = Turno
tile-drawn = Loseta robada
tile-held = Loseta tomada
bid-is-closed = Aún secreta
you-can-research = A tu alcance
technology = Tecnología
level = Nivel
cost = Coste
effect = Efecto

## Refusals: why a move can't be made. The reader is whoever tries it.

# ($cost, $hand)
cannot-pay = Eso cuesta { $cost }. Tienes { $hand }; 4 cartas de un mismo tipo pueden sustituir a 1 que te falte.
off-board = { $hex } no está en este tablero.
no-colony = No tienes ninguna colonia en { $hex }.
no-fleet = No tienes ninguna flota en { $hex }.
no-colony-piece = No te quedan fichas de colonia.
fleet-pieces = { $n ->
        [0] No te quedan fichas de flota
        [one] Te queda 1 ficha de flota
       *[other] Te quedan { $n } fichas de flota
    }.
unexplored = { $hex } está sin explorar.
not-now = Eso no es posible ahora.
now-act = Elige ahora una acción, o «end», no «{ $verb }».
# ($wanted, $verb)
now-answer = Elige ahora «{ $wanted }», no «{ $verb }».

role-is-taken = { $other ->
        [you] Ya tienes
       *[other] { $other } ya tiene
    } el rol de { $role }.
no-such-role = Ese rol no existe.
name-an-ally = Nombra a alguien de la pareja: { $names }.
# ($least, $most, $n)
part-of-price = Tu parte del precio puede ir de { $least } a { $most }; no puede ser { $n }. En la pareja nadie paga más de lo que pujó.
bid-without-plan = En esta partida se puja sin plan: «bid { $n }».
plan-is-missing = Añade un plan a tu puja: las posiciones y las losetas, en el orden en que las quieres.
plan-names = Nombra cada posición de 1 a { $n } una vez, y cada una de estas losetas una vez: { $drawers }.
plan-without-first = Di con «first» quién de la pareja va antes.
first-is-for-allies = «first» es solo para alianzas.
bid-over-limit = Se puja 6 como máximo, no { $n }.
# ($most, $n)
bid-over-hand = Tienes { $most ->
        [one] 1 carta
       *[other] { $most } cartas
    }; no puedes pujar { $n }.
# ($most, $n)
no-such-position = Las posiciones van de 1 a { $most }; la { $n } no existe.
position-is-taken = { $other ->
        [you] Ya tienes
       *[other] { $other } ya tiene
    } la posición { $n }.
must-take-tile = Hay losetas para quienes aún tienen que elegir, así que tienes que tomar una. Di quién la robó: { $names }.
no-such-player = Aquí nadie se llama { $name }.
tile-is-gone = Ya no queda ninguna loseta que { $other ->
        [you] robaste tú
       *[other] robó { $other }
    }. Puedes tomar otra; di quién la robó: { $names }.
# ($cards, $cost, $ways, $more)
does-not-pay = { $cards } no sirve para pagar { $cost }. Puedes pagar { $ways }{ $more ->
        [0] { "" }
       *[other] , entre otras opciones
    }.

has-tile = { $hex } ya tiene una loseta.
only-place = Esta loseta solo puede ir en { $hex }.
white-opens-later = { $hex } es blanca, y hay { $n } casillas azules sin explorar. Las blancas se abren cuando quedan 3 o menos.
empty-tile-is-up = Una loseta vacía es igual por los dos lados: «place { $hex } up».
# ($types, $type)
cannot-gain = Puedes obtener 1 carta de { $types }, no de { type }.

# ($hex, $tile)
lies-there = { $hex } { $tile ->
        [none] está sin explorar
        [void] es un espacio vacío
        [dead] es un planeta destruido
       *[planet] es un planeta
    }.
# ($hex, $tile)
only-planets = { lies-there } Solo se pueden colonizar planetas.
# ($hex, $tile)
only-destroyed = { lies-there } Tiene que ser un planeta destruido.
# ($hex, $tile)
only-undestroyed = { lies-there } Tiene que ser un planeta.
has-colony = { $hex } ya tiene una colonia.
enemy-fleet = Hay una flota enemiga en { $hex }.
too-far-to-colonize = { $hex } no está junto a ninguna colonia tuya, y no tienes ninguna flota allí.
colony-is-highest = Tu colonia en { $hex } tiene nivel 3, el más alto.
fleet-is-highest = Tu flota en { $hex } tiene nivel 3, el más alto.
no-military = { $hex } no tiene el símbolo militar.
ally-fleet = Hay una flota aliada en { $hex }.
# ($hex, $most, $n)
fleet-too-high = Una flota construida en { $hex } llega al nivel { $most }, como la colonia, no al { $n }.
# ($level, $n)
fleet-too-low = Tu flota allí tiene nivel { $level }; una nueva tiene que superarlo, y { $n } no basta.

nothing-to-harvest = Ninguna de tus colonias y flotas produciría nada ahora.
# ($hex, $wrong)
yields-now = Ahora produce { $hex }, no { $wrong }.
# ($hex, $n, $types, $cards)
yields = { $hex } produce { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    } de { $types }, no { $cards }.
# ($hex, $hexes)
can-draw-on = Tu flota en { $hex } puede aprovechar { $hexes }.
can-give = Puedes dar hasta 3 de tus cartas. Tienes { $hand }.

# ($from, $level, $to)
moves-whole = Tu flota en { $from } tiene nivel { $level } y se mueve entera: «move { $from } { $to }».
# ($from, $level, $to, $tech)
split-needs-tech = { moves-whole } Para dividirla necesitas { $tech }.
# ($from, $level, $to)
moves-in-part = Tu flota en { $from } tiene nivel { $level }. { $level ->
        [2] 1 de sus niveles puede moverse aparte
       *[other] 1 o 2 de sus niveles pueden moverse aparte
    }; todos juntos, sin número: «move { $from } { $to }».
is-there-already = Tu flota ya está en { $hex }.
no-fleet-on-destroyed = { $hex } es un planeta destruido; ninguna flota puede ir allí.
holds-one-fleet = Hay una flota en { $hex }, y en una loseta solo cabe una.
nothing-to-explore = La bolsa está vacía: no hay nada que explorar.
# ($from, $to)
no-way = Ningún camino de 8 casillas o menos lleva de { $from } a { $to }.
is-away = { $hex } está a { $n ->
        [one] 1 casilla
       *[other] { $n } casillas
    }.
# ($from, $to)
no-approach = Solo un ataque se escribe con una aproximación, la loseta de la que viene. Escribe «move { $from } { $to }».
# ($to, $hexes, $via)
wrong-approach = Puedes atacar { $to } desde { $hexes }, no desde { $via }.
# ($from, $hex, $hexes)
cannot-help = { $from } no tiene ninguna flota que pueda ayudar en { $hex }. Pueden ayudar las de { $hexes }.
# ($type, $types)
cannot-raid = La defensa no tiene cartas de { type }. Puedes tomar todas sus cartas de { $types }.

needs-tech = Para eso necesitas { $tech }.
# ($tech, $role)
not-of-role = { $tech } no es una tecnología del rol de { $role }.
has-tech = Ya tienes { $tech }.
# ($tech, $techs)
tech-needs = { $tech } requiere { $techs }.
no-such-symbol = Ese símbolo no existe.
# ($hex, $type)
has-symbol = { $hex } ya tiene { $type ->
        [f] comida
        [m] materia
        [e] energía
        [w] el símbolo militar
       *[none] nada
    }.
not-next-to-colony = { $hex } no está junto a ninguna colonia tuya.
colony-there = Hay una colonia en { $hex }.
bag-is-empty = La bolsa está vacía.
all-is-explored = No queda ninguna casilla sin explorar.
too-late-to-erase = Esta es la última ronda: ya no se puede borrar nada.
has-erased = Ya has borrado una tecnología este turno.
nobody-has = Nadie ha investigado { $tech }.
not-of-your-role = { $tech } no es una tecnología de tu rol.
has-it-yourself = Tú ya has investigado { $tech }.
own-mark = Clonación no puede clonarse a sí misma.
mark-is-there = La marca ya está en { $tech }.
same-tiles = Las dos losetas son iguales.
colony-would-float = La colonia en { $hex } se quedaría sin planeta.
fleet-would-be-stuck = La flota en { $hex } quedaría en un planeta destruido.
cannot-swap = Esas dos no se pueden intercambiar.

# ($base, $research, $either, $all)
actions-used = Has usado { $base ->
        [one] 1 acción básica
       *[other] { $base } acciones básicas
    }, { $research ->
        [one] 1 acción de investigación
       *[other] { $research } acciones de investigación
    } y { $either } de cualquier clase, de { $all } en total
# ($base, $research, $either, $all)
no-action-left = { actions-used }.
# ($base, $research, $either, $all)
only-research-left = { actions-used }; lo que queda es para investigación.
# ($base, $research, $either, $all)
only-base-left = { actions-used }; lo que queda es una acción básica.
has-borrowed = Ya has adelantado una acción este turno.
nothing-to-borrow = Esta es la última ronda: no hay otro turno del que adelantar una acción.
# ($n, $all)
use-actions-first = Has usado { $n } de tus { $all } acciones. Usa antes las demás.
no-orders = En esta partida se pregunta en caso de ataque; no hay órdenes.
has-ordered = Ya has cambiado tu orden este turno.
same-order = Tu orden ya es «{ $order }».

## Options and presets

roles = Roles
roles-in-turn = Por turnos, desde el último puesto
roles-at-random = Repartidos al azar
most-rounds = Rondas como máximo
from-8-to-30 = Un número de 8 a 30. La mayoría de las partidas acaban antes.
ten-rounds = 10 rondas
fifteen-rounds = 15 rondas
twenty-rounds = 20 rondas
length = Duración
length-note = La última ronda llega cuando a alguien le quedan así de pocas fichas de colonia.
length-normal = Normal: quedan menos de 3 fichas
length-short = Corta: quedan menos de 6 fichas
picks = Orden de turno y losetas
picks-note = Con planes, al pujar dices ya qué quieres más. Por enlace eso ahorra mensajes.
picks-one-by-one = Elegir por turnos
picks-planned = Planear con la puja
defence = Defensa
defence-note = Con órdenes no se pregunta nada durante el turno de otra persona. Por enlace eso ahorra mensajes.
defence-asked = Preguntar en caso de ataque
defence-by-orders = Seguir órdenes permanentes
allies = Alianzas
roles-accepted = tiene que ser { roles-form }
roles-hint = O da a cada puesto su rol: { roles-form }
roles-form = draft, random o fixed: seguido de { $n } roles distintos separados por comas, como fixed:{ $n ->
        [2] explorer,warlord
       *[other] explorer,warlord,pioneer
    }.
off-or-on = tiene que ser off u on.
off-for-players = con { $n } puestos es off.
allies-off = Cada cual por su cuenta
allies-on = Por parejas: los puestos opuestos se alían

first-game = Primera partida
first-game-note = Los roles se reparten, y el final llega antes.
standard = Estándar
standard-note = Los roles se eligen por turnos.
short-game = Corta
short-game-note = El final llega una o dos rondas antes.
by-link = Por enlace
by-link-note = Pocos mensajes: con la puja planeas el orden de turno y las losetas, las órdenes permanentes te defienden, y los roles se reparten.
allies-note = Los puestos opuestos juegan en pareja.

## How moves are written, behind "comes"

a-number = un número
a-space = una casilla como e5
resource-letter = f, m o e
symbol-letter = f, m, e o w
a-role = un rol como warlord
a-technology = una tecnología como boosters
a-player = un puesto como p2
player-or-none = un puesto como p2, o none
some-cards = cartas como ffm
cards-or-none = cartas como ffm, o none
spaces-or-none = casillas como e6,f7, o none
up-or-down = up o down
an-order = hold, ask o yield
space-or-levels = una casilla como e5, o e5:1
space-or-approach = una casilla como e5, o e5 via d5
bid-or-plan = un número de cartas, y luego el plan si lo hay: 3 slots 2,1 tiles p1,p2

## Find the move

aim-win = Gana una batalla
aim-attack = Ataca en el momento justo
aim-battle = Lucha bien en esta batalla
aim-give-up = Renuncia a algo
aim-exchange = Intercambia dos losetas
aim-clone = Copia la tecnología adecuada
aim-technology = Consigue la tecnología adecuada
aim-rob = Quítale una tecnología a un rival
aim-colony = Funda o amplía una colonia
aim-move = Envía una flota al lugar adecuado
aim-fleet = Construye o refuerza una flota
aim-place = Coloca tu loseta
aim-place-colony = Coloca tu loseta para una colonia
aim-symbols = Cambia los símbolos de una loseta
aim-gain = Toma las cartas adecuadas
aim-cards-for-technology = Toma cartas para una tecnología
aim-cards-for-colony = Toma cartas para una colonia
aim-cards-for-fleet = Toma cartas para una flota
aim-pay = Paga con las cartas adecuadas
aim-prepare = Prepara tu próximo turno
aim-action = Elige tu acción
aim-position = Elige tu lugar en el orden
aim-tile = Elige una loseta

## Characters of bots

named-admiral = almirante
named-settler = colono
named-scholar = erudito
likes-fleets = construye grandes flotas y ataca con ellas
likes-colonies = explora y funda colonias antes que nada
likes-technologies = investiga siempre que puede pagarlo

## Answers in advance

answer-ask = Preguntarme siempre
answer-usual = Responder por mí
auto-bids = Pujas
auto-bids-note = Pujas esa cantidad, o todo lo que tengas si es menos. «Como la última vez» empieza en 1. Un plan busca la loseta con más símbolos y el último turno.
auto-bid-as-before = Como la última vez
auto-bid = Pujar { $n }
auto-pay = Qué cartas pagas
auto-pay-note = Las que te dejen la mejor mezcla.
auto-yield = Qué producen tus planetas
auto-yield-note = Lo que menos tengas.
auto-share = Multipropiedad
auto-share-note = Cada flota aprovecha la colonia de mayor nivel.
auto-defend = Cuando te atacan
auto-defend-note = Resistir: ayudan las flotas justas, pagadas solo con energía.
auto-defend-hold = Resistir si puedo
auto-defend-yield = No pagar nunca por ayuda

## The table of scores at the end

scores = Puntuaciones
part-colonies = colonias
part-fleets = flotas
part-technologies = tecnologías
