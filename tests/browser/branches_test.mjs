// Links that bring nothing new, or another line of a known game; two tabs with one game; and storage that is full or
// blocked.
import { strict as assert } from 'node:assert';
import { invite, join, kUnseen, node, open_hash } from './lobby.mjs';
import { by_words, kStart, outline_of, play, settled } from './match.mjs';
import { canvas_alone } from './rise.mjs';

const kSizes = [['1440', {}], ['390', { width: 390, height: 844, scale: 3, touch: true }], ['360', { width: 360, height: 640, scale: 3, touch: true }],
  ['640', { width: 640, height: 360, scale: 2, touch: true }]];

// A short game on the small map, by words.
async function start(player, second = 'Bot, novice') {
  const words = await player.words();
  await words.getByRole('button', { name: 'Set up Prosper or Perish' }).click();
  await player.until((state) => state.screen === 'setup');
  await words.getByRole('combobox', { name: /^Seat 2/ }).selectOption(second);
  await words.getByRole('button', { name: kStart }).click();
  await player.until((state) => state.screen === 'table');
  return settled(player);
}

const until_away = (player) => play(player, by_words(player), { stop: (state) => state.mode === 'away' });
const kept = (player, kind) => player.page.evaluate((prefix) => Object.keys(localStorage)
  .filter((key) => key.startsWith(prefix)).sort().map((key) => JSON.parse(localStorage.getItem(key)).record.moves), `orrery/${kind}/`);

// Gives one answer: presses the first or the last choice until the answer is complete.
async function answer(player, which) {
  const { ply } = await player.state();
  for (let step = 0; step < 12 && (await player.state()).ply === ply; step += 1) {
    const nodes = (await outline_of(player)).filter((one) => one.kind === 'button' && !one.disabled);
    const chosen = nodes.find((one) => one.command === 'answer') ?? nodes.filter((one) => one.command === 'choose').at(which);
    const before = JSON.stringify(await player.state());
    await player.choose(chosen.label);
    await player.until((state) => JSON.stringify(state) !== before);
  }
  assert.equal((await player.state()).ply, ply + 1);
}

// A host whose game by link waits for its second person, and that person's page at the host's newest link.
async function by_link(bench, options = {}) {
  const host = await bench.open(options);
  await invite(host);
  const guest = await join(bench, host, { name: 'Ben' });
  await until_away(host);
  await open_hash(guest, await host.link());
  await guest.until((state) => state.mode === 'choose');
  return { host, guest };
}

/** A second profile with everything that the first one stores, like a device restored from its backup. */
async function twin_of(bench, player) {
  const stored = await player.page.evaluate(() => ({ ...localStorage }));
  return bench.open({ ...kUnseen, prepare: { content: `if (!localStorage.length) Object.assign(localStorage, ${JSON.stringify(stored)});` },
                      link: await player.page.evaluate(() => location.href) });
}

