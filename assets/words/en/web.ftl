### What the page says around the games: who waits for whom, links and messages, invitations, settings.
### number: $n, $of, $points, $month
### number: $share, $wrong, $before, $score, $undo
### person: $who
### number: $least, $most, $minutes, $messages, $tied, $rating, $deviation

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
# ($game, $against) $against: the message above.
game-against = { $game } { $against }
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
# A level of bots, by itself.
level-label = { $level ->
        [random] Random
        [novice] Novice
        [apprentice] Apprentice
        [journeyman] Journeyman
        [adept] Adept
       *[master] Master
    }
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

## Home

# In large letters above the games, and in smaller ones below it. $break: the end of a line, or a blank where all stands in one.
five-board-games = Five board games{ $break }among the stars
just-send-a-link = Play a friend:{ $break }just send a link.
home-welcome = Five board games among the stars. Play a friend: just send a link.
# Below the name of the first game, until one was played.
begin-here = Begin here
# ($least, $most, $minutes) About a game.
game-figures = { $least } to { $most } players · about { $minutes } minutes
# $figures: the message above. Of the first game, until one was played.
figures-begin-here = { $figures } · begin here
# ($line, $figures) $line: a sentence about a game.
line-and-figures = { $line } { $figures }.
play-now = Play now
set-up = Set up
learn-in-five-minutes = Learn in five minutes
rules = Rules
games = Games
play-game-now = Play { $game } now
set-up-game = Set up { $game }
learn-game = Learn { $game } in five minutes
rules-of-game = Rules of { $game }

## Today's match, on the home screen

today = Today
# $match: "Rise", or "Rise against an apprentice".
today-is = Today: { $match }
# ($words, $streak) $words: how it ended, or against whom; $streak: "3 days in a row".
with-streak = { $words } · { $streak }
about-today = The same start for everybody. Your first try counts, more are practice; undo works as always. Each day that you play to the end adds to your days in a row, whoever wins. Results are kept on this device, and nobody can check them.
# Short labels on the canvas, each with the same in full.
play = Play
play-today = Play today's match
go-on-brief = Go on
go-on-today = Go on with today's match
share = Share
share-todays-result = Share today's result
practice = Practice
practice-today = Play today's match again, as practice
look = Look
look-at-positions = Look at today's three positions
all = All
all-positions = All positions

## The list of games

your-games = Your games
no-games-yet = None yet. Games you start and links you open are saved here, on this device.
no-games-here = No games here.
your-results = Your results
# Shelves.
show-shelf = Show
waiting = Waiting
finished = Finished
archive = Archive
# ($label, $n) $label: "Waiting", or another shelf.
shelf-with = { $label } ({ $n })
next-turn = Go to my next turn
open-link = Open a link
open-file = Open a file
export-all = Export all games
# Asked when somebody exports all games.
save-seats-too = Save your seats in the file too?
with-seats = With my seats
with-seats-told = Keep this file to yourself: whoever has it can play as you.
without-seats = Without my seats
without-seats-told = Safe to give away. Your seats stay in this browser only.
game-is-deleted = { $game } is deleted.
undo = Undo
# A sentence, and the same as a heading.
saved-game-unreadable = A saved game can't be read.
unreadable-game = A saved game can't be read
# ($why) A sentence, then:
set-aside = { $why } It is set aside, unchanged.
to-file = Save as a file
delete-it = Delete
delete-unreadable = Delete the unreadable game
back-from-archive = Back from the archive
to-archive = Move to the archive
# $since: where the lines part, as "since round 3".
another-line = Another line { $since }
open = Open
# ($label, $words) A name and what is said of it: a game and who is next, a seat and who sits there, an option and its value.
labelled = { $label }: { $words }

## The screen of settings

settings = Settings
saved-in-browser = Saved in this browser.
language = Language
language-help = Links are the same in all languages: everybody reads a game in their own.
list-of-keys = List of keys
about-orrery = About Orrery
done = Done

## Who sits there, and names, at the set-up and elsewhere

