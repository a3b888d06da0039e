### draft = colonisation
### pass of the draft = passage
### settle = coloniser
### movement = mouvement
### reserve = réserve
### realm = domaine
### free = libre
### take (a planet) = prendre
### empty (a planet) = vider
### abandoned = abandonnée
### subdued = soumis
### dominant = domine
### domination = domination
### eradication = éradication
### production = production
### builds = construit
### lane = voie
### map = carte
### limit = limite
### calm round = manche calme
### handicap = handicap
### species = espèce
### home planet = planète mère
###
### person: $who, $other, $reader
### number: $n, $stay, $lost, $now, $left, $reserve, $room, $strength, $garrison, $natives, $limit, $least, $most, $seats
### number: $production, $total, $round, $calm

## Pieces of messages

ships = { $n ->
        [one] { $n } vaisseau
       *[other] { $n } vaisseaux
    }
last-ships = { $n ->
        [one] le dernier vaisseau
       *[other] les { $n } derniers vaisseaux
    }
movements = { $n ->
        [one] { $n } mouvement
       *[other] { $n } mouvements
    }
reserve = { $reserve ->
        [one] { $reserve } vaisseau
       *[other] { $reserve } vaisseaux
    }
room = { $room ->
        [one] { $room } vaisseau
       *[other] { $room } vaisseaux
    }
natives = { $natives ->
        [0] pas d’indigènes
       *[other] { $natives } indigènes
    }
stay = { $stay ->
        [one] { $stay } reste
       *[other] { $stay } restent
    }
all-lost = { $n ->
        [one] il est perdu
       *[other] les { $n } sont perdus
    }
size = { $size ->
        [small] petite
        [medium] moyenne
       *[large] grande
    }
for-defending = ({ $garrison } + 1 pour la défense)
# ($who, $reader)
unless-stopped = { $reader ->
        [nobody] si personne ne l’empêche
       *[other] { $who ->
            [you] si personne ne l’empêche
           *[other] si tu ne l’empêches pas
        }
    }

## What is asked

game-is-over = La partie est finie.
asks-movement = { $who ->
        [you] Déplace des vaisseaux ou finis ton tour
       *[other] { $who } : déplacer des vaisseaux ou finir le tour
    } (encore { movements })
asks-settling = { $who ->
        [you] Colonise une planète
       *[other] { $who } : coloniser une planète
    } (encore { ships })
asks-adding = { $who ->
        [you] Ajoute { last-ships } à tes planètes
       *[other] { $who } : ajouter { last-ships } à ses planètes
    }

## What a move did

# ($who, $planet, $size, $n, $stay, $lost)
settles = { $who ->
        [you] Tu colonises
       *[other] { $who } colonise
    } { $planet } ({ size }) avec { ships }{ $lost ->
        [0] {""}
        [one] : { stay }, { $lost } perdu face aux indigènes
       *[other] : { stay }, { $lost } perdus face aux indigènes
    }.
# ($who, $n, $planet, $now)
adds = { $who ->
        [you] Tu ajoutes
       *[other] { $who } ajoute
    } { ships } à { $planet } (maintenant { $now }).
no-room = { $who ->
        [you] Tu n’as
       *[other] { $who } n’a
    } pas de place pour { ships } de la réserve : { $n ->
        [one] il est perdu
       *[other] ils sont perdus
    }.
# ($who, $n, $from, $to)
moves = { $who ->
        [you] Tu déplaces
       *[other] { $who } déplace
    } { ships } de { $from } vers { $to }.
# ($who, $to, $from, $n)
takes = { $who ->
        [you] Tu prends
       *[other] { $who } prend
    } { $to } depuis { $from } avec { ships }.
# ($who, $to, $from, $n, $other, $strength, $garrison)
attacks = { $who ->
        [you] Tu attaques
       *[other] { $who } attaque
    } { $to } depuis { $from }, { ships } contre { $other ->
        [you] tes { $strength } { for-defending }
        [nobody] { $strength } indigènes
       *[other] les { $strength } de { $other } { for-defending }
    }
