// Runs the tests of the post: node tests/post/run.mjs [--only WORDS]. Prints a line per test and at the end "N passed,
// N failed".
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { options_of } from '../options.mjs';

const here = new URL('.', import.meta.url).pathname;
const { only } = options_of(import.meta.url, { only: '' });
let passed = 0, failed = 0;
console.warn = () => {}; // nostr-tools prints each message that it can't read
for (const file of readdirSync(here).filter((name) => name.endsWith('_test.mjs')).sort()) {
  const { tests } = await import(join(here, file));
  for (const [name, run] of Object.entries(tests)) {
    const title = `${file.replace('_test.mjs', '')}: ${name}`, started = Date.now();
    if (!title.includes(only)) continue;
    const error = await run().then(() => null, (thrown) => thrown);
    if (error) failed += 1;
    else passed += 1;
    console.log(`${error ? 'not ok' : 'ok'} ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)${error ? `\n    ${error.stack}` : ''}`);
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