const stored = (player) => player.page.evaluate(() => Object.fromEntries(Object.entries(localStorage)
  .filter(([key]) => /^orrery\/(game|line|seat)\//.test(key))));
const until_lines = (player) => player.until(({ screen }) => screen === 'branches');

// Opens the host at the choice between two lines, and returns the stored games.
async function at_the_lines(bench, options) {
  const { host, links } = await forked(bench, options);
  await open_hash(host, links[0]);
  await host.until(({ mode }) => mode === 'choose');
  await open_hash(host, links[1]);
  await until_lines(host);
  return { host, before: await stored(host), others: (await kept(host, 'line'))[0] };
}

let fork = null; // what make_fork() promises, the same for all tests

// A host, the link that was sent, and two different answers to it: the guest's, and one from a twin of the guest's
// device.
async function forked(bench, options = {}) {
  fork ??= make_fork(bench);
  const { stored: all, ...links } = await fork.catch(() => (fork = make_fork(bench)));
  const host = await bench.open({ ...options, prepare: { content: `if (!localStorage.length) Object.assign(localStorage, ${JSON.stringify(all)});` } });
  await host.choose('Open');
  await host.until(({ screen, mode }) => screen === 'table' && mode === 'away');
  return { host, ...links };
}

async function make_fork(bench) {
  const { host, guest } = await by_link(bench, kUnseen);
  const sent = await host.link();
  const twin = await twin_of(bench, guest);
  const links = [];
  for (const [player, which] of [[guest, 0], [twin, -1]]) {
    await player.words();
    await settled(player);
    await answer(player, which);
    await until_away(player);
    links.push(await player.link());
    await player.page.context().close();
  }
  return { stored: await host.page.evaluate(() => ({ ...localStorage })), sent, links };
}

// A game of two people here, open in two tabs.
async function two_tabs(bench) {
  const one = await bench.open();
  await start(one, 'Person here');
  const two = await bench.open_in(one.page.context());
  await two.words();
  await two.choose('Open');
  await settled(two);
  return [one, two];
}

const kOtherTab = 'This game went on in another tab. Both tabs show it as it stands now.';

export const tests = {
  ...Object.fromEntries(kSizes.map(([name, size]) => [`another line beside the known one, either gone on with, ${name} wide`, async (bench) => {
    const { host, links } = await forked(bench, size);
    await open_hash(host, links[0]);
    const mine = await host.until((state) => state.mode === 'choose');
    await open_hash(host, links[1]);
    await host.until((state) => state.screen === 'branches');
    assert.match((await node(host, 'parting')).text, /^Another line since pass 1 of the draft\. They agree for 1 move, then one choice was made in two ways: Ben: .+\.$/);
    const [first, second] = [(await node(host, 'mine:told')).items, (await node(host, 'other:told')).items];
    assert.ok(first.length > 0 && second.length > 0);
    assert.notDeepEqual(first, second);
    await host.no_barriers('two lines in words');
    await host.shot(`lines-words-${name}`);
    await host.page.getByRole('button', { name: 'Play as text' }).click();
    await host.until_mark('button:keep');
    await host.still();
    if (name === '640') assert.ok((await host.mark('button:swap')).y + 44 <= size.height, 'on a low screen both lines can be gone on with');
    await host.shot(`lines-${name}`);
    await host.no_barriers('two lines');

    const [[moves], [others]] = [await kept(host, 'game'), await kept(host, 'line')];
    assert.equal(moves.length, mine.ply);
    if (size.touch) await host.choose('Go on with the other');
    else await host.press('button:swap');
    await host.until((state) => state.screen === 'table');
    assert.deepEqual([await kept(host, 'game'), await kept(host, 'line')], [[others], [moves]]);
    await host.still(); // the page may still be going back in its own history, which would abort the reload
    await host.page.reload();
    await host.ready();
    await host.page.getByRole('button', { name: 'Orrery, home' }).click();
    await host.choose('Another line since pass 1 of the draft');
    await host.until((state) => state.screen === 'branches');
    await host.choose('Forget the other');
    assert.deepEqual(await kept(host, 'line'), []);
    await host.choose('Undo');
    assert.deepEqual(await kept(host, 'line'), [moves]);
    await host.choose('Go on with yours');
    await host.until((state) => state.screen === 'table');
    assert.deepEqual([await kept(host, 'game'), await kept(host, 'line')], [[others], [moves]]);
  }])),

  ...Object.fromEntries(kSizes.map(([name, size]) => [`the other line is only looked at, ${name} wide`, async (bench) => {
    const { host, before, others } = await at_the_lines(bench, size);
    await host.choose('Just look at the other');
    const { ply, shown, live } = await host.until(({ screen }) => screen === 'look');
    assert.deepEqual([ply, shown, live], [others.length, 1, false]);
    const nodes = await outline_of(host);
    assert.equal(nodes.find(({ kind }) => kind === 'heading').text, `The other line. After move 1 of ${ply}`);
    const offered = nodes.filter(({ kind }) => kind === 'button').map(({ command }) => command);
    assert.deepEqual([...new Set(offered)], ['play', 'now', 'copy-moment', 'rules', 'keys', 'home']);
    await host.no_barriers('the other line in words');
    await host.shot(`look-words-${name}`);
    await host.choose('Play the replay');
    await host.page.getByRole('button', { name: 'Play as text' }).click();
    await host.until((state) => state.shown === ply);
    await host.until_mark('button:play');
    await host.shot(`look-${name}`);
    await host.press('button:now');
    await until_lines(host);
    assert.deepEqual(await stored(host), before);
    await host.choose('Just look at the other');
    await host.choose('Back to the two lines');
    await until_lines(host);
    assert.deepEqual(await stored(host), before);
  }])),

  'the other line is only looked at, by keyboard': async (bench) => {
    const { host, before, others } = await at_the_lines(bench);
    await canvas_alone(host);
    await host.page.locator('#settings').focus();
    await host.keys('Tab', 'Tab', 'Tab', 'Enter'); // after the buttons that go on with your line or with the other
    await host.until(({ screen, shown }) => screen === 'look' && shown === 1);
    await host.keys('e', 'Backspace');
    const { screen, ply, live } = await host.state();
    assert.deepEqual([screen, ply, live], ['look', others.length, false]);
    await host.keys('Escape');
    await until_lines(host);
    assert.deepEqual(await stored(host), before);
  },

  'two lines by keyboard, and another line that is opened again': async (bench) => {
    const { host, links } = await forked(bench);
    await open_hash(host, links[0]);
    await host.until((state) => state.mode === 'choose');
    const home = () => host.page.getByRole('button', { name: 'Orrery, home' }).click();
    for (const [link, told] of [[links[1], null], [links[1], 'You have this other line of the game already, since pass 1 of the draft'], [links[0], 'latest move']]) {
      await home();
      await host.until((state) => state.screen === 'home');
      await host.choose('Open a link');
      await host.page.locator('#dialog-field').fill(link);
      await host.keys('Enter');
      if (told) await host.until_notice(told);
      await host.until((state) => state.screen === (link === links[1] ? 'branches' : 'table'));
    }
    const [[mine], [other]] = [await kept(host, 'game'), await kept(host, 'line')];
    await host.page.getByRole('button', { name: 'Play as text' }).click();
    await home();
    await host.until((state) => state.screen === 'home');
    await host.hold_frames();
    await open_hash(host, links[1]);
    await host.until((state) => state.screen === 'branches');
    await host.page.locator('#settings').focus();
    await host.keys('Tab', 'Tab'); // the first control on the canvas, then the next
    await host.shot('lines-keyboard');
    await host.keys('Enter');
    await host.until((state) => state.screen === 'table');
    assert.deepEqual([await kept(host, 'game'), await kept(host, 'line')], [[other], [mine]]);
  },

  'a link that is older says so and changes nothing; a reload says nothing': async (bench) => {
    const { host, sent, links } = await forked(bench);
    await open_hash(host, links[0]);
    const { ply } = await host.until((state) => state.mode === 'choose');
    await open_hash(host, sent);
    await host.until_notice(`This is an older link: it ends after 1 move. Your game already has ${ply} moves`);
    assert.equal((await settled(host)).ply, ply);
    await host.page.reload();
    await host.ready();
    assert.deepEqual(await host.notices(), []);
  },

  'two tabs: what either plays is in both': async (bench) => {
    const [one, two] = await two_tabs(bench);
    for (let turn = 0; turn < 6; turn += 1) {
      const [plays, looks] = turn % 2 ? [two, one] : [one, two];
      const { ply } = await plays.state();
      if ((await plays.state()).mode === 'hand-over') await plays.choose(/^I am/);
      await answer(plays, 0);
      await looks.until((state) => state.ply === ply + 1);
      const end = (await outline_of(plays)).find((one_) => one_.command === 'end-turn' && !one_.disabled);
      if (end && (await plays.state()).mode === 'turn-done') await plays.choose(end.label);
    }
    const moves = await kept(one, 'game');
    assert.equal(moves[0].length, 6);
    assert.deepEqual(await kept(one, 'line'), []);
    assert.deepEqual([...await one.notices(), ...await two.notices()].filter((text) => text !== kOtherTab), []);
  },

  'two tabs: an answer sealed in one is given in both': async (bench) => {
    const one = await bench.open();
    await invite(one, { title: 'The Rise and Fall of Galactic Empires' });
    await join(bench, one, { name: 'Ben' });
    await one.until((state) => state.screen === 'table' && state.mode === 'choose');
    const two = await bench.open_in(one.page.context());
    await two.words();
    await two.choose('Open');
    await two.until((state) => state.screen === 'table' && state.mode === 'choose');
    await one.words();
    await until_away(one);
    await two.until((state) => state.mode === 'away');
    assert.deepEqual(await kept(one, 'line'), []);
  },

  'two tabs that part: both lines are kept, and both tabs show the same': async (bench) => {
    const one = await bench.open({ prepare: () => {
      window.addEventListener('storage', (event) => { if (window.asleep) event.stopImmediatePropagation(); });
    } });
    await start(one, 'Person here');
    const two = await bench.open_in(one.page.context());
    await two.words();
    await two.choose('Open');
    await settled(two);
    await two.page.evaluate(() => { window.asleep = true; });
    for (const player of [one, two]) {
      if ((await player.state()).mode === 'hand-over') await player.choose(/^I am/);
    }
    await answer(one, 0);
    await answer(two, -1);
    await two.page.evaluate(() => { window.asleep = false; });
    await two.until_notice('This game was played differently in another tab. Both lines are kept: Your games shows one as another line since pass 1 of the draft.');
    await one.until_notice('This game was played differently in another tab. Both lines are kept');
    await one.page.waitForTimeout(300);
    const [games, lines] = [await kept(one, 'game'), await kept(one, 'line')];
    assert.equal(games.length, 1);
    assert.equal(lines.length, 1);
    assert.notEqual(games[0][0], lines[0][0]);
    for (const player of [one, two]) assert.equal((await player.state()).ply, games[0].length);
    await two.page.close();
    await one.page.reload();
    await one.ready();
    assert.deepEqual([await kept(one, 'game'), await kept(one, 'line')], [games, lines]);
  },

  'a game that goes on in another tab says so in this one, once': async (bench) => {
    const [one, two] = await two_tabs(bench);
    for (const is_first of [true, false]) {
      const { ply } = await two.state();
      if ((await one.state()).mode === 'turn-done') await one.choose(/^End turn/);
      if ((await one.state()).mode === 'hand-over') await one.choose(/^I am/);
      await answer(one, 0);
      await two.until((state) => state.ply > ply);
      if (is_first) await two.past_notice(kOtherTab);
    }
    assert.deepEqual((await two.notices()).filter((text) => text === kOtherTab), []);
    assert.deepEqual((await one.notices()).filter((text) => text === kOtherTab), []);
    assert.equal((await two.state()).ply, (await one.state()).ply);
  },

  'no room: the game goes on in its tab and its link works; with room again everything is kept': async (bench) => {
    const { host: other, guest: player } = await by_link(bench);
    await player.words();
    const { ply: before } = await player.state();
    await player.page.evaluate(() => {
      for (let size = 1 << 20; size > 0; size >>= 1) {
        for (;;) {
          try { localStorage.setItem(`filler ${size}`, (localStorage.getItem(`filler ${size}`) ?? '') + 'x'.repeat(size)); } catch { break; }
        }
      }
    });
    await until_away(player);
    await player.until_notice('This device has no room left. Your game goes on in this tab');
    const { ply } = await player.state();
    assert.ok(ply > before);
    assert.equal((await kept(player, 'game'))[0].length, before);
    await open_hash(other, await player.link());
    await other.until((state) => state.ply === ply);
    await until_away(other);
    await open_hash(player, await other.link());
    const state = await player.until((now) => now.mode === 'choose' && now.ply > ply);
    assert.equal((await player.notices()).filter((text) => text.includes('no room')).length, 1, 'it is said once');
    await player.shot('lines-no-room');

    await player.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('filler')).forEach((key) => localStorage.removeItem(key)));
    await answer(player, 0);
    await player.until_notice('There is room again');
    assert.equal((await kept(player, 'game'))[0].length, state.ply + 1);
  },

  'storage without any room, or closed, when the page opens: play goes on': async (bench) => {
    for (const error of ['QuotaExceededError', 'SecurityError']) {
      const refuses = { content: `Storage.prototype.setItem = () => { throw new DOMException('no', '${error}'); };` };
      const { host, guest } = await by_link(bench, { prepare: refuses });
      await host.until_notice('saves nothing');
      assert.equal((await guest.state()).ply, (await host.state()).ply);
      await guest.words();
      await until_away(guest);
      await open_hash(host, await guest.link());
      await host.until(({ mode }) => mode === 'choose');
    }
  },

  'storage that closes later: it is said, and the link works': async (bench) => {
    const { guest: player } = await by_link(bench);
    await player.words();
    await player.page.evaluate(() => {
      for (const name of ['setItem', 'getItem', 'removeItem']) Storage.prototype[name] = () => { throw new DOMException('no', 'SecurityError'); };
    });
    await until_away(player);
    await player.until_notice('saves nothing');
    assert.match(await player.link(), /#\w+$/);
  },
};
