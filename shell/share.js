// Copy and share. After each change C++ sends the link of the open game. The toolbar's two buttons and the messages
// `copy` and `share` use it inside the press: browsers allow it at no other time. Also saves and opens games as files,
// and shows the secret of a seat, which no toolbar button gives away.
import { is_seat } from './address.js';
import { command, on, post } from './bridge.js';
import { show_link, show_text } from './dialogs.js';
import { app as modules } from './games.js';
import { chat } from './mail.js';
import { games_in } from './modules.js';
import { notice } from './notices.js';
import * as say from './say.js';

const kMostBytes = 2 ** 24;
let link = { fragment: null, sentence: null };

export function start_share() {
  const copy_button = document.getElementById('copy-link');
  const share_button = document.getElementById('share');
  on('link', ({ fragment, sentence }) => {
    link = { fragment: fragment || null, sentence };
    copy_button.disabled = share_button.disabled = !link.fragment;
  });
  on('copy', ({ text, told }) => copy(with_address(text), told));
  on('share', ({ text }) => share(with_address(text)));
  on('send-on', ({ text, told }) => (can_share() ? share : copy)(with_address(text), told));
  on('show-link', ({ text, fragment }) => hand_on(text, fragment));
  on('show-seat', keep_seat);
  on('save-file', save_file);
  on('open-file', open_file);
  copy_button.addEventListener('click', () => copy(message(link.sentence, link.fragment)));
  share_button.addEventListener('click', () => share(message(link.sentence, link.fragment)));
  share_button.hidden = false;
}

/**
 * The whole address of a game. It leads through the game's own page, which chats show with its picture. A seat's code
 * leads straight to the app. In a chat the page has no address of its own: scripts/webxdc.mjs writes the address of a
 * site into it, or none.
 */
export function address_of(fragment) {
  const code = fragment.replace(/^#/, '');
  const [game] = is_seat(code) ? [] : games_in(modules.games(), [], code);
  const site = document.querySelector('meta[name=orrery-address]')?.content;
  if (site === '') return `#${code}`;
  const page = game ? new URL(`${game}/`, site ?? document.baseURI).href : site ?? location.origin + location.pathname;
  return `${page}#${code}`;
}

function message(sentence, fragment) {
  return [sentence, fragment && address_of(fragment)].filter(Boolean).join('\n');
}

// C++ does not know the address. It sends the bare fragment, a sentence that ends in "#fragment", or a sentence alone.
function with_address(text) {
  if (text === link.fragment) return address_of(text);
  const [all, fragment] = /\s*#([0-9A-Za-z.]+)$/.exec(text) ?? ['', link.fragment];
  return message(text.slice(0, text.length - all.length), fragment);
}

// Shows the link as a QR code for a phone next to this screen, and every other way to pass the game on.
async function hand_on(sentence, fragment) {
  const text = message(sentence, fragment);
  const ways = [['save', () => command('save-game')]];
  if (fragment) ways.unshift(['copy', () => copy(text)]);
  if (fragment && can_share()) ways.unshift(['share', () => share(text)]);
  await show_link({ kind: 'game', sentence, ways, too_long: !fragment });
  if (fragment) post({ type: 'qr', text: address_of(fragment) });
}

// Shows what only a seat's owner should have, to keep or to take to another device.
async function keep_seat({ text, about, fragment, file }) {
  const kept = message(about, fragment);
  const ways = [['copy', () => copy(kept, say.seat_copied())], ['save', () => save_file({ name: file, text: `${kept}\n`, kind: 'text/plain' })]];
  await show_link({ kind: 'seat', sentence: text, ways });
  post({ type: 'qr', text: address_of(fragment) });
}

async function copy(text, told = '') {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return show_text({ label: say.cannot_copy(), text });
  }
  if (told) notice({ text: told });
  else post({ type: 'sent', way: 'copy' }); // the screen says so, or C++ sends a notice
}

const can_share = () => Boolean(chat()?.sendToChat ?? navigator.share);

async function share(text, told = '') {
  if (!can_share()) return link.fragment ? hand_on(link.sentence, link.fragment) : copy(text);
  try {
    await (chat()?.sendToChat ? chat().sendToChat({ text }) : navigator.share({ text }));
    post({ type: 'sent', way: 'share' });
  } catch (error) {
    if (error.name !== 'AbortError') await copy(text, told); // AbortError: the person changed their mind
  }
}

function save_file({ name, text, kind = 'application/json' }) {
  if (chat()?.sendToChat) return void chat().sendToChat({ file: { name, plainText: text } }).catch(() => {}); // a messenger has no downloads
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(new Blob([text], { type: kind }));
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 10000);
}

function open_file() {
  const input = Object.assign(document.createElement('input'), { type: 'file', accept: '.json,.txt,application/json,text/plain' });
  input.addEventListener('change', async () => {
    const [file] = input.files;
    if (!file) return;
    if (file.size > kMostBytes) return notice({ text: say.file_too_large(file.name), kind: 'error' });
    try {
      post({ type: 'games-file', text: await file.text(), now: Date.now() });
    } catch {
      notice({ text: say.file_unreadable(file.name), kind: 'error' });
    }
  });
  input.click();
}
