### What Ozymandias says.
### person: $who, $other, $winner
### number: $n, $fleet, $target, $victor, $boxes, $most, $lost, $left, $price, $have, $strength, $against, $more, $room
### number: $next, $age, $last, $rank, $charges, $tiles
###
### fleet = flotte
### leader = chef
### leader card = carte de chef
### to lead = mener
### age = âge
### map = plateau
### galaxy = galaxie
### sector = secteur
### tile = tuile
### site = site
### point = point
### intersection = croisement
### hazard = danger
### line = ligne
### port = porte
### route = trajet
### approach = point d’approche
### charge = péage
### disk = disque
### stack of disks = pile
### suit = couleur
### gold, red, blue = doré, rouge, bleu (as a name of the suit: or)
### rank = rang
### resource = ressource
### wealth = richesse
### population = habitant
### secret = secret
### secret plans = plans secrets
### obelisk = obélisque
### box = case
### recover = récupérer
### activate, activation = activer, activation
### ready = prête
### exhausted = épuisée
### action = action
### bonus action = action bonus
### order = ordre
### hidden = caché
### face-down = face cachée
### turn up, turned up = révéler
### warp in = surgir
### land, landing = atterrir, atterrissage
### explore = explorer
### harvest = récolter, récolte
### strength = force (gained, lost: point de force)
### war = guerre
### draft = recruter, recrutement
### sword = épée
### initiative = initiative
### score in a war = score
### the other side of a war = l’autre camp
### behind = de retard
### win by = gagner de
### yield = céder
### left over = reste
### advance = avancer
### claim = revendiquer
### control = contrôler
### pinned = entravée
### discard = défausser
### gain = gagner
### use = utiliser
### stop = arrêter
### finish = finir

## Things

nothing = rien
secrets = { $n ->
        [one] { $n } secret
       *[other] { $n } secrets
    }
cards = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
disks = { $n ->
        [one] { $n } disque
       *[other] { $n } disques
    }
charges = { $charges ->
        [one] { $charges } péage
       *[other] { $charges } péages
    }
suit = { $suit ->
        [gold] or
        [red] rouge
       *[other] bleu
    }
resource = { $suit ->
        [gold] { $n ->
                [one] { $n } richesse
               *[other] { $n } richesses
            }
        [red] { $n ->
                [one] { $n } habitant
               *[other] { $n } habitants
            }
       *[other] { $n ->
                [one] { $n } secret
               *[other] { $n } secrets
            }
    }

# ($tile, $suit)
tile = { $tile } ({ suit })

# ($who, $fleet)
fleet-begins = { $who ->
        [you] Ta flotte { $fleet }
       *[other] La flotte { $fleet } de { $who }
    }

# ($other, $target)
target-of = { $other ->
        [you] ta flotte { $target }
       *[other] la flotte { $target } de { $other }
    }

# ($timing, $does)
leader-text = { $timing } : { $does }

## What is asked of the reader, or of somebody else

ask = { $who ->
        [you] Choisis
       *[other] { $who } choisit
    }
game-over = La partie est finie.

ask-buy = { $who ->
        [you] Achète une carte pour { secrets } ou arrête
       *[other] { $who } achète une carte pour { secrets } ou arrête
    }
ask-plan = { $who ->
        [you] Choisis un chef, et des cartes à mettre sous tes flottes
       *[other] { $who } choisit un chef, et des cartes à mettre sous ses flottes
    }
ask-turn = { $who ->
        [you] Active une flotte ou passe
       *[other] { $who } active une flotte ou passe
    }
ask-turn-or-recover = { $who ->
        [you] Active
       *[other] { $who } active
    } une flotte, récupère pour { $n ->
        [one] { $n } richesse
       *[other] { $n } richesses
    } ou passe
ask-legend = { $who ->
        [you] Défausser
       *[other] { $who } : défausser
    } une carte pour gagner trois ressources ?
ask-alien = { $who ->
        [you] Révéler
       *[other] { $who } : révéler
    } la tuile du dessus et y atterrir ?
# ($who, $tile, $suit)
ask-site = { $who ->
        [you] Choisis
       *[other] { $who } choisit
    } un site pour { tile }
ask-warp = { $who ->
        [you] Où
       *[other] { $who } : où
    } faire surgir la flotte { $fleet } ?
# ($who, $tile, $suit)
ask-land = { $who ->
        [you] Tourne { tile } et choisis un point où atterrir
       *[other] { $who } tourne { tile } et choisit un point où atterrir
    }
ask-action = { $who ->
        [you] Que
       *[other] { $who } : que
    } doit faire la flotte { $fleet } ?
ask-order = { $who ->
        [you] Utilise un ordre de la flotte { $fleet } ou finis
       *[other] { $who } utilise un ordre de la flotte { $fleet } ou finit
    }
ask-pinned = { $who ->
        [you] Ta flotte { $fleet } est entravée : attaque ou finis
       *[other] La flotte { $fleet } de { $who } est entravée : attaquer ou finir
    }
ask-bonus = { $who ->
        [you] Choisis une flotte pour une action bonus, ou finis
       *[other] { $who } choisit une flotte pour une action bonus, ou finit
    }