# Asked of whoever sits down.
your-name = Your name
# Where a name is asked for.
name-help = The other players will see it.
host-name-help = Your friends see who invites them. It's remembered on this device.
seat-number = Seat { $n }
# ($n, $colour)
seat-number-colour = Seat { $n }, { $colour }
# $seat: one of the two messages above. Asks for the name of whoever sits there.
name-of-seat = { $seat }: name
# ($seat, $name)
seat-has-name = { $seat }, name: { $name }
# context: name
none-yet = None yet
add-name = Add name
person-here = Person here
person-by-link = Person by link
bot-novice = Bot, novice
bot-apprentice = Bot, apprentice
bot-journeyman = Bot, journeyman
bot-adept = Bot, adept
bot-master = Bot, master

## The set-up of a game

back = Back
seats-levels-options = Seats, levels and options
# Fewer of the choices are shown then.
less = Less
# Who sits on the other seats.
the-other-players = The other players
only-bots = Bots
by-link = By link
here = Here
mixed = Mixed
number-of-players = Number of players
# The same, where there is little room.
players-brief = Players
# Bots of several levels.
bots-of-levels = { $n ->
        [one] 1 bot
       *[other] { $n } bots
    }
# The button that begins the game. $bots: "a novice", "3 masters".
invite-people = { $n ->
        [one] Invite a friend
       *[other] Invite { $n } people
    }
watch-bots = Watch { $bots }
play-bots = Play { $bots }
start-for = Start for { $n } people
# ($n, $bots)
start-for-and-bots = Start for { $n } people and { $bots }
# ($bots, $n) $n: how many bots.
plays-against-you = { CAPITAL($bots) } { $n ->
        [one] plays
       *[other] play
    } against you.
choose-bots = Choose { $bots }
turns-travel = Turns travel
by-themselves = By themselves
by-hand = By hand
# $meaning: how they travel.
one-link-then-by-themselves = You send one link, the invitation. Then turns travel by themselves. { $meaning }
match-takes-messages = A whole match takes about { $n } messages.
secret-choices = Secret choices
sealed = Sealed
among-friends = Among friends
seats-title = Seats
seats-are-drawn = Seats, and so who begins, are drawn at random when the game starts.
seats-are-bound = Each player's seat is locked to their own device.
# What kind of player a bot is.
character-of-seat = Character of seat { $n }
plain-character = Plain
kind-of-game = Kind of game
custom-game = Custom
# $note: a sentence about the kind of game.
chosen-for-links = { $note } Chosen because somebody plays by link.
options = Options
# An option whose value is asked for then.
other-value = Other…
automatic-answers = Automatic answers
automatic-told = Let Orrery make small decisions: then you only pass the link on. You can change this any time.
# ($title, $hint) $hint: a sentence.
title-and-hint = { $title }. { $hint }

## How secret choices travel, and what the players of a game by link should know

sealed-told = Sealed: nobody can peek.
among-friends-told = Among friends: only scrambled.
# Behind one of the two sentences above.
about-messages = About { $n } messages.
choices-of-early-kind = This game is of an early kind: secret choices are hidden, but if somebody changes one on its way, not every device notices.
choices-are-sealed = Secret choices are sealed: nobody can peek.
choices-are-scrambled = Among friends: secret choices are only scrambled, so somebody who takes a link apart could read them.
nobody-checks-bots = In this game nobody can check what bots play.
bots-of-other-version = The bots of this game are of another version of Orrery, so this device can't check what they play.
# ($n, $of) Revisions of the rules.
goes-by-older-rules = It goes by older rules: version { $n }, where the newest is { $of }.

## The invitation to a game by link. $name: often whoever begins the game

