// Makes the dialog with the list of keys. dialogs.js fetches this file when somebody first asks for the list.
import * as say from './say.js';

const kWords = { or: say.key_or, then: say.key_then, to: say.key_to }; // between keys
const kNames = { Shift: say.key_shift, Enter: say.key_enter, Space: say.key_space, Escape: say.key_escape, Backspace: say.key_backspace,
                 PageUp: say.key_page_up, PageDown: say.key_page_down, Home: say.key_home, End: say.key_end };

/** @param {{title: string, keys: {keys: string, does: string}[]}[]} groups of C++ (web/screens/table_keys.cpp) */
export function keys_dialog(groups) {
  const title = make('h2', { textContent: say.keys(), id: 'keys-title', tabIndex: -1, autofocus: true });
  const close = make('button', { type: 'button', textContent: say.close() });
  const lists = groups.flatMap(({ title: name, keys }) => [
    make('h3', { textContent: name }),
    make('dl', {}, keys.map((row) => make('div', {}, [
      make('dt', {}, row.keys.split(' ').map((word) => (kWords[word] ? ` ${kWords[word]()} ` : make('kbd', { textContent: kNames[word]?.() ?? word })))),
      make('dd', { textContent: row.does }),
    ]))),
  ]);
  const dialog = make('dialog', { className: 'keys' }, [title, make('div', { className: 'lists', tabIndex: 0 }, lists), make('div', { className: 'row' }, [close])]);
  dialog.setAttribute('aria-labelledby', title.id);
  close.addEventListener('click', () => dialog.close());
  return dialog;
}

function make(tag, properties = {}, children = []) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}
