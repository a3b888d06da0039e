// Runs the page's module in parts next to the same module uncut: node tests/parts/run.mjs [--build FOLDER] [--only
// WORDS].
// The two must say and draw exactly the same, although the first has only the common part and one game's part.
// Each game is tried in two ways:
// - by link: whole matches are opened, and every moment is shown, each with the pointer somewhere else; then the game's
// set-up. The part `later` is loaded before, as the page does when it opens a link.
// - played: "Play now", against bots; the newer games once more with moves at random. The part `later` is loaded when
// the module calls it. That must not happen before the match is over, because on a first visit the page then stops
// until the part has come.
// Before that, it tries how the list of functions that may come later is read (scripts/split/later.mjs).
// Prints a line per match with its differences, and at the end "N passed, N failed".
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ways_of, stale_among } from '../../scripts/split/later.mjs';
import { flat } from '../browser/match.mjs';
import { options_of } from '../options.mjs';
import { Page } from './page.mjs';

const root = new URL('../..', import.meta.url).pathname;
const options = options_of(import.meta.url, { build: join(root, 'build/wasm'), only: '' });

const modules = join(options.build, 'modules'), kSize = { width: 1280, height: 800 }, kNow = 1.7e12;
const fonts = Object.fromEntries(['text.otf', 'title.otf', 'more.otf'].map((name) => [name, new Uint8Array(readFileSync(join(options.build, 'fonts', name)))]));
const parts = Object.fromEntries(readdirSync(modules).flatMap((name) => [...name.matchAll(/^app-(\w+)\.wasm$/g)]).map(([name, part]) => [part, join(modules, name)]));
const games = Object.keys(parts).filter((part) => part !== 'later' && !part.includes('_'));
const kEnvironment = { reduced_motion: true, touch: false, webgl: true, online: true, storage: 'ok', zone: 0, text_table: true, over: 0,
                       safe: { top: 0, right: 0, bottom: 0, left: 0 } };

const kTold = 6; // differences printed per match

const read_links = (game) => readFileSync(join(root, `tests/links/${game}.txt`), 'utf8').trim().split('\n').map((line) => line.split(' '));

// ---- What differs
/** Calls `tell` for each difference between two JSON values; `where` says what they belong to. */
function compare(cut, whole, where, tell) {
  const both_are = (test) => test(cut) && test(whole);
  if (both_are((one) => typeof one === 'object' && one !== null) && Array.isArray(cut) === Array.isArray(whole)) {
    const place = whole.type ?? whole.id ?? whole.name;
    for (const key of new Set([...Object.keys(cut), ...Object.keys(whole)])) compare(cut[key], whole[key], place ? `${where}, ${place}` : where, tell);
  } else if (cut !== whole) {
    tell(`${where}: ${JSON.stringify(cut)} instead of ${JSON.stringify(whole)}`);
  }
}

const kVertex = 20; // bytes: place, place in the texture, colour

/** Compares two pictures: tells where the first difference of each list of triangles is. */
function compare_pictures(cut, whole, marks, tell) {
  for (let at = 0; at < Math.max(cut.length, whole.length); ++at) {
    const one = cut[at], other = whole[at];
    if (one?.name !== other?.name || one.words !== other.words || Boolean(one.bytes) !== Boolean(other.bytes)) {
      tell(`something else is drawn: ${one?.name} ${one?.words ?? ''} instead of ${other?.name} ${other?.words ?? ''}`);
      return;
    }
    if (!other.bytes || one.bytes.equals(other.bytes)) continue;
    const byte = other.bytes.findIndex((value, place) => value !== one.bytes[place]), vertex = byte - byte % kVertex;
    if (other.name !== 'bufferData' || vertex + kVertex > other.bytes.length) {
      tell(`something else is handed over by ${other.name}`);
      return;
    }
    const [x, y] = [other.bytes.readFloatLE(vertex), other.bytes.readFloatLE(vertex + 4)];
    const around = marks.filter((mark) => x >= mark.x && x <= mark.x + mark.w && y >= mark.y && y <= mark.y + mark.h).map(({ name }) => name);
    tell(`another picture at ${Math.round(x)}, ${Math.round(y)}${around.length ? ` (${around.join(', ')})` : ''}`);
  }
}

