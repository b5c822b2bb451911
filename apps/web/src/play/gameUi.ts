/** What the table's screen needs of a game: new games bring components, not plumbing. */
import type { ComponentType, ReactNode } from 'react';
import type { BaseCommand, BaseEvent, Refusal, RuleId, SeatId, Waiting } from '@oubliette/kernel';
import type { Batch, Chair, LocalText, Present, Throw } from '@oubliette/table';
import type { Language, Subject } from '@oubliette/words';
import type { Cue } from '../board/cue.ts';
import type { Asking, Asks } from '../settings/settings.ts';
import type { AskSort } from './asking.ts';
import type { Reply, Request } from '../net/link.ts';
import type { BoxUi } from './box/pieces.ts';
import type { ToldTale } from './tale.ts';

export type { Cue } from '../board/cue.ts';

/** The table as a game's components see it: what is shown now, and what may be done. */
export interface TableScene<View = unknown, Command extends BaseCommand = BaseCommand> {
  readonly language: Language;
  /** The view that is shown: behind `present` while something is still being played back. */
  readonly view: View;
  /** Seats this player plays, and the one they look through. */
  readonly seats: readonly SeatId[];
  readonly eyes: SeatId;
  readonly chairs: readonly Chair[];
  /** Empty during playback, in a replay, and for watchers. */
  readonly moves: Readonly<Record<SeatId, readonly Command[]>>;
  readonly waiting: readonly Waiting[];
  readonly present: Present;
  /** The rows known so far, in order: for names of the dead, dice luck, what happened last. */
  readonly batches: readonly Batch[];
  /** The cue being played now; null when all is still. */
  readonly cue: Cue | null;
  /** Whether nothing can be done: a replay, a watcher. */
  readonly still: boolean;
  /** A boxed game lies beside the screen: people move its pieces, roll, and set right what they did differently. */
  readonly beside?: boolean;
  /** People roll for the heroes there: typing the faces confirms what they are rolled for. */
  readonly typesDice?: boolean;
  readonly settings: SceneSettings;
  /** Players' fingers, and how to point. */
  readonly points: readonly {
    readonly at: number;
    readonly to?: number;
    readonly name: string;
    readonly key: number;
  }[];
  /** The seat a watcher follows. */
  readonly follow?: SeatId | null;
  /** Puts a finger on a square, or draws an arrow, for all to see. */
  point?(at: number, to?: number): void;
  ask(request: Request): Promise<Reply>;
  /** Gives a command for a seat; shows a refusal with its rule. True when it was carried out. */
  give(seat: SeatId, command: Command): Promise<boolean>;
  /** Shows why a command may not be given, with the rule; `put` may reword it. */
  why(seat: SeatId, command: Command, put?: (refusal: Refusal) => Refusal): Promise<void>;
  showRule(id: RuleId): void;
  /** Skips the playback, up to the next text to be read. */
  hurry?(): void;
  /** A short message to the player, read out too. */
  notify(text: string, tone?: 'plain' | 'warning'): void;
  /** Asks before something irreversible. */
  confirm(question: string, yes: string): Promise<boolean>;
}

export interface SceneSettings {
  readonly reducedMotion: boolean;
  /** 0 is instant. */
  readonly speed: 0 | 0.5 | 1 | 2;
  readonly askBefore: Asking;
  readonly warnBeforeEnd: boolean;
  /** Action letter keys may be turned off. */
  readonly letterKeys: boolean;
  /** Which questions this person wants to be asked. */
  readonly asks: Asks;
}

export interface LogLineUi {
  readonly key: string;
  readonly seq: number;
  readonly at: number;
  readonly parts: readonly { readonly text: string; readonly figure?: string; readonly square?: number }[];
  readonly text: string;
  readonly rules: readonly RuleId[];
  readonly kinds: readonly ('mine' | 'combat' | 'secret' | 'table' | 'quiet')[];
  /** Dice rolled in it, drawn beside the line. */
  readonly dice: readonly {
    readonly die: string;
    readonly face: string | number;
    readonly counts: boolean;
  }[];
}

