import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { Command } from '@oubliette/classic';
import { goalOf } from './stage.ts';
import { stagedText } from './consequence.ts';
import { Sitting } from './testing/seat.ts';
import { table } from './testing/scene.ts';
import type { TestTable } from './testing/scene.ts';
import { typeCommand } from './typing.ts';
import { CLASSIC_PLAY } from '../classicPlay.ts';

const HALL = `
  +-+-+-+-+-+-+-+-+
  |B . . . . . . O|
  +-+-+-+-+-+-+-+-+`;
const hall = (turn: object | string = 'B', map = HALL): TestTable =>
  table(map, { B: { kind: 'barbarian' }, O: { kind: 'orc' } }, { turn: turn as 'B' });

/** A seat that is asked where it matters. */
function seated(t: TestTable, seat = 'heroes'): Sitting {
  const sitting = new Sitting(t, seat);
  sitting.asking = 'matters';
  sitting.look();
  return sitting;
}
/** What goes on by itself after the dice has been done. */
const done = (): Promise<void> => setImmediate();
const types = ({ given }: Sitting): Command['type'][] => given.map(({ type }) => type);
const textOf = (s: Sitting): string =>
  stagedText(CLASSIC_PLAY, { view: s.view, language: 'en' }, s.staged()!, s.controller.names);

const WOUNDED = ['skull', 'skull', 'skull', 'blackShield', 'blackShield'] as const;

describe('one tap', () => {
  test('on a far square rolls and walks where nothing can happen', async () => {
    const t = hall();
    const s = seated(t);
    s.dice = [4, 4];
    await s.controller.tapSquare(t.square('D1'), 'tap');
    await done();
    assert.deepEqual(types(s), ['rollMovement', 'step', 'step', 'step']);
    assert.equal(s.staged(), null);
  });

  test('too far for the dice goes as near as they do', async () => {
    const t = hall();
    const s = seated(t);
    s.dice = [1, 1];
    await s.controller.tapSquare(t.square('G1'), 'tap');
    await done();
    assert.deepEqual(types(s), ['rollMovement', 'step', 'step']);
    assert.match(s.told[0]!, /The dice do not go that far/u);
  });

  test('on a foe rolls, and stages the way and the blow; the second strikes', async () => {
    const t = hall();
    const s = seated(t);
    s.dice = [4, 4];
    await s.controller.tapSquare(t.square('H1'), 'tap');
    assert.deepEqual(types(s), ['rollMovement']);
    assert.equal(goalOf(s.path()), t.square('G1'));
    assert.match(
      textOf(s),
      /^Walk to G1: 6 steps, 2 left\. Then: attack the orc.*% to wound, \d+ % to kill\.$/u,
    );
    s.dice = [...WOUNDED];
    await s.controller.tapSquare(t.square('H1'), 'tap');
    assert.deepEqual(types(s).slice(1), ['step', 'step', 'step', 'step', 'step', 'step', 'attack']);
  });

  test('on a foe beyond the dice stages the walk alone', async () => {
    const t = hall();
    const s = seated(t);
    s.dice = [2, 1];
    await s.controller.tapSquare(t.square('H1'), 'tap');
    assert.equal(goalOf(s.path()), t.square('D1'));
    assert.doesNotMatch(textOf(s), /Then/u);
    await s.controller.confirm();
    assert.deepEqual(types(s), ['rollMovement', 'step', 'step', 'step']);
  });

  test('on a foe whom one may strike no more says why', async () => {
    const t = hall({ of: 'B', left: 8, acted: true });
    const s = seated(t);
    await s.controller.tapSquare(t.square('H1'), 'tap');
    assert.deepEqual([s.staged(), s.told], [null, ['alreadyActed']]);
  });

  test('on a door walks there and opens it, once it is confirmed', async () => {
    const t = hall({ of: 'B', left: 8 }, HALL.replace('. . O', '.d. O'));
    const s = seated(t);
    await s.controller.tapDoor('F1-G1');
    assert.equal(goalOf(s.path()), t.square('F1'));
    assert.deepEqual(s.given, []);
    await s.controller.tapDoor('F1-G1');
    assert.deepEqual(types(s), ['step', 'step', 'step', 'step', 'step', 'openDoor']);
  });

  test('on a piece of furniture walks into its room and searches it; on its own account it is no floor', async () => {
    const map = `
      +-+-+-+-+
      |B|. . .|
      + + + + +
      |: . . .|
      +-+-+-+-+`;
    const t = table(
      map,
      { B: { kind: 'barbarian' } },
      { turn: { of: 'B', left: 8 } as never, quest: { furniture: [{ kind: 'throne', at: 'D1' }] } },
    );
    const s = seated(t);
    await s.controller.tapSquare(t.square('D1'), 'tap');
    assert.equal(s.command().type, 'searchTreasure');
    const searched = seated(t);
    t.do('heroes', { type: 'searchTreasure', figure: 'barbarian' }, ['gold25']);
    searched.look();
    await searched.controller.tapSquare(t.square('D1'), 'tap');
    assert.deepEqual(searched.told, ['pieceThere']);
  });

  test('is all that is needed where nothing is ever asked, and asked first where everything is', async () => {
    const eager = seated(hall({ of: 'B', left: 8 }));
    eager.asking = 'never';
    eager.look();
    eager.dice = [...WOUNDED];
    await eager.controller.tapSquare(7, 'tap');
    assert.equal(types(eager).at(-1), 'attack');
    const careful = new Sitting(hall({ of: 'B', left: 8 }));
    await careful.controller.tapSquare(1, 'tap');
    assert.deepEqual(careful.given, []);
    assert.ok(careful.path());
  });

  test('what cannot be reached says what bars the way', async () => {
    const shut = hall({ of: 'B', left: 8 }, HALL.replace('. . O', '.d. O'));
    const s = seated(shut);
    await s.controller.tapSquare(shut.square('G1'), 'tap');
    assert.deepEqual(s.told, ['doorShut']);
    const spent = hall({ of: 'B', left: 0 });
    const t = seated(spent);
    await t.controller.tapSquare(spent.square('E1'), 'tap');
    assert.deepEqual(t.told, ['tooFar']);
  });
});

