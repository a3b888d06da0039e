// The site as an app of a chat, for scripts/pack.mjs --webxdc: orrery.xdc, a zip as https://webxdc.org/docs/spec/format.html says. The
// messenger shows index.html in a view of its own without network, and brings webxdc.js, by which the page and the chat speak
// (shell/post/webxdc.js).
const kPage = /^(index\.html|app[.-]|fonts\/|post\/start-chat\.|tutorials\/|icons\/|icon\.[0-9a-f]+\.svg|rulebooks\/|licenses\/)/;
const kPageScript = /^[\w-]+\.[0-9a-f]{10}\.(m?js|css)$/; // of the page; sw.js keeps its name
const kForOthers = /<meta (?:property|name)="(?:og|twitter):[^>]*>\n?|<link rel="(?:manifest|apple-touch-icon)"[^>]*>\n?/g; // what chats, search engines and phones read

/**
 * Name -> content of the app.
 * @param {Map<string, Buffer>} site  without compressed twins
 * @param {string} address  of the same page for those who are not in the chat, where links lead; or nothing
 */
export function webxdc_of(site, address) {
  const names = [...site.keys()].filter((name) => kPage.test(name) || kPageScript.test(name));
  const app = new Map(names.map((name) => [name, site.get(name)]));
  app.set('index.html', Buffer.from(page_of(String(site.get('index.html')), address)));
  app.set('manifest.toml', Buffer.from('name = "Orrery"\n'));
  app.set('icon.png', site.get([...site.keys()].find((name) => /^icon-192\.[0-9a-f]+\.png$/.test(name))));
  return app;
}

function page_of(page, address) {
  const kFirst = /(?=<script>)/; // the page's own, which stands before all others
  if (!kFirst.test(page)) throw new Error('the page has no place for webxdc.js');
  return page.replace(kForOthers, '').replace(kFirst, `<meta name="orrery-address" content="${address}">\n<script src="webxdc.js"></script>\n`);
}
