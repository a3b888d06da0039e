// Engraved pictures: web/boards/<game>/pictures.txt has the strokes of a game's pictures. For each of these files the
// build makes lists of C++, which the game's board includes (cmake/pictures.cmake):
//
//   node scripts/pictures.mjs FILE FOLDER   writes strokes.inc, names.inc and sets.inc into FOLDER
//
// Such a file, line by line; a line that begins with # is for people:
//
//   sun                               a picture: a constant of C++, here `sun`. names.inc lists these constants
//   card at1                          or a kind and an enumerator: of(Card::at1)
//   sign 0                            or a kind and a number: sign(0)
//     rings 2  0 0  88 88  72 72      a stroke of it: what it is, then n, x, y, a, b, c, d (web/boards/kit/engraving.h)
//     * arc 0  0 8  62 54  52 90      the same in the second colour
//   the-bribe = sea ruff broad        a card whose picture is put together: {Card::the_bribe, {sea, ruff, broad}}
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { enumerator } from './catalogue/kinds.mjs';

const capitalized = (word) => word[0].toUpperCase() + word.slice(1);

/** A picture's number as an expression of C++; nothing: the line is no heading. */
function picture_of(line) {
  const [, kind, name] = /^(?:([a-z]+) )?([a-zA-Z0-9-]+)$/.exec(line) ?? [];
  if (!kind) return name;
  return /^\d+$/.test(name) ? `${kind}(${name})` : `of(${capitalized(kind)}::${enumerator(name)})`;
}

/** The lists of C++ that a file of pictures stands for. Throws if a line cannot be read. */
export function lists_of(text, name) {
  const strokes = [], names = [], sets = [];
  text.split('\n').forEach((line, place) => {
    if (/^\s*(#|$)/.test(line)) return;
    const stroke = /^ {2}(\* )?([a-z]+)((?: +-?\d+){7})$/.exec(line);
    const set = /^([a-z0-9-]+) = ([a-z ]+)$/.exec(line);
    const picture = picture_of(line);
    if (stroke && names.length) {
      const [, accent, op, numbers] = stroke;
      strokes.push(`{${names.at(-1)}, ${Boolean(accent)}, k${capitalized(op)}, ${numbers.trim().split(/ +/).join(', ')}}`);
    } else if (set) {
      sets.push(`{Card::${enumerator(set[1])}, {${set[2].split(' ').join(', ')}}}`);
    } else if (picture && !names.includes(picture)) {
      names.push(picture);
    } else {
      throw new Error(`${name}, line ${place + 1}: neither a picture, nor a stroke, nor what a card is put together from: ${line}`);
    }
  });
  return { strokes, names, sets };
}

function main() {
  const [, , file, folder] = process.argv;
  try {
    const lists = lists_of(readFileSync(file, 'utf8'), file);
    mkdirSync(folder, { recursive: true });
    Object.entries(lists).forEach(([list, rows]) => writeFileSync(join(folder, `${list}.inc`), rows.map((row) => `${row},\n`).join('')));
  } catch (error) {
    console.log(error.message);
    process.exit(1);
  }
}

if (process.argv[1]?.endsWith('pictures.mjs')) main();
