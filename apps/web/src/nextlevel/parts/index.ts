/** NextLevel's additions to the table: board, head of a turn, sheets, figures, and dice. */
export { OverFigures, UnderFigures } from './board/layers.tsx';
export { HiddenMarks } from './board/Marks.tsx';
export { lurkerSquares } from './board/lurkers.ts';
export { sayFigure, sayHiddenTraps, saySquare, sayTraps } from './board/spoken.ts';
export { tokenMarks } from './board/tokenMarks.ts';
export { Die } from './dice/Die.tsx';
export { Inspected } from './figure/Inspected.tsx';
export { TechniqueList } from './figure/TechniqueList.tsx';
export { Belongings } from './sheet/Belongings.tsx';
export { TurnStats } from './turn/TurnStats.tsx';
