// Search in a long text, for installed pages on phones, whose browser offers no search. A search field highlights all
// hits; Enter moves through them. Hits are ranges (CSS highlights), so the text itself does not change.
import * as say from './say.js';

const kMost = 500;

/** @returns {{field: HTMLElement, clear: () => void}} a field for the text inside `root` */
export function find_in(root) {
  const input = Object.assign(document.createElement('input'), { type: 'search', placeholder: say.find(), autocomplete: 'off', enterKeyHint: 'search' });
  const count = document.createElement('output');
  const field = document.createElement('div');
  field.className = 'find';
  field.append(input, count);
  input.setAttribute('aria-label', say.find_in_rulebook());
  let hits = [];
  let at = -1;

  input.addEventListener('input', () => { hits = ranges_of(root, input.value.trim()); at = -1; step(1); });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && input.value) {
      event.preventDefault(); // the first Escape empties the field, the next closes the rulebook
      clear();
    } else if (event.key === 'Enter' && !event.isComposing) {
      event.preventDefault();
      step(event.shiftKey ? -1 : 1);
    }
  });

  function step(by) {
    light('found', hits);
    light('found-here', []);
    count.textContent = input.value.trim() ? say.no_hits() : '';
    if (!hits.length) return;
    at = (at + by + hits.length) % hits.length;
    count.textContent = say.hit(at + 1, hits.length);
    light('found-here', [hits[at]]);
    const box = hits[at].getBoundingClientRect(), frame = root.getBoundingClientRect();
    root.scrollBy({ top: box.top - frame.top - frame.height / 3 });
  }

  function clear() {
    input.value = '';
    hits = [];
    step(0);
  }
  return { field, clear };
}

function light(name, ranges) {
  if (!globalThis.CSS?.highlights) return;
  if (ranges.length) CSS.highlights.set(name, new Highlight(...ranges));
  else CSS.highlights.delete(name);
}

function ranges_of(root, words) {
  const wanted = words.toLowerCase();
  const found = [];
  if (wanted.length < 2) return found;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) => (
    node.parentElement.closest('svg, [hidden], nav') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT));
  while (walker.nextNode() && found.length < kMost) {
    const text = walker.currentNode.data.toLowerCase();
    for (let from = text.indexOf(wanted); from >= 0; from = text.indexOf(wanted, from + wanted.length)) {
      const range = document.createRange();
      range.setStart(walker.currentNode, from);
      range.setEnd(walker.currentNode, from + wanted.length);
      found.push(range);
    }
  }
  return found;
}
