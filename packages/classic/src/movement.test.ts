import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { HeroKind } from './content/heroes.ts';
import type { MonsterKind } from './content/monsters.ts';
import { places, walk } from './testing/steps.ts';
import { table } from './testing/table.ts';

/** A corridor of this length, with these marks at its west end. */
function corridor(length: number, marks: string): string {
  const cells = [...marks, ...':'.repeat(length - marks.length)];
  const wall = `+${'-+'.repeat(length)}`;
  return `${wall}\n|${cells.join(' ')}|\n${wall}`;
}
const square = (i: number) => `${String.fromCharCode(65 + i)}1`;
/** The squares from one column to another, the first left out. */
const eastward = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => square(from + i + 1));
const step = (figure: string, to: string) => ({ type: 'step', figure, to });
const roll = { type: 'rollMovement', figure: 'B' };

rule('CLS-MOV-01', 'every hero rolls two ordinary dice and walks up to their sum', () => {
  for (const kind of ['barbarian', 'dwarf', 'elf', 'wizard'] satisfies HeroKind[]) {
    const t = table(corridor(8, 'B'), { B: { kind } });
    t.do(roll, [1, 4]);
    const { rules, dice, total } = t.event('movementRolled');
    assert.deepEqual({ rules, dice, total }, { rules: ['CLS-MOV-01'], dice: [1, 4], total: 5 });
    walk(t, 'B', ...eastward(0, 5));
    assert.equal(t.state.turn.left, 0);
    t.refuses(step('B', 'G1'), 'noMovementLeft', 'CLS-MOV-01');
    assert.deepEqual(t.awaited(), [{ seat: 'heroes', prompt: 'takeTurn' }]);
  }
});

rule('CLS-MOV-01', 'the dice are rolled first, once a turn, when the hero sets out', () => {
  const t = table(corridor(4, 'B'), { B: { kind: 'elf' } });
  t.refuses(step('B', 'B1'), 'rollFirst', 'CLS-MOV-01');
  t.do(roll, [6, 6]);
  assert.deepEqual(places(t), { B: 'A1' });
  t.refuses(roll, 'alreadyRolled', 'CLS-MOV-01');
  walk(t, 'B', 'B1');
  t.refuses(roll, 'alreadyRolled', 'CLS-MOV-01');
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.refuses(step('B', 'C1'), 'rollFirst', 'CLS-MOV-01');
  t.do(roll, [1, 1]);
});

rule('CLS-MOV-02', 'a hero may stop short, or stay', () => {
  for (const steps of [0, 1, 2]) {
    const t = table(corridor(4, 'B'), { B: { kind: 'elf' } });
    t.do(roll, [1, 2]);
    walk(t, 'B', ...eastward(0, steps));
    assert.equal(t.state.turn.left, 3 - steps);
    t.do({ type: 'endTurn' });
    assert.equal(t.at('B'), square(steps));
    assert.deepEqual(t.awaited(), [{ seat: 'morcar', prompt: 'playMonsters' }]);
  }
});

const SPEEDS: Partial<Record<MonsterKind, number>> = {
  goblin: 10,
  orc: 8,
  fimir: 6,
  skeleton: 6,
  zombie: 4,
  mummy: 4,
  chaosWarrior: 6,
  gargoyle: 6,
};

rule('CLS-MOV-03', 'a monster walks as many squares as its card says, without dice', () => {
  for (const [kind, speed] of Object.entries(SPEEDS) as [MonsterKind, number][]) {
    const t = table(corridor(14, 'BM'), { B: { kind: 'barbarian' }, M: { kind } }, { turn: 'morcar' });
    t.refuses({ type: 'rollMovement', figure: 'M' }, 'movesWithoutDice', 'CLS-MOV-03');
    walk(t, 'M', ...eastward(1, 1 + speed));
    assert.deepEqual(t.event('stepped').rules, ['CLS-MOV-03', 'CLS-MOV-04']);
    t.refuses(step('M', square(2 + speed)), 'noMovementLeft', 'CLS-MOV-03');
    assert.deepEqual(places(t), { B: 'A1', M: square(1 + speed) }, kind);
  }
});

rule('CLS-MOV-03', 'nor does a captive who has been freed roll', () => {
  const figures = { B: { kind: 'barbarian' }, C: { kind: 'captive', freed: true, move: 3 } } as const;
  const t = table(corridor(8, 'BC'), figures, { turn: 'C' });
  t.refuses({ type: 'rollMovement', figure: 'C' }, 'movesWithoutDice', 'CLS-MOV-03');
  walk(t, 'C', 'C1', 'D1', 'E1');
  t.refuses(step('C', 'F1'), 'noMovementLeft', 'CLS-MOV-03');
});

