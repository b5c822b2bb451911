/** Computer heroes see only what their seat sees, and the game master only his: another truth, the same commands. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_OPTIONS, expert, GM, MONSTER_IDS, newHero } from '@oubliette/expert';
import type { ClassId, Command, State, View } from '@oubliette/expert';
import type { ExpertEvent } from '@oubliette/expert/reckoning';
import { lookOf, playOut, streamFromSeed } from '@oubliette/kernel';
import type { Game } from '@oubliette/kernel';
import { sensibleExpertHeroes, sensibleExpertMaster } from '../src/expert/index.ts';
import type { ExpertPlayer } from '../src/expert/index.ts';

type ExpertGame = Game<State, Command, ExpertEvent, View>;
type Truth = (state: State) => State;

const PARTY: readonly ClassId[] = ['barbarian', 'halfling', 'priest', 'elf'];

function newGame(): ExpertGame {
  const opened = expert.open({
    players: [{ seat: 'party', heroes: PARTY }],
    heroes: PARTY.map((id) => newHero(id, id, 'm')),
    quest: 'lyingBell',
    depth: 8,
    bestiary: MONSTER_IDS,
    solo: false,
    remembered: null,
    options: DEFAULT_OPTIONS,
  });
  assert.ok(opened.ok);
  return opened.game;
}

/** A player, and beside it one at a table where what it cannot see is otherwise. */
function doubled(
  game: ExpertGame,
  { make, seat, otherwise }: { make: () => ExpertPlayer; seat: string; otherwise: Truth },
  now: () => State,
): ExpertPlayer & { readonly compared: () => number } {
  const [one, other] = [make(), make()];
  let compared = 0;
  const look = () => lookOf(game, otherwise(now()), seat);
  return {
    compared: () => compared,
    hear(event) {
      one.hear?.(event);
      other.hear?.(event);
    },
    consider(seen) {
      const command = one.consider?.(seen) ?? null;
      assert.deepEqual(other.consider?.(look()) ?? null, command);
      return command;
    },
    choose(seen) {
      const command = one.choose(seen);
      assert.deepEqual(other.choose(look()), command);
      compared += 1;
      return command;
    },
  };
}

function playBeside(seat: string, otherwise: Truth, seed: string): number {
  const game = newGame();
  let state: State | undefined;
  const watched: ExpertGame = {
    ...game,
    waiting(now) {
      state = now;
      return game.waiting(now);
    },
  };
  const heroes = () => sensibleExpertHeroes();
  const master = () => sensibleExpertMaster({ difficulty: 'normal' });
  const honest = { party: heroes, [GM]: master }[seat]!;
  const double = doubled(game, { make: honest, seat, otherwise }, () => state!);
  const dice = streamFromSeed(seed);
  const players = new Map([
    ['party', seat === 'party' ? double : heroes()],
    [GM, seat === GM ? double : master()],
  ]);
  playOut(watched, game.start(dice).state, players, dice, { most: 1500 });
  return double.compared();
}

/** Other cards behind the screen, another room, no card set, nothing watched. */
const otherScreen: Truth = (state) => ({
  ...state,
  gm: { ...state.gm, hand: state.gm.hand.map(() => 'glyph'), armed: [], watch: state.gm.watch },
  chaos: state.chaos.map((one) => ({ ...one, card: 'howl' })),
  decks: { ...state.decks, event: { ...state.decks.event, pile: state.decks.event.pile.map(() => 'pit') } },
  quest:
    state.quest.laid === null
      ? { ...state.quest, room: null, bestiary: ['rat'] }
      : { ...state.quest, bestiary: ['rat'] },
});

test('what is behind the screen changes nothing that heroes do', () => {
  for (const seed of ['a', 'b']) assert.ok(playBeside('party', otherScreen, seed) > 100);
});

/** Other cards to come, looked at by others or not. */
const otherPiles: Truth = (state) => ({
  ...state,
  pile: { ...state.pile, known: [] },
  decks: {
    ...state.decks,
    treasure: { ...state.decks.treasure, pile: state.decks.treasure.pile.map(() => 'ruby') },
    event: { ...state.decks.event, pile: state.decks.event.pile.map(() => 'pit') },
    chaos: { ...state.decks.chaos, pile: state.decks.chaos.pile.map(() => 'howl') },
  },
});

test('the game master does not know the cards to come', () => {
  for (const seed of ['c', 'd']) assert.ok(playBeside(GM, otherPiles, seed) > 100);
});
