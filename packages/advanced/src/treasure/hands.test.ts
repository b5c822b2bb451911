/** Things that change hands: what, to whom, and what stays behind (ADV-EXPL-13, ADV-MGT-02 to ADV-MGT-06). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { levelOf } from '../figures.ts';
import { PLAIN_PLAN } from '../scenario/plain.ts';
import { DEFAULT_OPTIONS, MASTER } from '../setup.ts';
import { trapped } from '../testing/trapped.ts';
import type { AdvancedTable } from '../testing/index.ts';
import { table } from '../testing/table.ts';
import { setGoing } from '../testing/underWay.ts';
import { fateLeft, withFateSpent } from './dawnstone.ts';
import { moveIn } from './lair.ts';
import { share } from './sharing.ts';
import { lessOne } from './sources.ts';
import type { ChestThing, PileThing } from './types.ts';

type Sheet = NonNullable<Parameters<typeof trapped>[0]>[string];

const pair = (a: Sheet = {}, b: Sheet = {}): AdvancedTable => trapped({ A: a, B: b }, { untrodden: [] });
const give = (item: string) => ({ type: 'give', figure: 'A', target: 'B', item });
const drop = (item: string) => ({ type: 'drop', figure: 'A', item });
const take = (figure: string, item: string, from = 'pile-1') => ({ type: 'take', figure, from, item });

function pilesOf(t: AdvancedTable): PileThing[] {
  return levelOf(t.state).things.filter((thing): thing is PileThing => thing.tag === 'pile');
}

function pile(change: Partial<PileThing> = {}): PileThing {
  const goods = { gold: 0, items: [] };
  return { id: 'pile-1', tag: 'pile', square: 0, goods, armour: [], weapons: [], ...change };
}

const LOADED: Sheet = {
  weapons: ['sword', 'axe'],
  arrows: 5,
  bolts: 3,
  gold: 40,
  items: ['rope', 'rope'],
  components: ['ashes', 'silverKey'],
};

rule(
  'ADV-MGT-06',
  'arrows and bolts go all at once, other things one by one, and nothing else with them',
  () => {
    const t = pair(LOADED, { weapons: ['dagger'] });
    for (const item of ['arrow', 'bolt', 'rope', 'axe', 'ashes']) t.do(give(item));
    const [from, to] = [t.sheet('A'), t.sheet('B')];
    assert.deepEqual(
      [from.arrows, from.bolts, from.gold, from.items, from.weapons, from.components],
      [0, 0, 40, ['rope'], ['sword'], ['silverKey']],
    );
    assert.deepEqual(
      [to.arrows, to.bolts, to.gold, to.items, to.weapons, to.components],
      [5, 3, 0, ['rope'], ['dagger', 'axe'], ['ashes']],
    );
    t.refuses(give('arrow'), 'notYours', 'ADV-MGT-06');
    t.refuses(give('greekFire'), 'notYours', 'ADV-MGT-06');
  },
);

rule('ADV-MGT-06', 'gold as far as the other has room; to somebody full, none', () => {
  const t = pair({ gold: 100 }, { gold: 220 });
  t.do(give('gold'));
  assert.deepEqual([t.sheet('A').gold, t.sheet('B').gold], [70, 250]);
  t.refuses(give('gold'), 'tooMuch', 'ADV-TRE-07');
  t.refuses({ ...give('gold'), target: 'A' }, 'notBeside', 'ADV-MGT-06');
});

rule('ADV-MGT-06', 'to somebody of the party who is awake to take it', () => {
  const down = pair({ gold: 5 }, { wounds: 0 });
  down.refuses(give('gold'), 'notBeside', 'ADV-MGT-06');
  const other = trapped({ A: { gold: 5 }, B: { monster: 'ratman' } }, { untrodden: [] });
  other.refuses(give('gold'), 'notBeside', 'ADV-MGT-06');
});

rule('ADV-MGT-06', 'nobody gives away what is another player’s, nor while another moves', () => {
  const t = trapped({ A: { gold: 5 }, B: { seat: 'ben', gold: 7 } }, { untrodden: [] });
  t.refuses({ type: 'give', figure: 'B', target: 'A', item: 'gold' }, 'notYourFigure', 'ADV-TURN-11', 'ann');
  t.do({ type: 'step', figure: 'B', to: 'B2' }, [], 'ben');
  t.refuses(drop('gold'), 'anotherMoves', 'ADV-TURN-09', 'ann');
});

rule('ADV-MGT-03', 'each kind of thing lies in the heap as what it is', () => {
  const t = pair(LOADED);
  for (const item of ['arrow', 'axe', 'ashes', 'gold', 'bolt']) t.do(drop(item));
  assert.deepEqual(
    pilesOf(t).map(({ goods, weapons }) => [goods.gold, goods.items, weapons]),
    [
      [0, ['arrow', 'arrow', 'arrow', 'arrow', 'arrow'], []],
      [0, [], ['axe']],
      [0, ['ashes'], []],
      [40, [], []],
      [0, ['bolt', 'bolt', 'bolt'], []],
    ],
  );
  const { arrows, bolts, gold, weapons, components, items } = t.sheet('A');
  assert.deepEqual(
    [arrows, bolts, gold, weapons, components, items],
    [0, 0, 0, ['sword'], ['silverKey'], ['rope', 'rope']],
  );
  t.do(take('B', 'bolt', 'pile-5'));
  t.do(take('B', 'ashes', 'pile-3'));
  assert.deepEqual([t.sheet('B').bolts, t.sheet('B').components], [3, ['ashes']]);
});

rule('ADV-MGT-03', 'a heap is there until the last thing is taken', () => {
  const heap = pile({
    goods: { gold: 10, items: ['rope', 'rope'] },
    weapons: ['axe', 'axe'],
    armour: ['shield'],
  });
  const t = trapped({ A: { weapons: [] } }, { untrodden: [], level: { things: [heap] } });
  const left = () => pilesOf(t).map(({ goods, weapons }) => [goods.gold, goods.items, weapons]);
  t.do(take('A', 'axe'));
  assert.deepEqual(left(), [[10, ['rope', 'rope'], ['axe']]]);
  t.do(take('A', 'rope'));
  assert.deepEqual(left(), [[10, ['rope'], ['axe']]]);
  t.refuses(take('A', 'shield'), 'nothingThere', 'ADV-EXPL-13');
  for (const item of ['axe', 'rope', 'gold']) t.do(take('A', item));
  assert.deepEqual(left(), [[0, [], []]], 'the shield is put on, not pocketed');
});

rule('ADV-MGT-03', 'from another section, or lying on the ground, nobody takes anything', () => {
  const rooms = '+-+-+-+-+\n|A .oB C|\n+-+-+-+-+';
  const things = [pile({ square: 1, goods: { gold: 9, items: [] } })];
  const t = table(rooms, { A: { wounds: 0 }, B: {}, C: { monster: 'ratman' } }, { level: { things } });
  t.refuses(take('B', 'gold'), 'tooFar', 'ADV-MGT-03');
  t.refuses(take('A', 'gold'), 'notOnBoard', 'ADV-EXPL-13');
  t.refuses(take('B', 'gold', 'pile-9'), 'nothingThere', 'ADV-EXPL-13');
});

const CHEST: ChestThing = {
  id: 'chest-1',
  tag: 'chest',
  square: 1,
  state: 'open',
  found: { gold: 30, items: ['rope'] },
  holds: [],
  opener: 'A',
};

rule('ADV-EXPL-13', 'a shut chest holds its content back; an opener keeps it only from beside it', () => {
  const shut = trapped({ A: {} }, { untrodden: [], level: { things: [{ ...CHEST, state: 'closed' }] } });
  shut.refuses(take('A', 'gold', 'chest-1'), 'nothingThere', 'ADV-EXPL-13');
  const options = { ...DEFAULT_OPTIONS, chests: 'opener' as const };
  const t = trapped({ A: {}, B: {} }, { untrodden: [], setup: { options }, level: { things: [CHEST] } });
  t.do({ type: 'step', figure: 'B', to: 'B2' });
  t.refuses(take('B', 'rope', 'chest-1'), 'tooFar', 'ADV-EXPL-13');
  t.do(take('A', 'rope', 'chest-1'));
  t.state = { ...t.state, figures: t.state.figures.map((one) => ({ ...one, square: one.square + 10 })) };
  t.refuses(take('A', 'gold', 'chest-1'), 'tooFar', 'ADV-EXPL-13');
});

const claim = (figure: string, item: string) => ({ type: 'claim', figure, item });

/** A heap open to all claims. */
function sharing(heap: Partial<PileThing>, a: Sheet = {}, b: Sheet = {}, leader = 'A'): AdvancedTable {
  const t = trapped(
    { A: { seat: 'ann', ...a }, B: { seat: 'ben', ...b } },
    { untrodden: [], level: { things: [pile(heap)] }, state: { leader } },
  );
  setGoing(t, (play) => share(play, 'pile-1'));
  return t;
}

