### number: $n, $left, $most, $number
### person: $who
### line of a game = Verlauf
### luck = Zufall
### revision of the rules = Fassung der Regeln
### character of a bot = Charakter
### level of a bot = Stufe
### secret choice = geheime Wahl (geheim wählen)
### to open a secret choice = aufdecken
### to stand in = einspringen
### to hand on = weitergeben
### taken (seat) = besetzt
### file of games = Datei mit Partien

## Links that can't be opened. The reader has pasted or opened one; his own games are safe

link-too-much = Dieser Text hat { $n } Zeichen, mehr als jeder Link. Füge nur den Link ein; nichts hat sich geändert.
link-lost = In dieser Adresse ist keine Partie: Der Teil hinter dem # ging unterwegs verloren. Lass dir den Link noch einmal schicken; auf diesem Gerät hat sich nichts geändert.
link-none = Das sieht nicht nach einem Link von Orrery aus. Auf diesem Gerät hat sich nichts geändert.
code-none = Das sieht nicht nach dem Code einer Partie aus.
# ($n, $most)
link-cut = Dieser Link ist abgeschnitten: Nur { $n } von { $most } Zeichen sind angekommen. Lass ihn dir noch einmal schicken, vielleicht als Datei; auf diesem Gerät hat sich nichts geändert.
link-cut-early = Dieser Link ist abgeschnitten: Nur { $n } Zeichen sind angekommen. Lass ihn dir noch einmal schicken, vielleicht als Datei; auf diesem Gerät hat sich nichts geändert.
link-altered = Dieser Link wurde unterwegs verändert. Lass ihn dir noch einmal schicken, vielleicht als Datei; auf diesem Gerät hat sich nichts geändert.
link-made-small = Dieser Link wurde unterwegs verändert: Seine Buchstaben sind alle klein geworden. Lass ihn dir noch einmal schicken, vielleicht als Datei; auf diesem Gerät hat sich nichts geändert.
link-made-capitals = Dieser Link wurde unterwegs verändert: Seine Buchstaben sind alle groß geworden. Lass ihn dir noch einmal schicken, vielleicht als Datei; auf diesem Gerät hat sich nichts geändert.
link-format = Dieser Link stammt aus einer neueren Version von Orrery (Format { $format }). Lade die Seite neu, um diese Version zu bekommen, und öffne den Link dann noch einmal; deine Partien bleiben erhalten.
# ($game, $n, $most)
link-revision = In diesem Link ist eine Partie { $game } nach neueren Regeln (Fassung { $n }; diese Version kennt { $most }). Lade die Seite neu, um die neueste Version zu bekommen, und öffne den Link dann noch einmal; deine Partien bleiben erhalten.
link-game = In diesem Link ist ein Spiel, das diese Version von Orrery nicht hat (sein Zeichen ist { $text }). Lade die Seite neu, um die neueste Version zu bekommen, und öffne den Link dann noch einmal; deine Partien bleiben erhalten.
link-is-seat = Das ist der Schlüssel eines Platzes, nicht der Link einer Partie. Öffne auch den Link der Partie.
link-too-long = Diese Partie ist zu lang für einen Link ({ $n } Zeichen). Speichere sie als Datei und schick diese.
seat-none = Das sieht nicht nach dem Schlüssel eines Platzes aus.
seat-damaged = Dieser Schlüssel eines Platzes ist beschädigt. Auf diesem Gerät hat sich nichts geändert.

# $why: one of the sentences below.
link-impossible = Dieser Link ist vollständig angekommen, aber die Partie darin kann es so nicht geben: { $why } Lass dir den Link noch einmal schicken; auf diesem Gerät hat sich nichts geändert.
changes-nobody-made = Plätze haben so gewechselt, wie es niemand bewirkt haben kann.
unknown-character = Einer ihrer Bots hat einen unbekannten Charakter.
unknown-level = Einer ihrer Bots hat eine unbekannte Stufe.
no-character = Keiner ihrer Bots hat einen Charakter.
unknown-binding = Ihre Plätze sind auf unbekannte Art gebunden.
not-played-by = { $game } geht nicht mit { $n ->
        [one] 1 Person
       *[other] { $n } Personen
    }.
