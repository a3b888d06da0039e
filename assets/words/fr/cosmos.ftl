### What Settlers of the Cosmos says. Names and texts of cards, races, tiles and stones are in
### engine/games/cosmos/catalogue.json; sites are written as d5.
###
### person: $who, $other
### number: $n, $wanted, $most, $against, $needed, $extras, $left, $dropped, $lost, $plus, $now, $instead
### number: $offence, $defence, $graveyard, $colonies, $rank, $last
###
### site = site
### hex = hexagone
### centre = centre
### corner = coin
### void = vide
### rim = bord
### open, closed (of a site) = ouvert, fermé
### resource spot = gisement
### mineral, gas = minerai, gaz
### stack = escadre
### main stack = escadre principale
### graveyard = cimetière
### race = peuple
### power = pouvoir
### graft = greffe
### hidden, to reveal = caché, révéler
### open (of a race) = visible, face visible
### to move (ships) = déplacer, déplacement
### extra move = déplacement bonus
### victory move = déplacement de victoire
### invasion, to invade = invasion, attaquer
### offence, defence (sides) = attaque, défense
### side = camp
### main player = protagoniste
### invade card = carte d’invasion
### to ally = rejoindre un camp; allies = alliés
### to stay out = rester neutre
### accord = accord
### offer, trade = offre, échange
### to set aside = mettre de côté
### to purge = décrocher
### to cling = s’accrocher
### to slip away = s’esquiver
### to burn = sacrifier
### to strike back, bitterness = riposter, rancune
### company, to act as a friend = compagnie, agir en ami
### to join (after an invasion) = débarquer
### level = niveau
### stone = joyau
### to discard = défausser
### Attack (a card) = Assaut; Defend (a kind of card) = Parade; more names are in cosmos-cards.ftl

## Names and figures, alone or in the sentences below

ships = { $n ->
        [one] { $n } vaisseau
       *[other] { $n } vaisseaux
    }
