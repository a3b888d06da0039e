### Kardashev: what is asked, what moves did, what choices mean, the text table, refusals, options, answers in advance.
### person: $who, $other
### number: $n, $most, $price, $left, $level, $lost, $attack, $defence, $colony, $fleet, $rest, $help
### number: $against, $energy, $second, $seats, $last, $rank, $points, $tiles, $blue, $least, $more, $base
### number: $research, $either, $all, $theirs
### food = Nahrung
### matter = Materie
### energy = Energie
### military = Militär
### type (of cards) = Sorte
### space, hex, tile of distance = Feld
### empty space = leerer Raum
### level = Stufe
### piece = Stein (Koloniestein, Flottenstein)
### bag = Beutel
### role = Rolle
### turn order = Zugreihenfolge
### position = Position
### allies = Verbündete; one ally = „wer mit dir verbündet ist“, never „dein Verbündeter“
### colonize = besiedeln
### raise, upgrade: a colony = ausbauen, a fleet = verstärken
### harvest = ernten
### yield = bringen, Ertrag
### gain, get = bekommen
### explore = erkunden; unexplored = unerkundet
### research = erforschen, Forschung
### technology = Technologie
### draw on (Mitnutzung, Timeshares) = anzapfen
### clone = klonen; mark = Marker
### erase = löschen
### borrow = leihen; save = aufheben
### plan = Plan
### order (standing order) = Befehl (Dauerbefehl)
### approach = Anflug
### face up = offen
### eliminated = ausgeschieden

## Names and lists: they stand in sentences

type = { $type ->
        [f] Nahrung
        [m] Materie
        [e] Energie
        [w] Militär
       *[none] nichts
    }
# ($n, $type)
cards-of-type = { $n } { type }
nothing = nichts
# ($tile, $symbols)
tile = { $tile ->
        [void] ein leeres Plättchen
        [dead] einen zerstörten Planeten
       *[planet] einen Planeten mit { $symbols }
    }
# ($tile, $symbols)
tile-first = { $tile ->
        [void] Ein leeres Plättchen
        [dead] Ein zerstörter Planet
       *[planet] Ein Planet mit { $symbols }
    }

two-alike = 2 Karten einer Sorte
food-or-matter = 1 Nahrung oder 1 Materie
any-cards = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
of-any-type = { $n } beliebige

## What is asked: of the reader, or of somebody else. A full stop is added where the question stands by itself.

asks-role = { $who ->
        [you] Wähle
       *[other] { $who } wählt
    } eine Rolle
asks-bid = { $who ->
        [you] Biete
       *[other] { $who } bietet
    } { $most ->
        [0] 0 für Zugreihenfolge und Plättchen (keine Karten zum Bieten)
        [one] bis zu 1 Karte für Zugreihenfolge und Plättchen
       *[other] bis zu { $most } Karten für Zugreihenfolge und Plättchen
    }
asks-position = { $who ->
        [you] Wähle
       *[other] { $who } wählt
    } eine Position in der Zugreihenfolge
asks-first-ally = { $who ->
        [you] Wer von euch ist zuerst am Zug?
       *[other] { $who } wählt, wer von beiden zuerst am Zug ist
    }
asks-tile = { $who ->
        [you] Nimm
       *[other] { $who } nimmt
    } ein Plättchen { $price ->
        [0] umsonst
        [one] für 1 Karte
       *[other] für { $price } Karten
    }
asks-part-of-price = { $who ->
        [you] Wie viel vom Preis zahlst du?
       *[other] { $who } wählt den eigenen Anteil am Preis
    }
asks-payment = { $who ->
        [you] Zahle
       *[other] { $who } zahlt
    } { $cost }
# ($who, $tile, $symbols)
asks-place = { $who ->
        [you] Leg
       *[other] { $who } legt
    } { tile }
asks-gain = { $who ->
        [you] Nimm eine Karte deiner Wahl
       *[other] { $who } nimmt eine Karte nach Wahl
    }
asks-action = { $who ->
        [you] { $left ->
            [0] Leih dir eine Aktion oder beende den Zug
           *[other] Wähle eine Aktion (noch { $left }) oder beende den Zug
        }
       *[other] { $left ->
            [0] { $who } leiht sich eine Aktion oder beendet den Zug
           *[other] { $who } wählt eine Aktion (noch { $left }) oder beendet den Zug
        }
    }
asks-yield = { $who ->
        [you] Wähle
       *[other] { $who } wählt
    } { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } als Ertrag von { $hex }
asks-share = { $who ->
        [you] Welche Kolonie zapft die Flotte auf { $hex } an?
       *[other] { $who } wählt, welche Kolonie die Flotte auf { $hex } anzapft
    }
asks-support = { $who ->
        [you] Welche Flotten unterstützen den Angriff auf { $hex }?
       *[other] { $who } wählt, welche Flotten den Angriff auf { $hex } unterstützen
    }
asks-defence = { $who ->
        [you] Verteidigst du { $hex }?
       *[other] { $who } kann { $hex } verteidigen.
    } { $n ->
        [one] Es fehlt 1 Stufe
       *[other] Es fehlen { $n } Stufen
    }
