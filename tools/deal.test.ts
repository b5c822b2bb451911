import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal } from './check/deal.ts';

const LONG = ['apps/web/test/accessible.english.test.ts', 'apps/web/test/accessible.french.test.ts'];
const SHORT = ['apps/web/src/router.test.ts', 'packages/words/src/say.test.ts', 'tools/client.test.ts'];
const MATCHES = [
  'packages/classic/test/properties.test.ts',
  'packages/classic/test/properties-1.long.test.ts',
  'packages/classic/test/properties-2.long.test.ts',
];
const SECONDS = { [LONG[0]!]: 90, [LONG[1]!]: 80, [SHORT[0]!]: 2, [MATCHES[1]!]: 9, [MATCHES[2]!]: 8 };

test('every test file is dealt once, whatever the number of processes', () => {
  const files = [...SHORT, ...LONG, ...MATCHES];
  for (const processes of [1, 2, 3, 8])
    assert.deepEqual(
      deal(files, processes, SECONDS)
        .flatMap((hand) => hand.files)
        .sort(),
      files.toSorted(),
    );
});

test('the longest are dealt first, each to whoever has least to do; random matches yield to all others', () => {
  assert.deepEqual(deal([...SHORT, ...LONG, ...MATCHES], 2, SECONDS), [
    { yields: false, files: [LONG[0]] },
    { yields: false, files: [LONG[1], ...SHORT] },
    { yields: true, files: [MATCHES[1]] },
    { yields: true, files: [MATCHES[2], MATCHES[0]] },
  ]);
});

test('no process is started for nothing', () => {
  assert.deepEqual(deal([], 4), []);
  assert.deepEqual(deal(['tools/client.test.ts'], 4), [{ files: ['tools/client.test.ts'], yields: false }]);
});
