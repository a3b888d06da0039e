// Drawings for Kardashev, in the notation that its rules use for positions. Blocks:
//
//   kardashev            a part of the map; each line is a space or a statement:
//       e6=fe p2c1 p2f1      a planet with its symbols (or void, dead), a colony of level 1, a fleet of level 1
//       open e7 f7           unexplored spaces
//       path e3 e4 d4        the path of a move, with an arrow at its end
//       help f6 e6           a fleet that supports
//       mark e6              a space that can be chosen, or that the text is about
//       then                 begins the next picture, which starts as a copy without arrows; "caption Words."
//   kardashev board 4    the whole board for 4 players
//   kardashev tiles      a legend, one picture per line: "fe A hybrid", "p1c2 Colony, level 2", "open Unexplored"
//   kardashev tree NAME  which technology needs which: `common`, or a role's contest and own line
// Names, prices and homes are those of the game's catalogue.
import { figure, polygon, round, seat_shape, tag, words } from './picture.mjs';

const kLetters = { f: 'food', m: 'matter', e: 'energy', w: 'military' };

export function draw_kardashev(speech, body, [kind = '', name = '']) {
  const { say } = speech;
  const lines = body.split('\n').map((one) => one.trim()).filter(Boolean);
  const caption = lines.filter((line) => line.startsWith('caption ')).map((line) => line.slice(8)).join(' ');
  const said = lines.filter((line) => !line.startsWith('caption '));
  if (kind === 'board') return figure([draw_whole_board(Number(name), speech)], { say, caption, kind: 'map' });
  if (kind === 'tiles') return figure(said.map(draw_tile), { say, caption, is_list: true });
  if (kind === 'tree') return figure([draw_tree(name, speech)], { say, caption, kind: 'map' });
  if (kind) throw new Error(`there is no drawing "${kind}"`);
  const maps = [new_map()];
  for (const line of said) {
    if (line === 'then') maps.push({ ...new_map(), spaces: new Map(maps.at(-1).spaces) });
    else read_line(maps.at(-1), line);
  }
  return figure(maps.map((map) => draw_map(map, speech)), { say, caption });
}

// ---- Spaces

const row_of = (hex) => hex.charCodeAt(0) - 96;
const column_of = (hex) => Number(hex[1]);
const kRoot3 = Math.sqrt(3);
const place = (hex, side) => [kRoot3 * side * (column_of(hex) - row_of(hex) / 2), -1.5 * side * row_of(hex)]; // row i on top

function distance(a, b) {
  const [rows, columns] = [row_of(b) - row_of(a), column_of(b) - column_of(a)];
  return rows * columns >= 0 ? Math.max(Math.abs(rows), Math.abs(columns)) : Math.abs(rows) + Math.abs(columns);
}

const kAllSpaces = [...'abcdefghi'].flatMap((row, at) => (
  Array.from({ length: 9 - Math.abs(at - 4) }, (_, column) => `${row}${column + 1 + Math.max(0, at - 4)}`)));

function space(text) {
  if (!kAllSpaces.includes(text)) throw new Error(`this is no space: ${text}`);
  return text;
}

function box_around(places, side) {
  const [wide, high] = [kRoot3 * side / 2 + 3, side + 3];
  const xs = places.map(([x]) => x), ys = places.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - wide, Math.min(...ys) - high];
  return [left, top, Math.max(...xs) + wide - left, Math.max(...ys) + high - top];
}

const hexagon = ([x, y], side, kind) => polygon(x, y, side, 6, Math.PI / 6, kind);

// ---- Signs: a leaf, a crystal, a bolt, a shield, as on the board (web/boards/kardashev/signs.cpp)

