// Whole games of Prosper or Perish in every way that a person can play them, and things that may happen during one.
import { strict as assert } from 'node:assert';
import { invite, join, open_hash } from './lobby.mjs';
import { by_keys, by_marks, by_words, kStart, outline_of, play, settled } from './match.mjs';

const phone = { width: 390, height: 844, scale: 3, touch: true };

async function start_by_pointer(player, name = '') {
  await player.press('body:prosper');
  await player.until((state) => state.screen === 'setup');
  if (name) await player.shot(`setup-${name}`);
  if (name) await player.no_barriers('setup');
  await player.press('button:start');
  await player.until((state) => state.screen === 'table');
}

// Sets up by role and name: a short game on the small map, against a quick bot or between two people here.
async function start_by_words(player, { second = 'Bot, novice', map = 'narrows', look = async () => {} } = {}) {
  const words = await player.words();
  await words.getByRole('button', { name: 'Set up Prosper or Perish' }).click();
  await player.until((state) => state.screen === 'setup');
  await words.getByRole('combobox', { name: /^Seat 2/ }).selectOption(second);
  await look();
  const nodes = await outline_of(player);
  for (const [id, wanted] of [['option:map', map], ['option:rounds', '8']]) {
    const { label, options } = nodes.find((node) => node.id === id);
    assert.ok(options.some((option) => option.value === wanted), `${id} offers ${options.map((option) => option.value)}`);
    await words.getByRole('combobox', { name: label, exact: true }).selectOption(wanted);
  }
  await words.getByRole('button', { name: kStart }).click();
  return player.until((state) => state.screen === 'table');
}

