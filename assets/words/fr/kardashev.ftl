### Kardashev: what is asked, what moves did, what choices mean, the text table, refusals, options, answers in advance.
### person: $who, $other
### number: $n, $most, $price, $left, $level, $lost, $attack, $defence, $colony, $fleet, $rest, $help
### number: $against, $energy, $second, $seats, $last, $rank, $points, $tiles, $blue, $least, $more, $base
### number: $research, $either, $all, $theirs
### food = nourriture, matter = matière, energy = énergie: in the plural behind a figure (2 énergies)
### military = militaire (le symbole militaire)
### type (of cards) = type
### space, hex, tile of distance = case (en e5)
### empty space = espace vide
### level = niveau
### piece = pion (pion de colonie, pion de flotte)
### bag = sac
### role = rôle
### turn order = ordre du tour
### position = position
### allies = alliance, vous deux; an ally's = allié (flotte alliée, colonie alliée); never « ton allié »
### colonize = coloniser
### raise, upgrade: a colony = développer, a fleet = renforcer
### harvest = récolter, récolte
### yield = produire, production; bring = rapporter
### gain = gagner; get = recevoir
### explore = explorer; unexplored = (case) inexplorée
### research = rechercher, recherche
### technology = technologie
### draw on (Multipropriété, Timeshares) = puiser dans
### clone = cloner; mark = marqueur
### erase = effacer
### borrow = emprunter; save = garder
### plan = plan
### order (standing order) = consigne
### approach = approche
### face up = face visible; face down = face cachée
### eliminated = n’a plus ni colonie ni flotte, quitte la partie (without a participle)

## Names and lists: they stand in sentences

type = { $type ->
        [f] nourriture
        [m] matière
        [e] énergie
        [w] militaire
       *[none] rien
    }
# ($n, $type)
cards-of-type = { $n ->
        [one] { $n } { type }
       *[other] { $n } { type }s
    }
nothing = rien
# ($tile, $symbols)
tile = { $tile ->
        [void] une tuile vide
        [dead] une planète détruite
       *[planet] une planète ({ $symbols })
    }
# ($tile, $symbols)
tile-first = { $tile ->
        [void] Une tuile vide
        [dead] Une planète détruite
       *[planet] Une planète ({ $symbols })
    }

two-alike = 2 cartes du même type
food-or-matter = 1 nourriture ou 1 matière
any-cards = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
of-any-type = { $n } au choix

## What is asked: of the reader, or of somebody else. A full stop is added where the question stands by itself.

asks-role = { $who ->
        [you] Choisis
       *[other] { $who } choisit
    } un rôle
asks-bid = { $who ->
        [you] Enchéris
       *[other] { $who } enchérit
    } { $most ->
        [0] à 0 pour l’ordre du tour et la tuile (aucune carte à miser)
        [one] jusqu’à 1 carte pour l’ordre du tour et la tuile
       *[other] jusqu’à { $most } cartes pour l’ordre du tour et la tuile
    }
asks-position = { $who ->
        [you] Choisis
       *[other] { $who } choisit
    } une position dans l’ordre du tour
asks-first-ally = { $who ->
        [you] Qui de vous deux joue en premier ?
       *[other] { $who } choisit qui des deux joue en premier
    }
asks-tile = { $who ->
        [you] Prends
       *[other] { $who } prend
    } une tuile { $price ->
        [0] gratuitement
        [one] pour 1 carte
       *[other] pour { $price } cartes
    }
asks-part-of-price = { $who ->
        [you] Quelle part du prix paies-tu ?
       *[other] { $who } choisit sa part du prix
    }
asks-payment = { $who ->
        [you] Paie
       *[other] { $who } paie
    } { $cost }
# ($who, $tile, $symbols)
asks-place = { $who ->
        [you] Place
       *[other] { $who } place
    } { tile }
asks-gain = { $who ->
        [you] Choisis
       *[other] { $who } choisit
    } une carte à gagner
asks-action = { $who ->
        [you] { $left ->
            [0] Emprunte une action, ou finis ton tour
           *[other] Choisis une action (encore { $left }), ou finis ton tour
        }
       *[other] { $left ->
            [0] { $who } emprunte une action ou finit son tour
           *[other] { $who } choisit une action (encore { $left }) ou finit son tour
        }
    }
asks-yield = { $who ->
        [you] Choisis
       *[other] { $who } choisit
    } { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } à récolter en { $hex }
asks-share = { $who ->
        [you] Dans quelle colonie puise la flotte en { $hex } ?
       *[other] { $who } choisit dans quelle colonie puise la flotte en { $hex }
    }
asks-support = { $who ->
        [you] Quelles flottes soutiennent l’attaque contre { $hex } ?
       *[other] { $who } choisit quelles flottes soutiennent l’attaque contre { $hex }
    }
