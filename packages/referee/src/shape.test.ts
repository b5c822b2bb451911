import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parser } from './shape.ts';

const parse = parser(
  {
    wait: {},
    step: { figure: 'text', to: 'square' },
    turn: { side: 'side', twice: 'yes?' },
    answer: { pass: 'flag', to: 'square or null', how: ['low', 'high'] },
    count: { number: 'number', numbers: 'numbers', texts: 'texts' },
  },
  'GAME-01',
);

const STEP = { type: 'step', figure: 'a', to: 0 };
const TURN = { type: 'turn', side: 3 };
const ANSWER = { type: 'answer', pass: false, to: null, how: 'low' };
const COUNT = { type: 'count', number: -1, numbers: [], texts: ['a'] };

describe('the shape of a command', () => {
  test('fits where every field is what its word says', () => {
    const fitting = [
      { type: 'wait' },
      STEP,
      { ...STEP, to: 32_767, figure: 'x'.repeat(128) },
      TURN,
      { ...TURN, side: 0, twice: true },
      ANSWER,
      { ...ANSWER, pass: true, to: 7, how: 'high' },
      COUNT,
      { ...COUNT, numbers: [1, -2], texts: [] },
    ];
    for (const command of fitting) assert.equal(parse(command), null, JSON.stringify(command));
  });

  test('is refused by the field that is wrong, missing or too many', () => {
    const wrong: [object, string][] = [
      [{ ...STEP, to: -1 }, 'to'],
      [{ ...STEP, to: 32_768 }, 'to'],
      [{ ...STEP, to: 1.5 }, 'to'],
      [{ ...STEP, to: null }, 'to'],
      [{ ...STEP, figure: 7 }, 'figure'],
      [{ ...STEP, figure: 'x'.repeat(129) }, 'figure'],
      [{ type: 'step', to: 0 }, 'figure'],
      [{ ...TURN, side: 4 }, 'side'],
      [{ ...TURN, side: -1 }, 'side'],
      [{ ...TURN, twice: false }, 'twice'],
      [{ ...TURN, twice: undefined }, 'twice'],
      [{ ...ANSWER, pass: 1 }, 'pass'],
      [{ ...ANSWER, to: '7' }, 'to'],
      [{ ...ANSWER, how: 'middling' }, 'how'],
      [{ ...COUNT, number: 0.5 }, 'number'],
      [{ ...COUNT, number: '1' }, 'number'],
      [{ ...COUNT, numbers: ['1'] }, 'numbers'],
      [{ ...COUNT, texts: [1] }, 'texts'],
      [{ ...COUNT, texts: 'a' }, 'texts'],
    ];
    for (const [command, field] of wrong)
      assert.deepEqual(parse(command), { code: 'wrongField', rule: 'GAME-01', with: { field } });
    assert.deepEqual(parse({ type: 'wait', long: true }), {
      code: 'unknownField',
      rule: 'GAME-01',
      with: { field: 'long' },
    });
  });

  test('is none where it is no command of the game', () => {
    for (const nothing of [null, undefined, 'wait', 7, [], {}])
      assert.equal(parse(nothing)?.code, 'notACommand', JSON.stringify(nothing));
    for (const type of ['dance', 'toString', '__proto__', 7, null])
      assert.equal(parse({ type })?.code, 'unknownCommand', String(type));
  });
});
