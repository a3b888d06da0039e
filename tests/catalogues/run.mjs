// Catalogues, files of pictures and files of words that are wrong are refused, in a sentence that says where and why: by
// scripts/catalogue.mjs, scripts/pictures.mjs and scripts/words.mjs, or by the compiler where only C++ knows what is right. Run by
// scripts/dev; node tests/catalogues/run.mjs prints a line for each failure, and at the end "N passed, N failed".
import { spawnSync } from 'node:child_process';
import { catalogue_of, faults_of, games_with_catalogues, header_of, shape_of } from '../../scripts/catalogue.mjs';
import { games } from '../../scripts/games.mjs';
import { lists_of } from '../../scripts/pictures.mjs';
import { packed, signature_of } from '../../scripts/words/message.mjs';
import { part_of } from '../../scripts/words/part.mjs';
import { faults_of_translation } from '../../scripts/words.mjs';

const kRoot = new URL('../..', import.meta.url).pathname;
let passed = 0, failed = 0;

function check(what, is_right, told = '') {
  if (is_right) passed += 1;
  else failed += 1;
  if (!is_right) console.log(`not ok ${what}${told && `\n  ${told}`}`);
}

/** A copy of a game's catalogue in which `spoil` has changed something. */
function spoiled(game, spoil) {
  const catalogue = structuredClone(catalogue_of(game));
  spoil(catalogue);
  return catalogue;
}

/** What is spoiled has exactly this fault, or these. */
function is_refused(game, spoil, sentences) {
  const faults = faults_of(spoiled(game, spoil), shape_of(game));
  check(`${game}: ${sentences}`, String(faults) === String(sentences), faults.join('\n  ') || 'nothing is wrong with it');
}

/** What is spoiled is written, but does not compile, and the compiler says this. */
function does_not_compile(game, spoil, sentence) {
  const catalogue = spoiled(game, spoil);
  check(`${game}: the script sees nothing wrong, the compiler should`, faults_of(catalogue, shape_of(game)).length === 0);
  const { status, stderr } = compiled(header_of(game, catalogue, shape_of(game)));
  check(`${game}: ${sentence}`, status !== 0 && stderr.includes(sentence), stderr.slice(0, 300) || 'it compiles');
}

const swap = (rows) => rows.splice(0, 2, rows[1], rows[0]);
const compiled = (source) => spawnSync('c++', ['-std=c++20', '-fsyntax-only', '-I', `${kRoot}engine`, '-x', 'c++', '-'], { input: source, encoding: 'utf8' });

// ---- Those of the games

for (const game of games_with_catalogues()) {
  const faults = faults_of(catalogue_of(game), shape_of(game));
  check(`${game}: its catalogue is right`, faults.length === 0, faults.join('\n  '));
}
check('all games of the page say what they are', games().every(({ facts }) => /^\d to \d players · about \d+ minutes$/.test(facts)));
check('a game without a catalogue is named', (() => {
  try {
    catalogue_of('vega');
  } catch (error) {
    return error.message === 'engine/games/vega/catalogue.json is missing';
  }
  return false;
})());

// ---- What can be wrong

