// What catalogue.json may hold: cards, races, tiles and stones, and how they are written in C++ (catalogue.h).
import { enumerator, id, number, optional, record, table, text, told } from '../../../scripts/catalogue/kinds.mjs';

export const includes = ['games/cosmos/catalogue.h'];

const faces = (type, name, size) => table({ row: record({ id, name: text, text }), type: 'Face', name, count: 6, size, by: type });

export const parts = {
  cards: table({
    row: record({ id, name: text, value: told(optional(number(1, 10))), copies: told(number(1, 9)), text: optional(text) }),
    type: 'Face', name: 'kCardFaces', count: 15, size: 'kKinds', by: 'Card',
    holds: ({ value = 0, copies }, card) => `copies_of(${card}) == ${copies} && value_of(${card}) == ${value}`,
  }),
  races: table({
    row: record({ id, name: text, motto: text, text, graft: text }),
    type: 'RaceFace', name: 'kRaceFaces', count: 16, size: 'kRaces', by: 'Race',
    called: (one) => (one === 'friend' ? 'friendly' : enumerator(one)), // `friend` is a word of C++
  }),
  tiles: faces('DomTile', 'kTileFaces', 'kDomTiles'),
  stones: faces('Stone', 'kStoneFaces', 'kStones'),
};
