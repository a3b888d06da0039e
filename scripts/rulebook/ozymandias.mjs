// Drawings for Ozymandias, in the notation that its rules use for positions. Blocks:
//
//   ozymandias            a part of the galaxy; each line is a statement:
//       sites 0=red-2r0      tiles with their sites and rotations
//       reserved 1           face-down tiles
//       p1f1 0a 3            a fleet of p1 on a point, with its strength if there is one
//       disks 0c=p2,p1       a stack, from bottom to top
//       route 0a 0b 2g       the path of a move, with an arrow at its end; 0a1 as the last word leaves the galaxy there
//       price 0d 3           the secrets that a move to this point costs
//       name 0a 0b           names beside points; "name all"
//       then                 begins the next picture, which starts as a copy without routes and prices; "caption
// Words."
//   ozymandias sectors gold  the six tiles of a suit
//   ozymandias things        a legend, one picture per line: "colony A colony", "fleet A fleet"
//   ozymandias cards gold    the leaders of a suit
// Tiles, arms and cards are those of the game's catalogue.
import { escape, figure, polygon, round, seat_shape, tag, words } from './picture.mjs';

const kSuits = ['gold', 'red', 'blue'];

export function draw_ozymandias(speech, body, [kind = '', name = '']) {
  const { say, catalogue_of } = speech;
  const lines = body.split('\n').map((one) => one.trim()).filter(Boolean);
  const caption = lines.filter((line) => line.startsWith('caption ')).map((line) => line.slice(8)).join(' ');
  const said = lines.filter((line) => !line.startsWith('caption '));
  if (kind === 'cards') return draw_cards(name, speech);
  if (kind === 'sectors') return figure(catalogue_of('ozymandias').tiles.filter(({ id }) => id.startsWith(`${name}-`)).map((tile) => draw_sector(tile, speech)), { say, caption, is_list: true });
  if (kind === 'things') return figure(said.map(draw_thing), { say, caption, is_list: true });
  if (kind) throw new Error(`there is no drawing "${kind}"`);
  const maps = [new_map()];
  for (const line of said) {
    if (line === 'then') maps.push({ ...maps.at(-1), fleets: new Map(maps.at(-1).fleets), disks: new Map(maps.at(-1).disks), routes: [], prices: [] });
    else read_line(maps.at(-1), line, catalogue_of);
  }
  return figure(maps.map((map) => draw_map(map, speech)), { say, caption });
}

const kSlots = 'abcdefghi';

// ---- Places: one segment is one step; x to the right, y down.

const kStep = 44;
const kHigh = Math.sqrt(3) / 2;
const kAt = { a: [0, 2], b: [0.5, 1], c: [1, 0], d: [1.5, -1], e: [0.5, -1], f: [-0.5, -1], g: [-1.5, -1], h: [-1, 0], i: [-0.5, 1] };
const kOutline = [[0, 4], [1, 3], [1, 1], [2, 0], [2, -2], [1, -3], [0, -2], [-1, -3], [-2, -2], [-2, 0], [-1, 1], [-1, 3]];
const kHeadings = { 1: [0.5, 1], 3: [1, 0], 5: [0.5, -1], 7: [-0.5, -1], 9: [-1, 0], 11: [-0.5, 1] };
const kTowards = [[0, 1], [1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1]];

// Sites in spiral order, as many as drawings need.
const kSites = [[0, 0]];
for (let ring = 1; ring <= 3; ring += 1) {
  let at = [0, ring];
  for (let walk = 0; walk < 6; walk += 1)
    for (let step = 0; step < ring; step += 1) {
      kSites.push(at);
      at = [at[0] + kTowards[(walk + 2) % 6][0], at[1] + kTowards[(walk + 2) % 6][1]];
    }
}

const on_screen = ([x, y]) => [x * kStep, -y * kHigh * kStep];
function centre(site) {
  const [q, r] = kSites[site] ?? [];
  if (q === undefined) throw new Error(`there is no site ${site} in drawings`);
  return [3 * q, 2 * (q + 2 * r)];
}
const plus = ([ax, ay], [bx, by], times = 1) => [ax + bx * times, ay + by * times];
function plane(point) {
  const [, site, slot] = point.match(/^(\d+)([a-i])$/) ?? [];
  if (!slot) throw new Error(`this is no point: ${point}`);
  return plus(centre(Number(site)), kAt[slot]);
}
const place = (point) => on_screen(plane(point));

// ---- Reading

const new_map = () => ({ sites: new Map(), reserved: [], fleets: new Map(), disks: new Map(), routes: [], prices: [], names: new Set() });

function read_seat(text) {
  const [, seat] = text.match(/^p([1-6])$/) ?? [];
  if (!seat) throw new Error(`this is no player: ${text}`);
  return Number(seat) - 1;
}