function sign(letter, x, y, r) {
  const at = (dx, dy) => `${round(x + dx * r)} ${round(y + dy * r)}`;
  const drawn = {
    f: () => tag('path', { class: 'sign-f', d: `M${at(-0.75, 0.75)}Q${at(-0.85, -0.85)} ${at(0.8, -0.8)}Q${at(0.85, 0.85)} ${at(-0.75, 0.75)}Z` })
      + tag('path', { class: 'vein', d: `M${at(-0.75, 0.75)}L${at(0.41, -0.41)}` }),
    m: () => polygon(x, y, r, 6, Math.PI / 6, 'sign-m') + tag('path', { class: 'vein', d: `M${at(0, 0)}L${at(0, 1)}M${at(0, 0)}L${at(-0.87, -0.5)}M${at(0, 0)}L${at(0.87, -0.5)}` }),
    e: () => tag('path', { class: 'sign-e', d: `M${at(0.35, -1)}L${at(-0.7, 0.18)}L${at(-0.05, 0.18)}L${at(-0.35, 1)}L${at(0.7, -0.18)}L${at(0.05, -0.18)}Z` }),
    w: () => tag('path', { class: 'sign-w', d: `M${at(-0.8, -0.85)}L${at(0.8, -0.85)}L${at(0.72, 0.25)}L${at(0, 1)}L${at(-0.72, 0.25)}Z` })
      + tag('path', { class: 'vein', d: `M${at(0, -0.6)}L${at(0, 0.6)}M${at(-0.5, -0.15)}L${at(0.5, -0.15)}` }),
  }[letter];
  return tag('circle', { cx: x, cy: y, r: r * 1.35, class: 'dark' }) + drawn();
}

const signs = (letters, x, y, r) => letters.map((letter, at) => sign(letter, x + (at - (letters.length - 1) / 2) * r * 2.5, y, r)).join('');

// One storey per level, under the seat's shape.
function colony(seat, level, x, foot) {
  let out = '';
  for (let storey = 0; storey < level; storey += 1) {
    const half = 10 - storey * 1.6;
    out += tag('rect', { x: x - half, y: foot - 7.5 * (storey + 1), width: half * 2, height: 7.5, rx: 1.5, class: `seat seat${seat + 1}` });
  }
  const top = foot - 7.5 * level - 6;
  return out + tag('circle', { cx: x, cy: top, r: 7, class: 'dark' }) + seat_shape(seat, x, top, 5);
}

// A ship with one dot per level and the seat's shape in it.
function fleet(seat, level, x, y) {
  const dots = Array.from({ length: level }, (_, at) => tag('circle', { cx: x + (at - (level - 1) / 2) * 8, cy: y + 15, r: 2.6, class: 'pip' })).join('');
  return tag('circle', { cx: x, cy: y, r: 15, class: 'dark' })
    + tag('path', { class: `seat seat${seat + 1}`, d: `M${round(x)} ${round(y - 15)}L${round(x + 11)} ${round(y + 10)}L${round(x)} ${round(y + 5)}L${round(x - 11)} ${round(y + 10)}Z` })
    + tag('circle', { cx: x, cy: y - 2, r: 5, class: 'dark' }) + seat_shape(seat, x, y - 2, 3.4) + dots;
}

function ground(tile, [x, y], side) {
  if (tile === 'open') return '';
  const r = side * 0.6;
  if (tile === 'void') return [[-0.35, -0.2], [0.25, -0.38], [0.4, 0.15], [-0.1, 0.1], [-0.3, 0.4]].map(([dx, dy]) => tag('circle', { cx: x + dx * side, cy: y + dy * side, r: 1.5, class: 'star' })).join('');
  if (tile === 'dead') {
    const at = (dx, dy) => `${round(x + dx * r)} ${round(y + dy * r)}`;
    return tag('circle', { cx: x, cy: y, r, class: 'wreck' }) + tag('path', { class: 'crack', d: `M${at(-0.25, -1)}L${at(0.15, -0.4)}L${at(-0.2, 0)}L${at(0.2, 0.45)}L${at(-0.05, 1)}` });
  }
  const types = [...tile].filter((letter) => letter !== 'w').length;
  return tag('circle', { cx: x, cy: y, r, class: `world ${types > 1 ? 'giant' : tile.includes('w') ? 'ice' : 'dust'}` });
}

function tile_words(tile, say) {
  if (tile === 'void') return say('empty-space');
  if (tile === 'dead') return say('destroyed-planet');
  if (tile === 'open') return say('unexplored-space');
  return say('planet-with', { symbols: [...tile].map((letter) => say('symbol', { type: kLetters[letter] })).join(', ') });
}

function read_piece(text) {
  const [, seat, kind, level] = text.match(/^p([1-6])([cf])([1-3])$/) ?? [];
  if (!seat) throw new Error(`this is no piece: ${text}`);
  return { seat: Number(seat) - 1, kind, level: Number(level) };
}

