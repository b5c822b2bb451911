export { arrangeNextLevel } from './arrange.ts';
export type { ArrangedNextTable } from './arrange.ts';
export type { NextScene } from './scene.ts';
