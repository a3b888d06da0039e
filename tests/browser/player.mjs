// A person at a page, for tests: presses and taps marks on the canvas, types, reads the text table by role and name,
// and waits for the app's own state instead of for time.
import { strict as assert } from 'node:assert';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
export const kPatience = 60000; // only a test that fails waits that long

// Runs in the page: returns the centre of a mark as soon as it rests: either no frame is due, or it was at the same
// place in the frame before. A mark that never rests is taken where it is. Null: the mark never came.
function place_of({ name, patience }) {
  const end = Date.now() + patience;
  const kMostMoves = 60;
  let before = '', drawn = 0, moves = 0;
  return new Promise((tell) => {
    const look = () => {
      const mark = window.orrery.marks().find((one) => one.name === name);
      const frames = window.orrery.frames(), now = JSON.stringify(mark);
      if (mark && (!window.frames_due || (now === before && frames > drawn) || moves > kMostMoves)) {
        const { left, top } = document.getElementById('canvas').getBoundingClientRect();
        return tell([left + mark.x + mark.w / 2, top + mark.y + mark.h / 2]);
      }
      if (Date.now() > end) return tell(null);
      if (now !== before) [before, drawn, moves] = [now, frames, moves + 1];
      return setTimeout(look, 8);
    };
    look();
  });
}

export class Player {
  constructor(page, { touch, shots, forgive }) {
    Object.assign(this, { page, touch, shots, errors: [] });
    const wait = page.waitForFunction.bind(page); // a page behind another may get no frames, so this looks by the clock
    page.waitForFunction = (test, value, how) => wait(test, value, { polling: 50, ...how });
    const excused = (text) => forgive.some((pattern) => text.includes(pattern));
    page.on('console', (message) => {
      const is_bad = message.type() === 'error' || /WebGL: INVALID|ImGui_Impl/.test(message.text()); // then nothing is drawn
      if (is_bad && !excused(message.text())) this.errors.push(message.text());
    });
    page.on('pageerror', (error) => { if (!excused(error.message)) this.errors.push(error.message); });
  }

  check_errors() {
    assert.deepEqual(this.errors, [], 'errors in the console');
  }

  // The page's own history.go (shell/history.js) may overtake a reload, which then is given up; a person presses again.
  async reload() {
    await this.page.reload().catch((error) => {
      if (!error.message.includes('ERR_ABORTED')) throw error;
      return this.page.reload();
    });
    await this.ready();
  }

  async ready() {
    await this.page.waitForFunction(() => document.documentElement.dataset.ready === 'yes', null, { timeout: kPatience });
    await this.page.waitForFunction(() => document.body.classList.contains('no-canvas') || window.orrery.frames() >= 2
      || window.fake || document.body.classList.contains('words'), null, { timeout: kPatience });
  }

  // ---- What the app says about itself
  state() { return this.page.evaluate(() => window.orrery.state()); }
  frames() { return this.page.evaluate(() => window.orrery.frames()); }
  marks() { return this.page.evaluate(() => window.orrery.marks()); }

  async mark(name) {
    const found = (await this.marks()).find((mark) => mark.name === name);
    assert.ok(found, `no mark ${name}; there are ${(await this.marks()).map((mark) => mark.name).join(', ')}`);
    const canvas = await this.page.locator('#canvas').boundingBox();
    return { ...found, x: canvas.x + found.x, y: canvas.y + found.y,
             centre: [canvas.x + found.x + found.w / 2, canvas.y + found.y + found.h / 2] };
  }

  /** Waits until test(state) holds. */
  async until(test) {
    const deadline = Date.now() + kPatience;
    for (let state = await this.state(); ; state = await this.state_after(state)) {
      if (test(state)) return state;
      if (Date.now() > deadline) throw new Error(`never came: ${test}; the state is ${JSON.stringify(state)}`);
    }
  }

  /**
   * The next state that differs, or the state after a second. The page waits by itself, which is faster than many
   * calls.
   */
  state_after(before) {
    return this.page.evaluate((known) => new Promise((tell) => {
      const last = Date.now() + 1000;
      const look = () => {
        const state = window.orrery.state();
        if (JSON.stringify(state) !== known || Date.now() > last) tell(state);
        else setTimeout(look, 8);
      };
      look();
    }), JSON.stringify(before));
  }

