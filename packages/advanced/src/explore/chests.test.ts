/** Chests at the end of a move (ADV-EXPL-12, ADV-CMB-42). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { ChestThing } from '../treasure/types.ts';
import { table } from '../testing/index.ts';
import type { AdvancedTable } from '../testing/index.ts';

const ROOM = `
  +-+-+-+
  |A . B|
  + + + +
  |H . .|
  +-+-+-+
`;

const chest: ChestThing = {
  id: 'chest-1',
  tag: 'chest',
  square: 1,
  state: 'open',
  found: { gold: 20, items: [] },
  holds: [],
};

function room(change: Partial<ChestThing> = {}, rest: object = {}): AdvancedTable {
  const things = [{ ...chest, ...change }];
  return table(ROOM, { A: {}, B: {}, H: { kind: 'henchman', serves: 'A' } }, { level: { things }, ...rest });
}

const CLOSE = { type: 'closeChest', figure: 'A', chest: 'chest-1' };
const OPEN = { ...CLOSE, type: 'openChest' };

rule('ADV-EXPL-12', 'an open chest is closed by a hero who ends the move beside it', () => {
  const t = room();
  t.refuses(OPEN, 'chestIsOpen', 'ADV-EXPL-12');
  t.do(CLOSE);
  assert.deepEqual(t.state.levels[0]!.things, [{ ...chest, state: 'closed' }]);
  t.refuses({ ...CLOSE, figure: 'B' }, 'chestIsClosed', 'ADV-EXPL-12');
  t.refuses({ type: 'step', figure: 'A', to: 'A1' }, 'alreadyActed', 'ADV-EXPL-01');
});

rule('ADV-EXPL-12', 'a closed one is there to be opened: by a hero, beside it, not by a henchman', () => {
  const t = room({ state: 'closed' });
  assert.ok(t.offers(OPEN));
  t.do({ type: 'step', figure: 'B', to: 'C2' });
  t.refuses({ ...OPEN, figure: 'B' }, 'notAtChest', 'ADV-EXPL-12');
  t.refuses({ ...OPEN, figure: 'H' }, 'henchmenOnlyMove', 'ADV-EXPL-02');
  t.refuses({ ...OPEN, chest: 'chest-2' }, 'noChest', 'ADV-EXPL-12');
});

rule('ADV-CMB-42', 'chests are for exploration turns', () => {
  const t = room({ state: 'closed' }, { turn: { mode: 'combat' } });
  t.refuses(OPEN, 'wrongTurn', 'ADV-TURN-01');
});

rule('ADV-SPOT-14', 'one whose trap was noticed and left alone stays closed', () => {
  const t = room({ state: 'closed' });
  const trap = {
    id: 'trap-1',
    tag: 'trap',
    square: 1,
    trap: 'pit',
    state: 'noticed',
    chest: 'chest-1',
  } as const;
  const [level] = t.state.levels;
  t.state = { ...t.state, levels: [{ ...level!, things: [...level!.things, trap] }] };
  t.refuses(OPEN, 'trapped', 'ADV-SPOT-14');
});

rule('ADV-EXPL-12', 'to open one is all a hero does after the move', () => {
  const t = room({ state: 'closed' });
  t.do(OPEN);
  t.refuses({ type: 'searchRoom', figure: 'A' }, 'alreadyActed', 'ADV-EXPL-01');
});

rule('ADV-SPOT-14', 'a trap on another chest, or one that has gone off, bars nobody from this one', () => {
  const t = room({ state: 'closed' });
  const trap = { id: 'trap-1', tag: 'trap', square: 1, trap: 'spike', chest: 'chest-1' } as const;
  const [level] = t.state.levels;
  const others = [
    { ...trap, state: 'noticed', chest: 'chest-9' },
    { ...trap, state: 'sprung' },
    { ...trap, state: 'noticed', chest: null },
  ] as const;
  for (const other of others) {
    t.state = { ...t.state, levels: [{ ...level!, things: [level!.things[0]!, other] }] };
    assert.ok(t.offers(OPEN), JSON.stringify(other));
  }
});
