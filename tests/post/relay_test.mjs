// The carrier by relays, with a real relay behind one with faults.
import { strict as assert } from 'node:assert';
import { createServer } from 'node:http';
import { finalizeEvent, generateSecretKey } from 'nostr-tools/pure';
import { WebSocket } from 'ws';
import { relay_on } from '../../scripts/relay/relay.mjs';
import { Relays } from '../../shell/post/relay.js';
import { Device as AnyDevice, hash, totals, until, wait } from './device.mjs';
import { luck_of, Proxy } from './proxy.mjs';

/** A web socket as in browsers: an error that nobody handles does not end the process. */
class Socket extends WebSocket {
  constructor(address) {
    super(address);
    this.on('error', () => {});
  }
}

/** `around` is passed to Relays. */
class Device extends AnyDevice {
  constructor(relays, seat, match, around = {}) {
    super((hear) => new Relays(relays, hear, { Socket, ...around }), seat, match);
  }
}

async function start_relay(file = ':memory:', port = 0) {
  const server = createServer();
  const relay = relay_on(server, { file });
  await new Promise((done) => { server.listen(port, '127.0.0.1', done); });
  return { address: `ws://127.0.0.1:${server.address().port}`, stop: async () => { await relay.close(); server.close(); } };
}

/** Writes events of many authors to an address, as somebody without its lock could. */
async function write_junk(relay, address, count) {
  const socket = new Socket(relay);
  await new Promise((done) => { socket.onopen = done; });
  let left = count;
  const answered = new Promise((done) => { socket.onmessage = () => { left -= 1; if (left === 0) done(); }; });
  for (let at = 0; at < count; ++at) {
    const time = Math.floor(Date.now() / 1000) + 60;
    socket.send(JSON.stringify(['EVENT', finalizeEvent({ kind: 30078, created_at: time, tags: [['d', address]], content: 'junk' }, generateSecretKey())]));
  }
  await answered;
  socket.terminate();
}

async function with_relay(run) {
  const relay = await start_relay(), devices = [];
  const device = (...about) => { devices.push(new Device(...about)); return devices.at(-1); };
  try {
    await run(relay, device);
  } finally {
    for (const one of devices) one.die();
    await relay.stop();
  }
}

