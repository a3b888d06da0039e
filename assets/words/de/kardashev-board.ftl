### Kardashev on its board: what can be done, what it costs and leads to, plates of the seats, technologies, bids.
### person: $who
### number: $n, $price, $most, $level, $left, $points, $colonies, $fleets, $technologies, $attack, $defence, $need
### number: $more, $energy, $last
### Terms are those of kardashev.ftl; here also:
### Compile = Beschaffen
### Rebuild (Accretion Device) = Aufbauen
### face down = verdeckt (der Planet ist dann zerstört)
### to tap = antippen
### blockade, under blockade = Blockade, blockiert

## Figures that stand in several places

points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
round = Runde { $n }
# ($attack, $defence)
strengths = { $attack } gegen { $defence }
out = raus
no-price = gratis

## The price of an action, in few words

cards-of-type = { $n ->
        [one] { $type }
       *[other] { $n } { $type }
    }
of-any-type = { $n } beliebige
two-of-a-type = 2 gleiche
food-or-matter = Nahrung oder Materie
one-card = 1 Karte
brings-cards = +{ $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }

## Actions: names on buttons

colonize = Besiedeln
raise-colony = Kolonie +1
new-fleet = Neue Flotte
raise-fleet = Flotte +1
harvest = Ernten
move = Bewegen
research = Forschen
compile = Beschaffen
terraform = Terraformen
rebuild = Aufbauen
destroy = Zerstören
swap-tiles = Tauschen
send-probe = Sonde
erase = Löschen
clone = Klonen
borrow = Leihen
give-orders = Befehle

move-fleet = Flotte bewegen
move-levels = { $level ->
        [one] 1 Stufe bewegen
       *[other] { $level } Stufen bewegen
    }

## Why an action can't be chosen

no-action-left = Dafür hast du in diesem Zug keine Aktion mehr.
no-colony-pieces = Du hast keine Koloniesteine mehr.
no-free-planet = Kein freier Planet liegt neben deinen Kolonien oder unter deinen Flotten.
costs = Das kostet { $cost }.
no-fleet-pieces = Du hast keine Flottensteine mehr.
no-shipyard = Du brauchst eine Kolonie auf einem Planeten mit Militärsymbol.
costs-each-level = Jede Stufe kostet { $cost }.
nothing-yields = Eine Ernte würde dir jetzt nichts bringen.
no-fleet = Du hast keine Flotte.
no-energy = Dir fehlt die Energie, um eine Flotte zu bewegen.
no-technology = Keine der Technologien, die dir offenstehen, kannst du bezahlen.
nothing-to-use-on = Dafür gibt es gerade kein Ziel.

## How many actions are left

no-actions = Keine Aktion mehr
any-action = Basisaktion oder Forschung
base-only = Nur Basisaktionen
research-only = Nur Forschungsaktionen

## What comes next, behind the words for what is chosen so far

where = Wo?
where-to = Wohin?
which-fleet = Welche Flotte?
which-technology = Welche Technologie?
how-many-cards = Wie viele Karten?
up-or-destroyed = Offen oder zerstört?
which-order = Was sollen sie tun?
which-card = Welche Karte?
which-level = Welche Stufe?
which-tile = Welches Plättchen?
with-which-tile = Mit welchem Plättchen?
which-symbol = Welches Symbol?

## Cards

cards-of-choice = { $n } nach Wahl
# ($cards, $n)
cards-and-choice = { $cards }, { $n } nach Wahl
harvest-brings = Bringt { $cards }
no-cards = Nichts
pay-cost = Zahle { $cost }. Die erste Möglichkeit lässt dir die beste Mischung.
ally-pays-rest = Den Rest zahlt, wer mit dir verbündet ist. Ihr zahlt beide höchstens so viel, wie ihr geboten habt.
symbol = { CAPITAL($type) }

## Fleets and battles

level = Stufe { $level }
level-price = { $level } Materie, { $level } Energie
# ($hex, $level)
fleet-level = { $hex }, Stufe { $level }
# ($ours, $theirs)
fight = { $ours } gg. { $theirs }
way-price = { $energy ->
        [0] gratis
       *[other] { $energy } Energie
    }
# ($ours, $theirs, $energy)
fight-and-price = { fight }, { way-price }
fleet-is-lost = Scheitert der Angriff, ist die Flotte verloren: Nach { $hex } kann sie sich nicht zurückziehen.
# ($attack, $defence)
cannot-succeed = Das kann nicht gelingen: bestenfalls { strengths }.
explores = Du ziehst dafür ein Plättchen. Legst du es offen, steht deine Flotte darauf. Verdeckt ist die Flotte verloren, und du nimmst 1 Karte.

# ($attack, $defence)
you-win = { strengths }: Du gewinnst
# ($attack, $defence, $need, $more)
you-win-unless = { strengths }: Du gewinnst, außer die Verteidigung holt { $need } dazu (möglich: { $more })
# ($attack, $defence)
you-lose = { strengths }: Du verlierst
# ($attack, $defence)
you-hold = { strengths }: Du hältst stand
# ($attack, $defence)
you-lose-colony = { strengths }: Du verlierst die Kolonie
tap-helpers = Tipp leuchtende Flotten an, die helfen sollen. Preis: { $cost }.
tap-colony = Tipp eine leuchtende Kolonie an.

order-hold = Halten
order-hold-note = nur für Energie
order-ask = Frag mich
order-yield = Nie helfen

## Tiles