rule('ADV-EXPL-14', 'where there are enough for all who want one, nobody rolls', () => {
  const two = sharing({ goods: { gold: 0, items: ['rope', 'rope'] } });
  two.do(claim('A', 'rope'));
  two.do(claim('B', 'rope'));
  assert.deepEqual([two.sheet('A').items, two.sheet('B').items], [['rope'], ['rope']]);
  const arrows = sharing({ goods: { gold: 0, items: ['arrow', 'arrow'] } });
  arrows.do(claim('A', 'arrow'));
  arrows.do(claim('B', 'arrow'), [3, 9]);
  assert.deepEqual([arrows.sheet('A').arrows, arrows.sheet('B').arrows], [0, 2], 'a handful is one thing');
});

rule('ADV-EXPL-14', 'whoever has no use for what is left is not asked', () => {
  const t = sharing({ goods: { gold: 30, items: [] } }, { gold: 250 });
  assert.deepEqual(t.awaited(), [{ seat: 'ben', prompt: 'claim' }]);
  t.refuses(claim('A', 'gold'), 'notYours', 'ADV-EXPL-13', 'ann');
  t.refuses(claim('A', 'gold'), 'notYourFigure', 'ADV-TURN-11', 'ben');
});

rule('ADV-MGT-05', 'a magic weapon too is awarded, by whoever leads and to whoever claimed it', () => {
  const t = sharing({ weapons: ['magicAxe'] }, {}, {}, 'B');
  t.do(claim('A', 'magicAxe'));
  t.do(claim('B', 'magicAxe'));
  assert.deepEqual(t.awaited(), [{ seat: 'ben', prompt: 'award' }]);
  t.refuses({ type: 'noClaim' }, 'leaderDecides', 'ADV-MGT-05');
  t.refuses(claim('B', 'magicAxe'), 'leaderDecides', 'ADV-MGT-05');
  t.refuses({ type: 'award', figure: 'C' }, 'noClaimant', 'ADV-MGT-05');
  t.do({ type: 'award', figure: 'A' });
  assert.deepEqual(t.sheet('A').weapons, ['sword', 'magicAxe']);
  const plain = sharing({ weapons: ['axe'] });
  plain.do(claim('A', 'axe'));
  plain.do(claim('B', 'axe'), [9, 3]);
  assert.deepEqual(plain.sheet('A').weapons, ['sword', 'axe'], 'what is not magic is rolled for');
});

