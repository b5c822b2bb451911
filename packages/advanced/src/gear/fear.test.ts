import { rule } from '@oubliette/kernel/testing';
import assert from 'node:assert/strict';
import { statsOf } from '../figures.ts';
import type { Scene } from '../scenario/arrange.ts';
import { battle, MONSTERS } from '../testing/index.ts';
import type { AdvancedTable } from '../testing/index.ts';
import { squaresLeft } from '../turns/acts.ts';

const ROOM = `
  +-+-+-+-+-+
  |. A Z B .|
  + + + + + +
  |. . . . .|
  + + + + + +
  |. . . . C|
  +-+-+-+-+-+
`;
const FIGURES: Scene['figures'] = { A: {}, B: {}, C: {}, Z: { monster: 'zombie' } };
const COWERING = { tag: 'cowering', ends: 'turn' } as const;

/** At the end of the master's phase: the heroes' phase comes next. */
function dusk(map = ROOM, figures = FIGURES, fixed: Record<string, string> = {}): AdvancedTable {
  return battle(map, figures, { turn: MONSTERS, fight: { fixed } });
}

const cowers = (table: AdvancedTable, letter: string): boolean =>
  table.figure(letter).effects.some(({ tag }) => tag === 'cowering');

rule('ADV-ABIL-23', 'whoever starts the heroes’ phase in its death zone tests, once', () => {
  const map = ROOM.replace('Z B .', 'Z . .').replace('|. . . . .|', '|. . . B Y|');
  const table = dusk(map, { ...FIGURES, Y: { monster: 'skeleton' } });
  table.do({ type: 'done' }, [9, 10], 'master');
  assert.deepEqual(
    table.all('braveryTested').map(({ figure, face, bravery, passed }) => [figure, face, bravery, passed]),
    [
      ['A', 9, 9, true],
      ['B', 10, 9, false],
    ],
  );
  assert.deepEqual([cowers(table, 'A'), cowers(table, 'B'), cowers(table, 'C')], [false, true, false]);
});

rule('ADV-ABIL-23', 'however many are fearsome, one test; a henchman tests too', () => {
  const map = ROOM.replace('|. A Z B .|', '|. Y H Z .|').replace('C', 'A');
  const table = dusk(map, {
    H: { kind: 'henchman', serves: 'A' },
    A: {},
    Y: { monster: 'zombie' },
    Z: { monster: 'skeleton' },
  });
  table.do({ type: 'done' }, [3], 'master');
  assert.deepEqual(
    table.all('braveryTested').map(({ figure }) => figure),
    ['H'],
  );
});

rule(
  'ADV-ABIL-23',
  'a zone fixed on another frightens nobody else; nor do monsters that are not fearsome',
  () => {
    const fixed = dusk(ROOM, FIGURES, { 'zombie-1': 'B' });
    fixed.do({ type: 'done' }, [1], 'master');
    assert.deepEqual(
      fixed.all('braveryTested').map(({ figure }) => figure),
      ['B'],
    );
    const plain = dusk(ROOM, { ...FIGURES, Z: { monster: 'orc' } });
    plain.do({ type: 'done' }, [], 'master');
    assert.equal(plain.happened('braveryTested'), false);
  },
);

rule('ADV-ABIL-23', 'the result holds until the next heroes’ phase', () => {
  const table = dusk();
  table.do({ type: 'done' }, [10], 'master');
  table.do({ type: 'done' }, [], 'ann');
  assert.equal(table.state.turn.phase, 'master');
  assert.equal(cowers(table, 'A'), true);
  table.do({ type: 'chooseOrder', order: 'moveFirst', pursuit: false }, [], 'master');
  table.do({ type: 'done' }, [9], 'master');
  assert.equal(cowers(table, 'A'), false);
});

rule('ADV-ABIL-24', 'equal to Bravery is enough, one more is not; Bravery 12 never fails', () => {
  for (const [face, passed] of [
    [8, true],
    [9, true],
    [10, false],
  ] as const) {
    const table = dusk(ROOM, { A: {}, B: {}, C: {}, Z: { monster: 'zombie' } }, { 'zombie-1': 'A' });
    table.do({ type: 'done' }, [face], 'master');
    assert.equal(cowers(table, 'A'), !passed, String(face));
  }
  const brave = { tag: 'courage', ends: 'exploration', changes: [{ stat: 'bravery', set: 12 }] } as const;
  const table = dusk(ROOM, { ...FIGURES, A: { effects: [brave] } }, { 'zombie-1': 'A' });
  table.do({ type: 'done' }, [12], 'master');
  assert.equal(cowers(table, 'A'), false);
});

rule('ADV-ABIL-24', 'a fate point turns the test', () => {
  const table = dusk(ROOM, { ...FIGURES, A: { fate: 1 } }, { 'zombie-1': 'A' });
  table.do({ type: 'done' }, [12], 'master');
  assert.deepEqual(table.awaited(), [{ seat: 'ann', prompt: 'faceRoll' }]);
  table.do({ type: 'faceRoll', fate: true });
  assert.deepEqual([cowers(table, 'A'), table.sheet('A').fate], [false, 0]);
});

