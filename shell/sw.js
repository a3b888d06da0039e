// The service worker: one cache per build, filled completely before it is used. scripts/site.mjs fills in the tokens.
const kFiles = __PRECACHE__; // './' and all that the page needs
const kSizes = __SIZES__; // sizes in bytes of the files that must be whole
const kCache = `orrery-${__VERSION__}`;
const kOtherLanguage = /\/(words\/|rulebooks\/\w+\/|translate\.)/; // not in kFiles: kept as soon as somebody reads them

self.addEventListener('install', (event) => event.waitUntil(fill()));

async function fill() {
  const cache = await caches.open(kCache);
  await cache.addAll(kFiles);
  for (const [file, size] of Object.entries(kSizes)) {
    if (await is_whole(await cache.match(file), size)) continue;
    await cache.add(new Request(file, { cache: 'reload' }));
    if (!await is_whole(await cache.match(file), size)) throw new Error(`${file} was cut short`); // the next visit tries again
  }
}

const is_whole = async (kept, size) => kept && (await kept.arrayBuffer()).byteLength >= size;

// The cache of the previous build is kept too: a tab that still shows that build may need its bot.
self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith('orrery-') && name !== kCache);
    await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
    await self.clients.claim();
  })());
});

self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.endsWith('/version.json')) return;
  event.respondWith(answer(request, url));
});

async function answer(request, url) {
  const cache = await caches.open(kCache);
  const home = new URL('./', location.href).pathname;
  if (request.mode === 'navigate' && url.pathname.replace(/index\.html$/, '') === home) {
    return (await cache.match('./')) ?? fetch(request);
  }
  const kept = await cache.match(request, { ignoreSearch: true });
  // With "reload" the page found a cached file that does not work (modules.js). A new copy takes its place.
  if (request.mode !== 'navigate' && request.cache === 'reload') return bring(request, kept && cache);
  // What the previous build kept of another language may be another text, so it is used only without a network.
  const fresh = !kept && kOtherLanguage.test(url.pathname) && await bring(request, cache).catch(() => null);
  return kept || fresh || (await caches.match(request)) || fetch(request);
}

/** Fetches a file, and keeps it in the cache if there is one given. */
async function bring(request, cache) {
  const fresh = await fetch(request);
  if (fresh.ok) await cache?.put(request, fresh.clone());
  return fresh;
}
