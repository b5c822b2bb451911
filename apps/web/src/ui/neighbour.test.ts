import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neighbour } from './neighbour.ts';

test('arrows go round a row; Home and End go to its ends; other keys lead nowhere', () => {
  assert.equal(neighbour('ArrowRight', 2, 3), 0);
  assert.equal(neighbour('ArrowDown', 0, 3), 1);
  assert.equal(neighbour('ArrowLeft', 0, 3), 2);
  assert.equal(neighbour('ArrowUp', 2, 3), 1);
  assert.equal(neighbour('Home', 2, 3), 0);
  assert.equal(neighbour('End', 0, 3), 2);
  assert.equal(neighbour('Enter', 0, 3), null);
  assert.equal(neighbour('ArrowRight', 0, 0), null);
});
