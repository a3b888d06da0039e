### The board of The Rise and Fall of Galactic Empires: cards, bars of colours, plates of seats, trays of questions, captions
### of what happens, and figures of seats.
###
### $name is the name of a player, or "you"; $names are such names, with commas. $card is the name of a card. $colour is black,
### blue, red or white: a language can have forms by it.
###
### number: $n, $rounds, $left, $price, $worth, $sectors, $bonus, $bid, $score, $pile
### $colour: black, blue, red, white

## Pieces of messages

gems = { $n ->
        [one] 1 gem
       *[other] { $n } gems
    }
# A bank that the reader may not see
unknown-gems = ? gems
count-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
count-disks = { $n ->
        [one] 1 disk
       *[other] { $n } disks
    }
count-sectors = { $n ->
        [one] 1 sector
       *[other] { $n } sectors
    }
# $left gems are left.
gems-left = { $left ->
        [one] 1 gem
       *[other] { $left } gems
    }
gems-worth = { $worth ->
        [one] 1 gem
       *[other] { $worth } gems
    }
# The reader, as $name
you = you
# The same alone, as a name on a plate
you-alone = You

## Cards

# The kinds of a card: when it takes effect
kind-action = Action
kind-won = When won
kind-harvested = When harvested
kind-turn-start = Turn start
kind-turn-end = Turn end
kind-inactive = When inactive
kind-after-preservation = After preservation
kind-active = While active
worth = Worth { $n }
# Everybody has seen the card
known-to-all = Known to all

## Things on the table

# Above the cards that lie there
market = Market
# A button that opens everybody's cards, and the cards of the deck that are known
cards = Cards
# Where the cards of a hand would lie
no-cards = no cards
pile-of = { $n ->
        [0] no pile
       *[other] pile of { $n }
    }
# Of a colour, on its bar; of all colours, above the map
disks-left = { count-disks } left
# ($n, $rounds) Above the map
round-of = Round { $n } of { $rounds }
deck-of = deck { $n }
tiles-of = tiles { $n }

## Facts, each alone in a line

# context: colour
colour-alone = { CAPITAL($colour) }
# ($n, $worth) $n sectors of a colour.
its-sectors = Its { $n ->
        [one] 1 sector is
       *[other] { $n } sectors are
    } worth { $worth }
disks-to-place = { count-disks } left to place
# Cards of a colour
you-have-cards = You have { count-cards } of it
closed-bank-alone = A closed bank
cards-in-hand = { count-cards } in hand
pile-with-active = A pile of { $n }, active: { $card }
# $disks: "2 black, 1 red", each as colour-count
dead-disks = Dead disks: { $disks }
# ($n, $colour)
# context: disks
colour-count = { $n } { $colour }
deck = Deck
cards-left = { count-cards } left
tiles = Tiles
tiles-left = { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    } left to explore
# $site as 2,-1
sector-at = Sector { $site }
unexplored = Unexplored: a tile of 0 to 4

## What a card can be used for: buttons, with what is certain about each in small letters below

expand = Expand
# A button for a move that needs no more than its word. $verb: that word, as moves are written.
# $verb: recover, bury, gain, card, next, give, discard, pass
# context: Rise
other-way = { CAPITAL($verb) }
event = Event
auction = Auction
harvest = Harvest
nothing-to-place = Nothing to place
explore = Explore
# Where a disk would go
explores = explore
earn-up-to = Earn up to { $n }
earn-or-explore = { earn-up-to }, or explore
do-what-it-says = Do what it says
# ($worth, $price) $price gems of all players preserve what the harvest puts in danger.
harvest-and-price = { gems-worth } ({ $price ->
        [one] 1 gem preserves
       *[other] { $price } gems preserve
    } every sector)
# ($worth, $price) The same on a narrow button
harvest-and-price-short = { gems-worth } ({ $price ->
        [one] 1 preserves
       *[other] { $price } preserve
    } all)

## Questions

