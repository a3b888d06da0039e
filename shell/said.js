// What the page says, in the language of the person. English stands in the code: scripts/site.mjs puts the texts of
// assets/words/en/shell.ftl where a script names a message of './say.js'. Another language is a table from English texts
// to its own (start.js).

/** A text in the language of the page, or as it is if the language lacks it. */
export const translated = (english) => window.starting.words[english] || english;

/** The same with values in their places. English has only places; translate.js brings what other languages may have. */
export const said = (english, ...values) => (window.starting.fill || put)(translated(english), values);

const put = (text, values) => text.replace(/\u0001(.)/g, (_, letter) => values[letter.charCodeAt() - 97]);
