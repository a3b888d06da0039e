### expand = ausbreiten
### event = Ereignis
### auction = Versteigerung, versteigern
### award, of a tie = Zuschlag
### harvest = Ernte, ernten
### preserve, save = retten
### gem = Edelstein
### disk = Scheibe
### dead disk = tote Scheibe
### stack of disks = Turm
### sector = Sektor
### place on the map = Feld
### unexplored = unerkundet
### pool = Vorrat
### pile, of a player = Ablage
### active card = aktive Karte
### market = Markt
### bank = Bank
### lot = Paket
### bury = vergraben
### recover = zurückholen
### gain = bekommen
### discard = abwerfen
### turn up = aufdecken
### take effect = wirken
### swap, mulligan = tauschen, Kartentausch
### natural value = Grundwert
###
### person: $who, $other
### number: $n, $rounds, $rank, $value, $natural, $gems, $bank, $bid, $highest, $lowest, $price, $gift
### number: $sectors, $disks, $places, $unexplored, $revealed, $deck, $tiles

## Things in sentences

# Eine schwarze Scheibe, 2 schwarze Scheiben.
colour-e = { $colour ->
        [black] schwarze
        [blue] blaue
        [red] rote
       *[white] weiße
    }
# Die schwarzen Scheiben.
colour-en = { $colour ->
        [black] schwarzen
        [blue] blauen
        [red] roten
       *[white] weißen
    }
gems = { $n ->
        [one] 1 Edelstein
       *[other] { $n } Edelsteine
    }
count-cards = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
articles = Der Die Das
count-sectors = { $n ->
        [one] 1 Sektor
       *[other] { $n } Sektoren
    }
# Behind "an".
bank-or-player = { $other ->
        [nobody] die Bank
        [you] dich
       *[other] { $other }
    }
count-disks = { $n ->
        [one] 1 Scheibe
       *[other] { $n } Scheiben
    }
some-card = eine Karte

## What is asked

# ($who, $question)
question = { $who ->
        [you] { CAPITAL($question) }
       *[other] { $who }: { CAPITAL($question) }
    }
# ($who, $card, $question)
question-of-card = { $who ->
        [you] { $card }: { CAPITAL($question) }
       *[other] { $who }: { $card }: { CAPITAL($question) }
    }

ask-swap = { $who ->
        [you] tausch Karten, die du nicht willst (nur einmal)
       *[other] tausch unerwünschte Karten (nur einmal)
    }
ask-action = breite eine Farbe aus, spiel ein Ereignis, versteigere oder ernte
ask-place = leg eine { colour-e } Scheibe
ask-bid = biete auf { $cards }
ask-bid-to-save = biete, um die { colour-en } Sektoren zu retten
ask-bid-to-save-all = biete, um alle Sektoren zu retten
ask-winner = wer bekommt den Zuschlag?
ask-save = { $who ->
        [you] welchen Sektor rettest du?
       *[other] welcher Sektor wird gerettet?
    }
ask-invest = leg die übrigen Edelsteine auf einen Sektor
ask-recover = { $who ->
        [you] hol eine Karte aus deiner Ablage zurück
       *[other] hol eine Karte aus der Ablage zurück
    }
ask-bury = vergrab eine Karte vom Markt
ask-gain = nimm eine Karte vom Markt
ask-colour = wähle eine Farbe
ask-dead = wähle eine tote Scheibe
ask-sector = wähle einen Sektor
ask-stack = wähle einen Turm zum Verschieben
ask-where-to = wähle, wohin der Turm kommt
ask-card = wähle eine Karte
ask-player = wähle jemanden
ask-next = was wirkt als Nächstes?
ask-keep = behalte eine Karte
ask-give = { $other ->
        [you] dir eine Karte geben
       *[other] gib { $other } eine Karte
    }
ask-put-back = leg eins zurück, Oberstes zuerst
ask-discard = wirf eine Karte ab, die oberste zuletzt

game-over = Die Partie ist vorbei.

## What a move did

chooses-in-secret = { $who } hat geheim gewählt.
keeps-hand = { $who ->
        [you] Du behältst deine Hand.
       *[other] { $who } behält die Hand.
    }
swaps-these = Du tauschst { $cards }.
swaps = { $who ->
        [you] Du tauschst
       *[other] { $who } tauscht
    } { count-cards }.
