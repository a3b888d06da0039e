// The dialog with a line of text: one that somebody types, or one to copy. dialogs.js fetches this file after the first
// board, or when somebody is asked earlier. `lay` is that of history.js.
import * as say from './say.js';

/** Asks for a line of text. Resolves to the text in composed form (NFC), or to null when cancelled. */
export function ask_text({ label, value = '', max = 0, help = '' }, lay) {
  return open_dialog({ label, help, confirm: say.ok(), cancel: say.cancel() }, lay, (field) => {
    field.value = value;
    if (max > 0) field.maxLength = max;
  });
}

/** Shows text that could not be copied automatically. It is selected, so that the keys copy it. */
export function show_text({ label, text }, lay) {
  const keys = /Mac|iPhone|iPad/.test(navigator.platform) ? 'Cmd+C' : say.copy_keys();
  return open_dialog({ label, help: say.copy_by_keys(keys), confirm: say.done() }, lay, (field) => {
    field.value = text.replaceAll('\n', ' ');
    field.readOnly = true;
  });
}

function open_dialog({ label, help, confirm, cancel = '' }, lay, prepare) {
  const dialog = document.getElementById('dialog');
  const field = document.getElementById('dialog-field');
  const came_from = document.activeElement;
  if (dialog.open) dialog.close('');
  field.readOnly = false;
  field.removeAttribute('maxlength');
  document.getElementById('dialog-label').textContent = label;
  document.getElementById('dialog-help').textContent = help;
  document.getElementById('dialog-confirm').textContent = confirm;
  document.getElementById('dialog-cancel').textContent = cancel;
  document.getElementById('dialog-cancel').hidden = !cancel;
  prepare(field);
  dialog.returnValue = '';
  dialog.showModal();
  field.focus();
  field.select();
  const layer = lay(() => dialog.close(''));
  return new Promise((resolve) => {
    const composing = (event) => {
      if (event.key === 'Enter' && (event.isComposing || event.keyCode === 229)) event.preventDefault();
    };
    field.addEventListener('keydown', composing);
    dialog.addEventListener('close', () => {
      field.removeEventListener('keydown', composing);
      layer.lift();
      came_from?.focus?.({ preventScroll: true });
      resolve(dialog.returnValue === 'ok' && !field.readOnly ? field.value.normalize('NFC') : null);
    }, { once: true });
  });
}
