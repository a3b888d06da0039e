// Each game's own code comes when it is needed: which parts a visit fetches, what happens without network, and when a
// part does not come.
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { by_board, by_keys, by_words, kStart, play } from './match.mjs';
import { kPatience } from './player.mjs';
import { same_luck } from './rise.mjs';

const part_of = (game) => new RegExp(`/app-${game}\\.\\w+\\.wasm$`);
const refused = ['Failed to load resource', 'net::ERR_FAILED']; // the browser's messages about a failed request

/** A running match of the corpus, as somebody may have sent it. */
function a_link(bench, game) {
  const lines = readFileSync(join(bench.root, `tests/links/${game}.txt`), 'utf8').trim().split('\n').map((line) => line.split(' '));
  return lines.find(([, moves]) => Number(moves) < 40)[0];
}

const kTitles = ['Prosper or Perish', 'The Rise and Fall of Galactic Empires', 'Kardashev', 'Ozymandias', 'Settlers of the Cosmos'];
const kSetUp = { prosper: /^Set up Prosper/, rise: /^Set up .*Rise/, kardashev: /^Set up Kardashev/ };

/** `fails`: the part is refused; else it never comes. */
async function open_without(bench, missing, { fails = true, ...options } = {}) {
  const asked = [];
  const player = await bench.open({ url: 'about:blank', ready: false, forgive: refused, ...options, link: '' });
  await player.page.route(part_of(missing), (route) => (asked.push(route.request().url()), fails && route.abort()));
  await player.page.goto(bench.server.url + (options.link ? `#${options.link}` : ''));
  await player.ready();
  return { player, asked };
}

const kPhone = { width: 390, height: 844, scale: 3, touch: true };

/** Waits until the page has asked for the part; `asked` as open_without gives it. */
async function until_asked(asked) {
  for (const end = Date.now() + kPatience; !asked.length; await sleep(50)) assert.ok(Date.now() < end, 'the page never asked for the part');
}

/** Plays Prosper now, from the home screen on the canvas. */
async function begin_on_board(player) {
  if ((await player.marks()).every(({ name }) => name !== 'button:play-now')) await player.press('body:prosper');
  await player.press('button:play-now');
  await player.until((state) => state.screen === 'table');
}

/** Drags a finger, or the mouse, across the map. */
async function drag_map(player) {
  const { x, y, width, height } = await player.page.locator('#canvas').boundingBox(), from = [x + width / 2, y + height / 3];
  const places = Array.from({ length: 6 }, (_, at) => [from[0] + at * 8, from[1] + at * 12]);
  if (!player.touch) {
    await player.page.mouse.move(...from);
    await player.page.mouse.down();
    for (const place of places) await player.page.mouse.move(...place);
    await player.page.mouse.up();
    return;
  }
  const finger = await player.page.context().newCDPSession(player.page);
  const touch = (type, ...points) => finger.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([px, py]) => ({ x: px, y: py, id: 0 })) });
  await touch('touchStart', from);
  for (const place of places) await touch('touchMove', place);
  await touch('touchEnd');
}

async function start_quick_game(player, game) {
  await player.choose(kSetUp[game]);
  await player.until((state) => state.screen === 'setup');
  await player.choose(kStart);
  await player.until((state) => state.screen === 'table');
}

// Presses "Try again" whenever it is offered, until that screen comes. While the page fetches the part in the background, a
// press waits for that fetch; when it fails as well, the notice comes again.
async function try_again_until(player, screen) {
  for (const end = Date.now() + kPatience; (await player.state()).screen !== screen; await player.page.waitForTimeout(50)) {
    assert.ok(Date.now() < end, `${screen} never came`);
    const again = player.page.getByRole('button', { name: 'Try again' });
    if (await again.count()) await again.first().click();
  }
}

