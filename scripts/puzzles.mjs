// Brings positions that `orrery puzzles` found into assets/puzzles/<game>.json: node scripts/puzzles.mjs GAME FILE...
// As many of each grade as go in, as different as they come: grades by the weakest level that finds the move, aims by what
// the game says that the move is for.
//
// Positions that the file has keep their places, because devices store by place which of them were found. If a FILE tells
// one of them anew (`orrery puzzles LINK...`), that takes its place; one that is told as no puzzle any more is withdrawn,
// and leaves an empty place with the grade "-". Without a FILE: `node scripts/puzzles.mjs GAME` prints the links.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const kOfGrade = 30, kWanted = 72; // of each grade at most; if a grade has fewer, the others fill up to kWanted
const kGrades = { e: ['novice', 'apprentice'], m: ['journeyman', 'adept'], h: ['master', ''] };
const kLeastGap = 80;  // of 1000
const kWithdrawn = '-';

const [game, ...paths] = process.argv.slice(2);
if (!game) throw new Error('node scripts/puzzles.mjs GAME FILE...');
const target = `assets/puzzles/${game}.json`;
const book = existsSync(target) ? JSON.parse(readFileSync(target, 'utf8')) : { game, grades: '', puzzles: [] };
if (!paths.length) {
  for (const { link } of book.puzzles) if (link) console.log(link);
  process.exit(0);
}

const grade_of = ({ level }) => Object.keys(kGrades).find((grade) => kGrades[grade].includes(level));
const percent = (share) => Math.round(share / 10);
const with_others = ({ move, others }) => ({ move, ...(others?.length ? { others } : {}) });
const entry_of = (one) => ({
  link: one.link, ...with_others(one), ...(one.then?.length ? { then: one.then.map(with_others) } : {}), ...(one.rest?.length ? { rest: one.rest } : {}),
  second: one.second, aim: one.aim, best: percent(one.best), next: percent(one.next), level: one.level,
});

const told = paths.flatMap((path) => readFileSync(path, 'utf8').split('\n')).filter((line) => line.startsWith('{"link"') && line.endsWith('}'))
  .map((line) => JSON.parse(line));
const met = new Set();  // of several matches that came to the same position, one
const is_new = ({ position }) => !met.has(position) && met.add(position);
const is_clear = ({ move, best, next }) => move && best - next >= kLeastGap;

// ---- Those that the file has
const grades = [...book.grades];
const news = new Map(told.map((one) => [one.link, one]));
for (const [at, { link }] of book.puzzles.entries()) {
  const one = news.get(link);
  if (!one) continue;
  news.delete(link);
  const stays = is_clear(one) && is_new(one);
  grades[at] = stays ? grade_of(one) : kWithdrawn;
  book.puzzles[at] = stays ? entry_of(one) : {};
}

// ---- New ones
const found = [...news.values()].filter((one) => is_clear(one) && is_new(one)).sort((a, b) => (b.best - b.next) - (a.best - a.next));

// The order in which positions go in: from each aim in turn, the clearest first.
function varied(puzzles) {
  const by_aim = puzzles.reduce((all, one) => all.set(one.aim, [...(all.get(one.aim) ?? []), one]), new Map());
  const rounds = Math.max(0, ...[...by_aim.values()].map((list) => list.length));
  return Array.from({ length: rounds }, (_, round) => [...by_aim.values()].flatMap((list) => list.slice(round, round + 1))).flat();
}

const count = (grade) => grades.filter((one) => one === grade).length;
const offered = () => grades.length - count(kWithdrawn);
const chosen = [], rest = [], left = Object.fromEntries(Object.keys(kGrades).map((grade) => [grade, kOfGrade - count(grade)]));
let room = Math.max(0, kWanted - offered());
for (const one of varied(found)) (room > 0 && left[grade_of(one)]-- > 0 ? (--room, chosen) : rest).push(one);
chosen.push(...rest.slice(0, room));
for (const grade of Object.keys(kGrades)) // easy ones first
  for (const one of chosen) if (grade_of(one) === grade) grades.push(grade) && book.puzzles.push(entry_of(one));

mkdirSync('assets/puzzles', { recursive: true });
const lines = book.puzzles.map((one) => JSON.stringify(one));
writeFileSync(target, `{"game":"${game}","grades":"${grades.join('')}","puzzles":[\n${lines.join(',\n')}\n]}\n`);
console.log(`${target}: ${chosen.length} new, ${count('e')} easy, ${count('m')} middle, ${count('h')} hard, ${count(kWithdrawn)} withdrawn`);
const aims = book.puzzles.reduce((all, { aim }) => (aim ? { ...all, [aim]: (all[aim] ?? 0) + 1 } : all), {});
for (const [aim, times] of Object.entries(aims)) console.log(`  ${times} ${aim}`);
