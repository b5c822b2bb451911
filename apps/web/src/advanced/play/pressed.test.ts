import assert from 'node:assert/strict';
import { describe, mock, test } from 'node:test';
import type { Command } from '@oubliette/advanced';
import { advancedShelf } from '@oubliette/shelf/advanced';
import type { Cue } from '../../play/gameUi.ts';
import { playOn } from '../../play/advice.ts';
import { keysOf } from '../../play/deskKeys.ts';
import { Desk } from './desk.ts';
import type { AdvancedScene } from './desk.ts';
import { boxed } from './testing/match.ts';
import type { TestMatch } from './testing/match.ts';

const box = advancedShelf().get('advanced')!;
const HEROES = ['heinrich', 'magnus', 'sven', 'torallion'];
const CUE: Cue = { key: 'it', ms: 1000, shows: 'before', events: [], sound: null };
const TEXT = { title: 'A parchment', text: 'Listen.' };

/** A player of all heroes, on a level with every figure in place. */
class Player {
  readonly desk = new Desk();
  readonly given: Command[] = [];
  readonly told: string[] = [];
  hurried = 0;
  readonly match: TestMatch;
  #showing: { readonly cue: Cue; readonly view: AdvancedScene['view'] } | null = null;

  constructor(match: TestMatch) {
    this.match = match;
    this.look();
  }

  look(): void {
    const now = this.match.scene(...HEROES);
    const showing = this.#showing;
    this.desk.show({
      ...now,
      ...(showing === null ? {} : { cue: showing.cue, view: showing.view, moves: {} }),
      give: (_seat, command) => {
        this.match.give(command);
        this.given.push(command);
        this.look();
        return Promise.resolve(true);
      },
      notify: (text) => void this.told.push(text),
      hurry: () => {
        this.hurried += 1;
        this.goOn();
      },
    });
  }

  watch(happens: () => void, readAloud?: Cue['readAloud']): void {
    const cue = readAloud === undefined ? CUE : { ...CUE, readAloud };
    this.#showing = { cue, view: this.match.view(HEROES[0]!) };
    happens();
    this.look();
  }

  goOn(): void {
    this.#showing = null;
    this.look();
  }
}

async function player(): Promise<Player> {
  const match = await boxed(box);
  match.playWhile((prompt) => prompt === 'takePlace');
  return new Player(match);
}

describe('a press while something is still being shown', () => {
  test('passes over it and counts as the table stands by then', async () => {
    const p = await player();
    p.watch(() => undefined);
    await p.desk.press('move');
    assert.equal(p.hurried, 1);
    assert.equal(p.desk.hand.get().mode, 'move');
    p.desk.cancel();
    const [goal] = [...p.desk.situation.ways].find(([, { cost }]) => cost === 2)!;
    p.watch(() => undefined);
    void p.desk.tap(goal);
    const { staged } = p.desk.hand.get();
    assert.ok(staged?.is === 'walk' && staged.to === goal, 'a tap, too');
  });

  test('a long press only looks, which waits for nothing; on another level a tap means nothing', async () => {
    const p = await player();
    const [goal] = [...p.desk.situation.ways].find(([, { cost }]) => cost === 2)!;
    p.watch(() => undefined, TEXT);
    await p.desk.tapSquare(goal, 'long');
    assert.deepEqual(p.desk.hand.get().inspected, { square: goal });
    p.desk.cancel();
    p.desk.change({ level: 7 });
    await p.desk.tapSquare(goal, 'long');
    assert.equal(p.desk.hand.get().inspected, null);
  });

  test('waits behind a text that is to be read; the last one counts, and Esc forgets it', async () => {
    const p = await player();
    p.watch(() => undefined, TEXT);
    await p.desk.press('search');
    await p.desk.press('move');
    assert.deepEqual([p.hurried, p.desk.hand.get().mode], [0, null]);
    p.goOn();
    assert.equal(p.desk.hand.get().mode, 'move');
    p.desk.cancel();
    p.watch(() => undefined, TEXT);
    await p.desk.press('move');
    assert.equal(p.desk.cancel(), true);
    p.goOn();
    assert.equal(p.desk.hand.get().mode, null);
  });

  test('is kept when it comes by a key, though the actions are not known yet', async () => {
    const p = await player();
    const keys = keysOf(p.desk);
    for (const press of [() => keys.action('move', false), () => keys.digit(1)]) {
      p.watch(() => undefined, TEXT);
      assert.equal(press(), true);
      p.goOn();
      assert.equal(p.desk.hand.get().mode, 'move');
      p.desk.cancel();
    }
    p.watch(() => undefined, TEXT);
    const before = p.desk.situation.figure;
    assert.equal(keys.action('next', false), true);
    p.goOn();
    assert.notEqual(p.desk.situation.figure, before);
  });

  test('ends no phase that was not in sight yet', async () => {
    const p = await player();
    p.watch(() => {
      const { number } = p.match.view('heinrich').turn;
      while (p.match.view('heinrich').turn.number === number)
        p.match.playWhile((prompt) => prompt !== 'mayAct' && p.match.view('heinrich').turn.number === number);
    });
    await p.desk.press('done');
    assert.deepEqual([p.hurried, p.given], [1, []]);
    p.watch(() => undefined);
    await p.desk.press('done');
    assert.deepEqual(p.given, [{ type: 'done' }]);
  });
});