export const tests = {
  'a link brings its own game, and another game may be missing': async (bench) => {
    for (const [game, missing] of [['rise', 'prosper'], ['prosper', 'rise']]) {
      const { player } = await open_without(bench, missing, { link: a_link(bench, game) });
      assert.equal((await player.state()).screen, 'welcome', game);
      await player.page.context().close();
    }
  },

  'the part for a link is there before the first board, others come after it': async (bench) => {
    const player = await bench.open({ link: a_link(bench, 'rise') });
    await player.page.waitForFunction(() => performance.getEntriesByType('resource').some((one) => /app-prosper\.\w+\.wasm/.test(one.name)));
    const [board, rise, prosper] = await player.page.evaluate(() => {
      const begun = (part) => performance.getEntriesByType('resource').find((one) => one.name.includes(part)).startTime;
      return [performance.getEntriesByName('first-board')[0].startTime, begun('app-rise.'), begun('app-prosper.')];
    });
    assert.ok(rise < board && board <= prosper, `board ${board}, rise ${rise}, prosper ${prosper}`);
  },

  'a first visit fetches no game before its first board': async (bench) => {
    const player = await bench.open();
    await player.page.waitForFunction(() => ['app-prosper.', 'app-rise.'].every((part) => performance.getEntriesByType('resource').some(({ name }) => name.includes(part))));
    const [boards, parts] = await player.page.evaluate(() => [
      performance.getEntriesByName('first-board').map(({ startTime }) => startTime),
      performance.getEntriesByType('resource').filter(({ name }) => /app-\w+\.\w+\.wasm$/.test(name)).map(({ startTime }) => startTime)]);
    assert.equal(boards.length, 1, 'the board is marked once');
    assert.ok(boards[0] <= Math.min(...parts), `board ${boards}, parts ${parts}`);
  },

  'home shows its small pictures once their parts are here, though nothing else moves': async (bench) => {
    let goes_on = () => {};
    const player = await bench.open({ url: 'about:blank', ready: false });
    const is_held = new Promise((held) => {
      player.page.route(part_of('later'), (route) => { goes_on = () => route.continue(); held(); });
    });
    await player.page.goto(bench.server.url);
    await player.ready();
    await is_held;
    await player.page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('more.')));
    await player.still();
    const frames = await player.frames();
    goes_on();
    await player.page.waitForFunction((before) => window.orrery.frames() > before, frames);
  },

  'a game that does not come is named, and comes when asked again': async (bench) => {
    const { player, asked } = await open_without(bench, 'rise');
    await player.choose(/^Set up .*Rise/);
    await player.until_notice('didn’t arrive');
    assert.equal((await player.state()).screen, 'home');
    await player.shot('game-did-not-arrive');
    await player.no_barriers('a game that did not arrive');
    await player.page.getByRole('button', { name: 'Try again' }).click();
    await player.until_notice('didn’t arrive');
    assert.ok(asked.length >= 2);
    await player.page.unroute(part_of('rise'));
    await try_again_until(player, 'setup');
    assert.deepEqual(await player.notices(), []);
  },

  'a link to a game that does not come opens when it does': async (bench) => {
    const { player } = await open_without(bench, 'rise', { link: a_link(bench, 'rise') });
    await player.until_notice('didn’t arrive');
    assert.equal((await player.state()).screen, 'home');
    await player.page.unroute(part_of('rise'));
    await try_again_until(player, 'welcome');
  },

  ...Object.fromEntries(kTitles.map((title) => [`${title} does not need the part that comes later to be played`, async (bench) => {
    const { player, asked } = await open_without(bench, 'later', { prepare: same_luck }); // the end of a match needs that part, and some end soon
    await until_asked(asked);
    await player.choose(`Play ${title} now`);
    await player.page.mouse.move(0, 0); // what a pointer rests on is told by that part
    await player.until((state) => state.screen === 'table');
    const { over } = await play(player, by_words(player, { count: (number) => number.low }), { stop: (state) => state.ply >= 12 });
    assert.ok(!over);
    assert.equal(asked.length, 1, 'only after the first board');
  }])),

  ...Object.fromEntries([['is refused', true], ['never comes', false]].map(([what, fails]) => [`a first match by finger needs nothing of a later part that ${what}`, async (bench) => {
    const { player, asked } = await open_without(bench, 'later', { ...kPhone, fails, prepare: same_luck });
    await until_asked(asked);
    await begin_on_board(player);
    let undone = 0;
    const { over, ply } = await play(player, by_board(player), { stop: (state, made) => made >= 3 && state.pending > 0, moves_a_turn: 2 });
    assert.ok(!over);
    for (const name of ['button:undo', 'button:undo']) { // what was chosen, then the move before
      if (!(await player.marks()).some((mark) => mark.name === name)) break;
      await player.press(name);
      await player.still();
      undone += 1;
    }
    assert.ok(undone > 0 && (await player.state()).ply < ply, 'a move is taken back');
    await drag_map(player);
    await player.still();
    await play(player, by_board(player), { stop: (state) => state.ply >= ply + 6 });
    assert.equal(asked.length, 1, 'only after the first board');
  }])),

  'a first match by keys needs nothing of the later part': async (bench) => {
    const { player, asked } = await open_without(bench, 'later', { fails: false, prepare: same_luck });
    await until_asked(asked);
    await begin_on_board(player);
    await player.page.mouse.move(0, 0);
    await player.page.locator('#canvas').focus();
    await play(player, by_keys(player), { stop: (state) => state.ply >= 4 && state.pending > 0, moves_a_turn: 2 });
    const { ply } = await player.state();
    await player.keys('Backspace', 'Escape'); // Tab and the keys that zoom wait for it
    await player.until((state) => state.ply < ply);
    await play(player, by_keys(player), { stop: (state) => state.ply >= ply + 4 });
    await drag_map(player);
    assert.equal(asked.length, 1, 'only after the first board');
  },

  'a novice of Rise, which searches, moves while the later part never comes': async (bench) => {
    const { player, asked } = await open_without(bench, 'later', { fails: false, prepare: same_luck });
    await until_asked(asked);
    await player.choose(/^Play The Rise/);
    await player.page.mouse.move(0, 0);
    await player.until((state) => state.screen === 'table');
    const moved = [];
    await play(player, by_words(player, { count: (number) => number.low }), { stop: (state) => (moved.push(state.ply), state.ply >= 12) });
    const { thinking } = await player.state();
    assert.ok(!thinking && moved.some((ply, at) => at && ply > moved[at - 1] + 1), `no bot moved: ${moved}`);
    assert.equal(asked.length, 1, 'only the page has asked for it');
  },

  'the part that comes later is fetched at once if it is needed earlier': async (bench) => {
    const { player, asked } = await open_without(bench, 'later');
    await until_asked(asked);
    assert.equal(asked.length, 1);
    await player.page.unroute(part_of('later'));
    await player.choose(/^Learn .*Prosper/);
    await player.until((state) => state.lesson === 1);
  },

  'after one visit all games start without network, bots included': async (bench) => {
    const player = await bench.open({ offline_ready: true });
    await player.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await player.page.context().setOffline(true);
    for (const game of Object.keys(kSetUp)) {
      await player.page.goto('about:blank');
      await player.page.goto(bench.server.url);
      await player.ready();
      await start_quick_game(player, game);
      await play(player, by_words(player, { count: (number) => number.low }), { stop: (state) => state.ply >= 6 });
    }
  },
};
