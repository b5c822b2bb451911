export { Die } from './Die.tsx';
export type { DieProps } from './Die.tsx';
export { DiceTray } from './DiceTray.tsx';
export { rollsOf } from './rolls.ts';
export type { Roll } from './rolls.ts';