has-bid = { $who } hat geboten.
bids-this = Du bietest { gems }.
puts-this-back = Du legst { $card } zurück.
puts-this-tile-back = Du legst ein Plättchen mit Wert { $n } zurück.
puts-card-back = { $who } legt eine Karte auf den Stapel zurück.
puts-tile-back = { $who } legt ein Plättchen zurück.
recovers = { $who ->
        [you] Du holst
       *[other] { $who } holt
    } { $card } zurück.
buries = { $who ->
        [you] Du vergräbst
       *[other] { $who } vergräbt
    } { $card }.
gains-card = { $who ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } { $card }.
picks-up = { $who ->
        [you] Du nimmst deine Ablage auf die Hand.
       *[other] { $who } nimmt die eigene Ablage auf die Hand.
    }
# ($who, $card, $colour)
expands = { $who ->
        [you] Du breitest
       *[other] { $who } breitet
    } { colour-alone } mit der Karte { $card } aus.
plays = { $who ->
        [you] Du spielst
       *[other] { $who } spielt
    } { $card }.
puts-up = { $who ->
        [you] Du versteigerst
       *[other] { $who } versteigert
    } { $card }.
harvests-card = { $who ->
        [you] Du erntest
       *[other] { $who } erntet
    } { $card }.
harvests-card-for = { $who ->
        [you] Du erntest { $card } und bekommst
       *[other] { $who } erntet { $card } und bekommt
    } { gems }.
passes = { $who ->
        [you] Du passt.
       *[other] { $who } passt.
    }
# ($who, $colour, $site)
places = { $who ->
        [you] Du legst
       *[other] { $who } legt
    } eine { colour-e } Scheibe auf { $site }.
takes-tie = Gleichstand: { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } selbst den Zuschlag.
# ($who, $other)
breaks-tie = Gleichstand: { $who ->
        [you] Du gibst
       *[other] { $who } gibt
    } { $other ->
        [you] dir
       *[other] { $other }
    } den Zuschlag.
saves = { $who ->
        [you] Du rettest
       *[other] { $who } rettet
    } { $site }.
invests = { $who ->
        [you] Du legst
       *[other] { $who } legt
    } die übrigen Edelsteine auf { $site }.
invests-this = { $who ->
        [you] Du legst
       *[other] { $who } legt
    } { $n ->
        [one] den übrigen Edelstein
       *[other] die übrigen { $n } Edelsteine
    } auf { $site }.
chooses-colour = { $who ->
        [you] Deine Wahl
       *[other] Die Wahl von { $who }
    }: { colour-alone }.
chooses-dead = { $who ->
        [you] Du wählst
       *[other] { $who } wählt
    } eine tote { colour-e } Scheibe.
chooses-sector = { $who ->
        [you] Deine Wahl
       *[other] Die Wahl von { $who }
    }: { CAPITAL($site) }.
chooses-card = { $who ->
        [you] Deine Wahl
       *[other] Die Wahl von { $who }
    }: { CAPITAL($card) }.
# ($who, $other)
chooses-player = { $who ->
        [you] Deine Wahl
       *[other] Die Wahl von { $who }
    }: { CAPITAL($other) }.
chooses-oneself = { $who ->
        [you] Du wählst dich selbst.
       *[other] { $who } wählt sich selbst.
    }
moves-stack = { $who ->
        [you] Du verschiebst
       *[other] { $who } verschiebt
    } den Turm nach { $site }.
discards = { $who ->
        [you] Du wirfst
       *[other] { $who } wirft
    } { $card } ab.
is-done = { $who ->
        [you] Du bist fertig.
       *[other] { $who } ist fertig.
    }

turn = Runde { $n }: { $who ->
        [you] Du bist
       *[other] { $who } ist
    } am Zug.
has-to-pass = { $who ->
        [you] Du kannst nichts tun und passt.
       *[other] { $who } kann nichts tun und passt.
    }
takes-effect-for = Die Karte { $card } wirkt für { $who ->
        [you] dich
       *[other] { $who }
    }.
turns-up = { $who ->
        [you] Du deckst
       *[other] { $who } deckt
    } { $card } auf.
turns-up-and-uses = { $who ->
        [you] Du deckst { $card } auf und nutzt die Karte.
       *[other] { $who } deckt { $card } auf und nutzt die Karte.
    }
