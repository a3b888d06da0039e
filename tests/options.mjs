// The options of a test runner: --name VALUE for each of `defaults`. --help, or a word that is no option, prints the
// comment at the top of the runner and ends the program, so that nobody starts a run of ten minutes by a slip.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

export function options_of(runner_url, defaults) {
  const options = { help: { type: 'boolean' }, ...Object.fromEntries(Object.keys(defaults).map((name) => [name, { type: 'string' }])) };
  let values, fault = '';
  try {
    ({ values } = parseArgs({ options }));
  } catch (error) {
    fault = error.message;
  }
  if (!fault && !values.help) return { ...defaults, ...values };
  const lines = readFileSync(fileURLToPath(runner_url), 'utf8').split('\n');
  const comment = lines.slice(0, lines.findIndex((line) => !line.startsWith('//')));
  if (fault) console.error(fault);
  console.log(comment.map((line) => line.replace(/^\/\/ ?/, '')).join('\n'));
  process.exit(fault ? 2 : 0);
}
