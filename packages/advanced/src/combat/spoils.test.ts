/** Spoils of a fight (ADV-CMB-24, ADV-CMB-25, ADV-RNG-24 to ADV-RNG-27, ADV-DEATH-02). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { Fight } from '../encounter/types.ts';
import type { SceneFigure } from '../scenario/arrange.ts';
import { battle, CLOSE, MONSTERS, RATMAN, strike, TWO } from '../testing/battle.ts';
import type { AdvancedTable } from '../testing/index.ts';

const GROUP = { id: 1, area: 'scene', monsters: { ratman: 2 }, characters: [], gold: 20 };
const EMPTY = CLOSE.replace('R', '.').replace('Q', '.');

/** The last monster is dead, and the master's phase ends. Two dice choose the leader. */
function won(
  figures: Record<string, SceneFigure>,
  fight: Partial<Fight>,
  dice: number[] = [],
): AdvancedTable {
  const table = battle(EMPTY, figures, { turn: { phase: 'master' }, fight, state: { leader: 'B' } });
  table.do({ type: 'done' }, [...dice, 5, 9], 'master');
  return table;
}

rule('ADV-CMB-24', 'the gold of all groups lies before the leader, with what lay about', () => {
  const rope = {
    id: 'pile-7',
    tag: 'pile',
    square: 0,
    goods: { gold: 1, items: [] },
    armour: [],
    weapons: [],
  };
  const table = battle(
    EMPTY,
    { A: {}, B: {} },
    {
      turn: { phase: 'master' },
      state: { leader: 'B' },
      level: { things: [rope as never] },
      fight: { groups: [GROUP, { ...GROUP, id: 2, gold: 5 }] },
    },
  );
  table.do({ type: 'done' }, [5, 9], 'master');
  const { gold, square, rules } = table.event('spoilsFound');
  assert.deepEqual([gold, table.squareName(square), rules], [25, 'B2', ['ADV-CMB-24']]);
  assert.deepEqual(
    table.state.levels[0]!.things.map(({ id }) => id),
    ['pile-7', 'pile-1'],
  );
});

rule('ADV-CMB-24', 'nobody finds anything where there is nothing', () => {
  assert.equal(won({ A: {}, B: {} }, { groups: [{ ...GROUP, gold: 0 }] }).happened('spoilsFound'), false);
});

rule('ADV-CMB-24', 'before somebody else where the leader is dead', () => {
  const table = battle(
    EMPTY.replace('B', '.'),
    { A: {} },
    { turn: { phase: 'master' }, fight: { groups: [GROUP] }, state: { leader: 'B' } },
  );
  table.do({ type: 'done' }, [], 'master');
  assert.equal(table.squareName(table.event('spoilsFound').square), 'B1');
});

rule('ADV-CMB-25', 'weapons, armour and the rest are kept apart in the heap, and the rule is named', () => {
  const slain = [{ of: 'ratmanWarlord', character: 'ratmanWarlord', group: 1 }];
  const table = won({ A: {}, B: {} }, { slain });
  assert.deepEqual(table.event('spoilsFound').rules, ['ADV-CMB-24', 'ADV-CMB-25']);
  const [heap] = table.state.levels[0]!.things;
  assert.ok(heap?.tag === 'pile');
  assert.deepEqual([heap.weapons, heap.armour, heap.goods.items], [['magicHalberd'], [], []]);
});

rule('ADV-TRE-10', 'components of spells it had not cast are named by their own rule', () => {
  const slain = [{ of: 'ratman', character: null, group: 1, components: ['warpstone' as const] }];
  const table = won({ A: {}, B: {} }, { slain });
  const { items, rules } = table.event('spoilsFound');
  assert.deepEqual([items, rules], [['warpstone'], ['ADV-CMB-24', 'ADV-CMB-25', 'ADV-TRE-10']]);
});

rule('ADV-RNG-26', 'each looks for what they shot themselves; the missiles of the dead stay lost', () => {
  const missiles = { A: ['arrow', 'dagger'], gone: ['arrow'] };
  const table = won({ A: { weapons: ['bow', 'sword'], arrows: 2 }, B: {} }, { missiles }, [10, 7]);
  assert.deepEqual(
    table.all('missileSought').map(({ figure, missile, face, found }) => [figure, missile, face, found]),
    [
      ['A', 'arrow', 10, true],
      ['A', 'dagger', 7, true],
    ],
  );
  assert.deepEqual([table.sheet('A').arrows, table.sheet('A').weapons], [3, ['bow', 'sword', 'dagger']]);
});

