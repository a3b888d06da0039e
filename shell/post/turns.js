// Tells the person whose turn came while they were not looking: in the tab's title, on the badge of the installed app,
// and by a notification if they asked for it.
let count = 0;

document.addEventListener('visibilitychange', show);
// Every screen sets the title anew (bring-text.js).
new MutationObserver(show).observe(document.querySelector('title'), { childList: true });

/** @param {{count: number, text: string}} turns  games that wait for the person; `text`: what has just come, or empty */
export function show_turns(turns) {
  count = turns.count;
  show();
  if (turns.text && document.hidden && globalThis.Notification?.permission === 'granted') notify(turns.text);
}

function show() {
  const plain = document.title.replace(/^\(\d+\) /, ''), title = count && document.hidden ? `(${count}) ${plain}` : plain;
  if (title !== document.title) document.title = title;
  const shown = count && document.hidden ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  shown?.catch?.(() => {});
}

async function notify(text) {
  const options = { body: text, icon: document.querySelector('link[rel=apple-touch-icon]')?.href, tag: 'turn' };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) return worker.showNotification('Orrery', options);
    new Notification('Orrery', options).addEventListener('click', () => window.focus());
  } catch {
    // this browser shows none
  }
}

/** Browsers allow this only during a press. */
export async function ask_to_notify(answer) {
  const permission = await globalThis.Notification?.requestPermission?.().catch(() => 'denied');
  answer({ may: permission === 'granted', asked: true });
}
