// What this device keeps: every key under "orrery/" in local storage, with a copy in memory. If the storage is blocked
// or full, the game goes on in memory and the person is told once. For two tabs see `keep`.
import { on, post } from './bridge.js';
import { notice } from './notices.js';
import * as say from './say.js';

const kPrefix = 'orrery/';
const kOwn = 'orrery/page/'; // the page's own entries; C++ never sees them
const kept = new Map(); // key -> value, as far as we know what is stored
const waiting = new Map(); // key -> value that there was no room for
let disk = null;
let state = 'ok';
let told = () => {};

const kSentence = { blocked: say.saves_nothing, full: say.no_room };

/** Reads everything. Returns {values: {key: text}, state: 'ok' | 'blocked'}. */
export function load() {
  try {
    disk = window.localStorage;
    disk.setItem(kOwn + 'probe', '1');
    disk.removeItem(kOwn + 'probe');
  } catch (error) {
    if (error.name !== 'QuotaExceededError' || !disk?.length) disk = null; // no room at all, as in some private windows
  }
  if (!disk) set_state('blocked');
  for (const key of keys()) kept.set(key, disk.getItem(key));
  const values = Object.fromEntries([...kept].filter(([key]) => !key.startsWith(kOwn)));
  return { values, state };
}

/** `hear` is called whenever the state changes. */
export function start_storage(hear) {
  told = hear;
  on('store', ({ key, value }) => keep(key, value));
  on('forget', ({ key }) => forget(key));
  on('persist', () => navigator.storage?.persist?.().catch(() => {}));
  window.addEventListener('storage', ({ key, newValue }) => {
    if (!key?.startsWith(kPrefix) || key.startsWith(kOwn)) return;
    heard(key, newValue);
  });
  window.addEventListener('pageshow', ({ persisted }) => { if (persisted) look_again(); });
  document.addEventListener('visibilitychange', () => { if (!document.hidden) look_again(); });
}

const keys = () => Array.from({ length: disk?.length ?? 0 }, (_, at) => disk.key(at)).filter((key) => key.startsWith(kPrefix));

// Another tab stored or deleted a value. If ours holds more, C++ stores it again.
function heard(key, value) {
  waiting.delete(key);
  if (value === null) kept.delete(key);
  else kept.set(key, value);
  post({ type: 'stored', key, value });
}

// Looks for changes of other tabs. A tab that slept may have missed their events.
function look_again() {
  try {
    const there = new Set(keys());
    for (const key of new Set([...there, ...kept.keys()])) {
      const value = there.has(key) ? disk.getItem(key) : null;
      if (disk && !key.startsWith(kOwn) && value !== (kept.get(key) ?? null)) heard(key, value);
    }
  } catch {
    block();
  }
}

function block() {
  disk = null;
  set_state('blocked');
}

/** Entries of the page itself, such as whether the text table is shown. */
export const own = {
  get: (name) => waiting.get(kOwn + name) ?? kept.get(kOwn + name) ?? null,
  set: (name, value) => write(kOwn + name, value),
};

/** Is this match stored here? The key is that of engine/record/device/store.h. */
export const has_game = (number) => waiting.has(`orrery/game/${number}`) || kept.has(`orrery/game/${number}`);

// Another tab may have written since we last looked. We write ours first, so that no answer is lost. Then C++ gets the
// other value, takes the longer valid one of the two and stores it.
function keep(key, value) {
  let theirs = null;
  try {
    theirs = disk?.getItem(key) ?? null;
  } catch {
    block();
  }
  const overtaken = theirs !== null && theirs !== value && kept.has(key) && theirs !== kept.get(key);
  write(key, value);
  if (overtaken) post({ type: 'stored', key, value: theirs });
}

function write(key, value) {
  waiting.set(key, value);
  store_waiting();
}

function forget(key) {
  kept.delete(key);
  waiting.delete(key);
  try {
    disk?.removeItem(key);
    store_waiting();
  } catch {
    block();
  }
}

function store_waiting() {
  let trouble = 'ok';
  for (const [key, value] of disk ? waiting : []) {
    try {
      disk.setItem(key, value);
      kept.set(key, value);
      waiting.delete(key);
    } catch (error) {
      trouble = error.name === 'SecurityError' ? 'blocked' : 'full';
    }
  }
  if (disk) set_state(trouble);
}

function set_state(now) {
  if (now === state) return;
  if (state === 'full' && now === 'ok') notice({ text: say.room_again(), kind: 'info' });
  state = now;
  if (kSentence[now]) notice({ text: kSentence[now](), kind: 'warning' });
  told(now);
}
