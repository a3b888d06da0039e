### More terms are at the head of cosmos.ftl
### supply (the step) = Versorgung
### walk, stride, leap = Gehen, Spurt, Sprung
### face down = verdeckt
###
### number: $n, $minerals, $gas, $hand, $last, $plus, $offence, $defence, $others, $weight

## Figures, alone or in the sentences below

ships = { $n ->
        [one] 1 Schiff
       *[other] { $n } Schiffe
    }
colonies = { $n ->
        [one] 1 Kolonie
       *[other] { $n } Kolonien
    }
cards = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }

## What is asked next

which-race = Welches Volk?
which-planet = Welcher Planet?
which-mode = Welcher Modus?
which-tile = Welches Plättchen?
which-offer = Welches Angebot?
which-card = Welche Karte?
which-cards = Welche Karten?
which-site = Welches Feld?
which-stack = Welche Staffel?
which-stacks = Welche Staffeln?
which-stacks-join = Welche Staffeln kämpfen mit?
how-many-ships = Wie viele Schiffe?
to-whom = Wem?
what-for-what = Was gegen was?
buy-where = Wo?
buy-second-where = Und das zweite Schiff?
on-which-side = Auf welcher Seite?
invade-with-which-stack = Mit welcher Staffel?
invade-whom = Gegen wen?
walk-over-which-site = Über welches Feld?
walk-on-to-which-site = Weiter auf welches Feld?
walk-how-many-stay = Wie viele bleiben dort?
walk-how-many-go-on = Wie viele gehen weiter?

## What a button says

accept = Annehmen
decline = Ablehnen
offer-trade = Handel anbieten
purge = Abschütteln
show-race = Volk aufdecken
ready = Weiter
move = Bewegen
walk = Gehen
other-way = { $verb ->
        [return] Zurückholen
        [double] Verdoppeln
        [brood] Vermehren
        [support] Unterstützen
        [burn] Opfern
        [retreat] Rückzug
        [reinforce] Verstärken
        [graft] Fähigkeit nehmen
        [join] Nachrücken
        [victory] Siegeszug
        [play] Ausspielen
        [tile] Plättchen
        [shed] Austauschen
        [ally] Verbünden
       *[other] { CAPITAL($verb) }
    }
stride = Spurt
leap = Sprung
invade = Angreifen
end-turn = Zug beenden
copy = Kopieren
slip-away = Entwischen
act-as-friend = Als Freund auftreten
cling = Anklammern
strike-back = Zurückschlagen
change-sides = Seite wechseln
stay-out = Heraushalten
no-support = Keine Unterstützung
stay = Bleiben
burn-none = Keine opfern
play-none = Keine spielen
keep-all = Alle behalten
add-none = Keins dazu
double-none = Keine verdoppeln
raise-none = Keins
no = Nein
# ($verb, $site)
go-from = { $verb ->
        [invade] Angriff von { $site }
        [walk] Gehen von { $site }
        [stride] Spurt von { $site }
        [leap] Sprung von { $site }
        [join] Nachrücken von { $site }
        [victory] Siegeszug von { $site }
       *[move] Bewegung von { $site }
    }
# ($from, $to, $n)
from-to = { $from } nach { $to }{ $n ->
        [0] {""}
        [one] : 1 Schiff
       *[other] : { $n } Schiffe
    }
# ($from, $over, $to, $n)
from-over-to = { $from } nach { $over }, { $to }{ $n ->
        [0] {""}
        [one] : 1 Schiff
       *[other] : { $n } Schiffe
    }
# ($race, $how)
keep-race = { $race }{ $how ->
        [open] {" "}offen
        [hidden] {" "}verdeckt
       *[always] {""}
    } behalten
mode-lance = Lanze
mode-shield = Schild
# ($card, $other)
two-cards = { $card }, { $other }
buy-card = Eine Karte kaufen
buy-ship = Ein Schiff kaufen
buy-two-ships = 2 Schiffe kaufen
buy-on = Auf { $site }
# ($site, $other)
buy-on-both = Auf { $site } und { $other }
accept-from = { $who }: annehmen
decline-from = { $who }: ablehnen
# ($sites, $who)
stacks-for = { $sites }: { $who }
# ($who, $site)
invade-on = { $who } auf { $site } angreifen
leave-on = { $n } auf { $site } lassen
move-in = Mit { $n ->
        [one] 1 Schiff
       *[other] { $n } Schiffen
    } einrücken
move-in-all = Mit { $n ->
        [one] 1 Schiff
       *[other] allen { $n } Schiffen
    } einrücken
least = Minimum
most = Alle

## A button's note: its price, or what it brings

costs-gas = 1 Gas
costs-mineral = 1 Mineral
# ($goods, $price)
goods-for = { $goods } für { $price }
lance-note = +3 im Angriff
shield-note = +3 in der Verteidigung
invades = greift an
defends = verteidigt

## The line above the map

setting-up = Aufbau
# ($n, $last)
round-of = Runde { $n } von { $last }
phase-supply = Versorgung
phase-actions = Aktionen
phase-invasion = Invasion
actions-left = { $n ->
        [0] Keine Aktion mehr
        [one] Noch 1 Aktion
       *[other] Noch { $n } Aktionen
    }