asks-defence = { $who ->
        [you] Défends-tu { $hex } ?
       *[other] { $who } peut défendre { $hex }.
    } { $n ->
        [one] Il manque { $n } niveau
       *[other] Il manque { $n } niveaux
    }
asks-raid = { $who ->
        [you] De quel type prends-tu toutes les cartes ?
       *[other] { $who } prend toutes les cartes d’un type
    }
# ($who, $other)
asks-gift = { $who ->
        [you] Donne jusqu’à 3 cartes à { $other }
       *[other] { $other ->
            [you] { $who } peut te donner jusqu’à 3 cartes
           *[other] { $who } peut donner jusqu’à 3 cartes à { $other }
        }
    }
asks-choice = { $who ->
        [you] Choisis
       *[other] { $who } choisit
    }
game-over = La partie est finie.

## What a move did

chose-secretly = { $who } a fait un choix secret.
bids = { $who ->
        [you] Tu enchéris
       *[other] { $who } enchérit
    } à { $n }.
harvests = { $who ->
        [you] Tu récoltes
       *[other] { $who } récolte
    }.
harvests-cards = { $who ->
        [you] Tu récoltes
       *[other] { $who } récolte
    } { $cards }.
colonizes = { $who ->
        [you] Tu colonises
       *[other] { $who } colonise
    } { $hex }.
# ($who, $from, $to)
sends-fleet = { $who ->
        [you] Tu envoies
       *[other] { $who } envoie
    } la flotte de { $from } contre { $to }.
sends-probe = { $who ->
        [you] Tu envoies
       *[other] { $who } envoie
    } une sonde.
destroys-planet = { $who ->
        [you] Tu détruis
       *[other] { $who } détruit
    } la planète en { $hex }.
rebuilds-planet = { $who ->
        [you] Tu reconstruis
       *[other] { $who } reconstruit
    } la planète en { $hex }.
terraforms = { $who ->
        [you] Tu terraformes
       *[other] { $who } terraforme
    } { $hex }.
erases = { $who ->
        [you] Tu effaces
       *[other] { $who } efface
    } { $tech }.
# ($from, $to)
draws-on = La flotte en { $from } puise dans la colonie en { $to }.
sends-no-help = { $who ->
        [you] Tu n’envoies
       *[other] { $who } n’envoie
    } aucune aide.
supports-attack = { $who ->
        [you] Tu soutiens
       *[other] { $who } soutient
    } l’attaque depuis { $hexes }.
supports-defence = { $who ->
        [you] Tu soutiens
       *[other] { $who } soutient
    } la défense depuis { $hexes }.
gives-nothing = { $who ->
        [you] Tu ne donnes
       *[other] { $who } ne donne
    } rien.
ends-turn = { $who ->
        [you] Tu finis ton
       *[other] { $who } finit son
    } tour.

researches = { $who ->
        [you] Tu recherches
       *[other] { $who } recherche
    } { $tech }.
raises-colony = { $who ->
        [you] Tu développes
       *[other] { $who } développe
    } la colonie en { $hex }.
builds-fleet = { $who ->
        [you] Tu construis
       *[other] { $who } construit
    } une flotte en { $hex }.
raises-fleet = { $who ->
        [you] Tu renforces
       *[other] { $who } renforce
    } la flotte en { $hex }.
chooses-position = { $who ->
        [you] Tu choisis la position { $n } pour vous deux.
       *[other] { $who } choisit la position { $n } pour les deux.
    }

gets-role = { $who ->
        [you] Tu as
       *[other] { $who } a
    } le rôle { $role }.
round-begins = La manche { $n } commence.
# ($who, $tile, $symbols)
draws = { $who ->
        [you] Tu pioches
       *[other] { $who } pioche
    } { tile }.
# ($who, $hex, $tile, $symbols)
explores = { $who ->
        [you] Tu explores { $hex } et pioches
       *[other] { $who } explore { $hex } et pioche
    } { tile }.
rolls = Égalité : { $who ->
        [you] tu fais
       *[other] { $who } fait
    } { $n }.
# ($who, $n, $other, $theirs)
both-roll = Égalité : { $who ->
        [you] tu fais
       *[other] { $who } fait
    } { $n }, { $other ->
        [you] toi
       *[other] { $other }
    } { $theirs }.
# ($who, $other)
picks-before = { $who ->
        [you] Tu choisis
       *[other] { $who } choisit
    } avant { $other ->
        [you] toi
       *[other] { $other }
    }.
many-roll = Dés en cas d’égalité : { $list }.
bids-open = Enchères : { $list }.
figure = { $who } { $n }
takes-position = { $who ->
        [you] Tu prends
       *[other] { $who } prend
    } la position { $n }.
takes-no-tile = { $who ->
        [you] Tu ne prends
       *[other] { $who } ne prend
    } pas de tuile.
# ($who, $tile, $symbols)
takes-tile = { $who ->
        [you] Tu prends
       *[other] { $who } prend
    } { tile }.
