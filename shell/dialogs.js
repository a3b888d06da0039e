// Text is typed into an input of an HTML dialog, never into the canvas. So accents, input methods, phone keyboards,
// pasting and screen readers work. Only one dialog is open at a time; closing it returns the focus to where it was.
// Each dialog is a layer of the history: Back closes it.
import { command, on, post } from './bridge.js';
import { lay } from './history.js';
import { notice } from './notices.js';
import * as say from './say.js';

export function start_dialogs() {
  on('ask-text', async (question) => {
    const value = await text_dialog((dialog) => dialog.ask_text(question, lay));
    post({ type: 'text-answer', id: question.id, value });
  });
  on('qr', (code) => arrive(() => import('./link-dialog.js'), ({ show_qr }) => show_qr(code)));
  on('keys', ({ groups }) => show_keys(groups));
  document.addEventListener('keydown', (event) => {
    const types = event.target.closest?.('input:not([type="range"]), textarea, select');
    if (event.key !== '?' || types || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    command('keys');
  });
}

const text_dialog = (use) => arrive(() => import('./text-dialog.js'), use);

/** Shows text that could not be copied automatically. */
export const show_text = (what) => text_dialog((dialog) => dialog.show_text(what, lay));

/** Fetches the dialog for text, so that it is here when it is wanted. Never fails. */
export const bring_dialog = () => import('./text-dialog.js').catch(() => {}); // no network

/** Shows the ways to pass a game or a seat on (link-dialog.js). The QR code follows in the message `qr`. */
export async function show_link(what) {
  const dialog = await arrive(() => import('./link-dialog.js'), ({ link_dialog }) => link_dialog(what));
  if (!dialog) return;
  document.querySelector('dialog.link')?.close(); // somebody pressed twice before the first one came
  show_once(dialog);
  dialog.querySelector('button').focus();
}

/** Shows the list of keys. */
async function show_keys(groups) {
  const dialog = await arrive(() => import('./keys-dialog.js'), ({ keys_dialog }) => keys_dialog(groups));
  if (dialog && !document.querySelector('dialog[open]')) show_once(dialog);
}

// Fetches a part of the page when it is first needed. After one visit the service worker has it.
async function arrive(fetched, make) {
  try {
    return make(await fetched());
  } catch {
    notice({ text: say.part_missing(), kind: 'warning' });
    return null;
  }
}

// Shows a dialog and removes it when it closes.
function show_once(dialog) {
  const came_from = document.activeElement;
  const layer = lay(() => dialog.close());
  dialog.addEventListener('close', () => {
    layer.lift();
    dialog.remove();
    came_from?.focus?.({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
}