cards = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
actions = { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
extra-moves = { $n ->
        [one] { $n } déplacement bonus
       *[other] { $n } déplacements bonus
    }
minerals = { $n ->
        [one] { $n } minerai
       *[other] { $n } minerais
    }
gas = { $n } gaz
no-goods = rien
side = { $side ->
        [offence] attaque
       *[defence] défense
    }
part = { $part ->
        [main] escadre principale
        [support] soutien
        [allies] alliés
        [card] carte
        [wall] mur
        [mode] mode
        [tiles] tuiles
        [tribute] tribut
        [trove] trésor
        [stones] joyaux
        [grafts] greffes
        [bitter] rancune
       *[burn] vaisseaux sacrifiés
    } { $n }
no-parts = rien
bare-hand = à mains nues
bare-hand-text = Un Assaut de 0 : il n’y a plus de carte d’invasion dans la pioche ni dans la défausse.
attack-text = Ajoute { $n } contre un autre Assaut et bat toute Parade.
reinforcement-text = Ajoute { $n } quand deux Assauts sont révélés, si cela te met en tête.
cards-of-kind = { $n ->
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
       *[other] huit
    } cartes { $card }
ships-on = { ships } sur { $site }
so-many-on = { $n } sur { $site }
who-so-many = { $who } { $n }
# ($site, $kind, $goods, $stone)
site-kind = { $site } ({ $kind ->
        [planet] planète
        [void] vide
       *[corner] coin
    }{ $goods ->
        [mineral] {" "}avec minerai
        [gas] {" "}avec gaz
       *[none] {""}
    }{ $stone ->
        [none] {""}
       *[other] , joyau { $stone }
    })
ships-of = { $who ->
        [you] { $n ->
                [one] ton vaisseau
               *[other] tes { $n } vaisseaux
            }
       *[other] { ships } de { $who }
    }
# ($place, $stacks)
place-with-stacks = { $place } : { $stacks }
place-empty = { $place }, libre

## What is asked
## A question to the reader begins with a capital; to others it follows the name: "{p2}: choose the race you keep".

asks-race = choisis le peuple à garder
asks-planet = choisis une planète et remplis l’espace autour
asks-second-planet = choisis la deuxième planète, et l’espace autour
asks-return = où reviennent les vaisseaux ?
asks-doubling = quelle escadre double ?
asks-growth = où ajouter un vaisseau ?
asks-mode = lance ou bouclier ?
way-buy = achète
way-trade = échange
way-purge = décroche
asks-supply = { $ways }, ou continue
asks-reveal = révèle { $who ->
        [you] ton
       *[other] son
    } peuple, ou continue
# ($n, $extras)
asks-action = déplace des vaisseaux ou attaque : encore { actions }{ $extras ->
        [0] {""}
        [one] {" "}et { $extras } déplacement bonus
       *[other] {" "}et { $extras } déplacements bonus
    }
# ($who, $other, $site)
asks-ally = prendre parti ? { $other ->
        [you] { $who } t’attaque
       *[other] { $who ->
                [you] Tu attaques
               *[other] { $who } attaque
            } { $other }
    } sur { $site }
asks-support = appeler du soutien pour { $site } ?
asks-card = { $other ->
        [you] choisir une carte contre toi
       *[other] choisis une carte contre { $other }
    }
asks-face = laquelle des deux cartes compte ?
asks-turncoat = changer de camp ?
asks-copy = copier l’autre carte ({ $n }) ?
asks-burn = sacrifier jusqu’à 4 vaisseaux, +2 pour chacun ?
# ($n, $against)
asks-reinforce = jouer des Renforts ? C’est { $n } contre { $against }
asks-company = agir en ami ?
asks-retreat = où replier l’escadre principale ?
asks-slip = s’esquiver avec l’escadre principale ?
asks-spite = riposter ?
asks-cling = s’accrocher à l’escadre principale gagnante ?
asks-graft = donner un vaisseau contre un pouvoir ?
asks-tile = quelle tuile monte ?
asks-shed = défausser des cartes pour en piocher autant ?
asks-join = débarquer sur { $site } avec 1 ou 2 vaisseaux ?
asks-victory = faire un déplacement de victoire ?
asks-anything = choisis
asked = { $who ->
        [you] { CAPITAL($what) }
       *[other] { $who } : { $what }
    }

## What a move did

made-secret-choice = { $who ->
        [you] Tu as
       *[other] { $who } a
    } fait un choix secret.
you-keep = Tu gardes le peuple { $race }.
you-keep-openly = Tu gardes le peuple { $race }, face visible.
you-choose = Tu choisis { $cards }.
you-choose-and-reveal = Tu choisis { $cards } et révèles ton peuple.
is-ready-to-act = { $who ->
        [you] Tu passes à tes
       *[other] { $who } passe à ses
    } actions.
ends-turn = { $who ->
        [you] Tu finis ton
       *[other] { $who } finit son
    } tour.

## What a move did: the question that follows tells everybody that the player has the power, or the cards

can-reinforce = { $who ->
        [you] Tes Renforts
       *[other] Les Renforts de { $who }
    } suffisent pour renverser le combat.
can-turncoat = { $who ->
        [you] Tu peux
       *[other] { $who } peut
    } changer de camp : seul Janus le peut.
can-copy = { $who ->
        [you] Tu peux
       *[other] { $who } peut
    } copier la carte : seul le Copiste le peut.
can-burn = { $who ->
        [you] Tu peux
       *[other] { $who } peut
    } sacrifier des vaisseaux : seule la Piétaille le peut.
can-keep-company = { $who ->
        [you] Tu peux
       *[other] { $who } peut
    } agir en ami : seul l’Ami le peut.
can-slip = { $who ->
        [you] Tu peux t’esquiver
       *[other] { $who } peut s’esquiver
    } : seul le Danseur le peut.
can-spite = { $who ->
        [you] Tu peux
       *[other] { $who } peut
    } riposter : seul le Vengeur le peut.
can-cling = { $who ->
        [you] Tu peux t’accrocher
       *[other] { $who } peut s’accrocher
    } au camp gagnant : seul le Parasite le peut.
can-graft = { $who ->
        [you] Tu peux
       *[other] { $who } peut
    } prendre un pouvoir : seule la Gestalt le peut.
can-raise = { $who ->
        [you] Tu peux
       *[other] { $who } peut
    } faire monter une tuile : seul Domino le peut.

## What a move did: the answer was no

keeps-side = { $who ->
        [you] Tu ne changes
       *[other] { $who } ne change
    } pas de camp.
declines-to-copy = { $who ->
        [you] Tu ne copies
       *[other] { $who } ne copie
    } pas la carte.
declines-to-slip = { $who ->
        [you] Tu ne t’esquives
       *[other] { $who } ne s’esquive
    } pas.
declines-company = { $who ->
        [you] Tu n’agis
       *[other] { $who } n’agit
    } pas en ami.
declines-to-cling = { $who ->
        [you] Tu ne t’accroches
       *[other] { $who } ne s’accroche
    } pas.
declines-spite = { $who ->
        [you] Tu ne ripostes
       *[other] { $who } ne riposte
    } pas.
burns-none = { $who ->
        [you] Tu ne sacrifies
       *[other] { $who } ne sacrifie
    } aucun vaisseau.
plays-no-reinforcements = { $who ->
        [you] Tu ne joues
       *[other] { $who } ne joue
    } pas de Renforts.
takes-no-power = { $who ->
        [you] Tu ne prends
       *[other] { $who } ne prend
    } aucun pouvoir.
raises-no-tile = { $who ->
        [you] Tu ne fais
       *[other] { $who } ne fait
    } monter aucune tuile.
discards-nothing = { $who ->
        [you] Tu ne défausses
       *[other] { $who } ne défausse
    } rien.
joins-nobody = { $who ->
        [you] Tu ne débarques
       *[other] { $who } ne débarque
    } pas.
adds-none = { $who ->
        [you] Tu n’ajoutes
       *[other] { $who } n’ajoute
    } aucun vaisseau.

## What a move did: what happened

puts-ships = { $who ->
        [you] Tu places
       *[other] { $who } place
    } { $stacks }.
loses-ships = { $who ->
        [you] Tu perds
       *[other] { $who } perd
    } { $stacks }.
has-extra-moves = { $who ->
        [you] Tu as
       *[other] { $who } a
    } { extra-moves }.
reveals-race = { $who ->
        [you] Tu révèles ton
       *[other] { $who } révèle son
    } peuple : { $race }.
takes-stone = { $who ->
        [you] Tu prends
       *[other] { $who } prend
    } le joyau { $stone }.
# ($who, $stone, $site)
takes-stone-on = { $who ->
        [you] Tu prends
       *[other] { $who } prend
    } le joyau { $stone } sur { $site }.
# ($stone, $site)
stone-lies-on = Le joyau { $stone } se trouve sur { $site }.
begins-with-more = { $who ->
        [you] Tu commences
       *[other] { $who } commence
    } avec { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } de plus, car { $who ->
        [you] ta
       *[other] sa
    } place joue tard.
race-brings = Révélé, { $race } apporte { cards }.
round-begins = La manche { $n } commence.
offer-lapses = { $who ->
        [you] Ton offre { $offer }
       *[other] L’offre { $offer } de { $who }
    } expire.
returns-to = { $who ->
        [you] Tu reviens
       *[other] { $who } revient
    } sur { $site } avec { ships }.
misses-turn = { $who ->
        [you] Tu passes ton
       *[other] { $who } passe son
    } tour : aucun site n’est libre.
adds-ships = { $who ->
        [you] Tu ajoutes
       *[other] { $who } ajoute
    } { ships } sur { $site }.
mode-is = { $who ->
        [you] Tu es
       *[other] { $who } est
    } en mode { $mode ->
        [lance] lance
       *[shield] bouclier
    }.
gets-goods = { $who ->
        [you] Tu reçois
       *[other] { $who } reçoit
    } { $goods }.
# ($who, $goods, $other, $price)
gets-from = { $who ->
        [you] Tu reçois
       *[other] { $who } reçoit
    } { $goods } de { $other ->
        [you] toi
       *[other] { $other }
    } contre { $price }.
# ($who, $other)
declines-offer = { $who ->
        [you] Tu refuses
       *[other] { $who } refuse
    } { $other ->
        [you] ton offre
       *[other] l’offre de { $other }
    }.
# ($who, $other, $goods, $price)
offers = { $other ->
        [you] { $who } t’offre
       *[other] { $who ->
                [you] Tu offres
               *[other] { $who } offre
            } à { $other }
    } { $goods } contre { $price }.
buys-ship = { $who ->
        [you] Tu achètes
       *[other] { $who } achète
    } un vaisseau sur { $site } pour 1 minerai.
buys-two-ships = { $who ->
        [you] Tu achètes
       *[other] { $who } achète
    } 2 vaisseaux sur { $site } pour 1 minerai.
# ($who, $site, $to)
buys-ship-each = { $who ->
        [you] Tu achètes
       *[other] { $who } achète
    } un vaisseau sur { $site } et un sur { $to } pour 1 minerai.
draws-cards = { $who ->
        [you] Tu pioches
       *[other] { $who } pioche
    } { cards }.
new-in-hand = Nouveau dans ta main : { $cards }.
buys-card = { $who ->
        [you] Tu achètes
       *[other] { $who } achète
    } une carte pour 1 gaz.
# ($who, $other, $site)
purges = { $who ->
        [you] Tu décroches
       *[other] { $who } décroche
    } { $other ->
        [you] ton vaisseau
       *[other] le vaisseau de { $other }
    } de { $who ->
        [you] ton
       *[other] son
    } escadre sur { $site }.
shuffled = La défausse est mélangée pour former une nouvelle pioche ({ cards }).
# ($who, $n, $from, $to)
moves = { $who ->
        [you] Tu déplaces
       *[other] { $who } déplace
    } { ships } de { $from } vers { $to }.
drops = { $who ->
        [you] Tu laisses
       *[other] { $who } laisse
    } { ships } sur { $site } au passage.
# ($who, $n, $from, $to, $over)
strides = { $who ->
        [you] Tu déplaces
       *[other] { $who } déplace
    } { ships } de { $from } vers { $to }, par-dessus { $over }.
# ($who, $n, $from, $to)
leaps = { $who ->
        [you] Tu bondis
       *[other] { $who } bondit
    } avec { ships } de { $from } à { $to }. Le joyau Bond est épuisé.
# ($who, $other, $to, $from)
invades = { $other ->
        [you] { $who } t’attaque
       *[other] { $who ->
                [you] Tu attaques
               *[other] { $who } attaque
            } { $other }
    } sur { $to } depuis { $from }.
# ($who, $other, $to, $from, $sites)
invades-with-support = { $other ->
        [you] { $who } t’attaque
       *[other] { $who ->
                [you] Tu attaques
               *[other] { $who } attaque
            } { $other }
    } sur { $to } depuis { $from }, avec le soutien de { $sites }.
stays-out = { $who ->
        [you] Tu restes
       *[other] { $who } reste
    } neutre.
# ($who, $side, $sites)
joins-side = { $who ->
        [you] Tu rejoins
       *[other] { $who } rejoint
    } { $side ->
        [offence] l’attaque
       *[defence] la défense
    } avec { $sites }.
calls-support = { $who ->
        [you] Tu appelles
       *[other] { $who } appelle
    } le soutien de { $sites }.
calls-no-support = { $who ->
        [you] Tu n’appelles
       *[other] { $who } n’appelle
    } aucun soutien.
holds-no-invade-card = { $who ->
        [you] Tu n’as
       *[other] { $who } n’a
    } pas de carte d’invasion.
discards-hand = { $who ->
        [you] Tu n’as pas de carte d’invasion et défausses
       *[other] { $who } n’a pas de carte d’invasion et défausse
    } { $cards }.
plays = { $who ->
        [you] Tu joues
       *[other] { $who } joue
    } { $card }.
has-played-two = { $who ->
        [you] Tu as
       *[other] { $who } a
    } joué deux cartes.
changes-sides = { $who ->
        [you] Tu changes
       *[other] { $who } change
    } de camp et { $who ->
        [you] rejoins
       *[other] rejoint
    } { $side ->
        [offence] l’attaque
       *[defence] la défense
    }.
card-now-counts = { $who ->
        [you] Ta carte
       *[other] La carte de { $who }
    } vaut maintenant { $n }.
# ($who, $n, $site, $plus)
burns = { $who ->
        [you] Tu sacrifies
       *[other] { $who } sacrifie
    } { ships } sur { $site } : +{ $plus }.
# ($side, $n, $parts)
side-total = { $side ->
        [offence] Attaque
       *[defence] Défense
    } { $n } : { $parts }.
# ($who, $cards, $side, $n)
plays-reinforcements = { $who ->
        [you] Tu joues
       *[other] { $who } joue
    } { $cards } : { $side ->
        [offence] l’attaque
       *[defence] la défense
    } monte à { $n }.
both-win = Les deux camps gagnent.
side-wins = { $side ->
        [offence] L’attaque
       *[defence] La défense
    } gagne.
# ($who, $n, $from, $to)
withdraws = { $who ->
        [you] Tu replies
       *[other] { $who } replie
    } { ships } de { $from } vers { $to }.
slips-away = { $who ->
        [you] Ton escadre principale
       *[other] L’escadre principale de { $who }
    } s’esquive.
has-nowhere-to-go = { $who ->
        [you] Ton escadre principale
       *[other] L’escadre principale de { $who }
    } sur { $site } n’a nulle part où aller.
loses-none-as-friend = Ami oblige, { $who ->
        [you] tu ne perds
       *[other] { $who } ne perd
    } aucun vaisseau.
# ($who, $other)
keeps-company = { $other ->
        [you] { $who } te tient compagnie
       *[other] { $who ->
                [you] Tu tiens
               *[other] { $who } tient
            } compagnie à { $other }
    }.
# ($who, $cards, $other)
takes-cards = { $other ->
        [you] { $who } te prend { $cards }
       *[other] { $who ->
                [you] Tu prends
               *[other] { $who } prend
            } { $cards } à { $other }
    }.
# ($who, $n, $other)
takes-random-cards = { $other ->
        [you] { $who } te prend { cards } au hasard
       *[other] { $who ->
                [you] Tu prends
               *[other] { $who } prend
            } { cards } au hasard à { $other }
    }.
are-discarded = À la défausse : { $cards }.
discards = { $who ->
        [you] Tu défausses
       *[other] { $who } défausse
    } { $cards }.
discards-number = { $who ->
        [you] Tu défausses
       *[other] { $who } défausse
    } { cards }.
bitterness-grows = { $who ->
        [you] Ta rancune
       *[other] La rancune de { $who }
    } est maintenant de +{ $n }.
strikes-back = { $who ->
        [you] Tu ripostes
       *[other] { $who } riposte
    } : le camp gagnant perd { ships }.
# ($who, $other, $site)
clings = { $who ->
        [you] Un de tes vaisseaux
       *[other] Un vaisseau de { $who }
    } s’accroche à { $other ->
        [you] ton escadre
       *[other] l’escadre de { $other }
    } sur { $site }.
clung-ship-is-gone = { $who ->
        [you] Ton vaisseau accroché
       *[other] Le vaisseau accroché de { $who }
    } sur { $site } n’est plus là.
# ($who, $site, $race)
takes-power = { $who ->
        [you] Tu donnes un vaisseau de { $site } et prends
       *[other] { $who } donne un vaisseau de { $site } et prend
    } un pouvoir du peuple { $race }.
loses-power = { $who ->
        [you] Tu perds
       *[other] { $who } perd
    } le pouvoir du peuple { $race }.
# ($who, $tile, $n, $text)
raises-tile = { $who ->
        [you] Tu fais
       *[other] { $who } fait
    } monter { $tile } au niveau { $n } : { $text }.
# ($who, $n, $from, $to)
joins-with = { $who ->
        [you] Tu débarques
       *[other] { $who } débarque
    } avec { ships } de { $from } sur { $to }.
accord = Les protagonistes concluent un accord.
# ($who, $n, $from, $to)
makes-victory-move = { $who ->
        [you] Ton déplacement de victoire
       *[other] Déplacement de victoire de { $who }
    } : { ships } de { $from } vers { $to }.
makes-no-victory-move = { $who ->
        [you] Tu ne fais
       *[other] { $who } ne fait
    } pas de déplacement de victoire.
invasion-failed = L’invasion a échoué : { $who ->
        [you] ton tour
       *[other] le tour de { $who }
    } est fini.
invasion-over = L’invasion est finie : { $who ->
        [you] { $n ->
                [0] tu n’as plus d’action
                [one] tu as encore { $n } action
               *[other] tu as encore { $n } actions
            }
       *[other] { $n ->
                [0] { $who } n’a plus d’action
                [one] { $who } a encore { $n } action
               *[other] { $who } a encore { $n } actions
            }
    }.
game-over = La partie est finie.

five-colonies = { $n ->
        [one] { $who ->
                [you] tu as
               *[other] { $who } a
            } cinq colonies
       *[other] victoire partagée avec cinq colonies ({ $names })
    }.
last-round = c’était la dernière manche.

## What a choice means
## While a move is chosen, for the beginning that is chosen so far.

# ($card, $text)
card-means = { CAPITAL($card) }. { $text }
# ($race, $motto, $text, $graft)
race-means = { $race }. { $motto }. { $text } { $graft }
# ($who, $n, $graveyard, $colonies)
player-has = { $who ->
        [you] Tu as
       *[other] { $who } a
    } { cards }, { $graveyard ->
        [one] { $graveyard } vaisseau
       *[other] { $graveyard } vaisseaux
    } au cimetière et { $colonies ->
        [one] { $colonies } colonie
       *[other] { $colonies } colonies
    }.
race-is-revealed = Ton peuple est révélé.
race-stays-hidden = Ton peuple reste caché.
everybody-sees-it = Tout le monde le voit.
lance-means = +3 quand tu attaques, jusqu’à ton prochain tour.
shield-means = +3 quand tu défends, jusqu’à ton prochain tour.
will-have-colonies = Tu auras { $n ->
        [one] { $n } colonie
       *[other] { $n } colonies
    }.
# ($n, $to, $left, $from)
ships-to = { ships } vers { $to } ; { $left ->
        [0] aucun ne reste
        [one] { $left } reste
       *[other] { $left } restent
    } sur { $from }.
# ($dropped, $over, $n, $to, $left, $from)
walk-means = { $dropped ->
        [one] { $dropped } vaisseau
       *[other] { $dropped } vaisseaux
    } sur { $over }, { ships } sur { $to } ; { $left ->
        [0] aucun ne reste
        [one] { $left } reste
       *[other] { $left } restent
    } sur { $from }.
# ($n, $against)
before-cards = Avant les cartes : { $n } contre { $against } (à égalité, la défense gagne).
can-add = { $who ->
        [you] Tu peux
       *[other] { $who } peut
    } ajouter { $n }
# ($offence, $defence)
sums = attaque { $offence }, défense { $defence }
# ($offence, $defence)
sums-before-cards = Avant les cartes : { sums }.
you-stay-out = Tu restes neutre et gardes tes vaisseaux.
choose-stacks = Choisis les escadres qui rejoignent { $side ->
        [offence] l’attaque
       *[defence] la défense
    }.
adds = Ajoute { $n }.
friend-loses-none = Ami oblige, tu ne perds aucun vaisseau.
lost-with-side = Tes vaisseaux sont perdus si { $side ->
        [offence] l’attaque
       *[defence] la défense
    } perd.
fights-alone = Ton escadre principale combat sans soutien.
lost-if-you-lose = { $n ->
        [one] Cette escadre est perdue
       *[other] Ces escadres sont perdues
    } si tu perds.
with-support = Avec soutien : choisis celles de tes escadres qui participent.
no-such-offer = Cette offre n’existe pas.
# ($goods, $price)
you-get-for = Tu reçois { $goods } contre { $price }.
gets-back = { $who ->
        [you] Tu récupères
       *[other] { $who } récupère
    } { $goods }.
offer-means = Offre du minerai ou du gaz contre autre chose. La réponse viendra au tour de l’autre personne.
you-set-aside = Tu mets de côté { $goods }.
# ($goods, $price)
you-set-aside-for = Tu mets de côté { $goods } et demandes { $price }.
choose-price = Choisis ce que tu demandes.
card-costs = Coûte 1 gaz (tu en as { $n }). Tu pioches une carte.
ships-cost = Coûte 1 minerai (tu en as { $n }).
choose-site-of-ships = Choisis où vont les vaisseaux.
new-ship-on = Un vaisseau sur { $site }.
two-new-ships-on = 2 vaisseaux sur { $site }.
# ($site, $to)
new-ship-each = Un vaisseau sur { $site } et un sur { $to }.
# ($n, $most)
places-ships = Vaisseaux placés : { $n } sur { $most }.
ships-come-back = { $n ->
        [one] { $n } vaisseau revient
       *[other] { $n } vaisseaux reviennent
    } de ton cimetière sur { $place }.
# ($n, $site, $now)
grows = Ajoute { ships } sur { $site } (maintenant { $now }).
grows-none = Aucun vaisseau ne s’ajoute.
# ($lost, $n, $site, $other)
purge-costs-some = Tu perds { $lost } de tes { ships } sur { $site }, et tu te débarrasses { $other ->
        [you] de ton vaisseau accroché
       *[other] du vaisseau de { $other }
    }.
purge-costs-all = Tu perds { $n ->
        [one] ton vaisseau
       *[other] tes { $n } vaisseaux
    } sur { $site }, et tu te débarrasses { $other ->
        [you] de ton vaisseau accroché
       *[other] du vaisseau de { $other }
    }.
one-of-two-counts = Une seule carte { $card } compte. L’autre revient dans ta main.
# ($card, $second)
choose-which-counts = Quand les cartes sont révélées, tu choisis celle qui compte : { $card } ou { $second }. L’autre revient dans ta main.
returns-to-hand = { $card } revient dans ta main.
you-burn-none = Tu ne sacrifies aucun vaisseau.
# ($n, $plus)
burning = Tu sacrifies { ships } pour +{ $plus }.
# ($n, $plus, $offence, $defence)
burning-with-sums = Tu sacrifies { ships } pour +{ $plus } : { sums } avant les Renforts.
graft-of-hidden = { $other ->
        [you] Ton peuple
       *[other] Le peuple de { $other }
    } est révélé. S’il a un pouvoir à prendre, tu le prends contre 1 vaisseau de { $site }.
# ($site, $race, $graft)
graft-means = 1 vaisseau de { $site } va sur ta carte de peuple, et tu prends un pouvoir du peuple { $race }. { $graft }
you-take-no-power = Tu ne prends aucun pouvoir.
no-tile-goes-up = Aucune tuile ne monte, et ton peuple reste caché.
# ($tile, $n, $text)
tile-goes-up = { $tile } monte au niveau { $n } : { $text }.
you-keep-cards = Tu gardes tes cartes.
you-discard-one = Tu défausses { $card } et pioches une carte.
you-discard-two = Tu défausses { $cards } et pioches 2 cartes.
your-ships-stay = Tes vaisseaux restent où ils sont.
go-on-to-actions = Passe à tes actions.
offers-are-declined = Les offres qu’on t’a faites sont refusées.
end-means = Finit ton tour.
end-with-unused = Finit ton tour sans utiliser { $unused }.
no-reinforcements = Tu gardes tes cartes, et ton camp perd.
# ($n, $against)
n-against = { $n } contre { $against }.
# ($side, $offence, $defence)
stacks-change-sides = Tes escadres rejoignent { $side ->
        [offence] l’attaque
       *[defence] la défense
    } : { sums } avant les Renforts.
# ($side, $offence, $defence)
stacks-keep-side = Tes escadres restent avec { $side ->
        [offence] l’attaque
       *[defence] la défense
    } : { sums } avant les Renforts.
your-card-still-counts = Ta carte vaut toujours { $n }.
# ($n, $instead)
your-card-counts-instead = Ta carte vaut { $n } au lieu de { $instead }.
main-stack-is-lost = Ton escadre principale est perdue : { ships }.
main-stack-stays = Ton escadre principale reste sur { $site }.
main-stack-moves = Ton escadre principale va sur { $place }.
both-draw = Tu pioches une carte, et { $who } aussi.
nobody-draws = Personne ne pioche.
ships-not-lost-with-side = Tes vaisseaux ne sont pas perdus avec ton camp.
ships-lost-with-side = Tes vaisseaux sont perdus avec ton camp.
lost-ship-clings = Un de tes vaisseaux perdus s’accroche à { $other ->
        [you] ton escadre
       *[other] l’escadre de { $other }
    } sur { $site }.
no-ship-clings = Aucun vaisseau ne s’accroche.
winner-loses = Le camp gagnant perd { ships }.
winner-loses-and-bitter = { $n ->
        [0] Un de tes vaisseaux perdus va sur ta carte de peuple.
       *[other] Le camp gagnant perd { ships }, et un de tes vaisseaux perdus va sur ta carte de peuple.
    }
winner-loses-nothing = Le camp gagnant ne perd rien.
no-victory-move = Pas de déplacement de victoire.
verb-means = { $verb ->
        [keep] Garde un peuple, en secret ou face visible.
        [settle] Place des vaisseaux sur une planète libre et sur les coins de son hexagone.
        [return] Jusqu’à 4 vaisseaux reviennent de ton cimetière sur un site libre du bord.
        [mode] Lance donne +3 en attaque, bouclier +3 en défense, jusqu’à ton prochain tour.
        [double] Choisis une escadre à doubler.
        [brood] Choisis une escadre qui reçoit 1 vaisseau.
        [accept] Accepte une offre : paie ce qu’elle demande et reçois ce qu’elle donne.
        [decline] Refuse une offre. Ce qu’elle donnait est rendu.
        [offer] Offre du minerai ou du gaz contre autre chose. La réponse viendra au tour de l’autre personne.
        [buy] Paie 1 minerai pour un ou deux vaisseaux, ou 1 gaz pour une carte.
        [purge] Perds jusqu’à 2 vaisseaux d’une escadre pour décrocher le vaisseau qui s’y accroche.
        [reveal] Ton peuple est révélé et agit dès maintenant.
        [move] Déplace des vaisseaux vers un site voisin.
        [walk] Fais deux pas : laisse des vaisseaux sur le premier site et emmènes-en d’autres sur le second.
        [stride] Passe par-dessus un site, jusqu’au site derrière.
        [leap] Va sur n’importe quel site ouvert, une seule fois.
        [invade] Toute ton escadre en attaque une autre, à côté ou sur le même site.
        [ally] Rejoins un camp avec des escadres entières, ou reste neutre.
        [support] Appelle à l’aide tes escadres proches du site attaqué, chacune en entier.
        [play] Choisis ta carte en secret.
        [face] Choisis la carte qui compte. L’autre revient dans ta main.
        [turncoat] Change de camp avec toutes tes escadres, ou reste.
        [copy] Ta carte prend la valeur de l’autre carte.
        [slip] Ton escadre principale n’est pas perdue avec ton camp.
        [company] Ami oblige, tu ne perds aucun vaisseau, ou tu pioches une carte en même temps que le camp gagnant.
        [cling] Un de tes vaisseaux perdus s’accroche à l’escadre principale gagnante.
        [spite] Le camp gagnant perd deux fois moins de vaisseaux que toi.
        [burn] Sacrifie jusqu’à 4 vaisseaux qui ne combattent pas : +2 pour chacun.
        [reinforce] Joue des Renforts qui te mettent en tête.
        [retreat] Choisis où va ton escadre principale.
        [graft] Un vaisseau d’une escadre qui a combattu va sur ta carte de peuple, et tu prends un pouvoir du camp perdant.
        [tile] Fais monter une tuile d’un niveau.
        [shed] Défausse des cartes et pioches-en autant.
        [join] Déplace 1 ou 2 vaisseaux vers la planète attaquée.
        [victory] Fais un déplacement normal avec n’importe quelle escadre.
       *[none] {""}
    }

## The text table

table-players = Personnes
table-stacks = Escadres
table-hexes = Hexagones
table-hand = Ta main
column-player = Qui
column-colonies = Colonies
column-minerals = Minerai
column-gas = Gaz
column-cards = Cartes
column-ships-on-board = Vaisseaux en jeu
column-graveyard = Cimetière
column-race = Peuple
column-site = Site
column-kind = Type
column-ships = Vaisseaux
column-centre = Centre
column-stone = Joyau
column-card = Carte
column-copies = Nombre
column-what-it-does = Effet
column-spots = Gisements
column-counters = Minerai et gaz
race-unknown = Caché
race-none = Rien
race-known-but-hidden = { $race } (caché)
stone-none = Rien
# ($kind, $goods)
kind-of-site = { $kind ->
        [planet] Planète
        [void] Vide
       *[corner] Coin
    }{ $goods ->
        [mineral] , minerai
        [gas] , gaz
       *[none] {""}
    }
stack-with-clung = { $stack }, et un vaisseau accroché de { $other }
# ($rank, $who, $colonies)
standing = { $rank }. { CAPITAL($who) } avec { $colonies ->
        [one] { $colonies } colonie
       *[other] { $colonies } colonies
    }.
tiles-of = { $who ->
        [you] Tes tuiles
       *[other] Tuiles de { $who }
    } : { $tiles }.
tile-with-level = { $tile } { $n }
stones-of = { $who ->
        [you] Tes joyaux
       *[other] Joyaux de { $who }
    } : { $stones }.
grafts-of = { $who ->
        [you] Tes greffes
       *[other] Greffes de { $who }
    } : { $races }.
bitterness-of = { $who ->
        [you] Ta rancune
       *[other] Rancune de { $who }
    } : +{ $n }.
# ($offer, $who, $goods, $other, $price)
open-offer = Offre { $offer } : { $other ->
        [you] { $who } te donne
       *[other] { $who ->
                [you] tu donnes
               *[other] { $who } donne
            } à { $other }
    } { $goods } contre { $price }.
# ($side, $who, $site, $n)
side-with-main-stack = { $side ->
        [offence] Attaque
       *[defence] Défense
    } : { $who } sur { $site } avec { ships }
# ($half, $sites)
side-with-support = { $half }, soutien sur { $sites }
# ($half, $who, $sites)
side-with-ally = { $half }, { $who } sur { $sites }
# ($half, $card)
side-with-card = { $half }, { $card }
side-with-total = { $half }, { $n } en tout
more-cards-at-start = Cartes en plus au départ : { $more }.
setting-up = Mise en place{ $who ->
        [you] , à toi de jouer
        [nobody] {""}
       *[other] , à { $who } de jouer
    }.
# ($n, $last, $who)
round-of = Manche { $n } sur { $last }{ $who ->
        [you] , à toi de jouer
        [nobody] {""}
       *[other] , à { $who } de jouer
    }.
is-ready = { $who ->
        [you] Tu as
       *[other] { $who } a
    } répondu.
# ($race, $text)
your-race = Ton peuple : { $race }. { $text }
# ($race, $text)
your-hidden-race = Ton peuple : { $race }, face cachée. { $text }
you-were-dealt = Tu as le choix entre { $races }.
when-set-up = mise en place
when-round = manche { $n }
over-because = La partie est finie : { $why }
deck-has = Encore { cards } dans la pioche.
discard-is-empty = La défausse est vide.
discarded = Défaussé : { $cards }.

## Refusals
## To the player who is asked and has chosen something that isn't allowed.

# ($right, $given)
now-choose = Choisis maintenant « { $right } », et non « { $given } ».
now-supply = Choisis maintenant un achat, une offre ou « ready », et non « { $given } ».
now-act = Choisis maintenant un déplacement, une invasion ou « end », et non « { $given } ».
no-answer = Cela ne répond pas à la question.
is-always-open = Le peuple { $race } est toujours visible. Enlève « open ».
is-open-in-this-game = Dans cette partie, le peuple { $race } est toujours visible. Enlève « open ».
# ($race, $races)
not-dealt = On ne t’a pas proposé { $race }. Tu peux garder { $races }.
has-no-planet = Il n’y a pas de planète sur { $site }.
choose-empty-planet = Choisis une planète libre.
choose-empty-site = Choisis un site libre.
# ($n, $who, $names, $site)
occupied = { $n ->
        [one] { $who ->
                [you] Tu as
               *[other] { $who } a
            } des vaisseaux
       *[other] Il y a des vaisseaux de { $names }
    } sur { $site }.
# ($site, $names)
is-closed = { $site } est fermé : il y a là des vaisseaux de { $names }.
# ($most, $wanted)
planet-takes = La planète reçoit de 1 à { $most } vaisseaux, pas { $wanted }.
# ($n, $wanted)
can-place-first = Tu peux placer { ships } maintenant (1 reste en réserve), pas { $wanted }.
# ($n, $wanted)
can-place = Tu peux placer { ships }, pas { $wanted }.
# ($site, $example)
not-on-rim = { $site } n’est pas sur le bord. Choisis un site libre du bord, par exemple { $example }.
doubles-in-first-turn = À ton premier tour, une escadre double.
doubles-in-first-turn-only = Une escadre ne double qu’à ton premier tour.
you-have-no-stack-on = Tu n’as pas d’escadre sur { $site }.
stack-is-full = Ton escadre sur { $site } est pleine : { ships }.
# ($site, $n, $wanted)
has-room-for-more = Sur { $site }, il y a encore de la place pour { $n }, pas pour { $wanted }.
# ($site, $n, $wanted)
has-room-for = Sur { $site }, il y a de la place pour { ships }, pas pour { $wanted }.
no-offer = L’offre { $offer } n’existe pas.
offer-is-for = L’offre { $offer } est pour { $other ->
        [you] toi
       *[other] { $other }
    }.
# ($goods, $owned)
offer-asks-for = Elle demande { $goods }, et tu as { $owned }.
no-trade = Cette partie se joue sans échanges.
offer-goes-to-another = Une offre s’adresse à quelqu’un d’autre.
offer-names-at-most = Une offre compte au plus { $most } de chaque sorte.
two-offers-made = Tu as déjà fait deux offres ce tour-ci, tu ne peux plus en faire.
# ($goods, $owned)
cannot-set-aside = Tu ne peux pas mettre de côté { $goods } : tu as { $owned }.
no-gas-for-card = Une carte coûte 1 gaz, et tu n’en as pas.
# ($n, $most)
too-many-cards = Tu as { $n } cartes. À partir de { $most }, tu ne peux plus en acheter.
no-card-is-left = Il n’y a plus de carte dans la pioche ni dans la défausse.
no-mineral-for-ships = Les vaisseaux coûtent 1 minerai, et tu n’en as pas.
# ($n, $wanted)
graveyard-has = Il y a { ships } dans ton cimetière, pas { $wanted }.
one-ship-for-ascended = Les Éthérés n’achètent qu’un vaisseau par minerai.
cannot-buy-these-ships = Tu ne peux pas acheter ces vaisseaux.
nothing-clings = Aucun vaisseau ne s’accroche à ton escadre sur { $site }.
no-hidden-race = Tu n’as pas de peuple caché à révéler.

## Refusals: moves and invasions

# ($site, $from)
is-not-next-to = { $site } n’est pas à côté de { $from }.
# ($from, $sites)
you-reach = Depuis { $from }, tu peux aller sur { $sites }.
already-there = Les vaisseaux sont déjà sur { $site }.
move-at-least-one = Déplace au moins 1 vaisseau.
# ($n, $site, $wanted)
you-have-ships-on = Tu as { ships } sur { $site }, pas { $wanted }.
clung-stack-moves-whole = Un vaisseau s’accroche à ton escadre sur { $site } : elle se déplace donc en entier ({ ships }).
both-stacks-are-clung-to = Des vaisseaux s’accrochent aux deux escadres : elles ne peuvent pas se réunir.
main-stack-is-no-support = Ton escadre sur { $site } est l’escadre principale.
stacks-that-can-join = Tes escadres qui peuvent participer : { $sites }.
only-mason-walks = Seul le Maçon peut faire deux pas.
has-walked = Tu as déjà fait une marche ce tour-ci.
clung-stack-cannot-walk = Un vaisseau s’accroche à ton escadre sur { $site } : elle ne peut pas faire deux pas.
walk-takes-three = Une marche demande au moins 3 vaisseaux, et { $site } en a { $n }.
no-stride-stone = Tu n’as pas le joyau Enjambée.
has-stridden = Tu as déjà utilisé le joyau Enjambée ce tour-ci.
no-reach-stone = Tu n’as pas le joyau Bond.
way-ends-where-it-begins = Le trajet ne peut pas finir sur { $site }, là où il commence.
# ($from, $over, $to, $n)
walk-leaves-ships = Il faut au moins 1 vaisseau sur { $from }, 1 sur { $over } et 1 sur { $to } ; tu as { ships }.
only-extra-moves = Il ne te reste que des déplacements bonus : tu ne peux pas attaquer.
not-yourself = Tu ne peux pas t’attaquer toi-même.
no-such-player = La place { $player } n’existe pas.
has-no-stack-on = { $other ->
        [you] Tu n’as
       *[other] { $other } n’a
    } pas d’escadre sur { $site }.

## Refusals: answers in an invasion

hand-is-empty = Ta main est vide.
card-held-only = Tu n’as { $card } { $n ->
        [one] qu’une
       *[other] que { $n }
    } fois.
# ($card, $cards)
card-not-held = Tu n’as pas { $card }. Tu as { $cards }.
bare-hand-only-without-card = Tu ne peux jouer à mains nues que s’il ne reste plus aucune carte d’invasion.
is-no-invade-card = { $card } n’est pas une carte d’invasion.
only-two-faced-plays-two = Seul Janus joue deux cartes.
# ($cards, $card)
you-chose-others = Tu as choisi { $cards }, pas { $card }.
stack-fights = Ton escadre sur { $site } combat : tu ne peux pas la sacrifier.
# ($site, $n, $wanted)
site-has = Il y a { ships } sur { $site }, pas { $wanted }.
burn-at-most = Tu sacrifies au plus 4 vaisseaux, pas { $wanted }.
# ($n, $against, $needed, $wanted)
reinforcements-not-enough = Cela fait { $n } contre { $against } ; il faut au moins +{ $needed }, pas +{ $wanted }.
name-a-site-or-no = Indique le site où va ton escadre principale, ou « no ».
name-a-site = Indique le site où va ton escadre principale.
invading-stack-stays = Une escadre principale qui attaque reste où elle est : « yes » ou « no ».
revealed-slips-away = Ton peuple est révélé : ton escadre principale s’esquive.
# ($site, $sites)
no-stack-that-fought = Sur { $site }, tu n’as pas d’escadre qui a combattu. Le vaisseau peut venir de { $sites }.
revealed-raises-tile = Ton peuple est révélé : une tuile monte.
tile-at-level-two = { $tile } est déjà au niveau 2.
tiles-first-at-level-one = { $tile } ne monte au niveau 2 que quand toutes les tuiles sont au niveau 1.
shed-one = Ta tuile Tri est au niveau 1 : tu défausses une seule carte.
# ($site, $to, $sites)
cannot-join-from = Sur { $site }, tu n’as pas d’escadre qui a combattu et peut aller sur { $to }. Tu peux débarquer depuis { $sites }.
join-with-one-or-two = Depuis { $site }, tu peux débarquer avec 1 ou 2 vaisseaux, pas avec { $wanted }.
# ($site, $n, $wanted)
join-with = Depuis { $site }, tu peux débarquer avec { ships }, pas avec { $wanted }.

## Options and presets

five-colonies-win = Cinq colonies gagnent
five-colonies-win-note = Devoir les tenir jusqu’au tour suivant rallonge la partie : à cinq ou six, pour qui veut plus qu’une escarmouche.
win-at-once = Tout de suite
win-if-held = Si tu les tiens encore au début de ton prochain tour
first-turn = Le tout premier tour
one-action = Une action
two-actions = Deux actions
rounds-at-most = Manches au plus
rounds-at-most-note = Un nombre de 8 à 30.
ships-per-player = Vaisseaux par personne
races = Peuples
races-secret = Secrets avant usage
races-open = Visibles dès le début
races-none = Aucun
trade = Échanges entre vous
trade-allowed = Permis
trade-none = Aucun
who-starts = Qui commence
starts-at-random = Tirage au sort
starts-first-seat = La première place
cards-at-start = Cartes au départ
more-for-last-seats = Plus pour les dernières places
seven-each = Sept pour chaque place
late-seats-begin-with-more = Qui joue tard gagne moins souvent. Les dernières places commencent donc avec { $more } cartes de plus, si cinq colonies gagnent tout de suite.
gifts = Cartes pour les peuples plus faibles
gifts-to = Qui révèle un de ces peuples pioche des cartes : { $races }.
race-so-many = { $race } { $n }
gifts-given = À la révélation
gifts-none = Pas de carte

first-game = Première partie
first-game-note = Tous les peuples sont visibles, et personne n’échange.
standard = Standard
standard-note = Peuples secrets, et cinq planètes gagnent tout de suite.
even-races = Peuples équilibrés
even-races-note = Peuples secrets, et les plus faibles apportent des cartes.
long-game = Partie longue
long-game-note = Tu dois encore avoir cinq planètes au début de ton prochain tour.
long-game-note-for-many = Tu dois encore avoir cinq planètes au début de ton prochain tour. Sinon, à cinq ou six, la partie est souvent finie en deux manches.
by-link = Par lien
by-link-note = Sans offres, donc moins de messages.

## How moves are written, behind "comes"

ships-number = un nombre de vaisseaux
a-site = un site comme d5
site-or-none = un site comme d5, ou none
sites-or-none = des sites comme e4,f4, ou none
yes-no-or-site = yes, no ou un site comme e6
yes-or-no = yes ou no
a-race = un peuple comme mason, puis open ou rien
ships-to-settle = des vaisseaux sur une planète et ses coins : d5=4 c4=2
a-mode = lance ou shield
an-offer = une offre comme o2a
a-player = une place comme p2
a-deal = ce que tu donnes et ce que tu demandes : 2m for 1g
a-purchase = card, ou ship et un ou deux sites : ship d5,e5
player-and-support = une place comme p2, puis rien ou with et des sites : p2 with e4,f4
side-and-sites = none, ou off ou def et des sites : off e4,f4
card-to-play = une carte comme at6, puis rien, reveal ou une deuxième carte
a-card = une carte comme at6
ships-to-burn = les vaisseaux perdus : a1=2,b1=1, ou none
reinforcements-or-none = des cartes comme re2,re3, ou none
cards-to-shed = une carte comme at1, deux, ou none
tile-or-none = une tuile comme strike, ou none
site-and-ships = un site et un nombre de vaisseaux : g4 2, ou none
two-sites-and-ships = deux sites et un nombre de vaisseaux : e5 f5 3, ou none

## Find the move

aim-victory-move = Fais le bon déplacement de victoire
aim-take-planet = Prends une planète à un rival
aim-found = Fonde une colonie
aim-spot = Occupe un gisement
aim-near = Place-toi près d’une planète libre
aim-invade = Attaque la bonne planète
aim-invade-stack = Attaque la bonne escadre
aim-prepare = Prépare une invasion
aim-leap = Va là où personne ne t’attend
aim-spread = Disperse tes vaisseaux
aim-go-far = Va loin
aim-move = Déplace les bons vaisseaux
aim-buy-ships = Achète les bons vaisseaux
aim-buy-card = Achète une carte
aim-offer = Fais la bonne offre
aim-answer-offer = Réponds à une offre
aim-join-side = Rejoins le bon camp
aim-invaded = Réponds bien à cette invasion
aim-add-card = Ajoute la bonne carte
aim-withdraw = Replie-toi sur la bonne planète
aim-bring-together = Réunis des vaisseaux
aim-discard = Sépare-toi des bonnes cartes
aim-mode = Choisis le bon mode
aim-action = Choisis ton action
aim-supply = Utilise tes ressources
aim-settle = Colonise la bonne planète

## Characters of bots

likes-attacks = attaque dès que possible et rejoint les attaques des autres
likes-settling = colonise les planètes libres, construit des vaisseaux et attaque rarement
likes-trade = occupe les gisements, achète des cartes et fait des offres
named-raider = pillard
named-builder = bâtisseur
named-trader = négociant

## Answers in advance

ask-me = Me demander
taking-sides = Prendre parti
taking-sides-note = Quand d’autres se battent à côté de tes escadres. Par lien, cela épargne un message sur sept si vous êtes quatre, un sur quatre si vous êtes six.
stay-out = Rester neutre
support-in-defence = Soutien en défense
when-invaded = Quand on t’attaque.
every-stack = Toutes les escadres possibles
no-stack = Aucun
playing-reinforcements = Renforts
when-behind = Quand ton camp est derrière et pourrait gagner ainsi.
never-reinforce = Jamais
cheapest-reinforcements = Les plus petits qui te mettent en tête
victory-in-defence = Déplacements de victoire en défense
when-you-may-move = Quand tu défendais et que tu peux te déplacer.
no-move-then = Aucun
move-onto-vacated = Escadre principale vers la planète quittée par l’attaque

copying = Copier une carte
as-copyist = Avec un Copiste caché.
keeping-company = Compagnie
as-friend = Avec un Ami caché.
clinging = S’accrocher
as-parasite = Avec un Parasite caché.
striking-back = Riposte et rancune
as-spite = Avec un Vengeur caché.
slipping-away = S’esquiver
as-dancer = Avec un Danseur caché, quand tu attaques.
always-yes = Toujours

## The table of scores at the end

scores = Scores
tie-break-colonies = { $n ->
        [one] { $n } colonie
       *[other] { $n } colonies
    }
tie-break-spots = { $n ->
        [one] { $n } gisement
       *[other] { $n } gisements
    }
tie-break-counters = { $n ->
        [one] { $n } minerai ou gaz
       *[other] { $n } minerais et gaz
    }
tie-break-cards = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
