// Makes rulebooks and other pages to read: assets/rulebooks/<game>.md becomes rulebooks/<game>.html, a page of its own.
// The app also shows its <main> over the table (shell/rulebook-sheet.js). Called by scripts/site.mjs. Alone it only
// checks: node scripts/rulebook.mjs prints what is wrong and fails.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { games, list_of_games, unfinished_games } from './games.mjs';
import { head_of, picture_alt, social_tags } from './pages.mjs';
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

/** Map of site name -> page for all rulebooks, except those of unfinished games. Throws if one cannot be made. */
export function rulebook_pages() {
  const pages = new Map();
  const unfinished = unfinished_games();
  for (const game of names().filter((name) => !unfinished.includes(name))) pages.set(`rulebooks/${game}.html`, page_of(game, read(game)));
  return pages;
}

function names() {
  return readdirSync(kSources).filter((name) => name.endsWith('.md')).map((name) => basename(name, '.md')).sort();
}

/** A Markdown page of the repository, to be put into another page. */
const without_title = (name) => readFileSync(join(kRoot, name), 'utf8').replace(/^# .*\n/, '').trim();

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
  const text = readFileSync(join(kSources, `${game}.md`), 'utf8').replace(/^\{\{([\w.]+)\}\}$/m, (_, name) => without_title(name));
  const book = read_rulebook(text, { fences, card_name });
  book.anchors.push(...drawn);
  book.wanted = [...rulings_of(game), ...cited_by(game), ...cards.map((card) => `card:${card.id}`)];
  return book;
}

// ---- The page

const kSigns = { amp: '&', lt: '<', gt: '>', quot: '"' };
const kMostDescribed = 160; // characters; search engines show no more

/** Says what the page is, then its first sentences, as many as fit. */
function description_of(what, html) {
  const [, first] = /<p>([\s\S]*?)<\/p>/.exec(html);
  const sentences = first.replace(/<[^>]+>/g, '').replace(/&(amp|lt|gt|quot);/g, (_, name) => kSigns[name]).replace(/\s+/g, ' ').trim().match(/[^.]+\.\s*/g) ?? [];
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
  const description = description_of(what, html);
  const { id = 'orrery', title: name = 'Orrery' } = games().find(({ id }) => id === game) ?? {};
  const set_up = id === game ? `#${id}` : '';
  const social = social_tags({ title: what, description, picture: `../previews/${id}.png`, alt: picture_alt(name) });
  return `${head_of({ title: what, description, above: '../', social })}</head>
<body class="rulebook-alone">
<header class="bar"><a class="brand" href="../">Orrery</a><a href="../${set_up}">Play in your browser</a></header>
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

// ---- What needs an anchor

function rulings_of(game) {
  const file = join(kGames, game, 'RULINGS');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter((line) => /^R\d/.test(line)).map((line) => line.split(' ')[0]) : [];
}

// The rulings and sections that the game's refusals name.
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
