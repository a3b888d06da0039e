### number: $n, $of, $points, $month
### number: $share, $wrong, $before, $score, $undo
### person: $who
### number: $least, $most, $minutes, $messages, $tied, $rating, $deviation
### line of a game = versión
### carry turns by hand = enviar los turnos a mano
### turns travel by themselves = los turnos se envían solos
### relay = repetidor
### today's match = partida del día
### practice = práctica
### try = intento
### position = posición
### lesson = lección
### random bot = bot aleatorio
### copy of a seat = copia del puesto
### words that go along = nota
### Your games (page) = «Tus partidas»
### Seats (page) = «Puestos»
### sealed (choice) = sellada
### scrambled (choice) = codificada
### to forget a line = olvidar
### kind of game = tipo de partida
### level = nivel
### shelves = «En espera», «Terminadas», «Archivadas»
### rating = valoración
### log = registro
### replay = repetición
### rematch = revancha
### win chance = probabilidad de ganar
### turning point = momento clave
### invitation = invitación
### set up = preparar
### settings = ajustes
### take a seat = ocupar un puesto
### press = pulsar
### tap = tocar
### file = archivo
### tab = pestaña
### end (turn, match) = terminar

## Who is waited for, in the list of games. $names: one name, or a list

waiting-for = Esperando a { $names }
all-seats-taken = Puestos completos
# ($n, $of)
seats-taken = { $n } de { $of } puestos ocupados
# ($status, $name)
begins-elsewhere = { $status }: { $name } empieza la partida
you-won = Has ganado
won = Victoria: { $names }
your-turn = Tu turno
your-turn-of = Tu turno: { $names }
goes-on-when-opened = Sigue cuando la abras: { $names }
since-today = desde hoy
since-yesterday = desde ayer
since-day = desde el { $n ->
        [0] jueves
        [1] viernes
        [2] sábado
        [3] domingo
        [4] lunes
        [5] martes
       *[other] miércoles
    }
for-days = desde hace { $n ->
        [one] 1 día
       *[other] { $n } días
    }
# ($status, $since)
status-since = { $status } { $since }
not-sent-yet = { $status }, aún sin enviar
not-sent-to = Aún sin enviar a { $names }

## What a game is, in the list of games

one-bot = { $level ->
        [random] un bot aleatorio
        [novice] un principiante
        [adept] un experto
        [apprentice] un aprendiz
        [journeyman] un oficial
       *[master] un maestro
    }
# ($n, $level)
bots = { $level ->
        [random] { $n } bots aleatorios
        [novice] { $n } principiantes
        [adept] { $n } expertos
        [apprentice] { $n } aprendices
        [journeyman] { $n } oficiales
       *[master] { $n } maestros
    }
players = { $n ->
        [one] 1 persona
       *[other] { $n } personas
    }
against = Contra { $names }
just-now = ahora mismo
minutes-ago = hace { $n ->
        [one] 1 minuto
       *[other] { $n } minutos
    }
hours-ago = hace { $n ->
        [one] 1 hora
       *[other] { $n } horas
    }
days-ago = hace { $n ->
        [one] 1 día
       *[other] { $n } días
    }
# ($players, $age)
detail = { $players } · { $age }
# ($players, $n, $age)
detail-at-move = { $players } · jugada { $n } · { $age }
new-moves = { $n ->
        [one] 1 jugada nueva.
       *[other] { $n } jugadas nuevas.
    }

## What this device did, told in a chat. $when: "round 3"

made-secret-choice = { $name } ha elegido en secreto.
game-has-begun = La partida ha empezado.
has-played-move = { $name } ha hecho la jugada { $n }.
# ($name, $when)
has-played-in = { $name } ha jugado ({ $when }).
has-taken-seat = { $name } ha ocupado un puesto.
# ($names, $n)
are-next = { $n ->
        [one] Le
       *[other] Les
    } toca a { $names }
# ($names, $game)
won-game = Victoria en { $game }: { $names }.
your-turn-in = Te toca en { $game }.
you-won-game = Has ganado en { $game }.

## Lines of a game that differ, and links that were changed on their way

of-this-game = de esta partida
since-when = (desde { $when })
since-move = (desde la jugada { $n })
# ($name, $when)
move-in = La jugada de { $name } ({ $when })
move-number = La jugada { $n } de { $name }
beginning-of = El inicio de la partida por { $name }
nobody-asked-you = Nadie te preguntó: tu versión se queda como está, salvo que sigas con la otra.
nobody-asked = Nadie preguntó a { $names }: tu versión se queda como está, salvo que sigas con la otra.
bot-chose-secretly = En una versión, un bot hizo una elección secreta por { $names }; en la otra, no. Puede que para entonces ya se pudieran leer otras elecciones: pregunta a { $names } antes de seguir con la versión sin bot.
hands-differ-surely = Las versiones difieren en quién juega en un puesto. Ese cambio va a nombre de { $name }, que no hizo nada entre medias: una versión se modificó camino de aquí. La otra tiene lo que { $name } hizo de verdad.
hands-differ = Las versiones difieren en quién juega en un puesto. Ese cambio va a nombre de { $name }, que no hizo nada entre medias: una versión se modificó por el camino. Pregunta a { $name } cuál es la buena.
# ($move, $name)
move-changed-surely = { $move } se modificó camino de aquí. La otra versión tiene lo que { $name } jugó de verdad.
# ($move, $name)
move-changed = { $move } se modificó camino de aquí. Pregunta a { $name } qué versión es la buena.
moves-never-made = Este enlace tiene jugadas que nadie hizo: no vienen del dispositivo con la clave de ese puesto. Tu partida no ha cambiado.
hands-never-changed = En este enlace alguien cambió quién juega en un puesto en nombre de { $name }, que nunca lo hizo. Tu partida no ha cambiado.
move-forged = { $move } se modificó por el camino en este enlace. Tu partida no ha cambiado.
own-move-forged = { $move } se modificó por el camino en este enlace. Tu partida no ha cambiado. Vuelve a enviar tu enlace: muestra a todos lo que se jugó de verdad.
# ($names, $n)
name-changed = Alguien cambió un nombre por el camino: { $names } { $n ->
        [one] conserva el suyo.
       *[other] conservan los suyos.
    }
seat-exchanged = Desde que te uniste, otra persona ha ocupado el puesto de { $names }. Si no sabes por qué, pregunta.

## Messages that go with a link

# ($name, $host, $game)
invites-you-back = { $name }, { $host } te invita a { $game }. Tienes tu puesto reservado.
# ($host, $game, $n, $of)
invites-you = { $host } te invita a { $game }: ocupa un puesto. { $n } de { $of } { $n ->
        [one] libre.
       *[other] libres.
    }
# ($game, $n, $of)
take-a-seat = { $game }: ocupa un puesto. { $n } de { $of } { $n ->
        [one] libre.
       *[other] libres.
    }
