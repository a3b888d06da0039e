// The bots' worker: thinks in slices of 50 ms and listens in between, so that "stop" works. One question at a time. It runs
// the page's own module, without its front end: no main, no canvas. In a game by link whose bots follow its record a thought
// may be dropped, but not cut short: it would be another answer than everybody else comes to. A survey tells on its way what it has so far.
import create_app from './app.mjs';
import { games_in, Modules } from './modules.js';

const kSliceMs = 50, kSignMs = 1000, kNewsMs = 250;
const modules = new Modules('app.wasm', __APP_PARTS__);
const bot_arrives = modules.run(create_app, { noInitialRun: true, has_game: (game) => modules.has(game), print: () => {} });
/** @type {object[]} */
const queue = [];
let thinking = null;

self.onmessage = ({ data }) => {
  if (data.type === 'stop') stop(data);
  else queue.push(data);
  if (!thinking) next();
};

async function next() {
  const question = queue.shift();
  if (!question) return;
  thinking = { job: question.job, stopped: null };
  const arrives = (part) => part.then((what) => { self.postMessage({ alive: question.job }); return what; });
  try {
    const parts = games_in(modules.games(), [], question.link);
    // a game by link: its seats are bound to secrets; and what is asked about a match that is over
    if (!question.link.startsWith('1') || question.type !== 'think') parts.push('later');
    const [bot] = await Promise.all([bot_arrives, ...parts.map((part) => modules.load(part))].map(arrives));
    const answer = await think(bot, question, thinking);
    if (answer) self.postMessage({ job: question.job, ...answer });
  } catch (error) {
    self.postMessage({ crash: error?.message ?? String(error) });
  }
  thinking = null;
  next();
}

// Gives {move}, {reason}, or nothing when it was stopped and nobody wants an answer.
async function think(bot, { job, type, link, seat, level, seed, ply }, state) {
  let told = performance.now(), shown = told;
  const tell = () => self.postMessage({ alive: job, thinks: true });
  tell();
  const words = { 'check-bot': () => ['check', ply.toString(16), link], idea: () => ['idea', ply.toString(16), link],
                  survey: () => ['survey', link], think: () => [seat, level, seed, link] }[type]();
  const text = new TextEncoder().encode(words.join(' '));
  const place = bot._bot_buffer(text.length);
  bot.HEAPU8.set(text, place); // HEAPU8 anew each time: memory that grew is another array
  const opened = bot._bot_open(place, text.length);
  if (opened === 1) return { reason: read(bot) };
  while (bot._bot_step(kSliceMs) === 0) {
    await breathe();
    if (performance.now() - told > kSignMs) {
      told = performance.now();
      tell();
    }
    if (type === 'survey' && performance.now() - shown > kNewsMs) {
      shown = performance.now();
      if (bot._bot_answer() > 0) self.postMessage({ job, glance: read(bot) });
    }
    if (state.stopped === 'drop') return null;
    if (state.stopped === 'now' && opened === 0) break;
  }
  return bot._bot_answer() > 0 ? { move: read(bot) } : { reason: 'It found no move.' };
}

// The bot's text stands in its buffer, ended by a zero.
function read(bot) {
  const from = bot._bot_buffer(0);
  return new TextDecoder().decode(bot.HEAPU8.slice(from, bot.HEAPU8.indexOf(0, from)));
}

function stop({ job, now }) {
  const at = queue.findIndex((question) => question.job === job);
  if (at >= 0 && !now) queue.splice(at, 1);
  if (thinking?.job === job) thinking.stopped = now ? 'now' : 'drop';
}

// A message to ourselves lets those that wait come first, without the delay of a timer.
const { port1, port2 } = new MessageChannel();
function breathe() {
  return new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(0);
  });
}
