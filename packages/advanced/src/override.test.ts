/** Corrections by the game master. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { table } from './testing/index.ts';
import type { AdvancedTable } from './testing/index.ts';
import { override } from './override.ts';
import { PLAIN_FIGHT } from './scenario/fight.ts';
import type { SceneFigure } from './scenario/arrange.ts';
import { DEFAULT_OPTIONS, MASTER } from './setup.ts';

const ROOMS = `
  +-+-+-+-+
  |A B .d.|
  + + + + +
  |H . R|.|
  +-+-+-+-+
`;

function laid(rest: object = {}, R: SceneFigure = { monster: 'ratman' }): AdvancedTable {
  return table(ROOMS, { A: { gold: 5 }, B: { wounds: 2 }, H: { kind: 'henchman', serves: 'A' }, R }, rest);
}

/** The corrected state, or the code of the refusal. */
function correct(t: AdvancedTable, change: object, seat = 'master') {
  const decision = override(t.world, t.state, seat, change, 'a slip');
  if (!decision.ok) return decision.refusal.code;
  const [event] = decision.events;
  assert.deepEqual(event, {
    type: 'corrected',
    change,
    reason: 'a slip',
    rules: ['TBL-OVERRIDE'],
    news: true,
  });
  return decision.state;
}

function corrected(t: AdvancedTable, change: object): AdvancedTable {
  const state = correct(t, change);
  if (typeof state === 'string') assert.fail(state);
  t.state = state;
  return t;
}

test('wounds, between one and all', () => {
  assert.equal(corrected(laid(), { tag: 'setWounds', figure: 'B', wounds: 4 }).figure('B').wounds, 4);
  assert.equal(correct(laid(), { tag: 'setWounds', figure: 'B', wounds: 5 }), 'outOfRange');
  assert.equal(correct(laid(), { tag: 'setWounds', figure: 'B', wounds: 0 }), 'unknownChange');
  assert.equal(correct(laid(), { tag: 'setWounds', figure: 'nobody', wounds: 1 }), 'notOnBoard');
});

test('a square that is free', () => {
  const t = laid();
  assert.equal(corrected(t, { tag: 'setSquare', figure: 'A', square: t.square('D2') }).at('A'), 'D2');
  assert.equal(correct(t, { tag: 'setSquare', figure: 'A', square: t.square('B1') }), 'notFree');
  assert.equal(correct(t, { tag: 'setSquare', figure: 'A', square: 4000 }), 'notFree');
});

test('a door between what is known', () => {
  const t = laid();
  const door = { tag: 'setDoor', at: t.square('C1'), side: 1, open: true };
  assert.deepEqual(corrected(t, door).state.levels[0]!.doors, ['open']);
  assert.equal(correct(t, { ...door, side: 3 }), 'noDoor');
  assert.equal(correct(t, { ...door, at: 4000 }), 'noDoor');
});

test('gold, things, points and missiles', () => {
  const t = laid();
  assert.equal(corrected(t, { tag: 'setGold', figure: 'A', gold: 70 }).sheet('A').gold, 70);
  corrected(t, { tag: 'setItems', figure: 'A', items: ['rope'] });
  assert.deepEqual(t.sheet('A').items, ['rope']);
  assert.equal(correct(t, { tag: 'setItems', figure: 'A', items: ['toaster'] }), 'unknownItem');
  corrected(t, { tag: 'setCount', figure: 'A', of: 'fate', number: 2 });
  corrected(t, { tag: 'setCount', figure: 'A', of: 'arrows', number: 6 });
  assert.deepEqual([t.sheet('A').fate, t.sheet('A').arrows, t.sheet('A').bolts], [2, 6, 0]);
  assert.equal(correct(t, { tag: 'setGold', figure: 'ratman-1', gold: 1 }), 'notOnBoard');
});

test('a monster or a henchman is taken off; a hero is not', () => {
  const t = laid();
  assert.equal(corrected(t, { tag: 'removeFigure', figure: 'ratman-1' }).find('R'), undefined);
  assert.equal(corrected(t, { tag: 'removeFigure', figure: 'H' }).sheet('H').where, 'lost');
  assert.equal(correct(t, { tag: 'removeFigure', figure: 'A' }), 'notAHero');
});

