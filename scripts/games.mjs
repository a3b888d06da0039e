// Facts about the games: engine/games.txt lists them, and each game's catalogue has its title, its sentence and its
// figures. Used by scripts/rulebook.mjs, pages.mjs and previews.mjs.
import { readFileSync } from 'node:fs';
import { kEnglish } from './words.mjs';
import { catalogue_in, sayer } from './words/say.mjs';

const kList = new URL('../engine/games.txt', import.meta.url);

/** The lines of engine/games.txt: a name, and `unfinished` if the page does not have the game yet. */
export function list_of_games() {
  return readFileSync(kList, 'utf8').split('\n').filter((line) => /^[a-z]/.test(line));
}

/** Games that are still being built. The site has neither their pages nor their lessons. */
export function unfinished_games() {
  return list_of_games().filter((line) => line.endsWith(' unfinished')).map((line) => line.split(' ')[0]);
}

/** The games of the site in the order of the home screen: [{id, title, tagline, facts}], such as "2 to 6 players · about 60 minutes". */
export function games(language = kEnglish) {
  const say_of_app = sayer(language, 'web');
  return list_of_games().filter((line) => !line.includes(' ')).map((id) => {
    const { title, tagline, min_seats: least, max_seats: most, minutes } = catalogue_in(language, id).about;
    return { id, title, tagline, facts: say_of_app('game-figures', { least, most, minutes }) };
  });
}
