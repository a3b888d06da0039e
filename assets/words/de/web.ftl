### number: $n, $of, $points, $month
### number: $share, $wrong, $before, $score, $undo
### person: $who
### number: $least, $most, $minutes, $messages, $tied, $rating, $deviation
### line of a game = Verlauf
### carry turns by hand = Züge von Hand schicken
### turns travel by themselves = Züge gehen automatisch an alle
### relay = Relay
### practice = Übung
### try = Versuch
### position = Stellung
### lesson = Lektion
### random bot = Zufallsbot
### copy of a seat = Kopie des Platzes (sichern)
### words that go along = Nachrichten
### Your games (page) = „Deine Partien“
### Seats (page) = „Plätze“
### sealed (choice) = versiegelt
### scrambled (choice) = unleserlich gemacht
### to forget a line = löschen
### kind of game = Art der Partie
### level = Stufe
### shelves = „Wartet“, „Beendet“, „Archiv“
### rating = Wertung
### log = Logbuch
### replay = Wiedergabe
### rematch = Revanche
### win chance = Gewinnchance
### turning point = Wendepunkt
### sealed = versiegelt
### today's match, of any day = Partie des Tages
### buttons that send = schicken, alone „Abschicken“
### Continue, Next = „Weiter“; Again = „Nochmal“; Leave = „Beenden“

## Who is waited for, in the list of games. $names: one name, or a list

waiting-for = Wartet auf { $names }
all-seats-taken = Alle Plätze besetzt
# ($n, $of)
seats-taken = { $n } von { $of } Plätzen besetzt
# ($status, $name)
begins-elsewhere = { $status }: { $name } startet die Partie
you-won = Du hast gewonnen
won = Sieg: { $names }
your-turn = Du bist am Zug
your-turn-of = Am Zug: { $names }
goes-on-when-opened = Geht weiter, wenn du sie öffnest: { $names }
since-today = seit heute
since-yesterday = seit gestern
since-day = seit { $n ->
        [0] Donnerstag
        [1] Freitag
        [2] Samstag
        [3] Sonntag
        [4] Montag
        [5] Dienstag
       *[other] Mittwoch
    }
for-days = seit { $n ->
        [one] 1 Tag
       *[other] { $n } Tagen
    }
# ($status, $since)
status-since = { $status } { $since }
not-sent-yet = { $status }, noch nicht verschickt
not-sent-to = Noch nicht an { $names } geschickt

## What a game is, in the list of games

# What is played against: "gegen einen Anfänger".
one-bot = { $level ->
        [random] einen Zufallsbot
        [novice] einen Anfänger
        [adept] einen Könner
        [apprentice] einen Lehrling
        [journeyman] einen Gesellen
       *[master] einen Meister
    }
# ($n, $level)
bots = { $level ->
        [random] { $n } Zufallsbots
        [novice] { $n } Anfänger
        [adept] { $n } Könner
        [apprentice] { $n } Lehrlinge
        [journeyman] { $n } Gesellen
       *[master] { $n } Meister
    }
players = { $n ->
        [1] Allein
        [2] Zu zweit
        [3] Zu dritt
        [4] Zu viert
        [5] Zu fünft
        [6] Zu sechst
       *[other] { $n } Personen
    }
against = Gegen { $names }
just-now = gerade eben
minutes-ago = vor { $n ->
        [one] 1 Minute
       *[other] { $n } Minuten
    }
hours-ago = vor { $n ->
        [one] 1 Stunde
       *[other] { $n } Stunden
    }
days-ago = vor { $n ->
        [one] 1 Tag
       *[other] { $n } Tagen
    }
# ($players, $age)
detail = { $players } · { $age }
# ($players, $n, $age)
detail-at-move = { $players } · Spielzug { $n } · { $age }
new-moves = { $n ->
        [one] 1 neuer Spielzug.
       *[other] { $n } neue Spielzüge.
    }

## What this device did, told in a chat. $when: "round 3"

made-secret-choice = { $name } hat geheim gewählt.
game-has-begun = Die Partie hat begonnen.
has-played-move = { $name } hat Spielzug { $n } gemacht.
# ($name, $when)
has-played-in = { $name } hat gespielt ({ $when }).
has-taken-seat = { $name } hat einen Platz genommen.
are-next = { $names } { $n ->
        [one] ist
       *[other] sind
    } am Zug
# ($names, $game)
won-game = Sieg für { $names } in { $game }.
your-turn-in = In { $game } bist du am Zug.
you-won-game = Du hast { $game } gewonnen.

## Lines of a game that differ, and links that were changed on their way

of-this-game = dieser Partie
since-when = ab { $when }
since-move = ab Spielzug { $n }
# ($name, $when)
move-in = Der Zug von { $name } ({ $when })
move-number = Spielzug { $n } von { $name }
beginning-of = Der Spielstart von { $name }
nobody-asked-you = Niemand hat dich gefragt: Dein Verlauf bleibt, wie er ist, außer du spielst mit dem anderen weiter.
nobody-asked = Niemand hat { $names } gefragt: Dein Verlauf bleibt, wie er ist, außer du spielst mit dem anderen weiter.
bot-chose-secretly = Im einen Verlauf traf ein Bot die geheime Wahl für { $names }, im anderen nicht. Bis dahin konnten andere Wahlen schon gelesen sein: Frag { $names }, bevor du mit dem Verlauf ohne Bot weiterspielst.
hands-differ-surely = Im Namen von { $name } steht in den Verläufen Verschiedenes darüber, wer auf einem Platz spielt. Dazwischen hat { $name } aber nichts gemacht: Ein Verlauf wurde auf dem Weg zu dir verändert. Im anderen steht, was { $name } wirklich getan hat.
hands-differ = Im Namen von { $name } steht in den Verläufen Verschiedenes darüber, wer auf einem Platz spielt. Dazwischen hat { $name } aber nichts gemacht: Ein Verlauf wurde unterwegs verändert. Frag { $name }, welcher der richtige ist.
# ($move, $name)
move-changed-surely = { $move } wurde auf dem Weg zu dir verändert. Im anderen Verlauf steht, was { $name } wirklich gespielt hat.
# ($move, $name)
move-changed = { $move } wurde auf dem Weg zu dir verändert. Frag { $name }, welcher Verlauf der richtige ist.
moves-never-made = In diesem Link sind untergeschobene Spielzüge: Sie kommen nicht von dem Gerät, das den Schlüssel des Platzes hat. Deine Partie ist unverändert.
hands-never-changed = In diesem Link hat jemand im Namen von { $name } geändert, wer auf einem Platz spielt. { $name } hat das nie getan. Deine Partie ist unverändert.
move-forged = { $move } wurde in diesem Link unterwegs verändert. Deine Partie ist unverändert.
own-move-forged = { $move } wurde in diesem Link unterwegs verändert. Deine Partie ist unverändert. Schick deinen Link noch einmal: Er zeigt allen, was wirklich gespielt wurde.
# ($names, $n)
name-changed = Jemand hat unterwegs einen Namen geändert: { $names } { $n ->
        [one] behält den alten.
       *[other] behalten die alten.
    }
seat-exchanged = Seit du dabei bist, hat jemand Neues als { $names } Platz genommen. Wenn du nicht weißt, warum, frag nach.

## Messages that go with a link

# ($name, $host, $game)
invites-you-back = { $name }, { $host } lädt dich zu { $game } ein. Dein Platz ist für dich reserviert.
# ($host, $game, $n, $of)
invites-you = { $host } lädt dich zu { $game } ein: Nimm Platz! { $n } von { $of } Plätzen { $n ->
        [one] ist noch frei.
       *[other] sind noch frei.
    }
