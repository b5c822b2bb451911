import { checkNouns } from '@oubliette/words';
import type { Noun } from '@oubliette/words';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ARMOUR } from './armour.ts';
import { BESTIARY } from './bestiary.ts';
import { ITEMS } from './items.ts';
import { WEAPONS } from './weapons.ts';

for (const [what, all] of Object.entries({ WEAPONS, ARMOUR, ITEMS, BESTIARY }))
  test(`${what.toLowerCase()} have sound names in both languages, no two the same but a weapon thrown`, () => {
    const nouns = Object.fromEntries(
      Object.entries(all as Readonly<Record<string, { noun: Noun; of?: string }>>)
        .filter(([id, { of }]) => of === undefined || of === id)
        .map(([id, { noun }]) => [id, noun] as const),
    );
    assert.deepEqual(checkNouns(nouns), []);
    for (const language of ['en', 'fr'] as const) {
      const names = Object.values(nouns).map((noun) => noun[language].one);
      assert.equal(new Set(names).size, names.length, language);
    }
  });

test('monsters are called in French as the book calls them', () => {
  assert.deepEqual(
    ['goblin', 'goblinArcher', 'zombie'].map((kind) => BESTIARY[kind]?.noun.fr.one),
    ['gobelin', 'gobelin archer', 'zombie'],
  );
});
