// The carrier by a chat that follows the specification and has the faults that it names. page_test.mjs runs the carrier
// in a messenger's simulator.
import { strict as assert } from 'node:assert';
import { Chat, opening_of } from '../../shell/post/webxdc.js';
import { FakeChat } from './chat.mjs';
import { Device as AnyDevice, totals, until, wait } from './device.mjs';
import { luck_of } from './proxy.mjs';

const invitation = (name) => `${name} has put a game into this chat.`;

class Device extends AnyDevice {
  constructor(chat, member, seat, match) {
    super((hear) => new Chat(chat.page_of(member), hear, invitation), seat, match);
    Object.assign(this, { chat, member });
  }

  die() {
    super.die();
    this.chat.leave(this.member);
  }
}

const person = (chat, name, seat, match = 'm1') => new Device(chat, chat.member(`${name}@chat`, name), seat, match);
const letter = (number, text, author, count) => ({ payload: { orrery: 1, author, name: author, letters: [{ number, text, count }] } });
const listener = (hear = {}) => ({ letter() {}, presence() {}, kept() {}, state() {}, unknown() {}, ...hear });

export const tests = {
  'an answer arrives at everybody else in the chat': async () => {
    const chat = new FakeChat(), [anna, ben, cleo] = ['Anna', 'Ben', 'Cleo'].map((name, seat) => person(chat, name, seat));
    anna.answer();
    await until(() => ben.total() === 1 && cleo.total() === 1, 'it did not arrive');
    ben.answer();
    await until(() => anna.total() === 2 && cleo.total() === 2 && anna.is_kept && ben.is_kept, 'the answer to it did not');
    assert.deepEqual(anna.states, [{ open: 1, all: 1 }]);
  },

  'a device whose storage vanished gets the letters of its matches again': async () => {
    const chat = new FakeChat(), anna = person(chat, 'Anna', 0), ben = person(chat, 'Ben', 1);
    for (let time = 0; time < 3; ++time) {
      anna.answer();
      ben.answer();
      await wait(80);
    }
    await until(() => ben.total() === 6 && anna.total() === 6, 'not played');
    ben.die();
    Object.assign(ben, { seat: null, match: 'another', stored: { answers: {} }, heard: 0 });
    ben.start();
    await until(() => ben.unknown.length === 2, 'of each person the newest letter is told');
    assert.deepEqual(ben.unknown.map(({ number, name, is_own }) => [number, name, is_own]), [['m1', 'Anna', false], ['m1', 'Ben', true]]);
    ben.match = 'm1';
    ben.say();
    await until(() => ben.total() === 6, 'the letters did not come again');
    assert.equal(ben.heard, 2, 'older ones are left out');
  },

  'whoever comes later hears of a match that was put into the chat': async () => {
    const chat = new FakeChat(), anna = person(chat, 'Anna', 0), member = chat.member('ben@chat', 'Ben');
    anna.stored.code = '1proABC';
    anna.answer();
    await until(() => anna.is_kept, 'not kept');
    const heard = [], carrier = new Chat(chat.page_of(member), listener({ unknown: (it) => heard.push(it) }), invitation);
    await until(() => heard.length, 'not told');
    assert.equal(opening_of(heard[0].text), '1proABC.p');
    const { info, href } = chat.sent[0];
    assert.deepEqual({ info, href }, { info: 'Anna has put a game into this chat.', href: 'index.html#1proABC.p' });
    carrier.close();
  },

  'the chat shows what C++ says about a turn, and nothing if it says nothing': async () => {
    const chat = new FakeChat(), member = chat.member('anna@chat', 'Anna'), carrier = new Chat(chat.page_of(member), listener(), invitation);
    const about = { number: 'm1', slot: '11' };
    carrier.set({ ...about, letter: '1' });
    await until(() => chat.sent.length === 1, 'not sent');
    carrier.set({ ...about, letter: '2' });
    await until(() => chat.sent.length === 2, 'not sent');
    carrier.set({ ...about, letter: '3', info: 'Anna took\n7 systems.', summary: 'Ben is next', notify: { 'ben@chat': 'It\u2019s your\nturn.' } });
    await until(() => chat.sent.length === 3, 'not sent');
    assert.deepEqual(chat.sent.map(({ payload, ...told }) => told), [{ info: 'Anna has put a game into this chat.' }, {},
      { info: 'Anna took 7 systems.', summary: 'Ben is next', notify: { 'ben@chat': 'It\u2019s your turn.' } }]);
    carrier.close();
  },

  'what the chat is to be told waits with the letter, and that of several matches goes out together': async () => {
    const chat = new FakeChat({ interval: 200 }), member = chat.member('anna@chat', 'Anna'), carrier = new Chat(chat.page_of(member), listener(), invitation);
    const set = (number, letter, told = {}) => carrier.set({ number, slot: '11', letter, ...told });
    set('m1', '1');
    await until(() => chat.sent.length === 1, 'not sent');
    set('m1', '2', { info: 'Anna has played in round 4.', summary: 'Ben is next', notify: { 'ben@chat': 'Your turn.' } });
    set('m1', '3'); // she has seen something
    set('m2', '1', { notify: { 'cleo@chat': 'Your turn, too.' } });
    await until(() => chat.sent.length === 2, 'not sent');
    const { payload, ...told } = chat.sent[1];
    assert.deepEqual(payload.letters.map(({ text }) => text), ['3', '1']);
    assert.deepEqual(told.notify, { 'ben@chat': 'Your turn.', 'cleo@chat': 'Your turn, too.' });
    assert.equal(told.summary, 'Ben is next');
    set('m1', '4');
    await until(() => chat.sent.length === 3, 'not sent');
    const { payload: last, ...nothing } = chat.sent[2];
    assert.deepEqual(nothing, {}, 'once');
    carrier.close();
  },

  'twenty answers in a moment are few updates, none too early, and seen at once': async () => {
    const chat = new FakeChat({ interval: 300 }), anna = person(chat, 'Anna', 0), ben = person(chat, 'Ben', 1);
    await until(() => chat.sent.length === 2, 'the first letters');
    for (let time = 0; time < 20; ++time) (anna.answer(), await wait(5));
    const answered = Date.now();
    await until(() => ben.total() === 20, 'not seen');
    assert.ok(Date.now() - answered < 150, 'whoever has the page open waits for no update');
    assert.equal(anna.is_kept, false);
    await until(() => anna.is_kept, 'not kept');
    await wait(400);
    assert.ok(chat.sent.length <= 6, `${chat.sent.length} updates`);
    assert.equal(chat.early, 0);
  },

  'without a channel for those who are there, updates alone bring everything': async () => {
    const chat = new FakeChat({ has_channel: false }), anna = person(chat, 'Anna', 0), ben = person(chat, 'Ben', 1);
    for (let time = 0; time < 5; ++time) (anna.answer(), await wait(20));
    await until(() => ben.total() === 5 && anna.is_kept, 'it did not arrive');
    anna.carrier.tell('m1', 'here');
    await wait(50);
    assert.deepEqual(ben.presences, []);
  },

  'presence is told and not kept': async () => {
    const chat = new FakeChat(), anna = person(chat, 'Anna', 0), ben = person(chat, 'Ben', 1);
    await wait(100);
    const count = chat.sent.length;
    anna.carrier.tell('m1', 'here');
    await until(() => ben.presences.includes('here'), 'not told');
    assert.equal(chat.sent.length, count);
    assert.deepEqual(anna.presences, []);
  },

  'updates in another order than they were sent in, and one that claims to be of somebody else, keep nothing back': async () => {
    const chat = new FakeChat(), [, member] = [chat.member('anna@chat', 'Anna'), chat.member('ben@chat', 'Ben')];
    const answers = (count) => `{"answers":{"0":${count}}}`;
    for (const count of [2, 1, 3]) chat.deliver(member, letter('m1', answers(count), 'anna@chat', count));
    chat.deliver(member, letter('m1', answers(2), 'anna@chat', 2));
    const ben = new Device(chat, member, 1, 'm1');
    await until(() => ben.total() === 3, 'the newest did not come');
    ben.die();
    chat.deliver(member, letter('m1', answers(0), 'anna@chat', Number.MAX_SAFE_INTEGER)); // forged by a third person
    chat.deliver(member, letter('m1', answers(4), 'anna@chat', 4));
    ben.start();
    await until(() => ben.total() === 4, 'kept back');
  },

  'an update that is no letter changes nothing, whoever sends it': async () => {
    const chat = new FakeChat(), anna = person(chat, 'Anna', 0), ben = person(chat, 'Ben', 1), mallory = chat.member('mallory@chat');
    anna.answer();
    await until(() => ben.total() === 1, 'nothing came');
    await wait(150);
    const heard = ben.heard;
    const wrong = [null, 7, 'text', [], {}, { orrery: 2 }, { orrery: 1, author: 'm', name: 'm' }, { orrery: 1, author: 'm', name: 'm', letters: 'x' },
      { orrery: 1, author: 'm', name: 'm', letters: [null, 1, {}, { number: 'm1' }, { number: {}, text: 'x' }, { number: 'm1', text: 'x'.repeat(100001), count: 1 }, { number: 'm1', text: '{}', count: '1' }] },
      { orrery: 1, author: { toString: null }, name: 'm', letters: [{ number: 'm1', text: '{}', count: 1 }] }];
    for (const payload of wrong) chat.deliver(chat.members[1], { payload });
    const channel = chat.join(mallory);
    for (const payload of wrong) channel.send(new TextEncoder().encode(JSON.stringify(payload)));
    channel.send(new Uint8Array([255, 254, 0, 1]));
    await wait(100);
    assert.equal(ben.heard, heard);
    for (const code of ['{"code":7}', '{}', '7', 'null', '{"code":"javascript:alert(1)"}', '{"code":""}']) assert.equal(opening_of(code), null, code);
    anna.answer();
    await until(() => ben.total() === 2, 'it goes on');
  },

  'one person\u2019s two devices with one seat do not write against each other': async () => {
    const chat = new FakeChat(), ben = person(chat, 'Ben', 1);
    const [phone, desk] = [0, 0].map(() => new Device(chat, chat.member('anna@chat', 'Anna'), 0, 'm1'));
    phone.answer();
    await until(() => desk.total() === 1 && ben.total() === 1, () => totals([phone, desk, ben]));
    desk.answer();
    await until(() => phone.total() === 2 && ben.total() === 2, () => totals([phone, desk, ben]));
    phone.stored.seen = 1; // the other one has not seen it, as its letter says
    phone.say();
    await wait(300);
    const count = chat.sent.length;
    await wait(500);
    assert.equal(chat.sent.length, count);
    assert.ok(count < 9, `${count} updates`);
  },

  'somebody who only looks on reads, and writes nothing': async () => {
    const chat = new FakeChat(), anna = person(chat, 'Anna', 0), viewer = person(chat, 'Viewer', null);
    anna.answer();
    await until(() => viewer.total() === 1, 'nothing came');
    viewer.stored.answers.x = 7;
    viewer.say();
    await wait(150);
    assert.equal(anna.total(), 1);
  },

  'a letter that no update can hold keeps no other back': async () => {
    const chat = new FakeChat({ most: 1000 }), anna = person(chat, 'Anna', 0), ben = person(chat, 'Ben', 1);
    const told = [], { kept } = anna.carrier.hear;
    anna.carrier.hear.kept = (it) => { told.push(it); kept(it); };
    const long = (length) => JSON.stringify({ answers: {}, pad: 'x'.repeat(length) });
    anna.carrier.set({ number: 'm2', slot: '11', letter: long(2000) });
    for (let at = 3; at < 13; ++at) anna.carrier.set({ number: `m${at}`, slot: '11', letter: long(300) });
    anna.answer();
    await until(() => ben.total() === 1 && new Set(ben.unknown.map(({ number }) => number)).size === 10, 'kept back', 5000);
    assert.deepEqual(told.filter(({ is_too_long }) => is_too_long), [{ number: 'm2', is_kept: false, is_too_long: true }]);
    assert.equal(chat.refused, 0);
    assert.equal(chat.early, 0);
  },

  'letters of a dropped match are no longer heard': async () => {
    const chat = new FakeChat(), anna = person(chat, 'Anna', 0), ben = person(chat, 'Ben', 1);
    anna.answer();
    await until(() => ben.total() === 1, 'nothing came');
    ben.carrier.drop('m1');
    anna.answer();
    await until(() => anna.is_kept, 'not kept');
    await wait(50);
    assert.equal(ben.total(), 1);
    chat.deliver(chat.members[1], letter('m1', '{"answers":{"0":9}}', 'anna@chat', 9));
    assert.equal(ben.total(), 1);
  },

  ...Object.fromEntries([2, 3].map((seats) => [`faults: ${seats} devices, 60 interruptions, nothing lost and nothing twice`, () => with_faults(seats, 60, Number(process.env.ORRERY_SEED ?? seats))])),
};

/** Devices answer, die and come back at random, in a chat that delays, repeats and reorders updates. */
export async function with_faults(seats, interruptions, seed) {
  const luck = luck_of(seed), chat = new FakeChat({ luck, delayed: 300, twice: 100, interval: 20, has_channel: seats === 3 });
  const devices = Array.from({ length: seats }, (_, seat) => person(chat, `p${seat}`, seat)), made = Array(seats).fill(0);
  for (let done = 0; done < interruptions; ++done) {
    const device = devices[luck(seats)], answers = () => { device.answer(); made[device.seat] += 1; };
    switch (luck(4)) {
      case 0: answers(); device.die(); await wait(luck(60)); device.start(); break;
      case 1: device.die(); answers(); device.start(); break;
      case 2: device.die(); await wait(luck(60)); device.start(); answers(); break;
      default: answers(); answers();
    }
    if (luck(3) === 0) await wait(luck(60));
  }
  const told = () => `seed ${seed}: made ${made}, have ${totals(devices)}`;
  await until(() => devices.every((device) => made.every((count, seat) => (device.stored.answers[seat] ?? 0) === count)), told);
  for (const device of devices) device.die();
  return { all: made.reduce((sum, one) => sum + one, 0), updates: chat.sent.length };
}
