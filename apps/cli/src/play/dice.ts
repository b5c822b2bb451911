/** Where the dice come from: a keyed stream, or the hands of the people at the table. */
import { mixedDice, stream, tape } from '@oubliette/kernel';
import type { Attempt, Dice, Face, Rolled, SeatId, Stream, StreamState, WantedDie } from '@oubliette/kernel';
import type { Language, Mention } from '@oubliette/words';
import { fold, inColumns, printed } from '../layout.ts';
import type { PlayBook } from './book.ts';
import { askText, howText, isPlain, readFaces, understood } from './diceWords.ts';
import { isWord } from './keys.ts';
import { Rulebook } from './reader.ts';
import type { Terminal } from './terminal.ts';
import { ui } from './words.ts';

/** What is being carried out, for those who roll its dice. */
export interface Errand {
  /** The order as people here would give it; null if they may not see it. */
  order(language: Language): string | null;
  /** Who rolls, and what for. */
  told(
    wanted: WantedDie,
    language: Language,
  ): { readonly who: Mention | null; readonly purpose: string | null };
  /** Tries it with these dice, and leaves everything unchanged. */
  tryWith(dice: Dice): Attempt<unknown, unknown>;
}

/** Carries out one command, with any dice it needs. */
export interface DiceSource {
  carryOut<State, Event>(
    attempt: (dice: Dice) => Attempt<State, Event>,
    errand?: Errand,
  ): Promise<Attempt<State, Event>>;
  /** The position of the stream; null if people roll. */
  state(): StreamState | null;
}

export function streamDice(from: StreamState): DiceSource {
  const dice: Stream = stream(from);
  return {
    carryOut: (attempt) => Promise.resolve(attempt(dice)),
    state: () => dice.state(),
  };
}

/** The person left before typing a die: the command was not carried out. */
export class NoMoreDice extends Error {}

/** Who sits here, and the table's own dice for what nobody here may see. */
export interface Seated {
  readonly own: StreamState;
  isPerson(seat: SeatId): boolean;
}

/** Asks for each die as it is wanted and tries the command again with the typed faces. */
export function typedDice(
  book: PlayBook,
  terminal: Terminal,
  language: () => Language,
  { own, isPerson }: Seated,
): DiceSource {
  let drawnFrom = own;
  async function carryOut<State, Event>(
    attempt: (dice: Dice) => Attempt<State, Event>,
    errand?: Errand,
  ): Promise<Attempt<State, Event>> {
    let before: Rolled = { faces: [], drawn: [] };
    let typed: readonly Face[] = [];
    let wanted: WantedDie | null = null;
    let hasLeft = false;
    for (;;) {
      const table = stream(drawnFrom);
      const asked: WantedDie | null = wanted;
      const dice = mixedDice({
        before,
        typed,
        own: table,
        isTablesOwn: ({ die, by }) => die.seen === 'nobody' || (die.seen === 'roller' && !isPerson(by)),
        mayType: (one) => asked === null || isSameThrow(one, asked),
        isLeftToTable: () => hasLeft,
      });
      const tried = attempt(dice);
      // Tells the person about left-over faces, which were meant for no die.
      const over = dice.left() === 0 ? [] : typed.slice(-dice.left());
      if (over.length > 0) {
        const text = over
          .map((face) => book.telling.face(asked?.die.id ?? '', face, { language: language() }))
          .join(', ');
        terminal.print([ui(language(), 'rollsIgnored', { text })]);
      }
      if (tried.status !== 'dice') {
        drawnFrom = table.state();
        return tried;
      }
      before = { faces: dice.faces, drawn: dice.drawn };
      wanted = tried.wanted;
      const thrown = throwOf(wanted, dice.faces, errand);
      const line = await askFaces(book, terminal, thrown, language(), errand);
      if (line === null && !tried.isNews) throw new NoMoreDice();
      // Something became known, so leaving is not possible: the table rolls on.
      if (line === null) terminal.print([ui(language(), 'restRolled', {})]);
      hasLeft = line === null;
      typed = line ?? [];
    }
  }
  return { carryOut, state: () => null };
}

/** Dice of one sort that are rolled together; `exact` if their number does not depend on their faces. */
interface Throw {
  readonly wanted: WantedDie;
  readonly count: number;
  readonly exact: boolean;
}

const MOST_TOGETHER = 20;

/** How many dice of this sort are wanted at once: tried with the first face, and with the last. */
function throwOf(wanted: WantedDie, before: readonly Face[], errand: Errand | undefined): Throw {
  if (errand === undefined) return { wanted, count: 1, exact: false };
  const wantedWith = (face: Face): number => {
    for (let count = 1; count < MOST_TOGETHER; count += 1) {
      const filled = [...before, ...Array.from({ length: count }, () => face)];
      const tried = errand.tryWith(tape(filled));
      if (tried.status !== 'dice' || !isSameThrow(tried.wanted, wanted)) return count;
    }
    return MOST_TOGETHER;
  };
  const [first, last] = [wantedWith(wanted.die.faces[0]!), wantedWith(wanted.die.faces.at(-1)!)];
  return { wanted, count: Math.min(first, last), exact: first === last };
}

function isSameThrow(one: Omit<WantedDie, 'of'>, other: WantedDie): boolean {
  return one.die.id === other.die.id && one.by === other.by && one.rule === other.rule;
}

const RULES = new Rulebook();

/** Asks until the typed faces fit these dice, and confirms them; null if nobody answers any more. */
async function askFaces(
  book: PlayBook,
  terminal: Terminal,
  { wanted, count, exact }: Throw,
  language: Language,
  errand: Errand | undefined,
): Promise<readonly Face[] | null> {
  const { die, rule } = wanted;
  if (!isPlain(wanted)) {
    const faces = [...new Set(die.faces)];
    const list = faces.map(
      (face, i) => `${String(i + 1).padStart(2)} ${book.telling.face(die.id, face, { language })}`,
    );
    terminal.print(inColumns(list, terminal.width()));
  }
  const title = RULES.find(rule)?.title[language] ?? null;
  const purpose = {
    order: errand?.order(language) ?? null,
    title: title === null ? null : printed(title, language),
    ...(errand?.told(wanted, language) ?? { who: null, purpose: null }),
  };
  terminal.print([
    ...fold(askText(wanted, count, purpose, book.telling, language), terminal.width()),
    ...fold(howText(wanted, language), terminal.width()),
  ]);
  let line = await terminal.ask('# ');
  for (;;) {
    if (line === null) return null;
    const read = readFaces(line, wanted, book, language);
    if (!read.ok && isWord(line, 'quit')) return null;
    if (!read.ok) {
      terminal.print([ui(language, 'wrongRoll', { text: read.wrong })]);
      line = await terminal.ask('# ');
    } else if (exact && read.faces.length > count && terminal.isInteractive) {
      terminal.print([ui(language, 'tooManyDice', { count, typed: read.faces.length })]);
      line = await terminal.ask('# ');
    } else {
      const text = understood(read.faces, die.id, book, language);
      if (!terminal.isInteractive) {
        terminal.print([ui(language, 'understood', { text })]);
        return read.faces;
      }
      line = await terminal.ask(`${ui(language, 'isUnderstood', { text })} `);
      if (line?.trim() === '') return read.faces;
    }
  }
}
