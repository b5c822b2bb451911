/** Mushrooms and the fountain. */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { weaponDice } from '../combat/weapons.ts';
import { hasEffect, isAsleep, stat } from '../figures.ts';
import type { SceneFigure } from '../scenario/arrange.ts';
import { hazardIn, hazardTable, itemsOf, lay } from '../testing/hazards.ts';
import type { AdvancedTable } from '../testing/table.ts';
import { setGoing } from '../testing/underWay.ts';
import { squaresLeft } from '../turns/acts.ts';

function patch(A: SceneFigure = {}): AdvancedTable {
  const t = hazardTable({ A: { startWounds: 4, ...A }, B: {} });
  lay(t, 'mushrooms', [3]);
  return t;
}

const PICK = { type: 'pickMushroom', figure: 'A' };

/** A picks all three and eats the first. */
function eaten(face: number, A: SceneFigure = {}, more: number[] = []): AdvancedTable {
  const t = patch(A);
  for (const _ of [1, 2, 3]) t.do(PICK);
  t.do(eat(t), [face, ...more]);
  return t;
}

const batch = (t: AdvancedTable) => `mushroom:0:${t.areaAt('C1')}`;
const eat = (t: AdvancedTable, figure = 'A') => ({ type: 'eatMushroom', figure, mushroom: batch(t) });
const combat = (t: AdvancedTable) => {
  t.state = { ...t.state, turn: { ...t.state.turn, mode: 'combat' } };
};

rule('ADV-HAZ-57', 'as many as the die says, picked by heroes in the room and carried', () => {
  const t = patch();
  assert.equal(hazardIn(t).facts['left'], 3);
  t.do(PICK);
  t.do({ ...PICK, figure: 'B' });
  t.do(PICK);
  assert.deepEqual([itemsOf(t, 'A').length, itemsOf(t, 'B').length, hazardIn(t).facts['left']], [2, 1, 0]);
  t.refuses(PICK, 'noMushrooms', 'ADV-HAZ-57');
  const man = hazardTable({ A: { kind: 'henchman', serves: 'B' }, B: {} });
  lay(man, 'mushrooms', [3]);
  man.refuses(PICK, 'heroesOnly', 'ADV-HAZ-57');
});

rule('ADV-HAZ-58', 'the first bite tells what all of the room are', () => {
  for (const [face, kind, more] of [
    [3, 'sleep', [5]],
    [4, 'sleep', [5]],
    [5, 'spots', []],
    [6, 'spots', []],
    [7, 'strength', []],
    [8, 'strength', []],
    [9, 'speed', []],
    [10, 'speed', []],
    [11, 'healing', []],
    [12, 'healing', []],
  ] as const) {
    const t = eaten(face, {}, [...more]);
    assert.deepEqual([t.event('mushroomEaten').kind, hazardIn(t).facts['kind']], [kind, kind]);
    assert.equal(itemsOf(t, 'A').length, 2);
  }
  const t = eaten(12, { wounds: 1 });
  assert.equal(t.figure('A').wounds, 4);
  t.do(eat(t));
  assert.equal(t.event('mushroomEaten').face, null);
});

rule(
  'ADV-HAZ-58',
  'deadly ones kill unless a fate point or a healing potion helps; the rest is a dose of rat poison',
  () => {
    assert.equal(eaten(1).find('A'), undefined);
    const potion = eaten(2, { items: ['healingPotion'] });
    potion.refuses({ type: 'faceVenom', cure: 'fate' }, 'noCure', 'ADV-HAZ-58');
    potion.do({ type: 'faceVenom', cure: 'potion' });
    assert.deepEqual([potion.figure('A').wounds, itemsOf(potion, 'A').includes('healingPotion')], [4, false]);
    const fate = eaten(2, { fate: 1 });
    fate.do({ type: 'faceVenom', cure: 'fate' });
    assert.deepEqual([fate.figure('A').wounds, fate.sheet('A').fate], [4, 0]);
    const nothing = eaten(2, { fate: 1 });
    nothing.do({ type: 'faceVenom', cure: 'nothing' });
    assert.equal(nothing.find('A'), undefined);
    setGoing(fate, (play) =>
      play.tell('hazardFound', { area: fate.areaAt('A7'), hazard: 'rats', faces: [] }, ['ADV-HAZ-01']),
    );
    for (const to of ['A5', 'B5', 'C5']) fate.do({ type: 'step', figure: 'A', to });
    fate.state = { ...fate.state, turn: { ...fate.state.turn, acts: {} } };
    fate.do({ type: 'clearRoom', figure: 'A', means: 'ratPoison' });
    assert.deepEqual(itemsOf(fate, 'A'), []);
  },
);

