/** What is said of one hazard room: labels of what may be done, the log, what is asked and refused, and examples. */
import type { Square } from '@oubliette/dungeon';
import type { BaseCommand, RuleId } from '@oubliette/kernel';
import type { Catalogue } from '@oubliette/words';
import type { Group } from '../../encounter/types.ts';
import type { Text } from '../../plan.ts';
import type { Figure, FigureId, Sheet } from '../../state.ts';
import type { Labels } from '../labels/label.ts';
import type { Tellers } from '../log/teller.ts';

export interface RoomWords<C extends BaseCommand, Facts> {
  /** The sentences of labels and of the log. */
  readonly text: Catalogue;
  readonly labels: Labels<C>;
  readonly tellers: Tellers<Facts>;
  readonly deeds: { readonly [T in C['type']]: Deed };
  /** Events shown with the picture of the hazard. */
  readonly pictured?: readonly (keyof Facts)[];
  /** By the prompt's code. */
  readonly questions?: Readonly<Record<string, Question>>;
  /** What a die is for, by its rule; rules of other rooms are worded there. */
  readonly rolls?: Readonly<Record<RuleId, Text>>;
  /** By code; those of several rooms are in `refusals/perils.ts`. */
  readonly refusals?: Readonly<Record<string, Text>>;
  /** At least one of each, for the tests that read all sentences aloud. */
  readonly examples: (cast: Cast) => Examples<C, Facts>;
}

export interface Examples<C extends BaseCommand, Facts> {
  readonly commands: { readonly [T in C['type']]: readonly Extract<C, { type: T }>[] };
  readonly events: { readonly [T in keyof Facts]: readonly Facts[T][] };
}

/** The action of the bar a command belongs to, and the rule that tells what may come of it, if any does. */
export type Deed = 'answer' | { readonly action: 'special' | 'search' | 'item'; readonly rule?: RuleId };

/** What the seat asked is told, and why the others wait. */
export interface Question {
  readonly prompt: Text;
  readonly reason: Text;
}

/** Who and what the examples speak of. */
export interface Cast {
  readonly figure: FigureId;
  readonly other: FigureId;
  readonly wizard: FigureId;
  readonly area: string;
  readonly from: Square;
  readonly to: Square;
  readonly monster: Figure;
  readonly group: Group;
  readonly sheet: Sheet;
}
