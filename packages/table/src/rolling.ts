/** Dice rolled by people: who may type them, and who may see them before they are all in. */
import { DiceWanted, tape } from '@oubliette/kernel';
import type { AnyMatch, BaseCommand, Dice, Die, Face, SeatId, Stream } from '@oubliette/kernel';
import { isEmptyOrBot } from './chairs.ts';
import type { ByHand, MemberId, Rolling } from './entries.ts';
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
  const { seat, die, by, rule } = rolling;
  return { seat, die: { id: die.id, faces: [] }, by, rule, faces: [] };
}

function isMaster({ game }: Open, seat: SeatId): boolean {
  return game.seats.some(({ id, role }) => id === seat && role === 'gamemaster');
}

/** Nobody throws more at once. */
const MOST_AT_ONCE = 20;

type Wanted = Pick<DiceWanted, 'die' | 'by' | 'rule'>;

/** How many dice like the one that is wanted come in one throw: found by trying the command with each face all through. */
export function countWanted(
  match: AnyMatch,
  { seat, command }: { readonly seat: SeatId; readonly command: BaseCommand },
  typed: readonly Face[],
  wanted: Wanted,
): Pick<Rolling, 'count'> {
  const counts = new Set<number>();
  for (const face of new Set(wanted.die.faces)) {
    const dice = alike(typed, wanted, face);
    match.fork().command(seat, command, dice);
    counts.add(dice.count());
  }
  const [count, other] = counts;
  return count === undefined || other !== undefined || count > MOST_AT_ONCE ? {} : { count };
}

/** The typed faces, then one face for every die of the same throw; for any other die it has run out. */
function alike(typed: readonly Face[], wanted: Wanted, face: Face): Dice & { count(): number } {
  const before = tape(typed);
  let count = 0;
  return {
    count: () => count,
    roll<F extends Face>(die: Die<F>, by: SeatId, rule: string): F {
      if (before.left().length > 0) return before.roll(die, by, rule);
      const isSame = die.id === wanted.die.id && by === wanted.by && rule === wanted.rule;
      if (!isSame || count > MOST_AT_ONCE) throw new DiceWanted(die, by, rule);
      count += 1;
      return face as F;
    },
  };
}

export interface TypedDice extends Dice {
  /** Faces nobody asked for. */
  left(): readonly Face[];
  /** Which of the dice rolled so far were typed. */
  byHand(): ByHand;
}

/** These faces first; then the table's own dice, where it is to roll what is missing. */
export function typedDice(faces: readonly Face[], rest: Stream | null): TypedDice {
  const typed = tape(faces);
  const counts: Record<string, number> = {};
  let isMixed = false;
  return {
    left: () => typed.left(),
    byHand: () => (isMixed ? counts : true),
    roll(die, by, rule) {
      if (rest !== null && typed.left().length === 0) {
        isMixed = true;
        return rest.roll(die, by, rule);
      }
      const face = typed.roll(die, by, rule);
      counts[die.id] = (counts[die.id] ?? 0) + 1;
      return face;
    },
  };
}
