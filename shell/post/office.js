// Stands between C++ and a carrier (protocols/post.md). Also tells the person whose turn came while they were not
// looking.
//
// A carrier moves letters: texts that C++ writes and reads (engine/record/device/post.h). It knows nothing about games:
//   set(match)            what this device has of a match: {number, address, lock, slot, letter}; its slot should hold
// the letter
//   drop(number)          the match is over, deleted, or travels by hand again
//   tell(number, text)    sends to those who are there now; nobody keeps it
//   wake()                the network may be back
//   close()
/** @typedef {{letter: (it: {number: string, text: string, author: string, is_own: boolean}) => void,
 *    presence: (it: {number: string, text: string}) => void,
 *    kept: (it: {number: string, is_kept: boolean, is_too_long: boolean}) => void,  // too long: the letter fits into no message there
 *    state: (it: {open: number, all: number}) => void}} Hear */
import { ask_to_notify, show_turns } from './turns.js';

const kMoreMs = 20; // between two letters, since C++ replays a match for each
const kAgainMs = 60000; // between two looks of C++ at who is at the table

/** `post` is that of bridge.js; `make` makes the carrier, given its callbacks. Returns the handler for messages of C++. */
export function open_office(post, make) {
  const tell = (type) => (it) => post({ type, now: Date.now(), ...it });
  const carrier = make({ letter: tell('letter'), presence: tell('presence'), kept: tell('kept'), state: tell('carrier') });
  window.addEventListener('online', () => carrier.wake());
  document.addEventListener('visibilitychange', () => { if (!document.hidden) carrier.wake(); });
  const heard = {
    mail: (match) => carrier.set(match),
    'mail-stop': ({ number }) => carrier.drop(number),
    'mail-here': ({ number, text }) => carrier.tell(number, text),
    'mail-more': () => setTimeout(tell('mail-more'), kMoreMs),
    'mail-turns': show_turns,
    'ask-to-notify': () => ask_to_notify(tell('may-notify')),
  };
  setInterval(tell('mail-more'), kAgainMs);
  const permission = globalThis.Notification?.permission ?? 'denied';
  if (permission !== 'default') tell('may-notify')({ may: permission === 'granted' });
  return (message) => heard[message.type](message);
}
