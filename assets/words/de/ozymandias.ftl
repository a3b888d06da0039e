### What Ozymandias says.
### person: $who, $other, $winner
### number: $n, $fleet, $target, $victor, $boxes, $most, $lost, $left, $price, $have, $strength, $against, $more, $room
### number: $next, $age, $last, $rank, $charges, $tiles
###
### fleet = Flotte
### leader = Anführer
### leader card = Anführerkarte
### age = Zeitalter
### map = Spielplan
### galaxy = Galaxie
### sector = Sektor
### tile = Plättchen
### site = Feld
### point = Punkt
### intersection = Kreuzung
### hazard = Gefahr
### line = Linie
### port = Ausgang
### route = Weg
### charge = Gebühr
### disk = Scheibe
### stack of disks = Stapel
### suit = Farbe
### gold, red, blue = golden, rot, blau (before a rank: Gold, Rot, Blau)
### rank = Rang
### resource = Ressource
### wealth = Wohlstand
### population = Bevölkerung
### secret = Geheimnis
### secret plans = Geheimpläne
### obelisk = Obelisk
### box = Kästchen
### recover = sich erholen
### activate, activation = aktivieren, Aktivierung
### ready = bereit
### exhausted = erschöpft
### action = Aktion
### bonus action = Bonusaktion
### order = Befehl
### hidden, face-down = verdeckt
### face-up = offen
### turn up = aufdecken
### warp in = warpen
### land = landen
### explore = erkunden
### harvest = ernten
### strength = Stärke
### war = Krieg
### draft = rekrutieren
### sword = Schwert
### initiative = Initiative
### score in a war = Stand
### behind = zurück
### win by = gewinnen mit … Vorsprung
### yield = nachgeben
### left over = übrig
### advance = nachrücken
### claim = beanspruchen
### control = kontrollieren
### pinned = gefesselt
### discard = abwerfen
### gain = bekommen
### use = nutzen
### stop, finish = aufhören

## Things

nothing = nichts
secrets = { $n ->
        [one] 1 Geheimnis
       *[other] { $n } Geheimnisse
    }
cards = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
disks = { $n ->
        [one] 1 Scheibe
       *[other] { $n } Scheiben
    }
charges = { $charges ->
        [one] 1 Gebühr
       *[other] { $charges } Gebühren
    }
suit = { $suit ->
        [gold] golden
        [red] rot
       *[other] blau
    }
resource = { $suit ->
        [gold] { $n } Wohlstand
        [red] { $n } Bevölkerung
       *[other] { $n ->
                [one] 1 Geheimnis
               *[other] { $n } Geheimnisse
            }
    }

# ($tile, $suit)
tile = { $tile } ({ suit })

# ($who, $fleet)
fleet-begins = { $who ->
        [you] Deine Flotte { $fleet }
       *[other] Flotte { $fleet } von { $who }
    }

# ($other, $target)
target-of = { $other ->
        [you] deine Flotte { $target }
       *[other] Flotte { $target } von { $other }
    }

# ($timing, $does)
leader-text = { $timing }: { $does }

## What is asked of the reader, or of somebody else

ask = { $who ->
        [you] Wähle
       *[other] { $who } wählt
    }
game-over = Die Partie ist vorbei.

ask-buy = { $who ->
        [you] Kauf eine Karte für { secrets } oder hör auf
       *[other] { $who } kauft eine Karte für { secrets } oder hört auf
    }
ask-plan = { $who ->
        [you] Wähle einen Anführer und Karten, die unter deine Flotten kommen
       *[other] { $who } wählt einen Anführer und Karten, die unter die eigenen Flotten kommen
    }
ask-turn = { $who ->
        [you] Aktiviere eine Flotte oder passe
       *[other] { $who } aktiviert eine Flotte oder passt
    }
ask-turn-or-recover = { $who ->
        [you] Aktiviere eine Flotte, erhol dich für { $n } Wohlstand oder passe
       *[other] { $who } aktiviert eine Flotte, erholt sich für { $n } Wohlstand oder passt
    }
ask-legend = { $who ->
        [you] Eine
       *[other] { $who }: Eine
    } Karte für drei Ressourcen abwerfen?
ask-alien = { $who ->
        [you] Das
       *[other] { $who }: Das
    } oberste Plättchen aufdecken und darauf landen?
# ($who, $tile, $suit)
ask-site = { $who ->
        [you] Wähle
       *[other] { $who } wählt
    } ein Feld für { tile }
ask-warp = { $who ->
        [you] Wohin
       *[other] { $who }: Wohin
    } soll Flotte { $fleet } warpen?
# ($who, $tile, $suit)
ask-land = { $who ->
        [you] Dreh { tile } und wähle einen Punkt zum Landen
       *[other] { $who } dreht { tile } und wählt einen Punkt zum Landen
    }
ask-action = { $who ->
        [you] Was
       *[other] { $who }: Was
    } soll Flotte { $fleet } tun?
ask-order = { $who ->
        [you] Nutze einen Befehl mit Flotte { $fleet } oder hör auf
       *[other] { $who } nutzt einen Befehl mit Flotte { $fleet } oder hört auf
    }
ask-pinned = { $who ->
        [you] Flotte { $fleet } ist gefesselt: Greif an oder hör auf
       *[other] Flotte { $fleet } von { $who } ist gefesselt: angreifen oder aufhören
    }
ask-bonus = { $who ->
        [you] Wähle eine Flotte für eine Bonusaktion oder hör auf
       *[other] { $who } wählt eine Flotte für eine Bonusaktion oder hört auf
    }
