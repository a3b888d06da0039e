### What the board of Ozymandias says.
### person: $who
### number: $n, $fleet, $strength, $against, $most, $last, $rank, $price, $worth, $cards
###
### plowshare = charrue
### emergency = urgence
### Other terms as in ozymandias.ftl.

## Things

points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
colonies = { $n ->
        [one] { $n } colonie
       *[other] { $n } colonies
    }
score = { $unit ->
        [points] { points }
       *[other] { colonies }
    }
plowshares = { $n ->
        [one] { $n } charrue
       *[other] { $n } charrues
    }
resource = { $suit ->
        [gold] Richesses
        [red] Habitants
       *[other] Secrets
    }
fleet-name = Flotte { $fleet }
price = { $n ->
        [0] gratuit
        [one] { $n } secret
       *[other] { $n } secrets
    }

## Buttons

verb = { $verb ->
        [buy] Acheter
        [stop] Arrêter
        [recover] Récupérer
        [pass] Passer
        [conquer] Conquérir
        [harvest] Récolter
        [delegate] Déléguer
        [emergency] Urgence
        [yield] Céder
        [hold] Laisser là
        [claim] Revendiquer
        [decline] Renoncer
        [skip] S’abstenir
        [end] Finir
        [sword] Épée
        [activate] Activer
       *[other] { CAPITAL($verb) }
    }
# ($point, $suit)
attack-from = De { $point }, { $suit ->
        [gold] or
        [red] rouge
       *[other] bleu
    }
rotation = { $n ->
        [0] Telle quelle
       *[other] { $n }°
    }

## Below the words of a button: what it brings, or what it costs

takes-colony = prendre la colonie
yields-for = { $n ->
        [0] égalité
       *[other] perdre de { $n }
    }
one-resource = +1 ressource
secret-plans = { $n ->
        [one] { $n } secret
       *[other] { $n } secrets
    }
# ($use, $cost)
ability = { $use ->
        [order] ordre
        [action] action
       *[other] utiliser
    }{ $cost ->
        [none] {""}
       *[other] {" "}: { $cost }
    }

## Numbers to draft, on small buttons

nothing = Rien
least = Minimum
most = Maximum

## The line above the map

phase-buy = Achats
phase-plan = Plans
phase-act = Action
# ($n, $last)
age-of = Âge { $n } sur { $last }
the-last-age = le dernier âge
tiles-left = { $n ->
        [one] { $n } tuile restante
       *[other] { $n } tuiles restantes
    }
cards-in-deck = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } dans la pioche
discarded = { $n } en défausse

## Seats

