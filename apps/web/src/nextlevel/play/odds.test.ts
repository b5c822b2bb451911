import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DiceWanted } from '@oubliette/kernel';
import type { Face } from '@oubliette/kernel';
import type { NextCommand } from '@oubliette/nextlevel';
import type { TestTable } from '../../classic/play/testing/scene.ts';
import { nextOdds } from './odds.ts';
import { facesOf } from './rolls.ts';
import { table, viewOf } from './testing/scene.ts';

/** Equivalent faces of a D20 are tried once for all of them. */
const D20: readonly (readonly [number, number])[] = [
  [1, 15 / 20],
  [16, 3 / 20],
  [19, 1 / 20],
  [20, 1 / 20],
];

function facesWeighed(die: string): readonly (readonly [Face, number])[] {
  if (die === 'd20') return D20;
  const faces = facesOf(die);
  return [...Map.groupBy(faces, (face) => face)].map(([face, alike]) => [face, alike.length / faces.length]);
}

/** Every possible roll, carried out by the rules themselves. */
function tried(t: TestTable, command: NextCommand): { wound: number; kill: number } {
  const sum = { wound: 0, kill: 0 };
  const start = t.state;
  const before = start.figures.find(({ id }) => id === t.id('M'))!;
  const go = (dice: readonly Face[], chance: number): void => {
    t.state = start;
    try {
      t.do('heroes', command as never, dice);
    } catch (error) {
      if (!(error instanceof DiceWanted)) throw error;
      for (const [face, weight] of facesWeighed(error.die.id)) go([...dice, face], chance * weight);
      return;
    }
    const after = t.state.figures.find(({ id }) => id === before.id);
    if (after === undefined) sum.kill += chance;
    if (after === undefined || after.body < before.body) sum.wound += chance;
  };
  go([], 1);
  return sum;
}

const MAP = `
  +-+-+-+-+
  |. . . .|
  + + + + +
  |. H M .|
  + + + + +
  |. . . .|
  +-+-+-+-+`;

type Next = NonNullable<Parameters<typeof table>[2]>['next'];

const BLOWS: readonly (readonly [what: string, foe: object, next: NonNullable<Next>])[] = [
  ['face to face', { kind: 'orc' }, { figures: { M: { facing: 'west' } } }],
  ['from behind', { kind: 'orc' }, { figures: { M: { facing: 'east' } } }],
  [
    'in a rage',
    { kind: 'fimir' },
    {
      figures: {
        M: { facing: 'west' },
        H: { sheet: { rage: { dice: ['orange'], kills: 0, towards: 'orange' } } },
      },
    },
  ],
  [
    'with bare hands',
    { kind: 'goblin' },
    { figures: { M: { facing: 'west' }, H: { sheet: { inHand: null } } } },
  ],
];

for (const [what, foe, next] of BLOWS)
  test(`the odds shown are those of the rules: ${what}`, () => {
    const t = table(MAP, { H: { kind: 'barbarian' }, M: foe as never }, { turn: 'H', next });
    const command: NextCommand = { type: 'strike', figure: 'barbarian', target: t.id('M') };
    const odds = nextOdds(viewOf(t), command);
    assert.ok(odds?.is === 'blow');
    const truth = tried(t, command);
    assert.ok(Math.abs(odds.wound - truth.wound) < 1e-9, `${odds.wound} to wound, in truth ${truth.wound}`);
    assert.ok(Math.abs(odds.kill - truth.kill) < 1e-9, `${odds.kill} to kill, in truth ${truth.kill}`);
  });
