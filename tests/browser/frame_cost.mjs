// CPU time per drawn frame, for `scripts/dev bench`: the board while a pointer moves over it, as on a desktop and as on
// a phone. Prints one JSON object with milliseconds of our own drawing, without the browser's.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Bench } from './bench.mjs';

const root = new URL('../..', import.meta.url).pathname;
const shots = join(root, 'build/screenshots');
const kSizes = { desktop: {}, phone: { width: 390, height: 844, scale: 3 } };
const kSteps = 200;

mkdirSync(shots, { recursive: true });
const bench = await Bench.start({ root, site: join(root, 'build/site'), shots, measured: true });
const figures = {};
for (const [name, size] of Object.entries(kSizes)) {
  bench.players = [];
  const player = await bench.open(size);
  await player.press('body:prosper');
  await player.until((state) => state.screen === 'setup');
  await player.until_mark('button:start');
  await player.still(); // the set-up has its final height, and its buttons can be pressed
  await player.press('button:start');
  await player.until((state) => state.screen === 'table' && !state.busy);
  await player.until_mark('planet:a1');
  const planets = (await player.marks()).filter((mark) => mark.name.startsWith('planet:'));
  for (let step = 0; step < kSteps; step += 1) {
    const { centre: [x, y] } = await player.mark(planets[step % planets.length].name);
    await player.page.mouse.move(x, y);
    await player.page.waitForTimeout(16);
  }
  const costs = (await player.page.evaluate(() => window.orrery.costs())).sort((a, b) => a - b);
  figures[`${name}_median_ms`] = costs[Math.floor(costs.length / 2)];
  figures[`${name}_p95_ms`] = costs[Math.floor(costs.length * 0.95)];
  figures[`${name}_frames`] = costs.length;
}
await bench.stop();
console.log(JSON.stringify(figures));
