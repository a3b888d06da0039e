// Fetches files that C++ asks for, such as lessons and positions. Answers null if a file does not come.
import { on, post } from './bridge.js';

const kMayAsk = /^(tutorials|puzzles)\/[a-z]+\.json$/;

export function start_files() {
  on('want-file', async ({ name }) => post({ type: 'file', name, text: kMayAsk.test(name) ? await text_of(name) : null }));
}

async function text_of(name) {
  try {
    const answer = await fetch(new URL(name, document.baseURI));
    return answer.ok ? await answer.text() : null;
  } catch {
    return null; // no network
  }
}
