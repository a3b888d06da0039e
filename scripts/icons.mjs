// Draws shell/icon.svg as PNG: icon_png(svg text, size). It handles only what that picture has, circles and rings on a
// ground, so no other program is needed.
import { deflateSync } from 'node:zlib';

const kView = 512;  // the viewBox

function shapes_of(svg) {
  const attribute = (tag, name, otherwise) => tag.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1] ?? otherwise;
  const stroke = attribute(svg.match(/<g[^>]*>/)[0], 'stroke');
  return [...svg.matchAll(/<circle[^>]*>/g)].map(([tag]) => {
    const [x, y, radius, width, share] = ['cx', 'cy', 'r', 'stroke-width', 'stroke-opacity'].map((name) => Number(attribute(tag, name, name === 'stroke-opacity' ? 1 : 0)));
    return { x, y, radius, width, share, colour: rgb(attribute(tag, 'fill', stroke)) };
  });
}

const rgb = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

export function icon_png(svg, size) {
  const shapes = shapes_of(svg);
  const ground = rgb(svg.match(/<rect[^>]*fill="([^"]*)"/)[1]);
  const rows = Buffer.alloc((size * 3 + 1) * size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const [x, y] = [column, row].map((at) => ((at + 0.5) * kView) / size);
      let colour = ground;
      for (const shape of shapes) {
        const away = Math.hypot(x - shape.x, y - shape.y) - shape.radius;
        const outside = shape.width ? Math.abs(away) - shape.width / 2 : away;
        const cover = Math.min(1, Math.max(0, 0.5 - (outside * size) / kView)) * shape.share;
        colour = colour.map((part, at) => part + (shape.colour[at] - part) * cover);
      }
      colour.forEach((part, at) => { rows[row * (size * 3 + 1) + 1 + column * 3 + at] = Math.round(part); });
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2], 8);  // 8 bits, red green blue
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', head), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(checksum(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function checksum(bytes) {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
