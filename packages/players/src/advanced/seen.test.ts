import assert from 'node:assert/strict';
import { test } from 'node:test';
import { table } from '@oubliette/advanced/testing';
import type { Place, View } from '@oubliette/advanced';
import { see } from './seen.ts';

const PASSAGE = `
  +-+-+-+
  |A . .|
  +-+-+-+
`;

test('nobody walks into a room full of rats, but whoever is in it walks on', () => {
  const view = table(PASSAGE, { A: {} }).view('ann');
  const [level] = view.levels;
  const [[area, place]] = Object.entries(level!.places) as [[string, Place]];
  const hazard = { hazard: 'rats', stage: 'there', facts: {} } as const;
  const places = { ...level!.places, [area]: { ...place, hazard } };
  const infested: View = { ...view, levels: [{ ...level!, places }] };
  assert.equal(see(infested).barred.size, 0);
  assert.equal(see({ ...infested, figures: [] }).barred.size, 3);
});
