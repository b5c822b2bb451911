/** Who hears what is said. */
import { refuse, TABLE } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import type { Audience, MemberId, TableEntry } from './entries.ts';
import { hostOf } from './fold.ts';
import type { TableState } from './fold.ts';
import { MOST_SAID } from './manners.ts';
import type { Open } from './standing.ts';

/** Ready phrases by id: each client words them in its reader's language. */
export const PHRASES = [
  'hello',
  'ready',
  'yourTurn',
  'oneMoment',
  'wait',
  'goOn',
  'help',
  'thanks',
  'sorry',
  'wellPlayed',
  'badLuck',
  'whichWay',
  'beCareful',
  'openTheDoor',
  'searchHere',
  'fallBack',
  'goodbye',
] as const;
export type Phrase = (typeof PHRASES)[number];

export function isPhrase(text: string): text is Phrase {
  return (PHRASES as readonly string[]).includes(text);
}

/** A listening member, or a spectator (null). */
export interface Listener {
  readonly member: MemberId | null;
  readonly seats: readonly SeatId[];
}

export function mayHear(
  open: Open,
  { member, seats }: Listener,
  { member: speaker, to }: Extract<TableEntry, { kind: 'said' }>,
): boolean {
  switch (to) {
    case 'table':
      return true;
    case 'heroes':
      return holds(open, seats, 'hero');
    case 'master':
      return member === speaker || holds(open, seats, 'gamemaster');
    case 'spectators':
      return seats.length === 0;
  }
}

/** Why a speaker may not address this audience now. */
export function whySilent(
  open: Open,
  table: TableState,
  { member, seats }: Listener,
  to: Audience,
): Refusal | null {
  if (table.hushed && (member === null || member !== hostOf(table))) return refuse('chatClosed', TABLE.chat);
  if ((table.said ?? 0) >= MOST_SAID) return refuse('chatFull', TABLE.chat);
  const heard = {
    table: member !== null,
    heroes: holds(open, seats, 'hero'),
    master: seats.length > 0,
    spectators: seats.length === 0,
  };
  return heard[to] ? null : refuse('notAmongThem', TABLE.chat);
}

export function holds({ game }: Open, seats: readonly SeatId[], role: 'hero' | 'gamemaster'): boolean {
  return game.seats.some((seat) => seat.role === role && seats.includes(seat.id));
}
