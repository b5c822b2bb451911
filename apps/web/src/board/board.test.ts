import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  boardFromLetters,
  emptySquares,
  hasSquare,
  makeSquare,
  parseSquare,
  withDoors,
  withSquares,
} from '@oubliette/dungeon';
import { CLASSIC_BOARD } from '@oubliette/classic';
import {
  between,
  settled,
  squaresView,
  squareView,
  SQUARE_PX,
  TARGET_PX,
  toScreen,
  toUnits,
  wholeView,
  withSquareInSight,
} from './camera.ts';
import { isUnder, roomFor } from './covers.ts';
import { passing, squaresUnder } from './standing.ts';
import { cellTexts, doorTexts, lightTexts, openEndTexts, textsOf } from './cellText.ts';
import { unveil } from './effects.ts';
import { shownAround } from './growing.ts';
import {
  centre,
  darkSides,
  doorway,
  grain,
  layTransform,
  lieOf,
  UNIT,
  outlineOf,
  wallRuns,
} from './geometry.ts';
import { squareUnder, tapped } from './pointing.ts';
import type { Tappable } from './pointing.ts';
import type { Light } from './light.ts';
import { isSame } from './same.ts';
import { floorsOf } from './stones.ts';
import { rowsAround, walked } from './walking.ts';

const SMALL = withDoors(boardFromLetters(['AAB.', 'AAB.', '....']), [{ a: 1, b: 2 }]);
const at = (name: string): number => parseSquare(SMALL, name)!;
const everywhere = () => true;

describe('walls', () => {
  test('run as long as they go, and leave a gap for a door', () => {
    const runs = wallRuns(SMALL, everywhere).map(({ from, to }) => `${from.x},${from.y} ${to.x},${to.y}`);
    assert.ok(runs.includes('0,0 400,0'));
    assert.ok(runs.includes('0,200 300,200'));
    assert.ok(runs.includes('200,100 200,200'), 'below the door between B1 and C1');
    assert.ok(!runs.some((run) => run.startsWith('200,0 ')));
  });

  test('are drawn where they are asked for', () => {
    const aroundA1 = wallRuns(SMALL, (a, b) => a === at('A1') || b === at('A1'));
    assert.deepEqual(aroundA1.length, 2);
  });

  test('of the classic board are a few dozen strokes', () => {
    assert.ok(wallRuns(CLASSIC_BOARD, everywhere).length < 90);
  });
});

describe('the floor', () => {
  test('covers every square once, in parts no larger than eight by eight', () => {
    const floors = floorsOf(CLASSIC_BOARD);
    const squares = floors.flatMap((floor) => floor.squares);
    assert.equal(squares.length, CLASSIC_BOARD.areas.flatMap((area) => area.squares).length);
    assert.equal(new Set(squares).size, squares.length);
    assert.ok(floors.every((floor) => floor.squares.length <= 64));
  });

  test('is cut alike every time, and not all squares alike', () => {
    assert.deepEqual(floorsOf(SMALL), floorsOf(SMALL));
    const grains = new Set(Array.from({ length: 200 }, (_, square) => grain(square, 3)));
    assert.equal(grains.size, 200);
    assert.ok([...grains].every((value) => value >= 0 && value < 1));
  });

  test('of rooms that touch is of different colours', () => {
    const tints = CLASSIC_BOARD.areas.map(
      (_, index) =>
        floorsOf(CLASSIC_BOARD).find(({ squares }) => CLASSIC_BOARD.areaOf[squares[0]!] === index)!.tint,
    );
    for (let index = 2; index < tints.length; index += 1) assert.notEqual(tints[index], tints[index - 1]);
  });
});