# ($game, $name)
open-to-begin = { $game }: todos los puestos están ocupados. { $name }, abre este enlace para empezar.
# ($name, $game)
reminder = { $name }, te toca en { $game }. Aquí va otra vez el enlace:
# ($name, $game, $when)
reminder-in = { $name }, te toca en { $game } ({ $when }). Aquí va otra vez el enlace:
# ($game, $when, $n)
shared-in = { $game }, { $when }, jugada { $n }:
# ($game, $when)
shared-start-in = { $game }, { $when }:
# ($game, $n)
shared-at = { $game }, jugada { $n }:
shared-start = { $game }:
won-it = Victoria: { $names }.
# ($names, $scores)
won-with = Victoria: { $names }. { $scores }.
secret-bid-next = { $names }: toca pujar en secreto.
secret-choice-next = { $names }: toca elegir en secreto.
is-next = Le toca a { $name }.

## Seats and their secrets

seats-are-locked = Cada puesto está vinculado a su dispositivo con una clave. Con una copia de ella puedes seguir jugando en otro sitio, o recuperar tu puesto si un navegador lo olvida todo.
paste-seat-help = Está donde guardaste la copia de tu puesto: un texto, un enlace o un archivo. ¿Aún no hay copia? Abre la partida en el dispositivo donde jugaste y elige allí «Guardar una copia de tu puesto».
who-plays-help = Deja el nombre para seguir jugando en este dispositivo. Pon otro nombre para ceder el puesto. Los demás lo sabrán.
who-plays-seat = ¿Quién juega aquí en este puesto?
paste-seat = Pega la clave de tu puesto
# Before a colon, or in brackets.
a-game = Juego desconocido
amid-turn = Estás en mitad de un turno. Termínalo, o deshazlo, e inténtalo otra vez.
not-this-seats-secret = Esa no es la clave de este puesto.
# ($game, $name)
game-changed-for-seat = Esta partida ({ $game }) se modificó camino de aquí: no es lo que { $name } envió. Pide el enlace más reciente a otra persona de la partida y ábrelo. La clave del puesto se queda aquí hasta entonces.
seat-is-here = Ese puesto ya está en este dispositivo: { $name }.
seat-kept-open-game = Tu puesto está guardado aquí. Ahora abre el enlace más reciente de la partida.
secret-opens-nothing = Esa clave no abre ningún puesto de esta partida ({ $game }). Nada ha cambiado.
seat-not-taken = No has ocupado el puesto. Vuelve a abrir su clave cuando quieras.
seat-came-amid-choice = El puesto de { $name } ya está en este dispositivo. Un bot hace su elección secreta en curso; después, recupera el puesto en «Puestos».
now-plays-here = { $name } juega ahora en este dispositivo.
# ($n, $name)
seat-went-choose-other = El puesto { $n } fue para { $name }. Ocupa otro.
seat-went-begun = El puesto { $n } fue para { $name }. La partida ha empezado.
seat-went-bot-choose-other = El puesto { $n } fue para un bot. Ocupa otro.
seat-went-bot-begun = El puesto { $n } fue para un bot. La partida ha empezado.
gone-on-elsewhere = La partida ha seguido en otro sitio, sin lo que se cambió aquí.
undone-stand-in = Aquí un bot sustituía a { $name }. Eso se ha deshecho y { $name } juega de nuevo. Puedes dejar jugar otra vez a un bot en «Puestos».
undone-back-here = Aquí { $name } había vuelto. Eso se ha deshecho y el bot juega de nuevo. En «Puestos», { $name } puede recuperar el puesto.
undone-back = { $name } había vuelto. Eso se ha deshecho y el bot juega de nuevo.
secret-not-here = La clave de ese puesto no está en este dispositivo.
keep-for-yourself = Esto es tu puesto, no la partida. Guárdalo para ti: quien lo tenga puede jugar como { $name }.
# ($game, $name)
seat-message = { $game }: el puesto de { $name }. Quien tenga esto puede jugar como { $name }. Ábrelo en el dispositivo donde quieras jugar.
no-room-seat-lost = Este dispositivo no tiene más espacio, así que tu puesto se perderá al cerrar esta pestaña. Guarda una copia: con ella y el enlace más reciente de la partida puedes seguir jugando en cualquier navegador.
no-room-seats-lost = Este dispositivo no tiene más espacio, así que los puestos de aquí se perderán al cerrar esta pestaña. Guarda una copia: con ella y el enlace más reciente de la partida puedes seguir jugando en cualquier navegador.
unsaved-seat-lost = Este navegador no guarda nada, así que tu puesto se perderá al cerrar esta pestaña. Guarda una copia: con ella y el enlace más reciente de la partida puedes seguir jugando en cualquier navegador.
unsaved-seats-lost = Este navegador no guarda nada, así que los puestos de aquí se perderán al cerrar esta pestaña. Guarda una copia: con ella y el enlace más reciente de la partida puedes seguir jugando en cualquier navegador.
your-seat-unsaved = Tu puesto no está guardado
these-seats-unsaved = Estos puestos no están guardados
let-play-again = ¿Dejar que { $name } vuelva a jugar? Pulsa otra vez
let-bot-play = ¿Dejar que un bot juegue por { $name }? Pulsa otra vez
let-bot-play-secret = ¿Dejar que un bot juegue por { $name }? También hace la elección secreta en curso. Pulsa otra vez
keep-copy-yours = Guardar una copia de tu puesto
keep-copy-of = Guardar una copia del puesto de { $name }
bot-plays-for = Dejar que un bot juegue por { $name }
plays-again = { $name } vuelve a jugar, no el bot

## Turns that travel by themselves. $hosts: addresses of relays