cannot-make-secrets = This browser can't make secrets, so you can't begin a game by link here. Everything else works.
nobody-here = A game by link begins here, so at least one player has to be on this device.
no-seat-here = This browser gives no randomness to make a secret from, so no seat can be kept here. Open the link in another browser.
seat-is-bound = Your seat is locked to this device. Nobody else can play for you.
# Who has a seat.
seat-free = Free
seat-free-for = Free, kept for { $name }
# $holder: "Anna", or "Bot, adept".
holder-on-device = { $holder }, on this device
# Stands for the name of somebody who is not known yet: "Send the link to whoever takes the first seat".
whoever-is-first = whoever takes the first seat
# The same, for several people.
everybody-who-plays = everybody who plays
you-are = You are { $names }.
invitation-copied = The invitation is copied: paste it into your chat.
invitation-on-its-way = The invitation is on its way.
link-for-copied = The link for { $name } is copied: paste it into your chat.
link-for-on-its-way = The link for { $name } is on its way.
open-links-here = Open the links that come back in this browser.
one-comes-back = You'll get one back when it's your turn: open it in this browser.
all-are-taken = All seats are taken.
send-link-to-begin = Send the link to { $name }: the game begins when { $name } opens it.
send-link-to = Send the link to { $name }.
pass-link-on = Pass the link on, or send it back to { $name }, who begins the game.
# A seat was taken, and whoever invites has not heard of it.
no-relay-unaware = No relay answers, so { $name } doesn't know yet. It goes out as soon as one does, or send it by hand.
send-invitation-to = Send the invitation to { $name }.
see-who-sits-down = You'll see here who sits down.
device-begins = { $name }'s device begins the game.
begins-by-itself = The game begins by itself when all seats are taken.
older-invitation = This invitation was made by an older version of Orrery, which kept seats less safe, so nobody can join it any more.
invite-again-or-bots = Invite again, or give the free seats to bots.
ask-for-new-one = Ask { $name } for a new one.
each-takes-a-seat = Each player opens the link and takes a seat. The game begins by itself when all seats are taken.
each-sends-back = Each player takes a seat and sends you a link back. Open those links here, in any order. The game begins when all seats are taken.
how-it-works = How it works
take-seat-and-play = Take a seat, and you play: what you do reaches the others by itself. Nobody needs an account.
take-seat-and-send = Take a seat and send { $name } the link you get. Then it's the same every turn: make your move, send the next player the link. Nobody needs an account.
# ($n, $minutes) $n: how many players.
match-length = { players } · about { $minutes } minutes
# ($n, $minutes, $messages)
match-length-messages = { players } · about { $minutes } minutes, in about { $messages } messages
invited-to = You're invited to { $game }
own-language = Everybody reads the game in their own language: { $languages }.
# ($name, $game)
host-invites-to = { $name } invites you to { $game }
can-watch-later = You can watch once the game has begun.
game-settings = Game settings
# What can be pressed.
send-it-by-hand = Send it by hand
send-again = Send again
send-invitation = Send the invitation
send-them-link = Send { $name } the link
copy-the-link = Copy the link
link-as-code = QR code or file
bots-on-free-seats = Give the free seats to bots and begin
# The label of that button, once it was pressed; and the same told.
bots-press-again = Bots on all free seats, and begin now? Press again
bots-press-again-told = Bots on all free seats, and begin now? Press again.
change-your-name = Not { $name }? Change your name
i-have-a-seat = I have a seat in this game
i-have-a-seat-brief = I have a seat
# ($n, $colour)
take-seat-number = Take seat { $n }, { $colour }
take-your-seat = Take your seat, { $name }
# ($n, $colour)
another-player-seat = Another player on this device: seat { $n }, { $colour }
# ($n, $colour, $name)
another-player-kept = Another player on this device: seat { $n }, { $colour }, for { $name }
add-a-player = Add a player
not-now = Not now

## The welcome of a link: a game at which nobody here sits

about-to-begin = Nothing yet: the game is about to begin.
play-as = Play as { $name }
see-the-game = See the game
watch = Watch
what-happened = What happened
# $status: how a game stands, as "Waiting for Anna".
status-told = { $status }.

## Two lines of one game

