/** What is said of one hazard room: labels of what may be done, the log, and examples of each. */
import type { BaseCommand, RuleId } from '@oubliette/kernel';
import type { Catalogue } from '@oubliette/words';
import type { Figure, FigureId } from '../../state.ts';
import type { Labels } from '../labels/label.ts';
import type { Tellers } from '../log/teller.ts';

export interface RoomWords<C extends BaseCommand, Facts> {
  /** All its sentences; those of refusals are with all others. */
  readonly text: Catalogue;
  readonly labels: Labels<C>;
  readonly tellers: Tellers<Facts>;
  readonly deeds: { readonly [T in C['type']]: Deed };
  /** At least one of each, for the tests that read all sentences aloud. */
  readonly examples: (cast: Cast) => Examples<C, Facts>;
}

export interface Examples<C extends BaseCommand, Facts> {
  readonly commands: { readonly [T in C['type']]: readonly Extract<C, { type: T }>[] };
  readonly events: { readonly [T in keyof Facts]: readonly Facts[T][] };
}

/** What a player may do there: the action it belongs to, and the rule that tells what may come of it. */
export interface Deed {
  readonly rule: RuleId;
  readonly action: 'special' | 'search';
}

/** Who and what the examples speak of. */
export interface Cast {
  readonly figure: FigureId;
  readonly area: string;
  readonly monster: Figure;
}