takes-effect = { $who ->
        [you] Deine Karte { $card }
       *[other] Die Karte { $card } von { $who }
    } wirkt.
tile-turned-up = Auf { $site } wird ein Plättchen mit Wert { $n } aufgedeckt.
# ($colour, $site)
disk-goes-on = Eine { colour-e } Scheibe kommt auf { $site }.
earns-from = { $who ->
        [you] Du verdienst
       *[other] { $who } verdient
    } { gems } mit { $site }.
harvests-from = { $who ->
        [you] Du erntest
       *[other] { $who } erntet
    } { gems } mit { colour-alone }.
gains = { $who ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } { gems }.
# ($who, $n, $other)
pays = { $who ->
        [you] Du zahlst
       *[other] { $who } zahlt
    } { gems } an { bank-or-player }.
# ($payments, $other)
all-pay = { CAPITAL($payments) } an { bank-or-player }.
pays-first = { $who ->
        [you] du zahlst
       *[other] { $who } zahlt
    } { gems }
each-amount = { $who } { $n }
sector-gains = { $site } bekommt { gems }.
sector-loses = { $site } verliert { gems }.
card-holds = Auf { $card } { $n ->
        [one] liegt jetzt 1 Edelstein
       *[other] liegen jetzt { $n } Edelsteine
    }.
# ($colour, $site, $who)
destroyed = Die { colour-e } Scheibe auf { $site } wird zerstört; { $who ->
        [you] du nimmst
       *[other] { $who } nimmt
    } sie.
# ($colour, $sites, $who)
all-destroyed = Die { colour-en } Scheiben auf { $sites } werden zerstört; { $who ->
        [you] du nimmst
       *[other] { $who } nimmt
    } sie.
destroyed-from-pool = Eine { colour-e } Scheibe aus dem Vorrat wird zerstört; { $who ->
        [you] du nimmst
       *[other] { $who } nimmt
    } sie.
returned-to-pool = { $who ->
        [you] Du legst
       *[other] { $who } legt
    } eine tote { colour-e } Scheibe in den Vorrat zurück.
stack-leaves = Der Turm aus { count-disks } verlässt { $site }.
stack-lands = Er landet auf { $site }.
disks-rise = Alle { colour-en } Scheiben steigen in ihren Türmen nach oben.
is-up-for-auction = Die Karte { $card } wird versteigert.
theirs-is-up-for-auction = { $who ->
        [you] Deine Karte { $card }
       *[other] Die Karte { $card } von { $who }
    } wird versteigert.
bids = { $who ->
        [you] Du bietest
       *[other] { $who } bietet
    } { $n }.
all-bids = Gebote: { $bids }.
wins = { $who ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    } mit einem Gebot von { $n }.
sectors-saved = { $n ->
        [0] Kein Sektor wird
        [one] 1 Sektor wird
       *[other] { $n } Sektoren werden
    } gerettet.
sectors-not-saved = { count-sectors } { $n ->
        [one] wird
       *[other] werden
    } nicht gerettet.
nothing-to-save = Stasiskapseln: Nichts muss gerettet werden.
permaculture = { $who ->
        [you] Deine Permakultur
       *[other] Die Permakultur von { $who }
    } vergräbt ein Plättchen mit Wert { $n } und gibt { $n } zu den Geboten dazu.
becomes-active = { $who ->
        [you] Deine aktive Karte
       *[other] Die aktive Karte von { $who }
    } ist jetzt { $card }.
goes-to-hand = { $who ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } { $card } auf die Hand.
all-go-to-hand = { $who ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } { $cards } auf die Hand.
keeps = { $who ->
        [you] Du behältst
       *[other] { $who } behält
    } { $card }.
# ($who, $card, $other)
gives = { $who ->
        [you] Du gibst
       *[other] { $who } gibt
    } { $card } an { $other ->
        [you] dich
       *[other] { $other }
    }.
is-buried = Vergraben: { $card }.
all-are-buried = Vergraben: { $cards }.
many-are-buried = { count-cards } werden vergraben.
comes-to-market = Neu auf dem Markt: { $card }.
all-come-to-market = Neu auf dem Markt: { $cards }.
swaps-with-market = { $who ->
        [you] Du tauschst deine Hand gegen den Markt.
       *[other] { $who } tauscht die Hand gegen den Markt.
    }
