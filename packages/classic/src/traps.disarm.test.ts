import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { HeroKind } from './content/heroes.ts';
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
const ROCKS = [{ kind: 'rockfall', at: 'B1' }];
const DISARM = { type: 'disarm', figure: 'H', square: 'B1' };

/** A hero beside loose rocks that a friend has found, their turn begun. */
function beforeRocks(hero: Figure, map = ROOM, traps: object[] = ROCKS): Table {
  const friend = hero.kind === 'elf' ? 'barbarian' : 'elf';
  const t = table(map, { H: hero, S: { kind: friend } }, { turn: 'S', quest: { traps } });
  t.do({ type: 'searchSecrets', figure: 'S' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  return t;
}
const TOOLS: Figure['equipment'] = ['toolKit'];

rule('CLS-TRP-28', 'the Dwarf removes found rocks from a square beside them, without a roll, as the action of the turn', () => {
  const t = beforeRocks({ kind: 'dwarf' });
  t.do(DISARM);
  assert.deepEqual(t.types(), ['trapDisarmed']);
  assert.deepEqual(t.event('trapDisarmed').rules, ['CLS-TRP-28']);
  assert.deepEqual([t.state.traps, t.seen('heroes')['traps'], t.described()['rubble']], [['gone'], [], []]);
  t.refuses({ type: 'searchTreasure', figure: 'H' }, 'alreadyActed', 'CLS-TUR-04');
  t.do({ type: 'rollMovement', figure: 'H' }, [1, 1]);
  t.do({ type: 'step', figure: 'H', to: 'B1' });
  assert.deepEqual([t.types(), t.figure('H').body], [['stepped'], 7]);
});

rule('CLS-TRP-28', 'it is one action: not after another', () => {
  const t = beforeRocks({ kind: 'dwarf' });
  t.do({ type: 'searchSecrets', figure: 'H' });
  t.refuses(DISARM, 'alreadyActed', 'CLS-TUR-04');
});

rule('CLS-TRP-28', 'done in the middle of a move, it ends the move', () => {
  const t = beforeRocks({ kind: 'dwarf' }, ROOM, [{ kind: 'rockfall', at: 'C1' }]);
  t.do({ type: 'rollMovement', figure: 'H' }, [3, 3]);
  t.do({ type: 'step', figure: 'H', to: 'B1' });
  t.do({ ...DISARM, square: 'C1' });
  t.refuses({ type: 'step', figure: 'H', to: 'C1' }, 'moveOver', 'CLS-TUR-06');
});

rule('CLS-TRP-28', 'not from further off, nor cornerwise, nor through a wall', () => {
  const far = beforeRocks({ kind: 'dwarf' }, ROOM, [{ kind: 'rockfall', at: 'C1' }]);
  far.refuses({ ...DISARM, square: 'C1' }, 'notAdjacent', 'CLS-TRP-28');
  const corner = beforeRocks({ kind: 'dwarf' }, ROOM, [{ kind: 'rockfall', at: 'B2' }]);
  corner.refuses({ ...DISARM, square: 'B2' }, 'notAdjacent', 'CLS-TRP-28');
  const wall = beforeRocks({ kind: 'dwarf' }, ROOM.replace('|H .', '|H|.'));
  wall.refuses(DISARM, 'notAdjacent', 'CLS-TRP-28');
});

rule('CLS-TRP-28', 'only rocks a search has revealed: neither hidden ones, nor those already down, nor spears', () => {
  const hidden = table(ROOM, { H: { kind: 'dwarf' }, S: { kind: 'elf' } }, { quest: { traps: ROCKS } });
  hidden.refuses(DISARM, 'nothingToDisarm', 'CLS-TRP-28');
  const spears = beforeRocks({ kind: 'dwarf' }, ROOM, [{ kind: 'spear', at: 'B1' }]);
  spears.refuses(DISARM, 'nothingToDisarm', 'CLS-TRP-28');
  const twice = beforeRocks({ kind: 'dwarf' });
  twice.do(DISARM);
  for (let turn = 0; turn < 3; turn += 1) twice.do({ type: 'endTurn' });
  twice.refuses(DISARM, 'nothingToDisarm', 'CLS-TRP-28');
});

rule('CLS-TRP-28', 'monsters looking on do not hinder it', () => {
  const t = beforeRocks({ kind: 'dwarf' }, `
    +-+-+-+-+
    |H . . .|
    + + + + +
    |. . S .|
    +-+-+d+-+
    |. . O .|
    +-+-+-+-+`.replace('O', '.'));
  t.do({ type: 'endTurn' });
  const watched = table(ROOM.replace('. .|\n  + +', '. O|\n  + +'), { H: { kind: 'dwarf' }, S: { kind: 'elf' }, O: { kind: 'orc' } }, { quest: { traps: ROCKS } });
  watched.refuses(DISARM, 'nothingToDisarm', 'CLS-TRP-28');
});
void S;
void W;
void TOOLS;
type _ = HeroKind;
