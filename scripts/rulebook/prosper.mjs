// Small boards of Prosper or Perish. One line per planet or list of lanes; places are grid steps; "then" begins the
// next picture.
//
//   a large 0,0 p1=12     planet a, owned by p1 with 12 ships (free without p1=)
//   lanes a-b b-c         lanes
//   move a b 10           an arrow with a count
//   mark b                a brass ring: it can be chosen
//   map narrows           a whole hand-made map instead of planets, all free
//   caption Words.
import { figure, round, seat_shape, tag, words } from './picture.mjs';

const kSizes = { small: { radius: 17, natives: 0 }, medium: { radius: 24, natives: 4 }, large: { radius: 32, natives: 12 } };
const kStep = 92;
const kMapSide = 420;
const kPlaceUnits = 10000; // the side of a map in the catalogue

export function draw_prosper(speech, body) {
  const boards = [new_board()];
  let caption = '';
  for (const line of body.split('\n').map((one) => one.trim()).filter(Boolean)) {
    if (line === 'then') boards.push(after(boards.at(-1)));
    else if (line.startsWith('caption ')) caption = line.slice(8);
    else read_line(boards.at(-1), line, speech);
  }
  return figure(boards.map((board) => draw_board(board, speech)), { say: speech.say, caption, kind: boards[0].small ? 'map' : '' });
}

const new_board = () => ({ planets: new Map(), lanes: [], moves: [], marks: [], small: false });
const after = ({ planets, lanes, small }) => ({ planets: new Map([...planets].map(([id, planet]) => [id, { ...planet }])), lanes, moves: [], marks: [], small });

function read_line(board, line, { catalogue_of }) {
  const [word, ...rest] = line.split(/\s+/);
  const known = (id) => {
    if (!board.planets.has(id)) throw new Error(`there is no planet "${id}": ${line}`);
    return id;
  };
  if (word === 'lanes') board.lanes.push(...rest.map((lane) => lane.split('-').map(known)));
  else if (word === 'move') board.moves.push({ from: known(rest[0]), to: known(rest[1]), ships: rest[2] });
  else if (word === 'mark') board.marks.push(...rest.map(known));
  else if (word === 'map') read_map(board, rest[0], catalogue_of);
  else read_planet(board, word, rest, line);
}

function read_planet(board, id, rest, line) {
  const facts = [...rest];
  const planet = { size: '', owner: -1, ships: 0, ...board.planets.get(id) };
  if (kSizes[facts[0]]) {
    planet.size = facts.shift();
    [planet.x, planet.y] = facts.shift().split(',').map((step) => Number(step) * kStep);
  }
  planet.owner = -1;
  if (facts.length) {
    const [, seat, ships] = facts.shift().match(/^p([1-6])=(\d+)$/) ?? [];
    if (!seat && line.split(/\s+/).at(-1) !== 'free') throw new Error(`this is no planet: ${line}`);
    if (seat) Object.assign(planet, { owner: Number(seat) - 1, ships: Number(ships) });
  }
  if (!planet.size || facts.length || !Number.isFinite(planet.x)) throw new Error(`this is no planet: ${line}`);
  board.planets.set(id, planet);
}

function read_map(board, name, catalogue_of) {
  const map = catalogue_of('prosper').maps.find(({ id }) => id === name);
  if (!map) throw new Error(`there is no map "${name}"`);
  for (const { id, size, x, y } of map.planets) board.planets.set(id, { size, x: (x / kPlaceUnits) * kMapSide, y: (y / kPlaceUnits) * kMapSide, owner: -1, ships: 0 });
  board.lanes.push(...map.lanes.map((lane) => lane.split('-')));
  board.small = true;
}

function draw_board({ planets, lanes, moves, marks, small }, speech) {
  const scale = small ? 0.5 : 1;
  const lane = ([from, to]) => {
    const [a, b] = [planets.get(from), planets.get(to)];
    return tag('line', { x1: a.x, y1: a.y, x2: b.x, y2: b.y, class: 'lane' });
  };
  const all = [...planets.values()];
  const room = (planet) => kSizes[planet.size].radius * scale + (small ? 8 : 18);
  const left = Math.min(...all.map((p) => p.x - room(p))), right = Math.max(...all.map((p) => p.x + room(p)));
  const top = Math.min(...all.map((p) => p.y - room(p))), bottom = Math.max(...all.map((p) => p.y + room(p)));
  const drawing = lanes.map(lane).join('') + [...planets].map(([id, planet]) => draw_planet(id, planet, marks.includes(id), scale)).join('')
    + moves.map((move) => draw_move(planets, move)).join('');
  return { drawing, box: [left, top, right - left, bottom - top], label: small ? speech.say('map-of', { planets: planets.size, lanes: lanes.length }) : tell(planets, lanes, moves, speech) };
}

function draw_planet(id, { size, x, y, owner, ships }, marked, scale) {
  const { radius, natives } = kSizes[size];
  const r = radius * scale;
  let out = marked ? tag('circle', { cx: x, cy: y, r: r + 8, class: 'choice' }) : '';
  out += tag('circle', { cx: x, cy: y, r, class: `planet ${size}` });
  out += tag('path', { class: 'night-side', d: crescent(x, y, r) });
  if (scale < 1) return out;
  if (owner >= 0) {
    out += tag('circle', { cx: x, cy: y, r: r + 3, class: `ring seat${owner + 1}` });
    out += words(ships, x, y + 8, 'count') + seat_shape(owner, x + r * 0.78 + 3, y - r * 0.78 - 3, 7);
  } else if (natives) {
    out += words(natives, x, y + 6, 'natives');
  }
  return out + words(id, x - r * 0.72 - 9, y - r * 0.72 - 1, 'name');
}

// The side turned away from the light, which comes from the upper left.
function crescent(x, y, r) {
  const [from, to] = [`${round(x + r * 0.87)} ${round(y - r * 0.5)}`, `${round(x - r * 0.5)} ${round(y + r * 0.87)}`];
  return `M${from}A${r} ${r} 0 0 1 ${to}A${r * 1.3} ${r * 1.3} 0 0 0 ${from}Z`;
}

function draw_move(planets, { from, to, ships }) {
  const [a, b] = [planets.get(from), planets.get(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const start = kSizes[a.size].radius + 7, end = length - kSizes[b.size].radius - 8;
  const at = (along, aside = 0) => `${Math.round(a.x + dx * along - dy * aside)} ${Math.round(a.y + dy * along + dx * aside)}`;
  const [x, y] = [a.x + dx * (start + end) / 2 + dy * 15, a.y + dy * (start + end) / 2 - dx * 15];
  return tag('path', { class: 'move', d: `M${at(start)}L${at(end)}M${at(end - 9, -6)}L${at(end)}L${at(end - 9, 6)}` }) + words(ships, x, y + 6, 'moved');
}

function tell(planets, lanes, moves, { say, seat_name }) {
  const held = [...planets].map(([planet, { size, owner, ships }]) => (
    owner >= 0 ? say('planet-held', { planet, size, who: seat_name(owner), ships }) : say('planet-free', { planet, size, natives: kSizes[size].natives })));
  const joined = lanes.length ? [say('lanes-are', { list: lanes.map(([from, to]) => say('lane', { from, to })).join(', ') })] : [];
  const moved = moves.map(({ from, to, ships }) => say('ships-move', { ships: Number(ships), from, to }));
  return [...held, ...joined, ...moved].join(' ');
}
