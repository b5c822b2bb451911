/** Places in view are laid in the exploration phase (ADV-TURN-06, ADV-TURN-07, ADV-EXPL-07, ADV-EXPL-08). */
import assert from 'node:assert/strict';
import { tape } from '@oubliette/kernel';
import { rule } from '@oubliette/kernel/testing';
import { PLAIN_PLAN } from '../scenario/plain.ts';
import { table, walk } from '../testing/index.ts';
import type { AdvancedTable, Scene } from '../testing/index.ts';
import { setGoing } from '../testing/underWay.ts';
import { beginExploring, exitsInView } from './frontier.ts';

const field = { width: 40, height: 40, x: 20, y: 20 };

/** A passage that ends at a junction of two open exits, north and south. */
const JUNCTION = `
  +-+-+-+x+x+
  |B : :oA :|
  + + + + + +
  |: : :o: :|
  +-+-+-+x+x+
`;

function junction(figures: Scene['figures']): AdvancedTable {
  return table(JUNCTION, figures, { field, places: { X21: { kind: 'junction' } } });
}

/** One section, no features, a dead end. */
const DEAD_END = [1, 5, 5, 3, 3];
const NO_COUNTER = 5;

const pieces = (t: AdvancedTable): string[] => t.state.levels[0]!.layout.pieces.map(({ section }) => section);
const deadEnds = (t: AdvancedTable): number => pieces(t).filter((section) => section === 'deadEnd').length;

rule('ADV-TURN-06', 'what has come into view is laid when the heroes’ phase is over', () => {
  const t = junction({ A: {}, B: {} });
  t.do({ type: 'done' }, [...DEAD_END, ...DEAD_END, NO_COUNTER]);
  assert.equal(deadEnds(t), 2);
  const types = t.types();
  assert.ok(types.indexOf('phaseBegan') < types.indexOf('frontierSeen'));
  assert.ok(types.indexOf('frontierSeen') < types.indexOf('sectionLaid'));
});

rule(
  'ADV-EXPL-07',
  'on any square of the junction: whoever stands there sees its exits, whoever does not, nothing',
  () => {
    const away = junction({ B: {} });
    away.do({ type: 'done' }, [NO_COUNTER]);
    assert.deepEqual(pieces(away), ['scene']);
    for (const square of ['X21', 'Y21', 'X22', 'Y22']) {
      const t = junction({ A: {}, B: {} });
      if (square !== 'X21') walk(t, 'A', ...(square === 'Y22' ? ['Y21', 'Y22'] : [square]));
      t.do({ type: 'done' }, [...DEAD_END, ...DEAD_END, NO_COUNTER]);
      assert.equal(deadEnds(t), 2, square);
    }
  },
);

rule('ADV-EXPL-07', 'passing the junction shows nothing: one has to halt there', () => {
  const t = junction({ A: {}, B: {} });
  walk(t, 'A', 'W21');
  t.do({ type: 'done' }, [NO_COUNTER]);
  assert.deepEqual(pieces(t), ['scene']);
});

rule('ADV-EXPL-08', 'nothing is laid while figures still move', () => {
  const t = junction({ A: {}, B: { seat: 'ben' } });
  t.do({ type: 'done' }, [], 'ann');
  assert.deepEqual(pieces(t), ['scene']);
  t.do({ type: 'done' }, [...DEAD_END, ...DEAD_END, NO_COUNTER], 'ben');
  assert.equal(deadEnds(t), 2);
});

/** A room with doors to the unknown in its east and west walls, and a figure at each. */
const TWO_DOORS = `
  +-+-+-+-+-+
  dA . . . Bd
  + + + + + +
  |. . C . .|
  + + + + + +
  |. . . . .|
  +-+-+-+-+-+
`;
const LAIR = {
  ...PLAIN_PLAN,
  matrices: { ...PLAIN_PLAN.matrices, lair: [{ upTo: 12, monsters: { ratman: 1 } }] },
};

/** Both doors are open, and the leader must pick one. */
function doorsOpened(): AdvancedTable {
  const t = table(TWO_DOORS, { A: {}, B: { seat: 'ben' }, C: {} }, { field, setup: { dungeon: LAIR } });
  t.do({ type: 'openDoor', figure: 'A', at: 'U21', side: 3 });
  t.do({ type: 'done' }, [], 'ann');
  t.do({ type: 'openDoor', figure: 'B', at: 'Y21', side: 1 });
  t.do({ type: 'done' }, [], 'ben');
  return t;
}

rule('ADV-TURN-07', 'the leader has places explored one by one', () => {
  const t = doorsOpened();
  assert.deepEqual(t.awaited(), [{ seat: 'ann', prompt: 'exploreNext' }]);
  assert.ok(t.offers({ type: 'exploreNext', at: 'U21', side: 3 }));
  t.refuses({ type: 'exploreNext', at: 'V21', side: 3 }, 'nothingToExplore', 'ADV-TURN-07');
  t.refuses({ type: 'exploreNext', at: 'U21', side: 3 }, 'notYours', 'ADV-TURN-07', 'ben');
});

