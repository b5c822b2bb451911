/** Everything a player reads about a match of NextLevel, in English and French. */
export { criticalOf } from './log/attack.ts';
export { telling } from './telling.ts';
export { OPTION_DEFAULTS, OPTION_FORMS, OPTION_NAMES } from './options.ts';
export type { NextOption, OptionForm } from './options.ts';
export {
  gearName,
  giftName,
  nextCardTexts,
  scrollName,
  specialityName,
  substanceName,
  thingNoun,
  thingsOf,
  trapName,
} from './things.ts';
export { diceMentions, directionName, fimirSpellName, plightName } from './vocabulary.ts';