never-played = Llegó para esta partida algo que nadie jugó. Se ignora, y tu partida no ha cambiado.
told-of-turn = Orrery te avisará cuando te toque, mientras esté abierto en alguna pestaña.
not-told-of-turn = Este navegador no deja que Orrery te avise. El título de la pestaña cuenta tus turnos.
no-words-here = Sin notas en esta partida: las tuyas no se envían, y las de otros no se muestran.
words-again = Las notas se muestran de nuevo en esta partida.
travels-now = Desde ahora los turnos se envían solos. A quien los recibía a mano le hace falta un enlace más de tu parte.
by-hand-now = Desde ahora envías los enlaces a mano. Los demás ven tus jugadas cuando los abren.
all-taken-begun = Todos los puestos están ocupados: la partida ha empezado.
played-differently = Otro dispositivo tiene otra versión { $since }. Todas se conservan: «Tus partidas» muestra la otra.
your-turn-in-game = Te toca en { $game }.
through-chat = Pasan por este chat. Todos los que están en él pueden leerlos.
through-hosts = Pasan cifrados por { $hosts }. Quien tenga el enlace de la partida puede leerlos.
send-links = Después de cada turno se envía un enlace.
by-hand-could-travel = Envías los turnos de esta partida a mano. Pueden enviarse solos. { $meaning }
travel-by-themselves = Los turnos se envían solos. { $meaning }
travel-cut-off = Los turnos se envían solos. { $meaning } Ahora mismo no responde ningún repetidor.
at-the-table = En la mesa
has-seen-it = Jugada vista
has-it = Jugada recibida
not-reached-yet = Aún sin recibir
# ($hosts, $names)
match-too-long = Esta partida ya es demasiado larga para { $hosts }, así que envía tu jugada a mano a { $names }.
cut-off-not-reached = A { $name } aún no le llega: no responde ningún repetidor. Tu jugada sale en cuanto responda uno; o envíala a mano.
cut-off = Ahora mismo no responde ningún repetidor. En cuanto responda uno, verás qué hace { $name }.
is-at-table = { $name } está en la mesa.
has-seen-move = { $name } ha visto la última jugada.
device-has-move = El dispositivo de { $name } tiene la última jugada.
waits-not-reached = La jugada espera: a { $name } aún no le llega.
is-on-its-way = La jugada está en camino hacia { $name }.
carry-by-hand = Enviar los turnos a mano
let-travel = Enviar los turnos automáticamente
tell-me = Avisarme cuando me toque

## Today's match

try-counts = Este intento cuenta. Los demás de hoy son práctica.
try-is-practice = Esto es práctica: el resultado de hoy se queda como está.
try-lapsed = Esta partida siguió desde una jugada anterior, así que ya no cuenta.
counts-for-its-day = Este resultado cuenta para el día en que empezó la partida.
try-has-begun = Tu intento ha empezado
no-result-today = Hoy sin resultado
won-in = ganada en { turns }
# ($points, $n)
won-by = ganada por { $points } en { turns }
lost-in = perdida en { turns }
# ($points, $n)
lost-by = perdida por { $points } en { turns }
tied-after = empatada tras { turns }
turns = { $n ->
        [one] 1 turno
       *[other] { $n } turnos
    }
todays-result = Partida del día: { $result }.
# ($date, $match, $result)
todays-message = Orrery { $date }, { $match }: { $result }
result-copied = Resultado copiado, con un enlace al mismo inicio.
# ($n, $month)
date = { $n } { $month ->
        [1] ene
        [2] feb
        [3] mar
        [4] abr
        [5] may
        [6] jun
        [7] jul
        [8] ago
        [9] sep
        [10] oct
        [11] nov
       *[other] dic
    }
against-bots = contra { $bots }
# ($game, $against)
game-against = { $game } { $against }
days-in-row = { $n ->
        [one] 1 día seguido
       *[other] { $n } días seguidos
    }

## Links and files that come in

link-copied = Enlace copiado. Envíalo a { $names }.
# Behind "a".
whoever-is-next = quien juegue después
game-unreadable = Una partida guardada en este dispositivo no se puede leer. Queda apartada; mira «Tus partidas».
other-tab = Esta partida se jugó de otra forma en otra pestaña. Las dos versiones se conservan: «Tus partidas» muestra una como otra versión { $since }.
file-missing = El archivo no llegó. Conéctate un momento e inténtalo otra vez.
game-deleted = La partida está eliminada. Puedes deshacerlo.
game-restored = La partida ha vuelto.
in-archive = La partida está archivada.
out-of-archive = La partida ya no está archivada.
paste-link = Pega un enlace o el mensaje que lo trae
paste-link-help = Orrery encuentra en él la partida. También puedes pegar el texto de un archivo guardado.
travels-from-now = Desde ahora los turnos de esta partida se envían solos. { $meaning }
shared-moment = Un momento compartido
open-the-game = Abrir la partida
home = Inicio
has-invitation = Ya tienes esta invitación. Nada ha cambiado.
has-latest-move = Ya tienes la última jugada.
old-invitation = Esta invitación es antigua: la partida ya ha empezado. La tuya no ha cambiado.
moves = { $n ->
        [one] 1 jugada
       *[other] { $n } jugadas
    }
# ($ends, $has)
older-link = Este enlace es anterior: termina tras { $ends }. Tu partida ya tiene { $has } y no ha cambiado.
other-line-came = Este enlace tiene otra versión { $since }. Todas se conservan.
other-line-known = Ya tienes esta otra versión { $since }. Nada ha cambiado.
claims-to-be-yours = Este enlace es de otra partida que se hace pasar por una de las tuyas. La tuya no ha cambiado.

## Levels of bots

glance = decide de un vistazo
slips = piensa un momento y a veces se equivoca
thinks = se piensa bien las cosas
looks-ahead = prevé muchas jugadas
looks-farthest = mira tan lejos como permiten dos segundos
level-label = { $level ->
        [random] Aleatorio
        [novice] Principiante
        [apprentice] Aprendiz
        [journeyman] Oficial
        [adept] Experto
       *[master] Maestro
    }
# ($level, $does)
level-does = { CAPITAL($level) }: { $does }.
# ($level, $n, $of, $other)
try-harder = Ganaste a { $level ->
        [novice] principiantes
        [apprentice] aprendices
        [journeyman] oficiales
        [adept] expertos
       *[master] maestros
    } { $n ->
        [one] 1 vez
       *[other] { $n } veces
    } de { $of }: prueba con { $other }.
# ($level, $n, $of, $other)
fairer-match = Los { $level ->
        [novice] principiantes
        [apprentice] aprendices
        [journeyman] oficiales
        [adept] expertos
       *[master] maestros
    } ganaron { $n } de { $of }: { $other } es un rival más parejo.

## Find the move

positions-unreadable = Estas posiciones no se pueden leer.
positions-of-nothing = El archivo no nombra ningún juego o no tiene posiciones.
find-the-move = Encuentra la jugada
# ($n, $game)
found-of-three = { $n } de 3 encontradas en { $game }
three-positions = Tres posiciones de { $game }

## Lessons

lesson-unreadable = La lección no se puede leer.
lesson-of-nothing = La lección no nombra ningún juego o no tiene pasos.

## Settings

small = Pequeño
normal = Normal
large = Grande
huge = Enorme
slow = Lenta
fast = Rápida
off = No
on = Sí
automatic = Automático
always = Siempre
never = Nunca
text-size = Tamaño del texto
animation-speed = Velocidad de animación
reduce-motion = Menos movimiento
reduce-motion-help = Las cosas se funden en vez de moverse. «Automático» sigue a tu dispositivo.
sound = Sonido

## Home

