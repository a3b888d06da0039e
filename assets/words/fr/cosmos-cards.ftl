### Terms of cards; more are at the head of cosmos.ftl
### Attack (a card) = Assaut; Defend (a kind of card) = Parade
### Reinforcement = Renfort
### decisive win, loss = victoire nette, défaite nette
### total = total
### as main player = comme protagoniste
### as invader, as defender = quand tu attaques, quand tu défends
### winning side, losing side = camp gagnant, camp perdant
### stone = joyau

# Secret races, flying saucers and face-down cards: be the first on five planets.
tagline = Peuples secrets, soucoupes volantes et cartes face cachée : occupe cinq planètes avant tout le monde.

# Joey Vigil; after the rules in SOTC_rules (MIT licence)
credit = Joey Vigil ; d’après les règles dans SOTC_rules (licence MIT)

# Attack 1
cards-at1-name = Assaut 1

# Attack 2
cards-at2-name = Assaut 2

# Attack 3
cards-at3-name = Assaut 3

# Attack 4
cards-at4-name = Assaut 4

# Attack 5
cards-at5-name = Assaut 5

# Attack 6
cards-at6-name = Assaut 6

# Attack 8
cards-at8-name = Assaut 8

# Attack 10
cards-at10-name = Assaut 10

# Negotiate
cards-neg-name = Négociation

# Loses to an Attack, but for each ship you lose you take a random card from the winner. Two of them make an accord.
cards-neg-text = Perd contre un Assaut, mais pour chaque vaisseau que tu perds, tu prends une carte au hasard dans la main adverse. Deux Négociations font un accord.

# Quash
cards-qua-name = Veto

# Cancels everything: no losses, no cards, no powers, no victory moves.
cards-qua-text = Annule tout : pas de pertes, pas de cartes, pas de pouvoirs, pas de déplacements de victoire.

# Retreat
cards-ret-name = Retraite

# Loses to an Attack without losing ships: a defending main stack moves away. Saves your main stack from Sabotage.
cards-ret-text = Perd contre un Assaut, mais sans perte de vaisseaux : en défense, ton escadre principale se replie. Sauve ton escadre principale d’un Sabotage.

# Sabotage
cards-sab-name = Sabotage

# Destroys the other main stack, whoever wins. Does nothing against Retreat or Quash.
cards-sab-text = Détruit l’autre escadre principale, quel que soit le camp gagnant. Sans effet contre Retraite ou Veto.

# Reinforcement 2
cards-re2-name = Renfort 2

# Reinforcement 3
cards-re3-name = Renfort 3

# Reinforcement 4
cards-re4-name = Renfort 4

# Ascended
races-ascended-name = Éthérés

# Always open. You have 12 ships and place at most 10. Each counts 4 in totals. A mineral buys one ship. When you choose your card as main player, you see the other main player's hand.
races-ascended-text = Toujours visibles. Tu as 12 vaisseaux et en places 10 au plus. Chacun compte pour 4 dans les totaux. Un minerai achète un seul vaisseau. Quand tu choisis ta carte comme protagoniste, tu vois la main de l’autre protagoniste.

# Few, but each is a host
races-ascended-motto = Peu nombreux, mais chacun vaut une armée

# Graft: seeing the hand.
races-ascended-graft = Greffe : voir la main.

# Binary
races-binary-name = Binaire

# At the start of each of your turns choose lance, +3 when invading, or shield, +3 when defending. It stays until your next turn. Revealed with a card, the mode fits what you're doing.
races-binary-text = Au début de chacun de tes tours, choisis lance, +3 quand tu attaques, ou bouclier, +3 quand tu défends. Le mode dure jusqu’à ton prochain tour. Si tu révèles ce peuple avec une carte, le mode convient à ce que tu fais.

# Two settings, one at a time
races-binary-motto = Deux réglages, un seul à la fois

# Graft: the two modes.
races-binary-graft = Greffe : les deux modes.

# Broodkin
races-broodkin-name = Couvée

# When revealed, 8 ships join your graveyard. Your stacks hold up to 8. On your first turn you may double one stack, on each later turn add 1 ship to one.
races-broodkin-text = Quand tu la révèles, 8 vaisseaux s’ajoutent à ton cimetière. Tes escadres contiennent jusqu’à 8 vaisseaux. À ton premier tour, tu peux doubler une escadre ; à chaque tour suivant, ajouter 1 vaisseau à une escadre.

