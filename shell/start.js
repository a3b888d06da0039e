// What the page says if it does not start: something hangs, did not arrive, or broke. scripts/site.mjs puts this script
// into the page itself, so that it needs no other file, and compiles it for browsers that cannot read the rest. main.js
// calls `up` when the page is there, rescue.js calls `failed`. The script stands before the style sheet, since scripts
// after it wait for the style sheet.
const kPatienceMs = 10000; // without anything arriving
const kTickMs = 1000; // ticks are counted, not measured: a tab that slept has not waited
const kOld = 'This browser is too old for Orrery. Use Chrome 95, Firefox 100, Safari 15.2 or any later one.';
const kFailed = 'Orrery couldn\u2019t start: a part of it didn\u2019t arrive or doesn\u2019t work. Check the connection and reload the page.';
const kSlow = 'Orrery is taking long to start. The connection may be slow, or part of the page is stuck. If it arrives, it opens by itself.';
const kKept = 'Your saved games stay in this browser.';
const kLinked = 'Your saved games stay in this browser, and the game you opened stays in its link. Copy it if you want to open it elsewhere.';

let quiet = 0;
let told = '';
const timer = setInterval(() => {
  quiet += kTickMs;
  if (quiet >= kPatienceMs && !told) tell(kSlow);
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
  tell(kFailed);
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

window.starting = { failed, up };

function tell(words) {
  const place = document.getElementById('trouble');
  const sentence = window.WebAssembly && WebAssembly.Tag ? words : kOld;
  if (!place || sentence === told) return;
  told = sentence;
  free_from_style();
  const linked = location.hash.length > 1;
  const row = make('div', '', 'row');
  row.append(press('Reload the page', 'primary', () => location.reload()));
  if (linked) row.append(press('Copy the link', '', copy));
  document.getElementById('loading').hidden = true;
  document.body.classList.add('stuck');
  place.textContent = '';
  place.append(make('p', sentence), make('p', linked ? kLinked : kKept), row);
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
    target.textContent = 'Link copied';
  } catch {
    const field = make('input');
    field.readOnly = true;
    field.value = location.href;
    field.setAttribute('aria-label', 'The link');
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
