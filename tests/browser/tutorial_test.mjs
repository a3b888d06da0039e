// The lessons: on the canvas by following the pointer, and by words. A lesson leaves nothing behind except how far one
// is.
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { outline_of } from './match.mjs';

const lesson_of = (game) => JSON.parse(readFileSync(new URL(`../../assets/tutorials/${game}.json`, import.meta.url), 'utf8'));
const at_rest = (player) => player.until((state) => state.lesson && !state.busy);

async function begin(player, game) {
  const words = await player.words();
  const label = (await outline_of(player)).find((node) => node.id === `learn:${game}`).label;
  await words.getByRole('button', { name: label }).click();
  await player.until((state) => state.lesson === 1);
}

const range_of = (wanted) => wanted.split(' ').at(-1).match(/^(\d+)(?:\.\.(\d+))?$/);
const tokens_fit = (wanted, token) => wanted === undefined || wanted === '*' || wanted === token || Boolean(range_of(wanted));
const may_become = (task, chosen) => task.wanted.some((wanted) => chosen.split(' ').every((token, at) => tokens_fit(wanted.split(' ')[at], token)));

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
async function pointer(player) {
  const shown = (await player.marks()).some((mark) => mark.name === 'coach:pointer');
  return shown ? (await player.mark('coach:pointer')).centre : null;
}

// Presses what the pointer shows until the task is done. A number is typed if another one is wanted.
async function follow(player, task) {
  const before = (await at_rest(player)).task;
  for (let press = 0; press < 16; press += 1) {
    const state = await at_rest(player);
    if (state.task > before) return;
    const range = range_of(task.wanted[0]);
    const number = Number(state.chosen.split(' ').at(-1));
    const whole = state.chosen.split(' ').length === task.wanted[0].split(' ').length;
    if (range && whole && (number < Number(range[1]) || number > Number(range[2] ?? range[1]))) {
      await player.keys(...range[1]);
      // On a busy machine the digits may come too far apart and make two numbers. Then they are typed again.
      for (let wait = 0; wait < 40 && !(await player.state()).chosen.endsWith(` ${range[1]}`); wait += 1) await player.page.waitForTimeout(50);
    } else {
      await player.until_mark('coach:pointer');
      const shown = await pointer(player);
      await player.press_at(...shown);
      for (let wait = 0; wait < 60 && same(state, await player.state()) && same(shown, await pointer(player)); wait += 1) await player.page.waitForTimeout(50);
    }
  }
  throw new Error(`the pointer does not lead to the end of "${task.ask}"; ${JSON.stringify(await player.state())}`);
}

// The same by role and name in the text table.
async function tell(player, task) {
  const before = (await at_rest(player)).task;
  const table = await player.words();
  const press = (node) => table.getByRole('button', { name: node.label, exact: true }).first().click();
  for (let step = 0; step < 8; step += 1) {
    const state = await at_rest(player);
    if (state.task > before) return;
    const nodes = await outline_of(player);
    const [answer] = nodes.filter((node) => node.command === 'answer');
    const [end] = nodes.filter((node) => node.command === 'end-turn');
    const number = nodes.find((node) => node.id === 'count');
    const choice = nodes.find((node) => node.command === 'choose' && node.kind === 'button' && may_become(task, node.args.tokens));
    if (answer) {
      if (number) await table.getByRole('spinbutton').first().fill(range_of(task.wanted[0])[1]);
      await press(answer);
    } else if (choice) await press(choice);
    else await press(end);
    await player.until((now) => now.task !== state.task || now.chosen !== state.chosen);
  }
  throw new Error(`"${task.ask}" is not done; ${JSON.stringify(await player.state())}`);
}

const kept_games = (player) => player.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('orrery/game/')).length);

const kPictured = 3; // the step whose picture is taken