shows-empty-hand = { $who ->
        [you] Du zeigst eine leere Hand.
       *[other] { $who } zeigt eine leere Hand.
    }
shows-hand = { $who ->
        [you] Du zeigst deine Hand
       *[other] { $who } zeigt die Hand
    }: { $cards }.
looks-at-cards = { $who ->
        [you] Du siehst dir
       *[other] { $who } sieht sich
    } { count-cards } vom Stapel an.
looks-at-tiles = { $who ->
        [you] Du siehst dir
       *[other] { $who } sieht sich
    } { $n ->
        [one] das oberste Plättchen
       *[other] die obersten { $n } Plättchen
    } an.
deck-shuffled = Der Stapel wird gemischt.
deck-empty = Der Stapel ist leer: Nichts wird aufgedeckt.
cards-turned-up = { count-cards } { $n ->
        [one] wird
       *[other] werden
    } aufgedeckt: { $cards }.

## What a choice means

# ($colour, $value, $sectors, $disks)
colour-now = { colour-alone } ist { $value } wert, in { $sectors ->
        [0] keinem Sektor
        [one] 1 Sektor
       *[other] { $sectors } Sektoren
    }; { $disks ->
        [0] keine Scheibe mehr
        [one] noch 1 Scheibe
       *[other] noch { $disks } Scheiben
    } im Vorrat.
# ($card, $colour)
expand-with = { $card }: Leg eine { colour-e } Scheibe.
no-disk-left = Keine Scheibe ist mehr da: Du legst und verdienst nichts.
no-place-left = Die Scheibe darf nirgends hin: Du legst und verdienst nichts.
count-places = { $places ->
        [one] 1 Feld
       *[other] { $places } Felder
    }
# ($places, $n, $unexplored)
places-earning = { count-places } mit bis zu { $n ->
        [one] 1 Edelstein
       *[other] { $n } Edelsteinen
    }{ $unexplored ->
        [0] {""}
       *[other] ; { $unexplored } unerkundet
    }.
# ($places, $unexplored)
places-unexplored = { count-places }; { $unexplored } unerkundet.

harvest-now = { $card }: Du bekommst jetzt { gems }.
nobody-bids = Nichts ist zu retten, also bietet niemand.
# ($n, $sectors)
gems-save = { $n ->
        [one] 1 Edelstein rettet
       *[other] { $n } Edelsteine retten
    } { $sectors ->
        [1] den einen Sektor
        [2] beide Sektoren
       *[other] alle { $sectors } Sektoren
    }
# ($n, $sectors)
price = { gems-save }.
# ($n, $sectors)
price-less-top = { gems-save }; dank Permakultur geht das oberste Plättchen davon ab.
# ($n, $sectors, $value)
price-less-tile = { gems-save }; dank Permakultur geht das oberste Plättchen davon ab ({ $value }).
# ($n, $sectors, $gift)
price-with-gift = { gems-save }, davon gibt Permakultur { $gift }.
costs-in-any-case = Das kostet dich { $n }, egal wie es ausgeht.

# ($card, $colour, $n)
auctioned = { $card }, { colour-alone }, jetzt { gems } wert.
worth-now = Jetzt { gems } wert.
you-are-paid = Gewinnst du, zahlst du an { bank-or-player }. Gewinnt jemand anderes, geht die Zahlung an dich.
# ($who, $other)
seller-is-paid = Gewinnst du, zahlst du an { $who }. Gewinnt { $who }, geht die Zahlung an { bank-or-player }.
# ($who, $other)
seller-is-paid-by-winner = Wer gewinnt, zahlt an { $who }. Gewinnt { $who }, geht die Zahlung an { bank-or-player }.
winning-leaves = Gewinnst du, { $n ->
        [one] bleibt dir 1 Edelstein
       *[other] bleiben dir { $n } Edelsteine
    }; verlieren kostet nichts.

# ($site, $colour)
cannot-take-disk = Auf { $site } darf keine { colour-e } Scheibe gelegt werden.
unexplored = { $site }, unerkundet: ein Plättchen von 0 bis 4{ and-top-card }.
# ($site, $value, $revealed)
unexplored-with-tile = { $site }, unerkundet: ein Plättchen mit Wert { $value }{ and-top-card }.
and-top-card = { $revealed ->
        [0] {""}
       *[other] , dazu die oberste Karte
    }