nobody-can-win = in dieser Runde kann niemand gewinnen
cards-in-deck = { cards } im Stapel
number-discarded = { $n } abgeworfen

## How the seats stand

colonies-of-seats = Kolonien
# ($n, $minerals, $gas, $hand)
seat-figures = { colonies } · { $minerals ->
        [one] 1 Mineral
       *[other] { $minerals } Mineralien
    }, { $gas } Gas · { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    }
has-five = hat fünf Kolonien
can-have-five = kann im nächsten Zug fünf Kolonien haben
one-short-of-five = braucht nur noch eine Kolonie

## Cards and races

attack = Attacke
reinforcement = Verstärkung
defend = Abwehr
playing-card = Eine Spielkarte
face-down = Verdeckt
hidden-race = Ein verdecktes Volk
hidden-race-text = Wer es spielt, kennt es; alle anderen sehen es erst beim Aufdecken

## In the films of moves, beside a player's figures

holds-reinforcements = Hat Verstärkungen
must-be = Muss { $race } sein
keeps-their-side = Bleibt auf der Seite
no-reinforcements = Keine Verstärkungen
burns-none = Opfert keine
takes-no-power = Nimmt keine Fähigkeit
raises-no-tile = Hebt kein Plättchen
discards-nothing = Wirft nichts ab
joins-nobody = Rückt nicht nach
adds-none = Stellt keins dazu
declines = Lehnt ab
more-cards = { $n ->
        [one] 1 Karte mehr
       *[other] { $n } Karten mehr
    }
no-site-is-empty = Kein Feld ist leer
extra-moves = { $n ->
        [one] 1 Extrabewegung
       *[other] { $n } Extrabewegungen
    }
places-ships = Setzt Schiffe
their-turn = Ist am Zug
offer-lapses = Das Angebot verfällt
discard-is-shuffled = Der Ablagestapel wird gemischt
draws-new-hand = Zieht eine neue Hand
has-chosen = Hat gewählt
has-chosen-two = Zwei Karten
changes-sides = Wechselt die Seite
copies = Kopiert { $n }
slips-away = Entwischt
nowhere-to-go = Kann nirgendwohin
in-good-company = In guter Gesellschaft
strikes-back = Schlägt zurück
takes-power = Nimmt eine Fähigkeit
loses-power = Verliert eine Fähigkeit
an-accord = Ein Abkommen
stays-out = Hält sich heraus
joins-invader = Hilft dem Angriff
joins-defender = Hilft der Verteidigung
calls-no-support = Ruft keine Unterstützung
calls-support = Ruft Unterstützung
# ($n, $plus)
burns = Opfert { $n }: +{ $plus }
purges = Schüttelt ab
clings = Klammert sich an
clung-is-gone = Weg

## In the films of moves, large

both-sides-win = Beide Seiten gewinnen
invasion-succeeds = Die Invasion gelingt
defence-holds = Die Verteidigung hält
round-begins = Runde { $n }
last-round-is-over = Die letzte Runde ist vorbei
five-colonies = Fünf Kolonien
the-end = Ende

## What a player has

mode-is = Modus: { $mode ->
        [lance] Lanze
       *[shield] Schild
    }
tile-with-level = { $tile } { $n }
bitterness = Groll: +{ $n }
has-offers = { $who }, Angebote
tiles = Plättchen: { $tiles }
stones = Steine: { $stones }
powers-taken-from = Fähigkeiten von { $races }
race-face-down = { $race }, verdeckt
a-race-face-down = Volk verdeckt
their-race-is-face-down = Das Volk ist verdeckt
colonies-of-five = { $n } von fünf Kolonien
# ($goods, $n)
holds = Hat { $goods } und { cards }
each-turn = In jedem Zug: { $goods }
in-graveyard = { ships } auf dem Friedhof
# ($goods, $who, $price)
offers = Bietet { $who } { $goods } für { $price }
press-for-more = Tipp, um mehr zu sehen
# ($race, $text)
race-with-text = { $race }: { $text }
# ($race, $text)
race-face-down-with-text = { $race }, verdeckt: { $text }
close = Schließen

## What a site of the map tells

gives-mineral = Wer hier steht, bekommt zu Beginn des eigenen Zuges 1 Mineral
gives-gas = Wer hier steht, bekommt zu Beginn des eigenen Zuges 1 Gas
# ($stone, $text)
stone-lies-here = Stein { $stone }: { $text }
# ($n, $weight)
your-ships = { $n ->
        [one] Dein Schiff
       *[other] Deine { $n } Schiffe
    }{ $weight ->
        [1] {""}
       *[other] { $n ->
                [one] {", "}zählt { $weight }
               *[other] , jedes zählt { $weight }
            }
    }
# ($who, $n, $weight)
ships-of = { ships } von { $who }{ $weight ->
        [1] {""}
       *[other] { $n ->
                [one] {", "}zählt { $weight }
               *[other] , jedes zählt { $weight }
            }
    }
