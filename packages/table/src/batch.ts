/** Rows as one reader may know them. */
import type { BaseEvent, SeatId } from '@oubliette/kernel';
import { plainText, printable } from '@oubliette/words';
import { mayHear } from './chat.ts';
import type { Listener } from './chat.ts';
import type { Batch, Happening } from './protocol.ts';
import type { Open, RowTold } from './standing.ts';

export interface Reader extends Listener {
  readonly eyes: SeatId;
}

/** An empty batch if the row is not for this reader: the numbers have no gap. */
export function batchFor(open: Open, { row, by, events }: RowTold, reader: Reader): Batch {
  const { seq, at, entry } = row;
  if (entry.kind === 'said' && !mayHear(open, reader, entry)) return { seq, at, by: null, events: [] };
  if (entry.kind !== 'match') {
    const happening = happeningOf(entry);
    return happening === null ? { seq, at, by, events: [] } : { seq, at, by, events: [], happening };
  }
  const byHand = entry.byHand === undefined ? {} : { byHand: entry.byHand };
  return {
    seq,
    at,
    by,
    events: isOfTheGame(entry.entry.kind) ? known(open, events, reader.eyes) : events,
    ...byHand,
  };
}

/** Undo and take-backs happen at the table and are no secret. */
export function isOfTheGame(kind: string): boolean {
  return kind === 'start' || kind === 'command' || kind === 'override';
}

/** The events of a row as a seat learns them. */
export function known({ game }: Open, events: RowTold['events'], eyes: SeatId): BaseEvent[] {
  return events.flatMap((event) => game.redact(event, eyes) ?? []);
}

function happeningOf(entry: Exclude<RowTold['row']['entry'], { kind: 'match' }>): Happening | null {
  switch (entry.kind) {
    case 'joined':
      return { kind: 'joined', member: entry.member, name: printable(entry.name) };
    case 'reported':
      return { kind: 'reported', member: entry.member, row: entry.row };
    case 'renamed':
      return { ...entry, name: printable(entry.name) };
    case 'word':
      return { ...entry, text: printable(entry.text) };
    case 'said':
      return 'text' in entry.saying ? { ...entry, saying: { text: plainText(entry.saying.text) } } : entry;
    case 'seated':
    case 'hushed':
    case 'diceBy':
    case 'setOut':
      return entry;
    case 'hosting':
    case 'asked':
    case 'answered':
    case 'skipped':
      return entry;
    case 'relinked':
      return entry.by === undefined || entry.by === entry.member
        ? null
        : { kind: 'relinked', member: entry.member, by: entry.by };
    case 'invited':
    case 'uninvited':
    case 'rolling':
    case 'rollLeft':
      return null;
  }
}

/** Equal for readers who are told the same of a row. */
export function readerKey(open: Open, { row: { entry } }: RowTold, reader: Reader): string {
  if (entry.kind !== 'said') return reader.eyes;
  return mayHear(open, reader, entry) ? 'heard' : 'unheard';
}
