import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { nextTurnOf } from '../../../test/turn.ts';
import { checkWhomToStrike } from '../../../test/whomToStrike.ts';
import type { Difficulty } from '../../shared/morcar/difficulty.ts';
import { sensibleNextMorcar } from './player.ts';

const morcarTurn = (difficulty: Difficulty, scene: Parameters<typeof nextTurnOf>[1]) =>
  nextTurnOf(sensibleNextMorcar({ difficulty }), { turn: 'morcar', ...scene }, 'morcar');

const struck = (commands: readonly string[]) =>
  commands.filter((command) => command.startsWith('strike') || command.startsWith('hold'));

suite('whom to strike', () => {
  checkWhomToStrike('strike', (difficulty, scene) => morcarTurn(difficulty, scene).commands);
});

test('monsters come round to a hero’s back', () => {
  const { commands } = morcarTurn('normal', {
    map: `
      +-+-+-+-+-+
      |. . . . .|
      + + + + + +
      |. B . O .|
      + + + + + +
      |. . . . .|
      +-+-+-+-+-+`,
    // With a bow in hand she attacks no passer-by.
    figures: { B: { kind: 'elf' }, O: { kind: 'orc' } },
    next: { figures: { B: { facing: 'east' }, O: { facing: 'west' } } },
  });
  const strike = commands.indexOf('strike elf');
  assert.ok(['step A1', 'step A2', 'step A3'].includes(commands[strike - 1]!), commands.join(', '));
});

test('those who stand beside a hero strike as one where that kills more surely', () => {
  const scene = {
    map: `
      +-+-+-+
      |O B Q|
      +-+-+-+`,
    figures: {
      B: { kind: 'barbarian', body: 2, defence: 3 },
      O: { kind: 'orc', move: 0 },
      Q: { kind: 'orc', move: 0 },
    },
  } as const;
  assert.deepEqual(struck(morcarTurn('normal', scene).commands), ['hold barbarian', 'strike barbarian']);
  const merciful = struck(morcarTurn('merciful', { ...scene, round: 3 }).commands);
  assert.ok(!merciful.some((command) => command.startsWith('hold')), merciful.join(', '));
});

test('a chaos warrior puts more dice into its blow where they tell', () => {
  const { state } = morcarTurn('normal', {
    map: `
      +-+-+
      |B O|
      +-+-+`,
    figures: { B: { kind: 'barbarian', body: 2 }, O: { kind: 'chaosWarrior' } },
  });
  const stance = state.next.plights['chaosWarrior-1']?.find(({ tag }) => tag === 'stance');
  assert.deepEqual(stance, { tag: 'stance', defence: -2 });
});

test('zombies bite, unless Morcar is merciful', () => {
  const scene = {
    map: `
      +-+-+
      |B O|
      +-+-+`,
    figures: { B: { kind: 'barbarian' }, O: { kind: 'zombie' } },
  } as const;
  for (const [difficulty, bites] of [
    ['normal', true],
    ['merciful', false],
  ] as const) {
    const player = sensibleNextMorcar({ difficulty });
    const bitten: boolean[] = [];
    const watched: typeof player = {
      choose(look) {
        const command = player.choose(look);
        if (command.type === 'strike') bitten.push(command.bite === true);
        return command;
      },
      hear: (event) => player.hear?.(event),
    };
    // Merciful Morcar skips an attack now and then.
    for (let round = 1; round < 10; round += 1)
      nextTurnOf(watched, { turn: 'morcar', ...scene, round }, 'morcar');
    assert.ok(bitten.length > 3 && bitten.every((bite) => bite === bites), `${difficulty}: ${bitten.join()}`);
  }
});

test('a barricaded door is broken in', () => {
  const { commands } = morcarTurn('normal', {
    map: `
      +-+-+-+-+
      |B :d. O|
      +-+-+-+-+`,
    figures: { B: { kind: 'barbarian' }, O: { kind: 'orc' } },
    next: { state: { barricades: [{ door: 'B1-C1', tries: 0, last: null, broken: false }] } },
  });
  assert.ok(commands.includes('breakDoor'), commands.join(', '));
});

test('a hero’s announced ambush is ignored (NXT-AMB-08)', () => {
  const scene = (plights: { tag: string }[]) =>
    ({
      map: `
        +-+-+-+-+-+-+
        |B . . . . O|
        +-+-+-+-+-+-+`,
      figures: { B: { kind: 'barbarian' }, O: { kind: 'orc' } },
      next: { figures: { B: { facing: 'east', plights } } },
    }) as const;
  const before = morcarTurn('normal', scene([])).commands;
  const after = morcarTurn('normal', scene([{ tag: 'ambush' }])).commands;
  assert.equal(after[0], before[0]);
});