# ($stack, $other)
clung-to = { $stack }; ein Schiff von { $other } klammert sich an
nobody-is-here = Niemand ist hier
# ($site, $offence, $defence, $others)
invaded-from = Angriff von { $site }, vor den Karten: { $offence } gegen { $defence }{ $others ->
        [0] {""}
       *[other] ; andere könnten { $others } beisteuern
    }
# ($site, $kind)
site-kind = { $site }: { $kind ->
        [planet] ein Planet
        [void] die Mitte eines Leerraums
        [rim] am Rand
       *[between] zwischen Sechsecken
    }

## What lies beside the map

discard-has = Abgeworfen: { cards }
attacks = Attacken { $values }
reinforcements = Verstärkungen { $values }
# ($n, $card)
copies-of-card = { $n } × { $card }
left-in-deck = Noch { cards } im Stapel
# ($who, $goods)
offer-title = { $who } bietet { $goods }
# ($who, $price)
offer-terms = an { $who }, für { $price }

## Who can win, in the line above the map

when-five-win = { $when ->
        [turn] im nächsten Zug
        [turn-begins] zu Beginn des nächsten eigenen Zuges
        [round] nach Runde 1
       *[round-ends] am Ende von Runde 1
    }
you-hold-five = Du hast fünf Kolonien und gewinnst { $when ->
        [turn] im nächsten Zug
        [turn-begins] zu Beginn deines nächsten Zuges
        [round] nach Runde 1
       *[round-ends] am Ende von Runde 1
    }
# ($who, $when)
holds-five = { $who } hat fünf Kolonien und gewinnt { when-five-win }
which-turn = { $when ->
        [this] in diesem Zug
       *[next] im nächsten Zug
    }
you-can-by-moves = Du kannst { which-turn } allein durch Bewegen auf fünf Kolonien kommen
# ($who, $when)
can-by-moves = { $who } kann { which-turn } allein durch Bewegen auf fünf Kolonien kommen
you-could-by-wins = Du könntest { which-turn } durch eine Invasion auf fünf Kolonien kommen
# ($who, $when)
could-by-wins = { $who } könnte { which-turn } durch eine Invasion auf fünf Kolonien kommen
you-can-by-moves-briefly = Bewegung gibt dir { which-turn } 5 Kolonien
# ($who, $when)
can-by-moves-briefly = Bewegung gibt { $who } { which-turn } 5 Kolonien
you-could-by-wins-briefly = Ein Angriff gäbe dir { which-turn } 5 Kolonien
# ($who, $when)
could-by-wins-briefly = Angriff gäbe { $who } { which-turn } 5 Kolonien

## The two sides of an invasion

wins = Gewinnt
loses = Verliert
invades-from = Von { $site } aus
defends-site = Verteidigt { $site }
# ($parts, $n)
parts-and-reinforcements = { $parts } + Verstärkungen { $n }
# ($offence, $defence, $others)
sums-before-cards = Vor den Karten: { $offence } gegen bis zu { $defence }{ $others ->
        [0] {""}
       *[other] ; andere könnten { $others } beisteuern
    }.

## The question on the board

ships-left = Noch { ships }. Tipp auf ein Feld für mehr oder weniger.
tap-stacks-to-call = Tipp auf deine leuchtenden Staffeln, um sie zu rufen.
all-are-called = Alle deine Staffeln, die unterstützen können, sind gerufen. Tipp auf eine, um sie wegzulassen.
tap-stacks-to-change = Tipp auf deine Staffeln, um sie zu rufen oder wegzulassen.
walk-where-next = Wohin weiter? Tipp auf ein leuchtendes Feld.
walk-how-many-stay-on = Wie viele bleiben auf { $site }?
tap-own-stack = Tipp auf eine deiner Staffeln.
tap-site-to-act = Tipp auf ein leuchtendes Feld: bewegen oder angreifen.
tap-site = Tipp auf ein leuchtendes Feld.
tap-stack = Tipp auf eine leuchtende Staffel.
tap-stacks-that-join = Tipp auf die leuchtenden Staffeln, die mitkämpfen.
tap-stack-to-burn = Tipp auf eine Staffel, um ihre Schiffe zu opfern.
tap-site-for-main-stack = Tipp auf ein leuchtendes Feld für deine Hauptstaffel.
tap-stack-for-graft = Tipp auf die Staffel, die ein Schiff gibt.
tap-stack-then-goal = Tipp auf eine leuchtende Staffel, dann auf ihr Ziel.
# ($who, $cards)
holds-cards = { $who } hat { $cards }.
second-card = Und eine zweite Karte?
# ($card, $text)
card-with-text = { CAPITAL($card) }: { $text }
attack-with-text = Attacke: Zählt ihren Wert gegen eine andere Attacke und schlägt jede Abwehrkarte.
# All are filled: the planet and the sites around it.
fill-all = Überall { $n }
# ($n, $site)
burn-some = { $n } von { $site }
trade = Handel

## An offer that is being made

offer-to = An { $who }
to-whom-tap-seat = Wem? Tipp oben auf einen Platz.
you-give = Du gibst
you-ask = Du verlangst
back = Zurück

## Words that stand for a sign

mineral-words = Mineral Mineralien
gas-words = Gas
