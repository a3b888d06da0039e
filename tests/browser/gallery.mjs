// Pictures of every game at its hardest decisions, in windows of all sizes, to be looked at:
// node tests/browser/gallery.mjs [--only GAME] [--site FOLDER] [--windows wide,phone,large,short] [--language de]. They go
// to build/screenshots/table. In another language the page is loaded again for each picture. No test runs this. A match is
// played by words with the same luck each time until a decision comes; then the window takes each of its sizes. What never
// comes is named at the end.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../../scripts/games.mjs';
import { Bench } from './bench.mjs';
import { by_words, outline_of, play, settled } from './match.mjs';
import { canvas_alone } from './rise.mjs';
import { starter } from './whole_games.mjs';

// Of each game: the name of a decision, and what its heading says. `chosen`: a choice is made first, whose tokens match.
const kDecisions = {
  kardashev: [
    ['role', /choose a role/i],
    ['bid', /bid up to/i],
    ['slot', /position in the turn order/i],
    ['action', /take an action/i],
    ['tree', /take an action/i, /^research$|^research /],
    ['fleets', /take an action/i, /^move/],
    ['payment', /pay \d/i],
  ],
  ozymandias: [
    ['plan', /choose a leader/i],
    ['activate', /activate a fleet/i],
    ['routes', /what should /i, /^move/],
    ['war', /draft up to|left over|claim the colony/i],
  ],
  cosmos: [
    ['race', /race you keep/i],
    ['planet', /choose a planet/i],
    ['move', /move or invade/i],
    ['invade', /call support|choose a card against|take sides|play reinforcements/i],
    ['trade', /trade/i],
    ['offer', /trade/i, /^offer/],
  ],
  rise: [
    ['swap', /swap any cards/i],
    ['bid', /bid for/i],
    ['turn', /expand, play an event/i],
    ['place', /place a /i],
    ['preserve', /bid to preserve/i],
  ],
  prosper: [
    ['settle', /settle a planet/i],
    ['move', /move ships or end/i],
    ['chosen', /move ships or end/i, /^move/],
  ],
};
// What is chosen first, if it is offered, where matches seldom come to a decision by themselves.
const kRather = {
  kardashev: [/^research (terraform|accretion-device|encryption)/, /^research$/, /^harvest/],
  cosmos: [/^offer/, /^accept/],
};
// A match with these options is set up; other games begin with "Play now".
const kOptions = { cosmos: { trade: 'on' } };
const kNumbers = { kardashev: ({ low, high }) => Math.min(high, low + 2) }; // a bid for which payments differ
const kLucks = [20150415, 7, 2026]; // a match with the next luck shows what did not come with the one before
const kWindows = {
  wide: [{ width: 1440, height: 900 }, { width: 1280, height: 800 }],
  phone: [{ width: 390, height: 844 }, { width: 360, height: 640 }, { width: 844, height: 390 }],
  large: [{ width: 2560, height: 1440 }],
  short: [{ width: 640, height: 400 }],
};

const root = new URL('../..', import.meta.url).pathname;
const options = { only: '', site: join(root, 'build/site'), windows: 'wide,phone', language: 'en' };
for (let at = 2; at < process.argv.length; at += 2) options[process.argv[at].replace(/^--/, '')] = process.argv[at + 1];
const shots = join(root, 'build/screenshots', options.language === 'en' ? 'table' : `table-${options.language}`);
mkdirSync(shots, { recursive: true });

const bench = await Bench.start({ root, site: options.site, shots });
const missing = [];

async function take(player, name, sizes) {
  await canvas_alone(player);
  for (const size of sizes) {
    await player.page.setViewportSize(size);
    await player.close_infos();
    await player.page.mouse.move(0, 0);
    await player.look();
    await player.still();
    await player.shot(`${name}-${size.width}x${size.height}`);
  }
  await player.page.setViewportSize(sizes[0]);
  await player.words();
}

/** Loads the page again in a language. */
async function speak(player, language) {
  if (options.language === 'en') return;
  await player.page.evaluate((id) => localStorage.setItem('orrery/page/language', id), language);
  await player.page.reload();
  await settled(player);
}

/** Plays one match, and takes out of `wanted` what came. */
async function gallery(game, title, window, wanted, luck) {
  const sizes = kWindows[window];
  const prepare = `crypto.getRandomValues = (words) => words.fill(${luck});`;
  const player = await bench.open({ ...sizes[0], touch: window === 'phone', prepare });
  if (kOptions[game]) await starter(title, kOptions[game])(player, { second: 'Person here' }); // a bot's matches are over too soon
  else await player.choose(`Play ${title} now`);
  await settled(player);
  await player.words();
  const way = by_words(player, { count: kNumbers[game] ?? (({ low }) => low) });
  const heading = async () => (await outline_of(player)).find(({ kind, level }) => kind === 'heading' && level === 1).text;
  while (wanted.length > 0) {
    let said = '', is_choice = false, question = '';
    const state = await play(player, {
      ...way,
      choose: async (node) => {
        const offered = (await outline_of(player)).filter((one) => one.kind === 'button' && one.command === 'choose' && !one.disabled);
        const rather = (kRather[game] ?? []).map((what) => offered.find(({ args }) => what.test(args.tokens))).find(Boolean);
        await way.choose(rather ?? node);
      },
      settled: async () => {
        const now = await settled(player);
        said = await heading();
        // Where the usual answer is chosen at once, the question is new.
        const asked = `${now.ply} ${now.pending}`;
        is_choice = now.mode === 'choose' && (now.chosen === '' || asked !== question);
        question = asked;
        return now;
      },
    }, { stop: () => is_choice && wanted.some(([, when]) => when.test(said)), moves_a_turn: 3 });
    if (state.over) break;
    const at = wanted.findIndex(([, when]) => when.test(said));
    const [[name, , chosen]] = wanted.splice(at, 1);
    await speak(player, options.language);
    if (chosen) {
      const step = (await outline_of(player)).find((node) => node.command === 'choose' && chosen.test(node.args.tokens));
      if (step) await way.choose(step);
      await settled(player);
    }
    await take(player, `${game}-${name}`, sizes);
    if (chosen) {
      await player.keys('Escape');
      for (let step = 0; step < 4 && (await player.state()).chosen !== ''; step += 1) {
        const back = (await outline_of(player)).find((node) => node.command === 'back' || node.command === 'undo');
        if (!back) break;
        await way.command(back);
        await settled(player);
      }
    }
    await speak(player, 'en');
  }
  await player.page.context().close();
}

for (const { id, title } of games()) {
  if (options.only && id !== options.only) continue;
  for (const window of options.windows.split(',')) {
    const wanted = [...kDecisions[id]];
    let error = null;
    for (const luck of kLucks) {
      if (wanted.length === 0 || error) break;
      error = await bench.run(`gallery of ${id}`, () => gallery(id, title, window, wanted, luck), 270000);
    }
    missing.push(...wanted.map(([name]) => `${id}: ${name} (${window})`));
    if (error) missing.push(`${id} (${window}): ${String(error.message).slice(0, 300)}`);
    console.log(`${id} ${window} ${new Date().toISOString().slice(11, 19)}`);
  }
}
await bench.stop();
console.log(missing.length ? `never came: ${missing.join(', ')}` : 'all came');
