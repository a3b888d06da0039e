### What Ozymandias says.
### person: $who, $other, $winner
### number: $n, $fleet, $target, $victor, $boxes, $most, $lost, $left, $price, $have, $strength, $against, $more, $room
### number: $next, $age, $last, $rank, $charges, $tiles
###
### fleet = flota
### leader = líder
### leader card = carta de líder
### led by = liderada por
### age = era
### map = mapa
### galaxy = galaxia
### sector = sector
### tile = loseta
### site = sitio
### point = punto
### intersection = cruce
### hazard = peligro
### line = línea
### port = puerta
### route = ruta
### approach = punto de aproximación
### charge = peaje
### disk = disco
### stack of disks = pila
### suit = color
### gold, red, blue = dorado, rojo, azul
### rank = rango
### resource = recurso
### wealth = riqueza (2 de riqueza)
### population = población (2 de población)
### secret = secreto
### secret plans = planes secretos
### obelisk = obelisco
### box = casilla
### recover = reagrupar
### activate, activation = activar, activación
### ready = lista
### exhausted = agotada
### action = acción
### bonus action = acción extra
### order = orden
### hidden = oculto
### face-down = boca abajo
### turn up, turned up = revelar
### warp in = saltar (a 0a)
### land, landing = aterrizar, aterrizaje
### explore = explorar
### harvest = cosechar, cosecha
### strength = fuerza (2 de fuerza)
### war = guerra
### draft = reclutar, reclutamiento
### sword = espada
### initiative = iniciativa
### score in a war = puntuación
### the other side of a war = rival
### behind = por detrás
### win by = ganar por
### yield = ceder
### left over = sobrar
### advance = avanzar
### claim = reclamar
### control = controlar
### pinned = atrapada
### discard = descartar
### gain = ganar
### use = usar
### stop, finish = terminar

## Things

nothing = nada
secrets = { $n ->
        [one] 1 secreto
       *[other] { $n } secretos
    }
cards = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
disks = { $n ->
        [one] 1 disco
       *[other] { $n } discos
    }
charges = { $charges ->
        [one] 1 peaje
       *[other] { $charges } peajes
    }
suit = { $suit ->
        [gold] dorado
        [red] rojo
       *[other] azul
    }
resource = { $suit ->
        [gold] { $n } de riqueza
        [red] { $n } de población
       *[other] { $n ->
                [one] 1 secreto
               *[other] { $n } secretos
            }
    }

# ($tile, $suit)
tile = { $tile } ({ suit })

# ($who, $fleet)
fleet-begins = { $who ->
        [you] Tu flota { $fleet }
       *[other] La flota { $fleet } de { $who }
    }

# ($other, $target)
target-of = { $other ->
        [you] tu flota { $target }
       *[other] la flota { $target } de { $other }
    }

# ($timing, $does)
leader-text = { $timing }: { $does }

## What is asked of the reader, or of somebody else

ask = { $who ->
        [you] Elige
       *[other] { $who } elige
    }
game-over = La partida ha terminado.

ask-buy = { $who ->
        [you] Compra
       *[other] { $who } compra
    } una carta por { secrets } o termina
ask-plan = { $who ->
        [you] Elige un líder, y cartas para poner bajo tus flotas
       *[other] { $who } elige un líder, y cartas para poner bajo sus flotas
    }
ask-turn = { $who ->
        [you] Activa
       *[other] { $who } activa
    } una flota o pasa
ask-turn-or-recover = { $who ->
        [you] Activa
       *[other] { $who } activa
    } una flota, reagrupa por { $n } de riqueza o pasa
ask-legend = { $who ->
        [you] ¿Descartar
       *[other] { $who }: ¿descartar
    } una carta por tres recursos?
ask-alien = { $who ->
        [you] ¿Revelar
       *[other] { $who }: ¿revelar
    } la loseta de arriba y aterrizar en ella?
# ($who, $tile, $suit)
ask-site = { $who ->
        [you] Elige
       *[other] { $who } elige
    } un sitio para { tile }
ask-warp = { $who ->
        [you] ¿Adónde
       *[other] { $who }: ¿adónde
    } salta la flota { $fleet }?
# ($who, $tile, $suit)
ask-land = { $who ->
        [you] Gira { tile } y elige
       *[other] { $who } gira { tile } y elige
    } un punto donde aterrizar
ask-action = { $who ->
        [you] ¿Qué
       *[other] { $who }: ¿qué
    } hace la flota { $fleet }?
ask-order = { $who ->
        [you] Usa
       *[other] { $who } usa
    } una orden de la flota { $fleet } o termina
ask-pinned = { $who ->
        [you] Tu flota { $fleet } está atrapada: ataca o termina
       *[other] La flota { $fleet } de { $who } está atrapada: atacar o terminar
    }
ask-bonus = { $who ->
        [you] Elige
       *[other] { $who } elige
    } una flota para una acción extra, o termina
