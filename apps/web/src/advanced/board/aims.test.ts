import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { coveredBy, placesOf, telling } from '@oubliette/advanced';
import type { Command, FrameSeenOf, Thing, View } from '@oubliette/advanced';
import { EAST, SOUTH, WEST } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { figureName } from '../play/labels.ts';
import { ruleOfDeed, rulesAt } from '../play/rules.ts';
import { situationOf } from '../play/situation.ts';
import { boxed } from '../play/testing/match.ts';
import { advancedShelf } from '@oubliette/shelf/advanced';
import { wallsIn } from './ghost.ts';
import { lightsOf } from './lights.ts';
import { markOf } from './looks.ts';
import { fighting, hall, monster } from './testing/level.ts';

/** The hall while something is being placed in it. */
function putting(view: View, what: FrameSeenOf<'putting'>['what']): View {
  const area = view.levels[0]!.layout.pieces.at(-1)!.id;
  return { ...view, underWay: [{ tag: 'putting', what, area }] };
}

const place = (at: Square): Extract<Command, { type: 'placeFeature' }> => ({ type: 'placeFeature', at });

describe('what a choice would cover', async () => {
  const { view, at } = await hall();
  const match = await boxed(advancedShelf().get('advanced')!);
  const NOTHING = { ...situationOf(match.scene('master'), match.hand), lit: new Map(), ways: new Map() };

  test('ADV-HAZ-69, ADV-HAZ-71: a fountain four squares, a magic circle nine, from the upper left one', () => {
    const fountain = coveredBy(place(at(1, 1)), putting(view, 'fountain'));
    assert.deepEqual(fountain, [at(1, 1), at(2, 1), at(1, 2), at(2, 2)]);
    const circle = coveredBy(place(at(0, 0)), putting(view, 'magicCircle'));
    assert.deepEqual([circle.length, circle.at(-1)], [9, at(2, 2)]);
    assert.deepEqual(coveredBy(place(at(3, 3)), putting(view, 'statue')), [at(3, 3)]);
  });

  test('ADV-ABIL-29: a large monster four squares, put down, shifted or at the end of a walk', () => {
    const four = [at(1, 1), at(2, 1), at(1, 2), at(2, 2)];
    assert.deepEqual(coveredBy({ type: 'placeMonster', kind: 'minotaur', at: at(1, 1) }, view), four);
    assert.deepEqual(coveredBy({ type: 'placeMonster', kind: 'ratman', at: at(1, 1) }, view), [at(1, 1)]);
    const seen = fighting(view, [monster('ogre-1', 'ogre', at(0, 1), { size: 2 })]);
    assert.deepEqual(coveredBy({ type: 'shiftMonster', figure: 'ogre-1', to: at(1, 1) }, seen), four);
    assert.deepEqual(
      placesOf({ type: 'shiftMonster', figure: 'ogre-1', to: at(1, 1) }, seen),
      [at(2, 1), at(2, 2)],
      'tapped where it does not stand yet',
    );
    const strike: Command = { type: 'attack', figure: 'sven', target: 'ogre-1', weapon: 'sword' };
    assert.equal(placesOf(strike, seen).length, 4, 'struck wherever it is tapped');
    const struck = lightsOf(
      { ...NOTHING, view: seen },
      { staged: { is: 'command', command: strike }, mode: null },
      'en',
    );
    assert.deepEqual([struck.length, struck.filter(({ odds }) => odds !== undefined).length], [4, 1]);
    const way = { steps: [at(1, 1)], costs: [1], cost: 1 };
    const staged = { is: 'walk', figure: 'ogre-1', way, to: at(1, 1) } as const;
    const situation = { ...NOTHING, view: seen };
    const lights = lightsOf(situation, { staged, mode: null }, 'en');
    assert.deepEqual(
      lights.map(({ square, kind }) => [square, kind]),
      four.map((square) => [square, 'goal']),
    );
  });

  test('ADV-HAZ-20: a chasm runs from wall to wall, and any square of its row means it', () => {
    const level = view.levels[0]!;
    const area = level.layout.pieces.at(-1)!.id;
    const entered = (entry: 2 | 3): View => {
      const places = { ...level.places, [area]: { ...level.places[area]!, entry } };
      return putting({ ...view, levels: [{ ...level, places }] }, 'chasm');
    };
    const chosen = place(at(4, 4));
    assert.deepEqual(
      placesOf(chosen, entered(SOUTH)),
      [0, 1, 2, 3, 4].map((x) => at(x, 4)),
    );
    assert.deepEqual(
      placesOf(chosen, entered(WEST)),
      Array.from({ length: 10 }, (_, y) => at(4, y)),
    );
  });

  test('ADV-TRAP-12: a portcullis is shown by its whole line, in a doorway by one square', () => {
    const drop = (square: Square, side: 0 | 1 | 2 | 3): Command => ({
      type: 'dropPortcullis',
      at: square,
      side,
    });
    const across = drop(at(0, 3), SOUTH);
    const [east, door] = [drop(at(2, 0), EAST), drop(at(0, 5), WEST)];
    assert.deepEqual(
      placesOf(across, view),
      [0, 1, 2, 3, 4].map((x) => at(x, 3)),
    );
    assert.equal(placesOf(east, view).length, 10);
    assert.deepEqual(placesOf(door, view), [at(0, 5)]);
    const walls = wallsIn([across, east], east, (command) => placesOf(command, view));
    assert.deepEqual(
      walls.map(({ side, staged }) => [side, staged]),
      [
        [SOUTH, false],
        [EAST, true],
      ],
    );
  });

  test('ADV-MAG-16: a template lights its nine squares around the centre', () => {
    const ratman = monster('ratman-1', 'ratman', at(2, 2));
    const seen = fighting(view, [ratman]);
    const staged = { is: 'command', command: { type: 'aimAtSquare', at: at(2, 3) } } as const;
    const lights = lightsOf({ ...NOTHING, view: seen }, { staged, mode: null }, 'en');
    assert.deepEqual([lights.length, lights[0]!.square, lights[0]!.kind], [9, at(2, 3), 'goal']);
    assert.ok(lights.some(({ square, spoken }) => square === at(2, 2) && spoken === 'under the template'));
  });
});