two-lines = Two lines of one game
it-ends-here = It ends here.
and-more-moves = { $n ->
        [one] And 1 more move.
       *[other] And { $n } more moves.
    }
# $since: where the lines part, as "since round 3".
another-line-told = Another line { $since }.
both-same-moves = Both have the same moves.
# How far the lines agree.
yours-ends = They agree for { moves }; there yours ends and the other goes on.
other-ends = They agree for { moves }; there the other ends and yours goes on.
first-choice-differs = The first choice was made in two ways.
# $question: what was asked, a sentence.
first-choice-differs-asked = The first choice was made in two ways: { $question }
one-choice-differs = They agree for { moves }, then one choice was made in two ways.
# ($n, $question)
one-choice-differs-asked = They agree for { moves }, then one choice was made in two ways: { $question }
yours = Yours
the-other = The other
# ($n, $of)
the-other-of = The other, { $n } of { $of }
other-is-changed = The other line was changed on its way: it isn't what your seat has sent.
yours-is-changed = Your line was changed on its way here. The other one is what your seat has sent.
both-are-kept = Both are kept until you forget one, whichever you go on with.
all-are-kept = All are kept until you forget one, whichever you go on with.
only-one-line = This game has only one line here.
other-is-forgotten = The other line is forgotten.
other-forgotten-undo = The other line is forgotten. You can undo that.
other-is-back = The other line is back.
the-other-line = The other line
back-to-two-lines = Back to the two lines
go-on-with-yours = Go on with yours
go-on-with-other = Go on with the other
look-at-other = Just look at the other
forget-other = Forget the other
show-next-line = Show the next other line

## What a file of games has besides the games

also-in-file = Also in this file
file-has-secrets = The file has secrets of seats. Whoever has the secret of a seat plays it. Take them if this is your own file; if somebody else made it, leave them.
file-has-settings = The file has settings. Take them if this is your own file; if somebody else made it, leave yours as they are.
file-is-yours = It has the secret of a seat that is on this device, so it was made on a device of yours.
file-may-be-anybodys = Nothing in the file shows that it is yours.
# What a setting is about.
bots-in-game = Bots in { $game }
# ($game, $title) $title: a decision that is answered.
automatic-in-game = Automatic answers in { $game }. { $title }
# ($title, $value, $here) $value: in the file; $here: on this device.
setting-differs = { $title }: { $value } (here: { $here })
not-chosen = not chosen
todays-results-in-file = Today's match: results of { $n ->
        [one] 1 earlier day
       *[other] { $n } earlier days
    }
results-in-file = Your results: { $n ->
        [one] 1 match
       *[other] { $n } matches
    }
answers-in-file = Find the move in { $game }: { $n ->
        [one] 1 answer
       *[other] { $n } answers
    }
# ($game, $name)
seat-in-file = { $game }: the seat of { $name }
leave-seats = Leave the seats
leave-settings = Leave my settings
take-seats = Take the seats
take-settings = Take these settings
seats-are-here = The seats are on this device now.
settings-taken-over = The settings are taken over.

## The screen of results

about-results = Matches that you finished on this device, against bots or by link. A match that went back to an earlier move doesn't count; undo is fine.
no-results-yet = None yet. Finish a match against bots or by link, and you find it here.
results-unreadable = Some results can't be read: the text is damaged, or a newer version of Orrery wrote it. It is kept as it is.
save-it-as-file = Save it as a file
about-ratings = In every game a novice has 1000, and so have you at first. The other levels were measured in matches between bots. A win moves you more, the stronger the bot and the fewer your matches (Glicko-2). It is all kept on this device only, and nobody can check it.
# How a match ended. $points: by how many, or 0 if nobody counted.
match-tied = tied
match-won = { $points ->
        [0] won
       *[other] won by { $points }
    }
match-lost = { $points ->
        [0] lost
       *[other] lost by { $points }
    }
