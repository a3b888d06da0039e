// Words: assets/words/<language>/<part>.ftl has what people read, a part of the project a file, in the form of Fluent. English is
// the language that is compiled in; any other has the same messages. assets/words/README.md says how they are written.
//
//   node scripts/words.mjs                       says what is wrong with the words, and fails if anything is
//   node scripts/words.mjs --cpp PART --out H    writes the English of a part as functions of C++; called by the build
//   node scripts/words.mjs --pack LANG --out D   writes a language as the files that engine/core/language.h reads: one for the frame
//                                                and one a game, and shell.json, which shell/start.js reads; "made-up" is
//                                                English with accents, 40 % longer, in brackets; "all" is each of them in a
//                                                folder of its own
//   node scripts/words.mjs --begin PART          prints a part as a translator begins it: in English, which also stands above each
//                                                message as a comment
//
// engine/core/message.h says how a message becomes a sentence.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games_with_catalogues } from './catalogue.mjs';
import { hash_of, head_of, made_up, packed, signature_of, translations, types_of } from './words/message.mjs';
import { faults_of_page, kCall, texts_in } from './words/shell.mjs';
import { part_of } from './words/part.mjs';
import { as_fluent, parts_of_texts, stale, texts_of } from './words/texts.mjs';

const kRoot = fileURLToPath(new URL('..', import.meta.url));
const kWords = join(kRoot, 'assets/words');
export const kEnglish = 'en';
export const kMadeUp = 'made-up';
export const kShell = 'shell'; // the part of the page's scripts, which has no C++
const kOwnName = 'language'; // the message of that part that is the language's name
export const kOfPages = 'pages'; // the part of pages that scripts make, which is not in the program

/**
 * Where the functions of a part are called, the namespace they are in, and the name by which they are called, which is the last
 * name of that namespace unless it is given. A part that is not named here is a board ("cosmos-board") or a game.
 */
