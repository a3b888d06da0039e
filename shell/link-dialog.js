// Makes the dialog with the ways to pass a game or a seat on, and its QR code. dialogs.js fetches this file when it is
// first needed.
const kQuietZone = 4; // modules around a QR code, by its standard
const kTooLong = 'This link is too long for a QR code that a phone can read. Copy it, or save the game as a file and send that.';

/**
 * The dialog itself; the QR code follows in the message `qr`, with `camera` below it.
 * @param {{kind: string, heading: string, sentence: string, camera: string, ways: [string, () => void][], too_long: boolean}} what
 */
export function link_dialog({ kind, heading, sentence, camera, ways, too_long }) {
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
  return dialog;
}

// Adds the QR code. It is a picture for cameras only: the buttons do the same for people who do not see it.
export function show_qr({ size, path }) {
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
