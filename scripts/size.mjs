// Bytes of every file of the built site, raw, gzip and brotli: node scripts/size.mjs [--json] [--budget] [FOLDER].
// With --budget it fails when a first visit (page, app, worker, fonts) takes more than kBudget, brotli.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';

export const kBudget = 280 * 1024;
// What nobody waits for; all else is fetched on the first visit, by the service worker if not before.
const kLater = /^(licenses\/|LICENSE|icon.*\.png$|rulebooks\/|rulebook\.)/;

/** [{name, raw, gzip, brotli, first_visit}] of a built site. */
export function sizes(folder = 'build/site') {
  const bytes = (path) => (existsSync(path) ? statSync(path).size : null);
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => posix.relative(folder, join(entry.parentPath ?? entry.path, entry.name)));
  return names.sort().map((name) => {
    const path = join(folder, name), raw = bytes(path);
    return { name, raw, gzip: bytes(`${path}.gz`) ?? raw, brotli: bytes(`${path}.br`) ?? raw, first_visit: !kLater.test(name) };
  });
}

export function first_visit(rows) {
  const total = { name: 'first visit', raw: 0, gzip: 0, brotli: 0 };
  for (const row of rows.filter((one) => one.first_visit)) for (const key of ['raw', 'gzip', 'brotli']) total[key] += row[key];
  return total;
}

function main() {
  const words = process.argv.slice(2);
  const folder = words.find((word) => !word.startsWith('--')) ?? 'build/site';
  if (!existsSync(folder)) {
    console.error(`${folder} is not built`);
    process.exit(1);
  }
  const rows = sizes(folder), total = first_visit(rows);
  if (words.includes('--json')) console.log(JSON.stringify({ files: rows, first_visit: total, budget: kBudget }));
  else {
    const line = (row) => `${row.name.padEnd(44)}${[row.raw, row.gzip, row.brotli].map((n) => String(n).padStart(10)).join('')}`;
    console.log(line({ name: 'file', raw: 'raw', gzip: 'gzip', brotli: 'brotli' }));
    for (const row of rows) console.log(line(row) + (row.first_visit ? '' : '  later'));
    console.log(line(total));
  }
  if (words.includes('--budget') && total.brotli > kBudget) {
    console.error(`a first visit takes ${total.brotli} bytes; the budget is ${kBudget}`);
    process.exit(1);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
