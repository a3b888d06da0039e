// Failures outside the game: a page that does not start, a bot that falls silent, a browser that stores nothing. For
// each the page says what is kept and what can be done.
import { strict as assert } from 'node:assert';
import { bring, invite, join, kUnseen, node, press_id } from './lobby.mjs';
import { by_words, kStart, outline_of, play, settled } from './match.mjs';
import { canvas_alone } from './rise.mjs';
import { kPatience } from './player.mjs';

const kDesktop = { width: 1280, height: 800 }, kPhone = { width: 360, height: 640, scale: 2, touch: true };
const kSizes = [['desktop', kDesktop], ['phone', kPhone]];
const kNoise = ['Failed to load resource', 'did not arrive', 'didn’t arrive', 'Expected a JavaScript', 'Failed to fetch', 'CompileError', 'WebAssembly'];
const kFirstPart = /\/app\.[0-9a-f]+\.wasm$/, kMain = /\/main\.[0-9a-f]+\.js$/;

const trouble = (player) => player.page.locator('#trouble');

/** Lets the page's time pass until `test` holds. Returns the seconds it took. */
async function pass_until(player, test) {
  const deadline = Date.now() + kPatience;
  for (let seconds = 0; ; seconds += 1) {
    if (await test()) return seconds;
    assert.ok(Date.now() < deadline, 'never came');
    await player.page.clock.runFor(1000);
  }
}
const is_told = (player) => async () => await trouble(player).innerText().catch(() => '') !== '';

/** Opens a page whose request for `address` goes wrong, and returns what it says. */
async function told(bench, address, handler, options = {}) {
  const player = await bench.open({ routes: [[address, handler]], ready: false, forgive: kNoise, ...options });
  await trouble(player).getByRole('button', { name: 'Reload the page' }).waitFor();
  assert.ok(await player.page.locator('#loading').isHidden());
  return { player, words: await trouble(player).innerText() };
}

const blocks = () => Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });

/** The seat of the person at this device, counted from 1. */
const seat_here = async (player) => (await outline_of(player)).find(({ command }) => command === 'seat-secret').args.seat;

/** Workers whose number is in `window.deaf` hear nothing; `window.signs` counts the workers' signs of life. */
const deafens = () => { // only bots' workers
  Object.assign(window, { deaf: null, workers: 0, signs: 0 }); // null: all of them
  window.Worker = class extends Worker {
    constructor(...words) {
      super(...words);
      if (!String(words[0]).includes('bot-worker')) return;
      this.number = window.workers += 1;
      this.addEventListener('message', ({ data }) => { window.signs += data.alive ? 1 : 0; });
    }
    postMessage(...words) { if (window.deaf && !window.deaf.includes(this.number)) super.postMessage(...words); }
  };
};

