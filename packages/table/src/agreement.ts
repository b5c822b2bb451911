/** What people decide together: an absent player's chair, and who may come to know secrets (TBL-AGREE). */
import { refuse, TABLE } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import { LONG_ABSENT_MS } from './absences.ts';
import { occupantOf, whyNotSeat } from './chairs.ts';
import type { Wanted } from './chairs.ts';
import { holds } from './chat.ts';
import type { MemberId, Wish } from './entries.ts';
import { hostOf, seatsOf } from './fold.ts';
import type { TableState } from './fold.ts';
import type { Step } from './drafts.ts';
import { phaseOf } from './standing.ts';
import type { Open, Standing } from './standing.ts';

/** Who is here, and how long the others have been away. */
export interface Presence {
  here(): ReadonlySet<MemberId>;
  isAbsent(member: MemberId): boolean;
  awayFor(member: MemberId): number;
}

/** A request at a table, and who makes it. */
export interface Petition {
  readonly open: Open;
  readonly now: Standing;
  readonly by: MemberId;
  readonly presence: Presence;
}

type Plan = readonly Step[] | Refusal;

/** Puts an occupant in a seat: at once, by the asker's own right, or when the others agree. */
export function planSeat(petition: Petition, seat: SeatId, wanted: Wanted): Plan {
  const { open, now, by } = petition;
  const kind = seatingOf(petition, seat, wanted);
  const refusal = whyNotSeat(open, now, by, seat, wanted, kind !== 'right');
  if (refusal !== null) return refusal;
  const occupant = occupantOf(now.table.chairs[seat] ?? null, wanted);
  const seated: Step = { entry: { kind: 'seated', seat, occupant, by } };
  if (kind === 'right') return [seated];
  const wish: Wish = { what: 'seat', seat, occupant };
  return ask(petition, wish, voters(petition, wish, kind === 'secret'), [seated]);
}

/** Passes over the turn of an absent player. */
export function planSkip(petition: Petition, seat: SeatId): Plan {
  const refusal = whyNotSkip(petition, seat);
  if (refusal !== null) return refusal;
  const wish: Wish = { what: 'skip', seat };
  return ask(petition, wish, voters(petition, wish, false), [
    { entry: { kind: 'skipped', seat, by: petition.by } },
  ]);
}

/** An answer to a request; the asker withdraws it by saying no. */
export function planAnswer(petition: Petition, agrees: boolean): Plan {
  const { now, by } = petition;
  const { wish: asked } = now.table;
  const isAsker = asked?.by === by && !agrees;
  if (asked === null || (!isAsker && (!asked.asked.includes(by) || asked.agreed.includes(by))))
    return refuse('notAsked', TABLE.agree);
  const answered: Step = { entry: { kind: 'answered', member: by, agrees } };
  const isLast = asked.asked.every((member) => member === by || asked.agreed.includes(member));
  if (!agrees || !isLast) return [answered];
  const { wish } = asked;
  // The request may have become impossible meanwhile.
  if (wish.what === 'skip') {
    const refusal = whyNotSkip({ ...petition, by: asked.by }, wish.seat);
    return refusal ?? [answered, { entry: { kind: 'skipped', seat: wish.seat, by: asked.by } }];
  }
  return [answered, { entry: { kind: 'seated', seat: wish.seat, occupant: wish.occupant, by: asked.by } }];
}

/** With nobody to ask, it is done at once. */
function ask({ now, by }: Petition, wish: Wish, asked: readonly MemberId[], done: readonly Step[]): Plan {
  if (asked.length === 0) return done;
  if (now.table.wish !== null && now.table.wish.by !== by) return refuse('wishOpen', TABLE.agree);
  return [{ entry: { kind: 'asked', by, wish, asked } }];
}

function whyNotSkip({ open, now, by, presence }: Petition, seat: SeatId): Refusal | null {
  const { table, match } = now;
  const occupant = table.chairs[seat];
  if (occupant === undefined) return refuse('noSuchSeat', TABLE.agree);
  if (match === null || phaseOf(open, now) === 'over') return refuse('notBegun', TABLE.begin);
  if (seatsOf(table, by).length === 0) return refuse('notSeated', TABLE.agree);
  // A stay in town is no turn: passing it over would be shopping and enrolling for another player.
  if (open.box.outings !== undefined) return refuse('noTurns', TABLE.agree);
  if (occupant?.is !== 'member' || !presence.isAbsent(occupant.member)) return refuse('notAway', TABLE.agree);
  const isAwaited = open.game
    .waiting(match.state)
    .some((waiting) => waiting.seat === seat && waiting.optional !== true);
  return isAwaited ? null : refuse('notAwaited', TABLE.agree);
}

/** Whose consent is needed: none, that of people here, or everybody's if a member learns secrets. */
function seatingOf(petition: Petition, seat: SeatId, wanted: Wanted): 'right' | 'here' | 'secret' {
  const { open, now, by, presence } = petition;
  const { table } = now;
  if (phaseOf(open, now) !== 'playing') return 'right';
  if (wanted?.is === 'member' && learnsSecrets(open, table, seat, wanted.member)) return 'secret';
  const occupant = table.chairs[seat];
  // The heroes' enemy is not weakened, or sent away, by one of them.
  if (occupant?.is === 'bot' && holds(open, [seat], 'gamemaster') && holds(open, playedBy(table, by), 'hero'))
    return 'here';
  const isOthers = occupant?.is === 'member' && occupant.member !== by;
  if (!isOthers || by === table.owner) return 'right';
  if (by === hostOf(table)) return 'here';
  return wanted?.is === 'bot' && seatsOf(table, by).length > 0 && presence.isAbsent(occupant.member)
    ? 'here'
    : 'right';
}

/** A newcomer behind the screen, unless back in their own chair, or a former one who gets a hero. */
function learnsSecrets(open: Open, table: TableState, seat: SeatId, member: MemberId): boolean {
  const now = table.chairs[seat];
  if (now?.is === 'member' && now.member === member) return false;
  const isOwn = now?.is === 'bot' && now.for === member;
  if (holds(open, [seat], 'gamemaster')) return !isOwn || holds(open, playedBy(table, member), 'hero');
  const places = Object.keys(table.sat).filter((each) => table.sat[each]!.includes(member));
  return !isOwn && holds(open, places, 'gamemaster');
}

/** All players, the one to be seated and the one who gets up, but not the asker or the long absent. */
function voters({ now, by, presence }: Petition, wish: Wish, isSecret: boolean): MemberId[] {
  const { chairs, members } = now.table;
  const players = new Set(Object.values(chairs).flatMap((one) => playerOf(one) ?? []));
  if (wish.what === 'seat' && wish.occupant?.is === 'member') players.add(wish.occupant.member);
  const here = presence.here();
  const isAsked = (id: MemberId): boolean => {
    if (id === by || !players.has(id)) return false;
    if (here.has(id)) return true;
    return isSecret ? presence.awayFor(id) < LONG_ABSENT_MS : !presence.isAbsent(id);
  };
  return members.map(({ id }) => id).filter(isAsked);
}

/** A seat lent to the computer is still its lender's. */
function playedBy({ chairs }: TableState, member: MemberId): SeatId[] {
  return Object.keys(chairs).filter((seat) => playerOf(chairs[seat]) === member);
}

function playerOf(occupant: TableState['chairs'][SeatId] | undefined): MemberId | null {
  if (occupant === null || occupant === undefined) return null;
  return occupant.is === 'member' ? occupant.member : occupant.for;
}
