/** Everything a player reads about a match, in English and French. */
export { telling } from './telling.ts';
export { cardTexts } from './cards.ts';
export { drawBoard, drawPicture, squaresToSee, windowOn, windowRound } from './board/draw.ts';
export type { BoardOptions, DrawingOptions, Window } from './board/draw.ts';
export type { Edge, Picture, Shown } from './board/picture.ts';
export { figureMark } from './board/marks.ts';
export { legendOf } from './board/legend.ts';
export { figureMention, monsterNumber, squareName, turnTakerMention } from './names.ts';
export type { Names } from './names.ts';
export { heroCalled, isNamed } from './names.ts';
export { conditionName, heroNoun, WORDS as CLASSIC_NOUNS } from './vocabulary.ts';
