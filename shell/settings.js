// The page's part of the settings that C++ keeps (web/settings.h): text size, whether things in HTML move, and sound.
// The file with the tones is fetched for the first tone, if sound is on.
import { on } from './bridge.js';

let sounds = false;

export function start_settings() {
  on('settings', ({ text_size, still, sound }) => {
    const root = document.documentElement;
    root.style.setProperty('--text-size', text_size);
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
    // no network: the game goes on in silence
  }
}
