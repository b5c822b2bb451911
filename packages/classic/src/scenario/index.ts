export { arrange as arrangeClassic, arrangeWith } from './arrange.ts';
export type { ArrangedTable, Arranger } from './arrange.ts';
export { sceneSchema } from './scene.ts';
export type { DrawnScene } from './scene.ts';
