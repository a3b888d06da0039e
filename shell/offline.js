// The page's side of the service worker: after one visit everything works without network. A new version waits until
// the person takes it; saved games stay as they are. main.js fetches this file after the first board and passes it what
// it needs of the page.
import * as say from './say.js';

const kLookAgainMs = 10 * 60 * 1000;
let page = null;
let registration = null;
let waiting = null;
let looked = 0;

/** @param {{on: Function, post: Function, notice: Function}} given functions of bridge.js and notices.js */
export async function start_offline(given) {
  page = given;
  page.on('update-now', take);
  if (!('serviceWorker' in navigator)) return;
  try {
    registration = await navigator.serviceWorker.register(new URL('./sw.js', document.baseURI), { updateViaCache: 'none' });
  } catch {
    return; // private windows and plain http: the page works, but not offline
  }
  if (!registration) return;
  looked = Date.now();
  if (is_newer(registration.waiting)) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (is_newer(coming)) offer(coming);
    });
  });
  document.addEventListener('visibilitychange', look_again);
}

// On a first visit the new worker replaces no other and soon becomes active, so there is nothing to offer.
const is_newer = (worker) => worker && worker === registration.waiting && registration.active;

// The version file is a few bytes and never cached. Reading it costs less than fetching the service worker each time.
async function look_again() {
  if (document.hidden || Date.now() - looked < kLookAgainMs) return;
  looked = Date.now();
  try {
    const answer = await fetch('./version.json', { cache: 'no-store' });
    const { version } = await answer.json();
    if (version !== document.documentElement.dataset.version) await registration.update();
  } catch {
    // no network, so nothing to offer
  }
}

function offer(worker) {
  waiting = worker;
  page.notice({ text: say.new_version(),
                action: { label: say.update_now(), run: take } });
  page.post({ type: 'update-ready' });
}

function take() {
  if (!waiting) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take-over');
}
