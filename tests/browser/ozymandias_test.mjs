// Games of Ozymandias in every way that a person can play them. A plan leaves no trace before all plans are in.
import { settled } from './match.mjs';
import { canvas_alone, impatient, let_out, overhear } from './rise.mjs';
import { same_outside, small, starter, whole_games } from './whole_games.mjs';

const start = starter('Ozymandias', { ages: '3' });

export const tests = {
  ...whole_games({
    id: 'ozymandias', title: 'Ozymandias', start, patience: impatient, options: { 'start-tiles': '2' },
    plies: { pointer: 40, touch: 12, words: 20, keys: 24 }, // a first age by keys
  }),

  'a plan leaves no trace before all are in': (bench) => same_outside(async (idea) => {
    const player = await bench.open({ ...small, prepare: overhear });
    await start(player, { second: 'Person here' });
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
  }, ['idea:keep', 'idea:half']),
};
