// Words: assets/words/<language>/<part>.ftl has what people read, a part of the project a file, in the form of Fluent. English is
// the language that is compiled in; any other has the same messages. assets/words/README.md says how they are written.
//
//   node scripts/words.mjs                       says what is wrong with the words, and fails if anything is
//   node scripts/words.mjs --cpp PART --out H    writes the English of a part as functions of C++; called by the build
//   node scripts/words.mjs --pack LANG --out D   writes a language as the files that engine/core/language.h reads, one a part;
//                                                the language "made-up" is English with accents, 40 % longer, in brackets
//
// engine/core/message.h says how a message becomes a sentence.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hash_of, made_up, packed, signature_of, types_of } from './words/message.mjs';
import { part_of } from './words/part.mjs';

const kRoot = fileURLToPath(new URL('..', import.meta.url));
const kWords = join(kRoot, 'assets/words');
export const kEnglish = 'en';
export const kMadeUp = 'made-up';

/**
 * Where the functions of a part are called, the namespace they are in, and its last name, by which they are called. A part that is not
 * named here is a board ("cosmos-board") or a game.
 */
const kHomes = {
  core: { folder: 'engine/core', namespace: 'orrery::common::say' },
  record: { folder: 'engine/record', namespace: 'orrery::say' },
  web: { folder: 'web', namespace: 'orrery::web::say', but: /^boards\/.*\// },
  kit: { folder: 'web/boards/kit', namespace: 'orrery::web::kit_says' },
  template: { folder: 'engine/games/template', namespace: 'orrery::example::say' },
};
function home_of(part) {
  const board = /^(.*)-board$/.exec(part)?.[1];
  const home = kHomes[part] ?? (board ? { folder: `web/boards/${board}`, namespace: `orrery::web::${board}_says` } : { folder: `engine/games/${part}`, namespace: `orrery::${part}::say` });
  return { ...home, name: home.namespace.split('::').at(-1) };
}

/** The languages beside English. */
export const languages = () => readdirSync(kWords).filter((name) => name !== kEnglish && !name.includes('.')).sort();
export const parts = () => readdirSync(join(kWords, kEnglish)).flatMap((file) => (file.endsWith('.ftl') ? [file.slice(0, -4)] : [])).sort();

/** A part in one language; see scripts/words/part.mjs. */
export function words_of(language, part) {
  const path = join(kWords, language, `${part}.ftl`);
  return existsSync(path) ? part_of(readFileSync(path, 'utf8')) : { messages: new Map(), faults: ['the file is missing'] };
}

// ---- What is wrong

/** Sentences that say what is wrong with a part in English: its own faults, and messages that are not called or not there. */
export function faults_of(part) {
  const { messages, faults } = words_of(kEnglish, part);
  const called = calls_of(part);
  for (const { uses } of messages.values()) for (const id of uses) called.add(id);
  const unused = [...messages.keys()].filter((id) => !called.has(id)).map((id) => `nothing says ${id}`);
  const missing = [...called].filter((id) => !messages.has(id)).map((id) => `the code says ${id}, which is not there`);
  return [...faults, ...unused, ...missing];
}

/** Sentences that say what is wrong with a part in another language: messages, values or forms that differ from the English ones. */
export function faults_of_translation(english, other) {
  const faults = [...other.faults];
  for (const [id, { values, keys }] of english.messages) {
    const theirs = other.messages.get(id);
    if (!theirs) {
      faults.push(`${id} is missing`);
      continue;
    }
    for (const { name } of theirs.values)
      if (!values.some((value) => value.name === name)) faults.push(`${id}: the English message has no $${name}`);
    if (theirs.keys.size > 0)  // a form that is not there would be another one, unseen
      for (const key of new Set([...keys, ...theirs.keys])) if (!keys.has(key) || !theirs.keys.has(key)) faults.push(`${id}: ${key} is in one language only`);
  }
  for (const id of other.messages.keys()) if (!english.messages.has(id)) faults.push(`${id} is not an English message`);
  return faults;
}

/** The ids of the messages that the code of a part calls. */
function calls_of(part) {
  const { folder, but, name: caller } = home_of(part);
  const called = new Set();
  for (const file of readdirSync(join(kRoot, folder), { recursive: true }))
    if (/\.(cpp|h)$/.test(file) && !but?.test(file))
      for (const [, name] of readFileSync(join(kRoot, folder, file), 'utf8').replace(/^\s*\/\/.*$/gm, '').matchAll(new RegExp(`\\b${caller}::([a-z0-9_]+)`, 'g'))) called.add(name.replaceAll('_', '-'));
  return called;
}

/** Sentences that say where one English text, or two with the same hash, would need two texts in another language. */
function faults_of_twins(language) {
  const faults = [];
  const known = new Map(); // hash -> {pattern, text, at}
  for (const part of parts())
    for (const [id, { pattern }] of words_of(kEnglish, part).messages) {
      const hash = hash_of(pattern), text = words_of(language, part).messages.get(id)?.pattern, at = `${part}, ${id}`;
      const twin = known.get(hash);
      if (twin && twin.pattern !== pattern) faults.push(`${at} and ${twin.at} have the same hash: reword one of them`);
      else if (twin && twin.text !== text) faults.push(`${at} and ${twin.at} are the same in English, but not here`);
      known.set(hash, { pattern, text, at });
    }
  return faults;
}

function all_faults() {
  const faults = [];
  for (const part of parts()) {
    for (const fault of faults_of(part)) faults.push(`assets/words/${kEnglish}/${part}.ftl: ${fault}`);
    for (const language of languages())
      for (const fault of faults_of_translation(words_of(kEnglish, part), words_of(language, part))) faults.push(`assets/words/${language}/${part}.ftl: ${fault}`);
  }
  for (const language of [kEnglish, ...languages()]) for (const fault of faults_of_twins(language)) faults.push(`assets/words/${language}: ${fault}`);
  return faults;
}

// ---- Writing

/** The English of a part as a header: a function for each message. */
export function header_of(part, { messages, faults }) {
  if (faults.length) throw new Error(faults.map((fault) => `assets/words/${kEnglish}/${part}.ftl: ${fault}`).join('\n'));
  const { namespace } = home_of(part);
  return `// Made by scripts/words.mjs from assets/words/${kEnglish}/${part}.ftl; changes belong there.
#pragma once

#include <string>

#include "core/message.h"

namespace ${namespace} {

${[...messages.values()].map(function_of).join('\n')}
}  // namespace ${namespace}
`;
}

function function_of({ id, values, pattern }) {
  const name = id.replaceAll('-', '_');
  const literal = JSON.stringify(pattern).replace(/\\u00([0-9a-f]{2})/g, (_, hex) => `\\${parseInt(hex, 16).toString(8).padStart(3, '0')}`);
  if (!values.length) return `inline constexpr orrery::Wording ${name}{${literal}};`;
  return `inline std::string ${name}(${signature_of(values)}) {
    return orrery::said<${types_of(values)}>(${literal}, ${values.map((value) => `${value.name}_`).join(', ')});
}`;
}

/** A part in another language as the text that read_words in engine/core/language.h reads. */
export function packed_part(language, part) {
  const english = words_of(kEnglish, part).messages;
  return language === kMadeUp ? packed(kEnglish, english, made_up(english)) : packed(language, english, words_of(language, part).messages);
}

function write(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path) || readFileSync(path, 'utf8') !== content) writeFileSync(path, content);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [what, name, , out] = process.argv.slice(2);
  if (what === '--cpp') write(out, header_of(name, words_of(kEnglish, name)));
  else if (what === '--pack') for (const part of parts()) write(join(out, `${part}.words`), packed_part(name, part));
  else {
    const faults = all_faults();
    for (const fault of faults) console.log(fault);
    console.log(faults.length ? `words: ${faults.length} faults` : `words: ${parts().length} parts in ${languages().length + 1} language${languages().length ? 's' : ''}, no fault`);
    process.exitCode = faults.length ? 1 : 0;
  }
}
