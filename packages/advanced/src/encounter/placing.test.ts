/** Monsters placed, shifted and shown (ADV-ENC-11 to ADV-ENC-18, ADV-TOK-09, ADV-TOK-10). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { emptySquares, withSquares } from '@oubliette/dungeon';
import type { Face } from '@oubliette/kernel';
import { monsterNamed } from '../content/bestiary.ts';
import type { ExpeditionScene } from '../scenario/arrange.ts';
import { MASTER } from '../setup.ts';
import { table } from '../testing/table.ts';
import type { AdvancedTable } from '../testing/table.ts';
import { setGoing } from '../testing/underWay.ts';
import { meet, surplusEnters } from './meet.ts';
import type { Meeting } from './meet.ts';

const MAP = `
  +-+-+-+-+-+-+-+
  |: :|. . . . .|
  + + + + + + + +
  |: Eo. . . . .|
  + + + + + + + +
  |: G|. . . . .|
  +-+-+-+-+-+-+-+
`;

function party(map = MAP, rest: Partial<ExpeditionScene> = {}): AdvancedTable {
  return table(map, { E: { race: 'elf' }, G: { seat: 'bob' } }, rest);
}
function comes(here: AdvancedTable, meeting: Partial<Meeting>, dice: readonly Face[] = []): void {
  const area = here.areaAt('D1');
  setGoing(here, (play) => meet(play, { monsters: { ratman: 1 }, area, how: 'surprise', ...meeting }), dice);
}
const place = (kind: string, at: string) => ({ type: 'placeMonster', kind, at });
const names = (here: AdvancedTable, type: 'placeMonster' | 'shiftMonster', seat: string): string[] =>
  type === 'placeMonster'
    ? here.offered(type, seat).map(({ at }) => here.squareName(at))
    : here.offered(type, seat).map(({ to }) => here.squareName(to));

rule('ADV-ENC-08', 'the test is told with all that counted in it', () => {
  const rules = (meeting: Partial<Meeting>, dice: number[], map?: string): readonly string[] => {
    const here = party(map);
    comes(here, meeting, dice);
    return here.event('surpriseTested').rules;
  };
  const apart = MAP.replace('|: Eo', '|: :o').replace('|: :|', '|E :|');
  assert.deepEqual(rules({}, [5, 5]), ['ADV-ENC-08', 'ADV-ENC-09', 'ADV-ENC-11']);
  assert.deepEqual(rules({}, [5, 6], apart), ['ADV-ENC-08', 'ADV-ENC-14']);
  const area = party().areaAt('D1');
  assert.deepEqual(rules({ spied: [area] }, [5, 5], apart), ['ADV-ENC-08', 'ADV-SPELL-02', 'ADV-ENC-11']);
});

rule('ADV-ENC-09', 'nor an elf who is asleep', () => {
  const asleep = { race: 'elf', effects: [{ tag: 'asleep', ends: 'never' }] } as const;
  const here = table(MAP, { E: asleep, G: { seat: 'bob' } }, { state: { leader: 'G' } });
  comes(here, {}, [6, 7]);
  assert.equal(here.event('surpriseTested').elf, false);
});

rule('ADV-ENC-11', 'each event of placing and shifting names the side’s own rule', () => {
  const leader = party();
  comes(leader, {}, [9, 5]);
  assert.deepEqual(leader.waiting()[0]?.rules, ['ADV-ENC-11']);
  leader.do(place('ratman', 'E2'));
  assert.deepEqual(leader.event('monsterPlaced').rules, ['ADV-ENC-11']);
  assert.deepEqual(leader.waiting()[0]?.rules, ['ADV-ENC-12']);
  leader.do({ type: 'shiftMonster', figure: 'ratman-1', to: 'E1' });
  assert.deepEqual(leader.event('monsterShifted').rules, ['ADV-ENC-12']);
  const master = party();
  comes(master, {}, [5, 9]);
  assert.deepEqual(master.waiting()[0]?.rules, ['ADV-ENC-14']);
  master.do(place('ratman', 'E2'));
  assert.deepEqual(master.event('monsterPlaced').rules, ['ADV-ENC-14']);
  assert.deepEqual(master.waiting()[0]?.rules, ['ADV-ENC-15']);
  master.do({ type: 'shiftMonster', figure: 'ratman-1', to: 'E1' });
  assert.deepEqual(master.event('monsterShifted').rules, ['ADV-ENC-15']);
});

rule('ADV-ENC-12', 'all four squares round it are offered, and to let them stand', () => {
  const here = party();
  comes(here, {}, [9, 5]);
  here.do(place('ratman', 'E2'));
  assert.deepEqual(names(here, 'shiftMonster', MASTER).toSorted(), ['D2', 'E1', 'E3', 'F2']);
  assert.equal(here.offers({ type: 'monstersStand' }, MASTER), true);
  assert.deepEqual(here.offered('switchMonsters', MASTER), [], 'there is nobody to change places with');
});

rule('ADV-ENC-12', 'a step it is: never across a wall, into rubble or out at the door', () => {
  const walled = MAP.replace('|: Eo', '|E :o').replace(
    '. . .|\n  + + + + + + + +\n  |: G|',
    '. . .|\n  + + +-+ + + + +\n  |: G|',
  );
  const { square, state } = party(walled);
  const rubble = withSquares(emptySquares(state.levels[0]!.layout), [square.call(party(walled), 'D2')]);
  const here = party(walled, { level: { rubble } });
  comes(here, {}, [9, 5]);
  here.refuses(place('ratman', 'D2'), 'monstersNotThere', 'ADV-ENC-17');
  here.do(place('ratman', 'C2'));
  assert.deepEqual(names(here, 'shiftMonster', MASTER), ['C1'], 'neither C3, D2 nor B2');
});

rule('ADV-ABIL-29', 'a large monster is put down and shifted where all of it has room', () => {
  const here = party();
  comes(here, { monsters: { ogre: 1 } }, [9, 5]);
  const squares = names(here, 'placeMonster', 'ann');
  assert.deepEqual(squares.toSorted(), ['C1', 'C2', 'D1', 'D2', 'E1', 'E2', 'F1', 'F2']);
  here.do(place('ogre', 'E1'));
  assert.equal(here.figure('ogre-1').size, 2);
  assert.deepEqual(names(here, 'shiftMonster', MASTER).toSorted(), ['D1', 'E2', 'F1']);
});

rule('ADV-ENC-17', 'a character without room waits like the others', () => {
  const map = `
    +-+-+-+-+
    |: :|. .|
    + + + + +
    |: Eo. .|
    +-+-+-+-+
  `;
  const here = table(map, { E: {} });
  const area = here.areaAt('C1');
  setGoing(here, (play) =>
    meet(play, { monsters: { ratman: 4 }, characters: ['warpweaver'], area, how: 'placed' }),
  );
  for (const at of ['C1', 'D1', 'C2', 'D2']) here.do(place('ratman', at));
  assert.deepEqual(here.event('monstersWait').kinds, ['warpweaver']);
  assert.deepEqual(here.state.fight!.waiting, [{ of: 'warpweaver', group: 1 }]);
});

rule('ADV-ENC-17', 'where the party fills the whole place they come as near to it as there is room', () => {
  const map = `
    +-+-+-+-+
    |E G|. .|
    +o+-+-+-+
    |: : :o:|
    +-+-+-+-+
  `;
  for (const master of [true, false]) {
    const here = party(map, { setup: { master } });
    if (!master) here.state = { ...here.state, master: { ...here.state.master, seat: null } };
    comes(here, { area: here.areaAt('A1'), monsters: { ratman: 2 }, how: 'placed' });
    const by = master ? MASTER : 'ann';
    assert.deepEqual(names(here, 'placeMonster', by), master ? ['A2', 'B2'] : ['A2']);
    here.do(place('ratman', 'A2'), [], by);
    assert.deepEqual(names(here, 'placeMonster', by), ['B2']);
  }
});

rule('ADV-ENC-17', 'nobody waits where all have found room', () => {
  const here = party();
  comes(here, { how: 'placed' });
  here.do(place('ratman', 'E2'));
  assert.deepEqual([here.happened('monstersWait'), here.state.fight!.waiting], [false, []]);
});

rule(
  'ADV-ENC-17',
  'of two crowds each waits for its own place, and the heroes see what they look like',
  () => {
    const here = party();
    comes(here, { monsters: { ratman: 15, ratmanSentry: 1 }, how: 'placed' });
    for (const row of [1, 2, 3]) for (const column of 'CDEFG') here.do(place('ratman', `${column}${row}`));
    const event = here.event('monstersWait');
    assert.deepEqual([event.kinds, event.looks], [['ratmanSentry'], ['ratman']]);
    const redacted = here.world.referee.rules.redactions['monstersWait']!;
    assert.deepEqual(redacted(event, 'ann'), { ...event, kinds: ['ratman'] });
    assert.deepEqual(redacted(event, MASTER), event);
    const others = [{ of: 'orc', group: 7 }];
    here.state = { ...here.state, fight: { ...here.state.fight!, waiting: others } };
    setGoing(here, (play) =>
      play.tell('monstersWait', { group: 1, kinds: ['ratman'], looks: ['ratman'] }, ['ADV-ENC-17']),
    );
    assert.deepEqual(here.state.fight!.waiting, [...others, { of: 'ratman', group: 1 }]);
  },
);

rule('ADV-ENC-22', 'what is told of a disguised monster keeps its place and hides its wounds', () => {
  const here = party();
  comes(here, { monsters: { ratman: 1, ratmanWarlord: 1 } }, [3, 9]);
  here.do(place('ratmanWarlord', 'D1'));
  const event = here.event('monsterPlaced');
  assert.equal(event.figure.wounds, 4);
  const famous = { ...event, figure: { ...event.figure, character: 'ratmanWarlord' } };
  const told = here.world.referee.redact(famous, 'ann') as typeof event;
  const { of, wounds, disguise, character, ...rest } = told.figure;
  assert.deepEqual([of, wounds, disguise, character], ['ratman', 3, null, null]);
  const { of: _of, wounds: _wounds, disguise: _disguise, character: _character, ...true_ } = event.figure;
  assert.deepEqual([rest, told.by, told.rules], [true_, event.by, event.rules]);
});

rule('ADV-ENC-22', 'two special ones may change places with as many plain ones, each of them once', () => {
  const here = party();
  comes(here, { monsters: { ratman: 2, ratmanChampion: 2 } }, [12, 1]);
  for (const at of ['D1', 'E1', 'F1', 'G1']) here.do(place('ratman', at));
  const pairs = (): string[] =>
    here.offered('switchMonsters', MASTER).map(({ figure, with: other }) => `${figure} ${other}`);
  assert.deepEqual(pairs(), [
    'ratman-3 ratman-1',
    'ratman-3 ratman-2',
    'ratman-4 ratman-1',
    'ratman-4 ratman-2',
  ]);
  here.do({ type: 'switchMonsters', figure: 'ratman-3', with: 'ratman-1' });
  assert.deepEqual(pairs(), ['ratman-4 ratman-2', 'ratman-4 ratman-3']);
  here.do({ type: 'switchMonsters', figure: 'ratman-4', with: 'ratman-2' });
  assert.deepEqual(pairs(), []);
  here.refuses({ type: 'switchMonsters', figure: 'ratman-1', with: 'ratman-3' }, 'notAlike', 'ADV-ENC-22');
});

rule('ADV-ENC-10', 'before the test nobody but the master knows that there is a sentry', () => {
  const here = party(MAP.replace('. .|\n  + + + + + + + +\n  |: G', '. .d\n  + + + + + + + +\n  |: G'));
  here.state = { ...here.state, master: { ...here.state.master, watch: ['placing'] } };
  comes(here, { monsters: { ratman: 1, ratmanSentry: 1 } });
  const shown = (seat: string): unknown =>
    here.view(seat).underWay.find((frame) => (frame as { tag: string }).tag === 'meeting');
  assert.deepEqual(here.awaited(), [{ seat: MASTER, prompt: 'playCounter' }]);
  assert.equal((shown('bob') as { sentry: boolean }).sentry, false);
  assert.deepEqual((shown('bob') as { left: string[] }).left, ['ratman', 'ratman']);
  assert.deepEqual((shown(MASTER) as { left: string[] }).left, ['ratman', 'ratmanSentry']);
});

rule('ADV-ENC-18', 'a second door is enough; without one a sentry brings it, also far off', () => {
  const field = { width: 14, height: 9, x: 2, y: 2 };
  const room = `
    +-+-+-+-+-+
    |: :|. . .|
    + + + + + +
    |: Eo. . .d
    +-+-+-+-+-+
  `;
  const guarded = table(room, { E: {} }, { field });
  const area = guarded.areaAt('E3');
  setGoing(guarded, (play) => meet(play, { monsters: { ratmanSentry: 1 }, area, how: 'surprise' }), [9, 5]);
  assert.deepEqual(guarded.awaited(), [{ seat: 'ann', prompt: 'placeMonster' }]);
  assert.equal(guarded.happened('doorDue'), false);
  const bare = table(room.replace('.d', '.|'), { E: {} }, { field });
  setGoing(bare, (play) => meet(play, { monsters: { ratmanSentry: 1 }, area, how: 'surprise' }));
  assert.equal(bare.happened('doorDue'), true);
  const passage = table(LONG, { A: {} }, { field: { width: 14, height: 8, x: 2, y: 2 } });
  const meeting = { monsters: { ratmanSentry: 1 }, area: passage.areaAt('D3'), how: 'wandering' } as const;
  setGoing(passage, (play) => meet(play, meeting));
  assert.deepEqual(passage.awaited(), [{ seat: MASTER, prompt: 'placeMonster' }], 'first it is put down');
  passage.do(place('ratmanSentry', 'L3'));
  assert.equal(passage.happened('doorDue'), true);
});

rule('ADV-CMB-24', 'each monster has ten crowns for every point it is worth', () => {
  const here = party();
  comes(here, { monsters: { ratman: 3, ratmanChampion: 2 }, how: 'placed' });
  const { points } = monsterNamed('ratmanChampion');
  assert.ok(points > 1);
  const frame = here.state.stack.find(({ tag }) => tag === 'meeting');
  assert.equal(frame?.tag === 'meeting' && frame.group.gold, 30 + 20 * points);
});

rule('ADV-HAZ-72', 'what is conjured stands where a hero on their feet sees it', () => {
  const map = `
    +-+-+-+-+
    |E . .|.|
    + + + + +
    |G . .|K|
    +-+-+-+-+
  `;
  const here = table(map, { E: {}, G: {}, K: { wounds: 0 } }, { state: { leader: 'E' } });
  const [area, beyond] = [here.areaAt('A1'), here.areaAt('D1')];
  const meeting = { monsters: { ratman: 1 }, area, areas: [area, beyond], how: 'placed' } as const;
  setGoing(here, (play) => meet(play, { ...meeting, conjured: true }));
  assert.deepEqual(names(here, 'placeMonster', MASTER).toSorted(), ['B1', 'B2', 'C1', 'C2']);
  const placed = table(map, { E: {}, G: {}, K: { wounds: 0 } }, { state: { leader: 'E' } });
  setGoing(placed, (play) => meet(play, meeting));
  assert.ok(names(placed, 'placeMonster', MASTER).includes('D1'));
});

const LONG = `
  +-+-+-+-+-+-+-+-+-+-+
  |: : : A : : : : : :|
  + + + + + + + + + + +
  |: : : : : : : : : :|
  +-+-+-+-+-+-+-+-+-+-+
`;

rule(
  'ADV-TOK-09',
  'of several heroes the master chooses one, and takes the farthest square that hero sees',
  () => {
    const map = LONG.replace('|: : : A', '|B|: : A').replace('|: : : : :', '|:|: : : :');
    const here = table(map, { A: {}, B: {} }, { state: { leader: 'A' } });
    setGoing(here, (play) =>
      meet(play, { monsters: { ratman: 2 }, area: here.areaAt('D1'), how: 'wandering' }),
    );
    assert.deepEqual(names(here, 'placeMonster', MASTER).toSorted(), ['A2', 'J1', 'J2']);
  },
);

rule('ADV-TOK-09', 'a large one stands as far off as it fits, and nothing stands in rubble', () => {
  const meeting = { monsters: { ogre: 1, ratman: 1 }, area: 'scene-1', how: 'wandering' } as const;
  const here = table(LONG, { A: {} });
  setGoing(here, (play) => meet(play, meeting));
  const ogres = here.offered('placeMonster', MASTER).filter(({ kind }) => kind === 'ogre');
  assert.deepEqual(
    ogres.map(({ at }) => here.squareName(at)),
    ['I1'],
  );
  here.do(place('ogre', 'I1'));
  assert.deepEqual(here.event('monstersWait').kinds, ['ratman'], 'there is nothing behind it');
  const level = here.state.levels[0]!;
  const rubble = withSquares(emptySquares(level.layout), [here.square('J1')]);
  const blocked = table(LONG, { A: {} }, { level: { rubble } });
  setGoing(blocked, (play) => meet(play, { ...meeting, monsters: { ratman: 1 } }));
  assert.deepEqual(names(blocked, 'placeMonster', MASTER), ['J2']);
});

rule('ADV-TOK-09', 'those for whom there was no room come in as far off, a phase later', () => {
  const here = table(LONG, { A: {} });
  const area = here.areaAt('D1');
  setGoing(here, (play) => meet(play, { monsters: { ratman: 3 }, area, how: 'wandering' }));
  for (const at of ['J1', 'J2']) here.do(place('ratman', at));
  assert.deepEqual(here.state.fight!.waiting, [{ of: 'ratman', group: 1, far: true }]);
  setGoing(here, surplusEnters);
  assert.deepEqual(names(here, 'placeMonster', MASTER).toSorted(), ['I1', 'I2'], 'not beside the hero');
  here.do(place('ratman', 'I1'));
  assert.deepEqual(here.state.fight!.waiting, []);
});

rule('ADV-TOK-09', 'for a hero on their feet, not for a henchman', () => {
  const here = table(
    LONG.replace('|: : : A', '|H|K : A').replace('|: : : : :', '|:|: : : :'),
    { A: {}, K: { wounds: 0 }, H: { kind: 'henchman' } },
    { state: { leader: 'A' } },
  );
  setGoing(here, (play) =>
    meet(play, { monsters: { ratman: 1 }, area: here.areaAt('D1'), how: 'wandering' }),
  );
  assert.deepEqual(names(here, 'placeMonster', MASTER).toSorted(), ['J1', 'J2']);
});

rule('ADV-TOK-10', 'no nearer to the hero it was set down for, whoever else sees it', () => {
  const map = `
    +-+-+-+-+-+-+-+-+-+-+-+-+
    |: : : : : B : : : : : :|
    + +-+-+-+-+-+-+-+-+-+-+-+
    |:|: : : : : : : : : : :|
    + + + + + + + + + + + + +
    |:|: : : : : : : : : : :|
    + + + + + + + + + + + + +
    |A|: : : : : : : : : : :|
    +-+-+-+-+-+-+-+-+-+-+-+-+
  `;
  const here = table(map, { A: {}, B: {} }, { state: { leader: 'A' } });
  const area = here.areaAt('A1');
  setGoing(here, (play) => meet(play, { monsters: { ratman: 2 }, area, how: 'wandering' }));
  // A looks up the shaft, B along the passage to its far end.
  assert.deepEqual(names(here, 'placeMonster', MASTER).toSorted(), ['A1', 'B1', 'L1']);
  here.do(place('ratman', 'A1'));
  assert.deepEqual(names(here, 'placeMonster', MASTER), ['B1'], 'A2 is nearer to A');
});
