// How `node --test` speaks to us: failures in full, then one closing line, `N passed, N failed`.
import { relative } from 'node:path';
import type { EventData } from 'node:test';
import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';

// oxlint-disable-next-line import/no-default-export -- what node:test asks of a reporter
export default async function* reporter(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  let passed = 0;
  let failed = 0;
  const unrun: string[] = [];
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.details.type === 'suite') continue;
    if (type === 'test:fail') {
      failed += 1;
      yield describeFailure(data);
    } else if (holdsNoTest(data)) {
      failed += 1;
      yield `✗ ${data.name}\n  this file holds no test\n\n`;
    } else if (data.skip !== undefined || data.todo !== undefined) {
      unrun.push(data.name);
    } else {
      passed += 1;
    }
  }
  for (const name of unrun) yield `- not run: ${name}\n`;
  yield `${passed} passed, ${failed} failed\n`;
}

/** node:test passes a file without tests as if the file were one. */
function holdsNoTest({ name, nesting, file }: EventData.TestPass): boolean {
  return nesting === 0 && file !== undefined && name === relative(process.cwd(), file);
}

function describeFailure({ name, file, line, details }: EventData.TestFail): string {
  const cause = details.error.cause ?? details.error;
  const told = cause instanceof Error ? (cause.stack ?? cause.message) : inspect(cause);
  const ours = told.split('\n').filter((text) => !/^\s+at .*\(?node:/.test(text));
  const where = file === undefined ? '' : `  ${relative(process.cwd(), file)}:${line ?? 1}\n`;
  return `✗ ${name}\n${where}${ours.map((text) => `  ${text}\n`).join('')}\n`;
}
