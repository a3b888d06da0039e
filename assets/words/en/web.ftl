### What the page says around the games: who waits for whom, links and messages, invitations, settings.
### number: $n, $of, $points, $month

## Who is waited for, in the list of games. $names: one name, or a list

waiting-for = Waiting for { $names }
all-seats-taken = All seats taken
# ($n, $of)
seats-taken = { $n } of { $of } seats taken
# ($status, $name)
begins-elsewhere = { $status }: { $name } begins the game
you-won = You won
# Also in a shared text.
won = { $names } won
your-turn = Your turn
your-turn-of = Your turn: { $names }
goes-on-when-opened = Goes on when you open it: { $names }
since-today = since today
since-yesterday = since yesterday
# $n: how many days after a Thursday.
since-day = since { $n ->
        [0] Thursday
        [1] Friday
        [2] Saturday
        [3] Sunday
        [4] Monday
        [5] Tuesday
       *[other] Wednesday
    }
for-days = for { $n ->
        [one] 1 day
       *[other] { $n } days
    }
# ($status, $since) $since: one of the four before.
status-since = { $status } { $since }
not-sent-yet = { $status }, not sent yet
not-sent-to = Not sent to { $names } yet

## What a game is, in the list of games

# $level: "novice".
one-bot = { $level ->
        [random] a random bot
        [novice] a novice
        [adept] an adept
        [apprentice] an apprentice
        [journeyman] a journeyman
       *[master] a master
    }
# ($n, $level)
bots = { $level ->
        [random] { $n } random bots
        [novice] { $n } novices
        [adept] { $n } adepts
        [apprentice] { $n } apprentices
        [journeyman] { $n } journeymen
       *[master] { $n } masters
    }
players = { $n ->
        [one] 1 player
       *[other] { $n } players
    }
# $names: people and bots, as "Anna and 2 masters".
against = Against { $names }
just-now = just now
minutes-ago = { $n ->
        [one] 1 minute ago
       *[other] { $n } minutes ago
    }
hours-ago = { $n ->
        [one] 1 hour ago
       *[other] { $n } hours ago
    }
days-ago = { $n ->
        [one] 1 day ago
       *[other] { $n } days ago
    }
# ($players, $age) $players: one of the messages above.
detail = { $players } · { $age }
# ($players, $n, $age)
detail-at-move = { $players } · move { $n } · { $age }
new-moves = { $n ->
        [one] 1 new move.
       *[other] { $n } new moves.
    }

## What this device did, told in a chat. $when: "round 3"

made-secret-choice = { $name } has made a secret choice.
game-has-begun = The game has begun.
has-played-move = { $name } has played move { $n }.
# ($name, $when)
has-played-in = { $name } has played in { $when }.
has-taken-seat = { $name } has taken a seat.
# $n: how many are next.
are-next = { $names } { $n ->
        [one] is next
       *[other] are next
    }
# ($names, $game)
won-game = { $names } won { $game }.
your-turn-in = It's your turn in { $game }.
you-won-game = You won { $game }.

## Lines of a game that differ, and links that were changed on their way

# Where the lines part, behind "another line".
of-this-game = of this game
since-when = since { $when }
since-move = since move { $n }
# ($name, $when) A move that somebody made.
move-in = { $name }'s move in { $when }
move-number = { $name }'s move { $n }
beginning-of = { $name }'s beginning of the game
nobody-asked-you = Nobody asked you: your line stays as it is, unless you go on with the other one.
nobody-asked = Nobody asked { $names }: your line stays as it is, unless you go on with the other one.
bot-chose-secretly = In one of the lines a bot made a secret choice for { $names }, in the other { $names } did. Other choices may have been read by then: ask { $names } before you go on with that line.
hands-differ-surely = The lines differ in who plays a seat, in the name of { $name }, who did nothing in between: one was changed on its way to you. The other line has what { $name } really did.
hands-differ = The lines differ in who plays a seat, in the name of { $name }, who did nothing in between: one was changed on its way. Ask { $name } which line is the right one.
# ($move, $name) $move: one of the three messages above.
move-changed-surely = { $move } was changed on its way to you. The other line has what { $name } really played.
# ($move, $name)
move-changed = { $move } was changed on its way to you. Ask { $name } which line is the right one.
moves-never-made = This link has moves that a player never made: they don't come from the device with that seat's secret. Your game is unchanged.
hands-never-changed = In this link somebody changed who plays a seat, in the name of { $name }, who never did that. Your game is unchanged.
move-forged = { $move } was changed on its way in this link. Your game is unchanged.
own-move-forged = { $move } was changed on its way in this link. Your game is unchanged. Send your link again: it shows everybody what was really played.
# ($names, $n)
name-changed = Somebody changed a name on the way: { $names } { $n ->
        [one] keeps the old one.
       *[other] keep their old ones.
    }
