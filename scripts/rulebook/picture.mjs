// Tools to draw the small boards of the rulebooks: SVG as text, in the colours and shapes of the game boards. Colours
// are classes of shell/rulebook.css, since the page's security policy allows no inline style.
export const escape = (text) => text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);
export const round = (number) => Math.round(number * 10) / 10;

/** An SVG tag with its attributes; numbers are rounded. */
export function tag(name, attributes, inside = '') {
  const written = Object.entries(attributes).filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : escape(value)}"`).join('');
  return inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`;
}

export const words = (text, x, y, kind = 'name') => tag('text', { x, y, class: kind }, escape(String(text)));

export function polygon(x, y, radius, corners, turn, kind) {
  const points = Array.from({ length: corners }, (_, at) => {
    const angle = turn + (at * 2 * Math.PI) / corners;
    return `${round(x + radius * Math.cos(angle))},${round(y + radius * Math.sin(angle))}`;
  });
  return tag('polygon', { points: points.join(' '), class: kind });
}

/** A seat's shape in its colour: disc, triangle, square, diamond, pentagon, star. */
export function seat_shape(seat, x, y, radius) {
  const kind = `seat seat${seat + 1}`;
  const up = -Math.PI / 2;
  if (seat === 0) return tag('circle', { cx: x, cy: y, r: radius, class: kind });
  if (seat === 5) {
    const points = Array.from({ length: 10 }, (_, at) => {
      const reach = at % 2 ? radius * 0.5 : radius * 1.15;
      const angle = up + (at * Math.PI) / 5;
      return `${round(x + reach * Math.cos(angle))},${round(y + reach * Math.sin(angle))}`;
    });
    return tag('polygon', { points: points.join(' '), class: kind });
  }
  const [corners, turn] = [null, [3, up], [4, Math.PI / 4], [4, 0], [5, up]][seat];
  return polygon(x, y, radius * 1.15, corners, turn, kind);
}

/**
 * A figure: one drawing, two with an arrow between, or a list of things. Each has a text for people who cannot see it.
 * @param {{drawing: string, box: number[], label: string}[]} parts
 * @param {{say: (id: string, values: object) => string}} options
 */
export function figure(parts, { say, caption = '', kind = '', is_list = false } = {}) {
  const drawn = parts.map(({ drawing, box, label }, at) => {
    const [x, y, width, height] = box.map(Math.round);
    const told = escape(at && !is_list ? say('then', { picture: label }) : label);
    return `<svg viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${told}">${drawing}</svg>`;
  });
  const row = drawn.join(is_list ? '' : '<span class="then" aria-hidden="true"></span>');
  return `<figure class="${`board ${kind}`.trim()}"><div class="row">${row}</div>${caption ? `<figcaption>${escape(caption)}</figcaption>` : ''}</figure>\n`;
}
