### person: $who
### number: $n, $least, $most, $left, $prize
### heap = Haufen
### pile = Stapel
### side piles = Seitenstapel
### stone = Stein
### stake = Einsatz
### token = Marke
### shift = verschieben
### contest = Einspruch erheben
### let it be = gelten lassen
### revision of the rules = Fassung der Regeln

## What is asked

bid-first = { $who ->
        [you] Biete 0 bis 3 um den ersten Zug
       *[other] { $who }: 0 bis 3 um den ersten Zug bieten
    }
let-or-contest = { $who ->
        [you] Lass den geleerten Stapel gelten oder erhebe Einspruch
       *[other] { $who }: den geleerten Stapel gelten lassen oder Einspruch erheben
    }
take-stones = { $who ->
        [you] Nimm Steine{ $more ->
            [shift-or-show] , verschiebe welche oder zeig deine Marke
            [shift] { " " }oder verschiebe welche
            [show] { " " }oder zeig deine Marke
           *[nothing] { "" }
        }
       *[other] { $who }: Steine nehmen{ $more ->
            [shift-or-show] , welche verschieben oder die eigene Marke zeigen
            [shift] { " " }oder welche verschieben
            [show] { " " }oder die eigene Marke zeigen
           *[nothing] { "" }
        }
    }
game-over = Die Partie ist vorbei.

## What a move did

bids-in-secret = { $who ->
        [you] Du bietest
       *[other] { $who } bietet
    } geheim.
bids = { $who ->
        [you] Du bietest
       *[other] { $who } bietet
    } { $n }.
bids-on = { $who ->
        [you] Du bietest
       *[other] { $who } bietet
    } { $n } auf { $pile }.
bid-is = { $who ->
        [you] Dein Gebot
       *[other] Das Gebot von { $who }
    } ist { $n }.
bid-is-on = { $who ->
        [you] Dein Gebot
       *[other] Das Gebot von { $who }
    } ist { $n } auf { $pile }.
goes-first = { $who ->
        [you] Du hast
       *[other] { $who } hat
    } den ersten Zug.
pile-gains = { CAPITAL($pile) } bekommt { $n ->
        [one] 1 Stein
       *[other] { $n } Steine
    }.
