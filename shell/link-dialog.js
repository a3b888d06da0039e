// Makes the dialog with the ways to pass a game or a seat on, and its QR code. dialogs.js fetches this file when it is
// first needed.
import * as say from './say.js';

const kQuietZone = 4; // modules around a QR code, by its standard
const kWays = { share: say.share, save: say.save_as_file, close: say.close };
const kSays = {
  game: { heading: say.share_game, camera: say.open_by_camera, copy: say.copy_the_link, ...kWays },
  seat: { heading: say.your_seat, camera: say.play_by_camera, copy: say.copy_seat, ...kWays },
};

/**
 * The dialog itself; the QR code follows in the message `qr`, with words about a camera below it.
 * @param {{kind: 'game' | 'seat', sentence: string, ways: ['share' | 'copy' | 'save', () => void][], too_long?: boolean}} what
 */
export function link_dialog({ kind, sentence, ways, too_long = false }) {
  const { heading, camera, ...labels } = kSays[kind];
  const dialog = make('dialog', { className: `link ${kind}` });
  const title = make('h2', { textContent: heading(), id: 'link-title' });
  const code = make('div', { className: 'qr', hidden: true });
  const help = make('p', { className: 'help', textContent: too_long ? say.too_long_for_camera() : '' });
  const buttons = [...ways, ['close', () => {}]].map(([way, run]) => {
    const button = make('button', { type: 'button', textContent: labels[way]() });
    button.addEventListener('click', () => { dialog.close(); run(); });
    return button;
  });
  const row = make('div', { className: 'row' });
  row.append(...buttons);
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.dataset.camera = camera();
  dialog.append(title, make('p', { textContent: sentence }), code, help, row);
  return dialog;
}

// Adds the QR code. It is a picture for cameras only: the buttons do the same for people who do not see it.
export function show_qr({ size, path }) {
  const dialog = document.querySelector('dialog.link');
  if (!dialog) return;
  dialog.querySelector('.help').textContent = size ? dialog.dataset.camera : say.too_long_for_camera();
  if (!size) return;
  const code = dialog.querySelector('.qr');
  const side = size + 2 * kQuietZone;
  code.innerHTML = `<svg viewBox="${-kQuietZone} ${-kQuietZone} ${side} ${side}" shape-rendering="crispEdges" aria-hidden="true"><path d="${path}"/></svg>`;
  code.hidden = false;
}

function make(tag, properties) {
  return Object.assign(document.createElement(tag), properties);
}