const kHomes = {
  core: { folder: 'engine', namespace: 'orrery::common::say', name: 'common::say' },
  record: { folder: 'engine/record', namespace: 'orrery::say' },
  web: { folder: 'web', namespace: 'orrery::web::say', but: /^boards\/.*\// },
  kit: { folder: 'web/boards/kit', namespace: 'orrery::web::kit_says' },
  template: { folder: 'engine/games/template', namespace: 'orrery::example::say' },
  [kShell]: { folder: 'shell', namespace: 'say' },
  [kOfPages]: { folder: 'scripts', namespace: 'say' },
};
function home_of(part) {
  const board = /^(.*)-board$/.exec(part)?.[1];
  const home = kHomes[part] ?? (board ? { folder: `web/boards/${board}`, namespace: `orrery::web::${board}_says` } : { folder: `engine/games/${part}`, namespace: `orrery::${part}::say` });
  return { name: home.namespace.split('::').at(-1), ...home };
}

/** The languages beside English. */
export const languages = () => readdirSync(kWords).filter((name) => name !== kEnglish && !name.includes('.')).sort();
export const all_languages = () => [kEnglish, ...languages()];

/** The folder of a language among files of all languages, "de/"; English has none. */
export const folder_of = (language) => (language === kEnglish ? '' : `${language}/`);

/** The parts of files of messages, and all parts, with those of texts in files of data. */
export const parts_of_files = () => readdirSync(join(kWords, kEnglish)).flatMap((file) => (file.endsWith('.ftl') ? [file.slice(0, -4)] : [])).sort();
export const parts = () => [...parts_of_files(), ...parts_of_texts()].sort();

/**
 * The file of a language that a part goes into: that of a game, of what all games share, or of the page; undefined for what only
 * scripts say.
 */
export function group_of(part) {
  if (part === kShell) return kShell;
  if (part === kOfPages) return undefined;
  return Object.hasOwn(kHomes, part) ? 'frame' : part.split('-')[0];
}

/** A part in one language; see scripts/words/part.mjs. */
export function words_of(language, part) {
  const name = `${language}/${part}`;
  if (!read.has(name)) read.set(name, (language === kEnglish && texts_of(part)) || part_in(join(kWords, `${name}.ftl`)));
  return read.get(name);
}
const read = new Map();
const part_in = (path) => (existsSync(path) ? part_of(readFileSync(path, 'utf8')) : { messages: new Map(), faults: [], is_missing: true });

// ---- What is wrong

/** Sentences that say what is wrong with a part in English: its own faults, and messages that are not called or not there. */
export function faults_of(part) {
  const { messages, faults } = words_of(kEnglish, part);
  const called = calls_of(part), on_page = part === kShell ? texts_in(readFileSync(join(kRoot, 'shell/index.html'), 'utf8')) : [];
  for (const { uses } of messages.values()) for (const id of uses) called.add(id);
  const unused = [...messages.values()].filter(({ id, pattern }) => !called.has(id) && !on_page.includes(pattern)).map(({ id }) => `nothing says ${id}`);
  const missing = [...called].filter((id) => !messages.has(id)).map((id) => `the code says ${id}, which is not there`);
  const lacking = on_page.filter((text) => ![...messages.values()].some(({ pattern }) => pattern === text)).map((text) => `shell/index.html says "${text}", which is not there`);
  return [...faults, ...unused, ...missing, ...lacking, ...(part === kShell ? faults_of_page(messages) : [])];
}

/** Sentences that say what is wrong with a part in another language: messages, values or forms that differ from the English ones. */
export function faults_of_translation(english, other) {
  const faults = [...other.faults];
  const used = new Set([...other.messages.values()].flatMap(({ uses }) => uses));
  for (const [id, { values, keys, given }] of english.messages) {
    const theirs = other.messages.get(id);
    if (!theirs) {
      faults.push(`${id} is missing`);
      continue;
    }
    for (const { name } of theirs.values)
      if (!values.some((value) => value.name === name)) faults.push(`${id}: the English message has no $${name}`);
    if (theirs.keys.size > 0) {  // a form that is not there would be another one, unseen
      const value_of = (key) => key.split(' ')[0];
      const formed = new Set([...theirs.keys].map(value_of)), listed = new Set([...given].map(value_of));
      for (const key of new Set([...keys, ...given, ...theirs.keys])) {
        const is_known = keys.has(key) || given.has(key) || (listed.has(value_of(key)) && key.endsWith('[other]'));
        const is_wanted = listed.has(value_of(key)) ? given.has(key) && formed.has(value_of(key)) : keys.has(key);
        if (!(theirs.keys.has(key) ? is_known : !is_wanted)) faults.push(`${id}: ${key} is in one language only`);
      }
    }
  }
  for (const id of other.messages.keys()) if (!english.messages.has(id) && !used.has(id)) faults.push(`${id} is neither an English message nor part of another`);
  return faults;
}

/** Which files of a part say messages, and how, if they are not C++. */
const kCalls = { [kShell]: [/\.js$/, kCall], [kOfPages]: [/\.mjs$/, /\bsay\('([a-z0-9-]+)'/g] };

/** The ids of the messages that the code of a part calls. */
function calls_of(part) {
  const { folder, but, name: caller } = home_of(part);
  const called = new Set(part === kShell ? [kOwnName] : []);
  const [code, call] = kCalls[part] ?? [/\.(cpp|h)$/, new RegExp(`\\b${caller}::([a-z0-9_]+)`, 'g')];
  for (const file of readdirSync(join(kRoot, folder), { recursive: true }))
    if (code.test(file) && !but?.test(file))
      for (const [, name] of readFileSync(join(kRoot, folder, file), 'utf8').replace(/^\s*\/\/.*$/gm, '').matchAll(call)) called.add(name.replaceAll('_', '-'));
  return called;
}

/** Sentences that say where one English text, or two with the same hash, would need two texts in another language. */
function faults_of_twins(language) {
  const faults = [];
  const known = new Map(); // hash -> {pattern, text, at}
  for (const part of parts().filter(group_of)) // those that the program knows by their English
    for (const [id, { pattern }] of words_of(kEnglish, part).messages) {
      const hash = (part === kShell ? kShell : '') + hash_of(pattern), text = words_of(language, part).messages.get(id)?.pattern, at = `${part}, ${id}`;
      if (text === undefined) continue; // not translated yet
      const twin = known.get(hash);
      if (twin && twin.pattern !== pattern) faults.push(`${at} and ${twin.at} have the same hash: reword one of them`);
      else if (twin && twin.text !== text) faults.push(`${at} and ${twin.at} are the same in English, but not here`);
      known.set(hash, { pattern, text, at });
    }
  return faults;
}

function all_faults() {
  const faults = [];
  for (const part of parts_of_files()) for (const fault of faults_of(part)) faults.push(`assets/words/${kEnglish}/${part}.ftl: ${fault}`);
  for (const language of languages())
    for (const part of parts()) {
      const english = words_of(kEnglish, part), other = words_of(language, part);
      if (other.is_missing) continue; // nobody has translated it yet
      const old = texts_of(part) ? stale(english, other).map((id) => `${id}: the comment above it is not its English`) : [];
      for (const fault of [...faults_of_translation(english, other), ...old]) faults.push(`assets/words/${language}/${part}.ftl: ${fault}`);
    }
  for (const language of all_languages()) for (const fault of faults_of_twins(language)) faults.push(`assets/words/${language}: ${fault}`);
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

/** A part in English, and in another language. */
function both(language, part) {
  const english = words_of(kEnglish, part).messages;
  return [english, language === kMadeUp ? made_up(english) : words_of(language, part).messages];
}

/**
 * Some parts in another language as the text that `speak` in engine/core/language.h reads. What all games share has the sentence
 * that stands below each game's name on the home screen, where the games' own words are not here yet.
 */
export function packed_parts(language, some) {
  const on_home = some.includes('core') ? games_with_catalogues().map((game) => `${game}-cards`) : [];
  const only_tagline = ([english, theirs]) => [new Map([['tagline', english.get('tagline')]]), theirs];
  const lines = [...some.map((part) => both(language, part)), ...on_home.map((part) => only_tagline(both(language, part)))].flatMap((pair) => packed(...pair));
  return `${head_of(language === kMadeUp ? kEnglish : language)}\n${[...new Set(lines)].sort().join('\n')}\n`;
}

/** Map of a file's name -> the words of a language for it. */
export function packed_language(language) {
  const groups = [...new Set(parts().map(group_of))].filter((group) => group && group !== kShell);
  const page = JSON.stringify(Object.fromEntries(translations(...both(language, kShell))));
  return new Map([['shell.json', page], ...groups.map((group) => [`${group}.words`, packed_parts(language, parts().filter((part) => group_of(part) === group))])]);
}

/** Those of the languages that the page can speak: id -> its own name. */
export const names_of = (some) => Object.fromEntries(some.flatMap((language) => {
  const name = both(language, kShell)[1].get(kOwnName)?.pattern;
  return name ? [[language, name]] : [];
}));

/** A part of which nothing is translated yet. */
function beginning_of(part) {
  if (!texts_of(part)) return readFileSync(join(kWords, kEnglish, `${part}.ftl`), 'utf8');
  return [...texts_of(part).messages.values()].map(({ id, pattern }) => `# ${pattern}\n${id} = ${as_fluent(pattern)}\n`).join('\n');
}

function write(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path) || readFileSync(path, 'utf8') !== content) writeFileSync(path, content);
}

/** Writes a language into a folder, and takes away the files of words that it has no more. */
function write_language(language, folder) {
  const files = packed_language(language);
  for (const [file, words] of files) write(join(folder, file), words);
  for (const file of readdirSync(folder)) if (file.endsWith('.words') && !files.has(file)) rmSync(join(folder, file));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [what, name, , out] = process.argv.slice(2);
  if (what === '--cpp') write(out, header_of(name, words_of(kEnglish, name)));
  else if (what === '--pack')
    for (const language of name === 'all' ? [...languages(), kMadeUp] : [name]) write_language(language, name === 'all' ? join(out, language) : out);
  else if (what === '--begin') process.stdout.write(beginning_of(name));
  else {
    const faults = all_faults();
    for (const fault of faults) console.log(fault);
    console.log(faults.length ? `words: ${faults.length} faults` : `words: ${parts().length} parts in ${all_languages().length} languages, no fault`);
    for (const language of languages()) {
      const missing = parts().filter((part) => words_of(language, part).is_missing);
      if (missing.length) console.log(`${language} has no ${missing.join(', ')}: said in English`);
    }
    process.exitCode = faults.length ? 1 : 0;
  }
}
