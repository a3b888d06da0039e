### The Rise and Fall of Galactic Empires: questions, the log, explanations, the text table, refusals and options.
###
### $card is the name of a card, or "a card" if the reader may not know which; $cards are such names, as a list.
### $site is a place on the map, as 2,-1. What $colour can be:
### $colour: black, blue, red, white
### $player is the name of a player, who may be the reader. $verb and $moves are written as moves are, in all languages.
###
### person: $who, $other
### number: $n, $rounds, $rank, $value, $natural, $gems, $bank, $bid, $highest, $lowest, $price, $gift
### number: $sectors, $disks, $places, $unexplored, $revealed, $deck, $tiles

## Things in sentences

gems = { $n ->
        [one] 1 gem
       *[other] { $n } gems
    }
count-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
# Words with which the name of a card can begin, with blanks between them: they are left out behind "your" and on small cards.
articles = The
count-sectors = { $n ->
        [one] 1 sector
       *[other] { $n } sectors
    }
bank-or-player = { $other ->
        [nobody] the bank
       *[other] { $other }
    }
count-disks = { $n ->
        [one] 1 disk
       *[other] { $n } disks
    }
# A card that the reader may not know.
some-card = a card

## What is asked

# ($who, $question) What is asked stands behind the name of who is asked: "Place a white disk", "Anna: place a white disk".
question = { $who ->
        [you] { CAPITAL($question) }
       *[other] { $who }: { $question }
    }
# ($who, $card, $question) The same, of a card that takes effect: "Spycraft: choose a player", "Anna: Spycraft: choose a player".
question-of-card = { $who ->
        [you] { $card }: { $question }
       *[other] { $who }: { $card }: { $question }
    }

# At the beginning, everybody once.
ask-swap = { $who ->
        [you] swap any cards you don't want (once only)
       *[other] swap any cards they don't want (once only)
    }
# The four actions of a turn.
ask-action = expand, play an event, auction or harvest
ask-place = place a { $colour } disk
ask-bid = bid for { $cards }
# After a harvest, when sectors of one colour are in danger.
ask-bid-to-save = bid to preserve { $colour }'s sectors
# The same with several colours.
ask-bid-to-save-all = bid to preserve all sectors
ask-winner = who wins the tie?
ask-save = { $who ->
        [you] which sector do you preserve?
       *[other] which sector is preserved?
    }
# More was bid than all sectors cost.
ask-invest = put the gems left over on a sector
ask-recover = { $who ->
        [you] recover a card from your pile
       *[other] recover a card from the pile
    }
ask-bury = bury a market card
ask-gain = gain a market card
ask-colour = choose a colour
ask-dead = choose a dead disk
ask-sector = choose a sector
ask-stack = choose the stack to move
ask-where-to = choose where the stack goes
ask-card = choose a card
ask-player = choose a player
# Several cards take effect; the player chooses their order.
ask-next = what takes effect next?
ask-keep = keep a card
ask-give = give a card to { $other }
# Cards or tiles that were looked at go back.
ask-put-back = put one back, the top one first
# Cards of the hand go onto the pile.
ask-discard = discard a card, the top one last

game-over = The game is over.

## What a move did

# What a player swaps at the beginning, or bids, is secret until all have answered.
chooses-in-secret = { $who } has made a secret choice.
keeps-hand = { $who ->
        [you] You keep your hand.
       *[other] { $who } keeps their hand.
    }
swaps-these = You swap { $cards }.
swaps = { $who ->
        [you] You swap
       *[other] { $who } swaps
    } { count-cards }.
has-bid = { $who } has bid.
bids-this = You bid { gems }.
# Only the player knows what goes back.
puts-this-back = You put back { $card }.
puts-this-tile-back = You put back a tile of { $n }.
puts-card-back = { $who } puts a card back on the deck.
puts-tile-back = { $who } puts a tile back.
recovers = { $who ->
        [you] You recover
       *[other] { $who } recovers
    } { $card }.
buries = { $who ->
        [you] You bury
       *[other] { $who } buries
    } { $card }.
gains-card = { $who ->
        [you] You gain
       *[other] { $who } gains
    } { $card }.
picks-up = { $who ->
        [you] You pick up your pile.
       *[other] { $who } picks up their pile.
    }
