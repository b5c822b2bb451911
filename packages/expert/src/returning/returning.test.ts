import assert from 'node:assert/strict';
import { directionTo } from '@oubliette/dungeon';
import type { Direction } from '@oubliette/dungeon';
import { tape } from '@oubliette/kernel';
import { rule } from '@oubliette/kernel/testing';
import type { Command } from '../commands.ts';
import { ABILITIES_OF } from '../content/abilities.ts';
import { DEFAULT_OPTIONS } from '../setup.ts';
import type { Setup } from '../setup.ts';
import type { State } from '../state.ts';
import { expert } from '../system.ts';
import { rememberedFrom } from './remembered.ts';

type Dice = readonly (string | number)[];

const SETUP: Setup = {
  players: [{ seat: 'ann', heroes: ['barbarian'] }],
  heroes: [
    {
      id: 'barbarian',
      name: 'b',
      gender: 'm',
      gold: 0,
      cards: [],
      abilities: ABILITIES_OF.barbarian.slice(0, 3),
    },
  ],
  quest: 'bandits',
  depth: 8,
  bestiary: ['bandit', 'ogre'],
  solo: false,
  remembered: null,
  options: DEFAULT_OPTIONS,
};

/** A match from its start, every die scripted. */
function match(setup: Setup, dice: Dice) {
  const opened = expert.open(structuredClone(setup));
  assert.ok(opened.ok, JSON.stringify(opened));
  const { game } = opened;
  const first = tape(dice);
  let { state } = game.start(first);
  assert.deepEqual(first.left(), []);
  // The game master lets every moment pass.
  state = { ...state, gm: { ...state.gm, watch: [] } };
  return {
    game,
    now: () => state,
    give(seat: string, command: Command, rolls: Dice = []) {
      const rest = tape(rolls);
      const decision = game.decide(state, seat, command, rest);
      assert.ok(decision.ok, JSON.stringify(decision));
      assert.deepEqual(rest.left(), []);
      ({ state } = decision);
      return decision.events;
    },
  };
}

/** Two tiles: the treasury behind the first door has been searched, and its ogre paid for. */
function left(): State {
  const { give, now } = match(SETUP, []);
  give('gm', { type: 'ready' }, ['pit', 'dart']);
  const [door] = now().layout.exits;
  give('ann', { type: 'placeHero', hero: 'barbarian', at: door!.squares[0]! });
  give('ann', { type: 'openDoor', at: door!.squares[0]!, side: door!.direction }, ['spear']);
  give('gm', { type: 'keepEvent', keep: true }, ['treasury']);
  give('gm', { type: 'layTile', fit: 0 }, ['ogre']);
  give('gm', { type: 'placeRest' });
  const state = now();
  const tiles = state.tiles.map((tile) => ({
    ...tile,
    searched: true,
    furniture: tile.furniture.map((piece) => ({ ...piece, searched: true })),
  }));
  return {
    ...state,
    tiles,
    groups: state.groups.map((group) => ({ ...group, paid: true })),
    heaps: [{ square: 5, cards: [{ card: 'rope' }], gold: 10 }],
  };
}

function again(restart: 'zero' | 'kept') {
  const options = { ...DEFAULT_OPTIONS, restart };
  const visit = match({ ...SETUP, remembered: rememberedFrom(left(), options), options }, ['pit', 'dart']);
  const door = visit.now().layout.doors[0]!;
  const { layout } = visit.now();
  visit.give('ann', { type: 'placeHero', hero: 'barbarian', at: door.a });
  const opens = (dice: Dice) => {
    const side = directionTo(layout, door.a, door.b) as Direction;
    visit.give('ann', { type: 'openDoor', at: door.a, side }, dice);
    return visit.give('gm', { type: 'keepEvent', keep: false });
  };
  return { ...visit, opens };
}

rule('EXP-EXI-02', 'everything starts again but the layout; or what was searched and taken stays', () => {
  const zero = again('zero').now();
  assert.deepEqual(
    [zero.tiles.map(({ searched }) => searched), zero.heaps, zero.figures.length],
    [[false, false], [], 1],
  );
  assert.ok(zero.tiles[1]!.furniture.every(({ searched }) => !searched));
  const kept = again('kept').now();
  assert.deepEqual(
    kept.tiles.map(({ searched }) => searched),
    [true, true],
  );
  assert.ok(kept.tiles[1]!.furniture.every(({ searched }) => searched));
  assert.equal(kept.heaps.length, 1);
  assert.equal(
    kept.decks.treasure.pile.filter((card) => card === 'rope').length,
    zero.decks.treasure.pile.filter((card) => card === 'rope').length - 1,
  );
});

rule('EXP-EXI-03', 'rooms and passages are where they were, and so is what has not been drawn', () => {
  const { layout, pile, gm } = again('zero').now();
  assert.equal(layout.pieces.length, 2);
  assert.deepEqual([pile.count, pile.unseen.length, pile.holdsQuestRoom], [8, 35, true]);
  assert.deepEqual(gm.hand, ['pit', 'dart']);
});

rule('EXP-EXI-04', 'every door is shut again, and opening it brings an Event', () => {
  const visit = again('zero');
  assert.deepEqual(visit.now().doors, ['closed']);
  const events = visit.opens(['bar']);
  assert.deepEqual(visit.now().doors, ['open']);
  assert.deepEqual(visit.now().gm.refused, ['bar']);
  assert.equal(
    events.some(({ type }) => type === 'cardTurned'),
    false,
  );
});

rule('EXP-EXI-05', 'the tile behind may be peopled again, as its card shows or less', () => {
  const visit = again('zero');
  visit.opens(['bar']);
  const offered = visit.game
    .moves(visit.now(), 'gm')
    .flatMap((move) => (move.type === 'repopulate' ? [move.cards] : []));
  assert.deepEqual(offered, [1, 0]);
  const refused = visit.game.decide(visit.now(), 'gm', { type: 'repopulate', cards: 2 }, tape([]));
  assert.deepEqual(!refused.ok && refused.refusal.code, 'outOfRange');
  visit.give('gm', { type: 'repopulate', cards: 1 }, ['ogre']);
  assert.equal(visit.now().groups[0]?.paid, false);
  const kept = again('kept');
  kept.opens(['bar']);
  kept.give('gm', { type: 'repopulate', cards: 1 }, ['ogre']);
  assert.equal(kept.now().groups[0]?.paid, true);
  const empty = again('zero');
  empty.opens(['bar']);
  empty.give('gm', { type: 'repopulate', cards: 0 });
  assert.deepEqual([empty.now().groups, empty.now().forgotten], [[], []]);
});
