// Catalogues, files of pictures, files of words and rulebooks that are wrong are refused, in a sentence that says where and
// why: by scripts/catalogue.mjs, scripts/pictures.mjs, scripts/words.mjs and scripts/rulebook.mjs, or by the compiler where
// only C++ knows what is right. Pages in other languages lead to each other. Run by scripts/dev; node
// tests/catalogues/run.mjs prints a line for each failure, and at the end "N passed, N failed".
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { catalogue_of, faults_of, games_with_catalogues, header_of, shape_of } from '../../scripts/catalogue.mjs';
import { games } from '../../scripts/games.mjs';
import { game_pages, source_of_book } from '../../scripts/pages.mjs';
import { lists_of } from '../../scripts/pictures.mjs';
import { faults_of as faults_of_book, rulebook_pages } from '../../scripts/rulebook.mjs';
import { hash_of, head_of, packed, signature_of, translations } from '../../scripts/words/message.mjs';
import { faults_of_page, texts_in, with_messages } from '../../scripts/words/shell.mjs';
import { part_of } from '../../scripts/words/part.mjs';
import { catalogue_in, sayer } from '../../scripts/words/say.mjs';
import { stale, with_texts } from '../../scripts/words/texts.mjs';
import { all_languages, faults_of_translation, packed_language } from '../../scripts/words.mjs';
import { filled } from '../../shell/filled.js';

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
check('they may not have another message or value', String(faults_of_translation(words, part_of(`${kHead}bids = { $m }\ncards = x\nmore = y\n`))) === 'bids: the English message has no $m,more is neither an English message nor part of another');
const turned = part_of('turned = { $side ->\n    [up] over\n   *[down] under\n    }\n');
const gedreht = part_of('turned = { $side ->\n    [oben] oben\n   *[down] unten\n    }\n');
check('they may not lack a form by a text', String(faults_of_translation(turned, gedreht)) === 'turned: $side [up] is in one language only,turned: $side [oben] is in one language only', String(faults_of_translation(turned, gedreht)));
const dyed = part_of('# $dye: red, blue\ndyed = { $dye } cloth\n');
const gefaerbt = (forms) => String(faults_of_translation(dyed, part_of(`dyed = { farbe } Tuch\nfarbe = { $dye ->\n${forms}    }\n`)));
check('they may have forms by the texts that English lists, from messages of their own', gefaerbt('    [red] rotes\n   *[blue] blaues\n') === '', gefaerbt('    [red] rotes\n   *[blue] blaues\n'));
check('they may not lack one of these forms, nor have others', gefaerbt('    [green] grünes\n   *[blue] blaues\n') === 'dyed: $dye [red] is in one language only,dyed: $dye [green] is in one language only', gefaerbt('    [green] grünes\n   *[blue] blaues\n'));
check('their values have the letters of the English ones', packed(words.messages, german.messages)[0].slice(16) === '\u0002c: \u0001b von \u0001a');
check('numbers have the forms of the language', head_of('pl').split(' ')[2].startsWith('mofff'), head_of('pl').split(' ')[2].slice(0, 5));

const rank = part_of('# context: rank\nplace = Place\n').messages, site = part_of('place = Place\n').messages;
check('a context tells messages apart that are the same in English', hash_of(rank.get('place').pattern) !== hash_of(site.get('place').pattern));
check('and is not said', packed(rank, rank)[0].slice(16) === 'Place', JSON.stringify(packed(rank, rank)));
check('the comment above a text of a catalogue is its English', String(stale({ messages: site }, part_of('# Site\nplace = Platz\n'))) === 'place' && stale({ messages: site }, part_of('# Place\nplace = Platz\n')).length === 0);

const frame = packed_language('de').get('frame.words');
check('what all games share has what the home screen says of each', games_with_catalogues().every((game) => frame.includes(`\n${hash_of(catalogue_of(game).about.tagline)}`)));

// ---- Words of the page

const page = part_of('### number: $n\n\nshare = Share\n# ($name, $n)\nhas = { $name } has { $n } ships\n').messages;
const script = "import * as say from '../say.js';\nshow(say.share(), say.has(name, 3), [say.share, say.has]);\n";
check('a script has the English of its messages', with_messages(script, page) === "import { said, translated } from '../said.js';\n"
  + 'show(translated("Share"), said("\\u0001a has \\u0001b ships", name, 3), [(() => translated("Share")), ((...values) => said("\\u0001a has \\u0001b ships", ...values))]);\n', with_messages(script, page));
check('a script without messages stays as it is', with_messages('say.share();', page) === 'say.share();');
const told = texts_in('<head><title>Orrery</title></head><h1>Orrery</h1><button aria-label="Home" id="home"><svg><path/></svg> <b>Or</b>\n  rery </button><p></p><b>Or</b><noscript><p>No.</p></noscript>');
check('texts of a page are found', told.join('|') === 'Orrery|Home|Or|rery', told.join('|'));
check('the page has only places in English', faults_of_page(page).length === 0
  && String(faults_of_page(words.messages)) === 'bids: the page does not know persons such as $who,bids: the page has no forms, capitals and contexts in English,cards: the page has no forms, capitals and contexts in English', String(faults_of_page(words.messages)));
