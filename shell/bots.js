// The page's side of the bots' worker. There is one worker, started at the first question; it runs the page's module
// for itself. If the worker crashes or falls silent, it is started once more with the same question. After that the
// question fails with a sentence.
import { on, post } from './bridge.js';
import { kAbsent } from './modules.js';
import * as say from './say.js';

let worker = null;
/** @type {Map<any, {question: object, crashes: number, started: boolean, hurried: boolean, release: () => void}>} */
const jobs = new Map();
const kWaitedMs = 50, kNewsMs = 200, kPatienceMs = 5000;
const kTickMs = 1000; // ticks are counted, not measured: a page that slept has not waited
const kSilentMs = 20000, kArrivingMs = 60000; // while it thinks; while its program is still arriving
let silence = 0, patience = kArrivingMs, watch = 0;

export function start_bots() {
  const enter = (question, started) => {
    const entry = { question, crashes: 0, started, hurried: false, release: () => {} };
    jobs.set(question.job, entry);
    return entry;
  };
  on('think', (question) => think_alone(enter(question, false)));
  for (const type of ['check-bot', 'idea', 'survey']) on(type, (question) => ask(enter(question, true)));
  on('stop-thinking', ({ job, now }) => {
    if (!now) end(job);
    else if (jobs.has(job)) jobs.get(job).hurried = true;
    worker?.postMessage({ type: 'stop', job, now: Boolean(now) });
  });
}

// Two tabs with the same game ask for the same move. One of them thinks; the other gets the answer through the storage.
async function think_alone(entry) {
  const { question } = entry;
  const think = () => {
    entry.started = true;
    ask(entry);
  };
  if (!navigator.locks) {
    think();
    return;
  }
  const asked = performance.now();
  const turn = async () => {
    if (performance.now() - asked > kWaitedMs) await new Promise((go) => setTimeout(go, kNewsMs));
    if (jobs.get(question.job) !== entry) return;
    const done = new Promise((resolve) => { entry.release = resolve; });
    think();
    await done;
  };
  try {
    await navigator.locks.request(`orrery bot ${question.link}`, { signal: AbortSignal.timeout(kPatienceMs) }, turn);
  } catch {
    if (jobs.get(question.job) === entry && !entry.started) think(); // the other tab sleeps, or this browser denies locks
  }
}

function end(job) {
  const entry = jobs.get(job);
  jobs.delete(job);
  entry?.release();
}

function ask({ question, hurried }) {
  const { job } = question;
  try {
    if (!watch) silence = 0;
    worker ??= start_worker();
    worker.postMessage(question);
    if (hurried) worker.postMessage({ type: 'stop', job, now: true });
    watch ||= setInterval(listen, kTickMs);
  } catch (error) {
    fail(job, say.bot_broke(error.message));
  }
}

const is_asked = () => [...jobs.values()].some(({ started }) => started);

// Counts the silence of a worker that has a question. Every message from it ends the silence: `alive` comes with every
// part of its program that arrives, and every second while it thinks.
function listen() {
  if (!is_asked()) {
    clearInterval(watch);
    watch = 0;
    return;
  }
  silence += kTickMs;
  if (worker && silence >= patience) crashed(worker, say.bot_silent());
}

function start_worker() {
  const made = new Worker(new URL('./bot-worker.js', import.meta.url), { type: 'module' });
  silence = 0;
  patience = kArrivingMs;
  made.onmessage = ({ data }) => {
    if (made !== worker) return;
    silence = 0;
    if (data.alive) patience = data.thinks ? kSilentMs : kArrivingMs;
    if (data.crash) {
      crashed(made, say.bot_broke(data.crash === kAbsent ? say.bot_part_missing() : data.crash));
      return;
    }
    if (!jobs.has(data.job)) return;
    if (data.glance) {
      post({ type: 'bot-glance', job: data.job, move: data.glance });
      return;
    }
    post(data.move ? { type: 'bot-answer', job: data.job, move: data.move }
                   : { type: 'bot-failed', job: data.job, reason: data.reason || say.bot_found_nothing() });
    end(data.job); // after the answer is stored, so that a waiting tab finds it
  };
  made.onerror = (event) => {
    event.preventDefault();
    crashed(made, say.bot_broke(event.message || say.bot_not_loaded()));
  };
  return made;
}

function crashed(which, reason) {
  if (which !== worker) return;
  worker.terminate();
  worker = null;
  for (const [job, entry] of jobs) {
    if (!entry.started) continue;
    entry.crashes += 1;
    if (entry.crashes > 1) fail(job, reason);
    else ask(entry);
  }
}

function fail(job, reason) {
  end(job);
  post({ type: 'bot-failed', job, reason });
}
