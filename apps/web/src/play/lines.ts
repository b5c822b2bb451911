/** The log of a match as its readers see it: every row told once, in order, with the names learned on the way. */
import type { BaseEvent } from '@oubliette/kernel';
import type { Batch } from '@oubliette/table';
import { isTableTalk } from '@oubliette/words';
import type { Language, LogLine, Telling } from '@oubliette/words';
import { handMark, isTold, nothingTyped, typedDice, unsaidText } from './byHand.ts';
import type { IsTyped } from './byHand.ts';
import type { LogLineUi } from './gameUi.ts';
import { walkerIn } from './walkLength.ts';

/** What a game says of its events besides telling them. */
export interface LoggedGame<View, Names> {
  readonly telling: Pick<Telling<View, never, Names>, 'namesIn' | 'log'>;
  /** The dice an event tells of, in the order they were rolled. */
  diceIn(event: BaseEvent): LogLineUi['dice'];
  isFight(event: BaseEvent): boolean;
  /** Whether it involves a figure this seat plays. */
  isMine(event: BaseEvent, view: View): boolean;
}

export interface Log<View, Names> {
  /** Computed only for new rows: the same rows give the same lines. */
  lines(batches: readonly Batch[], view: View, language: Language): readonly LogLineUi[];
  /** Everyone met so far, the dead included. */
  names(batches: readonly Batch[], view: View, language: Language): Names;
}

type Figures = { readonly figures: readonly unknown[] };

export function logOf<View extends Figures, Names>(game: LoggedGame<View, Names>): Log<View, Names> {
  const books = new Map<Language, LineBook<View, Names>>();
  const bookOf = (batches: readonly Batch[], view: View, language: Language): LineBook<View, Names> => {
    let book = books.get(language);
    if (book === undefined || !book.isOf(batches)) {
      book = new LineBook(game, view, batches[0], language);
      books.set(language, book);
    }
    book.add(batches, view);
    return book;
  };
  return {
    lines: (batches, view, language) => bookOf(batches, view, language).upTo(batches.at(-1)?.seq ?? 0, view),
    names: (batches, view, language) => bookOf(batches, view, language).names,
  };
}

interface LineTold<Names> {
  readonly line: LogLineUi;
  /** The steps it tells, if it tells nothing else. */
  readonly steps: readonly BaseEvent[] | null;
  readonly names: Names;
}

/** The lines so far. Later rows are added; different rows start a new book. */
class LineBook<View extends Figures, Names> {
  readonly lines: LineTold<Names>[] = [];
  names: Names;
  readonly #told: Batch[] = [];
  readonly #game: LoggedGame<View, Names>;
  readonly #language: Language;

  constructor(game: LoggedGame<View, Names>, view: View, first: Batch | undefined, language: Language) {
    this.#game = game;
    this.#language = language;
    this.names = game.telling.namesIn(first?.seq === 1 ? { ...view, figures: [] } : view);
  }

  /** Whether one is the beginning of the other: the rows shown may be behind those known. */
  isOf(batches: readonly Batch[]): boolean {
    const length = Math.min(this.#told.length, batches.length);
    return length > 0 && batches[0] === this.#told[0] && batches[length - 1] === this.#told[length - 1];
  }

  add(batches: readonly Batch[], view: View): void {
    for (const batch of batches.slice(this.#told.length)) {
      this.#told.push(batch);
      this.#tell(batch, view);
    }
  }

  #tell(batch: Batch, view: View): void {
    if (batch.events.length === 0) return;
    const { lines, after } = this.#game.telling.log(batch.events, {
      language: this.#language,
      names: this.names,
    });
    this.names = after;
    if (!isTold(batch)) return this.#tellUnsaid(batch, after);
    const typed = typedDice(batch);
    for (const line of lines)
      this.lines.push({ line: this.#line(batch, line, view, typed), steps: stepsIn(line), names: after });
  }

  #tellUnsaid({ seq, at }: Batch, names: Names): void {
    const text = unsaidText(this.#language);
    const line = { key: `${seq}.${this.lines.length}`, seq, at, parts: [{ text }], text };
    this.lines.push({ line: { ...line, rules: [], kinds: ['quiet'], dice: [] }, steps: null, names });
  }

  /** The lines up to a row; a walk over several rows is one line. */
  upTo(row: number, view: View): readonly LogLineUi[] {
    const shown: LineTold<Names>[] = [];
    for (const next of this.lines) {
      if (next.line.seq > row) break;
      const before = shown.at(-1);
      const walk = before === undefined ? null : this.#walkOn(before, next, view);
      if (walk === null) shown.push(next);
      else shown[shown.length - 1] = walk;
    }
    return shown.map(({ line }) => line);
  }

  readonly #walks = new Map<string, LineTold<Names>>();

  #walkOn(before: LineTold<Names>, next: LineTold<Names>, view: View): LineTold<Names> | null {
    if (before.steps === null || next.steps === null) return null;
    if (walkerIn(before.steps[0]) !== walkerIn(next.steps[0])) return null;
    const key = `${before.line.key} ${next.line.key}`;
    const known = this.#walks.get(key);
    if (known !== undefined) return known;
    const steps = [...before.steps, ...next.steps];
    const [line] = this.#game.telling.log(steps, { language: this.#language, names: next.names }).lines;
    const { seq, at } = next.line;
    const told = this.#line({ seq, at }, line!, view, nothingTyped);
    const walk = { line: { ...told, key: before.line.key }, steps, names: next.names };
    this.#walks.set(key, walk);
    return walk;
  }

  #line(batch: Pick<Batch, 'seq' | 'at'>, line: LogLine<BaseEvent>, view: View, isTyped: IsTyped): LogLineUi {
    const dice = line.events.flatMap((event) => this.#game.diceIn(event));
    const hand = handMark(dice, isTyped, this.#language);
    return {
      key: `${batch.seq}.${this.lines.length}`,
      seq: batch.seq,
      at: batch.at,
      parts: hand === '' ? line.parts : [...line.parts, { text: hand }],
      text: line.text + hand,
      rules: line.rules,
      kinds: this.#kindsOf(line, view),
      dice,
    };
  }

  #kindsOf({ events, quiet }: LogLine<BaseEvent>, view: View): LogLineUi['kinds'] {
    const kinds: LogLineUi['kinds'][number][] = [];
    if (events.some((event) => this.#game.isMine(event, view))) kinds.push('mine');
    if (events.some((event) => this.#game.isFight(event))) kinds.push('combat');
    if (events.some(({ audience }) => audience !== undefined)) kinds.push('secret');
    if (events.some(isTableTalk)) kinds.push('table');
    if (quiet) kinds.push('quiet');
    return kinds;
  }
}

function stepsIn({ events }: LogLine<BaseEvent>): readonly BaseEvent[] | null {
  return events.length > 0 && events.every((event) => walkerIn(event) !== null) ? events : null;
}
