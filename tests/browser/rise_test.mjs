// Games of Rise in every way that a person can play them, by pointer and by link to their end. Nothing hidden leaves a
// page.
import { strict as assert } from 'node:assert';
import { join, open_hash } from './lobby.mjs';
import { outline_of, play, settled } from './match.mjs';
import { by_pointer, canvas_alone, cards, hand, impatient, in_words, let_out, overhear, rows, same_luck, start } from './rise.mjs';

const tiny = { width: 500, height: 500 }; // for pages that nobody looks at
const small = { width: 800, height: 600 };
const phone = { width: 390, height: 844, scale: 3, touch: true };
// Two-seat games in which seat 2 decides with this many cards in hand.
const kFullHands = {
  8: '1ris0x3m3d4dNFHgYyWOnzRMMKpg6RVG6ECLVEoVFsKYDMGhQDwWrgefsiE',
  16: '1ris294Ad6WoooBZHQM2CjVf9mNkDJHpSeY8dRPEgQr0J9plKXKri4p0nvTdyhUnEJNOHnKejEqZDZFVWyygowoYqXb91496DvlXt785rveHZ3gDXQItClHcojwHHUYQ9UC6r',
};
const kReach = 44; // CSS px that a finger needs
const kCurtains = 14; // how often the device changes hands while a test looks
const kBothHere = { others: ['Person here'] };

// Two players of one match by link: whoever is asked plays until it is the other's turn, then passes the link on.
async function play_by_link(one, two, way, { on_link = () => {} } = {}) {
  const sides = [one, two];
  for (let turn = 0; turn < 300; turn += 1) {
    const [here, there] = turn % 2 === 0 ? sides : [...sides].reverse();
    const state = await play(here, way(here), { stop: ({ mode }) => mode === 'away' });
    const link = await here.link();
    on_link(link, state);
    if (there.page.url() === 'about:blank') return link;
    await there.page.evaluate((hash) => { location.hash = hash; }, link.split('#')[1]);
    const heard = await there.until(({ ply }) => ply >= state.ply); // may be more plies, if it opened sealed answers
    if (state.over) return [state, heard];
  }
  throw new Error('the match by link does not end');
}

// Sits down as seat 2 at a link of kFullHands.
async function sit_down(bench, link, options) {
  const player = await bench.open({ ...options, link });
  await player.until(({ screen }) => screen === 'welcome');
  await player.press('button:take:2');
  await player.until(({ screen, mode }) => screen === 'table' && mode === 'choose');
  await player.press('button:close-news');
  await player.page.waitForFunction(() => window.orrery.marks().every(({ name }) => name !== 'button:close-news'));
  return player;
}

async function id_of(name) {
  return (await cards()).find((face) => face.name === name).id;
}

// Gives one answer by words for a person who is asked: its tokens, and the number of a bid.
async function answer(player, tokens, count) {
  await settled(player);
  const words = await player.words();
  const press = async (test) => {
    const node = (await outline_of(player)).find(test);
    if (node) await words.getByRole('button', { name: node.label, exact: true }).nth(await twins_before(player, node)).click();
    return node;
  };
  for (const step of [tokens.split(' ')[0], tokens]) await press(({ kind, command, args }) => kind === 'button' && command === 'choose' && args.tokens === step);
  await player.until(({ chosen }) => chosen.startsWith(tokens));
  if (count !== undefined) await words.getByRole('spinbutton').first().fill(String(count));
  await player.page.evaluate(() => { window.told.length = 0; });
  const { ply } = await player.state();
  await press(({ command }) => command === 'answer');
  await player.until((state) => state.ply !== ply);
}

// The number of buttons with the same label before this one.
async function twins_before(player, wanted) {
  const twins = (await outline_of(player)).filter(({ kind, label }) => kind === 'button' && label === wanted.label);
  return twins.findIndex(({ id }) => id === wanted.id);
}

