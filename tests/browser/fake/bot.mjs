// Stands in for the bots' end of the app: answers "end" after four slices; the level says what else it does. "counted" may
// not be cut short, and says how many slices it had.
export default async function create_bot() {
  const HEAPU8 = new Uint8Array(4096);
  const write = (text) => HEAPU8.set([...new TextEncoder().encode(text), 0]);
  let question;
  let steps = 0;
  return {
    HEAPU8,
    _bot_buffer: () => 0,
    _bot_open: (place, length) => {
      const [seat, level] = new TextDecoder().decode(HEAPU8.slice(place, place + length)).split(' ');
      question = { seat, level };
      steps = 0;
      if (question.level === 'counted') return 2;
      if (question.level !== 'unknown') return 0;
      write('There is no such level.');
      return 1;
    },
    _bot_step: () => {
      steps += 1;
      if (question.level === 'crash') throw new Error('out of memory');
      while (question.level === 'hang');
      if (question.level === 'counted') return steps >= 40 ? 1 : 0;
      return question.level !== 'endless' && steps >= 4 ? 1 : 0;
    },
    _bot_answer: () => {
      write(`end ${question.level === 'counted' ? steps : question.seat}`);
      return 5;
    },
  };
}