# ($who, $n, $left)
takes = { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { $n ->
        [one] 1 Stein
       *[other] { $n } Steine
    }; { $left ->
        [0] keiner bleibt
        [one] 1 bleibt
       *[other] { $left } bleiben
    }.
# ($who, $n, $from, $to)
shifts = { $who ->
        [you] Du verschiebst
       *[other] { $who } verschiebt
    } { $n ->
        [one] 1 Stein
       *[other] { $n } Steine
    } von { $from } auf { $to }.
shows = { $who ->
        [you] Du zeigst Marke { $n } und passt.
       *[other] { $who } zeigt Marke { $n } und passt.
    }
lets = { $who ->
        [you] Du lässt
       *[other] { $who } lässt
    } es gelten.
contests = { $who ->
        [you] Du erhebst
       *[other] { $who } erhebt
    } für einen Punkt Einspruch; niemand bekommt den Stapel.
gets-points = { $who ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    } für den Stapel.

## What a choice means

bid-means = geheim, bis alle Gebote da sind; du zahlst es in Punkten (R2, R3)
stake-means = ein Gebot, das als Steine auf einen Stapel kommt, wenn es gewinnt (R8)
shift-means = verschiebt Steine eines Seitenstapels, einmal pro Partie (R9)
show-means = du passt; danach kennen alle deine Marke (R5)
let-means = der Stapel zählt
contest-means = kostet einen Punkt; der Stapel zählt nicht (R10)
on-the-heap = { $n ->
        [one] 1 Stein
       *[other] { $n } Steine
    } auf dem Haufen
on-the-pile = { $n ->
        [one] 1 Stein
       *[other] { $n } Steine
    } darauf
empties-pile = leert ihn: 3 Punkte, außer bei Einspruch (R10)
leaves-some = lässt welche darauf
costs-in-points = kostet { $text } in Punkten
costs = kostet { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
only-on-heap = nur { $n ->
        [one] 1 Stein
       *[other] { $n } Steine
    } auf dem Haufen (R4)
last-stone = der letzte Stein: { $prize ->
        [one] 1 Punkt
       *[other] { $prize } Punkte
    }
leaves = lässt { $n ->
        [one] 1 Stein
       *[other] { $n } Steine
    } übrig

## The text table

# Only ever where stones go: "von Stapel a auf den Haufen".
the-heap = den Haufen
pile-named = Stapel { $pile }
# ($n, $most)
heap-holds = Auf dem Haufen { $n ->
        [0] liegt kein Stein
        [one] liegt 1 Stein
       *[other] liegen { $n } Steine
    }; höchstens { $most } pro Zug.
took-last = { $who ->
        [you] Du hast
       *[other] { $who } hat
    } den letzten Stein genommen.
pile-with = { $pile } { $n ->
        [one] 1 Stein
       *[other] { $n } Steine
    }
piles-hold = Auf den Seitenstapeln: { $piles }.
seats = Plätze
seat = Platz
bid = Gebot
token = Marke
shown = Gezeigt
piles = Stapel
staked-on = { $n } auf { $pile }
secret = Geheim
none-yet = Noch keins
hidden = Verdeckt
yes = Ja
no = Nein

## Refusals

bid-is-from-to = Ein Gebot ist 0 bis 3, nicht { $n }.
no-stakes-then = Diese Partie begann unter Fassung 1 der Regeln, die keine Einsätze hat.
stake-is-from-to = Ein Einsatz ist 1 bis 3 auf einen Stapel, nicht { $n }.
stake-on-pile = Ein Einsatz geht auf einen Stapel, nicht auf den Haufen.
# ($most, $left, $n)
take-from-to = { $left ->
        [one] Von dem 1 Stein
       *[other] Von den { $left } Steinen
    } darfst du 1 bis { $most } nehmen, nicht { $n }.
no-piles-then = Diese Partie begann unter Fassung 1 der Regeln, die keine Stapel hat.
shifted-already = Du hast schon verschoben, und das geht nur einmal.
shift-from-pile = Verschieben kannst du Steine von einem Stapel, nicht vom Haufen.
# ($left, $n)
stones-to-shift = Von diesem Stapel kannst du { $left ->
        [0] keinen Stein
        [one] 1 Stein
       *[other] bis zu { $left } Steine
    } verschieben, nicht { $n }.
shift-to-other = Die Steine kommen auf einen anderen Stapel oder auf den Haufen.
shown-already = Deine Marke liegt schon offen.
last-is-taken = Der letzte Stein ist weg; die Partie ist vorbei.
bid-before = Biete erst um den ersten Zug.
bids-are-in = Die Gebote sind schon da.
pile-was-emptied = Ein Stapel wurde geleert. Sag zuerst „let“ oder „contest“.
no-pile-emptied = In diesem Zug wurde kein Stapel geleert.
no-such-move = Diesen Spielzug gibt es nicht.

## How moves are written, behind "comes"

a-number = eine Zahl
number-of-stones = eine Anzahl Steine
pile-letter = ein Stapel: a, b oder c
pile-or-heap = ein Stapel oder heap

## Options and presets

stones-at-start = Steine zu Beginn
from-1-to-60 = 1 bis 60
few = Wenige
usual = Üblich
many = Viele
most-in-turn = Steine pro Zug, höchstens
from-2-to-9 = 2 bis 9
three = Drei
five = Fünf
points-for-last = Punkte für den letzten Stein
from-0-to-20 = 0 bis 20
ten = Zehn
first-game = Erste Partie
few-stones = Wenige Steine: schnell vorbei.
standard = Standard
as-most-play = So spielen es die meisten.
long-game = Lang
many-stones = Viele Steine, und mehr pro Zug.

## Answers in advance

always-ask = Immer fragen
your-bid = Dein Gebot
same-every-match = In jeder Partie gleich.
so-many-stones = { $n ->
        [one] 1 Stein
       *[other] { $n } Steine
    }
when-emptied = Wenn jemand einen Stapel leert
contesting-costs = Einspruch kostet dich einen Punkt.
let-it-be = Gelten lassen
contest-it = Einspruch erheben
