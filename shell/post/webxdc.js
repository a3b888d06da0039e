// The carrier by a chat (protocols/post.md): letters of matches as updates of the chat in which the page runs as a
// webxdc app. office.js says what a carrier is; https://webxdc.org/docs/spec what the messenger gives.
//
// Every messenger in the chat keeps the chat's updates and gives them again at each start, so they are the truth. In
// each match the newest letter of each person counts. Updates may arrive in another order than they were sent, so each
// letter has a count. Letters are not encrypted here: only the chat reads them. Messengers ask for time between two
// updates, so changes in between go out together. People who have the page open get them at once if the messenger has a
// channel for that.
const kIntervalMs = 10000, kMostBytes = 128000; // used if the messenger gives no limits
const kLongestLetter = 100000; // characters
const kLongestName = 400;
const kForm = 1; // version of the form of an update

const is_short = (text, most) => typeof text === 'string' && text.length <= most;
const one_line = (text) => text.replace(/\s+/g, ' ').trim();

/**
 * What opens a letter's match on another device: its link, or the whole game if a link would be too long. Null:
 * nothing.
 */
export function opening_of(letter) {
  try {
    const code = String(JSON.parse(letter).code ?? '');
    if (/^\d[0-9A-Za-z]+$/.test(code)) return `${code}.p`;
    return code.startsWith('{') ? code : null;
  } catch {
    return null;
  }
}

/** @typedef {import("./office.js").Hear} Hear */

export class Chat {
  /**
   * @param {any} webxdc as the messenger gives it
   * @param {Hear & {unknown: (it: {number: string, text: string, name: string, is_own: boolean}) => void}} hear
   *   unknown: called with a letter of a match that this device does not carry
   * @param {(name: string) => string} invitation what the chat reads when this person puts a game into it
   */
  constructor(webxdc, hear, invitation) {
    this.webxdc = webxdc;
    this.hear = hear;
    this.invitation = invitation;
    this.matches = new Map(); // by number
    this.updates = new Map(); // number -> author -> {newest, last}: their letter with the highest count, and the one that arrived last
    this.is_read = false;
    this.due = new Set(); // numbers of matches whose letters are to be sent
    this.timer = null;
    this.sent_at = -Infinity;
    this.channel = null;
    this.is_closed = false;
    Promise.resolve(webxdc.setUpdateListener((update) => this.arrived(update?.payload), 0)).then(() => this.read());
  }

  /** As Relays has it. `info`, `summary`, `notify` (text by address): what the chat is told with the letter, where C++ says it. */
  set({ number, slot, letter, info, summary, notify }) {
    const known = this.matches.get(number);
    const match = known ?? { number, heard: new Map() };
    const left = known && known.sent !== known.letter ? known.along : {}; // what no update has told yet
    const along = { info: info ?? left.info, summary: summary ?? left.summary, notify: notify ?? left.notify };
    Object.assign(match, { may_write: Boolean(slot), letter, is_too_long: undefined, along });
    this.matches.set(number, match);
    this.join();
    if (!this.is_read) return;
    this.tell_kept(match);
    if (!known) this.hand_on(number);
    this.write(match);
  }

  drop(number) {
    this.matches.delete(number);
    this.due.delete(number);
  }

  /** Sends to those who are there now; nobody keeps it. */
  tell(number, text) {
    if (this.matches.has(number)) this.call({ presence: { number, text } });
  }

  wake() { this.flush(); }

  close() {
    this.is_closed = true;
    clearTimeout(this.timer);
    this.channel?.leave();
    this.channel = null;
  }

  // ---- Reading

  /** One update. Anybody in the chat may have sent it, and it may hold anything. */
  arrived(payload) {
    for (const letter of this.letters_in(payload)) {
      const { number, author } = letter;
      if (!this.updates.has(number)) this.updates.set(number, new Map());
      const letters = this.updates.get(number), known = letters.get(author)?.newest;
      letters.set(author, { newest: known?.count > letter.count ? known : letter, last: letter });
      if (this.is_read) this.hear_of(letter);
    }
  }

  letters_in(payload) {
    const { orrery, author, name, letters } = payload ?? {};
    if (this.is_closed || orrery !== kForm || !is_short(author, kLongestName) || !is_short(name, kLongestName) || !Array.isArray(letters)) return [];
    return letters.filter((letter) => is_short(letter?.number, 64) && is_short(letter.text, kLongestLetter) && Number.isSafeInteger(letter.count))
      .map(({ number, text, count }) => ({ number, text, count, author, name, is_own: author === this.webxdc.selfAddr }));
  }

  /** Everything that was in the chat before this start has arrived. */
  read() {
    if (this.is_closed) return;
    this.is_read = true;
    this.hear.state({ open: 1, all: 1 });
    for (const number of this.updates.keys()) this.hand_on(number);
    for (const match of this.matches.values()) {
      this.tell_kept(match);
      this.write(match);
    }
  }

