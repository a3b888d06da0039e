### Nim with sealed bids, the template for games.
### person: $who
### number: $n, $least, $most, $left, $prize

## What is asked

bid-first = { $who ->
        [you] Bid 0 to 3 for the first turn
       *[other] { $who }: bid 0 to 3 for the first turn
    }
let-or-contest = { $who ->
        [you] Let it be, or contest the emptied pile
       *[other] { $who }: let it be, or contest the emptied pile
    }
# $more: what else the seat may do: "shift-or-show", "shift", "show" or "nothing".
take-stones = { $who ->
        [you] Take stones{ $more ->
            [shift-or-show] , shift some, or show your token
            [shift] , shift some
            [show] , or show your token
           *[nothing] { "" }
        }
       *[other] { $who }: take stones{ $more ->
            [shift-or-show] , shift some, or show their token
            [shift] , shift some
            [show] , or show their token
           *[nothing] { "" }
        }
    }
game-over = The game is over.

## What a move did

bids-in-secret = { $who ->
        [you] You bid
       *[other] { $who } bids
    } in secret.
# A bid of $n points, or a stake: then its $n stones go on a pile.
bids = { $who ->
        [you] You bid
       *[other] { $who } bids
    } { $n }.
# $pile: "pile a" or "the heap".
bids-on = { $who ->
        [you] You bid
       *[other] { $who } bids
    } { $n } on { $pile }.
bid-is = { $who ->
        [you] Your
       *[other] { $who }'s
    } bid is { $n }.
bid-is-on = { $who ->
        [you] Your
       *[other] { $who }'s
    } bid is { $n } on { $pile }.
goes-first = { $who ->
        [you] You go
       *[other] { $who } goes
    } first.
pile-gains = { CAPITAL($pile) } gains { $n ->
        [one] 1 stone
       *[other] { $n } stones
    }.
# ($who, $n, $left) $left: what is left on the heap.
takes = { $who ->
        [you] You take
       *[other] { $who } takes
    } { $n ->
        [one] 1 stone
       *[other] { $n } stones
    }; { $left ->
        [0] none
       *[other] { $left }
    } left.
# ($who, $n, $from, $to)
shifts = { $who ->
        [you] You shift
       *[other] { $who } shifts
    } { $n ->
        [one] 1 stone
       *[other] { $n } stones
    } from { $from } to { $to }.
shows = { $who ->
        [you] You show token { $n } and pass.
       *[other] { $who } shows token { $n } and passes.
    }
lets = { $who ->
        [you] You let
       *[other] { $who } lets
    } it be.
contests = { $who ->
        [you] You contest
       *[other] { $who } contests
    } it for a point; nobody gets the pile.
gets-points = { $who ->
        [you] You get
       *[other] { $who } gets
    } { $n } points for the pile.

## What a choice means

bid-means = secret until all bids are in; you pay it in points (R2, R3)
stake-means = a bid that adds its stones to a pile if it wins (R8)
shift-means = moves stones of a side pile, once a match (R9)
show-means = passes; your token is then known to all (R5)
let-means = the pile counts
contest-means = costs a point; the pile does not count (R10)
on-the-heap = { $n ->
        [one] 1 stone
       *[other] { $n } stones
    } on the heap
on-the-pile = { $n ->
        [one] 1 stone
       *[other] { $n } stones
    } on it
empties-pile = empties it: 3 points, unless contested (R10)
leaves-some = leaves some on it
costs-in-points = costs { $text } in points
costs = costs { $n ->
        [one] 1 point
       *[other] { $n } points
    }
only-on-heap = only { $n ->
        [one] 1 stone
       *[other] { $n } stones
    } on the heap (R4)
last-stone = the last stone: { $prize ->
        [one] 1 point
       *[other] { $prize } points
    }
leaves = leaves { $n ->
        [one] 1 stone
       *[other] { $n } stones
    }

## The text table

the-heap = the heap
pile-named = pile { $pile }
# ($n, $most)
heap-holds = The heap holds { $n ->
        [one] 1 stone
       *[other] { $n } stones
    }; at most { $most } a turn.
took-last = { $who ->
        [you] You
       *[other] { $who }
    } took the last stone.
# "a 3 stones", in a list.
pile-with = { $pile } { $n ->
        [one] 1 stone
       *[other] { $n } stones
    }
piles-hold = The side piles hold { $piles }.
seats = Seats
seat = Seat
bid = Bid
token = Token
shown = Shown
piles = Piles
staked-on = { $n } on { $pile }
secret = Secret
none-yet = None yet
hidden = Hidden
yes = Yes
no = No

## Refusals

bid-is-from-to = A bid is 0 to 3, not { $n }.
no-stakes-then = This game was begun under revision 1, which has no stakes.
stake-is-from-to = A stake is 1 to 3 on a pile, not { $n }.
stake-on-pile = A stake is on a pile, not on the heap.
# ($most, $left, $n)
take-from-to = You may take 1 to { $most } of the { $left } stones, not { $n }.
no-piles-then = This game was begun under revision 1, which has no piles.
shifted-already = You have shifted already, and you can only once.
shift-from-pile = Stones are shifted from a pile, not from the heap.
# ($left, $n)
stones-to-shift = That pile has { $left } stones to shift, not { $n }.
shift-to-other = The stones go to another pile or to the heap.
shown-already = Your token is shown already.
last-is-taken = The last stone is taken; the game is over.
bid-before = Bid first, for the first turn.
bids-are-in = The bids are in already.
pile-was-emptied = A pile was emptied. Say "let" or "contest" first.
no-pile-emptied = No pile was emptied in this turn.
no-such-move = There is no such move.

## How moves are written, behind "comes"

a-number = a number
number-of-stones = a number of stones
pile-letter = a pile: a, b or c
pile-or-heap = a pile, or heap

## Options and presets

stones-at-start = Stones at the start
from-1-to-60 = 1 to 60
few = Few
usual = Usual
many = Many
most-in-turn = Most stones in a turn
from-2-to-9 = 2 to 9
three = Three
five = Five
points-for-last = Points for the last stone
from-0-to-20 = 0 to 20
ten = Ten
first-game = First game
few-stones = Few stones: it is over soon.
standard = Standard
as-most-play = As most people play it.
long-game = Long
many-stones = Many stones, and more in a turn.

## Answers in advance

always-ask = Always ask me
your-bid = Your bid
same-every-match = The same in every match.
so-many-stones = { $n ->
        [one] 1 stone
       *[other] { $n } stones
    }
when-emptied = When somebody empties a pile
contesting-costs = Contesting costs you a point.
let-it-be = Let it be
contest-it = Contest it
