import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spreadOf, wilson } from './statistics.ts';

const near = (actual: number, expected: number) =>
  assert.ok(Math.abs(actual - expected) < 5e-4, `${actual}, not ${expected}`);

test('Wilson’s interval: figures from the literature', () => {
  const half = wilson(50, 100);
  near(half.low, 0.4038);
  near(half.high, 0.5962);
  const few = wilson(1, 10);
  near(few.low, 0.0179);
  near(few.high, 0.4042);
});

test('no success and nothing but successes leave room on one side only', () => {
  assert.equal(wilson(0, 20).low, 0);
  near(wilson(0, 20).high, 0.1611);
  assert.equal(wilson(20, 20).high, 1);
  assert.deepEqual(wilson(0, 0), { low: 0, high: 1 });
});

test('percentiles are values that occurred', () => {
  const values = Array.from({ length: 100 }, (_, i) => 100 - i);
  assert.deepEqual(spreadOf(values), { mean: 50.5, least: 1, p5: 5, median: 50, p95: 95, most: 100 });
  assert.deepEqual(spreadOf([7]), { mean: 7, least: 7, p5: 7, median: 7, p95: 7, most: 7 });
});

test('nothing counted is nothing, not NaN', () => {
  assert.equal(spreadOf([]).mean, 0);
});