export interface GameUi<View = unknown, Command extends BaseCommand = BaseCommand> {
  readonly id: string;
  /** The board and everything on it; it also listens to the keys that belong to the board. */
  readonly Stage: ComponentType<{ readonly scene: TableScene<View, Command> }>;
  /** Under the board (phone) or beside it: whose turn, points, actions, prompts. */
  readonly Controls: ComponentType<{ readonly scene: TableScene<View, Command> }>;
  /** The turn strip: order, current, dead, away, bot. */
  readonly Strip: ComponentType<{
    readonly scene: TableScene<View, Command>;
    readonly here: readonly string[];
  }>;
  /** Sheets, objective: opened by `H`; for the game master also notes and hidden map. */
  readonly Sheets: ComponentType<{ readonly scene: TableScene<View, Command> }>;
  /** When it is over. */
  readonly Ending: ComponentType<{ readonly scene: TableScene<View, Command> }>;
  /** Who did what, and how the dice fell, from these rows. */
  tale(batches: readonly Batch[], view: View): ToldTale;
  /** How long a match took, and who went and who died: for the history. */
  closing(view: View): Closing;
  /** The name of what follows a finished match; null if nothing does. */
  onward?(scene: TableScene<View, Command>): string | null;
  /** `past`: the rows known so far, for the names they brought. */
  cues(
    events: readonly BaseEvent[],
    before: View,
    after: View,
    language: Language,
    past: readonly Batch[],
  ): readonly Cue[];
  /** The log of these rows, told from the first known row. */
  lines(batches: readonly Batch[], view: View, language: Language): readonly LogLineUi[];
  /** What the party is still to do, in a few words. */
  objective?(view: View, language: Language): string | null;
  /** What the awaited player is asked to do. */
  prompt(waiting: Waiting, language: Language): string;
  /** What all other players wait for, in a few words. */
  reason(waiting: Waiting, language: Language): string;
  /** Whether it is a standing right that opens no window: its holder is told who is awaited instead. */
  isStanding?(waiting: Waiting): boolean;
  /** What is left to an awaited seat that can do nothing, as all know: it is given by itself. */
  idle?(view: View, moves: readonly Command[]): Idle<Command> | null;
  explain(refusal: Refusal, language: Language, view: View): string;
  face(die: string, face: string | number, language: Language): string;
  /** What dice are rolled for, and the figure that rolls them: "to hit the orc". */
  rollFor(thrown: Throw & { readonly by: SeatId }, language: Language, view: View): RollFor;
  /** A die's name: "combat die"; by default its id. */
  dieName?(die: string, language: Language): string;
  /** So many of them: "3 combat dice". */
  diceName(die: string, count: number, language: Language): string;
  /** Some of its dice fall behind the screen: the table rolls them if nobody sits there. */
  readonly hasScreenedDice?: true;
  /** The name of the roller if nobody has the chair: the dungeon itself, played without a master. */
  absentName?(language: Language): string;
  /** A die's face as a picture. */
  readonly Die: ComponentType<{
    readonly die: string;
    readonly face: string | number;
    readonly counts?: boolean;
  }>;
  emblem(chair: Pick<Chair, 'emblem'>): ReactNode;
  /** Whoever a chair is for, as their card shows them; null where there is no picture. */
  portrait?(chair: Pick<Chair, 'seat' | 'emblem'>): ReactNode;
  /** Beside its box: what to lay on the cardboard; fetched when a table is there. */
  box?(): Promise<BoxUi<View>>;
  /** Opens what sets the table right by hand. */
  setRight?(): void;
  /** The sorts of question that may be answered for a person who does not want to be asked. */
  readonly askSorts: readonly AskSort[];
  /** No coordinates are printed on its board: lines point at places instead of naming them. */
  readonly unprinted?: true;
  /** The text a key reads out: the party's state, the foes in sight by distance. */
  speak?(what: 'party' | 'inSight', scene: TableScene<View, Command>): string;
  /** Carries out a typed command ("move F7", "attack orc 2"), and returns the result or what was not understood. */
  command?(text: string, scene: TableScene<View, Command>): Promise<string>;
  /** How many of the last rows are one deed to the player, and undone as one: the steps of a walk. */
  deedLength?(batches: readonly Batch[]): number;
  /** Every die of these rows, for the luck statistics; batches do not contain dice the reader may not know. */
  rolls?(batches: readonly Batch[], view: View): readonly RolledDie[];
}

export interface Idle<Command = BaseCommand> {
  readonly command: Command;
  /** A whole turn passes so, which is said. */
  readonly isTurn: boolean;
}

export interface Closing {
  /** Null for a game that does not count them. */
  readonly rounds: number | null;
  readonly party: readonly { readonly id: string; readonly name: LocalText; readonly dead: boolean }[];
}

export interface RollFor {
  readonly who: Subject;
  readonly purpose: string;
}

export interface RolledDie {
  readonly by: SeatId;
  readonly die: string;
  readonly face: string | number;
  /** All faces of the die: the possible results. */
  readonly faces: readonly (string | number)[];
}
