// Reads facts about the games from the sources: engine/games.txt lists them, and each game's info() in C++ has its
// title, its sentence and its figures. Used by scripts/rulebook.mjs, pages.mjs and previews.mjs.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const kGames = new URL('../engine/games', import.meta.url).pathname;
const kTypes = join(kGames, '../core/types.h'); // constants shared by all games

/** The lines of engine/games.txt: a name, and `unfinished` if the page does not have the game yet. */
export function list_of_games() {
  return readFileSync(join(kGames, '../games.txt'), 'utf8').split('\n').filter((line) => /^[a-z]/.test(line));
}

/** Games that are still being built. The site has neither their pages nor their lessons. */
export function unfinished_games() {
  return list_of_games().filter((line) => line.endsWith(' unfinished')).map((line) => line.split(' ')[0]);
}

/** The games of the site in the order of the home screen: [{id, title, tagline, facts}], such as "2 to 6 players · about 60 minutes". */
export function games() {
  return list_of_games().filter((line) => !line.includes(' ')).map(read_info);
}

function read_info(id) {
  const folder = join(kGames, id);
  const files = readdirSync(folder).filter((name) => /\.(h|cpp)$/.test(name)).map((name) => join(folder, name));
  const source = [...files, kTypes].map((path) => readFileSync(path, 'utf8')).join('\n');
  const [info] = source.match(/\{\.id = [\s\S]*?\};/) ?? [];
  const text = (field) => info?.match(new RegExp(`\\.${field} = "([^"]+)"`))?.[1];
  const number = (field) => {
    const [, value] = info?.match(new RegExp(`\\.${field} = (\\w+)`)) ?? [];
    return Number(/^\d+$/.test(value) ? value : source.match(new RegExp(`\\b${value} = (\\d+);`))?.[1]);
  };
  const told = { id, title: text('title'), tagline: text('tagline'), facts: `${number('min_seats')} to ${number('max_seats')} players · about ${number('minutes')} minutes` };
  if (!told.title || !told.tagline || /NaN/.test(told.facts)) throw new Error(`engine/games/${id}: its info() cannot be read`);
  return told;
}
