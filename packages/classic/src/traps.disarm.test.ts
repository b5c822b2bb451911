import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { Table } from './testing/table.ts';
import { table } from './testing/table.ts';

const [S, W] = ['skull', 'whiteShield'] as const;

type Figure = NonNullable<Parameters<typeof table>[1]>[string];

const ROOM = `
  +-+-+-+-+
  |H . . .|
  + + + + +
  |. . S .|
  +-+-+-+-+`;
const WALLED = `
  +-+-+-+-+
  |H|. . .|
  + + + + +
  |. . S .|
  +-+-+-+-+`;
const ROCKS = [{ kind: 'rockfall', at: 'B1' }];
const DISARM = { type: 'disarm', figure: 'H', square: 'B1' };

interface Written {
  map?: string;
  traps?: object[];
  notes?: object[];
}

/** A hero beside loose rocks found by a friend, at the start of their turn. */
function beforeRocks(hero: Figure, { map = ROOM, traps = ROCKS, notes = [] }: Written = {}): Table {
  const friend = hero.kind === 'elf' ? 'barbarian' : 'elf';
  const quest = { traps, notes: [...notes, { when: { leave: 'anyone' }, then: [{ goal: 'goal' }] }] };
  const t = table(map, { H: hero, S: { kind: friend } }, { turn: 'S', quest });
  t.do({ type: 'searchSecrets', figure: 'S' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  return t;
}

rule(
  'CLS-TRP-28',
  'the Dwarf removes found rocks from a square beside them, without a roll, as the action of the turn',
  () => {
    const t = beforeRocks({ kind: 'dwarf' });
    t.do(DISARM);
    assert.deepEqual(t.types(), ['trapDisarmed']);
    assert.deepEqual(t.event('trapDisarmed').rules, ['CLS-TRP-28']);
    assert.deepEqual([t.state.traps, t.seen('heroes')['traps'], t.described()['rubble']], [['gone'], [], []]);
    t.refuses({ type: 'searchTreasure', figure: 'H' }, 'alreadyActed', 'CLS-TUR-04');
    t.do({ type: 'rollMovement', figure: 'H' }, [1, 1]);
    t.do({ type: 'step', figure: 'H', to: 'B1' });
    assert.deepEqual([t.types(), t.figure('H').body], [['stepped'], 7]);
  },
);

rule('CLS-TRP-28', 'it is one action: not after another', () => {
  const t = beforeRocks({ kind: 'dwarf' });
  t.do({ type: 'searchSecrets', figure: 'H' });
  t.refuses(DISARM, 'alreadyActed', 'CLS-TUR-04');
});

rule('CLS-TRP-28', 'done in the middle of a move, it ends the move', () => {
  const t = beforeRocks({ kind: 'dwarf' }, { traps: [{ kind: 'rockfall', at: 'C1' }] });
  t.do({ type: 'rollMovement', figure: 'H' }, [3, 3]);
  t.do({ type: 'step', figure: 'H', to: 'B1' });
  t.do({ ...DISARM, square: 'C1' });
  t.refuses({ type: 'step', figure: 'H', to: 'C1' }, 'moveOver', 'CLS-TUR-06');
});

rule('CLS-TRP-28', 'not from further off, nor cornerwise, nor through a wall', () => {
  const far = beforeRocks({ kind: 'dwarf' }, { traps: [{ kind: 'rockfall', at: 'C1' }] });
  far.refuses({ ...DISARM, square: 'C1' }, 'notAdjacent', 'CLS-TRP-28');
  const corner = beforeRocks({ kind: 'dwarf' }, { traps: [{ kind: 'rockfall', at: 'B2' }] });
  corner.refuses({ ...DISARM, square: 'B2' }, 'notAdjacent', 'CLS-TRP-28');
  const wall = beforeRocks({ kind: 'dwarf' }, { map: WALLED });
  wall.refuses(DISARM, 'notAdjacent', 'CLS-TRP-28');
});

rule(
  'CLS-TRP-28',
  'only rocks a search has revealed: neither hidden ones, nor those already gone, nor spears',
  () => {
    const hidden = table(ROOM, { H: { kind: 'dwarf' }, S: { kind: 'elf' } }, { quest: { traps: ROCKS } });
    hidden.refuses(DISARM, 'nothingToDisarm', 'CLS-TRP-28');
    const spears = beforeRocks({ kind: 'dwarf' }, { traps: [{ kind: 'spear', at: 'B1' }] });
    spears.refuses(DISARM, 'nothingToDisarm', 'CLS-TRP-28');
    const twice = beforeRocks({ kind: 'dwarf' });
    twice.do(DISARM);
    for (let turn = 0; turn < 3; turn += 1) twice.do({ type: 'endTurn' });
    twice.refuses(DISARM, 'nothingToDisarm', 'CLS-TRP-28');
  },
);

rule('CLS-TRP-28', 'monsters looking on do not hinder it', () => {
  const notes = [{ when: { round: 3 }, then: [{ place: [{ kind: 'orc', at: 'A2' }] }] }];
  const t = beforeRocks({ kind: 'dwarf' }, { notes });
  t.refuses({ type: 'searchSecrets', figure: 'H' }, 'monsterAbout', 'CLS-SRC-03');
  t.do(DISARM);
  assert.deepEqual(t.state.traps, ['gone']);
});

rule('CLS-TRP-29', 'any hero with the tool kit does as the Dwarf does, and keeps the tools', () => {
  for (const kind of ['barbarian', 'elf', 'wizard'] as const) {
    const t = beforeRocks({ kind, equipment: ['toolKit'] });
    assert.deepEqual(t.offered('disarm', 'heroes'), [DISARM]);
    t.do(DISARM);
    assert.deepEqual(t.event('trapDisarmed').rules, ['CLS-TRP-29']);
    assert.deepEqual([t.state.traps, t.hero('H').equipment], [['gone'], ['toolKit']], kind);
    t.refuses({ type: 'searchTreasure', figure: 'H' }, 'alreadyActed', 'CLS-TUR-04');
  }
});

rule('CLS-TRP-29', 'under the same conditions: found, beside it, as the action', () => {
  const tools: Figure = { kind: 'elf', equipment: ['toolKit'] };
  const hidden = table(ROOM, { H: tools, S: { kind: 'dwarf' } }, { quest: { traps: ROCKS } });
  hidden.refuses(DISARM, 'nothingToDisarm', 'CLS-TRP-28');
  const far = beforeRocks(tools, { traps: [{ kind: 'rockfall', at: 'C1' }] });
  far.refuses({ ...DISARM, square: 'C1' }, 'notAdjacent', 'CLS-TRP-28');
  const acted = beforeRocks(tools);
  acted.do({ type: 'searchSecrets', figure: 'H' });
  acted.refuses(DISARM, 'alreadyActed', 'CLS-TUR-04');
});

rule('CLS-TRP-30', 'found rocks that nobody disarmed still fall on the hero who goes under them', () => {
  const t = beforeRocks({ kind: 'barbarian' });
  assert.deepEqual([t.state.traps, t.described()['rubble']], [['found'], []]);
  t.do({ type: 'rollMovement', figure: 'H' }, [1, 1]);
  t.do({ type: 'step', figure: 'H', to: 'B1' }, [S, S, W]);
  assert.deepEqual(t.event('trapSprung').rules, ['CLS-TRP-30', 'CLS-TRP-21']);
  assert.deepEqual([t.figure('H').body, t.state.traps, t.described()['rubble']], [6, ['gone'], ['B1']]);
});

rule('CLS-TRP-30', 'a monster goes under them and nothing falls', () => {
  const notes = [{ when: { round: 3 }, then: [{ place: [{ kind: 'orc', at: 'A2' }] }] }];
  const t = beforeRocks({ kind: 'dwarf' }, { notes });
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'step', figure: 'orc-1', to: 'B2' });
  t.do({ type: 'step', figure: 'orc-1', to: 'B1' });
  assert.deepEqual([t.types(), t.state.traps, t.figure('orc-1').body], [['stepped'], ['found'], 1]);
});

rule('CLS-TRP-38', 'nobody else disarms, however near', () => {
  for (const kind of ['barbarian', 'elf', 'wizard'] as const) {
    const t = beforeRocks({ kind });
    t.refuses(DISARM, 'cannotDisarm', 'CLS-TRP-38');
    assert.deepEqual([t.offered('disarm', 'heroes'), t.state.traps], [[], ['found']]);
  }
});

rule('CLS-TRP-38', "a friend's tools are no use, nor is a monster handy", () => {
  const t = table(
    ROOM,
    { H: { kind: 'elf' }, S: { kind: 'barbarian', equipment: ['toolKit'] } },
    { turn: 'S', quest: { traps: ROCKS } },
  );
  t.do({ type: 'searchSecrets', figure: 'S' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.refuses(DISARM, 'cannotDisarm', 'CLS-TRP-38');
  const notes = [{ when: { round: 3 }, then: [{ place: [{ kind: 'orc', at: 'A2' }] }] }];
  const orc = beforeRocks({ kind: 'dwarf' }, { notes });
  orc.do({ type: 'endTurn' });
  orc.do({ type: 'endTurn' });
  orc.refuses({ ...DISARM, figure: 'orc-1' }, 'cannotDisarm', 'CLS-TRP-38');
});
