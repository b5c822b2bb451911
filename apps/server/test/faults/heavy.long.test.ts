import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Defect } from './defects.ts';
import { checkHeavy, checkHostile } from './heavy.ts';

describe('S13: heavy matches', () => {
  test('a file that takes too long, or is none, is refused in words', (t) => checkHostile(t, 6000));

  const noticed: [Defect, RegExp][] = [
    ['checksFilesHere', /not served; a file was sent/],
    ['opensTablesHere', /not served; a long table was opened/],
    ['readsThePastHere', /not served; rows of long ago/],
  ];
  for (const [defect, how] of noticed)
    test(`the planted defect ${defect} is noticed`, (t) =>
      assert.rejects(checkHeavy(t, { rows: 6000, defect }), how));
});