# ($game, $n, $of)
take-a-seat = { $game }: Nimm Platz! { $n } von { $of } Plätzen { $n ->
        [one] ist noch frei.
       *[other] sind noch frei.
    }
# ($game, $name)
open-to-begin = { $game }: Alle Plätze sind besetzt. { $name }, öffne diesen Link, dann geht es los.
# ($name, $game)
reminder = { $name }, in { $game } bist du am Zug. Hier ist der Link noch einmal:
# ($name, $game, $when)
reminder-in = { $name }, in { $game } bist du am Zug ({ $when }). Hier ist der Link noch einmal:
# ($game, $when, $n)
shared-in = { $game }, { $when }, Spielzug { $n }:
# ($game, $when)
shared-start-in = { $game }, { $when }:
# ($game, $n)
shared-at = { $game }, Spielzug { $n }:
shared-start = { $game }:
won-it = Sieg für { $names }.
# ($names, $scores)
won-with = Sieg für { $names }. { $scores }.
secret-bid-next = { $names }: Jetzt wird geheim geboten.
secret-choice-next = { $names }: Jetzt wird geheim gewählt.
is-next = { $name } ist am Zug.

## Seats and their secrets

seats-are-locked = Jeder Platz ist durch einen Schlüssel an sein Gerät gebunden. Mit einer Kopie davon kannst du anderswo weiterspielen oder deinen Platz zurückholen, wenn ein Browser alles vergisst.
paste-seat-help = Er ist dort, wo du die Kopie deines Platzes gesichert hast: als Text, Link oder Datei. Noch keine Kopie? Öffne die Partie auf dem Gerät, auf dem du gespielt hast, und wähle dort „Kopie deines Platzes sichern“.
who-plays-help = Behalte den Namen, um auf diesem Gerät weiterzuspielen. Mit einem anderen Namen gibst du den Platz weiter. Die anderen erfahren es.
who-plays-seat = Wer spielt hier auf diesem Platz?
paste-seat = Schlüssel deines Platzes einfügen
# Before a colon, or in brackets.
a-game = Unbekanntes Spiel
amid-turn = Du bist mitten in einem Zug. Beende ihn oder mach ihn rückgängig, dann versuch es noch einmal.
not-this-seats-secret = Das ist nicht der Schlüssel dieses Platzes.
# ($game, $name)
game-changed-for-seat = Diese Partie ({ $game }) wurde auf dem Weg hierher verändert: Sie ist nicht, was { $name } geschickt hat. Bitte jemand anderen aus der Partie um den neuesten Link und öffne ihn. Der Schlüssel des Platzes bleibt so lange hier.
seat-is-here = Dieser Platz ist schon auf diesem Gerät: { $name }.
seat-kept-open-game = Dein Platz ist hier gespeichert. Öffne jetzt den neuesten Link der Partie.
secret-opens-nothing = Dieser Schlüssel passt zu keinem Platz dieser Partie ({ $game }). Nichts hat sich geändert.
seat-not-taken = Du hast den Platz nicht genommen. Öffne seinen Schlüssel noch einmal, wann immer du willst.
seat-came-amid-choice = Der Platz von { $name } ist jetzt auf diesem Gerät. Die laufende geheime Wahl trifft noch ein Bot; nimm den Platz danach unter „Plätze“ zurück.
now-plays-here = { $name } spielt jetzt auf diesem Gerät.
# ($n, $name)
seat-went-choose-other = Platz { $n } ging an { $name }. Nimm einen anderen.
seat-went-begun = Platz { $n } ging an { $name }. Die Partie hat begonnen.
seat-went-bot-choose-other = Platz { $n } ging an einen Bot. Nimm einen anderen.
seat-went-bot-begun = Platz { $n } ging an einen Bot. Die Partie hat begonnen.
gone-on-elsewhere = Die Partie ging anderswo weiter, ohne die Änderungen von hier.
undone-stand-in = Hier sprang ein Bot für { $name } ein. Das ist rückgängig gemacht, und { $name } spielt wieder. Unter „Plätze“ kannst du wieder einen Bot spielen lassen.
undone-back-here = { $name } war hier zurück. Das ist rückgängig gemacht, und der Bot spielt wieder. Unter „Plätze“ kann { $name } den Platz wieder zurücknehmen.
undone-back = { $name } war zurück. Das ist rückgängig gemacht, und der Bot spielt wieder.
secret-not-here = Der Schlüssel dieses Platzes ist nicht auf diesem Gerät.
keep-for-yourself = Das ist dein Platz, nicht die Partie. Behalte ihn für dich: Wer ihn hat, kann als { $name } spielen.
# ($game, $name)
seat-message = { $game }: der Platz von { $name }. Wer ihn hat, kann als { $name } spielen. Öffne ihn auf dem Gerät, auf dem du spielen willst.
no-room-seat-lost = Der Speicher dieses Geräts ist voll, darum geht dein Platz verloren, wenn du diesen Tab schließt. Sichere eine Kopie: Mit ihr und dem neuesten Link der Partie kannst du in jedem Browser weiterspielen.
no-room-seats-lost = Der Speicher dieses Geräts ist voll, darum gehen die Plätze hier verloren, wenn du diesen Tab schließt. Sichere eine Kopie: Mit ihr und dem neuesten Link der Partie kannst du in jedem Browser weiterspielen.
unsaved-seat-lost = Dieser Browser speichert nichts, darum geht dein Platz verloren, wenn du diesen Tab schließt. Sichere eine Kopie: Mit ihr und dem neuesten Link der Partie kannst du in jedem Browser weiterspielen.
unsaved-seats-lost = Dieser Browser speichert nichts, darum gehen die Plätze hier verloren, wenn du diesen Tab schließt. Sichere eine Kopie: Mit ihr und dem neuesten Link der Partie kannst du in jedem Browser weiterspielen.
your-seat-unsaved = Dein Platz ist nicht gespeichert
these-seats-unsaved = Diese Plätze sind nicht gespeichert
let-play-again = { $name } wieder spielen lassen? Drück noch einmal
let-bot-play = Einen Bot für { $name } spielen lassen? Drück noch einmal
let-bot-play-secret = Einen Bot für { $name } spielen lassen? Er trifft auch die laufende geheime Wahl. Drück noch einmal
keep-copy-yours = Kopie deines Platzes sichern
keep-copy-of = Kopie des Platzes von { $name } sichern
bot-plays-for = Einen Bot für { $name } spielen lassen
plays-again = { $name } spielt wieder, nicht der Bot

## Turns that travel by themselves. $hosts: addresses of relays