asks-raid = { $who ->
        [you] Von welcher Sorte nimmst du alle Karten?
       *[other] { $who } nimmt alle Karten einer Sorte
    }
# ($who, $other)
asks-gift = { $who ->
        [you] Gib { $other } bis zu 3 Karten
       *[other] { $who } kann { $other ->
            [you] dir
           *[other] { $other }
        } bis zu 3 Karten geben
    }
asks-choice = { $who ->
        [you] Wähle
       *[other] { $who } wählt
    }
game-over = Die Partie ist vorbei.

## What a move did

chose-secretly = { $who } hat geheim gewählt.
bids = { $who ->
        [you] Du bietest
       *[other] { $who } bietet
    } { $n }.
harvests = { $who ->
        [you] Du erntest
       *[other] { $who } erntet
    }.
harvests-cards = { $who ->
        [you] Du erntest
       *[other] { $who } erntet
    } { $cards }.
colonizes = { $who ->
        [you] Du besiedelst
       *[other] { $who } besiedelt
    } { $hex }.
# ($who, $from, $to)
sends-fleet = { $who ->
        [you] Du schickst
       *[other] { $who } schickt
    } die Flotte von { $from } gegen { $to }.
sends-probe = { $who ->
        [you] Du schickst
       *[other] { $who } schickt
    } eine Sonde aus.
destroys-planet = { $who ->
        [you] Du zerstörst
       *[other] { $who } zerstört
    } den Planeten auf { $hex }.
rebuilds-planet = { $who ->
        [you] Du baust
       *[other] { $who } baut
    } den Planeten auf { $hex } wieder auf.
terraforms = { $who ->
        [you] Du terraformst
       *[other] { $who } terraformt
    } { $hex }.
erases = { $who ->
        [you] Du löschst
       *[other] { $who } löscht
    } { $tech }.
# ($from, $to)
draws-on = Die Flotte auf { $from } zapft die Kolonie auf { $to } an.
sends-no-help = { $who ->
        [you] Du schickst
       *[other] { $who } schickt
    } keine Hilfe.
supports-attack = { $who ->
        [you] Du unterstützt
       *[other] { $who } unterstützt
    } den Angriff von { $hexes } aus.
supports-defence = { $who ->
        [you] Du unterstützt
       *[other] { $who } unterstützt
    } die Verteidigung von { $hexes } aus.
gives-nothing = { $who ->
        [you] Du gibst
       *[other] { $who } gibt
    } nichts ab.
ends-turn = { $who ->
        [you] Du beendest deinen
       *[other] { $who } beendet den
    } Zug.

researches = { $who ->
        [you] Du erforschst
       *[other] { $who } erforscht
    } { $tech }.
raises-colony = { $who ->
        [you] Du baust
       *[other] { $who } baut
    } die Kolonie auf { $hex } aus.
builds-fleet = { $who ->
        [you] Du baust
       *[other] { $who } baut
    } eine Flotte auf { $hex }.
raises-fleet = { $who ->
        [you] Du verstärkst
       *[other] { $who } verstärkt
    } die Flotte auf { $hex }.
chooses-position = { $who ->
        [you] Du wählst Position { $n } für euch beide.
       *[other] { $who } wählt Position { $n } für beide.
    }

gets-role = { $who ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } die Rolle { $role }.
round-begins = Runde { $n } beginnt.
# ($who, $tile, $symbols)
draws = { $who ->
        [you] Du ziehst
       *[other] { $who } zieht
    } { tile }.
# ($who, $hex, $tile, $symbols)
explores = { $who ->
        [you] Du erkundest { $hex } und ziehst
       *[other] { $who } erkundet { $hex } und zieht
    } { tile }.
rolls = Gleichstand: { $who ->
        [you] Du würfelst
       *[other] { $who } würfelt
    } { $n }.
# ($who, $n, $other, $theirs)
both-roll = Gleichstand: { $who ->
        [you] Du würfelst
       *[other] { $who } würfelt
    } { $n }, { $other } { $theirs }.
# ($who, $other)
picks-before = { $who ->
        [you] Du wählst
       *[other] { $who } wählt
    } vor { $other ->
        [you] dir
       *[other] { $other }
    }.
