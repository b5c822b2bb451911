/** Names of players and seats at this table. */
import type { SeatId } from '@oubliette/kernel';
import type { Chair, MemberId, TableInfo } from '@oubliette/table';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { TABLE } from './words.ts';

type PeopleTold = Pick<TableInfo, 'chairs' | 'members'>;

export function chairOf({ chairs }: Pick<TableInfo, 'chairs'>, seat: SeatId): Chair | undefined {
  return chairs.find((chair) => chair.seat === seat);
}

export function seatName(info: Pick<TableInfo, 'chairs'>, seat: SeatId, language: Language): string {
  return chairOf(info, seat)?.title[language] ?? seat;
}

/** Who rolls: a chair, or the game's word for no chair. */
export function rollerName(
  info: Pick<TableInfo, 'chairs'>,
  seat: SeatId,
  language: Language,
  absentName?: (language: Language) => string,
): string {
  return chairOf(info, seat)?.title[language] ?? absentName?.(language) ?? seat;
}

export function memberName({ members }: Pick<TableInfo, 'members'>, member: MemberId): string {
  return members.find(({ id }) => id === member)?.name ?? member;
}

/** Who plays a seat: a name, the computer, or nobody yet. */
export function occupantName(info: PeopleTold, seat: SeatId, language: Language): string {
  const occupant = chairOf(info, seat)?.occupant ?? null;
  if (occupant === null) return say(TABLE, language, 'freeChair', {});
  if (occupant.is === 'member') return memberName(info, occupant.member);
  if (occupant.for === null) return say(TABLE, language, 'computer', {});
  return say(TABLE, language, 'computerFor', { name: memberName(info, occupant.for) });
}
