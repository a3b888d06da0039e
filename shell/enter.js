// In a game's own page (scripts/pages.mjs): a link to a game goes on to the app at once, with all that stands behind its #.
// Nothing of this page stays in the history.
function enter() {
  if (location.hash.length > 1) location.replace(new URL('../', location.href).href + location.hash);
}

enter();
addEventListener('hashchange', enter);