const kTech = 'technologies, boosters';
is_refused('kardashev', ({ about }) => { about.slogan = 'Up!'; }, 'about, slogan: there is no such key; the keys here are title, tagline, min_seats, max_seats, minutes, credit');
is_refused('kardashev', (all) => { all.moons = []; }, 'moons: there is no such key; the keys here are about, homes, bag, roles, technologies, common');
is_refused('kardashev', (all) => { delete all.bag; }, 'bag: is missing');
is_refused('kardashev', (all) => { all.bag = {}; }, 'bag: {} is not a list');
is_refused('kardashev', ({ technologies }) => { technologies[2].price = 3; }, `${kTech}, price: there is no such key; the keys here are id, name, level, cost, text`);
is_refused('kardashev', ({ technologies }) => { delete technologies[2].text; }, `${kTech}, text: is missing`);
is_refused('kardashev', ({ technologies }) => { technologies[2].text = ' '; }, `${kTech}, text: " " is not a text`);
is_refused('kardashev', ({ technologies }) => { technologies[2].level = '2'; }, `${kTech}, level: "2" is not a whole number from 1 to 3`);
is_refused('kardashev', ({ bag }) => { bag[2] = 'e'; }, 'bag, number 3: "e" is not an object');
is_refused('kardashev', ({ technologies }) => { technologies[2].cost = { alike: 2, any: 1 }; }, `${kTech}, cost: cards that are alike are all that it costs`);
is_refused('kardashev', ({ common }) => { common[2].needs = ['boosts']; }, 'common, number 3, needs, number 1: technologies have no "boosts"');
is_refused('kardashev', ({ roles }) => { roles[0].line[0] = 'boosters'; }, 'roles, explorer: boosters has level 2, not 1');
is_refused('kardashev', ({ roles }) => { roles.pop(); }, 'roles: there are 5, not 6');
is_refused('kardashev', ({ roles }) => { roles[1].id = 'explorer'; }, 'roles, explorer: several have this id');
is_refused('kardashev', ({ bag }) => { bag[3].tile = 'wf'; }, 'bag, number 4, tile: "wf" is not a tile: some of f, m, e, w in this order, or void');
is_refused('kardashev', ({ homes }) => { homes[0].homes.pop(); }, 'homes: those for 2 players are in another place, or not 2');

is_refused('cosmos', ({ races }) => { races[3].graft = ''; }, 'races, copyist, graft: "" is not a text');
is_refused('ozymandias', ({ cards }) => { cards[1].choice.use = 'reply'; }, 'cards, the-bribe, choice, use: "reply" is not one of order, action, answer');
is_refused('ozymandias', ({ tiles }) => { tiles[0].slots = 'c.h'; }, 'tiles, gold-1, slots: "c.h" is not nine of c (colony), h (hazard) and . (intersection)');
is_refused('ozymandias', ({ tiles }) => swap(tiles), ['tiles, gold-2: here should be gold-1', 'tiles, gold-1: here should be gold-2']);
is_refused('ozymandias', ({ arms }) => { arms[0].leads_to.pop(); }, 'arms, number 1, leads_to: there are 5, not 6');
is_refused('rise', ({ cards }) => { cards[0].kinds = []; }, 'cards, stasis-pods, kinds: there is none');
is_refused('rise', ({ cards }) => { cards[0].colour = 'green'; }, 'cards, stasis-pods, colour: "green" is not one of black, blue, red, white');
is_refused('prosper', ({ maps }) => { maps[0].lanes.push('a1-c1'); }, 'maps, twin-arms: there are no such planets: a1-c1');
is_refused('prosper', ({ maps }) => { maps[0].lanes.push(maps[0].lanes[0]); }, 'maps, twin-arms: several lanes are a1-a5');
is_refused('prosper', ({ maps }) => { maps[0].bonus.push(1); }, 'maps, twin-arms: a bonus is not for 2 players');

does_not_compile('kardashev', ({ roles }) => swap(roles), 'engine/games/kardashev/catalogue.json: roles, imperialist: is number 1 here, but not in Role');
does_not_compile('kardashev', ({ roles }) => { roles[0].id = 'voyager'; }, 'voyager'); // in the words of the compiler
does_not_compile('cosmos', ({ cards }) => { cards[0].copies = 5; }, 'engine/games/cosmos/catalogue.json: cards, at1: does not agree with C++');
does_not_compile('rise', ({ cards }) => swap(cards), 'engine/games/rise/catalogue.json: cards, vote-of-confidence: is number 1 here, but not in Card');

// ---- Pictures

const kPictures = 'sun\n# a wheel\nsign 3\n  * rings 2  0 0  88 -88  72 72\nthe-bribe = sun sea\n';
const lists = lists_of(kPictures, 'pictures.txt');
check('a stroke is of the picture above it', String(lists.strokes) === '{sign(3), true, kRings, 2, 0, 0, 88, -88, 72, 72}', String(lists.strokes));
check('a picture may have no strokes, or be put together', lists.names[0] === 'sun' && String(lists.sets) === '{Card::the_bribe, {sun, sea}}', String(lists.sets));
for (const [spoilt, line] of [[`  rays 7 0 0\n`, 1], [`${kPictures}sun\n`, 6], ['sun\n  rays 7 0 0 6 46 0\n', 2], ['sun\n rays 7 0 0 6 46 0 100\n', 2]]) {
  let told = 'nothing is wrong with it';
  try {
    lists_of(spoilt, 'pictures.txt');
  } catch (error) {
    told = error.message;
  }
  check(`line ${line} of ${JSON.stringify(spoilt)} is refused`, told.startsWith(`pictures.txt, line ${line}: `), told);
}