const HALL = `
  +-+-+-+-+
  |. . .|E|
  + + + +-+
  |. B .|
  + + + +
  |. . .|
  +-+-+-+`;
const inTheMiddle = (kind: 'barbarian' | 'orc') =>
  table(
    HALL,
    { B: { kind }, E: { kind: 'elf' } },
    { turn: kind === 'orc' ? 'morcar' : { of: 'B', left: 8 } },
  );

rule('CLS-MOV-04', 'a step goes across a side, never across a corner, and never two squares at once', () => {
  for (const kind of ['barbarian', 'orc'] as const) {
    const t = inTheMiddle(kind);
    for (const to of ['A1', 'C1', 'A3', 'C3', 'B2']) t.refuses(step('B', to), 'notNextTo', 'CLS-MOV-04');
    const steps = t.offered('step', kind === 'orc' ? 'morcar' : 'heroes') as { to: string }[];
    assert.deepEqual(steps.map(({ to }) => to).sort(), ['A2', 'B1', 'B3', 'C2']);
    walk(t, 'B', 'B1');
    t.refuses(step('B', 'B3'), 'notNextTo', 'CLS-MOV-04');
    assert.deepEqual(places(t), { B: 'B1', E: 'D1' });
  }
});

rule('CLS-MOV-05', 'no square is entered twice in one move, the first one included', () => {
  const t = inTheMiddle('barbarian');
  walk(t, 'B', 'B1');
  t.refuses(step('B', 'B2'), 'alreadyCrossed', 'CLS-MOV-05');
  walk(t, 'B', 'C1', 'C2', 'C3', 'B3');
  t.refuses(step('B', 'B2'), 'alreadyCrossed', 'CLS-MOV-05');
  t.refuses(step('B', 'C3'), 'alreadyCrossed', 'CLS-MOV-05');
  walk(t, 'B', 'A3', 'A2');
  t.refuses(step('B', 'B2'), 'alreadyCrossed', 'CLS-MOV-05');
  assert.deepEqual(t.offered('step', 'heroes'), [{ type: 'step', figure: 'B', to: 'A1' }]);
});

rule('CLS-MOV-05', 'the next move is another move', () => {
  const t = inTheMiddle('barbarian');
  walk(t, 'B', 'B1');
  for (let turns = 0; turns < 3; turns += 1) t.do({ type: 'endTurn' });
  t.do(roll, [1, 1]);
  walk(t, 'B', 'B2');
  t.refuses(step('B', 'B1'), 'alreadyCrossed', 'CLS-MOV-05');
});

rule('CLS-MOV-05', 'it holds for monsters, one by one', () => {
  const map = `
    +-+-+-+
    |O P B|
    + + + +
    |. . .|
    +-+-+-+`;
  const figures = { O: { kind: 'orc' }, P: { kind: 'orc' }, B: { kind: 'barbarian' } } as const;
  const t = table(map, figures, { turn: 'morcar' });
  walk(t, 'P', 'B2');
  t.refuses(step('P', 'B1'), 'alreadyCrossed', 'CLS-MOV-05');
  walk(t, 'O', 'B1');
  assert.deepEqual(places(t), { O: 'B1', P: 'B2', B: 'C1' });
  t.refuses(step('O', 'A1'), 'alreadyCrossed', 'CLS-MOV-05');
});

rule('CLS-MOV-05', 'a foe that vanishes sets out from where it appears', () => {
  const quest = { monsters: [{ kind: 'orc', id: 'vex', at: 'A1', powers: [{ vanishTo: 'C1' }] }] };
  const t = table(HALL, { B: { kind: 'barbarian' }, E: { kind: 'elf' } }, { quest, turn: 'morcar' });
  t.do({ type: 'usePower', figure: 'vex', power: 0 });
  assert.equal(t.at('vex'), 'C1');
  walk(t, 'vex', 'B1');
  t.refuses(step('vex', 'C1'), 'alreadyCrossed', 'CLS-MOV-05');
  walk(t, 'vex', 'A1');
});

const FURNISHED = `
  +-+-+-+-+
  |B . . G|
  + + + + +
  |. . . .|
  +-+-+-+-+`;
const THRONE = { furniture: [{ kind: 'throne', at: 'B1' }] };
const inHall = (rest: object) =>
  table(FURNISHED, { B: { kind: 'barbarian' }, G: { kind: 'goblin' } }, { quest: THRONE, ...rest });