never-played = Für diese Partie kam ein untergeschobener Zug an. Er wird ignoriert, und deine Partie ist unverändert.
told-of-turn = Du bekommst Bescheid, wenn du am Zug bist, solange Orrery in irgendeinem Tab offen ist.
not-told-of-turn = In diesem Browser kann Orrery dir nicht Bescheid geben. Stattdessen zählt der Titel des Tabs deine Züge.
no-words-here = Keine Nachrichten in dieser Partie: Deine gehen nicht hinaus, die der anderen werden nicht gezeigt.
words-again = In dieser Partie werden wieder Nachrichten gezeigt.
travels-now = Die Züge gehen ab jetzt automatisch an alle. Wer sie bisher von Hand bekam, braucht noch einen Link von dir.
by-hand-now = Du schickst ab jetzt Links von Hand. Die anderen sehen deine Züge, wenn sie sie öffnen.
all-taken-begun = Alle Plätze sind besetzt: Die Partie hat begonnen.
played-differently = Auf einem anderen Gerät nahm diese Partie einen anderen Verlauf { $since }. Alle Verläufe bleiben erhalten: „Deine Partien“ zeigt den anderen.
your-turn-in-game = Du bist am Zug in { $game }.
through-chat = Sie gehen durch diesen Chat. Alle darin können sie lesen.
through-hosts = Sie gehen verschlüsselt über { $hosts }. Wer den Link der Partie hat, kann sie lesen.
send-links = Nach jedem Zug schickt ihr euch einen Link.
# $meaning: one of the messages about the way they go.
by-hand-could-travel = Du schickst die Züge dieser Partie von Hand. Das geht auch automatisch: { $meaning }
travel-by-themselves = Die Züge gehen automatisch an alle. { $meaning }
travel-cut-off = Die Züge gehen automatisch an alle. { $meaning } Gerade antwortet kein Relay.
at-the-table = Am Tisch
has-seen-it = Hat den Zug gesehen
has-it = Hat den Zug
not-reached-yet = Noch nicht erreicht
# ($hosts, $names)
match-too-long = Diese Partie ist zu lang für { $hosts } geworden. Schick deinen Zug von Hand an { $names }.
cut-off-not-reached = { $name } ist noch nicht erreicht: Kein Relay antwortet. Dein Zug geht hinaus, sobald eins antwortet, oder du schickst ihn von Hand.
cut-off = Gerade antwortet kein Relay. Sobald eins antwortet, siehst du, was { $name } macht.
is-at-table = { $name } ist am Tisch.
has-seen-move = { $name } hat den letzten Zug gesehen.
device-has-move = Der letzte Zug ist auf dem Gerät von { $name }.
waits-not-reached = Der letzte Zug wartet: { $name } ist noch nicht erreicht.
is-on-its-way = Der letzte Zug ist auf dem Weg zu { $name }.
carry-by-hand = Züge von Hand schicken
let-travel = Züge automatisch schicken
tell-me = Bescheid geben, wenn ich am Zug bin

## Today's match

try-counts = Dieser Versuch zählt. Jeder weitere heute ist Übung.
try-is-practice = Das ist Übung: Das Ergebnis von heute bleibt, wie es ist.
try-lapsed = Diese Partie ging von einem früheren Spielzug aus weiter, darum zählt sie nicht mehr.
counts-for-its-day = Dieses Ergebnis zählt für den Tag, an dem die Partie begann.
try-has-begun = Dein Versuch hat begonnen
no-result-today = Heute kein Ergebnis
won-in = gewonnen in { turns }
# ($points, $n)
won-by = gewonnen mit { $points } Vorsprung in { turns }
lost-in = verloren in { turns }
# ($points, $n)
lost-by = verloren mit { $points } Rückstand in { turns }
tied-after = Gleichstand nach { turns }
# Behind "in" or "nach".
turns = { $n ->
        [one] 1 Zug
       *[other] { $n } Zügen
    }
todays-result = Partie des Tages: { $result }.
# ($date, $match, $result)
todays-message = Orrery { $date }, { $match }: { $result }
result-copied = Ergebnis kopiert, mit einem Link zum selben Start.
# ($n, $month)
date = { $n }. { $month ->
        [1] Jan.
        [2] Feb.
        [3] März
        [4] Apr.
        [5] Mai
        [6] Juni
        [7] Juli
        [8] Aug.
        [9] Sept.
        [10] Okt.
        [11] Nov.
       *[other] Dez.
    }
against-bots = gegen { $bots }
# ($game, $against)
game-against = { $game } { $against }
days-in-row = { $n } Tage in Folge

## Links and files that come in

link-copied = Link kopiert. Schick ihn an { $names }.
# Behind "an".
whoever-is-next = die nächste Person am Zug
game-unreadable = Eine gespeicherte Partie auf diesem Gerät lässt sich nicht lesen. Sie ist beiseitegelegt; siehe „Deine Partien“.
other-tab = Diese Partie ging in einem anderen Tab anders weiter. Beide Verläufe bleiben erhalten: „Deine Partien“ zeigt einen als anderen Verlauf { $since }.
file-missing = Die Datei ist nicht angekommen. Geh kurz online und versuch es noch einmal.
game-deleted = Die Partie ist gelöscht. Du kannst das rückgängig machen.
game-restored = Die Partie ist wieder da.
in-archive = Die Partie ist im Archiv.
out-of-archive = Die Partie ist aus dem Archiv zurück.
paste-link = Füge einen Link ein oder die Nachricht, in der er kam
paste-link-help = Orrery findet die Partie darin. Auch den Text einer gespeicherten Datei kannst du einfügen.
travels-from-now = Die Züge dieser Partie gehen ab jetzt automatisch an alle. { $meaning }
shared-moment = Ein geteilter Moment
open-the-game = Partie öffnen
home = Startseite
has-invitation = Diese Einladung hast du schon. Nichts hat sich geändert.
has-latest-move = Du hast schon den neuesten Spielzug.
old-invitation = Das ist eine alte Einladung: Die Partie hat begonnen. Deine ist unverändert.
moves = { $n ->
        [one] 1 Spielzug
       *[other] { $n } Spielzüge
    }
# ($ends, $has)
older-link = Das ist ein älterer Link: Er enthält { $ends }. Deine Partie hat schon { $has } und ist unverändert.
other-line-came = Dieser Link hat einen anderen Verlauf { $since }. Alle Verläufe bleiben erhalten.
other-line-known = Diesen anderen Verlauf { $since } hast du schon. Nichts hat sich geändert.
claims-to-be-yours = In diesem Link ist eine andere Partie, die sich als eine von deinen ausgibt. Deine ist unverändert.

## Levels of bots

glance = entscheidet auf einen Blick
slips = überlegt kurz und macht ab und zu einen Fehler
thinks = überlegt gründlich
looks-ahead = denkt weit voraus
looks-farthest = denkt so weit voraus, wie es in zwei Sekunden geht
level-label = { $level ->
        [random] Zufall
        [novice] Anfänger
        [apprentice] Lehrling
        [journeyman] Geselle
        [adept] Könner
       *[master] Meister
    }
# ($level, $does)
level-does = { CAPITAL($level) }: { $does }.
# ($level, $n, $of, $other)
try-harder = Du hast { $level ->
        [novice] Anfänger
        [apprentice] Lehrlinge
        [journeyman] Gesellen
        [adept] Könner
       *[master] Meister
    } in { $n } von { $of } Partien geschlagen: Versuch es gegen { $other }.
# ($level, $n, $of, $other)
fairer-match = { $level ->
        [novice] Anfänger
        [apprentice] Lehrlinge
        [journeyman] Gesellen
        [adept] Könner
       *[master] Meister
    } haben { $n } von { $of } Partien gewonnen: Fairer ist es gegen { $other }.

## Find the move

positions-unreadable = Diese Stellungen lassen sich nicht lesen.
positions-of-nothing = Die Datei nennt kein Spiel oder hat keine Stellungen.
find-the-move = Finde den Zug
# ($n, $game)
found-of-three = { $n } von 3 gefunden in { $game }
three-positions = Drei Stellungen in { $game }

## Lessons

lesson-unreadable = Die Lektion lässt sich nicht lesen.
lesson-of-nothing = Die Lektion nennt kein Spiel oder hat keine Schritte.

## Settings

small = Klein
normal = Normal
large = Groß
huge = Sehr groß
slow = Langsam
fast = Schnell
off = Aus
on = An
automatic = Automatisch
always = Immer
never = Nie
text-size = Schriftgröße
animation-speed = Tempo der Animationen
reduce-motion = Weniger Bewegung
reduce-motion-help = Dinge blenden über, statt sich zu bewegen. „Automatisch“ richtet sich nach deinem Gerät.
sound = Ton

## Home