describe('pieces', () => {
  test('a long piece has its back to the wall beside it', () => {
    const room = boardFromLetters(['AAAA', 'AAAA', 'AAAA', 'AAAA']);
    const squares = (...names: string[]) => names.map((name) => parseSquare(room, name)!);
    assert.equal(lieOf(room, squares('A1', 'B1', 'C1')).turns, 0);
    assert.equal(lieOf(room, squares('B4', 'C4', 'D4')).turns, 2);
    assert.equal(lieOf(room, squares('A1', 'A2', 'A3')).turns, 3);
    assert.equal(lieOf(room, squares('D1', 'D2', 'D3')).turns, 1);
  });

  test('laid in any turn, the drawing covers its box', () => {
    const box = { x: 100, y: 200, width: 100, height: 300 };
    assert.equal(layTransform({ box, turns: 1 }), 'translate(200 200) rotate(90)');
    assert.equal(layTransform({ box, turns: 3 }), 'translate(100 500) rotate(270)');
  });

  test('a door stands in the middle of its edge', () => {
    assert.deepEqual(doorway(SMALL, at('B1'), at('C1')), { x: 200, y: 50, upright: true });
    assert.deepEqual(doorway(SMALL, at('A2'), at('A3')), { x: 50, y: 200, upright: false });
  });

  test('dusk lies on known squares that open into the dark, not on walls', () => {
    const known = withSquares(emptySquares(SMALL), [
      at('A3'),
      at('B3'),
      at('A1'),
      at('A2'),
      at('B1'),
      at('B2'),
    ]);
    const sides = darkSides(SMALL, (square) => hasSquare(known, square));
    assert.deepEqual(
      sides.map(({ square, direction }) => `${makeSquare(SMALL, square)} ${direction}`),
      ['B3 1'],
    );
  });
});

