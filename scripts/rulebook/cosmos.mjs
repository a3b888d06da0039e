// Drawings for Settlers of the Cosmos, in the notation that its rules use for positions. Blocks:
//
//   cosmos                a board; each line is a statement:
//       board S              the planets, minerals and gas of the example board; or name each kind:
//       planets d5 e3        hexes with a planet; all others are void hexes
//       minerals c6          hexes with a mineral; gas d8: with gas
//       only d5 e3 f5        no other hexes are drawn
//       p1 d5=4 e4=2         stacks of a player
//       gone f5              no stack is on a site any more
//       move d4 e3           an arrow, over all sites named
//       name d5 e4           names beside sites; "name all"
//       then                 begins the next picture, which starts as a copy without arrows; "caption Words."
//   cosmos things         a legend, one picture per line: "planet A planet hex", "mineral A mineral"
//   cosmos races          the sixteen races of the game's catalogue
//   cosmos tiles          Domino's tiles; "cosmos stones": Lapidary's stones
import { escape, figure, polygon, round, seat_shape, tag, words } from './picture.mjs';

export function draw_cosmos(speech, body, [kind = '']) {
  const { say, catalogue_of } = speech;
  const lines = body.split('\n').map((one) => one.trim()).filter(Boolean);
  const caption = lines.filter((line) => line.startsWith('caption ')).map((line) => line.slice(8)).join(' ');
  const said = lines.filter((line) => !line.startsWith('caption '));
  if (kind === 'races') return draw_races(catalogue_of('cosmos').races);
  if (kind === 'tiles') return draw_table(catalogue_of('cosmos').tiles, say('tile'), say('what-it-does'), caption);
  if (kind === 'stones') return draw_table(catalogue_of('cosmos').stones, say('stone'), say('what-it-does'), caption);
  if (kind === 'things') return figure(said.map(draw_thing), { say, caption, is_list: true });
  if (kind) throw new Error(`there is no drawing "${kind}"`);
  const boards = [new_board()];
  for (const line of said) {
    if (line === 'then') boards.push({ ...boards.at(-1), stacks: new Map(boards.at(-1).stacks), moves: [] });
    else read_line(boards.at(-1), line);
  }
  return figure(boards.map((board) => draw_board(board, speech)), { say, caption });
}

// ---- Places: a site by row and column, x to the right, y down.

const kSide = 46;
const kRows = 'abcdefghijk';
const kStarts = [-1, -4, -7, -8, -7, -8, -7, -8, -7, -4, -1];
const kLengths = [2, 5, 8, 9, 8, 9, 8, 9, 8, 5, 2];
const kCentres = 'b3 c3 c6 d2 d5 d8 e3 e6 f2 f5 f8 g3 g6 h2 h5 h8 i3 i6 j3'.split(' ');

function place(site) {
  const [row, number] = [kRows.indexOf(site[0]), Number(site.slice(1))];
  if (row < 0 || !(number >= 1 && number <= kLengths[row])) throw new Error(`this is no site: ${site}`);
  return [((kStarts[row] + 2 * (number - 1)) / 2) * kSide, (row - 5) * (Math.sqrt(3) / 2) * kSide];
}

const kSites = [...kRows].flatMap((row, at) => Array.from({ length: kLengths[at] }, (_, number) => `${row}${number + 1}`));
const is_near = (one, other, most) => Math.hypot(place(one)[0] - place(other)[0], place(one)[1] - place(other)[1]) < most * kSide;

// ---- Reading

const kExample = { planets: 'b3 c3 d5 e3 e6 f5 g3 g6 h5 i3', minerals: 'c6 d2 f2 h2 h8 j3', gas: 'd8 f8 i6' };
const new_board = () => ({ planets: new Set(), minerals: new Set(), gas: new Set(), only: kCentres, stacks: new Map(), moves: [], names: new Set() });

function read_line(board, line) {
  const [word, ...rest] = line.split(/\s+/);
  if (line === 'board S') {
    for (const [kind, sites] of Object.entries(kExample)) board[kind] = new Set(sites.split(' '));
  } else if (['planets', 'minerals', 'gas', 'only'].includes(word)) {
    const wrong = rest.find((site) => !kCentres.includes(site));
    if (wrong) throw new Error(`this is no centre of a hex: ${wrong}`);
    board[word] = word === 'only' ? rest : new Set(rest);
  } else if (/^p[1-6]$/.test(word)) {
    for (const one of rest) {
      const [site, ships] = one.split('=');
      place(site);
      board.stacks.set(`${word} ${site}`, { seat: Number(word[1]) - 1, site, ships });
    }
  } else if (word === 'gone') for (const key of [...board.stacks.keys()].filter((one) => rest.includes(one.split(' ')[1]))) board.stacks.delete(key);
  else if (word === 'move') board.moves.push(rest);
  else if (word === 'name') for (const one of rest) board.names.add(one);
  else throw new Error(`this says nothing: ${line}`);
}

// ---- A board

