/** The log: the game's lines and the table's own, row by row, as the reader wants them. */
import type { BaseEvent, TableEvent } from '@oubliette/kernel';
import type { Batch, Happening, TableInfo } from '@oubliette/table';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import type { LogLineUi } from './gameUi.ts';
import { memberName, seatName } from './people.ts';
import { TABLE } from './words.ts';

export const LOG_FILTERS = ['all', 'mine', 'combat', 'secret', 'table'] as const;
export type LogFilter = (typeof LOG_FILTERS)[number];

/** The lines of both, in the order of their rows; bookkeeping is left out. */
export function mergeLines(game: readonly LogLineUi[], table: readonly LogLineUi[]): readonly LogLineUi[] {
  return [...game, ...table]
    .filter(({ kinds }) => !kinds.includes('quiet'))
    .toSorted((one, other) => one.seq - other.seq);
}

export function filterLines(lines: readonly LogLineUi[], filter: LogFilter): readonly LogLineUi[] {
  return filter === 'all' ? lines : lines.filter(({ kinds }) => kinds.includes(filter));
}

/** What happened round the table. What was said is in the chat; what the game tells of its own is not told twice. */
export function tableLines(
  batches: readonly Batch[],
  info: TableInfo,
  language: Language,
  told: ReadonlySet<number>,
): readonly LogLineUi[] {
  const lines: LogLineUi[] = [];
  for (const { seq, at, events, happening } of batches) {
    const texts = [happening === undefined ? null : happeningText(happening, info, language)];
    if (!told.has(seq)) texts.push(...events.map((event) => eventText(event, info, language)));
    for (const [index, text] of texts.entries()) {
      if (text === null) continue;
      const rules = index === 0 ? [] : events[index - 1]!.rules;
      const parts = [{ text }];
      lines.push({ key: `t${seq}.${index}`, seq, at, parts, text, rules, kinds: ['table'], dice: [] });
    }
  }
  return lines;
}

function happeningText(happening: Happening, info: TableInfo, language: Language): string | null {
  const who = (member: string): string => memberName(info, member);
  switch (happening.kind) {
    case 'joined':
      return say(TABLE, language, 'saysJoined', { who: happening.name });
    case 'renamed':
      return say(TABLE, language, 'saysRenamed', { who: happening.name });
    case 'seated':
      return seatedText(happening, info, language);
    case 'word':
      return say(TABLE, language, 'saysWord', { who: who(happening.member), text: happening.text });
    case 'said':
      return null;
    case 'hushed':
      return say(TABLE, language, happening.closed ? 'saysHushed' : 'saysUnhushed', {
        who: who(happening.by),
      });
    case 'reported':
      return say(TABLE, language, 'saysReported', { who: who(happening.member), row: happening.row });
    case 'setOut':
      return say(TABLE, language, 'saysSetOut', {});
  }
}

function seatedText(
  { seat: id, occupant }: Extract<Happening, { kind: 'seated' }>,
  info: TableInfo,
  language: Language,
): string {
  const seat = seatName(info, id, language);
  if (occupant === null) return say(TABLE, language, 'saysSeatFree', { seat });
  if (occupant.is === 'member')
    return say(TABLE, language, 'saysSeated', { who: memberName(info, occupant.member), seat });
  if (occupant.for === null) return say(TABLE, language, 'saysBotSeated', { seat });
  return say(TABLE, language, 'saysBotLent', { who: memberName(info, occupant.for), seat });
}

function eventText(event: BaseEvent | TableEvent, info: TableInfo, language: Language): string | null {
  const table = event as TableEvent;
  switch (table.type) {
    case 'undone':
      return say(TABLE, language, 'saysUndone', { seat: seatName(info, table.by, language) });
    case 'takeBackProposed':
      return say(TABLE, language, 'saysProposed', { seat: seatName(info, table.by, language) });
    case 'takeBackAnswered':
      return say(TABLE, language, table.agrees ? 'saysAgreed' : 'saysDeclined', {
        seat: seatName(info, table.by, language),
      });
    case 'takenBack':
      return say(TABLE, language, 'saysTakenBack', {});
    default:
      return null;
  }
}