seat-exchanged = Since you joined, somebody else has sat down as { $names }. If you don't know why, ask them.

## Messages that go with a link

# ($name, $host, $game)
invites-you-back = { $name }, { $host } invites you to { $game }. Your seat is kept for you.
# ($host, $game, $n, $of)
invites-you = { $host } invites you to { $game }: take a seat. { $n } of { $of } { $n ->
        [one] is free.
       *[other] are free.
    }
# ($game, $n, $of)
take-a-seat = { $game }: take a seat. { $n } of { $of } { $n ->
        [one] is free.
       *[other] are free.
    }
# ($game, $name)
open-to-begin = { $game }: all seats are taken. { $name }, open this link to begin.
# ($name, $game)
reminder = { $name }, it's your turn in { $game }. Here is the link again:
# ($name, $game, $when)
reminder-in = { $name }, it's your turn in { $game } ({ $when }). Here is the link again:
# ($game, $when, $n) The beginning of what is sent with a link.
shared-in = { $game }, { $when }, move { $n }:
# ($game, $when)
shared-start-in = { $game }, { $when }:
# ($game, $n)
shared-at = { $game }, move { $n }:
shared-start = { $game }:
won-it = { $names } won.
# ($names, $scores) $scores: "Otto 116, Ben 104".
won-with = { $names } won. { $scores }.
secret-bid-next = { $names }, your secret bid is next.
secret-choice-next = { $names }, your secret choice is next.
is-next = { $name } is next.

## Seats and their secrets

seats-are-locked = Each seat is locked to its device by a secret. With a copy of it you can play on elsewhere, or get your seat back if a browser forgets everything.
paste-seat-help = It is wherever you kept the copy of your seat: a text, a link or a file. No copy yet? Open the game on the device you played on, and choose "Keep a copy of your seat" there.
who-plays-help = Keep the name to go on playing on this device. Give another name to hand the seat on. The other players will be told.
who-plays-seat = Who plays this seat here?
paste-seat = Paste your seat's secret
# A game that this version of Orrery does not know.
a-game = A game
amid-turn = You're in the middle of a turn. End it, or undo it, then try again.
not-this-seats-secret = That isn't the secret of this seat.
# ($game, $name)
game-changed-for-seat = This game of { $game } was changed on its way here: it isn't what { $name } has sent. Ask another player for the newest link and open it. The secret of the seat stays here until then.
seat-is-here = That seat is on this device already: { $name }.
seat-kept-open-game = Your seat is saved here. Now open the newest link of the game.
secret-opens-nothing = That secret doesn't open any seat of this game of { $game }. Nothing has changed.
seat-not-taken = You didn't take the seat. Open its secret again whenever you want it.
seat-came-amid-choice = The seat of { $name } is on this device now. A bot makes its secret choice that is under way; then take the seat back under Seats.
now-plays-here = { $name } now plays on this device.
# ($n, $name) A seat of an invitation that this device had taken.
seat-went-choose-other = Seat { $n } went to { $name }. Take another one.
seat-went-begun = Seat { $n } went to { $name }. The game has begun.
seat-went-bot-choose-other = Seat { $n } went to a bot. Take another one.
seat-went-bot-begun = Seat { $n } went to a bot. The game has begun.
gone-on-elsewhere = The game has gone on elsewhere, without what was changed here.
undone-stand-in = A bot stood in for { $name } here. That is undone and { $name } plays again. You can let a bot play again under Seats.
undone-back-here = { $name } was back here. That is undone and the bot plays again. Under Seats, { $name } can take the seat back again.
undone-back = { $name } was back. That is undone and the bot plays again.
secret-not-here = The secret of that seat isn't on this device.
keep-for-yourself = This is your seat, not the game. Keep it for yourself: whoever has it can play as { $name }.
# ($game, $name) Goes with the secret of a seat.
seat-message = { $game }: the seat of { $name }. Whoever has this can play as { $name }. Open it on the device you want to play on.
no-room-seat-lost = This device has no room left, so your seat is lost when you close this tab. Keep a copy: with it and the game's newest link you can play on in any browser.
no-room-seats-lost = This device has no room left, so the seats here are lost when you close this tab. Keep a copy: with it and the game's newest link you can play on in any browser.
unsaved-seat-lost = This browser saves nothing, so your seat is lost when you close this tab. Keep a copy: with it and the game's newest link you can play on in any browser.
unsaved-seats-lost = This browser saves nothing, so the seats here are lost when you close this tab. Keep a copy: with it and the game's newest link you can play on in any browser.
your-seat-unsaved = Your seat isn't saved
these-seats-unsaved = These seats aren't saved
let-play-again = Let { $name } play again? Press again
let-bot-play = Let a bot play for { $name }? Press again
let-bot-play-secret = Let a bot play for { $name }? It makes the secret choice that is under way, too. Press again
keep-copy-yours = Keep a copy of your seat
keep-copy-of = Keep a copy of { $name }'s seat
bot-plays-for = Let a bot play for { $name }
plays-again = { $name } plays again, not the bot

