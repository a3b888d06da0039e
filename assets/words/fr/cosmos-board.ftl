### More terms are at the head of cosmos.ftl
### supply (the step) = intendance
### walk, stride, leap = marche (marcher), enjambée, bond
### face down = face cachée
###
### number: $n, $minerals, $gas, $hand, $last, $plus, $offence, $defence, $others, $weight

## Figures, alone or in the sentences below

ships = { $n ->
        [one] { $n } vaisseau
       *[other] { $n } vaisseaux
    }
colonies = { $n ->
        [one] { $n } colonie
       *[other] { $n } colonies
    }
cards = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }

## What is asked next

which-race = Quel peuple ?
which-planet = Quelle planète ?
which-mode = Quel mode ?
which-tile = Quelle tuile ?
which-offer = Quelle offre ?
which-card = Quelle carte ?
which-cards = Quelles cartes ?
which-site = Quel site ?
which-stack = Quelle escadre ?
which-stacks = Quelles escadres ?
which-stacks-join = Quelles escadres participent ?
how-many-ships = Combien de vaisseaux ?
to-whom = À qui ?
what-for-what = Quoi contre quoi ?
buy-where = Où ?
buy-second-where = Et le second vaisseau ?
on-which-side = Dans quel camp ?
invade-with-which-stack = Avec quelle escadre ?
invade-whom = Contre qui ?
walk-over-which-site = Par quel site ?
walk-on-to-which-site = Et ensuite, vers quel site ?
walk-how-many-stay = Combien restent là ?
walk-how-many-go-on = Combien continuent ?

## What a button says

accept = Accepter
decline = Refuser
offer-trade = Offrir un échange
purge = Décrocher
show-race = Révéler ton peuple
ready = Continuer
move = Déplacer
walk = Marcher
other-way = { $verb ->
        [return] Ramener
        [double] Doubler
        [brood] Multiplier
        [support] Soutenir
        [burn] Sacrifier
        [retreat] Se replier
        [reinforce] Renforcer
        [graft] Greffer
        [join] Débarquer
        [victory] Victoire
        [play] Jouer
        [tile] Tuile
        [shed] Défausser
        [ally] Prendre parti
       *[other] { CAPITAL($verb) }
    }
stride = Enjambée
leap = Bond
invade = Attaquer
end-turn = Finir le tour
copy = Copier
slip-away = S’esquiver
act-as-friend = Agir en ami
cling = S’accrocher
strike-back = Riposter
change-sides = Changer de camp
stay-out = Rester neutre
no-support = Pas de soutien
stay = Rester
burn-none = Aucun sacrifice
play-none = Aucun Renfort
keep-all = Tout garder
add-none = Ne rien ajouter
double-none = Ne rien doubler
raise-none = Aucune
no = Non
# ($verb, $site)
go-from = { $verb ->
        [invade] Attaque
        [walk] Marche
        [stride] Enjambée
        [leap] Bond
        [join] Débarquement
        [victory] Victoire
       *[move] Déplacement
    } depuis { $site }
# ($from, $to, $n)
from-to = { $from } vers { $to }{ $n ->
        [0] {""}
        [one] {" "}: { $n } vaisseau
       *[other] {" "}: { $n } vaisseaux
    }
# ($from, $over, $to, $n)
from-over-to = { $from } vers { $over }, { $to }{ $n ->
        [0] {""}
        [one] {" "}: { $n } vaisseau
       *[other] {" "}: { $n } vaisseaux
    }
# ($race, $how)
keep-race = Garder { $race }{ $how ->
        [open] {" "}visible
        [hidden] {" "}en secret
       *[always] {""}
    }
mode-lance = Lance
mode-shield = Bouclier
# ($card, $other)
two-cards = { $card }, { $other }
buy-card = Acheter une carte
buy-ship = Acheter un vaisseau
buy-two-ships = Acheter 2 vaisseaux
buy-on = Sur { $site }
# ($site, $other)
buy-on-both = Sur { $site } et { $other }
accept-from = { $who } : accepter
decline-from = { $who } : refuser
# ($sites, $who)
stacks-for = { $sites } : { $who }
# ($who, $site)
invade-on = Attaquer { $who } sur { $site }
leave-on = En laisser { $n } sur { $site }
move-in = Entrer avec { ships }
move-in-all = Entrer avec { $n ->
        [one] { $n } vaisseau
       *[other] les { $n } vaisseaux
    }
least = Minimum
most = Tout

## A button's note: its price, or what it brings

costs-gas = 1 gaz
costs-mineral = 1 minerai
# ($goods, $price)
goods-for = { $goods } contre { $price }
lance-note = +3 en attaque
shield-note = +3 en défense
invades = attaque
defends = défend

## The line above the map

