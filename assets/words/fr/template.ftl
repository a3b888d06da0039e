### person: $who
### number: $n, $least, $most, $left, $prize
### heap = tas
### pile = pile
### side piles = piles de côté
### stone = pierre
### stake = mise
### token = jeton
### shift = déplacer
### contest = contester
### let it be = laisser faire
### revision of the rules = révision des règles

## What is asked

bid-first = { $who ->
        [you] Enchéris de 0 à 3 pour jouer en premier
       *[other] { $who } : enchérir de 0 à 3 pour jouer en premier
    }
let-or-contest = { $who ->
        [you] Laisse faire, ou conteste la pile vidée
       *[other] { $who } : laisser faire, ou contester la pile vidée
    }
take-stones = { $who ->
        [you] Prends des pierres{ $more ->
            [shift-or-show] , déplaces-en, ou montre ton jeton
            [shift] , ou déplaces-en
            [show] , ou montre ton jeton
           *[nothing] { "" }
        }
       *[other] { $who } : prendre des pierres{ $more ->
            [shift-or-show] , en déplacer, ou montrer le jeton
            [shift] , ou en déplacer
            [show] , ou montrer le jeton
           *[nothing] { "" }
        }
    }
game-over = La partie est finie.

## What a move did

bids-in-secret = { $who ->
        [you] Tu enchéris
       *[other] { $who } enchérit
    } en secret.
bids = { $who ->
        [you] Tu enchéris
       *[other] { $who } enchérit
    } à { $n }.
bids-on = { $who ->
        [you] Tu enchéris
       *[other] { $who } enchérit
    } à { $n } sur { $pile }.
bid-is = { $who ->
        [you] Ton enchère
       *[other] L’enchère de { $who }
    } est de { $n }.
bid-is-on = { $who ->
        [you] Ton enchère
       *[other] L’enchère de { $who }
    } est de { $n } sur { $pile }.
goes-first = { $who ->
        [you] Tu commences
       *[other] { $who } commence
    }.
pile-gains = { CAPITAL($pile) } gagne { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
    }.
# ($who, $n, $left)
takes = { $who ->
        [you] Tu prends
       *[other] { $who } prend
    } { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
    } ; { $left ->
        [0] il n’en reste pas
       *[other] il en reste { $left }
    }.
# ($who, $n, $from, $to)
shifts = { $who ->
        [you] Tu déplaces
       *[other] { $who } déplace
    } { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
    } de { $from } vers { $to }.
shows = { $who ->
        [you] Tu montres le jeton { $n } et tu passes.
       *[other] { $who } montre le jeton { $n } et passe.
    }
lets = { $who ->
        [you] Tu laisses
       *[other] { $who } laisse
    } faire.
contests = { $who ->
        [you] Tu contestes
       *[other] { $who } conteste
    } pour un point ; personne n’a la pile.
gets-points = { $who ->
        [you] Tu marques
       *[other] { $who } marque
    } { $n ->
        [one] { $n } point
       *[other] { $n } points
    } pour la pile.

## What a choice means

bid-means = secrète jusqu’à ce que toutes les enchères soient là ; tu la paies en points (R2, R3)
stake-means = une enchère qui ajoute ses pierres à une pile si elle gagne (R8)
shift-means = déplace des pierres d’une pile de côté, une fois par partie (R9)
show-means = tu passes ; tout le monde connaît alors ton jeton (R5)
let-means = la pile compte
contest-means = coûte un point ; la pile ne compte pas (R10)
on-the-heap = { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
    } sur le tas
on-the-pile = { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
    } dessus
empties-pile = la vide : 3 points, sauf contestation (R10)
leaves-some = en laisse dessus
costs-in-points = coûte { $text } en points
costs = coûte { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
only-on-heap = il n’y a que { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
    } sur le tas (R4)
last-stone = la dernière pierre : { $prize ->
        [one] { $prize } point
       *[other] { $prize } points
    }
leaves = laisse { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
    }

## The text table

the-heap = le tas
pile-named = la pile { $pile }
# ($n, $most)
heap-holds = Le tas a { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
    } ; au plus { $most } par tour.
took-last = { $who ->
        [you] Tu as
       *[other] { $who } a
    } pris la dernière pierre.
pile-with = { $pile } { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
    }
piles-hold = Sur les piles de côté : { $piles }.
seats = Places
seat = Place
bid = Enchère
token = Jeton
shown = Montré
piles = Piles
staked-on = { $n } sur { $pile }
secret = Secret
none-yet = Pas encore
hidden = Caché
yes = Oui
no = Non

## Refusals

bid-is-from-to = Une enchère va de 0 à 3, pas { $n }.
no-stakes-then = Cette partie a commencé avec la révision 1, qui n’a pas de mises.
stake-is-from-to = Une mise sur une pile va de 1 à 3, pas { $n }.
stake-on-pile = Une mise va sur une pile, pas sur le tas.
# ($most, $left, $n)
take-from-to = Tu peux prendre de 1 à { $most } pierres sur { $left }, pas { $n }.
no-piles-then = Cette partie a commencé avec la révision 1, qui n’a pas de piles.
shifted-already = Tu as déjà déplacé des pierres, et c’est une fois seulement.
shift-from-pile = On déplace des pierres d’une pile, pas du tas.
# ($left, $n)
stones-to-shift = Cette pile a { $left ->
        [one] { $left } pierre
       *[other] { $left } pierres
    } à déplacer, pas { $n }.
shift-to-other = Les pierres vont sur une autre pile ou sur le tas.
shown-already = Tu as déjà montré ton jeton.
last-is-taken = La dernière pierre est prise ; la partie est finie.
bid-before = Enchéris d’abord pour jouer en premier.
bids-are-in = Les enchères sont déjà faites.
pile-was-emptied = Une pile a été vidée. Dis d’abord « let » ou « contest ».
no-pile-emptied = Aucune pile n’a été vidée à ce tour.
no-such-move = Ce coup n’existe pas.

## How moves are written, behind "comes"

a-number = un nombre
number-of-stones = un nombre de pierres
pile-letter = une pile : a, b ou c
pile-or-heap = une pile, ou heap

## Options and presets

stones-at-start = Pierres au départ
from-1-to-60 = 1 à 60
few = Peu
usual = Normal
many = Beaucoup
most-in-turn = Maximum de pierres par tour
from-2-to-9 = 2 à 9
three = Trois
five = Cinq
points-for-last = Points pour la dernière pierre
from-0-to-20 = 0 à 20
ten = Dix
first-game = Première partie
few-stones = Peu de pierres : c’est vite fini.
standard = Standard
as-most-play = Comme on y joue d’habitude.
long-game = Longue
many-stones = Beaucoup de pierres, et plus par tour.

## Answers in advance

always-ask = Toujours me demander
your-bid = Ton enchère
same-every-match = La même à chaque partie.
so-many-stones = { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
    }
when-emptied = Quand quelqu’un vide une pile
contesting-costs = Contester te coûte un point.
let-it-be = Laisser faire
contest-it = Contester
