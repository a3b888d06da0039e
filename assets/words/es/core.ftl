### number: $n, $least, $most, $seats
### revision of the rules = revisión de las reglas
### option = opción

## People and lists

# Never behind a preposition but "y", "o" and "entre".
you = tú
nobody = nadie
# ($first, $last)
list-and = { $first } y { $last }
# ($first, $last)
list-or = { $first } o { $last }
quoted = «{ $text }»
joints = y=e -ia -ie -io -hia -hie -hio i í hi hí o=u 8 o ó ho hó

## How moves are written. $text, $given and $example are in quotation marks

one-space = Pon un solo espacio entre las palabras, y ninguno antes ni después: { $text }.
# ($first, $second)
write-a-move = Escribe una jugada, como { $first } o { $second }.
leave-seat-out = No indiques el puesto: escribe { $text }.
only-the-move = No indiques el puesto: escribe solo la jugada.
small-letters = Escribe las jugadas en minúsculas: { $text }.
# ($first, $second)
no-move-begins-so = Ninguna jugada empieza así. Estas son jugadas: { $first } y { $second }.
move-begins-with = Una jugada empieza por { $words }.
named-twice = { $text } aparece dos veces. Basta con una.
# ($word, $wanted)
comes-next = Después de { $word } viene { $wanted }.
# ($word, $wanted, $given)
comes-next-not = Después de { $word } viene { $wanted }, no { $given }.
# ($word, $wanted, $given, $meant)
comes-next-write = Después de { $word } viene { $wanted }, no { $given }; escribe { $meant }.
nothing-more = nada más

## Options

# ($key, $value, $accepted)
option-refused = La opción { $key } no puede ser { $value }: { $accepted }
# ($game, $least, $most, $seats)
seats-refused = { $game } es para { $least } a { $most } personas, no para { $seats }.
# ($key, $n, $known)
option-too-new = La opción { $key } llegó con la revisión { $n } de las reglas; esta partida sigue una anterior, con { $known }.
# ($key, $known)
no-such-option = No hay ninguna opción { $key }; hay { $known }.
it-is = puede ser { $values }.
# ($values, $seats)
it-is-for = con { $seats ->
        [one] 1 persona
       *[other] { $seats } personas
    }, puede ser { $values }.
# ($seats, $value)
it-is-with = con { $seats ->
        [one] 1 persona
       *[other] { $seats } personas
    }, es { $value }.
# ($least, $most)
a-number-from = un número del { $least } al { $most }
# ($least, $most)
any-number-from = Cualquier número del { $least } al { $most }.

## Games

# ($game, $n, $most)
revision-unknown = Esta partida de { $game } sigue la revisión { $n } de las reglas; esta versión conoce de la 1 a la { $most }. Recarga la página para tener la versión más nueva.
game-absent = { $game } aún no ha llegado aquí. Revisa la conexión e inténtalo otra vez; tus partidas se conservan.
# ($text, $games)
game-unknown = Aquí no hay ningún juego { $text }; hay { $games }.
# ($text, $seats, $known)
no-such-preset = Para { $seats ->
        [one] 1 persona
       *[other] { $seats } personas
    } no hay ningún tipo de partida { $text }; hay { $known }.

## Find the move

choose-well = Elige bien
aim-win = Gana la partida
aim-end = Termina la partida en el momento justo
aim-keep-from-winning = Evita que gane un rival

## Bots, and words

bot-question-unreadable = El bot no ha podido leer su pregunta.
match-still-runs = La partida sigue en curso.
no-such-move = Esa jugada no existe.
match-is-over = La partida ha terminado.
not-that-turn = No es el turno de ese puesto.
bot-unknown = No hay ningún bot { $text }.
no-bot-moves = Ningún bot hace la jugada { $n }.
words-unreadable = Este no es un archivo de palabras de Orrery.
