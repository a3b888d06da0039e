// Links that tell what is known already, or another line of it; two tabs of one game; and storage that is full or blocked.
import { strict as assert } from 'node:assert';
import { by_words, outline_of, play, settled } from './match.mjs';

const kSizes = [['1440', {}], ['390', { width: 390, height: 844, scale: 3, touch: true }], ['360', { width: 360, height: 640, scale: 3, touch: true }]];

// A short game on the small map, by words.
async function start(player, second = 'Bot, novice') {
  const words = await player.words();
  await words.getByRole('button', { name: 'Play Prosper or Perish' }).click();
  await player.until((state) => state.screen === 'setup');
  await words.getByRole('combobox', { name: /^Seat 2/ }).selectOption(second);
  await words.getByRole('button', { name: 'Start with these seats' }).click();
  await player.until((state) => state.screen === 'table');
  return settled(player);
}

const until_away = (player) => play(player, by_words(player), { stop: (state) => state.mode === 'away' });
const open_hash = (player, link) => player.page.evaluate((hash) => { location.hash = hash; }, link.split('#')[1]);
const node = async (player, id) => (await outline_of(player)).find((one) => one.id === id);
const kept = (player, kind) => player.page.evaluate((prefix) => Object.keys(localStorage)
  .filter((key) => key.startsWith(prefix)).sort().map((key) => JSON.parse(localStorage.getItem(key)).record.moves), `orrery/${kind}/`);

// One answer: the first or the last thing there is to choose, and so on until it is given.
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

async function take_seat(bench, link) {
  const player = await bench.open({ link });
  await player.until((state) => state.screen === 'welcome');
  await player.choose(/^Play as/);
  await player.until((state) => state.screen === 'table');
  await settled(player);
  return player;
}

// A host, the link of the game's first half, and two answers to it that part.
async function forked(bench, options) {
  const host = await bench.open(options);
  await start(host, 'Person by link');
  await until_away(host);
  const invitation = await host.link();
  const links = [];
  for (const which of [0, -1]) {
    const guest = await take_seat(bench, invitation);
    await answer(guest, which);
    await until_away(guest);
    links.push(await guest.link());
    await guest.page.context().close();
  }
  return { host, invitation, links };
}

