// The bots' worker, seen from the page: one worker that runs the page's module for itself, started at the first question. A worker that
// crashes is started once more with the same question; after that the question fails with a sentence.
import { on, post } from './bridge.js';

let worker = null;
/** @type {Map<any, {question: object, crashes: number, started: boolean, release: () => void}>} */
const jobs = new Map();
const kWaitedMs = 50, kNewsMs = 200, kPatienceMs = 5000;

export function start_bots() {
  const enter = (question, started) => {
    const entry = { question, crashes: 0, started, release: () => {} };
    jobs.set(question.job, entry);
    return entry;
  };
  on('think', (question) => think_alone(enter(question, false)));
  on('check-bot', (question) => ask(enter(question, true).question));
  on('stop-thinking', ({ job, now }) => {
    if (!now) end(job);
    worker?.postMessage({ type: 'stop', job, now: Boolean(now) });
  });
}

// Two tabs of one game ask for the same move: one of them thinks, the other hears of the answer through the storage.
async function think_alone(entry) {
  const { question } = entry;
  const think = () => {
    entry.started = true;
    ask(question);
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
    if (jobs.get(question.job) === entry && !entry.started) think(); // the other tab sleeps, or locks are denied
  }
}

function end(job) {
  const entry = jobs.get(job);
  jobs.delete(job);
  entry?.release();
}

function ask(question) {
  try {
    worker ??= start_worker();
    worker.postMessage(question);
  } catch (error) {
    fail(question.job, error.message);
  }
}

function start_worker() {
  const made = new Worker(new URL('./bot-worker.js', import.meta.url), { type: 'module' });
  made.onmessage = ({ data }) => {
    if (data.crash) {
      crashed(made, data.crash);
      return;
    }
    if (!jobs.has(data.job)) return;
    post(data.move ? { type: 'bot-answer', job: data.job, move: data.move }
                   : { type: 'bot-failed', job: data.job, reason: data.reason });
    end(data.job); // after the answer is stored, so that a waiting tab knows it
  };
  made.onerror = (event) => {
    event.preventDefault();
    crashed(made, event.message || 'its program did not load');
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
    else ask(entry.question);
  }
}

function fail(job, reason) {
  end(job);
  post({ type: 'bot-failed', job, reason: `The bot stopped working (${reason}).` });
}
