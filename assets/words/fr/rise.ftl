### expand = étendre, expansion
### colour = le noir, un disque noir (message colour); les secteurs noirs (message colours)
### event = événement
### auction = vente; put up for auction = mettre aux enchères; bid = enchère, enchérir à 3
### win an auction = remporter, l'emporter
### harvest = récolte, récolter
### preserve, save, preservation = sauver, sauvetage
### gem = gemme
### disk = disque
### dead disk = disque mort
### stack of disks = colonne
### sector = secteur
### place on the map = case
### unexplored = inexploré
### pool = réserve
### pile, of a player = pile
### active card = carte active
### market = marché
### bank = banque
### lot = lot
### bury = enterrer, mettre sous la pioche
### recover = récupérer
### gain = gagner; earn = toucher
### discard = défausser
### turn up, reveal = révéler
### take effect = prendre effet; execute = résoudre
### swap, mulligan = échanger, échange initial
### natural value = valeur de base
### break a tie = trancher une égalité
###
### person: $who, $other
### number: $n, $rounds, $rank, $value, $natural, $gems, $bank, $bid, $highest, $lowest, $price, $gift
### number: $sectors, $disks, $places, $unexplored, $revealed, $deck, $tiles

## Things in sentences

# Les disques noirs.
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
count-cards = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
articles = Le La Les
count-sectors = { $n ->
        [one] { $n } secteur
       *[other] { $n } secteurs
    }
# Behind "à", or alone.
bank-or-player = { $other ->
        [nobody] la banque
        [you] toi
       *[other] { $other }
    }
count-disks = { $n ->
        [one] { $n } disque
       *[other] { $n } disques
    }
some-card = une carte

## What is asked

# ($who, $question)
question = { $who ->
        [you] { CAPITAL($question) }
       *[other] { $who } : { $question }
    }
# ($who, $card, $question)
question-of-card = { $who ->
        [you] { $card } : { $question }
       *[other] { $who } : { $card } : { $question }
    }

ask-swap = { $who ->
        [you] échange les cartes que tu ne veux pas (une seule fois)
       *[other] échange des cartes (une seule fois)
    }
ask-action = étends une couleur, joue un événement, mets aux enchères ou récolte
ask-place = place un disque { colour }
ask-bid = enchéris pour { $cards }
ask-bid-to-save = enchéris pour sauver les secteurs { colours }
ask-bid-to-save-all = enchéris pour sauver tous les secteurs
ask-winner = tranche l’égalité
ask-save = { $who ->
        [you] quel secteur sauves-tu ?
       *[other] quel secteur est sauvé ?
    }
ask-invest = pose les gemmes en trop sur un secteur
ask-recover = { $who ->
        [you] récupère une carte de ta pile
       *[other] récupère une carte de sa pile
    }
ask-bury = enterre une carte du marché
ask-gain = gagne une carte du marché
ask-colour = choisis une couleur
ask-dead = choisis un disque mort
ask-sector = choisis un secteur
ask-stack = choisis la colonne à déplacer
ask-where-to = choisis où va la colonne
ask-card = choisis une carte
ask-player = choisis une personne
ask-next = qu’est-ce qui prend effet ensuite ?
ask-keep = garde une carte
ask-give = { $other ->
        [you] te donner une carte
       *[other] donne une carte à { $other }
    }
ask-put-back = repose-en une, celle du dessus d’abord
ask-discard = défausse une carte, celle du dessus en dernier

game-over = La partie est finie.

## What a move did

chooses-in-secret = { $who } a fait un choix secret.
keeps-hand = { $who ->
        [you] Tu gardes ta main.
       *[other] { $who } garde sa main.
    }
swaps-these = Tu échanges { $cards }.
swaps = { $who ->
        [you] Tu échanges
       *[other] { $who } échange
    } { count-cards }.
