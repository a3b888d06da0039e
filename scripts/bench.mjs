// Prints speeds of the native build, of WebAssembly under node and of the page's own module side by side, sizes, and the
// signature: node scripts/bench.mjs [--json] [ARGS]. orrery_bench prints one JSON object on its last line. A name says
// what its number is: *_per_second (more is better) or *_ns, *_us, *_ms (less is better); none of these may be 0.
// Signatures, links and numbers of playouts must be equal on both sides. Other ARGS are passed to orrery_bench.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { first_visits, sizes } from './size.mjs';

const kTerminal = 'build/native/orrery';
const kPlaces = 'build/bench-places.json', kModules = 'build/wasm/modules';
const kRounds = 2;  // the sides take turns and the better figure counts, so that other work on the machine affects all alike
const is_rate = (name) => /_per_second$/.test(name);
const is_time = (name) => /_(ns|us|ms)$/.test(name);

function json_lines(command, words) {
  const run = spawnSync(command, words, { encoding: 'utf8', maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = (run.stdout ?? '').split('\n').filter((one) => one.startsWith('{'));
  if (run.status !== 0 || !lines.length) {
    console.error(`${command} ${words.join(' ')} failed\n${(run.stdout ?? '').slice(0, 2000)}`);
    process.exit(1);
  }
  return lines.map((line) => JSON.parse(line));
}
const last_json = (command, words) => json_lines(command, words).pop();

function flat(value, prefix = '', out = {}) {
  for (const [key, inner] of Object.entries(value)) {
    const name = prefix ? `${prefix}.${key}` : key;
    if (inner !== null && typeof inner === 'object') flat(inner, name, out);
    else out[name] = inner;
  }
  return out;
}

function best(one, other) {
  const result = { ...one };
  for (const [name, value] of Object.entries(other)) {
    if (typeof value !== 'number' || !(name in one)) continue;
    result[name] = is_rate(name) ? Math.max(one[name], value) : is_time(name) ? Math.min(one[name], value) : value;
  }
  return result;
}

const words = process.argv.slice(2), as_json = words.includes('--json');
const handed = words.filter((word) => word !== '--json');
// Where bots search: what the page's module needs to do the same.
function places({ search }) {
  const of_board = ([board, figures]) => Object.entries(figures).filter(([, one]) => typeof one === 'object' && one.link)
    .map(([place, one]) => ({ name: `search.${board}.${place}_playouts_per_second`, ...one }));
  return Object.entries(search).flatMap(of_board);
}

function measure_page(native) {
  mkdirSync('build', { recursive: true });
  writeFileSync(kPlaces, JSON.stringify(places(native)));
  return last_json(process.execPath, ['tests/bench/page_module.mjs', kPlaces, kModules]);
}

let native = null, wasm = null, page = null;
for (let round = 0; round < kRounds; ++round) {
  const whole = last_json('build/native/orrery_bench', handed);
  const [n, w, p] = [whole, last_json(process.execPath, ['build/wasm/orrery_bench.cjs', ...handed]), measure_page(whole)].map((one) => flat(one));
  native = native ? best(native, n) : n;
  wasm = wasm ? best(wasm, w) : w;
  page = page ? best(page, p) : p;
}

function ratios_of(side) {
  const ratios = {};
  for (const name of Object.keys(native)) {
    if (!(name in side) || !native[name] || !side[name]) continue;
    if (is_rate(name)) ratios[name] = side[name] / native[name];
    else if (is_time(name)) ratios[name] = native[name] / side[name];
  }
  return ratios;
}
const ratios = ratios_of(wasm), page_ratios = ratios_of(page);
const sides = { native, wasm, page };
const idle = Object.entries(sides).flatMap(([side, figures]) => Object.keys(figures)
  .filter((name) => (is_rate(name) || is_time(name)) && !(figures[name] > 0)).map((name) => `${side} ${name}`));
// Lengths of links of whole matches, open and bound to seats' secrets, for every number of seats with default options.
const kMatches = '40';
const links = {};
for (const { board, ...figures } of json_lines(kTerminal, ['lengths', '--quick', '1', '--games', kMatches])) links[board] = figures;
const differing = Object.keys(native).filter((name) => /(signature|\.playouts|\.link)$/.test(name) && native[name] !== wasm[name]);
const frame = last_json(process.execPath, ['tests/browser/frame_cost.mjs']);
const first_board = last_json(process.execPath, ['tests/browser/first_board.mjs']);
const files = existsSync('build/site') ? sizes() : [];

console.log(JSON.stringify({ native, wasm, page, speed_of_wasm: ratios, speed_of_page: page_ratios, links, frame, first_board, files, first_visits: first_visits(files), signature_agrees: !differing.length }));
if (!as_json) {
  const show = (value) => (value === undefined ? '' : typeof value === 'number' && !Number.isInteger(value) ? value.toPrecision(4) : String(value));
  const row = (...cells) => console.log(cells[0].padEnd(48) + cells.slice(1).map((cell) => cell.padStart(18)).join(''));
  const ratio = (one) => one?.toFixed(2) ?? '';
  row('', 'native', 'wasm', 'page', 'speed of wasm', 'speed of page');
  for (const name of Object.keys(native).filter((name) => !/\.(link|seat|seeds)$/.test(name))) {
    row(name, show(native[name]), show(wasm[name]), show(page[name]), ratio(ratios[name]), ratio(page_ratios[name]));
  }
  for (const [name, value] of Object.entries(flat({ frame, first_board }))) row(name, '', show(value));
  row(`\nlinks of ${kMatches} matches of novices`, 'median', '95 %', 'longest');
  for (const [board, kinds] of Object.entries(links)) {
    for (const [kind, figures] of Object.entries(kinds)) {
      for (const [name, spread] of Object.entries(figures)) row(`${board} ${kind} ${name}`, show(spread.median), show(spread.p95), show(spread.longest));
    }
  }
  row('\nshipped file', 'raw', 'gzip', 'brotli');
  for (const file of [...files, ...first_visits(files)]) row(file.name, show(file.raw), show(file.gzip), show(file.brotli));
}
if (differing.length) console.error(`native and WebAssembly disagree: ${differing.join(', ')}`);
if (idle.length) console.error(`these measured nothing: ${idle.join(', ')}`);
if (differing.length || idle.length) process.exit(1);
