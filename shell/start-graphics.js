// The first context of WebGL that a browser makes starts a process, a third of a second in software. A worker waits for it.
const kPatienceMs = 1000; // then the page waits itself

/** Resolves when a context can be had at once, or nothing is to be gained by waiting. */
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
