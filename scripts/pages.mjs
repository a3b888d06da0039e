// The pages for chats and search engines: one per game, <game>/index.html, with its title, one sentence and a picture
// (scripts/previews.mjs). Links to games lead through it: shell/enter.js goes on to the app at once with what stands
// behind the #. Without a # the page offers to start. Other languages have the same page in folders of their own,
// <language>/<game>/; no link to a game leads there. Called by scripts/site.mjs. Addresses are relative;
// scripts/pack.mjs makes them absolute.
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from './games.mjs';
import { kPictureSize, name_of_picture } from './previews.mjs';
import { escape } from './rulebook/picture.mjs';
import { all_languages, folder_of, kEnglish, kOfPages } from './words.mjs';
import { sayer } from './words/say.mjs';

const kBooks = fileURLToPath(new URL('../assets/rulebooks', import.meta.url));

/** The folder of a language's pages to read, the Markdown of one, which may not be there, and its site name. */
export const folder_of_books = (language) => join(kBooks, folder_of(language));
export const source_of_book = (language, page) => join(folder_of_books(language), `${page}.md`);
export const name_of_book = (language, page) => `rulebooks/${folder_of(language)}${page}.html`;
const name_of_entrance = (language, game) => `${folder_of(language)}${game}/index.html`;

/** The language in which somebody who reads this one gets a page: this one, or English. */
export const language_of_book = (language, page) => (existsSync(source_of_book(language, page)) ? language : kEnglish);

// ---- Addresses

/** The relative address of one page of the site in another; that of an index.html is its folder. */
const address = (from, to) => posix.relative(posix.dirname(from), to).replace(/index\.html$/, '');

/** The relative path from a page to the root of the site. */
export const above = (name) => '../'.repeat(name.split('/').length - 1);

/** Tags that name a page in all languages for search engines; `names` is a list of [language, site name]. */
const alternate_tags = (own, names) => (names.length < 2 ? '' : names.map(([language, name]) => `<link rel="alternate" hreflang="${language}" href="${address(own, name) || './'}">\n`).join(''));

/** Links to a page in the other languages, named in them. */
export const language_links = (own, names) => names.filter(([, name]) => name !== own)
  .map(([language, name]) => `<a href="${address(own, name)}" hreflang="${language}" lang="${language}">${escape(new Intl.DisplayNames(language, { type: 'language' }).of(language))}</a>`).join('');

// ---- Heads

/** The tags for previews; `picture` is relative to the page. */
export function social_tags({ title, description, picture, alt }) {
  const property = (name, content) => `<meta property="og:${name}" content="${escape(String(content))}">\n`;
  return `${property('type', 'website')}${property('site_name', 'Orrery')}${property('title', title)}`
    + `${property('description', description)}${property('image', picture)}${property('image:width', kPictureSize.width)}`
    + `${property('image:height', kPictureSize.height)}${property('image:alt', alt)}<meta name="twitter:card" content="summary_large_image">\n`;
}

/** The head of all pages to read; `own` is the site name of the page, `names` as in alternate_tags. */
export function head_of({ language, own, names, title, description, policy = "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; object-src 'none'", social }) {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${escape(title)} · Orrery</title>
<meta name="description" content="${escape(description)}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#0b1020">
<meta name="color-scheme" content="dark">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<link rel="stylesheet" href="${above(own)}page.css">
<link rel="stylesheet" href="${above(own)}rulebook.css">
<link rel="icon" href="${above(own)}icon.svg" type="image/svg+xml">
${alternate_tags(own, names)}${social}`;
}

// ---- The pages of games

/** Map of site name -> page. */
export function game_pages() {
  return new Map(all_languages().flatMap((language) => games(language).map((game) => [name_of_entrance(language, game.id), page_of(language, game)])));
}

const kWithScript = "default-src 'self'; script-src __INLINE__; base-uri 'none'; form-action 'none'; object-src 'none'";
const kEnter = '<script data-inline src="enter.js"></script>\n';

function page_of(language, { id, title, tagline, facts }) {
  const say = sayer(language, kOfPages);
  const own = name_of_entrance(language, id), root = above(own);
  const names = all_languages().map((other) => [other, name_of_entrance(other, id)]);
  const book = (page) => root + name_of_book(language_of_book(language, page), page);
  const picture = root + name_of_picture(language, id), alt = say('picture-of', { game: title });
  const is_english = language === kEnglish;
  return `${head_of({
    language, own, names, title, description: say('game-described', { tagline, facts }), ...(is_english && { policy: kWithScript }),
    social: social_tags({ title, description: tagline, picture, alt }),
  })}${is_english ? kEnter : ''}</head>
<body class="rulebook-alone">
<header class="bar"><a class="brand" href="${root}">Orrery</a><a href="${book('about')}">${say('about')}</a>${language_links(own, names)}</header>
<main class="rulebook entrance">
<div>
<h1>${escape(title)}</h1>
<p class="lead">${escape(tagline)}</p>
<p>${facts}</p>
<p>${escape(say('ways-to-play'))}</p>
<p class="ways"><a class="primary" href="${root}#${id}">${escape(say('play-in-browser'))}</a><a href="${book(id)}">${escape(say('read-rules'))}</a></p>
</div>
<img src="${picture}" width="${kPictureSize.width}" height="${kPictureSize.height}" alt="${escape(alt)}">
</main>
</body>
</html>
`;
}
