/** Names of players and seats at this table. */
import type { SeatId } from '@oubliette/kernel';
import type { Chair, MemberId, TableInfo } from '@oubliette/table';
import { properNoun, say } from '@oubliette/words';
import type { Language, Subject } from '@oubliette/words';
import { TABLE } from './words.ts';

type PeopleTold = Pick<TableInfo, 'chairs' | 'members'>;

export function chairOf({ chairs }: Pick<TableInfo, 'chairs'>, seat: SeatId): Chair | undefined {
  return chairs.find((chair) => chair.seat === seat);
}

export function seatName(info: Pick<TableInfo, 'chairs'>, seat: SeatId, language: Language): string {
  return chairOf(info, seat)?.title[language] ?? seat;
}

/** As a sentence mentions it. */
export function seatSubject(info: Pick<TableInfo, 'chairs'>, seat: SeatId, language: Language): Subject {
  const { called = [] } = chairOf(info, seat) ?? {};
  return called.length > 0 ? called : properNoun(seatName(info, seat, language), 'm');
}

/** The curtain between two sides. */
export function curtainTitle(
  info: PeopleTold & Pick<TableInfo, 'options'>,
  to: SeatId,
  language: Language,
): string {
  const player = `${occupantName(info, to, language)} (${seatName(info, to, language)})`;
  const who = info.options.pace === 'hotSeat' ? seatSubject(info, to, language) : properNoun(player, 'm');
  return say(TABLE, language, 'curtainTo', { who });
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

export function rollerSubject(
  info: Pick<TableInfo, 'chairs'>,
  seat: SeatId,
  language: Language,
  absentName?: (language: Language) => string,
): Subject {
  if (chairOf(info, seat) !== undefined) return seatSubject(info, seat, language);
  return properNoun(absentName?.(language) ?? seat, 'm');
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
