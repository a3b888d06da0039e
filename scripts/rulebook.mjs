// Makes rulebooks and other pages to read: assets/rulebooks/<game>.md becomes rulebooks/<game>.html, a page of its own,
// and assets/rulebooks/<language>/<game>.md becomes rulebooks/<language>/<game>.html. Its headings have the anchors of the
// English ones (scripts/rulebook/markdown.mjs). Where a language lacks a page, the English one is read.
// The app also shows its <main> over the table (shell/rulebook-sheet.js). Called by scripts/site.mjs. Alone it only
// checks: node scripts/rulebook.mjs prints what is wrong and fails.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { games, list_of_games, unfinished_games } from './games.mjs';
import { above, folder_of_books, head_of, language_links, language_of_book, name_of_book, social_tags, source_of_book } from './pages.mjs';
import { name_of_picture } from './previews.mjs';
import { draw_cards } from './rulebook/cards.mjs';
import { draw_cosmos } from './rulebook/cosmos.mjs';
import { draw_kardashev } from './rulebook/kardashev.mjs';
import { id_of, read_rulebook } from './rulebook/markdown.mjs';
import { draw_ozymandias } from './rulebook/ozymandias.mjs';
import { escape } from './rulebook/picture.mjs';
import { draw_prosper } from './rulebook/prosper.mjs';
import { draw_rise } from './rulebook/rise.mjs';
import { all_languages, kEnglish } from './words.mjs';
import { speech_in } from './words/say.mjs';

const kRoot = new URL('..', import.meta.url).pathname;
const kGames = join(kRoot, 'engine/games');

/** Map of site name -> page for all rulebooks, except those of unfinished games. Throws if one cannot be made. */
export function rulebook_pages() {
  const pages = new Map();
  const unfinished = unfinished_games();
  for (const language of all_languages())
    for (const game of books_in(language).filter((name) => !unfinished.includes(name))) pages.set(name_of_book(language, game), page_of(language, game, read(language, game)));
  return pages;
}

/** The pages to read that a language has. */
function books_in(language) {
  const folder = folder_of_books(language);
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')).map((name) => basename(name, '.md')).sort() : [];
}

/** A Markdown page of the repository, to be put into another page. */
const without_title = (name) => readFileSync(join(kRoot, name), 'utf8').replace(/^# .*\n/, '').trim();

function read(language, game, source = readFileSync(source_of_book(language, game), 'utf8')) {
  const speech = speech_in(language);
  const cards = game === 'rise' ? speech.catalogue_of('rise').cards : [];
  const card_name = (id) => {
    const card = cards.find((one) => one.id === id);
    if (!card) throw new Error(`there is no card "${id}"`);
    return card.name;
  };
  const drawn = new Set();
  const drawings = { cosmos: draw_cosmos, kardashev: draw_kardashev, ozymandias: draw_ozymandias, prosper: draw_prosper, rise: draw_rise };
  const fences = {
    ...Object.fromEntries(Object.entries(drawings).map(([kind, draw]) => [kind, (body, words) => draw(speech, body, words)])),
    cards: (body, [colour], inline) => {
      for (const card of cards) if (card.colour === colour) drawn.add(`card:${card.id}`);
      return draw_cards(speech, body, colour, inline);
    },
  };
  const text = source.replace(/^\{\{([\w.]+)\}\}$/m, (_, name) => without_title(name));
  const book = read_rulebook(text, {
    fences, card_name, is_english: language === kEnglish, table_name: (n) => speech.say('table', { n }),
    page_at: (page) => (language_of_book(language, basename(page, '.html')) === language ? page : `../${page}`),
  });
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

function page_of(language, game, { title, html, contents }) {
  const { say } = speech_in(language);
  const own = name_of_book(language, game), root = above(own);
  const names = all_languages().filter((other) => language_of_book(other, game) === other).map((other) => [other, name_of_book(other, game)]);
  const what = existsSync(join(kGames, game)) ? say('rules-of', { game: title }) : title;
  const items = contents.filter(({ level }) => level === 2).map(({ text, anchors }) => `<li><a href="#${id_of(anchors[0])}">${escape(text)}</a></li>`);
  const description = description_of(what, html);
  const { id = 'orrery', title: name = 'Orrery' } = games().find(({ id }) => id === game) ?? {};
  const set_up = id === game ? `#${id}` : '';
  const social = social_tags({ title: what, description, picture: root + name_of_picture(language, id), alt: say('picture-of', { game: name }) });
  return `${head_of({ language, own, names, title: what, description, social })}</head>
<body class="rulebook-alone">
<header class="bar"><a class="brand" href="${root}">Orrery</a><a href="${root}${set_up}">${escape(say('play-in-browser'))}</a>${language_links(own, names)}</header>
<main class="rulebook" data-game="${game}">
<nav aria-label="${escape(say('contents'))}"><details class="contents" open><summary>${escape(say('contents'))}</summary><ol>${items.join('')}</ol></details></nav>
<div class="text">
${html}<p class="foot"><a href="${root}licenses/LICENSES.txt" target="_blank">${escape(say('made-of'))}</a></p>
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

/** Sentences that say what is wrong with a page in a language; `source` is its Markdown, if not that of the file. */
export function faults_of(language, game, source) {
  try {
    const book = read(language, game, source), { anchors, links, pages, wanted } = book;
    const there = new Set(anchors);
    return [...anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at).map((anchor) => `${anchor} is there twice`),
      ...new Set([...wanted, ...links].filter((anchor) => !there.has(anchor)).map((anchor) => `nothing has the anchor ${anchor}`)),
      ...pages.filter((page) => !books_in(kEnglish).some((other) => page === `${other}.html`)).map((page) => `there is no page ${page}`),
      ...(language === kEnglish ? [] : faults_of_translation(book, game))];
  } catch (error) {
    return [error.message];
  }
}

/** What a page lacks of the English one, or has more: its headings and rulings, and where its links lead. */
function faults_of_translation(book, game) {
  if (!books_in(kEnglish).includes(game)) return ['there is no such page in English'];
  const english = read(kEnglish, game);
  const without = (some, others) => [...new Set(some.filter((one) => !others.includes(one)))];
  const headings = ({ contents }) => contents.map(({ level, anchors }) => `${'#'.repeat(level)} {${[...anchors].sort().join(' ')}}`);
  const [missing, more] = [without(english.anchors, book.anchors), without(book.anchors, english.anchors)];
  const moved = missing.length || more.length ? [] : headings(english).filter((heading, at) => heading !== headings(book)[at]).slice(0, 1);
  const ways = ({ links, pages }) => [...links, ...pages];
  return [...missing.map((anchor) => `the anchor ${anchor} of the English page is missing`), ...more.map((anchor) => `the English page has no anchor ${anchor}`),
    ...moved.map((heading) => `the English page has the heading ${heading} in this place`),
    ...without(ways(english), ways(book)).map((way) => `the link to ${way} of the English page is missing`), ...without(ways(book), ways(english)).map((way) => `the English page has no link to ${way}`)];
}

function main() {
  const offered = list_of_games().filter((line) => !line.includes(' '));
  const without = offered.filter((game) => !books_in(kEnglish).includes(game));
  const faults = [...without.map((game) => `${game}: has no rulebook`),
    ...all_languages().flatMap((language) => books_in(language).flatMap((game) => faults_of(language, game).map((fault) => `${relative(kRoot, source_of_book(language, game))}: ${fault}`)))];
  if (faults.length) console.log(faults.join('\n'));
  process.exit(faults.length ? 1 : 0);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
