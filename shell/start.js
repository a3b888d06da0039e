// What the page does first. It chooses its language, and says so if it does not start: something hangs, did not arrive,
// or broke. scripts/site.mjs puts this script into the page itself, so that it needs no other file, and compiles it for
// browsers that cannot read the rest. main.js calls `up` when the page is there, rescue.js calls `failed`. The script
// stands before the style sheet, since scripts after it wait for the style sheet.
import * as say from './say.js';

const kPatienceMs = 10000; // without anything arriving
const kTickMs = 1000; // ticks are counted, not measured: a tab that slept has not waited

let quiet = 0;
let told = '';
const timer = setInterval(() => {
  quiet += kTickMs;
  if (quiet >= kPatienceMs && !told) tell(say.slow_start());
}, kTickMs);

let arrivals = null;
try {
  arrivals = new PerformanceObserver(() => { quiet = 0; });
  arrivals.observe({ type: 'resource', buffered: true });
} catch {
  // this browser does not report what arrives
}

// No other code hears of a script or import that does not arrive or cannot be parsed.
function hear({ target, filename }) {
  const is_ours = target === window ? /\.m?js$/.test(filename) && filename.startsWith(location.origin) : target.tagName === 'SCRIPT';
  if (is_ours) failed();
}
window.addEventListener('error', hear, true);

function failed() {
  tell(say.did_not_start());
}

/** The page works. Removes any message from before. */
function up() {
  clearInterval(timer);
  if (arrivals) arrivals.disconnect();
  window.removeEventListener('error', hear, true);
  document.getElementById('trouble').textContent = '';
  document.getElementById('loading').hidden = true;
  document.body.classList.remove('stuck');
  document.documentElement.dataset.ready = 'yes';
}

// ---- The language: the one that was chosen here, else the first that the browser asks for and that is there, else
// English
const root = document.documentElement;
let chosen = '';
try {
  chosen = localStorage.getItem('orrery/page/language');
} catch {
  // storage is blocked
}
root.lang = [chosen, ...navigator.languages].flatMap((name) => [name, `${name}`.split('-')[0]]).find((id) => root.dataset.languages.includes(`"${id}":`)) || 'en';

/** A file of words of this language; null if it does not come. */
const bring = (file) => fetch(`words/${root.lang}/${file}`).then((answer) => (answer.ok ? answer.text() : null), () => null);

/** What the page's scripts take over from this one. `words`: English text -> text in this language. */
const starting = window.starting = { failed, up, bring, words: {} };
if (root.lang !== 'en') {
  starting.frame = bring('frame.words');
  starting.page = bring('shell.json').then((text) => Object.assign(starting.words, JSON.parse(text))).catch(() => {}); // English stays
}

function tell(words) {
  const place = document.getElementById('trouble');
  const sentence = window.WebAssembly && WebAssembly.Tag ? words : say.too_old();
  if (!place || sentence === told) return;
  told = sentence;
  free_from_style();
  const linked = location.hash.length > 1;
  const row = make('div', '', 'row');
  row.append(press(say.reload_page(), 'primary', () => location.reload()));
  if (linked) row.append(press(say.copy_the_link(), '', copy));
  document.getElementById('loading').hidden = true;
  document.body.classList.add('stuck');
  place.textContent = '';
  place.append(make('p', sentence), make('p', linked ? say.games_and_link_kept() : say.games_kept()), row);
}

// A page shows nothing until its style sheets have arrived, except those that are not for screens. So they become such
// until they arrive.
function free_from_style() {
  for (const link of document.querySelectorAll('link[rel="stylesheet"]')) {
    if (link.sheet) continue;
    const twin = link.cloneNode();
    twin.media = 'print';
    twin.onload = () => { twin.media = 'all'; };
    link.replaceWith(twin);
  }
}

async function copy({ target }) {
  try {
    await navigator.clipboard.writeText(location.href);
    target.textContent = say.link_copied();
  } catch {
    const field = make('input');
    field.readOnly = true;
    field.value = location.href;
    field.setAttribute('aria-label', say.the_link());
    target.replaceWith(field);
    field.focus();
    field.select();
  }
}

function make(tag, text = '', name = '') {
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = name;
  return made;
}

function press(label, name, run) {
  const made = make('button', label, name);
  made.type = 'button';
  made.addEventListener('click', run);
  return made;
}
