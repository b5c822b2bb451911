/** Edge cases of hazard rooms: who is affected, from which side, and what a later expedition finds. */
import assert from 'node:assert/strict';
import { EAST, NORTH, SOUTH, WEST } from '@oubliette/dungeon';
import type { Direction } from '@oubliette/dungeon';
import { rule } from '@oubliette/kernel/testing';
import { findFigure, levelOf, withFigure } from '../figures.ts';
import { PLAIN_PLAN } from '../scenario/plain.ts';
import { features, hazardIn, hazardTable, lay, RATMEN } from '../testing/hazards.ts';
import { table } from '../testing/table.ts';
import type { AdvancedTable } from '../testing/table.ts';
import { setGoing } from '../testing/underWay.ts';
import { endFight, startFight } from '../turns/fights.ts';
import { hazardAgain } from './again.ts';
import { isMeek } from './company.ts';
import { isBeyondChasm } from './ground.ts';
import { layHazard } from './lay.ts';

/** The door is south of B2; the passage beyond it has rows 3 and 4. */
const DOOR = `
  +-+-+-+
  |. . .|
  + + + +
  |. . .|
  +-+o+-+
  |: A R|
  + + + +
  |C : H|
  +-+-+-+
`;

function before(hazard: string): AdvancedTable {
  const t = table(
    DOOR,
    { A: {}, C: {}, H: { kind: 'henchman', serves: 'A' }, R: { monster: 'ratman' } },
    { turn: { mode: 'combat', phase: 'master', order: 'moveFirst' } },
  );
  setGoing(t, (play) => layHazard(play, t.areaAt('B1'), hazard));
  t.state = withFigure(t.state, 'A', { square: t.square('A3') });
  return t;
}

rule('ADV-HAZ-53', 'those who live there do not mind the mould', () => {
  const t = before('mould');
  t.state = withFigure(t.state, 'ratman-1', { square: t.square('B3') });
  t.state = withFigure(t.state, 'A', { square: t.square('A4') });
  t.state = withFigure(t.state, 'C', { square: t.square('C4') });
  t.state = withFigure(t.state, 'H', { square: t.square('C3') });
  setGoing(t, (play) =>
    play.tell(
      'stepped',
      {
        figure: 'ratman-1',
        from: t.square('B3'),
        to: t.square('B2'),
        across: [],
        left: 3,
        trodden: true,
      },
      ['ADV-CMB-29'],
    ),
  );
  assert.equal(t.happened('mouldRolled'), false);
});

rule(
  'ADV-HAZ-55',
  'on a 1 a henchman dies, a hero with a point of fate need not; anything else kills nobody',
  () => {
    const step = (figure: string, dice: readonly number[], fate = 0): AdvancedTable => {
      const t = table(DOOR.replace('R', ':'), {
        A: { fate },
        C: {},
        H: { kind: 'henchman', serves: 'A' },
      });
      setGoing(t, (play) => layHazard(play, t.areaAt('B1'), 'mould'));
      if (figure === 'H') {
        t.state = withFigure(t.state, 'A', { square: t.square('A3') });
        t.state = withFigure(t.state, 'H', { square: t.square('B3') });
      }
      t.do({ type: 'step', figure, to: 'B2' }, dice);
      return t;
    };
    assert.equal(step('H', [1]).find('H'), undefined);
    const saved = step('A', [1], 1);
    saved.do({ type: 'faceRoll', fate: true });
    assert.ok(saved.find('A'));
    assert.deepEqual(step('A', [11]).state.stack, []);
    assert.deepEqual(step('A', [4]).event('mouldRolled').rules, ['ADV-HAZ-55']);
  },
);

rule('ADV-HAZ-71', 'a monster in the circle is nothing to it', () => {
  const t = hazardTable({ A: {}, B: {} });
  lay(t, 'magicCircle');
  t.do({ type: 'placeFeature', at: 'A1' });
  const ratman = {
    ...t.figure('B'),
    id: 'ratman-1',
    of: 'ratman',
    kind: 'monster',
    side: 'monsters',
  } as const;
  t.state = { ...t.state, figures: [t.figure('A'), ratman] };
  const [inside] = features(t, 'magicCircle')[0]!;
  setGoing(t, (play) =>
    play.tell(
      'stepped',
      {
        figure: 'ratman-1',
        from: t.square('B4'),
        to: t.square(inside!),
        across: [],
        left: 3,
        trodden: true,
      },
      ['ADV-CMB-29'],
    ),
  );
  assert.equal(t.happened('circleEntered'), false);
});

rule('ADV-HAZ-72', 'a curse takes the last point, and never more', () => {
  const t = hazardTable({ A: { fate: 0, startFate: 0 }, B: {} });
  lay(t, 'magicCircle');
  t.do({ type: 'placeFeature', at: 'A1' });
  t.do({ type: 'step', figure: 'A', to: 'A3' }, [1]);
  assert.deepEqual([t.sheet('A').fate, t.sheet('A').startFate], [0, 0]);
});