export const tests = {
  'an answer arrives at the other device': () => with_relay(async ({ address }, device) => {
    const anna = device([address], 0, 'm1'), ben = device([address], 1, 'm1');
    anna.answer();
    await until(() => ben.total() === 1, 'it did not arrive');
    ben.answer();
    await until(() => anna.total() === 2 && anna.is_kept, 'the answer to it did not');
  }),

  'a sent answer waits for a device that comes later': () => with_relay(async ({ address }, device) => {
    const anna = device([address], 0, 'm1');
    anna.answer();
    await until(() => anna.is_kept, 'not kept');
    anna.die();
    const ben = device([address], 1, 'm1');
    await until(() => ben.total() === 1, 'it did not wait');
  }),

  'a tab that dies between storing and sending sends at its next visit': () => with_relay(async ({ address }, device) => {
    const anna = device([address], 0, 'm1'), ben = device([address], 1, 'm1');
    await until(() => ben.states.some(({ open }) => open), 'no connection');
    anna.die();
    anna.answer();
    anna.start();
    await until(() => ben.total() === 1, 'the answer is lost');
  }),

  'letters of other matches, and those that nobody can open, are ignored': () => with_relay(async ({ address }, device) => {
    const anna = device([address], 0, 'm1'), cleo = device([address], 0, 'm2');
    const mallory = new Relays([address], { letter() {}, presence() {}, kept() {}, state() {} }, { Socket });
    mallory.set({ number: 'm1', address: hash('m1', 'address'), lock: hash('guessed'), slot: hash('mallory'), letter: '{"answers":{"0":99}}' });
    cleo.answer();
    const ben = device([address], 1, 'm1');
    anna.answer();
    await until(() => ben.total() === 1, 'nothing came');
    await wait(300);
    assert.equal(ben.total(), 1);
    assert.equal(anna.total(), 1);
    mallory.close();
  }),

  'a crowd at the address does not keep known authors out': () => with_relay(async ({ address }, device) => {
    const kept = new Map(), memory = { get: (name) => kept.get(name) ?? null, set: (name, value) => kept.set(name, value) };
    const anna = device([address], 0, 'm1'), ben = device([address], 1, 'm1', { memory });
    anna.answer();
    await until(() => ben.total() === 1, 'nothing came');
    ben.die();
    anna.answer();
    await until(() => anna.is_kept, 'not kept');
    await write_junk(address, hash('m1', 'address'), 520);
    ben.start();
    await until(() => ben.total() === 2, 'crowded out');
  }),

  'a relay that lost everything is filled again by those who are there': async () => {
    const first = await start_relay();
    const proxy = await new Proxy(first.address, luck_of(1)).start();
    const anna = new Device([proxy.address], 0, 'm1');
    anna.answer();
    await until(() => anna.is_kept, 'not kept');
    const second = await start_relay();
    proxy.target = second.address;
    proxy.cut();
    const ben = new Device([second.address], 1, 'm1');
    await until(() => ben.total() === 1, 'not filled again');
    for (const device of [anna, ben]) device.die();
    proxy.stop();
    await first.stop();
    await second.stop();
  },

  'one relay of two is enough': async () => {
    const [first, second] = [await start_relay(), await start_relay()];
    const broken = await new Proxy(second.address, luck_of(2), { deaf: true }).start();
    const both = [first.address, broken.address];
    const anna = new Device(both, 0, 'm1'), ben = new Device(both, 1, 'm1');
    anna.answer();
    await until(() => ben.total() === 1, 'it did not arrive');
    assert.deepEqual(ben.states.at(-1), { open: 1, all: 2 });
    broken.faults = {};
    await until(() => ben.states.at(-1).open === 2, 'the other did not come back');
    const cleo = new Device([second.address], 2, 'm1');
    await until(() => cleo.total() === 1, 'the other relay was not caught up');
    for (const device of [anna, ben, cleo]) device.die();
    broken.stop();
    await first.stop();
    await second.stop();
  },

  'a clock that is wrong by a day': () => with_relay(async ({ address }, device) => {
    const true_now = Date.now, ask_time = async () => Math.floor(true_now() / 1000);
    for (const hours of [24, -24]) {
      Date.now = () => true_now() + hours * 3600000;
      const anna = device([address], 0, `m${hours}`, { ask_time });
      anna.answer();
      await wait(300);
      Date.now = true_now;
      const ben = device([address], 1, `m${hours}`, { ask_time });
      await until(() => ben.total() === 1, `a clock ${hours} h wrong`);
      ben.answer();
      await until(() => anna.total() === 2, `back, ${hours} h`);
    }
  }),

  'a device that comes back when its letters have expired sends what it has again, and the match goes on': () => with_relay(async ({ address }, device) => {
    const true_now = Date.now, anna = device([address], 0, 'm1'), ben = device([address], 1, 'm1');
    try {
      anna.answer();
      ben.answer();
      await until(() => anna.total() === 2 && ben.total() === 2 && anna.is_kept && ben.is_kept, 'not kept');
      for (const one of [anna, ben]) one.die();
      Date.now = () => true_now() + 61 * 24 * 3600 * 1000;
      const viewer = device([address], null, 'm1');
      await until(() => viewer.states.some(({ open }) => open), 'no connection');
      await wait(300);
      assert.equal(viewer.total(), 0, 'they have not expired');
      ben.stored = { answers: {} }; // and his device has lost everything
      ben.start();
      anna.start();
      await until(() => ben.total() === 2 && viewer.total() === 2 && anna.is_kept, () => totals([anna, ben, viewer]));
      ben.answer();
      await until(() => anna.total() === 3, 'it does not go on');
    } finally {
      Date.now = true_now;
    }
  }),

  'the same seat on two devices': () => with_relay(async ({ address }, device) => {
    const phone = device([address], 0, 'm1'), desk = device([address], 0, 'm1'), ben = device([address], 1, 'm1');
    phone.answer();
    await until(() => desk.total() === 1 && ben.total() === 1, () => totals([phone, desk, ben]));
    desk.answer();
    await until(() => phone.total() === 2 && ben.total() === 2, () => totals([phone, desk, ben]));
  }),

  'two devices of one seat that have seen different moves do not write against each other': () => with_relay(async ({ address }, device) => {
    const phone = device([address], 0, 'm1'), desk = device([address], 0, 'm1'), ben = device([address], 1, 'm1');
    phone.answer();
    await until(() => desk.total() === 1 && ben.total() === 1, () => totals([phone, desk, ben]));
    phone.stored.seen = 1; // the desk has not seen it, as its letter says
    phone.say();
    await wait(5000);
    const heard = ben.heard;
    await wait(4000);
    assert.equal(ben.heard, heard, 'they go on writing');
  }),

  'a new letter is not reported as kept before a relay has it': async () => {
    const relay = await start_relay(), proxy = await new Proxy(relay.address, luck_of(1)).start(), anna = new Device([proxy.address], 0, 'm1');
    anna.answer();
    await until(() => anna.is_kept, 'not kept');
    proxy.faults = { deaf: true };
    proxy.cut();
    anna.answer();
    await until(() => !anna.is_kept, 'claims to be kept', 3000);
    proxy.faults = {};
    anna.carrier.wake();
    await until(() => anna.is_kept, 'not kept after all');
    anna.die();
    proxy.stop();
    await relay.stop();
  },

  ...Object.fromEntries([
    ['ends the connection', undefined],
    ['says no', ([, { id }]) => ['OK', id, false, 'invalid: event too large: 4211']],
    ['gives a notice', () => ['NOTICE', 'ERROR: message exceeds max size']],
  ].map(([how, refusal]) => [`a letter that is too long for a relay that ${how} is told, and keeps nothing else back`, async () => {
    const relay = await start_relay(), proxy = await new Proxy(relay.address, luck_of(1)).start();
    const anna = new Device([proxy.address], 0, 'm1'), ben = new Device([proxy.address], 1, 'm1');
    anna.answer();
    await until(() => anna.is_kept && ben.total() === 1, 'not kept');
    proxy.faults = { most: 4000, refusal };
    anna.stored.pad = 'x'.repeat(8000);
    anna.answer();
    await until(() => anna.is_too_long, 'not told');
    assert.equal(anna.is_kept, false);
    const asked = anna.states.length;
    ben.answer();
    await until(() => anna.total() === 3, 'what is short enough does not come');
    await wait(3000);
    assert.ok(anna.states.length - asked <= 3, 'it is tried again and again');
    anna.stored.pad = '';
    anna.answer();
    await until(() => anna.is_kept && !anna.is_too_long && ben.total() === 4, () => totals([anna, ben]));
    for (const device of [anna, ben]) device.die();
    proxy.stop();
    await relay.stop();
  }])),

  'of two relays one takes a long letter: nothing is said': async () => {
    const relay = await start_relay(), proxy = await new Proxy(relay.address, luck_of(1), { most: 4000 }).start(), wide = await start_relay();
    const anna = new Device([proxy.address, wide.address], 0, 'm1');
    anna.stored.pad = 'x'.repeat(8000);
    anna.answer();
    await until(() => anna.is_kept, 'not kept');
    await wait(1000);
    assert.deepEqual([anna.is_kept, anna.is_too_long], [true, false]);
    anna.die();
    proxy.stop();
    await relay.stop();
    await wide.stop();
  },

  'somebody who only looks on reads, and writes nothing': () => with_relay(async ({ address }, device) => {
    const anna = device([address], 0, 'm1'), viewer = device([address], null, 'm1');
    anna.answer();
    await until(() => viewer.total() === 1, 'nothing came');
    viewer.stored.answers.x = 7;
    viewer.say();
    await wait(300);
    assert.equal(anna.total(), 1);
  }),

  'somebody who sits down writes from then on, and keeps what the seat had written elsewhere': () => with_relay(async ({ address }, device) => {
    const anna = device([address], 0, 'm1'), ben = device([address], null, 'm1'), elsewhere = device([address], 1, 'm1');
    elsewhere.answer();
    await until(() => anna.total() === 1 && ben.total() === 1, 'nothing came');
    elsewhere.die();
    ben.seat = 1;
    ben.answer();
    await until(() => anna.total() === 2, () => totals([anna, ben]));
  }),

  'presence is told and not kept': () => with_relay(async ({ address }, device) => {
    const anna = device([address], 0, 'm1'), ben = device([address], 1, 'm1');
    await until(() => ben.states.some(({ open }) => open) && anna.states.some(({ open }) => open), 'no connection');
    await wait(200);
    anna.carrier.tell('m1', 'here');
    await until(() => ben.presences.includes('here'), 'not told');
    const cleo = device([address], 2, 'm1');
    await wait(300);
    assert.deepEqual(cleo.presences, []);
  }),

  'presence is told to those who were there before, also if it was said before the connection, or was lost with it': async () => {
    let relay = await start_relay();
    const port = Number(new URL(relay.address).port), devices = [];
    try {
      const anna = new Device([relay.address], 0, 'm1');
      devices.push(anna);
      await until(() => anna.states.some(({ open }) => open), 'no connection');
      const ben = new Device([relay.address], 1, 'm1');
      devices.push(ben);
      ben.carrier.tell('m1', 'here');
      await until(() => anna.presences.includes('here'), 'not told');
      anna.carrier.tell('m1', 'here too');
      await until(() => ben.presences.includes('here too'), 'not told back');
      await relay.stop();
      anna.presences.length = ben.presences.length = 0;
      relay = await start_relay(':memory:', port);
      // Whoever comes back last is heard by the other, and asks again.
      await until(() => anna.presences.includes('here') || ben.presences.includes('here too'), 'not told again');
    } finally {
      for (const one of devices) one.die();
      await relay.stop();
    }
  },

  'a dropped match is no longer asked for': () => with_relay(async ({ address }, device) => {
    const anna = device([address], 0, 'm1'), ben = device([address], 1, 'm1');
    anna.answer();
    await until(() => ben.total() === 1, 'nothing came');
    ben.carrier.drop('m1');
    anna.answer();
    await wait(300);
    assert.equal(ben.total(), 1);
    assert.equal(ben.carrier.lines[0].is_open(), false);
  }),

  ...Object.fromEntries([2, 3].map((seats) => [`faults of every kind: ${seats} devices, 60 interruptions, nothing lost and nothing twice`, () => with_faults(seats, 60, Number(process.env.ORRERY_SEED ?? seats))])),
};