five-board-games = Fünf Brettspiele{ $break }zwischen den Sternen
just-send-a-link = Spiel mit Freunden:{ $break }Schick einfach einen Link.
home-welcome = Fünf Brettspiele zwischen den Sternen. Spiel mit Freunden: Schick einfach einen Link.
begin-here = Fang hier an
# ($least, $most, $minutes)
game-figures = { $least } bis { $most } Personen · etwa { $minutes } Minuten
figures-begin-here = { $figures } · fang hier an
# ($line, $figures)
line-and-figures = { $line } { $figures }.
play-now = Jetzt spielen
set-up = Einrichten
learn-in-five-minutes = In fünf Minuten lernen
rules = Regeln
games = Spiele
play-game-now = Jetzt { $game } spielen
set-up-game = { $game } einrichten
learn-game = { $game } in fünf Minuten lernen
rules-of-game = Regeln von { $game }

## Today's match, on the home screen

today = Heute
today-is = Heute: { $match }
# ($words, $streak)
with-streak = { $words } · { $streak }
about-today = Derselbe Start für alle. Dein erster Versuch zählt, jeder weitere ist Übung; rückgängig machen kannst du wie immer. Jeder Tag, an dem du zu Ende spielst, verlängert deine Tage in Folge, egal wer gewinnt. Ergebnisse bleiben auf diesem Gerät, und niemand kann sie prüfen.
# Of a match and of a replay.
play = Spielen
play-today = Partie des Tages starten
go-on-brief = Weiter
go-on-today = Partie des Tages weiterspielen
share = Teilen
share-todays-result = Ergebnis von heute teilen
practice = Üben
practice-today = Partie des Tages noch einmal spielen, zum Üben
look = Ansehen
look-at-positions = Die drei Stellungen von heute ansehen
all = Alle
all-positions = Alle Stellungen

## The list of games

your-games = Deine Partien
no-games-yet = Noch keine. Partien, die du startest, und Links, die du öffnest, werden hier gespeichert, auf diesem Gerät.
no-games-here = Keine Partien hier.
your-results = Deine Ergebnisse
show-shelf = Zeigen
waiting = Wartet
finished = Beendet
archive = Archiv
# ($label, $n)
shelf-with = { $label } ({ $n })
next-turn = Zu meinem nächsten Zug
open-link = Link öffnen
open-file = Datei öffnen
export-all = Partien exportieren
save-seats-too = Deine Plätze mit in der Datei speichern?
with-seats = Mit meinen Plätzen
with-seats-told = Behalte diese Datei für dich: Wer sie hat, kann an deiner Stelle spielen.
without-seats = Ohne meine Plätze
without-seats-told = Kannst du ruhig weitergeben. Deine Plätze bleiben nur in diesem Browser.
game-is-deleted = { $game } ist gelöscht.
undo = Rückgängig
saved-game-unreadable = Eine gespeicherte Partie lässt sich nicht lesen.
unreadable-game = Eine gespeicherte Partie lässt sich nicht lesen
set-aside = { $why } Sie ist unverändert beiseitegelegt.
to-file = Als Datei speichern
delete-it = Löschen
delete-unreadable = Unlesbare Partie löschen
back-from-archive = Aus dem Archiv holen
to-archive = Ins Archiv legen
another-line = Anderer Verlauf { $since }
open = Öffnen
# ($label, $words)
labelled = { $label }: { $words }

## The screen of settings

settings = Einstellungen
saved-in-browser = In diesem Browser gespeichert.
language = Sprache
language-help = Links sind in allen Sprachen gleich: Alle lesen eine Partie in der eigenen.
list-of-keys = Liste der Tasten
about-orrery = Über Orrery
done = Fertig

## Who sits there, and names, at the set-up and elsewhere

your-name = Dein Name
name-help = Die anderen sehen ihn.
host-name-help = So sehen deine Freunde, von wem die Einladung kommt. Dieses Gerät merkt sich den Namen.
seat-number = Platz { $n }
# ($n, $colour)
seat-number-colour = Platz { $n }, { $colour }
name-of-seat = { $seat }: Name
# ($seat, $name)
seat-has-name = { $seat }, Name: { $name }
none-yet = Noch keiner
add-name = Name …
person-here = Person hier
person-by-link = Person per Link
bot-novice = Bot, Anfänger
bot-apprentice = Bot, Lehrling
bot-journeyman = Bot, Geselle
bot-adept = Bot, Könner
bot-master = Bot, Meister

## The set-up of a game

back = Zurück
seats-levels-options = Plätze, Stufen und Optionen
less = Weniger
the-other-players = Die anderen
only-bots = Bots
by-link = Per Link
here = Hier
mixed = Gemischt
number-of-players = Anzahl Personen
players-brief = Personen
bots-of-levels = { $n ->
        [one] 1 Bot
       *[other] { $n } Bots
    }
# $bots in what follows: "einen Anfänger".
invite-people = { $n ->
        [one] Jemanden einladen
       *[other] { $n } Personen einladen
    }
watch-bots = { CAPITAL($bots) } beobachten
play-bots = Gegen { $bots } spielen
start-for = Für { $n } Personen starten
# ($n, $bots)
start-for-and-bots = Für { $n } Personen und { $bots } starten
plays-against-you = Du spielst gegen { $bots }.
choose-bots = { CAPITAL($bots) } wählen
turns-travel = Züge schicken
by-themselves = Automatisch
by-hand = Von Hand
one-link-then-by-themselves = Du schickst einen einzigen Link, die Einladung. Danach gehen die Züge automatisch an alle. { $meaning }
match-takes-messages = Eine ganze Partie braucht etwa { $n } Nachrichten.
secret-choices = Geheime Wahl
sealed = Versiegelt
among-friends = Unter Freunden
seats-title = Plätze
seats-are-drawn = Die Plätze, und damit auch, wer beginnt, werden beim Start ausgelost.
seats-are-bound = Jeder Platz ist an sein eigenes Gerät gebunden.
character-of-seat = Charakter von Platz { $n }
plain-character = Normal
kind-of-game = Art der Partie
custom-game = Eigene
chosen-for-links = { $note } Gewählt, weil jemand per Link spielt.
options = Optionen
other-value = Anderer Wert …
automatic-answers = Automatische Antworten
automatic-told = Überlass Orrery kleine Entscheidungen: Dann gibst du nur den Link weiter. Du kannst das jederzeit ändern.
# ($title, $hint)
title-and-hint = { $title }. { $hint }

## How secret choices travel, and what the players of a game by link should know

sealed-told = Versiegelt: Niemand kann heimlich nachsehen.
among-friends-told = Unter Freunden: nur unleserlich gemacht.
about-messages = Etwa { $n } Nachrichten.
choices-of-early-kind = Diese Partie ist noch von einer frühen Art: Was geheim gewählt ist, bleibt verborgen; aber wenn es jemand unterwegs verändert, merkt das nicht jedes Gerät.
choices-are-sealed = Was geheim gewählt ist, ist versiegelt: Niemand kann heimlich nachsehen.
choices-are-scrambled = Unter Freunden: Was geheim gewählt ist, ist nur unleserlich gemacht. Wer einen Link zerlegt, könnte es lesen.
nobody-checks-bots = In dieser Partie kann niemand prüfen, was Bots spielen.
bots-of-other-version = Die Bots dieser Partie stammen aus einer anderen Version von Orrery, darum kann dieses Gerät nicht prüfen, was sie spielen.
# ($n, $of)
goes-by-older-rules = Die Partie folgt älteren Regeln: Fassung { $n }; die neueste ist { $of }.

## The invitation to a game by link. $name: often whoever begins the game

