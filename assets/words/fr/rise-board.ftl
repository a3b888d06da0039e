### $name: behind "à" or alone, "toi" for the reader.
###
### number: $n, $rounds, $left, $price, $worth, $sectors, $bonus, $bid, $score, $pile

## Pieces of messages

# Un disque noir.
colour = { $colour ->
        [black] noir
        [blue] bleu
        [red] rouge
       *[white] blanc
    }
# 2 disques noirs.
colours = { $colour ->
        [black] noirs
        [blue] bleus
        [red] rouges
       *[white] blancs
    }
gems = { $n ->
        [one] { $n } gemme
       *[other] { $n } gemmes
    }
unknown-gems = ? gemmes
count-cards = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
count-disks = { $n ->
        [one] { $n } disque
       *[other] { $n } disques
    }
count-sectors = { $n ->
        [one] { $n } secteur
       *[other] { $n } secteurs
    }
gems-left = { $left ->
        [one] { $left } gemme
       *[other] { $left } gemmes
    }
gems-worth = { $worth ->
        [one] { $worth } gemme
       *[other] { $worth } gemmes
    }
you = toi
you-alone = Toi

## Cards

kind-action = Action
kind-won = Si remportée
kind-harvested = Si récoltée
kind-turn-start = Début de tour
kind-turn-end = Fin de tour
kind-inactive = Si désactivée
kind-after-preservation = Après sauvetage
kind-active = Tant qu’active
worth = Vaut { $n }
known-to-all = Connue de tous

## Things on the table

market = Marché
cards = Cartes
no-cards = aucune carte
pile-of = { $n ->
        [0] pas de pile
       *[other] pile de { $n }
    }
disks-left = { $n ->
        [one] { $n } disque restant
       *[other] { $n } disques restants
    }
# ($n, $rounds)
round-of = Manche { $n } sur { $rounds }
deck-of = pioche { $n }
tiles-of = tuiles { $n }

## Facts, each alone in a line

colour-alone = { $colour ->
        [black] Noir
        [blue] Bleu
        [red] Rouge
       *[white] Blanc
    }
# ($n, $worth)
its-sectors = { $n ->
        [one] { $n } secteur, valeur
       *[other] { $n } secteurs, valeur totale
    } { $worth }
disks-to-place = Encore { count-disks } à placer
you-have-cards = Tu en as { count-cards }
closed-bank-alone = Banque cachée
cards-in-hand = { count-cards } en main
pile-with-active = Pile de { $n }, active : { $card }
dead-disks = Disques morts : { $disks }
# ($n, $colour)
colour-count = { $n } { $n ->
        [one] { colour }
       *[other] { colours }
    }
deck = Pioche
cards-left = Encore { count-cards }
tiles = Tuiles
tiles-left = Encore { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    } à explorer
sector-at = Secteur { $site }
unexplored = Inexploré : une tuile de 0 à 4

## What a card can be used for: buttons, with what is certain about each in small letters below

expand = Étendre
other-way = { $verb ->
        [recover] Récupérer
        [bury] Enterrer
        [gain] Gagner
        [card] Carte
        [next] Ensuite
        [give] Donner
        [discard] Défausser
        [pass] Passer
       *[other] { CAPITAL($verb) }
    }
event = Événement
auction = Enchères
harvest = Récolter
nothing-to-place = Rien à placer
explore = Explorer
explores = explorer
earn-up-to = Gain jusqu’à { $n }
earn-or-explore = { earn-up-to }, ou explorer
do-what-it-says = Appliquer l’action
# ($worth, $price)
harvest-and-price = { gems-worth } ({ $price ->
        [one] { $price } gemme sauve
       *[other] { $price } gemmes sauvent
    } chaque secteur)
# ($worth, $price)
harvest-and-price-short = { gems-worth } ({ $price ->
        [one] { $price } sauve
       *[other] { $price } sauvent
    } tout)

## Questions

