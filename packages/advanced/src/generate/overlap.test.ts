import assert from 'node:assert/strict';
import { coveredSquares, countSquares, NORTH, pieceSquares, SOUTH } from '@oubliette/dungeon';
import { rule } from '@oubliette/kernel/testing';
import { levelOf } from '../figures.ts';
import { PLAIN_PLAN } from '../scenario/plain.ts';
import type { AdvancedTable } from '../testing/table.ts';
import { block, dig, digging, laidIn, waysOn } from '../testing/digging.ts';

/** Length 1, empty, a dead end. */
const SHORT = [1, 4, 5, 3, 3];
/** Length 1, empty, a T-junction. */
const JUNCTION = [1, 4, 5, 6, 6];

function options(dug: AdvancedTable): string[] {
  const top = dug.state.stack.at(-1)!;
  assert.ok(top.tag === 'laying');
  return top.plans.map(({ steps }) => {
    const { section, turns } = steps.at(-1)!;
    return `${steps.length - 1} ${section} ${turns}`;
  });
}

rule('ADV-GEN-39', 'nothing is laid over anything else', () => {
  const dug = digging('junction');
  block(dug, ['A30', 'AN31']);
  dig(dug, SOUTH, [12, 4, 5, 3, 3, ...SHORT]);
  const { layout } = levelOf(dug.state);
  const pieces = layout.pieces.map((piece) => pieceSquares(layout, dug.world.sections, piece).length);
  const sum = pieces.reduce((a, b) => a + b, 0);
  assert.equal(countSquares(coveredSquares(layout, dug.world.sections)), sum);
  assert.deepEqual(laidIn(dug), ['deadEnd U23', 'deadEnd U16']);
});

rule('ADV-GEN-42', 'a passage too long for the room there is gets the sections that fit', () => {
  const dug = digging('junction');
  block(dug, ['A35', 'AN36']);
  // Free down to row 34: two sections and two squares, enough for stairs.
  dig(dug, SOUTH, [12, 4, 5, 10, 12, ...SHORT]);
  assert.deepEqual(laidIn(dug).slice(0, 3), ['passage U23', 'passage U28', 'stairs U33']);
  assert.deepEqual(
    dug.all('laidInstead').map(({ of, rolled, laid }) => [of, rolled, laid]),
    [['length', 3, 2]],
  );
});

rule('ADV-GEN-42', 'one section fewer where its end would not fit', () => {
  const dug = digging('junction');
  block(dug, ['A28', 'AN29']);
  dig(dug, SOUTH, [1, 4, 5, 10, 12, ...SHORT]);
  assert.deepEqual(laidIn(dug).slice(0, 1), ['stairs U23']);
  assert.deepEqual(dug.event('laidInstead').laid, 0);
});

rule('ADV-GEN-42', 'a passage with no room at all is walled up', () => {
  const dug = digging('junction');
  block(dug, ['A23', 'AN24']);
  dig(dug, SOUTH, [...JUNCTION, ...SHORT]);
  assert.deepEqual(laidIn(dug), ['deadEnd U16']);
  assert.equal(dug.event('wayBlocked').exit.direction, SOUTH);
  assert.deepEqual(waysOn(dug), []);
});

rule(
  'ADV-GEN-43',
  'a junction that would lead into a wall gives way to one that does not: the master chooses',
  () => {
    const dug = digging('junction');
    block(dug, ['W28', 'X29']);
    dig(dug, SOUTH, JUNCTION);
    // Going south: a turn to the right, that is west, or a junction straight on and to the west.
    assert.deepEqual(options(dug), ['1 rightTurn 1', '1 tJunction 0']);
    dug.do({ type: 'chooseLayout', option: 0 }, SHORT);
    assert.deepEqual(laidIn(dug).slice(0, 2), ['passage U23', 'rightTurn U28']);
    assert.deepEqual(waysOn(dug), ['west U28']);
    assert.deepEqual(
      dug.all('laidInstead').map(({ of, rolled, laid }) => [of, rolled, laid]),
      [['end', 'tJunction', 'rightTurn']],
    );
  },
);

rule('ADV-GEN-43', 'a turn into a wall gives way as well', () => {
  const dug = digging('junction');
  block(dug, ['S28', 'T29'], ['A30', 'AN30']);
  dig(dug, SOUTH, [1, 4, 5, 5, 5, ...SHORT]);
  assert.deepEqual(laidIn(dug).slice(0, 2), ['passage U23', 'leftTurn U28']);
});

rule('ADV-GEN-44', 'with every exit blocked the passage goes on until one is free', () => {
  const dug = digging('junction');
  block(dug, ['S28', 'T34'], ['W28', 'X34']);
  dig(dug, SOUTH, [...JUNCTION, ...SHORT]);
  assert.deepEqual(laidIn(dug).slice(0, 4), ['passage U23', 'passage U28', 'passage U33', 'tJunction U38']);
  assert.deepEqual(
    dug.all('laidInstead').map(({ of, rolled, laid, rules }) => [of, rolled, laid, rules[0]]),
    [['length', 1, 3, 'ADV-GEN-44']],
  );
});

