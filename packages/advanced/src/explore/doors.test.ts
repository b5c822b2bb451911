/** Doors (ADV-EXPL-06, ADV-EXPL-09 to ADV-EXPL-11, ADV-DOOR). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { battle, table, walk } from '../testing/index.ts';

const TWO_ROOMS = `
  +-+-+-+
  |A . .|
  +d+-+-+
  |. B .|
  +-+-+-+
`;

const OPEN = { type: 'openDoor', figure: 'A', at: 'A1', side: 2 };
const CLOSE = { ...OPEN, type: 'closeDoor' };

/** A room whose only other way is a door to the unknown, in the east wall. */
const UNKNOWN = `
  +-+-+-+
  |A . .d
  + + + +
  |B . .|
  +-+-+-+
`;

rule('ADV-EXPL-09', 'at the foot of a closed door a hero opens it, even without having moved', () => {
  const t = table(TWO_ROOMS, { A: {}, B: {} });
  t.refuses({ ...OPEN, figure: 'B', at: 'A1' }, 'notAtDoor', 'ADV-EXPL-09');
  t.refuses({ ...OPEN, figure: 'B', at: 'B2', side: 0 }, 'noDoor', 'ADV-EXPL-09');
  t.do(OPEN);
  assert.equal(t.state.levels[0]!.doors[0], 'open');
  assert.ok(t.cites('ADV-EXPL-09'));
  const { moved, did, over } = t.state.turn.acts['A']!;
  assert.deepEqual({ moved, did, over }, { moved: 0, did: 'openDoor', over: true });
});

rule('ADV-EXPL-09', 'not after a search or a change of armour', () => {
  const t = table(TWO_ROOMS, { A: { armour: ['shield'] }, B: {} });
  t.do({ type: 'takeOffArmour', figure: 'A', armour: ['shield'] });
  t.refuses(OPEN, 'alreadyActed', 'ADV-EXPL-01');
});

rule(
  'ADV-EXPL-10',
  'whoever opens a door does not walk through it in the same turn; whoever comes after does',
  () => {
    const t = table(TWO_ROOMS, { A: {}, B: {} });
    t.do(OPEN);
    t.refuses({ type: 'step', figure: 'A', to: 'A2' }, 'alreadyActed', 'ADV-EXPL-01');
    walk(t, 'B', 'A2');
    assert.equal(t.at('B'), 'A2');
  },
);

rule('ADV-EXPL-11', 'an open door is closed by one who ends the move at its foot', () => {
  const t = table(TWO_ROOMS, { A: {}, B: {} });
  t.refuses(CLOSE, 'doorIsClosed', 'ADV-DOOR-05');
  t.do(OPEN);
  t.refuses({ ...OPEN, figure: 'B', at: 'A2', side: 0 }, 'notAtDoor', 'ADV-EXPL-09');
  walk(t, 'B', 'A2');
  t.do({ ...CLOSE, figure: 'B', at: 'A2', side: 0 });
  assert.equal(t.state.levels[0]!.doors[0], 'closed');
  assert.ok(t.cites('ADV-EXPL-11'));
});

rule('ADV-EXPL-06', 'at a door to the unknown one halts on the square before it', () => {
  const t = table(UNKNOWN, { A: {}, B: {} });
  walk(t, 'A', 'B1', 'C1');
  t.do({ type: 'openDoor', figure: 'A', at: 'C1', side: 1 });
  assert.equal(t.at('A'), 'C1');
  assert.deepEqual(t.event('doorOpened').exit?.squares, [t.square('C1')]);
});

rule('ADV-DOOR-05', 'everybody sees whether a door is open', () => {
  const t = table(TWO_ROOMS, { A: {}, B: { seat: 'ben' } });
  assert.equal(t.view('ben').levels[0]!.doors[0], 'closed');
  t.do(OPEN);
  assert.equal(t.view('ben').levels[0]!.doors[0], 'open');
  t.refuses({ ...OPEN, figure: 'B', at: 'B2' }, 'anotherMoves', 'ADV-TURN-09');
});

rule('ADV-DOOR-08', 'a door that was open before brings nothing new', () => {
  const t = table(TWO_ROOMS, { A: {}, B: {} });
  t.do(OPEN);
  assert.deepEqual(t.state.frontier, []);
  assert.ok(t.cites('ADV-DOOR-08'));
  t.do({ type: 'done' }, [5]);
  assert.equal(t.state.levels[0]!.layout.pieces.length, 1);
});

