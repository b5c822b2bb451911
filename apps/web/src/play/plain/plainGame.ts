/** What a game whose moves are a short list brings to the table's screen: a board drawn once, a few actions, and its words. */
import type { Board, Square } from '@oubliette/dungeon';
import type { BaseCommand, BaseEvent, RuleId, SeatId } from '@oubliette/kernel';
import type { Language, Telling } from '@oubliette/words';
import type { ShownEffect } from '../../board/effects.ts';
import type { TokenShape } from '../../board/TokenShape.tsx';
import type { KeyAction } from '../../settings/keys.ts';
import type { SoundId } from '../../sound/effects.ts';
import type { AnyIcon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/iconNames.ts';

export type PlainToken = Pick<Parameters<typeof TokenShape>[0], 'side' | 'face'>;

/** An icon or a few characters on a square. */
export type PlainMark = {
  readonly square: Square;
  /** In hundredths of a square. */
  readonly size: number;
  readonly tone: 'carved' | 'wood' | 'gold' | 'fire' | 'danger';
} & ({ readonly icon: IconName } | { readonly text: string });

export interface PlainLamp {
  readonly square: Square;
  /** In squares, from the middle of its own. */
  readonly far: number;
}

/** A place in the action bar. */
export interface PlainAction {
  readonly icon: AnyIcon;
  readonly rule: RuleId;
  readonly key?: KeyAction;
  /** Asked about where it cannot be done. */
  readonly prototype: BaseCommand & { readonly at?: number };
}

/** A number that matters: how much oil is left. */
export interface PlainNumber {
  readonly icon: AnyIcon;
  readonly name: string;
  readonly now: number;
  /** In words: "7 measures of oil". */
  readonly text: string;
  readonly rule: RuleId;
  readonly low?: boolean;
}

/** What the `face` of an event is. */
export interface PlainRoll {
  readonly by: SeatId;
  readonly die: { readonly id: string; readonly faces: readonly number[] };
  /** From here up it counts. */
  readonly least: number;
  readonly rule: RuleId;
}

/** Methods, so that a game may ask for its own views, commands and events. */
export interface PlainGame {
  readonly id: string;
  readonly telling: Telling<unknown, BaseCommand, unknown>;
  /** Its squares are called as the telling calls them, not by letters. */
  readonly board: Board;
  /** What is drawn on the floor, under all tokens. */
  ground(view: unknown): readonly PlainMark[];
  /** Where there is light, and how far it goes; the rest of the board lies in the dusk. */
  lamp?(view: unknown): PlainLamp | null;
  /** By kind of command, in the order of the bar; each seat sees its own. */
  readonly actions: Readonly<Record<SeatId, Readonly<Record<string, PlainAction>>>>;
  /** What an action is called while nothing is chosen for it. */
  actionName(id: string, language: Language): string;
  readonly tokens: Readonly<Record<SeatId, PlainToken>>;
  /** Those of the seats that stand on the board. */
  standing(view: unknown): Readonly<Record<SeatId, Square>>;
  /** The square that a tap means by it; null where it has none. */
  squareOf(command: BaseCommand, view: unknown): Square | null;
  /** What a square says to those who do not see it, its name first. */
  squareText(square: Square, view: unknown, language: Language): string;
  numbers(view: unknown, language: Language): readonly PlainNumber[];
  /** How each side wins, for the sheet. */
  aims(language: Language): readonly { readonly text: string; readonly rule: RuleId }[];
  /** How long an event is shown, and what is heard. */
  readonly shown: Readonly<Record<string, { readonly ms: number; readonly sound: SoundId }>>;
  /** What rises over the board meanwhile: "−3". */
  effects(event: BaseEvent, view: unknown): readonly ShownEffect[];
  /** By kind of event: those that tell of a die. */
  readonly rolls: Readonly<Record<string, PlainRoll>>;
  ending(view: unknown, language: Language): string;
}
