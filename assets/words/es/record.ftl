### number: $n, $left, $most, $number
### person: $who
### line of a game = versión
### luck = azar
### revision of the rules = revisión de las reglas
### character of a bot = carácter
### level of a bot = nivel
### secret choice = elección secreta
### to open a secret choice = revelar
### to stand in = sustituir
### to hand on (a seat) = ceder
### taken (seat) = ocupado
### secret of a seat = clave del puesto
### file of games = archivo de partidas

## Links that can't be opened. The reader has pasted or opened one; his own games are safe

link-too-much = Este texto tiene { $n } caracteres, más que cualquier enlace. Pega solo el enlace; nada ha cambiado.
link-lost = Esta dirección no contiene ninguna partida: lo que iba después de # se perdió por el camino. Pide el enlace otra vez; nada ha cambiado en este dispositivo.
link-none = Esto no parece un enlace de Orrery. Nada ha cambiado en este dispositivo.
code-none = Esto no parece el código de una partida.
# ($n, $most)
link-cut = Este enlace está cortado: llegaron { $n } de { $most } caracteres. Pídelo otra vez, quizá como archivo; nada ha cambiado en este dispositivo.
link-cut-early = Este enlace está cortado: llegaron solo { $n } caracteres. Pídelo otra vez, quizá como archivo; nada ha cambiado en este dispositivo.
link-altered = Este enlace se modificó por el camino. Pídelo otra vez, quizá como archivo; nada ha cambiado en este dispositivo.
link-made-small = Este enlace se modificó por el camino: sus letras pasaron a minúsculas. Pídelo otra vez, quizá como archivo; nada ha cambiado en este dispositivo.
link-made-capitals = Este enlace se modificó por el camino: sus letras pasaron a mayúsculas. Pídelo otra vez, quizá como archivo; nada ha cambiado en este dispositivo.
link-format = Este enlace viene de una versión más nueva de Orrery (formato { $format }). Recarga la página para tenerla y abre el enlace otra vez; tus partidas se conservan.
# ($game, $n, $most)
link-revision = Este enlace es de una partida de { $game } con reglas más nuevas (revisión { $n }; esta versión conoce la { $most }). Recarga la página para tener la última versión y abre el enlace otra vez; tus partidas se conservan.
link-game = Este enlace es de un juego que esta versión de Orrery no tiene (su marca es { $text }). Recarga la página para tener la última versión y abre el enlace otra vez; tus partidas se conservan.
link-is-seat = Esta es la clave de un puesto, no el enlace de una partida. Abre también el enlace de la partida.
link-too-long = Esta partida es demasiado larga para un enlace ({ $n } caracteres). Guárdala como archivo y envíalo.
seat-none = Esto no parece la clave de un puesto.
seat-damaged = Esta clave de un puesto está dañada. Nada ha cambiado en este dispositivo.

# $why: one of the sentences below.
link-impossible = Este enlace llegó entero, pero contiene una partida imposible: { $why } Pide el enlace otra vez; nada ha cambiado en este dispositivo.
changes-nobody-made = sus puestos cambiaron de manos de una forma imposible.
unknown-character = uno de sus bots tiene un carácter desconocido.
unknown-level = uno de sus bots tiene un nivel desconocido.
no-character = ninguno de sus bots tiene un carácter.
unknown-binding = sus puestos están vinculados de una forma desconocida.
not-played-by = { $game } no es un juego para { $n ->
        [one] 1 persona
       *[other] { $n } personas
    }.
shown-too-much = un puesto ha mostrado más de lo que puede tener.
moves-before-seats = tiene jugadas de antes de ocuparse todos los puestos.
# ($n, $most)
over-early = termina después de { $n } de sus { $most } jugadas.
something-follows = algo sigue a su última jugada.
too-long = es demasiado larga.

## Saved games that can't be read

