// Back closes what is on top, then leaves the screen, then the page; it never takes back a move. For that each layer is one
// entry of the browser's history: the app's (C++ tells how many by `depth`: a card, a replay, the screen over home) and,
// above them, the page's own (`lay`: a dialog, the rulebook). Closing something any other way moves the history along.
//
// Our entries carry {at, depth, note}: where they stand, how many layers are open there, and what opens the page's own
// layer again. An entry without them was made by hand, with a link in its fragment. Finished turns only replace the
// fragment of the entry that is there; Safari throws after 100 writes in 30 seconds, so we stop before that.
import { take_fragment } from './address.js';
import { command, on, post } from './bridge.js';

const kMostWrites = 90, kMostFragments = 60; // in this time; what is left over is for layers
const kWritesMs = 30000, kLaterMs = 1000;
const kTravelMs = 1500; // a journey that nobody heard of by then has not happened

let here = { at: 0, depth: 0 }; // the entry that is shown
let app_depth = 0;
const layers = []; // the page's own, lowest first: {close, note}
let address = ''; // the fragment of the screen that is shown: what the page came with, until C++ says another
let has_left = false; // home, where no fragment belongs; one that opened nothing stays until then
let hash = ''; // as we know it
let traveling = 0; // a timer while our own history.go is under way
let settling = 0; // a timer
let resume = () => false;
const written = []; // when

/** Takes over the history. `opens(note)`: opens the page's layer that this is the note of, true if it can. */
export function start_history(opens) {
  resume = opens;
  hash = location.hash;
  address = hash.slice(1);
  const { state } = history;
  if (is_ours(state)) {
    here = { at: state.at, depth: state.depth };
    app_depth = state.note ? here.depth - 1 : here.depth; // loaded again; C++ soon says how it is
    if (state.note) resume(state.note);
  }
  on('depth', ({ layers: count }) => {
    app_depth = count;
    if (count > 0) has_left = true;
    else if (has_left) address = '';
    settle_soon();
  });
  on('address', ({ fragment }) => { address = fragment; settle_soon(); });
  addEventListener('popstate', arrive);
  addEventListener('hashchange', () => { if (!is_ours(history.state) && location.hash !== hash) open_by_hand(); });
  settle_soon();
}

/**
 * Something of the page lies on top from now on; `close` is called when Back closes it.
 * @returns {{lift: () => void, note: (what: object) => void}} to be called when it was closed, and when its note changes
 */
export function lay(close, note = null) {
  const layer = { close, note };
  layers.push(layer);
  settle_soon();
  return {
    lift: () => {
      const at = layers.indexOf(layer);
      if (at >= 0) layers.splice(at, 1);
      settle_soon();
    },
    note: (what) => {
      layer.note = what;
      settle_soon();
    },
  };
}

const is_ours = (state) => Number.isInteger(state?.depth);
const wanted = () => app_depth + layers.length;

// ---- From the app to the history: once for all that changes together, such as a dialog that closes for another screen
function settle_soon(wait = 0) {
  if (wait) clearTimeout(settling);
  if (wait || !settling) settling = setTimeout(settle, wait);
}

function settle() {
  settling = 0;
  if (traveling) return; // it settles on arrival
  if (wanted() < here.depth) {
    travel(wanted() - here.depth);
    return;
  }
  // A link that brought somebody here moves on to the screen it opens.
  if (app_depth > 0 && here.depth === 0 && location.hash && !write('replaceState', here, '')) return;
  while (wanted() > here.depth) {
    if (!write('pushState', { at: here.at + 1, depth: here.depth + 1 }, address)) return;
  }
  const { state } = history;
  const is_told = is_ours(state) && state.at === here.at && state.depth === here.depth && same(state.note, note_at(here.depth));
  if (!is_told || location.hash !== hash_of(address)) write('replaceState', here, address, is_told);
}

const note_at = (depth) => layers[depth - app_depth - 1]?.note ?? null;
const same = (one, other) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
const hash_of = (fragment) => (fragment ? `#${fragment.replace(/^#/, '')}` : '');

// True: it is written. Else it is tried again later; the link in the toolbar is the one that counts.
function write(how, { at, depth }, fragment, is_fragment = false) {
  const now = Date.now();
  while (written.length && now - written[0] > kWritesMs) written.shift();
  try {
    if (written.length >= (is_fragment ? kMostFragments : kMostWrites)) throw new Error('too many');
    written.push(now);
    history[how]({ at, depth, note: note_at(depth) }, '', location.pathname + location.search + hash_of(fragment));
  } catch {
    settle_soon(kLaterMs);
    return false;
  }
  here = { at, depth };
  hash = location.hash;
  return true;
}

function travel(by) {
  traveling = setTimeout(arrived, kTravelMs);
  history.go(by);
}

function arrived() {
  clearTimeout(traveling);
  traveling = 0;
  settle_soon();
}

// ---- From the history to the app
function arrive() {
  const { state } = history;
  if (!is_ours(state)) {
    open_by_hand();
    return;
  }
  const from = here;
  here = { at: state.at, depth: state.depth };
  hash = location.hash;
  if (traveling) {
    arrived();
  } else if (here.at < from.at) {
    for (let left = Math.max(1, from.depth - here.depth); left > 0; left -= 1) close_top();
    settle_soon();
  } else if (state.note && here.depth === from.depth + 1 && resume(state.note)) {
    settle_soon();
  } else if (here.at > from.at) {
    travel(from.at - here.at); // forward leads to what is closed, and opens nothing
  }
}

function close_top() {
  const top = layers.pop();
  if (top) top.close();
  else command('back-out');
}

// Somebody has put another fragment into the address, or pressed a link to one.
function open_by_hand() {
  const is_new = location.hash !== hash;
  const at = here.at + (is_new ? 1 : 0);
  while (layers.length) layers.pop().close();
  const text = take_fragment(); // the code of a seat leaves the address at once
  if (text && is_new) post({ type: 'open-link', text, now: Date.now() });
  here = { at, depth: Math.min(wanted(), here.depth + 1) };
  hash = location.hash;
  settle_soon();
}
