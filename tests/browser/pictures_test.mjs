// The table of every game at the first question of a match that is always the same, beside the small picture of it that is
// kept in tests/browser/pictures. Pictures are so small that letters hardly count; a part that moved or has another colour
// does. If a table was meant to change, look at build/screenshots/table-*.png and keep the new pictures:
// ORRERY_BLESS=1 node tests/browser/run.mjs --only pictures
import { strict as assert } from 'node:assert';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../../scripts/games.mjs';
import { settled } from './match.mjs';
import { same_luck } from './rise.mjs';

const kViews = [['1280', { width: 1280, height: 800 }], ['390', { width: 390, height: 844 }]];
const kShrink = 8; // of the window's pixels to one of the picture
const kFarOff = 12; // of 255: a pixel differs if one of its colours is further off
const kMostDiffers = 0.002; // the largest share of pixels that may differ

const as_address = (png) => `data:image/png;base64,${png.toString('base64')}`;

/** In the page: the picture at 1 / kShrink of its size, as the address of a PNG. */
async function shrunk([address, width, height]) {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  Object.assign(pen, { imageSmoothingEnabled: true, imageSmoothingQuality: 'high' });
  pen.drawImage(image, 0, 0, width, height);
  return canvas.toDataURL('image/png');
}

/** In the page: the share of pixels that differ; 1 if the pictures have different sizes. */
async function share_that_differs([one, other, far_off]) {
  const pixels = [];
  for (const address of [one, other]) {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    const pen = canvas.getContext('2d');
    pen.drawImage(image, 0, 0);
    pixels.push(pen.getImageData(0, 0, image.width, image.height).data);
  }
  const [before, now] = pixels;
  if (before.length !== now.length) return 1;
  let differ = 0;
  for (let at = 0; at < now.length; at += 4) {
    if ([0, 1, 2].some((colour) => Math.abs(before[at + colour] - now[at + colour]) > far_off)) differ += 1;
  }
  return differ / (now.length / 4);
}

export const tests = Object.fromEntries(games().flatMap(({ id: game, title }) => kViews.map(([name, view]) => [
  `the table of ${game} looks as it did, ${name} wide`, async (bench) => {
    const player = await bench.open({ ...view, prepare: same_luck });
    await player.choose(`Play ${title} now`);
    await settled(player);
    await player.page.getByRole('button', { name: 'Play as text' }).click();
    await player.close_infos();
    await player.page.mouse.move(0, 0);
    await player.look();
    await player.still();
    const size = [Math.round(view.width / kShrink), Math.round(view.height / kShrink)];
    const now = await player.page.evaluate(shrunk, [as_address(await player.shot(`table-${game}-${name}`)), ...size]);
    const kept = join(bench.root, 'tests/browser/pictures', `${game}-${name}.png`);
    if (process.env.ORRERY_BLESS) {
      mkdirSync(join(kept, '..'), { recursive: true });
      writeFileSync(kept, Buffer.from(now.split(',')[1], 'base64'));
      return;
    }
    assert.ok(existsSync(kept), `${kept} is missing`);
    const share = await player.page.evaluate(share_that_differs, [as_address(readFileSync(kept)), now, kFarOff]);
    bench.notes.push(`${(share * 100).toFixed(2)} % of the pixels differ`);
    assert.ok(share <= kMostDiffers, `${(share * 100).toFixed(2)} % of the pixels differ, ${kMostDiffers * 100} % may be; see build/screenshots/table-${game}-${name}.png`);
  },
])));
