import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Command, View } from '@oubliette/advanced';
import { fighting, hall, monster } from '../board/testing/level.ts';
import { idleIn } from './idle.ts';
import { ADVANCED_ASKS, sparableIn } from './spared.ts';

const { view } = await hall();
const SEAT = view.sheets[0]!.seat;
const HERO = view.figures.find(({ side }) => side === 'heroes')!;

const asks = (...frames: readonly Readonly<Record<string, unknown>>[]): View =>
  ({ ...view, underWay: frames }) as unknown as View;
const answered = (seen: View, moves: readonly Command[], seats = [SEAT]) =>
  sparableIn(seen, Object.fromEntries(seats.map((seat, at) => [seat, at === 0 ? moves : []])));

describe('what an expedition asks and what it could change', () => {
  const fate: readonly Command[] = [
    { type: 'faceWounds', fate: true },
    { type: 'faceWounds', fate: false },
    { type: 'undoWounds', figure: HERO.id },
  ];

  test('a point against wounds matters where they fell the hero', () => {
    const wounded = (wounds: number) =>
      answered(asks({ tag: 'damage', target: HERO.id, wounds, by: null, stage: 'ask' }), fate);
    const light = wounded(HERO.wounds - 1);
    assert.deepEqual([light?.sort, light?.goOn, light?.matters], ['advanced.wounds', fate[1], false]);
    assert.equal(wounded(HERO.wounds)?.matters, true);
  });

  test('counters matter while one of them fits, behind a veil; without a fitting one they are held', () => {
    const holding = (held: number): View => ({
      ...asks({ tag: 'counter', moment: 'exploration', about: null }),
      master: { ...view.master, held },
    });
    const seen = holding(1);
    const hold: Command = { type: 'holdCounters' };
    const none = answered(seen, [hold]);
    assert.deepEqual([none?.goOn, none?.matters, none?.veiled], [hold, false, true]);
    assert.equal(answered(seen, [{ type: 'playCounter', counter: 'wandering' }, hold])?.matters, true);
    const empty = answered(holding(0), [hold]);
    assert.deepEqual([empty?.matters, empty?.veiled], [false, false], 'all know that nothing is held');
    assert.deepEqual(idleIn(holding(0), [hold])?.command, hold);
    assert.equal(idleIn(holding(1), [hold]), null);
  });

  test('gold one player’s heroes find is taken once; things, and the gold of several players, are asked about', () => {
    const everyone = [...new Set(view.sheets.map(({ seat }) => seat))];
    const gold: Command = { type: 'claim', figure: HERO.id, item: 'gold' };
    const none: Command = { type: 'noClaim' };
    const sharing = (claims: readonly unknown[]) =>
      asks({ tag: 'share', from: 'chest-1', claims, disputed: null });
    const alone = answered(sharing([]), [gold, none], everyone);
    assert.deepEqual([alone?.goOn, alone?.matters], [gold, false]);
    const second = answered(sharing([{ figure: 'another', item: 'gold' }]), [gold, none], everyone);
    assert.deepEqual(second?.goOn, none, 'nobody rolls against themselves');
    assert.equal(answered(sharing([]), [gold, none])?.matters, everyone.length > 1);
    const ring: Command = { type: 'claim', figure: HERO.id, item: 'ringOfWarding' };
    assert.equal(answered(sharing([]), [ring, none], everyone)?.matters, true);
    assert.equal(answered(asks({ tag: 'share', from: 'x', claims: [], disputed: 'ring' }), [gold]), null);
  });

  test('a freed zone holds the enemy who could do most harm; alike ones are not asked about', () => {
    const foes = (...kinds: readonly string[]): View => {
      const beside = kinds.map((of, at) => monster(`foe-${at}`, of, HERO.square + 1 + at));
      return { ...fighting(view, beside), underWay: [{ tag: 'fix', figure: HERO.id }] as never };
    };
    const moves: readonly Command[] = [0, 1].map((at) => ({ type: 'fixZone', target: `foe-${at}` }));
    assert.equal(answered(foes('ratman', 'ratman'), moves)?.matters, false);
    const mixed = answered(foes('ratman', 'ratmanChampion'), moves);
    assert.deepEqual([mixed?.matters, mixed?.goOn], [true, moves[1]]);
  });

  test('a single place is no choice, but where a spell goes is seen first', () => {
    const place: Command = { type: 'placeDoor', at: 1 } as never;
    assert.equal(answered(asks({ tag: 'doors' }), [place])?.sort, 'onlyAnswer');
    assert.equal(answered(asks({ tag: 'doors' }), [place, { type: 'placeDoor', at: 2 } as never]), null);
    assert.equal(answered(asks({ tag: 'casting' }), [{ type: 'aimAtSquare', at: 1 }]), null);
  });

  test('nothing is answered where nothing is asked; every sort is listed once', () => {
    assert.equal(answered(view, [{ type: 'done' }]), null);
    const sorts = ADVANCED_ASKS.map(({ id }) => id);
    assert.equal(new Set(sorts).size, sorts.length);
  });
});
