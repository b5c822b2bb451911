/** Words for who is away, and for questions to the others. */
import type { SeatId } from '@oubliette/kernel';
import type { Away, TableInfo } from '@oubliette/table';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import type { KnownTable } from '../net/link.ts';
import { chairOf, memberName, seatSubject } from './people.ts';
import { TOGETHER } from './togetherWords.ts';

type Wish = NonNullable<TableInfo['wish']>;

/** A question to the others, as one sentence. */
export function wishText(
  info: Pick<TableInfo, 'chairs' | 'members'>,
  { by, wish }: Pick<Wish, 'by' | 'wish'>,
  language: Language,
): string {
  const who = memberName(info, by);
  const seat = seatSubject(info, wish.seat, language);
  if (wish.what === 'skip') return say(TOGETHER, language, 'wishSkip', { who, seat });
  const { occupant } = wish;
  if (occupant === null) return say(TOGETHER, language, 'wishFree', { who, seat });
  if (occupant.is === 'bot')
    return say(TOGETHER, language, occupant.for === null ? 'wishOtherBot' : 'wishBot', { who, seat });
  const name = memberName(info, occupant.member);
  const isMaster = chairOf(info, wish.seat)?.role === 'gamemaster';
  return say(TOGETHER, language, isMaster ? 'wishMaster' : 'wishMember', { who, seat, name });
}

/** The first awaited player who is not here. */
export function awaitedAway({
  present,
  info,
  away,
  you,
}: Pick<KnownTable, 'present' | 'info' | 'away' | 'you'>): {
  readonly seat: SeatId;
  readonly away: Away;
} | null {
  for (const { seat, optional } of present.waiting) {
    const occupant = chairOf(info, seat)?.occupant;
    if (optional === true || occupant?.is !== 'member' || occupant.member === you) continue;
    const gone = away.find(({ member }) => member === occupant.member);
    if (gone !== undefined) return { seat, away: gone };
  }
  return null;
}

/** The time of day; with the date, if that was another day. */
export function sinceText(since: number, language: Language, now = Date.now()): string {
  const when = new Date(since);
  const isToday = when.toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(language, {
    timeStyle: 'short',
    ...(isToday ? {} : { dateStyle: 'medium' }),
  }).format(when);
}
