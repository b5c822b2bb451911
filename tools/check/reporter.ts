// How `node --test` reports to us: failures in full, remarks on single tests, how long each file took, and
// the closing line `N passed, N failed`.
import { relative, sep } from 'node:path';
import type { EventData } from 'node:test';
import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';

/** In seconds. */
const SLOW = 15;

/** The prefix of a line worth reading even when all is well. */
export const REMARK = '- ';

/** The prefix of a line that says how long a file took. */
export const TOOK = '~ ';

export function readTook(line: string): [file: string, seconds: number] {
  const [seconds, ...file] = line.slice(TOOK.length).split(' ');
  return [file.join(' '), Number(seconds)];
}

// oxlint-disable-next-line import/no-default-export -- what node:test asks of a reporter
export default async function* reporter(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  let passed = 0;
  let failed = 0;
  const remarks: string[] = [];
  const took = new Map<string, number>();
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.details.type === 'suite') continue;
    const seconds = data.details.duration_ms / 1000;
    if (data.file !== undefined) {
      const file = relative(process.cwd(), data.file).replaceAll(sep, '/');
      took.set(file, (took.get(file) ?? 0) + seconds);
    }
    if (seconds > SLOW) remarks.push(`${REMARK}slow, ${seconds.toFixed(0)} s: ${data.name}\n`);
    if (type === 'test:fail') {
      failed += 1;
      yield describeFailure(data);
    } else if (holdsNoTest(data)) {
      failed += 1;
      yield `✗ ${data.name}\n  this file holds no test\n\n`;
    } else if (data.skip !== undefined || data.todo !== undefined) {
      remarks.push(`${REMARK}not run: ${data.name}\n`);
    } else {
      passed += 1;
    }
  }
  yield* remarks;
  for (const [file, seconds] of took) yield `${TOOK}${seconds.toFixed(1)} ${file}\n`;
  yield `${passed} passed, ${failed} failed\n`;
}

/** node:test reports a file without tests as a test. */
function holdsNoTest({ name, nesting, file }: EventData.TestPass): boolean {
  return nesting === 0 && file !== undefined && name === relative(process.cwd(), file);
}

function describeFailure({ name, file, line, details }: EventData.TestFail): string {
  const cause = details.error.cause ?? details.error;
  const told = cause instanceof Error ? (cause.stack ?? cause.message) : inspect(cause);
  const ours = told.split('\n').filter((text) => !/^\s+at .*\(?node:/.test(text));
  const where = file?.endsWith('.test.ts') ? `  ${relative(process.cwd(), file)}:${line ?? 1}\n` : '';
  return `✗ ${name}\n${where}${ours.map((text) => `  ${text}\n`).join('')}\n`;
}
