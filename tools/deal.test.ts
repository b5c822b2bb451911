import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal } from './check/deal.ts';

const LONG = ['apps/web/test/accessible.english.test.ts', 'apps/web/test/accessible.french.test.ts'];
const SHORT = ['apps/web/src/router.test.ts', 'packages/words/src/say.test.ts', 'tools/client.test.ts'];
const MATCHES = [1, 2, 3].map((share) => `packages/classic/test/properties-${share}.test.ts`);

test('every test file is dealt once, whatever the number of processes', () => {
  const files = [...SHORT, ...LONG, ...MATCHES];
  for (const processes of [1, 2, 3, 8])
    assert.deepEqual(
      deal(files, processes)
        .flatMap((hand) => hand.files)
        .sort(),
      files.toSorted(),
    );
});

test('long files are dealt first, to different processes; random matches yield to all others', () => {
  const hands = deal([...SHORT, ...LONG, ...MATCHES], 2);
  assert.deepEqual(
    hands.map(({ yields, files }) => [yields, files[0]]),
    [
      [false, LONG[0]],
      [false, LONG[1]],
      [true, MATCHES[0]],
      [true, MATCHES[1]],
    ],
  );
});

test('no process is started for nothing', () => {
  assert.deepEqual(deal([], 4), []);
  assert.deepEqual(deal(['tools/client.test.ts'], 4), [{ files: ['tools/client.test.ts'], yields: false }]);
});
