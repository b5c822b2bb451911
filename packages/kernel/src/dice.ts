/** Dice come from outside, one at a time, as a tape: drawn from a keyed stream, scripted, or typed in. */
import type { RuleId, SeatId } from './ids.ts';

export type Face = string | number;

/** A die is its faces. A pile of face-down cards is a die too: its faces are the cards left in it. */
export interface Die<F extends Face = Face> {
  readonly id: string;
  readonly faces: readonly F[];
  readonly seen: Seen;
}

/**
 * Who sees a die fall: everyone; behind the screen, only the seat that rolls it; for a pile or lots, nobody,
 * since a player who drew by hand would see what is left.
 */
export type Seen = 'all' | 'roller' | 'nobody';

/** Who rolls and at what target, in the game's words: shown to a person asked for the die. */
export interface RollOf {
  readonly who?: string;
  readonly whom?: string;
}

export interface Dice {
  /** One die, rolled by a seat because of a rule. */
  roll<F extends Face>(die: Die<F>, by: SeatId, rule: RuleId, of?: RollOf): F;
}

/** Thrown by a tape that has run out; `attempt` turns it into a request for dice. Never leaves the kernel. */
export class DiceWanted extends Error {
  readonly die: Die;
  readonly by: SeatId;
  readonly rule: RuleId;
  readonly of: RollOf;
  /** Whether the command had already revealed something new. */
  news = false;
  constructor(die: Die, by: SeatId, rule: RuleId, of: RollOf = {}) {
    super(`the tape has no die left for ${die.id} (${rule})`);
    this.die = die;
    this.by = by;
    this.rule = rule;
    this.of = of;
  }
}

/** A tape holds a face that the requested die does not have: a script, a person or a file is wrong. */
export class WrongFace extends Error {
  readonly die: Die;
  readonly face: Face;
  readonly index: number;
  constructor(die: Die, face: Face, index: number) {
    super(`die ${index + 1} of the tape reads "${face}", but a ${die.id} shows ${showFaces(die)}`);
    this.die = die;
    this.face = face;
    this.index = index;
  }
}

function showFaces(die: Die): string {
  return [...new Set(die.faces)].join(', ');
}

export interface Tape extends Dice {
  /** The faces not used yet. */
  left(): readonly Face[];
}

/** Scripted or typed dice: exactly these faces, in this order. */
export function tape(faces: readonly Face[]): Tape {
  let next = 0;
  return {
    roll<F extends Face>(die: Die<F>, by: SeatId, rule: RuleId, of?: RollOf): F {
      const face = faces[next];
      if (face === undefined) throw new DiceWanted(die, by, rule, of);
      if (!(die.faces as readonly Face[]).includes(face)) throw new WrongFace(die, face, next);
      next += 1;
      return face as F;
    },
    left: () => faces.slice(next),
  };
}

export interface Recorder extends Dice {
  /** The faces rolled so far. */
  readonly faces: readonly Face[];
}

/** Passes rolls through and writes down what they showed. */
export function recording(dice: Dice): Recorder {
  const faces: Face[] = [];
  return {
    faces,
    roll<F extends Face>(die: Die<F>, by: SeatId, rule: RuleId, of?: RollOf): F {
      const face = dice.roll(die, by, rule, of);
      faces.push(face);
      return face;
    },
  };
}

export const D6: Die<number> = { id: 'd6', faces: [1, 2, 3, 4, 5, 6], seen: 'all' };
export const D8: Die<number> = { id: 'd8', faces: [1, 2, 3, 4, 5, 6, 7, 8], seen: 'all' };
export const D10: Die<number> = { id: 'd10', faces: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], seen: 'all' };
export const D12: Die<number> = { id: 'd12', faces: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], seen: 'all' };
