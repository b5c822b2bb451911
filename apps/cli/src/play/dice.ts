/** Where the dice come from: a keyed stream, or the hands of the people at the table. */
import { mixedDice, stream } from '@oubliette/kernel';
import type { Attempt, Dice, Face, Rolled, SeatId, Stream, StreamState, WantedDie } from '@oubliette/kernel';
import type { Language } from '@oubliette/words';
import { inColumns } from '../layout.ts';
import type { PlayBook } from './book.ts';
import type { Terminal } from './terminal.ts';
import { ui } from './words.ts';

/** Carries out one command, whatever dice it asks for. */
export interface DiceSource {
  carryOut<State, Event>(attempt: (dice: Dice) => Attempt<State, Event>): Promise<Attempt<State, Event>>;
  /** Where the stream stands; null where people roll. */
  state(): StreamState | null;
}

export function streamDice(from: StreamState): DiceSource {
  const dice: Stream = stream(from);
  return {
    carryOut: (attempt) => Promise.resolve(attempt(dice)),
    state: () => dice.state(),
  };
}

/** Somebody left before a die was typed: the command was not carried out. */
export class NoMoreDice extends Error {}

/** Who sits here, and what the table rolls itself with: whatever nobody here may see. */
export interface Seated {
  readonly own: StreamState;
  isPerson(seat: SeatId): boolean;
}

/** Asks for each die as it is wanted and tries the command again with what was typed. */
export function typedDice(
  book: PlayBook,
  terminal: Terminal,
  language: () => Language,
  { own, isPerson }: Seated,
): DiceSource {
  let drawnFrom = own;
  async function carryOut<State, Event>(
    attempt: (dice: Dice) => Attempt<State, Event>,
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
      // What is left over was meant for no die: whoever typed it is told.
      const over = dice.left() === 0 ? [] : typed.slice(-dice.left());
      if (over.length > 0) {
        const text = over.map((face) => book.face(asked?.die.id ?? '', face, language())).join(', ');
        terminal.print([ui(language(), 'rollsIgnored', { text })]);
      }
      if (tried.status !== 'dice') {
        drawnFrom = table.state();
        return tried;
      }
      before = { faces: dice.faces, drawn: dice.drawn };
      wanted = tried.wanted;
      const line = await askFaces(book, terminal, wanted, language());
      if (line === null && !tried.isNews) throw new NoMoreDice();
      // Something became known that cannot be left: the table rolls on.
      if (line === null) terminal.print([ui(language(), 'restRolled', {})]);
      hasLeft = line === null;
      typed = line ?? [];
    }
  }
  return { carryOut, state: () => null };
}

function isSameThrow(one: Omit<WantedDie, 'of'>, other: WantedDie): boolean {
  return one.die.id === other.die.id && one.by === other.by && one.rule === other.rule;
}

/** Null where nobody answers any more. */
async function askFaces(
  book: PlayBook,
  terminal: Terminal,
  wanted: WantedDie,
  language: Language,
): Promise<readonly Face[] | null> {
  const { die, rule } = wanted;
  const cards = isPlain(wanted) ? null : [...new Set(die.faces)];
  if (cards !== null) {
    const list = cards.map((card, i) => `${String(i + 1).padStart(2)} ${book.face(die.id, card, language)}`);
    terminal.print(inColumns(list, terminal.width()));
  }
  terminal.print([cards === null ? askDie(wanted, language) : ui(language, 'pickFace', { rule })]);
  for (;;) {
    const line = await terminal.ask('# ');
    if (line === null) return null;
    const words = line
      .toLowerCase()
      .split(/[\s,+]+/u)
      .filter((word) => word !== '');
    const read = words.map((word) => facesOf(word, wanted, cards, language));
    const wrong = words.find((_, i) => read[i]!.includes(null));
    if (words.length > 0 && wrong === undefined) return read.flat() as readonly Face[];
    terminal.print([ui(language, 'wrongRoll', { text: wrong ?? line })]);
  }
}

/** Typed by its letters or its numbers; any other die has its faces listed. */
function isPlain({ die }: WantedDie): boolean {
  return die.id === 'combat' || die.faces.every((face) => typeof face === 'number');
}

function askDie({ die, rule }: WantedDie, language: Language): string {
  const sides = die.faces.length;
  if (die.id === 'combat')
    return ui(language, 'rollDie', {
      die: ui(language, 'combatDie', {}),
      rule,
      faces: ui(language, 'combatFaces', {}),
    });
  return ui(language, 'rollDie', {
    die: sides === 6 ? ui(language, 'ordinaryDie', {}) : ui(language, 'otherDie', { sides }),
    rule,
    faces: ui(language, 'numberFaces', { most: sides }),
  });
}

const LETTERS: Readonly<Record<Language, Readonly<Record<string, Face>>>> = {
  en: { s: 'skull', w: 'whiteShield', b: 'blackShield' },
  fr: { c: 'skull', b: 'whiteShield', n: 'blackShield' },
};

/** A letter, a number, a word; `2s` is two skulls, and `ssw` three dice at once. */
function facesOf(
  word: string,
  { die }: WantedDie,
  cards: readonly Face[] | null,
  language: Language,
): readonly (Face | null)[] {
  if (cards !== null) return [cards[Number(word) - 1] ?? null];
  if (die.id !== 'combat') return [die.faces.find((face) => String(face) === word) ?? null];
  const [, count = '1', letter = ''] = /^(\d)([a-z])$/u.exec(word) ?? [];
  const counted = LETTERS[language][letter];
  if (counted !== undefined) return Array.from({ length: Number(count) }, () => counted);
  const faces = [...word].map((each) => LETTERS[language][each] ?? null);
  return faces.includes(null)
    ? [die.faces.find((face) => String(face).toLowerCase() === word) ?? null]
    : faces;
}
