/** The log: the game's lines and the table's own, row by row, filtered for the reader. */
import type { BaseEvent, TableEvent } from '@oubliette/kernel';
import type { Batch, Happening, TableInfo } from '@oubliette/table';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import type { LogLineUi } from '../play/gameUi.ts';
import { memberName, seatSubject } from './people.ts';
import { wishText } from './together.ts';
import { TOGETHER } from './togetherWords.ts';
import { HAND } from './handWords.ts';
import { TABLE } from './words.ts';

export const LOG_FILTERS = ['all', 'mine', 'combat', 'secret', 'table'] as const;
export type LogFilter = (typeof LOG_FILTERS)[number];

/**
 * The lines of both, in row order. For the table's own actions the game knows only seat ids, so the table's
 * lines, which use names, replace the game's. The game's bookkeeping is left out, except secrets, which its
 * own filter shows.
 */
export function mergeLines(game: readonly LogLineUi[], table: readonly LogLineUi[]): readonly LogLineUi[] {
  const played = game.filter(
    ({ kinds }) => (!kinds.includes('quiet') || kinds.includes('secret')) && !kinds.includes('table'),
  );
  return [...played, ...table].toSorted((one, other) => one.seq - other.seq);
}

export function filterLines(lines: readonly LogLineUi[], filter: LogFilter): readonly LogLineUi[] {
  return lines.filter(({ kinds }) => (filter === 'all' ? !kinds.includes('quiet') : kinds.includes(filter)));
}

type Named = Pick<TableInfo, 'chairs' | 'members'>;

/** Whether players roll by hand, and the game has dice rolled behind the screen. */
export interface Rolls {
  readonly dice: TableInfo['options']['dice'];
  readonly isScreened: boolean;
}

/** What happened around the table. Messages are in the chat. */
export function tableLines(
  batches: readonly Batch[],
  info: Named,
  language: Language,
  rolls: Rolls = { dice: 'app', isScreened: false },
): readonly LogLineUi[] {
  const lines: LogLineUi[] = [];
  let dice = diceAtFirst(batches, rolls);
  const alone = info.members.length < 2;
  for (const { seq, at, events, happening } of batches) {
    const texts = [
      happening === undefined
        ? null
        : happeningText(happening, info, language, rolls.isScreened && dice === 'hand'),
      ...events.map((event) => eventText(event, info, language)),
    ];
    if (happening?.kind === 'diceBy') dice = happening.dice;
    for (const [index, text] of texts.entries()) {
      if (text === null) continue;
      if (isUndoneAgain(lines.at(-1), seq, text, events[index - 1])) {
        lines[lines.length - 1] = { ...lines.at(-1)!, seq, at };
        continue;
      }
      const rules = index === 0 ? [] : events[index - 1]!.rules;
      const kinds = alone && index === 0 && isComing(happening) ? (['table', 'quiet'] as const) : TABLE_ONLY;
      lines.push({ key: `t${seq}.${index}`, seq, at, parts: [{ text }], text, rules, kinds, dice: [] });
    }
  }
  return lines;
}

const SAYS_DICE = { app: 'saysByTable', heroes: 'saysByHeroes', hand: 'saysByHand' } as const;

/** The setting before anybody changed it: the opposite of the first change. */
function diceAtFirst(batches: readonly Batch[], { dice }: Rolls): Rolls['dice'] {
  const first = batches.find(({ happening }) => happening?.kind === 'diceBy')?.happening;
  if (first?.kind !== 'diceBy') return dice;
  return first.dice === 'hand' ? 'app' : 'hand';
}

const TABLE_ONLY = ['table'] as const;

/** A walk is undone step by step, but told once. */
function isUndoneAgain(
  before: LogLineUi | undefined,
  seq: number,
  text: string,
  event: BaseEvent | undefined,
): boolean {
  return event?.type === 'undone' && before?.text === text && before.seq === seq - 1;
}

