// Assembles the site: node scripts/site.mjs --modules DIR --fonts DIR [--licences FILE] [--also made-up] --out DIR.
//
// The root of the site has the files of shell/, app.mjs, app.wasm with its parts, and the fonts. Scripts are bundled.
// Bundles start at the scripts that a page, a `new Worker` or an `import()` names. A script named by `import()` shares
// no imports with the others. A script that a page names by `modulepreload` is a bundle of its own, from which the others
// import.
// Every file but pages, sw.js and the manifest gets a hash of its content in its name (`app.0123456789.wasm`),
// beginning with files that refer to no other. It ships only if something refers to it. Rulebooks, tutorials, puzzles,
// words and licences keep their names: the page makes their addresses at run time.
// Scripts may use __APP_PARTS__: a map from game to the name of its part of the module.
// Scripts may import ./say.js, as if it had a function for each message of assets/words/en/shell.ftl. The words of other
// languages are in words/<language>/ (scripts/words.mjs), and __LANGUAGES__ in the page becomes {language: its own name}, as
// JSON.
// A script that a page marks with `data-inline` becomes part of the page, for browsers that cannot read the others.
// __INLINE__ in the page's Content-Security-Policy becomes the hashes of such scripts.
// sw.js may use __VERSION__, __PRECACHE__ (a list of addresses relative to the root) and __SIZES__ (address -> bytes of
// the modules, scripts and fonts in that list). Pages may use __VERSION__.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, posix } from 'node:path';
import { build, transform } from 'esbuild';
import { is_packed, twins_of } from './compress.mjs';
import { icon_png } from './icons.mjs';
import { games, unfinished_games } from './games.mjs';
import { game_pages } from './pages.mjs';
import { preview_pictures } from './previews.mjs';
import { rulebook_pages } from './rulebook.mjs';
import { all_languages, kEnglish, kShell, languages, names_of, packed_language, words_of } from './words.mjs';
import { with_messages } from './words/shell.mjs';

const options = {};
for (let i = 2; i < process.argv.length; i += 2) options[process.argv[i].replace(/^--/, '')] = process.argv[i + 1];
const root = join(dirname(new URL(import.meta.url).pathname), '..');
const shell = join(root, 'shell');

const kText = new Set(['.html', '.css', '.js', '.mjs', '.json', '.webmanifest', '.svg']);
const kKeepsName = /(\.html|\.webmanifest|^sw\.js|^robots\.txt|^favicon\.ico|^(licenses|puzzles|rulebooks|tutorials|words)\/.*)$/;

function files_under(folder, prefix = '') {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = posix.join(prefix, entry.name);
    return entry.isDirectory() ? files_under(join(folder, entry.name), name) : [name];
  }).sort();
}

// ---- Gather: site name -> content
const files = new Map();
const add = (name, path) => files.set(name, readFileSync(path));
for (const name of files_under(shell)) add(name, join(shell, name));
for (const name of files_under(options.modules)) if (/\.(mjs|wasm)$/.test(name)) add(name, join(options.modules, name));
for (const name of files_under(options.fonts)) add(`fonts/${name}`, join(options.fonts, name));
for (const [name, page] of [...rulebook_pages(), ...game_pages()]) files.set(name, Buffer.from(page));
for (const language of all_languages()) for (const [name, picture] of await preview_pictures(language, options.fonts)) files.set(name, picture);
for (const folder of ['tutorials', 'puzzles', 'icons']) {
  for (const name of files_under(join(root, 'assets', folder))) add(`${folder}/${name}`, join(root, 'assets', folder, name));
}
for (const game of unfinished_games()) for (const folder of ['tutorials', 'puzzles']) files.delete(`${folder}/${game}.json`);
const told_of = new Set(['shell.json', 'frame.words', ...games().map(({ id }) => `${id}.words`)]);
const others = [...languages(), ...(options.also ? [options.also] : [])];
for (const language of others) for (const [name, words] of packed_language(language)) if (told_of.has(name)) files.set(`words/${language}/${name}`, Buffer.from(words));
if (files.has('icon.svg')) for (const size of [192, 512]) files.set(`icon-${size}.png`, icon_png(String(files.get('icon.svg')), size));
if (options.licences) add('licenses/LICENSES.txt', options.licences);
// Needed only to install the page, for turns that travel by themselves, on request, by robots, or by those who read another
// language.
const kNotKept = /^(icon.*\.png$|post\/|previews\/|licenses\/|404\.html$|robots\.txt$|translate\.js$|words\/|rulebooks\/[\w-]+\/|[\w-]+\/[\w-]+\/index\.html$)/;
const keeps_name = (name) => kKeepsName.test(name);

