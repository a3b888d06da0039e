// The carrier by relays (protocols/post.md): letters of matches as encrypted events of the Nostr network, one slot a
// seat. office.js says what a carrier is.
//
// Each relay is handled by itself: its content is compared with what the slots of this device should hold, and the
// difference is written. So nothing needs to be remembered about sending. Relays are not trusted: a letter counts only
// if it opens with the lock of its match and is signed by its author. The engine then checks it like a pasted link.
import { AbstractRelay } from 'nostr-tools/abstract-relay';
import { decrypt, encrypt } from 'nostr-tools/nip44';
import { finalizeEvent, getPublicKey, verifyEvent } from 'nostr-tools/pure';

const kLetter = 30078, kPresence = 20078; // kinds of events: addressable, and passed on without being kept
const kExpires = 60 * 24 * 60 * 60; // seconds until a relay may forget a letter
const kTogether = 40; // matches per subscription: relays limit how much a filter may name and how much they answer
const kMostAuthors = 16; // authors of a match that are asked for by key
const kMostLetters = 400; // letters asked for per subscription
const kLongestMessage = 1 << 20, kLongestLetter = 100000; // characters: of a message, and of a letter to be opened
const kOpen = 1; // WebSocket.OPEN
const kTooBig = 1009; // why a connection was closed: a message longer than the other end takes
const kSaysTooLong = /too (long|large|big)|(exceed|max).*(size|length|bytes)|(size|length).*(exceed|max)/i; // relays have no one word for it
const kConnectMs = 10000;
const kRetryMs = [500, 1000, 2000, 5000, 10000, 20000, 30000, 60000]; // waits before a relay or a letter is tried again
const kOverlap = 2 * 24 * 60 * 60; // seconds by which clocks may differ when a relay is asked only for news

const bytes_of = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const seconds = () => Math.floor(Date.now() / 1000);
const retry_ms = (tries) => kRetryMs[Math.min(tries, kRetryMs.length - 1)] * (0.75 + Math.random() / 2);

/** The slot of a match in which this device writes. An empty one means that it only reads. */
function slot_of(slot) {
  const key = slot ? bytes_of(slot) : null;
  return { slot, key, author: key && getPublicKey(key) };
}

/** @typedef {import("./office.js").Hear} Hear */

export class Relays {
  /**
   * @param {string[]} addresses of relays
   * @param {Hear} hear
   * @param {{Socket?: any, ask_time?: () => Promise<number>, memory?: {get: (name: string) => string | null, set: (name: string, value: string) => void}}} around
   *   ask_time: the time in seconds by a clock that relays agree with. memory: keeps values beyond the visit.
   */
  constructor(addresses, hear, { Socket = globalThis.WebSocket, ask_time = async () => seconds(), memory = null } = {}) {
    this.hear = hear;
    this.memory = memory;
    this.ask_time = ask_time;
    this.clock_error = 0; // seconds that this device's clock is behind
    this.matches = new Map(); // by number
    this.by_address = new Map();
    this.lines = addresses.map((address) => new Line(address, this, Socket));
  }

  /** Sets what this device has of a match, and what its slot should hold. */
  set({ number, address, lock, slot, letter }) {
    const known = this.matches.get(number);
    if (known) {
      Object.assign(known, { letter, is_too_long: undefined });
      const is_other_slot = known.slot !== slot; // somebody has taken a seat on this device
      if (is_other_slot) Object.assign(known, slot_of(slot));
      for (const line of this.lines) is_other_slot ? line.change_slot(known) : line.write(known, true);
      this.tell_kept(known);
      return;
    }
    const match = {
      number, address, lock: bytes_of(lock), ...slot_of(slot), letter,
      authors: new Set(this.memory?.get(`authors/${number}`)?.split(' ').filter(Boolean)), // authors of letters that opened with the lock
      deaf: new Set(), // authors of letters that did not open
      heard: new Map(), // author -> its last letter
    };
    this.matches.set(number, match);
    this.by_address.set(address, match);
    for (const line of this.lines) line.add(match);
  }

  drop(number) {
    const match = this.matches.get(number);
    if (!match) return;
    this.matches.delete(number);
    this.by_address.delete(match.address);
    this.memory?.set(`authors/${number}`, null);
    for (const line of this.lines) line.remove(match);
  }

