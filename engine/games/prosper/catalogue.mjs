// What catalogue.json may hold: the hand-made maps, and how they are written in C++ (maps.h). Places are in 1/10000 of the
// side of a map. `first_bonus` is the bonus of the first rules revision.
import { id, list, number, pattern, record, table, text, word, written } from '../../../scripts/catalogue/kinds.mjs';

const place_of = (planet) => (planet === 'z1' ? 54 : 'abcdef'.indexOf(planet[0]) * 9 + Number(planet[1]) - 1); // in canonical order
const planet_of = (planet) => (planet === 'z1' ? 'kHub' : `planet_at(${'abcdef'.indexOf(planet[0])}, ${planet[1]})`);
const planet = written(pattern('a planet', /^([a-f][1-9]|z1)$/), planet_of);
const lane = written(pattern('two planets', /^([a-f][1-9]|z1)-([a-f][1-9]|z1)$/), (value) => `{${value.split('-').map(planet_of).join(', ')}}`);
const size = word({ small: 'PlanetSize::small', medium: 'PlanetSize::medium', large: 'PlanetSize::large' });
const bonus = list(number(0, 9));

export const includes = ['games/prosper/maps.h'];

export const parts = {
  maps: table({
    row: record({
      id, name: text, players: number(2, 6), bonus, first_bonus: bonus,
      planets: list(record({ id: planet, size, x: number(0, 10000), y: number(0, 10000) })), lanes: list(lane),
    }),
    type: 'HandMade', name: 'kHandMade', count: 8,
  }),
};

/** What else is wrong with a map. */
export const more = ({ maps }) => maps.flatMap(({ id: map, players, bonus: one, first_bonus: other, planets, lanes }) => {
  const there = planets.map((each) => each.id);
  return [
    ...[one, other].filter((each) => each.length !== players).map(() => `maps, ${map}: a bonus is not for ${players} players`),
    ...there.filter((each, at) => at && place_of(there[at - 1]) >= place_of(each)).map((each) => `maps, ${map}, ${each}: is in another place`),
    ...lanes.filter((each) => !each.split('-').every((end) => there.includes(end))).map((each) => `maps, ${map}: there are no such planets: ${each}`),
    ...lanes.filter((each, at) => lanes.indexOf(each) !== at).map((each) => `maps, ${map}: several lanes are ${each}`),
  ];
});
