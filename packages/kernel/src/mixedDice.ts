/** Dice typed by people, mixed with dice the table rolls: the hidden ones, and those left to it. */
import type { WantedDie } from './attempt.ts';
import { DiceWanted, WrongFace } from './dice.ts';
import type { Dice, Die, Face, RollOf } from './dice.ts';
import type { SeatId } from './ids.ts';
import type { Stream } from './stream.ts';

type Asked = Omit<WantedDie, 'of'>;

/** The dice of a command so far, in the order of the requests. */
export interface Rolled {
  readonly faces: readonly Face[];
  /** Which of them the table drew itself, by position. */
  readonly drawn: readonly number[];
}

/** Where the dice of a command come from. */
export interface DiceSources {
  /** The dice already given. */
  readonly before: Rolled;
  readonly typed: readonly Face[];
  /** The table's own dice. */
  readonly own: Stream;
  isTablesOwn(one: Asked): boolean;
  /** Whether the typed faces may be used for this die. */
  mayType(one: Asked): boolean;
  /** Whether the table rolls it, once the typed faces have run out. */
  isLeftToTable(one: Asked): boolean;
}

export interface MixedDice extends Dice, Rolled {
  /** The number of typed faces no die asked for. */
  left(): number;
  /** Of the dice all may see, those that were typed: true for all, or a number per kind; null for none. */
  byHand(): true | Readonly<Record<string, number>> | null;
}

export function mixedDice({ before, own, ...sources }: DiceSources): MixedDice {
  const faces: Face[] = [];
  const drawn: number[] = [];
  const typed = [...sources.typed];
  const counts: Record<string, number> = {};
  let isMixed = false;

  function draw<F extends Face>(die: Die<F>, by: SeatId, rule: string): F {
    drawn.push(faces.length);
    isMixed ||= die.seen === 'all';
    return own.roll(die, by, rule);
  }

  function take<F extends Face>(die: Die<F>, face: Face): F {
    if (!(die.faces as readonly Face[]).includes(face)) throw new WrongFace(die, face, faces.length);
    if (die.seen === 'all') counts[die.id] = (counts[die.id] ?? 0) + 1;
    return face as F;
  }

  function next<F extends Face>(die: Die<F>, by: SeatId, rule: string, of?: RollOf): F {
    const place = faces.length;
    if (place < before.faces.length)
      return before.drawn.includes(place) ? draw(die, by, rule) : take(die, before.faces[place]!);
    if (sources.isTablesOwn({ die, by, rule })) return draw(die, by, rule);
    const [face] = typed;
    if (face !== undefined && sources.mayType({ die, by, rule })) {
      const taken = take(die, face);
      typed.shift();
      return taken;
    }
    if (face === undefined && sources.isLeftToTable({ die, by, rule })) return draw(die, by, rule);
    throw new DiceWanted(die, by, rule, of);
  }

  return {
    faces,
    drawn,
    left: () => typed.length,
    byHand: () => (Object.keys(counts).length === 0 ? null : isMixed ? counts : true),
    roll(die, by, rule, of) {
      const face = next(die, by, rule, of);
      faces.push(face);
      return face;
    },
  };
}
