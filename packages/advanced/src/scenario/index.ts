export { arrangeAdvanced } from './file.ts';
