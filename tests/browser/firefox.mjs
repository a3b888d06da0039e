// Firefox for tests: `open` returns the same Player as a Bench does. Playwright cannot drive the Firefox of a
// distribution. puppeteer-core can, and Driven below gives its pages those of Playwright's methods that Player and the
// ways to play use. Firefox runs in a window on its own display, because it has no WebGL without one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import puppeteer from 'puppeteer-core';
import { kPatience, Player } from './player.mjs';

const kPreferences = {
  'webgl.force-enabled': true, 'gfx.webrender.software': true, 'security.sandbox.content.level': 0,
  'browser.cache.disk.enable': false, 'datareporting.policy.dataSubmissionEnabled': false, 'app.update.enabled': false,
};

export class Firefox {
  static async start({ shots }) {
    const firefox = new Firefox();
    firefox.shots = shots;
    const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp', '-terminate'], { stdio: ['ignore', 'pipe', 'ignore'] });
    const [display] = await once(screen.stdout, 'data');
    firefox.browser = await puppeteer.launch({
      browser: 'firefox', executablePath: process.env.ORRERY_FIREFOX ?? '/usr/bin/firefox-esr', headless: false, extraPrefsFirefox: kPreferences,
      env: { ...process.env, DISPLAY: `:${String(display).trim()}`, LIBGL_ALWAYS_SOFTWARE: '1', MOZ_X11_EGL: '1' },
    });
    return firefox;
  }

  /** Closes the browser; the display ends with its last window. */
  stop() { return this.browser.close(); }

  new_profile() { return this.browser.createBrowserContext(); }

  /**
   * Opens a tab of a profile and waits for the page. `prepare`: functions or texts that run in it before its own
   * scripts.
   */
  async open_in(profile, { address, width, height, prepare }) {
    const page = await profile.newPage({ type: 'window' }); // a tab behind another one sleeps
    page.setDefaultTimeout(kPatience);
    await page.setViewport({ width, height });
    for (const step of prepare) await page.evaluateOnNewDocument(step);
    const player = new Player(new Driven(page), { touch: false, shots: this.shots, forgive: [] });
    await page.goto(address, { waitUntil: 'load' });
    await player.ready();
    return player;
  }
}

/** A page of puppeteer's with Playwright's methods. */
class Driven {
  constructor(page) {
    Object.assign(this, { own: page, mouse: page.mouse, keyboard: page.keyboard });
  }

  on(what, hear) { this.own.on(what, hear); }
  evaluate(run, value) { return this.own.evaluate(run, value); }
  waitForFunction(test, value, { timeout = kPatience, polling = 50 } = {}) { return this.own.waitForFunction(test, { timeout, polling }, value); }
  waitForTimeout(ms) { return new Promise((done) => { setTimeout(done, ms); }); }
  reload() { return this.own.reload({ waitUntil: 'load' }); }
  screenshot({ path }) { return this.own.screenshot({ path }); }
  context() { return this.own.browserContext(); }
  locator(selector) { return new Found(this.own, [{ selector }]); }
  getByRole(role, how) { return new Found(this.own, []).getByRole(role, how); }
}

const kRoles = { button: 'button', combobox: 'select', region: 'section', spinbutton: 'input[type="number"]' };

/** Runs in the page: the first element that the steps lead to, each step within the last. */
function look_up(steps) {
  const name_of = (node) => (node.getAttribute('aria-label') ?? (node.labels?.length ? node.labels[0].textContent : node.textContent)).replace(/\s+/g, ' ').trim();
  const fits = (node, { name, pattern, exact }) => {
    if (pattern) return new RegExp(pattern).test(name_of(node));
    if (name === undefined) return true;
    return exact ? name_of(node) === name : name_of(node).toLowerCase().includes(name.toLowerCase());
  };
  let place = document;
  for (const step of steps) {
    place = [...place.querySelectorAll(step.selector)].find((node) => node.getClientRects().length > 0 && fits(node, step));
    if (!place) return null;
  }
  return place;
}

class Found {
  constructor(page, steps) { Object.assign(this, { page, steps }); }

  getByRole(role, { name, exact = false } = {}) {
    const step = name instanceof RegExp ? { pattern: name.source } : { name, exact };
    return new Found(this.page, [...this.steps, { selector: kRoles[role], ...step }]);
  }

  first() { return this; }

  async waitFor() {
    try {
      return await this.page.waitForFunction(look_up, { timeout: kPatience, polling: 50 }, this.steps);
    } catch {
      throw new Error(`there never was ${JSON.stringify(this.steps)}`);
    }
  }

  async click() { await (await this.waitFor()).click(); }
  async boundingBox() { return (await this.waitFor()).boundingBox(); }
  async evaluate(run) { return (await this.waitFor()).evaluate(run); }
  getAttribute(name) { return this.waitFor().then((node) => node.evaluate((one, key) => one.getAttribute(key), name)); }

  /** By value or by label. */
  async selectOption(wanted) {
    const node = await this.waitFor();
    const offered = await node.evaluate((select) => [...select.options].map(({ value, label }) => [value, label]));
    const [value] = offered.find((option) => option.includes(wanted)) ?? [];
    if (value === undefined) throw new Error(`${JSON.stringify(this.steps.at(-1))} offers no "${wanted}": ${offered.join(' | ')}`);
    await node.select(value);
  }

  count() { return this.page.$$eval(this.steps[0].selector, (nodes) => nodes.length); }
  allTextContents() { return this.page.$$eval(this.steps[0].selector, (nodes) => nodes.map((node) => node.textContent)); }

  async fill(text) {
    await (await this.waitFor()).evaluate((field, value) => {
      field.value = value;
      for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
    }, text);
  }
}