function coward(map = ROOM, extra: Scene['figures'] = {}): AdvancedTable {
  return battle(map, { ...FIGURES, A: { effects: [COWERING] }, ...extra });
}

rule('ADV-ABIL-25', 'a cowering figure attacks nobody', () => {
  const table = coward();
  table.refuses({ type: 'attack', figure: 'A', target: 'Z', weapon: 'sword' }, 'cowering', 'ADV-ABIL-25');
  table.do({ type: 'attack', figure: 'B', target: 'Z', weapon: 'sword' }, [2]);
});

rule('ADV-ABIL-25', 'it does not strike back at a fumble', () => {
  const table = battle(ROOM, { ...FIGURES, A: { effects: [COWERING] } }, { turn: MONSTERS });
  table.do({ type: 'attack', figure: 'Z', target: 'A', weapon: 'cleaver' }, [1], 'master');
  assert.equal(table.all('attackRolled').length, 1);
  const bold = battle(ROOM, FIGURES, { turn: MONSTERS });
  bold.do({ type: 'attack', figure: 'Z', target: 'A', weapon: 'cleaver' }, [1, 2], 'master');
  assert.equal(bold.all('attackRolled').length, 2);
});

rule('ADV-ABIL-26', 'a cowering figure does not walk; it may run', () => {
  const table = coward();
  table.refuses({ type: 'step', figure: 'A', to: 'A1' }, 'cowering', 'ADV-ABIL-26');
  table.do({ type: 'run', figure: 'A' }, [7]);
  table.do({ type: 'step', figure: 'A', to: 'A1' });
  assert.equal(table.at('A'), 'A1');
});

rule('ADV-ABIL-26', 'its run is its Speed and the die, on a 1 its Speed alone', () => {
  const left = (face: number): number => {
    const table = coward();
    const { speed } = statsOf(table.state, table.figure('A'));
    table.do({ type: 'run', figure: 'A' }, [face]);
    return squaresLeft(table.state, table.figure('A')) - speed;
  };
  assert.deepEqual([left(7), left(1)], [7, 0]);
  const bold = battle(ROOM, FIGURES);
  bold.do({ type: 'run', figure: 'A' }, [7]);
  assert.equal(squaresLeft(bold.state, bold.figure('A')), 7, 'others could have walked first');
});

const DOOR = `
  +-+-+-+
  |. A Z|
  + +d+ +
  |. . .|
  +-+-+-+
`;

rule('ADV-ABIL-27', 'it may open the door beside it, even in a death zone, but not close one', () => {
  const figures: Scene['figures'] = { A: { effects: [COWERING] }, Z: { monster: 'zombie' } };
  const open = { type: 'openDoor', figure: 'A', at: 'B1', side: 2 };
  const table = battle(DOOR, figures);
  table.do(open);
  table.refuses({ ...open, type: 'closeDoor' }, 'inDeathZone', 'ADV-CMB-41');
  const bold = battle(DOOR, { ...figures, A: {} });
  bold.refuses(open, 'inDeathZone', 'ADV-CMB-41');
  const ajar = battle(DOOR.replace('+d+', '+o+'), figures);
  ajar.refuses({ ...open, type: 'closeDoor' }, 'inDeathZone', 'ADV-CMB-41');
});

const TERROR = { tag: 'fearsome', ends: 'exploration' } as const;

rule('ADV-ABIL-28', 'monsters beside a fearsome hero test at the start of their own phase', () => {
  const map = ROOM.replace('|. A Z B .|', '|. Z A R .|').replace('C', 'B');
  const figures: Scene['figures'] = {
    A: { effects: [TERROR] },
    B: {},
    Z: { monster: 'zombie' },
    R: { monster: 'ratman' },
  };
  const table = battle(map, figures, { fight: { fixed: { A: 'ratman-1', 'zombie-1': 'A' } } });
  table.do({ type: 'done' }, [7], 'ann');
  assert.deepEqual(
    table.all('braveryTested').map(({ figure, bravery, passed }) => [figure, bravery, passed]),
    [['ratman-1', 6, false]],
  );
  assert.equal(cowers(table, 'R'), true);
  table.do({ type: 'chooseOrder', order: 'deedFirst', pursuit: false }, [], 'master');
  table.refuses(
    { type: 'attack', figure: 'R', target: 'A', weapon: 'sword' },
    'cowering',
    'ADV-ABIL-25',
    'master',
  );
  // Through the next heroes' phase too, but only until its own next phase. Fearsome monsters never test.
  table.do({ type: 'done' }, [], 'master');
  assert.equal(table.happened('braveryTested'), false);
  assert.equal(cowers(table, 'R'), true);
  table.do({ type: 'done' }, [6], 'ann');
  assert.equal(table.event('tookHeart').figure, 'ratman-1');
  assert.equal(cowers(table, 'R'), false);
});