# ($who, $to, $from, $n, $other, $strength, $garrison, $stay)
conquers = { attacks }, et { $who ->
        [you] tu prends
       *[other] prend
    } { $to } : { stay }.
# ($who, $to, $from, $n, $other, $strength, $garrison)
empties = { attacks } : il ne reste personne et { $to } est libre.
# ($who, $to, $from, $n, $other, $strength, $garrison, $stay)
fails = { attacks } : { all-lost }{ $other ->
        [you] , tu en gardes { $stay }
        [nobody] {""}
       *[other] , { $other } en garde { $stay }
    }.
abandoned = { $planet } est abandonnée{ $natives ->
        [0] {""}
       *[other] ; ses { $natives } indigènes sont de retour
    }.
eliminated = { $who ->
        [you] Tu n’as plus de planète : te voilà hors jeu.
       *[other] { $who } n’a plus de planète et se retrouve hors jeu.
    }
ends-turn = { $who ->
        [you] Tu finis ton tour.
       *[other] { $who } finit son tour.
    }
stuck = { $who ->
        [you] Tu ne peux plus rien déplacer.
       *[other] { $who } ne peut plus rien déplacer.
    }
skipped = { $who ->
        [you] Tu ne peux rien déplacer et tu passes ton tour.
       *[other] { $who } ne peut rien déplacer et passe son tour.
    }
no-longer-dominant = { $who ->
        [you] Tu ne domines plus.
       *[other] { $who } ne domine plus.
    }
# ($who, $production, $total)
is-dominant = { $who ->
        [you] Tu domines
       *[other] { $who } domine
    } avec une production de { $production } sur { $total }
# ($who, $production, $total)
dominant-at-end = { is-dominant }.
# ($who, $production, $total, $round, $reader)
dominant = { is-dominant } et { $who ->
        [you] gagnes
       *[other] gagne
    } à la fin de la manche { $round } { unless-stopped }.
round-begins = { $round ->
        [1] La colonisation est finie. La manche 1
       *[other] La manche { $round }
    } commence par { $who }.
round-ends = La manche { $round } est finie : { $list }.
builds = { $who ->
        [you] tu construis { $n }
       *[other] { $who } construit { $n }
    }
scores = Scores : { $list }.
score = { $who } { $now }
# ($who, $now, $n)
score-with-points = { $who } { $now } (+{ $n })

## How a match ended

winners = { $n ->
        [1] { $who ->
            [you] Tu gagnes
           *[other] { $who } gagne
        }
       *[other] Victoire partagée entre { $list }
    }
by-eradication = { winners } par éradication : il ne reste personne d’autre.
by-domination = { winners } par domination, deux manches de suite.
# ($n, $who, $list, $round)
after-last-round = { winners } après la manche { $round }, la dernière.
# ($n, $who, $list, $calm)
after-calm-rounds = { winners } après { $calm } manches calmes.

## What a choice means, before it is made

choose-settling = Colonise une planète libre avec des vaisseaux de ta réserve. Tu en perds la moitié du nombre de ses indigènes.
choose-adding = Ajoute le reste de ta réserve à tes propres planètes. Rien n’est perdu.
choose-movement = Déplace des vaisseaux dans ton domaine, ou attaque une planète voisine.
# ($planet, $size, $other, $n, $limit, $natives, $production)
figures = { $planet } : { size }, { $other ->
        [you] à toi, { ships-there }
        [nobody] libre, { natives }, construirait { $production }
       *[other] à { $other }, { ships-there }
    }
# ($n, $limit, $production)
ships-there = { $n } { $n ->
        [one] vaisseau
       *[other] vaisseaux
    } sur { $limit }, construit { $production }