empty-tile = Leeres Plättchen
planet-with = Planet mit { $symbols }
tap-space = { $tile }. Tipp dafür ein leuchtendes Feld an.
face-up = Offen
face-down = Zerstört
face-down-note = nimm 1 Karte
no-tile = Kein Plättchen
no-tile-drawer = Keins
no-tile-price = Der Preis geht an die Bank.
yours = Deins
drawn-by = Gezogen von { $name }
own-tile-price = Du hast es gezogen: Der Preis geht an die Bank.
tile-price = Wer es gezogen hat, bekommt den Preis.

## Bids and turns

pick-price = { $price ->
        [0] Die Wahl kostet dich nichts.
        [one] Du zahlst 1 Karte: an die Person, die das Plättchen gezogen hat, oder beim eigenen an die Bank.
       *[other] Du zahlst { $price } Karten: an die Person, die das Plättchen gezogen hat, oder beim eigenen an die Bank.
    }
limits = { $limits }.
your-limit = Du kannst bis zu { $most } bieten
# ($name, $most)
limit-of = { $name } bis zu { $most }
first-turn = 1, zuerst
last-turn = { $n }, zuletzt
turns-taken = Vergeben: { $list }
# ($list, $name, $n)
and-turn-of = { $list }, { turn-of }
# ($name, $n)
turn-of = { $n } { $name }
how-bids-work = Wer am meisten bietet, wählt zuerst Position und Plättchen und zahlt das nächstniedrigere Gebot.
plan-bid = Dein Gebot, in Karten
plan-turns = Gewünschte Positionen, die beste zuerst. Tipp eine an, um sie vorzurücken, oder zieh sie.
plan-tiles = Gewünschte Plättchen, das beste zuerst
plan-first = Wer von euch ist zuerst am Zug und bekommt das erste Plättchen?
bid-nothing = Nichts
bid-all = Alle

## Spaces of the map

# ($hex, $tile)
space = { $hex }: { $tile ->
        [none] unerkundet
        [void] leerer Raum
        [dead] zerstörter Planet
       *[planet] Planet
    }
blue-zone = Blaue Zone: Plättchen kommen zuerst hierher
white-zone = Weiße Zone: wird frei, wenn noch 3 blaue Felder übrig sind
nobody-enters = Niemand kann hinein oder hindurch
fleets-may-rest = Flotten können hindurch und hier bleiben
yields = Bringt { $types }: 1 Karte je Stufe der Kolonie
is-shipyard = Die Kolonie hier kann Flotten bauen
your-colony = Deine Kolonie, Stufe { $level }
# ($name, $level)
colony-of = Kolonie von { $name }, Stufe { $level }
your-fleet = Deine Flotte, Stufe { $level }
# ($name, $level)
fleet-of = Flotte von { $name }, Stufe { $level }
is-blockaded = Blockiert: bringt nichts
defends-with = Verteidigt sich mit { $n }, dazu Flotten daneben, die helfen

## Roles and technologies

taken-by = Vergeben an { $name }
starts-with = Beginnt mit { $cards }
# ($tech, $text)
what-it-does = { $tech }: { $text }
your-technologies = Deine Technologien: { $role }
# ($name, $role)
technologies-of = Technologien von { $name }: { $role }
keep-one = Wo „oder“ steht, behältst du nur eine von beiden.
one-or-other = oder
erase-which = Welche Technologie löschst du für alle?
cloned = geklont
close = Schließen
# ($tech, $level)
tech-level = { $tech }, Stufe { $level }
# ($cost, $points)
costs-and-worth = Kostet { $cost }, bringt { points }
also-researched = Auch erforscht von { $names }
needs = Braucht { $techs }
will-lose = Dafür verlierst du { $techs }
excludes = Schließt { $techs } aus

## Plates of the seats

turn = Pos. { $n }
bid = Gebot { $n }
for-colonies = { $n } für Kolonien
for-fleets = { $n } für Flotten
for-technologies = { $n } für Technologien
allied-with = Verbündet mit { $name }
# ($name, $role)
name-and-role = { $name }, { $role }
# ($points, $colonies, $fleets, $technologies)
score = { points }: Kolonien { $colonies }, Flotten { $fleets }, Technologien { $technologies }
holds = Auf der Hand: { $cards }
would-harvest = Nächste Ernte: { $cards }
# ($n, $left)
colony-pieces = Noch { $n ->
        [one] 1 Koloniestein
       *[other] { $n } Koloniesteine
    }; die letzte Runde kommt bei weniger als { $left }
fleet-pieces = Noch { $n ->
        [one] 1 Flottenstein
       *[other] { $n } Flottensteine
    }
press-for-technologies = Tipp, um die Technologien zu sehen
# ($points, $cards)
figures = { points } · { $cards }
# ($role, $points, $cards)
figures-and-role = { $role } · { figures }
brief-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
can-end = kann die letzte Runde einläuten

## The line above the map

# ($n, $last)
round-of = Runde { $n } von { $last }
# ($n, $last)
round-of-at-most = Runde { $n } von höchstens { $last }
last-round = die letzte Runde
phase-draw = Ziehen
phase-bid = Gebot
phase-pick = Wahl
phase-place = Legen
phase-act = Handeln
blue-spaces-left = noch { $n ->
        [one] 1 blaues Feld
       *[other] { $n } blaue Felder
    }, dann wird Weiß frei
white-is-open = weiße Felder sind frei
tiles-in-bag = { $n ->
        [one] 1 Plättchen
       *[other] { $n } Plättchen
    } im Beutel

## What is shown of a move

is-last-round = Diese Runde ist die letzte
round-is-last = Runde { $n } ist die letzte
is-out = { $who ->
        [you] Du bist
       *[other] { $who } ist
    } ausgeschieden
the-end = Ende
attack-succeeds = Der Angriff gelingt
attack-fails = Der Angriff scheitert
is-lost = { $tech } geht verloren
