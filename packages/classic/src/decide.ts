/** A command is checked and carried out by the book in force, and the match brought to the next choice somebody has. */
import type { BaseCommand, Dice, Decision, Refusal, SeatId } from '@oubliette/kernel';
import { settle } from './ending.ts';
import type { ClassicEvent } from './events.ts';
import { prepare } from './start.ts';
import type { State } from './state.ts';
import type { World } from './world.ts';

/** Null where the command is legal, otherwise why not. */
export function check(world: World, state: State, seat: SeatId, command: BaseCommand): Refusal | null {
  return world.book.handlers[command.type]!.check(world, state, seat, command);
}

export function decide(
  world: World,
  state: State,
  seat: SeatId,
  command: BaseCommand,
  dice: Dice,
): Decision<State, ClassicEvent> {
  const refusal = check(world, state, seat, command);
  if (refusal !== null) return { ok: false, refusal };
  const play = world.book.play(world, state, dice);
  world.book.handlers[command.type]!.perform(play, command);
  if (play.state.phase !== 'play') prepare(play);
  settle(play);
  return play.done();
}
