// What people do with many games: links with a sentence, the moves since the last visit, files of games, QR codes,
// shelves.
import { strict as assert } from 'node:assert';
import { readFile } from 'node:fs/promises';
import { invite, join, kUnseen, node, open_hash, press_id } from './lobby.mjs';
import { by_words, kStart, outline_of, play, settled } from './match.mjs';
import { canvas_alone } from './rise.mjs';

const kPhone = { width: 360, height: 640, scale: 3, touch: true };

// A short game on the small map, by words.
async function start(player, title = 'Prosper or Perish') {
  const words = await player.words();
  await player.page.getByRole('button', { name: 'Orrery, home' }).click();
  await words.getByRole('button', { name: `Set up ${title}` }).click();
  await player.until((state) => state.screen === 'setup');
  await words.getByRole('combobox', { name: /^Seat 2/ }).selectOption('Bot, novice');
  await words.getByRole('button', { name: kStart }).click();
  return player.until((state) => state.screen === 'table');
}

// A game by link that waits for its second person, who also has a page.
async function start_by_link(bench, player) {
  await player.page.getByRole('button', { name: 'Orrery, home' }).click();
  await invite(player);
  const guest = await join(bench, player, { name: 'Ben' });
  await until_waiting(player);
  return guest;
}

async function until_waiting(player) {
  return play(player, by_words(player), { stop: (state) => state.mode === 'away' });
}

// A press changes the state at the end of its own frame; the marks are right after the next one.
const drawn = (player) => player.page.evaluate(() => new Promise((go) => { requestAnimationFrame(() => requestAnimationFrame(go)); }));

/** Checks that these buttons are completely on the canvas. */
async function in_sight(player, names) {
  const { width, height } = player.page.viewportSize();
  for (const name of names) {
    const { x, y, w, h } = await player.mark(name);
    assert.ok(x >= 0 && y >= 0 && x + w <= width && y + h <= height, `${name} lies at ${[x, y, w, h]}`);
  }
}

async function home(player) {
  await player.page.getByRole('button', { name: 'Orrery, home' }).click();
  await player.until((state) => state.screen === 'home');
}

/** For `prepare`: another profile begins with everything that this page stores. */
async function stored_by(player) {
  const stored = await player.page.evaluate(() => ({ ...localStorage }));
  return { content: `if (!localStorage.length) Object.assign(localStorage, ${JSON.stringify(stored)});` };
}

const games_in = async (player) => (await outline_of(player)).filter((one) => /^[0-9a-f]{16}$/.test(one.id ?? ''));

