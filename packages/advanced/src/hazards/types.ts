/** Shared by hazard rooms: what a room remembers, its furniture, and what is lost or used up. */
import type { FigureId } from '../state.ts';
import type { ThingBase } from '../things.ts';
import { declare, open } from '../knowledge.ts';

/** Gold taken from a figure. */
export interface Loss {
  readonly figure: FigureId;
  readonly gold: number;
}

/** A thing used up, and its owner. */
export interface Used {
  readonly figure: FigureId;
  readonly item: string;
}

/** A hazard room's content, and its present stage. */
export interface HazardPlace {
  readonly hazard: string;
  readonly stage: string;
  readonly facts: Readonly<Record<string, number | string | boolean>>;
}

/** Furniture of a room: a statue, a throne, a grate, a fountain, a chasm. */
export interface FeatureThing extends ThingBase {
  readonly tag: 'feature';
  readonly feature: string;
  readonly squares: readonly number[];
}

export const FEATURE = declare<FeatureThing>()({
  id: open,
  tag: open,
  square: open,
  feature: open,
  squares: open,
});
