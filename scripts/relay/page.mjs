// Writes into a site which relays its page may contact: into the page's policy (connect-src) and into the tag that
// shell/mail.js reads. Without relays the page contacts nobody. Used by scripts/serve.mjs and scripts/pack.mjs.
import { createHash } from 'node:crypto';

const kRelays = /<meta name="orrery-relays" content="[^"]*">/;
const kPolicy = /(<meta http-equiv="Content-Security-Policy" content="default-src 'self';)/;

/** The files of a site that change when it has relays. */
export const kConfigured = ['index.html', 'sw.js', 'version.json'];

/**
 * Name -> new text of each of these files. The version changes too, since browsers keep the page that they have of a
 * version.
 * @param {Record<string, string>} site  name -> text of each without relays
 * @param {string[]} relays  addresses as relay_address() gives them
 */
export function with_relays(site, relays) {
  const page = site['index.html'], { version } = JSON.parse(site['version.json']);
  if (!kRelays.test(page) || !kPolicy.test(page)) throw new Error('the page has no place for relays');
  const own = createHash('sha256').update([version, ...relays].join(' ')).digest('hex').slice(0, version.length);
  const configured = page.replace(kPolicy, (policy) => `${policy} connect-src 'self' ${relays.join(' ')};`)
    .replace(kRelays, () => `<meta name="orrery-relays" content="${relays.join(' ')}">`);
  return Object.fromEntries(Object.entries({ ...site, 'index.html': configured }).map(([name, text]) => [name, text.replaceAll(version, own)]));
}

/** A relay's address in the one form that page, policy and carrier share. Null: `text` is not such an address. */
export function relay_address(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^wss?:$/.test(url.protocol) || url.username || url.search || url.hash || /[\s"',;]/.test(text)) return null;
  url.pathname = url.pathname.replace(/\/+$/, '');
  return url.href;
}
