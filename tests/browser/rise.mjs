// Rise for its browser tests: set-up by role and name, the cards by their names, and everything that a page lets out.
import { catalogue_of } from '../../scripts/catalogue.mjs';
import { answer } from './lobby.mjs';
import { by_words, kStart, outline_of, settled } from './match.mjs';

/** The 52 cards: [{id, name}]. */
export async function cards() {
  return catalogue_of('rise').cards.map(({ id, name }) => ({ id, name }));
}

/** For `prepare`: the same luck in every match. */
export function same_luck() {
  crypto.getRandomValues = (words) => words.fill(20150415);
}

/**
 * For `prepare`: the same luck. Also keeps in window.told everything that C++ sends to the page, and the page to its
 * workers.
 */
export function overhear() {
  crypto.getRandomValues = (words) => words.fill(20150415);
  window.told = [];
  const parse = JSON.parse;
  JSON.parse = (text, ...more) => {
    const message = parse(text, ...more);
    if (message?.type) window.told.push(message);
    return message;
  };
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function tell(message, ...more) {
    window.told.push({ type: 'to worker', message });
    return post.call(this, message, ...more);
  };
}

/** Sets options of a set-up by role and name: {key: value}, including values that are not offered. */
export async function set_options(player, options) {
  const words = await player.words();
  for (const [key, value] of Object.entries(options)) {
    const { label, options: offered } = (await outline_of(player)).find((node) => node.id === `option:${key}`);
    const box = words.getByRole('combobox', { name: label, exact: true });
    if (offered.some((option) => option.value === value)) {
      await box.selectOption(value);
    } else {
      await box.selectOption('Other…');
      await player.page.locator('#dialog-field').fill(value);
      await player.keys('Enter');
    }
    await player.page.waitForFunction(([id, wanted]) => JSON.stringify(window.orrery.outline()).includes(`"id":"${id}"`)
      && JSON.stringify(window.orrery.outline()).includes(`"value":"${wanted}"`), [`option:${key}`, value]);
  }
}

/** Sets up a short game by role and name; `others` are seats 2 and up. A person who invites by link is asked for a name. */
export async function start(player, { others = ['Bot, novice'], first = 'Person here', options = {}, look = async () => {} } = {}) {
  const words = await player.words();
  await words.getByRole('button', { name: /^Set up The Rise and Fall/ }).click();
  await player.until((state) => state.screen === 'setup');
  await words.getByRole('combobox', { name: /^Seat 1/ }).selectOption(first);
  for (const [i, sitter] of others.entries()) await words.getByRole('combobox', { name: new RegExp(`^Seat ${i + 2}`) }).selectOption(sitter);
  await set_options(player, { rounds: '10', disks: '4', ...options });
  await look();
  await words.getByRole('button', { name: kStart }).click();
  if (others.includes('Person by link')) await answer(player, 'Anna');
  return player.until((state) => state.screen !== 'setup'); // the table, or the invitation of a game by link
}

/** The rows of the outline's table with this caption, or none. */
export async function rows(player, caption) {
  return (await outline_of(player)).find((node) => node.kind === 'table' && node.caption === caption)?.rows ?? [];
}

export async function hand(player) {
  return (await rows(player, 'Your hand')).map(([name]) => name);
}

// Messages that carry the record itself or that are checked in their final form.
const kSealed = ['link', 'address', 'store', 'think', 'stop-thinking', 'outline', 'say'];

/** Everything that the page shows and says now, and the other messages since the last call. */
export async function let_out(player) {
  const { mode } = await settled(player);
  await player.page.waitForFunction((curtain) => window.orrery.marks().some(({ name }) => name === 'button:ready') === curtain, mode === 'hand-over');
  await player.still(); // buttons in the place of others can be pressed now, and the voice has spoken
  return player.page.evaluate((sealed) => ({
    title: document.title,
    marks: window.orrery.marks().map(({ name }) => name),
    state: window.orrery.state(),
    outline: window.orrery.outline(),
    words: document.getElementById('words').innerHTML,
    voice: document.getElementById('voice').textContent,
    notices: [...document.querySelectorAll('.notice')].map((node) => node.textContent),
    told: window.told?.splice(0).filter(({ type, message }) => !sealed.includes(type) && !sealed.includes(message?.type)),
  }), kSealed);
}

/** By words, with small bids. */
export const in_words = (player, how = {}) => by_words(player, { count: (number, ply) => number.low + (ply * 5) % Math.min(4, number.high - number.low + 1), ...how });

/** A way to play that watches no film: it presses Skip while there is one. */
export function impatient(player, way) {
  return { ...way, settled: async () => {
    for (;;) {
      const skip = await player.page.evaluate(() => new Promise((tell) => {
        const look = () => {
          const mark = window.orrery.marks().find(({ name }) => name === 'button:skip');
          if (!window.orrery.state().busy) return tell(null);
          if (!mark) return setTimeout(look, 8);
          const { left, top } = document.getElementById('canvas').getBoundingClientRect();
          return tell([left + mark.x + mark.w / 2, top + mark.y + mark.h / 2]);
        };
        look();
      }));
      if (!skip) return settled(player);
      await player.press_at(...skip);
      await player.page.waitForTimeout(20);
    }
  } };
}

/** Hides the text table, and waits until the canvas is drawn at its new size. */
export async function canvas_alone(player) {
  // Counts frames in the same task, so that no frame of the old size counts.
  const drawn = await player.page.locator('#text-table')
    .evaluate((button) => (button.click(), window.orrery.frames()));
  await player.page.waitForFunction((before) => window.orrery.frames() > before + 2, drawn);
}

/** By marks on the canvas: things on the table, the ways to use a card, the tray of a question. */
export function by_pointer(player) {
  const chosen = async () => (await player.state()).chosen;
  const until_mark_among = async (names) => {
    await player.page.waitForFunction((wanted) => window.orrery.marks().some(({ name }) => wanted.includes(name)), names);
    const there = (await player.marks()).map(({ name }) => name);
    return names.find((name) => there.includes(name));
  };
  // A press changes the state at the end of its own frame; the marks are right after the next one.
  const drawn = () => player.page.evaluate(() => new Promise((go) => { requestAnimationFrame(() => requestAnimationFrame(go)); }));
  return {
    choose: async ({ args: { tokens } }) => {
      const [verb, what = ''] = tokens.split(' ');
      const { ply } = await player.state();
      await drawn();
      if (verb === 'mulligan') {
        for (const card of what.split(',')) {
          await player.press(what === '-' ? 'keep' : `card:${card}`);
          await player.until((state) => state.chosen.includes(card) || state.ply !== ply);
        }
      } else {
        const mark = await until_mark_among([...['tray', 'card', 'hex', 'colour', 'seat'].map((kind) => `${kind}:${what}`), verb, `act:${verb}`]);
        await player.press(mark);
        await player.page.waitForFunction(([wanted, way, before]) => window.orrery.state().chosen.startsWith(wanted)
          || window.orrery.state().ply !== before || window.orrery.marks().some(({ name }) => name === way), [tokens, `act:${verb}`, ply]);
        if (mark !== `act:${verb}` && await chosen() !== tokens && (await player.state()).ply === ply) await player.press(`act:${verb}`);
      }
      await player.until((state) => state.chosen.startsWith(tokens) || state.ply !== ply); // a choice that leaves one option makes the move
    },
    command: (node, name) => player.press(`button:${name === 'pass-device' ? 'ready' : name}`),
    answer: () => player.press('button:confirm'),
  };
}