cannot-make-secrets = Dieser Browser kann keine Schlüssel machen, darum kannst du hier keine Partie per Link beginnen. Alles andere geht.
nobody-here = Eine Partie per Link beginnt hier, darum muss mindestens eine Person an diesem Gerät mitspielen.
no-seat-here = Dieser Browser liefert keinen Zufall, aus dem ein Schlüssel werden könnte, darum kannst du hier keinen Platz nehmen. Öffne den Link in einem anderen Browser.
seat-is-bound = Dein Platz ist an dieses Gerät gebunden. Niemand sonst kann für dich spielen.
seat-free = Frei
seat-free-for = Frei, für { $name } reserviert
holder-on-device = { $holder }, auf diesem Gerät
# Both: the subject, or behind "an", "für", "bitte".
whoever-is-first = die erste Person am Tisch
everybody-who-plays = alle, die mitspielen
you-are = Du bist { $names }.
invitation-copied = Die Einladung ist kopiert: Füge sie in euren Chat ein.
invitation-on-its-way = Die Einladung ist unterwegs.
link-for-copied = Der Link für { $name } ist kopiert: Füge ihn in euren Chat ein.
link-for-on-its-way = Der Link für { $name } ist unterwegs.
open-links-here = Öffne die Links, die zurückkommen, in diesem Browser.
one-comes-back = Du bekommst einen zurück, wenn du am Zug bist: Öffne ihn in diesem Browser.
all-are-taken = Alle Plätze sind besetzt.
send-link-to-begin = Schick den Link an { $name }: Die Partie beginnt, sobald { $name } ihn öffnet.
send-link-to = Schick den Link an { $name }.
pass-link-on = Gib den Link weiter, oder schick ihn zurück an { $name }: Dort beginnt die Partie.
no-relay-unaware = Kein Relay antwortet, darum weiß { $name } noch nichts davon. Die Nachricht geht hinaus, sobald eins antwortet, oder du schickst den Link von Hand.
send-invitation-to = Schick die Einladung an { $name }.
see-who-sits-down = Hier siehst du, wer Platz nimmt.
device-begins = Jetzt startet { $name } automatisch die Partie.
begins-by-itself = Die Partie beginnt von selbst, wenn alle Plätze besetzt sind.
older-invitation = Diese Einladung stammt aus einer älteren Version von Orrery, die Plätze nicht so gut schützte. Darum kann niemand mehr dazukommen.
invite-again-or-bots = Lade noch einmal ein, oder gib die freien Plätze an Bots.
ask-for-new-one = Bitte { $name } um eine neue.
each-takes-a-seat = Alle öffnen den Link und nehmen Platz. Die Partie beginnt von selbst, wenn alle Plätze besetzt sind.
each-sends-back = Alle nehmen Platz und schicken dir einen Link zurück. Öffne diese Links hier, egal in welcher Reihenfolge. Die Partie beginnt, wenn alle Plätze besetzt sind.
how-it-works = So geht es
take-seat-and-play = Nimm Platz und spiel mit: Was du machst, erreicht die anderen von selbst. Niemand braucht ein Konto.
take-seat-and-send = Nimm Platz und schick den Link, den du bekommst, an { $name }. Dann geht es jedes Mal so: Mach deinen Zug und schick den Link dorthin, wo es weitergeht. Niemand braucht ein Konto.
# ($n, $minutes)
match-length = { players } · etwa { $minutes } Minuten
# ($n, $minutes, $messages)
match-length-messages = { players } · etwa { $minutes } Minuten, mit etwa { $messages } Nachrichten
invited-to = Du bist zu { $game } eingeladen
own-language = Alle lesen die Partie in ihrer Sprache: { $languages }.
# ($name, $game)
host-invites-to = { $name } lädt dich zu { $game } ein
can-watch-later = Du kannst zusehen, sobald die Partie begonnen hat.
game-settings = Einstellungen der Partie
send-it-by-hand = Von Hand schicken
send-again = Erneut schicken
send-invitation = Einladung schicken
send-them-link = Link an { $name } schicken
copy-the-link = Link kopieren
link-as-code = QR-Code oder Datei
bots-on-free-seats = Freie Plätze an Bots geben und beginnen
bots-press-again = Bots auf alle freien Plätze, und jetzt beginnen? Drück noch einmal
bots-press-again-told = Bots auf alle freien Plätze, und jetzt beginnen? Drück noch einmal.
change-your-name = Nicht { $name }? Namen ändern
i-have-a-seat = Zu meinem Platz in dieser Partie
i-have-a-seat-brief = Zu meinem Platz
# ($n, $colour)
take-seat-number = Nimm Platz { $n }, { $colour }
take-your-seat = Nimm deinen Platz, { $name }
# ($n, $colour)
another-player-seat = Noch eine Person an diesem Gerät: Platz { $n }, { $colour }
# ($n, $colour, $name)
another-player-kept = Noch eine Person an diesem Gerät: Platz { $n }, { $colour }, für { $name }
add-a-player = Noch eine Person
not-now = Nicht jetzt

## The welcome of a link: a game at which nobody here sits

about-to-begin = Noch nichts: Die Partie beginnt gerade.
play-as = Als { $name } spielen
see-the-game = Partie ansehen
watch = Zusehen
what-happened = Was passiert ist
status-told = { $status }.

## Two lines of one game

two-lines = Zwei Verläufe einer Partie
it-ends-here = Hier ist er zu Ende.
and-more-moves = { $n ->
        [one] Und 1 weiterer Spielzug.
       *[other] Und { $n } weitere Spielzüge.
    }
another-line-told = Anderer Verlauf { $since }.
both-same-moves = Beide haben dieselben Spielzüge.
yours-ends = Beide sind { moves } lang gleich; dann endet deiner, und der andere geht weiter.
other-ends = Beide sind { moves } lang gleich; dann endet der andere, und deiner geht weiter.
first-choice-differs = Schon die erste Wahl fiel verschieden aus.
first-choice-differs-asked = Schon die erste Wahl fiel verschieden aus: { $question }
one-choice-differs = Beide sind { moves } lang gleich, dann fiel eine Wahl verschieden aus.
# ($n, $question)
one-choice-differs-asked = Beide sind { moves } lang gleich, dann fiel eine Wahl verschieden aus: { $question }
yours = Deiner
the-other = Der andere
# ($n, $of)
the-other-of = Der andere, { $n } von { $of }
other-is-changed = Der andere Verlauf wurde unterwegs verändert: Dein Platz hat etwas anderes geschickt.
yours-is-changed = Dein Verlauf wurde auf dem Weg hierher verändert. Der andere ist der, den dein Platz geschickt hat.
both-are-kept = Beide bleiben erhalten, bis du einen löschst, egal mit welchem du weiterspielst.
all-are-kept = Alle bleiben erhalten, bis du einen löschst, egal mit welchem du weiterspielst.
only-one-line = Diese Partie hat hier nur einen Verlauf.
other-is-forgotten = Der andere Verlauf ist gelöscht.
other-forgotten-undo = Der andere Verlauf ist gelöscht. Du kannst das rückgängig machen.
other-is-back = Der andere Verlauf ist wieder da.
the-other-line = Der andere Verlauf
back-to-two-lines = Zurück zu den zwei Verläufen
go-on-with-yours = Mit deinem weiter
go-on-with-other = Mit dem anderen weiter
look-at-other = Den anderen nur ansehen
forget-other = Den anderen löschen
show-next-line = Nächsten anderen Verlauf zeigen

## What a file of games has besides the games