ask-source = { $who ->
        [you] No te quedan discos: ¿de dónde tomas uno?
       *[other] A { $who } no le quedan discos: ¿de dónde tomar uno?
    }
ask-wall = { $who ->
        [you] ¿Pagar
       *[other] { $who }: ¿pagar
    } 1 secreto para detener el ataque?
# ($who, $n, $fleet)
ask-draft = { $who ->
        [you] Recluta
       *[other] { $who } recluta
    } hasta { $n } de población para la flota { $fleet }
ask-war = { $who ->
        [you] Juega
       *[other] { $who } juega
    } una espada o cede { $n ->
        [0] para empatar
       *[other] ({ $n } por detrás)
    }
ask-grave = { $who ->
        [you] ¿Descartar
       *[other] { $who }: ¿descartar
    } una carta roja por { $n } de población?
ask-pyrrhus = { $who ->
        [you] ¿Pagar
       *[other] { $who }: ¿pagar
    } 3 secretos para mover en su lugar la flota ganadora?
# ($who, $other, $target, $n)
ask-retreat = { $who ->
        [you] ¿Adónde
       *[other] { $who }: ¿adónde
    } enviar { target-of } ({ $n ->
        [one] sobra 1
       *[other] sobran { $n }
    })?
ask-claim = { $who ->
        [you] ¿Reclamar
       *[other] { $who }: ¿reclamar
    } la colonia?
ask-watcher = { $who ->
        [you] ¿Pagar
       *[other] { $who }: ¿pagar
    } 1 secreto para robar una carta?
ask-network = { $who ->
        [you] ¿Descartar
       *[other] { $who }: ¿descartar
    } dos cartas para robar dos?

## What a move did: the move itself

buys-no-more = { $who ->
        [you] No compras
       *[other] { $who } no compra
    } más cartas.
your-draft = Eliges { $n ->
        [0] no reclutar a nadie
       *[other] reclutar { $n } de población
    }.
chooses-in-secret = { $who } ha elegido en secreto.
chooses-site = { $who ->
        [you] Eliges
       *[other] { $who } elige
    } el sitio { $site }.
uses = { $who ->
        [you] Usas
       *[other] { $who } usa
    } { $card }.
leaves-colony = { $who ->
        [you] Dejas
       *[other] { $who } deja
    } la colonia como está.
lets-attack-come = { $who ->
        [you] No detienes
       *[other] { $who } no detiene
    } el ataque.
accepts-retreat = { $who ->
        [you] Aceptas
       *[other] { $who } acepta
    } la retirada.
declines = { $who ->
        [you] Renuncias
       *[other] { $who } renuncia
    }.
gives-up-bonus = { $who ->
        [you] Renuncias
       *[other] { $who } renuncia
    } a las acciones extra que quedan.
# ($who, $fleet)
is-done-with = { $who ->
        [you] Terminas
       *[other] { $who } termina
    } con la flota { $fleet }.

## What a move did: events

age-begins = Comienza la era { $n }.
shuffles = Los descartes se barajan y forman un nuevo mazo ({ cards }).
draws = { $who ->
        [you] Robas
       *[other] { $who } roba
    } { cards }.
new-in-hand = Nuevo en tu mano: { $cards }.
# ($who, $n, $most)
buys-card = { $who ->
        [you] Compras
       *[other] { $who } compra
    } una carta ({ $n } de { $most } en esta era).
plans = { $who ->
        [you] Has hecho tu plan
       *[other] { $who } ha hecho su plan
    }.
# ($who, $fleet, $card)
gets-fleet = { $who ->
        [you] Recibes
       *[other] { $who } recibe
    } la flota { $fleet }, { $card ->
        [none] con un líder oculto
       *[other] liderada por { $card }
    }.
puts = { $who ->
        [you] Pones
       *[other] { $who } pone
    } { $list }.
# ($cards, $n, $fleet)
cards-under = { $cards ->
        [none] { cards }
       *[other] { $cards }
    } bajo la flota { $fleet }
# ($n, $fleet)
more-under = { $n } bajo la flota { $fleet }
# ($who, $n, $boxes)
recovers = { $who ->
        [you] Reagrupas
       *[other] { $who } reagrupa
    } (casilla { $n } de { $boxes }): todas { $who ->
        [you] tus
       *[other] sus
    } flotas están listas.
activates = { $who ->
        [you] Activas
       *[other] { $who } activa
    } la flota { $fleet }.
is-led-by = { fleet-begins } está liderada por { $card }.
pays = { $who ->
        [you] Pagas
       *[other] { $who } paga
    } { $resources }.
# ($who, $resources, $card)
gains = { $who ->
        [you] Ganas
       *[other] { $who } gana
    } { $resources }{ $card ->
        [none] {""}
       *[other] {" "}gracias a { $card }
    }.