export const tests = {
  'a whole game by pointer against a bot': async (bench) => {
    const player = await bench.open({ ...small, prepare: same_luck });
    await start(player);
    await canvas_alone(player);
    const way = impatient(player, by_pointer(player));
    await play(player, way, { stop: (state) => state.ply > 12 && state.mode === 'choose' });
    await player.shot('rise-desktop');
    await player.no_barriers('table of Rise');
    await play(player, way);
    await player.shot('rise-result');
  },

  'a game by words, role and name, against a bot, with no barriers': async (bench) => {
    const player = await bench.open({ ...phone, prepare: same_luck });
    await start(player, { look: () => player.no_barriers('set-up of Rise') });
    const way = in_words(player, { is_named: true });
    await play(player, way, { stop: (state) => state.ply > 6 });
    await player.shot('rise-phone-words');
    await player.no_barriers('table of Rise in words');
    await play(player, way, { stop: (state) => state.ply > 24 });
  },

  'a link of Rise is welcomed, drawn and in words, with no barriers': async (bench) => {
    const one = await bench.open({ ...tiny, prepare: same_luck });
    await start(one, { others: ['Person by link'] });
    await join(bench, one, { ...tiny, name: 'Ben' });
    await play(one, in_words(one), { stop: ({ mode }) => mode === 'away' });
    const link = await one.link();
    for (const [name, options] of [['desktop', {}], ['phone', phone]]) {
      const two = await bench.open({ ...options, link });
      await two.until(({ screen }) => screen === 'welcome');
      await two.shot(`rise-welcome-${name}`);
      await two.no_barriers(`welcome to Rise, ${name}`);
      await two.words();
      await two.no_barriers(`welcome to Rise in words, ${name}`);
    }
  },

  'a whole game with bids between two profiles by link': async (bench) => {
    const one = await bench.open({ ...tiny, prepare: same_luck });
    await start(one, { others: ['Person by link'] });
    const way = (player) => impatient(player, in_words(player));
    const two = await join(bench, one, { ...tiny, name: 'Ben' });
    await play(one, way(one), { stop: ({ mode }) => mode === 'away' });
    await open_hash(two, await one.link());
    await two.until(({ screen }) => screen === 'table');
    const links = [];
    const [here, there] = await play_by_link(two, one, way, { on_link: (link) => links.push(link) });
    assert.ok(here.over && there.over);
    assert.ok(links.length > 12, `only ${links.length} links went over`);
    assert.ok(Math.max(...links.map(({ length }) => length)) < 700);
    const ranking = async (player) => (await outline_of(player)).find(({ id }) => id === 'ranking').items;
    const [own, other] = [await ranking(one), await ranking(two)], without_names = (line) => line.replace(/^(\d+\.) [^,:]+/, '$1');
    assert.equal(own.length, 2);
    assert.deepEqual(own.map(without_names), other.map(without_names));
    for (const player of [one, two]) await player.no_barriers('result of Rise in words');
    assert.equal([...own, ...other].filter((line) => /^\d+\. You,/.test(line)).length, 2, 'each is called you at home');
  },

  'a mulligan and a bid leave no trace before they are revealed': async (bench) => {
    // Two runs of one match differ only in one secret answer. Everybody else sees the same in both.
    const mulligan = async (variant) => {
      const player = await bench.open({ ...small, prepare: overhear });
      await start(player, kBothHere);
      await player.choose(/^I am /);
      await answer(player, `mulligan ${await id_of((await hand(player))[variant])}`);
      const seen = [['the curtain after a mulligan', await let_out(player)]];
      await player.choose(/^I am /);
      seen.push(['the other is asked for a mulligan', await let_out(player)]);
      await answer(player, 'mulligan -');
      return [...seen, ['both mulligans are in', await let_out(player)]];
    };
    const bid = async (variant) => {
      const player = await bench.open({ ...small, prepare: overhear });
      await start(player, { ...kBothHere, options: { setup: 'empty-hand' } }); // the first action is an auction
      await player.choose(/^I am /);
      await answer(player, `auction ${await id_of((await rows(player, 'Market'))[0][0])}`);
      await answer(player, 'bid', 4 + variant * 7);
      await player.page.evaluate(() => { window.told.length = 0; });
      await player.choose('Continue');
      const seen = [['the curtain after a bid', await let_out(player)]];
      await player.choose(/^I am /);
      return [...seen, ['the other is asked for a bid', await let_out(player)]];
    };
    for (const run of [mulligan, bid]) {
      const [one, other] = [await run(0), await run(1)];
      for (const [i, [what, out]] of one.entries())
        for (const [part, shown] of Object.entries(out)) assert.deepEqual(shown, other[i][1][part], `${what}: ${part}`);
      assert.ok(one.every(([, { outline }]) => outline.nodes.length > 5));
    }
  },

  'nothing hidden leaves the page in a game of two at one device': async (bench) => {
    const faces = await cards();
    const player = await bench.open({ ...small, prepare: overhear });
    await start(player, kBothHere);
    // One page per seat follows by link and tells what that seat really holds.
    const holders = [];
    for (const seat of [1, 2]) {
      const holder = await bench.open({ ...tiny, link: await player.link() });
      await (await holder.words()).getByRole('button', { name: /^Play as/ }).nth(seat - 1).click();
      await settled(holder);
      holders.push(holder);
    }
    const way = impatient(player, in_words(player));
    const met = new Set(); // names that were open once may appear later
    const hands_at = async (ply) => {
      const link = await player.link();
      return Promise.all(holders.map(async (holder) => {
        await holder.page.evaluate((hash) => { location.hash = hash; }, link.split('#')[1]);
        await holder.until((state) => state.ply === ply);
        return hand(holder);
      }));
    };
    const check = (out, viewer, hands) => {
      const text = JSON.stringify(out);
      for (const [i, held] of hands.entries())
        for (const { id, name } of viewer === i + 1 ? [] : faces)
          for (const at of held.includes(name) && !met.has(name) ? [text.indexOf(name), text.indexOf(id)] : [])
            assert.ok(at < 0, `${name} of seat ${i + 1} is let out while ${viewer} looks: ...${text.slice(at - 300, at + 60)}`);
    };
    const look_back = async ({ ply }, hands) => { // in the replay, while the device changes hands
      for (let shown = 0; shown <= ply; shown += 1) {
        await player.page.getByRole('spinbutton', { name: /^Show the position/ }).fill(String(shown));
        await player.keys('Enter');
        await player.until((state) => state.shown === shown);
        check(await outline_of(player), 0, hands);
      }
      await player.choose('Back to now');
    };
    const look = async ({ viewer }, hands) => {
      const out = await let_out(player);
      check(out, viewer, hands);
      const open = viewer === 0 ? out : [await rows(player, 'Market'), out.outline.nodes.find(({ kind }) => kind === 'log')];
      for (const { name } of faces) if (JSON.stringify(open).includes(name)) met.add(name);
    };
    let curtains = 0;
    for (let state = await settled(player); curtains < kCurtains; curtains += 1) {
      const hands = await hands_at(state.ply);
      await look(state, hands);
      if (curtains === 8) await look_back(state, hands);
      await player.choose(/^I am /);
      await look(await settled(player), hands);
      state = await play(player, way, { stop: ({ mode }) => mode === 'hand-over' });
    }
  },

  ...Object.fromEntries([[390, 844], [360, 640]].flatMap(([width, height]) => Object.entries(kFullHands).map(([count, link]) => [`${count} cards in hand are all in reach of a finger at ${width} x ${height}`, async (bench) => {
    const player = await sit_down(bench, link, { width, height, scale: 2, touch: true });
    await player.past_notice(/^Hold a card/);
    await player.still();
    await player.until_mark('button:sheet');
    const sheet = await player.mark('button:sheet');
    const ids = await Promise.all((await hand(player)).map(id_of));
    assert.equal(ids.length, Number(count));
    const held = await Promise.all(ids.map((id) => player.mark(`card:${id}`)));
    for (const [i, { x, y, w, h }] of held.entries()) {
      assert.ok(x >= 0 && x + w <= width && y + kReach <= sheet.y, `${ids[i]} is seen`);
      assert.ok(w >= kReach && h >= kReach, `${ids[i]} is large enough`);
      const above = held.slice(i + 1).filter((other) => other.x < x + kReach && other.x + other.w > x && other.y < y + kReach && other.y + other.h > y);
      assert.deepEqual(above.map(({ name }) => name), [], `${ids[i]} is not covered`);
    }
    await player.shot(`rise-hand-${count}-${width}`);
    for (const [i, at] of [[0, 2], [ids.length >> 1, kReach - 2], [ids.length - 1, 2]]) {
      const wanted = `expand ${ids[i]}`;
      await player.press_at(held[i].x + at, held[i].y + kReach / 2);
      await player.page.waitForFunction((chooses) => window.orrery.marks().some((mark) => mark.chooses === chooses), wanted); // and not the choice of the card pressed before
      await player.press('act:expand');
      await player.until(({ chosen }) => chosen === wanted);
      await player.press('button:undo');
      await player.until(({ chosen }) => chosen === '');
    }
  }]))),

  'a finger is told once that cards are read by holding, and reads one by its sign': async (bench) => {
    const player = await bench.open({ width: 1024, height: 768, touch: true });
    await player.press('body:rise');
    await player.press('button:start');
    await player.until(({ screen, mode, busy }) => screen === 'table' && mode === 'choose' && !busy);
    await player.until_notice(/^Hold a card/);
    const [card] = (await player.marks()).filter(({ name, chooses }) => name.startsWith('card:') && chooses);
    await player.until_mark(card.name); // where it comes to rest
    const { w, h, centre: [x, y] } = await player.mark(card.name);
    await player.press_at(x + w / 2 - 14, y - h / 2 + 0.18 * h + 14);
    await player.until_mark('rules'); // below the card, large
    assert.equal((await player.state()).chosen, '');
    await player.press_at(x, 300); // anywhere else closes it
    await player.page.waitForFunction(() => window.orrery.marks().every(({ name }) => name !== 'rules'));
    await player.press(card.name);
    await player.until(({ chosen }) => chosen === card.chooses);
    await player.page.reload();
    await player.ready();
    await player.until(({ screen, mode }) => screen === 'table' && mode === 'choose');
    assert.deepEqual(await player.notices(), []);
  },

  'known cards of the deck are a table in words, and a list beside the log': async (bench) => {
    const player = await sit_down(bench, kFullHands[16], {});
    const known = await rows(player, 'Known in the deck');
    assert.ok(known.length > 0);
    const { items } = (await outline_of(player)).find(({ id }) => id === 'facts');
    for (const [name, place] of known) {
      assert.match(place, /^\d+ of \d+$/);
      assert.ok(items.every((fact) => !fact.includes(name)), `${name} is no fact`);
    }
    await canvas_alone(player);
    const has_log = async () => (await player.marks()).some(({ name }) => name.startsWith('log:'));
    assert.ok(await has_log());
    await player.press('button:list:Known in the deck');
    await player.page.waitForFunction(() => window.orrery.marks().every(({ name }) => !name.startsWith('log:')));
    await player.shot('rise-known-cards');
    await player.press('button:list:Known in the deck');
    await player.page.waitForFunction(() => window.orrery.marks().some(({ name }) => name.startsWith('log:')));
  },
};