many-roll = Würfel bei Gleichstand: { $list }.
bids-open = Gebote: { $list }.
figure = { $who } { $n }
takes-position = { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } Position { $n }.
takes-no-tile = { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } kein Plättchen.
# ($who, $tile, $symbols)
takes-tile = { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { tile }.
pays-part = { $who ->
        [you] Du zahlst
       *[other] { $who } zahlt
    } { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } vom Preis.
pays = { $who ->
        [you] Du zahlst
       *[other] { $who } zahlt
    } { $cards }.
# ($who, $cards, $other)
pays-to = { $who ->
        [you] Du zahlst
       *[other] { $who } zahlt
    } { $cards } an { $other ->
        [you] dich
       *[other] { $other }
    }.
bank-gets = Die Bank bekommt { $cards }.
gets = { $who ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } { $cards }.
# ($who, $other, $cards)
has-to-give = { $who ->
        [you] Du musst
       *[other] { $who } muss
    } { $other ->
        [you] dir
       *[other] { $other }
    } { $cards } geben.
turn-begins = { $who ->
        [you] Du bist
       *[other] { $who } ist
    } am Zug.
has-no-turn = { $who ->
        [you] Du bist ausgeschieden und hast
       *[other] { $who } ist ausgeschieden und hat
    } keinen Zug.
# ($tile, $symbols)
no-room = Für { tile } ist kein Platz; das Plättchen kommt aus dem Spiel.
# ($who, $tile, $symbols, $hex)
places = { $who ->
        [you] Du legst
       *[other] { $who } legt
    } { tile } auf { $hex }.
gains = { $who ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } { $cards }.
colony-has-level = { $who ->
        [you] Deine Kolonie
       *[other] Die Kolonie von { $who }
    } auf { $hex } hat jetzt Stufe { $level }.
fleet-has-level = { $who ->
        [you] Deine Flotte
       *[other] Die Flotte von { $who }
    } auf { $hex } hat jetzt Stufe { $level }.
loses-colony = { $who ->
        [you] Du verlierst
       *[other] { $who } verliert
    } die Kolonie auf { $hex }.
fleet-is-destroyed = { $who ->
        [you] Deine Flotte
       *[other] Die Flotte von { $who }
    } auf { $hex } wird zerstört.
# ($who, $to, $lost)
fleet-retreats = { $who ->
        [you] Deine Flotte
       *[other] Die Flotte von { $who }
    } zieht sich nach { $to } zurück{ loss }.
# ($who, $level, $from, $to, $lost)
fleet-moves = { $who ->
        [you] Du bewegst
       *[other] { $who } bewegt
    } eine Flotte der Stufe { $level } von { $from } nach { $to }{ loss }.
loss = { $lost ->
        [0] { "" }
        [one] ; dabei geht 1 Stufe verloren
       *[other] ; dabei gehen { $lost } Stufen verloren
    }
# ($hex, $who, $attack, $other, $defence)
battle = Kampf um { $hex }: { $who ->
        [you] du
       *[other] { $who }
    } mit { $attack } gegen { $other ->
        [you] dich
       *[other] { $other }
    } mit { $defence }.
attack-succeeds = Der Angriff gelingt.
attack-fails = Der Angriff scheitert.
loses-tech = { $who ->
        [you] Du verlierst
       *[other] { $who } verliert
    } { $tech }.
clone-is-off = { $who ->
        [you] Dein Klonmarker
       *[other] Der Klonmarker von { $who }
    } kommt weg.
clones = { $who ->
        [you] Du klonst
       *[other] { $who } klont
    } { $tech }.
# ($hex, $tile, $symbols)
tile-is-now = { $hex } ist jetzt { $tile ->
        [void] ein leeres Plättchen
        [dead] ein zerstörter Planet
       *[planet] ein Planet mit { $symbols }
    }.
# ($who, $from, $to)
swaps = { $who ->
        [you] Du vertauschst
       *[other] { $who } vertauscht
    } die Plättchen auf { $from } und { $to }.
borrows = { $who ->
        [you] Du leihst dir eine Aktion aus deinem
       *[other] { $who } leiht sich eine Aktion aus dem
    } nächsten Zug.
saves = { $who ->
        [you] Du hebst dir eine Aktion für deinen
       *[other] { $who } hebt sich eine Aktion für den
    } nächsten Zug auf.
fleets-will-help = { $who ->
        [you] Deine Flotten
       *[other] Die Flotten von { $who }
    } helfen einander bei der Verteidigung.
fleets-will-not-help = { $who ->
        [you] Deine Flotten
       *[other] Die Flotten von { $who }
    } helfen einander nicht.
wants-to-be-asked = { $who ->
        [you] Du willst
       *[other] { $who } will
    } bei Angriffen gefragt werden.
# ($who, $other, $cards)
gives = { $who ->
        [you] Du gibst
       *[other] { $who } gibt
    } { $other ->
        [you] dir
       *[other] { $other }
    } { $cards }.
is-eliminated = { $who ->
        [you] Du scheidest
       *[other] { $who } scheidet
    } aus.
round-is-last = Runde { $n } ist die letzte.

## What a choice means: shown while it is chosen

# ($hex, $zone)
space-unexplored = { $hex }: unerkundet, in der { $zone ->
        [blue] blauen
       *[white] weißen
    } Zone.
# ($hex, $tile, $symbols, $who, $colony, $other, $fleet)
space = { $hex }: { $tile ->
        [void] leerer Raum
        [dead] ein zerstörter Planet
       *[planet] ein Planet mit { $symbols }
    }{ $colony ->
        [0] { "" }
       *[other] , { $who ->
            [you] deine Kolonie (Stufe { $colony })
           *[other] Kolonie von { $who } (Stufe { $colony })
        }
    }{ $fleet ->
        [0] { "" }
       *[other] , { $other ->
            [you] deine Flotte (Stufe { $fleet })
           *[other] Flotte von { $other } (Stufe { $fleet })
        }
    }.
costs = Kostet { $cost }.
# ($tech, $level, $effect)
tech = { $tech }, Stufe { $level }. { $effect }
tech-does = { $effect }
tech-is-lost = Dafür verlierst du { $tech }.
nobody-loses = Niemand hat diese Technologie.
loses-it = { $who ->
        [you] Du verlierst diese Technologie und bekommst
       *[other] { $who } verliert diese Technologie und bekommt
    } den Preis zurück: { $cost }.
# ($names, $cost)
lose-it = Wer diese Technologie verliert und den Preis zurückbekommt ({ $cost }): { $names }.
clone-means = Du hast die Wirkung, solange der Marker dort liegt. Sie kostet nichts und schließt nichts aus.
clone-ends = Die Wirkung von { $tech } hast du dann nicht mehr.
# ($cards, $hand)
you-gain = Du bekommst { $cards }. Danach hast du { $hand }.
# ($n, $type, $other)
you-raid = Du nimmst { $other } { $n ->
        [one] die einzige Karte { type } ab.
       *[other] alle { $n } Karten { type } ab.
    }
you-give-nothing = Du gibst nichts ab.
# ($cards, $other, $hand)
you-give = Du gibst { $other } { $cards } und behältst { $hand }.
# ($n, $other, $rest)
you-pay-part = Du zahlst { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }, und { $other } zahlt { $rest }.
# ($who, $other)
takes-earlier = { $who ->
        [you] Du bist
       *[other] { $who } ist
    } früher am Zug, { $other } später.
# ($defence, $attack)
defence-holds = Du verteidigst dich mit { $defence } gegen { $attack }: Der Angriff scheitert.
# ($defence, $attack)
defence-falls = Du verteidigst dich mit { $defence } gegen { $attack }: Das reicht nicht.
# ($attack, $defence)
attack-would-fail = Du greifst mit { $attack } gegen { $defence } an: Der Angriff scheitert.
# ($attack, $defence)
attack-would-succeed = Du greifst mit { $attack } gegen { $defence } an: Der Angriff gelingt.
# ($attack, $defence, $other)
attack-can-be-held = Du greifst mit { $attack } gegen { $defence } an. { $other ->
        [you] Du kannst
       *[other] { $other } kann
    } mit Unterstützung standhalten.
share-brings = Du bekommst { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } { $types }.
# ($other, $attack, $help, $defence, $against)
attack-on = Angriff auf { $other ->
        [you] dich
       *[other] { $other }
    }: { $attack }{ $help ->
        [0] { "" }
       *[other] { " " }(+{ $help }, wenn alle unterstützen)
    } gegen { $defence }{ $against ->
        [0] { "" }
       *[other] { " " }(+{ $against }, wenn alle unterstützen)
    }.
fleet-of-level = Flotte der Stufe { $level } auf { $hex }.
out-of-reach = { $hex } ist außer Reichweite.
# ($n, $energy)
flight = { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    }, { $energy } Energie.
would-retreat = Scheitert er, zieht sich die Flotte nach { $via } zurück.
would-be-destroyed = Scheitert er, wird die Flotte zerstört: Nach { $via } kann sie sich nicht zurückziehen.
would-explore = Unerkundet: Du ziehst ein Plättchen und legst es dorthin.
bid-costs = Du zahlst das nächstniedrigere Gebot: höchstens { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }.
plan-serves = Du bekommst die erste Position und das erste Plättchen auf deinen Listen, die noch frei sind.
# ($n, $second)
positions-of-pair = Positionen { $n } und { $second } für euch beide.
# ($n, $seats)
position-first = Position { $n } von { $seats }: Du bist zuerst am Zug.
# ($n, $seats)
position-last = Position { $n } von { $seats }: Du bist zuletzt am Zug.
# ($n, $seats)
position = Position { $n } von { $seats }.
you-take-no-tile = Du nimmst kein Plättchen.
no-such-seat = Diesen Platz gibt es nicht.
tile-is-taken = Dieses Plättchen ist schon vergeben.
# ($tile, $symbols, $who)
tile-drawn-by = { tile-first }, gezogen von { $who ->
        [you] dir
       *[other] { $who }
    }.
plan-positions = Dein Plan: die Positionen, die du willst, die beste zuerst.
plan-tiles = Dein Plan: die Plättchen, die du willst, das beste zuerst.
plan-first-ally = Dein Plan: wer von euch beiden früher am Zug ist.

to-colonize = Gründe eine Kolonie der Stufe 1.
to-raise-colony = Bau eine Kolonie um 1 Stufe aus.
to-build-fleet = Bau eine Flotte. Jede Stufe kostet { $cost }.
to-raise-fleet = Verstärke eine Flotte um 1 Stufe.
to-move = Bewege eine Flotte gegen Energie: um nur zu fliegen, zu erkunden oder anzugreifen.
to-research = Erforsche eine Technologie deiner Rolle.
to-compile = Nimm 1 Karte deiner Wahl.
to-order = Was deine Flotten tun, wenn du angegriffen wirst. Das kannst du einmal pro Zug ändern, umsonst.
to-bid = Du zahlst das nächstniedrigere Gebot.
to-split = Was du vom Preis zahlst. Den Rest zahlt, wer mit dir verbündet ist.
to-approach = Wähle das Feld, von dem aus sie angreift.
to-harvest = Jede deiner Kolonien bringt so viele Karten, wie sie Stufen hat.
to-borrow = Jetzt eine Aktion mehr, in deinem nächsten Zug eine weniger.
to-end = Beendet deinen Zug. Übrige Aktionen verfallen.
# ($role, $effect, $cards)
role-starts-with = { $role }. { $effect } Beginnt mit { $cards }.
leaves-you = Du behältst { $cards }.
leaves-rest = Du behältst den Rest.
place-down = Für immer ein zerstörter Planet. Dafür bekommst du 1 Karte deiner Wahl.
# ($tile, $symbols, $hex)
place-up = { tile-first }, offen auf { $hex }.
fleet-to-build = Eine Flotte der Stufe { $level } auf { $hex }.
# ($type, $cost)
symbol-costs = { $type ->
        [f] Nahrung
        [m] Materie
        [e] Energie
       *[w] Militär
    }. Kostet { $cost }.
order-hold = Deine Flotten helfen immer, wenn das die Kolonie rettet, mit so wenig Energie wie möglich.
order-yield = Deine Flotten helfen nie.
order-ask = Du wirst immer gefragt, wenn Hilfe die Kolonie retten würde.

## The text table

when = Runde { $n }
# ($n, $last)
round-of = Runde { $n } von höchstens { $last }.
# ($n, $last, $who)
turn-of-round = Runde { $n } von höchstens { $last }, { $who ->
        [you] du bist
       *[other] { $who } ist
    } am Zug.
this-round-is-last = Das ist die letzte Runde.
is-ready = { $who ->
        [you] Du bist
       *[other] { $who } ist
    } bereit.
over-because = Die Partie ist vorbei: { $reason }
was-eliminated = { $who ->
        [you] Du bist
       *[other] { $who } ist
    } ausgeschieden.
were-eliminated = Ausgeschieden sind { $names }.
has-few-pieces = { $who ->
        [you] Du hast
       *[other] { $who } hat
    } weniger als { $left } Koloniesteine übrig.
have-few-pieces = Weniger als { $left } Koloniesteine übrig haben { $names }.
last-round-played = Die letzte Runde ist gespielt.
# ($rank, $names, $points)
standing = { $rank }. { CAPITAL($names) } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
# ($rank, $names, $points, $scores)
standing-of-allies = { $rank }. { CAPITAL($names) } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } ({ $scores }).
points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
# ($tiles, $blue)
white-is-open = { bag-and-blue }, und weiße sind frei.
# ($tiles, $blue)
white-is-closed = { bag-and-blue }; weiße werden frei, wenn noch 3 übrig sind.
# ($tiles, $blue)
bag-and-blue = { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    } im Beutel. { $blue ->
        [one] 1 blaues Feld ist
       *[other] { $blue } blaue Felder sind
    } unerkundet