# ($who, $card, $colour)
expands = { $who ->
        [you] You expand
       *[other] { $who } expands
    } with { $card } ({ $colour }).
plays = { $who ->
        [you] You play
       *[other] { $who } plays
    } { $card }.
puts-up = { $who ->
        [you] You put
       *[other] { $who } puts
    } { $card } up for auction.
harvests-card = { $who ->
        [you] You harvest
       *[other] { $who } harvests
    } { $card }.
harvests-card-for = { $who ->
        [you] You harvest
       *[other] { $who } harvests
    } { $card } for { gems }.
passes = { $who ->
        [you] You pass.
       *[other] { $who } passes.
    }
# ($who, $colour, $site)
places = { $who ->
        [you] You place
       *[other] { $who } places
    } a { $colour } disk on { $site }.
# The active player awards a tied auction to themselves.
takes-tie = { $who ->
        [you] You break the tie and take it.
       *[other] { $who } breaks the tie and takes it.
    }
# ($who, $other) The same, for another player.
breaks-tie = { $who ->
        [you] You break
       *[other] { $who } breaks
    } the tie for { $other }.
saves = { $who ->
        [you] You preserve
       *[other] { $who } preserves
    } { $site }.
invests = { $who ->
        [you] You put
       *[other] { $who } puts
    } the gems left over on { $site }.
invests-this = { $who ->
        [you] You put
       *[other] { $who } puts
    } the { gems } left over on { $site }.
# context: colour
chooses-colour = { $who ->
        [you] You choose
       *[other] { $who } chooses
    } { $colour }.
chooses-dead = { $who ->
        [you] You choose
       *[other] { $who } chooses
    } a dead { $colour } disk.
chooses-sector = { $who ->
        [you] You choose
       *[other] { $who } chooses
    } { $site }.
chooses-card = { $who ->
        [you] You choose
       *[other] { $who } chooses
    } { $card }.
# ($who, $other)
# context: player
chooses-player = { $who ->
        [you] You choose
       *[other] { $who } chooses
    } { $other }.
chooses-oneself = { $who ->
        [you] You choose yourself.
       *[other] { $who } chooses themselves.
    }
moves-stack = { $who ->
        [you] You move
       *[other] { $who } moves
    } the stack to { $site }.
discards = { $who ->
        [you] You discard
       *[other] { $who } discards
    } { $card }.
is-done = { $who ->
        [you] You are done.
       *[other] { $who } is done.
    }

# $n is the round.
turn = Round { $n }: { $who ->
        [you] your
       *[other] { $who }'s
    } turn.
has-to-pass = { $who ->
        [you] You can't do anything and pass.
       *[other] { $who } can't do anything and passes.
    }
takes-effect-for = { $card } takes effect for { $who }.
turns-up = { $who ->
        [you] You reveal
       *[other] { $who } reveals
    } { $card }.
turns-up-and-uses = { $who ->
        [you] You reveal { $card } and use it.
       *[other] { $who } reveals { $card } and uses it.
    }
# By itself. The card's name has no article: "Anna's One True Path".
takes-effect = { $who ->
        [you] Your
       *[other] { $who }'s
    } { $card } takes effect.
tile-turned-up = A tile of value { $n } is drawn for { $site }.
# ($colour, $site)
disk-goes-on = A { $colour } disk goes on { $site }.
earns-from = { $who ->
        [you] You earn
       *[other] { $who } earns
    } { gems } from { $site }.
harvests-from = { $who ->
        [you] You harvest
       *[other] { $who } harvests
    } { gems } from { $colour }.
gains = { $who ->
        [you] You gain
       *[other] { $who } gains
    } { gems }.
# ($who, $n, $other) The bank is the game's supply of gems.
pays = { $who ->
        [you] You pay
       *[other] { $who } pays
    } { gems } to { bank-or-player }.
# ($payments, $other) Several pay the same receiver: "You pay 2 gems and Anna 1 to the bank."
all-pay = { CAPITAL($payments) } to { bank-or-player }.
# The first of those who pay; after it stand the others as each-amount.
pays-first = { $who ->
        [you] you pay
       *[other] { $who } pays
    } { gems }
