### What links, saved games, files of games, seats and turns by post say.
### number: $n, $left, $most, $number
### person: $who

## Links that can't be opened. The reader has pasted or opened one; his own games are safe

link-too-much = This text has { $n } characters, more than any link. Paste the link alone; nothing has changed.
link-lost = This address has no game in it: the part after the # was lost on its way. Ask for the link again; nothing has changed on this device.
link-none = That doesn't look like an Orrery link. Nothing has changed on this device.
code-none = That doesn't look like a game's code.
# ($n, $most)
link-cut = This link is cut off: { $n } of { $most } characters arrived. Ask for it again, perhaps as a file; nothing has changed on this device.
# How many it had is not known.
link-cut-early = This link is cut off: only { $n } characters arrived. Ask for it again, perhaps as a file; nothing has changed on this device.
link-altered = This link was changed on its way. Ask for it again, perhaps as a file; nothing has changed on this device.
link-made-small = This link was changed on its way: its letters were made small. Ask for it again, perhaps as a file; nothing has changed on this device.
link-made-capitals = This link was changed on its way: its letters were made capitals. Ask for it again, perhaps as a file; nothing has changed on this device.
link-format = This link was made by a newer version of Orrery (format { $format }). Reload the page to get that version, then open the link again; your games are kept.
# ($game, $n, $most) $n: the rules revision of the game; $most: the newest that this version has.
link-revision = This link is of a game of { $game } under newer rules (revision { $n }; this version knows { $most }). Reload the page to get the newest version, then open the link again; your games are kept.
link-game = This link is of a game that this version of Orrery doesn't have (its mark is { $text }). Reload the page to get the newest version, then open the link again; your games are kept.
link-is-seat = This is the secret of a seat, not the link of a game. Open the game's link too.
link-too-long = This game is too long for a link ({ $n } characters). Save it as a file and send that.
seat-none = That doesn't look like the secret of a seat.
seat-damaged = This secret of a seat is damaged. Nothing has changed on this device.

# $why: one of the sentences below.
link-impossible = This link arrived whole, but it holds a game that can't be: { $why } Ask for the link again; nothing has changed on this device.
changes-nobody-made = its seats changed hands in a way that nobody could have done.
unknown-character = one of its bots is of an unknown character.
unknown-level = one of its bots is of an unknown level.
no-character = none of its bots has a character.
unknown-binding = its seats are bound in an unknown way.
not-played-by = { $game } can't be played by { $n }.
shown-too-much = a seat has shown more than it can have.
moves-before-seats = it has moves before all its seats are taken.
# ($n, $most) Over after $n of its $most moves.
over-early = it is over after { $n } of its { $most } moves.
something-follows = something follows its last move.
too-long = it is too long.

## Saved games that can't be read

# $why: one of the phrases below, without a full stop.
not-a-record = This isn't a saved Orrery game: { $why }. Nothing has changed.
no-json-object = it is no JSON object, or too large
format-is-not = its format is not { $format }
lock-not-whole = what locks its seats isn't whole
no-such-character = one of its bots has a character that the game doesn't have
more-seats = it has more than { $most } seats
more-moves = it has more than { $most } moves
# $field: what the field is called in the file.
field-missing = its "{ $field }" is missing
field-no-truth = its "{ $field }" is neither true nor false
field-no-text = its "{ $field }" is no text
field-no-number = its "{ $field }" is no whole number
# ($field, $low, $high, $typed) Figures of any size, so they are texts.
field-from-to = its "{ $field }" is a number from { $low } to { $high }, not { $typed }
# ($field, $text)
field-cannot-be = its "{ $field }" cannot be { $text }
# ($field, $words, $text) $words: "a, b or c".
field-is-one-of = its "{ $field }" is { $words }, not { $text }
field-no-object = its "{ $field }" is no object
field-no-list = its "{ $field }" is no list
field-longer = its "{ $field }" is longer than { $most }
record-newer = This game was saved by a newer version of Orrery. Reload the page to get that version; nothing has changed.
journal-unreadable = This saved game can't be read. It is kept as it is; open the game's last link to go on.
holds-another-game = It holds another game than the one it was saved as.
record-lobby = This game hasn't begun: not all seats are taken yet.
record-changes = Its seats changed hands in a way that nobody could have done.
# ($n, $move, $why, $left) $left: how many moves are fine.
move-impossible = Move { $n }, { $move }, isn't possible there: { $why } The { $left } moves before it are fine.
# $name: a player's name.
move-unproven = Move { $n } needs the secret of { $name }, and it isn't there: that player's device didn't make the move.
# ($n, $number) Of a seat without a name.
move-unproven-seat = Move { $n } needs the secret of seat { $number }, and it isn't there: that player's device didn't make the move.
key-does-not-fit = The secret kept for seat { $n } doesn't fit its moves.
came-back-amid = Somebody came back to a seat amid a secret choice, which nobody can.
answer-to-nothing = It holds a secret answer to a question that nobody asked.
answer-waits-for-luck = It holds a secret answer that waits for luck, which none does.
moves-from-lobby = This game claims moves from before all its seats were taken, which can't be. Nothing has changed on this device.
link-tag = This link was changed on its way: it isn't what your seat has sent. Ask another player for the newest link. Nothing has changed on this device.
only-bots = In this link bots play all seats, so nobody is left to play. Nothing has changed on this device.

## Files of games

bundle-not-whole = This file of games isn't whole; it may have been cut short. Ask for it again. Nothing has changed here.
bundle-none = That doesn't look like a file of Orrery games. Nothing has changed here.
bundle-newer = This file was made by a newer version of Orrery. Reload the page to get it, then open the file again; your games are kept.
# What came in, in a list behind "Read:".
games-new = { $n ->
        [one] 1 game is new
       *[other] { $n } games are new
    }
