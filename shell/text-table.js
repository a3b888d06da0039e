// The text table: the outline of the screen (web/README.md) as HTML. Unchanged nodes are not touched, and the focus
// stays on its node. If that node goes, the focus moves to its group, or to the screen's heading. bring-text.js fetches
// this file.
import * as say from './say.js';

const shown = new Map(); // key -> {element, text, node}
let screen = '';
let command = null; // of bridge.js

/** Returns the function that shows an outline. */
export function start_text_table(command_of_bridge) {
  command = command_of_bridge;
  return show;
}

function show({ screen: name, nodes }) {
  const root = document.getElementById('words');
  const focused = focus_path(root);
  const keys = new Set();
  if (name !== screen) clear(root);
  fill(root, nodes, '', keys, 2);
  for (const key of [...shown.keys()]) if (!keys.has(key)) shown.delete(key);
  if (name !== screen) root.scrollTop = 0;
  screen = name;
  if (focused.length && !root.contains(document.activeElement)) restore_focus(root, focused);
}

function clear(root) {
  shown.clear();
  root.replaceChildren();
}

// ---- Reconciling: `nodes` become the children of `parent`. Neighbouring buttons share one row. `level` is the heading
// level that groups get here.
function fill(parent, nodes, path, keys, level) {
  const wanted = [];
  const rows = [];
  let row = null;
  const counts = new Map();
  for (const node of nodes) {
    const name = node.kind === 'heading' ? `level ${node.level}` : node.id ?? node.text ?? '';
    const again = counts.get(name) ?? 0;
    counts.set(name, again + 1);
    const key = `${path}/${node.kind}:${name}${again || ''}`;
    if (node.kind === 'heading') level = Number(node.level) + 2;
    const element = element_for(node, key, keys, level);
    if (node.kind !== 'button') {
      row = null;
      wanted.push(element);
    } else {
      if (!row) {
        row = { element: row_for(`${path}/row ${rows.length}`, keys), children: [] };
        rows.push(row);
        wanted.push(row.element);
      }
      row.children.push(element);
    }
  }
  arrange(parent, wanted);
  for (const { element, children } of rows) arrange(element, children);
}

function row_for(key, keys) {
  keys.add(key);
  const kept = shown.get(key);
  if (kept) return kept.element;
  const element = make('div', { className: 'presses' });
  shown.set(key, { element, text: '', node: null });
  return element;
}

// Moves as few elements as possible, since a moved element loses the focus.
function arrange(parent, wanted) {
  const stay = new Set(wanted);
  for (const child of [...parent.children]) if (!stay.has(child) && !child.dataset.fixed) child.remove();
  let at = [...parent.children].find((child) => !child.dataset.fixed) ?? null;
  for (const element of wanted) {
    if (element === at) at = at.nextElementSibling;
    else parent.insertBefore(element, at);
  }
}

function element_for(node, key, keys, level) {
  keys.add(key);
  const text = node.kind === 'group' ? node.label : JSON.stringify(node);
  let entry = shown.get(key);
  if (!entry) {
    entry = { element: kMake[node.kind]?.(node, level) ?? make('p', { textContent: node.text ?? '' }), text: '', node: null };
    if (node.id) entry.element.dataset.node = node.id;
    shown.set(key, entry);
  }
  if (entry.text !== text) {
    const before = entry.node;
    entry.node = node;
    entry.text = text;
    kUpdate[node.kind]?.(entry.element, node, before, entry);
  }
  if (node.kind === 'group') fill(entry.element, node.nodes, key, keys, level + 1);
  return entry.element;
}

// ---- Focus
function focus_path(root) {
  const path = [];
  for (let at = document.activeElement; at && at !== root && root.contains(at); at = at.parentElement) path.push(at);
  return path;
}

function restore_focus(root, path) {
  const group = path.find((element) => element.isConnected && element.classList.contains('group'));
  (group ?? root.querySelector('h2'))?.focus();
}

// ---- Kinds: how each is made, and what is set when its node changes
function make(tag, properties = {}, children = []) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

let numbers = 0;
function labelled(control, extra = []) {
  control.id = `control-${numbers += 1}`;
  const label = make('label', { htmlFor: control.id });
  return make('div', { className: 'control' }, [label, control, ...extra]);
}

const node_of = (element) => [...shown.values()].find((entry) => entry.element === element)?.node;
function act(node, value) {
  if (node.command) command(node.command, node.arg ? { ...node.args, [node.arg]: String(value) } : node.args ?? {});
}

const kForeign = /[\u00a1-\u00b6\u00b8-\u00d6\u00d8-\u017f]/; // the file of titles lacks these letters

