// A post office for tests: people, each with a new profile of the browser, play one game by links alone. It passes the
// newest link to a person who can go on, counts the hand-overs, and makes things go wrong on the way.
import { strict as assert } from 'node:assert';
import { answer, invite, press_id, take_seat } from './lobby.mjs';
import { outline_of, play, settled } from './match.mjs';
import { canvas_alone, set_options } from './rise.mjs';

const kMostHandOvers = 400;
const kAnew = 4; // every this many deliveries the page was closed before the link comes
const kLongestAddress = 1900; // chats and mail cut longer ones

const rests = ({ mode }) => mode === 'away';
const with_command = async (player, command) => (await outline_of(player)).find((node) => node.command === command);

// ---- The table

// For `prepare`: a person's random numbers, the same in every run.
const luck_of = (number) => ({ content: `{
  let luck = ${number};
  crypto.getRandomValues = (words) => {
    for (const at of words.keys()) words[at] = luck = (Math.imul(luck, 1664525) + 1013904223) >>> 0;
    return words;
  };
}` });

const view_of = ({ people }, { view, name }) => ({ ...view, prepare: luck_of(people.findIndex((person) => person.name === name) + 1) });

/**
 * A game that the first of `people` sets up and all of them join, one after the other.
 * @param people [{name, way(player), words, view}]: how each plays, by words or not, and the options of the page
 */
export async function table_of(bench, title, people, options) {
  const [host, ...guests] = people;
  const post = { bench, people, links: [], joins: 0, hand_overs: 0, opened: 0, in_vain: 0, sent: 0 };
  for (const person of people) person.opened = 0;
  host.player = await bench.open(view_of(post, host));
  await invite(host.player, { title, seats: people.length, name: host.name, look: () => set_options(host.player, options) });
  post.link = await host.player.link();
  for (const guest of guests) {
    guest.player = await bench.open({ ...view_of(post, guest), link: post.link });
    await take_seat(guest.player, { name: guest.name });
    post.link = await guest.player.link();
    post.joins += 1;
  }
  await deliver(post, host);
  post.joins += 1;
  return post;
}

/** The address with the seat's secret, as its owner keeps it. */
async function secret_of(player) {
  const below = await player.page.evaluate(() => history.state.depth);
  await press_id(player, (await with_command(player, 'seat-secret')).id);
  await player.page.getByRole('button', { name: 'Copy it' }).click();
  await player.keys('Escape');
  await player.page.waitForFunction((depth) => history.state.depth === depth, below); // waits for the history to go back, which could take the next layer along
  return (await player.take_copy()).split(/\s/).at(-1);
}

/** In a profile that has lost everything: gets the seat back with its secret and the newest link. */
async function restore(person, secret, link) {
  const { player, name } = person;
  await player.page.goto(secret);
  await player.ready();
  await player.until_notice('Now open the newest link');
  await open_link(person, link, false);
  await answer(player, name);
  await at_table(person);
}

// ---- Delivering

// Opens the link in the page as it is, or in one that was closed.
async function open_link({ player }, link, anew) {
  if (anew) {
    await player.page.goto('about:blank');
    await player.page.goto(link);
    await player.ready();
    await player.until(({ screen }) => screen !== 'home');
  } else {
    await player.page.evaluate((hash) => new Promise((heard) => {
      if (location.hash === hash) heard();
      addEventListener('hashchange', heard, { once: true });
      location.hash = hash;
    }), new URL(link).hash);
  }
}

// If the others have agreed on another line, goes on with that one. Then shows the page as this person wants it.
async function at_table({ player, words }) {
  const swap = await with_command(player, 'swap-line');
  if (swap) await player.choose(swap.label);
  await player.until(({ screen }) => screen === 'table');
  if (words) await player.words();
  else if (await player.page.getByRole('button', { name: 'Play as text', pressed: true }).count()) await canvas_alone(player);
  return settled(player);
}

