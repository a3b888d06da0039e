// Back closes the top layer, then leaves the screen, then the page. It never takes back a move.
import { strict as assert } from 'node:assert';
import { outline_of } from './match.mjs';

const fake = async (bench, options = {}) => bench.open({ width: 1000, height: 700, url: await bench.fake_site(), ...options });
const send = (player, message) => player.page.evaluate((given) => window.fake.send(given), message);
const received = (player, type) => player.page.evaluate((wanted) => window.fake.received.filter((m) => m.type === wanted), type);
const depth = (player, layers) => player.page.waitForFunction((wanted) => history.state?.depth === wanted, layers);
const hash = (player) => player.page.evaluate(() => location.hash);
const on_screen = (player, id) => player.until(({ screen }) => screen === id);
// Plays C++ with `layers` layers; each back-out closes one.
const with_layers = (player, layers) => player.page.evaluate((count) => {
  let left = count;
  window.fake.answer = ({ type, name }) => { if (type === 'command' && name === 'back-out') window.fake.send({ type: 'depth', layers: left -= 1 }); };
  window.fake.send({ type: 'depth', layers: left });
}, layers);

async function quick_game(player, game = 'prosper') {
  await player.press(`body:${game}`);
  await player.until_mark('button:start');
  await player.still(); // the set-up has its final height
  await player.press('button:start');
  await player.until(({ screen, mode, busy }) => screen === 'table' && mode === 'choose' && !busy);
}

// The viewer settles a planet, and the bot answers.
async function settle_one(player) {
  await player.choose(/^a\d/);
  await player.choose('Confirm');
  await player.until(({ ply, mode, busy }) => ply >= 2 && mode === 'choose' && !busy);
  await player.page.locator('#text-table[aria-pressed="true"]').click();
}

