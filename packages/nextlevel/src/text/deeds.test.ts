/** Blows of NextLevel, and what their tale makes of them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { taleOf } from '@oubliette/words';
import { armed, B, PLAIN, S, W } from '../testing/blows.ts';
import { table } from '../testing/index.ts';
import { nextDeedsOf } from './deeds.ts';

test('a strike, its parry and the wound between them', () => {
  const t = table(
    `
    +-+-+-+
    |H O .|
    +-+-+-+`,
    { H: { kind: 'barbarian' }, O: { kind: 'orc' } },
    {
      turn: 'morcar',
      next: {
        figures: { H: { level: 1, facing: 'east', sheet: armed('shortsword') }, O: { facing: 'west' } },
      },
    } as object,
  );
  const events = t.do({ type: 'strike', figure: 'O', target: 'H' }, [S, S, W, PLAIN, W, B]);
  const { doings, best } = taleOf(events.flatMap(nextDeedsOf));
  const [orc, hero] = [doings.get(t.id('O'))!, doings.get(t.id('H'))!];
  assert.deepEqual([orc.blows, orc.wounds, orc.fortune.worth], [1, hero.suffered, 2]);
  assert.ok(hero.suffered > 0);
  assert.equal(hero.fortune.worth, 1, 'one white shield');
  assert.equal(best?.by, t.id('O'));
});
