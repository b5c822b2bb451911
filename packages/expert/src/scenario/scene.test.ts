import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrangeExpert } from './file.ts';
import type { WrittenScene } from './scene.ts';

test('a scene that makes no sense says what and where', () => {
  const scene = (given: object) => () => arrangeExpert(given as WrittenScene);
  const map = '+-+\n|e|\n+-+';
  assert.throws(scene({ map, figures: { e: { hero: 'bard' } } }), /figures\.e\.hero/u);
  assert.throws(scene({ map, figures: { x: { hero: 'elf' } } }), /map: x is not on it/u);
  assert.throws(scene({ map: '', figures: {} }), /map/u);
});
