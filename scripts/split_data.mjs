// Which constants of a module only one of its parts needs: texts of cards, tables, pictures. Used by split.mjs. They leave the part that
// every visitor needs and come with the part, which writes them to the same place in memory when it is instantiated.
//
// Where one constant ends and the next begins is known from the linker's map; who needs it, from who names its address:
// the code of one part, or constants that only this part needs. What nobody names, or more than one, stays.
// The compiler folds offsets into an address only forward (of 11,394 addresses in the objects none lies before its constant): an address
// within a constant means it.

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

const text_of = (bytes) => bytes.map((byte) => `\\${byte.toString(16).padStart(2, '0')}`).join('');
const segment = ({ at, bytes }) => ` (data (i32.const ${at}) "${text_of(bytes)}")\n`;

/** The constants by the linker's map, ascending: [{from, to}]. The linker's own are literals without their doubles, cut after each 0. */
function constants_of(map, memory) {
  const found = [];
  const data = map.slice(map.search(/^.* DATA$/m), map.search(/^.* \.data$/m));
  for (const [, from, size, file] of data.matchAll(/^ *([0-9a-f]+) +[0-9a-f]+ +([0-9a-f]+) {9}(\S.*):\(\.rodata.*\)$/gm)) {
    const one = { from: parseInt(from, 16), to: parseInt(from, 16) + parseInt(size, 16) };
    if (file === '<internal>') found.push(...literals_of(one, memory));
    else found.push(one);
  }
  return found.sort((one, other) => one.from - other.from);
}

function literals_of({ from, to }, memory) {
  const found = [];
  for (let at = from, begin = from; at < to; ++at)
    if (memory[at] === 0 || at + 1 === to) found.push({ from: begin, to: (begin = at + 1) });
  return found;
}

/**
 * Takes the constants of `parts` ([name, functions of it]) out of `module.rest`, where they become zeros.
 * Returns a map from part to its segments as text.
 */
export function cut_data(module, parts, map) {
  const images = images_of(module.rest);
  const memory = new Uint8Array(Math.max(...images.map(({ at, bytes }) => at + bytes.length)));
  for (const { at, bytes } of images) memory.set(bytes, at);
  const constants = constants_of(map, memory);
  if (!constants.length) throw new Error('the map of the linker has no constants');

  // An owner is a part, or kAll; it only ever grows from nobody over a part to all.
  const kAll = '', owners = new Map(), changed = [];
  const give = (one, owner) => {
    const before = owners.get(one), after = before === undefined || before === owner ? owner : kAll;
    if (after === before) return;
    owners.set(one, after);
    changed.push(one);
  };
  const first_from = (address) => { // the first constant that ends after it
    let low = 0, high = constants.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (constants[middle].to <= address) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const name = (address, owner) => {
    const one = constants[first_from(address)];
    if (one?.from <= address) give(one, owner);
  };

  const part_of = new Map(parts.flatMap(([part, functions]) => functions.map((one) => [one, part])));
  for (const [one, { text }] of module.functions) {
    const owner = part_of.get(one) ?? kAll;
    for (const [, address] of text.matchAll(/(?:\(i32\.const | offset=)(\d+)/g)) name(Number(address), owner);
  }
  for (const [, address] of module.rest.replace(/^ \(data .*$/gm, '').matchAll(/\(i32\.const (\d+)\)/g)) name(Number(address), kAll);
  const words = new DataView(memory.buffer);
  const read = (from, to, owner) => {
    for (let at = (from + 3) & ~3; at + 4 <= to; at += 4) name(words.getUint32(at, true), owner);
  };
  read(constants.at(-1).to, memory.length, kAll); // variables
  while (changed.length) {
    const one = changed.pop();
    read(one.from, one.to, owners.get(one));
  }

  const cut = new Map(parts.map(([part]) => [part, []]));
  for (const one of constants) {
    const runs = cut.get(owners.get(one));
    if (!runs) continue;
    const bytes = [...memory.subarray(one.from, one.to)], last = runs.at(-1);
    memory.fill(0, one.from, one.to);
    if (last && last.at + last.bytes.length === one.from) last.bytes.push(...bytes);
    else runs.push({ at: one.from, bytes });
  }
  module.rest = module.rest.replace(/^ \(data .*\n/gm, '')
    + images.map(({ at, bytes }) => segment({ at, bytes: [...memory.subarray(at, at + bytes.length)] })).join('');
  return new Map([...cut].map(([part, runs]) => [part, runs.map(segment).join('')]));
}
