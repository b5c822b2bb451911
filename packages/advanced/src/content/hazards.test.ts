/** The hazard table as a whole: no face without a hazard, none with two. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HAZARDS, rowOf } from './hazards.ts';

const FACES = Array.from({ length: 12 }, (_, index) => index + 1);

test('every face of the hazard table names one hazard, after a second die where several share it', () => {
  for (const face of FACES) {
    const there = HAZARDS.flatMap((hazard) => {
      const { table } = rowOf(hazard);
      return table?.faces.includes(face) ? [{ hazard, second: table.second }] : [];
    });
    assert.ok(there.length > 0, `${face} names no hazard`);
    if (there.length === 1) {
      assert.equal(there[0]!.second, undefined, `${there[0]!.hazard} is alone on ${face}`);
      continue;
    }
    assert.equal(new Set(there.map(({ second }) => second?.rule)).size, 1, `two rules for ${face}`);
    for (const other of FACES)
      assert.equal(
        there.filter(({ second }) => second?.faces.includes(other)).length,
        1,
        `${face}, then ${other}`,
      );
  }
});