# ($site, $value, $natural, $gems, $stack)
sector = { $site }, Wert { $value }{ $gems ->
        [0] {""}
        [one] {" "}({ $natural } + 1 Edelstein)
       *[other] {" "}({ $natural } + { $gems } Edelsteine)
    }, { $stack }
# ($sector, $n)
sector-earning = { $sector }; du verdienst { gems }.
no-stack-there = leer
# ($colour, $below)
stack-of = { $colour } über { $below }
colour = { $colour ->
        [black] schwarz
        [blue] blau
        [red] rot
       *[white] weiß
    }

# ($card, $colour, $kinds, $n, $effect)
card-now = { $card } ({ colour-alone }, { $kinds }), jetzt { gems } wert. { $effect }
no-such-seat = Diesen Platz gibt es nicht.
# ($player, $n, $active)
player-now = { $player }: { count-cards } auf der Hand, { $active }.
# ($player, $n, $active, $bank)
player-with-bank = { $player }: { count-cards } auf der Hand, { $active }, { $bank ->
        [one] 1 Edelstein
       *[other] { $bank } Edelsteine
    }.
active = aktive Karte { $card }
no-active = keine aktive Karte
tile-of-value = Ein Plättchen mit Wert { $n }.
keep-all = Behalte alle deine Karten.
swap-these = Tausch { $cards }.
take-pile-of = { $n ->
        [one] 1 Karte kommt
       *[other] { $n } Karten kommen
    } auf deine Hand, dann machst du deinen Zug.

explain-swap = Tausch beliebig viele deiner Karten gegen neue, nur einmal.
explain-pickup = Nimm deine ganze Ablage auf die Hand, dann mach deinen Zug.
explain-expand = Leg eine Scheibe in der Farbe einer Karte und verdiene, was der Sektor wert ist.
explain-event = Spiel eine Karte und führ ihre Aktion aus.
explain-auction = Versteigere eine Karte vom Markt oder irgendeine aktive Karte. Alle bieten geheim.
explain-harvest = Kassiere, was die Farbe einer Karte wert ist. Dann entscheiden Gebote, welche ihrer Sektoren gerettet werden.
explain-save = Ein geretteter Sektor behält seine oberste Scheibe. Die anderen verlieren ihre.
explain-invest = Die übrigen Edelsteine kommen auf einen der geretteten Sektoren.
explain-award = Du wählst, wer von den Höchstbietenden gewinnt.
explain-done = Das ist alles.

## The text table

when = Runde { $n }
end-by-pool = Der Vorrat ist leer.
end-by-rounds = Die letzte Runde ist gespielt.
over-by-pool = Die Partie ist vorbei: Der Vorrat ist leer.
over-by-rounds = Die Partie ist vorbei: Die letzte Runde ist gespielt.
# ($rank, $who, $n)
ranked = { $rank }. { CAPITAL($who) } mit { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkten
    }.
# ($n, $rounds, $who)
round-and-turn = Runde { $n } von { $rounds }, { $who ->
        [you] du bist
       *[other] { $who } ist
    } am Zug.
is-ready = { $who ->
        [you] Du bist bereit.
       *[other] { $who } ist bereit.
    }
# ($n, $deck, $tiles)
supplies = { count-disks } im Vorrat, { $deck ->
        [one] 1 Karte
       *[other] { $deck } Karten
    } im Stapel, { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    } im Plättchenstapel.
known-tiles = Bekannte Plättchen: { $known }.
# ($value, $n)
known-tile = { $value } ({ $n }.)
still-to-give = Noch zu geben: { $cards }.
revealed = Aufgedeckt: { $cards }.
discarded-so-far = Bisher abgeworfen: { $cards }.

