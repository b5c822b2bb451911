import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { table } from '@oubliette/advanced/testing';
import type { AdvancedTable } from '@oubliette/advanced/testing';
import { next, seenAt } from '../../../test/advancedTable.ts';
import { Errand } from './errand.ts';
import { walls, waysHome } from './goals.ts';
import { isThirsty } from './mood.ts';
import type { Seen } from '../seen.ts';

const PASSAGE = `
  + + + + + + + + +
   # # # # # # # # 
  + +-+-+-+-+-+-+ +
   #|A B : : : :|# 
  + + + + + + + + +
   #|: : : : : :|# 
  + +-+-+-+-+-+d+ +
   # # # # # # # # 
  + + + + + + + + +
`;
const STAIRS = `
  +-+-+-+-+-+-+
  |A B : :o. .|
  +-+-+-+-+-+-+
`;
const CLOSED = PASSAGE.replace('+d+', '+-+');

function goalOf(t: AdvancedTable, errand = new Errand()): string {
  const seen = seenAt(t);
  errand.notice(seen.view);
  return errand.goalOf(seen).kind;
}

suite('what the party goes for', () => {
  test('with what it came for, home; else on, however weak where there is no second try', () => {
    const aims = ['horn'];
    const weak = { A: { wounds: 1 }, B: { wounds: 1 } };
    const places = { A: { kind: 'stairs', stairs: 'out' } } as const;
    const going = (figures: Parameters<typeof table>[1], once: boolean): boolean => {
      const t = table(PASSAGE, figures, { places });
      const { view } = seenAt(t);
      return new Errand().isGoingHome({ ...view, quest: { ...view.quest, aims, once } });
    };
    assert.equal(going({ A: {}, B: {} }, false), false);
    assert.equal(going({ A: { items: ['horn'] }, B: {} }, true), true);
    assert.deepEqual([going(weak, false), going(weak, true)], [true, false]);
  });

  test('a hurt hero with a point of fate to lose drinks, others do not', () => {
    const t = table(PASSAGE, { A: { wounds: 1, startWounds: 4, fate: 1 }, B: { wounds: 1, fate: 0 } });
    const { view } = seenAt(t);
    assert.deepEqual([isThirsty(view, 'A'), isThirsty(view, 'B')], [true, false]);
  });

  test('what is given up is not gone for, until nothing else is left', () => {
    const t = table(PASSAGE, { A: {}, B: {} }, { places: { A: { stairs: 'out' } } });
    const errand = new Errand();
    assert.equal(goalOf(t, errand), 'door');
    errand.giveUp(errand.goal!.key, seenAt(t).view);
    assert.equal(goalOf(t, errand), 'door', 'tried again before they go home');
  });

  test('the same goal until it is reached, though another has come nearer: nobody walks to and fro', () => {
    const doors = PASSAGE.replace('+-+-+-+-+-+d+', '+d+-+-+-+-+d+');
    const errand = new Errand();
    const key = (map: string, own: Errand): string => {
      goalOf(table(map, { A: {}, B: {} }), own);
      return own.goal!.key;
    };
    const near = key(doors, errand);
    const across = doors.replace('|A B : : : :|', '|: : : : A B|');
    assert.equal(key(across, errand), near);
    assert.notEqual(key(across, new Errand()), near);
  });

  test('a way nobody can go is stood before for six turns, and then another is tried', () => {
    const t = table(PASSAGE.replace('+-+-+-+-+-+d+', '+d+-+-+-+-+d+'), { A: {}, B: {} });
    const errand = new Errand();
    const at = (number: number): Seen => {
      const seen = seenAt(t);
      return { ...seen, view: { ...seen.view, turn: { ...seen.view.turn, number } } };
    };
    const first = errand.goalOf(at(1)).key;
    for (let turn = 1; turn <= 6; turn += 1) {
      errand.stall(at(turn).view);
      errand.stall(at(turn).view);
      assert.equal(errand.goalOf(at(turn)).key, first, 'however often in a turn');
    }
    errand.stall(at(7).view);
    assert.notEqual(errand.goalOf(at(7)).key, first);
    assert.equal(errand.waited(at(9).view), 2, 'counted from where they turned to it');
  });

  test('what was given up is tried six times more, and then they go home', () => {
    const t = table(PASSAGE, { A: {}, B: {} }, { places: { A: { stairs: 'out' } } });
    const errand = new Errand();
    const kinds = Array.from({ length: 8 }, () => {
      const { kind, key } = errand.goalOf(seenAt(t));
      if (kind !== 'home') errand.giveUp(key, seenAt(t).view);
      return kind;
    });
    assert.deepEqual(kinds, [...Array<string>(7).fill('door'), 'home']);
  });

  test('whoever is awaited on the stairs makes for them, and after too long for home', () => {
    const t = table(STAIRS, { A: {}, B: {} }, { places: { A: { stairs: 'out' }, F1: { stairs: 'down' } } });
    const errand = new Errand();
    const waiting = (number: number) => {
      const { view } = seenAt(t);
      const gathered = { ...view, gathering: 'x', turn: { ...view.turn, number } };
      errand.notice(gathered);
      return errand.goalOf({ ...seenAt(t), view: gathered }).kind;
    };
    assert.equal(goalOf(t, errand), 'down');
    assert.equal(waiting(2), 'down');
    for (let turn = 3; turn < 60; turn += 1) waiting(turn);
    assert.equal(waiting(60), 'home');
  });

  test('a level that is used up is searched by all heroes there, for the quest or to get out', () => {
    const t = table(CLOSED, { A: {}, B: {} }, { places: { A: { kind: 'deadEnd', entry: 1 } } });
    assert.equal(waysHome(seenAt(t)).length, 0);
    assert.ok(walls(seenAt(t)).length > 0);
    assert.equal(next(t).type, 'searchWall');
  });

  test('where there is no second try, gold calls nobody aside, nor do chests nobody was sent for', () => {
    const chest = {
      id: 'chest-1',
      tag: 'chest',
      square: 12,
      state: 'closed',
      found: null,
      holds: [],
    } as const;
    const pile = {
      id: 'pile-1',
      tag: 'pile',
      square: 13,
      goods: { gold: 90, items: [] },
      armour: [],
      weapons: [],
    } as const;
    const wanted = (once: boolean, aims: readonly string[]): string => {
      const t = table(PASSAGE, { A: {}, B: {} }, { level: { things: [chest, pile] } });
      const seen = seenAt(t);
      const quest = { ...seen.view.quest, once, aims };
      return new Errand().goalOf({ ...seen, view: { ...seen.view, quest } }).kind;
    };
    assert.deepEqual(
      [wanted(false, ['slain:x']), wanted(true, ['slain:x']), wanted(true, ['horn'])],
      ['chest', 'door', 'chest'],
    );
  });
});
