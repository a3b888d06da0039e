// Puts the page into another language than English. main.js fetches this file if the person reads one.
import { filled } from './filled.js';
import { translated } from './said.js';

const { starting } = window;

/**
 * Puts the page's own texts into its language, as soon as its words are here (start.js). From now on the words of a game
 * come with the game: those that are here when C++ begins with `boot`, the others by themselves.
 * @param {{modules: object, post: Function}} given of games.js and bridge.js
 * @returns {Promise<() => Promise<string[]>>} a function that gives the files of words for `boot`
 */
export async function translate({ modules, post }) {
  let first = [];
  const tell = (text) => {
    if (text && first) first.push(text);
    else if (text) post({ type: 'words', text });
  };
  bring_words_with_games(modules, tell);
  starting.fill = (text, values) => filled(text, values, document.documentElement.lang);
  await starting.page;
  translate_page();
  return async () => {
    tell(await words_for('frame'));
    const words = first;
    first = null;
    return words;
  };
}

/** The words of a game, or of the "frame", which all games share. Null: they did not come. */
const words_for = (part) => (part === 'frame' ? starting.frame : starting.bring(`${part}.words`));

function bring_words_with_games(modules, tell) {
  const coming = new Map(); // game -> when its words have come
  const load = modules.load.bind(modules);
  modules.load = (part) => {
    if (part === 'later' || part.includes('_')) return load(part); // no game
    if (!coming.has(part)) coming.set(part, words_for(part).then(tell));
    return Promise.all([coming.get(part), load(part)]);
  };
}

function translate_page() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) texts.currentNode.data = texts.currentNode.data.replace(/\S(.*\S)?/s, translated);
  for (const name of ['aria-label', 'title']) for (const element of document.querySelectorAll(`[${name}]`)) element.setAttribute(name, translated(element.getAttribute(name)));
}