# One of several who bid or pay.
each-amount = { $who } { $n }
sector-gains = { $site } gains { gems }.
sector-loses = { $site } loses { gems }.
card-holds = { $card } now holds { gems }.
# ($colour, $site, $who) Who destroys a disk keeps it.
destroyed = The { $colour } disk on { $site } is destroyed; { $who ->
        [you] you take
       *[other] { $who } takes
    } it.
# ($colour, $sites, $who)
all-destroyed = The { $colour } disks on { $sites } are destroyed; { $who ->
        [you] you take
       *[other] { $who } takes
    } them.
# The pool has the disks that are not on the map yet.
destroyed-from-pool = A { $colour } disk from the pool is destroyed; { $who ->
        [you] you take
       *[other] { $who } takes
    } it.
returned-to-pool = { $who ->
        [you] You return
       *[other] { $who } returns
    } a dead { $colour } disk to the pool.
stack-leaves = The stack of { count-disks } leaves { $site }.
stack-lands = It lands on { $site }.
disks-rise = All { $colour } disks rise to the top of their stacks.
is-up-for-auction = { $card } is up for auction.
# A player's own card is sold. Its name has no article.
theirs-is-up-for-auction = { $who ->
        [you] Your
       *[other] { $who }'s
    } { $card } is up for auction.
bids = { $who ->
        [you] You bid
       *[other] { $who } bids
    } { $n }.
# "Bids: you 2 and Anna 1."
all-bids = Bids: { $bids }.
wins = { $who ->
        [you] You win
       *[other] { $who } wins
    } with a bid of { $n }.
sectors-saved = { count-sectors } { $n ->
        [one] is
       *[other] are
    } preserved.
sectors-not-saved = { count-sectors } { $n ->
        [one] is
       *[other] are
    } not preserved.
# The card Stasis Pods is active.
nothing-to-save = Stasis Pods: nothing has to be preserved.
permaculture = { $who ->
        [you] Your
       *[other] { $who }'s
    } Permaculture buries a tile of { $n } and adds { $n } to the bids.
becomes-active = { $card } is now { $who ->
        [you] your
       *[other] { $who }'s
    } active card.
goes-to-hand = { $card } goes to { $who ->
        [you] your
       *[other] { $who }'s
    } hand.
all-go-to-hand = { $cards } go to { $who ->
        [you] your
       *[other] { $who }'s
    } hand.
keeps = { $who ->
        [you] You keep
       *[other] { $who } keeps
    } { $card }.
# ($who, $card, $other)
gives = { $who ->
        [you] You give
       *[other] { $who } gives
    } { $card } to { $other }.
is-buried = { $card } is buried.
all-are-buried = { $cards } are buried.
many-are-buried = { count-cards } are buried.
comes-to-market = { $card } comes to the market.
all-come-to-market = { $cards } come to the market.
swaps-with-market = { $who ->
        [you] You swap your hand with the market.
       *[other] { $who } swaps their hand with the market.
    }
shows-empty-hand = { $who ->
        [you] You show an empty hand.
       *[other] { $who } shows an empty hand.
    }
shows-hand = { $who ->
        [you] You show your hand
       *[other] { $who } shows their hand
    }: { $cards }.
looks-at-cards = { $who ->
        [you] You look
       *[other] { $who } looks
    } at { count-cards } from the deck.
looks-at-tiles = { $who ->
        [you] You look
       *[other] { $who } looks
    } at the top { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }.
deck-shuffled = The deck is shuffled.
deck-empty = The deck is empty: nothing is revealed.
cards-turned-up = { count-cards } { $n ->
        [one] is
       *[other] are
    } revealed: { $cards }.

## What a choice means

# ($colour, $value, $sectors, $disks)
colour-now = { CAPITAL($colour) } is worth { $value } in { $sectors ->
        [one] 1 sector
       *[other] { $sectors } sectors
    }, { $disks ->
        [one] 1 disk
       *[other] { $disks } disks
    } left in the pool.
# ($card, $colour)
expand-with = { $card }: place a { $colour } disk.
no-disk-left = No disk is left: you place and earn nothing.
no-place-left = There is nowhere to put it: you place and earn nothing.
count-places = { $places ->
        [one] 1 place
       *[other] { $places } places
    }
