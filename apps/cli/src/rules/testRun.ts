/** Runs in its own process: a system's rule tests and their results. Speaks by message only. */
import { run } from 'node:test';
import type { TestEvent } from 'node:test/reporters';
import { RULE_TEST } from './testedRules.ts';
import type { Outcome } from './testedRules.ts';

const files = process.argv.slice(2);
const outcomes: Outcome[] = [];

const events: AsyncIterable<TestEvent> = run({ files, isolation: 'none', testNamePatterns: RULE_TEST });
for await (const { type, data } of events) {
  if (type !== 'test:pass' && type !== 'test:fail') continue;
  const id = RULE_TEST.exec(data.name)?.[1];
  if (id === undefined || data.skip !== undefined || data.todo !== undefined) continue;
  outcomes.push({ id, passed: type === 'test:pass' });
}

// Sent before anything may end this process.
await new Promise((told) => {
  process.send?.(outcomes, told);
});
