### What the pages to read say: rulebooks with their pictures, and a page for each game. Scripts make them when the site is
### built, and name the values (scripts/words/say.mjs).
### number: $least, $most, $minutes, $n, $planets, $lanes, $ships, $natives, $secrets, $level, $seat
### number: $players, $blue, $white, $value, $natural, $gems, $rank

## Pages

rules-of = Rules of { $game }
contents = Contents
play-in-browser = Play in your browser
read-rules = Read the rules
about = About
made-of = What this page is made of, and its licences
# ($tagline, $facts) What a search engine shows of a game.
game-described = { $tagline } A board game in your browser: { $facts }, against bots or by sending a link.
# Below the figures of a game.
ways-to-play = { front-tagline } { front-facts }.
# What tables are called for those who cannot see them.
table = Table { $n }

## Pictures for previews

picture-of = A board of { $game } in the middle of a game
front-title = Board games among the stars
front-tagline = Play bots, friends beside you, or anybody you can send a link.
front-facts = No account, nothing to install

## All drawings: what they tell those who cannot see them

# $seat is its number, from 0: the names that the program gives.
seat = { $seat ->
        [0] Orange
        [1] Sky
        [2] Green
        [3] Yellow
        [4] Vermilion
       *[other] Purple
    }
# The second of two pictures, with an arrow between.
then = Then: { $picture }
# Of places where there is a thing.
none = none
fleet-goes = A fleet goes { $places }.

## Drawings of Prosper or Perish

# ($planets, $lanes)
map-of = Map of { $planets } planets and { $lanes } lanes.
# ($planet, $size, $natives)
planet-free = { $planet } is { $size ->
        [small] small
        [medium] medium
       *[large] large
    }, free with { $natives } natives.
# ($planet, $size, $who, $ships)
planet-held = { $planet } is { $size ->
        [small] small
        [medium] medium
       *[large] large
    }, { $who } has { $ships } ships there.
# ($from, $to) In a list.
lane = { $from } to { $to }
lanes-are = Lanes: { $list }.
# ($ships, $from, $to)
ships-move = { $ships } ships move from { $from } to { $to }.

## Drawings and cards of Rise

kind-action = Action
kind-won = When won
kind-harvested = When harvested
kind-start = Start of your turn
kind-end = End of your turn
kind-inactive = When it stops being active
kind-preserved = After a preservation
kind-active = While active
# Of a disk.
colour = { $colour ->
        [black] black
        [blue] blue
        [red] red
       *[white] white
    }
# ($disk, $below) A disk, and what it lies on.
disk-over = { $disk } over { $below }
no-disks = empty
# ($site, $value, $disks)
sector-of = Sector { $site }: value { $value }; { $disks }.
# ($site, $value, $natural, $gems, $disks)
sector-with-gems = Sector { $site }: value { $value }, { $natural } natural and { $gems } in gems; { $disks }.
unexplored-are = Unexplored: { $sites }.
can-be-chosen = Can be chosen: { $sites }.
# ($one, $other) Between names of places.
both = { $one } and { $other }

## Drawings of Kardashev

symbol = { $type ->
        [food] food
        [matter] matter
        [energy] energy
       *[military] military
    }
empty-space = empty space
destroyed-planet = a destroyed planet
unexplored-space = unexplored
planet-with = a planet with { $symbols }
# ($who, $level)
colony-of = colony of { $who }, level { $level }
# ($who, $level)
fleet-of = fleet of { $who }, level { $level }
# ($space, $there)
space-of = { $space }: { $there }.
# ($from, $to)
fleet-supports = The fleet on { $from } supports the attack on { $to }.
# ($players, $blue, $white, $homes)
board-for = { $players } players: { $blue } blue spaces, { $white } white ones. Homes: { $homes }.
# ($who, $inner, $outer) In a list.
home-of = { $who } on { $inner } and { $outer }
# A heading in the drawing, above technologies.
level = Level { $level }
# A price in the drawing: two cards of one type.
two-alike = 2 alike
# Between two technologies in the drawing, of which one can be had.
or = or
level-has = Level { $level }: { $technologies }.
# ($technology, $needed)
needs = { $technology } needs { $needed }.
# ($one, $other)
either = { $one } or { $other }
# ($one, $other)
not-both = { $one } or { $other }, not both.

## Drawings and cards of Ozymandias

# In the drawing, on a tile.
face-down = face-down
# Of a tile; also in the drawing.
suit = { $suit ->
        [gold] gold
        [red] red
       *[blue] blue
    }
# ($suit, $rank, $timing)
card-is = { $suit ->
        [gold] Gold
        [red] Red
       *[blue] Blue
    } { $rank } · { $timing }
# ($site, $name, $suit, $colonies, $hazards)
tile-on-site = Site { $site }: { $name }, { $suit }, colonies { $colonies }, hazards { $hazards }.
tile-face-down = Site { $site }: a face-down tile.
# ($point, $owners)
disks-on = Disks on { $point }, from the bottom: { $owners }.
# ($who, $point)
fleet-on = Fleet of { $who } on { $point }.
# ($who, $point, $strength)
fleet-with-strength = Fleet of { $who } on { $point }, strength { $strength }.
price-to = To { $point }: { $secrets } secrets.
# ($slot, $kind) What is on a point.
slot-has = { $slot } { $kind ->
        [colony] colony
        [hazard] hazard
       *[intersection] intersection
    }
# ($name, $id, $slots)
tile-is = { $name }, { $id }: { $slots }
# ($name, $id, $slots, $gaps)
tile-with-gaps = { $name }, { $id }: { $slots }, gaps { $gaps }

## Drawings and tables of Settlers of the Cosmos

tile = Tile
stone = Stone
what-it-does = What it does
planets-are = Planets: { $sites }.
voids-are = Void hexes: { $sites }.
minerals-are = Minerals: { $sites }.
gas-is = Gas: { $sites }.
# ($who, $ships, $site)
stack-on = { $who }: { $ships } on { $site }.
arrow-over = An arrow over { $sites }.
