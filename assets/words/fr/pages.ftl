### number: $least, $most, $minutes, $n, $planets, $lanes, $ships, $natives, $secrets, $level, $seat
### number: $players, $blue, $white, $value, $natural, $gems, $rank

## Pages

rules-of = Règles de { $game }
contents = Sommaire
play-in-browser = Jouer dans le navigateur
read-rules = Lire les règles
about = À propos
made-of = De quoi cette page est faite, et les licences
# ($tagline, $facts)
game-described = { $tagline } Un jeu de plateau dans ton navigateur : { $facts }, contre des bots ou en envoyant un lien.
ways-to-play = { front-tagline } { front-facts }.
table = Tableau { $n }

## Pictures for previews

picture-of = Un plateau de { $game } en pleine partie
front-title = Jeux de plateau parmi les étoiles
front-tagline = Joue contre des bots, avec des amis à côté de toi, ou avec toute personne à qui tu peux envoyer un lien.
front-facts = Sans compte, rien à installer

## All drawings: what they tell those who cannot see them

seat = { $seat ->
        [0] Orange
        [1] Azur
        [2] Vert
        [3] Jaune
        [4] Vermillon
       *[other] Pourpre
    }
then = Ensuite : { $picture }
none = rien
fleet-goes = Trajet d’une flotte : { $places }.

## Drawings of Prosper or Perish

# ($planets, $lanes)
map-of = Carte de { $planets } planètes et { $lanes } voies.
# ($planet, $size, $natives)
planet-free = { $planet } : { $size ->
        [small] petite planète libre
        [medium] planète moyenne libre
       *[large] grande planète libre
    }, { $natives ->
        [0] sans indigènes
        [one] { $natives } indigène
       *[other] { $natives } indigènes
    }.
# ($planet, $size, $who, $ships)
planet-held = { $planet } : { $size ->
        [small] petite planète
        [medium] planète moyenne
       *[large] grande planète
    }, { $who } y a { $ships ->
        [one] { $ships } vaisseau
       *[other] { $ships } vaisseaux
    }.
# ($from, $to)
lane = { $from } à { $to }
lanes-are = Voies : { $list }.
# ($ships, $from, $to)
ships-move = { $ships ->
        [one] { $ships } vaisseau va
       *[other] { $ships } vaisseaux vont
    } de { $from } vers { $to }.

## Drawings and cards of Rise

kind-action = Action
kind-won = Si remportée
kind-harvested = Si récoltée
kind-start = Au début de ton tour
kind-end = À la fin de ton tour
kind-inactive = Si désactivée
kind-preserved = Après un sauvetage
kind-active = Tant qu’active
colour = { $colour ->
        [black] noir
        [blue] bleu
        [red] rouge
       *[white] blanc
    }
# ($disk, $below)
disk-over = { $disk } sur { $below }
no-disks = vide
# ($site, $value, $disks)
sector-of = Secteur { $site } : valeur { $value } ; { $disks }.
# ($site, $value, $natural, $gems, $disks)
sector-with-gems = Secteur { $site } : valeur { $value }, dont { $natural } de base et { $gems } en gemmes ; { $disks }.
unexplored-are = Inexplorés : { $sites }.
can-be-chosen = Au choix : { $sites }.
# ($one, $other)
both = { $one } et { $other }

## Drawings of Kardashev

symbol = { $type ->
        [food] nourriture
        [matter] matière
        [energy] énergie
       *[military] militaire
    }
empty-space = espace vide
destroyed-planet = une planète détruite
unexplored-space = case inexplorée
planet-with = une planète avec { $symbols }
# ($who, $level)
colony-of = colonie de { $who }, niveau { $level }
# ($who, $level)
fleet-of = flotte de { $who }, niveau { $level }
# ($space, $there)
space-of = { $space } : { $there }.
# ($from, $to)
fleet-supports = La flotte en { $from } soutient l’attaque en { $to }.
# ($players, $blue, $white, $homes)
board-for = À { $players } : { $blue } cases bleues, { $white } blanches. Mondes d’origine : { $homes }.
# ($who, $inner, $outer)
home-of = { $who } en { $inner } et { $outer }
level = Niveau { $level }
two-alike = 2 pareilles
or = ou
level-has = Niveau { $level } : { $technologies }.
# ($technology, $needed)
needs = { $technology } demande { $needed }.
# ($one, $other)
either = { $one } ou { $other }
# ($one, $other)
not-both = { $one } ou { $other }, pas les deux.

## Drawings and cards of Ozymandias

face-down = face cachée
suit = { $suit ->
        [gold] or
        [red] rouge
       *[blue] bleu
    }
# ($suit, $rank, $timing)
card-is = { $suit ->
        [gold] Or
        [red] Rouge
       *[blue] Bleu
    } { $rank } · { $timing }
# ($site, $name, $suit, $colonies, $hazards)
tile-on-site = Site { $site } : { $name }, { $suit }, colonies { $colonies }, dangers { $hazards }.
tile-face-down = Site { $site } : une tuile face cachée.
# ($point, $owners)
disks-on = Disques en { $point }, de bas en haut : { $owners }.
# ($who, $point)
fleet-on = Flotte de { $who } en { $point }.
# ($who, $point, $strength)
fleet-with-strength = Flotte de { $who } en { $point }, force { $strength }.
price-to = Jusqu’en { $point } : { $secrets ->
        [one] { $secrets } secret
       *[other] { $secrets } secrets
    }.
# ($slot, $kind)
slot-has = { $slot } { $kind ->
        [colony] colonie
        [hazard] danger
       *[intersection] croisement
    }
# ($name, $id, $slots)
tile-is = { $name }, { $id } : { $slots }
# ($name, $id, $slots, $gaps)
tile-with-gaps = { $name }, { $id } : { $slots }, trous { $gaps }

## Drawings and tables of Settlers of the Cosmos

tile = Tuile
stone = Joyau
what-it-does = Effet
planets-are = Planètes : { $sites }.
voids-are = Vides : { $sites }.
minerals-are = Minerai : { $sites }.
gas-is = Gaz : { $sites }.
# ($who, $ships, $site)
stack-on = { $who } : { $ships } sur { $site }.
arrow-over = Une flèche au-dessus de { $sites }.
