// The games' own code on the page: there at boot for the games that are stored or linked to, soon after the first board for
// all others, and at once for one that is wanted earlier.
import { on, post } from './bridge.js';
import { games_in, Modules } from './modules.js';
import { notice } from './notices.js';

export const app = new Modules('app.wasm', __APP_PARTS__);

export function start_games() {
  on('want-game', bring);
}

/**
 * Never fails: a game that does not come now is asked for again when it is wanted. Whoever opens a link is welcomed, and
 * what is stored is read and listed by what others get later.
 */
export function bring_known(texts, link) {
  const known = games_in(app.games(), texts, link);
  return Promise.allSettled([...known, ...(link || texts.length ? ['later'] : [])].map((part) => app.load(part)));
}

export function bring_others() {
  return Promise.allSettled(app.games().map((game) => app.load(game)));
}

async function bring({ game, title }) {
  try {
    await app.load(game);
    post({ type: 'game-here', game });
  } catch {
    const bar = notice({
      kind: 'warning', text: `${title} didn’t arrive. Check the connection; your games are safe.`,
      action: { label: 'Try again', run: () => { bar.remove(); bring({ game, title }); } },
    });
  }
}
