// Seats of games by link: invitations, taking a seat, its secret, moving it, passing it on, losing it and getting it
// back.
import { strict as assert } from 'node:assert';
import { readFile } from 'node:fs/promises';
import { answer, bring, invite, join, kUnseen, node, open_hash, press_id, take_seat } from './lobby.mjs';
import { by_words, kStart, outline_of, play, settled } from './match.mjs';
import { canvas_alone } from './rise.mjs';

const kSizes = [['1440', {}], ['390', { width: 390, height: 844, scale: 3, touch: true }], ['360', { width: 360, height: 640, scale: 3, touch: true }]];

const until_away = (player) => play(player, by_words(player), { stop: ({ mode }) => mode === 'away' });
const journal = (player) => player.page.evaluate(() => JSON.parse(Object.entries(localStorage).find(([key]) => key.startsWith('orrery/game/'))[1]));
const names = async (player) => (await journal(player)).record.seats.map(({ name }) => name);
const keys = async (player) => (await journal(player)).keys.filter(Boolean);
const home = async (player) => {
  await player.page.getByRole('button', { name: 'Orrery, home' }).click();
  await player.until(({ screen }) => screen === 'home');
};

/** The text that "Copy it" gives in the dialog of a seat: a sentence and an address. */
async function seat_of(player, id = 'seat-secret:1') {
  await press_id(player, id);
  await player.page.locator('dialog.link svg path').waitFor();
  await player.page.locator('dialog.link').getByRole('button', { name: 'Copy it' }).click();
  await player.until_notice('Keep it for yourself');
  return player.page.evaluate(() => window.copied);
}

/** Otto and Ben in a game that has begun. */
async function begun(bench, options = {}) {
  const host = await bench.open(options);
  await invite(host);
  const guest = await join(bench, host, { name: 'Ben', ...options });
  await settled(host);
  await bring(guest, host);
  return { host, guest };
}

const until_asked = (player) => player.page.locator('#dialog[open] #dialog-label', { hasText: 'Who plays this seat here?' }).waitFor();

async function sits(player, name) {
  await until_asked(player);
  await answer(player, name);
  await player.until(({ screen }) => screen === 'table');
  return settled(player);
}

// An invitation on the canvas, from setting up to the first turn.
const by_pointer = (name, size) => async (bench) => {
  const host = await bench.open(size);
  await invite(host, { seats: 4 });
  await host.no_barriers('an invitation in words');
  await host.shot(`seats-host-words-${name}`);
  await canvas_alone(host);
  await host.until_mark('button:copy');
  await host.still();
  await host.shot(`seats-host-${name}`);
  const guest = await bench.open({ ...size, link: await host.link() });
  await guest.until_mark('button:take:2');
  await guest.still();
  await guest.shot(`seats-guest-${name}`);
  await guest.press('button:take:2');
  await answer(guest, 'Benedikta');
  await guest.until(({ here }) => here?.join() === '2');
  await guest.still();
  await guest.shot(`seats-taken-${name}`);
  await open_hash(host, await guest.link());
  await host.until(({ free }) => free?.length === 2);
  await host.press('button:take:4');
  await answer(host, 'Dora');
  await host.until(({ here }) => here?.join() === '1,4');
  await host.press('button:seat-secret:1');
  await host.page.locator('dialog.link svg path').waitFor();
  await host.shot(`seats-secret-${name}`);
  await host.no_barriers('the dialog of a seat');
  await host.keys('Escape');
  await home(host);
  await host.still();
  await host.shot(`seats-games-${name}`);
  await (await host.words()).getByText('3 of 4 seats taken').first().waitFor();
  await host.choose('Open');
  await host.until(({ screen }) => screen === 'lobby');
  await canvas_alone(host);
  await host.until_mark('button:begin-with-bots');
  await host.press('button:begin-with-bots');
  await host.page.waitForFunction(() => JSON.stringify(window.orrery.outline()).includes('Press again'));
  await host.press('button:begin-with-bots');
  await host.until(({ screen }) => screen === 'table');
};