# ($who, $card, $n, $suit)
discards-for = { $who ->
        [you] Descartas
       *[other] { $who } descarta
    } { $card } por { resource }.
discards = { $who ->
        [you] Descartas
       *[other] { $who } descarta
    } { $card }.
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
# ($who, $card, $n, $suit)
harvests = { $who ->
        [you] Cosechas
       *[other] { $who } cosecha
    } { $card } por { resource }.
# ($who, $card, $other)
steals = { $who ->
        [you] Tomas
       *[other] { $who } toma
    } { $card ->
        [none] una carta
       *[other] { $card }
    } de { $other ->
        [you] tu mano
       *[other] la mano de { $other }
    }.
# ($who, $fleet, $n, $strength, $card)
gains-strength = { fleet-begins } gana { $n } de fuerza{ $card ->
        [none] {""}
       *[other] {" "}gracias a { $card }
    } (ahora { $strength }).
# ($who, $fleet, $n, $strength, $card)
loses-strength = { fleet-begins } pierde { $n } de fuerza{ $card ->
        [none] {""}
       *[other] {" "}debido a { $card }
    } (ahora { $strength }).
warps-in = { fleet-begins } salta a { $point }.
# ($tile, $suit)
is-turned-up = Loseta revelada: { tile }.
# ($who, $fleet, $site, $point)
lands = { fleet-begins } coloca la loseta en el sitio { $site } y aterriza en { $point }.
goes-to = { fleet-begins } va a { $point }.
# ($who, $fleet, $port, $site)
explores = { fleet-begins } sale de la galaxia por { $port } para explorar el sitio { $site }.
goes-home = { fleet-begins } vuelve a su carta de líder.
leaves-galaxy = { fleet-begins } sale de la galaxia por { $port }.
goes-home-without-tile = No quedan losetas: vuelve a su carta de líder.
is-lifted = { fleet-begins } se retira del mapa.
# ($who, $fleet, $other, $target)
swaps = { fleet-begins } cambia de lugar con { target-of }.
# ($who, $fleet, $target)
delegates = { fleet-begins } deja actuar a la flota { $target }.
takes-bonus = { fleet-begins } hace una acción extra.
takes-disk = { $who ->
        [you] Retiras tu
       *[other] { $who } retira su
    } disco de { $point }.
takes-disk-from-leader = { $who ->
        [you] Retiras tu
       *[other] { $who } retira su
    } disco de la carta de líder de la flota { $fleet }.
conquers = { $who ->
        [you] Conquistas
       *[other] { $who } conquista
    } { $point }.
puts-low-disk = { $who ->
        [you] Pones
       *[other] { $who } pone
    } un disco al fondo de la pila en { $point }.
puts-disk-on-leader = { $who ->
        [you] Pones
       *[other] { $who } pone
    } un disco en la carta de líder de la flota { $fleet }, que cuenta como colonia.
collapses = En { $point }, el disco de arriba pasa al fondo.
is-colony-now = { $point } es ahora una colonia.
# ($who, $fleet, $other, $target)
attacks = { fleet-begins } ataca a { target-of }.
wall-holds = La Muralla resiste: no hay guerra.
# ($who, $n, $fleet)
drafts = { $n ->
        [0] { $who ->
                [you] No reclutas a nadie
               *[other] { $who } no recluta a nadie
            }
       *[other] { $who ->
                [you] Reclutas
               *[other] { $who } recluta
            } { $n } de población
    } para la flota { $fleet }.
has-initiative = { $who ->
        [you] Tienes
       *[other] { $who } tiene
    } la iniciativa, { $n ->
        [0] con puntuaciones igualadas
       *[other] { $n } por detrás
    }.
plays-sword = { $who ->
        [you] Juegas
       *[other] { $who } juega
    } { $card } como espada: +{ $n }.
hires = { $who ->
        [you] Contratas
       *[other] { $who } contrata
    } mercenarios: +{ $n }.
bribes = { $who ->
        [you] Pones
       *[other] { $who } pone
    } fin a la guerra con un soborno.
frightens = { $who ->
        [you] Pones fin a la guerra con el terror y ganas
       *[other] { $who } pone fin a la guerra con el terror y gana
    } por { $n }.
yields = { $who ->
        [you] Cedes
       *[other] { $who } cede
    }.
is-tie = La guerra acaba en empate: nadie pierde fuerza ni tiene que retirarse.
# ($who, $fleet, $n, $other, $target, $lost)
wins = { fleet-begins } gana por { $n } contra { target-of }{ $lost ->
        [0] {""}
       *[other] , que pierde { $lost } de fuerza
    }.
# ($who, $fleet, $other, $target)
moves-winner = { fleet-begins } se queda; tiene que irse { target-of }.
is-stuck = { fleet-begins } no tiene por dónde irse y se queda.
# ($who, $other, $target)
lets-stay = { $who ->
        [you] Dejas
       *[other] { $who } deja
    } que { target-of } se quede.