table-colours = Farben
table-galaxy = Galaxie
table-market = Markt
table-players = Personen
table-hand = Deine Hand
table-deck = Bekannt im Stapel
table-pending = Steht noch aus, das Letzte zuerst
column-card = Karte
column-colour = Farbe
column-worth = Zählt
column-kind = Art
column-effect = Wirkung
column-value = Wert
column-sectors = Sektoren
column-pool = Im Vorrat
column-sector = Sektor
column-natural = Grundwert
column-gems = Edelsteine
column-disks = Scheiben, oberste zuerst
column-player = Wer
column-hand = Karten auf der Hand
column-known = Bekannt auf der Hand
column-active = Aktive Karte
column-pile = Ablage, oberste zuerst
column-dead = Tote Scheiben
column-in-sight = Sichtbare Punkte
column-cards = Karten
column-score = Punkte
column-place = Platz
column-step = Schritt
column-by = Von

unknown = Unbekannt
none = Keine
no-disks = Leer
bank-closed = Verdeckt
active-with-gems = { $card } mit { $n ->
        [one] 1 Edelstein
       *[other] { $n } Edelsteinen
    }
dead-disks = { $n } { colour-e }
# ($n, $deck)
place-in-deck = { $n } von { $deck }
colour-alone = { $colour ->
        [black] Schwarz
        [blue] Blau
        [red] Rot
       *[white] Weiß
    }
step-swap = Kartentausch
step-turn = Zug
step-expand = Ausbreiten
step-event = Ereignis
step-execute = Ausführen
step-execute-set = Mehrere ausführen
step-auction = Versteigerung
step-preserve = Rettung
step-harvest = Ernte
step-order-won = Wenn ersteigert: Reihenfolge
step-order-harvested = Wenn geerntet: Reihenfolge
step-won = Wenn ersteigert
step-harvested = Wenn geerntet
step-start = Zugbeginn
step-inactive = Wenn nicht mehr aktiv
step-discard = Abwerfen

## Answers in advance

always-ask = Immer fragen
answer-for-me = Für mich antworten
when-auctioned = Wenn { colour-alone } versteigert wird
standing-bid = Du bietest so viel, oder alles, was du hast, wenn das weniger ist.
bid = { $n } bieten
tie = Wenn du einen Gleichstand auflösen musst
tie-answer = Du bekommst den Zuschlag, wenn du gleichauf liegst; sonst bekommt ihn, wer von den anderen als Nächstes am Zug ist.
saving = Welche Sektoren gerettet werden
saving-answer = In der üblichen Reihenfolge. Übrige Edelsteine kommen auf den reichsten Sektor der Farbe, von der du am meisten hast.
won-card = Wenn eine Karte wirkt, die du gewonnen hast
won-card-answer = Sie hilft dem reichsten Sektor der Farbe, von der du am meisten hast, oder kommt auf deine eigene Ablage.
dead-tree = Totholz-Finte
dead-tree-answer = Du holst die neueste Karte zurück, die du darfst.
out-of-turn = Schwarze Sterne und Kreuzzug, wenn du nicht am Zug bist
out-of-turn-answer = Sie kommen dahin, wo sie dir am meisten bringen.
discarding = Wenn du Karten abwerfen musst
discarding-answer = Erst Schwarz, dann Blau, Rot, Weiß.
not-held = Wenn eine Farbe versteigert wird, die du nicht hast
not-held-answer = Du bietest 0.

## Refusals

possible = Möglich: { $moves }.
possible-and-more = Möglich: { $moves } und { $n } weitere.

quoted = „{ $verb }“
question-is = Gefragt ist { $asked }.
# ($asked, $verb)
question-is-not = Gefragt ist { $asked }, nicht „{ $verb }“.
has-to-answer = Gefragt ist { $asked }, und du musst antworten.
has-to-bid = Du musst bieten, mindestens „bid 0“.
keep-by-swapping-none = Um deine Hand zu behalten, tausch keine Karte: „mulligan -“.
name-card = Nenne eine Karte.
name-card-after = Nenne nach „{ $verb }“ eine Karte.
name-colour = Nenne eine Farbe.
unknown-words = Dieses Verb, diese Karte oder diese Farbe gibt es nicht.

actions = Wähle pickup, expand, event, auction oder harvest
choose-action = { actions }.
choose-action-not = { actions }, nicht „{ $verb }“.
cannot-pass = { actions }. Solange eins davon möglich ist, kannst du nicht passen.
hand-not-empty = Du hast { count-cards } auf der Hand; deine Ablage nimmst du nur mit leerer Hand auf.
pile-empty = Deine Ablage ist leer.
not-in-hand = Die Karte { $card } ist nicht auf deiner Hand.
no-action = Die Karte { $card } hat keine Aktion.
not-for-auction = Die Karte { $card } ist weder auf dem Markt noch eine aktive Karte.