pays-part = { $who ->
        [you] Tu paies
       *[other] { $who } paie
    } { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } du prix.
pays = { $who ->
        [you] Tu paies
       *[other] { $who } paie
    } { $cards }.
# ($who, $cards, $other)
pays-to = { $other ->
        [you] { $who } te paie { $cards }
       *[other] { $who ->
            [you] Tu paies
           *[other] { $who } paie
        } { $cards } à { $other }
    }.
bank-gets = La banque reçoit { $cards }.
gets = { $who ->
        [you] Tu reçois
       *[other] { $who } reçoit
    } { $cards }.
# ($who, $other, $cards)
has-to-give = { $who ->
        [you] Tu dois
       *[other] { $who } doit
    } { $other ->
        [you] te donner { $cards }
       *[other] donner { $cards } à { $other }
    }.
turn-begins = { $who ->
        [you] Ton tour commence
       *[other] Le tour de { $who } commence
    }.
has-no-turn = { $who ->
        [you] Tu n’as plus ni colonie ni flotte,
       *[other] { $who } n’a plus ni colonie ni flotte,
    } et ne joue pas.
# ($tile, $symbols)
no-room = Il n’y a pas de place pour { tile } ; la tuile quitte le jeu.
# ($who, $tile, $symbols, $hex)
places = { $who ->
        [you] Tu places
       *[other] { $who } place
    } { tile } en { $hex }.
gains = { $who ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } { $cards }.
colony-has-level = { $who ->
        [you] Ta colonie en { $hex }
       *[other] La colonie de { $who } en { $hex }
    } passe au niveau { $level }.
fleet-has-level = { $who ->
        [you] Ta flotte en { $hex }
       *[other] La flotte de { $who } en { $hex }
    } passe au niveau { $level }.
loses-colony = { $who ->
        [you] Tu perds
       *[other] { $who } perd
    } la colonie en { $hex }.
fleet-is-destroyed = { $who ->
        [you] Ta flotte en { $hex }
       *[other] La flotte de { $who } en { $hex }
    } est détruite.
# ($who, $to, $lost)
fleet-retreats = { $who ->
        [you] Ta flotte
       *[other] La flotte de { $who }
    } bat en retraite vers { $to }{ loss }.
# ($who, $level, $from, $to, $lost)
fleet-moves = { $who ->
        [you] Tu déplaces
       *[other] { $who } déplace
    } une flotte de niveau { $level } de { $from } à { $to }{ loss }.
loss = { $lost ->
        [0] { "" }
        [one] , et elle perd { $lost } niveau
       *[other] , et elle perd { $lost } niveaux
    }
# ($hex, $who, $attack, $other, $defence)
battle = Combat en { $hex } : { $who ->
        [you] toi
       *[other] { $who }
    } avec { $attack } contre { $other ->
        [you] toi
       *[other] { $other }
    } avec { $defence }.
attack-succeeds = L’attaque réussit.
attack-fails = L’attaque échoue.
loses-tech = { $who ->
        [you] Tu perds
       *[other] { $who } perd
    } { $tech }.
clone-is-off = Le marqueur de clonage { $who ->
        [you] que tu avais posé
       *[other] de { $who }
    } est retiré.
clones = { $who ->
        [you] Tu clones
       *[other] { $who } clone
    } { $tech }.
# ($hex, $tile, $symbols)
tile-is-now = { $hex } est maintenant { tile }.
# ($who, $from, $to)
swaps = { $who ->
        [you] Tu échanges
       *[other] { $who } échange
    } les tuiles en { $from } et { $to }.
borrows = { $who ->
        [you] Tu empruntes une action à ton
       *[other] { $who } emprunte une action à son
    } prochain tour.
saves = { $who ->
        [you] Tu gardes une action pour ton
       *[other] { $who } garde une action pour son
    } prochain tour.
fleets-will-help = { $who ->
        [you] Tes flottes
       *[other] Les flottes de { $who }
    } s’entraideront pour tenir.
fleets-will-not-help = { $who ->
        [you] Tes flottes
       *[other] Les flottes de { $who }
    } ne s’entraideront pas.
wants-to-be-asked = { $who ->
        [you] Tu veux qu’on te pose la question
       *[other] { $who } veut qu’on lui pose la question
    } en cas d’attaque.
# ($who, $other, $cards)
gives = { $other ->
        [you] { $who } te donne { $cards }
       *[other] { $who ->
            [you] Tu donnes
           *[other] { $who } donne
        } { $cards } à { $other }
    }.
is-eliminated = { $who ->
        [you] Tu n’as plus ni colonie ni flotte et quittes
       *[other] { $who } n’a plus ni colonie ni flotte et quitte
    } la partie.
round-is-last = La manche { $n } est la dernière.

## What a choice means: shown while it is chosen

# ($hex, $zone)
space-unexplored = { $hex } : case inexplorée, dans la zone { $zone ->
        [blue] bleue
       *[white] blanche
    }.