games-went-on = { $n } went on
games-other-lines = { $n ->
        [one] 1 is another line
       *[other] { $n } are other lines
    }
games-known = { $n } you had already
# A game in a file, by its place.
game-number = game { $n }
game-number-of = game { $n } ({ $game })
nothing-came-in = Nothing came in.
read-games = Read: { $games }.
# $games: one or more of the next messages, with semicolons.
left-out = Left out: { $games }. Your own games are unchanged.
left-impossible = { $game }, which has moves that aren't possible
left-foreign = { $game }, which is another game under the number of one of yours
left-forged = { $game }, which has moves that a player never made
left-unreadable = { $game }, which can't be read

## Turns by post

no-turn = Something that isn't a turn arrived for this game. Nothing has changed.
game-is-gone = A turn arrived for a game that isn't here any more. Nothing has changed.

## Names of players

# What Orrery says where a name could stand, of players, bots and seats, in small letters without blanks, accents and marks. Nobody can
# have such a name.
own-words = you your yours nobody noone none somebody someone everybody everyone anybody anyone all both others whoever person aperson people player players aplayer anotherplayer otherplayer otherplayers spectator spectators free open notyettaken here bylink taken bot bots abot thebot thebots
# The same with the number of a seat behind it.
numbered-words = player seat p
name-is-word = Orrery says that itself of players and bots. Choose another name.
name-turns-text = That name has a hidden sign that turns text around. Type letters only.
name-accents-alone = Accents alone aren't a name. Type letters or digits.
name-unseen = Nothing in that name can be seen. Type letters or digits.
# A name that Orrery also says of others.
quoted-name = “{ $name }”

## What a seat without a name is called: its colour

orange = Orange
sky = Sky
green = Green
yellow = Yellow
vermilion = Vermilion
purple = Purple
nobody = Nobody

## Who has a seat

free = Free
a-person = A person
# The name is one that Orrery also says of others, in quotation marks.
a-person-called = { $name }, a person
# A level of bots.
level-name = { $level ->
        [random] random
        [novice] novice
        [apprentice] apprentice
        [journeyman] journeyman
        [adept] adept
       *[master] master
    }
a-bot = Bot, { level-name }
# ($level, $character) "Bot, adept raider"
a-bot-of-character = Bot, { level-name } { $character }
you = You

## Seats that change hands

seat-too-often = This seat has changed hands too often.
moment-too-often = Seats have changed hands too often at this moment. Go on with the game first.
amid-secret-choice = A secret choice is under way, and a bot makes it for this seat. The seat can be taken back when all have chosen.
# ($name, $level) $name: the person.
lets-bot-play = { $name } lets a bot ({ level-name }) play from here on.
# ($seat, $level, $name)
let-bot-stand-in = { $seat } let a bot ({ level-name }) stand in for { $name }.
# ($level, $name)
bot-stands-in = A bot ({ level-name }) stands in for { $name }.
is-back = { $seat } is back and plays again.
# ($name, $seat)
handed-on = { $name } handed the seat on to { $seat }.
moved-device = { $seat } moved to another device.
seat-is-taken = That seat is taken.
invitation-too-old = This invitation was made by an older version of Orrery, which kept seats less safe, so nobody can join it any more. Ask for a new one.
not-seats-secret = That isn't the secret of this seat.
not-what-seat-sent = This game isn't what this seat has sent: somebody changed it on its way. Ask another player for the newest link and open that; the secret of the seat is kept here until then.
stand-in-once-begun = A bot can stand in for a person only once the game has begun.
last-person = At least one person has to keep playing.
your-choice-sealed = Your secret choice isn't open yet, and a bot can't open it. Wait for that, then leave.
only-players-leave = Only somebody who plays in this game can let a bot stand in.
move-waits-for-you = A move waits for you to open it here. Do that first, then leave.
only-secret-takes-back = Only the device with the seat's secret can take it back.

## Play

# ($word, $label) A choice that says the same as another one, behind the word of a move that tells them apart: "h6: 1 space".
choice-with-word = { $word }: { $label }
# ($name, $text) What somebody wrote along with a turn.
word-along = { $name }: "{ $text }"
not-your-turn = It isn't your turn.
as-many-as-saved = This game has as many moves as Orrery can save.
waits-for = The game waits for { $seat } to open the link.
waiting-first = A move that was waiting is played first.
only-secret-answers = Only the device with the secret of { $seat } can answer.
bot-took-over = The bot took over during this question, so the answer has to be { $move }.
choices-opened-first = The choices that are in are opened first.
secret-choice = { $who ->
        [you] You have
       *[other] { $who } has
    } made a secret choice.
automatic-answer = Automatic answer.
over-there = The match is over there.
luck-from-players = This game's luck came from its players' devices, so it can't go on without them.

## Bots whose moves were chosen for them

# ($seat, $move, $n, $own) $own: what the bot plays if it is left alone.
bot-played = The bot { $seat } played { $move } in move { $n }; left alone it plays { $own }. Whoever sent this chose for it.
# ($seat, $move, $n)
bot-played-else = The bot { $seat } played { $move } in move { $n }; left alone it plays something else. Whoever sent this chose for it.
bot-played-hidden = The bot { $seat } played something other than its own choice in move { $n }. Whoever sent this chose for it.
idea-hidden = The best bot's idea stays hidden: it would show what only { $seat } can see.
idea-same = The best bot's idea: the same.
# $move: what it does, in a sentence.
idea-is = The best bot's idea: { $move }
