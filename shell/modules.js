// A WebAssembly module in parts (engine/notes/0006): one that every visitor needs, one per game, fetched when the game
// is needed, and `later` for what is rarely needed at first. The page and the bots' worker use this. All parts share
// one memory and one table of functions. A part fills its places in the table when it is instantiated.

/**
 * Those of `games` that stored texts or a link name. A stored match names its game; a link is the game's name or has
 * its first three letters.
 */
export function games_in(games, texts, link) {
  return games.filter((game) => link === game || link.startsWith(game.slice(0, 3), 1) || texts.some((text) => text.includes(`"game":"${game}"`)));
}

export class Modules {
  /** Begins to fetch the module. `parts`: game -> address. */
  constructor(address, parts) {
    this.parts = parts;
    this.here = new Set();
    this.coming = new Map();
    this.module = compile(address);
    this.module.catch(() => {}); // instantiate() handles the failure
    this.exports = null;
    this.started = new Promise((resolve) => { this.start = resolve; });
  }

  games() { return Object.keys(this.parts); }
  has(game) { return this.here.has(game) || !(game in this.parts); }

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
    for (const game of this.games()) imports[game] = this.places_of(game);
    const instance = await WebAssembly.instantiate(await this.module, imports);
    this.exports = instance.exports;
    this.start();
    return instance;
  }

  /** Resolves when the game can be used. After a failure it may be asked for again. */
  load(game) {
    if (this.has(game)) return Promise.resolve();
    if (!this.coming.has(game)) this.coming.set(game, this.fetch_part(game).finally(() => this.coming.delete(game)));
    return this.coming.get(game);
  }

  async fetch_part(game) {
    const [module] = await Promise.all([compile(this.parts[game]), this.started]);
    await WebAssembly.instantiate(module, { app: this.exports });
    this.here.add(game);
  }

  // Functions that fill the table until the part is there. C++ asks has() before it uses a game. If C++ forgets to, the
  // call waits for the part instead of failing.
  places_of(game) {
    const call = (place, values) => {
      this.load_now(game);
      return Object.values(this.exports).find((one) => one instanceof WebAssembly.Table).get(Number(place))(...values);
    };
    return new Proxy({}, { get: (_, place) => (...values) => call(place, values) });
  }

  load_now(game) {
    if (this.has(game)) return;
    const request = new XMLHttpRequest();
    request.open('GET', place_of(this.parts[game]), false);
    request.overrideMimeType('text/plain; charset=x-user-defined'); // bytes as characters: a synchronous request gets no other form
    request.send();
    const bytes = Uint8Array.from(request.responseText, (sign) => sign.charCodeAt(0));
    new WebAssembly.Instance(new WebAssembly.Module(bytes), { app: this.exports });
    this.here.add(game);
  }
}

const place_of = (address) => new URL(address, import.meta.url);

// A cached module may have been cut short. Then it is fetched again, past all caches (sw.js).
async function compile(address) {
  try {
    return await compile_from(address, 'default');
  } catch (fault) {
    if (fault instanceof WebAssembly.CompileError) return compile_from(address, 'reload');
    throw fault;
  }
}

async function compile_from(address, cache) {
  const answer = await fetch(place_of(address), { cache }).catch(() => null); // no network
  if (!answer?.ok) throw new Error('a part of it didn’t arrive');
  const can_stream = answer.headers.get('Content-Type')?.startsWith('application/wasm');
  return can_stream ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}
