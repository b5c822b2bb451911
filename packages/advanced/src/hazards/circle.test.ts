/** The magic circle and the throne. */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { weaponDice } from '../combat/weapons.ts';
import { die } from '../combat/fall.ts';
import { levelOf, stat } from '../figures.ts';
import type { ExpeditionScene } from '../scenario/arrange.ts';
import { expeditionMap } from '../turns/expeditionMap.ts';
import { startFight } from '../turns/fights.ts';
import { features, hazardIn, hazardTable, lay } from '../testing/hazards.ts';
import type { AdvancedTable } from '../testing/table.ts';
import { setGoing } from '../testing/underWay.ts';
import { walk } from '../testing/walk.ts';

function circle(figures: ExpeditionScene['figures'] = { A: {}, B: {} }, rest = {}): AdvancedTable {
  const t = hazardTable(figures, rest);
  lay(t, 'magicCircle');
  t.do({ type: 'placeFeature', at: 'A1' });
  return t;
}

const IN = { type: 'step', figure: 'A', to: 'A3' };
const out = (t: AdvancedTable) => t.do({ type: 'step', figure: 'A', to: 'A4' });

rule('ADV-HAZ-71', 'whoever steps in from outside rolls, each time, and not inside', () => {
  const t = circle();
  t.do(IN, [5]);
  walk(t, 'A', 'A2', 'A3');
  out(t);
  t.do(IN, [6]);
  assert.equal(t.event('circleEntered').face, 6);
});

rule('ADV-HAZ-72', 'row by row', () => {
  const results = [3, 6, 9, 10, 11].map((face) => {
    const t = circle();
    t.do(IN, [face]);
    return t.event('circleEntered').result;
  });
  assert.deepEqual(results, ['nothing', 'nothing', 'power', 'healing', 'healing']);
  const cursed = circle({ A: { fate: 1, startFate: 2 }, B: {} });
  cursed.do(IN, [1]);
  assert.deepEqual([cursed.sheet('A').fate, cursed.sheet('A').startFate], [0, 1]);
  const healed = circle({ A: { wounds: 1 }, B: {} });
  healed.do(IN, [10]);
  assert.equal(healed.figure('A').wounds, 2);
  const blessed = circle({ A: { fate: 1, startFate: 1 }, B: {} });
  blessed.do(IN, [12]);
  assert.deepEqual([blessed.sheet('A').fate, blessed.sheet('A').startFate], [2, 1]);
});

rule('ADV-HAZ-72', 'power is for wizards: the next spell needs no component', () => {
  const wizard = circle({ A: { calling: 'wizard' }, B: {} });
  wizard.do(IN, [7]);
  assert.deepEqual(wizard.figure('A').effects, [{ tag: 'freeSpell', ends: 'never' }], 'whenever it is cast');
  const warrior = circle();
  warrior.do(IN, [7]);
  assert.deepEqual(warrior.figure('A').effects, []);
});

rule('ADV-HAZ-72', 'a conjured group stands anywhere in view, and the heroes are surprised', () => {
  const t = circle();
  t.do(IN, [2, 7]);
  assert.deepEqual(t.awaited(), [{ seat: 'master', prompt: 'placeMonster' }]);
  t.do({ type: 'placeMonster', kind: 'ratman', at: 'E1' });
  t.do({ type: 'placeMonster', kind: 'ratman', at: 'E2' });
  assert.deepEqual([t.state.turn.mode, t.state.turn.phase], ['combat', 'master']);
});

rule('ADV-HAZ-72', 'henchmen enter too: a curse does nothing to them, destiny gives them a point', () => {
  const t = circle({ A: { kind: 'henchman', serves: 'B' }, B: {} });
  t.do(IN, [1]);
  out(t);
  t.do(IN, [12]);
  assert.deepEqual([t.sheet('A').fate, t.sheet('A').startFate], [1, 0]);
});

rule(
  'ADV-HAZ-73',
  'power to a wizard, healing and destiny discharge it until the next expedition; power to others does not',
  () => {
    for (const [face, calling, spent] of [
      [7, 'warrior', false],
      [7, 'wizard', true],
      [10, 'warrior', true],
      [12, 'warrior', true],
      [3, 'warrior', false],
    ] as const) {
      const t = circle({ A: { calling }, B: {} });
      t.do(IN, [face]);
      assert.equal(hazardIn(t).stage === 'spent', spent);
      out(t);
      t.do(IN, spent ? [] : [4]);
      assert.equal(expeditionMap(t.state)[0]!.places[t.areaAt('C1')]!.hazard!.stage, 'there');
    }
  },
);

