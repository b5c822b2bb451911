/** How hard the game master plays, as numbers: those of every game, and what his hand of Events asks for. */
import { MANNERS as SHARED } from '../../shared/morcar/difficulty.ts';
import type { Difficulty, Manner as SharedManner } from '../../shared/morcar/difficulty.ts';

export interface Manner extends SharedManner {
  /** A card is played once it is worth so much of what it can be worth at its best. */
  readonly patience: number;
  /** Cards kept for the quest room and for great fights. */
  readonly keeps: number;
  /** Whether creatures wait where they can fall upon whoever has opened the door. */
  readonly lurks: boolean;
  /** Beforehand: leaves the greatest leaders in the box, or gives the quest room more than its budget. */
  readonly prepares: 'gently' | 'asPrinted' | 'cruelly';
}

export const MANNERS: Readonly<Record<Difficulty, Manner>> = {
  merciful: { ...SHARED.merciful, patience: 1.2, keeps: 1, lurks: false, prepares: 'gently' },
  normal: { ...SHARED.normal, patience: 0.8, keeps: 2, lurks: true, prepares: 'asPrinted' },
  ruthless: { ...SHARED.ruthless, patience: 0.6, keeps: 3, lurks: true, prepares: 'cruelly' },
};
