### number: $n, $rounds, $left, $price, $worth, $sectors, $bonus, $bid, $score, $pile

## Pieces of messages

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
unknown-gems = ? Edelsteine
count-cards = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
count-disks = { $n ->
        [one] 1 Scheibe
       *[other] { $n } Scheiben
    }
count-sectors = { $n ->
        [one] 1 Sektor
       *[other] { $n } Sektoren
    }
gems-left = { $left ->
        [one] 1 Edelstein
       *[other] { $left } Edelsteine
    }
gems-worth = { $worth ->
        [one] 1 Edelstein
       *[other] { $worth } Edelsteine
    }
you = du
you-alone = Du

## Cards

kind-action = Aktion
kind-won = Wenn ersteigert
kind-harvested = Wenn geerntet
kind-turn-start = Zugbeginn
kind-turn-end = Zugende
kind-inactive = Wenn nicht mehr aktiv
kind-after-preservation = Nach einer Rettung
kind-active = Solange aktiv
worth = Wert { $n }
known-to-all = Allen bekannt

## Things on the table

market = Markt
cards = Karten
no-cards = keine Karten
pile-of = { $n ->
        [0] keine Ablage
       *[other] Ablage { $n }
    }
disks-left = { count-disks } übrig
# ($n, $rounds)
round-of = Runde { $n } von { $rounds }
deck-of = Stapel { $n }
tiles-of = Plättchen { $n }

## Facts, each alone in a line

colour-alone = { $colour ->
        [black] Schwarz
        [blue] Blau
        [red] Rot
       *[white] Weiß
    }
# ($n, $worth)
its-sectors = { $n ->
        [one] 1 Sektor,
       *[other] { $n } Sektoren, zusammen
    } { $worth } wert
disks-to-place = Noch { count-disks } zu legen
you-have-cards = Du hast { count-cards } davon
closed-bank-alone = Verdeckte Bank
cards-in-hand = { count-cards } auf der Hand
pile-with-active = Ablage { $n }, aktiv: { $card }
dead-disks = Tote Scheiben: { $disks }
# ($n, $colour)
colour-count = { $n } { colour-e }
deck = Stapel
cards-left = { count-cards } übrig
tiles = Plättchen
tiles-left = Noch { $n } Plättchen zu erkunden
sector-at = Sektor { $site }
unexplored = Unerkundet: ein Plättchen von 0 bis 4

## What a card can be used for: buttons, with what is certain about each in small letters below

expand = Ausbreiten
other-way = { $verb ->
        [recover] Zurückholen
        [bury] Vergraben
        [gain] Bekommen
        [card] Karte
        [next] Als Nächstes
        [give] Geben
        [discard] Abwerfen
        [pass] Passen
       *[other] { CAPITAL($verb) }
    }
event = Ereignis
auction = Versteigern
harvest = Ernten
nothing-to-place = Nichts zu legen
explore = Erkunden
explores = erkunden
earn-up-to = Bringt bis zu { $n }
earn-or-explore = { earn-up-to }, oder erkunden
do-what-it-says = Tu, was darauf steht
# ($worth, $price)
harvest-and-price = { gems-worth } ({ $price ->
        [one] 1 Edelstein rettet
       *[other] { $price } Edelsteine retten
    } jeden Sektor)
# ($worth, $price)
harvest-and-price-short = { gems-worth } ({ $price ->
        [one] 1 rettet
       *[other] { $price } retten
    } alle)

## Questions

tap-to-swap = Tipp Karten an, um sie zu tauschen, oder behalte alle.
to-swap = { $n } zu tauschen. Tipp weitere an oder bestätige.
keeping-all = Du behältst alle. Bestätige oder tipp eine Karte an.
keep-all = Alle behalten
your-pile = Deine Ablage
drawn-from-deck = Vom Stapel gezogen
put-back = Zurücklegen, von oben nach unten
which-next = Was kommt als Nächstes?
done = Fertig
pick-up = Ablage aufnehmen
revealed = Aufgedeckt
discarded-so-far = Bisher abgeworfen, von unten nach oben
has-bid = Gebot { $n }
# ($n, $pile)
hand-and-pile = Hand { $n }, Ablage { $pile }

