// Bytes of every file of the built site, raw, gzip and brotli: node scripts/size.mjs [--json] [--budget] [FOLDER].
// A first visit is what a browser fetches to show the home screen and to play one game against a bot: page, fonts, app,
// worker, and that game's part. With --budget it fails if that takes more bytes (brotli) than the game's budget.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';

// A few KB above what each takes now. What all games but Prosper share is a part of its own (engine/notes/0006). Drawn cards, or rules with 36
// technologies and a step of its own for each verb, come to their own game. What only the post needs comes later (cmake/app_later.txt), so nobody who plays
// alone or by hand pays for it.
const kBudgets = { prosper: 250 * 1024, rise: 307 * 1024, cosmos: 340 * 1024, kardashev: 321 * 1024 }, kBudget = 316 * 1024;
const budget_of = (game) => kBudgets[game] ?? kBudget;
const kLater = /^(licenses\/|icon.*\.png$|previews\/|post\/|fonts\/(title-)?more\.|404\.|robots\.|([\w-]+\/)+index\.html$|app-later\.|rulebooks\/|rulebook\.|(rulebook-sheet|text-table|text-dialog|keys-dialog|link-dialog|offline|tones|translate)\.|(tutorials|puzzles|words)\/)/; // not needed to start a first game
const kPart = /^app-(?!later)(\w+)\.\w+\.wasm$/; // of a game, or of several: game_game

/** The files of a built site: [{name, raw, gzip, brotli, later, games}]. `games` are those that need it, or null for all. */
export function sizes(folder = 'build/site') {
  const bytes = (path) => (existsSync(path) ? statSync(path).size : null);
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => posix.relative(folder, join(entry.parentPath ?? entry.path, entry.name)));
  return names.sort().map((name) => {
    const path = join(folder, name), raw = bytes(path);
    const games = kPart.exec(name)?.[1].split('_') ?? null;
    return { name, raw, gzip: bytes(`${path}.gz`) ?? raw, brotli: bytes(`${path}.br`) ?? raw, later: kLater.test(name), games };
  });
}

/** Totals per game: [{name, raw, gzip, brotli, budget}], the largest first. */
export function first_visits(rows) {
  const games = [...new Set(rows.flatMap((row) => row.games ?? []))];
  const total = (game) => {
    const sum = { name: `first visit, ${game}`, raw: 0, gzip: 0, brotli: 0, budget: budget_of(game) };
    const needed = rows.filter((row) => !row.later && (row.games?.includes(game) ?? true));
    for (const row of needed) for (const key of ['raw', 'gzip', 'brotli']) sum[key] += row[key];
    return sum;
  };
  return games.map(total).sort((one, other) => other.brotli - one.brotli);
}

function main() {
  const words = process.argv.slice(2);
  const folder = words.find((word) => !word.startsWith('--')) ?? 'build/site';
  if (!existsSync(folder)) {
    console.error(`${folder} is not built`);
    process.exit(1);
  }
  const rows = sizes(folder), totals = first_visits(rows);
  if (words.includes('--json')) console.log(JSON.stringify({ files: rows, first_visits: totals }));
  else {
    const line = (row) => `${row.name.padEnd(44)}${[row.raw, row.gzip, row.brotli].map((n) => String(n).padStart(10)).join('')}`;
    console.log(line({ name: 'file', raw: 'raw', gzip: 'gzip', brotli: 'brotli' }));
    for (const row of rows) console.log(line(row) + (row.later ? '  later' : row.games ? `  ${row.games.join(' ')}` : ''));
    for (const total of totals) console.log(line(total));
  }
  const over = words.includes('--budget') ? totals.filter((total) => total.brotli > total.budget) : [];
  for (const total of over) console.error(`the ${total.name} takes ${total.brotli} bytes; the budget is ${total.budget}`);
  if (over.length) process.exit(1);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
