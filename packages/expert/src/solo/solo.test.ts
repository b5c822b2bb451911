import assert from 'node:assert/strict';
import { tape } from '@oubliette/kernel';
import { rule } from '@oubliette/kernel/testing';
import { ABILITIES_OF } from '../content/abilities.ts';
import { WATCHES } from '../moments/watching.ts';
import { DEFAULT_OPTIONS } from '../setup.ts';
import { expert } from '../system.ts';
import { table } from '../testing/table.ts';
import type { Scene } from '../testing/table.ts';

const FIELD = `
  +-+-+-+-+
  |. . . bd
  + + + + +
  |. . . .|
  +-+-+-+-+`;
const BARBARIAN = { b: { hero: 'barbarian' } } as const;
const ALONE: Partial<Scene> = { solo: true, around: 12, turn: 'b', act: { mode: 'walk', left: 3 } };

rule('EXP-SOL-01', 'nobody sits behind the screen: one player has every answer', () => {
  const t = table(FIELD, BARBARIAN, ALONE);
  assert.deepEqual(
    t.world.seats.map(({ id }) => id),
    ['ann'],
  );
  t.do({ type: 'openDoor', at: t.at('b'), side: 1 }, ['pit', 'narrows']);
  assert.deepEqual(
    t.awaited().map(({ seat }) => seat),
    ['ann'],
  );
  assert.equal(t.state.tiles.at(-1)?.card, 'narrows');
});

rule('EXP-SOL-02', 'there is no starting hand', () => {
  const setup = {
    players: [{ seat: 'ann', heroes: ['elf'] }],
    heroes: [
      { id: 'elf', name: 'e', gender: 'f', gold: 0, cards: [], abilities: ABILITIES_OF.elf.slice(0, 4) },
    ],
    quest: null,
    depth: null,
    bestiary: ['rat'],
    remembered: null,
    options: DEFAULT_OPTIONS,
  } as const;
  const hand = (solo: boolean) => {
    const opened = expert.open({ ...setup, solo });
    assert.ok(opened.ok);
    // The book rolls for the context and the depth.
    const dice = tape(solo ? [5, 6, 2] : []);
    const { state } = opened.game.start(dice);
    assert.deepEqual(dice.left(), []);
    return [state.quest.plan?.id, state.quest.depth, state.gm.hand.length, state.stack.length];
  };
  assert.deepEqual(hand(true), ['spring', 9, 0, 1]);
  assert.deepEqual(hand(false), [undefined, 0, 0, 2]);
});

rule('EXP-SOL-07', 'a tile lies as printed in the first way it fits, its creatures as far as can be', () => {
  const t = table(FIELD, BARBARIAN, ALONE);
  t.do({ type: 'openDoor', at: t.at('b'), side: 1 }, ['pit', 'watchWay', 'goblin', 2]);
  assert.equal(t.state.layout.pieces.at(-1)?.section, 'watchWay');
  const printed = table(FIELD, BARBARIAN, { ...ALONE, solo: false });
  printed.do({ type: 'openDoor', at: printed.at('b'), side: 1 }, ['pit']);
  printed.do({ type: 'keepEvent', keep: true }, ['watchWay']);
  printed.do({ type: 'layTile', fit: 0 }, ['goblin', 2]);
  assert.deepEqual(t.state.layout.pieces.at(-1), printed.state.layout.pieces.at(-1));
  assert.equal(t.state.figures.filter(({ side }) => side === 'gm').length, 2);
});

const HALL = `
  +-+-+-+-+-+-+
  |b . e . . o|
  + + + + + + +
  |. . . . . .|
  +-+-+-+-+-+-+`;

rule('EXP-SOL-07', 'a creature goes for the nearest hero, then for the weakest', () => {
  const t = table(
    HALL,
    { ...BARBARIAN, e: { hero: 'elf' }, o: { monster: 'orc' } },
    { solo: true, acted: ['e'], turn: 'b' },
  );
  t.do({ type: 'endTurn' }, [3, 'heroShield', 'heroShield']);
  assert.deepEqual([t.event('attacked').target, t.all('stepped').length], ['elf', 2]);
  const near = table(
    HALL.replace('e . . o', 'o e . .'),
    { b: { hero: 'barbarian', body: 3 }, e: { hero: 'elf', body: 4 }, o: { monster: 'orc' } },
    { solo: true, acted: ['e'], turn: 'b' },
  );
  const weak = table(
    HALL.replace('b . e . . o', '. b o e . .'),
    { b: { hero: 'barbarian', body: 3 }, e: { hero: 'elf', body: 4 }, o: { monster: 'orc' } },
    { solo: true, acted: ['e'], turn: 'b' },
  );
  for (const [one, target] of [
    [near, 'elf'],
    [weak, 'barbarian'],
  ] as const) {
    one.do({ type: 'endTurn' }, ['heroShield', 'heroShield']);
    assert.equal(one.event('attacked').target, target);
  }
});