has-bid = { $who } a enchéri.
bids-this = Tu enchéris à { gems }.
puts-this-back = Tu reposes { $card }.
puts-this-tile-back = Tu reposes une tuile de valeur { $n }.
puts-card-back = { $who } repose une carte sur la pioche.
puts-tile-back = { $who } repose une tuile.
recovers = { $who ->
        [you] Tu récupères
       *[other] { $who } récupère
    } { $card }.
buries = { $who ->
        [you] Tu enterres
       *[other] { $who } enterre
    } { $card }.
gains-card = { $who ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } { $card }.
picks-up = { $who ->
        [you] Tu reprends ta pile en main.
       *[other] { $who } reprend sa pile en main.
    }
# ($who, $card, $colour)
expands = { $who ->
        [you] Tu étends
       *[other] { $who } étend
    } le { colour } avec { $card }.
plays = { $who ->
        [you] Tu joues
       *[other] { $who } joue
    } { $card }.
puts-up = { $who ->
        [you] Tu mets
       *[other] { $who } met
    } { $card } aux enchères.
harvests-card = { $who ->
        [you] Tu récoltes
       *[other] { $who } récolte
    } { $card }.
harvests-card-for = { $who ->
        [you] Tu récoltes
       *[other] { $who } récolte
    } { $card } pour { gems }.
passes = { $who ->
        [you] Tu passes.
       *[other] { $who } passe.
    }
# ($who, $colour, $site)
places = { $who ->
        [you] Tu places
       *[other] { $who } place
    } un disque { colour } sur { $site }.
takes-tie = Égalité : { $who ->
        [you] tu la tranches en ta faveur.
       *[other] { $who } la tranche en sa faveur.
    }
# ($who, $other)
breaks-tie = Égalité : { $who ->
        [you] tu la tranches
       *[other] { $who } la tranche
    } en { $other ->
        [you] ta faveur
       *[other] faveur de { $other }
    }.
saves = { $who ->
        [you] Tu sauves
       *[other] { $who } sauve
    } { $site }.
invests = { $who ->
        [you] Tu poses
       *[other] { $who } pose
    } les gemmes en trop sur { $site }.
invests-this = { $who ->
        [you] Tu poses
       *[other] { $who } pose
    } { $n ->
        [one] la gemme
       *[other] les { $n } gemmes
    } en trop sur { $site }.
chooses-colour = { $who ->
        [you] Tu choisis
       *[other] { $who } choisit
    } le { colour }.
chooses-dead = { $who ->
        [you] Tu choisis
       *[other] { $who } choisit
    } un disque mort { colour }.
chooses-sector = { $who ->
        [you] Tu choisis
       *[other] { $who } choisit
    } { $site }.
chooses-card = { $who ->
        [you] Tu choisis
       *[other] { $who } choisit
    } { $card }.
# ($who, $other)
chooses-player = { $who ->
        [you] Tu choisis { $other }.
       *[other] { $other ->
            [you] { $who } te choisit.
           *[other] { $who } choisit { $other }.
        }
    }
chooses-oneself = { $who ->
        [you] Tu te choisis.
       *[other] { $who } se choisit.
    }
moves-stack = { $who ->
        [you] Tu déplaces
       *[other] { $who } déplace
    } la colonne sur { $site }.
discards = { $who ->
        [you] Tu défausses
       *[other] { $who } défausse
    } { $card }.
is-done = { $who ->
        [you] Tu as fini.
       *[other] { $who } a fini.
    }

turn = Manche { $n } : { $who ->
        [you] à toi
       *[other] à { $who }
    } de jouer.
has-to-pass = { $who ->
        [you] Tu ne peux rien faire et passes.
       *[other] { $who } ne peut rien faire et passe.
    }
takes-effect-for = { $card } prend effet pour { $who ->
        [you] toi
       *[other] { $who }
    }.
turns-up = { $who ->
        [you] Tu révèles
       *[other] { $who } révèle
    } { $card }.
turns-up-and-uses = { $who ->
        [you] Tu révèles { $card } et appliques son action.
       *[other] { $who } révèle { $card } et applique son action.
    }