players = Personen
player = Wer
role = Rolle
food = Nahrung
matter = Materie
energy = Energie
colony-pieces-left = Koloniesteine übrig
fleet-pieces-left = Flottensteine übrig
points-now = Punkte
not-chosen = Nicht gewählt
colonies = Kolonien
fleets = Flotten
technologies = Technologien
score = Punkte
explored-spaces = Erkundete Felder
space-name = Feld
tile-title = Plättchen
colony = Kolonie
fleet = Flotte
none = Keine
# ($tile, $symbols)
tile-name = { $tile ->
        [void] Leerer Raum
        [dead] Zerstörter Planet
       *[planet] { CAPITAL($symbols) }
    }
piece = { $who }, Stufe { $level }
researched = Erforscht
cloned = Geklont
this-round = Diese Runde
bid = Gebot
turn = Position
tile-drawn = Gezogenes Plättchen
tile-held = Genommenes Plättchen
bid-is-closed = Noch verdeckt
you-can-research = Das kannst du erforschen
technology = Technologie
level = Stufe
cost = Kosten
effect = Wirkung

## Refusals: why a move can't be made. The reader is whoever tries it.

# ($cost, $hand)
cannot-pay = Das kostet { $cost }. Du hast { $hand }; für 1 fehlende Karte kannst du 4 einer anderen Sorte zahlen.
off-board = { $hex } gibt es auf diesem Spielplan nicht.
no-colony = Du hast keine Kolonie auf { $hex }.
no-fleet = Du hast keine Flotte auf { $hex }.
no-colony-piece = Du hast keine Koloniesteine mehr.
fleet-pieces = Du hast { $n ->
        [0] keine Flottensteine mehr
        [one] nur noch 1 Flottenstein
       *[other] nur noch { $n } Flottensteine
    }.
