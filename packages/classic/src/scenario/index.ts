export { arrange as arrangeClassic, SceneError } from './arrange.ts';
export type { ArrangedTable } from './arrange.ts';
export { sceneSchema } from './scene.ts';
export type { Scene } from './scene.ts';
