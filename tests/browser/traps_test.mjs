// Known traps of input, drawing, links and storage, tested with the real app on its first screens.
import { strict as assert } from 'node:assert';

const phone = { width: 390, height: 844, scale: 3, touch: true };

const kSharp = 0.75; // of the contrast, between two neighbouring pixels; a canvas with too few pixels stays below
const kEdge = 5; // CSS px from the edge of a button to its text

/**
 * The largest step in brightness from one device pixel to the next inside a button, as a part of the whole contrast there. Sharp text
 * has edges that change from ground to ink within a pixel; in blurred text the same change takes several.
 */
async function sharpest_edge(player, name, scale) {
  await player.still();
  const { x, y, w, h } = await player.mark(name);
  const picture = (await player.picture()).toString('base64');
  return player.page.evaluate(async ({ png, box }) => {
    const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0));
    const canvas = new OffscreenCanvas(box.w, box.h), context = canvas.getContext('2d');
    context.drawImage(await createImageBitmap(new Blob([bytes])), -box.x, -box.y);
    const { data } = context.getImageData(0, 0, box.w, box.h), light = Array.from({ length: box.w * box.h }, (_, at) => data[4 * at + 1]);
    const steps = light.map((value, at) => ((at + 1) % box.w ? Math.abs(light[at + 1] - value) : 0));
    return Math.max(...steps) / (Math.max(...light) - Math.min(...light));
  }, { png: picture, box: { x: Math.round((x + kEdge) * scale), y: Math.round((y + kEdge) * scale), w: Math.round((w - 2 * kEdge) * scale), h: Math.round((h - 2 * kEdge) * scale) } });
}

// Scrolls the canvas until the mark is visible: on a phone it is below the games.
async function scroll_to(player, name) {
  const { width, height } = player.page.viewportSize();
  await player.still();
  for (let pull = 0; pull < 10 && !(await player.marks()).some((mark) => mark.name === name); pull += 1) {
    await player.page.mouse.move(width / 2, height - 20);
    await player.page.mouse.wheel(0, 400);
    await player.still();
  }
}

// The picture when nothing changes any more: planets are painted one by one, and some letters come later.
async function last_picture(player, file) {
  let last = null;
  for (let tries = 0; tries < 20; tries += 1) {
    await player.still();
    const next = await player.picture(file);
    if (last?.equals(next)) return next;
    last = next;
    await player.page.waitForTimeout(400);
  }
  return last;
}