rule(
  'ADV-DOOR-02',
  'what is behind a door is found out when it has been opened, at the end of the phase',
  () => {
    const t = table(UNKNOWN, { A: {}, B: {} });
    walk(t, 'A', 'B1', 'C1');
    assert.deepEqual(t.state.frontier, []);
    t.do({ type: 'openDoor', figure: 'A', at: 'C1', side: 1 });
    assert.ok(t.cites('ADV-DOOR-02'));
    assert.equal(
      t.state.levels[0]!.layout.pieces.length,
      1,
      'nothing is laid while figures move (ADV-EXPL-08)',
    );
    assert.deepEqual(
      t.state.frontier.map(({ squares }) => squares),
      [[t.square('C1')]],
    );
  },
);

rule('ADV-DOOR-01', 'a secret door that is found is closed', () => {
  const t = table(
    `
    +-+-+-+ +
    |A . .|# 
    + + + + +
    |. . .|# 
    +d+-+-+ +
    |: : :|# 
    +-+-+-+ +
    `,
    { A: {} },
  );
  t.do({ type: 'searchWall', figure: 'A', side: 1 }, [7]);
  t.do({ type: 'placeSecretDoor', at: 'C2' });
  assert.deepEqual(t.state.levels[0]!.layout.exits, [
    { squares: [t.square('C2')], direction: 1, door: 'closed' },
  ]);
  assert.ok(t.cites('ADV-DOOR-01'));
});

const FIGHT = `
  +-+-+-+-+
  |. A|R .|
  +-+-+-+-+
`;

rule(
  'ADV-CMB-35',
  'a door opened between two who stand there fixes them on each other, closed it frees them',
  () => {
    const closed = battle(FIGHT.replace('A|R', 'AdR'), { A: {}, R: { monster: 'ratman' } });
    closed.do({ type: 'openDoor', figure: 'A', at: 'B1', side: 1 });
    assert.deepEqual(closed.state.fight!.fixed, { A: 'ratman-1', 'ratman-1': 'A' });
    assert.deepEqual(closed.event('doorOpened').rules, ['ADV-CMB-07', 'ADV-DOOR-08']);
    const open = battle(
      FIGHT.replace('A|R .', 'AoR B'),
      { A: {}, B: {}, R: { monster: 'ratman' } },
      { fight: { fixed: { A: 'ratman-1', B: 'ratman-1', 'ratman-1': 'B' } } },
    );
    open.do({ type: 'closeDoor', figure: 'A', at: 'B1', side: 1 });
    assert.deepEqual(open.state.fight!.fixed, { B: 'ratman-1', 'ratman-1': 'B' });
  },
);

rule('ADV-EXPL-11', 'a door to the unknown may be closed again before anybody has looked behind it', () => {
  const t = table('+-+-+\n|A .d\n+-+-+', { A: {} }, { field: { width: 30, height: 30, x: 10, y: 10 } });
  t.do({ type: 'step', figure: 'A', to: 'L11' });
  t.do({ type: 'openDoor', figure: 'A', at: 'L11', side: 1 });
  const [opened] = t.state.frontier;
  assert.deepEqual([t.state.frontier.length, t.state.levels[0]!.opened.length], [1, 1]);
  assert.deepEqual(t.event('doorOpened').rules, ['ADV-EXPL-09', 'ADV-DOOR-02']);
  t.state = { ...t.state, turn: { ...t.state.turn, acts: {} } };
  t.refuses({ type: 'openDoor', figure: 'A', at: 'L11', side: 1 }, 'doorIsOpen', 'ADV-DOOR-05');
  t.do({ type: 'closeDoor', figure: 'A', at: 'L11', side: 1 });
  assert.deepEqual([t.state.frontier, t.state.levels[0]!.opened], [[], []]);
  assert.ok(opened);
  t.state = { ...t.state, turn: { ...t.state.turn, acts: {} } };
  t.refuses({ type: 'closeDoor', figure: 'A', at: 'L11', side: 1 }, 'doorIsClosed', 'ADV-DOOR-05');
});

rule('ADV-GEN-41', 'a false door that is opened once more leads nowhere still', () => {
  const t = table('+-+-+\n|. Ad\n+-+-+', { A: {} }, { field: { width: 30, height: 30, x: 10, y: 10 } });
  const [exit] = t.state.levels[0]!.layout.exits;
  t.state = { ...t.state, levels: [{ ...t.state.levels[0]!, falseDoors: [exit!] }] };
  t.do({ type: 'openDoor', figure: 'A', at: 'L11', side: 1 });
  assert.deepEqual([t.state.frontier, t.state.levels[0]!.opened], [[], [exit]]);
  assert.deepEqual(t.event('doorOpened').rules, ['ADV-EXPL-09', 'ADV-DOOR-08']);
});
