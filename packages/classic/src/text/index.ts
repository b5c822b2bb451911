/** Everything a player reads about a match, in English and French. */
export { cardTexts } from './cards.ts';
export { describeCommand } from './commands.ts';
export { drawBoard, drawPicture, squaresToSee, windowOn, windowRound } from './board/draw.ts';
export type { BoardOptions, DrawingOptions, Window } from './board/draw.ts';
export type { Edge, Picture, Shown } from './board/picture.ts';
export { figureMark } from './board/marks.ts';
export { legendOf } from './board/legend.ts';
export { figureMention, learnNames, namesFrom, squareName, turnTakerMention } from './names.ts';
export type { Names } from './names.ts';
export { narrate, narrateAll } from './narrate.ts';
export type { LogEvent, LogLine } from './narrate.ts';
export { promptText, reasonText } from './prompts.ts';
export { explainRefusal, faceText } from './refusals.ts';
export { ROLL_RULES, rollPurpose } from './rolls.ts';
export type { Linked } from './sentence.ts';
export { conditionName, heroNoun } from './vocabulary.ts';