test('a monster in hand walks to the hero who is tapped, and strikes', async () => {
  const t = hall('morcar');
  const s = seated(t, 'morcar');
  await s.controller.tapSquare(t.square('H1'), 'tap');
  await s.controller.tapSquare(t.square('A1'), 'tap');
  assert.equal(goalOf(s.path()), t.square('B1'));
  s.dice = ['whiteShield', 'whiteShield', 'whiteShield'];
  await s.controller.confirm();
  assert.equal(types(s).at(-1), 'attack');
});

test('news on the way stops it, and what is left of it stays staged', async () => {
  const t = table(
    HALL.replace('. . . . . . O', ': : : : : : O'),
    { B: { kind: 'barbarian' }, O: { kind: 'orc' } },
    { turn: { of: 'B', left: 8 } as never, quest: { traps: [{ kind: 'spear', at: 'C1' }] } },
  );
  const s = seated(t);
  await s.controller.tapSquare(t.square('H1'), 'tap');
  s.dice = ['skull', 'blackShield', 'blackShield'];
  const steps = s.controller.confirm();
  await steps;
  assert.deepEqual(types(s), ['step', 'step']);
  assert.match(s.told[0]!, /that hurt/u);
  assert.equal(s.path().then?.place, t.square('H1'), 'to be confirmed again');
});

test('typed words mean the whole of it', async () => {
  const t = hall({ of: 'B', left: 8 });
  const s = seated(t);
  assert.match(await typeCommand(s.controller, 'attack orc'), /^Walk to G1: 6 steps, 2 left\. Then: attack/u);
  s.dice = [...WOUNDED];
  assert.equal(await typeCommand(s.controller, ''), 'Done.');
  assert.equal(types(s).at(-1), 'attack');
});

test('the next target is the whole of it, too, and nothing is done before it is confirmed', async () => {
  const t = hall();
  const s = seated(t);
  s.controller.next(false);
  await done();
  assert.equal(s.path().then?.place, t.square('H1'));
  assert.deepEqual(s.given, []);
});
