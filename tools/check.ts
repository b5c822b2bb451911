// `npm test`: the checks, two at a time, then the quick tests. `npm run test:long`: the long tests, drawn
// from the commit's seed. `--only types,lint` runs some steps, `--seed SEED` draws from another seed, `--seed
// random` from any, `--record` records how long the test files took.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FEW_SECONDS } from './check/deal.ts';
import type { Seconds } from './check/deal.ts';
import { seedFor } from './check/seed.ts';
import type { Outcome, Step } from './check/step.ts';
import { longSteps, steps } from './check/steps.ts';
import { askedOf } from './usage.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const isLong = process.argv.includes('--long');
const { values: asked } = askedOf({
  name: isLong ? 'npm run test:long' : 'npm test',
  usage: `Usage: ${isLong ? 'npm run test:long' : 'npm test'} -- [--only STEPS] [--seed SEED] [--record]

  --only STEPS   some of the steps, with commas between: ${(isLong ? longSteps : steps).map(({ name }) => name).join(', ')}
  --seed SEED    draws from another seed than the commit's own; \`random\` from any
  --record       writes down how long the test files took
`,
  options: {
    only: { type: 'string' },
    long: { type: 'boolean', default: false },
    seed: { type: 'string' },
    record: { type: 'boolean', default: false },
  },
});

if (asked.long || asked.seed !== undefined) {
  const seed = await seedFor(root, asked.seed ?? process.env['OUBLIETTE_SEED']);
  process.env['OUBLIETTE_SEED'] = seed;
  console.log(`seed  ${seed}`);
}
const chosen = choose(asked.long ? longSteps : steps, asked.only);
const isTests = ({ name }: Step): boolean => name === 'tests' || name === 'long';
const checks = chosen.filter((step) => !isTests(step));
const outcomes = [
  ...(await Promise.all([lane(checks), lane(checks)])).flat(),
  ...(await lane(chosen.filter(isTests))),
];
for (const { closing } of outcomes) if (closing !== undefined) console.log(closing);
if (asked.record) for (const { seconds } of outcomes) if (seconds !== undefined) record(seconds);
process.exitCode = outcomes.every((outcome) => outcome.ok) ? 0 : 1;

function choose(from: readonly Step[], only: string | undefined): Step[] {
  if (only === undefined) return [...from];
  const names = only.split(',');
  const unknown = names.filter((name) => !from.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(
      `There is no step ${unknown.join(', ')}; there are ${from.map((step) => step.name).join(', ')}.`,
    );
    process.exit(2);
  }
  return from.filter((step) => names.includes(step.name));
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

/** Keeps the records of files not run this time; files that take next to nothing are not recorded. */
function record(seconds: Seconds): void {
  const file = new URL('check/seconds.json', import.meta.url);
  const before = JSON.parse(readFileSync(file, 'utf8')) as Seconds;
  const all = Object.entries({ ...before, ...seconds }).filter(([, took]) => took > FEW_SECONDS);
  const sorted = all.sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
