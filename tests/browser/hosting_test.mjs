// The pages for chats, search engines and people who are lost, and the site as scripts/dev pack packs it.
import { strict as assert } from 'node:assert';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { games } from '../../scripts/games.mjs';
import { kPictureSize, shown_of, read_position } from '../../scripts/previews.mjs';
import { serve } from '../../scripts/serve.mjs';
import { languages } from '../../scripts/words.mjs';
import { run_script } from './bench.mjs';
import { by_words, outline_of, play, settled } from './match.mjs';
import { starter } from './whole_games.mjs';

const start = starter('Prosper or Perish', { map: 'narrows', rounds: '8' });
const path_of = (player) => player.page.evaluate(() => location.pathname);
const kLongest = 200; // characters of a description that previews show
const kMostBytes = 300 * 1024; // per picture: some chats take no larger ones

/** The tags of a page that chats read. */
const told = (player) => player.page.evaluate(() => Object.fromEntries([...document.querySelectorAll('meta[property^="og:"], meta[name="description"]')]
  .map((meta) => [(meta.getAttribute('property') ?? meta.name).replace('og:', ''), meta.content])));

/** The picture as it arrives; a PNG begins with its size. */
async function picture(address) {
  const bytes = Buffer.from(await (await fetch(address)).arrayBuffer());
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), is_small: bytes.length < kMostBytes };
}

async function read_page(bench, url) {
  const player = await bench.open({ url, ready: false });
  await player.no_barriers(url);
  return player;
}

/** Opens a link that leads to a game of `title`, through any page. */
async function arrive(bench, link, title, forgive = []) {
  const player = await bench.open({ link, ready: false, until: 'commit', forgive });
  await player.page.waitForURL(({ pathname }) => pathname === '/');
  await player.ready();
  await player.until(({ screen }) => screen !== 'home');
  assert.ok(JSON.stringify(await outline_of(player)).includes(title), link);
  return player;
}