# Always more of them
races-broodkin-motto = Toujours plus nombreux

# Graft: the ship in later turns.
races-broodkin-graft = Greffe : le vaisseau des tours suivants.

# Copyist
races-copyist-name = Copiste

# When both main players attack and the other card is higher, yours takes its value. Resource spots give you 2.
races-copyist-text = Quand les deux protagonistes jouent un Assaut et que l’autre est plus fort, le tien prend sa valeur. Les gisements te donnent 2.

# What you have, it has
races-copyist-motto = Ce que tu as, il l’a aussi

# Graft: copying cards.
races-copyist-graft = Greffe : copier les cartes.

# Dancer
races-dancer-name = Danseur

# When your side is lost, your main stack isn't: as defender it moves away whole, as invader it stays. Sabotage still destroys it. You have two victory moves.
races-dancer-text = Quand ton camp est perdu, ton escadre principale ne l’est pas : en défense, elle s’en va en entier ; en attaque, elle reste. Un Sabotage la détruit quand même. Tu as deux déplacements de victoire.

# Never where the blow lands
races-dancer-motto = Jamais là où tombe le coup

# Graft: saving the main stack.
races-dancer-graft = Greffe : sauver l’escadre principale.

# Domino
races-domino-name = Domino

# After each decisive win as invader raise one of six tiles. A tile gets to level 2 only when all have level 1.
races-domino-text = Après chaque victoire nette en attaque, fais monter une des six tuiles. Une tuile n’atteint le niveau 2 que si toutes sont au niveau 1.

# One success tips the next
races-domino-motto = Un succès entraîne l’autre

# No graft.
races-domino-graft = Pas de greffe.

# Empire
races-empire-name = Empire

# As invader you get +1 for each colony you hold.
races-empire-text = Quand tu attaques, tu as +1 pour chacune de tes colonies.

# The large grow larger
races-empire-motto = Les grands grandissent encore

# Graft: the bonus.
races-empire-graft = Greffe : le bonus.

# Fodder
races-fodder-name = Piétaille

# When both main players attack, lose up to 4 of your ships that stand on neither side: +2 for each.
races-fodder-text = Quand les deux protagonistes jouent un Assaut, sacrifie jusqu’à 4 de tes vaisseaux qui ne sont dans aucun camp : +2 pour chacun.

# Some must fall
races-fodder-motto = Il faut bien que certains tombent

# Graft: burning ships.
races-fodder-graft = Greffe : sacrifier des vaisseaux.

# Friend
races-friend-name = Ami

# As an ally you lose no ships when your side is lost; if it wins decisively, you and its main player draw a card. Revealed, you may then move 1 or 2 ships onto the planet that was invaded, and the winner may join you there.
races-friend-text = Comme allié, tu ne perds aucun vaisseau quand ton camp est perdu ; s’il remporte une victoire nette, tu pioches une carte, et son protagoniste aussi. Si ton peuple est révélé, tu peux ensuite débarquer avec 1 ou 2 vaisseaux sur la planète attaquée, et le camp gagnant peut t’y rejoindre.

# Good company
races-friend-motto = Bonne compagnie

# Graft: the ships saved and the cards.
races-friend-graft = Greffe : les vaisseaux sauvés et les cartes.

# Gestalt
races-gestalt-name = Gestalt

# After a decisive win as main player put 1 ship of a stack that fought on this card and take a power of the loser's race, at most three. Each gives +1 as main player. Lose decisively to that player and the power is gone.
races-gestalt-text = Après une victoire nette comme protagoniste, mets 1 vaisseau d’une escadre qui a combattu sur cette carte et prends un pouvoir au peuple perdant, trois au plus. Chacun te donne +1 comme protagoniste. Après une défaite nette contre ce peuple, le pouvoir est perdu.

# What it beats, it becomes
races-gestalt-motto = Ce qu’elle bat, elle le devient

# Hoarder
races-hoarder-name = Accapareur

# When revealed, draw 2 cards. As main player you get +1 for every 5 cards in your hand. You may always buy cards.
races-hoarder-text = Quand tu le révèles, pioche 2 cartes. Comme protagoniste, tu as +1 par tranche de 5 cartes dans ta main. Tu peux toujours acheter des cartes.

# More of everything
races-hoarder-motto = Toujours plus de tout

