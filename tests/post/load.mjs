// Measures the carrier by relays: 200 open matches on one device, and 200 devices on one relay, which runs in its own
// process.
//     node --expose-gc tests/post/load.mjs [--idle SECONDS] [--rounds N]
// Prints memory, connections, messages and times, then the traffic while nobody does anything. With --rounds it also
// prints the result of so many random interruptions (relay_test.mjs, webxdc_test.mjs). All on this machine; not part of
// scripts/dev test.
import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';
import { relay_on } from '../../scripts/relay/relay.mjs';
import { Relays } from '../../shell/post/relay.js';
import { Device, until, wait } from './device.mjs';
import { with_faults } from './relay_test.mjs';
import { with_faults as with_faults_in_chat } from './webxdc_test.mjs';

const kMany = 200;
const size = (bytes) => (bytes < 1048576 ? `${Math.round(bytes / 1024)} KB` : `${(bytes / 1048576).toFixed(1)} MB`);
const used = () => { globalThis.gc?.(); return process.memoryUsage().heapUsed; };

/** A web socket as in browsers. These have no pings, so pings are messages here. */
class Socket {
  constructor(address) {
    this.socket = new WebSocket(address);
    for (const event of ['open', 'message', 'error', 'close']) this.socket.addEventListener(event, (it) => this[`on${event}`]?.(it));
  }

  get readyState() { return this.socket.readyState; }
  send(text) { this.socket.send(text); }
  close() { this.socket.close(); }
}
Object.assign(Socket, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 });

