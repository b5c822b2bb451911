/** A match on its world, as the kernel's contract asks. */
import type { Dice, Game } from '@oubliette/kernel';
import type { Command } from './commands.ts';
import { emptyState } from './emptyState.ts';
import type { AdvancedEvent } from './events.ts';
import { override } from './override.ts';
import type { Correction } from './override.ts';
import { Play } from './play.ts';
import type { State } from './state.ts';
import { enterDungeon } from './turns/start.ts';
import { viewOf } from './view.ts';
import type { View } from './view.ts';
import type { World } from './world.ts';

export type AdvancedGame = Game<State, Command, AdvancedEvent, View, Correction>;

export function gameOn(world: World): AdvancedGame {
  const { referee } = world;
  return {
    seats: world.seats,
    start(dice: Dice) {
      const play = new Play(world, emptyState(world), dice);
      enterDungeon(play);
      referee.settle(play);
      return play.done();
    },
    ...referee.on<Command>(world, world.seats),
    ending: (state) => state.ending,
    view: (state, seat) => viewOf(world, state, seat),
    override: (state, seat, change, reason) => override(world, state, seat, change, reason),
  };
}
