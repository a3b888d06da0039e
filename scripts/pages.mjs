// The pages for chats and search engines: one per game, <game>/index.html, with its title, one sentence and a picture
// (scripts/previews.mjs). Links to games lead through it: shell/enter.js goes on to the app at once with what stands
// behind the #. Without a # the page offers to start. Called by scripts/site.mjs. Addresses are relative;
// scripts/pack.mjs makes them absolute.
import { games } from './games.mjs';
import { kPictureSize } from './previews.mjs';
import { escape } from './rulebook/picture.mjs';

/** The tags for previews; `picture` is relative to the page. */
export function social_tags({ title, description, picture, alt }) {
  const property = (name, content) => `<meta property="og:${name}" content="${escape(String(content))}">\n`;
  return `${property('type', 'website')}${property('site_name', 'Orrery')}${property('title', title)}`
    + `${property('description', description)}${property('image', picture)}${property('image:width', kPictureSize.width)}`
    + `${property('image:height', kPictureSize.height)}${property('image:alt', alt)}<meta name="twitter:card" content="summary_large_image">\n`;
}

export const picture_alt = (title) => `A board of ${title} in the middle of a game`;

/** The head of all pages to read; `above` is the relative path to the root of the site. */
export function head_of({ title, description, above, policy = "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; object-src 'none'", social }) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escape(title)} · Orrery</title>
<meta name="description" content="${escape(description)}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#0b1020">
<meta name="color-scheme" content="dark">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<link rel="stylesheet" href="${above}page.css">
<link rel="stylesheet" href="${above}rulebook.css">
<link rel="icon" href="${above}icon.svg" type="image/svg+xml">
${social}`;
}

/** The words of the front page's picture. shell/index.html has its own tags. */
export const kFrontPage = {
  title: 'Board games among the stars', tagline: 'Play bots, friends beside you, or anybody you can send a link.', facts: 'No account, nothing to install',
};

/** Map of site name -> page. */
export function game_pages() {
  return new Map(games().map((game) => [`${game.id}/index.html`, page_of(game)]));
}

function page_of({ id, title, tagline, facts }) {
  const description = `${tagline} A board game in your browser: ${facts}, against bots or by sending a link.`;
  const picture = `../previews/${id}.png`, alt = picture_alt(title);
  return `${head_of({
    title, description, above: '../', policy: "default-src 'self'; script-src __INLINE__; base-uri 'none'; form-action 'none'; object-src 'none'",
    social: social_tags({ title, description: tagline, picture, alt }),
  })}<script data-inline src="enter.js"></script>
</head>
<body class="rulebook-alone">
<header class="bar"><a class="brand" href="../">Orrery</a><a href="../rulebooks/about.html">About</a></header>
<main class="rulebook entrance">
<div>
<h1>${escape(title)}</h1>
<p class="lead">${escape(tagline)}</p>
<p>${facts}</p>
<p>Play bots, friends beside you, or anybody you can send a link. No account, nothing to install.</p>
<p class="ways"><a class="primary" href="../#${id}">Play in your browser</a><a href="../rulebooks/${id}.html">Read the rules</a></p>
</div>
<img src="${picture}" width="${kPictureSize.width}" height="${kPictureSize.height}" alt="${escape(alt)}">
</main>
</body>
</html>
`;
}
