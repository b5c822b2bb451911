import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { State } from '@oubliette/classic';
import { turnOf } from '../../../test/turn.ts';
import { checkWhomToStrike } from '../../../test/whomToStrike.ts';
import type { Difficulty } from '../../shared/morcar/difficulty.ts';
import { sensibleMorcar } from './player.ts';

const morcarTurn = (
  difficulty: Difficulty,
  scene: Parameters<typeof turnOf>[1],
  change?: Parameters<typeof turnOf>[3],
) => turnOf(sensibleMorcar({ difficulty }), { turn: 'morcar', ...scene }, 'morcar', change);

const struck = (commands: readonly string[]) => commands.filter((command) => command.startsWith('attack'));

suite('whom to strike', () => {
  checkWhomToStrike('attack', (difficulty, scene) => morcarTurn(difficulty, scene).commands);

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
