/** What abilities fallen heroes can have: those of their class that serve creatures too (EXP-QGN-10). */
import { ABILITIES_OF, abilityCard } from './abilities.ts';
import type { AbilityId } from './abilities.ts';
import type { Ability } from './abilityKinds.ts';
import type { ClassId } from './characters.ts';

/** They neither search, open, jump nor carry; nothing binds a hero to a challenge; Events are their own side's. */
const USELESS: readonly Ability['effect']['tag'][] = [
  'peek',
  'skill',
  'sureFeet',
  'forge',
  'challenge',
  'cancel',
];

function serves({ effect }: Ability): boolean {
  if (USELESS.includes(effect.tag)) return false;
  // They are met fighting, and no hero is of a family.
  if (effect.tag === 'lasting') return effect.until === 'combat';
  return effect.tag !== 'blow' || typeof effect.needs !== 'object';
}

export function abilitiesOfFallen(id: ClassId): readonly AbilityId[] {
  return ABILITIES_OF[id].filter((ability) => serves(abilityCard(ability)));
}
