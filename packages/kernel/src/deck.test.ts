import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonical } from './canonical.ts';
import { newDeck, topCard, withCard, withCardAside, withoutCard } from './deck.ts';
import { tape, WrongFace } from './dice.ts';
import { streamFromSeed } from './stream.ts';

test('deck: a pile keeps no order, so the same cards are the same pile', () => {
  assert.deepEqual(newDeck('gems', ['ruby', 'opal', 'ruby']), newDeck('gems', ['ruby', 'ruby', 'opal']));
  const back = withCard(withoutCard(newDeck('gems', ['ruby', 'opal']), 'opal'), 'opal');
  assert.equal(canonical(back), canonical(newDeck('gems', ['opal', 'ruby'])));
});

test('deck: drawing is a roll of the cards left, and a drawn card may be typed in', () => {
  const gems = newDeck('gems', ['ruby', 'opal']);
  assert.equal(topCard(gems, tape(['opal']), 'ann', 'R-1'), 'opal');
  assert.throws(() => topCard(withoutCard(gems, 'opal'), tape(['opal']), 'ann', 'R-1'), WrongFace);
});

test('deck: three rubies are drawn three times as often as one opal', () => {
  const gems = newDeck('gems', ['ruby', 'ruby', 'ruby', 'opal']);
  const dice = streamFromSeed('gems');
  const opals = Array.from({ length: 4000 }, () => topCard(gems, dice, 'ann', 'R-1')).filter(
    (card) => card === 'opal',
  );
  assert.ok(Math.abs(opals.length - 1000) < 100, `${opals.length} opals in 4000 draws`);
});

test('deck: an empty pile gives no card and rolls no die', () => {
  assert.equal(topCard(newDeck('gems', []), tape([]), 'ann', 'R-1'), null);
});

test('deck: a card leaves once, goes aside, and the pile before is untouched', () => {
  const gems = newDeck('gems', ['ruby', 'ruby']);
  const drawn = withCardAside(withoutCard(gems, 'ruby'), 'ruby');
  assert.deepEqual([gems.pile, drawn.pile, drawn.aside], [['ruby', 'ruby'], ['ruby'], ['ruby']]);
  assert.throws(() => withoutCard(gems, 'opal'), /opal is not in the gems pile/);
});
