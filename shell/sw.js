// The service worker: one cache a build, filled completely before it is used. scripts/site.mjs writes the two tokens.
const kFiles = __PRECACHE__; // './' and all that the page needs
const kCache = `orrery-${__VERSION__}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(kCache).then((cache) => cache.addAll(kFiles)));
});

// The build before this one is kept too: a tab that still shows it may want its bot.
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
  return (await cache.match(request, { ignoreSearch: true })) ?? (await caches.match(request)) ?? fetch(request);
}
