// Marks in a freshly linked module which code names which constant, so that split.mjs can give each constant to the
// part that needs it:
//     node scripts/split/mark.mjs --module FILE.wasm --map FILE --folder DIR
// rewrites the module in place and writes FILE.wasm.names.json: which constants name which others, and which function is at
// which place of the table. The optimiser merges equal functions, and one name then stands for all. --map is the linker's map
// (--print-map), --folder the folder in which it ran.
//
// Object files have relocations, so the linker knows which numbers are addresses. The map says which piece of which
// object file lies where in the module, so this script finds the same places there. Before the optimiser folds, copies
// and merges code, each address of a constant becomes a global "constant:<address>:<constant>". To the optimiser it is
// a variable, since malloc(kNever) would change it. So the optimiser cannot compute with its value, and moves it along
// with the code. split.mjs turns the globals into numbers again. No number is ever taken for an address, and no address
// for a number.
import { readFileSync, writeFileSync } from 'node:fs';
import { bodies_of, kRelocation, kSection, Objects, Reader, sections_of, segments_of, signed, text_bytes, unsigned } from './wasm.mjs';

const kEnd = 0x0b, kIf = [0x04, 0x40], kGetFirst = [0x20, 0], kGetGlobal = 0x23, kSetGlobal = 0x24, kLoads = [0x28, 0x35], kConst = 0x41, kEqual = 0x46, kAdd = 0x6a;
const kI32 = 0x7f, kVariable = 1;
const kNever = -0x12345678; // bytes that nobody ever asks malloc for
const kByLinker = '<internal>';

/** Pieces of the section that the map calls `name`, in order: [{address, from, size, file, symbol}]. */
function pieces_in(map, name, end) {
  const begin = map.search(new RegExp(`^.* ${name}$`, 'm')), text = map.slice(begin, end ? begin + map.slice(begin).search(end) : undefined);
  return [...text.matchAll(/^ *([0-9a-f]+|-) +([0-9a-f]+) +([0-9a-f]+) {9}(\S.*):\((.*)\)$/gm)].map(([, address, from, size, file, symbol]) => (
    { address: parseInt(address, 16), from: parseInt(from, 16), size: parseInt(size, 16), file, symbol }));
}

/**
 * The piece of an object file that became `piece` in the module: it has the same name, and the same bytes except for
 * relocations.
 */
function origin_of(objects, piece, bytes, list) {
  for (const object of objects.of(piece.file)) {
    for (const one of object[list].get(piece.symbol) ?? []) {
      if (one.to - one.from === piece.size && is_same(object.bytes, one, bytes, piece.from)) return one;
    }
  }
  throw new Error(`${piece.file}: ${piece.symbol} of ${piece.size} bytes is not what was linked`);
}

function is_same(object, { from, to, relocations }, bytes, at) {
  const kLeb = 5, kWord = 4, skipped = new Map(relocations.map(({ kind, place }) => [place, [2, 5, 8, 9].includes(kind) ? kWord : kLeb]));
  for (let place = 0; place < to - from;) {
    if (skipped.has(place)) place += skipped.get(place);
    else if (object[from + place] !== bytes[at + place]) return false;
    else place += 1;
  }
  return true;
}

/**
 * Places of relocations in the module, in order: [{kind, place, addend}]. Pieces whose name begins with .bss have no
 * bytes.
 */
function places_of(objects, pieces, bytes, list) {
  return pieces.flatMap((piece) => (piece.file === kByLinker || piece.size === 0 || piece.symbol.startsWith('.bss') ? []
    : origin_of(objects, piece, bytes, list).relocations.map(({ kind, place, addend }) => ({ kind, place: piece.from + place, addend }))))
    .sort((one, other) => one.place - other.place);
}

/**
 * @returns {{bytes: Buffer, names: number[][], table: string[]}} the marked module; `names`: [place in memory that holds an
 * address, the address, the constant that is meant, which may begin before the address]; `table`: the name of the function
 * at each place
 */
