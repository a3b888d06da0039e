// Packs the built site for any static host; this is scripts/dev pack:
// node scripts/pack.mjs [--address URL] [--relay URL...] [--webxdc] [--site FOLDER] [--out FILE].
// The zip has the folder `site` for a server to show, and README.md and nginx.conf with instructions for the server.
// --address says where the site will be (https://play.example.org/); then pages have the absolute addresses that
// previews and search engines need. With --relay turns can travel by themselves through these relays only; without it
// the page contacts nobody. --webxdc makes an app for chats instead (scripts/webxdc.mjs); links out of the chat then
// lead to the address.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { zipSync } from 'fflate';
import { is_packed, twins_of } from './compress.mjs';
import { kAlways, kAskAgain, kForEver, kHashed, kTypes } from './headers.mjs';
import { kConfigured, relay_address, with_relays } from './relay/page.mjs';
import { webxdc_of } from './webxdc.mjs';

const root = new URL('..', import.meta.url).pathname;
const options = options_of(process.argv.slice(2));
const home = options.address ? address_of(options.address) : null;
const relays = options.relays.map(relay_of);
const folder = home?.pathname ?? '/'; // the path of the site on the server

function refuse(sentence) {
  console.error(sentence);
  process.exit(2);
}

function options_of(words) {
  const read = { site: join(root, 'build/site'), out: '', address: '', relays: [], webxdc: false };
  const is_value = () => words.length > 0 && !words[0].startsWith('--');
  while (words.length) {
    const word = words.shift(), name = word.replace(/^--/, '');
    if (word === '--webxdc') {
      read.webxdc = true;
    } else if (word === '--relay') {
      if (!is_value()) refuse('--relay wants the address of a relay, such as wss://relay.example.org');
      while (is_value()) read.relays.push(words.shift());
    } else if (['--site', '--out', '--address'].includes(word)) {
      if (!is_value()) refuse(`${word} wants a value`);
      read[name] = words.shift();
    } else {
      refuse(`pack knows no "${word}": it takes --address, --relay, --webxdc and --out`);
    }
  }
  if (read.webxdc && read.relays.length) refuse('A page in a chat has no network and asks no relay: leave --relay or --webxdc out');
  read.out ||= join(root, read.webxdc ? 'build/orrery.xdc' : 'build/orrery.zip');
  return read;
}

function address_of(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol)) return new URL('./', url.href.replace(/\/?$/, '/'));
  return refuse(`--address is the whole address of the folder, such as https://play.example.org/, not "${text}"`);
}

function relay_of(text) {
  const address = relay_address(text);
  if (!address) refuse(`--relay is the whole address of a relay, such as wss://relay.example.org, not "${text}"`);
  const { protocol, hostname } = new URL(address);
  const is_near = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  if (protocol === 'ws:' && home?.protocol !== 'http:' && !is_near) refuse(`A page over HTTPS may only ask relays at wss://, not "${text}"`);
  return address;
}

// ---- Absolute addresses in the pages
const kTitle = /(?=<meta property="og:title")/; // only pages that search engines should list have this tag

/** The address of a page; that of an index.html is its folder. */
const place_of = (name) => new URL(name.replace(/(^|\/)index\.html$/, '$1'), home).href;

