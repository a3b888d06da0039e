// Small boards of Rise, in the notation of its rules: "map 0,0=2+1[kb] 1,0=0[]" is natural value + gems [stack bottom to
// top]. More lines: "open 1,0 0,-1" unexplored sectors, "mark 1,0" those that can be chosen, "then" the picture after
// (it begins as the one before), "caption Words."
import { figure, polygon, tag, words } from './picture.mjs';

const kSide = 46; // corner to centre of a hex
const kColours = { k: 'black', b: 'blue', r: 'red', w: 'white' };
const kRise = 9; // of each disk over the one below

export function draw_rise(body) {
  const boards = [{ sectors: new Map(), open: [], marks: [] }];
  let caption = '';
  for (const line of body.split('\n').map((one) => one.trim()).filter(Boolean)) {
    const [word, ...rest] = line.split(/\s+/);
    const board = boards.at(-1);
    if (word === 'map') for (const sector of rest) read_sector(board, sector);
    else if (word === 'open') board.open = rest.map(site);
    else if (word === 'mark') board.marks = rest.map(site);
    else if (word === 'then') boards.push({ sectors: new Map(board.sectors), open: [], marks: [] });
    else if (word === 'caption') caption = rest.join(' ');
    else throw new Error(`this is no line of a map: ${line}`);
  }
  return figure(boards.map(draw_board), { caption });
}

function site(text) {
  if (!/^-?\d+,-?\d+$/.test(text)) throw new Error(`this is no site: ${text}`);
  return text;
}

function read_sector(board, text) {
  const found = text.match(/^(-?\d+,-?\d+)=(\d)(?:\+(\d+))?\[([kbrw]*)\]$/);
  if (!found) throw new Error(`this is no sector: ${text}`);
  const [, at, natural, gems = '0', stack] = found;
  board.sectors.set(at, { natural: Number(natural), gems: Number(gems), stack });
}

function place(at) {
  const [q, r] = at.split(',').map(Number);
  return [Math.sqrt(3) * kSide * (q + r / 2), 1.5 * kSide * r];
}

function draw_board({ sectors, open, marks }) {
  const all = [...new Set([...sectors.keys(), ...open, ...marks])];
  const xs = all.map((at) => place(at)[0]), ys = all.map((at) => place(at)[1]);
  const wide = Math.sqrt(3) * kSide / 2 + 4, high = kSide + 4;
  const hexes = all.map((at) => polygon(...place(at), kSide - 2, 6, Math.PI / 6, sectors.has(at) ? 'sector' : 'unexplored')).join('');
  const chosen = marks.map((at) => polygon(...place(at), kSide - 5, 6, Math.PI / 6, 'choice')).join('');
  const inside = [...sectors].map(([at, sector]) => draw_sector(...place(at), at, sector)).join('');
  const [left, top] = [Math.min(...xs) - wide, Math.min(...ys) - high];
  return {
    drawing: hexes + chosen + inside, label: tell(sectors, open, marks),
    box: [left, top, Math.max(...xs) + wide - left, Math.max(...ys) + high - top],
  };
}

function draw_sector(x, y, at, { natural, gems, stack }) {
  let out = words(at, x, y + kSide - 12, 'site');
  [...stack].forEach((letter, level) => { out += draw_disk(x - 12, y + 8 - level * kRise, letter, level === stack.length - 1); });
  out += words(natural + gems, stack ? x + 22 : x, y + 7, 'count');
  if (gems) out += tag('path', { class: 'gem', d: `M${x + 22} ${y - 26}l6 6l-6 9l-6 -9Z` }) + words(gems, x + 33, y - 13, 'name');
  return out;
}

/** A disk seen from the side above; the top one shows its letter. */
function draw_disk(x, y, letter, is_top) {
  const kind = `disk ${kColours[letter]}`;
  const edge = tag('path', { class: kind, d: `M${x - 17} ${y}v6a17 8 0 0 0 34 0v-6Z` });
  return edge + tag('ellipse', { cx: x, cy: y, rx: 17, ry: 8, class: kind }) + (is_top ? words(letter.toUpperCase(), x, y + 4, `letter on-${kColours[letter]}`) : '');
}

function tell(sectors, open, marks) {
  const told = [...sectors].map(([at, { natural, gems, stack }]) => {
    const value = gems ? `${natural + gems}, ${natural} natural and ${gems} in gems` : `${natural}`;
    const disks = [...stack].reverse().map((letter) => kColours[letter]);
    return `Sector ${at}: value ${value}; ${disks.length ? disks.join(' over ') : 'empty'}.`;
  });
  if (open.length) told.push(`Unexplored: ${open.join(' and ')}.`);
  if (marks.length) told.push(`Can be chosen: ${marks.join(' and ')}.`);
  return told.join(' ');
}
