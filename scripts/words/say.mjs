// What scripts say to readers when they make pages, in the reader's language:
//
//   const say = sayer('de', 'pages');
//   say('rules-of', { game: 'Prosper or Perish' })
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import { catalogue_of } from '../catalogue.mjs';
import { kEnglish, kOfPages, words_of } from '../words.mjs';
import { with_texts } from './texts.mjs';

const kWords = fileURLToPath(new URL('../../assets/words', import.meta.url));

/** A function that says a message of a part by its id, with its values by name; in English if the language lacks it. */
export function sayer(language, part, folder = kWords) {
  const bundles = [...new Set([language, kEnglish])].map((one) => bundle_of(one, join(folder, one, `${part}.ftl`)));
  return (id, values = {}) => {
    const bundle = bundles.find((one) => one.hasMessage(id));
    if (!bundle) throw new Error(`${part} has no message ${id}`);
    const faults = [];
    const said = bundle.formatPattern(bundle.getMessage(id).value, plain_numbers(values), faults);
    if (faults.length) throw new Error(`${part}, ${id}: ${faults.map(({ message }) => message).join(', ')}`);
    return said.replaceAll('\n', ' ');
  };
}

const CAPITAL = ([text]) => text.charAt(0).toUpperCase() + text.slice(1);

function bundle_of(language, path) {
  const bundle = new FluentBundle(language, { functions: { CAPITAL }, useIsolating: false });
  if (existsSync(path)) bundle.addResource(new FluentResource(readFileSync(path, 'utf8')));
  return bundle;
}

/** Numbers stand as in the rest of the project, with digits alone. */
const plain_numbers = (values) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value]));

/** A game's catalogue with its texts in a language; those that are not translated are English. */
export function catalogue_in(language, game) {
  if (language === kEnglish) return catalogue_of(game);
  const part = `${game}-cards`, name = `${language}/${part}`;
  if (!catalogues.has(name)) {
    const theirs = words_of(language, part).messages;
    const texts = new Map([...words_of(kEnglish, part).messages].map(([id, { pattern }]) => [pattern, theirs.get(id)?.pattern ?? pattern]));
    catalogues.set(name, with_texts(catalogue_of(game), texts));
  }
  return catalogues.get(name);
}
const catalogues = new Map();

/** What a drawing of a rulebook needs to speak a language: {language, say, catalogue_of, seat_name}. */
export function speech_in(language) {
  const say = sayer(language, kOfPages);
  return { language, say, catalogue_of: (game) => catalogue_in(language, game), seat_name: (seat) => say('seat', { seat }) };
}
