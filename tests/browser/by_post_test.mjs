// Turns that travel by themselves, in real browsers with a real relay on loopback: matches from one invitation,
// some links by hand, devices that are never open together, a relay that goes and comes back. tests/post tests the
// carrier alone.
import { strict as assert } from 'node:assert';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { serve } from '../../scripts/serve.mjs';
import { answer, invite, kUnseen, node, open_hash, press_id, take_seat } from './lobby.mjs';
import { by_words, kStart, outline_of, play, settled } from './match.mjs';
import { in_words, set_options } from './rise.mjs';

const kRise = 'The Rise and Fall of Galactic Empires';
const kVisits = 8; // of devices that are never open together
const kAfter = 6; // moves that are played after the last trouble

/** Runs `run` with a site and a relay beside it, and stops both. */
async function with_site(bench, run, { file = ':memory:' } = {}) {
  const site = await serve(bench.site, 0, { relay: file });
  try {
    await run(site);
  } finally {
    await site.close();
  }
}

/** Anna invites by post, and the others open her one link. `options` are those of the set-up. */
async function table_of(bench, url, title, names, { options = {}, bots = 0, view = kUnseen, forgive = [] } = {}) {
  view = { ...view, forgive };
  const [host, ...guests] = names;
  const people = [{ name: host, player: await bench.open({ ...view, url }) }];
  await invite(people[0].player, { title, seats: names.length + bots, bots, name: host, look: () => set_options(people[0].player, options) });
  const link = await people[0].player.link();
  assert.match(link, /\.p$/);
  for (const name of guests) {
    const player = await bench.open({ ...view, link: link.replace(/^.*\/[a-z]+\/#/, `${url}#`) });
    await player.until(({ screen, free }) => screen === 'lobby' && free.length === names.length - people.length); // everybody before has sat down
    await take_seat(player, { name });
    people.push({ name, player });
  }
  for (const { player } of people) await player.until(({ screen }) => screen === 'table');
  return people;
}

const is_over = ({ mode }) => mode === 'over';
const rests = ({ mode }) => mode === 'away' || mode === 'over';

/** Each person plays whenever they are asked, whole turns, until all see the end or `stop` holds. Nobody passes on a link. */
async function play_out(people, way = by_words, stop = () => false) {
  const one = async ({ player }) => {
    for (;;) {
      const state = await player.until((now) => now.screen === 'table' && !now.thinking && !now.busy);
      if (is_over(state) || stop(state)) return;
      if (rests(state) || state.mode === 'bot') {
        await player.state_after(state);
        continue;
      }
      await play(player, way(player), { stop: rests });
    }
  };
  await Promise.all(people.map(one));
}

const record = (player) => player.page.evaluate(() => JSON.parse(localStorage[Object.keys(localStorage).find((key) => key.startsWith('orrery/game/'))]).record);

async function same_end(people) {
  const [first, ...others] = await Promise.all(people.map(({ player }) => record(player)));
  for (const other of others) assert.deepEqual(other.moves, first.moves);
  return first.moves.length;
}

/** In a match that goes on: everybody has at least so many moves, and the same. */
async function same_so_far(people, least) {
  const all = (await Promise.all(people.map(({ player }) => record(player)))).map(({ moves }) => moves);
  const known = Math.min(...all.map(({ length }) => length));
  assert.ok(known >= least, `only ${known} moves went over`);
  for (const moves of all) assert.deepEqual(moves.slice(0, known), all[0].slice(0, known));
  return known;
}

/** How many people had to pass on a link since their page was loaded. */
const carried_by_hand = (people) => Promise.all(people.map(({ player }) => player.page.evaluate(() => (window.copied ? 1 : 0))));

const says = (player, pattern) => player.page.waitForFunction((text) => new RegExp(text).test(JSON.stringify(window.orrery.outline())), pattern.source);

/** Waits until the page has read what the relay holds. */
const has_read = (player) => player.page.waitForTimeout(400);

/** Waits until the relay holds this device's letter. */
const is_posted = (player) => player.page.waitForFunction(() => {
  const key = Object.keys(localStorage).find((one) => one.startsWith('orrery/game/'));
  return JSON.parse(localStorage[key]).sent !== 1;
});

/** The person who is asked, and how they play. */
async function first_to_play(people) {
  const states = await Promise.all(people.map(({ player }) => settled(player)));
  const { player } = people[states.findIndex((state) => !rests(state))];
  await player.words();
  return [player, by_words(player)];
}

/** All letters that the site's relay holds. */
const slots = (url) => new Promise((tell) => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}relay`), found = [];
  socket.on('open', () => socket.send('["REQ","all",{"kinds":[30078]}]'));
  socket.on('message', (data) => {
    const [kind, , event] = JSON.parse(data);
    if (kind === 'EVENT') found.push(event);
    if (kind === 'EOSE') (socket.terminate(), tell(found));
  });
});

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

/** Notes when each page first showed each number of moves. All pages have the same clock. */
const watch = (player) => player.page.evaluate(() => {
  window.shown_at = {};
  setInterval(() => { const { ply } = window.orrery.state(); window.shown_at[ply] ??= Date.now(); }, 2);
});
const shown_at = (player) => player.page.evaluate(() => window.shown_at);

const kViews = [['1280', { width: 1280, height: 800 }], ['360', { width: 360, height: 640, scale: 2, touch: true }]];

export const tests = {
  ...Object.fromEntries(kViews.map(([name, view]) => [`what is said from set-up to home, at ${name}`, (bench) => with_site(bench, async ({ url }) => {
    const anna = await bench.open({ ...view, url });
    await anna.press('body:prosper');
    await anna.until(({ screen }) => screen === 'setup');
    await anna.press('button:company:link');
    await anna.until_mark('button:travel:post');
    await anna.shot(`by-post-setup-${name}`);
    await anna.no_barriers('set-up of turns that travel by themselves');
    await anna.press('button:start');
    await answer(anna, 'Anna');
    await anna.until(({ screen }) => screen === 'lobby');
    await anna.still();
    await anna.shot(`by-post-invitation-host-${name}`);
    const ben = await bench.open({ ...view, link: (await anna.link()).replace(/^.*#/, `${url}#`) });
    await ben.until(({ screen }) => screen === 'lobby');
    await ben.still();
    await ben.shot(`by-post-invitation-${name}`);
    await ben.press(`button:take:${(await ben.state()).free[0]}`);
    await answer(ben, 'Ben');
    for (const player of [anna, ben]) await player.until(({ screen, mode, busy }) => screen === 'table' && mode && !busy);
    const [asked, waiting] = (await anna.state()).mode === 'away' ? [ben, anna] : [anna, ben];
    await waiting.page.waitForFunction(() => /at the table/.test(JSON.stringify(window.orrery.outline())));
    await waiting.still();
    await waiting.shot(`by-post-table-${name}`);
    await waiting.no_barriers('a table that waits by itself');
    if (name === '360') await waiting.press('button:sheet');
    await waiting.press('button:list:post');
    await waiting.still();
    await waiting.shot(`by-post-menu-${name}`);
    await waiting.page.locator('#home').click();
    await waiting.until(({ screen }) => screen === 'home');
    await waiting.still();
    await asked.words();
    await play(asked, by_words(asked), { stop: rests });
    await waiting.page.waitForFunction(() => /Prosper or Perish: Your turn"/.test(JSON.stringify(window.orrery.outline())));
    await waiting.still();
    await waiting.shot(`by-post-home-${name}`);
    assert.deepEqual((await waiting.notices()).filter((text) => /Your turn/.test(text)), [], 'the list says it');
  })])),

  ...Object.fromEntries([
    ['Prosper', 'Prosper or Perish', ['Anna', 'Ben', 'Cleo'], { rounds: '4' }, by_words],
    ['Prosper', 'Prosper or Perish', ['Anna', 'Ben'], { rounds: '4' }, by_words, { bots: 1 }],
    ['Rise', kRise, ['Anna', 'Ben', 'Cleo'], { rounds: '10', disks: '4' }, in_words, { plies: 24 }],
    ['Ozymandias', 'Ozymandias', ['Anna', 'Ben'], { ages: '3', 'start-tiles': '2' }, in_words, { plies: 24 }],
  ].map(([short, title, names, options, way, { bots = 0, plies = 0 } = {}]) => [`${short}, ${names.length} people${bots ? ' and a bot' : ''}, ${plies ? 'the beginning of a' : 'the whole'} match by one link`, (bench) => with_site(bench, async ({ url }) => {
    const people = await table_of(bench, url, title, names, { options, bots });
    for (const { player } of people) await watch(player);
    await play_out(people, way, plies ? ({ ply }) => ply >= plies : () => false);
    const moves = plies ? await same_so_far(people, plies) : await same_end(people);
    assert.deepEqual(await carried_by_hand(people), people.map(() => 0));
    const times = await Promise.all(people.map(({ player }) => shown_at(player)));
    const lags = Object.keys(times[0]).filter((ply) => ply > 0 && times.every((one) => one[ply]))
      .map((ply) => Math.max(...times.map((one) => one[ply])) - Math.min(...times.map((one) => one[ply])));
    bench.note(`${short}, ${names.length} people: ${moves} moves by one link; from one device to the last of the others ${median(lags)} ms in the middle, ${Math.max(...lags)} at most, of ${lags.length}`);
  })])),

  'whoever asked for it is told of a turn that came while the page was hidden': (bench) => with_site(bench, async ({ url }) => {
    // A browser without a window shows no notification: what the page gives to it is kept instead.
    const keeps = () => {
      window.shown = [];
      window.Notification = class extends EventTarget {
        static permission = 'default';
        static async requestPermission() { return (this.permission = 'granted'); }
        constructor(title, { body }) { super(); window.shown.push(`${title}: ${body}`); }
      };
    };
    const people = await table_of(bench, url, 'Prosper or Perish', ['Anna', 'Ben'], { view: { ...kUnseen, prepare: keeps } });
    const [asked, way] = await first_to_play(people), waiting = people.find(({ player }) => player !== asked).player;
    const hide = (is_hidden) => waiting.page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, is_hidden);
    const shown = (player) => player.page.evaluate(() => window.shown);
    await waiting.words();
    await press_id(waiting, 'ask-to-notify');
    await waiting.page.waitForFunction(() => Notification.permission === 'granted');
    await hide(true);
    await play(asked, way, { stop: rests });
    await waiting.page.waitForFunction(() => window.shown.length > 0);
    assert.match((await shown(waiting))[0], /^Orrery: Your turn in Prosper or Perish\./);
    assert.match(await waiting.page.title(), /^\(1\) /);
    await hide(false);
    await waiting.page.waitForFunction(() => !/^\(/.test(document.title));
    assert.deepEqual(await shown(asked), [], 'nobody else asked for it');
  }),

  'a word goes along with a turn, and whatever it says is text': (bench) => with_site(bench, async ({ url }) => {
    const people = await table_of(bench, url, 'Prosper or Perish', ['Anna', 'Ben'], { options: { rounds: '4' } });
    const waits = async () => {
      for (;;) {
        const states = await Promise.all(people.map(({ player }) => settled(player)));
        const at = states.findIndex(rests), turn = people[1 - at];
        if (at >= 0 && states[at].ply > 0) return people[at];
        await play(turn.player, by_words(turn.player), { stop: rests });
      }
    };
    await play(...await first_to_play(people), { stop: rests });
    const from = await waits(), to = people.find((one) => one !== from);
    const evil = '<img src=x onerror="window.hurt=1"> %s %n <b>Well played</b>';
    await press_id(from.player, 'word');
    await answer(from.player, evil);
    await to.player.words();
    await to.player.page.getByRole('region', { name: 'Game as text' }).getByText(`${from.name}: "${evil}"`).first().waitFor();
    assert.equal(await to.player.page.evaluate(() => window.hurt), undefined);
    assert.equal(await to.player.page.locator('#words img, #words b').count(), 0);
    await to.player.shot('by-post-word');
    await press_id(to.player, 'quiet');
    await to.player.page.waitForFunction(() => !/Well played/.test(JSON.stringify(window.orrery.outline())));
  }),

  'a match goes by hand for a while, and by itself again': (bench) => with_site(bench, async ({ url }) => {
    const people = await table_of(bench, url, 'Prosper or Perish', ['Anna', 'Ben'], { options: { rounds: '6' } });
    const later = ({ ply }) => ply > 6;
    await play_out(people, by_words, later);
    for (const { player } of people) await press_id(player, 'travel');
    let [from, to] = people;
    for (let hand_overs = 0; (await to.player.state()).ply < 14; hand_overs += 1) {
      assert.ok(hand_overs < 40);
      await play(from.player, by_words(from.player), { stop: rests });
      const link = await from.player.link();
      assert.doesNotMatch(link, /\.p$/);
      const { ply } = await to.player.state();
      await to.player.page.waitForTimeout(200);
      assert.equal((await to.player.state()).ply, ply, 'nothing travels by itself');
      await open_hash(to.player, link);
      await settled(to.player);
      [from, to] = [to, from];
    }
    for (const { player } of people) await press_id(player, 'travel');
    const { ply } = await to.player.state();
    await play_out(people, by_words, (state) => state.ply > ply + kAfter);
    await same_so_far(people, ply + kAfter);
  }),

  'two tabs of one device in one match: nothing is lost, nothing comes twice, and they have one slot': (bench) => with_site(bench, async ({ url }) => {
    const [anna, ben] = await table_of(bench, url, 'Prosper or Perish', ['Anna', 'Ben'], { options: { rounds: '4' } });
    const other = { name: 'Anna', player: await bench.open_in(anna.player.page.context(), { url }) };
    await other.player.page.waitForFunction(() => /"id":"[0-9a-f]{16}:open"/.test(JSON.stringify(window.orrery.outline())));
    const number = /"id":"([0-9a-f]{16}):open"/.exec(JSON.stringify(await other.player.page.evaluate(() => window.orrery.outline())))[1];
    await press_id(other.player, `${number}:open`);
    const all = [anna, other, ben], is_at = (ply) => (state) => state.screen === 'table' && state.ply >= ply && !state.busy && !state.thinking;
    for (let turn = 0, ply = 0, over = false; !over; turn += 1) {
      assert.ok(turn < 80, 'it never ends');
      const states = await Promise.all(all.map(({ player }) => player.until(is_at(ply))));
      over = states.every(is_over);
      const able = all.filter((_, at) => !rests(states[at]));
      if (over || !able.length) continue; // what is on its way settles it
      const { player } = able[turn % able.length]; // Anna's turns by one tab and by the other
      ({ ply } = await play(player, by_words(player), { stop: rests }));
      if (turn % 5 === 2) await other.player.reload();
      if (turn % 5 === 2 && (await other.player.state()).screen === 'home') await press_id(other.player, `${number}:open`);
    }
    await same_end(all);
    const stored = await anna.player.page.evaluate(() => Object.keys(localStorage));
    assert.deepEqual(stored.filter((key) => key.startsWith('orrery/line/')), [], 'no turn was played twice');
    assert.equal(new Set((await slots(url)).map(({ pubkey }) => pubkey)).size, 2, 'a slot a device');
    for (const { player } of all) assert.deepEqual((await player.notices()).filter((text) => /differently|another line/.test(text)), []);
  }),

  'devices that are never open together': (bench) => with_site(bench, async ({ url }) => {
    const people = await table_of(bench, url, 'Prosper or Perish', ['Anna', 'Ben'], { options: { rounds: '4' } });
    const contexts = people.map(({ player }) => player.page.context());
    for (const { player } of people) await player.page.close();
    let number = null, before = 0, turns = 0;
    for (let visit = 0; visit < kVisits; visit += 1) {
      const player = await bench.open_in(contexts[visit % 2], { url });
      await player.page.waitForFunction(() => /"id":"[0-9a-f]{16}:open"/.test(JSON.stringify(window.orrery.outline())));
      number ??= /"id":"([0-9a-f]{16}):open"/.exec(JSON.stringify(await player.page.evaluate(() => window.orrery.outline())))[1];
      await player.words();
      await has_read(player);
      await press_id(player, `${number}:open`);
      const state = await player.until(({ screen, busy, thinking, ply }) => screen === 'table' && !busy && !thinking && ply >= before);
      if (!rests(state)) await play(player, by_words(player), { stop: rests });
      const { ply } = await player.state();
      if (ply > before) turns += 1;
      before = ply;
      await is_posted(player);
      await player.page.close();
    }
    assert.ok(turns > kVisits / 2, `${turns} of ${kVisits} visits went on`);
  }),

  'the relay goes away and comes back: it is said, and nothing is lost': async (bench) => {
    const file = join(bench.root, 'build/by-post-relay.json');
    rmSync(file, { force: true });
    const site = await serve(bench.site, 0, { relay: file }), { url, port } = site;
    const people = await table_of(bench, url, 'Prosper or Perish', ['Anna', 'Ben'], { options: { rounds: '4' }, forgive: ['WebSocket'] });
    await play_out(people, by_words, ({ ply }) => ply > 4);
    await site.close();
    for (const { player } of people) await says(player, /No relay answers/);
    const turn = (await people[0].player.state()).mode === 'away' ? people[1] : people[0], other = people.find((one) => one !== turn);
    await play(turn.player, by_words(turn.player), { stop: rests });
    await says(turn.player, new RegExp(`${other.name} isn't reached yet: no relay answers`));
    assert.equal((await node(turn.player, 'send')).primary, true);
    await open_hash(other.player, await turn.player.link()); // by hand, meanwhile
    await settled(other.player);
    assert.equal((await other.player.state()).ply, (await turn.player.state()).ply);
    const again = await serve(bench.site, port, { relay: file });
    try {
      for (const { player } of people) await player.page.evaluate(() => window.dispatchEvent(new Event('online')));
      const { ply } = await turn.player.state();
      await play_out(people, by_words, (state) => state.ply > ply + kAfter);
      await same_so_far(people, ply + kAfter);
    } finally {
      await again.close();
    }
  },

  'a site without relays asks nobody anything': async (bench) => {
    const asked = [], sockets = [];
    const listen = (player) => {
      player.page.context().on('request', (request) => asked.push(request.url()));
      player.page.on('websocket', (socket) => sockets.push(socket.url()));
    };
    const host = await bench.open(kUnseen);
    listen(host);
    await invite(host, { name: 'Otto', look: async () => assert.equal(await node(host, 'travel'), undefined) });
    const link = await host.link();
    assert.doesNotMatch(link, /\.p$/);
    const guest = await bench.open({ ...kUnseen, link: `${link}.p` }); // as if from a site with relays
    listen(guest);
    await take_seat(guest, { name: 'Ben' });
    await open_hash(host, await guest.link());
    await play(host, by_words(host), { stop: rests });
    await host.page.locator('#home').click();
    await host.page.waitForTimeout(300);
    assert.deepEqual(sockets, []);
    const elsewhere = asked.filter((address) => new URL(address).origin !== new URL(bench.server.url).origin && !/^(blob|data):/.test(address));
    assert.deepEqual(elsewhere, []);
    assert.deepEqual(asked.filter((address) => address.includes('/post/')), [], 'nor fetches what carries');
  },

  'a person who plays alone fetches nothing of the post, even if the site has a relay': (bench) => with_site(bench, async ({ url }) => {
    const asked = [];
    const player = await bench.open({ ...kUnseen, url });
    player.page.on('request', (request) => asked.push(request.url()));
    player.page.on('websocket', (socket) => asked.push(socket.url()));
    await player.words();
    await player.choose(/^Set up Prosper/);
    await player.choose(kStart);
    await player.until(({ screen }) => screen === 'table');
    await play(player, by_words(player), { stop: ({ ply }) => ply > 8 });
    assert.deepEqual(asked.filter((address) => /\/post\/|^ws/.test(address)), []);
  }),
};
