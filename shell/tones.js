// A few soft tones, made here, so nothing is downloaded. settings.js fetches this file for the first tone. Browsers
// allow sound only after somebody has pressed something.

// Each note: hertz, start and length in seconds, loudness.
const kTones = {
  select: [[660, 0, 0.09, 0.05]],
  commit: [[392, 0, 0.16, 0.08], [587.3, 0.06, 0.22, 0.07]],
  capture: [[196, 0, 0.3, 0.12], [146.8, 0.07, 0.4, 0.1]],
  turn: [[523.3, 0, 0.35, 0.07], [784, 0.14, 0.5, 0.06]],
  end: [[440, 0, 0.4, 0.06], [349.2, 0.16, 0.6, 0.06]],
  win: [[392, 0, 0.5, 0.07], [493.9, 0.14, 0.5, 0.07], [587.3, 0.28, 0.55, 0.07], [784, 0.42, 0.9, 0.08]],
};
const kAttack = 0.012; // seconds; a fade-in, so that notes do not start with a click
const kQuiet = 0.0001; // exponential ramps never reach 0

let context = null;

export function play(name) {
  const notes = kTones[name];
  if (!notes || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume().catch(() => {});
  for (const note of notes) ring(...note);
}

function ring(hertz, wait, length, loud) {
  const start = context.currentTime + wait;
  const voice = new OscillatorNode(context, { type: 'triangle', frequency: hertz });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(kQuiet, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + kAttack);
  volume.gain.exponentialRampToValueAtTime(kQuiet, start + length);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(start + length);
}