test('by the master alone, when nothing is under way, and where the table allows it', () => {
  const change = { tag: 'setGold', figure: 'A', gold: 1 };
  assert.equal(correct(laid(), change, 'ann'), 'onlyTheMaster');
  const forbidden = laid({ setup: { options: { ...DEFAULT_OPTIONS, corrections: false } } });
  assert.equal(correct(forbidden, change), 'overridesForbidden');
  const asked = laid({ state: { stack: [{ tag: 'secretDoor', figure: 'A', squares: [0, 1], side: 0 }] } });
  assert.equal(correct(asked, change), 'notNow');
  assert.equal(correct(laid(), { tag: 'setMood', figure: 'A' }), 'unknownChange');
  assert.equal(correct(laid(), { ...change, more: 1 }), 'unknownChange');
});

test('what is set right in a fight has its consequences for the zones', () => {
  const t = laid({ turn: { mode: 'combat' }, state: { fight: PLAIN_FIGHT } });
  const change = { tag: 'setSquare', figure: t.id('R'), square: t.square('C1') };
  const state = correct(t, change);
  assert.ok(typeof state !== 'string');
  assert.deepEqual(state.fight?.fixed, { B: 'ratman-1', 'ratman-1': 'B' });
});

test('a door is closed again; all things named have to be things', () => {
  const t = laid();
  const door = { tag: 'setDoor', at: t.square('C1'), side: 1, open: true };
  corrected(t, door);
  assert.deepEqual(corrected(t, { ...door, open: false }).state.levels[0]!.doors, ['closed']);
  assert.equal(correct(t, { tag: 'setItems', figure: 'A', items: ['rope', 'toaster'] }), 'unknownItem');
  assert.equal(correct(t, { tag: 'setItems', figure: 'nobody', items: [] }), 'notOnBoard');
  assert.equal(correct(t, { tag: 'setSquare', figure: 'nobody', square: 0 }), 'notOnBoard');
  assert.equal(correct(t, { tag: 'removeFigure', figure: 'nobody' }), 'notOnBoard');
});

test('a monster’s wounds by its kind; a large one needs room for all of it', () => {
  const t = laid();
  assert.equal(corrected(t, { tag: 'setWounds', figure: 'ratman-1', wounds: 3 }).figure('R').wounds, 3);
  assert.equal(correct(t, { tag: 'setWounds', figure: 'ratman-1', wounds: 4 }), 'outOfRange');
  const large = table(ROOMS.replace('d', ' ').replace('R|', 'R '), {
    A: {},
    R: { monster: 'ratman', size: 2 },
  });
  large.state = {
    ...large.state,
    figures: large.state.figures.map((one) =>
      one.size === 2 ? { ...one, square: large.square('C1') } : one,
    ),
  };
  assert.equal(
    correct(large, { tag: 'setSquare', figure: 'ratman-1', square: large.square('A1') }),
    'notFree',
  );
  assert.equal(
    correct(large, { tag: 'setSquare', figure: 'ratman-1', square: large.square('D1') }),
    'notFree',
  );
  const moved = corrected(large, { tag: 'setSquare', figure: 'ratman-1', square: large.square('B1') });
  assert.equal(moved.at('ratman-1'), 'B1', 'its own squares are free to it');
});

test('whoever waits on the stairs has a purse as well; not before the start, and not after the end', () => {
  const t = laid();
  const sheets = t.state.sheets.map((sheet) => ({ ...sheet, where: 'below' as const }));
  t.state = { ...t.state, sheets };
  assert.equal(corrected(t, { tag: 'setGold', figure: 'A', gold: 3 }).sheet('A').gold, 3);
  for (const stage of ['setup', 'over'] as const) {
    const other = laid();
    other.state = { ...other.state, stage };
    assert.equal(correct(other, { tag: 'setGold', figure: 'A', gold: 3 }), 'notNow');
  }
});

test('a monster’s wounds are told as all see them: not those of a disguise, nor any the master counts alone', () => {
  const told = (kind: SceneFigure, wounds: number, options = DEFAULT_OPTIONS) => {
    const t = laid({ setup: { options: { ...options, corrections: true } } }, kind);
    const decision = override(
      t.world,
      t.state,
      MASTER,
      { tag: 'setWounds', figure: t.id('R'), wounds },
      'miscounted',
    );
    assert.ok(decision.ok);
    return ['ann', MASTER].map((seat) => {
      const event = t.world.referee.redact(decision.events[0]!, seat) as { change: { wounds: number } };
      return event.change.wounds;
    });
  };
  const warlord = { monster: 'ratmanWarlord', disguise: 'ratman' };
  assert.deepEqual(told({ monster: 'ratman' }, 2), [2, 2]);
  assert.deepEqual(told(warlord, 4), [3, 4]);
  assert.deepEqual(told(warlord, 1), [1, 1]);
  assert.deepEqual(told(warlord, 4, { ...DEFAULT_OPTIONS, monsterWounds: 'hidden' }), [null, 4]);
});
