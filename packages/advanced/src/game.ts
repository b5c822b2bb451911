/** A match on its world, as the contract wants it. */
import { forAudience } from '@oubliette/kernel';
import type { Dice, Game } from '@oubliette/kernel';
import type { Command } from './commands.ts';
import { emptyState } from './emptyState.ts';
import type { AdvancedEvent } from './events.ts';
import { decide, movesOf, settle, waitingOf } from './machine.ts';
import { override } from './override.ts';
import type { Correction } from './override.ts';
import { applyEvent, Play } from './play.ts';
import { parseCommand } from './shapes.ts';
import type { State } from './state.ts';
import { enterDungeon } from './turns/start.ts';
import { viewOf } from './view.ts';
import type { View } from './view.ts';
import type { World } from './world.ts';

export type AdvancedGame = Game<State, Command, AdvancedEvent, View, Correction>;

export function gameOn(world: World): AdvancedGame {
  return {
    seats: world.seats,
    start(dice: Dice) {
      const play = new Play(world, emptyState(world), dice);
      enterDungeon(play);
      settle(play);
      return play.done();
    },
    decide(state, seat, command, dice) {
      const refusal = parseCommand(world.book, command);
      return refusal === null ? decide(world, state, seat, command, dice) : { ok: false, refusal };
    },
    apply: (state, event) => applyEvent(world, state, event),
    moves: (state, seat) => movesOf(world, state, seat) as Command[],
    waiting: (state) => waitingOf(world, state),
    ending: (state) => state.ending,
    view: (state, seat) => viewOf(world, state, seat),
    redact: (event, seat) => {
      const known = forAudience(event, seat);
      const redaction = world.book.redactions[event.type];
      return known === null || redaction === undefined ? known : redaction(known, seat);
    },
    override: (state, seat, change, reason) => override(world, state, seat, change, reason),
  };
}
