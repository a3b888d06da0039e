// Kinds of values in catalogues. A game's own engine/games/<game>/catalogue.mjs says with them what its catalogue.json
// may hold. A kind has two functions:
//
//   faults(value, at, catalogue)   sentences that say what is wrong with the value; `at` says where it stands
//   cpp(value)                     the value as an expression of C++

const is_object = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const ids_of = (rows) => (Array.isArray(rows) ? rows.map((row) => row?.id) : []);
const shown = (value) => (JSON.stringify(value).length > 60 ? `${JSON.stringify(value).slice(0, 57)}...` : JSON.stringify(value));

/** A value that `is_right`; `what` names such values: "a text". */
const simple = (what, is_right, cpp) => ({ faults: (value, at) => (is_right(value) ? [] : [`${at}: ${shown(value)} is not ${what}`]), cpp });

/** Words for people, or of the notation. */
export const text = simple('a text', (value) => typeof value === 'string' && /^\S(.*\S)?$/u.test(value), JSON.stringify);

/** A text that may be empty and matches `pattern`; `what` says in words which texts do. */
export const pattern = (what, expression) => simple(what, (value) => typeof value === 'string' && expression.test(value), JSON.stringify);

/** What a row is called in notation and in other rows: "fuel-efficiency". */
export const id = pattern('an id of small letters, digits and hyphens', /^[a-z0-9]+(-[a-z0-9]+)*$/);

export const number = (least, most) => simple(`a whole number from ${least} to ${most}`, (value) => Number.isInteger(value) && value >= least && value <= most, String);

export const yes_or_no = simple('true or false', (value) => typeof value === 'boolean', String);

/** One of some words; each stands for an expression of C++. */
export const word = (meanings) => simple(`one of ${Object.keys(meanings).join(', ')}`, (value) => Object.hasOwn(meanings, value), (value) => meanings[value]);

/** An enumerator of C++ by its id: `fuel_efficiency`. */
export const enumerator = (value) => value.replaceAll('-', '_');

/** The id of a row of another table, whose rows are the enumerators of `type`. */
export const id_in = (table, type) => ({
  faults: (value, at, catalogue) => (ids_of(catalogue[table]).includes(value) ? [] : [`${at}: ${table} have no ${shown(value)}`]),
  cpp: (value) => `${type}::${enumerator(value)}`,
});

/** A list of `count` values, or of so many as there are: a std::array in C++. */
export const list = (kind, count) => ({
  faults: (value, at, catalogue) => {
    if (!Array.isArray(value)) return [`${at}: ${shown(value)} is not a list`];
    const faults = value.flatMap((one, place) => kind.faults(one, `${at}, ${one?.id || `number ${place + 1}`}`, catalogue));
    return count === undefined || value.length === count ? faults : [`${at}: there are ${value.length}, not ${count}`, ...faults];
  },
  cpp: (value) => `{{${value.map(kind.cpp).join(', ')}}}`,
});

/** Where a key's value stands. */
const below = (at, key) => (at ? `${at}, ${key}` : key);

/** An object with these keys: an aggregate of C++ whose members have the same names, in this order. */
export const record = (keys) => ({
  faults: (value, at, catalogue) => {
    if (!is_object(value)) return [`${at}: ${shown(value)} is not an object`];
    const unknown = Object.keys(value).filter((key) => !Object.hasOwn(keys, key));
    return [...unknown.map((key) => `${below(at, key)}: there is no such key; the keys here are ${Object.keys(keys).join(', ')}`),
      ...Object.entries(keys).flatMap(([key, kind]) => {
        if (Object.hasOwn(value, key)) return kind.faults(value[key], below(at, key), catalogue);
        return kind.is_optional ? [] : [`${below(at, key)}: is missing`];
      })];
  },
  cpp: (value) => `{${Object.entries(keys).filter(([key, kind]) => Object.hasOwn(value, key) && !kind.is_only_told)
    .map(([key, kind]) => `.${key} = ${kind.cpp(value[key])}`).join(', ')}}`,
});

/** A key that may be missing; C++ then has what the struct says. */
export const optional = (kind) => ({ ...kind, is_optional: true });

/** A key that C++ works out by itself. It is in the catalogue for people and for the rulebook. */
export const told = (kind) => ({ ...kind, is_only_told: true });

/** A value that C++ writes in a way of its own. */
export const written = (kind, cpp) => ({ ...kind, cpp });

/**
 * A part of a catalogue: a list of rows, and an array in C++.
 *   row     the kind of its rows
 *   type    what a row is in C++
 *   name    what the array is called
 *   count   how many rows there are; without it: any number
 *   size    the same in C++, to be compared
 *   by      the enum whose enumerators the ids of the rows are, in its order
 *   called  the enumerator of an id, if it is not simply `enumerator`
 *   holds   for a row and its enumerator: a condition of C++ between the two, to be compared
 */
export const table = ({ row, count, ...more }) => ({
  ...more, row,
  faults: (rows, at, catalogue) => {
    const ids = ids_of(rows).filter(Boolean);
    return [...new Set(ids.filter((one, place) => ids.indexOf(one) !== place))].map((one) => `${at}, ${one}: several have this id`)
      .concat(list(row, count).faults(rows, at, catalogue));
  },
});
