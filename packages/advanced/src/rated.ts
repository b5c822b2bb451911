/** The seven rated characteristics (ADV-SET-14). */
export const RATED = [
  'weaponSkill',
  'bowSkill',
  'strength',
  'toughness',
  'speed',
  'bravery',
  'intelligence',
] as const;