# ($hex, $tile, $symbols, $who, $colony, $other, $fleet)
space = { $hex } : { $tile ->
        [void] espace vide
        [dead] une planète détruite
       *[planet] une planète ({ $symbols })
    }{ $colony ->
        [0] { "" }
       *[other] , { $who ->
            [you] ta colonie de niveau { $colony }
           *[other] colonie de { $who }, niveau { $colony }
        }
    }{ $fleet ->
        [0] { "" }
       *[other] , { $other ->
            [you] ta flotte de niveau { $fleet }
           *[other] flotte de { $other }, niveau { $fleet }
        }
    }.
costs = Coûte { $cost }.
# ($tech, $level, $effect)
tech = { $tech }, niveau { $level }. { $effect }
tech-does = { $effect }
tech-is-lost = En échange, tu perds { $tech }.
nobody-loses = Personne ne l’a.
loses-it = { $who ->
        [you] Tu perds cette technologie et récupères
       *[other] { $who } perd cette technologie et récupère
    } son prix : { $cost }.
# ($names, $cost)
lose-it = Perdent cette technologie et récupèrent son prix ({ $cost }) : { $names }.
clone-means = Tu as son effet tant que le marqueur y est. Cela ne coûte rien et n’exclut rien.
clone-ends = Tu n’as plus l’effet de { $tech }.
# ($cards, $hand)
you-gain = Tu gagnes { $cards }. Tu as ensuite { $hand }.
# ($n, $type, $other)
you-raid = Tu prends à { $other } { $n ->
        [one] sa seule carte { type }.
       *[other] ses { $n } cartes { type }.
    }
you-give-nothing = Tu ne donnes rien.
# ($cards, $other, $hand)
you-give = Tu donnes { $cards } à { $other } et gardes { $hand }.
# ($n, $other, $rest)
you-pay-part = Tu paies { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }, et { $other } paie { $rest }.
# ($who, $other)
takes-earlier = { $who ->
        [you] Tu prends
       *[other] { $who } prend
    } le premier des deux tours, et { $other ->
        [you] toi
       *[other] { $other }
    } le second.
# ($defence, $attack)
defence-holds = Tu te défends avec { $defence } contre { $attack } : l’attaque échoue.
# ($defence, $attack)
defence-falls = Tu te défends avec { $defence } contre { $attack } : cela ne suffit pas.
# ($attack, $defence)
attack-would-fail = Tu attaques avec { $attack } contre { $defence } : l’attaque échoue.
# ($attack, $defence)
attack-would-succeed = Tu attaques avec { $attack } contre { $defence } : l’attaque réussit.
# ($attack, $defence, $other)
attack-can-be-held = Tu attaques avec { $attack } contre { $defence }. { $other ->
        [you] Tu peux
       *[other] { $other } peut
    } tenir avec du soutien.
share-brings = Tu gagnes { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } ({ $types }).
# ($other, $attack, $help, $defence, $against)
attack-on = Attaque contre { $other ->
        [you] toi
       *[other] { $other }
    } : { $attack }{ $help ->
        [0] { "" }
       *[other] { " " }(+{ $help } avec tous les soutiens)
    } contre { $defence }{ $against ->
        [0] { "" }
       *[other] { " " }(+{ $against } avec tous les soutiens)
    }.
fleet-of-level = Flotte de niveau { $level } en { $hex }.
out-of-reach = { $hex } est hors de portée.
# ($n, $energy)
flight = { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }, { $energy ->
        [one] { $energy } énergie
       *[other] { $energy } énergies
    }.
would-retreat = Si elle échoue, la flotte bat en retraite vers { $via }.
would-be-destroyed = Si elle échoue, la flotte est détruite : elle ne peut pas battre en retraite vers { $via }.
would-explore = Inexplorée : tu pioches une tuile et la places là.
bid-costs = Tu paies l’enchère juste en dessous : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } au plus.
plan-serves = Tu reçois, de tes listes, la première position et la première tuile encore libres.
# ($n, $second)
positions-of-pair = Positions { $n } et { $second } pour vous deux.
# ($n, $seats)
position-first = Position { $n } sur { $seats } : tu joues en premier.
# ($n, $seats)
position-last = Position { $n } sur { $seats } : tu joues en dernier.
# ($n, $seats)
position = Position { $n } sur { $seats }.
you-take-no-tile = Tu ne prends pas de tuile.
no-such-seat = Cette place n’existe pas.
tile-is-taken = Cette tuile est déjà prise.
# ($tile, $symbols, $who)
tile-drawn-by = { tile-first }, piochée par { $who ->
        [you] toi
       *[other] { $who }
    }.
plan-positions = Ton plan : les positions que tu veux, la meilleure d’abord.
plan-tiles = Ton plan : les tuiles que tu veux, la meilleure d’abord.
plan-first-ally = Ton plan : qui de vous deux joue en premier.

