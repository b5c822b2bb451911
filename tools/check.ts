// `npm test`: the checks, two at a time, then the tests. `npm test -- --only types,lint` runs some of them.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Outcome, Step } from './check/step.ts';
import { steps } from './check/steps.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const chosen = choose(parseArgs({ options: { only: { type: 'string' } } }).values.only);
const checks = chosen.filter((step) => step.name !== 'tests');
const tests = chosen.filter((step) => step.name === 'tests');

const outcomes = [...(await Promise.all([lane(checks), lane(checks)])).flat(), ...(await lane(tests))];
for (const { closing } of outcomes) if (closing !== undefined) console.log(closing);
process.exitCode = outcomes.every((outcome) => outcome.ok) ? 0 : 1;

function choose(only: string | undefined): Step[] {
  if (only === undefined) return [...steps];
  const names = only.split(',');
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(
      `There is no step ${unknown.join(', ')}; there are ${steps.map((step) => step.name).join(', ')}.`,
    );
    process.exit(2);
  }
  return steps.filter((step) => names.includes(step.name));
}

/** Takes steps from the list until it is empty; two lanes share one list. */
async function lane(waiting: Step[]): Promise<Outcome[]> {
  const taken: Outcome[] = [];
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) taken.push(await take(step));
  return taken;
}

async function take({ name, run }: Step): Promise<Outcome> {
  const start = performance.now();
  const outcome = await run(root);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${outcome.ok ? 'ok  ' : 'FAIL'}  ${name.padEnd(8)}${seconds.padStart(6)} s`);
  if (!outcome.ok) console.log(`\n${outcome.output.trim()}\n`);
  return outcome;
}
