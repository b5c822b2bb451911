/** Dice rolled by people: who is asked, who may type, and who may see them before all are in. */
import { DiceWanted, tape } from '@oubliette/kernel';
import type { AnyMatch, BaseCommand, Dice, Die, Face, RollOf, SeatId, WantedDie } from '@oubliette/kernel';
import { isEmptyOrBot } from './chairs.ts';
import type { MemberId, Roll, Rolling, Throw } from './entries.ts';
import { seatsOf } from './fold.ts';
import type { TableState } from './fold.ts';
import type { Standing } from './standing.ts';

/** What the table waits for. */
export interface RollAsked extends WantedDie {
  /** The dice of this throw that are in already. */
  readonly faces: readonly Face[];
  readonly count?: number;
}

const asked = new WeakMap<Roll, RollAsked | null>();

/** The dice a standing waits for, found by trying the command with those already in. Null if all are in. */
export function askedIn({ match, table: { roll } }: Pick<Standing, 'match' | 'table'>): RollAsked | null {
  if (roll === null || match === null) return null;
  const known = asked.get(roll);
  if (known !== undefined) return known;
  const wanted = askFor(match, roll);
  asked.set(roll, wanted);
  return wanted;
}

function askFor(match: AnyMatch, { seat, command, faces }: Roll): RollAsked | null {
  const before = noting(tape(faces));
  const tried = match.fork().command(seat, command, before);
  if (tried.status !== 'dice') return null;
  const { wanted } = tried;
  const ofThrow = before.rolled.length - 1 - before.rolled.findLastIndex((one) => !isSame(one, wanted));
  return {
    ...wanted,
    faces: faces.slice(faces.length - ofThrow),
    ...countWanted(match, { seat, command }, faces, wanted),
  };
}

function noting(dice: Dice): Dice & { readonly rolled: readonly WantedDie[] } {
  const rolled: WantedDie[] = [];
  return {
    rolled,
    roll<F extends Face>(die: Die<F>, by: SeatId, rule: string, of: RollOf = {}): F {
      const face = dice.roll(die, by, rule, of);
      rolled.push({ die, by, rule, of });
      return face;
    },
  };
}

function isSame(one: Omit<WantedDie, 'of'>, other: WantedDie): boolean {
  return one.die.id === other.die.id && one.by === other.by && one.rule === other.rule;
}

/** Who sits where, and who is here. */
export interface Present {
  readonly table: TableState;
  readonly here: ReadonlySet<MemberId>;
}

type OneDie = Pick<WantedDie, 'die' | 'by'>;

/**
 * Whether the table rolls by itself where people roll their own dice: dice nobody may see, dice behind a
 * screen without a person, and all dice if no person sits here.
 */
export function isTablesOwn({ table }: Pick<Present, 'table'>, { die, by }: OneDie): boolean {
  if (die.seen === 'nobody') return true;
  if (Object.values(table.chairs).every(isEmptyOrBot)) return true;
  return die.seen === 'roller' && isEmptyOrBot(table.chairs[by]);
}

/** The same for a newly wanted die: nobody waits for a screen whose person is away. */
export function isTablesOwnNow(present: Present, one: OneDie): boolean {
  return isTablesOwn(present, one) || (one.die.seen === 'roller' && isAway(present, one.by));
}

function isAway({ table, here }: Present, by: SeatId): boolean {
  const occupant = table.chairs[by] ?? null;
  return occupant?.is !== 'member' || !here.has(occupant.member);
}

/** What a member may do about a die: the seat's holder types it; if away, others may who can see it. */
export function partIn(
  present: Present,
  { die, by }: OneDie,
  member: MemberId | null,
): 'type' | 'letRoll' | null {
  if (member === null) return null;
  const occupant = present.table.chairs[by] ?? null;
  if (occupant?.is === 'member' && occupant.member === member) return 'type';
  if (!isAway(present, by) || seatsOf(present.table, member).length === 0) return null;
  return die.seen === 'all' ? 'type' : 'letRoll';
}

/** The giver of a command may leave it while it has told nobody anything. */
export function mayLeave({ chairs, roll }: TableState, member: MemberId | null): boolean {
  if (roll === null || !roll.isFree || roll.by !== member) return false;
  const occupant = chairs[roll.seat];
  return occupant?.is === 'member' && occupant.member === member;
}

/** What one reader is told: a screened roll is seen only through the eyes of the rolling seat. */
export function rollingFor(
  present: Present,
  wanted: RollAsked,
  { member, eyes }: { readonly member: MemberId | null; readonly eyes: SeatId },
): Rolling {
  const { by, die } = wanted;
  const isScreened = die.seen !== 'all';
  const isBefore = isScreened && eyes !== by;
  const part = partIn(present, wanted, member) ?? 'watch';
  return {
    by,
    you: part === 'type' && isBefore ? 'handOver' : part,
    mayLeave: mayLeave(present.table, member),
    isScreened,
    thrown: isBefore ? null : throwOf(wanted),
  };
}

function throwOf({ die, rule, faces, count, of }: RollAsked): Throw {
  return {
    die: { id: die.id, faces: die.faces },
    rule,
    faces,
    ...(count === undefined ? {} : { count }),
    ...of,
  };
}

/** The most dice of one throw. */
const MOST_AT_ONCE = 20;

/** How many dice like the wanted one make a throw: found by trying the command with each face. */
function countWanted(
  match: AnyMatch,
  { seat, command }: { readonly seat: SeatId; readonly command: BaseCommand },
  before: readonly Face[],
  wanted: WantedDie,
): Pick<RollAsked, 'count'> {
  const counts = new Set<number>();
  for (const face of new Set(wanted.die.faces)) {
    const dice = alike(before, wanted, face);
    match.fork().command(seat, command, dice);
    counts.add(dice.count());
  }
  const [count, other] = counts;
  return count === undefined || other !== undefined || count > MOST_AT_ONCE ? {} : { count };
}

/** The dice that are in, then one face for every die of the same throw; it runs out at any other die. */
function alike(before: readonly Face[], wanted: WantedDie, face: Face): Dice & { count(): number } {
  const first = tape(before);
  let count = 0;
  return {
    count: () => count,
    roll<F extends Face>(die: Die<F>, by: SeatId, rule: string): F {
      if (first.left().length > 0) return first.roll(die, by, rule);
      if (!isSame({ die, by, rule }, wanted) || count > MOST_AT_ONCE) throw new DiceWanted(die, by, rule);
      count += 1;
      return face as F;
    },
  };
}