describe('the camera', () => {
  const room = { width: 390, height: 420 };
  const board = CLASSIC_BOARD;
  const whole = wholeView(board, room);
  const on = (name: string): number => parseSquare(board, name)!;

  test('shows the whole map, and knows which square is where', () => {
    const corner = toScreen(whole, centre(board, on('Z19')));
    assert.ok(corner.x < room.width && corner.y < room.height);
    const back = toUnits(whole, corner);
    assert.equal(squareUnder(board, back), on('Z19'));
  });

  test('goes to a square, large enough to see', () => {
    const view = squareView(board, room, whole, on('M10'));
    assert.ok(view.k * SQUARE_PX >= TARGET_PX);
    const { x, y } = toScreen(view, centre(board, on('M10')));
    assert.ok(Math.abs(x - room.width / 2) < 1 && Math.abs(y - room.height / 2) < 1);
  });

  test('makes squares that must be chosen at least 44 pixels, all in sight where that is possible', () => {
    const few = [on('B2'), on('E4'), on('C6')];
    const view = squaresView(board, room, whole, few);
    assert.ok(view.k * SQUARE_PX >= TARGET_PX);
    for (const square of few) {
      const { x, y } = toScreen(view, centre(board, square));
      assert.ok(x > 20 && y > 20 && x < room.width - 20 && y < room.height - 20, makeSquare(board, square));
    }
    const far = squaresView(board, room, whole, [on('A1'), on('Z19'), on('M10')]);
    assert.ok(far.k * SQUARE_PX >= TARGET_PX);
    const { x, y } = toScreen(far, centre(board, on('M10')));
    assert.ok(x > 0 && y > 0 && x < room.width && y < room.height, 'the middle one is in sight');
    const kept = squaresView(board, room, whole, [on('A1'), on('Z19'), on('M10')], on('A1'));
    assert.ok(kept.k * SQUARE_PX >= TARGET_PX);
    const first = toScreen(kept, centre(board, on('A1')));
    assert.ok(first.x > 0 && first.y > 0 && first.x < room.width && first.y < room.height);
    assert.ok(toScreen(far, centre(board, on('A1'))).x < 0, 'which it was not');
  });

  test('stays where it is when all can be seen and tapped', () => {
    const near = squareView(board, room, whole, on('M10'));
    assert.equal(squaresView(board, room, near, [on('M10'), on('N10')]), near);
    assert.equal(withSquareInSight(board, room, near, on('M11')), near);
    assert.notEqual(withSquareInSight(board, room, near, on('A1')), near);
  });

  test('keeps what matters clear of what lies over its lower edge', () => {
    const clear = room.height - 56;
    const buttons = { ...room, covers: [{ x: 0, y: clear, width: room.width, height: 56 }] };
    const low = squaresView(board, buttons, wholeView(board, buttons), [on('Y18'), on('Z19')]);
    for (const view of [low, wholeView(board, buttons)])
      assert.ok(toScreen(view, centre(board, on('Z19'))).y < clear);
    const near = squareView(board, room, whole, on('M10'));
    const seen = withSquareInSight(board, buttons, { ...near, y: near.y + 160 }, on('M10'));
    assert.ok(toScreen(seen, centre(board, on('M10'))).y < clear);
  });

  test('shows squares beside whatever covers a corner or an edge, and moves a covered one into the open', () => {
    const { width, height } = room;
    const corner = { x: width - 200, y: 0, width: 200, height: 150 };
    const card = { x: 0, y: height - 140, width, height: 140 };
    const hint = { x: 0, y: 0, width, height: 90 };
    for (const covers of [[corner], [card], [hint, corner], [hint, card]]) {
      const seen = { ...room, covers };
      for (const [a, b] of [
        ['A1', 'C2'],
        ['Y18', 'Z19'],
        ['Z1', 'Y3'],
        ['M10', 'N11'],
      ] as const) {
        const view = squaresView(board, seen, wholeView(board, seen), [on(a), on(b)]);
        for (const square of [a, b]) {
          const { x, y } = toScreen(view, centre(board, on(square)));
          assert.ok(x > 0 && y > 0 && x < width && y < height, `${square} is in the window`);
          assert.ok(!isUnder({ x, y, width: 1, height: 1 }, covers), `${square} is in the open`);
        }
      }
      const all = wholeView(board, seen);
      for (const square of ['A1', 'Z1', 'A19', 'Z19']) {
        const { x, y } = toScreen(all, centre(board, on(square)));
        assert.ok(!isUnder({ x, y, width: 1, height: 1 }, covers), `${square} of the whole map`);
      }
    }
    const near = squareView(board, room, whole, on('M10'));
    const spot = toScreen(near, centre(board, on('M10')));
    const over = {
      ...room,
      covers: [{ x: spot.x - 60, y: spot.y - 60, width: 120, height: height - spot.y + 60 }],
    };
    const moved = toScreen(withSquareInSight(board, over, near, on('M10')), centre(board, on('M10')));
    assert.ok(!isUnder({ ...moved, width: 1, height: 1 }, over.covers));
  });

  test('has the room that suits the shape of what is to be seen', () => {
    const cover = { x: 300, y: 300, width: 100, height: 100 };
    const field = { width: 400, height: 400 };
    assert.deepEqual(roomFor({ width: 4, height: 1 }, field, [cover]), {
      x: 0,
      y: 0,
      width: 400,
      height: 300,
    });
    assert.deepEqual(roomFor({ width: 1, height: 4 }, field, [cover]), {
      x: 0,
      y: 0,
      width: 300,
      height: 400,
    });
    assert.deepEqual(roomFor({ width: 1, height: 1 }, field, []), { x: 0, y: 0, ...field });
    const all = { x: -5, y: -5, width: 500, height: 500 };
    assert.deepEqual(
      roomFor({ width: 1, height: 1 }, field, [all]),
      { x: 0, y: 0, ...field },
      'covers give way',
    );
  });

  test('never leaves the board', () => {
    const lost = settled(board, room, { k: 2, x: 5000, y: -90000 });
    const { x, y } = toUnits(lost, { x: room.width / 2, y: room.height / 2 });
    assert.ok(x >= -UNIT && x <= 26 * UNIT && y >= -UNIT && y <= 20 * UNIT);
  });

  test('glides from one place to the other', () => {
    const to = squareView(board, room, whole, on('F7'));
    const close = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;
    for (const [progress, end] of [
      [0, whole],
      [1, to],
    ] as const) {
      const view = between(whole, to, room, progress);
      assert.ok(close(view.k, end.k) && close(view.x, end.x) && close(view.y, end.y));
    }
    const half = between(whole, to, room, 0.5).k;
    assert.ok(half > whole.k && half < to.k);
  });
});

