// Whole games of Kardashev in every way a person can play them; nothing of a bid leaves the page before it is open.
import { strict as assert } from 'node:assert';
import { join, open_hash } from './lobby.mjs';
import { by_board, by_keys, by_words, outline_of, play, settled } from './match.mjs';
import { let_out, overhear, same_luck, set_options } from './rise.mjs';

const small = { width: 800, height: 600 };
const phone = { width: 360, height: 640, scale: 2, touch: true };
const kShort = { cap: '10', left: '6' };

async function start(player, { second = 'Bot, novice', options = {} } = {}) {
  const words = await player.words();
  await words.getByRole('button', { name: /^Set up Kardashev/ }).click();
  await player.until(({ screen }) => screen === 'setup');
  await words.getByRole('combobox', { name: /^Seat 2/ }).selectOption(second);
  await set_options(player, { ...kShort, ...options });
  await player.no_barriers('set-up of Kardashev');
  await words.getByRole('button', { name: 'Start game' }).click();
  return player.until(({ screen }) => screen !== 'setup');
}

async function canvas_alone(player) {
  await player.page.getByRole('button', { name: 'Play as text' }).click();
  await player.still();
}

const in_words = (player) => by_words(player, { count: (number, ply) => number.low + (ply % Math.min(3, number.high - number.low + 1)) });

export const tests = {
  'a whole game by pointer': async (bench) => {
    const player = await bench.open({ prepare: same_luck });
    await player.press('body:kardashev');
    await player.until(({ screen }) => screen === 'setup');
    await player.shot('kardashev-setup');
    await player.press('button:quick');
    await player.until(({ screen }) => screen === 'table');
    await settled(player);
    await player.shot('kardashev-roles');
    await play(player, by_board(player), { stop: ({ ply }) => ply > 60 });
    await player.shot('kardashev-desktop');
    await player.no_barriers('the table of Kardashev');
    await play(player, by_board(player));
    await player.shot('kardashev-result');
  },

  'a whole game by touch at 360 x 640': async (bench) => {
    const player = await bench.open({ ...phone, prepare: same_luck });
    await start(player);
    await canvas_alone(player);
    await play(player, by_board(player), { stop: ({ ply }) => ply > 30 });
    await player.shot('kardashev-360x640');
    await play(player, by_board(player));
    assert.deepEqual(await player.page.evaluate(() => [scrollX, scrollY]), [0, 0]);
  },

  'a whole game by keys alone': async (bench) => {
    const player = await bench.open({ ...small, prepare: same_luck });
    await start(player);
    await canvas_alone(player);
    await player.page.locator('#canvas').focus();
    await play(player, by_keys(player));
  },

  'a whole game by words, with plans and orders': async (bench) => {
    const player = await bench.open({ ...small, prepare: same_luck });
    await start(player, { options: { picks: 'plan', defence: 'orders' } });
    await play(player, in_words(player), { stop: ({ ply }) => ply > 20 });
    await player.no_barriers('Kardashev in words');
    await play(player, in_words(player));
    const { items } = (await outline_of(player)).find(({ id }) => id === 'ranking');
    assert.equal(items.length, 2);
  },

  'a whole game with secret bids between two profiles by link': async (bench) => {
    const one = await bench.open({ ...small, prepare: same_luck });
    await start(one, { second: 'Person by link' });
    const two = await join(bench, one, { name: 'Ben' });
    const links = [];
    for (let turn = 0; ; turn += 1) {
      const [here, there] = turn % 2 === 0 ? [one, two] : [two, one];
      const state = await play(here, in_words(here), { stop: ({ mode }) => mode === 'away' });
      links.push(await here.link());
      await open_hash(there, links.at(-1));
      const heard = await there.until(({ ply }) => ply >= state.ply);
      if (state.over) {
        assert.ok(heard.over);
        break;
      }
      assert.ok(turn < 200, 'the match by link ends');
    }
    bench.note(`${links.length} links, the longest of ${Math.max(...links.map(({ length }) => length))} characters`);
    assert.ok(Math.max(...links.map(({ length }) => length)) < 1900);
  },

  'a bid leaves no trace before it is open': async (bench) => {
    const run = async (cards) => {
      const player = await bench.open({ ...small, prepare: overhear });
      await start(player, { second: 'Person on this device', options: { roles: 'random' } });
      await player.choose(/^I am /);
      await settled(player);
      const words = await player.words();
      await words.getByRole('spinbutton').first().fill(String(cards));
      await player.page.evaluate(() => { window.told.length = 0; });
      const { label } = (await outline_of(player)).find(({ command }) => command === 'answer');
      await words.getByRole('button', { name: label, exact: true }).click();
      const seen = [['the curtain', await let_out(player)]];
      await player.choose(/^I am /);
      return [...seen, ['the other is asked', await let_out(player)]];
    };
    const [one, other] = [await run(0), await run(2)];
    for (const [i, [what, out]] of one.entries())
      for (const [part, shown] of Object.entries(out)) assert.deepEqual(shown, other[i][1][part], `${what}: ${part}`);
  },
};