rule('ADV-RNG-25', 'every shot of a fight is remembered, each archer’s for itself', () => {
  const archer: SceneFigure = { weapons: ['bow'], arrows: 2 };
  const map = CLOSE.replace('A R .', 'A . R').replace('B Q .', 'B . Q');
  const fight = { missiles: { A: ['arrow'], B: ['dagger'] } };
  const table = battle(map, { ...TWO, A: archer, B: archer }, { fight });
  table.do({ ...strike('A', 'R'), weapon: 'bow' }, [2]);
  assert.deepEqual(table.state.fight?.missiles, { A: ['arrow', 'arrow'], B: ['dagger'] });
  assert.deepEqual(table.event('missileUsed').rules, ['ADV-RNG-25']);
  assert.deepEqual([table.sheet('A').arrows, table.sheet('B').arrows], [1, 2]);
});

rule('ADV-RNG-24', 'a weapon that is thrown leaves the others on the belt', () => {
  const map = CLOSE.replace('A R .', 'A . R').replace('B Q .', 'B . .');
  const table = battle(map, { A: { weapons: ['sword', 'dagger', 'axe'] }, B: {}, R: RATMAN });
  table.do({ ...strike('A', 'R'), weapon: 'thrownDagger' }, [2]);
  assert.deepEqual(table.sheet('A').weapons, ['sword', 'axe']);
  assert.deepEqual(table.event('missileUsed').rules, ['ADV-RNG-24']);
});

rule('ADV-WPN-31', 'only a crossbow is unloaded by a shot, and only the one that was shot', () => {
  const map = CLOSE.replace('A R .', 'A . R').replace('B Q .', 'B . Q');
  const courage = { tag: 'courage', ends: 'never' } as const;
  const crossbow: SceneFigure = { weapons: ['crossbow'], bolts: 2, effects: [courage] };
  const table = battle(map, { ...TWO, A: crossbow, B: crossbow });
  table.do({ ...strike('A', 'R'), weapon: 'crossbow' }, [2]);
  assert.deepEqual(table.figure('A').effects, [courage, { tag: 'unloaded', ends: 'exploration' }]);
  assert.deepEqual(table.figure('B').effects, [courage]);
  const bow = battle(map, { ...TWO, A: { weapons: ['bow'], arrows: 1 } });
  bow.do({ ...strike('A', 'R'), weapon: 'bow' }, [2]);
  assert.deepEqual(bow.figure('A').effects, []);
});

/** The ratman kills the henchman beside it, who has one wound left. */
function killed(sheet: SceneFigure): AdvancedTable {
  const table = battle(CLOSE, { ...TWO, A: { kind: 'henchman', wounds: 1, ...sheet } }, { turn: MONSTERS });
  table.do(strike('R', 'A'), [9, 11, 1, 1]);
  return table;
}

rule('ADV-DEATH-02', 'all they had lies there, arrows, bolts and components one by one', () => {
  const table = killed({ weapons: [], bolts: 2, arrows: 1, items: ['rope'], components: ['ashes'], gold: 4 });
  const [pile] = table.state.levels[0]!.things;
  assert.ok(pile?.tag === 'pile');
  assert.deepEqual(pile.goods, { gold: 4, items: ['rope', 'ashes', 'arrow', 'bolt', 'bolt'] });
  const { bolts, arrows, items, components, gold } = table.sheet('A');
  assert.deepEqual([bolts, arrows, items, components, gold], [0, 0, [], [], 0]);
});

rule('ADV-DEATH-02', 'any one thing makes a pile, and nothing makes none', () => {
  const bare: SceneFigure = { weapons: [] };
  assert.equal(killed(bare).event('died').pile, null);
  const one: SceneFigure[] = [
    { ...bare, gold: 1 },
    { ...bare, arrows: 1 },
    { ...bare, bolts: 1 },
    { ...bare, items: ['rope'] },
    { ...bare, armour: ['shield'] },
    { ...bare, components: ['ashes'] },
    { weapons: ['sword'] },
  ];
  for (const sheet of one) assert.equal(killed(sheet).event('died').pile, 'pile-1', JSON.stringify(sheet));
});

rule('ADV-DEATH-01', 'the dead are counted one after the other', () => {
  const dead = { of: 'orc', character: null, group: 3 };
  const table = battle(CLOSE, TWO, { fight: { slain: [dead] } });
  table.do(strike('A', 'R'), [5, 7, 7, 7, 1]);
  assert.deepEqual(table.state.fight?.slain, [dead, { of: 'ratman', character: null, group: null }]);
});

const MAN: SceneFigure = { kind: 'henchman', wounds: 1 };

rule('ADV-SPELL-09', 'of all who died in the turn it is known where they lie', () => {
  const map = CLOSE.replace('|. A', '|C A');
  const table = battle(map, { ...TWO, A: MAN, B: MAN, C: {} }, { turn: MONSTERS });
  table.do(strike('R', 'A'), [9, 5, 1, 1]);
  table.do({ type: 'followUp', to: null });
  table.do(strike('Q', 'B'), [9, 5, 1, 1]);
  assert.deepEqual(
    table.state.turn.fallen?.map(({ figure, level, pile }) => [figure.id, level, pile]),
    [
      ['A', 0, 'pile-1'],
      ['B', 0, 'pile-2'],
    ],
  );
});
