// How parts call functions of the common part: through places in the table of functions. wasm-split exports each of these
// two thousand functions by a name, which takes 4 KB in a compressed file; a place takes half of that. A part's import is
// named by the place: "." and its number in base 36 (shell/modules.js).
import { readFileSync, writeFileSync } from 'node:fs';
import { kSection, Reader, sections_of, signed, text_bytes, unsigned } from './wasm.mjs';

const kOurs = '.', kFunction = 0; // names that begin with a dot are those of split.mjs; others are emcc's
const kFrom = 'app';              // the module that the parts import from
const kHasMost = 1, kConst = 0x41, kEnd = 0x0b;

/** Rewrites the exports, the table and its contents in the file `common`, and the imports of the files `parts`. */
export function share_by_places(common, parts) {
  const bytes = readFileSync(common), sections = sections_of(bytes);
  const content = (id) => {
    const { from, to } = sections.find((one) => one.id === id);
    return bytes.subarray(from, to);
  };
  const exports = exports_of(new Reader(content(kSection.export)));
  const is_ours = ({ name, kind }) => kind === kFunction && name.startsWith(kOurs);
  const ours = exports.filter(is_ours).sort((one, other) => one.index - other.index), others = exports.filter((one) => !is_ours(one));
  const table = table_of(new Reader(content(kSection.table)));
  const names = new Map(ours.map(({ name }, at) => [name, kOurs + (table.least + at).toString(36)]));

  const reader = new Reader(content(kSection.element)), count = reader.unsigned();
  const segment = [0, kConst, ...signed(table.least), kEnd, ...unsigned(ours.length), ...ours.flatMap(({ index }) => unsigned(index))];
  const longer = (limit) => unsigned(limit + ours.length);
  write(common, bytes, sections, new Map([
    [kSection.export, [...unsigned(others.length), ...others.flatMap(({ name, kind, index }) => [...text_bytes(name), kind, ...unsigned(index)])]],
    [kSection.table, [1, table.type, table.most === null ? 0 : kHasMost, ...longer(table.least), ...(table.most === null ? [] : longer(table.most))]],
    [kSection.element, [...unsigned(count + 1), ...reader.bytes.subarray(reader.at), ...segment]],
  ]));
  for (const part of parts) rename_imports(part, names);
}

function exports_of(reader) {
  return Array.from({ length: reader.unsigned() }, () => ({ name: reader.text(), kind: reader.byte(), index: reader.unsigned() }));
}

function table_of(reader) {
  if (reader.unsigned() !== 1) throw new Error('there is not one table');
  const type = reader.byte(), has_most = reader.byte() & kHasMost;
  return { type, least: reader.unsigned(), most: has_most ? reader.unsigned() : null };
}

function rename_imports(part, names) {
  const bytes = readFileSync(part), sections = sections_of(bytes);
  const { from, to } = sections.find(({ id }) => id === kSection.import), reader = new Reader(bytes, from);
  const count = reader.unsigned(), written = [...unsigned(count)];
  for (let left = count; left > 0; --left) {
    const module = reader.text(), name = reader.text(), begin = reader.at;
    reader.skip_import();
    written.push(...text_bytes(module), ...text_bytes(module === kFrom ? names.get(name) ?? name : name), ...bytes.subarray(begin, reader.at));
  }
  if (reader.at !== to) throw new Error(`${part}: its imports are not understood`);
  write(part, bytes, sections, new Map([[kSection.import, written]]));
}

/** Writes a module some of whose sections have new contents: Map id -> bytes. */
function write(file, bytes, sections, contents) {
  const parts = sections.flatMap(({ id, from, to }) => {
    const content = contents.has(id) ? Buffer.from(contents.get(id)) : bytes.subarray(from, to);
    return [Buffer.from([id, ...unsigned(content.length)]), content];
  });
  writeFileSync(file, Buffer.concat([bytes.subarray(0, 8), ...parts]));
}
