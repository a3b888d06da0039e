// The JavaScript end of the bridge to C++ (web/bridge.h). Only JSON messages pass, in both directions.
//
// Names of the app module, all quoted so that Closure keeps them:
//   Module['canvas']          the canvas
//   Module['fonts']           {'text.otf': Uint8Array, ...}; a font that has not arrived is absent
//   Module['receive'](text)   C++ calls it with one message, perhaps inside a press, so handlers act at once
//   _orrery_message(text)     we call it with one message as a zero-terminated string
//   _orrery_frames(), _orrery_marks(), _orrery_state(), _orrery_costs()   for tests: a number, and JSON texts

/** @typedef {{type: string, [member: string]: any}} Message */

/** @type {Map<string, (message: Message) => void>} */
const handlers = new Map();
/** @type {Message[]} */
const waiting = [];
let app = null;
let inside = 0; // how many C++ calls are running; while any is, no message is delivered
let last_outline = null;
let on_crash = (error) => { throw error; };

/** Sets the handler for messages of this type from C++. */
export function on(type, handler) {
  handlers.set(type, handler);
}

/** Called by C++ with one message. */
export function receive(text) {
  const message = JSON.parse(text);
  if (message.type === 'outline') last_outline = message;
  inside += 1;
  try {
    handlers.get(message.type)?.(message);
  } finally {
    inside -= 1;
  }
}

/** Sends one message to C++: now if C++ is not running, else as soon as it has returned. Messages keep their order. */
export function post(message) {
  waiting.push(message);
  if (!app) return;
  if (inside) queueMicrotask(flush);
  else flush();
}

/** Carries out a command that somebody gave in HTML. */
export function command(name, args = {}) {
  post({ type: 'command', name, args, now: Date.now() });
}

/** Delivers the messages that wait; later ones go straight to C++. */
export function connect(module, crashed) {
  app = module;
  on_crash = crashed;
  flush();
}

function flush() {
  while (waiting.length && !inside) deliver(waiting.shift());
}

function deliver(message) {
  const text = JSON.stringify(message);
  const size = app.lengthBytesUTF8(text) + 1;
  const place = app._malloc(size);
  app.stringToUTF8(text, place, size);
  inside += 1;
  try {
    app._orrery_message(place);
  } catch (error) {
    on_crash(error);
  } finally {
    inside -= 1;
    app._free(place);
  }
  if (waiting.length) queueMicrotask(flush);
}

/** The newest outline of a screen, or null. */
export const outline = () => last_outline;

/** What browser tests may look at. */
export const probe = {
  frames: () => app?._orrery_frames() ?? 0,
  marks: () => read('_orrery_marks', '[]'),
  state: () => read('_orrery_state', '{}'),
  costs: () => read('_orrery_costs', '[]'),
  outline,
};

function read(name, otherwise) {
  return JSON.parse(app?.[name] ? app.UTF8ToString(app[name]()) : otherwise);
}