  /**
   * Passes on the letters of a match. An update may claim another person's name with a high count. So the letter that
   * came last is passed on too.
   */
  hand_on(number) {
    for (const { newest, last } of this.updates.get(number)?.values() ?? []) for (const letter of new Set([last, newest])) this.hear_of(letter);
  }

  hear_of(letter) {
    const match = this.matches.get(letter.number);
    if (!match) return this.hear.unknown(letter);
    this.tell_kept(match);
    this.say(match, letter);
  }

  has_letter({ number, letter }) { return this.updates.get(number)?.get(this.webxdc.selfAddr)?.newest.text === letter; }

  tell_kept(match) {
    const { number } = match, is_kept = this.has_letter(match), is_too_long = match.may_write && !is_kept && this.is_too_long(match);
    if (match.is_kept !== is_kept || match.is_too_long !== is_too_long) this.hear.kept({ number, is_kept, is_too_long });
    Object.assign(match, { is_kept, is_too_long });
  }

  say(match, { number, text, author, is_own }) {
    if (match.heard.get(author) === text) return; // it came by the channel and as an update
    match.heard.set(author, text);
    this.hear.letter({ number, text, author, is_own });
  }

  // ---- Writing

  write(match) {
    const { number, letter, may_write } = match;
    if (!may_write || !letter || this.has_letter(match) || match.sent === letter || match.is_too_long) return; // what is too long goes by hand
    this.due.add(number);
    this.flush();
    if (this.due.has(number)) this.call({ letters: [this.letter_of(match)] });
  }

  flush() {
    const left = this.sent_at + (this.webxdc.sendUpdateInterval ?? kIntervalMs) - Date.now();
    if (!this.due.size || this.timer || this.is_closed) return;
    if (left <= 0) return this.send();
    this.timer = setTimeout(() => { this.timer = null; this.flush(); }, left);
  }

  send() {
    const update = this.empty();
    for (const number of this.due) {
      const match = this.matches.get(number), next = this.with_letter(update, match);
      const is_over = this.is_over(next);
      if (is_over && update.payload.letters.length) break; // with the next update
      this.due.delete(number);
      if (is_over) continue;
      match.sent = match.letter;
      Object.assign(update, next);
    }
    if (!update.payload.letters.length) return;
    this.sent_at = Date.now();
    this.webxdc.sendUpdate(update, '');
    this.flush();
  }

  empty() { return { payload: this.signed({ letters: [] }) }; }

  with_letter(update, match) {
    const told = this.told(match), letters = [...update.payload.letters, this.letter_of(match)];
    if (told.notify) told.notify = { ...update.notify, ...told.notify };
    return { ...update, ...told, payload: { ...update.payload, letters } };
  }

  is_over(update) { return new TextEncoder().encode(JSON.stringify(update)).length > (this.webxdc.sendUpdateMaxSize ?? kMostBytes); }

  /** No update can hold the letter, not even alone. */
  is_too_long(match) { return match.letter.length > kLongestLetter || this.is_over(this.with_letter(this.empty(), match)); }

  letter_of({ number, letter }) {
    const count = (this.updates.get(number)?.get(this.webxdc.selfAddr)?.newest.count ?? 0) + 1;
    return { number, text: letter, count: Math.min(count, Number.MAX_SAFE_INTEGER) };
  }

  signed(content) {
    return { orrery: kForm, author: this.webxdc.selfAddr, name: this.webxdc.selfName, ...content };
  }

  /** What the chat reads. The first letter of a match is its invitation. */
  told(match) {
    const told = {}, { info, summary, notify } = match.along;
    if (!this.updates.has(match.number)) {
      const link = opening_of(match.letter) ?? '';
      told.info = this.invitation(this.webxdc.selfName);
      if (link.endsWith('.p')) told.href = `index.html#${link}`;
    }
    if (info) told.info = one_line(info);
    if (summary) told.summary = one_line(summary);
    if (notify) told.notify = Object.fromEntries(Object.entries(notify).map(([address, text]) => [address, one_line(text)]));
    return told;
  }

  // ---- Those who have the page open, without keeping anything

  join() {
    if (this.channel || !this.webxdc.joinRealtimeChannel) return;
    try {
      this.channel = this.webxdc.joinRealtimeChannel();
      this.channel.setListener((data) => this.called(data));
    } catch {
      this.channel = null; // switched off, or another page of this device has it
    }
  }

  call(content) {
    try {
      this.channel?.send(new TextEncoder().encode(JSON.stringify(this.signed(content))));
    } catch {
      // updates bring what counts
    }
  }

  called(data) {
    let payload = null;
    try {
      payload = JSON.parse(new TextDecoder().decode(data));
    } catch {
      return;
    }
    for (const letter of this.letters_in(payload)) {
      const match = this.matches.get(letter.number);
      if (match) this.say(match, letter);
    }
    const { presence } = payload ?? {};
    if (this.matches.has(presence?.number) && is_short(presence.text, kLongestLetter)) this.hear.presence({ number: presence.number, text: presence.text });
  }
}
