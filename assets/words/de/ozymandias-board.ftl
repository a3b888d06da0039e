### What the board of Ozymandias says.
### person: $who
### number: $n, $fleet, $strength, $against, $most, $last, $rank, $price, $worth, $cards
###
### plowshare = Pflugschar
### emergency = Notfall
### pinned = gefesselt
### Other terms as in ozymandias.ftl.

## Things

points = { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
colonies = { $n ->
        [one] 1 Kolonie
       *[other] { $n } Kolonien
    }
score = { $unit ->
        [points] { points }
       *[other] { colonies }
    }
plowshares = { $n ->
        [one] 1 Pflugschar
       *[other] { $n } Pflugscharen
    }
resource = { $suit ->
        [gold] Wohlstand
        [red] Bevölkerung
       *[other] Geheimnisse
    }
fleet-name = Flotte { $fleet }
price = { $n ->
        [0] gratis
        [one] 1 Geheimnis
       *[other] { $n } Geheimnisse
    }

## Buttons

verb = { $verb ->
        [buy] Karte kaufen
        [stop] Aufhören
        [recover] Erholen
        [pass] Passen
        [conquer] Erobern
        [harvest] Ernten
        [delegate] Delegieren
        [emergency] Notfall
        [yield] Nachgeben
        [hold] Stehen lassen
        [claim] Beanspruchen
        [decline] Verzichten
        [skip] Nicht nutzen
        [end] Fertig
        [sword] Schwert
        [activate] Aktivieren
       *[other] { CAPITAL($verb) }
    }
# ($point, $suit)
attack-from = Von { $point }, { $suit ->
        [gold] golden
        [red] rot
       *[other] blau
    }
rotation = { $n ->
        [0] Wie es liegt
       *[other] { $n }°
    }

## Below the words of a button: what it brings, or what it costs

takes-colony = Kolonie nehmen
yields-for = { $n ->
        [0] Gleichstand
       *[other] { $n } Rückstand
    }
one-resource = +1 Ressource
secret-plans = { $n ->
        [one] 1 Geheimnis
       *[other] { $n } Geheimnisse
    }
# ($use, $cost)
ability = { $use ->
        [order] Befehl
        [action] Aktion
       *[other] nutzen
    }{ $cost ->
        [none] {""}
       *[other] : { $cost }
    }

## Numbers to draft, on small buttons

nothing = Nichts
least = Minimum
most = Maximum

## The line above the map

phase-buy = Kaufen
phase-plan = Planen
phase-act = Handeln
# ($n, $last)
age-of = Zeitalter { $n } von { $last }
the-last-age = das letzte Zeitalter
tiles-left = { $n } Plättchen übrig
cards-in-deck = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } im Stapel
discarded = { $n } abgeworfen

## Seats

