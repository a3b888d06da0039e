// "Find the move": from home by pointer and by words. Without a network: offline_test.mjs.
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { outline_of } from './match.mjs';

const node_of = async (player, id) => (await outline_of(player)).find((node) => node.id === id);
const book_of = (game) => JSON.parse(readFileSync(new URL(`../../assets/puzzles/${game}.json`, import.meta.url), 'utf8'));

async function todays_game(player) {
  return (await node_of(player, 'find-move')).args.game;
}

export const tests = {
  'today\'s three positions by pointer, at a desktop': async (bench) => {
    const player = await bench.open();
    await player.shot('find-move-home');
    await player.press('button:find-move');
    await player.until((state) => state.lesson === 1 && !state.busy);
    await player.shot('find-move');
    await player.press('button:lesson-next'); // Skip
    await player.until((state) => state.lesson === 2);
    await player.press('button:lesson-next');
    await player.until((state) => state.lesson === 3);
    await player.press('button:lesson-next'); // Show
    await player.until((state) => state.done && !state.busy);
    await player.shot('find-move-shown');
    await player.press('button:lesson-next');
    await player.until((state) => state.screen === 'home');
  },

  'a position by words on a phone, and the list of all, with no barriers': async (bench) => {
    const player = await bench.open({ width: 390, height: 844, scale: 3, touch: true });
    const game = await todays_game(player);
    await player.choose('Look at today\'s three positions');
    await player.until((state) => state.lesson === 1);
    await player.shot('find-move-390');
    await player.no_barriers('a position in words');
    const aim = (await outline_of(player)).find((node) => node.kind === 'heading' && node.level === 1).text;
    assert.match(aim, /^Today, 1 of 3: /);
    assert.ok(book_of(game).puzzles.some((one) => aim.endsWith(one.aim)), aim);
    await player.choose('Leave');
    await player.until((state) => state.screen === 'home');
    await player.choose('All positions');
    await player.until((state) => state.screen === 'puzzles');
    await player.shot('find-move-list');
    await player.no_barriers('all positions');
  },
};
