// The rulebook over the page. C++ answers the command `rules {game, at}` with the message `rules`. The sheet is a layer
// of the history, so Back closes it. Its note holds the place, so that a reload opens it again.
import { command, on } from './bridge.js';
import { lay } from './history.js';
import { notice } from './notices.js';
import * as say from './say.js';

let sheet = null; // rulebook-sheet.js, once it was fetched
let layer = null; // while the rulebook is open

export function start_rulebook() {
  on('rules', ({ game, at }) => open({ game, at: at || '' }));
  document.getElementById('rules').addEventListener('click', () => command('rules'));
}

/** Opens the rulebook again at the place in a note of the history. */
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
    notice({ text: say.rulebook_missing(), kind: 'warning' });
    closed();
  }
  if (layer) sheet.show(place, { moved: (other) => layer?.note({ rulebook: other }), closed });
}

// Called when the history has already gone back.
function shut() {
  layer = null;
  sheet?.close();
}

function closed() {
  layer?.lift();
  layer = null;
}
