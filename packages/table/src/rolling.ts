/** Dice rolled by people: who may type them, and who may see them before they are all in. */
import { DiceWanted, tape, WrongFace } from '@oubliette/kernel';
import type { Dice, Face, SeatId, Stream } from '@oubliette/kernel';
import { isEmptyOrBot } from './chairs.ts';
import type { MemberId, Rolling } from './entries.ts';
import { seatsOf } from './fold.ts';
import type { TableState } from './fold.ts';
import type { Open } from './standing.ts';

/** Whoever holds the seat that rolls; anybody seated, where nobody is there to do it. */
export function mayType(
  table: TableState,
  here: ReadonlySet<MemberId>,
  { by }: Pick<Rolling, 'by'>,
  member: MemberId | null,
): boolean {
  if (member === null) return false;
  const occupant = table.chairs[by] ?? null;
  if (occupant?.is === 'member' && occupant.member === member) return true;
  const isAway = isEmptyOrBot(occupant) || (occupant?.is === 'member' && !here.has(occupant.member));
  return isAway && seatsOf(table, member).length > 0;
}

/** What the game master rolls may be nobody else's business: others see only that dice are rolled. */
export function rollingSeen(open: Open, rolling: Rolling, typing: boolean): Rolling {
  if (typing || !isMaster(open, rolling.by)) return rolling;
  return { ...rolling, die: { id: rolling.die.id, faces: [] }, faces: [] };
}

function isMaster({ game }: Open, seat: SeatId): boolean {
  return game.seats.some(({ id, role }) => id === seat && role === 'gamemaster');
}

export interface TypedDice extends Dice {
  /** Faces nobody asked for. */
  left(): readonly Face[];
}

/** These faces first; then the table's own dice, where it is to roll what is missing. */
export function typedDice(faces: readonly Face[], rest: Stream | null): TypedDice {
  const typed = tape(faces);
  return {
    left: () => typed.left(),
    roll(die, by, rule) {
      try {
        return typed.roll(die, by, rule);
      } catch (error) {
        if (rest === null || !(error instanceof DiceWanted) || error instanceof WrongFace) throw error;
        return rest.roll(die, by, rule);
      }
    },
  };
}
