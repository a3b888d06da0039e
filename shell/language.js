// The language of the page, which start.js has chosen.
import { on } from './bridge.js';
import { own } from './storage.js';

const { lang, dataset } = document.documentElement;

/** Its id, such as "de". */
export const language = lang;
export const is_english = lang === 'en';

/** The languages that there are: id -> its own name. */
export const languages = JSON.parse(dataset.languages);

export function start_language() {
  on('language', ({ id }) => choose_language(id));
}

/** Begins anew in this language; empty: in the one that the browser asks for. */
export function choose_language(id) {
  own.set('language', id);
  location.reload();
}

/** Puts the page into its language (translate.js). Resolves to a function that gives the words for C++, or to null: English. */
export const translate = async (given) => (is_english ? null : import('./translate.js').then((other) => other.translate(given)).catch(() => null));