describe('a tap', () => {
  const door = { a: at('B1'), b: at('C1') };
  const lights: readonly Light[] = [
    { square: at('A1'), kind: 'reach' },
    { square: at('B2'), kind: 'barred' },
  ];
  const plain: Tappable = {
    board: SMALL,
    lights,
    doors: [{ key: 'B1-C1', size: SMALL, state: 'closed', ...door }],
    litDoors: [],
    taken: [],
  };
  const tap = (x: number, y: number, changed: Partial<Tappable> = {}) =>
    tapped({ ...plain, ...changed }, { x, y }, 1);

  test('means the square under it', () => {
    assert.deepEqual(tap(350, 250), { on: 'square', square: at('D3') });
    assert.deepEqual(tap(-90, 40), { on: 'nothing' });
  });

  test('snaps to the lit square close by, but not to a barred one, and not off a figure', () => {
    assert.deepEqual(tap(120, 60), { on: 'square', square: at('A1') });
    assert.deepEqual(tap(120, 60, { taken: [at('B1')] }), { on: 'square', square: at('B1') });
    assert.deepEqual(tap(205, 150), { on: 'square', square: at('C2') });
  });

  test('on a door opens it; a lit door is as wide as a finger', () => {
    assert.deepEqual(tap(205, 50), { on: 'door', door: 'B1-C1' });
    assert.deepEqual(tap(222, 50), { on: 'square', square: at('C1') });
    assert.deepEqual(tap(222, 50, { litDoors: ['B1-C1'] }), { on: 'door', door: 'B1-C1' });
  });

  test('on the square before a door of the outer wall means the square: nothing is opened there', () => {
    const out = { key: 'A2-west', size: SMALL, a: at('A2'), b: at('A2'), side: 3, state: 'closed' } as const;
    assert.deepEqual(tap(50, 150, { doors: [out] }), { on: 'square', square: at('A2') });
    assert.deepEqual(tap(4, 150, { doors: [out] }), { on: 'square', square: at('A2') });
  });
});

describe('walking with the keyboard', () => {
  const go = (from: string, key: string, ctrl = false): string | null => {
    const to = walked(SMALL, at(from), key, ctrl);
    return to === null ? null : makeSquare(SMALL, to);
  };

  test('arrows go one square and stop at the edge; Home and End go to the ends', () => {
    assert.equal(go('B2', 'ArrowUp'), 'B1');
    assert.equal(go('B1', 'ArrowUp'), 'B1');
    assert.equal(go('D2', 'ArrowRight'), 'D2');
    assert.equal(go('B2', 'ArrowLeft'), 'A2');
    assert.equal(go('B2', 'ArrowDown'), 'B3');
    assert.equal(go('C2', 'Home'), 'A2');
    assert.equal(go('B2', 'End'), 'D2');
    assert.equal(go('B2', 'End', true), 'D3');
    assert.equal(go('C3', 'Home', true), 'A1');
    assert.equal(go('C3', 'PageUp'), 'C1');
    assert.equal(go('C1', 'm'), null);
  });

  test('the classic board is there as a whole, a very large one around the cursor', () => {
    assert.equal(rowsAround(CLASSIC_BOARD, 3, null).length, 19);
    const last = rowsAround({ width: 60, height: 60 }, 60 * 60 - 1, null);
    assert.deepEqual(
      last.map(([y]) => y),
      [53, 54, 55, 56, 57, 58, 59],
    );
    assert.ok(last.every(([, row]) => row.length === 60));
  });
});