setting-up = Mise en place
# ($n, $last)
round-of = Manche { $n } sur { $last }
phase-supply = Intendance
phase-actions = Actions
phase-invasion = Invasion
actions-left = { $n ->
        [0] Aucune action
        [one] Encore { $n } action
       *[other] Encore { $n } actions
    }
nobody-can-win = personne ne peut gagner dans cette manche
cards-in-deck = { cards } dans la pioche
number-discarded = { $n } en défausse

## How the seats stand

colonies-of-seats = Colonies
# ($n, $minerals, $gas, $hand)
seat-figures = { colonies } · { $minerals ->
        [one] { $minerals } minerai
       *[other] { $minerals } minerais
    }, { $gas } gaz · { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    }
has-five = a cinq colonies
can-have-five = peut avoir cinq colonies au prochain tour
one-short-of-five = n’a plus besoin que d’une colonie

## Cards and races

attack = Assaut
reinforcement = Renfort
defend = Parade
playing-card = Une carte à jouer
face-down = Face cachée
hidden-race = Un peuple caché
hidden-race-text = Avant d’être révélé, il n’est connu que de la personne qui le joue

## In the films of moves, beside a player's figures

holds-reinforcements = A des Renforts
must-be = C’est forcément { $race }
keeps-their-side = Reste dans son camp
no-reinforcements = Pas de Renforts
burns-none = Ne sacrifie rien
takes-no-power = Ne prend aucun pouvoir
raises-no-tile = Ne monte aucune tuile
discards-nothing = Ne défausse rien
joins-nobody = Ne débarque pas
adds-none = N’ajoute rien
declines = Refuse
more-cards = { $n ->
        [one] { $n } carte de plus
       *[other] { $n } cartes de plus
    }
no-site-is-empty = Aucun site n’est libre
extra-moves = { $n ->
        [one] { $n } déplacement bonus
       *[other] { $n } déplacements bonus
    }
places-ships = Place ses vaisseaux
their-turn = Joue son tour
offer-lapses = L’offre expire
discard-is-shuffled = La défausse est mélangée
draws-new-hand = Pioche une nouvelle main
has-chosen = A choisi
has-chosen-two = Deux cartes
changes-sides = Change de camp
copies = Copie { $n }
slips-away = S’esquive
nowhere-to-go = Nulle part où aller
in-good-company = En bonne compagnie
strikes-back = Riposte
takes-power = Prend un pouvoir
loses-power = Perd un pouvoir
an-accord = Un accord
stays-out = Reste neutre
joins-invader = Rejoint l’attaque
joins-defender = Rejoint la défense
calls-no-support = N’appelle aucun soutien
calls-support = Appelle du soutien
# ($n, $plus)
burns = Sacrifie { $n } : +{ $plus }
purges = Décroche
clings = S’accroche
clung-is-gone = Vaisseau perdu

## In the films of moves, large

both-sides-win = Les deux camps gagnent
invasion-succeeds = L’invasion réussit
defence-holds = La défense tient
round-begins = Manche { $n }
last-round-is-over = La dernière manche est finie
five-colonies = Cinq colonies
the-end = La fin

## What a player has

mode-is = Mode : { $mode ->
        [lance] lance
       *[shield] bouclier
    }
tile-with-level = { $tile } { $n }
bitterness = Rancune : +{ $n }
has-offers = { $who }, offres
tiles = Tuiles : { $tiles }
stones = Joyaux : { $stones }
powers-taken-from = Pouvoirs pris à { $races }
race-face-down = { $race }, face cachée
a-race-face-down = Peuple face cachée
their-race-is-face-down = Son peuple est face cachée
colonies-of-five = { colonies } sur cinq
# ($goods, $n)
holds = A { $goods }, et { cards }
each-turn = À chaque tour : { $goods }
in-graveyard = { ships } au cimetière
# ($goods, $who, $price)
offers = Offre { $goods } à { $who } contre { $price }
press-for-more = Touche pour en voir plus
# ($race, $text)
race-with-text = { $race } : { $text }
# ($race, $text)
race-face-down-with-text = { $race }, face cachée : { $text }
close = Fermer

## What a site of the map tells

gives-mineral = Donne 1 minerai à qui l’occupe, au début de son tour
gives-gas = Donne 1 gaz à qui l’occupe, au début de son tour
# ($stone, $text)
stone-lies-here = Joyau { $stone } : { $text }
# ($n, $weight)
your-ships = { $n ->
        [one] Ton vaisseau
       *[other] Tes { $n } vaisseaux
    }{ $weight ->
        [1] {""}
       *[other] { $n ->
                [one] {", "}qui compte pour { $weight }
               *[other] , qui comptent chacun pour { $weight }
            }
    }
# ($who, $n, $weight)
ships-of = { ships } de { $who }{ $weight ->
        [1] {""}
       *[other] { $n ->
                [one] {", "}qui compte pour { $weight }
               *[other] , qui comptent chacun pour { $weight }
            }
    }