not-a-record = Esto no es una partida guardada de Orrery: { $why }. Nada ha cambiado.
no-json-object = no es un objeto JSON, o es demasiado grande
format-is-not = su formato no es { $format }
lock-not-whole = lo que protege sus puestos no está entero
no-such-character = uno de sus bots tiene un carácter que el juego no tiene
more-seats = tiene más de { $most } puestos
more-moves = tiene más de { $most } jugadas
field-missing = falta su campo «{ $field }»
field-no-truth = su campo «{ $field }» no es ni true ni false
field-no-text = su campo «{ $field }» no es un texto
field-no-number = su campo «{ $field }» no es un número entero
# ($field, $low, $high, $typed)
field-from-to = su campo «{ $field }» es un número del { $low } al { $high }, no { $typed }
# ($field, $text)
field-cannot-be = su campo «{ $field }» no puede ser { $text }
# ($field, $words, $text)
field-is-one-of = su campo «{ $field }» es { $words }, no { $text }
field-no-object = su campo «{ $field }» no es un objeto
field-no-list = su campo «{ $field }» no es una lista
field-longer = su campo «{ $field }» pasa de { $most }
record-newer = Esta partida se guardó con una versión más nueva de Orrery. Recarga la página para tenerla; nada ha cambiado.
journal-unreadable = Esta partida guardada no se puede leer. Se queda como está; abre el último enlace de la partida para seguir.
holds-another-game = Contiene otra partida, no la que se guardó.
record-lobby = Esta partida no ha empezado: aún quedan puestos libres.
record-changes = Sus puestos cambiaron de manos de una forma imposible.
# ($n, $move, $why, $left)
move-impossible = La jugada { $n }, { $move }, no es posible ahí: { $why } { $left ->
        [0] No hay ninguna antes.
        [one] La jugada anterior está bien.
       *[other] Las { $left } jugadas anteriores están bien.
    }
move-unproven = La jugada { $n } necesita la clave de { $name }, y no está: no se hizo en el dispositivo de { $name }.
# ($n, $number)
move-unproven-seat = La jugada { $n } necesita la clave del puesto { $number }, y no está: no se hizo en el dispositivo de ese puesto.
key-does-not-fit = La clave guardada del puesto { $n } no corresponde a sus jugadas.
came-back-amid = Alguien recuperó un puesto en plena elección secreta, y eso es imposible.
answer-to-nothing = Contiene una respuesta secreta a una pregunta que nadie hizo.
answer-waits-for-luck = Contiene una respuesta secreta que espera al azar, y ninguna lo hace.
moves-from-lobby = Esta partida dice tener jugadas de antes de ocuparse todos los puestos, y eso es imposible. Nada ha cambiado en este dispositivo.
link-tag = Este enlace se modificó por el camino: no es lo que tu puesto envió. Pide el enlace más reciente a otra persona de la partida. Nada ha cambiado en este dispositivo.
only-bots = En este enlace juegan bots en todos los puestos: no queda nadie para jugar. Nada ha cambiado en este dispositivo.

## Files of games

bundle-not-whole = Este archivo de partidas no está entero; puede que se haya cortado. Pídelo otra vez. Aquí nada ha cambiado.
bundle-none = Esto no parece un archivo de partidas de Orrery. Aquí nada ha cambiado.
bundle-newer = Este archivo viene de una versión más nueva de Orrery. Recarga la página para tenerla y abre el archivo otra vez; tus partidas se conservan.
games-new = { $n ->
        [one] 1 partida nueva
       *[other] { $n } partidas nuevas
    }
games-went-on = { $n ->
        [one] 1 con más jugadas
       *[other] { $n } con más jugadas
    }
games-other-lines = { $n ->
        [one] 1 versión distinta
       *[other] { $n } versiones distintas
    }
games-known = { $n } que ya tenías
game-number = partida { $n }
game-number-of = partida { $n } ({ $game })
nothing-came-in = No llegó nada.
read-games = Leído: { $games }.
# $games: one or more of the next messages, with semicolons.
left-out = Descartado: { $games }. Tus propias partidas no han cambiado.
left-impossible = { $game }, con jugadas imposibles
left-foreign = { $game }, que es otra partida con el número de una de las tuyas
left-forged = { $game }, con jugadas que nadie hizo
left-unreadable = { $game }, que no se puede leer

## Turns by post

no-turn = Llegó para esta partida algo que no es un turno. Nada ha cambiado.
game-is-gone = Llegó un turno para una partida que ya no está aquí. Nada ha cambiado.

## Names of players

own-words = tu ti vos usted tuyo tuya nadie ninguno ninguna alguien cualquiera todos todas ambos ambas losdos lasdos otro otra otros otras losdemas quien persona unapersona otrapersona personas gente jugador jugadora unjugador unajugadora jugadores jugadoras publico libre abierto abierta aqui porenlace quienjueguedespues quienquieramirar quienocupeelprimerpuesto quienesvayanajugar ocupado ocupada bot bots unbot elbot losbots
numbered-words = persona jugador jugadora puesto p
name-is-word = Orrery ya usa ese nombre para personas o bots. Elige otro.
name-turns-text = Ese nombre tiene un signo oculto que da la vuelta al texto. Escribe solo letras.
name-accents-alone = Los acentos solos no son un nombre. Escribe letras o cifras.
name-unseen = En ese nombre no se ve nada. Escribe letras o cifras.
quoted-name = «{ $name }»