# ($places, $n, $unexplored) $n is the most that one of the places earns.
places-earning = { count-places }, earning up to { gems }{ $unexplored ->
        [0] {""}
       *[other] ; { $unexplored } unexplored
    }.
# ($places, $unexplored)
places-unexplored = { count-places }; { $unexplored } unexplored.

harvest-now = { $card }: earn { gems } now.
# After a harvest all bid to preserve the sectors of its colour. Nobody has to if there are none.
nobody-bids = Nothing to preserve, so nobody bids.
# ($n, $sectors)
gems-save = { $n ->
        [one] 1 gem preserves
       *[other] { $n } gems preserve
    } { $sectors ->
        [1] the one sector
        [2] both sectors
       *[other] all { $sectors } sectors
    }
# ($n, $sectors)
price = { gems-save }.
# ($n, $sectors) The card Permaculture adds the value of a tile that nobody has seen.
price-less-top = { gems-save }, less the top tile for Permaculture.
# ($n, $sectors, $value)
price-less-tile = { gems-save }, less the top tile for Permaculture ({ $value }).
# ($n, $sectors, $gift)
price-with-gift = { gems-save }, of which Permaculture gives { $gift }.
costs-in-any-case = This costs you { $n }, win or lose.

# ($card, $colour, $n)
auctioned = { $card }, { $colour }, worth { gems } now.
worth-now = Worth { gems } now.
you-are-paid = If you win, you pay { bank-or-player }. If someone else wins, they pay you.
# ($who, $other) $who sells the card.
seller-is-paid = If you win, you pay { $who }. If { $who } wins, they pay { bank-or-player }.
# ($who, $other) The same for a reader who only looks on.
seller-is-paid-by-winner = Whoever wins pays { $who }. If { $who } wins, they pay { bank-or-player }.
winning-leaves = Winning leaves you { gems }; losing costs nothing.

# ($site, $colour)
cannot-take-disk = { $site } can't take a { $colour } disk.
# Many places on the map say this, and a screen reader reads one after the other: it is short. $revealed is 1 if a card is
# revealed there, else 0.
unexplored = { $site }, unexplored: a tile of 0 to 4{ and-top-card }.
# ($site, $value, $revealed)
unexplored-with-tile = { $site }, unexplored: a tile of { $value }{ and-top-card }.
and-top-card = { $revealed ->
        [0] {""}
       *[other] , and the top card
    }
# ($site, $value, $natural, $gems, $stack) "2,0, value 3 (1 + 2 gems), white over black": $value is $natural + $gems.
sector = { $site }, value { $value }{ $gems ->
        [0] {""}
        [one] {" "}({ $natural } + 1 gem)
       *[other] {" "}({ $natural } + { $gems } gems)
    }, { $stack }
# ($sector, $n) The sentence about a sector goes on.
sector-earning = { $sector }; you earn { gems }.
no-stack-there = empty
# ($colour, $below)
stack-of = { $colour } over { $below }
# One of several colours in a list.
# context: colour
colour = { $colour }

# ($card, $colour, $kinds, $n, $effect) $kinds are the letters of the kinds that the card has, as AW.
card-now = { $card } ({ $colour }, { $kinds }), worth { gems } now. { $effect }
no-such-seat = There is no such seat.
# ($player, $n, $active)
player-now = { $player }: { count-cards } in hand, { $active }.
# ($player, $n, $active, $bank)
player-with-bank = { $player }: { count-cards } in hand, { $active }, { $bank ->
        [one] 1 gem
       *[other] { $bank } gems
    }.
active = active card { $card }
no-active = no active card
tile-of-value = A tile of value { $n }.
keep-all = Keep all your cards.
swap-these = Swap { $cards }.
take-pile-of = { $n ->
        [one] 1 card goes
       *[other] { $n } cards go
    } to your hand, then you take your turn.

explain-swap = Swap any of your cards for new ones, once only.
explain-pickup = Take your whole pile into your hand, then take your turn.
explain-expand = Place a disk of a card's colour and earn what its sector is worth.
explain-event = Play a card for its action.
explain-auction = Put a market card or any active card up for auction. Bids are secret.
explain-harvest = Earn what a card's colour is worth. Then bids decide which of its sectors are preserved.
explain-save = A sector that is preserved keeps its top disk. The others lose theirs.
explain-invest = The gems left over go to one of the preserved sectors.
explain-award = You choose which of the highest bidders wins.
explain-done = That's all.

