/** Traps that need a game master, played without one: by the solo tables, or by chance (ADV-SOLO-01). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { withFigure, withLevel } from '../figures.ts';
import { table } from '../testing/table.ts';
import type { AdvancedTable, Scene } from '../testing/index.ts';
import { sprung } from '../testing/trapped.ts';
import { setGoing } from '../testing/underWay.ts';
import { giveOrders } from '../traps/control.ts';
import { fireballsBurn } from '../traps/fireball.ts';

const ALONE = { setup: { master: false } } as const;
const HALL = '+-+-+-+-+-+-+-+-+-+-+-+-+\n|. . A . . . . B C . . .|\n+-+-+-+-+-+-+-+-+-+-+-+-+';

/** A fireball burns on the first square. */
function burning(map: string, figures: Scene['figures']): AdvancedTable {
  const t = table(map, figures, ALONE);
  const trap = {
    id: 'trap-1',
    tag: 'trap',
    square: 0,
    trap: 'fireball',
    state: 'sprung',
    chest: null,
  } as const;
  t.state = withLevel(t.state, { things: [{ ...trap, left: 3, rests: false }] });
  return t;
}

rule('ADV-TRAP-17', 'alone, the fire goes where it catches most of the party', () => {
  const t = burning(HALL, { A: {}, B: {}, C: {} });
  // Two squares are equally good: the second lot.
  setGoing(t, fireballsBurn, [1, ...Array<number>(10).fill(1)]);
  assert.equal(t.squareName(t.event('fireballMoved').to), 'I1');
  assert.deepEqual(
    t.all('trapStruck').map(({ figure }) => figure),
    ['B', 'C'],
  );
});

rule('ADV-TRAP-17', 'a captive and monsters are not the party', () => {
  const captive = { kind: 'henchman', effects: [{ tag: 'captive', ends: 'never', of: 'scene-1' }] } as const;
  const t = burning(HALL, { A: {}, B: captive, C: { monster: 'ratman' } });
  // Three squares catch A: by lot.
  setGoing(t, fireballsBurn, [0, ...Array<number>(5).fill(1)]);
  assert.deepEqual(
    t.all('trapStruck').map(({ figure }) => figure),
    ['A'],
  );
});

rule('ADV-TRAP-12', 'alone, chance says where the grating comes down', () => {
  const fallen = (lot: number): unknown => {
    const t = table('+-+-+-+-+\n|A . . .|\n+-+-+-+-+', { A: {} }, ALONE);
    sprung(t, 'portcullis', [lot]);
    return t.event('portcullisFell').line;
  };
  assert.deepEqual(
    [0, 2].map(fallen),
    [0, 2].map((after) => ({ tag: 'across', area: 'scene-1', axis: 'x', after })),
  );
});

rule(
  'ADV-TRAP-33',
  'alone, a victim of the mindstealer strikes the weakest of the others within reach',
  () => {
    const t = table('+-+-+-+\n|B A C|\n+-+-+-+', { A: {}, B: {}, C: { wounds: 0 } }, ALONE);
    const controlled = { tag: 'controlled', ends: 'never', left: 6, of: 'attack' } as const;
    t.state = withFigure(t.state, 'A', { effects: [controlled] });
    setGoing(t, giveOrders, [12, 1, 1, 1, 1, 1]);
    assert.equal(t.all('attackRolled')[0]?.target, 'C');
  },
);
