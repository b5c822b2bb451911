/** Everything a player reads about a match of NextLevel, in English and French. */
export { describeNextCommand } from './commands.ts';
export { NEXT_VOICE, narrateNext, nextNamesFrom } from './narrate.ts';
export type { NextLogEvent } from './narrate.ts';
export { OPTION_DEFAULTS, OPTION_FORMS, OPTION_NAMES } from './options.ts';
export type { NextOption, OptionForm } from './options.ts';
export { nextPromptText, nextReasonText } from './prompts.ts';
export { explainNextRefusal } from './refusals.ts';
export { NEXT_ROLL_RULES, nextRollPurpose } from './rolls.ts';
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
export { diceMentions, directionName, faceName, fimirSpellName, plightName } from './vocabulary.ts';
