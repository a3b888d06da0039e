// Serves the built site on localhost: node scripts/serve.mjs [FOLDER] [--port N] [--quiet].
// Browser tests import `serve`. Files that have a .br or .gz beside them go out compressed. The headers are those of HOSTING.md.
import { createServer } from 'node:http';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const kTypes = {
  '.html': 'text/html; charset=utf-8', '.css': 'text/css; charset=utf-8', '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8', '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json', '.wasm': 'application/wasm', '.otf': 'font/otf', '.ttf': 'font/ttf',
  '.woff2': 'font/woff2', '.svg': 'image/svg+xml', '.png': 'image/png', '.ico': 'image/x-icon',
  '.md': 'text/markdown; charset=utf-8', '.txt': 'text/plain; charset=utf-8',
};
const kHashed = /\.[0-9a-f]{10}\.\w+$/;  // what scripts/site.mjs names after its content
const kCodings = [['br', '.br'], ['gzip', '.gz']];

async function found_at(path) {
  const found = await stat(path).catch(() => null);
  return found?.isFile() ? { size: found.size, tag: `"${Math.floor(found.mtimeMs).toString(36)}-${found.size.toString(36)}"` } : null;
}

async function answer(folder, request, response) {
  const fail = (status) => response.writeHead(status, { 'content-type': 'text/plain' }).end(`${status}\n`);
  if (request.method !== 'GET' && request.method !== 'HEAD') return fail(405);
  let path;
  try {
    path = normalize(decodeURIComponent(new URL(request.url, 'http://localhost').pathname));
  } catch {
    return fail(400);
  }
  if (path.includes('\0')) return fail(400);
  if (path.endsWith('/')) path += 'index.html';
  let file = join(folder, path);  // normalize() of an absolute path cannot climb above it
  let found = await found_at(file);
  if (!found) return fail(404);

  const headers = {
    'content-type': kTypes[extname(file)] ?? 'application/octet-stream',
    'cache-control': kHashed.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'content-security-policy': "frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'vary': 'accept-encoding',
  };
  const accepted = String(request.headers['accept-encoding'] ?? '').split(',').map((part) => part.trim().split(';')[0]);
  for (const [coding, suffix] of kCodings) {
    const packed = accepted.includes(coding) ? await found_at(file + suffix) : null;
    if (!packed) continue;
    headers['content-encoding'] = coding;
    file += suffix;
    found = packed;
    break;
  }
  headers.etag = found.tag;
  if (request.headers['if-none-match'] === found.tag) return response.writeHead(304, headers).end();
  response.writeHead(200, { ...headers, 'content-length': found.size });
  if (request.method === 'HEAD') return response.end();
  createReadStream(file).on('error', () => response.destroy()).pipe(response);
}

/** Starts a server on 127.0.0.1 (port 0: any free one); gives {port, url, close}. */
export function serve(folder, port = 0) {
  const root = resolve(folder);
  const server = createServer((request, response) => {
    answer(root, request, response).catch(() => response.destroy());
  });
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => {
      const bound = server.address().port;
      const close = () => new Promise((closed) => { server.close(closed); server.closeAllConnections?.(); });
      done({ port: bound, url: `http://localhost:${bound}/`, close });
    });
  });
}

async function main() {
  let folder = 'build/site', port = null;
  const words = process.argv.slice(2);
  while (words.length) {
    const word = words.shift();
    if (word === '--port') port = Number(words.shift());
    else if (word.startsWith('--port=')) port = Number(word.slice(7));
    else folder = word;
  }
  if (port !== null && !(Number.isInteger(port) && port >= 0 && port < 65536)) {
    console.error('--port takes a number from 0 to 65535');
    process.exit(2);
  }
  let running;
  for (const candidate of port !== null ? [port] : [8080, 8081, 8082, 0]) {
    running = await serve(folder, candidate).catch((error) => error);
    if (running.url) break;
  }
  if (!running.url) {
    console.error(`cannot listen on port ${port}: ${running.code ?? running.message}`);
    process.exit(1);
  }
  console.log(`Orrery is at ${running.url}  (Ctrl+C ends)`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
