import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { telling } from '@oubliette/advanced';
import type { Command } from '@oubliette/advanced';
import type { Refusal } from '@oubliette/kernel';
import { advancedShelf } from '@oubliette/shelf/advanced';
import { stepsApart } from '@oubliette/dungeon';
import { fighting, hall, monster } from '../board/testing/level.ts';
import { boxed } from './testing/match.ts';
import { actionOf, BARS } from './commands.ts';
import { Desk } from './desk.ts';
import { prototypeOf } from './prototypes.ts';
import { situationOf } from './situation.ts';
import { unusedBefore } from './unused.ts';
import { explainWhy, putForAction } from './why.ts';

const box = advancedShelf().get('advanced')!;
const HEROES = ['torallion', 'heinrich', 'sven', 'magnus'] as const;

describe('the action bar of an expedition', () => {
  test('has every action in its place, and behind the lit ones all that may be done', async () => {
    const match = await boxed(box);
    match.playWhile((prompt) => prompt === 'takePlace');
    const { menu, moves, figure } = situationOf(match.scene(...HEROES), match.hand);
    assert.deepEqual(
      menu?.items.map(({ id }) => id),
      [...BARS.hero],
    );
    const offered = menu.items.flatMap(({ commands }) => commands);
    const own = moves.filter((move) => !('figure' in move) || move.figure === figure);
    assert.deepEqual(
      offered.map((move) => JSON.stringify(move)).toSorted(),
      [...new Map(own.map((move) => [JSON.stringify(move), move])).keys()].toSorted(),
    );
  });

  test('whoever plays four may turn to any of them, and gives its commands for its own seat', async () => {
    const match = await boxed(box);
    match.playWhile((prompt) => prompt === 'takePlace');
    const scene = match.scene(...HEROES);
    const { figures } = situationOf(scene, match.hand);
    assert.deepEqual([...figures].toSorted(), [...HEROES].toSorted());
    const turned = situationOf(scene, { ...match.hand, focus: 'magnus' });
    assert.deepEqual([turned.figure, turned.seat], ['magnus', 'magnus']);
  });

  test('what is grey is refused by the rules, and says so in words of its own', async () => {
    const match = await boxed(box);
    match.playWhile((prompt) => prompt === 'takePlace');
    const scene = match.scene(...HEROES);
    const { menu, seat, view } = situationOf(scene, match.hand);
    const names = telling.namesIn(view);
    for (const { id, commands, prototype } of menu!.items.filter((item) => item.commands.length === 0)) {
      assert.deepEqual(commands, []);
      const refusal: Refusal = match.refusal(seat!, prototype);
      const put = putForAction(id, prototype, view)(refusal);
      for (const language of ['en', 'fr'] as const) {
        const text = explainWhy(put, language, names);
        assert.match(text, /^\p{Lu}.*[.!]$/u, `${id}: ${text}`);
        assert.doesNotMatch(text, /“|«|\?/u, `${id}: ${text}`);
      }
    }
  });

  test('an attack while exploring is told to be for fights, not about a foe that is not there', async () => {
    const match = await boxed(box);
    match.playWhile((prompt) => prompt === 'takePlace');
    const { menu, seat, view } = situationOf(match.scene(...HEROES), match.hand);
    const item = menu!.items.find(({ id }) => id === 'attack')!;
    const put = putForAction('attack', item.prototype, view)(match.refusal(seat!, item.prototype));
    assert.equal(put.code, 'noFight');
  });

  test('an attack on somebody far off is asked about with the bow while there are arrows, one nearby with the sword', async () => {
    const { view, at } = await hall();
    const archer = view.figures.find(({ id }) => id === 'torallion')!;
    const weaponAt = (y: number, arrows: number): unknown => {
      const fight = fighting(view, [monster('ratman-1', 'ratman', at(0, y))]);
      const sheets = fight.sheets.map((sheet) => ({ ...sheet, arrows }));
      const figures = fight.figures.map((one) => (one.id === archer.id ? { ...one, square: at(0, 5) } : one));
      const asked = prototypeOf({ ...fight, sheets, figures }, archer.id, 'attack');
      return asked.type === 'attack' && [asked.target, asked.weapon];
    };
    assert.deepEqual(weaponAt(0, 3), ['ratman-1', 'longBow']);
    assert.deepEqual(weaponAt(0, 0), ['ratman-1', 'sword']);
    assert.deepEqual(weaponAt(4, 3), ['ratman-1', 'sword']);
  });

  test('before one finishes, those who have done nothing are named', async () => {
    const match = await boxed(box);
    match.playWhile((prompt) => prompt === 'takePlace');
    const scene = match.scene(...HEROES);
    const names = telling.namesIn(scene.view);
    assert.deepEqual(unusedBefore(scene, 'heinrich', names, 'en'), { left: 'Heinrich', count: 1 });
    const step = situationOf(scene, { ...match.hand, focus: 'heinrich' }).menu!.items[0]!.commands[0]!;
    match.give(step);
    assert.equal(unusedBefore(match.scene(...HEROES), 'heinrich', names, 'en'), null);
  });
});

