// What catalogue.json may hold: cards, sector tiles and the arms that all tiles have, and how they are written in C++
// (catalogue.h, sectors.h).
import { id, list, number, optional, pattern, record, table, text, told, word, written } from '../../../scripts/catalogue/kinds.mjs';

const kSuits = ['gold', 'red', 'blue'];
const suit = word({ gold: 'Suit::gold', red: 'Suit::red', blue: 'Suit::blue' });
const some = optional(number(1, 9));
const resources = written(record({ wealth: some, population: some, secrets: some }),
  ({ wealth = 0, population = 0, secrets = 0 }) => `{${wealth}, ${population}, ${secrets}}`);

// What its owner decides about a text; a text that decides itself has none.
const choice = record({
  use: word({ order: 'Use::order', action: 'Use::action', answer: 'Use::answer' }),
  names: optional(pattern('a text of the letters in catalogue.h', /^[cdqpfxs]+$/)),
  price: optional(resources), takes: optional(word({ discard: 'Takes::discard', gift: 'Takes::gift' })), suit: optional(suit),
  strength: some, limit: optional(word({ age: 'Limit::age', none: 'Limit::none' })), gains: optional(resources), draws: some,
});

const gaps = written(list(pattern('two slots', /^[a-i]-[a-i]$/)), (value) => JSON.stringify(value.join(', ')));
const arm = pattern('a slot, an hour and a slot, or nothing', /^((2|4|6|8|10|12)?[a-i])?$/);
const arms = list(arm, 6); // by heading, clockwise from hour 1

export const includes = ['games/ozymandias/catalogue.h'];

export const parts = {
  cards: table({
    row: record({
      id, name: text, suit: told(suit), rank: told(number(2, 7)), timing: text, text,
      choice: optional(written(choice, (value) => `Ability${choice.cpp(value)}`)),
    }),
    type: 'CardFace', name: 'kCardFaces', count: 54, size: 'kCards', by: 'Card',
    holds: ({ suit: mine, rank }, card) => `suit_of(${card}) == Suit::${mine} && rank_of(${card}) == ${rank}`,
  }),
  tiles: table({
    row: record({ id: told(id), name: text, slots: pattern('nine of c (colony), h (hazard) and . (intersection)', /^[ch.]{9}$/), gaps }),
    type: 'Printed', name: 'kPrinted', count: 18, size: 'kTiles',
  }),
  arms: table({
    row: written(record({ slot: pattern('a slot', /^[a-i]$/), leads_to: arms }), ({ leads_to: all }) => arms.cpp(all)),
    type: 'std::array<std::string_view, kHeadings>', name: 'kArmTexts', count: 9, size: 'kSlots',
  }),
};

/** What else is wrong: tiles and arms in another order than that of C++. */
export const more = ({ tiles, arms: rows }) => [
  ...tiles.map((tile, place) => [tile.id, `${kSuits[Math.floor(place / 6)]}-${(place % 6) + 1}`])
    .filter(([is, should]) => is !== should).map(([is, should]) => `tiles, ${is}: here should be ${should}`),
  ...rows.filter(({ slot }, place) => slot !== 'abcdefghi'[place]).map(({ slot }) => `arms: those of ${slot} are in another place`),
];