# ($bank, $bid)
bank-holds = Du hast { $bank ->
        [one] 1 Edelstein
       *[other] { $bank } Edelsteine
    } in der Bank, nicht { $bid }
# ($bank, $bid, $cards)
bid-less-for = { bank-holds }; biete 0 bis { $bank } auf { $cards }.
# ($bank, $bid, $price, $sectors, $gift)
bid-less-to-save = { bank-holds }; alle Gebote zusammen brauchen { $price }, um { $sectors ->
        [one] den einen Sektor
       *[other] alle { $sectors } Sektoren
    } zu retten{ $gift ->
        [0] {""}
       *[other] ; Permakultur gibt { $gift }
    }, und alle zahlen ihr Gebot.

no-tile = { $site } hat kein Plättchen.
no-tile-near = { $site } hat kein Plättchen und liegt nicht neben einem.
no-tile-left = { $site } hat kein Plättchen, und der Plättchenstapel ist leer.
# ($site, $colour)
has-to-start-anew = { $site } ist besetzt; { colour-alone } kontrolliert nichts, beginnt also auf einem leeren oder unerkundeten Sektor.
shielded = { $site } ist besetzt, und die Xin-Schildformel ist aktiv.
# ($site, $colour)
not-next-to-another = { $site } liegt nicht neben einem anderen Sektor, den { colour-alone } kontrolliert.
# ($site, $n, $colour)
not-next-to-own = { $site } liegt { $n ->
        [one] nicht neben dem einen Sektor, den
       *[other] neben keinem der { $n } Sektoren, die
    } { colour-alone } kontrolliert.
# ($site, $from)
not-next-to = { $site } liegt nicht neben { $from }.
not-empty = { $site } ist nicht leer: Dort { $n ->
        [one] liegt
       *[other] liegen
    } { count-disks }.
not-one-disk = { $site } hat { count-disks }, nicht genau eine.
is-empty = { $site } ist leer.
is-chosen = { $site } ist schon gewählt.
is-red = { $site } wird von Rot kontrolliert.
# ($site, $value, $lowest)
not-lowest = { $site } hat Wert { $value }; der niedrigste ist { $lowest }.
no-stack = { $site } hat keinen Turm zum Verschieben.
stack-stays = Neben { $site } liegt kein Sektor, auf den der Turm darf.
# ($site, $card)
not-for-card = { $site } ist kein Sektor für { $card }.
not-at-stake = { $site } steht nicht auf dem Spiel: Keine der Farben, die zu retten sind, kontrolliert diesen Sektor.
is-saved = { $site } ist schon gerettet.
higher-first = { $site } hat Wert { $value }. Rette zuerst höhere Werte.

seats = Die Plätze dieser Partie sind p1 bis { $seat }.
# ($player, $bid, $highest)
bids-less = { $player } hat { $bid } geboten; das höchste Gebot ist { $highest }.
is-oneself = Das bist du. Wähle jemand anderen.
no-cards = { $player } hat keine Karte auf der Hand.
no-active-card = { $player } hat keine aktive Karte.
# ($card, $player)
active-takes-effect = { $card } von { $player } wirkt schon.
# ($card, $player)
active-has-no-action = Die Karte { $card } von { $player } hat keine Aktion.

no-dead-disk = Du hast keine tote { colour-e } Scheibe.
pool-lacks = Im Vorrat ist keine { colour-e } Scheibe.
no-place-for = Für eine { colour-e } Scheibe gibt es kein Feld.