# ($points, $n, $of)
match-lost-at = { match-lost } (place { $n } of { $of })
in-match-by-link = in a match by link
# ($date, $how, $against, $n) $how: one of the messages above; $against: "against a novice", or "in a match by link"; $n: turns.
match-line = { $date }: { $how } { $against }, { turns }
# ($date, $how, $against, $n)
todays-match-line = { $date }: { $how } { $against }, { turns }, today's match
# ($n, $of)
won-of = { $n } of { $of } won
# ($n, $of) All matches of a game.
won-of-told = { $n } of { $of } won.
# ($n, $of, $tied)
won-of-tied-told = { $n } of { $of } won, { $tied } tied.
# What a row of matches has in common.
against-level = Against { $level ->
        [novice] novices
        [apprentice] apprentices
        [journeyman] journeymen
        [adept] adepts
       *[master] masters
    }
against-other-bots = Against other bots
with-players = With { $n } players
in-seat = In seat { $n }
matches-of-game = Matches of { $game }, newest first
# Columns.
match = Match
kind = Kind
rating-after-it = Rating after it
# ($rating, $deviation)
rating-now = Rating { $rating }, give or take { $deviation }.
best-wins = { $n ->
        [one] Best win
       *[other] Best wins
    }
latest = Latest
in-a-row = In a row
longest-run = Longest run of wins: { $n }
# ($n, $of) $n: days that were won; $of: days that were played to the end.
days-of-todays = Today's match: { $of ->
        [one] 1 day
       *[other] { $of } days
    } played, { $n } won
longest-row = Longest row of days: { $n }
# $streak: "3 days in a row".
row-now = Now: { $streak }

## The coach beside the table: lessons, and "Find the move"

# ($n, $of)
step-of = Step { $n } of { $of }
# ($place, $title) A heading. $place: "Step 1 of 8".
step-title = { $place }: { $title }
# ($place, $title) For a screen reader. $title has its own full stop.
step-begins = { $place }. { $title }
next = Next
next-step = Next step
step-back = Step back
# Does the step once more, from its beginning.
again = Again
leave = Leave
leave-lesson = Leave the lesson
# Closes the words of a step on a phone, so that its board is seen.
show-me = Show me
go-back = Go back
back-to-invitation = Back to the invitation
play-first-game = Play a first game against a novice
not-this-step = You could do that, but this step is about another move.
to-undo-again = To undo that, press Again: the step starts over.
step-is-done = This step is done. Press Next to go on, or Again to repeat it.
about-positions = Positions from matches of bots, in which one move is much better than the others. The first move that you make counts. All of this is kept on this device only.
# How hard a position is
grade-easy = easy
grade-middle = middle
grade-hard = hard
# ($share, $wrong) Win chances in %.
right-move-gives = The right move gives you a win chance of { $share }%, a wrong one { $wrong }% at most.
find-it = { $level ->
        [random] Randoms
        [novice] Novices
        [apprentice] Apprentices
        [journeyman] Journeymen
        [adept] Adepts
       *[master] Masters
    } mostly find it.
hard-for-masters = Not even masters find it in most tries.
# $deed: a sentence that says the move.
best-move = The best move: { $deed }
# ($share, $deed)
best-move-gives = The best move gives you a win chance of { $share }%: { $deed }
# ($share, $deed) $deed: a sentence that says the move.
second-best = The second best would give { $share }%: { $deed }
second-best-at-first = The second-best first move would give { $share }%: { $deed }
# $deeds: sentences that say what the reader does in the rest of a turn.
then-deeds = Then: { $deeds }
# ($n, $of)
today-of = Today, { $n } of { $of }
next-position = Next position
show = Show
show-best-move = Show the best move
# A position that the reader leaves for later
skip = Skip
look-at-board = Look at the board
position-is-done = This position is done.
another-matters = Another move matters more, and may still be possible after this one. Which one is it?
not-this-one = Not this one: your win chance would be { $share }% at most. Try another.
not-this-move = Not this one. Try another.
thats-the-move = That's the move: your win chance is { $share }%.
# The match is over with it.
thats-the-last-move = That's the move.
# After one of several moves that are asked.
and-now = That's it. And now?
todays-three = Today's three
# How hard it is to find the move.
grade = { $grade ->
        [easy] easy
        [middle] middle
       *[hard] hard
    }
