/** The killer's step forward: where it may lead, and its consequences (ADV-DEATH-03). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { SceneFigure } from '../scenario/arrange.ts';
import { battle, CLOSE, MONSTERS, RATMAN, strike, TWO } from '../testing/battle.ts';
import type { AdvancedTable } from '../testing/index.ts';
import { fixedOn } from './zones.ts';

const KILL = [5, 7, 7, 7, 1];
const LARGE: SceneFigure = { ...RATMAN, size: 2 };
const offered = (table: AdvancedTable, seat: string): (string | null)[] =>
  table.offered('followUp', seat).map(({ to }) => (to === null ? null : table.squareName(to)));

rule('ADV-DEATH-03', 'the empty square or none is all there is to choose', () => {
  const table = battle(CLOSE, TWO);
  table.do(strike('A', 'R'), KILL);
  assert.deepEqual(offered(table, 'ann'), ['C1', null]);
  table.refuses({ type: 'followUp', to: 'D1' }, 'notThere', 'ADV-DEATH-03', 'ann');
});

rule('ADV-DEATH-03', 'who has stepped forward stands in the zones there', () => {
  const table = battle(CLOSE, TWO);
  table.do(strike('A', 'R'), KILL);
  assert.equal(fixedOn(table.world, table.state, table.figure('A')), null);
  table.do({ type: 'followUp', to: 'C1' });
  const { figure, from, to } = table.event('followedUp');
  assert.deepEqual([figure, table.squareName(from), table.squareName(to)], ['A', 'B1', 'C1']);
  assert.equal(fixedOn(table.world, table.state, table.figure('A')), 'ratman-2');
});

rule('ADV-DEATH-03', 'nobody is asked where the square cannot be entered', () => {
  const lying = battle(CLOSE, TWO);
  const rubble = battle(CLOSE, TWO, { level: { rubble: lying.state.levels[0]!.trodden } });
  rubble.do(strike('A', 'R'), KILL);
  assert.deepEqual([rubble.find('R'), rubble.state.stack], [undefined, []]);
});

rule('ADV-ABIL-22', 'what flies does not settle in the pit its victim lay in', () => {
  const inPit = { tag: 'inPit', ends: 'never' } as const;
  const pit = { id: 'trap-1', tag: 'trap', square: 1, trap: 'pit', state: 'sprung', chest: null } as const;
  const figures = {
    A: { kind: 'henchman', wounds: 1, effects: [inPit] },
    B: {},
    R: { monster: 'vampireBat' },
  } as const;
  const killed = (things: readonly (typeof pit)[]): AdvancedTable => {
    const table = battle(CLOSE.replace('Q', '.'), figures, { turn: MONSTERS, level: { things } });
    table.do({ ...strike('R', 'A'), weapon: 'claws' }, [9, 5, 1]);
    return table;
  };
  assert.deepEqual(offered(killed([]), 'master'), ['B1', null]);
  assert.deepEqual(killed([pit]).state.stack, []);
});

rule('ADV-DEATH-03', 'into the squares of a large enemy only as far as the blow reached', () => {
  const map = `
    +-+-+-+-+
    |. A G .|
    + + + + +
    |. . . .|
    + + + + +
    |. . . .|
    +-+-+-+-+
  `;
  const table = battle(map, { A: {}, G: LARGE });
  table.do(strike('A', 'G'), KILL);
  assert.deepEqual(offered(table, 'ann'), ['C1', null]);
  const spear = battle(map, { A: { weapons: ['spear'] }, G: LARGE });
  spear.do({ ...strike('A', 'G'), weapon: 'spear' }, [5, 7, 7, 7]);
  assert.deepEqual(offered(spear, 'ann'), ['C1', 'C2', null], 'across the corner as well');
});

/** A large monster beside a man with one wound left. */
function giant(map: string, figures: Record<string, SceneFigure> = {}): AdvancedTable {
  const table = battle(map, { A: { kind: 'henchman', wounds: 1 }, G: LARGE, ...figures }, { turn: MONSTERS });
  table.do(strike('G', 'A'), [9, 5, 1, 1]);
  return table;
}

const YARD = `
  +-+-+-+-+-+
  |. . . . .|
  + + + + + +
  |. G . A .|
  + + + + + +
  |. . . B .|
  + + + + + +
  |. . . . .|
  +-+-+-+-+-+
`;

rule('ADV-DEATH-03', 'a large killer needs room for all of it', () => {
  assert.deepEqual(offered(giant(YARD.replace('B', '.')), 'master'), ['C2', null]);
  const stopped = giant(YARD, { B: {} });
  assert.deepEqual([stopped.find('A'), stopped.state.stack], [undefined, []]);
});

rule('ADV-DEATH-03', 'nor does it step across a wall, or onto squares a wall divides', () => {
  const walled = YARD.replace('|. . . B .|', '|. . .|. .|');
  assert.deepEqual(giant(walled).state.stack, []);
  const divided = YARD.replace('B', '.').replace('|. G . A .|\n  + + + + + +', '|. G . A .|\n  + + + +-+ +');
  assert.deepEqual(giant(divided).state.stack, []);
});

rule('ADV-DEATH-03', 'beyond the edge of the map there is nothing to step on', () => {
  const corner = `
    +-+-+-+-+
    |G . . .|
    + + + + +
    |. . . .|
    + + + + +
    |A . . .|
    + + + + +
    |. . . .|
    +-+-+-+-+
  `;
  assert.deepEqual(offered(giant(corner), 'master'), ['A2', null]);
});
