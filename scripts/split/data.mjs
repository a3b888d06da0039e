// Finds the constants of a module that only one of its parts needs: texts of cards, tables, pictures. Used by
// split.mjs. These constants leave the part that every visitor needs. Their own part writes them to the same place in
// memory when it is instantiated.
//
// mark.mjs has recorded who names which constant: for functions by globals "constant:<address>:<constant>", for
// constants and variables by a list. The linker's map says where each constant ends. A constant that nobody names is
// dropped, and so are the names of types, which nobody reads: their addresses tell types apart. split.mjs says which part
// has a constant that several name, for most the common part.

const kMark = /^ \(global \$constant:(\d+):(\d+) \(mut i32\) \(i32\.const \d+\)\)\n/gm;
const kGet = /\(global\.get \$constant:(\d+):(\d+)\)/g, kSet = /^ *\(global\.set \$constant:\S+\n *\(local\.get \$\S+\)\n *\)\n/gm;

/**
 * Replaces the marks in a module as text ({functions: Map name -> {text}, rest}) by the addresses that they stand for.
 * Returns a map from function to the addresses that it names.
 */
export function take_marks(module) {
  const named = new Map(), before = module.rest;
  module.rest = before.replace(kMark, '');
  if (module.rest === before) throw new Error('the module has no marks of its constants');
  for (const [name, one] of module.functions) {
    const addresses = new Set();
    one.text = one.text.replace(kSet, '').replace(kGet, (_, address, constant) => {
      addresses.add(Number(address)).add(Number(constant));
      return `(i32.const ${address})`;
    });
    if (one.text.includes('$constant:')) throw new Error(`${name} does something with a mark that nobody thought of`);
    named.set(name, addresses);
  }
  if (module.rest.includes('$constant:')) throw new Error('something other than a function names a constant');
  return named;
}

/** The bytes of a module's active segments: [{at, bytes}]. */
function images_of(rest) {
  const images = [];
  for (const [, at, text] of rest.matchAll(/^ \(data (?:\$\S+ )?\(i32\.const (\d+)\) "((?:[^"\\]|\\.)*)"\)$/gm)) {
    const bytes = [];
    for (const [sign] of text.matchAll(/\\[0-9a-f]{2}|\\.|[^\\]/gs)) bytes.push(byte_of(sign));
    images.push({ at: Number(at), bytes });
  }
  return images;
}

const kEscapes = { t: 9, n: 10, r: 13 };
function byte_of(sign) {
  if (sign.length === 1) return sign.charCodeAt(0);
  return sign.length === 3 ? parseInt(sign.slice(1), 16) : kEscapes[sign[1]] ?? sign.charCodeAt(1);
}

const kGap = 256; // zeros; fewer take less room in a compressed file than another segment

/** The stretches of an image without its long rows of zeros. */
function stretches_of({ at, bytes }) {
  const found = [];
  let end = -Infinity; // of the last stretch
  for (const [place, byte] of bytes.entries()) {
    if (byte === 0) continue;
    if (place - end >= kGap) found.push({ from: place, to: place });
    end = found.at(-1).to = place + 1;
  }
  return found.map(({ from, to }) => ({ at: at + from, bytes: bytes.slice(from, to) }));
}

const text_of = (bytes) => bytes.map((byte) => `\\${byte.toString(16).padStart(2, '0')}`).join('');
const segment = ({ at, bytes }) => ` (data (i32.const ${at}) "${text_of(bytes)}")\n`;

/** The constants by the linker's map, ascending: [{from, to}]. The linker merges equal texts; these end with a 0 each. */
function constants_of(map, memory) {
  const found = [];
  const data = map.slice(map.search(/^.* DATA$/m), map.search(/^.* \.data$/m));
  for (const [, from, size, file, symbol] of data.matchAll(/^ *([0-9a-f]+) +[0-9a-f]+ +([0-9a-f]+) {9}(\S.*):\((\.rodata.*)\)$/gm)) {
    const one = { from: parseInt(from, 16), to: parseInt(from, 16) + parseInt(size, 16), is_type_name: symbol.startsWith('.rodata._ZTS') };
    if (file === '<internal>') found.push(...texts_of(one, memory));
    else if (one.to > one.from) found.push(one);
  }
  if (!found.length) throw new Error('the map of the linker has no constants');
  return found.sort((one, other) => one.from - other.from);
}

function texts_of({ from, to }, memory) {
  const found = [];
  for (let at = from, begin = from; at < to; ++at)
    if (memory[at] === 0 || at + 1 === to) found.push({ from: begin, to: (begin = at + 1) });
  return found;
}

export const kAll = ''; // the owner of what stays in the common part

/**
 * Takes the constants of `parts` out of `module.rest`, where zeros replace them. `owners_of_functions`: a map from
 * function to owner, without those of the common part; `both(owner, owner)`: the owner of what two owners name, which
 * only grows; `part_of(owner)`: its part. `named`: from take_marks; `names`: from mark.mjs, [place, address, constant].
 * Returns a map from part to its data segments as text.
 */
export function cut_data(module, parts, { owners_of_functions, both, part_of }, map, named, names) {
  const images = images_of(module.rest);
  const memory = new Uint8Array(Math.max(...images.map(({ at, bytes }) => at + bytes.length)));
  for (const { at, bytes } of images) memory.set(bytes, at);
  const constants = constants_of(map, memory);
  const constant_at = (address) => { // undefined if there is none
    let low = 0, high = constants.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (constants[middle].to <= address) low = middle + 1;
      else high = middle;
    }
    return constants[low]?.from <= address ? constants[low] : undefined;
  };

  const owners = new Map(), changed = [], inside = new Map();
  const give = (address, owner) => {
    const one = constant_at(address);
    if (!one) return;
    const before = owners.get(one), after = before === undefined || before === owner ? owner : both(before, owner);
    if (after === before) return;
    owners.set(one, after);
    changed.push(one);
  };
  for (const [place, ...addresses] of names) {
    const one = constant_at(place);
    if (!one) for (const address of addresses) give(address, kAll); // a variable
    else inside.set(one, [...(inside.get(one) ?? []), ...addresses]);
  }
  for (const [name, addresses] of named) for (const address of addresses) give(address, owners_of_functions.get(name) ?? kAll);
  while (changed.length) {
    const one = changed.pop();
    for (const address of inside.get(one) ?? []) give(address, owners.get(one));
  }

  const cut = new Map(parts.map((part) => [part, []]));
  for (const one of constants) {
    const owner = one.is_type_name ? undefined : owners.get(one);
    if (owner === kAll) continue;
    const bytes = [...memory.subarray(one.from, one.to)];
    memory.fill(0, one.from, one.to);
    if (owner === undefined) continue;
    const runs = cut.get(part_of(owner)), last = runs.at(-1);
    if (last && last.at + last.bytes.length === one.from) last.bytes.push(...bytes);
    else runs.push({ at: one.from, bytes });
  }
  module.rest = module.rest.replace(/^ \(data .*\n/gm, '')
    + images.flatMap(({ at, bytes }) => stretches_of({ at, bytes: [...memory.subarray(at, at + bytes.length)] })).map(segment).join('');
  return new Map([...cut].map(([part, runs]) => [part, runs.map(segment).join('')]));
}
