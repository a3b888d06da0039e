// The list of functions that may come later (cmake/app_later.txt): patterns for mangled names, read for split.mjs.

/**
 * A pattern once for each alternative in its groups, with that one alone: `(3App|4page)4(keys|link)` becomes
 * `(3App)4(keys|link)`, `(4page)4(keys|link)`, `(3App|4page)4(keys)`, `(3App|4page)4(link)`. Groups that look ahead, and sets
 * of characters, stay as they are.
 */
export function ways_of(pattern) {
  let at = 0;
  // Up to the end of the pattern, or of the group that it is in.
  function alternatives() {
    const all = [[]];
    for (; at < pattern.length && pattern[at] !== ')'; at += 1) {
      if (pattern[at] === '|') {
        all.push([]);
      } else if (/^\((?!\?)/.test(pattern.slice(at))) {
        const from = at;
        at += 1;
        const ways = alternatives().flatMap(ways_through);
        all.at(-1).push({ text: pattern.slice(from, at + 1), ways: ways.map((way) => `(${way})`) });
      } else {
        const [text] = /^(?:\\.|\[[^\]]*\]|\(\?(?:[^()]|\([^)]*\))*\)|.)/.exec(pattern.slice(at));
        at += text.length - 1;
        all.at(-1).push({ text, ways: [] });
      }
    }
    return all;
  }
  function ways_through(pieces) {
    const texts = pieces.map(({ text }) => text);
    const ways = pieces.flatMap((piece, place) => piece.ways.map((way) => texts.with(place, way).join('')));
    return ways.length ? ways : [texts.join('')];
  }
  return alternatives().flatMap(ways_through);
}

/** What matches no function any more. */
export function stale_among(patterns, names) {
  const text = [...names].join('\n');
  return patterns.flatMap(ways_of).filter((way) => !new RegExp(way, 'm').test(text));
}
