// Reads binary WebAssembly as far as mark.mjs needs it: numbers, sections, and the functions and constants of object
// files.
import { readFileSync } from 'node:fs';

export class Reader {
  constructor(bytes, at = 0) { this.bytes = bytes; this.at = at; }
  byte() { return this.bytes[this.at++]; }
  unsigned() { return this.number().value; }
  signed() {
    const { value, bits, is_negative } = this.number();
    return is_negative ? value - 2 ** bits : value;
  }
  number() { // LEB128; `is_negative` holds if it has a sign
    let value = 0, bits = 0, byte;
    do {
      byte = this.byte();
      value += (byte & 0x7f) * 2 ** bits;
      bits += 7;
    } while (byte & 0x80);
    return { value, bits, is_negative: (byte & 0x40) !== 0 };
  }
  text() {
    const size = this.unsigned(), from = this.at;
    this.at += size;
    return Buffer.from(this.bytes.subarray(from, this.at)).toString();
  }
  /** Reads over what an import is; returns its kind. */
  skip_import() {
    const kind = this.byte();
    if (kind === kImport.function) this.unsigned();
    else if (kind === kImport.table) (this.byte(), this.skip_limits());
    else if (kind === kImport.memory) this.skip_limits();
    else if (kind === kImport.global) (this.byte(), this.byte());
    else (this.byte(), this.unsigned());
    return kind;
  }
  skip_limits() {
    const has_most = this.byte() & 1;
    this.unsigned();
    if (has_most) this.unsigned();
  }
}

const kImport = { function: 0, table: 1, memory: 2, global: 3 };

export function unsigned(value, padded = 0) {
  const bytes = [];
  do {
    const low = value % 128;
    value = Math.floor(value / 128);
    bytes.push(low | (value || bytes.length + 1 < padded ? 0x80 : 0));
  } while (value || bytes.length < padded);
  return bytes;
}

export function signed(value) {
  const bytes = [];
  for (;;) {
    const low = value & 0x7f;
    value >>= 7;
    const is_last = (value === 0 && !(low & 0x40)) || (value === -1 && low & 0x40);
    bytes.push(is_last ? low : low | 0x80);
    if (is_last) return bytes;
  }
}

export const text_bytes = (words) => { const bytes = Buffer.from(words); return [...unsigned(bytes.length), ...bytes]; };

export const kSection = { custom: 0, import: 2, table: 4, global: 6, export: 7, element: 9, code: 10, data: 11 };

/** The sections: [{id, name (of a custom one), from, to}]; from and to are places in `bytes`. */
export function sections_of(bytes) {
  const reader = new Reader(bytes, 8), sections = [];
  while (reader.at < bytes.length) {
    const id = reader.byte(), size = reader.unsigned(), from = reader.at;
    const name = id === kSection.custom ? new Reader(bytes, from).text() : null;
    sections.push({ id, name, from, to: from + size });
    reader.at = from + size;
  }
  return sections;
}

/** Active segments of memory: [{address, from, to}]. */
export function segments_of(bytes, section) {
  const kConst = 0x41, reader = new Reader(bytes, section.from);
  return Array.from({ length: reader.unsigned() }, () => {
    if (reader.unsigned() !== 0 || reader.byte() !== kConst) throw new Error('a segment that is not placed by a number');
    const address = reader.signed();
    reader.byte(); // end
    const size = reader.unsigned(), from = reader.at;
    reader.at += size;
    return { address, from, to: from + size };
  });
}

/** Function bodies, each with the bytes that give its size: [{from, to}]. */
export function bodies_of(bytes, section) {
  const reader = new Reader(bytes, section.from);
  return Array.from({ length: reader.unsigned() }, () => {
    const from = reader.at, size = reader.unsigned();
    reader.at += size;
    return { from, to: reader.at };
  });
}

// ---- Object files. Kinds of relocations are numbered as in WebAssembly's tool conventions.
export const kRelocation = { memory_leb: 3, memory_sleb: 4, memory_word: 5 };
const kWithAddend = new Set([3, 4, 5, 8, 9]);
const kKnown = new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
const kSymbol = { function: 0, data: 1, global: 2, section: 3, event: 4, table: 5 }, kUndefined = 0x10, kExplicitName = 0x40;
const kSymbolTable = 8, kSegmentInfo = 5;

