import assert from 'node:assert/strict';
import { test } from 'node:test';
import { D10, D12, D6, D8, DiceWanted, recording, tape, WrongFace } from './dice.ts';
import type { Die } from './dice.ts';

const COMBAT: Die<'skull' | 'shield'> = {
  id: 'combat',
  faces: ['skull', 'skull', 'skull', 'shield', 'shield', 'skull'],
  seen: 'all',
};

test('dice: a die of so many faces has just these', () => {
  for (const [die, faces] of [
    [D6, 6],
    [D8, 8],
    [D10, 10],
    [D12, 12],
  ] as const) {
    assert.deepEqual(
      die.faces,
      Array.from({ length: faces }, (_, i) => i + 1),
      die.id,
    );
  }
});

test('tape: it gives its faces in order and says which are left', () => {
  const dice = tape([4, 'skull', 'shield']);
  assert.equal(dice.roll(D6, 'ann', 'R-1'), 4);
  assert.equal(dice.roll(COMBAT, 'ann', 'R-1'), 'skull');
  assert.deepEqual(dice.left(), ['shield']);
});

test('tape: run out, it says which die is wanted, by whom and because of which rule', () => {
  const dice = tape([4]);
  dice.roll(D6, 'ann', 'R-1');
  assert.throws(
    () => dice.roll(COMBAT, 'bo', 'R-2'),
    (error) =>
      error instanceof DiceWanted && error.die === COMBAT && error.by === 'bo' && error.rule === 'R-2',
  );
});

test('tape: a face the die does not have is named with its place, and stays on the tape', () => {
  const dice = tape([4, 7]);
  dice.roll(D6, 'ann', 'R-1');
  assert.throws(
    () => dice.roll(D6, 'ann', 'R-1'),
    (error) =>
      error instanceof WrongFace &&
      error.index === 1 &&
      error.face === 7 &&
      error.message === 'die 2 of the tape reads "7", but a d6 shows 1, 2, 3, 4, 5, 6',
  );
  assert.deepEqual(dice.left(), [7]);
});

test('tape: a number and its text are different faces', () => {
  assert.throws(() => tape(['4']).roll(D6, 'ann', 'R-1'), WrongFace);
});

test('recording: it writes down what was shown, and nothing when the roll fails', () => {
  const dice = recording(tape([4, 'skull']));
  dice.roll(D6, 'ann', 'R-1');
  dice.roll(COMBAT, 'ann', 'R-1');
  assert.throws(() => dice.roll(D6, 'ann', 'R-1'), DiceWanted);
  assert.deepEqual(dice.faces, [4, 'skull']);
});
