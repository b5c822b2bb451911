import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Command } from '@oubliette/advanced';
import { sensibleAdvancedHeroes } from '@oubliette/players/advanced';
import { advancedShelf } from '@oubliette/shelf/advanced';
import { aimsAt } from './aims.ts';
import { seated } from './testing/seat.ts';
import { doorsOf, laidOf } from './level.ts';
import { boxed } from './testing/match.ts';
import type { TestMatch } from './testing/match.ts';

const box = advancedShelf().get('advanced')!;

/** The computer explores until something is found. */
async function exploredUntil(isFound: (match: TestMatch) => boolean, choice = {}): Promise<TestMatch> {
  const match = await boxed(box, choice);
  const player = sensibleAdvancedHeroes();
  for (let moves = 0; moves < 4000; moves += 1) {
    if (isFound(match)) return match;
    const scene = match.scene(...match.seats);
    const seat = match.seats.find((each) => (scene.moves[each] ?? []).length > 0);
    assert.ok(seat !== undefined, 'the match is over');
    match.give(player.choose({ view: match.view(seat), moves: scene.moves[seat]! }));
  }
  assert.fail('it never came up');
}

describe('one tap', () => {
  test('on a square of a known passage walks there at once; where everything is asked it is staged', async () => {
    const match = await boxed(box);
    match.playWhile((prompt) => prompt === 'takePlace');
    const asked = seated(match, 'always');
    const [goal] = [...asked.desk.situation.ways].find(([, { steps }]) => steps.length === 4)!;
    await asked.desk.tap(goal);
    assert.deepEqual([asked.given.length, asked.desk.hand.get().staged?.is], [0, 'walk']);
    const free = seated(match);
    await free.desk.tap(goal);
    assert.deepEqual(
      free.given.map(({ type }) => type),
      ['step', 'step', 'step', 'step'],
    );
    assert.equal(free.desk.hand.get().staged, null);
  });

  test('on a shut door leads there and opens it, once it is confirmed', async () => {
    const match = await exploredUntil((now) => doorAhead(now) !== null);
    const { desk, given } = seated(match);
    const { door, figure } = doorAhead(match)!;
    desk.turnTo(figure);
    await desk.tapDoor(door);
    const { staged } = desk.hand.get();
    assert.ok(staged?.is === 'walk' && staged.then?.place === door);
    assert.equal(given.length, 0, 'it would show what is behind');
    await desk.tapDoor(door);
    assert.equal(given.at(-1)?.type, 'openDoor');
  });

  test('on a square with something to do means to do it; with Move chosen, to go there', async () => {
    const match = await exploredUntil((now) => deedAhead(now) !== null);
    const { desk, given } = seated(match, 'always');
    const { figure, to } = deedAhead(match)!;
    const stagedBy = async (before: () => unknown) => {
      desk.turnTo(figure);
      await before();
      await desk.tap(to);
      const { staged } = desk.hand.get();
      return staged?.is === 'walk' && staged.then === undefined ? staged.to : 'a deed';
    };
    assert.equal(await stagedBy(() => undefined), 'a deed');
    assert.equal(await stagedBy(() => desk.press('move')), to);
    assert.equal(given.length, 0);
  });
});

/** A step to a square where there is something to be done. */
function deedAhead(match: TestMatch): Extract<Command, { type: 'step' }> | null {
  const { moves, view } = match.scene(...match.seats);
  const steps = Object.values(moves).flatMap((own) => own.filter((move) => move.type === 'step'));
  return steps.find(({ figure, to }) => aimsAt(view, figure, to).length > 0) ?? null;
}

/** A shut door some steps away from a figure that can walk there now. */
function doorAhead(match: TestMatch): { readonly door: string; readonly figure: string } | null {
  const { desk } = seated(match, 'always');
  const { situation } = desk;
  const { view, figures, question } = situation;
  const level = view.levels[view.level];
  if (question !== null || level === undefined || view.turn.mode !== 'exploration') return null;
  const shut = doorsOf(level, laidOf(level.layout).board).filter(({ state }) => state === 'closed');
  for (const figure of figures) {
    desk.turnTo(figure);
    const at = view.figures.find(({ id }) => id === figure)?.square;
    const { ways, menu } = desk.situation;
    if (menu?.role !== 'hero' || at === undefined || view.sheets.every(({ id }) => id !== figure)) continue;
    const door = shut.find(({ key }) => {
      const [aim] = aimsAt(view, figure, key);
      return aim !== undefined && !aim.from(at) && [...ways.keys()].some((square) => aim.from(square));
    });
    if (door !== undefined) return { door: door.key, figure };
  }
  return null;
}

const ALONE = { dungeon: 'wander-ratmen', heroes: [{ id: 'rogar', menAtArms: 0 }], master: false };

test('a wall of a new passage or room is tapped where the door is to stand: both are answered at once', async () => {
  const isWall = (now: TestMatch): boolean => {
    const { question, lit } = seated(now, 'always').desk.situation;
    return question?.waiting.prompt === 'chooseWall' && lit.size > 0;
  };
  const match = await exploredUntil(isWall, ALONE);
  const { desk, given } = seated(match);
  const [square] = [...desk.situation.lit.keys()];
  assert.ok(square !== undefined);
  await desk.tap(square);
  assert.equal(given.length, 0);
  await desk.tap(square);
  assert.equal(given[0]?.type, 'chooseWall');
  assert.deepEqual(given.slice(1, 2), [{ type: 'placeDoor', at: square }]);
});

test('a quiet turn of four takes four inputs: where to, the others, the end of it', async () => {
  const match = await boxed(box);
  match.playWhile((prompt) => prompt === 'takePlace');
  const { desk, given } = seated(match);
  const { number } = match.view('heinrich').turn;
  const [goal] = [...desk.situation.ways].find(([, { cost }]) => cost === 6)!;
  const inputs = [() => desk.tap(goal), () => desk.follow(), () => desk.confirm(), () => desk.confirm()];
  let taken = 0;
  while (match.view('heinrich').turn.number === number && taken < inputs.length) {
    await inputs[taken]!();
    taken += 1;
  }
  assert.equal(match.view('heinrich').turn.number, number + 1, given.map(({ type }) => type).join(' '));
});