test('every command but answers belongs to one of the bars', () => {
  const all: readonly string[] = [...BARS.hero, ...BARS.master];
  const done: Command = { type: 'done' };
  assert.ok(all.includes(actionOf(done)));
  assert.equal(actionOf({ type: 'holdCounters' }), 'answer');
});

describe('what is in hand', () => {
  test('a walk is staged by a tap, led on by an arrow, and put down by Esc', async () => {
    const match = await boxed(box);
    match.playWhile((prompt) => prompt === 'takePlace');
    const desk = new Desk();
    desk.show(match.scene(...HEROES));
    const { ways } = desk.situation;
    const [goal] = [...ways].find(([, { cost }]) => cost === 2)!;
    void desk.tap(goal);
    const { staged } = desk.hand.get();
    assert.ok(staged?.is === 'walk' && staged.to === goal);
    assert.ok(desk.cancel());
    assert.equal(desk.hand.get().staged, null);
  });

  test('the next key goes from figure to figure, and from square to square in a move', async () => {
    const match = await boxed(box);
    match.playWhile((prompt) => prompt === 'takePlace');
    const desk = new Desk();
    desk.show(match.scene(...HEROES));
    const first = desk.situation.figure;
    desk.next(false);
    assert.notEqual(desk.situation.figure, first);
    desk.next(true);
    assert.equal(desk.situation.figure, first);
    await desk.press('move');
    desk.next(false);
    const { staged } = desk.hand.get();
    assert.ok(staged?.is === 'walk' && staged.way.cost === 1);
  });

  test('one goes ahead and the others follow, each as near as there is room', async () => {
    const match = await boxed(box);
    match.playWhile((prompt) => prompt === 'takePlace');
    const desk = new Desk();
    const show = (): void =>
      desk.show({
        ...match.scene(...match.seats),
        give(_seat, command) {
          match.give(command);
          show();
          return Promise.resolve(true);
        },
      });
    show();
    const [first, ...others] = desk.situation.figures;
    assert.ok(others.length > 0);
    const { layout } = desk.scene.view.levels[0]!;
    const [goal] = [...desk.situation.ways].find(([, { cost }]) => cost === 8)!;
    const farther = () =>
      desk.scene.view.figures
        .map(({ square }) => stepsApart(layout, square, goal))
        .toSorted((a, b) => b - a)[0]!;
    const before = farther();
    void desk.tap(goal);
    await desk.confirm();
    assert.equal(desk.scene.view.figures.find(({ id }) => id === first)!.square, goal);
    await desk.follow();
    assert.ok(farther() <= before - 4, `${before} squares away before, ${farther()} after`);
    assert.deepEqual(desk.hand.get().last, { is: 'walk', figure: first, to: goal });
  });

  test('the others follow though the board still shows the first of them on the way', async () => {
    const match = await boxed(box);
    match.playWhile((prompt) => prompt === 'takePlace');
    const desk = new Desk();
    let shown = match.scene(...match.seats);
    let isBehind = false;
    const show = (): void => {
      const now = match.scene(...match.seats);
      if (!isBehind) shown = now;
      desk.show({
        ...shown,
        ...(isBehind ? { moves: {} } : {}),
        present: now.present,
        give(_seat, command) {
          match.give(command);
          show();
          return Promise.resolve(true);
        },
      });
    };
    show();
    const [goal] = [...desk.situation.ways].find(([, { cost }]) => cost === 8)!;
    void desk.tap(goal);
    await desk.confirm();
    isBehind = true;
    show();
    await desk.follow();
    const { acts } = desk.latest.turn;
    const stayed = desk.latest.figures.filter(({ id }) => (acts[id]?.moved ?? 0) === 0);
    assert.deepEqual(stayed, []);
  });
});