unexplored = { $hex } ist unerkundet.
not-now = Das geht jetzt nicht.
now-act = Wähle jetzt eine Aktion oder „end“, nicht „{ $verb }“.
# ($wanted, $verb)
now-answer = Wähle jetzt „{ $wanted }“, nicht „{ $verb }“.

role-is-taken = { $other } hat schon die Rolle { $role }.
no-such-role = Diese Rolle gibt es nicht.
name-an-ally = Nenne jemanden aus eurem Bündnis: { $names }.
# ($least, $most, $n)
part-of-price = Du kannst { $least } bis { $most } vom Preis zahlen, nicht { $n }. Ihr zahlt beide höchstens so viel, wie ihr geboten habt.
bid-without-plan = In dieser Partie gehört zum Gebot kein Plan: „bid { $n }“.
plan-is-missing = Gib mit dem Gebot einen Plan an: die Positionen und die Plättchen, in der Reihenfolge, in der du sie möchtest.
plan-names = Nenne jede Position von 1 bis { $n } einmal und jedes dieser Plättchen einmal: { $drawers }.
plan-without-first = Sag mit „first“, wer von euch beiden früher am Zug ist.
first-is-for-allies = „first“ gibt es nur bei Verbündeten.
bid-over-limit = Ein Gebot geht nur bis 6, nicht bis { $n }.
# ($most, $n)
bid-over-hand = Du hast { $most ->
        [0] keine Karten
        [one] nur 1 Karte
       *[other] nur { $most } Karten
    }; { $n } kannst du nicht bieten.