## What a seat without a name is called: its colour

orange = Naranja
sky = Celeste
green = Verde
yellow = Amarillo
vermilion = Bermejo
purple = Púrpura
nobody = Nadie

## Who has a seat

free = Libre
a-person = Una persona
a-person-called = { $name }, una persona
level-name = { $level ->
        [random] aleatorio
        [novice] principiante
        [apprentice] aprendiz
        [journeyman] oficial
        [adept] experto
       *[master] maestro
    }
a-bot = Bot, { level-name }
# ($level, $character)
a-bot-of-character = Bot, { level-name }: { $character }
you = Tú

## Seats that change hands

seat-too-often = Este puesto ha cambiado de manos demasiadas veces.
moment-too-often = En este momento los puestos han cambiado de manos demasiadas veces. Primero hay que seguir la partida.
amid-secret-choice = Hay una elección secreta en curso, y un bot la hace por este puesto. El puesto se puede recuperar cuando todos hayan elegido.
# ($name, $level)
lets-bot-play = { $name } deja jugar a un bot ({ level-name }) desde aquí.
# ($seat, $level, $name)
let-bot-stand-in = { $seat } ha puesto un bot ({ level-name }) en lugar de { $name }.
# ($level, $name)
bot-stands-in = Un bot ({ level-name }) sustituye a { $name }.
is-back = { $seat } vuelve y juega de nuevo.
# ($name, $seat)
handed-on = { $name } ha cedido el puesto a { $seat }.
moved-device = { $seat } ha cambiado de dispositivo.
seat-is-taken = Ese puesto está ocupado.
invitation-too-old = Esta invitación es de una versión anterior de Orrery, que protegía peor los puestos, así que ya nadie puede unirse. Pide una nueva.
not-seats-secret = Esa no es la clave de este puesto.
not-what-seat-sent = Esta partida no es lo que este puesto envió: alguien la modificó por el camino. Pide el enlace más reciente a otra persona de la partida y ábrelo; hasta entonces, la clave del puesto se guarda aquí.
stand-in-once-begun = Un bot solo puede sustituir a una persona cuando la partida ya ha empezado.
last-person = Al menos una persona tiene que seguir jugando.
your-choice-sealed = Tu elección secreta aún no está revelada, y un bot no puede revelarla. Espera a que lo esté y luego deja la partida.
only-players-leave = Solo quien juega esta partida puede poner un bot en su lugar.
move-waits-for-you = Una jugada espera a que la abras aquí. Hazlo primero y luego deja la partida.
only-secret-takes-back = Solo el dispositivo con la clave del puesto puede recuperarlo.

## Play

# ($word, $label)
choice-with-word = { $word }: { $label }
# ($name, $text)
word-along = { $name }: «{ $text }»
not-your-turn = No es tu turno.
as-many-as-saved = Esta partida tiene tantas jugadas como Orrery puede guardar.
waits-for = La partida espera a que { $seat } abra el enlace.
waiting-first = Primero se hace una jugada que estaba esperando.
only-secret-answers = Solo el dispositivo con la clave de { $seat } puede responder.
bot-took-over = El bot tomó el relevo durante esta pregunta, así que la respuesta tiene que ser { $move }.
choices-opened-first = Primero se revelan las elecciones ya hechas.
secret-choice = { $who ->
        [you] Has elegido
       *[other] { $who } ha elegido
    } en secreto.
automatic-answer = Respuesta automática.
over-there = La partida ya ha terminado ahí.
luck-from-players = El azar de esta partida venía de los dispositivos de quienes jugaban, así que no puede seguir sin ellos.

## Bots whose moves were chosen for them

# ($seat, $move, $n, $own)
bot-played = El bot { $seat } jugó { $move } en la jugada { $n }; por sí solo juega { $own }. Quien envió esto eligió por él.
# ($seat, $move, $n)
bot-played-else = El bot { $seat } jugó { $move } en la jugada { $n }; por sí solo juega otra cosa. Quien envió esto eligió por él.
bot-played-hidden = El bot { $seat } no jugó lo que él elige en la jugada { $n }. Quien envió esto eligió por él.
idea-hidden = La idea del mejor bot queda oculta: mostraría lo que solo puede ver { $seat }.
idea-same = La idea del mejor bot: la misma.
idea-is = La idea del mejor bot: { $move }
