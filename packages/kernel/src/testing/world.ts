/** What the checks work on: a game, a moment of it, and dice that record who rolled them and why. */
import type { WantedDie } from '../attempt.ts';
import type { BaseCommand, BaseEvent, Game } from '../contract.ts';
import type { Dice, Die, Face, RollOf } from '../dice.ts';

export interface World<State, Command extends BaseCommand, Event extends BaseEvent, View> {
  readonly game: Game<State, Command, Event, View>;
  readonly state: State;
}

export interface Roll extends WantedDie {
  readonly face: Face;
}

export interface Noting extends Dice {
  readonly rolls: readonly Roll[];
}

/** Passes rolls through and records all about them. */
export function noting(dice: Dice): Noting {
  const rolls: Roll[] = [];
  return {
    rolls,
    roll<F extends Face>(die: Die<F>, by: string, rule: string, of: RollOf = {}): F {
      const face = dice.roll(die, by, rule, of);
      rolls.push({ die, by, rule, of, face });
      return face;
    },
  };
}

/** The rolls again, except the `other` ones: these, and all that no longer fit, are rolled anew. */
export function reRolled(rolls: readonly Roll[], other: (roll: WantedDie) => boolean, fresh: Dice): Dice {
  let next = 0;
  return {
    roll<F extends Face>(die: Die<F>, by: string, rule: string, of: RollOf = {}): F {
      const before = rolls[next];
      next += 1;
      const fits = before !== undefined && before.die.id === die.id && die.faces.includes(before.face as F);
      return fits && !other({ die, by, rule, of }) ? (before.face as F) : fresh.roll(die, by, rule, of);
    },
  };
}