# ($most, $n)
no-such-position = Die Positionen gehen von 1 bis { $most }; { $n } gibt es nicht.
position-is-taken = Position { $n } hat schon { $other }.
must-take-tile = Es gibt genug Plättchen für alle, die noch wählen. Also musst du eins nehmen: das von { $names } gezogene.
no-such-player = { $name } spielt nicht mit.
tile-is-gone = Von { $other } ist kein Plättchen mehr da. Du kannst das von { $names } gezogene nehmen.
# ($cards, $cost, $ways, $more)
does-not-pay = { $cards } deckt den Preis nicht: { $cost }. Du kannst { $ways } zahlen{ $more ->
        [0] { "" }
       *[other] , oder auch anders
    }.

has-tile = Auf { $hex } liegt schon ein Plättchen.
only-place = Dieses Plättchen passt nur auf { $hex }.
white-opens-later = { $hex } ist weiß, und { $n } blaue Felder sind unerkundet. Weiße Felder werden frei, sobald es höchstens 3 sind.
empty-tile-is-up = Ein leeres Plättchen ist auf beiden Seiten gleich: „place { $hex } up“.
# ($types, $type)
cannot-gain = Du kannst 1 Karte { $types } bekommen, nicht { type }.

# ($hex, $tile)
lies-there = { $hex } ist { $tile ->
        [none] unerkundet
        [void] leerer Raum
        [dead] ein zerstörter Planet
       *[planet] ein Planet
    }.
# ($hex, $tile)
only-planets = { lies-there } Besiedeln kannst du nur Planeten.
# ($hex, $tile)
only-destroyed = { lies-there } Es muss ein zerstörter Planet sein.
# ($hex, $tile)
only-undestroyed = { lies-there } Es muss ein Planet sein.
has-colony = Auf { $hex } ist schon eine Kolonie.
enemy-fleet = Auf { $hex } steht eine feindliche Flotte.
too-far-to-colonize = { $hex } liegt neben keiner deiner Kolonien, und keine deiner Flotten steht dort.
colony-is-highest = Deine Kolonie auf { $hex } hat Stufe 3, die höchste.
fleet-is-highest = Deine Flotte auf { $hex } hat Stufe 3, die höchste.
no-military = { $hex } hat kein Militärsymbol.
ally-fleet = Auf { $hex } steht eine verbündete Flotte.
# ($hex, $most, $n)
fleet-too-high = Auf { $hex } kannst du eine Flotte höchstens bis Stufe { $most } bauen, wie die Kolonie, nicht { $n }.
# ($level, $n)
fleet-too-low = Deine Flotte dort hat Stufe { $level }; eine neue muss höher sein, nicht { $n }.

nothing-to-harvest = Keine deiner Kolonien und Flotten würde jetzt etwas bringen.
# ($hex, $wrong)
yields-now = Jetzt ist { $hex } mit dem Ertrag dran, nicht { $wrong }.
# ($hex, $n, $types, $cards)
yields = { $hex } bringt { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } { $types }, nicht { $cards }.
# ($hex, $hexes)
can-draw-on = Deine Flotte auf { $hex } kann { $hexes } anzapfen.
can-give = Du kannst bis zu 3 eigene Karten abgeben. Du hast { $hand }.