# In a list of positions: "12: easy, found".
open-position = { $n }: { grade }
found-position = { $n }: { grade }, found
missed-position = { $n }: { grade }, missed
later-position = { $n }: { grade }, found later
# ($n, $of)
found-at-once = { $n } of { $of } found with the first move.
position-number = Position { $n }
from-first-again = From the first again
choose-position = Choose a position

## The table: whose turn it is, and what can be done

# ($title, $game) Of the browser's tab: "Your turn · Prosper or Perish".
tab-title = { $title } · { $game }
pass-the-device = Pass the device
game-over = Game over
# A button: shows the card with the result again.
result = Result
replay = Replay
# Who has a seat.
you-here = You
# $holder: who has a seat, in a few words.
holder-thinks = { $holder }, thinking
# ($holder, $name) $name: who is on the same side.
holder-with = { $holder }, with { $name }
# ($name, $level, $character, $does) $character: "raider"; $does: "attacks whenever it can".
is-character = { $name } is { one-bot } { $character }: it { $does }.
your-turn-now = Your turn.
your-move = Your move
name-moves = { $name } moves
pass-device-to = Pass the device to { $name }.
cant-move = { $name } can't move.
is-thinking = { $name } is thinking.
bot-moves-elsewhere = { $name }, a bot, moves on another player's device.
waiting-for-them = Waiting for { $names }.
# $n: how many they are.
are-choosing = { $names } { $n ->
        [one] is choosing
       *[other] are choosing
    }.
# How a finished turn goes on. $undo is 1 if it can still be undone, else 0.
or-undo = { $undo ->
        [0] .
       *[other] , or undo.
    }
done-send = That's your turn. Send it{ or-undo }
done-end = That's your turn. End it{ or-undo }
done-wait-for-bid = Waiting for { $name }'s bid. Continue{ or-undo }
done-wait-for-choice = Waiting for { $name }'s choice. Continue{ or-undo }
done-next = Done; { $name } is next. Continue{ or-undo }
# Takes what was chosen.
confirm = Confirm
confirm-and-send = Confirm and send
confirm-and-send-to = Confirm and send to { $name }
go-on = Continue
end-turn = End turn
# A button that makes the move with which a turn can end, as it is written.
# $move: pass, stop
# context: ending of a turn
ending = { CAPITAL($move) }
# A button that makes that move and sends it.
# $move: pass, stop
move-and-send = { CAPITAL($move) } and send
# ($move, $name)
# $move: pass, stop
move-and-send-to = { CAPITAL($move) } and send to { $name }
send = Send
send-to = Send to { $name }
back-to-now = Back to now
# $n: of how many moves.
start-of-moves = The start of { moves }
# ($n, $of)
after-move-of = After move { $n } of { $of }
# ($title, $words) $title: of a line of a game that is only looked at; $words: one of the two messages above.
looked-at = { $title }. { $words }
# ($name, $flag) What somebody is about to do: "wins at the end of this round unless stopped".
threatens = { $name } { $flag }.
nothing-yet = Nothing has happened yet.
# What a choice still lacks.
where-to = Where to?
choose-now = Choose:
not-final-until-continue = Nothing is final until you continue.
not-final-until-end = Nothing is final until you end your turn.
# ($name)
amid-turn-of = { $name } is in the middle of a turn. Only { $name } may look.
secret-choice-of = The choice is secret: only { $name } may look.
press-when-ready = { $name }, press when you're ready.
back-one-step = Back one step
try-again = Try again
# A bot that thinks answers at once.
answer-now = Answer now
i-am = I am { $name }
copy-link = Copy link
pause = Pause
rematch = Rematch
change-settings = Change settings
look-back = Look back
last-moves = Last moves
copy-moment = Copy a link to this moment
turns-title = Turns
back-to-log = Back to the log
hold-to-read = Hold a card to read it.
# $reason: why not.
bot-move-impossible = The bot's move isn't possible: { $reason }
# After a sentence that says why a game can't be shown.
kept-as-it-is = It is kept as it is.
went-on-in-other-tab = This game went on in another tab. Both tabs show it as it stands now.
moment-copied = Link copied. It opens at this move and shows what everybody at the table could see.
new-game-from-here = This is a new game. The match you looked at stays as it is.