five-board-games = Cinco juegos de mesa{ $break }entre las estrellas
just-send-a-link = Juega con amigos:{ $break }basta un enlace.
home-welcome = Cinco juegos de mesa entre las estrellas. Juega con amigos: basta un enlace.
begin-here = Empieza aquí
# ($least, $most, $minutes)
game-figures = { $least } a { $most } personas · unos { $minutes } minutos
figures-begin-here = { $figures } · empieza aquí
# ($line, $figures)
line-and-figures = { $line } { $figures }.
play-now = Jugar ya
set-up = Preparar
learn-in-five-minutes = Aprender en 5 min
rules = Reglas
games = Juegos
play-game-now = Jugar ya a { $game }
set-up-game = Preparar { $game }
learn-game = Aprender { $game } en cinco minutos
rules-of-game = Reglas de { $game }

## Today's match, on the home screen

today = Hoy
today-is = Hoy: { $match }
# ($words, $streak)
with-streak = { $words } · { $streak }
about-today = El mismo inicio para todos. Tu primer intento cuenta, los demás son práctica; puedes deshacer como siempre. Cada día que juegues hasta el final alarga tu racha de días, gane quien gane. Los resultados se guardan en este dispositivo, y nadie puede comprobarlos.
# Of a match and of a replay.
play = Iniciar
play-today = Jugar la partida del día
go-on-brief = Seguir
go-on-today = Seguir con la partida del día
share = Compartir
share-todays-result = Compartir el resultado del día
practice = Practicar
practice-today = Volver a jugar la partida del día, como práctica
look = Ver
look-at-positions = Ver las tres posiciones del día
all = Todo
all-positions = Todas las posiciones

## The list of games

your-games = Tus partidas
no-games-yet = Aún no hay ninguna. Las partidas que empieces y los enlaces que abras se guardan aquí, en este dispositivo.
no-games-here = Aquí no hay partidas.
your-results = Tus resultados
show-shelf = Mostrar
waiting = En espera
finished = Terminadas
archive = Archivadas
# ($label, $n)
shelf-with = { $label } ({ $n })
next-turn = Ir a mi próximo turno
open-link = Abrir un enlace
open-file = Abrir archivo
export-all = Exportar las partidas
save-seats-too = ¿Guardar también tus puestos en el archivo?
with-seats = Con mis puestos
with-seats-told = Guarda este archivo para ti: quien lo tenga puede jugar en tu lugar.
without-seats = Sin mis puestos
without-seats-told = Puedes darlo sin riesgo. Tus puestos se quedan solo en este navegador.
game-is-deleted = { $game }: partida eliminada.
undo = Deshacer
saved-game-unreadable = Una partida guardada no se puede leer.
unreadable-game = Una partida guardada no se puede leer
set-aside = { $why } Queda apartada, sin cambios.
to-file = Guardar como archivo
delete-it = Eliminar
delete-unreadable = Eliminar la partida ilegible
back-from-archive = Desarchivar
to-archive = Archivar
another-line = Otra versión { $since }
open = Abrir
# ($label, $words)
labelled = { $label }: { $words }

## The screen of settings

settings = Ajustes
saved-in-browser = Guardados en este navegador.
language = Idioma
language-help = Los enlaces son iguales en todos los idiomas: cada cual lee la partida en el suyo.
list-of-keys = Lista de teclas
about-orrery = Acerca de Orrery
done = Hecho

## Who sits there, and names, at the set-up and elsewhere

your-name = Tu nombre
name-help = Los demás lo verán.
host-name-help = Tus amigos ven quién invita. Se recuerda en este dispositivo.
seat-number = Puesto { $n }
# ($n, $colour)
seat-number-colour = Puesto { $n }, { $colour }
name-of-seat = { $seat }: nombre
# ($seat, $name)
seat-has-name = { $seat }, nombre: { $name }
none-yet = Aún no
add-name = Nombre…
person-here = Persona aquí
person-by-link = Persona por enlace
bot-novice = Bot, principiante
bot-apprentice = Bot, aprendiz
bot-journeyman = Bot, oficial
bot-adept = Bot, experto
bot-master = Bot, maestro

## The set-up of a game

back = Volver
seats-levels-options = Puestos, niveles y opciones
less = Menos
the-other-players = Los demás
only-bots = Bots
by-link = Por enlace
here = Aquí
mixed = Mixto
number-of-players = Número de personas
players-brief = Personas
bots-of-levels = { $n ->
        [one] 1 bot
       *[other] { $n } bots
    }
invite-people = { $n ->
        [one] Invitar a alguien
       *[other] Invitar a { $n } personas
    }
watch-bots = Ver jugar a { $bots }
play-bots = Jugar contra { $bots }
start-for = Empezar con { $n } personas
# ($n, $bots)
start-for-and-bots = Empezar con { $n } personas y { $bots }
# ($bots, $n)
plays-against-you = { CAPITAL($bots) } { $n ->
        [one] juega
       *[other] juegan
    } contra ti.
choose-bots = Elegir { $bots }
turns-travel = Envío de turnos
by-themselves = Automático
by-hand = A mano
one-link-then-by-themselves = Envías un enlace, la invitación. Después, los turnos se envían solos. { $meaning }
match-takes-messages = Una partida entera lleva unos { $n } mensajes.
secret-choices = Elecciones secretas
sealed = Selladas
among-friends = En confianza
seats-title = Puestos
seats-are-drawn = Los puestos, y con ellos quién empieza, se sortean al empezar la partida.
seats-are-bound = Cada puesto está vinculado a su propio dispositivo.
character-of-seat = Carácter del puesto { $n }
plain-character = Neutro
kind-of-game = Tipo de partida
custom-game = A medida
chosen-for-links = { $note } Elegido porque alguien juega por enlace.
options = Opciones
other-value = Otro…
automatic-answers = Respuestas automáticas
automatic-told = Deja que Orrery tome las decisiones pequeñas: tú solo reenvías el enlace. Puedes cambiarlo cuando quieras.
# ($title, $hint)
title-and-hint = { $title }. { $hint }

## How secret choices travel, and what the players of a game by link should know

sealed-told = Selladas: nadie puede mirar.
among-friends-told = En confianza: solo codificadas.
about-messages = Unos { $n } mensajes.
choices-of-early-kind = Esta partida es de un tipo antiguo: las elecciones secretas están ocultas, pero si alguien cambia una por el camino, no todos los dispositivos lo notan.
choices-are-sealed = Las elecciones secretas van selladas: nadie puede mirar.
choices-are-scrambled = En confianza: las elecciones secretas solo van codificadas, así que quien desmonte un enlace podría leerlas.
nobody-checks-bots = En esta partida nadie puede comprobar lo que juegan los bots.
bots-of-other-version = Los bots de esta partida son de otra versión de Orrery, así que este dispositivo no puede comprobar lo que juegan.
# ($n, $of)
goes-by-older-rules = Sigue reglas anteriores: la revisión { $n }, cuando la más nueva es la { $of }.

## The invitation to a game by link. $name: often whoever begins the game

