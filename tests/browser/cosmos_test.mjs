// Games of Settlers of the Cosmos in every way that a person can play them. A card leaves no trace before both are
// turned over.
import { strict as assert } from 'node:assert';
import { outline_of, settled } from './match.mjs';
import { canvas_alone, impatient, let_out, overhear } from './rise.mjs';
import { same_outside, small, starter, whole_games } from './whole_games.mjs';

const start = starter('Settlers of the Cosmos', { cap: '8', trade: 'off' });

// The button that leads to a move: the curtain's, the longest choice that begins the move, the confirmation, or the end
// of the turn.
function leading_to(move, chosen, nodes) {
  const buttons = nodes.filter(({ kind, disabled }) => kind === 'button' && !disabled);
  const one = (command) => buttons.find((node) => node.command === command);
  const ways = buttons.filter(({ command, args }) => command === 'choose' && args.tokens.length > chosen.length && move.startsWith(args.tokens));
  ways.sort((first, second) => second.args.tokens.length - first.args.tokens.length);
  return one('pass-device') ?? (chosen === move ? one('answer') : ways[0]) ?? one('end-turn');
}

// Makes moves by words for whoever is asked. Several people may sit here.
async function say(player, moves) {
  const words = await player.words();
  for (const move of moves)
    for (let { ply } = await settled(player), state = await settled(player); state.ply === ply; state = await settled(player)) {
      const button = leading_to(move, state.chosen, await outline_of(player));
      assert.ok(button, `nothing leads to "${move}" from ${JSON.stringify(state)}`);
      await words.getByRole('button', { name: button.label, exact: true }).first().click();
      await player.until((now) => JSON.stringify(now) !== JSON.stringify(state));
    }
}

// Passes the device to the person who is asked next.
async function hand_over(player) {
  const { mode } = await settled(player);
  const end = (await outline_of(player)).find(({ command }) => command === 'end-turn');
  if (mode !== 'hand-over') await player.choose(end.label);
  await player.until((state) => state.mode === 'hand-over' && !state.busy);
  await player.choose(/^I am /);
  return settled(player);
}

// With the luck of all tests, Orange invades Sky on f5, and Sky is asked for a card.
const kToAnInvasion = ['settle d5=1', 'settle f5=4', 'settle h8=2', 'settle c6=2', 'move d5 e5 1', 'end', 'invade e5 f5 p2'];

export const tests = {
  ...whole_games({
    id: 'cosmos', title: 'Settlers of the Cosmos', start, patience: impatient, options: { races: 'open', fleet: '20' },
    plies: { pointer: 30, touch: 12, words: 20, keys: 12 },
  }),

  'a card leaves no trace before both are turned over': (bench) => same_outside(async (card) => {
    const player = await bench.open({ ...small, prepare: overhear });
    await start(player, { second: 'Person here', options: { races: 'off', first: 'seat' } });
    await say(player, kToAnInvasion);
    await hand_over(player);
    await canvas_alone(player);
    await player.press(`card:${card}`);
    await player.until(({ chosen }) => chosen === `play ${card}`);
    await player.page.evaluate(() => { window.told.length = 0; });
    await player.press('button:confirm');
    await player.until(({ mode, busy }) => mode === 'hand-over' && !busy);
    await player.still();
    const seen = [['the curtain', await let_out(player)]];
    await player.choose(/^I am /);
    return [...seen, ['the other is asked', await let_out(player)]];
  }, ['at4', 'at5']),
};
