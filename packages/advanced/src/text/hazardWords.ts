/** Nouns for the contents of hazard rooms, and for strangers. */
import { noun } from '@oubliette/words';
import type { Noun } from '@oubliette/words';
import { HAZARDS, rowOf, STRANGERS } from '../content/hazards.ts';
import type { Hazard, Stranger } from '../content/hazards.ts';
import { placeName, WORDS } from './vocabulary.ts';

const nounsOf = <H extends Hazard>(hazards: readonly H[]): Readonly<Record<H, Noun>> =>
  Object.fromEntries(hazards.map((hazard) => [hazard, rowOf(hazard).noun])) as Record<H, Noun>;

export const STRANGER_NOUNS: Readonly<Record<Stranger, Noun>> = nounsOf(STRANGERS);
export const HAZARD_NOUNS: Readonly<Record<Hazard, Noun>> = nounsOf(HAZARDS);

/** What comes with a hazard. */
export const COMPANION_NOUNS = { farDoor: noun('door', 'porte', 'f'), farChest: WORDS.chest } as const;

/** A feature of a room; an unknown one is shown as it came. */
export function featureNoun(feature: string): Noun {
  const nouns: Readonly<Record<string, Noun>> = { ...COMPANION_NOUNS, ...HAZARD_NOUNS };
  return Object.hasOwn(nouns, feature) ? nouns[feature]! : placeName(feature);
}