async function saved(player, ...buttons) {
  const press = async () => { for (const button of buttons) await player.choose(button); };
  const [download] = await Promise.all([player.page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

async function read_file(player, text) {
  const [chooser] = await Promise.all([player.page.waitForEvent('filechooser'), player.choose('Open a file')]);
  await chooser.setFiles({ name: 'games.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

// A file that claims to be one's own also has seats and settings. Leaves both out.
async function leave_the_rest(player) {
  await player.until(({ screen }) => screen === 'from-file');
  for (const label of ['Leave the seats', 'Leave my settings'])
    if ((await outline_of(player)).some((one) => one.label === label)) await player.choose(label);
  await player.until(({ screen }) => screen === 'home');
}

/** By words, with six games, of which three wait for somebody. */
async function use_shelves(player) {
  const shown = async () => (await games_in(player)).length;
  const show = async (shelf) => (await player.words()).getByRole('combobox', { name: 'Show' }).selectOption({ label: shelf });
  await show('Waiting (3)');
  assert.equal(await shown(), 3);
  await player.choose('Move to the archive');
  assert.equal(await shown(), 2);
  await player.page.reload();
  await player.ready();
  await player.words();
  assert.equal(await shown(), 2, 'the shelf is remembered');
  await show('Archive (1)');
  await player.choose('Back from the archive');
  assert.equal(await shown(), 0);
  await show('All (6)');
  await player.choose('Delete');
  assert.equal(await shown(), 5);
  await player.choose('Undo');
  assert.equal(await shown(), 6);
}

export const tests = {
  'a link comes with a sentence, and opening it tells what happened since': async (bench) => {
    const first = await bench.open();
    const second = await start_by_link(bench, first);
    assert.match(await first.copied(), /^Prosper or Perish, (pass \d of the draft|round \d+), move \d+: \w+ is next\. \w+ .+\.\nhttp:\S+#\w+$/);
    await open_hash(second, await first.link());
    await second.until((state) => state.screen === 'table');
    assert.equal((await node(second, 'news')).label, 'What happened last');
    await until_waiting(second);
    assert.equal(await node(second, 'news'), undefined, 'an answer puts the news away');

    await home(first);
    await open_hash(first, await second.link());
    const state = await first.until((now) => now.mode === 'choose');
    assert.equal((await node(first, 'news')).label, 'Since you last looked');
    assert.ok((await node(first, 'news:list')).items.length > 0);
    await first.no_barriers('a table with news');
    await first.until_mark('button:close-news');
    await first.shot('links-news');
    await first.press('button:close-news');
    await first.until((now) => now.ply === state.ply);
    assert.equal(await node(first, 'news'), undefined);
    // The list of games shows moves that came while the game was not open.
    await until_waiting(first);
    await home(first);
    assert.ok(!(await outline_of(first)).some((one) => one.id?.endsWith(':news')));
  },

  'the moves since are shown as a film that can be skipped': async (bench) => {
    const first = await bench.open(kUnseen);
    await start(first);
    await play(first, by_words(first), { stop: (state) => state.ply > 7 && state.pending === 0 && state.mode === 'choose' });
    const second = await bench.open({ link: await first.link(), motion: 'no-preference' });
    await second.press('button:take:1');
    await second.until((state) => state.screen === 'table' && state.busy);
    await second.shot('links-film');
    await second.press('button:skip');
    const state = await second.until((now) => !now.busy);
    assert.equal(state.mode, 'choose');
    await second.page.reload();
    await second.ready();
    await second.page.waitForTimeout(300);
    assert.ok(!(await second.state()).busy, 'what was seen is not told again');
  },

  'much news on a low screen: its button stays in sight, keys read and close it': async (bench) => {
    const first = await bench.open(kUnseen);
    await start(first);
    const begun = await play(first, by_words(first), { stop: (state) => state.ply > 0 && state.pending === 0 && state.mode === 'choose' });
    const before = await first.link();
    await play(first, by_words(first), { stop: (state) => state.ply > begun.ply + 12 && state.pending === 0 && state.mode === 'choose' });
    const after = await first.link();
    for (const size of [{ width: 800, height: 600 }, { ...kPhone }, { width: 640, height: 360, scale: 2, touch: true }]) {
      const second = await bench.open({ ...size, link: before });
      await press_id(second, 'take:1');
      await second.until(({ screen }) => screen === 'table');
      await canvas_alone(second);
      await open_hash(second, after);
      const { ply } = await second.until((state) => state.ply > begun.ply + 12);
      assert.ok((await node(second, 'news:list')).items.length > 12);
      await second.until_mark('button:close-news');
      await in_sight(second, ['button:close-news']);
      await second.page.locator('#canvas').focus();
      await second.keys('PageDown');
      await drawn(second);
      await second.shot(`links-news-${size.width}`);
      await second.keys('Tab', 'Escape'); // a button is highlighted
      await second.page.waitForFunction(() => !window.orrery.marks().some(({ name }) => name === 'button:close-news'));
      assert.equal((await second.state()).ply, ply, 'Escape takes nothing back');
      assert.equal(await node(second, 'news'), undefined);
    }
  },

  'Escape closes the card with the link before it means anything else': async (bench) => {
    const first = await bench.open(kUnseen);
    await invite(first);
    await (await join(bench, first, { name: 'Ben' })).page.context().close();
    await settled(first);
    const stored = await stored_by(first);
    for (const size of [{}, { ...kPhone }, { width: 640, height: 360, scale: 2, touch: true }]) {
      const player = await bench.open({ ...size, prepare: stored });
      await player.choose('Open');
      await player.until(({ screen }) => screen === 'table');
      await until_waiting(player);
      await player.page.getByRole('button', { name: 'Play as text' }).click();
      const buttons = ['send', 'send-copy', 'show-link', 'close-card'].map((id) => `button:${id}`);
      await player.until_mark('button:close-card'); // the table below also has a button to send
      await player.close_infos(); // earlier notices, which a slower person would have read by now
      await drawn(player);
      await player.shot(`links-send-${size.width ?? 1440}`);
      await in_sight(player, buttons);
      const { ply } = await player.state();
      await player.page.locator('#canvas').focus();
      await player.keys('Tab', 'Escape');
      await player.page.waitForFunction(() => !window.orrery.marks().some(({ name }) => name === 'button:close-card'));
      assert.equal((await player.state()).ply, ply);
    }
  },

  'a press meant for Skip hits nothing when the film has just ended': async (bench) => {
    const first = await bench.open(kUnseen);
    await start(first);
    await play(first, by_words(first), { stop: (state) => state.ply > 3 && state.pending === 0 && state.mode === 'choose' });
    const watcher = await bench.open({ link: await first.link(), motion: 'no-preference' });
    await watcher.press('button:watch');
    await watcher.until_mark('button:skip');
    const { centre } = await watcher.mark('button:skip');
    await watcher.page.mouse.move(...centre);
    await watcher.page.waitForFunction(() => !window.orrery.state().busy, null, { polling: 'raf' });
    await watcher.press_at(...centre);
    await watcher.shot('links-film-over');
    assert.equal(await watcher.page.evaluate(() => window.copied), undefined);
    await watcher.press('button:copy');
    await watcher.page.waitForFunction(() => window.copied);
  },

  'all games go into a file, and come in again beside what is there': async (bench) => {
    const first = await bench.open();
    for (const title of ['Prosper or Perish', 'The Rise and Fall of Galactic Empires']) {
      await start(first, title);
      await settled(first);
      // Bots may move first, and a match in which its owner has not moved goes away.
      await play(first, by_words(first), { stop: ({ chosen, pending }, made) => made > 0 && chosen === '' && pending === 0 });
    }
    await start_by_link(bench, first);
    await home(first);
    const before = (await games_in(first)).map((game) => game.id).sort();
    const file = await saved(first, 'Export all games', 'With my seats');
    assert.equal(file.name, 'orrery-games-with-seats.json');

    const second = await bench.open();
    await second.words();
    await read_file(second, file.text);
    await second.until_notice('3 games are new');
    await leave_the_rest(second);
    assert.deepEqual((await games_in(second)).map((game) => game.id).sort(), before);
    await read_file(second, file.text);
    await second.until_notice('3 you had already');
    await leave_the_rest(second);
    const damaged = JSON.parse(file.text);
    const at = damaged.games.findIndex(({ record }) => record.game === 'prosper');
    damaged.games[at].record.moves[0] = 'settle nowhere';
    damaged.games.push({ format: 'orrery-journal/1' });
    await read_file(second, JSON.stringify(damaged));
    await second.until_notice(`2 you had already. Left out: game ${at + 1} (Prosper or Perish), which has moves that aren't possible; game 4, which can't be read`);
    await leave_the_rest(second);
    await second.shot('links-import');
    await read_file(second, file.text.slice(0, 900));
    await second.until_notice('may have been cut short');

    // The file's text pasted into a third profile; then one game alone.
    const third = await bench.open();
    await third.choose('Open a link');
    await third.page.locator('#dialog-field').fill(file.text);
    await third.keys('Enter');
    await third.until_notice('3 games are new');
    const one = await saved(first, 'Save as a file');
    assert.equal(JSON.parse(one.text).games.length, 1);
    const fourth = await bench.open();
    await fourth.words();
    await read_file(fourth, one.text);
    await fourth.until((state) => state.screen === 'welcome');
  },

  'the link is shown as a QR code, and one that is too long says so': async (bench) => {
    const first = await bench.open(kUnseen);
    await (await start_by_link(bench, first)).page.context().close();
    const stored = await stored_by(first);
    for (const size of [{}, { ...kPhone }, { width: 390, height: 844, scale: 3, touch: true }]) {
      const player = await bench.open({ ...size, prepare: stored });
      await player.choose('Open');
      await player.until(({ screen }) => screen === 'table');
      await player.choose('QR code or file');
      const path = player.page.locator('dialog.link svg path');
      await path.waitFor();
      assert.match(await path.getAttribute('d'), /^M0 0h7v1h-7z/);
      await player.shot(`links-qr-${size.width ?? 1440}`);
      await player.no_barriers('the QR dialog');
      const fits = await player.page.locator('dialog.link').evaluate((box) => box.getBoundingClientRect().bottom <= innerHeight && box.scrollWidth <= box.clientWidth);
      assert.ok(fits, 'the dialog fits');
      const file = await Promise.all([player.page.waitForEvent('download'), player.page.getByRole('button', { name: 'Save as a file' }).last().click()]);
      assert.equal(file[0].suggestedFilename(), 'orrery-prosper.json');
    }
    const player = await bench.open({ url: await bench.fake_site() });
    await player.page.evaluate(() => {
      window.fake.answer = ({ type }) => type === 'qr' && window.fake.send({ type: 'qr', size: 0, path: '' });
      window.fake.send({ type: 'show-link', text: 'Anna is next.', fragment: 'Qx7' });
    });
    await player.page.getByText('too long for a QR code').waitFor();
  },

  'many games: shelves, archive, undo, and the list and the next game on a phone too': async (bench) => {
    const first = await bench.open(kUnseen);
    for (let i = 0; i < 6; i += 1) {
      if (i % 2) {
        await (await start_by_link(bench, first)).page.context().close();
        continue;
      }
      await start(first);
      await play(first, by_words(first), { stop: ({ ply }) => ply > 0 }); // else the match goes away
    }
    const stored = await stored_by(first);
    for (const size of [{}, { width: 390, height: 844, scale: 3, touch: true }, kPhone]) {
      const player = await bench.open({ ...size, prepare: stored });
      await player.choose('Go to my next turn');
      await player.until((state) => state.mode === 'choose');
      await home(player);
      assert.equal((await games_in(player)).length, 6);
      if (!size.touch) await use_shelves(player);
      await player.no_barriers('the list of games');
      await player.shot(`links-games-words-${size.width ?? 1440}`);
      await player.page.getByRole('button', { name: 'Play as text' }).click();
      await player.still();
      await player.shot(`links-games-${size.width ?? 1440}`);
    }
  },

  'everything one can do with a link is in sight at once, on small and low screens too': async (bench) => {
    const six = '1pro0HuNdoujO7qaQ'; // six seats, all free
    const seats = Array.from({ length: 6 }, (_, i) => `button:take:${i + 1}`);
    for (const [width, height] of [[360, 640], [640, 360], [390, 844], [844, 390], [1024, 600]]) {
      const player = await bench.open({ width, height, scale: 2, touch: true, link: six });
      await player.until(({ screen }) => screen === 'welcome');
      await player.until_mark('button:home');
      await in_sight(player, [...seats, 'button:watch', 'button:home']);
      await player.shot(`welcome-six-${width}`);
      await player.page.context().close();
    }
  },
};
