// Makes the compressed twins of a site's files, as small as possible. For scripts/site.mjs and scripts/pack.mjs.
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const kPacked = new Set(['.html', '.css', '.js', '.mjs', '.json', '.webmanifest', '.svg', '.wasm', '.otf', '.ttf', '.md', '.txt', '.words', '.xml']);
const kSmallest = 200; // bytes; compressing smaller files gains nothing
const pack_brotli = promisify(brotliCompress), pack_gzip = promisify(gzip);

export const is_packed = (name, content) => kPacked.has(extname(name)) && content.length >= kSmallest;

/** The twins of a file: [suffix, content] each. */
export async function twins_of(content) {
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_LGWIN: window, BROTLI_PARAM_SIZE_HINT: size } = constants;
  return [['.br', await pack_brotli(content, { params: { [quality]: 11, [window]: 22, [size]: content.length } })], ['.gz', await pack_gzip(content, { level: 9 })]];
}
