// A relay that misbehaves. It stands between devices and a real relay, and does to messages what networks, bad relays
// and attackers do. Its luck comes from a seed.
import { createServer } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';

/** A generator of numbers from 0 to `bound` - 1; the same seed gives the same numbers. */
export function luck_of(seed) {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

export class Proxy {
  /**
   * @param {string} target address of the real relay
   * @param {(bound: number) => number} luck
   * @param {object} faults of 1000 messages from the relay so many are: `delayed` (they come out of order), `twice`, `cut_short`,
   *   `old` (an earlier one comes instead), `foreign` (another match's address), `lost`; `huge`: one of 10 MB comes before it;
   *   and so many end the connection: `cut`. `deaf`: no connection is taken. `most`: a longer message is answered by `refusal`, a
   *   function of it, or ends the connection as web sockets do.
   */
  constructor(target, luck, faults = {}) {
    this.target = target;
    this.luck = luck;
    this.faults = faults;
    this.past = [];
    this.count = {};
    this.pairs = new Set();
  }

  async start() {
    this.server = createServer();
    this.sockets = new WebSocketServer({ server: this.server });
    this.sockets.on('connection', (near) => this.connect(near));
    await new Promise((done) => { this.server.listen(0, '127.0.0.1', done); });
    this.address = `ws://127.0.0.1:${this.server.address().port}`;
    return this;
  }

  stop() {
    for (const pair of this.pairs) this.end(pair);
    for (const client of this.sockets.clients) client.terminate();
    this.server.close();
  }

  /** Ends all connections. */
  cut() { for (const pair of this.pairs) this.end(pair); }

  connect(near) {
    if (this.faults.deaf) return near.terminate();
    const far = new WebSocket(this.target), waiting = [], pair = { near, far };
    this.pairs.add(pair);
    near.on('message', (data) => {
      const text = String(data), { most = Infinity, refusal } = this.faults;
      if (text.length > most) return refusal ? near.send(JSON.stringify(refusal(JSON.parse(text)))) : near.close(1009, 'message too big');
      far.readyState === WebSocket.OPEN ? far.send(text) : waiting.push(text);
    });
    far.on('open', () => { for (const text of waiting) far.send(text); });
    far.on('message', (data) => this.pass(pair, String(data)));
    for (const socket of [near, far]) for (const event of ['close', 'error']) socket.on(event, () => this.end(pair));
  }

  end(pair) {
    if (!this.pairs.delete(pair)) return;
    pair.near.terminate();
    pair.far.terminate();
  }

  happens(fault) {
    const does = this.luck(1000) < (this.faults[fault] ?? 0);
    if (does) this.count[fault] = (this.count[fault] ?? 0) + 1;
    return does;
  }

  pass(pair, text) {
    const send = (what) => { if (pair.near.readyState === WebSocket.OPEN) pair.near.send(what); };
    const is_event = text.startsWith('["EVENT"');
    if (is_event) this.past.push(text);
    if (this.happens('cut')) return this.end(pair);
    if (this.happens('lost')) return;
    if (this.happens('huge')) send(`["EVENT","sub:1",{"content":"${'x'.repeat(10 << 20)}"}]`);
    if (is_event && this.happens('old')) send(text.replace(/^\["EVENT","[^"]*",(.*)\]$/s, () => this.with_subscription(text, this.past[this.luck(this.past.length)])));
    if (is_event && this.happens('foreign')) return send(text.replace(/\["d","..../, '["d","0000'));
    if (is_event && this.happens('cut_short')) return send(text.slice(0, text.length / 2));
    if (this.happens('twice')) send(text);
    if (this.happens('delayed')) return setTimeout(() => send(text), this.luck(400));
    send(text);
  }

  /** An earlier event, as an answer to this message's subscription. */
  with_subscription(text, earlier) {
    const [, subscription] = JSON.parse(text), [, , event] = JSON.parse(earlier);
    return JSON.stringify(['EVENT', subscription, event]);
  }
}
