import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { table } from '../testing/table.ts';
import type { Scene } from '../testing/table.ts';

const RIFT = `
  +-+-+-+-+-+
  |w X . . .|
  + + + + + +
  |e = . . .|
  +-+-+-+-+-+`;
const PAIR = { w: { hero: 'warrior' }, e: { hero: 'elf' } } as const;

/** A party before a bridge in this state. */
function bridged(
  bridge: 'none' | 'rickety' | 'solid',
  rest: Partial<Scene> & { figures?: Scene['figures'] } = {},
) {
  const { figures = PAIR, ...scene } = rest;
  const [tile] = table(RIFT, figures).state.tiles;
  const tiles = [{ ...tile!, chasm: { ...tile!.chasm!, bridge } }];
  return table(RIFT, figures, { turn: 'w', act: { mode: 'walk', left: 5 }, state: { tiles }, ...scene });
}

rule('EXP-SRF-22', 'without a bridge a chasm is only jumped; with one it may be, too', () => {
  const bare = bridged('none', { turn: 'e' });
  bare.refuses({ type: 'step', to: 'B2' }, 'blocked', 'EXP-MOV-06');
  bare.do({ type: 'jump', to: 'C2' }, [1]);
  const solid = bridged('solid', { turn: 'e' });
  assert.ok(solid.offers({ type: 'jump', to: 'C2' }));
  solid.do({ type: 'step', to: 'B2' });
  solid.do({ type: 'step', to: 'C2' });
});

rule(
  'EXP-SRF-23',
  'a rickety bridge breaks at a die and Speed of two: who is on it is lost with all it carries',
  () => {
    const hostage = { w: { hero: 'warrior', gold: 20, cards: ['mace'], conditions: [] }, e: PAIR.e } as const;
    const map = { figures: hostage } as const;
    const t = bridged('rickety', { ...map, turn: 'w' });
    t.do({ type: 'jump', to: 'C1' }, [3]);
    t.do({ type: 'step', to: 'C2' });
    t.do({ type: 'step', to: 'B2' }, [1]);
    assert.deepEqual([t.find('w'), t.hero('w').gold, t.hero('w').cards], [undefined, 0, []]);
    assert.deepEqual([t.state.heaps, t.state.decks.treasure.aside], [[], ['mace']]);
    const holds = bridged('rickety', { turn: 'e' });
    holds.do({ type: 'step', to: 'B2' }, [1]);
    assert.equal(holds.at('e'), 'B2');
    holds.do({ type: 'step', to: 'C2' });
  },
);

rule('EXP-SRF-23', 'one figure at a time; where the table says so it is a fall and no death', () => {
  const t = bridged('rickety', { turn: 'e' });
  t.do({ type: 'step', to: 'B2' }, [1]);
  t.do({ type: 'endTurn' });
  t.do({ type: 'move', mode: 'walk' }, [6]);
  t.do({ type: 'jump', to: 'C1' }, [3]);
  t.do({ type: 'step', to: 'C2' });
  t.refuses({ type: 'step', to: 'B2' }, 'bridgeHeld', 'EXP-SRF-23');
  const fall = bridged('rickety', { options: { drowning: 'fall' } });
  fall.do({ type: 'jump', to: 'C1' }, [3]);
  fall.do({ type: 'step', to: 'C2' });
  fall.do({ type: 'step', to: 'B2' }, [1]);
  assert.deepEqual([fall.at('w'), fall.figure('w').body], ['B2', 7]);
  assert.ok(fall.happened('turnEnded'));
});

rule('EXP-SRF-24', 'a bridge that broke is gone for good', () => {
  const t = bridged('rickety', { options: { drowning: 'fall' } });
  t.do({ type: 'jump', to: 'C1' }, [3]);
  t.do({ type: 'step', to: 'C2' });
  t.do({ type: 'step', to: 'B2' }, [1]);
  assert.equal(t.state.tiles[0]?.chasm?.bridge, 'none');
});
