// For when something breaks: the graphics context is lost or missing, or our own code fails. Every answer was stored
// when it was given, so each sentence can say that the game is kept.
import { notice } from './notices.js';

const kPatienceMs = 3000;
const reload = { label: 'Reload the page', run: () => location.reload() };

export function watch_canvas(canvas, environment) {
  if (!environment.draws) {
    const why = canvas.getContext('webgl2') ? 'its fonts didn\u2019t arrive' : 'WebGL 2 is missing or switched off';
    notice({ kind: 'warning', text: `This browser can\u2019t draw the board: ${why}. You can play every game as text.` });
    return;
  }
  let bar = null;
  let timer = 0;
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    timer = setTimeout(() => {
      bar = notice({ kind: 'warning', action: reload,
                     text: 'This device stopped drawing the board. Your game is safe: play it as text, or reload the page.' });
    }, kPatienceMs);
  });
  canvas.addEventListener('webglcontextrestored', () => {
    clearTimeout(timer);
    bar?.remove();
  });
}

/** Handles faults of WebAssembly inside a press or key, which nothing else catches. */
export function watch_faults() {
  window.addEventListener('error', ({ error }) => {
    if (error instanceof WebAssembly.RuntimeError || error instanceof WebAssembly.Exception) broken(error);
  });
}

/** A fault of ours: says so and keeps the page. */
export function broken(error) {
  if (!document.documentElement.dataset.ready) {
    did_not_start(error);
    return;
  }
  console.error(error);
  notice({ kind: 'error', action: reload,
           text: 'Something in Orrery broke, and that\u2019s our fault. Your games are saved up to the last move.' });
}

/** Shown in the middle of the page, like the message of start.js when nothing arrives. */
export function did_not_start(error) {
  console.error(error);
  window.starting.failed();
}
