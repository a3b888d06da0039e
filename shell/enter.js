// For a game's own page (scripts/pages.mjs): a link to a game goes on to the app at once, with everything after its #.
// This page leaves no entry in the history.
function enter() {
  if (location.hash.length > 1) location.replace(new URL('../', location.href).href + location.hash);
}

enter();
addEventListener('hashchange', enter);
