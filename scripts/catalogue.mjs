// Catalogues: engine/games/<game>/catalogue.json has what a game consists of, in words and numbers: cards, technologies,
// races, maps, and in `about` what the game is. Engine and rulebook read the same file. The file catalogue.mjs beside it
// says what it may hold, in the kinds of scripts/catalogue/kinds.mjs; a game may have neither.
//
//   node scripts/catalogue.mjs                      says what is wrong with catalogues, and fails if anything is
//   node scripts/catalogue.mjs --cpp GAME --out H   writes the catalogue as a header of C++; called by the build
//
// Scripts call catalogue_of(game).
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { enumerator, id, number, record, text } from './catalogue/kinds.mjs';

const kGames = fileURLToPath(new URL('../engine/games', import.meta.url));
const name_of = (game) => `engine/games/${game}/catalogue.json`;

/** What every game says about itself: what GameInfo has in C++, without the revision of the rules. */
const kAbout = record({ title: text, tagline: text, min_seats: number(2, 6), max_seats: number(2, 6), minutes: number(1, 600), credit: text });

// Game -> what its catalogue may hold: {includes: headers that declare the types, parts: part -> table, more}.
const shapes = new Map();
for (const game of readdirSync(kGames).sort()) {
  const [data, shape] = ['json', 'mjs'].map((kind) => join(kGames, game, `catalogue.${kind}`));
  if (existsSync(data)) shapes.set(game, existsSync(shape) ? await import(pathToFileURL(shape)) : { includes: [], parts: {} });
}

export const games_with_catalogues = () => [...shapes.keys()];
export const shape_of = (game) => shapes.get(game);

/** Sentences that say what is wrong with a catalogue. */
export function faults_of(catalogue, { parts, more }) {
  const faults = record({ about: kAbout, ...parts }).faults(catalogue, '', catalogue);
  return faults.length || !more ? faults : more(catalogue);
}

// ---- Reading

const read = new Map();

/** A game's catalogue. Throws if there is none or something is wrong with it. */
export function catalogue_of(game) {
  if (!read.has(game)) {
    if (!shapes.has(game)) throw new Error(`${name_of(game)} is missing`);
    read.set(game, parsed(game));
    const faults = faults_of(read.get(game), shapes.get(game));
    if (faults.length) throw new Error(faults.map((fault) => `${name_of(game)}: ${fault}`).join('\n'));
  }
  return read.get(game);
}

function parsed(game) {
  try {
    return JSON.parse(readFileSync(join(kGames, game, 'catalogue.json'), 'utf8'));
  } catch (error) {
    throw new Error(`${name_of(game)}: ${error.message}`);
  }
}

// ---- Writing C++

/** The catalogue as a header: an array for each part. What C++ knows by itself is compared when it is compiled. */
export function header_of(game, catalogue, { includes, parts }) {
  const about = kAbout.cpp(catalogue.about).replace('{', `{.id = ${id.cpp(game)}, `);
  const info = `inline constexpr GameInfo kAbout${about};\n`; // without its revision
  const arrays = Object.entries(parts).map(([part, one]) => array_of(game, part, one, catalogue[part]));
  return `// Made by scripts/catalogue.mjs from ${name_of(game)}; changes belong there.
#pragma once

#include <array>

#include "core/types.h"
${includes.map((name) => `#include "${name}"\n`).join('')}
namespace orrery::${game} {

${[info, ...arrays].join('\n')}
}  // namespace orrery::${game}
`;
}

function array_of(game, part, { row, type, name, size, by, called = enumerator, holds }, rows) {
  const claim = (condition, sentence) => `static_assert(${condition}, ${JSON.stringify(`${name_of(game)}: ${part}${sentence}`)});\n`;
  const claims = size ? [claim(`${name}.size() == ${size}`, `: there are ${rows.length} here, but ${size} is another number`)] : [];
  rows.forEach((one, place) => {
    if (by) claims.push(claim(`static_cast<int>(${by}::${called(one.id)}) == ${place}`, `, ${one.id}: is number ${place + 1} here, but not in ${by}`));
    if (holds) claims.push(claim(holds(one, `${by}::${called(one.id)}`), `, ${one.id}: does not agree with C++`));
  });
  return `inline constexpr std::array<${type}, ${rows.length}> ${name}{{\n${rows.map((one) => `    ${row.cpp(one)},\n`).join('')}}};\n${claims.join('')}`;
}

// ---- The program

function main() {
  const [, , way, game, , out] = process.argv;
  try {
    if (way === '--cpp') {
      const header = header_of(game, catalogue_of(game), shapes.get(game));
      mkdirSync(dirname(out), { recursive: true });
      if (!existsSync(out) || readFileSync(out, 'utf8') !== header) writeFileSync(out, header); // what is the same is not compiled again
    } else {
      shapes.forEach((_, one) => catalogue_of(one));
    }
  } catch (error) {
    console.log(error.message);
    process.exit(1);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
