### Kardashev on its board: what can be done, what it costs and leads to, plates of the seats, technologies, bids.
### person: $who
### number: $n, $price, $most, $level, $left, $points, $colonies, $fleets, $technologies, $attack, $defence, $need
### number: $more, $energy, $last
### Terms are those of kardashev.ftl; here also:
### Compile = Synthèse, synthétiser
### Rebuild (Accretion Device) = Reconstruire
### to tap = toucher; glowing = lumineux
### blockade, under blockade = blocus, sous blocus

## Figures that stand in several places

points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
round = Manche { $n }
# ($attack, $defence)
strengths = { $attack } contre { $defence }
out = hors jeu
no-price = gratuit

## The price of an action, in few words

cards-of-type = { $n ->
        [0] 0 { $type }
        [one] { $type }
       *[other] { $n } { $type }s
    }
of-any-type = { $n } au choix
two-of-a-type = 2 du même type
food-or-matter = nourriture ou matière
one-card = 1 carte
brings-cards = +{ $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }

## Actions: names on buttons

colonize = Coloniser
raise-colony = Colonie +1
new-fleet = Nouvelle flotte
raise-fleet = Flotte +1
harvest = Récolter
move = Déplacer
research = Recherche
compile = Synthèse
terraform = Terraformation
rebuild = Reconstruire
destroy = Détruire
swap-tiles = Échanger
send-probe = Sonde
erase = Effacer
clone = Cloner
borrow = Emprunter
give-orders = Consignes

move-fleet = Déplacer la flotte
move-levels = { $level ->
        [one] Déplacer { $level } niveau
       *[other] Déplacer { $level } niveaux
    }

## Why an action can't be chosen

no-action-left = Il ne te reste aucune action de cette sorte à ce tour.
no-colony-pieces = Tu n’as plus de pions de colonie.
no-free-planet = Aucune planète libre n’est à côté de tes colonies ou sous tes flottes.
costs = Cela coûte { $cost }.
no-fleet-pieces = Tu n’as plus de pions de flotte.
no-shipyard = Il te faut une colonie sur une planète avec le symbole militaire.
costs-each-level = Chaque niveau coûte { $cost }.
nothing-yields = Rien chez toi ne produirait de cartes maintenant.
no-fleet = Tu n’as pas de flotte.
no-energy = Tu n’as pas l’énergie pour déplacer une flotte.
no-technology = Tu ne peux payer aucune technologie qui t’est ouverte.
nothing-to-use-on = Il n’y a rien sur quoi l’utiliser.

## How many actions are left

no-actions = Plus d’action
any-action = Action de base ou recherche
base-only = Actions de base seulement
research-only = Recherche seulement

## What comes next, behind the words for what is chosen so far

where = Où ?
where-to = Où ?
which-fleet = Quelle flotte ?
which-technology = Quelle technologie ?
how-many-cards = Combien de cartes ?
up-or-destroyed = Visible ou détruite ?
which-order = Que doivent-elles faire ?
which-card = Quelle carte ?
which-level = De quel niveau ?
which-tile = Quelle tuile ?
with-which-tile = Avec quelle tuile ?
which-symbol = Quel symbole ?

## Cards

cards-of-choice = { $n } de ton choix
# ($cards, $n)
cards-and-choice = { $cards }, { $n } de ton choix
harvest-brings = Rapporte { $cards }
no-cards = Rien
pay-cost = Paie { $cost }. La première façon te laisse le meilleur mélange.
ally-pays-rest = L’autre moitié de votre alliance paie le reste. Aucun de vous deux ne paie plus que son enchère.
symbol = { CAPITAL($type) }

## Fleets and battles

level = Niveau { $level }
level-price = { $level ->
        [one] { $level } matière, { $level } énergie
       *[other] { $level } matières, { $level } énergies
    }
# ($hex, $level)
fleet-level = { $hex }, niveau { $level }
# ($ours, $theirs)
fight = { $ours } vs { $theirs }
way-price = { $energy ->
        [0] gratuit
        [one] { $energy } énergie
       *[other] { $energy } énergies
    }
# ($ours, $theirs, $energy)
fight-and-price = { fight }, { way-price }
fleet-is-lost = Si elle échoue, la flotte est perdue : elle ne peut pas battre en retraite vers { $hex }.
# ($attack, $defence)
cannot-succeed = Cela ne peut pas réussir : { strengths } au mieux.
explores = Tu pioches une tuile. Face visible, ta flotte s’y pose. Face cachée, ta flotte est perdue et tu prends 1 carte.

# ($attack, $defence)
you-win = { strengths } : tu gagnes
# ($attack, $defence, $need, $more)
you-win-unless = { strengths } : tu gagnes, sauf si la défense ajoute { $need } (possible : { $more })
# ($attack, $defence)
you-lose = { strengths } : tu perds
# ($attack, $defence)
you-hold = { strengths } : tu tiens
# ($attack, $defence)
you-lose-colony = { strengths } : tu perds la colonie
tap-helpers = Touche tes flottes lumineuses pour qu’elles aident. Prix : { $cost }.
tap-colony = Touche une colonie lumineuse.

order-hold = Tenir
order-hold-note = contre énergie seulement
order-ask = Me demander
order-yield = Ne jamais aider

## Tiles

