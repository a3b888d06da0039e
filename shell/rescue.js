// For when something breaks: the graphics context is lost or missing, or our own code fails. Every answer was stored
// when it was given, so each sentence can say that the game is kept.
import { notice } from './notices.js';
import * as say from './say.js';

const kPatienceMs = 3000;
const reload = () => ({ label: say.reload_page(), run: () => location.reload() });

export function watch_canvas(canvas, environment) {
  if (!environment.draws) {
    notice({ kind: 'warning', text: canvas.getContext('webgl2') ? say.cannot_draw_letters() : say.cannot_draw() });
    return;
  }
  let bar = null;
  let timer = 0;
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    timer = setTimeout(() => {
      bar = notice({ kind: 'warning', action: reload(), text: say.stopped_drawing() });
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
  notice({ kind: 'error', action: reload(), text: say.broke() });
}

/** Shown in the middle of the page, like the message of start.js when nothing arrives. */
export function did_not_start(error) {
  console.error(error);
  window.starting.failed();
}