is-exhausted = { fleet-begins } está agotada.
passes = { $who ->
        [you] Pasas
       *[other] { $who } pasa
    }.
takes-obelisk = { $who ->
        [you] Tomas
       *[other] { $who } toma
    } el obelisco.
# ($who, $cards, $n)
takes-back = { $who ->
        [you] Devuelves
       *[other] { $who } devuelve
    } { $cards ->
        [none] { cards }
       *[other] { $cards }
    } a { $who ->
        [you] tu
       *[other] su
    } mano.

## What a choice means: things

# ($card, $suit, $n, $timing, $does)
card-means = { $card }, { suit } { $n }. { leader-text }
leader-does = { $does }
fleet-not-in-play = { fleet-begins } no está en juego.
# ($who, $fleet, $card, $where, $point, $site, $n, $state)
fleet-means = { fleet-begins }, liderada por { $card ->
        [none] un líder oculto
       *[other] { $card }
    }, { $where ->
        [map] en { $point }
        [exploring] explorando el sitio { $site }
       *[other] en su carta de líder
    }, fuerza { $n }, { $state ->
        [ready] lista
       *[other] agotada
    }.
no-tile-at = { $point }: ahí no hay ninguna loseta boca arriba.
# ($point, $suit, $kind, $n, $who, $other, $target, $strength)
point-means = { $point }: { $kind ->
        [colony] colonia { $suit ->
                [gold] dorada
                [red] roja
               *[other] azul
            }
        [hazard] peligro { suit }
       *[other] cruce { suit }
    }{ $n ->
        [0] {""}
       *[other] , bajo { $who ->
                [you] tu control
               *[other] el control de { $who }
            } ({ disks })
    }{ $target ->
        [0] {""}
       *[other] , { target-of }, fuerza { $strength }
    }.
rotation-means = La loseta, girada { $n } grados en el sentido de las agujas del reloj.
suit-means = { $suit ->
        [gold] Riqueza
        [red] Población
       *[other] Secretos
    }.
hand-means = { $who ->
        [you] Tienes
       *[other] { $who } tiene
    } { cards } en la mano.
no-seat-here = { $who ->
        [you] No tienes
       *[other] { $who } no tiene
    } puesto aquí.

## What a choice means: prices and results

costs-secrets = { $n ->
        [0] Gratis
       *[other] Cuesta { secrets }
    }.
costs-wealth = Cuesta { $n } de riqueza.
out-of-reach = Fuera de alcance.
draws-a-card = Robas una carta.
stops-buying = No compras más cartas en esta era.
# ($n, $against, $suit, $theirs)
forces = Fuerza { $n } contra { $against }; tus espadas son { $suit ->
        [gold] doradas
        [red] rojas
       *[other] azules
    }; las del rival, { $theirs ->
        [gold] doradas
        [red] rojas
       *[other] azules
    }.
waits-on-site = La flota espera sobre una loseta boca abajo en el sitio { $site }.
no-tile-left = No quedan losetas: la flota vuelve a su carta de líder.
leaves-without-tile = Sal de la galaxia. No quedan losetas: la flota vuelve a su carta de líder.
must-be-on-colony = La flota tiene que estar en una colonia.
conquest-costs = Cuesta { $n } de población (1, y 1 más por cada disco que haya).
conquest-brings = Tu disco va arriba, y robas una carta.
counts-two = La colonia cuenta entonces 2.
# ($n, $suit, $price)
you-gain = Ganas { resource }{ $price ->
        [0] {""}
        [one] {" "}por 1 secreto (planes secretos)
       *[other] {" "}por { $price } secretos (planes secretos)
    }.
# ($n, $price)
sword-adds = Añade { $n } { $price ->
        [0] gratis
        [one] por 1 secreto
       *[other] por { $price } secretos
    }.
mercenaries-add = Añade { $n } por { $n } de riqueza.
still-behind = Aún vas { $n } por detrás.
puts-others-behind = { $n ->
        [0] Eso empata, y la iniciativa es del rival
       *[other] El rival queda { $n } por detrás y tiene la iniciativa
    }.
ends-as-tie = La guerra acaba en empate: nadie pierde fuerza ni tiene que retirarse.
# ($n, $lost, $left)
loses-war = Pierdes por { $n }: { $lost } de fuerza menos{ $left ->
        [0] {""}
        [one] , y sobra 1 para echar a tu flota
       *[other] , y sobran { $left } para echar a tu flota
    }.
retreat-leaves = La flota sale de la galaxia y queda agotada.
# ($n, $left)
retreat-takes = Gasta { $n } de lo que sobra ({ $left }).
# ($card, $does)
leads-new-fleet-with = { $card } lidera tu nueva flota. { $does }
leads-new-fleet = { $card } lidera tu nueva flota.
# ($fleet, $cards, $n)
lies-under = Bajo la flota { $fleet }: { $cards ->
        [none] { cards }
       *[other] { $cards }
    }.
