// The rulebook over the page: C++ answers the command `rules {game, at}` with the message `rules`. It is a layer of the
// history, so the Back button of browser or phone closes it, and its place is noted there: a reload opens it again.
import { command, on } from './bridge.js';
import { lay } from './history.js';
import { notice } from './notices.js';

const kAbsent = 'The rulebook didn’t arrive. Go online for a moment and open it again; your games are safe.';
let sheet = null; // rulebook-sheet.js, once it was wanted
let layer = null; // while the book is open

export function start_rulebook() {
  on('rules', ({ game, at }) => open({ game, at: at || '' }));
  document.getElementById('rules').addEventListener('click', () => command('rules'));
}

/** Opens it again at a place that was noted in the history. */
export function open_again({ rulebook }) {
  if (rulebook) open(rulebook);
  return Boolean(rulebook);
}

async function open(place) {
  const note = { rulebook: place };
  if (layer) layer.note(note);
  else layer = lay(shut, note);
  try {
    sheet ??= await import('./rulebook-sheet.js');
  } catch {
    notice({ text: kAbsent, kind: 'warning' });
    closed();
  }
  if (layer) sheet.show(place, { moved: (other) => layer?.note({ rulebook: other }), closed });
}

// The history has gone back already.
function shut() {
  layer = null;
  sheet?.close();
}

function closed() {
  layer?.lift();
  layer = null;
}
