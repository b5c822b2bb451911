/** Carries out a typed command as far as it needs no confirmation; an empty line confirms. */
import type { Square } from '@oubliette/dungeon';
import type { BaseCommand, SeatId } from '@oubliette/kernel';
import { wordsIn } from '../words/useWords.ts';
import type { PlayDesk } from './desk.ts';
import type { DeskHand } from './hand.ts';
import type { Dialect, Typed } from './typed.ts';
import { whyNot } from './wish.ts';
import type { Wish } from './wish.ts';
import { PLAYING } from './words.ts';

/** What one game makes of it. */
export interface Typist<Command> {
  /** Whose last deed is taken back. */
  readonly seat: SeatId;
  read(text: string): Typed<Command>;
  /** A square that may be chosen is chosen, any other walked to. */
  goTo(square: Square): string | Promise<string>;
  /** Stages a command and says so. */
  stage(command: Command): string;
  /** For what was not understood, or may not be done from here. */
  unknown(text: string): Promise<string>;
}

/** So many of several are read out. */
const MOST_NAMED = 12;

/** Returns the result in words. */
export async function carryOutTyped<View, Command extends BaseCommand, Hand extends DeskHand>(
  desk: PlayDesk<View, Command, Hand>,
  typist: Typist<Command>,
  text: string,
): Promise<string> {
  const { language } = desk.scene;
  const words = wordsIn(PLAYING, language);
  const typed: Typed<Command> = text.trim() === '' ? { is: 'confirm' } : typist.read(text);
  switch (typed.is) {
    case 'confirm':
      if (desk.hand.get().staged === null) return words('stagedNothing');
      await desk.confirm();
      return words('done');
    case 'cancel':
      desk.cancel();
      return words('cancelled');
    case 'undo': {
      const reply = await desk.scene.ask({ t: 'undo', seat: typist.seat });
      return words(reply.t === 'done' ? 'done' : 'refusedNow');
    }
    case 'noSquare':
      return words('noSquare', { text: typed.text });
    case 'unknown':
      return typist.unknown(text);
    case 'several': {
      const labels = typed.labels.slice(0, MOST_NAMED).join(language === 'fr' ? '\u00A0; ' : '; ');
      return words('several', { text, labels });
    }
    case 'goal':
      return typist.goTo(typed.square);
    case 'command':
      return typist.stage(typed.command);
  }
}

/** Why the typed command is not legal; null if the rules have no answer. */
export async function refusedTyped<View, Command extends BaseCommand, Hand extends DeskHand>(
  desk: PlayDesk<View, Command, Hand>,
  seat: SeatId,
  text: string,
  dialect: Dialect<Command>,
  wishes: readonly Wish<Command>[],
): Promise<string | null> {
  const refusal = await whyNot(desk.scene, seat, text, dialect, wishes);
  return refusal === null ? null : `${desk.explain(refusal)} (${refusal.rule})`;
}
