// When something breaks: a lost or missing graphics context, or a fault of our own. Every answer was stored the moment it
// was given, so each sentence can say that the game is kept.
import { notice } from './notices.js';

const kPatienceMs = 3000;
const reload = { label: 'Load again', run: () => location.reload() };

export function watch_canvas(canvas, environment) {
  if (!environment.draws) {
    const why = canvas.getContext('webgl2') ? 'the letters did not arrive' : 'WebGL 2 is missing or switched off';
    notice({ kind: 'warning', text: `This browser cannot draw the board: ${why}. You can play everything in the text table.` });
    return;
  }
  let bar = null;
  let timer = 0;
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    timer = setTimeout(() => {
      bar = notice({ kind: 'warning', action: reload,
                     text: 'The device took the board\u2019s drawing away. Your game is kept: go on in the text table, or load the page again.' });
    }, kPatienceMs);
  });
  canvas.addEventListener('webglcontextrestored', () => {
    clearTimeout(timer);
    bar?.remove();
  });
}

/** A fault inside a press or key reaches nobody else. */
export function watch_faults() {
  window.addEventListener('error', ({ error }) => {
    if (error instanceof WebAssembly.RuntimeError || error instanceof WebAssembly.Exception) broken(error);
  });
}

/** A fault of ours: says so once, keeps the page. */
export function broken(error) {
  if (!document.documentElement.dataset.ready) {
    did_not_start(error);
    return;
  }
  console.error(error);
  notice({ kind: 'error', action: reload,
           text: 'Something in Orrery broke, and that is our fault. Your games are kept as of the last move.' });
}

/** Said in the middle of the page, as when nothing of it arrives at all (start.js). */
export function did_not_start(error) {
  console.error(error);
  window.starting.failed();
}
