import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { View } from '@oubliette/classic';
import { followedFigure } from './followed.ts';

const at = (taker: string | null, actor: string | null) =>
  ({ turn: { taker, actor }, control: { elf: 'ann', dwarf: 'bo' } }) as unknown as View;
const watcher = { seat: null, mine: [], follow: null, isSmall: true };
const ann = { ...watcher, seat: 'ann', mine: ['elf'] };

test('a player’s board turns to their own figure on turn, and to no other', () => {
  assert.equal(followedFigure(at('elf', 'elf'), ann), 'elf');
  assert.equal(followedFigure(at('dwarf', 'dwarf'), ann), undefined);
  assert.equal(followedFigure(at(null, 'orc'), ann), undefined);
});

test('on a small screen Morcar’s turns to the hero on turn', () => {
  const morcar = { ...watcher, seat: 'morcar' };
  const seen = (taker: string | null) => ({ ...at(taker, taker), morcar: 'morcar' });
  assert.equal(followedFigure(seen('elf'), morcar), 'elf');
  assert.equal(followedFigure(seen('elf'), { ...morcar, isSmall: false }), undefined);
  assert.equal(followedFigure(seen(null), morcar), undefined);
});

test('a watcher’s turns to the one they follow; if none, on a small screen alone, to whoever acts', () => {
  assert.equal(followedFigure(at(null, 'orc'), { ...watcher, follow: 'bo' }), 'dwarf');
  assert.equal(followedFigure(at('dwarf', 'dwarf'), watcher), 'dwarf');
  assert.equal(followedFigure(at(null, 'orc'), watcher), 'orc');
  assert.equal(followedFigure(at(null, null), watcher), undefined);
  assert.equal(followedFigure(at('dwarf', 'dwarf'), { ...watcher, isSmall: false }), undefined);
});