ask-source = { $who ->
        [you] Keine Scheiben mehr: Woher nimmst du eine?
       *[other] { $who } hat keine Scheiben mehr und wählt, woher eine kommt
    }
ask-wall = { $who ->
        [you] 1
       *[other] { $who }: 1
    } Geheimnis zahlen, um den Angriff aufzuhalten?
# ($who, $n, $fleet)
ask-draft = { $who ->
        [you] Rekrutiere
       *[other] { $who } rekrutiert
    } bis zu { $n } Bevölkerung für Flotte { $fleet }
ask-war = { $who ->
        [you] Spiel ein Schwert oder gib nach
       *[other] { $who } spielt ein Schwert oder gibt nach
    } { $n ->
        [0] (Gleichstand)
       *[other] { $who ->
            [you] (du liegst { $n } zurück)
           *[other] (liegt { $n } zurück)
        }
    }
ask-grave = { $who ->
        [you] Eine
       *[other] { $who }: Eine
    } rote Karte für { $n } Bevölkerung abwerfen?
ask-pyrrhus = { $who ->
        [you] Für
       *[other] { $who }: Für
    } 3 Geheimnisse stattdessen die Siegerflotte bewegen?
# ($who, $other, $target, $n)
ask-retreat = { $who ->
        [you] Wohin
       *[other] { $who }: Wohin
    } soll { target-of } gehen ({ $n } übrig)?
ask-claim = { $who ->
        [you] Die
       *[other] { $who }: Die
    } Kolonie beanspruchen?
ask-watcher = { $who ->
        [you] 1
       *[other] { $who }: 1
    } Geheimnis zahlen und eine Karte ziehen?
ask-network = { $who ->
        [you] Zwei
       *[other] { $who }: Zwei
    } Karten abwerfen und zwei ziehen?

## What a move did: the move itself

buys-no-more = { $who ->
        [you] Du kaufst
       *[other] { $who } kauft
    } keine Karten mehr.
your-draft = Du willst { $n } rekrutieren.
chooses-in-secret = { $who } hat geheim gewählt.
chooses-site = { $who ->
        [you] Du wählst
       *[other] { $who } wählt
    } Feld { $site }.
uses = { $who ->
        [you] Du nutzt
       *[other] { $who } nutzt
    } { $card }.
leaves-colony = { $who ->
        [you] Du lässt
       *[other] { $who } lässt
    } die Kolonie, wie sie ist.
lets-attack-come = { $who ->
        [you] Du lässt
       *[other] { $who } lässt
    } den Angriff zu.
accepts-retreat = { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } den Rückzug hin.
declines = { $who ->
        [you] Du lehnst
       *[other] { $who } lehnt
    } ab.
gives-up-bonus = { $who ->
        [you] Du verzichtest
       *[other] { $who } verzichtet
    } auf die übrigen Bonusaktionen.
# ($who, $fleet)
is-done-with = { $who ->
        [you] Du bist
       *[other] { $who } ist
    } mit Flotte { $fleet } fertig.

## What a move did: events

age-begins = Zeitalter { $n } beginnt.
shuffles = Der Ablagestapel wird zu einem neuen Stapel gemischt ({ cards }).
draws = { $who ->
        [you] Du ziehst
       *[other] { $who } zieht
    } { cards }.
new-in-hand = Neu auf deiner Hand: { $cards }.
# ($who, $n, $most)
buys-card = { $who ->
        [you] Du kaufst
       *[other] { $who } kauft
    } eine Karte ({ $n } von { $most } in diesem Zeitalter).
plans = { $who ->
        [you] Du hast
       *[other] { $who } hat
    } geplant.
# ($who, $fleet, $card)
gets-fleet = { $who ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } { $card ->
        [none] Flotte { $fleet } mit verdecktem Anführer
       *[other] Flotte { $fleet } (Anführer: { $card })
    }.
puts = { $who ->
        [you] Du legst
       *[other] { $who } legt
    } { $list }.
# ($cards, $n, $fleet)
cards-under = { $cards ->
        [none] { cards }
       *[other] { $cards }
    } unter Flotte { $fleet }
# ($n, $fleet)
more-under = { $n } unter Flotte { $fleet }
# ($who, $n, $boxes)
recovers = { $who ->
        [you] Du erholst dich
       *[other] { $who } erholt sich
    } (Kästchen { $n } von { $boxes }): Alle { $who ->
        [you] deine
       *[other] eigenen
    } Flotten sind bereit.
activates = { $who ->
        [you] Du aktivierst
       *[other] { $who } aktiviert
    } Flotte { $fleet }.
is-led-by = { fleet-begins } deckt den Anführer auf: { $card }.
pays = { $who ->
        [you] Du zahlst
       *[other] { $who } zahlt
    } { $resources }.
# ($who, $resources, $card)
gains = { $who ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } { $resources }{ $card ->
        [none] {""}
       *[other] {" "}durch { $card }
    }.
# ($who, $card, $n, $suit)
discards-for = { $who ->
        [you] Du wirfst
       *[other] { $who } wirft
    } { $card } für { resource } ab.
discards = { $who ->
        [you] Du wirfst
       *[other] { $who } wirft
    } { $card } ab.
# ($who, $card, $other)
gives = { $who ->
        [you] Du gibst
       *[other] { $who } gibt
    } { $card } an { $other ->
        [you] dich
       *[other] { $other }
    }.