## The table in words

without-copy = Go on without a copy
position-title = Position
show-after-move = Show the position after move
pause-replay = Pause the replay
play-replay = Play the replay
# The same, where there is little room
# context: film
play-film = Play
# To the end of what the board is showing of the last moves
# context: film
skip-film = Skip
save-as-file = Save the game as a file
your-choice = Your choice
how-many = How many
# ($name, $state) "Ben: Has seen it"
state-of-seat = { $name }: { $state }

## The table: cards over the board

happened-last = What happened last
since-last-look = Since you last looked
own-copy-stays = Your own copy stays under Your games.
paste-into-chat = Paste it into your chat.
see-the-board = See the board
play-on-there = Play on from there
# The same, shorter.
play-there = Play from there
device-please = { $name }, please
pass-then-press = Pass the device, then press.

## The table: hints of a first match

hint-result = Choose a move. You'll see its result here before you confirm.
hint-undo = You can undo a move until somebody else has moved.
hint-log = See what others did in the log; tap Rules for help.
got-it = Got it

## The table: sending the game on by link

# Who reads a link: as $names in "Link copied. Send it to ...".
the-others = the others
whoever-wants-to-see = whoever wants to see it
link-is-copied = Link copied
link-copied-for = Link copied for { $name }
link-sent = Link sent
sent-to = Sent to { $name }
send-the-link = Send the link
send-the-link-to = Send the link to { $name }
remind = Remind { $name }
others-havent-seen = The others haven't seen the end yet.
hasnt-seen = { $name } hasn't seen the end yet.
# $n: how many they are.
owe-secret-choices = { $names } { $n ->
        [one] (a secret choice)
       *[other] (secret choices)
    }
you-are-watching = You are watching.
watching-moves-arrive = You are watching. Moves arrive by themselves.
all-have-chosen = Everybody has chosen. { $name }'s choice opens when { $name } opens the link.
chance-is-drawn = Chance is drawn when { $name } opens the link, so nobody can know it before.
sealed-send-to-all = Your choice is sealed. Send the link to everyone who still has to choose.
sealed-until = Your choice is sealed until { $name } has chosen too.
sealed-until-all = Your choice is sealed until all have chosen.
secret-is-open = What was secret is open now.
link-comes-back = You'll get a link back after { $name }'s move.
# Words that players send along with a turn.
words-in-match = Words in this match
no-words-in-match = No words in this match
a-word = A word
add-word = Add a word
change-word = Change your word
send-word-along = Send a word along
word-goes-with-turn = It goes along with your turn. Everybody who has the game's link can read it.
word-goes-with-link = It goes along with the link that you send.

## How a match ended

won-together = { $names } won together
share-the-win = { $names } share the win
wins-by = { $who ->
        [you] You win
       *[other] { $who } wins
    } by { $n }.
# ($part, $figure, $other) A part of the scores: "Colonies: 21 against 14."
part-against = { $part }: { $figure } against { $other }.
# ($n, $name) $n: the place.
ranked = { $n }. { $name }
# ($n, $name, $score)
ranked-with-score = { $n }. { $name }, score { $score }
# ($line, $part) $line: one of the two messages above.
score-of-one = { $line } ({ $part })
# ($line, $parts)
score-of = { $line }: { $parts }
# ($line, $part, $parts) What decided the order, and what breaks ties.
with-tie-breaks = { $line }: { $part } (tie-breaks: { $parts })
# ($part, $figure) "gems 16"
part-of-score = { $part } { $figure }
level-name = { $level ->
        [random] random
        [novice] novice
        [apprentice] apprentice
        [journeyman] journeyman
        [adept] adept
       *[master] master
    }
