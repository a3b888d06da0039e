// The cards of Rise. Names, kinds and texts are read from engine/games/rise/cards.cpp. A block ```cards blue``` in the
// rulebook becomes the thirteen cards of that colour. Its lines "card-id: words" add notes to a card.
import { readFileSync } from 'node:fs';
import { escape } from './picture.mjs';
import { id_of } from './markdown.mjs';
import { disk_icon } from './rise.mjs';

const kSource = new URL('../../engine/games/rise/cards.cpp', import.meta.url);
const kFace = /\{"([a-z-]+)",\s*"((?:[^"\\]|\\.)+)",\s*([\w\s|]+),\s*((?:"(?:[^"\\]|\\.)*"\s*)+)\}/g;
const kColours = ['black', 'blue', 'red', 'white'];
const kKinds = {
  kAction: 'Action', kWon: 'When won', kHarvested: 'When harvested', kStart: 'Start of your turn', kEnd: 'End of your turn',
  kInactive: 'When it stops being active', kPreserved: 'After a preservation', kConstant: 'While active',
};

/** All cards in catalogue order: [{id, name, colour, kinds, text}]. */
export function read_cards() {
  const cards = [...readFileSync(kSource, 'utf8').matchAll(kFace)].map(([, id, name, kinds, text], at) => ({
    id, name, colour: kColours[Math.floor(at / 13)],
    kinds: kinds.split('|').map((kind) => kKinds[kind.trim()]),
    text: [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((part) => part[1]).join(''),
  }));
  if (cards.length !== 52 || cards.some((card) => card.kinds.includes(undefined))) throw new Error(`cards.cpp has ${cards.length} cards that can be read, not 52`);
  return cards;
}

/** Draws the cards of one colour; `inline` makes HTML of a line of Markdown. */
export function draw_cards(cards, colour, body, inline) {
  const mine = cards.filter((card) => card.colour === colour);
  if (!mine.length) throw new Error(`there is no colour "${colour}"`);
  const notes = new Map(body.split('\n').filter((line) => line.trim()).map((line) => {
    const [, id, words] = line.match(/^([a-z-]+): (.+)$/) ?? [];
    if (!mine.some((card) => card.id === id)) throw new Error(`there is no ${colour} card for: ${line}`);
    return [id, words];
  }));
  const item = ({ id, name, kinds, text }) => `<article class="card ${colour}" id="${id_of(`card:${id}`)}" tabindex="-1">${disk_icon(colour)}<h4>${escape(name)}</h4>`
    + `<p class="kinds">${escape(kinds.join(' · '))}</p><p>${escape(text)}</p>${notes.has(id) ? `<p class="more">${inline(notes.get(id))}</p>` : ''}</article>`;
  return `<div class="cards">${mine.map(item).join('\n')}</div>\n`;
}
