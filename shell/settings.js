// What the page itself makes of the settings that C++ keeps (web/settings.h): the size of its text, whether its own things
// move, and tones, whose file is fetched when somebody has switched them on.
import { on } from './bridge.js';

let sounds = false;

export function start_settings() {
  on('settings', ({ text_size, still, sound }) => {
    const root = document.documentElement;
    root.style.fontSize = text_size === 1 ? '' : `${text_size * 100}%`;
    root.classList.toggle('still', still);
    sounds = sound;
  });
  on('tone', ({ name }) => { if (sounds) sound(name); });
}

async function sound(name) {
  try {
    const { play } = await import('./tones.js');
    play(name);
  } catch {
    // without network the game goes on in silence
  }
}
