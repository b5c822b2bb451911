import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { MonsterKind } from './content/monsters.ts';
import type { DrawnScene } from './scenario/scene.ts';
import { places, walk } from './testing/steps.ts';
import { table } from './testing/table.ts';
import type { Table } from './testing/table.ts';

const B = { kind: 'barbarian' } as const;
const END = { type: 'endTurn' };
const LAIR = `
  +-+-+-+-+-+
  |. Bd. . .|
  +-+-+-+-+-+`;

/** The hero opens the door to these monsters, with this left in the box. */
function meet(
  monsters: { kind: MonsterKind; at: string; id?: string }[],
  box: NonNullable<DrawnScene['box']>,
): Table {
  const t = table(LAIR, { B }, { quest: { monsters }, box, dark: true });
  t.do({ type: 'openDoor', figure: 'B', door: 'B1-C1' });
  return t;
}
const substitute = (kind: MonsterKind | null) => ({ type: 'substitute', kind });
const offered = (t: Table) =>
  (t.offered('substitute', 'morcar') as { kind: string | null }[]).map(({ kind }) => kind);

rule('CLS-MON-05', 'the figure of a slain monster is used again', () => {
  const quest = {
    monsters: [
      { kind: 'gargoyle', at: 'C1' },
      { kind: 'gargoyle', at: 'E1' },
    ],
  };
  const map = `
    +-+-+-+-+-+
    |. Bd.|. .|
    +-+-+d+-+d+
    |. . . . .|
    +-+-+-+-+-+`;
  const t = table(map, { B }, { quest, dark: true });
  assert.equal(t.state.pool.gargoyle, 1, 'there is one in the box');
  t.do({ type: 'openDoor', figure: 'B', door: 'B1-C1' });
  assert.deepEqual([t.state.pool.gargoyle, places(t)], [0, { B: 'B1', 'gargoyle-1': 'C1' }]);
  t.do({ type: 'attack', figure: 'B', target: 'gargoyle-1' }, Array<string>(3 + 4).fill('skull'));
  assert.equal(t.state.pool.gargoyle, 1);
  t.do({ type: 'rollMovement', figure: 'B' }, [3, 3]);
  walk(t, 'B', 'C1');
  t.do({ type: 'openDoor', figure: 'B', door: 'C1-C2' });
  walk(t, 'B', 'C2', 'D2', 'E2');
  t.do({ type: 'openDoor', figure: 'B', door: 'E1-E2' });
  assert.deepEqual(places(t), { B: 'E2', 'gargoyle-2': 'E1' });
  assert.equal(t.happened('figureMissing'), false);
});

rule('CLS-MON-05', 'but not that of a living one', () => {
  const t = meet(
    [
      { kind: 'gargoyle', at: 'C1' },
      { kind: 'gargoyle', at: 'E1' },
    ],
    {},
  );
  assert.deepEqual(places(t), { B: 'B1', 'gargoyle-1': 'C1' });
  assert.deepEqual(t.awaited(), [{ seat: 'morcar', prompt: 'chooseSubstitute' }]);
});

const COLOURS: MonsterKind[][] = [
  ['orc', 'goblin', 'fimir'],
  ['skeleton', 'zombie', 'mummy'],
  ['chaosWarrior', 'gargoyle', 'chaosSorcerer'],
];

rule(
  'CLS-MON-06',
  'another monster of the same colour may stand in, with its own card; the sorcerer never does',
  () => {
    for (const group of COLOURS)
      for (const kind of group) {
        const t = meet([{ kind, at: 'D1' }], { [kind]: 0 });
        assert.deepEqual(t.event('figureMissing').rules, ['CLS-MON-06', 'CLS-CMP-01']);
        assert.deepEqual(t.waiting()[0]!.rules, ['CLS-MON-06']);
        const others = group.filter((other) => other !== kind && other !== 'chaosSorcerer');
        assert.deepEqual(offered(t), [...others, null], kind);
      }
  },
);