to-colonize = Fonde une colonie de niveau 1.
to-raise-colony = Développe une colonie de 1 niveau.
to-build-fleet = Construis une flotte. Chaque niveau coûte { $cost }.
to-raise-fleet = Renforce une flotte de 1 niveau.
to-move = Déplace une flotte contre de l’énergie : pour voler, explorer ou attaquer.
to-research = Recherche une technologie de ton rôle.
to-compile = Prends 1 carte de ton choix.
to-order = Ce que font tes flottes quand on t’attaque. Tu peux changer cela une fois par tour, gratuitement.
to-bid = Tu paies l’enchère juste en dessous.
to-split = Ta part du prix. L’autre moitié de votre alliance paie le reste.
to-approach = Choisis la case d’où elle attaque.
to-harvest = Chacune de tes colonies produit autant de cartes qu’elle a de niveaux.
to-borrow = Une action de plus maintenant, une de moins à ton prochain tour.
to-end = Finis ton tour. Les actions restantes sont perdues.
# ($role, $effect, $cards)
role-starts-with = { $role }. { $effect } Commence avec { $cards }.
leaves-you = Il te reste { $cards }.
leaves-rest = Tu gardes le reste.
place-down = Une planète détruite pour toujours ; tu gagnes 1 carte de ton choix.
# ($tile, $symbols, $hex)
place-up = { tile-first }, face visible en { $hex }.
fleet-to-build = Une flotte de niveau { $level } en { $hex }.
# ($type, $cost)
symbol-costs = { $type ->
        [f] Nourriture
        [m] Matière
        [e] Énergie
       *[w] Militaire
    }. Coûte { $cost }.
order-hold = Tes flottes aident chaque fois que cela sauve la colonie, pour le moins d’énergie possible.
order-yield = Tes flottes n’aident jamais.
order-ask = On te pose la question chaque fois qu’une aide sauverait la colonie.

## The text table

when = manche { $n }
# ($n, $last)
round-of = Manche { $n } sur { $last } au plus.
# ($n, $last, $who)
turn-of-round = Manche { $n } sur { $last } au plus, { $who ->
        [you] à toi de jouer
       *[other] à { $who } de jouer
    }.
this-round-is-last = C’est la dernière manche.
is-ready = { $who ->
        [you] Tu as
       *[other] { $who } a
    } répondu.
over-because = La partie est finie : { $reason }
was-eliminated = { $who ->
        [you] tu n’as
       *[other] { $who } n’a
    } plus ni colonie ni flotte.
were-eliminated = plus ni colonie ni flotte pour { $names }.
has-few-pieces = { $who ->
        [you] il te reste moins de { $left } pions de colonie
       *[other] il reste moins de { $left } pions de colonie à { $who }
    }.
have-few-pieces = il reste moins de { $left } pions de colonie à { $names }.
last-round-played = la dernière manche est jouée.
# ($rank, $names, $points)
standing = { $rank }. { CAPITAL($names) } avec { points }.
# ($rank, $names, $points, $scores)
standing-of-allies = { $rank }. { CAPITAL($names) } avec { points } ({ $scores }).
points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# ($tiles, $blue)
white-is-open = { bag-and-blue }, et les blanches sont ouvertes.
# ($tiles, $blue)
white-is-closed = { bag-and-blue } ; les blanches s’ouvrent quand il n’en reste que 3.
# ($tiles, $blue)
bag-and-blue = { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } dans le sac. { $blue ->
        [one] { $blue } case bleue est inexplorée
       *[other] { $blue } cases bleues sont inexplorées
    }

players = Personnes
player = Qui
role = Rôle
food = Nourriture
matter = Matière
energy = Énergie
colony-pieces-left = Pions de colonie restants
fleet-pieces-left = Pions de flotte restants
points-now = Points
not-chosen = Pas encore choisi
colonies = Colonies
fleets = Flottes
technologies = Technologies
score = Score
explored-spaces = Cases explorées
space-name = Case
tile-title = Tuile
colony = Colonie
fleet = Flotte
none = Rien
# ($tile, $symbols)
tile-name = { $tile ->
        [void] Espace vide
        [dead] Planète détruite
       *[planet] { CAPITAL($symbols) }
    }
piece = { $who }, niveau { $level }
researched = Recherchées
cloned = Clonée
this-round = Cette manche
bid = Enchère
turn = Ordre
tile-drawn = Tuile piochée
tile-held = Tuile prise
bid-is-closed = Encore secrète
you-can-research = À ta portée
technology = Technologie
level = Niveau
cost = Coût
effect = Effet

## Refusals: why a move can't be made. The reader is whoever tries it.