export const tests = {
  'a link goes by way of its game\'s page, which hands it on': async (bench) => {
    const player = await bench.open();
    await start(player);
    await play(player, by_words(player), { stop: ({ ply }) => ply > 3 });
    const link = await player.link();
    assert.ok(link.startsWith(`${bench.server.url}prosper/#1pro`), link);
    const entries = [];
    for (const address of [link, link.replace('prosper/', ''), link.replace('prosper/', 'prosper/index.html')])
      entries.push(await (await arrive(bench, address, 'Prosper or Perish')).page.evaluate(() => history.length));
    assert.equal(new Set(entries).size, 1, `its page leaves no entry behind: ${entries}`);
  },

  'each game has a page with title, sentence and picture': async (bench) => {
    for (const { id, title, tagline } of games()) {
      const player = await read_page(bench, `${bench.server.url}${id}/`);
      const said = await told(player);
      assert.deepEqual([said.title, said.description], [title, tagline]);
      assert.ok(said['image:alt'].includes(title));
      assert.deepEqual(await picture(new URL(said.image, `${bench.server.url}${id}/`)), { ...kPictureSize, is_small: true });
      assert.ok((await player.page.locator('meta[name="description"]').getAttribute('content')).length < kLongest);
      await player.shot(`page-${id}`);
      await player.page.getByRole('link', { name: 'Read the rules' }).click();
      await player.page.getByRole('heading', { level: 1, name: title }).waitFor();
      assert.equal((await told(player)).title, `Rules of ${title}`);
      await player.page.goto(`${bench.server.url}${id}/`);
      await player.page.getByRole('link', { name: 'Play in your browser' }).click();
      await player.ready();
      assert.equal(await path_of(player), '/');
      await player.until(({ screen }) => screen === 'setup');
      assert.equal(await player.page.title(), `${title} · Orrery`);
      assert.equal(await player.page.evaluate(() => location.hash), '', 'a reload shows home');
    }
    const said = await told(await bench.open());
    assert.deepEqual(await picture(new URL(said.image, bench.server.url)), { ...kPictureSize, is_small: true });
  },

  'a game\'s page in another language leads to the app, to its rules and back to English': async (bench) => {
    for (const language of languages()) {
      const [{ id, title, tagline }] = games(language), address = `${bench.server.url}${language}/${id}/`;
      const player = await read_page(bench, address);
      const said = await told(player);
      assert.deepEqual([await player.page.evaluate(() => document.documentElement.lang), said.title, said.description], [language, title, tagline]);
      assert.deepEqual(await picture(new URL(said.image, address)), { ...kPictureSize, is_small: true });
      await player.shot(`page-${id}-${language}`);
      await player.page.locator('.ways a:not(.primary)').click();
      await player.page.getByRole('heading', { level: 1, name: title }).waitFor();
      await player.no_barriers(`the rulebook in ${language}`);
      await player.page.getByRole('link', { name: 'English' }).click();
      await player.page.waitForURL(`${bench.server.url}rulebooks/${id}.html`);
      await player.page.goto(address);
      await player.page.locator('.ways .primary').click();
      await player.ready();
      await player.until(({ screen }) => screen === 'setup');
    }
  },

  'the pictures show positions that were played': async (bench) => {
    const program = [process.execPath, join(bench.root, 'build/wasm/orrery.cjs')];
    for (const { id } of games()) {
      const shown = read_position(id);
      assert.deepEqual(shown_of(id, shown.link, program), shown, id);
    }
  },

  'an address without a page leads home from any depth, and keeps a game': async (bench) => {
    const { link } = read_position('rise');
    const forgive = ['404'];
    const lost = await bench.open({ link: `${bench.server.url}rise/no/such.page#later`, ready: false, forgive });
    const home = lost.page.getByRole('link', { name: 'Go to Orrery' });
    await lost.page.waitForFunction(() => document.getElementById('home').href.includes('#later'));
    assert.equal(await home.getAttribute('href'), `${bench.server.url}#later`);
    await lost.no_barriers('404');
    await lost.shot('404');
    await arrive(bench, `${bench.server.url}deep/down/rise#${link}`, 'The Rise and Fall', forgive);
  },

  'About Orrery opens from the settings, and is a page of its own': async (bench) => {
    const player = await bench.open();
    await player.page.getByRole('button', { name: 'Settings' }).click();
    await player.choose('About Orrery');
    const sheet = player.page.getByRole('dialog', { name: 'About Orrery' });
    await sheet.getByRole('heading', { name: 'Built with' }).waitFor();
    const about = await read_page(bench, `${bench.server.url}rulebooks/about.html`);
    await about.page.getByRole('link', { name: /licences/ }).waitFor();
    for (const { title } of games()) await about.page.getByRole('cell', { name: title, exact: true }).waitFor();
    await about.shot('about');
  },

  'the packed site is played from a folder': async (bench) => {
    const out = join(bench.root, 'build/site-packed'), zip = join(bench.root, 'build/site-packed.zip');
    rmSync(out, { recursive: true, force: true });
    mkdirSync(out, { recursive: true });
    const server = await serve(out), home = `${server.url}games/orrery/`;
    try {
      await run_script(join(bench.root, 'scripts/pack.mjs'), '--site', bench.site, '--out', zip, '--address', home);
      for (const [name, content] of Object.entries(unzipSync(readFileSync(zip)))) {
        const path = join(out, name.replace(/^site\//, 'games/orrery/'));
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, content);
      }
      const player = await bench.open({ url: home, offline_ready: true });
      await start(player);
      await play(player, by_words(player), { stop: ({ ply }) => ply > 3 });
      const link = await player.link();
      assert.ok(link.startsWith(`${home}prosper/#`), link);
      await player.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await player.page.context().setOffline(true);
      await player.page.goto(link);
      await player.ready();
      assert.ok((await settled(player)).ply > 3, 'the game\'s page is there without network');
      const page = await bench.open({ url: `${home}rise/`, ready: false });
      const said = await told(page);
      assert.equal(said.url, `${home}rise/`);
      assert.ok(said.image.startsWith(`${home}previews/`));
      assert.deepEqual(await picture(said.image), { ...kPictureSize, is_small: true });
      const map = await (await fetch(`${home}sitemap.xml`)).text();
      for (const [, address] of map.matchAll(/<loc>([^<]+)<\/loc>/g)) assert.equal((await fetch(address)).status, 200, address);
      const rules = readFileSync(join(out, 'games/orrery/_headers'), 'utf8');
      for (const [, path] of rules.matchAll(/^(\/.*[^*\n])$/gm)) assert.equal((await fetch(new URL(path, server.url))).status, 200, path);
      const lost = await fetch(`${home}no/such/page`);
      assert.equal(lost.status, 404);
      assert.ok((await lost.text()).includes('id="home" href="/games/orrery/"'));
    } finally {
      await server.close();
    }
  },
};
