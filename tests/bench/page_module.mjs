// How fast bots search in the module that people get: node tests/bench/page_module.mjs PLACES MODULES. PLACES is a file
// with a JSON list of {name, seat, link, seeds, playouts}, as orrery_bench prints them (tests/bench/search_bench.cpp);
// MODULES the folder of the cut module. The module is loaded and asked as shell/bot-worker.js does it, and a master
// decides with the same seeds, so in as many playouts. Prints one JSON object: name -> playouts per second.
import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { games_in, Modules } from '../../shell/modules.js';

const kBudgetMs = 1500, kSliceMs = 50;
const [, , list, folder] = process.argv;
const address = (file) => pathToFileURL(`${folder}/${file}`).href;
const parts = readdirSync(folder).flatMap((file) => /^app-(\w+)\.wasm$/.exec(file)?.[1] ?? []);

// What the module wants of a worker.
globalThis.importScripts = () => {};
globalThis.self = globalThis;
self.location = new URL(address('app.mjs'));
globalThis.fetch = async (url) => new Response(readFileSync(new URL(url)), { headers: { 'Content-Type': 'application/wasm' } });

const modules = new Modules(address('app.wasm'), Object.fromEntries(parts.map((part) => [part, address(`app-${part}.wasm`)])));
const { default: create_app } = await import(address('app.mjs'));
const bot = await modules.run(create_app, { noInitialRun: true, has_game: (game) => modules.has(game), print: () => {} });

/** Milliseconds that a master thinks. */
function decide({ seat, link }, seed) {
  const text = new TextEncoder().encode(`${seat} master ${seed.toString(16)} ${link}`);
  const place = bot._bot_buffer(text.length);
  bot.HEAPU8.set(text, place);
  if (bot._bot_open(place, text.length) === 1) throw new Error(`the module cannot answer in ${link}`);
  const begun = performance.now();
  while (bot._bot_step(kSliceMs) === 0) continue;
  return performance.now() - begun;
}

const figures = {};
for (const one of JSON.parse(readFileSync(list, 'utf8'))) {
  await Promise.all(['later', ...games_in(modules.games(), [], one.link)].map((part) => modules.load(part)));
  let fastest = Infinity;
  for (let passed = 0; passed < kBudgetMs;) {
    let took = 0;
    for (let seed = 1; seed <= one.seeds; seed += 1) took += decide(one, seed);
    fastest = Math.min(fastest, took);
    passed += took;
  }
  figures[one.name] = one.playouts * 1000 / fastest;
}
console.log(JSON.stringify(figures));
