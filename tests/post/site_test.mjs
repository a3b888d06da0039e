// Whom a site may contact: packed with relays, without them, and as an app of a chat, and as scripts/dev play serves
// it.
import { strict as assert } from 'node:assert';
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { WebSocket } from 'ws';
import { serve } from '../../scripts/serve.mjs';

const root = new URL('../..', import.meta.url).pathname, site = join(root, 'build/site');
const run = promisify(execFile);

async function in_folder(test) {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-'));
  try {
    return await test(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Name -> text of the files that pack makes with these arguments. */
const pack = (...words) => in_folder(async (folder) => {
  const out = join(folder, 'packed');
  await run(process.execPath, [join(root, 'scripts/pack.mjs'), '--out', out, ...words]);
  return new Map(Object.entries(unzipSync(readFileSync(out))).map(([name, content]) => [name, Buffer.from(content)]));
});

/** The message with which pack refuses these arguments. */
async function refusal(...words) {
  const error = await pack(...words).then(() => null, (thrown) => thrown);
  assert.ok(error, `${words} is not refused`);
  assert.equal(error.code, 2);
  return error.stderr.trim();
}

const policy_of = (page) => /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)[1];
const relays_of = (page) => /<meta name="orrery-relays" content="([^"]*)">/.exec(page)[1];
const version_of = (text) => /"version":"(\w+)"/.exec(text)[1];
const kAbroad = /\b(?:https?|wss?):(?!\/\/(?:127\.0\.0\.1|localhost))/;

export const tests = {
  'a packed site without relays may ask nobody': async () => {
    const packed = await pack(), page = String(packed.get('site/index.html')), policy = policy_of(page);
    assert.equal(relays_of(page), '');
    assert.ok(policy.startsWith("default-src 'self';") && !policy.includes('connect-src') && !kAbroad.test(policy), policy);
    assert.equal(String(packed.get('site/version.json')), readFileSync(join(site, 'version.json'), 'utf8'));
  },

  'a packed site with relays may ask those and nobody else': async () => {
    const packed = await pack('--relay', 'wss://one.example.org', 'wss://two.example.org:444/post/', '--address', 'https://play.example.org');
    const page = String(packed.get('site/index.html')), both = 'wss://one.example.org/ wss://two.example.org:444/post';
    assert.equal(relays_of(page), both);
    assert.ok(policy_of(page).includes(`connect-src 'self' ${both};`), policy_of(page));
    assert.ok(String(packed.get('README.md')).includes('wss://one.example.org/ and wss://two.example.org:444/post'));
    const version = version_of(String(packed.get('site/version.json')));
    assert.notEqual(version, version_of(readFileSync(join(site, 'version.json'), 'utf8')), 'browsers would keep the page they have');
    for (const name of ['site/index.html', 'site/sw.js']) assert.ok(String(packed.get(name)).includes(version), name);
  },

  'an address that is no relay is refused with a sentence': async () => {
    for (const wrong of ['relay.example.org', 'https://relay.example.org', 'wss://', "wss://a.org;script-src 'none'", 'wss://me:secret@a.org', 'wss://a.org/?x=1']) {
      assert.match(await refusal('--relay', wrong), /^--relay is the whole address of a relay, such as wss:\/\/relay\.example\.org, not "/);
    }
    assert.match(await refusal('--relay'), /^--relay wants the address/);
    assert.match(await refusal('--relay', 'ws://relay.example.org'), /^A page over HTTPS may only ask relays at wss/);
    assert.match(await refusal('--relay', 'wss://a.org', '--webxdc'), /^A page in a chat has no network/);
    assert.match(await refusal('--relays', 'wss://a.org'), /^pack knows no "--relays"/);
    await pack('--relay', 'ws://127.0.0.1:7447');
    await pack('--relay', 'ws://relay.lan', '--address', 'http://play.lan/');
  },

  'the app of a chat has the page, and nothing for servers': async () => {
    const packed = await pack('--webxdc'), page = String(packed.get('index.html')), names = [...packed.keys()];
    assert.equal(String(packed.get('manifest.toml')), 'name = "Orrery"\n');
    assert.equal(packed.get('icon.png').readUInt32BE(16), 192);
    assert.ok(page.indexOf('<script src="webxdc.js"></script>') < page.indexOf('<script>'), 'the messenger\u2019s script comes first');
    assert.equal(relays_of(page), '');
    assert.ok(!kAbroad.test(policy_of(page)) && !policy_of(page).includes('connect-src'));
    assert.deepEqual(names.filter((name) => /^(sw|robots|404|version|manifest\.web|webxdc|previews|_headers)|\.(br|gz)$|^\w+\/index/.test(name)), []);
    for (const [, name] of page.matchAll(/(?:href|src)="([^"#]+)"/g)) assert.ok(packed.has(name) || name === 'webxdc.js', name);
    assert.deepEqual(names.filter((name) => name.startsWith('post/')).map((name) => name.replace(/\.[0-9a-f]+/, '')), ['post/start-chat.js']);
    const abroad = await pack('--webxdc', '--address', 'https://play.example.org');
    assert.ok(String(abroad.get('index.html')).includes('<meta name="orrery-address" content="https://play.example.org/">'));
  },

  'the served page has a relay beside it only if it is given one': () => in_folder(async (folder) => {
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
    mkdirSync(`${file}.lock`); // left by a process that had no time to unlock
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