export function mark(bytes, map, objects) {
  const sections = sections_of(bytes), section = (id) => sections.find((one) => one.id === id);
  const segments = segments_of(bytes, section(kSection.data)), memory = segments[0]; // the linker puts constants first
  const is_constant = (address) => address >= memory.address && address < memory.address + memory.to - memory.from;
  const word_at = (place) => new DataView(bytes.buffer, bytes.byteOffset + place).getUint32(0, true);
  const address_at = (place) => {
    const { address, from } = segments.find((one) => one.from <= place && place < one.to);
    return address + place - from;
  };

  // ---- Constants and variables that name constants
  const place_of = (address) => {
    const one = segments.find(({ address: first, from, to }) => first <= address && address < first + to - from);
    return one ? one.from + address - one.address : 0;
  };
  const data_pieces = pieces_in(map, 'DATA', /^.* CUSTOM/m).map((piece) => ({ ...piece, from: place_of(piece.address) }));
  const names = places_of(objects, data_pieces, bytes, 'segments')
    .filter(({ kind }) => kind === kRelocation.memory_word)
    .map(({ place, addend }) => [address_at(place), word_at(place), word_at(place) - addend])
    .filter(([, address, meant]) => is_constant(address) || is_constant(meant));

  // ---- Code that names constants
  const bodies_before = bodies_of(bytes, section(kSection.code));
  const code_pieces = pieces_in(map, 'CODE', /^.* DATA$/m).map((piece, at) => ({ ...piece, from: bodies_before[at]?.from }));
  if (code_pieces.length !== bodies_before.length) throw new Error(`the map has ${code_pieces.length} functions, the module ${bodies_before.length}`);
  const marks = places_of(objects, code_pieces, bytes, 'functions');
  const globals = new Map(); // "address:meant" -> index among the new globals
  for (const one of marks) {
    if (one.kind !== kRelocation.memory_leb && one.kind !== kRelocation.memory_sleb) continue;
    const reader = new Reader(bytes, one.place), address = one.kind === kRelocation.memory_sleb ? reader.signed() : reader.unsigned();
    if (!is_constant(address) && !is_constant(address - one.addend)) continue;
    one.global = `${address}:${address - one.addend}`;
    if (!globals.has(one.global)) globals.set(one.global, globals.size);
  }
  const first_global = globals_in(bytes, section(kSection.global));
  const get_global = (one) => [kGetGlobal, ...unsigned(first_global + globals.get(one.global), 5)];

  let next = 0;
  const body_of = ({ from, to }) => {
    const parts = [];
    let at = new Reader(bytes, from);
    at.unsigned();
    at = at.at;
    const put = (place, ...written) => { parts.push(bytes.subarray(at, place), Buffer.from(written)); };
    for (; next < marks.length && marks[next].place < to; ++next) {
      const one = marks[next], { kind, place } = one;
      if (kind === kRelocation.memory_sleb && one.global) {
        if (bytes[place - 1] !== kConst) throw new Error(`the address at ${place} is no constant of the code`);
        put(place - 1, ...get_global(one));
      } else if (kind === kRelocation.memory_leb && one.global) {
        const opcode = bytes[place - 2], align = bytes[place - 1];
        if (opcode < kLoads[0] || opcode > kLoads[1]) throw new Error(`something is stored where ${one.global} is, or it is used otherwise`);
        put(place - 2, ...get_global(one), kAdd, opcode, align, 0);
      } else {
        continue;
      }
      at = place + 5;
    }
    return Buffer.concat([...parts, bytes.subarray(at, to)]);
  };
  const bodies = bodies_before.map(body_of);
  const malloc = exported_function(bytes, sections, 'malloc');
  bodies[malloc] = with_sets(bodies[malloc], [...globals.values()].map((at) => first_global + at));

  // ---- The module again
  const vector = (count, ...parts) => Buffer.concat([Buffer.from(unsigned(count)), ...parts]);
  const contents = new Map([
    [kSection.code, () => vector(bodies.length, ...bodies.flatMap((body) => [Buffer.from(unsigned(body.length)), body]))],
    [kSection.global, ({ from, to }) => {
      const inside = new Reader(bytes, from), count = inside.unsigned();
      const added = [...globals.keys()].flatMap((name) => [kI32, kVariable, kConst, ...signed(Number(name.split(':')[0])), kEnd]);
      return vector(count + globals.size, bytes.subarray(inside.at, to), Buffer.from(added));
    }],
  ]);
  const parts = [bytes.subarray(0, 8)];
  for (const one of sections) {
    const content = one.name === 'name' ? with_global_names(bytes, one, [...globals.keys()], first_global)
      : contents.get(one.id)?.(one) ?? bytes.subarray(one.from, one.to);
    parts.push(Buffer.from([one.id, ...unsigned(content.length)]), content);
  }
  return { bytes: Buffer.concat(parts), names, table: table_of(bytes, sections) };
}

