// Rise for people who share a device or play by link: the curtain, seats drawn by lot, answers given in advance.
import { strict as assert } from 'node:assert';
import { kStart, outline_of, settled } from './match.mjs';

const token = (name) => name.toLowerCase().replace(/'/g, '').replace(/ /g, '-');

async function to_setup(player) {
  const words = await player.words();
  await words.getByRole('button', { name: /^Set up .*Galactic Empires/ }).click();
  await player.until((state) => state.screen === 'setup');
  return words;
}

async function start(player, words) {
  await words.getByRole('button', { name: kStart }).click();
  return player.until((state) => state.screen === 'table');
}

const hand_of = async (player) => {
  const hand = (await outline_of(player)).find(({ kind, caption }) => kind === 'table' && caption === 'Your hand');
  return hand.rows.map((row) => row[0]);
};

// Everything that the page shows, and what it gives to tests.
const all_of_page = (player) => player.page.evaluate(() => JSON.stringify([
  window.orrery.state(), window.orrery.marks(), window.orrery.outline(), document.body.innerText,
  document.getElementById('voice').textContent]));

async function shows_none(player, hand, where) {
  const automatic = (await outline_of(player)).filter(({ id }) => id?.startsWith('automatic:')).map(({ label }) => label).join(' ');
  const cards = hand.filter((card) => !automatic.includes(card)); // the list of automatic answers names cards for everybody
  const page = (await all_of_page(player)).toLowerCase();
  for (const card of cards) {
    assert.ok(!page.includes(card.toLowerCase().replace(/"/g, '\\"')), `${card} ${where}`);
    assert.ok(!page.includes(token(card)), `${token(card)} ${where}`);
  }
}

export const tests = {
  'nothing of a hand is on the page at the curtain, nor in the replay of another person': async (bench) => {
    const player = await bench.open();
    const words = await to_setup(player);
    await words.getByRole('combobox', { name: /^Seat 2/ }).selectOption('Person here');
    await start(player, words);
    const pass = async () => {
      const state = await settled(player);
      assert.equal(state.mode, 'hand-over');
      assert.equal(state.viewer, 0);
      await words.getByRole('button', { name: /^I am / }).click();
      await player.until((now) => now.mode === 'choose');
    };
    await pass();
    const first = await hand_of(player);
    assert.equal(first.length, 3);
    await words.getByRole('button', { name: 'Keep all your cards.' }).click();
    await words.getByRole('button', { name: 'Confirm' }).click();

    const curtain = await player.until((state) => state.mode === 'hand-over' && !state.busy);
    assert.equal(curtain.pending, 0);
    await player.still(); // the voice speaks a moment later
    await shows_none(player, first, 'at the curtain');
    assert.match(await words.innerText(), /The choice is secret: only .* may look/);
    await player.shot('curtain-words');
    await player.page.getByRole('button', { name: 'Play as text' }).click();
    await player.until_mark('button:ready');
    await player.still();
    await player.shot('curtain');
    await player.words();
    for (const name of ['Play the replay', 'Back to now']) {
      await words.getByRole('button', { name }).click();
      await shows_none(player, first, `after ${name} at the curtain`);
    }
    await player.page.locator('#canvas').focus();
    await player.keys('Escape', 'Backspace', 'e');
    assert.equal((await player.state()).ply, curtain.ply);
    await shows_none(player, first, 'after keys at the curtain');
    await player.page.reload();
    await player.ready();
    await pass();
    await shows_none(player, first, 'before the other person');
    await words.getByRole('spinbutton', { name: /Show the position/ }).fill('0');
    await words.getByRole('spinbutton', { name: /Show the position/ }).blur();
    await shows_none(player, first, 'before the other person, in replay');
  },

  'seats are drawn by lot': async (bench) => {
    const player = await bench.open();
    const seats = new Set();
    for (let match = 0; match < 12 && seats.size < 2; match += 1) {
      const words = await to_setup(player);
      assert.match(await words.innerText(), /drawn at random/);
      await words.getByRole('button', { name: kStart }).click();
      seats.add((await player.until((state) => state.screen === 'table')).viewer);
      await words.getByRole('button', { name: 'Home' }).click();
      await player.until((state) => state.screen === 'home');
    }
    assert.deepEqual([...seats].sort(), [1, 2]);
  },

  'answers in advance are set before the game and at the table, by default only in games by link': async (bench) => {
    const player = await bench.open();
    const words = await to_setup(player);
    const tie = words.getByRole('combobox', { name: /^When you must break a tie/ });
    assert.equal(await tie.inputValue(), 'ask');
    await words.getByRole('combobox', { name: /^Seat 2/ }).selectOption('Person by link');
    assert.equal(await tie.inputValue(), 'answered');
    await words.getByRole('combobox', { name: /^Seat 2/ }).selectOption('Bot, novice');
    assert.equal(await tie.inputValue(), 'ask');
    await tie.selectOption('Answer for me');
    await start(player, words);
    assert.equal(await words.getByRole('combobox', { name: /^When you must break a tie/ }).inputValue(), 'answered');
  },
};
