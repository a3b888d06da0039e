// Whole games of Kardashev in every way that a person can play them. A bid leaves no trace before it is open.
import { outline_of, settled } from './match.mjs';
import { let_out, overhear } from './rise.mjs';
import { same_outside, small, starter, whole_games } from './whole_games.mjs';

const start = starter('Kardashev', { cap: '8', left: '6' });

export const tests = {
  ...whole_games({
    id: 'kardashev', title: 'Kardashev', start, options: { picks: 'plan', defence: 'orders' },
    plies: { pointer: 60, touch: 30, words: 20, keys: 30 },
  }),

  'a bid leaves no trace before it is open': (bench) => same_outside(async (cards) => {
    const player = await bench.open({ ...small, prepare: overhear });
    await start(player, { second: 'Person here', options: { roles: 'random' } });
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
  }, [0, 2]),
};
