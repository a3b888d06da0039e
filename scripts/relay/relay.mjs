// A relay of the Nostr network: keeps letters of matches whose turns travel by themselves, and hands them on
// (protocols/post.md).     node scripts/relay/relay.mjs [--port N] [--host ADDRESS] [--file FILE]
// runs one alone, reachable only from this machine unless --host names another address. scripts/serve.mjs runs one
// beside the page, at /relay. It sees only keys and encrypted text.
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { NostrRelay } from '@nostr-relay/core';
import { Validator } from '@nostr-relay/validator';
import { WebSocketServer } from 'ws';
import { Events } from './events.mjs';

const kMostBytes = 1 << 17; // per message
const kMostConnections = 1000;
const kMostMessages = 600; // per connection and minute
const kMostAhead = 15 * 60; // seconds; an event with a later time would block its slot until then

/** Answers web sockets of `server` at `path`. `file` stores the events of this relay only. Returns {close}. */
export function relay_on(server, { path = '/', file = ':memory:' } = {}) {
  rmSync(`${file}.lock`, { recursive: true, force: true }); // left by a relay that was killed
  const events = new Events(file);
  const relay = new NostrRelay(events, { filterResultCacheTtl: 0 });
  relay.register({ beforeHandleEvent: refuse_the_future });
  const validator = new Validator({ maxContentLength: kMostBytes });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: kMostBytes });
  server.on('upgrade', (request, socket, head) => {
    if (new URL(request.url, 'http://localhost').pathname !== path || sockets.clients.size >= kMostConnections) return socket.destroy();
    sockets.handleUpgrade(request, socket, head, (client) => listen(relay, validator, client));
  });
  return {
    async close() {
      for (const client of sockets.clients) client.terminate();
      await relay.destroy();
      await events.destroy();
    },
  };
}

function refuse_the_future({ created_at }) {
  const ahead = created_at - Date.now() / 1000;
  return ahead > kMostAhead ? { canHandle: false, message: 'invalid: created_at is too far in the future' } : { canHandle: true };
}

function listen(relay, validator, client) {
  let messages = 0, minute = 0;
  relay.handleConnection(client);
  client.on('message', async (data) => {
    const now = Math.floor(Date.now() / 60000);
    if (now !== minute) (minute = now, messages = 0);
    messages += 1;
    if (messages > kMostMessages) return client.send(JSON.stringify(['NOTICE', 'rate-limited: too many messages, slow down']));
    try {
      await relay.handleMessage(client, await validator.validateIncomingMessage(data));
    } catch (error) {
      client.send(JSON.stringify(['NOTICE', `invalid: ${error.message}`]));
    }
  });
  client.on('close', () => relay.handleDisconnect(client));
  client.on('error', () => client.terminate());
}

async function main() {
  const options = { port: '7447', host: '127.0.0.1', file: ':memory:' };
  for (let at = 2; at < process.argv.length; at += 2) options[process.argv[at].replace(/^--/, '')] = process.argv[at + 1];
  const server = createServer((_, response) => response.writeHead(426, { 'content-type': 'text/plain' }).end('A relay: connect with a web socket.\n'));
  server.listen(Number(options.port), options.host, () => {
    relay_on(server, { file: options.file });
    console.log(`The relay listens on port ${options.port}  (Ctrl+C ends)`);
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
