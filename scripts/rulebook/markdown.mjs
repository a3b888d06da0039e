// Turns a rulebook's Markdown into HTML, with these additions to CommonMark. Used only by scripts/rulebook.mjs.
//
//   ## Your turn {6.3 moves}    a heading with more anchors; its own anchor is its text in lower case with dashes
//   ## Dein Zug {your-turn 6.3 moves}    in another language than English the own anchor is the first of the braces
//   - R17 Sentence.             a list item that is a ruling: anchor R17
//   R17, [](card:cocoon)        in any text: links to the ruling, to the card (by its name)
//   [the draft](#draft)         a link to an anchor; every one is checked
//   [fairness](links.html)      a link to another page to read
//   ```prosper, ```rise, ```kardashev, ```ozymandias, ```cosmos  a small board (prosper.mjs and so on)
//   ```cards black              the cards of a colour (cards.mjs)
// An anchor becomes an id with "at-" before it, so that it cannot clash with other ids of the page.
import MarkdownIt from 'markdown-it';

const kRuling = /\bR\d+\b/g;

export const slug = (text) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
export const id_of = (anchor) => `at-${anchor}`;

/**
 * @param {string} text Markdown
 * @param {{fences: Record<string, (body: string, words: string[], inline: (line: string) => string) => string>,
 *   card_name: (id: string) => string, table_name: (n: number) => string, page_at: (page: string) => string,
 *   is_english: boolean}} game  page_at: where a link to another page leads
 * @returns {{html: string, title: string, contents: {level: number, text: string, anchors: string[]}[], anchors: string[], links: string[], pages: string[]}}
 */
export function read_rulebook(text, { fences, card_name, table_name, page_at, is_english }) {
  const book = { html: '', title: '', contents: [], anchors: [], links: [], pages: [] };
  const md = new MarkdownIt({ typographer: false });
  const link = (anchor) => { book.links.push(anchor); return `#${id_of(anchor)}`; };

  md.core.ruler.push('rulebook', (state) => {
    state.tokens.forEach((token, at) => {
      if (token.type === 'heading_open') name_heading(token, state.tokens[at + 1]);
      if (token.type === 'inline') link_all(token, state.tokens[at - 2], state.Token);
    });
  });

  function name_heading(open, inline) {
    const [, words, more = ''] = inline.content.match(/^(.*?)\s*(?:\{([^}]*)\})?$/);
    const level = Number(open.tag[1]);
    for (const child of inline.children) if (child.type === 'text') child.content = child.content.replace(/\s*\{[^}]*\}$/, '');
    if (level === 1) { book.title = words; open.attrSet('tabindex', '-1'); return; }
    const named = more.split(/\s+/).filter(Boolean);
    const anchors = is_english || !named.length ? [...new Set([slug(words), ...named])] : named;
    book.anchors.push(...anchors);
    book.contents.push({ level, text: words, anchors });
    open.attrSet('id', id_of(anchors[0]));
    open.attrSet('tabindex', '-1');
    open.meta = anchors.slice(1);
  }

  function link_all(inline, before, Token) {
    const ruling = before?.type === 'list_item_open' && inline.content.match(/^(R\d+) /)?.[1];
    if (ruling) {
      before.attrSet('id', id_of(ruling));
      before.attrSet('tabindex', '-1');
      before.attrSet('class', 'ruling');
      book.anchors.push(ruling);
    }
    let inside = 0;
    let is_first = true;
    inline.children = inline.children.flatMap((child, at) => {
      if (child.type === 'link_open') { inside += 1; point(child, inline.children, at, Token); }
      if (child.type === 'link_close') inside -= 1;
      if (child.type !== 'text' || inside) return [child];
      const parts = cite(child, is_first ? ruling : null, Token);
      is_first = false;
      return parts;
    });
  }

  function point(open, children, at, Token) {
    const target = open.attrGet('href');
    if (target.startsWith('card:')) {
      open.attrSet('href', link(target));
      if (children[at + 1].type === 'link_close') {
        const name = new Token('text', '', 0);
        name.content = card_name(target.slice(5));
        open.meta = name.content;
      }
    } else if (target.startsWith('#')) {
      open.attrSet('href', link(target.slice(1)));
    } else {
      book.pages.push(target);
      open.attrSet('href', page_at(target));
    }
  }

  // Makes "R17" in a text token a link. At the start of its own ruling it becomes the ruling's number.
  function cite(token, own, Token) {
    const parts = [];
    const add = (type, content, attrs = null) => {
      const nesting = { link_open: 1, link_close: -1 }[type] ?? 0;
      const part = new Token(type, nesting ? 'a' : '', nesting);
      part.content = content;
      part.attrs = attrs;
      parts.push(part);
    };
    let from = 0;
    for (const { 0: name, index } of token.content.matchAll(kRuling)) {
      add('text', token.content.slice(from, index));
      if (own && index === 0) add('html_inline', `<strong class="number">${name}</strong>`);
      else {
        add('link_open', '', [['href', link(name)]]);
        add('text', name);
        add('link_close', '');
      }
      from = index + name.length;
    }
    add('text', token.content.slice(from));
    return parts.filter((part) => part.type !== 'text' || part.content);
  }

  const { renderer: { rules }, utils } = md;
  rules.link_open = (tokens, at, options, env, self) => self.renderToken(tokens, at, options) + utils.escapeHtml(tokens[at].meta ?? ''); // a link without text gets the name of its target
  rules.heading_open = (tokens, at, options, env, self) => self.renderToken(tokens, at, options)
    + (tokens[at].meta ?? []).map((anchor) => `<span id="${id_of(anchor)}"></span>`).join('');
  let tables = 0;
  rules.table_open = () => `<div class="scroll" tabindex="0" role="region" aria-label="${table_name(tables += 1)}"><table>`;
  rules.table_close = () => '</table></div>';
  rules.fence = (tokens, at) => {
    const [kind, ...words] = tokens[at].info.trim().split(/\s+/);
    if (!kind) return `<pre tabindex="0">${utils.escapeHtml(tokens[at].content)}</pre>`;
    if (!fences[kind]) throw new Error(`there is no block "${kind}"`);
    return fences[kind](tokens[at].content, words, (line) => md.renderInline(line));
  };
  book.html = md.render(text);
  return book;
}