export const tests = {
  'another line is shown beside the known one; either is gone on with, both are kept': async (bench) => {
    for (const [name, size] of kSizes) {
      const { host, links } = await forked(bench, size);
      await open_hash(host, links[0]);
      const mine = await host.until((state) => state.mode === 'choose');
      await open_hash(host, links[1]);
      await host.until((state) => state.screen === 'lines');
      assert.match((await node(host, 'parting')).text, /^They agree for 1 move, then one question was answered in two ways: Sky: .+\.$/);
      const [first, second] = [(await node(host, 'mine:told')).items, (await node(host, 'other:told')).items];
      assert.ok(first.length > 0 && second.length > 0);
      assert.notDeepEqual(first, second);
      await host.no_barriers('two lines in words');
      await host.shot(`lines-words-${name}`);
      await host.page.getByRole('button', { name: 'Text table' }).click();
      await host.until_mark('button:keep');
      await host.page.waitForTimeout(300);
      await host.shot(`lines-${name}`);
      await host.no_barriers('two lines');

      const [[moves], [others]] = [await kept(host, 'game'), await kept(host, 'line')];
      assert.equal(moves.length, mine.ply);
      if (size.touch) await host.choose('Go on with the other');
      else await host.press('button:swap');
      await host.until((state) => state.screen === 'table');
      assert.deepEqual([await kept(host, 'game'), await kept(host, 'line')], [[others], [moves]]);
      await host.page.reload();
      await host.ready();
      await host.page.getByRole('button', { name: 'Orrery, home' }).click();
      await host.choose('Another line of this game is kept');
      await host.until((state) => state.screen === 'lines');
      await host.choose('Forget the other');
      assert.deepEqual(await kept(host, 'line'), []);
      await host.choose('Take that back');
      assert.deepEqual(await kept(host, 'line'), [moves]);
      await host.choose('Go on with yours');
      await host.until((state) => state.screen === 'table');
      assert.deepEqual([await kept(host, 'game'), await kept(host, 'line')], [[others], [moves]]);
      await host.page.context().close();
    }
  },

  'two lines by keyboard, and another line that is opened again': async (bench) => {
    const { host, links } = await forked(bench);
    await open_hash(host, links[0]);
    await host.until((state) => state.mode === 'choose');
    const home = () => host.page.getByRole('button', { name: 'Orrery, home' }).click();
    for (const [link, told] of [[links[1], null], [links[1], 'You have this line of the game already'], [links[0], 'You have this game already']]) {
      await home();
      await host.until((state) => state.screen === 'home');
      await host.choose('Open a link');
      await host.page.locator('#dialog-field').fill(link);
      await host.keys('Enter');
      if (told) await host.until_notice(told);
      await host.until((state) => state.screen === (link === links[1] ? 'lines' : 'table'));
    }
    const [[mine], [other]] = [await kept(host, 'game'), await kept(host, 'line')];
    await host.page.getByRole('button', { name: 'Text table' }).click();
    await home();
    await host.until((state) => state.screen === 'home');
    await open_hash(host, links[1]);
    await host.until((state) => state.screen === 'lines');
    await host.page.locator('#text-table').focus();
    await host.keys('Tab', 'Tab'); // the first thing on the canvas, then the next
    await host.shot('lines-keyboard');
    await host.keys('Enter');
    await host.until((state) => state.screen === 'table');
    assert.deepEqual([await kept(host, 'game'), await kept(host, 'line')], [[other], [mine]]);
  },

  'a link that is older says so and changes nothing; a reload says nothing': async (bench) => {
    const { host, invitation, links } = await forked(bench);
    await open_hash(host, links[0]);
    const { ply } = await host.until((state) => state.mode === 'choose');
    await open_hash(host, invitation);
    await host.until_notice(`This link is older: it ends after 1 move. Your game has gone on since then, to ${ply} moves`);
    assert.equal((await settled(host)).ply, ply);
    await host.page.reload();
    await host.ready();
    assert.deepEqual(await host.notices(), []);
  },

  'two tabs: what either plays is in both': async (bench) => {
    const one = await bench.open();
    await start(one, 'Person at this device');
    const two = await bench.open_in(one.page.context());
    await two.words();
    await two.choose('Open');
    await settled(two);
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
    assert.deepEqual([...await one.notices(), ...await two.notices()], []);
  },

  'two tabs that part: both lines are kept, and both tabs show the same': async (bench) => {
    const one = await bench.open({ prepare: () => {
      window.addEventListener('storage', (event) => { if (window.asleep) event.stopImmediatePropagation(); });
    } });
    await start(one, 'Person at this device');
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
    await two.until_notice('Another tab has played this game differently. Both lines are kept');
    await one.until_notice('Another tab has played this game differently. Both lines are kept');
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

  'no room: the game goes on in its tab and its link works; with room again everything is kept': async (bench) => {
    const player = await bench.open();
    await start(player, 'Person by link');
    const before = (await player.state()).ply;
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
    const other = await take_seat(bench, await player.link());
    assert.equal((await other.state()).ply, ply);
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

  'storage that is full when the page opens, or refuses later: play goes on': async (bench) => {
    for (const [error, sentence] of [['QuotaExceededError', 'keeps nothing'], ['SecurityError', 'keeps nothing']]) {
      const player = await bench.open({ prepare: `Storage.prototype.setItem = () => { throw new DOMException('no', '${error}'); };` });
      await player.until_notice(sentence);
      await start(player, 'Person by link');
      await until_away(player);
      const other = await take_seat(bench, await player.link());
      assert.equal((await other.state()).ply, (await player.state()).ply);
    }
    const player = await bench.open();
    await start(player, 'Person by link');
    await player.page.evaluate(() => {
      for (const name of ['setItem', 'getItem', 'removeItem']) Storage.prototype[name] = () => { throw new DOMException('no', 'SecurityError'); };
    });
    await until_away(player);
    await player.until_notice('keeps nothing');
    assert.match(await player.link(), /#\w+$/);
  },
};
