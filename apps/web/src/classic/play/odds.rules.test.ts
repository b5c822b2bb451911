import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COMBAT } from '@oubliette/classic';
import type { Command, CommandOf, CombatFace } from '@oubliette/classic';
import { DiceWanted } from '@oubliette/kernel';
import { attackOdds, spellOdds } from './odds.ts';
import { table } from './testing/scene.ts';
import type { TestTable } from './testing/scene.ts';

interface Tried {
  readonly wound: number;
  readonly kill: number;
  readonly asleep: number;
}

/** Every possible roll, weighted by the number of each face on the die, carried out by the rules themselves. */
function tried(make: () => TestTable, target: string, command: (t: TestTable) => Command): Tried {
  const faces = [...new Set(COMBAT.faces)];
  const weight = (face: CombatFace): number =>
    COMBAT.faces.filter((other) => other === face).length / COMBAT.faces.length;
  const sum = { wound: 0, kill: 0, asleep: 0 };
  const go = (dice: readonly CombatFace[], chance: number): void => {
    const t = make();
    const before = t.state.figures.find(({ id }) => id === t.id(target))!;
    try {
      t.do('heroes', command(t), dice);
    } catch (error) {
      if (!(error instanceof DiceWanted)) throw error;
      for (const face of faces) go([...dice, face], chance * weight(face));
      return;
    }
    const after = t.state.figures.find(({ id }) => id === before.id);
    if (after === undefined) sum.kill += chance;
    if (after === undefined || after.body < before.body) sum.wound += chance;
    if (after?.conditions.includes('asleep') === true) sum.asleep += chance;
  };
  go([], 1);
  return sum;
}

const near = (a: number, b: number): void => assert.ok(Math.abs(a - b) < 1e-9, `${a} is not ${b}`);

const duel = (hero: object, foe: object): (() => TestTable) => {
  const map = `
    +-+-+-+
    |H M .|
    +-+-+-+`;
  return () => table(map, { H: { kind: 'barbarian', ...hero }, M: { kind: 'orc', ...foe } }, { turn: 'H' });
};

/** Without a weapon the hero strikes with the card's own arms. */
const blows: readonly (readonly [string, object, object, string | undefined])[] = [
  ['a barbarian at an orc', {}, {}, undefined],
  [
    'with a broadsword at a chaos warrior',
    { equipment: ['broadsword'] },
    { kind: 'chaosWarrior' },
    'broadsword',
  ],
  ['with a staff', { equipment: ['staff'], kind: 'wizard' }, { kind: 'mummy' }, 'staff'],
  ['out of a pit', { conditions: ['pit'] }, { kind: 'goblin' }, undefined],
  ['at a sleeper', {}, { kind: 'fimir', conditions: ['asleep'] }, undefined],
  ['with courage', { conditions: ['courage'] }, { kind: 'goblin' }, undefined],
];

for (const [name, hero, foe, weapon] of blows)
  test(`the odds shown are those of the rules: ${name}`, () => {
    const make = duel(hero, foe);
    const command = (t: TestTable): CommandOf<'attack'> => ({
      type: 'attack',
      figure: t.id('H'),
      target: t.id('M'),
      ...(weapon === undefined ? {} : { weapon: weapon as never }),
    });
    const t = make();
    const odds = attackOdds(t.view(), command(t))!;
    const truth = tried(make, 'M', command);
    near(odds.wound, truth.wound);
    near(odds.kill, truth.kill);
  });

for (const [spell, foe] of [
  ['ballOfFlame', 'orc'],
  ['ballOfFlame', 'chaosWarrior'],
  ['fireOfWrath', 'goblin'],
  ['genie', 'goblin'],
  ['sleep', 'orc'],
  ['sleep', 'chaosWarrior'],
] as const)
  test(`the odds shown are those of the rules: ${spell} at ${foe}`, () => {
    const make = duel({ kind: 'wizard', spells: [spell] }, { kind: foe });
    const t = make();
    const odds = spellOdds(t.view(), spell, t.id('M'))!;
    const truth = tried(make, 'M', (at) => ({
      type: 'castSpell',
      figure: 'wizard',
      spell,
      target: at.id('M'),
    }));
    if ('sleeps' in odds) near(odds.sleeps, truth.asleep);
    else if ('wound' in odds) {
      near(odds.wound, truth.wound);
      near(odds.kill, truth.kill);
    } else assert.fail(odds.is);
  });