// ---- Words

const kHead = '### person: $who\n### number: $n, $m\n\n';
const kBids = 'bids = { $who ->\n    [you] You bid\n   *[other] { $who } bids\n    } { cards } for { CAPITAL($thing) }.\ncards = { $n ->\n    [0] nothing\n   *[other] { $n } cards\n    }\n';
const words = part_of(kHead + kBids);
const bids = words.messages.get('bids');
check('a message is a pattern with marks', words.faults.length === 0 && bids.pattern === '\u0003ayou\u0004You bid\u0005\u0004\u0001a bids\u0005\u0006 \u0003b0\u0004nothing\u0005\u0004\u0001b cards\u0005\u0006 for \u0002c.', JSON.stringify(bids?.pattern) + words.faults);
check('its values have types, in the order in which it names them', signature_of(bids.values) === 'const orrery::Person& who_, int n_, orrery::TextRef thing_', signature_of(bids.values));
check('a comment may set another order', signature_of(part_of(`${kHead}# ($m, $n) why\nsum = { $n } of { $m }\n`).messages.get('sum').values) === 'int m_, int n_');
for (const [source, fault] of [
  ['sum = { $n } of { $m }\n', 'line 4: sum: two values are of one kind: its comment begins with all values in brackets, in the order of the call'],
  ['# ($n)\nsum = { $n } of { $m }\n', 'line 4: sum: its comment lists other values than $n, $m'],
  ['sum = one\nsum = two\n', 'line 5: sum stands here again'],
  ['sum = { none }\n', 'line 4: sum: there is no message none'],
  ['a = { b }\nb = { a }\n', 'line 4: a: messages stand in each other without end'],
  ['sum = { $who ->\n    [me] I\n   *[other] you\n    }\n', 'line 4: sum: a person has no form me'],
  ['sum = { $n ->\n    [some] I\n   *[other] you\n    }\n', 'line 4: sum: a number has no form some'],
  ['sum = { $n ->\n    [one] I\n   *[two] you\n    }\n', 'line 4: sum: the form with the star is called other'],
  ['sum = { DATE($n) }\n', 'line 4: sum: FunctionReference is not taken'],
  ['sum =\n    .title = Sum\n', 'line 4: sum: a message is one text without attributes'],
]) {
  const { faults } = part_of(kHead + source);
  check(`words: ${fault}`, faults.includes(fault), faults.join('\n  ') || 'nothing is wrong with it');
}
check('what is no Fluent is refused with its line', part_of(`${kHead}sum = {\n`).faults[0]?.startsWith('line 4: '));

const german = part_of(`${kHead}bids = { CAPITAL($thing) }: { $n } von { $who }\n`);
check('words of another language lack a message', String(faults_of_translation(words, german)) === 'cards is missing', String(faults_of_translation(words, german)));
check('they may not have another message or value', String(faults_of_translation(words, part_of(`${kHead}bids = { $m }\ncards = x\nmore = y\n`))) === 'bids: the English message has no $m,more is not an English message');
const turned = part_of('turned = { $side ->\n    [up] over\n   *[down] under\n    }\n');
const gedreht = part_of('turned = { $side ->\n    [oben] oben\n   *[down] unten\n    }\n');
check('they may not lack a form by a text', String(faults_of_translation(turned, gedreht)) === 'turned: $side [up] is in one language only,turned: $side [oben] is in one language only', String(faults_of_translation(turned, gedreht)));
check('their values have the letters of the English ones', packed('de', words.messages, german.messages).split('\n')[1].slice(16) === '\u0002c: \u0001b von \u0001a');
check('numbers have the forms of the language', packed('pl', words.messages, german.messages).split(' ')[2].startsWith('mofff'), packed('pl', words.messages, german.messages).split(' ')[2].slice(0, 5));

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