shown-too-much = Ein Platz hat mehr gezeigt, als er haben kann.
moves-before-seats = Es gibt schon Spielzüge, aber noch sind nicht alle Plätze besetzt.
# ($n, $most)
over-early = Nach { $n } von { $most } Spielzügen ist sie schon vorbei.
something-follows = Nach dem letzten Spielzug folgt noch etwas.
too-long = Sie ist zu lang.

## Saved games that can't be read

not-a-record = Das ist keine gespeicherte Partie von Orrery: { $why }. Nichts hat sich geändert.
no-json-object = Sie ist kein JSON-Objekt oder zu groß
format-is-not = Das Format ist nicht { $format }
lock-not-whole = Was ihre Plätze schützt, ist nicht vollständig
no-such-character = Einer ihrer Bots hat einen Charakter, den das Spiel nicht hat
more-seats = Sie hat mehr als { $most } Plätze
more-moves = Sie hat mehr als { $most } Spielzüge
field-missing = "{ $field }" fehlt
field-no-truth = "{ $field }" ist weder true noch false
field-no-text = "{ $field }" ist kein Text
field-no-number = "{ $field }" ist keine ganze Zahl
# ($field, $low, $high, $typed)
field-from-to = "{ $field }" ist eine Zahl von { $low } bis { $high }, nicht { $typed }
# ($field, $text)
field-cannot-be = "{ $field }" kann nicht { $text } sein
# ($field, $words, $text)
field-is-one-of = "{ $field }" ist { $words }, nicht { $text }
field-no-object = "{ $field }" ist kein Objekt
field-no-list = "{ $field }" ist keine Liste
field-longer = "{ $field }" ist länger als { $most }
record-newer = Diese Partie wurde mit einer neueren Version von Orrery gespeichert. Lade die Seite neu, um diese Version zu bekommen; nichts hat sich geändert.
journal-unreadable = Diese gespeicherte Partie lässt sich nicht lesen. Sie bleibt, wie sie ist; öffne den letzten Link der Partie, um weiterzuspielen.
holds-another-game = Darin ist eine andere Partie als die, die gespeichert wurde.
record-lobby = Diese Partie hat noch nicht begonnen: Nicht alle Plätze sind besetzt.
record-changes = Plätze haben so gewechselt, wie es niemand bewirkt haben kann.
# ($n, $move, $why, $left)
move-impossible = Spielzug { $n }, { $move }, ist dort nicht möglich: { $why } { $left ->
        [0] Davor kommt keiner.
        [one] Der Spielzug davor ist in Ordnung.
       *[other] Die { $left } Spielzüge davor sind in Ordnung.
    }
move-unproven = Für Spielzug { $n } fehlt der Schlüssel von { $name }: Auf dem Gerät von { $name } wurde er nicht gespielt.
# ($n, $number)
move-unproven-seat = Für Spielzug { $n } fehlt der Schlüssel von Platz { $number }: Auf dem Gerät dieses Platzes wurde er nicht gespielt.
key-does-not-fit = Der gespeicherte Schlüssel von Platz { $n } passt nicht zu dessen Spielzügen.
came-back-amid = Mitten in einer geheimen Wahl ist jemand auf einen Platz zurückgekehrt; das kann niemand.
answer-to-nothing = Darin ist eine geheime Antwort auf eine Frage, die niemand gestellt hat.
answer-waits-for-luck = Darin ist eine geheime Antwort, die auf Zufall wartet; das tut keine.
moves-from-lobby = Laut dieser Partie gab es Spielzüge, bevor alle Plätze besetzt waren; das kann nicht sein. Auf diesem Gerät hat sich nichts geändert.
link-tag = Dieser Link wurde unterwegs verändert: Dein Platz hat etwas anderes geschickt. Bitte jemand anderen aus der Partie um den neuesten Link. Auf diesem Gerät hat sich nichts geändert.
only-bots = In diesem Link spielen Bots auf allen Plätzen, also spielt sonst niemand mehr. Auf diesem Gerät hat sich nichts geändert.

