// The cards of Rise, which are those of the game's catalogue. A block ```cards blue``` in the
// rulebook becomes the thirteen cards of that colour. Its lines "card-id: words" add notes to a card.
import { escape } from './picture.mjs';
import { id_of } from './markdown.mjs';
import { disk_icon } from './rise.mjs';

const kinds_in = (say) => ({
  action: say('kind-action'), won: say('kind-won'), harvested: say('kind-harvested'), start: say('kind-start'), end: say('kind-end'),
  inactive: say('kind-inactive'), preserved: say('kind-preserved'), constant: say('kind-active'),
});

/** Draws the cards of one colour; `inline` makes HTML of a line of Markdown. */
export function draw_cards({ say, catalogue_of }, body, colour, inline) {
  const mine = catalogue_of('rise').cards.filter((card) => card.colour === colour);
  if (!mine.length) throw new Error(`there is no colour "${colour}"`);
  const notes = new Map(body.split('\n').filter((line) => line.trim()).map((line) => {
    const [, id, words] = line.match(/^([a-z-]+): (.+)$/) ?? [];
    if (!mine.some((card) => card.id === id)) throw new Error(`there is no ${colour} card for: ${line}`);
    return [id, words];
  }));
  const told = kinds_in(say);
  const item = ({ id, name, kinds, text }) => `<article class="card ${colour}" id="${id_of(`card:${id}`)}" tabindex="-1">${disk_icon(colour)}<h4>${escape(name)}</h4>`
    + `<p class="kinds">${escape(kinds.map((kind) => told[kind]).join(' · '))}</p><p>${escape(text)}</p>${notes.has(id) ? `<p class="more">${inline(notes.get(id))}</p>` : ''}</article>`;
  return `<div class="cards">${mine.map(item).join('\n')}</div>\n`;
}
