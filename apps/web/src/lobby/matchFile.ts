/** What the lobby reads of a match file before its host checks it in earnest. */
import type { MatchFile } from '@oubliette/kernel';

export interface FileSeat {
  readonly seat: string;
  readonly master: boolean;
}

export type FileRead =
  | { readonly ok: true; readonly file: MatchFile; readonly seats: readonly FileSeat[] }
  | { readonly ok: false; readonly why: 'notJson' | 'notAMatch' | 'noSeats' };

const MASTER = 'morcar';

export function readMatchFile(text: string): FileRead {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, why: 'notJson' };
  }
  const { system, rows, setup } = record(value);
  if (typeof system !== 'string' || !Array.isArray(rows)) return { ok: false, why: 'notAMatch' };
  const seats = seatsOf(record(setup)['seats']);
  if (seats.length === 0) return { ok: false, why: 'noSeats' };
  return { ok: true, file: value as MatchFile, seats };
}

/** Seats are written with what they play, or by their names alone. */
function seatsOf(seats: unknown): readonly FileSeat[] {
  if (!Array.isArray(seats)) return [];
  return seats.flatMap((each: unknown): FileSeat[] => {
    const { id, plays } = typeof each === 'string' ? { id: each, plays: undefined } : record(each);
    if (typeof id !== 'string') return [];
    return [{ seat: id, master: plays === undefined ? id === MASTER : plays === MASTER }];
  });
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