# ($least, $most)
range = { $least } à { $most }
# ($figures, $range, $lost)
choose-planet-to-settle = { $figures } ; { $range ->
        [1] 1 vaisseau pour la coloniser
       *[more] { $range } vaisseaux pour la coloniser
    }{ $lost ->
        [0] {""}
        [one] , dont { $lost } perdu
       *[other] , dont { $lost } perdus
    }.
choose-planet-to-add = { $figures } ; place pour { room }.
# ($figures, $room, $range)
choose-planet-to-reach = { $figures } ; place pour { room }, tu peux en envoyer { $range }.
# ($figures, $n, $strength, $garrison, $range)
choose-planet-to-attack = { $figures } ; { $n ->
        [one] { $n } la prend
       *[other] { $n } la prennent
    }, { $garrison ->
        [0] tu peux en envoyer { $range }
       *[other] { $strength } la vident, tu peux en envoyer { $range }
    }.
# ($n, $reserve)
of-reserve = { $n } sur { reserve }
# ($n, $reserve, $stay, $planet, $lost)
will-settle = { of-reserve } : { stay } sur { $planet }{ $lost ->
        [0] {""}
        [one] , { $lost } perdu face aux indigènes
       *[other] , { $lost } perdus face aux indigènes
    }.
# ($n, $reserve, $planet, $now)
will-add = { of-reserve } : { $planet } en aura { $now }.
will-end = { $who ->
        [you] Finis ton tour
       *[other] Finir le tour
    } ; { $n ->
        [one] { $n } mouvement reste inutilisé
       *[other] { $n } mouvements restent inutilisés
    }.
keeps = { $who ->
        [you] tu en auras
       *[other] { $who } en aura
    }
left-behind = { $left ->
        [0] { $from } n’en garde aucun
       *[other] { $from } en garde { $left }
    }
# ($n, $to, $who, $now, $left, $from)
will-move = { ships } vers { $to } : { keeps } { $now } là-bas, { left-behind }.
# ($n, $strength, $garrison)
against = { ships } contre { $garrison ->
        [0] { $strength } indigènes
       *[other] { $strength } { for-defending }
    }
# ($n, $strength, $garrison, $who, $stay, $left, $from)
will-conquer = { against } : { keeps } { $stay } là-bas, { left-behind }.
# ($n, $strength, $garrison, $to, $left, $from)
will-empty = { against } : il ne reste personne et { $to } est libre ; { left-behind }.
# ($n, $strength, $garrison, $stay, $left, $from)
will-fail = { against } : { all-lost }, { $garrison ->
        [0] les indigènes restent
       *[other] { stay } là-bas
    } ; { left-behind }.
hopeless-against-natives = Sans espoir : il en faut { $n }.
hopeless = Sans espoir : la défense ne perd rien.
will-abandon = { $planet } est abandonnée{ $natives ->
        [0] {""}
       *[other] ; ses { $natives } indigènes reviennent
    }.
# ($n, $from, $other, $to)
threat = Avec { ships } sur { $from }, { $other } pourrait prendre { $to }.

## The text table

when-draft = passage { $n } de la colonisation
when-round = manche { $round }
map = Carte : { $map }.
draft-pass = Colonisation, passage { $n }.
# ($round, $limit)
round-of = Manche { $round } sur { $limit }.
# ($round, $limit)
round-of-at-most = Manche { $round } sur { $limit } au plus.
goes-first = { $who ->
        [you] Tu commences.
       *[other] { $who } commence.
    }
# ($n, $calm)
calm-rounds = Manches calmes de suite : { $n } sur { $calm }.
# ($least, $most)
scored-rounds = La production compte dans les manches { $least } à { $most }.
# ($production, $total, $who)
domination = La domination demande une production de { $production } sur { $total }, deux manches de suite ; { $who ->
        [you] tu y es
        [nobody] personne n’y est encore
       *[other] { $who } y est
    }
# ($production, $total, $who)
domination-now = { domination }.
# ($production, $total, $who, $reader)
domination-soon = { domination } et { $who ->
        [you] gagnes
       *[other] gagne
    } à la fin de cette manche { unless-stopped }.

