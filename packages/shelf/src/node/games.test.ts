import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAME_FILES } from './games.ts';

/** Every string below it that is French. */
function french(value: unknown, isFrench = false): string[] {
  if (typeof value === 'string') return isFrench ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, each]) => french(each, isFrench || key === 'fr'));
}

for (const [game, { rulebook }] of Object.entries(GAME_FILES))
  test(`the French rules of ${game} have French apostrophes`, () => {
    const texts = french(rulebook());
    assert.ok(texts.length > 5);
    assert.deepEqual(
      texts.filter((text) => text.includes("'")),
      [],
    );
  });