const kMake = {
  heading: ({ level }) => make(`h${Math.min(6, Number(level) + 1)}`, { tabIndex: -1 }),
  text: () => make('p'),
  list: () => make('ul'),
  log: () => make('ol'),
  group: (node, level) => {
    const name = make(`h${Math.min(6, level)}`, { id: `group-${numbers += 1}` });
    name.dataset.fixed = 'yes';
    const element = make('div', { className: 'group', tabIndex: -1 }, [name]);
    element.setAttribute('role', 'group');
    element.setAttribute('aria-labelledby', name.id);
    return element;
  },
  table: () => {
    const element = make('div', { className: 'scroll', tabIndex: 0 }, [make('table')]);
    element.setAttribute('role', 'region');
    return element;
  },
  button: () => {
    const element = make('button', { type: 'button' });
    element.addEventListener('click', () => press(node_of(element)));
    return element;
  },
  select: () => {
    const field = make('select');
    const element = labelled(field);
    field.addEventListener('change', () => act(node_of(element), field.value));
    return element;
  },
  field: () => {
    const field = make('input', { type: 'text', autocomplete: 'off' });
    const element = labelled(field);
    field.addEventListener('change', () => act(node_of(element), field.value));
    return element;
  },
  number: () => {
    const field = make('input', { type: 'number', inputMode: 'numeric' });
    const slider = make('input', { type: 'range' });
    const element = labelled(field, [slider]);
    field.addEventListener('input', () => { if (field.checkValidity() && field.value !== '') slider.value = field.value; });
    slider.addEventListener('input', () => { field.value = slider.value; });
    const settle = () => {
      const node = node_of(element);
      field.value = slider.value = String(number_in(field, node));
      act(node, field.value);
    };
    field.addEventListener('change', settle);
    slider.addEventListener('change', settle);
    return element;
  },
};

const kUpdate = {
  heading: (element, { text }) => {
    element.textContent = text;
    element.classList.toggle('foreign', kForeign.test(text));
  },
  text: (element, { text }) => { element.textContent = text; },
  list: (element, { items }) => element.replaceChildren(...items.map((item) => make('li', { textContent: item }))),
  log: (element, { items }, before, entry) => {
    const texts = items.map((item) => JSON.stringify(item));
    const old = entry.texts ?? [];
    entry.texts = texts;
    while (element.children.length > texts.length) element.lastElementChild.remove();
    items.forEach((item, at) => {
      if (old[at] === texts[at]) return;
      const made = make('li', {}, [log_line(item)]);
      if (element.children[at]) element.children[at].replaceWith(made);
      else element.append(made);
    });
  },
  group: (element, { label }) => { element.firstElementChild.textContent = label; },
  table: (element, { caption, columns, rows }) => {
    element.setAttribute('aria-label', caption);
    const head = make('tr', {}, columns.map((name) => make('th', { textContent: name, scope: 'col' })));
    const body = rows.map((row) => make('tr', {}, row.map((cell, at) => (
      at ? make('td', { textContent: cell }) : make('th', { textContent: cell, scope: 'row' })))));
    element.firstElementChild.replaceChildren(
      make('caption', { textContent: caption }), make('thead', {}, [head]), make('tbody', {}, body));
  },
  button: (element, { label, primary, disabled, pressed }) => {
    element.textContent = label;
    element.className = primary ? 'primary' : '';
    element.disabled = Boolean(disabled);
    if (pressed === undefined || pressed === null || pressed === -1) element.removeAttribute('aria-pressed');
    else element.setAttribute('aria-pressed', String(Boolean(pressed)));
  },
  select: (element, { label, value, options }, before) => {
    const field = name_control(element, label, 'select');
    if (JSON.stringify(before?.options) !== JSON.stringify(options)) {
      field.replaceChildren(...options.map((option) => make('option', { value: option.value, textContent: option.label })));
    }
    field.value = value;
  },
  field: (element, { label, value }, before) => {
    const field = name_control(element, label, 'input');
    if (!before || before.value !== value) field.value = value;
  },
  number: (element, { label, low, high, value }, before) => {
    const field = name_control(element, say.number_in_range(label, low, high), 'input[type="number"]');
    const slider = element.querySelector('input[type="range"]');
    slider.setAttribute('aria-label', say.slider_of(label));
    for (const input of [field, slider]) Object.assign(input, { min: String(low), max: String(high), step: '1' });
    if (!before || before.value !== value || before.low !== low || before.high !== high) field.value = slider.value = String(value);
  },
};

function name_control(element, label, selector) {
  element.querySelector('label').textContent = label;
  return element.querySelector(selector);
}

function log_line({ text, command: name, args }) {
  if (!name) return document.createTextNode(text);
  const line = make('button', { type: 'button', textContent: text });
  line.addEventListener('click', () => command(name, args ?? {}));
  return line;
}

// A button with `from` sends the number of that node along.
function press(node) {
  const source = node.from && [...shown.values()].find((entry) => entry.node?.id === node.from);
  if (!source) return act(node);
  const field = source.element.querySelector('input[type="number"]');
  const count = String(number_in(field, source.node));
  return command(node.command, { ...node.args, [source.node.arg]: count });
}

function number_in(field, { low, high, value }) {
  const given = Math.round(Number(field.value));
  return field.value === '' || !Number.isFinite(given) ? value : Math.min(high, Math.max(low, given));
}
