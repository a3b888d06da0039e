// The home screen with a real pointer and real keys: the game that a hand aims at starts, whatever lies on the way.
import { strict as assert } from 'node:assert';

const kGames = ['prosper', 'rise', 'kardashev', 'ozymandias', 'cosmos'];
// A layout with a game in it; tests/screen/home_test.cpp tries all games in all layouts.
const kAimed = [['rise', { width: 1440, height: 900 }], ['cosmos', { width: 844, height: 390 }], ['kardashev', { width: 390, height: 844 }]];
const kRest = 400; // ms; longer than the pointer must rest to choose
const kHeldUp = 130; // ms, less than a rest (kRest in web/widgets/aim.cpp)

const started = (player) => player.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('orrery/game/'))
  .map((key) => JSON.parse(localStorage.getItem(key)).record.game));

/**
 * Moves as a hand does: from the pointer's place, in many small steps. Returns the longest time in ms that it stood
 * still on the way.
 */
async function go(player, name, steps = 30) {
  const { centre: [x, y] } = await player.mark(name);
  const [from_x, from_y] = at.get(player) ?? [2, 2];
  let longest = 0;
  for (let step = 1; step <= steps; step += 1) {
    const start = performance.now();
    await player.page.mouse.move(from_x + (x - from_x) * step / steps, from_y + (y - from_y) * step / steps);
    longest = Math.max(longest, performance.now() - start);
  }
  at.set(player, [x, y]);
  return longest;
}
const at = new Map(); // the place of each player's pointer

async function begin_at(player, x, y) {
  await player.page.mouse.move(x, y);
  at.set(player, [x, y]);
}

/** On a busy machine a hand can stop by accident and so rest where it should not. Then it is tried again. */
async function in_one_go(attempt) {
  for (let left = 6; left > 0; left -= 1) if (await attempt() < kHeldUp) return;
  throw new Error('the machine is too busy for a hand that moves without a rest');
}

export const timed = ['a pointer that rests on a planet and goes to "Play now" starts that game', 'a planet that the pointer crosses without resting is not chosen'];

export const tests = {
  'a pointer that rests on a planet and goes to "Play now" starts that game': async (bench) => {
    for (const [game, size] of kAimed) {
      await in_one_go(async () => {
        const player = await bench.open({ ...size, motion: 'no-preference' });
        await player.until_mark('button:play-now');
        await begin_at(player, 2, size.height - 2);
        await go(player, `body:${game}`);
        await player.page.waitForTimeout(kRest);
        const longest = await go(player, 'button:play-now');
        if (longest >= kHeldUp) return longest;
        await player.page.mouse.down();
        await player.page.mouse.up();
        await player.until(({ screen }) => screen === 'table');
        assert.deepEqual(await started(player), [game], `${game} at ${size.width} x ${size.height}`);
        player.check_errors();
        return longest;
      });
    }
  },

  'a planet that the pointer crosses without resting is not chosen': async (bench) => {
    await in_one_go(async () => {
      const player = await bench.open({ motion: 'no-preference' });
      await player.until_mark('button:play-now');
      await begin_at(player, 2, 2);
      let longest = 0;
      for (const name of [...kGames.map((game) => `body:${game}`), 'button:play-now'])
        longest = Math.max(longest, await go(player, name, 8));
      if (longest >= kHeldUp) return longest;
      await player.page.mouse.down();
      await player.page.mouse.up();
      await player.until(({ screen }) => screen === 'table');
      assert.deepEqual(await started(player), ['prosper']);
      return longest;
    });
  },

  'no frame is drawn while a pointer rests on a planet': async (bench) => {
    const player = await bench.open();
    await player.until_mark('button:play-now');
    await go(player, 'body:cosmos');
    await player.page.waitForTimeout(kRest);
    await player.still();
    const before = await player.frames();
    await player.page.waitForTimeout(2000);
    assert.equal(await player.frames(), before);
  },

  'by Tab each planet is followed by what can be done with it': async (bench) => {
    const player = await bench.open();
    await player.until_mark('button:play-now');
    const focus = () => player.page.evaluate(() => document.activeElement.id);
    for (let step = 0; step < 8 && await focus() !== 'canvas'; step += 1) await player.keys('Tab'); // Prosper
    assert.equal(await focus(), 'canvas');
    await player.keys('Tab', 'Tab', 'Tab', 'Tab', 'Tab'); // its four buttons, then Rise
    await player.shot('home-tab-rise');
    await player.keys('Tab', 'Enter');
    await player.until(({ screen }) => screen === 'table');
    assert.deepEqual(await started(player), ['rise']);
  },

  '"About Orrery" opens from a table': async (bench) => {
    const player = await bench.open();
    await player.press('button:play-now');
    await player.until(({ screen, busy }) => screen === 'table' && !busy);
    await player.page.locator('#settings').click();
    await player.until(({ screen }) => screen === 'settings');
    await player.press('button:about');
    await player.page.locator('#rulebook-title', { hasText: 'About Orrery' }).waitFor();
    await player.shot('about-from-table');
  },
};