also-in-file = Auch in dieser Datei
file-has-secrets = In der Datei sind Schlüssel von Plätzen. Wer den Schlüssel eines Platzes hat, spielt auf diesem Platz. Übernimm sie, wenn es deine eigene Datei ist; stammt sie von jemand anderem, lass sie weg.
file-has-settings = In der Datei sind Einstellungen. Übernimm sie, wenn es deine eigene Datei ist; stammt sie von jemand anderem, behalte deine.
file-is-yours = In der Datei ist der Schlüssel eines Platzes, der schon auf diesem Gerät ist. Also wurde sie auf einem deiner Geräte gemacht.
file-may-be-anybodys = Nichts in der Datei zeigt, dass sie von dir ist.
bots-in-game = Bots in { $game }
# ($game, $title)
automatic-in-game = Automatische Antworten in { $game }. { $title }
# ($title, $value, $here)
setting-differs = { $title }: { $value } (hier: { $here })
not-chosen = nicht gewählt
todays-results-in-file = Partie des Tages: Ergebnisse von { $n ->
        [one] einem früheren Tag
       *[other] { $n } früheren Tagen
    }
results-in-file = Deine Ergebnisse: { $n ->
        [one] 1 Partie
       *[other] { $n } Partien
    }
answers-in-file = Finde den Zug in { $game }: { $n ->
        [one] 1 Antwort
       *[other] { $n } Antworten
    }
# ($game, $name)
seat-in-file = { $game }: der Platz von { $name }
leave-seats = Plätze weglassen
leave-settings = Meine behalten
take-seats = Plätze übernehmen
take-settings = Einstellungen übernehmen
seats-are-here = Die Plätze sind jetzt auf diesem Gerät.
settings-taken-over = Die Einstellungen sind übernommen.

## The screen of results

about-results = Partien, die du auf diesem Gerät beendet hast, gegen Bots oder per Link. Eine Partie, die von einem früheren Spielzug aus weiterging, zählt nicht; rückgängig machen darfst du.
no-results-yet = Noch keine. Beende eine Partie gegen Bots oder per Link, dann findest du sie hier.
results-unreadable = Einige Ergebnisse lassen sich nicht lesen: Der Text ist beschädigt, oder eine neuere Version von Orrery hat ihn geschrieben. Er bleibt, wie er ist.
save-it-as-file = Als Datei speichern
about-ratings = In jedem Spiel haben Anfänger die Wertung 1000, und du am Anfang auch. Die anderen Stufen wurden in Partien zwischen Bots gemessen. Ein Sieg bringt dir umso mehr, je stärker der Bot ist und je weniger Partien du gespielt hast (Glicko-2). Alles bleibt nur auf diesem Gerät, und niemand kann es nachprüfen.
match-tied = Gleichstand
match-won = { $points ->
        [0] gewonnen
       *[other] gewonnen mit { $points } Vorsprung
    }
match-lost = { $points ->
        [0] verloren
       *[other] verloren mit { $points } Rückstand
    }
# ($points, $n, $of)
match-lost-at = { match-lost } (Platz { $n } von { $of })
in-match-by-link = in einer Partie per Link
# ($date, $how, $against, $n)
match-line = { $date }: { $how } { $against }, { $n ->
        [one] 1 Zug
       *[other] { $n } Züge
    }
# ($date, $how, $against, $n)
todays-match-line = { $date }: { $how } { $against }, { $n ->
        [one] 1 Zug
       *[other] { $n } Züge
    }, Partie des Tages
# ($n, $of)
won-of = { $n } von { $of } gewonnen
# ($n, $of)
won-of-told = { $n } von { $of } gewonnen.
# ($n, $of, $tied)
won-of-tied-told = { $n } von { $of } gewonnen, { $tied } mit Gleichstand.
against-level = Gegen { $level ->
        [novice] Anfänger
        [apprentice] Lehrlinge
        [journeyman] Gesellen
        [adept] Könner
       *[master] Meister
    }
against-other-bots = Gegen andere Bots
with-players = { $n ->
        [1] Allein
        [2] Zu zweit
        [3] Zu dritt
        [4] Zu viert
        [5] Zu fünft
        [6] Zu sechst
       *[other] Mit { $n } Personen
    }
in-seat = Auf Platz { $n }
matches-of-game = Partien von { $game }, neueste zuerst
match = Partie
kind = Art
rating-after-it = Wertung danach
# ($rating, $deviation)
rating-now = Wertung { $rating }, plus oder minus { $deviation }.
best-wins = { $n ->
        [one] Bester Sieg
       *[other] Beste Siege
    }
latest = Neueste
in-a-row = Serien
longest-run = Die meisten Siege in Folge: { $n }
# ($n, $of)
days-of-todays = Partie des Tages: { $of ->
        [one] 1 Tag
       *[other] { $of } Tage
    } gespielt, { $n } gewonnen
longest-row = Die meisten Tage in Folge: { $n }
row-now = Zurzeit: { $streak }

## The coach beside the table: lessons, and "Find the move"

# ($n, $of)
step-of = Schritt { $n } von { $of }
# ($place, $title)
step-title = { $place }: { $title }
# ($place, $title)
step-begins = { $place }. { $title }
next = Weiter
next-step = Nächster Schritt
step-back = Schritt zurück
again = Nochmal
leave = Beenden
leave-lesson = Lektion beenden
show-me = Zeig mal
go-back = Zurück
back-to-invitation = Zurück zur Einladung
play-first-game = Erste Partie gegen einen Anfänger spielen
not-this-step = Das ginge auch, aber in diesem Schritt geht es um einen anderen Spielzug.
to-undo-again = Um das rückgängig zu machen, drück „Nochmal“: Der Schritt beginnt von vorn.
step-is-done = Dieser Schritt ist geschafft. Mit „Weiter“ geht es weiter, mit „Nochmal“ wiederholst du ihn.
about-positions = Stellungen aus Partien von Bots, in denen ein Zug viel besser ist als die anderen. Es zählt der erste Zug, den du machst. Das alles bleibt nur auf diesem Gerät.
grade-easy = leicht
grade-middle = mittel
grade-hard = schwer
# ($share, $wrong)
right-move-gives = Der richtige Zug bringt dir eine Gewinnchance von { $share } %, ein falscher höchstens { $wrong } %.
find-it = { $level ->
        [random] Zufallsbots
        [novice] Anfänger
        [apprentice] Lehrlinge
        [journeyman] Gesellen
        [adept] Könner
       *[master] Meister
    } finden ihn meistens.
hard-for-masters = Selbst Meister finden ihn meistens nicht.
best-move = Der beste Zug: { $deed }
# ($share, $deed)
best-move-gives = Der beste Zug bringt dir eine Gewinnchance von { $share } %: { $deed }
# ($share, $deed)
second-best = Der zweitbeste brächte { $share } %: { $deed }
second-best-at-first = Der zweitbeste erste Zug brächte { $share } %: { $deed }
then-deeds = Danach: { $deeds }
# ($n, $of)
today-of = Heute, { $n } von { $of }
next-position = Nächste Stellung
show = Zeigen
show-best-move = Besten Zug zeigen
# Also on a button of 60 pixels, where „Überspringen“ has no room.
skip = Auslassen
look-at-board = Zum Spielplan
position-is-done = Diese Stellung ist erledigt.
another-matters = Ein anderer Zug ist wichtiger, und danach vielleicht noch möglich. Welcher ist es?
not-this-one = Dieser nicht: Deine Gewinnchance wäre höchstens { $share } %. Versuch einen anderen.
not-this-move = Dieser nicht. Versuch einen anderen.
thats-the-move = Das ist der Zug: Deine Gewinnchance ist { $share } %.
thats-the-last-move = Das ist der Zug.
and-now = Stimmt. Und jetzt?
todays-three = Die drei von heute
grade = { $grade ->
        [easy] leicht
        [middle] mittel
       *[hard] schwer
    }
