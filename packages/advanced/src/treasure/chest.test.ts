/** Chests: traps, contents, shares (ADV-SPOT-03, ADV-SPOT-14, ADV-TRE, ADV-EXPL-13, ADV-EXPL-14). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { die } from '../combat/fall.ts';
import { levelOf } from '../figures.ts';
import { withCast } from '../gear/casters.ts';
import { DEFAULT_OPTIONS } from '../setup.ts';
import { PLAIN_PLAN } from '../scenario/plain.ts';
import { battle } from '../testing/battle.ts';
import { trapped } from '../testing/trapped.ts';
import { setGoing } from '../testing/underWay.ts';
import type { AdvancedTable } from '../testing/index.ts';
import { expeditionMap } from '../turns/expeditionMap.ts';
import { endFight } from '../turns/fights.ts';
import type { ChestThing, PileThing } from './types.ts';

const CHEST: ChestThing = { id: 'chest-1', tag: 'chest', square: 1, state: 'closed', found: null, holds: [] };
const OPEN = { type: 'openChest', figure: 'A', chest: 'chest-1' };
const HOLD = { type: 'holdCounters' };
const PLAY = { type: 'playCounter', counter: 'trap' };

type Figures = Parameters<typeof trapped>[0];
type Rest = NonNullable<Parameters<typeof trapped>[1]>;

/** A beside a chest on B1. */
function room(
  figures: Figures = { A: {} },
  change: Partial<ChestThing> = {},
  rest: Rest = {},
): AdvancedTable {
  return trapped(figures, { untrodden: [], ...rest, level: { things: [{ ...CHEST, ...change }] } });
}

function chestOf(t: AdvancedTable): ChestThing {
  return t.state.levels[0]!.things.find((thing): thing is ChestThing => thing.tag === 'chest')!;
}

function pilesOf(t: AdvancedTable): PileThing[] {
  return t.state.levels[0]!.things.filter((thing): thing is PileThing => thing.tag === 'pile');
}

/** Opened, with these dice on the chest table. */
function opened(dice: readonly number[], figures?: Figures, rest?: Rest): AdvancedTable {
  const t = room(figures, {}, rest);
  t.do(OPEN);
  t.do(HOLD, dice);
  return t;
}

rule('ADV-SPOT-03', 'the master may play a trap when a chest is opened for the first time', () => {
  const t = room();
  t.do(OPEN);
  assert.deepEqual(t.awaited()[0], { seat: 'master', prompt: 'playCounter' });
  const again = room({ A: {} }, { found: { gold: 5, items: [] } });
  again.do(OPEN);
  assert.equal(again.awaited()[0]!.prompt, 'explore');
});

rule('ADV-SPOT-05', 'noticed on a chest: nobody moves, and its opener may try at once', () => {
  const t = room();
  t.do(OPEN);
  t.do(PLAY, [5, 6]);
  assert.deepEqual([t.event('trapRolled').trap, t.at('A'), chestOf(t).state], ['spike', 'A1', 'closed']);
  assert.deepEqual(t.awaited()[0], { seat: 'ann', prompt: 'tryTrap' });
});

rule('ADV-SPOT-09', 'whoever was opening it and disarms its trap opens it in the same action', () => {
  const t = room();
  t.do(OPEN);
  t.do(PLAY, [5, 6]);
  t.do({ type: 'tryTrap' }, [7, 5]);
  assert.deepEqual([chestOf(t).state, chestOf(t).found], ['open', { gold: 50, items: [] }]);
});

rule('ADV-SPOT-10', 'a failure at the chest sets its trap off', () => {
  const t = room();
  t.do(OPEN);
  t.do(PLAY, [5, 6]);
  t.do({ type: 'tryTrap' }, [6, 5, 1, 1, 1, 5]);
  assert.deepEqual([t.figure('A').wounds, chestOf(t).state], [3, 'open']);
});

rule('ADV-SPOT-14', 'left alone, the chest stays closed to everyone, until somebody disarms it', () => {
  const t = room({ A: {}, B: {} });
  t.do(OPEN);
  t.do(PLAY, [5, 6]);
  t.do({ type: 'leaveTrap' });
  assert.equal(chestOf(t).state, 'closed');
  t.do({ type: 'step', figure: 'B', to: 'B2' });
  t.refuses({ ...OPEN, figure: 'B' }, 'trapped', 'ADV-SPOT-14');
  t.do({ type: 'disarm', figure: 'B', trap: 'trap-1' }, [7]);
  t.do({ type: 'done' }, [5]);
  assert.ok(t.offers({ ...OPEN, figure: 'B' }), 'by the normal rule, in a later turn');
});