function check_tile(tile) {
  if (!/^(f?m?e?w?|void|dead)$/.test(tile)) throw new Error(`this is no tile: ${tile}`);
  return tile;
}

// ---- A part of the map

const kSide = 46; // corner to centre of a hex

const new_map = () => ({ spaces: new Map(), paths: [], helps: [], marks: [] });

function read_line(map, line) {
  const [word, ...rest] = line.split(/\s+/);
  if (word === 'open') for (const hex of rest) map.spaces.set(space(hex), { tile: 'open', pieces: [] });
  else if (word === 'path') map.paths.push(rest.map(space));
  else if (word === 'help') map.helps.push(rest.map(space));
  else if (word === 'mark') map.marks.push(...rest.map(space));
  else {
    const [hex, tile = ''] = word.split('=');
    map.spaces.set(space(hex), { tile: check_tile(tile), pieces: rest.map(read_piece) });
  }
}

function draw_map({ spaces, paths, helps, marks }, speech) {
  const at = (hex) => place(hex, kSide);
  const all = [...spaces];
  const drawing = all.map(([hex, { tile }]) => hexagon(at(hex), kSide - 2, tile === 'open' ? 'unexplored' : 'sector')).join('')
    + marks.map((hex) => hexagon(at(hex), kSide - 5, 'choice')).join('')
    + all.map(([hex, there]) => draw_space(hex, there)).join('')
    + paths.map((path) => draw_path(path.map(at), 'move')).join('') + helps.map((path) => draw_path(path.map(at), 'move help')).join('');
  return { drawing, box: box_around(all.map(([hex]) => at(hex)), kSide), label: tell(spaces, paths, helps, speech) };
}

function draw_space(hex, { tile, pieces }) {
  const [x, y] = place(hex, kSide);
  let out = ground(tile, [x, y], kSide) + words(hex, x, y - kSide + 14, 'site');
  if (tile !== 'open' && tile !== 'void' && tile !== 'dead') out += signs([...tile], x, pieces.length ? y - 15 : y, 6.5);
  const aside = pieces.length > 1 ? 15 : 0;
  const high = tile === 'void' ? 10 : 0; // empty space: it has no symbols to leave room for
  for (const { seat, kind, level } of pieces) out += kind === 'c' ? colony(seat, level, x - aside, y + 31) : fleet(seat, level, x + aside, y + 14 - high);
  return out;
}

// A line from the edge of the first space to the edge of the last, bent at the spaces between.
function draw_path(points, kind) {
  const towards = ([x, y], [to_x, to_y], by) => {
    const length = Math.hypot(to_x - x, to_y - y);
    return [x + ((to_x - x) * by) / length, y + ((to_y - y) * by) / length];
  };
  const way = [towards(points[0], points[1], kSide * 0.55), ...points.slice(1, -1), towards(points.at(-1), points.at(-2), kSide * 0.6)];
  const [end, before] = [way.at(-1), way.at(-2)];
  const turn = Math.atan2(end[1] - before[1], end[0] - before[0]);
  const feather = (by) => [end[0] - 11 * Math.cos(turn + by), end[1] - 11 * Math.sin(turn + by)];
  const text = (list) => list.map(([x, y]) => `${round(x)} ${round(y)}`).join('L');
  return tag('path', { class: kind, d: `M${text(way)}` }) + tag('path', { class: kind.split(' ')[0] + (kind.includes('help') ? ' help-end' : ''), d: `M${text([feather(0.5), end, feather(-0.5)])}` });
}

function tell(spaces, paths, helps, { say, seat_name }) {
  const told_piece = ({ seat, kind, level }) => (kind === 'c' ? say('colony-of', { who: seat_name(seat), level }) : say('fleet-of', { who: seat_name(seat), level }));
  const told = [...spaces].map(([space, { tile, pieces }]) => say('space-of', { space, there: [tile_words(tile, say), ...pieces.map(told_piece)].join(', ') }));
  return [...told, ...paths.map((path) => say('fleet-goes', { places: path.join(', ') })), ...helps.map(([from, to]) => say('fleet-supports', { from, to }))].join(' ');
}

// ---- The legend

