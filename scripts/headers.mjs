// The HTTP headers of each file of the site; HOSTING.md says why. scripts/serve.mjs sends them, scripts/pack.mjs writes
// them down for other servers.
import { extname } from 'node:path';

export const kTypes = {
  '.html': 'text/html; charset=utf-8', '.css': 'text/css; charset=utf-8', '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8', '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json', '.wasm': 'application/wasm', '.otf': 'font/otf', '.ttf': 'font/ttf',
  '.woff2': 'font/woff2', '.svg': 'image/svg+xml', '.png': 'image/png', '.ico': 'image/x-icon',
  '.md': 'text/markdown; charset=utf-8', '.txt': 'text/plain; charset=utf-8', '.words': 'text/plain; charset=utf-8', '.xml': 'application/xml; charset=utf-8',
};

/** Names to which scripts/site.mjs added a hash of the content: `app.0123456789.wasm`. */
export const kHashed = /\.[0-9a-f]{10}\.\w+$/;
export const kForEver = 'public, max-age=31536000, immutable';
export const kAskAgain = 'no-cache';

/** Headers for every file. */
export const kAlways = {
  'content-security-policy': "frame-ancestors 'none'", 'cross-origin-opener-policy': 'same-origin', 'x-content-type-options': 'nosniff',
};

export const type_of = (name) => kTypes[extname(name)] ?? 'application/octet-stream';

export function headers_of(name) {
  return { 'cache-control': kHashed.test(name) ? kForEver : kAskAgain, ...kAlways, vary: 'accept-encoding' };
}