  /** Sends to those who are there now; nobody keeps it. It is sent again where answers could not be heard yet. */
  tell(number, text) {
    const match = this.matches.get(number);
    if (!match) return;
    match.told = text;
    for (const line of this.lines) line.tell(match);
  }

  /** The network is back, or the page is seen again. */
  wake() { for (const line of this.lines) line.wake(); }

  close() { for (const line of this.lines) line.close(); }

  // ---- For lines

  seal(match, kind, text, time) {
    const tags = [['d', match.address]];
    if (kind === kLetter) tags.push(['expiration', String(time + kExpires)]);
    return finalizeEvent({ kind, created_at: time, tags, content: encrypt(text, match.lock) }, match.key ?? spectator_key());
  }

  /** The letter in an event, or null if it does not open: then it is not from a player. */
  open(event) {
    const match = this.by_address.get(event.tags?.find?.(([name]) => name === 'd')?.[1]);
    if (!match || match.deaf.has(event.pubkey) || typeof event.content !== 'string' || event.content.length > kLongestLetter) return null;
    try {
      const text = decrypt(event.content, match.lock);
      this.remember(match, event.pubkey);
      return { match, text };
    } catch {
      match.deaf.add(event.pubkey);
      return null;
    }
  }

  remember(match, author) {
    if (match.authors.has(author) || match.authors.size >= kMostAuthors) return;
    match.authors.add(author);
    this.memory?.set(`authors/${match.number}`, [...match.authors].join(' '));
  }

  arrived(match, event, text) {
    if (event.kind === kPresence) return this.hear.presence({ number: match.number, text });
    if (match.heard.get(event.pubkey) === text || !verifyEvent(event)) return; // already heard, from this relay or another; or not signed by its author
    match.heard.set(event.pubkey, text);
    this.hear.letter({ number: match.number, text, author: event.pubkey, is_own: event.pubkey === match.author });
  }

  changed() { this.hear.state({ open: this.lines.filter((line) => line.is_open()).length, all: this.lines.length }); }

  /** Too long: no relay has the letter, and each that answers refuses it for its length. */
  tell_kept(match) {
    const { number } = match, is_kept = this.lines.some((line) => line.holds(match)), open = this.lines.filter((line) => line.is_open());
    const refused = this.lines.some((line) => line.refuses(match)), is_too_long = !is_kept && refused && open.every((line) => line.refuses(match));
    if (match.is_kept !== is_kept || match.is_too_long !== is_too_long) this.hear.kept({ number, is_kept, is_too_long });
    Object.assign(match, { is_kept, is_too_long });
  }
}

let own_key = null;
/** Somebody who only watches has no slot, and gets a key for this visit. */
function spectator_key() {
  own_key ??= crypto.getRandomValues(new Uint8Array(32));
  return own_key;
}

/** A connection that ignores messages longer than any of ours, and drops what is sent after its end. */
class Connection extends AbstractRelay {
  connect(options) {
    const connected = super.connect(options), { ws } = this, heard = ws?.onclose;
    if (ws) ws.onclose = (event) => { this.ended = event.code; heard(event); };
    return connected;
  }

  _onmessage(message) {
    if (message.data?.length <= kLongestMessage) super._onmessage(message);
  }

  // Sends at once, so that a message sent right before the end still goes out.
  async send(message) {
    if (!this.connectionPromise) return super.send(message); // throws the reason
    if (this.ws.readyState === kOpen) this.ws.send(message);
  }
}

/** One relay. It is connected while there are matches, and connects again whenever the connection ends. */
class Line {
  constructor(address, relays, Socket) {
    this.address = address;
    this.relays = relays;
    this.Socket = Socket;
    this.connection = null;
    this.groups = []; // groups of matches, each with one subscription
    this.held = new Map(); // number -> {time, text}: what the relay holds in this device's slot
    this.answered = new Map(); // number -> letters of other devices in that slot, and old ones, that were answered
    this.refused = new Map(); // number -> the letter that was too long for this relay
    this.to_tell = new Set(); // matches whose presence was told before this line could hear answers
    this.tries = 0;
    this.read_at = 0; // when all groups had last been read, in seconds; 0: never
    this.timer = null;
  }

