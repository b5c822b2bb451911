/** The further state of a player's hand at classic's table. */
import type { Command, FigureId } from '@oubliette/classic';
import { EMPTY_HAND, stageIn, takeUp } from '../../play/hand.ts';
import type { DeskHand } from '../../play/hand.ts';
import type { Starts } from './starts.ts';
import type { Plan } from './premove.ts';
import type { StagedPath } from './stage.ts';

export type Staged =
  /** Where one's heroes stand at the start. */
  | { readonly is: 'starts'; readonly at: Starts }
  | { readonly is: 'path'; readonly path: StagedPath }
  | { readonly is: 'command'; readonly command: Command };

export interface InHand extends DeskHand<Staged> {
  /** Planned before the dice, staged once they are known. */
  readonly plan: Plan | null;
  /** The dice of a plan are known: what is staged goes on from there. */
  readonly goesOn: Plan['goesOn'] | null;
  /** Behind the screen: show the heroes' view. */
  readonly heroesView: boolean;
}

export const EMPTY_HANDS: InHand = { ...EMPTY_HAND, plan: null, goesOn: null, heroesView: false };

export function pickMeans(hand: InHand, means: string): InHand {
  return { ...hand, means, staged: null };
}

export function stageCommand(hand: InHand, command: Command): InHand {
  return stageIn(hand, { is: 'command', command });
}

export function stageWalk(hand: InHand, path: StagedPath): InHand {
  const staged: Staged | null = path.legs.length === 0 ? null : { is: 'path', path };
  return { ...hand, mode: 'move', staged, inspected: null };
}

/** Selects a figure and clears the hand. */
export function turnTo(hand: InHand, focus: FigureId | null): InHand {
  return { ...takeUp(hand, null), focus };
}
