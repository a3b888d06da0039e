// The home screen under a real pointer and real keys: what is aimed at is what starts, whatever lies on the way.
import { strict as assert } from 'node:assert';

const kGames = ['prosper', 'rise', 'kardashev', 'ozymandias', 'cosmos'];
const kSizes = [{ width: 1440, height: 900 }, { width: 844, height: 390 }, { width: 390, height: 844 }];
const kRest = 400; // ms, longer than a pointer has to rest

const started = (player) => player.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('orrery/game/'))
  .map((key) => JSON.parse(localStorage.getItem(key)).record.game));

/** As a hand does: from where the pointer is, in many small steps. */
async function go(player, name, steps = 30) {
  const { centre } = await player.mark(name);
  await player.page.mouse.move(...centre, { steps });
}

export const tests = {
  'a hand that aims at a planet and goes to "Play now" starts that game': async (bench) => {
    for (const size of kSizes) {
      for (const game of kGames) {
        const player = await bench.open({ ...size, motion: 'no-preference' });
        await player.until_mark('button:play-now');
        await player.page.mouse.move(2, size.height - 2);
        await go(player, `body:${game}`);
        await player.page.waitForTimeout(kRest);
        await go(player, 'button:play-now');
        await player.page.mouse.down();
        await player.page.mouse.up();
        await player.until(({ screen }) => screen === 'table');
        assert.deepEqual(await started(player), [game], `${game} at ${size.width} x ${size.height}`);
        player.check_errors();
      }
    }
  },

  'what a hand crosses without a rest is not chosen': async (bench) => {
    const player = await bench.open({ motion: 'no-preference' });
    await player.until_mark('button:play-now');
    await player.page.mouse.move(2, 2);
    for (const game of kGames) await go(player, `body:${game}`, 8);
    await go(player, 'button:play-now');
    await player.page.mouse.down();
    await player.page.mouse.up();
    await player.until(({ screen }) => screen === 'table');
    assert.deepEqual(await started(player), ['prosper']);
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
