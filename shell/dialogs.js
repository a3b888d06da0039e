// Text is typed into a real input of a real dialog, never into the canvas: so accents, input methods, phone keyboards,
// paste and screen readers work. One dialog at a time; closing it gives the focus back to where it was.
import { on, post } from './bridge.js';

export function start_dialogs() {
  on('ask-text', async (question) => {
    const value = await ask_text(question);
    post({ type: 'text-answer', id: question.id, value });
  });
}

/** Asks for a line of text. Resolves to it, or to null when cancelled. */
export function ask_text({ label, value = '', max = 0, help = '' }) {
  return open_dialog({ label, help, confirm: 'OK', cancel: 'Cancel' }, (field) => {
    field.value = value;
    if (max > 0) field.maxLength = max;
  });
}

/** Shows text that could not be copied by itself, selected and ready for the keys. */
export function show_text({ label, text }) {
  const keys = /Mac|iPhone|iPad/.test(navigator.platform) ? 'Cmd+C' : 'Ctrl+C';
  return open_dialog({ label, help: `Press ${keys} to copy it, or hold it down on a phone.`, confirm: 'Done' }, (field) => {
    field.value = text;
    field.readOnly = true;
  });
}

function open_dialog({ label, help, confirm, cancel = '' }, prepare) {
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
  return new Promise((resolve) => {
    const composing = (event) => {
      if (event.key === 'Enter' && (event.isComposing || event.keyCode === 229)) event.preventDefault();
    };
    field.addEventListener('keydown', composing);
    dialog.addEventListener('close', () => {
      field.removeEventListener('keydown', composing);
      came_from?.focus?.({ preventScroll: true });
      resolve(dialog.returnValue === 'ok' && !field.readOnly ? field.value : null);
    }, { once: true });
  });
}