open-position = { $n }: { grade }
found-position = { $n }: { grade }, gefunden
missed-position = { $n }: { grade }, nicht gefunden
later-position = { $n }: { grade }, später gefunden
# ($n, $of)
found-at-once = { $n } von { $of } mit dem ersten Zug gefunden.
position-number = Stellung { $n }
from-first-again = Wieder von vorn
choose-position = Stellung wählen

## The table: whose turn it is, and what can be done

# ($title, $game)
tab-title = { $title } · { $game }
pass-the-device = Gerät weitergeben
game-over = Partie vorbei
result = Ergebnis
replay = Wiedergabe
you-here = Du
holder-thinks = { $holder }, überlegt
# ($holder, $name)
holder-with = { $holder }, mit { $name }
# ($name, $level, $character, $does)
is-character = { $name } ist { $level ->
        [random] ein Zufallsbot
        [novice] ein Anfänger
        [adept] ein Könner
        [apprentice] ein Lehrling
        [journeyman] ein Geselle
       *[master] ein Meister
    } mit dem Charakter { $character }: Der Bot { $does }.
your-turn-now = Du bist am Zug.
your-move = Dein Zug
name-moves = Zug von { $name }
pass-device-to = Gib das Gerät an { $name } weiter.
cant-move = { $name } kann nicht spielen.
is-thinking = { $name } überlegt.
bot-moves-elsewhere = { $name }, ein Bot, spielt auf einem anderen Gerät.
waiting-for-them = Wartet auf { $names }.
# ($names, $n)
are-choosing = { $names } { $n ->
        [one] wählt
       *[other] wählen
    } gerade.
# Behind "Beende ihn".
or-undo = { $undo ->
        [0] .
       *[other] { " " }oder mach ihn rückgängig.
    }
done-send = Dein Zug ist fertig. Schick ihn ab{ or-undo }
done-end = Dein Zug ist fertig. Beende ihn{ or-undo }
done-wait-for-bid = Jetzt bietet { $name }. Drück „Weiter“{ $undo ->
        [0] .
       *[other] { " " }oder mach deinen Zug rückgängig.
    }
done-wait-for-choice = Jetzt wählt { $name }. Drück „Weiter“{ $undo ->
        [0] .
       *[other] { " " }oder mach deinen Zug rückgängig.
    }
done-next = Fertig; jetzt ist { $name } am Zug. Drück „Weiter“{ $undo ->
        [0] .
       *[other] { " " }oder mach deinen Zug rückgängig.
    }
confirm = Bestätigen
confirm-and-send = Bestätigen und schicken
confirm-and-send-to = Bestätigen und an { $name } schicken
go-on = Weiter
end-turn = Zug beenden
ending = { $move ->
        [pass] Passen
        [stop] Aufhören
       *[other] { CAPITAL($move) }
    }
move-and-send = { ending } und abschicken
# ($move, $name)
move-and-send-to = { ending } und an { $name } schicken
send = Abschicken
send-to = An { $name } schicken
back-to-now = Zurück zur Partie
start-of-moves = { $n ->
        [one] Vor dem einzigen Spielzug
       *[other] Vor dem ersten von { $n } Spielzügen
    }
# ($n, $of)
after-move-of = Nach Spielzug { $n } von { $of }
# ($title, $words)
looked-at = { $title }. { $words }
# ($name, $flag)
threatens = { $name } { $flag }.
nothing-yet = Noch ist nichts geschehen.
where-to = Wohin?
choose-now = Wähle:
not-final-until-continue = Nichts ist endgültig, bevor du „Weiter“ drückst.
not-final-until-end = Nichts ist endgültig, bevor du deinen Zug beendest.
amid-turn-of = { $name } ist mitten in einem Zug. Nur { $name } darf hinsehen.
secret-choice-of = Die Wahl ist geheim: Nur { $name } darf hinsehen.
press-when-ready = { $name }, drück, wenn du so weit bist.
back-one-step = Einen Schritt zurück
try-again = Erneut versuchen
answer-now = Sofort antworten
i-am = Ich bin { $name }
# In little room, beside a button that sends the link.
copy-link = Kopieren
pause = Pause
rematch = Revanche
change-settings = Einstellungen ändern
look-back = Rückblick
last-moves = Letzte Züge
copy-moment = Link zu diesem Moment kopieren
turns-title = Züge
back-to-log = Zurück zum Logbuch
hold-to-read = Halte eine Karte gedrückt, um sie zu lesen.
bot-move-impossible = Der Spielzug des Bots ist nicht möglich: { $reason }
kept-as-it-is = Sie bleibt, wie sie ist.
went-on-in-other-tab = Diese Partie ging in einem anderen Tab weiter. Beide Tabs zeigen jetzt denselben Stand.
moment-copied = Link kopiert. Er führt zu diesem Spielzug und zeigt, was alle am Tisch sehen konnten.
new-game-from-here = Das ist eine neue Partie. Die, die du dir angesehen hast, bleibt, wie sie ist.

## The table in words

without-copy = Ohne Kopie weiter
position-title = Stellung
show-after-move = Stellung zeigen nach Spielzug
pause-replay = Wiedergabe anhalten
play-replay = Wiedergabe starten
play-film = Abspielen
skip-film = Vorspulen
save-as-file = Partie als Datei speichern
your-choice = Deine Wahl
how-many = Wie viele
# ($name, $state)
state-of-seat = { $name }: { $state }

## The table: cards over the board

happened-last = Was zuletzt geschah
since-last-look = Seit du zuletzt hier warst
own-copy-stays = Deine eigene Kopie bleibt unter „Deine Partien“.
paste-into-chat = Füg ihn in euren Chat ein.
see-the-board = Zum Spielplan
play-on-there = Von dort weiterspielen
play-there = Von dort spielen
device-please = { $name }, bitte
pass-then-press = Gerät weitergeben, dann drücken.

## The table: hints of a first match

hint-result = Wähle einen Spielzug. Was er bewirkt, siehst du hier, bevor du bestätigst.
hint-undo = Einen Spielzug kannst du rückgängig machen, solange nach dir niemand gespielt hat.
hint-log = Was die anderen getan haben, steht im Logbuch; Hilfe findest du unter „Regeln“.
got-it = Alles klar

## The table: sending the game on by link

the-others = die anderen
whoever-wants-to-see = alle, die es sehen wollen
link-is-copied = Link kopiert
link-copied-for = Link für { $name } kopiert
link-sent = Link geschickt
sent-to = An { $name } geschickt
send-the-link = Link schicken
send-the-link-to = Link an { $name } schicken
remind = { $name } erinnern
others-havent-seen = Die anderen haben das Ende noch nicht gesehen.
hasnt-seen = { $name } hat das Ende noch nicht gesehen.
# „Wahlen“ would be elections.
owe-secret-choices = { $names } (geheime Wahl)
you-are-watching = Du siehst zu.
watching-moves-arrive = Du siehst zu. Die Spielzüge kommen von selbst.
all-have-chosen = Alle haben gewählt. Die Wahl von { $name } wird aufgedeckt, wenn { $name } den Link öffnet.
chance-is-drawn = Der Zufall entscheidet erst, wenn { $name } den Link öffnet. So kann es vorher niemand wissen.
sealed-send-to-all = Deine Wahl ist versiegelt. Schick den Link an alle, die noch wählen müssen.
sealed-until = Deine Wahl ist versiegelt, bis auch { $name } gewählt hat.
sealed-until-all = Deine Wahl ist versiegelt, bis alle gewählt haben.
secret-is-open = Was geheim war, ist jetzt aufgedeckt.
link-comes-back = Nach dem Zug von { $name } bekommst du einen Link zurück.
words-in-match = Nachrichten in dieser Partie
no-words-in-match = Keine Nachrichten in dieser Partie
a-word = Nachricht
add-word = Nachricht schreiben
change-word = Nachricht ändern
send-word-along = Nachricht mitschicken
word-goes-with-turn = Sie geht mit deinem Zug hinaus. Wer den Link der Partie hat, kann sie lesen.
word-goes-with-link = Sie geht mit dem Link hinaus, den du schickst.