# ($cost, $hand)
cannot-pay = Cela coûte { $cost }. Tu as { $hand } ; 4 cartes d’un même type peuvent en remplacer 1 qui te manque.
off-board = { $hex } n’existe pas sur ce plateau.
no-colony = Tu n’as pas de colonie en { $hex }.
no-fleet = Tu n’as pas de flotte en { $hex }.
no-colony-piece = Tu n’as plus de pion de colonie.
fleet-pieces = { $n ->
        [0] Tu n’as plus de pion de flotte
        [one] Il te reste { $n } pion de flotte
       *[other] Il te reste { $n } pions de flotte
    }.
unexplored = { $hex } est une case inexplorée.
not-now = Ce n’est pas possible maintenant.
now-act = Choisis maintenant une action, ou « end », et non « { $verb } ».
# ($wanted, $verb)
now-answer = Choisis maintenant « { $wanted } », et non « { $verb } ».

role-is-taken = { $other ->
        [you] Tu as
       *[other] { $other } a
    } déjà le rôle { $role }.
no-such-role = Ce rôle n’existe pas.
name-an-ally = Nomme quelqu’un de votre alliance : { $names }.
# ($least, $most, $n)
part-of-price = Ta part du prix peut aller de { $least } à { $most }, pas { $n }. Aucun de vous deux ne paie plus que son enchère.
bid-without-plan = Dans cette partie, l’enchère se fait sans plan : « bid { $n } ».
plan-is-missing = Ajoute un plan à ton enchère : les positions et les tuiles, dans l’ordre où tu les veux.
plan-names = Nomme chaque position de 1 à { $n } une fois, et chacune de ces tuiles une fois : { $drawers }.
plan-without-first = Dis avec « first » qui de vous deux joue en premier.
first-is-for-allies = « first » ne sert qu’aux alliances.
bid-over-limit = Une enchère va jusqu’à 6, pas jusqu’à { $n }.
# ($most, $n)
bid-over-hand = Tu as { $most ->
        [one] { $most } carte
       *[other] { $most } cartes
    } ; tu ne peux pas enchérir à { $n }.
# ($most, $n)
no-such-position = Les positions vont de 1 à { $most } ; { $n } n’existe pas.
position-is-taken = { $other ->
        [you] Tu as
       *[other] { $other } a
    } déjà la position { $n }.
must-take-tile = Il y a assez de tuiles pour tout le monde, donc tu dois en prendre une : celle de { $names }.
no-such-player = Personne ici ne s’appelle { $name }.
tile-is-gone = { $other ->
        [you] Aucune tuile piochée par toi n’est
       *[other] Aucune tuile piochée par { $other } n’est
    } encore libre. Tu peux prendre celle de { $names }.
# ($cards, $cost, $ways, $more)
does-not-pay = { $cards } ne suffit pas : le prix est { $cost }. Tu peux payer { $ways }{ $more ->
        [0] { "" }
       *[other] , entre autres
    }.

has-tile = { $hex } a déjà une tuile.
only-place = Cette tuile ne peut aller qu’en { $hex }.
white-opens-later = { $hex } est blanche, et { $n } cases bleues sont inexplorées. Les blanches s’ouvrent dès qu’il en reste 3 ou moins.
empty-tile-is-up = Une tuile vide est la même des deux côtés : « place { $hex } up ».
# ($types, $type)
cannot-gain = Tu peux gagner 1 carte ({ $types }), pas 1 { type }.

# ($hex, $tile)
lies-there = { $hex } est { $tile ->
        [none] une case inexplorée
        [void] un espace vide
        [dead] une planète détruite
       *[planet] une planète
    }.
# ($hex, $tile)
only-planets = { lies-there } On ne peut coloniser que des planètes.
# ($hex, $tile)
only-destroyed = { lies-there } Il faut une planète détruite.
# ($hex, $tile)
only-undestroyed = { lies-there } Il faut une planète.
has-colony = { $hex } a déjà une colonie.
enemy-fleet = Une flotte ennemie est en { $hex }.
too-far-to-colonize = { $hex } n’est voisine d’aucune de tes colonies, et aucune de tes flottes n’y est.
colony-is-highest = Ta colonie en { $hex } est au niveau 3, le plus haut.
fleet-is-highest = Ta flotte en { $hex } est au niveau 3, le plus haut.
no-military = { $hex } n’a pas le symbole militaire.
ally-fleet = Une flotte alliée est en { $hex }.
# ($hex, $most, $n)
fleet-too-high = Une flotte construite en { $hex } va jusqu’au niveau { $most }, comme la colonie, pas { $n }.
# ($level, $n)
fleet-too-low = Ta flotte y est au niveau { $level } ; une nouvelle doit le dépasser : { $n } ne suffit pas.

nothing-to-harvest = Aucune de tes colonies et de tes flottes ne produirait rien maintenant.
# ($hex, $wrong)
yields-now = C’est { $hex } qui produit maintenant, pas { $wrong }.
# ($hex, $n, $types, $cards)
yields = { $hex } produit { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } ({ $types }), pas { $cards }.
# ($hex, $hexes)
can-draw-on = Ta flotte en { $hex } peut puiser en { $hexes }.
can-give = Tu peux donner jusqu’à 3 de tes cartes. Tu as { $hand }.

