// The dialog with the ways to hand something on, and its QR code. dialogs.js fetches this file when it is first wanted.
const kQuietZone = 4; // modules around a QR code, by its standard
const kTooLong = 'This link is too long for a QR code that a phone can read. Copy it, or save the game as a file and send that.';

/**
 * Shows the ways to hand something on; the QR code follows as the message `qr`, with `camera` below it.
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

// A picture for cameras; whoever does not see it has the buttons.
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