export const tests = {
  'a part that hangs: a sentence comes after a while, and the game when the part arrives': async (bench) => {
    for (const [name, size] of kSizes) {
      let let_go;
      const held = new Promise((resolve) => { let_go = resolve; });
      const player = await bench.open({ ...size, link: 'Abc', clock: true, ready: false, forgive: kNoise,
                                        routes: [[kFirstPart, async (route) => { await held; await route.continue(); }]] });
      await player.page.locator('#loading').waitFor();
      assert.ok(await pass_until(player, is_told(player)) >= 9, 'it was said too early');
      assert.match(await trouble(player).innerText(), /taking long[^]*in this browser[^]*in its link/);
      assert.ok(await player.page.locator('#loading').isHidden());
      await player.no_barriers('a page that does not come');
      await player.shot(`faults-slow-${name}`);
      await player.page.getByRole('button', { name: 'Copy the link' }).click();
      await player.page.getByRole('button', { name: 'Link copied' }).waitFor();
      assert.match(await player.page.evaluate(() => window.copied), /#Abc$/);
      let_go();
      await player.ready();
      assert.equal(await is_told(player)(), false);
      await player.page.context().close();
    }
  },

  'a script that hangs: the sentence needs nothing but the page': async (bench) => {
    let hangs = true;
    const player = await bench.open({ routes: [[/\.(js|mjs|css|wasm|otf)$/, (route) => (hangs ? null : route.continue())]], clock: true, ready: false });
    await player.page.locator('#loading').waitFor();
    await pass_until(player, is_told(player));
    assert.match(await trouble(player).innerText(), /taking long/);
    await player.shot('faults-bare');
    hangs = false;
    await player.page.getByRole('button', { name: 'Reload the page' }).click();
    await player.ready();
  },

  'a part that does not arrive, or is not what it should be, is reported at once': async (bench) => {
    const failures = {
      'main.js is gone': [kMain, (route) => route.fulfill({ status: 404, body: '' })],
      'main.js cannot be reached': [kMain, (route) => route.abort()],
      'main.js is a page': [kMain, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })],
      'main.js is cut': [kMain, (route) => route.fulfill({ contentType: 'text/javascript', body: 'import "./x.js"; (' })],
      'main.js throws': [kMain, (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("did not arrive")' })],
      'an import is gone': [/\/app\.[0-9a-f]+\.mjs$/, (route) => route.fulfill({ status: 404, body: '' })],
      'app.wasm is gone': [kFirstPart, (route) => route.fulfill({ status: 404, body: '' })],
      'app.wasm is broken': [kFirstPart, (route) => route.fulfill({ contentType: 'application/wasm', body: 'nothing' })],
    };
    for (const [what, [address, handler]] of Object.entries(failures)) {
      const { player, words } = await told(bench, address, handler, { ...kUnseen, forgive: [...kNoise, 'SyntaxError', 'Unexpected'] });
      assert.match(words, /couldn’t start/, what);
      assert.match(words, /in this browser/, what);
      assert.equal(await player.page.getByRole('button', { name: 'Copy the link' }).count(), 0, what);
      await player.page.context().close();
    }
  },

  'a page that fails can be loaded again': async (bench) => {
    for (const [name, size] of kSizes) {
      let fails = true;
      const { player } = await told(bench, kMain, (route) => (fails ? route.abort() : route.continue()), { ...size, link: 'Abc' });
      await player.shot(`faults-failed-${name}`);
      await player.no_barriers('a page that failed');
      fails = false;
      await player.page.getByRole('button', { name: 'Reload the page' }).click();
      await player.ready();
      assert.equal(await is_told(player)(), false);
      await player.page.context().close();
    }
  },

  'a browser that is too old is told so': async (bench) => {
    const { words } = await told(bench, kMain, (route) => route.fulfill({ contentType: 'text/javascript', body: '(' }),
      { ...kUnseen, prepare: () => { delete WebAssembly.Tag; }, forgive: [...kNoise, 'SyntaxError', 'Unexpected'] });
    assert.match(words, /too old/);
  },

  'the headers are those that HOSTING.md asks for': async (bench) => {
    const page = await fetch(bench.server.url);
    const [, main] = /"(main\.\w+\.js)"/.exec(await page.text());
    const script = await fetch(bench.server.url + main);
    const told_by = ({ headers }) => ['cache-control', 'content-security-policy'].map((name) => headers.get(name));
    assert.deepEqual(told_by(page), ['no-cache', "frame-ancestors 'none'"]);
    assert.deepEqual(told_by(script), ['public, max-age=31536000, immutable', "frame-ancestors 'none'"]);
    const again = await fetch(bench.server.url, { headers: { 'if-none-match': page.headers.get('etag') } });
    assert.equal(again.status, 304);
  },

  'a silent bot is started anew once, then named': async (bench) => {
    const player = await bench.open({ ...kUnseen, url: await bench.fake_site(), clock: true, prepare: deafens });
    const think = (job, level) => player.page.evaluate((given) => window.fake.send(given), { type: 'think', job, link: 'Q', seat: 1, level, seed: '1' });
    const got = (job) => player.page.evaluate((wanted) => window.fake.received.find((m) => m.job === wanted) ?? null, job);
    await player.page.evaluate(() => { window.deaf = [1]; });
    await think('a', 'novice');
    assert.ok(await pass_until(player, async () => await got('a') !== null) >= 15, 'it was not given time');
    assert.equal((await got('a')).type, 'bot-answer');
    assert.equal(await player.page.evaluate(() => window.workers), 2);

    await think('b', 'hang');
    await pass_until(player, async () => await got('b') !== null);
    assert.match((await got('b')).reason, /The bot stopped answering/);
    assert.equal(await player.page.evaluate(() => window.workers), 3);
    await think('c', 'novice');
    await player.page.waitForFunction(() => window.fake.received.some((m) => m.job === 'c' && m.type === 'bot-answer'));

    // A bot that thinks for a long time gives signs of life. If it was told to answer now, it does so even after it was
    // started again.
    await think('d', 'endless');
    for (let seen = 0; seen < 4; seen += 1) {
      await player.page.waitForFunction((before) => window.signs > before, await player.page.evaluate(() => window.signs));
      await player.page.clock.runFor(8000);
    }
    const stop = (job) => player.page.evaluate((given) => window.fake.send(given), { type: 'stop-thinking', job, now: true });
    assert.equal(await got('d'), null);
    await stop('d');
    await player.page.waitForFunction(() => window.fake.received.some((m) => m.job === 'd' && m.type === 'bot-answer'));
    const workers = await player.page.evaluate(() => { window.deaf = [window.workers]; return window.workers; });
    await think('e', 'endless');
    await player.page.clock.runFor(1000);
    await stop('e');
    await pass_until(player, async () => await got('e') !== null);
    assert.deepEqual([(await got('e')).type, await player.page.evaluate(() => window.workers)], ['bot-answer', workers + 1]);
  },

  'a game whose bot falls silent says so, and goes on when it is asked again': async (bench) => {
    for (const [name, size] of kSizes) {
      const player = await bench.open({ ...size, clock: true, prepare: deafens });
      const words = await player.words();
      await words.getByRole('button', { name: 'Set up Prosper or Perish' }).click();
      await player.until(({ screen }) => screen === 'setup');
      await words.getByRole('button', { name: kStart }).click();
      const asked = () => player.until(({ screen, thinking, busy, mode }) => screen === 'table' && (thinking || (!busy && mode !== 'bot')));
      const { ply } = await play(player, { ...by_words(player), settled: asked }, { stop: ({ thinking }) => thinking });
      await pass_until(player, async () => !(await player.state()).thinking);
      assert.match((await node(player, 'hint')).text, /The bot stopped answering/);
      assert.match((await outline_of(player))[0].text, /can't move/);
      await canvas_alone(player);
      await player.until_mark('button:retry-bot');
      await player.still();
      await player.shot(`faults-bot-${name}`);
      await player.page.evaluate(() => { window.deaf = []; });
      await player.press('button:retry-bot');
      await player.until((state) => state.ply > ply);
      await player.page.context().close();
    }
  },

  'a browser that keeps nothing: a copy of the seat is offered before the first move': async (bench) => {
    const host = await bench.open({ ...kDesktop, prepare: blocks });
    await invite(host, { seats: 3 });
    assert.match((await node(host, 'unkept')).text, /saves nothing, so your seat is lost when you close this tab/);
    await canvas_alone(host);
    await host.until_mark('button:seat-secret:1');
    await host.still();
    await host.shot('faults-unkept-lobby-desktop');
    const ben = await join(bench, host, { name: 'Ben', ...kPhone, prepare: blocks });
    const cleo = await join(bench, host, { name: 'Cleo' });
    assert.ok(await node(ben, 'unkept'));
    assert.equal(await node(cleo, 'unkept'), undefined);
    await settled(host);
    await bring(ben, host);
    await bring(cleo, host);
    assert.equal(await node(cleo, 'unkept'), undefined);
    for (const [name, player, seat] of [['desktop', host, await seat_here(host)], ['phone', ben, await seat_here(ben)]]) {
      assert.match((await node(player, 'unkept:words')).text, /your seat is lost/);
      if (await player.page.getByRole('button', { name: 'Play as text' }).getAttribute('aria-pressed') === 'true') await canvas_alone(player);
      await player.until_mark('button:close-unkept');
      await player.still();
      await player.shot(`faults-unkept-${name}`);
      await player.press(`button:seat-secret:${seat}`);
      await player.page.locator('dialog.seat svg path').waitFor();
      await player.keys('Escape');
      await player.still();
      assert.ok((await player.marks()).every((mark) => mark.name !== 'button:close-unkept'));
      assert.equal(await node(player, 'unkept'), undefined);
      assert.match((await node(player, 'seats-help')).text, /your seat is lost/);
    }
    const text = await host.page.evaluate(() => document.querySelector('.notice')?.textContent ?? '');
    assert.match(text, /saves nothing/);
  },

  'a person who goes on without a copy is not asked again': async (bench) => {
    const host = await bench.open({ ...kUnseen, prepare: blocks });
    await invite(host);
    const guest = await join(bench, host, { name: 'Ben' });
    await press_id(host, 'close-unkept');
    await host.page.waitForFunction(() => !JSON.stringify(window.orrery.outline()).includes('close-unkept'));
    await host.page.getByRole('button', { name: 'Orrery, home' }).click();
    await host.until(({ screen }) => screen === 'home');
    await host.choose('Open');
    await host.until(({ screen }) => screen === 'table');
    assert.equal(await node(host, 'unkept'), undefined);
    await bring(guest, host);
  },
};
