// The page in another language, with the fake app: which one it is, what is fetched for it, and how it is chosen.
import { strict as assert } from 'node:assert';

const reads = (...languages) => `Object.defineProperty(navigator, 'languages', { get: () => ${JSON.stringify(languages)} });`;
const german = { content: reads('it', 'de-AT', 'en') };
const open = async (bench, options = {}) => bench.open({ width: 1000, height: 700, url: await bench.fake_site(), ...options });
const send = (player, message) => player.page.evaluate((given) => window.fake.send(given), message);
const received = (player, ...types) => player.page.evaluate((wanted) => window.fake.received.filter(({ type }) => wanted.includes(type)), types);
const boot = async (player) => (await received(player, 'boot'))[0];
const fetched = (player) => player.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => /\/words\/|translate/.test(name)));
const is_in = (player, language) => player.page.waitForFunction((wanted) => document.documentElement.lang === wanted && document.documentElement.dataset.ready, language);
const button = (player, name) => player.page.getByRole('button', { name, exact: true });
const controlled = (player) => player.page.waitForFunction(() => navigator.serviceWorker.controller !== null);

export const tests = {
  'an English visit fetches no words': async (bench) => {
    const player = await open(bench, { prepare: { content: reads('en-GB', 'de') } });
    await button(player, 'Copy link').waitFor();
    assert.equal(await player.page.evaluate(() => document.documentElement.lang), 'en');
    const { words, language, languages } = await boot(player);
    assert.deepEqual([words, language, languages.en, languages.de], [[], 'en', 'English', 'Deutsch']);
    await send(player, { type: 'want-game', game: 'rise', title: 'Rise & Fall' });
    await player.page.waitForFunction(() => window.fake.received.some(({ type }) => type === 'game-here'));
    assert.deepEqual(await fetched(player), []);
  },

  'the page speaks the first language of the browser that it has, in what it shows, says and asks': async (bench) => {
    const player = await open(bench, { prepare: german });
    await is_in(player, 'de');
    await button(player, 'Kopieren').waitFor();
    await button(player, 'Einstellungen').waitFor();
    assert.equal(await button(player, 'Einstellungen').getAttribute('title'), 'Einstellungen');
    const { words, language, storage } = await boot(player);
    assert.deepEqual([language, storage, words.length, words[0].slice(0, 13)], ['de', {}, 1, 'orrery words ']);
    assert.ok(await player.page.evaluate(() => 'more.otf' in window.fake.fonts), 'its letters are there from the beginning');
    await send(player, { type: 'outline', screen: 'table', title: '', nodes: [{ id: 'count', kind: 'number', label: 'Schiffe', low: 1, high: 12, value: 5, command: '', args: {}, arg: 'count' }] });
    await button(player, 'Als Text').click();
    await player.page.getByRole('region', { name: 'Spiel als Text' }).getByRole('spinbutton', { name: 'Schiffe (1 bis 12)' }).waitFor();
    await send(player, { type: 'notice', text: 'Das geht nicht.', kind: 'warning', rules: { game: 'rise', at: 'R12' } });
    await button(player, 'R12 lesen').waitFor();
    await send(player, { type: 'keys', groups: [{ title: 'Tisch', keys: [{ keys: 'Escape then Tab', does: 'hinaus' }] }] });
    await player.page.getByRole('dialog', { name: 'Tasten' }).getByText('Esc dann Tab').waitFor();
    await player.no_barriers('the page in German');
    await player.shot('page-german');
  },

  'the words of a game come before it is used': async (bench) => {
    const player = await open(bench, { prepare: german });
    await send(player, { type: 'want-game', game: 'rise', title: 'Rise & Fall' });
    await player.page.waitForFunction(() => window.fake.received.some(({ type }) => type === 'game-here'));
    const [words, here] = await received(player, 'words', 'game-here');
    assert.deepEqual([words.type, words.text.slice(0, 13), here.type], ['words', 'orrery words ', 'game-here']);
  },

  'a language is chosen, and stays chosen': async (bench) => {
    const player = await open(bench, { prepare: german });
    await is_in(player, 'de');
    for (const [id, language, label] of [['en', 'en', 'Copy link'], ['de', 'de', 'Kopieren'], ['en', 'en', 'Copy link'], ['', 'de', 'Kopieren']]) {
      const loaded = player.page.waitForEvent('load');
      await send(player, { type: 'language', id });
      await loaded;
      await is_in(player, language);
      await button(player, label).waitFor();
    }
  },

  'a chosen language that is there no more gives way to that of the browser': async (bench) => {
    const player = await open(bench, { prepare: { content: `${german.content}localStorage.setItem('orrery/page/language', 'xx');` } });
    await is_in(player, 'de');
    assert.equal((await boot(player)).language, 'de');
  },

  'where nothing can be stored, the browser says which language it is': async (bench) => {
    const blocked = `Object.defineProperty(window, 'localStorage', { get: () => { throw new DOMException('denied', 'SecurityError'); } });`;
    const player = await open(bench, { prepare: { content: german.content + blocked } });
    await is_in(player, 'de');
    assert.match((await player.notices()).join(), /Dieser Browser speichert nichts/);
  },

  'a language that is there as files only is offered and spoken, in all that the page says': async (bench) => {
    const player = await open(bench, { prepare: { content: reads('de') } });
    await is_in(player, 'de');
    assert.match((await boot(player)).languages['made-up'], /^\u27e6.*\u27e7$/);
    const loaded = player.page.waitForEvent('load');
    await send(player, { type: 'language', id: 'made-up' });
    await loaded;
    await is_in(player, 'made-up');
    await button(player, 'Orrery, home').waitFor({ state: 'detached' });
    const texts = await player.page.evaluate(() => [...document.querySelectorAll('body button, body h1, body p')].map((one) => one.ariaLabel || one.textContent.trim()).filter(Boolean));
    assert.ok(texts.length > 5, String(texts));
    assert.deepEqual(texts.filter((text) => !/^\u27e6.*\u27e7$/s.test(text) && /[a-z]/.test(text)), []);
    assert.equal((await boot(player)).words[0].includes('\u27e6'), true);
  },

  'words that do not come leave the page in English': async (bench) => {
    const player = await open(bench, { prepare: german, routes: [['**/words/**', (route) => route.fulfill({ status: 404 })]], forgive: ['404'] });
    await button(player, 'Copy link').waitFor();
    assert.deepEqual((await boot(player)).words, []);
  },

  'a rulebook is in the language of the page if there is one, else in English': async (bench) => {
    const page = '<html lang="de"><main class="text"><h1>Aufstieg</h1><details class="contents"></details><p>Drei Züge.</p></main></html>';
    const answer = (route) => route.fulfill(route.request().url().includes('rise') ? { contentType: 'text/html; charset=utf-8', body: page } : { status: 404 });
    const player = await open(bench, { prepare: german, routes: [['**/rulebooks/de/*', answer]], forgive: ['404'] });
    const sheet = player.page.locator('#rulebook');
    await send(player, { type: 'rules', game: 'rise', at: '' });
    await sheet.getByText('Drei Züge.').waitFor();
    await sheet.getByRole('button', { name: 'Drucken' }).waitFor();
    assert.equal(await sheet.locator('.rulebook-body > div').getAttribute('lang'), 'de');
    await send(player, { type: 'rules', game: 'prosper', at: '' });
    await sheet.getByText('How the game ends').first().waitFor();
    assert.equal(await sheet.locator('.rulebook-body > div').getAttribute('lang'), 'en');
  },

  'after two visits the language is there without a network': async (bench) => {
    const player = await open(bench, { prepare: german, offline_ready: true });
    await controlled(player);
    await player.page.reload();
    await is_in(player, 'de');
    await player.page.context().setOffline(true);
    await player.page.reload();
    await is_in(player, 'de');
    await button(player, 'Kopieren').waitFor();
    assert.equal((await boot(player)).words.length, 1);
  },
};
