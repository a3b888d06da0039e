// Letters on the canvas are as wide as in HTML: sizes mean the CSS em in both.
import { strict as assert } from 'node:assert';

const kPadding = 12; // CSS px around the words of a button that is as wide as they need
const kOff = 0.02;

/** The width of a label in the page's own letters. */
const set_by_page = (player, label) => player.page.evaluate(async (text) => {
  await document.fonts.ready;
  const words = document.body.appendChild(document.createElement('span'));
  words.style.cssText = 'position: absolute; visibility: hidden; white-space: nowrap; font-size: 16px; font-weight: 400';
  words.textContent = text;
  const { width } = words.getBoundingClientRect();
  words.remove();
  return width;
}, label);

export const tests = Object.fromEntries([1, 1.5, 2, 3].map((scale) => [`words are as wide on the canvas as in the page at ratio ${scale}`, async (bench) => {
  const player = await bench.open({ scale });
  await player.press('body:prosper');
  await player.until(({ screen }) => screen === 'setup');
  await player.until_mark('button:rules');
  await player.still();
  let drawn = 0, set = 0;
  for (const [id, label] of [['learn', 'Learn in five minutes'], ['rules', 'Rules'], ['home', 'Back']]) {
    drawn += (await player.mark(`button:${id}`)).w - kPadding;
    set += await set_by_page(player, label);
  }
  bench.note(`${drawn.toFixed(1)} px drawn, ${set.toFixed(1)} px set`);
  assert.ok(Math.abs(drawn / set - 1) <= kOff, `${drawn} px drawn, ${set} px set`);
}]));