async function by_pointer(bench, game) {
  const player = await bench.open();
  await begin(player, game);
  await player.page.getByRole('button', { name: 'Play as text' }).click();
  for (const [index, { tasks }] of lesson_of(game).steps.entries()) {
    if (index > 0) await player.press('button:lesson-next');
    await player.until((state) => state.lesson === index + 1);
    if (index === kPictured) await player.shot(`lesson-${game}`);
    for (const task of tasks) await follow(player, task);
    assert.equal((await at_rest(player)).done, true);
    assert.equal(await kept_games(player), 0);
    assert.ok(await player.page.locator('#copy-link').isDisabled(), 'a lesson has no link');
  }
  await player.shot(`lesson-${game}-done`);
  await player.press('button:lesson-next');
  await player.until((now) => now.screen === 'table' && !now.lesson);
  assert.equal(await kept_games(player), 1);
}

export const tests = {
  'the lesson of Prosper by pointer, and a first game after it': (bench) => by_pointer(bench, 'prosper'),

  'the lesson of Rise by pointer': (bench) => by_pointer(bench, 'rise'),

  'the lesson of Kardashev by pointer': (bench) => by_pointer(bench, 'kardashev'),

  'the lesson of Ozymandias by pointer': (bench) => by_pointer(bench, 'ozymandias'),

  'the lesson of Cosmos by pointer': (bench) => by_pointer(bench, 'cosmos'),

  'the lesson of Rise by words, with no barriers': async (bench) => {
    const player = await bench.open({ width: 390, height: 844, scale: 3, touch: true });
    await begin(player, 'rise');
    for (const [index, { tasks }] of lesson_of('rise').steps.entries()) {
      if (index > 0) await player.choose('Next step');
      await player.until((state) => state.lesson === index + 1);
      if (index === 3) await player.no_barriers('a lesson in words');
      for (const task of tasks) await tell(player, task);
      assert.equal((await at_rest(player)).done, true);
    }
    await player.shot('lesson-rise-words');
    await player.choose('Play a first game against a novice');
    await player.until((state) => state.screen === 'table' && !state.lesson);
  },

  'a move other than the one asked for is kindly refused': async (bench) => {
    const player = await bench.open();
    await begin(player, 'prosper');
    for (const planet of ['planet:a1', 'planet:a6', 'button:confirm']) await player.press(planet);
    await player.until((state) => state.chosen === '');
    assert.deepEqual([(await player.state()).ply, (await player.state()).task], [0, 0]);
    const words = (await outline_of(player)).find((node) => node.id === 'lesson:objection');
    assert.match(words.text, /a5 first/);
  },

  'progress is kept, and one can go back and forth': async (bench) => {
    const player = await bench.open();
    await begin(player, 'rise');
    for (const name of ['Next step', 'Next step', 'Step back']) await player.choose(name);
    await player.until((state) => state.lesson === 2);
    await player.page.reload();
    await player.ready();
    const label = (await outline_of(player)).find((node) => node.id === 'learn:rise').label;
    await player.choose(label);
    await player.until((state) => state.lesson === 2);
    await player.choose('Leave the lesson');
    await player.until((state) => state.screen === 'home');
  },

  'a lesson by touch at 360 x 640: words, board and buttons are all in reach': async (bench) => {
    const player = await bench.open({ width: 360, height: 640, scale: 2, touch: true });
    await begin(player, 'prosper');
    await player.page.getByRole('button', { name: 'Play as text' }).click();
    await player.shot('lesson-360-words');
    for (const task of lesson_of('prosper').steps[0].tasks) {
      await player.press('button:lesson-read');
      await follow(player, task);
    }
    for (const name of ['button:lesson-next', 'button:lesson-back', 'button:lesson-card']) {
      const { x, y, w, h } = await player.mark(name);
      assert.ok(x >= 0 && x + w <= 360 && y + h <= 640 && h >= 44, `${name} is in reach`);
    }
    await player.shot('lesson-360-done');
    assert.deepEqual(await player.page.evaluate(() => [scrollX, scrollY]), [0, 0]);
  },

  'a lesson without network, after one visit': async (bench) => {
    const player = await bench.open({ offline_ready: true });
    await player.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await player.page.context().setOffline(true);
    await player.page.reload();
    await player.ready();
    await begin(player, 'prosper');
  },
};
