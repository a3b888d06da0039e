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
  console.error(error);
  document.getElementById('loading').hidden = true;
  notice({ kind: 'error', action: reload,
           text: 'Something in Orrery broke, and that is our fault. Your games are kept as of the last move.' });
}

export function did_not_start(error) {
  console.error(error);
  document.getElementById('loading').hidden = true;
  const old = !globalThis.WebAssembly?.Tag;
  notice({ kind: 'error', action: old ? null : reload,
           text: old ? 'This browser is too old for Orrery. Chrome 95, Firefox 100, Safari 15.2 and all later ones will do.'
                     : 'Orrery could not start: a part of it did not arrive. Check the connection and load again. Saved games are untouched.' });
}