seats = Places
planets = Planètes
column-seat = Place
column-production = Production
column-ships = Vaisseaux
column-planets = Planètes
column-score = Score
column-reserve = Réserve
column-state = État
column-planet = Planète
column-size = Taille
column-owner = À qui
column-limit = Limite
column-natives = Indigènes
column-builds = Construit
column-lanes = Voies vers
state-out = Hors jeu
state-to-move = Doit jouer
state-to-move-dominant = Doit jouer, domine
state-dominant = Domine
state-won = A gagné
planet-size = { $size ->
        [small] Petite
        [medium] Moyenne
       *[large] Grande
    }
free-planet = Libre
subdued = Soumis

## Refusals: to the one whose turn it is, as "you"

belongs = { $other ->
        [nobody] est libre
       *[other] est à { $other }
    }
more = { $n } de plus
# ($planet, $map)
no-such-planet = Il n’y a pas de planète { $planet } sur la carte « { $map } ».
says-too-much = Ce coup en dit plus qu’il ne faut.
no-pass-in-draft = Tu ne peux pas passer pendant la colonisation.
no-movement-in-draft = Les mouvements commencent après la colonisation.
can-still-settle = { $n ->
        [one] Ton vaisseau peut
       *[other] Tes { $n } vaisseaux peuvent
    } encore coloniser une planète. On n’ajoute à ses planètes que des vaisseaux qui ne le peuvent plus.
can-settle-no-more = { $n ->
        [one] Ton vaisseau ne peut plus rien coloniser. Ajoute-le
       *[other] Tes { $n } vaisseaux ne peuvent plus rien coloniser. Ajoute-les
    } à tes propres planètes.
draft-is-over = La colonisation est finie : c’est la manche { $round }.
settled-already = { $planet } est déjà à toi. Chaque tour de la colonisation prend une nouvelle planète.
# ($planet, $other)
not-free-to-settle = { $planet } { belongs }. Choisis une planète libre.
# ($planet, $natives, $least)
needs-ships = { $planet } a { natives } et demande au moins { $least ->
        [one] { $least } vaisseau
       *[other] { $least } vaisseaux
    }
# ($planet, $natives, $least, $n)
too-few = { needs-ships }, pas { $n }.
# ($planet, $natives, $least, $n, $reserve)
too-few-and-too-few-left = { needs-ships }, pas { $n } ; il t’en reste { $reserve }.
# ($planet, $natives, $least, $n, $reserve)
too-few-left = { needs-ships } ; il t’en reste { $reserve }, pas { $n }.
# ($reserve, $n)
more-than-reserve = Il te reste { reserve }, pas { $n }.
# ($planet, $limit, $most, $n)
too-many-to-settle = { $planet } porte au plus { $limit } vaisseaux : { $most } au plus peuvent la coloniser, pas { $n }.
# ($planet, $other)
not-yours-to-add = { $planet } { belongs }. Ajoute tes vaisseaux à tes propres planètes.
# ($planet, $room, $n)
no-room-there = { $planet } a de la place pour { room }, pas { $n }.
add-one = Ajoute au moins 1 vaisseau, pas { $n }.
# ($from, $other)
not-yours-to-move = { $from } { belongs }. Déplace des vaisseaux de tes propres planètes.
moves-nowhere = Envoie les vaisseaux sur une autre planète que { $from }.
# ($from, $to, $list)
no-way = Aucun chemin par tes propres planètes ne mène de { $from } à { $to }. De { $from }, tes vaisseaux atteignent { $list ->
        [none] aucune autre de tes planètes
       *[other] { $list }
    }.
# ($to, $other, $from, $list)
not-next-door = { $to } { belongs } et n’est pas voisine de { $from }. De { $from }, cibles possibles : { $list ->
        [none] aucune
       *[other] { $list }
    }.