// ---- Two pages side by side
class Pair {
  static async open() {
    const open = (first, others) => Page.open({ modules, fonts, ...kSize, first, parts: others });
    const cut = await open(join(modules, 'app.wasm'), parts), whole = await open(join(options.build, 'whole/app-uncut.wasm'), {});
    return Object.assign(new Pair(), { cut, whole, differences: new Map(), moments: 0, nodes: [], state: {}, asked: [] });
  }

  async bring(part) { for (const page of [this.cut, this.whole]) await page.bring(part); }

  boot(link) {
    this.send('the start', { type: 'boot', storage: {}, link, reloaded: false, now: kNow, random: '1111111111111111', entropy: '', env: kEnvironment });
    this.step('the start', ({ app }) => {
      app._orrery_resize(kSize.width, kSize.height, 1);
      while (app._orrery_prepare());
    });
  }

  command(moment, name, args = {}) { this.send(moment, { type: 'command', name, args, now: kNow }); }
  send(moment, message) { this.step(moment, (page) => page.send(message)); }

  /** Gives both pages the same input and a frame; the results must be the same. */
  step(moment, act) {
    const cut = this.cut.step(act);
    for (const part of this.cut.missed) this.whole.here.add(part);
    const whole = this.whole.step(act);
    this.moments += 1;
    this.compare(moment, cut.said, whole.said, 'says');
    this.compare(moment, [cut.state, cut.marks], [whole.state, whole.marks], 'has');
    compare_pictures(cut.calls, whole.calls, whole.marks, (what) => this.differ(moment, what));
    const outline = whole.said.findLast(({ type }) => type === 'outline');
    if (outline) this.nodes = flat(outline.nodes);
    this.state = whole.state;
    this.marks = whole.marks;
    this.asked.push(...whole.said.filter(({ type }) => type === 'think'));
  }

  compare(moment, cut, whole, where) { compare(cut, whole, where, (what) => this.differ(moment, what)); }

  /** The same difference shows in many moments; only the first is told. */
  differ(moment, what) { if (!this.differences.has(what)) this.differences.set(what, moment); }
}

// ---- By link
const kLeast = 30, kMost = 160, kMatches = 3; // moves of a match, and matches per game

/**
 * A few matches from the corpus, from short to long, without very short or long ones. Of matches with the same
 * beginning only one.
 */
function sample(game) {
  const kBegin = 16, whole = read_links(game).filter(([, moves]) => Number(moves) >= kLeast && Number(moves) <= kMost);
  const lines = [...new Map(whole.map((line) => [line[0].slice(0, kBegin), line])).values()];
  return Array.from({ length: kMatches }, (_, at) => lines[Math.floor((at * (lines.length - 1)) / (kMatches - 1))]);
}

async function look_through(pair, game, link, moves) {
  for (const part of [game, 'later']) await pair.bring(part);
  pair.boot(link);
  pair.command('the welcome', 'watch');
  pair.command('the table', 'sheet');
  for (let ply = 0; ply <= moves; ++ply) {
    pair.command(`move ${ply}`, 'go-ply', { ply: String(ply) });
    const pointed = pair.marks[ply % pair.marks.length];
    pair.step(`move ${ply}, the pointer on ${pointed.name}`, ({ app }) => {
      app._orrery_pointer(pointed.x + pointed.w / 2, pointed.y + pointed.h / 2, 0, -1, 0);
    });
  }
  pair.command('home', 'home');
  pair.command('the set-up', 'new-game', { game });
  pair.command('the set-up with its options', 'details');
}

// ---- Played
const kMoves = 100, kSteps = 8; // moves that are checked, and the most steps for one move
const kRandomMoves = 60; // of a match at random, if it doesn't end before
const kRandomMatches = { cosmos: 3, kardashev: 1, ozymandias: 1 }; // whoever plays Cosmos at random is out after 20 moves

/** Picks a number below `number`, the same ones for the same seed. */
function dice(seed) {
  let luck = seed;
  return (number) => {
    luck = (Math.imul(luck, 1664525) + 1013904223) >>> 0;
    return Math.floor((luck / 2 ** 32) * number);
  };
}

