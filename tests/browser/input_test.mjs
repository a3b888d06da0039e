// The canvas' listeners alone (shell/input.js); the fake app notes the calls.
import { strict as assert } from 'node:assert';

const open = async (bench, options = {}) => bench.open({ width: 390, height: 700, url: await bench.fake_site(), ...options });
const calls = (player, ...names) => player.page.evaluate((wanted) => window.fake.calls.filter(([name]) => wanted.includes(name)), names);
const forget = (player) => player.page.evaluate(() => { window.fake.calls.length = 0; });
const canvas_of = (player) => player.page.locator('#canvas').boundingBox();

export const tests = {
  'two taps at distant spots are one press each, where they were': async (bench) => {
    const player = await open(bench, { touch: true, scale: 2 });
    const { x, y } = await canvas_of(player);
    await forget(player);
    for (const [across, down] of [[40, 60], [300, 400]]) await player.page.touchscreen.tap(x + across, y + down);
    const told = (await calls(player, 'pointer')).filter(([, , , , down]) => down >= 0);
    assert.deepEqual(told, [[80, 120, 1], [80, 120, 0], [600, 800, 1], [600, 800, 0]].map(([px, py, down]) => ['pointer', px, py, 0, down, 1]));
  },

  'a finger that drags delivers every place and does not scroll the page': async (bench) => {
    const player = await open(bench, { touch: true });
    const { x, y } = await canvas_of(player);
    await forget(player);
    const finger = await player.page.context().newCDPSession(player.page);
    const touch = (type, ...points) => finger.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([px, py], id) => ({ x: x + px, y: y + py, id })) });
    await touch('touchStart', [200, 500]);
    for (let at = 450; at >= 100; at -= 50) await touch('touchMove', [200, at]);
    await touch('touchEnd');
    const told = (await calls(player, 'pointer')).map(([, , py, , down]) => [py, down]);
    assert.deepEqual(told.filter(([, down]) => down >= 0), [[500, 1], [100, 0]]);
    for (let at = 450; at >= 100; at -= 50) assert.ok(told.some(([py]) => py === at), `the finger was at ${at}`);
    assert.deepEqual(await player.page.evaluate(() => [scrollX, scrollY]), [0, 0]);
  },

  'two fingers pinch and press nothing': async (bench) => {
    const player = await open(bench, { touch: true });
    const { x, y } = await canvas_of(player);
    await forget(player);
    const finger = await player.page.context().newCDPSession(player.page);
    const touch = (type, ...points) => finger.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([px, py], id) => ({ x: x + px, y: y + py, id })) });
    await touch('touchStart', [150, 300]);
    await touch('touchStart', [150, 300], [250, 300]);
    await touch('touchMove', [100, 300], [300, 300]);
    await touch('touchEnd');
    const scale = (await calls(player, 'gesture')).reduce((product, [, , factor]) => product * factor, 1);
    assert.ok(Math.abs(scale - 2) < 0.01, `scaled by ${scale}`);
    assert.equal((await calls(player, 'pointer')).filter(([, , , , down]) => down === 0).length, 0, 'no release that would click');
    assert.equal((await calls(player, 'pointer_away')).length, 1);
  },

  'a press that ends outside ends': async (bench) => {
    const player = await open(bench);
    const { x, y } = await canvas_of(player);
    await forget(player);
    await player.page.mouse.move(x + 50, y + 50);
    await player.page.mouse.down();
    await player.page.mouse.move(x + 50, y - 20);
    await player.page.mouse.up();
    await player.page.mouse.move(x + 60, y + 60);
    const told = (await calls(player, 'pointer')).map(([, , , , down]) => down);
    assert.equal(told.filter((down) => down === 1).length, 1);
    assert.equal(told.filter((down) => down === 0).length, 1);
  },

  'the wheel goes up when it is turned up, one notch at a time': async (bench) => {
    const player = await open(bench);
    const { x, y } = await canvas_of(player);
    await forget(player);
    await player.page.mouse.move(x + 50, y + 50);
    await player.page.mouse.wheel(0, -100);
    await player.page.mouse.wheel(0, 100);
    await player.page.mouse.wheel(0, 5000);
    await player.page.waitForFunction(() => window.fake.calls.filter(([name]) => name === 'wheel').length === 3);
    assert.deepEqual((await calls(player, 'wheel')).map(([, , , , up]) => up), [1, -1, -3]);
  },

  'keys of the browser stay with it, and keys in fields with them': async (bench) => {
    const player = await open(bench);
    await player.page.evaluate(() => {
      window.taken = {};
      window.addEventListener('keydown', (event) => { window.taken[(event.ctrlKey ? 'Ctrl+' : '') + event.key] = event.defaultPrevented; });
      const field = document.createElement('input');
      field.id = 'field';
      document.querySelector('.bar').append(field);
    });
    await player.page.locator('#canvas').focus();
    await player.keys('ArrowDown', 'Space', '/', 'F2', 'Control+b');
    const taken = await player.page.evaluate(() => window.taken);
    assert.deepEqual([taken.ArrowDown, taken[' '], taken['/'], taken.F2, taken['Ctrl+b']], [true, true, true, false, false]);
    const kDown = 40, kLetterB = 66, told = await calls(player, 'key');
    assert.deepEqual(told.slice(0, 2), [['key', kDown, 1, 0], ['key', kDown, 0, 0]]);
    assert.ok(told.some(([, code, down, modifiers]) => code === kLetterB && down === 1 && modifiers === 1), 'with Ctrl');
    await player.page.locator('#field').focus();
    await forget(player);
    await player.keys('u', 'n', 'Backspace', 'Tab');
    assert.deepEqual(await calls(player, 'key'), []);
    assert.equal(await player.page.locator('#field').inputValue(), 'u');
    assert.notEqual(await player.page.evaluate(() => document.activeElement.id), 'field', 'Tab has left the field');
  },

  'Shift held while the window is left is let go': async (bench) => {
    const player = await open(bench);
    await player.page.locator('#canvas').focus();
    await player.page.keyboard.down('Shift');
    await forget(player);
    await player.page.evaluate(() => document.activeElement.blur());
    assert.equal((await calls(player, 'blur')).length, 1);
  },

  'the canvas has as many dots as the screen at every ratio': async (bench) => {
    for (const [scale, touch, expected] of [[1, false, 1], [1.25, false, 1.25], [2, false, 2], [3, false, 3], [3, true, 2.5]]) {
      const player = await open(bench, { scale, touch });
      const [dots, size] = await player.page.evaluate(() => {
        const canvas = document.getElementById('canvas');
        return [[canvas.width, canvas.height], [canvas.clientWidth, canvas.clientHeight]];
      });
      for (const at of [0, 1]) assert.ok(Math.abs(dots[at] - size[at] * expected) <= 1, `${dots} at ${scale} for ${size}`);
      assert.equal((await calls(player, 'resize')).at(-1)[3], expected);
      await player.page.setViewportSize({ width: 700, height: 390 });
      await player.page.waitForFunction((wanted) => Math.abs(document.getElementById('canvas').width - 700 * wanted) <= 1, expected);
      await player.page.context().close();
    }
  },

  'a lost context is reported to C++, and comes back': async (bench) => {
    const player = await open(bench);
    await player.page.evaluate(() => {
      window.loss = document.getElementById('canvas').getContext('webgl2').getExtension('WEBGL_lose_context');
      window.loss.loseContext();
    });
    await player.page.waitForFunction(() => window.fake.calls.some(([name, alive]) => name === 'context' && alive === 0));
    await player.until_notice('stopped drawing');
    await player.page.evaluate(() => window.loss.restoreContext());
    await player.page.waitForFunction(() => window.fake.calls.some(([name, alive]) => name === 'context' && alive === 1));
    assert.deepEqual(await player.notices(), []);
  },

  'without WebGL the words are shown instead of an empty page': async (bench) => {
    const player = await open(bench, { prepare: () => {
      const get = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function context(kind, ...more) { return kind.startsWith('webgl') ? null : get.call(this, kind, ...more); };
    } });
    await player.until_notice('can’t draw');
    assert.equal(await player.page.locator('#words').isVisible(), true);
    assert.equal(await player.page.locator('#canvas').isVisible(), false);
    assert.equal((await player.page.evaluate(() => window.fake.received[0])).env.webgl, false);
  },
};