cannot-make-secrets = Este navegador no puede crear claves, así que aquí no puedes empezar una partida por enlace. Todo lo demás funciona.
nobody-here = Una partida por enlace empieza aquí, así que al menos una persona tiene que jugar en este dispositivo.
no-seat-here = Este navegador no da azar con que crear una clave, así que aquí no se puede guardar un puesto. Abre el enlace en otro navegador.
seat-is-bound = Tu puesto está vinculado a este dispositivo. Nadie más puede jugar por ti.
seat-free = Libre
seat-free-for = Libre, para { $name }
holder-on-device = { $holder }, en este dispositivo
# Behind "a" or "para".
whoever-is-first = quien ocupe el primer puesto
everybody-who-plays = quienes vayan a jugar
you-are = Eres { $names }.
invitation-copied = Invitación copiada: pégala en el chat.
invitation-on-its-way = La invitación está en camino.
link-for-copied = El enlace para { $name } está copiado: pégalo en el chat.
link-for-on-its-way = El enlace para { $name } está en camino.
open-links-here = Abre en este navegador los enlaces que vuelvan.
one-comes-back = Recibirás uno cuando te toque: ábrelo en este navegador.
all-are-taken = Todos los puestos están ocupados.
send-link-to-begin = Envía el enlace a { $name }: la partida empieza cuando { $name } lo abra.
send-link-to = Envía el enlace a { $name }.
pass-link-on = Pasa el enlace, o devuélvelo a { $name }, que empieza la partida.
no-relay-unaware = No responde ningún repetidor, así que { $name } aún no lo sabe. El aviso sale en cuanto responda uno; o envíalo a mano.
send-invitation-to = Envía la invitación a { $name }.
see-who-sits-down = Aquí verás quién ocupa un puesto.
device-begins = El dispositivo de { $name } empieza la partida.
begins-by-itself = La partida empieza sola cuando todos los puestos estén ocupados.
older-invitation = Esta invitación es de una versión anterior de Orrery, que protegía peor los puestos, así que ya nadie puede unirse.
invite-again-or-bots = Invita otra vez, o da los puestos libres a bots.
ask-for-new-one = Pide una nueva a { $name }.
each-takes-a-seat = Cada persona abre el enlace y ocupa un puesto. La partida empieza sola cuando todos los puestos estén ocupados.
each-sends-back = Cada persona ocupa un puesto y te devuelve un enlace. Abre aquí esos enlaces, en cualquier orden. La partida empieza cuando todos los puestos estén ocupados.
how-it-works = Cómo funciona
take-seat-and-play = Ocupa un puesto y juega: lo que hagas llega solo a los demás. Nadie necesita una cuenta.
take-seat-and-send = Ocupa un puesto y envía a { $name } el enlace que recibas. Después, cada turno es igual: haz tu jugada y envía el enlace a quien juegue después. Nadie necesita una cuenta.
# ($n, $minutes)
match-length = { players } · unos { $minutes } minutos
# ($n, $minutes, $messages)
match-length-messages = { players } · unos { $minutes } minutos, en unos { $messages } mensajes
invited-to = Te invitan a { $game }
own-language = Cada cual lee la partida en su idioma: { $languages }.
# ($name, $game)
host-invites-to = { $name } te invita a { $game }
can-watch-later = Podrás mirar cuando la partida haya empezado.
game-settings = Ajustes de la partida
send-it-by-hand = Enviar a mano
send-again = Enviar otra vez
send-invitation = Enviar la invitación
send-them-link = Enviar el enlace a { $name }
copy-the-link = Copiar el enlace
link-as-code = Código QR o archivo
bots-on-free-seats = Dar los puestos libres a bots y empezar
bots-press-again = ¿Bots en todos los puestos libres, y empezar ya? Pulsa otra vez
bots-press-again-told = ¿Bots en todos los puestos libres, y empezar ya? Pulsa otra vez.
change-your-name = ¿No eres { $name }? Cambia de nombre
i-have-a-seat = Tengo un puesto en esta partida
i-have-a-seat-brief = Tengo un puesto
# ($n, $colour)
take-seat-number = Ocupar el puesto { $n }, { $colour }
take-your-seat = Ocupa tu puesto, { $name }
# ($n, $colour)
another-player-seat = Otra persona en este dispositivo: puesto { $n }, { $colour }
# ($n, $colour, $name)
another-player-kept = Otra persona en este dispositivo: puesto { $n }, { $colour }, para { $name }
add-a-player = Añadir a alguien
not-now = Ahora no

## The welcome of a link: a game at which nobody here sits

about-to-begin = Aún nada: la partida está a punto de empezar.
play-as = Jugar como { $name }
see-the-game = Ver la partida
watch = Mirar
what-happened = Qué ha pasado
status-told = { $status }.

## Two lines of one game

two-lines = Dos versiones de una partida
it-ends-here = Termina aquí.
and-more-moves = { $n ->
        [one] Y 1 jugada más.
       *[other] Y { $n } jugadas más.
    }
another-line-told = Otra versión { $since }.
both-same-moves = Las dos tienen las mismas jugadas.
yours-ends = Coinciden durante { moves }; ahí la tuya termina y la otra sigue.
other-ends = Coinciden durante { moves }; ahí la otra termina y la tuya sigue.
first-choice-differs = La primera elección se hizo de dos formas.
first-choice-differs-asked = La primera elección se hizo de dos formas: { $question }
one-choice-differs = Coinciden durante { moves }; luego una elección se hizo de dos formas.
# ($n, $question)
one-choice-differs-asked = Coinciden durante { moves }; luego una elección se hizo de dos formas: { $question }
yours = La tuya
the-other = La otra
# ($n, $of)
the-other-of = La otra, { $n } de { $of }
other-is-changed = La otra versión se modificó por el camino: no es lo que tu puesto envió.
yours-is-changed = Tu versión se modificó camino de aquí. La otra es lo que tu puesto envió.
both-are-kept = Las dos se conservan hasta que olvides una, sigas con la que sigas.
all-are-kept = Todas se conservan hasta que olvides una, sigas con la que sigas.
only-one-line = Esta partida tiene aquí una sola versión.
other-is-forgotten = La otra versión está olvidada.
other-forgotten-undo = La otra versión está olvidada. Puedes deshacerlo.
other-is-back = La otra versión ha vuelto.
the-other-line = La otra versión
back-to-two-lines = Volver a las dos versiones
go-on-with-yours = Seguir con la tuya
go-on-with-other = Seguir con la otra
look-at-other = Solo mirar la otra
forget-other = Olvidar la otra
show-next-line = Mostrar la siguiente versión

## What a file of games has besides the games