# A rematch against bots of another level.
harder-level = Harder: { level-name }
easier-level = Easier: { level-name }
harder = Harder
easier = Easier
# A chart of a match. $what: what is counted, such as "Production".
by-turn = { $what } by turn
turn-column = Turn
# In a chart: "Novice 812".
level-rating = { $level } { $n }
score = Score

## Looking back at a match, as the bots see it

looking-back = Looking back
win-chances = Win chances, as the bots see them, %
after-move = After move
ask-best-bot = Ask the best bot
play-on-here = Play on from here
turning-points = Turning points (win chance, %)
# A time in a match whose game has no rounds.
at-move = move { $n }
# ($when, $deeds, $name, $before, $share) $when: "round 4"; $deeds: sentences; $before, $share: win chances in %.
turning-point = { CAPITAL($when) }: { $deeds } { $name } { $before } → { $share }
bots-have-looked = The bots have looked at the whole match. { $n ->
        [one] 1 turning point
       *[other] { $n } turning points
    }.
bots-look = The bots are looking at the match.
bots-look-closely = The bots are looking more closely.
bots-look-for-reason = The bots are looking for what decided it.
best-bot-thinks = The best bot is thinking.
# $deed: a sentence.
next-is = Next: { $deed }
this-is-the-end = This is the end.
open-to-the-end = It was open to the end: your win chance was { $share }% before the last move.
# ($share, $when)
small-steps = No single choice decided it: from { $share }% in { $when } your win chance fell in small steps.
# ($when, $deeds, $before, $share)
decided-it = What decided it, in { $when }: { $deeds } Your win chance fell from { $before }% to { $share }%.
# ($game, $when)
moment = { $game }, { $when }.
# ($game, $when, $deed) $deed: a sentence.
moment-of = { $game }, { $when }: { $deed }

## What kind of move it is

# A heading above all moves that begin with the same word. $verb: that word, as moves are written.
# $verb: accept, accrete, activate, ally, antimatter, attack, auction, award, bid, bonus, borrow, brood, build-fleet
# $verb: burn, bury, buy, card, claim, cling, clone, colonize, color, company, compile, conquer, contest, copy, dead
# $verb: decline, defend, delegate, discard, done, double, draft, emergency, end, erase, event, expand, explore
# $verb: face, first, from, gain, give, graft, harvest, hold, invade, invest, join, keep, land, leap, let, mode
# $verb: move, mulligan, muster, next, offer, order, pass, pay, pickup, place, plan, play, player, probe, purge, put
# $verb: raid, ready, recover, reinforce, research, retreat, return, reveal, role, save, settle, share, shed, shift
# $verb: show, site, skip, slip, slot, spite, split, stake, stop, stride, support, swap, sword, take, terraform
# $verb: tile, to, turncoat, upgrade-colony, upgrade-fleet, use, victory, walk, warp, yield
# context: kind of move
kind-of-move = { $verb ->
        [build-fleet] Build fleet
        [upgrade-colony] Upgrade colony
        [upgrade-fleet] Upgrade fleet
       *[other] { CAPITAL($verb) }
    }

## The list of keys

keys-everywhere = Everywhere
keys-at-table = At the table
keys-in-replay = In a replay
key-next-button = Go to the next or previous button
key-press = Press it
key-close = Close what's open, or go back
key-leave-board = Leave the board for the rest of the page
key-help = Show this list
key-walk = Walk over the board, or change a number
key-choose = Choose, then confirm
key-number = Type a number
key-five = 5 more or 5 fewer
key-ends = The least or the most
key-take-back = Take back one step of your choice, then your last move
key-end-turn = End your turn
key-zoom = Zoom in or out
key-whole-board = Show the whole board
key-one-move = One move back or on
key-turning-point = Previous or next turning point
key-play-or-pause = Play or pause