tap-to-swap = Touche les cartes à échanger, ou garde tout.
to-swap = { $n } à échanger. Touche d’autres cartes, ou confirme.
keeping-all = Tu gardes tout. Confirme, ou touche une carte.
keep-all = Tout garder
your-pile = Ta pile
drawn-from-deck = Cartes piochées
put-back = À reposer, de haut en bas
which-next = Quelle est la suivante ?
done = Terminé
pick-up = Reprendre ta pile
revealed = Cartes révélées
discarded-so-far = Défausse pour l’instant, de bas en haut
has-bid = enchère { $n }
# ($n, $pile)
hand-and-pile = { $n } en main, pile de { $pile }

## Bids

bid = Enchérir
your-sealed-bid = Ton enchère secrète : { $n }
seller = Qui vend : { $name }
all-have-bid = Il ne manque que toi
still-to-bid = Enchères attendues : { $names }
bids-in = Enchères reçues : { $names }.
bids-missing = Enchères attendues : { $names }.
# ($price, $n, $bonus)
price-of-all = { $price ->
        [one] { $price } gemme sauve
       *[other] { $price } gemmes sauvent
    } { $n ->
        [one] le secteur
       *[other] les { $n } secteurs
    }{ $bonus ->
        [0] {""}
       *[other] {" "}; Permaculture ajoute { $bonus }
    }
# ($n, $sectors, $left)
bid-alone = Ton enchère seule en sauve { $n } sur { $sectors } et te laisse { gems-left }
# ($name, $bid, $left, $n, $worth)
if-you-win = Si tu l’emportes : paie { $bid } à { $name }, garde { gems-left }, gagne { $n ->
        [one] une carte qui vaut
       *[other] des cartes qui valent
    } maintenant { $worth }
# Behind "à".
the-bank = la banque
if-other-wins = Si quelqu’un d’autre l’emporte, tu reçois le paiement
if-you-lose = Si tu perds, tu ne paies rien
nothing = Rien
one = Un
my-share = Ma part
save-all = Tout sauver
half = Moitié
its-value = Sa valeur
all = Tout

## Everybody's cards

# ($name, $bank, $n)
seat = { CAPITAL($name) } : { $bank }, { $n } en main
# ($name, $bank, $n, $disks)
seat-with-dead-disks = { seat }, disques morts : { $disks }
closed-bank = banque cachée
# ($round, $facts)
state = { $round }, { $facts }
known-top = Connu dans la pioche, de haut en bas :
known-bottom = Connu sous la pioche :
close = Fermer
rules = Règles

## Figures of a seat, in a line

# ($bank, $n)
figures = { $bank } · { count-cards }
# ($bank, $n, $score)
figures-with-score = { figures } · score { $score }
# ($bank, $n, $card)
figures-with-active = { figures } · active : { $card }

## What happens: a title across the board, captions below the map

round = Manche { $n }
the-end = La fin
nothing-to-do = Rien à faire
disks-rise = Chaque disque { colour } remonte
sectors-saved = { $n ->
        [one] { $n } secteur sauvé
       *[other] { $n } secteurs sauvés
    }
sectors-lost = { $n ->
        [one] { $n } secteur perdu
       *[other] { $n } secteurs perdus
    }
nothing-to-save = Capsules de stase : personne n’a rien à sauver
permaculture-adds = Permaculture ajoute { $n }
exchange = La main et le marché s’échangent
you-show-hand = Tu montres ta main
shows-hand = { $name } montre sa main
shuffled = La pioche est mélangée
cards-turned-up = { $n ->
        [one] { $n } carte révélée
       *[other] { $n } cartes révélées
    }
hand-kept = Main gardée : { $name }
# ($n, $name)
replaced = { $n ->
        [one] { $n } échangée
       *[other] { $n } échangées
    } : { $name }
look-at-top = Un regard sur { $n ->
        [one] celle du dessus
       *[other] les { $n } du dessus
    }
# ($n, $name)
won-with = Remportée avec { $n } : { $name }
takes-effect = Prend effet : { $card }
turned-up = Révélée : { $card }

## Words that stand for a sign

gem-words = gemme gemmes
stems = ench enterr détrui défauss échang résou gagn gemme récolt déplac mont pai plac sauv récupér repren repos remet révèl mélang