rule('ADV-GEN-45', 'where no junction fits at all, something else that does is laid', () => {
  const dug = digging('junction');
  block(dug, ['S21', 'T34'], ['W21', 'X34'], ['S35', 'X36']);
  dig(dug, SOUTH, [...JUNCTION, ...SHORT]);
  assert.deepEqual(laidIn(dug).slice(0, 1), ['deadEnd U23']);
  assert.deepEqual(dug.event('laidInstead').laid, 'deadEnd');
});

rule('ADV-GEN-43', 'an exit with no room for any section behind it leads into a wall', () => {
  const ends = (wall: string): string | undefined => {
    const dug = digging('junction');
    block(dug, [`${wall}28`, `${wall}29`]);
    dig(dug, SOUTH, [...JUNCTION, ...(wall === 'Y' ? SHORT : [])]);
    return laidIn(dug)[1];
  };
  assert.equal(ends('X'), undefined, 'one square: the master chooses something else');
  assert.equal(ends('Y'), 'tJunction U28', 'two squares take a turn');
});

rule('ADV-GEN-45', 'a square behind an exit is better than none where nothing else goes on', () => {
  const dug = digging('junction');
  block(dug, ['S23', 'S40'], ['X23', 'X40'], ['A30', 'AN30']);
  dig(dug, SOUTH, [...JUNCTION, ...SHORT]);
  assert.deepEqual(laidIn(dug).slice(0, 2), ['passage U23', 'tJunction U28']);
});

rule('ADV-GEN-45', 'before a passage ends dead it turns off sooner', () => {
  const dug = digging('junction');
  block(dug, ['S25', 'T36'], ['W25', 'X36'], ['A35', 'AN36']);
  dig(dug, SOUTH, [...JUNCTION, ...SHORT]);
  assert.deepEqual(laidIn(dug).slice(0, 1), ['tJunction U23']);
  assert.deepEqual(
    dug.all('laidInstead').map(({ of, rolled, laid }) => [of, rolled, laid]),
    [['length', 1, 0]],
  );
});

rule('ADV-GEN-45', 'along a wall, a section fewer rather than ends that lead into walls', () => {
  const plans = (ends: readonly number[]): string[] => {
    const dug = digging('room');
    block(dug, ['R26', 'R27'], ['AC26', 'AC27']);
    dig(dug, SOUTH, [2, 4, 4, 5, ...ends]);
    const top = dug.state.stack.at(-1);
    if (top?.tag !== 'laying') return laidIn(dug);
    return top.plans.map(({ steps }) => steps.map(({ at }) => dug.squareName(at)).join(' '));
  };
  assert.deepEqual(plans([6, 6, 6, 6]), ['V26', 'U26'], 'two squares at least on either side');
  assert.deepEqual(plans([3, 3, 3, 3]), ['deadEnd S26', 'deadEnd X26'], 'dead ends want no more room');
});

rule('ADV-GEN-40', 'a large room that does not fit is laid small, and is what it was', () => {
  const lair = [{ upTo: 12, monsters: {} }];
  const dug = digging('passage', {
    setup: { dungeon: { ...PLAIN_PLAN, matrices: { ...PLAIN_PLAN.matrices, lair } } },
  });
  block(dug, ['A28', 'AN40'], ['S23', 'T27'], ['AC23', 'AD27']);
  dig(dug, SOUTH, [9]);
  assert.deepEqual(dug.event('laidInstead').laid, 'small');
  dug.do({ type: 'chooseLayout', option: 0 }, [5]);
  const place = Object.values(levelOf(dug.state).places).at(-1)!;
  assert.deepEqual([place.kind, place.room], ['room', 'lair']);
  assert.equal(dug.event('matrixRolled').matrix, 'lair');
  assert.deepEqual(dug.awaited(), [{ seat: 'master', prompt: 'placeChest' }]);
});

rule('ADV-GEN-41', 'where not even a small room fits, the door is false', () => {
  const dug = digging('passage');
  block(dug, ['A26', 'AN40']);
  dig(dug, SOUTH, [9]);
  assert.deepEqual(laidIn(dug), []);
  assert.deepEqual(waysOn(dug), ['south W22 closed'], 'it can still be seen');
  assert.deepEqual(levelOf(dug.state).falseDoors, [dug.event('falseDoorFound').exit]);
  dig(dug, SOUTH, []);
  assert.deepEqual(dug.state.stack, [], 'nothing more is rolled for it');
});

rule('ADV-GEN-41', 'so is a room’s door with no room for a passage along the wall', () => {
  const dug = digging('room');
  block(dug, ['A27', 'AN40']);
  dig(dug, SOUTH, [2, 1, 4, 5, 3, 3, 3, 3]);
  assert.equal(levelOf(dug.state).falseDoors.length, 1);
});

rule('ADV-GEN-46', 'however many are laid, there are always sections', () => {
  const dug = digging('junction');
  dig(dug, NORTH, [8, 4, 5, 3, 3, 8, 4, 5, 3, 3]);
  assert.deepEqual(
    laidIn(dug).map((one) => one.split(' ')[0]),
    ['passage', 'deadEnd', 'passage', 'deadEnd'],
  );
});
