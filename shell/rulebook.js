// The rulebook over the page: C++ answers the command `rules {game, at}` with the message `rules`, and the page of that
// game (rulebooks/<game>.html, made by scripts/rulebook.mjs) is shown at that anchor. It is one entry of the history, so
// the Back button of browser or phone closes it, and a reload opens it again.
import { command, on } from './bridge.js';
import { find_in } from './find.js';
import { refresh_address } from './share.js';

const kStyle = 'rulebook.css'; // fetched with the first rulebook
const kWide = matchMedia('(min-width: 56rem)');
const pages = new Map(); // game -> what stands in its <main>
let sheet = null; // {dialog, title, body, find}
let came_from = null;
let game = '';
let reading = false; // the book was opened and not yet left
let going_back = false; // the history is on its way to the page below
let next = null; // what to open when it is there
let under = ''; // the fragment of the page below, as it was when the book was opened

export function start_rulebook() {
  on('rules', ({ game: wanted, at }) => open(wanted, at));
  addEventListener('popstate', arrive);
  under = location.hash;
  document.getElementById('rules').addEventListener('click', () => command('rules'));
  document.addEventListener('keydown', (event) => {
    const types = event.target.closest?.('input:not([type="range"]), textarea, select');
    if (event.key !== '?' || types || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    command('rules');
  });
  if (history.state?.rulebook) show(history.state.rulebook);
}

function open(wanted, at) {
  if (going_back) {
    next = [wanted, at];
    return;
  }
  const place = { game: wanted, at: at || '' };
  if (history.state?.rulebook) {
    history.replaceState({ rulebook: place }, '');
  } else {
    under = location.hash;
    history.pushState({ rulebook: place }, '');
  }
  show(place);
}

function arrive() {
  going_back = false;
  if (history.state?.rulebook) show(history.state.rulebook);
  else leave();
  if (next) open(...next);
  next = null;
}

async function show({ game: wanted, at }) {
  sheet ??= make();
  reading = true;
  if (!sheet.dialog.open) {
    came_from = document.activeElement;
    sheet.dialog.showModal();
  }
  if (game !== wanted) await fill(wanted);
  if (game === wanted) go(at);
}

// While one read, the game below may have gone on; a fragment that is neither its old nor its new one is a link to open.
function leave() {
  if (!reading) return;
  reading = false;
  sheet.dialog.close();
  if (location.hash === under) refresh_address();
}

async function fill(wanted) {
  game = '';
  sheet.find.clear();
  sheet.body.replaceChildren(make_element('p', { textContent: 'Opening the rulebook…' }));
  try {
    if (!pages.has(wanted)) pages.set(wanted, await fetch_page(wanted));
  } catch {
    sheet.title.textContent = 'Rules';
    sheet.body.replaceChildren(make_element('p', { textContent: 'The rulebook didn’t arrive. Go online for a moment and open it again; your games are safe.' }));
    return;
  }
  const page = pages.get(wanted);
  const heading = page.querySelector('h1');
  heading.hidden = true; // the sheet's own title says it
  sheet.title.textContent = heading.textContent;
  page.querySelector('.contents').open = kWide.matches;
  sheet.body.replaceChildren(page);
  game = wanted;
}

async function fetch_page(wanted) {
  if (!/^[a-z0-9]+$/.test(wanted)) throw new Error('no such game');
  const address = new URL(`rulebooks/${wanted}.html`, document.baseURI);
  const [answer] = await Promise.all([fetch(address), style_arrives()]);
  if (!answer.ok) throw new Error(answer.status);
  const main = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main');
  for (const link of main.querySelectorAll('a[target]')) link.href = new URL(link.getAttribute('href'), address);
  return make_element('div', { className: main.className }, [...main.childNodes]);
}

let style = null;
function style_arrives() {
  style ??= new Promise((resolve) => {
    const link = make_element('link', { rel: 'stylesheet', href: kStyle, onload: resolve, onerror: resolve });
    document.head.append(link);
  });
  return style;
}

/** Scrolls to an anchor and puts the focus there, so that reading aloud goes on from it. */
function go(at) {
  const place = at && document.getElementById(`at-${at}`);
  for (const old of sheet.body.querySelectorAll('.arrived')) old.classList.remove('arrived');
  if (!place) {
    sheet.body.scrollTop = 0;
    sheet.title.focus();
    return;
  }
  const block = place.closest('.ruling, .card, h2, h3, h4') ?? place;
  block.classList.add('arrived');
  block.scrollIntoView({ block: 'start' });
  block.focus({ preventScroll: true });
}

// ---- The sheet itself
function make() {
  const title = make_element('h2', { id: 'rulebook-title', tabIndex: -1, textContent: 'Rules' });
  const body = make_element('div', { className: 'rulebook-body', tabIndex: 0 });
  body.setAttribute('role', 'region');
  body.setAttribute('aria-label', 'Rulebook');
  const find = find_in(body);
  const print = make_element('button', { type: 'button', textContent: 'Print', className: 'print' });
  const close = make_element('button', { type: 'button', textContent: 'Close' });
  const dialog = make_element('dialog', { id: 'rulebook' }, [make_element('header', {}, [title, find.field, print, close]), body]);
  dialog.setAttribute('aria-labelledby', title.id);
  print.addEventListener('click', () => window.print());
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', closed);
  body.addEventListener('click', follow);
  document.body.append(dialog);
  return { dialog, title, body, find };
}

// However it was closed: the history goes along, and the focus back to where it was.
function closed() {
  if (sheet.dialog.open) return; // and opened again before this was told
  sheet.find.clear();
  going_back = Boolean(history.state?.rulebook);
  if (going_back) history.back();
  came_from?.focus?.({ preventScroll: true });
}

// A link within the rulebooks must not touch the address: there stands the game. Others open beside the page.
function follow(event) {
  const link = event.target.closest('a');
  if (!link || link.target) return;
  event.preventDefault();
  const other = link.getAttribute('href').match(/^([a-z0-9]+)\.html$/);
  if (other) return open(other[1], '');
  const at = link.getAttribute('href').slice('#at-'.length);
  history.replaceState({ rulebook: { game, at } }, '');
  if (!kWide.matches && link.closest('.contents')) link.closest('.contents').open = false;
  go(at);
}

function make_element(tag, properties = {}, children = []) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}
