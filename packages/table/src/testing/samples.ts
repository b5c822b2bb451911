/** Headings, rows and summaries to try a store with. */
import type { Heading, Row, TableEntry } from '../entries.ts';
import type { Summary } from '../summary.ts';

const OPTIONS = { dice: 'app', pace: 'live', open: false, language: 'fr' } as const;

export function headingOf(id: string): Heading {
  return {
    format: 1,
    id,
    system: 'game',
    rulesVersion: 1,
    setup: { quest: 'trial' },
    options: OPTIONS,
    secret: '00'.repeat(32),
    createdAt: 1_700_000_000_000,
    campaign: null,
  };
}

export function rowOf(
  seq: number,
  entry: TableEntry = { kind: 'word', member: 'm1', text: `row ${seq}` },
  request: string | null = null,
): Row {
  return { seq, at: 1_700_000_000_000 + seq, request, entry, hash: `hash-${seq}` };
}

export function rowsOf(first: number, last: number): Row[] {
  return Array.from({ length: last - first + 1 }, (_, index) => rowOf(first + index));
}

export function summaryOf(id: string, changed: Partial<Summary> = {}): Summary {
  return {
    id,
    game: 'game',
    title: { en: 'A trial', fr: 'Un essai' },
    phase: 'gathering',
    options: OPTIONS,
    chairs: [
      { seat: 'hero', role: 'hero', title: { en: 'Hero', fr: 'Héros' }, emblem: 'hero', occupant: null },
    ],
    members: [{ id: 'm1', name: 'Zoë' }],
    awaited: [],
    since: 0,
    seq: 0,
    campaign: null,
    ...changed,
  };
}
