// The first WebGL context that a browser makes starts a process. In software that takes a third of a second, so a
// worker waits for it.
const kPatienceMs = 1000; // after this time the page goes on without the worker
// No antialiasing, depth, stencil or alpha: ImGui draws its own soft edges, from back to front.
const kContext = { alpha: false, antialias: false, depth: false, stencil: false };

/** Resolves when a context can be made at once, or when waiting gains nothing. */
export function start_graphics() {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, kPatienceMs);
    const done = () => { clearTimeout(timer); resolve(); };
    try {
      const worker = new Worker(new URL('./graphics-worker.js', import.meta.url), { type: 'module' });
      worker.onmessage = done;
      worker.onerror = (event) => { event.preventDefault(); done(); };
    } catch {
      done();
    }
  });
}

/** Gives the canvas its context, which the module takes over (web/platform_web.cpp). Without WebGL 2 it gets none. */
export function give_context(canvas) {
  canvas.getContext('webgl2', kContext);
}
