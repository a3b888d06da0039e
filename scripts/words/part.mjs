// Reads a part of a language, a file in the form of Fluent, into messages as engine/core/message.h has them.
//
// Of Fluent it takes: text, { $value }, { message } (put in place), { CAPITAL($value) }, and forms by one value:
// { $who -> [you] ... *[other] ... }. A value is a text unless the head of the file says that it is a number or a person:
// "### number: $n, $lost". It throws nothing; what it cannot take is among the faults.
//
// A comment "$colour: black, blue", of a message or of the whole file, lists the texts that a value can be: another language may have
// forms for them where English has none.
import { parse } from '@fluent/syntax';

/**
 * Marks in a pattern. A mark of a value is followed by the value's letter: a for the first, b for the second. A context stands at
 * the beginning between two of its marks.
 */
export const mark = { place: '\u0001', capital: '\u0002', forms: '\u0003', key: '\u0004', end_form: '\u0005', end_forms: '\u0006', context: '\u0007' };
const kKinds = ['number', 'person'];

/**
 * {messages: id -> {id, values: [{name, kind}], pattern, comment, uses: ids of messages in it, keys: the forms by texts that it has,
 * such as "$side [up]", given: those that its comment lists}, faults: sentences}.
 */
export function part_of(source) {
  const { body } = parse(source, { withSpans: true });
  const line_of = (entry) => source.slice(0, entry.span.start).split('\n').length;
  const faults = body.filter(({ type }) => type === 'Junk').map((junk) => `line ${line_of(junk)}: ${junk.annotations.map(({ message }) => message).join(', ')}`);
  const kinds = kinds_in(body);
  const entries = new Map();
  for (const entry of body.filter(({ type }) => type === 'Message')) {
    if (entries.has(entry.id.name)) faults.push(`line ${line_of(entry)}: ${entry.id.name} stands here again`);
    entries.set(entry.id.name, entry);
  }
  const given = body.filter(({ type }) => type === 'ResourceComment').flatMap(keys_in);
  const messages = new Map();
  for (const [id, entry] of entries) {
    try {
      messages.set(id, message_of(entry, entries, kinds, given));
    } catch (error) {
      faults.push(`line ${line_of(entry)}: ${id}: ${error.message}`);
    }
  }
  return { messages, faults };
}

function kinds_in(body) {
  const kinds = new Map();
  for (const { type, content } of body)
    if (type === 'ResourceComment')
      for (const [, kind, names] of content.matchAll(/^(\w+): (\$[\w, $]+)$/gm))
        if (kKinds.includes(kind)) for (const name of names.split(', ')) kinds.set(name.slice(1), kind);
  return kinds;
}

/** What a comment lists: "$colour: black, blue" are "$colour [black]" and "$colour [blue]". */
function keys_in(comment) {
  return [...(comment?.content ?? '').matchAll(/^\$(\w+): ([\w-]+(?:, [\w-]+)+)$/gm)].flatMap(([, name, texts]) => texts.split(', ').map((text) => `$${name} [${text}]`));
}

function message_of(entry, entries, kinds, given_in_file) {
  if (!entry.value || entry.attributes.length) throw new Error('a message is one text without attributes');
  const comment = entry.comment?.content ?? '';
  const names = [];
  const uses = new Set();
  const keys = new Set(), given = new Set();
  const listed = comment.match(/^\((\$[\w, $]+)\)/)?.[1].split(', ').map((name) => name.slice(1));
  walk(entry);
  if (listed && (listed.some((name) => !names.includes(name)) || names.length !== listed.length)) throw new Error(`its comment lists other values than ${names.map((name) => `$${name}`).join(', ')}`);
  for (const key of given_in_file) if (names.includes(key.slice(1, key.indexOf(' ')))) given.add(key);
  const values = (listed ?? names).map((name) => ({ name, kind: kinds.get(name) ?? 'text' }));
  if (!listed && new Set(values.map(({ kind }) => kind)).size < values.length)
    throw new Error('two values are of one kind: its comment begins with all values in brackets, in the order of the call');
  const written = written_with((name) => String.fromCharCode('a'.charCodeAt(0) + values.findIndex((value) => value.name === name)), kinds, entries);
  const context = comment.match(/^context: (.+)$/m)?.[1];
  return { id: entry.id.name, values, comment, uses: [...uses], keys, given, pattern: (context ? mark.context + context + mark.context : '') + written(entry.value) };

  function walk({ value, comment }, depth = 0) {
    if (depth > 8) throw new Error('messages stand in each other without end');
    for (const key of keys_in(comment)) given.add(key);
    for (const element of value.elements) {
      const expression = element.expression;
      if (!expression) continue;
      const name = value_in(expression.type === 'SelectExpression' ? expression.selector : expression);
      if (name && !names.includes(name)) names.push(name);
      if (expression.type === 'MessageReference') {
        uses.add(expression.id.name);
        if (!entries.has(expression.id.name)) throw new Error(`there is no message ${expression.id.name}`);
        walk(entries.get(expression.id.name), depth + 1);
      }
      for (const variant of expression.variants ?? []) {
        if (!kinds.has(name)) keys.add(`$${name} [${variant.key.name ?? variant.key.value}]`);
        walk(variant, depth);
      }
    }
  }
}

/** The name of the value in { $value } or { CAPITAL($value) }. */
function value_in({ type, id, arguments: given }) {
  if (type === 'VariableReference') return id.name;
  if (type === 'FunctionReference' && id.name === 'CAPITAL') return given.positional[0]?.id?.name;
  return undefined;
}

/** Returns a function that writes a pattern of Fluent as a pattern with marks. */
function written_with(letter_of, kinds, entries) {
  const written = (pattern) => pattern.elements.map(element_of).join('');
  const keys = {
    number: /^(0|[1-9][0-9]*|one|two|few|many|other)$/,
    person: /^(you|nobody|other)$/,
    text: /^[\w-]+$/,
  };
  function element_of({ type, value, expression }) {
    if (type === 'TextElement') return value.replaceAll('\n', ' ');
    if (expression.type === 'StringLiteral') return expression.value;
    if (expression.type === 'MessageReference' && !expression.attribute) return written(entries.get(expression.id.name).value);
    if (expression.type === 'SelectExpression') return forms_of(expression);
    const name = value_in(expression);
    if (!name) throw new Error(`${expression.type} is not taken`);
    return (expression.type === 'FunctionReference' ? mark.capital : mark.place) + letter_of(name);
  }
  function forms_of({ selector, variants }) {
    const name = value_in(selector);
    if (!name || selector.type !== 'VariableReference') throw new Error('forms depend on a value');
    const kind = kinds.get(name) ?? 'text';
    const forms = variants.map(({ key, value, default: is_last }) => {
      const word = key.value ?? key.name;
      if (!keys[kind].test(word)) throw new Error(`a ${kind} has no form ${word}`);
      return { word, is_last, text: written(value) };
    });
    forms.sort((one, other) => one.is_last - other.is_last);
    if (kind !== 'text' && forms.at(-1).word !== 'other') throw new Error('the form with the star is called other');
    return mark.forms + letter_of(name) + forms.map((form) => (form.is_last ? '' : form.word) + mark.key + form.text + mark.end_form).join('') + mark.end_forms;
  }
  return written;
}
