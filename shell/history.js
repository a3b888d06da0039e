// Back closes the top layer, then leaves the screen, then the page. It never takes back a move. For this, each layer
// has one entry in the browser's history. The lowest layers belong to the app: a card, a replay, the screen over home;
// C++ sends their number as `depth`. Above them are the page's own layers (`lay`): a dialog, the rulebook. If a layer
// is closed in another way, the history follows.
//
// Our entries carry {at, depth, note}: their place in the history, how many layers are open there, and what reopens the
// page's own layer. An entry without these was made by hand, by a link in the fragment. A finished turn only replaces
// the fragment of the current entry. Safari throws after 100 writes in 30 seconds, so we stop earlier.
import { take_fragment } from './address.js';
import { command, on, post } from './bridge.js';

const kMostWrites = 90, kMostFragments = 60; // within kWritesMs; writes for layers may use the difference
const kWritesMs = 30000, kLaterMs = 1000;
const kTravelMs = 1500; // after this time without popstate, the travel did not happen

let here = { at: 0, depth: 0 }; // the entry that is shown
let app_depth = 0;
const layers = []; // the page's own layers, lowest first: {close, note}
let address = ''; // the fragment of the current screen: the one the page came with, until C++ sends another
let has_left = false; // true once a screen over home was open; until then home keeps a link that opened nothing
let hash = ''; // location.hash as we last knew it
let traveling = 0; // a timer that runs during our own history.go
let settling = 0; // a timer
let resume = () => false;
const written = []; // times of recent writes

/** Takes over the history. `opens(note)` reopens the page's layer that has this note, and returns true if it could. */
export function start_history(opens) {
  resume = opens;
  hash = location.hash;
  address = hash.slice(1);
  const { state } = history;
  if (is_ours(state)) {
    here = { at: state.at, depth: state.depth };
    app_depth = state.note ? here.depth - 1 : here.depth; // after a reload; C++ soon sends the true number
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
 * Adds a layer of the page on top. `close` is called when Back closes it.
 * @returns {{lift: () => void, note: (what: object) => void}} to call when the layer was closed, and when its note changes
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

// ---- From the app to the history. Changes that come together are handled once, such as a dialog that closes for
// another screen.
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
  // A link that brought somebody here moves to the entry of the screen that it opens.
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

// Returns true if it was written, else tries again later. Until then the toolbar still gives the right link.
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
    travel(from.at - here.at); // Forward leads to closed layers and opens nothing
  }
}

function close_top() {
  const top = layers.pop();
  if (top) top.close();
  else command('back-out');
}

// Somebody typed another fragment into the address, or pressed a link to one.
function open_by_hand() {
  const is_new = location.hash !== hash;
  const at = here.at + (is_new ? 1 : 0);
  while (layers.length) layers.pop().close();
  const text = take_fragment(); // a seat's code leaves the address at once
  if (text && is_new) post({ type: 'open-link', text, now: Date.now() });
  here = { at, depth: Math.min(wanted(), here.depth + 1) };
  hash = location.hash;
  settle_soon();
}