## Files of games

bundle-not-whole = Diese Datei mit Partien ist nicht vollständig; vielleicht wurde sie abgeschnitten. Lass sie dir noch einmal schicken. Hier hat sich nichts geändert.
bundle-none = Das sieht nicht nach einer Datei mit Partien von Orrery aus. Hier hat sich nichts geändert.
bundle-newer = Diese Datei stammt aus einer neueren Version von Orrery. Lade die Seite neu, um diese Version zu bekommen, und öffne die Datei dann noch einmal; deine Partien bleiben erhalten.
games-new = { $n ->
        [one] 1 neue Partie
       *[other] { $n } neue Partien
    }
games-went-on = { $n } weitergespielt
games-other-lines = { $n ->
        [one] 1 anderer Verlauf
       *[other] { $n } andere Verläufe
    }
games-known = { $n } schon vorhanden
game-number = Partie { $n }
game-number-of = Partie { $n } ({ $game })
nothing-came-in = Nichts ist hereingekommen.
read-games = Gelesen: { $games }.
# $games: one or more of the next messages, with semicolons.
left-out = Ausgelassen: { $games }. Deine eigenen Partien sind unverändert.
left-impossible = { $game } mit Spielzügen, die nicht möglich sind
left-foreign = { $game }, eine fremde Partie unter der Nummer von einer deiner Partien
left-forged = { $game } mit untergeschobenen Spielzügen
left-unreadable = { $game }, nicht lesbar

## Turns by post

no-turn = Für diese Partie kam etwas an, das kein Zug ist. Nichts hat sich geändert.
game-is-gone = Es kam ein Zug für eine Partie an, die nicht mehr hier ist. Nichts hat sich geändert.

## Names of players

own-words = du dich dir dein deine niemand keiner jemand irgendjemand alle beide andere wer person eineperson personen leute spieler spielerin zuschauer frei offen hier perlink vergeben bot bots einbot derbot diebots
numbered-words = spieler person platz p
name-is-word = So nennt Orrery selbst Personen oder Bots. Wähle einen anderen Namen.
name-turns-text = In diesem Namen steckt ein verborgenes Zeichen, das die Schrift umdreht. Gib nur Buchstaben ein.
name-accents-alone = Akzente allein sind kein Name. Gib Buchstaben oder Ziffern ein.
name-unseen = Von diesem Namen ist nichts zu sehen. Gib Buchstaben oder Ziffern ein.
quoted-name = „{ $name }“

## What a seat without a name is called: its colour

orange = Orange
sky = Azur
green = Grün
yellow = Gelb
vermilion = Zinnober
purple = Purpur
nobody = Niemand

## Who has a seat

free = Frei
a-person = Eine Person
a-person-called = { $name }, eine Person
level-name = { $level ->
        [random] Zufallsbot
        [novice] Anfänger
        [apprentice] Lehrling
        [journeyman] Geselle
        [adept] Könner
       *[master] Meister
    }
a-bot = Bot, { level-name }
# ($level, $character)
a-bot-of-character = Bot, { level-name }: { $character }
you = Du

## Seats that change hands