swap-own = Die Karte { $card } ist nicht auf deiner Hand. Tausch eigene Karten.
swap-only-own = Du kannst nur Karten von deiner eigenen Hand tauschen.
not-in-pile = Die Karte { $card } ist nicht in deiner Ablage.
in-no-pile = Die Karte { $card } ist in keiner Ablage.
not-in-market = Die Karte { $card } ist nicht auf dem Markt.
# ($card, $colour)
not-of-colour = Die Karte { $card } hat nicht die Farbe { colour-alone }.
no-saved-colour = Die Farbe der Karte { $card } wurde nicht gerettet.
is-in-lot = Die Karte { $card } ist schon im Paket.
not-waiting = { $card } ist keine der Karten, die noch wirken.
not-drawn = { $card } ist keine der Karten, die du gezogen und noch auf der Hand hast.
cannot-name = { $card } kannst du jetzt nicht nennen.
put-tiles = Leg Plättchen mit ihrem Wert zurück, etwa „put 3“.
put-cards = Leg Karten mit ihrem Namen zurück, etwa „put banii-ritual“.
not-looked-at = { $card } ist keine der Karten, die du dir ansiehst, oder ist schon zurückgelegt.
tile-not-looked-at = Ein Plättchen mit Wert { $n } ist nicht unter denen, die du dir ansiehst, oder ist schon zurückgelegt.

## How moves are written, behind "comes"

written-card = eine Karte, etwa banii-ritual
written-cards = eine Liste von Karten mit Kommas dazwischen, oder -
written-colour = eine Farbe: k, b, r oder w
written-player = ein Platz, etwa p1
written-site = ein Feld, etwa 2,-1, höchstens 22 von 0,0 entfernt
written-gems = eine Zahl von 0 bis 9999
written-card-or-tile = eine Karte oder der Wert eines Plättchens von 0 bis 4

## Options and presets

setup = Aufbau
setup-standard = Drei Karten und 9 Edelsteine
setup-empty-hand = Keine Karten, 18 Edelsteine: zuerst eine Versteigerung
market = Markt
three-cards = Drei Karten
four-cards = Vier Karten
banks = Banken
banks-open = Alle sehen alle Banken
banks-closed = Du siehst nur deine eigene
memory = Gedächtnis
memory-shown = Gesehene Karten bleiben markiert
memory-hidden = Merk sie dir selbst
who-starts = Wer beginnt
starts-at-random = Ausgelost
starts-first-seat = Der erste Platz
round-limit = Höchstzahl der Runden
round-limit-note = Jede Zahl von 10 bis 100.
rounds-20 = 20 Runden
rounds-30 = 30 Runden
rounds-40 = 40 Runden
rounds-60 = 60 Runden
rounds-100 = 100 Runden
disks-of-each = Scheiben in jeder Farbe
disks-6 = 6: die volle Länge
disks-5 = 5: etwa 55 Züge
disks-4 = 4: etwa 43 Züge
first-game = Erste Partie
first-game-note = 4 Scheiben in jeder Farbe: etwa zwei Drittel der vollen Länge.
standard = Standard
standard-note = Die volle Länge: etwa 64 Züge.
short-game = Kurz
short-game-note = 5 Scheiben in jeder Farbe: etwa 55 Züge.
tournament = Turnier
tournament-note = Du siehst keine Bank außer deiner eigenen und merkst dir die Karten selbst.

## What a good move is for, as the task in "Find the move"

aim-destroy = Zerstör eine Scheibe, die wehtut
aim-change = Ändere, was die Farben wert sind
aim-let-die = Lass Scheiben sterben
aim-harvest = Ernte im richtigen Moment
aim-trigger = Bring eine Karte zum Wirken
aim-exchange = Tausch deine Hand aus
aim-expand = Breite eine Farbe aus und verdiene daran
aim-auction = Versteigere die richtige Karte
aim-give = Gib eine Karte weg
aim-raise = Heb die richtigen Scheiben nach oben
aim-gain = Hol dir Edelsteine
aim-use = Nutze eine deiner Karten
aim-put-disk = Leg eine Scheibe auf den richtigen Sektor
aim-action = Wähle deine Aktion
aim-place = Finde den Sektor für diese Scheibe
aim-sector = Wähle den Sektor
aim-colour = Wähle die Farbe
aim-disk = Wähle die Scheibe
aim-card = Wähle die Karte
aim-tie = Löse den Gleichstand auf

## Characters of bots: what each does, behind its name and a colon, without a full stop

banker = erntet Edelsteine, bietet wenig und hält seine Bank voll
collector = versteigert Karten und bietet hoch auf sie
pioneer = breitet Farben aus, wann immer es geht, am liebsten in neue Sektoren
named-banker = Bankier
named-collector = Sammler
named-pioneer = Pionier

## The table of scores at the end

scores = Wertung
part-gems = Edelsteine
part-cards = Karten
part-dead = tote Scheiben
