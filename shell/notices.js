// Sentences above the table that can be dismissed, and the live region for screen readers.
import { command, on } from './bridge.js';
import * as say from './say.js';

const kMost = 3; // an info pushes out no warning, so there may be one more
const kInfoMs = 12000, kReadMs = 3000;

export function start_notices() {
  new MutationObserver(arrange).observe(document.getElementById('notices'), { childList: true });
  on('notice', ({ rules, ...what }) => notice(rules ? { ...what, action: to_the_rule(rules) } : what));
  on('say', ({ text }) => speak(text));
}

/**
 * Shows a sentence. An info disappears after a while, or once it had time to be read and another waits. Warnings and
 * errors stay until they are closed. Only the newest is in sight, and above an info the newest warning or error; the
 * one before it comes back when that has gone.
 * @param {{text: string, kind?: 'info' | 'warning' | 'error', action?: {label: string, run: () => void}}} what
 */
export function notice({ text, kind = 'info', action = null }) {
  const shelf = document.getElementById('notices');
  const twin = [...shelf.children].find((bar) => bar.dataset.text === text);
  if (twin) {
    if (twin.hidden) shelf.append(twin);
    arrange();
    return twin;
  }
  if (kind === 'info') shelf.querySelectorAll('.read:not(:hover):not(:focus-within)').forEach((read) => read.remove());
  const bar = document.createElement('div');
  bar.hidden = true;
  bar.className = `notice ${kind}`;
  bar.dataset.text = text;
  bar.setAttribute('role', kind === 'error' ? 'alert' : 'status');
  const sentence = document.createElement('p');
  bar.append(sentence);
  if (action) bar.append(button(action.label, 'act', action.run));
  bar.append(button(say.close(), 'close', () => bar.remove()));
  shelf.append(bar);
  while (shelf.children.length > kMost + (kind === 'info' ? 1 : 0)) (shelf.querySelector('.info:not(:last-child)') ?? shelf.firstElementChild).remove();
  arrange();
  return bar;
}

function arrange() {
  const shelf = document.getElementById('notices'), grave = [...shelf.querySelectorAll('.notice:not(.info)')].pop();
  for (const bar of shelf.children) {
    const was_hidden = bar.hidden;
    bar.hidden = bar !== grave && bar !== shelf.lastElementChild;
    if (was_hidden && !bar.hidden) show(bar);
  }
}

function show(bar) {
  bar.firstElementChild.textContent = bar.dataset.text; // set when it can be seen, so that it is spoken
  if (bar.classList.contains('info') && !bar.querySelector('.act')) fade(bar);
}

// Speaks through the polite live region. A repeated sentence is spoken again.
function speak(text) {
  const voice = document.getElementById('voice');
  voice.textContent = '';
  setTimeout(() => { voice.textContent = text; }, 30);
}

// A refusal names a ruling or a section of the rules.
const to_the_rule = ({ game, at }) => ({ label: /^R\d/.test(at) ? say.read_ruling(at) : say.read_rule(), run: () => command('rules', { game, at }) });

// Time counts only while the bar is in sight.
function fade(bar) {
  const shown = bar.dataset.shown = String(performance.now());
  const go = () => {
    if (bar.hidden || bar.dataset.shown !== shown) return;
    if (bar.matches(':hover, :focus-within')) setTimeout(go, 2000);
    else bar.remove();
  };
  setTimeout(() => {
    bar.classList.add('read');
    if (bar.parentElement?.querySelector('.info[hidden]')) go();
  }, kReadMs);
  setTimeout(go, kInfoMs);
}

function button(label, name, run) {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = name;
  made.textContent = label;
  made.addEventListener('click', run);
  return made;
}
