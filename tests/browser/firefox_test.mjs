// Smoke tests in Firefox: the beginning of a match in every game, by pointer and then by words, a whole match in one,
// a game by link, storage, offline use. Rules and boards are the same code in every browser; whole matches of all games
// are played in Chromium.
import { strict as assert } from 'node:assert';
import { serve } from '../../scripts/serve.mjs';
import { join, kUnseen, open_hash, take_seat } from './lobby.mjs';
import { by_board, by_words, play, settled } from './match.mjs';
import { by_pointer, canvas_alone, impatient, same_luck } from './rise.mjs';
import { starter } from './whole_games.mjs';

// Options that make a match short; `way`: how it is played on the canvas; `is_whole`: played to its end; `plies`: how
// many are played by pointer, and then as many by words.
const kGames = {
  'Prosper or Perish': { options: { map: 'narrows', rounds: '8' }, way: by_board, is_whole: true },
  'The Rise and Fall of Galactic Empires': { options: { rounds: '10', disks: '4' }, way: by_pointer },
  Kardashev: { options: { cap: '8', left: '6' }, way: by_board },
  Ozymandias: { options: { ages: '3' }, way: by_board },
  'Settlers of the Cosmos': { options: { cap: '10', fleet: '20', races: 'off', trade: 'off' }, way: by_board, plies: 6 }, // it is lost soon
};
const start = starter('Prosper or Perish', kGames['Prosper or Perish'].options);
const in_words = (player) => by_words(player, { count: (number, ply) => number.low + (ply % Math.min(3, number.high - number.low + 1)) });
const after = (plies) => ({ stop: ({ ply }) => ply > plies });

const matches = Object.entries(kGames).map(([title, { options, way, plies = 12, is_whole = false }]) => [`${title} by pointer and then by words`, async (bench) => {
  const player = await bench.open_firefox({ prepare: same_luck });
  await starter(title, options)(player);
  await canvas_alone(player);
  await settled(player);
  await player.shot(`firefox-${title.split(' ').at(-1).toLowerCase()}`);
  const { ply } = await play(player, impatient(player, way(player)), after(plies));
  await player.words();
  const end = await play(player, impatient(player, in_words(player)), is_whole ? {} : after(ply + plies));
  assert.ok(end.ply > ply, 'words play on where the pointer stopped');
  if (!is_whole) return;
  await canvas_alone(player);
  await player.shot('firefox-result');
}]);

export const tests = {
  ...Object.fromEntries(matches),

  'a game by link between two profiles': async (bench) => {
    const one = await bench.open_firefox();
    await start(one, { second: 'Person by link' });
    const two = await join({ open: (how) => bench.open_firefox(how) }, one, { name: 'Ben' });
    for (const [here, there] of [[one, two], [two, one], [one, two]]) {
      const { ply } = await play(here, in_words(here), { stop: ({ mode }) => mode === 'away' });
      await open_hash(there, await here.link());
      await there.until((state) => state.ply >= ply);
    }
    await play(two, in_words(two), { stop: ({ mode }) => mode === 'away' });
    const third = await bench.open_firefox({ link: await two.link() });
    await third.until(({ screen }) => screen === 'welcome');
  },

  'a match by post with somebody in Chromium': async (bench) => {
    const site = await serve(bench.site, 0, { relay: ':memory:' });
    try {
      const host = await bench.open_firefox({ url: site.url });
      await start(host, { second: 'Person by link' });
      const link = await host.link();
      assert.match(link, /\.p$/);
      const guest = await bench.open({ ...kUnseen, link: link.replace(/^.*#/, `${site.url}#`) });
      await take_seat(guest, { name: 'Ben' });
      const both = [host, guest], is_away = ({ mode }) => mode === 'away' || mode === 'over';
      for (let turn = 0; turn < 6; turn += 1) {
        const states = await Promise.all(both.map(async (player) => { await player.until(({ screen }) => screen === 'table'); return settled(player); }));
        const asked = states.findIndex((state) => !is_away(state));
        if (asked < 0) continue;
        const { ply } = await play(both[asked], in_words(both[asked]), { stop: is_away });
        await both[1 - asked].until((state) => state.ply >= ply);
      }
      const [one, two] = await Promise.all(both.map((player) => player.state()));
      assert.ok(one.ply > 3);
      assert.equal(one.ply, two.ply);
    } finally {
      await site.close();
    }
  },

  'a reload in mid-turn loses nothing, and two tabs follow each other': async (bench) => {
    const one = await bench.open_firefox();
    await start(one);
    await play(one, in_words(one), { stop: (state) => state.pending === 1 && state.ply > 3, moves_a_turn: 2 });
    const { ply, pending, seat } = await one.state();
    await one.page.reload();
    await one.ready();
    if ((await one.state()).screen === 'home') await one.choose('Open');
    const again = await settled(one);
    assert.deepEqual([again.ply, again.pending, again.seat], [ply, pending, seat]);
    const two = await bench.open_firefox({ profile: one.page.context() });
    await two.choose('Open');
    await settled(two);
    const { ply: last } = await play(two, in_words(two), after(ply + 2));
    await one.until((state) => state.ply === last);
  },

  'after one visit it is played without network, and a first visit is told of no new version': async (bench) => {
    const server = await serve(bench.site);
    const player = await bench.open_firefox({ url: server.url });
    try {
      await player.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await start(player);
      await play(player, in_words(player), after(3));
      assert.deepEqual(await player.notices(), []);
    } finally {
      await server.close();
    }
    const { ply } = await player.state();
    await player.page.reload();
    await player.ready();
    if ((await player.state()).screen === 'home') await player.choose('Open');
    assert.equal((await settled(player)).ply, ply);
    await play(player, in_words(player), after(ply + 3));
  },
};