rule('ADV-TURN-07', 'monsters end the turn at once: no master’s phase, and the other door waits', () => {
  const t = doorsOpened();
  // Behind the door a room: a lair, no further doors. What the master must choose, the tests choose first.
  t.do({ type: 'exploreNext', at: 'Y21', side: 1 }, [3, 9]);
  const roomLaid = choices(t, [1, 1, 9, 2]);
  assert.ok(roomLaid.includes('fightBegan'));
  assert.ok(!roomLaid.includes('masterRolled'));
  assert.deepEqual([t.state.turn.mode, t.state.turn.phase], ['combat', 'heroes']);
  assert.equal(pieces(t).length, 2);
  assert.deepEqual(t.state.frontier, []);
  assert.deepEqual(
    t.state.levels[0]!.opened.map(({ squares }) => squares),
    [[t.square('U21')]],
    'the other door stays open, to be explored later',
  );
});

rule('ADV-TOK-07', 'with monsters met the turn is over, and no wandering ones come on top', () => {
  const t = doorsOpened();
  const { master } = t.state;
  t.state = { ...t.state, master: { ...master, hand: ['wandering'], watch: ['exploration'] } };
  t.do({ type: 'exploreNext', at: 'Y21', side: 1 }, [3, 9]);
  choices(t, [1, 1, 9, 2]);
  assert.deepEqual([t.state.turn.mode, t.state.master.hand], ['combat', ['wandering']]);
});

rule('ADV-TURN-07', 'it appears after the heroes’ next phase if somebody is still posted there', () => {
  const t = doorsOpened();
  t.do({ type: 'exploreNext', at: 'Y21', side: 1 }, [3, 9]);
  choices(t, [1, 1, 9, 2]);
  t.do({ type: 'done' }, [], 'ben');
  t.do({ type: 'done' }, [4, ...DEAD_END.slice(0, 3), 3, 3, 3, 3], 'ann');
  choices(t, []);
  assert.ok(pieces(t).length > 2);
});

rule(
  'ADV-DOOR-07',
  'behind a room’s door a passage or a room, by an even or an odd die; behind a passage’s a room',
  () => {
    const room = doorsOpened();
    room.do({ type: 'exploreNext', at: 'Y21', side: 1 }, [4, ...DEAD_END, 3, 3]);
    assert.deepEqual(
      [room.event('behindDoorRolled').face, room.event('behindDoorRolled').behind],
      [4, 'passage'],
    );
    const passage = table(
      `
    +-+-+d+-+-+
    |: : A : :|
    + + + + + +
    |: : : : :|
    +-+-+-+-+-+
    `,
      { A: {} },
      { field },
    );
    passage.do({ type: 'openDoor', figure: 'A', at: 'W21', side: 0 });
    passage.do({ type: 'done' }, [2]);
    assert.ok(!passage.happened('behindDoorRolled'));
    assert.deepEqual([passage.event('roomRolled').face, passage.event('roomRolled').room], [2, 'normal']);
  },
);

/** Gives the first answer to every question until nothing is under way; returns what happened. */
function choices(t: AdvancedTable, dice: readonly number[]): string[] {
  const told: string[] = [];
  let left = [...dice];
  while (t.state.stack.length > 0) {
    const [{ seat }] = t.awaited() as [{ seat: string; prompt: string }];
    const [move] = t.world.referee.moves(t.world, t.state, seat);
    const rolled = tape(left);
    const decided = t.world.referee.decide(t.world, t.state, seat, move!, rolled);
    assert.ok(decided.ok);
    t.state = decided.state;
    told.push(...decided.events.map(({ type }) => type));
    left = [...rolled.left()] as number[];
  }
  assert.deepEqual(left, []);
  return told;
}

rule('ADV-EXPL-07', 'only a hero on their feet looks into a junction, no henchman', () => {
  for (const figure of [{ kind: 'henchman' }, { wounds: 0 }] as const) {
    const t = junction({ A: figure, B: { seat: 'ben' } });
    t.state = { ...t.state, leader: 'B' };
    for (const seat of ['ann', 'ben'])
      if (t.offers({ type: 'done' }, seat)) t.do({ type: 'done' }, seat === 'ben' ? [NO_COUNTER] : [], seat);
    assert.deepEqual(pieces(t), ['scene']);
  }
});

rule('ADV-TURN-07', 'an open door is explored later only with somebody at its foot', () => {
  const t = table(TWO_DOORS, { A: {}, B: {}, C: {} }, { field });
  const [level] = t.state.levels;
  const opened = level!.layout.exits.filter(({ direction }) => direction === 3);
  t.state = { ...t.state, levels: [{ ...level!, opened }] };
  assert.deepEqual(exitsInView(t.world, t.state), opened);
  const lying = table(TWO_DOORS, { A: { wounds: 0 }, B: {}, C: {} }, { field });
  lying.state = { ...lying.state, levels: t.state.levels };
  assert.deepEqual(exitsInView(lying.world, lying.state), []);
});

rule('ADV-SET-32', 'a leader who has fallen meanwhile is replaced before anything is laid', () => {
  const t = table(TWO_DOORS, { A: { wounds: 0 }, B: { seat: 'ben' }, C: { seat: 'cat' } }, { field });
  const exits = t.state.levels[0]!.layout.exits;
  t.state = { ...t.state, leader: 'A', frontier: exits };
  setGoing(t, beginExploring, [3, 8]);
  assert.equal(t.event('leaderChosen').leader, 'C');
  assert.deepEqual(t.awaited(), [{ seat: 'cat', prompt: 'exploreNext' }]);
});

rule('ADV-TURN-06', 'a place that is seen twice is explored once', () => {
  const t = junction({ A: {}, B: {} });
  const seen = exitsInView(t.world, t.state);
  t.state = { ...t.state, frontier: [seen[0]!] };
  assert.deepEqual(exitsInView(t.world, t.state), seen);
  assert.equal(seen.length, 2);
});
