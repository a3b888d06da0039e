// Plays a match to its end in one of the ways a person can: by marks on the canvas, or by words in the text table. The
// outline gives the choices. The ply decides which one is picked, so a test plays the same match each time.
import { strict as assert } from 'node:assert';
import { kPatience } from './player.mjs';

const kMostSteps = 600;

/** The label of a set-up's start button; it says with whom the game starts. */
export const kStart = /^(Play|Invite|Start for|Watch) /;

export const flat = (nodes) => nodes.flatMap((node) => (node.kind === 'group' ? [node, ...flat(node.nodes)] : [node]));

export async function outline_of(player) {
  return flat((await player.page.evaluate(() => window.orrery.outline())).nodes);
}

const buttons = (nodes, command) => nodes.filter((node) => node.kind === 'button' && node.command === command && !node.disabled);

/** Waits until a person is asked something, or the match is over. */
export function settled(player) {
  return player.until((state) => state.screen === 'table' && !state.thinking && !state.busy && state.mode !== 'bot');
}

/**
 * Plays on until the match is over, or until stop(state, made) holds; `made` counts the choices that it made itself.
 * @param way {choose(node), answer(node, number_node), command(node)}: how to do each thing; settled(): how to wait
 */
export async function play(player, way, { stop = () => false, moves_a_turn = 1 } = {}) {
  let made = 0;
  for (let step = 0; step < kMostSteps; step += 1) {
    const state = await (way.settled?.() ?? settled(player));
    if (state.over || stop(state, made)) return state;
    const nodes = await outline_of(player);
    const [end] = buttons(nodes, 'end-turn');
    const [pass] = buttons(nodes, 'pass-device');
    const choices = buttons(nodes, 'choose');
    const [answer] = buttons(nodes, 'answer');
    const before = JSON.stringify(state);
    if (state.mode === 'hand-over') await way.command(pass, 'pass-device');
    else if (state.mode === 'turn-done' || (end && state.chosen === '' && state.pending >= moves_a_turn)) await way.command(end, 'end-turn');
    else if (answer) await way.answer(answer, nodes.find(({ id }) => id === answer.from));
    else {
      const open = choices.filter((node) => !/ end$|^end/.test(node.args.tokens));
      assert.ok(open.length || end, `nothing to choose in ${JSON.stringify(nodes).slice(0, 2000)}`);
      if (open.length) {
        await way.choose(open[(state.ply * 7 + 3) % open.length]);
        made += 1;
      } else {
        await way.command(end, 'end-turn');
      }
    }
    await player.until((now) => JSON.stringify(now) !== before);
  }
  throw new Error(`not over after ${kMostSteps} steps`);
}

/** Presses a button of the text table as soon as it is there. */
const press_node = (player, id) => player.page.evaluate(async ([wanted, most]) => {
  const find = () => document.querySelector(`#words [data-node="${CSS.escape(wanted)}"]`);
  for (const end = Date.now() + most; !find() && Date.now() < end;) await new Promise((go) => { setTimeout(go, 8); });
  find().click();
}, [id, kPatience]);

/**
 * In the text table. `count` picks a number from the field's range. `is_named`: buttons are found by role and name, as
 * a screen reader finds them; that takes longer than to take them as they stand in the outline.
 */
export function by_words(player, { count = (number) => number.high, is_named = false } = {}) {
  const table = player.page.getByRole('region', { name: 'Game as text' });
  const press = (node) => (is_named ? table.getByRole('button', { name: node.label, exact: true }).first().click() : press_node(player, node.id));
  return {
    choose: press,
    command: press,
    answer: async (node, number) => {
      if (number) await table.getByRole('spinbutton').first().fill(String(count(number, (await player.state()).ply)));
      await press(node);
    },
  };
}

/** By marks on the canvas, pressed or tapped. */
export function by_marks(player) {
  return {
    choose: (node) => player.press(`planet:${node.args.tokens.split(' ').at(-1)}`),
    command: (node, name) => player.press(`button:${name}`),
    answer: () => player.press('button:confirm'),
  };
}

/** By marks for a choice on the canvas, in any game: pressed or tapped, and pressed again if the map zoomed in. */
export function by_board(player) {
  // Marks with `opens` show the ways. Presses one while no way is shown: the one that the choice names, or one after
  // the other.
  const mark_for = (tokens, press) => player.page.waitForFunction(([wanted, turn]) => {
    const marks = window.orrery.marks();
    const opening = marks.filter(({ opens }) => opens);
    return marks.find(({ chooses }) => chooses === wanted) ?? marks.find(({ chooses }) => chooses.startsWith(`${wanted} `))
      ?? marks.find(({ name }) => name === 'more') ?? opening.find(({ name }) => wanted.split(' ').includes(name.split(':')[1]))
      ?? opening[turn % opening.length];
  }, [tokens, press]).then((handle) => handle.jsonValue());
  return {
    choose: async ({ args: { tokens } }) => {
      const { ply, chosen } = await player.state();
      for (let press = 0; press < 12; press += 1) {
        await player.still();
        await player.press((await mark_for(tokens, press)).name);
        await player.still();
        const now = await player.state();
        if (now.ply !== ply || now.chosen !== chosen) return;
      }
      throw new Error(`nothing on the board chooses ${tokens}`);
    },
    command: (node, name) => player.press(`button:${name === 'pass-device' ? 'ready' : name}`),
    answer: () => player.press('button:confirm'),
  };
}

/** By keys alone, with the focus on the canvas: arrows move from planet to planet, Enter takes, E ends the turn. */
export function by_keys(player) {
  const arrows = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
  return {
    choose: async () => {
      const chosen = async () => (await player.state()).chosen;
      const long = (tokens) => (tokens === '' ? 0 : tokens.split(' ').length);
      const before = await chosen(), { ply } = await player.state();
      for (let walk = 0; walk < 24; walk += 1) {
        await player.keys(arrows[(walk >> 1) % 4], 'Enter');
        if ((await player.state()).ply !== ply) return; // the only choice left was made by itself
        if (long(await chosen()) > long(before)) return;
        if (long(await chosen()) < long(before)) await player.keys('Enter'); // Enter found no planet and took the last choice back
      }
      assert.notEqual(before, '', 'arrows and Enter choose nothing');
      await player.keys('Escape', 'e'); // the arrows reach no planet from there
    },
    answer: () => player.keys('Enter'),
    command: (node, name) => player.keys(name === 'end-turn' ? 'e' : 'Enter'),
  };
}