## Bids

bid = Bieten
your-sealed-bid = Dein geheimes Gebot: { $n }
seller = Wer verkauft: { $name }
all-have-bid = Alle anderen haben geboten
still-to-bid = Noch kein Gebot: { $names }
bids-in = Geboten: { $names }.
bids-missing = Noch kein Gebot: { $names }.
# ($price, $n, $bonus)
price-of-all = { $price ->
        [one] 1 Edelstein rettet
       *[other] { $price } Edelsteine retten
    } { $n ->
        [one] den Sektor
       *[other] alle { $n }
    }{ $bonus ->
        [0] {""}
       *[other] ; Permakultur gibt { $bonus } dazu
    }
# ($n, $sectors, $left)
bid-alone = Dein Gebot allein rettet { $n } von { $sectors } und lässt dir { gems-left }
# ($name, $bid, $left, $n, $worth)
if-you-win = Gewinnst du, zahlst du { $bid } an { $name }, behältst { gems-left } und bekommst { $n ->
        [one] eine Karte
       *[other] Karten
    }, jetzt { $worth } wert
# Behind "an".
the-bank = die Bank
if-other-wins = Gewinnt jemand anderes, geht die Zahlung an dich
if-you-lose = Verlierst du, zahlst du nichts
nothing = Nichts
one = Einen
my-share = Mein Anteil
save-all = Alle retten
half = Hälfte
its-value = Ihr Wert
all = Alle

## Everybody's cards

# ($name, $bank, $n)
seat = { CAPITAL($name) }: { $bank }, { $n } auf der Hand
# ($name, $bank, $n, $disks)
seat-with-dead-disks = { seat }, tote Scheiben: { $disks }
closed-bank = verdeckte Bank
# ($round, $facts)
state = { $round }, { $facts }
known-top = Vom Stapel bekannt, von oben:
known-bottom = Unten im Stapel bekannt:
close = Schließen
rules = Regeln

## Figures of a seat, in a line

# ($bank, $n)
figures = { $bank } · { count-cards }
# ($bank, $n, $score)
figures-with-score = { figures } · { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }
# ($bank, $n, $card)
figures-with-active = { figures } · aktiv: { $card }

## What happens: a title across the board, captions below the map

round = Runde { $n }
the-end = Ende
nothing-to-do = Nichts zu tun
disks-rise = Alle { colour-en } Scheiben steigen nach oben
sectors-saved = { count-sectors } gerettet
sectors-lost = { count-sectors } verloren
nothing-to-save = Stasiskapseln: Niemand muss etwas retten
permaculture-adds = Permakultur gibt { $n } dazu
exchange = Hand und Markt werden getauscht
you-show-hand = Du zeigst deine Hand
shows-hand = { $name } zeigt die Hand
shuffled = Der Stapel wird gemischt
cards-turned-up = { count-cards } aufgedeckt
hand-kept = Hand behalten: { $name }
# ($n, $name)
replaced = { $n } getauscht: { $name }
look-at-top = Ein Blick auf { $n ->
        [one] 1 von oben
       *[other] die obersten { $n }
    }
# ($n, $name)
won-with = Gewonnen mit { $n }: { $name }
takes-effect = Jetzt wirkt: { $card }
turned-up = Aufgedeckt: { $card }

## Words that stand for a sign

gem-words = Edelstein Edelsteine Edelsteinen
stems = versteiger ersteiger vergrab vergräb zerstör abwerf wirf zieh tausch führ bekomm edelstein ernt beweg zahl leg setz rett zurück deck aufgedeckt aufdeck misch nimm