  is_open() { return Boolean(this.connection?.connected); }
  holds(match) { return this.held.get(match.number)?.text === match.letter; }
  refuses(match) { return this.refused.get(match.number) === match.letter; }

  // ---- Which matches

  add(match) {
    let group = this.groups.find(({ matches }) => matches.length < kTogether);
    if (!group) this.groups.push(group = { matches: [], subscription: null, is_read: false, timer: null });
    group.matches.push(match);
    this.ask_soon(group);
    this.connect();
  }

  remove(match) {
    this.to_tell.delete(match);
    this.held.delete(match.number);
    this.answered.delete(match.number);
    this.refused.delete(match.number);
    const group = this.groups.find(({ matches }) => matches.includes(match));
    group.matches.splice(group.matches.indexOf(match), 1);
    if (group.matches.length) return this.ask_soon(group);
    clearTimeout(group.timer);
    group.subscription?.close();
    this.groups.splice(this.groups.indexOf(group), 1);
    if (!this.groups.length) this.close();
  }

  /** Asks what the new slot holds before anything is written there. */
  change_slot(match) {
    this.held.delete(match.number);
    this.answered.delete(match.number);
    this.ask_soon(this.groups.find(({ matches }) => matches.includes(match)));
  }

  // ---- Connecting

  async connect() {
    if (this.connection || this.timer || !this.groups.length) return;
    const connection = this.connection = new Connection(this.address, { verifyEvent: () => true, websocketImplementation: this.Socket, enablePing: true });
    connection.onnotice = (text) => { if (kSaysTooLong.test(text)) this.refuse_longest(); };
    connection.onclose = () => this.lost(connection);
    try {
      await connection.connect({ timeout: kConnectMs });
    } catch {
      return this.lost(connection);
    }
    if (connection !== this.connection) return connection.close();
    this.tries = 0;
    this.relays.changed();
    for (const group of this.groups) this.ask(group);
  }

  lost(connection) {
    if (connection !== this.connection) return;
    this.connection = null;
    if (connection.ended === kTooBig) this.refuse_longest();
    this.held.clear(); // the relay may have forgotten
    this.answered.clear();
    for (const group of this.groups) {
      clearTimeout(group.timer);
      Object.assign(group, { subscription: null, is_read: false, timer: null });
      for (const match of group.matches) if (match.told) this.to_tell.add(match);
    }
    this.relays.changed();
    this.timer = setTimeout(() => { this.timer = null; this.connect(); }, retry_ms(this.tries));
    this.tries += 1;
  }

  wake() {
    if (!this.timer) return;
    clearTimeout(this.timer);
    this.timer = null;
    this.tries = 0;
    this.connect();
  }

  close() {
    clearTimeout(this.timer);
    this.timer = null;
    const connection = this.connection;
    this.connection = null;
    connection?.close();
    this.relays.changed();
  }

  // ---- Reading

  ask_soon(group) { // once for all matches that are added together
    group.is_read = false;
    group.timer ??= setTimeout(() => { group.timer = null; this.ask(group); });
  }

  ask(group) {
    if (!this.is_open()) return;
    const kinds = [kLetter, kPresence], addresses = group.matches.map(({ address }) => address);
    const own = group.matches.filter(({ author }) => author).map(({ author }) => author);
    const others = [...new Set(group.matches.flatMap((match) => [...match.authors].filter((author) => author !== match.author)))];
    const is_news = this.read_at && group.matches.every(({ number }) => group.asked?.has(number));
    const since = is_news ? { since: this.read_at - kOverlap } : {};
    const filters = [{ kinds, '#d': addresses, limit: kMostLetters, ...since }];
    if (others.length) filters.push({ kinds: [kLetter], authors: others, '#d': addresses, ...since });
    if (own.length) filters.push({ kinds: [kLetter], authors: own, '#d': addresses });
    const before = group.subscription, connection = this.connection;
    group.is_read = false;
    group.subscription = connection.subscribe(filters, {
      onevent: (event) => this.arrived(event),
      oneose: () => this.read(group, connection),
      onclose: () => { if (connection === this.connection && !group.is_read) this.lost_subscription(group); },
    });
    before?.close();
  }