rule('CLS-MON-06', 'it uses its own figures, and its own supply', () => {
  const t = meet([{ kind: 'orc', at: 'D1' }], { orc: 0 });
  const { goblin } = t.state.pool;
  t.refuses(substitute('zombie'), 'wrongColour', 'CLS-MON-06', 'morcar');
  t.refuses(substitute('orc'), 'wrongColour', 'CLS-MON-06', 'morcar');
  t.refuses(substitute('goblin'), 'notYourFigure', 'CLS-GEN-02', 'heroes');
  t.do(substitute('goblin'));
  assert.deepEqual(t.types(), ['substituteChosen', 'monsterPlaced']);
  const { kind, move, attack, defence } = t.event('monsterPlaced').figure;
  assert.deepEqual({ kind, move, attack, defence }, { kind: 'goblin', move: 10, attack: 2, defence: 1 });
  assert.deepEqual([places(t), t.state.pool.goblin], [{ B: 'B1', 'goblin-1': 'D1' }, goblin - 1]);
  assert.deepEqual(t.awaited(), [{ seat: 'heroes', prompt: 'takeTurn' }]);
});

rule('CLS-MON-06', 'Morcar may also place nothing', () => {
  const t = meet([{ kind: 'orc', at: 'D1' }], { orc: 0 });
  t.do(substitute(null));
  assert.deepEqual([places(t), t.state.missing], [{ B: 'B1' }, []]);
  t.refuses(substitute('goblin'), 'nothingAsked', 'CLS-MON-06', 'morcar');
});

rule('CLS-MON-06', 'as long as one figure of the kind is left there is nothing to choose', () => {
  const t = meet([{ kind: 'orc', at: 'D1' }], { orc: 1 });
  assert.deepEqual([places(t), t.state.pool.orc], [{ B: 'B1', 'orc-1': 'D1' }, 0]);
  t.refuses(substitute('goblin'), 'nothingAsked', 'CLS-MON-06', 'morcar');
});

rule('CLS-MON-06', 'with the whole colour on the board nothing is placed', () => {
  const t = meet([{ kind: 'orc', at: 'D1' }], { orc: 0, goblin: 0, fimir: 0 });
  assert.deepEqual(t.types(), ['doorOpened', 'revealed', 'figureMissing', 'substituteChosen']);
  assert.deepEqual(places(t), { B: 'B1' });
  assert.deepEqual(t.awaited(), [{ seat: 'heroes', prompt: 'takeTurn' }]);
  t.do(END);
});

rule('CLS-MON-06', 'one that cannot be replaced does not take the place of one that can', () => {
  const three = [
    { kind: 'orc', at: 'C1' },
    { kind: 'mummy', at: 'D1' },
    { kind: 'orc', at: 'E1' },
  ] as const;
  const t = meet([...three], { orc: 0, mummy: 0, zombie: 0, skeleton: 0, goblin: 1, fimir: 0 });
  assert.deepEqual(
    t.state.missing.map(({ kind, square }) => [kind, t.squareName(square)]),
    [
      ['orc', 'C1'],
      ['orc', 'E1'],
    ],
  );
  t.do(substitute('goblin'));
  assert.deepEqual(places(t), { B: 'B1', 'goblin-1': 'C1' });
  assert.deepEqual(t.state.missing, [], 'the last goblin of the box is gone, and nobody is asked in vain');
  assert.deepEqual(t.awaited(), [{ seat: 'heroes', prompt: 'takeTurn' }]);
});

rule('CLS-MON-06', 'a foe the quest names always appears, as himself', () => {
  const named = (box: NonNullable<DrawnScene['box']>) =>
    meet([{ kind: 'orc', at: 'D1', id: 'grub' }], box).event('monsterPlaced').figure;
  const asHimself = ({ id, move, attack, defence }: ReturnType<typeof named>) => ({
    id,
    move,
    attack,
    defence,
  });
  const grub = { id: 'grub', move: 8, attack: 3, defence: 2 };
  const green = named({ orc: 0 });
  assert.deepEqual([green.kind, asHimself(green)], ['goblin', grub]);
  const other = named({ orc: 0, goblin: 0, fimir: 0 });
  assert.deepEqual(asHimself(other), grub);
});