## The text table

# The round as other sentences name it: "since round 3".
when = round { $n }
end-by-pool = The pool is empty.
end-by-rounds = The last round has been played.
over-by-pool = The game is over: the pool is empty.
over-by-rounds = The game is over: the last round has been played.
# ($rank, $who, $n)
ranked = { $rank }. { CAPITAL($who) } with { $n ->
        [one] 1 point
       *[other] { $n } points
    }.
# ($n, $rounds, $who)
round-and-turn = Round { $n } of { $rounds }, { $who ->
        [you] your
       *[other] { $who }'s
    } turn.
# Others still owe a secret answer.
is-ready = { $who ->
        [you] You are ready.
       *[other] { $who } is ready.
    }
# ($n, $deck, $tiles) $n are disks.
supplies = { count-disks } in the pool, { $deck ->
        [one] 1 card
       *[other] { $deck } cards
    } in the deck, { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } in the stack.
# "Known tiles: 3 (1.), 0 (4.)": each as known-tile.
known-tiles = Known tiles: { $known }.
# ($value, $n) A tile of this value is the first, second … of the stack.
known-tile = { $value } ({ $n }.)
still-to-give = Still to give: { $cards }.
revealed = Revealed: { $cards }.
discarded-so-far = Discarded so far: { $cards }.

# Tables and what heads their columns.
table-colours = Colours
table-galaxy = Galaxy
table-market = Market
table-players = Players
table-hand = Your hand
# What the reader knows of the deck.
table-deck = Known in the deck
table-pending = Still to take effect, last one first
column-card = Card
column-colour = Colour
# How much a card counts now.
column-worth = Worth
column-kind = Kind
column-effect = Effect
column-value = Value
column-sectors = Sectors
column-pool = In the pool
column-sector = Sector
# The value of a sector's tile, without the gems on it.
column-natural = Natural
column-gems = Gems
column-disks = Disks, top first
column-player = Player
column-hand = Cards in hand
column-known = Known in hand
column-active = Active card
column-pile = Pile, top first
column-dead = Dead disks
# Of what the reader sees.
column-in-sight = Score in sight
column-cards = Cards
column-score = Score
column-place = Place
column-step = Step
column-by = By

# A card that the reader may not know, alone in a table.
unknown = Unknown
# No cards, no disks.
none = None
no-disks = Empty
# A bank that the reader may not see.
bank-closed = Closed
active-with-gems = { $card } with { gems }
# context: disks
dead-disks = { $n } { $colour }
# ($n, $deck) The third of ten cards: "3 of 10".
place-in-deck = { $n } of { $deck }
# A colour alone in a table.
# context: colour
colour-alone = { CAPITAL($colour) }
# In the column Step: what is under way.
step-swap = mulligan
step-turn = turn
step-expand = expand
step-event = event
step-execute = execute
# Several cards take effect, one after the other.
step-execute-set = execute set
step-auction = auction
step-preserve = preserve
step-harvest = harvest
# The cards are put in the order in which they take effect.
step-order-won = when won: order
step-order-harvested = when harvested: order
step-won = when won
step-harvested = when harvested
step-start = start of turn
step-inactive = when inactive
step-discard = discard

## Answers in advance

# What a player can leave to Orrery in games by link: each case has these two answers.
always-ask = Always ask me
answer-for-me = Answer for me
# A standing bid for the cards of a colour.
when-auctioned = When { $colour } is auctioned
standing-bid = You bid that much, or all you have if that's less.
bid = Bid { $n }
# When a question comes, and below it how it is answered
tie = When you must break a tie
tie-answer = You win it if you are tied; otherwise the next player in turn order does.
saving = Which sectors are preserved
saving-answer = In the usual order. Gems left over go to the richest sector of the colour you hold most of.
won-card = When a card you won takes effect
won-card-answer = It helps the richest sector of the colour you hold most of, or goes on your own pile.
# The name of a card; whoever has it active can recover a card when sectors are preserved.
dead-tree = Dead Tree Distraction
dead-tree-answer = You recover the newest card you may.
out-of-turn = Black Stars and Crusade, out of turn
out-of-turn-answer = They go where they're worth most to you.
discarding = When you must discard cards
discarding-answer = Black first, then blue, red, white.
not-held = When a colour you don't hold is auctioned
not-held-answer = You bid 0.

