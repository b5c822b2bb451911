import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { table } from '@oubliette/nextlevel/testing';
import { checkMessages } from '@oubliette/words';
import { heroGauges, monsterGauges } from './gauges.ts';
import { hasActed, pipsOf } from './pips.ts';
import { TURN_WORDS } from './words.ts';

const MAP = `
  +-+-+-+-+-+-+
  |B D E W C G|
  +-+-+-+-+-+-+`;

type Next = NonNullable<Parameters<typeof table>[2]>['next'];

function laid(next: Next = {}, turn = 'B') {
  const told = table(
    MAP,
    {
      B: { kind: 'barbarian' },
      D: { kind: 'dwarf' },
      E: { kind: 'elf' },
      W: { kind: 'wizard' },
      C: { kind: 'chaosWarrior' },
      G: { kind: 'gargoyle' },
    },
    { turn, next },
  );
  return { told, view: told.view('heroes') };
}

describe('the pips of a turn', () => {
  test('two to begin with, then what they were spent on', () => {
    assert.deepEqual(pipsOf(laid().view), { actions: [null, null], left: 2, free: [], rooted: false });
    const { actions, left, free } = pipsOf(
      laid({ turn: { actions: ['attack'], free: ['potion', 'listen'], repeated: ['potion'] } }).view,
    );
    assert.deepEqual(actions, ['attack', null]);
    assert.equal(left, 1);
    assert.deepEqual(free, [
      { action: 'potion', twice: true },
      { action: 'listen', twice: false },
    ]);
  });

  test('what a fall takes is lost, not spent', () => {
    const { actions, left } = pipsOf(laid({ turn: { actions: ['move'], over: true } }).view);
    assert.deepEqual(actions, ['move', 'lost']);
    assert.equal(left, 0);
  });

  test('no more moving is worth a word only where a move was still open', () => {
    assert.equal(pipsOf(laid({ turn: { actions: ['barricade'], rooted: true } }).view).rooted, true);
    assert.equal(pipsOf(laid({ turn: { actions: ['move', 'barricade'], rooted: true } }).view).rooted, false);
  });

  test('a monster that has acted has done so in its own turn only', () => {
    const { view, told } = laid();
    const acted = { ...view, turn: { ...view.turn, actor: told.id('C'), acted: true, bonus: null } };
    assert.equal(hasActed(acted, told.figure('C')), true);
    assert.equal(hasActed(acted, told.figure('G')), false);
  });
});

describe('gauges', () => {
  test('each hero has their own', () => {
    const { told, view } = laid({
      figures: {
        D: {
          sheet: { parts: 3, reloading: [{ gear: 'crossbow', round: 1 }], gear: ['crossbow'], inHand: null },
        },
        E: { sheet: { spellPoints: 1, poison: 2 } },
        W: { sheet: { mana: 1 } },
      },
    });
    const of = (letter: string) => heroGauges(view, told.figure(letter), 'en')!;
    assert.deepEqual(of('W').mana, { now: 1, most: 2 });
    assert.deepEqual(of('E').spellPoints, { now: 1, most: 2 });
    assert.equal(of('E').poison, 2);
    assert.deepEqual([of('D').parts, of('D').reloading], [3, ['crossbow']]);
    assert.deepEqual([of('D').mana, of('D').spellPoints, of('D').rage], [null, null, null]);
    assert.equal(heroGauges(view, told.figure('C'), 'en'), null);
  });

  test('rage shows the dice of the weapon in hand, and how far the next is', () => {
    const raging = (dice: readonly string[], kills: number, inHand: string | null = 'broadsword') => {
      const { told, view } = laid({
        figures: { B: { sheet: { gear: ['broadsword'], inHand, rage: { dice, kills, towards: 'orange' } } } },
      });
      return heroGauges(view, told.figure('B'), 'en')!.rage;
    };
    assert.deepEqual(raging([], 0), { dice: ['combat', 'combat', 'combat'], kills: 0, needed: 1 });
    assert.deepEqual(raging(['red', 'yellow'], 1), { dice: ['red', 'yellow'], kills: 1, needed: 2 });
    assert.equal(raging(['violet', 'red'], 0)?.needed, 3);
    assert.equal(raging([], 0, null), null);
  });

  test('of monsters: dice moved, points spared, the fimir’s die', () => {
    const { told, view } = laid({
      figures: {
        C: { plights: [{ tag: 'stance', defence: 2 }] },
        G: { plights: [{ tag: 'spared', points: 5 }] },
      },
    });
    assert.deepEqual(monsterGauges(view, told.figure('C')), { stance: 2, spared: 0, fimir: null });
    assert.deepEqual(monsterGauges(view, told.figure('G')), { stance: 0, spared: 5, fimir: null });
  });

  test('in sound messages', () => {
    assert.deepEqual(checkMessages(TURN_WORDS), []);
  });
});
