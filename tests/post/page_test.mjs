// Carriers inside the page, in a browser: with relays under the page's policy, and as an app of a chat in the
// messenger's simulator. The page runs on the fake app (tests/browser/fake), which sends what C++ would send.
import { strict as assert } from 'node:assert';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { WebSocket } from 'ws';
import { serve } from '../../scripts/serve.mjs';
import { Bench, run_script } from '../browser/bench.mjs';
import { invite, take_seat } from '../browser/lobby.mjs';
import { by_words, play } from '../browser/match.mjs';
import { set_options } from '../browser/rise.mjs';
import { starter } from '../browser/whole_games.mjs';
import { hash, until, wait } from './device.mjs';

const root = new URL('../..', import.meta.url).pathname, site = join(root, 'build/site');
const kTimeout = 120000, kView = { width: 600, height: 500 };
const kInChat = { ...kView, offline_ready: true, forgive: ["directive 'webrtc'"] }; // the messenger's own policy has this directive

let started = null; // one browser for all tests; it ends with the process
let faked = null;

/** Runs a test in a browser with a folder of its own. */
async function in_browser(test) {
  const bench = await (started ??= Bench.start({ root, site, shots: join(root, 'build/screenshots') }));
  const folder = mkdtempSync(join(tmpdir(), 'orrery-'));
  try {
    const error = await bench.run('post', () => test(bench, folder), kTimeout);
    if (error) throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const fake_site = (bench) => (faked ??= bench.make_site(join(root, 'tests/browser/fake'), join(root, 'build/site-fake-post')));

/** The simulator tells its first visitor to forget everything and reload. Returns true once that has happened. */
function has_settled(url) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/webxdc`);
  return new Promise((tell) => {
    socket.on('open', () => socket.send('{"type":"setUpdateListener","serial":0}')).on('error', () => tell(false)); // it is not listening yet
    socket.on('message', (text) => { if (JSON.parse(text).type === 'clear') (socket.terminate(), tell(true)); });
  });
}

/** Starts an app of a chat in the simulator for `people` people. Returns {urls, stop}. */
async function start_chat(folder, pages, people) {
  const out = join(folder, 'orrery.xdc'), app = join(folder, 'app');
  await run_script(join(root, 'scripts/pack.mjs'), '--webxdc', '--site', pages, '--out', out);
  for (const [name, content] of Object.entries(unzipSync(readFileSync(out)))) {
    mkdirSync(dirname(join(app, name)), { recursive: true });
    writeFileSync(join(app, name), content);
  }
  const first = 20000 + Math.floor(Math.random() * 20000);
  const program = join(root, 'node_modules/@webxdc/webxdc-dev/dist/backend/cli.js');
  const child = spawn(process.execPath, ['--require', join(root, 'tests/post/loopback.cjs'), program, 'run', app, '--port', String(first)], { stdio: ['ignore', 'pipe', 'ignore'] });
  const stop = () => child.kill();
  process.once('exit', stop);
  let said = '';
  child.stdout.on('data', (text) => { said += text; });
  await until(() => /frontend on (\S+)/.test(said), () => `the simulator did not start: ${said}`);
  const [, frontend] = /frontend on (\S+)/.exec(said);
  const urls = (await (await fetch(`${frontend}/instances`)).json()).map(({ url }) => url);
  while (urls.length < people) urls.push((await (await fetch(`${frontend}/instances`, { method: 'POST' })).json()).url);
  for (const url of urls) while (!await has_settled(url)) await wait(20);
  return { urls, stop };
}

/** The messages of one type that a page has sent to C++. */
const received = (player, type) => player.page.evaluate((wanted) => window.fake.received.filter((message) => message.type === wanted), type);
const mail = (player, seat, letter, number = 'm1') => player.page.evaluate((message) => window.fake.send(message),
  { type: 'mail', number, address: hash(number, 'address'), lock: hash(number, 'lock'), slot: seat === null ? '' : hash(number, 'slot', seat), letter });
const heard = async (player) => (await received(player, 'letter')).map(({ text }) => text);
const came = (player, letter) => player.page.waitForFunction((text) => window.fake.received.some((one) => one.type === 'letter' && one.text === text), letter);

/** Collects the addresses and web sockets on other hosts that a page contacts. */
function watch_abroad(player, home) {
  const abroad = [], is_abroad = (address) => !/^(data|blob):/.test(address) && new URL(address).host !== new URL(home).host;
  player.page.on('request', (request) => { if (is_abroad(request.url())) abroad.push(request.url()); });
  player.page.on('websocket', (socket) => { if (is_abroad(socket.url())) abroad.push(socket.url()); });
  return abroad;
}

const letter_of = (code) => JSON.stringify({ v: 1, code, seats: [1], seen: 0 });

const rests = ({ mode }) => mode === 'away' || mode === 'over';

/** Anna puts a match into the chat; the others open it as their pages offer. */
async function table_of(bench, urls, names, options) {
  const people = await Promise.all(urls.map((url) => bench.open({ ...kInChat, url }))), [host, ...guests] = people;
  await invite(host, { seats: names.length, name: names[0], look: () => set_options(host, options) });
  for (const [at, guest] of guests.entries()) {
    await guest.page.getByRole('button', { name: 'Open it' }).click();
    await take_seat(guest, { name: names[at + 1] });
  }
  for (const player of people) await player.until(({ screen }) => screen === 'table');
  return people;
}

/** Each person plays whenever they are asked, until all see the end or `stop` holds. Nobody passes on a link. */
async function play_out(people, stop = () => false) {
  await Promise.all(people.map(async (player) => {
    for (;;) {
      const state = await player.until((now) => now.screen === 'table' && !now.thinking && !now.busy);
      if (state.mode === 'over' || stop(state)) return;
      if (rests(state)) await player.state_after(state);
      else await play(player, by_words(player), { stop: (now) => rests(now) || stop(now) });
    }
  }));
}

const moves = (player) => player.page.evaluate(() => JSON.parse(localStorage[Object.keys(localStorage).find((key) => key.startsWith('orrery/game/'))]).record.moves);

export const tests = {
  'turns go from page to page by the relay that play serves': () => in_browser(async (bench) => {
    const server = await serve(await fake_site(bench), 0, { relay: ':memory:' });
    try {
      const [anna, ben] = [await bench.open({ ...kView, url: server.url }), await bench.open({ ...kView, url: server.url })];
      const abroad = [anna, ben].map((player) => watch_abroad(player, server.url));
      assert.deepEqual((await received(anna, 'boot'))[0].env.relays, [`localhost:${server.port}`]);
      const sockets = [];
      anna.page.on('websocket', (socket) => sockets.push(socket.url()));
      await mail(anna, 0, 'first');
      await mail(ben, 1, 'second');
      await Promise.all([came(ben, 'first'), came(anna, 'second')]);
      for (let turn = 0; turn < 5; ++turn) {
        await mail(anna, 0, `turn ${turn}`);
        await came(ben, `turn ${turn}`);
      }
      const later = await bench.open({ ...kView, url: server.url });
      await mail(later, 2, 'third');
      await Promise.all([came(later, 'turn 4'), came(later, 'second'), came(anna, 'third')]);
      assert.deepEqual(sockets, [`ws://localhost:${server.port}/relay`], 'one connection');
      assert.deepEqual(abroad, [[], []]);
    } finally {
      await server.close();
    }
  }),

  'a page without relays opens no connection, whatever C++ says': () => in_browser(async (bench) => {
    const server = await serve(await fake_site(bench));
    try {
      const player = await bench.open({ ...kView, url: server.url }), sockets = [], abroad = watch_abroad(player, server.url);
      player.page.on('websocket', (socket) => sockets.push(socket.url()));
      await mail(player, 0, 'first');
      await player.page.waitForTimeout(500);
      assert.deepEqual([sockets, abroad], [[], []]);
    } finally {
      await server.close();
    }
  }),

  'three people in a chat: turns arrive, and a device that lost everything is offered its games again': () => in_browser(async (bench, folder) => {
    const chat = await start_chat(folder, await fake_site(bench), 3);
    try {
      const [anna, ben, cleo] = await Promise.all(chat.urls.map((url) => bench.open({ ...kInChat, url })));
      assert.match((await received(anna, 'boot'))[0].env.chat_name, /^Instance \d+$/);
      await mail(anna, 0, letter_of('1proABC'));
      for (const player of [ben, cleo]) await player.page.getByText(/^Instance \d+ has put a game into this chat\.$/).waitFor();
      await ben.page.getByRole('button', { name: 'Open it' }).click();
      assert.deepEqual((await received(ben, 'open-link')).map(({ text }) => text), ['1proABC.p']);
      await mail(ben, 1, letter_of('1proABCD'));
      await Promise.all([came(anna, letter_of('1proABCD')), came(ben, letter_of('1proABC'))]);
      await mail(cleo, null, letter_of('1proABC'));
      await cleo.page.getByText('has put a game into this chat').waitFor({ state: 'detached' });
      await came(cleo, letter_of('1proABCD'));
      await cleo.page.evaluate(() => window.fake.send({ type: 'mail-here', number: 'm1', text: 'here' }));
      await anna.page.waitForFunction(() => window.fake.received.some((one) => one.type === 'presence' && one.text === 'here'));
      await ben.page.evaluate(() => {
        window.sent = [];
        window.webxdc.sendToChat = async (what) => { window.sent.push(what); };
        window.fake.send({ type: 'link', fragment: '1proABCD', sentence: 'Your turn, Anna.' });
        window.fake.send({ type: 'save-file', name: 'seat.txt', text: 'my seat', kind: 'text/plain' });
      });
      await ben.page.getByRole('button', { name: 'Share' }).click();
      assert.deepEqual(await ben.page.evaluate(() => window.sent), [{ file: { name: 'seat.txt', plainText: 'my seat' } }, { text: 'Your turn, Anna.\n#1proABCD' }]);
      await anna.page.evaluate(() => localStorage.clear());
      await anna.page.reload();
      await anna.ready();
      await anna.page.getByText('This device has lost one of your games. You can watch it again, or play on with your seat\u2019s secret.').waitFor();
      await anna.page.getByRole('button', { name: 'Bring it back' }).click();
      await mail(anna, null, letter_of('1pro'));
      await Promise.all([came(anna, letter_of('1proABCD')), came(anna, letter_of('1proABC'))]);
    } finally {
      chat.stop();
    }
  }),

  'two people play a whole match in a chat': () => in_browser(async (bench, folder) => {
    const chat = await start_chat(folder, site, 2);
    try {
      const [anna, ben] = await table_of(bench, chat.urls, ['Anna', 'Ben'], { map: 'narrows', rounds: '4' });
      for (const { page } of [anna, ben]) await page.evaluate(() => {
        const { sendUpdate } = window.webxdc;
        window.told = [];
        window.webxdc.sendUpdate = (update, about) => {
          const { payload, ...told } = update;
          window.told.push({ ...told, from: window.webxdc.selfAddr });
          return sendUpdate.call(window.webxdc, update, about);
        };
      });
      await play_out([anna, ben]);
      const is_told = ({ page }) => page.evaluate(() => window.told.some(({ info }) => / won /.test(info)));
      await Promise.race([anna, ben].map(async (player) => { while (!await is_told(player)) await wait(100); })); // with the messenger's next update
      const told = (await Promise.all([anna, ben].map(({ page }) => page.evaluate(() => window.told)))).flat();
      const all = (what) => told.map((update) => update[what]).filter(Boolean);
      // The guest has the name that the chat gives. What comes within the messenger's interval goes out together, so not every turn has an update of its own.
      assert.ok(all('info').some((info) => /^(?:Anna|Instance \d+) has played in round \d\.$/.test(info)), JSON.stringify(told));
      for (const info of all('info')) assert.match(info, /^((?:Anna|Instance \d+) has played in (round \d|pass \d of the draft)|(?:Anna|Instance \d+)(?: and (?:Anna|Instance \d+))? won Prosper or Perish)\.$/);
      assert.ok(all('info').some((info) => /^.+ won Prosper or Perish\.$/.test(info)));
      for (const summary of all('summary')) assert.match(summary, /^((?:Anna|Instance \d+) is next|(?:Anna|Instance \d+) and (?:Anna|Instance \d+) are next|(?:Anna|Instance \d+)(?: and (?:Anna|Instance \d+))? won)$/);
      assert.ok(told.some(({ notify = {} }) => Object.values(notify).some((text) => text === 'It\'s your turn in Prosper or Perish.')));
      for (const { notify = {}, from } of told) assert.ok(!(from in notify), 'nobody is told of their own turn');
      const played = await moves(anna);
      assert.ok(played.length > 3);
      assert.deepEqual(await moves(ben), played);
    } finally {
      chat.stop();
    }
  }),

  'three people play in a chat, and one whose storage vanished sees the match again': () => in_browser(async (bench, folder) => {
    const chat = await start_chat(folder, site, 3);
    try {
      const people = await table_of(bench, chat.urls, ['Anna', 'Ben', 'Cleo'], { rounds: '4' }), [anna, , cleo] = people;
      await play_out(people, ({ ply }) => ply > 4);
      await cleo.page.goto(`${chat.urls[2]}/icon.png`);
      await cleo.page.evaluate(() => localStorage.clear());
      await cleo.page.goto(chat.urls[2]);
      await cleo.ready();
      await cleo.page.getByRole('button', { name: 'Bring it back' }).click();
      await cleo.page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('orrery/game/')));
      const known = await moves(anna);
      await cleo.page.waitForFunction((count) => JSON.parse(localStorage[Object.keys(localStorage).find((key) => key.startsWith('orrery/game/'))]).record.moves.length >= count, known.length);
    } finally {
      chat.stop();
    }
  }),

  'the real page plays in a chat, asks no other host, and keeps nothing for offline use': () => in_browser(async (bench, folder) => {
    const chat = await start_chat(folder, site, 2);
    try {
      const [url] = chat.urls, player = await bench.open({ ...kInChat, ready: false, url: 'about:blank' }), abroad = watch_abroad(player, url);
      await player.page.goto(url);
      await player.ready();
      await starter('Prosper or Perish', { map: 'narrows', rounds: '8' })(player);
      await play(player, by_words(player), { stop: ({ ply }) => ply > 3 });
      await player.page.locator('#rules').click();
      await player.page.locator('#rulebook .text').waitFor();
      assert.deepEqual(abroad, []);
      assert.equal(await player.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
    } finally {
      chat.stop();
    }
  }),
};
