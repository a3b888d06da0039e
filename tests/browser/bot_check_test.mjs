// Bots in games by link move by the record: each device computes again the bots' moves that come from another device.
import { strict as assert } from 'node:assert';
import { bring, invite, join, open_hash } from './lobby.mjs';
import { by_words, outline_of, play, settled } from './match.mjs';

const until_away = (player) => play(player, by_words(player), { stop: ({ mode }) => mode === 'away' });
const kNamed = /^The bot .+ played “settle (\w+) (\d+)” in move (\d+); left alone it plays “settle \1 (\d+)”\. Whoever sent this chose for it\.$/;

// A device whose first settling bot settles with one ship more than it chose.
const cheating = { content: `{
  const Real = window.Worker;
  window.Worker = class extends Real {
    set onmessage(heard) {
      super.onmessage = ({ data }) => {
        const [, place, ships] = /^(settle \\w+) (\\d+)$/.exec(data.move ?? '') ?? [];
        if (place && !window.cheated && !data.job.includes(':check:')) {
          window.cheated = data.move;
          data = { ...data, move: place + ' ' + (Number(ships) + 1) };
        }
        heard({ data });
      };
    }
  };
}` };

async function with_a_bot(bench, options) {
  const host = await bench.open();
  await invite(host, { seats: 3, bots: 1 });
  const guest = await join(bench, host, { name: 'Ben', ...options });
  await settled(host);
  await until_away(host);
  await bring(guest, host);
  await settled(guest);
  await until_away(guest);
  await open_hash(host, await guest.link());
  await settled(host);
  return { host, guest };
}

const all_checked = (player) => player.page.waitForFunction(() => window.orrery.state().checked);
const notices = (player) => player.page.locator('.notice p').filter({ hasText: 'Whoever sent this' }).allTextContents();

export const tests = {
  'a move that somebody chose for a bot is named, in a notice and in the log': async (bench) => {
    const { host, guest } = await with_a_bot(bench, { prepare: cheating });
    assert.ok(await guest.page.evaluate(() => window.cheated));
    await host.until_notice('Whoever sent this chose for it.');
    const [text, ...more] = await notices(host);
    assert.match(text, kNamed);
    assert.equal(more.length, 0);
    await all_checked(host);
    const log = JSON.stringify((await outline_of(host)).find(({ kind }) => kind === 'log'));
    assert.ok(log.includes(text), log);
    await host.shot('bot-check-named');
    await host.no_barriers('a bot\'s move that somebody chose');
    await host.page.reload();
    await host.ready();
    assert.ok((await notices(host)).length <= 1);
  },

  'bots that move by the record pass the check, and cannot be hurried': async (bench) => {
    const { host, guest } = await with_a_bot(bench);
    await all_checked(host);
    await all_checked(guest);
    assert.deepEqual([await notices(host), await notices(guest)], [[], []]);
  },
};