rule('EXP-SOL-07', 'the nearest creature comes first, and a die settles what is alike', () => {
  const map = HALL.replace('e . . o', '. . o g').replace('|. . . . . .|', '|. . . . . .|');
  const t = table(
    map,
    { ...BARBARIAN, o: { monster: 'orc' }, g: { monster: 'ogre' } },
    { solo: true, turn: 'b' },
  );
  t.do({ type: 'endTurn' }, [1, 'heroShield', 'heroShield', 1]);
  const order = t.all('turnBegan').map(({ figure }) => figure);
  assert.deepEqual(order.slice(0, 2), ['orc-1', 'ogre-1']);
  const twins = table(
    HALL.replace('b . e . . o', '. o b g . .'),
    { ...BARBARIAN, o: { monster: 'cultist' }, g: { monster: 'skeleton' } },
    { solo: true, turn: 'b' },
  );
  const miss = ['heroShield', 'heroShield'] as const;
  twins.do({ type: 'endTurn' }, ['skeleton-1', ...miss, ...miss]);
  assert.equal(twins.event('gmTurnBegan').awake.length, 2);
  assert.deepEqual(
    twins.all('attacked').map(({ attacker }) => attacker),
    ['skeleton-1', 'cultist-1'],
  );
});

rule('EXP-SOL-07', 'shooters keep as far away as still lets them see a hero', () => {
  const t = table(
    HALL.replace('b . e . . o', 'b . o . . .'),
    { ...BARBARIAN, o: { monster: 'boneArcher' } },
    { solo: true, turn: 'b' },
  );
  t.do({ type: 'endTurn' }, [2, 'heroShield', 'heroShield']);
  assert.ok(t.happened('attacked'));
  assert.ok(Number(t.at('o').codePointAt(0)) > 'E'.codePointAt(0)! - 1, t.at('o'));
});

const LOCKED_OUT = `
  +-+-+-+-+-+
  |b . e . .d
  + + + + + +
  |. . . . .|
  +-+-+-+-+-+`;
const TWO = { b: { hero: 'barbarian' }, e: { hero: 'elf' } } as const;

rule('EXP-SOL-03', 'a card that cannot be played at once waits in the open, then plays itself', () => {
  const t = table(LOCKED_OUT, TWO, {
    solo: true,
    around: 12,
    turn: 'e',
    act: { mode: 'walk', left: 5 },
    acted: ['b'],
    state: { gm: { hand: [], armed: [], watch: [...WATCHES], hold: false, refused: [] } },
  });
  t.do({ type: 'step', to: 'P13' });
  t.do({ type: 'step', to: 'Q13' });
  t.do({ type: 'openDoor', at: t.at('e'), side: 1 }, ['pit', 'narrows']);
  assert.deepEqual(t.view('ann').owed, [{ card: 'pit', hero: 'elf' }]);
  assert.ok(t.state.gm.hand.includes('pit'));
  t.do({ type: 'step', to: 'R13' });
  assert.equal(t.event('eventPlayed').card, 'pit');
  assert.deepEqual([t.state.owed, t.state.gm.hand], [[], []]);
});

rule('EXP-SOL-04', 'it falls on the hero who caused it, or on a living one where that hero is dead', () => {
  const waiting = (hero: 'elf' | 'barbarian' | 'wizard') =>
    table(LOCKED_OUT, TWO, {
      solo: true,
      turn: 'b',
      act: { mode: 'walk', left: 5 },
      acted: ['e'],
      state: {
        owed: [{ card: 'pit', hero }],
        gm: { hand: ['pit'], armed: [], watch: [...WATCHES], hold: false, refused: [] },
      },
    });
  const others = waiting('elf');
  others.do({ type: 'step', to: 'B1' });
  assert.equal(others.happened('eventPlayed'), false);
  const own = waiting('barbarian');
  own.do({ type: 'step', to: 'B1' });
  assert.equal(own.event('eventPlayed').figure, 'barbarian');
  const dead = waiting('wizard');
  dead.do({ type: 'step', to: 'B1' }, ['elf']);
  assert.deepEqual(dead.event('cardPassedOn').to, 'elf');
});

rule('EXP-SOL-05', 'a creature’s Chaos ability is drawn and played in its first turn', () => {
  const t = table(HALL, { ...TWO, o: { monster: 'shaman' } }, { solo: true, acted: ['e'], turn: 'b' });
  t.state = { ...t.state, groups: t.state.groups.map((group) => ({ ...group, owed: 1 })) };
  t.do({ type: 'endTurn' }, ['blackBolt', 'heroShield', 'heroShield', 'heroShield']);
  assert.equal(t.event('chaosUsed').card, 'blackBolt');
  assert.equal(t.state.groups[0]?.owed, 0);
});

rule('EXP-SOL-06', 'of several one is drawn in each of its turns, none when it appears', () => {
  const t = table(FIELD, BARBARIAN, { ...ALONE, quest: 'bandits' });
  t.do({ type: 'openDoor', at: t.at('b'), side: 1 }, ['pit', 'watchWay', 'lich', 'ghoul', 1]);
  assert.deepEqual([t.event('chaosOwed').count, t.state.chaos], [2, []]);
});

rule('EXP-SOL-07', 'a door that must be added goes in the wall farthest from the way in', () => {
  const t = table(FIELD, BARBARIAN, ALONE);
  // Two walls of its far corner are alike: a die.
  t.do({ type: 'openDoor', at: t.at('b'), side: 1 }, ['pit', 'blindAlley', '327/1']);
  const [exit] = t.state.layout.exits;
  assert.deepEqual([exit?.squares, exit?.direction], [[t.square('T12')], 1]);
  assert.equal(t.square('T12'), 327);
});
