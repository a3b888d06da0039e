// The post by relays (protocols/post.md). Fetched when the first match needs it.
import { open_office } from './office.js';
import { Relays } from './relay.js';

/** `post` is that of bridge.js, `own` that of storage.js. Returns the handler for messages of C++. */
export function start_post({ post, own, relays }) {
  const memory = { get: (name) => own.get(`post/${name}`), set: (name, value) => own.set(`post/${name}`, value) };
  return open_office(post, (hear) => new Relays(relays, hear, { ask_time, memory }));
}

/** The time in seconds by the clock of the server that this page comes from. */
async function ask_time() {
  const answer = await fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' });
  return Math.floor(Date.parse(answer.headers.get('Date')) / 1000);
}