fleets-get-ready = Todas tus flotas vuelven a estar listas.
pass-means = No juegas más turnos en esta era. Las cartas bajo tus líderes vuelven a tu mano.
site-means = Sitio { $site }.
# ($site, $tile, $suit)
site-means-for = Sitio { $site }, para { tile }.
# ($tile, $suit, $n)
tile-turned = { tile }, con un giro de { $n }°.
draft-means = La flota gana { $n } de fuerza por { $n } de población.
# ($card, $n, $suit)
emergency-means = Descartas { $card } y ganas { resource }.
hold-means = Se queda donde está, y nadie avanza.
claim-means = Tu disco va arriba gratis, y robas una carta.
decline-means = La colonia se queda como está.
skip-means = { $node ->
        [wall] El ataque sigue, y conservas tu secreto.
        [pyrrhus] Tu flota tiene que irse.
        [alien] Tu flota salta al mapa.
       *[other] Conservas tus cartas y secretos.
    }
end-bonus-means = Renuncia a las acciones extra que quedan.
end-means = Esta flota no hace nada más.

verb-means = { $verb ->
        [plan] Una carta lidera tu nueva flota; otras pueden ir bajo tus flotas.
        [activate] Usa una flota: llega si no está en el mapa, luego actúa y queda agotada.
        [site] Elige un sitio vacío junto a una loseta.
        [warp] Pon la flota en cualquier punto sin flota que no sea una colonia enemiga.
        [land] Gira la loseta y elige un punto en ella.
        [move] Deslízate por las líneas y para en un punto. Los giros, colonias y peligros cuestan secretos.
        [attack] Empieza una guerra contra una flota enemiga. Indica el punto desde el que atacas y luego el suyo.
        [explore] Sal de la galaxia, sobre una loseta boca abajo.
        [harvest] Convierte en recursos una carta que esté bajo esta flota y dásela a un rival.
        [delegate] Otra de tus flotas hace esta acción.
        [bonus] Una acción más, para una flota que tiene una extra.
        [from] Toma tu disco más alto de una pila, o el disco de una carta de líder.
        [draft] Convierte población en fuerza de tu flota.
        [sword] Juega una carta para sumar su rango. Debe ser del color del sector de tu flota; si no, pagas planes secretos.
        [use] Usa el texto del líder de esta flota.
        [emergency] Descarta una carta por 1 recurso a tu elección.
        [retreat] Mueve la flota perdedora por una ruta, o fuera de la galaxia.
       *[other] {""}
    }

## The text table: sentences

in-age = era { $n }
everybody-has-passed = Todo el mundo ha pasado en la última era.
level-by-passing = Empate: gana quien pasó antes.
level-by-resources = Empate: gana quien tiene más recursos.
over-everybody-has-passed = La partida ha terminado: todo el mundo ha pasado en la última era.
# ($rank, $who, $n)
stands-with-points = { $rank }. { CAPITAL($who) } con { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }.
# ($rank, $who, $n)
stands-with-colonies = { $rank }. { CAPITAL($who) } con { $n ->
        [one] 1 colonia
       *[other] { $n } colonias
    }.
# ($age, $last, $who)
whose-turn = Era { $age } de { $last }{ $who ->
        [nobody] {""}
        [you] , te toca
       *[other] , le toca a { $who }
    }.
last-age-counts-twice = Las colonias conquistadas en la última era cuentan doble.
# ($who, $fleet, $other, $target, $winner, $victor, $n)
war-is-won = { fleet-begins } ataca a { target-of }; { $winner ->
        [you] tu flota { $victor }
       *[other] la flota { $victor } de { $winner }
    } ha ganado por { $n }.
# ($who, $fleet, $other, $target, $winner, $n)
war-stands = { fleet-begins } ataca a { target-of }; { $winner ->
        [you] tienes
       *[other] { $winner } tiene
    } la iniciativa, con una puntuación de { $n }.
is-ready = { $who ->
        [you] Ya has terminado
       *[other] { $who } ya ha terminado
    }.
has-passed = { $who ->
        [you] Has
       *[other] { $who } ha
    } pasado.
has-obelisk = { $who ->
        [you] Tienes
       *[other] { $who } tiene
    } el obelisco.
# ($tiles, $n)
supply = Quedan { $tiles ->
        [one] 1 loseta
       *[other] { $tiles } losetas
    } y { cards }.
discard-is-empty = No hay descartes.
discarded = Descartado: { $cards }.
reserved-sites = { $n ->
        [one] El sitio { $sites } está reservado
       *[other] Los sitios { $sites } están reservados
    } para flotas que exploran.

## The text table: titles