also-in-file = También en este archivo
file-has-secrets = El archivo tiene claves de puestos. Quien tiene la clave de un puesto juega en él. Tómalas si el archivo es tuyo; si lo hizo otra persona, déjalas.
file-has-settings = El archivo tiene ajustes. Tómalos si el archivo es tuyo; si lo hizo otra persona, deja los tuyos como están.
file-is-yours = Tiene la clave de un puesto que está en este dispositivo, así que se hizo en un dispositivo tuyo.
file-may-be-anybodys = Nada en el archivo muestra que sea tuyo.
bots-in-game = Bots en { $game }
# ($game, $title)
automatic-in-game = Respuestas automáticas en { $game }. { $title }
# ($title, $value, $here)
setting-differs = { $title }: { $value } (aquí: { $here })
not-chosen = sin elegir
todays-results-in-file = Partida del día: resultados de { $n ->
        [one] 1 día anterior
       *[other] { $n } días anteriores
    }
results-in-file = Tus resultados: { $n ->
        [one] 1 partida
       *[other] { $n } partidas
    }
answers-in-file = Encuentra la jugada en { $game }: { $n ->
        [one] 1 respuesta
       *[other] { $n } respuestas
    }
# ($game, $name)
seat-in-file = { $game }: el puesto de { $name }
leave-seats = Dejar los puestos
leave-settings = Dejar mis ajustes
take-seats = Tomar los puestos
take-settings = Tomar estos ajustes
seats-are-here = Los puestos ya están en este dispositivo.
settings-taken-over = Los ajustes ya están en este dispositivo.

## The screen of results

about-results = Partidas que terminaste en este dispositivo, contra bots o por enlace. Una partida que volvió a una jugada anterior no cuenta; deshacer está permitido.
no-results-yet = Aún no hay ninguno. Termina una partida contra bots o por enlace, y la verás aquí.
results-unreadable = Algunos resultados no se pueden leer: el texto está dañado, o lo escribió una versión más nueva de Orrery. Se conserva como está.
save-it-as-file = Guardarlo como archivo
about-ratings = En cada juego un principiante tiene 1000, y tú también al empezar. Los demás niveles se midieron en partidas entre bots. Una victoria te sube más cuanto más fuerte es el bot y cuantas menos partidas llevas (Glicko-2). Todo se guarda solo en este dispositivo, y nadie puede comprobarlo.
match-tied = empatada
match-won = { $points ->
        [0] ganada
       *[other] ganada por { $points }
    }
match-lost = { $points ->
        [0] perdida
       *[other] perdida por { $points }
    }
# ($points, $n, $of)
match-lost-at = { match-lost } (lugar { $n } de { $of })
in-match-by-link = en una partida por enlace
# ($date, $how, $against, $n)
match-line = { $date }: { $how } { $against }, { turns }
# ($date, $how, $against, $n)
todays-match-line = { $date }: { $how } { $against }, { turns }, partida del día
# ($n, $of)
won-of = { $n } de { $of } ganadas
# ($n, $of)
won-of-told = { $n } de { $of } ganadas.
# ($n, $of, $tied)
won-of-tied-told = { $n } de { $of } ganadas, { $tied } empatadas.
against-level = Contra { $level ->
        [novice] principiantes
        [apprentice] aprendices
        [journeyman] oficiales
        [adept] expertos
       *[master] maestros
    }
against-other-bots = Contra otros bots
with-players = Con { $n } personas
in-seat = En el puesto { $n }
matches-of-game = Partidas de { $game }, primero las más recientes
match = Partida
kind = Tipo
rating-after-it = Valoración después
# ($rating, $deviation)
rating-now = Valoración { $rating }, con un margen de { $deviation }.
best-wins = { $n ->
        [one] Mejor victoria
       *[other] Mejores victorias
    }
latest = Últimas
in-a-row = Rachas
longest-run = Racha de victorias más larga: { $n }
# ($n, $of)
days-of-todays = Partida del día: { $of ->
        [one] 1 día jugado
       *[other] { $of } días jugados
    }, { $n ->
        [one] 1 ganado
       *[other] { $n } ganados
    }
longest-row = Racha de días más larga: { $n }
row-now = Ahora: { $streak }

## The coach beside the table: lessons, and "Find the move"

# ($n, $of)
step-of = Paso { $n } de { $of }
# ($place, $title)
step-title = { $place }: { $title }
# ($place, $title)
step-begins = { $place }. { $title }
next = Siguiente
next-step = Paso siguiente
step-back = Paso anterior
again = Otra vez
leave = Salir
leave-lesson = Salir de la lección
show-me = Muéstramelo
go-back = Volver
back-to-invitation = Volver a la invitación
play-first-game = Jugar una primera partida contra un principiante
not-this-step = Podrías hacerlo, pero este paso trata de otra jugada.
to-undo-again = Para deshacerlo, pulsa «Otra vez»: el paso vuelve a empezar.
step-is-done = Este paso está hecho. Pulsa «Siguiente» para seguir, u «Otra vez» para repetirlo.
about-positions = Posiciones de partidas entre bots en las que una jugada es mucho mejor que las demás. Cuenta la primera jugada que hagas. Todo esto se guarda solo en este dispositivo.
grade-easy = fácil
grade-middle = media
grade-hard = difícil
# ($share, $wrong)
right-move-gives = La jugada buena te da una probabilidad de ganar del { $share } %; una mala, del { $wrong } % como mucho.
find-it = { $level ->
        [random] Los bots aleatorios
        [novice] Los principiantes
        [apprentice] Los aprendices
        [journeyman] Los oficiales
        [adept] Los expertos
       *[master] Los maestros
    } suelen encontrarla.
hard-for-masters = Ni siquiera los maestros suelen encontrarla.
best-move = La mejor jugada: { $deed }
# ($share, $deed)
best-move-gives = La mejor jugada te da una probabilidad de ganar del { $share } %: { $deed }
# ($share, $deed)
second-best = La segunda mejor daría el { $share } %: { $deed }
second-best-at-first = La segunda mejor primera jugada daría el { $share } %: { $deed }
then-deeds = Después: { $deeds }
# ($n, $of)
today-of = Hoy, { $n } de { $of }
next-position = Posición siguiente
show = Mostrar
show-best-move = Mostrar la mejor jugada
skip = Saltar
look-at-board = Mirar el tablero
position-is-done = Esta posición está hecha.
another-matters = Otra jugada importa más, y quizá siga siendo posible después. ¿Cuál es?
not-this-one = Esta no: tu probabilidad de ganar sería del { $share } % como mucho. Prueba otra.
not-this-move = Esa no. Prueba otra.
thats-the-move = Esa es la jugada: tu probabilidad de ganar es del { $share } %.
thats-the-last-move = Esa es la jugada.
and-now = Eso es. ¿Y ahora?
todays-three = Las tres del día
grade = { $grade ->
        [easy] fácil
        [middle] media
       *[hard] difícil
    }