seat-too-often = Dieser Platz hat schon zu oft gewechselt.
moment-too-often = An dieser Stelle haben Plätze schon zu oft gewechselt. Spiel erst weiter.
amid-secret-choice = Gerade wird geheim gewählt, und auf diesem Platz wählt ein Bot. Wenn alle gewählt haben, kann der Platz zurückgenommen werden.
# ($name, $level)
lets-bot-play = { $name } lässt ab hier einen Bot ({ level-name }) spielen.
# ($seat, $level, $name)
let-bot-stand-in = { $seat } lässt einen Bot ({ level-name }) für { $name } einspringen.
# ($level, $name)
bot-stands-in = Ein Bot ({ level-name }) springt für { $name } ein.
is-back = { $seat } ist zurück und spielt wieder.
# ($name, $seat)
handed-on = { $name } hat den Platz an { $seat } weitergegeben.
moved-device = { $seat } spielt jetzt auf einem anderen Gerät.
seat-is-taken = Dieser Platz ist besetzt.
invitation-too-old = Diese Einladung stammt aus einer älteren Version von Orrery, die Plätze nicht so gut schützte. Darum kann niemand mehr dazukommen. Bitte um eine neue.
not-seats-secret = Das ist nicht der Schlüssel dieses Platzes.
not-what-seat-sent = Diese Partie ist nicht, was dieser Platz geschickt hat: Jemand hat sie unterwegs verändert. Bitte jemand anderen aus der Partie um den neuesten Link und öffne den; der Schlüssel des Platzes bleibt so lange hier.
stand-in-once-begun = Ein Bot kann erst einspringen, wenn die Partie begonnen hat.
last-person = Mindestens eine Person muss weiterspielen.
your-choice-sealed = Deine geheime Wahl ist noch nicht aufgedeckt, und ein Bot kann sie nicht aufdecken. Warte das ab, dann kannst du gehen.
only-players-leave = Nur wer in dieser Partie mitspielt, kann einen Bot einspringen lassen.
move-waits-for-you = Ein Spielzug wartet darauf, dass du ihn hier öffnest. Tu das zuerst, dann kannst du gehen.
only-secret-takes-back = Nur das Gerät mit dem Schlüssel des Platzes kann ihn zurücknehmen.

## Play

# ($word, $label)
choice-with-word = { $word }: { $label }
# ($name, $text)
word-along = { $name }: „{ $text }“
not-your-turn = Du bist nicht am Zug.
as-many-as-saved = Mehr Spielzüge, als diese Partie hat, kann Orrery nicht speichern.
waits-for = Die Partie wartet, bis { $seat } den Link öffnet.
waiting-first = Erst kommt ein Spielzug, der noch wartet.
only-secret-answers = Nur das Gerät mit dem Schlüssel von { $seat } kann antworten.
bot-took-over = Bei dieser Frage hat der Bot übernommen, also muss die Antwort { $move } sein.
choices-opened-first = Erst wird aufgedeckt, was schon gewählt ist.
secret-choice = { $who ->
        [you] Du hast
       *[other] { $who } hat
    } geheim gewählt.
automatic-answer = Automatische Antwort.
over-there = Dort ist die Partie vorbei.
luck-from-players = Der Zufall dieser Partie kam von den Geräten aller, die mitspielten. Ohne sie kann sie nicht weitergehen.

## Bots whose moves were chosen for them

# ($seat, $move, $n, $own)
bot-played = Der Bot { $seat } hat als Spielzug { $n } { $move } gespielt; von sich aus spielt er { $own }. Gewählt hat für ihn, wer das geschickt hat.
# ($seat, $move, $n)
bot-played-else = Der Bot { $seat } hat als Spielzug { $n } { $move } gespielt; von sich aus spielt er etwas anderes. Gewählt hat für ihn, wer das geschickt hat.
bot-played-hidden = Der Bot { $seat } hat als Spielzug { $n } etwas anderes gespielt, als er selbst gewählt hätte. Gewählt hat für ihn, wer das geschickt hat.
idea-hidden = Die Idee des besten Bots bleibt verborgen: Sie würde zeigen, was nur { $seat } sehen kann.
idea-same = Die Idee des besten Bots: dasselbe.
idea-is = Die Idee des besten Bots: { $move }