## Refusals

# What may be named instead, as moves are written: it follows a refusal. "Possible: 0,0, 1,0, 2,0 and 4 more."
possible = Possible: { $moves }.
possible-and-more = Possible: { $moves } and { $n } more.

# Words of moves, such as "expand", stand in quotation marks and are the same in all languages.
quoted = "{ $verb }"
question-is = The question is { $asked }.
# ($asked, $verb)
question-is-not = The question is { $asked }, not "{ $verb }".
has-to-answer = The question is { $asked }, and you have to answer.
has-to-bid = You have to bid; the least is "bid 0".
keep-by-swapping-none = To keep your hand, swap none: "mulligan -".
name-card = Name a card.
name-card-after = Name a card after "{ $verb }".
name-colour = Name a colour.
unknown-words = There is no such verb, card or colour.

actions = Choose one of pickup, expand, event, auction and harvest
choose-action = { actions }.
choose-action-not = { actions }, not "{ $verb }".
cannot-pass = { actions }. You can't pass while one of them is possible.
hand-not-empty = Your hand holds { count-cards }; you pick up your pile only with an empty hand.
pile-empty = Your pile is empty.
not-in-hand = { $card } isn't in your hand.
no-action = { $card } has no action.
not-for-auction = { $card } is neither in the market nor an active card.

# ($bank, $bid)
bank-holds = Your bank holds { $bank ->
        [one] 1 gem
       *[other] { $bank } gems
    }, not { $bid }
# ($bank, $bid, $cards)
bid-less-for = { bank-holds }; bid 0 to { $bank } for { $cards }.
# ($bank, $bid, $price, $sectors, $gift) $gift is what Permaculture adds to the bids.
bid-less-to-save = { bank-holds }; all bids together need { $price } to preserve { $sectors ->
        [one] the one sector
       *[other] all { $sectors } sectors
    }{ $gift ->
        [0] {""}
       *[other] ; Permaculture gives { $gift }
    }, and everybody pays their bid.

no-tile = { $site } has no tile.
no-tile-near = { $site } has no tile and isn't next to one.
no-tile-left = { $site } has no tile and the tile stack is empty.
# ($site, $colour)
has-to-start-anew = { $site } is occupied; { $colour } controls nothing, so it starts on an empty or unexplored sector.
shielded = { $site } is occupied and Xin Shield Formula is active.
# ($site, $colour) The site itself is one of the colour's.
not-next-to-another = { $site } isn't next to another sector that { $colour } controls.
# ($site, $n, $colour)
not-next-to-own = { $site } isn't next to { $n ->
        [one] the one sector
       *[other] any of the { $n } sectors
    } that { $colour } controls.
# ($site, $from)
not-next-to = { $site } isn't next to { $from }.
not-empty = { $site } isn't empty: it has { count-disks }.
not-one-disk = { $site } has { count-disks }, not exactly one.
is-empty = { $site } is empty.
is-chosen = { $site } is chosen already.
is-red = { $site } is controlled by red.
# ($site, $value, $lowest)
not-lowest = { $site } has value { $value }; the lowest is { $lowest }.
no-stack = { $site } has no stack to move.
stack-stays = { $site } has no sector next to it that its stack may go to.
# ($site, $card)
not-for-card = { $site } is no sector for { $card }.
not-at-stake = { $site } isn't at stake: none of the colours to be preserved controls it.
is-saved = { $site } is preserved already.
higher-first = { $site } has value { $value }. Preserve higher values first.

# $seat is the last one, as in moves: "p1 to p4".
seats = The seats of this game are p1 to { $seat }.
# ($player, $bid, $highest)
bids-less = { $player } has bid { $bid }; the highest bid is { $highest }.
is-oneself = That's you. Choose an opponent.
no-cards = { $player } has no card in hand.
no-active-card = { $player } has no active card.
# ($card, $player)
active-takes-effect = { $card } of { $player } is taking effect already.
# ($card, $player)
active-has-no-action = { $card } of { $player } has no action.

