// Loads the games' own code. Games that are stored or linked to are loaded before the first board, all others soon
// after it, and a game that is needed earlier at once.
import { on, post } from './bridge.js';
import { is_english } from './language.js';
import { app_module, games_in } from './modules.js';
import { notice } from './notices.js';
import * as say from './say.js';

export const app = app_module();

export function start_games() {
  on('want-game', bring);
}

/**
 * Loads the games in `texts` (stored matches) and `link`. If there are any, or another language than English is spoken, it
 * also loads the part `later` at once: that one welcomes whoever opens a link, lists stored games, and reads words. Never
 * fails: a game that does not come is asked for again when it is needed.
 */
export function bring_known(texts, link) {
  const known = games_in(app.games(), texts, link);
  return Promise.allSettled([...known, ...(link || texts.length || !is_english ? ['later'] : [])].map((part) => app.load(part)));
}

/** Brings what is not here yet, one part after the other, so that the page stays free in between. Never fails. */
export async function bring_others() {
  for (const part of new Set(['later', ...app.names()])) {
    await app.load(part).catch(() => {}); // no network
    await new Promise((resolve) => { setTimeout(resolve); });
  }
}

async function bring({ game, title }) {
  try {
    await app.load(game);
    post({ type: 'game-here', game });
  } catch {
    const bar = notice({
      kind: 'warning', text: say.game_missing(title),
      action: { label: say.try_again(), run: () => { bar.remove(); bring({ game, title }); } },
    });
  }
}
