import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hall } from '../board/testing/level.ts';
import { hazardAt, risksOn } from './risks.ts';

test('ADV-HAZ-39, ADV-HAZ-53: a walk into rats or mould says so once, and not when they are gone', async () => {
  for (const hazard of ['rats', 'mould']) {
    const { view, at } = await hall([], hazard);
    const outside = view.levels[0]!.layout.pieces[0]!.at;
    const steps = [at(0, 8), at(0, 7)];
    assert.deepEqual(risksOn(view, outside, steps), [{ hazard, square: at(0, 8) }]);
    assert.deepEqual(risksOn(view, at(0, 9), steps), [], 'whoever is in the middle of it knows');
    const [level] = view.levels;
    const places = Object.fromEntries(
      Object.entries(level!.places).map(([id, place]) => [
        id,
        place.hazard === null ? place : { ...place, hazard: { ...place.hazard, stage: 'cleared' } },
      ]),
    );
    assert.equal(hazardAt({ ...level!, places }, at(0, 8)), null);
  }
});

test('ADV-HAZ-71: a magic circle lies in wait on its own squares only, and a fountain nowhere', async () => {
  const { at } = await hall();
  const squares = [at(1, 1), at(2, 1), at(1, 2), at(2, 2)];
  const seen = async (feature: string) =>
    (await hall([{ id: 'f', tag: 'feature', feature, square: at(1, 1), squares }], feature)).view;
  const circle = await seen('magicCircle');
  assert.deepEqual(risksOn(circle, at(4, 1), [at(3, 1), at(2, 1), at(1, 1)]), [
    { hazard: 'magicCircle', square: at(2, 1) },
  ]);
  assert.deepEqual(risksOn(await seen('fountain'), at(4, 1), [at(3, 1), at(2, 1)]), []);
});
