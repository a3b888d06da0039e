// Games by link for tests: makes invitations, takes seats on separate devices, and passes links back and forth.
import { kStart, outline_of } from './match.mjs';

export const kUnseen = { width: 800, height: 600 }; // for pages that nobody looks at

export const open_hash = (player, link) => player.page.evaluate((hash) => { location.hash = hash; }, link.split('#')[1]);
export const node = async (player, id) => (await outline_of(player)).find((one) => one.id === id);

/** Presses a button of the text table by its id. */
export async function press_id(player, id) {
  await player.words();
  await player.page.waitForFunction((wanted) => JSON.stringify(window.orrery.outline()).includes(`"id":"${wanted}"`), id);
  await player.choose((await node(player, id)).label);
}

/** Answers the dialog that is open. */
export async function answer(player, text) {
  await player.page.locator('#dialog[open]').waitFor();
  await player.page.locator('#dialog-field').fill(text);
  await player.keys('Enter');
}

/**
 * From the home screen: sets up a game whose seats, except the first, are for people by link or bots. Leaves the
 * invitation open. Secret choices are sealed.
 */
export async function invite(player, { title = 'Prosper or Perish', seats = 2, bots = 0, name = 'Otto', look = async () => {} } = {}) {
  const words = await player.words();
  await words.getByRole('button', { name: `Set up ${title}` }).click();
  await player.until(({ screen }) => screen === 'setup');
  await words.getByRole('combobox', { name: 'Number of players' }).selectOption(String(seats));
  for (let seat = 2; seat <= seats; seat += 1)
    await words.getByRole('combobox', { name: new RegExp(`^Seat ${seat}`) }).selectOption(seat > seats - bots ? 'Bot, novice' : 'Person by link');
  if (name) {
    await press_id(player, 'name:1');
    await answer(player, name);
    await words.getByRole('button', { name: new RegExp(`name: ${name}$`) }).waitFor();
  }
  const secrets = words.getByRole('combobox', { name: 'Secret choices' });
  if (await secrets.count()) await secrets.selectOption('Sealed');
  await look(words);
  await words.getByRole('button', { name: kStart }).click();
  return player.until(({ screen }) => screen === 'lobby');
}

/** Takes a seat of the open invitation: `seat`, or the first free one. */
export async function take_seat(player, { name = 'Ben', seat } = {}) {
  const { free, here } = await player.until(({ screen }) => screen === 'lobby');
  await press_id(player, `take:${seat ?? free[0]}`);
  const sits = (state) => state.screen === 'table' || state.here?.length > here.length; // turns that travel by themselves may have filled all seats
  for (let wait = 0; wait < 200 && !sits(await player.state()); ++wait) { // the script of the dialog may still be on its way
    if (await player.page.locator('#dialog[open]').count()) {
      await answer(player, name);
      break;
    }
    await player.page.waitForTimeout(50);
  }
  return player.until(sits);
}

/** A guest with a new profile opens the invitation that `host` shows, takes a seat and sends the link back. */
export async function join(bench, host, { name, seat, ...options } = {}) {
  const guest = await bench.open({ ...kUnseen, ...options, link: await host.link() });
  await take_seat(guest, { name, seat });
  await open_hash(host, await guest.link());
  return guest;
}

/** A guest opens the newest link of the game. */
export async function bring(guest, from) {
  await open_hash(guest, await from.link());
  return guest.until(({ screen }) => screen === 'table');
}
