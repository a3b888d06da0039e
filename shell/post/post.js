// The post: turns of matches by link that travel by themselves (notes/0012). Fetched when the first match wants it.
//
// A carrier moves letters, which are texts that C++ writes and reads (web/post.h), and knows nothing of games:
//   set(match)            what this device has of a match: {number, address, lock, slot, letter}. Its slot should hold the letter.
//   drop(number)          the match is over, gone, or goes by hand again
//   tell(number, text)    to whoever is there now; nobody keeps it
//   wake(), close()
/** @typedef {{letter: (it: {number: string, text: string, is_own: boolean}) => void,
 *    presence: (it: {number: string, text: string}) => void,
 *    kept: (it: {number: string, is_kept: boolean}) => void,
 *    state: (it: {open: number, all: number}) => void}} Hear */
import { Relays } from './relay.js';

/** `on` and `post` are those of bridge.js; `own` is that of storage.js. */
export function start_post({ on, post, own, relays }) {
  const tell = (type) => (it) => post({ type, now: Date.now(), ...it });
  const memory = { get: (name) => own.get(`post/${name}`), set: (name, value) => own.set(`post/${name}`, value) };
  const hear = { letter: tell('letter'), presence: tell('presence'), kept: tell('kept'), state: tell('carrier') };
  const carrier = new Relays(relays, hear, { ask_time, memory });
  window.addEventListener('online', () => carrier.wake());
  document.addEventListener('visibilitychange', () => { if (!document.hidden) carrier.wake(); });
  return carrier;
}

/** By the clock of the server that this page comes from, in seconds. */
async function ask_time() {
  const answer = await fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' });
  return Math.floor(Date.parse(answer.headers.get('Date')) / 1000);
}
