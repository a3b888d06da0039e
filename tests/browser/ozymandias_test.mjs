// Games of Ozymandias in every way a person can play it; nothing of a plan leaves the page before all plans are in.
import { strict as assert } from 'node:assert';
import { join, open_hash } from './lobby.mjs';
import { by_board, by_keys, by_words, outline_of, play, settled } from './match.mjs';
import { impatient, let_out, overhear, same_luck, set_options } from './rise.mjs';

const small = { width: 800, height: 600 };
const phone = { width: 360, height: 640, scale: 2, touch: true };
const kShort = { ages: '3' };

async function start(player, { second = 'Bot, novice', options = {} } = {}) {
  const words = await player.words();
  await words.getByRole('button', { name: /^Set up Ozymandias/ }).click();
  await player.until(({ screen }) => screen === 'setup');
  await words.getByRole('combobox', { name: /^Seat 2/ }).selectOption(second);
  await set_options(player, { ...kShort, ...options });
  await player.no_barriers('set-up of Ozymandias');
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
    await player.press('body:ozymandias');
    await player.until(({ screen }) => screen === 'setup');
    await player.shot('ozymandias-setup');
    await player.press('button:quick');
    await player.until(({ screen }) => screen === 'table');
    await settled(player);
    await player.shot('ozymandias-plan');
    const way = impatient(player, by_board(player));
    await play(player, way, { stop: ({ ply }) => ply > 40 });
    await player.shot('ozymandias-desktop');
    await player.no_barriers('the table of Ozymandias');
    await play(player, way);
    await player.shot('ozymandias-result');
  },

  'a game by touch at 360 x 640': async (bench) => {
    const player = await bench.open({ ...phone, prepare: same_luck });
    await start(player);
    await canvas_alone(player);
    const way = impatient(player, by_board(player));
    await play(player, way, { stop: ({ ply }) => ply > 12 });
    await player.shot('ozymandias-360x640');
    await play(player, way);
    assert.deepEqual(await player.page.evaluate(() => [scrollX, scrollY]), [0, 0]);
  },

  'a first age by keys alone': async (bench) => {
    const player = await bench.open({ ...small, prepare: same_luck });
    await start(player);
    await canvas_alone(player);
    await player.page.locator('#canvas').focus();
    await play(player, impatient(player, by_keys(player)), { stop: ({ ply }) => ply > 24 });
  },

  'a whole game by words': async (bench) => {
    const player = await bench.open({ ...small, prepare: same_luck });
    await start(player, { options: { 'start-tiles': '2' } });
    await play(player, in_words(player), { stop: ({ ply }) => ply > 20 });
    await player.no_barriers('Ozymandias in words');
    await play(player, in_words(player));
    const { items } = (await outline_of(player)).find(({ id }) => id === 'ranking');
    assert.equal(items.length, 2);
  },

  'a whole game between two profiles by link': async (bench) => {
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

  'a plan leaves no trace before all are in': async (bench) => {
    const run = async (idea) => {
      const player = await bench.open({ ...small, prepare: overhear });
      await start(player, { second: 'Person on this device' });
      await player.choose(/^I am /);
      await settled(player);
      await canvas_alone(player);
      await player.press(idea);
      await player.until(({ chosen }) => chosen.startsWith('plan '));
      await player.page.evaluate(() => { window.told.length = 0; });
      await player.press('button:confirm');
      const seen = [['the curtain', await let_out(player)]];
      await player.choose(/^I am /);
      return [...seen, ['the other is asked', await let_out(player)]];
    };
    const [one, other] = [await run('idea:Keep the rest'), await run('idea:Put half under it')];
    for (const [i, [what, out]] of one.entries())
      for (const [part, shown] of Object.entries(out)) assert.deepEqual(shown, other[i][1][part], `${what}: ${part}`);
  },
};