# ($to, $limit, $most, $n)
too-many-to-attack = { $to } porte au plus { $limit } vaisseaux : { $most } au plus peuvent l’attaquer, pas { $n }.
move-one = Déplace au moins 1 vaisseau, pas { $n }.
# ($from, $garrison, $n)
more-than-there = Il y a { $garrison ->
        [one] { $garrison } vaisseau
       *[other] { $garrison } vaisseaux
    } sur { $from }, pas { $n }.
# ($from, $n, $strength, $to)
last-planet = { $from } est ta dernière planète. { $n ->
        [one] Son vaisseau serait perdu
       *[other] Ses { $n } vaisseaux seraient tous perdus
    } contre { $strength } sur { $to }, et ce n’est pas permis.
send-fewer = Envoies-en { $most } au plus.

## Options and presets

map-option = Carte
map-note = Tape n’importe quel nombre pour une carte aléatoire équitable ; le même nombre donne toujours la même carte.
start = Départ
start-by-draft = Coloniser à tour de rôle
start-at-homes = Départ rapide : une planète mère par place
end = Fin
end-note = La dernière espèce en vie gagne toujours.
end-by-domination = Domination, sinon meilleur score à la fin
end-by-score = Meilleur score à la fin
end-by-eradication = Éradication seulement (long)
length = Durée
settling = Vaisseaux pour coloniser
settling-full = Indigènes + 1
settling-half = Moitié des indigènes + 1
handicap = Handicap
first-game = Première partie
first-game-note = Moins de manches et, à deux, une petite carte.
standard = Standard
standard-note = Coloniser à tour de rôle, puis gagner par domination ou au score.
short-game = Courte
short-game-note = Moins de manches, donc moins de messages dans les parties par lien.
long-game = Longue
long-game-note = Plus de manches.
quick-start = Départ rapide
quick-start-note = Tout le monde commence avec une planète mère, et la partie est plus courte. Les places sont moins équilibrées.

random-map = Carte aléatoire { $seed }
# ($seats, $list)
accepted-maps = à { $seats }, les cartes sont { $list }, et rnd-{ $seats }-<nombre> avec un nombre de 0 à 4294967295.
short-length = Courte, { $n } manches
normal-length = Normale, { $n } manches
long-length = Longue, { $n } manches
# ($seats, $most, $n)
length-hint =
    Un nombre de { $seats } à { $most } ; sous { $n }, les multiples de { $seats } sont les plus équitables. Sans effet si
    seule l’éradication finit la partie.
# ($seats, $most, $word)
accepted-bonus = ce sont { $seats } nombres de 0 à { $most } séparés par des virgules, un par place, ou { $word }.
# ($most, $example)
bonus-hint = Vaisseaux en plus, place par place dans l’ordre, de 0 à { $most } chacune, par exemple { $example }.
bonus-of-map = Celui de la carte
no-bonus = { $n } vaisseaux par place

## What a good move is for, as the task in "Find the move"

aim-dominate = Obtiens la domination
aim-break = Mets fin à la domination d’un rival
aim-stop = Sache t’arrêter
aim-movements = Utilise bien tes mouvements
aim-settle = Colonise la bonne planète
aim-add = Mets tes vaisseaux là où ils comptent
aim-gather = Rassemble des vaisseaux
aim-gather-attack = Rassemble des vaisseaux pour attaquer
aim-take-free = Prends une planète libre
aim-take = Prends une planète à un rival
aim-empty = Chasse un rival d’une planète
aim-weaken = Affaiblis une planète

## How moves are written, behind "comes"

some-planet = une planète, a1 à f9 ou z1
some-ships = un nombre de vaisseaux, 255 au plus

## Characters of bots: what each does, behind its name and a colon, without a full stop

raider = prend des planètes aux autres avant d’en coloniser des libres
settler = colonise les planètes libres avant d’attaquer
guard = masse ses vaisseaux à ses frontières, et attaque tard
named-raider = pillard
named-settler = colon
named-guard = gardien
