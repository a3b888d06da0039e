// "Your results": a match is played to its end, counted, and shown from home; by keys and by words, after a reload too.
import { strict as assert } from 'node:assert';
import { by_words, outline_of, play, settled } from './match.mjs';

const kept = (player) => player.page.evaluate(() => JSON.parse(localStorage.getItem('orrery/settings') ?? '{}').results ?? '');
const words = async (player, id) => (await outline_of(player)).find((node) => node.id === id)?.text;

export const tests = {
  'a match that was played here is counted, and its page has no barriers': async (bench) => {
    const player = await bench.open();
    await player.choose('Play Prosper or Perish now');
    await player.until(({ screen }) => screen === 'table');
    await settled(player);
    await player.words();
    await play(player, by_words(player), { stop: ({ ply }) => ply > 5 });
    assert.match(await kept(player), /^1;open [0-9a-f]{16} \d+ [0-9a-f]{16}$/);
    await player.page.reload();
    await player.ready();
    await settled(player);
    await play(player, by_words(player));
    const result = await kept(player);
    assert.match(result, /^1;[0-9a-f]{16} \d+ prosper [\w-]+ \d 1[-+=] \d -?\d+ \d+ solo$/);
    await player.page.reload();
    await player.ready();
    await settled(player);
    assert.equal(await kept(player), result);
    await player.choose('Home');
    await player.until(({ screen }) => screen === 'home');
    await player.choose('Your results');
    await player.until(({ screen }) => screen === 'results');
    assert.match(await words(player, 'prosper:whole'), /^[01] of 1 won(, 1 tied)?\.$/);
    assert.match(await words(player, 'prosper:rating'), /^Rating \d+, give or take \d+\.$/);
    await player.no_barriers('results');
    await player.page.goBack();
    await player.until(({ screen }) => screen === 'home');
    await player.until_mark('button:results');
    await player.press('button:results');
    await player.until(({ screen }) => screen === 'results');
    await player.page.locator('#canvas').focus();
    await player.page.keyboard.press('Escape');
    await player.until(({ screen }) => screen === 'home');
  },
};
