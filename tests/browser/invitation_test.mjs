// From a link in a chat to a seat, the options of whoever invites, and how many presses a turn by link takes.
import { strict as assert } from 'node:assert';
import { answer, invite, join, kUnseen, node, open_hash, press_id, take_seat } from './lobby.mjs';
import { by_words, kStart, outline_of, play, settled } from './match.mjs';
import { canvas_alone, set_options } from './rise.mjs';

const kSizes = [['360', { width: 360, height: 640, scale: 2, touch: true }], ['390', { width: 390, height: 844, scale: 2, touch: true }],
  ['844', { width: 844, height: 390, scale: 2, touch: true }], ['1280', { width: 1280, height: 800 }]];
const kRise = 'The Rise and Fall of Galactic Empires';
const kMostPresses = 4; // in a turn by link that settles two planets: planet, confirm, planet, confirm and send
const kTurns = 10; // the draft, and some rounds

const texts = async (player) => (await outline_of(player)).flatMap(({ text, items }) => items?.map((item) => item.text ?? item) ?? [text ?? '']).join('\n');

/** Keeps what the page would share. What it copies is kept as in all tests. */
const shares = { content: 'navigator.share = async ({ text }) => { (window.shared ??= []).push(text); };' };
const shared = (player) => player.page.evaluate(() => window.shared ?? []);

async function set_up(player, title = 'Prosper or Perish') {
  const words = await player.words();
  await words.getByRole('button', { name: `Set up ${title}` }).click();
  await player.until(({ screen }) => screen === 'setup');
  return words;
}

/** Reloads the page once the address is that of the screen: Back and forward take the browser a moment. */
async function reload(player) {
  const is_home = (await player.state()).screen === 'home';
  await player.page.waitForFunction((bare) => (location.hash === '') === bare, is_home);
  await player.page.reload();
  await player.ready();
}

const company = (words, label) => words.getByRole('combobox', { name: 'The other players' }).selectOption(label);
const start_label = async (player) => (await node(player, 'start')).label;

// Two people play one match until `turns` turns were counted. Returns the presses of each turn, and the last link sent.
async function count_presses(players, turns) {
  const counts = [];
  for (let at = 0; counts.length < turns; at = 1 - at) {
    const player = players[at];
    const pressed = [];
    const press = async (name) => {
      pressed.push(name.replace('button:', ''));
      await player.press(name);
      await player.still();
    };
    for (let step = 0; step < 12; step += 1) {
      const { mode, ply } = await settled(player);
      await player.still();
      if (mode === 'away' || mode === 'over') break;
      const nodes = await outline_of(player);
      const choices = nodes.filter(({ kind, command, disabled }) => kind === 'button' && command === 'choose' && !disabled);
      const end = nodes.find(({ id, disabled }) => id === 'end-turn' && !disabled);
      if (mode === 'turn-done' || (end && pressed.length > 0 && (await player.state()).pending > 0)) await press('button:end-turn');
      else if (nodes.some(({ command }) => command === 'answer')) await press('button:confirm');
      else await press(`planet:${choices[(ply * 7 + 3) % choices.length].args.tokens.split(' ').at(-1)}`);
    }
    if (!(await shared(player)).length) await press('button:send');
    const [message] = await shared(player);
    await player.page.evaluate(() => { window.shared = []; });
    counts.push(pressed);
    await open_hash(players[1 - at], message.split(/\s/).at(-1));
  }
  return counts;
}

