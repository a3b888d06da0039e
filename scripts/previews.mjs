// Pictures for link previews in chats and for search engines: previews/<game>.png, and previews/orrery.png for the
// front page; languages beside English have folders of their own. Called by scripts/site.mjs. Each shows a position from
// a real match: assets/previews/<game>.json names the link and holds the part of the position that is drawn
// (tests/browser/hosting_test.mjs checks that it still matches). To choose another position:
//   node scripts/previews.mjs GAME LINK PLY      with the terminal program built (scripts/dev build native)
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { games } from './games.mjs';
import { draw_cosmos } from './rulebook/cosmos.mjs';
import { draw_kardashev } from './rulebook/kardashev.mjs';
import { draw_ozymandias } from './rulebook/ozymandias.mjs';
import { escape, round, tag } from './rulebook/picture.mjs';
import { draw_prosper } from './rulebook/prosper.mjs';
import { draw_rise } from './rulebook/rise.mjs';
import { folder_of, kEnglish } from './words.mjs';
import { speech_in } from './words/say.mjs';

const kRoot = new URL('..', import.meta.url).pathname;
export const kPictureSize = { width: 1200, height: 630 };
const kFamilies = { '--text': 'Inter', '--title': '"EB Garamond 12"' };

// ---- Positions

const pick = (thing, ...keys) => Object.fromEntries(keys.filter((key) => thing[key] !== undefined && thing[key] !== '-').map((key) => [key, thing[key]]));

/**
 * Per game: `part` picks what is drawn of a position, `words` writes it in the language of the rulebooks' drawings
 * (scripts/rulebook).
 */
const kGames = {
  prosper: {
    part: ({ planets, edges }) => ({ planets: planets.map((one) => pick(one, 'id', 'size', 'owner', 'ships', 'x', 'y')), edges }),
    words: ({ planets, edges }) => [
      ...planets.map(({ id, size, owner, ships, x, y }) => `${id} ${size} ${round(x * 90) / 10},${round(y * 75) / 10}${owner ? ` ${owner}=${ships}` : ''}`),
      `lanes ${edges.map((lane) => lane.join('-')).join(' ')}`],
    draw: draw_prosper,
  },
  rise: {
    part: ({ map }) => ({ map: map.map((one) => pick(one, 'site', 'natural', 'gems', 'stack')) }),
    words: ({ map }) => [`map ${map.map(({ site, natural, gems, stack = '' }) => `${site}=${natural}+${gems}[${stack}]`).join(' ')}`],
    draw: draw_rise,
  },
  kardashev: {
    part: ({ board }) => ({ board }),
    words: ({ board }) => board.map((one) => [`${one.hex}=${one.tile}`, one.colony && `${one.colony}c${one['colony level']}`,
      one.fleet && `${one.fleet}f${one['fleet level']}`].filter(Boolean).join(' ')),
    draw: draw_kardashev,
  },
  ozymandias: {
    part: ({ galaxy, disks, fleets }) => ({
      sites: galaxy.sites.map((one) => pick(one, 'site', 'tile', 'rotation')), disks,
      fleets: fleets.filter(({ where }) => where === 'map').map((one) => pick(one, 'fleet', 'point', 'strength')),
    }),
    words: ({ sites, disks, fleets }) => [`sites ${sites.map(({ site, tile, rotation }) => `${site}=${tile}${rotation}`).join(' ')}`,
      ...disks.map(({ point }) => `disks ${point}=${disks.filter((one) => one.point === point).map(({ owner }) => owner).join(',')}`), ...fleets.map(({ fleet, point, strength }) => `${fleet} ${point} ${strength}`)],
    draw: draw_ozymandias,
  },
  cosmos: {
    part: (position) => ({
      ...pick(position, 'planets', 'mineral spots', 'gas spots'), players: position.players.map((one) => pick(one, 'player', 'ships')),
    }),
    words: (part) => [`planets ${part.planets.join(' ')}`, `minerals ${part['mineral spots'].join(' ')}`, `gas ${part['gas spots'].join(' ')}`,
      ...part.players.map(({ player, ships }) => `${player} ${Object.entries(ships).map(([site, count]) => `${site}=${count}`).join(' ')}`)],
    draw: draw_cosmos,
  },
};

