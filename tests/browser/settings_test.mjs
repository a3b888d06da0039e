// Settings and the list of keys.
import { strict as assert } from 'node:assert';

const kLayouts = [{}, { width: 360, height: 640, touch: true }, { width: 800, height: 360, touch: true }];
const stored = (player) => player.page.evaluate(() => JSON.parse(localStorage.getItem('orrery/settings') ?? '{}'));
const settings = (player) => player.page.locator('#settings').click();
const on_screen = (player, id) => player.until(({ screen }) => screen === id);
const height_of = async (player, name) => (await player.mark(name)).h;

export const tests = {
  'the screen of settings in all layouts, and in words without barriers': async (bench) => {
    for (const options of kLayouts) {
      const player = await bench.open(options);
      await settings(player);
      await on_screen(player, 'settings');
      await player.until_mark('button:done');
      await player.still();
      const { width, height } = player.page.viewportSize();
      await player.shot(`settings-${width}x${height}`);
      await player.no_barriers(`settings, ${width} x ${height}`);
      const names = (await player.marks()).map(({ name }) => name);
      assert.ok(names.includes('button:set:text-size:small'), `the first choice is in sight: ${names}`);
      await player.press('button:set:text-size:huge');
      await player.still();
      await player.shot(`settings-huge-${width}x${height}`);
    }
    const player = await bench.open();
    await player.words();
    await settings(player);
    await player.page.getByRole('combobox', { name: 'Text size' }).waitFor();
    await player.no_barriers('settings in words');
  },

  'settings take effect at once, survive a reload, and reach another tab': async (bench) => {
    const player = await bench.open();
    await player.until_mark('button:play');
    await settings(player);
    await player.until_mark('button:set:text-size:huge');
    await player.still();
    const before = await player.picture();
    await player.press('button:set:text-size:huge');
    await player.still();
    assert.ok(!before.equals(await player.picture()), 'the canvas is another one');
    assert.equal(await player.page.evaluate(() => getComputedStyle(document.body).fontSize), '24px');
    await player.press('button:set:motion:always');
    await player.page.waitForFunction(() => document.documentElement.classList.contains('still'));
    await player.press('button:set:speed:fast');
    assert.deepEqual(await stored(player), { motion: 'always', speed: 'fast', 'text-size': 'huge' });

    const tab = await bench.open_in(player.page.context());
    assert.equal(await tab.page.evaluate(() => getComputedStyle(document.body).fontSize), '24px');
    await player.press('button:set:text-size:small');
    await tab.page.waitForFunction(() => getComputedStyle(document.body).fontSize === '14px');

    await player.page.reload();
    await player.ready();
    assert.equal(await player.page.evaluate(() => getComputedStyle(document.body).fontSize), '14px');
    await settings(player);
    await player.words();
    assert.equal(await player.page.getByRole('combobox', { name: 'Text size' }).inputValue(), 'small');
    await player.page.getByRole('combobox', { name: 'Reduce motion' }).selectOption('Never');
    await player.page.waitForFunction(() => !document.documentElement.classList.contains('still'));
  },

  'the game below goes on, and is as it was': async (bench) => {
    const player = await bench.open();
    await player.press('body:prosper');
    await player.press('button:start');
    await player.until(({ screen, mode, busy }) => screen === 'table' && mode === 'choose' && !busy);
    await player.choose(/^a\d/);
    await player.choose('Confirm');
    await settings(player);
    await on_screen(player, 'settings');
    await player.page.waitForFunction(() => history.state?.depth === 2);
    const link = await player.link();
    assert.ok(link.includes('#'), 'its link is still there to copy');
    await player.choose('Done');
    const state = await player.until(({ screen, mode }) => screen === 'table' && mode === 'choose');
    assert.ok(state.ply >= 2, 'the bot has answered');
    await settings(player);
    await on_screen(player, 'settings');
    await player.page.locator('#rules').click();
    await player.page.locator('#rulebook h2').first().getByText('Prosper or Perish').waitFor();
    await player.keys('Escape');
    await player.page.waitForFunction(() => !document.getElementById('rulebook').open && history.state.depth === 2);
    await player.page.goBack();
    await on_screen(player, 'table');
  },

  'tones sound only if they are switched on': async (bench) => {
    const player = await bench.open({ prepare: () => {
      window.notes = 0;
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function counted(...when) { window.notes += 1; return start.apply(this, when); };
    } });
    await player.press('body:prosper');
    await player.press('button:start');
    await player.until(({ screen, mode, busy }) => screen === 'table' && mode === 'choose' && !busy);
    await player.choose(/^a\d/);
    await player.choose('Confirm');
    await player.until(({ mode, ply }) => mode === 'choose' && ply >= 2);
    assert.equal(await player.page.evaluate(() => window.notes), 0);
    await settings(player);
    await player.page.getByRole('combobox', { name: 'Sound' }).selectOption('On');
    await player.choose('Done');
    await on_screen(player, 'table');
    await player.choose(/^a\d/);
    await player.page.waitForFunction(() => window.notes > 0);
  },

  'the list of keys opens by key, by settings and in words': async (bench) => {
    const player = await bench.open();
    const dialog = player.page.getByRole('dialog', { name: 'Keys' });
    const closed = () => dialog.waitFor({ state: 'detached' });
    await player.page.locator('#canvas').focus();
    await player.keys('?');
    await dialog.getByText('Undo').waitFor();
    await player.shot('keys');
    await player.no_barriers('the list of keys');
    await player.keys('?'); // it is open
    assert.equal(await dialog.count(), 1);
    await player.keys('Escape');
    await closed();
    assert.equal(await player.page.evaluate(() => document.activeElement.id), 'canvas');
    await settings(player);
    await player.press('button:keys');
    await dialog.waitFor();
    await player.page.waitForFunction(() => history.state?.depth === 2);
    await player.page.goBack();
    await closed();
    assert.equal((await player.state()).screen, 'settings');
    await player.choose('List of keys');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await closed();
    await player.page.getByRole('button', { name: 'Done' }).click();
    await on_screen(player, 'home');
    await player.press('button:open-link');
    await player.page.locator('#dialog-field').pressSequentially('who?');
    assert.equal(await dialog.count(), 0, 'a question mark that is typed is only text');
  },

  'after Tab the first key counts, and there is one ring': async (bench) => {
    const player = await bench.open();
    await player.press('body:prosper');
    await player.press('button:start');
    await player.until(({ screen, mode, busy }) => screen === 'table' && mode === 'choose' && !busy);
    await player.page.locator('#settings').focus();
    await player.keys('Tab');
    const outline = () => player.page.locator('#canvas').evaluate((canvas) => getComputedStyle(canvas).outlineStyle);
    assert.equal(await player.page.evaluate(() => document.activeElement.id), 'canvas');
    assert.equal(await outline(), 'none');
    await player.shot('keys-ring');
    await player.keys('ArrowRight', 'Enter');
    await player.until(({ chosen }) => chosen !== '');
  },
};
