// Gives the functions that the common part exports to the other parts short names that follow each other, in the order
// of the functions. There are about two thousand. So ordered they take half the bytes in a compressed file.
import { readFileSync, writeFileSync } from 'node:fs';
import { kSection, Reader, sections_of, text_bytes, unsigned } from './wasm.mjs';

const kOurs = '.', kFunction = 0; // names that begin with a dot are those of split.mjs; others are emcc's
const kFrom = 'app';              // the module that the parts import from

/**
 * Rewrites the exports of the file `common` and the imports of the files `parts`.
 */
export function shorten_exports(common, parts) {
  const names = new Map();
  rewrite(common, kSection.export, (reader, end) => {
    const exports = [];
    for (let left = reader.unsigned(); left > 0; --left) exports.push({ name: reader.text(), kind: reader.byte(), index: reader.unsigned() });
    if (reader.at !== end) throw new Error(`${common}: its exports are not understood`);
    const is_ours = ({ name, kind }) => kind === kFunction && name.startsWith(kOurs);
    const ours = exports.filter(is_ours).sort((one, other) => one.index - other.index), others = exports.filter((one) => !is_ours(one));
    for (const [at, one] of ours.entries()) names.set(one.name, kOurs + at.toString(36));
    const written = [...others, ...ours].flatMap(({ name, kind, index }) => [...text_bytes(names.get(name) ?? name), kind, ...unsigned(index)]);
    return [...unsigned(exports.length), ...written];
  });
  for (const part of parts) {
    rewrite(part, kSection.import, (reader, end) => {
      const count = reader.unsigned(), written = [...unsigned(count)];
      for (let left = count; left > 0; --left) {
        const from = reader.text(), name = reader.text(), begin = reader.at;
        reader.skip_import();
        written.push(...text_bytes(from), ...text_bytes(from === kFrom ? names.get(name) ?? name : name), ...reader.bytes.subarray(begin, reader.at));
      }
      if (reader.at !== end) throw new Error(`${part}: its imports are not understood`);
      return written;
    });
  }
}

/** Replaces the section `id` of a file by the bytes that `write` makes of it. */
function rewrite(file, id, write) {
  const bytes = readFileSync(file), sections = sections_of(bytes);
  const parts = sections.flatMap((one) => {
    const content = one.id === id ? Buffer.from(write(new Reader(bytes, one.from), one.to)) : bytes.subarray(one.from, one.to);
    return [Buffer.from([one.id, ...unsigned(content.length)]), content];
  });
  writeFileSync(file, Buffer.concat([bytes.subarray(0, 8), ...parts]));
}