  /** The relay ended the subscription. It is asked for again, after longer and longer waits. */
  lost_subscription(group) {
    group.tries = (group.tries ?? 0) + 1;
    clearTimeout(group.timer);
    group.timer = setTimeout(() => { group.timer = null; this.ask(group); }, retry_ms(group.tries));
  }

  read(group, connection) {
    if (connection !== this.connection) return;
    group.is_read = true;
    group.tries = 0;
    group.asked = new Set(group.matches.map(({ number }) => number));
    if (this.groups.every(({ is_read }) => is_read)) this.read_at = seconds();
    for (const match of group.matches) {
      this.write(match);
      if (this.to_tell.delete(match)) this.tell(match);
    }
  }

  arrived(event) {
    const opened = this.relays.open(event);
    if (!opened) return;
    const { match, text } = opened, held = this.held.get(match.number);
    const is_own = event.kind === kLetter && event.pubkey === match.author;
    if (is_own && (!held || event.created_at >= held.time)) {
      this.held.set(match.number, { time: event.created_at, text });
      this.relays.tell_kept(match);
    }
    this.relays.arrived(match, event, text);
    if (is_own && text !== match.letter) this.answer_other_device(match, text);
  }

  // ---- Writing

  /**
   * The slot holds another letter: another device plays the same seat, or the letter is old. This device's letter
   * replaces it, after a wait and only once per letter, because the other device does the same. Moves that only the
   * other device had come in a new letter, once C++ has read them.
   */
  answer_other_device(match, text) {
    const known = this.answered.get(match.number) ?? new Set();
    if (known.has(text)) return;
    this.answered.set(match.number, known.add(text));
    this.write_later(match);
  }

  /** Makes the slot hold its letter. `is_new`: the letter has changed. */
  write(match, is_new = false) {
    if (is_new) match.tries = 0;
    const group = this.groups.find(({ matches }) => matches.includes(match));
    if (!match.key || !match.letter || !group?.is_read || !this.is_open() || this.holds(match) || this.refuses(match) || match.writing?.has(this)) return;
    (match.writing ??= new Set()).add(this);
    this.publish(match).finally(() => {
      match.writing.delete(this);
      if (this.relays.matches.has(match.number) && !this.holds(match) && !this.refuses(match)) this.write_later(match);
    });
  }

  write_later(match) {
    match.timers ??= new Map();
    if (match.timers.has(this)) return;
    match.tries = (match.tries ?? 0) + 1;
    match.timers.set(this, setTimeout(() => {
      match.timers.delete(this);
      this.write(match);
    }, retry_ms(match.tries)));
  }

  /** This relay takes no letter of that length; a shorter one, or another relay, may get through. */
  refuse(match, letter) {
    this.refused.set(match.number, letter);
    this.relays.tell_kept(match);
  }

  /** The relay doesn't say which message was too long. */
  refuse_longest() {
    const sent = [...this.relays.matches.values()].filter((match) => match.writing?.has(this));
    const [longest] = sent.sort((one, other) => other.letter.length - one.letter.length);
    if (longest) this.refuse(longest, longest.letter);
  }

  async publish(match) {
    const { letter } = match;
    const write = async () => {
      const time = Math.max(seconds() + this.relays.clock_error, (this.held.get(match.number)?.time ?? 0) + 1);
      const answer = await this.connection.publish(this.relays.seal(match, kLetter, letter, time));
      if (/^(duplicate|replaced):/.test(answer ?? '')) return; // the relay holds a newer one, which is on its way here
      this.held.set(match.number, { time, text: letter });
      this.relays.tell_kept(match);
    };
    try {
      await write();
    } catch (error) {
      if (kSaysTooLong.test(error?.message ?? '')) return this.refuse(match, letter);
      if (!/^invalid:/.test(error?.message ?? '') || !this.is_open()) return;
      this.relays.clock_error = (await this.relays.ask_time()) - seconds(); // perhaps this device's clock is wrong
      await write().catch(() => {});
    }
  }

  tell(match) {
    if (!this.groups.find(({ matches }) => matches.includes(match))?.is_read) this.to_tell.add(match);
    if (!this.is_open()) return;
    const event = this.relays.seal(match, kPresence, match.told, seconds() + this.relays.clock_error);
    this.connection.publish(event).catch(() => {});
  }
}
