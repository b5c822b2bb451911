/** Dice typed by people, mixed with dice the table rolls: the hidden ones, and those left to it. */
import type { WantedDie } from './attempt.ts';
import { DiceWanted, WrongFace } from './dice.ts';
import type { Dice, Die, Face, RollOf } from './dice.ts';
import type { SeatId } from './ids.ts';
import type { Stream } from './stream.ts';

type DieAsked = Omit<WantedDie, 'of'>;

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
  isTablesOwn(one: DieAsked): boolean;
  /** Whether the typed faces may be used for this die. */
  mayType(one: DieAsked): boolean;
  /** Whether the table rolls it, once the typed faces have run out. */
  isLeftToTable(one: DieAsked): boolean;
}

export interface MixedDice extends Dice, Rolled {
  /** The number of typed faces no die asked for. */
  left(): number;
  /** Of the dice all may see, those that were typed; null for none. */
  byHand(): true | TypedDice | null;
}

/** By kind of die: the first so many, or these in rolling order. */
export type TypedDice = Readonly<Record<string, number | readonly number[]>>;

export function mixedDice({ before, own, ...sources }: DiceSources): MixedDice {
  const faces: Face[] = [];
  const drawn: number[] = [];
  const typed = [...sources.typed];
  /** By kind of die: for each that all may see, whether it was typed. */
  const seen: Record<string, boolean[]> = {};

  function draw<F extends Face>(die: Die<F>, by: SeatId, rule: string): F {
    drawn.push(faces.length);
    note(die, false);
    return own.roll(die, by, rule);
  }

  function take<F extends Face>(die: Die<F>, face: Face): F {
    if (!(die.faces as readonly Face[]).includes(face)) throw new WrongFace(die, face, faces.length);
    note(die, true);
    return face as F;
  }

  function note({ id, seen: by }: Die, isTyped: boolean): void {
    if (by === 'all') (seen[id] ??= []).push(isTyped);
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
    byHand: () => typedOf(seen),
    roll(die, by, rule, of) {
      const face = next(die, by, rule, of);
      faces.push(face);
      return face;
    },
  };
}

function typedOf(seen: Readonly<Record<string, readonly boolean[]>>): true | TypedDice | null {
  const all = Object.values(seen).flat();
  if (!all.includes(true)) return null;
  if (!all.includes(false)) return true;
  return Object.fromEntries(
    Object.entries(seen).flatMap(([id, dice]) => {
      const places = dice.flatMap((isTyped, place) => (isTyped ? [place] : []));
      if (places.length === 0) return [];
      return [[id, places.every((place, index) => place === index) ? places.length : places]];
    }),
  );
}