no-dead-disk = You have no dead { $colour } disk.
pool-lacks = The pool has no { $colour } disk.
no-place-for = There is no place for a { $colour } disk.

swap-own = { $card } isn't in your hand. Swap cards of your own.
swap-only-own = You can swap only cards of your own hand.
not-in-pile = { $card } isn't in your pile.
in-no-pile = { $card } is in no pile.
not-in-market = { $card } isn't in the market.
# ($card, $colour)
not-of-colour = { $card } isn't { $colour }.
no-saved-colour = The colour of { $card } wasn't preserved.
is-in-lot = { $card } is in the lot already.
not-waiting = { $card } isn't one of those still to take effect.
not-drawn = { $card } isn't one of the cards you have drawn and still hold.
cannot-name = { $card } can't be named now.
put-tiles = Put tiles back by their values, such as "put 3".
put-cards = Put cards back by their names, such as "put banii-ritual".
not-looked-at = { $card } isn't one of those you're looking at, or is put back already.
tile-not-looked-at = A tile of { $n } isn't one of those you're looking at, or is put back already.

## How moves are written, behind "comes"

written-card = a card such as banii-ritual
written-cards = a list of cards joined by commas, or -
written-colour = a colour: k, b, r or w
written-player = a player such as p1
written-site = a site such as 2,-1, at most 22 from 0,0
written-gems = a number from 0 to 9999
written-card-or-tile = a card, or a tile value from 0 to 4

## Options and presets

# Titles of options, and below each what can be chosen
setup = Setup
setup-standard = Three cards and 9 gems
setup-empty-hand = No cards, 18 gems: begin with an auction
market = Market
three-cards = Three cards
four-cards = Four cards
# Who sees how many gems a player has
banks = Banks
banks-open = Everyone sees all banks
banks-closed = You see only your own
memory = Memory
memory-shown = Cards seen before stay marked
memory-hidden = Remember them yourself
who-starts = Who starts
starts-at-random = Drawn at random
starts-first-seat = The first seat
round-limit = Round limit
round-limit-note = Any number from 10 to 100.
rounds-20 = 20 rounds
rounds-30 = 30 rounds
rounds-40 = 40 rounds
rounds-60 = 60 rounds
rounds-100 = 100 rounds
disks-of-each = Disks of each colour
# The number of disks, and how long the game is then
disks-6 = 6: the full game
disks-5 = 5: about 55 turns
disks-4 = 4: about 43 turns
# Presets, and what each is
first-game = First game
first-game-note = 4 disks of each colour: about two thirds of the full game.
standard = Standard
standard-note = The full game: about 64 turns.
short-game = Short
short-game-note = 5 disks of each colour: about 55 turns.
tournament = Tournament
tournament-note = You see no bank but your own, and remember cards yourself.

## What a good move is for, as the task in "Find the move"

aim-destroy = Destroy a disk that hurts
aim-change = Change what the colours are worth
# In the pool
aim-let-die = Let disks die
aim-harvest = Harvest at the right moment
aim-trigger = Make a card take effect
aim-exchange = Exchange your hand
aim-expand = Expand, and be paid for it
aim-auction = Put the right card up for auction
aim-give = Give a card away
aim-raise = Raise the right disks
aim-gain = Gain gems
aim-use = Use one of your cards
aim-put-disk = Put a disk on the right sector
aim-action = Choose your action
aim-place = Find the sector for this disk
aim-sector = Choose the sector
aim-colour = Choose the colour
aim-disk = Choose the disk
aim-card = Choose the card
# Of an auction
aim-tie = Settle the tie

## Characters of bots: what each does, behind its name and a colon, without a full stop

banker = harvests gems, bids low and keeps its bank full
collector = auctions cards, and bids high for them
pioneer = expands whenever it can, best into new sectors
# Their names, as in "Sky is an adept banker"
named-banker = banker
named-collector = collector
named-pioneer = pioneer

## The table of scores at the end

scores = Scores
# What a score is made of, as in "score 49: gems 16, cards 33"
part-gems = gems
part-cards = cards
part-dead = dead disks
