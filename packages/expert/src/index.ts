export { expert } from './system.ts';
export { ABILITIES_OF, abilityCard, defaultAbilities } from './content/abilities.ts';
export type { AbilityId } from './content/abilities.ts';
export { DEFAULT_OPTIONS, GM, newHero } from './setup.ts';
export type { Setup } from './setup.ts';
