import assert from 'node:assert/strict';
import { test } from 'node:test';
import { THREE_BELLS } from '@oubliette/advanced';
import { advancedShelf } from '@oubliette/shelf/advanced';
import { DUNGEONS } from './dungeons.ts';

test('the lobby lists dungeons that the box has, under their own titles', async () => {
  const box = advancedShelf().get('advanced')!;
  for (const { id, title } of DUNGEONS) {
    const composed = await box.compose({ dungeon: id });
    assert.ok(composed.ok, id);
    assert.deepEqual(box.title(composed.setup), title);
  }
  assert.deepEqual(
    DUNGEONS.slice(0, 3).map(({ id }) => id),
    THREE_BELLS.map(({ id }) => id),
  );
});
