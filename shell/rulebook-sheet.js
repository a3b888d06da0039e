// The rulebook's sheet over the page. It fetches a game's page (rulebooks/<game>.html, made by scripts/rulebook.mjs)
// and shows its <main>, scrolled to an anchor. rulebook.js fetches this file when it is first needed, and says when to
// open.
import { find_in } from './find.js';
import * as say from './say.js';

const kStyle = 'rulebook.css'; // fetched with the first rulebook
const kWide = matchMedia('(min-width: 56rem)');
const pages = new Map(); // game -> the content of its <main>
let sheet = null; // {dialog, title, body, find}
let came_from = null;
let game = '';
let hear = { moved: () => {}, closed: () => {} };

/** Opens {game, at}. `moved` is called when a link leads to another place, `closed` when the sheet was closed. */
export async function show({ game: wanted, at }, listener) {
  hear = listener;
  sheet ??= make();
  if (!sheet.dialog.open) {
    came_from = document.activeElement;
    sheet.dialog.showModal();
  }
  if (game !== wanted) await fill(wanted);
  if (game === wanted) go(at);
}

export function close() {
  sheet?.dialog.close();
}

async function fill(wanted) {
  game = '';
  sheet.find.clear();
  sheet.body.replaceChildren(make_element('p', { textContent: say.opening_rulebook() }));
  try {
    if (!pages.has(wanted)) pages.set(wanted, await fetch_page(wanted));
  } catch {
    sheet.title.textContent = say.rules();
    sheet.body.replaceChildren(make_element('p', { textContent: say.rulebook_missing() }));
    return;
  }
  const page = pages.get(wanted);
  const heading = page.querySelector('h1');
  heading.hidden = true; // the sheet's own title shows it
  sheet.title.textContent = heading.textContent;
  page.querySelector('.contents').open = kWide.matches;
  sheet.body.replaceChildren(page);
  game = wanted;
}

async function fetch_page(wanted) {
  if (!/^[a-z0-9]+$/.test(wanted)) throw new Error('no such game');
  const [answer] = await Promise.all([fetch_in_language(`${wanted}.html`), style_arrives()]);
  if (!answer.ok) throw new Error(answer.status);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html'), main = page.querySelector('main');
  for (const link of main.querySelectorAll('a[target]')) link.href = new URL(link.getAttribute('href'), answer.url);
  return make_element('div', { className: main.className, lang: page.documentElement.lang }, [...main.childNodes]);
}

// English stands in for a rulebook that this language lacks, and for one that does not arrive.
async function fetch_in_language(name) {
  const { lang } = document.documentElement;
  const answer = lang === 'en' ? null : await fetch(new URL(`rulebooks/${lang}/${name}`, document.baseURI)).catch(() => null);
  return answer?.ok ? answer : fetch(new URL(`rulebooks/${name}`, document.baseURI));
}

let style = null;
function style_arrives() {
  style ??= new Promise((resolve) => {
    const link = make_element('link', { rel: 'stylesheet', href: kStyle, onload: resolve, onerror: resolve });
    document.head.append(link);
  });
  return style;
}

/** Scrolls to an anchor and puts the focus there, so that a screen reader goes on from it. */
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
  const title = make_element('h2', { id: 'rulebook-title', tabIndex: -1, textContent: say.rules() });
  const body = make_element('div', { className: 'rulebook-body', tabIndex: 0 });
  body.setAttribute('role', 'region');
  body.setAttribute('aria-label', say.rulebook());
  const find = find_in(body);
  const print = make_element('button', { type: 'button', textContent: say.print(), className: 'print' });
  const close = make_element('button', { type: 'button', textContent: say.close() });
  const dialog = make_element('dialog', { id: 'rulebook' }, [make_element('header', {}, [title, find.field, print, close]), body]);
  dialog.setAttribute('aria-labelledby', title.id);
  print.addEventListener('click', () => window.print());
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', closed);
  body.addEventListener('click', follow);
  document.body.append(dialog);
  return { dialog, title, body, find };
}

function closed() {
  if (sheet.dialog.open) return; // it was opened again before this event came
  sheet.find.clear();
  came_from?.focus?.({ preventScroll: true });
  hear.closed();
}

// A link within the rulebooks must not change the address, which holds the game. Other links open in their own tab.
function follow(event) {
  const link = event.target.closest('a');
  if (!link || link.target) return;
  event.preventDefault();
  const other = link.getAttribute('href').match(/^([a-z0-9]+)\.html$/);
  const place = other ? { game: other[1], at: '' } : { game, at: link.getAttribute('href').slice('#at-'.length) };
  hear.moved(place);
  if (!kWide.matches && link.closest('.contents')) link.closest('.contents').open = false;
  show(place, hear);
}

function make_element(tag, properties = {}, children = []) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}
