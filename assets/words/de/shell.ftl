### number: $n, $low, $high, $all
### rulebook = Regelheft
### ruling = Regel („R12“)
### chat = Chat
### QR code = QR-Code
### key = Taste

language = Deutsch

## The page before anything is opened. Texts of shell/index.html stand here as they stand there

orrery = Orrery
orrery-home = Orrery, Startseite
tools = Werkzeuge
copy-link = Kopieren
share = Teilen
rules = Regeln
play-as-text = Als Text
settings = Einstellungen
begin = Fünf Brettspiele zwischen den Sternen. Spiel mit Freunden: Schick einfach einen Link.
loading = Der Tisch wird gedeckt …
game-board = Spielplan. Um in Worten zu spielen, drück „Als Text“.
game-as-text = Spiel als Text
cancel = Abbrechen
ok = OK
close = Schließen

## If the page does not start

too-old = Dieser Browser ist zu alt für Orrery. Nimm Chrome 95, Firefox 100, Safari 15.2 oder einen neueren.
did-not-start = Orrery konnte nicht starten: Ein Teil ist nicht angekommen oder funktioniert nicht. Prüf die Verbindung und lade die Seite neu.
slow-start = Orrery braucht lange zum Starten. Vielleicht ist die Verbindung langsam, oder ein Teil der Seite hängt. Sobald alles da ist, geht es von selbst los.
games-kept = Deine gespeicherten Partien bleiben in diesem Browser.
games-and-link-kept = Deine gespeicherten Partien bleiben in diesem Browser, und die Partie, die du geöffnet hast, bleibt in ihrem Link. Kopiere ihn, wenn du sie anderswo öffnen willst.
reload-page = Seite neu laden
copy-the-link = Link kopieren
link-copied = Link kopiert
the-link = Der Link

## If something breaks or does not arrive

cannot-draw-letters = Dieser Browser kann den Spielplan nicht zeichnen: Die Schriften sind nicht angekommen. Du kannst jedes Spiel als Text spielen.
cannot-draw = Dieser Browser kann den Spielplan nicht zeichnen: WebGL 2 fehlt oder ist ausgeschaltet. Du kannst jedes Spiel als Text spielen.
stopped-drawing = Dieses Gerät zeichnet den Spielplan nicht mehr. Deine Partie ist sicher: Spiel sie als Text oder lade die Seite neu.
broke = In Orrery ist etwas kaputtgegangen, und das liegt an uns. Deine Partien sind bis zum letzten Zug gespeichert.
part-missing = Dieser Teil von Orrery ist nicht angekommen. Prüf die Verbindung und versuch es noch einmal.
game-missing = { $title } ist nicht angekommen. Prüf die Verbindung; deine Partien sind sicher.
try-again = Noch einmal versuchen

## If the bots' program breaks

bot-silent = Der Bot antwortet nicht mehr, und ein Neustart hat nicht geholfen. Deine Partie ist sicher: Versuch es noch einmal oder lade die Seite neu.
bot-broke = Der Bot ist ausgefallen ({ $reason }).
bot-part-missing = ein Teil von ihm ist nicht angekommen
bot-not-loaded = sein Programm wurde nicht geladen
bot-found-nothing = Er hat keinen Zug gefunden.

## What is stored

saves-nothing = Dieser Browser speichert nichts für diese Seite: Wenn du sie schließt, sind deine Partien weg. Kopiere den Link einer Partie, um sie zu behalten.
no-room = Der Speicher dieses Geräts ist voll. Deine Partie geht in diesem Tab weiter, aber neue Züge werden nicht gespeichert: Kopiere ihren Link oder lösche alte Partien.
room-again = Es ist wieder Platz, und alles ist gespeichert.
new-version = Eine neue Version von Orrery ist da. Deine Partien bleiben, wie sie sind.
update-now = Jetzt aktualisieren

## Passing a game or a seat on

share-game = Diese Partie teilen
your-seat = Dein Platz
save-as-file = Als Datei speichern
copy-seat = Kopieren
seat-copied = Kopiert. Behalte es für dich.
open-by-camera = Richte die Kamera eines Handys darauf, um die Partie dort zu öffnen.
play-by-camera = Richte die Kamera deines eigenen Handys darauf, um dort zu spielen.
too-long-for-camera = Dieser Link ist zu lang für einen QR-Code, den ein Handy lesen kann. Kopiere ihn, oder speichere die Partie als Datei und schick die.
cannot-copy = Dieser Browser lässt Seiten nicht kopieren. Hier ist der Link:
copy-by-keys = Drück { $keys }, um ihn zu kopieren, oder halte ihn auf dem Handy gedrückt.
copy-keys = Strg+C
done = Fertig
file-too-large = { $name } ist zu groß für eine Datei mit Partien. Nichts hat sich geändert.
file-unreadable = { $name } lässt sich nicht lesen. Nichts hat sich geändert.

## In a chat of a messenger

this-chat = diesen Chat
somebody = Jemand
game-in-chat = { $name } hat eine Partie in diesen Chat gestellt.
open-it = Öffnen
lost-game = Dieses Gerät hat eine deiner Partien verloren. Du kannst ihr wieder zusehen oder mit dem Schlüssel deines Platzes weiterspielen.
bring-it-back = Zurückholen

## The rulebook

rulebook = Regelheft
opening-rulebook = Das Regelheft wird aufgeschlagen …
rulebook-missing = Das Regelheft ist nicht angekommen. Geh kurz online und öffne es noch einmal; deine Partien sind sicher.
print = Drucken
find = Suchen
find-in-rulebook = Im Regelheft suchen
no-hits = nichts
# ($n, $all)
hit = { $n } von { $all }
read-ruling = { $at } lesen
read-rule = Regel lesen

## The text table

# ($label, $low, $high)
number-in-range = { $label } ({ $low } bis { $high })
slider-of = { $label }, Regler

## The list of keys. A key's name is what is printed on it

keys = Tasten
key-or = oder
key-then = dann
key-to = bis
key-shift = Umschalt
key-enter = Eingabe
key-space = Leertaste
key-escape = Esc
key-backspace = Rücktaste
key-page-up = Bild↑
key-page-down = Bild↓
key-home = Pos1
key-end = Ende