export const tests = {
  ...Object.fromEntries(kSizes.map(([name, size]) => [`an invitation tells who asks, to what, and how it goes, at ${name}`, async (bench) => {
    const host = await bench.open(kUnseen);
    await invite(host, { name: 'Otto' });
    const guest = await bench.open({ ...size, link: await host.link() });
    await guest.until(({ screen }) => screen === 'lobby');
    await guest.still();
    await guest.shot(`invitation-${name}`);
    const said = await texts(guest);
    assert.equal((await node(guest, 'heading:1:Otto invites you to Prosper or Perish'))?.text, 'Otto invites you to Prosper or Perish');
    for (const told of [/2 players · about \d+ minutes, in about \d+ messages/, /make your move, send the next player the link/])
      assert.match(said, told);
    assert.doesNotMatch(said, /Map:|Sealed|scrambled/, 'only what differs from the standard is told');
    await guest.until_mark('button:take:2'); // in sight
    const { y, h } = await guest.mark('button:take:2');
    assert.ok(y + h <= size.height, 'the seat is in sight at once');
    await guest.press('button:take:2'); // first press
    await answer(guest, 'Ben'); // the name, and the second press
    await guest.until(({ here }) => here?.join() === '2');
    await guest.still();
    await guest.shot(`invitation-taken-${name}`);
    await guest.until_mark('button:send');
    assert.equal((await node(guest, 'send')).label, 'Send Otto the link');
  }])),

  'the lesson is learned between the invitation and the seat': async (bench) => {
    const host = await bench.open(kUnseen);
    await invite(host);
    const guest = await bench.open({ link: await host.link() });
    await press_id(guest, 'learn');
    await guest.until(({ screen, lesson }) => screen === 'lesson' || lesson);
    await press_id(guest, 'lesson-leave');
    await guest.until(({ screen }) => screen === 'lobby');
    await press_id(guest, 'learn');
    await guest.until(({ lesson }) => lesson);
    await guest.still(); // the page writes its history a little later
    await guest.page.goBack();
    await guest.until(({ screen }) => screen === 'lobby');
    await guest.no_barriers('an invitation');
    await take_seat(guest);
  },

  'whoever invites is asked for a name once, and the invitation says it': async (bench) => {
    const host = await bench.open({ prepare: shares });
    let words = await set_up(host);
    await company(words, 'By link');
    await press_id(host, 'start');
    await host.page.locator('#dialog[open] #dialog-label', { hasText: 'Your name' }).waitFor();
    await host.keys('Escape');
    assert.equal((await host.state()).screen, 'setup');
    await press_id(host, 'start');
    await answer(host, 'Otto');
    await host.until(({ screen }) => screen === 'lobby');
    await press_id(host, 'send');
    await host.page.waitForFunction(() => window.shared?.length === 1);
    assert.match((await shared(host))[0], /^Otto invites you to Prosper or Perish: take a seat\. 1 of 2 is free\.\nhttp:\S+#\w+$/);
    await press_id(host, 'home');
    await host.until(({ screen }) => screen === 'home');
    words = await set_up(host);
    await company(words, 'By link');
    await press_id(host, 'start');
    await host.until(({ screen }) => screen === 'lobby');
    assert.equal(await host.page.locator('#dialog[open]').count(), 0, 'asked once');
  },

  ...Object.fromEntries(kSizes.map(([name, size]) => [`one start button says what it starts, at ${name}`, async (bench) => {
    const player = await bench.open(size);
    await player.press('body:rise');
    await player.until(({ screen }) => screen === 'setup');
    await player.until_mark('button:start');
    await player.still();
    await player.shot(`setup-bots-${name}`);
    assert.equal(await start_label(player), 'Play a novice');
    await player.press('button:seats:4');
    await player.still();
    assert.equal(await start_label(player), 'Play 3 novices');
    await player.press('button:company:link');
    await player.still();
    assert.equal(await start_label(player), 'Invite 3 people');
    await player.shot(`setup-link-${name}`);
    await player.press('button:company:here');
    await player.still();
    assert.equal(await start_label(player), 'Start for 4 people');
    assert.equal((await outline_of(player)).filter(({ label }) => kStart.test(label ?? '')).length, 1, 'there is no other');
    const words = await player.words();
    await words.getByRole('combobox', { name: /^Seat 4/ }).selectOption('Bot, novice');
    assert.equal(await start_label(player), 'Start for 3 people and a novice');
    assert.equal((await node(player, 'company')).value, 'mixed');
    await words.getByRole('combobox', { name: /^Seat 3/ }).selectOption('Person by link');
    assert.equal(await start_label(player), 'Invite a friend');
    await player.no_barriers('set-up');
  }])),

  'among friends secrets are only scrambled: chosen with its price in sight, told to all, and played so': async (bench) => {
    const host = await bench.open({ ...kUnseen, prepare: shares });
    const words = await set_up(host, kRise);
    await company(words, 'By link');
    const prices = (await texts(host)).match(/(Sealed: nobody can peek|Among friends: only scrambled)\. About \d+ messages\./g);
    assert.equal(prices.length, 2);
    const [sealed, scrambled] = prices.map((price) => Number(/\d+/.exec(price)[0]));
    assert.ok(scrambled < sealed * 0.75, `${scrambled} of ${sealed} messages`);
    await words.getByRole('combobox', { name: 'Secret choices' }).selectOption('Among friends');
    await set_options(host, { rounds: '10', disks: '4' });
    await press_id(host, 'start');
    await answer(host, 'Otto');
    await host.until(({ screen }) => screen === 'lobby');
    const guest = await join(bench, host, { name: 'Ben' });
    await settled(host);
    for (const player of [guest, host]) assert.match(await texts(player), /Among friends: secret choices are only scrambled/);
    const players = [host, guest];
    let at = (await host.state()).mode === 'away' ? 1 : 0, secrets = 0;
    for (let turn = 0; turn < 12; turn += 1, at = 1 - at) {
      const player = players[at];
      if (turn > 0 || at === 1) await open_hash(player, await players[1 - at].link());
      await player.until(({ screen }) => screen === 'table');
      const { mode } = await play(player, by_words(player), { stop: (state) => state.mode === 'away' });
      if (mode === 'over') break;
      const kept = await player.page.evaluate(() => JSON.parse(Object.entries(localStorage).find(([key]) => key.startsWith('orrery/game/'))[1]).record.binding);
      assert.equal(kept.protocol, 5);
      assert.deepEqual(kept.sealed ?? [], []);
      secrets += (await texts(player)).includes('made a secret choice') ? 1 : 0;
    }
    assert.ok(secrets > 0, 'there were secret choices');
  },

  'a turn of a two-seat Prosper by link takes four presses or fewer, the one that sends among them': async (bench) => {
    const as_people = { ...kUnseen, prepare: shares, motion: 'no-preference' }; // the news is a film, not a card
    const host = await bench.open(as_people);
    await invite(host);
    const guest = await join(bench, host, { name: 'Ben', ...as_people });
    await settled(host);
    for (const player of [host, guest]) {
      await canvas_alone(player).catch(() => {});
      await player.page.evaluate(() => { window.shared = []; });
    }
    const counts = await count_presses([host, guest], kTurns);
    bench.note(`presses of ${kTurns} turns: ${counts.map((pressed) => `${pressed.length} (${pressed.join(' ')})`).join(', ')}`);
    assert.ok(counts.every((pressed) => pressed.length <= kMostPresses), JSON.stringify(counts));
  },

  'a link that went out is shown as sent, a cancelled share is not': async (bench) => {
    const cancels = { content: `navigator.share = async () => { if (window.cancels) throw new DOMException('', 'AbortError'); };` };
    const host = await bench.open({ ...kUnseen, prepare: cancels });
    const label = async (cancelled) => {
      await host.page.evaluate((whether) => { window.cancels = whether; }, cancelled);
      await press_id(host, 'send');
      await host.still();
      return (await node(host, 'send')).label;
    };
    await invite(host);
    assert.equal(await label(true), 'Send the invitation');
    assert.equal(await label(false), 'Send again');
    await join(bench, host, { name: 'Ben' });
    await host.page.evaluate(() => { window.cancels = true; });
    await play(host, by_words(host), { stop: ({ mode }) => mode === 'away' });
    assert.equal(await label(true), 'Send to Ben');
    assert.equal(await label(false), 'Send again');
  },

  'a reload keeps whether the link went out': async (bench) => {
    const shares_at_times = { content: `navigator.share = async () => { if (localStorage.cancels) throw new DOMException('', 'AbortError'); };` };
    const host = await bench.open({ ...kUnseen, prepare: shares_at_times });
    const cancel = (whether) => host.page.evaluate((value) => { localStorage.cancels = value; }, whether ? 'yes' : '');
    const sends_after_reload = async () => {
      await reload(host);
      await host.until(({ screen }) => screen !== 'home');
      return (await node(host, 'send')).label;
    };
    const in_list = async () => {
      await press_id(host, 'home');
      await host.until(({ screen }) => screen === 'home');
      const { label } = (await outline_of(host)).find((one) => one.label?.startsWith('Prosper or Perish: '));
      await host.choose('Open');
      await settled(host);
      return label.split(': ').at(-1);
    };
    await invite(host);
    assert.equal(await sends_after_reload(), 'Send the invitation');
    await press_id(host, 'send');
    await host.page.waitForFunction(() => JSON.stringify(window.orrery.outline()).includes('Send again'));
    assert.equal(await sends_after_reload(), 'Send again');
    await join(bench, host, { name: 'Ben' });
    await cancel(true);
    await play(host, by_words(host), { stop: ({ mode }) => mode === 'away' });
    assert.equal(await sends_after_reload(), 'Send to Ben');
    assert.equal(await in_list(), 'Not sent to Ben yet');
    await cancel(false);
    await press_id(host, 'send');
    await host.page.waitForFunction(() => JSON.stringify(window.orrery.outline()).includes('Send again'));
    assert.equal(await sends_after_reload(), 'Send again');
    assert.equal(await in_list(), 'Waiting for Ben since today');
    await host.page.evaluate(() => { // as older versions stored it
      const [key, text] = Object.entries(localStorage).find(([name]) => name.startsWith('orrery/game/'));
      const { sent, ...journal } = JSON.parse(text);
      localStorage[key] = JSON.stringify(journal);
    });
    assert.equal(await sends_after_reload(), 'Remind Ben');
  },

  'a copied link is confirmed once: by the card if it is in sight, else by a notice': async (bench) => {
    const host = await bench.open();
    const said = () => host.page.evaluate(() => document.getElementById('voice').textContent);
    const copy = async () => {
      await host.page.getByRole('button', { name: 'Copy link' }).click();
      await host.page.waitForFunction(() => window.copied);
      await host.take_copy();
    };
    await invite(host);
    await host.page.evaluate(() => { document.getElementById('voice').textContent = ''; });
    await copy();
    await host.page.locator('#voice', { hasText: 'Link copied. Send it to everybody who plays.' }).waitFor({ state: 'attached' });
    assert.deepEqual(await host.notices(), []);
    await join(bench, host, { name: 'Ben' });
    await host.close_infos();
    await play(host, by_words(host), { stop: ({ mode }) => mode === 'away' });
    await canvas_alone(host);
    await host.until_mark('button:close-card');
    await copy();
    await host.page.locator('#voice', { hasText: 'Link copied. Send it to Ben.' }).waitFor({ state: 'attached' });
    assert.deepEqual(await host.notices(), []);
    await host.press('button:close-card');
    await host.still();
    await host.page.evaluate(() => { document.getElementById('voice').textContent = ''; });
    await copy();
    await host.until_notice(/^Link copied\. Send it to Ben\.$/);
    assert.equal(await said(), '');
  },

  'the list of games says since when somebody is waited for, and one press reminds them': async (bench) => {
    const host = await bench.open({ ...kUnseen, prepare: shares });
    await invite(host);
    await join(bench, host, { name: 'Ben' });
    await play(host, by_words(host), { stop: ({ mode }) => mode === 'away' });
    assert.equal((await node(host, 'send')).label, 'Send again', 'it went out with the move');
    await press_id(host, 'home');
    await host.until(({ screen }) => screen === 'home');
    assert.ok((await outline_of(host)).some(({ label }) => /: Waiting for Ben since today$/.test(label ?? '')));
    await host.page.evaluate(() => { // three days ago
      const [key, text] = Object.entries(localStorage).find(([name]) => name.startsWith('orrery/game/'));
      const journal = JSON.parse(text);
      localStorage[key] = JSON.stringify({ ...journal, time: journal.time - 3 * 864e5 });
    });
    await reload(host);
    assert.ok((await outline_of(host)).some(({ label }) => /: Waiting for Ben since [A-Z]\w+day$/.test(label ?? '')));
    await host.choose('Open');
    await settled(host);
    assert.equal((await node(host, 'send')).label, 'Remind Ben');
    await press_id(host, 'send');
    await host.page.waitForFunction(() => window.shared?.length > 0);
    assert.match((await shared(host)).at(-1), /^Ben, it's your turn in Prosper or Perish.*Here is the link again:\nhttp:\S+#\w+$/);
  },
};
