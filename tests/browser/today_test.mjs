// Today's match: played from home on a fixed day, its result and the row of days, after reloads too, and practice.
import { strict as assert } from 'node:assert';
import { by_words, outline_of, play, settled } from './match.mjs';

// Monday 23 November 2026, noon: Prosper against a novice. The two days before were played to their ends.
function on_monday() {
  const noon = 20780.5 * 24 * 3600 * 1000, since = performance.now();
  Date.now = () => noon + performance.now() - since;
  if (!localStorage.getItem('orrery/settings')) localStorage.setItem('orrery/settings', JSON.stringify({ daily: '1;20778 lost 3 9;20779 won 5 9' }));
}

const kept = (player) => player.page.evaluate(() => JSON.parse(localStorage.getItem('orrery/settings')).daily);
const label = async (player, id) => (await outline_of(player)).find((node) => node.id === id)?.label;
const words = async (player) => (await outline_of(player)).find((node) => node.id === 'today:words').text;

async function go_home(player) {
  await player.choose('Home');
  await player.until(({ screen }) => screen === 'home');
}

export const tests = {
  'the first try of the day counts to its end, the next one is practice, and a friend plays from the same start': async (bench) => {
    const player = await bench.open({ prepare: on_monday });
    await player.until_mark('button:play-today');
    assert.equal(await words(player), 'Against a novice · 2 days in a row.');
    await player.no_barriers('home');
    await player.press('button:play-today');
    await player.until_notice(/^This try counts/);
    await settled(player);
    assert.match(await kept(player), /;20780 running /);
    await player.words();
    await play(player, by_words(player), { stop: ({ ply }) => ply > 5 });
    const running = await kept(player);
    await player.page.reload();
    await player.ready();
    await settled(player);
    await go_home(player);
    assert.equal(await kept(player), running);
    await player.choose('Go on with today\'s match');
    await player.until(({ screen }) => screen === 'table');
    await play(player, by_words(player));
    await player.until(({ mode }) => mode === 'over');
    const line = (await outline_of(player)).find(({ id }) => id === 'today').text;
    assert.match(line, /^Today's match: (won|lost|tied)( by \d+)? (in|after) \d+ turns\. 3 days in a row\.$/);
    await player.choose('Share today\'s result');
    await player.page.waitForFunction(() => window.copied);
    const from_card = await player.take_copy();
    const result = await kept(player);
    assert.match(result, /^1;20778 lost 3 9;20779 won 5 9;20780 (won|lost|tied) \d+ \d+$/);
    await go_home(player);
    const told = await words(player);
    assert.match(told, /^(Won|Lost|Tied)( by \d+)? (in|after) \d+ turns · 3 days in a row\.$/);
    await player.choose('Share today\'s result');
    await player.page.waitForFunction(() => window.copied);
    const shared = await player.take_copy();
    assert.equal(shared, from_card);
    assert.match(shared, /^Orrery 23 Nov, Prosper against a novice: (won|lost|tied)( by \d+)? (in|after) \d+ turns\nhttp:\S+\/prosper\/#1pro\w+$/);
    await player.page.reload();
    await player.ready();
    assert.equal(await words(player), told);
    await player.choose('Play today\'s match again, as practice');
    await player.until_notice(/^This is practice/);
    await settled(player);
    assert.equal(await kept(player), result);
    await player.page.reload();
    await player.ready();
    await settled(player);
    assert.equal(await kept(player), result);

    const friend = await bench.open({ prepare: on_monday, link: shared.split('\n')[1] });
    await friend.until(({ screen }) => screen === 'welcome');
    await friend.choose(/^Play as /);
    await friend.until_notice(/^This try counts/);
    await settled(friend);
    await go_home(friend);
    assert.equal(await label(friend, 'play-today'), 'Go on with today\'s match');
    assert.match(await kept(friend), /;20780 running /);
  },
};