rule('ADV-MGT-47', 'of two stones one is used up before the other is touched', () => {
  assert.equal(fateLeft({ fate: 2, items: ['dawnstone:1', 'dawnstone:4'] }), 7);
  assert.deepEqual(withFateSpent({ fate: 0, items: ['rope', 'dawnstone:1', 'dawnstone:4'] }), {
    items: ['rope', 'dawnstone:4'],
  });
  assert.deepEqual(withFateSpent({ fate: 0, items: ['dawnstone:2'] }), { items: ['dawnstone:1'] });
});

rule('ADV-MGT-23', 'a spell written twice is cast twice', () => {
  assert.equal(lessOne('scroll:flight:choke:flight', 'flight'), 'scroll:choke:flight');
  assert.equal(lessOne('wand:choke:2', 'choke'), 'wand:choke:1');
  const wizard: Sheet = { calling: 'wizard', items: ['scroll:courage:courage', 'wand:flight:3'] };
  const t = trapped({ A: wizard, B: {} }, { untrodden: [] });
  const cast = (item: string, spell: string, figure = 'A') => ({ type: 'castSource', figure, item, spell });
  t.refuses(cast('wand:flight:3', 'courage'), 'noSuchSource', 'ADV-MGT-12');
  t.refuses(cast('scroll:courage:courage', 'flight'), 'noSuchSource', 'ADV-MGT-21');
  t.refuses(cast('wand:flight:3', 'flight', 'B'), 'wizardsOnly', 'ADV-MGT-12');
});

