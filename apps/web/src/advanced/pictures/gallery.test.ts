import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ARMOUR, HEROES, ITEMS, SPELLS, WEAPONS } from '@oubliette/advanced';
import type { Topic } from '../../pictures/making.ts';
import { pictureOf } from '../../pictures/making.ts';
import { ADVANCED_PICTURES } from './gallery.ts';

test('everything the book names has its picture: what is missing is named', () => {
  const named: readonly (readonly [Topic, readonly string[]])[] = [
    ['hero', Object.keys(HEROES)],
    [
      'treasure',
      [...Object.values(WEAPONS).map(({ of }) => of), ...Object.keys(ARMOUR), ...Object.keys(ITEMS)],
    ],
    ['spell', Object.keys(SPELLS)],
  ];
  const missing = named.flatMap(([topic, ids]) =>
    ids.filter((id) => pictureOf(ADVANCED_PICTURES, topic, id) === undefined).map((id) => `${topic} ${id}`),
  );
  assert.deepEqual([...new Set(missing)], []);
  assert.equal(pictureOf(ADVANCED_PICTURES, 'hero', 'nobody'), undefined);
});