# ($from, $level, $to)
moves-whole = Deine Flotte auf { $from } hat Stufe { $level } und bewegt sich nur als Ganzes: „move { $from } { $to }“.
# ($from, $level, $to, $tech)
split-needs-tech = { moves-whole } Um sie zu teilen, brauchst du { $tech }.
# ($from, $level, $to)
moves-in-part = Deine Flotte auf { $from } hat Stufe { $level }. { $level ->
        [2] 1 davon kann sich allein bewegen
       *[other] 1 oder 2 davon können sich allein bewegen
    }, alle zusammen schreibst du ohne Zahl: „move { $from } { $to }“.
is-there-already = Deine Flotte ist schon auf { $hex }.
no-fleet-on-destroyed = { $hex } ist ein zerstörter Planet; keine Flotte kann dorthin.
holds-one-fleet = Auf { $hex } steht schon eine Flotte, und auf ein Plättchen passt nur eine.
nothing-to-explore = Der Beutel ist leer, also gibt es nichts zu erkunden.
# ($from, $to)
no-way = Kein Weg von höchstens 8 Feldern führt von { $from } nach { $to }.
is-away = { $hex } ist { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    } entfernt.
# ($from, $to)
no-approach = Nur ein Angriff wird mit einem Anflug geschrieben, dem Plättchen, von dem er kommt. Schreib „move { $from } { $to }“.
# ($to, $hexes, $via)
wrong-approach = { $to } kannst du über { $hexes } angreifen, nicht über { $via }.
# ($from, $hex, $hexes)
cannot-help = { $from } hat keine Flotte, die auf { $hex } helfen kann. Die auf { $hexes } können es.
# ($type, $types)
cannot-raid = Auf der anderen Hand ist keine { type }. Du kannst alles an { $types } nehmen.

needs-tech = Dafür brauchst du { $tech }.
# ($tech, $role)
not-of-role = { $tech } gehört nicht zur Rolle { $role }.
has-tech = { $tech } hast du schon.
# ($tech, $techs)
tech-needs = Für { $tech } brauchst du { $techs }.
no-such-symbol = Dieses Symbol gibt es nicht.
# ($hex, $type)
has-symbol = { $hex } hat schon das Symbol { type }.
not-next-to-colony = { $hex } liegt neben keiner deiner Kolonien.
colony-there = Auf { $hex } ist eine Kolonie.
bag-is-empty = Der Beutel ist leer.
all-is-explored = Kein Feld ist mehr unerkundet.
too-late-to-erase = Das ist die letzte Runde: Jetzt lässt sich nichts löschen.
has-erased = Du hast in diesem Zug schon eine Technologie gelöscht.
nobody-has = Niemand hat { $tech } erforscht.
not-of-your-role = { $tech } gehört nicht zu deiner Rolle.
has-it-yourself = Du hast { $tech } selbst erforscht.
own-mark = Das Klonlabor kann sich nicht selbst klonen.
mark-is-there = Der Marker liegt schon auf { $tech }.
same-tiles = Die beiden Plättchen sind gleich.
colony-would-float = Die Kolonie auf { $hex } hätte dann keinen Planeten.
fleet-would-be-stuck = Die Flotte auf { $hex } stünde dann auf einem zerstörten Planeten.
cannot-swap = Diese beiden lassen sich nicht tauschen.

# ($base, $research, $either, $all)
actions-used = Von deinen { $all } Aktionen hast du { $base ->
        [one] 1 Basisaktion
       *[other] { $base } Basisaktionen
    }, { $research ->
        [one] 1 Forschungsaktion
       *[other] { $research } Forschungsaktionen
    } und { $either } beliebige genutzt
# ($base, $research, $either, $all)
no-action-left = { actions-used }.
# ($base, $research, $either, $all)
only-research-left = { actions-used }; übrig ist nur noch Forschung.
# ($base, $research, $either, $all)
only-base-left = { actions-used }; übrig ist nur noch eine Basisaktion.
has-borrowed = Du hast in diesem Zug schon eine Aktion geliehen.
nothing-to-borrow = Das ist die letzte Runde: Es gibt keinen Zug, aus dem du leihen kannst.
# ($n, $all)
use-actions-first = Du hast erst { $n } deiner { $all } Aktionen genutzt. Nutze zuerst die übrigen.
no-orders = In dieser Partie wirst du bei Angriffen gefragt; es gibt keine Befehle.
has-ordered = Du hast deinen Befehl in diesem Zug schon geändert.
same-order = Dein Befehl ist schon „{ $order }“.

## Options and presets

roles = Rollen
roles-in-turn = Reihum wählen, der letzte Platz zuerst
roles-at-random = Zufällig verteilt
most-rounds = Höchstzahl der Runden
from-8-to-30 = Jede Zahl von 8 bis 30. Die meisten Partien enden früher.
ten-rounds = 10 Runden
fifteen-rounds = 15 Runden
twenty-rounds = 20 Runden
length = Länge
length-note = Die letzte Runde kommt, wenn jemand nur noch so wenige Koloniesteine übrig hat.
length-normal = Normal: weniger als 3 Steine übrig
length-short = Kurz: weniger als 6 Steine übrig
picks = Zugreihenfolge und Plättchen
picks-note = Mit Plänen sagst du schon beim Gebot, was du am liebsten willst. Per Link spart das Nachrichten.
picks-one-by-one = Nacheinander wählen
picks-planned = Mit dem Gebot planen
defence = Verteidigung
defence-note = Mit Befehlen wird niemand gefragt, während andere am Zug sind. Per Link spart das Nachrichten.
defence-asked = Bei Angriffen fragen
defence-by-orders = Dauerbefehle befolgen
allies = Verbündete
roles-accepted = Möglich ist { roles-form }
roles-hint = Oder gib jedem Platz seine Rolle: { roles-form }
roles-form = draft, random oder fixed: mit { $n } verschiedenen Rollen, durch Kommas getrennt, etwa fixed:{ $n ->
        [2] explorer,warlord
       *[other] explorer,warlord,pioneer
    }.
