// Serves the built site on localhost: node scripts/serve.mjs [FOLDER] [--port N] [--relay FILE] [--no-relay].
// Browser tests import `serve`. Files with a .br or .gz twin go out compressed, with the headers that scripts/pack.mjs
// gives to other servers. With --relay a relay for turns that travel by themselves runs beside the page at the address
// /relay. FILE keeps its letters; PORT in the name stands for the port, since each server needs its own file.
import { createServer } from 'node:http';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join, normalize, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { headers_of, type_of } from './headers.mjs';
import { kConfigured, with_relays } from './relay/page.mjs';

const kRelayPath = '/relay';
const kCodings = [['br', '.br'], ['gzip', '.gz']];

async function found_at(path) {
  const found = await stat(path).catch(() => null);
  return found?.isFile() ? { size: found.size, tag: `"${Math.floor(found.mtimeMs).toString(36)}-${found.size.toString(36)}"` } : null;
}

/** The page for an address that does not exist: 404.html of the nearest folder above. A site in a folder has its own. */
async function lost_page(folder, path) {
  for (let above = dirname(path); ; above = dirname(above)) {
    const file = join(folder, above, '404.html');
    if (await found_at(file)) return file;
    if (above === '/') return null;
  }
}

/** Answers with a file that names the relay beside the page. The relay's host is the one that the request names. */
async function answer_with_relay(folder, name, request, response) {
  const host = /^[\w.:[\]-]+$/.test(request.headers.host ?? '') ? request.headers.host : 'localhost';
  const site = await Promise.all(kConfigured.map(async (one) => [one, await readFile(join(folder, one), 'utf8')]));
  const text = with_relays(Object.fromEntries(site), [`ws://${host}${kRelayPath}`])[name];
  response.writeHead(200, { 'content-type': type_of(name), ...headers_of(name), 'content-length': Buffer.byteLength(text) });
  response.end(request.method === 'HEAD' ? undefined : text);
}

async function answer(folder, request, response, has_relay) {
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
  let file = join(folder, path);  // a normalized absolute path cannot climb above the folder
  let found = await found_at(file);
  const status = found ? 200 : 404;
  if (!found) {
    file = await lost_page(folder, path);
    if (!file) return fail(404);
    found = await found_at(file);
  }

  const name = path.slice(1);
  if (has_relay && kConfigured.includes(name)) return answer_with_relay(folder, name, request, response);
  const headers = { 'content-type': type_of(file), ...headers_of(file) };
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
  if (status === 200 && request.headers['if-none-match'] === found.tag) return response.writeHead(304, headers).end();
  response.writeHead(status, { ...headers, 'content-length': found.size });
  if (request.method === 'HEAD') return response.end();
  createReadStream(file).on('error', () => response.destroy()).pipe(response);
}

/**
 * Starts a server on 127.0.0.1 (port 0: any free one). Returns {port, url, close}. `relay`: the file in which a relay
 * beside the page keeps its letters; without it there is no relay.
 */
export async function serve(folder, port = 0, { relay = null } = {}) {
  const root = resolve(folder);
  const server = createServer((request, response) => {
    answer(root, request, response, relay !== null).catch(() => response.destroy());
  });
  const { relay_on } = relay === null ? {} : await import('./relay/relay.mjs');
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => {
      const bound = server.address().port;
      const letters = relay_on?.(server, { path: kRelayPath, file: relay.replace('PORT', bound) });
      const close = async () => {
        await letters?.close();
        await new Promise((closed) => { server.close(closed); server.closeAllConnections?.(); });
      };
      done({ port: bound, url: `http://localhost:${bound}/`, close });
    });
  });
}

async function main() {
  let folder = 'build/site', port = null, relay = null;
  const words = process.argv.slice(2);
  while (words.length) {
    const word = words.shift();
    if (word === '--port') port = Number(words.shift());
    else if (word.startsWith('--port=')) port = Number(word.slice(7));
    else if (word === '--relay') relay = words.shift();
    else if (word === '--no-relay') relay = null;
    else folder = word;
  }
  if (port !== null && !(Number.isInteger(port) && port >= 0 && port < 65536)) {
    console.error('--port takes a number from 0 to 65535');
    process.exit(2);
  }
  let running;
  for (const candidate of port !== null ? [port] : [8080, 8081, 8082, 0]) {
    running = await serve(folder, candidate, { relay }).catch((error) => error);
    if (running.url) break;
  }
  if (!running.url) {
    console.error(`cannot listen on port ${port}: ${running.code ?? running.message}`);
    process.exit(1);
  }
  console.log(`Orrery is at ${running.url}  (Ctrl+C ends)`);
  if (relay !== null) console.log('Turns travel by themselves between its windows. --no-relay leaves that out.');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