/** Functions and constants of an object file by name: {bytes, functions: Map name -> [{from, to, relocations}], segments: likewise}. */
function object_of(bytes) {
  const sections = sections_of(bytes), find = (test) => sections.find(test);
  const code = find(({ id }) => id === kSection.code), data = find(({ id }) => id === kSection.data), linking = find(({ name }) => name === 'linking');
  const functions = new Map(), segments = new Map();
  if (!linking) return { bytes, functions, segments };
  const bodies = code ? bodies_of(bytes, code) : [], places = data ? segments_of(bytes, data) : [];
  for (const [section, parts] of [[code, bodies], [data, places]]) {
    if (!section) continue;
    const relocations = relocations_of(bytes, sections, section);
    let next = 0;
    for (const part of parts) {
      part.relocations = [];
      while (next < relocations.length && relocations[next].place < part.from) next += 1;
      for (; next < relocations.length && relocations[next].place < part.to; ++next) part.relocations.push({ ...relocations[next], place: relocations[next].place - part.from });
    }
  }
  const imported = imported_functions(bytes, find(({ id }) => id === kSection.import));
  for (const { kind, content } of subsections_of(bytes, linking)) {
    const reader = new Reader(bytes, content);
    if (kind === kSymbolTable) for (const [name, index] of functions_in(reader)) add(functions, name, bodies[index - imported.length]);
    if (kind === kSegmentInfo) Array.from({ length: reader.unsigned() }, (_, at) => { add(segments, reader.text(), places[at]); reader.unsigned(); reader.unsigned(); });
  }
  return { bytes, functions, segments };
}

const add = (map, name, value) => { if (value) map.set(name, [...(map.get(name) ?? []), value]); };

function* subsections_of(bytes, linking) {
  const reader = new Reader(bytes, linking.from);
  reader.text();
  reader.unsigned(); // version
  while (reader.at < linking.to) {
    const kind = reader.byte(), size = reader.unsigned();
    yield { kind, content: reader.at };
    reader.at += size;
  }
}

/** Names and indices of the functions that a symbol table defines. */
function* functions_in(reader) {
  for (let left = reader.unsigned(); left > 0; --left) {
    const kind = reader.byte(), flags = reader.unsigned(), is_defined = !(flags & kUndefined);
    if (kind === kSymbol.data) {
      reader.text();
      if (is_defined) (reader.unsigned(), reader.unsigned(), reader.unsigned());
    } else if (kind === kSymbol.section) {
      reader.unsigned();
    } else {
      const index = reader.unsigned();
      const name = is_defined || flags & kExplicitName ? reader.text() : '';
      if (kind === kSymbol.function && is_defined) yield [name, index];
    }
  }
}

function imported_functions(bytes, section) {
  const found = [];
  if (!section) return found;
  const reader = new Reader(bytes, section.from);
  for (let left = reader.unsigned(); left > 0; --left) {
    reader.text();
    const name = reader.text();
    if (reader.skip_import() === kImport.function) found.push(name);
  }
  return found;
}

function relocations_of(bytes, sections, section) {
  const found = sections.find(({ name, from }) => /^reloc\./.test(name ?? '') && target_of(bytes, from) === sections.indexOf(section));
  if (!found) return [];
  const reader = new Reader(bytes, found.from);
  reader.text();
  reader.unsigned();
  return Array.from({ length: reader.unsigned() }, () => {
    const kind = reader.byte(), place = section.from + reader.unsigned();
    reader.unsigned(); // the symbol
    if (!kKnown.has(kind)) throw new Error(`a relocation of kind ${kind}, of which nothing is known here`);
    return { kind, place, addend: kWithAddend.has(kind) ? reader.signed() : 0 };
  });
}

function target_of(bytes, from) {
  const reader = new Reader(bytes, from);
  reader.text();
  return reader.unsigned();
}

/**
 * Object files as the linker's map names them: `folder/file.o`, or `folder/library.a(file.o)`. Several members may have
 * the same name.
 */
export class Objects {
  constructor(folder) {
    this.folder = folder;
    this.files = new Map();
  }

  of(name) {
    const [, library, member] = /^(.*\.a)\((.*)\)$/.exec(name) ?? [];
    const path = library ?? name;
    if (!this.files.has(path)) this.files.set(path, library ? members_of(this.read(path)) : new Map([['', [this.read(path)]]]));
    const found = this.files.get(path).get(member ?? '');
    if (!found) throw new Error(`there is no ${name}`);
    for (const [at, one] of found.entries()) if (one instanceof Uint8Array) found[at] = object_of(one);
    return found;
  }

  read(path) { return readFileSync(path.startsWith('/') ? path : `${this.folder}/${path}`); }
}

/** Files in a System V archive: Map name -> [bytes]. */
function members_of(bytes) {
  const kHead = 60, members = new Map();
  let names = '';
  for (let at = 8; at + kHead <= bytes.length;) {
    const head = bytes.subarray(at, at + kHead).toString('latin1'), size = Number(head.slice(48, 58));
    const content = bytes.subarray(at + kHead, at + kHead + size), word = head.slice(0, 16).trimEnd();
    at += kHead + size + size % 2;
    if (word === '//') names = content.toString('latin1');
    if (word === '/' || word === '//') continue;
    const name = /^\/\d+$/.test(word) ? names.slice(Number(word.slice(1))).split(/\/?\n/)[0] : word.replace(/\/$/, '');
    members.set(name, [...(members.get(name) ?? []), content]);
  }
  return members;
}