# ($from, $level, $to)
moves-whole = Ta flotte en { $from } est au niveau { $level } et se déplace d’un bloc : « move { $from } { $to } ».
# ($from, $level, $to, $tech)
split-needs-tech = { moves-whole } Pour la diviser, il te faut { $tech }.
# ($from, $level, $to)
moves-in-part = Ta flotte en { $from } est au niveau { $level }. { $level ->
        [2] 1 de ses niveaux peut partir seul
       *[other] 1 ou 2 de ses niveaux peuvent partir seuls
    } ; tous ensemble, cela s’écrit sans nombre : « move { $from } { $to } ».
is-there-already = Ta flotte est déjà en { $hex }.
no-fleet-on-destroyed = { $hex } est une planète détruite ; aucune flotte ne peut y aller.
holds-one-fleet = Il y a déjà une flotte en { $hex }, et une tuile n’en accueille qu’une.
nothing-to-explore = Le sac est vide : il n’y a rien à explorer.
# ($from, $to)
no-way = Aucun chemin de 8 cases ou moins ne mène de { $from } à { $to }.
is-away = { $hex } est à { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }.
# ($from, $to)
no-approach = Seule une attaque s’écrit avec une approche, la tuile d’où elle vient. Écris « move { $from } { $to } ».
# ($to, $hexes, $via)
wrong-approach = Tu peux attaquer { $to } par { $hexes }, pas par { $via }.
# ($from, $hex, $hexes)
cannot-help = { $from } n’a aucune flotte qui puisse aider en { $hex }. L’aide peut venir de { $hexes }.
# ($type, $types)
cannot-raid = La défense n’a aucune carte { $type }. Tu peux prendre toutes ses cartes { $types }.

needs-tech = Pour cela, il te faut { $tech }.
# ($tech, $role)
not-of-role = { $tech } n’est pas une technologie du rôle { $role }.
has-tech = Tu as déjà { $tech }.
# ($tech, $techs)
tech-needs = Pour { $tech }, il faut { $techs }.
no-such-symbol = Ce symbole n’existe pas.
# ($hex, $type)
has-symbol = { $hex } a déjà le symbole { type }.
not-next-to-colony = { $hex } n’est voisine d’aucune de tes colonies.
colony-there = Il y a une colonie en { $hex }.
bag-is-empty = Le sac est vide.
all-is-explored = Il n’y a plus de case inexplorée.
too-late-to-erase = C’est la dernière manche : on ne peut plus rien effacer.
has-erased = Tu as déjà effacé une technologie à ce tour.
nobody-has = Personne n’a recherché { $tech }.
not-of-your-role = { $tech } n’est pas une technologie de ton rôle.
has-it-yourself = Tu as toi-même recherché { $tech }.
own-mark = Clonage ne peut pas se cloner lui-même.
mark-is-there = Le marqueur est déjà sur { $tech }.
same-tiles = Les deux tuiles sont pareilles.
colony-would-float = La colonie en { $hex } se retrouverait sans planète.
fleet-would-be-stuck = La flotte en { $hex } se retrouverait sur une planète détruite.
cannot-swap = Ces deux tuiles ne peuvent pas être échangées.

# ($base, $research, $either, $all)
actions-used = Tu as utilisé { $base ->
        [one] { $base } action de base
       *[other] { $base } actions de base
    }, { $research ->
        [one] { $research } action de recherche
       *[other] { $research } actions de recherche
    } et { $either } au choix, sur { $all } en tout
# ($base, $research, $either, $all)
no-action-left = { actions-used }.
# ($base, $research, $either, $all)
only-research-left = { actions-used } ; il ne reste que de la recherche.
# ($base, $research, $either, $all)
only-base-left = { actions-used } ; il ne reste qu’une action de base.
has-borrowed = Tu as déjà emprunté une action à ce tour.
nothing-to-borrow = C’est la dernière manche : il n’y a plus de tour auquel emprunter.
# ($n, $all)
use-actions-first = Tu as utilisé { $n } de tes { $all } actions. Utilise d’abord les autres.
no-orders = Dans cette partie, on te pose la question en cas d’attaque ; il n’y a pas de consignes.
has-ordered = Tu as déjà changé ta consigne à ce tour.
same-order = Ta consigne est déjà « { $order } ».

## Options and presets