rule('ADV-MGT-28', 'nobody drinks what they do not have, after doing something, or twice at once', () => {
  const drink = (item: string) => ({ type: 'drinkPotion', figure: 'A', item });
  const t = pair({ items: ['healingPotion', 'healingPotion', 'rope'] });
  t.refuses(drink('strengthPotion'), 'noPotion', 'ADV-MGT-26');
  t.refuses(drink('rope'), 'noPotion', 'ADV-MGT-26');
  t.do(drink('healingPotion'));
  t.refuses(drink('healingPotion'), 'alreadyDrunk', 'ADV-MGT-28');
  assert.deepEqual(t.sheet('A').items, ['healingPotion', 'rope']);
  const acted = pair({ items: ['strengthPotion'] });
  acted.state = {
    ...acted.state,
    turn: {
      ...acted.state.turn,
      acts: { A: { moved: 0, left: null, did: 'attack', first: 'deed', over: false } },
    },
  };
  acted.refuses(drink('strengthPotion'), 'alreadyActed', 'ADV-MGT-27');
});

rule('ADV-MGT-02', 'only a ring or an amulet one has is put on', () => {
  const t = pair({ items: ['rope', 'ringOfProtection1', 'amuletOfIron', 'ringOfProtection2'] });
  const wear = (item: string) => ({ type: 'wear', figure: 'A', item });
  t.refuses(wear('rope'), 'nothingToWear', 'ADV-MGT-02');
  t.refuses(wear('ringOfProtection3'), 'nothingToWear', 'ADV-MGT-02');
  t.do(wear('ringOfProtection2'));
  assert.deepEqual(t.sheet('A').items, ['ringOfProtection2', 'rope', 'ringOfProtection1', 'amuletOfIron']);
});

rule('ADV-TRE-04', 'whoever is felled by its trap has not opened the chest', () => {
  const chest: ChestThing = { ...CHEST, state: 'closed', found: null };
  const t = trapped({ A: { startWounds: 1 }, B: {} }, { untrodden: [], level: { things: [chest] } });
  t.do({ type: 'openChest', figure: 'A', chest: 'chest-1' });
  // A spike, not noticed: three dice against Toughness 5.
  t.do({ type: 'playCounter', counter: 'trap' }, [5, 1, 12, 12, 12, 1]);
  const [left] = levelOf(t.state).things;
  assert.ok(left?.tag === 'chest');
  assert.deepEqual([left.state, left.found], ['closed', null]);
});

