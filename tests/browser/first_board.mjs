// How long a first visit waits for its board, for `scripts/dev bench`. Each visit has a new profile, so nothing is
// cached. Prints one JSON object with milliseconds from the start of the navigation.
import { join } from 'node:path';
import { Bench } from './bench.mjs';

const root = new URL('../..', import.meta.url).pathname;
const kVisits = 9;

const bench = await Bench.start({ root, site: join(root, 'build/site'), shots: join(root, 'build/screenshots'), measured: true });
bench.players = [];
const times = [];
for (let visit = 0; visit < kVisits; visit += 1) {
  const { page } = await bench.open();
  times.push(await page.evaluate(() => performance.getEntriesByName('first-board')[0].startTime));
  await page.context().close();
}
await bench.stop();
times.sort((one, other) => one - other);
console.log(JSON.stringify({ median_ms: times[Math.floor(kVisits / 2)], fastest_ms: times[0], slowest_ms: times.at(-1), visits: kVisits }));
