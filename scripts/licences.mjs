// Collects the licences of everything in the page into one text, from the folders of the libraries' sources:
// node scripts/licences.mjs --out FILE --imgui DIR --cereal DIR --qrcodegen DIR --sodium DIR --emscripten DIR.
// cmake/site.cmake names the folders; the text ships as licenses/LICENSES.txt. Fails if a licence is missing.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const kRoot = new URL('..', import.meta.url).pathname;
const kDocs = '/usr/share/doc'; // Debian keeps its packages' licences there
const folders = {};
for (let at = 2; at < process.argv.length; at += 2) folders[process.argv[at].replace(/^--/, '')] = process.argv[at + 1];

/** The content of the first of these files that exists. */
function found(...paths) {
  const path = paths.find((one) => existsSync(one));
  if (!path) throw new Error(`there is none of ${paths.join(', ')}`);
  return readFileSync(path, 'utf8');
}

/** The first of these paragraphs or comments that contains `words`. */
function saying(words, parts) {
  const part = parts.find((one) => one.includes(words));
  if (!part) throw new Error(`its source no longer says "${words}"`);
  return part.trimEnd();
}

// ---- Parts of a file
const bare = (comment) => comment.replace(/^\s*\/\*+!?|\*+\/\s*$/g, '').replace(/^ ?\*( |$)/gm, '').replace(/^[\n\s]*\n/, '').trimEnd();
const comments = (text) => [...text.matchAll(/\/\*[\s\S]*?\*\//g)].map(([comment]) => bare(comment));
const line_comments = (text) => [...text.matchAll(/(?:^[ \t]*\/\/.*\n)+/gm)].map(([lines]) => lines.replace(/^[ \t]*\/\/ ?/gm, ''));
// Debian's copyright files: paragraphs of fields, in which a dot stands for an empty line.
const paragraphs = (text) => text.split(/\n\n+/).map((one) => one.replace(/^ \.$/gm, '').replace(/^ /gm, ''));
const debian = (text, ...firsts) => firsts.map((first) => saying(first, paragraphs(text))).join('\n\n');

const npm = (name) => found(join(kRoot, 'node_modules', name, 'LICENSE'));

// ---- The licences
const mit_terms = () => {
  const text = found(join(folders.imgui, 'LICENSE.txt'));
  return saying('Permission is hereby granted', [text.slice(text.indexOf('Permission is hereby granted'))]);
};

function rapidjson() {
  const header = found(join(folders.cereal, 'include/rapidjson/document.h'), join(folders.cereal, 'include/cereal/external/rapidjson/document.h'));
  return `${saying('Licensed under the MIT License', line_comments(header))}\n\nThe MIT License:\n\n${mit_terms()}`;
}

function emscripten() {
  const own = join(folders.emscripten, 'LICENSE');
  if (existsSync(own)) return found(own);
  return debian(found(join(kDocs, 'emscripten/copyright')), 'The Emscripten Authors', 'License: Expat\n', 'License: NCSA~Mozilla\n');
}

function llvm() {
  const own = join(folders.emscripten, 'system/lib/libcxx/LICENSE.TXT');
  if (existsSync(own)) return found(own);
  const packages = readdirSync(kDocs).filter((name) => /^llvm-\d+$/.test(name)).map((name) => join(kDocs, name, 'copyright'));
  return `${debian(found(...packages), 'LLVM Exceptions')}\n\n${found('/usr/share/common-licenses/Apache-2.0')}`;
}

function sodium() {
  const blake2b = found(join(folders.sodium, 'src/libsodium/crypto_generichash/blake2b/ref/blake2b-ref.c'));
  return `${saying('Copyright', comments(found(join(folders.sodium, 'LICENSE'))))}\n\n${saying('public domain', comments(blake2b))}`;
}

const kParts = {
  Orrery: () => found(join(kRoot, 'LICENSE')),
  'The fonts Inter and EB Garamond': () => found(join(kRoot, 'assets/fonts/OFL.txt')),
  'Dear ImGui': () => found(join(folders.imgui, 'LICENSE.txt')),
  'stb_truetype, stb_rect_pack and stb_textedit, in Dear ImGui': () => saying('Sean Barrett', comments(found(join(folders.imgui, 'imstb_truetype.h'))).reverse()),
  cereal: () => saying('Redistribution and use', comments(found(join(folders.cereal, 'include/cereal/cereal.hpp')))),
  RapidJSON: rapidjson,
  'QR-Code-generator': () => saying('Permission is hereby granted', comments(found(join(folders.qrcodegen, 'cpp/qrcodegen.cpp')))),
  'libsodium, and BLAKE2b in it': sodium,
  Emscripten: emscripten,
  'nostr-tools': () => npm('nostr-tools'), // only this and the next four come from npm; scripts/site.mjs checks that
  '@noble/ciphers': () => npm('@noble/ciphers'),
  '@noble/curves': () => npm('@noble/curves'),
  '@noble/hashes': () => npm('@noble/hashes'),
  '@scure/base': () => npm('@scure/base'),
  'musl, the C library': () => found(join(folders.emscripten, 'system/lib/libc/musl/COPYRIGHT')),
  'dlmalloc, which hands out memory': () => saying('public domain', comments(found(join(folders.emscripten, 'system/lib/dlmalloc.c')))).split(/\n\s*\n/)[0],
  'libc++, libc++abi and compiler-rt, of the LLVM Project': llvm,
};

function main() {
  const line = '='.repeat(80);
  const names = Object.keys(kParts);
  let text = `What Orrery's page is made of, each with its licence below:\n\n${names.map((name) => `- ${name}`).join('\n')}\n`;
  for (const [name, licence] of Object.entries(kParts)) {
    try {
      text += `\n\n${line}\n${name}\n${line}\n\n${licence().replace(/\r/g, '').trim()}\n`;
    } catch (error) {
      console.error(`The licence of ${name} is missing, and the page may not ship without it: ${error.message}.`);
      process.exit(1);
    }
  }
  writeFileSync(folders.out, text);
}

main();
