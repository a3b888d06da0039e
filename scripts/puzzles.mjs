// Adds positions that `orrery puzzles` found to assets/puzzles/<game>.json: node scripts/puzzles.mjs GAME FILE...
// As many of each grade as go in, as different as they come: grades by the weakest level that finds the move, aims by what
// the game says that the move is for. Positions that the file has keep their places, because devices store
// by place which of them were found.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const kOfGrade = 24, kWanted = 60; // of each grade at most; if a grade has fewer, the others fill up to kWanted
const kGrades = { e: ['novice', 'apprentice'], m: ['journeyman', 'adept'], h: ['master', ''] };
const kLeastGap = 80;  // of 1000

const [game, ...paths] = process.argv.slice(2);
if (!game || !paths.length) throw new Error('node scripts/puzzles.mjs GAME FILE...');
const target = `assets/puzzles/${game}.json`;
const book = existsSync(target) ? JSON.parse(readFileSync(target, 'utf8')) : { game, grades: '', puzzles: [] };

const grade_of = ({ level }) => Object.keys(kGrades).find((grade) => kGrades[grade].includes(level));
const percent = (share) => Math.round(share / 10);

const seen = new Set(book.puzzles.map(({ link }) => link));
const found = paths.flatMap((path) => readFileSync(path, 'utf8').split('\n')).filter((line) => line.startsWith('{"link"') && line.endsWith('}'))
  .map((line) => JSON.parse(line)).filter(({ link, best, next }) => best - next >= kLeastGap && !seen.has(link) && seen.add(link))
  .sort((a, b) => (b.best - b.next) - (a.best - a.next));

// The order in which positions go in: from each aim in turn, the clearest first.
function varied(puzzles) {
  const by_aim = Map.groupBy ? Map.groupBy(puzzles, ({ aim }) => aim) : puzzles.reduce((all, one) => all.set(one.aim, [...(all.get(one.aim) ?? []), one]), new Map());
  const rounds = Math.max(0, ...[...by_aim.values()].map((list) => list.length));
  return Array.from({ length: rounds }, (_, round) => [...by_aim.values()].flatMap((list) => list.slice(round, round + 1))).flat();
}

const count = (grade) => [...book.grades].filter((one) => one === grade).length;
function add(one) {
  const grade = grade_of(one);
  book.grades += grade;
  book.puzzles.push({ link: one.link, move: one.move, ...(one.others?.length ? { others: one.others } : {}), aim: one.aim, best: percent(one.best), next: percent(one.next), level: one.level });
}
const chosen = [], rest = [], left = Object.fromEntries(Object.keys(kGrades).map((grade) => [grade, kOfGrade - count(grade)]));
for (const one of varied(found)) (left[grade_of(one)]-- > 0 ? chosen : rest).push(one);
chosen.push(...rest.slice(0, Math.max(0, kWanted - book.puzzles.length - chosen.length)));
for (const grade of Object.keys(kGrades)) for (const one of chosen) if (grade_of(one) === grade) add(one); // easy ones first

mkdirSync('assets/puzzles', { recursive: true });
const lines = book.puzzles.map((one) => JSON.stringify(one));
writeFileSync(target, `{"game":"${game}","grades":"${book.grades}","puzzles":[\n${lines.join(',\n')}\n]}\n`);
console.log(`${target}: ${found.length} found; ${count('e')} easy, ${count('m')} middle, ${count('h')} hard`);
const aims = book.puzzles.reduce((all, { aim }) => ({ ...all, [aim]: (all[aim] ?? 0) + 1 }), {});
for (const [aim, times] of Object.entries(aims)) console.log(`  ${times} ${aim}`);