open-position = { $n }: { grade }
found-position = { $n }: { grade }, encontrada
missed-position = { $n }: { grade }, fallada
later-position = { $n }: { grade }, encontrada luego
# ($n, $of)
found-at-once = { $n } de { $of } encontradas a la primera.
position-number = Posición { $n }
from-first-again = Otra vez desde la primera
choose-position = Elegir una posición

## The table: whose turn it is, and what can be done

# ($title, $game)
tab-title = { $title } · { $game }
pass-the-device = Pasa el dispositivo
game-over = Fin de la partida
result = Resultado
replay = Repetición
you-here = Tú
holder-thinks = { $holder }, pensando
# ($holder, $name)
holder-with = { $holder }, con { $name }
# ($name, $level, $character, $does)
is-character = { $name } es { one-bot } ({ $character }): { $does }.
your-turn-now = Te toca.
your-move = Te toca
name-moves = Juega { $name }
pass-device-to = Pasa el dispositivo a { $name }.
cant-move = { $name } no puede jugar.
is-thinking = { $name } está pensando.
bot-moves-elsewhere = { $name }, un bot, juega en el dispositivo de otra persona.
waiting-for-them = Esperando a { $names }.
# ($names, $n)
are-choosing = { $names } { $n ->
        [one] está
       *[other] están
    } eligiendo.
or-undo = { $undo ->
        [0] .
       *[other] {" "}o deshaz la jugada.
    }
done-send = Turno hecho. Envíalo{ or-undo }
done-end = Turno hecho. Termínalo{ or-undo }
done-wait-for-bid = Falta la puja de { $name }. Continúa{ or-undo }
done-wait-for-choice = Falta la elección de { $name }. Continúa{ or-undo }
done-next = Hecho; le toca a { $name }. Continúa{ or-undo }
confirm = Confirmar
confirm-and-send = Confirmar y enviar
confirm-and-send-to = Confirmar y enviar a { $name }
go-on = Continuar
end-turn = Terminar turno
ending = { $move ->
        [pass] Pasar
        [stop] Terminar
       *[other] { CAPITAL($move) }
    }
move-and-send = { ending } y enviar
# ($move, $name)
move-and-send-to = { ending } y enviar a { $name }
send = Enviar
send-to = Enviar a { $name }
back-to-now = Volver al presente
start-of-moves = { $n ->
        [one] Antes de la única jugada
       *[other] Antes de la primera de { $n } jugadas
    }
# ($n, $of)
after-move-of = Tras la jugada { $n } de { $of }
# ($title, $words)
looked-at = { $title }. { $words }
# ($name, $flag)
threatens = { $name } { $flag }.
nothing-yet = Aún no ha pasado nada.
where-to = ¿Adónde?
choose-now = Elige:
not-final-until-continue = Nada es definitivo hasta que continúes.
not-final-until-end = Nada es definitivo hasta que termines tu turno.
amid-turn-of = { $name } está en mitad de un turno. Solo puede mirar { $name }.
secret-choice-of = La elección es secreta: solo puede mirar { $name }.
press-when-ready = { $name }, pulsa cuando quieras.
back-one-step = Un paso atrás
try-again = Reintentar
answer-now = Responder ya
i-am = Soy { $name }
copy-link = Copiar enlace
pause = Pausa
rematch = Revancha
change-settings = Cambiar los ajustes
look-back = Repasar
last-moves = Últimas jugadas
copy-moment = Copiar un enlace a este momento
turns-title = Turnos
back-to-log = Volver al registro
hold-to-read = Mantén pulsada una carta para leerla.
bot-move-impossible = La jugada del bot no es posible: { $reason }
kept-as-it-is = Se conserva como está.
went-on-in-other-tab = Esta partida siguió en otra pestaña. Las dos pestañas la muestran como está ahora.
moment-copied = Enlace copiado. Se abre en esta jugada y muestra lo que toda la mesa podía ver.
new-game-from-here = Esta es una partida nueva. La que estabas mirando se queda como está.

## The table in words

without-copy = Seguir sin copia
position-title = Posición
show-after-move = Mostrar la posición tras la jugada
pause-replay = Pausar la repetición
play-replay = Iniciar la repetición
play-film = Iniciar
skip-film = Saltar
save-as-file = Guardar la partida como archivo
your-choice = Tu elección
how-many = Cantidad
# ($name, $state)
state-of-seat = { $name }: { $state }

## The table: cards over the board

happened-last = Lo último que ha pasado
since-last-look = Desde que miraste
own-copy-stays = Tu propia copia se queda en «Tus partidas».
paste-into-chat = Pégalo en el chat.
see-the-board = Ver el tablero
play-on-there = Seguir jugando desde ahí
play-there = Jugar desde ahí
device-please = { $name }, te toca
pass-then-press = Pasa el dispositivo y luego pulsa.

## The table: hints of a first match

hint-result = Elige una jugada. Aquí verás su resultado antes de confirmar.
hint-undo = Puedes deshacer una jugada hasta que juegue alguien más.
hint-log = En el registro ves qué han hecho los demás; toca «Reglas» si necesitas ayuda.
got-it = Entendido

## The table: sending the game on by link

# Behind "a".
the-others = los demás
whoever-wants-to-see = quien quiera mirar
link-is-copied = Enlace copiado
link-copied-for = Enlace copiado para { $name }
link-sent = Enlace enviado
sent-to = Enviado a { $name }
send-the-link = Enviar el enlace
send-the-link-to = Enviar el enlace a { $name }
remind = Avisar a { $name }
others-havent-seen = Los demás aún no han visto el final.
hasnt-seen = { $name } aún no ha visto el final.
# ($names, $n)
owe-secret-choices = { $names } { $n ->
        [one] (una elección secreta)
       *[other] (elecciones secretas)
    }
you-are-watching = Estás mirando.
watching-moves-arrive = Estás mirando. Las jugadas llegan solas.
all-have-chosen = Todos han elegido. La elección de { $name } se revela cuando { $name } abra el enlace.
chance-is-drawn = El azar se decide cuando { $name } abra el enlace, así que nadie puede conocerlo antes.
sealed-send-to-all = Tu elección está sellada. Envía el enlace a quienes aún tengan que elegir.
sealed-until = Tu elección está sellada hasta que { $name } también elija.
sealed-until-all = Tu elección está sellada hasta que todos elijan.
secret-is-open = Lo que era secreto ya está revelado.
link-comes-back = Recibirás un enlace tras la jugada de { $name }.
words-in-match = Notas en esta partida
no-words-in-match = Sin notas en esta partida
a-word = Nota
add-word = Añadir una nota
change-word = Cambiar tu nota
send-word-along = Enviar una nota
word-goes-with-turn = Va con tu turno. Quien tenga el enlace de la partida puede leerla.
word-goes-with-link = Va con el enlace que envías.

## How a match ended

