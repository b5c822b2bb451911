/** A chasm from wall to wall (ADV-HAZ-20): leapt across, or crossed by a rope ladder. */
import type { Chapter } from '../kit.ts';
import { buildLadder, crossLadder, ladderAppliers, ladderOffers } from './ladder.ts';
import type { LadderCommand, LadderFacts } from './ladder.ts';
import { cautiousLeap, holdRope, leap, leapAppliers, leapFrame, leapOffers } from './leap.ts';
import type { LeapCommand, LeapFacts, LeapFrame } from './leap.ts';

export type ChasmCommand = LeapCommand | LadderCommand;
export interface ChasmFacts extends LeapFacts, LadderFacts {}

export const chasmChapter: Chapter<ChasmCommand, ChasmFacts, LeapFrame> = {
  shapes: {
    leap: { figure: 'text', to: 'square' },
    cautiousLeap: { figure: 'text', to: 'square' },
    holdRope: { hold: 'flag' },
    buildLadder: { figure: 'text' },
    crossLadder: { figure: 'text', to: 'square' },
  },
  handlers: { leap, cautiousLeap, holdRope, buildLadder, crossLadder },
  appliers: { ...leapAppliers, ...ladderAppliers },
  frames: { leap: leapFrame },
  offers: (world, state) => [...leapOffers(state), ...ladderOffers(world, state)],
};
