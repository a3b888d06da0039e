### What Settlers of the Cosmos says. Names and texts of cards, races, tiles and stones are in
### engine/games/cosmos/catalogue.json; sites are written as d5.
###
### person: $who, $other
### number: $n, $wanted, $most, $against, $needed, $extras, $left, $dropped, $lost, $plus, $now, $instead
### number: $offence, $defence, $graveyard, $colonies, $rank, $last
###
### site = Feld
### hex = Sechseck
### centre = Mitte
### corner = Ecke
### void = Leerraum
### rim = Rand
### open, closed (of a site) = offen, gesperrt
### resource spot = Rohstoffquelle
### mineral, gas = Mineral (Mineralien), Gas
### stack = Staffel
### main stack = Hauptstaffel
### graveyard = Friedhof
### race = Volk
### power = Fähigkeit
### graft = Übernahme
### hidden, to reveal = verdeckt, aufdecken
### to move (ships) = bewegen
### extra move = Extrabewegung
### victory move = Siegeszug
### invasion, to invade = Invasion, angreifen
### offence, defence (sides) = Angriff, Verteidigung
### main player = Hauptpartei
### invade card = Invasionskarte
### ally = sich einer Seite anschließen; allies = Verbündete
### accord = Abkommen
### offer, trade = Angebot, handeln
### to set aside = beiseitelegen
### to purge = abschütteln
### to cling = sich anklammern
### to slip away = entwischen
### to burn = opfern
### to strike back, bitterness = zurückschlagen, Groll
### company, to act as a friend = Gesellschaft, als Freund auftreten
### to join (after an invasion) = nachrücken
### level = Stufe
### to discard = abwerfen
### Attack (a card) = Attacke; Defend (a kind of card) = Abwehr, Abwehrkarte; more names are in cosmos-cards.ftl

## Names and figures, alone or in the sentences below

ships = { $n ->
        [one] 1 Schiff
       *[other] { $n } Schiffe
    }
cards = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
actions = { $n ->
        [one] 1 Aktion
       *[other] { $n } Aktionen
    }
extra-moves = { $n ->
        [one] 1 Extrabewegung
       *[other] { $n } Extrabewegungen
    }
minerals = { $n ->
        [0] keine Mineralien
        [one] 1 Mineral
       *[other] { $n } Mineralien
    }
gas = { $n ->
        [0] kein Gas
       *[other] { $n } Gas
    }
no-goods = nichts
side = { $side ->
        [offence] Angriff
       *[defence] Verteidigung
    }
part = { $part ->
        [main] Hauptstaffel
        [support] Unterstützung
        [allies] Verbündete
        [card] Karte
        [wall] Mauer
        [mode] Modus
        [tiles] Plättchen
        [tribute] Tribut
        [trove] Hort
        [stones] Steine
        [grafts] Übernahmen
        [bitter] Groll
       *[burn] geopferte Schiffe
    } { $n }
no-parts = nichts
bare-hand = die bloße Hand
bare-hand-text = Zählt als Attacke 0: Weder im Stapel noch im Ablagestapel ist noch eine Invasionskarte.
attack-text = Zählt { $n } gegen eine andere Attacke und schlägt jede Abwehrkarte.
reinforcement-text = Bringt { $n } dazu, wenn zwei Attacken aufgedeckt sind und du damit in Führung gehst.
cards-of-kind = { $n ->
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
        [6] sechsmal
        [7] siebenmal
       *[other] achtmal
    } { $card }
ships-on = { ships } auf { $site }
so-many-on = { $n } auf { $site }
who-so-many = { $who } { $n }
# ($site, $kind, $goods, $stone)
site-kind = { $site } ({ $kind ->
        [planet] Planet
        [void] Leerraum
       *[corner] Ecke
    }{ $goods ->
        [mineral] {" "}mit Mineral
        [gas] {" "}mit Gas
       *[none] {""}
    }{ $stone ->
        [none] {""}
       *[other] , Stein { $stone }
    })
ships-of = { $who ->
        [you] { $n ->
                [one] dein Schiff
               *[other] deine { $n } Schiffe
            }
       *[other] { ships } von { $who }
    }
# ($place, $stacks)
place-with-stacks = { $place }: { $stacks }
place-empty = { $place }, leer

## What is asked
## A question to the reader begins with a capital; to others it follows the name: "{p2}: choose the race you keep".

asks-race = wähle ein Volk
asks-planet = wähle einen Planeten und fülle den Raum ringsum
asks-second-planet = wähle den zweiten Planeten, mit dem Raum ringsum
asks-return = wohin kehren die Schiffe zurück?
asks-doubling = welche Staffel verdoppelt sich?
asks-growth = wo kommt ein Schiff dazu?
asks-mode = Lanze oder Schild?
way-buy = kauf
way-trade = handle
way-purge = schüttle ab
asks-supply = { $ways }, oder mach weiter
asks-reveal = deck { $who ->
        [you] dein
       *[other] das
    } Volk auf, oder mach weiter
# ($n, $extras)
asks-action = bewege Schiffe oder greif an (noch { actions }{ $extras ->
        [0] {""}
        [one] {" "}und 1 Extrabewegung
       *[other] {" "}und { $extras } Extrabewegungen
    })
# ($who, $other, $site)
asks-ally = Partei ergreifen? { $who ->
        [you] Du greifst
       *[other] { $who } greift
    } { $other ->
        [you] dich
       *[other] { $other }
    } auf { $site } an
asks-support = Unterstützung nach { $site } rufen?
asks-card = { $other ->
        [you] eine Karte gegen dich wählen
       *[other] wähle eine Karte gegen { $other }
    }
asks-face = welche der beiden Karten zählt?
asks-turncoat = die Seite wechseln?
asks-copy = die andere Karte kopieren ({ $n })?
asks-burn = bis zu 4 Schiffe opfern, je +2?
# ($n, $against)
asks-reinforce = Verstärkungen spielen? Es steht { $n } zu { $against }
asks-company = als Freund auftreten?
asks-retreat = wohin zieht sich die Hauptstaffel zurück?
asks-slip = mit der Hauptstaffel entwischen?
asks-spite = zurückschlagen?
asks-cling = ein Schiff an die siegreiche Hauptstaffel klammern?
asks-graft = ein Schiff für eine Fähigkeit geben?
asks-tile = welches Plättchen steigt?
asks-shed = Karten abwerfen und ebenso viele ziehen?
asks-join = mit 1 oder 2 Schiffen auf { $site } nachrücken?
asks-victory = einen Siegeszug machen?
asks-anything = wähle
asked = { $who ->
        [you] { CAPITAL($what) }
       *[other] { $who }: { CAPITAL($what) }
    }

## What a move did

