// Texts that stand where they belong, in files of data, and not in assets/words/en: those of a game's catalogue.json (its cards,
// technologies, races) and of its lesson. They have no values. Another language has them in assets/words/<language>/<game>-cards.ftl
// and <game>-lesson.ftl like any other message; above each its English stands as a comment, and scripts/words.mjs says where that
// English is an old one. The program knows them by their English (`translated` in engine/core/language.h).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue_of, games_with_catalogues } from '../catalogue.mjs';

const kRoot = fileURLToPath(new URL('../..', import.meta.url));
const kTold = ['name', 'text', 'motto', 'graft', 'timing'];
const kOfAbout = ['tagline', 'credit'];
const kOfTasks = ['ask', 'otherwise', 'done'];
const lesson_path = (game) => join(kRoot, 'assets/tutorials', `${game}.json`);

/** The parts that such texts make: "rise-cards", "rise-lesson". */
export const parts_of_texts = () => games_with_catalogues().flatMap((game) => [`${game}-cards`, ...(existsSync(lesson_path(game)) ? [`${game}-lesson`] : [])]);

/** A part's messages as scripts/words/part.mjs has them; undefined if it is not made of texts. */
export function texts_of(part) {
  if (!parts_of_texts().includes(part)) return undefined;
  const [game, what] = part.split('-');
  const messages = new Map(), known = new Set();
  for (const [id, english] of what === 'cards' ? texts_of_catalogue(catalogue_of(game)) : texts_of_lesson(JSON.parse(readFileSync(lesson_path(game), 'utf8')))) {
    if (!english || known.has(english)) continue; // what stands there twice is one message
    known.add(english);
    messages.set(id, { id, values: [], pattern: english, comment: '', uses: [], keys: new Set(), given: new Set() });
  }
  return { messages, faults: [] };
}

function texts_of_catalogue({ about, ...tables }) {
  const rows = Object.entries(tables).flatMap(([table, list]) => list.map((row) => [table, row]));
  return [...kOfAbout.map((key) => [key, about[key]]),
    ...rows.flatMap(([table, row]) => kTold.filter((key) => row[key]).map((key) => [`${table}-${row.id}-${key}`, row[key]]))];
}

/** The same catalogue with other texts: `texts` is a map from the English ones. */
export function with_texts({ about, ...tables }, texts) {
  const told = (row, keys) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, keys.includes(key) ? texts.get(value) ?? value : value]));
  return { about: told(about, kOfAbout), ...Object.fromEntries(Object.entries(tables).map(([table, rows]) => [table, rows.map((row) => told(row, kTold))])) };
}

function texts_of_lesson({ steps }) {
  return steps.flatMap(({ title, text = [], tasks = [] }, at) => {
    const step = `step-${at + 1}`;
    return [[`${step}-title`, title], ...text.map((one, place) => [`${step}-text-${place + 1}`, one]),
      ...tasks.flatMap((task, place) => kOfTasks.map((key) => [`${step}-task-${place + 1}-${key}`, task[key]]))];
  });
}

/** A text as Fluent writes it. */
export const as_fluent = (text) => text.replace(/\{[^}]*\}?|\}/g, (brackets) => `{ ${JSON.stringify(brackets)} }`);

/** Ids whose comment in another language is not the English text. */
export function stale(english, other) {
  const plain = (text) => text.replace(/\s+/g, ' ').trim();
  return [...english.messages.values()].filter(({ id, pattern }) => other.messages.has(id) && !plain(other.messages.get(id).comment).startsWith(plain(pattern))).map(({ id }) => id);
}
