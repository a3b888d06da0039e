// Service worker and updates, with the fake app: after one visit no network is needed, and a new build waits until it
// is taken.
import { strict as assert } from 'node:assert';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { serve } from '../../scripts/serve.mjs';

const controlled = (player) => player.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
const version = (player) => player.page.evaluate(() => document.documentElement.dataset.version);

// A copy of the fake site that can be deployed again.
async function deployable(bench) {
  const modules = join(bench.root, 'build/fake-modules');
  const out = join(bench.root, 'build/site-update');
  cpSync(join(bench.root, 'tests/browser/fake'), modules, { recursive: true });
  const deploy = async (mark) => {
    const section = Buffer.from([0, mark.length + 1, mark.length, ...Buffer.from(mark)]); // a custom section, which the module ignores
    writeFileSync(join(modules, 'app.wasm'), Buffer.concat([Buffer.from('\0asm\x01\0\0\0', 'latin1'), section]));
    await bench.make_site(modules, out);
  };
  rmSync(out, { recursive: true, force: true });
  await deploy('first');
  const server = await serve(out);
  return { deploy, server };
}

// The real page, after its first visit.
async function kept(bench, options = {}) {
  const player = await bench.open({ offline_ready: true, ...options });
  await controlled(player);
  await player.page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration()).active?.state === 'activated');
  return player;
}

// Cuts short a module in the worker's cache. Returns its address.
const cut_short = (player, name) => player.page.evaluate(async (wanted) => {
  for (const cache of await Promise.all((await caches.keys()).map((key) => caches.open(key)))) {
    const request = (await cache.keys()).find(({ url }) => new URL(url).pathname.match(wanted));
    if (!request) continue;
    const whole = await cache.match(request), bytes = await whole.arrayBuffer();
    await cache.put(request, new Response(bytes.slice(0, bytes.byteLength - 999), { headers: whole.headers }));
    return request.url;
  }
  return null;
}, name);
const kept_bytes = (player, url) => player.page.evaluate(async (address) => (await (await caches.match(address)).arrayBuffer()).byteLength, url);

export const tests = {
  'today\'s positions are there without a network': async (bench) => {
    const player = await kept(bench);
    await player.page.context().setOffline(true);
    await player.page.reload();
    await player.ready();
    await player.choose('Look at today\'s three positions');
    await player.until((state) => state.lesson === 1);
    await player.page.context().setOffline(false);
  },

  'a cached module that was cut short is fetched again, and then works without network': async (bench) => {
    const player = await kept(bench);
    for (const name of ['/app\\.\\w+\\.wasm$', '/app-prosper\\.\\w+\\.wasm$']) {
      const url = await cut_short(player, name);
      assert.ok(url, `${name} is kept`);
      const cut = await kept_bytes(player, url);
      await player.page.goto('about:blank');
      await player.page.goto(`${bench.server.url}#prosper`); // the set-up of a game, which needs both modules
      await player.until(({ screen }) => screen === 'setup');
      await player.page.waitForFunction(async ([address, whole]) => (await (await caches.match(address)).arrayBuffer()).byteLength === whole, [url, cut + 999]);
    }
    await player.page.context().setOffline(true);
    await player.page.reload();
    await player.ready();
  },

  'a worker keeps no file that was cut short on its way': async (bench) => {
    const site = await bench.fake_site();
    let cuts = 3;
    const through = createServer(async (request, response) => {
      const answer = await fetch(new URL(request.url, site), { headers: { 'accept-encoding': 'identity' } });
      let bytes = Buffer.from(await answer.arrayBuffer());
      if (/\/text\.\w+\.otf$/.test(request.url) && cuts-- > 0) bytes = bytes.subarray(0, bytes.length - 7);
      const type = answer.headers.get('content-type');
      response.writeHead(answer.status, { 'content-type': type, 'content-length': bytes.length, 'cache-control': 'no-store' }).end(bytes);
    });
    await new Promise((done) => { through.listen(0, '127.0.0.1', done); });
    const url = `http://localhost:${through.address().port}/`;
    try {
      const player = await bench.open({ url, offline_ready: true });
      await controlled(player).catch(() => {});
      for (let visit = 0; visit < 4; ++visit) {
        const sizes = await player.page.evaluate(async () => {
          const found = [];
          for (const key of await caches.keys()) {
            const cache = await caches.open(key);
            const request = (await cache.keys()).find(({ url: one }) => /\/text\.\w+\.otf$/.test(one));
            if (request) found.push((await (await cache.match(request)).arrayBuffer()).byteLength);
          }
          return { active: !!(await navigator.serviceWorker.getRegistration())?.active, found };
        });
        if (sizes.active) {
          const name = await player.page.evaluate(() => [...performance.getEntriesByType('resource')].map((one) => one.name).find((one) => /\/text\.\w+\.otf$/.test(one)));
          const whole = Buffer.from(await (await fetch(new URL(new URL(name).pathname, site), { headers: { 'accept-encoding': 'identity' } })).arrayBuffer()).length;
          assert.deepEqual(sizes.found, [whole]);
          return;
        }
        await player.page.reload();
        await player.ready();
        await player.page.waitForTimeout(500);
      }
      assert.fail('no worker was installed');
    } finally {
      through.close();
    }
  },

  'after one visit the page opens without network': async (bench) => {
    const player = await bench.open({ url: await bench.fake_site(), link: 'Abc', offline_ready: true });
    await controlled(player);
    await player.page.evaluate(() => localStorage.setItem('orrery/game/1', 'kept'));
    await player.page.context().setOffline(true);
    await player.page.reload();
    await player.ready();
    const boot = await player.page.evaluate(() => window.fake.received[0]);
    assert.deepEqual([boot.link, boot.storage['orrery/game/1'], boot.env.online], ['Abc', 'kept', false]);
    assert.ok(await player.page.evaluate(() => 'text.otf' in window.fake.fonts));
  },

  'a first visit is told of no new version, even where a worker is in control at once': async (bench) => {
    const player = await bench.open({ url: await bench.fake_site(), offline_ready: true, prepare: () => {
      Object.defineProperty(navigator.serviceWorker, 'controller', { get: () => ({}) });
    } });
    await player.page.evaluate(() => navigator.serviceWorker.ready);
    await player.page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration()).active.state === 'activated');
    assert.deepEqual(await player.notices(), []);
  },

  'a new version is offered, waits, is taken, and works without network': async (bench) => {
    const { deploy, server } = await deployable(bench);
    try {
      const player = await bench.open({ url: server.url, offline_ready: true });
      await controlled(player);
      const old = await version(player);
      await player.page.evaluate(() => localStorage.setItem('orrery/game/1', 'kept'));
      await deploy('second');
      await player.page.reload();
      await player.ready();
      assert.equal(await version(player), old, 'the old build runs until the new one is taken');
      await player.until_notice('new version');
      assert.ok((await player.page.evaluate(() => window.fake.received)).some((m) => m.type === 'update-ready'));
      await player.no_barriers('the offer');
      const reloaded = player.page.waitForEvent('load');
      await player.page.getByRole('button', { name: 'Update now' }).click();
      await reloaded;
      await player.ready();
      assert.notEqual(await version(player), old);
      await player.page.context().setOffline(true);
      await player.page.reload();
      await player.ready();
      assert.notEqual(await version(player), old);
      assert.equal(await player.page.evaluate(() => localStorage.getItem('orrery/game/1')), 'kept');
    } finally {
      await server.close();
    }
  },
};