made-secret-choice = { $who ->
        [you] Du hast
       *[other] { $who } hat
    } geheim gewählt.
you-keep = Du behältst das Volk { $race }.
you-keep-openly = Du behältst das Volk { $race }, offen.
you-choose = Du wählst { $cards }.
you-choose-and-reveal = Du wählst { $cards } und deckst dein Volk auf.
is-ready-to-act = { $who ->
        [you] Du bist bereit für deine
       *[other] { $who } ist bereit für die
    } Aktionen.
ends-turn = { $who ->
        [you] Du beendest deinen
       *[other] { $who } beendet den
    } Zug.

## What a move did: the question that follows tells everybody that the player has the power, or the cards

can-reinforce = { $who ->
        [you] Deine Verstärkungen
       *[other] Die Verstärkungen von { $who }
    } reichen, um es noch zu drehen.
can-turncoat = { $who ->
        [you] Du kannst
       *[other] { $who } kann
    } die Seite wechseln, wie es nur Janus kann.
can-copy = { $who ->
        [you] Du kannst
       *[other] { $who } kann
    } die Karte kopieren, wie es nur der Kopist kann.
can-burn = { $who ->
        [you] Du kannst
       *[other] { $who } kann
    } Schiffe opfern, wie es nur das Fußvolk kann.
can-keep-company = { $who ->
        [you] Du kannst
       *[other] { $who } kann
    } als Freund auftreten, wie es nur der Freund kann.
can-slip = { $who ->
        [you] Du kannst
       *[other] { $who } kann
    } entwischen, wie es nur der Tänzer kann.
can-spite = { $who ->
        [you] Du kannst
       *[other] { $who } kann
    } zurückschlagen, wie es nur der Rächer kann.
can-cling = { $who ->
        [you] Du kannst dich
       *[other] { $who } kann sich
    } an die siegreiche Seite klammern, wie es nur der Parasit kann.
can-graft = { $who ->
        [you] Du kannst
       *[other] { $who } kann
    } eine Fähigkeit nehmen, wie es nur die Gestalt kann.
can-raise = { $who ->
        [you] Du kannst
       *[other] { $who } kann
    } ein Plättchen heben, wie es nur Domino kann.

## What a move did: the answer was no

keeps-side = { $who ->
        [you] Du wechselst
       *[other] { $who } wechselt
    } die Seite nicht.
declines-to-copy = { $who ->
        [you] Du kopierst
       *[other] { $who } kopiert
    } nicht.
declines-to-slip = { $who ->
        [you] Du willst
       *[other] { $who } will
    } nicht entwischen.
declines-company = { $who ->
        [you] Du willst
       *[other] { $who } will
    } nicht als Freund auftreten.
declines-to-cling = { $who ->
        [you] Du willst dich
       *[other] { $who } will sich
    } nicht anklammern.
declines-spite = { $who ->
        [you] Du schlägst
       *[other] { $who } schlägt
    } nicht zurück.
burns-none = { $who ->
        [you] Du opferst
       *[other] { $who } opfert
    } keine Schiffe.
plays-no-reinforcements = { $who ->
        [you] Du spielst
       *[other] { $who } spielt
    } keine Verstärkungen.
takes-no-power = { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } keine Fähigkeit.
raises-no-tile = { $who ->
        [you] Du hebst
       *[other] { $who } hebt
    } kein Plättchen.
discards-nothing = { $who ->
        [you] Du wirfst
       *[other] { $who } wirft
    } nichts ab.
joins-nobody = { $who ->
        [you] Du rückst
       *[other] { $who } rückt
    } nicht nach.
adds-none = { $who ->
        [you] Du stellst
       *[other] { $who } stellt
    } kein Schiff dazu.

## What a move did: what happened

puts-ships = { $who ->
        [you] Du legst
       *[other] { $who } legt
    } { $stacks }.
loses-ships = { $who ->
        [you] Du verlierst
       *[other] { $who } verliert
    } { $stacks }.
has-extra-moves = { $who ->
        [you] Du hast
       *[other] { $who } hat
    } { extra-moves }.
reveals-race = { $who ->
        [you] Du deckst dein
       *[other] { $who } deckt das eigene
    } Volk auf: { $race }.
takes-stone = { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } den Stein { $stone }.
# ($who, $stone, $site)
takes-stone-on = { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } den Stein { $stone } auf { $site }.
# ($stone, $site)
stone-lies-on = Der Stein { $stone } liegt auf { $site }.
begins-with-more = { $who ->
        [you] Für deinen späten Platz beginnst du
       *[other] Für den späten Platz beginnt { $who }
    } mit { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } mehr.
race-brings = Aufgedeckt bringt { $race } { cards }.
round-begins = Runde { $n } beginnt.
offer-lapses = { $who ->
        [you] Dein Angebot { $offer }
       *[other] Das Angebot { $offer } von { $who }
    } verfällt.
returns-to = { $who ->
        [you] Du kehrst
       *[other] { $who } kehrt
    } mit { $n ->
        [one] 1 Schiff
       *[other] { $n } Schiffen
    } nach { $site } zurück.
misses-turn = { $who ->
        [you] Du setzt
       *[other] { $who } setzt
    } aus: Kein Feld ist leer.
adds-ships = { $who ->
        [you] Du stellst
       *[other] { $who } stellt
    } auf { $site } { ships } dazu.
mode-is = { $who ->
        [you] Dein Modus
       *[other] Der Modus von { $who }
    } ist { $mode ->
        [lance] Lanze
       *[shield] Schild
    }.
gets-goods = { $who ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } { $goods }.
# ($who, $goods, $other, $price)
gets-from = { $who ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } { $goods } von { $other ->
        [you] dir
       *[other] { $other }
    } für { $price }.
# ($who, $other)
declines-offer = { $who ->
        [you] Du lehnst
       *[other] { $who } lehnt
    } { $other ->
        [you] dein Angebot
       *[other] das Angebot von { $other }
    } ab.
# ($who, $other, $goods, $price)
offers = { $who ->
        [you] Du bietest
       *[other] { $who } bietet
    } { $other ->
        [you] dir
       *[other] { $other }
    } { $goods } für { $price }.
buys-ship = { $who ->
        [you] Du kaufst
       *[other] { $who } kauft
    } für 1 Mineral ein Schiff auf { $site }.
buys-two-ships = { $who ->
        [you] Du kaufst
       *[other] { $who } kauft
    } für 1 Mineral 2 Schiffe auf { $site }.
# ($who, $site, $to)
buys-ship-each = { $who ->
        [you] Du kaufst
       *[other] { $who } kauft
    } für 1 Mineral je ein Schiff auf { $site } und { $to }.
draws-cards = { $who ->
        [you] Du ziehst
       *[other] { $who } zieht
    } { cards }.