rule('CLS-MOV-10', 'nobody walks over furniture, nor through it', () => {
  const t = inHall({ turn: { of: 'B', left: 9 } });
  t.refuses(step('B', 'B1'), 'squareBlocked', 'CLS-MOV-10');
  walk(t, 'B', 'A2', 'B2');
  t.refuses(step('B', 'B1'), 'squareBlocked', 'CLS-MOV-10');
  t.do({ type: 'endTurn' });
  walk(t, 'G', 'C1');
  t.refuses(step('G', 'B1'), 'squareBlocked', 'CLS-MOV-10');
});

rule('CLS-MOV-10', 'all the squares of a large piece are in the way', () => {
  const map = `
    +-+-+-+-+
    |. . . .|
    + + + + +
    |. . . B|
    + + + + +
    |. . . .|
    +-+-+-+-+`;
  const quest = { furniture: [{ kind: 'table', at: 'A1' }], exit: ['D3'] };
  const t = table(map, { B: { kind: 'barbarian' } }, { quest, turn: { of: 'B', left: 9 } });
  t.refuses(step('B', 'C2'), 'squareBlocked', 'CLS-MOV-10');
  walk(t, 'B', 'D3', 'C3');
  t.refuses(step('B', 'C2'), 'squareBlocked', 'CLS-MOV-10');
  walk(t, 'B', 'B3', 'A3');
  t.refuses(step('B', 'A2'), 'squareBlocked', 'CLS-MOV-10');
  assert.deepEqual(places(t), { B: 'A3' });
});

rule('CLS-MOV-10', 'furniture hides nothing: one sees and shoots over it', () => {
  const armed = { kind: 'barbarian', equipment: ['crossbow'] } as const;
  const t = table(FURNISHED, { B: armed, G: { kind: 'goblin' } }, { quest: THRONE });
  assert.ok(t.offers({ type: 'attack', figure: 'B', target: 'G', weapon: 'crossbow' }));
});

rule('CLS-MOV-10', 'hidden furniture is in the way of a hero who comes through the wall', () => {
  const map = `
    +-+-+-+-+
    |B|. . .|
    + + + + +
    |.|. . .|
    +-+-+-+-+`;
  const quest = { furniture: [{ kind: 'throne', at: 'B1' }] };
  const ghost = { kind: 'barbarian', conditions: ['passThroughRock'] } as const;
  const t = table(map, { B: ghost }, { quest, dark: true });
  t.do(roll, [1, 3]);
  const blind = table(map, { B: ghost }, { dark: true });
  blind.do(roll, [1, 3]);
  assert.deepEqual(
    t.offered('step', 'heroes'),
    blind.offered('step', 'heroes'),
    'nobody knows of it beforehand',
  );
  walk(t, 'B', 'B1');
  assert.deepEqual(t.types(), ['stepped', 'revealed', 'figureMoved']);
  assert.deepEqual(t.event('figureMoved').rules, ['CLS-MOV-10']);
  assert.deepEqual([t.at('B'), t.state.turn.left], ['A1', 3], 'the step is spent');
  walk(t, 'B', 'A2', 'B2');
  assert.equal(t.at('B'), 'B2');
});

rule(
  'CLS-MOV-10',
  'who stays on this side of the wall has come nowhere: no trap and no note stirs there',
  () => {
    const quest = {
      furniture: [{ kind: 'throne', at: 'B1' }],
      traps: [{ kind: 'spear', at: 'A1' }],
      notes: [{ when: { step: 'A1' }, then: [{ goal: 'goal' }] }],
    };
    const ghost = { kind: 'barbarian', conditions: ['passThroughRock'] } as const;
    const t = table('+-+-+-+\n|B|. .|\n+-+-+-+', { B: ghost }, { quest, dark: true });
    t.do(roll, [1, 3]);
    walk(t, 'B', 'B1');
    assert.deepEqual([t.at('B'), t.state.traps, t.state.goals], ['A1', ['hidden'], []]);
  },
);

rule('CLS-MOV-10', 'monsters know what is hidden: they walk round furniture nobody has seen', () => {
  const map = `
    +-+-+-+-+
    |B G : :|
    +-+-+-+ +
          |:|
          + +
          |:|
          +-+`;
  const quest = { furniture: [{ kind: 'throne', at: 'D3' }] };
  const t = table(
    map,
    { B: { kind: 'barbarian' }, G: { kind: 'goblin' } },
    { quest, dark: true, turn: 'morcar' },
  );
  assert.deepEqual(t.described()['furniture'], []);
  walk(t, 'G', 'C1', 'D1', 'D2');
  t.refuses(step('G', 'D3'), 'squareBlocked', 'CLS-MOV-10');
});
