import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrangeClassic } from '@oubliette/classic/scenario';
import { arrangeNextLevel } from '@oubliette/nextlevel/scenario';
import { CLASSIC_WAYS } from '../../classic/sheet.ts';
import { NEXT_WAYS } from '../../nextlevel/ways.ts';
import { Chart } from '../chart.ts';

const scene = (map: string) => ({ map, figures: { B: { kind: 'barbarian' }, O: { kind: 'orc' } } }) as const;

/** Whether the orc prevents the barbarian from searching, in each book. */
function isKept(map: string): [boolean, boolean] {
  const classic = arrangeClassic(scene(map));
  const next = arrangeNextLevel(scene(map));
  const [hero, foe] = classic.state.figures.map(({ square }) => square) as [number, number];
  const [chart, other] = [new Chart(CLASSIC_WAYS), new Chart(NEXT_WAYS)];
  chart.update(classic.game.view(classic.state, 'heroes'));
  other.update(next.game.view(next.state, 'heroes'));
  return [CLASSIC_WAYS.disturbs(chart, hero, foe), NEXT_WAYS.disturbs(other, hero, foe)];
}

test('nobody searches beside a foe, in a room with one, or in sight of one in a passage', () => {
  assert.deepEqual(isKept('+-+-+-+-+\n|B . . O|\n+-+-+-+-+'), [true, true], 'the same room');
  assert.deepEqual(isKept('+-+-+-+-+\n|: : BoO|\n+-+-+-+-+'), [true, true], 'beside, through a doorway');
  assert.deepEqual(isKept('+-+-+-+-+\n|B : : O|\n+-+-+-+-+'), [true, true], 'along a passage');
  assert.deepEqual(isKept('+-+-+-+-+\n|: B|. O|\n+-+-+-+-+'), [false, false], 'behind a wall');
});