table-players = Personas
table-fleets = Flotas
table-colonies = Colonias
table-sectors = Sectores
table-hand = Tu mano
column-player = Quién
column-score = Puntuación
column-colonies = Colonias
column-wealth = Riqueza
column-population = Población
column-secrets = Secretos
column-cards = Cartas
column-disks-left = Discos que quedan
column-boxes = Casillas usadas
column-fleet = Flota
column-owner = De quién
column-leader = Líder
column-place = Lugar
column-strength = Fuerza
column-state = Estado
column-under = Cartas debajo
column-disk = Disco
column-colony = Colonia
column-suit = Color
column-controlled = Control
column-disks = Discos, de abajo arriba
column-site = Sitio
column-tile = Loseta
column-rotation = Giro
column-hazards = Peligros
column-card = Carta
column-rank = Rango
column-text = Texto del líder
column-on-map = Colonias en el mapa
column-count-twice = De ellas, dobles
column-leader-cards = Cartas de líder con disco

## The text table: cells

suit-cell = { $suit ->
        [gold] Dorado
        [red] Rojo
       *[other] Azul
    }
leader-cell = { $card ->
        [none] Oculto
       *[other] { $card }
    }
hidden-leader-cell = { $card } (oculto)
# ($where, $point, $site)
place-cell = { $where ->
        [map] { $point }
        [exploring] Explora el sitio { $site }
       *[other] En su carta de líder
    }
# ($n, $most)
strength-cell = { $n } de { $most }
state-cell = { $state ->
        [ready] Lista
       *[other] Agotada
    }
yes = Sí
no = No
none = Nada
disk-counts-twice = { $name } (cuenta doble)
controlled-by-nobody = Nadie

## Refusals

# ($node, $verb)
choose-now = Elige ahora { $node ->
        [buy] «buy» o «stop»
        [turn] «activate», «recover» o «pass»
        [action] una acción, una orden o «end»
        [bonus] «bonus» o «end»
        [source] «from»
        [war] «sword», «use» o «yield»
        [retreat] «retreat» o «hold»
        [claim] «claim» o «decline»
        [legend] «use» o «skip»
        [alien] «use» o «skip»
        [wall] «use» o «skip»
        [grave] «use» o «skip»
        [pyrrhus] «use» o «skip»
        [watcher] «use» o «skip»
        [network] «use» o «skip»
       *[other] «{ $node }»
    }, no «{ $verb }».
hand-is-empty = Tu mano está vacía; no puedes usar { $card }.
not-in-hand = No tienes { $card } en la mano.
you-hold = Tienes en la mano: { $cards }.
you-have = Tienes { $resources }.
you-have-that-many = Tienes { $n }.
no-card-left = No queda ninguna carta por robar.
# ($n, $have)
next-card-costs = La próxima carta cuesta { secrets }, y tienes { $have }.
# ($fleet, $next)
no-fleet-yet = No tienes una flota { $fleet }; tu nueva flota es la flota { $next }.
cards-go-under = Las cartas van bajo tus propias flotas, como { $name }.

not-your-fleet = { $name } no es tu flota.
no-such-fleet = Tienes { $n ->
        [one] 1 flota
       *[other] { $n } flotas
    }; { $name } no existe.
fleet-is-exhausted = La flota { $fleet } está agotada.
no-point-to-warp = No hay ningún punto libre al que pueda saltar la flota { $fleet }.
has-recovered = Ya has reagrupado en este turno.
boxes-are-used = Las 8 casillas de esta era ya están usadas.
# ($n, $have)
recovery-costs = Reagrupar cuesta { $n } de riqueza, y tienes { $have }.
none-is-exhausted = Ninguna de tus flotas está agotada.

site-has-tile = El sitio { $site } ya tiene una loseta.
site-is-reserved = El sitio { $site } está reservado.
site-is-far = El sitio { $site } no está junto a una loseta.
no-tile-lies-at = No hay ninguna loseta boca arriba en { $point }.
fleet-stands-there = Hay una flota en { $point }.
# ($point, $name)
is-controlled-by = { $point } está bajo el control de { $name }.
# ($site, $point)
lands-on-its-tile = La flota aterriza en su propia loseta, en el sitio { $site }, no en { $point }.
isnt-on-map = La flota { $fleet } no está en el mapa.
has-no-bonus = La flota { $fleet } no tiene ninguna acción extra.
no-disk-on-leader = No hay ningún disco en la carta de líder de la flota { $fleet }.
no-disk-there = No tienes ningún disco en { $point }.

double-agent-drafts-nothing = Para la flota de Agente doble nunca se recluta población.
# ($have, $n)
few-people = Tienes { $have } de población; no puedes reclutar { $n }.
# ($fleet, $room, $strength, $most, $n)
little-room = En la flota { $fleet } { $room ->
        [one] cabe 1
       *[other] caben { $room }
    } de fuerza más ({ $strength } de { $most }), no { $n }.