// What goes out from here: the message with the newest link. The button that ends a turn and the toolbar's give the
// same.
async function send(post, { player }) {
  const sent = await player.take_copy();
  post.message = await player.copied();
  if (sent) assert.equal(sent, post.message);
  post.sent += sent ? 1 : 0;
  post.link = post.message.split(/\s/).at(-1);
  post.links.push(post.link);
}

async function deliver(post, person) {
  assert.ok(post.link.length <= kLongestAddress, `a link of ${post.link.length} characters`);
  person.opened += 1;
  await open_link(person, post.link, person.opened % kAnew === 0);
  return at_table(person);
}

// The people whom the message names: "Anna is next.", "Ben and Cleo have to choose in secret."
function named({ message, people }) {
  const [, names = ''] = /: ([^:.]+) (?:is next|(?:has|have) to choose in secret)\./.exec(message) ?? [];
  return names.split(' and ').map((name) => people.find((person) => person.name === name)).filter(Boolean);
}

/**
 * Passes the newest link on, first to the people whom its message names, until somebody can go on: they are asked, or
 * their device answers what is due by itself. Returns that person.
 */
async function hand_over(post, from) {
  const states = [];
  for (const person of new Set([...named(post), ...post.people])) {
    if (person === from) continue;
    post.hand_overs += 1;
    const state = await deliver(post, person);
    if (!rests(state)) return person;
    if (await person.player.link() !== post.link) {
      post.opened += 1;
      return person;
    }
    post.in_vain += 1;
    states.push(state);
  }
  throw new Error(`nobody can go on after "${post.message}": ${JSON.stringify(states)}`);
}

/**
 * Plays until the match is over, or for `most` hand-overs, and until everybody has seen the same.
 * @param trouble [[after, what]]: what goes wrong, and the number of hand-overs before it. what(post, person) is called when that person has just got the link. It returns who goes on with it, or null if it cannot happen now.
 */
export async function play_by_post(post, trouble = [], { most = Infinity } = {}) {
  const left = [...trouble];
  let [person] = post.people;
  for (;;) {
    if (left.length && left[0][0] <= post.hand_overs) {
      const next = await left[0][1](post, person);
      if (next) left.shift();
      person = next ?? person;
    }
    const { mode } = await play(person.player, person.way(person.player), { stop: rests });
    await send(post, person);
    if (mode === 'over') break;
    if (post.hand_overs >= most && !left.length) return seen_by_all(post, person);
    assert.ok(post.hand_overs < kMostHandOvers, `not over after ${post.hand_overs} hand-overs`);
    person = await hand_over(post, person);
  }
  assert.equal(left.length, 0, `${left.length} troubles found no place`);
  const standing = (name, nodes) => nodes.find(({ id }) => id === 'ranking').items.map((line) => line.replace(/^(\d+\. )You\b/, `$1${name}`));
  const end_of = async ({ player, name }) => [await player.copied(), standing(name, await outline_of(player))];
  const end = await end_of(person);
  for (const other of post.people.filter((one) => one !== person)) {
    assert.ok((await deliver(post, other)).over);
    assert.deepEqual(await end_of(other), end, `what ${other.name} sees at the end`);
  }
  return post;
}

// Passes the newest link to everybody: they have the moves of the person who sent it.
async function seen_by_all(post, from) {
  const { moves } = await kept(from.player);
  for (const other of post.people.filter((one) => one !== from)) {
    await deliver(post, other);
    assert.deepEqual((await kept(other.player)).moves.slice(0, moves.length), moves, `what ${other.name} sees`);
  }
  return post;
}

// ---- What goes wrong

/** Reloads the page in the middle of a turn. */
export async function reload(post, person) {
  const { player } = person;
  const what_counts = ({ ply, pending, mode, viewer }) => ({ ply, pending, mode, viewer });
  const before = await play(player, person.way(player), { stop: (state) => rests(state) || state.pending > 0 });
  await player.page.reload();
  await player.ready();
  assert.deepEqual(what_counts(await at_table(person)), what_counts(before));
  return person;
}