export const tests = {
  'home: pictures, words and no barriers, on desktop and phone': async (bench) => {
    for (const [name, options] of [['desktop', {}], ['phone', phone]]) {
      const player = await bench.open(options);
      await player.until((state) => state.screen === 'home');
      await player.shot(`home-${name}`);
      await player.no_barriers(`home, ${name}`);
      await player.words();
      await player.shot(`home-${name}-words`);
      await player.no_barriers(`home in words, ${name}`);
    }
  },

  'no frame is drawn in ten idle seconds': async (bench) => {
    const player = await bench.open({ motion: 'no-preference' });
    await player.still();
    const before = await player.frames();
    await player.page.waitForTimeout(10000);
    assert.equal(await player.frames(), before);
    await player.page.mouse.move(500, 500);
    await player.page.waitForFunction((count) => window.orrery.frames() > count, before);
  },

  'a press on the canvas opens the dialog with the focus in its field': async (bench) => {
    for (const options of [{}, phone]) {
      const player = await bench.open(options);
      if (options.touch) await player.page.evaluate(() => { window.taps = 0; document.addEventListener('pointerup', () => { window.taps += 1; }); });
      await scroll_to(player, 'button:open-link');
      await player.press('button:open-link');
      await player.page.locator('#dialog-field:focus').waitFor();
      await player.keys('Escape');
      assert.deepEqual(await player.page.evaluate(() => [scrollX, scrollY]), [0, 0]);
    }
  },

  'a wrong or cut link is named and changes nothing': async (bench) => {
    const player = await bench.open();
    await player.press('button:open-link');
    await player.page.locator('#dialog-field').fill('https://example.org/#thisisnolink');
    await player.keys('Enter');
    await player.page.locator('.notice.error').waitFor();
    assert.equal((await player.state()).screen, 'home');
    const other = await bench.open({ link: 'thisisnolinkeither' });
    await other.page.locator('.notice.error').waitFor();
    assert.equal((await other.state()).screen, 'home');
  },

  'Tab walks from the bar through the canvas and out again': async (bench) => {
    const player = await bench.open();
    const focus = () => player.page.evaluate(() => document.activeElement.id || document.activeElement.tagName);
    const seen = [];
    for (let step = 0; step < 40 && seen.at(-1) !== 'BODY'; step += 1) {
      await player.keys('Tab');
      seen.push(await focus());
    }
    assert.deepEqual([...new Set(seen)], ['home', 'rules', 'text-table', 'settings', 'canvas', 'BODY']);
    assert.ok(seen.filter((id) => id === 'canvas').length > 2, 'Tab goes from thing to thing inside');
    await player.page.locator('#canvas').focus();
    await player.keys('Escape', 'Tab');
    assert.equal(await focus(), 'BODY');
  },

  'Tab before the next screen is drawn goes to the first thing there': async (bench) => {
    const player = await bench.open();
    await player.hold_frames();
    await player.page.locator('#settings').focus();
    await player.keys('Tab');
    await player.page.keyboard.down('Enter');
    await player.until((state) => state.screen === 'setup');
    await player.keys('Tab');
    await player.page.keyboard.up('Enter');
    assert.equal(await player.page.evaluate(() => document.activeElement.id), 'canvas', 'Tab left the canvas');
    await player.keys('Enter');
    await player.until(({ lesson }) => lesson === 1);
  },

  'a lost context comes back with the same picture': async (bench) => {
    const player = await bench.open();
    const before = await last_picture(player);
    const frames = await player.frames();
    await player.page.evaluate(() => {
      window.loss = document.getElementById('canvas').getContext('webgl2').getExtension('WEBGL_lose_context');
      window.loss.loseContext();
    });
    await player.page.waitForTimeout(300);
    await player.page.evaluate(() => window.loss.restoreContext());
    await player.page.waitForFunction((count) => window.orrery.frames() > count, frames);
    const after = await last_picture(player, `${bench.shots}/restored-context.png`);
    assert.ok(before.equals(after), 'the picture is another one');
  },

  'text is sharp and presses land at every pixel ratio': async (bench) => {
    for (const scale of [1, 1.5, 2, 3]) {
      const player = await bench.open({ scale, width: 900, height: 700 });
      await player.until_mark('button:open-link');
      const edge = await sharpest_edge(player, 'button:open-link', scale);
      assert.ok(edge > kSharp, `at ${scale} device pixels per CSS pixel the sharpest edge of the text is ${edge.toFixed(2)}`);
      await player.press('button:open-link');
      await player.page.locator('#dialog-field:focus').waitFor();
      await player.page.context().close();
    }
  },

  'the voice says who moved and when it is your turn, not that a bot thinks': async (bench) => {
    const player = await bench.open();
    await player.page.evaluate(() => {
      window.said = [];
      new MutationObserver(() => window.said.push(document.getElementById('voice').textContent)).observe(document.getElementById('voice'), { childList: true });
    });
    await player.press('body:prosper');
    await player.press('button:start');
    await player.until(({ screen, mode, busy }) => screen === 'table' && mode === 'choose' && !busy);
    await player.choose(/^a\d/);
    await player.choose('Confirm');
    await player.until(({ ply, mode, busy }) => ply >= 2 && mode === 'choose' && !busy);
    await player.page.waitForFunction(() => window.said.some((text) => text.includes('Your turn. ')));
    const said = await player.page.evaluate(() => window.said.filter(Boolean));
    assert.ok(said.some((text) => /^Sky .*\. Your turn\. /.test(text)), `said: ${said}`);
    assert.ok(!said.some((text) => text.includes('thinking')), `said: ${said}`);
  },

  'a damaged saved game is put aside and named': async (bench) => {
    const player = await bench.open({ prepare: () => localStorage.setItem('orrery/game/0123456789abcdef', '{"not":"a journal"}') });
    await player.until_notice("can't be read");
    assert.equal(await player.page.evaluate(() => localStorage.getItem('orrery/game/0123456789abcdef')), '{"not":"a journal"}');
  },
};
