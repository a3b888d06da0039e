// What a site may ask and whom, as scripts/dev play serves it.
import { strict as assert } from 'node:assert';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { serve } from '../../scripts/serve.mjs';

const root = new URL('../..', import.meta.url).pathname, site = join(root, 'build/site');

async function in_folder(test) {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-'));
  try {
    return await test(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const policy_of = (page) => /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)[1];
const relays_of = (page) => /<meta name="orrery-relays" content="([^"]*)">/.exec(page)[1];
const version_of = (text) => /"version":"(\w+)"/.exec(text)[1];

export const tests = {
  'the served page has a relay beside it, and none without': () => in_folder(async (folder) => {
    const file = join(folder, 'relay-PORT.db'), plain = readFileSync(join(site, 'index.html'), 'utf8');
    const with_relay = await serve(site, 0, { relay: file }), without = await serve(site);
    try {
      const text = async (server, name) => (await fetch(server.url + name)).text();
      const page = await text(with_relay, ''), address = `ws://localhost:${with_relay.port}/relay`;
      assert.equal(relays_of(page), address);
      assert.ok(policy_of(page).includes(`connect-src 'self' ${address};`));
      assert.equal(await text(with_relay, 'index.html'), page);
      const version = version_of(await text(with_relay, 'version.json'));
      assert.ok(page.includes(version) && (await text(with_relay, 'sw.js')).includes(version) && !plain.includes(version));
      assert.equal(await text(without, ''), plain);
      assert.ok(existsSync(file.replace('PORT', with_relay.port)), 'each port has a file of its own');
    } finally {
      await with_relay.close();
      await without.close();
    }
  }),

  'a relay starts again after it was killed in the middle of writing': () => in_folder(async (folder) => {
    const file = join(folder, 'relay.db');
    await (await serve(site, 0, { relay: file })).close();
    mkdirSync(`${file}.lock`); // what a process leaves that had no time to unlock
    const again = await serve(site, 0, { relay: file });
    try {
      const socket = new WebSocket(`ws://localhost:${again.port}/relay`);
      await new Promise((done, failed) => { socket.on('open', done).on('error', failed); });
      const answer = new Promise((done) => { socket.on('message', (data) => done(String(data))); });
      socket.send('["REQ","a",{"kinds":[30078],"#d":["x"]}]');
      assert.equal(await answer, '["EOSE","a"]');
      socket.terminate();
    } finally {
      await again.close();
    }
  }),
};