function draw_board(board, speech) {
  const hexes = board.only.map((centre) => draw_hex(centre, board)).join('');
  const sites = kSites.filter((site) => board.only.some((centre) => is_near(site, centre, 1.1)));
  const dots = sites.filter((site) => !board.planets.has(site)).map((site) => dot(...place(site))).join('');
  const names = sites.filter((site) => board.names.has(site) || board.names.has('all'))
    .map((site) => draw_name(site, board)).join('');
  const stacks = [...board.stacks.values()];
  const ships = stacks.map((one) => {
    const there = stacks.filter(({ site }) => site === one.site);
    return draw_stack(place(one.site), one, (there.indexOf(one) - (there.length - 1) / 2) * 24);
  }).join('');
  const corners = sites.map(place);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - 22, Math.min(...ys) - 22];
  return {
    drawing: hexes + dots + names + board.moves.map(draw_move).join('') + ships,
    box: [left, top, Math.max(...xs) + 22 - left, Math.max(...ys) + 26 - top], label: tell(board, speech),
  };
}

// A corner's name stands where no line runs: in the hex below it, or to its right. A planet's name stands on it, or
// below a stack.
function draw_name(site, { planets, stacks }) {
  const [x, y] = place(site);
  const is_taken = [...stacks.values()].some((one) => one.site === site);
  if (kCentres.includes(site)) return words(site, x, y + (is_taken ? 29 : 4), planets.has(site) && !is_taken ? 'site on-planet' : 'site');
  const is_left = kCentres.some((centre) => place(centre)[1] === y && Math.abs(place(centre)[0] - x - kSide) < 1);
  return words(site, x + (is_left ? 17 : -17), y + (is_taken ? 15 : 4), 'site');
}

const dot = (x, y) => tag('circle', { cx: x, cy: y, r: 2.5, class: 'star' });
const planet = (x, y) => tag('circle', { cx: x, cy: y, r: 19, class: 'planet small' });
// A token lies beside the centre, so that a stack does not hide it.
const mineral = (x, y) => polygon(x + 22, y - 16, 7, 4, 0, 'gem');
const gas = (x, y) => [[17, -14], [24, -12], [20, -20]].map(([dx, dy]) => tag('circle', { cx: x + dx, cy: y + dy, r: 4.5, class: 'sign-f' })).join('');

function draw_hex(centre, { planets, minerals, gas: clouds }) {
  const [x, y] = place(centre);
  const ground = polygon(x, y, kSide, 6, 0, 'sector') + (planets.has(centre) ? planet(x, y) : polygon(x, y, kSide - 2, 6, 0, 'dark'));
  return ground + (minerals.has(centre) ? mineral(x, y) : '') + (clouds.has(centre) ? gas(x, y) : '');
}

const draw_stack = ([x, y], { seat, ships }, aside) => seat_shape(seat, x + aside, y, 11) + words(ships, x + aside, y + 4.5, 'sign on-white');

function draw_move(sites) {
  const points = sites.map(place);
  const [end, before] = [points.at(-1), points.at(-2)];
  const turn = Math.atan2(end[1] - before[1], end[0] - before[0]);
  const tip = [end[0] - 13 * Math.cos(turn), end[1] - 13 * Math.sin(turn)];
  const feather = (by) => [tip[0] - 11 * Math.cos(turn + by), tip[1] - 11 * Math.sin(turn + by)];
  const path = (list) => tag('path', { class: 'move', d: `M${list.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}` });
  return path([...points.slice(0, -1), tip]) + path([feather(0.5), tip, feather(-0.5)]);
}

function tell({ planets, minerals, gas: clouds, only, stacks, moves }, { say, seat_name }) {
  const shown = (is_shown) => ({ sites: only.filter(is_shown).join(', ') || say('none') });
  return [say('planets-are', shown((site) => planets.has(site))), say('voids-are', shown((site) => !planets.has(site))),
    say('minerals-are', shown((site) => minerals.has(site))), say('gas-is', shown((site) => clouds.has(site))),
    ...[...stacks.values()].map(({ seat, site, ships }) => say('stack-on', { who: seat_name(seat), ships, site })),
    ...moves.map((sites) => say('arrow-over', { sites: sites.join(', ') }))].join(' ');
}

// ---- Lists

function draw_thing(line) {
  const [what, ...rest] = line.split(/\s+/);
  const drawings = {
    planet: () => polygon(0, 0, kSide - 8, 6, 0, 'sector') + planet(0, 0),
    void: () => polygon(0, 0, kSide - 8, 6, 0, 'sector') + polygon(0, 0, kSide - 10, 6, 0, 'dark') + dot(0, 0),
    mineral: () => mineral(-22, 16), gas: () => gas(-20, 15), stack: () => draw_stack([0, 0], { seat: 0, ships: 3 }, 0),
  };
  if (!drawings[what]) throw new Error(`there is no picture of "${what}"`);
  return { drawing: drawings[what]() + words(rest.join(' '), 0, 56), box: [-76, -44, 152, 110], label: rest.join(' ') };
}

function draw_table(faces, title, what, caption) {
  const line = (cells, cell) => `<tr>${cells.map((text) => `<${cell}>${escape(text)}</${cell}>`).join('')}</tr>`;
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escape(caption)}"><table><thead>${line([title, what], 'th')}</thead>`
    + `<tbody>${faces.map(({ name, text }) => line([name, text], 'td')).join('')}</tbody></table></div>\n`;
}

function draw_races(races) {
  const item = ({ name, motto, text, graft }) => `<article class="card"><h4>${escape(name)}</h4><p class="kinds">${escape(motto)}</p><p>${escape(text)}</p>`
    + `<p class="more">${escape(graft)}</p></article>`;
  return `<div class="cards">${races.map(item).join('\n')}</div>\n`;
}
