// The fragment of the page's address. A game's link stays there: it is the game. The code of a seat (record/seat_key.h)
// leaves at once, before anything is waited for: whoever sees the address, or finds it in the history, could play as its
// owner. main.js imports this file first. Codes that stand elsewhere in a fragment C++ finds, and then clears the address.

// As links come: after any number of #, plain or escaped.
const kSeat = /^(?:#|%(?:25)*23)*(3[0-9A-Za-z].*)$/s;
export const is_seat = (code) => kSeat.test(`#${code}`);

let seat = ''; // a code that was in the address, until somebody takes it

/** What the address brings: the code of a seat, or what stands in it now. */
export const fragment = () => seat || location.hash.slice(1);

/** The same, and a code is out of the address by then; it is given once. */
export function take_fragment() {
  hide_seat();
  const text = fragment();
  seat = '';
  return text;
}

function hide_seat() {
  const [, code] = kSeat.exec(location.hash) ?? [];
  if (!code) return;
  seat = code;
  history.replaceState(history.state, '', location.pathname + location.search);
}

hide_seat();
addEventListener('hashchange', hide_seat); // before any other that listens