test('what has not changed is told from what has', () => {
  const view = { revealed: [1, 2], figures: [{ id: 'elf', square: 3 }], pending: null };
  assert.ok(isSame(view, structuredClone(view)));
  assert.ok(!isSame(view, { ...view, revealed: [1, 3] }));
  assert.ok(!isSame(view, { ...view, more: 1 }));
  assert.ok(!isSame([1, 2], { 0: 1, 1: 2 }));
  assert.ok(!isSame(null, {}));
});

describe('tokens', () => {
  test('whoever goes through an occupied square steps aside for whoever stands there', () => {
    const standing = { id: 'dwarf', square: 7 };
    assert.equal(passing([{ id: 'elf', square: 7 }, standing], 'elf'), 'elf');
    assert.equal(passing([{ id: 'elf', square: 8 }, standing], 'elf'), null);
    assert.equal(passing([standing], null), null);
  });

  test('a large one covers four squares', () => {
    assert.deepEqual(
      squaresUnder(SMALL, { id: 'ogre', square: at('B1'), size: 2 }).map((square) =>
        makeSquare(SMALL, square),
      ),
      ['B1', 'C1', 'B2', 'C2'],
    );
    assert.deepEqual(squaresUnder(SMALL, { id: 'elf', square: 3 }), [3]);
  });
});

describe('what a square says', () => {
  const door = { key: 'B1-C1', size: SMALL, a: at('B1'), b: at('C1') };

  test('its name, then every part in its order, and nothing for what is empty', () => {
    const tell = cellTexts(SMALL, [
      textsOf((add) => add(at('A1'), 'room', '')),
      lightTexts([{ square: at('A1'), kind: 'reach', label: '4' }], 'en'),
    ]);
    assert.equal(tell(at('A1')), 'A1, room, reachable in 4');
    assert.equal(tell(at('B2')), 'B2');
  });

  test('a door from both its squares, as it is', () => {
    const tell = doorTexts([{ ...door, state: 'locked' }], 'en');
    assert.deepEqual([...tell(at('B1')), ...tell(at('C1'))], ['locked door east', 'locked door west']);
    assert.deepEqual(doorTexts([{ ...door, state: 'walledUp' }], 'fr')(at('C1')), ['porte murée à l’ouest']);
    const outer = doorTexts([{ ...door, b: at('B1'), side: 0, state: 'closed' }], 'en');
    assert.deepEqual(outer(at('B1')), ['closed door north']);
  });

  test('where it is still dark, and what danger a way holds', () => {
    assert.deepEqual(openEndTexts([{ square: 5, direction: 2 }], 'en')(5), ['still dark south']);
    const risky = lightTexts([{ square: 5, kind: 'risky', label: '3' }], 'en');
    assert.deepEqual(risky(5), ['dangerous, reachable in 3']);
  });
});

describe('a dungeon that grows', () => {
  test('is seen with a little dark around it, and never through a magnifying glass', () => {
    const wide = { width: 60, height: 60 };
    const one = shownAround(wide, [30 * 60 + 30]);
    assert.deepEqual([one.width, one.height], [18 * UNIT, 12 * UNIT]);
    assert.equal(one.x + one.width / 2, 30.5 * UNIT);
    const row = shownAround(
      wide,
      Array.from({ length: 40 }, (_, x) => 60 + x),
    );
    assert.deepEqual([row.x, row.width], [-2 * UNIT, 44 * UNIT]);
  });

  test('an outline goes once around, and inside where it is wanted', () => {
    const two = [at('A1'), at('B1')];
    assert.equal(outlineOf(SMALL, two).match(/M/g)?.length, 6);
    assert.ok(outlineOf(SMALL, [at('A1')], 4).startsWith('M4 4h92'));
  });

  test('what is laid comes out of the dark from where it is looked into', () => {
    const [shown] = unveil(SMALL, [at('A1'), at('B1')], at('C1'));
    assert.ok(shown?.tag === 'unveil' && shown.from === at('B1'));
    assert.deepEqual(unveil(SMALL, [], 0), []);
  });
});
