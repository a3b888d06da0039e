// Runs the browser tests: node tests/browser/run.mjs [--only WORDS] [--site FOLDER] [--jobs N] [--timeout SECONDS].
// N workers (2) with a Chromium each take tests from one queue, one context a test; prints a line a test and at the end
// "N passed, N failed". Screenshots go to build/screenshots, those of failed tests to build/screenshots/failed.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Bench } from './bench.mjs';

const here = new URL('.', import.meta.url).pathname;
const root = join(here, '../..');
const options = { only: '', site: join(root, 'build/site'), jobs: '2', timeout: '600' };
for (let at = 2; at < process.argv.length; at += 2) options[process.argv[at].replace(/^--/, '')] = process.argv[at + 1];
const kLongest = ['post', 'rise', 'links', 'branches', 'tutorial', 'games']; // taken first, so that no worker is alone with one of them at the end

const shots = join(root, 'build/screenshots');
rmSync(join(shots, 'failed'), { recursive: true, force: true });
mkdirSync(join(shots, 'failed'), { recursive: true });

async function wanted() {
  const groups = readdirSync(here).filter((name) => name.endsWith('_test.mjs')).map((name) => name.replace('_test.mjs', ''));
  const rank = (group) => (kLongest.includes(group) ? kLongest.indexOf(group) : kLongest.length);
  groups.sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
  const all = [];
  for (const group of groups) {
    const { tests } = await import(join(here, `${group}_test.mjs`));
    for (const [name, run] of Object.entries(tests)) all.push({ title: `${group}: ${name}`, run });
  }
  return all.filter(({ title }) => title.includes(options.only));
}

const queue = await wanted();
const count = { passed: 0, failed: 0 };

async function work() {
  const bench = await Bench.start({ root, site: options.site, shots });
  for (let next = queue.shift(); next; next = queue.shift()) {
    const started = Date.now();
    const error = await bench.run(next.title, next.run, Number(options.timeout) * 1000);
    count[error ? 'failed' : 'passed'] += 1;
    const below = error ? String(error.stack ?? error).split('\n').slice(0, 6) : bench.notes;
    console.log([`${error ? 'not ok' : 'ok'} ${next.title} (${((Date.now() - started) / 1000).toFixed(1)} s)`, ...below].join('\n    '));
  }
  await bench.stop();
}

await Promise.all(Array.from({ length: Math.min(Number(options.jobs), queue.length) }, work));
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed ? 1 : 0);
