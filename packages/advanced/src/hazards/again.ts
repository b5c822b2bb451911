/** Known hazards on a later expedition: rats have bred, and circles have recharged. */
import type { Place } from '../state.ts';
import { RATS } from '../content/hazards.ts';
import type { HazardPlace } from './types.ts';

/** Kills and discharges count for one expedition (ADV-HAZ-43, ADV-HAZ-73); turns start again at zero. */
export function hazardAgain(place: Place): Place {
  return place.hazard === null ? place : { ...place, hazard: renewed(place.hazard) };
}

function renewed({ hazard, stage, facts: { passed: _passed, ...facts } }: HazardPlace): HazardPlace {
  if (hazard === 'rats' && stage !== 'cleared') return { hazard, stage, facts: { ...facts, left: RATS } };
  if (hazard === 'magicCircle' && stage === 'spent') return { hazard, stage: 'there', facts };
  if (hazard === 'throne' && stage === 'seated') return { hazard, stage: 'awaits', facts };
  // A ladder was there before the first turn.
  return { hazard, stage, facts: 'ladder' in facts ? { ...facts, ladder: 0 } : facts };
}
