// Cuts a module of the page into a part that every visitor needs, one part per game, one that all games but the first
// share, and one that may come later, with Binaryen's tools:
//     node scripts/split/split.mjs --tools DIR --module app.wasm --map FILE --games prosper,rise --later FILE --out DIR
// writes DIR/app.wasm, DIR/app-<game>.wasm, the same for several games, and DIR/app-later.wasm. The module must have the
// linker's function names; --map is the linker's map. The file of --later has patterns for the names of functions that
// nobody needs for the home screen and a first game; patterns for a game's own functions stand after "game ".
//
// A game's part has the functions that can be reached from its own entries in the table of functions and from nowhere
// else. Its entries are virtual functions and the pointers of visit_game; their mangled names contain the game's name.
// So nothing outside calls a part directly. Until the part is there, its places in the table hold a function that ends the
// program, since C++ asks for a game before it uses it; those of `later` hold imports, "later" "<place>". When a part is
// instantiated, it fills its places and its constants.
//
// The first game of the list is the smallest, and the first that people play. What the others share with each other,
// but neither with it nor with the rest, is a part of its own. Its name has the names of its games.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { cut_data, kAll, take_marks } from './data.mjs';
import { stale_among } from './later.mjs';
import { order_of } from './order.mjs';
import { share_by_places } from './shared.mjs';

const kFeatures = ['--enable-mutable-globals', '--enable-sign-ext', '--enable-nontrapping-float-to-int', '--enable-bulk-memory'];
const kFinish = ['--generate-stack-ir', '--optimize-stack-ir', '--strip-debug', '--strip-producers'];
const kSmall = 12; // lines; each part has its own copy of a smaller function, since calls across parts cost time, and a name on both sides

const options = {};
for (let i = 2; i < process.argv.length; i += 2) options[process.argv[i].replace(/^--/, '')] = process.argv[i + 1];
const run_file = promisify(execFile);
const run = async (tool, ...words) => (await run_file(join(options.tools, tool), [...kFeatures, ...words], { maxBuffer: 1 << 29 })).stdout;