# $names may have "tú" in it, so no verb goes with them.
won-together = Victoria en equipo: { $names }
share-the-win = Victoria compartida: { $names }
wins-by = { $who ->
        [you] Ganas
       *[other] { $who } gana
    } por { $n }.
# ($part, $figure, $other)
part-against = { $part }: { $figure } contra { $other }.
# ($n, $name)
ranked = { $n }. { $name }
# ($n, $name, $score)
ranked-with-score = { $n }. { $name }, puntuación { $score }
# ($line, $part)
score-of-one = { $line } ({ $part })
# ($line, $parts)
score-of = { $line }: { $parts }
# ($line, $part, $parts)
with-tie-breaks = { $line }: { $part } (desempates: { $parts })
# ($part, $figure)
part-of-score = { $part } { $figure }
level-name = { $level ->
        [random] aleatorio
        [novice] principiante
        [apprentice] aprendiz
        [journeyman] oficial
        [adept] experto
       *[master] maestro
    }
harder-level = Más difícil: { level-name }
easier-level = Más fácil: { level-name }
harder = Más difícil
easier = Más fácil
by-turn = { $what } por turno
turn-column = Turno
# ($level, $n)
level-rating = { $level } { $n }
score = Puntuación

## Looking back at a match, as the bots see it

looking-back = Repaso
win-chances = Probabilidad de ganar según los bots, en %
after-move = Tras la jugada
ask-best-bot = Preguntar al mejor bot
play-on-here = Seguir jugando desde aquí
turning-points = Momentos clave (probabilidad de ganar, en %)
at-move = jugada { $n }
# ($when, $deeds, $name, $before, $share)
turning-point = { CAPITAL($when) }: { $deeds } { $name } { $before } → { $share }
bots-have-looked = Los bots han mirado la partida entera. { $n ->
        [0] Ningún momento clave
        [one] 1 momento clave
       *[other] { $n } momentos clave
    }.
bots-look = Los bots están mirando la partida.
bots-look-closely = Los bots están mirando más de cerca.
bots-look-for-reason = Los bots están buscando qué lo decidió todo.
best-bot-thinks = El mejor bot está pensando.
next-is = Después: { $deed }
this-is-the-end = Este es el final.
open-to-the-end = La partida estuvo abierta hasta el final: tu probabilidad de ganar era del { $share } % antes de la última jugada.
# ($share, $when)
small-steps = Ninguna elección lo decidió todo por sí sola: desde el { $share } % ({ $when }), tu probabilidad de ganar fue bajando poco a poco.
# ($when, $deeds, $before, $share)
decided-it = Lo que lo decidió todo ({ $when }): { $deeds } Tu probabilidad de ganar bajó del { $before } % al { $share } %.
# ($game, $when)
moment = { $game }, { $when }.
# ($game, $when, $deed)
moment-of = { $game }, { $when }: { $deed }

## What kind of move it is

kind-of-move = { $verb ->
        [accept] Aceptar
        [accrete] Formar planeta
        [activate] Activar
        [ally] Unirse
        [antimatter] Destruir
        [attack] Atacar
        [auction] Subastar
        [award] Desempatar
        [bid] Pujar
        [bonus] Acción extra
        [borrow] Adelantar
        [brood] Añadir nave
        [build-fleet] Construir flota
        [burn] Sacrificar
        [bury] Enterrar
        [buy] Comprar
        [card] Carta
        [claim] Reclamar
        [cling] Aferrarse
        [clone] Clonar
        [colonize] Colonizar
        [color] Color
        [company] Actuar por amistad
        [compile] Sintetizar
        [conquer] Conquistar
        [contest] Disputar
        [copy] Copiar
        [dead] Disco muerto
        [decline] Rechazar
        [defend] Defender
        [delegate] Delegar
        [discard] Descartar
        [done] Hecho
        [double] Duplicar
        [draft] Reclutar
        [emergency] Emergencia
        [end] Terminar
        [erase] Borrar
        [event] Evento
        [expand] Expandir
        [explore] Explorar
        [face] Carta que cuenta
        [first] Primero
        [from] Desde
        [gain] Obtener
        [give] Dar
        [graft] Injertar
        [harvest] Cosechar
        [hold] Dejarla ahí
        [invade] Invadir
        [invest] Invertir
        [join] Desembarcar
        [keep] Conservar
        [land] Aterrizar
        [leap] Saltar
        [let] Dejarlo estar
        [mode] Modo
        [move] Mover
        [mulligan] Cambio inicial
        [muster] Añadir naves
        [next] Siguiente
        [offer] Ofrecer
        [order] Orden
        [pass] Pasar
        [pay] Pagar
        [pickup] Recoger
        [place] Colocar
        [plan] Planear
        [play] Jugar
        [player] Persona
        [probe] Sonda
        [purge] Expulsar
        [put] Devolver
        [raid] Tomar cartas
        [ready] Seguir
        [recover] Reagrupar o recuperar
        [reinforce] Reforzar
        [research] Investigar
        [retreat] Retirarse
        [return] Regresar
        [reveal] Revelar
        [role] Rol
        [save] Salvar
        [settle] Colonizar
        [share] Aprovechar
        [shed] Renovar mano
        [shift] Mover
        [show] Mostrar
        [site] Lugar
        [skip] No usar
        [slip] Escabullirse
        [slot] Posición
        [spite] Contraatacar
        [split] Repartir
        [stake] Apostar
        [stop] Terminar
        [stride] Zancada
        [support] Apoyar
        [swap] Intercambiar
        [sword] Espada
        [take] Tomar
        [terraform] Terraformar
        [tile] Loseta
        [to] Hasta
        [turncoat] Cambiar de bando
        [upgrade-colony] Ampliar colonia
        [upgrade-fleet] Reforzar flota
        [use] Usar
        [victory] Tras la victoria
        [walk] Caminar
        [warp] Saltar al mapa
        [yield] Producir o ceder
       *[other] { CAPITAL($verb) }
    }

## The list of keys

keys-everywhere = En todas partes
keys-at-table = En la mesa
keys-in-replay = En una repetición
key-next-button = Ir al botón siguiente o anterior
key-press = Pulsarlo
key-close = Cerrar lo que esté abierto, o volver
key-leave-board = Pasar del tablero al resto de la página
key-help = Mostrar esta lista
key-walk = Recorrer el tablero, o cambiar un número
key-choose = Elegir y luego confirmar
key-number = Escribir un número
key-five = 5 más o 5 menos
key-ends = El mínimo o el máximo
key-take-back = Deshacer un paso de tu elección, luego tu última jugada
key-end-turn = Terminar tu turno
key-zoom = Acercar o alejar
key-whole-board = Mostrar todo el tablero
key-one-move = Una jugada atrás o adelante
key-turning-point = Momento clave anterior o siguiente
key-play-or-pause = Iniciar o pausar
