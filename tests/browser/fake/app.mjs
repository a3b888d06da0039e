// Stands in for the app in the tests of the page itself: takes messages, gives what a test tells it to.
// A test reads `window.fake.received` and calls `window.fake.send(message)`.
import create_bot from './bot.mjs';

export default async function create_app({ canvas, receive, fonts, noInitialRun }) {
  if (noInitialRun) return create_bot(); // the bots' worker
  const memory = new Map();
  const fake = {
    received: [],
    fonts,
    send: (message) => receive(JSON.stringify(message)),
    answer: () => {}, // what to do with a message; a test may replace it
    keys: [], // that reached the canvas
    calls: [], // of the functions that input.js uses
  };
  window.fake = fake;
  const context = canvas.getContext('webgl2', { antialias: false });
  context?.clearColor(0.08, 0.11, 0.2, 1);
  context?.clear(context.COLOR_BUFFER_BIT);
  canvas.addEventListener('keydown', (event) => fake.keys.push(event.key));
  let places = 8;
  return {
    lengthBytesUTF8: (text) => new TextEncoder().encode(text).length,
    stringToUTF8: (text, place) => memory.set(place, text),
    UTF8ToString: (place) => memory.get(place),
    _malloc: () => (places += 8),
    _free: (place) => memory.delete(place),
    _orrery_message: (place) => {
      const message = JSON.parse(memory.get(place));
      fake.received.push(message);
      fake.answer(message);
    },
    _orrery_frames: () => 1,
    ...Object.fromEntries(['prepare', 'resize', 'pointer', 'pointer_away', 'wheel', 'gesture', 'draw', 'wake', 'blur', 'context', 'key', 'fonts']
      .map((name) => [`_orrery_${name}`, (...values) => { fake.calls.push([name, ...values]); }])),
    _orrery_tab: () => 1,
  };
}
