// The bots' worker, seen from the page: one worker with its own small engine, started at the first question. A worker that
// crashes is started once more with the same question; after that the question fails with a sentence.
import { on, post } from './bridge.js';

let worker = null;
/** @type {Map<any, {question: object, crashes: number}>} */
const jobs = new Map();

export function start_bots() {
  on('think', (question) => {
    jobs.set(question.job, { question, crashes: 0 });
    ask(question);
  });
  on('stop-thinking', ({ job, now }) => {
    if (!now) jobs.delete(job);
    worker?.postMessage({ type: 'stop', job, now: Boolean(now) });
  });
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
    if (data.crash) return crashed(made, data.crash);
    if (!jobs.delete(data.job)) return undefined; // nobody waits for it any more
    return post(data.move ? { type: 'bot-answer', job: data.job, move: data.move }
                          : { type: 'bot-failed', job: data.job, reason: data.reason });
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
    entry.crashes += 1;
    if (entry.crashes > 1) fail(job, reason);
    else ask(entry.question);
  }
}

function fail(job, reason) {
  jobs.delete(job);
  post({ type: 'bot-failed', job, reason: `The bot stopped working (${reason}).` });
}
