// Makes the site an app for chats, for scripts/pack.mjs --webxdc: orrery.xdc, a zip as
// https://webxdc.org/docs/spec/format.html describes. The messenger shows index.html in its own view without network.
// It provides webxdc.js, through which page and chat communicate (shell/post/webxdc.js).
const kShell = /^(index\.html|app[.-]|fonts\/|post\/start-chat\.|tutorials\/|puzzles\/|icons\/|icon\.[0-9a-f]+\.svg|rulebooks\/|words\/|licenses\/)/;
const kPageScript = /^[\w-]+\.[0-9a-f]{10}\.(m?js|css)$/; // files of the page; sw.js, which has no hash, is left out
const kForOthers = /<meta (?:property|name)="(?:og|twitter):[^>]*>\n?|<link rel="(?:manifest|apple-touch-icon)"[^>]*>\n?/g; // tags for chats, search engines and phones

/**
 * Name -> content of the app.
 * @param {Map<string, Buffer>} site  without compressed twins
 * @param {string} address  where links lead for people outside the chat: the same page on a server; or empty
 */
export function webxdc_of(site, address) {
  const names = [...site.keys()].filter((name) => kShell.test(name) || kPageScript.test(name));
  const app = new Map(names.map((name) => [name, site.get(name)]));
  app.set('index.html', Buffer.from(page_of(String(site.get('index.html')), address)));
  app.set('manifest.toml', Buffer.from('name = "Orrery"\n'));
  app.set('icon.png', site.get([...site.keys()].find((name) => /^icon-192\.[0-9a-f]+\.png$/.test(name))));
  return app;
}

function page_of(page, address) {
  const kFirst = /(?=<script>)/; // the first script of the page
  if (!kFirst.test(page)) throw new Error('the page has no place for webxdc.js');
  return page.replace(kForOthers, '').replace(kFirst, `<meta name="orrery-address" content="${address}">\n<script src="webxdc.js"></script>\n`);
}
