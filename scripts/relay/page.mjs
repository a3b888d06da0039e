// Which relays a page may ask, written into it: its policy (connect-src) and what shell/mail.js reads. Without any the page asks
// nobody anything. Used by scripts/serve.mjs and scripts/pack.mjs.
const kRelays = /<meta name="orrery-relays" content="[^"]*">/;
const kPolicy = /(<meta http-equiv="Content-Security-Policy" content="default-src 'self';)/;

/** `page`: the text of index.html; `relays`: addresses that start with ws:// or wss://. */
export function with_relays(page, relays) {
  if (!kRelays.test(page) || !kPolicy.test(page)) throw new Error('the page has no place for relays');
  return page.replace(kPolicy, (policy) => `${policy} connect-src 'self' ${relays.join(' ')};`)
    .replace(kRelays, () => `<meta name="orrery-relays" content="${relays.join(' ')}">`);
}

/** The address of a relay as somebody may write it; null: it is none. */
export function relay_address(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && /^wss?:$/.test(url.protocol) && !url.username && !/["';\s]/.test(text) ? url.href : null;
}