# ($stack, $other)
clung-to = { $stack } ; un vaisseau de { $other } s’y accroche
nobody-is-here = Personne ici
# ($site, $offence, $defence, $others)
invaded-from = Attaque depuis { $site }, avant les cartes : { $offence } contre { $defence }{ $others ->
        [0] {""}
       *[other] , et d’autres pourraient ajouter { $others }
    }
# ($site, $kind)
site-kind = { $site } : { $kind ->
        [planet] une planète
        [void] le milieu d’un vide
        [rim] sur le bord
       *[between] entre des hexagones
    }

## What lies beside the map

discard-has = Défaussé : { cards }
attacks = Assauts { $values }
reinforcements = Renforts { $values }
# ($n, $card)
copies-of-card = { $n } × { $card }
left-in-deck = Encore { cards } dans la pioche
# ($who, $goods)
offer-title = { $who } offre { $goods }
# ($who, $price)
offer-terms = à { $who }, contre { $price }

## Who can win, in the line above the map

when-five-win = { $when ->
        [turn] au prochain tour
        [turn-begins] au début de son prochain tour
        [round] après la manche 1
       *[round-ends] à la fin de la manche 1
    }
you-hold-five = Tu as cinq colonies : tu gagnes { $when ->
        [turn] au prochain tour
        [turn-begins] au début de ton prochain tour
        [round] après la manche 1
       *[round-ends] à la fin de la manche 1
    }
# ($who, $when)
holds-five = { $who } a cinq colonies et gagne { when-five-win }
which-turn = { $when ->
        [this] ce tour-ci
       *[next] au prochain tour
    }
you-can-by-moves = Tu peux avoir cinq colonies { which-turn } rien qu’en te déplaçant
# ($who, $when)
can-by-moves = { $who } peut avoir cinq colonies { which-turn } rien qu’en se déplaçant
you-could-by-wins = Tu pourrais avoir cinq colonies { which-turn } en gagnant une invasion
# ($who, $when)
could-by-wins = { $who } pourrait avoir cinq colonies { which-turn } en gagnant une invasion
you-can-by-moves-briefly = Si tu bouges : 5 colonies { which-turn }
# ($who, $when)
can-by-moves-briefly = Si { $who } bouge : 5 colonies { which-turn }
you-could-by-wins-briefly = Par invasion, tu aurais cinq colonies { which-turn }
# ($who, $when)
could-by-wins-briefly = Par invasion, { $who } aurait cinq colonies { which-turn }

## The two sides of an invasion

wins = Gagne
loses = Perd
invades-from = Depuis { $site }
defends-site = Défend { $site }
# ($parts, $n)
parts-and-reinforcements = { $parts } + Renforts { $n }
# ($offence, $defence, $others)
sums-before-cards = Avant les cartes : { $offence } contre { $defence } au plus{ $others ->
        [0] {""}
       *[other] {" "}; d’autres pourraient ajouter { $others }
    }.

## The question on the board

ships-left = Encore { ships }. Touche un site pour en mettre plus ou moins.
tap-stacks-to-call = Touche tes escadres lumineuses pour les appeler.
all-are-called = Toutes tes escadres qui peuvent soutenir sont appelées. Touches-en une pour l’écarter.
tap-stacks-to-change = Touche tes escadres pour les appeler ou les écarter.
walk-where-next = Et ensuite ? Touche un site lumineux.
walk-how-many-stay-on = Combien restent sur { $site } ?
tap-own-stack = Touche une de tes escadres.
tap-site-to-act = Touche un site lumineux pour te déplacer ou attaquer.
tap-site = Touche un site lumineux.
tap-stack = Touche une escadre lumineuse.
tap-stacks-that-join = Touche les escadres lumineuses qui participent.
tap-stack-to-burn = Touche une escadre pour sacrifier ses vaisseaux.
tap-site-for-main-stack = Touche un site lumineux pour ton escadre principale.
tap-stack-for-graft = Touche l’escadre qui donne un vaisseau.
tap-stack-then-goal = Touche une escadre lumineuse, puis sa destination.
# ($who, $cards)
holds-cards = { $who } a { $cards }.
second-card = Et une deuxième carte ?
# ($card, $text)
card-with-text = { CAPITAL($card) } : { $text }
attack-with-text = Assaut : ajoute sa valeur contre un autre Assaut et bat toute Parade.
fill-all = En mettre { $n } partout
# ($n, $site)
burn-some = { $n } sur { $site }
trade = Échange

## An offer that is being made

offer-to = À { $who }
to-whom-tap-seat = À qui ? Touche une place en haut.
you-give = Tu donnes
you-ask = Tu demandes
back = Retour
## Words that stand for a sign

mineral-words = minerai minerais
gas-words = gaz
