// What C++ needs to know about the device, sent whenever it changes. Also switches between canvas and text table.
import { bring_text, prefers_text, text_is_here } from './bring-text.js';
import { post } from './bridge.js';
import { chat, relays } from './mail.js';
import { notice } from './notices.js';
import * as say from './say.js';
import { own } from './storage.js';

const kNarrow = matchMedia('(max-width: 47.5rem)'); // then the text table takes the canvas' place; page.css has the same width

const kBelow = 6; // CSS px between the notices and what they push down

let webgl = true;
let storage = 'ok';
let words_shown = false;

/**
 * Reads the device and watches it. Call it when the canvas has its context. Without fonts nothing can be drawn either. If
 * the page begins with the text table, it waits for that.
 */
export async function start_environment(canvas, storage_state, has_letters) {
  storage = storage_state;
  webgl = has_letters && Boolean(canvas.getContext('webgl2'));
  const toggle = document.getElementById('text-table');
  if (!webgl) await bring_text();
  show_words(!webgl || (prefers_text() && await text_arrives()));
  toggle.disabled = !webgl;
  toggle.addEventListener('click', async () => {
    const shown = !words_shown;
    if (shown && !text_is_here() && !await text_arrives()) return;
    if (shown === words_shown) return; // somebody pressed twice before the table came
    show_words(shown);
    own.set('text-table', words_shown ? 'shown' : 'hidden');
    send();
  });
  kNarrow.addEventListener('change', send);
  for (const query of ['(prefers-reduced-motion: reduce)', '(pointer: coarse)']) matchMedia(query).addEventListener('change', send);
  if (relays().length || chat()) document.addEventListener('visibilitychange', send); // tells others who is at the table
  new ResizeObserver(make_room).observe(document.getElementById('notices'));
  for (const event of ['online', 'offline', 'orientationchange']) window.addEventListener(event, send);
  // The ring around the board helps only those who move by keyboard.
  document.addEventListener('keydown', ({ key }) => { if (key === 'Tab') document.body.classList.add('by-keys'); }, true);
  document.addEventListener('pointerdown', () => document.body.classList.remove('by-keys'), true);
  return { now: environment, draws: webgl, set_storage };
}

function environment() {
  const shelf = document.getElementById('notices'), bottom = shelf.childElementCount ? shelf.getBoundingClientRect().bottom : 0;
  const notices = bottom && Math.max(0, bottom + kBelow - shelf.parentElement.getBoundingClientRect().top);
  const inset = getComputedStyle(document.getElementById('safe'));
  const side = (name) => Number.parseFloat(inset[`padding${name}`]) || 0;
  return {
    reduced_motion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    touch: matchMedia('(pointer: coarse)').matches,
    webgl: webgl && !(words_shown && kNarrow.matches), // is the canvas visible?
    online: navigator.onLine,
    hidden: (relays().length > 0 || Boolean(chat())) && document.hidden, // told only where turns can travel by themselves
    relays: chat() ? [say.this_chat()] : relays().map((address) => new URL(address).host), // hosts through which turns can travel by themselves
    in_chat: Boolean(chat()),
    chat_name: chat()?.selfName ?? '', // the person's name where the page runs in a chat
    storage,
    zone: -new Date().getTimezoneOffset(),
    text_table: words_shown,
    safe: { top: notices, right: side('Right'), bottom: side('Bottom'), left: side('Left') },
  };
}

function send() {
  post({ type: 'env', ...environment() });
}

// Nothing may lie under a notice: C++ leaves room on the canvas, and the text table begins below.
function make_room() {
  document.body.style.setProperty('--notices', `${environment().safe.top}px`);
  send();
}

function set_storage(state) {
  storage = state;
  send();
}

async function text_arrives() {
  try {
    await bring_text();
    return true;
  } catch {
    notice({ text: say.part_missing(), kind: 'warning' });
    return false;
  }
}

function show_words(shown) {
  words_shown = shown;
  document.getElementById('words').hidden = !shown;
  document.getElementById('text-table').setAttribute('aria-pressed', String(shown));
  document.body.classList.toggle('words', shown);
  document.body.classList.toggle('no-canvas', !webgl);
  window.dispatchEvent(new Event('resize')); // the canvas measures itself again
}