off-or-on = Möglich ist off oder on.
off-for-players = Bei { $n } Personen ist nur off möglich.
allies-off = Alle für sich
allies-on = Paare: Gegenüberliegende Plätze sind verbündet

first-game = Erste Partie
first-game-note = Die Rollen werden verteilt, und das Ende kommt früher.
standard = Standard
standard-note = Ihr wählt eure Rollen reihum.
short-game = Kurz
short-game-note = Das Ende kommt ein bis zwei Runden früher.
by-link = Per Link
by-link-note = Wenige Nachrichten: Du planst Zugreihenfolge und Plättchen mit dem Gebot, Dauerbefehle verteidigen dich, und die Rollen werden verteilt.
allies-note = Gegenüberliegende Plätze spielen zusammen.

## How moves are written, behind "comes"

a-number = eine Zahl
a-space = ein Feld wie e5
resource-letter = f, m oder e
symbol-letter = f, m, e oder w
a-role = eine Rolle wie warlord
a-technology = eine Technologie wie boosters
a-player = ein Platz wie p2
player-or-none = ein Platz wie p2, oder none
some-cards = eine Reihe Karten wie ffm
cards-or-none = none oder Karten wie ffm
spaces-or-none = none oder Felder wie e6,f7
up-or-down = up oder down
an-order = hold, ask oder yield
space-or-levels = ein Feld wie e5, oder e5:1
space-or-approach = ein Feld wie e5, oder e5 via d5
bid-or-plan = eine Anzahl Karten, dann der Plan, falls es einen gibt: 3 slots 2,1 tiles p1,p2

## Find the move

aim-win = Gewinne einen Kampf
aim-attack = Greif im richtigen Moment an
aim-battle = Führ diesen Kampf gut
aim-give-up = Gib etwas auf
aim-exchange = Vertausche zwei Plättchen
aim-clone = Kopiere die richtige Technologie
aim-technology = Hol dir die richtige Technologie
aim-rob = Nimm jemandem eine Technologie weg
aim-colony = Gründe eine Kolonie oder bau sie aus
aim-move = Schick eine Flotte an den richtigen Ort
aim-fleet = Bau oder verstärke eine Flotte
aim-place = Leg dein Plättchen
aim-place-colony = Leg dein Plättchen für eine Kolonie
aim-symbols = Ändere die Symbole eines Plättchens
aim-gain = Nimm die richtigen Karten
aim-cards-for-technology = Nimm Karten für eine Technologie
aim-cards-for-colony = Nimm Karten für eine Kolonie
aim-cards-for-fleet = Nimm Karten für eine Flotte
aim-pay = Zahle mit den richtigen Karten
aim-prepare = Bereite deinen nächsten Zug vor
aim-action = Wähle deine Aktion
aim-position = Wähle deine Position in der Zugreihenfolge
aim-tile = Wähle ein Plättchen

## Characters of bots

likes-fleets = baut große Flotten und greift mit ihnen an
likes-colonies = erkundet und gründet zuallererst Kolonien
likes-technologies = forscht, wann immer die Karten reichen
named-admiral = Admiral
named-settler = Siedler
named-scholar = Gelehrter

## Answers in advance

answer-ask = Immer fragen
answer-usual = Für mich antworten
auto-bids = Gebote
auto-bids-note = Du bietest so viel, oder alles, was du hast, wenn das weniger ist. „Wie beim letzten Mal“ beginnt mit 1. Ein Plan will das Plättchen mit den meisten Symbolen und den letzten Zug.
auto-bid-as-before = Wie beim letzten Mal
auto-bid = { $n } bieten
auto-pay = Welche Karten du zahlst
auto-pay-note = So, dass dir die beste Mischung bleibt.
auto-yield = Was deine Planeten bringen
auto-yield-note = Wovon du am wenigsten hast.
auto-share = Mitnutzung
auto-share-note = Jede Flotte zapft die höchste Kolonie an.
auto-defend = Wenn du angegriffen wirst
auto-defend-note = Halten: So wenige Flotten wie nötig helfen, nur mit Energie bezahlt.
auto-defend-hold = Halten, wenn ich kann
auto-defend-yield = Nie für Hilfe zahlen

## The table of scores at the end

scores = Wertung
part-colonies = Kolonien
part-fleets = Flotten
part-technologies = Technologien