/** The names of the functions in the table, by place. */
function table_of(bytes, sections) {
  const names = function_names(bytes, sections.find(({ name }) => name === 'name')), table = [];
  for (const { place, functions } of functions_placed(bytes, sections.find(({ id }) => id === kSection.element)))
    for (const [at, index] of functions.entries()) table[place + at] = names.get(index);
  return table;
}

function function_names(bytes, { from, to }) {
  const kFunctionNames = 1, reader = new Reader(bytes, from), names = new Map();
  reader.text();
  while (reader.at < to) {
    const kind = reader.byte(), size = reader.unsigned(), list = new Reader(bytes, reader.at);
    reader.at += size;
    if (kind === kFunctionNames) for (let left = list.unsigned(); left > 0; --left) names.set(list.unsigned(), list.text());
  }
  return names;
}

function functions_placed(bytes, { from }) {
  const reader = new Reader(bytes, from);
  return Array.from({ length: reader.unsigned() }, () => {
    if (reader.unsigned() !== 0 || reader.byte() !== kConst) throw new Error('functions that are not placed by a number');
    const place = reader.signed();
    reader.byte(); // end
    return { place, functions: Array.from({ length: reader.unsigned() }, () => reader.unsigned()) };
  });
}

function globals_in(bytes, { from }) { return new Reader(bytes, from).unsigned(); }

/** The function body with code in front that sets these variables if the argument is kNever. */
function with_sets(body, variables) {
  const reader = new Reader(body);
  for (let left = reader.unsigned(); left > 0; --left) (reader.unsigned(), reader.byte()); // locals
  const sets = variables.flatMap((index) => [...kGetFirst, kSetGlobal, ...unsigned(index)]);
  return Buffer.concat([body.subarray(0, reader.at), Buffer.from([...kGetFirst, kConst, ...signed(kNever), kEqual, ...kIf, ...sets, kEnd]), body.subarray(reader.at)]);
}

/** The index of an exported function among those that the module defines. */
function exported_function(bytes, sections, wanted) {
  const section = (id) => sections.find((one) => one.id === id);
  const reader = new Reader(bytes, section(kSection.export).from);
  for (let left = reader.unsigned(); left > 0; --left) {
    const name = reader.text(), kind = reader.byte(), index = reader.unsigned();
    if (kind === 0 && name === wanted) return index - imports_of(bytes, section(kSection.import));
  }
  throw new Error(`the module exports no ${wanted}`);
}

/** The number of functions that the module imports. */
function imports_of(bytes, { from }) {
  const reader = new Reader(bytes, from), count = reader.unsigned();
  for (let left = count; left > 0; --left) {
    reader.text();
    reader.text();
    if (reader.byte() !== 0) throw new Error('the module imports something other than functions');
    reader.unsigned();
  }
  return count;
}

/** The section of names, with the names of the new globals added. */
function with_global_names(bytes, { from, to }, names, first) {
  const kGlobalNames = 7, reader = new Reader(bytes, from), before = [], after = [];
  reader.text();
  before.push(bytes.subarray(from, reader.at));
  let count = 0, known = Buffer.alloc(0);
  while (reader.at < to) {
    const begin = reader.at, kind = reader.byte(), size = reader.unsigned(), inside = reader.at;
    reader.at += size;
    if (kind !== kGlobalNames) (kind < kGlobalNames ? before : after).push(bytes.subarray(begin, reader.at));
    else {
      const list = new Reader(bytes, inside);
      count = list.unsigned();
      known = bytes.subarray(list.at, reader.at);
    }
  }
  const added = Buffer.from(names.flatMap((name, at) => [...unsigned(first + at), ...text_bytes(`constant:${name}`)]));
  const content = Buffer.concat([Buffer.from(unsigned(count + names.length)), known, added]);
  return Buffer.concat([...before, Buffer.from([kGlobalNames, ...unsigned(content.length)]), content, ...after]);
}

const options = {};
for (let i = 2; i < process.argv.length; i += 2) options[process.argv[i].replace(/^--/, '')] = process.argv[i + 1];
if (options.module) {
  const marked = mark(readFileSync(options.module), readFileSync(options.map, 'utf8'), new Objects(options.folder));
  writeFileSync(options.module, marked.bytes);
  writeFileSync(`${options.module}.names.json`, JSON.stringify({ constants: marked.names, table: marked.table }));
}
