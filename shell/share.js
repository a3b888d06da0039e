// Copy and share. C++ says after each change what the link of the open game is; the toolbar's two buttons and the
// `copy` and `share` messages use it inside the press, which is the only time a browser allows it.
import { on } from './bridge.js';
import { show_text } from './dialogs.js';
import { notice, say } from './notices.js';

let link = { fragment: null, sentence: null };
let address = ''; // the fragment that C++ wants in the address

export function start_share() {
  const copy_button = document.getElementById('copy-link');
  const share_button = document.getElementById('share');
  on('link', ({ fragment, sentence }) => {
    link = { fragment: fragment || null, sentence };
    copy_button.disabled = share_button.disabled = !link.fragment;
  });
  on('copy', ({ text }) => copy(with_address(text)));
  on('share', ({ text }) => share(with_address(text)));
  on('save-file', save_file);
  on('address', ({ fragment }) => { address = fragment; refresh_address(); });
  copy_button.addEventListener('click', () => copy(address_of(link.fragment)));
  share_button.addEventListener('click', () => share(message()));
  share_button.hidden = !navigator.share;
}

/** The whole address of a game. */
export function address_of(fragment) {
  return `${location.origin}${location.pathname}#${fragment.replace(/^#/, '')}`;
}

function message() {
  return [link.sentence, address_of(link.fragment)].filter(Boolean).join('\n');
}

// C++ knows no address: it writes the bare fragment, a sentence that ends in "#fragment", or a sentence alone.
function with_address(text) {
  if (text === link.fragment) return address_of(text);
  if (/#[0-9A-Za-z]+$/.test(text)) return text.replace(/#([0-9A-Za-z]+)$/, (all, fragment) => address_of(fragment));
  return link.fragment ? [text, address_of(link.fragment)].filter(Boolean).join('\n') : text;
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    say('Link copied.');
    notice({ text: 'Link copied. Send it to whoever plays next.' });
  } catch {
    show_text({ label: 'Your browser does not let pages copy. Here is the link:', text });
  }
}

async function share(text) {
  if (!navigator.share) return copy(text);
  try {
    await navigator.share({ text });
  } catch (error) {
    if (error.name !== 'AbortError') await copy(text);
  }
}

function save_file({ name, text }) {
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 10000);
}

// One replaceState a finished turn; a browser may refuse it when there were many.
export function refresh_address() {
  try {
    history.replaceState(history.state, '', address ? `#${address.replace(/^#/, '')}` : location.pathname + location.search);
  } catch {
    // The link in the toolbar is the one that counts.
  }
}
