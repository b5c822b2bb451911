import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { State } from '@oubliette/classic';
import { turnOf } from '../../../test/turn.ts';
import type { Difficulty } from '../../shared/morcar/difficulty.ts';
import { sensibleMorcar } from './player.ts';

const morcarTurn = (
  difficulty: Difficulty,
  scene: Parameters<typeof turnOf>[1],
  change?: Parameters<typeof turnOf>[3],
) => turnOf(sensibleMorcar({ difficulty }), { turn: 'morcar', ...scene }, 'morcar', change);

const struck = (commands: readonly string[]) => commands.filter((command) => command.startsWith('attack'));

const BETWEEN = {
  map: `
    +-+-+-+-+-+
    |. B O W .|
    + + + + + +
    |. . . . .|
    +-+-+-+-+-+`,
  figures: { B: { kind: 'barbarian' }, O: { kind: 'orc' }, W: { kind: 'wizard', body: 1 } },
} as const;

suite('whom to strike', () => {
  test('normal and ruthless: the one who will fall', () => {
    assert.deepEqual(struck(morcarTurn('normal', BETWEEN).commands), ['attack wizard']);
    assert.deepEqual(struck(morcarTurn('ruthless', BETWEEN).commands), ['attack wizard']);
  });

  test('merciful: the nearly dead are spared while there is another', () => {
    for (let round = 1; round <= 12; round += 1) {
      const blows = struck(morcarTurn('merciful', { ...BETWEEN, round }).commands);
      assert.ok(!blows.includes('attack wizard'), `round ${round}`);
    }
  });

  test('merciful: a blow is let go now and then', () => {
    const blows = Array.from({ length: 24 }, (_, i) =>
      struck(morcarTurn('merciful', { ...BETWEEN, round: i + 1 }).commands),
    );
    const held = blows.filter(({ length }) => length === 0).length;
    assert.ok(held > 0 && held < 16, `${held} of 24 held back`);
  });

  test('ruthless: all fall upon the one they can bring down together', () => {
    const { commands } = morcarTurn('ruthless', {
      map: `
        +-+-+-+-+-+-+
        |O . . . . Q|
        + + + + + + +
        |. B . . E .|
        + + + + + + +
        |R . . . . S|
        +-+-+-+-+-+-+`,
      figures: {
        B: { kind: 'barbarian' },
        E: { kind: 'elf', body: 4, spells: ['healBody'] },
        O: { kind: 'orc' },
        Q: { kind: 'orc' },
        R: { kind: 'orc' },
        S: { kind: 'orc' },
      },
    });
    assert.ok(struck(commands).filter((blow) => blow === 'attack elf').length >= 3, commands.join(', '));
  });
});

test('monsters come up to strike, and none keeps another from it', () => {
  const { commands } = morcarTurn('normal', {
    map: `
      +-+-+-+-+-+-+-+
      |B . . O P Q .|
      + + + + + + + +
      |. . . . . . .|
      +-+-+-+-+-+-+-+`,
    figures: { B: { kind: 'barbarian' }, O: { kind: 'orc' }, P: { kind: 'orc' }, Q: { kind: 'orc' } },
  });
  assert.equal(struck(commands).length, 2, 'there are two squares to strike from');
});

test('ruthless: whoever has struck makes room, so that two strike through one doorway', () => {
  const corridor = {
    map: `
      +-+-+-+-+-+
      |B O P . .|
      +-+-+-+-+-+`,
    figures: { B: { kind: 'barbarian' }, O: { kind: 'orc' }, P: { kind: 'orc' } },
  } as const;
  assert.equal(struck(morcarTurn('ruthless', corridor).commands).length, 2);
  assert.equal(struck(morcarTurn('normal', corridor).commands).length, 1);
});

test('what the dead leave is claimed, unless Morcar is merciful', () => {
  const scene = {
    map: `
      +-+-+-+-+-+-+-+-+
      |O . . . . . . B|
      +-+-+-+-+-+-+-+-+`,
    figures: { O: { kind: 'orc', move: 0 }, B: { kind: 'barbarian' } },
  } as const;
  const left = {
    hero: 'elf',
    square: 1,
    gold: 10,
    equipment: [],
    treasures: [],
    potions: [],
    chance: 'now',
  } as const;
  const withLeft = (state: State): State => ({ ...state, belongings: [left] });
  assert.ok(morcarTurn('normal', scene, withLeft).commands.includes('claim true'));
  assert.ok(morcarTurn('merciful', scene, withLeft).commands.includes('claim false'));
});
