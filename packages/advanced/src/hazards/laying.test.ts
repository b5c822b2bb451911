/** The hazard table, and the layout of each of its rooms. */
import assert from 'node:assert/strict';
import { SOUTH } from '@oubliette/dungeon';
import { rule } from '@oubliette/kernel/testing';
import { HAZARD_ROWS } from '../content/hazards.ts';
import { levelOf } from '../figures.ts';
import { sightTo } from '../sight.ts';
import { dig, digging, waysOn } from '../testing/digging.ts';
import { features, hazardIn, hazardTable, lay, RATMEN } from '../testing/hazards.ts';
import { setGoing } from '../testing/underWay.ts';
import { layHazard } from './lay.ts';

rule('ADV-HAZ-01', 'one die of the master says what the room holds, row by row', () => {
  const rows: [number[], string][] = [
    [[1, 7], 'wanderingMonsters'],
    [[2, 12], 'thief'],
    [[3, 7], 'chasm'],
    [[4], 'statue'],
    [[5, 2], 'rats'],
    [[6], 'mould'],
    [[7, 5], 'mushrooms'],
    [[8], 'grate'],
    [[9], 'fountain'],
    [[10], 'magicCircle'],
    [[11], 'trapdoor'],
    [[12, 7], 'throne'],
  ];
  for (const [dice, hazard] of rows) {
    const t = hazardTable();
    lay(t, undefined, dice);
    assert.equal(hazardIn(t).hazard, hazard);
    assert.equal(t.event('hazardFound').faces[0], dice[0]);
  }
});

rule('ADV-HAZ-02', 'a second die, even for rats and odd for bats', () => {
  for (const [face, hazard] of [
    [1, 'bats'],
    [2, 'rats'],
    [11, 'bats'],
    [12, 'rats'],
  ] as const) {
    const t = hazardTable();
    lay(t, undefined, [5, face]);
    assert.deepEqual(t.event('hazardFound').faces, [5, face]);
    assert.equal(hazardIn(t).hazard, hazard);
  }
});

rule('ADV-HAZ-03', 'a prepared map names its hazard, any row or any result', () => {
  const t = hazardTable();
  lay(t, 'fountain');
  assert.deepEqual(t.event('hazardFound').faces, []);
  assert.throws(() => lay(hazardTable(), 'dragon'), /there is no hazard dragon/u);
});

rule('ADV-HAZ-03', 'a dungeon with a hazard table of its own: one die, and any result on it', () => {
  const hazards = [
    { upTo: 6, hazard: 'bats' },
    { upTo: 11, hazard: 'throne' },
    { upTo: 12, hazard: 'manAtArms' },
  ];
  for (const [dice, hazard] of [
    [[6], 'bats'],
    [[7, 7], 'throne'],
    [[12, 7], 'manAtArms'],
  ] as const) {
    const t = hazardTable({ A: {}, B: {} }, { setup: { dungeon: { ...RATMEN, hazards } } });
    lay(t, undefined, dice);
    assert.equal(hazardIn(t).hazard, hazard);
    assert.deepEqual(t.event('hazardFound').faces, [dice[0]]);
    assert.ok(t.event('hazardFound').rules.includes('ADV-HAZ-03'));
  }
});

rule('ADV-HAZ-03', 'a hazard made up for a dungeon is on its table, and laid by its row', (t) => {
  const well = { rules: ['ADV-HAZ-03'], stands: { rule: 'ADV-HAZ-04', width: 2, solid: true } };
  const rows: Record<string, object> = HAZARD_ROWS;
  rows['well'] = well;
  t.after(() => delete rows['well']);
  const own = hazardTable(
    { A: {}, B: {} },
    { setup: { dungeon: { ...RATMEN, hazards: [{ upTo: 12, hazard: 'well' }] } } },
  );
  lay(own, undefined, [3]);
  own.do({ type: 'placeFeature', at: 'B2' });
  assert.equal(hazardIn(own).hazard, 'well');
  assert.deepEqual(features(own, 'well'), [['B2', 'C2', 'B3', 'C3']]);
});

rule(
  'ADV-HAZ-04',
  'sizes: one square for grate, trapdoor, throne and statue, four for the fountain, nine for the circle',
  () => {
    const size = (hazard: string, at: string, dice: number[] = []) => {
      const t = hazardTable();
      lay(t, hazard, dice);
      t.do({ type: 'placeFeature', at });
      return features(t, hazard);
    };
    assert.deepEqual(size('grate', 'C3'), [['C3']]);
    assert.deepEqual(size('trapdoor', 'C3'), [['C3']]);
    assert.deepEqual(size('statue', 'C3'), [['C3']]);
    assert.deepEqual(size('fountain', 'C2'), [['C2', 'D2', 'C3', 'D3']]);
    assert.deepEqual(size('magicCircle', 'A1'), [['A1', 'B1', 'C1', 'A2', 'B2', 'C2', 'A3', 'B3', 'C3']]);
  },
);

