// What a browser test stands on: a served site, one Chromium, and `open`, which gives a Player: a page with words for
// what a person does. A test that leaves an error in the page's console has failed.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { serve } from '../../scripts/serve.mjs';
import { Player } from './player.mjs';

const kFlags = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-background-networking',
  '--disable-component-update', '--no-first-run'];

export class Bench {
  static async start({ root, site, shots }) {
    const bench = new Bench();
    Object.assign(bench, { root, site, shots, contexts: [] });
    bench.server = await serve(site);
    bench.browser = await chromium.launch({ executablePath: process.env.ORRERY_CHROMIUM ?? '/usr/bin/chromium', args: kFlags });
    return bench;
  }

  async stop() {
    await this.browser.close();
    await this.server.close();
    await this.fake_server?.close();
  }

  /** Runs one test; gives its error, or null. */
  async run(title, test, timeout) {
    this.players = [];
    this.contexts = [];
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
        await player.page.screenshot({ path: join(this.shots, 'failed', `${title.replace(/\W+/g, '-')}.png`) }).catch(() => {});
      }
    }
    clearTimeout(timer);
    for (const context of this.contexts) await context.close().catch(() => {});
    return error;
  }

  /** A new profile of the browser, with the page open and ready unless `ready: false`. */
  async open({ width = 1440, height = 900, scale = 1, touch = false, link = '', url = this.server.url, offline_ready = false,
               prepare = null, ready = true, motion = 'reduce', permissions = [], forgive = [] } = {}) {
    const context = await this.browser.newContext({
      viewport: { width, height }, deviceScaleFactor: scale, hasTouch: touch, isMobile: touch, reducedMotion: motion,
      serviceWorkers: offline_ready ? 'allow' : 'block', permissions,
    });
    this.contexts.push(context);
    if (prepare) await context.addInitScript(prepare);
    return this.open_in(context, { link, url, ready, touch, forgive });
  }

  /** Another tab of the same profile. */
  async open_in(context, { link = '', url = this.server.url, ready = true, touch = false, forgive = [] } = {}) {
    const player = new Player(await context.newPage(), { touch, shots: this.shots, forgive });
    this.players.push(player);
    await player.page.goto(link.includes('://') ? link : url + (link ? `#${link}` : ''));
    if (ready) await player.ready();
    return player;
  }

  /** The folder of the built fonts. */
  fonts() {
    const built = join(this.root, 'build');
    mkdirSync(built, { recursive: true });
    return readdirSync(built).map((name) => join(built, name, 'fonts')).find((folder) => existsSync(folder)) ?? 'none';
  }

  /** The page with the fake app under it: for what the page does by itself. */
  async fake_site() {
    if (this.fake_server) return this.fake_server.url;
    const out = join(this.root, 'build/site-fake');
    execFileSync(process.execPath, [join(this.root, 'scripts/site.mjs'), '--modules', join(this.root, 'tests/browser/fake'),
      '--fonts', this.fonts(), '--out', out]);
    this.fake_server = await serve(out);
    return this.fake_server.url;
  }
}