ask-source = { $who ->
        [you] Plus de disques : d’où en prends-tu un ?
       *[other] { $who } n’a plus de disques : d’où en prendre un ?
    }
ask-wall = { $who ->
        [you] Payer
       *[other] { $who } : payer
    } 1 secret pour arrêter l’attaque ?
# ($who, $n, $fleet)
ask-draft = { $who ->
        [you] Recrute
       *[other] { $who } recrute
    } jusqu’à { $n ->
        [one] { $n } habitant
       *[other] { $n } habitants
    } pour la flotte { $fleet }
ask-war = { $who ->
        [you] Joue une épée ou cède
       *[other] { $who } joue une épée ou cède
    } { $n ->
        [0] pour une égalité
       *[other] ({ $n } de retard)
    }
ask-grave = { $who ->
        [you] Défausser
       *[other] { $who } : défausser
    } une carte rouge pour gagner { $n ->
        [one] { $n } habitant
       *[other] { $n } habitants
    } ?
ask-pyrrhus = { $who ->
        [you] Payer
       *[other] { $who } : payer
    } 3 secrets pour déplacer plutôt la flotte gagnante ?
# ($who, $other, $target, $n)
ask-retreat = { $who ->
        [you] Où
       *[other] { $who } : où
    } envoyer { target-of } (reste : { $n }) ?
ask-claim = { $who ->
        [you] Revendiquer
       *[other] { $who } : revendiquer
    } la colonie ?
ask-watcher = { $who ->
        [you] Payer
       *[other] { $who } : payer
    } 1 secret pour piocher une carte ?
ask-network = { $who ->
        [you] Défausser
       *[other] { $who } : défausser
    } deux cartes pour en piocher deux ?

## What a move did: the move itself

buys-no-more = { $who ->
        [you] Tu n’achètes
       *[other] { $who } n’achète
    } plus de cartes.
your-draft = Tu choisis de { $n ->
        [0] ne recruter personne
        [one] recruter { $n } habitant
       *[other] recruter { $n } habitants
    }.
chooses-in-secret = { $who } a fait un choix secret.
chooses-site = { $who ->
        [you] Tu choisis
       *[other] { $who } choisit
    } le site { $site }.
uses = { $who ->
        [you] Tu utilises
       *[other] { $who } utilise
    } { $card }.
leaves-colony = { $who ->
        [you] Tu laisses
       *[other] { $who } laisse
    } la colonie telle quelle.
lets-attack-come = { $who ->
        [you] Tu laisses
       *[other] { $who } laisse
    } venir l’attaque.
accepts-retreat = { $who ->
        [you] Tu acceptes
       *[other] { $who } accepte
    } la retraite.
declines = { $who ->
        [you] Tu refuses
       *[other] { $who } refuse
    }.
gives-up-bonus = { $who ->
        [you] Tu renonces
       *[other] { $who } renonce
    } aux actions bonus restantes.
# ($who, $fleet)
is-done-with = { $who ->
        [you] Tu as
       *[other] { $who } a
    } terminé avec la flotte { $fleet }.

## What a move did: events

age-begins = L’âge { $n } commence.
shuffles = La défausse est mélangée pour former une nouvelle pioche ({ cards }).
draws = { $who ->
        [you] Tu pioches
       *[other] { $who } pioche
    } { cards }.
new-in-hand = Nouveau dans ta main : { $cards }.
# ($who, $n, $most)
buys-card = { $who ->
        [you] Tu achètes
       *[other] { $who } achète
    } une carte ({ $n } sur { $most } pour cet âge).
plans = { $who ->
        [you] Tu as fait ton plan
       *[other] { $who } a fait son plan
    }.
# ($who, $fleet, $card)
gets-fleet = { $who ->
        [you] Tu obtiens
       *[other] { $who } obtient
    } { $card ->
        [none] la flotte { $fleet }, avec un chef caché
       *[other] la flotte { $fleet }, menée par { $card }
    }.
puts = { $who ->
        [you] Tu places
       *[other] { $who } place
    } { $list }.
# ($cards, $n, $fleet)
cards-under = { $cards ->
        [none] { cards }
       *[other] { $cards }
    } sous la flotte { $fleet }
# ($n, $fleet)
more-under = { $n } sous la flotte { $fleet }
# ($who, $n, $boxes)
recovers = { $who ->
        [you] Tu récupères
       *[other] { $who } récupère
    } (case { $n } sur { $boxes }) : toutes { $who ->
        [you] tes
       *[other] ses
    } flottes sont prêtes.
activates = { $who ->
        [you] Tu actives
       *[other] { $who } active
    } la flotte { $fleet }.
is-led-by = { fleet-begins } est menée par { $card }.
pays = { $who ->
        [you] Tu paies
       *[other] { $who } paie
    } { $resources }.
# ($who, $resources, $card)
gains = { $who ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } { $card ->
        [none] { $resources }
       *[other] { $resources } grâce à { $card }
    }.
# ($who, $card, $n, $suit)
discards-for = { $who ->
        [you] Tu défausses { $card } et gagnes
       *[other] { $who } défausse { $card } et gagne
    } { resource }.
discards = { $who ->
        [you] Tu défausses
       *[other] { $who } défausse
    } { $card }.
