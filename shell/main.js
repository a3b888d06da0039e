// Boot, as a list. Everything that takes time starts at once: module, WebAssembly and fonts are already being fetched
// (preloads in index.html) when this runs.
import { fragment, take_fragment } from './address.js'; // first: a seat's code must not stay in the address
import { start_bots } from './bots.js';
import { bring_text, start_text } from './bring-text.js';
import { command, connect, on, post, probe, receive } from './bridge.js';
import { bring_dialog, start_dialogs } from './dialogs.js';
import { start_environment } from './environment.js';
import { start_files } from './files.js';
import { app as modules, bring_known, bring_others, start_games } from './games.js';
import { start_history } from './history.js';
import { fit, listen } from './input.js';
import { is_english, language, languages, start_language, translate } from './language.js';
import { chat, start_mail } from './mail.js';
import { notice, start_notices } from './notices.js';
import { broken, did_not_start, watch_canvas, watch_faults } from './rescue.js';
import { open_again, start_rulebook } from './rulebook.js';
import { start_settings } from './settings.js';
import { give_context, start_graphics } from './start-graphics.js';
import { start_share } from './share.js';
import { load, start_storage } from './storage.js';

const kFonts = { 'text.otf': 'fonts/text.otf', 'title.otf': 'fonts/title.otf' };
const kMoreFonts = { 'more.otf': 'fonts/more.otf' }; // letters of people's names
const kOtherFonts = { ...kMoreFonts, 'title-more.otf': 'fonts/title-more.otf' }; // and those of other languages, and of other languages

window.orrery = probe;

async function boot() {
  const canvas = document.getElementById('canvas');
  const graphics_start = start_graphics();
  const module_arrives = import('./app.mjs');
  const give_words = await translate({ modules, post });
  start_notices();
  watch_faults();
  const stored = load();
  const texts = Object.values(stored.values), wants_more_letters = !is_english || texts.length > 0 || fragment() !== '';
  const fonts_arrive = fetch_fonts({ ...kFonts, ...(is_english ? wants_more_letters && kMoreFonts : kOtherFonts) });
  const games_arrive = bring_known(texts, fragment());
  start_dialogs();
  start_share();
  start_bots();
  start_files();
  start_games();
  start_text();
  start_rulebook();
  start_settings();
  start_language();
  start_mail();
  start_history(open_again);
  for (const name of ['home', 'settings']) document.getElementById(name).addEventListener('click', () => command(name));

  const { default: create_app } = await module_arrives;
  const fonts = await fonts_arrive;
  await graphics_start;
  fit(canvas); // before the canvas has a context: resizing later would make a new drawing buffer
  give_context(canvas);
  await others_first();
  const has_game = (game) => modules.has(game);
  const app = await modules.run(create_app, { canvas, fonts, receive, has_game, print: () => {}, onAbort: broken });
  await games_arrive;
  const words = await give_words?.() ?? [];
  await others_first();
  const environment = await start_environment(canvas, stored.state, 'text.otf' in fonts);
  start_storage(environment.set_storage);
  connect(app, broken);
  post({
    type: 'boot', storage: stored.values, link: take_fragment(), reloaded: reloaded(), now: Date.now(),
    random: random_hex(2) || Date.now().toString(16), entropy: random_hex(16), env: environment.now(), words, languages, language,
  });
  app._orrery_resize(...fit(canvas));
  do await others_first(); while (app._orrery_prepare());
  await others_first();
  app._orrery_draw();
  listen(app, canvas);
  watch_canvas(canvas, environment);
  window.starting.up();
  performance.mark('first-board');
  await others_first();
  bring_text().catch(() => {}); // no network: a press on "Play as text" says so
  bring_dialog();
  bring_others().then(() => app._orrery_wake()); // the small pictures of games wait for their parts
  if (!wants_more_letters) bring_more_fonts(app, fonts);
  if (chat()) return; // the messenger keeps the page itself
  import('./offline.js').then(({ start_offline }) => start_offline({ on, post, notice })).catch(() => {}); // no network
}

// Splits the long start into several tasks, so that presses and scrolling are handled in between.
const others_first = () => new Promise((resolve) => { setTimeout(resolve); });

/** Fetches the fonts. One that does not arrive is left out; without text.otf only the text table is shown. */
async function fetch_fonts(wanted) {
  const fonts = {};
  await Promise.all(Object.entries(wanted).map(async ([name, address]) => {
    try {
      const answer = await fetch(new URL(address, document.baseURI));
      if (answer.ok) fonts[name] = new Uint8Array(await answer.arrayBuffer());
    } catch {
      // no network
    }
  }));
  return fonts;
}

// The object `fonts` is what the module looks into.
async function bring_more_fonts(app, fonts) {
  Object.assign(fonts, await fetch_fonts(kMoreFonts));
  app._orrery_fonts();
}

const reloaded = () => performance.getEntriesByType('navigation')[0]?.type === 'reload';

// Random bits as hexadecimal text; empty if this browser gives none.
function random_hex(words) {
  const numbers = globalThis.crypto?.getRandomValues(new Uint32Array(words)) ?? [];
  return [...numbers].map((number) => number.toString(16).padStart(8, '0')).join('');
}

boot().catch(did_not_start);