function draw_tile(line) {
  const [what, ...rest] = line.split(/\s+/);
  const name = rest.join(' ');
  const side = 38;
  const is_piece = /^p\d/.test(what), is_sign = what.length === 1 && kLetters[what] && name.endsWith('.');
  const said = name.replace(/\.$/, '');
  const reach = is_piece || is_sign ? 24 : side;
  let drawing = '';
  if (is_piece) {
    const { seat, kind, level } = read_piece(what);
    drawing = kind === 'c' ? colony(seat, level, 0, 20) : fleet(seat, level, 0, 0);
  } else if (is_sign) {
    drawing = sign(what, 0, 0, 13);
  } else {
    drawing = hexagon([0, 0], side - 2, what === 'open' ? 'unexplored' : 'sector') + ground(what === 'open' ? what : check_tile(what), [0, 0], side)
      + (what === 'open' || what === 'void' || what === 'dead' ? '' : signs([...what], 0, 0, 6.5));
  }
  const lines = wrapped(said, 15);
  return { drawing: drawing + lines.map((text, at) => words(text, 0, reach + 18 + at * 16)).join(''), box: [-52, -reach - 2, 104, 2 * reach + 10 + 16 * lines.length + 4], label: said };
}

// ---- The whole board

const kSmall = 21;

function homes_of(players, catalogue_of) {
  const row = catalogue_of('kardashev').homes.find((one) => one.players === players);
  if (!row) throw new Error(`there are no homes for ${players} players`);
  return row.homes.map(({ inner, outer }) => [inner, outer]);
}

function draw_whole_board(players, { say, catalogue_of, seat_name }) {
  const homes = homes_of(players, catalogue_of);
  const radius = players <= 3 ? 3 : 4;
  const all = kAllSpaces.filter((hex) => distance(hex, 'e5') <= radius);
  const owner = new Map(homes.flatMap((pair, seat) => pair.map((hex) => [hex, seat])));
  const is_blue = (hex) => distance(hex, 'e5') < radius;
  const spaces = all.map((hex) => hexagon(place(hex, kSmall), kSmall - 1, is_blue(hex) ? 'blue-zone' : 'white-zone')).join('');
  const names = all.map((hex) => {
    const [x, y] = place(hex, kSmall);
    const seat = owner.get(hex);
    return seat === undefined ? words(hex, x, y + 4, 'site') : seat_shape(seat, x, y - 7, 6) + words(hex, x, y + 12, 'site');
  }).join('');
  const told = homes.map(([inner, outer], seat) => say('home-of', { who: seat_name(seat), inner, outer })).join(', ');
  const blue = all.filter(is_blue).length;
  return { drawing: spaces + names, box: box_around(all.map((hex) => place(hex, kSmall)), kSmall), label: say('board-for', { players, blue, white: all.length - blue, homes: told }) };
}

// ---- Technologies

const kBox = { width: 112, height: 58, gap: 24, row_gap: 20 };
const kTechLine = 14; // letters of a name in a line; a longer word is written smaller

// Technologies that exclude each other stand in one column, one below the other; each column is a level.
const kCommonRows = [['encryption', 'terraform', 'accretion-device'], ['fuel-efficiency', 'boosters', 'antimatter'], ['asteroid-mining', 'expanded-cargohold', null], ['harvest-rover', null, null]];

function tree_of(name, catalogue_of) {
  const { common, roles, technologies } = catalogue_of('kardashev');
  const faces = new Map(technologies.map((one) => [one.id, one]));
  if (name === 'common') {
    if (String(kCommonRows.flat().filter(Boolean).sort()) !== String(common.map(({ tech }) => tech).sort())) throw new Error('the common technologies are others');
    return {
      faces, rows: kCommonRows, needs: common.filter(({ needs }) => needs).map(({ tech, needs }) => ({ tech, from: needs })),
      opposed: common.filter(({ excludes }) => excludes).map(({ tech, excludes }) => [tech, excludes]),
    };
  }
  const { contests: pairs, line: own } = roles.find(({ id }) => id === name) ?? {};
  if (!own) throw new Error(`there is no role "${name}"`);
  const needed = [1, 2].flatMap((level) => [...pairs[level].map((tech) => ({ tech, from: pairs[level - 1] })), { tech: own[level], from: [own[level - 1]] }]);
  return { faces, rows: [pairs.map(([first]) => first), pairs.map(([, second]) => second), own], needs: needed, opposed: pairs };
}

