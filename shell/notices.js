// Sentences over the top of the table that can be dismissed, and the live region for screen readers.
import { command, on } from './bridge.js';

const kMost = 3;
const kInfoMs = 12000, kReadMs = 3000;

export function start_notices() {
  on('notice', ({ rules, ...what }) => notice(rules ? { ...what, action: to_the_rule(rules) } : what));
  on('say', ({ text }) => say(text));
}

/**
 * Shows a sentence. An info disappears after a while, or once it had time to be read and another comes. Warnings and
 * errors stay until they are closed.
 * @param {{text: string, kind?: 'info' | 'warning' | 'error', action?: {label: string, run: () => void}}} what
 * @param {{text: string, kind?: 'info' | 'warning' | 'error', action?: {label: string, run: () => void}}} what
 */
export function notice({ text, kind = 'info', action = null }) {
  const shelf = document.getElementById('notices');
  const twin = [...shelf.children].find((bar) => bar.dataset.text === text);
  if (twin) return twin;
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
  sentence.textContent = text; // set when it is in the page, so that it is spoken
  while (shelf.children.length > kMost) (shelf.querySelector('.info') ?? shelf.firstElementChild).remove();
  if (kind === 'info' && !action) fade(bar);
  return bar;
}

/** Speaks through the polite live region. A repeated sentence is spoken again. */
export function say(text) {
  const voice = document.getElementById('voice');
  voice.textContent = '';
  setTimeout(() => { voice.textContent = text; }, 30);
}

// A refusal names a ruling or a section of the rules.
const to_the_rule = ({ game, at }) => ({ label: /^R\d/.test(at) ? `Read ${at}` : 'Read the rule', run: () => command('rules', { game, at }) });

function fade(bar) {
  const go = () => {
    if (bar.matches(':hover, :focus-within')) setTimeout(go, 2000);
    else bar.remove();
  };
  setTimeout(() => bar.classList.add('read'), kReadMs);
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