rule('ADV-HAZ-36', 'nobody with points left keeps any of them', () => {
  const t = hazardTable({ A: { fate: 3, startFate: 3 }, B: {} });
  lay(t, 'statue');
  t.do({ type: 'placeFeature', at: 'A3' });
  t.do({ type: 'takeRuby', figure: 'A' }, [1]);
  assert.deepEqual([t.sheet('A').fate, t.sheet('A').startFate], [0, 3]);
});

/** Which corners of a room lie beyond a chasm in its middle, by the side it was entered from. */
function beyond(entry: Direction): string[] {
  const t = table(
    '+-+-+-+-+-+\n|A . . . .|\n+ + + + + +\n|. . . . .|\n+ + + + + +\n|. . . . .|\n+-+-+-+-+-+',
    { A: {} },
    { places: { A1: { entry, room: 'hazard' } } },
  );
  const across = entry === EAST || entry === WEST;
  const squares = across ? [2, 7, 12] : [5, 6, 7, 8, 9];
  const { places } = levelOf(t.state);
  const area = t.areaAt('A1');
  const hazard = { hazard: 'chasm', stage: 'there', facts: { chasm: 'chasm-1' } } as const;
  t.state = {
    ...t.state,
    levels: [
      {
        ...levelOf(t.state),
        things: [{ id: 'chasm-1', tag: 'feature', feature: 'chasm', square: squares[0]!, squares }],
        places: { ...places, [area]: { ...places[area]!, hazard } },
      },
    ],
  };
  return ['A1', 'E1', 'A3', 'E3'].filter((name) => isBeyondChasm(t.state, area, t.square(name)));
}

rule('ADV-HAZ-20', 'the far side is the one away from the entrance, whichever that is', () => {
  assert.deepEqual(beyond(SOUTH), ['A1', 'E1']);
  assert.deepEqual(beyond(NORTH), ['A3', 'E3']);
  assert.deepEqual(beyond(WEST), ['E1', 'E3']);
  assert.deepEqual(beyond(EAST), ['A1', 'A3']);
});

const UNGUARDED = {
  ...PLAIN_PLAN,
  matrices: { ...PLAIN_PLAN.matrices, wandering: [{ upTo: 12, monsters: {} }] },
};

rule('ADV-HAZ-92', 'where nobody guards him he is free at once, armed; so is the maiden, unarmed', () => {
  for (const [who, weapons] of [
    ['manAtArms', ['sword']],
    ['maiden', []],
  ] as const) {
    const t = hazardTable({ A: {}, B: {} }, { setup: { dungeon: UNGUARDED } });
    lay(t, who, [5]);
    t.do({ type: 'placeFeature', at: 'E1' });
    assert.equal(hazardIn(t).stage, 'freed');
    assert.deepEqual(t.sheet(`${who}-1`).weapons, weapons);
    assert.deepEqual(t.event('captiveFreed').rules, [who === 'maiden' ? 'ADV-HAZ-08' : 'ADV-HAZ-92']);
    assert.equal(isMeek(t.state, findFigure(t.state, `${who}-1`)!), who === 'maiden');
  }
});

rule('ADV-HAZ-14', 'as long as he is held he strikes nobody, and stays where he is', () => {
  const t = hazardTable({ A: {}, B: {} });
  lay(t, 'manAtArms', [5]);
  t.do({ type: 'placeFeature', at: 'E1' });
  const man = findFigure(t.state, 'manAtArms-1')!;
  assert.equal(isMeek(t.state, man), true);
  assert.equal(isMeek(t.state, t.figure('A')), false);
  assert.equal(
    t.offered('step', 'ann').some(({ figure }) => figure === man.id),
    false,
  );
});

rule('ADV-HAZ-07', 'heroes remember whom they met; their men need not, and nobody remembers a statue', () => {
  const t = hazardTable({ A: {}, B: {}, H: { kind: 'henchman', serves: 'A' } });
  lay(t, 'witch');
  assert.deepEqual(
    ['A', 'B', 'H'].map((who) => t.sheet(who).marks),
    [['met:witch'], ['met:witch'], []],
  );
  const other = hazardTable();
  lay(other, 'fountain');
  assert.deepEqual(other.sheet('A').marks, []);
});

rule('ADV-HAZ-16', 'a refused thief leaves the room as if nobody had been there', () => {
  const t = hazardTable();
  lay(t, 'thief');
  t.refuses({ type: 'allowAttack', allow: true }, 'notAsked', 'ADV-HAZ-16', 'ann');
  t.do({ type: 'answerThief', answer: 'refuse' });
  assert.deepEqual([t.state.stack, t.happened('featurePlaced')], [[], false]);
});

