// Small boards of Rise, in the notation of its rules: "map 0,0=2+1[kb] 1,0=0[]" means natural value + gems [stack from
// bottom to top]. More lines: "open 1,0 0,-1" for unexplored sectors, "mark 1,0" for those that can be chosen, "then"
// for the next picture (which starts as a copy), "caption Words."
import { figure, polygon, round, tag, words } from './picture.mjs';

const kSide = 46; // corner to centre of a hex
const kColours = { k: 'black', b: 'blue', r: 'red', w: 'white' };
const kDisk = 15;
const kEdge = 10;

export function draw_rise({ say }, body) {
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
  return figure(boards.map((board) => draw_board(board, say)), { say, caption });
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

function draw_board({ sectors, open, marks }, say) {
  const all = [...new Set([...sectors.keys(), ...open, ...marks])];
  const xs = all.map((at) => place(at)[0]), ys = all.map((at) => place(at)[1]);
  const wide = Math.sqrt(3) * kSide / 2 + 4, high = kSide + 4;
  const hexes = all.map((at) => polygon(...place(at), kSide - 2, 6, Math.PI / 6, sectors.has(at) ? 'sector' : 'unexplored')).join('');
  const chosen = marks.map((at) => polygon(...place(at), kSide - 5, 6, Math.PI / 6, 'choice')).join('');
  const inside = [...sectors].map(([at, sector]) => draw_sector(...place(at), at, sector)).join('');
  const [left, top] = [Math.min(...xs) - wide, Math.min(...ys) - high];
  return {
    drawing: hexes + chosen + inside, label: tell(sectors, open, marks, say),
    box: [left, top, Math.max(...xs) + wide - left, Math.max(...ys) + high - top],
  };
}

function draw_sector(x, y, at, { natural, gems, stack }) {
  const aside = stack ? x + 20 : x;
  let out = words(at, x, y + kSide - 11, 'site') + draw_stack(x - 14, y - 4, stack) + words(natural + gems, aside, y + 5, 'count');
  if (gems) out += tag('path', { class: 'gem', d: `M${round(aside - 6)} ${round(y - 31)}l5 6l-5 7l-5 -7Z` }) + words(gems, aside + 6, y - 20, 'name');
  return out;
}

/** A single disk as a picture; the words beside it say what it means. */
export const disk_icon = (colour) => tag('svg', { viewBox: '-16 -16 32 32', width: 28, height: 28, 'aria-hidden': 'true' }, draw_stack(0, 0, Object.keys(kColours).find((letter) => kColours[letter] === colour)));

/** The top disk seen from above, the disks below it by their edges. Each has the shape of its colour. */
function draw_stack(x, y, stack) {
  if (!stack) return '';
  const top = y - (kDisk * 2 + kEdge * (stack.length - 1)) / 2 + kDisk;
  let out = '';
  [...stack].forEach((letter, level) => {
    const below = stack.length - 1 - level;
    const kind = `disk ${kColours[letter]}`;
    if (below) {
      out += tag('path', { class: kind, d: `M${round(x - kDisk)} ${round(top + (below - 1) * kEdge)}v${kEdge}a${kDisk} ${kDisk} 0 0 0 ${2 * kDisk} 0v${-kEdge}Z` })
        + colour_shape(letter, x, top + kDisk + (below - 0.5) * kEdge, kEdge * 0.34);
    } else {
      out += tag('circle', { cx: x, cy: top, r: kDisk, class: kind }) + colour_shape(letter, x, top, kDisk * 0.56);
    }
  });
  return out;
}

/** Crescent, drop, cross, ring, as on the board (web/boards/rise/cards.cpp). */
function colour_shape(letter, x, y, r) {
  const kind = `sign on-${kColours[letter]}`;
  const at = (dx, dy) => `${round(x + dx * r)} ${round(y + dy * r)}`;
  if (letter === 'k') return tag('path', { class: kind, d: `M${at(0.64, -0.77)}A${round(r)} ${round(r)} 0 1 0 ${at(0.64, 0.77)}A${round(r * 0.79)} ${round(r * 0.79)} 0 1 1 ${at(0.64, -0.77)}Z` });
  if (letter === 'b') return tag('path', { class: kind, d: `M${at(0, -1.15)}L${at(0.64, -0.09)}A${round(r * 0.74)} ${round(r * 0.74)} 0 1 1 ${at(-0.64, -0.09)}Z` });
  if (letter === 'w') return tag('circle', { class: `${kind} ring-sign`, cx: x, cy: y, r: r * 0.73 });
  const corners = Array.from({ length: 12 }, (_, i) => {
    const [reach, turn] = [[1.1, -0.46], [1.1, 0.46], [0.24 * Math.SQRT2, Math.PI / 4]][i % 3];
    const angle = turn + (Math.floor(i / 3) * Math.PI) / 2;
    return at(reach * Math.cos(angle), reach * Math.sin(angle));
  });
  return tag('path', { class: kind, d: `M${corners.join('L')}Z` });
}

function tell(sectors, open, marks, say) {
  const listed = (sites) => ({ sites: sites.reduce((one, other) => say('both', { one, other })) });
  const told = [...sectors].map(([site, { natural, gems, stack }]) => {
    const colours = [...stack].map((letter) => say('colour', { colour: kColours[letter] }));
    const disks = colours.length ? colours.reduce((below, disk) => say('disk-over', { disk, below })) : say('no-disks');
    return gems ? say('sector-with-gems', { site, value: natural + gems, natural, gems, disks }) : say('sector-of', { site, value: natural, disks });
  });
  if (open.length) told.push(say('unexplored-are', listed(open)));
  if (marks.length) told.push(say('can-be-chosen', listed(marks)));
  return told.join(' ');
}
