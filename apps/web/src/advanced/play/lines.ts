/** The log as its readers see it: every row told once, in order, with the names learnt on the way. */
import { telling } from '@oubliette/advanced';
import type { Names, View } from '@oubliette/advanced';
import type { BaseEvent } from '@oubliette/kernel';
import type { Batch } from '@oubliette/table';
import { isTableTalk } from '@oubliette/words';
import type { Language, LogLine } from '@oubliette/words';
import { handMark, typedDice } from '../../play/byHand.ts';
import type { IsTyped } from '../../play/byHand.ts';
import type { LogLineUi } from '../../play/gameUi.ts';
import { rollsOf } from './rolls.ts';

interface Told {
  readonly batch: Batch;
  readonly lines: readonly LogLineUi[];
  readonly after: Names;
  /** The steps up to this row, if it is part of a walk. */
  readonly walk: readonly BaseEvent[];
}

/** The lines so far, by language; rows of another table start a new book. */
const books = new Map<Language, Told[]>();

export function linesOf(batches: readonly Batch[], view: View, language: Language): readonly LogLineUi[] {
  const known = books.get(language);
  const told = known !== undefined && known[0]?.batch === batches[0] ? known : [];
  books.set(language, told);
  for (const [index, batch] of batches.entries()) {
    if (told[index]?.batch === batch) continue;
    told.splice(index);
    const before =
      told[index - 1]?.after ?? telling.namesIn(batch.seq === 1 ? { ...view, figures: [] } : view);
    told.push(tell(batch, before, view, language, told[index - 1]));
  }
  // A walk is told once, by its last row.
  return told
    .slice(0, batches.length)
    .flatMap(({ lines }, index, all) => ((all[index + 1]?.walk.length ?? 0) > 1 ? [] : lines));
}

/** Everybody met so far, by their names in the log. */
export function namesKnown(batches: readonly Batch[], view: View, language: Language): Names {
  linesOf(batches, view, language);
  return books.get(language)?.[batches.length - 1]?.after ?? telling.namesIn(view);
}

function tell(batch: Batch, names: Names, view: View, language: Language, before: Told | undefined): Told {
  const walker = wandererOf(batch);
  const goesOn = walker !== null && walker === wandererOf(before?.batch);
  const walk = walker === null ? [] : [...(goesOn ? (before?.walk ?? []) : []), ...batch.events];
  const { lines, after } = telling.log(walker === null ? batch.events : walk, { language, names });
  const isTyped = typedDice(batch);
  const told = lines.map((line, index) => lineOf(batch, line, index, view));
  return { batch, after, walk, lines: told.map((line) => withMark(line, isTyped, language)) };
}

function lineOf({ seq, at }: Batch, line: LogLine<BaseEvent>, index: number, view: View): LogLineUi {
  return {
    key: `${seq}.${index}`,
    seq,
    at,
    parts: line.parts,
    text: line.text,
    rules: line.rules,
    kinds: kindsOf(line, view),
    dice: line.events.flatMap((event) =>
      rollsOf(event).flatMap(({ dice }) =>
        dice.map(({ face, counts }) => ({ die: dieOf(event), face, counts })),
      ),
    ),
  };
}

/** Dice from behind the screen differ from those on the table. */
function dieOf({ type }: BaseEvent): string {
  return type === 'matrixRolled' ? 'matrix' : 'd12';
}

/** Its dice may have been rolled by hand. */
function withMark(line: LogLineUi, isTyped: IsTyped, language: Language): LogLineUi {
  const hand = handMark(line.dice, isTyped, language);
  return hand === '' ? line : { ...line, parts: [...line.parts, { text: hand }], text: line.text + hand };
}

const FIGHT = /attack|shot|struck|damage|wounded|knocked|died|fight|followed|zone|ran$/iu;

function kindsOf({ events, quiet }: LogLine<BaseEvent>, view: View): LogLineUi['kinds'] {
  const kinds: LogLineUi['kinds'][number][] = [];
  if (events.some((event) => isMine(event, view))) kinds.push('mine');
  if (events.some(({ type }) => FIGHT.test(type))) kinds.push('combat');
  if (events.some(({ audience }) => audience !== undefined)) kinds.push('secret');
  if (events.some(isTableTalk)) kinds.push('table');
  if (quiet) kinds.push('quiet');
  return kinds;
}

function isMine(event: BaseEvent, view: View): boolean {
  const { figure, target } = event as unknown as Readonly<Record<string, unknown>>;
  return view.sheets.some(({ id, seat }) => seat === view.seat && (id === figure || id === target));
}

/** The figure walking in this row, if nothing happened on the way. */
function wandererOf(batch: Batch | undefined): string | null {
  if (batch === undefined) return null;
  return walkerOf({ ...batch, events: batch.events.filter(({ type }) => type !== 'trod') });
}

/** How many of the last rows are consecutive steps of one figure: undone as one. */
export function stepsBack(batches: readonly Batch[]): number {
  const walker = walkerOf(batches.at(-1));
  if (walker === null) return 1;
  return batches.length - 1 - batches.findLastIndex((batch) => walkerOf(batch) !== walker);
}

function walkerOf(batch: Batch | undefined): string | null {
  const [event, ...more] = batch?.events ?? [];
  if (event?.type !== 'stepped' || more.length > 0) return null;
  return (event as unknown as { readonly figure: string }).figure;
}