# ($who, $card, $n, $suit)
harvests = { $who ->
        [you] Du erntest
       *[other] { $who } erntet
    } { $card } für { resource }.
# ($who, $card, $other)
steals = { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { $card ->
        [none] eine Karte
       *[other] { $card }
    } { $other ->
        [you] aus deiner Hand
       *[other] aus der Hand von { $other }
    }.
# ($who, $fleet, $n, $strength, $card)
gains-strength = { fleet-begins } bekommt { $n } Stärke (jetzt { $strength }){ $card ->
        [none] {""}
       *[other] {" "}durch { $card }
    }.
# ($who, $fleet, $n, $strength, $card)
loses-strength = { fleet-begins } verliert { $n } Stärke (jetzt { $strength }){ $card ->
        [none] {""}
       *[other] {" "}durch { $card }
    }.
warps-in = { fleet-begins } warpt nach { $point }.
# ($tile, $suit)
is-turned-up = { tile } wird aufgedeckt.
# ($who, $fleet, $site, $point)
lands = { fleet-begins } legt das Plättchen auf Feld { $site } und landet auf { $point }.
goes-to = { fleet-begins } geht nach { $point }.
# ($who, $fleet, $port, $site)
explores = { fleet-begins } verlässt die Galaxie über { $port }, um Feld { $site } zu erkunden.
goes-home = { fleet-begins } kehrt auf ihre Anführerkarte zurück.
leaves-galaxy = { fleet-begins } verlässt die Galaxie über { $port }.
goes-home-without-tile = Es ist kein Plättchen übrig, also kehrt sie auf ihre Anführerkarte zurück.
is-lifted = { fleet-begins } wird vom Spielplan genommen.
# ($who, $fleet, $other, $target)
swaps = { fleet-begins } tauscht den Punkt mit { $other ->
        [you] deiner Flotte { $target }
       *[other] Flotte { $target } von { $other }
    }.
# ($who, $fleet, $target)
delegates = { fleet-begins } lässt Flotte { $target } handeln.
takes-bonus = { fleet-begins } nutzt eine Bonusaktion.
takes-disk = { $who ->
        [you] Du nimmst deine
       *[other] { $who } nimmt die eigene
    } Scheibe von { $point }.
takes-disk-from-leader = { $who ->
        [you] Du nimmst deine
       *[other] { $who } nimmt die eigene
    } Scheibe von der Anführerkarte der Flotte { $fleet }.
conquers = { $who ->
        [you] Du eroberst
       *[other] { $who } erobert
    } { $point }.
puts-low-disk = { $who ->
        [you] Du schiebst
       *[other] { $who } schiebt
    } eine Scheibe unter den Stapel auf { $point }.
puts-disk-on-leader = { $who ->
        [you] Du legst
       *[other] { $who } legt
    } eine Scheibe auf die Anführerkarte der Flotte { $fleet }. Die Karte zählt als Kolonie.
collapses = Die oberste Scheibe auf { $point } kommt nach unten.
is-colony-now = { $point } ist jetzt eine Kolonie.
# ($who, $fleet, $other, $target)
attacks = { fleet-begins } greift { target-of } an.
wall-holds = Die Mauer hält: Es gibt keinen Krieg.
# ($who, $n, $fleet)
drafts = { $who ->
        [you] Du rekrutierst
       *[other] { $who } rekrutiert
    } { $n ->
        [0] nichts
       *[other] { $n }
    } für Flotte { $fleet }.
has-initiative = { $who ->
        [you] Du hast
       *[other] { $who } hat
    } die Initiative { $n ->
        [0] (Gleichstand)
       *[other] { $who ->
            [you] (du liegst { $n } zurück)
           *[other] (liegt { $n } zurück)
        }
    }.
plays-sword = { $who ->
        [you] Du spielst
       *[other] { $who } spielt
    } { $card } als Schwert: +{ $n }.
hires = { $who ->
        [you] Du heuerst
       *[other] { $who } heuert
    } Söldner an: +{ $n }.
bribes = { $who ->
        [you] Du beendest
       *[other] { $who } beendet
    } den Krieg durch Bestechung.
frightens = { $who ->
        [you] Du beendest den Krieg durch Furcht und gewinnst
       *[other] { $who } beendet den Krieg durch Furcht und gewinnt
    } mit { $n } Vorsprung.
yields = { $who ->
        [you] Du gibst
       *[other] { $who } gibt
    } nach.
is-tie = Der Krieg endet im Gleichstand: Niemand verliert Stärke oder muss sich zurückziehen.
# ($who, $fleet, $n, $other, $target, $lost)
wins = { fleet-begins } gewinnt mit { $n } Vorsprung gegen { target-of }{ $lost ->
        [0] {""}
       *[other] , die { $lost } Stärke verliert
    }.
# ($who, $fleet, $other, $target)
moves-winner = { fleet-begins } bleibt; stattdessen muss { target-of } weichen.
is-stuck = { fleet-begins } kann nirgendwohin und bleibt.
# ($who, $other, $target)
lets-stay = { $who ->
        [you] Du lässt
       *[other] { $who } lässt
    } { target-of } stehen.
is-exhausted = { fleet-begins } ist erschöpft.
passes = { $who ->
        [you] Du passt
       *[other] { $who } passt
    }.
takes-obelisk = { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } den Obelisken.
# ($who, $cards, $n)
takes-back = { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { $cards ->
        [none] { cards }
       *[other] { $cards }
    } zurück auf die Hand.

## What a choice means: things

# ($card, $suit, $n, $timing, $does)
card-means = { $card }, { $suit ->
        [gold] Gold
        [red] Rot
       *[other] Blau
    } { $n }. { leader-text }
leader-does = { $does }
fleet-not-in-play = { fleet-begins } ist nicht im Spiel.
# ($who, $fleet, $card, $where, $point, $site, $n, $state)
fleet-means = { fleet-begins }, { $card ->
        [none] mit verdecktem Anführer
       *[other] Anführer { $card }
    }, { $where ->
        [map] auf { $point }
        [exploring] erkundet Feld { $site }
       *[other] auf ihrer Anführerkarte
    }, Stärke { $n }, { $state ->
        [ready] bereit
       *[other] erschöpft
    }.
no-tile-at = { $point }: Dort liegt kein offenes Plättchen.
# ($point, $suit, $kind, $n, $who, $other, $target, $strength)
point-means = { $point }: { $suit ->
        [gold] goldene
        [red] rote
       *[other] blaue
    } { $kind ->
        [colony] Kolonie
        [hazard] Gefahr
       *[other] Kreuzung
    }{ $n ->
        [0] {""}
       *[other] , kontrolliert von { $who ->
                [you] dir
               *[other] { $who }
            } ({ disks })
    }{ $target ->
        [0] {""}
       *[other] , { target-of } mit Stärke { $strength }
    }.
rotation-means = Das Plättchen, um { $n }° im Uhrzeigersinn gedreht.
suit-means = { $suit ->
        [gold] Wohlstand
        [red] Bevölkerung
       *[other] Geheimnisse
    }.
hand-means = { $who ->
        [you] Du hast
       *[other] { $who } hat
    } { cards } auf der Hand.
no-seat-here = { $who ->
        [you] Du hast
       *[other] { $who } hat
    } hier keinen Platz.

## What a choice means: prices and results

costs-secrets = { $n ->
        [0] Kostenlos
       *[other] Kostet { secrets }
    }.
costs-wealth = Kostet { $n } Wohlstand.
out-of-reach = Außer Reichweite.
draws-a-card = Du ziehst eine Karte.
stops-buying = Du kaufst in diesem Zeitalter keine Karten mehr.
# ($n, $against, $suit, $theirs)
forces = Stärke { $n } gegen { $against }; deine Schwerter sind { suit }, die gegnerischen { $theirs ->
        [gold] golden
        [red] rot
       *[other] blau
    }.
waits-on-site = Die Flotte wartet auf einem verdeckten Plättchen auf Feld { $site }.
no-tile-left = Es ist kein Plättchen übrig, also kehrt die Flotte auf ihre Anführerkarte zurück.
leaves-without-tile = Verlasse die Galaxie. Es ist kein Plättchen übrig, also kehrt die Flotte auf ihre Anführerkarte zurück.
must-be-on-colony = Die Flotte muss auf einer Kolonie stehen.
conquest-costs = Kostet { $n } Bevölkerung (1, und 1 für jede Scheibe dort).
conquest-brings = Deine Scheibe kommt obenauf, und du ziehst eine Karte.
counts-two = Die Kolonie zählt dann doppelt.
# ($n, $suit, $price)
you-gain = Du bekommst { resource }{ $price ->
        [0] {""}
        [one] {" "}für 1 Geheimnis (Geheimpläne)
       *[other] {" "}für { $price } Geheimnisse (Geheimpläne)
    }.
# ($n, $price)
sword-adds = Bringt { $n } { $price ->
        [0] kostenlos
        [one] für 1 Geheimnis
       *[other] für { $price } Geheimnisse
    }.
mercenaries-add = Bringt { $n } für { $n } Wohlstand.
still-behind = Du liegst noch { $n } zurück.
puts-others-behind = Dann { $n ->
        [0] steht es gleich, und die Gegenseite hat die Initiative
       *[other] liegt die Gegenseite { $n } zurück und hat die Initiative
    }.
ends-as-tie = Der Krieg endet im Gleichstand: Niemand verliert Stärke oder muss sich zurückziehen.
# ($n, $lost, $left)
loses-war = Du verlierst mit { $n } Rückstand: { $lost } Stärke verloren{ $left ->
        [0] {""}
       *[other] , und { $left } übrig, um deine Flotte wegzuschicken
    }.
retreat-leaves = Die Flotte verlässt die Galaxie und ist erschöpft.
# ($n, $left)
retreat-takes = Braucht { $n } von { $left }.
# ($card, $does)
leads-new-fleet-with = Anführer deiner neuen Flotte: { $card }. { CAPITAL($does) }
leads-new-fleet = Anführer deiner neuen Flotte: { $card }.
# ($fleet, $cards, $n)
lies-under = Unter Flotte { $fleet }: { $cards ->
        [none] { cards }
       *[other] { $cards }
    }.
fleets-get-ready = Alle deine Flotten werden bereit.
pass-means = Du hast in diesem Zeitalter keinen Zug mehr. Karten unter deinen Anführern kommen zurück auf deine Hand.
site-means = Feld { $site }.
# ($site, $tile, $suit)
site-means-for = Feld { $site }, für { tile }.
# ($tile, $suit, $n)
tile-turned = { tile }, um { $n }° gedreht.
draft-means = Die Flotte bekommt { $n } Stärke für ebenso viel Bevölkerung.
# ($card, $n, $suit)
emergency-means = Du wirfst { $card } ab und bekommst { resource }.
hold-means = Sie bleibt, wo sie ist, und niemand rückt nach.
claim-means = Deine Scheibe kommt kostenlos obenauf, und du ziehst eine Karte.
decline-means = Die Kolonie bleibt, wie sie ist.
skip-means = { $node ->
        [wall] Der Angriff geht weiter, und du behältst dein Geheimnis.
        [pyrrhus] Deine Flotte wird weggeschickt.
        [alien] Deine Flotte warpt stattdessen.
       *[other] Du behältst deine Karten und Geheimnisse.
    }
end-bonus-means = Verzichtet auf alle übrigen Bonusaktionen.
end-means = Diese Flotte tut nichts mehr.

verb-means = { $verb ->
        [plan] Eine Karte führt deine neue Flotte an; weitere können unter deine Flotten kommen.
        [activate] Nutze eine Flotte: Sie kommt an, falls sie nicht auf dem Spielplan ist, handelt dann und ist erschöpft.
        [site] Wähle ein leeres Feld neben einem Plättchen.
        [warp] Stell die Flotte auf einen beliebigen Punkt ohne Flotte, aber nicht auf eine gegnerische Kolonie.
        [land] Dreh das Plättchen und wähle dann einen Punkt darauf.
        [move] Gleite an Linien entlang und halte auf einem Punkt. Abbiegen, Kolonien und Gefahren kosten Geheimnisse.
        [attack] Beginne einen Krieg mit einer gegnerischen Flotte. Nenne den Punkt, von dem aus du angreifst, dann ihren.
        [explore] Verlasse die Galaxie und warte auf einem verdeckten Plättchen.
        [harvest] Verwandle eine Karte unter dieser Flotte in Ressourcen und gib die Karte dann jemand anderem.
        [delegate] Eine andere deiner Flotten bekommt diese Aktion.
        [bonus] Noch eine Aktion für eine Flotte mit Bonus.
        [from] Nimm deine höchste Scheibe aus einem Stapel oder die Scheibe von einer Anführerkarte.
        [draft] Verwandle Bevölkerung in Stärke für deine Flotte.
        [sword] Spiel eine Karte, und ihr Rang zählt dazu. Sie muss zum Sektor deiner Flotte passen, sonst zahlst du Geheimpläne.
        [use] Nutze den Text des Anführers dieser Flotte.
        [emergency] Wirf eine Karte für 1 Ressource deiner Wahl ab.
        [retreat] Bewege die unterlegene Flotte einen Weg entlang oder aus der Galaxie hinaus.
       *[other] {""}
    }

## The text table: sentences

in-age = Zeitalter { $n }
everybody-has-passed = Im letzten Zeitalter haben alle gepasst.
level-by-passing = Gleichstand: Wer früher gepasst hat, liegt vorn.
level-by-resources = Gleichstand: Wer mehr Ressourcen hat, liegt vorn.
over-everybody-has-passed = Die Partie ist vorbei: Im letzten Zeitalter haben alle gepasst.
# ($rank, $who, $n)
stands-with-points = { $rank }. { CAPITAL($who) } mit { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkten
    }.
# ($rank, $who, $n)
stands-with-colonies = { $rank }. { CAPITAL($who) } mit { $n ->
        [one] 1 Kolonie
       *[other] { $n } Kolonien
    }.
# ($age, $last, $who)
whose-turn = Zeitalter { $age } von { $last }{ $who ->
        [nobody] {""}
        [you] , du bist am Zug
       *[other] , { $who } ist am Zug
    }.
last-age-counts-twice = Kolonien, die im letzten Zeitalter erobert werden, zählen doppelt.
# ($who, $fleet, $other, $target, $winner, $victor, $n)
war-is-won = { fleet-begins } greift { target-of } an; { $winner ->
        [you] deine Flotte { $victor }
       *[other] Flotte { $victor } von { $winner }
    } hat mit { $n } Vorsprung gewonnen.
# ($who, $fleet, $other, $target, $winner, $n)
war-stands = { fleet-begins } greift { target-of } an; { $winner ->
        [you] du hast
       *[other] { $winner } hat
    } die Initiative beim Stand von { $n }.
is-ready = { $who ->
        [you] Du bist
       *[other] { $who } ist
    } bereit.
has-passed = { $who ->
        [you] Du hast
       *[other] { $who } hat
    } gepasst.
has-obelisk = { $who ->
        [you] Du hast
       *[other] { $who } hat
    } den Obelisken.
# ($tiles, $n)
supply = Noch { $tiles } Plättchen und { cards } übrig.
discard-is-empty = Der Ablagestapel ist leer.
discarded = Abgeworfen: { $cards }.
reserved-sites = { $n ->
        [one] Feld { $sites } ist
       *[other] Die Felder { $sites } sind
    } für erkundende Flotten reserviert.

## The text table: titles

table-players = Personen
table-fleets = Flotten
table-colonies = Kolonien
table-sectors = Sektoren
table-hand = Deine Hand
column-player = Wer
column-score = Punkte
column-colonies = Kolonien
column-wealth = Wohlstand
column-population = Bevölkerung
column-secrets = Geheimnisse
column-cards = Karten
column-disks-left = Scheiben übrig
column-boxes = Genutzte Kästchen
column-fleet = Flotte
column-owner = Gehört
column-leader = Anführer
column-place = Platz
column-strength = Stärke
column-state = Status
column-under = Karten darunter
column-disk = Scheibe
column-colony = Kolonie
column-suit = Farbe
column-controlled = Kontrolle
column-disks = Scheiben, von unten
column-site = Feld
column-tile = Plättchen
column-rotation = Drehung
column-hazards = Gefahren
column-card = Karte
column-rank = Rang
column-text = Anführertext
column-on-map = Kolonien auf dem Spielplan
column-count-twice = Davon zählen doppelt
column-leader-cards = Anführerkarten mit Scheibe

## The text table: cells

suit-cell = { $suit ->
        [gold] Gold
        [red] Rot
       *[other] Blau
    }
leader-cell = { $card ->
        [none] Verdeckt
       *[other] { $card }
    }
hidden-leader-cell = { $card } (verdeckt)
# ($where, $point, $site)
place-cell = { $where ->
        [map] { $point }
        [exploring] Erkundet Feld { $site }
       *[other] Auf der Anführerkarte
    }
# ($n, $most)
strength-cell = { $n } von { $most }
state-cell = { $state ->
        [ready] Bereit
       *[other] Erschöpft
    }
yes = Ja
no = Nein
none = Keine
disk-counts-twice = { $name } (zählt doppelt)
controlled-by-nobody = Niemand

## Refusals

# ($node, $verb)
choose-now = Wähle jetzt { $node ->
        [buy] „buy“ oder „stop“
        [turn] „activate“, „recover“ oder „pass“
        [action] eine Aktion, einen Befehl oder „end“
        [bonus] „bonus“ oder „end“
        [source] „from“
        [war] „sword“, „use“ oder „yield“
        [retreat] „retreat“ oder „hold“
        [claim] „claim“ oder „decline“
        [legend] „use“ oder „skip“
        [alien] „use“ oder „skip“
        [wall] „use“ oder „skip“
        [grave] „use“ oder „skip“
        [pyrrhus] „use“ oder „skip“
        [watcher] „use“ oder „skip“
        [network] „use“ oder „skip“
       *[other] "{ $node }"
    }, nicht "{ $verb }".
hand-is-empty = Deine Hand ist leer; du kannst { $card } nicht nutzen.
not-in-hand = Du hast { $card } nicht auf der Hand.
you-hold = Auf deiner Hand: { $cards }.
you-have = Du hast { $resources }.
you-have-that-many = Du hast { $n }.
no-card-left = Es ist keine Karte mehr zum Ziehen da.
# ($n, $have)
next-card-costs = Die nächste Karte kostet { secrets }, und du hast { $have }.
# ($fleet, $next)
no-fleet-yet = Du hast noch keine Flotte { $fleet }; deine neue Flotte ist Flotte { $next }.
cards-go-under = Karten kommen unter deine eigenen Flotten, etwa { $name }.

not-your-fleet = { $name } ist nicht deine Flotte.
no-such-fleet = Du hast { $n ->
        [one] 1 Flotte
       *[other] { $n } Flotten
    }; { $name } gibt es nicht.
fleet-is-exhausted = Flotte { $fleet } ist erschöpft.
no-point-to-warp = Kein Punkt ist frei, auf den Flotte { $fleet } warpen kann.
has-recovered = Du hast dich in diesem Zug schon erholt.
boxes-are-used = Alle 8 Kästchen sind in diesem Zeitalter schon genutzt.
# ($n, $have)
recovery-costs = Erholen kostet { $n } Wohlstand, und du hast { $have }.
none-is-exhausted = Keine deiner Flotten ist erschöpft.

site-has-tile = Auf Feld { $site } liegt schon ein Plättchen.
site-is-reserved = Feld { $site } ist reserviert.
site-is-far = Feld { $site } liegt nicht neben einem Plättchen.
no-tile-lies-at = Bei { $point } liegt kein offenes Plättchen.
fleet-stands-there = Auf { $point } steht eine Flotte.
# ($point, $name)
is-controlled-by = { $point } wird von { $name } kontrolliert.
# ($site, $point)
lands-on-its-tile = Die Flotte landet auf ihrem eigenen Plättchen auf Feld { $site }, nicht auf { $point }.
isnt-on-map = Flotte { $fleet } ist nicht auf dem Spielplan.
has-no-bonus = Flotte { $fleet } hat keine Bonusaktion.
no-disk-on-leader = Auf der Anführerkarte der Flotte { $fleet } liegt keine Scheibe.
no-disk-there = Du hast keine Scheibe auf { $point }.

double-agent-drafts-nothing = Für die Flotte mit Doppelagent wird nie Bevölkerung rekrutiert.
# ($have, $n)
few-people = Du hast { $have } Bevölkerung; { $n } kannst du nicht rekrutieren.
# ($fleet, $room, $strength, $most, $n)
little-room = Flotte { $fleet } hat noch Platz für { $room } Stärke ({ $strength } von { $most }), nicht für { $n }.
only-weapons-research = Nur die Flotte mit Waffenlabor zählt ein Schwert doppelt.
# ($more, $n, $have)
twice-costs = Es doppelt zu zählen kostet { $more ->
        [one] 1 Geheimnis
       *[other] { $more } Geheimnisse
    } mehr: zusammen { secrets }, und du hast { $have }.
# ($n, $have)
swamp-costs = Gegen den Sumpf braucht jedes Schwert Geheimpläne: Sie kosten { secrets }, und du hast { $have }.
# ($card, $suit, $sector, $n, $have)
sword-costs = { $card } ist { suit }, und deine Flotte steht in einem { $sector ->
        [gold] goldenen
        [red] roten
       *[other] blauen
    } Sektor: Geheimpläne kosten { secrets }, und du hast { $have }.
stands-on = Die Flotte steht auf { $point }.
can-hold = Sie kann bleiben: „hold“.
no-route = Kein freier Weg führt nach { $point }.
# ($point, $n, $left)
retreat-costs = { $point } kostet { $n }, und nur { $left ->
        [one] 1 ist
       *[other] { $left } sind
    } übrig.

stands-there-already = Die Flotte steht schon auf { $point }.
line-is-closed = Feld { $site } ist reserviert: Die Linie ist gesperrt.
tile-lies-behind = Hinter { $port } liegt ein Plättchen.
# ($point, $n, $charges, $have)
route-costs = { $point } kostet { secrets } ({ charges }), und du hast { $have }.
no-enemy-there = Auf { $point } steht keine gegnerische Flotte.
pinned-to = Die Flotte ist gefesselt und kann nur { $name } angreifen.
pinned-by = Die Flotte ist durch { $name } gefesselt und kann nur diese Flotte angreifen.
approach-is-taken = Auf { $point } steht eine Flotte; angegriffen wird vom letzten Punkt ohne Flotte.
# ($to, $from)
no-route-to-attack = Kein freier Weg führt über { $from } nach { $to }.
# ($to, $from, $n, $charges, $have)
attack-costs = { $to } über { $from } kostet { secrets } ({ charges }), und du hast { $have }.
isnt-colony = { $point } ist keine Kolonie.
# ($point, $n)
conquering-costs = { $point } zu erobern kostet { $n } Bevölkerung (1, und 1 für jede Scheibe).
isnt-under-fleet = { $card } liegt nicht unter dieser Flotte.
# ($card, $suit, $n, $have)
harvest-costs = { $card } ist { suit }: Geheimpläne kosten { secrets }, und du hast { $have }.
name-receiver = Nenne, wer die Karte bekommt.
only-the-general = Nur der General lässt eine andere Flotte handeln, und nur in der eigenen Aktivierung.
name-own-fleet = Nenne eine andere deiner Flotten.
has-acted = Diese Flotte hat schon gehandelt.
is-off-map = Diese Flotte ist nicht auf dem Spielplan; sie hat keine weitere Aktion.

# ($leader, $wanted, $card, $suit)
leader-takes = { $leader } nimmt eine { $wanted ->
        [gold] goldene
        [red] rote
       *[other] blaue
    } Karte; { $card } ist { suit }.
nobody-has-card = Sonst hat niemand eine Karte.
has-no-card = { $name } hat keine Karte.
fleet-is-full = Die Flotte hat Stärke { $n }, mehr geht nicht.
needs-open-point = { $card } braucht eine Kreuzung oder Gefahr.
needs-disk = { $card } braucht eine Kolonie mit Scheibe unter der Flotte.
needs-colony = { $card } braucht eine Kolonie unter der Flotte.
has-disk-already = Auf { $card } liegt schon eine Scheibe.
# ($n, $have)
bribe-costs = Die Bestechung kostet { $n } Wohlstand, und du hast { $have }.
nothing-to-bribe-for = Es herrscht Gleichstand: Bestechung bringt nichts.
isnt-usable-now = { $card } lässt sich jetzt nicht nutzen.
isnt-in-sector = { $point } liegt nicht im Sektor von Flotte { $fleet }.
few-disks = { $point } hat { disks }; nötig sind zwei.
works-by-itself = { $card } wirkt von selbst.
doesnt-lead = { $card } führt Flotte { $fleet } nicht an.
# ($card, $timing)
comes-later = Nach { $card } wirst du gefragt, wenn es so weit ist ({ $timing }).
orders-are-own = Befehle gibt es nur in der eigenen Aktivierung der Flotte.
is-used-in-activation = { $card } wurde in dieser Aktivierung schon genutzt.
is-used-in-age = { $card } wurde in diesem Zeitalter schon genutzt.
# ($card, $resources)
leader-costs = { $card } kostet { $resources }.
no-strength-left = Die Flotte hat keine Stärke mehr zum Opfern.
name-opponent = Nenne jemand anderen.
name-fleet-on-map = Nenne eine andere Flotte auf dem Spielplan.
pay-some-wealth = Du hast { $n } Wohlstand und zahlst mindestens 1 davon.

## Refusals: what a text lacks

write-delegate = Der General lässt eine andere Flotte handeln: Schreib „delegate“ und diese Flotte.
nothing-to-use = { $card } wirkt von selbst: Es gibt nichts zu nutzen.
nothing-after-use = Nach „use { $leader }“ kommt nichts mehr.
# ($leader, $wanted)
name-after-use = Nach „use { $leader }“ fehlt: { $wanted }.
two-cards = zwei Karten
three-suits = drei Farben

## Options and presets

ages = Zeitalter
four-ages = Vier Zeitalter
three-ages = Drei Zeitalter: eine kurze Partie
tiles-at-start = Plättchen zu Beginn
tiles-at-start-note = Zu viert oder zu fünft sind zwei am fairsten, zu sechst drei.
one = Eins
two = Zwei
three = Drei
who-starts = Wer beginnt
starts-at-random = Zufällig
starts-player = Platz { $n }
starts-accepts = Möglich ist random oder ein Platz von p1 bis { $name }.
tie = Bei Gleichstand
tie-by-passing = Wer früher gepasst hat, liegt vorn
tie-by-resources = Wer mehr Ressourcen hat, liegt vorn
last-age = Das letzte Zeitalter
last-age-note = Zählen seine Eroberungen doppelt, bleibt eine Partie zu zweit bis zum Schluss offen.
last-age-once = Seine Eroberungen zählen wie alle anderen
last-age-twice = Seine Eroberungen zählen doppelt

first-game = Erste Partie
first-game-note = Drei Zeitalter: etwa drei Viertel der Zeit.
standard = Standard
standard-note = Vier Zeitalter ab einem einzigen Plättchen.
even-start = Fairer Start
even-start-note = Mehr Plättchen auf dem Tisch, damit niemand zu spät zu den ersten Kolonien kommt.
open-end = Offenes Ende
open-end-note = Was im letzten Zeitalter erobert wird, zählt doppelt: Wer zurückliegt, kann noch gewinnen.
by-link = Per Link
by-link-note = Drei Zeitalter, also weniger Nachrichten.

## How moves are written, behind "comes"

a-number = eine Zahl
a-card = eine Karte wie the-wall
another-card = eine weitere Karte
card-or-double = eine Karte wie the-wall, danach double oder nichts
a-suit = gold, red oder blue
a-player = ein Platz wie p2
a-fleet = eine Flotte wie p1f2
a-point = ein Punkt wie 0a
a-port = ein Ausgang wie 0a11
point-or-port = ein Punkt wie 0a oder ein Ausgang wie 0a11
point-or-fleet = ein Punkt wie 0a oder eine Flotte wie p1f2
a-site = ein Feld wie 12
a-rotation = r0, r1 oder r2
a-leader = ein Anführer wie gossip, und was sein Text nennt
a-plan = ein Anführer, danach Flotten mit den Karten, die unter sie kommen: gossip p1f1:pin,pilgrims

## Find the move

aim-win = Gewinne diesen Krieg
aim-attack = Beginne den richtigen Krieg
aim-found = Gründe eine Kolonie
aim-tower = Bring einen Turm zum Einsturz
aim-low-disk = Leg eine Scheibe dorthin, wo sie bleibt
aim-disk = Leg eine Scheibe dorthin, wo sie zählt
aim-move-disk = Versetze die richtige Scheibe
aim-steal = Nimm jemandem eine Karte weg
aim-harvest = Ernte die richtige Karte
aim-delegate = Lass eine andere Flotte handeln
aim-explore = Erkunde in die richtige Richtung
aim-home = Hol eine Flotte auf ihre Karte zurück
aim-warp = Bring eine Flotte in die Galaxie
aim-land = Leg das Plättchen richtig herum
aim-land-there = Lande auf einem neuen Plättchen
aim-move = Schick eine Flotte an den richtigen Ort
aim-buy = Kauf so viele Karten, wie du brauchst
aim-activate = Wähle die Flotte, die handelt
aim-gain = Hol dir, was du brauchst
aim-recover = Mach deine Flotten wieder bereit
aim-pass = Erkenne, wann du passen solltest
aim-action = Wähle deine Aktion
aim-turn = Entscheide, wofür du diesen Zug nutzt
aim-war = Führ diesen Krieg gut
aim-draft = Rekrutiere die richtige Menge
aim-retreat = Schick die besiegte Flotte richtig weg

## Characters of bots

likes-wars = greift Flotten an und gewinnt Kriege mit Rekruten und Schwertern
likes-exploring = erkundet erst und erobert dann
likes-harvests = legt Karten unter eigene Flotten und erntet sie
named-warlord = Kriegsherr
named-explorer = Entdecker
named-merchant = Kaufmann

## Answers in advance

always-ask = Immer fragen
draft-into = Für deine Flotte { $fleet } rekrutieren
draft-note = So viel Bevölkerung, oder so viel, wie da ist und hineinpasst.
draft-choice = { $n } rekrutieren
war-title = Im Krieg
war-note = Günstig ist das Schwert, das deinen Stand auf 0 bringt und die wenigsten Geheimnisse kostet, bei gleichen Kosten das mit dem niedrigsten Rang.
war-yield = Sofort nachgeben
war-cheapest = Ein günstiges Schwert spielen, das reicht, sonst nachgeben

when-attacked = Wenn eine Flotte mit diesem Anführer angegriffen wird.
pays-for-peace = Zahlen, solange es geht: kein Krieg
when-retreating = Wenn eine Flotte mit diesem Anführer sich zurückziehen muss.
never-pay = Nie zahlen
after-wars = Nach Kriegen dieser Flotte.
never-discard = Nie abwerfen
when-passing = Wenn du passt.
at-end-of-age = Am Ende eines Zeitalters.
keep-cards = Karten behalten
when-turned-up = Wenn die Karte aufgedeckt wird.
warp-instead = Stattdessen warpen
colony-to-claim = Eine Kolonie, die du beanspruchen darfst
when-leaving = Wenn du eine Flotte von dort wegbewegt hast.
always-claim = Immer beanspruchen
which-disk = Welche Scheibe du nimmst
when-pool-is-empty = Wenn du eine legst und dein Vorrat leer ist.
usual-disk = Eine, die nichts kontrolliert, sonst die aus deinem höchsten Stapel
buying-cards = Karten kaufen
at-start-of-age = Zu Beginn eines Zeitalters.
never-buy = Nie kaufen

## The table of scores at the end

scores = Wertung
part-on-map = Kolonien auf dem Spielplan
part-count-twice = davon doppelt gezählt
part-leader-cards = Anführerkarten mit Scheibe
