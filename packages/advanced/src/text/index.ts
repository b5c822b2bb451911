/** Everything a player reads about an expedition, in English and French. */
export { describeCommand } from './commands.ts';
export { figureMention, heroName, learnNames, namesFrom, seatMention, squareName } from './names.ts';
export type { Names } from './names.ts';
export { narrateAdvanced, narrateAllAdvanced } from './narrate.ts';
export type { LogLine } from './narrate.ts';
export { promptText, reasonText, roomText } from './prompts.ts';
export { explainRefusal } from './refusals.ts';
export { ROLL_RULES, rollPurpose } from './rolls.ts';
export type { Linked } from './sentence.ts';
