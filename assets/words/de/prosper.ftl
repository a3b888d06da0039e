### draft = Besiedlung
### pass of the draft = Durchgang
### settle = besiedeln
### movement = Bewegung
### reserve = Reserve
### realm = Reich
### free = frei
### take (a planet) = einnehmen, nehmen
### abandoned = aufgegeben
### subdued = unterworfen
### dominant = dominiert
### domination = Dominanz
### eradication = Auslöschung
### production = Produktion
### builds = baut
### lane = Route
### map = Sternkarte
### limit = Höchstzahl
### calm round = ruhige Runde
### handicap = Vorgabe
### species = Spezies
###
### person: $who, $other, $reader
### number: $n, $stay, $lost, $now, $left, $reserve, $room, $strength, $garrison, $natives, $limit, $least, $most, $seats
### number: $production, $total, $round, $calm

## Pieces of messages

ships = { $n ->
        [one] 1 Schiff
       *[other] { $n } Schiffe
    }
last-ships = { $n ->
        [one] letztes Schiff
       *[other] letzten { ships }
    }
movements = { $n ->
        [one] 1 Bewegung
       *[other] { $n } Bewegungen
    }
reserve = { $reserve ->
        [one] 1 Schiff
       *[other] { $reserve } Schiffe
    }
room = { $room ->
        [one] 1 Schiff
       *[other] { $room } Schiffe
    }
natives = { $natives ->
        [0] keine Einheimischen
       *[other] { $natives } Einheimische
    }
stay = { $stay ->
        [one] { $stay } bleibt
       *[other] { $stay } bleiben
    }
all-lost = { $n ->
        [one] Es geht verloren
        [2] Beide gehen verloren
       *[other] Alle { $n } gehen verloren
    }
size = { $size ->
        [small] klein
        [medium] mittel
       *[large] groß
    }
for-defending = ({ $garrison } + 1 für die Verteidigung)
# ($who, $reader)
unless-stopped = { $reader ->
        [nobody] wenn es niemand verhindert
       *[other] { $who ->
            [you] wenn es niemand verhindert
           *[other] wenn du es nicht verhinderst
        }
    }

## What is asked

game-is-over = Die Partie ist vorbei.
asks-movement = { $who ->
        [you] Bewege Schiffe oder beende deinen Zug
       *[other] { $who }: Schiffe bewegen oder den Zug beenden
    } (noch { movements })
asks-settling = { $who ->
        [you] Besiedle einen Planeten
       *[other] { $who }: einen Planeten besiedeln
    } (noch { ships })
asks-adding = { $who ->
        [you] Stell { $n ->
            [one] dein
           *[other] deine
        } { last-ships } auf deine Planeten
       *[other] { $who }: { $n ->
            [one] ein
           *[other] die
        } { last-ships } auf eigene Planeten stellen
    }

## What a move did

# ($who, $planet, $size, $n, $stay, $lost)
settles = { $who ->
        [you] Du besiedelst
       *[other] { $who } besiedelt
    } { $planet } ({ size }) mit { $n ->
        [one] 1 Schiff
       *[other] { $n } Schiffen
    }{ $lost ->
        [0] {""}
        [one] : { stay }, 1 geht gegen die Einheimischen verloren
       *[other] : { stay }, { $lost } gehen gegen die Einheimischen verloren
    }.
# ($who, $n, $planet, $now)
adds = { $who ->
        [you] Du stellst
       *[other] { $who } stellt
    } { ships } auf { $planet } (jetzt { $now }).
no-room = { $who ->
        [you] Du hast
       *[other] { $who } hat
    } keinen Platz für { ships } aus der Reserve: { $n ->
        [one] Es geht verloren
       *[other] Sie gehen verloren
    }.
# ($who, $n, $from, $to)
moves = { $who ->
        [you] Du bewegst
       *[other] { $who } bewegt
    } { ships } von { $from } nach { $to }.
