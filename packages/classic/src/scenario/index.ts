export { arrange as arrangeClassic, arrangeWith, SceneError } from './arrange.ts';
export type { ArrangedTable, Arranger } from './arrange.ts';
export { sceneSchema } from './scene.ts';
export type { Scene } from './scene.ts';