test('the book is opened at what lies on a square, and at deeds out of the ordinary', async () => {
  const { at } = await hall();
  const things: Thing[] = [
    { id: 'f', tag: 'feature', feature: 'fountain', square: at(1, 1), squares: [at(1, 1), at(2, 1)] },
    { id: 'c', tag: 'chest', square: at(4, 0), state: 'closed', found: null, holds: [] },
    { id: 't', tag: 'trap', trap: 'mantrap', state: 'noticed', chest: null, square: at(0, 0) },
  ];
  const level = (await hall(things)).view.levels[0]!;
  assert.deepEqual(rulesAt(level, at(2, 1)), ['ADV-HAZ-69']);
  assert.deepEqual(rulesAt(level, at(4, 0)), ['ADV-EXPL-13']);
  assert.deepEqual(rulesAt(level, at(0, 0)), ['ADV-TRAP-26']);
  assert.deepEqual(rulesAt(level, at(3, 3)), []);
  const infested = (await hall([], 'rats')).view.levels[0]!;
  assert.deepEqual(rulesAt(infested, at(3, 3)), ['ADV-HAZ-39']);
  assert.equal(ruleOfDeed({ type: 'drink', figure: 'sven' }), 'ADV-HAZ-70');
  assert.equal(ruleOfDeed({ type: 'done' }), null);
});

test('a stranger has a capital letter like everybody else', async () => {
  const { view } = await hall();
  const stranger = { ...view.sheets[0]!, id: 'maiden', name: 'maiden' };
  const seen = { ...view, sheets: [...view.sheets, stranger] };
  assert.equal(markOf(seen, { id: 'maiden', kind: 'henchman' }, 'en'), 'M');
  assert.equal(markOf(seen, { id: 'maiden', kind: 'henchman' }, 'fr'), 'J');
  assert.equal(figureName(telling.namesIn(seen), 'maiden', 'fr'), 'jeune fille');
});
