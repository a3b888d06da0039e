// Brings the text table (text-table.js). Whoever sees the first board can do without it for a moment, so it comes right
// after that board, or before it if the page begins with the table. The newest outline waits for it.
import { command, on, outline } from './bridge.js';
import { own } from './storage.js';

let show = null; // of text-table.js, once that is here

export function start_text() {
  on('outline', (message) => {
    document.title = message.title ? `${message.title} \u00b7 Orrery` : 'Orrery';
    show?.(message);
  });
  if (prefers_text()) bring_text().catch(() => {}); // start_environment waits for it, and tells if it does not come
}

/** The table was shown when the page was last open. */
export const prefers_text = () => own.get('text-table') === 'shown';

export const text_is_here = () => show !== null;

/** Resolves when the table is here and has the outline. Rejects if it does not come. */
export async function bring_text() {
  const { start_text_table } = await import('./text-table.js');
  if (show) return;
  show = start_text_table(command);
  if (outline()) show(outline());
}