rule('ADV-SPOT-15', 'a trap on a chest closes no ground', () => {
  const t = room({ A: {}, B: { kind: 'henchman', serves: 'A' } });
  t.do(OPEN);
  t.do(PLAY, [5, 6]);
  t.do({ type: 'leaveTrap' });
  t.do({ type: 'step', figure: 'B', to: 'B2' });
  t.do({ type: 'done' }, [5]);
  assert.deepEqual([t.at('A'), t.at('B'), t.happened('madeRoom')], ['A1', 'B2', false]);
});

rule('ADV-TRAP-03', 'a chest drawn on the map has the trap and the content drawn with it', () => {
  const chests = [{ at: [1, 0] as const, trap: 'spike', gold: 70, items: ['rope'] }];
  const pieces = [{ id: 'a', section: 'x', at: [0, 0] as const, turns: 0 as const, chests }];
  const dungeon = { ...PLAIN_PLAN, levels: [{ tag: 'prepared' as const, pieces }] };
  const t = room({ A: {} }, {}, { setup: { dungeon }, field: { width: 64, height: 64, x: 0, y: 0 } });
  t.do(OPEN, [6]);
  t.do({ type: 'tryTrap' }, [7]);
  assert.deepEqual(chestOf(t).found, { gold: 70, items: ['rope'] });
});

rule(
  'ADV-TRE-04',
  'the content is rolled when a chest is first opened, and quest treasures lie in it as well',
  () => {
    const t = room({ A: {} }, { holds: ['crown'] });
    t.do(OPEN);
    t.do(HOLD, [6]);
    assert.deepEqual([t.event('chestOpened').face, chestOf(t).found], [6, { gold: 100, items: ['crown'] }]);
    const again = room({ A: {} }, { found: { gold: 7, items: [] } });
    again.do(OPEN);
    assert.deepEqual([again.event('chestOpened').face, chestOf(again).found], [null, { gold: 7, items: [] }]);
  },
);

for (const [face, gold, items] of [
  [1, 0, ['treasureMap']],
  [2, 20, Array<string>(6).fill('arrow')],
  [3, 30, ['rope']],
  [4, 0, ['greekFire', 'greekFire']],
  [5, 50, []],
  [6, 100, []],
  [7, 150, []],
  [8, 50, ['screechBug']],
  [9, 50, ['ratPoison']],
  [10, 200, []],
] as const)
  rule('ADV-TRE-05', `${face}: ${gold} crowns and ${items.join(', ') || 'nothing else'}`, () => {
    assert.deepEqual(chestOf(opened([face])).found, { gold, items: [...items] });
  });

rule('ADV-TRE-05', '12: magic', () => {
  const t = opened([12, 1, 1, 7]);
  assert.deepEqual(chestOf(t).found, { gold: 0, items: ['dawnstone:7'] });
  // Armour is laid in front of the chest, to be put on.
  const suit = opened([12, 11, 12, 12, 12]);
  assert.deepEqual(
    [chestOf(suit).found, pilesOf(suit)[0]!.armour],
    [{ gold: 0, items: [] }, ['elvenArmour']],
  );
});

for (const [face, item] of [
  [2, 'strengthPotion'],
  [3, 'healingPotion'],
] as const)
  rule('ADV-TRE-06', `11 and a ${face}: a ${item} and 50 crowns`, () => {
    const t = opened([11, face]);
    assert.deepEqual(chestOf(t).found, { gold: 50, items: [item] });
    const dice = t.events.flatMap((event) =>
      event.type === 'chestRolled' || event.type === 'potionFound' ? [[event.type, event.face]] : [],
    );
    assert.deepEqual(dice, [
      ['chestRolled', 11],
      ['potionFound', face],
    ]);
    assert.equal(t.event('chestOpened').face, null);
  });

const take = (figure: string, item: string, from = 'chest-1') => ({ type: 'take', figure, from, item });

rule('ADV-TRE-07', 'nobody carries more than 250 crowns', () => {
  const t = opened([10], { A: { gold: 100 } });
  t.do(take('A', 'gold'));
  assert.deepEqual([t.sheet('A').gold, chestOf(t).found!.gold], [250, 50]);
  t.refuses(take('A', 'gold'), 'tooMuch', 'ADV-TRE-07');
});

