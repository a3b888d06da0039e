### number: $n, $low, $high, $all

# The language's own name, for the list of languages.
language = English

## The page before anything is opened. Texts of shell/index.html stand here as they stand there

# The name of the program.
orrery = Orrery
orrery-home = Orrery, home
tools = Tools
copy-link = Copy link
share = Share
rules = Rules
play-as-text = Play as text
settings = Settings
begin = Five board games among the stars. Play a friend: just send a link.
loading = Setting up the table…
game-board = Game board. To play it in words, press Play as text.
game-as-text = Game as text
cancel = Cancel
ok = OK
close = Close

## If the page does not start

too-old = This browser is too old for Orrery. Use Chrome 95, Firefox 100, Safari 15.2 or any later one.
did-not-start = Orrery couldn’t start: a part of it didn’t arrive or doesn’t work. Check the connection and reload the page.
slow-start = Orrery is taking long to start. The connection may be slow, or part of the page is stuck. If it arrives, it opens by itself.
games-kept = Your saved games stay in this browser.
games-and-link-kept = Your saved games stay in this browser, and the game you opened stays in its link. Copy it if you want to open it elsewhere.
reload-page = Reload the page
copy-the-link = Copy the link
link-copied = Link copied
the-link = The link

## If something breaks or does not arrive

cannot-draw-letters = This browser can’t draw the board: its fonts didn’t arrive. You can play every game as text.
cannot-draw = This browser can’t draw the board: WebGL 2 is missing or switched off. You can play every game as text.
stopped-drawing = This device stopped drawing the board. Your game is safe: play it as text, or reload the page.
broke = Something in Orrery broke, and that’s our fault. Your games are saved up to the last move.
part-missing = This part of Orrery didn’t arrive. Check the connection and try again.
# $title: of a game.
game-missing = { $title } didn’t arrive. Check the connection; your games are safe.
try-again = Try again

## If the bots' program breaks

bot-silent = The bot stopped answering, and starting it again didn’t help. Your game is safe: try again, or reload the page.
# $reason: one of the next two, or what the browser says, in English.
bot-broke = The bot stopped working ({ $reason }).
bot-part-missing = a part of it didn’t arrive
bot-not-loaded = its program didn’t load
bot-found-nothing = It found no move.

## What is stored

saves-nothing = This browser saves nothing for this page, so your games last only until you close it. Copy a game’s link to keep it.
no-room = This device has no room left. Your game goes on in this tab, but new moves aren’t saved: copy its link, or delete old games.
room-again = There is room again, and everything is saved.
new-version = A new version of Orrery is ready. Your games stay as they are.
update-now = Update now

## Passing a game or a seat on

share-game = Share this game
your-seat = Your seat
save-as-file = Save as a file
copy-seat = Copy it
seat-copied = Copied. Keep it for yourself.
open-by-camera = Point a phone’s camera at it to open the game there.
play-by-camera = Point your own phone’s camera at it to play there.
too-long-for-camera = This link is too long for a QR code that a phone can read. Copy it, or save the game as a file and send that.
cannot-copy = This browser doesn’t let pages copy. Here is the link:
# $keys: the message copy-keys, or "Cmd+C" on a Mac.
copy-by-keys = Press { $keys } to copy it, or hold it down on a phone.
copy-keys = Ctrl+C
done = Done
# $name: of a file.
file-too-large = { $name } is too large to be a file of games. Nothing has changed.
# $name: of a file.
file-unreadable = { $name } can’t be read. Nothing has changed.

## In a chat of a messenger

# In sentences where else the address of a host stands: "it has become too long for this chat".
this-chat = this chat
# Instead of a person's name.
somebody = Somebody
game-in-chat = { $name } has put a game into this chat.
open-it = Open it
lost-game = This device has lost one of your games. You can watch it again, or play on with your seat’s secret.
bring-it-back = Bring it back

## The rulebook

rulebook = Rulebook
opening-rulebook = Opening the rulebook…
rulebook-missing = The rulebook didn’t arrive. Go online for a moment and open it again; your games are safe.
print = Print
# In an empty field.
find = Find
find-in-rulebook = Find in the rulebook
# Beside the field: nothing was found.
no-hits = none
# ($n, $all) Beside the field: "3 of 12".
hit = { $n } of { $all }
# $at: the number of a ruling, "R12".
read-ruling = Read { $at }
read-rule = Read the rule

## The text table

# ($label, $low, $high) A field for a number: "Ships (1 to 12)".
number-in-range = { $label } ({ $low } to { $high })
slider-of = { $label }, slider

## The list of keys. A key's name is what is printed on it

keys = Keys
# Between keys: "Enter or Space".
key-or = or
# Between keys: "Escape then Tab".
key-then = then
# Between keys: "0 to 9".
key-to = to
key-shift = Shift
key-enter = Enter
key-space = Space
key-escape = Escape
key-backspace = Backspace
key-page-up = PageUp
key-page-down = PageDown
key-home = Home
key-end = End
