export { SceneError } from './arrange.ts';
export { arrangeAdvanced } from './file.ts';
