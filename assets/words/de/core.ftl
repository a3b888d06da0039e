### number: $n, $least, $most, $seats
### revision of the rules = Fassung der Regeln
### option = Option

## People and lists

you = du
nobody = niemand
# ($first, $last)
list-and = { $first } und { $last }
# ($first, $last)
list-or = { $first } oder { $last }
quoted = „{ $text }“
joints = -

## How moves are written. $text, $given and $example are in quotation marks

one-space = Setz je ein Leerzeichen zwischen die Wörter, vorn und hinten keins: { $text }.
# ($first, $second)
write-a-move = Schreib einen Spielzug, etwa { $first } oder { $second }.
leave-seat-out = Lass den Platz weg: Schreib { $text }.
only-the-move = Lass den Platz weg: Schreib nur den Spielzug.
small-letters = Schreib Spielzüge in Kleinbuchstaben: { $text }.
# ($first, $second)
no-move-begins-so = So beginnt kein Spielzug. Spielzüge sind etwa { $first } und { $second }.
move-begins-with = Ein Spielzug beginnt mit { $words }.
named-twice = { $text } steht zweimal da. Einmal genügt.
# ($word, $wanted)
comes-next = Nach { $word } kommt { $wanted }.
# ($word, $wanted, $given)
comes-next-not = Nach { $word } kommt { $wanted }; da steht aber { $given }.
# ($word, $wanted, $given, $meant)
comes-next-write = Nach { $word } kommt { $wanted }; da steht aber { $given }. Schreib { $meant }.
nothing-more = nichts mehr

## Options

# ($key, $value, $accepted)
option-refused = Die Option { $key } kann nicht { $value } sein: { $accepted }
# ($game, $least, $most, $seats)
seats-refused = { $game } ist für { $least } bis { $most } Personen, nicht für { $seats }.
# ($key, $n, $known)
option-too-new = Die Option { $key } kam mit Fassung { $n } der Regeln; diese Partie hat eine ältere Fassung, mit { $known }.
# ($key, $known)
no-such-option = Eine Option { $key } gibt es nicht; es gibt { $known }.
it-is = Möglich ist { $values }.
# ($values, $seats)
it-is-for = Bei { $seats ->
        [one] 1 Person
       *[other] { $seats } Personen
    } ist { $values } möglich.
# ($seats, $value)
it-is-with = Bei { $seats ->
        [one] 1 Person
       *[other] { $seats } Personen
    } ist nur { $value } möglich.
# ($least, $most)
a-number-from = eine Zahl von { $least } bis { $most }
# ($least, $most)
any-number-from = Jede Zahl von { $least } bis { $most }.

## Games

# ($game, $n, $most)
revision-unknown = Diese Partie { $game } wird nach Fassung { $n } der Regeln gespielt; diese Version kennt 1 bis { $most }. Lade die Seite neu, dann hast du die neueste Version.
game-absent = { $game } ist hier noch nicht angekommen. Prüf die Verbindung und versuch es noch einmal; deine Partien bleiben erhalten.
# ($text, $games)
game-unknown = Ein Spiel { $text } gibt es hier nicht; es gibt { $games }.
# ($text, $seats, $known)
no-such-preset = Für { $seats ->
        [one] 1 Person
       *[other] { $seats } Personen
    } gibt es keine Voreinstellung { $text }; es gibt { $known }.

## Find the move

choose-well = Wähle gut
aim-win = Gewinne die Partie
aim-end = Beende die Partie im richtigen Moment
aim-keep-from-winning = Verhindere, dass jemand anderes gewinnt

## Bots, and words

bot-question-unreadable = Der Bot konnte seine Frage nicht lesen.
match-still-runs = Die Partie läuft noch.
no-such-move = Diesen Spielzug gibt es nicht.
match-is-over = Die Partie ist vorbei.
not-that-turn = Dieser Platz ist nicht am Zug.
bot-unknown = Es gibt keinen Bot { $text }.
no-bot-moves = Spielzug { $n } macht kein Bot.
words-unreadable = Das ist keine Datei mit Wörtern von Orrery.
