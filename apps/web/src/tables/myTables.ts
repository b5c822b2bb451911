/** The player's own tables in lobby order: those that wait for them first. */
import type { SeatId } from '@oubliette/kernel';
import type { MySummary, Summary } from '@oubliette/table';
import type { Language } from '@oubliette/words';
import type { Route } from '../router.ts';
import { isCampaign } from '@oubliette/shelf';

/** What the lobby needs of a table the player has a link to. */
export interface Mine {
  readonly link: { readonly table: string; readonly secret: string };
  readonly where: 'here' | 'server';
  readonly watch: boolean;
  readonly summary: MySummary;
}

export function seatsOf({ chairs, you }: MySummary): readonly SeatId[] {
  return chairs
    .filter(({ occupant }) => occupant?.is === 'member' && occupant.member === you)
    .map(({ seat }) => seat);
}

export function waitsForMe({ summary, watch }: Mine): boolean {
  if (watch || summary.phase !== 'playing') return false;
  const mine = seatsOf(summary);
  return summary.awaited.some((seat) => mine.includes(seat));
}

export interface Arranged {
  readonly waiting: readonly Mine[];
  /** Under way, but another player's move; or still gathering. */
  readonly others: readonly Mine[];
  readonly over: readonly Mine[];
  /** What Enter opens: a table that waits for the player, else the last one still going on. */
  readonly next: Mine | null;
}

export function arrange(tables: readonly Mine[]): Arranged {
  const newest = [...tables].sort((a, b) => b.summary.since - a.summary.since);
  const going = newest.filter(({ summary }) => summary.phase !== 'over');
  const waiting = going.filter(waitsForMe);
  const others = going.filter((table) => !waitsForMe(table));
  const over = newest.filter(({ summary }) => summary.phase === 'over');
  return { waiting, others, over, next: waiting[0] ?? others[0] ?? null };
}

export function routeTo({ link: { table, secret }, watch, summary }: Mine): Route {
  if (watch) return { at: 'watch', table, secret };
  return { at: isCampaign(summary.game) ? 'campaign' : 'table', table, secret };
}

export function freeSeats({ chairs }: Summary): number {
  return chairs.filter(({ occupant }) => occupant === null).length;
}

/** Who else is awaited: names of people, not of computer players. */
export function awaitedNames({ chairs, members, awaited, you }: MySummary): readonly string[] {
  const ids = chairs.flatMap(({ seat, occupant }) =>
    awaited.includes(seat) && occupant?.is === 'member' && occupant.member !== you ? [occupant.member] : [],
  );
  return members.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "5 minutes ago", « il y a 5 minutes »; null for just now. */
export function ago(language: Language, since: number, now: number): string | null {
  const passed = now - since;
  const unit = UNITS.find(([, length]) => passed >= length);
  if (unit === undefined) return null;
  const [name, length] = unit;
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(
    -Math.floor(passed / length),
    name,
  );
}