takes-effect = { $who ->
        [you] Ta carte { $card }
       *[other] La carte { $card } de { $who }
    } prend effet.
tile-turned-up = Une tuile de valeur { $n } apparaît sur { $site }.
# ($colour, $site)
disk-goes-on = Un disque { colour } va sur { $site }.
earns-from = { $who ->
        [you] Tu touches
       *[other] { $who } touche
    } { gems } pour { $site }.
harvests-from = { $who ->
        [you] Tu récoltes
       *[other] { $who } récolte
    } { gems } avec le { colour }.
gains = { $who ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } { gems }.
# ($who, $n, $other)
pays = { $other ->
        [you] { $who } te paie { gems }.
       *[other] { $who ->
                [you] Tu paies
               *[other] { $who } paie
            } { gems } à { bank-or-player }.
    }
# ($payments, $other)
all-pay = { $other ->
        [you] Pour toi : { $payments }.
       *[other] { CAPITAL($payments) } à { bank-or-player }.
    }
pays-first = { $who ->
        [you] tu paies
       *[other] { $who } paie
    } { gems }
each-amount = { $who } { $n }
sector-gains = { $site } gagne { gems }.
sector-loses = { $site } perd { gems }.
card-holds = { $card } porte maintenant { gems }.
# ($colour, $site, $who)
destroyed = Le disque { colour } sur { $site } est détruit ; { $who ->
        [you] tu le prends
       *[other] { $who } le prend
    }.
# ($colour, $sites, $who)
all-destroyed = Les disques { colours } sur { $sites } sont détruits ; { $who ->
        [you] tu les prends
       *[other] { $who } les prend
    }.
destroyed-from-pool = Un disque { colour } de la réserve est détruit ; { $who ->
        [you] tu le prends
       *[other] { $who } le prend
    }.
returned-to-pool = { $who ->
        [you] Tu remets
       *[other] { $who } remet
    } un disque mort { colour } dans la réserve.
stack-leaves = La colonne de { count-disks } quitte { $site }.
stack-lands = Elle arrive sur { $site }.
disks-rise = Chaque disque { colour } monte en haut de sa colonne.
is-up-for-auction = { $card } passe aux enchères.
theirs-is-up-for-auction = { $who ->
        [you] Ta carte { $card }
       *[other] La carte { $card } de { $who }
    } passe aux enchères.
bids = { $who ->
        [you] Tu enchéris
       *[other] { $who } enchérit
    } à { $n }.
all-bids = Enchères : { $bids }.
wins = { $who ->
        [you] Tu l’emportes
       *[other] { $who } l’emporte
    } avec une enchère de { $n }.
sectors-saved = { $n ->
        [0] Aucun secteur n’est sauvé.
        [one] { $n } secteur est sauvé.
       *[other] { $n } secteurs sont sauvés.
    }
sectors-not-saved = { $n ->
        [one] { $n } secteur n’est pas sauvé.
       *[other] { $n } secteurs ne sont pas sauvés.
    }
nothing-to-save = Capsules de stase : il n’y a rien à sauver.
permaculture = { $who ->
        [you] Ta carte Permaculture
       *[other] La carte Permaculture de { $who }
    } enterre une tuile de valeur { $n } et ajoute { $n } aux enchères.
becomes-active = { $card } devient { $who ->
        [you] ta carte active
       *[other] la carte active de { $who }
    }.
goes-to-hand = { CAPITAL($card) } rejoint { $who ->
        [you] ta main
       *[other] la main de { $who }
    }.
all-go-to-hand = { CAPITAL($cards) } rejoignent { $who ->
        [you] ta main
       *[other] la main de { $who }
    }.