/**
 * Devices answer, die, come back and lose the network at random, while the relay sends false messages and the
 * connection breaks.
 */
export async function with_faults(seats, interruptions, seed) {
  const luck = luck_of(seed), relay = await start_relay();
  const faults = { delayed: 80, twice: 60, cut_short: 30, old: 60, foreign: 30, lost: 30, huge: 3, cut: 15 };
  const proxy = await new Proxy(relay.address, luck, faults).start();
  const devices = Array.from({ length: seats }, (_, seat) => new Device([proxy.address], seat, 'm1'));
  const made = Array(seats).fill(0);
  for (let done = 0; done < interruptions; ++done) {
    const device = devices[luck(seats)];
    const answers = () => { device.answer(); made[device.seat] += 1; };
    switch (luck(5)) {
      case 0: answers(); proxy.cut(); break;
      case 1: answers(); device.die(); await wait(luck(60)); device.start(); break;
      case 2: device.die(); answers(); device.start(); break;
      case 3: proxy.faults = { deaf: true }; proxy.cut(); answers(); await wait(luck(120)); proxy.faults = faults; break;
      default: answers(); answers();
    }
    if (luck(3) === 0) await wait(luck(80));
    for (const one of devices) one.carrier.wake();
  }
  const all = made.reduce((sum, one) => sum + one, 0);
  const told = () => `seed ${seed}: made ${made}, have ${totals(devices)}; ${JSON.stringify(proxy.count)}`;
  const is_settled = () => devices.every((device) => made.every((count, seat) => (device.stored.answers[seat] ?? 0) === count));
  proxy.faults = {}; // the network works again
  proxy.cut();
  for (const one of devices) one.carrier.wake();
  await until(is_settled, told, 60000);
  assert.ok(devices.every((device) => device.total() === all), told());
  for (const device of devices) device.die();
  proxy.stop();
  await relay.stop();
  return { all, faults: proxy.count };
}
