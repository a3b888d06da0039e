// Turns that travel by themselves (notes/0012): fetches shell/post when the first match wants it, and hands it what C++ says. A
// site without relays, outside of a chat, never fetches it and asks nobody anything.
import { on, post } from './bridge.js';
import { notice } from './notices.js';
import { has_game, own } from './storage.js';

const kMessages = ['mail', 'mail-stop', 'mail-here', 'mail-turns', 'mail-more', 'ask-to-notify'];

/** Addresses of the site's relays; none: links travel by hand alone. */
export const relays = () => (document.querySelector('meta[name=orrery-relays]')?.content ?? '').split(' ').filter(Boolean);

/** The chat in which the page runs as a webxdc app; null: it runs in a browser. */
export const chat = () => window.webxdc ?? null;

let office = null; // a promise of what hears them
const waiting = [];

export function start_mail() {
  for (const type of kMessages) on(type, deliver);
  window.addEventListener('online', () => { if (waiting.length) deliver(); });
  if (chat()) deliver(); // it may have games that this device has not
}

async function deliver(message) {
  if (message) waiting.push(message);
  office ??= open();
  try {
    const hear = await office;
    for (const one of waiting.splice(0)) hear(one);
  } catch {
    office = null; // no network: what waits is handed on when it is back, or with what comes next
    post({ type: 'carrier', open: 0, all: relays().length, now: Date.now() });
  }
}

async function open() {
  if (!chat()) return (await import('./post/start.js')).start_post({ post, own, relays: relays() });
  return (await import('./post/start-chat.js')).start_post({ post, own, has_game, notice, webxdc: chat() });
}
