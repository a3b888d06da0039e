// The setting of a browser test: a served site, one Chromium, and `open`, which returns a Player: a page with words for
// what a person does. A test fails if it leaves an error in the page's console.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { serve } from '../../scripts/serve.mjs';
import { Firefox } from './firefox.mjs';
import { kPatience, Player } from './player.mjs';

// Most of the tests' time goes into drawing without a graphics card. Mesa takes half as long as SwiftShader, which is
// used where Mesa is not installed; HTML is drawn faster without either. Chromium runs as its headless shell, which has
// no windows and saves a fifth of the time. WebAssembly is compiled once and not a second time for speed, which would
// cost more than it gives back in a page that lives for a minute. The list of features replaces Playwright's.
const kFlags = ['--no-sandbox', '--js-flags=--no-wasm-tier-up', '--use-angle=gl-egl', '--ignore-gpu-blocklist', '--enable-unsafe-swiftshader', '--disable-gpu-rasterization',
  '--disable-background-networking', '--disable-component-update', '--no-first-run', '--disable-features=AvoidUnnecessaryBeforeUnloadCheckSync,BoundaryEventDispatchTracksNodeRemoval,'
  + 'DestroyProfileOnBrowserClose,HttpsUpgrades,MediaRouter,OptimizationHints,PaintHolding,RenderDocument,ThirdPartyStoragePartitioning,Translate'];
const kSoftware = { LIBGL_ALWAYS_SOFTWARE: '1' }; // the same pictures with and without a graphics card
const run_file = promisify(execFile);

// Runs in every page before its own scripts. Until somebody looks (Player.look), the page makes its frames as usual, but
// only every kDrawn-th one reaches WebGL, with nearly all pixels cut off. So the browser has little to draw, and mistakes
// of drawing still come to the console.
function unseen() {
  const kDrawn = 8;
  const { scissor, clear, drawElements, bufferData } = WebGL2RenderingContext.prototype;
  let frames = 0;
  const is_drawn = () => !window.unseen || frames % kDrawn === 1;
  window.unseen = true;
  Object.assign(WebGL2RenderingContext.prototype, {
    clear(mask) {
      frames += 1;
      if (is_drawn()) clear.call(this, mask);
    },
    bufferData(...words) { if (is_drawn()) bufferData.call(this, ...words); },
    drawElements(...words) { if (is_drawn()) drawElements.call(this, ...words); },
    scissor(x, y, width, height) {
      if (window.unseen) scissor.call(this, x, y, Math.min(width, 1), Math.min(height, 1));
      else scissor.call(this, x, y, width, height);
    },
  });
}

// Speeds up the page's time: films, pauses between them, and buttons that cannot be pressed at first.
const hurried = { content: `{ const now = performance.now.bind(performance); performance.now = () => now() * 8; }` };

// Counts the frames that are due. While there are any, things may still move (Player.press).
function count_frames() {
  const ask = window.requestAnimationFrame.bind(window);
  window.frames_due = 0;
  window.requestAnimationFrame = (draw) => {
    window.frames_due += 1;
    return ask((now) => {
      window.frames_due -= 1;
      draw(now);
    });
  };
}

// Lets pages copy, as browsers with a window do, and keeps the text. Tests of refused copying replace this.
const copies = { content: `if (navigator.clipboard) navigator.clipboard.writeText = async (text) => { window.copied = text; };` };

/** Runs a script of the repository without stopping other tests. */
export const run_script = (...words) => run_file(process.execPath, words);

let fake_server = null; // shared by all benches; it ends with the process

export class Bench {
  /** `measured`: pages run at their normal speed with all pixels, for tests that measure time. */
  static async start({ root, site, shots, measured = false }) {
    const bench = new Bench();
    Object.assign(bench, { root, site, shots, measured, contexts: [], notes: [] });
    bench.server = await serve(site);
    bench.browser = await chromium.launch({ executablePath: process.env.ORRERY_CHROMIUM ?? '/usr/bin/chromium-headless-shell', args: kFlags,
                                            env: { ...process.env, ...kSoftware } });
    return bench;
  }

  async stop() {
    await this.browser.close();
    await this.stop_firefox();
    await this.server.close();
  }

