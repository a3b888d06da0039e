// The part `shell`: what the page's scripts say (shell/), and the texts of shell/index.html.

const kNotSaid = /<(script|style|noscript|svg|head)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g; // noscript: without scripts no language can be chosen
const kSaid = />\s*([^<>]*[^<>\s])\s*(?=<)|\b(?:aria-label|title)="([^"]+)"/g;

/** The texts of a page that people read, each once. */
export const texts_in = (html) => [...new Set([...html.replace(kNotSaid, '').matchAll(kSaid)].map(([, text, attribute]) => text ?? attribute))];

const kImport = /^import \* as say from '(.*)say\.js';$/m;
export const kCall = /(?<![/'])\bsay\.([a-z0-9_]+)(\(\)?)?/g;

/**
 * A script of the page with the English of its messages: `say.share()` becomes `translated("Share")`, and
 * `say.hit(n, all)` becomes `said("... of ...", n, all)` (shell/said.js). A message that is not called there becomes a
 * function. This takes fewer bytes than a function for each message.
 */
export function with_messages(source, messages) {
  if (!kImport.test(source)) return source;
  return source.replace(kImport, "import { said, translated } from '$1said.js';").replace(kCall, (_, name, call) => {
    const message = messages.get(name.replaceAll('_', '-'));
    if (!message) throw new Error(`assets/words/en/shell.ftl has no message ${name}`);
    const { values, pattern } = message, english = JSON.stringify(pattern);
    if (call) return values.length ? `said(${english}, ` : `translated(${english})`;
    return values.length ? `((...values) => said(${english}, ...values))` : `(() => translated(${english}))`;
  });
}

/** Sentences that say what the page cannot say. */
export const faults_of_page = (messages) => [...messages.values()].flatMap(({ id, values, pattern }) => [
  ...values.filter(({ kind }) => kind === 'person').map(({ name }) => `${id}: the page does not know persons such as $${name}`),
  // eslint-disable-next-line no-control-regex
  ...(/[^\u0001\u0020-\uffff]/.test(pattern) ? [`${id}: the page has no forms, capitals and contexts in English`] : []),
]);