rule('ADV-HAZ-83', 'one takes the seat as the fight begins; those who come back wait for the next', () => {
  const t = hazardTable({ A: {}, B: {} });
  lay(t, 'throne', [5]);
  const seat = t.offered('placeFeature', 'master')[0]!;
  t.do(seat);
  const area = t.areaAt('C1');
  const guard = (id: string, square: string) =>
    ({
      ...t.figure('A'),
      id,
      side: 'monsters',
      kind: 'monster',
      of: 'ratman',
      square: t.square(square),
      wounds: 3,
      group: 1,
    }) as const;
  t.state = { ...t.state, figures: [...t.state.figures, guard('ratman-1', 'E4'), guard('ratman-2', 'E3')] };
  const group = { id: 1, area, monsters: { ratman: 2 }, characters: [], gold: 20 };
  setGoing(t, (play) => {
    startFight(play, { group, placedBy: null, surprised: false });
    play.tell('turnBegan', { number: 2, mode: 'combat', phase: 'heroes' }, ['ADV-TURN-02']);
  });
  assert.deepEqual(t.awaited(), [{ seat: 'master', prompt: 'enthrone' }]);
  t.do({ type: 'enthrone', target: 'ratman-2' });
  assert.equal(hazardIn(t).stage, 'seated');
  setGoing(t, (play) => endFight(play, 'escaped'), [5, 4]);
  assert.equal(hazardIn(t).stage, 'awaits');
});

const place = (hazard: string, stage: string, facts: Record<string, number>) =>
  hazardAgain({
    ...levelOf(hazardTable().state).places['scene-1.r0']!,
    hazard: { hazard, stage, facts },
  }).hazard;

rule(
  'ADV-HAZ-43',
  'a later day finds sixty rats again, a circle that works, an empty throne and an old ladder',
  () => {
    assert.deepEqual(place('rats', 'there', { left: 7, passed: 3 }), {
      hazard: 'rats',
      stage: 'there',
      facts: { left: 60 },
    });
    assert.deepEqual(place('rats', 'cleared', { left: 0 })!.facts, { left: 0 });
    assert.equal(place('magicCircle', 'spent', {})!.stage, 'there');
    assert.equal(place('throne', 'seated', {})!.stage, 'awaits');
    assert.equal(place('throne', 'broken', {})!.stage, 'broken');
    assert.equal(place('statue', 'seated', {})!.stage, 'seated');
    assert.deepEqual(place('chasm', 'there', { ladder: 9 })!.facts, { ladder: 0 });
    assert.deepEqual(place('chasm', 'there', {})!.facts, {});
  },
);

rule('ADV-HAZ-58', 'a healing mushroom is eaten whenever one likes, even in the middle of a fight', () => {
  const t = hazardTable({ A: { startWounds: 4, wounds: 2 }, B: {} });
  lay(t, 'mushrooms', [3]);
  const mushroom = `mushroom:0:${t.areaAt('C1')}`;
  const eat = { type: 'eatMushroom', figure: 'A', mushroom };
  for (const _ of [1, 2, 3]) t.do({ type: 'pickMushroom', figure: 'A' });
  t.do(eat, [12]);
  assert.equal(t.figure('A').wounds, 4);
  assert.equal(t.event('mushroomEaten').face, 12);
  t.state = withFigure(t.state, 'A', { wounds: 1 });
  t.state = { ...t.state, turn: { ...t.state.turn, mode: 'combat', acts: {} } };
  t.do({ type: 'step', figure: 'A', to: 'A3' });
  t.do(eat);
  assert.deepEqual([t.figure('A').wounds, t.event('mushroomEaten').face], [4, null]);
});

rule('ADV-HAZ-05', 'wandering monsters of a hazard room are rolled and met in it', () => {
  const t = hazardTable({ A: {}, B: {} }, { setup: { dungeon: RATMEN } });
  lay(t, 'wanderingMonsters', [4]);
  assert.deepEqual(t.event('matrixRolled').monsters, { ratman: 2 });
});

/** Three heroes outside the bats' room, C beside the door with A and B. */
function bats(): AdvancedTable {
  const t = table(DOOR.replace(': A R', 'B A C').replace('C : H', ': : :'), { A: {}, B: {}, C: {} });
  setGoing(t, (play) => layHazard(play, t.areaAt('B1'), 'bats'));
  return t;
}
const FIGHT_BATS = { type: 'fightBats', figure: 'A' };

rule('ADV-HAZ-50', 'the fight takes the whole turn: not once somebody has stirred', () => {
  const t = bats();
  t.do({ type: 'step', figure: 'B', to: 'A4' });
  t.refuses(FIGHT_BATS, 'wholeTurn', 'ADV-HAZ-50');
});

rule('ADV-HAZ-50', 'of two wounds left over nobody gets both', () => {
  const t = bats();
  t.do(FIGHT_BATS);
  t.do({ type: 'goIn', go: true });
  t.do({ type: 'goIn', go: true }, [9]);
  assert.equal(t.event('batsFought').wounds, 5);
  t.do({ type: 'giveBite', target: 'A' });
  t.refuses({ type: 'giveBite', target: 'A' }, 'asEvenly', 'ADV-HAZ-50');
  t.do({ type: 'giveBite', target: 'C' });
  assert.deepEqual(
    ['A', 'B', 'C'].map((who) => t.figure(who).wounds),
    [2, 3, 2],
  );
});
