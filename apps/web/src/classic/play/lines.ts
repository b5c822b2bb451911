/** The log as its readers see it: every row told once, in order, with the names learnt on the way. */
import { HERO_KINDS } from '@oubliette/classic';
import type { ClassicEvent, Names, View } from '@oubliette/classic';
import type { BaseEvent } from '@oubliette/kernel';
import type { Batch } from '@oubliette/table';
import { isTableTalk } from '@oubliette/words';
import type { Language, LogLine } from '@oubliette/words';
import { handMark, nothingTyped, typedDice } from '../../play/byHand.ts';
import type { IsTyped } from '../../play/byHand.ts';
import type { LogLineUi } from '../../play/gameUi.ts';
import type { PlayKit } from '../kit.ts';
import { rollsOf } from '../dice/rolls.ts';

type Kind = LogLineUi['kinds'][number];

type Stepped = Extract<ClassicEvent, { readonly type: 'stepped' }>;
type Steps = readonly Stepped[];

interface Told {
  readonly line: LogLineUi;
  /** The steps it tells, if it tells nothing else. */
  readonly steps: Steps | null;
  readonly names: Names;
}

/** The lines so far. Later rows are added; different rows start a new book. */
class Book {
  readonly lines: Told[] = [];
  names: Names;
  readonly #told: Batch[] = [];
  readonly #kit: PlayKit;
  readonly #language: Language;

  constructor(kit: PlayKit, view: View, first: Batch | undefined, language: Language) {
    this.#kit = kit;
    this.#language = language;
    this.names = kit.telling.namesIn(first?.seq === 1 ? { ...view, figures: [] } : view);
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
    const { lines, after } = this.#kit.telling.log(batch.events, {
      language: this.#language,
      names: this.names,
    });
    this.names = after;
    const typed = typedDice(batch);
    for (const line of lines)
      this.lines.push({ line: this.#line(batch, line, view, typed), steps: stepsIn(line), names: after });
  }

  /** The lines up to a row; a walk over several rows is one line. */
  upTo(row: number, view: View): readonly LogLineUi[] {
    const shown: Told[] = [];
    for (const next of this.lines) {
      if (next.line.seq > row) break;
      const before = shown.at(-1);
      const walk = before === undefined ? null : this.#walkOn(before, next, view);
      if (walk === null) shown.push(next);
      else shown[shown.length - 1] = walk;
    }
    return shown.map(({ line }) => line);
  }

  readonly #walks = new Map<string, Told>();

  #walkOn(before: Told, next: Told, view: View): Told | null {
    if (before.steps === null || next.steps === null) return null;
    if (before.steps[0]!.figure !== next.steps[0]!.figure) return null;
    const key = `${before.line.key} ${next.line.key}`;
    const known = this.#walks.get(key);
    if (known !== undefined) return known;
    const steps = [...before.steps, ...next.steps];
    const [line] = this.#kit.telling.log(steps, { language: this.#language, names: next.names }).lines;
    const { seq, at } = next.line;
    const told = this.#line({ seq, at }, line!, view, nothingTyped);
    const walk: Told = { line: { ...told, key: before.line.key }, steps, names: next.names };
    this.#walks.set(key, walk);
    return walk;
  }

  #line(batch: Pick<Batch, 'seq' | 'at'>, line: LogLine<BaseEvent>, view: View, isTyped: IsTyped): LogLineUi {
    const dice = rollsOf(this.#kit, line.events).flatMap((roll) => roll.dice);
    const hand = handMark(dice, isTyped, this.#language);
    return {
      key: `${batch.seq}.${this.lines.length}`,
      seq: batch.seq,
      at: batch.at,
      parts: hand === '' ? line.parts : [...line.parts, { text: hand }],
      text: line.text + hand,
      rules: line.rules,
      kinds: kindsOf(this.#kit, line, view),
      dice: dice.map(({ die, face, counts }) => ({ die, face, counts })),
    };
  }
}

function stepsIn({ events }: LogLine<BaseEvent>): Steps | null {
  const steps = events.filter((event): event is Stepped => event.type === 'stepped');
  return steps.length > 0 && steps.length === events.length ? steps : null;
}

function kindsOf(kit: PlayKit, { events, quiet }: LogLine<BaseEvent>, view: View): Kind[] {
  const kinds: Kind[] = [];
  if (events.some((event) => isMine(event, view))) kinds.push('mine');
  if (events.some((event) => kit.isFight(event))) kinds.push('combat');
  if (events.some(({ audience }) => audience !== undefined)) kinds.push('secret');
  if (events.some(isTableTalk)) kinds.push('table');
  if (quiet) kinds.push('quiet');
  return kinds;
}

const WHO = ['figure', 'hero', 'by', 'target', 'through', 'attacker'] as const;

/** Whether it involves a figure this seat plays. */
function isMine(event: BaseEvent, view: View): boolean {
  const { attack, ...own } = event as BaseEvent & { readonly attack?: object };
  const facts: Readonly<Record<string, unknown>> = { ...own, ...attack };
  return WHO.some((field) => {
    const who = facts[field];
    if (typeof who !== 'string') return false;
    if (view.control[who] === view.seat) return true;
    const isMonster = !Object.hasOwn(view.control, who) && who !== view.seat;
    return view.seat === view.morcar && isMonster && !(HERO_KINDS as readonly string[]).includes(who);
  });
}

const books = new Map<PlayKit, Map<Language, Book>>();

function bookOf(kit: PlayKit, batches: readonly Batch[], view: View, language: Language): Book {
  const own = books.get(kit) ?? new Map<Language, Book>();
  books.set(kit, own);
  let book = own.get(language);
  if (book === undefined || !book.isOf(batches)) {
    book = new Book(kit, view, batches[0], language);
    own.set(language, book);
  }
  book.add(batches, view);
  return book;
}

/** Computed only for new rows: the same rows give the same lines. */
export function linesOf(
  kit: PlayKit,
  batches: readonly Batch[],
  view: View,
  language: Language,
): readonly LogLineUi[] {
  return bookOf(kit, batches, view, language).upTo(batches.at(-1)?.seq ?? 0, view);
}

/** Everyone met so far, the dead included. */
export function namesOf(kit: PlayKit, batches: readonly Batch[], view: View, language: Language): Names {
  const { names } = bookOf(kit, batches, view, language);
  const known = view.figures.every(({ id }) => Object.hasOwn(names.figures, id));
  return known ? { ...names, board: view.board } : kit.telling.namesIn(view);
}