course = Colonies
# ($n, $unit, $resources, $cards)
standing = { score } · { $resources } · { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
no-price = rien
name-passed = { $name } a passé
passed = a passé
# ($leader, $strength, $most, $where, $point, $site)
fleet-stands = { $leader } : { $strength } sur { $most }, { $where ->
        [map] en { $point }
        [exploring] explore le site { $site }
       *[other] sur sa carte
    }
controls-colonies = Contrôle { colonies }
holds = A { $resources } et { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
disks-left = { $n ->
        [one] { $n } disque restant
       *[other] { $n } disques restants
    }
# ($n, $price)
boxes-used = { $n ->
        [one] { $n } case sur 8 utilisée
       *[other] { $n } cases sur 8 utilisées
    } pour récupérer{ $price ->
        [0] {""}
        [one] {" "}; la prochaine coûte { $price } richesse
       *[other] {" "}; la prochaine coûte { $price } richesses
    }
has-obelisk = A l’obélisque
has-passed = A passé pour cet âge
press-for-fleets = Touche pour voir les flottes
fleets-of = { $name } : flottes
no-fleets-yet = Aucune pour l’instant : les premières se planifient pendant cet âge.
close = Fermer

## Cards

hidden-leader = Un chef caché
revealed-later = Révélé à la première activation de sa flotte
# ($suit, $rank)
card-kind = { $suit ->
        [gold] Or
        [red] Rouge
       *[other] Bleu
    }, rang { $rank }

## Fleets

# ($where, $point, $site)
brief-place = { $where ->
        [map] { $point }
        [exploring] site { $site }
       *[other] carte
    }
# ($where, $point, $site)
brief-place-spent = { brief-place } · épuisée
# ($name, $fleet)
fleet-of = { $name }, flotte { $fleet }
# ($leader, $suit, $rank, $seen)
led-by = { $leader }, { $suit ->
        [gold] or
        [red] rouge
       *[other] bleu
    } { $rank }{ $seen ->
        [hidden] , caché aux autres
       *[other] {""}
    }
# ($timing, $does)
leader-text = { $timing } : { $does }
leader-is-hidden = Son chef est caché
# ($where, $point, $site, $state)
fleet-is = { $where ->
        [map] En { $point }
        [exploring] Explore le site { $site }
       *[other] Sur sa carte
    }, { $state ->
        [ready] prête
       *[other] épuisée
    }
# ($strength, $most)
strength-of = Force { $strength } sur { $most } au plus
disk-on-leader = Un disque sur sa carte de chef compte comme une colonie
plowshares-are = Charrues : { $names }

## The map

# ($who, $name, $fleet, $leader, $strength, $state)
fleet-here = { $who ->
        [you] Ta flotte { $fleet }
       *[other] La flotte { $fleet } de { $name }
    }{ $leader ->
        [none] {""}
       *[other] , { $leader }
    } : force { $strength }, { $state ->
        [ready] prête
       *[other] épuisée
    }
nobody-controls = Personne ne la contrôle
# ($who, $name)
controls = { $who ->
        [you] Tu la contrôles
       *[other] { $name } la contrôle
    }
disks-from-top = Disques, du haut vers le bas : { $names }
counts-twice = Compte double
conquest-costs = La conquérir coûte { $n ->
        [one] { $n } habitant
       *[other] { $n } habitants
    }
# ($point, $kind)
point-title = { $point } : { $kind ->
        [colony] colonie
        [hazard] danger
        [turned] sur la tuile révélée
       *[other] croisement
    }
# ($tile, $suit)
sector = { $tile }, un secteur { $suit ->
        [gold] doré
        [red] rouge
       *[other] bleu
    }
terraformed = Terraformé
flying-on-costs = S’y arrêter ou passer par-dessus coûte un péage
port-title = Porte { $port }
no-tile-behind = Pas encore de tuile derrière
explorer-takes = Une flotte qui explore par ici emporte { $n ->
        [one] la dernière tuile
       *[other] une des { $n } tuiles
    }
no-tiles-left = Il ne reste plus de tuile : une flotte qui part par ici retourne sur sa carte
site-title = Site { $site }
site-is-closed = Une tuile face cachée est ici : site fermé jusqu’à ce que sa flotte atterrisse
site-is-empty = Pas encore de tuile ici

## What is to be done

discard-for-resource = Défausse une carte pour gagner 1 ressource de ton choix.
which-plowshare = Quelle charrue, pour quoi, et qui reçoit la carte ?
which-fleet-acts = Quelle flotte agit à sa place ?
tap-site = Touche un site lumineux pour la tuile.
tap-point-to-warp = Touche un point lumineux pour y surgir.
turn-tile = Tourne la tuile, puis touche un point dessus.
tap-point-to-land = Touche le point où atterrir.
which-bonus = Quelle flotte fait une action bonus ?
take-disk-from = Tu n’as plus de disques : touche une de tes colonies ou flottes pour en prendre un.
put-disk-on-it = Ta flotte est sur une colonie. Y mettre un disque ?
tap-retreat = Touche un point lumineux où envoyer la flotte perdante. Budget : { $n }.
which-card = Quelle carte ?
for-which-resource = Pour quelle ressource ?
who-gets-it = Qui la reçoit ?
which-one = Laquelle ?
where-to = Où ?
attack-from-where = Attaquer d’où ? Les épées de la couleur de ce secteur comptent.
pinned = Entravée : elle ne peut qu’attaquer.

## Plans

who-leads = Qui mène ta nouvelle flotte ?
swords-and-plowshares = Dans ta main, une carte est une épée, pour la guerre. Sous une flotte, c’est une charrue, pour la récolte.
plan-title = { $card } mène. Les cartes sous une flotte peuvent être récoltées.
tap-card-then-fleet = Touche une carte, puis la flotte sous laquelle elle va.
tap-fleet = Touche la flotte sous laquelle elle va.
other-leader = Autre
other-leader-note = chef
your-new-fleet = Ta nouvelle flotte
leads-it = { $card } la mène
leads = mène
under-fleet = flotte { $fleet }
card-leads = Avec { $card }
keep-swords = garder { $n ->
        [one] { $n } épée
       *[other] { $n } épées
    }
plowshares-under-it = { plowshares } dessous

## Wars

# ($leader, $strength, $side, $other, $against)
draft-title = { $leader }, force { $strength }, { $side ->
        [attacker] attaque { $other }, force { $against }
       *[other] se fait attaquer par { $other }, force { $against }
    }
draft-adds = Chaque habitant recruté ajoute 1 point de force.
can-add = { $name } { $n ->
        [0] ne peut rien ajouter
       *[other] peut ajouter jusqu’à { $n }
    }.
behind = { $n ->
        [0] Scores égaux : cède, et c’est l’égalité.
       *[other] Tu as { $n } de retard.
    }
# ($n, $worth)
can-still-add = { $n ->
        [0] Tu ne peux pas ajouter d’épée.
        [one] Tu peux encore ajouter { $n } épée, qui vaut { $worth }.
       *[other] Tu peux encore ajouter { $n } épées, qui valent { $worth }.
    }
has-cards = { $name } a { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }.
swords-are-free = Les épées { $suit ->
        [gold] dorées
        [red] rouges
       *[other] bleues
    } sont gratuites.
swamp-costs = Contre le Marais, chaque épée coûte des secrets.
needs = il faut { $n ->
        [one] { $n } secret
       *[other] { $n } secrets
    }
needs-secrets = il faut
twice-for = double : { $n ->
        [one] { $n } secret
       *[other] { $n } secrets
    }
twice = double :

## The film of a move

age-begins = Âge { $n }
the-end = La fin

recovers = Récupère
passes = Passe
takes-obelisk = Prend l’obélisque
yields = Cède
a-tie = Égalité
bribe-ends-war = Un pot-de-vin met fin à la guerre
fear-ends-war = La terreur met fin à la guerre
mercenaries = Mercenaires : +{ $n }
discard-is-shuffled = La défausse est mélangée
buys-card = Achète une carte

strength-now = Force { $strength }
wall-holds = La Muraille tient
drafts = Recrute { $n }
wins-by = Gagne de { $n }
stays = Reste
## Words that stand for a sign

wealth-words = richesse richesses
population-words = habitant habitants
secrets-words = secret secrets