rule('ADV-TRE-04', 'a chest of the map holds what is written, were it only gold or only things', () => {
  const found = (content: object): ChestThing['found'] => {
    const pieces = [
      {
        id: 'a',
        section: 'x',
        at: [0, 0] as const,
        turns: 0 as const,
        chests: [{ at: [1, 0] as const, ...content }],
      },
    ];
    const chest: ChestThing = { ...CHEST, state: 'closed', found: null, holds: ['crown'] };
    const t = trapped(
      { A: {} },
      {
        untrodden: [],
        level: { things: [chest] },
        setup: { dungeon: { ...PLAIN_PLAN, levels: [{ tag: 'prepared' as const, pieces }] } },
        field: { width: 64, height: 64, x: 0, y: 0 },
      },
    );
    t.do({ type: 'openChest', figure: 'A', chest: 'chest-1' });
    t.do({ type: 'holdCounters' });
    const [now] = levelOf(t.state).things;
    assert.ok(now?.tag === 'chest' && now.holds.length === 0);
    return now.found;
  };
  assert.deepEqual(found({ gold: 70 }), { gold: 70, items: ['crown'] });
  assert.deepEqual(found({ items: ['rope'] }), { gold: 0, items: ['crown', 'rope'] });
});

rule(
  'ADV-TRE-09',
  'who has moved in all see by their looks, the master and a party alone as they are; no gold',
  () => {
    const monsters = { ratman: 2, ratmanChampion: 1 };
    const matrices = { ...PLAIN_PLAN.matrices, lair: [{ upTo: 12, monsters }] };
    for (const master of [true, false]) {
      const t = table(
        '+-+-+\n|A .|\n+-+-+',
        { A: {} },
        { setup: { master, dungeon: { ...PLAIN_PLAN, matrices } } },
      );
      setGoing(t, (play) => moveIn(play, 'scene-1.r1'), [4]);
      const event = t.event('lairFilled');
      const known = (seat: string): object => {
        return t.world.referee.redact(event, seat) ?? assert.fail(`${seat} is not told`);
      };
      const looks = master ? { ratman: 3 } : monsters;
      assert.deepEqual(known('ann'), { ...event, monsters: looks, looks });
      assert.deepEqual(known(MASTER), event);
      assert.deepEqual(
        levelOf(t.state).groups.map(({ id, gold, monsters: kinds }) => [id, gold, kinds]),
        [[0, 0, monsters]],
      );
    }
  },
);

rule('ADV-TRE-07', 'exactly 250 crowns are carried', () => {
  const t = trapped({ A: { gold: 220 } });
  t.do({ type: 'searchRoom', figure: 'A' }, [12, 11, 6]);
  assert.deepEqual([t.sheet('A').gold, pilesOf(t)], [250, []]);
});

rule('ADV-SECR-16', 'magic found in a room lies there as what it is, for the party to share out', () => {
  const found = (...dice: number[]): PileThing => {
    const t = trapped({ A: { seat: 'ann' }, B: { seat: 'ben' } }, { untrodden: [] });
    t.do({ type: 'searchRoom', figure: 'A' }, [12, 12, ...dice]);
    return pilesOf(t)[0]!;
  };
  const lies = ({ goods, armour, weapons }: PileThing) => [goods.items, armour, weapons];
  assert.deepEqual(lies(found(1, 2, 8)), [['amuletOfIron'], [], []]);
  assert.deepEqual(lies(found(5, 6, 1)), [[], [], ['magicDagger']]);
  assert.deepEqual(lies(found(12, 12, 12, 12)), [[], ['elvenArmour'], []]);
  const t = trapped({ A: { seat: 'ann' }, B: { seat: 'ben' } }, { untrodden: [] });
  t.do({ type: 'searchRoom', figure: 'A' }, [12, 12, 1, 2, 8]);
  assert.deepEqual(t.awaited(), [{ seat: 'ann', prompt: 'claim' }]);
});
