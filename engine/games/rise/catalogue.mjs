// What catalogue.json may hold: the cards, and how they are written in C++ (cards.h).
import { id, list, record, table, text, told, word, written } from '../../../scripts/catalogue/kinds.mjs';

const colour = word({ black: 'Colour::k', blue: 'Colour::b', red: 'Colour::r', white: 'Colour::w' });
const kind = word({
  action: 'kAction', won: 'kWon', harvested: 'kHarvested', start: 'kStart', end: 'kEnd', inactive: 'kInactive', preserved: 'kPreserved', constant: 'kConstant',
});

export const includes = ['games/rise/cards.h'];

export const parts = {
  cards: table({
    row: record({ id, name: text, colour: told(colour), kinds: written(list(kind), (all) => all.map(kind.cpp).join(' | ')), text }),
    type: 'Face', name: 'kFaces', count: 52, size: 'kCards', by: 'Card',
    holds: (one, card) => `colour_of(${card}) == ${colour.cpp(one.colour)}`,
  }),
};

/** What else is wrong: a card without a kind. */
export const more = ({ cards }) => cards.filter(({ kinds }) => !kinds.length).map((card) => `cards, ${card.id}, kinds: there is none`);