function make_whole(name, page) {
  const place = place_of(name);
  return page.replace(kTitle, `<link rel="canonical" href="${place}"><meta property="og:url" content="${place}">`)
    .replace(/(<meta property="og:image" content=")([^"]+)/, (_, before, address) => before + new URL(address, place).href)
    .replace(/(<link rel="alternate" hreflang="[^"]+" href=")([^"]+)/g, (_, before, address) => before + new URL(address, place).href)
    .replace('id="home" href="/"', `id="home" href="${folder}"`);
}

const sitemap = (names) => `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${
  names.map((name) => `<url><loc>${place_of(name)}</loc></url>\n`).join('')}</urlset>\n`;

// ---- Headers for servers
const title = (header) => header.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
const always = Object.entries(kAlways);

/** For hosts that read a file of this name. They add up all rules that match, so each header stands in one rule only. */
const headers_file = (hashed) => `${folder}*\n${always.map(([name, value]) => `  ${title(name)}: ${value}\n`).join('')}${
  hashed.map((name) => `${folder}${name}\n  Cache-Control: ${kForEver}\n`).join('')}`;

const kCodings = [['br', 'br'], ['gz', 'gzip']];
const types_by = (line) => Object.entries(kTypes).map(([suffix, type]) => line(suffix.slice(1), type)).join('');

const apache = () => `Options -Indexes -MultiViews
DirectoryIndex index.html
ErrorDocument 404 ${folder}404.html
AddDefaultCharset off
${types_by((suffix, type) => `AddType "${type}" .${suffix}\n`)}<IfModule mod_headers.c>
  Header set Cache-Control "${kAskAgain}"
${always.map(([name, value]) => `  Header always set ${title(name)} "${value}"\n`).join('')}  <FilesMatch "\\.[0-9a-f]{10}\\.\\w+(\\.(br|gz))?$">
    Header set Cache-Control "${kForEver}"
  </FilesMatch>
  <IfModule mod_rewrite.c>
    RewriteEngine On
${kCodings.map(([suffix, coding]) => `    RewriteCond %{HTTP:Accept-Encoding} \\b${coding}\\b
    RewriteCond %{REQUEST_FILENAME}.${suffix} -f
    RewriteRule ^(.+)$ $1.${suffix} [L]
`).join('')}${kCodings.map(([suffix, coding]) => `    <FilesMatch "\\.${suffix}$">
      RemoveLanguage .${suffix}
      RemoveEncoding .${suffix}
      Header set Content-Encoding ${coding}
      Header append Vary Accept-Encoding
      SetEnv no-gzip 1
      SetEnv no-brotli 1
    </FilesMatch>
`).join('')}${types_by((kind, type) => `    <FilesMatch "\\.${kind}\\.(br|gz)$">\n      ForceType "${type}"\n    </FilesMatch>\n`)}  </IfModule>
</IfModule>
`;

const nginx = () => {
  const headers = always.map(([name, value]) => `    add_header ${title(name)} "${value}" always;\n`).join('');
  return `# In the server block of an nginx. \`root\` is where the folder "site" of the pack lies${folder === '/' ? '' : `, as ${folder}`}.
# brotli_static is a module of its own (Debian: libnginx-mod-http-brotli-static); without it take that line away.
location ${folder} {
    gzip_static on;
    brotli_static on;
    etag on;
    index index.html;
    error_page 404 ${folder}404.html;
    charset utf-8;
    types {
${types_by((suffix, type) => `        ${type.split(';')[0]} ${suffix};\n`)}    }
    add_header Cache-Control "${kAskAgain}";
    add_header Vary Accept-Encoding;
${headers}
    location ~ "\\.[0-9a-f]{10}\\.\\w+$" {
        add_header Cache-Control "${kForEver}";
        add_header Vary Accept-Encoding;
${headers.replace(/^/gm, '    ').trimEnd()}
    }
}
`;
};

const readme = () => `# Orrery, packed

Upload what is in the folder \`site\`, hidden files too, and serve it over HTTPS${home ? ` at ${home.href}` : ''}. Nothing runs on the server.

- Give it a host name that serves nothing else: every page of the same host name can read the games, and the secrets of seats, that browsers keep for it.
- Netlify, Cloudflare Pages and the like read \`site/_headers\`${folder === '/' ? '' : ' (it belongs into the root of the host)'}. Apache reads \`site/.htaccess\` where AllowOverride is All. For nginx there is \`nginx.conf\`.
- Any other server: names with ten hexadecimal digits before the last dot may be kept for ever (\`Cache-Control: ${kForEver}\`), everything else is \`${kAskAgain}\`. With all:
${always.map(([name, value]) => `  \`${title(name)}: ${value}\``).join(',\n')}.
  Beside most files lie \`.br\` and \`.gz\`: the same, compressed. What isn't there is answered with 404 and \`404.html\`.
- Content types that servers get wrong: ${['.wasm', '.mjs', '.webmanifest', '.otf'].map((suffix) => `\`${suffix}\` is \`${kTypes[suffix]}\``).join(', ')}.
${relays.length ? `- Turns of games may travel by themselves by way of ${relays.join(' and ')}. Other relays: pack again.\n` : ''}- A new version: upload the new files over the old ones and delete the old ones a week later.
${home ? '' : '- Previews in chats want whole addresses: pack again with \`--address https://...\` to have pictures there, and a site map.\n'}`;

// ---- The pack
const names = readdirSync(options.site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  .map((entry) => relative(options.site, join(entry.parentPath ?? entry.path, entry.name)).split('\\').join('/')).sort();
const site = new Map(names.map((name) => [name, readFileSync(join(options.site, name))]));
const changed = new Set();
const put = (name, text) => { site.set(name, Buffer.from(text)); changed.add(name); };

if (options.webxdc) {
  pack(webxdc_of(site, home?.href ?? ''), 'an app for chats');
  process.exit(0);
}
if (relays.length) {
  const others = with_relays(Object.fromEntries(kConfigured.map((name) => [name, String(site.get(name))])), relays);
  for (const [name, text] of Object.entries(others)) put(name, text);
}
if (home) {
  const pages = names.filter((name) => name.endsWith('.html'));
  for (const name of pages) put(name, make_whole(name, String(site.get(name))));
  put('sitemap.xml', sitemap(pages.filter((name) => kTitle.test(String(site.get(name))))));
  put('robots.txt', `${site.get('robots.txt')}Sitemap: ${new URL('sitemap.xml', home).href}\n`);
}
for (const name of [...site.keys()]) {
  const content = site.get(name), beside = join(options.site, name);
  if (!is_packed(name, content)) continue;
  const twins = changed.has(name) ? await twins_of(content) : ['.br', '.gz'].filter((suffix) => existsSync(beside + suffix)).map((suffix) => [suffix, readFileSync(beside + suffix)]);
  for (const [suffix, packed] of twins) site.set(name + suffix, packed);
}
site.set('_headers', Buffer.from(headers_file(names.filter((name) => kHashed.test(name)))));
site.set('.htaccess', Buffer.from(apache()));

const files = new Map([['README.md', Buffer.from(readme())], ['nginx.conf', Buffer.from(nginx())]]);
for (const [name, content] of site) files.set(posix.join('site', name), content);
pack(files, [home ? `for ${home.href}` : '', relays.length ? `with ${relays.join(' and ')}` : ''].filter(Boolean).join(', '));

function pack(files, about) {
  const kDay = new Date(2020, 0, 1); // a fixed date, so that the same site gives the same zip
  const level_of = (name) => (/\.(br|gz|png)$/.test(name) ? 0 : 9);
  const zip = zipSync(Object.fromEntries([...files].map(([name, content]) => [name, [new Uint8Array(content), { level: level_of(name), mtime: kDay }]])));
  mkdirSync(dirname(options.out), { recursive: true });
  writeFileSync(options.out, zip);
  console.log(`${relative(process.cwd(), options.out) || options.out}: ${files.size} files, ${Math.round(zip.length / 1024)} KB${about && `, ${about}`}`);
}
