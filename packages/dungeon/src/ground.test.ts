import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adjacent, bareGround, crossable, enterable, sideNeighbours } from './ground.ts';
import { DIRECTIONS, EAST, neighbour, NORTH, SOUTH } from './squares.ts';
import { squaresOf } from './squareSet.ts';
import { assertMarked, assertPlain, drawnGround } from '../test/ground.ts';

const ROOMS = drawnGround(`
  +-+-+-+-+
  |A . CdD|
  + + + + +
  |. *|.oG|
  +-+-+-+s+
  |I % K|L|
  +-+-+-+-+`);
const { ground, at } = ROOMS;

test('CLS-BRD-05: squares are adjacent over a side with no wall or closed door between', () => {
  assert.ok(adjacent(ground, at('A'), at('A') + 1));
  assert.ok(adjacent(ground, at('G'), at('G') - 1), 'an open door');
  assert.ok(!adjacent(ground, at('C'), at('D')), 'a closed door');
  assert.ok(!adjacent(ground, at('G'), at('L')), 'a hidden door');
  assert.ok(!adjacent(ground, at('K'), at('L')), 'a wall');
  assert.ok(!adjacent(ground, at('A'), at('*')), 'a corner');
  assert.ok(!adjacent(ground, at('A'), at('A')), 'itself');
});

test('what stands on a square does not stop one crossing its side, only entering it', () => {
  assert.ok(crossable(ground, at('I'), EAST));
  assert.ok(!enterable(ground, at('%')), 'furniture');
  assert.ok(!enterable(ground, at('*')), 'rubble');
  assert.ok(enterable(ground, at('A')));
  assert.ok(!enterable(ground, -1));
});

test('neither the rim nor rock can be crossed', () => {
  const rock = drawnGround(`
    +-+-+
    |A #
    + +-+
    |. .|
    +-+-+`);
  assert.ok(!crossable(rock.ground, rock.at('A'), NORTH));
  assert.ok(!crossable(rock.ground, rock.at('A'), EAST));
  assert.ok(crossable(rock.ground, rock.at('A'), SOUTH));
  assert.ok(!enterable(rock.ground, 1));
});

test('side neighbours come in the order of the directions', () => {
  const open = drawnGround(`
    +-+-+-+
    |. x .|
    + + + +
    |x A x|
    + + + +
    |. x .|
    +-+-+-+`);
  const around = sideNeighbours(open.ground, open.at('A'));
  assert.deepEqual(
    around,
    DIRECTIONS.map((way) => neighbour(open.ground.board, open.at('A'), way)),
  );
  assert.deepEqual(sideNeighbours(ground, at('L')), []);
  assertMarked(
    sideNeighbours(ground, at('C')),
    `
    +-+-+-+-+
    |. x .d.|
    + + + + +
    |. *|xo.|
    +-+-+-+s+
    |. . .|.|
    +-+-+-+-+`,
  );
});

test('bare ground has every door in one state and nothing on it', () => {
  const bare = bareGround(ground.board, 'closed');
  assert.deepEqual(bare.doors, ['closed', 'closed', 'closed']);
  assert.deepEqual(squaresOf(bare.rubble), []);
  assert.deepEqual(squaresOf(bare.furniture), []);
  assertPlain(bare);
});