rule('ADV-TRE-08', 'the rest is left where it is, for whoever has room', () => {
  const t = opened([10], { A: { gold: 100 }, B: { kind: 'henchman', serves: 'A' } });
  t.do(take('A', 'gold'));
  t.do(take('B', 'gold'));
  assert.deepEqual([t.sheet('B').gold, chestOf(t).found], [50, { gold: 0, items: [] }]);
});

rule('ADV-TRE-08', 'so is what a cache holds too much', () => {
  const t = trapped({ A: { gold: 240 } });
  t.do({ type: 'searchRoom', figure: 'A' }, [12, 11, 6]);
  assert.deepEqual([t.sheet('A').gold, pilesOf(t)[0]!.goods.gold], [250, 20]);
});

rule('ADV-TRE-01', 'hidden treasure is one source of it', () => {
  const t = trapped();
  t.do({ type: 'searchRoom', figure: 'A' }, [12, 12, 1, 1, 3]);
  assert.deepEqual(pilesOf(t)[0]!.goods, { gold: 0, items: ['dawnstone:3'] });
  assert.ok(t.cites('ADV-TRE-01'));
});

rule('ADV-EXPL-13', 'anybody may have what is in an open chest, wherever they are', () => {
  const t = opened([2], { A: {}, B: { kind: 'henchman', serves: 'A' } });
  t.do(take('B', 'arrow'));
  assert.deepEqual([t.sheet('B').arrows, chestOf(t).found], [6, { gold: 20, items: [] }]);
  t.refuses(take('B', 'rope'), 'nothingThere', 'ADV-EXPL-13');
});

rule('ADV-EXPL-13', 'or, more strictly, only who opened it', () => {
  const options = { ...DEFAULT_OPTIONS, chests: 'opener' as const };
  const t = opened([5], { A: {}, B: {} }, { setup: { options } });
  t.refuses(take('B', 'gold'), 'tooFar', 'ADV-EXPL-13');
  t.do(take('A', 'gold'));
  assert.equal(t.sheet('A').gold, 50);
});

const TWO: Figures = { A: { seat: 'ann' }, B: { seat: 'ben' } };
const claim = (figure: string, item: string) => ({ type: 'claim', figure, item });

rule('ADV-EXPL-14', 'two who want the same roll for it, and again while they are level', () => {
  const t = opened([5], TWO);
  assert.deepEqual(t.awaited()[0], { seat: 'ann', prompt: 'claim' });
  t.do(claim('A', 'gold'));
  t.do(claim('B', 'gold'), [7, 7, 3, 4]);
  assert.deepEqual([t.event('disputeRolled').rounds.length, t.event('disputeRolled').winner], [2, 'B']);
  assert.deepEqual([t.sheet('A').gold, t.sheet('B').gold], [0, 50]);
});

rule('ADV-EXPL-14', 'without a quarrel each gets what they want, and is asked again', () => {
  const t = opened([2], TWO);
  t.do(claim('A', 'gold'));
  t.do(claim('B', 'arrow'));
  assert.deepEqual([t.sheet('A').gold, t.sheet('B').arrows, t.awaited()[0]!.prompt], [20, 6, 'explore']);
  const left = opened([2], TWO);
  left.do(claim('A', 'gold'));
  left.do({ type: 'noClaim' });
  assert.deepEqual(left.awaited()[0], { seat: 'ann', prompt: 'claim' });
  left.do({ type: 'noClaim' });
  left.do({ type: 'noClaim' });
  assert.deepEqual(chestOf(left).found!.items.length, 6);
});

rule('ADV-MGT-05', 'magic that several want goes where the leader says', () => {
  const t = opened([11, 3], TWO);
  t.do(claim('A', 'healingPotion'));
  t.do(claim('B', 'healingPotion'));
  assert.deepEqual(t.awaited()[0], { seat: 'ann', prompt: 'award' });
  t.do({ type: 'award', figure: 'B' });
  assert.deepEqual([t.sheet('B').items, t.event('awarded').by], [['healingPotion'], 'A']);
});

rule('ADV-TRE-02', 'what monsters had lies in a heap, for anybody in that section', () => {
  const t = trapped({ A: {} }, { level: { things: [pile({ goods: { gold: 30, items: [] } })] } });
  t.do(take('A', 'gold', 'pile-1'));
  assert.deepEqual([t.sheet('A').gold, pilesOf(t)], [30, []]);
});