// ---- Scripts: bundle the entries, minify
const text_of = (name) => files.get(name).toString('utf8');
const kInline = /<script data-inline src="([^"]+)"><\/script>/g;
const entries = new Set(), inline = new Set(), apart = new Set(); // apart: as the others import them
for (const name of files.keys()) {
  if (name.endsWith('.html')) for (const [, src] of text_of(name).matchAll(kInline)) inline.add(src);
  if (name.endsWith('.html')) for (const [, src] of text_of(name).matchAll(/<script[^>]*\ssrc="\.?\/?([^":]+\.js)"/g)) entries.add(src);
  if (name.endsWith('.html')) for (const [, src] of text_of(name).matchAll(/<link rel="modulepreload" href="([^":]+\.js)"/g)) apart.add(`./${src}`);
  if (/^[^.]+\.js$/.test(name)) {
    for (const [, path] of text_of(name).matchAll(/import\('(\.\/[\w/-]+\.js)'\)/g)) apart.add(path);
    for (const [, src] of text_of(name).matchAll(/new (?:Shared)?Worker\(\s*(?:new URL\(\s*)?["'`]\.?\/?([\w./-]+\.js)["'`]/g)) entries.add(posix.join(posix.dirname(name), src));
  }
}
for (const path of apart) entries.add(posix.normalize(path));
for (const name of ['sw.js', ...inline]) entries.delete(name);
const parts_of = (stem) => JSON.stringify(Object.fromEntries([...files.keys()].flatMap((name) => {
  const game = new RegExp(`^${stem}-(\\w+)\\.wasm$`).exec(name)?.[1];
  return game ? [[game, name]] : [];
})));
const { messages } = words_of(kEnglish, kShell);
const words_of_page = {
  name: 'words',
  setup: ({ onLoad }) => onLoad({ filter: /\/shell\/.*\.js$/ }, ({ path }) => ({ contents: with_messages(readFileSync(path, 'utf8'), messages) })),
};
const bundled = await build({
  entryPoints: [...entries].map((name) => join(shell, name)), bundle: true, format: 'esm', target: 'es2022', minify: true,
  define: { __APP_PARTS__: parts_of('app') },
  external: ['*.mjs', ...apart], write: false, outdir: shell, outbase: shell, charset: 'utf8', legalComments: 'none', logLevel: 'error',
  metafile: true, plugins: [words_of_page],
}).catch(() => process.exit(1));  // esbuild has printed the reason
const bundled_names = Object.values(bundled.metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
const packages = new Set(bundled_names.flatMap((name) => /.*\bnode_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1] ?? []));
const unnamed = options.licences ? [...packages].filter((name) => !text_of('licenses/LICENSES.txt').includes(`\n- ${name}\n`)) : [];
if (unnamed.length) {
  console.error(`The page has parts of ${unnamed.join(', ')}, and scripts/licences.mjs doesn't name their licences.`);
  process.exit(1);
}
const inlined = await build({
  entryPoints: [...inline].map((name) => join(shell, name)), bundle: true, format: 'iife', target: 'es2017', minify: true,
  write: false, outdir: shell, outbase: shell, charset: 'ascii', legalComments: 'none', logLevel: 'error', plugins: [words_of_page],
}).catch(() => process.exit(1));
const code_of = new Map(inlined.outputFiles.map((output) => [posix.relative(shell, output.path), output.text.trim()]));
for (const name of [...files.keys()]) if (name.endsWith('.js') && name !== 'sw.js') files.delete(name);
for (const output of bundled.outputFiles) files.set(posix.relative(shell, output.path), Buffer.from(output.contents));
for (const name of files.keys()) {
  const loader = { '.css': 'css', '.mjs': 'js' }[extname(name)] ?? (name === 'sw.js' ? 'js' : null);
  if (!loader) continue;
  const { code } = await transform(text_of(name), { loader, minify: true, charset: 'utf8', legalComments: 'none', target: 'es2022' });
  files.set(name, Buffer.from(code));
}
for (const name of files.keys()) {
  if (extname(name) !== '.html') continue;
  const page = text_of(name).replace(/<!--(?!\[)[\s\S]*?-->/g, '').replace(/^[ \t]+/gm, '').replace(/\n{2,}/g, '\n')
    .replace(kInline, (_, src) => `<script>${code_of.get(src)}</script>`);
  files.set(name, Buffer.from(page));
}

// ---- Names with hashes, beginning with files that refer to no other
const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const renamed = new Map();  // name -> name with its hash
const references = (text, name, from) => {
  // A reference stands between quotes, brackets or blanks, relative to the file itself or to the root of the site.
  const relative = posix.relative(posix.dirname(from), name);
  return [...new Set([name, relative])]
    .map((spelling) => ({ pattern: new RegExp(`((?:^|["'\`(=\\s,])(?:\\./|/)?)${escape(spelling)}(?=["'\`)\\s?#,]|$)`, 'gm'), is_relative: spelling === relative }))
    .filter(({ pattern }) => { const hit = pattern.test(text); pattern.lastIndex = 0; return hit; });
};
const settled = new Set(), open = new Set(), used = new Set();
function settle(name) {
  if (settled.has(name)) return;
  if (open.has(name)) throw new Error(`site: ${name} refers to itself in a circle: ${[...open].join(' -> ')}`);
  open.add(name);
  if (kText.has(extname(name)) && name !== 'sw.js') {
    let text = text_of(name);
    for (const other of files.keys()) {
      if (other === name || keeps_name(other)) continue;
      const patterns = references(text, other, name);
      if (!patterns.length) continue;
      settle(other);
      used.add(other);
      const target = renamed.get(other);
      for (const { pattern, is_relative } of patterns) {
        text = text.replace(pattern, (_, before) => before + (is_relative ? posix.join(posix.dirname(posix.relative(posix.dirname(name), other)), basename(target)) : target));
      }
    }
    files.set(name, Buffer.from(text));
  }
  if (!keeps_name(name)) {
    const hash = createHash('sha256').update(files.get(name)).digest('hex').slice(0, 10);
    renamed.set(name, name.replace(/(\.\w+)$/, `.${hash}$1`));
  }
  open.delete(name);
  settled.add(name);
}
for (const name of files.keys()) if (keeps_name(name)) settle(name);

// ---- Version and precache list
const shipped = [...files.keys()].filter((name) => keeps_name(name) || used.has(name));
const final_name = (name) => renamed.get(name) ?? name;
const digest = createHash('sha256');
for (const name of shipped) digest.update(final_name(name)).update('\0').update(keeps_name(name) ? files.get(name) : '');
const version = digest.digest('hex').slice(0, 12);
const precache = ['./', ...shipped.filter((name) => name !== 'index.html' && name !== 'sw.js' && !kNotKept.test(name)).map((name) => final_name(name).replace(/\/index\.html$/, '/'))];
const kWhole = new Set(['.wasm', '.mjs', '.js', '.otf', '.ttf', '.woff2']);  // hosts do not change these, and a part of one is useless
const sizes = Object.fromEntries(shipped.filter((name) => renamed.has(name) && kWhole.has(extname(name)) && !kNotKept.test(name))
  .map((name) => [final_name(name), files.get(name).length]));
for (const name of shipped.filter(keeps_name)) {
  if (!kText.has(extname(name))) continue;
  let text = text_of(name);
  if (name === 'sw.js') {
    text = text.replace(/(["'`]?)__PRECACHE__\1/g, () => JSON.stringify(precache)).replace(/(["'`]?)__SIZES__\1/g, () => JSON.stringify(sizes)).replace(/(["'`]?)__VERSION__\1/g, () => JSON.stringify(version));
  } else {
    text = text.replaceAll('__VERSION__', version).replaceAll('__LANGUAGES__', JSON.stringify(names_of([kEnglish, ...others])).replaceAll("'", '&#39;'));
    const hashes = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    text = text.replaceAll('__INLINE__', hashes.join(' '));
  }
  files.set(name, Buffer.from(text));
}
files.set('version.json', Buffer.from(JSON.stringify({ version }) + '\n'));
shipped.push('version.json');

// ---- Write to a folder beside the site, then swap it in. Unchanged files keep their compressed twins.
const next = `${options.out}.next`;
rmSync(next, { recursive: true, force: true });
await Promise.all(shipped.map(async (name) => {
  const content = files.get(name), target = join(next, final_name(name)), before = join(options.out, final_name(name));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
  if (!is_packed(name, content)) return;
  const same = existsSync(before) && existsSync(`${before}.br`) && existsSync(`${before}.gz`) && readFileSync(before).equals(content);
  if (same) for (const suffix of ['.br', '.gz']) cpSync(before + suffix, target + suffix);
  else for (const [suffix, packed] of await twins_of(content)) writeFileSync(target + suffix, packed);
}));
const old = `${options.out}.old`;
rmSync(old, { recursive: true, force: true });
if (existsSync(options.out)) renameSync(options.out, old);
renameSync(next, options.out);
rmSync(old, { recursive: true, force: true });

const dropped = [...files.keys()].filter((name) => !shipped.includes(name));
console.log(`site ${version}: ${shipped.length} files${dropped.length ? `; nothing refers to ${dropped.join(', ')}` : ''}`);
