// Runs the page's module without a browser: this file answers what the module asks of one, or notes it. Several pages
// live side by side in one node process. Only one of them runs at a time, and time passes only when a test says so.
import { readFileSync } from 'node:fs';
import { Modules } from '../../shell/modules.js';

let running = null; // the page whose code runs now
const nothing = () => {};

// ---- A browser
const element = (more = {}) => ({ style: { setProperty: nothing, removeProperty: nothing }, addEventListener: nothing, removeEventListener: nothing, ...more });

const kBrowser = {
  window: globalThis,
  location: { href: import.meta.url },
  screen: {},
  navigator: { getGamepads: () => [] },
  document: element(),
  performance: { now: () => running.clock() },
  addEventListener: nothing,
  removeEventListener: nothing,
  requestAnimationFrame: () => 0, // frames are drawn when a test asks for them
  WebGLRenderingContext: class {}, // version 1, so that contexts here count as version 2
  fetch: async (file) => ({ ok: true, headers: new Map(), arrayBuffer: async () => readFileSync(file) }),
  XMLHttpRequest: class {
    open(_, file) { this.file = file; }
    overrideMimeType() {}
    send() { this.responseText = readFileSync(this.file).toString('latin1'); }
  },
};
for (const [name, value] of Object.entries(kBrowser)) Object.defineProperty(globalThis, name, { value, configurable: true });

// ---- WebGL: a list of calls, with copies of the bytes that they pass
const kStrings = new Map([[0x1f00, 'None'], [0x1f01, 'None'], [0x1f02, 'WebGL 2.0'], [0x8b8c, 'WebGL GLSL ES 3.00']]);
const kActiveUniforms = 0x8b86, kLongestOwnName = 3; // letters in the longest name of a member that emcc's JavaScript adds to a context

const kAnswers = {
  getParameter: (name) => kStrings.get(name) ?? 4096,
  getSupportedExtensions: () => [],
  getContextAttributes: () => ({}),
  getShaderParameter: () => 1,
  getProgramParameter: (_, name) => (name === kActiveUniforms ? 0 : 1),
  getAttribLocation: (_, name) => ['Position', 'UV', 'Color'].indexOf(name),
};

const bytes_of = (array, from, length) => Buffer.copyBytesFrom(array, from, length);
const kHandedOver = {
  bufferData: (_, data, use, from, length) => (typeof data === 'number' ? null : bytes_of(data, from, length)),
  bufferSubData: (_, at, data, from, length) => bytes_of(data, from, length),
  texImage2D: (_, level, format, width, height, border, of, type, data, from) => data && bytes_of(data, from, width * height * 4),
};

function graphics(calls) {
  const call = (name) => (...words) => {
    if (kAnswers[name]) return kAnswers[name](...words);
    const bytes = kHandedOver[name]?.(...words) ?? null;
    calls.push({ name, words: bytes ? '' : words.filter((word) => typeof word === 'number').join(), bytes });
    return {};
  };
  return new Proxy({}, { get: (own, name) => (name in own || typeof name !== 'string' || name.length <= kLongestOwnName ? own[name] : call(name)) });
}

// ---- A page
export class Page {
  /**
   * @param modules folder of app.mjs
   * @param first file of the common part, or of the uncut module
   * @param parts {name: file} of the other parts; empty if the module is uncut
   * @param fonts {name: bytes}
   */
  static async open({ modules, first, parts, fonts, width, height }) {
    const page = Object.assign(new Page(), { said: [], calls: [], here: new Set(), missed: new Set(), time: 0, ticks: 0, tick: 0.001 });
    const { default: create_app } = await import(join_file(modules, 'app.mjs'));
    const canvas = element({ width, height, getContext: () => graphics(page.calls), getBoundingClientRect: () => ({ left: 0, top: 0, width, height }) });
    page.modules = new Modules(`file://${first}`, Object.fromEntries(Object.entries(parts).map(([name, file]) => [name, `file://${file}`])));
    page.modules.load_now = (part) => page.miss(part);
    let trouble = null;
    running = page;
    page.app = await page.modules.run(create_app, {
      canvas, fonts, receive: (text) => page.said.push(JSON.parse(text)), has_game: (game) => page.here.has(game), print: nothing, printErr: nothing,
      quit: (status, error) => { if (status) trouble = error; },
      onAbort: (what) => { trouble = new Error(`it stopped: ${what}`); },
    });
    if (trouble) throw trouble;
    return page;
  }

  clock() { return this.time + (this.ticks += this.tick); }

  async bring(part) {
    running = this;
    await this.modules.load(part);
    this.here.add(part);
  }

  /** The module calls a part that is not loaded. It is loaded at once, as on the page. */
  miss(part) {
    this.missed.add(part);
    Modules.prototype.load_now.call(this.modules, part);
    this.here.add(part);
  }

  /** Runs `act`, then a frame. Returns what the page says and draws during both. */
  step(act) {
    running = this;
    this.said.length = 0;
    this.calls.length = 0;
    this.time += 1000;
    act(this);
    this.app._orrery_draw();
    return { said: [...this.said], calls: [...this.calls], state: this.read('_orrery_state'), marks: this.read('_orrery_marks') };
  }

  send(message) {
    const text = JSON.stringify(message), size = this.app.lengthBytesUTF8(text) + 1, place = this.app._malloc(size);
    this.app.stringToUTF8(text, place, size);
    this.app._orrery_message(place);
    this.app._free(place);
  }

  read(name) { return JSON.parse(this.app.UTF8ToString(this.app[name]())); }

  /** A bot's answer. It has little time, which passes only when the bot looks at the clock. */
  think({ seat, level, seed, link }) {
    const kLongTick = 25, words = new TextEncoder().encode([seat, level, seed, link].join(' '));
    const read = () => {
      const from = this.app._bot_buffer(0);
      return Buffer.from(this.app.HEAPU8.slice(from, this.app.HEAPU8.indexOf(0, from))).toString();
    };
    running = this;
    const place = this.app._bot_buffer(words.length);
    this.app.HEAPU8.set(words, place);
    if (this.app._bot_open(place, words.length) === 1) throw new Error(`the bot says: ${read()}`);
    this.tick = kLongTick;
    while (this.app._bot_step(1e6) === 0);
    this.tick = 0.001;
    this.app._bot_answer();
    return read();
  }
}

const join_file = (folder, name) => new URL(`file://${folder}/${name}`).href;
