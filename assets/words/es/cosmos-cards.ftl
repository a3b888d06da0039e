### Terms of cards; more are at the head of cosmos.ftl
### Attack (a card) = Asalto; Defend (a kind of card) = Maniobra
### Reinforcement = Refuerzo
### decisive win, loss = victoria decisiva, derrota decisiva
### total = total
### as main player = como protagonista
### as invader, as defender = al invadir, al defender
### the other main player's hand = la mano rival
### winning side, losing side = bando ganador, bando perdedor
### stone = gema

# Secret races, flying saucers and face-down cards: be the first on five planets.
tagline = Razas secretas, platillos volantes y cartas boca abajo: ocupa cinco planetas antes que nadie.

# Joey Vigil; after the rules in SOTC_rules (MIT licence)
credit = Joey Vigil; según las reglas de SOTC_rules (licencia MIT)

# Attack 1
cards-at1-name = Asalto 1

# Attack 2
cards-at2-name = Asalto 2

# Attack 3
cards-at3-name = Asalto 3

# Attack 4
cards-at4-name = Asalto 4

# Attack 5
cards-at5-name = Asalto 5

# Attack 6
cards-at6-name = Asalto 6

# Attack 8
cards-at8-name = Asalto 8

# Attack 10
cards-at10-name = Asalto 10

# Negotiate
cards-neg-name = Negociación

# Loses to an Attack, but for each ship you lose you take a random card from the winner. Two of them make an accord.
cards-neg-text = Pierde contra un Asalto, pero por cada nave que pierdes tomas una carta al azar de la mano rival. Dos Negociaciones hacen un acuerdo.

# Quash
cards-qua-name = Veto

# Cancels everything: no losses, no cards, no powers, no victory moves.
cards-qua-text = Lo anula todo: ni pérdidas, ni cartas, ni poderes, ni movimientos de victoria.

# Retreat
cards-ret-name = Retirada

# Loses to an Attack without losing ships: a defending main stack moves away. Saves your main stack from Sabotage.
cards-ret-text = Pierde contra un Asalto, pero sin perder naves: al defender, tu escuadra principal se retira. Salva tu escuadra principal de un Sabotaje.

# Sabotage
cards-sab-name = Sabotaje

# Destroys the other main stack, whoever wins. Does nothing against Retreat or Quash.
cards-sab-text = Destruye la otra escuadra principal, gane quien gane. No hace nada contra Retirada o Veto.

# Reinforcement 2
cards-re2-name = Refuerzo 2

# Reinforcement 3
cards-re3-name = Refuerzo 3

# Reinforcement 4
cards-re4-name = Refuerzo 4

# Ascended
races-ascended-name = Etéreo

# Always open. You have 12 ships and place at most 10. Each counts 4 in totals. A mineral buys one ship. When you choose your card as main player, you see the other main player's hand.
races-ascended-text = Siempre a la vista. Tienes 12 naves y colocas 10 como mucho. Cada una cuenta 4 en los totales. Un mineral compra una sola nave. Cuando eliges tu carta como protagonista, ves la mano rival.

# Few, but each is a host
races-ascended-motto = Pocas naves, pero cada una es una hueste

# Graft: seeing the hand.
races-ascended-graft = Injerto: ver la mano.

# Binary
races-binary-name = Binario

# At the start of each of your turns choose lance, +3 when invading, or shield, +3 when defending. It stays until your next turn. Revealed with a card, the mode fits what you're doing.
races-binary-text = Al empezar cada turno tuyo, elige lanza, +3 al invadir, o escudo, +3 al defender. Dura hasta tu próximo turno. Si revelas esta raza con una carta, el modo encaja con lo que haces.

# Two settings, one at a time
races-binary-motto = Dos ajustes, uno cada vez

# Graft: the two modes.
races-binary-graft = Injerto: los dos modos.

# Broodkin
races-broodkin-name = Prole

# When revealed, 8 ships join your graveyard. Your stacks hold up to 8. On your first turn you may double one stack, on each later turn add 1 ship to one.
races-broodkin-text = Al revelarla, se añaden 8 naves a tu cementerio. En tus escuadras caben hasta 8. En tu primer turno puedes duplicar una escuadra; en cada turno posterior, añadir 1 nave a una.

