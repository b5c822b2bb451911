/** The log of a match at this terminal: kept as events, told in the current language. */
import type { BaseEvent, SeatId } from '@oubliette/kernel';
import type { Language, LogLine } from '@oubliette/words';
import type { PlayBook } from './book.ts';

type Redact = (event: BaseEvent, seat: SeatId) => BaseEvent | null;

interface LogTold {
  names: unknown;
  /** How many batches have been told. */
  batches: number;
  readonly lines: LogLine[];
}

export class LogBook {
  readonly #batches: (readonly BaseEvent[])[] = [];
  readonly #told = new Map<string, LogTold>();
  readonly #book: PlayBook;
  readonly #names: unknown;
  readonly #redact: Redact;

  /** `names` as the table knew them before the first event. */
  constructor(book: PlayBook, names: unknown, redact: Redact) {
    this.#book = book;
    this.#names = names;
    this.#redact = redact;
  }

  /** The events of one command, or of all that the computer players did. */
  add(events: readonly BaseEvent[]): void {
    if (events.length > 0) this.#batches.push(events);
  }

  /** Every line worth reading, as a seat may read it. */
  lines(language: Language, seat: SeatId): readonly LogLine[] {
    return this.#tell(language, seat).lines;
  }

  names(language: Language, seat: SeatId): unknown {
    return this.#tell(language, seat).names;
  }

  #tell(language: Language, seat: SeatId): LogTold {
    const key = `${language} ${seat}`;
    const told = this.#told.get(key) ?? { names: this.#names, batches: 0, lines: [] };
    this.#told.set(key, told);
    for (const batch of this.#batches.slice(told.batches)) {
      const known = batch.flatMap((event) => this.#redact(event, seat) ?? []);
      const { lines, after } = this.#book.telling.log(known, { language, names: told.names });
      told.names = after;
      told.lines.push(...lines.filter(({ quiet }) => !quiet));
    }
    told.batches = this.#batches.length;
    return told;
  }
}

/** Steps in a row are one walk in the log, as when they were taken. */
export function walksTogether(
  batches: readonly (readonly BaseEvent[])[],
  ordinary: ReadonlySet<string>,
): readonly (readonly BaseEvent[])[] {
  const told: BaseEvent[][] = [];
  let isWalking = false;
  for (const batch of batches) {
    const isStep = batch.every(({ type }) => ordinary.has(type));
    if (isStep && isWalking) told.at(-1)!.push(...batch);
    else told.push([...batch]);
    isWalking = isStep;
  }
  return told;
}
