### number: $n, $low, $high, $all
### rulebook = reglamento
### ruling = aclaración («R12»)
### chat = chat
### QR code = código QR
### key = tecla
### to copy = copiar
### to reload = recargar

language = Español

## The page before anything is opened. Texts of shell/index.html stand here as they stand there

orrery = Orrery
orrery-home = Orrery, inicio
tools = Herramientas
copy-link = Copiar
share = Compartir
rules = Reglas
play-as-text = Como texto
settings = Ajustes
begin = Cinco juegos de mesa entre las estrellas. Juega con amigos: basta un enlace.
loading = Preparando la mesa…
game-board = Tablero. Para jugar con palabras, pulsa «Como texto».
game-as-text = Juego como texto
cancel = Cancelar
ok = OK
close = Cerrar

## If the page does not start

too-old = Este navegador es demasiado antiguo para Orrery. Usa Chrome 95, Firefox 100, Safari 15.2 o uno más nuevo.
did-not-start = Orrery no ha podido empezar: una parte no llegó o no funciona. Revisa la conexión y recarga la página.
slow-start = Orrery tarda mucho en empezar. Puede que la conexión sea lenta o que una parte de la página se haya atascado. Si llega, se abre sola.
games-kept = Tus partidas guardadas siguen en este navegador.
games-and-link-kept = Tus partidas guardadas siguen en este navegador, y la partida que abriste sigue en su enlace. Cópialo si quieres abrirla en otro sitio.
reload-page = Recargar la página
copy-the-link = Copiar el enlace
link-copied = Enlace copiado
the-link = El enlace

## If something breaks or does not arrive

cannot-draw-letters = Este navegador no puede dibujar el tablero: las letras no han llegado. Puedes jugar a todo como texto.
cannot-draw = Este navegador no puede dibujar el tablero: WebGL 2 falta o está desactivado. Puedes jugar a todo como texto.
stopped-drawing = Este dispositivo ha dejado de dibujar el tablero. Tu partida está a salvo: juégala como texto o recarga la página.
broke = Algo se ha roto en Orrery, y es culpa nuestra. Tus partidas están guardadas hasta la última jugada.
part-missing = Esta parte de Orrery no ha llegado. Revisa la conexión e inténtalo otra vez.
game-missing = { $title } no ha llegado. Revisa la conexión; tus partidas están a salvo.
try-again = Reintentar

## If the bots' program breaks

bot-silent = El bot ha dejado de responder, y reiniciarlo no ha servido. Tu partida está a salvo: inténtalo otra vez o recarga la página.
bot-broke = El bot ha dejado de funcionar ({ $reason }).
bot-part-missing = una parte de él no ha llegado
bot-not-loaded = su programa no se ha cargado
bot-found-nothing = No ha encontrado ninguna jugada.

## What is stored

saves-nothing = Este navegador no guarda nada de esta página: tus partidas se pierden al cerrarla. Copia el enlace de una partida para conservarla.
no-room = Este dispositivo no tiene más espacio. Tu partida sigue en esta pestaña, pero las jugadas nuevas no se guardan: copia su enlace o elimina partidas antiguas.
room-again = Vuelve a haber espacio, y todo está guardado.
new-version = Hay una versión nueva de Orrery. Tus partidas se quedan como están.
update-now = Actualizar ya

## Passing a game or a seat on

share-game = Compartir esta partida
your-seat = Tu puesto
save-as-file = Guardar como archivo
copy-seat = Copiar
seat-copied = Copiado. Guárdalo para ti.
open-by-camera = Apunta aquí con la cámara de un móvil para abrir la partida en él.
play-by-camera = Apunta aquí con la cámara de tu móvil para jugar en él.
too-long-for-camera = Este enlace es demasiado largo para un código QR que un móvil pueda leer. Cópialo, o guarda la partida como archivo y envíalo.
cannot-copy = Este navegador no deja copiar a las páginas. Aquí está el enlace:
copy-by-keys = Pulsa { $keys } para copiarlo, o mantenlo pulsado en un móvil.
copy-keys = Ctrl+C
done = Hecho
file-too-large = { $name } es demasiado grande para ser un archivo de partidas. Nada ha cambiado.
file-unreadable = { $name } no se puede leer. Nada ha cambiado.

## In a chat of a messenger

this-chat = este chat
somebody = Alguien
game-in-chat = { $name } ha puesto una partida en este chat.
open-it = Abrirla
lost-game = Este dispositivo ha perdido una de tus partidas. Puedes volver a verla, o seguir jugando con la clave de tu puesto.
bring-it-back = Recuperarla

## The rulebook

rulebook = Reglamento
opening-rulebook = Abriendo el reglamento…
rulebook-missing = El reglamento no ha llegado. Conéctate un momento y ábrelo otra vez; tus partidas están a salvo.
print = Imprimir
find = Buscar
find-in-rulebook = Buscar en el reglamento
no-hits = nada
# ($n, $all)
hit = { $n } de { $all }
read-ruling = Leer { $at }
read-rule = Leer la regla

## The text table

# ($label, $low, $high)
number-in-range = { $label } (de { $low } a { $high })
slider-of = { $label }, control deslizante

## The list of keys. A key's name is what is printed on it

keys = Teclas
key-or = o
key-then = y luego
key-to = a
key-shift = Mayús
key-enter = Intro
key-space = Espacio
key-escape = Esc
key-backspace = Retroceso
key-page-up = RePág
key-page-down = AvPág
key-home = Inicio
key-end = Fin
