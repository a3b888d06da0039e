// Service worker and updates, with the fake app: after one visit no network is needed, and a new build waits to be taken.
import { strict as assert } from 'node:assert';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../../scripts/serve.mjs';

const controlled = (player) => player.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
const version = (player) => player.page.evaluate(() => document.documentElement.dataset.version);

// A copy of the fake's site that can be deployed anew.
async function deployable(bench) {
  const modules = join(bench.root, 'build/fake-modules');
  const out = join(bench.root, 'build/site-update');
  cpSync(join(bench.root, 'tests/browser/fake'), modules, { recursive: true });
  const deploy = async (mark) => {
    writeFileSync(join(modules, 'app.wasm'), Buffer.concat([Buffer.from('\0asm\x01\0\0\0', 'latin1'), Buffer.from(mark)]));
    await bench.make_site(modules, out);
  };
  rmSync(out, { recursive: true, force: true });
  await deploy('first');
  const server = await serve(out);
  return { deploy, server };
}

export const tests = {
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