  /** Waits until the page stops drawing: several times there was nothing to draw, and all timers have run. */
  still() {
    return this.page.evaluate(() => new Promise((done) => {
      let drawn = -1, quiet = 0;
      const look = () => {
        quiet = window.orrery.frames() === drawn ? quiet + 1 : 0;
        drawn = window.orrery.frames();
        if (quiet < 4) requestAnimationFrame(look);
        else setTimeout(() => (window.orrery.frames() === drawn ? done() : look()), 50);
      };
      look();
    }));
  }

  /** From now on frames are drawn only at once, for a press or a key, as if the next frame were always late. */
  async hold_frames() {
    await this.look();
    this.held = true;
    return this.page.evaluate(async () => {
      const next_frame = window.requestAnimationFrame;
      window.requestAnimationFrame = () => 0;
      await new Promise((resolve) => { next_frame(() => next_frame(resolve)); });
    });
  }

  async until_mark(name) {
    try {
      await this.page.waitForFunction((wanted) => window.orrery.marks().some((mark) => mark.name === wanted), name, { timeout: kPatience });
    } catch {
      throw new Error(`mark ${name} never came; there are ${(await this.marks()).map((mark) => mark.name).join(', ')}`);
    }
  }

  // ---- What a person does
  async press(name) {
    const place = await this.page.evaluate(place_of, { name, patience: kPatience });
    if (!place) await this.mark(name); // throws and names the marks that exist
    await this.press_at(...place);
  }

  async press_at(x, y) {
    if (this.touch) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  async keys(...names) { for (const name of names) await this.page.keyboard.press(name); }

  /** Shows the text table and returns it. */
  async words() {
    const toggle = this.page.locator('#text-table');
    if (await toggle.getAttribute('aria-pressed') !== 'true') await toggle.click();
    return this.page.locator('#words');
  }

  async choose(name, role = 'button') {
    const table = await this.words();
    await table.getByRole(role, { name, exact: typeof name === 'string' }).first().click();
  }

  /** The link that "Copy link" gives, without the sentence before it. */
  async link() { return (await this.copied()).split(/\s/).at(-1); }

  async copied() {
    await this.page.getByRole('button', { name: 'Copy link' }).click();
    await this.page.waitForFunction(() => window.copied);
    await this.close_infos();
    return this.take_copy();
  }

  /** Returns the last copied text and forgets it. */
  take_copy() {
    return this.page.evaluate(() => {
      const text = window.copied;
      delete window.copied;
      return text;
    });
  }

  /** Of the notice in sight and of those that wait. */
  notices() { return this.page.evaluate(() => [...document.querySelectorAll('.notice')].map((bar) => bar.dataset.text)); }

  /** Waits until it is in sight, or waits behind a newer one. */
  async until_notice(pattern, kind = '') {
    const [source, flags] = pattern instanceof RegExp ? [pattern.source, pattern.flags] : [pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i'];
    try {
      await this.page.waitForFunction(([bars, words, how]) => [...document.querySelectorAll(bars)].some((bar) => new RegExp(words, how).test(bar.dataset.text)),
        [`.notice${kind}`, source, flags], { timeout: kPatience });
    } catch {
      throw new Error(`the notice ${pattern} never came; there are ${JSON.stringify(await this.notices())}; the state is ${JSON.stringify(await this.state())}`);
    }
  }

  /** Waits for an info that disappears by itself and closes it at once, so that the table below does not move later. */
  async past_notice(pattern) {
    await this.until_notice(pattern, '.info');
    await this.close_infos();
  }

  close_infos() { return this.page.evaluate(() => document.querySelectorAll('.notice.info .close').forEach((close) => close.click())); }

  // ---- What a test keeps or checks
  /** From now on the canvas is drawn with all its pixels. */
  look() {
    return this.page.evaluate(async () => {
      if (!window.unseen) return;
      window.unseen = false;
      const before = window.orrery?.frames();
      document.dispatchEvent(new Event('visibilitychange')); // makes the page draw
      for (let wait = 0; wait < 10 && window.orrery?.frames() < before + 2; wait += 1) await new Promise(requestAnimationFrame);
    });
  }

  /** A screenshot. */
  async picture(path) {
    await this.look();
    const picture = await this.page.screenshot({ path });
    if (!this.held) await this.page.evaluate(() => { window.unseen = true; });
    return picture;
  }

  shot(name) { return this.picture(join(this.shots, `${name}.png`)); }

  async no_barriers(what) {
    if (!await this.page.evaluate(() => Boolean(window.axe))) {
      await this.page.evaluate(await (await import('node:fs/promises')).readFile(axe, 'utf8'));
    }
    const { violations } = await this.page.evaluate(() => window.axe.run());
    const worded = violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
    assert.deepEqual(worded, [], `axe on ${what}`);
  }
}
