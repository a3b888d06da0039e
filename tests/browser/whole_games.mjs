// Browser tests that every game has: a whole match by pointer, one by words between two profiles by link, and the
// beginning of matches by touch, keys and words. Fingers play whole matches in tests/screen/touch_test.cpp.
import { strict as assert } from 'node:assert';
import { answer, join, node, open_hash } from './lobby.mjs';
import { by_board, by_keys, by_words, kStart, play, settled } from './match.mjs';
import { canvas_alone, same_luck, set_options } from './rise.mjs';

export const small = { width: 800, height: 600 };
const phone = { width: 360, height: 640, scale: 2, touch: true };
const after = (plies) => ({ stop: ({ ply }) => ply > plies });
const in_words = (player, how = {}) => by_words(player, { count: (number, ply) => number.low + (ply % Math.min(3, number.high - number.low + 1)), ...how });

/**
 * Returns a function that sets up and starts a game of `title` for two by words. `short`: options for all tests;
 * `look()` is called in the set-up.
 */
export const starter = (title, short) => async (player, { second = 'Bot, novice', options = {}, look = async () => {} } = {}) => {
  const words = await player.words();
  await words.getByRole('button', { name: new RegExp(`^Set up ${title}`) }).click();
  await player.until(({ screen }) => screen === 'setup');
  await words.getByRole('combobox', { name: /^Seat 2/ }).selectOption(second);
  await set_options(player, { ...short, ...options });
  await look();
  await words.getByRole('button', { name: kStart }).click();
  if (second === 'Person by link') await answer(player, 'Anna'); // whoever invites is asked for a name
  return player.until(({ screen }) => screen !== 'setup');
};

/**
 * The tests of one game.
 * @param start made by `starter`
 * @param plies {pointer, touch, words, keys}: a whole match has its screenshot after this many plies, the others end there
 * @param options those of the match by words
 * @param patience changes a way to play, such as `impatient`
 */
export const whole_games = ({ id, title, start, plies, options = {}, patience = (player, way) => way }) => ({
  'a whole game by pointer': async (bench) => {
    const player = await bench.open({ prepare: same_luck });
    await player.press(`body:${id}`);
    await player.until(({ screen }) => screen === 'setup');
    await player.shot(`${id}-setup`);
    await player.press('button:start');
    await player.until(({ screen }) => screen === 'table');
    await settled(player);
    await player.shot(`${id}-begin`);
    const way = patience(player, by_board(player));
    await play(player, way, after(plies.pointer));
    await player.shot(`${id}-desktop`);
    await player.no_barriers(`the table of ${title}`);
    await play(player, way);
    await player.shot(`${id}-result`);
  },

  'a game by touch at 360 x 640': async (bench) => {
    const player = await bench.open({ ...phone, prepare: same_luck });
    await start(player);
    await canvas_alone(player);
    const way = patience(player, by_board(player));
    await play(player, way, after(plies.touch));
    await player.shot(`${id}-360x640`);
    assert.deepEqual(await player.page.evaluate(() => [scrollX, scrollY]), [0, 0]);
  },

  'a game by keys alone': async (bench) => {
    const player = await bench.open({ ...small, prepare: same_luck });
    await start(player);
    await canvas_alone(player);
    await player.page.locator('#canvas').focus();
    await play(player, patience(player, by_keys(player)), after(plies.keys));
  },

  'a game by words': async (bench) => {
    const player = await bench.open({ ...small, prepare: same_luck });
    await start(player, { options, look: () => player.no_barriers(`set-up of ${title}`) });
    await play(player, in_words(player, { is_named: true }), after(plies.words));
    await player.no_barriers(`${title} in words`);
  },

  'a whole game between two profiles by link': async (bench) => {
    const one = await bench.open({ ...small, prepare: same_luck });
    await start(one, { second: 'Person by link' });
    const two = await join(bench, one, { name: 'Ben' });
    const links = [];
    for (let turn = 0; ; turn += 1) {
      const [here, there] = turn % 2 === 0 ? [one, two] : [two, one];
      const state = await play(here, in_words(here), { stop: ({ mode }) => mode === 'away' });
      if (state.over) assert.match((await node(here, 'send')).label, /^Send to (Anna|Ben)$/, 'the other one has not seen the end');
      links.push(await here.link());
      await open_hash(there, links.at(-1));
      const heard = await there.until(({ ply }) => ply >= state.ply);
      if (state.over) {
        assert.ok(heard.over);
        for (const player of [here, there]) {
          assert.equal(await node(player, 'send'), undefined, 'both know the end');
          assert.equal((await node(player, 'ranking')).items.length, 2);
        }
        await here.no_barriers(`the end of ${title} in words`);
        break;
      }
      assert.ok(turn < 200, 'the match by link ends');
    }
    const longest = Math.max(...links.map(({ length }) => length));
    bench.note(`${links.length} links, the longest of ${longest} characters`);
    assert.ok(longest < 1900);
  },
});

/**
 * Two runs that differ only in a secret must show, say and send the same. `run(secret)` returns pairs of a name and
 * what `let_out` returned.
 */
export async function same_outside(run, secrets) {
  const [one, other] = [await run(secrets[0]), await run(secrets[1])];
  for (const [i, [what, out]] of one.entries())
    for (const [part, shown] of Object.entries(out)) assert.deepEqual(shown, other[i][1][part], `${what}: ${part}`);
}