/** Opens a link of some turns ago: the page names it, and nothing changes. */
export async function old_link(post, person) {
  const old = post.links.at(-2 * post.people.length); // from an earlier secret round
  if (!old) return null;
  const { player } = person;
  const before = await kept(player);
  for (const anew of [false, true]) {
    await close_notices(player);
    await open_link(person, old, anew);
    await player.until_notice(/older/);
    await at_table(person);
    assert.deepEqual(await kept(player), before);
  }
  await close_notices(player);
  return person;
}

// The record of the only game in this profile.
function kept(player) {
  return player.page.evaluate(() => JSON.parse(localStorage[Object.keys(localStorage).find((key) => key.includes('/game/'))]).record);
}

async function close_notices(player) {
  const close = player.page.locator('.notice').getByRole('button', { name: 'Close' });
  while (await close.count()) await close.first().click();
}

/** Wipes the storage; the seat comes back from what its owner kept. */
export async function wipe(post, person) {
  const { page } = person.player;
  const secret = await secret_of(person.player);
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await restore(person, secret, post.link);
  return person;
}

/** Plays the same turn differently on two devices of one person. The next person gets both links and goes on with one. */
export const fork = (command) => async (post, person) => {
  const twin = { ...person, player: await copy_of(post, person) };
  const sides = [];
  for (const [{ player }, way] of [[person, person.way(person.player)], [twin, contrary(twin.player, person.way(twin.player))]]) {
    if ((await play(player, way, { stop: rests })).over) continue;
    await send(post, { player });
    sides.push({ message: post.message, link: post.links.pop(), moves: (await kept(player)).moves });
  }
  await twin.player.page.context().close();
  const [one, two] = sides;
  if (!two || !one.moves.some((move, ply) => two.moves[ply] && two.moves[ply] !== move)) return null;
  Object.assign(post, { message: one.message, link: one.link });
  const next = await hand_over(post, person);
  await open_link(next, two.link, false);
  await next.player.until(({ screen }) => screen === 'branches');
  const kinds = await next.player.page.evaluate(() => Object.keys(localStorage).map((key) => key.split('/')[1]));
  assert.ok(kinds.includes('game') && kinds.includes('line'), `both lines are kept: ${kinds}`);
  await next.player.choose((await with_command(next.player, command)).label);
  await at_table(next);
  const { moves } = command === 'swap-line' ? two : one;
  assert.deepEqual((await kept(next.player)).moves.slice(0, moves.length), moves);
  post.link = await next.player.link();
  return next;
};

// A second profile with everything that this one stores.
async function copy_of(post, person) {
  const stored = await person.player.page.evaluate(() => ({ ...localStorage }));
  const twin = await post.bench.open(view_of(post, person));
  await twin.page.evaluate((all) => Object.assign(localStorage, all), stored);
  await open_link({ player: twin }, post.link, true);
  await at_table({ ...person, player: twin });
  return twin;
}

// Plays differently, if there is a choice.
function contrary(player, way) {
  return { ...way, choose: async (node) => {
    const others = (await outline_of(player)).filter(({ command, disabled, args, id }) => command === 'choose' && !disabled
      && id !== node.id && args.tokens !== 'end');
    await way.choose(others[0] ?? node);
  } };
}

// ---- Ways

/** A way to play on the canvas without reading news. */
export function hurried(player, way) {
  const drawn = () => player.page.evaluate(() => new Promise((go) => { requestAnimationFrame(() => requestAnimationFrame(go)); }));
  return { ...way, settled: async () => {
    const state = await settled(player);
    await drawn(); // now the marks are right
    if ((await outline_of(player)).some(({ id }) => id === 'news')) await close_news(player, drawn);
    return state;
  } };
}

// The button is below all the news; a long card must be scrolled.
async function close_news(player, drawn) {
  const { width, height } = player.page.viewportSize();
  while (!(await player.marks()).some(({ name }) => name === 'button:close-news')) {
    await player.page.mouse.move(width / 4, height / 2);
    await player.page.mouse.wheel(0, 2000);
    await drawn();
  }
  await player.press('button:close-news');
  await player.page.waitForFunction(() => !JSON.stringify(window.orrery.outline()).includes('"id":"news"'));
  await drawn();
}
