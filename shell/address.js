// The fragment of the page's address. A game's link stays in it, since the link is the game. The code of a seat
// (record/link/seat_key.h) is taken out at once: whoever sees it in the address or in the history could play as its owner.
// So main.js imports this file first. A code in another place of the fragment is found by C++, which then clears the
// address.

// The code of a seat, after any number of #, plain or percent-encoded.
const kSeat = /^(?:#|%(?:25)*23)*(3[0-9A-Za-z].*)$/s;
export const is_seat = (code) => kSeat.test(`#${code}`);

let seat = ''; // a code that was in the address, until take_fragment hands it out

/** The code of a seat if the address brought one, else the fragment that the address has now. */
export const fragment = () => seat || location.hash.slice(1);

/** Like fragment(), but a code is handed out only once and is out of the address by then. */
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
addEventListener('hashchange', hide_seat); // registered before every other listener