function draw_tree(name, { say, catalogue_of }) {
  const { faces, rows, needs, opposed } = tree_of(name, catalogue_of);
  const corner = new Map(rows.flatMap((row, r) => row.flatMap((tech, column) => (
    tech ? [[tech, [column * (kBox.width + kBox.gap), 24 + r * (kBox.height + kBox.row_gap)]]] : []))));
  const middle = (tech, side) => [corner.get(tech)[0] + side * kBox.width, corner.get(tech)[1] + kBox.height / 2];
  const levels = [1, 2, 3].map((level) => words(say('level', { level }), (level - 1) * (kBox.width + kBox.gap) + kBox.width / 2, 10)).join('');
  const groups = new Map();
  for (const { tech, from } of needs) groups.set(String(from), { from, to: [...(groups.get(String(from))?.to ?? []), tech] });
  const lines = [...groups.values()].map(({ from, to }) => {
    const x = middle(from[0], 1)[0] + kBox.gap / 2;
    const legs = from.map((tech) => `M${middle(tech, 1).map(round).join(' ')}H${round(x)}`).join('');
    const arms = to.map((tech) => { const [left, y] = middle(tech, 0); return `M${round(x)} ${round(y)}H${round(left - 2)}m-5 -4l5 4l-5 4`; }).join('');
    const ys = [...from.map((tech) => middle(tech, 1)[1]), ...to.map((tech) => middle(tech, 0)[1])];
    return tag('path', { class: 'need', d: `${legs}${arms}M${round(x)} ${round(Math.min(...ys))}V${round(Math.max(...ys))}` });
  }).join('');
  const either = opposed.map(([one, other]) => {
    const [x, y] = [middle(one, 0.5)[0], (middle(one, 0)[1] + middle(other, 0)[1]) / 2];
    const half = kBox.row_gap / 2;
    return tag('path', { class: 'opposed', d: `M${round(x - 22)} ${round(y - half)}v${kBox.row_gap}M${round(x + 22)} ${round(y - half)}v${kBox.row_gap}` }) + words(say('or'), x, y + 5, 'either');
  }).join('');
  const boxes = [...corner].map(([tech, [x, y]]) => draw_tech(faces.get(tech), x, y, say)).join('');
  const height = 24 + rows.length * (kBox.height + kBox.row_gap) - kBox.row_gap;
  return { drawing: levels + lines + either + boxes, box: [-2, -4, 3 * kBox.width + 2 * kBox.gap + 4, height + 8], label: tell_tree(faces, corner, needs, opposed, say) };
}

function draw_tech({ name, cost }, x, y, say) {
  const lines = wrapped(name, kTechLine), kind = lines.some((line) => line.length > kTechLine) ? 'tech-name long' : 'tech-name';
  const text = lines.map((line, at) => words(line, x + kBox.width / 2, y + (lines.length > 1 ? 17 : 25) + at * 16, kind)).join('');
  const foot = y + kBox.height - 12;
  const prices = Object.entries({ ...kLetters, any: 'any' }).flatMap(([letter, type]) => Array(cost[type] ?? 0).fill(letter));
  const price = !cost.alike
    ? prices.map((letter, at) => {
      const centre = x + kBox.width / 2 + (at - (prices.length - 1) / 2) * 13;
      return letter === 'any' ? tag('circle', { cx: centre, cy: foot, r: 4.5, class: 'any' }) : sign(letter, centre, foot, 5);
    }).join('')
    : words(say('two-alike'), x + kBox.width / 2, foot + 5);
  return tag('rect', { x, y, width: kBox.width, height: kBox.height, rx: 6, class: 'tech' }) + text + price;
}

function tell_tree(faces, corner, needs, opposed, say) {
  const name = (tech) => faces.get(tech).name;
  const levels = [1, 2, 3].map((level) => say('level-has', { level, technologies: [...corner.keys()].filter((tech) => faces.get(tech).level === level).map(name).join(', ') }));
  const any_of = (names) => names.reduce((one, other) => say('either', { one, other }));
  return [...levels, ...needs.map(({ tech, from }) => say('needs', { technology: name(tech), needed: any_of(from.map(name)) })),
    ...opposed.map(([one, other]) => say('not-both', { one: name(one), other: name(other) }))].join(' ');
}

function wrapped(text, most) {
  return text.split(' ').reduce((lines, word) => {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    return lines.length && longer.length <= most ? [...lines.slice(0, -1), longer] : [...lines, word];
  }, []);
}