new-in-hand = Neu auf deiner Hand: { $cards }.
buys-card = { $who ->
        [you] Du kaufst
       *[other] { $who } kauft
    } für 1 Gas eine Karte.
# ($who, $other, $site)
purges = { $who ->
        [you] Du schüttelst
       *[other] { $who } schüttelt
    } { $other ->
        [you] dein Schiff
       *[other] das Schiff von { $other }
    } von { $who ->
        [you] deiner
       *[other] der eigenen
    } Staffel auf { $site } ab.
shuffled = Der Ablagestapel wird zu einem neuen Stapel gemischt ({ cards }).
# ($who, $n, $from, $to)
moves = { $who ->
        [you] Du bewegst
       *[other] { $who } bewegt
    } { ships } von { $from } nach { $to }.
drops = { $who ->
        [you] Du lässt
       *[other] { $who } lässt
    } unterwegs { ships } auf { $site }.
# ($who, $n, $from, $to, $over)
strides = { $who ->
        [you] Du bewegst
       *[other] { $who } bewegt
    } { ships } von { $from } über { $over } nach { $to }.
# ($who, $n, $from, $to)
leaps = { $who ->
        [you] Du springst
       *[other] { $who } springt
    } mit { $n ->
        [one] 1 Schiff
       *[other] { $n } Schiffen
    } von { $from } nach { $to }. Der Stein Sprung ist verbraucht.
# ($who, $other, $to, $from)
invades = { $who ->
        [you] Du greifst
       *[other] { $who } greift
    } { $other ->
        [you] dich
       *[other] { $other }
    } von { $from } aus auf { $to } an.
# ($who, $other, $to, $from, $sites)
invades-with-support = { $who ->
        [you] Du greifst
       *[other] { $who } greift
    } { $other ->
        [you] dich
       *[other] { $other }
    } von { $from } aus auf { $to } an, mit Unterstützung von { $sites }.
stays-out = { $who ->
        [you] Du hältst dich
       *[other] { $who } hält sich
    } heraus.
# ($who, $side, $sites)
joins-side = { $who ->
        [you] Du schließt dich
       *[other] { $who } schließt sich
    } mit { $sites } { $side ->
        [offence] dem Angriff
       *[defence] der Verteidigung
    } an.
calls-support = { $who ->
        [you] Du rufst
       *[other] { $who } ruft
    } Unterstützung von { $sites }.
calls-no-support = { $who ->
        [you] Du rufst
       *[other] { $who } ruft
    } keine Unterstützung.
holds-no-invade-card = { $who ->
        [you] Du hast
       *[other] { $who } hat
    } keine Invasionskarte.
discards-hand = { $who ->
        [you] Du hast keine Invasionskarte und wirfst
       *[other] { $who } hat keine Invasionskarte und wirft
    } { $cards } ab.
plays = { $who ->
        [you] Du spielst
       *[other] { $who } spielt
    } { $card }.
has-played-two = { $who ->
        [you] Du hast
       *[other] { $who } hat
    } zwei Karten gespielt.
changes-sides = { $who ->
        [you] Du wechselst
       *[other] { $who } wechselt
    } die Seite, { $side ->
        [offence] zum Angriff
       *[defence] zur Verteidigung
    }.
card-now-counts = { $who ->
        [you] Deine Karte
       *[other] Die Karte von { $who }
    } zählt jetzt { $n }.
# ($who, $n, $site, $plus)
burns = { $who ->
        [you] Du opferst
       *[other] { $who } opfert
    } { ships } auf { $site }: +{ $plus }.
# ($side, $n, $parts)
side-total = { side } { $n }: { $parts }.
# ($who, $cards, $side, $n)
plays-reinforcements = { $who ->
        [you] Du spielst
       *[other] { $who } spielt
    } { $cards }: { $side ->
        [offence] Der Angriff
       *[defence] Die Verteidigung
    } steht bei { $n }.
both-win = Beide Seiten gewinnen.
side-wins = { $side ->
        [offence] Der Angriff
       *[defence] Die Verteidigung
    } gewinnt.
# ($who, $n, $from, $to)
withdraws = { $who ->
        [you] Du ziehst dich
       *[other] { $who } zieht sich
    } mit { $n ->
        [one] 1 Schiff
       *[other] { $n } Schiffen
    } von { $from } nach { $to } zurück.
slips-away = { $who ->
        [you] Deine Hauptstaffel
       *[other] Die Hauptstaffel von { $who }
    } entwischt.
has-nowhere-to-go = { $who ->
        [you] Deine Hauptstaffel
       *[other] Die Hauptstaffel von { $who }
    } auf { $site } kann nirgendwohin.
loses-none-as-friend = { $who ->
        [you] Du verlierst
       *[other] { $who } verliert
    } als Freund keine Schiffe.
# ($who, $other)
keeps-company = { $who ->
        [you] Du leistest
       *[other] { $who } leistet
    } { $other ->
        [you] dir
       *[other] { $other }
    } Gesellschaft.
