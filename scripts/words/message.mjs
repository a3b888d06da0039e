// Messages as other programs read them: a signature of C++, and the text of a language for engine/core/language.h.

const kTypes = { number: 'int', person: 'const orrery::Person&', text: 'orrery::TextRef' };

/** Parameters of C++: "const orrery::Person& who_, int n_". A message may have the name of a value, so they end differently. */
export const signature_of = (values) => values.map(({ name, kind }) => `${kTypes[kind]} ${name}_`).join(', ');

export const types_of = (values) => values.map(({ kind }) => kTypes[kind]).join(', ');

/** The hash of an English pattern, by which another language knows the message: hash_text in engine/core/hash.h, 16 digits. */
export function hash_of(pattern) {
  let hash = 14695981039346656037n;
  for (const byte of new TextEncoder().encode(pattern)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 1099511628211n);
  return hash.toString(16).padStart(16, '0');
}

/** A letter for each of the numbers 0 to 199: which form of a word goes with it in this language (x: the last). 100 and up repeat. */
function forms_of_numbers(language) {
  const rules = new Intl.PluralRules(language);
  return Array.from({ length: 200 }, (_, n) => rules.select(n).replace('other', 'x')[0]).join('');
}

/** The first line of a file of words: what it is, and the forms of numbers. */
export const head_of = (language) => `orrery words ${forms_of_numbers(language)}`;

/** Map of an English pattern of a part -> the pattern in another language, which may lack some. */
export function translations(english, theirs) {
  const names = (id) => english.get(id).values.map(({ name }) => name);
  return new Map([...english].flatMap(([id, { pattern }]) => (theirs.has(id) ? [[pattern, without_context(reordered(theirs.get(id), names(id)))]] : [])));
}

/** The messages of a part, a line each: the hash of the English pattern, and the pattern in another language. */
export const packed = (english, theirs) => [...translations(english, theirs)].map(([pattern, text]) => hash_of(pattern) + text);

/** A pattern whose values have the letters of the English message. */
function reordered({ pattern, values }, names) {
  const letter = (at) => String.fromCharCode('a'.charCodeAt(0) + names.indexOf(values[at].name));
  // eslint-disable-next-line no-control-regex
  return pattern.replace(/([\u0001-\u0003])(.)/g, (_, mark, old) => mark + letter(old.charCodeAt(0) - 'a'.charCodeAt(0)));
}

/** A language made of the English messages: what is not between its brackets does not come from a file of words. */
export const made_up = (english) => new Map([...english].map(([id, message]) => [id, { ...message, pattern: `\u27e6${accented(without_context(message.pattern))}\u27e7` }]));

/** A pattern without what only tells it from another message. */
// eslint-disable-next-line no-control-regex
export const without_context = (pattern) => pattern.replace(/^\u0007[^\u0007]*\u0007/, '');

function accented(pattern) {
  // eslint-disable-next-line no-control-regex
  return pattern.replace(/\u0003.[^\u0004]*\u0004|\u0005[^\u0004-\u0006]*\u0004|[\u0001\u0002].|([a-zA-Z])/g, (found, letter) => (letter ? (kAccents[letter] ?? letter) : found));
}
const kAccents = { a: '\u00e4\u00e4', e: '\u00e9\u00e9', i: '\u00ee\u00ee', o: '\u00f6\u00f6', u: '\u00fc\u00fc', n: '\u00f1', c: '\u00e7', A: '\u00c4', O: '\u00d6', U: '\u00dc' };
