// Makes the dialog with the list of keys. dialogs.js fetches this file when somebody first asks for the list.

const kWords = new Set(['or', 'then', 'to']); // these words are not keys

/** @param {{title: string, keys: {keys: string, does: string}[]}[]} groups of C++ (web/screens/table_keys.cpp) */
export function keys_dialog(groups) {
  const title = make('h2', { textContent: 'Keys', id: 'keys-title', tabIndex: -1, autofocus: true });
  const close = make('button', { type: 'button', textContent: 'Close' });
  const lists = groups.flatMap(({ title: name, keys }) => [
    make('h3', { textContent: name }),
    make('dl', {}, keys.map((row) => make('div', {}, [
      make('dt', {}, row.keys.split(' ').map((word) => (kWords.has(word) ? ` ${word} ` : make('kbd', { textContent: word })))),
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