roles = Rôles
roles-in-turn = Choisis tour à tour, la dernière place d’abord
roles-at-random = Distribués au hasard
most-rounds = Manches au plus
from-8-to-30 = Un nombre de 8 à 30. La plupart des parties finissent plus tôt.
ten-rounds = 10 manches
fifteen-rounds = 15 manches
twenty-rounds = 20 manches
length = Durée
length-note = La dernière manche arrive quand il reste à quelqu’un aussi peu de pions de colonie.
length-normal = Normale : moins de 3 pions restants
length-short = Courte : moins de 6 pions restants
picks = Ordre du tour et tuiles
picks-note = Avec des plans, tu dis en enchérissant ce que tu veux le plus. Par lien, cela épargne des messages.
picks-one-by-one = Choisir tour à tour
picks-planned = Planifier avec l’enchère
defence = Défense
defence-note = Avec des consignes, on ne demande rien à personne pendant le tour d’autrui. Par lien, cela épargne des messages.
defence-asked = Demander en cas d’attaque
defence-by-orders = Suivre les consignes
allies = Alliances
roles-accepted = il faut { roles-form }
roles-hint = Ou donne à chaque place son rôle : { roles-form }
roles-form = draft, random, ou fixed: suivi de { $n } rôles différents séparés par des virgules, comme fixed:{ $n ->
        [2] explorer,warlord
       *[other] explorer,warlord,pioneer
    }.
off-or-on = il faut off ou on.
off-for-players = à { $n }, c’est off.
allies-off = Pas d’alliances
allies-on = Par deux : les places opposées sont alliées

first-game = Première partie
first-game-note = Les rôles sont distribués, et la fin arrive plus tôt.
standard = Standard
standard-note = Vous choisissez vos rôles tour à tour.
short-game = Courte
short-game-note = La fin arrive une ou deux manches plus tôt.
by-link = Par lien
by-link-note = Peu de messages : tu planifies l’ordre du tour et les tuiles avec ton enchère, des consignes te défendent, et les rôles sont distribués.
allies-note = Les places opposées jouent ensemble.

## How moves are written, behind "comes"

a-number = un nombre
a-space = une case comme e5
resource-letter = f, m ou e
symbol-letter = f, m, e ou w
a-role = un rôle comme warlord
a-technology = une technologie comme boosters
a-player = une place comme p2
player-or-none = une place comme p2, ou none
some-cards = des cartes comme ffm
cards-or-none = des cartes comme ffm, ou none
spaces-or-none = des cases comme e6,f7, ou none
up-or-down = up ou down
an-order = hold, ask ou yield
space-or-levels = une case comme e5, ou e5:1
space-or-approach = une case comme e5, ou e5 via d5
bid-or-plan = un nombre de cartes, puis le plan s’il y en a un : 3 slots 2,1 tiles p1,p2

## Find the move

aim-win = Gagne un combat
aim-attack = Attaque au bon moment
aim-battle = Mène bien ce combat
aim-give-up = Renonce à quelque chose
aim-exchange = Échange deux tuiles
aim-clone = Copie la bonne technologie
aim-technology = Procure-toi la bonne technologie
aim-rob = Prive un rival d’une technologie
aim-colony = Fonde ou développe une colonie
aim-move = Envoie une flotte au bon endroit
aim-fleet = Construis ou renforce une flotte
aim-place = Place ta tuile
aim-place-colony = Place ta tuile pour une colonie
aim-symbols = Change les symboles d’une tuile
aim-gain = Prends les bonnes cartes
aim-cards-for-technology = Prends des cartes pour une technologie
aim-cards-for-colony = Prends des cartes pour une colonie
aim-cards-for-fleet = Prends des cartes pour une flotte
aim-pay = Paie avec les bonnes cartes
aim-prepare = Prépare ton prochain tour
aim-action = Choisis ton action
aim-position = Choisis ta position dans l’ordre
aim-tile = Choisis une tuile

## Characters of bots

likes-fleets = construit de grandes flottes et attaque avec elles
likes-colonies = explore, et fonde des colonies avant toute chose
likes-technologies = fait de la recherche dès que ses cartes le permettent
named-admiral = amiral
named-settler = colon
named-scholar = savant

## Answers in advance

answer-ask = Toujours me demander
answer-usual = Répondre pour moi
auto-bids = Enchères
auto-bids-note = Tu enchéris autant, ou tout ce que tu as si c’est moins. « Comme la dernière fois » commence à 1. Un plan vise la tuile qui a le plus de symboles et le dernier tour.
auto-bid-as-before = Comme la dernière fois
auto-bid = Enchérir à { $n }
auto-pay = Les cartes que tu paies
auto-pay-note = Celles qui te laissent le meilleur mélange.
auto-yield = Ce que produisent tes planètes
auto-yield-note = Ce dont tu as le moins.
auto-share = Multipropriété
auto-share-note = Chaque flotte puise dans la colonie la plus haute.
auto-defend = Quand on t’attaque
auto-defend-note = Tenir : juste assez de flottes aident, payées avec de l’énergie seulement.
auto-defend-hold = Tenir si je peux
auto-defend-yield = Ne jamais payer pour de l’aide

## The table of scores at the end

scores = Scores
part-colonies = colonies
part-fleets = flottes
part-technologies = technologies