export const tests = {
  'a whole game by pointer': async (bench) => {
    const player = await bench.open();
    await start_by_pointer(player, 'desktop');
    await settled(player);
    await player.shot('table-desktop-draft');
    const way = by_marks(player);
    await play(player, way, { stop: (state) => state.ply > 12 });
    await player.shot('table-desktop-play');
    await player.no_barriers('table');
    await play(player, way);
    await player.shot('result-desktop');
    await player.no_barriers('result');
  },

  'a whole game by touch at 360 x 640, and the page never scrolls': async (bench) => {
    const player = await bench.open({ ...phone, width: 360, height: 640 });
    await start_by_pointer(player);
    await play(player, by_marks(player), { stop: (state) => state.ply > 8 });
    await player.shot('table-360x640');
    await play(player, by_marks(player));
    assert.deepEqual(await player.page.evaluate(() => [scrollX, scrollY]), [0, 0]);
    await player.shot('result-360x640');
  },

  'bots are different characters among three, and a link keeps the one that is chosen': async (bench) => {
    const player = await bench.open(phone);
    const words = await player.words();
    await words.getByRole('button', { name: 'Set up Settlers of the Cosmos' }).click();
    await player.until((state) => state.screen === 'setup');
    const character = (seat) => words.getByRole('combobox', { name: `Character of seat ${seat}` });
    const chosen = (seat) => character(seat).evaluate((box) => box.selectedOptions[0].label);
    assert.equal(await chosen(2), 'Plain', 'the only bot of a match for two');
    await words.getByRole('combobox', { name: 'Number of players' }).selectOption('3');
    await character(3).waitFor();
    assert.deepEqual([await chosen(2), await chosen(3)], ['Raider', 'Builder']);
    await character(2).selectOption('Trader');
    await player.no_barriers('setup with characters');
    await words.getByRole('button', { name: kStart }).click();
    await player.until((state) => state.screen === 'table');
    const bots = async (at) => (await outline_of(at)).find((node) => node.id === 'bots').items;
    const told = await bots(player);
    assert.deepEqual(told.map((line) => line.match(/is a novice (\w+): it/)?.[1]).sort(), ['builder', 'trader']);
    const guest = await bench.open({ link: await player.link() });
    await guest.until((state) => state.screen === 'welcome');
    await (await guest.words()).getByRole('button', { name: /^Play as/ }).first().click();
    await guest.until((state) => state.screen === 'table');
    assert.deepEqual(await bots(guest), told);
  },

  'setup, table and sheet on a phone': async (bench) => {
    const player = await bench.open(phone);
    await start_by_pointer(player, 'phone');
    await play(player, by_marks(player), { stop: (state) => state.ply > 6 && state.mode === 'choose' });
    await player.shot('table-phone');
    await player.press('button:sheet');
    await player.still();
    await player.shot('table-phone-sheet');
  },

  'a whole game by keyboard alone': async (bench) => {
    const player = await bench.open();
    const focus = () => player.page.evaluate(() => document.activeElement.id);
    for (let step = 0; step < 8 && await focus() !== 'canvas'; step += 1) await player.keys('Tab');
    assert.equal(await focus(), 'canvas');
    await player.keys('Enter'); // the first control: the game that can be played
    await player.until((state) => state.screen === 'setup');
    await player.until_mark('button:start');
    await player.still();
    for (const { name } of await player.marks()) { // Tab visits them in this order
      await player.keys('Tab');
      if (name === 'button:start') break;
    }
    await player.keys('Enter');
    await player.until((state) => state.screen === 'table');
    assert.equal(await focus(), 'canvas');
    await play(player, by_keys(player), { stop: (state) => state.ply > 6 });
    await player.shot('table-keyboard');
    await play(player, by_keys(player));
  },

  'a whole game by words, role and name, with no barriers on any screen': async (bench) => {
    const player = await bench.open(phone);
    await start_by_words(player, { look: () => player.no_barriers('setup in words') });
    const way = by_words(player, { is_named: true });
    await play(player, way, { stop: (state) => state.ply > 6 });
    await player.shot('table-phone-words');
    await player.no_barriers('table in words');
    await play(player, way);
    await player.shot('result-phone-words');
    await player.no_barriers('result in words');
    const replay = (await outline_of(player)).find((node) => node.command === 'go-ply' || node.kind === 'log');
    assert.ok(replay, 'the log leads to earlier positions');
    await (await player.words()).getByRole('list').getByRole('button').nth(2).click();
    await player.until((state) => state.live === false);
    await player.shot('replay-phone-words');
    await player.no_barriers('replay in words');
  },

  'a game without WebGL': async (bench) => {
    const player = await bench.open({ prepare: () => {
      const get = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function context(kind, ...more) { return kind.startsWith('webgl') ? null : get.call(this, kind, ...more); };
    } });
    await player.until_notice('can’t draw');
    await start_by_words(player);
    await play(player, by_words(player), { stop: (state) => state.ply > 12 });
  },

  'a reload in mid-turn loses nothing': async (bench) => {
    const player = await bench.open();
    await start_by_words(player);
    await play(player, by_words(player), { stop: (state) => state.pending === 1 && state.ply > 3, moves_a_turn: 2 });
    const before = await player.state();
    await player.page.reload();
    await player.ready();
    if ((await player.state()).screen === 'home') await player.choose('Open');
    const after = await settled(player);
    assert.deepEqual([after.ply, after.pending, after.seat], [before.ply, before.pending, before.seat]);
  },

  'a link opens the game in a second profile, and the answer comes back': async (bench) => {
    const first = await bench.open();
    await invite(first);
    const second = await join(bench, first, { name: 'Ben' });
    await play(first, by_words(first), { stop: (state) => state.mode === 'away' });
    await first.no_barriers('a table that waits');
    await first.shot('table-waiting');
    const link = await first.link();
    const third = await bench.open({ link });
    await third.until((state) => state.screen === 'welcome');
    await third.shot('welcome-desktop');
    await open_hash(second, link);
    await play(second, by_words(second), { stop: (state) => state.mode === 'away' });
    const answer = await second.link();
    assert.notEqual(answer, link);
    await first.page.evaluate((hash) => { location.hash = hash; }, answer.split('#')[1]);
    const state = await first.until((now) => now.mode === 'choose');
    assert.equal(state.ply, (await second.state()).ply);
    // If the older link is opened afterwards, the page says so and nothing changes.
    await first.page.evaluate((hash) => { location.hash = hash; }, link.split('#')[1]);
    await first.until_notice('older');
    assert.equal((await settled(first)).ply, state.ply);
  },

  'a cut link is named while a game runs, and the game is untouched': async (bench) => {
    const player = await bench.open();
    await start_by_words(player);
    const before = await play(player, by_words(player), { stop: (state) => state.ply > 4 && state.mode === 'choose' });
    const link = await player.link();
    await player.page.evaluate((hash) => { location.hash = hash; }, link.split('#')[1].slice(0, -9));
    await player.page.locator('.notice.error').waitFor();
    assert.deepEqual(await settled(player), before);
  },

  'two tabs of one game follow each other': async (bench) => {
    const one = await bench.open();
    await start_by_words(one);
    await settled(one);
    const two = await bench.open_in(one.page.context());
    await two.words();
    await two.choose('Open');
    await settled(two);
    // The other tab does not see a move that is not final.
    const { ply } = await play(one, by_words(one), { stop: (state) => state.ply > 5 && state.pending === 0 && state.mode === 'choose' });
    await two.until((state) => state.ply === ply);
  },

  'a lost context in mid-turn, and the game goes on': async (bench) => {
    const player = await bench.open();
    await start_by_pointer(player);
    await play(player, by_marks(player), { stop: (state) => state.pending === 1, moves_a_turn: 2 });
    await player.page.evaluate(() => {
      window.loss = document.getElementById('canvas').getContext('webgl2').getExtension('WEBGL_lose_context');
      window.loss.loseContext();
    });
    await player.page.waitForTimeout(200);
    await player.page.evaluate(() => window.loss.restoreContext());
    await play(player, by_marks(player), { stop: (state) => state.ply > 10 });
    await player.shot('table-after-lost-context');
  },

  'blocked storage: the game goes on and says so': async (bench) => {
    const player = await bench.open({ prepare: () => {
      Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });
    } });
    await player.until_notice('saves nothing');
    await start_by_words(player);
    await play(player, by_words(player), { stop: (state) => state.ply > 6 });
  },

  'after one visit a game can be played without network': async (bench) => {
    const player = await bench.open({ offline_ready: true });
    await player.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await start_by_words(player);
    await play(player, by_words(player), { stop: (state) => state.ply > 3 && state.mode === 'choose' });
    const before = await player.state();
    await player.page.context().setOffline(true);
    await player.page.reload();
    await player.ready();
    if ((await player.state()).screen === 'home') await player.choose('Open');
    assert.equal((await settled(player)).ply, before.ply);
    await play(player, by_words(player), { stop: (state) => state.ply > before.ply + 3 });
  },
};
