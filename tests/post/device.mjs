// A seat of a match on its own device: the minimum that shows whether an answer was lost or played twice. It counts the
// answers of each seat and keeps the larger count when it merges, as `arrive` does with moves. When a device dies, only
// `stored` survives.
import { strict as assert } from 'node:assert';
import { createHash, webcrypto } from 'node:crypto';

globalThis.crypto ??= webcrypto; // browsers have it, Node 18 does not

export const hash = (...words) => createHash('sha256').update(words.join(' ')).digest('hex');
export const wait = (ms) => new Promise((done) => { setTimeout(done, ms); });

export async function until(what, told, most_ms = 20000) {
  for (const end = Date.now() + most_ms; Date.now() < end; await wait(10)) if (what()) return;
  assert.fail(typeof told === 'function' ? told() : told);
}

export class Device {
  /** `make` makes the carrier, given its callbacks. A device with `seat` null only watches. */
  constructor(make, seat, match) {
    Object.assign(this, { make, seat, match, stored: { answers: {} }, heard: 0, presences: [], states: [], unknown: [], is_kept: false });
    this.start();
  }

  start() {
    this.carrier = this.make({
      letter: ({ text }) => this.take_in(text),
      presence: ({ text }) => this.presences.push(text),
      kept: ({ is_kept, is_too_long }) => { Object.assign(this, { is_kept, is_too_long }); },
      state: (state) => this.states.push(state),
      unknown: (letter) => this.unknown.push(letter),
    });
    this.say();
  }

  /** The tab closes without notice. */
  die() {
    this.carrier.close();
    this.carrier = { set() {}, close() {}, tell() {}, wake() {} };
  }

  say() {
    this.carrier.set({ number: this.match, address: hash(this.match, 'address'), lock: hash(this.match, 'lock'),
      slot: this.seat === null ? '' : hash(this.match, 'slot', this.seat), letter: JSON.stringify(this.stored) });
  }

  take_in(text) {
    this.heard += 1;
    const before = JSON.stringify(this.stored);
    for (const [seat, count] of Object.entries(JSON.parse(text).answers)) this.stored.answers[seat] = Math.max(this.stored.answers[seat] ?? 0, count);
    if (JSON.stringify(this.stored) !== before) this.say();
  }

  answer() {
    this.stored.answers[this.seat] = (this.stored.answers[this.seat] ?? 0) + 1;
    this.say();
  }

  total() { return Object.values(this.stored.answers).reduce((sum, one) => sum + one, 0); }
}

export const totals = (devices) => devices.map((device) => `${device.seat}: ${JSON.stringify(device.stored.answers)}`).join(', ');
