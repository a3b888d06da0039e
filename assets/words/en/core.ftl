### What all games say in the same way: people, lists, how moves are written, which options there are.
### number: $n, $least, $most, $seats

## People and lists

# The reader, in the middle of a sentence.
you = you
# A seat that nobody has.
nobody = nobody
# ($first, $last) "Anna, Ben and Cleo": $first are all but the last one, with commas.
list-and = { $first } and { $last }
# ($first, $last)
list-or = { $first } or { $last }
# Something that somebody wrote, in quotation marks.
quoted = "{ $text }"
# Words that change before certain names and numbers; in English none: "-". French says d’Azur instead of de Azur:
# "de=d’ -onz a e". Each group has words and what they become, then how the name begins, "-" before exceptions.
# context: joints
joints = -

## How moves are written. $text, $given and $example are in quotation marks

one-space = Put one space between words, and none before or after: { $text }.
# ($first, $second)
write-a-move = Write a move, such as { $first } or { $second }.
# The reader wrote "p2: end", and "end" is the move.
leave-seat-out = Leave the seat out: write { $text }.
only-the-move = Leave the seat out: write only the move.
small-letters = Write moves in small letters: { $text }.
# ($first, $second)
no-move-begins-so = No move begins like that. These are moves: { $first } and { $second }.
# $words: "bid, take or show".
move-begins-with = A move begins with { $words }.
named-twice = { $text } is named twice. Name it only once.
# ($word, $wanted) "After "bid" comes a number."
comes-next = After { $word } comes { $wanted }.
# ($word, $wanted, $given)
comes-next-not = After { $word } comes { $wanted }, not { $given }.
# ($word, $wanted, $given, $meant)
comes-next-write = After { $word } comes { $wanted }, not { $given }; write { $meant }.
nothing-more = nothing more

## Options

# ($key, $value, $accepted) $accepted is one of the sentences "it is ..." below.
option-refused = Option { $key } can't be { $value }: { $accepted }
# ($game, $least, $most, $seats)
seats-refused = { $game } is for { $least } to { $most } players, not { $seats }.
# ($key, $n, $known) $n: the first rules revision that has the option.
option-too-new = Option { $key } came with rules revision { $n }; this game is of an older one, with { $known }.
# ($key, $known)
no-such-option = There is no option { $key }; there are { $known }.
# Behind a colon. $values: "full or half".
it-is = it is { $values }.
# ($values, $seats)
it-is-for = it is { $values } for { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }.
# ($seats, $value)
it-is-with = with { $seats ->
        [one] 1 player
       *[other] { $seats } players
    } it is { $value }.
# ($least, $most)
a-number-from = a number from { $least } to { $most }
# ($least, $most)
any-number-from = Any number from { $least } to { $most }.

## Games

# ($game, $n, $most) $n: the rules revision of the game; $most: the newest that this version has.
revision-unknown = This game of { $game } is played under rules revision { $n }; this version knows 1 to { $most }. Reload the page to get the newest version.
game-absent = { $game } hasn't arrived here yet. Check the connection and try again; your games are kept.
# ($text, $games)
game-unknown = There is no game { $text } here; there is { $games }.
# ($text, $seats, $known)
no-such-preset = There is no preset { $text } for { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }; there are { $known }.

## Find the move

choose-well = Choose well
aim-win = Win the match
aim-end = End the match at the right moment
aim-keep-from-winning = Keep a rival from winning

## Bots, and words

bot-question-unreadable = The bot couldn't read its question.
match-still-runs = The match still runs.
no-such-move = There is no such move.
match-is-over = The game is over.
not-that-turn = It isn't that seat's turn.
bot-unknown = There is no bot called { $text }.
no-bot-moves = No bot makes move { $n }.
words-unreadable = This isn't a file of words of Orrery.
