// What catalogue.json may hold: homes, the bag, roles and technologies, and how they are written in C++ (catalogue.h).
import { id, id_in, list, number, optional, pattern, record, table, text, written } from '../../../scripts/catalogue/kinds.mjs';

const technology = id_in('technologies', 'Tech');
const some = optional(number(1, 9));

const cards = written(record({ food: some, matter: some, energy: some }),
  ({ food = 0, matter = 0, energy = 0 }) => `cards(${food}, ${matter}, ${energy})`);

const cost = written(record({ food: some, matter: some, energy: some, any: some, alike: optional(number(2, 2)) }),
  ({ food = 0, matter = 0, energy = 0, any = 0, alike }) => (alike ? 'kTwoAlike' : `cost(${food}, ${matter}, ${energy}, ${any})`));

const bits_of = (symbols) => [...symbols].map((letter) => 1 << 'fmew'.indexOf(letter)).join(' | ');
const tile = written(pattern('a tile: some of f, m, e, w in this order, or void', /^(?=.)f?m?e?w?$|^void$/),
  (value) => (value === 'void' ? 'kVoid' : `planet({${bits_of(value)}})`));

const space = written(pattern('a space', /^[a-i][1-9]$/), (value) => `space_at("${value}")`);

export const includes = ['games/kardashev/catalogue.h', 'games/kardashev/hexes.h'];

export const parts = {
  homes: table({
    row: record({ players: number(2, 6), homes: list(record({ inner: space, outer: space })) }),
    type: 'HomesFor', name: 'kHomes', count: 5,
  }),
  bag: table({ row: record({ tile, copies: number(1, 9) }), type: 'BagTile', name: 'kBagTiles' }),
  roles: table({
    row: record({
      id, name: text, text, inner: tile, outer: tile,
      inner_colony: number(1, 3), outer_colony: number(1, 3), inner_fleet: number(0, 3), outer_fleet: number(0, 3),
      start: cards, tech: optional(technology), contests: list(list(technology, 2), 3), line: list(technology, 3),
    }),
    type: 'RoleFace', name: 'kRoleFaces', count: 6, size: 'kRoles', by: 'Role',
  }),
  technologies: table({
    row: record({ id, name: text, level: number(1, 3), cost, text }),
    type: 'TechFace', name: 'kTechFaces', count: 36, size: 'kTechs', by: 'Tech',
  }),
  common: table({
    row: record({ tech: technology, needs: optional(written(list(technology), (all) => `TechSet::of(${all.map(technology.cpp).join(', ')})`)), excludes: optional(technology) }),
    type: 'CommonTech', name: 'kCommonTechs', count: 9,
  }),
};

/** What else is wrong: homes for other numbers of players, technologies in a place of another level. */
export function more({ homes, roles, technologies }) {
  const level_of = (tech) => technologies.find((one) => one.id === tech).level;
  return [
    ...homes.filter((one, place) => one.players !== place + 2 || one.homes.length !== one.players)
      .map(({ players }) => `homes: those for ${players} players are in another place, or not ${players}`),
    ...technologies.filter(({ cost: { alike, ...others } }) => alike && Object.keys(others).length)
      .map((one) => `technologies, ${one.id}, cost: cards that are alike are all that it costs`),
    ...roles.flatMap((role) => [...role.contests, ...role.line.map((tech) => [tech])].flatMap((techs, place) => (
      techs.filter((tech) => level_of(tech) !== (place % 3) + 1).map((tech) => `roles, ${role.id}: ${tech} has level ${level_of(tech)}, not ${(place % 3) + 1}`)))),
  ];
}