function pile(change: Partial<PileThing>): PileThing {
  return {
    id: 'pile-1',
    tag: 'pile',
    square: 7,
    goods: { gold: 0, items: [] },
    armour: [],
    weapons: [],
    ...change,
  };
}

rule('ADV-TRE-03', 'a monster’s magic is carried off; what only monsters can use stays useless', () => {
  const things = [pile({ goods: { gold: 0, items: ['warpScroll'] }, weapons: ['runeSword'] })];
  const t = trapped({ A: {} }, { level: { things } });
  t.do(take('A', 'warpScroll', 'pile-1'));
  t.do(take('A', 'runeSword', 'pile-1'));
  assert.deepEqual([t.sheet('A').items, t.sheet('A').weapons], [['warpScroll'], ['sword', 'runeSword']]);
  assert.equal(t.offered('castSource', 'ann').length, 0);
});

const SORCERY = '+-+-+-+-+\n|A . . S|\n+-+-+-+-+';

/** What a white sorcerer leaves who died after casting this. */
function sorcererSpoils(...cast: string[]): readonly string[] {
  const t = battle(SORCERY, { A: {}, S: { monster: 'whiteSorcerer', character: 'whiteSorcerer' } });
  t.state = cast.reduce((state, spell) => withCast(state, t.id('S'), spell), t.state);
  setGoing(t, (play) => die(play, t.id('S'), ['ADV-DEATH-01']));
  setGoing(t, (play) => endFight(play, 'slain'));
  return t.event('spoilsFound').items;
}

rule('ADV-TRE-10', 'what a caster has used is gone; what it has not is among the spoils', () => {
  const ring = 'ringOfMagicProtection2';
  assert.deepEqual(sorcererSpoils(), [ring, 'marshGas', 'daemonStatue', 'warpstone', 'warpstone']);
  assert.deepEqual(sorcererSpoils('fireball', 'choke'), [ring, 'daemonStatue', 'warpstone']);
  const all = ['fireball', 'fireball', 'choke', 'flamingSkullOfTerror'];
  assert.deepEqual(sorcererSpoils(...all), [ring]);
});

rule('ADV-TRE-03', 'arms among the spoils lie with arms, armour with armour, and can be had', () => {
  const group = { id: 1, area: 'scene-1.r1', monsters: {}, characters: [], gold: 0, treasure: true } as const;
  const slain = [{ of: 'runeWarlord', character: 'runeWarlord', group: 1 }];
  const t = battle(SORCERY.replace('S', '.'), { A: {} }, { fight: { groups: [group], slain } });
  // 4 and 5: a shield or a helmet; 7 a greatshield.
  setGoing(t, (play) => endFight(play, 'slain'), [4, 5, 7]);
  const [heap] = levelOf(t.state).things;
  assert.ok(heap?.tag === 'pile');
  assert.deepEqual([heap.goods.items, heap.weapons, heap.armour], [[], ['runeSword'], ['magicGreatshield']]);
});

rule('ADV-TRE-10', 'components lie among it like other things, and go with the wizard’s own', () => {
  const t = trapped({ A: {} }, { level: { things: [pile({ goods: { gold: 0, items: ['ashes'] } })] } });
  t.do(take('A', 'ashes', 'pile-1'));
  assert.deepEqual(t.sheet('A').components, ['ashes']);
});

rule('ADV-TRE-09', 'whoever comes back to a lair on a later expedition meets those who have moved in', () => {
  const matrices = { ...PLAIN_PLAN.matrices, lair: [{ upTo: 12, monsters: { ratman: 2 } }] };
  const before = trapped(
    { A: {} },
    { places: { A: { room: 'lair' } }, setup: { dungeon: { ...PLAIN_PLAN, matrices } } },
  );
  const [level] = expeditionMap(before.state);
  assert.deepEqual(
    level!.groups.map(({ newcomers }) => newcomers),
    [true],
  );
  before.do({ type: 'step', figure: 'A', to: 'A2' });
  assert.equal(before.state.fight, null, 'empty for the rest of this expedition');
  const later = trapped(
    { A: {} },
    { level: { groups: level!.groups }, untrodden: [], setup: { dungeon: { ...PLAIN_PLAN, matrices } } },
  );
  later.do({ type: 'step', figure: 'A', to: 'A2' }, [4, 12, 1]);
  assert.deepEqual(later.event('lairFilled').monsters, { ratman: 2 });
  assert.equal(later.awaited()[0]!.prompt, 'placeMonster');
});