export const tests = {
  'two guests take seats at once, their links come back in any order, and the game begins': async (bench) => {
    const host = await bench.open();
    await invite(host, { seats: 3, look: (words) => words.getByText('locked to their own device').waitFor() });
    assert.match(await host.copied(), /^Otto invites you to Prosper or Perish: take a seat\. 2 of 3 are free\.\nhttp:\S+#\w+$/);
    const invitation = await host.link();
    const [ann, ben] = [await bench.open({ link: invitation }), await bench.open({ link: invitation })];
    assert.deepEqual((await ann.until(({ screen }) => screen === 'lobby')).here, []);
    await take_seat(ann, { name: 'Ann', seat: 2 });
    await take_seat(ben, { name: 'Ben', seat: 3 });
    assert.match((await node(ben, 'next')).text, /^You are Ben\. Pass the link on, or send it back to Otto/);
    await open_hash(host, await ben.link());
    await host.until(({ free }) => free?.join() === '2');
    await open_hash(ann, await ben.link());
    await ann.until(({ free }) => free?.length === 0);
    assert.match((await node(ann, 'next')).text, /^All seats are taken\. Send the link to Otto/);
    assert.match(await ann.copied(), /all seats are taken\. Otto, open this link to begin\./);
    await open_hash(host, await ann.link());
    assert.equal((await settled(host)).mode, 'choose');
    assert.deepEqual(await names(host), ['Otto', 'Ann', 'Ben']);
    for (const player of [host, ann, ben]) assert.equal((await keys(player)).length, 1);
    await until_away(host);
    await bring(ann, host);
    await bring(ben, host);
    assert.equal((await settled(ann)).mode, 'choose');
    assert.equal((await settled(ben)).mode, 'away');
    await open_hash(ben, invitation);
    await ben.until_notice('an old invitation');
  },

  'one seat taken twice: whoever begins the game decides, and the other takes another seat': async (bench) => {
    const host = await bench.open();
    await invite(host, { seats: 3 });
    const invitation = await host.link();
    const [ann, cleo] = [await bench.open({ link: invitation }), await bench.open({ link: invitation })];
    await take_seat(ann, { name: 'Ann', seat: 2 });
    await take_seat(cleo, { name: 'Cleo', seat: 2 });
    await open_hash(host, await cleo.link());
    await host.until(({ free }) => free?.join() === '3');
    await open_hash(host, await ann.link());
    await open_hash(ann, await host.link());
    await ann.until_notice('Seat 2 went to Cleo. Take another one.');
    await take_seat(ann, { seat: 3 });
    await open_hash(host, await ann.link());
    await settled(host);
    assert.deepEqual(await names(host), ['Otto', 'Cleo', 'Ann']);
    await bring(ann, host);
    assert.equal((await keys(ann)).length, 1);
  },

  'bots take the free seats after a second press; a guest who comes too late is told, and may watch but not move': async (bench) => {
    const host = await bench.open();
    await invite(host, { seats: 3 });
    const late = await bench.open({ link: await host.link() });
    const ann = await join(bench, host, { name: 'Ann', seat: 3 });
    await host.until(({ free }) => free?.length === 1);
    await press_id(host, 'begin-with-bots');
    assert.match((await node(host, 'begin-with-bots')).label, /Press again/);
    await press_id(host, 'begin-with-bots');
    await settled(host);
    await take_seat(late, { name: 'Late', seat: 2 });
    await open_hash(late, await host.link());
    await late.until_notice('Seat 2 went to a bot. The game has begun.');
    await late.until(({ screen }) => screen === 'welcome');
    assert.ok(!(await outline_of(late)).some(({ label }) => /^Play as/.test(label ?? '')));
    await late.no_barriers('welcome without a seat');
    await late.choose('Watch');
    const { mode, viewer, legal } = await late.until(({ screen }) => screen === 'table');
    assert.deepEqual([mode, viewer, legal], ['away', 0, 0]);
    assert.ok(!(await outline_of(late)).some(({ command }) => ['choose', 'answer', 'stand-in', 'seat-secret'].includes(command)));
    await bring(ann, host);
  },

  'a seat goes to a fresh profile with its secret, in either order, and to a friend under another name': async (bench) => {
    const { host, guest } = await begun(bench);
    await home(guest);
    const seat = await seat_of(guest, (await outline_of(guest)).find(({ command }) => command === 'seat-secret').id);
    assert.match(seat, /^Prosper or Perish: the seat of Ben\. .+\nhttp:\S+#\w+$/);
    const address = seat.split(/\s/).at(-1);
    await until_away(host);
    const game = await host.link();

    const first = await bench.open({ link: address });
    await first.until_notice('Your seat is saved here. Now open the newest link of the game.');
    assert.equal(await first.page.evaluate(() => location.hash), '', 'the secret does not stay in the address');
    await first.page.reload();
    await first.ready();
    await open_hash(first, game);
    assert.equal((await sits(first, 'Ben')).mode, 'choose');
    assert.equal(await first.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('orrery/seat/')).length), 0);

    const friend = await bench.open({ link: game });
    await friend.until(({ screen }) => screen === 'welcome');
    await press_id(friend, 'have-seat');
    await answer(friend, seat);
    await until_asked(friend);
    assert.equal(await friend.page.locator('#dialog-field').inputValue(), 'Ben');
    assert.equal((await sits(friend, 'Cleo')).mode, 'choose');
    assert.deepEqual(await names(friend), ['Otto', 'Cleo']);
    await until_away(friend);
    await open_hash(host, await friend.link());
    await host.until(({ mode }) => mode === 'choose');
    assert.deepEqual(await names(host), ['Otto', 'Cleo']);
    await open_hash(friend, address);
    await friend.until_notice('That seat is on this device already');
  },

  'the code of a seat leaves the address before the app has arrived, and the seat comes in all the same': async (bench) => {
    const { host, guest } = await begun(bench, kUnseen);
    await until_away(host);
    const game = await host.link();
    await home(guest);
    const address = (await seat_of(guest, (await outline_of(guest)).find(({ command }) => command === 'seat-secret').id)).split(/\s/).at(-1);
    const code = address.split('#')[1];
    const clean = async (player) => {
      const { entries } = await (await player.page.context().newCDPSession(player.page)).send('Page.getNavigationHistory');
      assert.ok(!entries.some(({ url }) => url.includes(code)), 'nor in the history');
      assert.ok(!await player.page.evaluate((secret) => location.href.includes(secret), code), 'the code is not in the address');
    };
    for (const mark of ['#', '#%23', '#%2523']) {
      const late = await bench.open({ ...kUnseen, url: 'about:blank', ready: false });
      let go_on;
      const held = new Promise((resolve) => { go_on = resolve; });
      await late.page.route(/\.wasm$/, async (route) => { await held; await route.continue(); });
      await late.page.goto(address.replace('#', mark), { waitUntil: 'domcontentloaded' });
      await clean(late);
      assert.equal(await late.page.evaluate(() => window.orrery.frames()), 0);
      go_on();
      await late.ready();
      await late.until_notice('Your seat is saved here. Now open the newest link of the game.');
      await clean(late);
      await open_hash(late, game);
      assert.equal((await sits(late, 'Ben')).mode, 'choose');
    }

    // On a page with an open game: afterwards the address shows that game's link again.
    const before = await host.page.evaluate(() => location.hash);
    assert.ok(before.length > 1);
    await open_hash(host, address);
    await until_asked(host);
    await host.keys('Escape');
    await host.until_notice("You didn't take the seat");
    await clean(host);
    assert.equal(await host.page.evaluate(() => location.hash), before);
    await open_hash(host, `${address.slice(0, -9)}`); // a damaged one
    await host.page.locator('.notice.error').waitFor();
    assert.equal(await host.page.evaluate(() => location.hash), before);
  },

  'all games go into a file, with or without the keys of seats': async (bench) => {
    const { host, guest } = await begun(bench, kUnseen);
    await until_away(host);
    await bring(guest, host);
    await home(guest);
    const number = (await journal(guest)).record.number;
    const [key] = await keys(guest);
    const asks = async () => JSON.stringify(await outline_of(guest)).includes('save-all:with');
    await guest.choose('Export all games');
    await guest.page.getByRole('group', { name: 'Save your seats in the file too?' }).waitFor();
    await guest.page.waitForFunction(() => document.getElementById('voice').textContent.includes('Save your seats in the file too?'));
    await guest.no_barriers('the question about seats in a file');
    await guest.choose('Export all games');
    assert.ok(!await asks(), 'pressed again: not now');
    const files = {};
    for (const label of ['With my seats', 'Without my seats']) {
      await guest.choose('Export all games');
      const [download] = await Promise.all([guest.page.waitForEvent('download'), guest.choose(label)]);
      files[label] = { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
      assert.ok(!await asks());
    }
    assert.deepEqual(Object.values(files).map(({ name }) => name), ['orrery-games-with-seats.json', 'orrery-games.json']);
    const [all, some] = Object.values(files).map(({ text }) => text);
    assert.ok(all.includes(key) && !some.includes(key));
    assert.deepEqual(JSON.parse(some).games.map(({ record, here }) => [record.number, here]), [[number, 0]]);
    assert.deepEqual(JSON.parse(some).settings, {});

    for (const [text, mode] of [[all, 'choose'], [some, 'away']]) {
      const other = await bench.open(kUnseen);
      await other.choose('Open a link');
      await answer(other, text);
      const { screen } = await other.until((state) => ['welcome', 'from-file'].includes(state.screen));
      assert.equal(screen, mode === 'away' ? 'welcome' : 'from-file');
      if (mode === 'away') {
        await other.choose('Watch');
      } else {
        assert.equal((await keys(other)).length, 0, 'no seat comes in before the press');
        await other.no_barriers('seats and settings of a file');
        await other.choose('Take the seats');
        assert.equal((await keys(other)).length, 1);
        if ((await outline_of(other)).some(({ id }) => id === 'leave-settings')) await other.choose('Leave my settings');
      }
      await other.until((state) => state.screen === 'table' && state.mode === mode);
    }
  },

  ...Object.fromEntries([['1280', { width: 1280, height: 800 }], ['360', kSizes[2][1]]].map(([name, size]) => [
    `what a file has beside its games is listed and asked, ${name} wide`, async (bench) => {
      const { guest } = await begun(bench);
      await guest.page.evaluate(() => localStorage.setItem('orrery/settings', JSON.stringify({ name: 'Ben', speed: 'slow', 'standing/rise/bid-black': '3', 'knows-all': 'yes' })));
      await guest.page.reload();
      await guest.ready();
      await home(guest);
      await guest.choose('Export all games');
      const [download] = await Promise.all([guest.page.waitForEvent('download'), guest.choose('With my seats')]);
      const text = await readFile(await download.path(), 'utf8');
      const other = await bench.open(size);
      await other.choose('Open a link');
      await answer(other, text);
      await other.until(({ screen }) => screen === 'from-file');
      await canvas_alone(other);
      await other.still();
      await other.shot(`seats-from-file-${name}`);
      await other.until_mark('button:take-seats');
      await other.press('button:leave-seats');
      await other.until_mark('button:leave-settings');
      await other.until_mark('button:take-settings');
      await other.still();
      await other.shot(`seats-settings-from-file-${name}`);
      assert.deepEqual((await node(other, 'lines')).items, ['Your name: Ben (here: not chosen)', 'Animation speed: Slow (here: not chosen)',
                                                            'Automatic answers in The Rise and Fall of Galactic Empires. When black is auctioned: Bid 3 (here: not chosen)']);
      await other.press('button:leave-settings');
      await other.until(({ screen }) => ['table', 'welcome'].includes(screen));
      assert.equal(await other.page.evaluate(() => localStorage.getItem('orrery/settings')?.includes('standing') ?? false), false);
    }])),

  ...Object.fromEntries([['1280', { width: 1280, height: 800 }], ['360', kSizes[2][1]]].map(([name, size]) => [
    `what a file of all games takes along is asked on the canvas, ${name} wide`, async (bench) => {
      const host = await bench.open(size);
      await invite(host);
      await home(host);
      await canvas_alone(host);
      await host.still();
      await host.page.mouse.move(size.width - 60, size.height - 60); // over the list, on a narrow page too
      const in_sight = async (wanted) => (await host.marks()).some(({ name: mark }) => mark === wanted)
        && (await host.mark(wanted)).centre[1] < size.height - 10;
      for (let tries = 0; tries < 30 && !await in_sight('button:save-all'); tries += 1) {
        await host.page.mouse.wheel(0, 90);
        await host.still();
      }
      await host.press('button:save-all');
      await host.until_mark('button:save-all:without');
      await host.still();
      await host.shot(`seats-save-all-${name}`);
      assert.ok(await in_sight('button:save-all:without'), 'it is in sight at once');
      const [download] = await Promise.all([host.page.waitForEvent('download'), host.press('button:save-all:without')]);
      assert.ok(!(await readFile(await download.path(), 'utf8')).includes((await keys(host))[0]));
      await host.until((state) => state.screen === 'home');
      await host.still();
      assert.ok(!(await host.marks()).some(({ name: mark }) => mark === 'button:save-all:without'));
    }])),

  'a wiped profile has its seat again from its file and the newest link; a cancelled question changes nothing': async (bench) => {
    const { host, guest } = await begun(bench);
    await until_away(host);
    await press_id(host, 'show-link');
    await host.page.locator('dialog.link[open]').waitFor();
    await host.keys('Escape');
    await home(guest);
    await press_id(guest, (await outline_of(guest)).find(({ command }) => command === 'seat-secret').id);
    const [download] = await Promise.all([guest.page.waitForEvent('download'),
      guest.page.locator('dialog.link').getByRole('button', { name: 'Save as a file' }).click()]);
    assert.equal(download.suggestedFilename(), 'orrery-seat-ben.txt');
    const text = await readFile(await download.path(), 'utf8');
    await guest.page.evaluate(() => localStorage.clear());
    await guest.page.goto('about:blank');
    await guest.page.goto(await host.link());
    await guest.ready();
    await guest.until(({ screen }) => screen === 'welcome');
    for (const name of [null, 'Ben']) {
      await home(guest);
      const [chooser] = await Promise.all([guest.page.waitForEvent('filechooser'), guest.choose('Open a file')]);
      await chooser.setFiles({ name: 'orrery-seat-ben.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
      await guest.page.locator('#dialog[open]').waitFor();
      if (name) {
        assert.equal((await sits(guest, name)).mode, 'choose');
      } else {
        await guest.keys('Escape');
        await guest.until_notice("You didn't take the seat");
        assert.equal((await keys(guest)).length, 0);
      }
    }
    await until_away(guest);
  },

  'a secret that belongs to no seat of the game is turned away': async (bench) => {
    const { guest } = await begun(bench);
    const other = await begun(bench);
    await home(guest);
    const seat = await seat_of(guest, (await outline_of(guest)).find(({ command }) => command === 'seat-secret').id);
    const cut = seat.slice(0, -6);
    await open_hash(other.host, cut.split(/\s/).at(-1));
    await other.host.page.locator('.notice.error').waitFor();
    await open_hash(other.host, seat.split(/\s/).at(-1));
    await other.host.until_notice('Your seat is saved here');
    assert.equal((await keys(other.host)).length, 1);
  },

  'a bot stands in for a person, and the person comes back': async (bench) => {
    const { host, guest } = await begun(bench);
    await until_away(host);
    await press_id(host, 'stand-in:2');
    assert.match((await node(host, 'stand-in:2')).label, /^Let a bot play for Ben\? Press again/);
    await press_id(host, 'stand-in:2');
    await settled(host);
    assert.equal((await journal(host)).record.seats[1].kind, 'bot');
    const { ply } = await host.until((state) => state.mode === 'choose');
    assert.ok(ply > 1);

    // The guest's device asks before anything changes. Its own line comes first.
    await open_hash(guest, await host.link());
    await guest.until(({ screen }) => screen === 'branches');
    const nodes = await outline_of(guest);
    assert.match(nodes.find(({ id }) => id === 'parting').text, /^Otto let a bot \(adept\) stand in for Ben\. Nobody asked you/);
    const buttons = nodes.filter(({ kind }) => kind === 'button').map(({ label }) => label);
    assert.equal(buttons[0], 'Go on with yours');
    for (const [name, size] of [['1280', { width: 1280, height: 800 }], ['360', { width: 360, height: 640 }]]) {
      await guest.page.setViewportSize(size);
      await guest.shot(`seats-unasked-${name}`);
    }
    assert.equal((await journal(guest)).record.seats[1].kind, 'person');
    await press_id(guest, 'swap');
    await settled(guest);
    await press_id(guest, 'take-back:2');
    await press_id(guest, 'take-back:2');
    await settled(guest);
    await open_hash(host, await guest.link());
    await until_away(host);
    await bring(guest, host);
    assert.equal((await settled(guest)).mode, 'choose');
    await until_away(guest);
  },

  'a link that does not know that a bot stood in: the page says so, and the bot can stand in again': async (bench) => {
    const host = await bench.open();
    await invite(host, { seats: 3 });
    const guests = [await join(bench, host, { name: 'Ann' }), await join(bench, host, { name: 'Ben' })];
    await settled(host);
    await until_away(host);
    const { seat } = await host.state();
    const [asked, other] = [guests[seat - 2], seat === 2 ? 3 : 2];
    await bring(asked, host);
    const absent = (await names(host))[other - 1];
    const put_bot = async () => {
      await press_id(host, `stand-in:${other}`);
      await press_id(host, `stand-in:${other}`);
      await settled(host);
      assert.equal((await journal(host)).record.seats[other - 1].kind, 'bot');
    };
    await put_bot();
    await settled(asked);
    await until_away(asked);
    await open_hash(host, await asked.link());
    await host.until_notice(`A bot stood in for ${absent} here. That is undone and ${absent} plays again. You can let a bot play again under Seats.`);
    assert.equal((await journal(host)).record.seats[other - 1].kind, 'person');
    await host.shot('seats-undone');
    await put_bot();
  },

  ...Object.fromEntries(kSizes.map(([name, size]) => [`an invitation, drawn and by pointer, ${name} wide`, by_pointer(name, size)])),

  'names that nobody can read are asked for again; two that look alike are told apart by colour in every sentence': async (bench) => {
    const refused = async (player, typed, reason) => {
      await answer(player, typed);
      await player.page.locator('#dialog[open] #dialog-help', { hasText: reason }).waitFor();
    };
    const host = await bench.open();
    await invite(host, { look: async (words) => {
      await press_id(host, 'name:1');
      await refused(host, '\u3164\u2800', 'Nothing in that name');
      await refused(host, '\u0301\u0335', 'Accents alone');
      await refused(host, '\u202EanuR', 'hidden sign');
      await answer(host, 'Ru\u0301na');
      await words.getByRole('button', { name: /name: R\u00FAna$/ }).waitFor();
    } });
    const guest = await bench.open({ ...kUnseen, link: await host.link() });
    await guest.until(({ screen }) => screen === 'lobby');
    await press_id(guest, 'take:2');
    await refused(guest, '\uFE0F', 'Nothing in that name');
    await answer(guest, 'Run\u0430'); // ends in a letter of Cyrillic
    await guest.until(({ here }) => here?.join() === '2');
    await open_hash(host, await guest.link());
    await settled(host);
    assert.deepEqual(await names(host), ['R\u00FAna', 'Run\u0430']);
    await bring(guest, host);
    await until_away(host);
    for (const [player, told] of [[host, await host.copied()], [guest, '']]) {
      const words = JSON.stringify(await outline_of(player)) + told;
      assert.match(words, /R\u00FAna \(Orange\)/);
      assert.match(words, /Run\u0430 \(Sky\)/);
      assert.doesNotMatch(words, /R\u00FAna(?! \(Orange\))|Run\u0430(?! \(Sky\))/);
    }
  },

  'without randomness there is no game by link, and it says so': async (bench) => {
    const player = await bench.open({ prepare: () => { Object.defineProperty(window, 'crypto', { value: undefined }); } });
    const words = await player.words();
    await words.getByRole('button', { name: 'Set up Prosper or Perish' }).click();
    await words.getByRole('combobox', { name: /^Seat 2/ }).selectOption('Person by link');
    await words.getByRole('button', { name: kStart }).click();
    await player.until_notice('can\'t make secrets');
    await words.getByRole('combobox', { name: /^Seat 2/ }).selectOption('Bot, novice');
    await words.getByRole('button', { name: kStart }).click();
    await settled(player);
  },
};