rule('ADV-HAZ-58', 'a sleeper lies there for as many turns as the die says, and wakes', () => {
  const t = eaten(3, {}, [2]);
  assert.ok(isAsleep(t.figure('A')));
  t.do({ type: 'done' }, [5]);
  assert.ok(isAsleep(t.figure('A')));
  t.refuses({ type: 'step', figure: 'A', to: 'A3' }, 'asleep', 'ADV-STAIR-03');
  t.do({ type: 'done' }, [5]);
  assert.ok(!isAsleep(t.figure('A')));
});

rule(
  'ADV-HAZ-58',
  'strength and speed work when eaten as a combat turn begins, until exploration resumes',
  () => {
    const wasted = eaten(7);
    assert.deepEqual(wasted.figure('A').effects, []);
    combat(wasted);
    const dice = weaponDice(wasted.state, wasted.figure('A'), 'sword', 0);
    wasted.do(eat(wasted));
    assert.equal(weaponDice(wasted.state, wasted.figure('A'), 'sword', 0), dice + 1);
    assert.equal(weaponDice(wasted.state, wasted.figure('A'), 'bow', 0), 3, 'a bow draws itself');
    assert.equal(wasted.figure('A').effects[0]!.ends, 'exploration');
    const swift = eaten(9, {
      start: {
        weaponSkill: 8,
        bowSkill: 8,
        strength: 6,
        toughness: 5,
        speed: 5,
        bravery: 9,
        intelligence: 8,
      },
    });
    combat(swift);
    swift.do(eat(swift));
    assert.equal(stat(swift.state, swift.figure('A'), 'speed'), 10);
    assert.equal(swift.figure('A').effects[0]!.ends, 'exploration');
    assert.equal(squaresLeft(swift.state, swift.figure('A')), 10, 'twice the Speed, and no more');
    const late = eaten(7);
    combat(late);
    late.do({ type: 'step', figure: 'A', to: 'A3' });
    late.refuses(eat(late), 'atTurnStart', 'ADV-HAZ-58');
  },
);

function fountain(A: SceneFigure = {}): AdvancedTable {
  const t = hazardTable({ A: { startWounds: 4, ...A }, B: {} });
  lay(t, 'fountain');
  t.do({ type: 'placeFeature', at: 'A2' });
  return t;
}

const DRINK = { type: 'drink', figure: 'A' };

rule('ADV-HAZ-69', 'a drink is a hero’s action beside the fountain; every drink has its roll', () => {
  const t = fountain();
  t.do({ type: 'step', figure: 'B', to: 'B5' });
  t.refuses({ ...DRINK, figure: 'B' }, 'notAtFountain', 'ADV-HAZ-69');
  t.do(DRINK, [5]);
  t.refuses(DRINK, 'alreadyActed', 'ADV-EXPL-01');
  t.state = { ...t.state, turn: { ...t.state.turn, acts: {} } };
  t.do(DRINK, [8]);
  assert.equal(t.sheet('A').fate, 2);
});

rule('ADV-HAZ-70', 'row by row: poison, sleep, luck, healing', () => {
  const poisoned = fountain({ items: ['healingPotion'] });
  poisoned.do(DRINK, [1]);
  poisoned.do({ type: 'faceVenom', cure: 'potion' });
  assert.ok(poisoned.find('A'));
  const dead = fountain();
  dead.do(DRINK, [1]);
  assert.equal(dead.find('A'), undefined);
  const saved = fountain({ fate: 1 });
  saved.do(DRINK, [1]);
  saved.do({ type: 'faceVenom', cure: 'fate' });
  assert.equal(saved.sheet('A').fate, 0);
  for (const face of [2, 4]) {
    const t = fountain();
    t.do(DRINK, [face, 3]);
    assert.ok(hasEffect(t.figure('A'), 'asleep'));
  }
  for (const face of [5, 8]) {
    const t = fountain({ startFate: 1, fate: 1, wounds: 1 });
    t.do(DRINK, [face]);
    assert.deepEqual([t.sheet('A').fate, t.sheet('A').startFate, t.figure('A').wounds], [2, 1, 1]);
  }
  for (const face of [9, 12]) {
    const t = fountain({ wounds: 1 });
    t.do(DRINK, [face]);
    assert.equal(t.figure('A').wounds, 4);
  }
});
