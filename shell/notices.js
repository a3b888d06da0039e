// Sentences above the table that can be dismissed, one at a time, and the live region for screen readers.
import { command, on } from './bridge.js';

const kMost = 3;
const kInfoMs = 12000, kReadMs = 3000;

export function start_notices() {
  new MutationObserver(show_next).observe(document.getElementById('notices'), { childList: true });
  on('notice', ({ rules, ...what }) => notice(rules ? { ...what, action: to_the_rule(rules) } : what));
  on('say', ({ text }) => say(text));
}

/**
 * Shows a sentence. An info disappears after a while, or once it had time to be read and another waits. Warnings and
 * errors stay until they are closed. Only the newest is in sight; the one before it comes back when that has gone.
 * @param {{text: string, kind?: 'info' | 'warning' | 'error', action?: {label: string, run: () => void}}} what
 */
export function notice({ text, kind = 'info', action = null }) {
  const shelf = document.getElementById('notices');
  const twin = [...shelf.children].find((bar) => bar.dataset.text === text);
  if (twin) {
    if (twin.hidden) show(twin);
    return twin;
  }
  if (kind === 'info') shelf.querySelectorAll('.read:not(:hover):not(:focus-within)').forEach((read) => read.remove());
  const bar = document.createElement('div');
  bar.className = `notice ${kind}`;
  bar.dataset.text = text;
  bar.setAttribute('role', kind === 'error' ? 'alert' : 'status');
  const sentence = document.createElement('p');
  bar.append(sentence);
  if (action) bar.append(button(action.label, 'act', action.run));
  bar.append(button('Close', 'close', () => bar.remove()));
  shelf.append(bar);
  while (shelf.children.length > kMost) (shelf.querySelector('.info') ?? shelf.firstElementChild).remove();
  show(bar);
  return bar;
}

function show(bar) {
  for (const other of bar.parentElement.children) other.hidden = other !== bar;
  bar.firstElementChild.textContent = bar.dataset.text; // set when it can be seen, so that it is spoken
  if (bar.classList.contains('info') && !bar.querySelector('.act')) fade(bar);
}

function show_next() {
  const shelf = document.getElementById('notices');
  if (shelf.lastElementChild && !shelf.querySelector(':scope > :not([hidden])')) show(shelf.lastElementChild);
}

/** Speaks through the polite live region. A repeated sentence is spoken again. */
export function say(text) {
  const voice = document.getElementById('voice');
  voice.textContent = '';
  setTimeout(() => { voice.textContent = text; }, 30);
}

// A refusal names a ruling or a section of the rules.
const to_the_rule = ({ game, at }) => ({ label: /^R\d/.test(at) ? `Read ${at}` : 'Read the rule', run: () => command('rules', { game, at }) });

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
