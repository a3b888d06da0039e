// The bots' worker. It thinks in slices of 50 ms and listens in between, so that "stop" works. It answers one question
// at a time. It runs the same module as the page, without the front end: no main, no canvas. In a game by link, every
// device computes the bot's move from the record. There a thought may be dropped but not cut short, which would give
// another answer than on the other devices. A survey sends what it has found so far.
import create_app from './app.mjs';
import { app_module, games_in } from './modules.js';

const kQuick = /^(random|novice)/; // levels that search in Rise only, whose search is in its own part
const kSliceMs = 50, kSignMs = 1000, kNewsMs = 250;
const modules = app_module();
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
    // The part `later` holds the secrets of games by link, the questions about finished matches, and search.
    if (!question.link.startsWith('1') || question.type !== 'think' || !kQuick.test(question.level)) parts.push('later');
    const [bot] = await Promise.all([bot_arrives, ...parts.map((part) => modules.load(part))].map(arrives));
    const answer = await think(bot, question, thinking);
    if (answer) self.postMessage({ job: question.job, ...answer });
  } catch (error) {
    self.postMessage({ crash: error?.message ?? String(error) });
  }
  thinking = null;
  next();
}

// Returns {move}, {reason} (empty: it found no move), or null if it was stopped and nobody wants an answer.
async function think(bot, { job, type, link, seat, level, seed, ply }, state) {
  let told = performance.now(), shown = told;
  const tell = () => self.postMessage({ alive: job, thinks: true });
  tell();
  const words = { 'check-bot': () => ['check', ply.toString(16), link], idea: () => ['idea', ply.toString(16), link],
                  survey: () => ['survey', link], think: () => [seat, level, seed, link] }[type]();
  const text = new TextEncoder().encode(words.join(' '));
  const place = bot._bot_buffer(text.length);
  bot.HEAPU8.set(text, place); // read HEAPU8 each time: memory that grows gets a new array
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
  return bot._bot_answer() > 0 ? { move: read(bot) } : { reason: '' };
}

// The bot's text is in its buffer and ends with a zero.
function read(bot) {
  const from = bot._bot_buffer(0);
  return new TextDecoder().decode(bot.HEAPU8.slice(from, bot.HEAPU8.indexOf(0, from)));
}

function stop({ job, now }) {
  const at = queue.findIndex((question) => question.job === job);
  if (at >= 0 && !now) queue.splice(at, 1);
  if (thinking?.job === job) thinking.stopped = now ? 'now' : 'drop';
}

// Lets waiting messages be handled first. A message to ourselves comes without the delay of a timer.
const { port1, port2 } = new MessageChannel();
function breathe() {
  return new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(0);
  });
}
