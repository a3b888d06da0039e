// Games by links alone, each person with their own profile, and what can go wrong on the way. Prosper, which is the
// shortest, is played to its end.
import { by_marks, by_words } from './match.mjs';
import { fork, hurried, old_link, play_by_post, reload, table_of, wipe } from './post.mjs';
import { by_pointer, in_words } from './rise.mjs';

const kProsper = 'Prosper or Perish';
const kRise = 'The Rise and Fall of Galactic Empires';
const kTiny = { width: 500, height: 500 };
const kSmall = { width: 800, height: 600 };
const kAfter = 6; // hand-overs after the last trouble, in games that are not played to their end

const in_words_at = (way) => (name) => ({ name, words: true, view: kTiny, way });
const by_pointer_at = (way) => (name) => ({ name, words: false, view: kSmall, way: (player) => hurried(player, way(player)) });

function tell(bench, { people, joins, hand_overs, opened, in_vain, sent, links }, what) {
  const longest = Math.max(...links.map((link) => link.split('#')[1].length));
  bench.note(`${what} with ${people.length} people: ${joins} hand-overs to join, ${hand_overs} to play, ${sent} of them sent with the end of a turn (${opened} of them only to open a secret, ${in_vain} in vain); the longest code has ${longest} characters`);
}

export const tests = {
  'Prosper, four people, by pointer and by words': async (bench) => {
    const [pointer, words] = [by_pointer_at(by_marks), in_words_at(by_words)];
    const post = await table_of(bench, kProsper, [pointer('Anna'), words('Ben'), pointer('Cleo'), words('Dan')], { rounds: '4' });
    await play_by_post(post, [[6, reload], [9, old_link], [12, fork('swap-line')], [18, wipe]]);
    tell(bench, post, 'Prosper');
  },

  'Rise, four people, by words': async (bench) => {
    const words = in_words_at(in_words);
    const post = await table_of(bench, kRise, ['Anna', 'Ben', 'Cleo', 'Dan'].map(words), { rounds: '10', disks: '4' });
    await play_by_post(post, [[6, reload], [10, old_link], [14, fork('keep-line')], [20, wipe]], { most: 20 + kAfter });
    tell(bench, post, 'Rise');
  },

  'Rise, two people, by pointer': async (bench) => {
    const pointer = by_pointer_at(by_pointer);
    const post = await table_of(bench, kRise, ['Anna', 'Ben'].map(pointer), { rounds: '10', disks: '4' });
    await play_by_post(post, [[5, wipe], [8, reload], [11, fork('swap-line')], [15, old_link]], { most: 15 + kAfter });
    tell(bench, post, 'Rise');
  },
};
