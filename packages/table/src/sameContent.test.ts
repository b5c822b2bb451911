import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sameContent } from './sameContent.ts';

const VALUES: readonly unknown[] = [
  null,
  0,
  1,
  '',
  '1',
  false,
  [],
  [1],
  [1, 2],
  [2, 1],
  [[1], 2],
  ['1'],
  {},
  { 0: 1 },
  { a: 1 },
  { a: 2 },
  { b: 1 },
  { a: null },
  { a: 1, b: { c: [1, { d: 2 }] } },
  { a: 1, b: { c: [1, { d: 3 }] } },
];

describe('sameContent', () => {
  test('says of two values whether they are written alike', () => {
    for (const a of VALUES)
      for (const b of VALUES) {
        const copy = structuredClone(b);
        const isSame = JSON.stringify(a) === JSON.stringify(b);
        assert.equal(sameContent(a, copy), isSame, `${JSON.stringify(a)} and ${JSON.stringify(b)}`);
      }
  });

  test('does not mind the order of keys, nor members that are not written', () => {
    assert.ok(sameContent({ a: 1, b: 2 }, { b: 2, a: 1 }));
    assert.ok(sameContent({ a: 1, b: undefined }, { a: 1 }));
    assert.ok(sameContent({ a: 1 }, { a: 1, b: undefined }));
    assert.ok(!sameContent({ a: 1, b: undefined }, { a: 1, b: null }));
  });
});
