// Rulebooks, and other pages to read: assets/rulebooks/<game>.md becomes a page that stands alone (rulebooks/<game>.html)
// and that the app shows over its own (shell/rulebook.js takes the <main> out of it). Called by scripts/site.mjs; by
// itself it only checks: node scripts/rulebook.mjs prints what is wrong and fails.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { draw_cards, read_cards } from './rulebook/cards.mjs';
import { draw_cosmos } from './rulebook/cosmos.mjs';
import { draw_kardashev } from './rulebook/kardashev.mjs';
import { id_of, read_rulebook } from './rulebook/markdown.mjs';
import { draw_ozymandias } from './rulebook/ozymandias.mjs';
import { escape } from './rulebook/picture.mjs';
import { draw_prosper } from './rulebook/prosper.mjs';
import { draw_rise } from './rulebook/rise.mjs';

const kRoot = new URL('..', import.meta.url).pathname;
const kSources = join(kRoot, 'assets/rulebooks');
const kGames = join(kRoot, 'engine/games');

/** Map of site name -> page, of all rulebooks but those of games that are unfinished. Throws when one cannot be made. */
export function rulebook_pages() {
  const pages = new Map();
  const unfinished = unfinished_games();
  for (const game of names().filter((name) => !unfinished.includes(name))) pages.set(`rulebooks/${game}.html`, page_of(game, read(game)));
  return pages;
}

/** Games that are being built: the site has neither their rulebook nor their lesson. */
export function unfinished_games() {
  return list_of_games().filter((line) => line.endsWith(' unfinished')).map((line) => line.split(' ')[0]);
}

/** The lines of engine/games.txt: a name, and `unfinished` where the page does not have the game yet. */
function list_of_games() {
  return readFileSync(join(kGames, '../games.txt'), 'utf8').split('\n').filter((line) => /^[a-z]/.test(line));
}

function names() {
  return readdirSync(kSources).filter((name) => name.endsWith('.md')).map((name) => basename(name, '.md')).sort();
}

function read(game) {
  const cards = game === 'rise' ? read_cards() : [];
  const card_name = (id) => {
    const card = cards.find((one) => one.id === id);
    if (!card) throw new Error(`there is no card "${id}"`);
    return card.name;
  };
  const drawn = new Set();
  const fences = {
    cosmos: draw_cosmos, kardashev: draw_kardashev, ozymandias: draw_ozymandias, prosper: draw_prosper, rise: draw_rise,
    cards: (body, [colour], inline) => {
      for (const card of cards) if (card.colour === colour) drawn.add(`card:${card.id}`);
      return draw_cards(cards, colour, body, inline);
    },
  };
  const book = read_rulebook(readFileSync(join(kSources, `${game}.md`), 'utf8'), { fences, card_name });
  book.anchors.push(...drawn);
  book.wanted = [...rulings_of(game), ...cited_by(game), ...cards.map((card) => `card:${card.id}`)];
  return book;
}

// ---- The page

const kMostDescribed = 160; // signs; search engines show no more

/** What the page is, and its first sentences, as many as fit. */
function description_of(what, html) {
  const [, first] = /<p>([\s\S]*?)<\/p>/.exec(html);
  const sentences = first.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ').trim().match(/[^.]+\.\s*/g) ?? [];
  let words = `${what}. `;
  for (const sentence of sentences) {
    if ((words + sentence).trimEnd().length > kMostDescribed) break;
    words += sentence;
  }
  return words.trim();
}

function page_of(game, { title, html, contents }) {
  const what = existsSync(join(kGames, game)) ? `Rules of ${title}` : title;
  const items = contents.filter(({ level }) => level === 2).map(({ text, anchor }) => `<li><a href="#${id_of(anchor)}">${escape(text)}</a></li>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escape(what)} · Orrery</title>
<meta name="description" content="${description_of(escape(what), html)}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#0b1020">
<meta name="color-scheme" content="dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; object-src 'none'">
<link rel="stylesheet" href="../page.css">
<link rel="stylesheet" href="../rulebook.css">
<link rel="icon" href="../icon.svg" type="image/svg+xml">
</head>
<body class="rulebook-alone">
<header class="bar"><a class="brand" href="../">Orrery</a><a href="../">Play in your browser</a></header>
<main class="rulebook" data-game="${game}">
<nav aria-label="Contents"><details class="contents" open><summary>Contents</summary><ol>${items.join('')}</ol></details></nav>
<div class="text">
${html}<p class="foot"><a href="../licenses/LICENSES.txt" target="_blank">What this page is made of, and its licences</a></p>
</div>
</main>
</body>
</html>
`;
}

// ---- What must have an anchor

function rulings_of(game) {
  const file = join(kGames, game, 'RULINGS');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter((line) => /^R\d/.test(line)).map((line) => line.split(' ')[0]) : [];
}

// Rulings and sections that the game's refusals name.
function cited_by(game) {
  const folder = join(kGames, game);
  if (!existsSync(folder)) return [];
  const sources = readdirSync(folder).filter((name) => name.endsWith('.cpp')).map((name) => readFileSync(join(folder, name), 'utf8'));
  return [...new Set(sources.flatMap((text) => [...text.matchAll(/"(R\d+|\d{1,2}(?:\.\d+)?)", /g)].map((found) => found[1]).filter((name) => /^R|\./.test(name))))];
}

function faults_of(game) {
  try {
    const { anchors, links, pages, wanted } = read(game);
    const there = new Set(anchors);
    return [...anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at).map((anchor) => `${anchor} is there twice`),
      ...new Set([...wanted, ...links].filter((anchor) => !there.has(anchor)).map((anchor) => `nothing has the anchor ${anchor}`)),
      ...pages.filter((page) => !names().some((other) => page === `${other}.html`)).map((page) => `there is no page ${page}`)];
  } catch (error) {
    return [error.message];
  }
}

function main() {
  const offered = list_of_games().filter((line) => !line.includes(' '));
  const without = offered.filter((game) => !names().includes(game));
  const faults = [...without.map((game) => `${game}: has no rulebook`),
    ...names().flatMap((game) => faults_of(game).map((fault) => `assets/rulebooks/${game}.md: ${fault}`))];
  if (faults.length) console.log(faults.join('\n'));
  process.exit(faults.length ? 1 : 0);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