# ($who, $card, $other)
gives = { $who ->
        [you] Tu donnes { $card } à { $other ->
                [you] toi
               *[other] { $other }
            }.
       *[other] { $other ->
                [you] { $who } te donne { $card }.
               *[other] { $who } donne { $card } à { $other }.
            }
    }
# ($who, $card, $n, $suit)
harvests = { $who ->
        [you] Tu récoltes { $card } et gagnes
       *[other] { $who } récolte { $card } et gagne
    } { resource }.
# ($who, $card, $other)
steals = { $who ->
        [you] Tu prends
       *[other] { $who } prend
    } { $card ->
        [none] une carte
       *[other] { $card }
    } dans { $other ->
        [you] ta main
       *[other] la main de { $other }
    }.
# ($who, $fleet, $n, $strength, $card)
gains-strength = { fleet-begins } gagne { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de force{ $card ->
        [none] {""}
       *[other] {" "}grâce à { $card }
    } (désormais { $strength }).
# ($who, $fleet, $n, $strength, $card)
loses-strength = { fleet-begins } perd { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de force{ $card ->
        [none] {""}
       *[other] {" "}à cause de { $card }
    } (désormais { $strength }).
warps-in = { fleet-begins } surgit en { $point }.
# ($tile, $suit)
is-turned-up = Tuile révélée : { tile }.
# ($who, $fleet, $site, $point)
lands = { fleet-begins } pose la tuile sur le site { $site } et atterrit en { $point }.
goes-to = { fleet-begins } va en { $point }.
# ($who, $fleet, $port, $site)
explores = { fleet-begins } quitte la galaxie par { $port } pour explorer le site { $site }.
goes-home = { fleet-begins } retourne sur sa carte de chef.
leaves-galaxy = { fleet-begins } quitte la galaxie par { $port }.
goes-home-without-tile = Il ne reste plus de tuile : elle retourne sur sa carte de chef.
is-lifted = { fleet-begins } est retirée du plateau.
# ($who, $fleet, $other, $target)
swaps = { fleet-begins } échange sa place avec { target-of }.
# ($who, $fleet, $target)
delegates = { fleet-begins } laisse agir la flotte { $target }.
takes-bonus = { fleet-begins } fait une action bonus.
takes-disk = { $who ->
        [you] Tu reprends ton
       *[other] { $who } reprend son
    } disque en { $point }.
takes-disk-from-leader = { $who ->
        [you] Tu reprends ton
       *[other] { $who } reprend son
    } disque sur la carte de chef de la flotte { $fleet }.
conquers = { $who ->
        [you] Tu conquiers
       *[other] { $who } conquiert
    } { $point }.
puts-low-disk = { $who ->
        [you] Tu glisses
       *[other] { $who } glisse
    } un disque sous la pile en { $point }.
puts-disk-on-leader = { $who ->
        [you] Tu mets
       *[other] { $who } met
    } un disque sur la carte de chef de la flotte { $fleet }, qui compte comme une colonie.
collapses = En { $point }, le disque du dessus passe tout en bas.
is-colony-now = { $point } est maintenant une colonie.
# ($who, $fleet, $other, $target)
attacks = { fleet-begins } attaque { target-of }.
wall-holds = La Muraille tient : pas de guerre.
# ($who, $n, $fleet)
drafts = { $n ->
        [0] { $who ->
                [you] Tu ne recrutes personne
               *[other] { $who } ne recrute personne
            }
        [one] { $who ->
                [you] Tu recrutes
               *[other] { $who } recrute
            } { $n } habitant
       *[other] { $who ->
                [you] Tu recrutes
               *[other] { $who } recrute
            } { $n } habitants
    } pour la flotte { $fleet }.
has-initiative = { $who ->
        [you] Tu as
       *[other] { $who } a
    } l’initiative, { $n ->
        [0] à égalité
       *[other] avec { $n } de retard
    }.
plays-sword = { $who ->
        [you] Tu joues
       *[other] { $who } joue
    } { $card } comme épée : +{ $n }.
hires = { $who ->
        [you] Tu engages
       *[other] { $who } engage
    } des mercenaires : +{ $n }.
bribes = { $who ->
        [you] Tu mets
       *[other] { $who } met
    } fin à la guerre par un pot-de-vin.
frightens = { $who ->
        [you] Tu mets fin à la guerre par la terreur et gagnes
       *[other] { $who } met fin à la guerre par la terreur et gagne
    } de { $n }.
yields = { $who ->
        [you] Tu cèdes
       *[other] { $who } cède
    }.
is-tie = La guerre finit à égalité : ni perte de force, ni retraite.
# ($who, $fleet, $n, $other, $target, $lost)
wins = { fleet-begins } gagne de { $n } contre { target-of }{ $lost ->
        [0] {""}
        [one] , qui perd { $lost } point de force
       *[other] , qui perd { $lost } points de force
    }.
# ($who, $fleet, $other, $target)
moves-winner = { fleet-begins } reste ; c’est { target-of } qui doit partir.
is-stuck = { fleet-begins } ne peut aller nulle part et reste.
# ($who, $other, $target)
lets-stay = { $who ->
        [you] Tu laisses
       *[other] { $who } laisse
    } { target-of } sur place.
is-exhausted = { fleet-begins } est épuisée.
passes = { $who ->
        [you] Tu passes
       *[other] { $who } passe
    }.
takes-obelisk = { $who ->
        [you] Tu prends
       *[other] { $who } prend
    } l’obélisque.
# ($who, $cards, $n)
takes-back = { $who ->
        [you] Tu reprends
       *[other] { $who } reprend
    } { $cards ->
        [none] { cards }
       *[other] { $cards }
    } en main.

## What a choice means: things

# ($card, $suit, $n, $timing, $does)
card-means = { $card }, { suit } { $n }. { leader-text }
leader-does = { $does }
fleet-not-in-play = { fleet-begins } n’est pas en jeu.
# ($who, $fleet, $card, $where, $point, $site, $n, $state)
fleet-means = { fleet-begins }, menée par { $card ->
        [none] un chef caché
       *[other] { $card }
    }, { $where ->
        [map] en { $point }
        [exploring] en exploration sur le site { $site }
       *[other] sur sa carte de chef
    }, force { $n }, { $state ->
        [ready] prête
       *[other] épuisée
    }.
no-tile-at = { $point } : pas de tuile révélée à cet endroit.
# ($point, $suit, $kind, $n, $who, $other, $target, $strength)
point-means = { $point } : { $kind ->
        [colony] colonie { $suit ->
                [gold] dorée
                [red] rouge
               *[other] bleue
            }
        [hazard] danger { $suit ->
                [gold] doré
                [red] rouge
               *[other] bleu
            }
       *[other] croisement { $suit ->
                [gold] doré
                [red] rouge
               *[other] bleu
            }
    }{ $n ->
        [0] {""}
       *[other] , sous { $who ->
                [you] ton contrôle
               *[other] le contrôle de { $who }
            } ({ disks })
    }{ $target ->
        [0] {""}
       *[other] , { target-of }, force { $strength }
    }.
rotation-means = La tuile, tournée de { $n ->
        [one] { $n } degré
       *[other] { $n } degrés
    } dans le sens des aiguilles d’une montre.
suit-means = { $suit ->
        [gold] Richesses
        [red] Habitants
       *[other] Secrets
    }.
hand-means = { $who ->
        [you] Tu as
       *[other] { $who } a
    } { cards } en main.
no-seat-here = { $who ->
        [you] Tu n’as
       *[other] { $who } n’a
    } pas de place ici.

## What a choice means: prices and results

costs-secrets = { $n ->
        [0] Gratuit
       *[other] Coûte { secrets }
    }.
costs-wealth = Coûte { $n ->
        [one] { $n } richesse
       *[other] { $n } richesses
    }.
out-of-reach = Hors de portée.
draws-a-card = Tu pioches une carte.
stops-buying = Tu n’achètes plus de cartes pendant cet âge.
# ($n, $against, $suit, $theirs)
forces = Force { $n } contre { $against } ; tes épées sont { $suit ->
        [gold] dorées
        [red] rouges
       *[other] bleues
    }, celles de l’autre camp { $theirs ->
        [gold] dorées
        [red] rouges
       *[other] bleues
    }.
waits-on-site = La flotte attend sur une tuile face cachée, sur le site { $site }.
no-tile-left = Il ne reste plus de tuile : la flotte retourne sur sa carte de chef.
leaves-without-tile = Quitte la galaxie. Il ne reste plus de tuile : la flotte retourne sur sa carte de chef.
must-be-on-colony = La flotte doit être sur une colonie.
conquest-costs = Coûte { $n ->
        [one] { $n } habitant
       *[other] { $n } habitants
    } (1, plus 1 par disque présent).
conquest-brings = Ton disque va sur le dessus, et tu pioches une carte.
counts-two = La colonie compte alors double.
# ($n, $suit, $price)
you-gain = Tu gagnes { resource }{ $price ->
        [0] {""}
        [one] {" "}pour { $price } secret (plans secrets)
       *[other] {" "}pour { $price } secrets (plans secrets)
    }.
# ($n, $price)
sword-adds = Ajoute { $n } { $price ->
        [0] gratuitement
        [one] pour { $price } secret
       *[other] pour { $price } secrets
    }.
mercenaries-add = Ajoute { $n } pour { $n ->
        [one] { $n } richesse
       *[other] { $n } richesses
    }.
still-behind = Tu as encore { $n } de retard.
puts-others-behind = { $n ->
        [0] Cela met à égalité, et l’autre camp a l’initiative
       *[other] L’autre camp a alors { $n } de retard, et l’initiative
    }.
ends-as-tie = La guerre finit à égalité : ni perte de force, ni retraite.
# ($n, $lost, $left)
loses-war = Tu perds de { $n } : { $lost ->
        [one] { $lost } point de force perdu
       *[other] { $lost } points de force perdus
    }{ $left ->
        [0] {""}
       *[other] , et un reste de { $left } pour chasser ta flotte
    }.
retreat-leaves = La flotte quitte la galaxie, épuisée.
# ($n, $left)
retreat-takes = Coûte { $n }, sur un reste de { $left }.
# ($card, $does)
leads-new-fleet-with = Ta nouvelle flotte a pour chef { $card }. { $does }
leads-new-fleet = Ta nouvelle flotte a pour chef { $card }.
# ($fleet, $cards, $n)
lies-under = Sous la flotte { $fleet } : { $cards ->
        [none] { cards }
       *[other] { $cards }
    }.
fleets-get-ready = Toutes tes flottes redeviennent prêtes.
pass-means = Tu ne joues plus pendant cet âge. Les cartes sous tes chefs reviennent dans ta main.
site-means = Site { $site }.
# ($site, $tile, $suit)
site-means-for = Site { $site }, pour { tile }.
# ($tile, $suit, $n)
tile-turned = { tile }, rotation de { $n }°.
draft-means = La flotte gagne { $n ->
        [one] { $n } point de force pour { $n } habitant
       *[other] { $n } points de force pour { $n } habitants
    }.
# ($card, $n, $suit)
emergency-means = Tu défausses { $card } et gagnes { resource }.
hold-means = Elle reste où elle est, et personne n’avance.
claim-means = Ton disque va gratuitement sur le dessus, et tu pioches une carte.
decline-means = La colonie reste telle quelle.
skip-means = { $node ->
        [wall] L’attaque continue, et tu gardes ton secret.
        [pyrrhus] Ta flotte est chassée.
        [alien] Ta flotte surgit à la place.
       *[other] Tu gardes tes cartes et tes secrets.
    }
end-bonus-means = Renonce aux actions bonus restantes.
end-means = Cette flotte ne fait plus rien.

verb-means = { $verb ->
        [plan] Une carte mène ta nouvelle flotte ; d’autres peuvent aller sous tes flottes.
        [activate] Utilise une flotte : elle arrive si elle n’est pas sur le plateau, puis agit et s’épuise.
        [site] Choisis un site vide à côté d’une tuile.
        [warp] Place la flotte sur n’importe quel point sans flotte qui n’est pas une colonie ennemie.
        [land] Tourne la tuile, puis choisis un point dessus.
        [move] Glisse le long des lignes et arrête-toi sur un point. Virages, colonies et dangers coûtent des secrets.
        [attack] Déclenche une guerre contre une flotte ennemie. Indique le point d’où tu attaques, puis le sien.
        [explore] Quitte la galaxie, sur une tuile face cachée.
        [harvest] Change une carte sous cette flotte en ressources, puis donne-la à un adversaire.
        [delegate] Une autre de tes flottes fait cette action.
        [bonus] Une action de plus, pour une flotte qui a un bonus.
        [from] Prends ton disque le plus haut dans une pile, ou le disque sur une carte de chef.
        [draft] Change des habitants en force pour ta flotte.
        [sword] Joue une carte pour ajouter son rang. Elle doit avoir la couleur du secteur de ta flotte, sinon tu paies des plans secrets.
        [use] Utilise le texte du chef de cette flotte.
        [emergency] Défausse une carte pour gagner 1 ressource de ton choix.
        [retreat] Déplace la flotte perdante le long d’un trajet, ou hors de la galaxie.
       *[other] {""}
    }

## The text table: sentences

in-age = âge { $n }
everybody-has-passed = Tout le monde a passé dans le dernier âge.
level-by-passing = Égalité : qui a passé plus tôt est devant.
level-by-resources = Égalité : qui a plus de ressources est devant.
over-everybody-has-passed = La partie est finie : tout le monde a passé dans le dernier âge.
# ($rank, $who, $n)
stands-with-points = { $rank }. { CAPITAL($who) } avec { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
# ($rank, $who, $n)
stands-with-colonies = { $rank }. { CAPITAL($who) } avec { $n ->
        [one] { $n } colonie
       *[other] { $n } colonies
    }.
# ($age, $last, $who)
whose-turn = Âge { $age } sur { $last }{ $who ->
        [nobody] {""}
        [you] , à toi de jouer
       *[other] , à { $who } de jouer
    }.
last-age-counts-twice = Les colonies conquises dans le dernier âge comptent double.
# ($who, $fleet, $other, $target, $winner, $victor, $n)
war-is-won = { fleet-begins } attaque { target-of } ; { $winner ->
        [you] ta flotte { $victor }
       *[other] la flotte { $victor } de { $winner }
    } a gagné de { $n }.
# ($who, $fleet, $other, $target, $winner, $n)
war-stands = { fleet-begins } attaque { target-of } ; { $winner ->
        [you] tu as
       *[other] { $winner } a
    } l’initiative, avec un score de { $n }.
is-ready = { $who ->
        [you] Tu as
       *[other] { $who } a
    } répondu.
has-passed = { $who ->
        [you] Tu as
       *[other] { $who } a
    } passé.
has-obelisk = { $who ->
        [you] Tu as
       *[other] { $who } a
    } l’obélisque.
# ($tiles, $n)
supply = Il reste { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } et { cards }.
discard-is-empty = La défausse est vide.
discarded = Défaussé : { $cards }.
reserved-sites = { $n ->
        [one] Le site { $sites } est réservé
       *[other] Les sites { $sites } sont réservés
    } aux flottes en exploration.

## The text table: titles

table-players = Personnes
table-fleets = Flottes
table-colonies = Colonies
table-sectors = Secteurs
table-hand = Ta main
column-player = Qui
column-score = Score
column-colonies = Colonies
column-wealth = Richesses
column-population = Habitants
column-secrets = Secrets
column-cards = Cartes
column-disks-left = Disques restants
column-boxes = Cases utilisées
column-fleet = Flotte
column-owner = À qui
column-leader = Chef
column-place = Lieu
column-strength = Force
column-state = État
column-under = Cartes dessous
column-disk = Disque
column-colony = Colonie
column-suit = Couleur
column-controlled = Contrôle
column-disks = Disques, du bas vers le haut
column-site = Site
column-tile = Tuile
column-rotation = Rotation
column-hazards = Dangers
column-card = Carte
column-rank = Rang
column-text = Texte du chef
column-on-map = Colonies sur le plateau
column-count-twice = Qui comptent double
column-leader-cards = Cartes de chef avec disque

## The text table: cells

suit-cell = { $suit ->
        [gold] Or
        [red] Rouge
       *[other] Bleu
    }
leader-cell = { $card ->
        [none] Caché
       *[other] { $card }
    }
hidden-leader-cell = { $card } (caché)
# ($where, $point, $site)
place-cell = { $where ->
        [map] { $point }
        [exploring] Explore le site { $site }
       *[other] Sur sa carte de chef
    }
# ($n, $most)
strength-cell = { $n } sur { $most }
state-cell = { $state ->
        [ready] Prête
       *[other] Épuisée
    }
yes = Oui
no = Non
none = Rien
disk-counts-twice = { $name } (compte double)
controlled-by-nobody = Personne

## Refusals

# ($node, $verb)
choose-now = Choisis maintenant { $node ->
        [buy] « buy » ou « stop »
        [turn] « activate », « recover » ou « pass »
        [action] une action, un ordre ou « end »
        [bonus] « bonus » ou « end »
        [source] « from »
        [war] « sword », « use » ou « yield »
        [retreat] « retreat » ou « hold »
        [claim] « claim » ou « decline »
        [legend] « use » ou « skip »
        [alien] « use » ou « skip »
        [wall] « use » ou « skip »
        [grave] « use » ou « skip »
        [pyrrhus] « use » ou « skip »
        [watcher] « use » ou « skip »
        [network] « use » ou « skip »
       *[other] « { $node } »
    }, pas « { $verb } ».
hand-is-empty = Ta main est vide ; tu ne peux pas utiliser { $card }.
not-in-hand = Tu n’as pas { $card } en main.
you-hold = Tu as en main : { $cards }.
you-have = Tu as { $resources }.
you-have-that-many = Tu as { $n }.
no-card-left = Il ne reste plus de carte à piocher.
# ($n, $have)
next-card-costs = La prochaine carte coûte { secrets }, et tu en as { $have }.
# ($fleet, $next)
no-fleet-yet = Tu n’as pas de flotte { $fleet } ; ta nouvelle flotte est la flotte { $next }.
cards-go-under = Les cartes vont sous tes propres flottes, comme { $name }.

not-your-fleet = { $name } n’est pas ta flotte.
no-such-fleet = Tu as { $n ->
        [one] { $n } flotte
       *[other] { $n } flottes
    } ; il n’y a pas de { $name }.
fleet-is-exhausted = La flotte { $fleet } est épuisée.
no-point-to-warp = Aucun point n’est libre pour que la flotte { $fleet } y surgisse.
has-recovered = Tu as déjà récupéré pendant ce tour.
boxes-are-used = Les 8 cases de cet âge sont déjà utilisées.
# ($n, $have)
recovery-costs = Récupérer coûte { $n ->
        [one] { $n } richesse
       *[other] { $n } richesses
    }, et tu en as { $have }.
none-is-exhausted = Aucune de tes flottes n’est épuisée.

site-has-tile = Le site { $site } a déjà une tuile.
site-is-reserved = Le site { $site } est réservé.
site-is-far = Le site { $site } n’est pas à côté d’une tuile.
no-tile-lies-at = Il n’y a pas de tuile révélée en { $point }.
fleet-stands-there = Il y a une flotte en { $point }.
# ($point, $name)
is-controlled-by = { $point } est sous le contrôle de { $name }.
# ($site, $point)
lands-on-its-tile = La flotte atterrit sur sa propre tuile, sur le site { $site }, pas en { $point }.
isnt-on-map = La flotte { $fleet } n’est pas sur le plateau.
has-no-bonus = La flotte { $fleet } n’a pas d’action bonus à faire.
no-disk-on-leader = Il n’y a pas de disque sur la carte de chef de la flotte { $fleet }.
no-disk-there = Tu n’as pas de disque en { $point }.

double-agent-drafts-nothing = On ne recrute jamais d’habitants pour la flotte d’Agent double.
# ($have, $n)
few-people = Tu as { $have ->
        [one] { $have } habitant
       *[other] { $have } habitants
    } ; tu ne peux pas en recruter { $n }.
# ($fleet, $room, $strength, $most, $n)
little-room = La flotte { $fleet } a de la place pour { $room ->
        [one] { $room } point de force
       *[other] { $room } points de force
    } de plus ({ $strength } sur { $most }), pas pour { $n }.
only-weapons-research = Seule la flotte de Recherche militaire compte une épée double.
# ($more, $n, $have)
twice-costs = La compter double coûte { $more ->
        [one] { $more } secret
       *[other] { $more } secrets
    } de plus : { secrets }, et tu en as { $have }.
# ($n, $have)
swamp-costs = Contre le Marais, chaque épée demande des plans secrets : { secrets }, et tu en as { $have }.
# ($card, $suit, $sector, $n, $have)
sword-costs = { $card } est de couleur { $suit ->
        [gold] or
        [red] rouge
       *[other] bleue
    } et ta flotte est dans un secteur { $sector ->
        [gold] doré
        [red] rouge
       *[other] bleu
    } : les plans secrets coûtent { secrets }, et tu en as { $have }.
stands-on = La flotte est en { $point }.
can-hold = Elle peut rester : « hold ».
no-route = Aucun trajet libre ne mène à { $point }.
# ($point, $n, $left)
retreat-costs = { $point } coûte { $n }, et il reste { $left }.

stands-there-already = La flotte est déjà en { $point }.
line-is-closed = Le site { $site } est réservé : la ligne est fermée.
tile-lies-behind = Il y a une tuile derrière { $port }.
# ($point, $n, $charges, $have)
route-costs = { $point } coûte { secrets } ({ charges }), et tu en as { $have }.
no-enemy-there = Il n’y a pas de flotte ennemie en { $point }.
pinned-to = La flotte est entravée et ne peut qu’attaquer { $name }.
pinned-by = La flotte est entravée par { $name } et ne peut attaquer que cette flotte.
approach-is-taken = Il y a une flotte en { $point } ; on attaque depuis le dernier point sans flotte.
# ($to, $from)
no-route-to-attack = Aucun trajet libre ne mène à { $to } par { $from }.
# ($to, $from, $n, $charges, $have)
attack-costs = { $to } par { $from } coûte { secrets } ({ charges }), et tu en as { $have }.
isnt-colony = { $point } n’est pas une colonie.
# ($point, $n)
conquering-costs = Conquérir { $point } coûte { $n ->
        [one] { $n } habitant
       *[other] { $n } habitants
    } (1, plus 1 par disque).
isnt-under-fleet = { $card } n’est pas sous cette flotte.
# ($card, $suit, $n, $have)
harvest-costs = { $card } est de couleur { $suit ->
        [gold] or
        [red] rouge
       *[other] bleue
    } : les plans secrets coûtent { secrets }, et tu en as { $have }.
name-receiver = Indique l’adversaire qui reçoit la carte.
only-the-general = Seul le Général fait agir une autre flotte, dans sa propre activation.
name-own-fleet = Indique une autre de tes flottes.
has-acted = Cette flotte a déjà fait son action.
is-off-map = Cette flotte n’est plus sur le plateau ; elle n’a plus d’action.

# ($leader, $wanted, $card, $suit)
leader-takes = { $leader } demande une carte { $wanted ->
        [gold] dorée
        [red] rouge
       *[other] bleue
    } ; { $card } est de couleur { $suit ->
        [gold] or
        [red] rouge
       *[other] bleue
    }.
nobody-has-card = Aucun adversaire n’a de carte.
has-no-card = { $name } n’a pas de carte.
fleet-is-full = La flotte a une force de { $n }, son maximum.
needs-open-point = { $card } demande un croisement ou un danger.
needs-disk = { $card } demande une colonie avec un disque sous la flotte.
needs-colony = { $card } demande une colonie sous la flotte.
has-disk-already = Il y a déjà un disque sur { $card }.
# ($n, $have)
bribe-costs = Le pot-de-vin coûte { $n ->
        [one] { $n } richesse
       *[other] { $n } richesses
    }, et tu en as { $have }.
nothing-to-bribe-for = C’est l’égalité : un pot-de-vin ne sert à rien.
isnt-usable-now = Tu ne peux pas utiliser { $card } maintenant.
isnt-in-sector = { $point } n’est pas dans le secteur de la flotte { $fleet }.
few-disks = { $point } a { disks } ; il en faut deux.
works-by-itself = { $card } agit automatiquement.
doesnt-lead = { $card } ne mène pas la flotte { $fleet }.
# ($card, $timing)
comes-later = On te posera la question pour { $card } le moment venu ({ $timing }).
orders-are-own = Les ordres sont pour l’activation de la flotte elle-même.
is-used-in-activation = { $card } a déjà servi dans cette activation.
is-used-in-age = { $card } a déjà servi dans cet âge.
# ($card, $resources)
leader-costs = { $card } coûte { $resources }.
no-strength-left = La flotte n’a plus de force à sacrifier.
name-opponent = Indique un adversaire.
name-fleet-on-map = Indique une autre flotte qui est sur le plateau.
pay-some-wealth = Tu as { $n ->
        [one] { $n } richesse
       *[other] { $n } richesses
    } ; paies-en au moins 1.

## Refusals: what a text lacks

write-delegate = Le Général fait agir une autre flotte : écris « delegate » et cette flotte.
nothing-to-use = { $card } agit automatiquement : il n’y a rien à utiliser.
nothing-after-use = Rien ne vient après « use { $leader } ».
# ($leader, $wanted)
name-after-use = Après « use { $leader } », indique { $wanted }.
two-cards = deux cartes
three-suits = trois couleurs

## Options and presets

ages = Âges
four-ages = Quatre âges
three-ages = Trois âges : une partie courte
tiles-at-start = Tuiles au départ
tiles-at-start-note = À quatre ou cinq, deux sont le plus équitable ; à six, trois.
one = Une
two = Deux
three = Trois
who-starts = Qui commence
starts-at-random = Au hasard
starts-player = Place { $n }
starts-accepts = c’est random ou une place de p1 à { $name }.
tie = En cas d’égalité
tie-by-passing = Qui a passé plus tôt est devant
tie-by-resources = Qui a plus de ressources est devant
last-age = Le dernier âge
last-age-note = Si ses conquêtes comptent double, une partie à deux reste ouverte jusqu’au bout.
last-age-once = Ses conquêtes comptent comme les autres
last-age-twice = Ses conquêtes comptent double

first-game = Première partie
first-game-note = Trois âges : environ trois quarts du temps.
standard = Standard
standard-note = Quatre âges à partir d’une seule tuile.
even-start = Départ équitable
even-start-note = Plus de tuiles sur la table : personne n’arrive trop tard aux premières colonies.
open-end = Fin ouverte
open-end-note = Ce qu’on conquiert dans le dernier âge compte double : même avec du retard, on peut encore gagner.
by-link = Par lien
by-link-note = Trois âges, donc moins de messages.

## How moves are written, behind "comes"

a-number = un nombre
a-card = une carte comme the-wall
another-card = une autre carte
card-or-double = une carte comme the-wall, puis double ou rien
a-suit = gold, red ou blue
a-player = une place comme p2
a-fleet = une flotte comme p1f2
a-point = un point comme 0a
a-port = une porte comme 0a11
point-or-port = un point comme 0a, ou une porte comme 0a11
point-or-fleet = un point comme 0a, ou une flotte comme p1f2
a-site = un site comme 12
a-rotation = r0, r1 ou r2
a-leader = un chef comme gossip, et ce que son texte demande
a-plan = un chef, puis des flottes avec les cartes qui vont dessous : gossip p1f1:pin,pilgrims

## Find the move

aim-win = Gagne cette guerre
aim-attack = Déclenche la bonne guerre
aim-found = Fonde une colonie
aim-tower = Fais tomber une tour
aim-low-disk = Mets un disque là où il restera
aim-disk = Mets un disque là où il compte
aim-move-disk = Déplace le bon disque
aim-steal = Prends une carte à un adversaire
aim-harvest = Récolte la bonne carte
aim-delegate = Fais agir une autre flotte
aim-explore = Explore dans la bonne direction
aim-home = Ramène une flotte sur sa carte
aim-warp = Fais surgir une flotte dans la galaxie
aim-land = Pose la tuile dans le bon sens
aim-land-there = Atterris sur une nouvelle tuile
aim-move = Envoie une flotte au bon endroit
aim-buy = Achète autant de cartes qu’il t’en faut
aim-activate = Choisis la flotte qui agit
aim-gain = Gagne ce qu’il te faut
aim-recover = Rends tes flottes prêtes à nouveau
aim-pass = Sache quand passer
aim-action = Choisis ton action
aim-turn = Décide à quoi sert ce tour
aim-war = Mène bien cette guerre
aim-draft = Recrute le bon nombre
aim-retreat = Envoie la flotte battue au bon endroit

## Characters of bots

likes-wars = attaque les flottes, recrute et sort l’épée pour gagner ses guerres
likes-exploring = explore avant de conquérir
likes-harvests = place des cartes sous ses flottes et les récolte
named-warlord = chef de guerre
named-explorer = explorateur
named-merchant = marchand

## Answers in advance

always-ask = Toujours me demander
draft-into = Recruter pour ta flotte { $fleet }
draft-note = Ce nombre d’habitants, ou autant que tu en as et que la place le permet.
draft-choice = Recruter { $n }
war-title = En guerre
war-note = Une épée bon marché ramène ton score à 0 pour le moins de secrets ; à égalité, c’est celle du plus petit rang.
war-yield = Céder aussitôt
war-cheapest = Jouer une épée bon marché qui suffit, sinon céder

when-attacked = Quand une flotte menée par cette carte est attaquée.
pays-for-peace = Payer tant que possible : pas de guerre
when-retreating = Quand une flotte menée par cette carte doit battre en retraite.
never-pay = Ne jamais payer
after-wars = Après ses guerres.
never-discard = Ne jamais défausser
when-passing = Quand tu passes.
at-end-of-age = À la fin d’un âge.
keep-cards = Garder tes cartes
when-turned-up = Quand cette carte est révélée.
warp-instead = Plutôt surgir
colony-to-claim = Une colonie que tu peux revendiquer
when-leaving = Quand tu en as chassé une flotte.
always-claim = Toujours revendiquer
which-disk = Quel disque tu prends
when-pool-is-empty = Quand tu en places un et que ta réserve est vide.
usual-disk = Un qui ne contrôle rien, sinon un de ta plus haute pile
buying-cards = Acheter des cartes
at-start-of-age = Au début d’un âge.
never-buy = Ne jamais acheter

## The table of scores at the end

scores = Scores
part-on-map = colonies sur le plateau
part-count-twice = celles qui comptent double
part-leader-cards = cartes de chef avec un disque