function read_line(map, line, catalogue_of) {
  const [word, ...rest] = line.split(/\s+/);
  if (word === 'sites') {
    for (const one of rest) {
      const [, site, id, turn] = one.match(/^(\d+)=([a-z]+-\d)r([012])$/) ?? [];
      const tile = catalogue_of('ozymandias').tiles.find((each) => each.id === id);
      if (!tile) throw new Error(`this is no tile on a site: ${one}`);
      map.sites.set(Number(site), turned(tile, Number(turn)));
    }
  } else if (word === 'reserved') map.reserved.push(...rest.map(Number));
  else if (word === 'disks') for (const one of rest) map.disks.set(one.split('=')[0], one.split('=')[1].split(',').map(read_seat));
  else if (word === 'route') map.routes.push(rest);
  else if (word === 'price') map.prices.push(rest);
  else if (word === 'name') for (const one of rest) map.names.add(one);
  else if (/^p[1-6]f[1-4]$/.test(word)) {
    if (rest[0] === 'away') map.fleets.delete(word);
    else map.fleets.set(word, { at: rest[0], strength: rest[1] });
  } else throw new Error(`this says nothing: ${line}`);
}

/** A rotated tile: what is at each slot, and which arms are missing. */
function turned(tile, turn) {
  const to = (slot) => kSlots[(kSlots.indexOf(slot) + 3 * turn) % 9];
  const kinds = Object.fromEntries([...kSlots].map((slot, at) => [to(slot), tile.slots[at]]));
  const gaps = new Set(tile.gaps.flatMap((gap) => [to(gap[0]) + to(gap[2]), to(gap[2]) + to(gap[0])]));
  return { tile, kinds, gaps };
}

// ---- A part of the galaxy

function draw_map(map, speech) {
  const { say } = speech;
  const { sites, reserved, fleets, disks, routes, prices, names } = map;
  const ground = [...sites].map(([site, there]) => draw_ground(centre(site), there, speech, (side) => sites.has(beside(site, side)))).join('');
  const hidden = reserved.map((site) => outline(centre(site), 'unexplored') + words(say('face-down'), ...on_screen(centre(site)))).join('');
  const points = [...sites].flatMap(([site, { kinds }]) => [...kSlots].map((slot) => draw_point(`${site}${slot}`, kinds[slot], names))).join('');
  const stacks = [...disks].map(([at, owners]) => draw_stack(place(at), owners)).join('');
  const ways = routes.map(draw_route).join('');
  const ships = [...fleets].map(([id, { at, strength }]) => draw_fleet(place(at), Number(id[1]) - 1, strength)).join('');
  const costs = prices.map(([at, price]) => draw_price(place(at), price)).join('');
  const corners = [...sites.keys(), ...reserved].flatMap((site) => kOutline.map((corner) => on_screen(plus(centre(site), [corner[0], corner[1] * 2 / 3]))));
  const xs = corners.map(([x]) => x), ys = corners.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - 14, Math.min(...ys) - 18];
  return { drawing: ground + hidden + points + stacks + ways + ships + costs, box: [left, top, Math.max(...xs) + 14 - left, Math.max(...ys) + 18 - top], label: tell(map, speech) };
}

function beside(site, side) {
  const [q, r] = kSites[site];
  return kSites.findIndex(([q2, r2]) => q2 === q + kTowards[side][0] && r2 === r + kTowards[side][1]);
}

function outline(middle, kind) {
  const corners = kOutline.map(([x, y]) => on_screen(plus(middle, [x, (y * 2) / 3])).map(round).join(','));
  return tag('polygon', { points: corners.join(' '), class: kind });
}

function draw_ground(middle, { tile, gaps }, { say, catalogue_of }, has_neighbour) {
  const suit = tile.id.split('-')[0];
  const { arms } = catalogue_of('ozymandias');
  const lines = [...kSlots].flatMap((slot, at) => arms[at].leads_to.map((arm, heading) => {
    if (!arm || gaps.has(slot + arm)) return '';
    const from = plus(middle, kAt[slot]);
    const way = kHeadings[2 * heading + 1];
    if (arm.length === 1) return slot < arm ? segment(from, plus(from, way)) : '';
    return segment(from, plus(from, way, has_neighbour((Number(arm.slice(0, -1)) / 2) % 6) ? 0.5 : 0.62));
  })).join('');
  return outline(middle, `tile ${suit}`) + lines + words(say('suit', { suit }), on_screen(middle)[0], on_screen(middle)[1] + 4, 'site');
}

function segment(from, to) {
  const [[x1, y1], [x2, y2]] = [on_screen(from), on_screen(to)];
  return tag('line', { x1, y1, x2, y2, class: 'lane' });
}

function draw_point(point, kind, names) {
  const [x, y] = place(point);
  const name = names.has('all') || names.has(point) ? words(point, x + 13, y - 9, 'site') : '';
  return point_sign(kind, x, y) + name;
}

function point_sign(kind, x, y) {
  if (kind === 'c') return tag('circle', { cx: x, cy: y, r: 9, class: 'colony' });
  if (kind === 'h') return polygon(x, y, 8, 4, 0, 'hazard');
  return tag('circle', { cx: x, cy: y, r: 3, class: 'pip' });
}

const draw_stack = ([x, y], owners) => owners.map((seat, at) => seat_shape(seat, x + 12, y + 6 - at * 7, 6)).join('');