/** A player came or sat down: no news to someone alone at the table. */
function isComing(happening: Happening | undefined): boolean {
  return happening?.kind === 'joined' || happening?.kind === 'seated' || happening?.kind === 'renamed';
}

function happeningText(
  happening: Happening,
  info: Named,
  language: Language,
  isScreened: boolean,
): string | null {
  const who = (member: string): string => memberName(info, member);
  switch (happening.kind) {
    case 'joined':
      return say(TABLE, language, 'saysJoined', { who: happening.name });
    case 'renamed':
      return say(TABLE, language, 'saysRenamed', { who: happening.name });
    case 'seated':
      return (
        seatedText(happening, info, language) + (isScreened ? tableRolls(happening, info, language) : '')
      );
    case 'word':
      return say(TABLE, language, 'saysWord', { who: who(happening.member), text: happening.text });
    case 'said':
      return null;
    case 'hushed':
      return say(TABLE, language, happening.closed ? 'saysHushed' : 'saysUnhushed', {
        who: who(happening.by),
      });
    case 'diceBy':
      return say(HAND, language, SAYS_DICE[happening.dice], { who: who(happening.by) });
    case 'reported':
      return say(TABLE, language, 'saysReported', { who: who(happening.member), row: happening.row });
    case 'setOut':
      return say(TABLE, language, 'saysSetOut', {});
    case 'hosting':
      return say(TOGETHER, language, HOSTING[happening.why], { who: who(happening.member) });
    case 'relinked':
      return say(TOGETHER, language, 'saysRelinked', {
        who: who(happening.by),
        name: who(happening.member),
      });
    case 'asked':
      return wishText(info, happening, language);
    case 'answered':
      return say(TOGETHER, language, happening.agrees ? 'saysAgrees' : 'saysRefuses', {
        who: who(happening.member),
      });
    case 'skipped':
      return say(TOGETHER, language, 'saysSkipped', { seat: seatSubject(info, happening.seat, language) });
  }
}

const HOSTING = { away: 'saysHostAway', back: 'saysHostBack', given: 'saysHostGiven' } as const;

/** The player with the screen has left it: the dice behind it are no longer a person's. */
function tableRolls(
  { seat, occupant }: Extract<Happening, { kind: 'seated' }>,
  { chairs }: Named,
  language: Language,
): string {
  const isMaster = chairs.some((chair) => chair.seat === seat && chair.role === 'gamemaster');
  return isMaster && occupant?.is !== 'member' ? ` ${say(HAND, language, 'saysTableRolls', {})}` : '';
}

function seatedText(
  { seat: id, occupant }: Extract<Happening, { kind: 'seated' }>,
  info: Named,
  language: Language,
): string {
  const seat = seatSubject(info, id, language);
  if (occupant === null) return say(TABLE, language, 'saysSeatFree', { seat });
  if (occupant.is === 'member')
    return say(TABLE, language, 'saysSeated', { who: memberName(info, occupant.member), seat });
  if (occupant.for === null) return say(TABLE, language, 'saysBotSeated', { seat });
  return say(TABLE, language, 'saysBotLent', { who: memberName(info, occupant.for), seat });
}

function eventText(event: BaseEvent | TableEvent, info: Named, language: Language): string | null {
  const table = event as TableEvent;
  switch (table.type) {
    case 'undone':
      return say(TABLE, language, 'saysUndone', { seat: seatSubject(info, table.by, language) });
    case 'takeBackProposed':
      return say(TABLE, language, 'saysProposed', { seat: seatSubject(info, table.by, language) });
    case 'takeBackAnswered':
      return say(TABLE, language, table.agrees ? 'saysAgreed' : 'saysDeclined', {
        seat: seatSubject(info, table.by, language),
      });
    case 'takenBack':
      return say(TABLE, language, 'saysTakenBack', {});
    default:
      return null;
  }
}
