// A WebAssembly module in parts (engine/notes/0006): one that every visitor needs, one per game, fetched when the game
// is needed, one that several games share, and `later` for what is rarely needed at first. The page and the bots'
// worker both import this file, and so one list of the parts. All parts share one memory and one table of functions. A
// part fills its places in the table when it is instantiated.

/**
 * Those of `games` that stored texts or a link name. A stored match names its game; a link is the game's name or has
 * its first three letters.
 */
export function games_in(games, texts, link) {
  return games.filter((game) => link === game || link.startsWith(game.slice(0, 3), 1) || texts.some((text) => text.includes(`"game":"${game}"`)));
}

/** What is wrong if a part did not arrive. */
export const kAbsent = 'a part of it didn’t arrive';

/** The page's module, not yet run; its first part is being fetched. */
export const app_module = () => new Modules('app.wasm', __APP_PARTS__);

export class Modules {
  /** Begins to fetch the module. `parts`: name -> address. A shared part's name is `game_game`, for all its games. */
  constructor(address, parts) {
    this.parts = parts;
    this.here = new Set();
    this.coming = new Map();
    this.module = compile(address, { streams: true });
    this.module.catch(() => {}); // instantiate() handles the failure
    this.exports = null;
    this.started = new Promise((resolve) => { this.start = resolve; });
  }

  names() { return Object.keys(this.parts); }
  games() { return this.names().filter((name) => !name.includes('_')); } // and `later`
  needed_by(name) { return this.names().filter((part) => part === name || part.split('_').includes(name)); }
  has(name) { return this.needed_by(name).every((part) => this.here.has(part)); }

  /** Runs the program: Emscripten's `create` with the first part. */
  run(create, options = {}) {
    return new Promise((resolve, reject) => {
      const instantiateWasm = (imports, receive) => {
        this.instantiate(imports).then(receive).catch(reject);
        return {};
      };
      create({ ...options, instantiateWasm }).then(resolve, reject);
    });
  }

  async instantiate(imports) {
    imports.later = this.places_of('later');
    const instance = await WebAssembly.instantiate(await this.module, imports);
    await new Promise((resolve) => { setTimeout(resolve); }); // running the program takes long, too
    this.exports = instance.exports;
    this.table = Object.values(instance.exports).find((one) => one instanceof WebAssembly.Table);
    this.start();
    return instance;
  }

  /** Resolves when the game, or the part of this name, can be used. After a failure it may be asked for again. */
  load(name) {
    return Promise.all(this.needed_by(name).map((part) => this.bring(part)));
  }

  bring(part) {
    if (this.here.has(part)) return undefined;
    if (!this.coming.has(part)) this.coming.set(part, this.fetch_part(part).finally(() => this.coming.delete(part)));
    return this.coming.get(part);
  }

  async fetch_part(part) {
    const [module] = await Promise.all([compile(this.parts[part]), this.started]);
    await WebAssembly.instantiate(module, this.shared());
    this.here.add(part);
  }

  // What parts import from the common part. A function is named by its place in the table: "." and a number in base 36.
  shared() {
    return { app: new Proxy(this.exports, { get: (all, name) => all[name] ?? this.table.get(parseInt(name.slice(1), 36)) }) };
  }

  // Functions that fill the places of `later` in the table until it is there: a call that comes earlier waits for it. For a
  // game, C++ asks has() first.
  places_of(part) {
    const call = (place, values) => {
      this.load_now(part);
      return this.table.get(Number(place))(...values);
    };
    return new Proxy({}, { get: (_, place) => (...values) => call(place, values) });
  }

  load_now(part) {
    if (this.here.has(part)) return;
    const request = new XMLHttpRequest();
    request.open('GET', place_of(this.parts[part]), false);
    request.overrideMimeType('text/plain; charset=x-user-defined'); // bytes as characters: a synchronous request gets no other form
    request.send();
    const bytes = Uint8Array.from(request.responseText, (sign) => sign.charCodeAt(0));
    new WebAssembly.Instance(new WebAssembly.Module(bytes), this.shared());
    this.here.add(part);
  }
}

const place_of = (address) => new URL(address, import.meta.url);

// With `streams` a module is compiled while it arrives: it is ready sooner, but the page's own thread takes part. Without,
// other threads compile it once all its bytes are here. A cached module may have been cut short. Then it is fetched again, past
// all caches (sw.js).
async function compile(address, { streams = false } = {}) {
  try {
    return await compile_from(address, streams, 'default');
  } catch (fault) {
    if (fault instanceof WebAssembly.CompileError) return compile_from(address, streams, 'reload');
    throw fault;
  }
}

async function compile_from(address, streams, cache) {
  const answer = await fetch(place_of(address), { cache }).catch(() => null); // no network
  if (!answer?.ok) throw new Error(kAbsent);
  const can_stream = streams && answer.headers.get('Content-Type')?.startsWith('application/wasm');
  return can_stream ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}
