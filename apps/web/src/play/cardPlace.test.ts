import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Box } from '../board/geometry.ts';
import { lastsFor, placeCard } from './cardPlace.ts';

const LAPTOP = { width: 960, height: 710 };
const PHONE = { width: 390, height: 550 };
const CARD = { width: 208, height: 290 };
const STRIP = { width: 336, height: 110 };

const figure = (x: number, y: number): Box => ({ x, y, width: 52, height: 52 });

function isFree({ x, y }: { x: number; y: number }, card: typeof CARD, boxes: readonly Box[]): boolean {
  return boxes.every(
    (box) =>
      x + card.width <= box.x ||
      box.x + box.width <= x ||
      y + card.height <= box.y ||
      box.y + box.height <= y,
  );
}

describe('a card on the stage', () => {
  test('covers neither the one who acts nor the target, wherever they stand', () => {
    for (const [stage, card] of [
      [LAPTOP, CARD],
      [PHONE, STRIP],
    ] as const)
      for (let x = 0; x <= stage.width - 104; x += 26)
        for (let y = 0; y <= stage.height - 52; y += 26) {
          const fight = [figure(x, y), figure(x + 52, y)];
          const at = placeCard(stage, card, fight, [], []);
          assert.ok(isFree(at, card, fight), `${x},${y} on ${stage.width}`);
          assert.ok(at.x >= 0 && at.x + card.width <= stage.width && at.y + card.height <= stage.height);
        }
  });

  test('rather covers a button than a figure, and a figure than those it is about', () => {
    const half = { x: 0, y: 0, width: 480, height: 710 };
    const other = { x: 480, y: 0, width: 480, height: 710 };
    assert.ok(placeCard(LAPTOP, CARD, [], [half], [other]).x >= 480);
    assert.ok(placeCard(LAPTOP, CARD, [half], [other], []).x >= 480);
  });

  test('passes within two seconds, unless the table holds its breath', () => {
    for (const speed of [1, 2])
      for (const weight of ['brief', 'plain'] as const) assert.ok(lastsFor(weight, speed) <= 2000);
    assert.ok(lastsFor('moment', 1) > 2000);
  });
});
