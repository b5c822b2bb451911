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

test('nobody walks into a room full of rats, but whoever fights in it walks on', () => {
  const view = table(PASSAGE, { A: {} }).view('ann');
  const [level] = view.levels;
  const [[area, place]] = Object.entries(level!.places) as [[string, Place]];
  const hazard = { hazard: 'rats', stage: 'there', facts: {} } as const;
  const places = { ...level!.places, [area]: { ...place, hazard } };
  const infested: View = { ...view, levels: [{ ...level!, places }] };
  const barred = (seen: View, mode: View['turn']['mode']): number =>
    see({ ...seen, turn: { ...seen.turn, mode } }).barred.size;
  assert.equal(barred(infested, 'combat'), 0);
  assert.equal(barred(infested, 'exploration'), 3, 'others do not come after');
  assert.equal(barred({ ...infested, figures: [] }, 'combat'), 3);
});

test('a trap that was noticed keeps heroes off its ground, and not those who live there', () => {
  const trap = {
    id: 'trap-1',
    tag: 'trap',
    square: 0,
    trap: 'mantrap',
    state: 'noticed',
    chest: null,
  } as const;
  const t = table(PASSAGE.replace('. .|', '. R|'), { A: {}, R: { monster: 'ratman' } });
  const [level] = t.state.levels;
  t.state = { ...t.state, levels: [{ ...level!, things: [{ ...trap, square: t.square('B1') }] }] };
  assert.equal(see(t.view('ann')).barred.size, 1);
  assert.equal(see(t.view('master')).barred.size, 0);
});