only-weapons-research = Solo la flota de Investigación bélica cuenta doble una espada.
# ($more, $n, $have)
twice-costs = Contarla doble cuesta { $more ->
        [one] 1 secreto
       *[other] { $more } secretos
    } más: { secrets }, y tienes { $have }.
# ($n, $have)
swamp-costs = Contra la Ciénaga, toda espada necesita planes secretos: { secrets }, y tienes { $have }.
# ($card, $suit, $sector, $n, $have)
sword-costs = { $card } es de color { suit } y tu flota está en un sector { $sector ->
        [gold] dorado
        [red] rojo
       *[other] azul
    }: los planes secretos cuestan { secrets }, y tienes { $have }.
stands-on = La flota está en { $point }.
can-hold = Puede quedarse: «hold».
no-route = Ninguna ruta libre lleva a { $point }.
# ($point, $n, $left)
retreat-costs = { $point } cuesta { $n }, y solo hay { $left } de sobra.

stands-there-already = La flota ya está en { $point }.
line-is-closed = El sitio { $site } está reservado: la línea está cerrada.
tile-lies-behind = Hay una loseta tras { $port }.
# ($point, $n, $charges, $have)
route-costs = { $point } cuesta { secrets } ({ charges }), y tienes { $have }.
no-enemy-there = No hay ninguna flota enemiga en { $point }.
pinned-to = La flota está atrapada y solo puede atacar a { $name }.
pinned-by = La flota está atrapada por { $name } y solo puede atacar a esa flota.
approach-is-taken = Hay una flota en { $point }; se ataca desde el último punto sin flota.
# ($to, $from)
no-route-to-attack = Ninguna ruta libre lleva a { $to } por { $from }.
# ($to, $from, $n, $charges, $have)
attack-costs = { $to } por { $from } cuesta { secrets } ({ charges }), y tienes { $have }.
isnt-colony = { $point } no es una colonia.
# ($point, $n)
conquering-costs = Conquistar { $point } cuesta { $n } de población (1, y 1 más por cada disco).
isnt-under-fleet = { $card } no está bajo esta flota.
# ($card, $suit, $n, $have)
harvest-costs = { $card } es de color { suit }: los planes secretos cuestan { secrets }, y tienes { $have }.
name-receiver = Indica qué rival recibe la carta.
only-the-general = Solo el General, en su propia activación, deja actuar a otra flota.
name-own-fleet = Indica otra de tus flotas.
has-acted = Esta flota ya ha hecho su acción.
is-off-map = Esta flota está fuera del mapa; no tiene más acciones.

# ($leader, $wanted, $card, $suit)
leader-takes = { $leader } necesita una carta { $wanted ->
        [gold] dorada
        [red] roja
       *[other] azul
    }; { $card } es de color { suit }.
nobody-has-card = Ningún rival tiene cartas.
has-no-card = { $name } no tiene cartas.
fleet-is-full = La flota tiene fuerza { $n }, su máximo.
needs-open-point = { $card } necesita un cruce o un peligro.
needs-disk = { $card } necesita una colonia con un disco bajo la flota.
needs-colony = { $card } necesita una colonia bajo la flota.
has-disk-already = Ya hay un disco en { $card }.
# ($n, $have)
bribe-costs = El soborno cuesta { $n } de riqueza, y tienes { $have }.
nothing-to-bribe-for = Hay empate: un soborno no sirve de nada.
isnt-usable-now = No puedes usar { $card } ahora.
isnt-in-sector = { $point } no está en el sector de la flota { $fleet }.
few-disks = { $point } tiene { disks }; hacen falta dos.
works-by-itself = El efecto de { $card } es automático.
doesnt-lead = { $card } no lidera la flota { $fleet }.
# ($card, $timing)
comes-later = { $card }: se preguntará en su momento ({ $timing }).
orders-are-own = Las órdenes son para la propia activación de la flota.
is-used-in-activation = Ya has usado { $card } en esta activación.
is-used-in-age = Ya has usado { $card } en esta era.
# ($card, $resources)
leader-costs = { $card } cuesta { $resources }.
no-strength-left = A la flota no le queda fuerza que sacrificar.
name-opponent = Indica un rival.
name-fleet-on-map = Indica otra flota que esté en el mapa.
pay-some-wealth = Tienes { $n } de riqueza; paga al menos 1.

## Refusals: what a text lacks

write-delegate = El General deja actuar a otra flota: escribe «delegate» y esa flota.
nothing-to-use = El efecto de { $card } es automático: no hay nada que usar.
nothing-after-use = Después de «use { $leader }» no va nada.
# ($leader, $wanted)
name-after-use = Después de «use { $leader }», indica { $wanted }.
two-cards = dos cartas
three-suits = tres colores

## Options and presets