/** The throne stands at C1, its group is met: three ratmen at D2, D3 and E3. */
function throne(): AdvancedTable {
  const t = hazardTable();
  lay(t, 'throne', [7]);
  t.do({ type: 'placeFeature', at: 'C1' });
  const ratman = (number: number, square: string) =>
    ({
      id: `ratman-${number}`,
      side: 'monsters',
      kind: 'monster',
      of: 'ratman',
      square: t.square(square),
      size: 1,
      wounds: 3,
      effects: [],
      group: 1,
      disguise: null,
      character: null,
    }) as const;
  const group = { id: 1, area: t.areaAt('C1'), monsters: { ratman: 3 }, characters: [], gold: 30 };
  const all = [ratman(1, 'D2'), ratman(2, 'D3'), ratman(3, 'E3')];
  t.state = { ...t.state, figures: [...t.state.figures, ...all] };
  setGoing(t, (play) => {
    startFight(play, { group, placedBy: null, surprised: false });
    play.tell('turnBegan', { number: 2, mode: 'combat', phase: 'heroes' }, ['ADV-TURN-02']);
  });
  return t;
}

const ratman = (t: AdvancedTable, number: number) =>
  t.state.figures.find(({ id }) => id === `ratman-${number}`)!;
const toughness = (t: AdvancedTable, number: number) => stat(t.state, ratman(t, number), 'toughness');
const dice = (t: AdvancedTable, number: number) => weaponDice(t.state, ratman(t, number), 'sword', 0);

rule('ADV-HAZ-83', 'it stands by the wall opposite the entrance, and the master says who sits on it', () => {
  const t = hazardTable();
  lay(t, 'throne', [7]);
  t.refuses({ type: 'placeFeature', at: 'C2' }, 'noRoomThere', 'ADV-HAZ-83');
  t.do({ type: 'placeFeature', at: 'E1' });
  assert.deepEqual(features(t, 'throne'), [['E1']]);
  const met = throne();
  assert.deepEqual(met.awaited(), [{ seat: 'master', prompt: 'enthrone' }]);
  met.do({ type: 'enthrone', target: 'ratman-2' });
  assert.equal(met.squareName(ratman(met, 2).square), 'C1');
});

rule('ADV-HAZ-84', 'the others have 1 Toughness and 1 damage die more, whoever sits has not', () => {
  const t = throne();
  t.do({ type: 'enthrone', target: 'ratman-2' });
  assert.deepEqual(
    [1, 2, 3].map((one) => toughness(t, one)),
    [8, 7, 8],
  );
  assert.deepEqual(
    [1, 2, 3].map((one) => dice(t, one)),
    [4, 3, 4],
  );
});

rule('ADV-HAZ-85', 'whoever sits does not move, but may attack', () => {
  const t = throne();
  t.do({ type: 'enthrone', target: 'ratman-2' });
  const figures = t.state.figures.map((figure) =>
    figure.id === 'A' ? { ...figure, square: t.square('B1') } : figure,
  );
  t.state = { ...t.state, figures, turn: { ...t.state.turn, phase: 'master', order: 'moveFirst' } };
  assert.deepEqual(
    t.offered('step', 'master').filter(({ figure }) => figure === 'ratman-2'),
    [],
  );
  assert.ok(t.offers({ type: 'attack', figure: 'ratman-2', target: 'A', weapon: 'sword' }, 'master'));
  assert.deepEqual(ratman(t, 2).effects, [{ tag: 'seated', ends: 'never' }], 'as long as it lives');
});

rule('ADV-HAZ-86', 'killed on the throne, the others lose it for good', () => {
  const t = throne();
  t.do({ type: 'enthrone', target: 'ratman-2' });
  setGoing(t, (play) => die(play, 'ratman-2', ['ADV-DEATH-01']));
  assert.deepEqual([toughness(t, 1), dice(t, 3), hazardIn(t).stage], [7, 3, 'fallen']);
  setGoing(t, (play) =>
    play.tell('turnBegan', { number: 3, mode: 'combat', phase: 'heroes' }, ['ADV-TURN-02']),
  );
  assert.equal(hazardIn(t).stage, 'fallen');
});

rule('ADV-HAZ-87', 'a hero or henchman on the throne gets nothing from it', () => {
  const t = hazardTable();
  lay(t, 'throne', [7]);
  t.do({ type: 'placeFeature', at: 'A1' });
  walk(t, 'A', 'A3', 'A2', 'A1');
  assert.deepEqual([t.at('A'), t.figure('A').effects], ['A1', []]);
  assert.equal(levelOf(t.state).things.length, 1);
});

rule('ADV-HAZ-84', 'others who are not of that group have nothing from it', () => {
  const t = throne();
  const stranger = { ...ratman(t, 3), id: 'ratman-9', group: 2, square: t.square('E1') };
  t.state = { ...t.state, figures: [...t.state.figures, stranger] };
  t.refuses({ type: 'enthrone', target: 'ratman-9' }, 'notOfTheGroup', 'ADV-HAZ-83');
  t.do({ type: 'enthrone', target: 'ratman-1' });
  assert.deepEqual(
    [1, 2, 3, 9].map((number) => toughness(t, number)),
    [7, 8, 8, 7],
  );
});
