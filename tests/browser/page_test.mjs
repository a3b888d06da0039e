// The page alone, with the fake app: text table, dialogs, storage, sharing, notices.
import { strict as assert } from 'node:assert';

const kWide = { width: 1000, height: 700 };
const open = async (bench, options = {}) => bench.open({ ...kWide, url: await bench.fake_site(), ...options });
const send = (player, message) => player.page.evaluate((given) => window.fake.send(given), message);
const received = (player, type) => player.page.evaluate((wanted) => window.fake.received.filter((m) => m.type === wanted), type);
const until_received = async (player, type, count = 1) => {
  await player.page.waitForFunction(([wanted, least]) => window.fake.received.filter((m) => m.type === wanted).length >= least, [type, count]);
  return received(player, type);
};
// The canvas is told of a notice's height once the page has measured it.
const map_begins_below = async (player, bar) => {
  const stage = await player.page.locator('#stage').boundingBox();
  await player.page.waitForFunction((end) => window.fake.received.findLast((m) => m.type === 'env').safe.top >= end, bar.y + bar.height - stage.y);
};

const press = (id, label, args = {}, more = {}) => ({ id, kind: 'button', label, command: 'choose', args, ...more });
const outline = (nodes, screen = 'table') => ({ type: 'outline', screen, title: 'Prosper or Perish', nodes });
const kTable = outline([
  { id: 'heading:1:a', kind: 'heading', level: 1, text: 'Sky: choose a planet' },
  { id: 'say', kind: 'text', text: 'Round 2 of 12.' },
  { id: 'from', kind: 'group', label: 'From', nodes: [press('a1', 'a1, 4 ships', { tokens: 'move a1' }), press('a2', 'a2, 9 ships', { tokens: 'move a2' })] },
  { id: 'count', kind: 'number', label: 'Ships', low: 1, high: 12, value: 5, command: '', args: {}, arg: 'count' },
  press('go', 'Send them', { move: 'move a1 a2' }, { from: 'count', primary: true }),
  { id: 'map', kind: 'select', label: 'Map', value: 'n', options: [{ value: 'n', label: 'Narrows' }, { value: 't', label: 'Twin arms' }], command: 'option', args: { key: 'map' }, arg: 'value' },
  { id: 'name', kind: 'field', label: 'Name', value: 'Ada', command: 'rename', args: {}, arg: 'name' },
  { id: 'planets', kind: 'table', caption: 'Planets', columns: ['Planet', 'Ships'], rows: [['a1', '4'], ['a2', '9']] },
  { id: 'heading:2:l', kind: 'heading', level: 2, text: 'Log' },
  { id: 'log', kind: 'log', items: [{ text: 'Sky settles a1.', command: 'go-ply', args: { ply: '1' } }] },
]);

