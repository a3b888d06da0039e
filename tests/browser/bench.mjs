// What a browser test stands on: a served site, one Chromium, and `open`, which gives a Player: a page with words for
// what a person does. A test that leaves an error in the page's console has failed.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { serve } from '../../scripts/serve.mjs';
import { Firefox } from './firefox.mjs';
import { kPatience, Player } from './player.mjs';

// Most of the tests' time goes into drawing without a graphics card: Mesa takes half as long as SwiftShader, which takes over
// where Mesa is not installed, and HTML is drawn faster without either. Chromium comes as its headless shell, which has no
// windows: a fifth less to do. The list of features replaces Playwright's.
const kFlags = ['--no-sandbox', '--use-angle=gl-egl', '--ignore-gpu-blocklist', '--enable-unsafe-swiftshader', '--disable-gpu-rasterization',
  '--disable-background-networking', '--disable-component-update', '--no-first-run', '--disable-features=AvoidUnnecessaryBeforeUnloadCheckSync,BoundaryEventDispatchTracksNodeRemoval,'
  + 'DestroyProfileOnBrowserClose,HttpsUpgrades,MediaRouter,OptimizationHints,PaintHolding,RenderDocument,ThirdPartyStoragePartitioning,Translate'];
const kSoftware = { LIBGL_ALWAYS_SOFTWARE: '1' }; // the same pictures with and without a graphics card
const run_file = promisify(execFile);

// In every page, before its own scripts. Frames of the canvas are drawn by the page as ever, but nearly all pixels are left out
// as long as nobody looks (Player.look).
function unseen() {
  const scissor = WebGL2RenderingContext.prototype.scissor;
  window.unseen = true;
  WebGL2RenderingContext.prototype.scissor = function cut(x, y, width, height) {
    if (window.unseen) scissor.call(this, x, y, Math.min(width, 1), Math.min(height, 1));
    else scissor.call(this, x, y, width, height);
  };
}

// And its time goes faster: films, pauses between them, buttons that wait before they can be pressed.
const hurried = { content: `{ const now = performance.now.bind(performance); performance.now = () => now() * 8; }` };

// How many frames are due is counted: as long as there are any, things may still move (Player.press).
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

// Pages may copy, as people's browsers let them and one without a window does not; the text is kept. A test of refused copying says so.
const copies = { content: `if (navigator.clipboard) navigator.clipboard.writeText = async (text) => { window.copied = text; };` };

/** Runs a script of the repository; other tests go on meanwhile. */
export const run_script = (...words) => run_file(process.execPath, words);

let fake_server = null; // one for all benches; it ends with the process

export class Bench {
  /** `measured`: pages are as people have them, for what measures time. */
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
    await (await this.firefox)?.stop();
    await this.server.close();
  }

  /** Runs one test; gives its error, or null. */
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
   * A new profile of the browser, with the page open and ready unless `ready: false`. `routes`: [address, handler] of requests that
   * go wrong; the page may never finish loading then. `clock`: the page's time can be let pass, by player.page.clock. Otherwise it
   * hurries, but where `motion` is watched or a finger could be held too long.
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

  /** A line of a test that goes below its result. */
  note(text) { this.notes.push(text); }

  /** The page with the fake app under it: for what the page does by itself. */
  async fake_site() {
    fake_server ??= this.make_site(join(this.root, 'tests/browser/fake'), join(this.root, 'build/site-fake')).then(serve);
    return (await fake_server).url;
  }

  /** A site of other modules than the app's; gives its folder. */
  async make_site(modules, out) {
    await run_script(join(this.root, 'scripts/site.mjs'), '--modules', modules, '--fonts', this.fonts(), '--out', out);
    return out;
  }
}