const schiffe = part_of('### number: $n\n\nhas = { $n ->\n    [0] Kein Schiff\n    [one] { $n } Schiff\n   *[other] { $n } Schiffe\n    } hat { $name ->\n    [ada] die { CAPITAL($name) }\n   *[other] { $name } { $n ->\n        [one] selbst\n       *[other] alle\n    }\n    }.\n').messages;
const [[english, pattern]] = translations(page, schiffe);
check('another language is a table from English patterns', english === page.get('has').pattern && translations(page, schiffe).size === 1);
for (const [name, n, sentence] of [['Ben', 0, 'Kein Schiff hat Ben alle.'], ['Ben', 1, '1 Schiff hat Ben selbst.'], ['ada', 7, '7 Schiffe hat die Ada.'], ['\u0001a', 2, '2 Schiffe hat \u0001a alle.']])
  check(`the page says ${sentence}`, filled(pattern, [name, n], 'de') === sentence, filled(pattern, [name, n], 'de'));
check('numbers have the forms of the page\'s language', filled('\u0003afew\u0004gwiazdy\u0005\u0004gwiazd\u0005\u0006', [3], 'pl') === 'gwiazdy');

// ---- Words in scripts

const folder = mkdtempSync(join(tmpdir(), 'words-'));
for (const [name, source] of [['en/things.ftl', `${kHead}lost = { CAPITAL($thing) }: { $n ->\n    [one] 1 ship\n   *[other] { $n } ships\n    }\nship = ship\n`], ['de/things.ftl', 'ship = Schiff\n']]) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), source);
}
const say = sayer('de', 'things', folder);
/** What the function throws, or that it throws nothing. */
const thrown = (what) => {
  try {
    return `nothing, but ${what()}`;
  } catch (error) {
    return error.message;
  }
};
check('a script says a message in its language', say('ship') === 'Schiff', say('ship'));
check('and in English what the language lacks, with plain numbers', say('lost', { thing: 'here', n: 1200 }) === 'Here: 1200 ships' && say('lost', { thing: 'here', n: 1 }) === 'Here: 1 ship', say('lost', { thing: 'here', n: 1200 }));
check('a message that is not there is named', thrown(() => say('none')) === 'things has no message none', thrown(() => say('none')));
check('so is a value that is not there', thrown(() => say('lost', { n: 2 })).startsWith('things, lost: '), thrown(() => say('lost', { n: 2 })));
rmSync(folder, { recursive: true });

const renamed = with_texts({ about: { title: 'Rise', tagline: 'Up' }, cards: [{ id: 'cocoon', colour: 'Up', name: 'Cocoon', text: 'Wait.' }] }, new Map([['Up', 'Auf'], ['Cocoon', 'Kokon']]));
check('a catalogue has its texts in another language, and only these', JSON.stringify(renamed) === '{"about":{"title":"Rise","tagline":"Auf"},"cards":[{"id":"cocoon","colour":"Up","name":"Kokon","text":"Wait."}]}', JSON.stringify(renamed));
for (const game of games_with_catalogues()) for (const language of all_languages()) {
  const faults = faults_of(catalogue_in(language, game), shape_of(game));
  check(`${game}: its catalogue is right in ${language}`, faults.length === 0, faults.join('\n  '));
}

// ---- Pages in other languages

const links = readFileSync(source_of_book('en', 'links'), 'utf8'), prosper = readFileSync(source_of_book('de', 'prosper'), 'utf8');
const kSecret = '## Your seat has a secret';
for (const [page, source, fault] of [
  ['links', links, ''],
  ['links', links.replace(kSecret, '## Dein Platz hat einen Schlüssel {your-seat-has-a-secret}'), ''],
  ['prosper', prosper.replace('{your-turn turn 6.3}', '{6.3 your-turn turn}'), ''],
  ['links', links.replace(kSecret, '## Dein Platz'), 'the anchor your-seat-has-a-secret of the English page is missing,the English page has no anchor dein-platz'],
  ['links', links.replace(kSecret, `#${kSecret}`), 'the English page has the heading ## {your-seat-has-a-secret} in this place'],
  ['prosper', prosper.replace('(links.html)', '(seats.html)'), 'the link to links.html of the English page is missing'],
  ['prosper', prosper.replace('(#domination)', '(#options)'), 'the link to domination of the English page is missing,the English page has no link to options'],
  ['prosper', prosper.replace(/^- R34 .*$/m, ''), 'nothing has the anchor R34,the anchor R34 of the English page is missing,the link to seats.html of the English page is missing'],
  ['vega', '# Vega', 'there is no such page in English'],
]) {
  const faults = faults_of_book('de', page, source);
  check(`a page in another language: ${fault || 'nothing is wrong'}`, String(faults) === fault, faults.join('\n  ') || 'nothing is wrong with it');
}

const pages = new Map([...rulebook_pages(), ...game_pages()]);
const there = (from, to) => posix.join(posix.dirname(from), to).replace(/\/$/, '/index.html');
const others_of = (name) => [...pages.get(name).matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)">/g)].map(([, language, to]) => [language, there(name, to)]);
for (const [name, page] of pages) {
  const language = /<html lang="([\w-]+)">/.exec(page)[1], others = others_of(name);
  const are_right = others.every(([other, to]) => pages.get(to)?.includes(`<html lang="${other}">`) && others_of(to).some(([, back]) => back === name));
  check(`${name} and its alternates lead to each other`, are_right && (language === 'en' || others.some(([, to]) => to === name)), String(others));
  const lost = [...page.matchAll(/<a [^>]*href="([^"#]+\.html)"/g)].map(([, to]) => there(name, to)).filter((to) => !pages.has(to));
  check(`${name} leads to pages that are there`, lost.length === 0, String(lost));
  const away = [...page.matchAll(/<a (?![^>]*hreflang)[^>]*href="([^"#]+\.html)"/g)].map(([, to]) => there(name, to)).filter((to) => pages.get(to) && !pages.get(to).includes(`<html lang="${language}">`));
  check(`${name} stays in its language where it can`, away.every((to) => !pages.has(to.replace('rulebooks/', `rulebooks/${language}/`))), String(away));
}

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