export const tests = {
  'boot tells storage, link, luck and device': async (bench) => {
    const player = await open(bench, { link: 'Abc123', prepare: () => localStorage.setItem('orrery/settings', '{"a":1}') });
    const [boot] = await received(player, 'boot');
    assert.equal(boot.link, 'Abc123');
    assert.equal(boot.storage['orrery/settings'], '{"a":1}');
    assert.match(boot.random, /^[0-9a-f]{16}$/);
    assert.match(boot.entropy, /^[0-9a-f]{128}$/);
    assert.deepEqual([boot.env.webgl, boot.env.storage, boot.env.reduced_motion], [true, 'ok', true]);
  },

  'an outline becomes HTML that acts by role and name': async (bench) => {
    const player = await open(bench);
    await send(player, kTable);
    const words = await player.words();
    await words.getByRole('heading', { name: 'Sky: choose a planet' }).waitFor();
    await words.getByRole('group', { name: 'From' }).getByRole('button', { name: 'a2, 9 ships' }).click();
    await words.getByRole('spinbutton', { name: 'Ships (1 to 12)' }).fill('40');
    await words.getByRole('button', { name: 'Send them' }).click();
    await words.getByRole('combobox', { name: 'Map' }).selectOption('Twin arms');
    await words.getByRole('textbox', { name: 'Name' }).fill('Émile 字');
    await words.getByRole('textbox', { name: 'Name' }).press('Enter');
    await words.getByRole('list').getByRole('button', { name: 'Sky settles a1.' }).click();
    await words.getByRole('rowheader', { name: 'a2' }).waitFor();
    const acts = (await received(player, 'command')).map(({ name, args }) => ({ name, args }));
    assert.deepEqual(acts, [
      { name: 'choose', args: { tokens: 'move a2' } },
      { name: 'choose', args: { move: 'move a1 a2', count: '12' } },
      { name: 'option', args: { key: 'map', value: 't' } },
      { name: 'rename', args: { name: 'Émile 字' } },
      { name: 'go-ply', args: { ply: '1' } },
    ]);
    await player.no_barriers('the text table');
    await player.shot('page-text-table');
  },

  'focus stays on its node, and goes to the group when the node goes': async (bench) => {
    const player = await open(bench);
    await send(player, kTable);
    await player.words();
    const focus = () => player.page.evaluate(() => document.activeElement.dataset.node ?? document.activeElement.tagName);
    await player.page.locator('[data-node="a2"]').focus();
    const changed = structuredClone(kTable);
    changed.nodes[0].text = 'Sky: where to?';
    changed.nodes[2].nodes.unshift(press('a0', 'a0, 1 ship'));
    await send(player, changed);
    assert.equal(await focus(), 'a2');
    changed.nodes[2].nodes = [press('b1', 'b1')];
    await send(player, changed);
    assert.equal(await focus(), 'from');
    changed.nodes.splice(2, 1);
    await send(player, changed);
    assert.equal(await player.page.evaluate(() => document.activeElement.textContent), 'Sky: where to?');
  },

  'unchanged nodes are not made again': async (bench) => {
    const player = await open(bench);
    await send(player, kTable);
    await player.words();
    await player.page.evaluate(() => {
      window.changes = 0;
      new MutationObserver((list) => { window.changes += list.length; }).observe(document.getElementById('words'), { childList: true, subtree: true, characterData: true });
    });
    const changed = structuredClone(kTable);
    await send(player, changed);
    changed.nodes[1].text = 'Round 3 of 12.';
    await send(player, changed);
    assert.equal(await player.page.evaluate(() => new Promise((done) => { setTimeout(() => done(window.changes), 50); })), 1);
  },

  'a line of text is asked in a dialog and the keys stay there': async (bench) => {
    const player = await open(bench);
    await player.page.locator('#canvas').focus();
    await send(player, { type: 'ask-text', id: 'name', label: 'Your name', value: 'Ada', max: 12, help: 'Others see it.' });
    const field = player.page.getByRole('textbox', { name: 'Your name' });
    await field.waitFor();
    assert.ok(await field.evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize)) >= 16);
    await player.no_barriers('the dialog');
    await player.page.keyboard.insertText('日本');
    await player.keys('e', 'Backspace', 'Tab', 'Tab', 'Enter');
    assert.deepEqual((await until_received(player, 'text-answer'))[0], { type: 'text-answer', id: 'name', value: '日本' });
    await send(player, { type: 'ask-text', id: 'again', label: 'Your name', value: 'Ada', max: 12, help: '' });
    await player.keys('Escape');
    assert.equal((await until_received(player, 'text-answer', 2))[1].value, null);
    assert.deepEqual(await player.page.evaluate(() => window.fake.keys), [], 'keys that reached the board');
    assert.equal(await player.page.evaluate(() => document.activeElement.id), 'canvas');
  },

  'copy gives the whole address, also when copying is denied': async (bench) => {
    const player = await open(bench);
    const copy = player.page.getByRole('button', { name: 'Copy link' });
    assert.ok(await copy.isDisabled());
    await send(player, { type: 'link', fragment: 'Qx7', sentence: 'Your turn.' });
    assert.match(await player.link(), /^http:\/\/localhost:\d+\/#Qx7$/);
    await player.page.evaluate(() => { navigator.clipboard.writeText = () => Promise.reject(new Error('denied')); });
    await copy.click();
    const field = player.page.locator('#dialog-field');
    await field.waitFor();
    assert.match(await field.inputValue(), /#Qx7$/);
    assert.ok(await field.evaluate((input) => input.selectionEnd === input.value.length && input.readOnly));
    await player.keys('Escape');
  },

  'the share sheet gets sentence and link as one text': async (bench) => {
    const player = await open(bench, { prepare: () => { navigator.share = async (what) => { window.shared = what; }; } });
    await send(player, { type: 'link', fragment: 'Qx7', sentence: 'Your turn.' });
    await player.page.getByRole('button', { name: 'Share' }).click();
    const shared = await player.page.evaluate(() => window.shared);
    assert.deepEqual(Object.keys(shared), ['text']);
    assert.match(shared.text, /^Your turn\.\nhttp:.*#Qx7$/);
  },

  'one notice is in sight at a time: the newest, and it can be closed': async (bench) => {
    const player = await open(bench);
    const in_sight = () => player.page.locator('.notice:visible p').allTextContents();
    for (const text of ['One.', 'Two.', 'Two.', 'Three.', 'Four.']) await send(player, { type: 'notice', text, kind: 'error' });
    assert.deepEqual(await player.notices(), ['Two.', 'Three.', 'Four.']);
    assert.deepEqual(await in_sight(), ['Four.']);
    await player.no_barriers('notices');
    await player.page.getByRole('button', { name: 'Close' }).click();
    assert.deepEqual(await in_sight(), ['Three.']);
    await send(player, { type: 'notice', text: 'Two.', kind: 'error' }); // said again
    assert.deepEqual(await in_sight(), ['Two.']);
    await send(player, { type: 'say', text: 'Sky moves.' });
    await player.page.locator('#voice', { hasText: 'Sky moves.' }).waitFor({ state: 'attached' });
  },

  'a notice that another has taken the place of comes back, and in a low window the map begins below': async (bench) => {
    const player = await open(bench, { width: 844, height: 390 });
    const in_sight = () => player.page.locator('.notice:visible p').allTextContents();
    for (const text of ['First.', 'Second.']) await send(player, { type: 'notice', text });
    assert.deepEqual(await in_sight(), ['Second.']);
    await send(player, { type: 'notice', text: 'Not now.', kind: 'warning' });
    assert.deepEqual(await in_sight(), ['Not now.']);
    const bar = await player.page.locator('.notice:visible').boundingBox();
    await map_begins_below(player, bar);
    assert.ok(bar.height <= 50, `${bar.height} px are more than a line`);
    for (const next of ['Second.', 'First.']) { // nobody has had time to read them
      await player.page.getByRole('button', { name: 'Close' }).click();
      assert.deepEqual(await in_sight(), [next]);
    }
  },

  'who presses Share twice sees one dialog': async (bench) => {
    const player = await open(bench);
    await player.page.evaluate(() => { for (let k = 0; k < 2; k += 1) window.fake.send({ type: 'show-link', text: 'A game.', fragment: 'Abc123' }); });
    const dialogs = player.page.getByRole('dialog', { name: 'Share this game' });
    await dialogs.first().waitFor();
    await player.page.waitForFunction(() => window.fake.received.filter((m) => m.type === 'qr').length === 2); // both have come
    assert.equal(await dialogs.count(), 1);
  },

  'an info stands below the warning or error that still stands': async (bench) => {
    for (const [width, height] of [[360, 640], [844, 390]]) {
      const player = await open(bench, { width, height });
      const in_sight = () => player.page.locator('.notice:visible p').allTextContents();
      const say = (text, kind) => send(player, { type: 'notice', text, kind });
      const close = (text) => player.page.locator('.notice', { hasText: text }).getByRole('button', { name: 'Close' }).click();
      await say('Before.');
      await say('Nothing is saved.', 'warning');
      assert.deepEqual(await in_sight(), ['Nothing is saved.']);
      for (const text of ['Copied.', 'Sent.', 'Before.']) {
        await say(text);
        assert.deepEqual(await in_sight(), ['Nothing is saved.', text]);
      }
      const [above, below] = await Promise.all(['warning', 'info'].map((kind) => player.page.locator(`.notice.${kind}:visible`).boundingBox()));
      assert.ok(above.y + above.height <= below.y, 'they do not lie on each other');
      await map_begins_below(player, below);
      await close('Before.');
      assert.deepEqual(await in_sight(), ['Nothing is saved.', 'Sent.']);
      await say('Can\u2019t be read.', 'error');
      assert.deepEqual(await in_sight(), ['Can\u2019t be read.'], 'the newest');
      await say('Done.');
      await close('Can\u2019t be read.');
      assert.deepEqual(await in_sight(), ['Nothing is saved.', 'Done.']);
      for (const text of ['One.', 'Two.']) await say(text, 'error');
      await say('Still here.');
      assert.deepEqual(await in_sight(), ['Two.', 'Still here.'], 'an info comes though there are three others');
      await player.shot(`notices-${width}`);
    }
  },

  'a blocked store is reported once, and the page goes on': async (bench) => {
    const player = await open(bench, { prepare: () => {
      Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });
    } });
    assert.equal((await received(player, 'boot'))[0].env.storage, 'blocked');
    await send(player, { type: 'store', key: 'orrery/game/1', value: 'x' });
    assert.equal((await player.notices()).length, 1);
  },

  'a full store is reported, and so is room again': async (bench) => {
    const player = await open(bench);
    await player.page.evaluate(() => {
      const put = Storage.prototype.setItem;
      Storage.prototype.setItem = function set(...args) {
        if (window.full) throw new DOMException('full', 'QuotaExceededError');
        return put.apply(this, args);
      };
      window.full = true;
    });
    await send(player, { type: 'store', key: 'orrery/game/1', value: 'x' });
    assert.equal((await until_received(player, 'env')).at(-1).storage, 'full');
    await player.until_notice('no room left');
    await player.page.evaluate(() => { window.full = false; });
    await send(player, { type: 'store', key: 'orrery/game/1', value: 'xy' });
    assert.equal((await until_received(player, 'env', 2)).at(-1).storage, 'ok');
  },

  'two tabs hear of each other, and no answer is lost': async (bench) => {
    const one = await open(bench);
    const two = await bench.open_in(one.page.context(), { url: await bench.fake_site() });
    await send(one, { type: 'store', key: 'orrery/game/1', value: 'a' });
    assert.equal((await until_received(two, 'stored'))[0].value, 'a');
    // Tab two writes. Tab one has not heard of it yet and overwrites it, but gets it to merge.
    await send(two, { type: 'store', key: 'orrery/game/1', value: 'ab' });
    await one.page.waitForFunction(() => window.fake.received.some((m) => m.value === 'ab'));
    const overtaken = await one.page.evaluate(() => {
      localStorage.setItem('orrery/game/1', 'abc'); // as if by tab two, whose event has not arrived yet
      window.fake.received.length = 0;
      window.fake.send({ type: 'store', key: 'orrery/game/1', value: 'abd' });
      return localStorage.getItem('orrery/game/1');
    });
    assert.equal(overtaken, 'abd');
    assert.equal((await until_received(one, 'stored'))[0].value, 'abc');
  },

  'a tab that slept hears what others stored and deleted meanwhile': async (bench) => {
    const player = await open(bench);
    const wake = (change) => player.page.evaluate((write) => {
      if (write === null) localStorage.removeItem('orrery/game/1');
      else localStorage.setItem('orrery/game/1', write); // by the own page, so no event tells of it
      document.dispatchEvent(new Event('visibilitychange'));
    }, change);
    await wake('late');
    assert.deepEqual((await until_received(player, 'stored')).map(({ value }) => value), ['late']);
    await wake('late');
    await wake(null);
    assert.deepEqual((await until_received(player, 'stored', 2)).map(({ value }) => value), ['late', null]);
  },

  'bots answer, stop, crash and fall silent': async (bench) => {
    const player = await open(bench);
    const think = (job, level) => send(player, { type: 'think', job, link: 'Q', seat: 1, level, seed: '1' });
    await think('a', 'novice');
    assert.deepEqual((await until_received(player, 'bot-answer'))[0], { type: 'bot-answer', job: 'a', move: 'end 1' });
    await think('b', 'endless');
    await think('c', 'novice');
    await send(player, { type: 'stop-thinking', job: 'b', now: true });
    assert.deepEqual((await until_received(player, 'bot-answer', 3)).map((m) => m.job), ['a', 'b', 'c']);
    await think('d', 'endless');
    await send(player, { type: 'stop-thinking', job: 'd', now: false });
    await think('e', 'unknown');
    assert.match((await until_received(player, 'bot-failed'))[0].reason, /no such level/);
    await think('f', 'crash');
    assert.match((await until_received(player, 'bot-failed', 2))[1].reason, /out of memory/);
    await think('g', 'novice');
    assert.deepEqual((await until_received(player, 'bot-answer', 4)).map((m) => m.job), ['a', 'b', 'c', 'g']);
    await think('h', 'counted');
    await send(player, { type: 'stop-thinking', job: 'h', now: true });
    assert.equal((await until_received(player, 'bot-answer', 5)).at(-1).move, 'end 40', 'a counted thought is not cut short');
    await send(player, { type: 'check-bot', job: 'i', link: 'Q', ply: 12 });
    assert.deepEqual((await until_received(player, 'bot-answer', 6)).at(-1), { type: 'bot-answer', job: 'i', move: 'end check' });
  },

  'the list of keys is a dialog that any size has room for': async (bench) => {
    const keys = [{ keys: 'Tab or Shift Tab', does: 'Go to the next or previous button' }, { keys: 'Escape then Tab', does: 'Leave the board for the rest of the page' }];
    for (const [width, height] of [[320, 480], [800, 360], [1440, 900]]) {
      const player = await open(bench, { width, height });
      await player.page.locator('#canvas').focus();
      await player.keys('?');
      assert.equal((await received(player, 'command')).at(-1).name, 'keys');
      await send(player, { type: 'keys', groups: Array(5).fill({ title: 'Everywhere', keys }) });
      const dialog = player.page.getByRole('dialog', { name: 'Keys' });
      await dialog.waitFor();
      const { y, height: high } = await dialog.boundingBox();
      assert.ok(y >= 0 && y + high <= height, `from ${y}, ${high} px high`);
      await player.no_barriers(`the list of keys, ${width} x ${height}`);
      await player.shot(`page-keys-${width}x${height}`);
      await player.keys('Escape');
      await dialog.waitFor({ state: 'detached' });
      assert.equal(await player.page.evaluate(() => document.activeElement.id), 'canvas');
      await player.page.context().close();
    }
  },

  'in a large window the page grows as the canvas does, and with the text size': async (bench) => {
    for (const [width, height, grown] of [[1440, 900, 1], [1920, 1080, 1], [2400, 1200, 1.25], [2560, 1440, 1.25]]) {
      const player = await open(bench, { width, height });
      for (const text_size of [1, 1.5]) {
        await send(player, { type: 'settings', text_size, still: true, sound: false });
        const sizes = await player.page.evaluate(() => ['body', '.tools button'].map((one) => Number.parseFloat(getComputedStyle(document.querySelector(one)).fontSize)));
        const bar = width < 1920 ? Math.min(16 * text_size, 20) : 16 * grown * text_size; // the bar of a small window stays in one row
        [16 * grown * text_size, bar].forEach((wanted, i) => assert.ok(Math.abs(sizes[i] - wanted) < 0.1, `${sizes[i]} px instead of ${wanted} at ${width}x${height}`));
      }
    }
  },

  'settings of C++ reach the page': async (bench) => {
    const player = await open(bench);
    await send(player, { type: 'settings', text_size: 1.25, still: true, sound: false });
    assert.deepEqual(await player.page.evaluate(() => [getComputedStyle(document.body).fontSize, document.documentElement.classList.contains('still')]), ['20px', true]);
    await send(player, { type: 'settings', text_size: 1, still: false, sound: false });
    assert.deepEqual(await player.page.evaluate(() => [getComputedStyle(document.body).fontSize, document.documentElement.classList.contains('still')]), ['16px', false]);
  },

  'every size keeps the controls in reach': async (bench) => {
    for (const [width, height] of [[320, 480], [390, 844], [720, 450], [1440, 900]]) {
      const player = await open(bench, { width, height });
      await send(player, kTable);
      await player.words();
      const overflow = await player.page.evaluate(() => [document.documentElement.scrollWidth - innerWidth,
        document.getElementById('words').scrollWidth - document.getElementById('words').clientWidth]);
      assert.deepEqual(overflow, [0, 0], `${width} x ${height}`);
      await player.shot(`page-${width}x${height}`);
      await player.no_barriers(`${width} x ${height}`);
      await player.page.context().close();
    }
  },

  'without JavaScript a sentence says so': async (bench) => {
    const context = await bench.browser.newContext({ javaScriptEnabled: false });
    bench.contexts.push(context);
    const page = await context.newPage();
    await page.goto(await bench.fake_site());
    assert.match(await page.locator('noscript').innerText(), /needs JavaScript/);
  },
};