# Always more of them
races-broodkin-motto = Cada vez son más

# Graft: the ship in later turns.
races-broodkin-graft = Injerto: la nave de los turnos posteriores.

# Copyist
races-copyist-name = Copista

# When both main players attack and the other card is higher, yours takes its value. Resource spots give you 2.
races-copyist-text = Cuando ambos bandos juegan Asalto y el rival es más alto, el tuyo toma su valor. Los yacimientos te dan 2.

# What you have, it has
races-copyist-motto = Lo que tú tienes, lo tiene también

# Graft: copying cards.
races-copyist-graft = Injerto: copiar cartas.

# Dancer
races-dancer-name = Danzante

# When your side is lost, your main stack isn't: as defender it moves away whole, as invader it stays. Sabotage still destroys it. You have two victory moves.
races-dancer-text = Cuando tu bando se pierde, tu escuadra principal no: al defender se va entera, al invadir se queda. Un Sabotaje la destruye igualmente. Tienes dos movimientos de victoria.

# Never where the blow lands
races-dancer-motto = Nunca donde cae el golpe

# Graft: saving the main stack.
races-dancer-graft = Injerto: salvar la escuadra principal.

# Domino
races-domino-name = Dominó

# After each decisive win as invader raise one of six tiles. A tile gets to level 2 only when all have level 1.
races-domino-text = Tras cada victoria decisiva al invadir, sube una de las seis losetas. Una loseta no llega al nivel 2 hasta que todas tengan nivel 1.

# One success tips the next
races-domino-motto = Un éxito empuja al siguiente

# No graft.
races-domino-graft = Sin injerto.

# Empire
races-empire-name = Imperio

# As invader you get +1 for each colony you hold.
races-empire-text = Al invadir, tienes +1 por cada una de tus colonias.

# The large grow larger
races-empire-motto = Quien es grande crece más

# Graft: the bonus.
races-empire-graft = Injerto: la bonificación.

# Fodder
races-fodder-name = Carnaza

# When both main players attack, lose up to 4 of your ships that stand on neither side: +2 for each.
races-fodder-text = Cuando ambos bandos juegan Asalto, sacrifica hasta 4 naves tuyas que no estén en ningún bando: +2 por cada una.

# Some must fall
races-fodder-motto = Alguien tiene que caer

# Graft: burning ships.
races-fodder-graft = Injerto: sacrificar naves.

# Friend
races-friend-name = Amigo

# As an ally you lose no ships when your side is lost; if it wins decisively, you and its main player draw a card. Revealed, you may then move 1 or 2 ships onto the planet that was invaded, and the winner may join you there.
races-friend-text = Si te unes a un bando que se pierde, no pierdes naves; si vence de forma decisiva, robas una carta, y su protagonista también. Con esta raza a la vista puedes desembarcar después con 1 o 2 naves en el planeta invadido, y el bando ganador puede unirse a ti ahí.

# Good company
races-friend-motto = Buena compañía

# Graft: the ships saved and the cards.
races-friend-graft = Injerto: las naves salvadas y las cartas.

# Gestalt
races-gestalt-name = Gestalt

# After a decisive win as main player put 1 ship of a stack that fought on this card and take a power of the loser's race, at most three. Each gives +1 as main player. Lose decisively to that player and the power is gone.
races-gestalt-text = Tras una victoria decisiva como protagonista, pon en esta carta 1 nave de una escuadra que ha combatido y toma un poder de la raza perdedora, tres como mucho. Cada uno da +1 como protagonista. Si luego esa raza te derrota de forma decisiva, pierdes el poder.

# What it beats, it becomes
races-gestalt-motto = En lo que vence se convierte

# Hoarder
races-hoarder-name = Urraca

# When revealed, draw 2 cards. As main player you get +1 for every 5 cards in your hand. You may always buy cards.
races-hoarder-text = Al revelarla, roba 2 cartas. Como protagonista tienes +1 por cada 5 cartas en tu mano. Siempre puedes comprar cartas.

# More of everything
races-hoarder-motto = Más de todo

# Lapidary
races-lapidary-name = Lapidario