function draw_fleet([x, y], seat, strength) {
  const hull = tag('path', { class: 'hull', d: `M${round(x)} ${round(y - 17)}L${round(x + 14)} ${round(y + 12)}L${round(x)} ${round(y + 6)}L${round(x - 14)} ${round(y + 12)}Z` });
  return hull + seat_shape(seat, x, y, 6) + (strength ? words(strength, x - 19, y + 4) : '');
}

const draw_price = ([x, y], price) => tag('circle', { cx: x - 14, cy: y - 12, r: 9, class: 'price' }) + words(price, x - 14, y - 7.5, 'moved-small');

// The last word of a route may be a port, which leads out of the galaxy.
function draw_route(route) {
  const points = route.flatMap((one) => {
    const [, point, hour] = one.match(/^(\d+[a-i])(\d+)?$/) ?? [];
    if (!point) throw new Error(`this is no point: ${one}`);
    return hour ? [plane(point), plus(plane(point), kHeadings[hour], 0.9)] : [plane(point)];
  }).map(on_screen);
  const [end, before] = [points.at(-1), points.at(-2)];
  const turn = Math.atan2(end[1] - before[1], end[0] - before[0]);
  const tip = [end[0] - 5 * Math.cos(turn), end[1] - 5 * Math.sin(turn)];
  const feather = (by) => [tip[0] - 12 * Math.cos(turn + by), tip[1] - 12 * Math.sin(turn + by)];
  const text = (list) => list.map(([x, y]) => `${round(x)} ${round(y)}`).join('L');
  return tag('path', { class: 'move', d: `M${text([...points.slice(0, -1), tip])}` }) + tag('path', { class: 'move', d: `M${text([feather(0.5), tip, feather(-0.5)])}` });
}

const kKinds = { c: 'colony', h: 'hazard', '.': 'intersection' };

function tell({ sites, reserved, fleets, disks, routes, prices }, { say, seat_name }) {
  const tiles = [...sites].map(([site, { tile, kinds }]) => {
    const of = (kind) => [...kSlots].filter((slot) => kinds[slot] === kind).map((slot) => site + slot).join(', ') || say('none');
    return say('tile-on-site', { site, name: tile.name, suit: say('suit', { suit: tile.id.split('-')[0] }), colonies: of('c'), hazards: of('h') });
  });
  const told_fleet = ([id, { at: point, strength }]) => {
    const who = seat_name(Number(id[1]) - 1);
    return strength ? say('fleet-with-strength', { who, point, strength }) : say('fleet-on', { who, point });
  };
  return [...tiles, ...reserved.map((site) => say('tile-face-down', { site })),
    ...[...disks].map(([point, owners]) => say('disks-on', { point, owners: owners.map(seat_name).join(', ') })), ...[...fleets].map(told_fleet),
    ...routes.map((route) => say('fleet-goes', { places: route.join(', ') })), ...prices.map(([point, price]) => say('price-to', { point, secrets: Number(price) }))].join(' ');
}

// ---- Lists

function draw_sector(tile, speech) {
  const { say } = speech;
  const there = turned(tile, 0);
  const points = [...kSlots].map((slot) => point_sign(there.kinds[slot], ...on_screen(kAt[slot]))).join('');
  const { name, id } = tile, slots = [...kSlots].map((slot) => say('slot-has', { slot, kind: kKinds[there.kinds[slot]] })).join(', ');
  const gaps = tile.gaps.length && tile.gaps.reduce((one, other) => say('both', { one, other }));
  return {
    drawing: draw_ground([0, 0], there, speech, () => false) + points + words(`${name} (${id.slice(-1)})`, 0, 92),
    box: [-96, -112, 192, 212],
    label: gaps ? say('tile-with-gaps', { name, id, slots, gaps }) : say('tile-is', { name, id, slots }),
  };
}

function draw_thing(line) {
  const [what, ...rest] = line.split(/\s+/);
  const drawings = {
    colony: () => point_sign('c', 0, 0), hazard: () => point_sign('h', 0, 0), intersection: () => point_sign('.', 0, 0),
    fleet: () => draw_fleet([0, 2], 0, ''), disks: () => point_sign('c', -8, 0) + draw_stack([-8, 0], [1, 0]), price: () => draw_price([14, 12], 3),
  };
  if (!drawings[what]) throw new Error(`there is no picture of "${what}"`);
  return { drawing: drawings[what]() + words(rest.join(' '), 0, 38), box: [-62, -24, 124, 70], label: rest.join(' ') };
}

// ---- Cards

function draw_cards(suit, { say, catalogue_of }) {
  if (!kSuits.includes(suit)) throw new Error(`there is no suit "${suit}"`);
  const item = ({ name, timing, text, rank }) => `<article class="card ${suit}"><h4>${escape(name)}</h4>`
    + `<p class="kinds">${escape(say('card-is', { suit, rank, timing }))}</p><p>${escape(text)}</p></article>`;
  return `<div class="cards">${catalogue_of('ozymandias').cards.filter((card) => card.suit === suit).map(item).join('\n')}</div>\n`;
}
