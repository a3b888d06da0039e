// Runs the browser tests: node tests/browser/run.mjs [--only WORDS] [--site FOLDER].
// One Chromium, one context a test; prints a line a test and at the end "N passed, N failed". Screenshots go to
// build/screenshots, those of failed tests to build/screenshots/failed.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Bench } from './bench.mjs';

const here = new URL('.', import.meta.url).pathname;
const root = join(here, '../..');
const options = { only: '', site: join(root, 'build/site'), timeout: '120' };
for (let at = 2; at < process.argv.length; at += 2) options[process.argv[at].replace(/^--/, '')] = process.argv[at + 1];

const shots = join(root, 'build/screenshots');
rmSync(join(shots, 'failed'), { recursive: true, force: true });
mkdirSync(join(shots, 'failed'), { recursive: true });

const bench = await Bench.start({ root, site: options.site, shots });
let passed = 0;
let failed = 0;
for (const file of readdirSync(here).filter((name) => name.endsWith('_test.mjs')).sort()) {
  const { tests } = await import(join(here, file));
  for (const [name, run] of Object.entries(tests)) {
    const title = `${file.replace('_test.mjs', '')}: ${name}`;
    if (!title.includes(options.only)) continue;
    const started = Date.now();
    const error = await bench.run(title, run, Number(options.timeout) * 1000);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    if (error) {
      failed += 1;
      console.log(`not ok ${title} (${seconds} s)\n    ${String(error.stack ?? error).split('\n').slice(0, 6).join('\n    ')}`);
    } else {
      passed += 1;
      console.log(`ok ${title} (${seconds} s)`);
    }
  }
}
await bench.stop();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