# Always open. You begin with two of six stones; four lie on the map. Take one by occupying its centre.
races-lapidary-text = Siempre a la vista. Empiezas con dos de las seis gemas; cuatro están en el mapa. Toma una ocupando su centro.

# Collector of six stones
races-lapidary-motto = Colecciona seis gemas

# Mason
races-mason-name = Albañil

# As defender your main stack counts twice. Once a turn a move may have two steps and leave ships at each.
races-mason-text = Al defender, tu escuadra principal cuenta doble. Una vez por turno, un movimiento puede tener dos pasos y dejar naves en cada uno.

# Builds walls
races-mason-motto = Levanta muros

# Graft: the wall.
races-mason-graft = Injerto: el muro.

# Parasite
races-parasite-name = Parásito

# After a decisive loss as main player with 2 or more of your ships lost, one of them clings to the winner's main stack. A planet under that stack is also your colony. At most two ships cling at a time.
races-parasite-text = Tras una derrota decisiva como protagonista en la que pierdes 2 naves o más, una de ellas se aferra a la escuadra principal ganadora. Un planeta bajo esa escuadra es también colonia tuya. Como mucho se aferran dos naves a la vez.

# Losing is a way in
races-parasite-motto = Perder es una forma de entrar

# Graft: clinging.
races-parasite-graft = Injerto: aferrarse.

# Spite
races-spite-name = Despecho

# After a decisive loss as main player the winning side loses half as many ships as you did. If you lost any, one goes onto this card, three at most: +1 for each as main player.
races-spite-text = Tras una derrota decisiva como protagonista, el bando ganador pierde la mitad de naves que tú. Si has perdido alguna, una va a esta carta, tres como mucho: +1 por cada una como protagonista.

# Every blow is returned
races-spite-motto = Todo golpe se devuelve

# Graft: the winning side's losses.
races-spite-graft = Injerto: las pérdidas del bando ganador.

# Two-Faced
races-two-faced-name = Dos Caras

# As main player you may play two cards. When the other's is turned over, choose which of yours counts. As an ally you may change sides when both main players attack.
races-two-faced-text = Como protagonista puedes jugar dos cartas. Cuando se revela la carta rival, elige cuál de las tuyas cuenta. Si te has unido a un bando, puedes cambiar al otro cuando ambos juegan Asalto.

# Says one thing, does another
races-two-faced-motto = Dice una cosa y hace otra

# Graft: the two cards.
races-two-faced-graft = Injerto: las dos cartas.

# Guard
tiles-guard-name = Guardia

# +2 per level as defender
tiles-guard-text = +2 por nivel al defender

# Strike
tiles-strike-name = Golpe

# +2 per level as invader
tiles-strike-text = +2 por nivel al invadir

# Steady
tiles-steady-name = Firmeza

# +1 per level as either
tiles-steady-text = +1 por nivel al invadir y al defender

# March
tiles-march-name = Marcha

# 1 extra move each turn per level
tiles-march-text = 1 movimiento extra por nivel en cada turno

# Shed
tiles-shed-name = Criba

# after a decisive loss as invader, replace 1 card per level
tiles-shed-text = tras una derrota decisiva al invadir, cambia 1 carta por nivel

# Spoils
tiles-spoils-name = Botín

# after a decisive win as invader, draw 1 card per level
tiles-spoils-text = tras una victoria decisiva al invadir, roba 1 carta por nivel

# Might
stones-might-name = Poderío

# +2 as invader
stones-might-text = +2 al invadir

# Ward
stones-ward-name = Égida

# +2 as defender
stones-ward-text = +2 al defender

# Sight
stones-sight-name = Visión

# see the other main player's hand when you choose your card
stones-sight-text = ves la mano rival cuando eliges tu carta

# Lode
stones-lode-name = Filón

# 1 more mineral at each income
stones-lode-text = 1 mineral más en cada ingreso

# Reach
stones-reach-name = Salto

# once, a move to any open site
stones-reach-text = una sola vez, un movimiento a cualquier casilla abierta

# Stride
stones-stride-name = Zancada

# once a turn, a move over one site
stones-stride-text = una vez por turno, un movimiento por encima de una casilla
