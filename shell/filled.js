// Fills a pattern of another language: one with places, capitals and forms. scripts/words/part.mjs says what marks it
// has.

/** A pattern with its values, which are numbers or texts. */
export function filled(pattern, values, language) {
  const value = (letter) => values[letter.charCodeAt() - 97];
  const chosen = (_, letter, forms) => form_for(value(letter), forms, language);
  let text = pattern;
  while (text.includes('\u0003')) text = text.replace(/\u0003(.)([^\u0003\u0006]*)\u0006/g, chosen); // the innermost first
  return text.replace(/([\u0001\u0002])(.)/g, (_, mark, letter) => (mark === '\u0001' ? value(letter) : capitalized(value(letter))));
}

const capitalized = (text) => text.replace(/./u, (letter) => letter.toUpperCase());

function form_for(value, forms, language) {
  const kind = typeof value === 'number' && new Intl.PluralRules(language).select(value);
  return forms.split('\u0005').map((form) => form.split('\u0004')).find(([key]) => [String(value), kind, ''].includes(key))[1];
}
