// Turns that travel by themselves (protocols/post.md). Fetches shell/post when the first match needs it, and passes
// it the messages of C++. A site without relays never fetches it and sends nothing, unless the page runs in a chat.
import { on, post } from './bridge.js';
import { notice } from './notices.js';
import { has_game, own } from './storage.js';

const kMessages = ['mail', 'mail-stop', 'mail-here', 'mail-turns', 'mail-more', 'ask-to-notify'];

/** Addresses of the site's relays. If there are none, links travel only by hand. */
export const relays = () => (document.querySelector('meta[name=orrery-relays]')?.content ?? '').split(' ').filter(Boolean);

/** The chat in which the page runs as a webxdc app, or null in a browser. */
export const chat = () => window.webxdc ?? null;

let office = null; // a promise of the function that takes the messages
const waiting = [];

export function start_mail() {
  for (const type of kMessages) on(type, deliver);
  window.addEventListener('online', () => { if (waiting.length) deliver(); });
  if (chat()) deliver(); // the chat may have games that this device lacks
}

async function deliver(message) {
  if (message) waiting.push(message);
  office ??= open();
  try {
    const hear = await office;
    for (const one of waiting.splice(0)) hear(one);
  } catch {
    office = null; // no network: the waiting messages go when it is back, or with the next message
    post({ type: 'carrier', open: 0, all: relays().length, now: Date.now() });
  }
}

async function open() {
  if (!chat()) return (await import('./post/start.js')).start_post({ post, own, relays: relays() });
  return (await import('./post/start-chat.js')).start_post({ post, own, has_game, notice, webxdc: chat() });
}
