// The rulebooks: complete, over the page by command, key and Back button, and as pages without the app.
import { strict as assert } from 'node:assert';
import { join } from 'node:path';
import { run_script } from './bench.mjs';

const kPhone = { width: 360, height: 640, touch: true };
const open = async (bench, options = {}) => bench.open({ width: 1440, height: 900, url: await bench.fake_site(), ...options });
const send = (player, message) => player.page.evaluate((given) => window.fake.send(given), message);
const commands = (player) => player.page.evaluate(() => window.fake.received.filter((m) => m.type === 'command').map(({ name, args }) => ({ name, args })));
const sheet = (player) => player.page.locator('#rulebook');
const read = async (player, game, at = '') => {
  await send(player, { type: 'rules', game, at });
  await sheet(player).locator('.text').waitFor();
};
const focused = (player) => player.page.evaluate(() => document.activeElement.id);
const closed = (player) => player.page.waitForFunction(() => !document.getElementById('rulebook').open);

export const tests = {
  'every ruling and card has its place, every link leads somewhere': async (bench) => {
    await run_script(join(bench.root, 'scripts/rulebook.mjs'));
  },

  'a ruling is shown where it stands, and links within keep the address': async (bench) => {
    const player = await open(bench, { link: 'Abc123' });
    await read(player, 'prosper', 'R17');
    assert.equal(await focused(player), 'at-R17');
    assert.ok(await sheet(player).locator('#at-R17').isVisible());
    await player.no_barriers('the rulebook');
    await player.shot('rulebook-ruling');
    await sheet(player).getByRole('link', { name: 'How the game ends' }).click();
    assert.equal(await focused(player), 'at-how-the-game-ends');
    assert.equal(await player.page.evaluate(() => location.hash), '#Abc123');
    await sheet(player).getByRole('link', { name: 'How fair is a link game?' }).click();
    await sheet(player).locator('h2').first().getByText('How fair is a link game?').waitFor();
    await read(player, 'prosper', '6.3');
    assert.ok(await sheet(player).getByRole('heading', { name: 'Your turn' }).evaluate((heading) => heading.classList.contains('arrived')));
  },

  'Escape, Close and the Back button close it, and the game below has its address': async (bench) => {
    const player = await open(bench, { link: 'Abc123' });
    const length = () => player.page.evaluate(() => history.length);
    await player.page.locator('#rules').focus();
    await read(player, 'prosper');
    const once = await length();
    await player.keys('Escape');
    await closed(player);
    await player.page.waitForFunction(() => history.state.depth === 0);
    assert.equal(await focused(player), 'rules');
    await read(player, 'prosper');
    await send(player, { type: 'address', fragment: 'Def456' });
    await sheet(player).getByRole('button', { name: 'Close' }).click();
    await player.page.waitForFunction(() => location.hash === '#Def456' && history.state.depth === 0);
    await read(player, 'prosper', 'R3');
    await player.page.goBack();
    await closed(player);
    assert.equal(await length(), once);
    const opened = await player.page.evaluate(() => window.fake.received.filter((m) => m.type === 'open-link').map((m) => m.text));
    assert.ok(opened.every((text) => text === 'Def456'), `links opened by going back: ${opened}`);
    await player.page.goForward();
    await player.page.waitForFunction(() => document.getElementById('rulebook').open);
    await player.page.reload();
    await player.ready();
    await sheet(player).locator('#at-R3.arrived').waitFor();
  },

  'the Rules button and a refusal open it': async (bench) => {
    const player = await open(bench);
    await player.page.getByRole('button', { name: 'Rules', exact: true }).click();
    await send(player, { type: 'notice', text: 'a3 has room for 4 more ships, not 7.', kind: 'warning', rules: { game: 'prosper', at: 'R12' } });
    await player.page.getByRole('button', { name: 'Read R12' }).click();
    await send(player, { type: 'notice', text: 'At least 1 ship moves.', kind: 'warning', rules: { game: 'prosper', at: '6.3' } });
    await player.page.getByRole('button', { name: 'Read the rule' }).click();
    assert.deepEqual(await commands(player), [{ name: 'rules', args: {} },
      { name: 'rules', args: { game: 'prosper', at: 'R12' } }, { name: 'rules', args: { game: 'prosper', at: '6.3' } }]);
  },

  'the search field finds words and steps through them': async (bench) => {
    const player = await open(bench);
    await read(player, 'prosper');
    const field = sheet(player).getByRole('searchbox', { name: 'Find in the rulebook' });
    const count = sheet(player).locator('output');
    await field.fill('defence bonus');
    const all = Number((await count.textContent()).match(/^1 of (\d+)$/)[1]);
    assert.ok(all >= 3);
    await field.press('Enter');
    assert.equal(await count.textContent(), `2 of ${all}`);
    await field.fill('no such word');
    assert.equal(await count.textContent(), 'none');
    await field.press('Escape');
    assert.equal(await field.inputValue(), '');
    assert.ok(await sheet(player).evaluate((dialog) => dialog.open));
  },

  'it fits a small phone and 200 % zoom': async (bench) => {
    const player = await open(bench, kPhone);
    for (const game of ['prosper', 'rise', 'kardashev', 'ozymandias', 'cosmos']) {
      await read(player, game);
      await player.shot(`rulebook-${game}-phone`);
      const [inner, outer] = await sheet(player).locator('.rulebook-body').evaluate((body) => [body.scrollWidth, body.clientWidth]);
      assert.ok(inner <= outer, `${game}: ${inner} px of text in ${outer}`);
      await player.no_barriers(`the rulebook of ${game} on a phone`);
    }
    const zoomed = await open(bench, { width: 720, height: 450, scale: 2 });
    await read(zoomed, 'rise', 'R6');
    const { bottom } = await sheet(zoomed).locator('#at-R6').evaluate((ruling) => ruling.getBoundingClientRect());
    assert.ok(bottom <= 450, `R6 ends at ${bottom}`);
  },

  'it is a page of its own, without the app': async (bench) => {
    const url = await bench.fake_site();
    const player = await bench.open({ url, link: `${url}rulebooks/prosper.html#at-R9`, ready: false });
    await player.page.locator('#at-R9').waitFor();
    assert.equal(await player.page.title(), 'Rules of Prosper or Perish · Orrery');
    assert.match(await player.page.locator('meta[name="description"]').getAttribute('content'), /^Rules of Prosper or Perish\. Two to six .*\.$/);
    await player.page.getByRole('heading', { level: 1, name: 'Prosper or Perish' }).waitFor();
    await player.no_barriers('the rulebook alone');
    await player.page.emulateMedia({ media: 'print' });
    await player.shot('rulebook-print');
    await player.page.emulateMedia({ media: 'screen' });
    await player.shot('rulebook-alone');
    await player.page.getByRole('link', { name: 'Orrery', exact: true }).click();
    await player.ready();
  },

  'it opens without network after one visit': async (bench) => {
    const player = await open(bench, { offline_ready: true });
    await player.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await player.page.context().setOffline(true);
    for (const [game, at] of [['rise', 'card:cocoon'], ['prosper', 'R1']]) {
      await read(player, game, at);
      await player.page.waitForFunction((id) => document.activeElement.id === id, `at-${at}`);
    }
    assert.equal(await sheet(player).locator('.text').evaluate((text) => getComputedStyle(text).maxWidth), '704px', 'its style is there');
  },

  'a rulebook that does not arrive says so': async (bench) => {
    const player = await open(bench, { forgive: ['404', 'ERR_FAILED'] });
    await player.page.route('**/rulebooks/**', (route) => route.abort());
    await send(player, { type: 'rules', game: 'prosper', at: '' });
    await sheet(player).getByText('The rulebook didn’t arrive.').waitFor();
    await player.page.unroute('**/rulebooks/**');
    await read(player, 'prosper', 'R2');
    assert.equal(await focused(player), 'at-R2');
  },

  'home, set-up and table lead to it, on the canvas, by the bar and in words': async (bench) => {
    const player = await bench.open();
    const title = async (wanted) => {
      await sheet(player).locator('.text').waitFor();
      assert.equal(await sheet(player).locator('h2').first().textContent(), wanted);
    };
    await player.press('button:rules');
    await title('Prosper or Perish');
    await player.keys('Escape');
    await closed(player);
    await player.press('body:rise');
    await player.until_mark('button:start'); // the set-up is drawn
    await player.press('button:rules');
    await title('The Rise and Fall of Galactic Empires');
    await player.keys('Escape');
    await closed(player);
    assert.equal((await player.state()).screen, 'setup');
    await player.press('button:start');
    await player.until(({ screen, mode, busy, pending }) => screen === 'table' && mode === 'choose' && !busy && pending === 0);
    await player.still(); // the bot has moved, and its move stands in the address
    const address = await player.page.evaluate(() => location.hash);
    await player.page.locator('#rules').click();
    await title('The Rise and Fall of Galactic Empires');
    await player.page.goBack();
    await closed(player);
    assert.deepEqual([(await player.state()).screen, await player.page.evaluate(() => location.hash)], ['table', address]);
    await player.choose('Rules');
    await title('The Rise and Fall of Galactic Empires');
    await player.no_barriers('the rulebook over a game');
    assert.deepEqual(await player.notices(), []);
  },

  'its foot leads to the licences of everything in the page': async (bench) => {
    const player = await bench.open();
    await player.press('button:rules');
    const link = sheet(player).getByRole('link', { name: /its licences$/ });
    const [opened] = await Promise.all([player.page.context().waitForEvent('page'), link.click()]);
    await opened.waitForURL(`${bench.server.url}licenses/LICENSES.txt`);
    const text = await opened.locator('body').innerText();
    for (const name of ['The Orrery developers', 'Omar Cornut', 'Sean Barrett', 'Randolph Voorhies', 'Tencent', 'Project Nayuki', 'Frank Denis', 'Samuel Neves',
      'Emscripten', 'Rich Felker', 'Doug Lea', 'LLVM Exceptions', 'Inter Project Authors', 'Georg Duffner']) assert.ok(text.includes(name), name);
    await sheet(player).locator('.foot').scrollIntoViewIfNeeded();
    await player.shot('rulebook-foot');
    const alone = await bench.open({ link: `${bench.server.url}rulebooks/links.html`, ready: false });
    assert.equal(await alone.page.getByRole('link', { name: /its licences$/ }).evaluate(({ href }) => href), opened.url());
  },

  'a refused move leads to its ruling': async (bench) => {
    const player = await bench.open();
    await player.press('body:prosper');
    await player.until_mark('button:start');
    await player.press('button:start');
    await player.until((state) => state.screen === 'table');
    // No control offers a forbidden move, so the answer is changed on its way to C++.
    await player.page.evaluate(() => {
      const write = JSON.stringify;
      JSON.stringify = (message, ...more) => write(message?.name === 'answer' ? { ...message, args: { move: 'settle a1 12' } } : message, ...more);
    });
    await player.choose(/^a1/);
    await player.choose('Confirm');
    await player.until_notice(/natives/);
    await player.page.getByRole('button', { name: 'Read R5' }).click();
    await sheet(player).locator('#at-R5.arrived').waitFor();
    await player.shot('rulebook-refusal');
  },
};