const file_of = (game) => join(kRoot, 'assets/previews', `${game}.json`);

/** The {link, position} of a game's picture. */
export function read_position(game) {
  if (!existsSync(file_of(game))) throw new Error(`assets/previews/${game}.json is missing; scripts/previews.mjs says how it is made`);
  return JSON.parse(readFileSync(file_of(game), 'utf8'));
}

/**
 * What the terminal program shows of a link after `ply` moves, of all of them if none is given: the link as it then was,
 * and the drawn part of the position. `command`: the program, and arguments before its own.
 */
export function shown_of(game, link, command, ply) {
  const [program, ...before] = command, words = ply === undefined ? [] : ['--ply', String(ply)];
  const shown = JSON.parse(execFileSync(program, [...before, 'show', link, '--as', 'all', ...words], { encoding: 'utf8', maxBuffer: 2 ** 24 }));
  return { link: shown.link, position: kGames[game].part(shown.position) };
}

// ---- Drawings

/** The style of the rulebooks' boards: the rules that a picture needs and its renderer understands. */
function style_of_boards() {
  const page = readFileSync(join(kRoot, 'shell/page.css'), 'utf8'), book = readFileSync(join(kRoot, 'shell/rulebook.css'), 'utf8');
  const variables = new Map([...page.matchAll(/(--[a-z]+): ([^;]+);/g)].map(([, name, value]) => [name, value.split('/*')[0].trim()]));
  for (const [name, family] of Object.entries(kFamilies)) variables.set(name, family);
  const seats = [...book.matchAll(/\.(seat\d) \{ --seat: (#\w+); \}/g)];
  const [rules] = book.slice(book.indexOf('.board text')).split('@media');
  const readable = [...rules.replace(/\/\*.*?\*\//gs, '').matchAll(/[^{}]+\{[^{}]*\}/g)].map(([rule]) => rule.trim()).filter((rule) => !/:is|--seat:|::/.test(rule));
  readable.push('.board .site, .board .name { display: none; }'); // names of places are for the rules only
  return readable.flatMap((rule) => (rule.includes('var(--seat)')
    ? seats.map(([, seat, colour]) => rule.replace(/ \{/, `.${seat} {`).replace('var(--seat)', colour)) : [rule]))
    .map((rule) => rule.replace(/font: (\d+px) ([^;}]+)/g, 'font-size: $1; font-family: $2').replace(/var\((--[a-z]+)\)/g, (_, name) => variables.get(name)))
    .join('\n');
}

/** The board of a game's position, for every language: the content of its SVG without words, and its box. */
function board_of(game) {
  const { words, draw } = kGames[game];
  const [, box, drawing] = /<svg viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(draw(speech_in(kEnglish), words(read_position(game).position).join('\n'), []));
  return { box: box.split(' ').map(Number), drawing };
}

const kMargin = 64, kColumn = 520, kBoard = { x: 600, y: 28, width: 572, height: 574 };

function place_board(game, { x, y, width, height } = kBoard) {
  const { box, drawing } = board_of(game);
  const scale = Math.min(width / box[2], height / box[3]);
  const [left, top] = [x + (width - box[2] * scale) / 2 - box[0] * scale, y + (height - box[3] * scale) / 2 - box[1] * scale];
  return `<g class="board" transform="translate(${round(left)} ${round(top)}) scale(${scale.toFixed(4)})">${drawing}</g>`;
}

/** Breaks text into lines of at most `most` characters. */
function in_lines(text, most) {
  const lines = [''];
  for (const word of text.split(' ')) {
    if (lines.at(-1) && lines.at(-1).length + 1 + word.length > most) lines.push('');
    lines.push(`${lines.pop()} ${word}`.trim());
  }
  return lines;
}

/** Stars, the same in each build: their places step through fractional parts. */
function sky(seed) {
  let at = seed * 0.7548776662 + 0.5;
  const next = () => { at = (at + 0.7548776662) % 1; return at; };
  return Array.from({ length: 150 }, (_, star) => tag('circle', {
    cx: ((star * 0.5698402910 + seed * 0.31) % 1) * kPictureSize.width, cy: next() * kPictureSize.height, r: star % 9 ? 0.8 : 1.5, fill: '#eae2cf', opacity: star % 4 ? '.3' : '.6',
  })).join('');
}

const kBrand = `<g transform="translate(${kMargin} 56) scale(1.9)" fill="none" stroke="#d0a54b" stroke-width="1.2">`
  + '<ellipse cx="12" cy="12" rx="11" ry="4.6" transform="rotate(-24 12 12)"/><circle cx="12" cy="12" r="4" fill="#d0a54b"/><circle cx="21.2" cy="6.6" r="1.9" fill="#eae2cf" stroke="none"/></g>';

/** Draws lines of text. Returns the drawing and the y of the next line. */
function write(lines, { y, size, colour, family }) {
  const step = Math.round(size * 1.2);
  return { drawn: lines.map((line, at) => `<text x="${kMargin}" y="${y + at * step}" fill="${colour}" font-family="${family}" font-size="${size}">${escape(line)}</text>`).join(''), next: y + lines.length * step };
}

function picture(seed, { title, tagline, facts }, board) {
  const { width, height } = kPictureSize;
  const title_size = title.length > 28 ? 66 : 84;
  const head = write(in_lines(title, Math.floor(kColumn / (title_size * 0.4))), { y: 210, size: title_size, colour: '#d0a54b', family: 'EB Garamond 12' });
  const said = write(in_lines(tagline, 34), { y: head.next + 4, size: 29, colour: '#eae2cf', family: 'Inter' });
  const under = write([facts], { y: height - kMargin + 8, size: 24, colour: '#b4afa8', family: 'Inter' });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><style>${style_of_boards()}</style>`
    + '<defs><radialGradient id="night" cx=".72" cy=".42" r=".75"><stop offset="0" stop-color="#1d2743"/><stop offset="1" stop-color="#0b1020"/></radialGradient></defs>'
    + `<rect width="${width}" height="${height}" fill="url(#night)"/>${sky(seed)}${kBrand}`
    + `<text x="${kMargin + 62}" y="91" fill="#d0a54b" font-family="EB Garamond 12" font-size="38">Orrery</text>`
    + head.drawn + said.drawn + under.drawn + board + '</svg>';
}

export const name_of_picture = (language, name) => `previews/${folder_of(language)}${name}.png`;

/**
 * Map of site name -> PNG, in a language.
 * @param {string} fonts the folder of the built fonts
 */
export async function preview_pictures(language, fonts) {
  const { say } = speech_in(language), shown = games(language);
  const home = { title: say('front-title'), tagline: say('front-tagline'), facts: say('front-facts') }; // shell/index.html has tags of its own
  const fontBuffers = ['text.otf', 'title.otf', 'more.otf'].map((name) => join(fonts, name)).filter((path) => existsSync(path)).map((path) => readFileSync(path));
  const [wide, high] = [kBoard.width / 2 - 8, kBoard.height / 2 - 8];
  const four = shown.slice(0, 4).map(({ id }, at) => place_board(id, {
    x: kBoard.x + (at % 2) * (wide + 16), y: kBoard.y + (at >> 1) * (high + 16), width: wide, height: high })).join('');
  const pages = [...shown.map((game, at) => [game.id, picture(at + 1, game, place_board(game.id))]), ['orrery', picture(0, home, four)]];
  const drawn = new Map();
  for (const [name, svg] of pages) drawn.set(name_of_picture(language, name), await png_of(svg, fontBuffers));
  return drawn;
}

let renderer = null;

/** Drawing takes most of a second, so pictures are kept under a hash of everything that goes into them. */
async function png_of(svg, fontBuffers) {
  const hash = createHash('sha256').update(svg);
  for (const font of fontBuffers) hash.update(font);
  const kept = join(kRoot, 'build/previews', `${hash.digest('hex').slice(0, 20)}.png`);
  if (!existsSync(kept)) {
    renderer ??= initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
    await renderer;
    mkdirSync(dirname(kept), { recursive: true });
    writeFileSync(kept, new Resvg(svg, { font: { fontBuffers, loadSystemFonts: false, defaultFontFamily: 'Inter' } }).render().asPng());
  }
  return readFileSync(kept);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [game, link, ply] = process.argv.slice(2);
  writeFileSync(file_of(game), `${JSON.stringify(shown_of(game, link, [join(kRoot, 'build/native/orrery')], ply))}\n`);
}