// ---- The relay's process, which counts messages
function run_relay() {
  const server = createServer(), count = { connections: 0, REQ: 0, EVENT: 0, CLOSE: 0, pings: 0, bytes: 0 };
  const { handleUpgrade } = WebSocketServer.prototype;
  WebSocketServer.prototype.handleUpgrade = function counted(request, socket, head, done) {
    return handleUpgrade.call(this, request, socket, head, (client) => {
      count.connections += 1;
      client.on('message', (data) => {
        const text = String(data), [, kind] = /^\["(\w+)"/.exec(text) ?? [];
        count.bytes += text.length;
        if (text.includes('<forced-ping>')) count.pings += 1;
        else count[kind] += 1;
      });
      client.on('close', () => { count.connections -= 1; });
      done(client);
    });
  };
  relay_on(server, { file: ':memory:' });
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
  process.on('message', () => process.send({ ...count, memory: process.memoryUsage().rss }));
  process.on('disconnect', () => process.exit());
}

async function start_relay() {
  const child = fork(new URL(import.meta.url).pathname, ['--relay']);
  const said = () => new Promise((done) => { child.once('message', done); });
  const { port } = await said();
  return { address: `ws://127.0.0.1:${port}`, ask: () => { const answer = said(); child.send('?'); return answer; }, stop: () => child.disconnect() };
}

const words_of = ({ connections, REQ, EVENT, CLOSE, pings, bytes }) => `${connections} connections, ${REQ} requests, ${EVENT} letters, ${CLOSE} ends, ${pings} messages of keep-alives, ${bytes} bytes to the relay`;
const difference = (after, before) => ({ ...Object.fromEntries(Object.keys(after).map((name) => [name, after[name] - before[name]])), connections: after.connections });

async function idle(relay, seconds) {
  const before = await relay.ask();
  await wait(seconds * 1000);
  const passed = difference(await relay.ask(), before);
  console.log(`  ${seconds} idle seconds: ${words_of(passed)}`);
  if (passed.REQ || passed.EVENT || passed.CLOSE) throw new Error('something was asked while nobody did anything');
}

const make = (address) => (hear) => new Relays([address], hear, { Socket });
const is_written = (devices) => () => devices.every(({ is_kept }) => is_kept);

// ---- 200 matches on one device; the other players have moved and are away
async function many_matches(seconds) {
  const relay = await start_relay(), numbers = Array.from({ length: kMany }, (_, at) => `match ${at}`);
  const away = numbers.map((number) => new Device(make(relay.address), 0, number));
  for (const device of away) (device.stored.note = 'x'.repeat(1000), device.answer());
  await until(is_written(away), 'not written', 60000);
  for (const device of away.splice(0)) device.die();
  const before = await relay.ask(), memory = used(), started = performance.now(), heard = new Map(), kept = new Set();
  const carrier = make(relay.address)({
    letter: ({ number, is_own }) => { if (!is_own) heard.set(number, performance.now()); }, presence() {}, state() {},
    kept: ({ number, is_kept }) => { if (is_kept) kept.add(number); },
  });
  const box = new Device(() => carrier, 1, 'match 0');
  const set = (number) => { box.match = number; box.stored.note = 'x'.repeat(1000); box.say(); };
  for (const number of numbers) set(number);
  await until(() => heard.size === kMany && kept.size === kMany, () => `${heard.size} heard, ${kept.size} kept`, 60000);
  const took = performance.now() - started, passed = difference(await relay.ask(), before);
  console.log(`${kMany} matches on one device: all read and written after ${Math.round(took)} ms; ${words_of(passed)}; ${size(used() - memory)} of its memory`);
  await idle(relay, seconds);
  carrier.close();
  relay.stop();
}

// ---- 200 devices on one relay, two per match
async function many_devices(seconds) {
  const relay = await start_relay(), before = await relay.ask(), memory = used(), times = [];
  const devices = Array.from({ length: kMany }, (_, at) => new Device(make(relay.address), at % 2, `match ${Math.floor(at / 2)}`));
  for (const device of devices) device.stored.note = 'x'.repeat(1000);
  await until(() => devices.every(({ states }) => states.at(-1)?.open === 1) && is_written(devices)(), 'not connected', 60000);
  for (let turn = 0; turn < 10; ++turn) {
    for (let at = 0; at < kMany; at += 2) {
      const [one, other] = [devices[at + (turn % 2)], devices[at + 1 - (turn % 2)]], sent = performance.now(), { take_in } = other;
      other.take_in = (text) => { take_in.call(other, text); if (other.total() === turn + 1) (times.push(performance.now() - sent), other.take_in = take_in); };
      one.answer();
      await wait(10); // 100 matches a second
    }
    await until(() => times.length === (turn + 1) * (kMany / 2), () => `${times.length} arrived`, 60000);
  }
  await until(is_written(devices), 'not written', 60000);
  times.sort((a, b) => a - b);
  const after = await relay.ask(), at = (part) => Math.round(times[Math.floor(times.length * part)]);
  console.log(`${kMany} devices on one relay: 1000 turns arrived, half within ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, the last after ${Math.round(times.at(-1))} ms; ${words_of(difference(after, before))};`
    + ` ${size(after.memory)} of memory for the relay (${size(before.memory)} before), ${size((used() - memory) / kMany)} a device`);
  await idle(relay, seconds);
  for (const device of devices) device.die();
  relay.stop();
}

async function main() {
  const option = (name, otherwise) => Number(process.argv[process.argv.indexOf(`--${name}`) + 1 || process.argv.length] ?? otherwise);
  console.warn = () => {}; // nostr-tools prints each message that it can't read
  const rounds = option('rounds', 0), seconds = option('idle', 120);
  for (const seats of rounds ? [2, 3] : []) {
    const { all, faults } = await with_faults(seats, rounds, Number(process.env.ORRERY_SEED ?? seats));
    console.log(`${rounds} random interruptions of ${seats} devices: all of ${all} answers are at all of them, none twice; the relay's faults: ${JSON.stringify(faults)}`);
    const chat = await with_faults_in_chat(seats, rounds, Number(process.env.ORRERY_SEED ?? seats));
    console.log(`  and in a chat: all of ${chat.all} answers, none twice, in ${chat.updates} updates`);
  }
  await many_matches(seconds);
  await many_devices(seconds);
  process.exit();
}

if (process.argv.includes('--relay')) run_relay();
else await main();
