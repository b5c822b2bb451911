export { Board } from './Board.tsx';
export { BoardMap } from './BoardMap.tsx';
export { cellText, figureName } from './cellText.ts';
export type { BoardProps, Camera, Light } from './props.ts';