# ($who, $cards, $other)
takes-cards = { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { $cards } von { $other ->
        [you] dir
       *[other] { $other }
    }.
# ($who, $n, $other)
takes-random-cards = { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { $n ->
        [one] 1 zufällige Karte
       *[other] { $n } zufällige Karten
    } von { $other ->
        [you] dir
       *[other] { $other }
    }.
are-discarded = Auf den Ablagestapel: { $cards }.
discards = { $who ->
        [you] Du wirfst
       *[other] { $who } wirft
    } { $cards } ab.
discards-number = { $who ->
        [you] Du wirfst
       *[other] { $who } wirft
    } { cards } ab.
bitterness-grows = { $who ->
        [you] Dein Groll
       *[other] Der Groll von { $who }
    } ist jetzt +{ $n }.
strikes-back = { $who ->
        [you] Du schlägst
       *[other] { $who } schlägt
    } zurück: Die siegreiche Seite verliert { ships }.
# ($who, $other, $site)
clings = { $who ->
        [you] Eins deiner Schiffe
       *[other] Ein Schiff von { $who }
    } klammert sich an { $other ->
        [you] deine Staffel
       *[other] die Staffel von { $other }
    } auf { $site }.
clung-ship-is-gone = { $who ->
        [you] Dein angeklammertes Schiff
       *[other] Das angeklammerte Schiff von { $who }
    } auf { $site } ist weg.
# ($who, $site, $race)
takes-power = { $who ->
        [you] Du gibst ein Schiff auf { $site } und nimmst
       *[other] { $who } gibt ein Schiff auf { $site } und nimmt
    } eine Fähigkeit des Volks { $race }.
loses-power = { $who ->
        [you] Du verlierst
       *[other] { $who } verliert
    } die Fähigkeit des Volks { $race }.
# ($who, $tile, $n, $text)
raises-tile = { $who ->
        [you] Du hebst
       *[other] { $who } hebt
    } { $tile } auf Stufe { $n }: { $text }.
# ($who, $n, $from, $to)
joins-with = { $who ->
        [you] Du rückst
       *[other] { $who } rückt
    } mit { $n ->
        [one] 1 Schiff
       *[other] { $n } Schiffen
    } von { $from } auf { $to } nach.
accord = Beide Hauptparteien schließen ein Abkommen.
# ($who, $n, $from, $to)
makes-victory-move = { $who ->
        [you] Du bewegst
       *[other] { $who } bewegt
    } im Siegeszug { ships } von { $from } nach { $to }.
makes-no-victory-move = { $who ->
        [you] Du machst
       *[other] { $who } macht
    } keinen Siegeszug.
invasion-failed = Die Invasion ist gescheitert, und { $who ->
        [you] dein Zug
       *[other] der Zug von { $who }
    } ist vorbei.
invasion-over = Die Invasion ist vorbei: { $who ->
        [you] Du hast
       *[other] { $who } hat
    } { $n ->
        [0] keine Aktion mehr
        [one] noch 1 Aktion
       *[other] noch { $n } Aktionen
    }.
game-over = Die Partie ist vorbei.

five-colonies = { $n ->
        [one] { $who ->
                [you] Du hast
               *[other] { $who } hat
            } fünf Kolonien.
       *[other] Gemeinsamer Sieg mit fünf Kolonien ({ $names }).
    }
last-round = Das war die letzte Runde.

## What a choice means
## While a move is chosen, for the beginning that is chosen so far.

# ($card, $text)
card-means = { CAPITAL($card) }. { $text }
# ($race, $motto, $text, $graft)
race-means = { $race }: { $motto }. { $text } { $graft }
# ($who, $n, $graveyard, $colonies)
player-has = { $who ->
        [you] Du hast
       *[other] { $who } hat
    } { cards }, { $graveyard ->
        [one] 1 Schiff
       *[other] { $graveyard } Schiffe
    } auf dem Friedhof und { $colonies ->
        [one] 1 Kolonie
       *[other] { $colonies } Kolonien
    }.
race-is-revealed = Dein Volk wird aufgedeckt.
race-stays-hidden = Dein Volk bleibt verdeckt.
everybody-sees-it = Alle sehen es.
lance-means = +3, wenn du angreifst, bis zu deinem nächsten Zug.
shield-means = +3, wenn du verteidigst, bis zu deinem nächsten Zug.
will-have-colonies = Dann hast du { $n ->
        [one] 1 Kolonie
       *[other] { $n } Kolonien
    }.
# ($n, $to, $left, $from)
ships-to = { ships } nach { $to }; { $left ->
        [0] keins bleibt
        [one] 1 bleibt
       *[other] { $left } bleiben
    } auf { $from }.
# ($dropped, $over, $n, $to, $left, $from)
walk-means = { $dropped ->
        [one] 1 Schiff
       *[other] { $dropped } Schiffe
    } auf { $over }, { ships } auf { $to }; { $left ->
        [0] keins bleibt
        [one] 1 bleibt
       *[other] { $left } bleiben
    } auf { $from }.
# ($n, $against)
before-cards = Vor den Karten: { $n } gegen { $against } (bei Gleichstand gewinnt die Verteidigung).
can-add = { $who ->
        [you] Du kannst
       *[other] { $who } kann
    } { $n } beisteuern
# ($offence, $defence)
sums = Angriff { $offence }, Verteidigung { $defence }
# ($offence, $defence)
sums-before-cards = Vor den Karten: { sums }.
you-stay-out = Du hältst dich heraus und behältst deine Schiffe.
choose-stacks = Wähle die Staffeln, die sich { $side ->
        [offence] dem Angriff
       *[defence] der Verteidigung
    } anschließen.
adds = Bringt { $n }.
friend-loses-none = Als Freund verlierst du keine Schiffe.
lost-with-side = Deine Schiffe sind verloren, wenn { $side ->
        [offence] der Angriff
       *[defence] die Verteidigung
    } verliert.
fights-alone = Deine Hauptstaffel kämpft ohne Unterstützung.
lost-if-you-lose = { $n ->
        [one] Diese Staffel ist
       *[other] Diese Staffeln sind
    } verloren, wenn du verlierst.
with-support = Mit Unterstützung: Wähle, welche deiner Staffeln mitkämpfen.
no-such-offer = Dieses Angebot gibt es nicht.
# ($goods, $price)
you-get-for = Du bekommst { $goods } für { $price }.
gets-back = { $who ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } { $goods } zurück.
offer-means = Biete Mineralien oder Gas gegen anderes. Die Antwort kommt, wenn die andere Person am Zug ist.
you-set-aside = Du legst { $goods } beiseite.
# ($goods, $price)
you-set-aside-for = Du legst { $goods } beiseite und verlangst { $price }.
choose-price = Wähle, was du verlangst.
card-costs = Kostet 1 Gas (du hast { $n }). Du ziehst eine Karte.
ships-cost = Kostet 1 Mineral (du hast { $n }).
choose-site-of-ships = Wähle, wohin die Schiffe kommen.
new-ship-on = Ein Schiff auf { $site }.
two-new-ships-on = 2 Schiffe auf { $site }.
# ($site, $to)
new-ship-each = Je ein Schiff auf { $site } und { $to }.
# ($n, $most)
places-ships = Setzt { $n } von { $most ->
        [one] 1 Schiff
       *[other] { $most } Schiffen
    }.
ships-come-back = { $n ->
        [one] 1 Schiff kommt
       *[other] { $n } Schiffe kommen
    } von deinem Friedhof nach { $place }.
# ($n, $site, $now)
grows = Auf { $site } { $n ->
        [one] kommt 1 Schiff
       *[other] kommen { $n } Schiffe
    } dazu (jetzt { $now }).
grows-none = Kein Schiff kommt dazu.
# ($lost, $n, $site, $other)
purge-costs-some = Du verlierst { $lost } deiner { ships } auf { $site }, und { $other ->
        [you] dein Schiff
       *[other] das Schiff von { $other }
    } ist weg.
purge-costs-all = Du verlierst { $n ->
        [one] dein Schiff
       *[other] deine { $n } Schiffe
    } auf { $site }, und { $other ->
        [you] dein Schiff
       *[other] das Schiff von { $other }
    } ist weg.
one-of-two-counts = Eine Karte { $card } zählt. Die andere kommt zurück auf deine Hand.
# ($card, $second)
choose-which-counts = Beim Aufdecken wählst du, ob { $card } oder { $second } zählt. Die andere Karte kommt zurück auf deine Hand.
returns-to-hand = { $card } kommt zurück auf deine Hand.
you-burn-none = Du opferst keine Schiffe.
# ($n, $plus)
burning = Du opferst { ships } für +{ $plus }.
# ($n, $plus, $offence, $defence)
burning-with-sums = Du opferst { ships } für +{ $plus }. Vor Verstärkungen: { sums }.
graft-of-hidden = { $other ->
        [you] Dein Volk
       *[other] Das Volk von { $other }
    } wird aufgedeckt. Hat es eine Fähigkeit zu vergeben, nimmst du sie für 1 Schiff von { $site }.
# ($site, $race, $graft)
graft-means = 1 Schiff von { $site } kommt auf deine Volkskarte, und du nimmst eine Fähigkeit des Volks { $race }. { $graft }
you-take-no-power = Du nimmst keine Fähigkeit.
no-tile-goes-up = Kein Plättchen steigt, und dein Volk bleibt verdeckt.
# ($tile, $n, $text)
tile-goes-up = { $tile } steigt auf Stufe { $n }: { $text }.
you-keep-cards = Du behältst deine Karten.
you-discard-one = Du wirfst { $card } ab und ziehst eine Karte.
you-discard-two = Du wirfst { $cards } ab und ziehst 2 Karten.
your-ships-stay = Deine Schiffe bleiben, wo sie sind.
go-on-to-actions = Weiter zu deinen Aktionen.
offers-are-declined = Angebote an dich lehnst du damit ab.
end-means = Beendet deinen Zug.
end-with-unused = Beendet deinen Zug. Ungenutzt: { $unused }.
no-reinforcements = Du behältst deine Karten, und deine Seite verliert.
# ($n, $against)
n-against = { $n } gegen { $against }.
# ($side, $offence, $defence)
stacks-change-sides = Deine Staffeln wechseln { $side ->
        [offence] zum Angriff
       *[defence] zur Verteidigung
    }. Vor Verstärkungen: { sums }.
# ($side, $offence, $defence)
stacks-keep-side = Deine Staffeln bleiben { $side ->
        [offence] beim Angriff
       *[defence] bei der Verteidigung
    }. Vor Verstärkungen: { sums }.
your-card-still-counts = Deine Karte zählt weiter { $n }.
# ($n, $instead)
your-card-counts-instead = Deine Karte zählt { $n } statt { $instead }.
main-stack-is-lost = Deine Hauptstaffel ist verloren: { ships }.
main-stack-stays = Deine Hauptstaffel bleibt auf { $site }.
main-stack-moves = Deine Hauptstaffel geht nach { $place }.
both-draw = Du und { $who } zieht je eine Karte.
nobody-draws = Niemand zieht eine Karte.
ships-not-lost-with-side = Deine Schiffe gehen nicht mit deiner Seite verloren.
ships-lost-with-side = Deine Schiffe gehen mit deiner Seite verloren.
lost-ship-clings = Eins deiner verlorenen Schiffe klammert sich an { $other ->
        [you] deine Staffel
       *[other] die Staffel von { $other }
    } auf { $site }.
no-ship-clings = Kein Schiff klammert sich an.
winner-loses = Die siegreiche Seite verliert { ships }.
winner-loses-and-bitter = { $n ->
        [0] Eins deiner verlorenen Schiffe kommt auf deine Volkskarte.
       *[other] Die siegreiche Seite verliert { ships }, und eins deiner verlorenen Schiffe kommt auf deine Volkskarte.
    }
winner-loses-nothing = Die siegreiche Seite verliert nichts.
no-victory-move = Kein Siegeszug.
verb-means = { $verb ->
        [keep] Behalte ein Volk, verdeckt oder offen.
        [settle] Setz Schiffe auf einen leeren Planeten und auf die Ecken seines Sechsecks.
        [return] Bis zu 4 Schiffe kommen von deinem Friedhof auf ein leeres Feld am Rand.
        [mode] Lanze gibt +3 im Angriff, Schild +3 in der Verteidigung, bis zu deinem nächsten Zug.
        [double] Wähle eine Staffel, die sich verdoppelt.
        [brood] Wähle eine Staffel, die 1 Schiff dazubekommt.
        [accept] Nimm ein Angebot an dich an: Zahle, was es verlangt, und du bekommst, was es gibt.
        [decline] Lehne ein Angebot an dich ab. Was geboten war, geht zurück.
        [offer] Biete Mineralien oder Gas gegen anderes. Die Antwort kommt, wenn die andere Person am Zug ist.
        [buy] Zahle 1 Mineral für ein oder zwei Schiffe oder 1 Gas für eine Karte.
        [purge] Verliere bis zu 2 Schiffe einer Staffel, um das angeklammerte Schiff abzuschütteln.
        [reveal] Dein Volk wird aufgedeckt und wirkt ab jetzt.
        [move] Bewege Schiffe auf ein Nachbarfeld.
        [walk] Zwei Schritte: Lass Schiffe auf dem ersten Feld und nimm andere zum zweiten mit.
        [stride] Bewege Schiffe über ein Feld hinweg auf das Feld dahinter.
        [leap] Bewege Schiffe auf ein beliebiges offenes Feld, einmal.
        [invade] Deine ganze Staffel greift eine andere an, nebenan oder auf demselben Feld.
        [ally] Schließ dich mit ganzen Staffeln einer Seite an, oder halte dich heraus.
        [support] Rufe Staffeln neben dem angegriffenen Feld zu Hilfe, jede als Ganzes.
        [play] Wähle geheim deine Karte.
        [face] Wähle, welche Karte zählt. Die andere kommt zurück auf deine Hand.
        [turncoat] Wechsle mit allen deinen Staffeln die Seite, oder bleib.
        [copy] Deine Karte bekommt den Wert der anderen.
        [slip] Deine Hauptstaffel geht nicht mit deiner Seite verloren.
        [company] Als Freund verlierst du keine Schiffe, oder ihr zieht je eine Karte: du und die siegreiche Hauptpartei.
        [cling] Eins deiner verlorenen Schiffe klammert sich an die siegreiche Hauptstaffel.
        [spite] Die siegreiche Seite verliert halb so viele Schiffe wie du.
        [burn] Opfere bis zu 4 Schiffe, die nicht mitkämpfen: je +2.
        [reinforce] Spiel Verstärkungen, mit denen du in Führung gehst.
        [retreat] Wähle, wohin deine Hauptstaffel geht.
        [graft] Ein Schiff einer Staffel, die gekämpft hat, kommt auf deine Volkskarte, und du nimmst eine Fähigkeit der Verliererseite.
        [tile] Heb ein Plättchen um eine Stufe.
        [shed] Wirf Karten ab und zieh ebenso viele.
        [join] Rücke mit 1 oder 2 Schiffen auf den angegriffenen Planeten nach.
        [victory] Eine gewöhnliche Bewegung mit einer beliebigen Staffel.
       *[none] {""}
    }

## The text table

table-players = Personen
table-stacks = Staffeln
table-hexes = Sechsecke
table-hand = Deine Hand
column-player = Wer
column-colonies = Kolonien
column-minerals = Mineralien
column-gas = Gas
column-cards = Karten
column-ships-on-board = Schiffe auf dem Spielplan
column-graveyard = Friedhof
column-race = Volk
column-site = Feld
column-kind = Art
column-ships = Schiffe
column-centre = Mitte
column-stone = Stein
column-card = Karte
column-copies = Anzahl
column-what-it-does = Was sie bewirkt
column-spots = Rohstoffquellen
column-counters = Mineralien und Gas
race-unknown = Verdeckt
race-none = Keine
race-known-but-hidden = { $race } (verdeckt)
stone-none = Keine
# ($kind, $goods)
kind-of-site = { $kind ->
        [planet] Planet
        [void] Leerraum
       *[corner] Ecke
    }{ $goods ->
        [mineral] , Mineral
        [gas] , Gas
       *[none] {""}
    }
stack-with-clung = { $stack }, dazu ein angeklammertes Schiff von { $other }
# ($rank, $who, $colonies)
standing = { $rank }. { CAPITAL($who) } mit { $colonies ->
        [one] 1 Kolonie
       *[other] { $colonies } Kolonien
    }.
tiles-of = { $who ->
        [you] Deine Plättchen
       *[other] Plättchen von { $who }
    }: { $tiles }.
tile-with-level = { $tile } { $n }
stones-of = { $who ->
        [you] Deine Steine
       *[other] Steine von { $who }
    }: { $stones }.
grafts-of = { $who ->
        [you] Deine Übernahmen
       *[other] Übernahmen von { $who }
    }: { $races }.
bitterness-of = { $who ->
        [you] Dein Groll
       *[other] Groll von { $who }
    }: +{ $n }.
# ($offer, $who, $goods, $other, $price)
open-offer = Angebot { $offer }: { $who ->
        [you] Du gibst
       *[other] { $who } gibt
    } { $other ->
        [you] dir
       *[other] { $other }
    } { $goods } für { $price }.
# ($side, $who, $site, $n)
side-with-main-stack = { side }: { $who } auf { $site } mit { $n ->
        [one] 1 Schiff
       *[other] { $n } Schiffen
    }
# ($half, $sites)
side-with-support = { $half }, Unterstützung auf { $sites }
# ($half, $who, $sites)
side-with-ally = { $half }, { $who } auf { $sites }
# ($half, $card)
side-with-card = { $half }, { $card }
side-with-total = { $half }, zusammen { $n }
more-cards-at-start = Mehr Karten zu Beginn: { $more }.
setting-up = Aufbau{ $who ->
        [you] , du bist am Zug
        [nobody] {""}
       *[other] , { $who } ist am Zug
    }.
# ($n, $last, $who)
round-of = Runde { $n } von { $last }{ $who ->
        [you] , du bist am Zug
        [nobody] {""}
       *[other] , { $who } ist am Zug
    }.
is-ready = { $who ->
        [you] Du bist
       *[other] { $who } ist
    } bereit.
# ($race, $text)
your-race = Dein Volk: { $race }. { $text }
# ($race, $text)
your-hidden-race = Dein Volk: { $race }, verdeckt. { $text }
you-were-dealt = Zur Wahl hast du { $races }.
when-set-up = Aufbau
when-round = Runde { $n }
over-because = Die Partie ist vorbei: { $why }
deck-has = Noch { cards } im Stapel.
discard-is-empty = Der Ablagestapel ist leer.
discarded = Abgeworfen: { $cards }.

## Refusals
## To the player who is asked and has chosen something that isn't allowed.

# ($right, $given)
now-choose = Wähle jetzt „{ $right }“, nicht „{ $given }“.
now-supply = Wähle jetzt einen Kauf, ein Angebot oder „ready“, nicht „{ $given }“.
now-act = Wähle jetzt eine Bewegung, einen Angriff oder „end“, nicht „{ $given }“.
no-answer = Danach wird gerade nicht gefragt.
is-always-open = { $race } ist immer offen. Lass „open“ weg.
is-open-in-this-game = { $race } ist in dieser Partie immer offen. Lass „open“ weg.
# ($race, $races)
not-dealt = { $race } steht dir nicht zur Wahl. Du kannst { $races } behalten.
has-no-planet = Auf { $site } ist kein Planet.
choose-empty-planet = Wähle einen leeren Planeten.
choose-empty-site = Wähle ein leeres Feld.
# ($n, $who, $names, $site)
occupied = Auf { $site } { $n ->
        [one] { $who ->
                [you] hast du
               *[other] hat { $who }
            }
       *[other] haben { $names }
    } Schiffe.
# ($site, $names, $n)
is-closed = { $site } ist gesperrt: Dort { $n ->
        [one] hat
       *[other] haben
    } { $names } Schiffe.
# ($most, $wanted)
planet-takes = Auf den Planeten kommen 1 bis { $most } Schiffe, nicht { $wanted }.
# ($n, $wanted)
can-place-first = Du kannst jetzt { ships } setzen (1 bleibt zurück), nicht { $wanted }.
# ($n, $wanted)
can-place = Du kannst { ships } setzen, nicht { $wanted }.
# ($site, $example)
not-on-rim = { $site } liegt nicht am Rand. Wähle ein leeres Feld am Rand, zum Beispiel { $example }.
doubles-in-first-turn = In deinem ersten Zug verdoppelt sich eine Staffel.
doubles-in-first-turn-only = Nur in deinem ersten Zug verdoppelt sich eine Staffel.
you-have-no-stack-on = Du hast keine Staffel auf { $site }.
stack-is-full = Deine Staffel auf { $site } ist voll: { ships }.
# ($site, $n, $wanted)
has-room-for-more = Auf { $site } { $n ->
        [one] passt
       *[other] passen
    } noch { $n }, nicht { $wanted }.
# ($site, $n, $wanted)
has-room-for = Auf { $site } { $n ->
        [one] passt
       *[other] passen
    } { ships }, nicht { $wanted }.
no-offer = Ein Angebot { $offer } gibt es nicht.
offer-is-for = Das Angebot { $offer } ist für { $other ->
        [you] dich
       *[other] { $other }
    }.
# ($goods, $owned)
offer-asks-for = Es verlangt { $goods }, und du hast { $owned }.
no-trade = In dieser Partie wird nicht gehandelt.
offer-goes-to-another = Ein Angebot geht an eine andere Person.
offer-names-at-most = Ein Angebot nennt höchstens { $most } von jeder Art.
two-offers-made = Du hast in diesem Zug schon zwei Angebote gemacht. Mehr geht nicht.
# ($goods, $owned)
cannot-set-aside = Du kannst { $goods } nicht beiseitelegen: Du hast { $owned }.
no-gas-for-card = Eine Karte kostet 1 Gas, und du hast keins.
# ($n, $most)
too-many-cards = Du hast { $n } Karten. Ab { $most } kannst du keine mehr kaufen.
no-card-is-left = Im Stapel und im Ablagestapel ist keine Karte mehr.
no-mineral-for-ships = Schiffe kosten 1 Mineral, und du hast keins.
# ($n, $wanted)
graveyard-has = Auf deinem Friedhof { $n ->
        [one] liegt
       *[other] liegen
    } { ships }, nicht { $wanted }.
one-ship-for-ascended = Den Lichtwesen bringt ein Mineral nur ein Schiff.
cannot-buy-these-ships = Diese Schiffe kannst du nicht kaufen.
nothing-clings = An deine Staffel auf { $site } klammert sich kein Schiff.
no-hidden-race = Du hast kein verdecktes Volk zum Aufdecken.

## Refusals: moves and invasions

# ($site, $from)
is-not-next-to = { $site } liegt nicht neben { $from }.
# ($from, $sites)
you-reach = Von { $from } erreichst du { $sites }.
already-there = Die Schiffe stehen schon auf { $site }.
move-at-least-one = Bewege mindestens 1 Schiff.
# ($n, $site, $wanted)
you-have-ships-on = Du hast { ships } auf { $site }, nicht { $wanted }.
clung-stack-moves-whole = An deine Staffel auf { $site } klammert sich ein Schiff. Darum bewegen sich alle { $n } zusammen.
both-stacks-are-clung-to = An beide Staffeln klammern sich Schiffe. Darum können sie nicht zusammenkommen.
main-stack-is-no-support = Deine Staffel auf { $site } ist die Hauptstaffel.
stacks-that-can-join = Deine Staffeln, die mitkämpfen können: { $sites }.
only-mason-walks = Nur der Maurer kann zwei Schritte gehen.
has-walked = Du bist in diesem Zug schon einmal zwei Schritte gegangen.
clung-stack-cannot-walk = An deine Staffel auf { $site } klammert sich ein Schiff: Sie kann keine zwei Schritte gehen.
walk-takes-three = Für zwei Schritte braucht es mindestens 3 Schiffe, und auf { $site } { $n ->
        [one] ist nur 1
       *[other] sind nur { $n }
    }.
no-stride-stone = Du hast den Stein Spurt nicht.
has-stridden = Du hast den Stein Spurt in diesem Zug schon benutzt.
no-reach-stone = Du hast den Stein Sprung nicht.
way-ends-where-it-begins = Der Weg kann nicht auf { $site } enden, wo er beginnt.
# ($from, $over, $to, $n)
walk-leaves-ships = Mindestens je 1 Schiff bleibt auf { $from }, { $over } und { $to }; du hast { ships }.
only-extra-moves = Du hast nur noch Extrabewegungen: Angreifen geht nicht mehr.
not-yourself = Du kannst dich nicht selbst angreifen.
no-such-player = { $player } gibt es nicht.
has-no-stack-on = { $other ->
        [you] Du hast
       *[other] { $other } hat
    } keine Staffel auf { $site }.

## Refusals: answers in an invasion

hand-is-empty = Deine Hand ist leer.
card-held-only = Du hast { $card } nur { $n ->
        [one] einmal
        [2] zweimal
        [3] dreimal
       *[other] { $n }-mal
    }.
# ($card, $cards)
card-not-held = Du hast { $card } nicht. Du hast { $cards }.
bare-hand-only-without-card = Die bloße Hand kannst du nur spielen, wenn es gar keine Invasionskarte mehr gibt.
is-no-invade-card = { $card } ist keine Invasionskarte.
only-two-faced-plays-two = Nur Janus spielt zwei Karten.
# ($cards, $card)
you-chose-others = Du hast { $cards } gewählt, nicht { $card }.
stack-fights = Deine Staffel auf { $site } kämpft mit: Du kannst sie nicht opfern.
# ($site, $n, $wanted)
site-has = { $site } hat { ships }, nicht { $wanted }.
burn-at-most = Du opferst höchstens 4 Schiffe, nicht { $wanted }.
# ($n, $against, $needed, $wanted)
reinforcements-not-enough = Damit steht es { $n } zu { $against }; du brauchst mindestens { $needed } dazu, nicht { $wanted }.
name-a-site-or-no = Nenne das Feld, auf das deine Hauptstaffel geht, oder „no“.
name-a-site = Nenne das Feld, auf das deine Hauptstaffel geht.
invading-stack-stays = Eine angreifende Hauptstaffel bleibt, wo sie ist: „yes“ oder „no“.
revealed-slips-away = Dein Volk ist aufgedeckt: Deine Hauptstaffel entwischt.
# ($site, $sites)
no-stack-that-fought = Auf { $site } steht keine deiner Staffeln, die gekämpft haben. Das Schiff kann von { $sites } kommen.
revealed-raises-tile = Dein Volk ist aufgedeckt: Ein Plättchen steigt.
tile-at-level-two = { $tile } hat schon Stufe 2.
tiles-first-at-level-one = { $tile } kommt erst auf Stufe 2, wenn alle Plättchen Stufe 1 haben.
shed-one = Dein Plättchen Abwurf hat Stufe 1: Du wirfst eine Karte ab.
# ($site, $to, $sites)
cannot-join-from = Auf { $site } ist keine deiner Staffeln, die gekämpft haben und nach { $to } können. Du kannst von { $sites } nachrücken.
join-with-one-or-two = Von { $site } kannst du mit 1 oder 2 Schiffen nachrücken, nicht mit { $wanted }.
# ($site, $n, $wanted)
join-with = Von { $site } kannst du mit { $n ->
        [one] 1 Schiff
       *[other] { $n } Schiffen
    } nachrücken, nicht mit { $wanted }.

## Options and presets

five-colonies-win = Fünf Kolonien gewinnen
five-colonies-win-note = Wer sie bis zum nächsten eigenen Zug halten muss, spielt länger: gut für fünf oder sechs, die mehr als ein Geplänkel wollen.
win-at-once = Sofort
win-if-held = Wenn du sie zu Beginn deines nächsten Zuges noch hast
first-turn = Der allererste Zug
one-action = Eine Aktion
two-actions = Zwei Aktionen
rounds-at-most = Höchstzahl der Runden
rounds-at-most-note = Jede Zahl von 8 bis 30.
ships-per-player = Schiffe pro Person
races = Völker
races-secret = Geheim, bis sie wirken
races-open = Von Anfang an offen
races-none = Keine
trade = Angebote untereinander
trade-allowed = Erlaubt
trade-none = Keine
who-starts = Wer beginnt
starts-at-random = Ausgelost
starts-first-seat = Der erste Platz
cards-at-start = Karten zu Beginn
more-for-last-seats = Mehr für die letzten Plätze
seven-each = Je sieben
late-seats-begin-with-more = Wer spät drankommt, gewinnt seltener. Darum beginnen die letzten Plätze mit { $more } Karten mehr, wenn fünf Kolonien sofort gewinnen.
gifts = Karten für schwächere Völker
gifts-to = Wer eins dieser Völker aufdeckt, zieht Karten: { $races }.
race-so-many = { $race } { $n }
gifts-given = Beim Aufdecken
gifts-none = Keine Karten

first-game = Erste Partie
first-game-note = Alle Völker liegen offen, und niemand handelt.
standard = Standard
standard-note = Geheime Völker, und fünf Planeten gewinnen sofort.
even-races = Gleich starke Völker
even-races-note = Geheime Völker, und die schwächeren bringen Karten.
long-game = Lange Partie
long-game-note = Du musst fünf Planeten noch haben, wenn dein nächster Zug beginnt.
long-game-note-for-many = Du musst fünf Planeten noch haben, wenn dein nächster Zug beginnt. Sonst ist die Partie bei so vielen oft in zwei Runden vorbei.
by-link = Per Link
by-link-note = Ohne Angebote, also mit weniger Nachrichten.

## How moves are written, behind "comes"

ships-number = eine Anzahl Schiffe
a-site = ein Feld wie d5
site-or-none = ein Feld wie d5 oder none
sites-or-none = none oder Felder wie e4,f4
yes-no-or-site = yes, no oder ein Feld wie e6
yes-or-no = yes oder no
a-race = ein Volk wie mason, dann open oder nichts
ships-to-settle = eine Verteilung der Schiffe auf einen Planeten und seine Ecken: d5=4 c4=2
a-mode = lance oder shield
an-offer = ein Angebot wie o2a
a-player = ein Platz wie p2
a-deal = was gegeben und was verlangt wird: 2m for 1g
a-purchase = card, oder ship und ein oder zwei Felder: ship d5,e5
player-and-support = ein Platz wie p2, dann nichts oder with und Felder: p2 with e4,f4
side-and-sites = none, oder off oder def und Felder: off e4,f4
card-to-play = eine Karte wie at6, dann nichts, reveal oder eine zweite Karte
a-card = eine Karte wie at6
ships-to-burn = none, oder Schiffe, die geopfert werden: a1=2,b1=1
reinforcements-or-none = none oder Karten wie re2,re3
cards-to-shed = eine Karte wie at1, zwei, oder none
tile-or-none = ein Plättchen wie strike oder none
site-and-ships = ein Feld und eine Anzahl Schiffe: g4 2, oder none
two-sites-and-ships = none, oder zwei Felder und eine Anzahl Schiffe: e5 f5 3

## Find the move

aim-victory-move = Mach den richtigen Siegeszug
aim-take-planet = Nimm jemandem einen Planeten ab
aim-found = Gründe eine Kolonie
aim-spot = Besetze eine Rohstoffquelle
aim-near = Geh neben einen freien Planeten
aim-invade = Greif den richtigen Planeten an
aim-invade-stack = Greif die richtige Staffel an
aim-prepare = Bereite eine Invasion vor
aim-leap = Geh dorthin, wo dich niemand erwartet
aim-spread = Verteile deine Schiffe
aim-go-far = Geh weit
aim-move = Bewege die richtigen Schiffe
aim-buy-ships = Kauf die richtigen Schiffe
aim-buy-card = Kauf eine Karte
aim-offer = Mach das richtige Angebot
aim-answer-offer = Antworte auf ein Angebot
aim-join-side = Schließ dich der richtigen Seite an
aim-invaded = Reagiere klug auf diese Invasion
aim-add-card = Leg die richtige Karte nach
aim-withdraw = Zieh dich auf den richtigen Planeten zurück
aim-bring-together = Bring Schiffe zusammen
aim-discard = Trenn dich von den richtigen Karten
aim-mode = Wähle den richtigen Modus
aim-action = Wähle deine Aktion
aim-supply = Nutze deine Rohstoffe
aim-settle = Besiedle den richtigen Planeten

## Characters of bots

likes-attacks = greift an, wann immer es geht, und schließt sich fremden Angriffen an
likes-settling = besiedelt leere Planeten, baut Schiffe und greift selten an
likes-trade = hält Rohstoffquellen, kauft Karten und macht Angebote
named-raider = Räuber
named-builder = Baumeister
named-trader = Händler

## Answers in advance

ask-me = Frag mich
taking-sides = Partei ergreifen
taking-sides-note = Wenn andere neben deinen Staffeln kämpfen. Per Link spart Heraushalten zu viert jede siebte Nachricht, zu sechst jede vierte.
stay-out = Heraushalten
support-in-defence = Unterstützung in der Verteidigung
when-invaded = Wenn du angegriffen wirst.
every-stack = Jede Staffel, die kann
no-stack = Keine
playing-reinforcements = Verstärkungen
when-behind = Wenn du zurückliegst und damit gewinnen könntest.
never-reinforce = Nie
cheapest-reinforcements = Die billigsten, mit denen du in Führung gehst
victory-in-defence = Siegeszüge in der Verteidigung
when-you-may-move = Wenn du angegriffen wurdest und einen Siegeszug hast.
no-move-then = Keine
move-onto-vacated = Mit der Hauptstaffel auf den Planeten, den der Angriff verlassen hat

copying = Eine Karte kopieren
as-copyist = Als verdeckter Kopist.
keeping-company = Gesellschaft
as-friend = Als verdeckter Freund.
clinging = Anklammern
as-parasite = Als verdeckter Parasit.
striking-back = Zurückschlagen und Groll
as-spite = Als verdeckter Rächer.
slipping-away = Entwischen
as-dancer = Als verdeckter Tänzer, wenn du angreifst.
always-yes = Immer

## The table of scores at the end

scores = Wertung
tie-break-colonies = { $n ->
        [one] 1 Kolonie
       *[other] { $n } Kolonien
    }
tie-break-spots = { $n ->
        [one] 1 Rohstoffquelle
       *[other] { $n } Rohstoffquellen
    }
tie-break-counters = { $n ->
        [one] 1 Mineral oder Gas
       *[other] { $n } Mineralien und Gas
    }
tie-break-cards = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