  /** Runs one test. Returns its error, or null. */
  async run(title, test, timeout) {
    this.players = [];
    this.contexts = [];
    this.notes = [];
    let timer;
    const too_long = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`took longer than ${timeout / 1000} s`)), timeout);
    });
    let error = null;
    try {
      await Promise.race([test(this), too_long]);
      for (const player of this.players) player.check_errors();
    } catch (caught) {
      error = caught;
      for (const player of this.players) {
        await player.shot(join('failed', title.replace(/\W+/g, '-'))).catch(() => {});
      }
    }
    clearTimeout(timer);
    for (const context of this.contexts) await context.close().catch(() => {});
    return error;
  }

  /**
   * Opens the page in a new profile of the browser. It is ready unless `ready: false`. `routes`: [address, handler] of
   * requests that go wrong; the page may then never finish loading. `clock`: player.page.clock controls the page's
   * time. Otherwise the time runs faster, except in tests that watch `motion` or use touch, where a finger could seem
   * held too long.
   */
  async open({ width = 1440, height = 900, scale = 1, touch = false, link = '', url = this.server.url, offline_ready = false,
               prepare = null, ready = true, motion = 'reduce', permissions = [], forgive = [], routes = [], clock = false,
               until = routes.length ? 'commit' : 'load' } = {}) {
    const context = await this.browser.newContext({
      viewport: { width, height }, deviceScaleFactor: scale, hasTouch: touch, isMobile: touch, reducedMotion: motion,
      serviceWorkers: offline_ready ? 'allow' : 'block', permissions,
    });
    this.contexts.push(context);
    context.setDefaultTimeout(kPatience);
    if (!this.measured) await context.addInitScript(unseen);
    await context.addInitScript(copies);
    if (!this.measured) await context.addInitScript(count_frames);
    if (!this.measured && !clock && !touch && motion === 'reduce') await context.addInitScript(hurried);
    if (prepare) await context.addInitScript(prepare);
    for (const [address, handler] of routes) await context.route(address, handler);
    if (clock) await context.clock.install();
    return this.open_in(context, { link, url, ready, touch, forgive, until });
  }

  /** Another tab of the same profile. */
  async open_in(context, { link = '', url = this.server.url, ready = true, touch = false, forgive = [], until = 'load' } = {}) {
    const player = new Player(await context.newPage(), { touch, shots: this.shots, forgive });
    this.players.push(player);
    await player.page.goto(link.includes('://') ? link : url + (link ? `#${link}` : ''), { waitUntil: until });
    if (ready) await player.ready();
    return player;
  }

  /** Firefox takes a sixth of a core even when it shows nothing, and to start it takes as much as a short test. */
  async stop_firefox() {
    const runs = this.firefox;
    this.firefox = null;
    await (await runs)?.stop();
  }

  /** The same in Firefox; `profile` is that of another player's tab (player.page.context()). */
  async open_firefox({ link = '', url = this.server.url, width = 800, height = 600, prepare = () => {}, profile = null } = {}) {
    this.firefox ??= Firefox.start({ shots: this.shots });
    const runs = await this.firefox, own = profile ?? await runs.new_profile();
    if (!profile) this.contexts.push(own);
    const address = link.includes('://') ? link : url + (link ? `#${link}` : '');
    const player = await runs.open_in(own, { address, width, height, prepare: [unseen, hurried.content, copies.content, count_frames, prepare] });
    this.players.push(player);
    return player;
  }

  /** The folder of the built fonts. */
  fonts() {
    const built = join(this.root, 'build');
    mkdirSync(built, { recursive: true });
    return readdirSync(built).map((name) => join(built, name, 'fonts')).find((folder) => existsSync(join(folder, 'text.otf'))) ?? 'none';
  }

  /** Adds a line that is printed below the test's result. */
  note(text) { this.notes.push(text); }

  /** A site with the fake app, to test the page alone. */
  async fake_site() {
    fake_server ??= this.make_site(join(this.root, 'tests/browser/fake'), join(this.root, 'build/site-fake'), '--also', 'made-up').then(serve);
    return (await fake_server).url;
  }

  /** Makes a site with other modules than the app's. Returns its folder. */
  async make_site(modules, out, ...more) {
    await run_script(join(this.root, 'scripts/site.mjs'), '--modules', modules, '--fonts', this.fonts(), '--out', out, ...more);
    return out;
  }
}