## Turns that travel by themselves. $hosts: addresses of relays

never-played = Something arrived for this game that a player never played. It is ignored, and your game is unchanged.
told-of-turn = You'll be told when it's your turn, as long as Orrery is open in some tab.
not-told-of-turn = This browser doesn't let Orrery tell you. The tab's title counts your turns instead.
no-words-here = No words in this match: yours aren't sent, and others' aren't shown.
words-again = Words are shown in this match again.
travels-now = Turns travel by themselves from now on. Whoever had them by hand needs one more link from you.
by-hand-now = You send links by hand from now on. The others see your moves when they open them.
all-taken-begun = All seats are taken: the game has begun.
# $since: where the lines part, as "since round 3".
played-differently = This game was played differently on another device, { $since }. All lines are kept: Your games shows the other one.
your-turn-in-game = Your turn in { $game }.
through-chat = They go through this chat. Everybody in it can read them.
through-hosts = They go encrypted through { $hosts }. Everybody who has the game's link can read them.
send-links = You send each other a link after every turn.
# $meaning: one of the messages about the way they go.
by-hand-could-travel = You carry this game's turns by hand. They can travel by themselves: { $meaning }
travel-by-themselves = Turns travel by themselves. { $meaning }
travel-cut-off = Turns travel by themselves. { $meaning } No relay answers right now.
at-the-table = At the table
has-seen-it = Has seen it
has-it = Has it
not-reached-yet = Not reached yet
# ($hosts, $names)
match-too-long = This match has grown too long for { $hosts }, so send your move to { $names } by hand.
cut-off-not-reached = { $name } isn't reached yet: no relay answers. Your move goes out as soon as one does, or send it by hand.
cut-off = No relay answers right now. You'll see what { $name } does as soon as one does.
is-at-table = { $name } is at the table.
has-seen-move = { $name } has seen the last move.
device-has-move = { $name }'s device has the last move.
waits-not-reached = It waits for { $name }, who isn't reached yet.
is-on-its-way = It is on its way to { $name }.
carry-by-hand = Carry turns by hand
let-travel = Let turns travel by themselves
tell-me = Tell me when it's my turn

## Today's match

