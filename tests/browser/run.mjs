// Runs the browser tests: node tests/browser/run.mjs [--only WORDS] [--site FOLDER] [--jobs N] [--timeout SECONDS] [--again N].
// N workers (4: they wait more than they compute), each with its own Chromium, take tests from one queue, one context per
// test. Prints a line per test and at the end "N passed, N failed". Screenshots go to build/screenshots, those of failed
// tests to build/screenshots/failed. Failed tests run once more at the end, unless more than --again (a few) failed,
// because a browser on a busy machine has hiccups that are not the page's fault. A test that passes then is printed as
// "unsteady"; mend it all the same.
// Tests that a file names in `timed` run last, one at a time: they time a hand, and a hand must not be held up.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { options_of } from '../options.mjs';
import { Bench } from './bench.mjs';

const here = new URL('.', import.meta.url).pathname;
const root = join(here, '../..');
const options = options_of(import.meta.url, { only: '', site: join(root, 'build/site'), jobs: '4', timeout: '600', again: '3' });
const kLongest = ['post', 'rise', 'firefox', 'links', 'branches', 'tutorial', 'games']; // these run first, so that no worker has one of them alone at the end

const shots = join(root, 'build/screenshots');
rmSync(join(shots, 'failed'), { recursive: true, force: true });
mkdirSync(join(shots, 'failed'), { recursive: true });

async function wanted() {
  const groups = readdirSync(here).filter((name) => name.endsWith('_test.mjs')).map((name) => name.replace('_test.mjs', ''));
  const rank = (group) => (kLongest.includes(group) ? kLongest.indexOf(group) : kLongest.length);
  groups.sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
  const all = [];
  for (const group of groups) {
    const { tests, timed = [] } = await import(join(here, `${group}_test.mjs`));
    for (const [name, run] of Object.entries(tests)) all.push({ title: `${group}: ${name}`, run, is_timed: timed.includes(name) });
  }
  return all.filter(({ title }) => title.includes(options.only));
}

const every = await wanted();
let queue = every.filter(({ is_timed }) => !is_timed);
const failed = [];
let passed = 0;

async function work() {
  const bench = await Bench.start({ root, site: options.site, shots });
  for (let next = queue.shift(); next; next = queue.shift()) {
    const started = Date.now();
    if (!next.title.startsWith('firefox:')) await bench.stop_firefox();
    const error = await bench.run(next.title, next.run, Number(options.timeout) * 1000);
    if (error) failed.push(next);
    else passed += 1;
    const below = error ? String(error.stack ?? error).split('\n').slice(0, 6) : bench.notes;
    console.log([`${error ? 'not ok' : 'ok'} ${next.title} (${((Date.now() - started) / 1000).toFixed(1)} s)`, ...below].join('\n    '));
  }
  await bench.stop();
}

await Promise.all(Array.from({ length: Math.min(Number(options.jobs), queue.length) }, work));
queue = every.filter(({ is_timed }) => is_timed);
if (queue.length) await work();
if (failed.length <= Number(options.again)) {
  const again = failed.splice(0);
  queue.push(...again);
  if (queue.length) await work();
  for (const test of again) if (!failed.includes(test)) console.log(`unsteady ${test.title}: passed at the second try`);
}
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);
