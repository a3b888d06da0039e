// Turns that travel by themselves (notes/0012): fetches shell/post when the first match wants it, and hands it what C++ says. A
// site without relays, outside of a chat, never fetches it and asks nobody anything.
import { on, post } from './bridge.js';
import { own } from './storage.js';

const kMessages = ['mail', 'mail-stop', 'mail-here', 'mail-turns', 'mail-more', 'ask-to-notify'];

/** Addresses of the site's relays; none: links travel by hand alone. */
export const relays = () => (document.querySelector('meta[name=orrery-relays]')?.content ?? '').split(' ').filter(Boolean);

let office = null; // a promise of what hears them
const waiting = [];

export function start_mail() {
  for (const type of kMessages) on(type, deliver);
  window.addEventListener('online', () => { if (waiting.length) deliver(); });
}

async function deliver(message) {
  if (message) waiting.push(message);
  office ??= import('./post/start.js').then(({ start_post }) => start_post({ post, own, relays: relays() }));
  try {
    const hear = await office;
    for (const one of waiting.splice(0)) hear(one);
  } catch {
    office = null; // no network: what waits is handed on when it is back, or with what comes next
    post({ type: 'carrier', open: 0, all: relays().length, now: Date.now() });
  }
}
