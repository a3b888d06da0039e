// The review of a finished match: who stood how, turning points, the strongest bot's idea, another continuation, and a
// link that opens at a moment. While a match runs, none of this exists.
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { outline_of } from './match.mjs';

// Matches of random moves from the corpus: a finished and a running one.
const lines = readFileSync(new URL('../links/prosper.txt', import.meta.url), 'utf8').split('\n').map((line) => line.split(' '));
const [over, moves] = lines[2], [running] = lines[1];
const kSizes = [['1280', { width: 1280, height: 800 }], ['360', { width: 360, height: 640, scale: 2, touch: true }],
  ['844', { width: 844, height: 390, scale: 2, touch: true }]];

const node = async (player, id) => (await outline_of(player)).find((one) => one.id === id);
const games = (player) => player.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('orrery/game/')));

// The end of the match, opened as a spectator.
async function at_the_end(bench, options) {
  const player = await bench.open({ link: over, ...options });
  await player.until(({ screen }) => screen === 'welcome');
  await player.press('button:watch');
  await player.until(({ screen, mode }) => screen === 'table' && mode === 'over');
  await player.press('button:close-news');
  return player;
}

async function looked_back(bench, options) {
  const player = await at_the_end(bench, options);
  await player.press('button:look-back');
  await player.until(({ reviewed }) => reviewed);
  return player;
}

export const tests = {
  ...Object.fromEntries(kSizes.map(([name, size]) => [`the graph and its turning points, ${name} wide`, async (bench) => {
    const player = await looked_back(bench, size);
    await player.until_mark('replay:graph');
    await player.shot(`review-${name}`);
    const turns = (await outline_of(player)).filter(({ id }) => /^turn-\d$/.test(id));
    assert.ok(turns.length > 0 && turns.length <= 5);
    for (const { label } of turns) assert.match(label, /^\S.*: .+ \d+ → \d+$/);
    const table = await node(player, 'standing');
    assert.equal(table.columns.length, 3);
    for (const row of table.rows) assert.ok(Math.abs(Number(row[1]) + Number(row[2]) - 100) <= 1);
    const graph = await player.mark('replay:graph');
    await player.press_at(graph.x + graph.w / 2, graph.y + graph.h / 2);
    const { shown } = await player.until((state) => state.shown < state.ply);
    assert.ok(shown > 0.3 * moves && shown < 0.7 * moves);
    await player.words();
    await player.choose(turns[0].label);
    await player.until((state) => String(state.shown) === turns[0].args.ply);
    await player.no_barriers('looking back');
    await player.shot(`review-words-${name}`);
  }])),

  'the strongest bot is asked at a move, also while the bots still look': async (bench) => {
    const player = await at_the_end(bench, {});
    await player.press('button:look-back');
    await player.keys('ArrowLeft', 'ArrowLeft');
    await player.press('button:idea');
    await player.page.waitForFunction(() => JSON.stringify(window.orrery.outline()).includes("bot's idea"));
    assert.match((await node(player, 'idea-words')).text, /^The best bot's idea: /);
    await player.until(({ reviewed }) => reviewed);
    await player.keys('ArrowUp');
    const [last] = (await outline_of(player)).filter(({ id }) => /^turn-\d$/.test(id)).slice(-1);
    await player.until((state) => String(state.shown) === last.args.ply);
  },

  'another continuation is a game of its own': async (bench) => {
    const player = await looked_back(bench, {});
    const before = await games(player);
    for (let i = 0; i < 6; i += 1) await player.keys('ArrowLeft');
    const { shown } = await player.state();
    await player.press('button:play-on');
    const { ply, mode } = await player.until((state) => state.screen === 'table' && state.ply === shown);
    assert.equal(ply, moves - 6);
    assert.equal(mode, 'choose');
    assert.equal((await games(player)).length, before.length + 1);
  },

  'a link to a moment opens there, is only looked at, and stays in the address': async (bench) => {
    const player = await looked_back(bench, {});
    await player.choose('Copy a link to this moment');
    const text = await player.page.waitForFunction(() => window.copied).then((handle) => handle.jsonValue());
    assert.match(text, new RegExp(`^Prosper or Perish, [^]*#${over}\\.${moves}$`));
    const link = `${over}.12`;
    const other = await bench.open({ link });
    const { shown } = await other.until(({ screen }) => screen === 'look');
    assert.equal(shown, 12);
    assert.deepEqual(await games(other), []);
    assert.match((await outline_of(other)).find(({ kind }) => kind === 'heading').text, /^A shared moment\. After move 12 of /);
    await other.page.reload();
    await other.ready();
    await other.until((state) => state.screen === 'look' && state.shown === 12);
    await other.words();
    await other.choose('Home');
    await other.until(({ screen }) => screen === 'home');
  },

  'a match that still runs has no review': async (bench) => {
    const player = await bench.open({ link: `${running}.10` });
    await player.until(({ screen, shown }) => screen === 'look' && shown === 10);
    const ids = (await outline_of(player)).map(({ id }) => id);
    assert.ok(ids.includes('copy-moment'));
    for (const id of ['idea', 'play-on', 'standing', 'review']) assert.ok(!ids.includes(id), id);
  },
};
