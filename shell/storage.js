// What this device keeps: every key under "orrery/" of local storage, with a copy in memory. A store that is blocked or
// full never stops a game: it goes on in memory and the person is told once. Two tabs: see `keep`.
import { on, post } from './bridge.js';
import { notice } from './notices.js';

const kPrefix = 'orrery/';
const kOwn = 'orrery/page/'; // the page's own small things; C++ never sees them
const kept = new Map(); // what we last read or wrote, by key
let disk = null;
let state = 'ok';
let told = () => {};

const kSentence = {
  blocked: 'This browser keeps nothing for this page, so your games live only until you close it. '
         + 'Copy the link of a game to keep it.',
  full: 'This device has no room left. Your game goes on, but new moves are not kept here: '
      + 'copy its link, or delete old games.',
};

/** Reads everything. Returns {values: {key: text}, state: 'ok' | 'blocked'}. */
export function load() {
  try {
    disk = window.localStorage;
    disk.setItem(kOwn + 'probe', '1');
    disk.removeItem(kOwn + 'probe');
  } catch (error) {
    if (error.name !== 'QuotaExceededError') disk = null;
  }
  if (!disk) set_state('blocked');
  for (let at = 0; disk && at < disk.length; at += 1) {
    const key = disk.key(at);
    if (key.startsWith(kPrefix)) kept.set(key, disk.getItem(key));
  }
  const values = Object.fromEntries([...kept].filter(([key]) => !key.startsWith(kOwn)));
  return { values, state };
}

/** The state is told to `hear` whenever it changes. */
export function start_storage(hear) {
  told = hear;
  on('store', ({ key, value }) => keep(key, value));
  on('forget', ({ key }) => forget(key));
  on('persist', () => navigator.storage?.persist?.().catch(() => {}));
  window.addEventListener('storage', ({ key, newValue }) => {
    if (!key?.startsWith(kPrefix) || key.startsWith(kOwn)) return;
    remember(key, newValue);
    post({ type: 'stored', key, value: newValue });
  });
}

/** A small thing of the page itself, such as whether the text table is shown. */
export const own = {
  get: (name) => kept.get(kOwn + name) ?? null,
  set: (name, value) => write(kOwn + name, value),
};

// Another tab may have written since we last looked. Ours is written first, so that no answer is lost; then C++ gets
// theirs, takes the longer valid line of the two and stores that.
function keep(key, value) {
  let theirs = null;
  try {
    theirs = disk?.getItem(key) ?? null;
  } catch {
    disk = null;
  }
  const overtaken = theirs !== null && theirs !== value && kept.has(key) && theirs !== kept.get(key);
  write(key, value);
  if (overtaken) post({ type: 'stored', key, value: theirs });
}

function write(key, value) {
  kept.set(key, value);
  try {
    if (!disk) return;
    disk.setItem(key, value);
    set_state('ok');
  } catch (error) {
    set_state(error.name === 'SecurityError' ? 'blocked' : 'full');
  }
}

function forget(key) {
  kept.delete(key);
  try {
    disk?.removeItem(key);
  } catch {
    set_state('blocked');
  }
}

function remember(key, value) {
  if (value === null) kept.delete(key);
  else kept.set(key, value);
}

function set_state(now) {
  if (now === state) return;
  state = now;
  if (kSentence[now]) notice({ text: kSentence[now], kind: 'warning' });
  told(now);
}