// ---- A module as text: its functions, and the text around them
const kCall = /\((?:return_)?call \$([^\s()]+)/g;

function read_module(text) {
  const functions = new Map(), around = [];
  for (const piece of text.replace(/^\)\s*$/m, '').split(/^(?= \()/m)) {
    const name = /^ \(func \$(\S+)/.exec(piece)?.[1];
    if (name) functions.set(name, { text: piece, calls: new Set([...piece.matchAll(kCall)].map((call) => call[1])) });
    else around.push(piece);
  }
  const rest = around.join('');
  const elements = [...rest.matchAll(/^ \(elem (?:\$\S+ )?\(i32\.const (\d+)\)(?: func)? (.*)\)$/gm)];
  const roots = [...rest.matchAll(/^ \((?:export "[^"]*" \(func|start) \$([^\s()]+)/gm)];
  return {
    functions, rest,
    table: elements.flatMap(([, , names]) => names.split(' ').map((name) => name.slice(1))),
    places: elements.flatMap(([, from, names]) => names.split(' ').map((_, at) => Number(from) + at)), // of those in `table`
    roots: roots.map(([, name]) => name),
  };
}

const write_module = ({ rest, functions }) => [rest, ...[...functions.values()].map((one) => one.text), ')\n'].join('');

function reach(functions, from) {
  const seen = new Set(from), open = [...seen];
  while (open.length) {
    for (const next of functions.get(open.pop())?.calls ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return seen;
}

/** The mangled names in the linker's map: functions as they were before the optimiser, which may have merged them. */
const names_in = (map) => new Set([...map.matchAll(/^ +- +[0-9a-f]+ +[0-9a-f]+ {17}(\S+)$/gm)].map(([, name]) => name));

// ---- What belongs to a game
/** Mangled names are preceded by their length: 4rise, 9RiseBoard. */
function speaks_of(game) {
  const pattern = new RegExp(`\\d(?:${game}|${game[0].toUpperCase()}${game.slice(1)})(?![a-z])`);
  return (name) => pattern.test(name);
}

/** The names in `linked`, the table before the optimiser merged equal functions, of each entry of the table now. */
function names_before({ table, places }, linked) {
  const before = new Map(table.map((name) => [name, new Set()]));
  table.forEach((name, at) => before.get(name).add(linked[places[at]]));
  return before;
}

/** The functions that the optimiser merged with equal ones. */
const merged_of = (before) => new Set([...before].filter(([name, names]) => names.size > 1 || !names.has(name)).map(([name]) => name));

/** Says which game an entry of the table belongs to, or null. All functions that it was merged from must be that game's. */
function owner_among(games, before) {
  const owner_of = (name) => {
    const owners = games.filter((game) => speaks_of(game)(name));
    return owners.length === 1 ? owners[0] : null;
  };
  return (name) => {
    const owners = new Set([...before.get(name)].map(owner_of));
    return owners.size === 1 ? [...owners][0] : null;
  };
}

/** One [name, functions] per game: the functions that only this game needs. */
function parts_of({ functions, table, roots, before }, games) {
  const owner = owner_among(games, before);
  return games.map((game) => {
    const elsewhere = reach(functions, [...roots, ...table.filter((name) => owner(name) !== game)]);
    const reached = reach(functions, table.filter((name) => owner(name) === game));
    return [game, [...reached].filter((name) => functions.has(name) && !elsewhere.has(name))];
  });
}

/** The functions that only games need, but not the first of them. */
function shared_of({ functions, table, roots, before }, games) {
  const owner = owner_among(games, before), others = new Set(games.slice(1));
  const elsewhere = reach(functions, [...roots, ...table.filter((name) => !others.has(owner(name)))]);
  return [...reach(functions, table.filter((name) => others.has(owner(name))))].filter((name) => functions.has(name) && !elsewhere.has(name));
}

const is_small = ({ text, calls }) => calls.size === 0 && text.split('\n').length <= kSmall;

/**
 * The functions that match `patterns`, and those that only they use. Calls from outside then go through the table.
 * Merged functions stay, whatever their one name says; so do small ones and destructors, which the optimiser often merges
 * where they are called directly.
 */
function later_of({ functions, table, roots, merged }, patterns) {
  const is_merged = (name) => merged.has(name) || /D[012]Ev$/.test(name) || is_small(functions.get(name));
  const is_late = (name) => functions.has(name) && patterns.some((pattern) => pattern.test(name)) && !is_merged(name);
  const late = [...functions.keys()].filter(is_late);
  const early = new Map([...functions].filter(([name]) => !is_late(name)));
  const elsewhere = reach(early, [...roots, ...table].filter((name) => !is_late(name)));
  return [...reach(functions, late)].filter((name) => functions.has(name) && (is_late(name) || !elsewhere.has(name)));
}

/**
 * Who owns a constant (data.mjs): a part, or "later:<game>" as long as only functions of that game in the part `later`
 * name it. These run only when the game's part is there, so a constant that the game names too is the game's. What
 * several games name is in the part that they share.
 */
function owners_among(games, parts) {
  const shared = games.slice(1).join('_'), sharing = new Set([...games.slice(1), shared]);
  const owners_of_functions = new Map();
  for (const [part, names] of parts) {
    for (const name of names) {
      const own = part === 'later' ? games.filter((game) => speaks_of(game)(name)) : [];
      owners_of_functions.set(name, own.length === 1 ? `later:${own[0]}` : part);
    }
  }
  const game_of = (owner) => (owner.startsWith('later:') ? owner.slice('later:'.length) : null);
  const is_later = (owner) => owner === 'later' || game_of(owner) !== null;
  const both = (one, other) => {
    if (is_later(one) && is_later(other)) return 'later';
    const [first, second] = [one, other].map((owner) => game_of(owner) ?? owner);
    if (first === second) return first;
    return sharing.has(first) && sharing.has(second) && parts.has(shared) ? shared : kAll;
  };
  return { owners_of_functions, both, part_of: (owner) => (is_later(owner) ? 'later' : owner) };
}

function copy_small({ functions }, parts) {
  for (const [game, names] of parts) {
    const own = new Set(names), copies = new Map();
    for (const one of names.map((name) => functions.get(name))) {
      one.text = one.text.replace(kCall, (call, name) => {
        const called = functions.get(name);
        if (own.has(name) || !called || !is_small(called)) return call;
        const copy = `${name}@${game}`;
        copies.set(copy, { text: called.text.replace(`(func $${name}`, () => `(func $${copy}`), calls: new Set() });
        return call.replace(`$${name}`, () => `$${copy}`);
      });
    }
    for (const [name, copy] of copies) functions.set(name, copy);
    names.push(...copies.keys());
    for (const name of copies.keys()) named.set(name, named.get(name.slice(0, name.lastIndexOf('@'))));
  }
}

/** Takes the imports of these parts out of the text around functions. Their places in the table hold one function instead. */
function leave_empty(module, parts) {
  const kAbsent = '$absent', gone = new Set();
  module.rest = module.rest.replace(/^ \(import "([^"]+)" "\d+" \(func (\S+)[^\n]*\n/gm, (line, part, name) => {
    if (!parts.includes(part)) return line;
    gone.add(name);
    return '';
  });
  module.rest = module.rest.replace(/^ \(elem .*$/gm, (line) => line.replace(/\$[^\s()]+/g, (name) => (gone.has(name) ? kAbsent : name)));
  module.functions.set(kAbsent.slice(1), { text: ` (func ${kAbsent} (unreachable))\n` });
}

// ---- One cut after the other. What a cut takes away is finished beside the next cuts.
const stem = basename(options.module, '.wasm');
const folder = mkdtempSync(join(tmpdir(), 'orrery-split-'));
const place = (name) => join(folder, name);
async function finish(from, to, change = () => {}) {
  const wat = place(`${to}.wat`), ordered = place(`${to}.ordered`);
  const module = read_module(await run('wasm-dis', from)), functions = [...module.functions];
  module.functions = new Map(order_of(readFileSync(from)).map((at) => functions[at]));
  change(module);
  writeFileSync(wat, write_module(module));
  await run('wasm-as', wat, '-o', ordered);
  await run('wasm-opt', ordered, ...kFinish, '-o', join(options.out, to));
}

const module = read_module(await run('wasm-dis', options.module));
const named = take_marks(module);
const names = JSON.parse(readFileSync(`${options.module}.names.json`, 'utf8')); // written by mark.mjs
module.before = names_before(module, names.table);
module.merged = merged_of(module.before);
writeFileSync(place('uncut.wat'), write_module(module));
const finished = [run('wasm-as', '-g', place('uncut.wat'), '-o', options.module.replace(/\.wasm$/, '-uncut.wasm'))];
const lines = readFileSync(options.later, 'utf8').split('\n').filter((line) => line && !line.startsWith('#'));
const map = readFileSync(options.map, 'utf8');
const stale = stale_among(lines.map((line) => line.replace(/^game /, '')), names_in(map));
if (stale.length) throw new Error(`${options.later} names functions that are not there, so take this out:\n${stale.join('\n')}`);
const of_game = lines.filter((line) => line.startsWith('game ')).map((line) => new RegExp(line.slice(5)));
const taken = new Set(later_of(module, of_game));
const titles = options.games.split(',');
const games = parts_of(module, titles).map(([game, names]) => [game, names.filter((name) => !taken.has(name))]);
const of_games = new Set(games.flatMap(([, names]) => names));
const patterns = lines.filter((line) => !line.startsWith('game ')).map((line) => new RegExp(line));
const later = later_of(module, [...patterns, ...of_game]).filter((name) => !of_games.has(name));
const elsewhere = new Set([...of_games, ...later]), shared = shared_of(module, titles).filter((name) => !elsewhere.has(name));
const parts = new Map([['later', later], ...(shared.length ? [[titles.slice(1).join('_'), shared]] : []), ...games]);
copy_small(module, parts);
const constants = cut_data(module, [...parts.keys()], owners_among(titles, parts), map, named, names.constants);
// Parts import functions by name, and numbers are shorter than mangled names.
const numbers = new Map([...module.functions.keys()].map((name, at) => [name, at.toString(36)]));
writeFileSync(place('whole.wat'), write_module(module).replace(/\$([^\s()]+)/g, (word, name) => (numbers.has(name) ? `$${numbers.get(name)}` : word)));
await run('wasm-as', '-g', place('whole.wat'), '-o', place('whole.wasm'));

async function finish_part(game, part) {
  const wat = place(`${game}.wat`);
  // A later cut may make the table longer, so the part names no upper limit.
  const text = (await run('wasm-dis', part)).replace(/^( \(import .*\(table \S+ \d+) \d+ funcref/m, '$1 funcref');
  writeFileSync(wat, text.replace(/\)\s*$/, () => `${constants.get(game)})\n`));
  await run('wasm-as', '-g', wat, '-o', part);
  await finish(part, `${stem}-${game}.wasm`);
}

mkdirSync(options.out, { recursive: true });
let left = place('whole.wasm');
for (const [game, names] of parts) {
  if (!names.length) throw new Error(`${options.module}: nothing of part ${game} is found; does it carry its names?`);
  const next = place(`without-${game}.wasm`), part = place(`${game}.wasm`), list = place(`${game}.names`);
  writeFileSync(list, names.map((name) => numbers.get(name)).join('\n'));
  await run('wasm-split', left, `--split-funcs=@${list}`, '-g', '-o1', next, '-o2', part,
    '--import-namespace=app', `--placeholder-namespace=${game}`, '--export-prefix=.');
  finished.push(finish_part(game, part));
  left = next;
}
const of_games_alone = [...parts.keys()].filter((part) => part !== 'later');
finished.push(finish(left, `${stem}.wasm`, (module) => leave_empty(module, of_games_alone)));
await Promise.all(finished);
share_by_places(join(options.out, `${stem}.wasm`), [...parts.keys()].map((part) => join(options.out, `${stem}-${part}.wasm`)));
rmSync(folder, { recursive: true });
