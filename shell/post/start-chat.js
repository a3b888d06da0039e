// The post by the chat in which the page runs (protocols/post.md). Fetched at the start, because the chat may have
// games that this device lacks.
import * as say from '../say.js';
import { open_office } from './office.js';
import { Chat, opening_of } from './webxdc.js';

const kSettleMs = 1000; // C++ needs this time to say which matches it carries
const kLongestName = 40;

const clean = (name) => [...name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()].slice(0, kLongestName).join('') || say.somebody();

/**
 * `post` is that of bridge.js, `own` and `has_game` of storage.js, `notice` of notices.js. Returns the handler for
 * messages of C++.
 */
export function start_post({ post, own, has_game, notice, webxdc }) {
  const offers = new Map(); // number -> its notice, shown once per visit
  const left = new Set(own.get('post/left')?.split(' ')); // matches that were deleted here, or taken out of the post
  const offer = ({ number, text, name, is_own }) => {
    if (offers.has(number) || left.has(number) || has_game(number)) return;
    const link = opening_of(text);
    if (!link) return;
    const sentence = is_own ? say.lost_game() : say.game_in_chat(clean(name));
    const run = () => {
      offers.get(number).remove();
      post({ type: 'open-link', text: link, now: Date.now() });
    };
    offers.set(number, notice({ text: sentence, kind: 'info', action: { label: is_own ? say.bring_it_back() : say.open_it(), run } }));
  };
  const letters = new Map(); // number -> the newest letter, with the name of the first one's author
  const unknown = (letter) => {
    const { number, name, is_own } = letter, known = letters.get(number);
    letters.set(number, { ...letter, name: known?.name ?? name, is_own: is_own || known?.is_own === true });
    if (!known) setTimeout(() => offer(letters.get(number)), kSettleMs);
  };
  const hear = open_office(post, (heard) => new Chat(webxdc, { ...heard, unknown }, say.game_in_chat));
  return (message) => {
    if (message.type === 'mail') offers.get(message.number)?.remove();
    if (message.type === 'mail-stop') own.set('post/left', [...left.add(message.number)].join(' '));
    hear(message);
  };
}
