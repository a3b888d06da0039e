### number: $least, $most, $minutes, $n, $planets, $lanes, $ships, $natives, $secrets, $level, $seat
### number: $players, $blue, $white, $value, $natural, $gems, $rank
### Names of seats: as in record.ftl

## Pages

rules-of = Regeln von { $game }
contents = Inhalt
play-in-browser = Im Browser spielen
read-rules = Regeln lesen
about = Über Orrery
made-of = Woraus diese Seite besteht, und die Lizenzen
# ($tagline, $facts)
game-described = { $tagline } Ein Brettspiel im Browser: { $facts }, gegen Bots oder per Link.
ways-to-play = { front-tagline } { front-facts }.
table = Tabelle { $n }

## Pictures for previews

picture-of = Ein Spielplan von { $game } mitten in einer Partie
front-title = Brettspiele zwischen den Sternen
front-tagline = Spiel gegen Bots, mit Freunden neben dir oder mit allen, denen du einen Link schicken kannst.
front-facts = Ohne Konto, ohne Installation

## All drawings: what they tell those who cannot see them

seat = { $seat ->
        [0] Orange
        [1] Azur
        [2] Grün
        [3] Gelb
        [4] Zinnober
       *[other] Purpur
    }
then = Danach: { $picture }
none = keine
fleet-goes = Eine Flotte nimmt den Weg { $places }.

## Drawings of Prosper or Perish

# ($planets, $lanes)
map-of = Sternkarte mit { $planets } Planeten und { $lanes } Routen.
# ($planet, $size, $natives)
planet-free = { $planet } ist { $size ->
        [small] klein
        [medium] mittelgroß
       *[large] groß
    } und frei, { $natives ->
        [0] ohne Einheimische
       *[other] mit { $natives } Einheimischen
    }.
# ($planet, $size, $who, $ships)
planet-held = { $planet } ist { $size ->
        [small] klein
        [medium] mittelgroß
       *[large] groß
    }, { $who } hat dort { $ships ->
        [one] 1 Schiff
       *[other] { $ships } Schiffe
    }.
# ($from, $to)
lane = { $from } nach { $to }
lanes-are = Routen: { $list }.
# ($ships, $from, $to)
ships-move = { $ships ->
        [one] 1 Schiff fliegt
       *[other] { $ships } Schiffe fliegen
    } von { $from } nach { $to }.

## Drawings and cards of Rise

kind-action = Aktion
kind-won = Wenn ersteigert
kind-harvested = Wenn geerntet
kind-start = Zu Beginn deines Zugs
kind-end = Am Ende deines Zugs
kind-inactive = Wenn nicht mehr aktiv
kind-preserved = Nach einer Rettung
kind-active = Solange aktiv
colour = { $colour ->
        [black] schwarz
        [blue] blau
        [red] rot
       *[white] weiß
    }
# ($disk, $below)
disk-over = { $disk } über { $below }
no-disks = leer
# ($site, $value, $disks)
sector-of = Sektor { $site }: Wert { $value }; { $disks }.
# ($site, $value, $natural, $gems, $disks)
sector-with-gems = Sektor { $site }: Wert { $value }, davon { $natural } Grundwert und { $gems } durch Edelsteine; { $disks }.
unexplored-are = Unerkundet: { $sites }.
can-be-chosen = Zur Wahl: { $sites }.
# ($one, $other)
both = { $one } und { $other }

## Drawings of Kardashev

symbol = { $type ->
        [food] Nahrung
        [matter] Materie
        [energy] Energie
       *[military] Militär
    }
empty-space = leerer Raum
destroyed-planet = ein zerstörter Planet
unexplored-space = unerkundet
planet-with = ein Planet mit { $symbols }
# ($who, $level)
colony-of = Kolonie von { $who }, Stufe { $level }
# ($who, $level)
fleet-of = Flotte von { $who }, Stufe { $level }
# ($space, $there)
space-of = { $space }: { $there }.
# ($from, $to)
fleet-supports = Die Flotte auf { $from } unterstützt den Angriff auf { $to }.
# ($players, $blue, $white, $homes)
board-for = Zu { $players ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
       *[other] sechst
    }: { $blue } blaue Felder, { $white } weiße. Heimatplaneten: { $homes }.
# ($who, $inner, $outer)
home-of = { $who } auf { $inner } und { $outer }
level = Stufe { $level }
two-alike = 2 gleiche
or = oder
level-has = Stufe { $level }: { $technologies }.
# ($technology, $needed)
needs = { $technology } braucht { $needed }.
# ($one, $other)
either = { $one } oder { $other }
# ($one, $other)
not-both = Entweder { $one } oder { $other }, nicht beides.

## Drawings and cards of Ozymandias

face-down = verdeckt
suit = { $suit ->
        [gold] golden
        [red] rot
       *[blue] blau
    }
# ($suit, $rank, $timing)
card-is = { $suit ->
        [gold] Gold
        [red] Rot
       *[blue] Blau
    } { $rank } · { $timing }
# ($site, $name, $suit, $colonies, $hazards)
tile-on-site = Feld { $site }: { $name }, { $suit }, Kolonien { $colonies }, Gefahren { $hazards }.
tile-face-down = Feld { $site }: ein verdecktes Plättchen.
# ($point, $owners)
disks-on = Scheiben auf { $point }, von unten nach oben: { $owners }.
# ($who, $point)
fleet-on = Flotte von { $who } auf { $point }.
# ($who, $point, $strength)
fleet-with-strength = Flotte von { $who } auf { $point }, Stärke { $strength }.
price-to = Nach { $point }: { $secrets ->
        [one] 1 Geheimnis
       *[other] { $secrets } Geheimnisse
    }.
# ($slot, $kind)
slot-has = { $slot } { $kind ->
        [colony] Kolonie
        [hazard] Gefahr
       *[intersection] Kreuzung
    }
# ($name, $id, $slots)
tile-is = { $name }, { $id }: { $slots }
# ($name, $id, $slots, $gaps)
tile-with-gaps = { $name }, { $id }: { $slots }, Lücken { $gaps }

## Drawings and tables of Settlers of the Cosmos

tile = Plättchen
stone = Stein
what-it-does = Wirkung
planets-are = Planeten: { $sites }.
voids-are = Leerräume: { $sites }.
minerals-are = Mineralquellen: { $sites }.
gas-is = Gasquellen: { $sites }.
# ($who, $ships, $site)
stack-on = { $who }: { $ships } auf { $site }.
arrow-over = Ein Pfeil über { $sites }.