# Lapidary
races-lapidary-name = Lapidaire

# Always open. You begin with two of six stones; four lie on the map. Take one by occupying its centre.
races-lapidary-text = Toujours visible. Tu commences avec deux des six joyaux ; quatre sont sur le plateau. Prends-en un en occupant son centre.

# Collector of six stones
races-lapidary-motto = Collectionne six joyaux

# Mason
races-mason-name = Maçon

# As defender your main stack counts twice. Once a turn a move may have two steps and leave ships at each.
races-mason-text = Quand tu défends, ton escadre principale compte double. Une fois par tour, un déplacement peut faire deux pas et laisser des vaisseaux à chacun.

# Builds walls
races-mason-motto = Bâtit des murs

# Graft: the wall.
races-mason-graft = Greffe : le mur.

# Parasite
races-parasite-name = Parasite

# After a decisive loss as main player with 2 or more of your ships lost, one of them clings to the winner's main stack. A planet under that stack is also your colony. At most two ships cling at a time.
races-parasite-text = Après une défaite nette comme protagoniste, si tu as perdu au moins 2 vaisseaux, l’un d’eux s’accroche à l’escadre principale gagnante. Une planète sous cette escadre est aussi ta colonie. Deux vaisseaux au plus s’accrochent en même temps.

# Losing is a way in
races-parasite-motto = Perdre, c’est une façon d’entrer

# Graft: clinging.
races-parasite-graft = Greffe : s’accrocher.

# Spite
races-spite-name = Vengeur

# After a decisive loss as main player the winning side loses half as many ships as you did. If you lost any, one goes onto this card, three at most: +1 for each as main player.
races-spite-text = Après une défaite nette comme protagoniste, le camp gagnant perd deux fois moins de vaisseaux que toi. Si tu en as perdu, l’un d’eux va sur cette carte, trois au plus : +1 pour chacun comme protagoniste.

# Every blow is returned
races-spite-motto = Chaque coup est rendu

# Graft: the winning side's losses.
races-spite-graft = Greffe : les pertes du camp gagnant.

# Two-Faced
races-two-faced-name = Janus

# As main player you may play two cards. When the other's is turned over, choose which of yours counts. As an ally you may change sides when both main players attack.
races-two-faced-text = Comme protagoniste, tu peux jouer deux cartes. Quand la carte adverse est révélée, choisis laquelle des tiennes compte. Comme allié, tu peux changer de camp quand les deux protagonistes jouent un Assaut.

# Says one thing, does another
races-two-faced-motto = Dit une chose, en fait une autre

# Graft: the two cards.
races-two-faced-graft = Greffe : les deux cartes.

# Guard
tiles-guard-name = Garde

# +2 per level as defender
tiles-guard-text = +2 par niveau quand tu défends

# Strike
tiles-strike-name = Frappe

# +2 per level as invader
tiles-strike-text = +2 par niveau quand tu attaques

# Steady
tiles-steady-name = Constance

# +1 per level as either
tiles-steady-text = +1 par niveau en attaque comme en défense

# March
tiles-march-name = Cadence

# 1 extra move each turn per level
tiles-march-text = 1 déplacement bonus par niveau à chaque tour

# Shed
tiles-shed-name = Tri

# after a decisive loss as invader, replace 1 card per level
tiles-shed-text = après une défaite nette en attaque, échange 1 carte par niveau

# Spoils
tiles-spoils-name = Butin

# after a decisive win as invader, draw 1 card per level
tiles-spoils-text = après une victoire nette en attaque, pioche 1 carte par niveau

# Might
stones-might-name = Puissance

# +2 as invader
stones-might-text = +2 quand tu attaques

# Ward
stones-ward-name = Égide

# +2 as defender
stones-ward-text = +2 quand tu défends

# Sight
stones-sight-name = Vision

# see the other main player's hand when you choose your card
stones-sight-text = tu vois la main de l’autre protagoniste quand tu choisis ta carte

# Lode
stones-lode-name = Filon

# 1 more mineral at each income
stones-lode-text = 1 minerai de plus à chaque revenu

# Reach
stones-reach-name = Bond

# once, a move to any open site
stones-reach-text = une seule fois, un déplacement vers n’importe quel site ouvert

# Stride
stones-stride-name = Enjambée

# once a turn, a move over one site
stones-stride-text = une fois par tour, un déplacement par-dessus un site
