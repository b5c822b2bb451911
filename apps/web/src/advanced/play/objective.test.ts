import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { View } from '@oubliette/advanced';
import { hall } from '../board/testing/level.ts';
import { objectiveOf } from './objective.ts';

const { view } = await hall();

test('the aims that are left, then the way home', () => {
  const after = (aims: readonly string[], achieved: readonly string[] = []): View => ({
    ...view,
    quest: { ...view.quest, aims },
    achieved,
  });
  const slain = 'slain:warpweaver';
  assert.match(objectiveOf(after([slain]), 'en'), /^Aims: .*dead\.$/iu);
  assert.match(objectiveOf(after([slain]), 'fr'), /^Buts.*mort/iu);
  assert.equal(objectiveOf(after([slain], [slain]), 'en'), 'All aims are reached: get out alive.');
  assert.equal(objectiveOf(after([]), 'en'), 'To get out alive.');
});