keeps = { $who ->
        [you] Tu gardes
       *[other] { $who } garde
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
is-buried = { CAPITAL($card) } va sous la pioche.
all-are-buried = { CAPITAL($cards) } vont sous la pioche.
many-are-buried = { count-cards } { $n ->
        [one] va
       *[other] vont
    } sous la pioche.
comes-to-market = { CAPITAL($card) } arrive au marché.
all-come-to-market = { CAPITAL($cards) } arrivent au marché.
swaps-with-market = { $who ->
        [you] Tu échanges ta main contre le marché.
       *[other] { $who } échange sa main contre le marché.
    }
shows-empty-hand = { $who ->
        [you] Tu montres une main vide.
       *[other] { $who } montre une main vide.
    }
shows-hand = { $who ->
        [you] Tu montres ta main
       *[other] { $who } montre sa main
    } : { $cards }.
looks-at-cards = { $who ->
        [you] Tu regardes
       *[other] { $who } regarde
    } { count-cards } de la pioche.
looks-at-tiles = { $who ->
        [you] Tu regardes
       *[other] { $who } regarde
    } { $n ->
        [one] la tuile du dessus
       *[other] les { $n } tuiles du dessus
    }.
deck-shuffled = La pioche est mélangée.
deck-empty = La pioche est vide : rien n’est révélé.
cards-turned-up = { $n ->
        [one] { $n } carte est révélée
       *[other] { $n } cartes sont révélées
    } : { $cards }.

## What a choice means

# ($colour, $value, $sectors, $disks)
colour-now = Le { colour } vaut { $value } avec { $sectors ->
        [one] { $sectors } secteur
       *[other] { $sectors } secteurs
    } ; il reste { $disks ->
        [one] { $disks } disque
       *[other] { $disks } disques
    } dans la réserve.
# ($card, $colour)
expand-with = { $card } : place un disque { colour }.
no-disk-left = Il ne reste aucun disque : tu ne places rien et ne touches rien.
no-place-left = Aucune case n’est permise : tu ne places rien et ne touches rien.
count-places = { $places ->
        [one] { $places } case
       *[other] { $places } cases
    }
# ($places, $n, $unexplored)
places-earning = { count-places }, jusqu’à { gems } à toucher{ $unexplored ->
        [0] {""}
        [one] {" "}; { $unexplored } inexplorée
       *[other] {" "}; { $unexplored } inexplorées
    }.
# ($places, $unexplored)
places-unexplored = { count-places } ; { $unexplored ->
        [one] { $unexplored } inexplorée
       *[other] { $unexplored } inexplorées
    }.

harvest-now = { $card } : touche { gems } maintenant.
nobody-bids = Rien à sauver, donc personne n’enchérit.
# ($n, $sectors)
gems-save = { $n ->
        [one] { $n } gemme sauve
       *[other] { $n } gemmes sauvent
    } { $sectors ->
        [1] le seul secteur
        [2] les deux secteurs
       *[other] les { $sectors } secteurs
    }
# ($n, $sectors)
price = { gems-save }.
# ($n, $sectors)
price-less-top = { gems-save }, moins la tuile du dessus grâce à Permaculture.
# ($n, $sectors, $value)
price-less-tile = { gems-save }, moins la tuile du dessus grâce à Permaculture ({ $value }).
# ($n, $sectors, $gift)
price-with-gift = { gems-save }, dont { $gift } de Permaculture.
costs-in-any-case = Cela te coûte { $n } dans tous les cas.

# ($card, $colour, $n)
auctioned = { $card }, { colour }, vaut { gems } maintenant.
worth-now = Vaut { gems } maintenant.
you-are-paid = Si tu l’emportes, tu paies { bank-or-player }. Si quelqu’un d’autre l’emporte, tu reçois le paiement.
# ($who, $other)
seller-is-paid = Si tu l’emportes, tu paies { $who }. Si { $who } l’emporte, { $other ->
        [you] tu reçois le paiement
       *[other] le paiement va à { bank-or-player }
    }.
# ($who, $other)
seller-is-paid-by-winner = Qui l’emporte paie { $who }. Si { $who } l’emporte, { $other ->
        [you] tu reçois le paiement
       *[other] le paiement va à { bank-or-player }
    }.
winning-leaves = Si tu l’emportes, il te reste { gems } ; perdre ne coûte rien.

# ($site, $colour)
cannot-take-disk = { $site } ne peut pas recevoir de disque { colour }.
unexplored = { $site }, inexploré : une tuile de 0 à 4{ and-top-card }.
# ($site, $value, $revealed)
unexplored-with-tile = { $site }, inexploré : une tuile de valeur { $value }{ and-top-card }.
and-top-card = { $revealed ->
        [0] {""}
       *[other] , et la carte du dessus
    }
# ($site, $value, $natural, $gems, $stack)
sector = { $site }, valeur { $value }{ $gems ->
        [0] {""}
        [one] {" "}({ $natural } + 1 gemme)
       *[other] {" "}({ $natural } + { $gems } gemmes)
    }, { $stack }
# ($sector, $n)
sector-earning = { $sector } ; tu touches { gems }.
no-stack-there = vide
# ($colour, $below)
stack-of = { $colour } sur { $below }
colour = { $colour ->
        [black] noir
        [blue] bleu
        [red] rouge
       *[white] blanc
    }

# ($card, $colour, $kinds, $n, $effect)
card-now = { $card } ({ colour }, { $kinds }), vaut { gems } maintenant. { $effect }
no-such-seat = Cette place n’existe pas.
# ($player, $n, $active)
player-now = { $player } : { count-cards } en main, { $active }.
# ($player, $n, $active, $bank)
player-with-bank = { $player } : { count-cards } en main, { $active }, { $bank ->
        [one] { $bank } gemme
       *[other] { $bank } gemmes
    }.
active = carte active { $card }
no-active = aucune carte active
tile-of-value = Une tuile de valeur { $n }.
keep-all = Garde toutes tes cartes.
swap-these = Échange { $cards }.
take-pile-of = { $n ->
        [one] { $n } carte rejoint
       *[other] { $n } cartes rejoignent
    } ta main, puis tu joues ton tour.

explain-swap = Échange les cartes que tu veux contre de nouvelles, une seule fois.
explain-pickup = Reprends toute ta pile en main, puis joue ton tour.
explain-expand = Place un disque de la couleur d’une carte et touche ce que vaut son secteur.
explain-event = Joue une carte pour son action.
explain-auction = Mets aux enchères une carte du marché ou n’importe quelle carte active. Les enchères sont secrètes.
explain-harvest = Touche ce que vaut la couleur d’une carte. Ensuite, les enchères décident lesquels de ses secteurs sont sauvés.
explain-save = Un secteur sauvé garde son disque du dessus. Les autres le perdent.
explain-invest = Les gemmes en trop vont sur l’un des secteurs sauvés.
explain-award = Tu choisis qui l’emporte parmi les plus hautes enchères.
explain-done = C’est tout.

## The text table

when = manche { $n }
end-by-pool = La réserve est vide.
end-by-rounds = La dernière manche est jouée.
over-by-pool = La partie est finie : la réserve est vide.
over-by-rounds = La partie est finie : la dernière manche est jouée.
# ($rank, $who, $n)
ranked = { $rank }. { CAPITAL($who) } avec { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
# ($n, $rounds, $who)
round-and-turn = Manche { $n } sur { $rounds }, { $who ->
        [you] à toi
       *[other] à { $who }
    } de jouer.
is-ready = { $who ->
        [you] Tu as répondu.
       *[other] { $who } a répondu.
    }
# ($n, $deck, $tiles)
supplies = { count-disks } dans la réserve, { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    } dans la pioche, { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } à explorer.
known-tiles = Tuiles connues : { $known }.
# ($value, $n)
known-tile = { $value } (n° { $n })
still-to-give = Encore à donner : { $cards }.
revealed = Cartes révélées : { $cards }.
discarded-so-far = Défausse pour l’instant : { $cards }.

table-colours = Couleurs
table-galaxy = Galaxie
table-market = Marché
table-players = Personnes
table-hand = Ta main
table-deck = Connu dans la pioche
table-pending = À résoudre, le dernier effet d’abord
column-card = Carte
column-colour = Couleur
column-worth = Vaut
column-kind = Type
column-effect = Effet
column-value = Valeur
column-sectors = Secteurs
column-pool = En réserve
column-sector = Secteur
column-natural = Base
column-gems = Gemmes
column-disks = Disques, de haut en bas
column-player = Qui
column-hand = Cartes en main
column-known = Connu en main
column-active = Carte active
column-pile = Pile, de haut en bas
column-dead = Disques morts
column-in-sight = Score visible
column-cards = Cartes
column-score = Score
column-place = Rang
column-step = Étape
column-by = Par

unknown = Inconnue
none = Rien
no-disks = Vide
bank-closed = Cachée
active-with-gems = { $card } avec { gems }
# ($n, $colour)
dead-disks = { $n } { $n ->
        [one] { colour }
       *[other] { colours }
    }
# ($n, $deck)
place-in-deck = { $n } sur { $deck }
colour-alone = { $colour ->
        [black] Noir
        [blue] Bleu
        [red] Rouge
       *[white] Blanc
    }
step-swap = Échange initial
step-turn = Tour
step-expand = Expansion
step-event = Événement
step-execute = Résolution
step-execute-set = Résolution multiple
step-auction = Vente
step-preserve = Sauvetage
step-harvest = Récolte
step-order-won = Si remportée : ordre
step-order-harvested = Si récoltée : ordre
step-won = Si remportée
step-harvested = Si récoltée
step-start = Début de tour
step-inactive = Si désactivée
step-discard = Défausse

## Answers in advance

always-ask = Toujours me demander
answer-for-me = Répondre pour moi
when-auctioned = Quand le { colour } passe aux enchères
standing-bid = Tu enchéris à cette hauteur, ou avec tout ce que tu as si c’est moins.
bid = Enchérir à { $n }
tie = Quand tu dois trancher une égalité
tie-answer = Tu l’emportes si tu fais partie de l’égalité ; sinon, c’est la personne suivante dans l’ordre du tour.
saving = Quels secteurs sont sauvés
saving-answer = Dans l’ordre habituel. Les gemmes en trop vont sur le secteur le plus riche de la couleur que tu as le plus.
won-card = Quand une carte remportée prend effet
won-card-answer = Elle aide le secteur le plus riche de la couleur que tu as le plus, ou va sur ta propre pile.
dead-tree = Leurre du bois mort
dead-tree-answer = Tu récupères la carte la plus récente que tu peux.
out-of-turn = Étoiles noires et Croisade, hors de ton tour
out-of-turn-answer = Cela va là où cela vaut le plus pour toi.
discarding = Quand tu dois défausser des cartes
discarding-answer = D’abord le noir, puis le bleu, le rouge, le blanc.
not-held = Quand une couleur que tu n’as pas passe aux enchères
not-held-answer = Tu enchéris à 0.

## Refusals

possible = Possible : { $moves }.
possible-and-more = Possible : { $moves } et { $n } de plus.

quoted = « { $verb } »
question-is = Réponse attendue : { $asked }.
# ($asked, $verb)
question-is-not = Réponse attendue : { $asked }, pas « { $verb } ».
has-to-answer = Réponse attendue : { $asked }, et il faut la donner.
has-to-bid = Il faut enchérir, au moins « bid 0 ».
keep-by-swapping-none = Pour garder ta main, n’échange rien : « mulligan - ».
name-card = Nomme une carte.
name-card-after = Nomme une carte après « { $verb } ».
name-colour = Nomme une couleur.
unknown-words = Aucun verbe, aucune carte, aucune couleur ne s’appelle ainsi.

actions = Choisis pickup, expand, event, auction ou harvest
choose-action = { actions }.
choose-action-not = { actions }, pas « { $verb } ».
cannot-pass = { actions }. Tu ne peux pas passer tant qu’une de ces actions est possible.
hand-not-empty = Ta main compte { count-cards } ; tu ne reprends ta pile qu’avec une main vide.
pile-empty = Ta pile est vide.
not-in-hand = { $card } n’est pas dans ta main.
no-action = { $card } n’a pas d’action.
not-for-auction = { $card } n’est ni au marché ni une carte active.

# ($bank, $bid)
bank-holds = Ta banque contient { $bank ->
        [one] { $bank } gemme
       *[other] { $bank } gemmes
    }, pas { $bid }
# ($bank, $bid, $cards)
bid-less-for = { bank-holds } ; enchéris de 0 à { $bank } pour { $cards }.
# ($bank, $bid, $price, $sectors, $gift)
bid-less-to-save = { bank-holds } ; toutes les enchères ensemble doivent atteindre { $price } pour sauver { $sectors ->
        [one] le seul secteur
       *[other] les { $sectors } secteurs
    }{ $gift ->
        [0] {""}
       *[other] {" "}; Permaculture donne { $gift }
    }, et tout le monde paie son enchère.

no-tile = { $site } n’a pas de tuile.
no-tile-near = { $site } n’a pas de tuile et n’est à côté d’aucune.
no-tile-left = { $site } n’a pas de tuile et il n’en reste plus à explorer.
# ($site, $colour)
has-to-start-anew = { $site } est occupé ; le { colour } ne contrôle rien, il commence donc sur un secteur vide ou inexploré.
shielded = { $site } est occupé et la carte Bouclier Xin est active.
# ($site, $colour)
not-next-to-another = { $site } n’est pas à côté d’un autre secteur que le { colour } contrôle.
# ($site, $n, $colour)
not-next-to-own = { $site } n’est { $n ->
        [one] pas à côté du seul secteur
       *[other] à côté d’aucun des { $n } secteurs
    } que le { colour } contrôle.
# ($site, $from)
not-next-to = { $site } n’est pas à côté de { $from }.
not-empty = { $site } n’est pas vide : il y a { count-disks }.
not-one-disk = { $site } a { count-disks }, pas exactement un.
is-empty = { $site } est vide.
is-chosen = { $site } est déjà choisi.
is-red = { $site } est contrôlé par le rouge.
# ($site, $value, $lowest)
not-lowest = { $site } a la valeur { $value } ; la plus basse est { $lowest }.
no-stack = { $site } n’a pas de colonne à déplacer.
stack-stays = À côté de { $site }, il n’y a aucun secteur où sa colonne puisse aller.
# ($site, $card)
not-for-card = { $site } n’est pas un secteur pour { $card }.
not-at-stake = { $site } n’est pas en jeu : aucune des couleurs à sauver ne le contrôle.
is-saved = { $site } est déjà sauvé.
higher-first = { $site } a la valeur { $value }. Sauve d’abord les valeurs plus hautes.

seats = Les places de cette partie vont de p1 à { $seat }.
# ($player, $bid, $highest)
bids-less = { $player } a enchéri à { $bid } ; la plus haute enchère est { $highest }.
is-oneself = C’est toi. Choisis quelqu’un d’autre.
no-cards = { $player } n’a pas de carte en main.
no-active-card = { $player } n’a pas de carte active.
# ($card, $player)
active-takes-effect = { $card } de { $player } prend déjà effet.
# ($card, $player)
active-has-no-action = { $card } de { $player } n’a pas d’action.

no-dead-disk = Tu n’as pas de disque mort { colour }.
pool-lacks = La réserve n’a pas de disque { colour }.
no-place-for = Il n’y a aucune case pour un disque { colour }.

swap-own = { $card } n’est pas dans ta main. Échange tes propres cartes.
swap-only-own = Tu ne peux échanger que des cartes de ta propre main.
not-in-pile = { $card } n’est pas dans ta pile.
in-no-pile = { $card } n’est dans aucune pile.
not-in-market = { $card } n’est pas au marché.
# ($card, $colour)
not-of-colour = { $card } n’appartient pas au { colour }.
no-saved-colour = La couleur de { $card } n’a pas été sauvée.
is-in-lot = { $card } est déjà dans le lot.
not-waiting = { $card } n’attend pas de prendre effet.
not-drawn = { $card } ne fait pas partie des cartes que tu as piochées et que tu tiens encore.
cannot-name = Tu ne peux pas nommer { $card } maintenant.
put-tiles = Repose les tuiles par leur valeur, par exemple « put 3 ».
put-cards = Repose les cartes par leur nom, par exemple « put banii-ritual ».
not-looked-at = { $card } ne fait pas partie de ce que tu regardes, ou tu l’as déjà reposée.
tile-not-looked-at = Une tuile de valeur { $n } ne fait pas partie de ce que tu regardes, ou tu l’as déjà reposée.

## How moves are written, behind "comes"

written-card = une carte, par exemple banii-ritual
written-cards = une liste de cartes séparées par des virgules, ou -
written-colour = une couleur : k, b, r ou w
written-player = une place, par exemple p1
written-site = une case, par exemple 2,-1, à 22 au plus de 0,0
written-gems = un nombre de 0 à 9999
written-card-or-tile = une carte, ou la valeur d’une tuile de 0 à 4

## Options and presets

setup = Mise en place
setup-standard = Trois cartes et 9 gemmes
setup-empty-hand = Aucune carte, 18 gemmes : une vente pour commencer
market = Marché
three-cards = Trois cartes
four-cards = Quatre cartes
banks = Banques
banks-open = Tout le monde voit toutes les banques
banks-closed = Tu ne vois que la tienne
memory = Mémoire
memory-shown = Les cartes vues restent marquées
memory-hidden = À toi de les retenir
who-starts = Qui commence
starts-at-random = Tirage au sort
starts-first-seat = La première place
round-limit = Limite de manches
round-limit-note = Tout nombre de 10 à 100.
rounds-20 = 20 manches
rounds-30 = 30 manches
rounds-40 = 40 manches
rounds-60 = 60 manches
rounds-100 = 100 manches
disks-of-each = Disques par couleur
disks-6 = 6 : la partie complète
disks-5 = 5 : environ 55 tours
disks-4 = 4 : environ 43 tours
first-game = Première partie
first-game-note = 4 disques par couleur : environ deux tiers de la partie complète.
standard = Standard
standard-note = La partie complète : environ 64 tours.
short-game = Courte
short-game-note = 5 disques par couleur : environ 55 tours.
tournament = Tournoi
tournament-note = Tu ne vois que ta propre banque, et c’est à toi de retenir les cartes.

## What a good move is for, as the task in "Find the move"

aim-destroy = Détruis un disque qui gêne
aim-change = Change la valeur des couleurs
aim-let-die = Laisse mourir des disques
aim-harvest = Récolte au bon moment
aim-trigger = Fais agir une carte
aim-exchange = Échange ta main
aim-expand = Étends une couleur et fais-toi payer
aim-auction = Mets la bonne carte aux enchères
aim-give = Donne une carte
aim-raise = Fais monter les bons disques
aim-gain = Gagne des gemmes
aim-use = Utilise une de tes cartes
aim-put-disk = Mets un disque sur le bon secteur
aim-action = Choisis ton action
aim-place = Trouve le secteur pour ce disque
aim-sector = Choisis le secteur
aim-colour = Choisis la couleur
aim-disk = Choisis le disque
aim-card = Choisis la carte
aim-tie = Tranche l’égalité

## Characters of bots: what each does, behind its name and a colon, without a full stop

banker = récolte des gemmes, enchérit bas et garde sa banque pleine
collector = met des cartes aux enchères et enchérit haut
pioneer = étend des couleurs dès que possible, de préférence vers de nouveaux secteurs
named-banker = banquier
named-collector = collectionneur
named-pioneer = pionnier

## The table of scores at the end

scores = Scores
part-gems = gemmes
part-cards = cartes
part-dead = disques morts
