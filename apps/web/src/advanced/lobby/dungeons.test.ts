import assert from 'node:assert/strict';
import { test } from 'node:test';
import { advancedShelf, DUNGEON_IDS } from '@oubliette/shelf/advanced';
import { DUNGEONS } from './dungeons.ts';

test('the lobby lists the dungeons the box has, all of them, under their own titles', async () => {
  const box = advancedShelf().get('advanced')!;
  for (const { id, title } of DUNGEONS) {
    const composed = await box.compose({ dungeon: id });
    assert.ok(composed.ok, id);
    assert.deepEqual(box.title(composed.setup), title);
  }
  assert.deepEqual(
    DUNGEONS.map(({ id }) => id),
    DUNGEON_IDS,
    'all of them, and in their order',
  );
});