describe('what is pressed while a walk is under way', () => {
  test('is done at its end', async () => {
    const p = await player();
    const [goal] = [...p.desk.situation.ways].find(([, { cost }]) => cost === 2)!;
    void p.desk.tap(goal);
    const walked = p.desk.confirm();
    await p.desk.press('done');
    assert.equal(p.given.length, 1, 'one step so far');
    await walked;
    assert.deepEqual(
      p.given.map(({ type }) => type),
      ['step', 'step', 'done'],
    );
  });
});

test('a walk goes on as soon as the news of a step has come: no clock is looked at', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    const match = await boxed(box);
    match.playWhile((prompt) => prompt === 'takePlace');
    const desk = new Desk();
    const given: Command[] = [];
    let news: (() => void) | null = null;
    const show = (): void =>
      desk.show({
        ...match.scene(...HEROES),
        give(_seat, command) {
          match.give(command);
          given.push(command);
          news = show;
          return Promise.resolve(true);
        },
      });
    show();
    const [goal] = [...desk.situation.ways].find(([, { cost }]) => cost === 2)!;
    void desk.tap(goal);
    const walked = desk.confirm();
    for (let turns = 0; turns < 20; turns += 1) {
      await Promise.resolve();
      const come = news as (() => void) | null;
      news = null;
      come?.();
    }
    await walked;
    assert.equal(given.length, 2);
  } finally {
    mock.timers.reset();
  }
});

test('a curtain that falls in the middle ends what the computer or a walk had begun', async () => {
  const match = await boxed(box);
  match.playWhile((prompt) => prompt === 'takePlace');
  const desk = new Desk();
  const given: Command[] = [];
  const show = (): void =>
    desk.show({
      ...match.scene(...HEROES),
      ask: (request) =>
        Promise.resolve({ t: 'suggestion', id: request.t, command: { type: 'done' } } as never),
      give(_seat, command) {
        given.push(command);
        desk.reset();
        return Promise.resolve(true);
      },
    });
  show();
  await playOn(desk);
  show();
  const [goal] = [...desk.situation.ways].find(([, { cost }]) => cost === 2)!;
  void desk.tap(goal);
  await desk.confirm();
  assert.equal(given.length, 2, 'one command each, and nothing thrown');
});

test('the computer places every figure of the player, and goes on with the turn', async () => {
  const match = await boxed(box);
  const desk = new Desk();
  const placed: string[] = [];
  const look = (): void =>
    desk.show({
      ...match.scene(...HEROES),
      ask: (request) =>
        Promise.resolve({ t: 'suggestion', id: request.t, command: { type: 'done' } } as never),
      give: (seat, command) => {
        if (command.type === 'takePlace') placed.push(seat);
        // The first step after that will do.
        const goesOn = placed.length < HEROES.length;
        if (goesOn) match.give(command);
        look();
        return Promise.resolve(goesOn);
      },
    });
  look();
  await playOn(desk);
  assert.deepEqual([...new Set(placed)].toSorted(), HEROES);
});