rule('ADV-HAZ-04', 'a statue and a fountain cannot be entered, a grate can', () => {
  for (const [hazard, enters] of [
    ['statue', false],
    ['fountain', false],
    ['grate', true],
  ] as const) {
    const t = hazardTable();
    lay(t, hazard);
    t.do({ type: 'placeFeature', at: hazard === 'fountain' ? 'A2' : 'A3' });
    assert.equal(t.offers({ type: 'step', figure: 'A', to: 'A3' }), enters, hazard);
  }
});

rule('ADV-HAZ-04', 'a fountain can be seen across', () => {
  const t = hazardTable();
  lay(t, 'fountain');
  t.do({ type: 'placeFeature', at: 'A2' });
  assert.equal(sightTo(t.world, t.state, t.figure('A'), t.square('A1')), 'full');
});

rule('ADV-HAZ-59', 'any free square of the floor will do for a grate, but the one before the door', () => {
  const t = hazardTable();
  lay(t, 'grate');
  const free = t.offered('placeFeature', 'master').map(({ at }) => t.squareName(at));
  const all = [...'ABCDE'].flatMap((column) => [1, 2, 3, 4, 5].map((row) => `${column}${row}`));
  assert.deepEqual(
    free.toSorted(),
    all.filter((square) => !['A4', 'B4', 'C5'].includes(square)),
  );
});

rule(
  'ADV-HAZ-05',
  'wandering monsters are rolled on their matrix, and met like any found with a room',
  () => {
    const dug = digging('passage', { setup: { dungeon: RATMEN } });
    dig(dug, SOUTH, [7]);
    dug.do({ type: 'chooseLayout', option: 2 }, [1, 4, 1, 8, 3]);
    assert.deepEqual(dug.event('matrixRolled').monsters, { ratman: 2 });
    assert.deepEqual(dug.event('monstersFound').monsters, { ratman: 2 });
    assert.deepEqual(dug.awaited(), [{ seat: 'ann', prompt: 'placeMonster' }]);
  },
);

rule('ADV-HAZ-06', 'who is there: maiden, witch, man-at-arms, thief', () => {
  for (const [face, stranger] of [
    [1, 'maiden'],
    [3, 'maiden'],
    [4, 'witch'],
    [6, 'witch'],
    [7, 'manAtArms'],
    [9, 'manAtArms'],
    [10, 'thief'],
    [12, 'thief'],
  ] as const) {
    const t = hazardTable();
    const guards = stranger === 'maiden' || stranger === 'manAtArms' ? [5] : [];
    lay(t, undefined, [2, face, ...guards]);
    assert.equal(hazardIn(t).hazard, stranger);
  }
});

rule('ADV-HAZ-07', 'nobody is met twice, in this expedition or a later one', () => {
  const t = hazardTable();
  lay(t, undefined, [2, 12]);
  t.do({ type: 'answerThief', answer: 'refuse' });
  assert.ok(t.sheet('A').marks.includes('met:thief') && t.sheet('B').marks.includes('met:thief'));
  setGoing(t, (play) => layHazard(play, t.areaAt('C1')), [2, 10, 6]);
  assert.equal(t.event('strangerKnown').stranger, 'thief');
  assert.equal(hazardIn(t).hazard, 'wanderingMonsters');
  const later = hazardTable({ A: { marks: ['met:witch'] }, B: {} });
  lay(later, undefined, [2, 5, 6]);
  assert.equal(hazardIn(later).hazard, 'wanderingMonsters');
});

rule('ADV-HAZ-74', 'a room with a trapdoor gets no other door: its table is not rolled', () => {
  const dug = digging('passage', { setup: { dungeon: RATMEN } });
  dig(dug, SOUTH, [7]);
  dug.do({ type: 'chooseLayout', option: 2 }, [11]);
  dug.do({ type: 'placeFeature', at: 'W25' });
  assert.equal(dug.state.stack.length, 0);
  assert.ok(!dug.events.some(({ type }) => type === 'roomDoorsRolled'));
  assert.equal(levelOf(dug.state).layout.exits.filter(({ door }) => door !== null).length, 0);
});

rule('ADV-HAZ-20', 'a chasm room has a door more, in the wall beyond, besides those that are rolled', () => {
  const dug = digging('passage', { setup: { dungeon: RATMEN } });
  dig(dug, SOUTH, [7]);
  dug.do({ type: 'chooseLayout', option: 2 }, [3, 7]);
  dug.do({ type: 'placeFeature', at: 'U25' });
  assert.deepEqual(features(dug, 'chasm'), [['U25', 'V25', 'W25', 'X25', 'Y25']]);
  dug.do({ type: 'placeFeature', at: 'V27' });
  assert.deepEqual(
    waysOn(dug).filter((way) => way.endsWith('closed')),
    ['south V27 closed'],
  );
  dug.do({ type: 'placeFeature', at: 'X26' }, [1, 9, 2]);
  assert.equal(dug.event('roomDoorsRolled').doors, 0);
  const rows = new Set(dug.offered('placeMonster', 'ann').map(({ at }) => dug.squareName(at).slice(1)));
  assert.deepEqual(rows, new Set(['26', '27']));
});