# ($who, $to, $from, $n)
takes = { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { $to } von { $from } aus mit { $n ->
        [one] 1 Schiff
       *[other] { $n } Schiffen
    } ein.
# ($who, $to, $from, $n, $other, $strength, $garrison)
attacks = { $who ->
        [you] Du greifst
       *[other] { $who } greift
    } { $to } von { $from } aus an, { ships } gegen { $other ->
        [you] deine { $strength } { for-defending }
        [nobody] { $strength } Einheimische
       *[other] { $strength } von { $other } { for-defending }
    }
# ($who, $to, $from, $n, $other, $strength, $garrison, $stay)
conquers = { attacks }, und { $who ->
        [you] eroberst
       *[other] erobert
    } { $to }: { stay }.
# ($who, $to, $from, $n, $other, $strength, $garrison)
empties = { attacks }: Kein Schiff bleibt übrig, und { $to } ist frei.
# ($who, $to, $from, $n, $other, $strength, $garrison, $stay)
fails = { attacks }: { all-lost }{ $other ->
        [you] , du behältst { $stay }
        [nobody] {""}
       *[other] , { $other } behält { $stay }
    }.
abandoned = { $planet } ist aufgegeben{ $natives ->
        [0] {""}
       *[other] ; die { $natives } Einheimischen sind wieder da
    }.
eliminated = { $who ->
        [you] Du hast keinen Planeten mehr und bist ausgeschieden.
       *[other] { $who } hat keinen Planeten mehr und ist ausgeschieden.
    }
ends-turn = { $who ->
        [you] Du beendest deinen Zug.
       *[other] { $who } beendet den Zug.
    }
stuck = { $who ->
        [you] Du kannst nichts mehr bewegen.
       *[other] { $who } kann nichts mehr bewegen.
    }
skipped = { $who ->
        [you] Du kannst nichts bewegen und wirst übersprungen.
       *[other] { $who } kann nichts bewegen und wird übersprungen.
    }
no-longer-dominant = { $who ->
        [you] Du dominierst nicht mehr.
       *[other] { $who } dominiert nicht mehr.
    }
# ($who, $production, $total)
is-dominant = { $who ->
        [you] Du dominierst
       *[other] { $who } dominiert
    } mit Produktion { $production } von { $total }
# ($who, $production, $total)
dominant-at-end = { is-dominant }.
# ($who, $production, $total, $round, $reader)
dominant = { is-dominant } und { $who ->
        [you] gewinnst
       *[other] gewinnt
    } am Ende von Runde { $round }, { unless-stopped }.
round-begins = { $round ->
        [1] Die Besiedlung ist vorbei. Runde 1
       *[other] Runde { $round }
    } beginnt mit { $who ->
        [you] dir
       *[other] { $who }
    }.
round-ends = Runde { $round } endet: { CAPITAL($list) }.
builds = { $who ->
        [you] du baust { $n }
       *[other] { $who } baut { $n }
    }
scores = Punktestand: { $list }.
score = { $who } { $now }
# ($who, $now, $n)
score-with-points = { $who } { $now } (+{ $n })

## How a match ended

winners = { $n ->
        [1] { $who ->
            [you] Du gewinnst
           *[other] { $who } gewinnt
        }
       *[other] { CAPITAL($list) }: geteilter Sieg
    }
by-eradication = { winners } durch Auslöschung: Sonst ist niemand übrig.
by-domination = { winners } durch Dominanz, zwei Runden in Folge.
# ($n, $who, $list, $round)
after-last-round = { winners } nach Runde { $round }, der letzten.
# ($n, $who, $list, $calm)
after-calm-rounds = { winners } nach { $calm } ruhigen Runden.

## What a choice means, before it is made

choose-settling = Besiedle einen freien Planeten mit Schiffen aus deiner Reserve. Halb so viele, wie er Einheimische hat, gehen verloren.
choose-adding = Stell den Rest deiner Reserve auf eigene Planeten. Dabei geht nichts verloren.
choose-movement = Bewege Schiffe innerhalb deines Reichs oder greif einen Nachbarplaneten an.
# ($planet, $size, $other, $n, $limit, $natives, $production)
figures = { $planet }: { size }, { $other ->
        [you] gehört dir, { ships-there }
        [nobody] frei, { natives }, würde { $production } bauen
       *[other] gehört { $other }, { ships-there }
    }
# ($n, $limit, $production)
ships-there = { $n } von { $limit } Schiffen, baut { $production }
# ($least, $most)
range = { $least } bis { $most }
# ($figures, $range, $lost)
choose-planet-to-settle = { $figures }; { $range ->
        [1] 1 Schiff besiedelt ihn
       *[more] { $range } Schiffe besiedeln ihn
    }{ $lost ->
        [0] {""}
        [one] , 1 davon geht verloren
       *[other] , { $lost } davon gehen verloren
    }.
choose-planet-to-add = { $figures }; Platz für { room }.
# ($figures, $room, $range)
choose-planet-to-reach = { $figures }; Platz für { room }, du kannst { $range } schicken.
# ($figures, $n, $strength, $garrison, $range)
choose-planet-to-attack = { $figures }; { $n ->
        [one] 1 erobert ihn
       *[other] { $n } erobern ihn
    }, { $garrison ->
        [0] du kannst { $range } schicken
       *[other] { $strength } machen ihn frei, du kannst { $range } schicken
    }.
# ($n, $reserve)
of-reserve = { $n } von { $reserve ->
        [one] 1 Schiff
       *[other] { $reserve } Schiffen
    }
# ($n, $reserve, $stay, $planet, $lost)
will-settle = { of-reserve }: { stay } auf { $planet }{ $lost ->
        [0] {""}
        [one] , 1 geht gegen die Einheimischen verloren
       *[other] , { $lost } gehen gegen die Einheimischen verloren
    }.
# ($n, $reserve, $planet, $now)
will-add = { of-reserve }: Auf { $planet } stehen dann { $now }.
will-end = { $who ->
        [you] Beende deinen Zug
       *[other] Den Zug beenden
    }; { $n ->
        [one] 1 Bewegung bleibt ungenutzt
       *[other] { $n } Bewegungen bleiben ungenutzt
    }.
keeps = { $who ->
        [you] du hast dann
       *[other] { $who } hat dann
    }
left-behind = { $left ->
        [0] keins auf { $from }
       *[other] { $left } auf { $from }
    }
# ($n, $to, $who, $now, $left, $from)
will-move = { ships } nach { $to }: { $who ->
        [you] Du hast dann
       *[other] { $who } hat dann
    } { $now } dort, { left-behind }.
# ($n, $strength, $garrison)
against = { ships } gegen { $garrison ->
        [0] { $strength } Einheimische
       *[other] { $strength } { for-defending }
    }
# ($n, $strength, $garrison, $who, $stay, $left, $from)
will-conquer = { against }: { $who ->
        [you] Du hast dann
       *[other] { $who } hat dann
    } { $stay } dort, { left-behind }.
# ($n, $strength, $garrison, $to, $who, $left, $from)
will-empty = { against }: Kein Schiff bleibt übrig, und { $to } ist frei; { keeps } { left-behind }.
# ($n, $strength, $garrison, $stay, $who, $left, $from)
will-fail = { against }: { all-lost }, { $garrison ->
        [0] die Einheimischen bleiben
       *[other] { stay } dort
    }; { keeps } { left-behind }.
hopeless-against-natives = Aussichtslos: Es braucht { $n }.
hopeless = Aussichtslos: Die Verteidigung verliert nichts.
will-abandon = { $planet } wird aufgegeben{ $natives ->
        [0] {""}
       *[other] ; die { $natives } Einheimischen kehren zurück
    }.
# ($other, $n, $from, $to)
threat = Mit { $n ->
        [one] 1 Schiff
       *[other] { $n } Schiffen
    } auf { $from } könnte { $other } { $to } erobern.

## The text table

when-draft = Durchgang { $n } der Besiedlung
when-round = Runde { $round }
map = Sternkarte: { $map }.
draft-pass = Besiedlung, Durchgang { $n }.
# ($round, $limit)
round-of = Runde { $round } von { $limit }.
# ($round, $limit)
round-of-at-most = Runde { $round } von höchstens { $limit }.
goes-first = { $who ->
        [you] Du fängst an.
       *[other] { $who } fängt an.
    }
# ($n, $calm)
calm-rounds = Ruhige Runden in Folge: { $n } von { $calm }.
# ($least, $most)
scored-rounds = Die Produktion zählt in den Runden { $least } bis { $most }.
# ($production, $total, $who)
domination = Dominanz braucht Produktion { $production } von { $total }, zwei Runden in Folge; { $who ->
        [you] du hast sie
        [nobody] noch hat sie niemand
       *[other] { $who } hat sie
    }
# ($production, $total, $who)
domination-now = { domination }.
# ($production, $total, $who, $reader)
domination-soon = { domination } und { $who ->
        [you] gewinnst
       *[other] gewinnt
    } am Ende dieser Runde, { unless-stopped }.

seats = Plätze
planets = Planeten
column-seat = Platz
column-production = Produktion
column-ships = Schiffe
column-planets = Planeten
column-score = Punkte
column-reserve = Reserve
column-state = Status
column-planet = Planet
column-size = Größe
column-owner = Gehört
column-limit = Höchstzahl
column-natives = Einheimische
column-builds = Baut
column-lanes = Routen nach
state-out = Ausgeschieden
state-to-move = Am Zug
state-to-move-dominant = Am Zug, dominiert
state-dominant = Dominiert
state-won = Gewonnen
planet-size = { $size ->
        [small] Klein
        [medium] Mittel
       *[large] Groß
    }
free-planet = Frei
subdued = Unterworfen

## Refusals: to the one whose turn it is, as "you"

belongs = { $other ->
        [nobody] ist frei
        [you] gehört dir
       *[other] gehört { $other }
    }
more = { $n } weitere
# ($planet, $map)
no-such-planet = Auf der Sternkarte „{ $map }“ gibt es keinen Planeten { $planet }.
says-too-much = Dieser Spielzug sagt mehr als nötig.
no-pass-in-draft = Bei der Besiedlung kannst du nicht passen.
no-movement-in-draft = Bewegungen gibt es erst nach der Besiedlung.
can-still-settle = Mit { $n ->
        [one] deinem Schiff
       *[other] deinen { $n } Schiffen
    } kannst du noch einen Planeten besiedeln. Auf eigene Planeten kommen nur Schiffe, die keinen mehr besiedeln können.
can-settle-no-more = Mit { $n ->
        [one] deinem Schiff kannst du nichts mehr besiedeln. Stell es
       *[other] deinen { $n } Schiffen kannst du nichts mehr besiedeln. Stell sie
    } auf eigene Planeten.
draft-is-over = Die Besiedlung ist vorbei; es läuft Runde { $round }.
settled-already = { $planet } gehört dir schon. Bei der Besiedlung nimmst du in jedem Zug einen neuen Planeten.
# ($planet, $other)
not-free-to-settle = { $planet } { belongs }. Wähle einen freien Planeten.
# ($planet, $natives, $least)
needs-ships = { $planet } hat { natives } und braucht mindestens { $least ->
        [one] 1 Schiff
       *[other] { $least } Schiffe
    }
# ($planet, $natives, $least, $n)
too-few = { needs-ships }, nicht { $n }.
# ($planet, $natives, $least, $n, $reserve)
too-few-and-too-few-left = { needs-ships }, nicht { $n }; du hast noch { reserve }.
# ($planet, $natives, $least, $n, $reserve)
too-few-left = { needs-ships }; du hast noch { reserve }, nicht { $n }.
# ($reserve, $n)
more-than-reserve = Du hast noch { reserve } in Reserve, nicht { $n }.
# ($planet, $limit, $most, $n)
too-many-to-settle = Auf { $planet } passen höchstens { $limit } Schiffe, also können ihn höchstens { $most } besiedeln, nicht { $n }.
# ($planet, $other)
not-yours-to-add = { $planet } { belongs }. Stell deine Schiffe auf eigene Planeten.
# ($planet, $room, $n)
no-room-there = Auf { $planet } ist Platz für { room }, nicht für { $n }.
add-one = Stell mindestens 1 Schiff dazu, nicht { $n }.
# ($from, $other)
not-yours-to-move = { $from } { belongs }. Bewege Schiffe von eigenen Planeten aus.
moves-nowhere = Schick die Schiffe zu einem anderen Planeten als { $from }.
# ($from, $to, $list)
no-way = Durch deine eigenen Planeten führt kein Weg von { $from } nach { $to }. Von { $from } aus erreichen deine Schiffe { $list ->
        [none] keinen anderen deiner Planeten
       *[other] { $list }
    }.
# ($to, $other, $from, $list)
not-next-door = { $to } { belongs } und liegt nicht neben { $from }. Von { $from } aus kannst du { $list ->
        [none] nichts
       *[other] { $list }
    } angreifen.
# ($to, $limit, $most, $n)
too-many-to-attack = Auf { $to } passen höchstens { $limit } Schiffe, also können ihn höchstens { $most } angreifen, nicht { $n }.
move-one = Bewege mindestens 1 Schiff, nicht { $n }.
# ($from, $garrison, $n)
more-than-there = { $from } hat { $garrison ->
        [one] 1 Schiff
       *[other] { $garrison } Schiffe
    }, nicht { $n }.
# ($from, $n, $strength, $to)
last-planet = { $from } ist dein letzter Planet. { $n ->
        [one] Sein einziges Schiff ginge
       *[other] Alle seine { $n } Schiffe gingen
    } gegen { $strength } auf { $to } verloren, und das ist nicht erlaubt.
send-fewer = Schick höchstens { $most }.

## Options and presets

map-option = Sternkarte
map-note = Gib irgendeine Zahl für eine faire Zufallskarte ein; dieselbe Zahl ergibt immer dieselbe Karte.
start = Anfang
start-by-draft = Reihum Planeten besiedeln
start-at-homes = Schnellstart: je ein Heimatplanet
end = Ende
end-note = Die letzte überlebende Spezies gewinnt immer.
end-by-domination = Dominanz, sonst die meisten Punkte am Ende
end-by-score = Die meisten Punkte am Ende
end-by-eradication = Nur Auslöschung (lang)
length = Länge
settling = Schiffe zum Besiedeln
settling-full = Einheimische + 1
settling-half = Die Hälfte der Einheimischen + 1
handicap = Vorgabe
first-game = Erste Partie
first-game-note = Weniger Runden, und zu zweit eine kleine Sternkarte.
standard = Standard
standard-note = Reihum Planeten besiedeln, dann durch Dominanz oder nach Punkten gewinnen.
short-game = Kurz
short-game-note = Weniger Runden, also weniger Nachrichten bei Partien per Link.
long-game = Lang
long-game-note = Mehr Runden.
quick-start = Schnellstart
quick-start-note = Alle beginnen mit einem Heimatplaneten, und die Partie ist kürzer. Die Plätze sind weniger ausgeglichen.

random-map = Zufallskarte { $seed }
# ($seats, $list)
accepted-maps = Sternkarten für { $seats } Personen sind { $list } und rnd-{ $seats }-<Zahl> mit einer Zahl von 0 bis 4294967295.
short-length = Kurz, { $n } Runden
normal-length = Normal, { $n } Runden
long-length = Lang, { $n } Runden
# ($seats, $most, $n)
length-hint =
    Eine Zahl von { $seats } bis { $most }; unter { $n } sind Vielfache von { $seats } am fairsten. Ohne Wirkung, wenn
    nur Auslöschung die Partie beendet.
# ($seats, $most, $word)
accepted-bonus = Möglich sind { $seats } Zahlen von 0 bis { $most } mit Kommas dazwischen, eine je Platz, oder { $word }.
# ($most, $example)
bonus-hint = Zusätzliche Schiffe für jeden Platz der Reihe nach, je 0 bis { $most }, etwa { $example }.
bonus-of-map = Wie auf der Sternkarte
no-bonus = Je { $n } Schiffe

## What a good move is for, as the task in "Find the move"

aim-dominate = Erringe die Dominanz
aim-break = Brich die Dominanz von jemandem
aim-stop = Erkenne, wann es genug ist
aim-movements = Nutze deine Bewegungen gut
aim-settle = Besiedle den richtigen Planeten
aim-add = Stell deine Schiffe dahin, wo sie zählen
aim-gather = Sammle Schiffe
aim-gather-attack = Sammle Schiffe für einen Angriff
aim-take-free = Nimm einen freien Planeten ein
aim-take = Nimm jemandem einen Planeten ab
aim-empty = Vertreib jemanden von einem Planeten
aim-weaken = Schwäche einen Planeten

## How moves are written, behind "comes"

some-planet = ein Planet, a1 bis f9 oder z1
some-ships = eine Zahl von Schiffen, höchstens 255

## Characters of bots: what each does, behind its name and a colon, without a full stop

raider = nimmt anderen ihre Planeten ab, bevor er freie besiedelt
settler = besiedelt freie Planeten, bevor er angreift
guard = sammelt seine Schiffe an den Grenzen und greift spät an
named-raider = Räuber
named-settler = Siedler
named-guard = Wächter