try-counts = This try counts. Any more today are practice.
try-is-practice = This is practice: today's result stays as it is.
try-lapsed = This match went on from an earlier move, so it doesn't count any more.
counts-for-its-day = This result counts for the day on which the match began.
try-has-begun = Your try has begun
no-result-today = No result today
# How a match ended, alone or behind a colon. $n: turns; $points: by how many.
won-in = won in { turns }
# ($points, $n)
won-by = won by { $points } in { turns }
lost-in = lost in { turns }
# ($points, $n)
lost-by = lost by { $points } in { turns }
tied-after = tied after { turns }
turns = { $n ->
        [one] 1 turn
       *[other] { $n } turns
    }
# $result: one of the messages above.
todays-result = Today's match: { $result }.
# ($date, $match, $result) A text to share; a link follows.
todays-message = Orrery { $date }, { $match }: { $result }
result-copied = Result copied, with a link to the same start.
# ($n, $month)
date = { $n } { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[other] Dec
    }
# $bots: "a novice".
against-bots = against { $bots }
days-in-row = { $n } days in a row

## Links and files that come in

link-copied = Link copied. Send it to { $names }.
whoever-is-next = whoever plays next
game-unreadable = A saved game on this device can't be read. It is set aside; see Your games.
# $since: where the lines part, as "since round 3".
other-tab = This game was played differently in another tab. Both lines are kept: Your games shows one as another line { $since }.
file-missing = The file didn't arrive. Go online for a moment and try again.
game-deleted = The game is deleted. You can undo that.
game-restored = The game is back.
in-archive = The game is in the archive.
out-of-archive = The game is back from the archive.
paste-link = Paste a link or the message it came in
paste-link-help = Orrery finds the game in it. You can paste a saved file's text, too.
# $meaning: how turns travel.
travels-from-now = Turns of this game travel by themselves from now on. { $meaning }
# One position of a match, which somebody has sent.
shared-moment = A shared moment
open-the-game = Open the game
home = Home
has-invitation = You have this invitation already. Nothing has changed.
has-latest-move = You already have the latest move.
old-invitation = This is an old invitation: the game has begun. Yours is unchanged.
moves = { $n ->
        [one] 1 move
       *[other] { $n } moves
    }
# ($ends, $has) Two numbers of moves: "3 moves".
older-link = This is an older link: it ends after { $ends }. Your game already has { $has } and is unchanged.
other-line-came = This link has another line { $since }. All lines are kept.
other-line-known = You have this other line of the game already, { $since }. Nothing has changed.
claims-to-be-yours = This link is of another game that claims to be one of yours. Yours is unchanged.

## Levels of bots

# Behind the level's name and a colon: "Adept: looks well ahead."
glance = decides at a glance
slips = thinks for a moment, and slips now and then
thinks = thinks things over
looks-ahead = looks well ahead
looks-farthest = looks as far ahead as two seconds allow
# ($level, $does)
level-does = { CAPITAL($level) }: { $does }.
# ($level, $n, $of, $other) $other: the next level, as "an apprentice".
try-harder = You beat { $level ->
        [novice] novices
        [apprentice] apprentices
        [journeyman] journeymen
        [adept] adepts
       *[master] masters
    } { $n } times in { $of }: try { $other }.
# ($level, $n, $of, $other)
fairer-match = { $level ->
        [novice] Novices
        [apprentice] Apprentices
        [journeyman] Journeymen
        [adept] Adepts
       *[master] Masters
    } won { $n } of { $of }: { $other } is a fairer match.

## Find the move

positions-unreadable = These positions can't be read.
positions-of-nothing = The file names no game or has no positions.
find-the-move = Find the move
# ($n, $game)
found-of-three = { $n } of 3 found in { $game }
three-positions = Three positions in { $game }

## Lessons

lesson-unreadable = The lesson can't be read.
lesson-of-nothing = The lesson names no game or has no steps.

## Settings

small = Small
normal = Normal
large = Large
huge = Huge
slow = Slow
fast = Fast
off = Off
on = On
automatic = Automatic
always = Always
never = Never
text-size = Text size
animation-speed = Animation speed
reduce-motion = Reduce motion
reduce-motion-help = Things fade instead of moving. Automatic follows your device.
sound = Sound

## What all boards say

# What is to be chosen next
where-to = Where to?
# What the chart of a match shows, if its game names nothing else
score = Score