export const tests = {
  'each layer is an entry, closed by Back one by one': async (bench) => {
    const player = await fake(bench);
    await with_layers(player, 2);
    await depth(player, 2);
    await player.page.goBack();
    await depth(player, 1);
    await player.page.goBack();
    await depth(player, 0);
    const names = (await received(player, 'command')).map(({ name }) => name);
    assert.deepEqual(names, ['back-out', 'back-out']);
    await player.page.goForward(); // leads to closed layers
    await depth(player, 0);
    assert.equal((await received(player, 'command')).length, 2);
  },

  'closing a layer in the page removes its entry': async (bench) => {
    const player = await fake(bench);
    await send(player, { type: 'depth', layers: 3 });
    await depth(player, 3);
    await send(player, { type: 'depth', layers: 1 });
    await depth(player, 1);
    const length = await player.page.evaluate(() => history.length);
    await send(player, { type: 'depth', layers: 2 });
    await depth(player, 2);
    assert.equal(await player.page.evaluate(() => history.length), length - 1, 'and those above it');
    assert.deepEqual(await received(player, 'command'), []);
  },

  'a dialog of the page is a layer': async (bench) => {
    const player = await fake(bench);
    await with_layers(player, 1);
    await depth(player, 1);
    await send(player, { type: 'ask-text', id: 'name', label: 'Your name', value: 'Ada', max: 12, help: '' });
    await depth(player, 2);
    await player.page.goBack();
    await depth(player, 1);
    // A dialog sends its answer only after it has closed.
    await player.page.waitForFunction(() => window.fake.received.some(({ type }) => type === 'text-answer'));
    assert.equal(await player.page.evaluate(() => document.getElementById('dialog').open), false);
    assert.equal((await received(player, 'text-answer'))[0].value, null);
    await send(player, { type: 'show-link', text: 'Your turn.', fragment: 'Qx7' });
    await depth(player, 2);
    await player.page.getByRole('button', { name: 'Close' }).click();
    await depth(player, 1);
    assert.deepEqual(await received(player, 'command'), []);
  },

  'a hundred finished turns write no more than a browser allows': async (bench) => {
    const player = await fake(bench, { prepare: () => {
      window.writes = 0;
      for (const name of ['pushState', 'replaceState']) {
        const write = history[name];
        history[name] = function counted(...words) { window.writes += 1; return write.apply(this, words); };
      }
    } });
    await player.page.evaluate(async () => {
      for (let turn = 0; turn < 150; turn += 1) {
        window.fake.send({ type: 'address', fragment: `Turn${turn}` });
        await new Promise((go) => { setTimeout(go, 2); });
      }
    });
    assert.ok(await player.page.evaluate(() => window.writes) < 100);
    await send(player, { type: 'depth', layers: 1 }); // a layer still gets its entry
    await depth(player, 1);
    assert.ok(await player.page.evaluate(() => window.writes) < 100);
  },

  'home, set-up, table, replay, rulebook: Back all the way': async (bench) => {
    const player = await bench.open();
    await quick_game(player);
    await depth(player, 1);
    await settle_one(player);
    const fragment = await hash(player);
    assert.ok(fragment.length > 1);
    const { ply, pending } = await player.state();
    await player.press('button:replay');
    await player.until(({ live }) => !live);
    await depth(player, 2);
    assert.match(await player.page.title(), /^Replay · Prosper or Perish · Orrery$/);
    await player.page.locator('#rules').click();
    await player.page.locator('#rulebook .text').waitFor();
    await depth(player, 3);

    await player.page.goBack();
    await player.page.waitForFunction(() => !document.getElementById('rulebook').open);
    assert.equal((await player.state()).live, false);
    await player.page.goBack();
    const live = await player.until((state) => state.live);
    assert.deepEqual([live.screen, live.ply, live.pending], ['table', ply, pending]);
    assert.equal(await hash(player), fragment);
    await player.page.goBack();
    await on_screen(player, 'home');
    await depth(player, 0);
    assert.equal(await hash(player), '');
    assert.equal(await player.page.title(), 'Orrery');

    await player.page.goForward();
    await depth(player, 0);
    assert.equal((await player.state()).screen, 'home');
    assert.deepEqual(await player.notices(), []);
  },

  'Back never takes back a move': async (bench) => {
    const player = await bench.open();
    await quick_game(player);
    await settle_one(player);
    const { ply } = await player.state();
    await player.page.goBack();
    await on_screen(player, 'home');
    const open = (await outline_of(player)).find(({ command }) => command === 'open');
    await player.choose(open.label);
    const state = await on_screen(player, 'table');
    assert.ok(state.ply >= ply, `${state.ply} moves of ${ply}`);
  },

  'a link that opens the page has home below it': async (bench) => {
    const first = await bench.open();
    await quick_game(first);
    const link = await first.link();
    const player = await bench.open({ link: link.split('#')[1] });
    await on_screen(player, 'welcome');
    await depth(player, 1);
    const { entries } = await (await player.page.context().newCDPSession(player.page)).send('Page.getNavigationHistory');
    assert.deepEqual(entries.slice(-2).map(({ url }) => url.includes('#')), [false, true], 'the link is in the upper entry alone');
    await player.page.goBack();
    await on_screen(player, 'home');
    await player.page.waitForFunction(() => location.hash === '');
    await first.page.reload(); // the same entries, with home below
    await first.ready();
    await on_screen(first, 'table');
    await depth(first, 1);
    await first.page.goBack();
    await on_screen(first, 'home');
  },

  'a second link in the same tab opens, and Back leads home': async (bench) => {
    const other = await bench.open();
    await quick_game(other, 'rise');
    const link = await other.link();
    const player = await bench.open();
    await quick_game(player);
    await player.page.evaluate((fragment) => { location.hash = fragment; }, link.split('#')[1]);
    await on_screen(player, 'welcome');
    await player.page.waitForFunction(() => history.state?.depth === 1);
    assert.equal(await player.page.title(), 'The Rise and Fall of Galactic Empires · Orrery');
    await player.page.evaluate(() => { location.hash = 'nolinkatall'; });
    await player.until_notice(/./);
    await player.page.waitForFunction(() => location.hash !== '#nolinkatall');
    assert.equal((await player.state()).screen, 'welcome');
    await player.page.goBack();
    await on_screen(player, 'home');
    await depth(player, 0);
  },

  'on a phone Back closes the sheet and the words of a lesson': async (bench) => {
    const player = await bench.open({ width: 390, height: 844, touch: true });
    await quick_game(player);
    await player.press('button:sheet');
    await depth(player, 2);
    await player.page.goBack();
    await depth(player, 1);
    assert.equal((await player.state()).screen, 'table');
    await player.page.goBack();
    await on_screen(player, 'home');
    const learner = await bench.open({ width: 390, height: 844, touch: true });
    await learner.press('button:learn');
    await learner.until(({ lesson }) => lesson === 1);
    await depth(learner, 2);
    await learner.page.goBack();
    await depth(learner, 1);
    assert.equal((await learner.state()).lesson, 1);
    await learner.page.goBack();
    await on_screen(learner, 'home');
  },

  'a list that is open is closed first': async (bench) => {
    const player = await bench.open();
    await player.press('body:prosper');
    await player.press('button:details');
    await player.press('select:sitter:2');
    await depth(player, 2);
    await player.page.goBack();
    await depth(player, 1);
    assert.equal((await player.state()).screen, 'setup');
    await player.still();
    assert.ok(!(await player.marks()).some(({ name }) => name.startsWith('option:sitter')));
  },

  'the tab says whose turn it is, also while nobody looks': async (bench) => {
    const player = await bench.open();
    assert.equal(await player.page.title(), 'Orrery');
    await quick_game(player);
    assert.equal(await player.page.title(), 'Your turn · Prosper or Perish · Orrery');
    await player.hold_frames(); // as in a background tab
    for (let turn = 0; turn < 3; turn += 1) {
      await player.choose(/^a\d/);
      await player.choose('Confirm');
    }
    await player.page.waitForFunction(() => !document.title.startsWith('Your turn')).catch(() => {});
    await player.page.waitForFunction(() => document.title.startsWith('Your turn'));
  },
};