## How a match ended

# $names may begin with „Du“, so no verb goes with them.
won-together = Gemeinsamer Sieg: { $names }
share-the-win = Geteilter Sieg: { $names }
wins-by = { $who ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    } mit { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkten
    } Vorsprung.
# ($part, $figure, $other)
part-against = { $part }: { $figure } gegen { $other }.
# ($n, $name)
ranked = { $n }. { $name }
# ($n, $name, $score)
ranked-with-score = { $n }. { $name }, { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }
# ($line, $part)
score-of-one = { $line } ({ $part })
# ($line, $parts)
score-of = { $line }: { $parts }
# ($line, $part, $parts)
with-tie-breaks = { $line }: { $part } (bei Gleichstand: { $parts })
# ($part, $figure)
part-of-score = { $part } { $figure }
level-name = { $level ->
        [random] Zufallsbot
        [novice] Anfänger
        [apprentice] Lehrling
        [journeyman] Geselle
        [adept] Könner
       *[master] Meister
    }
harder-level = Schwerer: { level-name }
easier-level = Leichter: { level-name }
harder = Schwerer
easier = Leichter
by-turn = { $what } Zug um Zug
turn-column = Zug
# ($level, $n)
level-rating = { $level } { $n }
score = Punkte

## Looking back at a match, as the bots see it

looking-back = Rückblick
win-chances = Gewinnchancen in %, wie die Bots sie sehen
after-move = Nach Spielzug
ask-best-bot = Besten Bot fragen
play-on-here = Hier weiterspielen
turning-points = Wendepunkte (Gewinnchance in %)
at-move = Spielzug { $n }
# ($when, $deeds, $name, $before, $share)
turning-point = { CAPITAL($when) }: { $deeds } { $name } { $before } → { $share }
bots-have-looked = Die Bots haben sich die ganze Partie angesehen. { $n ->
        [0] Kein Wendepunkt
        [one] 1 Wendepunkt
       *[other] { $n } Wendepunkte
    }.
bots-look = Die Bots sehen sich die Partie an.
bots-look-closely = Die Bots sehen genauer hin.
bots-look-for-reason = Die Bots suchen, was den Ausschlag gab.
best-bot-thinks = Der beste Bot überlegt.
next-is = Als Nächstes: { $deed }
this-is-the-end = Das ist das Ende.
open-to-the-end = Es blieb bis zum Ende offen: Vor dem letzten Spielzug war deine Gewinnchance { $share } %.
# ($share, $when)
small-steps = Keine einzelne Wahl gab den Ausschlag: Deine Gewinnchance sank von { $share } % ({ $when }) in kleinen Schritten.
# ($when, $deeds, $before, $share)
decided-it = Das gab den Ausschlag ({ $when }): { $deeds } Deine Gewinnchance fiel von { $before } % auf { $share } %.
# ($game, $when)
moment = { $game }, { $when }.
# ($game, $when, $deed)
moment-of = { $game }, { $when }: { $deed }

## What kind of move it is

kind-of-move = { $verb ->
        [accept] Annehmen
        [accrete] Planet bilden
        [activate] Aktivieren
        [ally] Verbünden
        [antimatter] Zerstören
        [attack] Angreifen
        [auction] Versteigern
        [award] Zuschlag geben
        [bid] Bieten
        [bonus] Bonusaktion
        [borrow] Leihen
        [brood] Vermehren
        [build-fleet] Flotte bauen
        [burn] Opfern
        [bury] Vergraben
        [buy] Kaufen
        [card] Karte
        [claim] Beanspruchen
        [cling] Anklammern
        [clone] Klonen
        [colonize] Besiedeln
        [color] Farbe
        [company] Als Freund auftreten
        [compile] Beschaffen
        [conquer] Erobern
        [contest] Anfechten
        [copy] Kopieren
        [dead] Tote Scheibe
        [decline] Ablehnen
        [defend] Verteidigen
        [delegate] Delegieren
        [discard] Abwerfen
        [done] Fertig
        [double] Verdoppeln
        [draft] Rekrutieren
        [emergency] Notfall
        [end] Beenden
        [erase] Löschen
        [event] Ereignis
        [expand] Ausbreiten
        [explore] Erkunden
        [face] Karte werten
        [first] Zuerst
        [from] Von
        [gain] Bekommen
        [give] Geben
        [graft] Fähigkeit nehmen
        [harvest] Ernten
        [hold] Stehen lassen
        [invade] Angreifen
        [invest] Investieren
        [join] Nachrücken
        [keep] Behalten
        [land] Landen
        [leap] Sprung
        [let] Lassen
        [mode] Modus
        [move] Bewegen
        [mulligan] Kartentausch
        [muster] Aufstellen
        [next] Als Nächstes
        [offer] Anbieten
        [order] Befehl
        [pass] Passen
        [pay] Zahlen
        [pickup] Aufnehmen
        [place] Legen
        [plan] Planen
        [play] Ausspielen
        [player] Wer
        [probe] Sonde
        [purge] Abschütteln
        [put] Zurücklegen
        [raid] Plündern
        [ready] Bereit
        [recover] Erholen oder zurückholen
        [reinforce] Verstärken
        [research] Forschen
        [retreat] Rückzug
        [return] Zurückholen
        [reveal] Aufdecken
        [role] Rolle
        [save] Retten
        [settle] Besiedeln
        [share] Teilen
        [shed] Austauschen
        [shift] Umlegen
        [show] Zeigen
        [site] Feld
        [skip] Nicht nutzen
        [slip] Entwischen
        [slot] Wahl
        [spite] Zurückschlagen
        [split] Aufteilen
        [stake] Setzen
        [stop] Aufhören
        [stride] Spurt
        [support] Unterstützen
        [swap] Tauschen
        [sword] Schwert
        [take] Nehmen
        [terraform] Terraformen
        [tile] Plättchen
        [to] Nach
        [turncoat] Seite wechseln
        [upgrade-colony] Kolonie ausbauen
        [upgrade-fleet] Flotte ausbauen
        [use] Nutzen
        [victory] Siegeszug
        [walk] Gehen
        [warp] Warp
        [yield] Nachgeben
       *[other] { CAPITAL($verb) }
    }

## The list of keys

keys-everywhere = Überall
keys-at-table = Am Tisch
keys-in-replay = In der Wiedergabe
key-next-button = Zum nächsten oder vorigen Knopf
key-press = Den Knopf drücken
key-close = Schließen, was offen ist, oder zurückgehen
key-leave-board = Vom Spielplan zum Rest der Seite
key-help = Diese Liste zeigen
key-walk = Über den Spielplan gehen oder eine Zahl ändern
key-choose = Wählen, dann bestätigen
key-number = Eine Zahl eintippen
key-five = 5 mehr oder 5 weniger
key-ends = So wenig oder so viel wie möglich
key-take-back = Einen Schritt deiner Wahl zurücknehmen, dann deinen letzten Spielzug
key-end-turn = Deinen Zug beenden
key-zoom = Näher heran oder weiter weg
key-whole-board = Den ganzen Spielplan zeigen
key-one-move = Einen Spielzug zurück oder vor
key-turning-point = Voriger oder nächster Wendepunkt
key-play-or-pause = Starten oder anhalten
