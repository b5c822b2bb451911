/** What the table's screen asks of a game: new games bring components, not plumbing. */
import type { ComponentType, ReactNode } from 'react';
import type { BaseCommand, BaseEvent, Refusal, RuleId, SeatId, Waiting } from '@oubliette/kernel';
import type { Batch, Chair, Present, Throw } from '@oubliette/table';
import type { Language, Subject } from '@oubliette/words';
import type { Cue } from '../board/cue.ts';
import type { Reply, Request } from '../net/link.ts';

export type { Cue } from '../board/cue.ts';

/** The table as a game's components see it: what is shown now, and what may be done. */
export interface Scene<View = unknown, Command extends BaseCommand = BaseCommand> {
  readonly language: Language;
  /** The view that is shown: behind `present` while something is still being played back. */
  readonly view: View;
  /** Seats this person plays, and the one they look through. */
  readonly seats: readonly SeatId[];
  readonly eyes: SeatId;
  readonly chairs: readonly Chair[];
  /** Empty while something is being played back, at a replay, and for those who watch. */
  readonly moves: Readonly<Record<SeatId, readonly Command[]>>;
  readonly waiting: readonly Waiting[];
  readonly present: Present;
  /** The rows known so far, in order: for names of the dead, dice luck, what happened last. */
  readonly batches: readonly Batch[];
  /** The cue being played now; null when all is still. */
  readonly cue: Cue | null;
  /** True where nothing can be done: a replay, a spectator. */
  readonly still: boolean;
  readonly settings: SceneSettings;
  /** Where people point, and how to point oneself. */
  readonly points: readonly {
    readonly at: number;
    readonly to?: number;
    readonly name: string;
    readonly key: number;
  }[];
  /** The seat that somebody who watches goes along with. */
  readonly follow?: SeatId | null;
  /** Puts a finger on a square, or draws an arrow, for all to see. */
  point?(at: number, to?: number): void;
  ask(request: Request): Promise<Reply>;
  /** Gives a command for a seat; a refusal is shown to the person with its rule. True when it was carried out. */
  give(seat: SeatId, command: Command): Promise<boolean>;
  /** Asks why a command may not be given, and shows the answer with its rule; `put` may put it another way. */
  why(seat: SeatId, command: Command, put?: (refusal: Refusal) => Refusal): Promise<void>;
  showRule(id: RuleId): void;
  /** Passes over what is still being shown, up to the next text that is to be read. */
  hurry?(): void;
  /** A short word to the person, read out too. */
  notify(text: string, tone?: 'plain' | 'warning'): void;
  /** Asks before something that cannot be taken back. */
  confirm(question: string, yes: string): Promise<boolean>;
}

export interface SceneSettings {
  readonly reducedMotion: boolean;
  /** 0 is instant. */
  readonly speed: 0 | 0.5 | 1 | 2;
  readonly warnBeforeEnd: boolean;
  /** Action letter keys may be turned off. */
  readonly letterKeys: boolean;
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
  readonly Stage: ComponentType<{ readonly scene: Scene<View, Command> }>;
  /** Under the board (phone) or beside it: whose turn, points, actions, prompts. */
  readonly Controls: ComponentType<{ readonly scene: Scene<View, Command> }>;
  /** The turn strip: order, current, dead, away, bot. */
  readonly Strip: ComponentType<{ readonly scene: Scene<View, Command>; readonly here: readonly string[] }>;
  /** Sheets, objective: opened by `H`; for the game master also notes and hidden map. */
  readonly Sheets: ComponentType<{ readonly scene: Scene<View, Command> }>;
  /** When it is over. */
  readonly Ending: ComponentType<{ readonly scene: Scene<View, Command> }>;
  /** What to go on with from a match that is over is called; null where it leads nowhere. */
  onward?(scene: Scene<View, Command>): string | null;
  cues(events: readonly BaseEvent[], before: View, after: View, language: Language): readonly Cue[];
  /** The log of these rows; told from the first row known. */
  lines(batches: readonly Batch[], view: View, language: Language): readonly LogLineUi[];
  /** What the person awaited is asked to do. */
  prompt(waiting: Waiting, language: Language): string;
  /** What everybody else waits for, in a few words. */
  reason(waiting: Waiting, language: Language): string;
  /** A right that stands all the time and opens no window: whoever has it is told who is awaited instead. */
  isStanding?(waiting: Waiting): boolean;
  explain(refusal: Refusal, language: Language, view: View): string;
  face(die: string, face: string | number, language: Language): string;
  /** What dice are rolled for, and who rolls them where it is a figure: "to hit the orc". */
  rollFor(thrown: Throw & { readonly by: SeatId }, language: Language, view: View): RollFor;
  /** What a die is called: "combat die"; its id where the game does not say. */
  dieName?(die: string, language: Language): string;
  /** So many of them: "3 combat dice". */
  diceName(die: string, count: number, language: Language): string;
  /** Some of its dice fall behind the screen: the table rolls them where nobody sits there. */
  readonly hasScreenedDice?: true;
  /** What is called who rolls where nobody has the chair: the dungeon itself, played without a master. */
  absentName?(language: Language): string;
  /** A die's face as a picture. */
  readonly Die: ComponentType<{
    readonly die: string;
    readonly face: string | number;
    readonly counts?: boolean;
  }>;
  emblem(chair: Pick<Chair, 'emblem'>): ReactNode;
  /** What a key has read out: how the party stands, the foes in sight by distance. */
  speak?(what: 'party' | 'inSight', scene: Scene<View, Command>): string;
  /** Carries out what somebody typed ("move F7", "attack orc 2"), and says what came of it or what was not understood. */
  command?(text: string, scene: Scene<View, Command>): Promise<string>;
  /** How many of the last rows are one deed to whoever did it, and undone as one: the steps of a walk. */
  deedLength?(batches: readonly Batch[]): number;
  /** Every die of these rows, for the statistics of luck; whoever must not know of one finds it in no batch. */
  rolls?(batches: readonly Batch[], view: View): readonly RolledDie[];
}

export interface RollFor {
  readonly who: Subject;
  readonly purpose: string;
}

export interface RolledDie {
  readonly by: SeatId;
  readonly die: string;
  readonly face: string | number;
  /** All faces of the die: what might have come instead. */
  readonly faces: readonly (string | number)[];
}
