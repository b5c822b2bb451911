/** One command tried on a tape: done, refused, or halted at a die not rolled yet. */
import type { BaseCommand, BaseEvent, Decision, Game, Refusal, RuleId, SeatId } from './contract.ts';
import { DiceWanted, recording, WrongFace } from './dice.ts';
import type { Dice, Die, Face, RollOf } from './dice.ts';
import { TABLE } from './tableRules.ts';
import { refuse } from './resolution.ts';

export interface WantedDie {
  readonly die: Die;
  readonly by: SeatId;
  readonly rule: RuleId;
  readonly of: RollOf;
}

export type Attempt<State, Event> =
  | {
      readonly status: 'done';
      readonly state: State;
      readonly events: readonly Event[];
      readonly dice: readonly Face[];
    }
  | { readonly status: 'refused'; readonly refusal: Refusal }
  /**
   * Nothing has happened yet: roll `wanted`, add it to `dice`, try the same command again. `isNews`: asking
   * gives something away by itself, so the command can no longer be cancelled.
   */
  | {
      readonly status: 'dice';
      readonly wanted: WantedDie;
      readonly dice: readonly Face[];
      readonly isNews: boolean;
    };

export function attempt<State, Command extends BaseCommand, Event extends BaseEvent>(
  game: Game<State, Command, Event>,
  state: State,
  seat: SeatId,
  command: Command,
  dice: Dice,
): Attempt<State, Event> {
  const tried = attemptWith(dice, (recorder) => game.decide(state, seat, command, recorder));
  if (tried.status !== 'dice' || tried.isNews) return tried;
  return { ...tried, isNews: game.foresees?.(command) !== true };
}

export function attemptWith<State, Event>(
  dice: Dice,
  decide: (dice: Dice) => Decision<State, Event>,
): Attempt<State, Event> {
  const recorder = recording(dice);
  try {
    const decision = decide(recorder);
    if (!decision.ok) return { status: 'refused', refusal: decision.refusal };
    return { status: 'done', state: decision.state, events: decision.events, dice: recorder.faces };
  } catch (error) {
    if (error instanceof DiceWanted) {
      const { die, by, rule, of, news } = error;
      const isNews = news || recorder.faces.length > 0;
      return { status: 'dice', wanted: { die, by, rule, of }, dice: recorder.faces, isNews };
    }
    if (error instanceof WrongFace) {
      const faces = [...new Set(error.die.faces)];
      return {
        status: 'refused',
        refusal: refuse('wrongFace', TABLE.dice, {
          die: error.die.id,
          face: error.face,
          index: error.index,
          faces,
        }),
      };
    }
    throw error;
  }
}