empty-tile = Tuile vide
planet-with = Planète ({ $symbols })
tap-space = { $tile }. Touche une case lumineuse pour la placer.
face-up = Face visible
face-down = Détruite
face-down-note = prends 1 carte
no-tile = Pas de tuile
no-tile-drawer = Rien
no-tile-price = Le prix va à la banque.
yours = À toi
drawn-by = Piochée par { $name }
own-tile-price = C’est toi qui l’as piochée : le prix va à la banque.
tile-price = Qui l’a piochée reçoit le prix.

## Bids and turns

pick-price = { $price ->
        [0] Ce choix ne te coûte rien.
        [one] Tu paies { $price } carte : à qui a pioché la tuile, ou à la banque pour la tienne.
       *[other] Tu paies { $price } cartes : à qui a pioché la tuile, ou à la banque pour la tienne.
    }
limits = { $limits }.
your-limit = Tu peux enchérir jusqu’à { $most }
# ($name, $most)
limit-of = { $name } jusqu’à { $most }
first-turn = 1, en premier
last-turn = { $n }, en dernier
turns-taken = Prises : { $list }
# ($list, $name, $n)
and-turn-of = { $list }, { turn-of }
# ($name, $n)
turn-of = { $n } { $name }
how-bids-work = Qui enchérit le plus choisit d’abord une position et une tuile, et paie l’enchère juste en dessous.
plan-bid = Ton enchère, en cartes
plan-turns = Positions voulues, la meilleure d’abord. Touche-en une pour l’avancer, ou fais-la glisser.
plan-tiles = Tuiles voulues, la meilleure d’abord
plan-first = Qui de vous deux joue en premier et reçoit la première tuile ?
bid-nothing = Rien
bid-all = Tout

## Spaces of the map

# ($hex, $tile)
space = { $hex } : { $tile ->
        [none] case inexplorée
        [void] espace vide
        [dead] planète détruite
       *[planet] planète
    }
blue-zone = Zone bleue : les tuiles vont d’abord ici
white-zone = Zone blanche : s’ouvre quand il reste 3 cases bleues
nobody-enters = Personne ne peut y entrer ni passer
fleets-may-rest = Les flottes peuvent passer et s’arrêter ici
yields = Produit { $types } : une carte par niveau de sa colonie
is-shipyard = Sa colonie peut construire des flottes
your-colony = Ta colonie, niveau { $level }
# ($name, $level)
colony-of = Colonie de { $name }, niveau { $level }
your-fleet = Ta flotte, niveau { $level }
# ($name, $level)
fleet-of = Flotte de { $name }, niveau { $level }
is-blockaded = Sous blocus : elle ne produit rien
defends-with = Défend avec { $n }, plus les flottes voisines qui aident

## Roles and technologies

taken-by = Choisi par { $name }
starts-with = Commence avec { $cards }
# ($tech, $text)
what-it-does = { $tech } : { $text }
your-technologies = Tes technologies : { $role }
# ($name, $role)
technologies-of = Technologies de { $name } : { $role }
keep-one = Reliées par « ou » : tu n’en gardes qu’une.
one-or-other = ou
erase-which = Quelle technologie effacer, pour tout le monde ?
cloned = clonée
close = Fermer
# ($tech, $level)
tech-level = { $tech }, niveau { $level }
# ($cost, $points)
costs-and-worth = Coûte { $cost }, vaut { points }
also-researched = Aussi recherchée par { $names }
needs = Exige { $techs }
will-lose = Tu perdras { $techs }
excludes = Exclut { $techs }

## Plates of the seats

turn = ordre { $n }
bid = enchère { $n }
for-colonies = { $n } pour les colonies
for-fleets = { $n } pour les flottes
for-technologies = { $n } pour les technologies
allied-with = En alliance avec { $name }
# ($name, $role)
name-and-role = { $name }, { $role }
# ($points, $colonies, $fleets, $technologies)
score = { points } : colonies { $colonies }, flottes { $fleets }, technologies { $technologies }
holds = En main : { $cards }
would-harvest = Récolterait { $cards }
# ($n, $left)
colony-pieces = Encore { $n ->
        [one] { $n } pion de colonie
       *[other] { $n } pions de colonie
    } ; à moins de { $left }, dernière manche
fleet-pieces = Encore { $n ->
        [one] { $n } pion de flotte
       *[other] { $n } pions de flotte
    }
press-for-technologies = Touche pour voir les technologies
# ($points, $cards)
figures = { points } · { $cards }
# ($role, $points, $cards)
figures-and-role = { $role } · { figures }
brief-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
can-end = peut lancer la dernière manche

## The line above the map

# ($n, $last)
round-of = Manche { $n } sur { $last }
# ($n, $last)
round-of-at-most = Manche { $n } sur { $last } au plus
last-round = la dernière manche
phase-draw = Pioche
phase-bid = Enchère
phase-pick = Choix
phase-place = Pose
phase-act = Action
blue-spaces-left = { $n ->
        [one] encore { $n } case bleue
       *[other] encore { $n } cases bleues
    } avant les blanches
white-is-open = les cases blanches sont ouvertes
tiles-in-bag = { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    } dans le sac

## What is shown of a move

is-last-round = Cette manche est la dernière
round-is-last = La manche { $n } est la dernière
is-out = { $who ->
        [you] Tu quittes
       *[other] { $who } quitte
    } la partie
the-end = La fin
attack-succeeds = L’attaque réussit
attack-fails = L’attaque échoue
is-lost = { $tech } disparaît