tap-to-swap = Tap cards to swap, or keep them all.
to-swap = { $n } to swap. Tap more, or confirm.
keeping-all = You keep them all. Confirm, or tap a card.
keep-all = Keep them all
your-pile = Your pile
drawn-from-deck = Drawn from the deck
put-back = Put back, from the top down
which-next = Which comes next?
done = Done
pick-up = Pick up your pile
revealed = Revealed
discarded-so-far = Discarded so far, from the bottom up
# A player who can be chosen: what was bid, or else the cards
has-bid = bid { $n }
# ($n, $pile)
hand-and-pile = { $n } in hand, { $pile } in pile

## Bids

# context: button
bid = Bid
your-sealed-bid = Your sealed bid: { $n }
seller = Seller: { $name }
# To somebody who is asked for a bid
all-have-bid = All others have bid
still-to-bid = Still to bid: { $names }
# To somebody who is not
bids-in = Bids in: { $names }.
bids-missing = Still to bid: { $names }.
# ($price, $n, $bonus) What all bids together must reach to preserve $n sectors; a card adds $bonus to them.
price-of-all = { $price ->
        [one] 1 gem preserves
       *[other] { $price } gems preserve
    } { $n ->
        [one] the sector
       *[other] all { $n }
    }{ $bonus ->
        [0] {""}
       *[other] ; Permaculture adds { $bonus }
    }
# ($n, $sectors, $left)
bid-alone = Your bid alone preserves { $n } of { $sectors } and leaves you { gems-left }
# ($name, $bid, $left, $n, $worth) $name can be the bank; $n cards are won, with a worth of $worth together.
if-you-win = If you win: pay { $name } { $bid }, keep { gems-left }, gain { $n ->
        [one] a card
       *[other] cards
    } now worth { $worth }
# The game's supply of gems, in the message above
the-bank = the bank
if-other-wins = If someone else wins, they pay you
if-you-lose = If you lose, you pay nothing
# Amounts of gems, on buttons beside a slider. To preserve sectors: what one sector costs, what each player has to give, what is
# missing
nothing = Nothing
# context: one sector
one = One
my-share = My share
save-all = Preserve all
# For cards: half of what they are worth, what they are worth, all that the reader has
half = Half
its-value = Its value
all = All

## Everybody's cards

# ($name, $bank, $n) $bank: gems or closed-bank.
seat = { CAPITAL($name) }: { $bank }, { $n } in hand
# ($name, $bank, $n, $disks)
seat-with-dead-disks = { seat }, dead disks: { $disks }
closed-bank = closed bank
# ($round, $facts) "Round 3 of 40, 12 disks left, deck 8 and tiles 5"
state = { $round }, { $facts }
known-top = Known of the deck, top first:
known-bottom = Known at the bottom of the deck:
close = Close
rules = Rules

## Figures of a seat, in a line

# ($bank, $n) $bank: gems or unknown-gems.
figures = { $bank } · { count-cards }
# ($bank, $n, $score)
figures-with-score = { figures } · score { $score }
# ($bank, $n, $card) The top card of a pile is active.
figures-with-active = { figures } · active { $card }

## What happens: a title across the board, captions below the map

round = Round { $n }
the-end = The end
nothing-to-do = Nothing to do
disks-rise = All { $colour } disks rise
sectors-saved = { count-sectors } preserved
sectors-lost = { count-sectors } lost
nothing-to-save = Stasis Pods: nothing has to be preserved
permaculture-adds = Permaculture adds { $n }
exchange = Hand and market change places
you-show-hand = You show your hand
shows-hand = { $name } shows their hand
shuffled = The deck is shuffled
cards-turned-up = { count-cards } revealed
hand-kept = Hand kept: { $name }
# ($n, $name) So many cards of a hand
replaced = { $n } replaced: { $name }
# $n cards or tiles
look-at-top = A look at the top { $n }
# ($n, $name) $n is the bid.
won-with = Won with { $n }: { $name }
takes-effect = Takes effect: { $card }
turned-up = Revealed: { $card }

## Words that stand for a sign

# All words that can stand behind a number, with blanks between them: the log shows a sign in place of such a word.
gem-words = gem gems
# Beginnings of the words that say what a card does, with blanks between them: its text shows such words in another colour.
stems = auction bur destroy discard draw exchang execut gain gem harvest move pay plac preserv recover return reveal shuffl
