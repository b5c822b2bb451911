import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { GM } from '@oubliette/expert';
import type { Command } from '@oubliette/expert';
import { gmWith, table } from '@oubliette/expert/testing';
import type { ExpertTable } from '@oubliette/expert/testing';
import type { EventId } from '@oubliette/expert/reckoning';
import type { Difficulty } from '../../shared/morcar/difficulty.ts';
import { sensibleExpertMaster } from './player.ts';

function next(t: ExpertTable, difficulty: Difficulty = 'normal'): Command {
  return sensibleExpertMaster({ difficulty }).choose({ view: t.view(GM), moves: t.moves(GM) });
}

function considered(t: ExpertTable, difficulty: Difficulty = 'normal'): Command | null {
  return sensibleExpertMaster({ difficulty }).consider!({ view: t.view(GM), moves: t.moves(GM) });
}

const HALL = `
  +-+-+-+-+-+-+
  |b w . . . .d
  + + + + + + +
  |. . . . . .|
  +-+-+-+-+-+-+`;
const HEROES = { b: { hero: 'barbarian' }, w: { hero: 'wizard', body: 2 } } as const;
const EVERYTHING = ['door', 'search', 'placed', 'lastTurnEnd', 'gmTurnStart'] as const;

suite('the hand', () => {
  test('a game master says when to be asked, whatever is held', () => {
    for (const hand of [[], ['scythe', 'glyph']] as const)
      assert.deepEqual(considered(table(HALL, HEROES, { turn: 'b', state: { gm: gmWith([...hand]) } })), {
        type: 'watch',
        moment: 'door',
        on: true,
      });
  });

  /** The hero tries the door, and the game master is asked. */
  const atTheDoor = (hand: readonly EventId[], body: number) => {
    const t = table(
      HALL.replace('b w . . . .', '. w . . . b'),
      { ...HEROES, b: { hero: 'barbarian', body } },
      { turn: 'b', state: { gm: gmWith(hand, { watch: ['door'] }) } },
    );
    t.do({ type: 'openDoor', at: 'F1', side: 1 });
    return t;
  };

  test('with an empty hand he lets pass; a scythe waits for a hero it might kill', () => {
    assert.deepEqual(next(atTheDoor([], 3)), { type: 'passEvents' });
    assert.deepEqual(next(atTheDoor(['scythe'], 9)), { type: 'passEvents' });
    const played = next(atTheDoor(['scythe'], 1));
    assert.ok(played.type === 'playEvent' && played.card === 'scythe');
  });

  test('with five in hand he waits for nothing, the merciful as little', () => {
    const full: readonly EventId[] = ['scythe', 'cramp', 'needle', 'frenzy', 'slime'];
    for (const difficulty of ['merciful', 'normal', 'ruthless'] as const)
      assert.equal(next(atTheDoor(full, 9), difficulty).type, 'playEvent', difficulty);
  });

  test('once the quest room is open nothing is kept', () => {
    const t = atTheDoor(['scythe'], 9);
    t.state = { ...t.state, quest: { ...t.state.quest, laid: 'far' } };
    assert.equal(next(t).type, 'playEvent');
  });

  test('a trap is set for the weakest by a hard game master, for the strongest by a merciful one', () => {
    const victim = (difficulty: Difficulty) => {
      const hand: readonly EventId[] = ['dart', 'cramp', 'needle', 'frenzy', 'slime'];
      const gm = gmWith(hand, { watch: EVERYTHING });
      const set = considered(table(HALL, HEROES, { turn: 'b', state: { gm } }), difficulty);
      return set?.type === 'armEvent' ? [set.card, set.figure] : set;
    };
    assert.deepEqual(victim('ruthless'), ['dart', 'wizard']);
    assert.deepEqual(victim('merciful'), ['dart', 'barbarian']);
  });
});

const FIGHT = `
  +-+-+-+-+-+-+-+-+
  |b . . o . . . .|
  + + + + + + + + +
  |w . . . . . . .|
  +-+-+-+-+-+-+-+-+`;

suite('creatures', () => {
  const goblin = { o: { monster: 'goblin' } } as const;

  test('they strike whom they can kill; the merciful spare the weak', () => {
    const strike = (difficulty: Difficulty, round: number) => {
      const t = table(
        FIGHT.replace('b . . o', '. b o .').replace('|w . .', '|. w .'),
        { ...HEROES, ...goblin },
        { turn: 'o', act: { mode: 'walk', left: 0 } },
      );
      t.state = { ...t.state, turn: { ...t.state.turn, round } };
      return next(t, difficulty);
    };
    assert.deepEqual(strike('ruthless', 1), { type: 'attack', target: 'wizard' });
    // It lets a blow go now and then.
    const blows = [1, 2, 3, 4, 5, 6].map((round) => strike('merciful', round));
    assert.ok(blows.some((one) => one.type === 'attack' && one.target === 'barbarian'));
    assert.ok(!blows.some((one) => one.type === 'attack' && one.target === 'wizard'));
  });

  test('out of reach they come nearer', () => {
    const t = table(
      FIGHT.replace('o . . . .', '. . . . o'),
      { ...HEROES, ...goblin },
      {
        turn: 'o',
        act: { mode: 'walk', left: 2 },
      },
    );
    const step = next(t);
    assert.ok(step.type === 'step' && step.to === t.square('G1'));
  });

  test('a shooter shoots, and a ruthless game master’s then steps back', () => {
    const t = table(
      FIGHT,
      { ...HEROES, o: { monster: 'boneArcher' } },
      { turn: 'o', act: { mode: 'walk', left: 3 } },
    );
    const player = sensibleExpertMaster({ difficulty: 'ruthless' });
    const look = () => ({ view: t.view(GM), moves: t.moves(GM) });
    const first = player.choose(look());
    assert.equal(first.type, 'attack');
    for (const event of t.do({ ...first }, ['heroShield', 'heroShield'])) player.hear?.(event);
    const away = player.choose(look());
    assert.equal(away.type, 'step');
    t.do({ ...away });
    assert.ok(t.figure('o').square !== t.square('D1'));
    const still = table(
      FIGHT,
      { ...HEROES, o: { monster: 'boneArcher' } },
      { turn: 'o', act: { mode: 'walk', left: 3, did: 'attack', blows: 1 } },
    );
    assert.deepEqual(next(still), { type: 'endTurn' });
  });

  test('the greatest leaders stay in the box of a merciful game master, and the rest is rolled', () => {
    const t = table(HALL, HEROES, { quest: 'bandits' });
    t.state = {
      ...t.state,
      stack: [{ tag: 'preparing', tile: null, doors: null }],
      quest: { ...t.state.quest, room: null },
    };
    assert.deepEqual(next(t, 'merciful'), { type: 'removeTop', rank: 'leader' });
    assert.deepEqual(next(t), { type: 'ready' });
    const worse = next(t, 'ruthless');
    assert.ok(worse.type === 'setQuestRoom' && worse.escort + worse.chaos > 2);
  });
});