course = Kolonien
# ($n, $unit, $resources, $cards)
standing = { score } · { $resources } · { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
no-price = keins
name-passed = { $name }, gepasst
passed = gepasst
# ($leader, $strength, $most, $where, $point, $site)
fleet-stands = { $leader }: { $strength } von { $most }, { $where ->
        [map] auf { $point }
        [exploring] erkundet Feld { $site }
       *[other] auf der eigenen Karte
    }
controls-colonies = Kontrolliert { colonies }
holds = Hat { $resources } und { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
disks-left = { $n ->
        [one] 1 Scheibe
       *[other] { $n } Scheiben
    } übrig
# ($n, $price)
boxes-used = { $n } von 8 Kästchen zum Erholen genutzt{ $price ->
        [0] {""}
       *[other] ; das nächste kostet { $price } Wohlstand
    }
has-obelisk = Hat den Obelisken
has-passed = Hat in diesem Zeitalter gepasst
press-for-fleets = Tipp, um die Flotten zu sehen
fleets-of = { $name }: Flotten
no-fleets-yet = Noch keine: Die ersten werden in diesem Zeitalter geplant.
close = Schließen

## Cards

hidden-leader = Ein verdeckter Anführer
revealed-later = Wird aufgedeckt, wenn die Flotte zum ersten Mal aktiviert wird
# ($suit, $rank)
card-kind = { $suit ->
        [gold] Gold
        [red] Rot
       *[other] Blau
    }, Rang { $rank }

## Fleets

# ($where, $point, $site)
brief-place = { $where ->
        [map] { $point }
        [exploring] Feld { $site }
       *[other] Karte
    }
# ($where, $point, $site)
brief-place-spent = { brief-place } · erschöpft
# ($name, $fleet)
fleet-of = { $name }, Flotte { $fleet }
# ($leader, $suit, $rank, $seen)
led-by = { $leader }, { $suit ->
        [gold] Gold
        [red] Rot
       *[other] Blau
    } { $rank }{ $seen ->
        [hidden] , für die anderen verdeckt
       *[other] {""}
    }
# ($timing, $does)
leader-text = { $timing }: { $does }
leader-is-hidden = Der Anführer ist verdeckt
# ($where, $point, $site, $state)
fleet-is = { $where ->
        [map] Auf { $point }
        [exploring] Erkundet Feld { $site }
       *[other] Auf der eigenen Karte
    }, { $state ->
        [ready] bereit
       *[other] erschöpft
    }
# ($strength, $most)
strength-of = Stärke { $strength } von höchstens { $most }
disk-on-leader = Eine Scheibe auf der Anführerkarte zählt als Kolonie
plowshares-are = Pflugscharen: { $names }

## The map

# ($who, $name, $fleet, $leader, $strength, $state)
fleet-here = { $who ->
        [you] Deine Flotte { $fleet }
       *[other] Flotte { $fleet } von { $name }
    }{ $leader ->
        [none] {""}
       *[other] , { $leader }
    }: Stärke { $strength }, { $state ->
        [ready] bereit
       *[other] erschöpft
    }
nobody-controls = Niemand kontrolliert sie
# ($who, $name)
controls = { $who ->
        [you] Du kontrollierst sie
       *[other] { $name } kontrolliert sie
    }
disks-from-top = Scheiben von oben: { $names }
counts-twice = Zählt doppelt
conquest-costs = Die Eroberung kostet { $n } Bevölkerung
# ($point, $kind)
point-title = { $point }: { $kind ->
        [colony] Kolonie
        [hazard] Gefahr
        [turned] auf dem aufgedeckten Plättchen
       *[other] Kreuzung
    }
# ($tile, $suit)
sector = { $tile }, ein { $suit ->
        [gold] goldener
        [red] roter
       *[other] blauer
    } Sektor
terraformed = Terraformiert
flying-on-costs = Hier anzuhalten oder darüberzufliegen kostet eine Gebühr
port-title = Ausgang { $port }
no-tile-behind = Dahinter liegt noch kein Plättchen
explorer-takes = Eine Flotte, die hier erkundet, nimmt { $n ->
        [one] das letzte Plättchen
       *[other] eines von { $n } Plättchen
    } mit
no-tiles-left = Es ist kein Plättchen übrig: Eine Flotte, die hier hinausfliegt, kehrt auf ihre Karte zurück
site-title = Feld { $site }
site-is-closed = Hier liegt ein verdecktes Plättchen: gesperrt, bis die Flotte darauf landet
site-is-empty = Hier liegt noch kein Plättchen

## What is to be done

discard-for-resource = Wirf eine Karte für 1 Ressource deiner Wahl ab.
which-plowshare = Welche Pflugschar, wofür, und wer bekommt die Karte?
which-fleet-acts = Welche Flotte handelt an ihrer Stelle?
tap-site = Tipp auf ein leuchtendes Feld für das Plättchen.
tap-point-to-warp = Tipp auf einen leuchtenden Punkt, um dorthin zu warpen.
turn-tile = Dreh das Plättchen, dann tipp auf einen Punkt darauf.
tap-point-to-land = Tipp auf den Punkt, auf dem du landest.
which-bonus = Welche Flotte nutzt eine Bonusaktion?
take-disk-from = Du hast keine Scheiben mehr: Tipp auf eine Kolonie oder Flotte von dir, um dort eine zu nehmen.
put-disk-on-it = Deine Flotte steht auf einer Kolonie. Eine Scheibe darauflegen?
tap-retreat = Tipp auf einen leuchtenden Punkt: Dorthin muss die unterlegene Flotte. Budget: { $n }.
which-card = Welche Karte?
for-which-resource = Für welche Ressource?
who-gets-it = Wer bekommt sie?
which-one = Welche?
where-to = Wohin?
attack-from-where = Von wo angreifen? Es zählen Schwerter in der Farbe dieses Sektors.
pinned = Gefesselt: Sie kann nur angreifen.

## Plans

who-leads = Wer führt deine neue Flotte an?
swords-and-plowshares = Auf der Hand ist eine Karte ein Schwert, für Kriege. Unter einer Flotte ist sie eine Pflugschar, für die Ernte.
plan-title = Anführer: { $card }. Karten unter einer Flotte kannst du ernten.
tap-card-then-fleet = Tipp auf eine Karte, dann auf die Flotte, unter die sie kommt.
tap-fleet = Tipp auf die Flotte, unter die sie kommt.
other-leader = Anderer
other-leader-note = Anführer
your-new-fleet = Deine neue Flotte
leads-it = Anführer: { $card }
leads = führt an
under-fleet = Flotte { $fleet }
card-leads = Mit { $card }
keep-swords = { $n ->
        [one] 1 Schwert
       *[other] { $n } Schwerter
    } behalten
plowshares-under-it = { plowshares } darunter

## Wars

# ($leader, $strength, $side, $other, $against)
draft-title = { $leader } (Stärke { $strength }) { $side ->
        [attacker] greift { $other } (Stärke { $against }) an
       *[other] wird von { $other } (Stärke { $against }) angegriffen
    }
draft-adds = Jede rekrutierte Bevölkerung bringt 1 Stärke.
can-add = { $name } kann { $n ->
        [0] nichts
       *[other] bis zu { $n }
    } rekrutieren.
behind = { $n ->
        [0] Es steht gleich: Gibst du nach, endet der Krieg im Gleichstand.
       *[other] Du liegst { $n } zurück.
    }
# ($n, $worth)
can-still-add = { $n ->
        [0] Du kannst kein Schwert spielen.
        [one] Du kannst noch 1 Schwert im Wert von { $worth } spielen.
       *[other] Du kannst noch { $n } Schwerter im Wert von { $worth } spielen.
    }
has-cards = { $name } hat { $n ->
        [one] 1 Karte.
       *[other] { $n } Karten.
    }
swords-are-free = { $suit ->
        [gold] Goldene
        [red] Rote
       *[other] Blaue
    } Schwerter sind kostenlos.
swamp-costs = Gegen den Sumpf kostet jedes Schwert Geheimnisse.
needs = braucht { $n ->
        [one] 1 Geheimnis
       *[other] { $n } Geheimnisse
    }
needs-secrets = fehlt
twice-for = doppelt: { $n } Geheimnisse
twice = doppelt:

## The film of a move

age-begins = Zeitalter { $n }
the-end = Ende

recovers = Erholt sich
passes = Passt
takes-obelisk = Nimmt den Obelisken
yields = Gibt nach
a-tie = Gleichstand
bribe-ends-war = Bestechung beendet den Krieg
fear-ends-war = Furcht beendet den Krieg
mercenaries = Söldner: +{ $n }
discard-is-shuffled = Der Ablagestapel wird gemischt
buys-card = Kauft eine Karte

strength-now = Stärke { $strength }
wall-holds = Die Mauer hält
drafts = Rekrutiert { $n }
wins-by = Gewinnt mit { $n }
stays = Bleibt

## Words that stand for a sign

wealth-words = Wohlstand
population-words = Bevölkerung
secrets-words = Geheimnis Geheimnisse Geheimnissen
