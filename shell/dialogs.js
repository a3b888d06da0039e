// Text is typed into a real input of a real dialog, never into the canvas: so accents, input methods, phone keyboards,
// paste and screen readers work. One dialog at a time; closing it gives the focus back to where it was.
import { on, post } from './bridge.js';

const kQuietZone = 4; // modules around a QR code, by its standard
const kTooLong = 'This link is too long for a QR code that a phone can read. Copy it, or save the game as a file and send that.';

export function start_dialogs() {
  on('ask-text', async (question) => {
    const value = await ask_text(question);
    post({ type: 'text-answer', id: question.id, value });
  });
  on('qr', show_qr);
}

/** Asks for a line of text. Resolves to it, its letters and accents composed, or to null when cancelled. */
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
    field.value = text.replaceAll('\n', ' ');
    field.readOnly = true;
  });
}

/**
 * Shows the ways to hand something on; the QR code follows as the message `qr`, with `camera` below it.
 * @param {{kind: string, heading: string, sentence: string, camera: string, ways: [string, () => void][], too_long: boolean}} what
 */
export function show_link({ kind, heading, sentence, camera, ways, too_long }) {
  const dialog = make('dialog', { className: `link ${kind}` });
  const title = make('h2', { textContent: heading, id: 'link-title' });
  const code = make('div', { className: 'qr', hidden: true });
  const help = make('p', { className: 'help', textContent: too_long ? kTooLong : '' });
  const buttons = [...ways, ['Close', () => {}]].map(([label, run]) => {
    const button = make('button', { type: 'button', textContent: label });
    button.addEventListener('click', () => { dialog.close(); run(); });
    return button;
  });
  const row = make('div', { className: 'row' });
  row.append(...buttons);
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.dataset.camera = camera;
  dialog.append(title, make('p', { textContent: sentence }), code, help, row);
  const came_from = document.activeElement;
  dialog.addEventListener('close', () => {
    dialog.remove();
    came_from?.focus?.({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
  buttons[0].focus();
}

// A picture for cameras; whoever does not see it has the buttons.
function show_qr({ size, path }) {
  const dialog = document.querySelector('dialog.link');
  if (!dialog) return;
  dialog.querySelector('.help').textContent = size ? dialog.dataset.camera : kTooLong;
  if (!size) return;
  const code = dialog.querySelector('.qr');
  const side = size + 2 * kQuietZone;
  code.innerHTML = `<svg viewBox="${-kQuietZone} ${-kQuietZone} ${side} ${side}" shape-rendering="crispEdges" aria-hidden="true"><path d="${path}"/></svg>`;
  code.hidden = false;
}

function make(tag, properties) {
  return Object.assign(document.createElement(tag), properties);
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
      resolve(dialog.returnValue === 'ok' && !field.readOnly ? field.value.normalize('NFC') : null);
    }, { once: true });
  });
}