ages = Eras
four-ages = Cuatro eras
three-ages = Tres eras: una partida corta
tiles-at-start = Losetas al inicio
tiles-at-start-note = Con cuatro o cinco puestos, dos es lo más justo; con seis, tres.
one = Una
two = Dos
three = Tres
who-starts = Quién empieza
starts-at-random = Al azar
starts-player = Puesto { $n }
starts-accepts = es random o un puesto de p1 a { $name }.
tie = En caso de empate
tie-by-passing = Gana quien pasó antes
tie-by-resources = Gana quien tenga más recursos
last-age = La última era
last-age-note = Si sus conquistas cuentan doble, una partida a dos sigue abierta hasta el final.
last-age-once = Sus conquistas cuentan como las demás
last-age-twice = Sus conquistas cuentan doble

first-game = Primera partida
first-game-note = Tres eras: unas tres cuartas partes del tiempo.
standard = Estándar
standard-note = Cuatro eras, a partir de una sola loseta.
even-start = Inicio igualado
even-start-note = Más losetas en la mesa, para que nadie llegue tarde a las primeras colonias.
open-end = Final abierto
open-end-note = Lo que se conquista en la última era cuenta doble: aun yendo por detrás se puede ganar.
by-link = Por enlace
by-link-note = Tres eras, así que menos mensajes.

## How moves are written, behind "comes"

a-number = un número
a-card = una carta como the-wall
another-card = otra carta
card-or-double = una carta como the-wall, y luego double o nada
a-suit = gold, red o blue
a-player = un puesto como p2
a-fleet = una flota como p1f2
a-point = un punto como 0a
a-port = una puerta como 0a11
point-or-port = un punto como 0a, o una puerta como 0a11
point-or-fleet = un punto como 0a, o una flota como p1f2
a-site = un sitio como 12
a-rotation = r0, r1 o r2
a-leader = un líder como gossip, y lo que pide su texto
a-plan = un líder, y luego flotas con las cartas que van debajo: gossip p1f1:pin,pilgrims

## Find the move

aim-win = Gana esta guerra
aim-attack = Empieza la guerra adecuada
aim-found = Funda una colonia
aim-tower = Derriba una torre
aim-low-disk = Pon un disco donde perdure
aim-disk = Pon un disco donde cuente
aim-move-disk = Mueve el disco adecuado
aim-steal = Quítale una carta a un rival
aim-harvest = Cosecha la carta adecuada
aim-delegate = Deja actuar a otra flota
aim-explore = Explora en la dirección adecuada
aim-home = Devuelve una flota a su carta
aim-warp = Trae una flota a la galaxia
aim-land = Coloca bien la loseta
aim-land-there = Aterriza en una loseta nueva
aim-move = Envía una flota al lugar adecuado
aim-buy = Compra tantas cartas como necesites
aim-activate = Elige la flota que actúa
aim-gain = Gana lo que necesitas
aim-recover = Deja listas tus flotas otra vez
aim-pass = Pasa en el momento justo
aim-action = Elige tu acción
aim-turn = Decide para qué sirve este turno
aim-war = Lucha bien en esta guerra
aim-draft = Recluta la cantidad adecuada
aim-retreat = Envía la flota vencida al lugar adecuado

## Characters of bots

named-warlord = caudillo
named-explorer = explorador
named-merchant = mercader
likes-wars = ataca flotas, recluta y saca la espada para ganar sus guerras
likes-exploring = explora antes de conquistar
likes-harvests = pone cartas bajo sus flotas y las cosecha

## Answers in advance

always-ask = Preguntarme siempre
draft-into = Reclutar para tu flota { $fleet }
draft-note = Esa población, o tanta como haya y quepa.
draft-choice = Reclutar { $n }
war-title = En una guerra
war-note = Una espada barata es la que deja tu puntuación en 0 con menos secretos y, después, con menor rango.
war-yield = Ceder enseguida
war-cheapest = Jugar una espada barata que baste; si no, ceder

when-attacked = Cuando ataquen a la flota que lidera.
pays-for-peace = Pagar mientras puedas: no hay guerra
when-retreating = Cuando tenga que retirarse la flota que lidera.
never-pay = No pagar nunca
after-wars = Después de sus guerras.
never-discard = No descartar nunca
when-passing = Cuando pases.
at-end-of-age = Al final de una era.
keep-cards = Conservar tus cartas
when-turned-up = Cuando se revele.
warp-instead = Saltar al mapa
colony-to-claim = Una colonia que puedes reclamar
when-leaving = Cuando hayas echado de ella a una flota.
always-claim = Reclamarla siempre
which-disk = Qué disco tomas
when-pool-is-empty = Cuando pongas uno y tu reserva esté vacía.
usual-disk = Uno que no controle nada; si no, uno de tu pila más alta
buying-cards = Comprar cartas
at-start-of-age = Al principio de una era.
never-buy = No comprar nunca

## The table of scores at the end

scores = Puntuaciones
part-on-map = colonias en el mapa
part-count-twice = las que cuentan doble
part-leader-cards = cartas de líder con disco