/**
 * A press that a person could make now: [command, args], or null if there is nothing to press. `pick(number)` decides
 * between so many.
 */
function next_press({ nodes }, pick) {
  const buttons = (command) => nodes.filter((node) => node.kind === 'button' && node.command === command && !node.disabled);
  const [answer] = buttons('answer'), [end] = buttons('end-turn'), [pass] = buttons('pass-device');
  const choices = buttons('choose').filter(({ args }) => !/(^| )end$/.test(args.tokens));
  const choice = choices[pick(choices.length)];
  if (!answer) return [pass, choice, end].filter(Boolean).map(({ command, args }) => [command, args])[0] ?? null;
  const number = nodes.find(({ id }) => id === answer.from);
  return ['answer', number ? { ...answer.args, [number.arg]: String(number.low + pick(number.high - number.low + 1)) } : answer.args];
}

async function play(pair, game, moves = kMoves, pick = (number) => (pair.state.ply * 7 + 3) % number) {
  pair.boot('');
  pair.command('home', 'play-now', { game });
  await pair.bring(game);
  pair.send('the game has come', { type: 'game-here', game });
  for (let step = 0; step < moves * kSteps && !pair.state.over && pair.state.ply < moves; ++step) {
    if (pair.cut.missed.size) pair.differ(`move ${pair.state.ply}`, `the part ${[...pair.cut.missed]} is wanted`);
    const moment = `move ${pair.state.ply}`, question = pair.asked.shift(), press = next_press(pair, pick);
    if (question) {
      const answers = [pair.cut, pair.whole].map((page) => page.think(question));
      pair.compare(moment, ...answers, 'a bot plays');
      pair.send(moment, { type: 'bot-answer', job: question.job, move: answers[1] });
    } else if (press) {
      pair.command(moment, ...press);
    } else {
      pair.step(moment, () => {}); // a move is shown
    }
  }
  for (let step = 0; step < kSteps; ++step) pair.step('the end', () => {});
  if (!pair.state.over && pair.state.ply < moves) throw new Error(`it doesn't go on at move ${pair.state.ply}`);
}

// ---- All of them
const matches = games.flatMap((game) => [
  ...sample(game).map(([link, moves]) => [`${game} by link ${link}`, (pair) => look_through(pair, game, link, Number(moves))]),
  [`${game} played`, (pair) => play(pair, game)],
  ...Array.from({ length: kRandomMatches[game] ?? 0 }, (_, at) => [`${game} played at random, ${at + 1}`, (pair) => play(pair, game, kRandomMoves, dice(at + 1))]),
]);
let passed = 0, failed = 0;

// ---- The list of functions that may come later
function check(title, is_right, told) {
  if (is_right) passed += 1;
  else failed += 1;
  console.log(`${is_right ? 'ok' : 'not ok'} ${title}${is_right ? '' : `\n    ${JSON.stringify(told)}`}`);
}
const ways = ways_of('^a(3b|4(c|d)e)(f)?(?!x(y|z))[(|]|g');
check('each alternative of a pattern is looked at alone', ways.length === 5 && ways[1] === '^a(4(c)e)(f)?(?!x(y|z))[(|]' && ways[4] === 'g', ways);
const stale = stale_among(['^a(b|c)', 'd(e|f)g', '^nothing'], ['ab', 'deg', 'dfg', 'b', 'c']);
check('an alternative that matches no function is found', String(stale) === '^a(c),^nothing', stale);

for (const [title, go] of matches.filter(([name]) => name.includes(options.only))) {
  const begun = Date.now(), pair = await Pair.open();
  try {
    await go(pair);
  } catch (error) {
    pair.differ('the end', String(error.stack ?? error));
  }
  const found = [...pair.differences], seconds = ((Date.now() - begun) / 1000).toFixed(1);
  if (found.length) failed += 1;
  else passed += 1;
  console.log(`${found.length ? 'not ok' : 'ok'} ${title}: ${pair.moments} moments (${seconds} s)`);
  for (const [what, moment] of found.slice(0, kTold)) console.log(`    at ${moment}: ${what}`);
  if (found.length > kTold) console.log(`    and ${found.length - kTold} more differences`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
