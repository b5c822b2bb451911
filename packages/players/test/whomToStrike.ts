/** Whom Morcar attacks, drawn once and asked of each book. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DrawnScene } from '@oubliette/classic/scenario';
import type { Difficulty } from '../src/index.ts';

const BETWEEN = {
  map: `
    +-+-+-+-+-+
    |. B O W .|
    + + + + + +
    |. . . . .|
    +-+-+-+-+-+`,
  figures: { B: { kind: 'barbarian' }, O: { kind: 'orc' }, W: { kind: 'wizard', body: 1 } },
} as const;

/** `turn`: the commands of Morcar's turn, in short; `verb`: the name of an attack in them. */
export function checkWhomToStrike(
  verb: string,
  turn: (difficulty: Difficulty, scene: DrawnScene) => readonly string[],
): void {
  const struck = (difficulty: Difficulty, round = 2) =>
    turn(difficulty, { ...BETWEEN, round }).filter((command) => command.startsWith(verb));

  test('normal and ruthless: the one who will fall', () => {
    assert.deepEqual(struck('normal'), [`${verb} wizard`]);
    assert.deepEqual(struck('ruthless'), [`${verb} wizard`]);
  });

  test('merciful: the nearly dead are spared while there is another', () => {
    for (let round = 1; round <= 12; round += 1)
      assert.ok(!struck('merciful', round).includes(`${verb} wizard`), `round ${round}`);
  });

  test('merciful: a blow is let go now and then', () => {
    const blows = Array.from({ length: 24 }, (_, i) => struck('merciful', i + 1));
    const held = blows.filter(({ length }) => length === 0).length;
    assert.ok(held > 0 && held < 16, `${held} of 24 held back`);
  });
}
