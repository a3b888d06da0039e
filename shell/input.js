// The canvas' listeners: pointer, touch, wheel, keys, size, lost context. Everything goes to functions of
// web/platform_web.cpp. A press or key is drawn within its handler.

const kPhoneRatio = 2.5; // a sharper picture costs battery and shows no more
const kLongPressMs = 460; // a long press draws a frame, for what it shows
const kTaken = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown', 'Backspace', ' ', '/', "'"]);
const kMac = /Mac|iPhone|iPad/.test(navigator.platform);

export function listen(app, canvas) {
  watch_size(app, canvas);
  hear_pointers(app, canvas);
  hear_keys(app, canvas);
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    app._orrery_context(0);
  });
  canvas.addEventListener('webglcontextrestored', () => app._orrery_context(1));
}

// ---- Size: one canvas pixel per device pixel, at every pixel ratio and browser zoom.
const coarse = matchMedia('(pointer: coarse)');

/** Sets the canvas' size in pixels and returns the arguments of orrery_resize. */
export function fit(canvas) {
  const { width, height } = canvas.getBoundingClientRect();
  if (!width || !height) return [0, 0, 1];
  const ratio = coarse.matches ? Math.min(devicePixelRatio, kPhoneRatio) : devicePixelRatio;
  const across = Math.round(width * ratio);
  const down = Math.round(height * ratio);
  if (canvas.width !== across) canvas.width = across;
  if (canvas.height !== down) canvas.height = down;
  return [across, down, ratio];
}

function watch_size(app, canvas) {
  const follow = () => { if (app._orrery_resize(...fit(canvas))) app._orrery_draw(); };
  const watch_ratio = () => matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => {
    follow();
    watch_ratio();
  }, { once: true });
  new ResizeObserver(follow).observe(canvas);
  coarse.addEventListener('change', follow);
  watch_ratio();
}

// ---- Pointers: the first one is ImGui's mouse. Two fingers are a gesture and press nothing.
function hear_pointers(app, canvas) {
  const fingers = new Map();
  let gesture = null;
  let long_press = 0;

  const place = (event) => {
    const rect = canvas.getBoundingClientRect();
    const scale = canvas.width / rect.width;
    return { x: (event.clientX - rect.left) * scale, y: (event.clientY - rect.top) * scale };
  };
  const button_of = (event) => {
    if (event.button === 0) return kMac && event.ctrlKey && event.pointerType === 'mouse' ? 1 : 0;
    return event.button === 2 ? 1 : 2;
  };
  const span = () => {
    const [a, b] = [...fingers.values()];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, size: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) };
  };
  const end = (event, button, cancelled) => {
    clearTimeout(long_press);
    if (!fingers.delete(event.pointerId)) return;
    if (gesture) {
      if (fingers.size) return;
      gesture = null;
      app._orrery_gesture(0, 1, 0, 0, 0, 0);
    } else if (cancelled) {
      app._orrery_pointer_away();
    } else {
      const { x, y } = place(event);
      app._orrery_pointer(x, y, button, 0, event.pointerType === 'mouse' ? 0 : 1);
    }
  };

  let held = 0; // the button that went down
  canvas.addEventListener('touchstart', (event) => event.preventDefault(), { passive: false });
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());
  canvas.addEventListener('pointerdown', (event) => {
    canvas.focus({ preventScroll: true });
    const { x, y } = place(event);
    fingers.set(event.pointerId, { x, y });
    try { canvas.setPointerCapture(event.pointerId); } catch { /* it is up already */ }
    if (fingers.size === 1) {
      held = button_of(event);
      app._orrery_pointer(x, y, held, 1, event.pointerType === 'mouse' ? 0 : 1);
      if (event.pointerType !== 'mouse') long_press = setTimeout(app._orrery_wake, kLongPressMs);
    } else if (fingers.size === 2) {
      clearTimeout(long_press);
      app._orrery_pointer_away();
      gesture = span();
    }
  });
  canvas.addEventListener('pointermove', (event) => {
    const { x, y } = place(event);
    const finger = fingers.get(event.pointerId);
    if (finger) Object.assign(finger, { x, y });
    if (!gesture) return app._orrery_pointer(x, y, 0, -1, event.pointerType === 'mouse' ? 0 : 1);
    if (!finger || fingers.size !== 2) return;
    const now = span();
    app._orrery_gesture(1, now.size / gesture.size, now.x, now.y, now.x - gesture.x, now.y - gesture.y);
    gesture = now;
  });
  canvas.addEventListener('pointerup', (event) => end(event, held, false));
  canvas.addEventListener('pointercancel', (event) => end(event, held, true));
  canvas.addEventListener('lostpointercapture', (event) => end(event, held, true));
  canvas.addEventListener('pointerleave', (event) => {
    if (!fingers.size && event.pointerType === 'mouse') app._orrery_pointer_away();
  });
  canvas.addEventListener('wheel', (event) => {
    event.preventDefault();
    const { x, y } = place(event);
    const notch = [100, 3, 1][event.deltaMode] ?? 100;
    const notches = (delta) => Math.max(-3, Math.min(3, -delta / notch));
    // Browsers send a trackpad's pinch as Ctrl with the wheel.
    if (event.ctrlKey) app._orrery_gesture(0, Math.exp(notches(event.deltaY) * (Math.abs(event.deltaY) < 50 ? 1 : 0.2)), x, y, 0, 0);
    else app._orrery_wheel(x, y, notches(event.deltaX), notches(event.deltaY));
  }, { passive: false });
}

// ---- Keys: only while the canvas has the focus. Keys of the browser are left to it.
function hear_keys(app, canvas) {
  let last_key = ''; // on the whole page; tells whether the focus came by Tab, and from which side
  let leaving = false; // after Escape the next Tab is the browser's
  document.addEventListener('keydown', (event) => {
    last_key = event.key === 'Tab' ? (event.shiftKey ? 'back' : 'on') : '';
  }, true);
  document.addEventListener('pointerdown', () => { last_key = ''; }, true);

  // Moves on to the next control on the canvas. Returns true if there is none; else one of them is highlighted.
  const walk = (backwards, entering) => {
    const ends = Boolean(app._orrery_tab(backwards ? 1 : 0, entering ? 1 : 0));
    canvas.classList.toggle('walked', !ends);
    return ends;
  };
  const release_all = () => app._orrery_blur();
  const tell = ({ keyCode, ctrlKey, shiftKey, altKey, metaKey }, down) => {
    app._orrery_key(keyCode, down, ctrlKey * 1 + shiftKey * 2 + altKey * 4 + metaKey * 8);
  };
  canvas.addEventListener('keydown', (event) => {
    if (event.isComposing || /^F\d/.test(event.key)) return;
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key === 'Tab') {
      if (!plain || leaving) return;
      if (!walk(event.shiftKey, false)) event.preventDefault();
      return;
    }
    leaving = event.key === 'Escape';
    if (plain && kTaken.has(event.key)) event.preventDefault();
    tell(event, 1);
  });
  canvas.addEventListener('keyup', (event) => {
    if (event.key === 'Tab') return;
    tell(event, 0);
    if (event.key === 'Meta') release_all(); // macOS tells no key-up of what was released while Cmd was down
  });
  canvas.addEventListener('focus', () => {
    leaving = false;
    canvas.classList.remove('walked');
    if (last_key) walk(last_key === 'back', true);
  });
  canvas.addEventListener('blur', release_all);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) release_all();
    else app._orrery_wake();
  });
}
